"""docs/adding-a-card.md: the card it types in is checked, read back and played as it says, and no verb is left out."""

import re
import shutil
from pathlib import Path

import pytest

from ludotheque.games.diktat import check, loader
from ludotheque.games.diktat.vocabulary import VOCABULARY
from tests.cli.drive import run as command
from tests.docs.blocks import DOCS, blocks, run

PAGE = "adding-a-card.md"
TEXT = (DOCS / PAGE).read_text(encoding="utf-8")
RIGHT, WRONG = (block.strip() for block in blocks(PAGE, "toml"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`my-cards`, a copy of the file that the page says to copy."""
    (copied,) = re.findall(r"^cp (\S+) my-cards/$", TEXT, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    Path("my-cards").mkdir()
    shutil.copy(DOCS.parent / copied, "my-cards")
    return Path("my-cards")


def type_in(folder: Path, card: str) -> None:
    path = folder / "opportunities.toml"
    old = path.read_text(encoding="utf-8")
    new = re.sub(r'\[\[card\]\]\nid = "KA1"\n.*?(?=\n\n)', lambda _: card, old, count=1, flags=re.DOTALL)
    assert new != old
    path.write_text(new, encoding="utf-8")


@pytest.mark.parametrize(("card", "place"), [(RIGHT, 0), (WRONG, 1)], ids=["right", "wrong"])
def test_the_check_says_what_the_page_says(folder: Path, card: str, place: int) -> None:
    type_in(folder, card)
    typed, _, expected = blocks(PAGE, "console")[place].strip().partition("\n")
    said = command(*typed.removeprefix("$ ludotheque ").split())
    assert said.stdout.strip() == expected.strip()
    assert said.exit_code == place


def test_the_card_is_read_and_played(folder: Path) -> None:
    type_in(folder, RIGHT)
    assert loader.titles(loader.load("my-cards"))["KA1"] == {"fr": "Marché de minuit", "en": "Midnight Market"}
    (code,) = blocks(PAGE, "python")
    run(PAGE, code)


def test_every_verb_is_in_the_tables_under_its_type_and_with_its_keys() -> None:
    known: dict[str, tuple[set[str], set[str]]] = {}
    for word in (*VOCABULARY.verbs, *VOCABULARY.modifiers):
        if word.within not in ("development", "gain"):
            known[word.name] = set(word.within.split()), {argument.name for argument in word.arguments} - {"to"}
    listed: dict[str, tuple[set[str], set[str]]] = {}
    kind = ""
    for line in TEXT.splitlines():
        if line.startswith("**"):
            kind = {"**Capacities**": "capacity", "**Manifestations**": "manifestation"}.get(line, "special")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if kind and line.startswith("| `") and len(cells) == 3 and cells[0] != "`verb`":
            also = {"special"} if "(also a `special`)" in cells[2] else set()
            own = set(re.findall(r"\(type `(\w+)`\)", cells[2])) or {kind}
            for verb in re.findall(r"`(\w+)`", cells[0]):
                listed[verb] = own | also, set(re.findall(r"`(\w+)`", cells[1]))
    assert listed == known
    for verb, only in check.ONLY_WHEN.items():
        assert re.search(rf'^\| `{verb}` \|[^|]*`when = "{only}"`', TEXT, re.MULTILINE), verb
