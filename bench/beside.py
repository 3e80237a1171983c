"""``python -m bench beside OLD NEW``: two or more checkouts of this project, each with its own engine, in turns.

What is counted is the processor's time, and the best of many short turns: other work on the machine then hardly shows,
where it would double a time by the clock. A journal is played again as well, if the checkout can.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

USUAL = ("diktat", "steamwatchers")
SEATS, GAMES, COPIES, DECISIONS = 4, 8, 5000, 300

WORKER = f"""
import random, sys, time
import ludotheque
from ludotheque import _engine

def journal():
    random.seed(5)
    table = ludotheque.game("diktat").new(seats={SEATS}, seed=1)
    while len(table.entries) < {DECISIONS}:
        if table.over:
            table = ludotheque.game("diktat").new(seats={SEATS}, seed=random.randrange(10**6))
        decision = table.waiting[0]
        choices = decision.choices
        choice = random.choice(choices) if isinstance(choices, list) else choices.sample(random.randrange)
        assert table.choose(decision.seat, choice) is None
    written = getattr(ludotheque, "journal_of", None)  # older checkouts: by the table itself
    return written(table) if written else table.journal()

def rate(units, work):
    start = time.process_time()
    units = work() or units
    return units / (time.process_time() - start)

few = 50 if _engine.status()["engine"] == "pure" else 1
games, halfway, seats = dict(), dict(), dict()
for name in sys.argv[1:]:
    games[name] = ludotheque.game(name)
    seats[name] = min({SEATS}, games[name].manifest.seats[1])
    length = games[name].start(seats=seats[name], seed=1).playout(1)
    halfway[name] = games[name].start(seats=seats[name], seed=1)
    halfway[name].playout(1, length // 2)
played = journal()
print(_engine.status()["engine"], flush=True)
for _ in sys.stdin:
    figures = []
    for name, game in games.items():
        deals = [game.start(seats=seats[name], seed=seed) for seed in range(1, 1 + max(1, {GAMES} // few))]
        figures.append(rate(0, lambda: sum(int(deal.playout(seed)) for seed, deal in enumerate(deals, 1))))
        copies = {COPIES} // few
        figures.append(rate(copies, lambda: halfway[name].copies(copies) and None))
    figures.append(rate(1, lambda: ludotheque.replay(played) and None))
    print(*figures, flush=True)
"""


class Side:
    """One checkout in a process of its own."""

    def __init__(self, checkout: Path, games: list[str]) -> None:
        env = dict(os.environ, PYTHONPATH=str(checkout / "src"))
        command = [sys.executable, "-c", WORKER, *games]
        self.process = subprocess.Popen(
            command, env=env, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.engine = self.line()
        self.best = [0.0] * len(figures_of(games))

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A side has stopped; what it said is above.")
        return line.strip()

    def turn(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        self.best = [max(*pair) for pair in zip(self.best, map(float, self.line().split()), strict=True)]


def figures_of(games: list[str]) -> list[str]:
    return [*(f"{game} {what}" for game in games for what in ("decisions", "copies")), "diktat replays"]


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench beside", description="Checkouts of this project, timed in turns.")
    parser.add_argument(
        "checkouts", nargs="+", type=Path, help="folders; the first is what the others are held against"
    )
    parser.add_argument("--rounds", type=int, default=20, help="turns of each; the best counts (20)")
    parser.add_argument("--game", action="append", help="these games; may be repeated (Diktat and Steamwatchers)")
    options = parser.parse_args(args)
    games = options.game or list(USUAL)
    figures = figures_of(games)
    sides = [Side(checkout.resolve(), games) for checkout in options.checkouts]
    for _ in range(options.rounds):
        for side in sides:
            side.turn()
    for checkout, side in zip(options.checkouts, sides, strict=True):
        print(f"{checkout} ({side.engine})")
        for name, best, first in zip(figures, side.best, sides[0].best, strict=True):
            per = f"{1000 / best:.2f} ms each" if name.endswith("replays") else f"{best:,.0f} a second"
            print(f"  {name:24} {per:>20}   x {best / first:.2f}")
    for side in sides:
        assert side.process.stdin is not None
        side.process.stdin.close()
        side.process.wait()
    return 0
