"""Specific abilities (OLO-092 to OLO-104): each card that does something of its own."""

from typing import Any

from ludotheque.games.olomoc import names, queries
from ludotheque.games.olomoc.phases.abilities import deed_of, needs_no_place
from ludotheque.games.olomoc.state import FIRST_MARKER
from ludotheque.kit.effects import program
from ludotheque.kit.geometry.sight import sees
from tests.games.olomoc.scene import OTHERS, Scene, box, content_with, filled, scene
from tests.marks import rule

TRIO = ("dominik_kralov", "kubik_oktobar", "petra_kantor")
PLAIN = ("chronographe", "disrupteur_quantique", "grappin")


def able(cabal: tuple[str, str, str], active: str, dice: list[int] | None = None, **told: Any) -> Scene:
    told = filled(told, cabals=[cabal, OTHERS], equipment=[PLAIN, PLAIN])
    return scene(dice, active=active, **told)


def carrying(card: str, dice: list[int] | None = None, **told: Any) -> Scene:
    return able(TRIO, "a3", dice, equipment=[("chronographe", "disrupteur_quantique", card), PLAIN], **told)


@rule("OLO-093", "OLO-094", "OLO-095", "OLO-098", "OLO-Q103")
def test_an_active_ability_has_a_bearer_a_cost_a_limit_and_a_use() -> None:
    warn = able(TRIO, "a3", pieces={"a3": (4000, 8000), "b2": (7000, 8000)})
    assert warn.refused("use", "a3", "surcharge") == ("OLO-093", "ability-not-its")
    assert warn.refused("use", "a3", "discipline") == ("OLO-098", "ability-not-active")
    assert warn.refused("use", "a2", "surcharge") == ("OLO-098", "not-active")
    warn.play(("use", "a3", "sommation"), ("at", 8500, 8000))
    assert warn.piece("a3")["actions"] == 3
    assert warn.refused("use", "a3", "sommation") == ("OLO-094", "ability-used")
    poor = able(TRIO, "a3", pieces={"a3": {"at": [4000, 8000], "actions": 0}, "b2": (7000, 8000)})
    assert poor.refused("use", "a3", "sommation") == ("OLO-095", "no-token")
    alone = able(TRIO, "a3", pieces={"a3": (4000, 8000)})
    assert alone.refused("use", "a3", "sommation") == ("OLO-Q103", "ability-useless")


@rule("OLO-093")
def test_a_rouage_uses_what_stands_on_its_profile_and_on_its_equipment() -> None:
    both = able(
        TRIO,
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
    near = able(TRIO, "a3", pieces={"a3": (4000, 8000), "a1": (4000, 10000), "b2": (5600, 9600)})
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
    near = able(TRIO, "a3", pieces={"a3": (4000, 8000), "a1": (4000, 10000), "b2": (8000, 8000)})
    assert near.threshold("a1", names.ROLL_DODGE, "b2") == 4
    assert near.threshold("a3", names.ROLL_DODGE, "b2") == 5, "not for herself"
    far = able(TRIO, "a3", pieces={"a3": (4000, 8000), "a1": (4000, 11183), "b2": (8000, 8000)})
    assert far.threshold("a1", names.ROLL_DODGE, "b2") == 5
    dazed = able(
        TRIO, "a3", pieces={"a3": {"at": [4000, 8000], "stunned": True}, "a1": (4000, 10000), "b2": (8000, 8000)}
    )
    assert dazed.threshold("a1", names.ROLL_DODGE, "b2") == 5


@rule("OLO-Q101")
def test_whoever_is_stunned_is_as_heavy_as_before() -> None:
    told: dict[str, Any] = {"cabals": [TRIO, ("rejeton", "ludmila_tesar", "porteur_daxe")]}
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
    drain = able(TRIO, "a2", pieces={"a2": (4000, 8000), "b2": {"at": [8000, 8000], "actions": 1}})
    drain.play(("use", "a2", "surcharge"))
    assert (drain.piece("b2")["actions"], drain.piece("a2")["noirceur"], drain.piece("a2")["actions"]) == (0, 1, 3)


@rule("OLO-038", "OLO-Q100")
def test_an_analysis_has_one_more_die_in_contact_with_the_marker() -> None:
    touch = able(TRIO, "a2", bare=False, pieces={"a2": (8000, 6818)})
    assert touch.dice("a2", names.ROLL_STUDY, "m2") == 5
    assert able(TRIO, "a2", bare=False, pieces={"a2": (8000, 6700)}).dice("a2", names.ROLL_STUDY, "m2") == 4


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
    swing = able(TRIO, "a1", [5, 1, 1, 1] * 2, pieces={"a1": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    swing.play(("attack", "a1", "b2"), ("keep",), ("tactic", "push_target", "ability"), ("at", 6000, 8000))
    assert swing.piece("b2")["checked"] == 1
    swing.play(("attack", "a1", "b2"), ("keep",))
    assert swing.refused("tactic", "push_target", "ability") == ("OLO-Q101", "no-ability")
    paid = able(TRIO, "a1", [5, 5, 5, 1] * 2, pieces={"a1": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
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
    told: dict[str, Any] = {"fiel": [2, 0], "equipment": [(*PLAIN[:2], "faveur_du_veneur"), PLAIN]}
    pieces = {"a3": {"at": [4000, 8000], "noirceur": 3}, "b2": {"at": [5500, 8000], "actions": 0}}
    fate = able(TRIO, "a3", [1] * 4 + [5, 1, 1, 1], pieces=pieces, **told)
    fate.play(("attack", "a3", "b2"), ("tempt", "ability"))
    assert not fate.table.over and (fate.has(0, "fiel"), fate.piece("a3")["noirceur"]) == (2, 3)
    assert fate.play(("pass",)).piece("b2")["checked"] == 1
    back = scene(
        [1] * 5 + [5, 5, 1, 1],
        active="a2",
        cabals=[("dominik_kralov", "hynek_novotny", "petra_kantor"), ("lumir_havel", "zdenka_mraz", "vlasta_cerna")],
        equipment=[PLAIN, PLAIN],
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
        equipment=[PLAIN, PLAIN],
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
        cabals=[TRIO, OTHERS],
        equipment=[("chronographe", "disrupteur_quantique", "chair_nouvelle"), PLAIN],
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
    s = able(TRIO, "a3", pieces={"a3": (4000, 8000)}).s
    s.content = content_with([])
    book = s.book()
    start = deed_of(s, 0, 0, s.content.ability_ids.index("litanie")).pc
    assert not needs_no_place(s, start) and needs_no_place(s, start + 1)
    code = [list(book.code)[row * program.WIDTH : (row + 1) * program.WIDTH] for row in (start, start + 1)]
    for row, line in zip((start + 1, start), code, strict=True):
        for k, number in enumerate(line):
            book.code[row * program.WIDTH + k] = number
    assert not needs_no_place(s, start), "the other way round"
