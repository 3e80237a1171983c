"""The stack of frames: going on, calling, coming back, waiting, and being written down in the middle of it all."""

from typing import Annotated

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core import sight
from ludotheque.core.fields import EACH, HIDDEN, OWNER
from ludotheque.core.frame import by_id, frame
from ludotheque.core.state import (
    ASK,
    ASK_IF_ANY,
    ASK_IF_MANY,
    BESIDE,
    DONE,
    FIRST_COME,
    GAME_OVER,
    NEXT,
    NO_WINDOW,
    NOT_ASKED,
    NOT_OFFERED,
    Frame,
    State,
    arg_a,
    pack,
)
from ludotheque.core.vecs import filled, of

SAY, HUSH = 1, BESIDE


class Diary(State):
    """Frames write their steps in `pages`, so that a test reads the order of things."""

    def __init__(self, seats: i64 = 2) -> None:
        super().__init__(seats)
        self.pages: list[str] = []
        self.sums: vec[i64] = vec[i64]()

    def beside(self, seat: i64) -> vec[i64]:
        return of([pack(HUSH)]) if seat == 1 else vec[i64]()

    def take_beside(self, seat: i64, choice: i64) -> None:
        self.pages.append("hush")
        self.call(Echo(seat, 7))

    def clone(self) -> "Diary":
        other = Diary(self.seats)
        self.copy_base(other)
        other.pages, other.sums = list(self.pages), self.sums[:]
        return other

    def mixed(self, h: i64) -> i64:
        return h


@frame("begin middle again end")
class Chapter(Frame[Diary]):
    """begin, then a nested call, then `again` goes back once, then the end."""

    seat: i64
    turns: Annotated[i64, HIDDEN]

    def run(self, s: Diary) -> i64:
        s.pages.append(self.STEPS[self.step])
        if self.step == 1:
            s.call(Echo(self.seat, self.turns))
        elif self.step == 2:
            s.pages.append(f"heard {s.answer_or(0)}")
            if self.turns == 0:
                self.turns = 1
                return 1
        elif self.step == 3:
            return DONE
        return NEXT


@frame("shout")
class Echo(Frame[Diary]):
    """Answers a value to its caller."""

    seat: i64
    what: Annotated[i64, OWNER]

    def shout(self, s: Diary) -> i64:
        s.pages.append("shout")
        s.answer(self.what + 10)
        return DONE


@frame("pass_on")
class Relay(Frame[Diary]):
    """Its last act is to call another frame, which stands in its place."""

    seat: i64

    def pass_on(self, s: Diary) -> i64:
        s.pages.append("relay")
        s.call(Echo(self.seat, 5))
        return DONE


@frame("ask count")
class Poll(Frame[Diary]):
    """Asks both seats at once for a number from 0 to 2, then adds them up."""

    seat: i64
    said: Annotated[vec[i64], EACH]
    note: Annotated[i64, OWNER]

    def asked(self, s: Diary) -> i64:
        return sum(1 << seat for seat in range(s.seats) if self.said[seat] < 0)

    def prompt(self, s: Diary, seat: i64) -> tuple[str, str]:
        return ("LUD-02", "number")

    def ask(self, s: Diary) -> i64:
        return ASK if self.asked(s) else NEXT

    def count(self, s: Diary) -> i64:
        s.pages.append(f"sum {sum(self.said)}")
        return DONE

    def legal(self, s: Diary, seat: i64) -> vec[i64]:
        return of([pack(SAY, n) for n in range(3)])

    def take(self, s: Diary, seat: i64, choice: i64) -> i64:
        self.said[seat] = arg_a(choice)
        return ASK if self.asked(s) else NEXT


@frame("call leave never")
class Medley(Frame[Diary]):
    """Calls several frames in one step, then goes on; its third step leaves everything above the first frame."""

    seat: i64

    def run(self, s: Diary) -> i64:
        s.pages.append(f"medley {self.STEPS[self.step]}")
        if self.step == 0:
            s.call(Chapter(0, 1))
            s.call(Relay(0))
            s.call(Echo(0, 2))
            return NEXT
        s.call(Echo(0, 3))
        return s.cut(1)


@frame("mutter end")
class Mumble(Frame[Diary]):
    """Calls one that answers it, and never listens."""

    seat: i64

    def mutter(self, s: Diary) -> i64:
        s.call(Echo(self.seat, 80))
        return NEXT


@frame("ask hear")
class Listener(Frame[Diary]):
    """Calls three in one step and writes down what they answered."""

    seat: i64

    def ask(self, s: Diary) -> i64:
        s.call(Echo(self.seat, 1))
        s.call(Mumble(self.seat))
        s.call(Echo(self.seat, 2))
        return NEXT

    def hear(self, s: Diary) -> i64:
        s.pages.append(f"heard {list(s.answered())} then {list(s.answered())}")
        return DONE


