"""`review`."""

import json
from pathlib import Path

import pytest

from ludotheque.bots import review as reviews
from ludotheque.match.faces import game
from ludotheque.match.journal import dump, journal_of
from tests.cli.drive import fault, fine


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game in which the second player lets a fourth disc fall."""
    monkeypatch.setattr(reviews, "MOST", 200)
    table = game("connect4").new(2, seed=1)
    for n, column in enumerate((3, 2, 3, 2, 3, 4, 3)):
        table.choose(n % 2, ("drop", column))
    path = tmp_path / "game.jsonl"
    path.write_text(dump(journal_of(table)), encoding="utf-8")
    return path


def test_a_review_tells_curve_turning_point_and_better_choice(journal: Path) -> None:
    said = fine("review", journal)
    assert "7 decisions reviewed of 7 moves, 200 trials each." in said
    assert "move 6, Red: Drop a disc in column 5. " in said
    assert "blunder" in said
    after = said.splitlines()[next(n for n, line in enumerate(said.splitlines()) if line.startswith("move 6, ")) + 1]
    assert after.startswith("  That choice cost ") and after.endswith("preferred: Drop a disc in column 4.")
    assert "bévue" in fine("review", journal, "--lang", "fr", "--seat", 2)


def test_the_data_of_one_seat(journal: Path) -> None:
    made = json.loads(fine("review", journal, "--json", "--seat", 2))
    assert [one["entry"] for one in made["decisions"]] == [1, 3, 5]
    assert len(made["points"]) == 8


def test_what_was_judged_is_kept_and_gone_on_from(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, whole = tmp_path / "review.json", json.loads(fine("review", journal, "--json"))
    judge_one = reviews.judge_one

    def stopped(table, n, *rest):  # type: ignore[no-untyped-def]
        if n == 3:
            raise KeyboardInterrupt
        return judge_one(table, n, *rest)

    monkeypatch.setattr(reviews, "judge_one", stopped)
    assert "Interrupted after 3 decisions of 7" in fault("review", journal, "--out", out, code=130)
    assert "with --out FILE" in fault("review", journal, code=130)
    assert len(json.loads(out.read_text())["decisions"]) == 3
    seen = []
    monkeypatch.setattr(reviews, "judge_one", lambda table, n, *rest: seen.append(n) or judge_one(table, n, *rest))
    assert json.loads(fine("review", journal, "--out", out, "--json")) == whole
    assert seen == [3, 4, 5, 6]


def test_what_cannot_be_reviewed_is_said(journal: Path, tmp_path: Path) -> None:
    assert "from 1 to 2" in fault("review", journal, "--seat", 3)
    under_way = tmp_path / "short.jsonl"
    table = game("connect4").new(2, seed=1)
    table.choose(0, ("drop", 3))
    under_way.write_text(dump(journal_of(table)), encoding="utf-8")
    assert "only a finished game" in fault("review", under_way, code=1)
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    assert "is not a review" in fault("review", journal, "--out", other, code=1)
    other.write_text(json.dumps({"format": 0, "journal": "", "iterations": 1, "decisions": []}), encoding="utf-8")
    assert "of another game" in fault("review", journal, "--out", other, code=1)
    assert other.read_text().startswith('{"format": 0')


def test_one_move_is_explained_with_its_runners_up(journal: Path) -> None:
    said = fine("review", journal, "--move", 6).splitlines()
    assert said[0].startswith("Move 6, Red: Drop a disc in column 5 (blunder, ") and len(said) == 4
    assert said[1].startswith("Drop a disc in column 4 (") and all(line.startswith("or: ") for line in said[2:])
    assert json.loads(fine("review", journal, "--move", 6, "--json"))["label"] == "blunder"
    assert "Move 8 cannot be judged" in fault("review", journal, "--move", 8)
    assert "Le coup 0 ne peut pas être jugé" in fault("review", journal, "--move", 0, "--lang", "fr")
