"""Anything a program may do to a table, in any order: choose, take back, save, load, copy, and make mistakes."""

import json
import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import ludotheque
from ludotheque.match import journal as journals
from ludotheque.match.journal import journal_of
from ludotheque.match.registry import registry
from ludotheque.match.table import Table
from tests.contract.checks import GARBAGE, check_imagine, check_undo, position
from tests.drivers import Case, Driver, cases

seeds = st.integers(0, 2**20)


class TableMachine(RuleBasedStateMachine):
    """`twin` lives through the moves alone: no copy, no mistake, no saved file may make a difference."""

    def __init__(self, offered: list[Case]) -> None:
        super().__init__()
        self.offered = offered

    @initialize(case=st.data(), seed=seeds)
    def sit_down(self, case: st.DataObject, seed: int) -> None:
        self.case = case.draw(st.sampled_from(self.offered))
        self.table: Table = self.case.new(seed)
        self.twin: Table = self.case.new(seed)

    @precondition(lambda self: not self.table.over)
    @rule(seed=seeds)
    def choose(self, seed: int) -> None:
        move = Driver(seed).pick(self.table)
        assert self.table.choose(*move, at=len(self.table.entries)) is None
        assert self.twin.choose(*move) is None

    @precondition(lambda self: not self.table.over)
    @rule(seed=seeds)
    def choose_and_take_back(self, seed: int) -> None:
        seat, choice = Driver(seed).pick(self.table)
        before, counts = self.table.digest(), (self.table.state.count, self.table.state.revealed)
        self.table.choose(seat, choice)
        if check_undo(self.table, seat, before, counts) is not None:
            assert self.twin.choose(seat, choice) is None

    @rule(seat=st.integers(0, 4))
    def take_back(self, seat: int) -> None:
        if self.table.undo(seat) is None:
            assert self.twin.undo(seat) is None

    @rule(seat=st.integers(-2, 6), choice=st.sampled_from(GARBAGE))
    def make_a_mistake(self, seat: int, choice: object) -> None:
        assert self.table.choose(seat, choice) is not None  # type: ignore[arg-type]  # on purpose

    @precondition(lambda self: not self.table.over)
    @rule(seed=seeds, late=st.integers(1, 3))
    def choose_for_another_moment(self, seed: int, late: int) -> None:
        seat, choice = Driver(seed).pick(self.table)
        for at in (self.table.opened(seat) - late, len(self.table.entries) + late):
            refusal = self.table.choose(seat, choice, at=at)
            assert refusal is not None and refusal.rule == "LUD-06"

    @rule()
    def save_and_load(self) -> None:
        self.table = ludotheque.load(json.dumps(self.table.save()))

    @rule()
    def copy(self) -> None:
        self.table = self.table.clone()

    @rule()
    def play_the_journal_again(self) -> None:
        again = ludotheque.replay(journals.dump(journal_of(self.table)))
        assert position(again) == position(self.table)
        assert len(again.entries) == len(self.table.entries)

    @rule(seed=seeds)
    def imagine(self, seed: int) -> None:
        check_imagine(self.table, seed % self.case.seats, random.Random(seed))

    @invariant()
    def agrees_with_its_twin(self) -> None:
        if hasattr(self, "table"):
            assert self.table.digest() == self.twin.digest()
            assert [*self.case.rules.faults(self.table.state)] == []
            assert bool(self.table.waiting) != self.table.over


@pytest.mark.parametrize("game", registry())
def test_whatever_is_done_to_a_table(game: str) -> None:
    offered = [case for case in cases() if case.game == game]
    run_state_machine_as_test(lambda: TableMachine(offered))  # type: ignore[arg-type]  # called, not built on
