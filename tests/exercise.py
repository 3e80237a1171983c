"""How often each element of a game's content comes into play, counted over whole games, as a table.

    .venv/bin/python -m tests.exercise hybris --games 2000

`tests/games/<id>/exercise.py` says in its EXERCISE what there is and what counts: most often an event of the log that
names a card. Seats play by what looks promising (`Policy.pick`). A game may begin where what has been seen too seldom
is at hand; the run ends once everything was seen often enough, or when the games asked for are played.
"""

import argparse
import importlib
import itertools
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Game
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table
from tests.drivers import cases

ENOUGH = 20
KNOWN = sorted(path.parent.name for path in Path(__file__).parent.glob("games/*/exercise.py"))


class Exercise:
    """What is counted in one game. `kinds`: the ids of its elements under a heading; no two are alike. `told`: the
    field that names them in each event that counts, one id or a list."""

    game: str
    kinds: dict[str, list[str]]
    told: dict[str, str]

    @property
    def rules(self) -> Game:
        return rules_of(self.game)

    def begin(self, number: int, few: list[str]) -> Table:
        """The game of that number. `few` are the elements seen too seldom so far: it may begin where they can come."""
        mine = [case for case in cases() if case.game == self.game]
        return mine[number % len(mine)].new(f"exercise {number}")

    def begun(self, table: Table) -> Iterable[str]:
        """What comes into play as a game begins: its scenario, say."""
        return ()

    def chosen(self, table: Table, seat: int, choice: Choice) -> Iterable[str]:
        """What a choice brings into play and no event names; asked before it is carried out."""
        return ()

    def heard(self, event: dict[str, Any]) -> Iterable[str]:
        field = self.told.get(event["key"])
        named = event[field] if field is not None else ()
        return [named] if isinstance(named, str) else named

    def ended(self, table: Table) -> Iterable[str]:
        """What only the last position shows."""
        return ()


class Tally:
    """What has come into play so far."""

    def __init__(self, exercise: Exercise, enough: int = ENOUGH) -> None:
        self.exercise, self.enough = exercise, enough
        self.elements = list(itertools.chain.from_iterable(exercise.kinds.values()))
        assert len(set(self.elements)) == len(self.elements), "two elements of one id"
        self.counts: Counter[str] = Counter()
        self.games = self.decisions = 0

    @property
    def few(self) -> list[str]:
        return [element for element in self.elements if self.counts[element] < self.enough]

    def play(self, number: int) -> None:
        rng = Random(f"exercise {number}")
        table, policy = self.exercise.begin(number, self.few), self.exercise.rules.policy()
        state = table.state  # played bare: nothing is checked again, recorded or taken back
        self.counts.update(self.exercise.begun(table))
        while not state.over:
            seat = rng.choice([seat for seat in range(state.seats) if state.asked() >> seat & 1])
            picked = policy.pick(state, seat, rng.getrandbits(32))
            self.counts.update(self.exercise.chosen(table, seat, table.codec.decode(picked)))
            state.apply(seat, picked)
            self.decisions += 1
        for event in (*table.told, *state.log):
            self.counts.update(self.exercise.heard(event.seen_by(None)))
        self.counts.update(self.exercise.ended(table))
        self.games += 1

    def lines(self) -> Iterator[str]:
        yield f"{'':20}{'how many':>9}{'least':>7}{'most':>7}  under {self.enough}"
        for kind, ids in self.exercise.kinds.items():
            seen = [self.counts[element] for element in ids]
            few = [f"{element} {n}" for element, n in zip(ids, seen, strict=True) if n < self.enough]
            yield f"{kind:20}{len(ids):9}{min(seen):7}{max(seen):7}  {', '.join(few) or '-'}"
        counted = f"{len(self.elements)} elements, {len(self.few)} of them under {self.enough}"
        yield f"{self.games} games, {self.decisions} decisions: {counted}"


def exercise_of(game: str) -> Exercise:
    found: Exercise = importlib.import_module(f"tests.games.{game}.exercise").EXERCISE
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.exercise", description=__doc__)
    parser.add_argument("game", choices=KNOWN)
    parser.add_argument("--games", type=int, default=2000, help="stop after so many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--enough", type=int, default=ENOUGH, help="how often each element must be seen")
    asked = parser.parse_args(arguments)
    tally = Tally(exercise_of(asked.game), asked.enough)
    for number in range(asked.first, asked.first + asked.games):
        if not tally.few:
            break
        tally.play(number)
    print(*tally.lines(), sep="\n")
    return 1 if tally.few else 0


if __name__ == "__main__":
    sys.exit(main())
