"""Special Action tokens and the slots they lie on."""

from typing import Any

from tests.games.steamwatchers.scene import defending, moving, units, why
from tests.marks import rule


@rule("STW-115")
def test_two_mobilisations_one_negotiation() -> None:
    t = defending("breizh", "1b", players=[{"slots": ["mobilisation", "negotiation"]}])
    assert "mobilise" in t.choices(0) and why(t, "negotiate") == ("STW-115", "no-token")
    t = defending("breizh", "1b", players=[{"slots": ["mobilisation", "mobilisation"]}])
    assert why(t, "mobilise") == ("STW-115", "no-token") and "negotiate" in t.choices(0)


@rule("STW-115")
def test_without_a_free_slot_there_is_no_special_action() -> None:
    row = {"slots": ["mobilisation", "forced_march", "quarantine", "quarantine"]}
    t = defending("breizh", "1b", players=[row])
    assert t.choices(0) == ["turret", "wait"]
    assert why(t, "negotiate") == why(t, "mobilise") == ("STW-115", "no-slot")


@rule("STW-116", "STW-Q24")
def test_he_chooses_a_free_slot_he_can_pay_and_pays_it() -> None:
    t = defending("gironde", "1b", clans=["menrau", "apotres"]).play(0, "mobilise")  # 0 0 1 1
    assert t.choices(0) == ["slot 0", "slot 2"]  # slots of one cost are alike
    words = [t.table.rules.speech.words(t.state, 0, choice) for choice in (("slot", 0), ("slot", 2))]
    assert words == [{"place": 1, "cost": 0}, {"place": 3, "cost": 1}]
    t.play(0, "slot 2")
    assert t.asks == [(0, "pay")] and t.player(0)["slots"] == ["free", "free", "mobilisation", "free"]
    before = t.player(0)["healthy"]
    t.play(0, "pay 0")
    assert t.player(0)["healthy"] == before - 1 and t.asks == [(0, "recruit")]


@rule("STW-116", "STW-Q24")
def test_a_slot_beyond_his_means_is_refused() -> None:
    row: dict[str, Any] = {"healthy": 0, "contraband": 0}
    t = defending("gironde", "1b", clans=["alliance", "menrau"], players=[row]).play(0, "mobilise")  # 0 1 1 1
    assert t.player(0)["slots"][0] == "mobilisation"  # the only one he can pay
    row = {"healthy": 0, "contraband": 0, "slots": ["negotiation"]}
    t = defending("gironde", "1b", clans=["alliance", "menrau"], players=[row])
    assert why(t, "mobilise") == ("STW-116", "too-dear")


@rule("STW-115")
def test_a_taken_slot_is_refused() -> None:
    row = {"slots": ["negotiation"]}
    t = defending("gironde", "1b", clans=["menrau", "apotres"], players=[row]).play(0, "mobilise")
    assert t.choices(0) == ["slot 1", "slot 2"] and t.refused(0, "slot 0").rule == "STW-115"


@rule("STW-Q24", "STW-032")
def test_contraband_acts_before_the_action_and_a_quarantined_slot_still_serves() -> None:
    row: dict[str, Any] = {"healthy": 0, "incubation": 3, "slots": ["negotiation", "quarantine"]}
    t = defending("gironde", "1b", clans=["menrau", "apotres"], players=[row]).play(0, "mobilise")
    assert t.asks == [(0, "quarantine")]  # a contraband barrel: the fourth cell
    t.play(0, "quarantine_slot 2")
    assert t.player(0)["slots"] == ["negotiation", "quarantine", "quarantine", "free"]
    t.play(0, "recruit base gironde", "recruit base gironde")
    assert units(t, "gironde") == (3, 0)


@rule("STW-234")
def test_the_slots_of_the_apotres_cost_nothing() -> None:
    row: dict[str, Any] = {"healthy": 0, "contraband": 0, "slots": ["negotiation", "forced_march", "forced_march"]}
    t = defending("gironde", "1b", players=[row]).play(0, "mobilise", "recruit base gironde", "stop")
    assert t.player(0)["slots"][3] == "mobilisation" and t.told("paid") == []


@rule("STW-115")
def test_two_forced_marches() -> None:
    t = moving("breizh", "1b", players=[{"slots": ["forced_march", "forced_march"]}])
    refusal = t.refused(0, "force rhone")
    assert (refusal.rule, refusal.why) == ("STW-115", "no-token")
