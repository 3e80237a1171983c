"""The studio: who may, runs that go on wherever they were broken off, what they answer, games opened, editions."""

import csv
import io
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque.games.diktat.check import CONTENT
from ludotheque.lab import experiments, play
from ludotheque.server import pool, studio, wire
from tests.server.play import Player, made, socket, started
from tests.server.process import Server, server
from tests.server.test_persons import Somebody

FAIR = {"kind": "fair", "game": "diktat", "seats": 3, "bots": ["hasard"], "games": 60}


class Here:
    """Works in this process, where no test needs another."""

    def __init__(self, nice: int) -> None:
        self.threads = ThreadPoolExecutor(1)

    def submit(self, function: Callable[..., Any], /, *work: Any) -> "Future[Any]":
        return self.threads.submit(function, *work)

    def kill(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


@pytest.fixture
def beside() -> Iterator[None]:
    before = pool.use(Here)
    yield
    pool.use(before)


def until(look: Any, good: Any, patience: float = 180.0) -> Any:
    stop = time.monotonic() + patience
    while time.monotonic() < stop:
        found = look()
        if good(found):
            return found
        time.sleep(0.1)
    raise AssertionError(f"not yet: {found}")


def done(web: TestClient, name: str) -> dict[str, Any]:
    found: dict[str, Any] = until(
        lambda: web.get(f"/api/studio/experiments/{name}").json(),
        lambda one: one["state"] in ("done", "more", "stopped"),
    )
    return found


def asked(web: TestClient, **question: Any) -> dict[str, Any]:
    answer = web.post("/api/studio/experiments", json=FAIR | question)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.usefixtures("beside")
def test_a_question_is_asked_played_and_answered_and_its_games_are_seen(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        told = web.post("/api/studio/forecast", json=FAIR | {"width": 0.05}).json()
        assert told["games"] == 60 and told["reach"] > 0.05 and told["endless"] == 0 and not told["day"]
        one = done(web, asked(web, title="Is it <b>fair</b>?")["id"])
        assert (one["played"], one["total"], one["result"]["at"]) == (60, 60, 60)
        assert one["title"] == "Is it <b>fair</b>?" and one["result"]["say"]["fr"] != one["result"]["say"]["en"]
        path = f"/api/studio/experiments/{one['id']}"
        page = web.get(f"{path}/answer?lang=en").json()
        assert [each["id"] for each in page["sections"]][:2] == ["group", "seat"] and page["at"] == 60
        lines = next(each for each in page["sections"] if each["id"] == "seat")["plot"]["lines"]
        games = web.get(f"{path}/games", params={"key": lines[0]["key"], "lang": "en"}).json()["games"]
        assert games and all(game["decisions"] > 50 for game in games)
        number = page["games"][0]["number"]
        table = until(lambda: web.post(f"{path}/games/{number}/open").json()["table"], bool)
        assert web.get(f"/api/tables/{table}").json()["over"]
        assert web.post(f"{path}/games/{number}/open").json() == {"table": table}
        rows = list(csv.DictReader(io.StringIO(web.get(f"{path}/file/csv").content.decode("utf-8-sig"))))
        assert [int(row["number"]) for row in rows] == list(range(60))
        assert web.get(f"{path}/file/parquet").content[:4] == b"PAR1"
        assert web.get(f"{path}/file/html?lang=en").text.startswith("<!doctype html>")
        assert web.post(f"{path}/remove").json()["done"]
        assert web.get(path).status_code == 404 and web.get(f"/api/tables/{table}").status_code == 404
        assert web.get("/api/studio").json()["kept"] == 0


def in_full(web: TestClient, **question: Any) -> experiments.Asked:
    """A question with all that its answer depends on."""
    assert web.portal is not None
    asking: Any = web.app.state.host.studio.asked  # type: ignore[attr-defined]
    found: experiments.Asked = web.portal.call(asking, None, msgspec.convert(FAIR | question, wire.NewExperiment))
    return found


def rows_kept(running: Server, name: str) -> list[dict[str, Any]]:
    text = running.get(f"/api/studio/experiments/{name}/file/jsonl")
    return [json.loads(line) for line in text.splitlines()]


def test_a_run_goes_on_where_the_server_was_killed_and_nothing_is_twice(sqlite_url: str, tmp_path: Path) -> None:
    question = FAIR | {"kind": "option", "option": "others", "values": [False, True], "games": 60}
    running = Server(sqlite_url, tmp_path)
    name = running.post("/api/studio/experiments", question)["id"]
    path = f"/api/studio/experiments/{name}"
    until(lambda: running.get(path)["played"], lambda played: played >= 20)
    running.kill()
    with server(sqlite_url, tmp_path) as again:
        before = again.get(path)["played"]
        assert 20 <= before < 120, "it was over before the kill"
        until(lambda: again.get(path)["state"], lambda state: state in ("done", "more"))
        rows, seed = rows_kept(again, name), again.get(path)["seed"]
    assert [row["number"] for row in rows] == [*range(60), *range(60)]
    assert [row["options"]["others"] for row in rows] == [False] * 60 + [True] * 60
    with started(f"sqlite:///{tmp_path}/other.db", tmp_path / "other") as web:
        same = msgspec.structs.replace(in_full(web, **question), seed=seed)
    kept = experiments.play_some(same, 0, 120, 600.0)
    uninterrupted = [row for side in experiments.sides_of(same, kept)[0] for row in side]
    assert rows == json.loads(json.dumps(uninterrupted))


HOST = {"authorization": "Bearer the-key"}
NEW = {"game": "diktat", "name": "Jeudi & <i>co</i>"}


@pytest.mark.usefixtures("beside")
def test_only_the_host_and_whom_they_let_in_may_and_each_has_their_own_desk(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path, local=False, host_key="the-key") as web:
        ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
        for answer in (web.get("/api/studio"), ana.get("/api/studio"), ana.post("/api/studio/experiments", **FAIR)):
            assert (answer.status_code, answer.json()["fault"]) == (403, "studio-closed")
        assert ana.post("/api/admin/studio", account="Ana", may=True).status_code == 403
        for name in ("Ana", "Bo"):
            assert web.post("/api/admin/studio", json={"account": name, "may": True}, headers=HOST).status_code == 200
        assert web.post("/api/admin/studio", json={"account": "X", "may": True}, headers=HOST).status_code == 404
        one = ana.post("/api/studio/experiments", **FAIR).json()["id"]
        edition = ana.post("/api/studio/editions", **NEW).json()["card"]["id"]
        assert [each["id"] for each in ana.get("/api/studio").json()["experiments"]] == [one]
        for other in (bo.headers, HOST):
            assert web.get("/api/studio", headers=other).json()["experiments"] == []
            for path in (f"experiments/{one}", f"experiments/{one}/answer", f"editions/{edition}"):
                assert web.get(f"/api/studio/{path}", headers=other).status_code == 404
            for path in ("pause", "resume", "remove", "games/0/open"):
                assert web.post(f"/api/studio/experiments/{one}/{path}", headers=other).status_code == 404
            stolen = FAIR | {"content": f"edition/{edition}"}
            assert web.post("/api/studio/experiments", json=stolen, headers=other).status_code == 404
        told = ana.get("/api/account/export").json()["studio"]
        assert told["may"] and [each["name"] for each in told["editions"]] == [NEW["name"]] and len(told["asked"]) == 1
        web.post("/api/admin/studio", json={"account": "Ana", "may": False}, headers=HOST)
        assert ana.get("/api/studio").status_code == 403


BAD: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "bad-question"),
    ({"games": 20_001}, "bad-question"),
    ({"width": 0.0001}, "bad-question"),
    ({"seats": 9}, "bad-seats"),
    ({"bots": []}, "bad-bot"),
    ({"bots": ["../x"]}, "bad-bot"),
    ({"bots": ["hasard", "hasard"]}, "bad-seats"),
    ({"game": "nothing"}, "no-game"),
    ({"content": "/etc"}, "bad-option"),
    ({"content": "edition/none"}, "no-edition"),
    ({"content": "jeudi.0123456789ab"}, "bad-option"),
    ({"kind": "change", "other": ""}, "same-sides"),
    ({"kind": "option", "option": "content", "values": ["house", "/etc"]}, "bad-question"),
    ({"kind": "option", "option": "others", "values": [True, True]}, "same-sides"),
    ({"options": {"others": "maybe"}}, "bad-option"),
    ({"title": "x" * 121}, "bad-title"),
]


