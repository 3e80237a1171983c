# interpreted
"""Cards in plain words, built from the same rows the rules play: what a reader checks and what a player reads.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

from typing import Protocol

from ludotheque.games.diktat import loader, names
from ludotheque.games.diktat.content import Content

_CONDITIONS = ("", "base", "others")
_GOODS = dict(enumerate(names.GOOD_IDS)) | {names.ANY_AFFINITY: "any_affinity", names.OTHER_AFFINITY: "other_affinity"}

Row = tuple[int, ...]


class Say(Protocol):
    """Formats one message of the card texts in one language."""

    def __call__(self, message: str, /, **values: str | int) -> str: ...


def title(content: Content, element: int, language: str, say: Say) -> str:
    """The printed title of a card; the sector and level of a marker."""
    if element >= names.FIRST_MARKER:
        sector, level = divmod(element - names.FIRST_MARKER, 2)
        name = say(f"card-sector-{names.SECTOR_IDS[sector]}")
        return say("card-comma", first=name, last=say("card-level", n=level + 1))
    return loader.titles(content)[content.card_ids[element]][language]


def header(content: Content, element: int, language: str, say: Say) -> str:
    """Everything printed on a card besides its title and its effect; a marker has nothing else."""
    if element >= names.FIRST_MARKER:
        return ""
    if element >= names.CARDS:
        cabal, order = divmod(element - names.CARDS, 5)
        name = loader.cabal_names(content)[names.CABAL_IDS[cabal]][language]
        return say("card-dot", first=name, last=say("card-advised", n=order + 1))
    symbols = [int(content.symbols[element * loader.SYMBOLS + k]) for k in range(loader.SYMBOLS)]
    parts = [say(f"card-sector-{names.SECTOR_IDS[int(content.sector[element])]}")]
    affinities = [
        say(f"card-symbol-{'any' if s == names.ANY_AFFINITY else names.GOOD_IDS[s]}") for s in symbols if s >= 0
    ]
    parts.append(say("card-affinity", list=joined(say, "card-comma", affinities)) if affinities else say("card-blank"))
    parts.append(say("card-darkness", n=int(content.darkness[element])))
    if content.attack[element]:
        parts.append(say("card-attack"))
    if content.card_ids[element] in loader.scourges(content):
        parts.append(say("card-scourge"))
    return joined(say, "card-dot", parts)


def sentences(content: Content, element: int, say: Say) -> list[str]:
    """One sentence for each type of effect of an element, in the order of its rows; at least one."""
    rows = rows_of(content, element)
    if not rows:
        return [_without_rows(say, element)]
    lines: list[str] = []
    for kind in dict.fromkeys(row[0] for row in rows):
        same = [row for row in rows if row[0] == kind]
        text = ""
        for condition in dict.fromkeys(row[5] for row in same):
            link = "card-or" if kind == names.MANIFESTATION and same[0][5] == names.ALWAYS else "card-then"
            more = _conditional(say, [row for row in same if row[5] == condition])
            text = say(link, first=text, last=more) if text else more
        lines.append(say("card-line", type=say(f"card-type-{names.TYPE_IDS[kind]}"), text=text))
    return lines


def effect(content: Content, element: int, row: int, say: Say) -> str:
    """One effect of an element, as a part of a sentence."""
    return _effect(say, rows_of(content, element)[row])


def rows_of(content: Content, element: int) -> list[Row]:
    first, last = int(content.first[element]), int(content.first[element + 1])
    return [
        tuple(int(content.effects[r * names.EFFECT_WIDTH + k]) for k in range(names.EFFECT_WIDTH))
        for r in range(first, last)
    ]


def joined(say: Say, link: str, parts: list[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = say(link, first=text, last=part)
    return text


def _without_rows(say: Say, element: int) -> str:
    sector, level = divmod(element - names.FIRST_MARKER, 2)
    if sector == names.VIEILLE_VILLE:
        return say("card-line", type=say("card-type-taken"), text=say(f"effect-vieille_ville-{level + 1}"))
    return say("card-nothing")


def _conditional(say: Say, rows: list[Row]) -> str:
    """The rows of one type under one condition."""
    kind, condition = rows[0][0], rows[0][5]
    if kind == names.DEVELOPMENT:
        goods = joined(say, "card-and", [_goods(say, good, n) for _, good, n, *_ in rows])
        text = say("effect-development", goods=goods)
    else:
        link = {names.MANIFESTATION: "card-or", names.GAIN: "card-and"}.get(kind, "card-then")
        text = joined(say, link, [_effect(say, row) for row in rows])
    return say(f"card-when-{_CONDITIONS[condition]}", text=text) if condition else text


def _effect(say: Say, row: Row) -> str:
    kind, verb, a, b, c, _ = row
    if kind == names.GAIN:
        if verb == names.GAIN_VP:
            return say("effect-gain_vp", n=a)
        if verb == names.GAIN_RANK:
            return say("effect-gain_rank", n=f"{a:+d}")
        return say("effect-gain_affinity", goods=_goods(say, b, a))
    message = f"effect-{names.VERB_IDS[verb]}"
    if verb == names.EXCHANGE:
        return say(message, give=_goods(say, b // 16, b % 16), get=_goods(say, c // 16, c % 16))
    if verb == names.PLACE_TOKEN:
        return say(message, token=names.TOKEN_IDS[a])
    if verb == names.WILD_AFFINITY:
        return say(message, affinity=names.GOOD_IDS[a])
    if verb == names.REINFORCE:
        return say(message, n=b, goods=_goods(say, a, b), piles="one" if c else "any")
    return say(message, n=a)


def _goods(say: Say, good: int, n: int) -> str:
    return say(f"card-good-{_GOODS[good]}", n=n)
