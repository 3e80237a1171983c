# interpreted
"""Games from which a net learns: the search against itself, with some odd moves, and what every seat saw on the way."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.bots import nets
from ludotheque.bots.search import Search, Settings
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.match.registry import rules_of

EVERY = 5  # one decision in so many is kept
TRUE = 4  # one of so many as it is, the others as a seat imagines them
OPENING = 12  # decisions, fewer than that, played at first glance
GLANCE, ODD = 4, 7  # of a hundred decisions: played at first glance; below the second, any
LONGEST = 5000


@dataclass(frozen=True)
class Lesson:
    """Games of one round, by number. `net`: who judges in them."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    first: int
    count: int
    iterations: int
    net: str

    @property
    def name(self) -> str:
        return f"games-{self.first:06d}.npz"


def play(lesson: Lesson, folder: Path) -> int:
    """Play them, unless that was done already; how many there are."""
    import numpy as np

    path = folder / lesson.name
    if path.exists():
        return lesson.count
    rules = rules_of(lesson.game)
    kept: dict[str, list[Any]] = {"seen": [], "hand": [], "won": [], "game": []}
    for number in range(lesson.first, lesson.first + lesson.count):
        play_one(lesson, rules, number, kept)
    fresh = path.with_suffix(".part")
    with fresh.open("wb") as file:
        np.savez_compressed(
            file,
            seen=np.array(kept["seen"], np.int16),
            hand=np.array(kept["hand"], np.float32),
            won=np.array(kept["won"], np.float32),
            game=np.array(kept["game"], np.int32),
        )
    fresh.replace(path)
    return lesson.count


def play_one(lesson: Lesson, rules: Game, number: int, kept: dict[str, list[Any]]) -> None:
    rng = random.Random(f"{lesson.game} {lesson.seats} {lesson.seed} {number}")
    seats, policy = lesson.seats, rules.policy()
    eyes = nets.eyes(rules, lesson.options, seats, sorted(rules.frames))
    net = nets.net_of(rules, lesson.options, seats, lesson.net)
    state = rules.create(seats, lesson.options)
    state.reseed(rng.getrandbits(60))
    state.settle()
    minds = [Search(policy, lambda s: rules.result(s).ranking, seats, n, Settings(0), net) for n in range(seats)]
    opening, decisions, rows = rng.randrange(OPENING), 0, 0
    while not state.over and decisions < LONGEST:
        seat = int(state.actor())
        if rng.randrange(EVERY) == 0:
            world = state if rng.randrange(TRUE) == 0 else state.imagine(rng.randrange(seats), rng.getrandbits(60))
            kept["seen"].append([list(eyes.look(world, n)) for n in range(seats)])
            kept["hand"].append(list(policy.values(world)))
            rows += 1
        state.apply(seat, chosen(lesson, state, seat, minds[seat], rng, decisions < opening))
        decisions += 1
    winners = rules.result(state).winners if state.over else list(range(seats))
    kept["won"] += [[1.0 / len(winners) if n in winners else 0.0 for n in range(seats)]] * rows
    kept["game"] += [number] * rows


def chosen(lesson: Lesson, state: State, seat: int, mind: Search, rng: random.Random, glance: bool) -> int:
    odd, policy = rng.randrange(100), mind.policy
    if glance or odd < GLANCE:
        return int(policy.pick(state, seat, rng.getrandbits(32)))
    if odd < ODD:
        return int(rng.choice(list(policy.choices(state, seat))))
    mind.think(state, lesson.iterations, 0.0, rng.getrandbits(40))
    return mind.lines()[0].choice
