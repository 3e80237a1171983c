"""The Archon's cards: what they do on arrival, while in force, and for the Archon alone (STW-062 to STW-064). What a
card says beats a general rule, never the material limit (STW-003): all it places comes from a reserve that has it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import archon_place, gain, place_floors, reserve_of, zone_id
from ludotheque.games.steamwatchers.phases.drawing import Draw
from ludotheque.games.steamwatchers.phases.incubation import Cure, Incubate
from ludotheque.games.steamwatchers.phases.placing import Build, Contract, Soldier
from ludotheque.games.steamwatchers.queries import havens, positions, sea_in_play
from ludotheque.games.steamwatchers.state import Steam

SEA_AWAY: Final = Refusal("STW-Q13", "sea-out-of-play")
NO_COLUMN: Final = Refusal("STW-062", "no-such-column")
NO_TURRET: Final = Refusal("STW-062", "no-turret-there")


@frame("cover choose arrive bonus end")
class Decree(Frame[Steam]):
    """STW-062, STW-063  A card is played on top of the last one and acts. `fresh` is 0 when nobody is Archon and the
    card in force acts again, without the bonus (STW-064); `seat` then makes the choices left open (STW-Q18)."""

    seat: i64
    card: i64
    fresh: i64
    spared: i64  # the column a Refroidissement leaves alone

    def favour(self, s: Steam) -> i64:
        """The verb of the Archon's own bonus; 0: there is none."""
        return s.content.bonus_verb[self.card] if self.fresh == 1 else 0

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        if self.at("bonus"):
            return ("STW-062", "bonus-floor") if self.favour(s) == names.ADD_FLOOR else ("STW-062", "bonus-turret")
        if s.content.arrival_verb[self.card] == names.NAME_SEA:
            return ("STW-062", "name-sea")
        return ("STW-062", "spare-column")

    def cover(self, s: Steam) -> i64:
        if self.fresh == 1:
            cover(s, self.seat, self.card)
        elif s.loud:
            s.tell("STW-064", "decree-again", {"card": s.content.archon_ids[self.card]})
        return NEXT

    def choose(self, s: Steam) -> i64:
        return ASK if len(self.legal(s, self.seat)) > 0 else NEXT

    def bonus(self, s: Steam) -> i64:
        if self.favour(s) == names.ADD_FLOOR or self.favour(s) == names.BUILD_TURRET:
            return ASK if len(self.legal(s, self.seat)) > 0 else DONE
        self.reward(s)
        return NEXT

    # -- choices

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        i: i64
        if self.at("choose") and s.content.arrival_verb[self.card] == names.NAME_SEA:
            if s.named_sea == state.NOBODY:
                for i in range(s.content.seas):
                    if sea_in_play(s, i):
                        out = append(out, pack(verbs.SEA, i))
        elif self.at("bonus") or self.favour(s) == names.SPARE_COLUMN:
            for i in range(s.content.zones):
                if self.why_not_zone(s, i) is None:
                    out = append(out, pack(verbs.ZONE, i))
        return out

    def why_not_zone(self, s: Steam, zone: i64) -> Refusal | None:
        floors = s.on(zone, state.FLOORS)
        if self.at("choose"):
            return None if floors >= s.content.arrival_floors[self.card] else NO_COLUMN
        if self.favour(s) == names.ADD_FLOOR:
            return None if 0 < floors < 5 else NO_COLUMN
        return None if s.turrets > 0 and s.on(zone, state.HOLDER) == self.seat else NO_TURRET

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.ZONE and (self.at("bonus") or self.favour(s) == names.SPARE_COLUMN):
            return self.why_not_zone(s, arg_a(choice))
        if verb_of(choice) == verbs.SEA and self.at("choose") and s.content.arrival_verb[self.card] == names.NAME_SEA:
            return None if sea_in_play(s, arg_a(choice)) else SEA_AWAY
        return NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        a = arg_a(choice)
        if verb_of(choice) == verbs.SEA:
            s.named_sea = a
            if s.loud:
                s.tell("STW-062", "sea-named", {"seat": int(seat), "sea": s.content.sea_ids[a]})
        elif self.at("choose"):
            self.spared = a
            if s.loud:
                s.tell("STW-062", "column-spared", {"seat": int(seat), "zone": zone_id(s, a)})
        elif self.favour(s) == names.ADD_FLOOR:
            floors = place_floors(s, a, s.content.bonus_n[self.card])
            if s.loud:
                s.tell("STW-062", "floor-added", {"seat": int(seat), "zone": zone_id(s, a), "floors": int(floors)})
        else:
            s.call(Build(seat, a, state.TURRET))
        return NEXT

    # -- effects

    def arrive(self, s: Steam) -> i64:
        """STW-062, STW-064  For everybody, in order of the Conclave track."""
        verb = s.content.arrival_verb[self.card]
        n = s.content.arrival_n[self.card]
        if verb == names.GROW_COLUMNS or verb == names.SHRINK_COLUMNS:
            self.change_columns(s, verb, n)
            return NEXT
        bonus = self.favour(s)
        for seat in in_conclave(s):
            mine = seat == self.seat
            count = n + s.content.bonus_n[self.card] if mine and bonus == names.MORE else n
            if verb == names.GAIN_HEALTHY:
                receive(s, seat, count)
            elif verb == names.RAISE_INCUBATION:
                if not (mine and bonus == names.EXEMPT):
                    s.call(Incubate(seat, count))
            elif verb == names.PLACE_SOLDIER:
                enlist(s, seat, count)
            elif verb == names.OFFER_CONTRABAND:
                s.call(Smuggle(seat, count))
            elif verb == names.DRAW_STEAM:
                s.call(Draw(seat, count))
            elif verb == names.PLACE_CONTRACT:
                if havens(s, seat) > 0 or (mine and bonus == names.WITHOUT_HAVEN):
                    s.call(Contract(seat, 1))
        return NEXT

    def change_columns(self, s: Steam, verb: i64, n: i64) -> None:
        """Every column that counts is chosen before any changes."""
        height = s.content.arrival_floors[self.card]
        chosen = vec[i64](capacity=15)
        zone: i64
        for zone in range(s.content.zones):
            floors = s.on(zone, state.FLOORS)
            if floors == height or (verb == names.SHRINK_COLUMNS and floors > height):
                if zone != self.spared:
                    chosen = append(chosen, zone)
        for zone in chosen:
            if verb == names.GROW_COLUMNS:
                place_floors(s, zone, n)
            else:
                s.add_on(zone, state.FLOORS, -n)
            if s.loud:
                told: dict[str, object] = {"zone": zone_id(s, zone), "floors": int(s.on(zone, state.FLOORS))}
                s.tell("STW-062", "column-changed", told)

    def reward(self, s: Steam) -> None:
        """STW-064  What is the Archon's alone, after everybody's share."""
        bonus = self.favour(s)
        n = s.content.bonus_n[self.card]
        if bonus == names.GAIN_HEALTHY:
            receive(s, self.seat, n)
        elif bonus == names.PLACE_SOLDIER:
            enlist(s, self.seat, n)
        elif bonus == names.DRAW_STEAM:
            s.call(Draw(self.seat, n))
        elif bonus == names.REMOVE_QUARANTINE:
            k: i64
            for k in range(n):
                s.call(Cure(self.seat))


