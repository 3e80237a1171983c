"""Values derived from the position, never stored: VP, Rank, orders, capacities, available Trophies."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.diktat import effects, names, state
from ludotheque.games.diktat.state import Diktat, Pile, Player, kind_of, pile_of
from ludotheque.kit.effects import program
from ludotheque.kit.play.order import highest_first


def cycles(seats: i64) -> i64:
    """DIK-009, DIK-010, DIK-011, DIK-012  Cycles in a game."""
    return 5 if seats == 2 else 3 if seats == 5 else 4


def manoeuvres(seats: i64) -> i64:
    """DIK-009, DIK-010, DIK-011, DIK-012  Manoeuvre pawns a player and Cycle; a fifth is out of play (DIK-Q21)."""
    return 5 if seats <= 3 else 4


def face_up(seats: i64) -> i64:
    """DIK-009, DIK-010, DIK-011, DIK-012  Face-up Opportunity cards each Cycle."""
    return 2 if seats <= 3 else 3


def pile_limit(seats: i64) -> i64:
    """DIK-013  Piles in one sector."""
    return 3 if seats == 5 else 2


def gained(s: Diktat, seat: i64, what: i64) -> i64:
    """DIK-175  Gains of everything a seat owns, Used or not (DIK-026); markers count at their level only (DIK-139)."""
    total: i64 = 0
    k = s.content
    for element in s.elements(seat):
        total += k.sums[(element + names.ELEMENTS if s.others else element) * k.book.modifiers + what]
    return total


def vp(s: Diktat, seat: i64) -> i64:
    """DIK-Q02  Victory points, computed afresh; below zero is possible (DIK-Q03). Debts do not count yet (DIK-033)."""
    total = gained(s, seat, effects.GAIN_VP) - s.get(seat, Player.breaches) + s.get(seat, Player.handicap)
    return total + slot_vp(s, seat) + aside_vp(s, seat) + affinity_vp(s, seat) + cabal_vp(s, seat)


def slot_vp(s: Diktat, seat: i64) -> i64:
    """DIK-133, DIK-Q32  What the Opportunity slots that are filled are worth."""
    total: i64 = 0
    at = s.cabal(seat) * 8
    for card in s.own[seat]:
        if card < state.ASIDE:
            total += s.content.slot_vp[at]
            at += 1
    return total


def aside_vp(s: Diktat, seat: i64) -> i64:
    """DIK-134  Each Opportunity beside the board."""
    total: i64 = 0
    for card in s.own[seat]:
        if card >= state.ASIDE:
            total += 2
    return total


def affinity_vp(s: Diktat, seat: i64) -> i64:
    """DIK-135  Each Affinity placed."""
    total: i64 = 0
    for card in s.own[seat]:
        total += s.tokens_placed(card & 127)
    return total


def cabal_vp(s: Diktat, seat: i64) -> i64:
    """DIK-099  The Cabal slots developed."""
    total: i64 = 0
    at = s.cabal(seat) * 5
    i: i64
    for i in range(s.get(seat, Player.developed)):
        total += s.content.cabal_vp[at + i]
    return total


def rank(s: Diktat, seat: i64) -> i64:
    """DIK-052, DIK-053  Printed Rank and Rank Gains."""
    return s.content.rank[s.cabal(seat)] + gained(s, seat, effects.GAIN_RANK)


def precedes(s: Diktat, a: i64, b: i64) -> bool:
    """DIK-051, DIK-058, DIK-Q04  Whether seat a comes before seat b in order of Rank."""
    ra = rank(s, a)
    rb = rank(s, b)
    if ra != rb:
        return ra > rb
    if s.admin == state.NOBODY:
        return s.get(a, Player.order) < s.get(b, Player.order)
    return (a - s.admin) % s.seats < (b - s.admin) % s.seats


def by_rank(s: Diktat) -> vec[i64]:
    """Every seat, in order of Rank."""
    keys = vec[i64](capacity=5)
    seat: i64
    for seat in range(s.seats):
        place = s.get(seat, Player.order) if s.admin == state.NOBODY else (seat - s.admin) % s.seats
        keys = append(keys, rank(s, seat) * 8 - place)
    return highest_first(keys)


def capacity(s: Diktat, seat: i64, what: i64) -> i64:
    """DIK-172  Sum of one Capacity over a seat's elements; a Used one gives none (DIK-025)."""
    total: i64 = 0
    for element in s.elements(seat):
        n = s.content.adds(s.others, element, what)
        if n != 0 and not s.is_used(seat, element):
            total += n
    return total


