"""Deploy and its contest (HYB-196 to HYB-234, HYB-267 to HYB-269, HYB-306, HYB-321)."""

from typing import Any

import pytest

from ludotheque.games.hybris import effects, names, queries
from ludotheque.kit.effects import program
from tests.games.hybris.scene import PILLARS, Scene, at, deploy, end, scene, turn
from tests.games.hybris.tiles import elements, spark, whole
from tests.marks import rule


@rule("HYB-306", "HYB-Q104", "HYB-Q96", "HYB-207", "HYB-216", "HYB-215")
@rule("HYB-196", "HYB-201", "HYB-202", "HYB-203", "HYB-204", "HYB-206", "HYB-208", "HYB-210", "HYB-213", "HYB-214")
@rule("HYB-Q06")
def test_city_decree_in_argos() -> None:
    """EX-15"""
    table = scene(
        4,
        olympians=["hades", "zeus", "poseidon", "athena"],
        pillars=["pillar_1", "pillar_3", "pillar_4", "pillar_5"],
        tiles={"O01": "0 stored", "A02": "1 AR1"},
        goodness=[3],
        well=2,
        greatness=[4, 1, 2, 3],
        characters={seat: {"olympian": "acted"} for seat in (1, 2, 3)},
    )
    table.play(0, "activate olympian", "resolve", "accept", "city elis", "take faithful")
    assert table.have("goodness")[0] == 5
    table.play(0, "go mortal_world", "city argos")
    assert table.state.well == 3
    table.play(0, "act deploy", "deploy O01 AR2")
    assert table.asks == [(0, "remove")]  # the Spark at the top of the track comes last of its five
    assert table.have("prayer")[0] == 3 and table.state.well == 0 and table.player(0)["hand"] == 1
    assert table.have("greatness")[0] == 3
    table.play(0, "upgrade HAD1")
    assert table.asks == [(0, "remove")] and table.have("goodness")[0] == 1  # the Immediate power
    table.play(0, "upgrade HAD1")
    own = 6 + spark("hades", 1) + spark("hades", 2)
    assert table.have("vp") == [own, 1, 0, 2]  # the neighbour, and Athéna for a Social tile (HYB-306)


@rule("HYB-197", "HYB-Q38")
def test_deploy_needs_a_stored_tile_and_an_empty_case() -> None:
    told = {"pillars": PILLARS[:2], "characters": {0: {"pollux": "mortal_world"}}}
    bare = scene(2, **told).play(0, "activate pollux", "city sparta")
    assert bare.asks[0][1] == "influence"
    full = scene(2, **told, tiles={"O01": "0 stored", "A01": "1 SP1", "A02": "1 SP2"})
    assert full.play(0, "activate pollux", "city sparta").asks[0][1] == "influence"
    table = deploy(move="")
    assert table.refused(0, "deploy A01 AR1").rule == "HYB-196"
    assert table.refused(0, "deploy O01 SP1").rule == "HYB-197"


@rule("HYB-211", "HYB-212", "HYB-Q103")
def test_tiles_connect_by_chevrons_that_meet_and_across_links() -> None:
    table = scene(2, tiles={"O01": "0 AR1", "A02": "1 AR2", "A03": "1 EL1", "A05": "1 EL2", "S02": "0 AR3"})
    tiles = table.state.content.tile_ids
    joined = {name: [tiles[t] for t in queries.connected(table.state, tiles.index(name))] for name in ("O01", "A02")}
    assert joined == {"O01": ["A02", "A05"], "A02": ["O01"]}  # west over the link to Élis; S02 has no chevron there


@rule("HYB-209", "HYB-131")
@pytest.mark.parametrize(("pick", "vp", "prayer"), [("take vp", 2 + 1 + 1, 4), ("take prayer", 2 + 1, 5)])
def test_a_temple_in_the_city_gives_a_point_or_a_prayer(pick: str, vp: int, prayer: int) -> None:
    table = deploy(well=5, temples={"argos": [0]}, characters={1: {"olympian": "acted"}}).play(0, pick, "upgrade ZEU6")
    assert table.have("vp")[0] == vp and table.have("prayer")[0] == prayer


