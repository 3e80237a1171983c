"""SQLite: one file, one writer thread. Writes that wait together are committed together."""

import asyncio
import contextlib
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.server import clock
from ludotheque.server.chapters import ENDED
from ludotheque.server.files import Held, private_file, private_folder
from ludotheque.server.sql import Change
from ludotheque.server.store import BadDatabase, Store, StoreFault, Told, migrations

T = TypeVar("T")
GROUP = 256  # writes in one transaction at most
PATIENCE = 5.0  # seconds that a locked database is waited for

ADD = """INSERT INTO log (game_table, seq, written, body) SELECT ?1, ?2, ?3, ?4
WHERE (SELECT coalesce(max(seq), 0) FROM log WHERE game_table = ?1) = ?2 - 1
AND EXISTS (SELECT 1 FROM game_table WHERE id = ?1)"""
ADD_MANY = """INSERT OR IGNORE INTO log (game_table, seq, written, body)
SELECT column1, column2, column3, column4 FROM (VALUES {})
WHERE (SELECT coalesce(max(seq), 0) FROM log WHERE game_table = column1) = column2 - 1
AND EXISTS (SELECT 1 FROM game_table WHERE id = column1)"""
FINISH = "UPDATE game_table SET finished = 1 WHERE id = ?"


class Task:
    """One piece of work for the writer thread and the future of its answer."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.loop = work, loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.answer: Any = None
        self.fault: BaseException | None = None


class Addition:
    """A row to append, and the future of when it was written."""

    def __init__(
        self, table: str, seq: int, body: bytes, ending: bytes | None, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.written = clock.now()
        self.row = (table, seq, self.written, body.decode())
        self.ending = None if ending is None else ending.decode()
        self.future: asyncio.Future[int | None] = loop.create_future()


def settle(tasks: list[Task]) -> None:
    for task in tasks:
        if task.future.done():
            continue
        if task.fault is not None:
            task.future.set_exception(task.fault)
        else:
            task.future.set_result(task.answer)


def add(db: sqlite3.Connection, additions: list[Addition]) -> list[int | None]:
    """All in one statement, for after each one this thread may have to wait for the event loop. When a row is not the
    next of its table, or follows another of these, they go one by one."""
    if len(additions) > 1:
        db.execute("SAVEPOINT additions")
        values = ", ".join(["(?, ?, ?, ?)"] * len(additions))
        added = db.execute(ADD_MANY.format(values), [value for new in additions for value in new.row]).rowcount
        if added != len(additions):
            db.execute("ROLLBACK TO additions")
    else:
        added = db.execute(ADD, additions[0].row).rowcount
    if added == len(additions):
        answers: list[int | None] = [new.written for new in additions]
    else:
        answers = [new.written if db.execute(ADD, new.row).rowcount == 1 else None for new in additions]
    for new, written in zip(additions, answers, strict=True):
        if new.ending is not None and written is not None:
            db.execute(FINISH, (new.row[0],))
            db.execute(in_sqlite(ENDED), (new.ending, new.row[0]))
    return answers


def in_sqlite(sql: str) -> str:
    return sql.replace("$", "?")


def in_words(error: sqlite3.Error) -> StoreFault:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreFault("database-locked", str(error))
    if code == sqlite3.SQLITE_FULL:
        return StoreFault("disk-full", str(error))
    if code == sqlite3.SQLITE_CONSTRAINT:
        return StoreFault("exists", str(error))
    return StoreFault("database-fault", str(error))


class SqliteStore(Store):
    name = "sqlite"
    shared = False
    by_letter = "BINARY"
    journal_mode = "WAL"

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.queue: deque[Task] = deque()
        self.additions: list[Addition] = []  # of this turn of the event loop
        self.wake = threading.Condition()
        self.closing = False
        self.thread: threading.Thread | None = None
        self.held: Held | None = None

    async def open(self, told: Told) -> None:
        self.loop = asyncio.get_running_loop()
        self.closing = False
        try:
            private_folder(Path(self.path).parent)
            self.held = Held(private_file(Path(self.path)))
            connection = self.connect()
            self.migrate(connection)
        except BlockingIOError:
            raise BadDatabase(
                f"The database {self.path} is being restored: start the server when that is done.",
                f"La base de données {self.path} est en cours de restauration : lancez le serveur ensuite.",
            ) from None
        except (sqlite3.Error, OSError) as error:
            raise BadDatabase(
                f"The database {self.path} cannot be opened: {error}.",
                f"La base de données {self.path} ne peut pas être ouverte ({error}).",
            ) from None
        self.begin(connection)

    def begin(self, connection: sqlite3.Connection) -> None:
        """Whoever writes sets to work."""
        self.thread = threading.Thread(target=self.run, args=(connection,), name="sqlite-writer", daemon=True)
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA journal_mode = {self.journal_mode}")
        connection.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is taken out is written over
        return connection

    def migrate(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        known = migrations("sqlite")
        if version > known[-1][0]:
            raise BadDatabase(
                f"The database {self.path} was written by a newer program (schema {version}; this one knows "
                f"{known[-1][0]}): start the newer one.",
                f"La base de données {self.path} a été écrite par un programme plus récent (schéma {version} ; "
                f"celui-ci connaît {known[-1][0]}) : lancez le plus récent.",
            )
        for number, script in known:
            if number > version:
                connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")

    async def close(self) -> None:
        with self.wake:
            self.closing = True
            self.wake.notify()
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        self.let_go()

    def let_go(self) -> None:
        if self.held is not None:
            self.held.let_go()
            self.held = None

    # -- the writer

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await self.hand_over(work).future
        return answer

    def hand_over(self, work: Callable[[sqlite3.Connection], Any]) -> Task:
        task = Task(work, asyncio.get_running_loop())
        with self.wake:
            if self.closing:
                raise StoreFault("stopping")
            self.queue.append(task)
            self.wake.notify()
        return task

    def add(self) -> None:
        """Hand the rows of this turn of the event loop to the writer together."""
        additions, self.additions = self.additions, []

        def answer(task: asyncio.Future[list[int | None]]) -> None:
            fault = task.exception()
            for n, new in enumerate(additions):
                if new.future.done():
                    continue
                if fault is not None:
                    new.future.set_exception(fault)
                else:
                    new.future.set_result(task.result()[n])

        try:
            self.hand_over(lambda db: add(db, additions)).future.add_done_callback(answer)
        except StoreFault as fault:
            for new in additions:
                new.future.set_exception(fault)

    def run(self, connection: sqlite3.Connection) -> None:
        while True:
            with self.wake:
                while not self.queue and not self.closing:
                    self.wake.wait()
                if not self.queue:
                    break
                tasks = [self.queue.popleft() for _ in range(min(GROUP, len(self.queue)))]
            self.carry_out(connection, tasks)
            self.deliver(tasks)
        connection.close()

    def carry_out(self, connection: sqlite3.Connection, tasks: list[Task]) -> None:
        """All in one transaction; a task that fails is undone alone."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for task in tasks:
                if len(tasks) == 1:
                    task.answer = task.work(connection)
                    break
                connection.execute("SAVEPOINT task")
                try:
                    task.answer = task.work(connection)
                except (sqlite3.IntegrityError, StoreFault) as error:
                    connection.execute("ROLLBACK TO task")
                    task.fault = in_words(error) if isinstance(error, sqlite3.Error) else error
                connection.execute("RELEASE task")
            connection.execute("COMMIT")
        except BaseException as error:  # the disk is full, somebody holds the lock: nothing of the group is kept
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            for task in tasks:
                task.fault = in_words(error) if isinstance(error, sqlite3.Error) else error

    def deliver(self, tasks: list[Task]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
            tasks[0].loop.call_soon_threadsafe(settle, tasks)

    # -- what every store does

    async def append(
        self, table: str, seq: int, body: bytes, ending: bytes | None = None, fence: int | None = None
    ) -> int | None:
        loop = asyncio.get_running_loop()
        new = Addition(table, seq, body, ending, loop)
        self.additions.append(new)
        if len(self.additions) == 1:
            loop.call_soon(self.add)
        return await new.future

    async def announce(self, text: str) -> None:
        asyncio.get_running_loop().call_soon(self.heard, text)  # this process is the only one

    async def backup(self, path: str) -> None:
        def copy() -> None:
            with (
                contextlib.closing(sqlite3.connect(self.path)) as source,
                contextlib.closing(sqlite3.connect(private_file(Path(path)))) as to,
            ):
                source.backup(to)

        try:
            await asyncio.to_thread(copy)
        except sqlite3.Error as error:
            raise in_words(error) from None

    async def sweep_up(self) -> None:
        def truncate() -> None:
            with contextlib.closing(sqlite3.connect(self.path, timeout=PATIENCE)) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        try:
            await asyncio.to_thread(truncate)
        except sqlite3.Error as error:
            raise in_words(error) from None

    async def one(self, sql: str, *values: object) -> Any:
        return await self.do(lambda db: db.execute(in_sqlite(sql), values).fetchone())

    async def all(self, sql: str, *values: object) -> list[Any]:
        return await self.do(lambda db: db.execute(in_sqlite(sql), values).fetchall())

    async def together(self, *changes: Change) -> None:
        def work(db: sqlite3.Connection) -> None:
            for sql, rows in changes:
                db.executemany(in_sqlite(sql), rows)

        await self.do(work)
