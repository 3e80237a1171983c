"""What every store promises, on SQLite and on PostgreSQL."""

import asyncio
import contextlib
import sqlite3
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest

from ludotheque.server import clock, sqlite
from ludotheque.server.databases import open_store
from ludotheque.server.people import EVERY_SEAT, Banned, Contact, Hook, OwnHook, Passkey, Waiting
from ludotheque.server.postgres import PostgresStore
from ludotheque.server.rest import NEVER, Calendar
from ludotheque.server.store import (
    MAKER,
    Account,
    BadDatabase,
    Head,
    Store,
    StoreFault,
    migrations,
)
from tests.server.conftest import fresh_database

HEAD = Head("t1", b'{"game":"connect4"}', 7)


@contextlib.asynccontextmanager
async def opened(url: str, told: list[tuple[str, int]] | None = None) -> AsyncIterator[Store]:
    store = open_store(url)
    heard = [] if told is None else told
    await store.open(lambda table, seq: heard.append((table, seq)))
    try:
        yield store
    finally:
        await store.close()


def test_sqlite_waits_for_the_disk_before_it_answers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut takes nothing that was acknowledged: each commit is flushed (FULL is 2) to a log of its own."""
    used: list[sqlite3.Connection] = []
    connect = sqlite.SqliteStore.connect
    monkeypatch.setattr(sqlite.SqliteStore, "connect", lambda self: used.append(connect(self)) or used[-1])

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.create(HEAD, {})
            assert await store.append("t1", 1, b"{}") is not None
            (writer,) = used
            kept = [writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")]
            assert kept == [2, "wal"]

    asyncio.run(scene())


def test_postgresql_waits_for_the_disk_even_where_it_is_told_not_to(postgres_url: str) -> None:
    url = fresh_database(postgres_url)

    async def scene() -> None:
        async with opened(url) as store:
            assert isinstance(store, PostgresStore)
            async with store.connection() as db:
                name = await db.fetchval("SELECT current_database()")
                await db.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
        async with opened(url) as store:
            assert isinstance(store, PostgresStore)
            async with store.connection() as db:
                assert await db.fetchval("SHOW synchronous_commit") == "on"

    asyncio.run(scene())


def test_rows_come_back_in_order_and_only_as_the_next_one(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.create(HEAD, {"k0": 0, "km": MAKER})
            assert await store.append("t1", 1, b'{"n":1}') is not None
            assert await store.append("t1", 1, b'{"n":"twice"}') is None
            assert await store.append("t1", 3, b'{"n":"too far"}') is None
            assert await store.append("t1", 2, '{"n":"été"}'.encode(), b"{}") is not None
            assert await store.append("nowhere", 1, b"{}") is None
        async with opened(database) as store:
            assert [(row.seq, row.body) for row in await store.rows("t1")] == [
                (1, b'{"n":1}'),
                (2, '{"n":"été"}'.encode()),
            ]
            assert [row.seq for row in await store.rows("t1", since=1)] == [2]
            head = await store.head("t1")
            assert head is not None and head.finished and head.head == HEAD.head and head.created == 7
            assert await store.head("t2") is None
            (listed,) = await store.tables()
            assert (listed.id, listed.rows, listed.created, listed.finished) == ("t1", 2, 7, True)
            assert listed.written >= listed.created

    asyncio.run(scene())


def test_a_review_is_kept_and_goes_with_its_table(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.create(HEAD, {})
            assert await store.review("t1") is None
            await store.keep_review("t1", b'{"part":1}')
            await store.keep_review("t1", '{"whole":"été"}'.encode())
            assert await store.review("t1") == '{"whole":"été"}'.encode()
            await store.remove("t1")
            assert await store.review("t1") is None

    asyncio.run(scene())


def test_of_many_writers_of_one_row_exactly_one_succeeds(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as one, opened(database) as two:
            await one.create(HEAD, {})
            for seq in range(1, 11):
                tries = [(one, two)[n % 2].append("t1", seq, b'{"n":%d}' % n) for n in range(8)]
                done = await asyncio.gather(*tries)
                assert sum(answer is not None for answer in done) == 1
            assert len(await two.rows("t1")) == 10

    asyncio.run(scene())


def test_a_table_is_made_whole_or_not_at_all(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.create(HEAD, {"k0": 0})
            with pytest.raises(StoreFault, match="exists"):
                await store.create(HEAD, {"k9": 0})
            with pytest.raises(StoreFault, match="exists"):
                await store.create(Head("t2", b"{}", 1), {"k1": 0, "k0": 1})
            assert await store.head("t2") is None
            assert await store.seat_of("k1") is None and await store.seat_of("k9") is None

    asyncio.run(scene())


def test_a_new_key_voids_the_old_one_of_that_seat(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.create(HEAD, {"k0": 0, "k1": 1, "km": MAKER})
            assert await store.seat_of("k0") == ("t1", 0)
            await store.new_key("t1", 0, "fresh")
            assert await store.seat_of("k0") is None
            assert await store.seat_of("fresh") == ("t1", 0)
            assert await store.seat_of("k1") == ("t1", 1) and await store.seat_of("km") == ("t1", MAKER)
            await store.remove("t1")
            assert await store.seat_of("k1") is None and await store.rows("t1") == []

    asyncio.run(scene())


def test_accounts_sessions_and_seats(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.create(HEAD, {})
            assert await store.add_account(Account("ana", "hash"))
            assert not await store.add_account(Account("ana", "other"))
            assert await store.account("ana") == Account("ana", "hash")
            assert await store.account("bob") is None
            await store.add_session("s1", "ana", clock.now() + 60_000)
            await store.add_session("s2", "ana", clock.now() + 60_000)
            await store.add_session("old", "ana", clock.now() - 1)
            assert await store.session("s1", clock.now()) == "ana"
            assert await store.session("old", clock.now()) is None
            await store.end_session("s1")
            assert await store.session("s1", clock.now()) is None
            assert await store.session("s2", clock.now()) == "ana"
            await store.end_sessions("ana")
            assert await store.session("s2", clock.now()) is None
            await store.own("ana", "t1", 1)
            await store.own("ana", "t1", 0)
            assert await store.owned("ana") == [("t1", 0), ("t1", 1)]
            assert await store.owners("t1") == {0: "ana", 1: "ana"}
            await store.disown("t1", 0)
            assert await store.owned("ana") == [("t1", 1)]
            await store.add_session("s3", "ana", clock.now() + 60_000)
            assert await store.ban("ana", True) and not await store.ban("bob", True)
            assert await store.session("s3", clock.now()) is None

    asyncio.run(scene())


def test_a_calendar_is_kept_and_goes_with_its_account(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            people = store.people
            await store.add_account(Account("ana", "x"))
            said = Calendar("Europe/Paris", (1380, 420), ("2026-12-24",), 7)
            assert await people.calendar("account ana") == NEVER
            for calendar in (said, msgspec.structs.replace(said, night=None)):
                await people.set_calendar("account ana", calendar)
                assert await people.calendar("account ana") == calendar
            await people.set_calendar("a browser", said)
            await people.remove_account("ana")
            assert await people.calendar("account ana") == NEVER
            assert await people.calendar("a browser") == said

    asyncio.run(scene())


def test_passkeys_and_challenges(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            people = store.people
            await store.add_account(Account("ana", "hash"))
            key = Passkey("k1", "ana", "public", 3, "phone", 10)
            assert await people.add_passkey(key) and not await people.add_passkey(key)
            assert await people.passkey("k1") == key and await people.passkey("k2") is None
            used = await asyncio.gather(*[people.passkey_used(key, 4, 20) for _ in range(3)])
            assert sorted(used) == [False, False, True]  # one answer with a counter counts
            assert await people.passkeys("ana") == [Passkey("k1", "ana", "public", 4, "phone", 10, 20)]
            assert not await people.remove_passkey("bo", "k1") and await people.remove_passkey("ana", "k1")
            await people.add_challenge("c1", "ana", 100, 0)
            await people.add_challenge("c2", "", 100, 0)
            taken = await asyncio.gather(*[people.take_challenge("c1", 50) for _ in range(3)])
            assert sorted(taken, key=str) == [None, None, "ana"]
            assert await people.take_challenge("c2", 100) is None  # too late
            assert len({await people.secret("s", str(n)) for n in range(3)}) == 1

    asyncio.run(scene())


def test_notices_are_claimed_once(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            people = store.people
            await store.create(HEAD, {})
            notice = Waiting("t1", 0, "mail", 4)
            await people.expect(notice, 100, here=False)
            await people.expect(notice, 200, here=False)  # the same turn: nothing changes
            assert await people.claim(99, 500) == []
            claims = await asyncio.gather(*[people.claim(150, 500) for _ in range(4)])
            assert sorted(map(len, claims)) == [0, 0, 0, 1]
            await people.again(notice, 300)
            (second,) = await people.claim(300, 900)
            assert second.tries == 2
            await people.settle(second)
            await people.expect(notice, 1000, here=True)
            assert await people.claim(5000, 9000) == []  # one notice a turn
            await people.expect(Waiting("t1", 0, "mail", 6), 1000, here=False)
            await people.expect(Waiting("t1", 0, "mail", 6), 2000, here=True)  # seen: put off
            assert await people.claim(1500, 9000) == []
            (fresh,) = await people.claim(2000, 9000)
            assert (fresh.turn, fresh.tries) == (6, 1)
            await people.forget(fresh)
            assert await people.claim(99_999, 100_000) == []

    asyncio.run(scene())


def test_addresses_hooks_and_bans(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            people = store.people
            await store.create(HEAD, {})
            await store.add_account(Account("ana", "hash"))
            seat = Contact("c1", None, "t1", 0, "a@example.org", "fr")
            await people.put_contact(seat)
            assert await people.contact_at("t1", 0) == seat and await people.noticed() == []
            assert await people.confirm("c1") and not await people.confirm("c9")
            assert await people.noticed() == ["t1"]
            await people.put_contact(Contact("c2", None, "t1", 0, "b@example.org", "en"))
            assert await people.contact("c1") is None and await people.noticed() == []
            await people.put_contact(Contact("c3", "ana", None, None, "c@example.org", "en", True))
            assert (await people.contact_of("ana")) is not None and await people.noticed() == []
            await store.own("ana", "t1", 1)
            assert await people.noticed() == ["t1"]
            assert await people.remove_contact("c3") and not await people.remove_contact("c3")
            await people.put_hook(Hook("t1", EVERY_SEAT, "http://a", "s"))
            await people.put_hook(Hook("t1", EVERY_SEAT, "http://b", "s"))
            assert [hook.url for hook in await people.hooks("t1")] == ["http://b"] and await people.noticed() == ["t1"]
            assert await people.remove_hook("t1", EVERY_SEAT) and not await people.remove_hook("t1", EVERY_SEAT)
            await people.put_own_hook(OwnHook("ana", "http://a", "s"))
            await people.put_own_hook(OwnHook("ana", "http://b", "s"))
            assert await people.own_hook("ana") == OwnHook("ana", "http://b", "s") and await people.noticed() == ["t1"]
            assert await people.remove_own_hook("ana") and not await people.remove_own_hook("ana")
            assert await people.own_hook("ana") is None and await people.noticed() == []
            await people.add_ban(Banned("visitor", "m", "why", 5))
            await people.add_ban(Banned("visitor", "m", "again", 6))
            assert await people.bans() == [Banned("visitor", "m", "again", 6)]
            assert await people.remove_ban("visitor", "m") and not await people.remove_ban("visitor", "m")
            await people.put_hook(Hook("t1", 0, "http://a", "s"))
            await store.remove("t1")
            assert await people.hooks("t1") == [] and await people.contact("c2") is None

    asyncio.run(scene())


def test_other_processes_hear_of_a_new_row(postgres_url: str) -> None:
    url = fresh_database(postgres_url)

    async def scene() -> None:
        heard: list[tuple[str, int]] = []
        async with opened(url) as one, opened(url, heard):
            await one.create(HEAD, {})
            await one.append("t1", 1, b"{}")
            for _ in range(200):
                if heard:
                    break
                await asyncio.sleep(0.01)
            assert heard == [("t1", 1)]

    asyncio.run(scene())


def test_a_poll_catches_what_the_listener_missed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.server import postgres

    url = fresh_database(postgres_url)
    monkeypatch.setattr(postgres, "POLL", 0.05)

    async def scene() -> None:
        heard: list[tuple[str, int]] = []
        async with opened(url, heard) as store:
            await store.create(HEAD, {})
            store.watched["t1"] = 0
            # A row that was never announced, as if the listener had been away.
            await store.all("INSERT INTO log VALUES ('t1', 1, 0, '{}')")
            for _ in range(200):
                if heard:
                    break
                await asyncio.sleep(0.01)
            assert heard[0] == ("t1", 1)

    asyncio.run(scene())


def test_both_databases_have_the_same_migrations() -> None:
    numbers = [number for number, _ in migrations("sqlite")]
    assert numbers == [number for number, _ in migrations("postgres")] == list(range(1, len(numbers) + 1))


def test_a_locked_database_is_said_and_nothing_is_lost(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.create(HEAD, {})
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFault) as fault:
                await store.append("t1", 1, b"{}")
            assert fault.value.why == "database-locked"
            other.execute("ROLLBACK")
            assert await store.append("t1", 1, b"{}") is not None
            other.close()

    asyncio.run(scene())


def test_a_full_disk_is_said_and_nothing_is_lost(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.create(HEAD, {})
            await store.append("t1", 1, b'{"n":1}')
            (pages,) = await store.one("PRAGMA page_count")
            await store.one(f"PRAGMA max_page_count = {pages}")
            with pytest.raises(StoreFault) as fault:
                await store.append("t1", 2, b'"' + b"x" * 200_000 + b'"')
            assert fault.value.why == "disk-full"
            await store.one("PRAGMA max_page_count = 100000")
            assert await store.append("t1", 2, b'{"n":2}') is not None
            assert [row.body for row in await store.rows("t1")] == [b'{"n":1}', b'{"n":2}']

    asyncio.run(scene())


def test_a_locked_postgresql_is_said_and_nothing_is_lost(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncpg

    from ludotheque.server import postgres

    url = fresh_database(postgres_url)
    monkeypatch.setattr(postgres, "PATIENCE", 0.1)

    async def scene() -> None:
        async with opened(url) as store:
            await store.create(HEAD, {})
            other = await asyncpg.connect(url)
            holding = other.transaction()
            await holding.start()
            await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(StoreFault) as fault:
                await asyncio.wait_for(store.append("t1", 1, b"{}"), 20)
            assert fault.value.why == "database-locked"
            await holding.rollback()
            assert await store.append("t1", 1, b"{}") is not None
            assert len(await store.rows("t1")) == 1
            await other.close()

    asyncio.run(scene())


def test_a_full_disk_of_postgresql_is_said_and_nothing_is_lost(postgres_url: str) -> None:
    """The error that PostgreSQL raises then, raised by a trigger."""
    url = fresh_database(postgres_url)
    full = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"""

    async def scene() -> None:
        async with opened(url) as store:
            await store.create(HEAD, {})
            await store.append("t1", 1, b'{"n":1}')
            await store.all(full)
            await store.all("CREATE TRIGGER f BEFORE INSERT ON log EXECUTE FUNCTION full_disk()")
            with pytest.raises(StoreFault) as fault:
                await store.append("t1", 2, b'{"n":2}')
            assert fault.value.why == "disk-full"
            await store.all("DROP TRIGGER f ON log")
            assert await store.append("t1", 2, b'{"n":2}') is not None
            assert [row.body for row in await store.rows("t1")] == [b'{"n":1}', b'{"n":2}']

    asyncio.run(scene())


