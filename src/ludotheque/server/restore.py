"""A backup put in the place of the database it was taken of. The server must not run.

What was there, with the log that SQLite may have left beside it after a crash, is put away under another name: left in
place, that log would bring back what came after the backup.
"""

import contextlib
import os
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from ludotheque.server.files import Held, database_files, private_file, private_folder
from ludotheque.server.store import migrations


class NotRestored(Exception):
    """Nothing was changed; `why` is the end of the key of a sentence."""

    def __init__(self, why: str, **values: str) -> None:
        super().__init__(why)
        self.why, self.values = why, values


@dataclass(frozen=True)
class Restored:
    tables: int
    rows: int
    accounts: int
    before: Path | None  # where the database is that was there


def restore(backup: Path, database: Path) -> Restored:
    if not backup.is_file():
        raise NotRestored("no-file", file=str(backup))
    private_folder(database.parent)
    try:
        held = Held(database, alone=True)
    except BlockingIOError:
        raise NotRestored("running") from None
    try:
        fresh = private_file(database.with_name(f"{database.name}.restored"))
        try:
            found = copied(backup, fresh)
            before = put_away(database)
            fresh.replace(database)
        finally:
            fresh.unlink(missing_ok=True)
        on_disk(database)
        return Restored(*found, before)
    finally:
        held.let_go()


def copied(backup: Path, to: Path) -> tuple[int, int, int]:
    """The whole backup, its own log included, checked page by page; how many tables, rows and accounts it has."""
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(to, isolation_level=None)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, complete by itself
            return checked(target, backup)
    except sqlite3.Error as error:
        raise NotRestored("damaged", file=str(backup), detail=str(error)) from error


def checked(target: sqlite3.Connection, backup: Path) -> tuple[int, int, int]:
    faults = [text for (text,) in target.execute("PRAGMA integrity_check")]
    if faults != ["ok"]:
        raise NotRestored("damaged", file=str(backup), detail=faults[0])
    (version,) = target.execute("PRAGMA user_version").fetchone()
    if not 1 <= version <= migrations("sqlite")[-1][0]:
        raise NotRestored("newer" if version > 0 else "foreign", file=str(backup))
    names = ("game_table", "log", "account")
    tables, rows, accounts = (target.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names)
    return tables, rows, accounts


def put_away(database: Path) -> Path | None:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    before = None
    for part in reversed(database_files(database)):  # the file itself last: a log is never without its file
        end = part.name.removeprefix(database.name)
        before = part.rename(database.with_name(f"{database.name}.before-{stamp}{end}"))
    return before


def on_disk(path: Path) -> None:
    for each in (path, path.parent):
        handle = os.open(each, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
