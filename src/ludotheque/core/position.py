# interpreted
"""How a position is declared: each field once, with its kind, its default, who sees it and how far its numbers go.

    @row
    class Player(Row):
        gold: Annotated[i64, at_least(0)] = 3
        clan: Annotated[i64, "clan"] = NOBODY  # a kind: its numbers are ids of the codec
        slots: Annotated[i64, times(6)] = 0  # six columns: Player.slots + n

    @position
    class Land(State):
        content: Annotated[Content, FIXED]  # settled when it is made: neither saved nor shown
        turn: Annotated[i64, within(1, 6)] = 1
        players: Annotated[vec[i64], rows(Player, "seats")]
        foes: Annotated[vec[i64], rows(Foe, 0, 4)]  # no row yet; the first is number 4
        owners: Annotated[vec[i64], SEAT, size("content.zones", NOBODY)]
        hands: Annotated[list[vec[i64]], OWNER, "card", SHARED, size("seats")]  # also "vec[vec[i64]]", in quotes

The constructor, the blank position (`open_box`), the copy, the fingerprint and the list of fields follow
(core/expansion.py), and so do what is saved and what is seen (core/sight.py). The numbers of the first rows are read
by `s.get(seat, Player.gold)` and changed by `put` and `add`, those of the second by `on`, `set_on`, `add_on`, of the
third by `of`, `set_of`, `add_of`. `Player.gold` is the number of a column. A position built on another has its fields
first; one that declares none of its own gets a copy of its own.
"""

import __future__

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core import expansion, vecs
from ludotheque.core.expansion import BadPosition, Part
from ludotheque.core.expansion import Position as Declared
from ludotheque.core.fields import FIXED, FLAG, FOLLOWS, NOBODY, SEAT, SEATS, SHARED, Field, Row
from ludotheque.core.sight import Ids, plain
from ludotheque.core.state import State, mix_number, mix_piles, mix_vec, mix_vecs

P = TypeVar("P", bound=State)
R = TypeVar("R", bound=Row)
SIGHTS = set(expansion.POSITION_SIGHTS.values())


@dataclass(frozen=True)
class Bounds:
    least: int
    most: int | None


@dataclass(frozen=True)
class Many:
    """How much a blank position holds: so many numbers or piles, or rows."""

    n: int | str
    fill: int = 0
    row: type[Row] | None = None
    single: bool = False
    first: int = 0  # the number of the first row

    @property
    def text(self) -> str:
        return f"self.{self.n}" if isinstance(self.n, str) else str(self.n)


@dataclass(frozen=True)
class Times:
    n: int


def within(least: int, most: int) -> Bounds:
    """Each number from `least` to `most`."""
    return Bounds(int(least), int(most))


def at_least(least: int) -> Bounds:
    return Bounds(int(least), None)


def size(n: int | str, fill: int = 0) -> Many:
    """So many numbers, or empty piles, in a blank position; in quotes: what the position itself knows (`"seats"`)."""
    return Many(n if isinstance(n, str) else int(n), int(fill))


def rows(row: type[Row], n: int | str, first: int = 0) -> Many:
    """So many fresh rows, counted from `first`."""
    return Many(n if isinstance(n, str) else int(n), row=row, first=int(first))


def one(row: type[Row]) -> Many:
    """One row: `s.facts[Facts.sent]`."""
    return Many(1, row=row, single=True)


def times(n: int) -> Times:
    """A column so many times, side by side."""
    return Times(int(n))


