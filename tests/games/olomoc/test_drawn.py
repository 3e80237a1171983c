"""A layout that somebody drew: how it is written, what is wrong with it, and that it is played on."""

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.games.olomoc.drawn import LONGEST, layout_of
from ludotheque.games.olomoc.loader import EDITIONS, load
from ludotheque.match.journal import journal_of
from ludotheque.match.printed import flaws
from ludotheque.match.registry import rules_of
from tests.drivers import Driver
from tests.marks import rule

HOUSE = EDITIONS.named("house")
AGENDAS = {agenda["id"] for agenda in HOUSE.agendas}


def box(west: int, south: int, east: int, north: int) -> list[list[int]]:
    return [[west, south], [east, south], [east, north], [west, north]]


def text(*pieces: Any) -> str:
    return json.dumps(pieces)


WALL = ["obstructing", box(2200, 4300, 5200, 5100)]


def told(drawn: str) -> list[dict[str, Any]]:
    return flaws(rules_of("olomoc"), {"drawn": drawn})


@rule("OLO-188", "OLO-Q92")
def test_a_drawn_layout_is_played_on_to_the_end() -> None:
    table = ludotheque.game("olomoc").new(2, 5, {"drawn": text(WALL, ["low", box(8000, 11500, 9000, 12500)])})
    state: Any = table.state
    content = state.content
    assert content.layout_ids[-1] == "drawn" and content.first_terrain[-1] - content.first_terrain[-2] == 2
    for _ in Driver(5).play(table):
        pass
    assert table.over and state.layout == len(content.boards) - 1
    assert ludotheque.replay(journal_of(table)).digest() == table.digest()


@rule("OLO-189")
def test_a_drawing_says_what_is_wrong_with_it_and_of_which_pieces() -> None:
    assert told(text(WALL)) == []
    (flaw,) = told(text(WALL, ["low", box(5100, 4300, 6000, 5100)]))
    assert flaw == {
        "say": {"fr": "décor 2 recouvre décor 1 (OLO-189)", "en": "terrain 2 overlaps terrain 1 (OLO-189)"},
        "pieces": ["t2", "t1"],
        "bars": None,
    }
    with pytest.raises(BadOption, match="cannot be played: t2 overlaps t1"):
        layout_of(text(WALL, ["low", box(5100, 4300, 6000, 5100)]), HOUSE)


@rule("OLO-189", "OLO-Q93")
def test_an_agenda_that_does_not_suit_a_drawing_is_barred_alone() -> None:
    agenda = next(each for each in HOUSE.agendas if each.get("markers"))
    x, y = agenda["markers"][0]["at"]
    drawn = text(["obstructing", box(x - 300, y - 300, x + 300, y + 300)])
    barred = {flaw["bars"] for flaw in told(drawn)}
    assert agenda["id"] in barred and None not in barred and barred < AGENDAS
    assert set(layout_of(drawn, HOUSE)["agendas"]) == AGENDAS - barred
    with pytest.raises(BadOption, match="OLO-189"):
        ludotheque.game("olomoc").new(2, 5, {"drawn": drawn, "agenda": agenda["id"]})


@rule("OLO-Q92")
def test_a_drawing_on_which_no_agenda_can_be_played_is_refused() -> None:
    everywhere = text(["obstructing", box(2000, 2000, 14000, 14000)])
    assert None in {flaw["bars"] for flaw in told(everywhere)}
    with pytest.raises(BadOption, match="no agenda can be played"):
        load("house", everywhere)


@pytest.mark.parametrize(
    ("drawn", "reason"),
    [
        ("no", "no JSON"),
        ("{}", "JSON list"),
        ("[" * 5000, "no JSON"),
        (text(WALL) + " " * LONGEST, "characters"),
        (text(*[WALL] * 33), "at most 32 pieces"),
        (text(["stone", box(2200, 4300, 5200, 5100)]), "piece 1 is not"),
        (text(["low"]), "piece 1 is not"),
        (text(WALL, ["low", [[3000, 3000], [4000, 4000]]]), "piece 2 is not"),
        (text(["low", [[3000.5, 3000], [4000, 3000], [4000, 4000]]]), "whole numbers"),
        (text(["low", [[True, 3000], [4000, 3000], [4000, 4000]]]), "whole numbers"),
        (text(["low", [[10**9, 3000], [4000, 3000], [4000, 4000]]]), "whole numbers"),
        (text(["low", [[3000, 3000], [4000, 4000], [4000, 3000], [3000, 4000]]]), "crosses itself"),
    ],
)
def test_what_is_no_layout_is_refused_in_words(drawn: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        ludotheque.game("olomoc").new(2, 5, {"drawn": drawn})


@rule("OLO-188")
def test_a_drawn_layout_and_one_of_the_content_are_not_both_played_on() -> None:
    with pytest.raises(BadOption, match="as well"):
        ludotheque.game("olomoc").new(2, 5, {"drawn": text(WALL), "layout": "friche"})
