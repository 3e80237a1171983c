"""docs/positions.md: its examples run, and it names everything a description can say and nothing else."""

import importlib.util
import inspect
import re
from typing import Any

import pytest

from ludotheque.games.diktat.given import PHASES
from ludotheque.kit.content.described import BadDescription
from ludotheque.match.faces import Playable
from ludotheque.match.registry import registry
from tests.docs.blocks import DOCS, blocks, run


def tool() -> Any:
    found = importlib.util.spec_from_file_location("positions", DOCS.parent / "tools" / "positions.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


MADE = tool()
PAGE = "positions.md"
TEXT = (DOCS / PAGE).read_text(encoding="utf-8")
# Keys that can be said of one moment only, with that moment.
MOMENTS: dict[tuple[str, str], dict[str, Any]] = {("olomoc", "tie"): {"step": "mechanism"}}


@pytest.mark.parametrize("code", blocks(PAGE, "python"), ids=lambda code: f"line-{len(code) - len(code.lstrip()) + 1}")
def test_an_example_runs(code: str) -> None:
    run(PAGE, code)


def test_what_every_game_knows_is_documented() -> None:
    (table,) = re.findall(r"^## At every table$(.*?)^## ", TEXT, re.MULTILINE | re.DOTALL)
    named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert ["seats", *named, "description"] == list(inspect.signature(Playable.given).parameters)[1:]


def test_what_is_made_from_the_declarations_is_up_to_date() -> None:
    assert re.findall(r"^<!-- (\w+): made by", TEXT, re.MULTILINE) == MADE.GAMES
    assert MADE.page() == TEXT, "python tools/positions.py write"


@pytest.mark.parametrize(
    ("game_id", "key"), [(game_id, key.name) for game_id in MADE.GAMES for key in MADE.keys(game_id)]
)
def test_every_key_that_is_declared_is_read(game_id: str, key: str) -> None:
    """What nobody can mean is refused by whoever reads that key, not because there is no such key."""
    with pytest.raises(BadDescription) as refused:
        given(game_id, **MOMENTS.get((game_id, key), {}), **{key: object()})
    assert not re.search("has no|no such thing", str(refused.value))


@pytest.mark.parametrize("game_id", MADE.GAMES)
def test_no_key_that_is_not_declared_is_accepted(game_id: str) -> None:
    own = {key.name for key in MADE.keys(game_id)}
    options = {name for rules in registry().values() for name in rules.manifest.options}
    for name in ({key.name for other in MADE.GAMES for key in MADE.keys(other)} | options | {"weather"}) - own:
        with pytest.raises(BadDescription, match=f"A position has no '{name}'"):
            given(game_id, **{name: object()})


def given(game_id: str, **description: Any) -> object:
    rules = registry()[game_id]
    return rules.given(rules.manifest.seats[0], {}, **description)


def test_every_phase_of_diktat_is_explained() -> None:
    (listed,) = re.findall(r"^The phases: (.*?)\n\n", TEXT, re.MULTILINE | re.DOTALL)
    assert re.findall(r"`(\w+)`", listed) == list(PHASES)
