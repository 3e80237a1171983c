"""Time at a table: what happens when a clock runs out, days for an answer, slow links, gifts, and kept tables."""

import asyncio
import datetime as dt
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque.server import wire
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import TableHead
from ludotheque.server.numbers import rows_in
from ludotheque.server.pace import MOST_LAG, Clocks
from tests.marks import rule
from tests.server.play import Player, made, socket, started, two_people
from tests.server.turned import TurnedClock

HOUR, DAY = 3600, 86_400


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def host(web: TestClient) -> Any:
    return web.app.state.host  # type: ignore[attr-defined]


def live(web: TestClient, table: str) -> LiveTable:
    found: LiveTable = host(web).rooms[table].live
    return found


def reread(web: TestClient, table: str) -> LiveTable:
    """The table as another process, or this one after a restart, reads it."""
    assert web.portal is not None
    found: LiveTable = web.portal.call(host(web).read, table)
    return found


def seconds(web: TestClient, table: str) -> list[float]:
    now = host(web).steady.now()
    assert live(web, table).remaining(now) == reread(web, table).remaining(now)
    return [ms / 1000 for ms in live(web, table).remaining(now)]


def asked(player: Player, seat: int) -> None:
    while player.states.get(seat, {"decision": None})["decision"] is None:
        player.until("state")


def hear(player: Player, seat: int, number: int) -> None:
    """The answer to a clock, and until the server has it."""
    player.send(type="heard", n=number)
    assert player.ask(type="say", seat=seat, text="")["type"] == "accepted"


# -- zero


@rule("LUD-16")
def test_the_default_answer_is_given_and_told_and_the_third_in_a_row_hands_the_seat_to_a_robot(
    web: TestClient, hands: TurnedClock
) -> None:
    table, keys = two_people(web, clock={"budget": 60})
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        asked(ana, 0)
        hands.turn(60)
        for n in range(1, 4):
            while not bo.events.get(1) or sum(event["key"] == "out-of-time" for event in bo.events[1]) < n:
                bo.until("state")
            told = [event for event in bo.events[1] if event["key"] == "out-of-time"][-1]
            assert (told["rule"], told["seat"], told["n"]) == ("LUD-16", 0, n)
            assert live(web, table).clocks.late == [n, 0]
            if n < 3:
                assert live(web, table).seats[0].plays
                asked(bo, 1)
                assert bo.choose(1, ["drop", n])["type"] == "accepted"
        seats = bo.until("seats")["seats"]
        while seats[0]["bot"] is None:
            seats = bo.until("seats")["seats"]
        assert seats[0]["kind"] == "human" and seats[0]["name"] == "Ana"  # labelled, and still hers
        assert reread(web, table).seats[0].robot
        refused = ana.ask(type="choose", seat=0, choice=["drop", 0], at=ana.states[0]["at"])
        assert refused["why"] == "stood-in"
        assert ana.ask(type="back", seat=0)["type"] == "accepted"
        assert live(web, table).seats[0].plays and reread(web, table).seats[0].plays
        assert live(web, table).clocks.late == [0, 0]
        assert seconds(web, table)[0] == 60  # a minute at least to go on with


def test_an_answer_of_ones_own_begins_the_count_again(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 10, "bonus": 10})
    with socket(web, table) as one:
        both = Player(one, keys[:2])
        asked(both, 0)
        hands.turn(10)
        asked(both, 1)
        both.choose(1, ["drop", 0])
        assert live(web, table).clocks.late == [1, 0]
        asked(both, 0)
        both.choose(0, ["drop", 3])
        assert live(web, table).clocks.late == [0, 0] and reread(web, table).clocks.late == [0, 0]


