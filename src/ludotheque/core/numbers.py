# interpreted
"""Numbers that the rules speak of by name, each declared once, with the id that files, journals and views have for it.

    marker = Ids()
    POISON: Final = marker.id("poison")
    WIND: Final = marker.id("wind")
    MARKER_IDS: Final = marker.ids()

A number is the next one in the order of declaration. `resume` leaves numbers free; `number=` says the number of what is
numbered elsewhere and leaves the order alone. The build writes the numbers beside the calls (core/expansion.py), so
that compiled rules know them as constants.
"""

from ludotheque.core.expansion import NUMBERED


def rule_number(rule: str) -> int:
    """A rule as a frame keeps it: of "STW-062" 62. The build writes the number."""
    return int(rule.rpartition("-")[2])


class Numbered:
    """What is declared one by one; each kind of it is numbered by itself."""

    def __init__(self) -> None:
        self.next = dict(NUMBERED[type(self).__name__])
        self.numbers: dict[str, dict[str, int]] = {kind: {} for kind in self.next}

    def add(self, kind: str, name: str) -> int:
        number = self.next[kind]
        if name in self.numbers[kind] or number in self.numbers[kind].values():
            raise ValueError(f"the {kind} {name!r} or its number {number} is declared twice")
        self.numbers[kind][name] = number
        self.next[kind] += 1
        return number

    def resume(self, **numbers: int) -> None:
        """Go on from a number."""
        self.next |= numbers


class Ids(Numbered):
    """Things of one kind, from 0 on."""

    def id(self, name: str, *more: str) -> int:
        """The number of the first of these."""
        number = self.add("id", name)
        for each in more:
            self.add("id", each)
        return number

    def ids(self) -> tuple[str, ...]:
        return tuple(self.numbers["id"])


class Verbs(Numbered, dict[int, tuple[str, ...]]):
    """What players can answer, from 1 on; by its number each verb's name and the kinds of its arguments (Codec)."""

    def verb(self, name: str, *kinds: str, number: int | None = None) -> int:
        number = self.add("verb", name) if number is None else number
        self[number] = (name, *kinds)
        return number
