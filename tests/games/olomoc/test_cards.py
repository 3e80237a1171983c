"""Ministries, the Artefact and priority, hostiles (OLO-158 to OLO-185)."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names, queries, state
from ludotheque.games.olomoc.phases import hostiles, moving
from ludotheque.games.olomoc.phases.abilities import Deed
from ludotheque.games.olomoc.state import Piece
from ludotheque.kit.effects import program
from tests.games.olomoc.scene import ADMINISTRATION, OTHERS, PLAIN, Scene, bloc, box, filled, scene
from tests.marks import rule

NUMBERS = {
    "pluie": "1.618",
    "faille": "1.414",
    "emergence": "1.202",
    "silence": "2.000",
    "onde": "1.732",
    "souillure": "2.645",
    "stase": "2.303",
    "lueur": "1.000",
}


def mechanism(card: str, tie: bool = True, **told: Any) -> Scene:
    """The card is drawn, by two equal ranks or at the start of a cycle."""
    return bloc(step="mechanism", tie=tie, **filled(told, pile=[NUMBERS[card]], discard=[]))


@rule("OLO-169", "OLO-170", "OLO-171", "OLO-175", "OLO-Q68")
def test_the_first_digit_gives_priority_and_the_last_card_stays_active() -> None:
    s = mechanism("silence", artefact="1.000").s
    assert s.priority == 1 and s.content.artefact_card_ids[s.artefact] == "2.000"
    assert [s.content.artefact_card_ids[card] for card in s.discard] == ["1.000"]
    assert mechanism("silence", priority=1).s.priority == 1, "whoever had it may keep it"
    start = mechanism("silence", tie=False)
    assert start.asks == [(0, "plan"), (1, "plan")] and start.s.priority == 1, "the card of a cycle gives it too"
    other = mechanism("silence", first=1).s
    assert other.priority == 0, "player 2 sits at seat 0 then"


@rule("OLO-174", "OLO-Q69")
def test_an_empty_pile_is_made_anew_without_the_active_card() -> None:
    s = mechanism("silence", pile=[], discard=["2.303"], artefact="1.000").s
    assert s.content.artefact_card_ids[s.artefact] == "2.303" and len(s.pile) == 0
    last = mechanism("silence", discard=["1.618", "2.303"], artefact="1.000").s
    assert (len(last.pile), len(last.discard)) == (0, 3), "not before a card must be drawn"


@rule("OLO-169", "OLO-173", "OLO-082", "OLO-Q51", "OLO-Q76")
def test_the_rain_darkens_everybody_on_the_bloc_or_not() -> None:
    rain = mechanism("pluie", pieces={"a3": (4000, 4000), "b1": {"out": True}})
    assert [rain.piece(name)["noirceur"] for name in ("a1", "a3", "b1", "b2")] == [1, 1, 0, 1]
    both = mechanism("pluie", fiel=[2, 2], pieces={"a1": {"noirceur": 3}, "b1": {"noirceur": 3}})
    assert both.table.result is not None and both.table.result.ranking == [2, 2]


@rule("OLO-173", "OLO-059", "OLO-Q19", "OLO-Q103")
def test_the_rift_moves_an_enemy_on_the_bloc_by_priority() -> None:
    rift = mechanism("faille", pieces={"a3": (4000, 4000), "b2": (4000, 5500), "b3": (12000, 12000)})
    assert rift.asks == [(0, "place")] and rift.offered == [("target", "b2"), ("target", "b3")]
    rift.play(("target", "b2"))
    assert rift.asks == [(0, "where")]
    assert rift.refused("at", 4000, 9700) == ("OLO-G19", "placed-too-far")
    rift.play(("at", 4000, 5500))
    assert rift.asks == [(1, "where")], "one rouage only: it is taken; and staying was allowed"
    rift.play(("at", 4000, 4000))
    beast = mechanism("faille", hostiles=[{"profile": "rogue", "at": [8000, 8000]}], pieces={"b2": (4000, 5500)})
    assert beast.asks == [(0, "where")] and beast.table.waiting[0].about["piece"] == "b2", "a hostile is no enemy"
    empty = mechanism("faille")
    assert empty.asks[0][1] not in ("place", "where")


@rule("OLO-Q70", "OLO-059")
def test_the_rift_begins_with_the_player_it_gives_priority_and_nobody_is_struck() -> None:
    rift = mechanism("faille", priority=1, pieces={"a3": (4000, 4000), "b2": (4000, 5500)})
    assert rift.s.priority == 0 and rift.asks == [(0, "where")], "its number is 1.414"
    rift.play(("at", 4000, 7500))
    assert rift.at("b2") == (4000, 7500) and rift.asks == [(1, "where")], "out of a zone, at once"


@rule("OLO-177", "OLO-061", "OLO-G26")
def test_emergence_poses_a_rogue_at_a_neutral_edge() -> None:
    born = mechanism("emergence")
    assert born.asks == [(0, "neutral-edge")] and born.offered == [("side", "east"), ("side", "west")]
    born.play(("side", "west"))
    assert born.piece("h1")["at"] == [591, 8000] and born.piece("h1")["profile"] == "rogue"
    assert not born.events("hostile-acts"), "it waits for the hostile phase"
    full = mechanism("emergence", hostiles=[{"profile": "rogue", "at": [x, 8000]} for x in (3000, 6000, 9000)])
    assert full.asks[0][1] != "neutral-edge"


@rule("OLO-Q105", "OLO-Q45", "OLO-087", "OLO-168")
def test_the_shockwave_is_one_batch_then_stuns_the_survivors() -> None:
    wave = mechanism(
        "onde",
        pieces={"a3": {"at": [4000, 4000], "noirceur": 3}, "a1": {"noirceur": 3, "checked": 4}, "b1": {"noirceur": 2}},
    )
    assert (wave.piece("a3")["checked"], wave.piece("a3")["stunned"]) == (1, True)
    assert wave.piece("a1")["where"] == "out" and not wave.piece("b1")["stunned"] and wave.s.traque == 1


@rule("OLO-Q115", "OLO-Q48", "OLO-G26")
def test_files_dropped_together_lie_by_priority_then_by_rank() -> None:
    lost: dict[str, Any] = {"noirceur": 3, "checked": 5}

    def dropped(priority: int, **carriers: dict[str, Any]) -> list[list[int]]:
        wave = mechanism("onde", bare=True, agenda="dossiers", first=priority, pieces=carriers)
        assert wave.s.priority == priority and {wave.piece(name)["where"] for name in carriers} == {"out"}
        return [row["at"] for row in wave.table.view(None)["markers"]]

    left, right = lost | {"at": [4000, 4000]}, lost | {"at": [5200, 4000], "checked": 6}
    own = {"a2": left | {"files": 2}, "a3": right | {"files": 1}}
    assert dropped(0, **own) == [[4000, 4000], [5182, 4000], [6364, 4000]], "a3’s gives way to both of a2’s"
    both = {"a3": right | {"files": 1}, "b2": left | {"files": 2}}
    assert dropped(0, **both) == [[5200, 4000], [4000, 4000], [4600, 5019]]
    assert dropped(1, **both) == [[4000, 4000], [5182, 4000], [6364, 4000]]


@rule("OLO-Q71", "OLO-168")
def test_at_the_start_of_a_cycle_rouages_are_lost_and_points_are_scored() -> None:
    wave = mechanism("onde", tie=False, pieces={"a1": {"noirceur": 3, "checked": 4}})
    assert wave.piece("a1")["where"] == "out" and wave.s.traque == 1
    assert [wave.has(seat, "vp") for seat in range(2)] == [0, 1]


@rule("OLO-014", "OLO-Q24")
def test_defilement_taints_the_terrain_nearest_to_the_centre() -> None:
    walls = [box(2000, 2000, 3000, 3000), box(7000, 9000, 9000, 9500), box(7000, 6500, 9000, 7000)]
    stain = mechanism("souillure", terrain=walls, pieces={"a3": (8000, 8409)})
    assert stain.table.view(None)["tainted"] == [2, 3], "both at one inch"
    assert stain.piece("a3")["noirceur"] == 0, "touched already: nothing is entered"


@rule("OLO-Q113", "OLO-Q86")
def test_stasis_takes_a_token_from_whoever_has_one() -> None:
    still = mechanism("stase", pieces={"a3": {"actions": 0}})
    assert [still.piece(name)["actions"] for name in ("a3", "a1", "b2")] == [0, 3, 3]


@rule("OLO-153", "OLO-151")
def test_in_a_cold_glow_nobody_beyond_eight_inches_is_a_target() -> None:
    told: dict[str, Any] = {
        "cabals": [("dominik_kralov", "hynek_novotny", "petra_kantor"), OTHERS],
        "active": "a2",
        "pieces": {"a2": (1000, 8000), "b2": (10183, 8000)},
    }
    assert scene(**told, standing=[{"ability": "lueur_froide"}]).refused("shoot", "a2", "b2") == ("OLO-153", "too-dark")
    assert ("shoot", "a2", "b2") in scene(**told).offered
    told["pieces"] = {"a2": (1000, 8000), "b2": (10182, 8000)}
    assert ("shoot", "a2", "b2") in scene(**told, standing=[{"ability": "lueur_froide"}]).offered


@rule("OLO-Q105")
def test_two_put_out_by_one_card_count_together_and_for_nobody() -> None:
    told: dict[str, Any] = {"agenda": "reglement", "bare": True, "traque": 2}
    last = {"a1": {"noirceur": 3, "checked": 4}, "b1": {"noirceur": 3, "checked": 3}, "a2": (4000, 4000)}
    wave = mechanism("onde", pieces=last, **told)
    lost = [wave.s.content.life_points[wave.s.of(wave.number(name), Piece.profile)] for name in ("a1", "b1")]
    assert lost == [5, 4], "one point left each"
    assert [wave.piece(name)["where"] for name in ("a1", "b1")] == ["out", "out"] and wave.s.traque == 4
    assert [wave.has(seat, "vp") for seat in range(2)] == [1, 1]
    one = mechanism("onde", pieces={**last, "b1": {}}, agenda="reglement", bare=True)
    assert one.s.traque == 1 and one.s.priority == 0
    assert [one.piece(name)["noirceur"] for name in ("a2", "a3", "b1", "b2")] == [0, 0, 0, 0]


@rule("OLO-Q108")
def test_a_pile_made_anew_has_not_the_card_that_was_set_aside() -> None:
    gear = [("exosquelette", "chronographe", "grappin"), PLAIN]
    drawn = mechanism("pluie", equipment=gear, discard=["2.000"], artefact="1.000").play(("replace",))
    ids = drawn.s.content.artefact_card_ids
    assert ids[drawn.s.artefact] == "2.000" and len(drawn.s.pile) == 0
    assert [ids[card] for card in drawn.s.discard] == ["1.618", "1.000"]


@rule("OLO-Q108", "OLO-Q101", "OLO-212", "OLO-096")
def test_the_chronograph_replaces_a_card_of_a_tie_and_no_other() -> None:
    gear = [("exosquelette", "chronographe", "grappin"), PLAIN]
    drawn = mechanism("pluie", equipment=gear, pile=["1.618", "2.000"], dice=[1, 1])
    assert drawn.asks == [(0, "replace")]
    drawn.play(("replace",))
    s = drawn.s
    assert s.content.artefact_card_ids[s.artefact] == "2.000" and s.priority == 1
    assert drawn.piece("a2")["noirceur"] == 1 and drawn.piece("a1")["noirceur"] == 0
    assert [s.content.artefact_card_ids[card] for card in s.discard] == ["1.618"]
    start = mechanism("pluie", tie=False, equipment=gear)
    assert not start.events("replaced") and start.piece("a2")["noirceur"] == 1


@rule("OLO-Q69", "OLO-Q108")
def test_a_card_set_aside_is_not_shuffled_into_the_pile_that_replaces_it() -> None:
    gear = [("exosquelette", "chronographe", "grappin"), PLAIN]
    last = mechanism("pluie", equipment=gear, discard=["2.000"], artefact="1.000", dice=[1, 1]).play(("replace",))
    numbers = last.s.content.artefact_card_ids
    assert numbers[last.s.artefact] == "2.000" and len(last.s.pile) == 0
    assert sorted(numbers[card] for card in last.s.discard) == ["1.000", "1.618"]


@rule("OLO-Q109", "OLO-212", "OLO-Q71")
def test_the_manifesto_spares_its_bearer_where_the_card_would_hit() -> None:
    gear = [("exosquelette", "manifeste_objet_dieu", "grappin"), PLAIN]
    rain = mechanism("pluie", equipment=gear)
    assert rain.asks == [(0, "shield")]
    rain.play(("shield",))
    assert [rain.piece(name)["noirceur"] for name in ("a1", "a2", "b2")] == [1, 0, 1]
    assert rain.piece("a2")["actions"] == 3
    dazed = mechanism("pluie", equipment=gear, pieces={"a2": {"stunned": True}})
    assert dazed.piece("a2")["where"] == "away" and dazed.asks == [(0, "shield")], "off the Bloc and stunned"
    assert mechanism("stase", equipment=gear).asks[0][1] != "shield"
    assert mechanism("onde", equipment=gear).asks[0][1] != "shield", "not corrupted: nothing to be spared"
    assert mechanism("pluie", equipment=gear, tie=False).piece("a2")["noirceur"] == 1
    rift = mechanism("faille", equipment=gear, pieces={"a2": (4000, 4000)}, priority=1)
    rift.play(("shield",))
    assert rift.asks[0][1] not in ("place", "where"), "the only enemy on the Bloc is protected"


# -- ministries


@rule("OLO-165", "OLO-164", "OLO-Q27")
def test_the_curfew_makes_marches_and_charges_dearer() -> None:
    night = scene(pieces={"a3": (4000, 8000), "b2": (8000, 8000)}, standing=[{"ability": "couvre_feu"}])
    assert queries.cost(night.s, 2, names.MARCH) == 2 and queries.cost(night.s, 2, names.CHARGE) == 3
    assert queries.cost(night.s, 2, names.ATTACK) == 1
    night.play(("march", "a3"), ("at", 5000, 8000))
    assert night.piece("a3")["actions"] == 2


@rule("OLO-165", "OLO-Q111", "OLO-182")
def test_fortifications_and_interference_bind_players_not_hostiles() -> None:
    told: dict[str, Any] = {
        "cabals": [("dominik_kralov", "hynek_novotny", "petra_kantor"), OTHERS],
        "equipment": [PLAIN, PLAIN],
        "pieces": {"a2": (4000, 8000), "b2": (7000, 8000)},
        "hostiles": [{"profile": "traqueur", "at": [7000, 11000]}],
        "terrain": [box(6500, 6500, 7500, 7409)],
    }
    assert scene(**told).dice("a2", names.ROLL_RANGED, "b2") == 4
    forts = scene(**told, standing=[{"ability": "fortifications"}])
    assert forts.dice("a2", names.ROLL_RANGED, "b2") == 3 and forts.dice("h1", names.ROLL_RANGED, "b2") == 2
    noise = scene(**told, standing=[{"ability": "interferences"}])
    assert noise.dice("a2", names.ROLL_RANGED, "b2") == 3 and noise.dice("h1", names.ROLL_RANGED, "b2") == 2
    assert noise.dice("a2", names.ROLL_RANGED, "h1") == 4
    told["terrain"] = [box(6500, 12000, 7500, 12500), box(6500, 6500, 7500, 7409)]
    told["hostiles"] = [{"profile": "traqueur", "at": [7000, 12000 - 787]}]
    told["pieces"] = {"a2": (4000, 10500)}
    assert [
        scene(**told, standing=[{"ability": name}] if name else []).dice("a2", names.ROLL_RANGED, "h1")
        for name in ("", "fortifications", "interferences")
    ] == [4, 3, 3]


@rule("OLO-002", "OLO-165")
def test_a_strict_hierarchy_forbids_coordination() -> None:
    strict = scene(
        cabals=[ADMINISTRATION],
        phase=3,
        pieces={"a3": (4000, 8000), "a1": {"turned": 1}},
        standing=[{"ability": "hierarchie_stricte"}],
    )
    assert strict.refused("coordinate", "a3", "a1", "plain") == ("OLO-002", "coordination-forbidden")


def ministry(card: str, slot: int, **told: Any) -> Scene:
    """Seat 0 turns up a ministry against the other's Kubik."""
    own = ["dominik_kralov", "kubik_oktobar", "petra_kantor", "propaganda"]
    own.insert(slot - 1, card)
    theirs = ["rejeton", "jana_alena_novak", "propaganda"]
    theirs.insert(slot - 1 if slot < 4 else 3, "kubik_oktobar")
    theirs.append("animosite") if slot < 5 else theirs.insert(0, "animosite")
    return bloc(step="phase", phase=slot, rows=[own, theirs], **filled(told, pile=["2.000"]))


