"""Reads the rules of a game wrongly, as somebody honestly could, and shows which misreadings its rule tests notice.

    .venv/bin/python -m tests.misread                      # every game that has a catalogue
    .venv/bin/python -m tests.misread diktat DIK-113       # one rule, or several
    .venv/bin/python -m tests.misread --changed            # what differs from main, and twenty drawn by the date

The catalogue stands in tests/games/GAME/misread/, by chapter. Each misreading is put into the pure engine alone, and
the tests marked with its rule are asked: it is noticed when an assertion of one of them fails.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from tests.misread import catalogue
from tests.misread.catalogue import ROOT, Catalogue, Misreading, Stale

JOBS = 2
DRAWN = 20
MOST = 100  # by day, of what differs from main; a branch with more leaves the rest to the night


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.misread", description=__doc__)
    parser.add_argument("game", nargs="?", help="a game that has a catalogue; all of them without one")
    parser.add_argument("rules", nargs="*", help="only these rules")
    parser.add_argument("--chapter", help="only this chapter")
    parser.add_argument("--changed", action="store_true", help="what differs from main, and twenty drawn by the date")
    parser.add_argument("--jobs", type=int, default=JOBS, help="processes at a time")
    parser.add_argument("--noticed", action="store_true", help="name the test that noticed each misreading too")
    asked = parser.parse_args(arguments)
    os.environ["LUDOTHEQUE_PURE"] = "1"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # rule tests need none, and some take seconds to load
    known = catalogue.games(root)
    if asked.game and asked.game not in known:
        parser.error(f"there is no catalogue of {asked.game!r}; there is one of {', '.join(known)}")
    try:
        catalogues = [catalogue.load(game, root) for game in ([asked.game] if asked.game else known)]
        chosen = choose(asked, [each for one in catalogues for each in one.misreadings])
        for each in chosen:
            catalogue.applied(each, root)
    except Stale as error:
        print(error, file=sys.stderr)
        return 1
    if not chosen:
        parser.error("no misreading of that is in the catalogue")
    return run(asked, root, catalogues, chosen)


def choose(asked: argparse.Namespace, misreadings: list[Misreading]) -> list[Misreading]:
    if asked.changed:
        from tests.misread.changed import concerned, drawn

        day, differing = str(date.today()), concerned(misreadings)
        if len(differing) > MOST:
            print(f"{len(differing)} misreadings differ from main: {MOST} of them are asked, the night asks all.")
        wanted = {*drawn(differing, day, MOST), *drawn(misreadings, day, DRAWN)}
        return [each for each in misreadings if each in wanted]
    found = [each for each in misreadings if not asked.rules or each.rule in asked.rules]
    return [each for each in found if not asked.chapter or each.chapter == asked.chapter]


def run(asked: argparse.Namespace, root: Path, catalogues: list[Catalogue], chosen: list[Misreading]) -> int:
    from tests.misread import running

    began = time.monotonic()

    def work(session: running.Session, items: list[pytest.Item]) -> int:
        fates = list(running.fates(session, root, chosen, items, asked.jobs))
        asserting = {fate.said for fate in fates if fate.code == running.NOTICED}
        failing = running.failing(session, [item for item in items if item.nodeid in asserting], asked.jobs)
        return report(fates, failing)

    def report(fates: list[running.Fate], failing: list[str]) -> int:
        place = {each: number for number, each in enumerate(chosen)}
        for fate in sorted(fates, key=lambda fate: place[fate.misreading]):
            if fate.code == running.SURVIVED:
                print(f"\nsurvives: {fate.misreading}")
            elif fate.code == running.CRASHED:
                print(f"\ncrashed: {fate.misreading}\n    {fate.said}")
            elif asked.noticed:
                print(f"\nnoticed: {fate.misreading}\n    {fate.said}")
        for test in failing:
            print(f"\nfails without any change: {test}")
        for one in catalogues:
            tables(one, [fate for fate in fates if fate.misreading.game == one.game])
        print(f"\n{len(fates)} misreadings, {time.monotonic() - began:.0f} s")
        return 1 if failing or any(fate.code != running.NOTICED for fate in fates) else 0

    def tables(one: Catalogue, fates: list[running.Fate]) -> None:
        if not fates:
            return
        print(f"\n{one.game}: {len(one.rules)} rules misread, {len(one.none)} cannot be, {one.unread} not tried yet")
        table("kind", fates, lambda fate: fate.misreading.kind)
        table("chapter", fates, lambda fate: fate.misreading.chapter)

    def table(head: str, fates: list[running.Fate], of: Callable[[running.Fate], str]) -> None:
        print(f"\n{head:<12} rules  misreadings  noticed  crashed  survive")
        rows = [(name, [fate for fate in fates if of(fate) == name]) for name in sorted({of(fate) for fate in fates})]
        for name, row in [*rows, ("total", fates)]:
            ends = Counter(fate.code for fate in row)
            rules = len({fate.misreading.rule for fate in row})
            numbers = (ends[running.NOTICED], ends[running.CRASHED], ends[running.SURVIVED])
            print(f"{name:<12} {rules:>5}  {len(row):>11}  {numbers[0]:>7}  {numbers[1]:>7}  {numbers[2]:>7}")

    return running.collected(chosen, root, work)


if __name__ == "__main__":
    sys.exit(main())
