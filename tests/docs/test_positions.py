"""docs/positions.md: its examples run, and it names everything a description can say and nothing else."""

import importlib.util
import re
from typing import Any

import pytest

from ludotheque.games import diktat, hybris, steamwatchers
from ludotheque.games.diktat.given import PHASES, Builder
from ludotheque.games.hybris.given import KEYS, Reader
from ludotheque.games.hybris.state import Player
from ludotheque.games.steamwatchers.given import Builder as SteamBuilder
from ludotheque.games.steamwatchers.phases.setup import lay_out
from ludotheque.games.steamwatchers.state import PHASE_IDS
from ludotheque.kit.content.described import Described
from tests.docs.blocks import DOCS, blocks, run

PAGE = "positions.md"
WRITTEN = re.sub(
    r"<!-- made by.*<!-- end of what is made -->", "", (DOCS / PAGE).read_text(encoding="utf-8"), flags=re.DOTALL
)
DIKTAT, STEAMWATCHERS = WRITTEN.split("\n## Steamwatchers\n")
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


def test_every_key_of_steamwatchers_is_documented_and_no_other() -> None:
    asked: set[str] = set()

    class Curious(dict[str, Any]):
        def pop(self, name: str, *default: Any) -> Any:
            asked.add(name)
            return super().pop(name, *default)

        def __contains__(self, name: object) -> bool:
            asked.add(str(name))
            return super().__contains__(name)

    rules = steamwatchers.GAME
    state = rules.blank(2, rules.check_options(2, {}))
    lay_out(state)
    builder = SteamBuilder(state, {})
    builder.told = Curious()
    builder.build(rules)
    assert keys(STEAMWATCHERS) == asked | OF_THE_TABLE | {"scenario"}


def tool() -> Any:
    found = importlib.util.spec_from_file_location("positions", DOCS.parent / "tools" / "positions.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_what_is_made_from_the_declarations_is_up_to_date() -> None:
    made = tool()
    assert made.page() == (DOCS / PAGE).read_text(encoding="utf-8"), "python tools/positions.py write"


def test_every_key_of_hybris_is_declared_and_read() -> None:
    asked: set[str] = set()

    class Curious(Described):
        def take(self, name: str, default: Any) -> Any:
            asked.add(name)
            return super().take(name, default)

    s = hybris.GAME.blank(2, hybris.GAME.check_options(2, {}))
    for seat in range(2):
        s.put(seat, Player.olympian, seat)
    Reader(s, Curious({"age": 1, "well": 0}, 2)).read()
    assert asked | {"olympians"} == {key.name for key in KEYS}


def test_every_phase_is_documented() -> None:
    (listed,) = re.findall(r"^The phases: (.*?)\n\n", DIKTAT, re.MULTILINE | re.DOTALL)
    assert re.findall(r"`(\w+)`", listed) == list(PHASES)
    (listed,) = re.findall(r"^The phases of Steamwatchers: (.*?)\n\n", STEAMWATCHERS, re.MULTILINE | re.DOTALL)
    assert re.findall(r"`(\w+)`", listed) == list(PHASE_IDS[1:])
