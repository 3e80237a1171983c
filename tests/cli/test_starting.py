"""How a command starts and leaves: its language, what it loads, what it keeps."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from ludotheque.cli import output, session
from tests.cli.drive import fault, fine

HEAVY = ("fluent.runtime", "rich.console", "ludotheque.core.state", "ludotheque.games.diktat")


@pytest.mark.parametrize(
    "words", [["--version"], ["rules", "diktat", "DIK-088"], ["host", "--help"]], ids=lambda words: words[0]
)
def test_a_command_that_needs_no_game_loads_none(words: list[str]) -> None:
    code = (
        "import sys; from ludotheque.cli.app import app; app(sys.argv[1:], standalone_mode=False);"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "[]"


def test_the_language_may_stand_before_the_command() -> None:
    assert "Ten" not in fine("--lang", "fr", "rules", "diktat", "DIK-164")
    assert fine("--lang", "fr", "rules", "diktat", "DIK-164") == fine("rules", "diktat", "DIK-164", "--lang", "fr")
    assert fine("--lang", "fr", "play", "connect4", typed="quit\n").endswith("Au revoir.\n")
    assert fine("--lang", "fr", "rules", "diktat", "DIK-164", "--lang", "en") == fine("rules", "diktat", "DIK-164")
    assert fine("rules", "diktat", "DIK-164") != fine("--lang", "fr", "rules", "diktat", "DIK-164")


def test_whoever_leaves_is_told_what_was_kept_and_how_to_go_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["4", KeyboardInterrupt])

    def hear(prompt: str) -> str:
        line = next(lines)
        if line is KeyboardInterrupt:
            raise KeyboardInterrupt
        return str(line)

    monkeypatch.setattr(session, "hear", hear)
    said = fine("play", "connect4", "--human", "1,2")
    (file,) = (data / "left").iterdir()
    assert f"The game is kept in {file}. To go on: ludotheque play --from {file} --human 1,2\n" in said
    monkeypatch.undo()
    assert "drops a disc into column 4" not in fine("play", "--from", file, "--human", "1,2", typed="1\nquit\n")
    assert "Seat 2" in fine("play", "--from", file, "--human", "1,2", typed="quit\n")


def test_a_campaign_that_is_left_stays_as_it_was(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "story"
    said = fine("play", "phare", "--seats", 1, "--campaign", file, typed="quit\n")
    assert f"The campaign in {file} stays as it was before this game." in said
    assert not file.exists() and not (data / "left").exists()


def test_a_folder_of_cards_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "There is no folder" in fault("content", "check", tmp_path / "nowhere", "--game", "diktat")


def test_a_bar_shows_before_anything_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(output, "PATIENCE", 0.01)
    with output.bar("Diktat, 2", 10):
        for thread in threading.enumerate():
            if isinstance(thread, threading.Timer):
                thread.join(10)
    assert "Diktat, 2" in capsys.readouterr().err
