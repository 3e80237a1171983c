"""Standing orders: they answer for whoever is away, and for nobody else; and nobody can tell that they exist."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.match.bots import RandomBot
from ludotheque.server import orders, sockets
from ludotheque.server.live import LiveTable
from ludotheque.server.numbers import ROOM
from tests.marks import rule
from tests.server.play import Player, made, socket, started, two_people
from tests.server.test_consent import BOT
from tests.server.turned import TurnedClock, turned

DAY = 86_400
DAYS = {"budget": 3 * DAY, "each": 2 * DAY}
LATEST = 181


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def live(web: TestClient, table: str) -> LiveTable:
    found: LiveTable = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
    return found


def drop(*columns: int, **more: Any) -> dict[str, Any]:
    return {"ask": "drop", "answers": [["drop", n] for n in columns], "until": "game", **more}


def settle(player: Player) -> None:
    player.send(type="ping")
    player.until("pong")


def order(player: Player, seat: int, *given: dict[str, Any], **more: Any) -> dict[str, Any]:
    return player.ask(type="consign", seat=seat, orders=[*given], **more)


def told(web: TestClient, table: str, key: str, seat: int) -> dict[str, Any]:
    """The orders of a seat, as its browser hears them on arriving."""
    with socket(web, table, f"of-{seat}") as line:
        found: dict[str, Any] = Player(line, [key]).until("orders")
        return found


def states(web: TestClient, table: str, key: str, seat: int) -> list[str]:
    return [each["state"] for each in told(web, table, key, seat)["orders"]]


@contextlib.contextmanager
def at_table(web: TestClient, table: str, key: str, seat: int, languages: list[str] | None = None) -> Iterator[Player]:
    """Somebody comes, and goes."""
    with socket(web, table, f"of-{seat}") as line:
        player = Player(line, [key], languages)
        player.until("proposals")
        yield player


def let_pass(web: TestClient, hands: TurnedClock, seconds: float) -> None:
    """And what that sets off is written."""
    hands.turn(seconds)
    assert web.portal is not None
    for _ in range(4):
        web.portal.call(asyncio.sleep, 0.01)


def wait_for(so: Callable[[], bool]) -> None:
    for _ in range(400):
        if so():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come to pass")


@rule("LUD-17")
def test_the_first_order_that_fits_gives_the_first_answer_that_is_allowed(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock=DAYS)
    with at_table(web, table, keys[0], 0) as ana:
        with at_table(web, table, keys[1], 1) as bo:
            never = [
                drop(6, lacking=["drop", 6]),
                drop(5, offered=["drop", 6], on=False),
                {**drop(4), "ask": "outcome"},
            ]
            assert order(bo, 1, *never, drop(0, 3))["type"] == "accepted"
        for n, answered in enumerate([0, 0, 0, 3]):
            assert ana.choose(0, ["drop", min(n // 3, 1)])["type"] == "accepted"
            at = len(live(web, table).table.entries)
            let_pass(web, hands, 19)
            assert len(live(web, table).table.entries) == at, "an answer came too soon"
            let_pass(web, hands, LATEST)
            settle(ana)
            assert live(web, table).table.entries[-1].choice == ("drop", answered)
    assert [each["used"] for each in told(web, table, keys[1], 1)["orders"]] == [0, 0, 0, 4]


def test_an_order_that_cannot_be_carried_out_sleeps_until_its_author_wants_it_again(
    web: TestClient, hands: TurnedClock
) -> None:
    table, keys = two_people(web, clock=DAYS)
    with at_table(web, table, keys[0], 0) as ana:
        with at_table(web, table, keys[1], 1) as bo:
            order(bo, 1, drop(0), drop(5))
        for n in (0, 0, 0, 1):
            ana.choose(0, ["drop", n])
            let_pass(web, hands, LATEST)
            settle(ana)
        assert len(live(web, table).table.entries) == 7  # the question waits: no other order is asked instead
        assert states(web, table, keys[1], 1) == ["illegal", "stands"]
        with at_table(web, table, keys[1], 1) as bo:
            assert bo.choose(1, ["drop", 1])["type"] == "accepted"
            order(bo, 1, drop(2), drop(0))  # written anew, in another order: it sleeps on
            assert states(web, table, keys[1], 1) == ["stands", "illegal"]
            order(bo, 1, drop(2), drop(0), renew=[1])
        assert states(web, table, keys[1], 1) == ["stands", "stands"]
        ana.ask(type="propose", seat=0, what="undo", at=ana.states[0]["at"] - 1)
        with at_table(web, table, keys[1], 1) as bo:
            proposal = bo.proposals[0]["number"] if bo.proposals else bo.until("proposals")["proposals"][0]["number"]
            assert bo.ask(type="consent", seat=1, proposal=proposal, yes=True)["type"] == "accepted"
        assert states(web, table, keys[1], 1) == ["back", "back"]  # written for another position


def test_what_is_taken_back_is_answered_by_hand(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, "phare", clock=DAYS)
    with at_table(web, table, keys[0], 0) as one, at_table(web, table, keys[1], 1) as two:
        players = [one, two]
        for player, seat in zip(players, (0, 1), strict=True):
            decision = player.states[seat]["decision"]
            if decision is not None:
                order(player, seat, {"ask": decision["ask"], "answers": decision["choices"][:8], "until": "game"})
                before = len(live(web, table).table.entries)
                let_pass(web, hands, LATEST)
                settle(player)
                assert len(live(web, table).table.entries) > before
                if player.ask(type="undo", seat=seat)["type"] == "accepted":
                    taken = len(live(web, table).table.entries)
                    let_pass(web, hands, 2 * LATEST)
                    settle(player)
                    assert [each.seat for each in live(web, table).table.entries[taken:]] != [seat]
                    return
    pytest.fail("nothing could be taken back")


def test_orders_outlive_a_restart_and_no_change_of_whoever_sits_there(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, clock=DAYS)
        with at_table(web, table, keys[1], 1) as bo:
            order(bo, 1, drop(3))
        with at_table(web, table, keys[0], 0) as ana:
            ana.choose(0, ["drop", 3])
    with started(sqlite_url, tmp_path) as web:  # nobody comes
        wait_for(lambda: table in web.app.state.host.rooms)  # type: ignore[attr-defined]
        let_pass(web, hands, LATEST)
        wait_for(lambda: len(live(web, table).table.entries) == 2)
        with at_table(web, table, keys[0], 0) as ana:
            assert live(web, table).table.entries[-1].choice == ("drop", 3)
            (link,) = web.post(f"/api/admin/tables/{table}/seats/1/remove").json()["links"]
            ana.choose(0, ["drop", 2])
            let_pass(web, hands, LATEST)
            settle(ana)
            assert len(live(web, table).table.entries) == 3 and not live(web, table).orders
            with socket(web, table, "of-another") as line:
                cy = Player(line, [link["key"]])
                cy.until("state")
                let_pass(web, hands, LATEST)
                settle(cy)
                assert not any('"type":"orders"' in text for text in cy.bytes)
            assert len(live(web, table).table.entries) == 3


def test_whoever_is_given_the_seat_by_a_link_finds_no_order(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock=DAYS)
    with at_table(web, table, keys[0], 0) as ana:
        with at_table(web, table, keys[1], 1) as bo:
            order(bo, 1, drop(3))
            cookie = {"cookie": "ludotheque-browser=of-1"}
            (link,) = web.post(f"/api/tables/{table}/revoke", json={"seat": 1}, headers=cookie).json()["links"]
        with socket(web, table, "of-another") as line:
            cy = Player(line, [link["key"]])
            cy.until("proposals")
            assert not live(web, table).orders
            ana.choose(0, ["drop", 3])
            let_pass(web, hands, LATEST)
            settle(cy)
            assert len(live(web, table).table.entries) == 1
            assert not any('"type":"orders"' in text for text in cy.bytes)


def test_a_robot_that_stands_in_and_whoever_may_be_replaced_answer_by_no_order(
    web: TestClient, hands: TurnedClock
) -> None:
    table, keys = two_people(web, clock=DAYS)
    with at_table(web, table, keys[0], 0) as ana:
        with at_table(web, table, keys[1], 1) as bo:
            order(bo, 1, drop(3))
        ana.ask(type="propose", seat=0, target=1, **BOT)
        ana.choose(0, ["drop", 3])
        let_pass(web, hands, LATEST)
        settle(ana)
        assert len(live(web, table).table.entries) == 1
        with at_table(web, table, keys[1], 1) as bo:
            settle(ana)
            assert ana.proposals[0]["due"] is not None  # by looking on nobody shows that they are there
            bo.ask(type="say", seat=1, text="I am")
            wait_for(lambda: [each.due for each in live(web, table).proposals.values()] == [None])


def test_where_all_can_see_the_one_answer_it_is_given_at_once_whatever_is_ordered(
    web: TestClient, hands: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = two_people(web, clock=DAYS)
    with at_table(web, table, keys[0], 0) as ana:
        with at_table(web, table, keys[1], 1) as bo:
            order(bo, 1, drop(6), only=True)
        one = ("drop", 3)
        monkeypatch.setattr(orders, "only_answer", lambda live, seat: one if seat == 1 else None)
        ana.choose(0, ["drop", 3])
        let_pass(web, hands, 0)
        wait_for(lambda: len(live(web, table).table.entries) == 2)
        assert live(web, table).table.entries[-1].choice == one
        with at_table(web, table, keys[1], 1) as bo:
            order(bo, 1, only=True)
        monkeypatch.setattr(orders, "known_to_all", lambda live, seat: False)  # somebody might think of another
        settle(ana)
        ana.choose(0, ["drop", 3])
        let_pass(web, hands, LATEST)
        settle(ana)
        assert len(live(web, table).table.entries) == 3


def test_orders_are_checked_and_limited(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock=DAYS)
    live_table, _ = two_people(web)
    with at_table(web, table, keys[1], 1) as bo:
        for given, why in (
            ([drop(0, by=1)], "bad-order"),
            ([drop(0, by=7)], "bad-order"),
            ([{**drop(0), "ask": "nonsense"}], "bad-order"),
            ([{**drop(0), "answers": [["kill", 17]]}], "bad-order"),
            ([{**drop(0), "answers": [["drop", 9999]]}], ""),
            ([drop(0)] * 13, "many-orders"),
            ([drop(*range(9))], "many-orders"),
        ):
            assert order(bo, 1, *given).get("why", "") == why, given
        assert order(bo, 0, drop(0))["why"] == "not-your-seat"
        assert bo.ask(type="ahead", seat=0)["why"] == bo.ask(type="recall", seat=0)["why"] == "not-your-seat"
        assert "too-fast" in [order(bo, 1).get("why") for _ in range(30)]
    with socket(web, live_table) as line:
        cy = Player(line, [])
        cy.until("state")
        assert order(cy, 0, drop(0))["why"] == "not-your-seat"
    other, keys = two_people(web)
    with at_table(web, other, keys[0], 0) as ana:
        assert order(ana, 0, drop(0))["why"] == "no-orders"


# -- nobody can tell


def seen_by_others(
    database: str, data: Path, hands: TurnedClock, game: str, seats: int, away: bool
) -> tuple[list[list[Any]], int]:
    """What each of the others is sent while seat 1 answers, and how often it did: by order while it is away, or by hand
    while it is there."""
    rng, bot, answered = random.Random(7), RandomBot(7), 0
    with started(database, data) as web, contextlib.ExitStack() as stack:
        people = [{"name": f"Player {n}"} for n in range(seats)]
        table, keys = made(web, game=game, clock=DAYS, seats=people)
        others = {n: stack.enter_context(at_table(web, table, keys[n], n)) for n in range(seats) if n != 1}
        spectator = Player(stack.enter_context(socket(web, table)), [])
        spectator.until("state")
        start = len(others[0].bytes)
        with at_table(web, table, keys[1], 1):
            pass
        while len(live(web, table).table.entries) < 60 and answered < 8 and not live(web, table).table.over:
            now = live(web, table)
            seat = rng.choice([n for n in now.asked if n != 1] or [1])
            choice = list(bot.answer(now.table, seat))
            if seat != 1:
                assert others[seat].choose(seat, choice)["type"] == "accepted"
            elif away:
                ask = now.table.decision(1).ask
                with at_table(web, table, keys[1], 1) as bo:
                    assert order(bo, 1, {"ask": ask, "answers": [choice], "until": "game"})["type"] == "accepted"
                let_pass(web, hands, 60)
            else:
                let_pass(web, hands, 60)
                with at_table(web, table, keys[1], 1) as bo:
                    assert bo.choose(1, choice)["type"] == "accepted"
            answered += seat == 1
            for player in (*others.values(), spectator):
                settle(player)
        listening = [*others.values(), spectator]
        told = [
            [plain(json.loads(text), hands) for text in each.bytes[start if each is others[0] else 0 :]]
            for each in listening
        ]
        for each in listening:
            assert not any(word in text for text in each.bytes for word in ("by-order", '"orders"', '"only"'))
        numbers = [each.ask(type="say", seat=seat, text="well")["at"] for seat, each in others.items()]
        assert all(number % ROOM == 0 for number in numbers)
        return [*told, numbers], answered


def plain(message: Any, hands: TurnedClock) -> Any:
    """Without what two tables never have alike: their names, and the hour."""
    if isinstance(message, dict):
        drop = ("n", "table", "created", "commitment")
        return {name: plain(part, hands) for name, part in message.items() if name not in drop}
    if isinstance(message, list):
        return [plain(part, hands) for part in message]
    return message - hands.start if type(message) is int and message > 10**12 else message


@pytest.mark.parametrize(("game", "seats"), [("connect4", 2), ("steamwatchers", 3), ("diktat", 2)])
def test_an_answer_by_order_is_told_and_numbered_as_one_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """The same game twice: what the others are sent is the same, message by message, time by time."""
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    monkeypatch.setattr(orders, "draw", lambda soonest, latest: 60.0)
    monkeypatch.setattr("ludotheque.match.table.secrets.token_hex", lambda n: "ab" * n)
    found = []
    for away in (True, False):
        with turned() as hands:
            data = tmp_path / str(away)
            found.append(seen_by_others(f"sqlite:///{tmp_path}/{away}.db", data, hands, game, seats, away))
    (one, by_order), (other, by_hand) = found
    assert by_order == by_hand >= 5
    for before, after in zip(one, other, strict=True):
        assert before == after


def test_the_delay_is_drawn_alike_whether_an_order_fits_or_not(
    web: TestClient, hands: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []

    def draw(soonest: float, latest: float) -> float:
        drawn.append((soonest, latest))
        return 60.0

    monkeypatch.setattr(orders, "draw", draw)
    table, keys = two_people(web, "steamwatchers", clock=DAYS)
    with at_table(web, table, keys[0], 0) as ana, at_table(web, table, keys[1], 1) as bo:
        for player, seat in ((ana, 0), (bo, 1)):
            if player.states[seat]["decision"] is not None:
                order(player, seat, only=True)
                order(player, seat, {"ask": "hunger", "answers": []}, only=True)
                break
    assert drawn == [(20.0, 180.0)] * 2
