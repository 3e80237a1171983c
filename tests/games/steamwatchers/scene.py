"""Scenes: a described position of Steamwatchers, played in the notation of the command line."""

from __future__ import annotations

from typing import Any

from ludotheque.core.refusal import Refusal
from ludotheque.games.steamwatchers import queries
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.match import notation
from ludotheque.match.faces import Playable
from ludotheque.match.table import Table


def scene(seats: int = 2, scenario: str = "la_guerre_vient", **description: Any) -> Scene:
    """A position; everything `given` accepts (docs/positions.md): zones={"rhone": "0 2b 1e turret defence"}, ..."""
    game = Playable(SteamwatchersGame())
    return Scene(game.given(seats=seats, options={"scenario": scenario}, **description))


def fresh(seats: int, seed: int = 1, scenario: str = "la_guerre_vient") -> Scene:
    """A new game from its set-up."""
    return Scene(Playable(SteamwatchersGame()).new(seats, seed=seed, options={"scenario": scenario}))


class Scene:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: Any = table.state

    def play(self, seat: int, *moves: str) -> Scene:
        """Answers of one seat that must be accepted, e.g. play(0, "activate rhone", "march gironde", "group 2 0")."""
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

    def until(self, ask: str, limit: int = 400) -> Scene:
        """Everybody gives the first answer offered until that question is asked."""
        for _ in range(limit):
            if not self.table.waiting or self.table.waiting[0].ask == ask:
                break
            decision = self.table.waiting[0]
            assert self.table.choose(decision.seat, next(iter(decision))) is None
            self.state = self.table.state
        return self

    @property
    def asks(self) -> list[tuple[int, str]]:
        return [(d.seat, d.ask) for d in self.table.waiting]

    def choices(self, seat: int) -> list[str]:
        """What that seat may answer, in notation."""
        return [notation.write(c) for d in self.table.waiting if d.seat == seat for c in d]

    def zone(self, name: str, eyes: int | None = None) -> dict[str, Any]:
        """A zone as a seat (or a spectator) sees it."""
        return self.table.view(eyes)["zones"][name]

    def player(self, seat: int, eyes: int | None = None) -> dict[str, Any]:
        """A clan board as a seat (or a spectator) sees it."""
        return self.table.view(eyes)["p"][seat]

    def units(self, name: str) -> tuple[Any, int, int]:
        """Who holds a zone, with how many base and elite soldiers."""
        row = self.zone(name)
        return row.get("holder"), row.get("base", 0), row.get("elite", 0)

    def built(self, name: str) -> list[str]:
        """The structures of a zone, beacons as beacon:seat."""
        return [
            f"beacon:{found['owner']}" if found["kind"] == "beacon" else str(found["kind"])
            for found in self.zone(name).get("structures", [])
        ]

    def control(self, name: str) -> Any:
        return self.zone(name)["control"]

    def floors(self, name: str) -> int:
        return int(self.zone(name).get("floors", 0))

    def order(self, name: str, eyes: int | None = None) -> dict[str, Any] | None:
        return self.zone(name, eyes).get("order")

    def geo(self, seat: int) -> int:
        """What a clan's zones are worth now."""
        return int(queries.geo(self.state, seat))

    def told(self, key: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Events of one kind, as a seat (or a spectator) knows them."""
        return [event for event in self.table.events(seat) if event["key"] == key]
