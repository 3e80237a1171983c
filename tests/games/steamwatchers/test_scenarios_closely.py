"""Scenarios, clause by clause: limits, owners, orders and exceptions of what each of them adds."""

from pathlib import Path
from typing import Any

from ludotheque.games.steamwatchers.check import HOUSE
from ludotheque.games.steamwatchers.phases.rendezvous import rendezvous_of
from ludotheque.games.steamwatchers.state import Player
from tests.games.steamwatchers.scene import (
    Scene,
    attack,
    bid,
    burnt,
    conclave,
    defending,
    deploy,
    election,
    fresh,
    phase,
    scene,
    settled,
)
from tests.marks import rule

TUTORIAL: dict[str, Any] = {"scenario": "apprentissage", "clans": ["alliance", "menrau"]}
FIRES = "les_feux_du_vieux_monde"
RUINS = "les_ruines"
RELIQUARY = "le_reliquaire"
GIANTS = "les_trois_geantes"
BURNT = "le_pillage_des_crames"


@rule("STW-194")
def test_a_negotiation_is_allowed_from_turn_three_of_the_tutorial_on() -> None:
    assert "negotiate" in defending("breizh", "1b", turn=3, **TUTORIAL).choices(0)


@rule("STW-Q66")
def test_deployment_six_signs_nothing_at_deployment_in_the_tutorial() -> None:
    t = settled("apprentissage", ["menrau", "alliance"])
    seat = deploy(t, 6, "5 0", "5 0")
    t.play(seat, "zone latium", "zone latium", "zone latium")
    assert t.table.view(None)["seas"]["mare_nostrum"]["contracts"] == [0, 0]


@rule("STW-Q68")
def test_the_legate_token_is_placed_in_the_first_turn_of_the_tutorial_too() -> None:
    t = conclave(["archon", "legate"], turn=0, **TUTORIAL).play(1, "sea mor_irez")
    assert t.table.view(None)["legate"] == "mor_irez"


# -- « Les Feux du Vieux Monde »


@rule("STW-197")
def test_the_two_more_are_base_soldiers() -> None:
    usual, fires = settled("la_guerre_vient", ["menrau", "flotte"]), settled(FIRES, ["menrau", "flotte"])
    left = []
    for t in (usual, fires):
        seat = deploy(t, 1, "4 0", "4 0")
        left.append((t.player(seat)["reserve_base"], t.player(seat)["reserve_elite"]))
    assert left[1] == (left[0][0] - 2, left[0][1])


def spreading(numbers: tuple[int, int]) -> Scene:
    """Both have deployed, seat 1 first on the Reservation track is about to spread out."""
    seed = next(seed for seed in range(20) if fresh(2, seed, FIRES).asks[0][0] == 1)
    t = settled(FIRES, ["menrau", "alliance"], seed=seed)
    for number in numbers:
        t.until("deployment")
        deploy(t, number, "4 0", "4 0")
    return t.until("spread")


@rule("STW-198", "STW-Q70", "STW-Q71")
def test_two_units_from_anywhere_go_to_one_zone_or_two() -> None:
    t = spreading((1, 2))
    assert t.asks == [(1, "spread")]  # in order of the Reservation track, not of the seats
    t.play(1, "zone jylland")
    assert {choice.split()[2] for choice in t.choices(1)} == {"vestland", "svealand", "gotaland"}
    t.play(1, "recruit base vestland")
    assert t.choices(1) == ["stop", "zone halogaland", "zone jylland"] and t.units("jylland") == (1, 1, 0)


@rule("STW-Q70")
def test_a_zone_is_taken_as_soon_as_a_unit_has_arrived() -> None:
    t = spreading((5, 1)).play(1, "zone rhenania")
    t.play(1, t.choices(1)[0], "stop")
    assert t.asks == [(0, "spread")] and t.refused(0, "zone rhenania").rule == "STW-198"


