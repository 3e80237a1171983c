"""Phase 3: whose turn it is, what a token does when its zone is empty, passing and reserving a title."""

from typing import Any

from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import archon_cards
from tests.games.steamwatchers.scene import Scene, scene
from tests.marks import rule


def three(**more: object) -> Scene:
    """Three clans with two tokens each, acting in seat order."""
    zones = {
        "rhone": "0 2b defence",
        "gironde": "0 2b movement",
        "padania": "1 2b defence",
        "istra": "1 2b movement",
        "saksa": "2 2b defence",
        "jylland": "2 2b movement",
    }
    description: dict[str, Any] = {"clans": ["apotres", "menrau", "flotte"], "zones": zones, **more}
    return scene(3, **description)


@rule("STW-073", "STW-025")
def test_players_act_in_order_of_the_conclave_track_again_and_again() -> None:
    t = three(titles=["primus", "watcher_1", "archon"])
    acted = []
    for _ in range(2):
        for _ in range(3):
            seat = t.asks[0][0]
            acted.append(seat)
            t.play(seat, next(choice for choice in t.choices(seat) if choice.startswith("activate")))
            t.play(seat, "wait" if "wait" in t.choices(seat) else "stop")
    assert acted == [1, 2, 0, 1, 2, 0]


@rule("STW-073", "STW-Q22")
def test_the_last_player_acts_alone_until_he_passes() -> None:
    t = three().play(0, "pass", "title legate").play(1, "pass", "title archon")
    t.play(2, "activate saksa", "wait", "activate jylland", "stop")
    assert t.asks == [(2, "reserve")]  # nothing left: he must pass
    t.play(2, "title watcher_1")
    assert t.table.view(None)["phase"] != "activation"


@rule("STW-074")
def test_on_his_turn_a_player_activates_one_of_his_tokens_or_passes() -> None:
    t = three()
    assert t.choices(0) == ["activate gironde", "activate rhone", "pass"]
    assert t.refused(0, "activate padania").rule == "STW-074"
    assert t.refused(0, "activate breizh").rule == "STW-074"


@rule("STW-075", "STW-077")
def test_an_activation_is_complete_before_the_next_player_acts() -> None:
    t = three().play(0, "activate gironde")
    assert t.table.view(None)["active"] == "gironde"
    assert t.zone("gironde")["order"] == {"owner": 0, "kind": "movement"}
    t.play(0, "march breizh", "group 1 0")
    assert t.asks == [(0, "movement")]
    t.play(0, "stop")
    assert t.asks == [(1, "activation")]
    assert t.order("gironde") is None and t.player(0)["orders_left"]["movement"] == 3
    assert t.table.view(None)["active"] is None


@rule("STW-076", "STW-Q21")
def test_a_token_without_units_of_its_owner_returns_except_the_one_being_activated() -> None:
    t = three().play(0, "activate gironde", "march breizh", "group 2 0")
    assert t.zone("gironde")["order"]["kind"] == "movement"  # still there while it is activated
    t.play(0, "stop")
    assert t.order("gironde") is None


@rule("STW-076", "STW-Q21")
def test_a_token_is_lost_with_the_last_unit_of_its_zone() -> None:
    zones = {"rhone": "0 1b movement", "breizh": "0 1b defence", "istra": "1 1b defence"}
    row = {"incubation": 7, "healthy": 0, "slots": ["mobilisation", "mobilisation"]}
    t = scene(2, clans=["catabates", "menrau"], zones=zones, players=[row])
    t.play(0, "activate rhone", "force lutecia")  # paid with contraband: Death & Exile
    t.play(0, "exile breizh base")
    assert t.order("breizh") is None


@rule("STW-076")
def test_a_beacon_does_not_keep_the_token_of_a_zone_without_units() -> None:
    zones = {"rhone": "0 1b movement", "breizh": "0 1b beacon defence", "istra": "1 1b defence"}
    row = {"incubation": 7, "healthy": 0, "slots": ["mobilisation", "mobilisation"]}
    t = scene(2, clans=["catabates", "menrau"], zones=zones, players=[row])
    t.play(0, "activate rhone", "force lutecia", "exile breizh base")
    assert t.control("breizh") == 0 and t.order("breizh") is None


@rule("STW-073")
def test_one_token_then_the_next_player() -> None:
    t = three().play(0, "activate rhone", "wait")
    assert t.asks == [(1, "activation")]


