"""What is to be played: for each game of a run its number, its options and who sits where."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.bots.registry import Bot, Kind, bots_for, find
from ludotheque.core.game import Game
from ludotheque.lab.words import LabFault
from ludotheque.match.bots import RandomBot
from ludotheque.match.registry import rules_of

MOST_LINEUPS = 5000
LONGEST = 100_000  # decisions of one game


@dataclass(frozen=True)
class Job:
    """One game to play."""

    number: int
    options: dict[str, Any]
    content: str  # the mark of the content that the options name
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """Game number n takes the options and the line-up whose turn it is: variants change fastest, so that any beginning
    of a run holds as many games of each, give or take one."""

    game: str
    seats: int
    variants: tuple[dict[str, Any], ...]
    marks: tuple[str, ...]  # of the content of each variant
    lineups: tuple[tuple[str, ...], ...]
    seed: str
    journals: bool = False  # every game is to leave its journal
    longest: int = LONGEST

    def job(self, number: int) -> Job:
        turn, variant = divmod(number, len(self.variants))
        return Job(number, self.variants[variant], self.marks[variant], self.lineups[turn % len(self.lineups)])


def make_plan(
    game: str,
    seats: int,
    variants: Sequence[dict[str, Any]],
    lineups: tuple[tuple[str, ...], ...],
    seed: str,
    journals: bool = False,
) -> Plan:
    rules = rules_of(game)
    marks = tuple(rules.content.mark(options) for options in variants)
    return Plan(game, seats, tuple(variants), marks, lineups, seed, journals)


def known_bots(game: str) -> list[str]:
    """Every bot of a game as `--bot` takes it."""
    return [label(kind, level) for kind in bots_for(game) for level in kind.levels]


def random_bot(game: str) -> str:
    return next(bot for bot in known_bots(game) if isinstance(make_bot(game, bot, ""), RandomBot))


def make_bot(game: str, text: str, seed: str) -> Bot:
    kind, level = bot_of(game, text)
    return kind.make(level, seed, timed=False)


def label(kind: Kind, level: str) -> str:
    return kind.name if len(kind.levels) == 1 else level


def bot_of(game: str, text: str) -> tuple[Kind, str]:
    """The bot that a text names: a kind, a level, or KIND:LEVEL."""
    name, colon, level = text.partition(":")
    if colon:
        found = find(game, name, level)
    elif any(kind.name == text for kind in bots_for(game)):
        found = find(game, text, None)
    else:
        found = next(((kind, text) for kind in bots_for(game) if text in kind.levels), None)
    if found is None:
        raise LabFault("no-bot", bot=text, game=rules_of(game).manifest.title, known=", ".join(known_bots(game)))
    return found


def labels(game: str, texts: Sequence[str]) -> list[str]:
    return [label(*bot_of(game, text)) for text in texts]


def seated(game: str, seats: int, bots: Sequence[str], rotate: bool) -> tuple[tuple[str, ...], ...]:
    """One bot for every seat, or one bot a seat; `rotate`: and everybody sits everywhere in turn."""
    named = labels(game, bots) or [random_bot(game)]
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise LabFault("mix", bots=len(named), seats=seats)
    return rotations(tuple(named)) if rotate else (tuple(named),)


def round_robin(game: str, seats: int, bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Every table these bots can make up, and everybody at every seat of it in turn. Where there are fewer bots than
    seats, each sits at least once."""
    pool = list(dict.fromkeys(labels(game, bots)))
    if len(pool) < 2:
        raise LabFault("pool", known=", ".join(known_bots(game)))
    if seats < 2:
        raise LabFault("alone")
    if len(pool) >= seats:
        tables = list(itertools.combinations(pool, seats))
    else:
        tables = [t for t in itertools.combinations_with_replacement(pool, seats) if set(t) == set(pool)]
    found = tuple(lineup for table in tables for lineup in rotations(table))
    if len(found) > MOST_LINEUPS:
        raise LabFault("many-lineups", lineups=len(found), most=MOST_LINEUPS)
    return found


def rotations(lineup: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(dict.fromkeys(lineup[n:] + lineup[:n] for n in range(len(lineup))))


def variants(rules: Game, seats: int, options: dict[str, Any], varied: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """The options completed, once for each combination of the varied ones."""
    if clash := sorted(set(options) & set(varied)):
        raise LabFault("varied-twice", name=clash[0])
    mixes = itertools.product(*varied.values())
    return [rules.check_options(seats, options | dict(zip(varied, mix, strict=True))) for mix in mixes]
