"""When something goes wrong around the table: a sentence, and nothing lost."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import host, sqlite, wire
from ludotheque.server.store import StoreFault
from tests.server.play import Player, made, socket, started, two_people
from tests.server.turned import turned


def locked(url: str) -> sqlite3.Connection:
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_a_locked_database(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web)
        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            other = locked(sqlite_url)
            answer = ana.choose(0, ["drop", 3])
            assert (answer["type"], answer["why"]) == ("refused", "database-locked") and answer["say"]["fr"]
            refused = web.post("/api/tables", json={"game": "connect4", "seats": [{}, {}]})
            assert (refused.status_code, refused.json()["fault"]) == (503, "database-locked")
            other.execute("ROLLBACK")
            other.close()
            assert ana.choose(0, ["drop", 3], at=0)["type"] == "accepted"
        assert web.get(f"/api/tables/{table}").json()["at"] == 1


def test_a_full_disk(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web)
        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")

            def no_room(connection: Any, tasks: list[Any]) -> None:
                for task in tasks:
                    task.fault = StoreFault("disk-full")

            store = web.app.state.host.store  # type: ignore[attr-defined]
            monkeypatch.setattr(store, "carry_out", no_room)
            answer = ana.choose(0, ["drop", 3])
            assert (answer["type"], answer["why"]) == ("refused", "disk-full")
            monkeypatch.undo()
            assert ana.choose(0, ["drop", 3], at=0)["type"] == "accepted"


def test_a_bot_on_a_full_disk_does_not_try_without_rest(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
        store = web.app.state.host.store  # type: ignore[attr-defined]
        append, tried = store.append, []

        async def no_room(table: str, seq: int, body: bytes, *more: Any) -> Any:
            if b'"seat":1' in body:
                tried.append(time.monotonic())
                raise StoreFault("disk-full")
            return await append(table, seq, body, *more)

        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            monkeypatch.setattr(store, "append", no_room)
            assert ana.choose(0, ["drop", 3])["type"] == "accepted"
            while len(tried) < 2:
                time.sleep(0.05)
            assert tried[1] - tried[0] > 1
            monkeypatch.undo()
            while not ana.states[0]["decision"]:
                ana.until("state")
            assert ana.states[0]["at"] == 2


def test_an_oversize_message_in_the_middle_of_a_game(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        one.send_text('{"type":"say","id":1,"text":"' + "x" * wire.LARGEST_FRAME + '"}')
        assert ana.until("refused")["why"] == "too-large"
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"


def test_a_flood_is_slowed_down_and_the_game_goes_on(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        for _ in range(400):
            one.send_text('{"type":"ping"}')
        assert ana.until("refused")["why"] == "too-fast"
        assert web.get("/api/health").status_code == 200


def test_a_damaged_table_says_so_and_harms_no_other(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web)
        fine, _ = two_people(web)
        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            ana.choose(0, ["drop", 3])
    db = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    db.execute("UPDATE log SET body = replace(body, '3', '4') WHERE game_table = ?", (table,))
    db.commit()
    db.close()
    with started(sqlite_url, tmp_path) as web:
        answer = web.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["fault"]) == (409, "broken")
        with socket(web, table) as one:
            assert Player(one, [keys[0]]).until("closed")["why"] == "broken"
        assert web.get(f"/api/tables/{fine}").status_code == 200
        assert web.get(f"/api/admin/tables/{table}/export").status_code == 200


def test_a_table_nobody_looks_at_leaves_memory(sqlite_url: str, tmp_path: Path) -> None:
    with turned() as hands, started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web)
        rooms = web.app.state.host.rooms  # type: ignore[attr-defined]
        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            ana.choose(0, ["drop", 3])
            hands.turn(3 * host.IDLE)
            assert table in rooms
        hands.turn(host.IDLE / 2)
        assert table in rooms  # somebody was here a moment ago
        hands.turn(host.IDLE)
        assert table not in rooms
        with socket(web, table) as one:
            assert Player(one, [keys[0]]).until("state")["at"] == 1


def test_a_seat_of_a_bot_cannot_be_taken_with_a_key_of_another_table(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot"}])
    other, others = two_people(web)
    with socket(web, table) as one:
        stranger = Player(one, others)
        assert stranger.until("welcome")["you"] == []
        assert stranger.until("refused")["why"] == "bad-key"
    assert other != table and len(keys) == 2  # Ana's and the maker's
