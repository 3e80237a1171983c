"""Rolls, fate, attacks and reactions, ranged attacks (OLO-032 to OLO-044, OLO-105 to OLO-157)."""

from typing import Any

import pytest

from ludotheque.games.olomoc import names, queries
from ludotheque.games.olomoc.phases import attack
from ludotheque.kit.effects import program
from ludotheque.kit.geometry.measure import free
from ludotheque.kit.geometry.sight import sees
from tests.games.olomoc.scene import (
    ADMINISTRATION,
    GANG,
    HYNEK,
    KIT,
    OTHERS,
    Scene,
    bloc,
    box,
    content_with,
    filled,
    scene,
)
from tests.marks import rule

LUDMILA = ("rejeton", "ludmila_tesar", "jana_alena_novak")


def duel(dice: list[int] | None = None, **told: Any) -> Scene:
    """a3 (Pétra) and b2 (Kubik) engaged with each other, nobody else near."""
    told = filled(told, cabals=[HYNEK, OTHERS], equipment=[KIT, KIT])
    pieces = {"a3": (4000, 8000), "b2": (5500, 8000)} | told.pop("pieces", {})
    return scene(dice, pieces=pieces, **told)


def shot(dice: list[int] | None = None, **told: Any) -> Scene:
    """a2 (Hynek) may shoot at b2 (Kubik), 4.818 inches away."""
    told = filled(told, cabals=[HYNEK, OTHERS], equipment=[KIT, KIT], active="a2")
    pieces = {"a2": (3000, 8000), "b2": (9000, 8000)} | told.pop("pieces", {})
    return scene(dice, pieces=pieces, **told)


@rule("OLO-032", "OLO-033", "OLO-115", "OLO-Q30")
def test_a_frontal_attack_rolls_combat_dice_and_each_five_wounds() -> None:
    fight = duel([5, 6, 4, 1]).play(("attack", "a3", "b2"), ("pass",), ("keep",), ("pass",))
    assert fight.events("rolled")[0]["dice"] == [5, 6, 4, 1] and fight.events("rolled")[0]["threshold"] == 5
    assert fight.piece("b2")["checked"] == 2
    row = fight.piece("a3")
    assert (row["actions"], row["attacks"]) == (3, 1)


@rule("OLO-034", "OLO-035", "OLO-038", "OLO-Q09")
def test_support_counts_once_and_needs_another_rouage_that_is_not_stunned() -> None:
    held = {"a1": (5500, 9600), "a2": (7000, 8000)}
    assert duel().threshold("a3", names.ROLL_FRONTAL, "b2") == 5
    assert duel(pieces=held).threshold("a3", names.ROLL_FRONTAL, "b2") == 4
    one = {"a1": {"at": [5500, 9600], "stunned": True}}
    assert duel(pieces=one).threshold("a3", names.ROLL_FRONTAL, "b2") == 5
    assert duel(pieces={"b1": (4000, 9500)}).threshold("b2", names.ROLL_DODGE, "a3") == 4
    assert duel(pieces={"b1": (4000, 9500)}).threshold("b2", names.ROLL_RIPOSTE, "a3") == 4


@rule("OLO-036", "OLO-037", "OLO-125", "OLO-Q66")
def test_support_and_charge_add_up() -> None:
    held = duel(pieces={"a1": (5500, 9600)})
    assert held.threshold("a3", names.ROLL_CHARGE, "b2") == 3
    assert duel().threshold("a3", names.ROLL_CHARGE, "b2") == 4


@rule("OLO-Q10")
@pytest.mark.parametrize(("least", "threshold"), [(-4, 2), (1, 2), (2, 2), (3, 3), (6, 6), (7, 6), (14, 6)])
def test_a_threshold_stays_between_two_and_six(least: int, threshold: int) -> None:
    assert queries.bounded(least) == threshold


@rule("OLO-103", "OLO-Q66")
def test_bonuses_of_one_name_count_once_and_others_add_up() -> None:
    told: dict[str, Any] = {
        "cabals": [HYNEK, ("lumir_havel", "zdenka_mraz", "vlasta_cerna")],
        "equipment": [KIT, KIT],
        "pieces": {"b3": (4000, 8000), "a3": (5500, 8000), "b2": (4000, 10000), "b1": (2000, 8000)},
        "terrain": [box(3000, 6800, 5000, 7409)],
    }
    guard = scene(standing=[{"ability": "discipline", "by": "b2"}], **told)
    assert guard.threshold("b3", names.ROLL_DODGE, "a3", 1) == 3, "À l’abri and Discipline"
    assert guard.threshold("b3", names.ROLL_DODGE, "a3", 0) == 4
    twice = scene(standing=[{"ability": "discipline", "by": "b2"}, {"ability": "discipline", "by": "b1"}], **told)
    assert twice.threshold("b3", names.ROLL_DODGE, "a3", 0) == 4


@rule("OLO-Q66", "OLO-103")
def test_support_and_what_a_card_says_add_up() -> None:
    places = {"a3": (4000, 8000), "a1": (4000, 10000), "a2": (7000, 10000), "b2": (5500, 10000)}
    both = scene(cabals=[HYNEK, OTHERS], equipment=[KIT, KIT], pieces=places)
    assert both.threshold("a1", names.ROLL_DODGE, "b2") == 3, "Hynek's support and Discipline"


