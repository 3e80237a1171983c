import pytest

import ludotheque
from tests.games.shared.perft import perft


@pytest.mark.parametrize(("depth", "count"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807)])
def test_sequences_from_the_empty_board(depth: int, count: int) -> None:
    assert perft(ludotheque.game("connect4").start(), depth) == count


def test_a_column_fills_up_at_the_seventh_disc() -> None:
    state = ludotheque.game("connect4").start()
    for _ in range(5):
        state.play(state.legal_now()[0])
    assert perft(state, 2) == 7 * 6 + 7 - 1
