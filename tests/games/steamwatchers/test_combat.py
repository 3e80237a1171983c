"""A combat: forces, support, bids, losses, flight, what becomes of the zone."""

import pytest

from ludotheque.games.steamwatchers.acts import recruit
from tests.games.steamwatchers.scene import Scene, attack, bid, scene
from tests.marks import rule


def force(t: Scene, side: str) -> int:
    return int(t.told(side)[-1]["force"])


# -- forces


@rule("STW-146", "STW-147")
def test_a_base_soldier_is_worth_one_and_an_elite_soldier_two() -> None:
    t = attack("3b 1e", "1b 1e")
    assert force(t, "attack") == 5 and force(t, "defence") == 3


@rule("STW-145")
def test_the_active_player_attacks_and_the_holder_defends() -> None:
    t = attack("3b", "1b")
    assert t.told("combat") == [
        {**t.told("combat")[0], "seat": 0, "other": 1, "zone": "rhone"},
    ]
    assert t.asks == [(0, "bid"), (1, "bid")]


@rule("STW-148")
def test_a_defence_token_in_the_zone_gives_one() -> None:
    assert force(attack("3b", "2b defence"), "defence") == 3
    assert force(attack("3b", "2b movement"), "defence") == 2


@rule("STW-149")
def test_each_turret_gives_the_defender_two() -> None:
    t = attack("3b", "2b turret turret")
    assert force(t, "defence") == 6 and force(t, "attack") == 3


@rule("STW-150", "STW-174")
def test_a_morale_cube_gives_the_defender_two() -> None:
    t = attack("3b", "2b cube")
    assert force(t, "defence") == 4 and force(t, "attack") == 3
    bid(t, 5, 0)
    assert t.zone("rhone").get("cube")  # it neither moves nor goes with the one who placed it


@rule("STW-150")
def test_a_morale_cube_helps_in_its_own_zone_alone() -> None:
    assert force(attack("3b", "2b", {"burgundia": "1 1b cube"}), "defence") == 2


@rule("STW-174")
def test_a_morale_cube_stays_when_the_units_leave_and_when_the_activation_ends() -> None:
    zones = {"gironde": "0 2b cube movement", "rhone": "1 2b cube", "svealand": "1 1b defence", "eirinn": "0 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march breizh", "group 2 0")
    assert t.asks[0][0] == 1 and t.units("gironde") == (None, 0, 0)
    assert [name for name in zones if t.zone(name).get("cube")] == ["gironde", "rhone"]


@rule("STW-149")
def test_fortified_lines_make_turrets_worth_three() -> None:
    t = attack("3b", "2b turret", in_force="lignes_fortifiees")
    assert force(t, "defence") == 5


@rule("STW-157")
def test_the_attacker_announces_first_supports_included() -> None:
    t = attack("3b", "1b", {"burgundia": "0 2b defence", "provenca": "1 1b defence"})
    assert t.asks == [(0, "support")] and not t.told("attack")
    t.play(0, "support burgundia")
    assert force(t, "attack") == 5 and t.asks == [(1, "support")] and not t.told("defence")
    t.play(1, "support provenca")
    assert force(t, "defence") == 2


# -- support


@rule("STW-151", "STW-155")
def test_support_spends_the_token_and_adds_the_whole_armed_force() -> None:
    t = attack("3b", "1b", {"burgundia": "0 2b 1e defence"}).play(0, "support burgundia")
    assert force(t, "attack") == 7 and t.order("burgundia") is None
    bid(t, 0, 0)
    assert t.units("burgundia") == (0, 2, 1)


@rule("STW-151")
def test_several_zones_may_support_one_side() -> None:
    t = attack("3b", "1b", {"burgundia": "0 2b defence", "provenca": "0 1b movement"})
    t.play(0, "support burgundia", "support provenca")
    assert force(t, "attack") == 3 + 2 + 1 and t.order("burgundia") is None and t.order("provenca") is None


@rule("STW-155")
def test_supporters_of_a_beaten_defence_lose_nothing() -> None:
    t = bid(attack("5b", "1b", {"provenca": "1 2b defence"}).play(1, "support provenca"), 0, 0)
    assert t.told("won")[-1]["winner"] == 0 and t.units("provenca") == (1, 2, 0)


@rule("STW-151")
def test_support_comes_from_adjacent_zones_only() -> None:
    t = attack("3b", "1b", {"burgundia": "0 1b defence", "breizh": "0 2b defence"})
    assert t.choices(0) == ["stop", "support burgundia"]
    assert t.refused(0, "support breizh").rule == "STW-151"


@rule("STW-151", "STW-Q34")
def test_a_zone_without_token_does_not_support() -> None:
    t = attack("3b", "1b", {"burgundia": "0 1b defence", "helvetia": "0 2b"})
    assert t.choices(0) == ["stop", "support burgundia"]
    assert t.refused(0, "support helvetia").rule == "STW-151"


