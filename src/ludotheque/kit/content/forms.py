# interpreted
"""What a person fills in to change a content: forms made from the records that its files are checked against.

A form is plain data, so that a page can show it without knowing the game:

    {"kind": "number", "low", "high"}          {"kind": "text", "pattern"}          {"kind": "flag"}
    {"kind": "word", "ids"}                    one of some words
    {"kind": "name", "of"}                     the id of something of that record
    {"kind": "fixed", "value"}                 nothing to fill in
    {"kind": "list", "item", "low", "high"}    {"kind": "pair", "items"}
    {"kind": "table", "fields", "some"}        fields: {"key", "needed", "form", "says", "names"}; of some keys one
    {"kind": "choice", "options"}              each {"when", "form", "names", "group", "offered"}
    {"kind": "same", "as"}                     the form of that name, which may hold itself

`when` tells the chosen option by its value: {"value"}, {"key"}, {"key", "is"}, {"among"} or {"type"}. `names` are the
messages of which the first that exists is what it is called.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ludotheque.kit.content.records import Files, Printed, classes, columns
from ludotheque.kit.content.shapes import Schema

Form = dict[str, Any]
Opened = Callable[[str, list[Form]], Form]  # a part of the language of effects, beside the fields of its record


def number(low: int | None = None, high: int | None = None) -> Form:
    return {"kind": "number", "low": low, "high": high}


def text(pattern: str = "") -> Form:
    return {"kind": "text", "pattern": pattern}


def flag() -> Form:
    return {"kind": "flag"}


def word(ids: Iterable[str], *said: str) -> Form:
    """`said`: what the names of the words begin with."""
    return {"kind": "word", "ids": list(ids), "said": list(said)}


def fixed(value: object) -> Form:
    return {"kind": "fixed", "value": value}


def listed(item: Form, low: int = 0, high: int | None = None) -> Form:
    return {"kind": "list", "item": item, "low": low, "high": high}


def pair(*items: Form) -> Form:
    return {"kind": "pair", "items": list(items)}


def table(*fields: Form) -> Form:
    return {"kind": "table", "fields": list(fields)}


def field(key: str, form: Form, needed: bool = True, says: str = "", names: Iterable[str] = ()) -> Form:
    return {"key": key, "needed": needed, "form": form, "says": says, "names": [*names, f"form-{key}"]}


def choice(*options: Form) -> Form:
    return {"kind": "choice", "options": list(options)}


def option(when: Form, form: Form, *names: str, group: str = "", offered: bool = True) -> Form:
    return {"when": when, "form": form, "names": list(names), "group": group, "offered": offered}


def same(name: str) -> Form:
    return {"kind": "same", "as": name}


class Forms:
    """The forms of a content, by the names of its records and files."""

    def __init__(self, files: Files, opened: Opened, grammar: dict[str, Form]) -> None:
        self.opened, self.schema = opened, files.schema
        self.numbered = references(files)
        self.forms = dict(grammar)
        for name, definition in files.schema["$defs"].items():
            self.forms[name] = self.form(definition) if "$ref" in definition else self.record(name, definition)

    def record(self, name: str, schema: Schema) -> Form:
        fields = [
            field(
                key,
                self.form(part, self.numbered.get((name, key), "")),
                key in schema["required"],
                str(part.get("description", "")),
                [f"form-{name}-{key}".lower()],
            )
            for key, part in schema["properties"].items()
        ]
        if schema.get("additionalProperties") and "grammar" in schema:
            return self.opened(schema["grammar"], fields)
        some = [each["required"][0] for each in schema.get("anyOf", ())]
        return table(*fields) | ({"some": some} if some else {})

    def form(self, schema: Schema, of: str = "") -> Form:
        if "grammar" in schema:
            return same(schema["grammar"])
        if "$ref" in schema:
            return same(schema["$ref"].rpartition("/")[2])
        if "oneOf" in schema:
            return self.tagged(schema)
        if "enum" in schema:
            words = schema["enum"]
            return fixed(words[0]) if len(words) == 1 and "title" not in schema else word(words, *titled(schema))
        if of and schema["type"] == "string":
            return {"kind": "name", "of": of}
        return self.plain(schema, of)

    def plain(self, schema: Schema, of: str) -> Form:
        kind = schema["type"]
        if kind == "array":
            return listed(self.form(schema["items"], of), schema.get("minItems", 0), schema.get("maxItems"))
        if kind == "integer":
            return number(schema.get("minimum"), schema.get("maximum"))
        if kind == "boolean":
            return flag()
        if kind == "string":
            return text(schema.get("pattern", ""))
        raise ValueError(f"no form can be made of {schema}")

    def tagged(self, schema: Schema) -> Form:
        key, forms = schema["discriminator"]["propertyName"], schema["discriminator"]["mapping"]
        return choice(
            *(
                option({"key": key, "is": tag}, same(ref.rpartition("/")[2]), f"form-{key}-{tag}")
                for tag, ref in forms.items()
            )
        )


def titled(schema: Schema) -> list[str]:
    title = str(schema.get("title", "")).lower().replace(" ", "-")
    return [f"form-{title}"] if title else []


def references(files: Files) -> dict[tuple[str, str], str]:
    """The record that a field names one of, or several: what gives the column of ids that its own column speaks of."""
    kinds = dict.fromkeys(kind for info in msgspec.inspect.multi_type_info(files.values()) for kind in classes(info))
    givers: dict[str, str] = {}
    for kind in kinds:
        for filled in columns(kind):
            if filled.field == "id":
                givers.setdefault(filled.column.name, kind.__name__)
    return {
        (kind.__name__, written(kind, filled.field)): givers[filled.column.of]
        for kind in kinds
        for filled in columns(kind)
        if isinstance(filled.column.of, str) and filled.column.of in givers
    }


def written(kind: type[Printed], name: str) -> str:
    """A field by its name in files."""
    places = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    return places[name]
