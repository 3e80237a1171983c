"""Databases and servers for the tests of the server."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server import postgres
from tests.server.play import started
from tests.server.turned import TurnedClock, turned

_number = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres.server() as url:
        yield url


def fresh_database(url: str) -> str:
    """The URL of a new, empty database on the same server."""
    import asyncpg

    name = f"ludotheque_test_{next(_number)}"

    async def make() -> None:
        db = await asyncpg.connect(url)
        await db.execute(f"DROP DATABASE IF EXISTS {name}")
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(make())
    before, mark, after = url.partition("?")
    return f"{before.rpartition('/')[0]}/{name}{mark}{after}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.db"
    return fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def hands() -> Iterator[TurnedClock]:
    """A clock that a test turns."""
    with turned() as found:
        yield found


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/test.db"


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    """A server on an empty SQLite database."""
    with started(sqlite_url, tmp_path) as client:
        yield client
