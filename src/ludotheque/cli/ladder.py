"""`ladder`: the levels of one game, rated."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.bots.registry import bots_for
from ludotheque.cli.arguments import GameName, Options, read_options
from ludotheque.cli.lab import speaking
from ludotheque.cli.output import bar, say, write_file
from ludotheque.cli.tongue import Language
from ludotheque.lab.ladder import as_page, climb
from ludotheque.lab.words import LabFault
from ludotheque.match.registry import rules_of


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="Games of each pair of levels.")] = 40,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    levels: Annotated[
        str | None, typer.Option(help="Which levels, with commas between (default: all of the game).")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes (default: one a core).")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the tables into a file.")] = None,
    option: Options = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="Keep the outcome of each game; goes on from it.")
    ] = None,
    lang: Language = None,
) -> None:
    """Plays every level against every other, and prints ratings and shares with their 95 % intervals."""
    with speaking(lang):
        rules = rules_of(game)
        known = [level for kind in bots_for(game) for level in kind.levels]
        named = levels.split(",") if levels else known.copy()
        for name in named:
            if name not in known:
                raise LabFault("no-bot", game=rules.manifest.title, bot=name, known=", ".join(known))
        if len(set(named)) != len(named) or len(named) < 2:
            raise LabFault("ladder-levels", known=",".join(known))
        count = rules.manifest.seats[0] if seats is None else seats
        options = rules.check_options(count, read_options(rules, option))
        named.sort(key=known.index)
        together = rules.manifest.cooperative
        if count == 1 and not together:
            raise LabFault("ladder-alone")
        total = games * (len(named) if together else len(named) * (len(named) - 1) // 2)
        with bar(f"{rules.manifest.title}, {count}", total) as tick:
            made = climb(game, named, count, games, seed, options, workers or os.cpu_count() or 1, tick, keep)
        typed = "".join(f" --option {name}" for name in option or [])
        command = (
            f"ludotheque ladder {game} --seats {count} --games {games} --levels {','.join(named)} --seed {seed}{typed}"
        )
        page = as_page(made, command)
        if out is not None:
            write_file(out, page)
        say(page.rstrip())
