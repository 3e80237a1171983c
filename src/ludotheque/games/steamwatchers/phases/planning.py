"""Phase 2 « Planification des ordres » (STW-068 to STW-072)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, arg_a, arg_b, pack, verb_of
from ludotheque.games.steamwatchers import state, verbs
from ludotheque.games.steamwatchers.acts import all_orders_left, lift_order, orders_left, zone_id
from ludotheque.games.steamwatchers.queries import on_board, order_of
from ludotheque.games.steamwatchers.state import Steam, Zone
from ludotheque.kit.play.sealed import Sealed

NO_UNIT: Final = Refusal("STW-069", "no-unit-there")
ORDERED: Final = Refusal("STW-070", "already-ordered")
NONE_LEFT: Final = Refusal("STW-071", "no-order-left")
ZONES_LEFT: Final = Refusal("STW-Q20", "zones-left")


def why_not_order(s: Steam, seat: i64, zone: i64, kind: i64) -> Refusal | None:
    """STW-069, STW-070, STW-071, STW-Q20  Any kind left in reserve, in a zone with a unit of his and no token."""
    if s.on(zone, Zone.holder) != seat:
        return NO_UNIT
    if s.on(zone, Zone.order) != state.NO_ORDER:
        return ORDERED
    if kind < state.DEFENCE or kind > state.DECOY:
        return NOT_OFFERED
    return None if orders_left(s, seat, kind) > 0 else NONE_LEFT


def bare_zones(s: Steam, seat: i64) -> vec[i64]:
    """Zones with units of his and no order token."""
    out = vec[i64](capacity=10)
    zones = s.areas
    at: i64 = 0
    zone: i64
    for zone in range(s.content.zones):
        if zones[at + Zone.holder] == seat and zones[at + Zone.order] == state.NO_ORDER:
            out = append(out, zone)
        at += Zone.WIDTH
    return out


def still_placing(s: Steam) -> i64:
    """Bit mask of the seats whose tokens are not all placed."""
    frame = s.stack[-1] if len(s.stack) > 0 else None
    if isinstance(frame, Planning):
        return frame.waiting
    return 0


@frame("open place")
class Planning(Sealed[Steam]):
    """STW-068  All at once, token by token, face down; revealed together when everybody is ready."""

    seat: i64
    waiting: Annotated[i64, SEATS] = 0  # bit mask of those who are not ready

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-069", "orders")

    def asked(self, s: Steam) -> i64:
        return self.waiting

    def place(self, s: Steam) -> i64:
        return self.gather(s)

    def open(self, s: Steam) -> i64:
        seat: i64
        for seat in range(s.seats):
            if s.alive(seat) and on_board(s, seat) > 0:
                self.waiting |= 1 << seat
        return NEXT

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        zones = bare_zones(s, seat)
        if len(zones) == 0:
            return append(vec[i64](), pack(verbs.READY))
        out = vec[i64](capacity=3 * len(zones))
        kind: i64
        for kind in range(state.DEFENCE, state.DECOY + 1):
            if orders_left(s, seat, kind) > 0:
                for zone in zones:
                    out = append(out, pack(verbs.ORDER, zone, kind))
        return out if len(out) > 0 else append(out, pack(verbs.READY))

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.ORDER:
            return why_not_order(s, seat, arg_a(choice), arg_b(choice))
        if verb_of(choice) != verbs.READY:
            return NOT_OFFERED
        return ZONES_LEFT if len(bare_zones(s, seat)) > 0 and all_orders_left(s, seat) > 0 else None

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.ORDER:
            zone = arg_a(choice)
            s.set_on(zone, Zone.order, arg_b(choice))
            s.set_on(zone, Zone.ordered_by, seat)
            if s.loud:
                told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, zone)}
                told["order"] = state.ORDER_IDS[arg_b(choice)]
                s.confide("STW-069", "ordered", 1 << seat, told)
            return ASK
        self.waiting &= ~(1 << seat)
        if s.loud:
            s.tell("STW-068", "ready", {"seat": int(seat)})
        return self.goto("place")

    def delivered(self, s: Steam) -> i64:
        if s.loud:
            tell_orders(s)
        take_decoys(s)
        return DONE

    def imagine(self, s: Steam, seat: i64) -> None:
        """STW-068  Tokens face down may be of any kind their owner still has (STW-071); of those who are still placing
        theirs nothing is known, not even how far they are."""
        hidden = vec[i64](capacity=40)
        zone: i64
        for zone in range(s.content.zones):
            owner = s.on(zone, Zone.ordered_by)
            if s.on(zone, Zone.order) == state.NO_ORDER or owner == seat:
                continue
            if self.waiting >> owner & 1 == 1:
                lift_order(s, zone)
            else:
                s.set_on(zone, Zone.order, state.NO_ORDER)
                hidden = append(hidden, zone)
        for zone in hidden:
            left = vec[i64](capacity=10)
            kind: i64
            for kind in range(state.DEFENCE, state.DECOY + 1):
                k: i64
                for k in range(orders_left(s, s.on(zone, Zone.ordered_by), kind)):
                    left = append(left, kind)
            s.set_on(zone, Zone.order, left[s.below("STW-068", len(left))])


def take_decoys(s: Steam) -> None:
    """STW-072  A revealed Decoy returns at once: its zone has no order this turn."""
    zone: i64
    for zone in range(s.content.zones):
        if s.on(zone, Zone.order) == state.DECOY:
            lift_order(s, zone)


def tell_orders(s: Steam) -> None:
    seat: i64
    for seat in range(s.seats):
        if s.alive(seat):
            told: dict[str, object] = {
                "seat": int(seat),
                "defence": ordered(s, seat, state.DEFENCE),
                "movement": ordered(s, seat, state.MOVEMENT),
                "decoy": ordered(s, seat, state.DECOY),
            }
            s.tell("STW-068", "revealed", told)


def ordered(s: Steam, seat: i64, kind: i64) -> list[str]:
    """The zones where a seat's tokens of a kind lie."""
    return [zone_id(s, zone) for zone in range(s.content.zones) if order_of(s, zone, seat) == kind]
