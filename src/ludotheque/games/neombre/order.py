"""Whether the order of what happens at one moment can make a difference (NEO-116): where it cannot, nobody is asked.

What an effect does is summed up as its *trace*, one number: which matters of its player it adds to, takes from and
looks at, how many HP and cards it may cost, and whether it goes further than that. `tracing.py` reads the traces
off the cards; here they are held against a position. In doubt the order can matter.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.neombre import effects, names, queries, state
from ludotheque.games.neombre.content import FICKLE
from ludotheque.games.neombre.state import NOBODY, Figure, Foe, Nominees, Summon
from ludotheque.kit.effects import program
from ludotheque.kit.effects.modifiers import NO_CONTEXT, SEAT, SOURCE, STANDING_WIDTH

# Matters of a player: a bit each for what is added, for what is taken and for what is looked at.
HP: Final = 1 << 0
HAND: Final = 1 << 1
PILE: Final = 1 << 2
DISCARD: Final = 1 << 3
MARKERS: Final = 1 << 4
PLAYS: Final = 1 << 5
OWN: Final = 1 << 6  # of the enemy that does it: its own markers and HP
MATTERS: Final = (1 << 8) - 1
LOST: Final = 8  # bits by which what is taken lies further on
READ: Final = 16
OWNS: Final = OWN | OWN << LOST | OWN << READ
# How far it goes.
WIDE: Final = 1 << 24  # enemies, questions, chance, cards that are launched: anything may follow
TEAM: Final = 1 << 25  # not its player alone
ARRIVES: Final = 1 << 26  # enemies come into play
CALLS: Final = 1 << 27  # an enemy is drawn, whose own arrival waits for its turn
ROW: Final = 28  # three bits: it looks at how many enemies there are, as long as there are at most so many
ANY_ROW: Final = 7  # however many
# So many at most, a byte each.
HURT: Final = 32  # HP lost
DRAWN: Final = 40
MILLED: Final = 48
THROWN: Final = 56  # out of the hand

COMMON: Final = (1 << 32) - 1
BYTE: Final = 127
HURTS: Final = HP << LOST
TAKES: Final = PILE << LOST

# Why the order of the targets of an instruction may matter.
COUNTED: Final = 1  # how much is counted anew for each
DRAWING: Final = 2  # where a card may be launched instead
SHOWING: Final = 3  # cards are launched or turned up


def amount(trace: i64, what: i64) -> i64:
    return trace >> what & BYTE


def draws(n: i64) -> i64:
    """The trace of whoever draws so many cards."""
    return HAND | PILE << LOST | n << DRAWN


def together(a: i64, b: i64) -> i64:
    """The trace of two effects that come one after the other whatever happens."""
    return (a | b) & COMMON | ((a >> HURT) + (b >> HURT)) << HURT


def can_matter(s: Nominees, traces: vec[i64], whose: vec[i64]) -> bool:
    """NEO-116  Whether effects with these traces, of these characters, can end otherwise in another order: when two of
    them clash as things stand."""
    n: i64 = len(traces)
    if n < 2:
        return False
    falling = may_fall(s, traces, whose)
    now = vec[i64](capacity=n)
    i: i64
    j: i64
    for i in range(n):
        now = append(now, as_it_stands(s, traces[i], whose[i]))
        for j in range(i):
            alike = traces[i] == traces[j] and whose[i] == whose[j] and traces[i] & (WIDE | ARRIVES) == 0
            if not alike and clash(s, now[i], now[j], whose[i], whose[j], falling):
                return True
    return False


def clash(s: Nominees, a: i64, b: i64, whose_a: i64, whose_b: i64, falling: i64) -> bool:
    if a == 0 or b == 0:
        return False
    if (a | b) & WIDE != 0 or a & b & ARRIVES != 0 or crowds(s, a, b) or crowds(s, b, a):
        return True
    if falling != 0 and fall_matters(s, a, b, whose_a, whose_b, falling):
        return True
    same = whose_a == whose_b
    if not same and (a | b) & TEAM == 0:
        return False
    done_by_a = (a | a >> LOST) & MATTERS
    done_by_b = (b | b >> LOST) & MATTERS
    crossed = (a & b >> LOST | b & a >> LOST | done_by_a & b >> READ | done_by_b & a >> READ) & MATTERS
    if not same:
        crossed &= ~OWN
    if crossed != 0:
        return True
    return a & b & TAKES != 0 and top_matters(s, a, b, whose_a, whose_b)


def crowds(s: Nominees, a: i64, b: i64) -> bool:
    """Whether what comes by the one may change what the other does: it counts the enemies, it comes behind or before
    them in the row, or it concerns players, of whom a card just drawn may say anything."""
    if a & (ARRIVES | CALLS) == 0:
        return False
    row = b >> ROW & ANY_ROW
    there = len(s.order) + (1 if b & CALLS != 0 else 0)
    if row == ANY_ROW or (row > 0 and there <= row):
        return True
    return a & CALLS != 0 and (b & ARRIVES != 0 or (b | b >> LOST) & MATTERS & ~OWN != 0)


def touches(trace: i64, whose: i64, figure: i64) -> bool:
    return trace & TEAM != 0 or whose == figure


def fall_matters(s: Nominees, a: i64, b: i64, whose_a: i64, whose_b: i64, falling: i64) -> bool:
    """Whether it matters to two effects when somebody dies in between: to both who are concerned, unless both only
    hurt, and to anybody where something of the dead goes with them."""
    for figure in s.living():
        by_a = touches(a, whose_a, figure)
        by_b = touches(b, whose_b, figure)
        if falling >> figure & 1 == 0 or not (by_a or by_b):
            continue
        if leaves_something(s, figure):
            return True
        if by_a and by_b:
            if (a | b) & COMMON & ~TEAM != HURTS:
                return True
            if (whose_a == figure and a & TEAM != 0) or (whose_b == figure and b & TEAM != 0):
                return True
    return False


def leaves_something(s: Nominees, figure: i64) -> bool:
    """Whether a death changes anything for others: what stands goes with its owner, somebody waits for it, or the
    companion's cards are those of the dead."""
    if s.seats == 1 or (s.awaits(effects.ON_ALLY_DEATH) and of_waiting(s, effects.ON_ALLY_DEATH, figure) != 0):
        return True
    at: i64
    for at in range(SEAT, len(s.standing), STANDING_WIDTH):
        if s.standing[at] == figure:
            return True
    return False


