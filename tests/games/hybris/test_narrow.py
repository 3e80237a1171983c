"""Scenes at the edge of a rule: one more, one less, the neighbour, the other player."""

from typing import Any

from ludotheque.games.hybris import effects, names
from ludotheque.games.hybris.phases.well import generate
from tests.games.hybris.scene import at, chosen, clash, deploy, duel, end, laid, quest, scene, turn
from tests.marks import rule


@rule("HYB-010", "HYB-011", "HYB-012", "HYB-029")
def test_every_deck_is_shuffled() -> None:
    states = [chosen("zeus", "hades", seed=seed).state for seed in range(6)]
    for deck in ("arena", "quest_deck", "vision_deck"):
        assert len({tuple(getattr(s, deck)) for s in states}) == 6, deck
    for seat in (0, 1):
        assert len({tuple(s.decks[seat]) for s in states}) == 6


@rule("HYB-Q32")
def test_guidance_is_for_whoever_can_pay_and_not_for_want_of_the_others_means() -> None:
    for means, asked in (([9, 0], "guide"), ([0, 9], "plan")):
        table = scene(phase="planning", faithful=means, aegis=means).start(0, "pillar_2", "top")
        assert table.asks[0] == (0, asked)


@rule("HYB-180", "HYB-095")
def test_training_is_for_whoever_came_to_the_colosseum() -> None:
    table = at("colosseum", "slot CO1", arena=["K12", "K16"]).play(0, "act train")
    assert table.player(0, 0)["hand"] == ["K12"] and table.player(1)["hand"] == 0


@rule("HYB-063", "HYB-Q19")
def test_a_single_temple_is_destroyed_without_a_question() -> None:
    table = scene(phase="planning", well=13, temples={"argos": [1]})
    generate(table.state, 0, 1)
    table.state.settle()
    assert table.state.well == 0 and table.player(1)["razed"] == 1
    assert table.table.view(None)["temples"]["argos"] == []


@rule("HYB-091", "HYB-Q37")
def test_a_factory_that_a_bonus_does_not_empty_leaves_something_to_produce() -> None:
    for space, first in (("1", True), ("2", True), ("3", False)):
        table = turn(characters={0: {"prophet_1": "forge"}}, tiles={"A02": f"1 {space}"}).play(0, "activate prophet_1")
        assert ("slot FO1" in table.choices(0)) is first


@rule("HYB-091", "HYB-Q37", "HYB-145")
def test_what_the_other_has_pays_for_nothing() -> None:
    content = scene().state.content
    tile = content.tile_ids.index("A01")
    faithful, aegis = int(content.cost_faithful[tile]), int(content.cost_aegis[tile])

    def open_to(own: int, other: int) -> bool:
        table = turn(
            faithful=[faithful, 0], aegis=[own, other], tiles={"A01": "0 A"}, characters={0: {"pollux": "forge"}}
        )
        return "activate pollux" in table.choices(0)

    assert open_to(aegis, 0)  # one for the activation, one from the slot
    assert not open_to(aegis - 1, 20)


@rule("HYB-140", "HYB-Q125")
def test_whoever_came_to_convert_converts_at_least_once() -> None:
    table = at("olympus", "slot OL3", prayer=[7]).play(0, "act convert")
    assert table.refused(0, "stop").why == "not-offered"
    table.play(0, "convert line_2", "stop")
    assert table.asks == [(1, "turn")]


@rule("HYB-114", "HYB-151")
def test_a_power_may_make_room_for_a_third_stored_tile() -> None:
    content = scene().state.content
    shed = content.tile_ids[int(content.with_modifier[effects.STORAGE][0]) - names.FIRST_TILE]
    stored = {"O01": "1 3", "A02": "1 stored", "A03": "1 stored"}
    for more, asked in (({shed: "1 AR1"}, False), ({shed: "0 AR1"}, True), ({"O06": "1 AR1"}, True)):
        table = scene(phase="planning", tiles=stored | more).start(0, "lemnos", "service")
        assert (table.asks[0] == (1, "overstocked")) is asked


