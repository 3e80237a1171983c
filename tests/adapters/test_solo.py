"""Gymnasium's own test, on every game; bots on the other seats."""

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.adapters.solo import SoloEnv, UnknownLevel, register
from ludotheque.match.registry import registry


@pytest.mark.parametrize("game", registry())
def test_the_env_checker_passes(game: str) -> None:
    register()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against integers, which these are
        check_env(gymnasium.make(f"ludotheque/{game}").unwrapped)


def finish(env: SoloEnv, seed: int) -> tuple[list[float], list[bytes]]:
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, told = [], [seen["observation"].tobytes()]
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
        rewards.append(float(reward))
        told.append(seen["observation"].tobytes())
    return rewards, told


@pytest.mark.parametrize(("game", "seats", "seat"), [("connect4", 2, 1), ("diktat", 3, 2), ("phare", 4, 0)])
def test_a_game_is_played_to_its_end_and_can_be_played_again(game: str, seats: int, seat: int) -> None:
    env = SoloEnv(game, seats, seat=seat)
    rewards, told = finish(env, 8)
    assert not any(rewards[:-1]) and rewards[-1] in (1.0, 0.0, -1.0, -0.5)
    assert finish(env, 8) == (rewards, told) != finish(env, 9)


def test_bots_of_any_level_sit_on_the_other_seats() -> None:
    assert finish(SoloEnv("connect4", opponents=["apprenti"]), 3)[0][-1] in (1.0, 0.0, -1.0)


def test_a_level_nobody_has_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="'grandmaster'"):
        SoloEnv("connect4", opponents="grandmaster")
    with pytest.raises(ValueError, match="1 opponents"):
        SoloEnv("connect4", opponents=["hasard", "hasard"])


def test_a_closed_action_loses() -> None:
    env = SoloEnv("connect4")
    env.reset(seed=1)
    assert env.step(0)[1:] == (-1.0, True, False, {"closed_action": 0})
