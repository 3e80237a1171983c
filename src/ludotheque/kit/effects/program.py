"""Programs: what the cards of an edition do, as rows of integers that all its positions share and none changes.

A *book* numbers the elements of an edition (cards, tiles, abilities). An element has *entries*, in the order of its
file: a program to be run, a modifier that stands while the element does, or a trigger, which is a program that waits
for an event. Instructions refer to selectors (whom), amounts and counts (how many) and tests (whether) by their row;
row 0 of each table is empty and means that there is none. The words behind the numbers are the game's (vocabulary.py);
the numbers below FIRST are the kit's own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import find

NOBODY: Final[i64] = -1
NO_LIMIT: Final = -1
FIRST: Final = 16  # the first number that a game may give to a verb, a selector, a count or a test

# Columns of an instruction.
OP: Final = 0
TO: Final = 1  # selector
N: Final = 2  # a number as it stands, when PER is 0
PER: Final = 3  # amount
A: Final = 4  # what else the verb says
B: Final = 5
C: Final = 6
GO: Final = 7  # where the program goes on instead of the next row
WIDTH: Final = 8

# The kit's own instructions.
STOP: Final = 0
JUMP: Final = 1
IF: Final = 2  # A test, B the row after all of it, GO where it fails
CHOOSE: Final = 3  # A branches, which follow; GO the row after them
BRANCH: Final = 4  # A test, GO the next branch
MAY: Final = 5  # GO the row after what was declined; A 1 when a price follows
PRICE: Final = 6  # B the row of its PAID, GO where it cannot be paid
PAID: Final = 7
PICK: Final = 8  # somebody is chosen, nothing is done yet

# Columns of a selector.
ATOM: Final = 0
HOW: Final = 1
LEAST: Final = 2
MOST: Final = 3
FLAGS: Final = 7  # A, B, C as above; from WORD on the place of its word in the vocabulary
SELECTOR_WIDTH: Final = 8
# How a selector finds its targets.
ALL: Final = 0  # all there are
CHOSEN: Final = 1  # LEAST to MOST of them, by whoever plays the effect
DRAWN: Final = 2  # so many at random
# Flags of a selector.
EACH: Final = 1  # a group: in an amount, "it" is each of them in turn
FOLLOWS: Final = 2  # who is meant depends on what was chosen before
WORD: Final = 8  # bits
# The kit's own selectors.
IT: Final = 1  # whoever was chosen last
YOU: Final = 2  # the seat that plays the effect
GIVEN: Final = 3  # whom the effect was started with: a victim, an assailant, whoever an event is about

# Columns of a count: ATOM, whose (a selector), A, B.
OF: Final = 1
COUNT_A: Final = 2
COUNT_B: Final = 3
COUNT_WIDTH: Final = 4

# Columns of an amount: BASE + TIMES x ((count - OVER) / SHARE), at most CAP.
COUNT: Final = 0
BASE: Final = 1
TIMES: Final = 2
OVER: Final = 3
SHARE: Final = 4
CAP: Final = 5
ROUND: Final = 6
AMOUNT_WIDTH: Final = 7
DOWN: Final = 0
UP: Final = 1
ASKED: Final = 2  # whoever plays the effect decides

# Columns of a test: ATOM, OF, then A, B. The kit's own speak of other rows.
TEST_A: Final = 2
TEST_B: Final = 3
TEST_WIDTH: Final = 4
GE: Final = 1  # count A is at least B
LE: Final = 2
NOT: Final = 3  # test A does not hold
BOTH: Final = 4  # tests A and B
EITHER: Final = 5

# Columns of an entry.
SECTION: Final = 0  # where on the card it stands; the game's number
FORM: Final = 1
ENTRY_IF: Final = 2  # test
WHAT: Final = 3  # the modifier or the event
ENTRY_N: Final = 4
ENTRY_PER: Final = 5
WHOSE: Final = 6  # selector: whom a modifier concerns, whose event counts
START: Final = 7  # the first row of the program
ENTRY_A: Final = 8
ENTRY_B: Final = 9
TIMES_A: Final = 10  # how often in a PERIOD; 0: without limit
PERIOD: Final = 11
NAME: Final = 12  # modifiers of one name do not add up; 0: it has none
ENTRY_WIDTH: Final = 13
# Forms of an entry.
PROGRAM: Final = 0
MODIFIER: Final = 1
TRIGGER: Final = 2

ENOUGH: Final = 119  # the choice of no further target, unless the game has a verb for it

# What becomes of an instruction none of whose targets is left.
SKIP: Final = 0  # the next one goes on
END: Final = 1  # the rest is dropped
# What becomes of a choice with one answer.
ASK_LONE: Final = 0
TAKE_LONE: Final = 1


def blank(width: i64) -> vec[i64]:
    v = vec[i64](capacity=width)
    i: i64
    for i in range(width):
        v = append(v, 0)
    return v


class Book:
    """The programs of one edition and all they refer to. Filled by loader.py, then never changed."""

    def __init__(self) -> None:
        self.code: vec[i64] = blank(WIDTH)
        self.selectors: vec[i64] = blank(SELECTOR_WIDTH)
        self.counts: vec[i64] = blank(COUNT_WIDTH)
        self.amounts: vec[i64] = blank(AMOUNT_WIDTH)
        self.tests: vec[i64] = blank(TEST_WIDTH)
        self.entries: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # [element] its first entry; one more for where the last one ends
        self.modifiers: i64 = 0  # one more than the highest number of a modifier
        self.sums: vec[i64] = vec[i64]()  # [element*modifiers + modifier] what it adds, whatever the position is
        self.bears: vec[i64] = vec[i64]()  # [element*modifiers + modifier] 1 when it has such an entry
        self.ordered: vec[i64] = vec[i64]()  # [verb] 1 when the order of its targets is chosen
        self.offers: vec[i64] = vec[i64]()  # [selector atom] the verb of the choice that names a target
        self.enough: i64 = ENOUGH
        self.vanished: i64 = SKIP
        self.lone: i64 = ASK_LONE
        self.rule: str = ""  # the rule that asks for what is no verb's: a branch, an offer
        self.rules: list[str] = []  # [verb] the rule that asks for its target
        self.asks: list[str] = []  # [verb] the key of that question

    def silenced(self, elements: vec[i64]) -> "Book":
        """The same book, but that some elements say nothing."""
        other = Book()
        other.code, other.selectors, other.counts = self.code, self.selectors, self.counts
        other.amounts, other.tests, other.modifiers = self.amounts, self.tests, self.modifiers
        other.ordered, other.offers, other.rules, other.asks = self.ordered, self.offers, self.rules, self.asks
        other.rule, other.enough, other.vanished, other.lone = self.rule, self.enough, self.vanished, self.lone
        other.sums, other.bears = self.sums[:], self.bears[:]
        element: i64
        i: i64
        for element in range(len(self.first) - 1):
            other.first = append(other.first, len(other.entries) // ENTRY_WIDTH)
            if find(elements, element) >= 0:
                for i in range(self.modifiers):
                    other.sums[element * self.modifiers + i] = 0
                    other.bears[element * self.modifiers + i] = 0
                continue
            for i in range(self.first[element] * ENTRY_WIDTH, self.first[element + 1] * ENTRY_WIDTH):
                other.entries = append(other.entries, self.entries[i])
        other.first = append(other.first, len(other.entries) // ENTRY_WIDTH)
        return other

    def sum(self, element: i64, modifier: i64) -> i64:
        """What an element adds to a modifier; entries with a test, a limit or an amount to be counted are left out."""
        return self.sums[element * self.modifiers + modifier]

    def start(self, element: i64, section: i64) -> i64:
        """Where the first program of a section begins; 0: the element has none."""
        row: i64
        for row in range(self.first[element], self.first[element + 1]):
            at = row * ENTRY_WIDTH
            if self.entries[at] == section and self.entries[at + FORM] == PROGRAM:
                return self.entries[at + START]
        return 0
