"""What goes wrong becomes one sentence on the error stream and an exit code: 2 for a wrong call, 1 for a failure."""

import os
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

TRACE = "LUDOTHEQUE_TRACE"


class BadUsage(ValueError):
    """The command cannot be carried out as it was typed."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def stop(sentence: str, code: int) -> NoReturn:
    typer.echo(f"ludotheque: {sentence.rstrip('.')}.", err=True)
    raise typer.Exit(code)


def known(error: Exception) -> int:
    """The exit code of what the engine refuses in words, else 0. It is asked late: most commands need no engine."""
    from ludotheque.core.game import BadOption
    from ludotheque.match.journal import BadJournal
    from ludotheque.match.ledger import LedgerError, NoLedger
    from ludotheque.match.position import BadPosition
    from ludotheque.match.registry import UnknownGame
    from ludotheque.match.simulation import GameFailed

    if isinstance(error, UnknownGame | BadOption | NoLedger):
        return 2
    return 1 if isinstance(error, BadJournal | BadPosition | LedgerError | GameFailed) else 0


class Commands(TyperGroup):
    """A group of commands none of which ends in a stack trace, unless LUDOTHEQUE_TRACE is set."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, typer.TyperException, EOFError, BrokenPipeError):
            raise
        except BadUsage as error:
            stop(str(error), error.code)
        except OSError as error:
            stop(f"{error.filename or 'a file'} cannot be used: {error.strerror}.", 1)
        except Exception as error:
            if code := known(error):
                stop(str(error), code)
            if os.environ.get(TRACE):
                raise
            stop(
                f"this is a fault of the program ({type(error).__name__}: {error}); "
                f"please report it with the trace that appears when {TRACE}=1 is set.",
                1,
            )
