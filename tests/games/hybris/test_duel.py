"""The Duel (HYB-278 to HYB-301)."""

from typing import Any

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.hybris import names, queries
from ludotheque.games.hybris.game import HybrisGame
from tests.games.hybris.scene import Scene, duel, end, fresh, laid, scene
from tests.games.hybris.tiles import whole
from tests.marks import rule

CITIES = set(names.CITY_IDS)


def spots(table: Scene, seat: int) -> set[str]:
    return {choice.split()[1] for choice in table.choices(seat)}


# -- before the first Age


@rule("HYB-278", "HYB-304", "HYB-Q141")
def test_a_duel_is_for_two_with_any_scenario() -> None:
    game = HybrisGame()
    for seats in (3, 4):
        with pytest.raises(BadOption, match="HYB-278"):
            game.check_options(seats, {"duel": True})
    game.check_options(2, {"duel": True, "scenario": "titanomachie", "grip": True})
    game.check_options(2, {"duel": True, "variant": "victoire_eveil"})
    with pytest.raises(BadOption, match="HYB-304"):
        game.check_options(2, {"duel": True, "variant": "victoire_eveil", "scenario": "titanomachie"})


@rule("HYB-280", "HYB-281", "HYB-282", "HYB-Q117")
def test_authority_begins_with_two_tokens_each() -> None:
    table = fresh(2, duel=True).play(0, "olympian hades").play(1, "olympian zeus")
    assert table.asks == [(0, "lay-token")]  # Hadès stands on space 4
    assert len(table.choices(0)) == 46 and "lay UN3 forbidden" in table.choices(0)  # dotted slots too
    table.play(0, "lay UN3 forbidden")
    assert table.asks == [(1, "lay-token")] and len(table.choices(1)) == 44
    assert table.refused(1, "lay UN3 olympian").why == "spot-not-empty"
    table.play(1, "lay argos olympian")
    assert table.asks == [(0, "lay-token")] and len(table.choices(0)) == 21
    assert table.refused(0, "lay OL1 forbidden").why == "other-face"
    table.play(0, "lay OL1 olympian").play(1, "lay OL2 forbidden")
    assert laid(table) == {"UN3": "0 forbidden", "argos": "1 olympian", "OL1": "0 olympian", "OL2": "1 forbidden"}
    assert table.asks == [(1, "pillar")] and table.have("olympian_tokens") == [13, 13]


@rule("HYB-278", "HYB-027")
def test_nothing_of_this_without_a_duel() -> None:
    table = fresh(2).play(0, "olympian hades").play(1, "olympian zeus")
    assert table.asks == [(1, "pillar")]
    table.play(1, "pillar pillar_2").play(0, "pillar pillar_1")
    assert table.asks[0][1] == "plan" and laid(table) == {} and table.have("posture") == [None, None]


# -- Phase 1


@rule("HYB-279", "HYB-283", "HYB-284", "HYB-285", "HYB-286", "HYB-300", "HYB-Q109")
def test_two_pillars_and_a_posture_each() -> None:
    table = scene(2, options={"duel": True}, phase="pillars", prayers_on=[])
    table.play(0, "pillar pillar_4").play(1, "pillar pillar_3").play(0, "pillar pillar_6")
    assert table.asks == [(0, "posture")] and table.choices(0) == ["posture humble", "posture proud"]
    table.play(0, "posture proud")
    assert table.asks == [(0, "cover")] and table.choices(0) == ["cover pillar_4", "cover pillar_6"]
    table.play(0, "cover pillar_6")
    assert table.refused(1, "pillar pillar_6").why == "pillar-taken"
    assert table.choices(1) == ["pillar pillar_1", "pillar pillar_2", "pillar pillar_5"]
    table.play(1, "pillar pillar_5", "posture humble", "cover pillar_3")
    rows = [table.player(seat) for seat in (0, 1)]
    assert [row["posture"] for row in rows] == ["proud", "humble"]
    assert [row["covered"] for row in rows] == ["pillar_6", "pillar_3"]
    assert [row["second"] for row in rows] == ["pillar_6", "pillar_5"]
    assert table.table.view(None)["pillar_prayers"] == []  # no Prayers on those left
    table.play(0, "ready").play(1, "ready")
    assert table.asks == [(1, "turn")]  # 3 comes before 4


