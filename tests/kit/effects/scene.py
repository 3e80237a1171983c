"""Scenes of the toy: cards written in the test itself, played in the notation of the command line."""

import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.vecs import of
from ludotheque.kit.effects.phrases import Path
from ludotheque.match.faces import Playable
from ludotheque.match.registry import registry
from tests.games.shared.scenes import PlayedScene
from tests.kit.effects import words
from tests.kit.effects.toy import Watch, WatchGame

BEAST = """
[[prowler]]
id = "beast"
life = 10
active = [{ do = "hit", n = 1, to = "victim" }]
"""


def card(effect: str, name: str = "card", more: str = "") -> str:
    return f'[[card]]\nid = "{name}"\neffect = {effect}\n{more}\n'


class WatchScene(PlayedScene):
    state: Watch

    def life(self, *characters: int) -> list[int]:
        return [int(self.state.life[c]) for c in characters]

    def hand(self, seat: int) -> list[str]:
        ids = self.table.rules.edition.ids  # type: ignore[attr-defined]  # the toy's
        return [ids[card] for card in self.state.hands[seat]]


def edition(text: str, **options: int) -> words.Edition:
    faults: list[tuple[Path, str]] = []
    found = words.read(tomllib.loads(text), lambda path, reason: faults.append((path, reason)), **options)
    assert not faults, faults
    return found


def scene(
    cards: str, *hands: Sequence[str], prowlers: str = BEAST, deck: Sequence[str] = (), **options: int
) -> WatchScene:
    """The first night, each keeper with 8 life and the cards named, the prowlers of the file in play."""
    rules = WatchGame(edition(cards + prowlers, **options))
    numbers = {name: i for i, name in enumerate(rules.edition.ids)}
    table = Playable(rules).new(seats=max(2, len(hands)), seed=1)
    state: Any = table.state
    for seat in range(state.seats):
        state.hands[seat] = of([numbers[name] for name in hands[seat]] if seat < len(hands) else [])
    state.deck = of([numbers[name] for name in reversed(deck)])
    return WatchScene(table)


@contextmanager
def registered(rules: Game) -> Iterator[None]:
    """The toy is among the games as long as it is needed: loading looks there."""
    registry()["watch"] = rules
    yield
    del registry()["watch"]
