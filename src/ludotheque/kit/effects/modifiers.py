"""What stands: elements in play with their modifiers, how often each has been used, and when it ends.

`Ground` is a state on which effects stand. An element enters play with a controller, somebody it is bound to (NOBODY:
nobody) and a moment at which it leaves; `total` sums a modifier over all that stand. A modifier is looked up when it
is needed and stored nowhere, so whoever arrives late is concerned and whoever leaves is not. What it is looked up for
(what may be forbidden, whom a roll is against) is the `context`, a number that means what the game says.
"""

from typing import Annotated, Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.fields import HIDDEN
from ludotheque.core.position import at_least, position
from ludotheque.core.state import Frame, State, mix_number, mix_vec
from ludotheque.core.vecs import find, without_row
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import NOBODY, Book

# Columns of what stands.
KEY: Final = 0  # a number of its own, never given again
SOURCE: Final = 1  # the element
SEAT: Final = 2  # who controls it, NOBODY for none of the players
BOUND: Final = 3
MOMENT: Final = 4  # at which it ends; 0: at none
LEFT: Final = 5  # how many such moments from now
STANDING_WIDTH: Final = 6

# Columns of a use: the KEY, which entry, twice how often (plus 1 while an instruction is at it), in which period.
USE_ENTRY: Final = 1
USED: Final = 2
USE_PERIOD: Final = 3
USE_WIDTH: Final = 4

NO_CONTEXT: Final[i64] = -1