def test_a_robot_stands_in_at_once_where_that_was_chosen_and_plays_on(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 20, "zero": "robot"})
    with socket(web, table, browser="ana") as one:
        asked(Player(one, [keys[0]]), 0)
    with socket(web, table) as two:
        bo = Player(two, [keys[1]])
        bo.until("clock")
        hands.turn(20)
        while bo.states[1]["decision"] is None:
            bo.until("state")  # the robot has answered in her place
        assert not any(event["key"] == "out-of-time" for event in bo.events[1])
        assert live(web, table).seats[0].robot and live(web, table).seats[1].plays
        hands.turn(5)
        assert seconds(web, table) == [0, 15]
        bo.choose(1, ["drop", 6])
        while bo.states[1]["decision"] is None:
            bo.until("state")  # and goes on, without a clock of its own
        with socket(web, table, browser="ana") as one:
            ana = Player(one, [])
            assert ana.until("welcome")["seats"][0]["bot"] is not None  # looking on gives nothing back
            assert bo.ask(type="back", seat=0)["why"] == "not-your-seat"
            assert ana.ask(type="back", seat=0)["type"] == "accepted"
            assert live(web, table).seats[0].plays


def test_whoever_loses_on_time_gives_the_seat_up(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 20, "zero": "loss"})
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        asked(ana, 0)
        hands.turn(20)
        while bo.until("chat")["line"]["say"].get("en", "").find("no time left") < 0:
            pass
        assert live(web, table).seats[0].kind == "bot"
        assert ana.ask(type="back", seat=0)["why"] == "not-your-seat"


def test_nobody_loses_alone_where_everybody_wins_together(web: TestClient) -> None:
    seats = [{"name": "Ana"}, {"name": "Bo"}]
    body = {"game": "phare", "seats": seats, "clock": {"budget": 60, "zero": "loss"}}
    answer = web.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["fault"]) == (400, "no-loss")
    body["clock"] = {"budget": 60, "zero": "robot"}
    assert web.post("/api/tables", json=body).status_code == 200


