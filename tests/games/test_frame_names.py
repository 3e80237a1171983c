"""What procedures and their fields are called outside is settled by a list, not by whoever renames a class."""

import tomllib
from pathlib import Path

import pytest

from ludotheque.core.fields import HIDDEN
from ludotheque.core.game import Game
from ludotheque.match.registry import registry

HERE = Path(__file__).parent
GAMES = {game: rules for game, rules in registry().items() if type(rules).__module__.startswith("ludotheque.")}


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_the_names_of_procedures_and_fields_are_the_settled_ones(rules: Game) -> None:
    shown = {
        name: " ".join(
            field + (f":{about.kind}" if about.kind else "")
            for field, about in kind.FIELDS.items()
            if about.sight != HIDDEN
        )
        for name, kind in rules.frames.items()
    }
    settled = HERE / rules.manifest.id / "frames.toml"
    assert settled.is_file(), f"{rules.manifest.id}: settle its names in {settled.relative_to(HERE.parents[1])}"
    assert shown == tomllib.loads(settled.read_text(encoding="utf-8"))