@rule("HYB-283")
def test_whoever_leads_picks_first_each_time() -> None:
    table = scene(2, options={"duel": True}, phase="pillars", greatness=[4, 3])
    order = []
    for pillar in (1, 2, 3, 4):
        order.append(table.asks[0][0])
        table.play(order[-1], f"pillar pillar_{pillar}")
        if table.asks[0][1] == "posture":
            table.play(order[-1], "posture humble", f"cover pillar_{pillar}")
    assert order == [1, 0, 1, 0]


# -- tokens on slots


@rule("HYB-287", "HYB-Q111", "HYB-Q140")
def test_nobody_visits_a_forbidden_slot() -> None:
    table = duel(
        characters={0: {"pollux": "olympus", "prophet_1": "mortal_world"}},
        laid={"OL1": "0 forbidden", "OL2": "1 forbidden", "OL3": "1 olympian", "argos": "0 forbidden"},
        prayer=[3],
    )
    table.play(0, "activate pollux")
    assert laid(table)["OL1"] == "0 forbidden" and "OL3" not in laid(table)  # the only slot left was taken
    table = duel(
        characters={0: {"prophet_1": "mortal_world"}}, laid={"argos": "0 forbidden", "elis": "1 olympian"}
    ).play(0, "activate prophet_1")
    assert spots(table, 0) == CITIES - {"argos"}


@rule("HYB-Q111")
def test_with_every_slot_forbidden_one_stands_on_the_illustration() -> None:
    table = duel(
        characters={0: {"pollux": "olympus"}},
        laid={"OL1": "0 forbidden", "OL2": "1 forbidden", "OL3": "1 forbidden"},
        aegis=[3],
    )
    table.play(0, "activate pollux", "lay CO1 forbidden")
    assert table.player(0)["characters"]["pollux"]["place"] == "olympus_art" and table.have("aegis")[0] == 1


@rule("HYB-Q116", "HYB-318")
def test_the_kunee_does_not_open_a_forbidden_slot() -> None:
    table = duel(
        olympians=["hades", "zeus"],
        freed=whole("HAD1"),
        pillars=["pillar_5", "pillar_3"],
        laid={"OL1": "1 forbidden"},
        characters={1: {"olympian": "OL2"}},
    )
    assert queries.unlocked(table.state, 0) == 1
    table.play(0, "activate olympian").until("where").play(0, "go olympus")
    assert spots(table, 0) == {"OL2", "OL3"}


@rule("HYB-288", "HYB-Q107")
def test_ones_own_token_face_up_gives_a_point() -> None:
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL1": "0 olympian", "OL2": "0 olympian"}, vp=[2, 0])
    table.play(0, "activate pollux", "slot OL1")
    assert table.have("vp") == [3, 0] and laid(table) == {"OL2": "0 olympian"}


@rule("HYB-289")
def test_the_token_of_the_other_gives_the_other_greatness() -> None:
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL2": "1 olympian"}, greatness=[2, 3])
    table.play(0, "activate pollux", "slot OL2")
    assert table.have("greatness") == [3, 2] and table.have("vp") == [0, 0] and laid(table) == {}
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL2": "1 olympian"}, greatness=[2, 1])
    table.play(0, "activate pollux", "slot OL2")
    assert table.have("greatness") == [2, 1] and table.have("vp") == [0, 1], "on the first space it is 1 VP"


