"""The Forge (HYB-143 to HYB-152): Workshop, Factory, and the tiles that leave it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, Frame, arg_a, arg_b, arg_c, pack, verb_of
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases.gains import pay, score
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris

NOT_YOURS = Refusal("HYB-145", "not-your-tile")
WRONG_PRICE = Refusal("HYB-146", "wrong-price")
TOO_DEAR = Refusal("HYB-032", "too-dear")


# -- sliding


def enter_workshop(s: Hybris, seat: i64, tile: i64) -> None:
    """HYB-142, HYB-143, HYB-Q61  Onto space A, the tiles before it sliding on as far as needed."""
    s.tile_of[tile] = seat
    slide_workshop(s, seat, state.WORKSHOP)
    s.tile_at[tile] = state.WORKSHOP


def slide_workshop(s: Hybris, seat: i64, space: i64) -> None:
    """Make room on a space of the Workshop; what is pushed out of C goes to the Factory unpaid (HYB-144, HYB-Q62)."""
    tile = s.tile_on(space)
    if tile == NOBODY:
        return
    if space == state.FACTORY - 1:
        enter_factory(s, seat, tile)
    else:
        slide_workshop(s, seat, space + 1)
        s.tile_at[tile] = space + 1


def enter_factory(s: Hybris, seat: i64, tile: i64) -> None:
    """HYB-147, HYB-148  Onto space 1 of the Factory, the tiles before it sliding on as far as needed."""
    slide_factory(s, seat, state.FACTORY)
    s.tile_at[tile] = state.FACTORY


def slide_factory(s: Hybris, seat: i64, space: i64) -> None:
    tile = s.tile_on(space)
    if tile == NOBODY:
        return
    if space == state.STORED - 1:
        leave_factory(s, seat, tile)  # HYB-149, HYB-Q63
    else:
        slide_factory(s, seat, space + 1)
        s.tile_at[tile] = space + 1


def leave_factory(s: Hybris, mover: i64, tile: i64) -> None:
    """HYB-151, HYB-152  To its owner's storage; whoever moved another's tile out gains 1 VP (in Forge Work nobody)."""
    owner = s.tile_of[tile]
    s.tile_at[tile] = state.STORED
    if s.loud:
        s.tell("HYB-151", "stored", {"seat": int(owner), "tile": s.content.tile_ids[tile]})
    if mover != NOBODY and mover != owner:
        score(s, mover, names.FROM_LOCATIONS, 1)
        if mover == s.active:
            s.facts[Facts.pushed] += 1
    if len(queries.stored(s, owner)) > queries.STORAGE + queries.total(s, owner, effects.STORAGE):
        s.call(Overstocked(owner))


def advance_factory(s: Hybris, mover: i64) -> None:
    """HYB-150, HYB-Q64  All tiles of the Factory move one space; gaps are kept."""
    space: i64 = state.STORED - 1
    while space >= state.FACTORY:
        tile = s.tile_on(space)
        if tile != NOBODY:
            if space == state.STORED - 1:
                leave_factory(s, mover, tile)
            else:
                s.tile_at[tile] = space + 1
        space -= 1


def can_produce(s: Hybris) -> bool:
    for place in s.tile_at:
        if state.FACTORY <= place < state.STORED:
            return True
    return False


def produce(s: Hybris, seat: i64) -> None:
    if s.loud:
        s.tell("HYB-150", "produced", {"seat": int(seat)})
    advance_factory(s, seat)


@frame("choose")
class Overstocked(Frame[Hybris]):
    """HYB-114, HYB-Q65  Of one stored tile too many the owner removes one from the game."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        room = queries.STORAGE + queries.total(s, self.seat, effects.STORAGE)
        return ASK if len(queries.stored(s, self.seat)) > room else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-114", "overstocked")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for tile in queries.stored(s, seat):
            out = append(out, pack(verbs.TILE, tile))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        tile = arg_a(choice)
        s.tile_at[tile] = state.GONE
        s.tile_of[tile] = NOBODY
        if s.loud:
            s.tell("HYB-114", "scrapped", {"seat": int(seat), "tile": s.content.tile_ids[tile]})
        return self.goto("choose")


# -- Manufacture


def reduction(s: Hybris, seat: i64, tile: i64) -> i64:
    """HYB-146, HYB-Q66  One resource less on B, two on C, and what a power takes off."""
    return s.tile_at[tile] - state.WORKSHOP + queries.total(s, seat, effects.MANUFACTURE_DISCOUNT)


def can_manufacture(s: Hybris, seat: i64, faithful: i64, aegis: i64) -> bool:
    """HYB-Q38  Whether some own tile of the Workshop could be paid with so many Faithful and Aegis."""
    tile_at = s.tile_at
    tile: i64
    for tile in range(names.TILES):
        if state.WORKSHOP <= tile_at[tile] < state.FACTORY and s.tile_of[tile] == seat:
            short = max(0, s.content.cost_faithful[tile] - faithful) + max(0, s.content.cost_aegis[tile] - aegis)
            if short <= reduction(s, seat, tile):
                return True
    return False


def why_not_make(s: Hybris, seat: i64, tile: i64, faithful: i64, aegis: i64) -> Refusal | None:
    """HYB-145, HYB-146  An own tile of the Workshop, the cost less the whole reduction, and enough to pay it."""
    if s.tile_of[tile] != seat or not state.WORKSHOP <= s.tile_at[tile] < state.FACTORY:
        return NOT_YOURS
    full_faithful = s.content.cost_faithful[tile]
    full_aegis = s.content.cost_aegis[tile]
    waived = min(reduction(s, seat, tile), full_faithful + full_aegis)
    if faithful > full_faithful or aegis > full_aegis or full_faithful + full_aegis - faithful - aegis != waived:
        return WRONG_PRICE
    if faithful > s.get(seat, names.FAITHFUL) or aegis > s.get(seat, names.AEGIS):
        return TOO_DEAR
    return None


@frame("choose")
class Manufacture(Frame[Hybris]):
    """HYB-145  Pay for a tile of one's own and move it to the Factory."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-145", "manufacture")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        tile: i64
        faithful: i64
        for tile in range(names.TILES):
            if s.tile_of[tile] != seat or not state.WORKSHOP <= s.tile_at[tile] < state.FACTORY:
                continue
            whole = s.content.cost_faithful[tile] + s.content.cost_aegis[tile]
            due = max(0, whole - reduction(s, seat, tile))
            for faithful in range(due + 1):
                if why_not_make(s, seat, tile, faithful, due - faithful) is None:
                    out = append(out, pack(verbs.MAKE, tile, faithful, due - faithful))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.MAKE:
            return why_not_make(s, seat, arg_a(choice), arg_b(choice), arg_c(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        """HYB-147  Turned over, it goes with its token to space 1."""
        tile = arg_a(choice)
        pay(s, seat, names.FAITHFUL, arg_b(choice))
        pay(s, seat, names.AEGIS, arg_c(choice))
        s.facts[Facts.made] = tile
        if s.loud:
            s.tell("HYB-147", "manufactured", {"seat": int(seat), "tile": s.content.tile_ids[tile]})
        enter_factory(s, seat, tile)
        return DONE
