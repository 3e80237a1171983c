"""Everyone sees their share: fields declare who sees them, views say no more, imagined worlds know no more."""

from ludotheque.core.fields import SEATS
from ludotheque.core.game import Game
from ludotheque.core.state import Frame
from tests.contract.checks import (
    check_foresight,
    check_imagine,
    check_nothing_learnt,
    check_something_hidden,
    check_stand,
    check_views,
)
from tests.contract.declared import check_frame_declared, check_state_declared, leaves
from tests.drivers import Case, Driver, Story


def test_every_field_of_the_state_says_who_sees_it(case: Case, told: Story) -> None:
    check_state_declared(told.table)


def test_every_field_of_every_frame_says_who_sees_it(rules: Game) -> None:
    for name, kind in rules.frames.items():
        assert name == kind.ID
        check_frame_declared(kind)


def test_every_kind_of_a_field_is_one_of_the_codec(case: Case, told: Story) -> None:
    known = {"", SEATS, *told.table.codec.ids}
    for kind in case.rules.frames.values():
        assert {field.kind for field in kind.FIELDS.values()} <= known, kind.ID


def test_every_frame_of_the_game_can_be_loaded(rules: Game) -> None:
    home = type(rules).__module__.rpartition(".")[0]
    own = {leaf.ID for leaf in leaves(Frame) if leaf.__module__.startswith(home + ".")}
    assert own <= set(rules.frames)


def test_views_are_plain_and_hold_no_secret_of_the_engine(case: Case, told: Story) -> None:
    for _, table in told.pauses:
        check_views(table)
    check_views(told.table)


def test_imagined_worlds_keep_the_view_and_nothing_else(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        for seat in range(case.seats):
            check_imagine(table, seat, Driver(f"{at} {seat}").rng)


def test_what_is_imagined_from_the_stand_holds_no_secret(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_stand(table, Driver(f"stand {at}").rng)


def test_what_a_choice_would_do_is_told_from_what_its_seat_may_know(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        for seat in range(case.seats):
            check_foresight(table, seat, Driver(f"foresee {at} {seat}").rng)


def test_what_is_hidden_is_imagined_anew(case: Case, told: Story) -> None:
    if case.rules.hides(told.table.state) and case.seats > 1:
        for seat in range(case.seats):
            check_something_hidden([table for _, table in told.pauses], seat, Driver(seat).rng)


def test_nobody_learns_anything_unsaid(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_nothing_learnt(table, told.moves[at], Driver(at).rng)