@rule("HYB-290", "HYB-291", "HYB-292", "HYB-Q108", "HYB-Q110", "HYB-Q118")
def test_a_hero_at_the_forge_brings_a_token() -> None:
    """EX-22"""
    table = duel(
        characters={0: {"pollux": "forge"}, 1: {"olympian": "OR1"}},
        tiles={"A01": "0 1"},
        laid={"OL1": "1 olympian"},
        aegis=[3],
    )
    table.play(0, "activate pollux", "slot FO2")
    assert table.asks == [(0, "lay-token")] and table.have("aegis")[0] == 2  # the bonus of the slot waits
    assert spots(table, 0) == {"FO1", "FO3", "OL2", "OL3", "OR2", "OR3"} | CITIES
    assert all(choice.endswith(" forbidden") for choice in table.choices(0))  # Humble
    assert table.refused(0, "lay UN1 forbidden").why == "spot-too-far"
    assert table.refused(0, "lay OL2 olympian").why == "other-face"
    assert table.refused(0, "slot OL2").why == "not-offered"
    table.play(0, "lay OL2 forbidden")
    assert laid(table)["OL2"] == "0 forbidden" and table.have("aegis")[0] == 3


@rule("HYB-006", "HYB-292", "HYB-Q118")
def test_the_ring_of_locations() -> None:
    ring = ["olympus", "colosseum", "underworld", "moirai", "oracle", "forge"]
    for i, here in enumerate(ring):
        near = {
            there
            for there in names.LOCATION_IDS
            if queries.adjacent(names.LOCATION_IDS.index(here), names.LOCATION_IDS.index(there))
        }
        assert near == {here, ring[i - 1], ring[(i + 1) % 6], "mortal_world"}
    assert all(queries.adjacent(names.MORTAL_WORLD, place) for place in range(names.LOCATIONS))


@rule("HYB-290", "HYB-291")
def test_the_proud_lay_their_tokens_face_up() -> None:
    table = duel(postures=["proud pillar_5", "humble pillar_6"], characters={0: {"prophet_1": "mortal_world"}})
    table.play(0, "activate prophet_1", "city argos")
    assert len(table.choices(0)) == 22 and all(choice.endswith(" olympian") for choice in table.choices(0))


@rule("HYB-Q110")
def test_a_hero_beaten_at_a_city_brings_none() -> None:
    table = duel(
        characters={0: {"pollux": "mortal_world"}, 1: {"olympian": "argos"}},
        hands=[[], ["P01", "P02"]],
        bare_decks=True,
    )
    table.play(0, "activate pollux", "city argos").until("turn")
    assert table.player(0)["characters"]["pollux"]["place"] == "below" and laid(table) == {}


def contested(character: str, sent: str, **description: Any) -> Scene:
    """Seat 0 deploys at Argos, and a character of seat 1, who is Proud, contests."""
    told = {"characters": {0: {"prophet_1": "mortal_world", "pollux": "mortal_world"}, 1: {"thesee": "forge"}}}
    table = duel(tiles={"A01": "0 stored"}, **told, **description).play(0, f"activate {character}", "city argos")
    return table.play(0, "lay FO1 forbidden", "act deploy", "deploy A01 AR2").play(1, f"contest {sent}")


@rule("HYB-290", "HYB-291", "HYB-Q110")
def test_a_hero_placed_by_a_contest_brings_a_token_before_the_reward() -> None:
    table = contested("prophet_1", "thesee")
    assert table.asks == [(1, "lay-token")] and all(choice.endswith(" olympian") for choice in table.choices(1))
    assert spots(table, 1) == {*table.state.content.slot_ids, *CITIES} - {"argos", "FO1"}  # all is near the Cities
    table.play(1, "lay OL1 olympian")
    assert table.asks == [(1, "claim")] and laid(table) == {"FO1": "0 forbidden", "OL1": "1 olympian"}


@rule("HYB-290", "HYB-Q110")
def test_an_olympian_who_contests_and_a_hero_beaten_bring_none() -> None:
    assert contested("prophet_1", "olympian").asks == [(1, "claim")]
    beaten = contested("pollux", "thesee", hands=[["P01"], []], bare_decks=True).until("turn")
    assert beaten.player(1)["characters"]["thesee"]["place"] == "below" and laid(beaten) == {"FO1": "0 forbidden"}


