"""PostgreSQL: any number of server processes on one database. Each row added is announced on one channel; a poll
catches what an interrupted listener has missed. Another channel is for what nobody keeps."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg

from ludotheque.server import clock
from ludotheque.server.people import People
from ludotheque.server.store import (
    KEEP_REVIEW,
    Account,
    BadDatabase,
    Head,
    Listing,
    Row,
    StoreFault,
    Told,
    migrations,
)

CHANNEL = "ludotheque"
ANNOUNCED = "ludotheque_announced"
POLL = 2.0  # seconds between two looks at what the listener may have missed
PATIENCE = 5.0  # seconds to wait for whoever holds the lock
LOCK = 0x10D07  # of the migrations

ADD = """WITH added AS (
    INSERT INTO log (game_table, seq, written, body) SELECT $1::text, $2::bigint, $3::bigint, $4::text
    WHERE (SELECT coalesce(max(seq), 0) FROM log WHERE game_table = $1) = $2 - 1
    AND EXISTS (SELECT 1 FROM game_table WHERE id = $1)
    ON CONFLICT DO NOTHING RETURNING seq),
done AS (UPDATE game_table SET finished = 1 WHERE $5::boolean AND id = $1 AND EXISTS (SELECT 1 FROM added))
SELECT pg_notify('ludotheque', $1 || ':' || seq::text) FROM added"""
LISTING = """SELECT t.id, coalesce(l.seq, 0), t.created, coalesce(l.written, t.created), t.finished FROM game_table t
LEFT JOIN LATERAL (SELECT seq, written FROM log WHERE game_table = t.id ORDER BY seq DESC LIMIT 1) l ON TRUE
WHERE t.id > $1 COLLATE "C" ORDER BY t.id COLLATE "C" LIMIT $2"""
UNREACHABLE = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, TimeoutError)


class PostgresStore:
    name = "postgresql"
    shared = True

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url, self.connections = url, connections
        self.people = People(self)
        self.pool: Any = None
        self.listening: asyncio.Task[None] | None = None
        self.watched: dict[str, int] = {}
        self.heard: Callable[[str], None] = lambda text: None

    async def open(self, told: Told) -> None:
        try:
            patience = {"lock_timeout": str(int(1000 * PATIENCE))}
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=self.connections, timeout=10, server_settings=patience
            )
        except (*UNREACHABLE, asyncpg.PostgresError, ValueError) as error:
            raise BadDatabase(
                f"The PostgreSQL database cannot be opened: {str(error) or type(error).__name__}."
            ) from None
        await self.migrate()
        heard = asyncio.Event()
        self.listening = asyncio.create_task(self.listen(told, heard))
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
                    "start the newer one."
                )
            for number, script in known:
                if number > version:
                    await db.execute(script)
                    await db.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def listen(self, told: Told, heard: asyncio.Event) -> None:
        """One connection of its own, opened again whenever it breaks; between two notices the log is looked at."""

        def notice(_db: object, _pid: int, _channel: str, text: str) -> None:
            table, _, seq = text.rpartition(":")
            told(table, int(seq))

        while True:
            with contextlib.suppress(*UNREACHABLE, asyncpg.PostgresError):
                db = await asyncpg.connect(self.url, timeout=10)
                try:
                    await db.add_listener(CHANNEL, notice)
                    await db.add_listener(ANNOUNCED, lambda _db, _pid, _channel, text: self.heard(text))
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

    # -- tables

    async def create(self, head: Head, keys: dict[str, int]) -> None:
        async with self.connection() as db, db.transaction():
            await db.execute(
                "INSERT INTO game_table VALUES ($1, $2, $3, $4)",
                head.id,
                head.head.decode(),
                head.created,
                int(head.finished),
            )
            rows = [(key, head.id, seat) for key, seat in keys.items()]
            await db.executemany("INSERT INTO seat_key VALUES ($1, $2, $3)", rows)

    async def head(self, table: str) -> Head | None:
        found = await self.one("SELECT id, head, created, finished FROM game_table WHERE id = $1", table)
        return found and Head(found[0], found[1].encode(), found[2], bool(found[3]))

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        sql = "SELECT seq, written, body FROM log WHERE game_table = $1 AND seq > $2 ORDER BY seq"
        return [Row(seq, written, body.encode()) for seq, written, body in await self.all(sql, table, since)]

    async def append(self, table: str, seq: int, body: bytes, finished: bool = False) -> int | None:
        written = clock.now()
        added = await self.all(ADD, table, seq, written, body.decode(), finished)
        return written if added else None

    async def announce(self, text: str) -> None:
        await self.all("SELECT pg_notify($1, $2)", ANNOUNCED, text)

    async def tables(self, most: int = 200, after: str = "") -> list[Listing]:
        return [Listing(row[0], row[1], row[2], row[3], bool(row[4])) for row in await self.all(LISTING, after, most)]

    async def remove(self, table: str) -> None:
        await self.all("DELETE FROM game_table WHERE id = $1", table)

    async def review(self, table: str) -> bytes | None:
        found = await self.one("SELECT body FROM review WHERE game_table = $1", table)
        return None if found is None else found[0].encode()

    async def keep_review(self, table: str, body: bytes) -> None:
        await self.all(KEEP_REVIEW, table, body.decode())

    # -- keys

    async def seat_of(self, key: str) -> tuple[str, int] | None:
        found = await self.one("SELECT game_table, seat FROM seat_key WHERE hash = $1", key)
        return found and (found[0], found[1])

    async def new_key(self, table: str, seat: int, key: str) -> None:
        async with self.connection() as db, db.transaction():
            await db.execute("DELETE FROM seat_key WHERE game_table = $1 AND seat = $2", table, seat)
            await db.execute("INSERT INTO seat_key VALUES ($1, $2, $3)", key, table, seat)

    # -- accounts

    async def add_account(self, account: Account) -> bool:
        sql = "INSERT INTO account VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING name"
        return await self.one(sql, account.name, account.password, clock.now(), int(account.banned)) is not None

    async def account(self, name: str) -> Account | None:
        found = await self.one("SELECT name, password, banned FROM account WHERE name = $1", name)
        return found and Account(found[0], found[1], bool(found[2]))

    async def ban(self, name: str, banned: bool) -> bool:
        sql = "UPDATE account SET banned = $1 WHERE name = $2 RETURNING name"
        return await self.one(sql, int(banned), name) is not None

    async def add_session(self, session: str, account: str, expires: int) -> None:
        await self.all("INSERT INTO session VALUES ($1, $2, $3)", session, account, expires)

    async def session(self, session: str, now: int) -> str | None:
        sql = """SELECT s.account FROM session s JOIN account a ON a.name = s.account
        WHERE s.hash = $1 AND s.expires > $2 AND a.banned = 0"""
        found = await self.one(sql, session, now)
        return None if found is None else str(found[0])

    async def end_session(self, session: str) -> None:
        await self.all("DELETE FROM session WHERE hash = $1", session)

    async def end_sessions(self, account: str) -> None:
        await self.all("DELETE FROM session WHERE account = $1", account)

    async def own(self, account: str, table: str, seat: int) -> None:
        sql = """INSERT INTO owned_seat VALUES ($1, $2, $3)
        ON CONFLICT (game_table, seat) DO UPDATE SET account = excluded.account"""
        await self.all(sql, account, table, seat)

    async def disown(self, table: str, seat: int) -> None:
        await self.all("DELETE FROM owned_seat WHERE game_table = $1 AND seat = $2", table, seat)

    async def owned(self, account: str) -> list[tuple[str, int]]:
        sql = 'SELECT game_table, seat FROM owned_seat WHERE account = $1 ORDER BY game_table COLLATE "C", seat'
        return [tuple(row) for row in await self.all(sql, account)]

    async def owners(self, table: str) -> dict[int, str]:
        found = await self.all("SELECT seat, account FROM owned_seat WHERE game_table = $1", table)
        return {row[0]: row[1] for row in found}

    # -- the whole

    async def backup(self, path: str) -> None:
        raise StoreFault("backup-elsewhere")

    async def ready(self) -> None:
        await self.people.beat(clock.now())

    async def one(self, sql: str, *values: object) -> Any:
        async with self.connection() as db:
            return await db.fetchrow(sql, *values)

    async def all(self, sql: str, *values: object) -> list[Any]:
        async with self.connection() as db:
            found: list[Any] = await db.fetch(sql, *values)
            return found