@rule("HYB-199", "HYB-223", "HYB-224", "HYB-225", "HYB-233", "HYB-Q45")
def test_the_others_are_asked_from_the_worst_greatness_until_one_contests() -> None:
    """EX-16"""
    table = deploy(
        seats=4,
        greatness=[1, 2, 3, 4],
        characters={1: {"thesee": "forge"}, 2: {"diomede": "oracle"}, 3: {"tantale": "moirai"}},
    )
    assert table.asks == [(3, "contest")] and "contest tantale" in table.choices(3)
    table.play(3, "pass").play(2, "contest diomede")
    assert [table.told("combat")[0][who] for who in ("seat", "other")] == [2, 0]  # the deployer defends


@rule("HYB-226", "HYB-227", "HYB-228", "HYB-229", "HYB-274", "HYB-Q101")
def test_who_may_contest_and_at_what_price() -> None:
    rows = {"olympian": "lying", "thesee": "forge", "bellerophon": "reserve", "prophet_1": "olympus"}
    table = deploy(characters={1: rows | {"orion": "reserve acted"}})
    assert table.choices(1) == ["contest thesee", "pass"]
    for character, cited in (
        ("olympian", "HYB-226"),
        ("bellerophon", "HYB-227"),
        ("prophet_1", "HYB-229"),
        ("orion", "HYB-225"),
    ):
        assert table.refused(1, f"contest {character}").rule == cited
    table.play(1, "contest thesee")
    assert table.have("aegis")[1] == 3 and table.player(1)["used"] == [] and len(table.player(1, 1)["reserve"]) == 7


@rule("HYB-200", "HYB-205", "HYB-232", "HYB-268", "HYB-269", "HYB-272", "HYB-204", "HYB-Q97", "HYB-Q99", "HYB-Q100")
def test_a_contest_won_takes_one_reward() -> None:
    """EX-21"""
    told = {
        "olympians": ["poseidon", "hades"],
        "pillars": PILLARS[:2],
        "tiles": {"A01": "0 stored"},
        "goodness": [2],
        "well": 1,
        "hands": [["P04", "P02"], ["P01", "K02"]],
        "characters": {1: {"tantale": "forge"}},
    }
    table = scene(2, **told).play(0, "activate olympian", "resolve", "decline", "go mortal_world", "city lemnos")
    table.play(0, "act deploy", "deploy A01 LE1").play(1, "contest tantale")
    table.play(0, "card P04").play(1, "card P01").play(0, "continue").play(1, "continue")
    assert [e["force"] for e in table.told("total")] == [3, 3]
    table.play(0, "card P02").play(1, "card K02").play(0, "stop").play(1, "continue")
    assert table.told("won")[0]["seat"] == 1 and table.player(0, 0)["hand"] == ["P02"]
    assert table.player(0)["characters"]["olympian"]["lying"] and table.asks == [(1, "claim")]
    before = table.have("vp")
    assert before == [0, 2]  # Psychopompe
    table.play(1, "reward C")
    assert table.have("goodness")[0] == 1 and table.have("vp") == [5, 3] and table.have("prayer") == [3, 0]
    assert table.player(1)["characters"]["tantale"]["place"] == "lemnos"
    assert table.table.view(None)["tile_at"]["A01"] == {"at": "LE1", "owner": 0}  # HYB-267, HYB-Q102
    assert table.asks == [(1, "turn")]


def claimed(**description: Any) -> Scene:
    """A Prophet of Zeus deploys the Propylaea at Sparta, a Hero of Hadès contests and takes the Goodness track."""
    told = {
        "olympians": ["zeus", "hades"],
        "pillars": PILLARS[:2],
        "tiles": {"A01": "0 stored"},
        "goodness": [5],
        "well": 5,
        "characters": {0: {"prophet_1": "mortal_world"}, 1: {"tantale": "forge"}},
    }
    table = scene(2, **(told | description))
    table.play(0, "activate prophet_1", "city sparta", "act deploy", "deploy A01 SP1").play(1, "contest tantale")
    return table.play(1, "reward C")


@rule("HYB-200", "HYB-203", "HYB-232", "HYB-Q96", "HYB-Q97")
def test_what_the_challenger_claims_is_carried_out_before_the_deployer_gains_the_rest() -> None:
    table = claimed()
    assert table.asks == [(1, "remove")] and table.have("goodness")[0] == 5  # the Spark, last of the track
    assert table.have("vp")[0] == 0 and table.have("prayer")[0] == 0 and table.state.well == 5
    table.until("turn")
    assert table.have("vp")[0] == 5 and table.have("prayer")[0] == 3 and table.have("goodness")[0] == 1


