"""Quick pairing: the first table that is complete, who is asked, who keeps their place, and what nobody can misuse."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import pairing
from tests.server.conftest import fresh_database
from tests.server.play import Player, made, socket, started
from tests.server.turned import TurnedClock

ANA, BO, CYD, DEE = "browser-of-ana", "browser-of-bo", "browser-of-cyd", "browser-of-dee"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "BATCH", 0.0)


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def asked(web: TestClient, browser: str, path: str = "", body: dict[str, Any] | None = None, **headers: str) -> Any:
    headers = {"cookie": f"ludotheque-browser={browser}"} | headers
    return web.post(f"/api/pairing{path}", json=body, headers=headers)


def wait(web: TestClient, browser: str, *games: str, paces: tuple[str, ...] = ("live",), **headers: str) -> Any:
    body = {"games": games or ("connect4",), "paces": paces, "name": browser.rpartition("-")[2].title()}
    return asked(web, browser, "", body, **headers)


def card(web: TestClient, browser: str) -> dict[str, Any]:
    told: dict[str, Any] = web.get("/api/pairing", headers={"cookie": f"ludotheque-browser={browser}"}).json()
    return told


def ticket(web: TestClient, browser: str) -> Any:
    return card(web, browser)["ticket"]


def until(web: TestClient, browser: str, so: Callable[[Any], Any]) -> Any:
    """Asked again until it is so: what the server does meanwhile takes a turn of its loop."""
    for _ in range(500):
        found = ticket(web, browser)
        if so(found):
            return found
    raise AssertionError(found)


def found_by(web: TestClient, *browsers: str) -> list[dict[str, Any]]:
    return [until(web, browser, lambda each: each and each["found"])["found"] for browser in browsers]


def come(web: TestClient, *browsers: str) -> None:
    for browser in browsers:
        assert asked(web, browser, "/answer", {"coming": True}).status_code == 200
    for browser in browsers:
        until(web, browser, lambda each: each["found"]["ready"])


def seat(web: TestClient, browser: str) -> tuple[str, int]:
    answer = asked(web, browser, "/seat")
    assert answer.status_code == 200, answer.text
    (link,) = answer.json()["links"]
    return answer.json()["table"], link["seat"]


def test_two_who_want_one_of_several_games_are_asked_come_and_sit_at_one_table(web: TestClient) -> None:
    assert wait(web, ANA, "olomoc", "hybris").json()["ticket"]["found"] is None
    progress = ticket(web, ANA)["progress"]
    assert [(each["game"], each["here"], each["needed"]) for each in progress] == [("olomoc", 1, 2), ("hybris", 1, 2)]
    wait(web, BO, "diktat", "hybris")
    assert [each["game"] for each in found_by(web, ANA, BO)] == ["hybris", "hybris"]
    come(web, ANA, BO)
    (table, one), (same, two) = seat(web, ANA), seat(web, BO)
    assert table == same and {one, two} == {0, 1}
    summary = web.get(f"/api/tables/{table}").json()
    assert (summary["game"], {each["name"] for each in summary["seats"]}) == ("hybris", {"Ana", "Bo"})
    assert summary["deal"]["by"] == "together"
    assert ticket(web, ANA) is None and ticket(web, BO) is None
    assert web.get("/api/lobby").json()["tables"] == []


def test_the_table_that_was_complete_first_takes_whoever_waits_longest(web: TestClient, hands: TurnedClock) -> None:
    for browser, games in ((ANA, ["olomoc"]), (BO, ["diktat"]), (CYD, ["hybris"])):
        wait(web, browser, *games)
        hands.turn(1)
    wait(web, DEE, "diktat", "olomoc", "hybris")
    assert found_by(web, DEE, ANA)[0]["game"] == "olomoc"
    assert ticket(web, BO)["found"] is None and ticket(web, CYD)["found"] is None


def test_whoever_says_nothing_loses_the_ticket_and_the_other_keeps_the_place(
    web: TestClient, hands: TurnedClock
) -> None:
    wait(web, ANA)
    hands.turn(5)
    wait(web, BO)
    since = ticket(web, ANA)["since"]
    found_by(web, ANA, BO)
    assert asked(web, ANA, "/answer", {"coming": True}).status_code == 200
    hands.turn(31)
    until(web, BO, lambda each: each is None)
    back = until(web, ANA, lambda each: each and each["found"] is None)
    assert back["since"] == since
    wait(web, CYD)
    hands.turn(1)
    wait(web, DEE)
    found_by(web, ANA, CYD)
    assert ticket(web, DEE)["found"] is None


def test_not_this_time_ends_the_ticket_at_once_and_too_late_is_too_late(web: TestClient, hands: TurnedClock) -> None:
    wait(web, ANA)
    wait(web, BO)
    found_by(web, ANA, BO)
    assert asked(web, BO, "/answer", {"coming": False}).json()["ticket"] is None
    until(web, ANA, lambda each: each and each["found"] is None)
    refused = asked(web, ANA, "/answer", {"coming": True})
    assert (refused.status_code, refused.json()["fault"]) == (409, "no-offer")
    assert asked(web, ANA, "/seat").json()["fault"] == "no-offer"


def test_a_live_ticket_ends_after_three_minutes_without_contact(web: TestClient, hands: TurnedClock) -> None:
    wait(web, ANA)
    wait(web, BO, "diktat", paces=("days",))
    hands.turn(170)
    assert ticket(web, ANA) is not None  # and that was contact
    hands.turn(170)
    with web.websocket_connect("/api/lobby/socket", headers={"cookie": f"ludotheque-browser={ANA}"}):
        hands.turn(600)
        assert ticket(web, ANA) is not None
    hands.turn(240)
    assert ticket(web, ANA) is None and ticket(web, BO) is not None
    hands.leap(7 * 86_400)
    hands.turn(60)
    assert ticket(web, BO) is None


def test_a_live_ticket_out_of_contact_is_not_found(web: TestClient, hands: TurnedClock) -> None:
    wait(web, ANA, paces=("live", "days"))
    hands.turn(181)
    wait(web, BO)
    assert ticket(web, BO)["found"] is None
    assert ticket(web, ANA) is not None
    found_by(web, ANA, BO)


def test_by_days_the_table_is_made_at_once_and_one_seat_a_day_is_taken(web: TestClient, hands: TurnedClock) -> None:
    for browser in (ANA, BO, CYD):
        wait(web, browser, "olomoc", paces=("days",))
        hands.turn(1)
    assert all(each["ready"] for each in found_by(web, ANA, BO))
    table, _ = seat(web, ANA)
    hands.turn(1)
    assert seat(web, BO)[0] == table
    with socket(web, table, ANA) as one:
        assert Player(one, []).until("welcome")["clock"]["each"] == 86_400
    assert ticket(web, ANA)["rests"] is not None
    assert ticket(web, CYD)["found"] is None
    hands.leap(86_500)
    assert found_by(web, ANA, CYD)[0]["ready"]


def test_both_paces_make_one_ticket_and_one_seat(web: TestClient) -> None:
    wait(web, ANA, paces=("live", "days"))
    wait(web, BO, paces=("days",))
    wait(web, CYD)
    (found,) = found_by(web, ANA)
    others = [ticket(web, browser)["found"] for browser in (BO, CYD)]
    assert found["pace"] == "days" and [other is None for other in others] == [False, True]
    seat(web, ANA)
    assert ticket(web, ANA) is None


def test_whoever_plays_live_with_others_looks_by_days_only(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}])
    alone, own = made(web, game="connect4", seats=[{"name": "Cyd"}, {"kind": "bot"}])
    with socket(web, table, ANA) as one, socket(web, alone, CYD) as two:
        Player(one, [keys[0]]).until("welcome")
        Player(two, [own[0]]).until("welcome")
        refused = wait(web, ANA)
        assert (refused.status_code, refused.json()["fault"]) == (409, "plays-live")
        assert wait(web, ANA, paces=("days",)).status_code == 200
        assert wait(web, CYD).status_code == 200  # against a robot one may wait


def test_one_person_has_one_ticket_and_takes_one_seat(web: TestClient) -> None:
    wait(web, ANA)
    again = wait(web, ANA, "olomoc")
    assert (again.status_code, again.json()["fault"]) == (409, "ticket-held")
    assert asked(web, ANA, "/end").json()["ticket"] is None
    assert wait(web, ANA).status_code == 200
    wait(web, BO)
    found_by(web, ANA, BO)
    come(web, ANA, BO)
    seat(web, ANA)
    assert asked(web, ANA, "/seat").json()["fault"] == "no-offer"
    assert asked(web, CYD, "/seat").json()["fault"] == "no-offer"


@pytest.mark.parametrize(
    "body",
    [
        {"games": [], "paces": ["live"]},
        {"games": ["connect4"], "paces": []},
        {"games": ["connect4"] * 3 + [f"game{n}" for n in range(11)], "paces": ["live"]},
    ],
)
def test_a_ticket_is_for_something(web: TestClient, body: dict[str, Any]) -> None:
    assert asked(web, ANA, "", body).json()["fault"] == "nothing-asked"
    assert asked(web, ANA, "", {"games": ["nosuchgame"], "paces": ["live"]}).status_code == 404
    assert ticket(web, ANA) is None


def test_an_estimate_is_said_from_twenty_waits_on(web: TestClient, hands: TurnedClock) -> None:
    for n in range(pairing.KNOWN // 2):
        assert card(web, ANA)["estimates"] == []
        wait(web, ANA)
        hands.turn(20 + n)
        wait(web, BO)
        found_by(web, ANA, BO)
        come(web, ANA, BO)
        seat(web, ANA)
        seat(web, BO)
        hands.turn(10)
    (told,) = card(web, ANA)["estimates"]
    assert (told["game"], told["pace"]) == ("connect4", "live") and 0 < told["seconds"] <= 30
    hands.leap(31 * 86_400)
    host = web.app.state.host  # type: ignore[attr-defined]
    web.portal.call(host.pairing.reckon)  # type: ignore[union-attr]
    assert card(web, ANA)["estimates"] == []


def test_who_looks_on_hears_of_their_own_ticket_and_of_no_other(web: TestClient) -> None:
    with (
        web.websocket_connect("/api/lobby/socket", headers={"cookie": f"ludotheque-browser={ANA}"}) as one,
        web.websocket_connect("/api/lobby/socket", headers={"cookie": f"ludotheque-browser={CYD}"}) as two,
    ):
        assert [json.loads(each.receive_text())["type"] for each in (one, two)] == ["lobby", "lobby"]
        wait(web, ANA)
        wait(web, BO)
        heard: list[dict[str, Any]] = []
        while not heard or not heard[-1]["ticket"]["found"]:
            heard.append(json.loads(one.receive_text()))
        assert {each["type"] for each in heard} == {"pairing"}
        assert not any("Bo" in json.dumps(each) for each in heard)
        asked(web, ANA, "/end")
        assert json.loads(one.receive_text())["ticket"] is None
        wait(web, CYD, "olomoc")
        assert json.loads(two.receive_text())["ticket"]["games"] == ["olomoc"]  # the first that Cyd heard


def test_two_of_one_household_never_meet_and_it_waits_for_so_many(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path, local=False) as web:
        assert wait(web, ANA).status_code == wait(web, BO).status_code == wait(web, CYD).status_code == 200
        refused = wait(web, DEE)
        assert (refused.status_code, refused.json()["fault"]) == (429, "many-tickets")
        hands.turn(60)
        assert [ticket(web, each)["found"] for each in (ANA, BO, CYD)] == [None, None, None]
        assert [each["here"] for each in ticket(web, BO)["progress"]] == [1]


def test_tickets_cost_so_that_nobody_spoils_table_after_table(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path, local=False) as web:
        for _ in range(6):
            assert wait(web, ANA).status_code == 200
            asked(web, ANA, "/end")
        refused = wait(web, ANA)
        assert (refused.status_code, refused.json()["fault"]) == (429, "too-fast")
        hands.turn(121)
        assert wait(web, ANA).status_code == 200


def test_a_restart_keeps_the_line_and_what_was_found(database: str, tmp_path: Path, hands: TurnedClock) -> None:
    with started(database, tmp_path) as web:
        wait(web, ANA)
        hands.turn(1)
        wait(web, BO)
        found_by(web, ANA, BO)
        asked(web, ANA, "/answer", {"coming": True})
    with started(database, tmp_path) as web:
        assert ticket(web, ANA)["found"]["coming"]
        asked(web, BO, "/answer", {"coming": True})
        until(web, ANA, lambda each: each["found"]["ready"])
        assert seat(web, ANA)[0] == seat(web, BO)[0]


def test_two_processes_pair_with_each_other_once(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    with started(url, tmp_path) as here, started(url, tmp_path) as there:
        wait(here, ANA)
        wait(there, BO)
        found_by(here, ANA)
        found_by(there, BO)
        assert asked(here, ANA, "/answer", {"coming": True}).status_code == 200
        assert asked(there, BO, "/answer", {"coming": True}).status_code == 200
        until(here, ANA, lambda each: each["found"]["ready"])
        until(there, BO, lambda each: each["found"]["ready"])
        assert seat(here, ANA)[0] == seat(there, BO)[0]
        assert len(here.get("/api/admin/tables").json()["tables"]) == 1
