"""Specific abilities (OLO-092 to OLO-104): each card that does something of its own."""

from typing import Any

import pytest

from ludotheque.games.olomoc import effects, names, queries
from ludotheque.games.olomoc.phases import abilities
from ludotheque.games.olomoc.phases.abilities import deed_of, needs_no_place
from ludotheque.games.olomoc.state import FIRST_MARKER, Piece, Player
from ludotheque.kit.effects import program
from ludotheque.kit.effects.selectors import NONE
from ludotheque.kit.geometry.sight import sees
from tests.games.olomoc.scene import (
    ADMINISTRATION,
    BROOD,
    GANG,
    OTHERS,
    PACK,
    PLAIN,
    Scene,
    bloc,
    box,
    content_with,
    filled,
    scene,
)
from tests.marks import rule

WATCH = ("chronographe", "disrupteur_quantique", "grappin")


def able(cabal: tuple[str, str, str], active: str, dice: list[int] | None = None, **told: Any) -> Scene:
    told = filled(told, cabals=[cabal, OTHERS], equipment=[WATCH, WATCH])
    return scene(dice, active=active, **told)


def carrying(card: str, dice: list[int] | None = None, **told: Any) -> Scene:
    return able(ADMINISTRATION, "a3", dice, equipment=[("chronographe", "disrupteur_quantique", card), WATCH], **told)


@rule("OLO-093", "OLO-094", "OLO-095", "OLO-098", "OLO-Q103")
def test_an_active_ability_has_a_bearer_a_cost_a_limit_and_a_use() -> None:
    warn = able(ADMINISTRATION, "a3", pieces={"a3": (4000, 8000), "b2": (7000, 8000)})
    assert warn.refused("use", "a3", "surcharge") == ("OLO-093", "ability-not-its")
    assert warn.refused("use", "a3", "discipline") == ("OLO-098", "ability-not-active")
    assert warn.refused("use", "a2", "surcharge") == ("OLO-098", "not-active")
    warn.play(("use", "a3", "sommation"), ("at", 8500, 8000))
    assert warn.piece("a3")["actions"] == 3
    assert warn.refused("use", "a3", "sommation") == ("OLO-094", "ability-used")
    poor = able(ADMINISTRATION, "a3", pieces={"a3": {"at": [4000, 8000], "actions": 0}, "b2": (7000, 8000)})
    assert poor.refused("use", "a3", "sommation") == ("OLO-095", "no-token")
    alone = able(ADMINISTRATION, "a3", pieces={"a3": (4000, 8000)})
    assert alone.refused("use", "a3", "sommation") == ("OLO-Q103", "ability-useless")


@rule("OLO-093")
def test_a_rouage_uses_what_stands_on_its_profile_and_on_its_equipment() -> None:
    both = able(
        ADMINISTRATION,
        "a3",
        terrain=[box(1000, 7000, 2000, 9000)],
        pieces={"a3": (4000, 8000), "a1": (7000, 4000), "b2": (7000, 8000)},
    )
    both.play(("use", "a3", "sommation"), ("at", 8500, 8000), ("use", "a3", "grappin"), ("at", 3000, 8000))
    assert both.at("b2") == (8500, 8000) and both.at("a3") == (3000, 8000)
    assert both.refused("use", "a3", "masse") == ("OLO-093", "ability-not-its"), "Dominik's, of the same cabal"


@rule("OLO-095")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    milena = ("milena_hruba", "kubik_oktobar", "petra_kantor")
    for actions in (1, 2):
        places: dict[str, Any] = {"a1": {"at": [4000, 8000], "checked": 1, "actions": actions}, "a2": (9000, 9000)}
        aid = able(milena, "a1", pieces=places)
        if actions == 1:
            assert aid.refused("use", "a1", "premiers_soins") == ("OLO-095", "no-token")
        else:
            assert aid.play(("use", "a1", "premiers_soins")).piece("a1")["actions"] == 0


@rule("OLO-099", "OLO-157")
def test_permanent_abilities_of_a_stunned_rouage_that_is_not_active_go_on() -> None:
    rubble = able(
        ("limier_gris", "hedvika_lang", "veneur_anton"),
        "a1",
        terrain=[box(5500, 7000, 6000, 9000)],
        pieces={"a1": (4000, 4000), "a2": {"at": [4000, 8000], "stunned": True}},
    )
    assert not rubble.piece("a2")["active"] and queries.covered(rubble.s, rubble.s.scene(), 1)


