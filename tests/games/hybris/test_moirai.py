"""The Moirai (HYB-159 to HYB-179): which Quest, whose Cantos, what they ask for, and the conditions of enemies."""

from typing import Any

import pytest

from ludotheque.games.hybris import names, queries, state
from ludotheque.games.hybris.phases.demands import ANY_CITY, to_send_back
from tests.games.hybris.scene import Scene, quest, turn
from tests.games.hybris.tiles import whole
from tests.marks import rule


def by_olympian(name: str, **description: Any) -> Scene:
    """The Olympian of seat 0 attempts a Quest, its Pillar not resolved yet."""
    table = turn(**({"quests": [None, None, name]} | description))
    return table.play(0, "activate olympian", "go_on", "go moirai", "slot MO3", "go_on", f"quest {name}")


def character(table: Scene, name: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.player(seat)["characters"][name]
    return found


# -- which Quest


@rule("HYB-159", "HYB-Q70")
@pytest.mark.parametrize("moves", [("activate pollux",), ("activate olympian", "go_on", "go moirai")])
def test_anybody_there_attempts_any_quest_laid_open_within_reach_or_not(moves: tuple[str, ...]) -> None:
    table = turn(quests=["E04", "X08", "X03"], characters={0: {"pollux": "moirai"}}).play(0, *moves, "slot MO3")
    if table.asks == [(0, "before-action")]:
        table.play(0, "go_on")
    assert table.choices(0) == ["quest E04", "quest X08", "quest X03"] and table.player(0)["hand"] == 0


@rule("HYB-177")
def test_tiles_that_another_player_unlocked_open_no_way_to_cerberus() -> None:
    told: dict[str, Any] = {"quests": [None, "X08", "X09"], "characters": {0: {"pollux": "moirai"}}}
    table = turn(**told, freed=whole("POS1", "POS2")).play(0, "activate pollux", "slot MO3")
    assert [queries.unlocked(table.state, seat) for seat in (0, 1)] == [0, 2] and table.choices(0) == ["quest X08"]


# -- Cantos


def begun(name: str, first: list[str], second: list[str]) -> Scene:
    """Seat 0 completes the first Canto with one card and stops; a Hero of seat 1 goes on."""
    rows = {0: {"pollux": "reserve moirai"}, 1: {"thesee": "reserve moirai"}}
    table = quest(name, hands=[first, second], characters=rows).play(0, f"card {first[0]}")
    return table.play(0, "stop").play(1, "activate thesee", "slot MO2", f"quest {name}")


@rule("HYB-161", "HYB-162", "HYB-Q72")
def test_another_player_goes_on_with_the_next_canto_and_both_have_their_tokens_there() -> None:
    table = begun("E02", ["P03"], ["P01"]).play(1, "card P01")  # the second asks for Earth, not Air again
    assert table.table.view(None)["quests"][2]["chants"] == [0, 1, None] and table.have("vp") == [1, 2]
    assert character(table, "thesee", 1)["place"] == "MO2" and table.asks == [(0, "turn")]  # no card, no third Canto


@rule("HYB-165")
def test_the_epic_reward_is_for_whoever_completes_the_last_canto() -> None:
    table = begun("E14", ["K16"], ["P02"]).play(1, "card P02")
    assert table.have("vp") == [2, 3] and table.asks == [(1, "remove")]  # the Spark


@rule("HYB-164")
def test_after_a_success_one_may_stop() -> None:
    table = quest("E02", hands=[["P03", "P01"]]).play(0, "card P03")
    assert table.asks == [(0, "next-chant")] and table.choices(0) == ["discard P03", "discard P01", "stop"]
    table.play(0, "stop")
    assert table.player(0)["discard"] == [] and character(table, "pollux")["place"] == "MO3"


@rule("HYB-166")
def test_a_further_canto_that_fails_defeats_like_the_first() -> None:
    table = quest("E04", hands=[["P02", "P01"]]).play(0, "card P02", "discard P01")  # no Air is left
    assert table.table.view(None)["quests"][2]["chants"] == [0, None] and character(table, "pollux")["place"] == "below"


@rule("HYB-166")
def test_a_canto_that_fails_wounds_an_olympian_and_its_pillar_serves_the_others() -> None:
    table = by_olympian("E04")
    assert character(table, "olympian") == {"place": "reserve", "acted": True, "lying": True}
    assert table.have("greatness") == [4, 3] and table.have("faithful") == [0, 1] and table.asks == [(1, "turn")]


# -- what a Canto asks for


@rule("HYB-Q131", "HYB-Q74", "HYB-168")
def test_what_can_be_shown_has_to_be_and_is_seen_by_all_and_kept() -> None:
    table = quest("E04", hands=[["P02", "P01"]])
    assert table.choices(0) == ["card P02"]
    table.play(0, "card P02")
    assert [event["cards"] for event in table.told("showed", 1)] == [["P02"]]
    assert table.player(0, 0)["hand"] == ["P02", "P01"] and table.player(0)["discard"] == []
    both = quest("E14", hands=[["K16"]]).play(0, "card K16")  # Earth and Air on one card
    assert both.have("vp")[0] == 2


@rule("HYB-167", "HYB-Q73")
@pytest.mark.parametrize(
    ("rows", "vp"),
    [
        ({0: {"heracles": "elis acted"}}, 2),
        ({0: {"heracles": "argos acted"}}, 0),
        ({1: {"thesee": "elis acted"}}, 0),
        ({0: {"prophet_1": "elis acted"}}, 0),
    ],
)
def test_who_is_sent_back_is_ones_own_of_that_type_and_from_that_city(rows: dict[int, Any], vp: int) -> None:
    table = quest("E08", characters={0: {"pollux": "reserve moirai"} | rows.get(0, {}), 1: rows.get(1, {})})
    assert table.have("vp")[0] == vp and character(table, "pollux")["place"] == ("MO3" if vp else "below")
    if vp:
        assert character(table, "heracles") == {"place": "reserve", "acted": True}


@rule("HYB-Q73")
@pytest.mark.parametrize(("heracles", "vp"), [("UN1 acted", 4), ("underworld_art acted", 4), ("below", 2)])
def test_a_defeated_hero_does_not_stand_in_the_underworld(heracles: str, vp: int) -> None:
    table = quest("E03", hands=[["CZ4", "P01"]], characters={0: {"pollux": "reserve moirai", "heracles": heracles}})
    table.play(0, "card CZ4", "discard P01")
    assert table.have("vp")[0] == vp and character(table, "heracles")["place"] == ("reserve" if vp == 4 else "below")


@rule("HYB-167", "HYB-Q73")
def test_only_a_hero_is_sent_back_for_a_hero() -> None:
    for other in ("olympian", "prophet_1"):
        table = quest("E08", characters={0: {"pollux": "reserve moirai", other: "elis acted"}})
        assert table.player(0)["characters"][other]["place"] == "elis"
        assert table.player(0)["characters"]["pollux"]["place"] == "below"


@rule("HYB-167", "HYB-Q39")
def test_whoever_stands_on_an_illustration_stands_in_its_location() -> None:
    for place, met in (("colosseum_art", True), ("CO2", True), ("olympus_art", False), ("OL2", False)):
        table = quest("E12", characters={0: {"pollux": "reserve moirai", "heracles": f"{place} acted"}})
        assert (table.player(0)["characters"]["heracles"]["place"] == "reserve") is met
        assert (table.told("chant-failed") == []) is met


@rule("HYB-167", "HYB-Q73")
@pytest.mark.parametrize(("place", "sent_back"), [("FO2", True), ("OR2", False), ("lemnos", False)])
def test_a_chant_wants_a_prophet_from_the_forge(place: str, sent_back: bool) -> None:
    table = quest("E05", characters={0: {"pollux": "reserve moirai", "prophet_1": f"{place} acted"}}, aegis=[3])
    assert (table.player(0)["characters"]["prophet_1"]["place"] == "reserve") is sent_back
    assert (table.told("chant-failed") == []) is sent_back
    assert table.have("aegis")[0] == (4 if sent_back else 2)


# -- Confrontations


@rule("HYB-171")
def test_an_olympian_has_the_reward_of_a_confrontation_too() -> None:
    table = by_olympian("X08", hands=[["P01", "P02"]]).play(0, "card P01", "card P02")
    assert table.have("vp")[0] == 3 and table.have("faithful")[0] == 2


@rule("HYB-173")
def test_symbols_left_in_the_hand_show_nothing() -> None:
    cards: dict[str, Any] = {"arena": ["K07"] * 3, "determination": [6]}
    kept = quest("X12", hands=[["P01", "P02", "P03"]], **cards).play(0, "card P01", "card P02", "stop")
    assert kept.told("enemy")[0]["force"] == 7 and kept.told("total")[0]["force"] == 8 and kept.told("defeated")
    shown = quest("X12", hands=[["P01", "P02", "P03"]], **cards).play(0, "card P01", "card P02", "card P03")
    assert shown.told("defeated") == []


@rule("HYB-Q75")
def test_the_hind_is_a_combat_won_and_its_reward_comes_after_the_hero() -> None:
    table = quest("X02", tiles={"M05": "0 EL1"})  # 2 VP for a Combat won
    assert table.asks == [(0, "fall-hero")] and table.have("vp")[0] == 2 and table.told("removed") == []
    table.play(0, "hero pollux")
    assert table.asks == [(0, "remove")]


@rule("HYB-Q75")
def test_without_a_hero_the_hind_defeats_the_olympian() -> None:
    table = by_olympian("X02", characters={0: {"pollux": "below"}})
    assert [event["character"] for event in table.told("defeated")] == ["olympian"] and table.have("vp")[0] == 0


@rule("HYB-176")
def test_the_card_for_the_sphinx_goes_before_its_own_are_seen() -> None:
    table = quest("X10", arena=["K03", "K07"], hands=[["P01", "P04"]])
    assert table.asks == [(0, "lose-card")] and table.table.view(0)["drawn"] == []
    table.play(0, "discard P04")
    assert table.told("enemy")[0]["force"] == 2 + 1 + 1 and table.choices(0) == ["card P01", "stop"]


@rule("HYB-178")
def test_a_weapon_without_force_keeps_its_effect() -> None:
    poseidon: dict[str, Any] = {"olympians": ["poseidon", "zeus"], "hero": "thesee", "determination": [6]}
    table = quest("X04", hands=[["CP4", "K02"]], **poseidon).play(0, "card CP4", "card K02")
    assert table.told("total")[0]["force"] == 0 + 1 + 2 + 2  # one more for Water beside it, and the Combo


@rule("HYB-179")
def test_beside_the_one_weapon_other_types_may_be_played() -> None:
    table = quest("X06", arena=["K03", "K07"], hands=[["P01", "P10", "P03"]], determination=[6]).play(0, "card P01")
    assert table.choices(0) == ["card P03", "stop"]


@rule("HYB-Q75", "HYB-277", "HYB-Q105")
def test_a_hero_that_falls_for_its_own_victory_goes_on_with_the_turn() -> None:
    heroes = {0: {"pollux": "reserve moirai", "heracles": "reserve"}}
    for fallen in ("pollux", "heracles"):
        table = turn(quests=[None, None, "X02"], premonitions=[["V28"]], characters=heroes)
        table.play(0, "activate pollux", "slot MO3", "go_on", "quest X02", f"hero {fallen}")
        assert table.player(0)["characters"][fallen]["place"] == "below"
        assert table.told("defeated") == [] and table.asks == [(0, "after-action")]


@rule("HYB-173", "HYB-250")
def test_a_condition_is_met_by_ones_own_cards() -> None:
    """The Hydra wants two Fire."""
    for hand, won in ((["P04", "P05", "P01"], True), (["P04", "P01", "P03"], False)):
        table = quest("X01", arena=["K03", "K15"], hands=[hand], determination=[6])
        table.play(0, *(f"card {card}" for card in hand))
        assert (table.told("defeated") == []) is won and (table.table.view(None)["quests"][2] is None) is won


@rule("HYB-167", "HYB-Q73", "HYB-276")
def test_a_defeated_hero_stands_in_no_location() -> None:
    """Neither in the Underworld, where slots are, nor in a City."""
    for place, found in (("below", [[], []]), ("UN1 acted", [[0], []]), ("elis acted", [[], [0]])):
        s = turn(characters={0: {"pollux": place}}).state
        asked = (1 + names.UNDERWORLD, ANY_CITY)
        assert [list(to_send_back(s, 0, names.A_HERO, where)) for where in asked] == found
    assert queries.location_of(state.BELOW) == state.NOBODY
