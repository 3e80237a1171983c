"""PettingZoo's own tests, on every game, at its least and its greatest table."""

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from ludotheque.adapters.zoo import ZooEnv
from ludotheque.match.registry import registry

TABLES = [(game, seats) for game, rules in registry().items() for seats in sorted(set(rules.manifest.seats))]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_test_passes(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather see pictures as observations
        api_test(ZooEnv(game, seats), num_cycles=300)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_seed_test_passes(game: str, seats: int) -> None:
    seed_test(lambda: ZooEnv(game, seats), num_cycles=100)


def test_a_closed_action_loses_the_game() -> None:
    env = ZooEnv("connect4")
    env.reset(seed=1)
    env.step(4)
    env.step(0)
    assert env.rewards == {"seat_0": 0.0, "seat_1": -1.0} and all(env.terminations.values())
    assert env.infos["seat_1"] == {"closed_action": 0}


def test_looking_at_another_seat_leaves_the_asked_one_its_own() -> None:
    env = ZooEnv("diktat", 3)
    env.reset(seed=3)
    mine = env.observe(env.agent_selection)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert (env.observe(other)["observation"] != mine["observation"]).any()
    assert (env.observe(env.agent_selection)["observation"] == mine["observation"]).all()