@rule("OLO-104", "OLO-101")
def test_what_a_card_says_of_rouages_near_is_for_allies() -> None:
    near = able(ADMINISTRATION, "a3", pieces={"a3": (4000, 8000), "a1": (4000, 10000), "b2": (5600, 9600)})
    assert near.threshold("a1", names.ROLL_DODGE, "b2") == 4
    assert near.threshold("b2", names.ROLL_DODGE, "a1") == 5, "an enemy, as near to Pétra"
    pray = able(
        ("dominik_kralov", "kubik_oktobar", "jana_alena_novak"),
        "a3",
        pieces={"a3": (4000, 8000), "a1": (4000, 10000), "b2": {"at": [7000, 8000], "noirceur": 2}},
    )
    assert pray.refused("use", "a3", "litanie") == ("OLO-Q103", "ability-useless"), "no ally has a token"


@rule("OLO-101", "OLO-104", "OLO-Q100", "OLO-099")
def test_discipline_helps_other_allies_near_its_bearer() -> None:
    near = able(ADMINISTRATION, "a3", pieces={"a3": (4000, 8000), "a1": (4000, 10000), "b2": (8000, 8000)})
    assert near.threshold("a1", names.ROLL_DODGE, "b2") == 4
    assert near.threshold("a3", names.ROLL_DODGE, "b2") == 5, "not for herself"
    far = able(ADMINISTRATION, "a3", pieces={"a3": (4000, 8000), "a1": (4000, 11183), "b2": (8000, 8000)})
    assert far.threshold("a1", names.ROLL_DODGE, "b2") == 5
    dazed = able(
        ADMINISTRATION,
        "a3",
        pieces={"a3": {"at": [4000, 8000], "stunned": True}, "a1": (4000, 10000), "b2": (8000, 8000)},
    )
    assert dazed.threshold("a1", names.ROLL_DODGE, "b2") == 5


@rule("OLO-Q101")
def test_whoever_is_stunned_is_as_heavy_as_before() -> None:
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, ("rejeton", "ludmila_tesar", "porteur_daxe")]}
    heavy = scene(**told, pieces={"a3": (4000, 8000), "b3": {"at": [7000, 8000], "stunned": True}})
    assert heavy.refused("use", "a3", "sommation") == ("OLO-Q103", "ability-useless")
    light = scene(**told, pieces={"a3": (4000, 8000), "b2": {"at": [7000, 8000], "stunned": True}})
    assert ("use", "a3", "sommation") in light.offered


@rule("OLO-084", "OLO-Q53", "OLO-096", "OLO-100")
def test_a_litany_moves_a_token_and_a_cost_in_noirceur_may_be_fiel() -> None:
    pray = able(
        ("dominik_kralov", "kubik_oktobar", "jana_alena_novak"),
        "a3",
        pieces={"a3": {"at": [4000, 8000], "noirceur": 3}, "a1": {"at": [4000, 10000], "noirceur": 1}},
    )
    pray.play(("use", "a3", "litanie"))
    assert (pray.piece("a1")["noirceur"], pray.piece("a3")["noirceur"], pray.has(0, "fiel")) == (0, 3, 1)
    drain = able(ADMINISTRATION, "a2", pieces={"a2": (4000, 8000), "b2": {"at": [8000, 8000], "actions": 1}})
    drain.play(("use", "a2", "surcharge"))
    assert (drain.piece("b2")["actions"], drain.piece("a2")["noirceur"], drain.piece("a2")["actions"]) == (0, 1, 3)


@rule("OLO-038", "OLO-Q100")
def test_an_analysis_has_one_more_die_in_contact_with_the_marker() -> None:
    touch = able(ADMINISTRATION, "a2", bare=False, pieces={"a2": (8000, 6818)})
    assert touch.dice("a2", names.ROLL_STUDY, "m2") == 5
    assert able(ADMINISTRATION, "a2", bare=False, pieces={"a2": (8000, 6700)}).dice("a2", names.ROLL_STUDY, "m2") == 4
    first = able(ADMINISTRATION, "a2", bare=False, pieces={"a2": (3250, 6818)})
    assert first.dice("a2", names.ROLL_STUDY, "m1") == 5, "whichever marker it is"


@rule("OLO-113", "OLO-145", "OLO-Q42")
def test_an_aimed_shot_ignores_maluses_and_counts_as_an_attack() -> None:
    hynek = ("dominik_kralov", "hynek_novotny", "petra_kantor")
    aim = able(hynek, "a2", [1] * 5, pieces={"a2": (3000, 8000), "b2": {"at": [9000, 8000], "actions": 0}})
    aim.play(("use", "a2", "tir_ajuste"))
    assert len(aim.events("rolled")[0]["dice"]) == 5
    aim.play(("keep",))
    assert (aim.piece("a2")["attacks"], aim.piece("a2")["actions"]) == (1, 2)
    spent = able(hynek, "a2", pieces={"a2": {"at": [3000, 8000], "attacks": 2}, "b2": (9000, 8000)})
    assert spent.refused("use", "a2", "tir_ajuste") == ("OLO-112", "no-attack-left")