@rule("STW-Q34")
def test_movement_and_defence_tokens_support_once_each() -> None:
    t = attack("3b", "1b", {"burgundia": "0 1b movement", "helvetia": "0 1b defence"})
    t.play(0, "support burgundia")
    assert t.choices(0) == ["stop", "support helvetia"]
    assert t.refused(0, "support burgundia").rule == "STW-151"


@rule("STW-Q34")
def test_players_outside_the_combat_do_not_support() -> None:
    t = attack("3b", "1b", {"burgundia": "2 3b defence"}, seats=3, clans=["apotres", "menrau", "alliance"])
    assert {seat for seat, _ in t.asks} == {0, 1} and t.asks[0][1] == "bid"


@rule("STW-152")
def test_a_supporting_elite_gives_its_force_without_its_ability() -> None:
    t = attack("3b", "1b", {"burgundia": "0 1e defence"}, clans=["rhein_stamm", "menrau"])
    t.play(0, "support burgundia")
    assert force(t, "attack") == 5  # an attacking Iotunn would be worth 3
    t = attack("3b", "1b turret farm", {"burgundia": "0 1e defence"}, clans=["alliance", "menrau"])
    t.play(0, "support burgundia")
    assert force(t, "attack") == 5  # a Jeep that attacks would count the structures
    t = attack("3b", "1b", {"burgundia": "0 1e defence"}).play(0, "support burgundia")
    soldiers = t.player(0)["reserve_base"]
    bid(t, 0, 0)  # an Idole that attacks would convert
    assert t.asks[0][1] != "conversion" and t.player(0)["reserve_base"] == soldiers


@rule("STW-153")
def test_the_token_being_activated_does_not_support() -> None:
    t = attack("4b", "1b", {"burgundia": "0 1b defence"}, group="group 2 0")
    assert t.choices(0) == ["stop", "support burgundia"]
    assert t.refused(0, "support gironde").rule == "STW-153"


@rule("STW-154")
def test_contracts_make_no_zone_adjacent_for_support() -> None:
    t = attack("3b", "1b", {"burgundia": "0 1b defence", "padania": "0 3b defence"}, seas={"mare_nostrum": [1, 0]})
    assert t.choices(0) == ["stop", "support burgundia"]