@rule("STW-080")
def test_defence_tokens_of_a_player_who_has_passed_still_count_and_support() -> None:
    zones = {"gironde": "0 3b movement", "rhone": "1 2b defence", "provenca": "1 1b defence"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, titles=["legate", "watcher_1"], players=[{"beacons": 0}, {}])
    t.play(1, "pass", "title archon").play(0, "activate gironde", "march rhone", "group 3 0")
    assert t.asks == [(1, "support")] and t.choices(1) == ["stop", "support provenca"]
    t.play(1, "support provenca")
    assert t.told("defence")[-1]["force"] == 2 + 1 + 1


@rule("STW-Q87")
def test_nobody_flees_into_the_active_zone_while_attackers_may_return_there() -> None:
    zones = {"gironde": "0 5b toxic movement", "breizh": "1 3b", "neustria": "1 1b", "rhone": "1 5b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate gironde", "march breizh", "group 2 0", "march rhone", "group 3 0")
    t.play(0, "fight breizh", "bid 5").play(1, "bid 0").play(0, "pay 0")
    assert t.control("gironde") == 1  # by its toxic farm, and yet the last soldier went to Neustria
    assert t.units("neustria") == (1, 2, 0)
    t.play(0, "bid 0").play(1, "bid 0")
    assert t.units("gironde") == (0, 1, 0)  # back from Rhône
    assert [*t.table.rules.faults(t.state)] == []