@rule("HYB-122", "HYB-Q57", "HYB-Q96")
def test_the_deployer_gains_nothing_of_a_deployment_whose_claimed_reward_ends_the_game() -> None:
    tiles = [f"HAD{n}" for n in range(1, 7)]
    last = next(tile for tile in tiles if elements(tile)[-1] == names.SPARK)
    others = [tile for tile in tiles if tile != last]
    table = claimed(freed={**whole(*others), last: len(elements(last)) - 1}, vp=[60, 0])
    assert table.state.over and table.table.rules.result(table.state).winners == [1]
    assert table.have("vp")[0] == 60 and table.have("prayer")[0] == 0 and table.state.well == 5


@rule("HYB-230", "HYB-231", "HYB-202")
def test_a_prophets_deployment_is_lost_without_a_fight() -> None:
    table = scene(
        2,
        pillars=PILLARS[:2],
        tiles={"A01": "0 stored"},
        well=5,
        characters={0: {"prophet_1": "mortal_world"}, 1: {"thesee": "forge"}},
    )
    table.play(0, "activate prophet_1", "city sparta", "act deploy", "deploy A01 SP1").play(1, "contest thesee")
    assert table.told("combat") == [] and table.asks == [(1, "claim")]
    table.play(1, "reward B")
    assert table.have("prayer") == [0, 3] and table.have("vp")[0] == 5
    assert table.player(1)["characters"]["thesee"]["place"] == "sparta" and table.state.well == 2


@rule("HYB-Q132", "HYB-230")
def test_a_prophet_that_flees_from_a_contest_has_not_lost_a_combat() -> None:
    table = scene(
        2,
        olympians=["zeus", "hades"],
        pillars=PILLARS[:2],
        greatness=[3, 4],
        tiles={"A01": "0 stored", "M05": "1 EL1"},
        characters={0: {"prophet_1": "mortal_world"}, 1: {"tantale": "forge"}},
    )
    table.play(0, "activate prophet_1", "city sparta", "act deploy", "deploy A01 SP1").play(1, "contest tantale")
    assert table.asks == [(1, "claim")] and table.have("vp") == [0, 0] and table.have("greatness") == [3, 4]


@rule("HYB-268")
def test_a_deployment_that_was_defended_goes_on_to_its_end() -> None:
    table = deploy(olympians=["zeus", "hades"], hands=[["P01"]], characters={1: {"tantale": "forge"}}, well=5)
    table.play(1, "contest tantale").play(0, "card P01", "continue")
    assert table.told("won")[0]["seat"] == 0 and table.have("prayer") == [4, 0]
    assert table.have("vp") == [2 + 1, 0] and table.asks == [(0, "remove")]  # the Affinity and the Immediate power too


@rule("HYB-321", "HYB-Q121")
def test_what_cannot_be_contested() -> None:
    told = {"pillars": PILLARS[:2], "characters": {1: {"pollux": "forge"}}, "tiles": {"A01": "0 stored"}}
    table = scene(2, olympians=["hades", "zeus"], freed=whole("HAD1"), **told)
    table.play(0, "activate olympian", "resolve", "decline", "go mortal_world", "city sparta", "act deploy")
    table.play(0, "deploy A01 SP1")
    assert table.asks == [(1, "turn")] and table.have("vp")[0] == 5


@rule("HYB-304")
def test_tiles_in_every_city_win_at_once_in_the_variant() -> None:
    tiles = {"A01": "0 AT1", "A02": "0 SP1", "A03": "0 EL1", "A04": "0 LE1", "O01": "0 stored"}
    table = deploy(tiles=tiles, options={"variant": "victoire_influence"})
    assert table.state.over and table.table.rules.result(table.state).reason == "all-cities"
    assert not deploy(tiles=tiles).state.over


@rule("HYB-318", "HYB-319", "HYB-320", "HYB-Q119", "HYB-Q130", "HYB-Q136")
def test_the_kunee_leads_hades_past_an_occupant() -> None:
    told = {"olympians": ["hades", "zeus"], "pillars": PILLARS[:2], "characters": {1: {"pollux": "lemnos acted"}}}
    table = scene(2, freed=whole("HAD1"), tiles={"A02": "1 1"}, **told)
    table.play(0, "activate olympian", "resolve", "decline", "go mortal_world", "city lemnos", "take faithful")
    assert table.told("combat") == [] and table.state.well == 2
    row = table.player(0)["characters"]["olympian"]
    assert row == {"place": "reserve", "acted": True, "lying": True} and table.have("greatness") == [4, 3]
    assert table.player(1)["characters"]["pollux"]["place"] == "lemnos"


