"""The page for researchers runs as printed, and its tables say what is so."""

import re

import pytest

from ludotheque.adapters.steps import Steps
from tests.docs.blocks import DOCS, blocks

pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")


def test_the_page_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, object] = {}
    found = blocks("research.md", "python")
    for code in found:
        exec(compile(code, "research.md", "exec"), known)
    assert len(found) == 5 and "own discs" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("title", "game", "seats"),
    [
        ("connect four", "connect4", 2),
        ("Le Phare", "phare", 2),
        ("Diktat", "diktat", 4),
        ("Steamwatchers", "steamwatchers", 4),
        ("Néombre", "neombre", 4),
        ("Hybris", "hybris", 4),
        ("Olomòc", "olomoc", 2),
    ],
)
def test_the_sizes_are_those_of_the_games(title: str, game: str, seats: int) -> None:
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| {title}[^|]*\| ([\d,]+) \| ([\d,]+) \|", page, re.MULTILINE)
    assert row is not None
    steps = Steps(game, seats)
    assert [int(number.replace(",", "")) for number in row.groups()] == [steps.actions, steps.numbers]
