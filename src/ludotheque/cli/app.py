"""The commands, gathered; each is loaded when it is called."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

import ludotheque
from ludotheque.cli.faults import Commands
from ludotheque.cli.tongue import Language

COMMANDS = {
    "serve": "serve:serve",
    "play": "play:play",
    "games": "catalogue:games",
    "rules": "ledgers:rules",
    "simulate": "lab:simulate",
    "tournament": "lab:tournament",
    "journal": "lab:journal",
    "report": "lab:report",
    "ladder": "ladder:ladder",
    "train": "train:train",
    "replay": "journals:replay",
    "verify": "journals:verify",
    "campaign": "journals:campaign",
    "open": "open:open_journal",
    "site": "site:site",
    "review": "review:review",
    "puzzles": "puzzles:puzzles",
    "content": "catalogue:content",
    "host": "hosting:commands",
    "coverage": "ledgers:coverage",
    "doctor": "machine:doctor",
    "bench": "machine:bench",
}
PASSED_ON = {"bench"}  # commands that give what follows them to another program


class EveryCommand(Commands):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found = getattr(import_module(f"ludotheque.cli.{module}"), name)
        if not isinstance(found, typer.Typer):
            more = {"allow_extra_args": True, "ignore_unknown_options": True} if cmd_name in PASSED_ON else None
            alone = typer.Typer(rich_markup_mode=None, add_completion=False)
            alone.command(cmd_name, context_settings=more)(found)
            found = alone
        command = get_command(found)
        command.name = cmd_name
        return command


app = typer.Typer(
    cls=EveryCommand,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"max_content_width": 100},
)


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
        from ludotheque.cli.serve import serve

        serve(lang=lang)


def main() -> None:
    app(prog_name="ludotheque")
