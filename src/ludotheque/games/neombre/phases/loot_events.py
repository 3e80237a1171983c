"""The loot pile, and what loot events do to it (NEO-126, NEO-129 to NEO-132, NEO-Q148)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.games.neombre import effects, names, piles
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.effects import program


def next_loot(s: Nominees) -> i64:
    """NEO-129, NEO-Q10  A card of the loot pile by chance, of the discard when it is empty; -1: there is none."""
    if len(s.loot) == 0:
        s.loot = s.loot_discard
        s.loot_discard = vec[i64]()
    n: i64 = len(s.loot)
    if n == 0:
        return -1
    s.loot, design = pop(s.loot[:], piles.any_of(s, "NEO-126", n))
    return design


def reveal_loot(s: Nominees, n: i64) -> None:
    """NEO-126  So many cards are turned up, or as many as there are."""
    found = vec[i64](capacity=n)
    i: i64
    for i in range(n):
        design = next_loot(s)
        if design < 0:
            break
        found = append(found, design)
        s.shown = laid(s.shown, design)
    s.revealed += 1
    if s.loud:
        s.tell("NEO-126", "revealed", {"cards": [s.content.loot_ids[card] for card in found]})


def redraw_loot(s: Nominees) -> None:
    again: i64 = len(s.shown)
    for design in s.shown:
        s.loot_discard = laid(s.loot_discard, design)
    s.shown = vec[i64]()
    reveal_loot(s, again)


def shuffle_fair(s: Nominees) -> None:
    """NEO-140"""
    s.fair_groups = piles.one_group(s.fair)
    if s.loud:
        s.tell("NEO-140", "fair-shuffled", {})


def add_mal(s: Nominees, seat: i64, n: i64) -> None:
    """NEO-120, NEO-121, NEO-Q29"""
    i: i64
    for i in range(n):
        s.decks[seat] = laid(s.decks[seat], s.content.mal)
    if s.loud and n > 0:
        s.tell("NEO-120", "mal", {"seat": int(seat), "n": int(n)})


def names_a_player(s: Nominees, design: i64) -> bool:
    """Whether an event speaks of one player, whom the team names."""
    book = s.content.book
    pc = s.content.start(design, names.LOOTED)
    while book.code[pc * program.WIDTH] != program.STOP:
        selector = book.code[pc * program.WIDTH + program.TO] * program.SELECTOR_WIDTH
        if book.selectors[selector] == program.YOU:
            return True
        pc += 1
    return False


def touches_loot(s: Nominees, design: i64) -> bool:
    """Whether an event changes the loot itself."""
    book = s.content.book
    pc = s.content.start(design, names.LOOTED)
    while book.code[pc * program.WIDTH] != program.STOP:
        op = book.code[pc * program.WIDTH]
        if op == effects.LOOT_REVEAL or op == effects.LOOT_OBTAIN or op == effects.LOOT_REDRAW:
            return True
        pc += 1
    return False