@rule("HYB-088", "HYB-Q39", "HYB-318")
def test_the_kunee_shares_taken_slots_and_the_illustration_is_open_as_to_anybody() -> None:
    def offered(**characters: str) -> list[str]:
        told = {"olympians": ["hades", "zeus"], "pillars": PILLARS[:2], "characters": {1: characters}}
        table = scene(2, freed=whole("HAD1"), tiles={"A02": "1 1"}, **told)
        return table.play(0, "activate olympian", "resolve", "decline", "go olympus").choices(0)

    slots = ["slot OL1", "slot OL2", "slot OL3"]
    assert offered(heracles="OL1", prophet_1="OL2") == slots
    assert offered(heracles="OL1", prophet_1="OL2", pollux="OL3") == [*slots, "art olympus"]


# -- read closely

CALM = {1: {"olympian": "acted"}}  # nobody contests


@rule("HYB-196")
def test_a_stored_tile_goes_on_a_space_of_that_city() -> None:
    table = deploy(move="", tiles={"O01": "0 stored", "A02": "0 3"})
    assert table.choices(0) == [f"deploy O01 AR{n}" for n in (1, 2, 3)]


@rule("HYB-197")
def test_ones_own_tiles_fill_a_city_too() -> None:
    tiles = {"O01": "0 stored", "A01": "0 SP1", "A02": "1 SP2"}
    table = turn(tiles=tiles, characters={0: {"pollux": "mortal_world"}}).play(0, "activate pollux", "city sparta")
    assert table.asks == [(0, "influence")]


@rule("HYB-199")
def test_the_others_are_asked_before_anything_is_gained() -> None:
    table = deploy(well=5)
    assert table.asks == [(1, "contest")] and table.have("vp")[0] == 0 == table.have("prayer")[0]


@rule("HYB-Q96")
def test_rewards_go_by_their_letters() -> None:
    table = deploy(well=5, greatness=[4, 3], characters=CALM)
    told = [f"{event['key']}{event.get('what', '')}" for event in table.table.events(None)]
    assert [key for key in told if key in ("gainedvp", "gainedprayer", "rose")][:3] == [
        "gainedvp", "gainedprayer", "rose",
    ]  # fmt: skip


@rule("HYB-Q96")
def test_nothing_that_a_spark_brings_changes_another_reward() -> None:
    """So that nobody has to choose the order in which rewards are received: the bonuses of the track and of Sparks and
    the rewards of Upgrades gain fixed amounts and do nothing else; tiles in play are counted, and none is moved."""
    content = deploy(characters=CALM).state.content
    book = content.book
    found = [(names.FIRST_GOODNESS + space, names.BONUS) for space in range(5)]
    found += [(names.FIRST_SPARK + n, names.BONUS) for n in range(4 * names.SPARKS)]
    found += [(names.FIRST_UPGRADE + upgrade, names.REWARD) for upgrade in range(len(content.upgrade_ids))]
    counting = []
    for element, section in found:
        row = book.start(element, section) * program.WIDTH
        while book.code[row] != program.STOP:
            assert book.code[row] == effects.GAIN
            if per := book.code[row + program.PER]:
                count = book.amounts[per * program.AMOUNT_WIDTH + program.COUNT]
                counting.append((element, book.counts[count * program.COUNT_WIDTH]))
            row += program.WIDTH
    assert counting == [(names.FIRST_GOODNESS + 2, effects.CONNECTED)]


@rule("HYB-206", "HYB-207", "HYB-210", "HYB-213")
@pytest.mark.parametrize(("third", "vp"), [(0, [2 + (1 + 2) + 1 + 2 + 1, 1]), (1, [2 + (1 + 2) + 1 + 2, 2])])
def test_every_connected_tile_counts_on_the_track_and_in_step_4(third: int, vp: list[int]) -> None:
    tiles = {"O01": "0 stored", "A02": "1 AR1", "S01": f"{third} AR3"}
    table = deploy(tiles=tiles, goodness=[3], characters=CALM)
    assert table.asks == [(0, "remove")] and table.have("vp") == vp  # the Immediate power comes last


@rule("HYB-208")
def test_a_social_tile_has_no_affinity_with_sparta() -> None:
    assert deploy("sparta", "deploy O01 SP1", characters=CALM).have("vp")[0] == 2