@rule("OLO-165", "OLO-219", "OLO-Q113")
def test_a_requisition_takes_two_tokens_of_a_rouage_each() -> None:
    take = ministry("requisition", 2, pieces={"b1": {"actions": 1}})
    assert take.asks == [(0, "take")]
    take.play(("target", "a3"), ("target", "b1"))
    assert (take.piece("a3")["actions"], take.piece("b1")["actions"]) == (2, 0)


@rule("OLO-102", "OLO-165")
def test_what_both_carry_out_begins_with_the_player_with_priority_not_the_active_one() -> None:
    take = ministry("requisition", 2, priority=1)
    assert take.s.active == 0 and take.events("ministry")[0]["seat"] == 0
    assert take.asks == [(1, "take")]
    assert take.play(("target", "b1")).asks == [(0, "take")]


@rule("OLO-Q103", "OLO-165")
def test_a_requisition_may_name_a_rouage_without_tokens() -> None:
    take = ministry("requisition", 2, pieces={"a3": {"actions": 0}, "a1": {"actions": 2}})
    assert take.offered == [("target", "a1"), ("target", "a2"), ("target", "a3")]
    assert take.play(("target", "a3")).piece("a3")["actions"] == 0


@rule("OLO-165", "OLO-Q51")
def test_communion_evens_out_the_healthy_and_the_corrupted() -> None:
    even = ministry("communion", 5, pieces={"a1": {"noirceur": 3}, "a2": {"noirceur": 1}, "b1": {"out": True}})
    assert [even.piece(name)["noirceur"] for name in ("a1", "a2", "a3", "b1", "b2")] == [2, 1, 1, 0, 1]


