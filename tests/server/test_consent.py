"""Somebody is away: the others replace them, once they have had time to come back. Whoever is there has a say."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.notes import LONGEST_PATIENCE, PATIENCE, Notes, Occupant, TableHead
from ludotheque.server.store import Row
from ludotheque.server.wire import ClockSettings
from tests.server.play import Player, made, socket, started, two_people
from tests.server.turned import TurnedClock, turned

BOT = {"what": "replace", "bot": "robot", "level": "hasard"}
THREE = [{"name": "Ana"}, {"name": "Bo"}, {"name": "Cy"}]


@pytest.fixture
def hands(sqlite_url: str, tmp_path: Path) -> Iterator[TurnedClock]:
    with turned() as clock:
        yield clock


@pytest.fixture
def web(hands: TurnedClock, sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as client:
        yield client


def proposal(player: Player) -> dict[str, Any]:
    """The one that is open."""
    while not player.proposals:
        player.receive()
    return player.proposals[-1]


def settle(player: Player) -> None:
    player.send(type="ping")
    player.until("pong")


def kind(web: TestClient, table: str, seat: int) -> str:
    found: str = web.get(f"/api/tables/{table}").json()["seats"][seat]["kind"]
    return found


def come(web: TestClient, table: str, key: str, browser: str) -> None:
    with socket(web, table, browser) as line:
        Player(line, [key]).until("proposals")


def test_an_absent_seat_is_played_by_a_bot_when_its_time_is_up(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web)
    come(web, table, keys[1], "bo")
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        assert ana.ask(type="propose", seat=0, target=1, **BOT)["type"] == "accepted"
        asked = proposal(ana)
        assert 0 < asked["due"] - hands.now() <= PATIENCE
        hands.turn(PATIENCE / 1000 - 1)
        settle(ana)
        assert kind(web, table, 1) == "human"  # not one second before
        hands.turn(2)
        while ana.proposals:
            ana.receive()
        assert kind(web, table, 1) == "bot"
    with socket(web, table, "bo") as two:
        back = Player(two, [keys[1]])
        assert back.until("welcome")["you"] == []


def test_a_reload_costs_nobody_a_seat(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web)
    come(web, table, keys[1], "bo")
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, what="replace", target=1)
        assert kind(web, table, 1) == "human"
        come(web, table, keys[1], "bo")  # back, and gone again
        while proposal(ana)["due"] is not None:
            ana.receive()
        hands.turn(PATIENCE / 500)
        settle(ana)
        assert kind(web, table, 1) == "human"
        with socket(web, table, "bo") as two:
            bo = Player(two, [keys[1]])
            assert bo.until("welcome")["you"] == [1]
            bo.ask(type="consent", seat=1, proposal=proposal(bo)["number"], yes=False)
        settle(ana)
        assert ana.proposals == []


def test_an_absent_seat_is_open_to_a_new_link_once_all_the_others_agree(web: TestClient, hands: TurnedClock) -> None:
    table, keys = made(web, game="diktat", seats=THREE)
    come(web, table, keys[2], "cy")
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("proposals")
        bo.until("proposals")
        ana.ask(type="say", seat=0, text="for the eyes of Cy", to=2)
        ana.ask(type="propose", seat=0, what="replace", target=2)
        asked = proposal(bo)
        assert (asked["what"], asked["target"], asked["agreed"]) == ("replace", 2, [0])
        hands.turn(PATIENCE / 1000 + 1)
        settle(ana)
        assert kind(web, table, 2) == "human"  # Bo has not said anything
        bo.ask(type="consent", seat=1, proposal=asked["number"], yes=True)
        while ana.proposals:
            ana.receive()
        assert kind(web, table, 2) == "open"
        with socket(web, table, "maker") as three:  # the first link opens it no longer
            assert Player(three, [keys[2]]).until("welcome")["you"] == []
        cookie = {"cookie": "ludotheque-browser=bo"}
        fresh = web.post(f"/api/tables/{table}/revoke", json={"seat": 2}, headers=cookie).json()["links"][0]["key"]
        with socket(web, table, "dee") as three:
            dee = Player(three, [fresh], name="Dee")
            welcome = dee.until("welcome")
            assert welcome["you"] == [2] and welcome["seats"][2]["name"] == "Dee"
            said = [line["say"]["en"] for line in welcome["chat"]]
            assert said[0] == "Cy has left the seat: it is open to whoever opens a new link."
            ana.ask(type="say", seat=0, text="for the eyes of Dee", to=2)
            assert dee.until("chat")["line"]["text"] == "for the eyes of Dee"
            assert "eyes of Cy" not in "".join(dee.bytes)
    with socket(web, table, "cy") as three:
        assert Player(three, [keys[2]]).until("welcome")["you"] == []


@pytest.mark.parametrize("yes", [True, False])
def test_whoever_is_there_must_agree_to_be_replaced(web: TestClient, hands: TurnedClock, yes: bool) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("proposals")
        bo.until("proposals")
        ana.ask(type="propose", seat=0, target=1, **BOT)
        asked = proposal(bo)
        assert asked["due"] is None
        hands.turn(PATIENCE / 500)
        settle(bo)
        assert kind(web, table, 1) == "human"
        bo.ask(type="consent", seat=1, proposal=asked["number"], yes=yes)
        assert kind(web, table, 1) == ("bot" if yes else "human")
        assert ana.ask(type="consent", seat=0, proposal=asked["number"], yes=True)["why"] == "no-proposal"


def test_one_who_comes_back_in_time_may_say_no(web: TestClient, hands: TurnedClock) -> None:
    table, keys = made(web, game="diktat", seats=THREE)
    for n, browser in enumerate(("ana", "bo", "cy")):
        come(web, table, keys[n], browser)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, target=2, **BOT)
    with socket(web, table, "cy") as three:
        cy = Player(three, [keys[2]])
        asked = proposal(cy)
        cy.ask(type="consent", seat=2, proposal=asked["number"], yes=False)
    web.app.state.host.forget(table)  # type: ignore[attr-defined]
    with socket(web, table, "bo") as two:  # from the log alone it is settled too
        bo = Player(two, [keys[1]])
        bo.until("proposals")
        assert bo.proposals == []
        assert bo.ask(type="consent", seat=1, proposal=asked["number"], yes=True)["why"] == "no-proposal"
    assert kind(web, table, 2) == "human"


def test_a_table_that_slept_carries_out_what_is_due(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web)
    come(web, table, keys[1], "bo")
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, target=1, **BOT)
    web.app.state.host.forget(table)  # type: ignore[attr-defined]
    hands.turn(PATIENCE / 1000 + 1)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        while ana.proposals:
            ana.receive()
    assert kind(web, table, 1) == "bot"


def test_nobody_waits_for_whoever_never_came(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, target=1, **BOT)
        assert kind(web, table, 1) == "bot"


@pytest.mark.parametrize(
    ("clock", "pauses", "patience"),
    [
        (None, [5, 9], PATIENCE),
        (None, [5, 3600, 20], 3 * 3_600_000),
        (None, [5, 200_000], LONGEST_PATIENCE),
        ({"budget": 900, "bonus": 20}, [5, 9], PATIENCE),
        ({"budget": 604_800, "bonus": 86_400}, [], LONGEST_PATIENCE),
    ],
)
def test_how_long_somebody_is_waited_for(clock: Any, pauses: list[int], patience: int) -> None:
    settings = None if clock is None else ClockSettings(**clock)
    notes = Notes(TableHead({}, "", [Occupant("human")], clock=settings), 0)
    time = 10**9  # nobody counts how long it took until the first move
    for n, pause in enumerate([0, *pauses], 1):
        time += pause * 1000
        notes.recorded(Row(n, time, b""), {"seat": 0})
    assert notes.patience == patience


def test_a_bot_gives_its_seat_to_a_person(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, what="replace", target=1)
        cookie = {"cookie": "ludotheque-browser=ana"}
        fresh = web.post(f"/api/tables/{table}/revoke", json={"seat": 1}, headers=cookie).json()["links"][0]["key"]
    with socket(web, table, "bo") as two:
        assert Player(two, [fresh], name="Bo").until("welcome")["you"] == [1]


def test_a_proposal_that_makes_no_sense_is_refused(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        for bad, why in (
            ({"what": "replace"}, "unreadable"),
            ({"what": "replace", "target": 9}, "unreadable"),
            ({"what": "replace", "target": 1, "bot": "deep"}, "bad-bot"),
            ({"what": "undo"}, "bad-point"),
            ({"what": "undo", "at": 99}, "bad-point"),
        ):
            answer = ana.ask(type="propose", seat=0, **bad)
            assert (answer["type"], answer["why"]) == ("refused", why) and set(answer["say"]) == {"fr", "en"}


def test_lines_of_the_table_come_in_both_languages(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, target=1, **BOT)
        told = [json.loads(text)["line"] for text in ana.bytes if '"type":"chat"' in text]
    assert [set(line["say"]) for line in told] == [{"fr", "en"}] and told[0]["seat"] is None


def test_an_agreement_does_not_wait_for_a_seat_that_nobody_has_taken(web: TestClient) -> None:
    table, keys = made(web, game="hybris", seats=THREE)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("proposals")
        bo.until("proposals")
        assert ana.ask(type="propose", seat=0, what="pause")["type"] == "accepted"
        asked = proposal(bo)
        settle(ana)
        with socket(web, table, "cy") as three:  # whoever comes before it is done has a say
            cy = Player(three, [keys[2]])
            cy.until("proposals")
            assert bo.ask(type="consent", seat=1, proposal=asked["number"], yes=True)["type"] == "accepted"
            settle(bo)
            settle(ana)
            assert proposal(ana)["agreed"] == [0, 1]
            assert cy.ask(type="consent", seat=2, proposal=asked["number"], yes=True)["type"] == "accepted"
            while cy.proposals:
                cy.receive()
    table, keys = made(web, game="hybris", seats=THREE)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("proposals")
        bo.until("proposals")
        assert ana.ask(type="propose", seat=0, what="pause")["type"] == "accepted"
        assert bo.ask(type="consent", seat=1, proposal=proposal(bo)["number"], yes=True)["type"] == "accepted"
        while bo.proposals:
            bo.receive()


def test_a_pause_stops_everybody_and_ends_at_its_hour(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 600})
    host = web.app.state.host  # type: ignore[attr-defined]
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        for player in (ana, bo):
            player.until("clock")
        now = host.steady.now()
        for far in (10_000, 61 * 86_400_000, -5):
            assert ana.ask(type="propose", seat=0, what="pause", until=now + far)["why"] == "bad-hour"
        assert ana.ask(type="propose", seat=0, what="pause", until=now + 3_600_000)["type"] == "accepted"
        proposal = (bo.proposals or bo.until("proposals")["proposals"])[0]
        assert proposal["until"] == now + 3_600_000
        bo.ask(type="consent", seat=1, proposal=proposal["number"], yes=True)
        for player, seat in ((ana, 0), (bo, 1)):
            while not player.states[seat]["paused"]:
                player.until("state")
            assert player.states[seat]["resumes"] == now + 3_600_000
            assert (
                player.ask(type="choose", seat=seat, choice=["drop", 3], at=player.states[seat]["at"])["why"]
                == "paused"
            )
        bo.ask(type="propose", seat=1, what="resume")
        hands.turn(3599)
        assert host.rooms[table].live.paused
        hands.turn(1)
        for player, seat in ((ana, 0), (bo, 1)):
            while player.states[seat]["paused"]:
                player.until("state")
            assert player.states[seat]["resumes"] is None
        assert not host.rooms[table].live.proposals
        assert web.portal is not None
        fresh = web.portal.call(host.read, table)
        assert (fresh.paused, fresh.clocks.left) == (False, [600_000, 600_000])
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"
