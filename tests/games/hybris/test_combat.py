"""Combat (HYB-235 to HYB-277): against the game, against a player, and what follows a defeat."""

from typing import Any

import pytest

from ludotheque.games.hybris import names, queries
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.phases.against_the_game import enemy_total
from tests.games.hybris.scene import PILLARS, Scene, clash, end, quest, scene, turn
from tests.games.hybris.tiles import spark, whole
from tests.marks import rule


@rule("HYB-243", "HYB-244", "HYB-246", "HYB-Q80")
def test_the_enemy_counts_base_cards_and_every_match_of_symbols() -> None:
    """EX-17, both readings; EX-13."""
    table = quest("X03", arena=["K01", "K02"], hands=[["P01"]])
    assert table.told("enemy")[0]["force"] == 3 + 4 + 2
    twice = quest("X11", arena=["K02", "K05"], hands=[["P01"]])  # Charybdis shows Water twice
    assert twice.told("enemy")[0]["force"] == 2 + 4 + 2
    calypso = scene(2, pillars=PILLARS[:2], arena=["K08"], hands=[["P01"]], characters={0: {"pollux": "colosseum"}})
    calypso.play(0, "activate pollux", "slot CO1", "act fight", "hero calypso")
    assert calypso.told("enemy")[0]["force"] == 3 + 3 + 0


@rule("HYB-174")
def test_cards_drawn_for_the_harpies_give_no_force() -> None:
    table = quest("X13", arena=["K12", "K16", "K05"], hands=[["P01"]])
    assert table.told("enemy")[0]["force"] == 5 + 0 + 2  # two of them show Air


@rule("HYB-159", "HYB-Q51")
@rule("HYB-241", "HYB-247", "HYB-248", "HYB-249", "HYB-250", "HYB-242", "HYB-252", "HYB-171")
def test_equal_totals_beat_the_game() -> None:
    """EX-18 and EX-19"""
    table = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02", "P03", "P11"]])
    table.play(0, "card P01", "card P02")
    assert table.refused(0, "card P11").rule == "HYB-248" and table.choices(0) == ["card P03", "stop"]
    table.play(0, "card P03")
    if table.asks[0][1] == "fight-game":
        table.play(0, "stop")
    assert table.told("total")[0]["force"] == 9
    table.play(0, "upgrade ZEU6")
    assert table.have("vp")[0] == 3 and table.player(0)["discard"] == ["P01", "P02", "P03"]
    assert sorted(table.table.view(None)["arena_discard"]) == ["K01", "K02"]
    assert table.table.view(None)["quests"] == [None, None, None]  # HYB-Q51


@rule("HYB-170", "HYB-172", "HYB-173", "HYB-251", "HYB-271", "HYB-276", "HYB-Q81")
def test_a_condition_not_met_is_a_defeat_whatever_the_force() -> None:
    """EX-12: the Hydra wants two Fire."""
    table = quest("X01", arena=["K03", "K15"], hands=[["P04", "P01", "P03"]], determination=[6])
    assert table.told("enemy")[0]["force"] == 2 + 3 + 2
    table.play(0, "card P04", "card P01", "card P03")
    assert table.told("total")[0]["force"] == 8 and table.told("defeated")
    assert table.player(0)["characters"]["pollux"]["place"] == "below" and table.have("vp")[0] == 0
    assert table.have("greatness") == [3, 4] and table.asks == [(1, "turn")]  # HYB-271


@rule("HYB-273", "HYB-274", "HYB-275", "HYB-Q29")
def test_a_defeated_olympian_lies_and_its_pillar_serves_the_others() -> None:
    table = scene(2, pillars=PILLARS[:2], quests=[None, None, "X08"])
    table.play(0, "activate olympian", "go_on", "go moirai", "slot MO3", "go_on", "quest X08")
    assert table.player(0)["characters"]["olympian"] == {"place": "reserve", "acted": True, "lying": True}
    assert table.have("greatness") == [4, 3] and table.have("faithful") == [0, 1] and table.player(0)["resolved"]
    assert table.asks == [(1, "turn")]


