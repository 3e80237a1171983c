"""A reaction window: who is asked, in which order, and when it closes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, State, pack, verb_of
from ludotheque.core.vecs import of
from ludotheque.kit.play.order import around, highest_first, next_after
from ludotheque.kit.play.window import NOBODY, PASS, Nudged, OpenWindow, Window, nudge_below

SHOUT, STOP, CALL = 1, 2, 3


class Alarm(State):
    """`able` holds the bit masks of verbs that each seat may use; `done` what was done, as seat * 10 + verb."""

    def __init__(self, able: list[int], open_handed: bool = True) -> None:
        super().__init__(len(able))
        self.able: vec[i64] = of(able)
        self.open_handed = open_handed
        self.done: list[int] = []
        self.looked: list[int] = []  # for whose reactions was looked


@frame()
class Reply(Window[Alarm]):
    def prompt(self, s: Alarm, seat: i64) -> tuple[str, str]:
        return ("LUD-04", "reply")

    def secret(self, s: Alarm) -> bool:
        return not s.open_handed

    def reactions(self, s: Alarm, seat: i64) -> vec[i64]:
        s.looked.append(int(seat))
        out = vec[i64]()
        for verb in (SHOUT, STOP, CALL):
            if s.able[seat] >> verb & 1:
                out = append(out, pack(verb))
        return out

    def react(self, s: Alarm, seat: i64, choice: i64) -> i64:
        s.done.append(int(seat * 10 + verb_of(choice)))
        if verb_of(choice) == CALL:
            s.call(Aside(seat))
        return DONE if verb_of(choice) == STOP else NEXT


@frame("murmur")
class Aside(Frame[Alarm]):
    seat: i64

    def murmur(self, s: Alarm) -> i64:
        s.done.append(99)
        return DONE


@frame()
class Floor(OpenWindow[Alarm]):
    """The highest seat speaks first."""

    def ranking(self, s: Alarm) -> vec[i64]:
        return highest_first(of(list(range(s.seats))))

    def reactions(self, s: Alarm, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for verb in (SHOUT, STOP, CALL):
            if s.able[seat] >> verb & 1:
                out = append(out, pack(verb))
        return out

    def react(self, s: Alarm, seat: i64, choice: i64) -> i64:
        s.done.append(int(seat * 10 + verb_of(choice)))
        s.able[seat] = 0
        if verb_of(choice) == CALL:
            s.call(Aside(seat))
        return DONE if verb_of(choice) == STOP else NEXT

    def closed(self, s: Alarm) -> None:
        s.done.append(-1)

    def nudge(self, s: Alarm, what: i64, value: i64) -> None:
        self.passed = 0


@frame("wait")
class Deaf(Nudged[Alarm]):
    """A decision with no window open beside it."""

    seat: i64

    def wait(self, s: Alarm) -> i64:
        return ASK


def floor(able: list[int], invited: int = 0) -> Alarm:
    alarm = Alarm(able)
    alarm.call(Floor(NOBODY, 1, invited))
    alarm.settle()
    return alarm


def opened(able: list[int], order: list[int], open_handed: bool = True) -> Alarm:
    alarm = Alarm(able, open_handed)
    alarm.call(Reply(of(order)))
    alarm.settle()
    return alarm


def test_seats_are_asked_in_the_order_the_rule_gives() -> None:
    alarm = opened([1 << SHOUT] * 3, [2, 0, 1])
    asked = []
    while not alarm.over:
        asked.append(alarm.actor())
        alarm.play(pack(PASS))
    assert asked == [2, 0, 1] and alarm.done == []


def test_reactions_are_looked_for_once_in_a_game_that_plays_on() -> None:
    alarm = opened([1 << SHOUT, 0, 1 << SHOUT], [0, 1, 2])
    assert alarm.looked == [0]
    assert alarm.playout(1) == 2
    assert alarm.looked == [0, 1, 2]


def test_a_seat_with_nothing_to_do_is_not_asked() -> None:
    alarm = opened([0, 1 << SHOUT, 0], [0, 1, 2])
    assert alarm.actor() == 1
    assert list(alarm.legal(1)) == [pack(SHOUT), pack(PASS)]
    alarm.play(pack(PASS))
    assert alarm.over


def test_everybody_is_asked_where_reactions_are_secret() -> None:
    alarm = opened([0, 0], [1, 0], open_handed=False)
    assert list(alarm.legal(1)) == [pack(PASS)]
    alarm.play(pack(PASS))
    assert alarm.actor() == 0


def test_a_reaction_lets_the_next_seat_speak_or_closes_the_window() -> None:
    alarm = opened([1 << SHOUT, 1 << STOP, 1 << SHOUT], [0, 1, 2])
    alarm.play(pack(SHOUT))
    alarm.play(pack(STOP))
    assert alarm.over and alarm.done == [1, 12]


def test_a_reaction_may_call_a_procedure_and_the_last_seat_may_be_the_one() -> None:
    alarm = opened([1 << CALL, 1 << CALL], [0, 1])
    alarm.play(pack(CALL))
    assert alarm.done == [3, 99] and alarm.actor() == 1
    alarm.play(pack(CALL))
    assert alarm.done == [3, 99, 13, 99] and alarm.over


def test_a_window_for_nobody_closes_at_once() -> None:
    assert opened([1 << SHOUT], []).over
    assert opened([0, 0], [0, 1]).over


def test_an_open_window_asks_by_rank_until_all_have_passed() -> None:
    alarm = floor([1 << SHOUT] * 3)
    asked = []
    while not alarm.over:
        asked.append(alarm.actor())
        alarm.play(pack(PASS))
    assert asked == [2, 1, 0] and alarm.done == [-1]


def test_what_is_done_opens_the_round_again() -> None:
    alarm = floor([1 << SHOUT, 1 << CALL, 1 << SHOUT])
    alarm.play(pack(PASS))
    assert alarm.actor() == 1
    alarm.play(pack(CALL))
    assert alarm.done == [13, 99] and alarm.actor() == 2
    alarm.play(pack(PASS))
    assert alarm.actor() == 0  # seat 1 has nothing left to do


def test_a_reaction_may_close_an_open_window() -> None:
    alarm = floor([1 << SHOUT, 1 << STOP])
    alarm.play(pack(STOP))
    assert alarm.over and alarm.done == [12]


def test_the_invited_are_asked_though_they_could_only_pass() -> None:
    alarm = floor([0, 0, 0], 0b010)
    assert alarm.actor() == 1 and list(alarm.legal(1)) == [pack(PASS)]
    alarm.play(pack(PASS))
    assert alarm.over
    assert floor([0, 0, 0]).over


def test_a_nudge_reaches_the_nearest_open_window() -> None:
    alarm = floor([1 << SHOUT, 1 << SHOUT])
    alarm.play(pack(PASS))
    assert alarm.actor() == 0
    alarm.call(Deaf(0))
    nudge_below(alarm, 1, 0)
    window = alarm.stack[0]
    assert isinstance(window, Floor) and window.passed == 0
    nudge_below(Alarm([0]), 1, 0)  # nobody waits


def test_whose_turn_it_is_on_a_track_that_goes_round() -> None:
    assert [next_after(of([4, 2, 6]), after) for after in (0, 1, 2, 3, 4, 5, 6, 9)] == [1, 1, 0, 0, 2, 2, 1, 1]
    assert next_after(of([4, -1, 6]), 6) == 0  # the second has passed
    assert next_after(of([-1, -1]), 0) == next_after(of([]), 0) == -1
    assert [next_after(of([0, 1, -1]), after) for after in (-1, 0, 1)] == [0, 1, 0]


def test_around_the_table() -> None:
    assert list(around(State(4), 2)) == [2, 3, 0, 1]
    assert list(around(State(1), 0)) == [0]


def test_seats_come_by_what_each_has_and_the_lower_seat_of_equals() -> None:
    assert list(highest_first(of([3, 9, 3, -1, 9]))) == [1, 4, 0, 2, 3]
    assert list(highest_first(of([]))) == []
