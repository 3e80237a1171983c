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

    def until(self, ask: str, limit: int = 400) -> Self:
        """Everybody gives the first answer offered until that question is asked."""
        for _ in range(limit):
            if not self.table.waiting or self.table.waiting[0].ask == ask:
                break
            decision = self.table.waiting[0]
            assert self.table.choose(decision.seat, next(iter(decision))) is None
            self.state = self.table.state
        return self

    def time_out(self) -> Self:
        """The first player asked does not answer: what the rules play instead is played."""
        late = self.table.waiting[0]
        assert late.default is not None and self.table.choose(late.seat, late.default) is None
        self.state = self.table.state
        return self

    def player(self, seat: int, eyes: int | None = None) -> dict[str, Any]:
        """The board of a player as a seat (or a spectator) sees it."""
        found: dict[str, Any] = self.table.view(eyes)["players"][seat]
        return found

    def beside(self, seat: int) -> list[str]:
        """The any-time choices listed for that seat, in notation."""
        return [notation.write(c) for c in self.table.beside(seat) if isinstance(c, tuple)]

    @property
    def asks(self) -> list[tuple[int, str]]:
        return [(d.seat, d.ask) for d in self.table.waiting]

    def choices(self, seat: int) -> list[str]:
        """What that seat may answer, in notation."""
        return [notation.write(c) for d in self.table.waiting if d.seat == seat for c in d]

    def told(self, key: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Events of one kind, as a seat (or a spectator) knows them."""
        return [event for event in self.table.events(seat) if event["key"] == key]