@rule("HYB-175", "HYB-277", "HYB-Q75", "HYB-Q76")
def test_the_hind_is_won_for_a_hero() -> None:
    table = quest("X02", characters={0: {"pollux": "reserve moirai", "heracles": "reserve"}})
    assert table.asks == [(0, "fall-hero")] and table.choices(0) == ["hero pollux", "hero heracles"]
    table.play(0, "hero heracles")
    assert table.have("vp")[0] == 3 + spark("zeus", 2) and table.player(0)["characters"]["heracles"]["place"] == "below"


@rule("HYB-176", "HYB-Q78", "HYB-Q131")
def test_the_sphinx_wants_a_card_first() -> None:
    table = quest("X10", arena=["K03", "K07"], hands=[["P01", "P04"]])
    assert table.asks == [(0, "lose-card")] and table.told("enemy") == []
    empty = quest("X10", arena=["K03", "K07"])
    assert empty.told("defeated") and empty.told("enemy") == []  # HYB-Q131


@rule("HYB-177", "HYB-Q71")
@pytest.mark.parametrize("enemy", ["X09", "X14"])
def test_cerberus_and_typhon_are_for_those_with_two_unlocked_tiles(enemy: str) -> None:
    def met(*unlocked: str) -> Scene:
        told = {"pillars": PILLARS[:2], "quests": [None, "X08", enemy], "characters": {0: {"pollux": "moirai"}}}
        table = scene(2, **told, freed=whole(*unlocked))
        assert queries.unlocked(table.state, 0) == len(unlocked)
        return table.play(0, "activate pollux", "slot MO3")

    for few in (met(), met("ZEU2")):
        assert few.choices(0) == ["quest X08"] and few.refused(0, f"quest {enemy}").rule == "HYB-177"
    assert met("ZEU2", "ZEU5").choices(0) == ["quest X08", f"quest {enemy}"]


@rule("HYB-178", "HYB-179", "HYB-Q79")
def test_some_enemies_bear_no_weapons() -> None:
    lion = quest("X04", arena=["K03"], hands=[["P01", "P02", "P03"]])
    lion.play(0, "card P01", "card P02", "card P03")
    assert lion.told("total")[0]["force"] == 0 + 0 + 1 + 3  # the Combo still counts
    medusa = quest("X06", arena=["K03", "K07"], hands=[["P01", "P10"]]).play(0, "card P01")
    assert medusa.told("total")[0]["force"] == 3 and medusa.player(0, 0)["hand"] == ["P10"]  # a second Weapon may not


@rule("HYB-181", "HYB-182", "HYB-183", "HYB-184", "HYB-250")
def test_a_beaten_hero_of_the_colosseum_joins_for_the_next_age() -> None:
    told = {"pillars": PILLARS[:2], "arena": ["K03"], "characters": {0: {"pollux": "colosseum"}}}
    table = scene(2, **told, hands=[["P01", "P02"]]).play(0, "activate pollux", "slot CO1", "act fight", "hero calypso")
    table.play(0, "card P01", "card P02")
    assert table.table.view(None)["allies"] == {"calypso": 0}
    assert table.player(0)["characters"].get("calypso") == {"place": "reserve", "fresh": True}
    lost = scene(2, **told).play(0, "activate pollux", "slot CO1", "act fight", "hero calypso")
    assert lost.table.view(None)["allies"] == {} and lost.told("defeated")


@rule("HYB-245", "HYB-246")
def test_cards_drawn_for_an_enemy_form_no_combo() -> None:
    table = quest("X03", arena=["K01", "K09"], hands=[["P01"]])  # their halves form an eagle
    assert table.told("enemy")[0]["force"] == 3 + 3 + 1


def totalled(*cards: str, **description: Any) -> int:
    """The Force Total of these cards, played from left to right against the game."""
    table = quest("X03", hands=[list(cards)], **({"determination": [6]} | description))
    table.play(0, *(f"card {card}" for card in cards))
    return int(table.told("total")[0]["force"])


@rule("HYB-241", "HYB-Q82", "HYB-247")
def test_a_combo_asks_for_neighbours_in_their_order_and_goes_from_one_to_the_next() -> None:
    assert totalled("P05", "P10") == 2 + 2 + 2 and totalled("P10", "P05") == 2 + 2
    assert totalled("P01", "P03", "P02") == 3 + 1 + 2
    assert totalled("P01", "P02", "P05") == 3 + 2 + 2 + (3 + 2)


