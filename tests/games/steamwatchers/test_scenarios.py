"""What each scenario adds, in its own games."""

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.names import SCENARIO_IDS
from tests.games.steamwatchers.scene import (
    Scene,
    attack,
    bid,
    burnt,
    conclave,
    deploy,
    election,
    enacted,
    fresh,
    phase,
    scene,
    settled,
    wipe,
)
from tests.marks import rule


def columns(t: Scene) -> dict[str, int]:
    return {name: row["floors"] for name, row in t.table.view(None)["zones"].items() if "floors" in row}


@rule("STW-187")
def test_a_keyword_after_a_title_changes_nothing() -> None:
    rules = [fresh(2, scenario=name).state.scenario for name in SCENARIO_IDS]
    assert all(not hasattr(rule, "keyword") for rule in rules)


@rule("STW-Q05")
def test_turns_of_each_scenario() -> None:
    turns = [int(fresh(2, scenario=name).state.scenario.turns) for name in SCENARIO_IDS]
    assert turns == [4, 5, 3, 4, 4, 5, 4, 4, 4]


# -- « Apprentissage »


@rule("STW-188", "STW-190")
def test_tutorial_forces_are_the_same_for_all() -> None:
    t = settled("apprentissage", ["menrau", "alliance"])
    seat = deploy(t, 1, "5 0", "5 0")
    assert t.player(seat)["units"] == 10 and t.player(seat)["reserve_elite"] == 4 and len(columns(t)) == 3


@rule("STW-049", "STW-094", "STW-104", "STW-188")
def test_e7_the_starting_markers_match_the_tutorial_start() -> None:
    t = settled("apprentissage", ["menrau", "alliance"])
    seat = deploy(t, 1, "5 0", "5 0")
    t.play(seat, "zone neustria", "zone neustria", "zone lutecia")
    content, clan = t.state.content, t.state.clan(seat)
    cell = content.supply_cell(clan, t.geo(seat))
    assert t.geo(seat) == 5 == t.player(seat)["geo"]
    assert content.supply_value[clan * 10 + cell] == 10 == t.player(seat)["supply"] == t.player(seat)["units"]


@rule("STW-189")
def test_two_clans_are_left_out_of_the_tutorial() -> None:
    t = fresh(2, scenario="apprentissage")
    assert t.refused(t.asks[0][0], "clan apotres").rule == "STW-189"
    assert t.refused(t.asks[0][0], "clan rhein_stamm").rule == "STW-189"


@rule("STW-191")
def test_clan_abilities_and_the_archon_are_put_aside() -> None:
    t = conclave(["archon", "legate"], scenario="apprentissage", clans=["alliance", "menrau"], turn=0)
    assert t.player(0)["steam_cards"] == 0  # Alliance does not draw
    t.until("orders")
    assert t.player(0)["archon_cards"] == 0 and t.player(0)["title"] == "archon"


@rule("STW-193", "STW-Q67")
def test_an_elite_soldier_arrives_before_turn_two() -> None:
    t = conclave(
        ["archon", "legate"], {"breizh": "0 1b"}, scenario="apprentissage", clans=["alliance", "menrau"], turn=1
    )
    assert t.units("svealand") == (1, 2, 1)  # seat 1 comes first on the track and has one zone
    t.play(0, "zone breizh")
    assert t.units("breizh") == (0, 1, 1)


@rule("STW-194", "STW-Q66")
def test_contracts_arrive_before_turn_three_deployment_six_first() -> None:
    t = conclave(["archon", "legate"], scenario="apprentissage", clans=["alliance", "menrau"], turn=2,
                 players=[{"deployment": 6}, {"deployment": 2}])  # fmt: skip
    assert t.table.view(None)["seas"]["mare_nostrum"]["contracts"] == [1, 0] and t.asks == [(1, "contract")]
    assert all(choice.startswith("sea ") for choice in t.choices(1))
    t.play(1, "sea mare_nostrum").play(0, "sea baltis")
    assert t.player(0)["contracts"] == 1 and t.player(1)["contracts"] == 2


# -- « La Guerre vient »


