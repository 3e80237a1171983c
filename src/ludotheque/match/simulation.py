"""Many games, counted: each has its own seed, derived from the run's seed and the game's number."""

import hashlib
import math
from dataclasses import dataclass
from typing import Any

Z95 = 1.959963984540054


class GameFailed(RuntimeError):
    """A game broke or did not end."""


@dataclass
class Share:
    """How often somebody played, won (ties count), and with how many points in all."""

    games: int = 0
    wins: int = 0
    points: int = 0

    def add(self, other: "Share") -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points

    def report(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.wins / self.games,
            "interval": [low, high],
            "score": self.points / self.games,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if games == 0:
        return (0.0, 1.0)
    share, spread = wins / games, Z95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def keys_of(seed: int | str, index: int) -> tuple[int, int]:
    """Two keys for one game: its chance, and its players."""
    block = hashlib.sha256(f"ludotheque simulation {seed}/{index}".encode()).digest()
    return int.from_bytes(block[:8], "big") >> 3, int.from_bytes(block[8:16], "big") >> 3