def top_matters(s: Nominees, a: i64, b: i64, whose_a: i64, whose_b: i64) -> bool:
    """Whether it matters which of two effects has the top cards of somebody's pile: one draws them, another mills or
    jails them, and what lies there is known or too little."""
    if amount(a, DRAWN) == taken(a) and amount(b, DRAWN) == taken(b):
        return False
    if amount(a, MILLED) == taken(a) and amount(b, MILLED) == taken(b):
        return False
    for figure in s.living():
        seat = s.card_seat(figure)
        if seat != NOBODY and touches(a, whose_a, figure) and touches(b, whose_b, figure):
            n = taken(a) + taken(b)
            if len(s.draws[seat]) == 0 or s.groups[seat][0] >= n:
                continue
            if len(s.draws[seat]) < n or len(queries.distinct(s.draws[seat][:n])) > 1:
                return True
    return False


def taken(trace: i64) -> i64:
    """How many cards leave a pile at most; of jailing nobody has counted them."""
    n = amount(trace, DRAWN) + amount(trace, MILLED)
    if n > 0:
        return n
    return BYTE


def as_it_stands(s: Nominees, trace: i64, whose: i64) -> i64:
    """A trace, WIDE where more may follow in this position: a card is thrown away and has an effect, somebody may
    launch instead of drawing, a protection is used up."""
    if trace & TEAM == 0:
        if whose >= state.FIRST_ENEMY:
            return trace
        return of_one(s, trace, whose)
    found = trace
    for figure in s.living():
        found |= of_one(s, trace, figure)
    return found


def of_one(s: Nominees, trace: i64, figure: i64) -> i64:
    changed = (trace | trace >> LOST) & MATTERS
    if changed & HP != 0 and s.says >> FICKLE & 1 == 1:
        if s.stands(effects.DAMAGE_TAKEN, figure) or s.stands(effects.HEAL_RECEIVED, figure):
            return trace | WIDE
    if changed & MARKERS != 0 and (s.bears(effects.HAND_SIZE) or s.bears(effects.DAMAGE_TAKEN)):
        return trace | WIDE
    seat = s.card_seat(figure)
    if seat == NOBODY:
        return trace
    drawn = amount(trace, DRAWN)
    if drawn > 0 and s.bears(effects.DRAW_MAY_LAUNCH):
        return trace | WIDE
    missing = max(drawn - len(s.draws[seat]), 0)
    if missing > 0:
        trace = together(trace, HURTS | missing << HURT)
    milled = amount(trace, MILLED)
    if len(s.hands[seat]) + drawn > queries.hand_limit(s, seat):
        milled += drawn
    if speaks(s, seat, milled, amount(trace, THROWN)):
        return trace | WIDE
    return trace