@rule("OLO-Q101", "OLO-118")
def test_the_sledgehammer_pushes_for_nothing_once_a_phase() -> None:
    swing = able(
        ADMINISTRATION, "a1", [5, 1, 1, 1] * 2, pieces={"a1": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}}
    )
    swing.play(("attack", "a1", "b2"), ("keep",), ("tactic", "push_target", "ability"), ("at", 6000, 8000))
    assert swing.piece("b2")["checked"] == 1
    swing.play(("attack", "a1", "b2"), ("keep",))
    assert swing.refused("tactic", "push_target", "ability") == ("OLO-Q101", "no-ability")
    paid = able(
        ADMINISTRATION, "a1", [5, 5, 5, 1] * 2, pieces={"a1": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}}
    )
    paid.play(("attack", "a1", "b2"), ("keep",), ("tactic", "push_target", "paid"), ("at", 6000, 8000))
    paid.play(("attack", "a1", "b2"), ("keep",))
    assert ("tactic", "push_target", "ability") in paid.offered, "whoever pays has not used it"


@rule("OLO-Q113", "OLO-106", "OLO-101")
def test_first_aid_transfusion_and_prayer() -> None:
    aid = able(
        ("milena_hruba", "kubik_oktobar", "petra_kantor"),
        "a1",
        pieces={"a1": {"at": [4000, 8000], "checked": 1}, "a2": {"at": [4000, 9182], "checked": 2}},
    )
    aid.play(("use", "a1", "premiers_soins"))
    assert aid.offered == [("target", "a1"), ("target", "a2")]
    assert aid.play(("target", "a2")).piece("a2")["checked"] == 1
    pray = able(
        ("tomas_jelinek", "hedvika_lang", "bozena_krall"),
        "a1",
        pieces={"a1": (4000, 8000), "a2": {"at": [4000, 10000], "stunned": True}},
    )
    assert not pray.play(("use", "a1", "priere")).piece("a2")["stunned"]


@rule("OLO-Q101", "OLO-097", "OLO-Q65")
def test_a_free_reaction_counts_and_leaves_the_paid_one() -> None:
    back = able(
        ("dominik_kralov", "hynek_novotny", "petra_kantor"),
        "a2",
        [1] * 5 + [5, 5, 1, 1],
        cabals=[("dominik_kralov", "hynek_novotny", "petra_kantor"), ("lumir_havel", "zdenka_mraz", "vlasta_cerna")],
        pieces={"a2": (3000, 8000), "b3": {"at": [6500, 8000], "actions": 1}},
    )
    back.play(("shoot", "a2", "b3"))
    assert {("riposte", "paid"), ("riposte", "ability")} <= set(back.offered)
    back.play(("riposte", "ability"), ("keep",))
    assert back.piece("b3")["actions"] == 1 and back.piece("a2")["checked"] == 1
    back.play(("shoot", "a2", "b3"))
    assert back.refused("riposte", "ability") == ("OLO-Q101", "no-ability")


@rule("OLO-Q65", "OLO-097")
def test_what_is_free_costs_neither_actions_nor_noirceur() -> None:
    told: dict[str, Any] = {"fiel": [2, 0], "equipment": [(*WATCH[:2], "faveur_du_veneur"), WATCH]}
    pieces = {"a3": {"at": [4000, 8000], "noirceur": 3}, "b2": {"at": [5500, 8000], "actions": 0}}
    fate = able(ADMINISTRATION, "a3", [1] * 4 + [5, 1, 1, 1], pieces=pieces, **told)
    fate.play(("attack", "a3", "b2"), ("tempt", "ability"))
    assert not fate.table.over and (fate.has(0, "fiel"), fate.piece("a3")["noirceur"]) == (2, 3)
    assert fate.play(("pass",)).piece("b2")["checked"] == 1
    back = scene(
        [1] * 5 + [5, 5, 1, 1],
        active="a2",
        cabals=[("dominik_kralov", "hynek_novotny", "petra_kantor"), ("lumir_havel", "zdenka_mraz", "vlasta_cerna")],
        equipment=[WATCH, WATCH],
        pieces={"a2": (3000, 8000), "b3": {"at": [6500, 8000], "actions": 0}},
    ).play(("shoot", "a2", "b3"))
    assert back.offered == [("pass",), ("riposte", "ability")], "without a token"


@rule("OLO-113", "OLO-096")
def test_frenzy_and_crush() -> None:
    rage = able(
        ("lumir_havel", "otakar_blaha", "vlasta_cerna"),
        "a2",
        [1] * 7,
        pieces={"a2": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}},
    )
    rage.play(("use", "a2", "forcene"))
    assert len(rage.events("rolled")[0]["dice"]) == 7 and rage.piece("a2")["noirceur"] == 1
    crush = able(
        ("rejeton", "ludmila_tesar", "porteur_daxe"),
        "a3",
        [5] + [1] * 5,
        pieces={"a3": (4000, 8000), "b2": {"at": [5900, 8000], "actions": 0}},
    )
    crush.play(("use", "a3", "ecrasement"), ("keep",), ("pass",))
    assert crush.piece("b2")["stunned"] and crush.piece("b2")["checked"] == 1
    miss = able(
        ("rejeton", "ludmila_tesar", "porteur_daxe"),
        "a3",
        [1] * 6,
        pieces={"a3": (4000, 8000), "b2": {"at": [5900, 8000], "actions": 0}},
    )
    assert not miss.play(("use", "a3", "ecrasement"), ("keep",)).piece("b2")["stunned"]


