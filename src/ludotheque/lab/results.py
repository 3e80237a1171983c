"""Files of rows: JSON lines, or Parquet where pyarrow is installed; the suffix says which.

Every row says by itself what was played, so that files can be joined, cut and compared. Rows are appended in the order
of the games' numbers while a run goes on: of a run that is broken off, a beginning is left, and the same run goes on
from there. A Parquet file cannot be appended to: its rows wait in a file beside it, FILE.part, until the run ends.
"""

import importlib
import importlib.util
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludotheque.extras import to_install
from ludotheque.lab.plan import Plan
from ludotheque.lab.play import JOURNAL, Row
from ludotheque.lab.words import LabFault, in_pieces
from ludotheque.match.registry import rules_of

LINES, PARQUET = (".jsonl", ".ndjson"), ".parquet"
AS_JSON = ("options", "traits")  # in a Parquet file
KINDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "version": (str,),
    "options": (dict,),
    "content": (str,),
    "seed": (str,),
    "number": (int,),
    "bots": (list,),
    "groups": (list, type(None)),
    "scores": (list,),
    "ranks": (list,),
    "reason": (str,),
    "decisions": (int,),
    "rounds": (int, type(None)),
    "first": (int,),
    "lead_changes": (int, type(None)),
    "lead_by": (str, type(None)),
    "traits": (dict, type(None)),
    "cards": (list, type(None)),
}


class Sink:
    """Where the rows of a run go, if anywhere; it begins with those a broken run has left."""

    def __init__(self, path: Path | None, plan: Plan, journals: Path | None = None) -> None:
        self.path, self.rows, self.journals, self.whole = path, list[Row](), journals, True
        if journals is not None:
            with in_pieces(journals):
                journals.mkdir(parents=True, exist_ok=True)
        if path is None:
            return
        check_suffix(path)
        self.lines = path.with_name(path.name + ".part") if path.suffix == PARQUET else path
        if self.lines.exists():
            self.rows = read_lines(self.lines, torn=True)
        elif path.exists():
            self.rows = read_parquet(path)
        same_run(path, self.rows, plan)
        self.write()

    def add(self, rows: list[Row]) -> None:
        if self.journals is not None:
            for row in rows:
                journal = self.journals / f"{row['game']}-{row['number']}.jsonl"
                with in_pieces(journal):
                    journal.write_text(row.pop(JOURNAL), encoding="utf-8")
        self.whole = False  # until the file and the list agree: an interruption can come at any moment
        if self.path is not None:
            with in_pieces(self.lines), self.lines.open("a", encoding="utf-8") as file:
                file.write("".join(map(line, rows)))
        self.rows += rows
        self.whole = True

    def write(self) -> None:
        """All lines anew; what was there stays until they are written."""
        draft = self.lines.with_name(f".{self.lines.name}.draft")
        with in_pieces(self.lines):
            draft.write_text("".join(map(line, self.rows)), encoding="utf-8")
            draft.replace(self.lines)

    def close(self) -> None:
        """Also of a run that is broken off."""
        if self.path is None:
            return
        if not self.whole:
            self.write()
        if self.path.suffix == PARQUET:
            with in_pieces(self.path):
                write_parquet(self.path, self.rows)
                self.lines.unlink()


def check_suffix(path: Path) -> None:
    if path.suffix not in (*LINES, PARQUET):
        raise LabFault("suffix", file=str(path))
    if path.suffix == PARQUET:
        arrow()


def read(path: Path) -> list[Row]:
    """The rows of a finished or broken run."""
    check_suffix(path)
    rows = read_parquet(path) if path.suffix == PARQUET else read_lines(path, torn=False)
    if not rows:
        raise LabFault("no-rows", 1, file=str(path))
    if len({row["game"] for row in rows}) > 1:
        raise LabFault("two-games", 1, file=str(path))
    return rows


