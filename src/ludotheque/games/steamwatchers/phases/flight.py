"""After a combat, flight and return (STW-164 to STW-170, STW-211)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    station,
    sweep_orders,
    to_reserve,
    withdraw,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.incubation import count_units
from ludotheque.games.steamwatchers.phases.losses import fewest_elites, leave, most_elites
from ludotheque.games.steamwatchers.queries import (
    ROOM,
    adjacent,
    controller,
    in_play,
    near_mask,
    room,
    sea_reach,
)
from ludotheque.games.steamwatchers.state import Steam, Zone

NOT_YOURS: Final = Refusal("STW-165", "flight-not-yours")
ACTIVE_ZONE: Final = Refusal("STW-Q87", "flight-active-zone")
UNREACHABLE: Final = Refusal("STW-166", "flight-unreachable")
CRAMES_HELD: Final = Refusal("STW-211", "flight-held")


def others_may_return(s: Steam, fought: i64) -> bool:
    """STW-Q87  Whether attackers wait for a combat elsewhere, who may have to go back to the active zone."""
    zone: i64
    for zone in range(s.content.zones):
        if zone != fought and s.raided(zone):
            return True
    return False


@frame("go overflow")
class Flight(Frame[Steam]):
    """STW-165, STW-166, STW-167, STW-168, STW-Q43  The beaten defender's units flee together to a zone he controls, by
    one land or sea move; those that find no room, or no zone, return to his reserve."""

    seat: i64
    zone: Annotated[i64, "zone"]
    to: Annotated[i64, "zone"] = state.NOBODY

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-165", "flight") if self.at("go") else ("STW-168", "overflow")

    def about(self, s: Steam, seat: i64) -> dict[str, object]:
        return {} if self.at("go") else {"due": int(self.excess(s))}

    def excess(self, s: Steam) -> i64:
        n = (
            count_units(s, self.seat, self.zone, 0)
            + count_units(s, self.seat, self.zone, 1)
            - room(s, self.seat, self.to)
        )
        return max(n, 0)

    def go(self, s: Steam) -> i64:
        base = count_units(s, self.seat, self.zone, 0)
        elite = count_units(s, self.seat, self.zone, 1)
        if base + elite == 0:
            return DONE
        if len(self.legal(s, self.seat)) == 0:  # STW-167
            self.give_back(s, base, elite)
            return DONE
        return ASK_IF_MANY

    def overflow(self, s: Steam) -> i64:
        if count_units(s, self.seat, self.zone, 0) + count_units(s, self.seat, self.zone, 1) == 0:
            return DONE
        return ASK_IF_MANY

    def give_back(self, s: Steam, base: i64, elite: i64) -> None:
        leave(s, self.seat, self.zone, base, elite)
        to_reserve(s, self.seat, base, elite)
        if s.loud and base + elite > 0:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, self.zone)}
            told["base"] = int(base)
            told["elite"] = int(elite)
            s.tell("STW-167", "no-refuge", told)

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        i: i64
        if self.at("go"):
            for i in range(s.content.zones):
                if self.why_not_refuge(s, i) is None:
                    out = append(out, pack(verbs.FLEE, i))
            return out
        excess = self.excess(s)
        least = fewest_elites(count_units(s, seat, self.zone, 0), excess)
        for i in range(least, most_elites(count_units(s, seat, self.zone, 1), excess) + 1):
            out = append(out, pack(verbs.LOSE, i))
        return out

    def why_not_refuge(self, s: Steam, to: i64) -> Refusal | None:
        if to == self.zone or controller(s, to) != self.seat:
            return NOT_YOURS
        if to == s.active and others_may_return(s, self.zone):
            return ACTIVE_ZONE
        if near_mask(s, self.zone) >> to & 1 == 1:
            return None
        racers = s.clan(self.seat) == names.FLOTTE and count_units(s, self.seat, self.zone, 0) == 0
        return None if sea_reach(s, self.seat, self.zone, racers) >> to & 1 == 1 else UNREACHABLE

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if self.at("go") and verb_of(choice) == verbs.FLEE:
            return self.why_not_refuge(s, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.at("go"):
            self.to = arg_a(choice)
            return NEXT
        excess = self.excess(s)
        elite = arg_a(choice)
        leave(s, self.seat, self.zone, excess - elite, elite)
        to_reserve(s, self.seat, excess - elite, elite)
        base = count_units(s, self.seat, self.zone, 0)
        elite = count_units(s, self.seat, self.zone, 1)
        leave(s, self.seat, self.zone, base, elite)
        self.arrive(s, base, elite)
        return DONE

    def arrive(self, s: Steam, base: i64, elite: i64) -> None:
        if base + elite > 0:
            station(s, self.seat, self.to, base, elite)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, self.to)}
            told["base"] = int(base)
            told["elite"] = int(elite)
            s.tell("STW-165", "fled", told)
        sweep_orders(s, s.active)


@frame()
class Return(Flight):
    """STW-169, STW-Q44  Beaten attackers go back to the active zone, whatever the way; the limit of five holds."""

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-169", "overflow")


def send_back(s: Steam, seat: i64, zone: i64, to: i64) -> None:
    back = Return(seat, zone, to)
    back.step = back.goto("overflow")
    s.call(back)


@frame("go")
class BurntFlight(Frame[Steam]):
    """STW-211, STW-Q43, STW-Q72  The other Cramés flee to one adjacent zone, theirs or nobody's, that the winner
    chooses; beyond five, or with nowhere to go, they are removed."""

    seat: i64
    zone: Annotated[i64, "zone"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-211", "crames-flight")

    def go(self, s: Steam) -> i64:
        left = count_units(s, state.CRAMES, self.zone, 0)
        if left == 0:
            return DONE
        if len(self.legal(s, self.seat)) == 0:
            withdraw(s, self.zone, left, 0)
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
        if not in_play(s, zone) or not adjacent(s, self.zone, zone):
            return UNREACHABLE
        if zone == s.active and others_may_return(s, self.zone):
            return ACTIVE_ZONE
        holder = controller(s, zone)
        return None if holder == state.CRAMES or holder == state.NOBODY else CRAMES_HELD

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        return self.why_not_zone(s, arg_a(choice)) if verb_of(choice) == verbs.ZONE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        to = arg_a(choice)
        left = count_units(s, state.CRAMES, self.zone, 0)
        withdraw(s, self.zone, left, 0)
        free = ROOM - s.on(to, Zone.base)
        station(s, state.CRAMES, to, left if left < free else free, 0)
        if s.loud:
            s.tell("STW-211", "crames-fled", {"zone": zone_id(s, to)})
        return DONE