@rule("OLO-039", "OLO-147", "OLO-Q11")
def test_a_printed_zero_rolls_nothing() -> None:
    zero = scene(
        cabals=[("dominik_kralov", "otakar_blaha", "jana_alena_novak"), OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": (4000, 8000), "b2": (8000, 8000)},
    )
    assert zero.refused("shoot", "a3", "b2") == ("OLO-147", "no-shooting")
    assert zero.dice("a3", names.ROLL_RANGED, "b2", 3) == 0


@rule("OLO-040", "OLO-041", "OLO-042", "OLO-043", "OLO-Q14")
def test_fate_is_tempted_once_for_a_token_and_all_dice_again() -> None:
    fight = duel([1, 1, 1, 1, 5, 5, 1, 1]).play(("attack", "a3", "b2"), ("pass",))
    assert fight.asks == [(0, "fate")]
    fight.play(("tempt", "paid"))
    assert fight.asks == [(0, "tactic")], "once only"
    fight.play(("pass",))
    assert (fight.piece("b2")["checked"], fight.piece("a3")["noirceur"]) == (2, 1)
    worse = duel([5, 5, 1, 1, 1, 1, 1, 1]).play(("attack", "a3", "b2"), ("pass",), ("tempt", "paid"))
    assert worse.asks == [(0, "activation")], "the first successes are gone: nothing is left for a tactic"
    assert (worse.piece("b2")["checked"], worse.piece("a3")["noirceur"]) == (0, 1)
    fewer = duel([6, 6, 6, 1, 1, 1, 1, 5]).play(("attack", "a3", "b2"), ("pass",), ("tempt", "paid"), ("pass",))
    assert fewer.piece("b2")["checked"] == 1, "the second roll alone counts, all four dice of it"


@rule("OLO-044", "OLO-Q13")
def test_only_the_active_attacker_tempts_fate() -> None:
    fight = duel([1] * 4 + [5, 5]).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    assert fight.asks == [(0, "activation")]
    away = scene([5] * 5, cabals=[HYNEK, OTHERS], pieces={"a3": (4500, 4000), "b2": (6500, 4000)})
    away.play(("march", "a3"), ("at", 3000, 4000), ("strike", "paid"))
    assert away.asks == [(0, "activation")], "an opportunity attack is never rolled again"


@rule("OLO-Q12", "OLO-084", "OLO-086")
def test_a_corrupted_rouage_that_tempts_fate_can_lose_the_game_before_the_reroll() -> None:
    fight = duel([1] * 4, pieces={"a3": {"at": [4000, 8000], "noirceur": 3}}, fiel=[2, 0])
    fight.play(("attack", "a3", "b2"), ("pass",), ("tempt", "paid"))
    assert fight.table.over and fight.table.result is not None
    assert (fight.table.result.ranking, fight.table.result.reason) == ([2, 1], "fiel")
    assert len(fight.events("rolled")) == 1


@rule("OLO-032")
def test_each_side_rolls_its_own_dice_however_hurt_it_is() -> None:
    hurt = {"a3": {"at": [4000, 8000], "checked": 5}, "b2": {"at": [5500, 8000], "checked": 5}}
    fight = duel([1] * 6, pieces=hurt).play(("attack", "a3", "b2"), ("riposte", "paid"))
    assert [len(event["dice"]) for event in fight.events("rolled")] == [4, 2], "Combat 4 and 2, two and one point left"


@rule("OLO-036", "OLO-125")
def test_only_a_charge_and_only_the_charger_has_its_bonus() -> None:
    walk = duel([1] * 4, pieces={"b2": (8000, 8000)}).play(("march", "a3"), ("at", 6500, 8000))
    walk.play(("attack", "a3", "b2"), ("pass",))
    assert walk.events("rolled")[0]["threshold"] == 5, "a march and an attack are no charge"
    for answer in (("dodge",), ("riposte", "paid")):
        run = duel([1] * 7, pieces={"b2": (8000, 8000)}).play(("charge", "a3", "b2"), ("at", 6500, 8000), answer)
        assert [event["threshold"] for event in run.events("rolled")] == [4, 5]


@rule("OLO-038")
def test_support_helps_an_opportunity_attack_a_study_and_the_roll_of_a_card() -> None:
    held = duel([1] * 2, pieces={"b1": {"at": [4000, 9500], "actions": 0}})
    held.play(("march", "a3"), ("at", 2000, 8000), ("strike", "paid"))
    assert held.events("rolled")[0]["threshold"] == 4
    study = scene([1] * 2, bare=False, cabals=[HYNEK, OTHERS], pieces={"a3": (8000, 6500), "a2": (9600, 8000)})
    assert study.play(("study", "a3", "m2")).events("rolled")[0]["threshold"] == 4
    ilse = scene(
        [1] * 4,
        cabals=[("rejeton", "ludmila_tesar", "soeur_ilse"), OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": (4000, 8000), "a2": (8000, 9500), "b2": {"at": [8000, 8000], "noirceur": 1}},
    )
    assert ilse.play(("use", "a3", "murmure")).events("rolled")[0]["threshold"] == 4


@rule("OLO-Q02", "OLO-024", "OLO-034")
def test_an_ally_behind_a_wall_supports() -> None:
    wall = duel(pieces={"a1": (5500, 9600)}, terrain=[box(4500, 8700, 6500, 8900)])
    assert not sees(wall.s.scene(), 0, 4) and wall.threshold("a3", names.ROLL_FRONTAL, "b2") == 4


@rule("OLO-043")
def test_fate_is_tempted_once_a_roll_not_once_a_phase() -> None:
    study = scene([1, 1, 1, 1], bare=False, cabals=[HYNEK, OTHERS], pieces={"a3": (8000, 6500)})
    study.play(("study", "a3", "m2"), ("tempt", "paid"))
    assert study.asks == [(0, "activation")] and len(study.events("rolled")) == 2
    fight = duel([1] * 16).play(("attack", "a3", "b2"), ("pass",), ("tempt", "paid"))
    fight.play(("attack", "a3", "b2"), ("pass",))
    assert fight.asks == [(0, "fate")], "the second attack is another roll"
    assert fight.play(("tempt", "paid")).piece("a3")["noirceur"] == 2


@rule("OLO-044", "OLO-Q14")
@pytest.mark.parametrize(("answer", "dice"), [(("dodge",), 3), (("riposte", "paid"), 2)])
def test_both_rolls_lie_open_and_only_the_attackers_is_rolled_again(answer: tuple[str, ...], dice: int) -> None:
    fight = duel([1] * 4 + [6] * dice + [5, 5, 5, 1] + [1] * dice).play(("attack", "a3", "b2"), answer)
    assert fight.asks == [(0, "fate")] and fight.table.waiting[0].about["answered"] == dice
    fight.play(("tempt", "paid"))
    assert [event["piece"] for event in fight.events("rolled")] == ["petra_kantor", "kubik_oktobar", "petra_kantor"]
    assert fight.piece("b2")["noirceur"] == 0
    if dice == 2:
        assert fight.play(("pass",)).piece("a3")["checked"] == 1, "two wounds of the first riposte, one kept off"
    else:
        assert fight.asks == [(0, "activation")], "three successes, all dodged"


@rule("OLO-Q13", "OLO-044", "OLO-230")
def test_a_coordinated_rouage_is_active_and_tempts_fate() -> None:
    pair = duel(
        [1] * 4, phase=3, pieces={"a3": (2000, 2000), "a1": {"at": [4000, 8000], "turned": 2}, "b2": (5500, 8000)}
    )
    pair.play(("coordinate", "a3", "a1", "plain"), ("attack", "a1", "b2"), ("pass",))
    assert pair.asks == [(0, "fate")]


@rule("OLO-112", "OLO-110", "OLO-126")
def test_two_marches_two_attacks_and_a_charge_counts_as_both() -> None:
    fight = duel([1] * 20).play(("attack", "a3", "b2"), ("pass",), ("keep",))
    fight.play(("attack", "a3", "b2"), ("pass",), ("keep",))
    assert fight.refused("attack", "a3", "b2") == ("OLO-112", "no-attack-left")
    free = duel(pieces={"b2": (12000, 12000), "a3": {"at": [4000, 8000], "marches": 2}})
    assert free.refused("march", "a3") == ("OLO-110", "no-march-left")
    assert free.refused("charge", "a3", "b2") == ("OLO-126", "no-charge-left")
    near = duel(pieces={"b2": (8000, 8000), "a3": {"at": [4000, 8000], "attacks": 2}})
    assert near.refused("charge", "a3", "b2") == ("OLO-126", "no-charge-left")


@rule("OLO-111", "OLO-114", "OLO-Q43")
def test_a_frontal_attack_needs_a_foe_that_is_engaged() -> None:
    fight = duel(pieces={"a1": (4000, 9300), "b3": (12000, 8000)})
    assert fight.refused("attack", "a3", "b3") == ("OLO-114", "not-engaged")
    assert fight.refused("attack", "a3", "a1") == ("OLO-Q43", "no-foe")
    assert fight.refused("attack", "b2", "a3") == ("OLO-098", "not-active")
    assert fight.refused("attack", "h1", "a3") == ("OLO-098", "not-active")
    assert fight.refused("name", "h1") == ("LUD-03", "not-offered"), "nothing that a rouage does"


@rule("OLO-116", "OLO-117", "OLO-118", "OLO-119", "OLO-Q34")
def test_one_tactic_bought_with_successes_before_the_wounds() -> None:
    fight = duel([5, 5, 5, 1]).play(("attack", "a3", "b2"), ("pass",), ("keep",))
    assert fight.asks == [(0, "tactic")]
    fight.play(("tactic", "stun_target", "paid"))
    assert (fight.piece("b2")["stunned"], fight.piece("b2")["checked"]) == (True, 1)
    push = duel([5, 5, 1, 1]).play(("attack", "a3", "b2"), ("pass",), ("keep",), ("tactic", "push_target", "paid"))
    assert push.asks == [(0, "where")] and push.piece("b2")["checked"] == 0
    push.play(("at", 7500, 8000))
    assert push.at("b2") == (7500, 8000) and push.piece("b2")["checked"] == 1, "out of reach, wounded all the same"
    own = duel([5, 5, 1, 1]).play(("attack", "a3", "b2"), ("pass",), ("keep",), ("tactic", "push_attacker", "paid"))
    assert own.play(("at", 2500, 8000)).at("a3") == (2500, 8000)


@rule("OLO-116", "OLO-Q35", "OLO-087", "OLO-Q101")
def test_tactics_that_cannot_be_bought() -> None:
    few = duel([5, 1, 1, 1]).play(("attack", "a3", "b2"), ("pass",), ("keep",))
    assert few.refused("tactic", "stun_target", "paid") == ("OLO-116", "too-few-successes")
    assert few.refused("tactic", "push_target", "ability") == ("OLO-Q101", "no-ability")
    again = duel([5, 5, 5, 1], pieces={"b2": {"at": [5500, 8000], "stunned": True}})
    again.play(("attack", "a3", "b2"), ("keep",))
    assert again.refused("tactic", "stun_target", "paid") == ("OLO-087", "already-stunned")
    heavy = duel(
        [5, 5, 5, 1], cabals=[HYNEK, ("rejeton", "ludmila_tesar", "porteur_daxe")], pieces={"b3": (4000, 9900)}
    )
    heavy.play(("attack", "a3", "b3"), ("pass",), ("keep",))
    assert heavy.refused("tactic", "push_target", "paid") == ("OLO-Q35", "immovable")


@rule("OLO-121", "OLO-122", "OLO-123", "OLO-Q36")
def test_a_charge_needs_a_free_charger_a_target_in_sight_and_an_end_that_engages() -> None:
    fight = duel()
    assert fight.refused("charge", "a3", "b2") == ("OLO-121", "charger-engaged")
    wall = [box(6000, 5000, 6500, 11000)]
    hidden = duel(pieces={"b2": (9000, 8000)}, terrain=wall)
    assert hidden.refused("charge", "a3", "b2") == ("OLO-122", "charge-unseen")
    far = duel(pieces={"b2": (13000, 8000)})
    assert far.refused("charge", "a3", "b2") == ("OLO-Q36", "no-charge")
    run = duel(pieces={"b2": (8000, 8000)}).play(("charge", "a3", "b2"))
    assert run.refused("at", 5700, 8000) == ("OLO-123", "not-engaging")
    run.play(("at", 6500, 8000))
    assert run.asks == [(1, "react")] and run.piece("a3")["actions"] == 2
    assert (run.piece("a3")["marches"], run.piece("a3")["attacks"]) == (1, 1)


@rule("OLO-Q36", "OLO-088")
def test_a_stunned_enemy_at_hand_can_be_charged_but_one_must_move() -> None:
    run = duel([1] * 4, pieces={"b2": {"at": [5500, 8000], "stunned": True}}).play(("charge", "a3", "b2"))
    assert run.refused("at", 4000, 8000) == ("OLO-Q19", "unmoved")
    run.play(("at", 4100, 8000), ("keep",))
    assert run.asks == [(0, "activation")]


@rule("OLO-127", "OLO-128", "OLO-129", "OLO-130", "OLO-131", "OLO-132", "OLO-Q31", "OLO-Q32", "OLO-Q47")
def test_a_riposte_rolls_with_the_attack_and_wounds_the_initiator() -> None:
    fight = duel([5, 1, 1, 1, 5, 5]).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",), ("pass",))
    assert (fight.piece("b2")["checked"], fight.piece("a3")["checked"]) == (1, 1), "a reinforced point takes one"
    assert (fight.piece("b2")["actions"], fight.piece("b2")["attacks"]) == (3, 0)
    assert fight.refused("riposte", "ability", seat=1) == ("LUD-02", "not-asked")


@rule("OLO-134", "OLO-135", "OLO-136", "OLO-137", "OLO-Q54")
def test_a_dodge_is_paid_at_once_and_takes_successes_away() -> None:
    fight = duel([5, 5, 1, 1, 6, 1, 1]).play(("attack", "a3", "b2"), ("dodge",))
    assert fight.piece("b2")["actions"] == 3 and fight.asks == [(0, "fate")]
    fight.play(("keep",), ("pass",))
    assert fight.piece("b2")["checked"] == 1
    none = duel([5, 1, 1, 1, 6, 6, 1]).play(("attack", "a3", "b2"), ("dodge",), ("keep",))
    assert none.asks == [(0, "activation")] and none.piece("b2")["checked"] == 0


@rule("OLO-090", "OLO-095", "OLO-Q33")
def test_reactions_need_a_token_and_no_stunned_token_and_are_passed_over_silently() -> None:
    poor = duel([1] * 4, pieces={"b2": {"at": [5500, 8000], "actions": 0}}).play(("attack", "a3", "b2"))
    assert poor.asks == [(0, "fate")]
    dazed = duel([1] * 4, pieces={"b2": {"at": [5500, 8000], "stunned": True}}).play(("attack", "a3", "b2"))
    assert dazed.asks == [(0, "fate")]
    free = duel().play(("attack", "a3", "b2"))
    assert free.refused("riposte", "ability") == ("OLO-Q101", "no-ability")
    assert free.refused("strike", "paid") == ("LUD-03", "not-offered")


@rule("OLO-138", "OLO-139", "OLO-140", "OLO-141", "OLO-142", "OLO-144", "OLO-Q38", "OLO-Q39", "OLO-Q40")
def test_an_opportunity_attack_comes_before_the_move() -> None:
    leave = duel([5, 6]).play(("march", "a3"), ("at", 2000, 8000))
    assert leave.asks == [(1, "opportunity")] and leave.at("a3") == (4000, 8000)
    leave.play(("strike", "paid"))
    assert leave.at("a3") == (2000, 8000) and leave.piece("a3")["checked"] == 1
    assert (leave.piece("b2")["actions"], leave.piece("b2")["attacks"]) == (3, 0)
    wait = duel().play(("march", "a3"), ("at", 2000, 8000), ("pass",))
    assert wait.at("a3") == (2000, 8000) and wait.piece("a3")["marches"] == 1


@rule("OLO-143", "OLO-057")
def test_a_push_out_of_a_zone_provokes_nothing() -> None:
    push = duel([5, 5, 1, 1], pieces={"a1": (5500, 9500)})
    push.play(("attack", "a3", "b2"), ("pass",), ("keep",), ("tactic", "push_target", "paid"), ("at", 7600, 7600))
    assert push.asks == [(0, "activation")]


@rule("OLO-Q41", "OLO-102")
def test_hostiles_strike_first_then_by_priority_until_the_mover_is_out() -> None:
    leave = scene(
        [5, 5, 5, 5, 5],
        cabals=[HYNEK, OTHERS],
        equipment=[KIT, KIT],
        hostiles=[{"profile": "gargoule", "at": [4000, 10000]}],
        pieces={"a3": {"at": [4000, 8000], "checked": 6}, "b2": (5500, 8000)},
    )
    leave.play(("march", "a3"), ("at", 2000, 6500))
    assert leave.piece("a3")["where"] == "out" and leave.events("strikes")[0]["piece"] == "gargoule"
    assert len(leave.events("strikes")) == 1 and leave.s.traque == 1


def surrounded(dice: list[int] | None = None, checked: int = 0, **told: Any) -> Scene:
    """a3 (Pétra) goes away from b1, b2 and b3, who could each strike."""
    pieces = {
        "a3": {"at": [4000, 8000], "checked": checked},
        "b1": (4000, 9700),
        "b2": (5700, 8000),
        "b3": (4000, 6200),
    }
    told = filled(told, cabals=[HYNEK, LUDMILA], equipment=[KIT, KIT])
    found = scene(dice, pieces=pieces | told.pop("pieces", {}), **told)
    return found.play(("march", "a3"), ("at", 1700, 8000))


@rule("OLO-102", "OLO-Q41")
def test_the_player_says_who_of_their_own_strikes_next_each_time_anew() -> None:
    leave = surrounded([1] * 12)
    assert leave.asks == [(1, "strike-order")]
    assert leave.offered == [("pass",), ("name", "b1"), ("name", "b2"), ("name", "b3")]
    leave.play(("name", "b3"))
    assert leave.asks == [(1, "opportunity")] and leave.events("strikes") == []
    leave.play(("strike", "paid"))
    assert leave.asks == [(1, "strike-order")], "what b3 did is known before the next is named"
    assert leave.offered == [("pass",), ("name", "b1"), ("name", "b2")]
    leave.play(("name", "b2"), ("strike", "paid"))
    assert leave.asks == [(1, "opportunity")], "one is left: there is but one order"
    leave.play(("strike", "paid"))
    assert [event["piece"] for event in leave.events("strikes")] == ["jana_alena_novak", "ludmila_tesar", "rejeton"]
    assert leave.at("a3") == (1700, 8000)


@rule("OLO-102", "OLO-Q41")
def test_a_pass_of_one_rouage_ends_its_own_chance_only() -> None:
    leave = surrounded([1] * 12).play(("name", "b1"), ("pass",))
    assert leave.asks == [(1, "strike-order")] and leave.offered == [("pass",), ("name", "b2"), ("name", "b3")]
    assert leave.refused("name", "b1") == ("LUD-03", "not-offered")
    leave.play(("name", "b3"), ("pass",), ("strike", "paid"))
    assert [event["piece"] for event in leave.events("strikes")] == ["ludmila_tesar"]
    none = surrounded().play(("pass",))
    assert none.asks == [(0, "activation")] and none.events("strikes") == [] and none.at("a3") == (1700, 8000)


@rule("OLO-102", "OLO-Q41")
def test_nobody_is_named_where_only_one_could_strike_or_the_mover_is_out() -> None:
    alone = surrounded(pieces={"b1": {"at": [4000, 9700], "stunned": True}, "b3": {"at": [4000, 6200], "actions": 0}})
    assert alone.asks == [(1, "opportunity")] and alone.table.waiting[0].about["piece"] == "b2"
    dead = surrounded([6] * 6, checked=6).play(("name", "b2"), ("strike", "paid"))
    assert dead.piece("a3")["where"] == "out" and dead.asks[0][1] not in ("strike-order", "opportunity")
    assert [event["piece"] for event in dead.events("strikes")] == ["ludmila_tesar"]


@rule("OLO-102")
def test_the_player_with_priority_orders_hostiles_that_differ() -> None:
    told: dict[str, Any] = {"cabals": [HYNEK, OTHERS], "equipment": [KIT, KIT], "priority": 1}
    beasts = [{"profile": "rogue", "at": [4000, 9700]}, {"profile": "gargoule", "at": [4000, 6000]}]
    leave = scene([1] * 12, hostiles=beasts, pieces={"a3": (4000, 8000)}, **told)
    s = leave.s
    s.enter(s.content.ability_ids.index("serres"), 6)
    leave.play(("march", "a3"), ("at", 1700, 8000))
    assert leave.asks == [(1, "strike-order")] and leave.offered == [("name", "h1"), ("name", "h2")], "no pass"
    leave.play(("name", "h2"))
    assert [event["piece"] for event in leave.events("strikes")] == ["gargoule", "rogue"]


@rule("OLO-102")
def test_hostiles_alike_strike_without_a_question() -> None:
    beasts = [{"profile": "gargoule", "at": [4000, 10000]}, {"profile": "gargoule", "at": [4000, 6000]}]
    told: dict[str, Any] = {"cabals": [HYNEK, OTHERS], "equipment": [KIT, KIT]}
    leave = scene([1] * 12, hostiles=beasts, pieces={"a3": (4000, 8000)}, **told)
    leave.play(("march", "a3"), ("at", 1700, 8000))
    assert leave.asks == [(0, "activation")] and len(leave.events("strikes")) == 2


@rule("OLO-145", "OLO-146", "OLO-153", "OLO-154", "OLO-155", "OLO-156", "OLO-120")
def test_long_range_and_cover_take_dice_not_the_threshold() -> None:
    cover = [box(8500, 6600, 9500, 7409)]
    assert shot().dice("a2", names.ROLL_RANGED, "b2") == 3
    assert shot(terrain=cover).dice("a2", names.ROLL_RANGED, "b2") == 2
    assert shot(pieces={"b2": (8182, 8000)}).dice("a2", names.ROLL_RANGED, "b2") == 5
    assert shot(pieces={"b2": (8183, 8000)}).dice("a2", names.ROLL_RANGED, "b2") == 3
    fire = shot([5, 5, 5]).play(("shoot", "a2", "b2"), ("pass",), ("keep",))
    assert fire.piece("b2")["checked"] == 3 and fire.asks == [(0, "activation")], "no tactic"


@rule("OLO-145")
def test_no_shot_of_a_card_neither_aims_at_an_ally_or_past_the_nearest() -> None:
    line = shot(pieces={"a1": (6000, 10000), "b3": (13000, 8000)})
    assert line.refused("shoot", "a2", "a1") == ("OLO-Q43", "no-foe")
    line.play(("use", "a2", "tir_ajuste"))
    assert line.asks == [(1, "react")] and line.table.waiting[0].about["piece"] == "b2", "the only one it may aim at"


@rule("OLO-146")
def test_what_a_dodge_leaves_of_a_shot_wounds() -> None:
    fire = shot([5, 5, 5, 6, 1, 1]).play(("shoot", "a2", "b2"), ("dodge",), ("keep",))
    assert [event["n"] for event in fire.events("rolled")] == [3, 1] and fire.piece("b2")["checked"] == 2


@rule("OLO-147")
def test_a_shooting_of_one_is_enough() -> None:
    weak = scene(
        cabals=[("milena_hruba", "kubik_oktobar", "petra_kantor"), OTHERS],
        active="a1",
        pieces={"a1": (3000, 8000), "b2": (6000, 8000)},
    )
    assert weak.dice("a1", names.ROLL_RANGED, "b2") == 1 and ("shoot", "a1", "b2") in weak.offered


@rule("OLO-148", "OLO-185")
def test_a_hostile_engages_a_shooter_too() -> None:
    held = shot(hostiles=[{"profile": "rogue", "at": [3000, 9500]}])
    assert not held.piece("a2")["free"]
    assert held.refused("shoot", "a2", "b2") == ("OLO-148", "shooter-engaged")


@rule("OLO-151")
def test_the_nearest_is_the_one_whose_edge_is_nearest() -> None:
    big = shot(
        cabals=[HYNEK, ("rejeton", "ludmila_tesar", "porteur_daxe")], pieces={"b2": (3000, 11900), "b3": (7000, 8000)}
    )
    gaps = 3900 - 591 - 591, 4000 - 591 - 984
    assert gaps == (2718, 2425)
    assert [choice for choice in big.offered if choice[0] == "shoot"] == [("shoot", "a2", "b3")]


@rule("OLO-154", "OLO-153")
def test_a_long_way_costs_two_dice_however_long() -> None:
    assert shot(pieces={"b2": (15000, 8000)}).dice("a2", names.ROLL_RANGED, "b2") == 3, "ten inches"


@rule("OLO-155")
def test_cover_is_for_shots() -> None:
    assert duel(terrain=[box(5000, 6600, 6000, 7409)]).dice("a3", names.ROLL_FRONTAL, "b2") == 4


@rule("OLO-157", "OLO-155")
def test_a_decor_in_contact_covers_from_every_side() -> None:
    for kind, dice in (("obstructing", 2), ("low", 2), ("zone", 3)):
        for wall in (box(8500, 8591, 9500, 9000, kind), box(9591, 7500, 9900, 8500, kind)):
            assert shot(terrain=[wall]).dice("a2", names.ROLL_RANGED, "b2") == dice, "beside it, or behind"
    assert shot(terrain=[box(8500, 8612, 9500, 9000)]).dice("a2", names.ROLL_RANGED, "b2") == 3, (
        "near is not in contact"
    )


@rule("OLO-148", "OLO-149", "OLO-150", "OLO-151", "OLO-152", "OLO-Q07", "OLO-Q08")
def test_a_shot_by_somebody_free_at_the_nearest_that_is_free_and_seen() -> None:
    line = shot(pieces={"b3": (13000, 8000)})
    assert line.refused("shoot", "a2", "b3") == ("OLO-151", "not-nearest")
    assert shot(pieces={"b1": (3000, 9500)}).refused("shoot", "a2", "b2") == ("OLO-148", "shooter-engaged")
    assert shot(pieces={"a1": (9000, 9500)}).refused("shoot", "a2", "b2") == ("OLO-150", "target-engaged")
    wall = [box(6000, 5000, 6500, 11000)]
    assert shot(terrain=wall).refused("shoot", "a2", "b2") == ("OLO-022", "unseen")
    rogue = shot(hostiles=[{"profile": "rogue", "at": [6000, 8000]}])
    assert rogue.refused("shoot", "a2", "b2") == ("OLO-151", "not-nearest")
    assert rogue.dice("a2", names.ROLL_RANGED, "h1") == 5
    assert ("shoot", "a2", "h1") in rogue.offered
    tie = shot(pieces={"b2": (6000, 8000), "b3": (3000, 11000)})
    assert {("shoot", "a2", "b2"), ("shoot", "a2", "b3")} <= set(tie.offered)


@rule("OLO-Q11")
def test_no_dice_left_and_the_target_still_protects_those_behind() -> None:
    weak = scene(
        cabals=[("milena_hruba", "kubik_oktobar", "petra_kantor"), OTHERS],
        equipment=[KIT, KIT],
        active="a1",
        pieces={"a1": (3000, 8000), "b2": (9000, 8000), "b3": (13000, 8000)},
    )
    assert weak.refused("shoot", "a1", "b2") == ("OLO-Q11", "no-dice")
    assert weak.refused("shoot", "a1", "b3") == ("OLO-151", "not-nearest")


@rule("OLO-133", "OLO-128")
def test_a_shot_is_answered_by_a_shot_at_anybody() -> None:
    back = shot([1] * 5 + [5, 5], pieces={"b2": (6500, 8000), "a3": (6500, 11000)})
    back.play(("shoot", "a2", "b2"), ("riposte", "paid"), ("keep",))
    assert back.piece("a2")["checked"] == 1, "the second point is reinforced"
    far = shot(pieces={"b2": (9000, 8000)}).play(("shoot", "a2", "b2"))
    assert far.refused("riposte", "paid") == ("OLO-Q11", "no-dice"), "Shooting 2 at long range"


@rule("OLO-106", "OLO-107", "OLO-108", "OLO-089", "OLO-Q28", "OLO-Q29", "OLO-Q116")
def test_a_rest_takes_one_token_of_oneself_or_of_an_ally_within_an_inch() -> None:
    tired = duel(
        pieces={
            "a3": {"at": [4000, 8000], "noirceur": 2},
            "a1": {"at": [4000, 10182], "stunned": True},
            "a2": {"at": [4000, 13000], "noirceur": 1},
        }
    )
    assert tired.refused("rest", "a3", "a2", "noirceur") == ("OLO-106", "rest-too-far")
    assert tired.refused("rest", "a3", "a1", "noirceur") == ("OLO-Q29", "nothing-to-remove")
    assert tired.refused("rest", "a3", "b2", "stunned") == ("OLO-106", "no-ally")
    tired.play(("rest", "a3", "a1", "stunned"))
    assert not tired.piece("a1")["stunned"] and tired.piece("a3")["actions"] == 3
    assert tired.refused("rest", "a3", "a3", "noirceur") == ("OLO-Q28", "no-rest-left")
    dazed = duel(pieces={"a3": {"at": [4000, 8000], "stunned": True, "noirceur": 1}})
    assert dazed.refused("rest", "a3", "a3", "noirceur") == ("OLO-108", "only-itself")
    assert dazed.refused("march", "a3") == ("OLO-089", "stunned")
    assert dazed.offered == [("rest", "a3", "a3", "stunned"), ("end",)]
    dazed.play(("rest", "a3", "a3", "stunned"))
    assert ("march", "a3") in dazed.offered


@rule("OLO-Q99", "OLO-076")
def test_whoever_goes_out_in_its_own_activation_stops_at_once() -> None:
    fight = duel([1] * 4 + [5, 5], pieces={"a3": {"at": [4000, 8000], "checked": 6}})
    fight.play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    assert fight.piece("a3")["where"] == "out" and fight.asks != [(0, "activation")]


FAR_AWAY = (12000, 12000)


@rule("OLO-107")
@pytest.mark.parametrize(("token", "stunned", "noirceur"), [("noirceur", True, 1), ("stunned", False, 2)])
def test_a_rest_takes_one_token_of_the_kind_that_the_player_chooses(token: str, stunned: bool, noirceur: int) -> None:
    tired = duel(pieces={"b2": FAR_AWAY, "a1": {"at": [4000, 9600], "stunned": True, "noirceur": 2}})
    row = tired.play(("rest", "a3", "a1", token)).piece("a1")
    assert (row["stunned"], row["noirceur"]) == (stunned, noirceur)


@rule("OLO-109", "OLO-138")
def test_an_engaged_rouage_marches_unpunished_within_the_threat_zone() -> None:
    walk = duel().play(("march", "a3"), ("at", 5500, 9700))
    assert walk.asks == [(0, "activation")] and walk.at("a3") == (5500, 9700)


@rule("OLO-110")
def test_two_marches_after_the_entry_which_is_none() -> None:
    walk = scene().play(("enter", "a3"), ("at", 8000, 3500))
    for y in (4500, 5500):
        walk.play(("march", "a3"), ("at", 8000, y))
    assert walk.at("a3") == (8000, 5500) and walk.refused("march", "a3") == ("OLO-110", "no-march-left")


@rule("OLO-111", "OLO-122")
def test_hostiles_are_attacked_and_charged_like_enemies() -> None:
    for x, verb in ((5500, "attack"), (8000, "charge")):
        beast = duel(pieces={"b2": FAR_AWAY}, hostiles=[{"profile": "rogue", "at": [x, 8000]}])
        assert (verb, "a3", "h1") in beast.offered


@rule("OLO-112", "OLO-Q30")
def test_shots_count_as_attacks_and_so_does_what_misses() -> None:
    fire = shot([1] * 6)
    for n in (1, 2):
        fire.play(("shoot", "a2", "b2"), ("pass",), ("keep",))
        assert fire.piece("a2")["attacks"] == n and fire.piece("b2")["checked"] == 0
    assert fire.refused("shoot", "a2", "b2") == ("OLO-112", "no-attack-left")


@rule("OLO-113")
def test_an_ability_that_cannot_wound_is_no_attack() -> None:
    warn = duel(pieces={"b2": (7000, 8000)}).play(("use", "a3", "sommation"), ("at", 8500, 8000))
    assert warn.piece("a3")["attacks"] == 0 and warn.piece("a3")["actions"] == 3


@rule("OLO-114", "OLO-088")
def test_a_stunned_enemy_is_attacked_as_far_as_the_threat_zone_reaches() -> None:
    for x, near in ((6182, True), (6183, False)):
        fight = duel(pieces={"b2": {"at": [x, 8000], "stunned": True}})
        assert (("attack", "a3", "b2") in fight.offered) == near


@rule("OLO-116", "OLO-136")
def test_a_tactic_is_paid_with_what_the_dodge_has_left() -> None:
    fight = duel([5, 5, 1, 1, 6, 1, 1]).play(("attack", "a3", "b2"), ("dodge",), ("keep",))
    assert fight.refused("tactic", "stun_target", "paid") == ("OLO-116", "too-few-successes")
    assert ("tactic", "push_target", "paid") in fight.offered


@rule("OLO-117", "OLO-118", "OLO-Q21")
@pytest.mark.parametrize(
    ("tactic", "pushed", "at"), [("push_attacker", "a3", (5000, 9300)), ("push_target", "b2", (4500, 9300))]
)
def test_the_attacker_pushes_in_any_direction_for_one_success(tactic: str, pushed: str, at: tuple[int, int]) -> None:
    fight = duel([5, 5, 1, 1]).play(("attack", "a3", "b2"), ("pass",), ("keep",), ("tactic", tactic, "paid"))
    assert fight.asks == [(0, "where")]
    assert fight.play(("at", *at)).at(pushed) == at, "nearer to the other than before"
    assert fight.piece("b2")["checked"] == 1


@rule("OLO-120", "OLO-127", "OLO-134")
def test_a_charge_can_be_answered_and_has_its_tactic() -> None:
    run = duel([5, 5, 1, 1], pieces={"b2": (8000, 8000)}).play(("charge", "a3", "b2"), ("at", 6500, 8000))
    assert run.offered == [("pass",), ("dodge",), ("riposte", "paid")]
    assert run.play(("pass",), ("keep",)).asks == [(0, "tactic")]


@rule("OLO-121", "OLO-126")
def test_a_second_charge_and_one_past_somebody_stunned() -> None:
    once = {"a3": {"at": [4000, 8000], "marches": 1, "attacks": 1}, "b2": (8000, 8000)}
    assert ("charge", "a3", "b2") in duel(pieces=once).offered
    past = duel(pieces={"b2": {"at": [5500, 8000], "stunned": True}, "b3": (4000, 12000)})
    assert ("charge", "a3", "b3") in past.offered
    assert ("attack", "a3", "b2") in past.offered and ("charge", "a3", "b2") in past.offered, "nor need b2 be far"


@rule("OLO-124", "OLO-Q36")
def test_a_charge_strikes_its_target_whoever_else_it_engages() -> None:
    run = duel(pieces={"b2": FAR_AWAY, "b3": (8000, 8000), "b1": (8000, 9400)})
    run.play(("charge", "a3", "b3"), ("at", 6600, 8600))
    assert run.asks == [(1, "react")] and run.table.waiting[0].about["piece"] == "b3"


@rule("OLO-Q36", "OLO-055")
def test_a_charge_may_be_made_without_a_ruler() -> None:
    run = duel(pieces={"b2": (6400, 8000)}).play(("charge", "a3", "b2"), ("at", 4600, 8000, 3))
    assert run.at("a3") == (4600, 8000) and run.asks == [(1, "react")]


@rule("OLO-127", "OLO-134")
def test_the_attack_of_a_hostile_is_answered_like_an_enemys() -> None:
    hunt = duel([1] * 9, step="hostiles", pieces={"b2": FAR_AWAY}, hostiles=[{"profile": "rogue", "at": [5500, 8000]}])
    assert hunt.asks == [(0, "react")] and {("dodge",), ("riposte", "paid")} <= set(hunt.offered)


@rule("OLO-129", "OLO-Q47")
def test_attack_and_riposte_put_each_other_out_of_action() -> None:
    last = {"a3": {"at": [4000, 8000], "checked": 6}, "b2": {"at": [5500, 8000], "checked": 5}}
    fight = duel([5, 1, 1, 1, 5, 1], pieces=last).play(
        ("attack", "a3", "b2"), ("riposte", "paid"), ("keep",), ("pass",)
    )
    assert [fight.piece(name)["where"] for name in ("a3", "b2")] == ["out", "out"] and fight.s.traque == 2


@rule("OLO-132", "OLO-142", "OLO-Q38")
def test_whoever_has_attacked_twice_still_ripostes_and_strikes() -> None:
    spent = {"b2": {"at": [5500, 8000], "attacks": 2}}
    assert ("riposte", "paid") in duel(pieces=spent).play(("attack", "a3", "b2")).offered
    leave = duel([1, 1], pieces=spent).play(("march", "a3"), ("at", 2000, 8000))
    assert ("strike", "paid") in leave.offered


@rule("OLO-133", "OLO-156", "OLO-Q32")
def test_a_shot_back_is_a_roll_of_shooting_that_cover_makes_smaller() -> None:
    back = shot([1] * 6, pieces={"b2": (6500, 8000)}, terrain=[box(2500, 6600, 3500, 7409)])
    back.play(("shoot", "a2", "b2"), ("riposte", "paid"))
    assert [len(event["dice"]) for event in back.events("rolled")] == [5, 1], "Shooting 2, less 1"


@rule("OLO-Q33", "OLO-Q34", "OLO-Q42")
@pytest.mark.parametrize("tactic", ["stun_target", "push_target"])
def test_no_tactic_undoes_a_riposte(tactic: str) -> None:
    fight = duel([5, 5, 1, 1, 5, 5]).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    fight.play(("tactic", tactic, "paid"))
    if tactic == "push_target":
        fight.play(("at", 7500, 8000))
    assert fight.piece("a3")["checked"] == 1, "two wounds, one of them kept off by a reinforced point"


@rule("OLO-138")
def test_whoever_stays_engaged_by_another_is_struck_by_the_one_it_leaves() -> None:
    leave = duel(pieces={"b1": (4000, 9500)}).play(("march", "a3"), ("at", 2600, 9500))
    assert leave.asks == [(1, "opportunity")] and leave.table.waiting[0].about["piece"] == "b2"


@rule("OLO-138")
def test_a_hostile_that_leaves_is_struck_too() -> None:
    s = duel(pieces={"b2": FAR_AWAY}, hostiles=[{"profile": "rogue", "at": [5500, 8000]}]).s
    assert attack.could_strike(s, s.scene(), 2, 6), "no instinct makes one leave today"


@rule("OLO-139", "OLO-141", "OLO-Q42")
def test_an_opportunity_attack_wounds_and_stuns_nobody() -> None:
    leave = duel([5, 6], pieces={"a3": {"at": [4000, 8000], "checked": 1}})
    row = leave.play(("march", "a3"), ("at", 2000, 8000), ("strike", "paid")).piece("a3")
    assert (row["checked"], row["stunned"]) == (3, False)
    reinforced = duel([5, 6]).play(("march", "a3"), ("at", 2000, 8000), ("strike", "paid"))
    assert reinforced.piece("a3")["checked"] == 1


@rule("OLO-143", "OLO-059")
def test_a_placement_out_of_a_zone_provokes_nothing() -> None:
    leap = scene(
        cabals=[("rejeton", "ludmila_tesar", "soeur_ilse"), OTHERS],
        active="a1",
        pieces={"a1": (4000, 8000), "b2": (5500, 8000)},
    ).play(("use", "a1", "bond"), ("at", 2500, 8000))
    assert leap.asks == [(0, "activation")] and leap.at("a1") == (2500, 8000)


@rule("OLO-Q40", "OLO-076")
def test_a_march_that_ends_its_mover_is_made_no_more_but_counted() -> None:
    leave = duel(
        [5, 1], phase=3, pieces={"a3": {"at": [4000, 8000], "checked": 6}, "a1": {"at": [8000, 3000], "turned": 2}}
    )
    leave.play(("coordinate", "a3", "a1", "plain"), ("march", "a3"), ("at", 2000, 8000), ("strike", "paid"))
    row = leave.piece("a3")
    assert (row["where"], row["at"], row["marches"]) == ("out", None, 1) and not leave.s.is_on(2)


@rule("OLO-Q99", "OLO-230")
def test_a_coordinated_rouage_goes_on_when_its_coordinator_is_out() -> None:
    pair = duel(
        [1] * 4 + [5, 5],
        phase=3,
        pieces={"a3": {"at": [4000, 8000], "checked": 6}, "a1": {"at": [8000, 3000], "turned": 2}},
    )
    pair.play(("coordinate", "a3", "a1", "plain"), ("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    assert pair.piece("a3")["where"] == "out" and pair.asks == [(0, "activation")]
    assert ("march", "a1") in pair.offered


@rule("OLO-020", "OLO-022", "OLO-Q43", "OLO-Q76")
def test_whoever_is_off_the_bloc_is_no_target() -> None:
    alone = bloc(pieces={"a3": (4000, 8000), "a1": {"noirceur": 1}})
    assert alone.refused("attack", "a3", "b1") == ("OLO-Q43", "no-foe")
    assert alone.refused("shoot", "a3", "b1") == ("OLO-Q43", "no-foe")
    assert alone.refused("charge", "a3", "b1") == ("OLO-Q43", "no-foe")
    assert alone.refused("attack", "a3", "m1") == ("OLO-Q43", "no-foe")
    assert alone.refused("rest", "a3", "a1", "noirceur")[0] in ("OLO-106", "OLO-Q29")
    lost = bloc(pieces={"a3": (4000, 8000), "a1": {"out": True}})
    assert lost.refused("rest", "a3", "a1", "noirceur") == ("OLO-106", "no-ally")


@rule("OLO-090", "OLO-138")
def test_a_stunned_rouage_strikes_nobody_who_leaves() -> None:
    dazed = bloc(pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "stunned": True}})
    assert dazed.play(("march", "a3"), ("at", 2000, 8000)).asks == [(0, "activation")]
    scent = attack.why_not_opportunity(dazed.s, dazed.s.scene(), 4, 2, 0)
    assert scent is not None and (scent.rule, scent.why) == ("OLO-090", "reactor-stunned")


@rule("OLO-Q29", "OLO-022")
def test_a_rest_across_a_wall_is_refused() -> None:
    wall = bloc(
        pieces={"a3": (4000, 8000), "a1": {"at": [5500, 8000], "noirceur": 1}}, terrain=[box(4700, 6000, 4800, 10000)]
    )
    assert wall.refused("rest", "a3", "a1", "noirceur") == ("OLO-Q29", "rest-unseen")


@rule("OLO-106", "OLO-009")
def test_a_rest_reaches_an_inch_and_not_a_thousandth_more() -> None:
    for y, near in ((10182, True), (10183, False)):
        rest = bloc(pieces={"a3": (4000, 8000), "a1": {"at": [4000, y], "noirceur": 1}})
        assert (("rest", "a3", "a1", "noirceur") in rest.offered) is near


@rule("OLO-145", "OLO-155", "OLO-113")
def test_an_aimed_shot_ignores_cover_and_distance_and_a_plain_one_neither() -> None:
    told: dict[str, Any] = {
        "cabals": [HYNEK, OTHERS],
        "active": "a2",
        "terrain": [box(8500, 6600, 9500, 7409)],
        "pieces": {"a2": (3000, 8000), "b2": {"at": [9000, 8000], "actions": 0}},
    }
    aim = bloc([1] * 5, **told).play(("use", "a2", "tir_ajuste"))
    assert len(aim.events("rolled")[0]["dice"]) == 5
    plain = bloc([1] * 5, **told).play(("shoot", "a2", "b2"))
    assert len(plain.events("rolled")[0]["dice"]) == 2
    dice = [plain.dice("a2", names.ROLL_RANGED, "b2", 0, n) for n in (0, queries.IGNORES_COVER, queries.IGNORES_RANGE)]
    assert dice == [2, 3, 4]


@rule("OLO-099", "OLO-138", "OLO-Q101")
def test_a_high_guard_strikes_once_for_nothing() -> None:
    pack = ("limier_gris", "premek_dusek", "bozena_krall")
    leave = bloc([1] * 10, cabals=[ADMINISTRATION, pack], pieces={"a3": (4000, 8000), "b3": (5500, 8000)})
    leave.play(("march", "a3"), ("at", 2000, 8000))
    assert leave.offered == [("pass",), ("strike", "paid"), ("strike", "ability")]
    leave.play(("strike", "ability"))
    assert leave.piece("b3")["actions"] == 4 and len(leave.events("rolled")[0]["dice"]) == 5
    leave.play(("march", "a3"), ("at", 4000, 8000), ("end",))
    assert leave.table.view(None)["uses"] == [{"piece": "b3", "ability": "garde_haute", "n": 1}]


@rule("OLO-Q101", "OLO-138")
def test_claws_strike_whoever_leaves_unless_hidden_or_dazed() -> None:
    claws = {"profile": "gargoule", "at": [4000, 10000]}
    struck = bloc([1] * 5, pieces={"a3": (4000, 8000)}, hostiles=[claws]).play(("march", "a3"), ("at", 4000, 6000))
    assert len(struck.events("strikes")) == 1 and struck.at("a3") == (4000, 6000)
    dazed = bloc(pieces={"a3": (4000, 8000)}, hostiles=[claws | {"stunned": True}])
    assert not dazed.play(("march", "a3"), ("at", 4000, 6000)).events("strikes")
    rogue = bloc(pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "rogue", "at": [4000, 9500]}])
    assert not rogue.play(("march", "a3"), ("at", 4000, 6000)).events("strikes"), "no reaction without a profile for it"


