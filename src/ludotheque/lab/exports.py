"""An experiment as files: the report to send, and its rows as a table, as lines and as Parquet."""

import csv
import io
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ludotheque.lab import results
from ludotheque.lab.experiments import Asked, sides_of
from ludotheque.lab.play import Row
from ludotheque.lab.report import page
from ludotheque.lab.verdicts import called
from ludotheque.lab.words import LabFault

SAID = str | int | None


def all_rows(asked: Asked, kept: Sequence[Row]) -> list[Row]:
    return [row for side in sides_of(asked, kept)[0] for row in side]


def in_html(asked: Asked, kept: Sequence[Row], lang: str) -> bytes:
    rows = [each for each in sides_of(asked, kept)[0]]
    if not all(rows):
        raise LabFault("no-rows", 1, file=asked.game)
    named = [(Path(called(side.name, lang)), each) for side, each in zip(asked.sides, rows, strict=True)]
    return page(*named[0], lang, named[1] if len(named) > 1 else None).encode()


def in_csv(asked: Asked, kept: Sequence[Row], lang: str) -> bytes:
    """A row a game; lists and the like as JSON."""
    text = io.StringIO()
    table = csv.writer(text)
    names = list(results.KINDS)
    table.writerow(["side", *names])
    for side, rows in zip(asked.sides, sides_of(asked, kept)[0], strict=True):
        for row in rows:
            table.writerow([plain(called(side.name, lang)), *(plain(row[name]) for name in names)])
    return text.getvalue().encode("utf-8-sig")


def plain(value: object) -> SAID:
    """A cell that no spreadsheet takes for a formula."""
    if value is None or isinstance(value, int):
        return value
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"'{text}" if text[:1] in "=+-@\t\r" else text


def in_lines(asked: Asked, kept: Sequence[Row], lang: str) -> bytes:
    return "".join(map(results.line, all_rows(asked, kept))).encode()


def in_parquet(asked: Asked, kept: Sequence[Row], lang: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rows.parquet"
        results.write_parquet(path, all_rows(asked, kept))
        return path.read_bytes()
