"""Scenes: a described position of Hybris, played in the notation of the command line."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import BadOption
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


def allows(seats: int, **options: Any) -> bool:
    """Whether a game with these options can be begun."""
    try:
        HybrisGame().check_options(seats, options)
    except BadOption:
        return False
    return True


def chosen(*olympians: str, seed: int = 1, **options: object) -> Scene:
    table = fresh(len(olympians), seed, **options)
    for seat, olympian in enumerate(olympians):
        table.play(seat, f"olympian {olympian}")
    return table


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


# -- positions that many scenes begin with

PILLARS = ["pillar_1", "pillar_5", "pillar_3", "pillar_4"]


def turn(seats: int = 2, **description: Any) -> Scene:
    """A turn of seat 0, unless the Pillars say otherwise."""
    return scene(seats, **({"pillars": PILLARS[:seats]} | description))


def at(location: str, slot: str, seats: int = 2, **description: Any) -> Scene:
    """A Hero of seat 0 has just come to a Location."""
    characters = {0: {"pollux": location}}
    for seat, rows in description.pop("characters", {}).items():
        characters.setdefault(seat, {}).update(rows)
    table = scene(seats, **({"pillars": PILLARS[:seats], "characters": characters} | description))
    table.play(0, "activate pollux")
    return table if slot == "" else table.play(0, slot)


def deploy(
    city: str = "argos", move: str = "deploy O01 AR2", seats: int = 2, hero: str = "pollux", **description: Any
) -> Scene:
    """A Hero of seat 0 comes to a City with a stored tile and deploys it."""
    characters: dict[int, dict[str, str]] = {0: {hero: "mortal_world"}}
    for seat, rows in description.pop("characters", {}).items():
        characters.setdefault(seat, {}).update(rows)
    told = {"pillars": PILLARS[:seats], "tiles": {"O01": "0 stored"}, "characters": characters}
    table = scene(seats, **(told | description)).play(0, f"activate {hero}", f"city {city}", "act deploy")
    return table.play(0, move) if move else table


def quest(name: str, seats: int = 2, hero: str = "pollux", **description: Any) -> Scene:
    """A Hero of seat 0 attempts a Quest."""
    told = {"pillars": PILLARS[:seats], "quests": [None, None, name], "characters": {0: {hero: "reserve moirai"}}}
    table = scene(seats, **(told | description)).play(0, f"activate {hero}", "slot MO3")
    return table.play(0, f"quest {name}")


def clash(**description: Any) -> Scene:
    """Poséidon's Hero comes to Lemnos, where a Hero of Zeus stands."""
    told: dict[str, Any] = {
        "olympians": ["poseidon", "zeus"],
        "pillars": PILLARS[:2],
        "characters": {0: {"thesee": "mortal_world"}, 1: {"pollux": "lemnos acted"}},
    }
    return scene(2, **(told | description)).play(0, "activate thesee", "city lemnos")


def end(seats: int = 2, primordial: str = "", **description: Any) -> Scene:
    """Everybody passes at once; in the scene the Primordial of the Age may be settled."""
    table = scene(seats, **({"pillars": PILLARS[:seats]} | description))
    if primordial:
        number = table.state.content.primordial_ids.index(primordial)
        table.state.veiled[(number - 1) // 3] = number
    for seat in sorted(range(seats), key=lambda seat: PILLARS[seat]):
        table.play(seat, "pass")
    return table


def duel(**description: Any) -> Scene:
    """Seat 0 is Zeus, Humble with Pillars 1 and 5; seat 1 Poséidon, Proud with Pillars 3 and 6; the turn of seat 0."""
    usual: dict[str, Any] = {
        "options": {"duel": True},
        "pillars": ["pillar_5", "pillar_3"],
        "seconds": ["pillar_1", "pillar_6"],
        "postures": ["humble pillar_5", "proud pillar_6"],
    }
    return scene(2, **(usual | description))


def laid(table: Scene) -> dict[str, str]:
    """Every token on a slot, as a description writes it."""
    return {spot: f"{row['seat']} {row['face']}" for spot, row in table.table.view(None)["laid"].items()}
