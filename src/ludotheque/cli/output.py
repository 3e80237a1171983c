"""Writing: the terminal, data, files."""

import contextlib
import json
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.faults import BadUsage, reason

AsData = Annotated[bool, typer.Option("--json", help="Print data instead of text.")]
PATIENCE = 1.0  # seconds without a bar
PIPE_WIDTH = 160  # characters a line where nobody says how wide the terminal is


def say(text: str = "") -> None:
    """A line, as it stands."""
    print(text)


def say_data(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def say_columns(header: Iterable[str], rows: Iterable[Iterable[str]], right: int = 99) -> None:
    """A table without rules or boxes; columns from number `right` on are numbers."""
    from rich.console import Console
    from rich.table import Table as Columns

    table = Columns(box=None, pad_edge=False)
    for number, name in enumerate(header):
        table.add_column(name, justify="right" if number >= right else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else PIPE_WIDTH).print(table)


@contextlib.contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Advance it with the function given; it shows itself in a terminal once a second has passed, whatever is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task(label, total=total)
    showing = threading.Timer(PATIENCE, progress.start)
    showing.daemon = True
    if console.is_terminal:
        showing.start()
    try:
        yield lambda done: progress.advance(task, done)
    finally:
        showing.cancel()
        if showing.ident is not None:
            showing.join()
        if progress.live.is_started:
            progress.stop()


def read_file(path: Path, what: str) -> str:
    """The text of a file, byte for byte."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise BadUsage("cli-fault-not-text", 1, file=str(path), what=what) from None
    except OSError as error:
        raise BadUsage("cli-fault-unread", 2, file=str(path), what=what, **reason(error)) from None


def write_file(path: Path, text: str) -> None:
    """All of it or nothing: what was there stays until the new text is whole."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with draft.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
