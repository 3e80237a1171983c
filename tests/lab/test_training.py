"""Trainings: rounds that are gone on with, nets that say where they come from, and only winners kept."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import nets
from ludotheque.bots.levels import MAITRE
from ludotheque.lab import learning, lessons, training
from ludotheque.lab.training import Course, train
from ludotheque.lab.words import LabFault
from ludotheque.match.registry import rules_of
from tests.cli.drive import fault

np = pytest.importorskip("numpy")


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    """Short enough: both sides of a duel think little."""
    monkeypatch.setattr(training, "MAITRE", replace(MAITRE, iterations=4))
    options = rules_of("diktat").check_options(2, None)
    return Course("diktat", 2, options, tmp_path / "learned", rounds=1, games=30, duels=2, iterations=4)


def refuse(*_: Any) -> None:
    raise AssertionError("this was done already")


@pytest.mark.whole
def test_a_round_is_played_once_and_its_net_says_how_it_came_about(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    (done,) = train(course)
    about, _ = nets.read(course.folder / "round-1" / "learned.net")
    assert (about.game, about.seats, about.options) == ("diktat", 2, course.options)
    (story,) = about.story
    assert (story["games"], story["seed"], story["won"], story["duels"]) == (30, "1.1", done.won, 2)
    assert bool(done.net) is story["net"] is (2 * done.won > 2)
    assert nets.net_of(rules_of("diktat"), course.options, 2, str(course.folder / "round-1" / "learned.net"))
    monkeypatch.setattr(training, "play", refuse)
    monkeypatch.setattr(training, "duel", refuse)
    assert train(course) == [done]


@pytest.mark.whole
def test_an_interrupted_round_goes_on_where_it_was(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def some(lesson: lessons.Lesson, folder: Path) -> int:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(lesson.first)
        return play(lesson, folder)

    play = lessons.play
    monkeypatch.setattr(training, "play", some)
    with pytest.raises(LabFault, match="are kept"):
        train(course)
    kept = {path.name: path.stat().st_mtime_ns for path in (course.folder / "round-1").glob("games-*.npz")}
    assert len(kept) == 3, kept
    monkeypatch.setattr(training, "play", play)
    train(course)
    assert all((course.folder / "round-1" / name).stat().st_mtime_ns == made for name, made in kept.items())


@pytest.mark.whole
def test_a_net_that_loses_is_not_kept(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*_: Any) -> float:
        return 0.0

    monkeypatch.setattr(training, "duel", lose)
    (done,) = train(course)
    assert done.won == 0 and done.net == ""


def test_what_decides_a_game_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place that tells the winner among twenty that do not."""
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 6, (1500, 2, 21)).astype(np.int16)
    won = np.zeros((1500, 2), np.float32)
    won[np.arange(1500), (seen[:, 1, 7] > seen[:, 0, 7]).astype(int)] = 1
    even = np.full((1500, 2), 0.5, np.float32)
    data = learning.Seen(seen, even, won, np.repeat(np.arange(150), 10))
    monkeypatch.setattr(learning, "RATE", 2e-2)
    monkeypatch.setattr(learning, "EPOCHS", 12)
    monkeypatch.setattr(learning, "BATCH", 128)
    monkeypatch.setattr(learning, "LATER", 0.0)
    _, _, before, after = learning.learn(data, 1)
    assert abs(before - np.log(2)) < 1e-6 and after < 0.6


def test_wrong_trainings(course: Course, tmp_path: Path) -> None:
    assert "play against each other" in fault("train", "phare", "--keep", tmp_path / "p")
    training.begin(course)
    with pytest.raises(LabFault, match="another training"):
        training.begin(replace(course, games=80))
