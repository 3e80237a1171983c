"""What the scenes of every game share: a table played in the notation of the command line."""

from __future__ import annotations

from typing import Any, Self

from ludotheque.core.refusal import Refusal
from ludotheque.match import notation
from ludotheque.match.table import Table


class PlayedScene:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: Any = table.state

    def play(self, seat: int, *moves: str) -> Self:
        """Answers of one seat that must be accepted."""
        for move in moves:
            refusal = self.table.choose(seat, notation.read(move))
            assert refusal is None, f"{move} by seat {seat}: {refusal}; asked: {self.asks}"
            self.state = self.table.state
        return self

    def refused(self, seat: int, move: str) -> Refusal:
        """An answer that must be refused and change nothing; the refusal."""
        before = self.table.digest()
        refusal = self.table.choose(seat, notation.read(move))
        assert refusal is not None, f"{move} by seat {seat} was accepted"
        assert self.table.digest() == before
        return refusal

    @property
    def asks(self) -> list[tuple[int, str]]:
        return [(d.seat, d.ask) for d in self.table.waiting]

    def choices(self, seat: int) -> list[str]:
        """What that seat may answer, in notation."""
        return [notation.write(c) for d in self.table.waiting if d.seat == seat for c in d]

    def told(self, key: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Events of one kind, as a seat (or a spectator) knows them."""
        return [event for event in self.table.events(seat) if event["key"] == key]