@rule("HYB-249")
def test_what_card_effects_add_counts_against_the_game() -> None:
    assert totalled("P12", "P01") == 0 + 3 + 2


@rule("HYB-240")
def test_an_effect_is_there_before_the_next_card() -> None:
    assert totalled("P12", "P01", "P03") == 3 + 1 + 2
    table = quest(
        "X03", hands=[["CA5", "P04", "P01"]], olympians=["athena", "hades"], hero="diomede", determination=[2]
    )
    assert "card P04" not in table.choices(0)
    assert "card P04" in table.play(0, "card CA5").choices(0)  # which makes the next one cheaper


@rule("HYB-Q81", "HYB-310")
def test_nobody_attacks_the_game() -> None:
    poseidon: dict[str, Any] = {"olympians": ["poseidon", "zeus"], "hero": "thesee"}
    assert totalled("P01", **poseidon) == 3 and totalled("P07", **poseidon) == 2


@rule("HYB-251")
def test_one_short_is_a_defeat_and_so_is_no_card_at_all() -> None:
    table = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02"]]).play(0, "card P01", "card P02")
    assert table.told("enemy")[0]["force"] == 9 and table.told("total")[0]["force"] == 8
    for lost in (table, quest("X03", arena=["K01", "K02"], hands=[["P01"]]).play(0, "stop")):
        assert [event["character"] for event in lost.told("defeated")] == ["pollux"] and lost.have("vp")[0] == 0


@rule("HYB-Q22", "HYB-252")
def test_a_colosseum_card_that_was_played_stays_with_its_player() -> None:
    table = quest("X03", arena=["K01", "K05"], hands=[["K02", "P01"]]).play(0, "card K02", "stop")
    assert table.player(0)["discard"] == ["K02"]
    assert sorted(table.table.view(None)["arena_discard"]) == ["K01", "K05"]


@rule("HYB-Q129")
def test_what_cards_say_of_a_victory_comes_before_what_the_victory_brings() -> None:
    table = quest("X08", hands=[["K11", "P02", "P01"]]).play(0, "card K11", "card P02", "card P01")
    assert [event["n"] for event in table.told("gained") if event["what"] == "vp"] == [2, 3]


@rule("HYB-181")
def test_only_heroes_still_at_the_colosseum_are_fought_and_any_of_them() -> None:
    told = {"pillars": PILLARS[:2], "characters": {0: {"pollux": "colosseum"}, 1: {"calypso": "reserve"}}}
    table = scene(2, **told).play(0, "activate pollux", "slot CO1", "act fight")
    assert table.choices(0) == [f"hero {hero}" for hero in ("atalante", "penthesilee", "milon", "icare")]


@rule("HYB-183", "HYB-246")
def test_what_an_ally_says_is_for_whoever_has_won_it() -> None:
    told: dict[str, Any] = {"pillars": PILLARS[:2], "arena": ["K03"], "hands": [["P01"]]}
    fought = scene(2, **told, characters={0: {"pollux": "colosseum"}})
    fought.play(0, "activate pollux", "slot CO1", "act fight", "hero penthesilee")
    assert fought.told("enemy")[0]["force"] == 5 + 1
    for hero, drawn in (("calypso", 1), ("pollux", 0)):
        rows = {"calypso": "reserve", "pollux": "reserve"} | {hero: "reserve oracle"}
        table = scene(2, **told, characters={0: rows}).play(0, f"activate {hero}", "slot OR2")
        assert table.player(0)["premonitions"] == drawn


@rule("HYB-Q106", "HYB-276")
def test_a_defeated_ally_stays_its_players() -> None:
    told = {1: {"thesee": "reserve colosseum", "orion": "reserve underworld"}}
    table = quest("X08", hero="calypso", characters={0: {"calypso": "reserve moirai"}} | told, aegis=[3, 3])
    assert table.table.view(None)["allies"] == {"calypso": 0}
    assert table.player(0)["characters"]["calypso"]["place"] == "below"
    table.play(1, "activate thesee", "slot CO1", "act fight")
    assert "hero calypso" not in table.choices(1)
    other = quest("X08", hero="calypso", characters={0: {"calypso": "reserve moirai"}} | told, aegis=[3, 3])
    other.play(1, "activate orion", "slot UN1")
    assert other.told("resurrected") == [] and other.asks == [(0, "turn")]  # nothing but to Drain