@rule("OLO-014", "OLO-Q24", "OLO-Q107", "OLO-Q102")
def test_contamination_taints_terrain_for_the_cycle() -> None:
    told: dict[str, Any] = {
        "terrain": [box(5000, 7000, 6000, 9000)],
        "pieces": {"a2": (4409, 8000), "a1": (7500, 8000)},
    }
    taint = able(("lumir_havel", "zdenka_mraz", "vlasta_cerna"), "a2", **told)
    taint.play(("use", "a2", "contamination"))
    assert taint.table.view(None)["tainted"] == [1] and taint.piece("a2")["noirceur"] == 0
    assert taint.refused("use", "a2", "contamination") == ("OLO-094", "ability-used")


@rule("OLO-002", "OLO-138")
def test_a_prowler_cannot_be_struck_when_it_leaves() -> None:
    slip = able(("lumir_havel", "zdenka_mraz", "vlasta_cerna"), "a1", pieces={"a1": (4000, 8000), "b2": (5500, 8000)})
    slip.play(("march", "a1"), ("at", 2000, 8000))
    assert slip.asks == [(0, "activation")] and slip.at("a1") == (2000, 8000)


@rule("OLO-034", "OLO-040", "OLO-082")
def test_a_whisper_needs_two_successes_and_fate_may_be_tempted() -> None:
    ilse = ("rejeton", "ludmila_tesar", "soeur_ilse")
    told: dict[str, Any] = {"pieces": {"a3": (4000, 8000), "b2": {"at": [8000, 8000], "noirceur": 1}}}
    soft = able(ilse, "a3", [5, 5, 1, 1], **told).play(("use", "a3", "murmure"), ("keep",))
    assert soft.piece("b2")["noirceur"] == 2
    weak = able(ilse, "a3", [5, 1, 1, 1], **told).play(("use", "a3", "murmure"), ("keep",))
    assert weak.piece("b2")["noirceur"] == 1


@rule("OLO-083", "OLO-212", "OLO-Q71")
def test_familiarity_keeps_tainted_elements_off_but_not_at_the_start_of_a_cycle() -> None:
    ilse = ("rejeton", "ludmila_tesar", "soeur_ilse")
    walk = able(ilse, "a3", bare=False, agenda="purification", pieces={"a3": (8000, 5000)})
    walk.play(("march", "a3"), ("at", 8000, 4432))
    assert walk.piece("a3")["noirceur"] == 0
    rift = scene(
        step="mechanism",
        tie=False,
        pile=["2.236"],
        cabals=[ilse, OTHERS],
        equipment=[WATCH, WATCH],
        bare=False,
        agenda="purification",
        pieces={"a3": (8000, 5000)},
    )
    assert rift.asks == [(1, "where")]
    assert rift.play(("at", 8000, 4432)).piece("a3")["noirceur"] == 1


@rule("OLO-Q107", "OLO-099")
def test_a_mark_gives_other_allies_a_die_against_the_quarry() -> None:
    pack = ("limier_gris", "premek_dusek", "veneur_anton")
    hunt = able(pack, "a3", pieces={"a3": (4000, 8000), "a1": (8000, 9600), "b2": (8000, 8000), "b3": (8000, 12000)})
    hunt.play(("use", "a3", "marque_du_gibier"))
    if hunt.asks[0][1] == "effect-pick":
        hunt.play(("target", "b2"))
    assert hunt.dice("a1", names.ROLL_FRONTAL, "b2") == 5 and hunt.dice("a1", names.ROLL_FRONTAL, "b3") == 4
    assert hunt.dice("a3", names.ROLL_FRONTAL, "b2") == 4, "not for Anton himself"
    assert hunt.dice("a1", names.ROLL_RIPOSTE, "b2") == 4


@rule("OLO-078", "OLO-002")
def test_spoils_of_the_hunt_give_no_noirceur_for_an_enemy() -> None:
    kill = able(
        ("limier_gris", "premek_dusek", "veneur_anton"),
        "a3",
        [5, 1, 1, 1],
        pieces={"a3": (4000, 8000), "b2": {"at": [5600, 8000], "checked": 5, "actions": 0}},
    )
    kill.play(("attack", "a3", "b2"), ("keep",), ("pass",))
    assert kill.piece("b2")["where"] == "out" and kill.piece("a3")["noirceur"] == 0


