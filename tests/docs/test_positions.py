"""docs/positions.md: its examples run, and it names everything a description can say and nothing else."""

import importlib.util
import re
from typing import Any

import pytest

from ludotheque.games import diktat
from ludotheque.games.diktat.given import PHASES, Builder
from ludotheque.kit.content.described import BadDescription
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
WRITTEN = re.sub(
    r"<!-- hybris: made by.*<!-- end of what is made -->",
    "",
    (DOCS / PAGE).read_text(encoding="utf-8"),
    flags=re.DOTALL,
)
DIKTAT = WRITTEN.split("\n## Hybris\n")[0]
# Keys that can be said of one moment only, with that moment.
MOMENTS: dict[tuple[str, str], dict[str, Any]] = {("olomoc", "tie"): {"step": "mechanism"}}
OF_THE_TABLE = {"seats", "content", "options", "chance", "seed"}


@pytest.mark.parametrize("code", blocks(PAGE, "python"), ids=lambda code: f"line-{len(code) - len(code.lstrip()) + 1}")
def test_an_example_runs(code: str) -> None:
    run(PAGE, code)


def test_every_key_is_documented_and_no_other() -> None:
    asked: set[str] = set()

    class Curious(Builder):
        def take(self, name: str, default: Any) -> Any:
            asked.add(name)
            return super().take(name, default)

    Curious(diktat.GAME, 2, {}, {}).build()
    assert keys(DIKTAT) == asked | OF_THE_TABLE | {"others", "cabals"}


def keys(text: str) -> set[str]:
    rows = re.findall(r"^\| (`[^|]*`) \|", text, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`(\w+)`", row)}


def test_what_is_made_from_the_declarations_is_up_to_date() -> None:
    assert MADE.page() == (DOCS / PAGE).read_text(encoding="utf-8"), "python tools/positions.py write"


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


def test_every_phase_is_documented() -> None:
    (listed,) = re.findall(r"^The phases: (.*?)\n\n", DIKTAT, re.MULTILINE | re.DOTALL)
    assert re.findall(r"`(\w+)`", listed) == list(PHASES)
