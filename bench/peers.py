"""The Python peers, one function each: ``python peers.py CONTESTANT`` in the interpreter where they are installed.

Each plays whole games from the first deal to the end, at random, through the peer's own documented calls.
"""

import random
import sys
from collections.abc import Callable
from typing import Any

from measuring import CONTESTANTS as MEASURING
from worker import pick, serve


def catan_game() -> Any:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(color) for color in Color])


def play_catan(game: Any, limit: int) -> int:
    """Catan by four seats; the choices are already listed in the state, and are not checked a second time."""
    from catanatron.game import TURNS_LIMIT

    done = 0
    state = game.state
    while done < limit and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        game.execute(pick(state.playable_actions), validate_action=False)
        done += 1
    return done


def catan_decisions() -> int:
    return play_catan(catan_game(), sys.maxsize)


def catan_copies() -> Callable[[], int]:
    game = catan_game()
    play_catan(game, play_catan(catan_game(), sys.maxsize) // 2)

    def batch() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return batch


def catan_search() -> Callable[[], int]:
    """What an iteration of its MCTS cannot do without: a copy of the first position, played to the end at random. The
    tree itself is left out, in its favour: the release on the index has none."""
    game = catan_game()

    def batch() -> int:
        play_catan(game.copy(), sys.maxsize)
        return 1

    return batch


def gin_rummy() -> Callable[[], int]:
    """RLCard's environment: every step returns the encoded observation and the legal actions."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})

    def batch() -> int:
        done = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(pick(state["raw_legal_actions"]))
            done += 1
        return done

    return batch


def gin_rummy_bare() -> Callable[[], int]:
    """The same rules under the environment: legal actions listed, nothing encoded."""
    import rlcard

    game = rlcard.make("gin-rummy", config={"seed": 1}).game

    def batch() -> int:
        done = 0
        game.init_game()
        while not game.is_over():
            game.step(pick(game.judge.get_legal_actions()))
            done += 1
        return done

    return batch


def pettingzoo_connect_four(raw: bool) -> Callable[[], int]:
    """PettingZoo's turn loop; the wrapped environment is what its users get, the raw one is the rules alone."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env() if raw else connect_four_v3.env()

    def batch() -> int:
        done = 0
        env.reset()
        while True:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                return done
            env.step(int(pick(observation["action_mask"].nonzero()[0])))
            done += 1

    return batch


def open_spiel(name: str) -> Callable[[], int]:
    """OpenSpiel's C++ rules through its Python bindings; dice are thrown here and are not decisions."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def batch() -> int:
        done = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if dice and state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                done += 1
        return done

    return batch


CONTESTANTS: dict[str, Callable[[], tuple[str, Callable[[], int]]]] = {
    "catan-decisions": lambda: ("decisions", catan_decisions),
    "catan-copies": lambda: ("copies", catan_copies()),
    "catan-search": lambda: ("iterations", catan_search()),
    "gin-rummy": lambda: ("decisions", gin_rummy()),
    "gin-rummy-bare": lambda: ("decisions", gin_rummy_bare()),
    "pettingzoo-connect4": lambda: ("decisions", pettingzoo_connect_four(raw=False)),
    "pettingzoo-connect4-raw": lambda: ("decisions", pettingzoo_connect_four(raw=True)),
    "openspiel-backgammon": lambda: ("decisions", open_spiel("backgammon")),
    "openspiel-connect4": lambda: ("decisions", open_spiel("connect_four")),
    **MEASURING,
}

if __name__ == "__main__":
    serve(*CONTESTANTS[sys.argv[1]]())