@rule("OLO-157", "OLO-Q100", "OLO-122", "OLO-Q36")
def test_probe_rubble_and_scent_reach_farther() -> None:
    probe = able(("limier_gris", "premek_dusek", "veneur_anton"), "a2", bare=False, pieces={"a2": (8000, 4000)})
    assert ("study", "a2", "m2") in probe.offered
    rubble = able(
        ("limier_gris", "hedvika_lang", "veneur_anton"),
        "a2",
        terrain=[box(5500, 7000, 6000, 9000)],
        pieces={"a2": (4000, 8000), "a1": (3800, 11000)},
    )
    s = rubble.s
    assert queries.covered(s, s.scene(), 1) and not queries.covered(s, s.scene(), 0)
    scent = able(
        ("limier_gris", "hedvika_lang", "veneur_anton"),
        "a1",
        terrain=[box(6000, 6600, 6300, 9400)],
        pieces={"a1": (4800, 8000), "b2": (7400, 8000)},
    )
    assert ("charge", "a1", "b2") in scent.offered and not sees(scent.s.scene(), 0, 4)


@rule("OLO-Q101", "OLO-119")
def test_the_truncheon_stuns_for_one_success() -> None:
    stun = carrying(
        "matraque_lestee", [5, 1, 1, 1], pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}}
    )
    stun.play(("attack", "a3", "b2"), ("keep",), ("tactic", "stun_target", "ability"))
    assert stun.piece("b2")["stunned"] and stun.piece("b2")["checked"] == 0


@rule("OLO-Q102", "OLO-Q100")
def test_an_exoskeleton_and_a_shard_add_dice() -> None:
    told: dict[str, Any] = {"pieces": {"a3": (4000, 8000), "b2": (5500, 8000)}}
    assert carrying("exosquelette", **told).dice("a3", names.ROLL_FRONTAL, "b2") == 5
    assert carrying("exosquelette", **told).dice("a3", names.ROLL_CHARGE, "b2") == 4
    told["pieces"] = {"a3": {"at": [4000, 8000], "moved": 1, "noirceur": 2}, "b2": (5500, 8000)}
    assert carrying("exosquelette", **told).dice("a3", names.ROLL_FRONTAL, "b2") == 4
    assert carrying("eclat_daxe", **told).dice("a3", names.ROLL_FRONTAL, "b2") == 5
    assert carrying("eclat_daxe", **told).dice("a3", names.ROLL_RIPOSTE, "b2") == 4
    assert carrying("lame_de_recuperation", **told).dice("a3", names.ROLL_RIPOSTE, "b2") == 5


@rule("OLO-Q75", "OLO-Q103", "OLO-Q86")
def test_a_stimulant_works_off_the_bloc_and_only_below_four() -> None:
    kit = carrying("trousse_stimulante", pieces={"a3": {"actions": 0}})
    assert kit.offered == [("use", "a3", "trousse_stimulante"), ("end",)]
    kit.play(("use", "a3", "trousse_stimulante"))
    assert kit.offered == [("enter", "a3")] and kit.piece("a3")["noirceur"] == 1
    full = carrying("trousse_stimulante", pieces={"a3": (4000, 8000)})
    assert full.refused("use", "a3", "trousse_stimulante") == ("OLO-Q103", "ability-useless")


@rule("OLO-234", "OLO-Q114")
def test_a_master_plan_lets_propaganda_coordinate_once() -> None:
    plan = carrying(
        "plan_directeur",
        phase=3,
        propaganda_card=True,
        pieces={"a3": (4000, 8000), "a1": {"at": [7000, 8000], "turned": 1}},
    )
    plan.play(("coordinate", "a3", "a1", "plain"))
    assert plan.piece("a1")["active"]


@rule("OLO-013", "OLO-021", "OLO-G23")
def test_smoke_cuts_lines_of_sight_and_gives_no_cover() -> None:
    smoke = carrying("fumigenes", pieces={"a3": (4000, 8000), "b2": (9000, 8000)})
    assert ("shoot", "a3", "b2") in smoke.offered
    smoke.play(("use", "a3", "fumigenes"), ("at", 6500, 8000))
    assert smoke.refused("shoot", "a3", "b2") == ("OLO-022", "unseen")
    assert smoke.table.view(None)["markers"][0]["kind"] == "smoke"


@rule("OLO-021", "OLO-G23")
def test_smoke_that_has_gone_hides_nobody_and_elsewhere_it_hides_others() -> None:
    smoke = carrying("fumigenes", pieces={"a3": (4000, 8000), "b2": (9000, 8000)})
    plain = smoke.s.board
    smoke.play(("use", "a3", "fumigenes"), ("at", 6500, 8000))
    first = smoke.s.board
    assert first.polygons() == plain.polygons() + 1 and smoke.s.board is first
    smoke.s.set_down(FIRST_MARKER, 6500, 9000)
    assert smoke.s.board is not first and ("shoot", "a3", "b2") in smoke.offered
    smoke.s.set_down(FIRST_MARKER, 6500, 8000)
    assert smoke.refused("shoot", "a3", "b2") == ("OLO-022", "unseen")
    smoke.s.take_away(FIRST_MARKER)
    assert smoke.s.board is plain


