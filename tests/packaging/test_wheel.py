"""The package as it is installed, away from the checkout."""

import random
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

from tests.server.play import Player
from tests.server.process import Socket, server

ROOT = Path(__file__).resolve().parents[2]


def test_a_source_distribution_holds_the_sources_and_nothing_installed_or_compiled() -> None:
    names = [file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()]
    assert {"README.md", "run.py", "src/ludotheque/__init__.py", "web/package.json", "rules/diktat.toml"} <= set(names)
    assert [name for name in names if "node_modules/" in name or name.endswith((".so", ".pyc", ".db"))] == []


@pytest.mark.slow
def test_a_wheel_holds_what_it_takes_to_serve_and_to_play_every_game(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "site")
    rng = random.Random(1)
    with server(f"sqlite:///{tmp_path}/tables.db", tmp_path, source=tmp_path / "site") as running:
        with urllib.request.urlopen(f"http://127.0.0.1:{running.port}/", timeout=20) as page:
            assert b"<script" in page.read()
        games = running.get("/api/games")["games"]
        assert {"connect4", "diktat", "phare", "steamwatchers"} <= {game["id"] for game in games}
        for game in games:
            seats = max(2, game["seats"][0])
            body = {"game": game["id"], "seats": [{"name": f"P{n}"} for n in range(seats)], "hotseat": True}
            made = running.post("/api/tables", body)
            everybody = Player(Socket(running, made["table"]), [link["key"] for link in made["links"]])
            for _ in range(5):
                states = everybody.states
                while not (asked := [seat for seat in states if seat is not None and states[seat]["decision"]]):
                    everybody.until("state")
                assert everybody.choose(asked[0], everybody.some_choice(asked[0], rng))["type"] == "accepted", game[
                    "id"
                ]
