"""Gain, pay, lose (HYB-032 to HYB-060) and the Prayer Well (HYB-061 to HYB-064)."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names, queries
from ludotheque.games.hybris.phases.gains import climb, draw_arena, draw_conflict, gain, lose, score, shame, sink
from ludotheque.games.hybris.phases.well import generate
from tests.games.hybris.scene import Scene, end, quest, scene, turn
from tests.marks import rule


def planning(seats: int = 2, **description: Any) -> Scene:
    return scene(seats, phase="planning", **description)


@rule("HYB-043", "HYB-047", "HYB-Q12")
def test_greatness_moves_one_space_and_swaps() -> None:
    table = planning(4)
    climb(table.state, 2)
    assert table.have("greatness") == [1, 3, 2, 4]
    assert table.have("vp") == [0, 0, 0, 0]


@rule("HYB-044", "HYB-046", "HYB-Q08")
def test_at_the_ends_of_the_track_it_is_a_victory_point_instead() -> None:
    table = planning(4, vp=[2, 0, 0, 1])
    climb(table.state, 0)
    sink(table.state, 3)
    sink(table.state, 3)
    assert table.have("greatness") == [1, 2, 3, 4] and table.have("vp") == [3, 0, 0, 0]


@rule("HYB-045", "HYB-048", "HYB-Q13")
def test_an_empty_space_is_entered_and_points_go_one_by_one() -> None:
    table = planning(2)
    assert table.have("greatness") == [3, 4]
    gain(table.state, 0, names.GREATNESS, 3)
    assert table.have("greatness") == [1, 4] and table.have("vp") == [1, 0]
    sink(table.state, 0)
    assert table.have("greatness") == [2, 4]


@rule("HYB-039", "HYB-040", "HYB-041")
def test_prayers_come_from_the_well_as_far_as_it_goes() -> None:
    table = planning(well=3)
    gain(table.state, 0, names.PRAYER, 2)
    assert table.state.well == 1 and table.have("prayer") == [2, 0]
    gain(table.state, 1, names.PRAYER, 2)
    assert table.state.well == 0 and table.have("prayer") == [2, 1]
    lose(table.state, 0, names.PRAYER, 2)
    assert table.state.well == 0 and table.have("prayer") == [0, 1]


@rule("HYB-049", "HYB-051", "HYB-050", "HYB-052", "HYB-Q05", "HYB-Q06")
def test_tracks_end() -> None:
    table = planning(goodness=[4], determination=[6])
    gain(table.state, 0, names.GOODNESS, 3)
    gain(table.state, 0, names.DETERMINATION, 1)
    assert table.have("goodness")[0] == 5 and table.have("determination")[0] == 6
    lose(table.state, 1, names.GOODNESS, 2)
    lose(table.state, 1, names.DETERMINATION, 9)
    assert table.have("goodness")[1] == 1 == table.have("determination")[1]


@rule("HYB-033", "HYB-036", "HYB-Q07")
@pytest.mark.parametrize(
    ("what", "n", "left", "short"),
    [
        ("faithful", 2, 1, False),
        ("faithful", 4, 0, True),
        ("vp", 3, 0, True),
        ("goodness", 1, 1, False),
        ("goodness", 2, 1, True),
        ("determination", 2, 1, False),
    ],
)
def test_what_is_lost_and_whether_it_was_enough(what: str, n: int, left: int, short: bool) -> None:
    table = planning(faithful=[3], vp=[2], goodness=[2])
    assert lose(table.state, 0, names.RESOURCE_IDS.index(what), n) is short
    assert table.have(what)[0] == left


@rule("HYB-034", "HYB-Q09", "HYB-Q144")
def test_one_effect_costs_one_greatness_at_most() -> None:
    table = planning(4, vp=[0, 5, 5, 5], greatness=[1, 2, 3, 4])
    table.start(0, "nyx", "wrath_1")  # 2 VP and 1 Goodness, and there is neither: one space, not two
    assert table.have("greatness") == [2, 1, 3, 4] and table.have("vp") == [0, 5, 5, 5]
    table.start(1, "nyx", "wrath_1")  # VP enough, no Goodness to lose
    assert table.have("greatness") == [1, 2, 3, 4] and table.have("vp") == [0, 3, 5, 5]
    table.start(3, "nyx", "wrath_1")  # on the last space the Greatness is a VP more, and that is lost last
    assert table.have("greatness") == [1, 2, 3, 4] and table.have("vp") == [0, 3, 5, 2]


@rule("HYB-Q10")
def test_a_lost_card_is_chosen_by_its_owner() -> None:
    table = planning(hands=[["P01", "P04"]])
    table.start(0, "nyx", "wrath_2")
    assert table.asks == [(0, "lose-card")] and table.choices(0) == ["discard P01", "discard P04"]
    table.play(0, "discard P04")
    assert table.player(0)["discard"] == ["P04"] and table.player(0, 0)["hand"] == ["P01"]
    before = table.have("greatness")
    table.start(1, "nyx", "wrath_2")  # an empty hand
    assert table.have("greatness") == before and table.have("vp")[1] == 0  # on space 4 without a point


@rule("HYB-053")
def test_a_card_comes_from_the_top_of_ones_own_deck_and_only_its_owner_knows_it() -> None:
    table = planning(decks=[["P09", "P02"]])
    draw_conflict(table.state, 0)
    assert table.player(0, 0)["hand"] == ["P09"] and table.player(0, 1)["hand"] == 1
    assert table.player(0)["deck"] == 16


@rule("HYB-060", "HYB-Q21")
def test_an_empty_deck_is_made_anew_at_once_and_else_drawing_is_skipped() -> None:
    table = planning(hands=[["P01"]], bare_decks=True)
    assert table.player(0)["deck"] == 0 and len(table.player(0)["discard"]) == 16
    draw_conflict(table.state, 0)
    assert table.player(0)["hand"] == 2 and table.player(0)["deck"] == 15 and table.player(0)["discard"] == []
    for _ in range(20):
        draw_conflict(table.state, 0)
    assert table.player(0)["hand"] == 17 and table.player(0)["deck"] == 0


@rule("HYB-180", "HYB-Q22")
def test_a_colosseum_card_belongs_to_whoever_drew_it() -> None:
    table = planning(arena=["K12", "K16"])
    draw_arena(table.state, 1)
    assert table.player(1, 1)["hand"] == ["K12"] and table.table.view(None)["arena"] == 39
    table.start(1, "nyx", "wrath_2").play(1, "discard K12")
    assert table.player(1)["discard"] == ["K12"] and table.table.view(None)["arena_discard"] == []


@rule("HYB-133", "HYB-Q23")
def test_the_upgraded_card_is_taken_once() -> None:
    table = planning()
    gain(table.state, 1, names.UPGRADED_CARD, 1)
    gain(table.state, 1, names.UPGRADED_CARD, 1)
    assert table.player(1, 1)["hand"] == ["CPU"] and table.player(1)["upgraded"]


@rule("HYB-055", "HYB-035", "HYB-037", "HYB-038", "HYB-059", "HYB-138")
def test_what_is_simply_gained() -> None:
    table = planning()
    score(table.state, 0, names.FROM_QUESTS, 2)
    for what in (names.AEGIS, names.FAITHFUL, names.BONUS_TOKEN, names.PREMONITION):
        gain(table.state, 0, what, 2)
    row = table.player(0)
    assert [row[what] for what in ("vp", "aegis", "faithful", "bonus_tokens", "premonitions")] == [2, 5, 2, 2, 2]


@rule("HYB-032")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    table = planning(faithful=[1, 0])
    table.start(1, "O10", "once_per_age")
    assert table.asks[0][1] == "plan" and table.have("greatness") == [3, 4]
    table.start(0, "O10", "once_per_age")
    assert table.asks == [(0, "effect-pay")]
    table.play(0, "accept")
    assert table.have("faithful") == [0, 0] and table.have("greatness") == [2, 4]


@rule("HYB-042", "HYB-061", "HYB-062", "HYB-Q17")
@pytest.mark.parametrize(("before", "added", "faithful"), [(6, 2, 2), (7, 2, 1), (9, 1, 1), (9, 0, 2), (12, 1, 1)])
def test_from_nine_to_thirteen_prayers_cost_the_active_player_a_faithful(
    before: int, added: int, faithful: int
) -> None:
    table = planning(well=before, faithful=[2, 2])
    generate(table.state, 0, added)
    assert table.state.well == before + added and table.have("faithful") == [faithful, 2]


@rule("HYB-062")
def test_an_overflow_without_a_faithful_costs_greatness() -> None:
    table = planning(4, well=8)
    generate(table.state, 1, 1)
    assert table.have("greatness") == [1, 3, 2, 4]


@rule("HYB-063", "HYB-064", "HYB-Q19")
def test_fourteen_prayers_destroy_a_temple_of_the_greatest_who_has_one() -> None:
    table = planning(3, well=12, faithful=[1, 1, 1], temples={"argos": [1, 2], "elis": [1]})
    generate(table.state, 2, 2)
    table.state.settle()
    assert table.asks == [(1, "destroy")] and table.choices(1) == ["temple argos", "temple elis"]
    table.play(1, "temple argos")
    assert table.table.view(None)["temples"]["argos"] == [2] and table.player(1)["razed"] == 1
    assert table.state.well == 0 and table.have("faithful") == [1, 1, 1]
    assert queries.temples_of(table.state, 1) == 1


@rule("HYB-Q18")
def test_without_temples_the_well_is_emptied_all_the_same() -> None:
    table = planning(well=13, faithful=[1, 1])
    generate(table.state, 0, 1)
    table.state.settle()
    assert table.state.well == 0 and table.have("faithful") == [1, 1]


@rule("HYB-305")
def test_a_scenario_moves_the_thresholds() -> None:
    table = planning(well=6, faithful=[1, 1], options={"scenario": "puits_tari"})
    generate(table.state, 0, 1)
    assert table.have("faithful") == [0, 1]
    generate(table.state, 1, 4)
    table.state.settle()
    assert table.state.well == 0


@rule("HYB-062", "HYB-219")
def test_common_granaries_spare_their_owner() -> None:
    table = planning(well=9, faithful=[1, 1], tiles={"O06": "0 AR1"})
    generate(table.state, 0, 1)
    generate(table.state, 1, 1)
    assert table.have("faithful") == [1, 0]


@rule("HYB-033", "HYB-045")
def test_shame_is_one_greatness() -> None:
    table = planning(4)
    shame(table.state, 0)
    assert table.have("greatness") == [2, 1, 3, 4]


# -- read closely


def struck(element: str, when: str, seat: Any = 0, **description: Any) -> Scene:
    """What an element says, outside of any turn."""
    return scene(**({"phase": "planning"} | description)).start(seat, element, when)


@rule("HYB-032")
def test_a_price_of_two_is_not_paid_with_one() -> None:
    table = turn(pillars=["pillar_5", "pillar_6"], faithful=[0, 1]).play(0, "activate olympian", "resolve", "decline")
    table.until("turn").play(1, "activate olympian", "resolve")
    assert table.asks == [(1, "where")] and table.have("faithful")[1] == 1 and table.told("removed") == []


@rule("HYB-Q09")
def test_each_wrath_has_its_own_loss_of_greatness() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "aegis": [0, 5], "prayer": [0, 1], "vp": [2, 2]}
    table = end(2, "pontos", age=4, **told)
    assert table.have("greatness") == [4, 3] and table.have("vp") == [1, 2]  # the second on the last space


@rule("HYB-Q144", "HYB-034")
def test_the_greatness_of_an_effect_is_lost_after_everything_else() -> None:
    table = end(2, "nyx", age=2, olympians=["zeus", "hades"], vp=[0, 5], goodness=[3, 3])
    told = [event["key"] for event in table.table.events(None) if event.get("seat") == 0]
    assert [key for key in told if key in ("lost", "short", "fell")][:3] == ["lost", "short", "fell"]


@rule("HYB-035")
def test_points_are_lost_like_anything_else() -> None:
    assert struck("nyx", "wrath_1", vp=[5], goodness=[3]).have("vp")[0] == 3


@rule("HYB-036", "HYB-Q08")
def test_on_the_last_space_without_a_point_nothing_more_is_lost() -> None:
    table = struck("nyx", "wrath_1", seat=1, faithful=[1, 1])
    assert table.have("vp") == [0, 0] and table.have("greatness") == [3, 4] and table.have("faithful") == [1, 1]


@rule("HYB-037", "HYB-038")
@pytest.mark.parametrize(("tile", "what"), [("S02", "aegis"), ("C06", "faithful")])
def test_aegis_and_faithful_have_no_limit(tile: str, what: str) -> None:
    assert struck(tile, "immediate", **{what: [12]}).have(what)[0] == 14


@rule("HYB-Q12")
def test_whoever_is_overtaken_has_lost_no_greatness() -> None:
    table = struck("A03", "immediate", greatness=[4, 3], vp=[0, 3])
    assert table.have("greatness") == [3, 4] and table.have("vp") == [0, 3]


@rule("HYB-049", "HYB-051")
@pytest.mark.parametrize(("tile", "what", "most"), [("A09", "goodness", 5), ("M02", "determination", 6)])
def test_beyond_the_end_of_a_track_nothing_is_gained(tile: str, what: str, most: int) -> None:
    table = struck(tile, "immediate", **{what: [most]})
    assert table.have(what)[0] == most and table.have("vp")[0] == 0


@rule("HYB-Q10")
def test_an_empty_hand_that_has_to_lose_a_card_costs_greatness() -> None:
    assert struck("nyx", "wrath_2").have("greatness") == [4, 3]


@rule("HYB-Q11")
def test_a_hand_without_earth_costs_nothing() -> None:
    assert struck("gaia", "wrath_1", hands=[["P02"]]).have("greatness") == [3, 4]


@rule("HYB-057", "HYB-127")
def test_no_temple_on_the_left_of_a_tile_no_temple() -> None:
    table = struck("A04", "immediate", freed={"ZEU1": 1, "ZEU5": 1})
    assert (
        not any(table.table.view(None)["temples"].values()) and table.asks[0][1] == "plan" and table.have("vp")[0] == 0
    )


@rule("HYB-058")
def test_of_several_tiles_their_owner_chooses_where_the_prophet_comes_from() -> None:
    assert struck("O09", "immediate", freed={"ZEU4": 1}).choices(0) == ["upgrade ZEU2", "upgrade ZEU4"]


@rule("HYB-060")
def test_the_discards_are_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    table = scene(phase="planning", bare_decks=True)
    pile = table.state.discards[0]
    table.state.decks[0], table.state.discards[0] = pile[:1], pile[1:]
    table.start(0, "sparta", "service")
    assert table.player(0)["discard"] == [] and len(table.state.decks[0]) == len(pile) - 1


@rule("HYB-Q21")
def test_cards_in_the_zone_are_not_shuffled_in() -> None:
    table = quest("X03", hands=[["P01", "P08"]])
    kind = table.state.content.conflict_ids.index("P05")
    table.state.decks[0], table.state.discards[0] = vec[i64](), vec[i64]([i64(kind)])
    table.play(0, "card P01", "card P08")
    assert table.player(0, 0)["hand"] == ["P05"] and len(table.state.decks[0]) == 0


@rule("HYB-063", "HYB-Q19")
def test_a_single_temple_is_destroyed_without_a_question() -> None:
    table = scene(phase="planning", well=13, temples={"argos": [1]})
    generate(table.state, 0, 1)
    table.state.settle()
    assert table.state.well == 0 and table.player(1)["razed"] == 1
    assert table.table.view(None)["temples"]["argos"] == []


@rule("HYB-035", "HYB-037")
def test_a_gain_cites_its_rule() -> None:
    table = turn(characters={0: {"pollux": "underworld"}}).play(0, "activate pollux", "slot UN1")
    assert [(event["what"], event["rule"]) for event in table.told("gained")] == [
        ("vp", "HYB-035"),
        ("aegis", "HYB-037"),
    ]


@rule("HYB-053", "HYB-060")
def test_a_deck_with_cards_is_left_as_it_is() -> None:
    table = scene(phase="planning", decks=[["P01"]], discards=[["P02", "P03"]]).start(0, "sparta", "service")
    assert table.player(0, 0)["hand"] == ["P01"] and table.player(0)["discard"] == ["P02", "P03"]


@rule("HYB-033", "HYB-277")
def test_losing_all_one_has_is_no_shame() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "greatness": [1, 2], "vp": [9, 9]}
    table = scene(phase="planning", hands=[["P01"]], **told).start(0, "nyx", "wrath_2").play(0, "discard P01")
    assert table.have("greatness") == [1, 2]
    bare = scene(phase="planning", **told).start(0, "nyx", "wrath_2")
    assert bare.have("greatness") == [2, 1]
    fallen = scene(phase="planning", characters={0: {"pollux": "below"}}, **told).start(0, "tartare", "wrath_1")
    assert fallen.have("greatness") == [2, 1]  # no Hero left to fall
    spared = scene(phase="planning", characters={1: {"tantale": "below"}}, **told).start(0, "tartare", "wrath_1")
    assert spared.play(0, "hero pollux").have("greatness") == [1, 2]