@rule("OLO-038", "OLO-041", "OLO-239")
def test_a_mandate_a_favour_and_new_flesh() -> None:
    told: dict[str, Any] = {"bare": False, "pieces": {"a3": (8000, 6500)}}
    assert carrying("mandat_special", **told).threshold("a3", names.ROLL_STUDY, "m2") == 4
    favour = carrying(
        "faveur_du_veneur", [1] * 8, pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}}
    )
    favour.play(("attack", "a3", "b2"), ("tempt", "ability"))
    assert favour.piece("a3")["noirceur"] == 0
    flesh = scene(
        step="end",
        pile=["2.000"],
        cabals=[ADMINISTRATION, OTHERS],
        equipment=[("chronographe", "disrupteur_quantique", "chair_nouvelle"), WATCH],
        pieces={"a3": {"at": [4000, 8000], "noirceur": 2, "checked": 3}},
    )
    assert flesh.piece("a3")["checked"] == 2


@rule("OLO-Q99", "OLO-Q104")
def test_brutal_charges_bounds_and_supplies() -> None:
    brute = able(("rejeton", "drahomir_vesely", "porteur_daxe"), "a2", pieces={"a2": (4000, 8000), "b2": (5700, 8000)})
    assert brute.dice("a2", names.ROLL_CHARGE, "b2") == 5 and brute.dice("a2", names.ROLL_FRONTAL, "b2") == 4
    supply = able(
        ("karel_ruzicka", "drahomir_vesely", "porteur_daxe"),
        "a1",
        pieces={"a1": (4000, 8000), "a2": {"at": [4000, 11000], "actions": 1}},
    )
    assert supply.play(("use", "a1", "ravitaillement")).piece("a2")["actions"] == 2
    guard = able(("limier_gris", "premek_dusek", "bozena_krall"), "a3", pieces={"a3": (4000, 8000), "b2": (5500, 8000)})
    assert guard.dice("a3", names.ROLL_RIPOSTE, "b2") == 6


@rule("OLO-Q75")
def test_all_that_an_ability_does_must_need_no_place() -> None:
    s = able(ADMINISTRATION, "a3", pieces={"a3": (4000, 8000)}).s
    s.content = content_with([])
    book = s.book()
    start = deed_of(s, 0, 0, s.content.ability_ids.index("litanie")).pc
    assert not needs_no_place(s, start) and needs_no_place(s, start + 1)
    code = [list(book.code)[row * program.WIDTH : (row + 1) * program.WIDTH] for row in (start, start + 1)]
    for row, line in zip((start + 1, start), code, strict=True):
        for k, number in enumerate(line):
            book.code[row * program.WIDTH + k] = number
    assert not needs_no_place(s, start), "the other way round"


SEALED = [  # everything but the room of one base around (4000, 8000)
    box(0, 0, 3409, 16000),
    box(4591, 0, 16000, 16000),
    box(3409, 0, 4591, 7409),
    box(3409, 8591, 4591, 16000),
]


def sealed_in(cabal: tuple[str, str, str], active: str, card: str = "grappin", **told: Any) -> Scene:
    """Somebody has the room of its base and not a thousandth more."""
    gear = ["exosquelette", "chronographe", "insigne_de_kantor"]
    gear[int(active[1]) - 1] = card
    told = filled(told, cabals=[cabal, OTHERS], equipment=[gear, PLAIN])
    return scene(active=active, terrain=SEALED, pieces={active: (4000, 8000)}, **told)


@rule("OLO-Q112", "OLO-Q103", "OLO-Q22")
def test_sealed_in_nothing_that_needs_a_place_is_offered() -> None:
    shut = sealed_in(ADMINISTRATION, "a3")
    assert shut.offered == [("end",)]
    assert shut.refused("march", "a3") == ("OLO-Q112", "no-way")
    assert shut.refused("use", "a3", "grappin") == ("OLO-Q103", "ability-useless")
    for cabal, active, ability in (
        (BROOD, "a1", "bond"),
        (("ivana_prokop", *GANG[1:]), "a1", "barricade"),
        (GANG, "a3", "embuscade"),
    ):
        assert sealed_in(cabal, active).refused("use", active, ability) == ("OLO-Q103", "ability-useless")
    for card in ("fumigenes", "disrupteur_quantique"):
        assert sealed_in(ADMINISTRATION, "a3", card).refused("use", "a3", card) == ("OLO-Q103", "ability-useless")


