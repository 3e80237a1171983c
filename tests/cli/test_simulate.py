"""`simulate`."""

import json

import pytest

from ludotheque.match.bots import BOTS
from tests.cli.drive import fault, fine


def test_any_number_of_workers_prints_the_same() -> None:
    words = ("simulate", "connect4", "--games", 120, "--seed", "s", "--json")
    one, two = (json.loads(fine(*words, "--workers", n)) for n in (1, 2))
    assert (one.pop("speed")["workers"], two.pop("speed")["workers"]) == (1, 2)
    assert one == two and one["games"] == 120
    assert json.loads(fine("simulate", "connect4", "--games", 120, "--json"))["seats"] != one["seats"]


def test_statistics_are_told_in_lines() -> None:
    said = fine("simulate", "connect4", "--games", 50)
    assert said.startswith("connect4: 50 games, 2 seats, no options, seed 1\ndecisions a game: ")
    for words in ("seat 0", "seat 1", "95 % interval", "ties: ", "ended by four-in-a-row", "games and "):
        assert words in said


@pytest.mark.usefixtures("small_game")
def test_groups_and_options_are_told() -> None:
    said = fine("simulate", "small", "--games", 20, "--option", "mood=wild")
    assert "mood=wild" in said and "\neven " in said and "\nodd " in said


def test_wrong_calls() -> None:
    assert "no game 'chess'" in fault("simulate", "chess")
    assert "2 to 2 seats" in fault("simulate", "connect4", "--seats", 4)
    assert "no option" in fault("simulate", "connect4", "--option", "x=1")
    assert f"the bots are: {', '.join(BOTS)}" in fault("simulate", "connect4", "--bot", "deep")