@rule("OLO-178", "OLO-179", "OLO-Q81", "OLO-Q118")
def test_animosity_brings_a_rogue_and_activates_a_hostile() -> None:
    wake = ministry("animosite", 2, pieces={"b3": (11000, 8000)})
    assert wake.events("spawned")[0]["x"] == 8000 and wake.events("hostile-acts")[0]["piece"] == "rogue"
    assert wake.asks == [(1, "react")] and len(wake.events("moves")) == 1, "it comes near and strikes: two actions"
    own = ministry("animosite", 2, pieces={"a3": (11000, 8000)})
    assert own.asks == [(0, "react")], "whoever played the card is no friend of it"
    two = ministry(
        "animosite", 2, hostiles=[{"profile": "rogue", "at": [3000, 3000]}, {"profile": "rogue", "at": [9000, 3000]}]
    )
    assert two.asks == [(0, "hostile")] and two.offered == [("target", "h1"), ("target", "h2")]
    two.play(("target", "h2"))
    acted = [told["piece"] for told in two.events("hostile-acts")]
    assert acted == ["rogue.2"] and two.asks == [(1, "activation")], "one acts, and the turn goes on"


@rule("OLO-178", "OLO-235")
def test_a_hostile_that_was_woken_acts_again_in_the_hostile_phase_like_all_others() -> None:
    beasts = [{"profile": "rogue", "at": [3000, 3000]}, {"profile": "rogue", "at": [9000, 3000]}]
    idle = {"actions": 0}
    wake = ministry("animosite", 4, hostiles=beasts, pieces={f"{side}{k}": idle for side in "ab" for k in (1, 2, 3)})
    wake.play(("target", "h1"))
    assert len(wake.events("hostile-acts")) == 1
    while wake.s.stage != state.HOSTILE_PHASE:
        wake.play(wake.offered[-1])  # the other card of the Axis wakes h2
    assert len(wake.events("hostile-acts")) == 2
    assert wake.offered == [("name", "h1"), ("name", "h2")]
    wake.play(("name", "h2"))
    assert len(wake.events("hostile-acts")) == 4 and wake.asks[0][1] != "hostile"