def without(character: str, characteristic: int) -> Any:
    """The content with a 0 in one place."""
    content = content_with([])
    content.stats[content.profile_ids.index(character) * names.CHARACTERISTICS + characteristic] = 0
    return content


def why(refusal: Any) -> tuple[str, str] | None:
    return None if refusal is None else (refusal.rule, refusal.why)


@rule("OLO-039", "OLO-Q11", "OLO-121", "OLO-134", "OLO-138")
def test_a_zero_in_combat_or_dodge_closes_what_needs_it() -> None:
    meek = bloc(pieces={"a3": (4000, 8000), "b2": (5500, 8000), "b3": (4000, 12000)})
    meek.s.content = without("petra_kantor", names.COMBAT)
    assert meek.refused("attack", "a3", "b2") == ("OLO-039", "no-combat")
    alone = bloc(pieces={"a3": (4000, 8000), "b2": (8000, 8000)})
    alone.s.content = without("petra_kantor", names.COMBAT)
    assert alone.refused("charge", "a3", "b2") == ("OLO-039", "no-combat")
    slow = bloc(pieces={"a3": (4000, 8000), "b2": (5500, 8000)})
    slow.s.content = without("kubik_oktobar", names.DODGE)
    slow.play(("attack", "a3", "b2"))
    assert slow.refused("dodge") == ("OLO-039", "no-dodge") and ("riposte", "paid") in slow.offered
    weak = bloc(pieces={"a3": (4000, 8000), "b2": (5500, 8000)})
    weak.s.content = without("kubik_oktobar", names.COMBAT)
    weak.play(("attack", "a3", "b2"))
    assert weak.refused("riposte", "paid") == ("OLO-039", "no-combat") and ("dodge",) in weak.offered
    s = weak.s
    assert why(attack.why_not_opportunity(s, s.scene(), 4, 2, 0)) == ("OLO-039", "no-combat")
    assert weak.play(("pass",), ("keep",)).asks[0][0] == 0