@rule("OLO-Q35", "OLO-Q103")
def test_a_warning_does_not_move_the_heavy_ones() -> None:
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, ("rejeton", "ludmila_tesar", "porteur_daxe")]}
    heavy = bloc(**told, pieces={"a3": (4000, 8000), "b3": (7000, 8000)})
    assert heavy.refused("use", "a3", "sommation") == ("OLO-Q103", "ability-useless")
    both = bloc(**told, pieces={"a3": (4000, 8000), "b3": (7000, 8000), "b2": (4000, 11000)})
    assert both.play(("use", "a3", "sommation")).s.stack[-1].piece == 4, "the only one that can be pushed"
    stone = bloc(pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "gargoule", "at": [7000, 8000]}])
    assert stone.refused("use", "a3", "sommation") == ("OLO-Q103", "ability-useless")


@rule("OLO-092", "OLO-098")
def test_only_the_abilities_that_say_so_have_a_condition() -> None:
    held = bloc(cabals=[GANG, OTHERS], pieces={"a3": (4000, 8000), "b2": (5500, 8000)})
    s = held.s
    unmet = set()
    for ability, name in enumerate(s.content.ability_ids):
        if s.content.timing[ability] == names.ACTIVE:
            deed = abilities.deed_of(s, 0, 2, ability)
            if not abilities.condition_met(s, deed, ability):
                unmet.add(name)
    assert unmet == {"embuscade"}


