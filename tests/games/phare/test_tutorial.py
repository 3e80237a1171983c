"""The tutorial shows the game as it is."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
LARGER = PAGE[PAGE.index("## Part two") :]
BLOCKS = re.findall(r"```python\n# (\S+)\n(.*?)```", LARGER, flags=re.DOTALL)


def test_the_tutorial_has_excerpts() -> None:
    assert len(BLOCKS) > 8
    assert LARGER.count("```python") == len(BLOCKS)


@pytest.mark.parametrize(("file", "block"), BLOCKS, ids=[f"{n}-{file}" for n, (file, _) in enumerate(BLOCKS)])
def test_every_excerpt_is_in_the_sources(file: str, block: str) -> None:
    path = ROOT / file if file.startswith("tests/") else ROOT / "src" / "ludotheque" / file
    source = path.read_text(encoding="utf-8")
    for part in re.split(r"^ *\.\.\.\n", block, flags=re.MULTILINE):
        assert part.strip("\n") in source


@pytest.mark.parametrize("name", ["fr.ftl", "en.ftl"])
def test_the_words_it_names_exist(name: str) -> None:
    words = (ROOT / "src" / "ludotheque" / "games" / "phare" / "text" / name).read_text(encoding="utf-8")
    for kind in ("ask", "choice", "why", "event", "reason", "name"):
        for text_id in re.findall(rf"`({kind}-[a-z-]+)`", LARGER):
            assert f"\n{text_id} =" in words, text_id