def has_sequel(s: Diktat, seat: i64) -> bool:
    """Whether a player owns an unused Manifestation for the moment directly after a Manoeuvre."""
    k = s.content
    book = k.book
    again = s.get(seat, Player.pawns) > 0
    for element in s.elements(seat):
        row: i64
        for row in range(book.first[element], book.first[element + 1]):
            if book.entries[row * program.ENTRY_WIDTH] == names.MANIFESTATION:
                verb = k.verb(row)
                if is_bonus(verb) or (again and verb == effects.PLAY_TWICE):
                    if s.applies(row) and not s.is_used(seat, element):
                        return True
    return False


def is_bonus(verb: i64) -> bool:
    """House: whether a verb gives a Manoeuvre without a pawn, directly after one's own."""
    if verb == effects.BONUS_SPY or verb == effects.BONUS_EXTEND:
        return True
    return verb == effects.BONUS_DEVELOP or verb == effects.BONUS_ASSASSINATE


def affinities_given(s: Diktat, element: i64) -> i64:
    """How many Affinity tokens an element gave (DIK-047)."""
    return s.content.adds(s.others, element, effects.GAIN_AFFINITY)


def fits(s: Diktat, seat: i64, good: i64, symbol: i64) -> bool:
    """DIK-169, DIK-Q38  Whether a seat's Affinity token matches a symbol."""
    return symbol == good or symbol == names.ANY_AFFINITY or wild(s, seat) == good


def wild(s: Diktat, seat: i64) -> i64:
    """The Affinity that fits any symbol for that seat (house: Dogme), or NOBODY."""
    book = s.content.book
    for element in s.elements(seat):
        if book.sum(element, effects.WILD_AFFINITY) > 0 and not s.is_used(seat, element):
            row: i64
            for row in range(book.first[element], book.first[element + 1]):
                at = row * program.ENTRY_WIDTH
                if book.entries[at + program.WHAT] == effects.WILD_AFFINITY:
                    return book.entries[at + program.ENTRY_A]
    return state.NOBODY


def has_free_symbol(s: Diktat, seat: i64) -> bool:
    for card in s.own[seat]:
        symbol: i64
        for symbol in range(3):
            if s.content.symbols[(card & 127) * 3 + symbol] >= 0 and s.placed(card & 127, symbol) == 0:
                return True
    return False


def slots_used(s: Diktat, seat: i64) -> i64:
    """DIK-Q34  Marker slots filled: a stack of two fills one."""
    count: i64 = 0
    sector: i64
    for sector in range(names.SECTORS):
        if s.level(seat, sector) > 0:
            count += 1
    return count


def emissaries(s: Diktat, seat: i64, sector: i64) -> i64:
    """DIK-116  Emissaries of a seat (or of the Others) in a sector, over all its piles."""
    return count_kind(s, seat, sector, names.EMISSARY)


def count_kind(s: Diktat, seat: i64, sector: i64, kind: i64) -> i64:
    count: i64 = 0
    n: i64 = len(s.piles)
    at: i64 = 0
    while at < n:
        if s.piles[at + Pile.owner] == seat and s.piles[at + Pile.sector] == sector:
            pile = s.piles[at]
            for pawn in s.pawns:
                if pile_of(pawn) == pile and kind_of(pawn) == kind:
                    count += 1
        at += Pile.WIDTH
    return count


def memberships_of(s: Diktat, seat: i64) -> i64:
    """House: Memberships of that seat's Cabal lying on other boards."""
    if s.token_of(seat) != names.MEMBERSHIP:
        return 0
    total: i64 = 0
    host: i64
    for host in range(s.seats):
        total += s.get(host, Player.members)
    return total


def marker_element(sector: i64, level: i64) -> i64:
    return names.FIRST_MARKER + sector * 2 + level - 1
