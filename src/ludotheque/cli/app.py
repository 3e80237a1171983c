"""The commands, gathered."""

from typing import Annotated

import typer

import ludotheque
from ludotheque.cli import catalogue, hosting, journals, lab, machine
from ludotheque.cli import play as tables
from ludotheque.cli.arguments import Language
from ludotheque.cli.faults import Commands
from ludotheque.cli.ladder import ladder
from ludotheque.cli.open import open_journal
from ludotheque.cli.review import review
from ludotheque.cli.serve import serve

app = typer.Typer(
    cls=Commands, rich_markup_mode=None, pretty_exceptions_enable=False, context_settings={"max_content_width": 100}
)
content = typer.Typer(cls=Commands, rich_markup_mode=None, help="Cards and other content of a game.")
app.command("serve")(serve)
app.command("play")(tables.play)
app.command("games")(catalogue.games)
app.command("rules")(catalogue.rules)
app.command("simulate")(lab.simulate)
app.command("tournament")(lab.tournament)
app.command("journal")(lab.journal)
app.command("report")(lab.report)
app.command("ladder")(ladder)
app.command("replay")(journals.replay)
app.command("verify")(journals.verify)
app.command("campaign")(journals.campaign)
app.command("open")(open_journal)
app.command("review")(review)
app.add_typer(content, name="content")
app.add_typer(hosting.commands, name="host")
app.command("coverage")(catalogue.coverage)
app.command("doctor")(machine.doctor)
app.command("bench", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(machine.bench)
content.command("check")(catalogue.check)


@content.callback()
def contents() -> None:
    """Cards and other content of a game."""


@app.callback(invoke_without_command=True)
def ludotheque_command(
    ctx: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Board games with every rule of the book. Without a command: open the table in the browser."""
    if version:
        typer.echo(f"ludotheque {ludotheque.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        serve(lang=lang)


def main() -> None:
    app(prog_name="ludotheque")
