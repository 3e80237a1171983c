"""Every game as an environment of PettingZoo: seats answer in turn (AEC). Seats that answer together under seal are
asked one after the other, and none sees an answer before the last is in."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.random import default_rng
from pettingzoo import AECEnv

from ludotheque.adapters.steps import SEEDS, Steps
from ludotheque.core.game import Game

Observation = dict[str, Any]


def spaces_of(steps: Steps) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """What a seat sees and what it may answer, as Gymnasium describes such things."""
    least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    seen = spaces.Box(least, most, (steps.numbers,), np.int16)
    mask = spaces.Box(0, 1, (steps.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(steps.actions)


class ZooEnv(AECEnv[str, Observation, int]):
    """`ZooEnv("diktat", seats=4)`. An action that the mask closes ends the game: -1 for whoever played it, 0 for the
    others."""

    def __init__(self, game: str | Game, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.steps = Steps(game, seats, options)
        self.metadata = {
            "name": f"ludotheque_{self.steps.rules.manifest.id}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.steps.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        each = {agent: spaces_of(self.steps) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in each.items()}
        self.action_spaces = {agent: action for agent, (_, action) in each.items()}
        self.closed = np.zeros(self.steps.actions, np.int8)
        self.rng = default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = default_rng(seed)
        seat = self.steps.reset(int(self.rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ended = False
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        steps, seat = self.steps, self.seat_of[agent]
        if seat == steps.stepper.seat and not self.ended:
            return {"observation": steps.seen.copy(), "action_mask": steps.mask.copy()}
        return {"observation": steps.observe(seat).copy(), "action_mask": self.closed.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.ended:
            self._was_dead_step(action)
            return
        steps = self.steps
        if action is None or not steps.open(action):
            self.end([-1.0 if other == agent else 0.0 for other in self.possible_agents])
            self.infos[agent]["closed_action"] = action
            return
        seat = steps.step(action)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.end(steps.rewards())

    def end(self, rewards: list[float]) -> None:
        self.ended = True
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Nothing is drawn here: a replay of the game shows it."""

    def close(self) -> None:
        """Nothing to close."""
