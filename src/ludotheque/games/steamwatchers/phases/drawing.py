"""Steam Column cards drawn and played, by whatever rule asks for it (STW-056, STW-057, STW-216)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_ANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import state, verbs
from ludotheque.games.steamwatchers.acts import box_card, discard_steam, draw_steam, place_floors, ruines, zone_id
from ludotheque.games.steamwatchers.queries import controller, haven, in_play
from ludotheque.games.steamwatchers.state import Steam, Zone

HELD_ZONE: Final = Refusal("STW-216", "ruins-controlled")
INLAND: Final = Refusal("STW-216", "ruins-inland")
HAS_HAVEN: Final = Refusal("STW-216", "ruins-haven")


@frame("draw end")
class Draw(Frame[Steam]):
    """STW-056  Cards from the deck into a hand; Ruines is replaced first, then it acts (STW-216, STW-Q76)."""

    seat: i64
    n: i64

    def draw(self, s: Steam) -> i64:
        found = False
        drawn: list[str] = []
        left = self.n
        while left > 0:
            card = draw_steam(s)
            if card == state.NOBODY:
                break
            if card == ruines(s):
                box_card(s, card)
                found = True
                continue
            s.cards[card] = self.seat
            left -= 1
            if s.loud:
                drawn.append(zone_id(s, card))
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "n": int(self.n - left)}
            s.whisper("STW-056", "drew-steam", told, 1 << self.seat, {"cards": drawn})
        if found:
            s.call(Ruins(self.seat))
        return NEXT


@frame("found")
class Ruins(Frame[Steam]):
    """STW-216, STW-Q76  An uncontrolled coastal zone without a haven gets one; the card is in the box."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-216", "ruins")

    def found(self, s: Steam) -> i64:
        return ASK_IF_ANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        zone: i64
        for zone in range(s.content.zones):
            if why_not_ruins(s, zone) is None:
                out = append(out, pack(verbs.ZONE, zone))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        return why_not_ruins(s, arg_a(choice)) if verb_of(choice) == verbs.ZONE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        zone = arg_a(choice)
        s.set_on(zone, Zone.target, state.NEUTRAL_TARGET)
        if s.loud:
            s.tell("STW-216", "ruins", {"seat": int(seat), "zone": zone_id(s, zone)})
        return DONE


def why_not_ruins(s: Steam, zone: i64) -> Refusal | None:
    if not in_play(s, zone) or s.content.shore_mask[zone] == 0:
        return INLAND
    if haven(s, zone) or s.on(zone, Zone.target) != state.NO_TARGET:
        return HAS_HAVEN
    return HELD_ZONE if controller(s, zone) != state.NOBODY else None


def appear(s: Steam, seat: i64, card: i64) -> None:
    """STW-057, STW-226  A card goes face up on the discard and its floors rise in its zone, one more where the scenario
    says so. `seat` plays it; NOBODY when the deck does (STW-059)."""
    discard_steam(s, card)
    printed = s.content.floors[card]
    for hooks in s.content.hooks:
        printed = hooks.floors(s, card, printed)
    floors = place_floors(s, card, printed)
    if s.loud:
        told: dict[str, object] = {"zone": zone_id(s, card), "placed": int(floors)}
        if seat == state.NOBODY:
            s.tell("STW-059", "column-from-deck", told)
        else:
            told["seat"] = int(seat)
            s.tell("STW-057", "column", told)


@frame("turn_up end")
class FromDeck(Frame[Steam]):
    """STW-059  The top card of the deck is played; Ruines is replaced first, then `seat` applies it (STW-Q76)."""

    seat: i64

    def turn_up(self, s: Steam) -> i64:
        card = draw_steam(s)
        if card == ruines(s):
            box_card(s, card)
            s.call(Ruins(self.seat))
            card = draw_steam(s)
        if card != state.NOBODY:
            appear(s, state.NOBODY, card)
        return NEXT
