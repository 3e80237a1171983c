# interpreted: it reads what people write
"""Positions from a description: what every game reads in the same way, and refuses in one sentence."""

import difflib
from collections.abc import Sequence
from typing import Any


class BadDescription(ValueError):
    """The description contradicts itself, the rules or the material; the message says what."""


class Described:
    """A description, read part by part: whatever is left at the end has no meaning."""

    def __init__(self, told: dict[str, Any], seats: int) -> None:
        self.told, self.seats = dict(told), seats

    def take(self, name: str, default: Any) -> Any:
        return self.told.pop(name, default)

    def finish(self) -> None:
        if self.told:
            name = sorted(self.told)[0]
            raise BadDescription(f"A position has no {name!r}; see docs/positions.md for what it can say.")

    def seat(self, name: Any) -> int:
        """A seat by number or by letter, A being seat 0."""
        number = name
        if isinstance(name, str) and len(name) == 1 and name.isalpha():
            number = ord(name.upper()) - ord("A")
        elif isinstance(name, str) and name.isdecimal():
            number = int(name)
        if type(number) is not int or not 0 <= number < self.seats:
            raise BadDescription(f"There is no seat {name!r} at a table of {self.seats}.")
        return number

    def number(self, value: Any, what: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadDescription(f"{what} is {value!r}; it must be a number from {least} to {most}.")
        return value

    def flag(self, value: Any, what: str) -> bool:
        if type(value) not in (bool, int) or value not in (0, 1):
            raise BadDescription(f"{what} is {value!r}; it is either true or false.")
        return bool(value)

    def one_of(self, name: Any, what: str, known: Sequence[str]) -> int:
        """The number of a thing called by its id."""
        if isinstance(name, str) and name in known:
            return list(known).index(name)
        near = difflib.get_close_matches(name, known, 1) if isinstance(name, str) else []
        hint = f"did you mean {near[0]!r}?" if near else f"the {plural(what)} are {', '.join(known)}."
        raise BadDescription(f"There is no {what} {name!r}; {hint}")

    def listed(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise BadDescription(f"{what} is {value!r}; it must be a list.")
        return list(value)

    def keyed(self, value: Any, what: str) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise BadDescription(f"{what} is {value!r}; it must say what belongs to each name.")
        return value

    def by_seat(self, value: Any, what: str) -> dict[int, Any]:
        """Values for some seats: a list in seat order, or a dict by seat."""
        if isinstance(value, dict):
            seats = [self.seat(name) for name in value]
            if len(set(seats)) < len(seats):
                raise BadDescription(f"{what} names a seat twice: {value!r}.")
            return dict(zip(seats, value.values(), strict=True))
        entries = self.listed(value, what)
        if len(entries) > self.seats:
            raise BadDescription(f"{what} is {value!r}, with {len(entries)} entries for {self.seats} seats.")
        return dict(enumerate(entries))


def plural(what: str) -> str:
    return f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