# -- hostiles


def instinct(dice: list[int] | None = None, **told: Any) -> Scene:
    return bloc(dice, step="hostiles", pile=["2.000"], **told)


@rule("OLO-180", "OLO-181", "OLO-063", "OLO-G29", "OLO-Q79")
def test_a_hostile_goes_for_the_highest_rank_not_the_nearest() -> None:
    hunt = instinct(
        [1] * 6, hostiles=[{"profile": "rogue", "at": [8000, 8000]}], pieces={"a1": (8000, 11000), "a3": (2000, 8000)}
    )
    assert [event["x"] for event in hunt.events("moves")][:1] != [8000]
    x, y = hunt.at("h1")
    assert x < 5000 and abs(y - 8000) < 800, "towards Pétra"
    assert len(hunt.events("moves")) == 1 and hunt.asks == [(0, "react")], "near enough for its second action"


@rule("OLO-181")
def test_a_hostile_strikes_the_highest_rank_it_has_at_hand() -> None:
    fight = instinct(
        [1] * 6,
        hostiles=[{"profile": "rogue", "at": [8000, 8000]}],
        pieces={"a1": (8000, 9300), "a3": {"at": [8000, 6200], "actions": 0}, "b2": {"at": [9500, 8000], "actions": 0}},
    )
    assert [event["target"] for event in fight.events("attacks")] == ["petra_kantor"] * 2


@rule("OLO-184")
def test_a_hostile_only_wounds() -> None:
    fight = instinct(
        [5, 5, 1, 1, 1, 1],
        hostiles=[{"profile": "rogue", "at": [4000, 9500]}],
        pieces={"b3": {"at": [4000, 8000], "actions": 0}},
    )
    assert (fight.piece("b3")["checked"], fight.piece("b3")["stunned"]) == (2, False)