@frame("cry")
class Auction(Frame[Diary]):
    """Both seats are asked; the first to answer settles it."""

    seat: i64

    def asked(self, s: Diary) -> i64:
        return (1 << s.seats) - 1

    def mode(self, s: Diary) -> i64:
        return FIRST_COME

    def cry(self, s: Diary) -> i64:
        return ASK

    def legal(self, s: Diary, seat: i64) -> vec[i64]:
        return of([pack(SAY, seat)])

    def take(self, s: Diary, seat: i64, choice: i64) -> i64:
        s.pages.append(f"sold to {seat}")
        return DONE


def poll(seats: int = 2) -> Diary:
    diary = Diary(seats)
    diary.call(Poll(0, filled(seats, -1), 4))
    diary.settle()
    return diary


def test_a_called_frame_runs_before_its_caller_goes_on_and_answers_it() -> None:
    diary = Diary()
    diary.call(Chapter(0, 0))
    diary.settle()
    once = ["middle", "shout", "again"]
    assert diary.pages == ["begin", *once, "heard 10", *once, "heard 11", "end"]
    assert diary.over


def test_an_answer_reaches_whoever_called_and_nobody_else() -> None:
    """Another procedure of the same step comes between and finishes, and so does one that it called."""
    diary = Diary()
    diary.call(Listener(0))
    diary.settle()
    assert diary.pages == ["shout", "shout", "shout", "heard [11, 12] then []"]
    assert list(diary.answers) == []


def test_an_answer_nobody_reads_is_gone_with_its_caller_or_its_next_call() -> None:
    diary = Diary()
    diary.call(Chapter(0, 1))
    diary.call(Mumble(0))
    diary.settle()
    assert "heard 11" in diary.pages and "heard 90" not in diary.pages and list(diary.answers) == []


def test_a_frame_may_call_another_as_its_last_act() -> None:
    diary = Diary()
    diary.call(Chapter(0, 1))
    diary.call(Relay(1))
    diary.settle()
    assert diary.pages[:3] == ["relay", "shout", "begin"]
    assert diary.over


def test_frames_called_in_one_step_run_in_that_order() -> None:
    diary = Diary()
    diary.call(Echo(0, 0))
    diary.call(Medley(0))
    diary.settle()
    chapter = ["begin", "middle", "shout", "again", "heard 11", "end"]
    assert diary.pages == ["medley call", *chapter, "relay", "shout", "shout", "medley leave", "shout"]
    assert diary.over


def test_the_first_to_answer_may_settle_it() -> None:
    sold = set()
    for seed in range(20):
        diary = Diary(3)
        diary.call(Auction(0))
        diary.settle()
        assert diary.clone().asked() == 0b111
        assert diary.playout(seed) == 1 and diary.over
        sold |= set(diary.pages)
    assert sold == {"sold to 0", "sold to 1", "sold to 2"}


def test_delivered_answers_raise_a_barrier() -> None:
    diary = Diary()
    diary.deliver()
    assert diary.revealed == 1


def test_a_pause_waits_for_all_seats_asked() -> None:
    diary = poll()
    assert (diary.asked(), diary.actor()) == (0b11, 0)
    assert diary.stack[-1].default(diary, 1) == pack(SAY, 0)
    diary.apply(1, pack(SAY, 2))
    assert (diary.asked(), diary.actor(), diary.pages) == (0b01, 0, [])
    diary.apply(0, pack(SAY, 1))
    assert diary.pages == ["sum 3"] and diary.over and (diary.asked(), diary.actor()) == (0, -1)


def test_a_choice_is_refused_with_a_rule() -> None:
    diary = poll()
    assert diary.why_not(0, pack(SAY, 2)) is None
    assert diary.why_not(0, pack(SAY, 3)) == NOT_OFFERED
    diary.apply(0, pack(SAY, 0))
    assert diary.why_not(0, pack(SAY, 2)) == NOT_ASKED
    assert list(diary.legal(0)) == [] and len(diary.legal(1)) == 3
    diary.apply(1, pack(SAY, 0))
    assert diary.why_not(0, pack(SAY, 2)) == GAME_OVER


def test_an_any_time_choice_is_taken_beside_the_decision() -> None:
    diary = poll()
    assert diary.why_not(1, pack(HUSH)) is None
    assert diary.why_not(0, pack(HUSH)) == NO_WINDOW
    diary.apply(1, pack(HUSH))
    assert diary.pages == ["hush", "shout"]
    assert diary.asked() == 0b11


def test_clones_go_their_own_way() -> None:
    diary = poll()
    diary.apply(1, pack(SAY, 2))
    twin = diary.clone()
    assert twin.fingerprint() == diary.fingerprint()
    twin.apply(0, pack(SAY, 0))
    assert diary.pages == [] and twin.pages == ["sum 2"]
    diary.apply(0, pack(SAY, 2))
    assert diary.pages == ["sum 4"]


