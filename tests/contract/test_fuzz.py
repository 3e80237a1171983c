"""The fuzzer, on a few games."""

from pathlib import Path

import pytest

import ludotheque
from tests import fuzz


def test_it_plays_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--game", "phare", "--game", "connect4", "--games", "6", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 games (") and said.endswith(" 0 failed\n")
    assert list(tmp_path.iterdir()) == []


def test_a_failure_leaves_a_journal_and_the_way_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_late(table: ludotheque.Table, *_: object) -> None:
        assert len(table.entries) < 5, "five moves are too many"

    monkeypatch.setattr(fuzz, "CHECKS", [fail_late])
    asked = ["--game", "phare", "--seats", "3", "--seed", "s", "--first", "7", "--games", "1", "--out", str(tmp_path)]
    assert fuzz.main(asked) == 1
    said = capsys.readouterr().err
    assert "five moves are too many" in said and "--seed s --first 7 --games 1" in said
    (journal,) = tmp_path.iterdir()
    replayed = ludotheque.replay(journal.read_text(encoding="utf-8"))
    assert len(replayed.entries) >= 5 and not replayed.over


def test_seats_that_no_game_has(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["--game", "connect4", "--seats", "3"])
    assert "no game here is for 3 seats" in capsys.readouterr().err
