"""OpenSpiel's own test, and two of its Python algorithms."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

from open_spiel.python.algorithms import ismcts, mcts, minimax  # noqa: E402

from ludotheque.adapters.spiel import register  # noqa: E402
from ludotheque.match.registry import registry  # noqa: E402

NAMES = register()


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_test_passes(name: str) -> None:
    sims = 3 if name == "ludotheque_connect4" else 1
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=sims, serialize=False, verbose=False)


def test_a_saved_state_comes_back() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("ludotheque_phare"), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_known_under_its_name() -> None:
    assert [f"ludotheque_{game}" for game in registry()] == NAMES and set(NAMES) <= set(pyspiel.registered_names())


def test_clones_go_their_own_way() -> None:
    state = pyspiel.load_game("ludotheque_connect4").new_initial_state()
    state.apply_action(4)
    other = state.clone()
    other.apply_action(4)
    assert state.legal_actions() == [1, 2, 3, 4, 5, 6, 7] and str(state) != str(other)
    assert state.current_player() == 1 and other.current_player() == 0


def test_the_search_of_open_spiel_finds_the_winning_column() -> None:
    game = pyspiel.load_game("ludotheque_connect4")
    state = game.new_initial_state()
    for column in (3, 0, 4, 0, 5, 1):
        state.apply_action(column + 1)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in (3, 7)
    value, action = minimax.alpha_beta_search(game, state=state, maximum_depth=1, value_function=lambda s: 0)
    assert value == 1 and action in (3, 7)


def test_information_set_search_imagines_other_worlds() -> None:
    """Le Phare at three: the second keeper searches without knowing what the first has sealed."""
    game = pyspiel.load_game("ludotheque_phare", {"seats": 3})
    state = game.new_initial_state()
    state.apply_action(5)
    state.apply_action(1)
    before = state.information_state_string(1)
    worlds = [state.resample_from_infostate(1, random.random) for _ in range(20)]
    assert {world.information_state_string(1) for world in worlds} == {before}
    assert {world.position.state.tasks[0] for world in worlds} == {1, 2}
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_parameters_choose_seats_options_and_deals() -> None:
    game = pyspiel.load_game("ludotheque_phare", {"seats": 2, "deals": 3, "options": '{"campaign": {"oil": 4}}'})
    state = game.new_initial_state()
    assert game.num_players() == 2 and [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    state.apply_action(2)
    assert state.position.state.oil == 4
