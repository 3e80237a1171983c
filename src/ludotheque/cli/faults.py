"""What goes wrong becomes one sentence on the error stream, in the language asked for, and an exit code: 2 for a wrong
call, 1 for a failure. The sentences are loaded late: most commands need none."""

import difflib
import errno
import os
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from typer.core import TyperGroup

from ludotheque.cli.tongue import hear, language

if TYPE_CHECKING:
    from ludotheque.match.simulation import GameFailed
    from ludotheque.match.texts import Texts

TRACE = "LUDOTHEQUE_TRACE"


class BadUsage(Exception):
    """The command cannot be carried out as it was typed, which a message of `cli.*.ftl` says."""

    def __init__(self, text_id: str, /, code: int = 2, **values: object) -> None:
        super().__init__(text_id)
        self.text_id, self.code, self.values = text_id, code, values


class Stopped(Exception):
    """The command cannot be carried out: the sentence is in the language asked for already."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def stop(sentence: str, code: int) -> NoReturn:
    typer.echo(f"ludotheque: {sentence.rstrip('.')}.", err=True)
    raise typer.Exit(code)


def stop_with(text_id: str, /, code: int = 2, **values: object) -> NoReturn:
    stop(house_texts().format(text_id, **values), code)


def house_texts() -> "Texts":
    from ludotheque.match.texts import Texts

    return Texts(None, language(None))


def reason(error: OSError) -> dict[str, str]:
    """Why a file cannot be used: its usual reasons have words of ours, others those of the system."""
    return {"why": errno.errorcode.get(error.errno or 0, "other"), "detail": error.strerror or type(error).__name__}


def game_failed(error: "GameFailed", texts: "Texts") -> str:
    return texts.format("cli-fault-game-failed", detail=str(error))


def stop_typed(error: Any, ctx: Any) -> NoReturn:
    """What was typed is no call of a command."""
    kind, param = type(error).__name__, getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (param.get_error_hint() if param else "")
    here = " ".join(filter(None, (ctx.command_path, ctx.invoked_subcommand)))
    command = error.ctx.command_path if error.ctx else here
    stop_with("cli-fault-typed", error.exit_code, kind=kind, name=name.replace("'", ""), command=command)


def stop_known(error: Exception) -> None:
    """Stop if this is something that the engine refuses in words. Most commands need no engine."""
    from ludotheque.core.game import BadOption, Said
    from ludotheque.match.ledger import LedgerError, NoLedger
    from ludotheque.match.registry import UnknownGame
    from ludotheque.match.simulation import GameFailed

    if isinstance(error, Said):
        stop(error.say[language(None)], 2 if isinstance(error, UnknownGame | BadOption) else 1)
    if isinstance(error, NoLedger):
        stop_with("cli-fault-no-ledger", game=error.game, known=", ".join(error.known))
    if isinstance(error, LedgerError):
        stop_with("cli-fault-ledger", 1, detail=str(error).rstrip("."))
    if isinstance(error, GameFailed):
        stop(game_failed(error, house_texts()), 1)


class Commands(TyperGroup):
    """A group of commands none of which ends in a stack trace, unless LUDOTHEQUE_TRACE is set."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if ctx.parent is None:
            hear(args)
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                raise
            stop_typed(error, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            near = difflib.get_close_matches(args[0], self.list_commands(ctx), 3)
            raise BadUsage(
                "cli-fault-no-command", name=args[0], near=", ".join(near) or "none", command=ctx.command_path
            )
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, EOFError, BrokenPipeError):
            raise
        except typer.TyperException as error:
            stop_typed(error, ctx)
        except Stopped as error:
            stop(str(error), error.code)
        except BadUsage as error:
            stop_with(error.text_id, error.code, **error.values)
        except OSError as error:
            stop_with("cli-fault-file", 1, file=str(error.filename or "none"), **reason(error))
        except Exception as error:
            stop_known(error)
            if os.environ.get(TRACE):
                raise
            stop_with("cli-fault-program", 1, name=type(error).__name__, detail=str(error), trace=TRACE)
