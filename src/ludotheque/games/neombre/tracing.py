# interpreted
"""Reads off the cards of an edition what order.py has to know of them: the trace of every program, and the instructions
whose targets may be treated in an order that matters."""

from ludotheque.games.neombre import effects, names
from ludotheque.games.neombre.order import (
    ANY_ROW,
    ARRIVES,
    COUNTED,
    DISCARD,
    DRAWING,
    DRAWN,
    HAND,
    HP,
    HURT,
    LOST,
    MARKERS,
    MATTERS,
    MILLED,
    OWN,
    PILE,
    PLAYS,
    READ,
    ROW,
    SHOWING,
    TEAM,
    THROWN,
    WIDE,
    together,
)
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import Book

MOST = 15  # what counts; beyond it anything may follow

# What a verb adds to, takes from, and of what it takes how many.
DOES: dict[int, int] = {
    effects.INFLICT: HP << LOST,
    effects.SUFFER: HP << LOST,
    effects.DIMINISH: HP << LOST,
    effects.HEALS: HP,
    effects.AUGMENT: HP,
    effects.DRAW: HAND | PILE << LOST,
    effects.RECYCLE: PILE | DISCARD << LOST,
    effects.MILL: DISCARD | PILE << LOST,
    effects.DISCARDS: DISCARD | HAND << LOST,
    effects.ATTACH: MARKERS,
    effects.REMOVE_MARKER: MARKERS << LOST,
    effects.EXTRA_PLAY: PLAYS,
    effects.TOKEN: ARRIVES,
    effects.GAIN: OWN,
}
AMOUNTS = {
    effects.INFLICT: HURT,
    effects.SUFFER: HURT,
    effects.DIMINISH: HURT,
    effects.DRAW: DRAWN,
    effects.MILL: MILLED,
    effects.DISCARDS: THROWN,
}
PLACES = {names.HAND: HAND, names.DECK: PILE, names.DISCARD: DISCARD, names.JAIL: 0}
LOOKS: dict[int, int] = {
    effects.MARKERS_ON: MARKERS,
    effects.HP_OF: HP,
    effects.MAX_HP_OF: HP,
    effects.MISSING_HP_OF: HP,
    effects.PLAYS_OF: 0,
}
# What no instruction with a trace changes before it is complete.
STEADY = (
    *(effects.PLAYS_OF, effects.SUMMONS_OF, effects.EQUIPMENT_OF),
    *(effects.ENEMIES_IN_PLAY, effects.PLAYERS_ALIVE, effects.TEAMMATES_ALIVE),
)
ONE_PLAYER = (program.YOU, program.GIVEN, program.IT)
GROUPS = (effects.TEAM, effects.EVERY_PLAYER, effects.TEAMMATES, effects.WITH_MARKER)
SEVERAL_PLAYERS = (*GROUPS, effects.ALL_CHARACTERS, effects.ALL_OTHERS, program.GIVEN)


