"""The rule of thumb for Diktat: never refused, sees no more than its seat, and clearly better than chance."""

import random

import pytest

from ludotheque.bots import registry as bots
from ludotheque.bots.diktat_thumb import DiktatThumb
from ludotheque.match.faces import game
from tests.bots.duel import play


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    """Six games, from every seat in turn: it wins them all."""
    for seed in range(6):
        at = seed % seats
        _, ranking = play(["thumb" if seat == at else "random" for seat in range(seats)], seed)
        assert ranking[at] == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_is_never_refused_among_its_own(seats: int) -> None:
    scores, _ = play(["thumb"] * seats, seats)
    assert max(scores) >= 5


def test_what_it_answers_depends_on_nothing_hidden() -> None:
    table = game("diktat").new(3, seed=11)
    rng = random.Random(4)
    for turn in range(80):
        seat = table.waiting[0].seat
        answers = {DiktatThumb(f"{turn}").answer(table.imagine(seat, rng), seat) for _ in range(3)}
        answers.add(DiktatThumb(f"{turn}").answer(table, seat))
        assert len(answers) == 1
        assert table.choose(seat, answers.pop()) is None


def test_it_takes_good_offers_and_declines_bad_ones() -> None:
    table = game("diktat").new(2, seed=1)  # everybody has PP and Agents after the first Development
    taker = table.waiting[0].seat
    giver = 1 - taker
    assert table.choose(giver, ("offer", taker, "give:pp:2")) is None
    number = table.view(taker)["offers"][0]["offer"]
    assert DiktatThumb("1").aside(table, taker) == ("accept", number)
    assert table.choose(taker, ("decline", number)) is None
    assert table.choose(giver, ("offer", taker, "give:pp:1", "get:emissary:2")) is None
    number = table.view(taker)["offers"][0]["offer"]
    assert DiktatThumb("1").aside(table, taker) == ("decline", number)
    assert DiktatThumb("1").aside(table, giver) is None


def test_bots_are_found_by_name_and_level() -> None:
    found = bots.find("diktat", None, None)
    assert found is not None and found[0].name == "thumb"
    assert bots.find("connect4", "thumb", None) is None
    assert bots.find("connect4", "random", "impossible") is None
    assert bots.find("connect4", None, None) == (bots.KINDS["random"], "normal")
