"""After a combat: losses, flight, what becomes of the zone (STW-162 to STW-174)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, PUBLIC, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers.acts import (
    STRUCTURE_IDS,
    beacon_of,
    drop_structure,
    recruit,
    station,
    sweep_orders,
    to_reserve,
    withdraw,
    zone_id,
)
from ludotheque.games.steamwatchers.names import CONGLOMERAT, FLOTTE
from ludotheque.games.steamwatchers.phases.incubation import count_units
from ludotheque.games.steamwatchers.queries import (
    ROOM,
    ability,
    adjacent,
    controller,
    in_play,
    near_mask,
    room,
    sea_reach,
)
from ludotheque.games.steamwatchers.state import (
    BASE,
    CRAMES,
    FIRST,
    HOLDER,
    NOBODY,
    NONE,
    RAID_BASE,
    RAID_ELITE,
    RESERVE_BASE,
    RESERVE_ELITE,
    SECOND,
    TAKEN,
    TROPHIES,
    UNIT_IDS,
    Steam,
)
from ludotheque.games.steamwatchers.verbs import FLEE, LOSE, RAZE, STOP, TROPHY, ZONE

USUAL_LOSSES: Final = 2
KINDS: Final = 16  # losses of both types in one number: base + KINDS * elite

WRONG_LOSSES: Final = Refusal("STW-162", "wrong-losses")
NOT_YOURS: Final = Refusal("STW-165", "flight-not-yours")
ACTIVE_ZONE: Final = Refusal("STW-Q87", "flight-active-zone")
UNREACHABLE: Final = Refusal("STW-166", "flight-unreachable")
NOT_BUILT: Final = Refusal("STW-172", "not-built-here")
NO_ROOM: Final = Refusal("STW-022", "five-units")
NOT_CONTROLLED: Final = Refusal("STW-236", "not-yours")
CRAMES_HELD: Final = Refusal("STW-211", "flight-held")


def leave(s: Steam, seat: i64, zone: i64, base: i64, elite: i64) -> None:
    """Units of one side leave the zone they fought in."""
    if s.on(zone, HOLDER) == seat:
        withdraw(s, zone, base, elite)
    elif s.raider == seat:
        s.add_on(zone, RAID_BASE, -base)
        s.add_on(zone, RAID_ELITE, -elite)


def fewest_elites(base: i64, due: i64) -> i64:
    return due - base if due > base else 0


def most_elites(elite: i64, due: i64) -> i64:
    return due if due < elite else elite


class Losses(Frame[Steam]):
    """STW-162, STW-163, STW-Q42  The loser, and only he, returns two of the units that fought, of his choice; all if
    there are fewer. Cramés lose one, to the box (STW-210, STW-212). Answers what was lost, by type, in `s.value`."""

    STEPS: ClassVar[tuple[str, ...]] = ("lose",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC}

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone

    def clone(self) -> "Losses":
        return Losses(self.seat, self.zone)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-162", "losses")

    def due(self, s: Steam) -> i64:
        there = count_units(s, self.seat, self.zone, 0) + count_units(s, self.seat, self.zone, 1)
        wanted: i64 = USUAL_LOSSES
        for hooks in s.content.hooks:
            wanted = hooks.losses(s, self.seat, wanted)
        return wanted if wanted < there else there

    def run(self, s: Steam) -> i64:
        offered = self.legal(s, self.seat)
        return ASK if len(offered) > 1 else self.take(s, self.seat, offered[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        due = self.due(s)
        elite: i64
        least = fewest_elites(count_units(s, seat, self.zone, 0), due)
        for elite in range(least, most_elites(count_units(s, seat, self.zone, 1), due) + 1):
            out = append(out, pack(LOSE, elite))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != LOSE:
            return NOT_OFFERED
        return None if super().why_not(s, seat, choice) is None else WRONG_LOSSES

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        elite = arg_a(choice)
        base = self.due(s) - elite
        seat = self.seat
        leave(s, seat, self.zone, base, elite)
        if seat != CRAMES:
            to_reserve(s, seat, base, elite)
        if s.loud:
            told: dict[str, object] = {"zone": zone_id(s, self.zone), "base": int(base), "elite": int(elite)}
            if seat == CRAMES:
                s.tell("STW-210", "crames-lost", told)
            else:
                told["seat"] = int(seat)
                s.tell("STW-162", "lost", told)
        s.value = base + KINDS * elite
        return DONE


class Trophy(Frame[Steam]):
    """STW-199, STW-Q69  The winner keeps one of the figures just lost; it is out of its owner's reserve for good."""

    STEPS: ClassVar[tuple[str, ...]] = ("take",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "loser": PUBLIC, "lost": PUBLIC}

    def __init__(self, seat: i64, loser: i64, lost: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.loser: i64 = loser
        self.lost: i64 = lost

    def clone(self) -> "Trophy":
        return Trophy(self.seat, self.loser, self.lost)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-199", "trophy")

    def run(self, s: Steam) -> i64:
        offered = self.legal(s, self.seat)
        return ASK if len(offered) > 1 else self.take(s, self.seat, offered[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        if self.lost % KINDS > 0:
            out = append(out, pack(TROPHY, 0))
        if self.lost // KINDS > 0:
            out = append(out, pack(TROPHY, 1))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        unit = arg_a(choice)
        s.add(self.loser, RESERVE_BASE if unit == 0 else RESERVE_ELITE, -1)
        s.add(self.loser, TAKEN, 1)
        s.add(self.seat, TROPHIES, 1)
        if s.loud:
            s.tell("STW-199", "trophy", {"seat": int(self.seat), "owner": int(self.loser), "unit": UNIT_IDS[unit]})
        return DONE


GO: Final = 0
OVERFLOW: Final = 1


class Flight(Frame[Steam]):
    """STW-165, STW-166, STW-167, STW-168, STW-Q43  The beaten defender's units flee together to a zone he controls, by
    one land or sea move; those that find no room, or no zone, return to his reserve."""

    STEPS: ClassVar[tuple[str, ...]] = ("go", "overflow")
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC, "to": PUBLIC}

    def __init__(self, seat: i64, zone: i64, to: i64 = NOBODY) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone
        self.to: i64 = to

    def clone(self) -> "Flight":
        other = Flight(self.seat, self.zone, self.to)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-165", "flight") if self.step == GO else ("STW-168", "overflow")

    def excess(self, s: Steam) -> i64:
        n = (
            count_units(s, self.seat, self.zone, 0)
            + count_units(s, self.seat, self.zone, 1)
            - room(s, self.seat, self.to)
        )
        return n if n > 0 else 0

    def run(self, s: Steam) -> i64:
        base = count_units(s, self.seat, self.zone, 0)
        elite = count_units(s, self.seat, self.zone, 1)
        if base + elite == 0:
            return DONE
        offered = self.legal(s, self.seat)
        if self.step == GO and len(offered) == 0:  # STW-167
            self.give_back(s, base, elite)
            return DONE
        return ASK if len(offered) > 1 else self.take(s, self.seat, offered[0])

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
        if self.step == GO:
            for i in range(s.content.zones):
                if self.why_not_refuge(s, i) is None:
                    out = append(out, pack(FLEE, i))
            return out
        excess = self.excess(s)
        least = fewest_elites(count_units(s, seat, self.zone, 0), excess)
        for i in range(least, most_elites(count_units(s, seat, self.zone, 1), excess) + 1):
            out = append(out, pack(LOSE, i))
        return out

    def why_not_refuge(self, s: Steam, to: i64) -> Refusal | None:
        if to == self.zone or controller(s, to) != self.seat:
            return NOT_YOURS
        if to == s.active:
            return ACTIVE_ZONE
        if near_mask(s, self.zone) >> to & 1 == 1:
            return None
        racers = s.clan(self.seat) == FLOTTE and count_units(s, self.seat, self.zone, 0) == 0
        return None if sea_reach(s, self.seat, self.zone, racers) >> to & 1 == 1 else UNREACHABLE

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if self.step == GO and verb_of(choice) == FLEE:
            return self.why_not_refuge(s, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.step == GO:
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


class Return(Flight):
    """STW-169, STW-Q44  Beaten attackers go back to the active zone, whatever the way; the limit of five holds."""

    def __init__(self, seat: i64, zone: i64, to: i64) -> None:
        super().__init__(seat, zone, to)
        self.step = OVERFLOW

    def clone(self) -> "Return":
        return Return(self.seat, self.zone, self.to)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-169", "overflow")


class BurntFlight(Frame[Steam]):
    """STW-211, STW-Q72  The other Cramés flee to one adjacent zone, theirs or nobody's, that the winner chooses; beyond
    five, or with nowhere to go, they are removed."""

    STEPS: ClassVar[tuple[str, ...]] = ("go",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC}

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone

    def clone(self) -> "BurntFlight":
        return BurntFlight(self.seat, self.zone)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-211", "crames-flight")

    def run(self, s: Steam) -> i64:
        left = count_units(s, CRAMES, self.zone, 0)
        if s.on(self.zone, HOLDER) != CRAMES or left == 0:
            return DONE
        offered = self.legal(s, self.seat)
        if len(offered) == 0:
            withdraw(s, self.zone, left, 0)
            return DONE
        return ASK if len(offered) > 1 else self.take(s, self.seat, offered[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        zone: i64
        for zone in range(s.content.zones):
            if self.why_not_zone(s, zone) is None:
                out = append(out, pack(ZONE, zone))
        return out

    def why_not_zone(self, s: Steam, zone: i64) -> Refusal | None:
        if not in_play(s, zone) or not adjacent(s, self.zone, zone):
            return UNREACHABLE
        if zone == s.active:
            return ACTIVE_ZONE
        holder = controller(s, zone)
        return None if (holder == CRAMES or holder == NOBODY) and not s.raided(zone) else CRAMES_HELD

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        return self.why_not_zone(s, arg_a(choice)) if verb_of(choice) == ZONE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        to = arg_a(choice)
        left = count_units(s, CRAMES, self.zone, 0)
        withdraw(s, self.zone, left, 0)
        free = ROOM - s.on(to, BASE)
        station(s, CRAMES, to, left if left < free else free, 0)
        if s.loud:
            s.tell("STW-211", "crames-fled", {"zone": zone_id(s, to)})
        return DONE


class Raze(Frame[Steam]):
    """STW-172, STW-Q45  The conqueror destroys what he does not want of the structures left, one by one."""

    STEPS: ClassVar[tuple[str, ...]] = ("sort",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC}

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone

    def clone(self) -> "Raze":
        return Raze(self.seat, self.zone)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-172", "spoils")

    def run(self, s: Steam) -> i64:
        return ASK if s.structures(self.zone) > 0 else DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=3), pack(STOP))
        first = s.on(self.zone, FIRST)
        second = s.on(self.zone, SECOND)
        out = append(out, pack(RAZE, first))
        if second != NONE and second != first:
            out = append(out, pack(RAZE, second))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == RAZE:
            return None if arg_a(choice) != NONE and s.has(self.zone, arg_a(choice)) else NOT_BUILT
        return None if verb_of(choice) == STOP else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == STOP:
            return DONE
        drop_structure(s, self.zone, arg_a(choice))
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, self.zone)}
            told["structure"] = STRUCTURE_IDS[arg_a(choice)]
            s.tell("STW-172", "razed", told)
        return 0


class Conversion(Frame[Steam]):
    """STW-236, STW-Q59  After winning an attack with an Idole: one base soldier, if he likes, in the zone of the combat
    or an adjacent one he controls."""

    STEPS: ClassVar[tuple[str, ...]] = ("convert",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC}

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone

    def clone(self) -> "Conversion":
        return Conversion(self.seat, self.zone)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-236", "conversion")

    def run(self, s: Steam) -> i64:
        if s.get(self.seat, RESERVE_BASE) == 0:
            return DONE
        return ASK if len(self.legal(s, self.seat)) > 1 else DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=8), pack(STOP))
        zone: i64
        for zone in range(s.content.zones):
            if self.why_not_zone(s, zone) is None:
                out = append(out, pack(ZONE, zone))
        return out

    def why_not_zone(self, s: Steam, zone: i64) -> Refusal | None:
        if controller(s, zone) != self.seat or (zone != self.zone and not adjacent(s, self.zone, zone)):
            return NOT_CONTROLLED
        return None if room(s, self.seat, zone) > 0 else NO_ROOM

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == ZONE:
            return self.why_not_zone(s, arg_a(choice))
        return None if verb_of(choice) == STOP else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == ZONE:
            recruit(s, seat, arg_a(choice), 1, 0)
            if s.loud:
                s.tell("STW-236", "converted", {"seat": int(seat), "zone": zone_id(s, arg_a(choice))})
        return DONE


