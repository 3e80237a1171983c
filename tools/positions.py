"""What a description of a position can say, made from the declarations:

python tools/positions.py          prints the tables
python tools/positions.py write    puts them into docs/positions.md
"""

import sys
from importlib import import_module
from pathlib import Path

from ludotheque.core.fields import FLAG, SEAT, Field
from ludotheque.core.state import State
from ludotheque.kit.content.described import Key
from ludotheque.match.faces import game

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
GAMES = ("hybris",)
BEGIN, END = "<!-- made by tools/positions.py -->", "<!-- end of what is made -->"


def fields(kind: type[State]) -> dict[str, Field]:
    """Fields and columns of a position by name."""
    found = dict(kind.FIELDS)
    for field in kind.FIELDS.values():
        if field.row is not None:
            found = dict(field.row.COLUMNS) | found
    return found


def written(key: Key, known: dict[str, Field]) -> str:
    """How a value is written: as its key says, or by the kind and the bounds of its field."""
    if not key.field:
        return key.written
    field = known[key.field]
    if field.ids:
        return ", ".join(f"`{name}`" for name in field.ids)
    if field.kind in (SEAT, FLAG):
        return "a seat" if field.kind == SEAT else "`True` or `False`"
    return f"{field.least} to {field.most}" if field.most is not None else f"at least {field.least}"


def section(game_id: str) -> str:
    keys: tuple[Key, ...] = import_module(f"ludotheque.games.{game_id}.given").KEYS
    known = fields(type(game(game_id).new(seed=1).state))
    rows = [f"| `{key.name}` | {key.says} | {written(key, known)} | {key.left_out} |" for key in keys]
    title = game(game_id).manifest.title
    return "\n".join([f"## {title}", "", "| Key | Says | Written | Left out |", "|---|---|---|---|", *rows, ""])


def made() -> str:
    return "\n".join([BEGIN, "", *(section(name) for name in GAMES), END])


def page() -> str:
    """The page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + made() + after


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(made())
