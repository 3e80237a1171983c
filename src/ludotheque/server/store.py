"""What the server keeps for good, behind one interface.

A table is a head, written once, and a log of rows numbered from 1. A row is added only as the next one: of two writers
with the same number exactly one succeeds, and `append` answers only when its row is safe on disk.
"""

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any

import msgspec

from ludotheque.core.game import Said
from ludotheque.server import clock
from ludotheque.server.chapters import Chapters
from ludotheque.server.clubs import Clubs
from ludotheque.server.contests import Contests
from ludotheque.server.desks import Desks
from ludotheque.server.people import People
from ludotheque.server.persons import NEW_PERSON, Persons
from ludotheque.server.rated import Rated
from ludotheque.server.reports import Reports
from ludotheque.server.sql import Change

KEEP_REVIEW = """INSERT INTO review (game_table, body) VALUES ($1, $2)
ON CONFLICT (game_table) DO UPDATE SET body = excluded.body"""
ADD_KEY = "INSERT INTO seat_key VALUES ($1, $2, $3)"
LISTING = """SELECT t.id, (SELECT coalesce(max(seq), 0) FROM log WHERE game_table = t.id), t.created,
coalesce((SELECT written FROM log WHERE game_table = t.id ORDER BY seq DESC LIMIT 1), t.created), t.finished
FROM game_table t WHERE t.id > $1 COLLATE {by_letter} ORDER BY t.id COLLATE {by_letter} LIMIT $2"""
ORDERED = """SELECT id FROM game_table t WHERE finished = 0 AND EXISTS
(SELECT 1 FROM log WHERE game_table = t.id AND body LIKE '{"note":"orders"%') ORDER BY id"""
MAKER = -1  # the seat of the key that belongs to whoever set the table up
SCREEN = -2  # that of the one key of a table around one screen: it opens every seat


class Row(msgspec.Struct, frozen=True):
    seq: int
    written: int  # milliseconds
    body: bytes


class Head(msgspec.Struct, frozen=True):
    id: str
    head: bytes
    created: int
    finished: bool = False


class Listing(msgspec.Struct, frozen=True):
    id: str
    rows: int
    created: int
    written: int
    finished: bool


class Account(msgspec.Struct, frozen=True):
    name: str
    password: str | None
    banned: bool = False


