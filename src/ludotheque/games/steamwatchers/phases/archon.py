"""The Archon's cards: what they do on arrival, while in force, and for the Archon alone (STW-062 to STW-064). What a
card says beats a general rule, never the material limit (STW-003): all it places comes from a reserve that has it."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, Frame, pack, verb_of
from ludotheque.games.steamwatchers import effects, names, state, verbs
from ludotheque.games.steamwatchers.acts import archon_place, gain, place_floors, reserve_of, zone_id
from ludotheque.games.steamwatchers.phases.drawing import Draw
from ludotheque.games.steamwatchers.phases.incubation import Cure, Incubate
from ludotheque.games.steamwatchers.phases.placing import Build, Contract, Soldier
from ludotheque.games.steamwatchers.queries import havens, positions, sea_in_play
from ludotheque.games.steamwatchers.state import Player, Steam, Zone
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import NONE, one

TALLEST: Final = 5  # floors of a column (STW-012)

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
        return self.fresh == 1 and book.code[start * program.WIDTH] == effects.SPARE_COLUMN

    def act(self, s: Steam, section: i64, spared: vec[i64]) -> None:
        start = s.content.book.start(self.card, section)
        if start > 0:
            s.call(Act(self.seat, self.card, NONE, spared, section, start))


@frame(words=effects.WORDS)
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

    def do_gain_healthy(self, s: Steam, target: i64, n: i64) -> None:
        receive(s, target, n + self.bonus(s, target, effects.MORE))

    def do_raise_incubation(self, s: Steam, target: i64, n: i64) -> None:
        if self.bonus(s, target, effects.EXEMPT) == 0:
            s.call(Incubate(target, n))

    def do_place_soldier(self, s: Steam, target: i64, n: i64) -> None:
        """Base soldiers from reserve, in zones controlled."""
        k: i64
        for k in range(n + self.bonus(s, target, effects.MORE)):
            s.call(Soldier(target, rule_number("STW-062")))

    def do_offer_contraband(self, s: Steam, target: i64, n: i64) -> None:
        s.call(Smuggle(target, n + self.bonus(s, target, effects.MORE)))

    def do_draw_steam(self, s: Steam, target: i64, n: i64) -> None:
        s.call(Draw(target, n + self.bonus(s, target, effects.MORE)))

    def do_place_contract(self, s: Steam, target: i64) -> None:
        if havens(s, target) > 0 or self.bonus(s, target, effects.WITHOUT_HAVEN) > 0:
            s.call(Contract(target, 1))

    def do_grow_columns(self, s: Steam, height: i64, n: i64) -> None:
        """Each column of exactly that many floors; all that count are chosen before any changes."""
        for zone in self.columns(s, height, height):
            place_floors(s, zone, n)
            tell_column(s, zone)

    def do_shrink_columns(self, s: Steam, height: i64, n: i64) -> None:
        """Each column of at least that many floors."""
        for zone in self.columns(s, height, TALLEST):
            s.add_on(zone, Zone.floors, -n)
            tell_column(s, zone)

    def columns(self, s: Steam, least: i64, most: i64) -> vec[i64]:
        """The columns of so many floors, but for the one left alone."""
        chosen = vec[i64](capacity=15)
        zone: i64
        for zone in range(s.content.zones):
            if least <= s.on(zone, Zone.floors) <= most and zone != self.given[0]:
                chosen = append(chosen, zone)
        return chosen

    def do_name_sea(self, s: Steam, target: i64) -> None:
        s.named_sea = target
        if s.loud:
            s.tell("STW-062", "sea-named", {"seat": self.seat, "sea": s.content.sea_ids[target]})

    def do_spare_column(self, s: Steam, target: i64) -> None:
        s.answer(target)
        if s.loud:
            s.tell("STW-062", "column-spared", {"seat": self.seat, "zone": zone_id(s, target)})

    def do_add_floor(self, s: Steam, target: i64, n: i64) -> None:
        floors = place_floors(s, target, n)
        if s.loud:
            s.tell("STW-062", "floor-added", {"seat": self.seat, "zone": zone_id(s, target), "placed": floors})

    def do_build_turret(self, s: Steam, target: i64) -> None:
        s.call(Build(self.seat, target, state.TURRET))

    def do_remove_quarantine(self, s: Steam, target: i64, n: i64) -> None:
        k: i64
        for k in range(n):
            s.call(Cure(target))

    # -- whom, and where

    def candidates_concerned(self, s: Steam) -> vec[i64]:
        """Everybody on arrival, the Archon for the bonus."""
        return in_conclave(s) if self.section == names.ARRIVAL else one(self.seat)

    def candidates_other(self, s: Steam, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        last: i64 = s.content.seas if atom == effects.A_SEA else s.content.zones
        i: i64
        for i in range(last):
            if self.barred(s, atom, a, b, c, i) is None:
                out = append(out, i)
        return out

    def barred_sea(self, s: Steam, target: i64) -> Refusal | None:
        """When the card acts again, the sea stays the one that was named."""
        return None if s.named_sea == state.NOBODY and sea_in_play(s, target) else SEA_AWAY

    def barred_tall_column(self, s: Steam, target: i64) -> Refusal | None:
        arrival = s.content.book.start(self.source, names.ARRIVAL) * program.WIDTH
        tall = self.floors(s, target) >= s.content.book.code[arrival + program.A]
        return None if tall else NO_COLUMN

    def barred_column(self, s: Steam, target: i64) -> Refusal | None:
        return None if 0 < self.floors(s, target) < TALLEST else NO_COLUMN

    def barred_own_zone(self, s: Steam, target: i64) -> Refusal | None:
        if target >= s.content.zones:
            return NO_COLUMN
        return None if s.turrets > 0 and s.on(target, Zone.holder) == self.seat else NO_TURRET

    def floors(self, s: Steam, zone: i64) -> i64:
        """Of the column of a zone, -1 where no such zone is."""
        if zone >= s.content.zones:
            return -1
        return s.on(zone, Zone.floors)


def tell_column(s: Steam, zone: i64) -> None:
    if s.loud:
        told: dict[str, object] = {"zone": zone_id(s, zone), "floors": s.on(zone, Zone.floors)}
        s.tell("STW-062", "column-changed", told)


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
            held = s.get(seat, Player.title)
            if (held if held > 0 else s.get(seat, Player.reserved)) == position and s.alive(seat):
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
