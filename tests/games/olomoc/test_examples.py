"""The worked examples of the rulebook (E01 to E23), with places of our own: each goes as the text says."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import cabals, names, queries, state
from ludotheque.games.olomoc.loader import load
from ludotheque.games.olomoc.phases import harm
from ludotheque.kit.geometry.measure import engages, gap_up, touches, touches_element, within
from ludotheque.kit.geometry.sight import sees
from tests.games.olomoc.scene import ADMINISTRATION, HYNEK, KIT, OTHERS, Scene, box, scene
from tests.marks import rule


def facing(petra: tuple[int, int], kubik: tuple[int, int], **told: Any) -> Scene:
    """Pétra of seat 0 (a3) and Kubik of seat 1 (b2)."""
    return scene(
        cabals=[HYNEK, OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": petra, "b2": kubik} | told.pop("pieces", {}),
        **told,
    )


@rule("OLO-004")
def test_e01_a_d3_from_a_d6() -> None:
    assert [int(queries.d3(face)) for face in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]


@rule("OLO-032", "OLO-033", "OLO-034", "OLO-088")
def test_e02_support_on_a_study() -> None:
    for at, stunned, threshold in (([9600, 8000], False, 4), ([10200, 8000], False, 5), ([9600, 8000], True, 5)):
        study = scene(
            [4, 6],
            bare=False,
            cabals=[ADMINISTRATION, OTHERS],
            equipment=[KIT, KIT],
            pieces={"a3": (8000, 6500), "a2": {"at": at, "stunned": stunned}},
        ).play(("study", "a3", "m2"))
        rolled = study.events("rolled")[0]
        assert (rolled["dice"], rolled["threshold"], rolled["n"]) == ([4, 6], threshold, 2 if threshold == 4 else 1)


@rule("OLO-070", "OLO-072", "OLO-074", "OLO-075")
def test_e10_e11_five_wounds_then_three_on_petra() -> None:
    hit = scene(cabals=[ADMINISTRATION, OTHERS], equipment=[KIT, KIT], pieces={"a3": (4000, 8000)})
    harm.strike(hit.s, vec[i64](), 2, 5, 4)
    assert (hit.piece("a3")["checked"], hit.piece("a3")["noirceur"]) == (4, 0)
    harm.strike(hit.s, vec[i64](), 2, 3, 4)
    assert (hit.piece("a3")["checked"], hit.piece("a3")["noirceur"]) == (6, 1)


@rule("OLO-037", "OLO-122", "OLO-123", "OLO-124", "OLO-125", "OLO-136", "OLO-118", "OLO-115", "OLO-Q37")
def test_e13_a_supported_charge() -> None:
    charge = scene(
        [5, 1, 4, 3, 5, 3, 1],
        cabals=[HYNEK, OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": (4000, 8000), "a2": (9000, 6200), "b2": (9000, 8000)},
    ).play(("charge", "a3", "b2"))
    charge.play(("at", 7400, 8000, 1, 4200, 6685, 7200, 6685, 7200, 7435, 4200, 7435))
    assert charge.asks == [(1, "react")], "no opportunity attack"
    charge.play(("dodge",))
    assert charge.piece("b2")["actions"] == 3
    attack, dodge = charge.events("rolled")
    assert (attack["dice"], attack["threshold"], attack["n"]) == ([5, 1, 4, 3], 3, 3)
    assert (dodge["dice"], dodge["threshold"], dodge["n"]) == ([5, 3, 1], 5, 1)
    charge.play(("keep",), ("tactic", "push_target", "paid"))
    charge.play(("at", 11000, 8000, 2, 9500, 7170, 10500, 7170, 10500, 7670, 9500, 7670))
    assert charge.at("b2") == (11000, 8000) and charge.piece("b2")["checked"] == 1
    row = charge.piece("a3")
    assert (row["marches"], row["attacks"], row["actions"]) == (1, 1, 2)


@rule("OLO-146", "OLO-151", "OLO-152", "OLO-154", "OLO-155", "OLO-156", "OLO-137", "OLO-Q05")
def test_e14_e15_a_ranged_attack_and_a_hostile_in_between() -> None:
    told: dict[str, Any] = {
        "cabals": [HYNEK, OTHERS],
        "equipment": [KIT, KIT],
        "active": "a2",
        "terrain": [box(8500, 6600, 9500, 7409)],
        "pieces": {"a2": (3000, 8000), "b2": (9000, 8000), "b3": (13000, 8000)},
    }
    fire = scene([3, 5, 1, 2, 4, 5], **told)
    kubik = fire.s.content.profile_ids.index("kubik_oktobar")
    fire.s.content.stats[kubik * names.CHARACTERISTICS + names.DODGE] = 4  # as this example says (OLO-Q05)
    assert fire.refused("shoot", "a2", "b3") == ("OLO-151", "not-nearest")
    fire.play(("shoot", "a2", "b2"), ("dodge",))
    assert fire.piece("b2")["actions"] == 3
    assert [(roll["dice"], roll["threshold"], roll["n"]) for roll in fire.events("rolled")] == [
        ([3, 5], 5, 1),
        ([1, 2, 4, 5], 5, 1),
    ]
    assert fire.play(("keep",)).piece("b2")["checked"] == 0
    rogue = scene(**told, hostiles=[{"profile": "rogue", "at": [6000, 8000]}])
    assert [choice for choice in rogue.offered if choice[0] == "shoot"] == [("shoot", "a2", "h1")]
    assert rogue.dice("a2", names.ROLL_RANGED, "h1") == 5


@rule("OLO-126", "OLO-110", "OLO-112", "OLO-100")
def test_e12_a_march_a_charge_and_an_attack_in_one_phase() -> None:
    phase = scene(
        [1] * 8,
        cabals=[HYNEK, OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": (3000, 8000), "b2": {"at": [9000, 8000], "actions": 0}},
    )
    phase.play(("march", "a3"), ("at", 4000, 8000), ("charge", "a3", "b2"), ("at", 7400, 8000), ("keep",))
    row = phase.piece("a3")
    assert (row["marches"], row["attacks"], row["actions"]) == (2, 1, 1)
    assert phase.refused("march", "a3") == ("OLO-110", "no-march-left")
    phase.play(("attack", "a3", "b2"), ("keep",))
    assert phase.piece("a3")["actions"] == 0


@rule("OLO-217", "OLO-229", "OLO-230", "OLO-231", "OLO-233", "OLO-225")
def test_e21_a_planning_phase_with_a_coordination() -> None:
    phase = scene(
        [1] * 20,
        step="phase",
        phase=3,
        cabals=[ADMINISTRATION, OTHERS],
        equipment=[KIT, KIT],
        rows=[
            ["kubik_oktobar", "dominik_kralov", "petra_kantor", "animosite", "propaganda"],
            ["jana_alena_novak", "rejeton", "kubik_oktobar", "animosite", "propaganda"],
        ],
        pieces={
            "a3": (4000, 8000),
            "a1": {"at": [10000, 4000], "actions": 2, "turned": 2},
            "b3": {"at": [11500, 4000], "actions": 0},
            "b2": {"at": [4000, 12500], "actions": 1},
        },
    )
    assert phase.asks == [(0, "activation")]
    phase.play(
        ("march", "a3"), ("at", 4500, 8000), ("coordinate", "a3", "a1", "plain"), ("attack", "a1", "b3"), ("keep",)
    )
    phase.play(("shoot", "a3", "b2"), ("pass",), ("keep",), ("end",))
    assert phase.asks == [(1, "activation")] and phase.piece("b2")["active"]
    assert [phase.piece(name)["actions"] for name in ("a1", "a3")] == [1, 2]


@rule("OLO-013", "OLO-018", "OLO-019", "OLO-022")
def test_e03_targeting() -> None:
    wall = [box(7000, 2000, 7500, 6000)]
    look = facing((4000, 4000), (4000, 9000), terrain=wall, pieces={"b3": (11000, 4000)})
    assert sees(look.s.scene(), 2, 4) and not sees(look.s.scene(), 2, 5)
    assert ("shoot", "a3", "b2") in look.offered
    assert look.refused("shoot", "a3", "b3") == ("OLO-022", "unseen")


@rule("OLO-009", "OLO-012")
@pytest.mark.parametrize(("x", "near"), [(11182, True), (11183, False)])
def test_e04_within_eight_inches(x: int, near: bool) -> None:
    assert within(facing((2000, 2000), (x, 2000)).s.scene(), 2, 4, 8000) is near


@rule("OLO-011")
def test_e05_contact() -> None:
    bloc = facing((5000, 5591), (6182, 5591), terrain=[box(4000, 4000, 6000, 5000)]).s.scene()
    assert touches_element(bloc, 2, 0) and touches(bloc, 2, 4)


@rule("OLO-012", "OLO-025", "OLO-026")
@pytest.mark.parametrize(("x", "free"), [(6183, True), (6182, False)], ids=["E06 free", "E07 engaged"])
def test_e06_e07_free_and_engaged(x: int, free: bool) -> None:
    pair = facing((4000, 4000), (x, 4000))
    assert [pair.piece(name)["free"] for name in ("a3", "b2")] == [free, free]
    assert engages(pair.s.scene(), 4, 2) is engages(pair.s.scene(), 2, 4) is not free


@rule("OLO-029", "OLO-030", "OLO-051", "OLO-138")
def test_e08_e09_entering_and_leaving() -> None:
    ruler = (1, 3000, 4599, 6000, 4599, 6000, 5349, 3000, 5349)
    walk = facing((3000, 4000), (6500, 4000))
    assert gap_up(walk.s.scene(), 2, 4) == 2318
    walk.play(("march", "a3"), ("at", 4500, 4000, *ruler))
    assert gap_up(walk.s.scene(), 2, 4) == 818 and not walk.piece("a3")["free"]
    assert walk.asks == [(0, "activation")], "nothing is left by entering"
    walk.play(("march", "a3"), ("at", 3000, 4000, *ruler))
    assert walk.asks == [(1, "opportunity")] and walk.at("a3") == (4500, 4000)
    assert walk.play(("pass",)).at("a3") == (3000, 4000) and walk.piece("a3")["free"]


@rule("OLO-173")
def test_e16_the_rift_is_for_those_on_the_bloc_and_the_rain_for_all() -> None:
    told: dict[str, Any] = {"cabals": [HYNEK, OTHERS], "equipment": [KIT, KIT], "step": "mechanism"}
    rift = scene(**told, pile=["1.414"], pieces={"b2": (8000, 8000)})
    assert rift.asks == [(0, "where")] and rift.piece("b1")["where"] == "away"
    rift.play(("at", 8000, 9000))
    assert rift.at("b2") == (8000, 9000) and rift.asks[0][1] not in ("place", "where"), "nobody of seat 0 is there"
    rain = scene(**told, pile=["1.618"], pieces={"b2": (8000, 8000)})
    assert [rain.piece(name)["noirceur"] for name in ("a1", "a2", "a3", "b1", "b2", "b3")] == [1] * 6


@rule("OLO-167", "OLO-168")
@pytest.mark.parametrize(("lost", "over"), [({"a1", "b1"}, True), ({"a1"}, False), ({"b1", "b3"}, True)])
def test_e17_the_third_rouage_lost_by_both_together_ends_the_game(lost: set[str], over: bool) -> None:
    out: dict[str, Any] = {name: {"out": True} for name in lost}
    fight = scene(
        [5, 1, 1, 1],
        cabals=[HYNEK, OTHERS],
        equipment=[KIT, KIT],
        traque=len(lost),
        pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "checked": 5, "actions": 0}} | out,
    ).play(("attack", "a3", "b2"), ("keep",), ("pass",))
    assert fight.s.traque == len(lost) + 1 and fight.table.over is over


@rule("OLO-203", "OLO-204")
def test_e18_petra_carries_the_card_that_kubik_makes_available() -> None:
    c = load("house")
    trio = cabals.packed(*(c.profile_ids.index(name) for name in ADMINISTRATION))
    progress = c.equipment_ids.index("disrupteur_quantique")
    assert cabals.can_carry(c, trio, 2, progress)
    for loadout in cabals.loadouts(c, trio, cabals.with_part(0, 2, progress), 0):
        others = [c.equipment_ids[cabals.part(loadout, place)] for place in (0, 1)]
        assert "chronographe" not in others and len({*others, "disrupteur_quantique"}) == 3


@rule("OLO-212", "OLO-218")
@pytest.mark.parametrize("tie", [True, False])
def test_e19_nothing_answers_the_mechanism_that_begins_a_cycle(tie: bool) -> None:
    drawn = scene(
        step="mechanism",
        tie=tie,
        pile=["1.618"],
        cabals=[HYNEK, OTHERS],
        equipment=[("exosquelette", "chronographe", "manifeste_objet_dieu"), KIT],
    )
    if tie:
        assert drawn.asks == [(0, "replace")]
        assert drawn.play(("pass",)).asks == [(0, "shield")]
    else:
        assert drawn.asks[0][1] not in ("replace", "shield")
        assert [drawn.piece(name)["noirceur"] for name in ("a2", "a3")] == [1, 1]


@rule("OLO-214")
def test_e20_security_lies_in_the_third_slot() -> None:
    plan = scene(step="planning", ministries=[["couvre_feu"], []], cabals=[ADMINISTRATION, OTHERS])
    for slot in "1245":
        assert plan.refused("plan", "couvre_feu", slot, "321p") == ("OLO-214", "wrong-slot")
    plan.by(0, ("plan", "couvre_feu", "3", "321p"))


@rule("OLO-239", "OLO-240")
def test_e22_points_of_the_cycle_come_before_its_fiel() -> None:
    end = scene(
        step="end",
        bare=False,
        fiel=[2, 0],
        cabals=[ADMINISTRATION, OTHERS],
        markers={"m3": {"token": 0}},
        pieces={"a3": {"noirceur": 3}},
    )
    assert end.table.result is not None
    assert (end.table.result.scores, end.table.result.ranking) == ([1, 0], [2, 1])
    order = [event["key"] for event in end.table.events(None) if event["key"] in ("scored", "fiel")]
    assert order == ["scored", "fiel"]


@rule("OLO-245", "OLO-248")
def test_e23_an_effect_until_the_end_of_the_next_phase_does_not_reach_the_next_cycle() -> None:
    own = ["dominik_kralov", "kubik_oktobar", "petra_kantor", "propaganda", "interferences"]
    theirs = ["jana_alena_novak", "rejeton", "animosite", "kubik_oktobar", "propaganda"]
    last = scene(
        step="phase", phase=5, rows=[own, theirs], cabals=[ADMINISTRATION, OTHERS], equipment=[KIT, KIT], pile=["2.000"]
    )
    assert last.s.cycle == 2 and last.events("ministry")[0]["ministry"] == "interferences"
    assert last.table.view(None)["standing"] == [] and last.s.stage == state.PLANNING