@pytest.mark.parametrize(
    "clock",
    [
        {"budget": 9},
        {"budget": 60, "each": 3599},
        {"budget": 60, "each": 2 * DAY, "bonus": 1},
        {"budget": -1, "each": DAY},
        {"budget": 366 * DAY},
    ],
)
def test_what_is_no_clock_is_refused(web: TestClient, clock: dict[str, int]) -> None:
    answer = web.post("/api/tables", json={"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}], "clock": clock})
    assert answer.json()["fault"] == "bad-clock"


# -- days


def test_by_days_every_answer_has_its_time_and_the_bank_covers_slips(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 3 * DAY, "each": 2 * DAY})
    with socket(web, table) as one:
        both = Player(one, keys[:2])
        asked(both, 0)
        assert seconds(web, table) == [5 * DAY, 5 * DAY]
        hands.leap(1.5 * DAY)
        both.choose(0, ["drop", 0])
        assert seconds(web, table) == [5 * DAY, 5 * DAY]  # within its time: the bank is whole
        asked(both, 1)
        hands.leap(3 * DAY)
        both.choose(1, ["drop", 0])
        assert seconds(web, table) == [5 * DAY, 4 * DAY]  # a day of the bank
        asked(both, 0)
        with socket(web, table) as other:
            clock = Player(other, []).until("clock")
        assert clock["due"][0] - clock["now"] == 5 * DAY * 1000 and clock["due"][1] is None
        assert clock["answer"] == [2 * DAY * 1000] * 2
        hands.leap(5 * DAY - 1)
        assert live(web, table).clocks.late == [0, 0]
        hands.turn(1)
        asked(both, 1)
        assert live(web, table).clocks.late == [1, 0]
        assert seconds(web, table) == [2 * DAY, 4 * DAY]  # the bank is gone, the next answer has its time


def test_a_game_of_three_days_to_its_end(web: TestClient, hands: TurnedClock) -> None:
    """Nobody sits in front of it: they come, answer and go."""
    table, keys = two_people(web, clock={"budget": DAY, "each": 2 * DAY})
    for n, column in enumerate((0, 1, 0, 1, 0, 1, 0)):
        hands.leap(DAY / 2 - 60)
        with socket(web, table, browser=f"of {n % 2}") as one:
            player = Player(one, [keys[n % 2]])
            asked(player, n % 2)
            assert player.choose(n % 2, ["drop", column])["type"] == "accepted"
        hands.turn(60)
    assert live(web, table).table.over and seconds(web, table) == [3 * DAY] * 2


def test_what_ran_out_while_the_server_was_stopped_is_settled_when_anybody_looks(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, clock={"budget": 0, "each": DAY})
        with socket(web, table, browser="ana") as one:
            asked(Player(one, [keys[0]]), 0)
    hands.leap(2 * DAY)
    with started(sqlite_url, tmp_path) as web:
        web.post("/api/mine", json={"tables": [{"table": table}]})  # the home page of whoever knows the table
        hands.turn(1)
        assert web.portal is not None
        for _ in range(200):  # nobody is connected who would be told
            if live(web, table).clocks.late == [1, 0]:
                break
            web.portal.call(asyncio.sleep, 0.02)
        assert live(web, table).clocks.late == [1, 0] and live(web, table).asked == [1]


# -- nights and holidays


def at_hour(hands: TurnedClock, hour: int) -> None:
    """Begin at that hour of the day, in UTC."""
    hands.start += (hour * HOUR * 1000 - hands.start) % (DAY * 1000)


def test_at_night_the_clock_stands_and_everybody_sees_it(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> None:
    at_hour(hands, 20)
    with started(sqlite_url, tmp_path) as web:
        cookie = {"cookie": "ludotheque-browser=ana"}
        table, keys = two_people(web, clock={"budget": 0, "each": DAY})
        with socket(web, table, browser="ana") as one:
            asked(Player(one, [keys[0]]), 0)
        told = web.post(
            "/api/calendar", json={"zone": "UTC", "night": [22 * 60, 6 * 60], "tables": [table]}, headers=cookie
        )
        assert told.status_code == 200 and told.json()["night"] == [22 * 60, 6 * 60]
        assert web.get("/api/calendar", headers=cookie).json() == told.json()
        assert web.get("/api/calendar", headers={"cookie": "ludotheque-browser=bo"}).json()["night"] is None
        with socket(web, table) as two:
            bo = Player(two, [keys[1]])
            clock = bo.until("clock")
            assert clock["running"] == [0] and clock["resting"] == []
            assert clock["due"][0] - clock["now"] == (DAY + 16 * HOUR) * 1000  # two nights of eight hours
            hands.leap(2 * HOUR)  # it is ten
            clock = bo.until("clock")
            assert clock["running"] == [] and clock["left"][0] == 22 * HOUR * 1000
            assert clock["resting"] == [{"seat": 0, "why": "night", "until": clock["now"] + 8 * HOUR * 1000}]
            hands.leap(8 * HOUR)  # six in the morning
            clock = bo.until("clock")
            assert clock["running"] == [0] and clock["left"][0] == 22 * HOUR * 1000
            assert seconds(web, table)[0] == 22 * HOUR
        hands.leap(22 * HOUR - 10)
        assert live(web, table).clocks.late == [0, 0]
        with socket(web, table, browser="ana") as one:
            ana = Player(one, [])
            asked(ana, 0)
            assert ana.choose(0, ["drop", 0])["type"] == "accepted"


def test_a_night_that_is_told_late_gives_no_time_back(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> None:
    at_hour(hands, 23)
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, clock={"budget": 0, "each": DAY})
        with socket(web, table, browser="ana") as one:
            asked(Player(one, [keys[0]]), 0)
        hands.leap(2 * HOUR)
        body = {"zone": "UTC", "night": [22 * 60, 6 * 60], "tables": [table]}
        web.post("/api/calendar", json=body, headers={"cookie": "ludotheque-browser=ana"})
        hands.leap(4 * HOUR)
        assert seconds(web, table)[0] == 22 * HOUR


def test_holidays_count_at_every_table_by_days_and_at_those_begun_later(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    at_hour(hands, 12)
    with started(sqlite_url, tmp_path) as web:
        cookie = {"cookie": "ludotheque-browser=ana"}
        tables = [two_people(web, clock={"budget": 0, "each": DAY}) for _ in range(3)]
        live_table, live_keys = two_people(web, clock={"budget": 600})
        for table, keys in [*tables[:2], (live_table, live_keys)]:
            with socket(web, table, browser="ana") as one:
                asked(Player(one, [keys[0]]), 0)
        day = clock_day(hands.now() + DAY * 1000)
        body = {"zone": "UTC", "holidays": [day], "tables": [tables[0][0], tables[1][0], live_table]}
        assert web.post("/api/calendar", json=body, headers=cookie).json()["holidays"] == [day]
        with socket(web, tables[2][0], browser="ana") as one:  # opened only now
            asked(Player(one, [tables[2][1][0]]), 0)
        now = host(web).steady.now()
        for table, _ in tables:
            assert live(web, table).clocks.due(0) - now == 2 * DAY * 1000
        assert live(web, live_table).clocks.due(0) - now == 600_000
        many = {"zone": "UTC", "holidays": [clock_day(hands.now() + n * DAY * 1000) for n in range(2, 25)]}
        assert web.post("/api/calendar", json=many, headers=cookie).json()["fault"] == "many-holidays"
        assert web.post("/api/calendar", json=body | {"zone": "Nowhere"}, headers=cookie).json()["fault"] == "bad-zone"
        assert web.post("/api/calendar", json=body | {"night": [1]}, headers=cookie).json()["fault"] == "bad-night"


def clock_day(instant: int) -> str:
    return dt.datetime.fromtimestamp(instant / 1000, dt.UTC).date().isoformat()


# -- an answer that is taken back, an answer beside the question


def test_an_answer_taken_back_brings_no_time(web: TestClient) -> None:
    clocks = Clocks(wire.ClockSettings(60, 20, zero="default"), 2, 0)
    for round_ in range(1, 4):
        clocks.tick(round_ * 1000, [0])
        clocks.answered(0, asked=True, lag=0, late=False)
        clocks.taken_back(0)
        assert clocks.left[0] == 60_000 - round_ * 1000
    clocks.answered(0, asked=False, lag=0, late=False)  # an offer beside the question
    assert clocks.left[0] == 57_000
    clocks.answered(0, asked=True, lag=0, late=False)
    assert clocks.left[0] == 77_000


# -- slow links


def test_what_an_answer_is_on_its_way_is_given_back_up_to_half_a_second(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 60})
    for seat, (way, given) in enumerate(((0.25, 0.25), (5.0, MOST_LAG / 1000))):
        with socket(web, table, browser=f"of {seat}") as one:
            player = Player(one, [keys[seat]])
            clock = player.until("clock")
            hands.turn(way)
            hear(player, seat, clock["n"])
            asked(player, seat)
            hands.turn(10)
            before = seconds(web, table)[seat]
            player.choose(seat, ["drop", 3])
            assert seconds(web, table)[seat] == pytest.approx(before + given)


def test_no_time_is_given_back_to_whoever_only_says_so(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 60})
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        clock = ana.until("clock")
        hands.turn(0.5)
        hear(ana, 0, clock["n"] + 1)  # a number the server did not send
        hands.turn(10)
        asked(ana, 0)
        ana.choose(0, ["drop", 3])
        assert seconds(web, table)[0] == 49.5


def test_nobody_gains_by_a_slow_link(web: TestClient, hands: TurnedClock) -> None:
    """An answer brings back no more than it has cost."""
    clocks = Clocks(wire.ClockSettings(60, zero="default"), 1, 0)
    clocks.tick(120, [0])
    clocks.answered(0, asked=True, lag=400, late=False)
    assert clocks.left[0] == 60_000
    clocks.tick(5120, [0])
    clocks.answered(0, asked=True, lag=4000, late=False)  # whatever a row says
    assert clocks.left[0] == 55_500


def test_an_answer_given_in_time_that_is_still_on_its_way_counts(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 10})
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        clock = ana.until("clock")
        hands.turn(0.4)
        hear(ana, 0, clock["n"])
        assert web.portal is not None
        web.portal.call(host(web).rooms[table].clock)
        hands.turn(9.8)
        assert live(web, table).clocks.late == [0, 0]
        assert ana.choose(0, ["drop", 5])["type"] == "accepted"


