# interpreted
"""Offers and talk as domains: too many to list beside the other any-time choices."""

from collections.abc import Callable, Iterator

from ludotheque.core.codec import BadChoice
from ludotheque.core.domains import WRONG_SHAPE, Choice, Domain
from ludotheque.core.refusal import Refusal
from ludotheque.games.diktat import names, state
from ludotheque.games.diktat.codec import codec_of
from ludotheque.games.diktat.phases.politics import GIVE_CARD, GIVE_MARKER, tradable, why_not_offer
from ludotheque.games.diktat.play import EVERYBODY, DiktatTable
from ludotheque.games.diktat.sight import see_secret
from ludotheque.games.diktat.state import Diktat, Pile

MOST_TIMES, MOST_BID = 9, 20  # that a composer lists; a line in notation may say more


class OfferDomain(Domain):
    """DIK-Q50  ("offer", seat, item, ...): see DiktatCodec for the items."""

    kind = "deal"
    finite = False

    def __init__(self, state: Diktat, seat: int) -> None:
        self.state, self.seat = state, seat
        self.codec = codec_of(state.content)

    def why_not(self, choice: Choice) -> Refusal | None:
        try:
            _, words = self.codec.encode(choice)
        except BadChoice:
            return WRONG_SHAPE
        return why_not_offer(self.state, self.seat, words, self.state.stack[-1].window(self.state))

    def sample(self, below: Callable[[int], int]) -> Choice:
        """One or two lines that the maker can carry out; a plain gift of nothing asked if all else fails."""
        for _ in range(20):
            choice = ("offer", self.partner(below), *(self.line(below) for _ in range(1 + below(3))))
            if self.why_not(choice) is None:
                return choice
        return ("offer", self.partner(below), "get:pp:1")

    def partner(self, below: Callable[[int], int]) -> int:
        return (self.seat + 1 + below(self.state.seats - 1)) % self.state.seats

    def line(self, below: Callable[[int], int]) -> str:
        s, side = self.state, "give" if below(2) else "get"
        sector = names.SECTOR_IDS[below(names.SECTORS)]
        swearer = "i" if below(2) else "you"
        lines = [
            f"{side}:{names.GOOD_IDS[below(len(names.GOOD_IDS))]}:{1 + below(3)}",
            f"{side}:marker:{sector}",
            f"{swearer}:no_send:{sector}:{below(2)}",
            f"{swearer}:send:{sector}:{below(2)}",
            f"{swearer}:no_kill:{below(s.seats)}:{below(2)}",
            f"{swearer}:kill_in:{sector}:1:{below(2)}",
            f"{swearer}:bid_most:{below(5)}:0",
            f"{swearer}:bid_least:{below(5)}:0",
            f"{swearer}:no_take_marker:{sector}:0",
            f"{swearer}:give:pp:{1 + below(3)}:{below(2)}",
        ]
        owner = self.seat if side == "give" else self.partner(below)
        if len(s.own[owner]):
            lines.append(f"{side}:card:{s.content.card_ids[s.own[owner][below(len(s.own[owner]))] & 127]}")
        for at in range(0, len(s.piles), 5):
            if s.piles[at + 1] == owner:
                lines.append(f"{side}:place:{s.piles[at]}")
                kind = names.GOOD_IDS[below(3)]
                lines.append(f"i:pawn:{s.piles[at]}:{1 + below(s.piles[at + 3])}:{kind}:0")
        return lines[below(len(lines))]

    def count(self) -> int:
        raise ValueError("there is no end of possible deals")

    def iterate(self) -> Iterator[Choice]:
        raise ValueError("deals cannot be listed")

    def describe(self) -> dict[str, object]:
        seats, window = range(self.state.seats), self.state.stack[-1].window(self.state)
        return {
            "kind": self.kind,
            "verb": "offer",
            "partners": [other for other in seats if other != self.seat],
            "screened": list(names.GOOD_IDS[: names.SCREENED]),
            "things": [self.things(owner, window) for owner in seats],
            "values": self.values(),
        }

    def values(self) -> dict[str, list[object]]:
        """What a clause may name, variable by variable, of what its maker sees."""
        s, k = self.state, self.state.content
        heights = [int(s.piles[at + Pile.height]) for at in range(0, len(s.piles), Pile.WIDTH)]
        secret = [s.secret] if see_secret(s, self.seat) not in (None, {"card": None}) else []
        held = [element for owner in range(s.seats) for element in s.elements(owner) if element < names.FIRST_MARKER]
        return {
            "sector": list(names.SECTOR_IDS),
            "seat": list(range(s.seats)),
            "pile": [int(s.piles[at]) for at in range(0, len(s.piles), Pile.WIDTH)],
            "position": list(range(1, max(heights, default=0) + 1)),
            "agent": list(names.GOOD_IDS[:3]),
            "good": list(names.GOOD_IDS),
            "card": [k.card_ids[card] for card in dict.fromkeys([*s.track, *secret, *held])],
            "n": list(range(1, MOST_TIMES + 1)),
            "pp": list(range(MOST_BID + 1)),
        }

    def things(self, owner: int, window: int) -> list[str]:
        """Cards, markers and places of piles that an offer may name as that owner's."""
        found = [*tradable(self.state, self.seat, owner, window)]
        return [self.thing(code, which) for code, which in zip(found[::2], found[1::2], strict=True)]

    def thing(self, code: int, which: int) -> str:
        if code == GIVE_CARD:
            return f"card:{self.state.content.card_ids[which]}"
        return f"marker:{names.SECTOR_IDS[which]}" if code == GIVE_MARKER else f"place:{which}"


class TalkDomain(Domain):
    """DIK-105, DIK-Q52  Showing the own screen or own pawns, telling what a pawn or the secret card is, to one
    player or to everybody."""

    kind = "talk"

    def __init__(self, state: DiktatTable, seat: int) -> None:
        self.state, self.seat = state, seat
        self.codec = codec_of(state.content)

    def why_not(self, choice: Choice) -> Refusal | None:
        try:
            packed, _ = self.codec.encode(choice)
        except BadChoice:
            return WRONG_SHAPE
        if not choice or choice[0] not in ("show_screen", "show_pawn", "tell", "tell_card"):
            return WRONG_SHAPE
        return self.state.why_not_beside(self.seat, packed)

    def iterate(self) -> Iterator[Choice]:
        s = self.state
        listeners = [*(other for other in range(s.seats) if other != self.seat), EVERYBODY]
        for to in listeners:
            yield ("show_screen", to)
        for at in range(0, len(s.piles), Pile.WIDTH):
            pile, mine = s.piles[at], s.piles[at + Pile.owner] == self.seat
            for position in range(1, s.piles[at + Pile.height] + 1):
                if mine:
                    yield from (("show_pawn", pile, position, to) for to in listeners)
                for claim in self.codec.ids["claim"]:
                    if self.why_not(("tell", pile, position, claim)) is None:
                        yield ("tell", pile, position, claim)
        if s.secret != state.NOBODY:
            for card in s.content.card_ids[: names.CARDS]:
                yield from (("tell_card", card, to) for to in listeners)

    def count(self) -> int:
        return sum(1 for _ in self.iterate())

    def sample(self, below: Callable[[int], int]) -> Choice:
        at = below(self.count())
        return next(choice for n, choice in enumerate(self.iterate()) if n == at)

    def describe(self) -> dict[str, object]:
        return {"kind": self.kind, "verbs": ["show_screen", "show_pawn", "tell", "tell_card"]}
