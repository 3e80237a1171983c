"""Every game for OpenSpiel: `register()`, then `pyspiel.load_game("ludotheque_diktat", {"seats": 4})`.

A game with secrets or dice begins with one chance node, the deal: one of `deals` shuffles, all as likely, settles
everything that will be drawn. A game with nothing hidden (connect four) has no such node: it is a deterministic game of
perfect information. `resample_from_infostate` imagines what a player cannot know, dice to come included.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from ludotheque.adapters.steps import SEEDS, Steps, rewards
from ludotheque.core.chance import mix
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.match.position import load
from ludotheque.match.registry import registry
from ludotheque.match.table import Table

DEALS = 1024
LONGEST = 100_000  # decisions: nothing lasts so long, and OpenSpiel wants a bound
PREFIX = "ludotheque_"


class Position:
    """An engine's state, None before the deal. OpenSpiel copies what a Python state holds deeply, and pickles it."""

    def __init__(self, steps: Steps, state: State | None) -> None:
        self.steps = steps
        self.state = state

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.steps, None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        steps = self.steps
        saved = None if self.state is None else Table(steps.rules, self.state, steps.options).save()
        return restored, (steps.rules.manifest.id, steps.seats, steps.options, saved)


def restored(game: str, seats: int, options: dict[str, Any], saved: dict[str, Any] | None) -> Position:
    if saved is None:
        return Position(Steps(game, seats, options), None)
    state = load(saved).state
    state.loud = False
    return Position(Steps(game, seats, options), state)


class SpielGame(pyspiel.Game):
    """One registered game with its parameters: `seats`, `deals`, `options` as JSON."""

    def __init__(self, rules: Game, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("seats", -1))
        self.steps = Steps(
            rules.manifest.id, None if seats < 0 else seats, json.loads(str(given.get("options", "") or "{}"))
        )
        self.deals = int(given.get("deals", DEALS)) if dealt(rules) else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.steps.actions,
            max_chance_outcomes=self.deals,
            num_players=self.steps.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
            **({} if dealt(rules) else {"utility_sum": 0.0}),
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.steps, iig_obs_type, params)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.steps, None)
        self.known: list[list[str]] = [[] for _ in range(game.steps.seats)]  # what each knew when asked, and answered
        if game.deals == 0:
            self.deal(game.steps, 0)

    @property
    def steps(self) -> Steps:
        return self.get_game().steps  # type: ignore[no-any-return]  # pyspiel has no types

    def deal(self, steps: Steps, number: int) -> None:
        steps.reset((mix(number + 1) << 29 | mix(number + 77)) % SEEDS)
        self.position = Position(steps, steps.stepper.state)

    def at(self) -> Steps:
        """The steps of the game, put to this position."""
        steps = self.steps
        assert self.position.state is not None
        steps.stepper.load(self.position.state)
        return steps

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        state = self.position.state
        if state is None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return pyspiel.PlayerId.TERMINAL if state.over else int(state.actor())

    def is_terminal(self) -> bool:
        return self.position.state is not None and bool(self.position.state.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at().legal)

    def _apply_action(self, action: int) -> None:
        if self.position.state is None:
            self.deal(self.steps, action)
            return
        steps = self.at()
        self.known[steps.seat].append(f"{words_of(steps.seen)} > {action}")
        steps.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return f"seat {player}: {self.steps.label(action)}"

    def returns(self) -> list[float]:
        state = self.position.state
        if state is None or not state.over:
            return [0.0] * self.steps.seats
        return rewards(self.steps.rules, state)

    def information_state_string(self, player: int | None = None) -> str:
        """What that player knew each time it was asked, what it answered, what it knows now."""
        seat = self.current_player() if player is None else player
        now = words_of(self.at().observe(seat)) if self.position.state is not None else "not dealt"
        return "\n".join([*self.known[seat], now])

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that this player cannot tell from this one."""
        assert self.position.state is not None
        other: SpielState = self.clone()
        key = int(sampler() * SEEDS) % SEEDS
        other.position = Position(self.steps, self.position.state.imagine(player, key))
        return other

    def __str__(self) -> str:
        if self.position.state is None:
            return "not dealt"
        return f"{self.position.state.fingerprint():08x} after {len(self.history())} actions"


class SpielObserver:
    """The observation of Steps as floats."""

    def __init__(self, steps: Steps, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters: {params}")
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(steps.numbers, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.at().observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.information_state_string(player)
        return "not dealt" if state.position.state is None else words_of(state.at().observe(player))


def words_of(seen: Any) -> str:
    """An observation as text: the places that are not zero."""
    return " ".join(f"{at}:{seen[at]}" for at in np.flatnonzero(seen))


def dealt(rules: Game) -> bool:
    """Whether chance has a part: where something is hidden, and where all play together against the game itself."""
    return rules.manifest.hidden or rules.manifest.cooperative


def type_of(rules: Game) -> pyspiel.GameType:
    hidden, chance = rules.manifest.hidden, dealt(rules)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + rules.manifest.id,
        long_name=rules.manifest.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=(kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION),
        utility=kinds.Utility.GENERAL_SUM if chance else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.manifest.seats[1],
        min_num_players=rules.manifest.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.manifest.seats[0], "deals": DEALS, "options": "{}"},
    )


def register() -> list[str]:
    """Make every game known to OpenSpiel; their names there."""
    for rules in registry().values():
        if PREFIX + rules.manifest.id not in pyspiel.registered_names():
            kind = type_of(rules)
            pyspiel.register_game(kind, game_class(rules, kind))
    return [PREFIX + game for game in registry()]


def game_class(rules: Game, kind: pyspiel.GameType) -> type[SpielGame]:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    return Registered