@rule("HYB-302", "HYB-163", "HYB-171")
def test_the_age_of_heroes_pays_for_every_quest() -> None:
    def points(heroic: bool) -> list[int]:
        told: dict[str, Any] = {"options": {"scenario": "age_des_heros"}} if heroic else {}
        epic = quest("E10", hands=[["CZ1", "CZ2", "P03", "P01"]], **told)
        epic.play(0, "card CZ1", "card P03", "discard P01", "card P03")
        beaten = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02", "P03"]], freed={"ZEU3": 1}, **told)
        beaten.play(0, "card P01", "card P02", "card P03")
        chant = quest("E10", hands=[["CZ1", "P03", "P01"]], **told).play(0, "card CZ1", "card P03")
        return [table.have("vp")[0] for table in (epic, beaten, chant)]

    content = scene().state.content
    scenario = content.element_ids.index("age_des_heros")
    more = [int(content.stated(scenario, what, 0)) for what in (effects.EPIC_VP, effects.CONFRONTATION_VP)]
    assert [a - b for a, b in zip(points(True), points(False), strict=True)] == [*more, 0]


@rule("HYB-167", "HYB-Q73")
def test_only_a_hero_is_sent_back_for_a_hero() -> None:
    for other in ("olympian", "prophet_1"):
        table = quest("E08", characters={0: {"pollux": "reserve moirai", other: "elis acted"}})
        assert table.player(0)["characters"][other]["place"] == "elis"
        assert table.player(0)["characters"]["pollux"]["place"] == "below"


@rule("HYB-184", "HYB-221")
def test_a_victory_is_its_winners_also_against_the_game() -> None:
    def points(**tiles: str) -> list[int]:
        table = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02", "P03"]], freed={"ZEU3": 1}, tiles=tiles)
        return table.play(0, "card P01", "card P02", "card P03").have("vp")

    plain = points()
    assert points(M05="1 EL1") == plain
    assert points(M05="0 EL1")[0] > plain[0]


@rule("HYB-194", "HYB-131")
def test_a_temple_gives_goodness_instead_if_one_likes() -> None:
    table = at("mortal_world", "city sparta", temples={"sparta": [0]}, faithful=[0])
    content = table.state.content
    sparta = names.CITY_IDS.index("sparta")
    table.play(0, "take faithful")
    assert table.choices(0) == ["take faithful", "take goodness"]
    table.play(0, "take goodness")
    assert table.have("faithful")[0] == content.city_faithful[sparta]
    assert table.have("goodness")[0] == 1 + content.city_goodness[sparta] + 1 and table.have("determination")[0] == 3


@rule("HYB-196", "HYB-200")
def test_what_is_deployed_and_what_is_claimed_are_two_questions() -> None:
    table = deploy(move="", hands=[[], ["P01"]], tiles={"O01": "0 stored", "A01": "1 stored"})
    assert table.refused(0, "reward A").why == "not-offered"
    table.play(0, "deploy O01 AR2").play(1, "contest olympian", "card P01", "continue")
    assert table.asks == [(1, "claim")]
    assert table.refused(1, "deploy A01 AR1").why == "not-offered"


@rule("HYB-269", "HYB-268", "HYB-276")
def test_whoever_contests_and_loses_takes_nothing() -> None:
    table = deploy(
        "sparta",
        "deploy A01 SP1",
        tiles={"A01": "0 stored"},
        olympians=["zeus", "athena"],
        characters={1: {"diomede": "reserve forge"}},
        well=5,
    )
    table.play(1, "contest diomede")
    content = table.state.content
    tile = content.tile_ids.index("A01")
    assert table.told("won")[0]["seat"] == 0 and table.told("claims") == []
    assert table.have("vp")[1] == 0 and table.have("vp")[0] >= content.tile_vp[tile]
    assert table.have("prayer") == [content.tile_prayers[tile], 0]
    assert table.player(0)["characters"]["pollux"]["place"] == "sparta"
    assert table.player(1)["characters"]["diomede"]["place"] == "below"


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


