"""Positions to solve: moments of games in which one choice is far better than every other.

`rules/puzzles/<game>.json` says the games they come from (seats, options, who played, with which seed, every answer up
to the last puzzle) and, for each puzzle, after how many answers it stands, who is asked, and what is known of a few
choices, the best first. `ludotheque puzzles` writes it, and proves it again."""

import functools
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.chance import Recorded
from ludotheque.core.domains import Choice
from ludotheque.match.journal import BadJournal, open_table
from ludotheque.match.ledger import rules_folder
from ludotheque.match.registry import rules_of
from ludotheque.match.table import FORMAT, Table


@dataclass(frozen=True)
class Answer:
    """A choice, what the seat may expect after it, and where that lies 95 times in a hundred."""

    choice: Choice
    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    source: Mapping[str, Any]  # the game it comes from
    entry: int  # it stands after so many answers
    seat: int
    ask: str
    answers: tuple[Answer, ...]  # best first
    level: int  # how hard it seems, on the scale of those who solve it
    key: int  # of the runs that prove it

    @property
    def best(self) -> Answer:
        return self.answers[0]

    def shuffled(self) -> list[Answer]:
        """The answers as they are shown, in the same order to everybody."""
        return random.Random(self.id).sample(self.answers, len(self.answers))


def path_of(game: str) -> Path:
    return rules_folder() / "puzzles" / f"{game}.json"


def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easiest first; none where nobody has made any."""
    path = path_of(game)
    return read(game, path, path.stat().st_mtime_ns) if path.is_file() else ()


@functools.lru_cache(maxsize=16)
def read(game: str, path: Path, _changed: int) -> tuple[Puzzle, ...]:
    told = json.loads(path.read_bytes())
    found = [puzzle_of(game, told["games"], each) for each in told["puzzles"]]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.level, puzzle.id)))


def puzzle_of(game: str, games: list[dict[str, Any]], told: Mapping[str, Any]) -> Puzzle:
    answers = tuple(Answer(plain(choice), chance, low, high) for choice, chance, low, high in told["answers"])
    about = {name: told[name] for name in ("id", "entry", "seat", "ask", "level", "key")}
    return Puzzle(game=game, source=games[told["game"]], answers=answers, **about)


def plain(choice: list[Any]) -> Choice:
    return tuple(choice)


def replay(puzzle: Puzzle) -> Table:
    """The table as it was, every secret in it."""
    source = puzzle.source
    header = {
        "ludotheque": FORMAT,
        "game": puzzle.game,
        "version": rules_of(puzzle.game).manifest.version,
        "seats": source["seats"],
        "options": source["options"],
        "from": None,
    }
    drawn = [*source["opening"], *(n for _, _, outcomes in source["answers"] for n in outcomes)]
    table = open_table({"header": header}, Recorded(drawn))
    for n, (seat, choice, outcomes) in enumerate(source["answers"][: puzzle.entry], 1):
        refusal = table.choose(seat, plain(choice))
        if refusal is not None or list(table.entries[-1].outcomes) != outcomes:
            raise BadJournal(
                f"Puzzle {puzzle.id}: answer {n} is not what it was by the rules that are here.",
                f"Problème {puzzle.id} : le coup {n} n’est plus ce qu’il fut, d’après les règles d’ici.",
            )
    if table.over or not table.state.asked() >> puzzle.seat & 1:
        raise BadJournal(f"Puzzle {puzzle.id}: nobody asks there.", f"Problème {puzzle.id} : rien n’y est demandé.")
    return table


def lay(puzzle: Puzzle) -> Table:
    """A throw-away table that the seat cannot tell from the true one: what it cannot know is drawn anew."""
    return replay(puzzle).imagine(puzzle.seat, random.Random(puzzle.id))
