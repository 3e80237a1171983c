"""Many random games, counted.

Each game has its own seed, derived from the run's seed and the game's number, and counts are whole numbers: any number
of processes in any order gives the same tally.
"""

import hashlib
import math
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.game import BadOption, Result
from ludotheque.match.faces import game

CHUNK = 50  # games handed to a process at a time
QUEUE = 4  # chunks waiting for each process
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


@dataclass
class Tally:
    """The sum of some games."""

    games: int = 0
    decisions: int = 0
    fewest: int = 0
    most: int = 0
    ties: int = 0
    nobody: int = 0
    seats: dict[int, Share] = field(default_factory=dict)
    groups: dict[str, Share] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def count(self, decisions: int, result: Result, groups: list[str] | None) -> None:
        """Add one game."""
        winners = result.winners
        one = Tally(1, decisions, decisions, decisions, int(len(winners) > 1), int(not winners))
        one.reasons = {result.reason: 1}
        for seat, points in enumerate(result.scores):
            share = Share(1, int(seat in winners), points)
            one.seats[seat] = share
            if groups is not None:
                one.groups.setdefault(groups[seat], Share()).add(share)
        self.add(one)

    def add(self, other: "Tally") -> None:
        self.fewest = min(self.fewest, other.fewest) if self.games else other.fewest
        self.most = max(self.most, other.most)
        self.games += other.games
        self.decisions += other.decisions
        self.ties += other.ties
        self.nobody += other.nobody
        for seat, share in other.seats.items():
            self.seats.setdefault(seat, Share()).add(share)
        for group, share in other.groups.items():
            self.groups.setdefault(group, Share()).add(share)
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times

    def report(self) -> dict[str, Any]:
        """The statistics as JSON, in an order that depends on the counts alone."""
        reasons = sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))
        return {
            "games": self.games,
            "decisions": {"mean": self.decisions / self.games, "min": self.fewest, "max": self.most},
            "seats": [{"seat": seat, **self.seats[seat].report()} for seat in sorted(self.seats)],
            "groups": [{"group": group, **self.groups[group].report()} for group in sorted(self.groups)],
            "reasons": dict(reasons),
            "ties": self.ties,
            "nobody": self.nobody,
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
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


def play_some(game_id: str, seats: int, options: dict[str, Any], seed: int | str, first: int, count: int) -> Tally:
    """The games numbered from `first` on."""
    playable, tally = game(game_id), Tally()
    for index in range(first, first + count):
        chance, players = keys_of(seed, index)
        try:
            state = playable.start(seats, chance, options)
            decisions = state.playout(players)
            if not state.over:
                raise GameFailed(f"it is not over after {decisions} decisions")
            tally.count(decisions, playable.rules.result(state), playable.rules.groups(state))
        except BadOption:
            raise
        except Exception as error:
            raise GameFailed(
                f"Game {index} of this run failed ({type(error).__name__}: {error}); to see it: "
                f"ludotheque.game({game_id!r}).start({seats}, {chance}, {options!r}).playout({players})."
            ) from error
    return tally


def simulate(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    seed: int | str,
    games: int,
    workers: int = 1,
    tick: Callable[[int], None] = lambda played: None,
) -> Tally:
    """Play that many random games; `tick` hears of games as they are played."""
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    total = Tally()
    if workers == 1:
        for first, count in chunks:
            total.add(play_some(game_id, seats, options, seed, first, count))
            tick(count)
        return total
    processes = min(workers, len(chunks))
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawn, initializer=deaf) as pool:
        try:
            for tally in _finished(pool, processes * QUEUE, [(game_id, seats, options, seed, *c) for c in chunks]):
                total.add(tally)
                tick(tally.games)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return total


def _finished(pool: ProcessPoolExecutor, room: int, tasks: list[tuple[Any, ...]]) -> Iterator[Tally]:
    """The tallies of all tasks as they come, never more than `room` of them under way."""
    under_way: set[Future[Tally]] = set()
    for task in tasks:
        under_way.add(pool.submit(play_some, *task))
        if len(under_way) == room:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in under_way)


def deaf() -> None:
    """An interruption is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
