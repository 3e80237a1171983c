"""Clocks of games: neither a jump of the machine's time nor a restart costs anybody their time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.live import LiveTable
from tests.server.play import Player, socket, started, two_people
from tests.server.turned import TurnedClock

HOUR = 3_600_000
CLOCK = {"budget": 60, "bonus": 0}


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def left(player: Player) -> list[int]:
    """What the clocks say to somebody who has just come."""
    return [round(ms / 1000) for ms in player.until("clock")["left"]]


def asked_now(web: TestClient, table: str, key: str) -> list[int]:
    with socket(web, table) as one:
        return left(Player(one, [key]))


def test_an_hour_forward_takes_nobodys_time(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock=CLOCK)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        assert left(ana) == [60, 60]
        hands.turn(10)
        hands.start += HOUR
        assert asked_now(web, table, keys[1]) == [50, 60]
        hands.turn(5)
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"  # nobody has answered for her
        assert asked_now(web, table, keys[1]) == [45, 60]


def test_an_hour_back_stops_no_clock(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock=CLOCK)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        left(ana)
        hands.start -= HOUR
        hands.turn(20)
        assert asked_now(web, table, keys[1]) == [40, 60]
        ana.choose(0, ["drop", 3])
        hands.turn(20)
        hands.start += HOUR  # and it is charged to nobody later
        assert asked_now(web, table, keys[0]) == [40, 40]


def test_a_restart_and_a_jump_together_cost_what_has_really_passed(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, clock=CLOCK)
        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            left(ana)
            hands.turn(10)
            ana.choose(0, ["drop", 3])
            hands.turn(15)
    hands.start += HOUR
    hands.turn(5)
    with started(sqlite_url, tmp_path) as web:
        assert asked_now(web, table, keys[0]) == [50, 40]


def test_a_pause_is_charged_to_nobody_whatever_the_time_does(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock=CLOCK)
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        left(ana)
        bo.until("proposals")
        for what in ("pause", "resume"):
            hands.turn(10)
            ana.ask(type="propose", seat=0, what=what)
            while not (found := bo.until("proposals")["proposals"]):
                pass
            bo.ask(type="consent", seat=1, proposal=found[0]["number"], yes=True)
            hands.start += HOUR
        assert asked_now(web, table, keys[1]) == [50, 60]


def test_whoever_reads_the_log_reckons_the_same(web: TestClient, hands: TurnedClock) -> None:
    """Another process, or this one after a restart, has every clock to the millisecond."""
    host: Any = web.app.state.host  # type: ignore[attr-defined]
    table, keys = two_people(web, clock={"budget": 60, "bonus": 3})
    with socket(web, table) as one:
        both = Player(one, keys[:2])
        left(both)
        for n, seconds in enumerate((7.003, 0.5, 11.25, 2.017)):
            while both.states.get(n % 2, {"decision": None})["decision"] is None:
                both.until("state")
            hands.turn(seconds)
            hands.start += (-1) ** n * HOUR
            assert both.choose(n % 2, ["drop", n])["type"] == "accepted"
    assert web.portal is not None
    fresh: LiveTable = web.portal.call(host.read, table)
    live = host.rooms[table].live
    assert fresh.clocks.left == live.clocks.left and fresh.clocks.ticked == live.clocks.ticked


def test_an_old_table_whose_rows_tell_only_the_time_of_day_goes_on(web: TestClient, hands: TurnedClock) -> None:
    store: Any = web.app.state.host.store  # type: ignore[attr-defined]
    table, keys = two_people(web, clock=CLOCK)
    hands.turn(4)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        left(ana)
        hands.turn(4)
        ana.choose(0, ["drop", 3])
    assert web.portal is not None
    for sql in (
        "UPDATE log SET body = json_remove(body, '$.time')",
        "UPDATE game_table SET head = json_remove(head, '$.began')",
    ):
        web.portal.call(store.do, lambda db, sql=sql: db.execute(sql).rowcount)
    web.app.state.host.forget(table)  # type: ignore[attr-defined]
    hands.turn(5)
    assert asked_now(web, table, keys[0]) == [52, 55]
