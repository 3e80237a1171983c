"""docs/adding-a-scenario.md: its scenario is checked as it says, and no special rule and no verb is left out."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.games.steamwatchers import check_hooks, loader, outside
from ludotheque.games.steamwatchers.check import check
from ludotheque.games.steamwatchers.records import Special
from ludotheque.games.steamwatchers.vocabulary import VOCABULARY
from ludotheque.match.registry import rules_of
from tests.docs.blocks import DOCS, blocks

PAGE = "adding-a-scenario.md"
TEXT = (DOCS / PAGE).read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The scenario of the page, where the page says."""
    monkeypatch.chdir(tmp_path)
    path = Path("my-war/scenarios/iron_winter.toml")
    path.parent.mkdir(parents=True)
    path.write_text(blocks(PAGE, "toml")[0].lstrip("\n"), encoding="utf-8")
    return path


@pytest.fixture
def hooks(file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same with rules of its own."""
    monkeypatch.delenv(outside.VARIABLE, raising=False)
    more, (code,), (sentence,) = blocks(PAGE, "toml")[1], blocks(PAGE, "python"), blocks(PAGE, "ftl")
    file.write_text(file.read_text(encoding="utf-8") + more.lstrip(), encoding="utf-8")
    file.with_suffix(".py").write_text(code.lstrip("\n"), encoding="utf-8")
    for lang in ("fr", "en"):
        file.with_name(f"iron_winter.{lang}.ftl").write_text(sentence.lstrip("\n"), encoding="utf-8")
    return file


def test_the_scenario_of_the_page_can_be_played(file: Path) -> None:
    assert check("my-war") == []
    scenario = loader.load("my-war", "iron_winter").scenario
    assert (scenario.turns, scenario.trophies, scenario.giant_floors, scenario.hegemony_geo) == (4, 2, 4, 12)
    assert loader.load("house", str(file)).scenario.id == "iron_winter"


def test_the_check_says_what_the_page_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    text = text.replace("turns = 4", "turns = 6").replace('"apotres"', '"apotre"').replace('"trophies"', '"trophy"')
    file.write_text(text, encoding="utf-8")
    _, said = blocks(PAGE, "console")
    assert [str(fault) for fault in check("my-war")] == said.strip().splitlines()[1:-1]


def test_the_hooks_of_the_page_play(hooks: Path) -> None:
    assert rules_of("steamwatchers").content.check("my-war") == []
    assert [type(each).__name__ for each in loader.load("my-war", "iron_winter").hooks][-1] == "IronWinter"


def test_every_hook_is_in_the_table_with_what_it_is_given() -> None:
    section = TEXT.partition("## 3. ")[2].partition("## 4. ")[0]
    assert listed(section) == {name: {*given} - {"self"} for name, given in check_hooks.known_hooks().items()}


def listed(part: str) -> dict[str, set[str]]:
    """The rows of a table: the word in the first cell, the keys in the second."""
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|[^|]*\|$", part, re.MULTILINE)
    return {word: set(re.findall(r"`(\w+)`", keys)) for word, keys in rows if word not in ("rule", "verb")}


def test_every_special_rule_is_in_the_table_with_its_keys() -> None:
    section = TEXT.partition("## 2. ")[2].partition("## 3. ")[0]
    infos: list[Any] = [msgspec.inspect.type_info(kind) for kind in Special.__subclasses__()]
    assert listed(section) == {info.tag: {field.encode_name for field in info.fields} for info in infos}


@pytest.mark.parametrize("when", ["arrival", "lasting", "bonus"])
def test_every_verb_is_in_its_table_with_its_keys(when: str) -> None:
    section = TEXT.partition(f"**{when}**")[2]
    section = re.split(r"^(?:\*\*|## )", section, maxsplit=1, flags=re.MULTILINE)[0]
    words = [*VOCABULARY.verbs, *VOCABULARY.modifiers]
    known = {word.name: {a.name for a in word.arguments} - {"to"} for word in words if when in word.within.split()}
    assert listed(section) == known
