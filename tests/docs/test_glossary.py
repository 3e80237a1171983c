"""docs/glossary.md: its French terms are those of the ledger and of the texts, its code words are in the code."""

import re
from pathlib import Path

from ludotheque.games.diktat import game
from ludotheque.match.texts import files
from tests.docs.blocks import DOCS

HOME = Path(game.__file__).parent
ROWS = re.findall(r"^\| ([^|`]+) \| ([^|`]+) \| (`[^|]+) \|$", (DOCS / "glossary.md").read_text(encoding="utf-8"), re.M)
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOME.rglob("*.py")))
LEDGER = (DOCS.parent / "rules" / "diktat.toml").read_text(encoding="utf-8")
SPOKEN = {
    lang: "\n".join([LEDGER, *(path.read_text(encoding="utf-8") for path in files(HOME / "text", lang))]).casefold()
    for lang in ("fr", "en")
}


def test_every_code_word_is_in_the_code() -> None:
    words = {word for row in ROWS for word in re.findall(r"`(\w+)`", row[2])}
    assert len(ROWS) > 70
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", CODE)) == []


def said(term: str, lang: str) -> bool:
    """Whether a term, or the abbreviation after it, is in the ledger or in the texts, whatever its ending."""
    name, _, short = (part.strip(" )").casefold().removeprefix("to ") for part in term.partition("("))
    stem = name if len(name) < 5 else name[:-1]
    return stem in SPOKEN[lang] or (short != "" and short in SPOKEN[lang])


def test_every_term_is_used() -> None:
    cells = [(lang, cell) for row in ROWS for lang, cell in zip(("fr", "en"), row, strict=False)]
    terms = [(lang, term) for lang, cell in cells for term in re.split(r"[,:](?![^(]*\))", cell)]
    assert [(lang, term) for lang, term in terms if not said(term.strip(), lang)] == []


def test_no_term_stands_twice() -> None:
    french = [row[0] for row in ROWS]
    assert len(set(french)) == len(french)
