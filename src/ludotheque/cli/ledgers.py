"""`rules` and `coverage`: the rules in our words, and what proves them."""

import difflib
from dataclasses import asdict
from typing import Annotated

import typer

from ludotheque.cli.faults import BadUsage
from ludotheque.cli.output import AsData, say, say_data
from ludotheque.cli.tongue import Language, language
from ludotheque.match import ledger

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `ludotheque games` lists them.")]
TABLE = "table"  # the ledger of the engine's own rules


def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="ID", help="One rule or ruling; all of them without it.")
    ] = None,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """The rules of a game in our words; with an ID, that rule and the rulings about it."""
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
    if entry is None and book.game != TABLE:
        entry = ledger.load(TABLE).find(rule)
    if entry is None:
        like = difflib.get_close_matches(rule, [e.id for e in book.entries], 3)
        raise BadUsage("cli-fault-no-rule", game=book.game, rule=rule, near=", ".join(like) or "none")
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
    from ludotheque.match.texts import Texts

    return Texts(None, tongue).format("cli-ruling-ours", reason=entry.reason[tongue])


def coverage(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One ledger; all of them without it.")] = None,
    as_data: AsData = False,
) -> None:
    """Joins the rule ledgers with the code and the tests; exits 1 when something is wrong."""
    if ledger.checkout() is None:
        raise BadUsage("cli-fault-coverage", 1)
    reports = [ledger.coverage(name) for name in ([game] if game else ledger.ledger_ids())]
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