def all_exiled(t: Scene, reserve: int) -> Scene:
    """What the reserves hold of one kind of soldier lies on the Death & Exile board."""
    for seat in range(t.state.seats):
        t.state.add(seat, Player.exiled, t.state.get(seat, reserve))
        t.state.put(seat, reserve, 0)
    return t


@rule("STW-198", "STW-207")
def test_units_spread_from_the_board_whatever_the_reserve_holds_and_a_vanguard_from_the_reserve() -> None:
    t = all_exiled(spreading((1, 2)), Player.reserve_base)
    assert t.player(1)["reserve_base"] == 0
    t.play(1, "zone jylland", "recruit base vestland", "zone halogaland", "recruit base vestland")
    assert t.units("jylland") == t.units("halogaland") == (1, 1, 0)
    for reserve, asked in ((Player.reserve_base, []), (Player.reserve_elite, [0, 1])):
        t = all_exiled(settled(BURNT, ["flotte", "alliance"], seed=2).until("accomplice"), reserve)
        t.play(0, "sea nordhaf")
        seats = []
        while t.asks[0][1] == "vanguard":
            seats.append(t.asks[0][0])
            t.play(seats[-1], "stop")
        assert seats == asked


@rule("STW-Q69")
def test_figures_that_flee_are_no_trophies() -> None:
    t = bid(attack("5b", "3b 1e", scenario=FIRES), 3, 0).play(1, "lose 0")
    assert (0, "trophy") not in t.asks and t.player(0)["trophies"] == 1


