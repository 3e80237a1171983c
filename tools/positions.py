"""What a description of a position can say, made from the declarations:

python tools/positions.py          prints the tables
python tools/positions.py write    puts them into docs/positions.md
"""

import re
import sys
from importlib import import_module
from pathlib import Path

import ludotheque
from ludotheque.core.fields import FLAG, SEAT, Field
from ludotheque.core.game import Option
from ludotheque.core.state import State
from ludotheque.kit.content.described import Key, plural, quoted
from ludotheque.match.faces import game

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
GAMES = sorted(path.parent.name for path in Path(ludotheque.__file__).parent.glob("games/*/given.py"))
BEGIN, END = "<!-- {}: made by tools/positions.py -->", "<!-- end of what is made -->"
FLAGS = "`True` or `False`"


def keys(game_id: str) -> tuple[Key, ...]:
    found: tuple[Key, ...] = import_module(f"ludotheque.games.{game_id}.given").KEYS
    return found


def fields(kind: type[State]) -> dict[str, Field]:
    """Fields of a position by name, and columns of the players' rows, if it has them, which come first."""
    rows = [field.row for field in kind.FIELDS.values() if field.row is not None]
    return dict(kind.FIELDS) | (dict(rows[0].COLUMNS) if rows else {})


def written(key: Key, known: dict[str, Field]) -> str:
    """How a value is written: as its key says, or by the kind and the bounds of its field."""
    if not key.field:
        return key.written
    field = known[key.field]
    if field.ids:
        return quoted(field.ids)
    if field.kind in (SEAT, FLAG):
        return "a seat" if field.kind == SEAT else FLAGS
    if field.kind:
        return f"ids of {plural(field.kind)}" if field.many else "its id"
    return f"{field.least} to {field.most}" if field.most is not None else f"at least {field.least}"


def option_row(key: Key, option: Option) -> list[str]:
    """What the key does not say, the game's manifest does."""
    values = option.values or ()
    usual = FLAGS if False in values else quoted(str(value) for value in values) or "text"
    return [key.says or option.about, key.written or usual, key.left_out or f"`{option.default}`"]


def section(game_id: str) -> str:
    manifest = game(game_id).manifest
    known = fields(type(game(game_id).new(seed=1).state))
    rows = [
        option_row(key, manifest.options[key.name]) if key.option else [key.says, written(key, known), key.left_out]
        for key in keys(game_id)
    ]
    least, most = manifest.seats
    seats = f"| `seats` | how many play | {least if least == most else f'{least} to {most}'} | {least} |"
    lines = [" | ".join([f"| `{key.name}`", *row]) + " |" for key, row in zip(keys(game_id), rows, strict=True)]
    return "\n".join(["| Key | Says | Written | Left out |", "|---|---|---|---|", seats, *lines])


def made() -> dict[str, str]:
    """The table of each game."""
    return {game_id: f"{BEGIN.format(game_id)}\n\n{section(game_id)}\n\n{END}" for game_id in GAMES}


def page() -> str:
    """The page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    for game_id, table in made().items():
        old = re.findall(f"^{BEGIN.format(game_id)}$.*?^{END}$", text, re.MULTILINE | re.DOTALL)
        if len(old) != 1:
            raise SystemExit(f"{PAGE.name} must have one place for {game_id}: {BEGIN.format(game_id)} ... {END}")
        text = text.replace(old[0], table)
    return text


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(*made().values(), sep="\n\n")