@rule("OLO-184", "OLO-116")
def test_tactics_are_used_against_hostiles_as_against_anybody() -> None:
    rogue = [{"profile": "rogue", "at": [5500, 8000]}]
    fight = bloc([5, 5, 1, 1], hostiles=rogue, pieces={"a3": (4000, 8000)})
    fight.play(("attack", "a3", "h1"))
    while fight.asks[0][1] != "tactic":
        fight.play(("pass",) if fight.asks[0][1] == "react" else ("keep",))
    fight.play(("tactic", "stun_target", "paid"))
    assert fight.piece("h1")["stunned"]


@rule("OLO-185", "OLO-Q77")
def test_hostiles_go_for_both_players_and_never_for_each_other() -> None:
    pack = [{"profile": "rogue", "at": [8000, 8000]}, {"profile": "traqueur", "at": [8000, 9600]}]
    alone = instinct(hostiles=pack)
    alone.play(("name", "h1"))
    assert len(alone.events("hostile-acts")) == 2 and not alone.events("moves") and not alone.events("attacks")
    for priority in range(2):
        for name, seat in (("a3", 0), ("b3", 1)):
            hunt = instinct(hostiles=pack[:1], priority=priority, pieces={name: (8000, 5000)})
            assert hunt.asks == [(seat, "react")], "whoever designates it"


@rule("OLO-063", "OLO-181")
def test_a_hostile_goes_directly_towards_somebody_as_near_as_it_can() -> None:
    hunt = instinct([1] * 3, hostiles=[{"profile": "rogue", "at": [8000, 8000]}], pieces={"a3": (8000, 5000)})
    assert hunt.at("h1") == (8000, 6182) and len(hunt.events("moves")) == 1, "to contact, then it strikes"
    assert hunt.events("moves")[0]["near"] not in ("", None), "where it went is said"
    assert hunt.asks == [(0, "react")]


@rule("OLO-185", "OLO-Q83", "OLO-184", "OLO-Q78")
def test_a_hostile_that_engages_attacks_and_may_be_answered() -> None:
    fight = instinct(
        [5, 5, 1, 6, 6, 1, 1, 1, 1], hostiles=[{"profile": "rogue", "at": [4000, 9500]}], pieces={"b3": (4000, 8000)}
    )
    assert fight.asks == [(1, "react")]
    fight.play(("dodge",))
    assert fight.asks == [(1, "react")] and fight.piece("b3")["checked"] == 0, "no fate, no tactic, the second action"
    fight.play(("pass",))
    assert fight.asks != [(1, "react")]


@rule("OLO-183", "OLO-Q77")
def test_hostiles_support_each_other_and_do_not_engage_each_other() -> None:
    pack = scene(
        pieces={"a3": (4000, 8000)},
        hostiles=[{"profile": "rogue", "at": [4000, 9500]}, {"profile": "rogue", "at": [5500, 8500]}],
    )
    assert pack.threshold("h1", names.ROLL_FRONTAL, "a3") == 4
    mixed = scene(
        pieces={"a3": (4000, 8000), "b2": (2500, 8000)},
        hostiles=[{"profile": "rogue", "at": [4000, 9500]}, {"profile": "gargoule", "at": [2400, 9900]}],
    )
    assert mixed.threshold("h1", names.ROLL_FRONTAL, "b2") == 4, "of whatever kind"
    assert mixed.threshold("a3", names.ROLL_FRONTAL, "b2") == 5, "no help to a player"
    alone = scene(hostiles=[{"profile": "rogue", "at": [4000, 9500]}, {"profile": "rogue", "at": [5200, 9500]}])
    assert alone.piece("h1")["free"] and alone.piece("h2")["free"]


@rule("OLO-Q102")
def test_a_hostile_posed_beside_a_rouage_has_not_moved_it() -> None:
    born = mechanism("emergence", pieces={"a3": (2500, 8000)}).play(("side", "west"))
    assert born.at("h1") == (591, 8000) and not born.piece("a3")["free"]
    assert born.s.of(born.number("a3"), Piece.moved) == 0 and not born.events("struck")


@rule("OLO-Q78", "OLO-143")
def test_a_hostile_that_leaves_may_be_struck() -> None:
    away = scene(pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "rogue", "at": [4000, 9500]}])
    away.s.running = len(away.s.stack) - 1
    away.s.call(moving.Displace(state.NOBODY, 6, 4000, 12000))
    away.s.settle()
    assert away.asks == [(0, "opportunity")] and away.offered == [("pass",), ("strike", "paid")]


@rule("OLO-Q79", "OLO-Q83")
def test_a_hostile_strikes_whom_it_engages_twice_though_it_would_prefer_another() -> None:
    told: dict[str, Any] = {
        "hostiles": [{"profile": "rogue", "at": [4000, 9500]}],
        "pieces": {"b1": {"at": [4000, 8000], "actions": 0}, "a3": (12000, 3000)},
    }
    missed = instinct([1] * 6, **told)
    assert [event["target"] for event in missed.events("attacks")] == ["rejeton", "rejeton"]
    hit = instinct([5, 1, 1, 5, 1, 1], **told)
    assert hit.piece("b1")["checked"] == 2 and "tactic" not in [ask for _, ask in hit.asks]


@rule("OLO-Q79")
def test_a_hostile_stuck_behind_a_thin_wall_goes_for_another() -> None:
    wall = [box(3000, 8000, 13000, 8100)]
    stuck = instinct(
        terrain=wall,
        hostiles=[{"profile": "rogue", "at": [8000, 8691]}],
        pieces={"a3": {"at": [8000, 7409], "actions": 0}, "a1": {"at": [8000, 14500], "actions": 0}},
    )
    moves = stuck.events("moves")
    assert len(moves) >= 1 and moves[0]["y"] > 9500, "Pétra is 0.1 inch away, and nothing brings it nearer"


