"""`simulate`, `tournament`, `journal`."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import lab
from ludotheque.lab.plan import Plan, known_bots, random_bot
from ludotheque.lab.results import Sink
from ludotheque.lab.run import run as play
from ludotheque.lab.words import LabFault, LabTexts
from ludotheque.match import ledger
from ludotheque.match.journal import verify
from ludotheque.match.simulation import GameFailed
from tests.cli.drive import fault, fine, run

RANDOM = random_bot("diktat")
THINKER = next(bot for bot in known_bots("diktat") if bot != RANDOM)


def test_any_number_of_workers_prints_the_same() -> None:
    words = ("simulate", "connect4", "--games", 120, "--seed", "s", "--json")
    one, two = (json.loads(fine(*words, "--workers", n)) for n in (1, 2))
    assert (one.pop("speed")["workers"], two.pop("speed")["workers"]) == (1, 2)
    assert one == two and one["games"] == 120
    assert json.loads(fine("simulate", "connect4", "--games", 120, "--json"))["seats"] != one["seats"]


def test_statistics_are_told_in_both_languages() -> None:
    said = fine("simulate", "connect4", "--games", 50)
    assert said.startswith("connect4: 50 games, 2 seats, seed 1\nno options\ndecisions a game: ")
    for words in ("seat 0", "seat 1", "95 % interval", "ties: ", "games a second"):
        assert words in said
    assert "parties par seconde" in fine("simulate", "connect4", "--games", 5, "--lang", "fr")


@pytest.mark.usefixtures("small_game")
def test_groups_and_options_are_told() -> None:
    said = fine(
        "simulate", "small", "--games", 20, "--option", "length=2", "--vary", "mood=wild", "--vary", "mood=calm"
    )
    assert "mood=wild" in said and "mood=calm" in said and "\neven " in said and "\nodd " in said


def test_a_tournament_tells_who_beats_whom() -> None:
    said = fine("tournament", "diktat", "--bot", THINKER, "--bot", RANDOM, "--games", 4)
    assert "ends ahead of" in said and f"\n{LabTexts(None, 'en').bot(THINKER)} " in said


def test_a_run_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    words = ("simulate", "connect4", "--out", out)
    assert f"kept in {out}" in fine(*words, "--games", 20)
    assert "20 games" in fine(*words, "--games", 30)
    assert len(out.read_text().splitlines()) == 30
    assert "holds another run: in its game 0, seed is 1, not 2" in fault(*words, "--games", 30, "--seed", 2)
    assert "contient une autre série" in fault(*words, "--seed", 2, "--lang", "fr")


def test_a_run_without_enough_time_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    said = fine("simulate", "connect4", "--games", 1_000_000, "--limit", 0.3, "--out", out, "--workers", 1)
    played = len(out.read_text().splitlines())
    assert f"Kept in {out}: {played} of 1000000 games" in said and played >= 2
    assert "no time to play in" in fault("simulate", "connect4", "--limit", 0)
    assert "pas de temps" in fault("simulate", "connect4", "--limit", -1, "--lang", "fr")
    assert "no time to play in" in fault("simulate", "connect4", "--limit", "nan")


def test_an_interrupted_run_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "rows.jsonl"

    def interrupted(plan: Plan, games: object, sink: Sink, *rest: Any) -> None:
        play(plan, 7, sink, *rest)
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "run", interrupted)
    said = fault("simulate", "connect4", "--games", 50, "--out", out, code=130)
    assert said == f"Interrupted. Kept in {out}: 7 of 50 games. The same command goes on from there."
    assert len(out.read_text().splitlines()) == 7
    assert "--out FILE" in fault("simulate", "connect4", "--games", 50, code=130)


def test_a_run_that_breaks_says_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "rows.jsonl"

    def broken(plan: Plan, games: object, sink: Sink, *rest: Any) -> None:
        play(plan, 7, sink, *rest)
        raise GameFailed("Game 7 of this run failed (ZeroDivisionError: oh)")

    monkeypatch.setattr(lab, "run", broken)
    said = fault("simulate", "connect4", "--games", 50, "--out", out, code=1)
    assert said.startswith("Game 7 of this run failed (ZeroDivisionError: oh). Kept in ") and "7 of 50 games" in said
    assert "failed (ZeroDivisionError: oh)" in fault("simulate", "connect4", "--games", 50, code=1)
    monkeypatch.setattr(lab, "run", lambda *asked: (_ for _ in ()).throw(LabFault("worker-lost", 1)))
    said = fault("simulate", "connect4", "--games", 50, "--out", out, "--lang", "fr", code=1)
    assert "arrêté de l’extérieur" in said and "7 parties sur 50" in said


def test_a_signal_stops_all_workers_and_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    words = ["simulate", "diktat", "--games", "1000000", "--workers", "2", "--out", str(out), "--lang", "en"]
    command = [sys.executable, "-m", "ludotheque.cli", *words]
    paths = os.pathsep.join(filter(None, sys.path))
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": paths},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored in a background job
    )
    began = time.monotonic()
    while not (out.exists() and out.read_text().count("\n") > 10) and time.monotonic() - began < 60:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=30)[1]
    kept = out.read_text().splitlines()
    assert process.returncode == 130 and f": {len(kept)} of 1000000 games." in said
    assert [json.loads(line)["number"] for line in kept] == list(range(len(kept)))
    assert "Traceback" not in said


def test_a_simulated_game_becomes_a_journal(tmp_path: Path) -> None:
    rows, journal = tmp_path / "rows.parquet", tmp_path / "game.jsonl"
    fine("simulate", "diktat", "--seats", 3, "--games", 4, "--out", rows, "--keep", tmp_path / "kept")
    assert f"ludotheque open {journal}" in fine("journal", rows, 2, "--out", journal)
    assert journal.read_text() == (tmp_path / "kept" / "diktat-2.jsonl").read_text()
    assert verify(journal.read_text())["entries"] > 100
    assert "go from 0 to 3" in fault("journal", rows, 4)


def test_wrong_calls() -> None:
    assert "no game 'chess'" in fault("simulate", "chess")
    assert "2 to 2 seats" in fault("simulate", "connect4", "--seats", 4)
    assert "no option" in fault("simulate", "connect4", "--option", "x=1")
    known = ", ".join(known_bots("connect4"))
    assert f"has no bot called deep; its bots are: {known}" in fault("simulate", "connect4", "--bot", "deep")
    assert "n’a pas de robot nommé deep" in fault("simulate", "connect4", "--bot", "deep", "--lang", "fr")
    assert "3 bots for 4 seats" in fault("simulate", "diktat", "--seats", 4, *["--bot", RANDOM] * 3)
    assert "at least two different bots" in fault("tournament", "connect4", "--bot", RANDOM)
    assert "ends in .jsonl or .parquet" in fault("simulate", "connect4", "--out", "rows.csv")
    assert "cannot be used" in fault("simulate", "connect4", "--out", "/nowhere/rows.jsonl", code=1)
    assert "both fixed and varied" in fault("simulate", "diktat", "-o", "others=true", "--vary", "others=false")


def test_a_damaged_file_is_said_to_be_one(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    rows.write_text("nonsense\n")
    assert "is not a file of results, or it is damaged (line 1)" in fault("journal", rows, 0, code=1)
    assert "ou il est abîmé (ligne 1)" in fault("simulate", "connect4", "--out", rows, "--lang", "fr", code=1)
    assert rows.read_text() == "nonsense\n"


def test_a_ray_that_does_not_answer() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]  # bound, and nobody listens
        address = f"127.0.0.1:{port}"
        assert f"No Ray cluster answers at {address}" in fault("simulate", "connect4", "--ray", address, code=1)
        assert "Aucune grappe Ray" in fault("simulate", "connect4", "--ray", f"ray://{address}", "--lang", "fr", code=1)
    for said in (b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"):  # something else listens there
        with socket.create_server(("127.0.0.1", 0)) as other:
            talk = threading.Thread(target=lambda said=said, other=other: other.accept()[0].sendall(said))
            talk.start()
            address = f"127.0.0.1:{other.getsockname()[1]}"
            assert f"No Ray cluster answers at {address}" in fault("simulate", "connect4", "--ray", address, code=1)
            talk.join()
    assert "give HOST:PORT" in fault("simulate", "connect4", "--ray", "over there")


@pytest.mark.parametrize(("extra", "options"), [("ray", ("--ray", "local")), ("lab", ("--out", "rows.parquet"))])
def test_packages_that_only_the_laboratory_needs(
    monkeypatch: pytest.MonkeyPatch, extra: str, options: tuple[str, str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ("simulate", "connect4", *options)
    assert "type python3 run.py install, or" in fault(*words, code=1)
    assert "tapez python3 run.py install, ou" in fault(*words, "--lang", "fr", code=1)
    monkeypatch.setattr(ledger, "checkout", lambda: None)
    assert f"type pip install 'ludotheque[{extra}]', or" in fault(*words, code=1)


def test_a_fault_survives_the_way_from_another_process() -> None:
    import pickle

    there = pickle.loads(pickle.dumps(LabFault("no-bot", 2, bot="deep", game="Diktat", known="a, b")))
    assert str(there) == "Diktat has no bot called deep; its bots are: a, b." and there.code == 2
    assert run("simulate", "connect4", "--bot", "deep").exit_code == 2


def test_a_report_is_written_in_the_language_asked_for(tmp_path: Path) -> None:
    rows, html = tmp_path / "rows.jsonl", tmp_path / "report.html"
    fine("simulate", "connect4", "--games", 30, "--out", rows)
    assert fine("report", rows, "--out", html) == f"The report is in {html}.\n"
    assert '<html lang="en">' in html.read_text(encoding="utf-8")
    fine("report", rows, rows, "--out", html, "--lang", "fr")
    assert "A face à B" in html.read_text(encoding="utf-8")


def test_reports_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, other = tmp_path / "rows.jsonl", tmp_path / "other.jsonl"
    fine("simulate", "connect4", "--games", 3, "--out", rows)
    fine("simulate", "phare", "--games", 3, "--out", other)
    html = tmp_path / "report.html"
    assert "are not of the same game" in fault("report", rows, other, "--out", html)
    other.write_bytes(rows.read_bytes()[:-20])
    assert "damaged (line 3)" in fault("report", other, "--out", html, code=1)
    assert "cannot be used" in fault("report", tmp_path / "none.jsonl", "--out", html, code=1)
    assert "ne peut pas servir" in fault("report", rows, "--out", "/nowhere/a.html", "--lang", "fr", code=1)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "type python3 run.py install, or" in fault("report", tmp_path / "rows.parquet", "--out", html, code=1)
    assert not html.exists()
