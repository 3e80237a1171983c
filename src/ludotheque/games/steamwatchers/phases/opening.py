"""What some scenarios add to set-up: Cramés, giants, units sent ahead, secrets (STW-198, STW-205 to STW-207, STW-214,
STW-225, STW-229)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK_IF_MANY,
    DONE,
    NEXT,
    Frame,
    arg_a,
    arg_b,
    pack,
    verb_of,
)
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    box_card,
    discard_steam,
    draw_steam,
    place_floors,
    put_structure,
    recruit,
    ruines,
    station,
    withdraw,
    zone_id,
)
from ludotheque.games.steamwatchers.queries import (
    adjacent,
    controller,
    in_play,
    room,
)
from ludotheque.games.steamwatchers.state import Player, Steam, Zone
from ludotheque.kit.play.cards import on_top, shuffled

NOT_NEAR: Final = Refusal("STW-198", "not-near-deployment")
HELD: Final = Refusal("STW-198", "zone-held")
NO_SUCH_UNIT: Final = Refusal("STW-198", "no-such-unit")


def burn_zones(s: Steam) -> None:
    """STW-205  Three cards, deployment zones included: each zone gets the Cramés, their farm, turret and barrel."""
    k: i64
    for k in range(s.scenario.burnt):
        card = draw_steam(s)
        discard_steam(s, card)
        put_structure(s, card, state.TOXIC)
        if s.turrets > 0:
            s.turrets -= 1
            put_structure(s, card, state.TURRET)
        s.set_on(card, Zone.barrel, 1)
        station(s, state.CRAMES, card, s.scenario.burnt_units, 0)
        if s.loud:
            s.tell("STW-205", "crames", {"zone": zone_id(s, card)})


def raise_giants(s: Steam) -> None:
    """STW-225  Fixed columns and neutral Target Zone tokens; the cards of these zones go to the box."""
    giants = s.scenario.giants
    if len(giants) == 0:
        return
    deck = vec[i64](capacity=len(s.deck))
    for zone in giants:
        box_card(s, zone)
        place_floors(s, zone, s.scenario.giant_floors)
        s.set_on(zone, Zone.target, state.NEUTRAL_TARGET)
        if s.loud:
            s.tell("STW-225", "giant", {"zone": zone_id(s, zone)})
    for card in s.deck:
        if s.cards[card] == state.IN_DECK:
            deck = append(deck, card)
    s.deck = deck


def bury_ruins(s: Steam) -> None:
    """STW-215  Ruines is shuffled with the next cards, and the packet goes back on top of the deck."""
    size = s.scenario.packet_5 if s.seats == 5 else s.scenario.packet
    if size == 0:
        return
    s.buried = len(s.deck) - size
    packet = append(s.deck[s.buried :], ruines(s))
    s.deck = on_top(s.deck[: s.buried], shuffled(s, "STW-215", packet))
    s.cards[ruines(s)] = state.IN_DECK


def near_deployment(s: Steam, seat: i64, zone: i64) -> bool:
    """Whether a zone borders one of a seat's deployment zones."""
    first = (s.get(seat, Player.deployment) - 1) * names.DEPLOYED
    k: i64
    for k in range(names.DEPLOYED):
        if adjacent(s, s.content.deployment_zones[first + k], zone):
            return True
    return False


@frame("where whence")
class SpreadOut(Frame[Steam]):
    """STW-198, STW-Q70  Up to so many of his units move into uncontrolled zones beside his deployment zones; or, as a
    vanguard, base soldiers come from the reserve (STW-207). A move is RECRUIT unit zone."""

    seat: i64
    left: i64
    fresh: i64  # 1: from the reserve
    zone: Annotated[i64, "zone"] = state.NOBODY  # where the next unit goes

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        if self.fresh == 1:
            return ("STW-207", "vanguard")
        return ("STW-198", "spread") if self.at("where") else ("STW-198", "spread-unit")

    def whence(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def where(self, s: Steam) -> i64:
        if self.left == 0 or (self.fresh == 1 and s.get(self.seat, Player.reserve_base) == 0):
            return DONE
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        zone: i64
        unit: i64
        if self.at("where"):
            out = append(out, pack(verbs.STOP))
            for zone in range(s.content.zones):
                if self.why_not_there(s, zone) is None:
                    out = append(out, pack(verbs.ZONE, zone))
            return out
        for zone in range(s.content.zones):
            if s.on(zone, Zone.holder) == seat and zone != self.zone:
                for unit in range(2):
                    if s.on(zone, Zone.base + unit) > 0:
                        out = append(out, pack(verbs.RECRUIT, unit, zone))
        return out

    def why_not_there(self, s: Steam, zone: i64) -> Refusal | None:
        if not in_play(s, zone) or not near_deployment(s, self.seat, zone):
            return NOT_NEAR
        if zone == self.zone and room(s, self.seat, zone) > 0:  # the second unit may join the first
            return None
        return HELD if controller(s, zone) != state.NOBODY else None

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if self.at("where") and verb == verbs.ZONE:
            return self.why_not_there(s, arg_a(choice))
        if self.at("whence") and verb == verbs.RECRUIT:
            zone = arg_b(choice)
            there = s.on(zone, Zone.holder) == seat and zone != self.zone and s.on(zone, Zone.base + arg_a(choice)) > 0
            return None if there else NO_SUCH_UNIT
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        if verb_of(choice) == verbs.ZONE:
            self.zone = arg_a(choice)
            if self.fresh == 0:
                return NEXT
            recruit(s, seat, self.zone, 1, 0)
            if s.loud:
                s.tell("STW-207", "vanguard", {"seat": int(seat), "zone": zone_id(s, self.zone)})
        else:
            unit = arg_a(choice)
            withdraw(s, arg_b(choice), 1 - unit, unit)
            station(s, seat, self.zone, 1 - unit, unit)
            if s.loud:
                told: dict[str, object] = {"seat": int(seat), "unit": state.UNIT_IDS[unit]}
                told["from_zone"] = zone_id(s, arg_b(choice))
                told["zone"] = zone_id(s, self.zone)
                s.tell("STW-198", "spread", told)
        self.left -= 1
        return self.goto("where")
