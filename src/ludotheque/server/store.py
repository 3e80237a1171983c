"""What the server keeps for good, behind one interface.

A table is a head, written once, and a log of rows numbered from 1. A row is added only as the next one: of two writers
with the same number exactly one succeeds, and `append` answers only when its row is safe on disk.
"""

import hashlib
import secrets
from collections.abc import Callable
from importlib import resources
from typing import Protocol

import msgspec

from ludotheque.extras import to_install
from ludotheque.server.people import People

KEEP_REVIEW = """INSERT INTO review (game_table, body) VALUES ($1, $2)
ON CONFLICT (game_table) DO UPDATE SET body = excluded.body"""
MAKER = -1  # the seat of the key that belongs to whoever set the table up


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


class BadDatabase(ValueError):
    """The database URL or the database itself is not one this program can use."""


Told = Callable[[str, int], None]


class Store(Protocol):
    """`told(table, seq)` is called for rows that other processes may have added."""

    name: str
    people: People
    shared: bool  # whether several server processes may use it at once
    watched: dict[str, int]  # the tables whose rows are followed, and the last row known of each
    heard: Callable[[str], None]  # called with what any process announces; with "" when something may have been missed

    async def open(self, told: Told) -> None: ...

    async def close(self) -> None: ...

    async def create(self, head: Head, keys: dict[str, int]) -> None:
        """A new table and the hashes of its keys; StoreFault("exists") when the id is taken."""

    async def head(self, table: str) -> Head | None: ...

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The rows after number `since`, in order."""

    async def append(self, table: str, seq: int, body: bytes, finished: bool = False) -> int | None:
        """Adds row `seq` and answers when it was written, or None when that number is not the next one."""

    async def announce(self, text: str) -> None:
        """Tell every process that uses this database; nobody keeps it."""

    async def tables(self, most: int = 200, after: str = "") -> list[Listing]: ...

    async def remove(self, table: str) -> None: ...

    async def review(self, table: str) -> bytes | None:
        """What was last kept of the review of that table's game."""

    async def keep_review(self, table: str, body: bytes) -> None: ...

    async def seat_of(self, key: str) -> tuple[str, int] | None:
        """Which table and seat the key with this hash opens."""

    async def new_key(self, table: str, seat: int, key: str) -> None:
        """The seat's keys are void from now on but this one."""

    async def add_account(self, account: Account) -> bool: ...

    async def account(self, name: str) -> Account | None: ...

    async def ban(self, name: str, banned: bool) -> bool: ...

    async def add_session(self, session: str, account: str, expires: int) -> None: ...

    async def session(self, session: str, now: int) -> str | None: ...

    async def end_session(self, session: str) -> None: ...

    async def end_sessions(self, account: str) -> None: ...

    async def own(self, account: str, table: str, seat: int) -> None: ...

    async def disown(self, table: str, seat: int) -> None: ...

    async def owned(self, account: str) -> list[tuple[str, int]]: ...

    async def owners(self, table: str) -> dict[int, str]: ...

    async def backup(self, path: str) -> None:
        """A whole copy of the database while it is used; StoreFault where that is another program's task."""

    async def ready(self) -> None:
        """Returns when something could be written, raises StoreFault when not."""


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


def open_store(url: str) -> Store:
    """The store behind a database URL: sqlite:///path, or postgresql://..."""
    if url.startswith("sqlite:///"):
        from ludotheque.server.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from ludotheque.server.postgres import PostgresStore
        except ImportError:
            raise BadDatabase(f"PostgreSQL needs one more package: type {to_install('postgres')}.") from None
        return PostgresStore(url)
    raise BadDatabase("The database is written sqlite:///path/to/file.db or postgresql://user@host/name.")