@rule("STW-199", "STW-Q88")
def test_nobody_keeps_a_figure_of_the_crames_where_a_scenario_has_both(tmp_path: Path) -> None:
    both = tmp_path / "both.toml"
    ours = (HOUSE / "scenarios" / f"{BURNT}.toml").read_text(encoding="utf-8")
    both.write_text(f'{ours}\n[[special]]\nrule = "trophies"\nfigures = 2\n', encoding="utf-8")
    zones = {"gironde": "0 5b movement", "rhone": "crames 3b", "svealand": "1 1b"}
    t = scene(2, str(both), clans=["alliance", "flotte"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march rhone", "group 5 0", "bid 0")
    assert t.told("crames-lost")[-1]["base"] == 1 and t.player(0)["trophies"] == 0


@rule("STW-200")
def test_trophies_count_when_the_game_ends_only() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, scenario=FIRES, turn=1, players=[{"trophies": 4}, {}])
    assert t.told("geo")[0]["level"] == 0


# -- « L'Algue miraculeuse »


@rule("STW-201", "STW-219")
def test_the_scenario_card_waits_beside_the_board() -> None:
    for scenario in ("l_algue_miraculeuse", RELIQUARY):
        t = settled(scenario, ["menrau", "alliance"]).until("legate")
        assert t.table.view(None)["phase"] == "conclave" and t.table.view(None)["bearer"] == -1


@rule("STW-202")
def test_the_alga_comes_from_whoever_has_it_and_acts_again() -> None:
    three: dict[str, Any] = {"seats": 3, "clans": ["apotres", "menrau", "flotte"], "scenario": "l_algue_miraculeuse"}
    row = {"beacons": 0, "healthy": 3}
    for bearer in (2, 0):
        t = bid(attack("3b", "1b", {"alba": "2 1b"}, bearer=bearer, players=[row, {}, {}], **three), 0, 0)
        assert t.table.view(None)["bearer"] == 0 and t.player(0)["healthy"] == 4


# -- « Le Pillage des Cramés »


@rule("STW-205")
def test_the_turrets_of_the_crames_come_from_the_reserve() -> None:
    assert fresh(2, scenario="le_pillage_des_crames").table.view(None)["turrets"] == 10 - 3


@rule("STW-207")
def test_the_soldier_comes_from_the_reserve_into_a_free_zone_beside_the_deployment() -> None:
    t = settled("le_pillage_des_crames", ["flotte", "alliance"], seed=2).until("vanguard")
    assert [ask for _, ask in t.asks] == ["vanguard"]
    seat, content = t.asks[0][0], t.state.content
    number = t.player(seat)["deployment"]
    home = content.deployment_zones[(number - 1) * 3 : number * 3]
    offered = [choice.split()[1] for choice in t.choices(seat) if choice != "stop"]
    for name in offered:
        near = content.near_mask[content.zone_ids.index(name)]
        assert t.control(name) is None and any(near >> zone & 1 for zone in home)
    before = t.player(seat)["reserve_base"]
    assert t.play(seat, f"zone {offered[0]}").player(seat)["reserve_base"] == before - 1


@rule("STW-Q73")
def test_a_morale_cube_helps_the_crames() -> None:
    assert burnt("5b", "3b toxic turret cube barrel").told("defence-crames")[-1]["force"] == 3 + 2 + 2


@rule("STW-209")
def test_a_barrel_left_alone_goes_to_whoever_enters() -> None:
    zones = {"gironde": "0 1b movement", "rhone": "toxic turret barrel", "svealand": "1 1b"}
    t = scene(2, "le_pillage_des_crames", clans=["alliance", "flotte"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march rhone")
    assert t.player(0)["spare_contraband"] == 1 and not t.zone("rhone").get("barrel")


@rule("STW-212")
def test_lost_crames_join_no_other_zone_of_theirs() -> None:
    t = burnt("5b", others={"saksa": "crames 2b"}).play(0, "bid 0")
    assert t.told("crames-lost") and t.units("saksa") == ("crames", 2, 0)


# -- ruins and havens


@rule("STW-216", "STW-Q76")
def test_ruines_is_replaced_for_an_empty_title_and_for_whoever_draws_and_is_gone() -> None:
    t = conclave(["legate", "archon"], scenario=RUINS, deck=["ruines", "saksa"], hands={1: {"archon": ["degel"]}})
    t.play(0, "sea baltis").play(1, "archon degel").play(0, "zone galiza")
    assert len(t.told("column-from-deck")) == 2 and t.told("column-from-deck")[0]["zone"] == "saksa"
    t = conclave(["archon", "legate"], scenario=RUINS, deck=["ruines", "saksa", "alba"], clans=["alliance", "menrau"],
                 turn=0)  # fmt: skip
    assert t.asks == [(0, "ruins")] and 49 not in list(t.state.deck)


@rule("STW-217", "STW-Q75")
def test_a_cure_is_a_choice_for_two_barrels_of_any_type_once_in_order_of_the_track() -> None:
    sick = {"capped": 2, "healthy": 2, "contraband": 0}
    t = phase(
        "great_white", {"gironde": "0 1b"}, scenario=RUINS, players=[sick, sick], reserved=["legate", "watcher_1"]
    )
    assert t.asks == [(1, "treatment")] and t.choices(1) == ["no", "yes"]
    t.play(1, "no")
    assert t.asks == [(0, "treatment")]
    rich = {"capped": 2, "healthy": 0, "contraband": 3}
    t = phase("great_white", {"gironde": "0 1b"}, scenario=RUINS, players=[rich, {}])
    assert t.asks == [(0, "treatment")]
    rich = {"capped": 2, "healthy": 6, "contraband": 0}
    t = phase("great_white", {"gironde": "0 1b"}, scenario=RUINS, players=[rich, {}]).play(0, "yes")
    assert (0, "treatment") not in t.asks and t.player(0)["capped"] == 1


@rule("STW-218")
def test_four_havens_with_four_players_one_found_in_the_ruins_included() -> None:
    three = {name: "0 1b" for name in ("breizh", "provenca", "lusitania")}
    crowd = {"gironde": "2 1b", "meseta": "3 1b"}
    t = phase("great_white", {**three, **crowd}, scenario=RUINS, turn=3, seats=4,
              clans=["alliance", "menrau", "flotte", "apotres"])  # fmt: skip
    assert not t.table.over
    t = phase("great_white", {**three, "galiza": "0 1b target"}, scenario=RUINS, turn=3)
    assert t.table.result is not None and t.table.result.reason == "hegemony"


# -- the Reliquary


@rule("STW-221")
def test_a_keeper_is_elected_in_every_turn_from_the_second_on() -> None:
    t = conclave(["archon", "legate", "primus"], {"breizh": "0 1b"}, scenario=RELIQUARY, turn=2, bearer=1,
                 clans=["alliance", "menrau", "flotte"])  # fmt: skip
    assert t.until("vote").asks == [(0, "vote")] and t.table.view(None)["turn"] == 3


@rule("STW-222")
def test_zones_held_by_a_beacon_count_for_votes() -> None:
    assert election({"breizh": "beacon:0", "gotaland": "1 1b"}).asks == [(0, "vote"), (1, "vote")]


@rule("STW-223")
def test_a_keeper_in_office_neither_stays_nor_decides_in_a_tie() -> None:
    t = election({"breizh": "0 1b", "gotaland": "1 1b"}, bearer=2).play(0, "vote 0").play(1, "vote 1")
    assert t.asks == [(1, "keeper")]


@rule("STW-224")
def test_each_of_the_poorest_is_helped_once_in_order_of_the_track() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, scenario=RELIQUARY, turn=1, reserved=["legate", "watcher_1"])
    assert t.asks == [(1, "poorest")]
    before = t.player(1)["barrels"]
    t.play(1, "sea baltis")
    assert t.asks == [(0, "poorest")] and t.player(1)["barrels"] == before


@rule("STW-Q78")
def test_the_poorest_by_the_marker_signs_without_a_haven() -> None:
    t = phase("great_white", {"gironde": "0 1b", "svealand": "1 1b f1"}, scenario=RELIQUARY, turn=1)
    assert t.asks == [(0, "poorest")] and "sea baltis" in t.choices(0)
    t = phase("great_white", {"gironde": "0 1b"}, scenario=RELIQUARY, turn=1, bearer=0)
    assert t.asks == [(1, "poorest")]  # the keeper's marker stands on 1


# -- three giant columns


@rule("STW-226", "STW-Q79")
def test_cards_raise_standing_columns_and_those_of_empty_titles_by_one_more_too() -> None:
    t = conclave(["watcher_1", "legate"], {"alba": "f1"}, scenario=GIANTS, deck=["alba", "rhone", "frisia", "lutecia"])
    assert t.play(0, "card alba").floors("alba") == 1 + 3 + 1
    assert t.play(1, "sea baltis").floors("lutecia") == 1 + 1


@rule("STW-Q79")
def test_starting_columns_have_three_floors() -> None:
    t = settled(GIANTS, ["menrau", "alliance"])
    seat = deploy(t, 1, "3 0", "3 0")
    assert t.play(seat, "zone neustria").floors("neustria") == 3


@rule("STW-227")
def test_a_tall_column_raises_incubation_by_three_in_all() -> None:
    t = phase("decline", {"gironde": "0 1b", "svealand": "1 1b f5"}, scenario=GIANTS)
    assert t.floors("svealand") == 4 and (1, "quarantine") not in t.asks  # the fourth cell of Menrâu's track


@rule("STW-228")
def test_a_beacon_is_enough_to_hold_a_target_zone() -> None:
    t = phase("great_white", {"gironde": "0 1b", "istra": "beacon:0 target"}, scenario=GIANTS, turn=4)
    assert t.table.result is not None and t.table.result.scores == [2, 0]


# -- the rendezvous


@rule("STW-229")
def test_the_cards_not_kept_are_shuffled_in() -> None:
    on_top = set()
    for seed in range(8):
        t = settled("le_rendez_vous", ["menrau", "alliance"], seed=seed).until("rendezvous")
        kept, *others = (t.state.content.zone_ids.index(choice.split()[1]) for choice in t.choices(t.asks[0][0]))
        seat = t.asks[0][0]
        t.play(seat, f"card {t.state.content.zone_ids[kept]}")
        drawn = {t.state.content.zone_ids.index(choice.split()[1]) for choice in t.choices(1 - seat)}
        on_top.add(set(others) <= drawn)
    assert False in on_top


@rule("STW-229")
def test_a_card_of_a_deployment_makes_a_rendezvous_too() -> None:
    offered = set()
    for seed in range(4):
        t = settled("le_rendez_vous", ["menrau", "alliance"], seed=seed).until("rendezvous")
        zones = [t.state.content.zone_ids.index(choice.split()[1]) for choice in t.choices(t.asks[0][0])]
        offered |= {t.state.content.deployment[zone] > 0 for zone in zones}
    assert offered == {False, True}


@rule("STW-230")
def test_no_rendezvous_is_unveiled_in_turn_four() -> None:
    zones = {"gironde": "0 1b defence", "svealand": "1 1b defence"}
    told: dict[str, Any] = {"clans": ["alliance", "menrau"], "zones": zones, "rendezvous": {0: "rhone", 1: "saksa"}}
    assert "reveal" in scene(2, "le_rendez_vous", turn=3, **told).choices(0)
    t = scene(2, "le_rendez_vous", turn=4, **told)
    assert "reveal" not in t.choices(0) and t.refused(0, "reveal").rule == "STW-230"


@rule("STW-Q80")
def test_one_recruit_comes_where_there_is_room_for_one_and_the_card_stays_aside() -> None:
    zones = {"gironde": "0 4b defence", "svealand": "1 1b defence"}
    t = scene(2, "le_rendez_vous", clans=["alliance", "menrau"], zones=zones, rendezvous={0: "rhone", 1: "saksa"})
    t.play(0, "reveal")
    assert t.units("gironde") == (0, 5, 0) and t.table.view(None)["cards"]["discard"] == 0
    assert t.player(0, 1)["rendezvous"] == "rhone"


@rule("STW-Q80", "STW-073")
def test_who_has_revealed_and_does_not_answer_activates_the_first_token_offered() -> None:
    zones = {"gironde": "0 1b defence", "padania": "0 5b defence", "svealand": "1 1b defence"}
    t = scene(2, "le_rendez_vous", clans=["alliance", "menrau"], zones=zones, rendezvous={0: "rhone", 1: "saksa"})
    t.play(0, "reveal")
    assert t.asks == [(0, "activation")] and t.choices(0) == ["activate gironde", "activate padania"]
    assert t.time_out().told("activated")[-1]["zone"] == "gironde"


@rule("STW-229")
def test_nobody_is_in_doubt_about_his_own_rendezvous_and_everybody_about_those_of_the_others() -> None:
    zones = {"gironde": "0 1b", "svealand": "1 1b"}
    t = scene(2, "le_rendez_vous", clans=["alliance", "menrau"], zones=zones, rendezvous={0: "rhone", 1: "saksa"})
    worlds = [t.state.imagine(0, key) for key in range(12)]
    assert {rendezvous_of(world, 0) for world in worlds} == {t.state.content.zone_ids.index("rhone")}
    assert len({rendezvous_of(world, 1) for world in worlds}) > 5


@rule("STW-224", "STW-Q78")
def test_the_barrel_for_the_poorest_comes_after_the_refill() -> None:
    t = phase("great_white", {"gironde": "0 1b f1", "svealand": "1 1b"}, scenario="le_reliquaire", bearer=0, turn=1)
    t.play(1, "barrel")
    assert (t.player(1)["healthy"], t.player(1)["spare_healthy"], t.player(1)["contracts"]) == (6, 1, 3)
