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


def test_each_scenario_is_played_as_often(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "PLAYOUTS", 1)
    some = ["--scenario", "apprentissage", "--scenario", "le_pillage_des_crames"]
    asked = ["--game", "steamwatchers", *some, "--seats", "2", "--games", "2", "--odds", "40", "--out", str(tmp_path)]
    assert fuzz.main(asked) == 0
    said = capsys.readouterr().out
    for scenario in ("apprentissage", "le_pillage_des_crames"):
        assert f"steamwatchers {scenario}, 2 seats: 2 games, " in said
    assert "4 games (apprentissage/2 2, le_pillage_des_crames/2 2), " in said


def test_every_scenario_with_every_number_of_seats_it_allows() -> None:
    cases = list(fuzz.scenario_cases(["steamwatchers"], None, []))
    assert len(cases) == len(set(cases)) == 8 * 4 + 1  # les Cramés are for two
    assert not list(fuzz.scenario_cases(["phare"], None, []))


def test_every_setting_with_every_number_of_seats_it_allows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = list(fuzz.setting_cases(["hybris"], None, []))
    assert len(cases) == len(set(cases)) == 9 * 3 + 1  # as it is, five Scenarios, three Variants; the Duel is for two
    monkeypatch.setattr(fuzz, "PLAYOUTS", 1)
    asked = ["--game", "phare", "--every-setting", "--seats", "2", "--games", "1", "--out", str(tmp_path)]
    assert fuzz.main(asked) == 0
    assert "phare as it is, 2 seats: 1 games, " in capsys.readouterr().out


def test_a_scenario_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["--game", "steamwatchers", "--scenario", "nowhere"])
    assert "no such scenario" in capsys.readouterr().err


def test_seats_that_no_game_has(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["--game", "connect4", "--seats", "3"])
    assert "no game here is for 3 seats" in capsys.readouterr().err
