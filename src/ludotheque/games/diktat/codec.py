"""Diktat's choices as tuples. All but offers fit one integer."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.codec import BadChoice, Codec
from ludotheque.core.domains import Choice
from ludotheque.core.state import pack
from ludotheque.core.vecs import of
from ludotheque.games.diktat import names, verbs
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.phases.oaths import CLAUSE_IDS
from ludotheque.games.diktat.phases.politics import (
    GIVE_CARD,
    GIVE_GOOD,
    GIVE_MARKER,
    GIVE_PLACE,
    GIVE_TEAM,
    ITEM,
    OATH,
    TAKES,
    THEIR_OATH,
)

# The clauses of an oath, each with the variables of its word in their order (DIK-Q53). Whoever writes, reads or draws a
# clause asks here.
CLAUSES: dict[str, tuple[str, ...]] = {
    "send": ("sector",),
    "no_send": ("sector",),
    "kill": ("seat", "n"),
    "no_kill": ("seat",),
    "kill_in": ("sector", "n"),
    "no_kill_in": ("sector",),
    "withdraw": ("pile",),
    "first": ("seat",),
    "name": ("sector",),
    "take": ("card",),
    "no_take": ("card",),
    "take_marker": ("sector",),
    "no_take_marker": ("sector",),
    "bid_least": ("pp",),
    "bid_most": ("pp",),
    "no_use": ("card",),
    "pawn": ("pile", "position", "agent"),
    "secret": ("card",),
    "give": ("good", "n"),
    "give_card": ("card",),
    "give_marker": ("sector",),
}
STATEMENTS = ("pawn", "secret")  # clauses that say what is, and so have no deadline
ITEMS = {"card": "card", "marker": "sector", "place": "pile", "team": "sector"}  # what a deal names besides goods
KINDS = {
    "sector": "sector",
    "card": "element",
    "good": "good",
    "agent": "agent",
}  # of variables; the others are numbers
AGENT_OF: Final = 4  # a position and an agent in one number

# A kind of Agent, told to everybody (`guard`) or to one seat (`guard:2`).
CLAIM_IDS = (*names.GOOD_IDS[:3], *(f"{agent}:{seat}" for seat in range(5) for agent in names.GOOD_IDS[:3]))


class DiktatCodec(Codec):
    """An offer is ("offer", seat, item, ...); an item is a word such as `give:pp:2`, `get:card:KA3`,
    `give:marker:karst`, `give:place:12`, `get:team:karst`, or a sworn clause: `i:no_kill:2:0`, `you:send:karst:1`,
    the last number saying by the end of this Cycle (0) or of the next (1)."""

    def __init__(self, content: Content) -> None:
        elements = (*content.card_ids, *(f"{sector}_{level}" for sector in names.SECTOR_IDS for level in (1, 2)))
        ids = {
            "sector": names.SECTOR_IDS,
            "element": elements,
            "good": names.GOOD_IDS,
            "agent": names.GOOD_IDS[:3],
            "claim": CLAIM_IDS,
            "cabal": names.CABAL_IDS,
        }
        super().__init__(dict(verbs.VERBS), ids)

    def encode(self, choice: Choice) -> tuple[int, vec[i64]]:
        if not choice or choice[0] != "offer":
            return super().encode(choice)
        if len(choice) < 2:
            raise BadChoice("offer takes a seat and items")
        words = [self.number("int", choice[1])]
        for item in choice[2:]:
            words += self.item(item)
        return pack(verbs.OFFER), of(words)

    def item(self, item: object) -> list[int]:
        if not isinstance(item, str):
            raise BadChoice(f"{item!r}: an item is a word such as 'give:pp:2'")
        parts = item.split(":")
        if parts[0] in ("i", "you"):
            return self.clause(OATH if parts[0] == "i" else THEIR_OATH, parts[1:], item)
        if parts[0] not in ("give", "get") or len(parts) != 3:
            raise BadChoice(f"{item!r}: an item begins with give, get, i or you")
        side = 0 if parts[0] == "give" else TAKES
        if parts[1] == "card":
            return [side + GIVE_CARD, self.number("element", parts[2]), 0, 0]
        if parts[1] == "marker":
            return [side + GIVE_MARKER, self.number("sector", parts[2]), 0, 0]
        if parts[1] == "place":
            return [side + GIVE_PLACE, whole(parts[2]), 0, 0]
        if parts[1] == "team":
            return [side + GIVE_TEAM, self.number("sector", parts[2]), 0, 0]
        return [side + GIVE_GOOD, self.number("good", parts[1]), whole(parts[2]), 0]

    def clause(self, side: int, parts: list[str], item: str) -> list[int]:
        if len(parts) < 3 or parts[0] not in CLAUSES:
            raise BadChoice(f"{item!r}: no such clause")
        name, *values, deadline = parts
        variables = CLAUSES[name]
        if len(values) != len(variables):
            raise BadChoice(f"{item!r}: {name} takes {', '.join(variables)}, then its deadline, 0 or 1")
        x, *rest = [self.read(variable, value) for variable, value in zip(variables, values, strict=True)]
        y = rest[0] * AGENT_OF + rest[1] if len(rest) == 2 else sum(rest)
        return [side + CLAUSE_IDS.index(name), x, y, whole(deadline)]

    def read(self, variable: str, value: str) -> int:
        return self.number(KINDS[variable], value) if variable in KINDS else whole(value)

    def decode(self, choice: int, words: Sequence[int] = ()) -> Choice:
        if choice >> 48 != verbs.OFFER:
            return super().decode(choice, words)
        return ("offer", words[0], *(self.spelled(*words[at : at + ITEM]) for at in range(1, len(words), ITEM)))

    def spelled(self, kind: int, x: int, y: int, deadline: int) -> str:
        """The word of an item."""
        if kind >= OATH:
            side, kind = ("you", kind - THEIR_OATH) if kind >= THEIR_OATH else ("i", kind - OATH)
            name = CLAUSE_IDS[kind]
            numbers = [x, y // AGENT_OF, y % AGENT_OF] if len(CLAUSES[name]) == 3 else [x, y]
            values = [self.written(*each) for each in zip(CLAUSES[name], numbers, strict=False)]
            return ":".join([side, name, *values, str(deadline)])
        side, kind = ("get", kind - TAKES) if kind >= TAKES else ("give", kind)
        if kind == GIVE_GOOD:
            return f"{side}:{self.ids['good'][x]}:{y}"
        if kind == GIVE_CARD:
            return f"{side}:card:{self.ids['element'][x]}"
        if kind == GIVE_PLACE:
            return f"{side}:place:{x}"
        return f"{side}:{'marker' if kind == GIVE_MARKER else 'team'}:{self.ids['sector'][x]}"

    def written(self, variable: str, number: int) -> str:
        return self.ids[KINDS[variable]][number] if variable in KINDS else str(number)


@lru_cache(maxsize=8)
def codec_of(content: Content) -> DiktatCodec:
    """It holds nothing of a game: one serves every table with that content."""
    return DiktatCodec(content)


def whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or int(text) > 65535:
        raise BadChoice(f"{text!r}: a number is expected")
    return int(text)
