"""Checkouts of the project timed in turns, in small: this one beside itself."""

from pathlib import Path

import pytest

from bench import beside

HERE = str(Path(__file__).parents[2])


def test_every_figure_of_a_checkout_is_held_against_the_first(capfd: pytest.CaptureFixture[str]) -> None:
    assert beside.main([HERE, HERE, "--rounds", "1", "--game", "diktat", "--game", "hybris"]) == 0
    first, second = capfd.readouterr().out.split(HERE)[1:]
    figures = beside.figures_of(["diktat", "hybris"])
    assert first.count("x 1.00") == len(figures) == second.count(" x ")
    assert all(name in first and name in second for name in figures)


def test_a_checkout_without_the_package_is_no_side(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src/ludotheque").mkdir(parents=True)
    (tmp_path / "src/ludotheque/__init__.py").write_text("raise ImportError('nothing here')\n")
    with pytest.raises(SystemExit, match="has stopped"):
        beside.main([str(tmp_path)])
    assert "nothing here" in capfd.readouterr().err
