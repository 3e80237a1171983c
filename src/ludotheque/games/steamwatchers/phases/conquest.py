"""After a combat, the zone: structures, converts, trapped beacons (STW-171, STW-172, STW-236, STW-239)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    STRUCTURE_IDS,
    beacon_of,
    drop_structure,
    recruit,
    to_reserve,
    withdraw,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.incubation import count_units
from ludotheque.games.steamwatchers.queries import (
    ability,
    adjacent,
    controller,
    room,
)
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

NOT_BUILT: Final = Refusal("STW-172", "not-built-here")
NO_ROOM: Final = Refusal("STW-022", "five-units")
NOT_CONTROLLED: Final = Refusal("STW-236", "not-yours")


@frame("sort")
class Raze(Frame[Steam]):
    """STW-172, STW-Q45  The conqueror destroys what he does not want of the structures left, one by one."""

    seat: i64
    zone: Annotated[i64, "zone"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-172", "spoils")

    def sort(self, s: Steam) -> i64:
        return ASK if s.structures(self.zone) > 0 else DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=3), pack(verbs.STOP))
        first = s.on(self.zone, Zone.first)
        second = s.on(self.zone, Zone.second)
        out = append(out, pack(verbs.RAZE, first))
        if second != state.NONE and second != first:
            out = append(out, pack(verbs.RAZE, second))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.RAZE:
            return None if arg_a(choice) != state.NONE and s.has(self.zone, arg_a(choice)) else NOT_BUILT
        return None if verb_of(choice) == verbs.STOP else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        drop_structure(s, self.zone, arg_a(choice))
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, self.zone)}
            told["structure"] = STRUCTURE_IDS[arg_a(choice)]
            s.tell("STW-172", "razed", told)
        return self.goto("sort")


@frame("convert")
class Conversion(Frame[Steam]):
    """STW-236, STW-Q59  After winning an attack with an Idole: one base soldier in the zone of the combat or an
    adjacent one he controls."""

    seat: i64
    zone: Annotated[i64, "zone"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-236", "conversion")

    def convert(self, s: Steam) -> i64:
        if s.get(self.seat, Player.reserve_base) == 0:
            return DONE
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        zone: i64
        for zone in range(s.content.zones):
            if self.why_not_zone(s, zone) is None:
                out = append(out, pack(verbs.ZONE, zone))
        return out

    def why_not_zone(self, s: Steam, zone: i64) -> Refusal | None:
        if controller(s, zone) != self.seat or (zone != self.zone and not adjacent(s, self.zone, zone)):
            return NOT_CONTROLLED
        return None if room(s, self.seat, zone) > 0 else NO_ROOM

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        return self.why_not_zone(s, arg_a(choice)) if verb_of(choice) == verbs.ZONE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        recruit(s, seat, arg_a(choice), 1, 0)
        if s.loud:
            s.tell("STW-236", "converted", {"seat": int(seat), "zone": zone_id(s, arg_a(choice))})
        return DONE


@frame("destroy lose")
class Spring(Frame[Steam]):
    """STW-131, STW-239, STW-Q82  Attackers who find nobody but a beacon destroy it; a trapped one costs them a unit."""

    seat: i64
    zone: Annotated[i64, "zone"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-239", "trap")

    def about(self, s: Steam, seat: i64) -> dict[str, object]:
        return {"due": 1}

    def lose(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def destroy(self, s: Steam) -> i64:
        owner = s.beacon_here(self.zone)
        if owner == state.NOBODY or owner == self.seat or s.on(self.zone, Zone.holder) != self.seat:
            return DONE
        drop_structure(s, self.zone, beacon_of(owner))
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "owner": int(owner), "zone": zone_id(s, self.zone)}
            s.tell("STW-131", "beacon-destroyed", told)
        return NEXT if ability(s, owner, names.CONGLOMERAT) else self.goto("destroy")

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        unit: i64
        for unit in range(2):
            if s.on(self.zone, Zone.holder) == seat and count_units(s, seat, self.zone, unit) > 0:
                out = append(out, pack(verbs.LOSE, unit))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        elite = arg_a(choice)
        withdraw(s, self.zone, 1 - elite, elite)
        to_reserve(s, self.seat, 1 - elite, elite)
        if s.loud:
            s.tell("STW-239", "trapped", {"seat": int(self.seat), "unit": state.UNIT_IDS[elite]})
        return self.goto("destroy")
