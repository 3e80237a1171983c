# interpreted
"""Reads an edition of Diktat from its TOML files into the flat tables the rules use."""

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from msgspec import convert
from mypy_extensions import i64

from ludotheque.games.diktat import effects, names, records
from ludotheque.games.diktat.check import CONTENT, check, read
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.records import SYMBOLS
from ludotheque.games.diktat.vocabulary import VOCABULARY, compile_effect
from ludotheque.kit.content.edition import ContentError, Editions, digest
from ludotheque.kit.content.records import fill, numbers
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import Fault
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler, faultless

__all__ = [
    "BUILT_IN",
    "ContentError",
    "Fault",
    "cabal_names",
    "check",
    "load",
    "mark",
    "origins",
    "parse_card",
    "scourges",
    "titles",
    "with_cards",
]

BUILT_IN = ("house", "fixture")

Table = dict[str, Any]

_NOTATION = re.compile(r"\s*([^\[\]{}=;]+?)\s*\[([^|\]]*)\|\s*N(\d{1,2})\s*(?:\|\s*(att)\s*)?\]\s*", re.IGNORECASE)
_SHORT = {"po": "politics", "pe": "people", "ar": "artefact", "*": "any"}
_LETTERS = {"politics": "Po", "people": "Pe", "artefact": "Ar", "any": "*"}
_OTHER_NAMES = {"centre_motol": "motol", "college_de_l_harmonie": "college"}
_DERIVED = re.compile(r"(.*)\{([^{}]*)\}", re.DOTALL)


EDITIONS = Editions(CONTENT, BUILT_IN, read, "cards")


def load(name_or_folder: str | Path) -> Content:
    """The content of that name: "house", "fixture", a folder of cards, or the name of a derived content."""
    base, changes = _parts(str(name_or_folder))
    content = EDITIONS.kept(_build, base)
    return with_cards(content, changes) if changes else content


def mark(name_or_folder: str) -> str:
    """A short digest of a content: of what its tables say, not of how or where its files are written."""
    base, changes = _parts(name_or_folder)
    return digest([EDITIONS.named(base).tables, changes])


def titles(content: Content) -> dict[str, dict[str, str]]:
    """Card id -> {"fr": title, "en": title}; a card written in test notation is its own title."""
    base, changes = _parts(content.name)
    tables = EDITIONS.named(base).tables
    found = {card["id"]: dict(card["title"]) for file in ("opportunities", "cabals") for card in tables[file]["card"]}
    return found | {card: {"fr": text, "en": text} for card, text in changes.items()}


def origins(content: Content) -> dict[str, str]:
    """Card id -> where it comes from."""
    base, changes = _parts(content.name)
    tables = EDITIONS.named(base).tables
    found = {card["id"]: str(card["origin"]) for file in ("opportunities", "cabals") for card in tables[file]["card"]}
    return found | dict.fromkeys(changes, "test")


def scourges(content: Content) -> set[str]:
    """Ids of the cards marked as Scourges (DIK-174)."""
    base, changes = _parts(content.name)
    return {card["id"] for card in EDITIONS.named(base).tables["opportunities"]["card"] if card.get("scourge")} - set(
        changes
    )


def cabal_names(content: Content) -> dict[str, dict[str, str]]:
    """Cabal id -> {"fr": name, "en": name}."""
    return {c["id"]: dict(c["name"]) for c in EDITIONS.named(_parts(content.name)[0]).tables["cabals"]["cabal"]}


def parse_card(text: str) -> Table:
    """A blank card in test notation, `Karst[Po,Pe|N2|att]`, as the keys of a [[card]] table."""
    found = _NOTATION.fullmatch(text)
    if found is None:
        raise ContentError(f'"{text}" is not a card: write Sector[symbols|Nscore] or Sector[symbols|Nscore|att]')
    key = _plain(found[1])
    sector = _OTHER_NAMES.get(key, key)
    if sector not in names.SECTOR_IDS:
        raise ContentError(f'unknown sector "{found[1]}" in "{text}"' + nearest(sector, list(names.SECTOR_IDS)))
    letters = [] if found[2].strip() in ("-", "") else [part.strip().lower() for part in found[2].split(",")]
    for letter in letters:
        if letter not in _SHORT:
            raise ContentError(f'unknown symbol "{letter}" in "{text}": use Po, Pe, Ar, * or - for none')
    if len(letters) > SYMBOLS:
        raise ContentError(f'"{text}" has {len(letters)} symbols, a card has at most {SYMBOLS}')
    if int(found[3]) > 9:
        raise ContentError(f'"{text}" has Darkness {found[3]}, the most is 9')
    return {
        "sector": sector,
        "affinity": [_SHORT[letter] for letter in letters],
        "darkness": int(found[3]),
        "attack": found[4] is not None,
    }


