"""The Archon's cards: what they do on arrival, while in force, and for the Archon alone (STW-062 to STW-064). What a
card says beats a general rule, never the material limit (STW-003): all it places comes from a reserve that has it."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, Frame, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import archon_place, gain, place_floors, reserve_of, zone_id
from ludotheque.games.steamwatchers.phases.drawing import Draw
from ludotheque.games.steamwatchers.phases.incubation import Cure, Incubate
from ludotheque.games.steamwatchers.phases.placing import Build, Contract, Soldier
from ludotheque.games.steamwatchers.queries import havens, positions, sea_in_play
from ludotheque.games.steamwatchers.state import Steam
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import NONE, one

SEA_AWAY: Final = Refusal("STW-Q13", "sea-out-of-play")
NO_COLUMN: Final = Refusal("STW-062", "no-such-column")
NO_TURRET: Final = Refusal("STW-062", "no-turret-there")


@frame("cover spare arrive bonus end")
class Decree(Frame[Steam]):
    """STW-062, STW-063  A card is played on top of the last one and acts. `fresh` is 0 when nobody is Archon and the
    card in force acts again, without the bonus (STW-064); `seat` then makes the choices left open (STW-Q18)."""

    seat: i64
    card: Annotated[i64, "archon"]
    fresh: i64

    def cover(self, s: Steam) -> i64:
        if self.fresh == 1:
            cover(s, self.seat, self.card)
        elif s.loud:
            s.tell("STW-064", "decree-again", {"card": s.content.archon_ids[self.card]})
        return NEXT

    def spare(self, s: Steam) -> i64:
        if self.sparing(s):
            self.act(s, names.BONUS, NONE)
        return NEXT

    def arrive(self, s: Steam) -> i64:
        self.act(s, names.ARRIVAL, one(s.answer_or(state.NOBODY)))
        return NEXT

    def bonus(self, s: Steam) -> i64:
        if self.fresh == 1 and not self.sparing(s):
            self.act(s, names.BONUS, NONE)
        return NEXT

    def sparing(self, s: Steam) -> bool:
        """Whether the bonus is a choice that comes before the arrival."""
        book = s.content.book
        start = book.start(self.card, names.BONUS)
        return self.fresh == 1 and book.code[start * program.WIDTH] == names.SPARE_COLUMN

    def act(self, s: Steam, section: i64, spared: vec[i64]) -> None:
        start = s.content.book.start(self.card, section)
        if start > 0:
            s.call(Act(self.seat, self.card, NONE, spared, section, start))


@frame()
class Act(Effect[Steam]):
    """STW-062, STW-064  The arrival of a card, for everybody in order of the Conclave track, or its bonus, for the
    Archon who has just played it. `given` holds the column that a Refroidissement leaves alone."""

    def book(self, s: Steam) -> Book:
        return s.content.book

    def bonus(self, s: Steam, seat: i64, modifier: i64) -> i64:
        """What the card changes for the Archon who has just played it."""
        if seat != self.seat or s.enacted_by != seat or s.enacted_in != s.turn:
            return 0
        return s.content.book.sum(self.source, modifier)

    def do(self, s: Steam, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> None:
        if op == names.GAIN_HEALTHY:
            receive(s, target, n + self.bonus(s, target, names.MORE))
        elif op == names.RAISE_INCUBATION:
            if self.bonus(s, target, names.EXEMPT) == 0:
                s.call(Incubate(target, n))
        elif op == names.PLACE_SOLDIER:
            k: i64
            for k in range(n + self.bonus(s, target, names.MORE)):
                s.call(Soldier(target, 62))
        elif op == names.OFFER_CONTRABAND:
            s.call(Smuggle(target, n + self.bonus(s, target, names.MORE)))
        elif op == names.DRAW_STEAM:
            s.call(Draw(target, n + self.bonus(s, target, names.MORE)))
        elif op == names.PLACE_CONTRACT:
            if havens(s, target) > 0 or self.bonus(s, target, names.WITHOUT_HAVEN) > 0:
                s.call(Contract(target, 1))
        elif op == names.GROW_COLUMNS or op == names.SHRINK_COLUMNS:
            self.change_columns(s, op, a, n)
        elif op == names.NAME_SEA:
            s.named_sea = target
            if s.loud:
                s.tell("STW-062", "sea-named", {"seat": self.seat, "sea": s.content.sea_ids[target]})
        elif op == names.SPARE_COLUMN:
            s.answer(target)
            if s.loud:
                s.tell("STW-062", "column-spared", {"seat": self.seat, "zone": zone_id(s, target)})
        elif op == names.ADD_FLOOR:
            floors = place_floors(s, target, n)
            if s.loud:
                s.tell("STW-062", "floor-added", {"seat": self.seat, "zone": zone_id(s, target), "placed": floors})
        elif op == names.BUILD_TURRET:
            s.call(Build(self.seat, target, state.TURRET))
        elif op == names.REMOVE_QUARANTINE:
            for k in range(n):
                s.call(Cure(target))

    def change_columns(self, s: Steam, op: i64, height: i64, n: i64) -> None:
        """Every column that counts is chosen before any changes."""
        chosen = vec[i64](capacity=15)
        zone: i64
        for zone in range(s.content.zones):
            floors = s.on(zone, state.FLOORS)
            if floors == height or (op == names.SHRINK_COLUMNS and floors > height):
                if zone != self.given[0]:
                    chosen = append(chosen, zone)
        for zone in chosen:
            if op == names.GROW_COLUMNS:
                place_floors(s, zone, n)
            else:
                s.add_on(zone, state.FLOORS, -n)
            if s.loud:
                told: dict[str, object] = {"zone": zone_id(s, zone), "floors": s.on(zone, state.FLOORS)}
                s.tell("STW-062", "column-changed", told)

    # -- whom, and where

    def candidates(self, s: Steam, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        if atom == names.CONCERNED:
            return in_conclave(s) if self.section == names.ARRIVAL else one(self.seat)
        out = vec[i64](capacity=8)
        last: i64 = s.content.seas if atom == names.A_SEA else s.content.zones
        i: i64
        for i in range(last):
            if self.barred(s, atom, a, b, c, i) is None:
                out = append(out, i)
        return out

    def barred(self, s: Steam, atom: i64, a: i64, b: i64, c: i64, target: i64) -> Refusal | None:
        if atom == names.A_SEA:  # when it acts again, the sea stays the one that was named
            return None if s.named_sea == state.NOBODY and sea_in_play(s, target) else SEA_AWAY
        if target >= s.content.zones:
            return NO_COLUMN
        floors = s.on(target, state.FLOORS)
        if atom == names.A_TALL_COLUMN:
            arrival = s.content.book.start(self.source, names.ARRIVAL) * program.WIDTH
            return None if floors >= s.content.book.code[arrival + program.A] else NO_COLUMN
        if atom == names.A_COLUMN:
            return None if 0 < floors < 5 else NO_COLUMN
        return None if s.turrets > 0 and s.on(target, state.HOLDER) == self.seat else NO_TURRET


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
        s.tell("STW-062", "decree", {"seat": seat, "card": s.content.archon_ids[card]})


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
        s.tell("STW-030", "gained-healthy", {"seat": seat, "n": got})


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
            s.tell("STW-030", "gained-contraband", {"seat": seat, "n": 1})
        return self.goto("offer")
