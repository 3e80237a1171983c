"""Breaks the rules of a game on purpose and shows which breaks its rule tests do not notice.

    .venv/bin/python -m tests.mutants diktat --sample 300

A mutant is one small wrong change: a comparison turned, a bound or an amount off by one, a guard or a condition
dropped, "and" for "or", the next seat, the neighbouring track, a step skipped, a statement left out. Only tests marked
with a rule are asked, on the interpreted engine; those that count positions or compare transcripts are not. A mutant
that changes nothing anybody could see is named, with the reason, in tests/games/GAME/equivalent_mutants.toml.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants.changes import Mutant, mutants, rules_modules

ROOT = Path(__file__).resolve().parents[2]
SHARE = 90.0  # percent that must be killed


def sampled(every: list[Mutant], size: int | None, seed: str) -> list[Mutant]:
    """So many at random. A change elsewhere in the code leaves the rest of the sample as it was."""
    drawn = sorted(every, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())[:size]
    return sorted(drawn, key=lambda mutant: (mutant.rule, mutant.path, mutant.start, mutant.text))


def equivalents(file: Path) -> dict[str, str]:
    """Key of a mutant -> why nobody could see the difference."""
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    return {row["key"]: row["reason"] for row in rows}


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", help="a folder of src/ludotheque/games")
    parser.add_argument("--sample", type=int, default=None, help="so many mutants instead of all")
    parser.add_argument("--seed", default="1", help="another seed, another sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--only", default="", help="only mutants whose key or rules contain this")
    parser.add_argument("--list", action="store_true", help="list the sample by rule and run nothing")
    parser.add_argument("--killed", action="store_true", help="name the test that caught each mutant too")
    asked = parser.parse_args(arguments)
    folder = root / "src" / "ludotheque" / "games" / asked.game
    tests = root / "tests" / "games" / asked.game
    if not folder.is_dir() or not tests.is_dir():
        parser.error(f"there is no game {asked.game!r} with tests")
    every = mutants(folder)
    if not every:
        parser.error(f"{asked.game} has no rules code yet")
    sample = sampled([m for m in every if asked.only in f"{m.key} {' '.join(m.rules)}"], asked.sample, asked.seed)
    if asked.list:
        for mutant in sample:
            print(f"{mutant.rule}  {mutant.path}:{mutant.lines[0]}  {mutant.key}")
            print(mutant.diff((folder / mutant.path).read_bytes()))
        return 0
    known = equivalents(tests / "equivalent_mutants.toml")
    stale = sorted(known.keys() - {mutant.key for mutant in every})
    return run(asked, root, sample, len(every), known, stale)


def run(
    asked: argparse.Namespace, root: Path, sample: list[Mutant], every: int, known: dict[str, str], stale: list[str]
) -> int:
    os.environ["LUDOTHEQUE_PURE"] = "1"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # rule tests need none, and some take seconds to load
    from tests.mutants import running

    folder = root / "src" / "ludotheque" / "games" / asked.game
    tests = root / "tests" / "games" / asked.game
    place = root / "build" / "mutants" / asked.game
    game = running.Game(asked.game, f"ludotheque.games.{asked.game}", folder, tests, place)
    began = time.monotonic()

    def work(items: list[pytest.Item]) -> int:
        reach = running.Reach(game, rules_modules(folder), items, asked.jobs)
        if reach.failing:
            print("these rule tests fail without any change:", *reach.failing, sep="\n  ", file=sys.stderr)
            return 1
        print(f"{len(items)} rule tests, {time.monotonic() - began:.0f} s to know their ways", flush=True)
        fates: list[running.Fate] = []
        for fate in running.fates(game, [m for m in sample if m.key not in known], reach, asked.jobs):
            fates.append(fate)
            if sys.stderr.isatty():
                print(f"\r{len(fates)} of {len(sample)}", end="", file=sys.stderr)
        return report(fates)

    def report(fates: list[running.Fate]) -> int:
        sources = {mutant.path: (folder / mutant.path).read_bytes() for mutant in sample}
        for fate in sorted(fates, key=lambda f: (f.mutant.rule, f.mutant.path, f.mutant.start, f.mutant.text)):
            mutant = fate.mutant
            if fate.code == running.SURVIVED or fate.code == running.BROKEN:
                how = "survives" if fate.code == running.SURVIVED else f"cannot be put in: {fate.test}"
                print(f"\n{mutant.rule}  {mutant.path}:{mutant.lines[0]}  {how}\n  {mutant.key}")
                print(mutant.diff(sources[mutant.path]))
            elif asked.killed:
                print(f"\n{mutant.rule}  {mutant.key}\n  killed by {fate.test or 'time'}")
        same = [mutant for mutant in sample if mutant.key in known]
        for mutant in same:
            print(f"\n{mutant.rule}  {mutant.path}:{mutant.lines[0]}  equivalent: {known[mutant.key]}\n  {mutant.key}")
        for key in stale:
            print(f"\nnot a mutant of this code any more, yet listed as equivalent: {key}")
        return summary(fates, len(same))

    def summary(fates: list[running.Fate], same: int) -> int:
        ends = Counter(fate.code for fate in fates)
        killed = ends[running.KILLED] + ends[running.TIMED_OUT]
        share = 100 * killed / max(1, len(fates))
        print(
            f"\n{asked.game}, seed {asked.seed}: {len(sample)} of {every} mutants; {killed} killed ({share:.1f} %), "
            f"{ends[running.TIMED_OUT]} of them by time; {ends[running.SURVIVED]} survive; "
            f"{ends[running.BROKEN]} could not be put in; {same} equivalent; {time.monotonic() - began:.0f} s"
        )
        return 0 if share >= SHARE and not stale and not ends[running.BROKEN] else 1

    return running.collected(game, work)


if __name__ == "__main__":
    sys.exit(main())
