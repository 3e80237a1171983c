"""Rules one can try show no card that a first journey does not come upon at once."""

import pytest

from ludotheque.core.game import Game
from ludotheque.match import examples
from ludotheque.match.examples import Example
from ludotheque.match.registry import rules_of
from ludotheque.server.cards import gather
from ludotheque.server.examples import example_card
from tests.marks import rule

FIRST = {"0R", "1B"}  # the path from the refuge and the zone where everybody begins


def known(game: Game) -> set[str]:
    content = game.content
    return content.reached({"content": "house"}, set()) | FIRST


@rule("NEO-003")
@pytest.mark.parametrize("example", examples.load("neombre"), ids=lambda example: str(example.rule))
def test_an_example_spoils_nothing(example: Example) -> None:
    game, told = rules_of("neombre"), set[str]()
    card = example_card("neombre", example)
    gather(
        [card.view, card.names, *(part for move in card.moves for part in (move.choice, move.view, move.events))], told
    )
    assert game.content.reached({"content": "house"}, told) <= known(game)
