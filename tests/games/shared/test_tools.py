"""The tools take a game as parameter: balance and drawing."""

import re

import pytest

from ludotheque.match.registry import registry
from tools import balance, drawing

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("game", registry())
def test_balance_counts_every_seat_of_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = max(2, registry()[game].manifest.seats[0])
    balance.main(["--game", game, "--games", "2", "--seats", str(seats)])
    rows = re.findall(r"^(\S+) +(\d+) +[\d.]+%", capsys.readouterr().out, flags=re.MULTILINE)
    assert [int(games) for label, games in rows if label == "glance"] == [2 * seats]
    assert all((str(seat + 1), "2") in rows for seat in range(seats))


def test_balance_tells_groups_and_traits(capsys: pytest.CaptureFixture[str]) -> None:
    balance.main(
        ["--game", "steamwatchers", "--games", "1", "--seats", "2", "--by-lot", "clan", "deployment", "--hasard"]
    )
    told = capsys.readouterr().out
    assert all(f"\n{kind} " in told for kind in ("group", "deployment", "first_title", "turn_to_choose", "thinks"))
    assert "hasard" in told and "glance" in told


def test_balance_tells_what_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    balance.main(["--game", "hybris", "--games", "1", "--seats", "2", "--by-lot", "olympian"])
    kinds = re.split(r"^(\w+) +games .*$", capsys.readouterr().out, flags=re.MULTILINE)[1:]
    told = dict(zip(kinds[::2], kinds[1::2], strict=True))
    assert set(told) >= {"group", "seat", "pillar", "tile"}
    assert re.search(r"^pillar_\d +[12] ", told["pillar"], flags=re.MULTILINE)


def test_balance_of_those_who_think_tells_what_nobody_took(capsys: pytest.CaptureFixture[str]) -> None:
    balance.main(
        ["--game", "hybris", "--games", "1", "--seats", "2", "--by-lot", "olympian", "--think", "2", "--seed", "3"]
    )
    told = capsys.readouterr().out
    counted, names = told[told.rindex("\n\n") :].strip().split("\n")
    rare, offered = map(int, re.findall(r"\d+", counted)[:2])
    assert rare == len(names.split(", ")) and 60 < rare < offered  # tiles alone are sixty, and few are designed
    tiles = set(re.findall(r"tile (\w\d\d) 0 of 1", names))
    assert 40 < len(tiles) < 60 and not tiles & set(re.findall(r"^([ACMSO]\d\d) ", told, flags=re.MULTILINE))


def test_every_drawing_is_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert drawing.games() == ["steamwatchers"]
    for game in drawing.games():
        assert drawing.main(["--game", game, "--check"]) == 0
        assert "fresh" in capsys.readouterr().out
