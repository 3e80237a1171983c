"""Laws between the fields of a position: what breaks one is named with field, law and rule, in both languages."""

from typing import Annotated, Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, FIXED, NOBODY, OWNER, SHARED, Row
from ludotheque.core.laws import Broken, Laws
from ludotheque.core.position import at_least, new, position, row, rows, size, within
from ludotheque.core.state import State
from ludotheque.core.vecs import of

IDS = {"card": ("ace", "king", "queen")}


@row
class Player(Row):
    clan: Annotated[i64, ("north", "south", "west")] = NOBODY
    gold: Annotated[i64, at_least(0)] = 0
    towers: Annotated[i64, at_least(0)] = 0


@position
class Land(State):
    highest: Annotated[i64, FIXED] = 2
    turn: Annotated[i64, within(1, 6)] = 1
    players: Annotated[vec[i64], rows(Player, "seats")]
    hands: Annotated[list[vec[i64]], OWNER, SHARED, "card", size("seats")]
    deck: Annotated[vec[i64], COUNT, SHARED, "card"]


LAWS = Laws(Land)
LAWS.each_once("LND-04", "card", "deck hands")
LAWS.distinct("LND-05", "clan")
LAWS.most("LND-06", "towers", lambda s, seat: s.highest)


@LAWS.law(
    "LND-07",
    "gold towers",
    en="seat {seat} has {n} towers and no gold",
    fr="la place {seat} a {n} tours et pas d’or",
    when=lambda s: s.turn > 1,
)
def towers_are_paid(s: Land) -> Broken:
    for seat in range(s.seats):
        if s.get(seat, Player.towers) > 0 and s.get(seat, Player.gold) == 0:
            yield {"seat": seat, "n": s.get(seat, Player.towers)}


def land() -> Land:
    s = new(Land, 2)
    s.deck, s.hands[0] = of([2, 0]), of([1])
    s.put(0, Player.clan, 0)
    s.put(1, Player.clan, 2)
    return s


def broken(s: Land, **changes: Any) -> list[str]:
    for name, value in changes.items():
        setattr(s, name, value)
    return [fault.en for fault in LAWS.faults(s, IDS)]


def test_a_position_that_keeps_its_laws_has_no_fault() -> None:
    assert broken(land()) == []


def test_a_card_twice_and_a_card_nowhere_are_named() -> None:
    assert broken(land(), deck=of([2, 1])) == [
        "deck, hands: card ace lies there 0 times; there are 1 of it (LND-04).",
        "deck, hands: card king lies there 2 times; there are 1 of it (LND-04).",
    ]


def test_where_some_may_be_missing_none_is_there_twice() -> None:
    some = Laws(Land)
    some.each_once("LND-08", "card", "deck", of=lambda s: [0, 0, 1], also=lambda s: s.hands[0], some=True)
    s = land()
    s.deck = of([0, 0])
    assert list(some.faults(s, IDS)) == []
    s.deck = of([0, 0, 1])
    (fault,) = some.faults(s, IDS)
    assert fault.fr == "deck : king s’y trouve 2 fois ; il y en a 1 (LND-08)."


def test_two_players_of_one_clan_and_a_number_past_another() -> None:
    s = land()
    s.put(0, Player.clan, 2)
    s.put(1, Player.towers, 3)
    assert broken(s) == [
        "clan: 2 is there 2 times, and can be once (LND-05).",
        "towers: number 1 is 3; it is at most 2 (LND-06).",
    ]


def test_a_law_of_ones_own_holds_when_it_says_and_speaks_both_languages() -> None:
    s = land()
    s.put(1, Player.towers, 1)
    assert broken(s) == []
    assert broken(s, turn=2) == ["gold, towers: seat 1 has 1 towers and no gold (LND-07)."]
    assert [fault.fr for fault in LAWS.faults(s, IDS)] == ["gold, towers : la place 1 a 1 tours et pas d’or (LND-07)."]


def test_laws_count_on_kinds_bounds_and_shapes_which_come_first() -> None:
    assert broken(land(), turn=7, deck=of([])) == ["turn is 7; it is at least 1 and at most 6."]
    assert broken(land(), players=of([0, 0, 0])) == ["players has 3 entries; there are 6."]
    assert broken(land(), hands=[of([1])], turn=7) == ["hands has 1 entries; there are 2."]


def test_a_law_of_a_field_that_there_is_not_is_refused_when_it_is_declared() -> None:
    with pytest.raises(ValueError, match="no field and no column 'moon'"):
        Laws(Land).distinct("LND-09", "moon")
