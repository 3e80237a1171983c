"""Scenes: a described position of Hybris, played in the notation of the command line."""

from __future__ import annotations

from typing import Any

from ludotheque.games.hybris import names
from ludotheque.games.hybris.game import HybrisGame
from ludotheque.match.faces import Playable
from tests.games.shared.scenes import PlayedScene


def scene(seats: int = 2, **description: Any) -> Scene:
    """A position, as `given` completes it."""
    options = description.pop("options", {})
    return Scene(Playable(HybrisGame()).given(seats=seats, options=options, **description))


def fresh(seats: int, seed: int = 1, **options: Any) -> Scene:
    """A new game from its set-up."""
    return Scene(Playable(HybrisGame()).new(seats, seed=seed, options=options))


class Scene(PlayedScene):
    def have(self, what: str) -> list[int]:
        """What each player has of something."""
        return [row[what] for row in self.table.view(None)["players"]]

    def start(self, seat: int, element: str, when: str) -> Scene:
        """Carry out what an element says, as if a rule had just called for it; whoever is asked answers next."""
        s = self.state
        s.running = len(s.stack) - 1
        s.start(seat, s.content.element_ids.index(element), names.SECTION_IDS.index(when))
        s.settle()
        self.table.menu.clear()
        return self