@rule("HYB-161", "HYB-162", "HYB-163", "HYB-164", "HYB-165", "HYB-168", "HYB-169", "HYB-Q72", "HYB-Q74")
def test_chants_one_after_the_other() -> None:
    table = quest("E10", hands=[["CZ1", "CZ2", "P03", "P01"]])  # reveal two Air, then discard one
    assert table.asks == [(0, "show-symbols")]
    table.play(0, "card CZ1", "card P03")
    assert table.told("showed")[0]["cards"] == ["CZ1", "P03"] and table.have("vp")[0] == 2
    assert table.table.view(None)["quests"][2]["chants"] == [0, None]
    table.play(0, "discard P01", "card P03")
    assert table.player(0)["discard"] == ["P01", "P03"] and table.table.view(None)["quests"][2] is None
    assert table.asks == [(0, "remove")]  # the Spark of the Epic reward
    assert table.have("vp")[0] == 5


@rule("HYB-166", "HYB-Q70", "HYB-Q91", "HYB-308")
def test_a_chant_that_cannot_be_met_is_a_defeat() -> None:
    table = quest("E04", olympians=["zeus", "hades"], hands=[["P01"]])
    assert table.player(0)["characters"]["pollux"]["place"] == "below" and table.have("vp") == [0, 1]


@rule("HYB-167", "HYB-Q73", "HYB-Q48")
def test_a_chant_sends_somebody_back() -> None:
    table = quest("E08", characters={0: {"pollux": "reserve moirai", "heracles": "elis acted"}})
    assert table.player(0)["characters"]["heracles"]["place"] == "reserve" and table.have("vp")[0] == 2


# -- against a player


@rule("HYB-260", "HYB-261", "HYB-265", "HYB-270", "HYB-Q82", "HYB-Q83", "HYB-Q84")
@rule("HYB-253", "HYB-254", "HYB-255", "HYB-257", "HYB-258", "HYB-259", "HYB-262", "HYB-263", "HYB-310")
def test_a_combat_goes_by_rounds_of_a_card_and_a_marker() -> None:
    table = clash(hands=[["P01", "P03"], ["P04", "P02"]])
    assert table.asks == [(0, "fight-card"), (1, "fight-card")]
    table.play(0, "card P01").play(1, "card P04")
    assert "P01" not in str(table.table.view(1)["stack"])
    table.play(0, "continue").play(1, "continue")
    assert [e["force"] for e in table.told("total")] == [4, 4]  # Impetuous attacks with one more
    table.play(0, "card P03").play(1, "card P02")
    assert table.refused(1, "continue").rule == "HYB-248"  # HYB-260
    table.play(1, "stop").play(0, "continue")
    assert table.player(1, 1)["hand"] == ["P02"] and [e["force"] for e in table.told("total")][-2:] == [5, 4]
    assert table.told("won")[0]["seat"] == 0
    assert table.player(1)["characters"]["pollux"]["place"] == "below"
    assert table.player(0)["characters"]["thesee"]["place"] == "lemnos" and table.state.well == 2
    assert table.player(0)["discard"] == ["P01", "P03"] and table.player(1)["discard"] == ["P04"]  # HYB-270


@rule("HYB-256", "HYB-264", "HYB-266", "HYB-271", "HYB-Q88", "HYB-Q89", "HYB-189")
def test_without_cards_only_powers_count_and_a_tie_is_the_defenders() -> None:
    table = clash()
    assert table.told("won")[0]["seat"] == 0  # +1 as Attacker
    other = scene(
        2,
        olympians=["zeus", "athena"],
        pillars=PILLARS[:2],
        characters={0: {"pollux": "mortal_world"}, 1: {"diomede": "lemnos acted"}},
    ).play(0, "activate pollux", "city lemnos")
    assert other.told("won")[0]["seat"] == 1 and other.asks == [(1, "turn")]
    assert other.player(0)["characters"]["pollux"]["place"] == "below" and other.state.well == 0
    assert other.player(1)["characters"]["diomede"]["place"] == "lemnos" and other.told("influences") == []