@rule("OLO-128", "OLO-138", "OLO-002")
def test_reactions_reach_as_far_as_their_rule_says() -> None:
    far = bloc(cabals=[GANG, OTHERS], active="a1", pieces={"a1": (4000, 8000), "b2": (6500, 8000)}).s
    assert why(attack.why_not_riposte(far, far.scene(), 4, 0, names.ROLL_FRONTAL, 0)) == (
        "OLO-128",
        "riposte-out-of-reach",
    )
    assert why(attack.why_not_opportunity(far, far.scene(), 4, 0, 0)) == ("OLO-002", "untargetable")
    far.set_down(4, 6182, 8000)
    assert attack.why_not_riposte(far, far.scene(), 4, 0, names.ROLL_FRONTAL, 0) is None
    assert why(attack.why_not_riposte(far, far.scene(), 4, 0, names.ROLL_FRONTAL, 1)) == ("OLO-Q101", "no-ability")


@rule("OLO-Q36", "OLO-Q02", "OLO-022")
def test_a_charge_does_not_end_behind_a_wall() -> None:
    run = bloc(pieces={"a3": (6000, 5000), "b2": (8000, 8000)}, terrain=[box(6900, 7100, 7000, 9400)])
    run.play(("charge", "a3", "b2"))
    assert run.refused("at", 6300, 8000) == ("OLO-Q36", "target-unseen")
    assert run.play(("at", 7600, 6400)).asks == [(1, "react")]


