"""What things are worth in Diktat, in Victory points to be expected: a quick reckoning for whoever thinks ahead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.diktat import effects, names, state
from ludotheque.games.diktat.phases.oaths import CLAUSE, CLOSED, HEAD, KIND, STATUS, SWEAR_NO_KILL, WHO, X
from ludotheque.games.diktat.queries import cycles, marker_element, precedes, vp
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector, kind_of, pile_of
from ludotheque.kit.effects import program

AFFINITY_WORTH: Final = 0.45
MOST: Final = 6  # Trophies of one sector that are looked at


def to_come(s: Diktat) -> float:
    """Cycles after this one; few once somebody is about to reach the goal (DIK-158)."""
    left = float(cycles(s.seats) - s.cycle)
    seat: i64
    for seat in range(s.seats):
        if left > 0.5 and vp(s, seat) >= 9:
            left = 0.5
    return left


def good_worth(good: i64, left: float) -> float:
    """One more of a good at Development."""
    if good == names.PP:
        return 0.2
    if good >= names.POLITICS and good <= names.ARTEFACT:
        return AFFINITY_WORTH
    if good == names.EMISSARY:
        return 0.25
    if good == names.ASSASSIN:
        return 0.15
    if good == names.DEBT:
        return -1.0
    return 0.06 if good == names.GUARD or good == names.SPY else 0.04 if good == names.CITIZEN else 0.05


def element_worth(s: Diktat, element: i64, left: float) -> float:
    """What is printed on a card or marker, for the Cycles left."""
    book = s.content.book
    worth = 0.0
    row: i64
    for row in range(book.first[element], book.first[element + 1]):
        at = row * program.ENTRY_WIDTH
        if not s.applies(row):
            continue
        what = book.entries[at + program.WHAT]
        n = float(book.entries[at + program.ENTRY_N])
        if book.entries[at] == names.GAIN:
            if what == effects.GAIN_VP:
                worth += n
            elif what == effects.GAIN_AFFINITY:
                worth += AFFINITY_WORTH * n
            else:
                worth += 0.01 * n
        elif book.entries[at] == names.DEVELOPMENT:
            worth += good_worth(what - effects.INCOME, left) * n * left
        else:
            worth += 0.1 + 0.08 * left
    return worth


def future(s: Diktat, element: i64, left: float) -> float:
    """What an element still brings after its Gains were taken."""
    book = s.content.book
    worth = 0.0
    row: i64
    for row in range(book.first[element], book.first[element + 1]):
        at = row * program.ENTRY_WIDTH
        if book.entries[at] == names.GAIN or not s.applies(row):
            continue
        if book.entries[at] == names.DEVELOPMENT:
            good = book.entries[at + program.WHAT] - effects.INCOME
            worth += good_worth(good, left) * float(book.entries[at + program.ENTRY_N]) * left
        else:
            worth += 0.08 * left
    return worth


def card_worth(s: Diktat, seat: i64, card: i64, left: float) -> float:
    """An Opportunity card on that seat's board: the slot (DIK-133), the effects, the Affinities that fit."""
    k = s.content
    cabal = s.cabal(seat)
    held: i64 = 0
    for own in s.own[seat]:
        if own < state.ASIDE:
            held += 1
    worth = float(k.slot_vp[cabal * 8 + held]) if held < k.slots[cabal] else 2.0
    worth += element_worth(s, card, left)
    i: i64
    for i in range(3):
        symbol = k.symbols[card * 3 + i]
        if symbol == names.ANY_AFFINITY:
            idle = s.get(seat, names.POLITICS) + s.get(seat, names.POLITICS + 1) + s.get(seat, names.ARTEFACT)
            worth += 0.6 if idle > 0 else 0.2
        elif symbol >= 0:
            worth += 0.6 if symbol <= names.ARTEFACT and s.get(seat, symbol) > 0 else 0.15
    return worth


def marker_worth(s: Diktat, seat: i64, sector: i64, left: float) -> float:
    """One more Influence marker of a sector (DIK-139)."""
    level = s.level(seat, sector)
    if level >= 2:
        return 0.0
    worth = 0.05 + element_worth(s, marker_element(sector, level + 1), left)
    if level == 1:
        worth -= element_worth(s, marker_element(sector, 1), left)
    if sector == names.VIEILLE_VILLE and s.get(seat, Player.developed) < 5:
        worth += next_card(s, seat, left)
    return worth


