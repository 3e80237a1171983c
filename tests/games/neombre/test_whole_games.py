"""Whole games at random: no card lost, nobody stuck, in every zone and at every table."""

import random

import pytest

from ludotheque.core.state import verb_of
from ludotheque.games.neombre import verbs
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.match.faces import Playable

pytestmark = pytest.mark.whole

GAME = NomineesGame()


def play(seats: int, seed: int, **options: object) -> int:
    """Everybody answers at random, but nobody gives up and few pass; how many answers there were."""
    s, rng, n = Playable(GAME).start(seats, seed, options), random.Random(seed), 0
    while not s.over:
        asked = s.asked()
        seat = rng.choice([seat for seat in range(seats) if asked >> seat & 1])
        offered = [choice for choice in s.stack[-1].legal(s, seat) if verb_of(choice) != verbs.CONCEDE]
        if verb_of(offered[0]) == verbs.ENEMIES:
            offered = offered[: max(seats - 1, 1)]
        if len(offered) > 1 and rng.random() < 0.7:
            offered = [choice for choice in offered if verb_of(choice) != verbs.END]
        choice = rng.choice(offered)
        assert s.why_not(seat, choice) is None
        s.apply(seat, choice)
        n += 1
        assert [*GAME.faults(s)] == [] and n < 20_000
    return n


@pytest.mark.parametrize("zone", ["0R", "1B", "1T", "2P", "2S", "2V", "3C", "3K", "4G", "4M", "5N"])
def test_a_fight_in_every_zone(zone: str) -> None:
    for seats in (1, 2, 4):
        assert play(seats, seats, mode="fight", zone=zone) > 2


@pytest.mark.parametrize("seats", [1, 3])
def test_an_expedition_and_a_journey(seats: int) -> None:
    assert play(seats, 7, mode="expedition", zone="1B") > 10
    assert play(seats, 7) > 10
