"""Whole games at random, one of each scenario: at every pause each piece is in one place, and what is offered is just
what is not refused."""

from collections.abc import Iterator
from itertools import product

import pytest

from ludotheque.core.chance import mix
from ludotheque.core.state import pack
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.names import CLANS, SCENARIO_IDS
from ludotheque.games.steamwatchers.state import ORDER_IDS, TITLE_IDS, UNIT_IDS, Steam
from ludotheque.games.steamwatchers.verbs import VERBS
from tests.marks import rule

pytestmark = pytest.mark.whole

SEATS = dict(zip(SCENARIO_IDS, (2, 2, 3, 3, 2, 3, 4, 4, 5), strict=True))
NUMBERS = range(8)  # more than any question about a number of pieces goes to
FEW = range(0, 8, 3)  # where two numbers are asked for at once


def universe(s: Steam) -> Iterator[int]:
    """Every choice of every question of the game."""
    kinds = {
        "zone": s.content.zones,
        "sea": s.content.seas,
        "archon": len(s.content.archon_ids),
        "clan": CLANS,
        "title": len(TITLE_IDS),
        "order": len(ORDER_IDS),
        "unit": len(UNIT_IDS),
        "structure": len(STRUCTURE_IDS),
    }
    for verb, (_, *arguments) in VERBS.items():
        numbers = NUMBERS if arguments.count("int") == 1 else FEW
        for values in product(*(numbers if kind == "int" else range(kinds[kind]) for kind in arguments)):
            yield pack(verb, *values)


def play(scenario: str, seed: int) -> tuple[int, set[str]]:
    """Counts the pauses, and names the questions that were compared with the whole universe."""
    game = SteamwatchersGame()
    s = game.create(SEATS[scenario], game.check_options(SEATS[scenario], {"scenario": scenario}))
    s.reseed(seed)
    s.settle()
    choices = set(universe(s))
    pauses, seen = 0, set[str]()
    while not s.over:
        assert [*game.faults(s)] == []
        top, seat = s.stack[-1], s.actor()
        offered = [int(choice) for choice in top.legal(s, seat)]
        assert len(set(offered)) == len(offered) > 0
        question = f"{type(top).__name__} {top.prompt(s, seat)[1]}"
        if question not in seen:
            seen.add(question)
            allowed = {choice for choice in choices if top.why_not(s, seat, choice) is None}
            assert allowed == choices.intersection(offered), question
        pauses += 1
        s.play(offered[mix(seed * 1000 + pauses) % len(offered)])
    assert [*game.faults(s)] == []
    return pauses, seen


@rule("STW-004", "STW-013", "STW-008", "STW-012", "STW-017", "STW-022", "STW-071", "STW-115")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_piece_is_in_one_place_and_every_guard_agrees_with_what_is_offered(scenario: str) -> None:
    pauses, seen = play(scenario, 7)
    assert pauses > 60 and len(seen) > 12
