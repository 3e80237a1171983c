"""Effet d’un jeton Déplacement (STW-117 to STW-132)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import beacon_of, drop_structure, station, to_reserve, withdraw
from ludotheque.games.steamwatchers.acts import zone_id as named
from ludotheque.games.steamwatchers.phases.actions import Slot
from ludotheque.games.steamwatchers.phases.forces import defence_force
from ludotheque.games.steamwatchers.phases.placing import OUT_OF_PLAY, Build
from ludotheque.games.steamwatchers.phases.ways import lone_beacon, middles, ways, why_not_cross, why_not_go
from ludotheque.games.steamwatchers.queries import ability, controlled, controller, in_play, room, sea_reach
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

NOBODY_LEFT: Final = Refusal("STW-118", "nobody-left")
BEACON_USED: Final = Refusal("STW-Q26", "beacon-used")
NO_BEACON: Final = Refusal("STW-119", "no-beacon")
BEACON_UNDER_ATTACK: Final = Refusal("STW-Q28", "beacon-under-attack")
BEACON_NOT_YOURS: Final = Refusal("STW-120", "beacon-not-yours")


def why_not_beacon(s: Steam, seat: i64, active: i64, used: i64, zone: i64) -> Refusal | None:
    """STW-119, STW-120, STW-121, STW-Q26, STW-Q27, STW-Q28  One an activation, in any zone he controls, to keep it when
    his units leave; the active zone counts as his while nobody else has a unit or a beacon there."""
    if used == 1:
        return BEACON_USED
    if s.get(seat, Player.beacons) == 0:
        return NO_BEACON
    if not in_play(s, zone):
        return OUT_OF_PLAY
    if controller(s, zone) == seat:
        return None
    if s.raided(zone):
        return BEACON_UNDER_ATTACK
    if zone == active and s.on(zone, Zone.holder) == state.NOBODY and s.beacon_here(zone) == state.NOBODY:
        return None
    return BEACON_NOT_YOURS


def beacon_choices(s: Steam, seat: i64, active: i64, used: i64, out: vec[i64]) -> vec[i64]:
    if used == 1 or s.get(seat, Player.beacons) == 0:
        return out
    for zone in controlled(s, seat):
        out = append(out, pack(verbs.BEACON, zone))
    if controller(s, active) != seat and why_not_beacon(s, seat, active, used, active) is None:
        out = append(out, pack(verbs.BEACON, active))
    return out


@frame("open move")
class Movement(Frame[Steam]):
    """STW-117  Any number of moves out of the active zone, group by group, and a beacon at any moment (STW-119); the
    combats wait until all is done (STW-130). Answers whether the beacon has been used."""

    seat: i64
    zone: Annotated[i64, "zone"]
    used: i64 = 0

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-117", "movement")

    def about(self, s: Steam, seat: i64) -> dict[str, object]:
        """The force of the defenders of each zone that may be attacked."""
        against: dict[str, object] = {}
        for choice in self.legal(s, seat):
            to = arg_a(choice)
            foe = s.on(to, Zone.holder)
            if verb_of(choice) != verbs.STOP and foe != state.NOBODY and foe != seat:
                against[named(s, to)] = int(defence_force(s, foe, to))
        return {"against": against}

    def open(self, s: Steam) -> i64:
        s.raider = self.seat
        return NEXT

    def move(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def close(self, s: Steam) -> i64:
        s.answer(self.used)
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        for way in (verbs.MARCH, verbs.SAIL, verbs.FORCE):
            mask = ways(s, seat, self.zone, way)
            to: i64
            for to in range(s.content.zones):
                if mask >> to & 1 == 1 and room(s, seat, to) > 0:
                    out = append(out, pack(way, to))
        return append(beacon_choices(s, seat, self.zone, self.used, out), pack(verbs.STOP))

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        """A way is open when one unit may take it: an elite soldier has at least a base soldier's ways (STW-238,
        STW-245)."""
        verb = verb_of(choice)
        if verb == verbs.BEACON:
            return why_not_beacon(s, seat, self.zone, self.used, arg_a(choice))
        if verb == verbs.MARCH or verb == verbs.SAIL or verb == verbs.FORCE:
            elite: i64 = 1 if s.on(self.zone, Zone.elite) > 0 else 0
            if elite == 0 and s.on(self.zone, Zone.base) == 0:
                return NOBODY_LEFT
            return why_not_go(s, seat, self.zone, verb, arg_a(choice), 1 - elite, elite)
        return None if verb == verbs.STOP else NOT_OFFERED

    def default(self, s: Steam, seat: i64) -> i64:
        return pack(verbs.STOP)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.STOP:
            return self.close(s)
        if verb == verbs.BEACON:
            self.used = 1
            s.call(Build(seat, arg_a(choice), beacon_of(seat)))
        else:
            s.call(Move(seat, self.zone, verb, arg_a(choice), 0, 0, state.NOBODY, 0))
        return self.goto("move")


@frame("deploy")
class BeaconWindow(Frame[Steam]):
    """STW-119, STW-Q26  Before each combat and after the last he may still deploy his beacon. Answers whether it has
    been used."""

    seat: i64
    zone: Annotated[i64, "zone"]
    used: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-119", "beacon")

    def deploy(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def close(self, s: Steam, used: i64) -> i64:
        s.answer(used)
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return append(beacon_choices(s, seat, self.zone, self.used, vec[i64](capacity=12)), pack(verbs.STOP))

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.BEACON:
            return why_not_beacon(s, seat, self.zone, self.used, arg_a(choice))
        return None if verb_of(choice) == verbs.STOP else NOT_OFFERED

    def default(self, s: Steam, seat: i64) -> i64:
        return pack(verbs.STOP)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return self.close(s, self.used)
        s.call(Build(seat, arg_a(choice), beacon_of(seat)))
        return self.close(s, 1)


@frame("choose cross_by set_out cross cross_loss enter enter_loss arrive")
class Move(Frame[Steam]):
    """One group goes one way (STW-114): who, for a Forced March through where and on which slot (STW-129); then what
    befalls it on the way. Its units leave the active zone when they arrive."""

    seat: i64
    zone: Annotated[i64, "zone"]
    way: i64
    to: Annotated[i64, "zone"]
    base: i64
    elite: i64
    middle: Annotated[i64, "zone"]
    losses: i64  # units still to be lost to trapped beacons

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        if self.at("choose"):
            return ("STW-117", "group")
        return ("STW-126", "through") if self.at("cross_by") else ("STW-239", "trap")

    def choose(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def cross_by(self, s: Steam) -> i64:
        return self.choose(s) if self.way == verbs.FORCE else self.depart(s)

    def cross(self, s: Steam) -> i64:
        self.break_beacons(s, self.middle)
        return NEXT

    def cross_loss(self, s: Steam) -> i64:
        """STW-Q61  A group of which nobody is left stops there."""
        if self.base + self.elite == 0:
            return DONE
        return NEXT if self.losses == 0 else self.choose(s)

    def enter(self, s: Steam) -> i64:
        self.break_beacons(s, self.to)
        return NEXT

    def enter_loss(self, s: Steam) -> i64:
        return self.cross_loss(s)

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        if self.at("choose"):
            return self.groups(s, out)
        if self.at("cross_by"):
            for middle in middles(s, seat, self.zone, self.to, self.base, self.elite):
                out = append(out, pack(verbs.THROUGH, middle))
            return out
        if self.base > 0:
            out = append(out, pack(verbs.REMOVE, self.zone, 0))
        if self.elite > 0:
            out = append(out, pack(verbs.REMOVE, self.zone, 1))
        return out

    def groups(self, s: Steam, out: vec[i64]) -> vec[i64]:
        """STW-117, STW-022  Every group that may go there by that way."""
        space = room(s, self.seat, self.to)
        only_elite = self.way == verbs.SAIL and sea_reach(s, self.seat, self.zone, False) >> self.to & 1 == 0  # STW-Q60
        elite: i64
        base: i64
        for elite in range(s.on(self.zone, Zone.elite) + 1):
            for base in range(s.on(self.zone, Zone.base) + 1):
                if base + elite == 0 or base + elite > space or (only_elite and base > 0):
                    continue
                if self.way == verbs.FORCE and len(middles(s, self.seat, self.zone, self.to, base, elite)) == 0:
                    continue
                out = append(out, pack(verbs.GROUP, base, elite))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if self.at("choose") and verb == verbs.GROUP:
            return why_not_go(s, seat, self.zone, self.way, self.to, arg_a(choice), arg_b(choice))
        if self.at("cross_by") and verb == verbs.THROUGH:
            bad = why_not_cross(s, seat, arg_a(choice), self.base, self.elite)
            return bad if bad is not None else super().why_not(s, seat, choice)
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.at("choose"):
            self.base = arg_a(choice)
            self.elite = arg_b(choice)
            return NEXT
        if self.at("cross_by"):
            self.middle = arg_a(choice)
            s.call(Slot(seat, state.FORCED_MARCH))
            return NEXT
        self.lose(s, arg_b(choice))
        return self.step

    def set_out(self, s: Steam) -> i64:
        """STW-Q85  Units of the group lost to the payment do not march."""
        base = s.on(self.zone, Zone.base)
        elite = s.on(self.zone, Zone.elite)
        self.base = base if base < self.base else self.base
        self.elite = elite if elite < self.elite else self.elite
        if self.base + self.elite == 0:
            return DONE
        self.depart(s)
        return self.goto("cross")

    def depart(self, s: Steam) -> i64:
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": named(s, self.zone), "to": named(s, self.to)}
            told["base"] = int(self.base)
            told["elite"] = int(self.elite)
            if self.way == verbs.FORCE:
                told["through"] = named(s, self.middle)
                s.tell("STW-126", "forced", told)
            elif self.way == verbs.SAIL:
                s.tell("STW-123", "sailed", told)
            else:
                s.tell("STW-122", "marched", told)
        return self.goto("enter")

    def break_beacons(self, s: Steam, at: i64) -> None:
        """STW-131, STW-132, STW-239, STW-Q30, STW-Q61  Beacons of another clan that stand alone go to the box; each
        trapped one costs a unit of the group."""
        while lone_beacon(s, self.seat, at):
            owner = s.beacon_here(at)
            drop_structure(s, at, beacon_of(owner))
            if ability(s, owner, names.CONGLOMERAT):
                self.losses += 1
            if s.loud:
                told: dict[str, object] = {"seat": int(self.seat), "owner": int(owner), "zone": named(s, at)}
                s.tell("STW-131", "beacon-destroyed", told)

    def lose(self, s: Steam, elite: i64) -> None:
        """STW-239  A unit of the group returns to its reserve."""
        self.losses -= 1
        self.elite -= elite
        self.base -= 1 - elite
        withdraw(s, self.zone, 1 - elite, elite)
        to_reserve(s, self.seat, 1 - elite, elite)
        if s.loud:
            s.tell("STW-239", "trapped", {"seat": int(self.seat), "unit": state.UNIT_IDS[elite]})

    def arrive(self, s: Steam) -> i64:
        """STW-130, STW-135, STW-Q31  Where enemy units stand a combat waits; elsewhere the zone is his, whatever
        structures it holds."""
        withdraw(s, self.zone, self.base, self.elite)
        holder = s.on(self.to, Zone.holder)
        if holder != state.NOBODY and holder != self.seat:
            s.add_on(self.to, Zone.raid_base, self.base)
            s.add_on(self.to, Zone.raid_elite, self.elite)
            return DONE
        station(s, self.seat, self.to, self.base, self.elite)
        if s.on(self.to, Zone.barrel) == 1:  # STW-209
            s.set_on(self.to, Zone.barrel, 0)
            s.add(self.seat, Player.spare_contraband, 1)
            if s.loud:
                s.tell("STW-209", "barrel", {"seat": int(self.seat), "zone": named(s, self.to)})
        return DONE
