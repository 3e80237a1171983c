"""The search itself, on small games where the right answer is known."""

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots.search import Search, Settings
from ludotheque.core.frame import frame
from ludotheque.core.policy import Policy
from ludotheque.core.state import ASK, DONE, SEALED, Frame, State, arg_a, pack
from ludotheque.core.vecs import filled
from ludotheque.match.faces import game

SAY = 1


@frame("call")
class Pennies(Frame["Coins"]):
    """All seats call a number from 0 to 2 at once; then the one with the most points has won."""

    seat: i64

    def mode(self, s: "Coins") -> i64:
        return SEALED

    def asked(self, s: "Coins") -> i64:
        return sum(1 << seat for seat in range(s.seats) if s.calls[seat] < 0)

    def call(self, s: "Coins") -> i64:
        return ASK if self.asked(s) else DONE

    def legal(self, s: "Coins", seat: i64) -> vec[i64]:
        out = vec[i64]()
        for n in range(s.most):
            out = append(out, pack(SAY, n))
        return out

    def take(self, s: "Coins", seat: i64, choice: i64) -> i64:
        s.calls[seat] = arg_a(choice)
        return self.goto("call")


class Coins(State):
    def __init__(self, most: int) -> None:
        super().__init__(2)
        self.most = most
        self.calls = filled(2, -1)

    def clone(self) -> "Coins":
        other = Coins(self.most)
        self.copy_base(other)
        other.calls = self.calls[:]
        return other

    def imagine(self, seat: i64, key: i64) -> "Coins":
        other = self.clone()
        other.reseed(key)
        return other

    def mixed(self, h: i64) -> i64:
        return h


def match_or_differ(state: Any) -> list[int]:
    """Seat 0 wins when both call the same, seat 1 when they differ: with two calls nobody has a safe one."""
    return [1, 2] if state.calls[0] == state.calls[1] else [2, 1]


def closest(state: Any) -> list[int]:
    """Seat 0 wants the number 31 of forty."""
    return [1, 2] if abs(int(state.calls[0]) - 31) <= 4 else [2, 1]


def second(state: Any) -> list[int]:
    """The number that seat 1 calls decides."""
    return [2, 1] if state.calls[1] == 2 else [1, 2]


def thought(most: int, rank: Any, iterations: int = 3000, seat: int = 0) -> Search:
    state = Coins(most)
    state.call(Pennies(0))
    state.settle()
    search = Search(Policy(), rank, 2, seat, Settings(explore=1.0))
    search.think(state, iterations, 0.0, 5)
    return search


def test_sealed_answers_are_chosen_without_seeing_each_other() -> None:
    """A search that let the second seat see the first's call would expect seat 0 to lose always."""
    lines = thought(2, match_or_differ).lines()
    assert all(0.3 < line.expects[0] < 0.7 for line in lines)


def test_whoever_is_asked_with_others_thinks_about_its_own_answer() -> None:
    best = thought(3, second, 200, seat=1).lines()[0]
    assert arg_a(best.choice) == 2 and best.expects[1] == 1.0


def test_one_choice_alone_can_be_weighed() -> None:
    search = thought(3, second, 20, seat=1)
    state = Coins(3)
    state.call(Pennies(0))
    state.settle()
    assert search.weigh(state, pack(SAY, 1), 50, 1)[1] == 0.0
    assert [line.visits for line in search.lines()] == [50]
    assert search.weigh(state, pack(SAY, 2), 50, 1)[1] == 1.0


def test_wide_choices_are_taken_in_by_and_by() -> None:
    search = thought(40, closest, 300)
    best = search.lines()[0]
    assert abs(int(arg_a(best.choice)) - 31) <= 4 and best.expects[0] == 1.0
    assert len(search.lines()) < 40


def test_a_budget_of_time_is_kept() -> None:
    table = game("connect4").new(2, seed=1)
    search = Search(Policy(), lambda s: table.rules.result(s).ranking, 2, 0, Settings())
    search.think(table.state, 0, 0.05, 1)
    assert search.iterations > 0


def test_the_tree_is_taken_up_again_where_the_game_went_that_way() -> None:
    table = game("phare").new(1, seed=1)
    search = Search(Policy(), lambda s: table.rules.result(s).ranking, 1, 0, Settings(together=True))
    search.think(table.state, 400, 0.0, 1)
    assert search.reused == 0
    table.choose(0, ("keep",))
    search.think(table.state, 400, 0.0, 2)
    assert search.reused > 50  # the lantern was thought about before the task was chosen
    table.choose(0, table.waiting[0].default)  # type: ignore[arg-type]
    table.choose(0, ("pass",)) if not table.over and table.waiting[0].ask == "rescue" else None
    search.think(table.state, 50, 0.0, 3)
    assert search.reused < 400  # a die was cast: what was thought of other ships is of no use


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_thinks_the_same(seed: int) -> None:
    table = game("diktat").new(2, seed=3)
    seat = table.waiting[0].seat

    def lines() -> list[tuple[int, int]]:
        search = Search(Policy(), lambda s: table.rules.result(s).ranking, 2, seat, Settings())
        search.think(table.state, 20, 0.0, seed)
        return [(line.choice, line.visits) for line in search.lines()]

    assert lines() == lines()