def next_card(s: Diktat, seat: i64, left: float) -> float:
    """The next slot of the Cabal, and an average card on it."""
    done = s.get(seat, Player.developed)
    if done >= 5:
        return 0.0
    return float(s.content.cabal_vp[s.cabal(seat) * 5 + done]) + 0.35 + 0.1 * left


def trophies(s: Diktat, seat: i64, sector: i64, left: float) -> vec[float]:
    """What a seat could take in a sector, best first; the secret card counts, for a world is thought of as a whole."""
    out = vec[float](capacity=MOST)
    if s.on(sector, Sector.darkness) > 0:
        out = append(out, 0.3)
    for card in s.track:
        if s.content.sector[card] == sector:
            out = insert(out, card_worth(s, seat, card, left))
    if s.secret >= 0 and s.content.sector[s.secret] == sector:
        out = insert(out, card_worth(s, seat, s.secret, left))
    for card in s.corruption:
        if s.content.sector[card] == sector:
            out = insert(out, card_worth(s, seat, card, left))
    i: i64
    worth = marker_worth(s, seat, sector, left)
    for i in range(min(s.on(sector, Sector.markers), 2 - s.level(seat, sector))):
        out = insert(out, worth if i == 0 else 0.6 * worth)
    return out


def insert(v: vec[float], x: float) -> vec[float]:
    v = append(v, x)
    i: i64 = len(v) - 1
    while i > 0 and v[i] > v[i - 1]:
        y = v[i - 1]
        v[i - 1] = v[i]
        v[i] = y
        i -= 1
    return v


def affinities(s: Diktat, seat: i64, late: bool) -> float:
    """Tokens in reserve: nearly a point where a symbol waits for them (DIK-169)."""
    anywhere: i64 = 0
    fitting = vec[i64](capacity=3)
    good: i64
    for good in range(3):
        fitting = append(fitting, 0)
    for own in s.own[seat]:
        card = own & 127
        i: i64
        for i in range(3):
            symbol = s.content.symbols[card * 3 + i]
            if symbol >= 0 and s.placed(card, i) == 0:
                if symbol == names.ANY_AFFINITY:
                    anywhere += 1
                elif symbol >= names.POLITICS and symbol <= names.ARTEFACT:
                    fitting[symbol - names.POLITICS] += 1
    worth = 0.0
    for good in range(3):
        n = s.get(seat, names.POLITICS + good)
        placed = min(n, fitting[good])
        spare = min(n - placed, anywhere)
        anywhere -= spare
        worth += 0.95 * float(placed + spare)
        if not late:
            worth += (AFFINITY_WORTH - 0.1) * float(n - placed - spare) + 0.1 * float(fitting[good] - placed)
    return worth


def presence(s: Diktat, left: float, points: vec[float]) -> None:
    """Add what the teams on the board may bring: each sector conquered as it stands, dangers discounted."""
    sector: i64
    seat: i64
    open_turns: i64 = 0
    if s.phase == state.MANOEUVRES:
        for seat in range(s.seats):
            open_turns += s.get(seat, Player.pawns)
    danger = 0.035 * float(min(open_turns, 10))
    strength = vec[i64](capacity=5)
    pawns = vec[i64](capacity=5)
    for seat in range(s.seats):
        strength = append(strength, 0)
        pawns = append(pawns, 0)
    for sector in range(names.SECTORS):
        anybody = False
        for seat in range(s.seats):
            strength[seat] = 0
            pawns[seat] = 0
        others: i64 = 0
        at: i64 = 0
        while at < len(s.piles):
            if s.piles[at + Pile.sector] == sector:
                owner = s.piles[at + Pile.owner]
                pile = s.piles[at]
                for pawn in s.pawns:
                    if pile_of(pawn) == pile and kind_of(pawn) == names.EMISSARY:
                        if owner == state.OTHERS:
                            others += 1
                        else:
                            strength[owner] += 1
                            anybody = True
                if owner != state.OTHERS:
                    pawns[owner] += s.piles[at + Pile.height]
            at += Pile.WIDTH
        if anybody:
            conquer(s, sector, strength, pawns, others, left, danger, points)