@rule("STW-196")
def test_the_first_game_has_three_columns_and_nothing_else() -> None:
    t = fresh(4)
    rules = t.state.scenario
    assert len(columns(t)) == 3 and (rules.turns, rules.hegemony_from, rules.barred, rules.card) == (5, 0, 0, 0)


# -- « Les Feux du Vieux Monde »


@rule("STW-197")
def test_two_more_base_soldiers_each() -> None:
    t = settled("les_feux_du_vieux_monde", ["menrau", "flotte"])
    assert len(columns(t)) == 3
    seat = deploy(t, 1, "4 0", "4 0")
    assert t.player(seat)["units"] == 12


@rule("STW-198", "STW-Q70", "STW-Q71", "STW-Q81")
def test_units_spread_into_free_zones_beside_the_deployment() -> None:
    t = settled("les_feux_du_vieux_monde", ["menrau", "alliance"])
    deploy(t, 1, "4 0", "4 0")
    t.until("deployment")
    deploy(t, 2, "4 0", "4 0")
    t.until("spread")
    seat = t.asks[0][0]
    assert t.player(seat)["reserved"] == "legate"  # in order of the Reservation track
    assert t.choices(seat) == ["stop", "zone halogaland", "zone jylland"]  # all that is free beside its three zones
    assert t.refused(seat, "zone trinakria").rule == "STW-198"
    where = next(c for c in t.choices(seat) if c.startswith("zone"))
    before = t.player(seat)["units"]
    t.play(seat, where)
    assert t.asks == [(seat, "spread-unit")] and t.refused(seat, "recruit elite trinakria").rule == "STW-198"
    t.until("spread")
    assert t.player(seat)["units"] == before and t.control(where.split()[1]) == seat


@rule("STW-199", "STW-Q69")
def test_the_winner_keeps_a_lost_figure() -> None:
    t = attack("5b", "1b 1e", scenario="les_feux_du_vieux_monde")
    bid(t, 3, 0)
    assert t.asks == [(0, "trophy")] and t.choices(0) == ["trophy base", "trophy elite"]
    t.play(0, "trophy elite")
    assert t.player(0)["trophies"] == 1 and t.player(1)["reserve_elite"] == 2
    t = bid(attack("3b", "3b", scenario="les_feux_du_vieux_monde"), 0, 3)
    assert t.player(1)["trophies"] == 1  # a defender too


@rule("STW-200")
def test_each_pair_of_trophies_is_worth_one() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, scenario="les_feux_du_vieux_monde", turn=3,
              players=[{"trophies": 5}, {}])  # fmt: skip
    assert t.table.result is not None and t.table.result.scores == [2, 0]


# -- « L'Algue miraculeuse »


@rule("STW-201")
def test_one_more_elite_soldier_each() -> None:
    t = settled("l_algue_miraculeuse", ["menrau", "flotte"])
    seat = deploy(t, 1, "4 0", "4 0")
    assert t.player(seat)["reserve_elite"] == 1 and t.table.view(None)["bearer"] == -1


@rule("STW-202")
def test_whoever_wins_takes_the_alga_and_a_barrel() -> None:
    t = attack("3b", "1b", scenario="l_algue_miraculeuse", bearer=1, players=[{"beacons": 0, "healthy": 3}, {}])
    bid(t, 0, 0)
    assert t.table.view(None)["bearer"] == 0 and t.player(0)["healthy"] == 4
    t = bid(attack("3b", "3b", scenario="l_algue_miraculeuse"), 0, 3)
    assert t.table.view(None)["bearer"] == 1


@rule("STW-203", "STW-096", "STW-Q55")
def test_hegemony_at_ten_from_turn_two_on_the_alga_counting() -> None:
    tall = {"gironde": "0 1b f5", "breizh": "0 1b f4"}
    early = phase("great_white", tall, scenario="l_algue_miraculeuse", turn=1, bearer=0)
    assert not early.table.over
    t = phase("great_white", tall, scenario="l_algue_miraculeuse", turn=2, bearer=0)
    assert t.table.result is not None and (t.table.result.winners, t.table.result.reason) == ([0], "hegemony")
    assert not phase("great_white", tall, scenario="l_algue_miraculeuse", turn=2).table.over