@rule("OLO-236")
def test_a_rogue_has_two_actions() -> None:
    hunt = instinct(hostiles=[{"profile": "rogue", "at": [14000, 14000]}], pieces={"a3": (2000, 2000)})
    assert len(hunt.events("hostile-acts")) == 1 and len(hunt.events("moves")) == 2


@rule("OLO-Q81")
def test_whom_animosity_activated_is_designated_again_in_the_hostile_phase() -> None:
    wake = ministry("animosite", 4, hostiles=[{"profile": "rogue", "at": [x, 14000]} for x in (3000, 9000)])
    wake.play(("target", "h1"))
    while wake.table.view(None)["stage"] != "hostiles":
        wake.play(wake.offered[0] if len(wake.offered) == 1 else wake.offered[-1])
    assert wake.offered == [("name", "h1"), ("name", "h2")]


@rule("OLO-180", "OLO-089")
def test_a_stunned_hostile_shakes_it_off_and_stops() -> None:
    dazed = instinct(hostiles=[{"profile": "rogue", "at": [8000, 8000], "stunned": True}], pieces={"a3": (4000, 8000)})
    assert len(dazed.events("shakes-off")) == 1 and not dazed.events("moves")


@rule("OLO-235", "OLO-236", "OLO-237", "OLO-Q84", "OLO-Q82")
def test_players_designate_hostiles_in_turn_from_priority() -> None:
    three = instinct(hostiles=[{"profile": "rogue", "at": [x, 8000]} for x in (3000, 8000, 13000)], priority=1)
    assert three.asks == [(1, "hostile")] and len(three.offered) == 3
    three.play(("name", "h2"))
    assert three.asks == [(0, "hostile")] and three.offered == [("name", "h1"), ("name", "h3")]
    three.play(("name", "h3"))
    assert three.asks[0][1] != "hostile", "the last one needs no choice"
    assert len(three.events("hostile-acts")) == 3


@rule("OLO-Q79")
def test_the_order_of_preference() -> None:
    s = scene(
        cabals=[ADMINISTRATION, OTHERS],
        hostiles=[{"profile": "rogue", "at": [8000, 8000]}],
        pieces={
            "a3": (8000, 11000),
            "b3": (8000, 5500),
            "a2": (5000, 8000),
            "b2": {"at": [11000, 8000], "checked": 1},
        },
    ).s
    order = [int(n) for n in hostiles.by_preference(s, s.scene(), 6, queries.foes_of(s, 6))]
    assert order[0] == 2 and order[-1] == 5, "Jana last although her rank is highest"
    assert order[1:3] == [4, 1], "at the same gap the one with fewer life points left"


@rule("OLO-176", "OLO-Q79")
def test_of_two_alike_a_hostile_prefers_the_rouage_of_the_player_with_priority() -> None:
    for priority in range(2):
        s = scene(
            cabals=[ADMINISTRATION, OTHERS],
            priority=priority,
            hostiles=[{"profile": "rogue", "at": [8000, 8000]}],
            pieces={"a2": (5000, 8000), "b2": (11000, 8000)},
        ).s
        assert s.active == 0
        order = [int(n) for n in hostiles.by_preference(s, s.scene(), 6, queries.foes_of(s, 6))]
        assert order == ([1, 4] if priority == 0 else [4, 1])


@rule("OLO-Q80", "OLO-178")
def test_a_stalker_shoots_whom_it_prefers_among_all_valid() -> None:
    stalk = instinct(
        [1] * 6,
        hostiles=[{"profile": "traqueur", "at": [8000, 8000]}],
        pieces={"a1": (8000, 11000), "a3": (8000, 4500)},
    )
    assert stalk.asks == [(0, "react")] and stalk.events("attacks")[0]["target"] == "petra_kantor"


@rule("OLO-Q79", "OLO-063")
def test_the_gargoyle_returns_to_the_centre_when_nobody_is_near() -> None:
    back = instinct(hostiles=[{"profile": "gargoule", "at": [2000, 2000]}])
    x, y = back.at("h1")
    assert 2000 < x <= 8000 and 2000 < y <= 8000


@pytest.mark.parametrize("piece", ["h1"])
@rule("OLO-Q35")
def test_a_colossus_is_not_pushed_nor_placed(piece: str) -> None:
    push = scene([5, 5, 5, 5], pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "gargoule", "at": [4000, 10000]}])
    push.play(("attack", "a3", piece), ("keep",))
    assert push.refused("tactic", "push_target", "paid") == ("OLO-Q35", "immovable")


@rule("OLO-G26", "OLO-061", "OLO-177")
def test_a_rogue_is_posed_as_near_to_the_centre_as_can_be() -> None:
    for told, at in (
        ({"agenda": "purification", "layout": "entrepots"}, (9591, 8000)),
        ({"agenda": "releves"}, (9182, 8000)),
        ({"agenda": "purification"}, (8000, 8000)),
    ):
        wake = ministry("animosite", 2, bare=False, **told)
        assert [(born["x"], born["y"]) for born in wake.events("spawned")] == [at], told