@rule("OLO-Q107", "OLO-099")
def test_a_mark_outlives_the_one_who_gave_it() -> None:
    hunt = bloc(
        [1] * 4 + [5, 5],
        cabals=[PACK, OTHERS],
        equipment=[("chronographe", "disrupteur_quantique", "grappin"), PLAIN],
        pieces={"a3": {"at": [4000, 8000], "checked": 6}, "a1": (9000, 9700), "b2": (5700, 8000)},
    )
    hunt.play(("use", "a3", "marque_du_gibier"), ("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    assert hunt.piece("a3")["where"] == "out"
    assert hunt.dice("a1", names.ROLL_FRONTAL, "b2") == 5 and hunt.dice("a1", names.ROLL_FRONTAL, "b1") == 4


@rule("OLO-Q103", "OLO-014")
def test_tainted_terrain_is_not_tainted_again() -> None:
    told: dict[str, Any] = {"cabals": [GANG, OTHERS], "active": "a2", "pieces": {"a2": (4409, 8000)}}
    stain = bloc(**told, terrain=[box(5000, 7000, 6000, 9000)])
    stain.s.tainted = 1
    assert stain.refused("use", "a2", "contamination") == ("OLO-Q103", "ability-useless")
    pair = bloc(**told, terrain=[box(5000, 7000, 6000, 9000), box(2000, 7000, 3500, 9000)])
    pair.s.tainted = 1
    assert pair.play(("use", "a2", "contamination")).table.view(None)["tainted"] == [1, 2]


def columns(s: Any, piece: int) -> tuple[int, int, int, int]:
    """Noirceur, actions, stunned, life points checked."""
    found = (Piece.noirceur, Piece.actions, Piece.stunned, Piece.checked)
    return tuple(int(s.of(piece, column)) for column in found)  # type: ignore[return-value]


@rule("OLO-082", "OLO-087", "OLO-210", "OLO-Q113", "OLO-Q86")
@pytest.mark.parametrize(
    ("op", "n", "before", "after"),
    [
        (effects.GAIN_NOIRCEUR, 1, (1, 2, 0, 2), (2, 2, 0, 2)),
        (effects.GAIN_NOIRCEUR, 2, (0, 2, 0, 2), (2, 2, 0, 2)),
        (effects.LOSE_NOIRCEUR, 1, (2, 2, 0, 2), (1, 2, 0, 2)),
        (effects.LOSE_NOIRCEUR, 2, (1, 2, 0, 2), (0, 2, 0, 2)),
        (effects.GAIN_ACTIONS, 1, (1, 2, 0, 2), (1, 3, 0, 2)),
        (effects.GAIN_ACTIONS, 2, (1, 3, 0, 2), (1, 4, 0, 2)),
        (effects.LOSE_ACTIONS, 2, (1, 3, 0, 2), (1, 1, 0, 2)),
        (effects.LOSE_ACTIONS, 2, (1, 1, 0, 2), (1, 0, 0, 2)),
        (effects.STUN, 1, (1, 2, 0, 2), (1, 2, 1, 2)),
        (effects.STUN, 1, (1, 2, 1, 2), (1, 2, 1, 2)),
        (effects.ROUSE, 1, (1, 2, 1, 2), (1, 2, 0, 2)),
        (effects.HEAL, 1, (1, 2, 0, 2), (1, 2, 0, 1)),
        (effects.HEAL, 1, (1, 2, 0, 0), (1, 2, 0, 0)),
    ],
)
def test_what_a_verb_changes_and_of_whom(op: int, n: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    noirceur, actions, stunned, checked = before
    row = {"noirceur": noirceur, "actions": actions, "stunned": bool(stunned), "checked": checked}
    s = bloc(pieces={"b2": {"at": [8000, 8000], **row}, "a3": (4000, 8000)}).s
    others = [columns(s, piece) for piece in (0, 1, 2, 3, 5)]
    abilities.Deed(1, 0, NONE, NONE).do(s, op, 4, n, 0, 0, 0)
    assert columns(s, 4) == after and [columns(s, piece) for piece in (0, 1, 2, 3, 5)] == others
    assert [int(s.get(seat, Player.fiel)) for seat in range(2)] == [0, 0]


@rule("OLO-092", "OLO-Q103")
@pytest.mark.parametrize(
    ("what", "row", "has"),
    [
        (names.HAS_NOIRCEUR, {"noirceur": 1}, True),
        (names.HAS_NOIRCEUR, {"stunned": True, "checked": 1}, False),
        (names.HAS_ACTION, {"actions": 1}, True),
        (names.HAS_ACTION, {"actions": 0, "stunned": True}, False),
        (names.HAS_SPENT_ACTION, {"actions": 3}, True),
        (names.HAS_SPENT_ACTION, {"actions": 4, "stunned": True}, False),
        (names.HAS_WOUND, {"checked": 1}, True),
        (names.HAS_WOUND, {"noirceur": 1, "stunned": True}, False),
        (names.HAS_ANYTHING, {}, True),
        (names.HAS_STUNNED, {"stunned": True}, True),
        (names.HAS_STUNNED, {"noirceur": 1, "checked": 1}, False),
    ],
)
def test_what_a_target_must_have(what: int, row: dict[str, Any], has: bool) -> None:
    s = bloc(pieces={"b2": {"at": [8000, 8000], **row}}).s
    assert abilities.has_it(s, 4, what) is has


@rule("OLO-092", "OLO-099", "OLO-100")
@pytest.mark.parametrize(
    ("atom", "yes", "no"),
    [
        (effects.IS_STUNNED, {"stunned": True}, {"checked": 1}),
        (effects.IS_WOUNDED, {"checked": 1}, {"stunned": True}),
        (effects.IS_UNMOVED, {"moved": 0}, {"moved": 1}),
        (effects.IS_FREE, {"at": [12000, 12000]}, {"at": [5500, 8000]}),
        (effects.IS_COVERED, {"at": [8000, 8591]}, {"at": [8000, 8700]}),
    ],
)
def test_what_a_test_asks(atom: int, yes: dict[str, Any], no: dict[str, Any]) -> None:
    for row, holds in ((yes, True), (no, False)):
        told = {"at": [12000, 12000]} | row
        s = bloc(pieces={"a3": (4000, 8000), "b2": told}, terrain=[box(7000, 7000, 9000, 8000)]).s
        deed = abilities.deed_of(s, 0, 2, s.content.ability_ids.index("sommation"))
        assert deed.holds(s, atom, 0, 0, 4) is holds, row
    away = bloc(pieces={"a3": (4000, 8000)}).s
    deed = abilities.deed_of(away, 0, 2, away.content.ability_ids.index("sommation"))
    assert not deed.holds(away, effects.IS_FREE, 0, 0, 4) and not deed.holds(away, effects.IS_COVERED, 0, 0, 4)


@rule("OLO-022", "OLO-015", "OLO-104")
def test_a_hook_holds_on_to_terrain_near_and_in_sight_and_to_no_zone() -> None:
    hook = bloc(
        pieces={"a3": (2000, 8000)},
        terrain=[
            box(4000, 7000, 4500, 9000),
            box(5000, 7500, 5500, 8500),  # behind the first
            box(1000, 10000, 3000, 11000, "zone"),
            box(9000, 3000, 9500, 3500),  # beyond six inches
        ],
    )
    assert hook.play(("use", "a3", "grappin")).asks == [(0, "where")], "one décor is left: it is taken"
    assert hook.s.stack[-1].target == 0


@rule("OLO-Q75", "OLO-Q73")
def test_with_no_way_in_only_what_needs_no_place_is_used() -> None:
    brood = ("rejeton", "ludmila_tesar", "soeur_ilse")
    gear = [("disrupteur_quantique", "trousse_stimulante", "fumigenes"), PLAIN]
    told: dict[str, Any] = {"cabals": [brood, OTHERS], "equipment": gear, "terrain": [box(0, 0, 16000, 4800)]}
    for piece, ability in (("a1", "bond"), ("a1", "disrupteur_quantique"), ("a3", "fumigenes"), ("a3", "murmure")):
        shut = bloc(**told, active=piece)
        assert shut.refused("use", piece, ability) == ("OLO-Q75", "ability-off-bloc")
    spent = bloc(**told, active="a2", pieces={"a2": {"actions": 2}}).play(("use", "a2", "trousse_stimulante"))
    assert (spent.piece("a2")["actions"], spent.piece("a2")["noirceur"]) == (3, 1)
