# interpreted
"""Checks parsed TOML against a JSON Schema and says each fault in one sentence.

It knows the part of JSON Schema that records use (records.py). A `oneOf` is a choice made by the key that
`discriminator` names, so that a fault speaks of the form the author meant instead of all of them.
"""

import difflib
import re
from collections.abc import Callable
from typing import Any

Schema = dict[str, Any]
Path = tuple[str | int, ...]
Report = Callable[[Path, str], None]

_NAMES = {
    "object": "a table",
    "array": "a list",
    "string": "text in quotes",
    "integer": "a whole number",
    "boolean": "true or false",
}


MOST_LETTERS = 60  # of a word that is held against others


def closest(word: str, known: list[str]) -> list[str]:
    """The known word that comes nearest, if any does; what is far longer than any word is none."""
    return difflib.get_close_matches(word, known, n=1) if len(word) <= MOST_LETTERS else []


def nearest(word: str, known: list[str]) -> str:
    """A tail for a sentence about an unknown word: the closest known one, or all of them when they are few."""
    close = closest(word, known)
    if close:
        return f'; did you mean "{close[0]}"?'
    if len(known) <= 12:
        return "; known: " + ", ".join(known)
    return ""


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = value if len(value) <= 40 else value[:40] + "…"
        return '"' + "".join(c if c.isprintable() else "?" for c in text) + '"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and abs(value) >= 10**12:
        return "a number that long"
    return str(value)


def has_type(value: object, kind: str) -> bool:
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    python = {"object": dict, "array": list, "string": str, "boolean": bool}[kind]
    return isinstance(value, python)


class Shapes:
    """The definitions of one schema."""

    def __init__(self, schema: Schema) -> None:
        self.definitions: dict[str, Schema] = schema["$defs"]

    def check(self, name: str, value: object, report: Report) -> None:
        """Report every fault of a value against the definition of that name."""
        self._check(value, self.definitions[name], (), "the file", report)

    def _resolve(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].rpartition("/")[2]]
        return schema

    def _check(self, value: object, schema: Schema, path: Path, name: str, report: Report) -> None:
        schema = self._resolve(schema)
        if "oneOf" in schema:
            chosen = self._choose(value, schema, path, report)
            if chosen is None:
                return
            schema = chosen
        kind = schema["type"]
        if not has_type(value, kind):
            report(path, f"{name} must be {_NAMES[kind]}, not {shown(value)}")
        elif isinstance(value, dict):
            self._table(value, schema, path, report)
        elif isinstance(value, list):
            self._list(value, schema, path, name, report)
        elif isinstance(value, str):
            _text(value, schema, path, name, report)
        elif isinstance(value, int):
            _number(value, schema, path, name, report)

    def _choose(self, value: object, schema: Schema, path: Path, report: Report) -> Schema | None:
        title, key = str(schema["title"]), str(schema["discriminator"]["propertyName"])
        one = f"{'an' if title[0] in 'aeiou' else 'a'} {title}"
        if not isinstance(value, dict):
            report(path, f"{one} must be a table in braces, not {shown(value)}")
            return None
        if key not in value:
            misspelt = closest(key, [known for known in value if len(known) <= MOST_LETTERS])
            hint = f' ("{misspelt[0]}" is not a key)' if misspelt else ""
            report(path, f'{one} needs the key "{key}"{hint}')
            return None
        given, forms = value[key], schema["discriminator"]["mapping"]
        if not isinstance(given, str):
            report((*path, key), f"{key} must be text in quotes, not {shown(given)}")
        elif given not in forms:
            report((*path, key), f"unknown {key} {shown(given)}" + nearest(given, sorted(forms)))
        else:
            return self._resolve({"$ref": forms[given]})
        return None

    def _table(self, value: dict[str, Any], schema: Schema, path: Path, report: Report) -> None:
        properties: dict[str, Schema] = schema["properties"]
        guessed: set[str] = set()
        for key in value:
            if key in properties:
                self._check(value[key], properties[key], (*path, key), key, report)
                continue
            if schema.get("additionalProperties"):  # read elsewhere
                continue
            meant = closest(key, [known for known in properties if known not in value])
            guessed.update(meant)
            report((*path, key), f"unknown key {shown(key)}" + nearest(key, meant or list(properties)))
        for key in schema["required"]:
            if key not in value and key not in guessed:
                report(path, f'missing key "{key}"')
        for key, needed in schema.get("dependentRequired", {}).items():
            for other in needed:
                if key in value and other not in value:
                    report((*path, key), f'"{key}" stands only beside "{other}"')
        choices = [option["required"][0] for option in schema.get("anyOf", ())]
        if choices and not guessed and not any(key in value for key in choices):
            report(path, "needs at least one of: " + ", ".join(choices))

    def _list(self, value: list[Any], schema: Schema, path: Path, name: str, report: Report) -> None:
        low, high = schema.get("minItems", 0), schema.get("maxItems", len(value))
        if not low <= len(value) <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            report(path, f"{name} must have {wanted} entries, not {len(value)}")
        for i, item in enumerate(value):
            self._check(item, schema["items"], (*path, i), f"each entry of {name}", report)


def _text(value: str, schema: Schema, path: Path, name: str, report: Report) -> None:
    if "enum" in schema and value not in schema["enum"]:
        report(path, f"unknown {schema.get('title', name)} {shown(value)}" + nearest(value, schema["enum"]))
    if "pattern" in schema and not re.fullmatch(schema["pattern"], value):
        report(path, f"{name} {shown(value)} does not fit: {schema.get('description', schema['pattern'])}")


def _number(value: int, schema: Schema, path: Path, name: str, report: Report) -> None:
    low, high = schema.get("minimum", value), schema.get("maximum", value)
    if not low <= value <= high:
        report(path, f"{name} must be between {low} and {high}, not {shown(value)}")
