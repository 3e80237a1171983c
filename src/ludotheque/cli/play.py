"""`play`: set up a table and sit down at it."""

import json
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.bots.registry import make
from ludotheque.cli.arguments import PERSON, Options, games_in_order, read_options, who_plays
from ludotheque.cli.faults import BadUsage
from ludotheque.cli.output import read_file, say, write_file
from ludotheque.cli.session import Session, hear
from ludotheque.cli.tongue import Language, language
from ludotheque.core.chance import Manual
from ludotheque.match.campaign import Campaign, parse
from ludotheque.match.faces import game as playable
from ludotheque.match.journal import journal_of
from ludotheque.match.position import load
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table
from ludotheque.match.texts import Texts
from ludotheque.server.files import private_folder
from ludotheque.server.settings import data_folder


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Id of a game; a menu without it.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    human: Annotated[str | None, typer.Option(help="Seats of people at this keyboard: 0,1 or all or none.")] = None,
    bots: Annotated[str | None, typer.Option(help="A level and seats: maitre:2,3,4; others are people.")] = None,
    seed: Annotated[str | None, typer.Option(help="A seed for chance and bots (default: a secret one).")] = None,
    option: Options = None,
    manual: Annotated[bool, typer.Option("--manual", help="Real dice and cards: outcomes are typed in.")] = False,
    position: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on from a saved position.")
    ] = None,
    journal: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the journal of the game in a new file.")
    ] = None,
    campaign: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The next game of the campaign in that file, or its first.")
    ] = None,
    lang: Language = None,
) -> None:
    """Plays here, against bots, with several people at one keyboard, or both. Seat 0 alone is a person unless
    --human or --bots says otherwise."""
    tongue = language(lang)
    if journal is not None and journal.exists():
        raise BadUsage("cli-fault-file-exists", file=str(journal))
    if manual and seed is not None:
        raise BadUsage("cli-fault-manual-seed")
    story = None if campaign is None else told_so_far(campaign, game, position, manual, option)
    if story is not None:
        table = story.begin(seats, seed)
    elif position is not None:
        table = table_from(position, game, settled=seats is not None or bool(option) or seed is not None or manual)
    else:
        if game is None:
            answers = menu(Texts(None, tongue))
            if answers is None:
                return
            game, seats, people = answers
            human = ",".join(map(str, range(1, people + 1))) if people else "none"
        face = playable(game)
        options = read_options(face.rules, option)
        table = face.new(seats, seed, options, Manual([]) if manual else None)
    sit_down(table, who_plays(table.rules.manifest.id, int(table.state.seats), human, bots), seed, tongue, journal)
    texts = Texts(table.rules, tongue)
    if story is not None and campaign is not None:
        keep_chapter(campaign, story, table, texts)
    elif not table.over:
        leave(table, human, bots, texts)
    if not table.over:
        say(texts.format("cli-goodbye"))


def leave(table: Table, human: str | None, bots: str | None, texts: Texts) -> None:
    """The position of a game that is left is kept, and how to go on is said."""
    file = keep_position(table)
    again = "".join(f" --{name} {said}" for name, said in (("human", human), ("bots", bots)) if said is not None)
    say(texts.format("cli-position-kept", file=str(file), command=f"ludotheque play --from {file}{again}"))


def table_from(position: Path, game: str | None, settled: bool) -> Table:
    """The saved position in that file, of the game that was asked for, if one was. `settled`: something was asked for
    that the position settles itself."""
    if settled:
        raise BadUsage("cli-fault-from")
    table = load(read_file(position, "position"))
    if game not in (None, table.rules.manifest.id):
        raise BadUsage("cli-fault-position-of", file=str(position), game=table.rules.manifest.id, asked=str(game))
    return table


def keep_chapter(file: Path, story: Campaign, table: Table, texts: Texts) -> None:
    """A finished game goes into the file of its campaign; one that is left does not."""
    if table.over:
        story.add(journal_of(table))
        write_file(file, story.dump())
    kept = {"file": str(file), "n": len(story.chapters)}
    say(texts.format("cli-campaign-kept" if table.over else "cli-campaign-left", **kept))


def keep_position(table: Table) -> Path:
    """The position of a game that somebody leaves, in a new file among this user's data."""
    folder = private_folder(data_folder() / "left")
    file = folder / f"{table.rules.manifest.id}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"
    write_file(file, json.dumps(table.save(), ensure_ascii=False) + "\n")
    return file


def told_so_far(
    file: Path, game: str | None, position: Path | None, manual: bool, option: list[str] | None
) -> Campaign:
    """The campaign that goes on here, from its file or from its beginning."""
    if position is not None or manual:
        raise BadUsage("cli-fault-campaign-deals")
    if not file.exists():
        if game is None:
            raise BadUsage("cli-fault-no-campaign", file=str(file))
        return Campaign(game, read_options(rules_of(game), option))
    story = parse(read_file(file, "campaign"))
    if option or game not in (None, story.rules.manifest.id):
        raise BadUsage("cli-fault-campaign-of", file=str(file), game=story.rules.manifest.id)
    return story


def sit_down(table: Table, players: list[str], seed: str | None, tongue: str, journal: Path | None) -> None:
    base = secrets.token_hex(8) if seed is None else seed
    levels = {seat: name for seat, name in enumerate(players) if name != PERSON}
    bots = {seat: make(level, f"{base}/{seat}") for seat, level in levels.items()}
    Session(table, bots, levels, Texts(table.rules, tongue, table.options), journal).play()


def menu(texts: Texts) -> tuple[str, int, int] | None:
    """Game, seats and people, asked one by one; None when somebody leaves."""
    games = games_in_order()
    say(texts.format("cli-menu"))
    for n, manifest in enumerate(games, 1):
        least, most = manifest.seats
        spread = "true" if most > least else "false"
        say(texts.format("cli-menu-line", n=n, title=manifest.title, least=least, most=most, range=spread))
    number = ask_number(texts, texts.format("cli-menu-number", n=len(games)), 1, len(games), None)
    if number is None:
        return None
    chosen = games[number - 1]
    least, most = chosen.seats
    seats: int | None = least
    if most > least:
        seats = ask_number(texts, texts.format("cli-ask-seats", least=least, most=most), least, most, least)
    if seats is None:
        return None
    people = ask_number(texts, texts.format("cli-ask-people", most=seats), 0, seats, 1)
    return None if people is None else (chosen.id, seats, people)


def ask_number(texts: Texts, question: str, least: int, most: int, default: int | None) -> int | None:
    """A number in that range; None when somebody leaves."""
    while (line := hear(question)) is not None and line.casefold().lstrip("/") != "quit":
        if not line and default is not None:
            return default
        if line.isascii() and line.isdigit() and len(line) < 4 and least <= int(line) <= most:
            return int(line)
    return None