@rule("HYB-294", "HYB-295")
def test_every_token_that_is_turned_is_told() -> None:
    table = duel(postures=["proud pillar_5", "humble pillar_6"], laid={"UN1": "1 olympian", "UN2": "1 forbidden"})
    table.play(0, "activate olympian")
    told = [(event["rule"], event["place"], event["face"]) for event in table.told("turned")]
    assert told == [("HYB-295", "UN1", "forbidden"), ("HYB-295", "UN2", "olympian")]


@rule("HYB-261", "HYB-263")
def test_a_combat_that_goes_on_has_no_winner_yet() -> None:
    table = clash(hands=[["P01", "P03"], ["P04", "P02"]]).play(0, "card P01").play(1, "card P04")
    table.play(0, "continue").play(1, "continue")
    assert table.table.view(None)["stack"][-1]["won"] == 0 and table.told("won") == []


@rule("HYB-288", "HYB-289")
def test_a_slot_without_a_token_gives_nobody_anything() -> None:
    table = duel(characters={0: {"pollux": "olympus"}}, laid={"OL1": "0 olympian"}, greatness=[2, 3])
    table.play(0, "activate pollux", "slot OL2")
    assert table.have("greatness") == [2, 3] and table.have("vp") == [0, 0] and laid(table) == {"OL1": "0 olympian"}


@rule("HYB-278", "HYB-301")
def test_moods_change_in_a_duel_only() -> None:
    assert end().told("mood") == []
    assert len(duel().play(0, "pass").play(1, "pass").told("mood")) == 1


@rule("HYB-Q126", "HYB-220", "HYB-040")
def test_a_power_that_draws_from_the_well_waits_until_something_is_in_it() -> None:
    for well in (0, 1):
        assert ("use S08" in turn(tiles={"S08": "0 AR1"}, well=well).choices(0)) is (well == 1)


@rule("HYB-Q126", "HYB-180")
def test_a_power_that_trains_needs_one_card_of_the_colosseum() -> None:
    for cards in (0, 1):
        table = turn(tiles={"M10": "0 AR1"})
        table.state.arena = table.state.arena[:cards]
        table.table.menu.clear()
        assert ("use M10" in table.choices(0)) is (cards == 1)


@rule("HYB-Q32", "HYB-032")
def test_guidance_costs_all_that_is_printed() -> None:
    table = scene(phase="planning", faithful=[9], aegis=[9]).start(0, "pillar_2", "top").play(0, "tile A03")
    content = table.state.content
    tile = content.tile_ids.index("A03")
    assert content.cost_faithful[tile] != content.cost_aegis[tile]
    paid = [9 - table.have(what)[0] for what in ("faithful", "aegis")]
    assert paid == [content.cost_faithful[tile], content.cost_aegis[tile]]


@rule("HYB-312", "HYB-187")
def test_without_zeus_nobody_shares_in_a_drain() -> None:
    told: dict[str, Any] = {"olympians": ["poseidon", "hades"], "characters": {0: {"thesee": "underworld"}}}
    table = turn(well=2, **told).play(0, "activate thesee", "slot UN1")
    assert table.have("aegis")[1] == 3 and table.have("vp")[1] == 0


@rule("HYB-167", "HYB-Q39")
def test_whoever_stands_on_an_illustration_stands_in_its_location() -> None:
    for place, met in (("colosseum_art", True), ("CO2", True), ("olympus_art", False), ("OL2", False)):
        table = quest("E12", characters={0: {"pollux": "reserve moirai", "heracles": f"{place} acted"}})
        assert (table.player(0)["characters"]["heracles"]["place"] == "reserve") is met
        assert (table.told("chant-failed") == []) is met


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
