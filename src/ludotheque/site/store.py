"""SQLite where there are no threads, on a file system that the browser keeps."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from ludotheque.server.sqlite import SqliteStore, Task, settle
from ludotheque.server.store import BadDatabase, StoreFault, migrations


def damaged(fault: str) -> BadDatabase:
    return BadDatabase(
        f"The games that this browser has kept are damaged ({fault}). They are neither opened nor written over.",
        f"Les parties que ce navigateur a gardées sont abîmées ({fault}). Elles ne sont ni ouvertes ni remplacées.",
    )


class KeptStore(SqliteStore):
    """The event loop writes. `keep` returns when the browser has kept the file as it is: nothing is acknowledged before
    that, and what the browser does not keep is taken out of the file again."""

    journal_mode = "MEMORY"  # what the browser keeps is whole after each transaction, and never in the middle of one

    def __init__(self, path: str, keep: Callable[[], Awaitable[object]]) -> None:
        super().__init__(path)
        self.keep = keep
        self.writing: asyncio.Task[None] | None = None

    def connect(self) -> sqlite3.Connection:
        try:
            return super().connect()
        except sqlite3.DatabaseError as error:
            raise damaged(str(error)) from None

    def migrate(self, connection: sqlite3.Connection) -> None:
        """Nothing is written into a file that is damaged or newer: all of it would be kept in the place of what is
        there."""
        ((version,),) = connection.execute("PRAGMA user_version").fetchall()
        if version > migrations("sqlite")[-1][0]:
            raise BadDatabase(
                "The games that this browser has kept were written by a newer version of this page. Close all its tabs "
                "and open it again; if that does not help, download the file.",
                "Les parties que ce navigateur a gardées ont été écrites par une version plus récente de cette page. "
                "Fermez tous ses onglets et rouvrez-la ; si cela ne suffit pas, téléchargez le fichier.",
            )
        ((fault,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        if fault != "ok":
            raise damaged(fault)
        super().migrate(connection)

    def begin(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.changes = -1  # that the browser has kept
        self.file = Path(self.path)
        self.kept = self.file.read_bytes()

    def hand_over(self, work: Callable[[sqlite3.Connection], Any]) -> Task:
        task = super().hand_over(work)
        if self.writing is None:
            self.writing = task.loop.create_task(self.write())
        return task

    async def write(self) -> None:
        while self.queue:
            tasks = [self.queue.popleft() for _ in range(len(self.queue))]
            self.carry_out(self.connection, tasks)
            if self.connection.total_changes != self.changes:
                try:
                    await self.keep()
                    self.changes, self.kept = self.connection.total_changes, self.file.read_bytes()
                except Exception as error:  # the browser has no more room, or will not
                    self.undo()
                    for task in tasks:
                        task.fault = StoreFault("not-kept", str(error))
            settle(tasks)
        self.writing = None

    def undo(self) -> None:
        """The file as the browser has it."""
        self.connection.close()
        self.file.write_bytes(self.kept)
        self.connection = self.connect()
        self.changes = self.connection.total_changes

    async def close(self) -> None:
        await super().close()
        if self.writing is not None:
            await self.writing
        self.connection.close()
