"""The contract on random games, as long as you like: `.venv/bin/python -m tests.fuzz --seconds 600`.

Each game draws its seats, its options and its players from its number; checks of the contract are made at random
pauses, and many bare playouts run beside it. A failure writes the journal of the game and says how to meet it again.

`--every-scenario --games 500` plays so many games of each scenario with each number of seats it allows;
`--every-setting` so many of the game as it is and of each value that its options list or its content offers;
`--setting agenda` so many of each value of that option alone.
"""

import argparse
import collections
import itertools
import json
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.match import journal as journals
from ludotheque.match.journal import journal_of
from ludotheque.match.registry import registry
from ludotheque.match.table import Table
from tests.contract import checks
from tests.drivers import LONGEST, Case, Driver, Move

CHECK_ODDS = 4  # one pause in so many is checked
PLAYOUTS = 20  # bare games beside each one


def imagine(table: Table, move: Move, driver: Driver) -> None:
    checks.check_imagine(table, driver.rng.randrange(table.state.seats), driver.rng)


def guards(table: Table, move: Move, driver: Driver) -> None:
    pool = [entry.choice for entry in table.entries if entry.choice] or [move[1]]
    words = checks.Complaints(table)
    words.refusals(checks.check_guards(table, pool, driver.rng))
    words.check()


def questions(table: Table, move: Move, driver: Driver) -> None:
    words = checks.Complaints(table)
    words.questions()
    words.check()


def undo(table: Table, move: Move, driver: Driver) -> None:
    again = table.clone()
    again.choose(*move)
    checks.check_undo(again, move[0], table.digest(), (table.state.count, table.state.revealed))


CHECKS: list[Callable[[Table, Move, Driver], object]] = [
    lambda table, move, driver: checks.check_clone(table, driver),
    lambda table, move, driver: checks.check_save(table),
    lambda table, move, driver: checks.check_menus(table, driver),
    lambda table, move, driver: checks.check_sealed(table, driver),
    lambda table, move, driver: checks.check_sealed_undo(table, driver),
    lambda table, move, driver: checks.check_views(table),
    lambda table, move, driver: checks.check_nothing_learnt(table, move, driver.rng),
    imagine,
    guards,
    questions,
    undo,
]


def draw_case(games: list[str], seats: int | None, rng: random.Random) -> Case:
    """A game, its seats, and options: a set that it declares, or any values that go together."""
    while True:
        rules = registry()[rng.choice(games)]
        count = rng.randint(*rules.manifest.seats) if seats is None else seats
        options = dict(rng.choice(rules.contract_options))
        for name, option in rules.manifest.options.items():
            if option.values is not None and rng.random() < 0.3:
                options[name] = rng.choice(option.values)
        try:
            rules.check_options(count, options)
        except BadOption:
            continue
        return Case(rules.manifest.id, count, json.dumps(options, sort_keys=True))


def scenario_cases(games: list[str], seats: int | None, scenarios: list[str]) -> Iterator[Case]:
    """Each scenario of these games (or those named) with each number of seats it allows."""
    for game in games:
        rules = registry()[game]
        folder = Path(rules.text).parent / "content" / "house" / "scenarios"
        least, most = rules.manifest.seats
        for path in sorted(folder.glob("*.toml")):
            for count in [seats] if seats else range(least, most + 1):
                options = {"scenario": path.stem}
                if scenarios and path.stem not in scenarios:
                    continue
                try:
                    rules.check_options(count, options)
                except BadOption:
                    continue
                yield Case(game, count, json.dumps(options))


def setting_cases(games: list[str], seats: int | None, only: list[str]) -> Iterator[Case]:
    """These games as they are, then with each value of each option (or of those named), with each number of seats that
    allows."""
    for game in games:
        manifest = registry()[game].manifest
        usual = {name: option.default for name, option in manifest.options.items()}
        offered = registry()[game].content.offered(usual)
        settings: list[dict[str, Any]] = [] if only else [{}]
        for name, option in manifest.options.items():
            values: Iterable[object] = option.values or offered.get(name) or ()
            settings += [{name: value} for value in values if value != option.default and name in (only or usual)]
        least, most = manifest.seats
        for options, count in itertools.product(settings, [seats] if seats else range(least, most + 1)):
            try:
                registry()[game].check_options(count, options)
            except BadOption:
                continue
            yield Case(game, count, json.dumps(options))


def play(case: Case, table: Table, driver: Driver, odds: int) -> None:
    """One game with checks on the way, proven at its end; then bare playouts of the same case."""
    for move in driver.play(table):
        assert not (found := checks.impossible(table)), found
        if driver.rng.randrange(odds) == 0:
            driver.rng.choice(CHECKS)(table, move, driver)
    assert table.over, f"not over after {LONGEST} decisions"
    words = checks.Complaints(table)
    words.events()
    words.result()
    words.check()
    ludotheque.verify(journals.dump(journal_of(table)))
    for _ in range(PLAYOUTS):
        key, players = driver.rng.getrandbits(60), driver.rng.getrandbits(60)
        state = ludotheque.game(case.game).start(case.seats, key, json.loads(case.options))
        state.playout(players)
        where = f"start({case.seats}, {key}, {case.options}).playout({players})"
        assert state.over and not [*case.rules.faults(state)], where
        case.rules.result(state)


