"""`replay`, `verify` and `campaign`: journals played again and proven, alone or one after the other."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import read_seat
from ludotheque.cli.faults import BadUsage
from ludotheque.cli.output import AsData, read_file, say, say_data, write_file
from ludotheque.cli.speaker import final_lines
from ludotheque.cli.tongue import Language, language
from ludotheque.match import campaign as campaigns
from ludotheque.match.journal import parse
from ludotheque.match.journal import replay as play_again
from ludotheque.match.journal import verify as prove
from ludotheque.match.registry import rules_of
from ludotheque.match.texts import Texts

JournalFile = Annotated[Path, typer.Argument(metavar="FILE", help="A journal, as `play --journal` writes it.")]


def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after N moves.")] = None,
    by: Annotated[
        int | None,
        typer.Option("--as", metavar="SEAT", help="As that seat saw it (the first is 1), else a spectator."),
    ] = None,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """Plays a journal again and tells it, as a spectator or a seat saw it."""
    journal = parse(read_file(file, "journal"))
    total = len(journal["entries"])
    if to is not None and not 0 <= to <= total:
        raise BadUsage("cli-fault-to", to=to, total=total)
    table = play_again(journal, to)
    seat = read_seat("--as", by, int(table.state.seats))
    if as_data:
        result = table.result
        say_data(
            {
                "game": table.rules.manifest.id,
                "moves": len(table.entries),
                "events": table.events(seat),
                "view": table.view(seat),
                "scores": result.scores if result else None,
                "ranking": result.ranking if result else None,
                "reason": result.reason if result else None,
            }
        )
        return
    texts = Texts(table.rules, language(lang), table.options)
    title, seats = table.rules.manifest.title, int(table.state.seats)
    say(texts.format("cli-replay", title=title, seats=seats, entries=len(table.entries), total=total))
    for event in table.events(seat):
        say(texts.event(event))
    for decision in table.waiting:
        ask = texts.ask(decision.ask, decision.seat)
        say(texts.format("cli-next", seat=texts.seat(decision.seat), ask=ask))
    for line in final_lines(table, texts):
        say(line)


def verify(file: JournalFile, lang: Language = None, as_data: AsData = False) -> None:
    """Proves a finished journal offline: every move legal, every draw from the seed committed to."""
    journal = parse(read_file(file, "journal"))
    proven = prove(journal)
    if as_data:
        say_data(proven)
        return
    texts = Texts(rules_of(journal["header"]["game"]), language(lang))
    reason = texts.format(f"reason-{proven['reason']}")
    say(texts.format("cli-verified", entries=proven["entries"], draws=proven["draws"], reason=reason))
    shares = ", ".join(texts.seat(seat) for seat in proven["shares"])
    say(texts.format("cli-verified-together", who=shares) if shares else texts.format("cli-verified-alone"))
    if proven["from"]:
        say(texts.format("cli-verified-from"))


def campaign(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A campaign, as `play --campaign` writes it.")],
    branch: Annotated[
        int | None, typer.Option(metavar="N", help="Begin another campaign with the first N games of this one.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the branch goes: a new file.")] = None,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """Proves a campaign and tells its games, or branches off."""
    if (branch is None) != (out is None):
        raise BadUsage("cli-fault-branch-out")
    story = campaigns.parse(read_file(file, "campaign"))
    if branch is not None and out is not None:
        if out.exists():
            raise BadUsage("cli-fault-file-exists", file=str(out))
        write_file(out, story.branch(branch).dump())
        return
    proofs = story.verify()
    if as_data:
        say_data({"game": story.rules.manifest.id, "games": proofs, "carried": story.carried})
        return
    texts = Texts(story.rules, language(lang))
    for n, (proof, chapter) in enumerate(zip(proofs, story.chapters, strict=True), 1):
        reason = texts.format(f"reason-{proof['reason']}")
        say(
            texts.format(
                "cli-campaign-game", n=n, seats=chapter["header"]["seats"], entries=proof["entries"], reason=reason
            )
        )
    say(texts.format("cli-campaign-over" if story.over else "cli-campaign-open", title=story.rules.manifest.title))
