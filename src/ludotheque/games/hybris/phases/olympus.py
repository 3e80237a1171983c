"""Olympus (HYB-140 to HYB-142): Convert and Design; and Guidance, which takes a tile straight to the Factory."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases.forge import enter_factory, enter_workshop
from ludotheque.games.hybris.phases.gains import MOST_DETERMINATION, pay
from ludotheque.games.hybris.state import Facts, Hybris
from ludotheque.kit.effects import program

TOO_DEAR = Refusal("HYB-032", "too-dear")
NOT_ON_OLYMPUS = Refusal("HYB-Q133", "not-on-olympus")


def bonus_of(s: Hybris, line: i64) -> i64:
    """What a line of the table gives: the first thing of its reward."""
    start = s.content.book.start(names.FIRST_LINE + line, names.REWARD)
    return s.content.book.code[start * program.WIDTH + program.A]


def useful(s: Hybris, seat: i64, line: i64) -> bool:
    """HYB-Q15  Whether the bonus of a line would have an effect."""
    what = bonus_of(s, line)
    if what == names.DETERMINATION:
        return s.get(seat, what) < MOST_DETERMINATION
    if what < names.SPARK:
        return True
    upgrade: i64
    for upgrade in range(names.UPGRADES):
        if s.leftmost(seat, upgrade) == what:
            return True
    return False


def line_cost(s: Hybris, seat: i64, line: i64, first: bool) -> i64:
    cost = s.content.line_prayers[line]
    if first:
        cost = max(1, cost - queries.total(s, seat, effects.CONVERT_DISCOUNT))
    return cost


def why_not_convert(s: Hybris, seat: i64, line: i64, first: bool, prayers: i64) -> Refusal | None:
    """HYB-141  The Prayers must be there."""
    return TOO_DEAR if prayers < line_cost(s, seat, line, first) else None


def can_convert(s: Hybris, seat: i64, prayers: i64) -> bool:
    line: i64
    for line in range(names.LINES):
        if why_not_convert(s, seat, line, True, prayers) is None:
            return True
    return False


@frame("choose")
class Convert(Frame[Hybris]):
    """HYB-140  As many conversions as one likes; as the action of an activation at least one (HYB-Q125)."""

    seat: i64
    granted: i64 = 0
    done: i64 = 0

    def choose(self, s: Hybris) -> i64:
        if self.granted == 0 and self.done == 0:
            return ASK
        return ASK if len(self.legal(s, self.seat)) > 1 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-140", "convert")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        """HYB-Q15  Lines that would do nothing come after the others."""
        out = vec[i64](capacity=8)
        idle = vec[i64](capacity=names.LINES)
        line: i64
        for line in range(names.LINES):
            if why_not_convert(s, seat, line, self.done == 0, s.get(seat, names.PRAYER)) is not None:
                continue
            if useful(s, seat, line):
                out = append(out, pack(verbs.LINE, line))
            else:
                idle = append(idle, pack(verbs.LINE, line))
        for choice in idle:
            out = append(out, choice)
        if self.granted == 1 or self.done > 0:
            out = append(out, pack(verbs.STOP))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.LINE:
            return why_not_convert(s, seat, arg_a(choice), self.done == 0, s.get(seat, names.PRAYER))
        return super().why_not(s, seat, choice)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        line = arg_a(choice)
        cost = line_cost(s, seat, line, self.done == 0)
        pay(s, seat, names.PRAYER, cost)
        s.facts[Facts.converted] += cost
        self.done += 1
        s.start(seat, names.FIRST_LINE + line, names.REWARD)
        return self.goto("choose")


def on_olympus(s: Hybris) -> vec[i64]:
    out = vec[i64](capacity=names.TILES)
    tile: i64
    for tile in range(names.TILES):
        if s.tile_at[tile] == state.ON_OLYMPUS:
            out = append(out, tile)
    return out


def can_design(s: Hybris) -> bool:
    return s.tile_on(state.ON_OLYMPUS) != state.NOBODY


@frame("choose")
class Design(Frame[Hybris]):
    """HYB-142, HYB-Q133  Any tile still on Olympus, to space A of the Workshop."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK if can_design(s) else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-142", "design")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.TILES)
        for tile in on_olympus(s):
            out = append(out, pack(verbs.TILE, tile))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.TILE:
            return NOT_OFFERED
        return None if s.tile_at[arg_a(choice)] == state.ON_OLYMPUS else NOT_ON_OLYMPUS

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if s.loud:
            s.tell("HYB-142", "designed", {"seat": int(seat), "tile": s.content.tile_ids[arg_a(choice)]})
        enter_workshop(s, seat, arg_a(choice))
        return DONE


def can_guide(s: Hybris, seat: i64, tile: i64) -> bool:
    """HYB-Q32  Its full printed cost must be there."""
    if s.content.cost_faithful[tile] > s.get(seat, names.FAITHFUL):
        return False
    return s.content.cost_aegis[tile] <= s.get(seat, names.AEGIS)


@frame("choose")
class Guide(Frame[Hybris]):
    """HYB-Q32  Guidance: a tile from Olympus, its full cost paid, onto space 1 of the Factory."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK if len(self.legal(s, self.seat)) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-Q32", "guide")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.TILES)
        for tile in on_olympus(s):
            if can_guide(s, seat, tile):
                out = append(out, pack(verbs.TILE, tile))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.TILE:
            return NOT_OFFERED
        if s.tile_at[arg_a(choice)] != state.ON_OLYMPUS:
            return NOT_ON_OLYMPUS
        return None if can_guide(s, seat, arg_a(choice)) else TOO_DEAR

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        tile = arg_a(choice)
        pay(s, seat, names.FAITHFUL, s.content.cost_faithful[tile])
        pay(s, seat, names.AEGIS, s.content.cost_aegis[tile])
        s.tile_of[tile] = seat
        if s.loud:
            s.tell("HYB-Q32", "guided", {"seat": int(seat), "tile": s.content.tile_ids[tile]})
        enter_factory(s, seat, tile)
        return DONE
