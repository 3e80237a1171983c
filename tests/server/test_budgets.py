"""One visitor cannot make everybody else wait: what each address, account and seat may ask of a server."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.pool import ThinkingPool
from tests.server.play import Player, made, socket, started, two_people
from tests.server.turned import TurnedClock


@pytest.fixture
def visited(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    """A server at which one is a visitor, not its host; its time stands still."""
    with started(sqlite_url, tmp_path, local=False) as web:
        yield web


def test_talk_is_counted_by_seat_whoever_connects_how_often(visited: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(visited)
    said = 0
    for _ in range(6):
        with socket(visited, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            said += sum(ana.ask(type="say", text="x" * 1000)["type"] == "accepted" for _ in range(5))
    assert 5 <= said <= 10
    with socket(visited, table) as one:
        bo = Player(one, [keys[1]])
        bo.until("state")
        assert bo.ask(type="say", text="hello")["type"] == "accepted"  # another seat's talk is its own
    with socket(visited, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        assert ana.ask(type="say", text="again")["why"] == "too-fast"
        hands.turn(10)
        assert ana.ask(type="say", text="again")["type"] == "accepted"


def test_proposals_are_few_whoever_connects_how_often(visited: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(visited)
    with socket(visited, table) as one:
        Player(one, [keys[1]]).until("state")  # somebody else has a say
    answers = []
    for _ in range(4):
        with socket(visited, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            answers += [ana.ask(type="propose", seat=0, what="pause") for _ in range(6)]
    assert [a["type"] for a in answers].count("accepted") == 1
    assert {a["why"] for a in answers if a["type"] == "refused"} <= {"proposed", "too-fast"}
    with socket(visited, table) as one:
        bo = Player(one, [keys[1]])
        assert len(bo.until("proposals")["proposals"]) == 1
        hands.turn(60)
        number = bo.ask(type="consent", seat=1, proposal=2, yes=False)
        assert number["type"] in ("accepted", "refused")


def test_a_proposal_refused_again_and_again_is_slowed_down(visited: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(visited)
    with socket(visited, table) as one, socket(visited, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("proposals")
        accepted = 0
        for _ in range(20):
            if ana.ask(type="propose", seat=0, what="pause")["type"] == "refused":
                break
            accepted += 1
            (open_,) = bo.until("proposals")["proposals"]
            bo.ask(type="consent", seat=1, proposal=open_["number"], yes=False)
        assert accepted < 12
        hands.turn(60)
        assert ana.ask(type="propose", seat=0, what="pause")["type"] == "accepted"


def test_looking_back_has_a_budget_of_the_address(visited: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(visited)
    with socket(visited, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        ana.choose(0, ["drop", 3])
    answers = []
    for _ in range(6):
        with socket(visited, table) as one:
            stranger = Player(one, [])
            stranger.until("state")
            answers += [stranger.ask(type="look", seat=None, at=0)["type"] for _ in range(30)]
    assert answers[0] == "past" and answers[-1] == "refused"
    hands.turn(10)
    with socket(visited, table) as one:
        stranger = Player(one, [])
        stranger.until("state")
        assert stranger.ask(type="look", seat=None, at=0)["type"] == "past"


def test_moves_are_paid_by_their_seat(visited: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(visited)
    budgets = visited.app.state.host.budgets  # type: ignore[attr-defined]
    with socket(visited, table, "ana") as one, socket(visited, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("state")
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"
        bucket = budgets.kept["move"].of(f"{table} 0")
        assert 0 < bucket.burst - bucket.left < 1000
        budgets.spend("move", [f"{table} 0"], 10_100)
        refused = ana.ask(type="undo", seat=0)
        assert (refused["type"], refused["why"]) == ("refused", "too-fast") and refused["say"]["fr"]
        for _ in range(5):  # nobody spends what is another's
            assert ana.ask(type="choose", seat=1, choice=["drop", 3], at=1)["why"] == "not-your-seat"
        assert f"{table} 1" not in budgets.kept["move"].known
        while bo.states[1]["decision"] is None:
            bo.until("state")
        assert bo.choose(1, ["drop", 3])["type"] == "accepted"
        hands.turn(60)
        while ana.states[0]["decision"] is None:
            ana.until("state")
        assert ana.choose(0, ["drop", 2])["type"] == "accepted"


@pytest.mark.parametrize("game", ["diktat", "steamwatchers"])
def test_a_quick_program_plays_a_whole_game_within_its_budget(visited: TestClient, game: str) -> None:
    """Time stands still, so nothing is filled up again."""
    table, keys = two_people(visited, game, hotseat=True)
    rng = random.Random(1)
    with socket(visited, table) as one:
        both = Player(one, keys[:1])
        both.until("proposals")
        moves = 0
        while not both.states[0]["over"] and moves < 150:  # of a frame budget of the socket, which is another matter
            seat = next((seat for seat in (0, 1) if both.states[seat]["decision"]), None)
            if seat is None:
                both.until("state")
                continue
            assert both.choose(seat, both.some_choice(seat, rng))["type"] == "accepted"
            moves += 1
    buckets = visited.app.state.host.budgets.kept["move"]  # type: ignore[attr-defined]
    spent = sum(buckets.burst - buckets.of(f"{table} {seat}").left for seat in (0, 1))
    assert moves > 100 and spent / moves * 1500 < 2 * buckets.burst  # no game has so many moves


def test_looking_back_plays_no_move_twice(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever steps through a game, or many who look at the same place, cost a few moves each and not the game."""
    from ludotheque.match import journal

    table, keys = two_people(web)
    with socket(web, table) as one:
        both = Player(one, keys[:2])
        both.until("state")
        both.until("state")
        for n, column in enumerate(map(int, "01550232034536435622")):  # nobody has four
            while both.states[n % 2]["decision"] is None:
                both.until("state")
            assert both.choose(n % 2, ["drop", column])["type"] == "accepted"
        steps, step = [], journal.step
        monkeypatch.setattr(journal, "step", lambda *a: (steps.append(1), step(*a))[1])
        views = [both.ask(type="look", seat=0, at=at)["view"] for at in range(21)]
        assert len(steps) <= 2 * 20
        again = [both.ask(type="look", seat=0, at=at)["view"] for at in (*range(20, -1, -1), *range(21))]
        assert len(steps) <= 2 * 20 + 21 * 8 and again[21:] == views and again[:21] == views[::-1]
        monkeypatch.undo()
        assert views[20] == both.states[0]["view"]
        assert len(web.app.state.host.positions.kept) <= 64  # type: ignore[attr-defined]


