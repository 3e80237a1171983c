# interpreted
"""One value of a TOML text set anew; all the rest stays as its writer left it, comments too."""

import tomllib
from copy import deepcopy
from typing import Any, Final

import tomlkit
from tomlkit.items import AoT, InlineTable

from ludotheque.kit.content.toml_lines import Path

GONE: Final = object()  # instead of a value: the key or the entry is taken away
WIDTH = 100  # a longer list has a line for each entry


class CannotEdit(ValueError):
    """There is no such place in the text."""


def edited(text: str, path: Path, value: Any) -> str:
    """The text with this value at that path. A list takes a new entry at its end, or anywhere as a whole."""
    wanted = applied(tomllib.loads(text), path, value)
    try:
        document = tomlkit.parse(text)
        put(document, path, value)
        found = tomlkit.dumps(document)
        if tomllib.loads(found) == wanted:
            return found
    except (ValueError, LookupError, TypeError, RecursionError, tomlkit.exceptions.TOMLKitError) as error:
        raise CannotEdit(str(error)) from error
    raise CannotEdit("the text cannot be kept as it is")


def applied(table: Any, path: Path, value: Any) -> Any:
    """The same of plain data."""
    found = deepcopy(table)
    if not path:
        raise CannotEdit("nothing is named")
    at = found
    for key in path[:-1]:
        if isinstance(at, dict) and isinstance(key, str):
            at = at.setdefault(key, {})
        else:
            at = entry(at, key)
    settle(at, path[-1], value)
    return found


def put(document: Any, path: Path, value: Any) -> None:
    at = document
    for key in path[:-1]:
        if isinstance(at, dict) and key not in at:
            at[key] = tomlkit.inline_table()
        at = at[key]
    settle(at, path[-1], value if value is GONE else item(value, isinstance(at, AoT)))


def settle(at: Any, key: str | int, value: Any) -> None:
    if isinstance(at, list):
        if not isinstance(key, int) or isinstance(key, bool) or not 0 <= key <= len(at) - (value is GONE):
            raise CannotEdit(f"there is no entry {key}")
        if value is GONE:
            del at[key]
        elif key == len(at):
            at.append(value)
        else:
            at[key] = value
    elif not isinstance(at, dict) or not isinstance(key, str):
        raise CannotEdit(f"there is no key {key}")
    elif value is GONE:
        at.pop(key, None)
    else:
        at[key] = value


def entry(at: Any, key: str | int) -> Any:
    if not isinstance(at, list) or not isinstance(key, int) or not 0 <= key < len(at):
        raise CannotEdit(f"there is no entry {key}")
    return at[key]


def item(value: Any, wide: bool = False) -> Any:
    """`wide`: a table with a line for each key, and not one in braces."""
    if isinstance(value, dict):
        found: Any = tomlkit.table() if wide else tomlkit.inline_table()
        for key, part in value.items():
            found[key] = item(part)
        return found if wide else braced(found)
    if isinstance(value, list):
        array = tomlkit.array()
        for part in value:
            array.append(item(part))
        array.multiline(len(array.as_string()) > WIDTH)
        return array
    return tomlkit.item(value)


def braced(table: InlineTable) -> Any:
    """As people write it, with a space inside the braces."""
    return tomlkit.value(f"{{ {table.as_string()[1:-1].strip()} }}" if table else "{}")
