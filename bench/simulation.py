"""``python -m bench simulation``: one run of the laboratory by one worker and by two; exit 1 unless two are at least
1.8 times as fast. Let nothing else run: it wants two idle cores."""

import argparse
import os
import time

from ludotheque import _engine
from ludotheque.lab.executors import Executor, Here, Processes
from ludotheque.lab.plan import make_plan, seated
from ludotheque.lab.results import Sink
from ludotheque.lab.run import run
from ludotheque.match.registry import rules_of

AT_LEAST = 1.8


def seconds(games: int, executor: Executor) -> float:
    """How long a whole run takes, the start of its workers included."""
    options = rules_of("diktat").check_options(4, {})
    plan = make_plan("diktat", 4, [options], seated("diktat", 4, [], rotate=False), "bench")
    begun = time.perf_counter()
    assert run(plan, games, Sink(None, plan), lambda work: executor)
    return time.perf_counter() - begun


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench simulation", description=__doc__)
    parser.add_argument("--games", type=int, default=30_000, help="Diktat with 4 seats, at random (30000)")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each, in turn; the best counts (2)")
    asked = parser.parse_args(arguments)
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(asked.rounds):
        times[1].append(seconds(asked.games, Here()))
        times[2].append(seconds(asked.games, Processes(2)))
    one, two = min(times[1]), min(times[2])
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"{asked.games} games of Diktat, 4 seats, {_engine.status()['engine']} engine")
    print(f"one worker: {one:.2f} s ({asked.games / one:.0f} games a second)")
    print(f"two workers: {two:.2f} s ({asked.games / two:.0f} games a second)")
    print(f"ratio: {one / two:.2f}, required {AT_LEAST}; {os.cpu_count()} cores, load {load}")
    return 0 if one / two >= AT_LEAST else 1
