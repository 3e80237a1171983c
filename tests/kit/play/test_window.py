"""A reaction window: who is asked, in which order, and when it closes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, NEXT, Frame, State, pack, verb_of
from ludotheque.core.vecs import of
from ludotheque.kit.play.order import around, highest_first
from ludotheque.kit.play.window import PASS, Window

SHOUT, STOP, CALL = 1, 2, 3


class Alarm(State):
    """`able` holds the bit masks of verbs that each seat may use; `done` what was done, as seat * 10 + verb."""

    def __init__(self, able: list[int], open_handed: bool = True) -> None:
        super().__init__(len(able))
        self.able: vec[i64] = of(able)
        self.open_handed = open_handed
        self.done: list[int] = []


@frame()
class Reply(Window[Alarm]):
    def prompt(self, s: Alarm, seat: i64) -> tuple[str, str]:
        return ("LUD-04", "reply")

    def skips(self, s: Alarm, seat: i64) -> bool:
        return super().skips(s, seat) and s.open_handed

    def reactions(self, s: Alarm, seat: i64) -> vec[i64]:
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


def test_around_the_table() -> None:
    assert list(around(State(4), 2)) == [2, 3, 0, 1]
    assert list(around(State(1), 0)) == [0]


def test_seats_come_by_what_each_has_and_the_lower_seat_of_equals() -> None:
    assert list(highest_first(of([3, 9, 3, -1, 9]))) == [1, 4, 0, 2, 3]
    assert list(highest_first(of([]))) == []