def test_random_play_ends() -> None:
    diary = poll(4)
    assert diary.clone().playout(3) == 4
    assert diary.playout(3, limit=2) == 2 and not diary.over


SEES: dict[str, sight.Sight] = {"sums": sight.Public()}
FRAMES = by_id(Poll, Chapter, Echo)


def test_the_stack_is_written_and_read_back_in_the_middle_of_a_procedure() -> None:
    diary = poll()
    diary.stack.insert(0, Chapter(1, 1))
    diary.stack[0].step = 3
    diary.sums = of([4, 5])
    diary.apply(1, pack(SAY, 2))
    written = sight.write(diary, SEES)
    again = Diary()
    sight.read(again, SEES, FRAMES, written)
    assert sight.write(again, SEES) == written
    again.apply(0, pack(SAY, 2))
    assert again.pages == ["sum 4", "end"] and list(again.sums) == [4, 5]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data["stack"][0].__setitem__(0, "Plot"), "unknown procedure 'Plot'"),
        (lambda data: data["stack"][0].__setitem__(1, "sleep"), "no step 'sleep'"),
        (lambda data: data["fields"].pop("sums"), "no field 'sums'"),
    ],
)
def test_a_spoilt_position_says_what_is_wrong(spoil: object, said: str) -> None:
    data = sight.write(poll(), SEES)
    spoil(data)  # type: ignore[operator]
    with pytest.raises(ValueError, match=said):
        sight.read(Diary(), SEES, FRAMES, data)


def test_a_frame_shows_each_field_to_whom_it_says() -> None:
    frame = Poll(0, of([2, -1]), 4)
    shown = {seat: sight.view_frame(frame, seat, {}) for seat in (0, 1, None)}
    public = {"frame": "poll", "step": "ask", "seat": 0}
    assert shown == {0: public | {"said": 2, "note": 4}, 1: public | {"said": -1}, None: public}
    assert "turns" not in sight.view_frame(Chapter(0, 3), 0, {})


def test_a_state_shows_what_it_declares_and_nothing_else() -> None:
    diary = poll()
    diary.sums = of([4, 5])
    assert set(sight.view(diary, {}, 0, {})) == {"you", "seats", "stack"}
    declared: dict[str, tuple[sight.Sight, object]] = {
        "public": (sight.Public(), [4, 5]),
        "presented": (sight.Public(lambda state, value: sum(value)), 9),
        "counted": (sight.Count(), 2),
        "looked": (sight.By(lambda state, seat: seat), 1),
        "hidden": (sight.Hidden(), sight.ABSENT),
    }
    for shown, expected in declared.values():
        view = sight.view(diary, {"sums": shown}, 1, {})
        assert view.get("sums", sight.ABSENT) == expected


# -- questions that depend on their choices


@frame("pick end")
class Draw(Frame[Diary]):
    """Offers as many numbers as are open, once."""

    seat: i64
    open: i64
    lone: i64 = 0
    looked: i64 = 0  # how often its choices were worked out

    def pick(self, s: Diary) -> i64:
        return ASK_IF_ANY if self.lone == 1 else ASK_IF_MANY

    def legal(self, s: Diary, seat: i64) -> vec[i64]:
        self.looked += 1
        return of([pack(SAY, n) for n in range(int(self.open))])

    def take(self, s: Diary, seat: i64, choice: i64) -> i64:
        s.pages.append(f"took {arg_a(choice)}")
        self.open = 0
        return self.goto("pick")


def drawing(open_: int, lone: int = 0) -> tuple[Diary, Draw]:
    diary, draw = Diary(), Draw(1, open_, lone)
    diary.call(draw)
    diary.settle()
    return diary, draw


@pytest.mark.parametrize(
    ("open_", "lone", "waits", "pages"),
    [(0, 0, False, []), (1, 0, False, ["took 0"]), (2, 0, True, []), (0, 1, False, []), (1, 1, True, [])],
)
def test_a_question_is_put_where_there_is_something_to_choose(
    open_: int, lone: int, waits: bool, pages: list[str]
) -> None:
    diary, _ = drawing(open_, lone)
    assert (diary.asked() == 2, diary.over, diary.pages) == (waits, not waits, pages)


def test_the_choices_found_when_a_question_was_put_are_the_menu_until_it_is_answered() -> None:
    diary, draw = drawing(3)
    assert draw.sample(diary, 1, 5) == pack(SAY, 2) and draw.looked == 1
    assert len(diary.clone().menu) == 0, "a copy may become another position before it is looked at"
    diary.apply(1, pack(SAY, 2))
    assert diary.pages == ["took 2"] and diary.over and len(diary.menu) == 0


def test_something_done_beside_a_question_has_it_put_again() -> None:
    diary, draw = drawing(3)
    draw.open = 2
    diary.apply(1, pack(HUSH))
    assert [arg_a(choice) for choice in diary.offered(draw, 1)] == [0, 1]