@rule("STW-096", "STW-Q55")
def test_hegemony_comes_before_the_final_count_on_the_last_turn_too() -> None:
    both = {"gironde": "0 1b f5", "breizh": "0 1b f5", "svealand": "1 1b f5", "gotaland": "1 1b f5 farm"}
    for turn in (3, 4):  # of four
        t = phase("great_white", both, scenario="l_algue_miraculeuse", turn=turn)
        assert t.table.result is not None
        assert (t.table.result.winners, t.table.result.reason) == ([0], "hegemony")  # the other has 11 GÉO


@rule("STW-097")
def test_several_hegemons_are_parted_by_quarantine_then_by_the_track() -> None:
    both = {"gironde": "0 1b f5", "breizh": "0 1b f5", "svealand": "1 1b f5", "gotaland": "1 1b f5 farm"}
    t = phase("great_white", both, scenario="l_algue_miraculeuse", turn=2)
    assert t.table.result is not None and t.table.result.winners == [0]
    t = phase("great_white", both, scenario="l_algue_miraculeuse", turn=2, players=[{"capped": 1}, {}])
    assert t.table.result is not None and t.table.result.winners == [1]


# -- « Le Pillage des Cramés »


@rule("STW-204", "STW-Q89")
def test_the_plunder_is_for_two_without_menrau() -> None:
    with pytest.raises(BadOption, match="is for 2 players, not 3") as bad:
        SteamwatchersGame().check_options(3, {"scenario": "le_pillage_des_crames"})
    assert "se joue à 2, et non à 3" in bad.value.say["fr"]
    t = fresh(2, scenario="le_pillage_des_crames")
    assert "clan menrau" not in t.choices(t.asks[0][0])


@rule("STW-205")
def test_three_zones_are_held_by_the_crames() -> None:
    t = fresh(2, scenario="le_pillage_des_crames")
    held = [name for name, row in t.table.view(None)["zones"].items() if row["control"] == "crames"]
    assert len(held) == 3 and not columns(t)
    for name in held:
        row = t.zone(name)
        assert (row["base"], row["barrel"], t.built(name)) == (3, True, ["toxic", "turret"])
    assert t.table.view(None)["cards"]["discard"] == 3 and t.table.view(None)["top"] in held


@rule("STW-206")
def test_a_deployment_with_crames_cannot_be_chosen() -> None:
    refused = 0
    for seed in range(30):
        t = fresh(2, seed=seed, scenario="le_pillage_des_crames")
        for clan, title in (("flotte", "legate"), ("alliance", "archon")):
            t.play(t.asks[0][0], f"clan {clan}", f"title {title}")
        seat, content = t.asks[0][0], t.state.content
        burnt = {int(content.deployment[z]) for z in range(49) if t.state.on(z, 0) == 5} - {0}
        for number in burnt - {3}:
            assert t.refused(seat, f"deployment {number}").rule == "STW-206"
            refused += 1
    assert refused > 5


@rule("STW-207", "STW-Q71")
def test_a_soldier_may_go_ahead_after_deployment() -> None:
    t = settled("le_pillage_des_crames", ["flotte", "alliance"], seed=2)
    t.until("vanguard")
    seat = t.asks[0][0]
    assert t.player(seat)["reserved"] == "legate" and t.choices(seat)[0] == "stop"
    where = t.choices(seat)[1].split()[1]
    t.play(seat, f"zone {where}")
    assert t.units(where) == (seat, 1, 0)


@rule("STW-208", "STW-Q73")
def test_the_crames_defend_without_bidding() -> None:
    t = burnt("5b")
    assert t.asks == [(0, "bid")] and t.told("defence-crames")[-1]["force"] == 5
    t.play(0, "bid 0")
    assert t.told("won")[-1]["winner"] == 0
    t = burnt("4b").play(0, "bid 0")
    assert t.told("crames-won") and t.units("gironde") == (0, 2, 0)