@rule("HYB-262", "HYB-Q87")
def test_whoever_went_on_alone_may_play_more() -> None:
    table = clash(hands=[["P01", "P03", "P08"], ["P04"]]).play(0, "card P03").play(1, "card P04")
    table.play(0, "continue").play(1, "stop")
    assert table.asks == [(0, "fight-on")]
    table.play(0, "card P01")
    assert table.told("total")[0]["force"] == 2
    table.play(0, "stop")
    assert table.told("won")[0]["seat"] == 0


@rule("HYB-237", "HYB-Q44", "HYB-Q132")
def test_a_prophet_flees_and_nobody_has_won_a_combat() -> None:
    table = clash(
        olympians=["poseidon", "hades"], characters={0: {"thesee": "mortal_world"}, 1: {"prophet_1": "lemnos"}}
    )
    assert table.told("combat") == [] and table.player(1)["characters"]["prophet_1"]["place"] == "reserve"
    assert table.player(0)["characters"]["thesee"]["place"] == "lemnos" and table.have("vp") == [0, 0]


@rule("HYB-307", "HYB-Q90")
def test_athena_draws_when_she_is_attacked_herself() -> None:
    told = {"olympians": ["poseidon", "athena"], "pillars": PILLARS[:2]}
    table = scene(2, **told, characters={0: {"thesee": "mortal_world"}, 1: {"olympian": "lemnos acted"}})
    table.play(0, "activate thesee", "city lemnos")
    assert table.player(1)["hand"] == 1 and table.asks == [(1, "fight-card")]
    hero = scene(2, **told, characters={0: {"thesee": "mortal_world"}, 1: {"diomede": "lemnos acted"}})
    hero.play(0, "activate thesee", "city lemnos")
    assert hero.player(1)["hand"] == 0


@rule("HYB-308", "HYB-Q91")
@pytest.mark.parametrize(("foe", "vp"), [("thesee", 1), ("olympian", 2)])
def test_hades_profits_from_every_defeat_but_his_own(foe: str, vp: int) -> None:
    table = scene(
        3,
        olympians=["zeus", "poseidon", "hades"],
        pillars=PILLARS[:3],
        hands=[["P04"]],
        characters={0: {"pollux": "mortal_world"}, 1: {foe: "lemnos acted"}},
    )
    table.play(0, "activate pollux", "city lemnos", "card P04", "continue")
    assert table.have("vp") == [0, 0, vp]


@rule("HYB-314", "HYB-Q92")
def test_zeus_has_two_more_against_an_olympian() -> None:
    table = scene(
        2, olympians=["poseidon", "zeus"], pillars=["pillar_3", "pillar_5"], characters={1: {"olympian": "argos acted"}}
    )
    table.play(0, "activate olympian", "go_on", "go mortal_world", "city argos")
    assert table.told("won")[0]["seat"] == 1  # 1 against 2


@rule("HYB-Q30")
def test_ambition_is_for_every_combat_of_the_age() -> None:
    """A Hero's, a Defender's, more than one, and that of Fear."""
    table = clash(bold=[0, 3])
    assert table.told("won")[0]["seat"] == 1 and table.player(1)["bold"] == 3
    fear = end(2, "erebe", age=4, olympians=["zeus", "hades"], bold=[3, 0]).play(0, "challenge pollux")
    assert fear.told("total")[0]["force"] == 3


@rule("HYB-Q30", "HYB-263")
def test_ambition_lasts_for_the_age() -> None:
    table = scene(
        2, olympians=["poseidon", "zeus"], pillars=["pillar_3", "pillar_5"], characters={1: {"olympian": "argos acted"}}
    )
    table.play(0, "activate olympian", "resolve", "accept", "go mortal_world", "city argos")
    assert table.have("vp")[0] == 1 and table.asks[0] == (1, "fight-card")
    table.play(1, table.choices(1)[0], "stop")
    assert table.told("won")[0]["seat"] == 0  # EX-14 b: 1 + 3 against 2


@rule("HYB-254", "HYB-256", "HYB-262")
def test_whoever_has_a_card_lays_one_and_whoever_has_none_has_stopped_for_all_to_see() -> None:
    table = clash(hands=[["P01", "P03"]])
    assert table.asks == [(0, "fight-card")] and table.choices(0) == ["card P01", "card P03"]
    table.play(0, "card P01")
    assert table.asks == [(0, "fight-marker")]
    table.play(0, "continue")
    assert table.asks == [(0, "fight-on")] and table.choices(0) == ["card P03", "stop"]


