"""Phase 3 « Activation des ordres » (STW-073 to STW-086)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    archon_cards,
    archon_place,
    discard_steam,
    lift_order,
    steam_cards,
    sweep_orders,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.battles import Battles
from ludotheque.games.steamwatchers.phases.defence import Defence
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.movement import Movement
from ludotheque.games.steamwatchers.phases.rendezvous import Rendezvous, may_meet
from ludotheque.games.steamwatchers.queries import ability, order_of, positions
from ludotheque.games.steamwatchers.state import Player, Steam, Zone
from ludotheque.kit.play.order import next_after

NO_ORDER_THERE: Final = Refusal("STW-074", "no-order-there")
NO_UNIT_LEFT: Final = Refusal("STW-076", "no-unit-left")
NOT_ALLIANCE: Final = Refusal("STW-242", "not-alliance")
DELAYED_ALREADY: Final = Refusal("STW-242", "delayed-already")
NOT_IN_HAND: Final = Refusal("STW-242", "not-in-hand")

NO_RENDEZVOUS: Final = Refusal("STW-230", "no-rendezvous")
NOTHING_TO_ACTIVATE: Final = Refusal("STW-Q80", "nothing-to-activate")
ACTIVATE_NOW: Final = Refusal("STW-Q80", "activate-now")

NO_SUCH_TITLE: Final = Refusal("STW-025", "no-such-title")
TITLE_TAKEN: Final = Refusal("STW-082", "title-taken")
PRIMUS_HOLDS: Final = Refusal("STW-066", "primus-holds")
SAME_TITLE: Final = Refusal("STW-085", "same-title")


def why_not_activate(s: Steam, seat: i64, zone: i64) -> Refusal | None:
    """STW-074, STW-076  One of his revealed tokens, in a zone where he still has a unit."""
    if order_of(s, zone, seat) == state.NO_ORDER:
        return NO_ORDER_THERE
    return None if s.on(zone, Zone.holder) == seat else NO_UNIT_LEFT


def tokens(s: Steam, seat: i64) -> vec[i64]:
    """Zones whose token a seat may activate."""
    out = vec[i64](capacity=8)
    zones = s.areas
    at: i64 = 0
    zone: i64
    for zone in range(s.content.zones):
        if (
            zones[at + Zone.ordered_by] == seat
            and zones[at + Zone.order] != state.NO_ORDER
            and zones[at + Zone.holder] == seat
        ):
            out = append(out, zone)
        at += Zone.WIDTH
    return out


def why_not_delay(s: Steam, seat: i64, place: i64) -> Refusal | None:
    """STW-242, STW-Q65  Once a turn, the Alliance discards a card from its hand (its place in `cards`)."""
    if not ability(s, seat, names.ALLIANCE):
        return NOT_ALLIANCE
    if s.get(seat, Player.delayed) == 1:
        return DELAYED_ALREADY
    return None if s.cards[place] == seat else NOT_IN_HAND


def why_not_reveal(s: Steam, seat: i64) -> Refusal | None:
    """STW-230, STW-Q80  His rendezvous, when he activates a token afterwards."""
    if not may_meet(s, seat):
        return NO_RENDEZVOUS
    zone: i64
    for zone in range(s.content.zones):
        if why_not_activate(s, seat, zone) is None:
            return None
    return NOTHING_TO_ACTIVATE


@frame("hand_on act met fight finish")
class Activation(Frame[Steam]):
    """STW-073  One at a time in order of the Conclave track, again and again, until everybody has passed; the last one
    left goes on alone (STW-Q22)."""

    seat: i64
    place: i64 = 0  # position of whoever acts, or acted last

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-074", "activation")

    def hand_on(self, s: Steam) -> i64:
        """STW-073, STW-078  The next on the track who has not passed; the phase ends when there is none."""
        keys = vec[i64](capacity=state.MAX_SEATS)
        seat: i64
        for seat in range(s.seats):
            plays = s.alive(seat) and s.get(seat, Player.passed) == 0 and s.get(seat, Player.title) > 0
            keys = append(keys, s.get(seat, Player.title) if plays else state.NOBODY)
        seat = next_after(keys, self.place)
        if seat == state.NOBODY:
            return DONE
        self.seat = seat
        self.place = keys[seat]
        return NEXT

    def act(self, s: Steam) -> i64:
        """STW-078  Without a token he can only pass."""
        return ASK_IF_MANY

    def met(self, s: Steam) -> i64:
        return self.act(s)

    def fight(self, s: Steam) -> i64:
        s.call(Battles(self.seat, s.active, s.answer_or(0)))
        return NEXT

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for zone in tokens(s, seat):
            out = append(out, pack(verbs.ACTIVATE, zone))
        if self.at("met"):
            return out
        if why_not_reveal(s, seat) is None:
            out = append(out, pack(verbs.REVEAL))
        out = append(out, pack(verbs.PASS))
        if ability(s, seat, names.ALLIANCE) and s.get(seat, Player.delayed) == 0:
            for card in steam_cards(s, seat):
                out = append(out, pack(verbs.DISCARD, card))
            for card in archon_cards(s, seat):
                out = append(out, pack(verbs.DISCARD_ARCHON, card))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.ACTIVATE:
            return why_not_activate(s, seat, arg_a(choice))
        if self.at("met"):
            return ACTIVATE_NOW
        if verb == verbs.REVEAL:
            return why_not_reveal(s, seat)
        if verb == verbs.DISCARD:
            return why_not_delay(s, seat, arg_a(choice))
        if verb == verbs.DISCARD_ARCHON:
            return why_not_delay(s, seat, archon_place(s, arg_a(choice)))
        return None if verb == verbs.PASS else NOT_OFFERED

    def default(self, s: Steam, seat: i64) -> i64:
        return pack(verbs.PASS) if self.at("act") else self.legal(s, seat)[0]

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.ACTIVATE:
            return self.activate(s, arg_a(choice))
        if verb == verbs.PASS:
            s.call(Reserve(seat))
            return self.goto("hand_on")
        if verb == verbs.REVEAL:
            s.call(Rendezvous(seat))
            return self.goto("met")
        return self.delay(s, verb == verbs.DISCARD_ARCHON, arg_a(choice))

    def activate(self, s: Steam, zone: i64) -> i64:
        """STW-074, STW-077  The token's zone becomes the active zone."""
        s.active = zone
        kind = order_of(s, zone, self.seat)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, zone), "order": state.ORDER_IDS[kind]}
            s.tell("STW-074", "activated", told)
        if kind == state.MOVEMENT:
            s.call(Movement(self.seat, zone))
            return self.goto("fight")
        s.call(Defence(self.seat, zone))
        return self.goto("finish")

    def finish(self, s: Steam) -> i64:
        """STW-075, STW-076, STW-Q21, STW-Q56  The token returns, and those that lost their units; clans without units
        leave the game."""
        s.raider = state.NOBODY
        if order_of(s, s.active, self.seat) != state.NO_ORDER:
            lift_order(s, s.active)
        s.active = state.NOBODY
        sweep_orders(s, state.NOBODY)
        s.call(Fallen(self.seat))
        return self.goto("hand_on")

    def delay(self, s: Steam, archon: bool, card: i64) -> i64:
        """STW-242, STW-Q65, STW-Q84  Face up on its own discard pile, without effect; not a pass."""
        s.put(self.seat, Player.delayed, 1)
        s.revealed += 1
        if archon:
            s.cards[archon_place(s, card)] = state.IN_DISCARD
            if s.loud:
                s.tell("STW-242", "delayed", {"seat": int(self.seat), "card": s.content.archon_ids[card]})
            return self.goto("hand_on")
        discard_steam(s, card)
        if s.loud:
            s.tell("STW-242", "delayed", {"seat": int(self.seat), "card": zone_id(s, card)})
        return self.goto("hand_on")