@rule("OLO-043", "OLO-041")
def test_that_fate_was_tempted_is_shown() -> None:
    fight = bloc([5] * 8, pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    fight.play(("attack", "a3", "b2"), ("tempt", "paid"))
    assert fight.asks == [(0, "tactic")] and fight.s.stack[-1].tempted == 1
    plain = bloc([5] * 8, pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    assert plain.play(("attack", "a3", "b2"), ("keep",)).s.stack[-1].tempted == 0


@rule("OLO-122", "OLO-Q36")
@pytest.mark.parametrize("across", [True, False])
def test_a_charge_reaches_as_far_as_a_march_and_a_threat_zone_in_any_direction(across: bool) -> None:
    def facing(gap: int) -> Scene:
        return bloc(pieces={"a3": (3000, 3000), "b2": (3000 + gap, 3000) if across else (3000, 3000 + gap)})

    assert ("charge", "a3", "b2") in facing(6000).offered
    assert facing(12000).refused("charge", "a3", "b2") == ("OLO-Q36", "no-charge")
    wall = box(2000, 6000, 12000, 7000)
    hidden = bloc(pieces={"a3": (3000, 3000), "b2": (3000, 12000)}, terrain=[wall])
    assert hidden.refused("charge", "a3", "b2") == ("OLO-Q36", "no-charge"), "too far, seen or not"


@rule("OLO-042", "OLO-041", "OLO-040")
def test_both_rolls_of_whoever_tempts_fate_are_told() -> None:
    tempted = bloc([1, 1, 1, 1, 6, 6, 6, 6], pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    tempted.play(("attack", "a3", "b2"), ("tempt", "paid"))
    assert [event["dice"] for event in tempted.events("rolled")] == [[1, 1, 1, 1], [6, 6, 6, 6]]
    study = bloc([1, 1, 5, 1], bare=False, pieces={"a3": (3250, 6500)}).play(("study", "a3", "m1"), ("tempt", "paid"))
    assert [event["dice"] for event in study.events("rolled")] == [[1, 1], [5, 1]]


@rule("OLO-116", "OLO-118")
def test_each_tactic_is_offered_once_at_each_of_its_prices() -> None:
    hammer = bloc([6, 6, 6, 6], active="a1", pieces={"a1": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    hammer.play(("attack", "a1", "b2"), ("keep",))
    assert sorted(hammer.offered) == [
        ("pass",),
        ("tactic", "push_attacker", "paid"),
        ("tactic", "push_target", "ability"),
        ("tactic", "push_target", "paid"),
        ("tactic", "stun_target", "paid"),
    ]


@rule("OLO-090", "OLO-127", "OLO-133")
def test_a_stunned_rouage_does_not_shoot_back() -> None:
    def shot_at(stunned: bool) -> Scene:
        target = {"at": [7000, 8000], "stunned": stunned}
        return bloc([1] * 8, cabals=[HYNEK, OTHERS], active="a2", pieces={"a2": (3000, 8000), "b2": target})

    awake = shot_at(False).play(("shoot", "a2", "b2"))
    assert awake.offered == [("pass",), ("dodge",), ("riposte", "paid")]
    dazed = shot_at(True)
    why = attack.why_not_riposte(dazed.s, dazed.s.scene(), 4, 1, names.ROLL_RANGED, 0)
    assert why is not None and (why.rule, why.why) == ("OLO-090", "reactor-stunned")
    assert dazed.play(("shoot", "a2", "b2")).asks == [(0, "fate")], "nothing to declare"


@rule("OLO-108", "OLO-089")
def test_a_stunned_rouage_rouses_nobody_but_itself() -> None:
    dazed: dict[str, Any] = {"a3": {"at": [4000, 8000], "stunned": True}, "a1": {"at": [4000, 9300], "stunned": True}}
    pair = bloc(pieces=dazed)
    assert pair.refused("rest", "a3", "a1", "stunned") == ("OLO-108", "only-itself")
    assert pair.offered == [("rest", "a3", "a3", "stunned"), ("end",)]


@rule("OLO-145", "OLO-155", "OLO-156", "OLO-002")
@pytest.mark.parametrize(("cover", "far", "dice"), [(1, 1, 5), (0, 1, 4), (1, 0, 3), (0, 0, 2)])
def test_a_shot_of_a_card_leaves_out_the_maluses_that_it_names(cover: int, far: int, dice: int) -> None:
    aim = bloc(
        [1] * 5,
        cabals=[HYNEK, OTHERS],
        active="a2",
        terrain=[box(8500, 6600, 9500, 7409)],
        pieces={"a2": (3000, 8000), "b2": {"at": [9000, 8000], "actions": 0}},
    )
    book = aim.s.content.book
    row = book.start(aim.s.content.ability_ids.index("tir_ajuste"), names.EFFECT) * program.WIDTH
    book.code[row + program.A], book.code[row + program.B] = cover, far
    aim.play(("use", "a2", "tir_ajuste"))
    assert len(aim.events("rolled")[0]["dice"]) == dice


@rule("OLO-038", "OLO-034", "OLO-135", "OLO-129")
@pytest.mark.parametrize(("answer", "kind"), [(("dodge",), 3), (("riposte", "paid"), 2)])
def test_whoever_answers_an_attack_is_supported_against_the_attacker(answer: tuple[str, ...], kind: int) -> None:
    for at, threshold in (((4000, 9500), 4), ((12000, 9500), 5)):
        fight = bloc([1] * 9, pieces={"a3": (4000, 8000), "b2": (5500, 8000), "b1": at})
        fight.play(("attack", "a3", "b2"), answer)
        attacked, answered = fight.events("rolled")
        assert (attacked["threshold"], answered["threshold"], len(answered["dice"])) == (5, threshold, kind)


@rule("OLO-117", "OLO-Q22", "OLO-Q21")
@pytest.mark.parametrize("side", ["west", "east", "south", "north"])
def test_a_push_by_a_tactic_goes_wherever_there_is_room(side: str) -> None:
    walls = {
        "west": box(7100, 7100, 7409, 8900, "low"),
        "east": box(8591, 7100, 8900, 8900, "low"),
        "south": box(7409, 7100, 8591, 7409, "low"),
        "north": box(7409, 8591, 8591, 8900, "low"),
    }
    behind = {"west": (9582, 8000), "east": (6418, 8000), "south": (8000, 9582), "north": (8000, 6418)}[side]
    fight = bloc(
        [5, 1, 1, 1],
        terrain=[wall for name, wall in walls.items() if name != side],
        pieces={"a3": (8000, 8000), "b2": {"at": [*behind], "actions": 0}},
    )
    fight.play(("attack", "a3", "b2"), ("keep",))
    assert ("tactic", "push_attacker", "paid") in fight.offered


@rule("OLO-Q12", "OLO-086", "OLO-040")
def test_fate_that_costs_the_game_rolls_no_study_again() -> None:
    dark = bloc([1, 1], bare=False, fiel=[2, 0], pieces={"a3": {"at": [3250, 6500], "noirceur": 3}})
    dark.play(("study", "a3", "m1"), ("tempt", "paid"))
    assert dark.table.result is not None and dark.table.result.reason == "fiel" and len(dark.events("rolled")) == 1


@rule("OLO-088", "OLO-107", "OLO-023")
def test_whoever_is_roused_has_a_threat_zone_again() -> None:
    dazed = bloc(pieces={"a3": {"at": [4000, 8000], "stunned": True}, "b2": {"at": [5500, 8000], "stunned": True}})
    assert [free(dazed.s.scene(), piece) for piece in (2, 4)] == [True, True]
    dazed.play(("rest", "a3", "a3", "stunned"))
    assert [free(dazed.s.scene(), piece) for piece in (2, 4)] == [True, False]
    assert ("attack", "a3", "b2") in dazed.offered


@rule("OLO-151", "OLO-149", "OLO-150")
def test_a_nearer_foe_that_is_hidden_or_engaged_protects_nobody() -> None:
    told: dict[str, Any] = {"cabals": [HYNEK, OTHERS], "active": "a2"}
    wall = [box(2000, 9000, 4000, 9300)]
    hidden = bloc([1] * 5, **told, terrain=wall, pieces={"a2": (3000, 8000), "b1": (3000, 10200), "b2": (8000, 8000)})
    assert hidden.refused("shoot", "a2", "b1") == ("OLO-022", "unseen")
    hidden.play(("shoot", "a2", "b2"))
    held = {"a2": (3000, 8000), "b1": (3000, 11000), "a1": (3000, 12500), "b2": (8000, 8000)}
    engaged = bloc([1] * 5, **told, pieces=held)
    assert engaged.refused("shoot", "a2", "b1") == ("OLO-150", "target-engaged")
    engaged.play(("shoot", "a2", "b2"))
    plain = bloc(**told, pieces={"a2": (3000, 8000), "b1": (3000, 11000), "b2": (8000, 8000)})
    assert plain.refused("shoot", "a2", "b2") == ("OLO-151", "not-nearest")


@rule("OLO-042", "OLO-043")
def test_a_study_that_tempts_fate_keeps_nothing_of_its_first_roll() -> None:
    lost = bloc([6, 6, 1, 1], bare=False, pieces={"a3": (3250, 6500)})
    lost.play(("study", "a3", "m1"), ("tempt", "paid"))
    assert [event["dice"] for event in lost.events("rolled")] == [[6, 6], [1, 1]]
    assert lost.events("studied") == [] and lost.piece("a3")["noirceur"] == 1
    kept = bloc([6, 1], bare=False, pieces={"a3": (3250, 6500)}).play(("study", "a3", "m1"), ("keep",))
    assert len(kept.events("studied")) == 1