@rule("STW-209")
def test_their_barrel_goes_to_the_surplus_of_whoever_takes_the_zone() -> None:
    t = burnt("5b").play(0, "bid 0")
    t.until("spoils")
    assert t.player(0)["spare_contraband"] == 1 and not t.zone("rhone").get("barrel")
    assert t.player(0)["incubation"] == 0, "it is taken, not spent"


@rule("STW-205", "STW-004")
def test_a_barrel_of_the_crames_is_missing_in_the_general_reserve() -> None:
    zones = {"rhone": "crames 3b toxic turret barrel", "gironde": "0 2b", "svealand": "1 2b"}
    for spare, left in ((30, 1), (31, 0)):  # 32 in all
        t = enacted("marche_noir", zones=zones, scenario="le_pillage_des_crames", clans=["alliance", "flotte"],
                    players=[{"contraband": 0, "spare_contraband": spare}, {"contraband": 0}])  # fmt: skip
        assert [ask for _, ask in t.asks].count("smuggle") == left


@rule("STW-210", "STW-212")
def test_beaten_crames_lose_one_to_the_box() -> None:
    t = burnt("5b").play(0, "bid 0")
    assert t.told("crames-lost")[-1]["base"] == 1


@rule("STW-211", "STW-Q72")
def test_the_others_flee_where_the_winner_says_or_are_removed() -> None:
    t = burnt("5b", others={"burgundia": "1 1b", "helvetia": "crames 4b"}).play(0, "bid 0")
    assert t.asks == [(0, "crames-flight")]
    assert t.choices(0) == [f"zone {name}" for name in ("gironde", "occitania_alta", "provenca", "helvetia")]
    assert t.refused(0, "zone burgundia").rule == "STW-211"
    t.play(0, "zone helvetia")
    assert t.units("helvetia") == ("crames", 5, 0)  # beyond five they are removed
    walls = {name: "1 1b" for name in ("burgundia", "helvetia", "occitania_alta", "provenca")}
    t = burnt("5b beacon", others={**walls, "breizh": "0 1b"})
    assert "crames-flight" not in [ask for _, ask in t.play(0, "bid 0").asks]
    assert not any(row["control"] == "crames" for row in t.table.view(None)["zones"].values())


@rule("STW-211", "STW-210")
def test_where_the_last_of_the_crames_is_lost_nobody_flees() -> None:
    t = burnt("5b", "1b toxic turret barrel", others={"helvetia": "crames 4b"}).play(0, "bid 0")
    assert t.told("crames-lost")[-1]["base"] == 1 and not t.told("crames-fled")
    assert t.asks == [(0, "spoils")] and t.units("helvetia") == ("crames", 4, 0)


