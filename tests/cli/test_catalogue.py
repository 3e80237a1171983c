"""`games`, `rules`, `coverage`, `content check`, `doctor`, `bench`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli import machine
from ludotheque.match import ledger
from tests.cli.drive import fault, fine, run

ROOT = Path(__file__).parents[2]
COMMANDS = ("play", "games", "rules", "simulate", "replay", "verify", "content", "coverage", "doctor", "bench")


def test_games_are_listed() -> None:
    said = fine("games")
    assert list(ludotheque.games()) == sorted(ludotheque.games())
    assert all(name in said for name in ludotheque.games())
    listed = {game["id"]: game for game in json.loads(fine("games", "--json"))}
    assert set(listed) == set(ludotheque.games())
    assert listed["connect4"]["seats"] == [2, 2] and listed["phare"]["options"]["campaign"]["default"] == {}


def test_all_rules_are_read_by_chapter() -> None:
    said = fine("rules", "connect4", "--lang", "fr")
    assert "\nplay\nC4-01  Deux joueurs" in said and "\nend\nC4-04  " in said
    assert len(json.loads(fine("rules", "table", "--json"))) == len(ledger.load("table").entries)


def test_one_rule_is_read_with_the_rulings_about_it() -> None:
    said = fine("rules", "diktat", "dik-110")
    assert said.startswith("DIK-110  [politics, p. 13; ")
    about = [entry.id for entry in ledger.load("diktat").entries if "DIK-110" in entry.settles]
    assert about and all(f"\n{ruling}  [rulings; " in said for ruling in about)
    assert fine("rules", "diktat", about[0]).count("    ? ") == 1
    assert fine("rules", "connect4", "LUD-12").startswith("LUD-12  [undo; done]")
    assert [entry["id"] for entry in json.loads(fine("rules", "diktat", "DIK-110", "--json"))] == ["DIK-110", *about]


@pytest.mark.parametrize(
    ("lang", "mark"),
    [
        ("fr", "(Notre lecture, et non la lettre du livret. "),
        ("en", "(Our reading, not the letter of the rulebook. "),
    ],
)
def test_a_ruling_of_ours_says_so_with_its_reason(lang: str, mark: str) -> None:
    rulings = [entry for entry in ledger.load("diktat").entries if entry.is_ruling]
    assert {entry.ours for entry in rulings} == {True, False}
    whole = fine("rules", "diktat", "--lang", lang).splitlines()
    for entry in rulings:
        (line,) = (line for line in whole if line.startswith(f"{entry.id}  "))
        assert line.endswith(f"{mark}{entry.reason[lang]})") == entry.ours
    ours = next(entry for entry in rulings if entry.ours)
    assert f"\n    {mark}{ours.reason[lang]})\n" in fine("rules", "diktat", ours.id, "--lang", lang)
    assert json.loads(fine("rules", "diktat", ours.id, "--json"))[0]["ours"] is True


def test_unknown_rules_are_a_wrong_call() -> None:
    assert "ledgers here are: connect4, diktat" in fault("rules", "chess")
    assert "has no rule C4-05; near it are C4-0" in fault("rules", "connect4", "C4-05")
    assert "ledgers here are" in fault("coverage", "chess")


def test_coverage_counts_and_exits_by_its_problems(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "total" in fine("coverage", "connect4") and "total" in fine("coverage", "table")
    data = json.loads(fine("coverage", "connect4", "--json"))
    assert data["problems"] == [] and data["coverage"]["connect4"]["total"]["done"] == 4
    problem = ledger.Problem("C4-99", "twice in the ledger")
    monkeypatch.setattr(ledger, "_problems", lambda *parts: [problem])
    result = run("coverage", "connect4")
    assert result.exit_code == 1 and "C4-99: twice in the ledger" in result.stdout


def test_coverage_needs_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = ledger.rules_folder()
    monkeypatch.setattr(ledger, "checkout", lambda: None)
    monkeypatch.setattr(ledger, "rules_folder", lambda: folder)
    assert "run it from a checkout" in fault("coverage", "connect4", code=1)


@pytest.mark.usefixtures("small_game")
def test_content_is_checked_by_its_game(tmp_path: Path) -> None:
    assert fine("content", "check", "--game", "small") == "No fault found (small).\n"
    result = run("content", "check", tmp_path, "--game", "small")
    assert result.exit_code == 1
    assert result.stdout == "cards.toml:3: no such card\ncards.toml: too few cards\n2 fault(s).\n"
    result = run("content", "check", tmp_path, "--game", "small", "--json")
    assert result.exit_code == 1 and json.loads(result.stdout)[0] == {
        "game": "small",
        "file": "cards.toml",
        "line": 3,
        "reason": "no such card",
    }
    assert "connect4 has no content" in fault("content", "check", "--game", "connect4")
    assert "no game 'chess'" in fault("content", "check", "--game", "chess")


@pytest.mark.usefixtures("small_game")
def test_the_schema_of_a_games_files_is_printed_for_editors() -> None:
    schema = json.loads(fine("content", "schema", "diktat"))
    assert schema["$defs"]["opportunities"] == {"$ref": "#/$defs/Opportunities"}
    assert schema["$defs"]["Opportunity"]["properties"]["darkness"]["maximum"] == 9
    assert "connect4" in fault("content", "schema", "connect4")


def test_a_folder_is_known_by_its_files(tmp_path: Path) -> None:
    """A game that others stand beside need not be named: the folder holds its files."""
    cards = ROOT / "src/ludotheque/games/diktat/content/house/opportunities.toml"
    (tmp_path / "opportunities.toml").write_bytes(cards.read_bytes())
    assert fine("content", "check", tmp_path) == "No fault found (diktat).\n"
    (tmp_path / "opportunities.toml").rename(tmp_path / "mine.toml")
    assert "Several games have content: say which with --game" in fault("content", "check", tmp_path)


def test_the_doctor_says_which_engine_runs_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(fine("doctor", "--json"))
    assert data["engine"]["engine"] in ("pure", "compiled") and data["engine"]["why"]
    assert data["packages"]["typer"] and "connect4" in data["games"]
    said = fine("doctor")
    assert f"engine: {data['engine']['engine']} (" in said and "rich" in said

    def broken() -> None:
        raise ImportError("no such card game")

    monkeypatch.setattr(ludotheque, "games", broken)
    assert "they do not load (ImportError: no such card game)" in fine("doctor")


def test_the_doctor_warns_of_what_others_could_read_and_of_few_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir(0o700)
    (data / "ludotheque.db").touch(0o644)
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(data))
    monkeypatch.setattr("resource.getrlimit", lambda which: (100_000, 100_000))
    assert json.loads(fine("doctor", "--json"))["warnings"] == []  # nobody can come into the folder
    data.chmod(0o755)
    said = fine("doctor")
    assert f"Others on this machine can read {data}" in said and "ludotheque.db" in said
    monkeypatch.setattr("resource.getrlimit", lambda which: (256, 256))
    assert "Pas plus de 256 fichiers" in fine("doctor", "--lang", "fr")


def test_the_bench_runs_in_a_checkout_only(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def fake(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", fake)
    assert run("bench", "--rounds", 2).exit_code == 3
    assert calls == [[sys.executable, "-m", "bench", "--rounds", "2"]]
    monkeypatch.setattr(ledger, "checkout", lambda: None)
    assert "checkout" in fault("bench", code=1)


def test_version_and_help() -> None:
    assert fine("--version") == f"ludotheque {ludotheque.__version__}\n"
    said = fine("--help")
    for command in COMMANDS:
        assert f"\n  {command} " in said


def test_a_fault_of_the_program_is_one_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(machine, "examine", broken)
    assert "ZeroDivisionError: oh" in fault("doctor", code=1)


def test_it_starts_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from ludotheque.cli import main; main()", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(ludotheque.__file__).parents[1])},
    )
    assert done.stdout.startswith("ludotheque ")
