# interpreted
"""What the sentences of Diktat need beyond plain ids: titles, lines of deals, where a pawn stands, what a card does."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.diktat import effects, loader, names, readback
from ludotheque.games.diktat.codec import CLAUSES, ITEMS, STATEMENTS
from ludotheque.games.diktat.guards import develop_cost
from ludotheque.games.diktat.phases.conquest import RANSOM, Conquest
from ludotheque.games.diktat.phases.politics import describe, find_offer
from ludotheque.games.diktat.phases.special import Ransom
from ludotheque.games.diktat.play import EVERYBODY
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat, eyes_of, kind_of

Say = Callable[..., str]

UNKNOWN = "unknown"  # the agent of a pawn that the reader has not seen
ALL_ITEMS = 3  # the depth at which `describe` tells a deal to its parties

_MARKER = re.compile(rf"({'|'.join(names.SECTOR_IDS)})_([12])")


# -- ids with a grammar of their own


def phrase(piece: str, options: dict[str, Any], lang: str, say: Say) -> str | None:
    """Elements (`KA3`, `karst_1`; `full:KA3` with its sector), what they do (`text:KA3`, `effect:KA3:0`), what deals
    hold (`give:pp:2`, `i:no_kill:2:0`), clauses of oaths (`clause:no_kill:2`) and piles (`pile:7`)."""
    if (marker := _MARKER.fullmatch(piece)) is not None:
        return say("phrase-marker", sector=marker[1], level=int(marker[2]))
    content = options.get("content", "house")
    title = titles(content, lang).get(piece)
    if title is not None:
        return say("phrase-card", title=title)
    kind, *parts = piece.split(":")
    if not parts:
        return None
    if kind == "full":
        loaded = loader.load(content)
        sector = names.SECTOR_IDS[loaded.sector[loaded.card_ids.index(parts[0])]]
        return say("phrase-full", title=titles(content, lang)[parts[0]], sector=sector)
    if kind in ("give", "get"):
        return item(kind, parts, say)
    if kind in ("i", "you"):
        until = "never" if parts[0] in STATEMENTS else "this" if parts[-1] == "0" else "next"
        return say(f"item-{kind}", clause=clause(parts[:-1], say), until=until)
    if kind == "clause":
        return clause(parts, say)
    if kind == "pile":
        return say("phrase-pile", pile=int(parts[0]))
    if kind in ("text", "effect"):
        return what_it_does(content, parts, say)
    return None


@lru_cache(maxsize=8)
def titles(content: str, lang: str) -> dict[str, str]:
    return {card: title[lang] for card, title in loader.titles(loader.load(content)).items()}


def item(kind: str, parts: list[str], say: Say) -> str:
    what, value = parts
    if what in names.GOOD_IDS:
        return say(f"item-{kind}", good=what, n=int(value))
    return say(f"item-{kind}-{what}", **{ITEMS[what]: meant(ITEMS[what], value)})


def clause(parts: list[str], say: Say) -> str:
    name, *values = parts
    said = {variable: meant(variable, word) for variable, word in zip(CLAUSES[name], values, strict=True)}
    return say(f"clause-{name}", **said)


def meant(variable: str, word: str) -> int | str:
    if variable == "pile":
        return f"pile:{word}"
    return int(word) if word.isdigit() else word


def what_it_does(content: str, parts: list[str], say: Say) -> str:
    """All the effects of an element, or the one of that row."""
    loaded = loader.load(content)
    marker = _MARKER.fullmatch(parts[0])
    if marker is None:
        element = loaded.card_ids.index(parts[0])
    else:
        element = names.FIRST_MARKER + names.SECTOR_IDS.index(marker[1]) * 2 + int(marker[2]) - 1
    if len(parts) > 1:
        return readback.effect(loaded, element, int(parts[1]), say)
    return " ".join(readback.sentences(loaded, element, say))


# -- choices


def words(s: Diktat, seat: int, choice: Choice) -> dict[str, object]:
    """More variables for the sentence of a choice that is open to a seat, from what that seat may see."""
    verb, *rest = choice
    a: Any = rest[0] if rest else None
    b: Any = rest[1] if len(rest) > 1 else None
    match verb:
        case "look" | "kill" | "purge" | "pawn" | "show_pawn" | "tell":
            return the_pawn(s, seat, a, b) | about_pawn(s, seat, verb, rest)
        case "pile":
            return the_pile(s, a)
        case "special" | "use":
            return {"effect": f"effect:{a}:{b}"}
        case "play" | "take_card":
            return {"text": f"text:{a}"}
        case "take_marker":
            return the_marker(s, seat)
        case "develop":
            return {"pp": develop_cost(s, seat, 0)}
        case "drop_marker":
            return {"n": s.level(seat, names.SECTOR_IDS.index(a))}
        case "give_up_placed":
            return {"good": names.GOOD_IDS[s.placed(s.content.card_ids.index(a), b)]}
        case "pay":
            return {"pp": the_ransom(s)}
        case "show_screen" | "tell_card":
            return {"to": a if verb == "show_screen" else b}
        case "offer":
            return {"items": rest[1:]}
        case "accept" | "decline" | "retract":
            return the_offer(s, a)
    return {}


def about_pawn(s: Diktat, seat: int, verb: object, rest: list[Any]) -> dict[str, object]:
    """What a choice about a pawn costs, or to whom what is said of it."""
    if verb == "purge":
        return {"pp": capacity(s, seat, effects.SPY_AND_DISCARD)}
    if verb == "show_pawn":
        return {"to": rest[2]}
    if verb != "tell":
        return {}
    agent, _, to = str(rest[2]).partition(":")
    return {"agent": agent, "to": int(to or EVERYBODY)}


def the_ransom(s: Diktat) -> int:
    frame = s.stack[-1]
    return int(frame.ransom) if isinstance(frame, Ransom) else int(RANSOM)


def the_pile(s: Diktat, pile: int) -> dict[str, object]:
    return {"pile": pile, "owner": s.owner(pile), "sector": names.SECTOR_IDS[s.place(pile)]}


def the_pawn(s: Diktat, seat: int, pile: int, position: int) -> dict[str, object]:
    pawn = s.pawns[s.find_pawn(pile, position)]
    known = s.owner(pile) == seat or eyes_of(pawn) >> seat & 1
    return the_pile(s, pile) | {"position": position, "agent": names.GOOD_IDS[kind_of(pawn)] if known else UNKNOWN}


def the_marker(s: Diktat, seat: int) -> dict[str, object]:
    """The marker that the conquest in progress offers, at the level it would have."""
    frame = s.stack[-1]
    assert isinstance(frame, Conquest)
    marker = f"{names.SECTOR_IDS[frame.sector]}_{s.level(seat, frame.sector) + 1}"
    return {"marker": marker, "text": f"text:{marker}"}


def the_offer(s: Diktat, offer: int) -> dict[str, object]:
    lines = s.offers[find_offer(s, offer)]
    return {"from": lines[1], "to": lines[2], "items": describe(s, lines, ALL_ITEMS)}