@position
@mypyc_attr(allow_interpreted_subclasses=True)
class Ground(State):
    """A position with effects that stand. One that declares its own fields has these too; any other copies them with
    `copy_ground`."""

    standing: vec[i64]
    uses: vec[i64]
    pending: Annotated[vec[i64], HIDDEN]  # triggers that have not been put in order yet (triggers.py)
    entered: Annotated[i64, HIDDEN, at_least(0)] = 0  # the last key given

    # -- what a game says

    def book(self) -> Book:
        raise NotImplementedError

    def scope(self, seat: i64, source: i64, it: vec[i64], given: vec[i64], context: i64) -> Effect[Any]:
        """A new effect of the game's, by which selectors, counts and tests are read; in a context, if it only reads."""
        raise NotImplementedError

    def queue(self, batch: vec[i64]) -> Frame[Any]:
        """The game's Drain for a batch of triggers."""
        raise NotImplementedError

    def fits(self, what: i64, a: i64, b: i64, subject: i64, context: i64) -> bool:
        """Whether a modifier with these arguments concerns what is going on (a role in a combat, say)."""
        return True

    def gone(self, key: i64, source: i64, seat: i64) -> None:
        """An element has left play because its time was over: the card goes where it belongs."""

    # -- entering and leaving

    def enter(self, source: i64, seat: i64, bound: i64 = NOBODY, moment: i64 = 0, times: i64 = 1) -> i64:
        self.entered += 1
        self.standing = extend(self.standing, vec[i64]([self.entered, source, seat, bound, moment, times]))
        return self.entered

    def row_of(self, key: i64) -> i64:
        """Where the row of something standing begins, or -1."""
        n: i64 = len(self.standing)
        at: i64 = 0
        while at < n:
            if self.standing[at] == key:
                return at
            at += STANDING_WIDTH
        return -1

    def leave(self, key: i64) -> None:
        """Out of play, its uses forgotten."""
        self.standing = without_row(self.standing, self.row_of(key), STANDING_WIDTH)
        at: i64 = len(self.uses) - USE_WIDTH
        while at >= 0:
            if self.uses[at] == key:
                self.uses = without_row(self.uses, at, USE_WIDTH)
            at -= USE_WIDTH

    def passes(self, moment: i64) -> None:
        """A moment comes: whatever lasted until it leaves, in the order in which it had entered."""
        at: i64 = 0
        while at < len(self.standing):
            if self.standing[at + MOMENT] == moment:
                self.standing[at + LEFT] -= 1
                if self.standing[at + LEFT] == 0:
                    key = self.standing[at]
                    source = self.standing[at + SOURCE]
                    seat = self.standing[at + SEAT]
                    self.leave(key)
                    self.gone(key, source, seat)
                    continue
            at += STANDING_WIDTH

    # -- modifiers

    def total(self, what: i64, subject: i64, context: i64 = NO_CONTEXT) -> i64:
        """The sum of a modifier for one subject. Those of one name count once, the strongest."""
        return self.summed(what, subject, context, False)

    def applied(self, what: i64, subject: i64, context: i64 = NO_CONTEXT) -> i64:
        """The same sum, for an instruction that makes use of it: what has a limit is used up when it is done."""
        return self.summed(what, subject, context, True)

    def stands(self, what: i64, subject: i64, context: i64 = NO_CONTEXT) -> bool:
        """Whether any modifier of that kind concerns a subject."""
        book = self.book()
        rows = self.standing
        bears = book.bears
        modifiers: i64 = book.modifiers
        entry: i64
        at: i64
        for at in range(0, len(rows), STANDING_WIDTH):
            source = rows[at + SOURCE]
            if bears[source * modifiers + what] == 1:
                for entry in range(book.first[source], book.first[source + 1]):
                    if self.concerns(book, at, entry, what, subject, context):
                        return True
        return False

    def summed(self, what: i64, subject: i64, context: i64, use: bool) -> i64:
        book = self.book()
        rows = self.standing
        bears = book.bears
        modifiers: i64 = book.modifiers
        total: i64 = 0
        names = vec[i64]()
        best = vec[i64]()
        entry: i64
        at: i64
        for at in range(0, len(rows), STANDING_WIDTH):
            source = rows[at + SOURCE]
            if bears[source * modifiers + what] == 0:
                continue
            for entry in range(book.first[source], book.first[source + 1]):
                if not self.concerns(book, at, entry, what, subject, context):
                    continue
                n = self.strength(book, at, entry, subject, context)
                if use:
                    self.note_use(book, rows[at], entry)
                name = book.entries[entry * program.ENTRY_WIDTH + program.NAME]
                if name > 0:
                    place = find(names, name)
                    if place < 0:
                        names = append(names, name)
                        best = append(best, n)
                    else:
                        if n * n <= best[place] * best[place]:
                            continue
                        total -= best[place]
                        best[place] = n
                total += n
        return total

    def concerns(self, book: Book, at: i64, entry: i64, what: i64, subject: i64, context: i64) -> bool:
        """Whether an entry of what stands at a row is that modifier, and holds for the subject now."""
        e = entry * program.ENTRY_WIDTH
        if book.entries[e + program.FORM] != program.MODIFIER or book.entries[e + program.WHAT] != what:
            return False
        if self.used_up(book, self.standing[at], entry):
            return False
        if not self.meets(book, at, entry, subject, context):
            return False
        return self.fits(what, book.entries[e + program.ENTRY_A], book.entries[e + program.ENTRY_B], subject, context)

    def meets(self, book: Book, at: i64, entry: i64, subject: i64, context: i64) -> bool:
        """Whether a subject is one of those whom an entry names, and its test holds."""
        e = entry * program.ENTRY_WIDTH
        selector = book.entries[e + program.WHOSE]
        test = book.entries[e + program.ENTRY_IF]
        if selector > 0:
            atom = book.selectors[selector * program.SELECTOR_WIDTH]
            if atom == program.YOU:
                if subject != self.standing[at + SEAT]:
                    return False
            elif atom == program.IT:
                if subject != self.standing[at + BOUND]:
                    return False
            elif find(self.reader(at, subject, context).members(self, selector, NOBODY), subject) < 0:
                return False
        return test == 0 or self.reader(at, subject, context).proves(self, test, NOBODY)

    def reader(self, at: i64, subject: i64, context: i64) -> Effect[Any]:
        """By whom what stands at a row is read: its controller, its source, whom it is bound to, and the subject."""
        bound = self.standing[at + BOUND]
        it = vec[i64]() if bound == NOBODY else append(vec[i64](), bound)
        given = append(vec[i64](capacity=1), subject)
        return self.scope(self.standing[at + SEAT], self.standing[at + SOURCE], it, given, context)

    def strength(self, book: Book, at: i64, entry: i64, subject: i64, context: i64) -> i64:
        e = entry * program.ENTRY_WIDTH
        per = book.entries[e + program.ENTRY_PER]
        if per == 0:
            return book.entries[e + program.ENTRY_N]
        return self.reader(at, subject, context).amount(self, per, NOBODY)

    # -- limits

    def use_of(self, key: i64, entry: i64) -> i64:
        n: i64 = len(self.uses)
        at: i64 = 0
        while at < n:
            if self.uses[at] == key and self.uses[at + USE_ENTRY] == entry:
                return at
            at += USE_WIDTH
        return -1

    def used_up(self, book: Book, key: i64, entry: i64) -> bool:
        """Whether a limit is reached; an instruction that has begun to use a modifier uses it to its end."""
        limit = book.entries[entry * program.ENTRY_WIDTH + program.TIMES_A]
        if limit == 0:
            return False
        at = self.use_of(key, entry)
        return at >= 0 and self.uses[at + USED] & 1 == 0 and self.uses[at + USED] >> 1 >= limit

    def note_use(self, book: Book, key: i64, entry: i64) -> None:
        """Once for an instruction, however many its targets."""
        e = entry * program.ENTRY_WIDTH
        if book.entries[e + program.TIMES_A] == 0:
            return
        at = self.use_of(key, entry)
        if at < 0:
            at = len(self.uses)
            self.uses = extend(self.uses, vec[i64]([key, entry, 0, book.entries[e + program.PERIOD]]))
        if self.uses[at + USED] & 1 == 0:
            self.uses[at + USED] += 3

    def close_uses(self) -> None:
        """The instruction in progress is done."""
        at: i64 = 0
        while at < len(self.uses):
            self.uses[at + USED] &= ~1
            at += USE_WIDTH

    def renew(self, period: i64) -> None:
        """A period begins: what was limited in it may be used again."""
        at: i64 = len(self.uses) - USE_WIDTH
        while at >= 0:
            if self.uses[at + USE_PERIOD] == period:
                self.uses = without_row(self.uses, at, USE_WIDTH)
            at -= USE_WIDTH

    # -- copying

    def copy_ground(self, other: "Ground") -> None:
        other.standing = self.standing[:]
        other.uses = self.uses[:]
        other.pending = self.pending[:]
        other.entered = self.entered

    def mixed_ground(self, h: i64) -> i64:
        return mix_vec(mix_vec(mix_vec(mix_number(h, self.entered), self.standing), self.uses), self.pending)