@rule("OLO-182", "OLO-Q111", "OLO-165")
def test_no_ministry_but_the_axis_touches_a_hostile() -> None:
    guard: dict[str, Any] = {"hostiles": [{"profile": "rogue", "at": [3000, 3000], "checked": 1, "stunned": True}]}
    for card, slot in (("requisition", 2), ("triage", 4), ("communion", 5)):
        seat = ministry(card, slot, **guard)
        for _ in range(2):
            assert ("target", "h1") not in seat.offered
            if seat.asks[0][1] not in ("plan", "activation"):
                seat.play(seat.offered[0])
        assert seat.piece("h1")["checked"] == 1
        assert seat.piece("h1")["stunned"] or seat.events("shakes-off"), "the hostile phase follows the fifth"
        assert seat.s.of(seat.number("h1"), Piece.noirceur) == 0
    axis = ministry("animosite", 2, **guard)
    assert len(axis.events("spawned")) == 1, "fewer than two hostiles"
    axis.play(("target", "h1"))
    assert not axis.piece("h1")["stunned"]


@rule("OLO-Q80", "OLO-145", "OLO-149", "OLO-150", "OLO-154", "OLO-155")
def test_a_stalker_shoots_under_the_rules_of_shots() -> None:
    stalker = [{"profile": "traqueur", "at": [8000, 8000]}]
    wall = [box(7000, 9500, 9000, 9700)]
    hidden = instinct([1] * 6, hostiles=stalker, terrain=wall, pieces={"a3": (8000, 11500)})
    done = [event["key"] for event in hidden.table.events(None) if event["key"] in ("attacks", "moves")]
    assert done[0] == "moves", "nobody in sight: it comes nearer"
    far = instinct([1] * 6, hostiles=stalker, pieces={"a3": {"at": [8000, 1000], "actions": 0}})
    assert [len(event["dice"]) for event in far.events("rolled")] == [1, 1], "three, less two for a long way"
    cover = instinct(
        [1] * 6,
        hostiles=stalker,
        terrain=[box(7000, 3400, 7800, 4000)],
        pieces={"a3": {"at": [8391, 3700], "actions": 0}},
    )
    assert [len(event["dice"]) for event in cover.events("rolled")] == [2, 2]
    held = instinct(
        [1] * 6,
        hostiles=stalker,
        pieces={
            "a3": {"at": [8000, 4500], "actions": 0},
            "b2": (8000, 3000),
            "b1": {"at": [12000, 8000], "actions": 0},
        },
    )
    assert {event["target"] for event in held.events("attacks")} == {"rejeton"}, "Pétra and Kubik are engaged"


@rule("OLO-102")
def test_whoever_places_several_says_whom_first() -> None:
    """No card of the house does so; one of another edition may."""
    rift = scene(
        terrain=[],
        cabals=[ADMINISTRATION, OTHERS],
        pieces={"a3": (4000, 4000), "b2": (4000, 8000), "b3": (12000, 12000)},
    )
    s, book = rift.s, rift.s.content.book
    ability = s.content.artefact_ability[s.content.artefact_card[s.content.artefact_card_ids.index("1.414")]]
    start = book.start(ability, names.EFFECT)
    selector = book.code[start * program.WIDTH + program.TO] * program.SELECTOR_WIDTH
    book.selectors[selector + program.HOW] = program.ALL
    s.running = len(s.stack) - 1
    s.call(Deed(0, ability, vec[i64](), vec[i64](), names.EFFECT, start))
    s.settle()
    assert rift.asks == [(0, "effect-order")] and rift.offered == [("target", "b2"), ("target", "b3")]
    rift.play(("target", "b3"), ("at", 12000, 10000))
    assert rift.asks == [(0, "where")] and rift.table.waiting[0].about["piece"] == "b2"


@rule("OLO-165", "OLO-219", "OLO-224", "OLO-226")
def test_a_ministry_that_lasts_stands_from_its_card_on() -> None:
    own = ["dominik_kralov", "kubik_oktobar", "couvre_feu", "petra_kantor", "propaganda"]
    theirs = ["rejeton", "jana_alena_novak", "kubik_oktobar", "propaganda", "animosite"]
    night = bloc(step="phase", phase=3, rows=[own, theirs], pieces={"a3": (4000, 8000)})
    assert night.asks == [(0, "activation")], "Kubik was stopped; phase 4, Pétra against propaganda"
    assert [row["ability"] for row in night.table.view(None)["standing"]] == ["couvre_feu"]
    assert night.play(("march", "a3"), ("at", 5000, 8000)).piece("a3")["actions"] == 2
    free = night.play(("end",))
    assert [row["ability"] for row in free.table.view(None)["standing"]] == ["couvre_feu"]


@rule("OLO-173", "OLO-171", "OLO-153")
def test_a_cold_glow_stands_until_the_end_of_the_cycle() -> None:
    glow = bloc(step="mechanism", pile=["1.000"])
    assert [row["ability"] for row in glow.table.view(None)["standing"]] == ["lueur_froide"]


@rule("OLO-Q108", "OLO-Q101")
@pytest.mark.parametrize("priority", [0, 1])
def test_two_chronographs_are_asked_by_the_old_priority_and_again(priority: int) -> None:
    gear = ("exosquelette", "chronographe", "grappin")
    drawn = bloc(
        [1, 1, 1],
        step="mechanism",
        priority=priority,
        equipment=[gear, gear],
        pile=["1.618", "2.303", "2.000"],
        discard=[],
    )
    assert drawn.asks == [(priority, "replace")]
    drawn.play(("pass",))
    assert drawn.asks == [(1 - priority, "replace")]
    drawn.play(("replace",))
    assert drawn.asks == [(priority, "replace")], "only an unused one can still answer"
    drawn.play(("replace",))
    s = drawn.s
    assert sorted(s.content.artefact_card_ids[card] for card in s.discard) == sorted(
        {"1.618", "2.303", "2.000"} - {s.content.artefact_card_ids[s.artefact]}
    )
    assert [drawn.piece(name)["noirceur"] for name in ("a2", "b2")] == [1, 1] and len(s.pile) == 0


