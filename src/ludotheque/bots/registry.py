# interpreted
"""Which bots there are: one kind for every game, at the levels that play it."""

from dataclasses import dataclass, replace
from typing import Protocol

from ludotheque.bots.levels import HASARD, LEVELS, THINKERS, USUAL
from ludotheque.bots.thinker import Thinker
from ludotheque.core.domains import Choice
from ludotheque.match.bots import RandomBot
from ludotheque.match.registry import rules_of
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


class Maker(Protocol):
    def __call__(self, level: str, seed: str, timed: bool = True) -> Bot:
        """A bot of that level. Not `timed`: it thinks as long as its level may, whatever the clock says, so that its
        answers depend on the seed alone."""


@dataclass(frozen=True)
class Kind:
    name: str
    make: Maker
    levels: tuple[str, ...]  # weakest first
    usual: str  # the level of an opponent nobody chose

    def listens(self, game: str, level: str) -> bool:
        return level != HASARD and rules_of(game).policy().DEALS


def make(level: str, seed: str, timed: bool = True) -> Bot:
    if level == HASARD:
        return RandomBot(seed)
    thinks = THINKERS[level]
    return Thinker(thinks if timed else replace(thinks, seconds=0.0), seed)


ROBOT = Kind("robot", make, LEVELS, USUAL)
KINDS = {ROBOT.name: ROBOT}


def bots_for(game: str) -> list[Kind]:
    """The bots that play this game."""
    policy = rules_of(game).policy()
    return [
        replace(kind, levels=tuple(name for name in kind.levels if name == HASARD or THINKERS[name].plays(policy)))
        for kind in KINDS.values()
    ]


def find(game: str, name: str | None, level: str | None) -> tuple[Kind, str] | None:
    """That bot at that level; without a name the only one, without a level its usual one."""
    kind = next((kind for kind in bots_for(game) if kind.name == (name or ROBOT.name)), None)
    if kind is None or (level is not None and level not in kind.levels):
        return None
    return kind, level or kind.usual