@rule("HYB-258")
def test_the_card_of_whoever_stops_goes_back_unplayed_and_unseen() -> None:
    table = clash(hands=[["P01"], ["P03"]]).play(0, "card P01").play(1, "card P03").play(0, "stop").play(1, "stop")
    assert [event["force"] for event in table.told("total")] == [1, 0]  # Impetuous alone
    assert table.player(0, 0)["hand"] == ["P01"] and table.player(0)["discard"] == []
    assert "P01" not in str(table.table.events(1)) and "P03" not in str(table.table.events(0))


@rule("HYB-Q88", "HYB-263")
def test_a_total_below_nothing_loses_to_nothing() -> None:
    told = {"olympians": ["zeus", "poseidon"], "pillars": PILLARS[:2]}
    table = scene(2, **told, characters={0: {"pollux": "mortal_world"}, 1: {"thesee": "lemnos acted"}})
    table.play(0, "activate pollux", "city lemnos")
    assert [event["force"] for event in table.told("total")] == [0, -1] and table.told("won")[0]["seat"] == 0


@rule("HYB-Q129")
def test_the_winners_cards_speak_first() -> None:
    table = clash(hands=[["K11", "P01"], ["P09"]]).play(0, "card K11").play(1, "card P09")
    table.play(0, "continue").play(1, "continue").play(0, "card P01", "continue")
    told = [(event["key"], event["seat"]) for event in table.table.events(None) if event["key"] in ("gained", "drew")]
    assert told[:3] == [("gained", 0), ("drew", 1), ("drew", 1)]


@rule("HYB-237", "HYB-Q44", "HYB-Q132")
def test_a_prophet_that_flees_costs_its_owner_the_place_and_nothing_else() -> None:
    table = scene(
        2,
        olympians=["hades", "poseidon"],
        pillars=PILLARS[:2],
        greatness=[4, 3],
        tiles={"M05": "0 EL1"},
        used=[[], ["mortal_world"]],
        characters={0: {"tantale": "mortal_world"}, 1: {"prophet_1": "lemnos acted"}},
    ).play(0, "activate tantale", "city lemnos")
    assert table.told("fled") and table.player(0)["characters"]["tantale"]["place"] == "lemnos"
    assert table.have("greatness") == [4, 3] and table.have("vp") == [0, 0]
    assert table.player(1)["used"] == ["mortal_world"]


@rule("HYB-252", "HYB-270")
def test_after_a_combat_there_is_none() -> None:
    table = clash()
    assert table.told("won") and table.table.view(None)["combat"] is None
    alone = quest("X03", arena=["K01", "K02"])
    assert alone.told("defeated") and alone.table.view(None)["combat"] is None


@rule("HYB-254", "HYB-255")
def test_a_card_and_a_marker_are_under_seal_until_both_are_given() -> None:
    table = clash(hands=[["P01", "P03"], ["P04", "P02"]])
    for moves in (("card P01", "card P04"), ("stop", "stop")):
        table.play(0, moves[0])
        assert table.table.view(1)["waiting"] == [
            {"seat": 1, "rule": table.table.waiting[0].rule, "ask": table.asks[0][1]}
        ]
        assert table.table.undo(0) is None and len(table.asks) == 2
        table.play(0, moves[0]).play(1, moves[1])
    assert table.told("won") != []
    lone = clash(hands=[["P01"]])
    assert lone.asks == [(0, "fight-card")]


@rule("HYB-248", "HYB-262")
def test_whoever_plays_on_alone_has_the_same_determination() -> None:
    table = clash(hands=[["P03", "P01", "P04"], ["P02"]], determination=[2, 2]).play(0, "card P03").play(1, "card P02")
    table.play(0, "continue").play(1, "stop")
    assert table.choices(0) == ["card P01", "stop"] and table.refused(0, "card P04").rule == "HYB-248"


@rule("HYB-261", "HYB-263")
def test_a_combat_that_goes_on_has_no_winner_yet() -> None:
    table = clash(hands=[["P01", "P03"], ["P04", "P02"]]).play(0, "card P01").play(1, "card P04")
    table.play(0, "continue").play(1, "continue")
    assert table.table.view(None)["stack"][-1]["won"] == 0 and table.told("won") == []


