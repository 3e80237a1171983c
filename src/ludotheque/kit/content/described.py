# interpreted: it reads what people write
"""Positions from a description: what every game reads in the same way, and refuses in one sentence."""

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import FLAG, SEAT, Field
from ludotheque.core.game import BadOption, Game
from ludotheque.core.laws import Laws
from ludotheque.core.position import bounds
from ludotheque.core.sight import Ids
from ludotheque.core.state import State
from ludotheque.core.vecs import of

LARGEST = (1 << 31) - 1  # nothing counts further
UNSAID = object()


class BadDescription(ValueError):
    """The description contradicts itself, the rules or the material; the message says what."""


@dataclass(frozen=True)
class Key:
    """What a description can say under one name, how it is written, and what holds where it is left out. `field`: the
    field or column of the position of that kind and those bounds; `option`: an option of the game, whose manifest has
    the words that are not here."""

    name: str
    says: str = ""
    left_out: str = ""
    written: str = ""
    field: str = ""
    option: bool = False


def quoted(names: Iterable[str]) -> str:
    """Words as a key says that they are written."""
    return ", ".join(f"`{name}`" for name in names)


class Described:
    """A description, read part by part. Its game declares the keys: no other is accepted, and no other can be read."""

    def __init__(self, told: dict[str, Any], seats: int, keys: Sequence[Key]) -> None:
        self.told, self.seats = dict(told), seats
        self.keys = {key.name: key for key in keys}
        self.now = ""  # what is being read
        for name in sorted(told.keys() - self.keys.keys()):
            raise BadDescription(f"A position has no {name!r}; see docs/positions.md for what it can say.")

    def take(self, name: str, default: Any) -> Any:
        if name not in self.keys:
            raise LookupError(f"{name!r} is read from a description, and is no declared key")
        self.now = name
        return self.told.pop(name, default)

    def bad(self, sentence: str) -> BadDescription:
        """What is wrong, with the name of the part where it stands."""
        return BadDescription(sentence if self.now in sentence else f"{self.now}: {sentence}")

    def read_options(self, game: Game, options: dict[str, Any]) -> dict[str, Any]:
        """The options of the table, completed; those among the keys may stand in the description itself."""
        said = {name: self.take(name, None) for name, key in self.keys.items() if key.option and name in self.told}
        try:
            return game.check_options(self.seats, {**options, **said})
        except BadOption as error:
            raise BadDescription(str(error)) from None

    def finish(self) -> None:
        for name in sorted(self.told):
            raise BadDescription(f"{name}: there is no such thing at the moment that is described.")

    def seat(self, name: Any) -> int:
        """A seat by number or by letter, A being seat 0."""
        number = name
        if isinstance(name, str) and len(name) == 1 and name.isalpha():
            number = ord(name.upper()) - ord("A")
        elif isinstance(name, str) and name.isdecimal():
            number = int(name)
        if type(number) is not int or not 0 <= number < self.seats:
            raise self.bad(f"There is no seat {name!r} at a table of {self.seats}.")
        return number

    def number(self, value: Any, what: str, least: int, most: int | None) -> int:
        if type(value) is not int or value < least or (most is not None and value > most):
            law = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise self.bad(f"{what} is {value!r}; it must be a number {law}.")
        if value > LARGEST:
            raise self.bad(f"{what} is {value!r}; nothing counts that far.")
        return value

    def flag(self, value: Any, what: str) -> bool:
        if type(value) not in (bool, int) or value not in (0, 1):
            raise self.bad(f"{what} is {value!r}; it is either true or false.")
        return bool(value)

    def one_of(self, name: Any, what: str, known: Sequence[str]) -> int:
        """The number of a thing called by its id."""
        if isinstance(name, str) and name in known:
            return list(known).index(name)
        near = difflib.get_close_matches(name, known, 1) if isinstance(name, str) else []
        hint = f"did you mean {near[0]!r}?" if near else f"the {plural(what)} are {', '.join(known)}."
        raise self.bad(f"There is no {what} {name!r}; {hint}")

    def text(self, value: Any, what: str) -> str:
        if not isinstance(value, str):
            raise self.bad(f"{what} is {value!r}; it must be words.")
        return value

    def listed(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise self.bad(f"{what} is {value!r}; it must be a list.")
        return list(value)

    def keyed(self, value: Any, what: str) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise self.bad(f"{what} is {value!r}; it must say what belongs to each name.")
        return value

    def by_seat(self, value: Any, what: str) -> dict[int, Any]:
        """Values for some seats: a list in seat order, or a dict by seat."""
        if isinstance(value, dict):
            seats = [self.seat(name) for name in value]
            if len(set(seats)) < len(seats):
                raise self.bad(f"{what} names a seat twice: {value!r}.")
            return dict(zip(seats, value.values(), strict=True))
        entries = self.listed(value, what)
        if len(entries) > self.seats:
            raise self.bad(f"{what} is {value!r}, with {len(entries)} entries for {self.seats} seats.")
        return dict(enumerate(entries))

    # -- by the declaration of the position

    def value(self, value: Any, what: str, field: Field, ids: Ids) -> int:
        """A number of a declared field, by its id where it has one."""
        if field.kind == SEAT:
            return self.seat(value)
        if field.kind == FLAG:
            return int(self.flag(value, what))
        if words := field.ids or ids.get(field.kind, ()):
            return self.one_of(value, what, words)
        least, most = bounds(field, self.seats, ids)
        return self.number(value, what, least or 0, most)

    def read_fields(self, s: State, ids: Ids, *names: str) -> None:
        """Fields under their own names: one number, a list, or a list a seat."""
        for name in names:
            field, told = s.FIELDS[name], self.take(name, UNSAID)
            if told is UNSAID:
                continue
            if not field.many:
                setattr(s, name, self.value(told, name, field, ids))
            elif field.form == "vec[i64]":
                setattr(s, name, self.values(told, name, field, ids))
            else:
                for seat, pile in self.by_seat(told, name).items():
                    getattr(s, name)[seat] = self.values(pile, name, field, ids)

    def values(self, told: Any, what: str, field: Field, ids: Ids) -> vec[i64]:
        return of([self.value(each, field.kind or what, field, ids) for each in self.listed(told, what)])

    def read_columns(self, s: State, ids: Ids, names: dict[str, str]) -> None:
        """Columns of the players' rows, each by seat under the name that a description has for it."""
        row = next(field.row for field in s.FIELDS.values() if field.row is not None)
        for name, column in names.items():
            field = row.COLUMNS[column]
            for seat, value in self.by_seat(self.take(name, []), name).items():
                s.put(seat, field.at, self.value(value, name, field, ids))

    def check(self, game: Game, s: State, laws: Laws | None = None) -> None:
        """Refuse a position that holds what its declaration or a law forbids; `laws`: only these."""
        for fault in game.faults(s) if laws is None else laws.faults(s, game.codec(s).ids):
            raise BadDescription(f"The position cannot be: {fault.en}")


def plural(what: str) -> str:
    return f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