def test_a_position_kept_is_not_one_that_was_gone_back_from(web: TestClient) -> None:
    """After a return by consent the same number of moves is another position."""
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("state")
        ana.choose(0, ["drop", 3])
        before = ana.ask(type="look", seat=0, at=1)["view"]
        ana.ask(type="propose", seat=0, what="undo", at=0)
        while not (found := bo.until("proposals")["proposals"]):
            pass
        bo.ask(type="consent", seat=1, proposal=found[0]["number"], yes=True)
        while ana.states[0]["at"] < 2:
            ana.until("state")
        assert ana.choose(0, ["drop", 5])["type"] == "accepted"
        after = ana.ask(type="look", seat=0, at=ana.states[0]["at"])["view"]
        assert after["cells"] != before["cells"] and after == ana.states[0]["view"]


ROBOT = {"kind": "bot", "level": "hasard"}


def test_robots_that_nobody_watches_wait_until_somebody_does(web: TestClient) -> None:
    table, _ = made(web, game="connect4", seats=[ROBOT, ROBOT])
    time.sleep(1.0)
    assert web.get(f"/api/tables/{table}").json()["at"] == 0
    with socket(web, table) as one:
        somebody = Player(one, [])
        while somebody.until("state")["at"] < 2:
            pass
    time.sleep(0.5)
    stood = web.get(f"/api/tables/{table}").json()["at"]
    time.sleep(1.0)
    assert web.get(f"/api/tables/{table}").json()["at"] <= stood + 1


def test_tables_are_made_within_a_budget(visited: TestClient, hands: TurnedClock) -> None:
    body = {"game": "connect4", "seats": [ROBOT, {"name": "Ana"}]}
    codes = []
    for _ in range(80):
        codes.append(visited.post("/api/tables", json=body).status_code)
        hands.turn(1)
    assert codes[0] == 200 and 429 in codes and codes.count(200) >= 40
    hands.turn(120)
    assert visited.post("/api/tables", json=body).status_code == 200


def nap(position: bytes, *_: object) -> list[object]:
    time.sleep(float(position))
    return ["napped"]


def test_whoever_has_many_tables_waits_longer_than_whoever_has_one() -> None:
    async def run() -> int:
        """How many of the crowd are served before somebody else who asks later."""
        pool = ThinkingPool(1, 60.0, nap)
        people: dict[str, list[str]] = {}
        pool.payers = people.__getitem__

        def ask(table: str, who: str, seconds: float) -> Any:
            people[table] = [who]
            return pool.think(table, str(seconds).encode(), "b", "l", 0, True, "s")

        try:
            await ask("warm", "warm", 0.0)
            crowd = [asyncio.ensure_future(ask(f"t{n}", "many", 0.15)) for n in range(20)]
            await asyncio.wait(crowd, return_when=asyncio.FIRST_COMPLETED)
            before = sum(task.done() for task in crowd)
            await ask("mine", "one", 0.0)
            served = sum(task.done() for task in crowd) - before
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            return served
        finally:
            pool.close()

    assert asyncio.run(run()) <= 1


def test_what_is_known_of_those_who_ask_is_bounded() -> None:
    from ludotheque.server.limits import Buckets

    kept = Buckets(0.001, 5.0, most=100)
    for n in range(10_000):
        kept.take(str(n))
    assert len(kept.known) <= 100
