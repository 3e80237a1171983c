"""An experiment: a question that games between bots answer, played a piece at a time and broken off anywhere.

Its games have numbers. Where two sides are compared they take turns: games 2n and 2n + 1 are the same deal, once for A
and once for B. A row holds what its number does not say already; nothing in it depends on when it was played.
"""

import math
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ludotheque.bots.arena import next_move
from ludotheque.lab import play
from ludotheque.lab.plan import Plan, random_bot, seated
from ludotheque.lab.play import Endless, Row
from ludotheque.lab.run import journal_of_row
from ludotheque.lab.words import LabFault
from ludotheque.match.faces import game
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import Z95
from ludotheque.match.versions import mark_of

LIMIT = 20_000  # decisions after which a game is left as endless
FIRST, STEP = 20, 5  # the first look at what is known; each next one after so many more, or a fifth more
TRIED = 0.6  # seconds of random games by which the length of a run is guessed
THOUGHT = 2.5  # seconds of thinking for the same
SPREAD = 0.3  # of the length of games, as a part of their mean, where only one is known
KEPT = ("groups", "scores", "ranks", "reason", "decisions", "rounds", "first", "lead_changes", "lead_by", "traits")
ENDLESS = "endless"


class Side(msgspec.Struct, frozen=True):
    """What is played, and what people call it. `mark`: a digest of its content."""

    name: str
    options: dict[str, Any]
    mark: str


class Asked(msgspec.Struct, frozen=True):
    """A question with all that its answer depends on. `games`: of each side; `width`: how narrow the interval is to
    become, as a part of 1 (None: all games are played). `rules`: a mark of the rules."""

    kind: str
    game: str
    seats: int
    bots: list[str]
    sides: list[Side]
    games: int
    seed: str
    rules: str
    width: float | None = None
    option: str = ""
    limit: int = LIMIT

    @property
    def total(self) -> int:
        return self.games * len(self.sides)

    def plan(self, side: int) -> Plan:
        one = self.sides[side]
        lineups = seated(self.game, self.seats, self.bots, rotate=len(set(self.bots)) > 1)
        return Plan(self.game, self.seats, (one.options,), (one.mark,), lineups, self.seed, longest=self.limit)


@dataclass(frozen=True)
class Pace:
    """How long a game takes here, and what a few random ones tell: how many factions there are, how unlike in length
    games are, whether some did not end."""

    seconds: float
    groups: int
    spread: float
    endless: int


def side_of(asked: Asked, number: int) -> tuple[int, int]:
    """Which side plays that game, and which deal it is."""
    deal, side = divmod(number, len(asked.sides))
    return side, deal


def check(asked: Asked) -> None:
    """Nothing has changed since it was asked: neither the rules nor the content."""
    if mark_of(asked.game) != asked.rules:
        raise LabFault("rules-changed", 1)
    for side in asked.sides:
        if rules_of(asked.game).content.mark(side.options) != side.mark:
            raise LabFault("content-changed", 1, name=side.name)


def play_some(asked: Asked, first: int, until: int, seconds: float) -> list[Row]:
    """As many games as that time allows, one at least."""
    check(asked)
    begun, rows = time.monotonic(), []
    for number in range(first, until):
        rows.append(play_one(asked, number))
        if time.monotonic() - begun >= seconds:
            break
    return rows


def play_one(asked: Asked, number: int) -> Row:
    side, deal = side_of(asked, number)
    plan = asked.plan(side)
    try:
        row = play.play(plan, plan.job(deal))
    except Endless as error:
        return {ENDLESS: error.decisions}
    return {name: row[name] for name in (*KEPT, "cards")}


def whole(asked: Asked, number: int, kept: Row) -> Row:
    """The row as `simulate` writes it."""
    side, deal = side_of(asked, number)
    plan = asked.plan(side)
    job = plan.job(deal)
    return {
        "game": asked.game,
        "version": rules_of(asked.game).manifest.version,
        "options": job.options,
        "content": job.content,
        "seed": asked.seed,
        "number": deal,
        "bots": list(job.bots),
        **kept,
    }


def sides_of(asked: Asked, kept: Sequence[Row]) -> tuple[list[list[Row]], int]:
    """The rows of each side, and how many games did not end."""
    found: list[list[Row]] = [[] for _ in asked.sides]
    for number, row in enumerate(kept):
        if ENDLESS not in row:
            found[side_of(asked, number)[0]].append(whole(asked, number, row))
    return found, sum(ENDLESS in row for row in kept)


def journal_of(asked: Asked, number: int, kept: Row) -> str:
    """That game, played again."""
    check(asked)
    return journal_of_row(whole(asked, number, kept))


def next_look(played: int) -> int:
    """At how many games the answer is looked at next: the same wherever a run is broken off."""
    look = FIRST
    while look <= played:
        look += max(FIRST, look // STEP)
    return look


# -- before it is played


def pace_of(asked: Asked) -> Pace:
    """Some random games, and the beginning of one that is thought about."""
    check(asked)
    plan = asked.plan(0)
    at_random = replace(plan, lineups=((random_bot(asked.game),) * asked.seats,))
    begun, groups, lengths, endless = time.monotonic(), set[str](), list[int](), 0
    while len(lengths) + endless == 0 or time.monotonic() - begun < TRIED:
        try:
            row = play.play(at_random, at_random.job(len(lengths) + endless))
        except Endless:
            endless += 1
        else:
            groups.update(row["groups"] or [])
            lengths.append(row["decisions"])
    each = (time.monotonic() - begun) / (len(lengths) + endless)
    usual = statistics.fmean(lengths or [asked.limit])
    spread = statistics.pstdev(lengths) / usual if len(lengths) > 1 else SPREAD
    bots = play.seat_bots(plan, plan.job(0))
    seconds = each if play.at_random(bots) else usual * seconds_a_decision(plan)
    return Pace(seconds, len(groups), spread, endless)


def seconds_a_decision(plan: Plan) -> float:
    """Of bots at the beginning of a game."""
    job = plan.job(0)
    table, bots = game(plan.game).new(plan.seats, play.deal_seed(plan, job), job.options), play.seat_bots(plan, job)
    worlds, begun, made = random.Random(plan.seed), time.monotonic(), 0
    while not table.over and time.monotonic() - begun < THOUGHT:
        seat, choice = next_move(table, bots, worlds)
        table.choose(seat, choice)
        made += 1
    return (time.monotonic() - begun) / max(1, made)


def fair_share(asked: Asked) -> float:
    return 0.5 if rules_of(asked.game).manifest.cooperative else 1 / asked.seats


def seen(asked: Asked, pace: Pace, games: int) -> float:
    """How far the interval will reach to either side with so many games: of a share, or of a mean as a part of it."""
    if asked.kind == "long":
        return Z95 * pace.spread / math.sqrt(games)
    share = fair_share(asked)
    bearing = games if rules_of(asked.game).manifest.cooperative or not pace.groups else games * asked.seats
    times = bearing / max(1, pace.groups)
    return Z95 * math.sqrt(len(asked.sides) * share * (1 - share) / times)


def enough(asked: Asked, pace: Pace) -> int:
    """How many games will probably do for the width that is wanted."""
    if asked.width is None:
        return asked.games
    return min(asked.games, math.ceil((seen(asked, pace, 1) / asked.width) ** 2))