@rule("STW-156")
def test_units_that_have_just_arrived_count_when_their_new_zone_supports() -> None:
    zones = {"gironde": "0 4b movement", "burgundia": "0 1b defence", "rhone": "1 1b", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march burgundia", "group 2 0", "march rhone", "group 2 0", "support burgundia")
    assert force(t, "attack") == 5


@rule("STW-Q35")
def test_a_zone_under_attack_may_support_and_then_lacks_its_token() -> None:
    zones = {"gironde": "0 4b movement", "rhone": "1 1b", "burgundia": "1 1b defence", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march burgundia", "group 2 0", "march rhone", "group 2 0", "fight rhone")
    t.play(1, "support burgundia")
    assert force(t, "defence") == 2
    bid(t, 4, 0)
    t.until("bid")
    assert t.told("defence")[-1]["force"] == 1  # its own Defence token is gone


@rule("STW-Q36")
def test_the_zone_of_the_combat_does_not_support_itself() -> None:
    t = attack("3b", "2b defence", {"provenca": "1 1b defence"})
    assert t.choices(1) == ["stop", "support provenca"]
    assert t.refused(1, "support rhone").rule == "STW-Q36"


@rule("STW-062")
def test_radio_silence_takes_the_attackers_support_away() -> None:
    t = attack("3b", "1b", {"burgundia": "0 1b defence", "provenca": "1 1b defence"}, in_force="silence_radio")
    assert t.asks == [(1, "support")]


# -- bids


@rule("STW-158")
def test_a_bid_is_at_most_stock_and_surplus() -> None:
    t = attack("3b", "1b", players=[{"beacons": 0, "healthy": 1, "contraband": 2, "spare_healthy": 1}, {}])
    assert t.choices(0) == [f"bid {n}" for n in range(5)]
    refusal = t.refused(0, "bid 5")
    assert (refusal.rule, refusal.why) == ("STW-158", "bid-above-stock")


@rule("STW-158", "STW-159")
def test_bids_are_secret_until_both_are_set() -> None:
    t = attack("3b", "1b").play(0, "bid 2")
    assert t.asks == [(1, "bid")] and not t.told("bid-shown")
    assert [event.get("n") for event in t.told("bid-set", 0)] == [2]
    assert [event.get("n") for event in t.told("bid-set", 1)] == [None]
    t.play(1, "bid 1")
    assert [(event["seat"], event["n"]) for event in t.told("bid-shown")] == [(0, 2), (1, 1)]


@rule("STW-159")
def test_both_sides_spend_what_they_bid_win_or_lose() -> None:
    t = bid(attack("3b", "1b"), 2, 1)
    assert t.player(0)["healthy"] == 5 - 2 and t.player(1)["healthy"] == 6 - 1


@rule("STW-Q37")
def test_no_other_limit_to_a_bid() -> None:
    t = attack("3b", "1b", players=[{"beacons": 0, "spare_healthy": 9}, {}])
    assert t.choices(0)[-1] == f"bid {5 + 4 + 9}"


@rule("STW-062")
def test_rationing_caps_bids_at_three() -> None:
    t = attack("3b", "1b", in_force="rationnement")
    assert t.choices(0) == [f"bid {n}" for n in range(4)]
    assert (t.refused(0, "bid 4").rule, t.refused(0, "bid 4").why) == ("STW-063", "bid-rationed")
    t = attack("3b", "1b", in_force="rationnement", players=[{"beacons": 0, "healthy": 2, "contraband": 1}, {}])
    assert (t.refused(0, "bid 4").rule, t.refused(0, "bid 4").why) == ("STW-158", "bid-above-stock")


@rule("STW-Q38", "STW-175")
def test_attacker_then_defender_choose_the_mix_then_each_suffers() -> None:
    t = attack("3b", "1b").play(0, "bid 3").play(1, "bid 3")
    assert t.asks == [(0, "pay")]
    t.play(0, "pay 2")
    assert t.asks == [(1, "pay")] and t.player(0)["incubation"] == 0
    t.play(1, "pay 1")
    assert t.player(0)["incubation"] == 2 and t.player(1)["incubation"] == 1


@rule("STW-160")
def test_each_barrel_adds_one_and_the_higher_force_wins() -> None:
    t = bid(attack("3b", "2b defence"), 0, 1)
    assert t.told("won")[-1]["winner"] == 1
    t = bid(attack("3b", "2b defence"), 2, 1)
    assert t.told("won")[-1] == {**t.told("won")[-1], "winner": 0, "attack": 5, "defence": 4}


@rule("STW-160")
def test_a_contraband_barrel_adds_as_much_as_a_healthy_one() -> None:
    t = attack("3b", "2b defence").play(0, "bid 2").play(1, "bid 1").play(0, "pay 2").play(1, "pay 1")
    assert t.told("won")[-1] == {**t.told("won")[-1], "winner": 0, "attack": 5, "defence": 4}


@rule("STW-161")
def test_the_attacker_wins_a_tie() -> None:
    assert bid(attack("3b", "2b defence"), 0, 0).told("won")[-1]["winner"] == 0
    assert bid(attack("3b", "2b"), 0, 1).told("won")[-1]["winner"] == 0  # whoever bid more
    assert bid(attack("3b", "2b defence turret"), 2, 0).told("won")[-1]["winner"] == 0


@rule("STW-062")
def test_an_armed_truce_gives_ties_to_the_defender() -> None:
    assert bid(attack("3b", "2b defence", in_force="treve_armee"), 0, 0).told("won")[-1]["winner"] == 1


@rule("STW-Q39", "STW-180", "STW-Q40")
def test_announced_forces_stand_and_fighting_units_are_spared_from_exile() -> None:
    t = attack("3b", "1b", players=[{"beacons": 0, "incubation": 7}, {"incubation": 7}])
    t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")
    # Menrâu reaches Death & Exile: its unit in Svealand, not the one that fights.
    assert [told["zone"] for told in t.told("exiled")] == ["svealand"] and t.told("won")[-1]["defence"] == 2


@rule("STW-Q39")
def test_a_fighting_unit_that_is_exiled_keeps_its_force_in_this_combat() -> None:
    t = attack("3b", "2b", {"svealand": ""}, players=[{"beacons": 0}, {"incubation": 7}])
    t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")
    assert t.told("exiled")[-1]["zone"] == "rhone" and t.told("won")[-1]["defence"] == 2 + 1


@rule("STW-Q40")
def test_units_that_await_another_combat_may_be_exiled() -> None:
    zones = {"gironde": "0 4b movement", "rhone": "1 2b", "burgundia": "1 1b", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {"incubation": 7}])
    t.play(0, "activate gironde", "march burgundia", "group 2 0", "march rhone", "group 2 0", "fight rhone")
    t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")
    assert t.asks == [(1, "exile")] and set(t.choices(1)) == {"exile burgundia base", "exile svealand base"}
    assert t.refused(1, "exile rhone base").rule == "STW-180"


@rule("STW-180", "STW-Q40")
def test_a_fighting_unit_goes_when_there_is_no_other() -> None:
    t = attack("3b", "2b", {"svealand": ""}, players=[{"beacons": 0}, {"incubation": 7}])
    t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")
    assert [told["zone"] for told in t.told("exiled")] == ["rhone"]


# -- the loser


@rule("STW-162", "STW-163")
def test_the_loser_returns_two_units_of_his_choice_and_the_winner_none() -> None:
    t = bid(attack("5b", "2b 2e", {"provenca": "1 1b"}), 3, 0)
    assert t.asks == [(1, "losses")] and t.choices(1) == ["lose 0", "lose 1", "lose 2"]
    assert t.refused(1, "lose 3").rule == "STW-162"
    t.play(1, "lose 1")
    assert t.units("provenca") == (1, 2, 1) and t.player(1)["reserve_base"] == 13 - 3
    assert t.units("rhone") == (0, 5, 0)


@rule("STW-163")
def test_a_defender_who_holds_out_loses_nobody() -> None:
    t = bid(attack("3b", "3b"), 0, 3)
    assert t.told("won")[-1]["winner"] == 1 and t.units("rhone") == (1, 3, 0)


@rule("STW-162", "STW-Q42")
def test_with_fewer_than_two_units_all_are_lost_and_nothing_else() -> None:
    t = bid(attack("3b", "1e", {"provenca": "1 2b"}), 0, 0)
    assert t.units("rhone") == (0, 3, 0) and t.units("provenca") == (1, 2, 0)
    assert t.player(1)["reserve_elite"] == 3


@rule("STW-164")
def test_a_beaten_defender_loses_beacons_and_order_there() -> None:
    t = bid(attack("5b", "1b beacon:1 defence"), 2, 0)
    assert t.built("rhone") == [] and t.order("rhone") is None
    assert t.player(1)["beacons"] == 2  # to the box, not to the reserve


@rule("STW-164")
def test_both_beacons_of_a_beaten_defender_go_and_his_order_stays_with_nobody() -> None:
    t = bid(attack("5b", "3b beacon:1 beacon:1 movement", {"provenca": "1 1b"}), 3, 0)
    assert t.built("rhone") == [] and t.units("provenca") == (1, 2, 0)
    assert t.order("rhone") is None and t.order("provenca") is None
    assert t.player(1)["orders_left"]["movement"] == 3


@rule("STW-165", "STW-166")
def test_the_others_flee_together_by_land_or_sea_to_a_zone_of_theirs() -> None:
    others = {"provenca": "1 1b", "padania": "1 1b", "lutecia": "1 1b", "helvetia": "1 beacon:1"}
    t = bid(attack("5b", "3b", others, seas={"mare_nostrum": [0, 1]}), 3, 0)
    assert t.choices(1) == ["flee provenca", "flee helvetia", "flee padania"]
    assert t.refused(1, "flee lutecia").rule == "STW-166"
    assert t.refused(1, "flee burgundia").rule == "STW-165"
    t.play(1, "flee padania")
    assert t.units("padania") == (1, 2, 0)


@rule("STW-166")
def test_no_flight_by_sea_to_a_mountain() -> None:
    others = {"sandzak": "1 1b", "provenca": "1 1b", "latium": "1 1b"}
    t = attack("5b", "3b", others, seats=4, clans=["apotres", "menrau", "alliance", "flotte"],
               seas={"mare_nostrum": [0, 1]}, titles=["watcher_1", "legate", "archon", "watcher_4"])  # fmt: skip
    bid(t, 3, 0)
    assert t.choices(1) == ["flee provenca", "flee latium"]


@rule("STW-167")
def test_without_refuge_all_return_to_reserve() -> None:
    t = bid(attack("5b", "4b"), 3, 0)
    assert t.player(1)["units"] == 1 and t.player(1)["reserve_base"] == 12


@rule("STW-168")
def test_those_that_find_no_room_return_to_reserve() -> None:
    t = bid(attack("5b", "2b 3e", {"provenca": "1 4b"}), 5, 0)
    t.play(1, "lose 0")
    assert t.units("provenca") == (1, 4, 1) and t.player(1)["reserve_elite"] == 2


@rule("STW-168")
def test_the_owner_chooses_who_finds_no_room() -> None:
    t = bid(attack("5b", "2b 3e", {"provenca": "1 4b"}), 5, 0).play(1, "lose 1")
    assert t.asks == [(1, "overflow")] and t.choices(1) == ["lose 1", "lose 2"]  # one base, two elites flee
    t.play(1, "lose 2")
    assert t.units("provenca") == (1, 5, 0) and t.player(1)["reserve_elite"] == 3


@rule("STW-Q63")
def test_catabates_flee_by_sea_into_a_mountain() -> None:
    zones = {"neustria": "0 5b movement", "breizh": "1 3b", "euskal": "1 1b"}
    t = scene(2, clans=["apotres", "catabates"], zones=zones, seas={"mor_irez": [0, 1]}, players=[{"beacons": 0}, {}])
    bid(t.play(0, "activate neustria", "march breizh", "group 5 0"), 3, 0)
    assert t.units("euskal") == (1, 2, 0)


@rule("STW-Q43")
def test_a_lone_toxic_farm_is_a_refuge_for_menrau() -> None:
    t = bid(attack("5b", "3b", {"helvetia": "toxic"}), 3, 0)
    assert t.units("helvetia") == (1, 1, 0)


@rule("STW-Q43")
def test_flight_may_join_another_defence_and_a_full_zone_still_counts() -> None:
    zones = {"gironde": "0 5b movement", "rhone": "1 3b", "burgundia": "1 5b", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march burgundia", "group 1 0", "march rhone", "group 4 0", "fight rhone")
    bid(t, 3, 0)  # the only refuge is full and itself under attack: the last unit joins nobody
    assert [told["zone"] for told in t.told("fled")] == ["burgundia"] and t.units("burgundia") == (1, 5, 0)


@rule("STW-Q60", "STW-238", "STW-166")
def test_only_fonceurs_by_themselves_flee_across_a_sea_without_a_contract() -> None:
    def fled(garrison: str) -> Scene:
        zones = {"occitania_bassa": "0 5b movement", "provenca": f"1 {garrison}", "latium": "1 1b"}
        t = scene(2, clans=["apotres", "flotte"], zones=zones, seas={"mare_nostrum": [1, 0]}, players=[{"beacons": 0}])
        return bid(t.play(0, "activate occitania_bassa", "sail provenca", "group 5 0"), 5, 0)

    assert fled("3e").units("latium") == (1, 1, 1)
    mixed = fled("2b 2e").play(1, "lose 1")  # one of each kind is left
    assert mixed.units("latium") == (1, 1, 0) and mixed.told("no-refuge")[-1]["elite"] == 1
    assert fled("2b 2e").play(1, "lose 0").units("latium") == (1, 1, 2)
    assert fled("3b").units("latium") == (1, 1, 0)


@rule("STW-169", "STW-170")
def test_beaten_attackers_return_and_the_defender_keeps_his_order() -> None:
    t = bid(attack("4b", "3b defence"), 0, 3)
    assert t.units("gironde") == (0, 2, 0) and t.units("rhone") == (1, 3, 0)
    assert t.order("rhone") == {"owner": 1, "kind": "defence"}


@rule("STW-169")
def test_they_return_from_a_sea_move_too() -> None:
    zones = {"occitania_bassa": "0 4b movement", "padania": "1 3b", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, seas={"mare_nostrum": [1, 0]}, players=[{"beacons": 0}, {}])
    t.play(0, "activate occitania_bassa", "sail padania", "group 4 0")
    bid(t, 0, 3)
    assert t.units("occitania_bassa") == (0, 2, 0)


@rule("STW-169")
def test_they_return_from_a_forced_march_too() -> None:
    zones = {"breizh": "0 4b movement", "rhone": "1 3b", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {}])
    bid(t.play(0, "activate breizh", "force rhone", "group 4 0"), 0, 3)
    assert t.units("breizh") == (0, 2, 0)


@rule("STW-Q44")
def test_they_return_to_an_active_zone_that_is_theirs_no_more() -> None:
    t = attack("4b toxic", "3b")
    assert t.control("gironde") == 1  # by Menrâu's toxic farm
    assert bid(t, 0, 3).units("gironde") == (0, 2, 0)


@rule("STW-Q44")
def test_the_limit_of_five_holds_for_those_who_return() -> None:
    t = attack("1b 4e", "3b", group="group 0 4")
    recruit(t.state, 0, t.state.content.zone_ids.index("gironde"), 4, 0)  # as Idoles do elsewhere
    bid(t, 0, 6)
    assert t.units("gironde") == (0, 5, 0) and t.player(0)["reserve_elite"] == 4


# -- the winner


@rule("STW-171", "STW-173")
def test_the_winner_holds_the_zone_and_a_cube_is_placed() -> None:
    t = bid(attack("3b", "1b"), 0, 0)
    assert t.control("rhone") == 0 and t.zone("rhone").get("cube")
    t = bid(attack("3b", "3b"), 0, 3)
    assert t.control("rhone") == 1 and t.zone("rhone").get("cube")


@rule("STW-173")
@pytest.mark.parametrize("order", ["defence", "movement", "decoy"])
def test_a_cube_is_placed_beside_whatever_order_lies_there(order: str) -> None:
    t = bid(attack("3b", f"3b {order}"), 0, 3)
    assert t.order("rhone") is not None and t.zone("rhone").get("cube")


@rule("STW-173", "STW-004")
def test_there_is_no_eleventh_cube() -> None:
    far = ["saksa", "boiaria", "cechy", "pomorze", "noricum", "istra", "latium", "euskal", "galiza", "meseta"]
    for n, placed in ((9, True), (10, False)):
        t = bid(attack("3b", "1b", {name: "cube" for name in far[:n]}), 0, 0)
        assert bool(t.zone("rhone").get("cube")) == placed and len(t.told("morale")) == int(placed)


@rule("STW-172")
def test_a_conqueror_keeps_or_destroys_each_structure() -> None:
    t = bid(attack("5b", "1b turret farm"), 0, 0)
    assert t.asks == [(0, "spoils")] and t.choices(0) == ["stop", "raze turret", "raze farm"]
    assert t.refused(0, "raze toxic").rule == "STW-172"
    t.play(0, "raze farm", "stop")
    assert t.built("rhone") == ["turret"]


@rule("STW-Q45")
def test_a_defender_who_holds_destroys_nothing() -> None:
    t = bid(attack("3b", "3b turret"), 0, 3)
    assert not t.told("razed") and t.asks[0][1] != "spoils" and t.built("rhone") == ["turret"]


@rule("STW-Q41")
def test_a_winner_without_units_left_there_controls_nothing() -> None:
    t = attack("1b", "1b", {"eirinn": ""}, players=[{"beacons": 0, "incubation": 7}, {}], clans=["menrau", "apotres"])
    t.play(0, "bid 1").play(1, "bid 0").play(0, "pay 1")
    assert t.told("won")[-1]["winner"] == 0 and t.told("morale")[-1]["zone"] == "rhone"
    assert t.table.over  # its only unit was exiled: the other clan is the last


@rule("STW-Q41")
def test_the_beaten_side_suffers_all_the_same_and_nobody_sorts_the_structures() -> None:
    others = {"eirinn": "", "provenca": "1 1b", "svealand": "2 1b"}
    t = attack("1b", "3b farm", others, seats=3, clans=["flotte", "apotres", "alliance"],
               players=[{"beacons": 0, "incubation": 7}, {}, {}])  # fmt: skip
    t.play(0, "bid 3").play(1, "bid 0").play(0, "pay 1")
    assert t.told("won")[-1]["winner"] == 0 and t.player(0)["exiled"] == 1 and t.player(0)["out"]
    assert t.units("provenca") == (1, 2, 0) and t.control("rhone") is None
    assert t.built("rhone") == ["farm"] and t.zone("rhone").get("cube") and t.asks[0][1] != "spoils"


@rule("STW-144")
def test_after_each_combat_the_next_is_chosen_anew() -> None:
    foes = dict.fromkeys(("burgundia", "rhone", "breizh", "svealand"), "1 1b")
    t = scene(2, clans=["apotres", "menrau"], zones={"gironde": "0 3b movement", **foes}, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde")
    for zone in ("burgundia", "rhone", "breizh"):
        t.play(0, f"march {zone}", *(["group 1 0"] if zone != "breizh" else []))
    bid(t.play(0, *(["stop"] if t.asks[0][1] == "movement" else []), "fight rhone"), 0, 0).until("fight")
    assert set(t.choices(0)) == {"fight burgundia", "fight breizh"}


@rule("STW-144", "STW-130")
def test_the_active_player_chooses_the_order_of_combats() -> None:
    zones = {"gironde": "0 4b movement", "rhone": "1 1b", "burgundia": "1 1b", "svealand": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march burgundia", "group 2 0", "march rhone", "group 2 0")
    assert t.asks == [(0, "fight")] and set(t.choices(0)) == {"fight burgundia", "fight rhone"}
    assert t.refused(0, "fight gironde").rule == "STW-130"
    bid(t.play(0, "fight rhone"), 0, 0)
    t.until("bid")
    assert t.told("combat")[-1]["zone"] == "burgundia"


@rule("STW-Q82")
def test_a_pending_combat_that_lost_a_side_is_not_fought() -> None:
    zones = {"gironde": "0 4b movement", "rhone": "1 3b", "burgundia": "1 1b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}, {"incubation": 7}])
    t.play(0, "activate gironde", "march burgundia", "group 2 0", "march rhone", "group 2 0", "fight rhone")
    t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")  # the defender of Burgundia is exiled
    assert t.told("exiled")[-1]["zone"] == "burgundia"
    assert t.asks[0] == (1, "reserve") and t.zone("rhone").get("cube")
    assert t.units("burgundia") == (0, 2, 0) and not t.zone("burgundia").get("cube")
    assert len(t.told("combat")) == 1


# -- elites


@rule("STW-233")
def test_an_attacking_iotunn_is_worth_three() -> None:
    t = attack("1b 2e", "1b", clans=["rhein_stamm", "menrau"])
    assert force(t, "attack") == 7
    t = attack("3b", "2e", clans=["menrau", "rhein_stamm"])
    assert force(t, "defence") == 4  # not when it defends


@rule("STW-236", "STW-Q59")
def test_an_idole_that_won_converts_one_soldier() -> None:
    t = bid(attack("2b 2e", "1b", {"burgundia": "0 1b"}), 0, 0)
    assert t.asks == [(0, "conversion")] and t.choices(0) == ["zone burgundia", "zone rhone"]
    assert t.refused(0, "stop").rule == "LUD-03"
    assert t.refused(0, "zone lutecia").rule == "STW-236"
    t.play(0, "zone rhone")
    assert t.units("rhone") == (0, 3, 2) and t.asks[0][1] != "conversion"
    assert t.units("burgundia") == (0, 1, 0)  # one in all, though two Idoles fought
    assert bid(attack("3b", "1b"), 0, 0).asks[0][1] != "conversion"  # no Idole fought
    t = bid(attack("2b 2e", "1b"), 0, 0)
    assert t.units("rhone") == (0, 3, 2) and t.asks[0][1] != "conversion"  # one place: no question


@rule("STW-236")
def test_idoles_that_held_their_zone_convert_nobody() -> None:
    t = attack("3b", "1b 2e", {"provenca": "1 1b"}, clans=["menrau", "apotres"])
    soldiers = t.player(1)["reserve_base"]
    bid(t, 0, 0)
    assert t.told("won")[-1]["winner"] == 1 and t.asks[0][1] != "conversion"
    assert t.units("rhone") == (1, 1, 2) and t.player(1)["reserve_base"] == soldiers


@rule("STW-239", "STW-Q61")
def test_a_trapped_beacon_lost_in_a_combat_does_not_act() -> None:
    t = bid(attack("5b", "1b beacon:1", clans=["apotres", "conglomerat"]), 2, 0)
    assert t.built("rhone") == [] and t.units("rhone") == (0, 5, 0) and not t.told("trapped")


@rule("STW-240")
def test_perce_ciel_support_a_defence_too() -> None:
    t = attack("3b", "1b", {"lutecia": "1 1e defence"}, clans=["menrau", "conglomerat"])
    assert t.asks == [(1, "support")] and t.choices(1) == ["stop", "support lutecia"]
    t.play(1, "support lutecia")
    assert force(t, "defence") == 1 + 2


@rule("STW-Q62")
def test_perce_ciel_fire_over_enemies_and_mountains_and_their_token_is_spent() -> None:
    clans = ["conglomerat", "menrau"]
    others = {"padania": "0 1e defence", "provenca": "1 1b", "helvetia": "1 1b"}  # enemies on both ways
    t = attack("3b", "1b", others, clans=clans).play(0, "support padania")
    assert force(t, "attack") == 3 + 2 and t.order("padania") is None
    t = attack("3b", "1b", {"boiaria": "0 1b 1e defence"}, clans=clans)  # Helvetia alone lies between
    t.play(0, "support boiaria")
    assert force(t, "attack") == 3 + 2 and t.order("boiaria") is None
    t = attack("3b", "1b", {"burgundia": "0 2b 1e defence"}, clans=clans).play(0, "support burgundia")
    assert force(t, "attack") == 3 + 4  # next to the combat all of them count


@rule("STW-240", "STW-Q62")
def test_perce_ciel_support_from_two_zones_away() -> None:
    others = {"lutecia": "0 2b 1e defence", "breizh": "0 1b defence"}
    t = attack("3b", "1b", others, clans=["conglomerat", "menrau"])
    assert t.choices(0) == ["stop", "support lutecia"]
    t.play(0, "support lutecia")
    assert force(t, "attack") == 5  # only the Perce-ciel of that zone


@rule("STW-243")
def test_jeeps_profit_from_the_structures_attacked() -> None:
    t = attack("1b 2e", "1b turret farm", clans=["alliance", "menrau"])
    assert force(t, "attack") == 5 + 2
    assert force(attack("3b", "1b turret farm", clans=["alliance", "menrau"]), "attack") == 3
    for built, structures in (("beacon", 1), ("beacon turret", 2), ("beacon beacon", 2), ("toxic", 1)):
        assert force(attack("1b 2e", f"1b {built}", clans=["alliance", "menrau"]), "attack") == 5 + structures


@rule("STW-243")
def test_jeeps_that_defend_profit_from_nothing() -> None:
    assert force(attack("3b", "1e turret farm", clans=["menrau", "alliance"]), "defence") == 2 + 2


@rule("STW-250")
def test_semeurs_that_defend_poison_nobody() -> None:
    t = attack("3b", "1b 1e", clans=["apotres", "menrau"])
    assert (t.player(0)["healthy"], t.player(0)["incubation"], t.told("sown")) == (5, 0, [])


@rule("STW-Q64")
def test_semeurs_take_from_the_stock_alone_and_only_against_contraband() -> None:
    t = attack("1b 1e", "1b", clans=["menrau", "apotres"], players=[{"beacons": 0}, {"healthy": 0, "spare_healthy": 2}])
    assert (t.player(1)["spare_healthy"], t.told("sown")[0]["exchanged"]) == (2, 0)
    none_left = [{"beacons": 0, "spare_contraband": 32 - 3 - 4}, {}]
    t = attack("1b 1e", "1b", clans=["menrau", "apotres"], players=none_left)
    assert (t.player(1)["healthy"], t.told("sown")[0]["exchanged"], t.player(1)["incubation"]) == (5, 0, 1)


@rule("STW-250", "STW-251", "STW-Q64")
def test_semeurs_turn_a_healthy_barrel_into_contraband_and_spread_the_bane() -> None:
    t = attack("1b 2e", "1b", clans=["menrau", "apotres"], players=[{"beacons": 0}, {"contraband": 2}])
    apotres = t.player(1)
    assert (apotres["healthy"], apotres["contraband"], apotres["incubation"]) == (4, 3, 1)
    assert t.asks == [(0, "bid"), (1, "bid")] and t.told("sown")[0]["exchanged"] == 1  # before the bid
    t = attack("3b", "1b", clans=["menrau", "apotres"])
    assert t.player(1)["incubation"] == 0


@rule("STW-Q64", "STW-251")
def test_the_new_barrel_goes_to_surplus_when_no_slot_is_free_and_none_without_a_healthy_one() -> None:
    t = attack("1b 1e", "1b", clans=["menrau", "apotres"])
    assert (t.player(1)["healthy"], t.player(1)["spare_contraband"]) == (4, 1)
    t = attack("1b 1e", "1b", clans=["menrau", "apotres"], players=[{"beacons": 0}, {"healthy": 0}])
    assert (t.player(1)["spare_contraband"], t.player(1)["incubation"]) == (0, 1)
    assert t.told("sown")[0]["exchanged"] == 0


@rule("STW-Q82", "STW-131", "STW-239")
def test_attackers_who_find_a_trapped_beacon_alone_lose_a_unit_to_their_reserve() -> None:
    def sprung(group: str) -> Scene:
        zones = {"gironde": "0 3b 1e movement", "rhone": "1 3b", "burgundia": "1 1b beacon"}
        t = scene(2, clans=["apotres", "conglomerat"], zones=zones, players=[{"beacons": 0}, {"incubation": 7}])
        t.play(0, "activate gironde", "march burgundia", group, "march rhone")
        t.play(0, t.choices(0)[-1], "fight rhone")
        return t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")  # the defender of Burgundia is exiled

    t = sprung("group 2 0")
    assert t.built("burgundia") == [] and t.units("burgundia") == (0, 1, 0)
    assert [told["owner"] for told in t.told("beacon-destroyed")] == [1] and len(t.told("trapped")) == 1
    assert t.player(0)["units"] == 1 and t.player(0)["reserve_base"] == 12 - 1
    t = sprung("group 1 1")
    assert t.asks == [(0, "trap")] and t.choices(0) == ["lose 0", "lose 1"]
    t.play(0, "lose 1")
    assert t.units("burgundia") == (0, 1, 0) and t.player(0)["reserve_elite"] == 4


@rule("STW-165", "STW-166")
def test_once_they_have_fled_there_is_no_second_refuge() -> None:
    poor = [{"beacons": 0, "spare_healthy": 3}, {"healthy": 0, "contraband": 0}]
    t = bid(attack("5b", "4b 1e", {"burgundia": "1 3b 1e", "helvetia": "1 1b"}, players=poor), 8, 0)
    t.play(1, "lose 0", "flee burgundia")
    assert t.asks == [(1, "overflow")] and t.refused(1, "flee helvetia").rule == "LUD-03"


@rule("STW-236", "STW-Q59")
def test_no_conversion_without_a_base_soldier_or_room() -> None:
    t = bid(attack("2b 2e", "1b", players=[{"beacons": 0, "reserve_base": 0}, {}]), 0, 0)
    assert t.asks[0][1] != "conversion"
    t = bid(attack("3b 2e", "1b"), 0, 0)
    assert t.units("rhone") == (0, 3, 2) and t.asks[0][1] != "conversion"


@rule("STW-240", "STW-Q62")
def test_perce_ciel_three_zones_away_do_not_support() -> None:
    t = attack("3b", "1b", {"alba": "0 2e defence"}, clans=["conglomerat", "menrau"])
    assert t.asks[0][1] == "bid"


@rule("STW-172")
def test_each_kind_of_structure_is_offered_once_to_a_conqueror() -> None:
    for built, offered in (("farm", ["raze farm"]), ("farm farm", ["raze farm"]), ("turret farm", None)):
        t = bid(attack("5b", f"1b {built}"), 3, 0)
        assert t.asks[0] == (0, "spoils")
        assert sorted(t.choices(0)) == sorted(["stop", *(offered or ["raze farm", "raze turret"])])
