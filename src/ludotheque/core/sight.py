# interpreted
"""Who sees what, and how a position is written down.

Every field of a position has a *sight*: the one that its declaration says (core/position.py), or one by which the game
itself shows it. What is declared nowhere is shown nowhere and a contract test fails. Views are built from nothing,
field by field, through these declarations.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, EACH, FIXED, FLAG, FOLLOWS, HIDDEN, OWNER, PUBLIC, SEAT, SEATS, Field
from ludotheque.core.state import Frame, State
from ludotheque.core.vecs import of

ABSENT = object()
PILES: type[Any] = type(vec[vec[i64]]())


class Sight:
    """Shows a field to a seat (None: a spectator), or answers ABSENT. `shared`: to all the same. `of`: what the state
    calls the field, where that is another name. `kind`: what the numbers that it shows are ids of."""

    shared = False
    of = ""
    kind: "str | tuple[str, ...]" = ""

    def show(self, state: Any, name: str, seat: int | None) -> object:
        raise NotImplementedError


class Public(Sight):
    """Everybody sees it, through `present` if given."""

    shared = True

    def __init__(
        self,
        present: Callable[[Any, Any], object] | None = None,
        of: str = "",
        kind: "str | tuple[str, ...]" = "",
    ) -> None:
        self.present, self.of, self.kind = present, of, kind

    def show(self, state: Any, name: str, seat: int | None) -> object:
        value = getattr(state, name)
        return plain(value) if self.present is None else self.present(state, value)


class Hidden(Sight):
    """Nobody sees it."""

    shared = True

    def show(self, state: Any, name: str, seat: int | None) -> object:
        return ABSENT


class Count(Sight):
    """Everybody sees how many there are, nobody which."""

    shared = True

    def show(self, state: Any, name: str, seat: int | None) -> object:
        return len(getattr(state, name))


class Own(Sight):
    """Each seat sees its own number, or pile; of a pile the others see how much is in it."""

    def __init__(self, kind: "str | tuple[str, ...]" = "") -> None:
        self.kind = kind

    def show(self, state: Any, name: str, seat: int | None) -> object:
        value = getattr(state, name)
        if isinstance(value, list | PILES):
            return [plain(pile) if at == seat else len(pile) for at, pile in enumerate(value)]
        return ABSENT if seat is None else int(value[seat])


class By(Sight):
    """What each seat sees is computed by a function of the game."""

    def __init__(self, look: Callable[[Any, int | None], object], of: str = "") -> None:
        self.look, self.of = look, of

    def show(self, state: Any, name: str, seat: int | None) -> object:
        return self.look(state, seat)


class Plus(Sight):
    """Everybody sees what `look` shows; a seat sees what `more` makes of it, which leaves it as it is."""

    def __init__(self, look: Callable[[Any], Any], more: Callable[[Any, Any, int], object], of: str = "") -> None:
        self.look, self.more, self.of = look, more, of

    def show(self, state: Any, name: str, seat: int | None) -> object:
        return self.on(state, self.look(state), seat)

    def on(self, state: Any, seen: Any, seat: int | None) -> object:
        return seen if seat is None else self.more(state, seen, seat)


BASE_FIELDS = ("seats", "answers", "key", "count", "revealed")


def plain(value: object) -> object:
    """Integers, vecs, and lists or vecs of vecs as JSON."""
    if isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | PILES):
        return [plain(x) for x in value]
    return list(value)  # type: ignore[call-overload]  # a vec: it iterates but has no public base class


def boxed(value: object) -> object:
    """The inverse of `plain` for the fields of states and frames."""
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [of(x) for x in value]
    return of(value)


Ids = Mapping[str, Sequence[str]]


def spoken(value: object, kind: "str | tuple[str, ...]", ids: Ids) -> object:
    """A number of a frame or a position as its id; none stands for none."""
    if kind in ("", SEAT):
        return value
    if isinstance(value, list):
        return [spoken(x, kind, ids) for x in value]
    assert isinstance(value, int)
    if kind == SEATS:
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]
    if kind == FLAG:
        return bool(value)
    words = ids[kind] if isinstance(kind, str) else kind
    return words[value] if value >= 0 else None


def said(sight: Sight, shown: object, ids: Ids) -> object:
    """What a sight shows, in words; how many cards others hold stays a number."""
    if isinstance(sight, Own) and isinstance(shown, list):
        return [spoken(pile, sight.kind, ids) if isinstance(pile, list) else pile for pile in shown]
    return spoken(shown, sight.kind, ids) if sight.kind else shown


def told(field: Field) -> "str | tuple[str, ...]":
    """What the numbers of a field are ids of."""
    return field.ids or field.kind


def sight_of(field: Field) -> Sight:
    """The sight that the declaration of a field says."""
    if field.sight == PUBLIC:
        return Public(kind=told(field))
    if field.sight in (OWNER, EACH):
        return Own(told(field))
    return Count() if field.sight == COUNT else Hidden()


def sights(kind: type[State], **shown: Sight) -> dict[str, Sight]:
    """Who sees which field of a position, as it is declared; `shown` are sights of the game's own instead, by the name
    that the view has for them."""
    instead = {sight.of or name: (name, sight) for name, sight in shown.items()}
    found = {}
    for inside, field in kind.FIELDS.items():
        if field.sight not in (FIXED, FOLLOWS):
            name, sight = instead.pop(inside, (inside, None))
            found[name] = sight or sight_of(field)
    if instead:
        raise ValueError(f"{kind.__name__} has no field {sorted(instead)[0]!r} to show")
    return found


def columns_seen(s: Any, field: str, at: int, ids: Ids, own: bool) -> dict[str, object]:
    """The numbers of a row that somebody may see, each under its name, several columns of one name as a list; `own`:
    who looks is its owner."""
    row = s.FIELDS[field].row
    numbers, first = getattr(s, field), at * row.WIDTH
    seen: dict[str, object] = {}
    for name, place, times, kind in columns_for(row, own):
        value = numbers[first + place] if times == 1 else [numbers[first + place + n] for n in range(times)]
        seen[name] = spoken(value, kind, ids) if kind else value
    return seen


@functools.cache
def columns_for(row: Any, own: bool) -> "list[tuple[str, int, int, str | tuple[str, ...]]]":
    """The columns that an owner of a row may see, or somebody else: name, place, how many there are of it, and what
    their numbers are ids of, where they are not plain."""
    return [
        (name, column.at, column.times, "" if told(column) == SEAT else told(column))
        for name, column in row.COLUMNS.items()
        if column.sight != HIDDEN and (own or column.sight != OWNER)
    ]


def frame_fields(frame: Frame[Any], seat: int | None, ids: Ids) -> dict[str, object]:
    """The fields of a frame as a seat may see them."""
    seen: dict[str, object] = {}
    for name, field in frame.FIELDS.items():
        value = spoken(plain(getattr(frame, name)), field.kind, ids)
        if field.sight == PUBLIC:
            seen[name] = value
        elif field.sight == EACH and seat is not None and isinstance(value, list):
            seen[name] = value[seat]
        elif field.sight == OWNER and frame.seat == seat:
            seen[name] = value
    return seen


def view_frame(frame: Frame[Any], seat: int | None, ids: Ids) -> dict[str, object]:
    return {"frame": frame.ID, "step": frame.STEPS[frame.step]} | frame_fields(frame, seat, ids)


def fields(state: State, sees: dict[str, Sight], seat: int | None) -> dict[str, object]:
    """What a seat may see of the state."""
    seen: dict[str, object] = {"you": seat, "seats": int(state.seats)}
    for name, sight in sees.items():
        shown = sight.show(state, sight.of or name, seat)
        if shown is not ABSENT:
            seen[name] = shown
    return seen


def is_shared(frame: Frame[Any]) -> bool:
    """Whether all see the same of it."""
    return not any(field.sight in (EACH, OWNER) for field in frame.FIELDS.values())


class Look:
    """One position, shown to one seat after the other: what all see alike is looked at once."""

    def __init__(self, state: State, sees: dict[str, Sight], ids: Ids) -> None:
        self.state, self.ids = state, ids
        self.alike: dict[str, object] = {"seats": int(state.seats)}
        self.apart: list[tuple[str, Sight, object]] = []  # with what a seat's sight adds to
        for name, sight in sees.items():
            if sight.shared:
                shown = sight.show(state, sight.of or name, None)
                if shown is not ABSENT:
                    self.alike[name] = said(sight, shown, ids)
            else:
                self.apart.append((name, sight, sight.look(state) if isinstance(sight, Plus) else None))
        self.frames = [
            None
            if any(field.sight in (EACH, OWNER) for field in frame.FIELDS.values())
            else view_frame(frame, None, ids)
            for frame in state.stack
        ]

    def own(self, seat: int | None) -> dict[str, object]:
        """What that seat sees and not everybody."""
        seen: dict[str, object] = {"you": seat}
        for name, sight, base in self.apart:
            if isinstance(sight, Plus):
                shown = sight.on(self.state, base, seat)
            else:
                shown = sight.show(self.state, sight.of or name, seat)
            if shown is not ABSENT:
                seen[name] = said(sight, shown, self.ids)
        seen["stack"] = [
            view_frame(frame, seat, self.ids) if shared is None else shared
            for frame, shared in zip(self.state.stack, self.frames, strict=True)
        ]
        return seen


def view(state: State, sees: dict[str, Sight], seat: int | None, ids: Ids) -> dict[str, object]:
    look = Look(state, sees, ids)
    return look.alike | look.own(seat)


def names(sees: dict[str, Sight]) -> list[tuple[str, str]]:
    """What each field is called outside and in the state."""
    return [*((name, name) for name in BASE_FIELDS), *((name, sight.of or name) for name, sight in sees.items())]


def write(state: State, sees: dict[str, Sight]) -> dict[str, object]:
    """The whole position, secrets included, as JSON."""
    fields = {name: plain(getattr(state, inside)) for name, inside in names(sees)}
    stack = [
        [f.ID, f.STEPS[f.step], {name: plain(getattr(f, name)) for name in f.FIELDS}, int(f.caller)]
        for f in state.stack
    ]
    return {"fields": fields, "stack": stack}


def read(state: State, sees: dict[str, Sight], frames: dict[str, type[Frame[Any]]], data: dict[str, Any]) -> None:
    """Fill a blank state with a written position."""
    fields = data["fields"]
    for name, inside in names(sees):
        if name not in fields:
            raise ValueError(f"the position has no field {name!r}")
        value = boxed(fields[name])
        if type(getattr(state, inside)) is list and not isinstance(value, list):
            value = [of(x) for x in fields[name]]
        if isinstance(getattr(state, inside), PILES):
            value = vec[vec[i64]]([of(x) for x in fields[name]])
        setattr(state, inside, value)
    state.stack.clear()
    for name, step, values, caller in data["stack"]:
        if name not in frames:
            raise ValueError(f"the position names an unknown procedure {name!r}")
        kind = frames[name]
        if step not in kind.STEPS:
            raise ValueError(f"the procedure {name} has no step {step!r}")
        frame = kind(*(boxed(values[field]) for field in kind.FIELDS))  # type: ignore[arg-type]  # FIELDS follow __init__
        frame.step = kind.STEPS.index(step)
        frame.caller = caller
        state.stack.append(frame)
