"""docs/glossary.md: its French terms are those of the ledger and of the texts, its code words are in the code."""

import re
from unicodedata import normalize

import pytest

from ludotheque.match.texts import files
from tests.docs.blocks import DOCS

ROOT = DOCS.parent
ROW = re.compile(r"^\| ([^|`]+) \| ([^|`]+) \|(?: (`[^|]+) \|)?$", re.M)
PAGE = (DOCS / "glossary.md").read_text(encoding="utf-8")
ROWS = {
    "".join(c for c in normalize("NFD", title.casefold()) if c.isascii()): [
        row for row in ROW.findall(part) if row[:2] != ("French", "English")
    ]
    for title, part in re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
}
WRITTEN = {"diktat": 70, "steamwatchers": 100, "hybris": 50, "olomoc": 45}


def code(game: str) -> str:
    home = ROOT / "src" / "ludotheque" / "games" / game
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py")))


def spoken(game: str, lang: str) -> str:
    """The ledger and, where the game has them, its texts."""
    texts = ROOT / "src" / "ludotheque" / "games" / game / "text"
    paths = [ROOT / "rules" / f"{game}.toml", *(files(texts, lang) if texts.is_dir() else [])]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths).casefold()


def said(term: str, words: str) -> bool:
    """Whether a term, or the abbreviation after it, is in the ledger or in the texts, whatever its ending."""
    name, _, short = (part.strip(" )").casefold().removeprefix("to ") for part in term.partition("("))
    stem = name if len(name) < 5 else name[:-1]
    return stem in words or (short != "" and short in words)


def test_every_game_with_a_glossary_is_here() -> None:
    assert {game: len(rows) > WRITTEN[game] for game, rows in ROWS.items()} == dict.fromkeys(WRITTEN, True)


def test_every_row_of_diktat_has_its_code_words() -> None:
    assert [row for row in ROWS["diktat"] if not row[2]] == []


@pytest.mark.parametrize("game", WRITTEN)
def test_every_code_word_is_in_the_code(game: str) -> None:
    words = {word for row in ROWS[game] for word in re.findall(r"`(\w+)`", row[2])}
    source = code(game)
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", source)) == []


@pytest.mark.parametrize("game", WRITTEN)
def test_every_term_is_used(game: str) -> None:
    words = {lang: spoken(game, lang) for lang in ("fr", "en")}
    cells = [(lang, cell) for row in ROWS[game] for lang, cell in zip(("fr", "en"), row[:2], strict=True)]
    terms = [(lang, term.strip()) for lang, cell in cells for term in re.split(r"[,:](?![^(]*\))", cell)]
    assert [(lang, term) for lang, term in terms if not said(term, words[lang])] == []


@pytest.mark.parametrize("game", WRITTEN)
def test_no_term_stands_twice(game: str) -> None:
    french = [row[0] for row in ROWS[game]]
    assert len(set(french)) == len(french)