class StoreFault(Exception):
    """The database cannot do it now; nothing was changed. `why` is the key of a sentence."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why


class BadDatabase(Said):
    """The database URL or the database itself is not one this program can use."""


Told = Callable[[str, int], None]


class Store(ABC):
    """The SQL is the same for every kind of database, parameters written $1, $2; the kinds differ in how they carry it
    out. `told(table, seq)` is called for rows that other processes may have added."""

    name: str
    shared: bool  # whether several server processes may use it at once
    by_letter: str  # the collation by which texts are ordered letter by letter

    def __init__(self) -> None:
        self.people = People(self)
        self.persons = Persons(self)
        self.rated = Rated(self)
        self.reports = Reports(self)
        self.chapters = Chapters(self)
        self.contests = Contests(self)
        self.clubs = Clubs(self)
        self.desks = Desks(self)
        self.watched: dict[str, int] = {}  # the tables whose rows are followed, and the last row known of each
        self.heard: Callable[[str], None] = lambda text: None  # what any process announces; "": some may be missed

    @abstractmethod
    async def open(self, told: Told) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(
        self, table: str, seq: int, body: bytes, ending: bytes | None = None, fence: int | None = None
    ) -> int | None:
        """Adds row `seq` and answers when it was written, or None when that number is not the next one. `ending`: how
        the game ended with that row, which its campaign is told with it. `fence`: of the lease by which the writer
        owns the table; None too where another process has taken it over."""

    @abstractmethod
    async def announce(self, text: str) -> None:
        """Tell every process that uses this database; nobody keeps it."""

    @abstractmethod
    async def backup(self, path: str) -> None:
        """A whole copy of the database while it is used; StoreFault where that is another program's task."""

    @abstractmethod
    async def sweep_up(self) -> None:
        """What was deleted or written over is not to be found in the files of the database any more."""

    @abstractmethod
    async def one(self, sql: str, *values: object) -> Any: ...

    @abstractmethod
    async def all(self, sql: str, *values: object) -> list[Any]: ...

    @abstractmethod
    async def together(self, *changes: Change) -> None:
        """All of them, or, with StoreFault, none."""

    # -- tables

    async def create(self, head: Head, keys: dict[str, int], *more: Change) -> None:
        """A new table and the hashes of its keys, and what goes with them; StoreFault("exists") when an id is taken."""
        await self.together(*creation(head, keys), *more)

    async def head(self, table: str) -> Head | None:
        found = await self.one("SELECT id, head, created, finished FROM game_table WHERE id = $1", table)
        return found and Head(found[0], found[1].encode(), found[2], bool(found[3]))

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The rows after number `since`, in order."""
        sql = "SELECT seq, written, body FROM log WHERE game_table = $1 AND seq > $2 ORDER BY seq"
        return [Row(seq, written, body.encode()) for seq, written, body in await self.all(sql, table, since)]

    async def tables(self, most: int = 200, after: str = "") -> list[Listing]:
        found = await self.all(LISTING.format(by_letter=self.by_letter), after, most)
        return [Listing(table, rows, created, written, bool(over)) for table, rows, created, written, over in found]

    async def remove(self, table: str) -> None:
        await self.all("DELETE FROM game_table WHERE id = $1", table)

    async def review(self, table: str) -> bytes | None:
        """What was last kept of the review of that table's game."""
        found = await self.one("SELECT body FROM review WHERE game_table = $1", table)
        return None if found is None else found[0].encode()

    async def keep_review(self, table: str, body: bytes) -> None:
        await self.all(KEEP_REVIEW, table, body.decode())

    # -- keys

    async def seat_of(self, key: str) -> tuple[str, int] | None:
        """Which table and seat the key with this hash opens."""
        found = await self.one("SELECT game_table, seat FROM seat_key WHERE hash = $1", key)
        return found and (found[0], found[1])

    async def new_key(self, table: str, seat: int, key: str) -> None:
        """The seat's keys are void from now on but this one."""
        await self.together(
            ("DELETE FROM seat_key WHERE game_table = $1 AND seat = $2", [(table, seat)]),
            (ADD_KEY, [(key, table, seat)]),
        )

    # -- accounts

    async def add_account(self, account: Account, readings: Sequence[str] = ()) -> bool:
        """Whether its name was free, and read like no other."""
        row = (account.name, account.password, clock.now(), int(account.banned))
        try:
            await self.together(
                ("INSERT INTO account VALUES ($1, $2, $3, $4)", [row]),
                ("INSERT INTO reading VALUES ($1, $2)", [(each, account.name) for each in readings]),
                (NEW_PERSON, [(account.name, secrets.token_hex(4))]),
            )
        except StoreFault as fault:
            if fault.why != "exists":
                raise
            return False
        return True

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
        played = "INSERT INTO played (account, game_table, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.together((sql, [(account, table, seat)]), (played, [(account, table, seat)]))

    async def disown(self, table: str, seat: int) -> None:
        await self.all("DELETE FROM owned_seat WHERE game_table = $1 AND seat = $2", table, seat)

    async def owned(self, account: str) -> list[tuple[str, int]]:
        sql = f"""SELECT game_table, seat FROM owned_seat WHERE account = $1
        ORDER BY game_table COLLATE {self.by_letter}, seat"""
        return [(table, seat) for table, seat in await self.all(sql, account)]

    async def playing(self, account: str, most: int) -> list[str]:
        """The tables at which it has a seat and whose game is not over, the newest first."""
        sql = """SELECT id FROM game_table t WHERE finished = 0
        AND EXISTS (SELECT 1 FROM owned_seat WHERE account = $1 AND game_table = t.id) ORDER BY created DESC LIMIT $2"""
        return [table for (table,) in await self.all(sql, account, most)]

    async def ordered(self) -> list[str]:
        """The tables in play at which something was ever ordered to be answered for somebody."""
        return [table for (table,) in await self.all(ORDERED)]

    async def owners(self, table: str) -> dict[int, str]:
        found = await self.all("SELECT seat, account FROM owned_seat WHERE game_table = $1", table)
        return {seat: account for seat, account in found}

    # -- the whole

    async def ready(self) -> None:
        """Returns when something could be written, raises StoreFault when not."""
        await self.people.beat(clock.now())


def creation(head: Head, keys: dict[str, int], bodies: Sequence[bytes] = ()) -> list[Change]:
    """A table, the hashes of its keys, and the rows it begins with."""
    table = (head.id, head.head.decode(), head.created, int(head.finished))
    rows = [(head.id, seq, head.created, body.decode()) for seq, body in enumerate(bodies, 1)]
    return [
        ("INSERT INTO game_table VALUES ($1, $2, $3, $4)", [table]),
        (ADD_KEY, [(key, head.id, seat) for key, seat in keys.items()]),
        ("INSERT INTO log VALUES ($1, $2, $3, $4)", rows),
    ]


def new_id() -> str:
    """A name for a table: short enough to read aloud, long enough not to be met by chance."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a key or a session: who reads the database cannot use it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def migrations(kind: str) -> list[tuple[int, str]]:
    """The numbered scripts of one kind of database, in order."""
    folder = resources.files("ludotheque.server") / "migrations" / kind
    found = [(int(f.name[:4]), f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".sql")]
    return sorted(found)
