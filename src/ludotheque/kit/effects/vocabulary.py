# interpreted
"""The words of a game's effects: a closed table from what files say to the numbers that the rules know.

A word lists its arguments as text: `"n to marker:marker from:place=hand only:flag?"`. `n` is an amount (`n:1..9`: a
plain number between these), `to` and `of` are selectors, `name:kind` is a word of that kind. `=word` gives a default,
`?` may be left out. Amount and targets have their own columns; the others go into A, B and C in their order. What a
word is called in a sentence is a message of the game's texts (readback.py).
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol, TypeVar

from ludotheque.core.numbers import Numbered
from ludotheque.kit.content import forms
from ludotheque.kit.content.forms import Form
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program

Complain = Callable[[str], None]
Value = str | int

_ARGUMENT = re.compile(r"(\w+)(?::(\w+|-?\d+\.\.-?\d+))?(?:=([^?]+)|(\?))?")


class Say(Protocol):
    """Formats one message of a game's texts in one language."""

    def __call__(self, message: str, /, **values: Value) -> str: ...


class Kind:
    """What an argument may be. `said` is the prefix of the messages that say it; "": a sentence gets it as it is."""

    said = ""

    def spoken(self, number: int, say: Say) -> Value:
        value = self.decode(number)
        return say(f"{self.said}-{value}") if self.said else value

    def encode(self, name: str, value: object, complain: Complain) -> int:
        raise NotImplementedError

    def decode(self, number: int) -> Value:
        raise NotImplementedError

    def form(self) -> Form:
        """What a person fills in."""
        raise NotImplementedError


class Words(Kind):
    """One of some ids; its number is its place, or the one given for it."""

    def __init__(self, *ids: str, numbers: Sequence[int] = (), said: str = "") -> None:
        self.ids = ids
        self.numbers = numbers or range(len(ids))
        self.said = said

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, str):
            complain(f"{name} must be text in quotes, not {shown(value)}")
        elif value not in self.ids:
            complain(f"unknown {name} {shown(value)}" + nearest(value, list(self.ids)))
        else:
            return self.numbers[self.ids.index(value)]
        return 0

    def decode(self, number: int) -> Value:
        return self.ids[self.numbers.index(number)]

    def form(self) -> Form:
        return forms.word(self.ids, *([self.said] if self.said else []))


class Whole(Kind):
    """A number as it stands."""

    def __init__(self, low: int = 0, high: int = 9999) -> None:
        self.low, self.high = low, high

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            complain(f"{name} must be a whole number, not {shown(value)}")
        elif not self.low <= value <= self.high:
            complain(f"{name} must be between {self.low} and {self.high}, not {value}")
        else:
            return value
        return 0

    def decode(self, number: int) -> Value:
        return number

    def form(self) -> Form:
        return forms.number(self.low, self.high)


class Flag(Kind):
    """true or false."""

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, bool):
            complain(f"{name} must be true or false, not {shown(value)}")
        return int(value is True)

    def decode(self, number: int) -> Value:
        return "yes" if number else "no"

    def form(self) -> Form:
        return forms.flag()


@dataclass(frozen=True)
class Argument:
    name: str
    kind: str  # "amount", "selector", or a kind of the vocabulary
    default: str | None
    optional: bool
    bounds: tuple[int, int] | None = None


@cache
def arguments(spec: str) -> tuple[Argument, ...]:
    found = []
    for text in spec.split():
        parsed = _ARGUMENT.fullmatch(text)
        if parsed is None:
            raise ValueError(f"{text!r} is no argument")
        name, kind, default, optional = parsed.groups()
        own = {"n": "amount", "to": "selector", "of": "selector"}.get(name)
        if kind is None and own is None:
            raise ValueError(f"{text!r}: of which kind?")
        bounds = None
        if own == "amount" and kind is not None:
            low, _, high = kind.partition("..")
            bounds = (int(low), int(high))
        found.append(Argument(name, own or str(kind), default, optional is not None, bounds))
    return tuple(found)


@dataclass(frozen=True)
class Word:
    """A name in files, its number in the rules, and what it needs beside it; `within` names the sections where it may
    stand, with spaces between (none: in all)."""

    name: str
    number: int
    args: str = ""
    within: str = ""

    @property
    def arguments(self) -> tuple[Argument, ...]:
        return arguments(self.args)


@dataclass(frozen=True)
class Verb(Word):
    """What can be done. `rule` and `ask` are what a player reads who must choose its target; `ordered`: the order of
    its targets is chosen; `launches`: it starts the program of the element it names, which must not come back to it."""

    rule: str = ""
    ask: str = ""
    ordered: bool = False
    launches: bool = False


@dataclass(frozen=True)
class Selector(Word):
    """Whom a step acts on. `many`: a group, so that a sentence says "they" and an amount means each in turn; `follows`:
    who is meant depends on what was chosen before; `offers`: the verb of the choice that names a target. A selector
    with arguments is written as a table, its first argument under its own name."""

    how: int = program.ALL
    many: bool = False
    follows: bool = False
    offers: int = 0


@dataclass(frozen=True)
class Count(Word):
    """A number of the position."""


@dataclass(frozen=True)
class Condition(Word):
    """What may hold. `clause`: it may stand as `when`, a keyword with its own sentence."""

    clause: bool = False


@dataclass(frozen=True)
class Modifier(Word):
    """What an element changes while it stands."""