def test_a_backup_taken_while_running_is_whole(sqlite_url: str, tmp_path: object) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.create(HEAD, {})
            await store.append("t1", 1, b'{"n":1}')
            await store.backup(f"{tmp_path}/copy.db")
            await store.append("t1", 2, b'{"n":2}')
        async with opened(f"sqlite:///{tmp_path}/copy.db") as copy:
            assert [row.body for row in await copy.rows("t1")] == [b'{"n":1}']

    asyncio.run(scene())


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://relative", "", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_used_is_said(url: str) -> None:
    async def scene() -> None:
        with pytest.raises(BadDatabase):
            async with opened(url):
                pass

    asyncio.run(scene())


def test_what_is_announced_is_heard_by_everybody(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            heard: list[str] = []
            store.heard = heard.append
            others: list[str] = []
            async with contextlib.AsyncExitStack() as stack:
                if store.shared:
                    other = await stack.enter_async_context(opened(database))
                    other.heard = others.append
                await store.announce('{"n":1}')
                await store.announce('{"n":2}')
                for _ in range(200):
                    if len(heard) == 2 and (len(others) == 2 or not store.shared):
                        break
                    await asyncio.sleep(0.02)
            assert heard == ['{"n":1}', '{"n":2}'] and others in ([], heard)

    asyncio.run(scene())


def test_a_postgresql_without_its_driver_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "ludotheque.server.postgres", raising=False)
    with pytest.raises(BadDatabase, match=r"one more package: type python3 run\.py install\."):
        open_store("postgresql://nobody@127.0.0.1/none")


def test_a_database_of_a_newer_program_is_left_alone(sqlite_url: str) -> None:
    db = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    db.execute("PRAGMA user_version = 9999")
    db.close()

    async def scene() -> None:
        with pytest.raises(BadDatabase, match="newer"):
            async with opened(sqlite_url):
                pass

    asyncio.run(scene())


@pytest.mark.parametrize("version", range(1, len(migrations("sqlite"))))
def test_a_database_of_an_older_program_is_brought_up_to_date_in_place(sqlite_url: str, version: int) -> None:
    db = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    for number, script in migrations("sqlite")[:version]:
        db.executescript(f"{script} PRAGMA user_version = {number};")
    db.execute("INSERT INTO game_table VALUES (?, ?, ?, 0)", (HEAD.id, HEAD.head.decode(), HEAD.created))
    db.execute("INSERT INTO log VALUES (?, 1, 8, ?)", (HEAD.id, '{"n":1}'))
    db.commit()
    db.close()

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            assert await store.head(HEAD.id) == HEAD
            assert [row.body for row in await store.rows(HEAD.id)] == [b'{"n":1}']
            assert await store.append(HEAD.id, 2, b'{"n":2}') is not None
            await store.keep_review(HEAD.id, b"{}")

    asyncio.run(scene())
