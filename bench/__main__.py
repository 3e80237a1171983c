"""``python -m bench``: install the peers, race, print the table; exit 1 unless everything required is shown.

``python -m bench load`` and ``python -m bench clicks`` measure the server and the page instead, ``python -m bench
presses`` counts the clicks of a decision in each game, ``python -m bench reach`` times the page of Olomòc, ``python -m
bench simulation`` a run of the laboratory, ``python -m bench beside`` other checkouts of this project, ``python -m
bench carriers`` what could carry messages between server processes.
"""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.claims import CLAIMS, COMPILATION, COMPILATION_CLAIM, CONTESTANTS, PACKAGES
from bench.compilation import compile_once
from bench.contest import Outcome, all_shown, judge, race
from bench.install import install
from bench.report import as_json, faults, table


def main() -> int:
    if sys.argv[1:2] == ["load"]:
        from bench import load

        return load.main(sys.argv[2:])
    if sys.argv[1:2] == ["carriers"]:
        from bench import carriers

        return carriers.main(sys.argv[2:])
    if sys.argv[1:2] == ["beside"]:
        from bench import beside

        return beside.main(sys.argv[2:])
    if sys.argv[1:2] == ["simulation"]:
        from bench import simulation

        return simulation.main(sys.argv[2:])
    if sys.argv[1:2] in (["clicks"], ["presses"], ["reach"]):
        try:
            from bench import clicks, presses, reach
        except ModuleNotFoundError as error:
            print(f"A browser is driven with {error.name}; to have it: python3 run.py install", file=sys.stderr)
            return 2
        return {"clicks": clicks, "presses": presses, "reach": reach}[sys.argv[1]].main(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="bench", description="Our games beside their peers, timed in one run.")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each contestant; the best counts (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a turn (1)")
    parser.add_argument(
        "--only", metavar="WORD", default="", help="only what has this word in its name: steps, search..."
    )
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--compile", action="store_true", help="also time the compilation of the package (minutes)")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    claims = [claim for claim in CLAIMS if options.only in claim.ours]
    if not claims:
        parser.error(f"nothing here is called {options.only!r}: {', '.join(sorted({c.ours for c in CLAIMS}))}")
    named = {name for claim in claims for name in (claim.ours, claim.peer)}
    racing_now = [contestant for contestant in CONTESTANTS if contestant.id in named]
    peers = [peer for peer in PACKAGES if any(contestant.needs == peer for contestant in racing_now)]

    columns = (TextColumn("{task.description:40}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        installing = progress.add_task("installing", total=len(peers))
        missing: dict[str, str] = {}
        for peer in peers:
            progress.update(installing, description=f"installing {peer}")
            fault = install(peer)
            if fault is not None:
                missing[peer] = fault
            progress.advance(installing)

        runners = [contestant for contestant in racing_now if contestant.needs not in missing]
        racing = progress.add_task("racing", total=len(runners) * (options.rounds + 1))

        def tick(label: str) -> None:
            progress.update(racing, description=label, advance=1)

        outcomes = race(runners, options.rounds, options.seconds, tick)

    outcomes |= {c.id: Outcome(error=missing[c.needs]) for c in racing_now if c.needs in missing}
    contestants = {contestant.id: contestant for contestant in CONTESTANTS}
    if options.compile:
        outcomes[COMPILATION.id] = compile_once()
        contestants[COMPILATION.id] = COMPILATION
        claims.append(COMPILATION_CLAIM)

    judgements = [judge(claim, outcomes) for claim in claims]
    if options.json:
        print(json.dumps(as_json(judgements, contestants, outcomes), indent=2))
    else:
        console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
        console.print(table(judgements, contestants))
        for line in faults(contestants, outcomes):
            console.print(line, markup=False)
    return 0 if all_shown(judgements) else 1


if __name__ == "__main__":
    raise SystemExit(main())