@rule("HYB-240", "HYB-261")
def test_a_promise_to_ones_own_next_card_is_nothing_to_the_other() -> None:
    table = turn(
        olympians=["zeus", "athena"],
        hands=[["P12", "P03"], ["P06", "P01"]],
        characters={0: {"pollux": "mortal_world"}, 1: {"diomede": "argos acted"}},
    ).play(0, "activate pollux", "city argos", "card P12")
    table.play(1, "card P06").play(0, "continue").play(1, "continue")
    assert [event["force"] for event in table.told("total")] == [0, 2]
    table.play(0, "card P03").play(1, "card P01").play(0, "continue").play(1, "stop")
    assert [event["force"] for event in table.told("total")][2:4] == [3, 2]


# -- defeat


@rule("HYB-273", "HYB-275")
def test_an_olympian_beaten_in_defence_is_ashamed_and_keeps_its_pillar_for_later() -> None:
    table = scene(
        2,
        pillars=PILLARS[:2],
        greatness=[4, 3],
        hands=[["P01"]],
        characters={0: {"pollux": "mortal_world"}, 1: {"olympian": "lemnos acted"}},
    ).play(0, "activate pollux", "city lemnos", "card P01", "continue")
    assert table.player(1)["characters"]["olympian"] == {"place": "reserve", "acted": True, "lying": True}
    assert table.have("greatness") == [3, 4] and not table.player(1)["resolved"]
    hero = quest("X08")
    assert hero.told("defeated") and not hero.player(0)["resolved"]


@rule("HYB-274", "HYB-082")
def test_a_lying_olympian_is_not_sent_anywhere() -> None:
    table = scene(2, pillars=PILLARS[:2], characters={0: {"olympian": "lying"}})
    assert table.refused(0, "activate olympian").why == "wounded" and "activate olympian" not in table.choices(0)


@rule("HYB-277", "HYB-Q76")
def test_a_hero_already_in_the_underworld_does_not_fall_again() -> None:
    rows = {"pollux": "reserve moirai", "heracles": "below", "persee": "OL1 acted"}
    assert quest("X02", characters={0: rows}).choices(0) == ["hero pollux", "hero persee"]


@rule("HYB-Q91")
def test_which_defeats_hades_profits_from() -> None:
    beaten = quest("X08", olympians=["zeus", "hades"])
    assert beaten.told("defeated") and beaten.have("vp") == [0, 1]
    given = quest("X02", olympians=["zeus", "hades"]).play(0, "hero pollux")
    assert given.have("vp")[1] == 0
    own = quest("X08", olympians=["hades", "zeus"], hero="tantale")
    assert own.told("defeated") and own.have("vp") == [0, 0]


@rule("HYB-Q99", "HYB-273")
def test_shame_comes_before_the_rewards_of_a_contest() -> None:
    table = scene(2, pillars=PILLARS[:2], tiles={"A01": "0 stored"}, greatness=[3, 4], hands=[[], ["P01"]])
    table.play(0, "activate olympian", "resolve", "decline", "go mortal_world", "city sparta", "act deploy")
    table.play(0, "deploy A01 SP1").play(1, "contest olympian", "card P01", "continue")
    assert table.asks == [(1, "claim")] and table.have("greatness") == [4, 3]
    table.play(1, "reward C")
    assert table.have("greatness") == [4, 2]


def test_what_an_enemy_is() -> None:
    table = scene(2, phase="planning")
    assert combat.enemy_element(0) == names.FIRST_ALLY_ELEMENT
    assert combat.enemy_element(names.ALLIES) == names.FIRST_QUEST
    table.state.combat = table.state.combat[:]
    combat.begin(table.state, 0, 0, -1, -1, names.ALLIES)
    assert enemy_total(table.state, names.ALLIES + names.EPICS) == 2


@rule("HYB-271", "HYB-Q105")
def test_a_hero_spared_has_lost_the_turn_all_the_same() -> None:
    table = turn(quests=[None, None, "X08"], characters={0: {"icare": "reserve moirai"}}, premonitions=[["V28"]]).play(
        0, "activate icare", "slot MO3", "go_on", "quest X08"
    )
    assert table.player(0)["characters"]["icare"]["place"] == "reserve" and table.asks == [(1, "turn")]


