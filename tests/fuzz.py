"""The contract on random games, as long as you like: `.venv/bin/python -m tests.fuzz --seconds 600`.

Each game draws its seats, its options and its players from its number; checks of the contract are made at random
pauses, and many bare playouts run beside it. A failure writes the journal of the game and says how to meet it again.
"""

import argparse
import collections
import json
import random
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.match import journal as journals
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


def play(case: Case, table: Table, driver: Driver) -> None:
    """One game with checks on the way, proven at its end; then bare playouts of the same case."""
    for move in driver.play(table):
        assert case.rules.conserved(table.state), "a piece is lost or doubled"
        if driver.rng.randrange(CHECK_ODDS) == 0:
            driver.rng.choice(CHECKS)(table, move, driver)
    assert table.over, f"not over after {LONGEST} decisions"
    words = checks.Complaints(table)
    words.events()
    words.result()
    words.check()
    ludotheque.verify(journals.dump(table.journal()))
    for _ in range(PLAYOUTS):
        key, players = driver.rng.getrandbits(60), driver.rng.getrandbits(60)
        state = ludotheque.game(case.game).start(case.seats, key, json.loads(case.options))
        state.playout(players)
        where = f"start({case.seats}, {key}, {case.options}).playout({players})"
        assert state.over and case.rules.conserved(state), where
        case.rules.result(state)


def report(case: Case, table: Table, number: int, seed: str, folder: Path) -> None:
    file = folder / f"fuzz-{case}-{number}.jsonl"
    file.write_text(journals.dump(table.journal()), encoding="utf-8")
    print(f"game {number}, {case}, options {case.options}, after {len(table.entries)} moves:", file=sys.stderr)
    traceback.print_exc()
    print(f"journal: {file}\nagain: python -m tests.fuzz --seed {seed} --first {number} --games 1", file=sys.stderr)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(registry()), help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--games", type=int, default=None, help="stop after so many games")
    parser.add_argument("--seconds", type=float, default=None, help="stop after so long (60 unless --games is given)")
    parser.add_argument("--seed", default="fuzz", help="another seed, other games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the journals of failed games")
    asked = parser.parse_args(arguments)
    games = [g for g in asked.game or registry() if fits(g, asked.seats)]
    if not games:
        parser.error(f"no game here is for {asked.seats} seats")
    seconds = asked.seconds if asked.seconds is not None else float("inf") if asked.games else 60.0
    began = said = time.monotonic()
    played: collections.Counter[str] = collections.Counter()
    number, moves, failures = asked.first, 0, 0
    while (asked.games is None or number < asked.first + asked.games) and time.monotonic() - began < seconds:
        driver = Driver(f"{asked.seed} {number}")
        case = draw_case(games, asked.seats, driver.rng)
        table = case.new(f"{asked.seed} {number}")
        try:
            play(case, table, driver)
        except Exception:
            failures += 1
            report(case, table, number, asked.seed, asked.out)
        number, moves = number + 1, moves + len(table.entries)
        played[case.game] += 1
        if time.monotonic() - said > 5:
            said = time.monotonic()
            print(f"{number - asked.first} games, {moves} moves, {failures} failed", flush=True)
    counts = ", ".join(f"{name} {n}" for name, n in sorted(played.items()))
    print(f"{sum(played.values())} games ({counts}), {moves} moves, {failures} failed")
    return 1 if failures else 0


def fits(game: str, seats: int | None) -> bool:
    least, most = registry()[game].manifest.seats
    return seats is None or least <= seats <= most


if __name__ == "__main__":
    sys.exit(main())
