"""What the host does: over HTTP, and with `ludotheque host` on a running server."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.server.bans import Bans
from tests.server.play import Player, made, socket, started, two_people
from tests.server.process import Server, server

HOST = {"authorization": "Bearer the-key"}


@pytest.fixture
def club(database: str, tmp_path: Path) -> Any:
    """A server for others too, on each kind of database."""
    with started(database, tmp_path, local=False, host_key="the-key") as web:
        yield web


def test_a_visitor_is_banned_by_their_mark_and_let_in_again(club: TestClient) -> None:
    table, keys = two_people(club)
    with socket(club, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        (person,) = club.get("/api/admin/people", headers=HOST).json()["people"]
        assert (person["table"], person["seats"], person["account"]) == (table, [0], None)
        assert "testclient" not in str(person)
        body = {"kind": "visitor", "who": person["mark"], "why": "rude"}
        assert club.post("/api/admin/ban", json=body).status_code == 403
        assert club.post("/api/admin/ban", json=body, headers=HOST).json()["done"] is True
        closed = ana.until("closed")
        assert closed["why"] == "banned" and closed["again"] is False and set(closed["say"]) == {"fr", "en"}
    with socket(club, table) as one:
        assert Player(one, [keys[0]]).until("closed")["why"] == "banned"
    answer = club.get("/api/games")
    assert (answer.status_code, answer.json()["fault"]) == (403, "banned")
    (ban,) = club.get("/api/admin/bans", headers=HOST).json()["bans"]
    assert (ban["kind"], ban["who"], ban["why"]) == ("visitor", person["mark"], "rude")
    gone = {"kind": "visitor", "who": "testclient"}  # the address itself means its mark
    assert club.post("/api/admin/unban", json=gone, headers=HOST).json()["done"] is True
    assert club.post("/api/admin/unban", json=gone, headers=HOST).json()["done"] is False
    with socket(club, table) as one:
        assert Player(one, [keys[0]]).until("welcome")["you"] == [0]


def test_a_ban_survives_a_restart(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path, local=False, host_key="the-key") as web:
        web.post("/api/admin/ban", json={"kind": "visitor", "who": "testclient"}, headers=HOST)
    with started(database, tmp_path, local=False, host_key="the-key") as web:
        assert web.get("/api/games").status_code == 403


def test_an_account_is_banned_where_it_sits_and_let_in_again(club: TestClient) -> None:
    club.post("/api/register", json={"name": "ana", "password": "long enough"})
    table, keys = two_people(club)
    with socket(club, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        assert (
            club.post("/api/admin/ban", json={"kind": "account", "who": "nobody"}, headers=HOST).json()["done"] is False
        )
        assert club.post("/api/admin/ban", json={"kind": "account", "who": "ana"}, headers=HOST).json()["done"] is True
        assert ana.until("closed")["why"] == "banned"
    assert club.get("/api/me").json()["name"] is None
    login = {"name": "ana", "password": "long enough"}
    assert club.post("/api/login", json=login).status_code == 403
    assert club.post("/api/admin/unban", json={"kind": "account", "who": "ana"}, headers=HOST).json()["done"] is True
    assert club.post("/api/login", json=login).status_code == 200
    assert club.get("/api/admin/bans", headers=HOST).json() == {"bans": []}


def test_one_household_has_one_mark(web: TestClient) -> None:
    bans: Bans = web.app.state.host.bans  # type: ignore[attr-defined]
    assert bans.mark("2001:db8:1:2::1") == bans.mark("2001:db8:1:2:ffff::9") != bans.mark("2001:db8:1:3::1")
    assert bans.mark("::ffff:10.1.2.3") == bans.mark("10.1.2.3") != bans.mark("10.1.2.4")


def test_a_seat_is_taken_from_whoever_has_it(club: TestClient) -> None:
    table, keys = two_people(club)
    with socket(club, table) as one, socket(club, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("state")
        assert club.post(f"/api/admin/tables/{table}/seats/7/remove", headers=HOST).status_code == 404
        assert club.post(f"/api/admin/tables/{table}/seats/x/remove", headers=HOST).status_code == 404
        (link,) = club.post(f"/api/admin/tables/{table}/seats/1/remove", headers=HOST).json()["links"]
        assert bo.until("refused")["why"] == "seat-lost"
        assert bo.ask(type="choose", seat=1, choice=["drop", 1], at=0)["why"] == "not-your-seat"
        assert club.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    with socket(club, table) as two:
        assert Player(two, [keys[1]]).until("welcome")["you"] == []
    with socket(club, table) as two:
        assert Player(two, [link["key"]], name="Cy").until("welcome")["seats"][1]["name"] == "Cy"


# -- the command line


def host(running: Server, data: Path, *words: str, code: int = 0) -> str:
    options = ["--server", f"http://127.0.0.1:{running.port}", "--key-file", str(data / "host.key"), "--lang", "en"]
    result = CliRunner().invoke(app, ["host", *options, *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def test_a_running_server_is_administered_from_the_command_line(sqlite_url: str, tmp_path: Path) -> None:
    with server(sqlite_url, tmp_path, "--public-url", "http://127.0.0.1") as running:
        seats = [{"name": "Ana"}, {"kind": "bot", "name": "Rob"}]
        table = running.post("/api/tables", {"game": "connect4", "seats": seats})["table"]
        assert host(running, tmp_path, "tables") == f"{table}  connect4  0  playing  Ana, Rob\n"
        assert host(running, tmp_path, "people") == "Nobody is connected.\n"
        file = tmp_path / "table.jsonl"
        assert "bytes" in host(running, tmp_path, "export", table, str(file))
        assert "table.jsonl" in host(running, tmp_path, "export", table, str(file), code=1)  # nothing is overwritten
        lines = host(running, tmp_path, "import", str(file)).splitlines()
        assert [line.split()[0] for line in lines] == ["seat", "maker"] and "/table/" in lines[0]
        assert f"/table/{table}#" in host(running, tmp_path, "remove-seat", table, "1")
        assert host(running, tmp_path, "close", table, "--why", "late") == f"{table} is closed.\n"
        assert "closed" in host(running, tmp_path, "tables")
        assert host(running, tmp_path, "remove", table) == f"{table} is removed.\n"
        assert table not in host(running, tmp_path, "tables")
        assert "no table" in host(running, tmp_path, "close", "nowhere", code=1)
        running.post("/api/register", {"name": "cy", "password": "long enough"})
        host(running, tmp_path, "ban", "account", "cy", "--why", "rude")
        assert host(running, tmp_path, "bans") == "account  cy  rude\n"
        host(running, tmp_path, "unban", "account", "cy")
        assert "not banned" in host(running, tmp_path, "unban", "account", "cy", code=1)
        assert "no account" in host(running, tmp_path, "ban", "account", "dee", code=1)
        copy = Path(host(running, tmp_path, "backup").strip())
        assert copy.read_bytes().startswith(b"SQLite format 3")
        (tmp_path / "wrong.key").write_text("wrong")
        result = CliRunner().invoke(
            app, ["host", "--server", f"http://127.0.0.1:{running.port}", "--key-file", f"{tmp_path}/wrong.key", "bans"]
        )
        assert result.exit_code == 1
    assert "does not answer" in host(running, tmp_path, "tables", code=1)


def test_the_host_may_open_the_seat_of_a_bot(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot"}])
    (link,) = web.post(f"/api/admin/tables/{table}/seats/1/remove").json()["links"]
    with socket(web, table) as one:  # a person in the place of a bot
        assert Player(one, [link["key"]], name="Bo").until("welcome")["you"] == [1]
    assert web.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "human" and len(keys) == 2
