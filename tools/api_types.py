"""Writes the server's message types for the client: `python tools/api_types.py` (or `--check`)."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from ludotheque.server import wire

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "api.gen.ts"
HEAD = "// Written by tools/api_types.py from src/ludotheque/server/wire; do not edit.\n"
SHORTER = (
    ('Partial<Record<"en" | "fr", string>>', "Sentence"),
    ('"en" | "fr"', "Language"),
    ("(Language)[]", "Language[]"),
    ("(string | number)[]", "Choice"),
)
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(written(part) for part in kind.types))
        case inspect.ListType() | inspect.VarTupleType():
            inner = written(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case inspect.DictType():
            key, value = written(kind.key_type), written(kind.value_type)
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        case inspect.StructType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(kind: inspect.StructType) -> str:
    lines = []
    if kind.cls.__doc__ and kind.cls.__doc__ != wire.Shape.__doc__:
        lines.append(f"/** {' '.join(kind.cls.__doc__.split())} */")
    lines.append(f"export interface {kind.cls.__name__} {{")
    if kind.tag is not None:
        lines.append(f"  {kind.tag_field}: {msgspec.json.encode(kind.tag).decode()};")
    for field in kind.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Every struct within a type, inner ones first."""
    match kind:
        case inspect.StructType():
            if kind.cls.__name__ not in found:
                for field in kind.fields:
                    collect(field.type, found)
                found[kind.cls.__name__] = kind
        case inspect.UnionType():
            for part in kind.types:
                collect(part, found)
        case inspect.ListType() | inspect.VarTupleType():
            collect(kind.item_type, found)
        case inspect.DictType():
            collect(kind.value_type, found)


def typescript() -> str:
    found: dict[str, inspect.StructType] = {}
    unions: list[tuple[str, Any]] = [("ToServer", wire.ToServer), ("ToClient", wire.ToClient)]
    for body in wire.BODIES:
        collect(inspect.type_info(body), found)
    parts = []
    for name, union in unions:
        kind = inspect.type_info(union)
        collect(kind, found)
        parts.append(f"export type {name} = {written(kind)};")
    numbers = [
        f"export const {name} = {getattr(wire, name)};"
        for name in ("PROTOCOL", "LONGEST_NAME", "LONGEST_TEXT", "LONGEST_ABOUT", "LARGEST_FRAME")
    ]
    named = [
        'export type Language = "fr" | "en";',
        "export type Choice = (string | number)[];",
        "export type Sentence = Partial<Record<Language, string>>;",
    ]
    texts = "\n\n".join([*map(interface, found.values()), *parts])
    for long, short in SHORTER:
        texts = texts.replace(long, short)
    return "\n".join([HEAD, *numbers, "", *named, "", texts]) + "\n"


def main() -> int:
    text = typescript()
    if "--check" in sys.argv:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: run python tools/api_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
