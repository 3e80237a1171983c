# interpreted
"""Choices too many, or too continuous, for a list.

A domain stands where a decision's list of choices would: it says why a choice is not in it, gives a
random one, and, when it is finite, counts and iterates them all. Choices are tuples, as everywhere at
the edges.
"""

import itertools
import math
from collections.abc import Callable, Iterator, Sequence

from ludotheque.core.refusal import Refusal

Choice = tuple[object, ...]

WRONG_SHAPE = Refusal("LUD-05", "wrong-shape")
OUT_OF_RANGE = Refusal("LUD-05", "out-of-range")


def place(x: object, among: Sequence[object]) -> int:
    """Where x stands, or -1. To Python 1, 1.0 and True are equal; as ids they are not."""
    return next((at for at, y in enumerate(among) if x == y and repr(x) == repr(y)), -1)


class Domain:
    """The choices of one decision. `below(n)` is a source of random numbers given by the caller."""

    kind = "domain"
    finite = True

    def why_not(self, choice: Choice) -> Refusal | None:
        raise NotImplementedError

    def sample(self, below: Callable[[int], int]) -> Choice:
        raise NotImplementedError

    def count(self) -> int:
        """How many choices there are; ValueError for an endless domain."""
        raise NotImplementedError

    def iterate(self) -> Iterator[Choice]:
        """Every choice, in a fixed order; ValueError for an endless domain."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """JSON for a client that draws the right control."""
        raise NotImplementedError

    def __contains__(self, choice: Choice) -> bool:
        return self.why_not(choice) is None


class Listed(Domain):
    """A plain list seen as a domain, for callers that want one shape for everything."""

    kind = "list"

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices

    def why_not(self, choice: Choice) -> Refusal | None:
        return None if place(choice, self.choices) >= 0 else OUT_OF_RANGE

    def sample(self, below: Callable[[int], int]) -> Choice:
        return self.choices[below(len(self.choices))]

    def count(self) -> int:
        return len(self.choices)

    def iterate(self) -> Iterator[Choice]:
        return iter(self.choices)

    def describe(self) -> dict[str, object]:
        return {"kind": self.kind, "choices": [list(c) for c in self.choices]}


class Amount(Domain):
    """(verb, n) with n from least to most."""

    kind = "amount"

    def __init__(self, verb: str, least: int, most: int, rule: str) -> None:
        self.verb, self.least, self.most = verb, least, most
        self.beyond = Refusal(rule, "amount-out-of-range")

    def why_not(self, choice: Choice) -> Refusal | None:
        if len(choice) != 2 or choice[0] != self.verb or type(choice[1]) is not int:
            return WRONG_SHAPE
        return None if self.least <= choice[1] <= self.most else self.beyond

    def sample(self, below: Callable[[int], int]) -> Choice:
        return (self.verb, self.least + below(self.most - self.least + 1))

    def count(self) -> int:
        return self.most - self.least + 1

    def iterate(self) -> Iterator[Choice]:
        return ((self.verb, n) for n in range(self.least, self.most + 1))

    def describe(self) -> dict[str, object]:
        return {"kind": self.kind, "verb": self.verb, "least": self.least, "most": self.most}


class PickMany(Domain):
    """(verb, *ids): from least to most different ids of a list, in the order of the list."""

    kind = "pick"

    def __init__(self, verb: str, ids: list[object], least: int, most: int, rule: str) -> None:
        self.verb, self.ids, self.least, self.most = verb, ids, least, min(most, len(ids))
        self.unknown = Refusal(rule, "not-among-these")
        self.wrong_number = Refusal(rule, "wrong-number")

    def why_not(self, choice: Choice) -> Refusal | None:
        if not choice or choice[0] != self.verb:
            return WRONG_SHAPE
        places = [place(x, self.ids) for x in choice[1:]]
        if any(at < 0 for at in places):
            return self.unknown
        if not self.least <= len(places) <= self.most:
            return self.wrong_number
        return None if places == sorted(set(places)) else WRONG_SHAPE

    def sample(self, below: Callable[[int], int]) -> Choice:
        size = self.least + below(self.most - self.least + 1)
        left = list(range(len(self.ids)))
        picked = sorted(left.pop(below(len(left))) for _ in range(size))
        return (self.verb, *(self.ids[i] for i in picked))

    def count(self) -> int:
        return sum(math.comb(len(self.ids), k) for k in range(self.least, self.most + 1))

    def iterate(self) -> Iterator[Choice]:
        for size in range(self.least, self.most + 1):
            for picked in itertools.combinations(self.ids, size):
                yield (self.verb, *picked)

    def describe(self) -> dict[str, object]:
        return {"kind": self.kind, "verb": self.verb, "ids": self.ids, "least": self.least, "most": self.most}


class Arrangement(Domain):
    """(verb, *ids): every id of a list once, in any order."""

    kind = "order"

    def __init__(self, verb: str, ids: list[object], rule: str) -> None:
        self.verb, self.ids = verb, ids
        self.not_all = Refusal(rule, "each-once")

    def why_not(self, choice: Choice) -> Refusal | None:
        if not choice or choice[0] != self.verb:
            return WRONG_SHAPE
        rest = list(self.ids)
        for x in choice[1:]:
            at = place(x, rest)
            if at < 0:
                return self.not_all
            rest.pop(at)
        return self.not_all if rest else None

    def sample(self, below: Callable[[int], int]) -> Choice:
        rest = list(self.ids)
        return (self.verb, *(rest.pop(below(len(rest))) for _ in range(len(rest))))

    def count(self) -> int:
        return math.factorial(len(self.ids))

    def iterate(self) -> Iterator[Choice]:
        for order in itertools.permutations(self.ids):
            yield (self.verb, *order)

    def describe(self) -> dict[str, object]:
        return {"kind": self.kind, "verb": self.verb, "ids": self.ids}


class Spot(Domain):
    """(verb, x, y): a point of a plane, in whole units, inside a rectangle and allowed by a guard. Whoever draws it
    gets a `region`, polygons that hold all that is allowed, and `magnets`, spots worth snapping to."""

    kind = "spot"
    finite = False

    def __init__(
        self,
        verb: str,
        width: int,
        height: int,
        guard: Callable[[int, int], Refusal | None],
        some: Choice,
        region: Sequence[Sequence[tuple[int, int]]] = (),
        magnets: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.verb, self.width, self.height, self.guard, self.some = verb, width, height, guard, some
        self.region, self.magnets = region, magnets

    def why_not(self, choice: Choice) -> Refusal | None:
        if len(choice) != 3 or choice[0] != self.verb:
            return WRONG_SHAPE
        x, y = choice[1], choice[2]
        if type(x) is not int or type(y) is not int:
            return WRONG_SHAPE
        if not (0 <= x <= self.width and 0 <= y <= self.height):
            return OUT_OF_RANGE
        return self.guard(x, y)

    def sample(self, below: Callable[[int], int]) -> Choice:
        """Some tries at random, then a magnet that is allowed, then a spot known to be."""
        for _ in range(64):
            x, y = below(self.width + 1), below(self.height + 1)
            if self.guard(x, y) is None:
                return (self.verb, x, y)
        allowed = [spot for spot in self.magnets if self.guard(*spot) is None]
        return (self.verb, *allowed[below(len(allowed))]) if allowed else self.some

    def count(self) -> int:
        raise ValueError("a plane has no number of spots")

    def iterate(self) -> Iterator[Choice]:
        raise ValueError("the spots of a plane cannot be listed")

    def describe(self) -> dict[str, object]:
        told: dict[str, object] = {"kind": self.kind, "verb": self.verb, "width": self.width, "height": self.height}
        if self.region:
            told["region"] = [[list(corner) for corner in polygon] for polygon in self.region]
        if self.magnets:
            told["magnets"] = [list(spot) for spot in self.magnets]
        return told
