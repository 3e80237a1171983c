"""Options of whatever shape: refused in words, or a table that opens. And tables that do not."""

import copy
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.games.neombre.campaign import left
from ludotheque.match.faces import game
from ludotheque.match.registry import registry
from tests.server.play import Player, made, socket, started, two_people

STRANGE: tuple[Any, ...] = (
    *(None, True, 5, -1, 2**63, 10**30, 1.5, "", "x", "\u0000x", "../house", "é" * 300),
    *([], [5], [[1]], [{}], {}, {"x": 1}, [None], json.loads("[" * 300 + "]" * 300)),
)
MOST = 400  # bodies a game


def carried(name: str) -> dict[str, Any]:
    """What a game leaves to the next, where it leaves something."""
    if name == "phare":
        return {"campaign": {"oil": 2, "lens": 1}}
    if name != "neombre":
        return {}
    table, rng = game(name).new(2, 1), random.Random(1)
    state: Any = table.state
    while len(table.entries) < 12:
        decision = table.waiting[0]
        assert isinstance(decision.choices, list)
        assert table.choose(decision.seat, rng.choice(decision.choices)) is None
    return {"campaign": left(state)}


def turned(value: Any) -> Iterator[Any]:
    """The value with one part, at whatever depth, made strange, left out, or put twice."""
    yield from STRANGE
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {name: other for name, other in value.items() if name != key}
            yield value | {f"{key}?": inner}
            for strange in turned(inner):
                yield value | {key: strange}
    elif isinstance(value, list) and value:
        yield value[1:]
        yield value + value
        for strange in turned(value[0]):
            yield [strange, *value[1:]]


@pytest.mark.parametrize("name", sorted(registry()))
def test_options_of_any_shape_are_refused_in_words_or_make_a_table_that_opens(
    name: str, web: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    rules = registry()[name]
    usual = {key: option.default for key, option in rules.manifest.options.items()} | carried(name)
    every = [{key: strange} for key, value in sorted(usual.items()) for strange in turned(copy.deepcopy(value))]
    every += [{"campaign": strange} for strange in STRANGE] + [{"": 1}, {"no-such": {}}]
    rng = random.Random(7)
    seats = [{"name": f"P{n}"} for n in range(max(2, rules.manifest.seats[0]))]
    for options in every if len(every) <= MOST else rng.sample(every, MOST):
        answer = web.post("/api/tables", json={"game": name, "seats": seats, "options": options})
        told = str(options)[:200]
        assert answer.status_code in (200, 400), (answer.status_code, told)
        if answer.status_code == 400:
            assert len(answer.json()["say"]["fr"]) > 10, told
            continue
        table = answer.json()["table"]
        assert web.get(f"/api/tables/{table}").status_code == 200, told
        with socket(web, table) as one:
            assert Player(one, [answer.json()["links"][0]["key"]]).until("state")["view"], told
    flaws = [web.post(f"/api/games/{name}/flaws", json={"options": options}) for options in every[:60]]
    assert {answer.status_code for answer in flaws} <= {200, 400}
    assert not [record for record in caplog.records if record.exc_info]


def spoilt(url: str, table: str, what: str, by: str) -> None:
    """The head of a table as some earlier program may have stored it."""
    db = sqlite3.connect(url.removeprefix("sqlite:///"))
    assert db.execute("UPDATE game_table SET head = replace(head, ?, ?) WHERE id = ?", (what, by, table)).rowcount
    db.commit()
    db.close()


def test_a_table_that_cannot_be_opened_says_so_and_is_removed_by_its_maker_or_the_host(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    option = '"campaign":{}'
    bad = '"campaign":{"oil":[],"lens":{"x":1}}'
    seats = [{"name": "Ana"}, {"name": "Bo"}]
    with started(sqlite_url, tmp_path) as web:
        tables = [web.post("/api/tables", json={"game": "phare", "seats": seats}).json() for _ in range(2)]
        fine, keys = two_people(web)
    for each in tables:
        spoilt(sqlite_url, each["table"], option, bad)
    with started(sqlite_url, tmp_path, host_key="host") as web:
        (one, maker), (other, _) = ((each["table"], each["links"][-1]) for each in tables)
        assert maker["seat"] == -1
        for _ in range(5):
            answer = web.get(f"/api/tables/{one}")
            assert answer.status_code == 409 and answer.json()["say"]["en"]
            with socket(web, one) as line:
                assert Player(line, [maker["key"]]).until("closed")["why"] == answer.json()["fault"]
        assert len([record for record in caplog.records if "cannot be laid" in record.message]) == 1
        assert not [record for record in caplog.records if record.exc_info]
        seat = tables[0]["links"][0]["key"]
        refused = web.post(f"/api/tables/{one}/remove", json={"keys": [seat, keys[0]]})
        assert (refused.status_code, refused.json()["fault"]) == (403, "not-yours")
        assert web.post(f"/api/tables/{one}/remove", json={"keys": [maker["key"]]}).json()["done"] is True
        assert web.post(f"/api/admin/tables/{other}/remove").json()["done"] is True
        assert [web.get(f"/api/tables/{table}").status_code for table in (one, other, fine)] == [404, 404, 200]


def test_a_table_that_opens_is_not_removed_by_its_maker(web: TestClient) -> None:
    body = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}]}
    new = web.post("/api/tables", json=body).json()
    refused = web.post(f"/api/tables/{new['table']}/remove", json={"keys": [new["links"][-1]["key"]]})
    assert (refused.status_code, refused.json()["fault"]) == (409, "opens")
    table, _ = made(web, **body)
    assert web.get(f"/api/tables/{table}").status_code == 200
