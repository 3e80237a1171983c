"""One seat of a game as an environment of Gymnasium; bots sit on the others."""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium

from ludotheque.adapters.steps import SEEDS, Steps
from ludotheque.adapters.zoo import Observation, spaces_of
from ludotheque.bots.levels import HASARD
from ludotheque.bots.registry import Bot, find
from ludotheque.core.domains import Choice
from ludotheque.match.registry import registry
from ludotheque.match.table import Table


class UnknownLevel(ValueError):
    """No bot of this game has that level."""


class SoloEnv(gymnasium.Env[Observation, int]):
    """`SoloEnv("diktat", seats=4, opponents="apprenti")`, or a level for each other seat, clockwise from `seat`. An
    action that the mask closes ends the game with -1."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = HASARD,
    ) -> None:
        self.steps = Steps(game, seats, options)
        others = self.steps.seats - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if not 0 <= seat <= others or len(levels) != others:
            raise ValueError(f"{others + 1} seats: a seat from 0 to {others}, and {others} opponents")
        for level in levels:
            if find(game, None, level) is None:
                raise UnknownLevel(f"no bot of {game} has the level {level!r}")
        self.own = seat
        self.levels = {(seat + 1 + n) % self.steps.seats: level for n, level in enumerate(levels)}
        self.observation_space, self.action_space = spaces_of(self.steps)
        self.codec = self.steps.rules.codec(self.steps.rules.create(self.steps.seats, self.steps.options))
        self.bots: dict[int, Bot] = {}
        self.dice = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self.dice = random.Random(deal)
        self.bots = {}
        for seat, level in self.levels.items():
            found = find(self.steps.rules.manifest.id, None, level)
            if level != HASARD and found is not None:
                self.bots[seat] = found[0].make(level, f"{deal} {seat}")
        self.steps.reset(deal)
        self.others_play()
        return self.observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        steps = self.steps
        if not steps.open(action):
            return self.observation(), -1.0, True, False, {"closed_action": int(action)}
        steps.step(int(action))
        self.others_play()
        return self.observation(), steps.rewards()[self.own], steps.seat < 0, False, {}

    def observation(self) -> Observation:
        steps = self.steps
        seen = steps.seen if steps.seat == self.own else steps.observe(self.own)
        return {"observation": seen.copy(), "action_mask": steps.mask.copy()}

    def others_play(self) -> None:
        """Let the bots answer until the own seat is asked or the game is over."""
        state = self.steps.state
        while not state.over and (self.aside() or state.actor() != self.own):
            seat = state.actor()
            if seat == self.own:
                continue
            if seat in self.bots:
                self.carry_out(seat, self.bots[seat].answer(self.shown(seat), seat))
            else:
                state.apply(seat, state.random_choice(state.stack[-1], seat, self.dice.getrandbits(32)))
        self.steps.stepper.look()

    def aside(self) -> bool:
        """Whether a bot that was not asked has just acted: answered an offer, say."""
        state = self.steps.state
        for seat, bot in self.bots.items():
            listen = getattr(bot, "aside", None)
            if listen is not None and seat != state.actor() and len(state.beside(seat)) > 0:
                choice = listen(self.shown(seat), seat)
                if choice is not None:
                    self.carry_out(seat, choice)
                    return True
        return False

    def shown(self, seat: int) -> Table:
        """A table that this seat cannot tell from the true one: a bot is shown nothing else."""
        steps = self.steps
        return Table(steps.rules, steps.state.imagine(seat, self.dice.getrandbits(60)), steps.options)

    def carry_out(self, seat: int, choice: Choice) -> None:
        state = self.steps.state
        packed, state.words = self.codec.encode(choice)
        state.apply(seat, packed)


def register() -> None:
    """Make every game known to `gymnasium.make`, as `ludotheque/connect4`."""
    for game in registry():
        if f"ludotheque/{game}" not in gymnasium.registry:
            gymnasium.register(f"ludotheque/{game}", entry_point=f"{__name__}:SoloEnv", kwargs={"game": game})