@rule("HYB-Q04")
def test_fifteen_tokens_are_all_there_are() -> None:
    slots = [f"{place}{n}" for place in ("CO", "UN", "MO", "OR") for n in (1, 2, 3)]
    tiles = {"A01": "0 A", "A02": "0 1", "A03": "0 AR1"}
    described: dict[str, Any] = {"characters": {0: {"pollux": "olympus"}}, "tiles": tiles}
    full = duel(laid=dict.fromkeys(slots, "0 forbidden"), **described)
    assert full.have("olympian_tokens") == [0, 15]
    full.play(0, "activate pollux", "slot OL1")
    assert full.asks == [(0, "design")]
    one = duel(laid=dict.fromkeys(slots[1:], "0 forbidden"), **described)
    assert one.have("olympian_tokens") == [1, 15]
    assert one.play(0, "activate pollux", "slot OL1").asks == [(0, "lay-token")]
    stored = duel(tiles={"A01": "0 stored"}, oracle=["0 P01"])
    assert stored.have("olympian_tokens") == [14, 15]


# -- the Olympian


@rule("HYB-293", "HYB-295", "HYB-Q113")
def test_pride_counts_and_turns_the_others_tokens_over() -> None:
    table = duel(
        postures=["proud pillar_5", "humble pillar_6"],
        laid={
            "OL1": "0 olympian",
            "argos": "0 olympian",
            "CO1": "0 forbidden",
            "UN1": "1 olympian",
            "UN2": "1 forbidden",
        },
    )
    table.play(0, "activate olympian")
    assert table.asks == [(0, "before-moving")] and table.have("vp") == [2, 0]
    assert laid(table) == {
        "OL1": "0 olympian",
        "argos": "0 olympian",
        "CO1": "0 forbidden",
        "UN1": "1 forbidden",
        "UN2": "1 olympian",
    }


HUMBLE = {
    **dict.fromkeys(("OL1", "OL2", "OL3", "CO1", "CO2"), "1 olympian"),
    **dict.fromkeys(("UN1", "UN2", "UN3"), "0 forbidden"),
    "MO1": "1 forbidden",
}


@rule("HYB-294", "HYB-Q114")
def test_humility_gives_back_removes_and_turns() -> None:
    table = duel(laid=HUMBLE, freed={"ZEU1": 0}).play(0, "activate olympian")
    assert table.asks == [(0, "return-token")]
    assert table.choices(0) == ["token OL1", "token OL2", "token OL3", "token CO1", "token CO2", "stop"]
    table.play(0, "token OL1", "token OL2", "token OL3", "token CO1")  # four at most
    assert table.asks == [(0, "posture-spark")]
    table.play(0, "accept").until("turn-token")
    assert [event["what"] for event in table.told("removed")] == ["spark"]  # one, for however many
    table.play(0, "token UN1")
    assert table.choices(0) == ["token UN2", "token UN3"]
    table.play(0, "token UN3")
    assert table.asks == [(0, "before-moving")]
    assert laid(table) == {
        "CO2": "1 olympian",
        "UN1": "0 olympian",
        "UN2": "0 forbidden",
        "UN3": "0 olympian",
        "MO1": "1 forbidden",
    }


@rule("HYB-294", "HYB-297", "HYB-Q114")
def test_humility_may_give_back_fewer() -> None:
    table = duel(laid={"OL1": "1 olympian", "OL2": "1 olympian", "UN1": "0 forbidden"}).play(0, "activate olympian")
    table.play(0, "token OL1", "stop")
    assert table.asks == [(0, "before-moving")] and table.told("removed") == []  # one is not enough for a Spark
    assert laid(table) == {"OL2": "1 olympian", "UN1": "0 olympian"}  # one flip is as many as possible
    table = duel(laid={"OL1": "1 olympian", "OL2": "1 olympian"}).play(0, "activate olympian")
    table.play(0, "token OL1", "token OL2")
    assert table.asks == [(0, "posture-spark")]
    assert table.play(0, "decline").asks == [(0, "before-moving")] and table.told("removed") == []


