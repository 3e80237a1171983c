# interpreted
"""Places of the Bloc as a domain: a point, found legal by the frame that asks for it, with its ruler or without."""

from collections.abc import Callable

from ludotheque.core.domains import OUT_OF_RANGE, WRONG_SHAPE, Choice, Spot
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import Frame, arg_a, arg_b, pack
from ludotheque.core.vecs import of
from ludotheque.games.olomoc import names, verbs
from ludotheque.games.olomoc.state import Bloc

VERB = "at"
LARGEST = 65535


class Place(Spot):
    """("at", x, y), with the tool and the corners of the ruler behind where somebody laid it by hand."""

    def __init__(self, s: Bloc, frame: Frame[Bloc], seat: int) -> None:
        self.s, self.frame, self.seat = s, frame, seat
        super().__init__(VERB, names.SIDE, names.SIDE, self.at, ())

    def at(self, x: int, y: int) -> Refusal | None:
        return self.why_not((VERB, x, y))

    def why_not(self, choice: Choice) -> Refusal | None:
        if len(choice) < 3 or choice[0] != VERB:
            return WRONG_SHAPE
        numbers = [n for n in choice[1:] if type(n) is int]
        if len(numbers) != len(choice) - 1:
            return WRONG_SHAPE
        if not all(0 <= n <= LARGEST for n in numbers):
            return OUT_OF_RANGE
        s = self.s
        s.words = of(numbers[3:])
        whole = self.frame.complete(s, self.seat, pack(verbs.AT, *numbers[:3]))
        why = self.frame.why_not(s, self.seat, whole)
        s.words = of([])
        return why

    def sample(self, below: Callable[[int], int]) -> Choice:
        drawn = self.frame.sample(self.s, self.seat, below(1 << 32))
        return (VERB, int(arg_a(drawn)), int(arg_b(drawn)), 0)

    def describe(self) -> dict[str, object]:
        listed = self.frame.legal(self.s, self.seat)
        self.magnets = [(int(arg_a(each)), int(arg_b(each))) for each in listed]
        return super().describe()
