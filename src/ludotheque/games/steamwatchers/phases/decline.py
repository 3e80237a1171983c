"""Phase 4, « Baisse d'activité »: every column loses a floor (STW-087 to STW-092)."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import without
from ludotheque.games.steamwatchers import effects, names, state, verbs
from ludotheque.games.steamwatchers.acts import zone_id
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.incubation import Incubate, Pay, meets
from ludotheque.games.steamwatchers.phases.placing import Build
from ludotheque.games.steamwatchers.queries import ability, barrels, by_reservation, contraband, controller, lasting
from ludotheque.games.steamwatchers.state import Player, Steam, Zone


@frame("empty players")
class Decline(Frame[Steam]):
    """STW-088, STW-089, STW-Q47  First the columns without units, then each player's, as they stand when the phase
    begins."""

    seat: i64

    def players(self, s: Steam) -> i64:
        return DONE

    def empty(self, s: Steam) -> i64:
        columns = [vec[i64]() for _ in range(s.seats)]
        zone: i64
        for zone in range(s.content.zones):
            if s.on(zone, Zone.floors) == 0:
                continue
            holder = s.on(zone, Zone.holder)
            if holder == state.NOBODY or holder == state.CRAMES:  # STW-Q74
                s.add_on(zone, Zone.floors, -1)
                if s.loud:
                    s.tell("STW-088", "cooled", {"zone": zone_id(s, zone), "floors": int(s.on(zone, Zone.floors))})
            else:
                columns[holder] = append(columns[holder], zone)
        for seat in by_reservation(s):
            s.call(Cooling(seat, columns[seat], state.NOBODY, 0))
            s.call(Toxins(seat))
            s.call(Fallen(seat))
        return NEXT


@frame("column take_rise farm")
class Cooling(Frame[Steam]):
    """STW-089, STW-090, STW-091  One player's columns, in the order he likes: a floor, incubation, perhaps a farm."""

    seat: i64
    left: Annotated[vec[i64], "zone"]
    zone: Annotated[i64, "zone"]
    rise: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-089", "cool") if self.at("column") else ("STW-091", "farm")

    def column(self, s: Steam) -> i64:
        if len(self.left) == 0:
            return DONE
        if len(self.left) > 1 and self.order_matters(s):
            return ASK
        return self.cool(s, self.left[0])

    def take_rise(self, s: Steam) -> i64:
        s.call(Incubate(self.seat, self.rise))
        return self.goto("farm") if s.on(self.zone, Zone.floors) == 0 else self.goto("column")

    def farm(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def order_matters(self, s: Steam) -> bool:
        """Columns alike, without a farm: only when a unit may be exiled before the last one is treated. Else as soon as
        a cell of the track may act at all: a farm comes before or after it, for a barrel that it may take."""
        least: i64 = names.CELLS
        columns: i64 = 0
        rise: i64 = 0
        farms: i64 = 0
        for zone in self.left:
            if s.on(zone, Zone.holder) == self.seat:
                columns += 1
                more = self.increase(s, zone)
                rise += more
                if more < least:
                    least = more
                if s.on(zone, Zone.floors) == 1 and self.may_farm(s, self.seat):
                    farms += 1
        if columns < 2:
            return False
        if rise == least * columns and farms == 0:
            return meets(s, self.seat, names.DEATH, rise - least)
        if lasting(s, effects.FREE_FARMS) == 0:  # paid with contraband, they raise incubation too
            dirty = contraband(s, self.seat)
            rise += farms if farms < dirty else dirty
        return meets(s, self.seat, names.DEATH, rise) or meets(s, self.seat, names.QUARANTINE, rise)

    def increase(self, s: Steam, zone: i64) -> i64:
        """STW-090, STW-227  By 1, or more under a tall column; nothing for a clean last floor."""
        floors = s.on(zone, Zone.floors)
        if floors == 1 and lasting(s, effects.CLEAN_LAST_FLOOR) > 0:
            return 0
        rise: i64 = 1
        for hooks in s.content.hooks:
            rise = hooks.rise(s, zone, rise)
        return rise

    def cool(self, s: Steam, zone: i64) -> i64:
        """STW-087, STW-Q47  Without a unit left there the floor goes all the same, with no incubation and no farm."""
        self.left = without(self.left, zone)
        present = s.on(zone, Zone.holder) == self.seat
        self.zone = zone
        self.rise = self.increase(s, zone)
        s.add_on(zone, Zone.floors, -1)
        if s.loud:
            s.tell("STW-089", "cooled", {"zone": zone_id(s, zone), "floors": int(s.on(zone, Zone.floors))})
        return self.goto("take_rise") if present else self.goto("column")

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        if self.at("column"):
            for zone in self.left:
                out = append(out, pack(verbs.ZONE, zone))
            return out
        out = append(out, pack(verbs.STOP))
        if self.may_farm(s, seat):
            if s.farms > 0:
                out = append(out, pack(verbs.FARM))
            if may_poison(s, seat):
                out = append(out, pack(verbs.TOXIC_FARM))
        return out

    def may_farm(self, s: Steam, seat: i64) -> bool:
        """STW-091, STW-Q48  A farm of some kind is left, and a barrel where it costs one."""
        if lasting(s, effects.FREE_FARMS) == 0 and barrels(s, seat) == 0:
            return False
        return s.farms > 0 or may_poison(s, seat)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.ZONE:
            return self.cool(s, arg_a(choice))
        if verb != verbs.STOP:
            if lasting(s, effects.FREE_FARMS) == 0:
                s.call(Pay(seat, 1, rule_number("STW-091")))
            s.call(Build(seat, self.zone, state.FARM if verb == verbs.FARM else state.TOXIC))
        return self.goto("column")


def may_poison(s: Steam, seat: i64) -> bool:
    """STW-246"""
    return ability(s, seat, names.MENRAU) and s.get(seat, Player.toxics) > 0


@frame("rise end")
class Toxins(Frame[Steam]):
    """STW-247, STW-213, STW-Q49  After his columns, each zone he controls with a toxic farm raises his incubation by 1,
    never Menrâu's own."""

    seat: i64

    def rise(self, s: Steam) -> i64:
        if s.clan(self.seat) == names.MENRAU:
            return DONE
        n: i64 = 0
        zone: i64
        for zone in range(s.content.zones):
            if s.has(zone, state.TOXIC) and controller(s, zone) == self.seat:
                n += 1
        if n > 0:
            if s.loud:
                s.tell("STW-247", "toxins", {"seat": int(self.seat), "n": int(n)})
            s.call(Incubate(self.seat, n))
        return NEXT
