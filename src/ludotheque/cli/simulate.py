"""`simulate`: many random games and what became of them."""

import os
import time
from typing import Annotated, Any

import typer

from ludotheque import _engine
from ludotheque.cli.arguments import AsData, GameName, Options, read_options
from ludotheque.cli.faults import BadUsage
from ludotheque.cli.output import bar, say, say_columns, say_data
from ludotheque.match.bots import BOTS
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import CHUNK
from ludotheque.match.simulation import simulate as run


def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes (default: one a core, if worth it).")] = None,
    option: Options = None,
    as_data: AsData = False,
) -> None:
    """Plays many games at random and prints statistics; the same for any number of workers."""
    rules = rules_of(game)
    if bot not in BOTS:
        raise BadUsage(f"There is no bot {bot!r}; the bots are: {', '.join(BOTS)}.")
    count = rules.manifest.seats[0] if seats is None else seats
    options = rules.check_options(count, read_options(rules, option))
    processes = workers or max(1, min(os.cpu_count() or 1, games // (4 * CHUNK)))
    begun = time.perf_counter()
    with bar(f"{rules.manifest.title}, {count}", games) as tick:
        tally = run(game, count, options, seed, games, processes, tick)
    spent = time.perf_counter() - begun
    report = {"game": game, "seed": seed, "bot": bot, "options": options, **tally.report()}
    report["speed"] = {
        "engine": _engine.status()["engine"],
        "workers": processes,
        "seconds": round(spent, 3),
        "games_per_second": round(games / spent, 1),
        "decisions_per_second": round(tally.decisions / spent),
    }
    if as_data:
        say_data(report)
    else:
        say_report(report)


def say_report(report: dict[str, Any]) -> None:
    games, decisions, speed = report["games"], report["decisions"], report["speed"]
    options = ", ".join(f"{name}={value}" for name, value in report["options"].items()) or "no options"
    say(f"{report['game']}: {games} games, {len(report['seats'])} seats, {options}, seed {report['seed']}")
    say(f"decisions a game: {decisions['mean']:.1f} (from {decisions['min']} to {decisions['max']})")
    header = ("won, 95 % interval", "share", "from", "to", "mean score", "games")
    say_columns(
        header,
        [
            *(_row(f"seat {line['seat']}", line) for line in report["seats"]),
            *(_row(line["group"], line) for line in report["groups"]),
        ],
        right=1,
    )
    say(f"ties: {report['ties']}; nobody won: {report['nobody']}")
    for reason, times in report["reasons"].items():
        say(f"ended by {reason}: {times} ({times / games:.1%})")
    say(
        f"{speed['games_per_second']:.0f} games and {speed['decisions_per_second']} decisions a second, "
        f"{speed['workers']} worker(s), {speed['engine']} engine"
    )


def _row(name: str, line: dict[str, Any]) -> list[str]:
    shares = [line["share"], *line["interval"]]
    return [name, *(f"{share:.1%}" for share in shares), f"{line['score']:.2f}", str(line["games"])]