def speaks(s: Nominees, seat: i64, milled: i64, thrown: i64) -> bool:
    """Whether a card has an effect when so many go from the top of the pile, or any of the hand, to the discard; where
    hands are unseen, whether it might for all that others know (NEO-Q180)."""
    if milled + thrown > 0 and s.awaits(effects.ON_DISCARD):
        return True
    unseen = s.reads(names.OWN_HANDS) and milled + thrown > 0
    if (thrown > 0 or unseen) and any_trance(s, s.hands[seat]):
        return True
    cards = s.draws[seat]
    return any_trance(s, cards if unseen else cards[: reached(s.groups[seat], milled)])


def reached(groups: vec[i64], n: i64) -> i64:
    """How many cards may be among the first n of a pile in groups."""
    cards: i64 = 0
    for size in groups:
        if cards >= n:
            break
        cards += size
    return cards


def any_trance(s: Nominees, cards: vec[i64]) -> bool:
    for design in cards:
        if s.content.start(design, names.TRANCE) > 0:
            return True
    return False


def may_fall(s: Nominees, traces: vec[i64], whose: vec[i64]) -> i64:
    """Who may die of all that waits, a bit each; to draw may hurt too."""
    falling: i64 = 0
    found: i64 = 0
    i: i64
    for i in range(len(traces)):
        found |= traces[i] >> HURT
    if found & (BYTE | BYTE << DRAWN - HURT) == 0:
        return falling
    for figure in s.living():
        total: i64 = 0
        for i in range(len(traces)):
            if touches(traces[i], whose[i], figure):
                total = together(total, traces[i])
        if total == 0:
            continue
        harm = amount(of_one(s, total, figure), HURT)
        if harm > 0 and s.hp(figure) <= harm:
            falling |= 1 << figure
    return falling


# -- the moments at which an order is chosen


def of_program(s: Nominees, start: i64) -> i64:
    """The trace of the program that begins at a row."""
    return s.content.traces[start]


def of_arrival(s: Nominees, foe: i64) -> i64:
    """NEO-187, NEO-Q95  The trace of what an enemy does once, when it comes into play."""
    card = s.on(foe, Foe.card)
    trace = of_program(s, s.content.start(s.element_of(foe), names.ARRIVAL))
    calls = s.content.enemy_keywords[card] >> names.CALL & 1 == 1 and len(s.pile) > 0
    return trace | CALLS if calls else trace


def of_turn_end(s: Nominees, figure: i64) -> i64:
    """NEO-Q175  The trace of what comes when a figure's turn ends: effects that wait for it, then its summons."""
    trace: i64 = 0
    if s.awaits(effects.AFTER_YOUR_TURN):
        trace = together(trace, of_waiting(s, effects.AFTER_YOUR_TURN, figure))
    for who in s.summoned_by(figure):
        if s.get(figure, Figure.acted) == 0:
            trace = together(trace, of_program(s, s.content.start(s.of(who, Summon.card), names.TURN)))
    return trace


def of_waiting(s: Nominees, event: i64, subject: i64) -> i64:
    """The trace of all that waits for an event of somebody."""
    book = s.content.book
    trace: i64 = 0
    at: i64 = 0
    entry: i64
    while at < len(s.standing):
        source = s.standing[at + SOURCE]
        for entry in range(book.first[source], book.first[source + 1]):
            e = entry * program.ENTRY_WIDTH
            if book.entries[e + program.FORM] == program.TRIGGER and book.entries[e + program.WHAT] == event:
                if s.meets(book, at, entry, subject, NO_CONTEXT):
                    trace = together(trace, of_program(s, book.entries[e + program.START]))
        at += STANDING_WIDTH
    return trace


def targets_matter(s: Nominees, pc: i64, goals: vec[i64]) -> bool:
    """NEO-116, NEO-Q153  Whether the order of several targets of one instruction can matter: cards are launched or
    turned up one after the other, or the amount depends on what has been done before. Deaths and effects of discarding
    come when the instruction is complete, so nothing else can."""
    kind = s.content.in_turn[pc]
    if kind == COUNTED:
        return True
    if kind == DRAWING and not s.bears(effects.DRAW_MAY_LAUNCH):
        return False
    seats = vec[i64](capacity=4)
    for figure in goals:
        if figure < state.FIRST_ENEMY:
            seat = s.card_seat(figure)
            if seat != NOBODY and acts_on_cards(s, pc, seat):
                seats = append(seats, seat)
    return len(queries.distinct(seats)) > 1


def acts_on_cards(s: Nominees, pc: i64, seat: i64) -> bool:
    """Whether there is a card for such an instruction."""
    code = s.content.book.code
    row = pc * program.WIDTH
    if code[row] == effects.LAUNCH:
        place = code[row + program.A]
        return len(queries.suiting(s, queries.pile_of(s, seat, place), code[row + program.B])) > 0
    return len(s.draws[seat]) > 0