@rule("OLO-Q109", "OLO-Q108", "OLO-Q70")
def test_two_manifestos_are_asked_by_the_new_priority() -> None:
    gear = ("exosquelette", "manifeste_objet_dieu", "grappin")
    rain = bloc(step="mechanism", priority=0, equipment=[gear, gear], pile=["2.718"])
    assert rain.asks == [(1, "shield")], "the card gave priority to player 2"
    rain.play(("pass",))
    assert rain.asks == [(0, "shield")]
    rain.play(("shield",))
    assert [rain.piece(name)["noirceur"] for name in ("a1", "a2", "b1", "b2")] == [1, 0, 1, 1]
    poor = bloc(step="mechanism", equipment=[gear, PLAIN], pile=["1.618"], pieces={"a2": {"actions": 0}})
    assert poor.asks[0][1] != "shield" and poor.piece("a2")["noirceur"] == 1, "it costs an action token"


@rule("OLO-177", "OLO-178")
def test_fewer_than_three_rogues_and_fewer_than_two_hostiles() -> None:
    pair = [{"profile": "rogue", "at": [x, 8000]} for x in (3000, 9000)]
    assert bloc(step="mechanism", pile=["1.202"], hostiles=pair).asks == [(0, "neutral-edge")]
    third = [*pair, {"profile": "traqueur", "at": [6000, 3000]}]
    assert bloc(step="mechanism", pile=["1.202"], hostiles=third).asks == [(0, "neutral-edge")], "a stalker is no rogue"


@rule("OLO-Q109", "OLO-171")
def test_whoever_was_spared_is_spared_once() -> None:
    gear = ("exosquelette", "manifeste_objet_dieu", "grappin")
    rain = bloc(step="mechanism", equipment=[gear, PLAIN], pile=["1.618"]).play(("shield",))
    assert rain.table.view(None)["spared"] == [] and rain.table.view(None)["mechanism"] == ""


@rule("OLO-165", "OLO-Q103", "OLO-Q113")
def test_triage_heals_or_rouses_what_can_be() -> None:
    own = ["kubik_oktobar", "petra_kantor", "propaganda", "triage", "dominik_kralov"]
    theirs = ["rejeton", "animosite", "jana_alena_novak", "kubik_oktobar", "propaganda"]

    def triage(**row: Any) -> Scene:
        at = bloc(step="phase", phase=4, rows=[own, theirs], pieces={"a1": {"at": [4000, 4000], **row}})
        return at.play(("target", "a1"))

    hurt = triage(checked=2)
    assert hurt.piece("a1")["checked"] == 1 and hurt.asks[0][0] == 1
    dazed = triage(stunned=True)
    assert not dazed.piece("a1")["stunned"] and dazed.asks[0][0] == 1
    both = triage(checked=2, stunned=True)
    assert both.asks[0][0] == 0 and len(both.offered) == 2
    chosen = [triage(checked=2, stunned=True).play(choice).piece("a1") for choice in both.offered]
    assert sorted((row["checked"], row["stunned"]) for row in chosen) == [(1, True), (2, False)]
    fit = triage()
    assert fit.piece("a1")["checked"] == 0 and fit.asks[0][0] == 1, "it may do nothing"


@rule("OLO-181", "OLO-Q79")
@pytest.mark.parametrize(
    ("pieces", "order"),
    [
        ({"a1": (8000, 10000), "a3": (8000, 3000)}, [2, 0]),  # a higher rank, although farther
        ({"b3": (8000, 10000), "a1": (8000, 3000)}, [0, 5]),  # Jana last, although her rank is higher
        ({"a1": (8000, 10000), "b1": (8000, 5500)}, [0, 3]),  # the nearer
        ({"a1": (8000, 10500), "b1": (8000, 6000)}, [3, 0]),
        ({"a1": (8000, 10500), "b1": {"at": [8000, 5500], "checked": 1}}, [3, 0]),  # 3 points left against 5
        ({"a1": {"at": [8000, 10500], "checked": 3}, "b1": (8000, 5500)}, [0, 3]),  # 2 against 4
        ({"a1": {"at": [8000, 10500], "checked": 1}, "b1": (8000, 5500)}, [3, 0]),  # 4 each: whose priority it is
    ],
)
def test_whom_a_hostile_prefers_of_two(pieces: dict[str, Any], order: list[int]) -> None:
    s = bloc(priority=1, pieces=pieces, hostiles=[{"profile": "rogue", "at": [8000, 8000]}]).s
    for among in (queries.foes_of(s, 6), vec[i64](list(reversed(list(queries.foes_of(s, 6)))))):
        assert [int(n) for n in hostiles.by_preference(s, s.scene(), 6, among)] == order


@rule("OLO-181", "OLO-033", "OLO-236")
def test_a_hostile_that_comes_near_and_strikes_has_no_bonus_of_a_charge() -> None:
    hunt = bloc(
        [1] * 9, step="hostiles", pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "rogue", "at": [7000, 8000]}]
    )
    hunt.play(("pass",))
    assert len(hunt.events("moves")) == 1 and [event["threshold"] for event in hunt.events("rolled")] == [5]


@rule("OLO-177", "OLO-061")
@pytest.mark.parametrize(("edge", "at"), [("south", [8000, 591]), ("north", [8000, 15409])])
def test_a_rogue_comes_from_the_south_or_the_north_where_players_come_from_the_sides(edge: str, at: list[int]) -> None:
    born = bloc(step="mechanism", agenda="reglement", pile=["1.202"])
    assert born.offered == [("side", "south"), ("side", "north")]
    assert born.play(("side", edge)).piece("h1")["at"] == at
