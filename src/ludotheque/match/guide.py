"""A guided first game: a fixed position, and a line of answers that teaches the game step by step.

A game's guide is `guide.toml` in its folder: the position (`options` and `position`, as `Game.given` takes them), then
steps. A step is one lesson: its texts (`guide-<id>`, with `.title` and `.hint`), the rule it cites, what it points at
on the table (`marks`: targets of the client), and `play`: the answers in typed notation, `B: extend` for another seat,
the learner's own bare, a `|` between answers that are equally good. The first one is the line the rest of the guide was
written for. A step without answers is only read.
"""

import functools
import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.chance import Rigged, Seeded
from ludotheque.core.domains import Choice
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.match import notation
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table
from ludotheque.match.texts import Texts

LEARNER = 0
OFF_LESSON = Refusal("LUD-13", "off-lesson")
_OTHER = re.compile(r"([B-Z]):\s*(.+)")


class BadGuide(ValueError):
    """The file of a guide says something it cannot mean."""


@dataclass(frozen=True)
class Move:
    """An answer of the line. `choices`: those accepted, the line's own first."""

    seat: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Step:
    id: str
    rule: str | None
    marks: tuple[str, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Guide:
    game: str
    mark: str  # changes with the file: a game begun with another one is not guided on
    seats: int
    rivals: tuple[str, ...]
    options: dict[str, Any]
    position: dict[str, Any]
    seed: str
    chance: tuple[int, ...]
    steps: tuple[Step, ...]

    @property
    def line(self) -> list[tuple[int, Move]]:
        """Every answer of the guide, with the number of its step."""
        return [(n, move) for n, step in enumerate(self.steps) for move in step.moves]

    def dealer(self, start: int) -> Seeded | Rigged:
        return Rigged(list(self.chance), start, self.seed) if self.chance else Seeded(self.seed)

    def open(self) -> Table:
        """A table at the guide's position."""
        rules = rules_of(self.game)
        state, options = rules.given(self.seats, self.options, **self.position)
        state.dealer = self.dealer(int(state.count))
        return Table(rules, state, options).begin(from_position=True)


def guide_file(rules: Game) -> Path:
    return Path(rules.text).parent / "guide.toml"


@functools.cache
def guide_of(game: str) -> Guide | None:
    """The guide of that game; None: it has none."""
    path = guide_file(rules_of(game))
    return read_guide(game, path.read_bytes()) if path.is_file() else None


def read_guide(game: str, source: bytes) -> Guide:
    told = tomllib.loads(source.decode())
    unknown = set(told) - {"seats", "rivals", "options", "position", "seed", "chance", "step"}
    if unknown:
        raise BadGuide(f"A guide has no {sorted(unknown)[0]!r}.")
    seats = told["seats"]
    steps = tuple(read_step(step, seats) for step in told["step"])
    if len({step.id for step in steps}) != len(steps):
        raise BadGuide("Two steps have the same id.")
    if len(told["rivals"]) != seats - 1:
        raise BadGuide(f"{seats - 1} rivals sit at a table of {seats}.")
    mark = hashlib.sha256(source).hexdigest()[:16]
    seed, chance = str(told.get("seed", "guide")), tuple(told.get("chance", ()))
    options = told.get("options", {})
    return Guide(game, mark, seats, tuple(told["rivals"]), options, told["position"], seed, chance, steps)


def read_step(told: dict[str, Any], seats: int) -> Step:
    unknown = set(told) - {"id", "rule", "marks", "play"}
    if unknown:
        raise BadGuide(f"A step has no {sorted(unknown)[0]!r}.")
    moves = tuple(read_move(text, seats) for text in told.get("play", ()))
    return Step(told["id"], told.get("rule"), tuple(told.get("marks", ())), moves)


def read_move(text: str, seats: int) -> Move:
    other = _OTHER.fullmatch(text)
    seat = ord(other[1]) - ord("A") if other else LEARNER
    if seat >= seats:
        raise BadGuide(f"{text!r}: there is no such seat.")
    try:
        choices = tuple(notation.read(part) for part in (other[2] if other else text).split("|"))
    except notation.BadNotation as error:
        raise BadGuide(f"{text!r}: {error}") from error
    return Move(seat, choices)


class Progress:
    """Where a table stands on the line of its guide."""

    def __init__(self, guide: Guide, table: Table) -> None:
        self.guide, self.line = guide, guide.line
        self.made = sum(-1 if entry.choice is None else 1 for entry in table.entries)
        self.done = self.made >= len(self.line)

    @property
    def next(self) -> Move | None:
        return None if self.done else self.line[self.made][1]

    def why_not(self, table: Table, seat: int, choice: Choice) -> Refusal | None:
        """LUD-13  What the rules refuse they refuse; what they allow waits until the lesson has come to it."""
        move = self.next
        if move is None or (seat == move.seat and choice in move.choices):
            return None
        return table.why_not(seat, choice) or OFF_LESSON

    @property
    def steps(self) -> range:
        """The steps to read now; the last one is where the learner acts next."""
        mine = [(n, step) for n, (step, move) in enumerate(self.line) if move.seat == LEARNER]
        before = max((step for n, step in mine if n < self.made), default=-1)
        ahead = min((step for n, step in mine if n >= self.made), default=len(self.guide.steps) - 1)
        return range(min(before + 1, ahead), ahead + 1)

    @property
    def goals(self) -> list[tuple[Choice, ...]]:
        """What the learner is to answer until the end of the step, one after the other; nothing while others play."""
        last = self.steps[-1]
        if self.next is None or self.next.seat != LEARNER:
            return []
        return [move.choices for step, move in self.line[self.made :] if step == last and move.seat == LEARNER]


@dataclass(frozen=True)
class Lesson:
    """The words of a step."""

    title: str
    text: list[str]
    hint: str


def lesson(step: Step, texts: Texts) -> Lesson:
    text_id = f"guide-{step.id}"
    paragraphs = texts.format(text_id).split("\n\n")
    return Lesson(
        texts.attribute(text_id, "title"), [" ".join(part.split()) for part in paragraphs], hint_of(step, texts)
    )


def hint_of(step: Step, texts: Texts) -> str:
    """What is said to a learner who tries something else; a step that is only read needs none."""
    if any(move.seat == LEARNER for move in step.moves):
        return texts.attribute(f"guide-{step.id}", "hint")
    return ""
