"""Choices as tuples outside, as integers inside."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.domains import Choice
from ludotheque.core.state import pack
from ludotheque.core.vecs import of

NO_WORDS = of([])


class BadChoice(ValueError):
    """The tuple is no choice of this game at all."""


class Short:
    """A verb whose arguments all fit the packed integer."""

    def __init__(self, verb: int, kinds: tuple[str, ...], places: dict[str, dict[str, int]]) -> None:
        self.head: Final = verb << 48
        self.kinds: Final = list(kinds)
        self.places: Final = [places.get(kind) for kind in kinds]


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """`verbs` maps a verb's number to its name and the kinds of its arguments; `ids` maps a kind to its
    ids in order. The kind "int" is a number as it stands; a last kind with a star repeats. Three arguments
    go into the packed integer, the others into the words that travel beside it."""

    def __init__(self, verbs: dict[int, tuple[str, ...]], ids: dict[str, tuple[str, ...]]) -> None:
        self.verbs = verbs
        self.ids = ids
        self.numbers = {words[0]: number for number, words in verbs.items()}
        self.places = {kind: {name: i for i, name in enumerate(names)} for kind, names in ids.items()}
        self.short = {
            words[0]: Short(n, words[1:], self.places)
            for n, words in verbs.items()
            if len(words) <= 4 and not words[-1].endswith("*")
        }

    def kinds(self, verb: int, arguments: int) -> tuple[str, ...]:
        """The kind of each argument of a verb given so many."""
        kinds = self.verbs[verb][1:]
        if kinds and kinds[-1].endswith("*"):
            return (*kinds[:-1], *[kinds[-1].rstrip("*")] * (arguments - len(kinds) + 1))
        return kinds

    def encode(self, choice: Choice) -> tuple[int, vec[i64]]:
        """The packed integer, and the words of a long choice."""
        short = self.short.get(choice[0]) if choice and type(choice[0]) is str else None
        if short is not None and len(choice) == len(short.kinds) + 1:
            packed = short.head
            for i, places in enumerate(short.places):
                value = choice[i + 1]
                place = places.get(value) if places is not None and type(value) is str else None
                packed |= (self.number(short.kinds[i], value) if place is None else place) << (32 - 16 * i)
            return packed, NO_WORDS
        if not choice or not isinstance(choice[0], str) or choice[0] not in self.numbers:
            raise BadChoice(f"{choice!r}: no such verb")
        verb = self.numbers[choice[0]]
        kinds = self.kinds(verb, len(choice) - 1)
        if len(choice) != len(kinds) + 1:
            raise BadChoice(f"{choice!r}: {choice[0]} takes {len(kinds)} argument(s)")
        numbers = [self.number(kind, value) for kind, value in zip(kinds, choice[1:], strict=True)]
        return pack(verb, *numbers[:3]), of(numbers[3:])

    def number(self, kind: str, value: object) -> int:
        if kind == "int":
            if type(value) is not int or not 0 <= value < 65536:
                raise BadChoice(f"{value!r}: a number from 0 to 65535 is expected")
            return value
        if not isinstance(value, str) or value not in self.places[kind]:
            raise BadChoice(f"{value!r}: no such {kind}")
        return self.places[kind][value]

    def decode(self, choice: int, words: Sequence[int] = ()) -> Choice:
        """The tuple of a packed choice. Only one that repeats a kind needs its words to be told how long it is."""
        verb = choice >> 48
        numbers = [choice >> 32 & 0xFFFF, choice >> 16 & 0xFFFF, choice & 0xFFFF, *words]
        kinds = self.kinds(verb, len(numbers) if words else 3)
        return (
            self.verbs[verb][0],
            *(n if kind == "int" else self.ids[kind][n] for kind, n in zip(kinds, numbers, strict=False)),
        )
