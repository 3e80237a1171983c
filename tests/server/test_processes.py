"""Real server processes: starting, stopping, dying, and several of them on one database."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli.app import app
from tests import crash, frames
from tests.server.conftest import fresh_database
from tests.server.play import Player
from tests.server.process import ROOT, Socket, server


def test_it_starts_says_where_and_stops_cleanly(sqlite_url: str, tmp_path: Path) -> None:
    with server(sqlite_url, tmp_path, "--log-level", "info") as running:
        made = running.post("/api/tables", {"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}]})
        player = Player(Socket(running, made["table"]), [made["links"][0]["key"]])
        player.until("state")
        running.process.terminate()
        closed = player.until("closed")
        assert (closed["why"], closed["again"]) == ("stopping", True)
        assert running.process.wait(20) in (0, -15)
    said = running.log.read_text()
    assert "Traceback" not in said
    lines = [json.loads(line) for line in said.splitlines()]  # whoever reads them is a program
    assert lines and all({"time", "level", "message"} <= set(line) for line in lines)


def test_alone_the_command_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path))
    monkeypatch.setattr("ludotheque.cli.processes.run", lambda listener, settings, log_level: time.sleep(1.2))
    monkeypatch.setattr("webbrowser.open", opened.append)
    said = CliRunner().invoke(app, ["--lang", "en"])
    assert said.exit_code == 0, said.output
    (page,) = opened
    assert page.endswith("/?lang=en") and page.removesuffix("?lang=en") in said.output
    assert (tmp_path / "host.key").stat().st_mode & 0o077 == 0


def run_serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotheque.cli", "serve", "--no-browser", *options]
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin", "LUDOTHEQUE_DATA": "/nonexistent/never"}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)


def test_what_cannot_start_says_what_to_do(sqlite_url: str, tmp_path: Path) -> None:
    with server(sqlite_url, tmp_path) as running:
        for lang, words in (("en", f"Port {running.port} is taken"), ("fr", f"Le port {running.port} est pris")):
            taken = run_serve("--port", str(running.port), "--database", sqlite_url, "--lang", lang)
            assert taken.returncode == 1 and words in taken.stderr and "--port" in taken.stderr
    workers = run_serve("--workers", "2", "--database", sqlite_url)
    assert workers.returncode == 2 and "PostgreSQL" in workers.stderr
    mail = ("--smtp-url", "smtp://mail.example", "--mail-from", "a@example.org")
    nowhere = run_serve("--host", "0.0.0.0", "--database", sqlite_url, "--lang", "en", *mail)
    assert nowhere.returncode == 2 and "--public-url" in nowhere.stderr
    unsigned = run_serve("--database", sqlite_url, "--smtp-url", "smtp://mail.example")
    assert unsigned.returncode == 2 and "--mail-from" in unsigned.stderr
    wrong = run_serve("--database", "mysql://nowhere")
    assert wrong.returncode == 2 and "sqlite:///" in wrong.stderr
    assert not any("Traceback" in done.stderr for done in (taken, workers, wrong))


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    """Three kills on each database; `python -m tests.crash` does 200."""
    assert crash.run(database, tmp_path, kills=3, shortest=0.4) > 30


@pytest.mark.slow
def test_no_answer_is_lost_or_doubled_when_owners_are_killed(postgres_url: str, tmp_path: Path) -> None:
    """Two kills; `python -m tests.crash --processes 3` does 200."""
    moves, took = crash.run_several(fresh_database(postgres_url), tmp_path, kills=2, count=2)
    assert moves > 20 and len(took) == 2


def test_two_processes_share_a_table(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    with server(url, tmp_path) as one, server(url, tmp_path) as two:
        made = one.post("/api/tables", {"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}]})
        keys = [link["key"] for link in made["links"]]
        ana, bo = Player(Socket(one, made["table"]), [keys[0]]), Player(Socket(two, made["table"]), [keys[1]])
        ana.until("state")
        bo.until("state")
        for turn in range(6):
            seat, mover, other = (0, ana, bo) if turn % 2 == 0 else (1, bo, ana)
            while not mover.states[seat]["decision"]:
                mover.until("state")
            assert mover.choose(seat, ["drop", turn % 3])["type"] == "accepted"
            while other.states[1 - seat]["at"] < mover.states[seat]["at"]:
                other.until("state")
        assert ana.states[0]["view"]["waiting"] == bo.states[1]["view"]["waiting"]


def test_two_answers_to_one_decision_and_exactly_one_is_accepted(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    with server(url, tmp_path) as one, server(url, tmp_path) as two:
        seats = [{"name": "A"}, {"name": "B"}]
        made = one.post("/api/tables", {"game": "connect4", "seats": seats, "hotseat": True})
        keys = [link["key"] for link in made["links"]][:1]
        players = [Player(Socket(running, made["table"], "two windows"), keys) for running in (one, two)]
        for player in players:
            player.until("state")
            player.until("state")
        for turn in range(6):  # nobody can have four in a row before the seventh disc
            seat = turn % 2
            for player in players:
                while not player.states[seat]["decision"]:
                    player.until("state")
            at = players[0].states[seat]["at"]
            for n, player in enumerate(players):  # both before either hears of the other
                player.number += 1
                choice = ["drop", (turn // 2 + 3 * n) % 7]
                player.send(type="choose", id=player.number, seat=seat, choice=choice, at=at)
            answers = [player.until("accepted", "refused") for player in players]
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["accepted", "refused"], answers
            assert [answer["why"] for answer in answers if answer["type"] == "refused"] == ["stale"]


def test_processes_know_who_is_connected_to_the_others(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    with server(url, tmp_path) as one, server(url, tmp_path) as two:
        made = one.post("/api/tables", {"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}]})
        keys = [link["key"] for link in made["links"]]
        ana = Player(Socket(one, made["table"], "ana"), [keys[0]])
        present(ana, [0], 0)
        bo, guest = Player(Socket(two, made["table"], "bo"), [keys[1]]), Player(Socket(two, made["table"]), [])
        present(ana, [0, 1], 1)
        present(bo, [0, 1], 1)  # B came later and was told of A
        assert (
            ana.ask(type="propose", seat=0, what="replace", target=1, bot="robot", level="hasard")["type"] == "accepted"
        )
        while not (open_now := bo.until("proposals")["proposals"]) or open_now[0]["due"] is not None:
            pass  # B is here, and must agree
        guest.socket.socket.close()
        present(ana, [0, 1], 0)
        bo.socket.socket.close()
        present(ana, [0], 0)
        again = Player(Socket(two, made["table"], "bo"), [keys[1]])
        present(ana, [0, 1], 0)
        present(again, [0, 1], 0)
        two.kill()
        present(ana, [0], 0)  # a process that says nothing any more has nobody


def present(player: Player, seats: list[int], spectators: int) -> None:
    while (heard := player.until("presence")) and (heard["seats"], heard["spectators"]) != (seats, spectators):
        pass


def test_several_workers_serve_one_address(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    with server(url, tmp_path, "--workers", "2") as running:
        made = running.post("/api/tables", {"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}]})
        keys = [link["key"] for link in made["links"]]
        players = [Player(Socket(running, made["table"]), [keys[seat]]) for seat in (0, 1)]
        for player in players:
            player.until("state")
        assert players[0].choose(0, ["drop", 3])["type"] == "accepted"
        while not players[1].states[1]["decision"]:
            players[1].until("state")
        assert running.stop() == 0


def test_fuzzed_frames_break_nothing(tmp_path: Path) -> None:
    """A few of those of the night: `python -m tests.frames`."""
    answers = frames.run(tmp_path, 600, 3)
    assert answers["refused"] > 100 and answers["accepted"] > 5