class Spring(Frame[Steam]):
    """STW-131, STW-239, STW-Q82  Attackers who find nobody but a beacon destroy it; a trapped one costs them a unit."""

    STEPS: ClassVar[tuple[str, ...]] = ("destroy", "lose")
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC}

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone

    def clone(self) -> "Spring":
        other = Spring(self.seat, self.zone)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-239", "trap")

    def run(self, s: Steam) -> i64:
        if self.step == 1:
            offered = self.legal(s, self.seat)
            if len(offered) == 0:
                return DONE
            return ASK if len(offered) > 1 else self.take(s, self.seat, offered[0])
        owner = s.beacon_here(self.zone)
        if owner == NOBODY or owner == self.seat or s.on(self.zone, HOLDER) != self.seat:
            return DONE
        drop_structure(s, self.zone, beacon_of(owner))
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "owner": int(owner), "zone": zone_id(s, self.zone)}
            s.tell("STW-131", "beacon-destroyed", told)
        return NEXT if ability(s, owner, CONGLOMERAT) else 0

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        unit: i64
        for unit in range(2):
            if s.on(self.zone, HOLDER) == seat and count_units(s, seat, self.zone, unit) > 0:
                out = append(out, pack(LOSE, unit))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        elite = arg_a(choice)
        withdraw(s, self.zone, 1 - elite, elite)
        to_reserve(s, self.seat, 1 - elite, elite)
        if s.loud:
            s.tell("STW-239", "trapped", {"seat": int(self.seat), "unit": UNIT_IDS[elite]})
        return 0
