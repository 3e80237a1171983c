# interpreted
"""Bots against bots: one whole game, played as at a real table."""

import time
from dataclasses import dataclass, field
from typing import Any

from ludotheque.bots.registry import make
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
    """One game between levels, seat by seat. The same seed gives the same deal, and the same game wherever thinking is
    not cut short by the clock."""
    table = game(game_id).new(len(levels), f"deal {seed}", options)
    bots = [make(level, f"{seed}/{seat}") for seat, level in enumerate(levels)]
    policy = table.rules.policy()
    seconds: dict[str, list[float]] = {}
    while not table.over:
        seat = table.state.actor()
        choice = None
        if policy.DEALS:
            for other, bot in enumerate(bots):
                if other != seat and choice is None and hasattr(bot, "aside"):
                    choice = bot.aside(table, other)
                    if choice is not None:
                        seat = other
        if choice is None:
            begun = time.perf_counter()
            choice = bots[seat].answer(table, seat)
            seconds.setdefault(levels[seat], []).append(time.perf_counter() - begun)
        refused = table.choose(int(seat), choice)
        if isinstance(refused, Refusal):
            raise BotRefused(f"{game_id}, game {seed!r}: {levels[seat]} at seat {seat} chose {choice}: {refused}")
    result = table.result
    assert result is not None
    return Played(levels, result, table, seconds)
