"""Choices: what is offered is what is legal, every pause has some, and undo is honest."""

from tests.contract.checks import (
    Complaints,
    check_account,
    check_guards,
    check_menus,
    check_sealed,
    check_sealed_undo,
    check_undo,
    check_unsure,
)
from tests.drivers import SEED, Case, Driver, Story

UNDOS = 3  # one move in so many is taken back, when it can be


def test_there_is_no_dead_end_and_no_piece_is_lost(case: Case, told: Story) -> None:
    table = case.new(SEED)
    for move in told.moves:
        assert [*case.rules.faults(table.state)] == []
        assert table.result is None
        for decision in table.waiting:
            assert not isinstance(decision.choices, list) or decision.choices
        table.choose(*move)
    assert [*case.rules.faults(table.state)] == []
    assert table.over and table.waiting == [] and table.result is not None
    assert [table.beside(seat) for seat in range(case.seats)] == [[]] * case.seats
    assert len(table.result.scores) == len(table.result.ranking) == case.seats
    check_account(table)
    together = len(set(table.result.ranking)) == 1
    assert together if case.rules.manifest.cooperative else together or 1 in table.result.ranking


def test_all_that_is_offered_is_legal(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_menus(table, Driver(at))


def test_all_that_is_legal_is_offered_and_refusals_change_nothing(case: Case, told: Story) -> None:
    words = Complaints(told.table)
    for at, table in told.pauses:
        words.refusals(check_guards(table.clone(), told.choices, Driver(at).rng))
    words.check()


def test_nothing_is_legal_once_the_game_is_over(case: Case, told: Story) -> None:
    table = told.table.clone()
    before = table.digest()
    for seat, choice in told.moves:
        refusal = table.choose(seat, choice)
        assert refusal is not None and refusal.rule == "LUD-01"
    assert table.digest() == before


def test_sealed_answers_are_sealed(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_sealed(table, Driver(at))


def test_sealed_answers_are_taken_back_alone(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_sealed_undo(table, Driver(at))


def test_whether_an_answer_must_be_sure_is_true_and_tells_nothing(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_unsure(table, Driver(at))


def test_undo_is_honest(case: Case, told: Story) -> None:
    table = case.new(SEED)
    rng = Driver("undo").rng
    refusals = []
    for seat, choice in told.moves:
        counts = (table.state.count, table.state.revealed)
        before = table.digest() if rng.randrange(UNDOS) == 0 else None
        assert table.choose(seat, choice) is None
        if before is None:
            continue
        after = table.digest()
        refusal = check_undo(table, seat, before, counts)
        if refusal is None:
            assert table.choose(seat, choice) is None
            assert table.digest() == after
        else:
            refusals.append(refusal)
    assert table.result == told.table.result
    words = Complaints(table)
    words.refusals(refusals)
    words.check()