@rule("HYB-209")
@pytest.mark.parametrize(("owner", "vp"), [(0, 2 + 1 + 1), (1, 2 + 1)])
def test_ones_own_temple_gives_its_point_even_with_an_empty_well(owner: int, vp: int) -> None:
    table = deploy(temples={"argos": [owner]}, characters=CALM)
    assert table.state.well == 0 and table.asks == [(0, "remove")] and table.have("vp")[0] == vp


@rule("HYB-216")
def test_an_immediate_power_is_not_repeated_by_the_next_deployment() -> None:
    table = deploy(tiles={"O01": "0 stored", "S02": "0 EL1"}, characters=CALM).play(0, "upgrade ZEU6")
    assert table.have("aegis")[0] == 3 - 1


@rule("HYB-218")
def test_powers_of_the_end_of_the_age_follow_fear() -> None:
    table = end(2, "ouranos", age=2, olympians=["zeus", "hades"], tiles={"S04": "0 LE1"})
    told = [f"{event['key']}{event.get('what', '')}" for event in table.table.events(None)]
    assert told.index("primordial") < len(told) - 1 - told[::-1].index("gainedaegis")


@rule("HYB-Q50")
def test_powers_of_an_age_go_by_greatness() -> None:
    late = end(2, greatness=[4, 3], goodness=[1, 3], tiles={"S04": "0 LE1", "C05": "1 EL1"})
    assert [event["seat"] for event in late.told("gained")][-2:] == [1, 0]
    early = scene(2, phase="pillars", greatness=[4, 3], tiles={"A02": "0 AR1", "O03": "1 EL2"})
    assert [event["seat"] for event in early.told("gained")] == [1, 0]


@rule("HYB-219")
def test_a_passive_power_works_in_the_turns_of_others() -> None:
    tiles = {"O01": "1 3", "A02": "1 stored", "A03": "1 stored", "S11": "1 AR1", "C01": "0 1"}
    table = at("forge", "slot FO1", tiles=tiles)
    assert len(queries.stored(table.state, 1)) == 3 and table.told("scrapped") == []
    assert [ask for _, ask in table.asks] != ["overstocked"]


@rule("HYB-220")
def test_a_power_once_an_age_is_back_in_the_next() -> None:
    table = turn(tiles={"A08": "0 AR1"}).play(0, "use A08", "tile C01", "pass").play(1, "pass")
    for pillar in (1, 2):
        table.play(table.asks[0][0], f"pillar pillar_{pillar}")
    table.play(0, "ready").play(1, "ready")
    assert "use A08" in table.choices(0)


@rule("HYB-222")
def test_what_the_end_of_the_game_gives_fear_no_longer_takes() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "freed": whole("ZEU2")}
    assert end(2, "ether", age=6, vp=[0, 0], tiles={"S12": "0 LE1"}, **told).have("vp")[0] == 2


@rule("HYB-Q104")
def test_athena_has_her_share_of_her_own_social_tiles() -> None:
    told: dict[str, Any] = {"olympians": ["athena", "zeus"], "tiles": {"O01": "0 stored"}}
    table = turn(**told, characters={0: {"diomede": "mortal_world"}} | CALM)
    table.play(0, "activate diomede", "city sparta", "act deploy", "deploy O01 SP1")
    assert [(e["seat"], e["n"]) for e in table.told("gained") if e["what"] == "vp"][:2] == [(0, 2), (0, 2)]


@rule("HYB-196", "HYB-200")
def test_what_is_deployed_and_what_is_claimed_are_two_questions() -> None:
    table = deploy(move="", hands=[[], ["P01"]], tiles={"O01": "0 stored", "A01": "1 stored"})
    assert table.refused(0, "reward A").why == "not-offered"
    table.play(0, "deploy O01 AR2").play(1, "contest olympian", "card P01", "continue")
    assert table.asks == [(1, "claim")]
    assert table.refused(1, "deploy A01 AR1").why == "not-offered"


@rule("HYB-197", "HYB-211")
def test_the_first_case_of_all_is_a_case_like_the_others() -> None:
    table = deploy("athens", "", tiles={"A10": "0 stored", "A02": "1 AT1"})
    assert table.choices(0) == [f"deploy A10 {case}" for case in ("AT2", "AT3", "AT4")]
    s = scene(tiles={"A10": "0 AT1", "A02": "1 AT2", "S01": "0 AT4"}).state
    tiles = s.content.tile_ids
    assert [tiles[tile] for tile in queries.connected(s, tiles.index("A10"))] == ["A02"]