def line(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_lines(path: Path, torn: bool) -> list[Row]:
    """`torn`: the last line may be half a line, of a run that was killed while it wrote."""
    with in_pieces(path):
        data = path.read_bytes()
    *lines, rest = data.split(b"\n")
    if rest and not torn:
        raise LabFault("corrupt", 1, file=str(path), line=len(lines) + 1)
    rows = []
    for n, text in enumerate(lines, 1):
        try:
            rows.append(checked(json.loads(text)))
        except (ValueError, RecursionError):
            raise LabFault("corrupt", 1, file=str(path), line=n) from None
    return rows


def checked(row: Any) -> Row:
    """ValueError unless it is a row as we write them; what may be null may be missing, as in rows of earlier days."""
    if not isinstance(row, dict) or any(not isinstance(row.get(name), kinds) for name, kinds in KINDS.items()):
        raise ValueError("not a row")
    return consistent({name: row.get(name) for name in KINDS})


def consistent(row: Row) -> Row:
    """ValueError unless every list has a place a seat and holds what it should."""
    seats = len(row["bots"])
    traits = list((row["traits"] or {}).values())
    parts = [row[name] for name in ("bots", "scores", "ranks", "groups", "cards") if row[name] is not None]
    if seats == 0 or any(not isinstance(part, list) or len(part) != seats for part in [*parts, *traits]):
        raise ValueError("not a row")
    if not all(isinstance(own, list) for own in row["cards"] or []):
        raise ValueError("not a row")
    numbers = [*row["scores"], *row["ranks"], row["first"]]
    if not all(type(n) is int for n in numbers) or not 0 <= row["first"] < seats:
        raise ValueError("not a row")
    if not all(isinstance(word, str) for word in words_of(row)):
        raise ValueError("not a row")
    return row


def words_of(row: Row) -> list[Any]:
    """All in a row that is to be a word."""
    cards = [card for own in row["cards"] or [] for card in own]
    labels = [label for each in (row["traits"] or {}).values() for label in each]
    return [*row["bots"], *(row["groups"] or []), *cards, *labels]


def same_run(path: Path, rows: list[Row], plan: Plan) -> None:
    """Rows that this run would have written, from its first game on."""
    rules = rules_of(plan.game)
    for n, row in enumerate(rows):
        job = plan.job(n)
        wanted = {
            "game": plan.game,
            "version": rules.manifest.version,
            "options": job.options,
            "content": job.content,
            "seed": plan.seed,
            "number": n,
            "bots": list(job.bots),
        }
        for name, value in wanted.items():
            if row[name] != value:
                raise LabFault(
                    "other-run", file=str(path), number=n, name=name, found=said(row[name]), want=said(value)
                )


def said(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


# -- Parquet


def arrow() -> Any:
    try:
        importlib.import_module("pyarrow.parquet")
        return importlib.import_module("pyarrow")
    except ImportError as error:
        raise LabFault("no-parquet", 1, install=to_install("lab")) from error


def has_arrow() -> bool:
    return importlib.util.find_spec("pyarrow") is not None


def write_parquet(path: Path, rows: Iterable[Row]) -> None:
    """All of it or nothing. Options and traits travel as JSON: each game has its own."""
    pa = arrow()
    text, number = pa.string(), pa.int64()
    types = {str: text, int: number, dict: text}
    columns = {name: types.get(kinds[0]) for name, kinds in KINDS.items()}
    columns |= {"bots": pa.list_(text), "groups": pa.list_(text), "cards": pa.list_(pa.list_(text))}
    columns |= {"scores": pa.list_(number), "ranks": pa.list_(number)}
    flat = [row | {name: json.dumps(row[name], ensure_ascii=False) for name in AS_JSON} for row in rows]
    draft = path.with_name(f".{path.name}.draft")
    pa.parquet.write_table(pa.Table.from_pylist(flat, schema=pa.schema(list(columns.items()))), draft)
    draft.replace(path)


def read_parquet(path: Path) -> list[Row]:
    pa = arrow()
    try:
        with in_pieces(path), path.open("rb") as file:
            rows: list[Row] = pa.parquet.read_table(file).to_pylist()
        return [checked(row | {name: json.loads(row[name]) for name in AS_JSON if name in row}) for row in rows]
    except LabFault:
        raise
    except (pa.ArrowException, ValueError, KeyError, TypeError):
        raise LabFault("corrupt", 1, file=str(path), line=0) from None
