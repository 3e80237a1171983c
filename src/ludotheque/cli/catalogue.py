"""`games`, `rules`, `coverage`, `content check`: what there is to play and by which rules."""

import difflib
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import AsData, GameName, Language, games_in_order, language
from ludotheque.cli.faults import BadUsage
from ludotheque.cli.output import say, say_columns, say_data
from ludotheque.core.game import Game, Manifest
from ludotheque.match import ledger
from ludotheque.match.registry import registry, rules_of
from ludotheque.match.texts import Texts

TABLE = "table"  # the ledger of the engine's own rules


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


def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="ID", help="One rule or ruling; all of them without it.")
    ] = None,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """The rules of a game in our words; with an ID, that rule and the rulings about it."""
    known = ledger.ledger_ids()
    if game not in known:
        raise BadUsage(f"There is no rule ledger for {game!r}; the ledgers here are: {', '.join(known)}.")
    book, tongue = ledger.load(game), language(lang)
    entries = list(book.entries) if rule is None else about(book, rule.upper())
    if as_data:
        say_data([asdict(entry) for entry in entries])
    elif rule is None:
        chapter = ""
        for entry in entries:
            if entry.chapter != chapter:
                chapter = entry.chapter
                say(f"\n{chapter}")
            say(f"{entry.id}  {entry.sentence[tongue]}" + (f" {ours(entry, tongue)}" if entry.ours else ""))
    else:
        for entry in entries:
            say_entry(entry, tongue)


def about(book: ledger.Ledger, rule: str) -> list[ledger.Entry]:
    """That entry, then the rulings that bear on it."""
    entry = book.find(rule)
    if entry is None and book.game != TABLE and TABLE in ledger.ledger_ids():
        entry = ledger.load(TABLE).find(rule)
    if entry is None:
        like = difflib.get_close_matches(rule, [e.id for e in book.entries], 3)
        hint = f"; near it are {', '.join(like)}" if like else ""
        raise BadUsage(f"{book.game} has no rule {rule}{hint}. `ludotheque rules {book.game}` lists them all.")
    return [entry, *(other for other in book.entries if rule in other.settles)]


def say_entry(entry: ledger.Entry, tongue: str) -> None:
    page = f", p. {entry.page}" if entry.page else ""
    say(f"{entry.id}  [{entry.chapter}{page}; {entry.status}]")
    if entry.is_ruling:
        say(f"    ? {entry.question[tongue]}")
    say(f"    {entry.sentence[tongue]}")
    if entry.reason:
        say("    " + (ours(entry, tongue) if entry.ours else f"({entry.reason[tongue]})"))
    if entry.settles:
        say(f"    → {', '.join(entry.settles)}")


def ours(entry: ledger.Entry, tongue: str) -> str:
    return Texts(None, tongue).format("cli-ruling-ours", reason=entry.reason[tongue])


def coverage(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One ledger; all of them without it.")] = None,
    as_data: AsData = False,
) -> None:
    """Joins the rule ledgers with the code and the tests; exits 1 when something is wrong."""
    known = ledger.ledger_ids()
    if game is not None and game not in known:
        raise BadUsage(f"There is no rule ledger for {game!r}; the ledgers here are: {', '.join(known)}.")
    reports = [ledger.coverage(name) for name in ([game] if game else known)]
    problems = [problem for report in reports for problem in report.problems]
    if game is None:
        problems += ledger.strays()
    if as_data:
        counts = {
            report.game: {
                chapter: dict(zip(ledger.COLUMNS, numbers, strict=True))
                for chapter, numbers in ledger.counts(report).items()
            }
            for report in reports
        }
        say_data({"coverage": counts, "problems": [str(problem) for problem in problems]})
    else:
        say("\n\n".join(ledger.table(report) for report in reports))
        for problem in problems:
            say(str(problem))
    if problems:
        raise typer.Exit(1)


def _speaking_of(folder: str | None) -> list[Game]:
    """The games whose files a folder holds; all of them when that says nothing."""
    games = list(registry().values())
    if folder is None:
        return games
    return [rules for rules in games if any((Path(folder) / name).exists() for name in rules.content.files)] or games


def check(
    folder: Annotated[str | None, typer.Argument(metavar="DIR", help="A folder of cards; without it, our own.")] = None,
    game: Annotated[
        str | None, typer.Option("--game", help="The game they are for, where several have content.")
    ] = None,
    as_data: AsData = False,
) -> None:
    """Checks a folder of replacement content: file, line and reason for each fault; exits 1 when there are some."""
    chosen = _speaking_of(folder) if game is None else [rules_of(game)]
    found = {rules.manifest.id: rules.content.check(folder) for rules in chosen}
    answered = {name: faults for name, faults in found.items() if faults is not None}
    if not answered:
        raise BadUsage(f"{game or 'No game here'} has no content to check.")
    if folder is not None and len(answered) > 1:
        raise BadUsage(f"Several games have content: say which with --game ({', '.join(answered)}).")
    faults = [(name, fault) for name, listed in answered.items() for fault in listed]
    if as_data:
        say_data(
            [{"game": name, "file": file, "line": line, "reason": reason} for name, (file, line, reason) in faults]
        )
    else:
        for _, (file, line, reason) in faults:
            say(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        say(f"{len(faults)} fault(s)." if faults else f"No fault found ({', '.join(answered)}).")
    if faults:
        raise typer.Exit(1)
