"""Rules one can try: positions in which a rule bites, and the moves that show what it does.

`rules/examples/<game>.toml` holds [[example]] tables: the rule, the position as `Game.given` reads it, what is played
before anybody looks, and a few moves. A move says what it shows: the rules that its events cite, or the rule that
refuses it. One of them is the example's own, so that an example that lies fails its test.
"""

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.events import Event
from ludotheque.core.refusal import Refusal
from ludotheque.match import notation
from ludotheque.match.faces import game as playable
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.ledger import LedgerError, rules_folder
from ludotheque.match.table import Table

FIELDS = {"rule", "given", "moves"}
MORE = {"before", "seat", "ask"}
MOVE = {"do", "cites", "refused"}


@dataclass(frozen=True)
class Move:
    choice: Choice
    cites: tuple[str, ...]  # rules that its events name, in this order
    refused: str  # the rule that refuses it; empty: it is accepted


@dataclass(frozen=True)
class Example:
    rule: str
    given: Mapping[str, Any]
    before: tuple[tuple[int, Choice], ...]
    seat: int  # whoever makes the moves, and whose eyes see the position
    moves: tuple[Move, ...]
    ask: Mapping[str, str] = field(default_factory=dict)  # what is asked, where the game's own question is not enough


def path_of(game: str) -> Path:
    return rules_folder() / "examples" / f"{game}.toml"


def load(game: str) -> tuple[Example, ...]:
    """The examples of a game; none where nobody has written any."""
    path = path_of(game)
    return read(path, path.stat().st_mtime_ns) if path.is_file() else ()


@functools.lru_cache(maxsize=16)
def read(path: Path, _changed: int) -> tuple[Example, ...]:
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        return tuple(example_of(each) for each in told["example"])
    except (tomllib.TOMLDecodeError, notation.BadNotation, AttributeError, KeyError, TypeError, ValueError) as fault:
        raise LedgerError(f"{path}: {fault}.") from fault


def example_of(told: dict[str, Any]) -> Example:
    where = f"example of {told.get('rule')}"
    if told.keys() - FIELDS - MORE or FIELDS - told.keys():
        raise ValueError(f"{where}: it has {', '.join(FIELDS)}, and may have {', '.join(MORE)}")
    before = []
    for line in told.get("before", []):
        seat, _, choice = line.partition(" ")
        before.append((seat_of(seat), notation.read(choice)))
    moves = tuple(move_of(where, each) for each in told["moves"])
    if not any(told["rule"] in (*move.cites, move.refused) for move in moves):
        raise ValueError(f"{where}: none of its moves shows that rule")
    ask = told.get("ask", {})
    if ask and ask.keys() != set(LANGUAGES):
        raise ValueError(f"{where}: ask needs exactly {' and '.join(LANGUAGES)}")
    return Example(told["rule"], told["given"], tuple(before), seat_of(told.get("seat", "A")), moves, ask)


def move_of(where: str, told: dict[str, Any]) -> Move:
    if told.keys() - MOVE or not bool(told.get("cites")) ^ bool(told.get("refused")):
        raise ValueError(f"{where}: a move has do, and either cites or refused")
    return Move(notation.read(told["do"]), tuple(told.get("cites", ())), told.get("refused", ""))


def seat_of(letter: str) -> int:
    return "ABCDEF".index(letter)


def lay(game: str, example: Example) -> Table:
    """A throw-away table with the position of the example."""
    table = playable(game).given(**example.given)
    for seat, choice in example.before:
        if (refusal := table.choose(seat, choice)) is not None:
            raise ValueError(f"example of {example.rule}: {notation.write(choice)} is refused by {refusal.rule}")
    return table


@dataclass(frozen=True)
class Played:
    """A move made at a table of its own."""

    table: Table
    refusal: Refusal | None
    events: list[Event]


def play(table: Table, seat: int, move: Move) -> Played:
    after = table.clone()
    told = len(after.told)
    refusal = after.choose(seat, move.choice)
    return Played(after, refusal, after.told.since(told))