@rule("STW-Q87", "STW-165", "STW-248")
def test_after_the_last_combat_a_lone_toxic_farm_of_the_active_zone_is_a_refuge() -> None:
    zones = {"gironde": "0 5b toxic movement", "breizh": "1 3b", "neustria": "1 1b", "rhone": "1 5b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate gironde", "march breizh", "group 2 0", "march rhone", "group 3 0")
    t.play(0, "fight rhone", "bid 0").play(1, "bid 0").play(0, "bid 4").play(1, "bid 0").play(0, "pay 0")
    assert t.units("gironde") == (0, 1, 0) and "flee gironde" not in t.choices(1)  # who has come back holds it
    t = scene(2, clans=["apotres", "menrau"], zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate gironde", "march breizh", "group 5 0", "bid 0").play(1, "bid 0")
    assert t.asks == [(1, "flight")] and t.choices(1) == ["flee neustria", "flee gironde"]
    t.play(1, "flee gironde")
    assert t.units("gironde") == (1, 1, 0) and t.order("gironde") is None
    assert [*t.table.rules.faults(t.state)] == []


@rule("STW-Q87", "STW-211")
def test_the_crames_flee_into_the_active_zone_that_nobody_controls_once_no_combat_waits() -> None:
    def beaten(*moves: str, beacons: int = 0) -> Scene:
        zones = {"trinakria": "0 3b movement", "mezzogiorno": "crames 3b", "breizh": "1 1b", "latium": "1 1b"}
        t = scene(2, "le_pillage_des_crames", clans=["apotres", "flotte"], zones=zones, players=[{"beacons": beacons}])
        return t.play(0, "activate trinakria", "march mezzogiorno", *moves)

    t = beaten("group 3 0", "bid 4", "pay 0")
    assert t.units("trinakria") == ("crames", 2, 0)  # the only refuge
    t = beaten("group 3 0", "beacon trinakria", "bid 4", "pay 0", beacons=1)
    assert t.units("trinakria") == (None, 0, 0) and t.control("trinakria") == 0  # it is controlled
    t = beaten("group 2 0", "stop", "bid 4", "pay 0")
    assert t.units("trinakria") == (0, 1, 0)


@rule("STW-Q87")
def test_the_crames_keep_out_of_the_active_zone_while_a_combat_waits() -> None:
    zones = {"gironde": "0 5b movement", "rhone": "crames 3b", "breizh": "1 1b", "latium": "1 1b"}
    t = scene(2, "le_pillage_des_crames", clans=["apotres", "flotte"], zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate gironde", "march rhone", "group 4 0", "march breizh", "fight rhone", "bid 1", "pay 0")
    assert t.asks == [(0, "crames-flight")] and t.units("gironde") == (None, 0, 0)
    assert "zone gironde" not in t.choices(0) and t.refused(0, "zone gironde").rule == "STW-Q87"


@rule("STW-078")
def test_whoever_has_passed_takes_no_further_turn() -> None:
    t = three().play(0, "pass", "title legate")
    assert t.player(0)["passed"]
    t.play(1, "activate padania", "wait").play(2, "activate saksa", "wait")
    assert t.asks == [(1, "activation")]
    assert t.refused(0, "activate rhone").rule == "LUD-02"


@rule("STW-078", "STW-Q22")
def test_without_tokens_he_must_pass_but_only_on_his_turn() -> None:
    t = three(
        zones={"rhone": "0 1b", "padania": "1 1b defence", "saksa": "2 1b defence"},
        titles=["archon", "legate", "primus"],
    )
    assert not t.player(0)["passed"]
    t.play(1, "activate padania", "wait")
    assert t.asks == [(0, "reserve")] and t.player(0)["passed"]


@rule("STW-079", "STW-080")
def test_passing_takes_movement_tokens_back_and_leaves_defence_tokens() -> None:
    t = three().play(0, "pass")
    assert t.order("gironde") is None and t.zone("rhone")["order"]["kind"] == "defence"
    t.play(0, "title legate").play(1, "pass", "title archon").play(2, "pass", "title watcher_1")
    assert t.told("activated") == []  # the Defence tokens were not activated either


@rule("STW-081", "STW-082", "STW-086", "STW-025")
def test_an_ambassador_goes_to_a_free_position_of_the_reservation_track() -> None:
    t = three(titles=["watcher_1", "archon", "primus"]).play(0, "pass")
    assert t.choices(0) == ["title legate", "title archon", "title watcher_4", "title primus"]
    t.play(0, "title watcher_4")  # one Watcher after the other
    assert t.player(0)["reserved"] == "watcher_4" and t.player(0)["title"] == "watcher_1"
    t.play(1, "pass")
    assert t.refused(1, "title watcher_4").rule == "STW-082"
    assert t.refused(1, "title watcher_6").rule == "STW-025"  # five players only


@rule("STW-066", "STW-082", "STW-083", "STW-084")
def test_the_primus_token_keeps_a_position_for_the_primus_until_he_has_passed() -> None:
    t = three(titles=["watcher_1", "primus", "legate"], primus="archon").play(0, "pass")
    assert t.refused(0, "title archon").rule == "STW-066"
    t.play(0, "title watcher_4").play(2, "pass")
    assert t.refused(2, "title archon").rule == "STW-066"
    t.play(2, "title primus").play(1, "pass")
    assert t.choices(1) == ["title watcher_1", "title legate", "title archon"]
    t.play(1, "title archon")
    assert t.table.view(None)["primus"] != "archon"


@rule("STW-084", "STW-066")
def test_a_position_the_primus_did_not_take_becomes_free() -> None:
    t = three(titles=["watcher_1", "primus", "legate"], primus="archon")
    t.play(0, "activate rhone", "wait").play(2, "activate saksa", "wait")
    t.play(1, "pass", "title watcher_4")
    assert t.table.view(None)["primus"] == "primus"
    t.play(0, "pass")
    assert "title archon" in t.choices(0)


@rule("STW-085")
def test_the_same_title_only_when_no_other_position_is_open() -> None:
    t = three().play(0, "pass")
    assert t.refused(0, "title watcher_1").rule == "STW-085"
    zones = {"rhone": "0 1b defence", "padania": "1 1b"}
    reserved: dict[str, Any] = {
        "titles": ["archon", "legate"],
        "primus": "legate",
        "reserved": ["none", "watcher_4"],
        "passed": [1],
    }
    t = scene(2, clans=["apotres", "menrau"], zones=zones, **reserved).play(0, "pass")
    assert t.told("reserved")[0]["title"] == "watcher_1"  # the only one but his own: taken at once


@rule("STW-085", "STW-Q02")
def test_his_own_title_is_his_when_it_is_the_only_position_left() -> None:
    zones = {"rhone": "0 1b defence", "padania": "1 1b", "istra": "2 1b", "saksa": "3 1b", "jylland": "4 1b"}
    t = scene(
        5,
        clans=["apotres", "menrau", "flotte", "catabates", "alliance"],
        zones=zones,
        titles=["archon", "primus", "legate", "watcher_1", "watcher_4"],
        reserved=["none", "watcher_1", "legate", "watcher_4", "watcher_6"],
        primus="primus",
        passed=[1, 2, 3, 4],
    )
    t.play(0, "pass")
    assert t.told("reserved")[0]["title"] == "archon"


@rule("STW-079", "STW-080", "STW-081", "STW-082", "STW-085", "STW-086", "STW-066")
def test_stw_e2_passing_and_reserving() -> None:
    zones = {
        "rhone": "0 1b movement",
        "gironde": "0 2b defence",
        "istra": "0 1b movement",
        "padania": "1 1b",
        "saksa": "2 1b",
    }
    t = scene(
        3,
        clans=["menrau", "apotres", "flotte"],
        zones=zones,
        titles=["watcher_4", "primus", "legate"],
        primus="archon",
        passed=[2],
    )
    t.play(0, "pass")
    assert ["order" in t.zone(zone) for zone in ("rhone", "gironde", "istra")] == [False, True, False]
    assert t.choices(0) == ["title watcher_1", "title legate", "title primus"]
    assert t.refused(0, "title archon").rule == "STW-066"
    assert t.refused(0, "title watcher_4").rule == "STW-085"
    t.play(0, "title watcher_1")
    assert t.player(0)["reserved"] == "watcher_1"


# -- the Alliance waits


def alliance(**more: object) -> Scene:
    zones = {"rhone": "0 1b defence", "padania": "1 1b defence", "istra": "1 1b movement"}
    hands = {0: {"steam": ["breizh", "saksa"], "archon": ["degel"]}}
    description: dict[str, Any] = {"clans": ["alliance", "menrau"], "zones": zones, "hands": hands, **more}
    return scene(2, **description)


@rule("STW-242", "STW-Q65", "STW-Q84")
def test_the_alliance_discards_a_card_instead_of_activating_once_a_turn() -> None:
    t = alliance()
    assert t.choices(0) == ["activate rhone", "pass", "discard breizh", "discard saksa", "discard_archon degel"]
    t.play(0, "discard saksa")
    assert t.asks == [(1, "activation")] and not t.player(0)["passed"]
    assert t.table.view(None)["top"] == "saksa" and "floors" not in t.zone("saksa")
    t.play(1, "activate padania", "wait")
    assert t.choices(0) == ["activate rhone", "pass"]
    assert t.refused(0, "discard breizh").rule == "STW-242"


@rule("STW-242", "STW-Q65", "STW-Q84")
def test_an_archon_card_goes_face_up_to_a_pile_of_its_own() -> None:
    t = alliance().play(0, "discard_archon degel")
    assert t.told("delayed", 1)[0]["card"] == "degel"
    assert t.table.view(None)["top"] is None and t.table.view(None)["in_force"] is None
    assert t.player(0)["archon_cards"] == 0
    degel = t.state.content.archon_ids.index("degel")
    assert [*archon_cards(t.state, state.IN_DISCARD)] == [degel]  # it will come back with a new deck


@rule("STW-Q65", "STW-Q22")
def test_the_alliance_may_delay_without_a_token_left() -> None:
    t = alliance(zones={"rhone": "0 1b", "padania": "1 1b defence"})
    assert t.choices(0) == ["pass", "discard breizh", "discard saksa", "discard_archon degel"]


@rule("STW-242")
def test_nobody_else_delays() -> None:
    t = alliance(clans=["conglomerat", "menrau"])
    assert t.choices(0) == ["activate rhone", "pass"]
    refusal = t.refused(0, "discard breizh")
    assert (refusal.rule, refusal.why) == ("STW-242", "not-alliance")
    assert t.refused(0, "discard_archon degel").rule == "STW-242"


# -- the rendezvous


@rule("STW-230", "STW-Q80")
def test_a_rendezvous_is_revealed_before_activating_a_token() -> None:
    zones = {"rhone": "0 1b defence", "gironde": "0 1b movement", "padania": "1 1b defence"}
    t = scene(
        2, scenario="le_rendez_vous", clans=["apotres", "menrau"], zones=zones, rendezvous={0: "breizh", 1: "istra"}
    )
    assert t.choices(0) == ["activate gironde", "activate rhone", "reveal", "pass"]
    t.play(0, "reveal", "zone rhone")
    assert t.zone("breizh")["target"] == 0 and t.zone("rhone")["base"] == 3
    assert t.choices(0) == ["activate gironde", "activate rhone"]
    assert t.refused(0, "pass").rule == "STW-Q80"
    t.play(0, "activate rhone", "wait").play(1, "activate padania", "wait")
    assert t.refused(0, "reveal").rule == "STW-230"  # once


@rule("STW-Q80")
def test_no_token_no_rendezvous() -> None:
    zones = {"rhone": "0 1b", "padania": "1 1b defence"}
    secrets = {0: "breizh", 1: "istra"}
    t = scene(
        2,
        scenario="le_rendez_vous",
        clans=["alliance", "menrau"],
        zones=zones,
        rendezvous=secrets,
        hands={0: {"steam": ["saksa"]}},
    )
    assert t.choices(0) == ["pass", "discard saksa"]
    assert t.refused(0, "reveal").rule == "STW-Q80"
