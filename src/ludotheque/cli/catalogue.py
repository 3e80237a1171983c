"""`games`, `content check` and `content schema`: what there is to play, and with which cards."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import games_in_order
from ludotheque.cli.faults import BadUsage, Commands
from ludotheque.cli.output import AsData, say, say_columns, say_data
from ludotheque.core.game import Game, Manifest
from ludotheque.match.registry import registry, rules_of

content = typer.Typer(cls=Commands, rich_markup_mode=None)


@content.callback()
def contents() -> None:
    """Cards and other content of a game."""


def games(as_data: AsData = False) -> None:
    """The games, their seats and their options."""
    found = games_in_order()
    if as_data:
        say_data([asdict(manifest) for manifest in found])
        return
    say_columns(
        ("id", "title", "seats", "stage", "options"),
        ([m.id, m.title, _range(m), m.stage, ", ".join(_options(m)) or "none"] for m in found),
    )


def _range(manifest: Manifest) -> str:
    least, most = manifest.seats
    return str(least) if least == most else f"{least}-{most}"


def _options(manifest: Manifest) -> list[str]:
    return [
        f"{name}={'|'.join(map(str, option.values)) if option.values else option.default}"
        for name, option in manifest.options.items()
    ]


def _speaking_of(folder: str | None) -> list[Game]:
    """The games whose files a folder holds; all of them when that says nothing."""
    games = list(registry().values())
    if folder is None:
        return games
    return [rules for rules in games if any((Path(folder) / name).exists() for name in rules.content.files)] or games


@content.command("check")
def check(
    folder: Annotated[str | None, typer.Argument(metavar="DIR", help="A folder of cards; without it, our own.")] = None,
    game: Annotated[
        str | None, typer.Option("--game", help="The game they are for, where several have content.")
    ] = None,
    as_data: AsData = False,
) -> None:
    """Checks a folder of replacement content: file, line and reason for each fault; exits 1 when there are some."""
    if folder is not None and not Path(folder).is_dir():
        raise BadUsage("cli-fault-folder", folder=folder)
    chosen = _speaking_of(folder) if game is None else [rules_of(game)]
    found = {rules.manifest.id: rules.content.check(folder) for rules in chosen}
    answered = {name: faults for name, faults in found.items() if faults is not None}
    if not answered:
        raise BadUsage("cli-fault-no-content", game=game or "none")
    if folder is not None and len(answered) > 1:
        raise BadUsage("cli-fault-which-content", games=", ".join(answered))
    faults = [(name, *fault) for name, listed in answered.items() for fault in listed]
    if as_data:
        say_data([dict(zip(("game", "file", "line", "reason"), fault, strict=True)) for fault in faults])
    else:
        for _, file, line, reason in faults:
            say(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        say(f"{len(faults)} fault(s)." if faults else f"No fault found ({', '.join(answered)}).")
    if faults:
        raise typer.Exit(1)


@content.command("schema")
def schema(game: Annotated[str, typer.Argument(metavar="GAME", help="The game whose files they are.")]) -> None:
    """Prints the JSON Schema of a game's content files, by which an editor completes keys and marks faults."""
    found = rules_of(game).content.schema()
    if found is None:
        raise BadUsage("cli-fault-no-content", game=game)
    say_data(found)