def read(kind: type, name: str, hint: Any, default: Any, at: int = 0) -> tuple[Part, Field]:
    """A field of a position, or a column of a row, as its class says it."""
    plain, *marks = get_args(hint) if get_origin(hint) is Annotated else [hint]
    found = Field(at=at, default=default)
    shared, length, width, first = False, None, 0, 0
    form = "" if plain is None else getattr(plain, "__forward_arg__", getattr(plain, "__name__", ""))
    if plain == list[vec[i64]]:
        form = expansion.PILES
    for mark in marks:
        if mark == SHARED:
            shared = True
        elif mark in SIGHTS:
            found.sight = mark
        elif isinstance(mark, str):
            found.kind = mark
        elif isinstance(mark, tuple):
            found.ids = mark
        elif isinstance(mark, Bounds):
            found.least, found.most = mark.least, mark.most
        elif isinstance(mark, Times):
            found.times = mark.n
        elif isinstance(mark, Many) and mark.row is not None:
            found.row, width, first = mark.row, 0 if mark.single else mark.row.WIDTH, mark.first
            length = f"repeated(facts[{name!r}].row.FRESH, {mark.text})"
        elif isinstance(mark, Many):
            length = expansion.sized(form, mark.text, str(mark.fill))
        else:
            raise BadPosition(f"{kind.__name__}.{name}: {mark!r} says nothing about a field")
    found.many, found.form, found.shared = form != "i64", form, shared
    given = None if default is inspect.Parameter.empty else f"defaults[{name!r}]"
    fact = f"facts[{name!r}]"
    return Part(name, form, found.sight, given, shared, length, width, first, found.times, fact), found


def declared(kind: type) -> Iterator[tuple[str, Any, Any]]:
    for name, hint in inspect.get_annotations(kind, eval_str=True).items():
        form: Any = get_origin(hint)
        if form is not ClassVar:
            yield name, hint, vars(kind).get(name, inspect.Parameter.empty)


PARTS: dict[type, list[Part]] = {}  # of the positions declared so far


def position(kind: type[P]) -> type[P]:
    """Declare a position. What cannot be meant is refused here, when the game is imported."""
    inherited = next((PARTS[base] for base in kind.__mro__[1:] if base in PARTS), compiled_parts(kind))
    defaults: dict[str, Any] = {name: field.default for name, field in kind.FIELDS.items()}
    facts, own = dict[str, Field](), list[Part]()
    for name, hint, default in declared(kind):
        part, facts[name] = read(kind, name, hint, default)
        own.append(part)
        defaults[name] = default
        if default is not inspect.Parameter.empty:
            delattr(kind, name)
    base = kind.__mro__[1].__name__
    made = Declared(kind.__name__, base, inherited + own, own)
    methods = {name for name in dir(kind) if callable(getattr(kind, name))}
    expansion.check_position(made, methods - {name for family in expansion.FAMILIES for name in family})
    PARTS[kind] = made.parts
    text = "\n".join(expansion.position_written(made)).replace("super()", f"super({kind.__name__}, self)")
    names = {"facts": facts, "defaults": defaults, base: kind.__mro__[1], kind.__name__: kind, "mix_number": mix_number}
    names |= {"mix_vec": mix_vec, "mix_piles": mix_piles, "mix_vecs": mix_vecs, "filled": vecs.filled}
    names |= {"NO_PILES": vecs.NO_PILES, "NO_VECS": vecs.NO_VECS}
    names |= {"repeated": vecs.repeated, "new_piles": vecs.new_piles, "new_vecs": vecs.new_vecs}
    run(kind, text, names)
    return kind


def compiled_parts(kind: type[State]) -> list[Part]:
    """The fields that a position has from a compiled one."""
    found = []
    for name, fact in kind.FIELDS.items():
        width = fact.row.WIDTH if fact.row else 0
        found.append(Part(name, fact.form, fact.sight, None, fact.shared, None, width))
    return found


def row(kind: type[R]) -> type[R]:
    """Declare a row."""
    facts, defaults, columns, at = dict[str, Field](), dict[str, Any](), list[Part](), 0
    for name, hint, default in declared(kind):
        defaults[name] = 0 if default is inspect.Parameter.empty else int(default)
        part, facts[name] = read(kind, name, hint, defaults[name], at)
        columns.append(part)
        at += part.times
        if part.type != "i64":
            raise BadPosition(f"{kind.__name__}.{name} is a {part.type}; a column of a row is an i64")
    run(kind, "\n".join(expansion.row_written(columns)), {"facts": facts, "defaults": defaults})
    return as_module(kind)