class Tracer:
    def __init__(self, book: Book) -> None:
        self.book = book

    def trace(self, start: int, of_event: bool) -> int:
        """Of the program at a row; in one that waits for an event, whom that is about may be anybody."""
        found, pc = 0, start
        while (op := self.book.code[pc * program.WIDTH]) != program.STOP:
            row = pc * program.WIDTH
            if op == program.IF:
                found |= self.looks_by_test(self.book.code[row + program.A])
            elif op >= program.FIRST:
                found = together(found, self.of_instruction(row, of_event))
            elif op != program.JUMP:
                found |= WIDE
            pc += 1
        return found

    def of_instruction(self, row: int, of_event: bool) -> int:
        code = self.book.code
        op, reach = code[row], self.reach(code[row + program.TO], of_event)
        if op == effects.JAILS:
            does = PLACES[code[row + program.A]] << LOST
        elif op in DOES:
            does = DOES[op]
        else:
            return WIDE
        own = reach == OWN
        if own:
            does = OWN << LOST if does >> LOST & MATTERS else OWN
        n = code[row + program.N]
        if per := code[row + program.PER]:
            count = self.book.amounts[per * program.AMOUNT_WIDTH + program.COUNT]
            n = self.book.amounts[per * program.AMOUNT_WIDTH + program.CAP]
            does |= self.looks(count)
        if op in AMOUNTS and not own:
            does |= n << AMOUNTS[op] if 0 <= n <= MOST else WIDE
        return does if own else does | reach

    def reach(self, selector: int, of_event: bool) -> int:
        """Whether it concerns its player, the team, the enemy that does it, or anybody."""
        if selector == 0:
            return 0
        at = selector * program.SELECTOR_WIDTH
        atom = self.book.selectors[at]
        if atom in ONE_PLAYER and not (of_event and atom != program.YOU):
            return 0
        if atom == effects.SELF:
            return OWN
        if atom in GROUPS or atom in ONE_PLAYER:
            return TEAM
        return WIDE

    def looks(self, count: int) -> int:
        """What a count looks at."""
        at = count * program.COUNT_WIDTH
        atom = self.book.counts[at]
        reach = self.reach(self.book.counts[at + program.OF], False)
        if atom == effects.ENEMIES_IN_PLAY:
            return ANY_ROW << ROW
        if reach == OWN:
            return OWN << READ if atom in LOOKS else WIDE
        if atom == effects.CARDS_IN:
            return reach | PLACES[self.book.counts[at + program.COUNT_A]] << READ
        return reach | LOOKS[atom] << READ if atom in LOOKS else WIDE

    def looks_by_test(self, test: int) -> int:
        at = test * program.TEST_WIDTH
        atom, a, b = (self.book.tests[at + column] for column in (0, program.TEST_A, program.TEST_B))
        if atom in (program.GE, program.LE):
            if self.book.counts[a * program.COUNT_WIDTH] == effects.ENEMIES_IN_PLAY:
                return in_row(b if atom == program.LE else b - 1)
            return self.looks(a)
        if atom == effects.ALONE and self.reach(self.book.tests[at + program.OF], False) == OWN:
            return in_row(1)
        if atom == program.NOT:
            return self.looks_by_test(a)
        if atom in (program.BOTH, program.EITHER):
            return self.looks_by_test(a) | self.looks_by_test(b)
        if atom == effects.HAS_MARKER:
            reach = self.reach(self.book.tests[at + program.OF], False)
            return OWN << READ if reach == OWN else reach | MARKERS << READ
        return WIDE

    def in_turn(self, pc: int) -> int:
        """Why the order of the targets of an instruction may matter, 0 where it cannot."""
        row = pc * program.WIDTH
        op, per = self.book.code[row], self.book.code[row + program.PER]
        if op in (effects.LAUNCH, effects.FORESEE):
            return SHOWING
        if op == effects.DRAW:
            return DRAWING
        to = self.book.selectors[self.book.code[row + program.TO] * program.SELECTOR_WIDTH]
        if op < program.FIRST or per == 0 or to not in SEVERAL_PLAYERS:
            return 0
        count = self.book.amounts[per * program.AMOUNT_WIDTH + program.COUNT]
        of = self.book.selectors[self.book.counts[count * program.COUNT_WIDTH + program.OF] * program.SELECTOR_WIDTH]
        if of in (program.IT, program.GIVEN):  # each of them in turn
            return 0
        does = DOES.get(op, WIDE)
        if does & WIDE == 0 and self.book.counts[count * program.COUNT_WIDTH] in STEADY:
            return 0
        looked = self.looks(count)
        changed = (does | does >> LOST) & MATTERS
        return COUNTED if (looked | does) & WIDE or looked >> READ & changed else 0


def in_row(most: int) -> int:
    """What looks at how many enemies there are, and is settled once there are more than that."""
    return min(most, ANY_ROW) << ROW if most > 0 else 0


def traces(book: Book, starts: list[int]) -> list[int]:
    """[row] the trace of the program that begins there, 0 where none does."""
    tracer, found = Tracer(book), [0] * (len(book.code) // program.WIDTH)
    for start in starts:
        found[start] = tracer.trace(start, False) if start > 0 else 0
    for at in range(0, len(book.entries), program.ENTRY_WIDTH):
        if book.entries[at + program.FORM] == program.TRIGGER:
            start = book.entries[at + program.START]
            found[start] = tracer.trace(start, True)
    return found


def in_turn(book: Book) -> list[int]:
    tracer = Tracer(book)
    return [tracer.in_turn(pc) for pc in range(len(book.code) // program.WIDTH)]