@pytest.mark.usefixtures("beside")
def test_what_cannot_be_asked_is_refused_in_words_and_limits_hold(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wrong, why in BAD:
        answer = web.post("/api/studio/experiments", json=FAIR | wrong)
        assert (answer.status_code // 100, answer.json()["fault"]) == (4, why), wrong
        assert set(answer.json()["say"]) == {"fr", "en"}
    assert web.get("/api/studio").json()["experiments"] == []
    monkeypatch.setattr(studio, "DAY", 0.01)
    assert web.post("/api/studio/experiments", json=FAIR).json()["fault"] == "long-run"
    assert asked(web, long=True)["total"] == 60
    monkeypatch.setattr(studio, "MOST_EXPERIMENTS", 1)
    assert web.post("/api/studio/experiments", json=FAIR | {"long": True}).json()["fault"] == "many-experiments"
    monkeypatch.setattr(studio, "MOST_EXPERIMENTS", 9)
    monkeypatch.setattr(studio, "ROOM", 50_000)
    assert web.post("/api/studio/experiments", json=FAIR | {"long": True}).json()["fault"] == "studio-full"


@pytest.mark.usefixtures("beside")
def test_a_run_waits_is_stopped_when_narrow_enough_and_says_what_did_not_end(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "AT_ONCE", 0)
    one = asked(web, width=0.2, games=500)
    assert one["state"] == "waiting"
    assert web.post(f"/api/studio/experiments/{one['id']}/pause").json()["state"] == "paused"
    monkeypatch.setattr(studio, "AT_ONCE", 2)
    web.post(f"/api/studio/experiments/{one['id']}/resume")
    found = done(web, one["id"])
    assert 20 <= found["played"] < 200 and found["result"]["width"] <= 0.2
    whole = in_full(web)
    middle = sorted(row["decisions"] for row in experiments.play_some(whole, 0, 20, 60.0))[10]
    short = msgspec.structs.replace(whole, limit=middle)
    rows = experiments.play_some(short, 0, 20, 60.0)
    ended = [row for row in rows if experiments.ENDLESS not in row]
    assert 0 < len(ended) < 20 and all(row["decisions"] <= middle + play.STRIDE for row in ended)
    said = studio.summed(short, [json.dumps(row) for row in rows])
    assert said["endless"] == 20 - len(ended) and f"{said['endless']} games were left as endless" in said["say"]["en"]


@pytest.mark.usefixtures("beside")
def test_an_edition_is_measured_and_played_as_it_was_and_is_never_code(web: TestClient, tmp_path: Path) -> None:
    one = web.post("/api/studio/editions", json=NEW).json()
    path, files = f"/api/studio/editions/{one['card']['id']}", one["files"]
    assert files["opportunities.toml"] == (CONTENT / "house" / "opportunities.toml").read_text(encoding="utf-8")
    assert one["faults"] == []
    for name in ("../x.toml", "/etc/x.toml", "scripts.py", "scenarios/war.py", "a/b/c.toml", "X.toml"):
        answer = web.post(path, json={"name": "Jeudi", "files": {name: "x = 1"}})
        assert (answer.status_code, answer.json()["fault"]) == (400, "edition-file"), name
    broken = web.post(path, json={"name": "Jeudi", "files": files | {"opportunities.toml": "[[card"}}).json()
    assert broken["faults"][0]["file"] == "opportunities.toml" and str(tmp_path) not in str(broken["faults"])
    assert web.post(f"{path}/freeze").json()["fault"] == "edition-faults"
    answer = web.post("/api/studio/experiments", json=FAIR | {"content": f"edition/{one['card']['id']}"})
    assert answer.json()["fault"] == "edition-faults"
    mine = files["opportunities.toml"].replace('origin = "house"', 'origin = "own"').replace('fr = "', 'fr = "Mon ', 1)
    assert web.post(path, json={"name": "Jeudi", "files": files | {"opportunities.toml": mine}}).json()["faults"] == []
    content = web.post(f"{path}/freeze").json()["content"]
    assert content.startswith("jeudi.")
    seats = [{"name": "Ana"}, {"name": "Bo"}]
    table, keys = made(web, game="diktat", seats=seats, options={"content": content})
    sheet = web.get(f"/api/tables/{table}/content").json()["cards"]
    assert sum(card["fr"]["title"].startswith("Mon ") for card in sheet.values()) == 1
    with socket(web, table) as ws:
        welcome = Player(ws, [keys[0]]).until("welcome")
        assert welcome["options"]["content"] == content and welcome["edition"] == "Jeudi"
    card = asked(web, kind="change", other=f"edition/{one['card']['id']}", games=20, title="")
    assert [side["content"] for side in card["sides"]] == ["house", content]
    assert done(web, card["id"])["played"] == 40
    web.post(path, json={"name": "Jeudi", "files": files})
    assert web.post(f"{path}/remove").json()["done"]
    assert web.get(f"/api/tables/{table}/content").json()["cards"] == sheet
    listed = next(game for game in web.get("/api/games").json()["games"] if game["id"] == "diktat")
    assert listed["contents"] == []


def told_in_lobby(web: TestClient) -> dict[str, str | None]:
    return {each["table"]: each["edition"] for each in web.get("/api/lobby").json()["tables"]}


OTHERS = [pytest.param(name, marks=pytest.mark.slow) for name in ("hybris", "neombre", "olomoc")]


@pytest.mark.parametrize("game", ["steamwatchers", *OTHERS])
@pytest.mark.usefixtures("beside")
def test_a_copy_of_every_game_can_be_played_and_is_not_taken_for_the_houses(web: TestClient, game: str) -> None:
    title = "À l’<i>Étoile</i>"
    one = web.post("/api/studio/editions", json={"game": game, "name": title}).json()
    assert one["faults"] == []
    content = web.post(f"/api/studio/editions/{one['card']['id']}/freeze").json()["content"]
    assert "toile" in content and content != title
    clock = {"budget": 600, "bonus": 10}
    shown = {"open": "fr", "clock": clock, "watch": {"who": "all", "minutes": 0, "answers": 0}}
    seats: list[dict[str, Any]] = [{"name": "Ana"}, {"name": None}]
    for options, told in (({"content": content}, title), ({}, None)):
        table, _ = made(web, game=game, seats=seats, options=options, **shown)
        with socket(web, table) as ws:  # looks on
            assert Player(ws, []).until("welcome")["edition"] == told
        listed = until(lambda: told_in_lobby(web), lambda lines, table=table: table in lines, 20)
        assert listed[table] == told