# -- gifts


def test_others_may_give_time_without_a_vote(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, clock={"budget": 60})
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        asked(ana, 0)
        bo.until("clock")
        hands.turn(30)
        bo.send(id=9, type="gift", seat=1, target=0)
        assert bo.until("clock")["left"] == [330_000, 60_000]  # everybody sees it at once
        assert seconds(web, table) == [330, 60]
        assert "5 min" in ana.until("chat")["line"]["say"]["en"]
        assert bo.ask(type="gift", seat=1, target=1)["why"] == "no-gift"
        assert bo.ask(type="gift", seat=0, target=1)["why"] == "not-your-seat"
        assert bo.ask(type="gift", seat=1, target=7)["why"] == "no-gift"


def test_a_gift_by_days_is_a_day_and_there_is_none_without_a_clock(web: TestClient) -> None:
    table, keys = two_people(web, clock={"budget": 0, "each": DAY})
    with socket(web, table) as one:
        assert Player(one, [keys[0]]).ask(type="gift", seat=0, target=1)["type"] == "accepted"
    assert seconds(web, table) == [DAY, 2 * DAY]
    table, keys = two_people(web)
    with socket(web, table) as one:
        assert Player(one, [keys[0]]).ask(type="gift", seat=0, target=1)["why"] == "no-clock"


