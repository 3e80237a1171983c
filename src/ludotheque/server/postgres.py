"""PostgreSQL: any number of server processes on one database. Rows that were added are announced on one channel; a poll
catches what was announced while nobody listened, or never was. Another channel is for what nobody keeps."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from ludotheque.server import clock
from ludotheque.server.lane import Lane
from ludotheque.server.sql import Change
from ludotheque.server.store import BadDatabase, Store, StoreFault, Told, migrations

CHANNEL = "ludotheque"
ANNOUNCED = "ludotheque_announced"
POLL = 2.0  # seconds between two looks at what the listener may have missed
PATIENCE = 5.0  # seconds to wait for whoever holds the lock
LOCK = 0x10D07  # of the migrations

ADD = """WITH added AS (
    INSERT INTO log (game_table, seq, written, body) SELECT $1::text, $2::bigint, $3::bigint, $4::text
    WHERE (SELECT coalesce(max(seq), 0) FROM log WHERE game_table = $1) = $2 - 1
    AND EXISTS (SELECT 1 FROM game_table WHERE id = $1)
    AND ($6::bigint IS NULL OR EXISTS (SELECT 1 FROM lease WHERE game_table = $1 AND fence = $6))
    ON CONFLICT DO NOTHING RETURNING seq),
done AS (UPDATE game_table SET finished = 1 WHERE $5::text IS NOT NULL AND id = $1 AND EXISTS (SELECT 1 FROM added)),
told AS (UPDATE chapter SET ending = $5 WHERE $5 IS NOT NULL AND game_table = $1 AND EXISTS (SELECT 1 FROM added))
SELECT seq FROM added"""
UNREACHABLE = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, TimeoutError)


class PostgresStore(Store):
    name = "postgresql"
    shared = True
    by_letter = '"C"'

    def __init__(self, url: str, connections: int = 8) -> None:
        super().__init__()
        self.url, self.connections = url, connections
        self.pool: Any = None
        self.listening: asyncio.Task[None] | None = None
        self.lane = Lane(url)

    async def open(self, told: Told) -> None:
        try:
            # An acknowledged move survives a power cut, however the database is set up.
            settings = {"lock_timeout": str(int(1000 * PATIENCE)), "synchronous_commit": "on"}
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=self.connections, timeout=10, server_settings=settings
            )
        except (*UNREACHABLE, asyncpg.PostgresError, ValueError) as error:
            raise BadDatabase(
                f"The PostgreSQL database cannot be opened: {str(error) or type(error).__name__}.",
                f"La base de données PostgreSQL ne peut pas être ouverte ({str(error) or type(error).__name__}).",
            ) from None
        await self.migrate()
        heard = asyncio.Event()
        self.listening = asyncio.create_task(self.listen(told, heard))
        self.lane.open()
        await heard.wait()

    async def migrate(self) -> None:
        async with self.connection() as db, db.transaction():
            await db.execute("SET LOCAL lock_timeout = 0")  # another process may be at it
            await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT PRIMARY KEY)")
            version = await db.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
            known = migrations("postgres")
            if version > known[-1][0]:
                raise BadDatabase(
                    f"The database was written by a newer program (schema {version}; this one knows {known[-1][0]}): "
                    "start the newer one.",
                    f"La base de données a été écrite par un programme plus récent (schéma {version} ; celui-ci "
                    f"connaît {known[-1][0]}) : lancez le plus récent.",
                )
            for number, script in known:
                if number > version:
                    await db.execute(script)
                    await db.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def listen(self, told: Told, heard: asyncio.Event) -> None:
        """One connection of its own, opened again whenever it breaks; between two notices the log is looked at."""

        def notice(_db: object, _pid: int, _channel: str, text: str) -> None:
            for line in text.split("\n"):
                table, _, seq = line.rpartition(":")
                told(table, int(seq))

        def announced(_db: object, _pid: int, _channel: str, text: str) -> None:
            for line in text.split("\n"):
                self.heard(line)

        while True:
            with contextlib.suppress(*UNREACHABLE, asyncpg.PostgresError):
                db = await asyncpg.connect(self.url, timeout=10)
                try:
                    await db.add_listener(CHANNEL, notice)
                    await db.add_listener(ANNOUNCED, announced)
                    self.heard("")
                    heard.set()
                    while not db.is_closed():
                        await self.catch_up(db, told)
                        await asyncio.sleep(POLL)
                finally:
                    db.terminate()
            heard.set()
            await asyncio.sleep(0.5)

    async def catch_up(self, db: Any, told: Told) -> None:
        if not self.watched:
            return
        sql = "SELECT game_table, max(seq) FROM log WHERE game_table = ANY($1) GROUP BY game_table"
        for table, seq in await db.fetch(sql, list(self.watched)):
            if seq > self.watched.get(table, seq):
                told(table, seq)

    async def close(self) -> None:
        await self.lane.close()
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), 5)
            except TimeoutError:
                self.pool.terminate()
            self.pool = None

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        if self.pool is None:
            raise StoreFault("stopping")
        try:
            async with self.pool.acquire(timeout=10) as db:
                yield db
        except asyncpg.UniqueViolationError as error:
            raise StoreFault("exists", str(error)) from None
        except asyncpg.DiskFullError as error:
            raise StoreFault("disk-full", str(error)) from None
        except asyncpg.LockNotAvailableError as error:
            raise StoreFault("database-locked", str(error)) from None
        except (*UNREACHABLE, asyncpg.PostgresError) as error:
            raise StoreFault("database-fault", str(error) or type(error).__name__) from None

    # -- what every store does

    async def append(
        self, table: str, seq: int, body: bytes, ending: bytes | None = None, fence: int | None = None
    ) -> int | None:
        written = clock.now()
        end = None if ending is None else ending.decode()
        if not await self.all(ADD, table, seq, written, body.decode(), end, fence):
            return None
        self.lane.put(CHANNEL, f"{table}:{seq}")
        return written

    async def announce(self, text: str) -> None:
        self.lane.put(ANNOUNCED, text)

    async def backup(self, path: str) -> None:
        raise StoreFault("backup-elsewhere")

    async def sweep_up(self) -> None:
        await self.all("VACUUM")

    async def one(self, sql: str, *values: object) -> Any:
        async with self.connection() as db:
            return await db.fetchrow(sql, *values)

    async def all(self, sql: str, *values: object) -> list[Any]:
        async with self.connection() as db:
            found: list[Any] = await db.fetch(sql, *values)
            return found

    async def together(self, *changes: Change) -> None:
        async with self.connection() as db, db.transaction():
            for sql, rows in changes:
                await db.executemany(sql, rows)
