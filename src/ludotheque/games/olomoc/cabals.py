"""Which cabals and which equipment are legal (OLO-197 to OLO-206), and whether a draft can still be completed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.content import Content
from ludotheque.games.olomoc.state import NONE

BITS: Final = 8  # of each rouage or card of a cabal written as one number


def packed(first: i64, second: i64, third: i64) -> i64:
    """Three numbers as one, by rank; NONE for one that is missing."""
    return (first + 1) | (second + 1) << BITS | (third + 1) << (2 * BITS)


def part(cabal: i64, place: i64) -> i64:
    return (cabal >> (BITS * place) & 0xFF) - 1


def with_part(cabal: i64, place: i64, value: i64) -> i64:
    return cabal | (value + 1) << (BITS * place)


def is_full(cabal: i64) -> bool:
    return part(cabal, 0) != NONE and part(cabal, 1) != NONE and part(cabal, 2) != NONE


def drawn(c: Content, rank: i64, faction: i64, draw: i64) -> i64:
    """A character of that rank, and of that faction unless it is NONE."""
    found = vec[i64](capacity=8)
    character: i64
    for character in range(c.characters):
        if c.rank[character] == rank and (faction == NONE or c.faction[character] == faction):
            found = append(found, character)
    return found[draw % len(found)]


def faction_of(c: Content, cabal: i64) -> i64:
    """OLO-199  The faction that a cabal begun belongs to, NONE before."""
    place: i64
    for place in range(names.CABAL):
        if part(cabal, place) != NONE:
            return c.faction[part(cabal, place)]
    return NONE


def fits(c: Content, cabal: i64, character: i64) -> bool:
    """OLO-199, OLO-200, OLO-202  Of the same faction, of a rank that is missing."""
    faction = faction_of(c, cabal)
    return faction in (NONE, c.faction[character]) and part(cabal, c.rank[character] - 1) == NONE


def can_carry(c: Content, cabal: i64, place: i64, card: i64) -> bool:
    """OLO-203, OLO-205, OLO-206  Affiliated to a ministry of some rouage of the cabal, to its faction, or to its
    bearer."""
    to = c.affiliated_to[card]
    if c.affiliation[card] == names.OF_FACTION:
        return c.faction[part(cabal, place)] == to
    if c.affiliation[card] == names.OF_CHARACTER:
        return part(cabal, place) == to
    k: i64
    for k in range(names.CABAL):
        if c.ministries[part(cabal, k)] >> to & 1 == 1:
            return True
    return False


def provided(c: Content, cabal: i64, first: i64, second: i64, third: i64) -> bool:
    """OLO-204, OLO-Q96  Whether each card of a ministry has a rouage of its own that provides it."""
    a: i64
    b: i64
    d: i64
    for a in range(names.CABAL):
        if not provides(c, cabal, a, first):
            continue
        for b in range(names.CABAL):
            if b == a or not provides(c, cabal, b, second):
                continue
            d = 3 - a - b
            if provides(c, cabal, d, third):
                return True
    return False


def provides(c: Content, cabal: i64, place: i64, card: i64) -> bool:
    if c.affiliation[card] != names.OF_MINISTRY:
        return True
    return c.ministries[part(cabal, place)] >> c.affiliated_to[card] & 1 == 1


def loadouts(c: Content, cabal: i64, gear: i64, taken: i64, most: i64 = 0) -> vec[i64]:
    """OLO-201, OLO-202, OLO-Q96  Every way to complete the equipment of a cabal without the cards in `taken`, a bit
    each; or so many at most."""
    out = vec[i64]()
    first = choices(c, cabal, gear, 0, taken)
    second = choices(c, cabal, gear, 1, taken)
    third = choices(c, cabal, gear, 2, taken)
    for a in first:
        for b in second:
            if a == b:
                continue
            for d in third:
                if d != a and d != b and provided(c, cabal, a, b, d):
                    out = append(out, packed(a, b, d))
                    if len(out) == most:
                        return out
    return out


def choices(c: Content, cabal: i64, gear: i64, place: i64, taken: i64) -> vec[i64]:
    """What a rouage may carry: the card it has, or any that is left."""
    out = vec[i64]()
    if part(gear, place) != NONE:
        return append(out, part(gear, place))
    card: i64
    for card in range(len(c.equipment_type)):
        if taken >> card & 1 == 0 and can_carry(c, cabal, place, card):
            out = append(out, card)
    return out


def cards_in(gear: i64) -> i64:
    """The cards of a loadout, a bit each."""
    mask: i64 = 0
    place: i64
    for place in range(names.CABAL):
        if part(gear, place) != NONE:
            mask |= 1 << part(gear, place)
    return mask