@rule("STW-211", "STW-Q43")
def test_beaten_crames_join_others_who_are_still_under_attack() -> None:
    zones = {"lutecia": "0 5b movement", "burgundia": "crames 3b", "gironde": "crames 2b", "svealand": "1 1b"}
    t = scene(2, "le_pillage_des_crames", clans=["conglomerat", "flotte"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate lutecia", "march burgundia", "group 4 0", "march gironde", "fight burgundia")
    t.play(0, "bid 0").play(0, "zone gironde")
    assert t.units("gironde") == ("crames", 4, 0) and t.zone("gironde")["raid"]["base"] == 1
    assert t.asks == [(0, "bid")] and t.told("defence-crames")[-1]["force"] == 4


@rule("STW-213", "STW-Q74")
def test_a_farm_of_the_crames_counts_and_poisons() -> None:
    t = phase("decline", {"gironde": "0 1b toxic", "rhone": "crames 3b toxic f2", "breizh": "toxic"},
              scenario="le_pillage_des_crames", clans=["alliance", "flotte"])  # fmt: skip
    assert [event["seat"] for event in t.told("incubation")] == [0] and t.floors("rhone") == 1
    assert t.told("geo")[0]["level"] == 1 and t.control("breizh") is None


# -- ruins and havens


@rule("STW-214")
def test_each_player_starts_with_a_quarantine_token() -> None:
    t = settled("les_ruines", ["menrau", "alliance"]).until("legate")
    assert len(t.told("quarantined")) == 2


@rule("STW-215")
def test_ruines_lies_among_the_next_ten_cards() -> None:
    for seats, size in ((2, 11), (4, 11), (5, 16)):
        places = {list(fresh(seats, seed=n, scenario="les_ruines").state.deck)[::-1].index(49) for n in range(40)}
        assert max(places) < size and len(places) > 5


@rule("STW-216", "STW-Q76")
def test_ruines_is_replaced_then_makes_a_haven() -> None:
    t = conclave(["watcher_1", "legate"], {"rhone": "1 1b"}, scenario="les_ruines",
                 deck=["saksa", "ruines", "alba", "frisia"])  # fmt: skip
    assert t.asks == [(0, "ruins")] and t.player(0)["steam_cards"] == 3
    for zone in ("rhone", "meseta", "breizh"):  # controlled, inland, a haven already
        assert t.refused(0, f"zone {zone}").rule == "STW-216"
    t.play(0, "zone galiza")
    assert t.zone("galiza")["haven"] and t.table.view(None)["cards"]["boxed"] == 10
    t = conclave(
        ["legate", "archon"], scenario="les_ruines", deck=["ruines", "saksa"], hands={1: {"archon": ["degel"]}}
    )
    t.play(0, "sea baltis").play(1, "archon degel")
    assert t.asks == [(0, "ruins")]  # unacquired Watcher: the first on the Conclave track


@rule("STW-217", "STW-Q75")
def test_a_cure_at_the_start_of_phase_five_for_two_barrels() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, scenario="les_ruines", players=[{"capped": 2, "healthy": 3}, {}])
    assert t.asks == [(0, "treatment")] and not t.told("geo")
    t.play(0, "yes", "pay 0")
    assert t.player(0)["capped"] == 1 and [event["healthy"] for event in t.told("paid")] == [2]
    t = phase("great_white", {"gironde": "0 1b"}, scenario="les_ruines",
              players=[{"capped": 2, "healthy": 1, "contraband": 0}, {}])  # fmt: skip
    assert t.asks[0][1] != "treatment"


@rule("STW-218")
def test_hegemony_by_havens_from_turn_three_on() -> None:
    four = {name: "0 1b" for name in ("breizh", "provenca", "lusitania", "jylland")}
    t = phase("great_white", four, scenario="les_ruines", turn=3)
    assert t.table.result is not None and t.table.result.reason == "hegemony"
    assert not phase("great_white", four, scenario="les_ruines", turn=2).table.over
    three = {name: "0 1b" for name in ("breizh", "provenca", "lusitania")}
    assert not phase("great_white", three, scenario="les_ruines", turn=3).table.over
    crowd = {"gironde": "2 1b", "meseta": "3 1b", "latium": "4 1b"}
    t = phase("great_white", {**three, **crowd}, scenario="les_ruines", turn=3, seats=5,
              clans=["alliance", "menrau", "flotte", "apotres", "catabates"])  # fmt: skip
    assert t.table.result is not None and t.table.result.winners == [0]


# -- the Reliquary


@rule("STW-219")
def test_the_apotres_do_not_play_for_the_reliquary() -> None:
    t = fresh(3, scenario="le_reliquaire")
    assert "clan apotres" not in t.choices(t.asks[0][0]) and len(columns(t)) == 3


@rule("STW-220")
def test_watchers_raise_two_columns() -> None:
    t = conclave(["watcher_1", "legate"], scenario="le_reliquaire", deck=["saksa", "alba", "frisia", "rhone", "breizh"],
                 clans=["alliance", "menrau"], turn=0)  # fmt: skip
    t.play(0, "card saksa")
    assert all(choice.startswith("card ") for choice in t.choices(0))  # the second is no choice
    t.play(0, "card alba")
    assert t.floors("saksa") == 2 and t.floors("alba") == 3 and t.asks == [(1, "legate")]
    t.play(1, "sea baltis")
    assert len(t.told("column-from-deck")) == 2


@rule("STW-221", "STW-222", "STW-223")
def test_the_keeper_is_elected_in_secret_by_pairs_of_zones() -> None:
    zones = {"breizh": "0 1b", "gotaland": "1 1b", "jylland": "1 1b", "saksa": "1 1b"}
    t = election(zones)
    assert t.asks == [(0, "vote"), (1, "vote")]  # one zone gives no vote
    assert t.refused(0, "vote 3").rule == "STW-222"
    t.play(0, "vote 2")
    assert [event.get("to") for event in t.told("voted", 1)] == [None]
    t.play(1, "vote 0")
    assert t.table.view(None)["bearer"] == 0  # two votes against one
    assert t.player(0)["incubation"] == 1


@rule("STW-221")
def test_no_election_on_turn_one() -> None:
    t = conclave(["archon", "legate", "primus"], {"breizh": "0 1b"}, scenario="le_reliquaire",
                 clans=["alliance", "menrau", "flotte"], turn=0)  # fmt: skip
    assert t.until("orders").table.view(None)["bearer"] == -1


@rule("STW-223", "STW-Q77")
def test_the_first_on_the_track_settles_a_tie() -> None:
    t = election({"breizh": "0 1b", "gotaland": "1 1b"}).play(0, "vote 0").play(1, "vote 1")
    assert t.asks == [(1, "keeper")] and t.choices(1) == ["player 0", "player 1"]  # the Legate comes first
    assert t.refused(1, "player 2").rule == "STW-223"
    t.play(1, "player 1")
    assert t.table.view(None)["bearer"] == 1


@rule("STW-224", "STW-Q78")
def test_the_poorest_get_a_barrel_or_a_contract() -> None:
    t = phase("great_white", {"gironde": "0 1b f1", "svealand": "1 1b"}, scenario="le_reliquaire", bearer=0, turn=1)
    assert t.asks == [(1, "poorest")] and t.told("geo")[0]["level"] == 2  # the keeper has one more
    assert t.choices(1)[0] == "barrel"
    t.play(1, "sea pontos" if "sea pontos" in t.choices(1) else "sea baltis")
    assert t.table.view(None)["seas"]["baltis"]["contracts"] == [0, 1]
    last = phase("great_white", {"gironde": "0 1b f1"}, scenario="le_reliquaire", turn=4)
    assert last.table.over


# -- three giant columns


@rule("STW-225")
def test_three_giants_stand_on_the_map_and_their_cards_are_gone() -> None:
    t = fresh(3, scenario="les_trois_geantes")
    assert columns(t) == {"saksa": 5, "istra": 5, "commonwealth": 5} and len(t.state.deck) == 36
    assert all(t.zone(name)["target"] == "neutral" for name in columns(t))


@rule("STW-226", "STW-Q79")
def test_columns_that_appear_are_one_floor_taller() -> None:
    t = conclave(
        ["watcher_1", "legate"], {"alba": "f4"}, scenario="les_trois_geantes", deck=["alba", "rhone", "frisia"]
    )
    t.play(0, "card rhone")
    assert t.floors("rhone") == 3
    t = conclave(
        ["watcher_1", "legate"], {"alba": "f4"}, scenario="les_trois_geantes", deck=["alba", "rhone", "frisia"]
    )
    assert t.play(0, "card alba").floors("alba") == 5


@rule("STW-227")
def test_tall_columns_raise_incubation_by_three() -> None:
    t = phase("decline", {"gironde": "0 1b f4"}, scenario="les_trois_geantes")
    assert [event["level"] for event in t.told("incubation")] == [3]  # cells without effect are passed over in silence
    t = phase("decline", {"gironde": "0 1b f3"}, scenario="les_trois_geantes")
    assert [event["level"] for event in t.told("incubation")] == [1]


@rule("STW-228")
def test_each_target_zone_is_worth_two_at_the_end() -> None:
    t = phase("great_white", {"saksa": "0 1b f1 target", "istra": "1 1b target"}, scenario="les_trois_geantes", turn=4)
    assert t.table.result is not None and t.table.result.scores == [3, 2]


# -- the rendezvous


@rule("STW-229")
def test_each_player_keeps_one_of_three_cards_in_secret() -> None:
    t = settled("le_rendez_vous", ["menrau", "alliance"]).until("rendezvous")
    seat = t.asks[0][0]
    cards = t.choices(seat)
    assert len(cards) == 3 and t.refused(seat, "card " + absent(cards)).rule == "STW-229"
    before = len(t.state.deck)
    t.play(seat, cards[0])
    name = cards[0].split()[1]
    assert t.player(seat, seat)["rendezvous"] == name and t.player(seat, 1 - seat)["rendezvous"] == "secret"
    assert len(t.state.deck) == before + 2 - 3 and t.player(seat)["steam_cards"] == 0


def absent(cards: list[str]) -> str:
    return next(name for name in ("saksa", "rhone", "breizh", "alba") if f"card {name}" not in cards)


@rule("STW-230")
def test_a_rendezvous_is_revealed_once_and_brings_two_recruits() -> None:
    zones = {"gironde": "0 1b defence", "svealand": "1 1b defence"}
    t = scene(2, "le_rendez_vous", clans=["alliance", "menrau"], zones=zones, rendezvous={0: "rhone", 1: "saksa"})
    t.play(0, "reveal")
    assert t.zone("rhone")["target"] == 0 and t.units("gironde") == (0, 3, 0)
    assert t.player(0, 1)["rendezvous"] == "rhone"


@rule("STW-231")
def test_rendezvous_score_at_the_end() -> None:
    zones = {"rhone": "0 1b", "saksa": "0 1b"}
    t = phase("great_white", zones, scenario="le_rendez_vous", turn=4, rendezvous={0: "rhone", 1: "saksa"})
    assert t.table.result is not None and t.table.result.scores == [3, 0]


@rule("STW-223", "STW-112", "STW-Q56")
def test_a_keeper_whose_last_unit_is_exiled_is_eliminated_at_once() -> None:
    t = election({"breizh": "0 1b", "svealand": "1 1b"}, players=[{}, {"incubation": 7}, {}]).play(0, "vote 1")
    assert t.player(1)["exiled"] == 1 and t.player(1)["out"] and t.table.view(None)["bearer"] == -1


@rule("STW-222", "STW-Q77")
def test_whoever_has_the_most_votes_is_elected_whoever_sits_beside() -> None:
    zones = {"breizh": "0 1b", "gotaland": "1 1b"}
    for keeper in range(3):
        t = election(zones).play(0, f"vote {keeper}").play(1, f"vote {keeper}")
        assert t.table.view(None)["bearer"] == keeper


@rule("STW-Q77", "STW-112")
def test_without_a_vote_those_who_are_left_tie() -> None:
    for gone, left in (("meseta", ["player 0", "player 1"]), ("gironde", ["player 1", "player 2"])):
        t = conclave(["archon", "legate", "primus"], scenario="le_reliquaire", clans=["alliance", "menrau", "flotte"])
        wipe(t, gone).until("keeper")
        assert t.asks == [(1, "keeper")] and t.choices(1) == left


@rule("STW-191", "STW-064")
def test_without_the_archons_ability_no_card_acts_again() -> None:
    for scenario, spare in (("apprentissage", 0), ("la_guerre_vient", 1)):
        t = scene(2, scenario, clans=["alliance", "menrau"], zones={"gironde": "0 2b", "svealand": "1 1b"},
                  phase="conclave", titles=["legate", "watcher_1"], in_force="degel").until("orders")  # fmt: skip
        assert t.player(0)["spare_healthy"] == spare


@rule("STW-199", "STW-Q69")
def test_a_defenders_trophy_is_a_figure_of_the_attacker() -> None:
    t = bid(attack("3b", "3b", scenario="les_feux_du_vieux_monde"), 0, 3)
    row = t.player(0)
    assert (row["units"], row["reserve_base"]) == (2, 12 - 4 + 1)  # of two lost, one is kept
    assert t.player(1)["units"] == 4 and t.player(1)["reserve_base"] == 13 - 4
