"""All my tables in one call: those that wait first, each as my own seats know it, and nothing told twice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.events import Event
from tests.server.play import Player, made, socket, started, two_people
from tests.server.turned import TurnedClock

ANA, BO = "browser-of-ana", "browser-of-bo"
DAYS = {"budget": 604_800, "bonus": 86_400}


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def mine(web: TestClient, browser: str, *tables: str, **headers: str) -> Any:
    cookies = {"cookie": f"ludotheque-browser={browser}"}
    return web.post("/api/mine", json={"tables": [{"table": each} for each in tables]}, headers=cookies | headers)


def sat(web: TestClient, game: str = "connect4", **more: Any) -> tuple[str, list[str]]:
    """A table at which both have taken their seats."""
    table, keys = two_people(web, game, **more)
    for browser, key in ((ANA, keys[0]), (BO, keys[1])):
        with socket(web, table, browser) as one:
            Player(one, [key]).until("state")
    return table, keys


def answer(web: TestClient, table: str, browser: str, seat: int, choice: list[Any] | None = None) -> None:
    with socket(web, table, browser) as one:
        player = Player(one, [])
        while not player.states.get(seat, {}).get("decision"):
            player.until("state")
        given = choice or player.states[seat]["decision"]["choices"][0]
        assert player.choose(seat, given)["type"] == "accepted"


def test_each_is_told_their_own_seats_and_what_they_are_asked(web: TestClient) -> None:
    table, _ = sat(web)
    (ana,), (bo,) = (mine(web, browser, table).json()["tables"] for browser in (ANA, BO))
    assert (ana["you"], ana["asked"]) == ([0], [0]) and ana["question"]["fr"] and ana["question"]["en"]
    assert (bo["you"], bo["asked"], bo["question"], bo["happened"]) == ([1], [], {}, [])
    (nobody,) = mine(web, "somebody-else", table).json()["tables"]
    assert (nobody["you"], nobody["asked"], nobody["question"]) == ([], [], {})


def test_what_happened_since_my_last_answer_is_told_in_a_few_sentences(web: TestClient) -> None:
    table, _ = sat(web)
    answer(web, table, ANA, 0, ["drop", 3])
    answer(web, table, BO, 1, ["drop", 5])
    (ana,) = mine(web, ANA, table).json()["tables"]
    assert [said["en"] for said in ana["happened"]] and len(ana["happened"]) <= 3
    assert all("Bo" in said["en"] and "Ana" not in said["en"] for said in ana["happened"])
    answer(web, table, ANA, 0, ["drop", 3])
    answer(web, table, BO, 1, ["drop", 6])
    (later,) = mine(web, ANA, table).json()["tables"]
    assert len(later["happened"]) == len(ana["happened"])  # not what was told with the answer before


def test_the_clock_that_runs_out_first_comes_first_then_what_has_waited_longest(
    web: TestClient, hands: TurnedClock
) -> None:
    old, _ = sat(web)
    hands.turn(60)
    new, _ = sat(web)
    slow, _ = sat(web, clock=DAYS)
    brisk, _ = sat(web, clock={"budget": 900, "bonus": 20})
    done, _ = sat(web)
    answer(web, done, ANA, 0)
    found = mine(web, ANA, done, new, old, slow, brisk).json()["tables"]
    assert [each["summary"]["table"] for each in found] == [brisk, slow, old, new, done]
    assert found[1]["due"] - found[0]["due"] == pytest.approx((604_800 - 900) * 1000, abs=60_000)
    assert found[2]["due"] is None and not found[4]["asked"]


def test_a_tag_shown_again_is_told_that_nothing_has_changed(web: TestClient) -> None:
    table, _ = sat(web, clock=DAYS)
    first = mine(web, ANA, table)
    again = mine(web, ANA, table, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    answer(web, table, ANA, 0)
    assert mine(web, ANA, table, **{"if-none-match": first.headers["etag"]}).status_code == 200
    assert "no-store" in first.headers["cache-control"]


def test_a_table_that_is_there_no_more_is_named(web: TestClient) -> None:
    table, _ = sat(web)
    told = mine(web, ANA, "nosuchtable", table).json()
    assert told["gone"] == ["nosuchtable"] and len(told["tables"]) == 1


def test_the_tables_of_an_account_are_told_on_any_device(web: TestClient) -> None:
    web.post("/api/register", json={"name": "ana", "password": "a long secret"})
    session = web.cookies["ludotheque"]
    table, keys = two_people(web)
    with web.websocket_connect(
        f"/api/tables/{table}/socket", headers={"cookie": f"ludotheque={session}; ludotheque-browser={ANA}"}
    ) as one:
        Player(one, [keys[0]]).until("state")
    elsewhere = web.post("/api/mine", json={}, headers={"cookie": f"ludotheque={session}; ludotheque-browser=x"})
    assert [each["you"] for each in elsewhere.json()["tables"]] == [[0]]
    web.cookies.clear()
    assert web.post("/api/mine", json={}).json()["tables"] == []


def test_whoever_keeps_no_cookie_shows_the_key_in_the_body(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        Player(one, [keys[0]]).until("state")
    web.cookies.clear()
    body = {"tables": [{"table": table, "keys": [keys[0]]}]}
    assert web.post("/api/mine", json=body).json()["tables"][0]["asked"] == [0]
    web.cookies.clear()
    wrong = {"tables": [{"table": table, "keys": ["nonsense"]}]}
    assert web.post("/api/mine", json=wrong).json()["tables"][0]["asked"] == []


def test_around_one_screen_neither_question_nor_sentences_are_told(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}], hotseat=True)
    with socket(web, table, ANA) as one:
        Player(one, [keys[0]]).until("state")
    (both,) = mine(web, ANA, table).json()["tables"]
    assert (both["you"], both["asked"], both["question"], both["happened"]) == ([0, 1], [0], {}, [])


def test_nothing_waits_at_a_table_that_is_paused_or_closed(web: TestClient) -> None:
    table, _ = sat(web)
    with socket(web, table, ANA) as one, socket(web, table, BO) as two:
        ana, bo = Player(one, []), Player(two, [])
        ana.until("state")
        bo.until("state")
        ana.ask(type="propose", seat=0, what="pause")
        bo.until("proposals")
        bo.ask(type="consent", seat=1, proposal=1, yes=True)
    (paused,) = mine(web, ANA, table).json()["tables"]
    assert paused["summary"]["paused"] and paused["asked"] == []


def test_a_seat_is_told_nothing_that_it_did_not_notice(web: TestClient) -> None:
    table, _ = sat(web)
    answer(web, table, ANA, 0)
    answer(web, table, BO, 1)
    told = web.app.state.host.rooms[table].live.table.told  # type: ignore[attr-defined]
    before = mine(web, ANA, table).json()["tables"][0]["happened"]
    told.append(Event("LUD-10", "undone", {"seat": 1}, eyes=1 << 1, private=True))
    assert mine(web, ANA, table).json()["tables"][0]["happened"] == before
    told.append(Event("LUD-10", "undone", {"seat": 1}, eyes=1 << 0, private=True))
    assert mine(web, ANA, table).json()["tables"][0]["happened"] != before
