"""What counts as having come into play in Les Nominés du Néombre, and where its games begin (`python -m tests.exercise
neombre`).

A card counts when it is played or launched, an event of the loot when it is triggered, an enemy when it comes. Games
are fights of expeditions for two to four strong players whose hands and draw piles hold first what has been seen too
seldom, against such enemies, over such loot.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from ludotheque.games.neombre import names
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.loader import load
from ludotheque.match.faces import Playable
from ludotheque.match.table import Table
from tests.exercise import Exercise

CONTENT = load("house")
EVENTS = [card for n, card in enumerate(CONTENT.loot_ids) if CONTENT.types[n] >> names.EVENT & 1]
CARDS = [card for card in CONTENT.loot_ids if card not in EVENTS]
HELD, DRAWN, REVEALED = 6, 6, 12
STRONG = 60  # HP
WALL = "5NA07"  # an enemy that stands long enough for whole hands to be played


class NeombreExercise(Exercise):
    game = "neombre"
    kinds = {"cards": CARDS, "events": EVENTS, "enemies": list(CONTENT.enemy_ids)}
    told = {"played": "card", "launched": "card", "event": "card", "came": "who"}

    def begin(self, number: int, few: list[str]) -> Table:
        rng, seldom = Random(f"begin {number}"), set(few)

        def some(ids: list[str], n: int) -> list[str]:
            """So many of them at random, the seldom ones first."""
            mixed = rng.sample(ids, len(ids))
            return sorted(mixed, key=lambda card: card not in seldom)[:n]

        seats = 4 - number % 3
        cards = some(CARDS, seats * (HELD + DRAWN))
        hands = [cards[seat :: 2 * seats] for seat in range(seats)]
        draws = [cards[seats + seat :: 2 * seats] for seat in range(seats)]
        position: dict[str, Any] = {"hands": hands, "draws": draws, "max_hp": [STRONG] * seats}
        position |= {
            "enemies": [WALL],
            "pile": some(list(CONTENT.enemy_ids), seats - 1),
            "loot": some(EVENTS, REVEALED),
        }
        told = {"step": "number", "proxies": True, **position}
        return Playable(NomineesGame()).given(seats=seats, options={"mode": "expedition"}, **told)

    def heard(self, event: dict[str, Any]) -> Iterable[str]:
        """Tokens have names of their own, and are no cards."""
        return [name for name in super().heard(event) if not name.endswith("T")]


EXERCISE = NeombreExercise()
