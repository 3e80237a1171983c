"""Tables whose rules have changed since they began: nothing is called damaged, and an open table plays on."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.match import versions
from ludotheque.match.registry import rules_of
from ludotheque.match.table import MARKED
from ludotheque.match.versions import mark_of
from tests.server.play import Player, socket, started, two_people

MOVES = [3, 3, 2, 2, 4]


def laid(url: str, folder: Path, moves: list[int]) -> tuple[str, list[str]]:
    with started(url, folder) as web:
        table, keys = two_people(web)
        with socket(web, table, "both") as line:
            both = Player(line, keys)
            both.until("proposals")
            for n, column in enumerate(moves):
                assert both.choose(n % 2, ["drop", column])["type"] == "accepted"
    return table, keys


def change(url: str, table: str, rules: dict[str, str], other_row: int | None = None) -> None:
    """As if it had begun with other rules, which made another position of that move."""
    db = sqlite3.connect(url.removeprefix("sqlite:///"))
    (text,) = db.execute("SELECT head FROM game_table WHERE id = ?", (table,)).fetchone()
    head = json.loads(text)
    head["header"]["version"] = rules.get("version", head["header"]["version"])
    head["rules"] = rules.get("mark", head["rules"])
    db.execute("UPDATE game_table SET head = ? WHERE id = ?", (json.dumps(head), table))
    if other_row is not None:
        rows = db.execute("SELECT seq, body FROM log WHERE game_table = ? ORDER BY seq", (table,)).fetchall()
        seq, text = [row for row in rows if "choice" in json.loads(row[1])][other_row]
        body = json.loads(text) | {"digest": MARKED + "0" * 8}
        db.execute("UPDATE log SET body = ? WHERE game_table = ? AND seq = ?", (json.dumps(body), table, seq))
    db.commit()
    db.close()


def says(web: TestClient, table: str) -> list[str]:
    with socket(web, table) as line:
        return [part["say"]["en"] for part in Player(line, []).until("welcome")["chat"]]


def test_a_table_of_another_version_plays_on_where_nothing_has_changed_for_it(sqlite_url: str, tmp_path: Path) -> None:
    table, _ = laid(sqlite_url, tmp_path, MOVES)
    change(sqlite_url, table, {"version": "0.0"})
    for _ in range(2):  # said once
        with started(sqlite_url, tmp_path) as web:
            assert web.get(f"/api/tables/{table}").json()["at"] == len(MOVES)
            (line,) = says(web, table)
            assert "until here: 0.0" in line and rules_of("connect4").manifest.version in line


@pytest.mark.parametrize("rules", [{"version": "0.0"}, {"mark": "of sources that were mended"}])
def test_where_a_rule_was_mended_a_table_goes_on_from_its_last_good_position(
    sqlite_url: str, tmp_path: Path, rules: dict[str, str]
) -> None:
    table, keys = laid(sqlite_url, tmp_path, MOVES)
    change(sqlite_url, table, rules, other_row=2)
    with started(sqlite_url, tmp_path) as web, socket(web, table, "both") as line:
        both = Player(line, keys)
        both.until("proposals")
        board = json.dumps(both.states[0]["view"])
        (said,) = says(web, table)
        assert "A rule of this game was mended" in said and said.endswith("moves taken back: 3.")
        assert both.choose(0, ["drop", 6])["type"] == "accepted"  # the third move again
        export: Any = web.get(f"/api/admin/tables/{table}/export").content
        taken = web.post("/api/admin/import", content=export).json()["table"]
        assert web.get(f"/api/tables/{taken}").json()["waiting"] == [1]
    with started(sqlite_url, tmp_path) as web, socket(web, table, "both") as line:
        again = Player(line, keys)
        again.until("proposals")
        assert again.states[1]["decision"] is not None and says(web, table) == [said]
        assert json.dumps(again.states[0]["view"]) != board
        assert again.ask(type="propose", seat=0, what="undo", at=again.states[0]["at"] - 1)["type"] == "accepted"


def test_a_finished_game_of_other_rules_is_not_called_damaged(sqlite_url: str, tmp_path: Path) -> None:
    table, _ = laid(sqlite_url, tmp_path, [0, 1, 0, 1, 0, 1, 0])
    change(sqlite_url, table, {"version": "0.0"})
    with started(sqlite_url, tmp_path) as web:
        assert web.get(f"/api/tables/{table}").json()["over"]
    change(sqlite_url, table, {"version": "0.0"}, other_row=2)
    with started(sqlite_url, tmp_path) as web:
        assert web.get(f"/api/tables/{table}").json()["fault"] == "other-rules"
        assert web.get(f"/api/admin/tables/{table}/export").status_code == 200


def test_the_mark_of_rules_is_that_of_their_sources() -> None:
    assert mark_of("connect4") == mark_of("connect4") != mark_of("phare")


def test_where_the_sources_were_left_out_the_mark_is_the_one_they_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "match").mkdir()
    (tmp_path / versions.WRITTEN).write_text(json.dumps({"connect4": "as it was"}))
    monkeypatch.setattr(versions, "__file__", str(tmp_path / "match" / "versions.py"))
    assert mark_of.__wrapped__("connect4") == "as it was"


def test_a_table_whose_marks_were_made_in_another_way_loses_no_move(sqlite_url: str, tmp_path: Path) -> None:
    table, keys = laid(sqlite_url, tmp_path, MOVES)
    db = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    for seq, text in db.execute("SELECT seq, body FROM log WHERE game_table = ?", (table,)).fetchall():
        if "digest" in json.loads(text):
            body = json.dumps(json.loads(text) | {"digest": "1fd4ab1c"})
            db.execute("UPDATE log SET body = ? WHERE game_table = ? AND seq = ?", (body, table, seq))
    db.commit()
    db.close()
    change(sqlite_url, table, {"mark": "of sources that were mended"})
    with started(sqlite_url, tmp_path) as web, socket(web, table, "both") as line:
        both = Player(line, keys)
        both.until("proposals")
        assert web.get(f"/api/tables/{table}").json()["at"] == len(MOVES)
        assert both.choose(1, ["drop", 6])["type"] == "accepted"
