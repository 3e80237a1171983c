"""A game in steps: integers in, arrays out. What PettingZoo, Gymnasium and OpenSpiel are given is made from this."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.core.stepper import Stepper
from ludotheque.match.registry import rules_of

SEEDS = 1 << 61  # a seed beyond this counts as what is left of it


class Steps:
    """One game, played again and again. `seen` and `mask` are for the seat that is asked; each step makes new ones, to
    be read only. The same seed and the same actions give the same game."""

    def __init__(self, game: str | Game, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.rules = game if isinstance(game, Game) else rules_of(game)
        self.seats: int = self.rules.manifest.seats[0] if seats is None else seats
        self.options = self.rules.check_options(self.seats, options)
        self.space = self.rules.space(self.rules.create(self.seats, self.options))
        self.stepper = Stepper(self.space, self.seats, self.rules.frames)
        self.actions = int(self.space.actions)
        self.numbers = int(self.stepper.numbers)
        self.step = self.stepper.step

    def reset(self, seed: int) -> int:
        """Deal a new game; who is asked first."""
        state = self.rules.create(self.seats, self.options)
        state.reseed(seed % SEEDS)
        state.settle()
        self.stepper.load(state)
        return self.stepper.seat

    @property
    def seat(self) -> int:
        """Who must answer; -1 once the game is over."""
        return self.stepper.seat

    @property
    def seen(self) -> NDArray[np.int16]:
        """What that seat may know."""
        return array(self.stepper.seen, np.int16)

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each open action."""
        return array(self.stepper.mask, np.int8)

    @property
    def legal(self) -> list[int]:
        """The open actions, in the order in which the game lists them."""
        return list(self.stepper.legal)

    @property
    def state(self) -> State:
        state = self.stepper.state
        assert state is not None, "reset comes first"
        return state

    def open(self, action: int) -> bool:
        return bool(0 <= action < self.actions and self.stepper.mask[action])

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What any seat may know now; a mask goes with the seat that is asked alone."""
        return array(self.stepper.observe(seat), np.int16)

    def rewards(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        return rewards(self.rules, self.state) if self.state.over else [0.0] * self.seats

    def parts(self) -> list[tuple[str, int]]:
        """Name and size of each part of an observation, in order."""
        return [(name, int(size)) for name, size in self.stepper.parts()]

    def label(self, action: int) -> str:
        """An action in words: its verb, then its arguments, ids where the codec has some."""
        if action == 0:
            return "default"
        codec = self.rules.codec(self.rules.create(self.seats, self.options))
        first, verb, *sizes = next(block for block in reversed(self.space.blocks) if block[0] <= action)
        rest = action - first
        digits = [rest // (sizes[1] * sizes[2]), rest // sizes[2] % sizes[1], rest % sizes[2]]
        name, *kinds = codec.verbs[verb]
        words = [
            codec.ids[kind][digit] if kind in codec.ids and size == len(codec.ids[kind]) else str(digit)
            for kind, digit, size in zip(kinds, digits, sizes, strict=False)
        ]
        return " ".join([name, *words])


def array(buffer: Any, kind: type) -> NDArray[Any]:
    """An array over a vec, not to be written."""
    return np.frombuffer(buffer, kind)


def rewards(rules: Game, state: State) -> list[float]:
    """Of a finished game. Against each other: winners share 1, the others pay for it alike, so that it adds up to
    nothing. Together, or where all have lost: 1 for victory, -1 for defeat, for everybody."""
    ranking = rules.result(state).ranking
    won = ranking.count(1)
    if rules.manifest.cooperative or won == 0:
        return [1.0 if rank == 1 else -1.0 for rank in ranking]
    lost = len(ranking) - won
    return [(1.0 / won if lost else 0.0) if rank == 1 else -1.0 / lost for rank in ranking]
