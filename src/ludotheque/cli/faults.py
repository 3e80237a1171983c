"""What goes wrong becomes one sentence on the error stream and an exit code: 2 for a wrong call, 1 for a failure."""

import os
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from ludotheque.core.game import BadOption
from ludotheque.match.journal import BadJournal
from ludotheque.match.ledger import LedgerError
from ludotheque.match.position import BadPosition
from ludotheque.match.registry import UnknownGame
from ludotheque.match.simulation import GameFailed

TRACE = "LUDOTHEQUE_TRACE"


class BadUsage(ValueError):
    """The command cannot be carried out as it was typed."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def stop(sentence: str, code: int) -> NoReturn:
    typer.echo(f"ludotheque: {sentence.rstrip('.')}.", err=True)
    raise typer.Exit(code)


class Commands(TyperGroup):
    """A group of commands none of which ends in a stack trace, unless LUDOTHEQUE_TRACE is set."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, typer.TyperException, EOFError, BrokenPipeError):
            raise
        except BadUsage as error:
            stop(str(error), error.code)
        except (UnknownGame, BadOption) as error:
            stop(str(error), 2)
        except (BadJournal, BadPosition, LedgerError, GameFailed) as error:
            stop(str(error), 1)
        except OSError as error:
            stop(f"{error.filename or 'a file'} cannot be used: {error.strerror}.", 1)
        except Exception as error:
            if os.environ.get(TRACE):
                raise
            stop(
                f"this is a fault of the program ({type(error).__name__}: {error}); "
                f"please report it with the trace that appears when {TRACE}=1 is set.",
                1,
            )
