"""docs/positions.md: its examples run, and it names everything a description can say and nothing else."""

import re
from typing import Any

import pytest

from ludotheque.games.diktat import GAME
from ludotheque.games.diktat.given import PHASES, Builder
from tests.docs.blocks import DOCS, blocks, run

PAGE = "positions.md"
TEXT = (DOCS / PAGE).read_text(encoding="utf-8")
OF_THE_TABLE = {"seats", "content", "others", "cabals", "options", "chance", "seed"}


@pytest.mark.parametrize("code", blocks(PAGE, "python"), ids=lambda code: f"line-{len(code) - len(code.lstrip()) + 1}")
def test_an_example_runs(code: str) -> None:
    run(PAGE, code)


def test_every_key_is_documented_and_no_other() -> None:
    asked: set[str] = set()

    class Curious(Builder):
        def take(self, name: str, default: Any) -> Any:
            asked.add(name)
            return super().take(name, default)

    Curious(GAME, 2, {}, {}).build()
    rows = re.findall(r"^\| (`[^|]*`) \|", TEXT, re.MULTILINE)
    assert {key for row in rows for key in re.findall(r"`(\w+)`", row)} == asked | OF_THE_TABLE


def test_every_phase_is_documented() -> None:
    (listed,) = re.findall(r"^The phases: (.*?)\n\n", TEXT, re.MULTILINE | re.DOTALL)
    assert re.findall(r"`(\w+)`", listed) == list(PHASES)
