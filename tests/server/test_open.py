"""Journals on the server: imported by the host, or opened from the command line; played back to the last move."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludotheque.lab.play import play
from ludotheque.lab.run import journal_of_row
from ludotheque.match.faces import game
from ludotheque.match.journal import dump, journal_of, parse
from tests.cli.drive import fault
from tests.lab.runs import plan
from tests.server.play import Player, socket

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def simulated() -> str:
    """The journal of a simulated game."""
    what = plan("diktat", 3)
    return journal_of_row(play(what, what.job(4)))


@pytest.mark.parametrize(("name", "seats"), [("connect4", 2), ("diktat", 3), ("phare", 3), ("steamwatchers", 4)])
def test_a_simulated_game_is_imported_and_looked_at_from_every_seat(web: TestClient, name: str, seats: int) -> None:
    what = plan(name, seats)
    simulated = journal_of_row(play(what, what.job(4)))
    made = web.post("/api/admin/import", content=simulated.encode()).json()
    summary = web.get(f"/api/tables/{made['table']}").json()
    assert summary["over"] and len(summary["seats"]) == seats
    assert web.get(f"/api/tables/{made['table']}/journal").text == simulated
    with socket(web, made["table"]) as line:
        visitor = Player(line, [])
        assert visitor.until("state")["over"] is True
        for seat in range(seats):
            past = visitor.ask(type="look", seat=seat, at=5)
            assert past["type"] == "past" and past["view"]["you"] == seat


def test_a_journal_that_cannot_be_opened_is_refused(web: TestClient, simulated: str, tmp_path: Path) -> None:
    unfinished = dump(journal_of(game("connect4").new(2, seed=1)))
    changed = parse(simulated)
    changed["footer"]["seed"] = "another"
    for text, why, status in (
        (unfinished, "not-over", 409),
        (simulated[:-30], "bad-journal", 400),
        (simulated.replace('"seat":0', '"seat":1', 1), "bad-journal", 400),
        (dump(changed), "bad-journal", 400),
    ):
        answer = web.post("/api/admin/import", content=text.encode())
        assert (answer.status_code, answer.json()["fault"]) == (status, why)
        said = answer.json()["say"]
        assert said["fr"] != said["en"] and re.search(r"\b(journal|partie|graine|coup)\b", said["fr"])
    file = tmp_path / "game.jsonl"
    file.write_text(unfinished, encoding="utf-8")
    assert "once the game is over" in fault("open", file, code=1)
    assert "une fois la partie finie" in fault("open", file, "--lang", "fr", code=1)
    file.write_text("nonsense\n", encoding="utf-8")
    assert "This is not a journal" in fault("open", file, code=1)


def test_the_command_opens_a_replay_and_leaves_nothing_behind(simulated: str, tmp_path: Path) -> None:
    file, data = tmp_path / "game.jsonl", tmp_path / "data"
    file.write_text(simulated, encoding="utf-8")
    data.mkdir()
    command = [sys.executable, "-m", "ludotheque.cli", "open", str(file), "--no-browser", "--port", "0"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "LUDOTHEQUE_DATA": str(data), "TMPDIR": str(data)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        page = process.stdout.readline().strip()
        found = re.fullmatch(r"(http://localhost:\d+/)replay/([\w-]+)", page)
        assert found is not None, page
        assert fetched(f"{found[1]}api/tables/{found[2]}/journal") == simulated
    finally:
        process.terminate()
        process.communicate(timeout=20)
    assert list(data.iterdir()) == []


def fetched(address: str) -> str:
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(address)
