"""Combat (HYB-235 to HYB-277): against the game, against a player, and what follows a defeat."""

from typing import Any

import pytest

from ludotheque.games.hybris import names, queries
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.phases.against_the_game import enemy_total
from tests.games.hybris.scene import Scene, scene
from tests.games.hybris.tiles import spark, whole
from tests.marks import rule

PILLARS = ["pillar_1", "pillar_5", "pillar_3", "pillar_4"]


def quest(name: str, seats: int = 2, hero: str = "pollux", **description: Any) -> Scene:
    """A Hero of seat 0 attempts a Quest."""
    told = {"pillars": PILLARS[:seats], "quests": [None, None, name], "characters": {0: {hero: "reserve moirai"}}}
    table = scene(seats, **(told | description)).play(0, f"activate {hero}", "slot MO3")
    return table.play(0, f"quest {name}")


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


@rule("HYB-178", "HYB-179")
def test_some_enemies_bear_no_weapons() -> None:
    lion = quest("X04", arena=["K03"], hands=[["P01", "P02", "P03"]])
    lion.play(0, "card P01", "card P02", "card P03")
    assert lion.told("total")[0]["force"] == 0 + 0 + 1 + 3  # the Combo still counts
    medusa = quest("X06", arena=["K03", "K07"], hands=[["P01", "P10"]]).play(0, "card P01")
    assert medusa.told("total")[0]["force"] == 3 and medusa.player(0, 0)["hand"] == ["P10"]  # a second Weapon may not


@rule("HYB-181", "HYB-182", "HYB-183", "HYB-184")
def test_a_beaten_hero_of_the_colosseum_joins_for_the_next_age() -> None:
    told = {"pillars": PILLARS[:2], "arena": ["K03"], "characters": {0: {"pollux": "colosseum"}}}
    table = scene(2, **told, hands=[["P01", "P02"]]).play(0, "activate pollux", "slot CO1", "act fight", "hero calypso")
    table.play(0, "card P01", "card P02")
    assert table.table.view(None)["allies"] == {"calypso": 0}
    assert table.player(0)["characters"]["calypso"] == {"place": "reserve", "fresh": True}
    lost = scene(2, **told).play(0, "activate pollux", "slot CO1", "act fight", "hero calypso")
    assert lost.table.view(None)["allies"] == {} and lost.told("defeated")


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


@rule("HYB-166", "HYB-Q70", "HYB-308")
def test_a_chant_that_cannot_be_met_is_a_defeat() -> None:
    table = quest("E04", olympians=["zeus", "hades"], hands=[["P01"]])
    assert table.player(0)["characters"]["pollux"]["place"] == "below" and table.have("vp") == [0, 1]


@rule("HYB-167", "HYB-Q73", "HYB-Q48")
def test_a_chant_sends_somebody_back() -> None:
    table = quest("E08", characters={0: {"pollux": "reserve moirai", "heracles": "elis acted"}})
    assert table.player(0)["characters"]["heracles"]["place"] == "reserve" and table.have("vp")[0] == 2


# -- against a player


def clash(**description: Any) -> Scene:
    """Poséidon's Hero comes to Lemnos, where a Hero of Zeus stands."""
    told: dict[str, Any] = {
        "olympians": ["poseidon", "zeus"],
        "pillars": PILLARS[:2],
        "characters": {0: {"thesee": "mortal_world"}, 1: {"pollux": "lemnos acted"}},
    }
    return scene(2, **(told | description)).play(0, "activate thesee", "city lemnos")


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


@rule("HYB-256", "HYB-264", "HYB-266", "HYB-Q88", "HYB-Q89", "HYB-189")
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
def test_ambition_lasts_for_the_age() -> None:
    table = scene(
        2, olympians=["poseidon", "zeus"], pillars=["pillar_3", "pillar_5"], characters={1: {"olympian": "argos acted"}}
    )
    table.play(0, "activate olympian", "resolve", "accept", "go mortal_world", "city argos")
    assert table.have("vp")[0] == 1 and table.asks[0] == (1, "fight-card")
    table.play(1, table.choices(1)[0], "stop")
    assert table.told("won")[0]["seat"] == 0  # EX-14 b: 1 + 3 against 2


def test_what_an_enemy_is() -> None:
    table = scene(2, phase="planning")
    assert combat.enemy_element(0) == names.FIRST_ALLY_ELEMENT
    assert combat.enemy_element(names.ALLIES) == names.FIRST_QUEST
    table.state.combat = table.state.combat[:]
    combat.begin(table.state, 0, 0, -1, -1, names.ALLIES)
    assert enemy_total(table.state, names.ALLIES + names.EPICS) == 2