@rule("HYB-296", "HYB-Q115")
def test_an_olympian_leaves_a_token_at_the_end_of_the_turn() -> None:
    table = duel().play(0, "activate olympian").until("lay-token")
    assert table.asks == [(0, "lay-token")] and table.told("sent") != []
    assert len(table.choices(0)) == 44  # either face, anywhere but where the Olympian stands
    table.play(0, "lay MO3 forbidden")
    assert laid(table) == {"MO3": "0 forbidden"} and table.asks == [(1, "turn")]


@rule("HYB-Q115")
def test_even_a_beaten_olympian_leaves_a_token() -> None:
    table = duel(characters={1: {"olympian": "argos"}}, hands=[[], ["P01", "P02"]], bare_decks=True)
    table.play(0, "activate olympian").until("where").play(0, "go mortal_world", "city argos").until("lay-token")
    assert table.player(0)["characters"]["olympian"] == {"place": "reserve", "acted": True, "lying": True}
    assert table.asks == [(0, "lay-token")]


# -- the Pillars


@rule("HYB-284", "HYB-298", "HYB-300", "HYB-Q112")
def test_the_humble_use_one_top_and_serve_two_bottoms() -> None:
    """Pillars 5 (its top covered) and 1: Influence for oneself; 1 Faithful and 1 Aegis for the other."""
    table = duel(faithful=[0, 0], aegis=[3, 3]).play(0, "activate olympian", "resolve")
    assert table.asks == [(0, "pillar-top")]
    table.play(0, "decline")
    assert table.asks[0][1] == "where" and table.player(0)["resolved"]
    assert table.have("faithful") == [0, 1] and table.have("aegis") == [3, 4]


@rule("HYB-285", "HYB-298", "HYB-Q112")
def test_the_proud_use_two_tops_and_serve_one_bottom() -> None:
    table = duel(postures=["proud pillar_5", "humble pillar_6"], faithful=[0, 0], aegis=[3, 3], hands=[[], []])
    table.play(0, "activate olympian", "resolve")
    assert table.asks == [(0, "first-top")] and table.choices(0) == ["pillar pillar_1", "pillar pillar_5"]
    table.play(0, "pillar pillar_5")
    assert table.asks == [(0, "pillar-top")]
    table.play(0, "accept")
    assert table.have("premonitions")[0] == 1 and table.have("hand")[0] == 1
    assert table.asks == [(0, "pillar-top")]  # the other one
    table.play(0, "decline")
    assert table.have("faithful") == [0, 1] and table.have("aegis") == [3, 3]  # the bottom of 5 is covered


@rule("HYB-299")
@pytest.mark.parametrize(("posture", "aegis"), [("humble", 4), ("proud", 3)])
def test_passing_serves_the_visible_bottoms(posture: str, aegis: int) -> None:
    table = duel(postures=[f"{posture} pillar_5", "proud pillar_6"], faithful=[0, 0], aegis=[3, 3]).play(0, "pass")
    assert table.have("faithful") == [0, 1] and table.have("aegis") == [3, aegis]


@rule("HYB-Q139", "HYB-275")
def test_a_beaten_olympian_serves_the_visible_bottoms() -> None:
    table = duel(characters={1: {"olympian": "argos"}}, hands=[[], ["P01", "P02"]], bare_decks=True, faithful=[0, 0])
    table.play(0, "activate olympian", "go_on", "go mortal_world", "city argos").until("lay-token")
    assert table.have("faithful")[1] == 1 and table.have("aegis")[1] == 4 and table.player(0)["resolved"]
    assert [event["pillar"] for event in table.told("resolves")] == ["pillar_1", "pillar_5"]


# -- the end of the Age


