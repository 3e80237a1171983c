"""Steps: the same seed gives the same game, answers under seal stay secret, closed actions are refused."""

import numpy as np
import pytest

from ludotheque.adapters.steps import Steps, rewards
from ludotheque.core.game import Result
from ludotheque.match.registry import registry


def played(game: str, seed: int, seats: int | None = None) -> list[bytes]:
    steps, rng = Steps(game, seats), np.random.default_rng(seed)
    steps.reset(seed)
    seen: list[bytes] = []
    while steps.seat >= 0 and len(seen) < 120:
        seen.append(steps.seen.tobytes() + steps.mask.tobytes())
        steps.step(int(rng.choice(steps.legal)))
    return seen


@pytest.mark.parametrize("game", registry())
def test_the_same_seed_and_actions_give_the_same_numbers(game: str) -> None:
    assert played(game, 5) == played(game, 5)


def test_another_seed_deals_another_game() -> None:
    assert played("diktat", 5, 3) != played("diktat", 6, 3)


def test_connect_four_by_hand() -> None:
    steps = Steps("connect4")
    assert steps.reset(1) == 0 and steps.legal == [1, 2, 3, 4, 5, 6, 7]
    assert [steps.label(action) for action in (0, 1, 7)] == ["default", "drop 0", "drop 6"]
    for column in (3, 3, 4, 4, 5, 5):
        steps.step(column + 1)
    board = steps.numbers - 84
    assert list(np.flatnonzero(steps.seen[board : board + 42])) == [3, 4, 5]
    assert list(np.flatnonzero(steps.seen[board + 42 :])) == [10, 11, 12]
    assert steps.rewards() == [0.0, 0.0]
    assert steps.step(7) == -1 and steps.rewards() == [1.0, -1.0]
    assert not steps.mask.any() and steps.legal == []


def test_a_closed_action_is_refused_and_changes_nothing() -> None:
    steps = Steps("connect4")
    steps.reset(1)
    before = steps.state.fingerprint()
    for action in (0, -1, 8, 10**12):
        with pytest.raises(ValueError, match="not open"):
            steps.step(action)
    assert steps.state.fingerprint() == before


def test_each_step_makes_new_arrays_to_be_read_only() -> None:
    steps = Steps("phare", 2)
    steps.reset(1)
    with pytest.raises(ValueError):
        steps.mask[0] = 1
    seen, before = steps.seen, steps.seen.tobytes()
    steps.step(steps.legal[0])
    assert seen.tobytes() == before != steps.seen.tobytes()


def test_answers_under_seal_stay_secret_until_the_last_is_in() -> None:
    """Le Phare, dusk: the second keeper sees the same whatever the first has sealed."""
    views = []
    for answer in (0, 1):
        steps = Steps("phare", 3)
        steps.reset(4)
        steps.step(steps.legal[answer])
        assert steps.seat == 1
        views.append((steps.seen.tobytes(), steps.mask.tobytes(), steps.observe(2).tobytes()))
    assert views[0] == views[1]


def test_a_lantern_is_set_on_the_grid() -> None:
    steps = Steps("phare", 1)
    steps.reset(1)
    steps.step(1)
    lights = [steps.label(action) for action in steps.legal]
    assert len(lights) == 25 * 13 and lights[-1] == "light 24 12"


class Ended:
    """Just enough of a game to have a result."""

    def __init__(self, cooperative: bool, ranking: list[int]) -> None:
        self.manifest, self.ranking = self, ranking
        self.cooperative = cooperative

    def result(self, state: object) -> Result:
        return Result([0] * len(self.ranking), self.ranking, "done")


@pytest.mark.parametrize(
    ("cooperative", "ranking", "paid"),
    [
        (False, [1, 2], [1, -1]),
        (False, [1, 1], [0, 0]),
        (False, [2, 1, 3, 4], [-1 / 3, 1, -1 / 3, -1 / 3]),
        (False, [1, 1, 3], [0.5, 0.5, -1]),
        (False, [2, 2, 2], [-1, -1, -1]),
        (True, [1, 1], [1, 1]),
        (True, [2, 2], [-1, -1]),
    ],
)
def test_rewards(cooperative: bool, ranking: list[int], paid: list[float]) -> None:
    assert rewards(Ended(cooperative, ranking), None) == pytest.approx(paid)  # type: ignore[arg-type]  # a stand-in