class Run:
    """Games played so far, what they were, and which failed."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.began = self.said = time.monotonic()
        self.limit = asked.seconds if asked.seconds is not None else float("inf") if asked.games else 60.0
        self.played: collections.Counter[str] = collections.Counter()
        self.moves = self.failures = 0

    @property
    def late(self) -> bool:
        return time.monotonic() - self.began >= self.limit

    def numbers(self) -> Iterator[int]:
        """The numbers of the games asked for, as long as there is time."""
        first, games = self.asked.first, self.asked.games
        for number in itertools.count(first) if games is None else range(first, first + games):
            if self.late:
                return
            yield number

    def game(self, case: Case, number: int, driver: Driver, label: str, again: str) -> None:
        table = case.new(f"{self.asked.seed} {number}")
        try:
            play(case, table, driver, self.asked.odds)
        except Exception:
            self.failures += 1
            self.report(case, table, number, again)
        self.moves += len(table.entries)
        self.played[label] += 1
        if time.monotonic() - self.said > 5:
            self.said = time.monotonic()
            print(f"{self.played.total()} games, {self.moves} moves, {self.failures} failed", flush=True)

    def report(self, case: Case, table: Table, number: int, again: str) -> None:
        file = self.asked.out / f"fuzz-{case}-{number}.jsonl"
        file.write_text(journals.dump(journal_of(table)), encoding="utf-8")
        print(f"game {number}, {case}, options {case.options}, after {len(table.entries)} moves:", file=sys.stderr)
        traceback.print_exc()
        same = f"--seed {self.asked.seed} --first {number} --games 1 --odds {self.asked.odds}"
        print(f"journal: {file}\nagain: python -m tests.fuzz {same}{again}", file=sys.stderr)

    def end(self) -> int:
        counts = ", ".join(f"{name} {n}" for name, n in sorted(self.played.items()))
        print(f"{self.played.total()} games ({counts}), {self.moves} moves, {self.failures} failed")
        return 1 if self.failures else 0


def at_random(run: Run, games: list[str]) -> None:
    """Games that draw what they are from their number."""
    for number in run.numbers():
        driver = Driver(f"{run.asked.seed} {number}")
        case = draw_case(games, run.asked.seats, driver.rng)
        run.game(case, number, driver, case.game, "")


def case_by_case(run: Run, cases: list[Case]) -> None:
    """As many games of each case, told case by case."""
    for case in cases:
        options = json.loads(case.options)
        named = ", ".join(f"{name} {value}" for name, value in options.items())
        setting = options.get("scenario") or named or "as it is"
        failed, moves = run.failures, run.moves
        every = "".join(f" --setting {name}" for name in run.asked.setting) or " --every-setting"
        again = f" --scenario {setting}" if "scenario" in options else every
        label = f"{setting}/{case.seats}"
        for number in run.numbers():
            driver = Driver(f"{run.asked.seed} {case} {number}")
            run.game(case, number, driver, label, f" --game {case.game} --seats {case.seats}{again}")
        told = f"{run.played[label]} games, {run.moves - moves} moves, {run.failures - failed} failed"
        print(f"{case.game} {setting}, {case.seats} seats: {told}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(registry()), help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--games", type=int, default=None, help="stop after so many games")
    parser.add_argument("--seconds", type=float, default=None, help="stop after so long (60 unless --games is given)")
    parser.add_argument("--every-scenario", action="store_true", help="so many games of each scenario and seat count")
    parser.add_argument("--every-setting", action="store_true", help="so many games of each value of each option")
    parser.add_argument("--setting", action="append", default=[], help="only values of this option; may be repeated")
    parser.add_argument("--scenario", action="append", default=[], help="only this scenario; may be repeated")
    parser.add_argument("--odds", type=int, default=CHECK_ODDS, help="one pause in so many is checked")
    parser.add_argument("--seed", default="fuzz", help="another seed, other games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the journals of failed games")
    asked = parser.parse_args(arguments)
    games = [g for g in asked.game or registry() if fits(g, asked.seats)]
    if not games:
        parser.error(f"no game here is for {asked.seats} seats")
    run = Run(asked)
    if asked.every_scenario or asked.scenario:
        cases = list(scenario_cases(games, asked.seats, asked.scenario))
        if not cases:
            parser.error("no such scenario for that many seats")
        case_by_case(run, cases)
    elif asked.every_setting or asked.setting:
        case_by_case(run, list(setting_cases(games, asked.seats, asked.setting)))
    else:
        at_random(run, games)
    return run.end()


def fits(game: str, seats: int | None) -> bool:
    least, most = registry()[game].manifest.seats
    return seats is None or least <= seats <= most


if __name__ == "__main__":
    sys.exit(main())
