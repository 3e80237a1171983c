# interpreted
"""A layout that somebody drew: how the options of a table write it, what is wrong with it, and which agendas suit it.

It is written as JSON: a list of terrain, each `[kind, part, …]`, each part a list of corners `[x, y]` in thousandths of
an inch, counter-clockwise. So it can be saved, sent as a link and played without a file on the server.
"""

import json
from typing import Any

from ludotheque.core.game import BadOption
from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.check import Edition, bench_of
from ludotheque.games.olomoc.codec import TERRAINS
from ludotheque.games.olomoc.flaws import Flaw

Table = dict[str, Any]

DRAWN = "drawn"
NAME = {"fr": "Disposition dessinée", "en": "Drawn layout"}
LONGEST = 6_000  # characters of the text
FURTHEST = 100_000  # a number further from 0 is no place, on the Bloc or off it
SHAPE = '["kind", [[x, y], [x, y], [x, y], …], …]'


def read(text: str) -> list[Table]:
    """The terrain that a text writes; BadOption where it is not of that form."""
    if len(text) > LONGEST:
        raise BadOption(
            en=f"A drawn layout has at most {LONGEST} characters, not {len(text)}.",
            fr=f"Une disposition dessinée a {LONGEST} caractères au plus, et non {len(text)}.",
        )
    try:
        rows = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise misshapen(f"; this is no JSON: {error}", f" ; ceci n’est pas du JSON : {error}") from error
    if not isinstance(rows, list) or len(rows) > TERRAINS:
        raise misshapen(f", of at most {TERRAINS} pieces", f", de {TERRAINS} pièces au plus")
    return [{"id": f"t{i + 1}", **_piece(row, i + 1)} for i, row in enumerate(rows)]


def _piece(row: object, n: int) -> Table:
    match row:
        case [str(kind), *parts] if kind in names.TERRAIN_IDS and parts and all(map(_is_part, parts)):
            return {"kind": kind, "parts": parts}
    kinds = ", ".join(names.TERRAIN_IDS)
    raise misshapen(
        f", with whole numbers and one of the kinds {kinds}; piece {n} is not",
        f", avec des nombres entiers et une des sortes {kinds} ; la pièce {n} n’en est pas",
    )


def misshapen(en: str, fr: str) -> BadOption:
    return BadOption(
        en=f"a drawn layout is a JSON list of {SHAPE}{en}.",
        fr=f"une disposition dessinée est une liste JSON de {SHAPE}{fr}.",
    )


def _is_part(part: object) -> bool:
    return isinstance(part, list) and len(part) >= 3 and all(map(_is_corner, part))


def _is_corner(corner: object) -> bool:
    return (
        isinstance(corner, list)
        and len(corner) == 2
        and all(type(number) is int and abs(number) <= FURTHEST for number in corner)
    )


def flaws(text: str, edition: Edition) -> list[Flaw]:
    return bench_of(edition).drawn({"id": DRAWN, "terrain": read(text)})


def layout_of(text: str, edition: Edition) -> Table:
    """The layout with the agendas it suits; BadOption says what else is wrong."""
    found = flaws(text, edition)
    fatal = [flaw for flaw in found if not bars_one(flaw)]
    if fatal:
        raise BadOption(
            en=f"The drawn layout cannot be played: {'; '.join(flaw.say('en') for flaw in fatal)}.",
            fr=f"La disposition dessinée ne peut pas être jouée : {' ; '.join(flaw.say('fr') for flaw in fatal)}.",
        )
    barred = {flaw.words["agenda"] for flaw in found}
    suits = [agenda["id"] for agenda in edition.agendas if agenda["id"] not in barred]
    return {"id": DRAWN, "name": NAME, "agendas": suits, "terrain": read(text)}


def bars_one(flaw: Flaw) -> bool:
    """Whether it keeps one agenda from being played there, and no more."""
    return flaw.path[0] == "agendas"