def conquer(
    s: Diktat,
    sector: i64,
    strength: vec[i64],
    pawns: vec[i64],
    others: i64,
    left: float,
    danger: float,
    points: vec[float],
) -> None:
    """Claims in order of Emissaries, equal ones by purse and Rank, round after round (DIK-119, DIK-121)."""
    order = vec[i64](capacity=5)
    seat: i64
    i: i64
    for seat in range(s.seats):
        if strength[seat] > 0:
            order = append(order, seat)
            i = len(order) - 1
            while i > 0 and stronger(s, strength, order[i], order[i - 1]):
                swapped = order[i - 1]
                order[i - 1] = order[i]
                order[i] = swapped
                i -= 1
    offered = trophies(s, order[0], sector, left)
    taken: i64 = 0
    turn: i64 = 0
    total: i64 = 0
    for seat in order:
        total += strength[seat]
    lost = others + s.on(sector, Sector.corruption)
    while taken < len(offered) and total > 0:
        seat = order[turn % len(order)]
        if strength[seat] > 0:
            strength[seat] -= 1
            total -= 1
            sure = 1.0 - danger * (1.3 if pawns[seat] <= 1 else 1.0 if pawns[seat] <= 3 else 0.85)
            rival = turn + 1 < len(order) and stronger(s, strength, seat, order[(turn + 1) % len(order)]) is False
            if lost > 0:
                lost -= 1
                sure *= 0.5
            points[seat] += offered[taken] * sure * (0.85 if rival else 1.0)
            taken += 1
        turn += 1


def stronger(s: Diktat, strength: vec[i64], a: i64, b: i64) -> bool:
    if strength[a] != strength[b]:
        return strength[a] > strength[b]
    if s.get(a, names.PP) != s.get(b, names.PP):
        return s.get(a, names.PP) > s.get(b, names.PP)
    return precedes(s, a, b)


def prospects(s: Diktat) -> vec[float]:
    """For each seat the Victory points it may expect at the end."""
    left = to_come(s)
    late = left <= 0.0
    points = vec[float](capacity=5)
    seat: i64
    for seat in range(s.seats):
        worth = float(vp(s, seat) - s.get(seat, names.DEBT))
        turns: i64 = 0
        if s.phase <= state.MANOEUVRES:
            turns = s.get(seat, Player.pawns)
        over = late and s.phase > state.RESOLUTION
        if not over:
            worth += affinities(s, seat, late and turns == 0)
            for element in s.elements(seat):
                worth += future(s, element, left)
            worth += purse(s, seat, left, turns)
        if turns > 0:
            ready = min(s.get(seat, names.EMISSARY), 2 * turns)
            worth += 0.4 * float(turns) + 0.25 * float(ready) + 0.02 * float(s.agents(seat) - ready)
            worth += 0.08 * float(s.get(seat, names.ASSASSIN)) + 0.03 * float(s.get(seat, names.SPY))
        points = append(points, worth)
    presence(s, left, points)
    if len(s.oaths) > 0:
        weigh_oaths(s, points)
    return points


def purse(s: Diktat, seat: i64, left: float, turns: i64) -> float:
    """Power points: the next cards of the Cabal and bids, less and less for more and more."""
    rate = 0.21 if left > 0.0 else 0.17 if turns > 0 else 0.05
    pp = s.get(seat, names.PP)
    if s.get(seat, Player.developed) >= 5:
        rate *= 0.5
    return rate * float(min(pp, 7)) + 0.35 * rate * float(max(pp - 7, 0))


def weigh_oaths(s: Diktat, points: vec[float]) -> None:
    """A promise not to strike is worth something to whom it protects, once however often it is made; every open promise
    binds its maker a little."""
    one: i64 = 1
    made: i64 = 0
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + STATUS] & CLOSED == 0:
                points[oath[at + WHO]] -= 0.03
                if oath[at + KIND] == SWEAR_NO_KILL and oath[at + X] < s.seats:
                    bit = one << (oath[at + WHO] * s.seats + oath[at + X])
                    if made & bit == 0:
                        made |= bit
                        points[oath[at + X]] += 0.12
            at += CLAUSE
