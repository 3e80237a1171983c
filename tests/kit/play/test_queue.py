"""What has been set off waits its turn: by rank, by choice, and what it sets off itself comes first."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import State, mix_frame, pack
from ludotheque.core.vecs import of
from ludotheque.kit.play.queue import CONTROLLER, NOBODY, RESOLVE, SOURCE, SUBJECT, Queue, waits

ECHO = 40  # a source that sets off two others


class Yard(State):
    """`ranks` by seat; `choosing` says whether players put what is theirs in order."""

    def __init__(self, ranks: list[int], choosing: bool) -> None:
        super().__init__(len(ranks))
        self.ranks: vec[i64] = of(ranks)
        self.choosing = choosing
        self.done: list[tuple[int, int, int]] = []


@frame()
class Order(Queue[Yard]):
    def rank(self, s: Yard, seat: i64) -> i64:
        return -1 if seat == NOBODY else s.ranks[seat]

    def chooser(self, s: Yard, seat: i64) -> i64:
        return seat if s.choosing else NOBODY

    def carry_out(self, s: Yard, row: vec[i64]) -> None:
        s.done.append((int(row[SOURCE]), int(row[CONTROLLER]), int(row[SUBJECT])))
        if row[SOURCE] == ECHO:
            s.call(Order(NOBODY, waits(waits(vec[i64](), 1, 0, 7), 2, 0, 7)))


def yard(rows: list[tuple[int, int, int]], ranks: list[int] | None = None, choosing: bool = True) -> Yard:
    s = Yard(ranks or [0, 0], choosing)
    batch = vec[i64]()
    for source, controller, subject in rows:
        batch = waits(batch, source, controller, subject)
    s.call(Order(NOBODY, batch))
    s.settle()
    return s


def sources(s: Yard) -> list[int]:
    return [source for source, _, _ in s.done]


def test_an_empty_queue_is_done_at_once() -> None:
    assert yard([]).over


def test_without_a_chooser_all_come_as_they_were_set_off() -> None:
    s = yard([(5, 1, 0), (3, 0, 1), (5, 1, 2)], choosing=False)
    assert s.over and s.done == [(5, 1, 0), (3, 0, 1), (5, 1, 2)]


def test_a_lower_rank_comes_first_and_nobody_is_asked_about_one_alone() -> None:
    s = yard([(5, 1, 0), (3, 0, 1), (9, NOBODY, 0)], ranks=[2, 1])
    assert s.over and sources(s) == [9, 5, 3]


def test_among_equals_their_player_chooses() -> None:
    s = yard([(5, 1, 0), (3, 1, 1), (8, 1, 2)], ranks=[0, 0])
    assert s.actor() == 1
    assert list(s.legal(1)) == [pack(RESOLVE, 5, 0), pack(RESOLVE, 3, 0), pack(RESOLVE, 8, 0)]
    s.play(pack(RESOLVE, 8, 0))
    assert list(s.legal(1)) == [pack(RESOLVE, 5, 0), pack(RESOLVE, 3, 0)]
    s.play(pack(RESOLVE, 3, 0))
    assert s.over and sources(s) == [8, 3, 5]  # the last one is no question


@pytest.mark.parametrize(("which", "first"), [(0, 10), (1, 20)])
def test_two_of_one_source_are_told_apart(which: int, first: int) -> None:
    s = yard([(5, 0, 10), (6, 0, 15), (5, 0, 20)])
    assert list(s.legal(0)) == [pack(RESOLVE, 5, 0), pack(RESOLVE, 6, 0), pack(RESOLVE, 5, 1)]
    s.play(pack(RESOLVE, 5, which))
    assert s.done == [(5, 0, first)]


def test_what_is_set_off_meanwhile_comes_before_the_rest() -> None:
    s = yard([(ECHO, 0, 0), (5, 1, 0)], choosing=False)
    assert sources(s) == [ECHO, 1, 2, 5]


def test_a_copy_waits_for_the_same() -> None:
    top = yard([(5, 1, 0), (3, 1, 1)]).stack[-1]
    twin = top.clone()
    assert isinstance(twin, Order) and isinstance(top, Order) and list(twin.batch) == [5, 1, 0, 3, 1, 1]
    assert mix_frame(1, twin) == mix_frame(1, top)
    twin.batch[0] = 6
    assert top.batch[0] == 5 and mix_frame(1, twin) != mix_frame(1, top)