@dataclass(frozen=True)
class Event(Word):
    """What a trigger may wait for. `binds`: whom it is about is "it" in the triggered steps."""

    binds: bool = False
    who: str = ""  # whose event counts when nothing is said; "": anybody's


Spoken = tuple[
    Sequence[Verb], Sequence[Selector], Sequence[Count], Sequence[Condition], Sequence[Modifier], Sequence[Event]
]


class Lexicon(Numbered):
    """The words of a game's effects, declared one by one; a word that the rules compare has a constant:

        WORDS = Lexicon()
        GAIN: Final = WORDS.verb("gain", "what:resource n")
        WORDS.count("temples")

    The number of each is the next one of its kind; a word of the kit's own number says it."""

    def __init__(self) -> None:
        super().__init__()
        self.verbs: list[Verb] = []
        self.selectors: list[Selector] = []
        self.counts: list[Count] = []
        self.conditions: list[Condition] = []
        self.modifiers: list[Modifier] = []
        self.events: list[Event] = []

    def verb(
        self,
        name: str,
        args: str = "",
        within: str = "",
        rule: str = "",
        ask: str = "",
        ordered: bool = False,
        launches: bool = False,
    ) -> int:
        self.verbs.append(Verb(name, self.add("verb", name), args, within, rule, ask, ordered, launches))
        return self.verbs[-1].number

    def selector(
        self,
        name: str,
        args: str = "",
        how: int = program.ALL,
        many: bool = False,
        follows: bool = False,
        offers: int = 0,
        number: int | None = None,
    ) -> int:
        number = self.add("selector", name) if number is None else number
        self.selectors.append(Selector(name, number, args, "", how, many, follows, offers))
        return number

    def count(self, name: str, args: str = "") -> int:
        self.counts.append(Count(name, self.add("count", name), args))
        return self.counts[-1].number

    def condition(self, name: str, args: str = "", clause: bool = False) -> int:
        self.conditions.append(Condition(name, self.add("condition", name), args, "", clause))
        return self.conditions[-1].number

    def modifier(self, name: str, args: str = "", within: str = "") -> int:
        self.modifiers.append(Modifier(name, self.add("modifier", name), args, within))
        return self.modifiers[-1].number

    def event(self, name: str, binds: bool = False, who: str = "") -> int:
        self.events.append(Event(name, self.add("event", name), "", "", binds, who))
        return self.events[-1].number

    def words(self) -> Spoken:
        """The first arguments of a Vocabulary."""
        return self.verbs, self.selectors, self.counts, self.conditions, self.modifiers, self.events


KIT_SELECTORS = (Selector("it", program.IT), Selector("subject", program.GIVEN))
KIT_TESTS = ("ge", "le", "not", "all", "any")


@dataclass(frozen=True)
class Vocabulary:
    """All that the files of a game may say. `do` is the key that names the verb of a step."""

    verbs: Sequence[Verb]
    selectors: Sequence[Selector] = ()
    counts: Sequence[Count] = ()
    conditions: Sequence[Condition] = ()
    modifiers: Sequence[Modifier] = ()
    events: Sequence[Event] = ()
    kinds: dict[str, Kind] = field(default_factory=dict)
    sections: tuple[str, ...] = ()  # from 0
    periods: tuple[str, ...] = ()  # from 1; the first is meant when a limit names none
    limits: dict[str, tuple[int, str]] = field(default_factory=dict)  # a word for so many times in a period
    moments: dict[str, tuple[int, int]] = field(
        default_factory=dict
    )  # a duration: which moment ends it, how many of them
    names: tuple[str, ...] = ()  # of modifiers that do not add up; from 1
    rule: str = ""  # by which branches and offers are asked for
    do: str = "do"
    enough: int = program.ENOUGH  # the verb of the choice that ends a list of targets
    vanished: int = program.SKIP
    lone: int = program.ASK_LONE
    rounding: int = program.DOWN

    def __post_init__(self) -> None:
        _distinct([word.name for word in self.all_selectors])
        for words in (self.verbs, self.counts, self.conditions, self.modifiers, self.events):
            _distinct([word.name for word in words])
            _distinct([word.number for word in words])
        for words in (self.verbs, self.counts, self.conditions):
            if any(word.number < program.FIRST for word in words):
                raise ValueError(f"numbers below {program.FIRST} are the kit's own")
        for word in self.words():
            taken = [a for a in word.arguments if a.kind not in ("amount", "selector")]
            if len(taken) > 3:
                raise ValueError(f"{word.name} has more than three arguments beside its amount and its targets")
            for argument in taken:
                if argument.kind not in self.kinds:
                    raise ValueError(f"{word.name}: no kind is called {argument.kind!r}")

    @property
    def all_selectors(self) -> tuple[Selector, ...]:
        return (*KIT_SELECTORS, *self.selectors)

    def words(self) -> Iterable[Word]:
        return (*self.verbs, *self.selectors, *self.counts, *self.conditions, *self.modifiers, *self.events)


def _distinct(values: Sequence[object]) -> None:
    twice = [value for i, value in enumerate(values) if value in values[:i]]
    if twice:
        raise ValueError(f"{twice[0]!r} stands twice in the vocabulary")


W = TypeVar("W", bound=Word)


def find(words: Iterable[W], name: object) -> W | None:
    return next((word for word in words if word.name == name), None)


def by_number(words: Iterable[W], number: int) -> W:
    return next(word for word in words if word.number == number)
