"""The worked examples of the rulebook, with places of our own: each goes as the text says."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.phases import harm
from tests.games.olomoc.scene import OTHERS, box, scene
from tests.marks import rule

PLAIN = ("trousse_stimulante", "disrupteur_quantique", "grappin")
HYNEK = ("dominik_kralov", "hynek_novotny", "petra_kantor")
TRIO = ("dominik_kralov", "kubik_oktobar", "petra_kantor")


@rule("OLO-032", "OLO-033", "OLO-034", "OLO-088")
def test_support_on_a_study() -> None:
    for at, stunned, threshold in (([9600, 8000], False, 4), ([10200, 8000], False, 5), ([9600, 8000], True, 5)):
        study = scene(
            [4, 6],
            bare=False,
            cabals=[TRIO, OTHERS],
            equipment=[PLAIN, PLAIN],
            pieces={"a3": (8000, 6500), "a2": {"at": at, "stunned": stunned}},
        ).play(("study", "a3", "m2"))
        rolled = study.events("rolled")[0]
        assert (rolled["dice"], rolled["threshold"], rolled["n"]) == ([4, 6], threshold, 2 if threshold == 4 else 1)


@rule("OLO-070", "OLO-072", "OLO-074", "OLO-075")
def test_five_wounds_then_three_on_petra() -> None:
    hit = scene(cabals=[TRIO, OTHERS], equipment=[PLAIN, PLAIN], pieces={"a3": (4000, 8000)})
    harm.strike(hit.s, vec[i64](), 2, 5, 4)
    assert (hit.piece("a3")["checked"], hit.piece("a3")["noirceur"]) == (4, 0)
    harm.strike(hit.s, vec[i64](), 2, 3, 4)
    assert (hit.piece("a3")["checked"], hit.piece("a3")["noirceur"]) == (6, 1)


@rule("OLO-037", "OLO-122", "OLO-123", "OLO-124", "OLO-125", "OLO-136", "OLO-118", "OLO-115", "OLO-Q37")
def test_a_supported_charge() -> None:
    charge = scene(
        [5, 1, 4, 3, 5, 3, 1],
        cabals=[HYNEK, OTHERS],
        equipment=[PLAIN, PLAIN],
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


@rule("OLO-146", "OLO-151", "OLO-152", "OLO-154", "OLO-155", "OLO-156", "OLO-137")
def test_a_ranged_attack_and_a_hostile_in_between() -> None:
    told: dict[str, Any] = {
        "cabals": [HYNEK, OTHERS],
        "equipment": [PLAIN, PLAIN],
        "active": "a2",
        "terrain": [box(8500, 6600, 9500, 7409)],
        "pieces": {"a2": (3000, 8000), "b2": (9000, 8000), "b3": (13000, 8000)},
    }
    fire = scene([3, 5, 1, 2, 5], **told)
    assert fire.refused("shoot", "a2", "b3") == ("OLO-151", "not-nearest")
    fire.play(("shoot", "a2", "b2"), ("dodge",))
    assert fire.piece("b2")["actions"] == 3
    assert [(roll["dice"], roll["threshold"], roll["n"]) for roll in fire.events("rolled")] == [
        ([3, 5], 5, 1),
        ([1, 2, 5], 5, 1),
    ]
    assert fire.play(("keep",)).piece("b2")["checked"] == 0
    rogue = scene(**told, hostiles=[{"profile": "rogue", "at": [6000, 8000]}])
    assert [choice for choice in rogue.offered if choice[0] == "shoot"] == [("shoot", "a2", "h1")]
    assert rogue.dice("a2", names.ROLL_RANGED, "h1") == 5


@rule("OLO-126", "OLO-110", "OLO-112", "OLO-100")
def test_a_march_a_charge_and_an_attack_in_one_phase() -> None:
    phase = scene(
        [1] * 8,
        cabals=[HYNEK, OTHERS],
        equipment=[PLAIN, PLAIN],
        pieces={"a3": (3000, 8000), "b2": {"at": [9000, 8000], "actions": 0}},
    )
    phase.play(("march", "a3"), ("at", 4000, 8000), ("charge", "a3", "b2"), ("at", 7400, 8000), ("keep",))
    row = phase.piece("a3")
    assert (row["marches"], row["attacks"], row["actions"]) == (2, 1, 1)
    assert phase.refused("march", "a3") == ("OLO-110", "no-march-left")
    phase.play(("attack", "a3", "b2"), ("keep",))
    assert phase.piece("a3")["actions"] == 0


@rule("OLO-217", "OLO-229", "OLO-230", "OLO-231", "OLO-233", "OLO-225")
def test_a_planning_phase_with_a_coordination() -> None:
    phase = scene(
        [1] * 20,
        step="phase",
        phase=3,
        cabals=[TRIO, OTHERS],
        equipment=[PLAIN, PLAIN],
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
