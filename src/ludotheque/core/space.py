"""A game as numbers, for programs that learn: every choice an action, what a seat may know a row of numbers.

Actions come in blocks, one a verb, in the order in which a game declares them; inside a block the arguments count as
digits, the last one fastest. Action 0 stands for what is played for a seat that does not answer: it is open only where
no other action is, so that a seat that must answer always can.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludotheque.core.state import State, arg_a, arg_b, arg_c, verb_of
from ludotheque.core.vecs import filled

OUTSIDE: Final[i64] = -1  # a choice that has no action
VERBS: Final = 256
LEAST: Final = -32768
MOST: Final = 32767


def write(out: vec[i16], at: i64, x: i64) -> i64:
    """Write one number, brought into the range of sixteen bits; answers where the next one goes."""
    if x > MOST:
        x = MOST
    elif x < LEAST:
        x = LEAST
    out[at] = i16(x)
    return at + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """The actions of one game with its options and seats, and the numbers that a seat sees. A game's own subclass
    declares both in `__init__`, by `block` and `part`, and writes the numbers in `observe`, in that order."""

    def __init__(self) -> None:
        self.actions: i64 = 1
        self.numbers: i64 = 0
        self.blocks: list[tuple[int, int, int, int, int]] = []  # first action, verb, three sizes
        self.parts: list[tuple[str, int]] = []
        self.first: vec[i64] = filled(VERBS, OUTSIDE)
        self.sizes: vec[i64] = filled(3 * VERBS, 1)

    def block(self, verb: i64, a: i64 = 1, b: i64 = 1, c: i64 = 1) -> None:
        """A verb whose arguments are below these sizes."""
        self.blocks.append((self.actions, verb, a, b, c))
        self.first[verb] = self.actions
        self.sizes[3 * verb] = a
        self.sizes[3 * verb + 1] = b
        self.sizes[3 * verb + 2] = c
        self.actions += a * b * c

    def part(self, name: str, size: i64) -> None:
        """So many numbers of an observation, under one name."""
        self.parts.append((name, size))
        self.numbers += size

    def action(self, s: State, seat: i64, choice: i64) -> i64:
        """The action of a choice, or OUTSIDE. Two choices of one moment never share an action."""
        return self.place(verb_of(choice), arg_a(choice), arg_b(choice), arg_c(choice))

    def place(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb >= VERBS:
            return OUTSIDE
        first = self.first[verb]
        at = 3 * verb
        if first == OUTSIDE or a < 0 or b < 0 or c < 0:
            return OUTSIDE
        if a >= self.sizes[at] or b >= self.sizes[at + 1] or c >= self.sizes[at + 2]:
            return OUTSIDE
        return first + (a * self.sizes[at + 1] + b) * self.sizes[at + 2] + c

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write what that seat may know, from place `at` of a row of zeros; answers where the parts end."""
        return at