def as_module(kind: type[R]) -> type[R]:
    """The names of a class in a module: Python 3.11 looks up `Player.gold` in a module at once, in a class by a search,
    and rules written down as they stand ask for little else."""
    made: Any = ModuleType(kind.__name__, kind.__doc__)
    vars(made).update({name: value for name, value in vars(kind).items() if not name.startswith("__")})
    found: type[R] = made
    return found


def run(kind: type, text: str, names: dict[str, Any]) -> None:
    """The text that the build would compile, run."""
    names = {"ClassVar": ClassVar, "Field": Field, "vec": vec, "i64": i64, **names}
    made: dict[str, Any] = {}
    exec(compile(text, f"<{kind.__name__}>", "exec", __future__.annotations.compiler_flag), names, made)
    made.pop("__annotations__", None)
    for name, value in made.items():
        if isinstance(value, FunctionType):
            value.__qualname__, value.__module__ = f"{kind.__qualname__}.{name}", kind.__module__
        setattr(kind, name, value)


def new(kind: type[P], seats: int, **fixed: object) -> P:
    """A blank position: what is settled for good is given by name."""
    make: Any = kind
    s: P = make(seats, **fixed)
    s.open_box()
    return s


def fixed_fields(kind: type[State]) -> tuple[str, ...]:
    """What is settled when a position is made, or follows from the rest of it: not saved."""
    return tuple(name for name, field in kind.FIELDS.items() if field.sight in (FIXED, FOLLOWS))


# -- what a position may hold


@dataclass(frozen=True)
class Fault:
    """A number that its declaration forbids: where it stands, and the law that it breaks."""

    where: str
    value: int
    least: int | None
    most: int | None

    @property
    def en(self) -> str:
        return f"{self.where} is {self.value}; it is {self.law('at least', 'at most', 'and')}."

    @property
    def fr(self) -> str:
        return f"{self.where} vaut {self.value} ; il faut {self.law('au moins', 'au plus', 'et')}."

    def law(self, low: str, high: str, both: str) -> str:
        bounds = [f"{word} {n}" for word, n in ((low, self.least), (high, self.most)) if n is not None]
        return f" {both} ".join(bounds)


def faults(s: State, ids: Ids) -> Iterator[Fault]:
    """What a position holds though its declaration forbids it."""
    for name, field in s.FIELDS.items():
        if field.sight in (FIXED, FOLLOWS):
            continue
        value = plain(getattr(s, name))
        if field.row is None:
            yield from wrong(name, value, field, s, ids)
            continue
        assert isinstance(value, list)
        width = field.row.WIDTH
        for column, fact in field.row.COLUMNS.items():
            for at in range(fact.at, len(value), width):
                yield from wrong(f"{column} ({name} {at // width})", value[at : at + fact.times], fact, s, ids)


def wrong(where: str, value: object, field: Field, s: State, ids: Ids) -> Iterator[Fault]:
    """Which numbers of a field are none that it can hold."""
    least, most = bounds(field, int(s.seats), ids)
    for number in numbers(value):
        if (least is not None and number < least) or (most is not None and number > most):
            yield Fault(where, number, least, most)


def numbers(value: object) -> Iterator[int]:
    if isinstance(value, list):
        for one in value:
            yield from numbers(one)
    else:
        assert isinstance(value, int)
        yield value


def bounds(field: Field, seats: int, ids: Ids) -> tuple[int | None, int | None]:
    """The least and the most that a number of a field can be; None: there is no such bound."""
    if field.kind == SEAT:
        return int(NOBODY), seats - 1
    if field.kind == SEATS:
        return 0, (1 << seats) - 1
    if field.kind == FLAG:
        return 0, 1
    if field.ids or field.kind:
        return int(NOBODY), len(field.ids or ids[field.kind]) - 1
    return field.least, field.most
