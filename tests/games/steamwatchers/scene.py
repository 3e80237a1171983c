"""Scenes: a described position of Steamwatchers, played in the notation of the command line."""

from __future__ import annotations

from typing import Any

from ludotheque.games.steamwatchers import queries
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.match.faces import Playable
from tests.games.shared.scenes import PlayedScene


def scene(seats: int = 2, scenario: str = "la_guerre_vient", **description: Any) -> Scene:
    """A position; everything `given` accepts (docs/positions.md): zones={"rhone": "0 2b 1e turret defence"}, ..."""
    game = Playable(SteamwatchersGame())
    return Scene(game.given(seats=seats, options={"scenario": scenario}, **description))


def fresh(seats: int, seed: int = 1, scenario: str = "la_guerre_vient") -> Scene:
    """A new game from its set-up."""
    return Scene(Playable(SteamwatchersGame()).new(seats, seed=seed, options={"scenario": scenario}))


class Scene(PlayedScene):
    def zone(self, name: str, eyes: int | None = None) -> dict[str, Any]:
        """A zone as a seat (or a spectator) sees it."""
        return self.table.view(eyes)["zones"][name]

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
