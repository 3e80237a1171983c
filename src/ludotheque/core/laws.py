# interpreted
"""What holds between the fields of a position, beyond the kinds and bounds that each field declares.

    LAWS = Laws(Land)
    LAWS.each_once("LND-04", "card", "deck hands discard")  # every card of the box lies in one of these piles
    LAWS.distinct("LND-05", "clan")  # no two players have the same
    LAWS.most("LND-06", "snow", lambda s, zone: s.content.height[zone])  # a number bound by another

    @LAWS.law("LND-07", "gold towers", en="seat {seat} has {n} towers and no gold", fr="...")
    def towers_are_paid(s: Land) -> Broken:
        for seat in range(s.seats):
            if s.towers[seat] > 0 and s.get(seat, Player.gold) == 0:
                yield {"seat": seat, "n": s.towers[seat]}

A game names them (`laws = LAWS`), and `Game.faults` asks kinds and bounds, then every law: when a position is
described, when a saved one is read, and in the contract suite at every pause of random play: no law is too strict.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.fields import Field
from ludotheque.core.position import Fault, faults, fixed_fields, new, numbers
from ludotheque.core.sight import Ids, plain
from ludotheque.core.state import State

Broken = Iterator[Mapping[str, object]]  # what the sentence of a law names, once for each time that it is broken
Case = Callable[[Any], bool]
Number = Callable[[Any, int], int]  # of a position and the number of a row


def always(s: Any) -> bool:
    return True


def say(rule: str, en: str, fr: str) -> Mapping[str, object]:
    """A broken law of several."""
    return {"rule": rule, "en": en, "fr": fr}


@dataclass(frozen=True)
class BrokenLaw:
    """A law that a position breaks: its fields, its rule, and the sentence in both languages."""

    en: str
    fr: str


@dataclass(frozen=True)
class Law:
    rule: str
    fields: tuple[str, ...]
    en: str
    fr: str
    when: Case
    broken: Callable[[Any, Ids], Broken]

    def faults(self, s: Any, ids: Ids) -> Iterator[BrokenLaw]:
        if self.when(s):
            where = ", ".join(self.fields)
            for told in self.broken(s, ids):
                if {"rule", "en", "fr"} == told.keys():
                    yield BrokenLaw(f"{told['en']} ({told['rule']}).", f"{told['fr']} ({told['rule']}).")
                else:
                    en, fr = (sentence.format_map(told) for sentence in (self.en, self.fr))
                    yield BrokenLaw(f"{where}: {en} ({self.rule}).", f"{where} : {fr} ({self.rule}).")


class Laws:
    """The laws of one kind of position. `when`: they hold only then, once the game is set up, say."""

    def __init__(self, kind: type[State] = State, when: Case = always) -> None:
        self.kind, self.when = kind, when
        self.listed: list[Law] = []

    def law(
        self, rule: str, fields: str, en: str, fr: str, when: Case | None = None
    ) -> Callable[[Callable[[Any], Broken]], Callable[[Any], Broken]]:
        """A law in words of its own: the function yields what its sentence names, each time that the law is broken."""

        def declare(broken: Callable[[Any], Broken]) -> Callable[[Any], Broken]:
            self.add(rule, fields, en, fr, when, lambda s, ids: broken(s))
            return broken

        return declare

    def several(self, fields: str, when: Case | None = None) -> Callable[[Callable[[Any], Broken]], object]:
        """Laws about the same fields that are looked at together: the function yields what `say` makes of each that is
        broken, a sentence that names the field."""
        return self.law("", fields, "", "", when)

    def add(
        self, rule: str, fields: str, en: str, fr: str, when: Case | None, broken: Callable[[Any, Ids], Broken]
    ) -> None:
        for name in fields.split():
            self.find(name)
        self.listed.append(Law(rule, tuple(fields.split()), en, fr, when or self.when, broken))

    def each_once(
        self,
        rule: str,
        kind: str,
        piles: str,
        of: Callable[[Any], Iterable[int]] | None = None,
        also: Callable[[Any], Iterable[int]] | None = None,
        some: bool = False,
        when: Case | None = None,
    ) -> None:
        """Every thing of a kind lies once in one of the piles; `of` says which there are where that is not each once,
        `also` what lies elsewhere; `some`: others may be nowhere, but none twice."""

        def broken(s: Any, ids: Ids) -> Broken:
            wanted = Counter(int(n) for n in (range(len(ids[kind])) if of is None else of(s)))
            found = Counter(n for name in piles.split() for n in numbers(plain(getattr(s, name))) if n >= 0)
            found.update(int(n) for n in (() if also is None else also(s)))
            for n in sorted(wanted | found):
                if found[n] > wanted[n] or (found[n] < wanted[n] and not some):
                    yield {"id": ids[kind][n], "found": found[n], "wanted": wanted[n]}

        en = f"{kind} {{id}} lies there {{found}} times; there are {{wanted}} of it"
        fr = "{id} s’y trouve {found} fois ; il y en a {wanted}"
        self.add(rule, piles, en, fr, when, broken)

    def distinct(self, rule: str, name: str, when: Case | None = None) -> None:
        """No two rows, or places of a list, have the same; nothing (NOBODY) may be many times."""

        def broken(s: Any, ids: Ids) -> Broken:
            counted = Counter(n for _, n in self.numbered(s, name) if n >= 0)
            yield from ({"n": n, "times": times} for n, times in counted.items() if times > 1)

        en, fr = "{n} is there {times} times, and can be once", "{n} y est {times} fois, une seule est possible"
        self.add(rule, name, en, fr, when, broken)

    def most(self, rule: str, name: str, most: Number, when: Case | None = None) -> None:
        """A number is at most what others make of it; `most` is asked with the number of its row."""

        def broken(s: Any, ids: Ids) -> Broken:
            for at, n in self.numbered(s, name):
                if n > (limit := most(s, at)):
                    yield {"at": at, "n": n, "most": limit}

        self.add(
            rule, name, "number {at} is {n}; it is at most {most}", "le n° {at} vaut {n} ; au plus {most}", when, broken
        )

    def find(self, name: str) -> tuple[str, Field | None]:
        """Of a field its name; of a column the field of its rows, and what is declared of it."""
        if name in self.kind.FIELDS:
            return name, None
        for field, fact in self.kind.FIELDS.items():
            if fact.row is not None and name in fact.row.COLUMNS:
                return field, fact.row.COLUMNS[name]
        raise ValueError(f"{self.kind.__name__} has no field and no column {name!r}, of which a law speaks")

    def numbered(self, s: Any, name: str) -> Iterator[tuple[int, int]]:
        """The numbers of a field or a column, each with its place or its row."""
        field, column = self.find(name)
        value: Any = plain(getattr(s, field))
        if column is None:
            yield from enumerate(numbers(value))
            return
        row = s.FIELDS[field].row
        for at, n in enumerate(value):
            if column.at <= at % row.WIDTH < column.at + column.times:
                yield at // row.WIDTH, n

    def faults(self, s: State, ids: Ids) -> Iterator[Fault | BrokenLaw]:
        """What a position holds though its declaration or a law forbids it. Laws may count on kinds and bounds."""
        own: list[Fault | BrokenLaw] = [*misshapen(s)]
        own += [] if own else faults(s, ids)
        yield from own
        if not own:
            for law in self.listed:
                yield from law.faults(s, ids)


def misshapen(s: State) -> Iterator[BrokenLaw]:
    """Fields that are not made as a declared position says: another type, more or fewer numbers."""
    made_by = next(kind for kind in type(s).__mro__ if "__init__" in vars(kind))
    if "FIELDS" not in vars(made_by):
        return
    settled = {name: getattr(s, name) for name in fixed_fields(type(s))}
    blank = new(type(s), int(s.seats), **settled)
    for name in [name for name in s.FIELDS if name not in settled]:
        value, usual = plain(getattr(s, name)), plain(getattr(blank, name))
        if type(value) is not type(usual) or not all(type(n) is int for n in leaves(value)):
            yield BrokenLaw(
                f"{name} is not made of numbers as it must be.", f"{name} n’est pas fait des nombres voulus."
            )
        elif isinstance(value, list) and isinstance(usual, list) and usual and len(value) != len(usual):
            yield BrokenLaw(
                f"{name} has {len(value)} entries; there are {len(usual)}.",
                f"{name} a {len(value)} éléments ; il en faut {len(usual)}.",
            )


def leaves(value: object) -> Iterator[object]:
    if isinstance(value, list):
        for one in value:
            yield from leaves(one)
    else:
        yield value