@rule("HYB-301", "HYB-105", "HYB-279")
def test_the_mood_changes_at_the_end_of_every_age() -> None:
    table = duel(laid={"OL1": "0 olympian", "argos": "0 forbidden", "CO1": "1 olympian"})
    table.play(0, "pass").play(1, "pass")
    assert laid(table) == {"OL1": "0 forbidden", "argos": "0 olympian", "CO1": "1 forbidden"}
    assert table.state.age == 2 and table.asks[0][1] == "pillar"
    rows = [table.player(seat) for seat in (0, 1)]
    assert [(row["pillar"], row["second"], row["posture"], row["covered"]) for row in rows] == [(None,) * 4] * 2


# -- read closely


@rule("HYB-278", "HYB-280")
def test_authority_comes_after_a_set_up_for_two() -> None:
    table = fresh(2, duel=True, scenario="age_des_heros").play(0, "olympian hades").play(1, "olympian zeus")
    assert table.asks == [(0, "lay-token")] and table.have("greatness") == [4, 3] and table.have("hand") == [2, 2]


@rule("HYB-279")
def test_both_may_take_the_same_posture() -> None:
    table = scene(2, options={"duel": True}, phase="pillars")
    table.play(0, "pillar pillar_4").play(1, "pillar pillar_3")
    table.play(0, "pillar pillar_6", "posture humble", "cover pillar_6")
    table.play(1, "pillar pillar_5", "posture humble", "cover pillar_5")
    assert [table.player(seat)["posture"] for seat in (0, 1)] == ["humble", "humble"]


@rule("HYB-287")
def test_an_olympian_is_kept_away_too() -> None:
    table = duel(laid={"OL1": "1 forbidden", "argos": "1 forbidden"})
    table.play(0, "activate olympian", "go_on", "go olympus")
    assert spots(table, 0) == {"OL2", "OL3"}


@rule("HYB-293")
def test_a_heros_activation_has_nothing_to_do_with_the_posture() -> None:
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL1": "1 olympian", "UN1": "0 forbidden"})
    table.play(0, "activate pollux")
    assert laid(table) == {"OL1": "1 olympian", "UN1": "0 forbidden"} and table.asks == [(0, "stand")]


@rule("HYB-295")
def test_pride_turns_all_of_the_others_tokens() -> None:
    slots = ("OL1", "OL2", "CO1", "UN1")
    table = duel(postures=["proud pillar_5", "humble pillar_6"], laid=dict.fromkeys(slots, "1 olympian"))
    table.play(0, "activate olympian")
    assert laid(table) == dict.fromkeys(slots, "1 forbidden")


@rule("HYB-301")
def test_the_mood_changes_in_the_last_age_too() -> None:
    table = duel(age=6, laid={"OL1": "0 olympian"})
    table.state.veiled[2] = table.state.content.primordial_ids.index("ether")
    table.play(0, "pass").play(1, "pass")
    assert table.state.over and laid(table) == {"OL1": "0 forbidden"}


@rule("HYB-Q108")
def test_a_dotted_slot_takes_a_token_while_nobody_stands_there() -> None:
    for below, empty in (({}, True), ({"heracles": "UN3 acted"}, False)):
        table = duel(characters={0: {"pollux": "mortal_world", **below}}).play(0, "activate pollux", "city argos")
        assert ("UN3" in spots(table, 0)) is empty


@rule("HYB-Q110")
def test_the_token_found_comes_before_the_token_brought() -> None:
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL1": "0 olympian"})
    table.play(0, "activate pollux", "slot OL1")
    assert table.asks == [(0, "lay-token")] and table.have("vp") == [1, 0] and laid(table) == {}


@rule("HYB-Q111")
def test_nobody_comes_to_a_forbidden_city() -> None:
    table = duel(characters={0: {"pollux": "mortal_world"}, 1: {"olympian": "elis"}}, laid={"argos": "1 forbidden"})
    assert spots(table.play(0, "activate pollux"), 0) == CITIES - {"argos"}


