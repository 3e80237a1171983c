"""Which bots there are, for which games, at which levels."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ludotheque.bots.diktat_thumb import DiktatThumb
from ludotheque.core.domains import Choice
from ludotheque.match.bots import RandomBot
from ludotheque.match.table import Table


class Bot(Protocol):
    """Plays one seat. It gets a table that its seat cannot tell from the real one: what is hidden from the seat is
    imagined, so that a bot knows no more than a person."""

    def answer(self, table: Table, seat: int) -> Choice:
        """A legal choice for a seat that is asked."""


class Listener(Bot, Protocol):
    """A bot that may also act while others are asked: answer an offer, say."""

    def aside(self, table: Table, seat: int) -> Choice | None:
        """A choice beside the decision, or None."""


@dataclass(frozen=True)
class Kind:
    name: str
    make: Callable[[str, str], Bot]  # of a level and a seed
    levels: tuple[str, ...] = ("normal",)
    games: tuple[str, ...] | None = None  # None: all
    listens: bool = False


KINDS = {
    kind.name: kind
    for kind in (
        Kind("thumb", lambda level, seed: DiktatThumb(seed), games=("diktat",), listens=True),
        Kind("random", lambda level, seed: RandomBot(seed)),
    )
}


def bots_for(game: str) -> list[Kind]:
    """The bots that play this game, strongest first."""
    return [kind for kind in KINDS.values() if kind.games is None or game in kind.games]


def find(game: str, name: str | None, level: str | None) -> tuple[Kind, str] | None:
    """That bot at that level; without a name the strongest, without a level its highest."""
    known = bots_for(game)
    kind = known[0] if name is None else next((kind for kind in known if kind.name == name), None)
    if kind is None:
        return None
    if level is None:
        return kind, kind.levels[-1]
    return (kind, level) if level in kind.levels else None
