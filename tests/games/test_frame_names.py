"""What procedures and their fields are called outside is settled by a list, not by whoever renames a class."""

import tomllib
from pathlib import Path

import pytest

from ludotheque.core.fields import HIDDEN
from ludotheque.core.game import Game
from ludotheque.match.registry import registry

SETTLED = tomllib.loads(Path(__file__).with_name("frames.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("rules", registry().values(), ids=registry())
def test_the_names_of_procedures_and_fields_are_the_settled_ones(rules: Game) -> None:
    shown = {
        name: " ".join(
            field + (f":{about.kind}" if about.kind else "")
            for field, about in kind.FIELDS.items()
            if about.sight != HIDDEN
        )
        for name, kind in rules.frames.items()
    }
    assert shown == SETTLED[rules.manifest.id]