@rule("HYB-Q112")
def test_both_tops_come_before_the_bottom() -> None:
    table = duel(postures=["proud pillar_5", "humble pillar_6"], faithful=[0, 0]).play(0, "activate olympian")
    table.play(0, "resolve")
    for answer in ("pillar pillar_5", "decline"):
        assert table.have("faithful") == [0, 0]
        table.play(0, answer)
    assert table.asks == [(0, "pillar-top")] and table.have("faithful") == [0, 0]
    assert table.play(0, "decline").have("faithful") == [0, 1]


@rule("HYB-Q115", "HYB-Q116")
def test_hades_under_the_kunee_in_a_duel() -> None:
    """He leaves a token though he is back in the reserve, and comes to no Forbidden City."""
    told: dict[str, Any] = {"olympians": ["hades", "zeus"], "freed": whole("HAD1"), "laid": {"sparta": "1 forbidden"}}
    table = duel(characters={1: {"pollux": "lemnos acted"}}, tiles={"A02": "1 1"}, **told)
    table.play(0, "activate olympian", "go_on", "go mortal_world")
    assert spots(table, 0) == CITIES - {"sparta"}
    table.play(0, "city lemnos", "go_on", "take faithful").until("lay-token")
    assert table.player(0)["characters"]["olympian"]["place"] == "reserve" and table.asks == [(0, "lay-token")]


@rule("HYB-Q139")
def test_pride_beaten_uses_no_top() -> None:
    told: dict[str, Any] = {"postures": ["proud pillar_5", "humble pillar_6"], "bare_decks": True, "faithful": [0, 0]}
    table = duel(characters={1: {"olympian": "argos"}}, hands=[[], ["P01", "P02"]], **told)
    table.play(0, "activate olympian", "go_on", "go mortal_world", "city argos").play(1, "card P01", "continue", "stop")
    assert table.asks == [(0, "lay-token")] and table.have("faithful") == [0, 1] and table.have("aegis") == [3, 3]


@rule("HYB-Q140")
def test_truce_may_name_a_forbidden_city() -> None:
    table = duel(laid={"argos": "1 forbidden"}).play(0, "activate olympian", "resolve", "accept")
    assert spots(table, 0) == CITIES


@rule("HYB-294", "HYB-295")
def test_every_token_that_is_turned_is_told() -> None:
    table = duel(postures=["proud pillar_5", "humble pillar_6"], laid={"UN1": "1 olympian", "UN2": "1 forbidden"})
    table.play(0, "activate olympian")
    told = [(event["rule"], event["place"], event["face"]) for event in table.told("turned")]
    assert told == [("HYB-295", "UN1", "forbidden"), ("HYB-295", "UN2", "olympian")]


@rule("HYB-288", "HYB-289", "HYB-Q107")
def test_a_slot_without_a_token_gives_nobody_anything() -> None:
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL1": "0 olympian"}, greatness=[2, 3])
    table.play(0, "activate pollux", "slot OL2")
    assert table.have("greatness") == [2, 3] and table.have("vp") == [0, 0] and laid(table) == {"OL1": "0 olympian"}


@rule("HYB-278", "HYB-301")
def test_moods_change_in_a_duel_only() -> None:
    assert end().told("mood") == []
    assert len(duel().play(0, "pass").play(1, "pass").told("mood")) == 1


@rule("HYB-294", "HYB-128")
def test_the_spark_of_the_humble_is_their_own_and_needs_one_to_remove() -> None:
    told: dict[str, Any] = {"laid": {"OL1": "1 olympian", "OL2": "1 olympian"}}
    table = duel(**told).play(0, "activate olympian", "token OL1", "token OL2", "accept").until("before-moving")
    assert [table.player(seat)["sparks"] for seat in (0, 1)] == [1, 0]
    bare = {tile: 1 for tile in ("ZEU3", "ZEU6")}
    none = duel(freed=bare, **told)
    assert names.SPARK not in [none.state.leftmost(0, upgrade) for upgrade in range(names.UPGRADES)]
    assert none.play(0, "activate olympian", "token OL1", "token OL2").asks == [(0, "before-moving")]
