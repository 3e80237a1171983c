"""Every game as numbers: each action one choice, each observation what its seat may know and no more."""

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH, OWNER
from ludotheque.core.frame import by_id, frame
from ludotheque.core.space import OUTSIDE
from ludotheque.core.state import ASK, Frame, State
from ludotheque.core.stepper import Stepper
from ludotheque.core.vecs import of
from ludotheque.match.table import Table
from tests.contract.toy import TrickGame
from tests.drivers import Case, Driver, Story

WORLDS = 3


@frame("wait")
class Long(Frame[State]):
    seat: i64
    row: vec[i64]
    a: i64
    b: i64
    c: i64
    d: i64
    e: i64
    f: i64
    own: Annotated[i64, OWNER]
    each: Annotated[vec[i64], EACH]

    def wait(self, s: State) -> i64:
        return ASK

    def legal(self, s: State, seat: i64) -> vec[i64]:
        return of([1 << 48])


def stepper_of(table: Table) -> Stepper:
    space = table.rules.space(table.state)
    return Stepper(space, table.state.seats, table.rules.frames)


def known(stepper: Stepper, state: State, seat: int) -> tuple[list[int], list[int]]:
    """What a seat is given: its observation, and its actions if it is asked first."""
    stepper.load(state)
    actions = sorted(stepper.legal) if stepper.seat == seat else []
    seen = list(stepper.observe(seat))
    assert stepper.written == stepper.numbers, "the parts and what is written differ in length"
    return seen, actions


def check_worlds(stepper: Stepper, table: Table, driver: Driver) -> None:
    for seat in range(table.state.seats):
        truth = known(stepper, table.state, seat)
        for _ in range(WORLDS):
            world = table.state.imagine(seat, driver.rng.getrandbits(60))
            assert known(stepper, world, seat) == truth, f"seat {seat} can tell an imagined world by its numbers"


def check_actions(stepper: Stepper, table: Table) -> None:
    """Those open are the choices that have an action, no two share one, and the mask says the same as the list."""
    state = table.state
    stepper.load(state)
    seat = stepper.seat
    choices = [*state.legal(seat), *state.beside(seat)]
    actions = [stepper.space.action(state, seat, choice) for choice in choices]
    placed = [action for action in actions if action != OUTSIDE]
    assert len(set(placed)) == len(placed) and all(0 < action < stepper.space.actions for action in placed)
    assert list(stepper.legal) == (placed or [0])
    assert [at for at, open_now in enumerate(stepper.mask) if open_now] == sorted(stepper.legal)
    for choice, action in zip(choices, actions, strict=True):
        assert action == OUTSIDE or stepper.packed[action] == choice


def test_actions_are_the_choices(case: Case, told: Story) -> None:
    stepper = stepper_of(told.table)
    for _, table in told.pauses:
        check_actions(stepper, table)


def test_worlds_a_seat_cannot_tell_apart_are_the_same_numbers(case: Case, told: Story) -> None:
    stepper = stepper_of(told.table)
    for at, table in told.pauses:
        check_worlds(stepper, table, Driver(at))


def test_the_parts_of_an_observation_add_up(case: Case, told: Story) -> None:
    stepper = stepper_of(told.table)
    assert sum(size for _, size in stepper.parts()) == stepper.numbers == len(stepper.seen)


def test_nothing_seen_is_out_of_its_range(case: Case, told: Story) -> None:
    """Sixteen bits are enough for a game's own parts: what is written at the ends of the range was cut off."""
    stepper = stepper_of(told.table)
    head = stepper.numbers - stepper.space.numbers
    for _, table in told.pauses:
        for seat in range(case.seats):
            seen, _ = known(stepper, table.state, seat)
            assert max(seen[head:]) < 32767 and min(seen[head:]) > -32768


def trick_table(flaw: str) -> Table:
    rules = TrickGame(flaw)
    state = rules.create(2, {})
    state.settle()
    return Table(rules, state, {})


def test_a_game_that_declares_no_space_has_one_from_its_codec_and_views() -> None:
    table = trick_table("")
    stepper = stepper_of(table)
    check_actions(stepper, table)
    check_worlds(stepper, table, Driver(1))
    stepper.load(table.state)
    while stepper.seat >= 0:
        stepper.step(stepper.legal[0])
    assert table.state.over and sum(table.state.points) == 3  # type: ignore[attr-defined]


def test_a_secret_in_a_view_would_be_noticed() -> None:
    table = trick_table("open deck")
    try:
        check_worlds(stepper_of(table), table, Driver(1))
    except AssertionError:
        return
    raise AssertionError("an open deck went unnoticed")


def test_a_seat_with_no_action_left_plays_the_default() -> None:
    table = trick_table("")
    stepper = stepper_of(table)
    stepper.space.first[1] = OUTSIDE  # no card has an action any more
    table.state.peeked = of([1, 1])  # type: ignore[attr-defined]
    stepper.load(table.state)
    assert list(stepper.legal) == [0] and stepper.packed[0] == table.state.stack[-1].default(table.state, 0)
    assert stepper.step(0) == 1


def test_rows_and_all_numbers_of_a_procedure_are_seen_each_at_its_place() -> None:
    table = trick_table("")
    stepper = Stepper(table.rules.space(table.state), 2, by_id(Long, *table.rules.frames.values()))
    state = table.state
    state.stack.append(Long(1, of([7, 8, 9]), 1, 2, 3, 4, 5, 6, 7, of([40, 41])))
    stepper.load(state)
    own, other = list(stepper.observe(1)), list(stepper.observe(0))
    first = 4 + len(stepper.fields) + 2  # two seats, who is asked, which procedure, its step, its seat
    assert own[first : first + 17] == [3, 7, 8, 9, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 41]
    assert other[first + 9 : first + 17] == [1, 2, 3, 4, 5, 6, 0, 40]  # the last number is its owner's