def cover(s: Steam, seat: i64, card: i64) -> None:
    """STW-062, STW-063  Face up on top of the previous card, which no longer acts."""
    if s.in_force != state.NOBODY:
        s.cards[archon_place(s, s.in_force)] = state.IN_DISCARD
    s.cards[archon_place(s, card)] = state.IN_FORCE
    s.in_force = card
    s.enacted_by = seat
    s.enacted_in = s.turn
    s.named_sea = state.NOBODY
    if s.loud:
        s.tell("STW-062", "decree", {"seat": int(seat), "card": s.content.archon_ids[card]})


def in_conclave(s: Steam) -> vec[i64]:
    """Seats in order of the Conclave track, those yet to acquire a title by the one they reserved."""
    out = vec[i64](capacity=s.seats)
    position: i64
    seat: i64
    for position in range(1, positions(s) + 1):
        for seat in range(s.seats):
            held = s.get(seat, state.TITLE)
            if (held if held > 0 else s.get(seat, state.RESERVED)) == position and s.alive(seat):
                out = append(out, seat)
    return out


def receive(s: Steam, seat: i64, n: i64) -> None:
    """STW-030"""
    got = gain(s, seat, False, n)
    if s.loud and got > 0:
        s.tell("STW-030", "gained-healthy", {"seat": int(seat), "n": int(got)})


def enlist(s: Steam, seat: i64, n: i64) -> None:
    k: i64
    for k in range(n):
        s.call(Soldier(seat, 62))


@frame("offer")
class Smuggle(Frame[Steam]):
    """STW-030  Each may take contraband barrels, one by one."""

    seat: i64
    left: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-062", "smuggle")

    def offer(self, s: Steam) -> i64:
        return DONE if self.left == 0 or reserve_of(s, True) == 0 else ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), pack(verbs.STOP)), pack(verbs.BARREL))

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        gain(s, seat, True, 1)
        self.left -= 1
        if s.loud:
            s.tell("STW-030", "gained-contraband", {"seat": int(seat), "n": 1})
        return self.goto("offer")