def with_cards(content: Content, cards: Mapping[int | str, str] | Mapping[str, str] | Mapping[int, str]) -> Content:
    """The same content with some Opportunity cards, by number or id, replaced by blank ones in test notation.

    Its name tells the changes, so that `load` builds it again from the name alone.
    """
    base, changes = _parts(content.name)
    blank: dict[int, Table] = {}
    for which, text in cards.items():
        number = _card_number(content, which)
        blank[number] = parse_card(text)
        changes[content.card_ids[number]] = _notation(blank[number])
    if not blank:
        return content
    derived = Content(base + "{" + ";".join(f"{card}={changes[card]}" for card in sorted(changes)) + "}")
    derived.card_ids = list(content.card_ids)
    for field in ("rank", "token", "endowment", "slots", "slot_vp", "cabal_cost", "cabal_vp"):
        setattr(derived, field, vec[i64](getattr(content, field)))
    faces = [blank.get(card) or _printed(content, card) for card in range(names.CARDS)]
    fill(derived, convert(faces, list[records.Face]))
    derived.book = content.book.silenced(numbers(blank))
    _sum_up(derived)
    return derived


def _build(name: str) -> Content:
    content, tables = Content(name), EDITIONS.named(name).tables
    opportunities = tables["opportunities"]["card"]
    cabal_cards: list[Table] = [{}] * names.CABAL_CARDS
    for card in tables["cabals"]["card"]:
        cabal_cards[names.CABAL_IDS.index(card["cabal"]) * 5 + card["order"] - 1] = card
    markers: list[Table] = [{}] * (names.SECTORS * 2)
    for marker in tables["markers"]["marker"]:
        markers[names.SECTOR_IDS.index(marker["sector"]) * 2 + marker["level"] - 1] = marker
    content.card_ids = [card["id"] for card in (*opportunities, *cabal_cards)]
    fill(content, convert(opportunities, list[records.Opportunity]))
    compiler = Compiler(VOCABULARY, faultless)
    for element in (*opportunities, *cabal_cards, *markers):
        compiler.begin(element.get("id", ""))
        for effect in element.get("effects", []):
            compile_effect(compiler, effect, ())
    content.book = compiler.finish()
    _sum_up(content)
    cabals = {cabal.id: cabal for cabal in convert(tables["cabals"]["cabal"], list[records.Cabal])}
    fill(content, [cabals[name] for name in names.CABAL_IDS])
    return content


def _sum_up(content: Content) -> None:
    """What each element adds: always, then in the one configuration or the other."""
    book = content.book
    sums = [int(n) for n in book.sums] * 2
    for element in range(names.ELEMENTS):
        for entry in range(book.first[element], book.first[element + 1]):
            at = entry * program.ENTRY_WIDTH
            test = book.entries[at + program.ENTRY_IF]
            if book.entries[at + program.FORM] == program.MODIFIER and test:
                others = book.tests[test * program.TEST_WIDTH] == effects.OTHERS_ONLY
                row = element + names.ELEMENTS * others
                sums[row * book.modifiers + book.entries[at + program.WHAT]] += book.entries[at + program.ENTRY_N]
    content.sums = numbers(sums)


def _printed(content: Content, card: int) -> Table:
    symbols = [int(content.symbols[card * SYMBOLS + k]) for k in range(SYMBOLS)]
    return {
        "sector": names.SECTOR_IDS[int(content.sector[card])],
        "affinity": ["any" if s == names.ANY_AFFINITY else names.GOOD_IDS[s] for s in symbols if s >= 0],
        "darkness": int(content.darkness[card]),
        "attack": bool(content.attack[card]),
    }


def _notation(card: Table) -> str:
    symbols = ",".join(_LETTERS[symbol] for symbol in card["affinity"]) or "-"
    return f"{card['sector']}[{symbols}|N{card['darkness']}{'|att' if card['attack'] else ''}]"


def _parts(name: str) -> tuple[str, dict[str, str]]:
    """The content a name begins with, and the cards changed in it."""
    derived = _DERIVED.fullmatch(name)
    if derived is None or Path(name).is_dir():
        return name, {}
    pairs = (part.partition("=") for part in derived[2].split(";") if part)
    return derived[1], {card: text for card, _, text in pairs}


def _card_number(content: Content, which: int | str) -> int:
    if isinstance(which, str):
        ids = content.card_ids[: names.CARDS]
        if which not in ids:
            raise ContentError(f'no Opportunity card has the id "{which}"' + nearest(which, ids))
        return ids.index(which)
    if not 0 <= which < names.CARDS:
        raise ContentError(f"Opportunity cards are numbered 0 to {names.CARDS - 1}, not {which}")
    return which


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"[^a-z0-9]+", "_", "".join(c for c in letters if not unicodedata.combining(c))).strip("_")