@frame("take_back reserve")
class Reserve(Frame[Steam]):
    """Passer son tour (STW-078 to STW-086)."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-081", "reserve")

    def reserve(self, s: Steam) -> i64:
        offered = self.legal(s, self.seat)
        if len(offered) > 1:
            return ASK
        return self.take(s, self.seat, offered[0])

    def take_back(self, s: Steam) -> i64:
        """STW-078, STW-079, STW-080  No further turn; his Movement tokens return, his Defence tokens stay."""
        s.put(self.seat, Player.passed, 1)
        n: i64 = 0
        zone: i64
        for zone in range(s.content.zones):
            if order_of(s, zone, self.seat) == state.MOVEMENT:
                lift_order(s, zone)
                n += 1
        if s.loud:
            s.tell("STW-078", "passed", {"seat": int(self.seat), "n": int(n)})
        return NEXT

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        """STW-085, STW-086  His own title's position only when no other is left to him."""
        out = vec[i64](capacity=6)
        position: i64
        for position in range(1, positions(s) + 1):
            if position != s.get(seat, Player.title) and why_not_position(s, seat, position) is None:
                out = append(out, pack(verbs.TITLE, position))
        return out if len(out) > 0 else append(out, pack(verbs.TITLE, s.get(seat, Player.title)))

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.TITLE:
            return NOT_OFFERED
        bad = why_not_position(s, seat, arg_a(choice))
        if bad is not None:
            return bad
        return None if super().why_not(s, seat, choice) is None else SAME_TITLE

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        """STW-081, STW-084  His Ambassador goes there; the Primus token leaves the track with the Primus."""
        s.put(seat, Player.reserved, arg_a(choice))
        if s.get(seat, Player.title) == state.PRIMUS and s.primus > state.ON_CONCLAVE:
            s.primus = state.WITH_PRIMUS
        if s.loud:
            s.tell("STW-081", "reserved", {"seat": int(seat), "title": state.TITLE_IDS[arg_a(choice)]})
        return DONE


def why_not_position(s: Steam, seat: i64, position: i64) -> Refusal | None:
    """STW-082, STW-083  A position without Ambassador and, for all but the Primus, without the Primus token."""
    if position < 1 or position > positions(s):
        return NO_SUCH_TITLE
    other: i64
    for other in range(s.seats):
        if other != seat and s.alive(other) and s.get(other, Player.reserved) == position:
            return TITLE_TAKEN
    return PRIMUS_HOLDS if s.primus == position and s.get(seat, Player.title) != state.PRIMUS else None