@rule("HYB-240", "HYB-248")
def test_what_a_card_was_made_cheaper_by_is_not_spent() -> None:
    told: dict[str, Any] = {"hero": "diomede", "olympians": ["athena", "zeus"], "determination": [3]}
    table = quest("X08", hands=[["CA5", "P04", "P01"]], **told).play(0, "card CA5", "card P04")
    assert table.choices(0) == ["card P01", "stop"]  # 0, then 3 less 1, then 1
    assert table.refused(0, "card P02").why == "not-in-hand"


@rule("HYB-248", "HYB-219")
def test_the_trident_lends_one_determination_in_a_combat() -> None:
    told: dict[str, Any] = {"hero": "thesee", "olympians": ["poseidon", "zeus"], "determination": [3]}
    lent = quest("X08", hands=[["P04", "P01"]], freed=whole("POS1"), **told).play(0, "card P04")
    assert lent.choices(0) == ["card P01", "stop"]  # 3 and 1
    plain = quest("X08", hands=[["P04", "P01"]], **told).play(0, "card P04")
    assert plain.told("total") != [] and plain.player(0)["discard"] == ["P04"]


@rule("HYB-179")
def test_a_limit_counts_the_cards_of_its_type_alone() -> None:
    table = quest("X06", arena=["K01", "K02"], hands=[["P03", "P01", "P07", "P06"]], determination=[6])
    table.play(0, "card P03", "card P01")
    assert table.refused(0, "card P07").rule == "HYB-179" and table.choices(0) == ["card P06", "stop"]


@rule("HYB-276", "HYB-183", "HYB-104")
def test_icarus_is_spared_once_an_age() -> None:
    table = turn(
        age=4,
        olympians=["zeus", "hades"],
        quests=[None, None, "X08"],
        characters={0: {"icare": "reserve moirai"}},
    )
    table.state.veiled[1] = table.state.content.primordial_ids.index("erebe")
    table.play(0, "activate icare", "slot MO3", "quest X08")
    assert table.player(0)["characters"]["icare"]["place"] == "reserve"
    table.play(1, "pass").play(0, "pass").play(0, "challenge icare")
    assert table.player(0)["characters"]["icare"]["place"] == "below"


@rule("HYB-271", "HYB-272", "HYB-Q105")
def test_whoever_beats_a_character_of_the_same_kind_goes_on_with_the_turn() -> None:
    table = turn(
        olympians=["zeus", "athena"],
        hands=[["P04"]],
        bare_decks=True,
        premonitions=[["V06"]],
        characters={1: {"olympian": "argos acted"}},
    )
    table.play(0, "activate olympian", "go_on", "go mortal_world", "city argos").until("before-action")
    assert table.told("won")[0]["seat"] == 0
    table.play(0, "go_on").until("after-action")
    assert table.asks == [(0, "after-action")] and "complete V06" in table.choices(0)


@rule("HYB-307")
def test_athena_draws_nothing_for_a_combat_that_she_begins() -> None:
    told: dict[str, Any] = {"pillars": PILLARS[:2], "olympians": ["athena", "zeus"], "hands": [["P01"], ["P02"]]}
    table = scene(2, characters={1: {"pollux": "lemnos acted"}}, **told)
    table.play(0, "activate olympian", "go_on", "go mortal_world", "city lemnos")
    assert table.told("combat") and table.player(0, 0)["hand"] == ["P01"]


@rule("HYB-275", "HYB-Q29", "HYB-231")
def test_an_olympian_beaten_by_whoever_contests_resolves_its_pillar_without_the_top() -> None:
    told: dict[str, Any] = {"pillars": PILLARS[:2], "tiles": {"A01": "0 stored"}, "faithful": [0, 0]}
    table = scene(2, hands=[[], ["P01"]], bare_decks=True, **told)
    table.play(0, "activate olympian", "go_on", "go mortal_world", "city sparta", "go_on", "act deploy")
    table.play(0, "deploy A01 SP1").play(1, "contest olympian", "card P01", "continue")
    assert table.told("defeated") and table.player(0)["resolved"]
    assert [event["pillar"] for event in table.told("resolves")] == ["pillar_1"]
    assert table.have("faithful") == [0, 1] and table.told("influences") == []  # the bottom half, not the top
