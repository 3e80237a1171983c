"""« Soutien »: order tokens of adjacent zones spent for their armed force (STW-151 to STW-156)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import effects, names, state, verbs
from ludotheque.games.steamwatchers.acts import lift_order, zone_id
from ludotheque.games.steamwatchers.queries import adjacent, garrison, lasting, order_of
from ludotheque.games.steamwatchers.state import Steam, Zone

NO_TOKEN: Final = Refusal("STW-151", "no-token-there")
NO_UNIT: Final = Refusal("STW-Q34", "no-unit-there")
NOT_ADJACENT: Final = Refusal("STW-151", "not-adjacent")
ITSELF: Final = Refusal("STW-Q36", "combat-zone")
ACTIVE_TOKEN: Final = Refusal("STW-153", "active-token")
SILENCED: Final = Refusal("STW-062", "no-attacker-support")


@frame("support")
class Support(Frame[Steam]):
    """STW-151, STW-155, STW-Q35  Zone by zone, even one under attack itself, until the player stops; supporting units
    stay where they are. Answers the force added."""

    seat: i64
    zone: Annotated[i64, "zone"]
    origin: Annotated[i64, "zone"]  # the active zone of an attacker
    attacks: i64
    force: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-151", "support")

    def support(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def close(self, s: Steam) -> i64:
        s.answer(self.force)
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=6), pack(verbs.STOP))
        zone: i64
        for zone in range(s.content.zones):
            if order_of(s, zone, seat) != state.NO_ORDER and self.why_not_zone(s, zone) is None:
                out = append(out, pack(verbs.SUPPORT, zone))
        return out

    def why_not_zone(self, s: Steam, zone: i64) -> Refusal | None:
        """STW-153, STW-154, STW-Q34, STW-Q36  His own token, not the one being activated, in an adjacent zone with a
        unit of his; contracts make no zone adjacent."""
        if self.attacks == 1 and lasting(s, effects.NO_ATTACKER_SUPPORT) > 0:
            return SILENCED
        if zone == self.zone:
            return ITSELF
        if zone == self.origin:
            return ACTIVE_TOKEN
        order = order_of(s, zone, self.seat)
        if order == state.NO_ORDER or order == state.DECOY:
            return NO_TOKEN
        if s.on(zone, Zone.holder) != self.seat:
            return NO_UNIT
        return None if worth(s, self.seat, zone, self.zone) > 0 else NOT_ADJACENT

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.SUPPORT:
            return self.why_not_zone(s, arg_a(choice))
        return None if verb_of(choice) == verbs.STOP else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return self.close(s)
        zone = arg_a(choice)
        force = worth(s, seat, zone, self.zone)
        self.force += force
        lift_order(s, zone)
        if s.loud:
            s.tell("STW-151", "supported", {"seat": int(seat), "zone": zone_id(s, zone), "force": int(force)})
        return self.goto("support")


def worth(s: Steam, seat: i64, zone: i64, combat: i64) -> i64:
    """STW-151, STW-152, STW-156, STW-240, STW-Q62  The whole armed force of an adjacent zone, without any ability;
    from two land zones away only the Perce-ciel there count."""
    if adjacent(s, zone, combat):
        return garrison(s, zone)
    if s.clan(seat) != names.CONGLOMERAT or s.on(zone, Zone.elite) == 0:
        return 0
    middle: i64
    for middle in range(s.content.zones):
        if adjacent(s, zone, middle) and adjacent(s, middle, combat):
            return 2 * s.on(zone, Zone.elite)
    return 0
