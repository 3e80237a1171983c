# interpreted
"""Printed things as records: one class says what a card, a tile or a board holds.

From its fields come the shapes that a file is checked against (`Shapes`), the JSON Schema for editors (`schema`) and
the columns of the flat tables that the rules read (`fill`). `docs/adding-a-game.md` shows one.
"""

import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate
from typing import Any, ClassVar, NamedTuple

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from ludotheque.kit.content.shapes import Schema, Shapes
from ludotheque.kit.content.toml_file import Table, TomlFile

DIALECT = "https://json-schema.org/draft/2020-12/schema"


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a content file. A field with a default may be left out; the default is what the columns then get."""

    one_at_least: ClassVar[tuple[str, ...]] = ()  # of these keys
    beside: ClassVar[dict[str, str]] = {}  # a key that stands only beside another
    fixed: ClassVar[dict[str, int]] = {}  # columns that are the same for all records of this class


class Open(Printed, forbid_unknown_fields=False):
    """A table whose other keys are read elsewhere, by the compiler of effects. `grammar` says what part of the
    language it is (kit/effects/grammar.py)."""

    grammar: ClassVar[str] = "single"


# -- what a value may be


def within(low: int, high: int, says: str | None = None) -> Meta:
    """A whole number between bounds."""
    return Meta(ge=low, le=high, description=says)


def word(title: str, ids: Iterable[str], says: str | None = None) -> Meta:
    """One of some ids, known to the rules by its place among them; "" among them stands for none."""
    known = tuple(ids)
    return Meta(
        title=title,
        description=says,
        extra_json_schema={"enum": [each for each in known if each]},
        extra={"ids": known},
    )


def fits(pattern: str, says: str | None = None) -> Meta:
    """A text that a pattern matches as a whole; `says` is told to whoever wrote another."""
    return Meta(pattern=pattern, description=says)


def several(low: int, high: int, says: str | None = None) -> Meta:
    """How many entries a list has."""
    return Meta(min_length=low, max_length=high, description=says)


def says(text: str) -> Meta:
    return Meta(description=text)


def grammar(part: str) -> Meta:
    """A part of the language of effects (kit/effects/grammar.py), which its compiler checks."""
    return Meta(extra_json_schema={"grammar": part})


# -- what becomes of it


Numbered = Sequence[str] | Mapping[str, int]  # words by place, or with their numbers
Ids = str | Numbered  # these, or the name of the list of the content that has them


class Column(NamedTuple):
    """A vector of the content that a field fills: with one number a record, or with as many as `numbers` gives."""

    name: str
    numbers: Callable[[Any, Numbered], list[Any]]
    of: Ids = ""  # where they are not those of the field
    starts: bool = False  # where each list begins, instead of how long it is


def column(name: str, by: Callable[[Any], int | list[int]] | None = None, of: Ids = "") -> Column:
    """The number itself, the place of a word among its ids, 1 for true, or the number or numbers a function gives."""

    def made(value: Any, ids: Numbered) -> list[Any]:
        found = by(value) if by else place(value, ids)
        return found if isinstance(found, list) else [found]

    return Column(name, made, of)


def bits(name: str, of: Ids = "") -> Column:
    """A bit for each word of a list."""
    return Column(name, lambda words, ids: [sum(1 << place(each, ids) for each in words)], of)


def row(name: str, width: int, filler: int = 0, of: Ids = "") -> Column:
    """So many places for the entries of a list."""
    return Column(
        name, lambda values, ids: [place(value, ids) for value in values] + [filler] * (width - len(values)), of
    )


def each(name: str, of: Ids = "") -> Column:
    """The entries of all lists, one after the other."""
    return row(name, 0, of=of)


def count(name: str) -> Column:
    """How many entries a list has."""
    return Column(name, lambda values, ids: [len(values)])


def starts(name: str) -> Column:
    """Where each list begins once they follow each other, and where the last ends."""
    return Column(name, lambda values, ids: [len(values)], starts=True)


def place(value: Any, ids: Numbered) -> Any:
    """A word by its place, where there are ids; -1 for none. Another text stays as it is."""
    if not isinstance(value, str):
        return int(value)
    if not ids:
        return value
    if isinstance(ids, Mapping):
        return ids[value]
    return ids.index(value) if value in ids else -1


class Filled(NamedTuple):
    field: str
    column: Column
    ids: tuple[str, ...]


@cache
def columns(kind: type[Printed]) -> list[Filled]:
    """The columns that the fields of a record fill."""
    found = []
    for field, hint in typing.get_type_hints(kind, include_extras=True).items():
        marks = list(metadata(hint))
        ids = next((mark.extra["ids"] for mark in marks if isinstance(mark, Meta) and mark.extra), ())
        found += [Filled(field, mark, ids) for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Column)]
    return found


def metadata(hint: Any) -> Iterator[Any]:
    yield from getattr(hint, "__metadata__", ())
    for part in typing.get_args(hint):
        yield from metadata(part)


def fill(content: object, records: Iterable[Printed]) -> None:
    """Set the columns of these records, and of the records in them, in their order."""
    found: dict[str, list[Any]] = {}
    first: set[str] = set()
    for record in records:
        gather(content, record, found, first)
    for name, values in found.items():
        if values and isinstance(values[0], str):
            setattr(content, name, values)
        else:
            setattr(content, name, numbers(accumulate(values, initial=0) if name in first else values))


def gather(content: object, record: Printed, found: dict[str, list[Any]], first: set[str]) -> None:
    for field, to, ids in columns(type(record)):
        found.setdefault(to.name, []).extend(to.numbers(getattr(record, field), known(content, to, ids)))
        if to.starts:
            first.add(to.name)
    for name, number in record.fixed.items():
        found.setdefault(name, []).append(number)
    for inner in inside(record):
        gather(content, inner, found, first)


def known(content: object, to: Column, ids: Numbered) -> Numbered:
    found: Numbered = getattr(content, to.of) if isinstance(to.of, str) and to.of else to.of or ids
    return found


def inside(record: Printed) -> Iterator[Printed]:
    for field in record.__struct_fields__:
        value = getattr(record, field)
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Printed):
                yield part


def put(content: object, record: Printed) -> None:
    """Set plain numbers of the content from one record and the records in it."""
    for field, to, ids in columns(type(record)):
        (number,) = to.numbers(getattr(record, field), known(content, to, ids))
        setattr(content, to.name, number)
    for name, number in record.fixed.items():
        setattr(content, name, number)
    for inner in inside(record):
        put(content, inner)


def numbers(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


# -- what a file must look like


def schema(files: Mapping[str, type[Printed]]) -> Schema:
    """The JSON Schema of the files of a content, by their names."""
    refs: Iterable[Schema]
    definitions: dict[str, Schema]
    refs, definitions = msgspec.json.schema_components(files.values(), ref_template="#/$defs/{name}")
    found = {name: plain(definition) for name, definition in definitions.items()}
    for info in msgspec.inspect.multi_type_info(files.values()):
        for kind in classes(info):
            if kind.one_at_least:
                found[kind.__name__]["anyOf"] = [{"required": [key]} for key in kind.one_at_least]
            if issubclass(kind, Open):
                found[kind.__name__]["grammar"] = kind.grammar
            if kind.beside:
                found[kind.__name__]["dependentRequired"] = {key: [other] for key, other in kind.beside.items()}
    named = {name: ref for name, ref in zip(files, refs, strict=True) if name not in found}
    return {"$schema": DIALECT, "anyOf": list(refs), "$defs": found | named}


def plain(form: Schema) -> Schema:
    """TOML has no null, and a default is for the columns; whatever is not said to be closed is open."""
    form = {key: value for key, value in form.items() if key != "default"}
    if "anyOf" in form:
        forms = [plain(each) for each in form.pop("anyOf") if each != {"type": "null"}]
        form = forms[0] | form if len(forms) == 1 else form | {"oneOf": forms}
    if "enum" in form:
        form["type"] = "string"
    if "items" in form:
        form["items"] = plain(form["items"])
    if form.get("type") == "object":
        form = dict[str, Any](required=[], additionalProperties=True) | form
        form["properties"] = {key: plain(value) for key, value in form.get("properties", {}).items()}
    return form


def classes(info: Any) -> Iterator[type[Printed]]:
    """Every class of records in a type."""
    if isinstance(info, msgspec.inspect.StructType):
        yield typing.cast(type[Printed], info.cls)
        for field in info.fields:
            yield from classes(field.type)
    for part in (*getattr(info, "types", ()), getattr(info, "type", None), getattr(info, "item_type", None)):
        if part is not None:
            yield from classes(part)


class Files(dict[str, type[Printed]]):
    """The files of a content by name: the record of what each holds, or the type of what stands under each key."""

    def __init__(self, **files: type[Printed] | dict[str, Any]) -> None:
        super().__init__({name: file if isinstance(file, type) else record(name, file) for name, file in files.items()})

    @cached_property
    def schema(self) -> Schema:
        return schema(self)

    @cached_property
    def shapes(self) -> Shapes:
        return Shapes(self.schema)

    def read(self, file: TomlFile, name: str) -> Table | None:
        """What a file says, once every fault of its shape is told; None when there are some."""
        table, before = file.parse(), len(file.faults)
        if table is not None:
            self.shapes.check(name, table, file.fault)
        return table if len(file.faults) == before else None

    def fill(self, content: object, tables: Mapping[str, Table], *names: str) -> None:
        """Set the columns of what these files hold, file by file."""
        fill(content, [msgspec.convert(tables[name], self[name]) for name in names])


def record(name: str, keys: dict[str, Any]) -> type[Printed]:
    made = msgspec.defstruct(name, list(keys.items()), bases=(Printed,), forbid_unknown_fields=True)
    return typing.cast(type[Printed], made)
