# interpreted
"""Bots against bots: one whole game, played as at a real table."""

import random
import time
from dataclasses import dataclass, field
from typing import Any

from ludotheque.bots.registry import Bot, make
from ludotheque.core.domains import Choice
from ludotheque.core.game import Result
from ludotheque.core.refusal import Refusal
from ludotheque.match.faces import game
from ludotheque.match.table import Table


class BotRefused(RuntimeError):
    """A bot made a choice that the rules do not allow: its fault, or its policy's."""


@dataclass
class Played:
    """A finished game: who sat where, how it ended, and how long each level thought about each decision."""

    levels: list[str]
    result: Result
    table: Table
    seconds: dict[str, list[float]] = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        return len(self.table.entries)

    def won(self, seat: int) -> float:
        """1 for the winner; a tie is shared; in a co-operative game all win."""
        winners = self.result.winners
        if seat not in winners:
            return 0.0
        return 1.0 if self.table.rules.manifest.cooperative else 1.0 / len(winners)


def play_game(game_id: str, levels: list[str], seed: str, options: dict[str, Any] | None = None) -> Played:
    """One game between levels, seat by seat, without a clock: the same seed gives the same game."""
    table = game(game_id).new(len(levels), f"deal {seed}", options)
    bots = [make(level, f"{seed}/{seat}", timed=False) for seat, level in enumerate(levels)]
    worlds = random.Random(f"worlds {seed}")
    seconds: dict[str, list[float]] = {}
    while not table.over:
        move = interjection(table, bots, worlds)
        if move is None:
            seat = int(table.state.actor())
            begun = time.perf_counter()
            move = seat, bots[seat].answer(table.imagine(seat, worlds), seat)
            seconds.setdefault(levels[seat], []).append(time.perf_counter() - begun)
        refused = table.choose(*move)
        if isinstance(refused, Refusal):
            raise BotRefused(
                f"{game_id}, game {seed!r}: {levels[move[0]]} at seat {move[0]} chose {move[1]}: {refused}"
            )
    result = table.result
    assert result is not None
    return Played(levels, result, table, seconds)


def next_move(table: Table, bots: list[Bot], worlds: random.Random) -> tuple[int, Choice]:
    """What a bot that is not asked wants to do now; else the answer of the first one asked. Bots get imagined
    worlds, as on the server."""
    seat = int(table.state.actor())
    return interjection(table, bots, worlds) or (seat, bots[seat].answer(table.imagine(seat, worlds), seat))


def interjection(table: Table, bots: list[Bot], worlds: random.Random) -> tuple[int, Choice] | None:
    """A choice beside the decision: an offer answered, say."""
    policy = table.rules.policy()
    if policy.DEALS:
        asked = table.state.actor()
        for seat, bot in enumerate(bots):
            aside = getattr(bot, "aside", None)
            if aside is not None and seat != asked and len(policy.asides(table.state, seat)) > 0:
                choice = aside(table.imagine(seat, worlds), seat)
                if choice is not None:
                    return seat, choice
    return None
