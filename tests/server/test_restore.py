"""Files that only their owner reads, backups, and what comes of restoring one."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.server.databases import open_store
from ludotheque.server.restore import NotRestored, restore
from ludotheque.server.store import Head
from tests.server.process import Server, server

TWO = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}]}


@pytest.fixture(autouse=True)
def everybody_may_read() -> object:
    """As on most machines: what nobody restricts, everybody can read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def tables(running: Server) -> list[str]:
    return [table["table"] for table in running.get("/api/admin/tables")["tables"]]


def made(running: Server) -> str:
    return str(running.post("/api/tables", TWO)["table"])


def backup(running: Server) -> Path:
    return Path(running.post("/api/admin/backup", {})["path"])


def test_database_wal_backup_and_folder_are_for_their_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(0o700)
    with server(f"sqlite:///{data}/new/x.db", data) as running:
        made(running)
        copy = backup(running)
        found = [path for path in data.rglob("*") if path.suffix != ".log"]
        assert {"x.db", "x.db-wal", "x.db-shm", "host.key", copy.name} <= {path.name for path in found}
        for path in found:
            assert mode(path) == (0o700 if path.is_dir() else 0o600), path


def test_a_database_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    sqlite3.connect(path).execute("CREATE TABLE x (y)").connection.close()
    path.chmod(0o644)

    async def open_and_close() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open(lambda table, seq: None)
        await store.close()

    asyncio.run(open_and_close())
    assert mode(path) == 0o600


def test_a_backup_over_a_file_with_a_wal_left_by_a_crash_gives_exactly_the_backup(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    with server(url, tmp_path) as running:
        before = [made(running), made(running)]
        copy = backup(running)
        later = made(running)
        running.kill()
    assert (tmp_path / "x.db-wal").stat().st_size > 0
    said = CliRunner().invoke(app, ["host", "--lang", "en", "restore", str(copy), "--database", url])
    assert said.exit_code == 0, said.output
    assert "2 tables" in said.output and mode(tmp_path / "x.db") == 0o600
    with server(url, tmp_path) as running:
        assert sorted(tables(running)) == sorted(before)
        assert running.get(f"/api/tables/{before[0]}")["table"] == before[0]
    kept = [path for path in tmp_path.iterdir() if path.name.startswith("x.db.before-") and path.suffix != ".db-shm"]
    old = next(path for path in kept if not path.name.endswith(("-wal", "-shm")))
    rows = sqlite3.connect(old).execute("SELECT id FROM game_table").fetchall()
    assert (later,) in rows and len(rows) == 3  # nothing was thrown away


def test_a_backup_made_by_copying_counts_with_its_own_wal(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    with server(url, tmp_path) as running:
        table = made(running)
        running.kill()
    away = tmp_path / "away"
    away.mkdir()
    for name in ("x.db", "x.db-wal"):
        (away / name).write_bytes((tmp_path / name).read_bytes())
    found = restore(away / "x.db", tmp_path / "other.db")
    assert found.tables == 1
    rows = sqlite3.connect(tmp_path / "other.db").execute("SELECT id FROM game_table").fetchall()
    assert rows == [(table,)] and not (tmp_path / "other.db-wal").exists()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    with server(url, tmp_path) as running:
        table, copy = made(running), backup(running)
        said = CliRunner().invoke(app, ["host", "--lang", "fr", "restore", str(copy), "--database", url])
        assert said.exit_code == 1 and "Arrêtez" in said.output
        assert tables(running) == [table]


@pytest.mark.parametrize("kind", ["text", "torn", "foreign", "newer", "none"])
def test_what_is_no_whole_backup_is_refused_and_the_old_file_stays(tmp_path: Path, kind: str) -> None:
    copy = tmp_path / "copy.db"

    async def fill() -> None:
        store = open_store(f"sqlite:///{tmp_path}/x.db")
        await store.open(lambda table, seq: None)
        for n in range(200):
            await store.create(Head(f"t{n}", b"{}", 1), {f"k{n}": 0})
        await store.backup(str(copy))
        await store.close()

    asyncio.run(fill())
    before = (tmp_path / "x.db").read_bytes()
    if kind == "text":
        copy.write_text("no database")
    elif kind == "torn":
        data = bytearray(copy.read_bytes())
        data[8192:16384] = b"\xff" * 8192
        copy.write_bytes(data)
    elif kind == "foreign":
        copy.unlink()
        sqlite3.connect(copy).execute("CREATE TABLE recipe (name TEXT)").connection.close()
    elif kind == "newer":
        sqlite3.connect(copy).execute("PRAGMA user_version = 99").connection.close()
    else:
        copy.unlink()
    with pytest.raises(NotRestored):
        restore(copy, tmp_path / "x.db")
    assert (tmp_path / "x.db").read_bytes() == before
