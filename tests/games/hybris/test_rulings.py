"""Rules and rulings that bear on several chapters, each where it shows."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.phases.gains import gain
from ludotheque.games.hybris.phases.triggers import order_of_reactions
from ludotheque.kit.content.described import BadDescription
from tests.games.hybris.scene import PILLARS, Scene, clash, deploy, end, quest, scene, turn
from tests.games.hybris.tiles import elements, whole
from tests.marks import rule

FEW = {"olympians": ["zeus", "hades"]}


# -- pieces and gains


@rule("HYB-005", "HYB-Q03")
def test_goods_never_run_out_and_everything_else_does() -> None:
    table = scene(phase="planning", aegis=[200], prayer=[90], well=1).start(0, "S02", "immediate")
    assert table.have("aegis")[0] == 202
    table.start(0, "S08", "once_per_age").start(0, "S08", "once_per_age")
    assert table.have("prayer")[0] == 91 and table.state.well == 0  # only what the Well holds
    table.start(0, "pillar_4", "after")
    assert table.state.well == 1
    with pytest.raises(BadDescription):
        scene(hands=[["P01", "P01"]])


@rule("HYB-005")
def test_bonus_tokens_do_not_run_out_and_conflict_cards_do() -> None:
    table = scene(phase="planning", bonus=[16], hands=[["P01"]])
    table.state.decks[0] = vec[i64]()
    gain(table.state, 0, names.BONUS_TOKEN, 2)
    gain(table.state, 0, names.CARD, 1)
    assert table.have("bonus_tokens")[0] == 18 and table.player(0, 0)["hand"] == ["P01"]


@rule("HYB-004")
def test_what_a_component_says_is_stronger_than_the_rulebook() -> None:
    """A Prophet costs 1 Aegis, and a game has six Ages, unless a tile or a Scenario says otherwise."""
    told: dict[str, Any] = {"characters": {0: {"prophet_1": "olympus"}}, "aegis": [0]}
    assert turn(**told).refused(0, "activate prophet_1").rule == "HYB-085"
    assert "activate prophet_1" in turn(**told, tiles={"S10": "0 AR1"}).choices(0)
    ages = [scene(options=options).table.view(None)["ages"] for options in ({}, {"scenario": "renaissance"})]
    assert ages == [6, 4]


@rule("HYB-006")
def test_six_boards_lie_round_the_mortal_world() -> None:
    content = scene(phase="planning").state.content
    assert names.LOCATION_IDS == ("olympus", "colosseum", "underworld", "moirai", "oracle", "forge", "mortal_world")
    assert [slot[:2] for slot in content.slot_ids[::3]] == ["OL", "CO", "UN", "MO", "OR", "FO"]
    assert len(content.slot_ids) == 18 and len(set(content.case_city)) == 5


@rule("HYB-054")
def test_an_action_icon_is_an_action_now() -> None:
    table = scene(phase="planning").start(0, "athens", "service")
    assert table.asks == [(0, "design")]
    produced = scene(phase="planning", tiles={"A01": "0 1"}).start(0, "FO1", "bonus")
    assert produced.table.view(None)["tile_at"]["A01"]["at"] == "factory_2"


@rule("HYB-Q40", "HYB-093")
def test_a_bonus_that_cannot_be_received_is_lost() -> None:
    table = turn(goodness=[5], characters={0: {"pollux": "olympus"}}, prayer=[1]).play(0, "activate pollux", "slot OL2")
    assert table.have("goodness")[0] == 5 and table.have("greatness") == [3, 4] and table.asks == [(0, "action")]


@rule("HYB-135", "HYB-Q61")
def test_the_way_of_a_tile_through_a_forge_that_all_share() -> None:
    table = turn(
        tiles={"A01": "1 A", "A08": "0 AR1", "S01": "0 AR2"},
        characters={0: {"pollux": "forge", "heracles": "reserve mortal_world"}},
        faithful=[3],
    )

    def at(tile: str = "C01") -> Any:
        return table.table.view(None)["tile_at"][tile]

    table.play(0, "use A08", "tile C01")
    assert at() == {"at": "workshop_A", "owner": 0} and at("A01") == {"at": "workshop_B", "owner": 1}
    table.play(0, "activate pollux", "slot FO2")
    table.play(0, table.choices(0)[0])
    assert at() == {"at": "factory_1", "owner": 0} and at("A01")["at"] == "workshop_B"
    for place in ("factory_2", "factory_3", "stored"):
        table.start(1, "lemnos", "service")
        assert at()["at"] == place
    assert table.have("vp")[1] == 1
    table.until("turn").play(1, "pass").play(0, "activate heracles", "city elis", "act deploy", "deploy C01 EL1")
    assert at() == {"at": "EL1", "owner": 0}


# -- Pillars


@rule("HYB-067", "HYB-068", "HYB-Q30")
def test_a_pillar_is_for_one_age() -> None:
    table = turn(pillars=["pillar_3", "pillar_5"]).play(0, "activate olympian", "resolve", "accept")
    assert table.player(0)["bold"] == 3 and table.have("hand") == [0, 1]
    assert table.until("turn").asks == [(1, "turn")] and table.player(0)["bold"] == 3
    table.play(1, "pass").play(0, "pass")
    assert table.state.age == 2 and table.player(0)["bold"] == 0 and table.player(0)["pillar"] is None


@rule("HYB-Q28", "HYB-098")
def test_the_top_half_comes_before_the_bottom_half() -> None:
    table = turn(pillars=["pillar_5", "pillar_6"]).play(0, "activate olympian", "resolve", "accept")
    told = [event for event in table.table.events(None) if event["key"] in ("foresaw", "drew", "gained")]
    assert [(event["key"], event["seat"]) for event in told] == [("foresaw", 0), ("drew", 0), ("gained", 1)]


# -- powers


@rule("HYB-125", "HYB-312")
def test_persuasion_comes_every_time() -> None:
    table = turn(
        olympians=["poseidon", "zeus"],
        characters={0: {"thesee": "underworld", "bellerophon": "reserve bonus"}},
        aegis=[3, 0],
    )
    table.play(0, "activate thesee", "slot UN2").until("turn")
    assert table.have("vp")[1] == 1 and table.have("aegis")[1] == 1
    table.play(1, "pass").play(0, "activate bellerophon", "go underworld", "slot UN1").until("turn")
    assert table.have("vp")[1] == 2 and table.have("aegis")[1] == 2


@rule("HYB-219")
def test_a_passive_power_is_always_there_once_the_tile_is_deployed() -> None:
    told: dict[str, Any] = {"characters": {0: {"prophet_1": "oracle"}}, "aegis": [3]}
    free = turn(tiles={"S10": "0 LE1"}, **told).play(0, "activate prophet_1")
    assert free.have("aegis")[0] == 3
    paid = turn(tiles={"S10": "0 stored"}, **told).play(0, "activate prophet_1")
    assert paid.have("aegis")[0] == 2


@rule("HYB-221")
def test_a_reaction_comes_every_time() -> None:
    table = scene(phase="planning", tiles={"C03": "0 EL1"})
    for vp in (1, 2):
        table.start(0, "pillar_1", "top").play(0, "city athens", "take faithful")
        assert table.have("vp")[0] == vp


@rule("HYB-Q47")
def test_reactions_begin_with_whoever_has_the_turn() -> None:
    table = scene(3, phase="planning", greatness=[4, 2, 3])
    table.state.active = 2
    assert [int(seat) for seat in order_of_reactions(table.state)] == [2, 1, 0]
    table.state.active = state.NOBODY
    assert [int(seat) for seat in order_of_reactions(table.state)] == [1, 2, 0]


# -- where one goes


@rule("HYB-160")
def test_without_a_quest_nobody_goes_to_the_moirai() -> None:
    table = turn(quests=[None, None, None], characters={0: {"pollux": "moirai"}})
    assert table.refused(0, "activate pollux").rule == "HYB-091"
    table.play(0, "activate olympian", "go_on")
    assert "go moirai" not in table.choices(0) and "go oracle" in table.choices(0)


@rule("HYB-Q135")
def test_a_prophet_waits_until_a_city_is_free() -> None:
    standing = {
        "thesee": "athens",
        "bellerophon": "sparta",
        "orion": "argos",
        "olympian": "elis",
        "prophet_1": "lemnos",
    }
    table = turn(characters={0: {"prophet_1": "mortal_world"}, 1: standing})
    assert table.refused(0, "activate prophet_1").rule == "HYB-091"
    assert table.player(0, 0)["characters"]["prophet_1"]["token"] == "mortal_world"


@rule("HYB-Q124")
def test_a_forge_that_has_run_dry_leaves_no_action() -> None:
    table = turn(tiles={"A01": "1 3"}).play(0, "activate olympian", "go_on", "go forge", "slot FO3")
    table.play(0, "resolve", "accept", "city lemnos", "service")
    assert table.table.view(None)["tile_at"]["A01"]["at"] == "stored"
    assert table.told("produced") != [] and table.player(0)["characters"]["olympian"]["place"] == "FO3"
    assert table.told("designed") == []
    assert table.asks == [(1, "turn")]


@rule("HYB-Q120", "HYB-320")
def test_hades_goes_home_last_of_all() -> None:
    table = turn(olympians=["hades", "zeus"], freed=whole("HAD1"), characters={1: {"olympian": "OL1 acted"}})
    table.play(0, "activate olympian", "go_on", "go olympus", "slot OL1", "go_on", "tile C01")
    assert table.asks == [(0, "after-action")] and table.choices(0) == ["resolve"]
    assert table.player(0)["characters"]["olympian"]["place"] == "OL1"
    table.play(0, "resolve", "decline")
    assert table.player(0)["characters"]["olympian"] == {"place": "reserve", "acted": True, "lying": True}


@rule("HYB-Q68")
def test_one_player_may_presage_twice() -> None:
    table = turn(oracle=["0 P01"], hands=[["P02", "P06"]], faithful=[2], characters={0: {"pollux": "oracle"}})
    table.play(0, "activate pollux", "slot OR1", "act presage")
    assert table.refused(0, "card P06").why == "no-new-element"
    table.play(0, "card P02")
    assert [row["seat"] for row in table.table.view(None)["beside_oracle"]] == [0, 0]


@rule("HYB-Q105", "HYB-271")
def test_no_premonition_after_a_defeat() -> None:
    told: dict[str, Any] = {"premonitions": [["V28"]], "characters": {0: {"pollux": "moirai"}}}
    lost = turn(quests=[None, None, "X08"], **told).play(0, "activate pollux", "slot MO3")
    lost.play(0, "go_on", "quest X08")
    assert lost.told("defeated") and lost.asks == [(1, "turn")]
    won = turn(quests=[None, None, "E14"], hands=[["P01", "P03"]], **told).play(0, "activate pollux", "slot MO3")
    won.play(0, "go_on", "quest E14").until("next-chant").play(0, "stop")
    assert won.asks == [(0, "after-action")]


@rule("HYB-271", "HYB-272", "HYB-Q105")
@pytest.mark.parametrize("lost", [True, False])
def test_a_lost_contest_lets_the_deployment_end_and_no_premonition_follow_it(lost: bool) -> None:
    table = turn(
        tiles={"O01": "0 stored"},
        premonitions=[["V05"]],
        hands=[[], ["P01"]] if lost else [["P01"], []],
        bare_decks=True,
        characters={0: {"pollux": "mortal_world"}, 1: {"thesee": "forge"}},
    )
    table.play(0, "activate pollux", "city argos", "go_on", "act deploy", "deploy O01 AR2").play(1, "contest thesee")
    table.until("claim" if lost else "after-action")
    if lost:
        assert table.told("defeated")[0]["character"] == "pollux"
        table.play(1, "reward B").until("turn")
        assert table.told("completed") == [] and table.asks == [(1, "turn")]
        assert table.player(0)["premonitions"] == 1
    else:
        assert "complete V05" in table.choices(0)  # it stands fulfilled: only the defeat forbids it
    assert table.have("vp")[0] >= 2 + 1  # the tile's, and the City's affinity
    assert table.table.view(None)["tile_at"]["O01"] == {"at": "AR2", "owner": 0}


# -- the end of an Age


@rule("HYB-104", "HYB-106")
def test_the_steps_of_the_end_of_an_age_in_their_order() -> None:
    table = end(
        2, "erebe", age=4, **FEW, tiles={"A01": "1 3"}, characters={0: {"heracles": "OL1 acted"}}, quests=["E01"]
    )
    keys = [event["key"] for event in table.table.events(None)]
    assert keys.index("quest") < keys.index("stored") < keys.index("primordial")
    assert "challenge heracles" in table.choices(0)  # Rest has brought the Hero home


@rule("HYB-239")
def test_a_hand_has_no_limit_until_an_effect_sets_one() -> None:
    hand = ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08"]
    table = end(2, "lethe", age=2, **FEW, hands=[hand])
    assert table.player(0)["hand"] == 8 and table.asks == [(0, "discard-down")]
    assert table.choices(0) == [f"discard {card}" for card in hand]
    more = scene(phase="planning", hands=[hand]).start(0, "sparta", "service")
    assert more.player(0)["hand"] == 9
    for card in hand[:4]:
        table.play(0, f"discard {card}")
    assert table.player(0, 0)["hand"] == hand[4:] and table.asks[0][1] == "pillar"


@rule("HYB-316")
def test_lethe_counts_every_symbol_beside_the_oracle() -> None:
    table = end(2, "lethe", age=2, **FEW, faithful=[5, 5], oracle=["1 P05"])
    assert table.have("faithful") == [3, 6]  # Fire and Water; the one who presaged is immune, and had one by a Pillar


@rule("HYB-Q54", "HYB-116")
def test_greatness_lost_in_a_wrath_counts_from_the_next_one() -> None:
    table = end(3, "ouranos", age=2, olympians=["zeus", "athena", "hades"], faithful=[0, 4, 4], goodness=[3, 3, 3])
    told = [e for e in table.table.events(None) if e["key"] == "lost" and e["what"] in ("faithful", "goodness")]
    assert [(e["what"], e["seat"]) for e in told] == [
        ("faithful", 1),
        ("faithful", 2),
        ("goodness", 1),
        ("goodness", 0),
        ("goodness", 2),
    ] and table.have("greatness") == [3, 2, 4]


@rule("HYB-Q24")
def test_without_quests_left_zones_stay_empty() -> None:
    table = turn(quests=["E01", None, "X01"])
    table.state.quest_deck = vec[i64]()
    table.play(0, "pass").play(1, "pass")
    quests = table.table.view(None)["quests"]
    assert quests[:2] == [None, None] and quests[2]["id"] == "E01"


@rule("HYB-Q55", "HYB-013")
def test_chronos_has_no_wrath() -> None:
    table = scene(phase="planning")
    book = table.state.content.book
    assert [book.start(names.FIRST_PRIMORDIAL, section) for section in (names.WRATH_1, names.WRATH_2)] == [0, 0]
    assert 0 not in list(table.state.veiled) and table.table.view(None)["chained"] == ["chronos"]


# -- Combat


@rule("HYB-236", "HYB-229")
def test_prophets_do_not_fight() -> None:
    fear = end(2, "erebe", age=4, **FEW)
    assert fear.choices(0) == ["challenge pollux", "challenge olympian"]
    table = deploy(characters={1: {"prophet_1": "forge"}})
    assert table.asks == [(1, "contest")] and table.refused(1, "contest prophet_1").rule == "HYB-229"


@rule("HYB-240", "HYB-Q86")
def test_a_card_works_at_once_and_what_it_draws_can_be_played() -> None:
    table = quest("X03", arena=["K01", "K02"], hands=[["P08"]], decks=[["P01"]]).play(0, "card P08")
    assert table.player(0, 0)["hand"] == ["P01"] and table.choices(0) == ["card P01", "stop"]


@rule("HYB-245")
def test_nothing_else_on_the_enemys_cards_counts() -> None:
    table = turn(arena=["K03"], hands=[["P01"]], characters={0: {"pollux": "colosseum"}})
    table.play(0, "activate pollux", "slot CO3", "act fight", "hero calypso")
    assert table.told("enemy")[0]["force"] == 3 + 1
    table.play(0, "card P01")
    assert table.told("total")[0]["force"] == 3  # not one less by the card's effect


@rule("HYB-Q77", "HYB-277")
def test_the_token_under_a_fallen_hero_comes_back() -> None:
    table = quest("X02", characters={0: {"pollux": "reserve moirai", "heracles": "reserve olympus"}})
    assert "olympus" not in table.player(0, 0)["reserve"]
    table.play(0, "hero heracles")
    assert "olympus" in table.player(0, 0)["reserve"] and "token" not in table.player(0, 0)["characters"]["heracles"]


@rule("HYB-Q79")
def test_three_types_of_conflict_cards() -> None:
    content = scene(phase="planning").state.content
    assert names.CARD_TYPE_IDS == ("weapon", "tactic", "power") and set(content.card_type) == {0, 1, 2}


@rule("HYB-Q85", "HYB-259")
def test_of_two_cards_turned_up_the_attackers_works_first() -> None:
    table = clash(hands=[["P08"], ["P08"]]).play(0, "card P08").play(1, "card P08")
    before = len(table.told("drew"))
    table.play(1, "continue").play(0, "continue")
    assert [event["seat"] for event in table.told("drew")[before:]] == [0, 1]


@rule("HYB-260", "HYB-248")
def test_with_all_determination_spent_only_free_cards_go_on() -> None:
    """EX-20"""
    table = clash(hands=[["P04", "P03", "P01"], ["P01"]], determination=[3, 3])
    table.play(0, "card P04").play(1, "card P01").play(0, "continue").play(1, "continue")
    table.play(0, "card P01")
    assert table.refused(0, "continue").rule == "HYB-248" and table.choices(0) == ["stop"]
    free = clash(hands=[["P04", "P03", "P01"], ["P01"]], determination=[3, 3])
    free.play(0, "card P04").play(1, "card P01").play(0, "continue").play(1, "continue")
    assert free.play(0, "card P03").choices(0) == ["continue", "stop"]


@rule("HYB-Q128", "HYB-264")
@pytest.mark.parametrize(("card", "winner"), [("P03", 0), ("CH3", 1)])
def test_two_effects_that_win_ties_cancel_out(card: str, winner: int) -> None:
    table = scene(
        2,
        olympians=["zeus", "hades"],
        pillars=PILLARS[:2],
        tiles={"M06": "0 EL1"},
        characters={0: {"pollux": "mortal_world"}, 1: {"tantale": "lemnos acted"}},
        hands=[["P03"], [card]],
    ).play(0, "activate pollux", "city lemnos")
    table.play(0, "card P03").play(1, f"card {card}").play(0, "continue").play(1, "continue")
    assert {event["force"] for event in table.told("total")} == {1}
    assert table.told("won")[0]["seat"] == winner


@rule("HYB-Q129", "HYB-270")
def test_cards_of_a_combat_are_discarded_after_their_last_effects() -> None:
    table = turn(hands=[["P09"], ["P04"]], characters={0: {"pollux": "mortal_world"}, 1: {"olympian": "lemnos acted"}})
    table.state.decks[0] = vec[i64]()
    table.play(0, "activate pollux", "city lemnos", "card P09").play(1, "card P04")
    table.play(0, "continue").play(1, "continue").until("turn")
    assert table.player(0)["discard"] == ["P09"] and table.player(0)["hand"] == 0  # P09 drew, but not itself


@rule("HYB-Q138", "HYB-243")
def test_an_enemy_fights_with_the_cards_there_are() -> None:
    table = turn(quests=[None, None, "X03"], hands=[["P01"]], characters={0: {"pollux": "moirai"}})
    kind = table.state.content.conflict_ids.index("K01")
    table.state.arena = vec[i64]([i64(kind)])
    table.play(0, "activate pollux", "slot MO3", "quest X03")
    assert table.told("enemy")[0]["cards"] == ["K01"] and table.told("enemy")[0]["force"] == 3 + 2 + 1
    again = turn(quests=[None, None, "X03"], hands=[["P01"]], characters={0: {"pollux": "moirai"}})
    again.state.arena = vec[i64]([i64(kind)])
    again.state.arena_discard = vec[i64]([i64(kind + 1)])
    again.play(0, "activate pollux", "slot MO3", "quest X03")
    assert again.told("enemy")[0]["cards"] == ["K01", "K02"]


# -- contests


def contested(card: str = "P01", **description: Any) -> Scene:
    """Seat 1 contests the deployment of O01 in Argos and wins."""
    table = deploy(hands=[[], [card]], **description).play(1, "contest olympian", f"card {card}", "continue")
    return table.play(1, "stop") if table.asks == [(1, "fight-on")] else table


@rule("HYB-267", "HYB-Q98", "HYB-Q102", "HYB-231")
def test_a_contested_tile_stays_and_stays_its_deployers() -> None:
    table = contested(well=0)
    assert table.asks == [(1, "claim")] and table.choices(1) == ["reward A", "reward B", "reward C"]
    before = table.have("vp")
    table.play(1, "reward B").until("turn")
    assert table.table.view(None)["tile_at"]["O01"] == {"at": "AR2", "owner": 0}
    assert table.have("prayer")[1] <= 1 and table.have("vp")[0] >= before[0] + 2 + 1  # A, and the Affinity of step 4
    assert table.player(1)["characters"]["olympian"]["place"] == "argos"


@rule("HYB-209", "HYB-231")
def test_the_temple_serves_the_deployer_who_has_lost_the_contest_too() -> None:
    elsewhere, there = (
        contested(well=0, temples={city: [0]}).play(1, "reward A").until("turn").have("vp")[0]
        for city in ("elis", "argos")
    )
    assert there == elsewhere + 1


@rule("HYB-234", "HYB-226")
def test_an_olympian_who_contested_has_acted() -> None:
    table = contested().play(1, "reward A").until("turn")
    assert table.asks == [(1, "turn")] and table.choices(1) == ["pass"]
    before = table.have("aegis")[0]
    table.play(1, "pass")
    assert table.have("aegis")[0] == before + 1 and table.player(1)["resolved"]  # Révélation's bottom half
    assert table.have("premonitions")[1] == 0


@rule("HYB-Q127", "HYB-215")
@pytest.mark.parametrize(("tile", "winner"), [("A06", 0), ("A03", 1)])
def test_a_tile_defends_its_own_deployment(tile: str, winner: int) -> None:
    table = deploy(
        move=f"deploy {tile} AR2", tiles={tile: "0 stored"}, olympians=["zeus", "poseidon"], characters={1: {}}
    )
    table.play(1, "contest olympian")
    assert table.told("won")[0]["seat"] == winner  # Impetuous: 1 against 0, or against 1


@rule("HYB-Q127", "HYB-199")
def test_a_prophet_who_deploys_the_sanctuary_is_safe_at_once() -> None:
    for tile, asked in (("O07", []), ("O03", [(1, "contest")])):
        table = turn(tiles={tile: "0 stored"}, characters={0: {"prophet_1": "mortal_world"}})
        table.play(0, "activate prophet_1", "city argos", "act deploy", f"deploy {tile} AR2")
        assert [ask for ask in table.asks if ask[1] == "contest"] == asked


# -- golden examples in full


@rule("HYB-141", "HYB-130", "HYB-132", "HYB-133")
def test_the_aegis_is_unlocked_by_a_conversion() -> None:
    """EX-08"""
    borne = elements("ATH2")
    assert borne[-1] == names.TEMPLE
    table = turn(
        olympians=["athena", "zeus"],
        freed={"ATH2": len(borne) - 1},
        prayer=[4],
        vp=[3],
        determination=[3],
        well=2,
    )
    table.play(0, "activate olympian", "go_on", "go olympus", "slot OL2", "go_on", "act convert", "convert line_5")
    if table.asks == [(0, "remove")]:
        table.play(0, "upgrade ATH2")
    table.play(0, "city argos")
    row = table.player(0, 0)
    assert (row["prayer"], row["vp"], row["determination"]) == (0, 7, 4) and table.state.well == 2
    assert row["hand"] == ["CAU"] and table.table.view(None)["temples"]["argos"] == [0]