# -- robots


def test_a_robot_of_the_table_has_no_clock(web: TestClient) -> None:
    body = {"game": "connect4", "seats": [{"kind": "bot"}, {"name": "Ana"}], "clock": {"budget": 60}}
    table, _ = made(web, **body)
    found = reread(web, table)  # nobody has come, and it has not played
    assert found.asked == [0] and found.running == []


# -- kept tables

KEPT = Path(__file__).parent / "kept" / "clocked.jsonl"


def test_a_log_written_before_has_the_times_it_had() -> None:
    """Written by the program of before this was built, in which two people answer, talk, stop and go on; what its
    clocks showed then is written here."""
    _, head, *rows = KEPT.read_text(encoding="utf-8").splitlines()
    found = LiveTable("kept", msgspec.json.decode(head, type=TableHead), 0)
    for row in rows_in(rows):
        found.absorb(row)
    assert found.remaining(1795037041775) == [50_625, 61_500] and found.asked == [0]
    assert not found.clocks.strict and found.clocks.gift == 300_000


def test_at_a_table_of_before_a_bonus_stays_with_whoever_takes_the_answer_back() -> None:
    clocks = Clocks(wire.ClockSettings(60, 20), 1, 0)
    clocks.answered(0, asked=True, lag=300, late=False)
    clocks.taken_back(0)
    assert clocks.left == [100_000]


def test_the_clocks_of_a_table_of_before_go_on_as_they_did(web: TestClient, hands: TurnedClock) -> None:
    """A log as it was written before: no word of what happens at zero. The default answers have no end, and the times
    are to the millisecond what they were."""
    store: Any = host(web).store
    table, keys = two_people(web, clock={"budget": 60, "bonus": 3})
    assert web.portal is not None
    sql = "UPDATE game_table SET head = json_remove(head, '$.clock.zero', '$.clock.each')"
    web.portal.call(store.do, lambda db: db.execute(sql).rowcount)
    host(web).forget(table)
    with socket(web, table) as one:
        both = Player(one, keys[:2])
        asked(both, 0)
        hands.turn(7.5)
        both.choose(0, ["drop", 0])
        asked(both, 1)
        hands.turn(2)
        assert seconds(web, table) == [55.5, 58]
        for n in range(5):  # nobody answers any more
            hands.turn(60)
            asked(both, n % 2)
        assert all(seat.plays for seat in live(web, table).seats)
    assert reread(web, table).clocks.left == live(web, table).clocks.left
