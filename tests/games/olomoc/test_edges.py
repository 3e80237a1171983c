"""Bounds and exceptions that a plain scene does not come to: who is not active, not there, sealed in, in the way."""

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import effects, guards, names, queries, rows, state
from ludotheque.games.olomoc.phases import abilities, attack, harm, hostiles, moving
from ludotheque.games.olomoc.state import Piece, Player
from ludotheque.kit.effects.selectors import NONE
from ludotheque.kit.geometry.measure import gap_up
from tests.games.olomoc.scene import (
    ADMINISTRATION,
    OTHERS,
    Scene,
    box,
    content_with,
    filled,
    fresh,
    places,
    scene,
    until,
)
from tests.marks import rule

PLAIN = ("exosquelette", "disrupteur_quantique", "grappin")
HYNEK = ("dominik_kralov", "hynek_novotny", "petra_kantor")
GANG = ("lumir_havel", "zdenka_mraz", "radek_sedlak")
BROOD = ("rejeton", "ludmila_tesar", "soeur_ilse")
PACK = ("limier_gris", "premek_dusek", "veneur_anton")
SEALED = [  # everything but the room of one base around (4000, 8000)
    box(0, 0, 3409, 16000),
    box(4591, 0, 16000, 16000),
    box(3409, 0, 4591, 7409),
    box(3409, 8591, 4591, 16000),
]


def bloc(dice: list[int] | None = None, **told: Any) -> Scene:
    told = filled(told, cabals=[ADMINISTRATION, OTHERS], equipment=[PLAIN, PLAIN])
    return scene(dice, **told)


def sealed_in(cabal: tuple[str, str, str], active: str, card: str = "grappin", **told: Any) -> Scene:
    """Somebody has the room of its base and not a thousandth more."""
    gear = ["exosquelette", "chronographe", "insigne_de_kantor"]
    gear[int(active[1]) - 1] = card
    told = filled(told, cabals=[cabal, OTHERS], equipment=[gear, PLAIN])
    return scene(active=active, terrain=SEALED, pieces={active: (4000, 8000)}, **told)


# -- nobody there, nobody active


@rule("OLO-098", "OLO-089", "OLO-106")
def test_who_is_not_active_does_nothing() -> None:
    idle = bloc(pieces={"a3": (4000, 8000), "a1": {"at": [7000, 8000], "noirceur": 1}, "b2": (12000, 8000)})
    for move in (("rest", "a1", "a1", "noirceur"), ("march", "a1"), ("shoot", "a1", "b2"), ("charge", "a1", "b2")):
        assert idle.refused(*move) == ("OLO-098", "not-active")
    for move in (("enter", "a2"), ("study", "a1", "m1"), ("use", "a1", "masse"), ("coordinate", "a1", "a2", "plain")):
        assert idle.refused(*move)[1] in ("not-active", "no-coordination")
    assert idle.refused("rest", "b2", "b2", "noirceur") == ("OLO-098", "not-active")
    assert idle.refused("march", "m1") == ("OLO-098", "not-active")


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


# -- no room


@rule("OLO-Q75", "OLO-Q73", "OLO-227", "OLO-G32")
def test_with_no_way_in_a_rouage_may_rest_on_itself_or_end() -> None:
    shut = bloc(terrain=[box(0, 0, 16000, 4800)], pieces={"a3": {"noirceur": 1}, "a1": {"noirceur": 1}})
    assert shut.offered == [("rest", "a3", "a3", "noirceur"), ("end",)]
    assert shut.refused("enter", "a3") == ("OLO-Q75", "no-entry")
    assert shut.refused("march", "a3") == ("OLO-Q75", "off-bloc")
    assert shut.refused("use", "a3", "sommation") == ("OLO-Q75", "ability-off-bloc")
    assert shut.refused("rest", "a3", "a1", "noirceur")[0] in ("OLO-106", "OLO-Q29")
    assert shut.play(("rest", "a3", "a3", "noirceur")).piece("a3")["noirceur"] == 0
    shut.play(("end",))


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


# -- places that are listed


def gaps(at: Scene, piece: int, target: int) -> set[int]:
    """The gaps to somebody at the places that are listed."""
    found = set()
    s = at.s.clone()
    for x, y in at.magnets:
        s.set_down(piece, x, y)
        found.add(int(gap_up(s.scene(), piece, target)))
    return found


@rule("OLO-Q112", "OLO-G28", "OLO-Q36")
def test_a_charge_lists_ends_in_contact_half_an_inch_and_an_inch_away() -> None:
    run = bloc(pieces={"a3": (4000, 5500), "b2": (7000, 8000)}).play(("charge", "a3", "b2"))
    found = gaps(run, 2, 4)
    assert any(gap <= 1 for gap in found) and any(499 <= gap <= 500 for gap in found)
    assert any(999 <= gap <= 1000 for gap in found) and max(found) <= 1000
    assert run.refused("at", 6000, 5900) == ("OLO-123", "not-engaging")
    assert run.play(("at", 6000, 6700)).asks == [(1, "react")]


@rule("OLO-Q112", "OLO-Q26", "OLO-G28")
def test_a_posed_marker_has_places_at_hand_and_as_far_as_its_card_says() -> None:
    smoke = bloc(equipment=[("exosquelette", "chronographe", "fumigenes"), PLAIN], pieces={"a3": (8000, 8000)})
    smoke.play(("use", "a3", "fumigenes"))
    assert smoke.asks == [(0, "where")]
    away = sorted(((x - 8000) ** 2 + (y - 8000) ** 2) ** 0.5 - 591 - 984 for x, y in smoke.magnets)
    assert len(away) == 32 and -0.001 <= away[0] <= 1 and 2999 <= away[-1] <= 3000
    assert smoke.refused("at", 8000, 8000 + 591 + 984 + 3001) == ("OLO-Q26", "posed-too-far")
    assert smoke.refused("at", 8000, 8000 + 591 + 983) == ("OLO-047", "on-piece")
    smoke.play(("at", 8000, 8000 + 591 + 984 + 3000))
    wall = bloc(cabals=[("ivana_prokop", *GANG[1:]), OTHERS], active="a1", pieces={"a1": (8000, 8000)})
    wall.play(("use", "a1", "barricade"))
    assert len(wall.magnets) == 16
    assert wall.refused("at", 8000, 8000 + 591 + 787 + 21) == ("OLO-Q26", "posed-too-far")
    wall.play(("at", 8000, 8000 + 591 + 787 + 20))


@rule("OLO-Q112", "OLO-G19", "OLO-G17")
def test_pushes_and_placements_list_whole_half_and_quarter_ways_all_around() -> None:
    leap = bloc(cabals=[BROOD, OTHERS], active="a1", pieces={"a1": (8000, 8000)}).play(("use", "a1", "bond"))
    ways = [round(((x - 8000) ** 2 + (y - 8000) ** 2) ** 0.5) for x, y in places(leap)]
    assert len(ways) == 108 and {way // 10 for way in ways} == {418, 209, 104}
    warn = bloc(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(("use", "a3", "sommation"))
    ways = [round(((x - 7000) ** 2 + (y - 8000) ** 2) ** 0.5) for x, y in places(warn)]
    assert len(ways) == 108 and max(ways) in (2299, 2300) and min(ways) in (574, 575)
    listed = warn.magnets
    assert 20 < len(listed) <= moving.MOST and all((x - 4000) ** 2 + (y - 8000) ** 2 > 3000**2 for x, y in listed)
    rift = bloc(step="mechanism", pile=["1.414"], pieces={"b2": (8000, 8000)})
    assert places(rift)[-1] == (8000, 8000) and len(places(rift)) == 109, "it may stay"


# -- what things cost


@rule("OLO-095", "OLO-Q27", "OLO-Q54", "OLO-137", "OLO-227")
@pytest.mark.parametrize(
    ("act", "moves", "payer"),
    [
        (names.REST, [("rest", "a3", "a3", "noirceur")], "a3"),
        (names.MARCH, [("march", "a3")], "a3"),
        (names.ATTACK, [("attack", "a3", "b2")], "a3"),
        (names.CHARGE, [("charge", "a3", "b3")], "a3"),
        (names.STUDY, [("study", "a3", "m2")], "a3"),
        (names.ENTRY, [("enter", "a3")], "a3"),
        (names.EVADE, [("attack", "a3", "b2"), ("dodge",)], "b2"),
        (names.RIPOSTE, [("attack", "a3", "b2"), ("riposte", "paid")], "b2"),
        (names.OPPORTUNITY, [("march", "a3"), ("at", 11000, 6500), ("strike", "paid")], "b2"),
    ],
)
def test_each_act_has_its_own_cost(act: int, moves: list[tuple[Any, ...]], payer: str) -> None:
    """Three tokens for this one, one for all others."""

    def table(tokens: int) -> Scene:
        pieces: dict[str, Any] = {"a3": {"at": [8000, 6500], "noirceur": 1}}
        if act in (names.ATTACK, names.EVADE, names.RIPOSTE, names.OPPORTUNITY):
            pieces["b2"] = {"at": [8000, 5200]}
        if act == names.CHARGE:
            pieces["b3"] = {"at": [11000, 6500]}
        if act == names.ENTRY:
            pieces["a3"] = {}
        pieces[payer]["actions"] = tokens
        content = content_with([])
        content.generic_cost = vec[i64]([i64(3 if k == act else 1) for k in range(len(content.generic_cost))])
        at = bloc([1] * 20, bare=False, pieces=pieces)
        at.s.content = content
        return at

    paid = table(4)
    paid.play(*moves)
    assert paid.piece(payer)["actions"] == 1
    poor = table(2)
    poor.play(*moves[:-1])
    if payer == "a3" or poor.asks[0][0] == 1:
        assert poor.refused(*moves[-1]) == ("OLO-095", "no-token")
    else:
        assert act == names.OPPORTUNITY and poor.at("a3") == (11000, 6500), "nobody is asked"


@rule("OLO-112", "OLO-110", "OLO-Q28", "OLO-094")
def test_limits_of_a_phase_are_two_two_one_and_one() -> None:
    c = bloc().s.content
    limits = [int(c.generic_limit[act]) for act in (names.MARCH, names.ATTACK, names.REST, names.STUDY)]
    assert limits == [2, 2, 1, 1]
    costs = [int(c.generic_cost[act]) for act in range(len(c.generic_cost))]
    assert costs == [2 if act == names.CHARGE else 1 for act in range(len(costs))]


# -- kills


@rule("OLO-078", "OLO-002", "OLO-Q49")
def test_spoils_do_not_cover_an_ally_put_out_and_cards_have_no_author() -> None:
    hunt = bloc(cabals=[PACK, OTHERS], pieces={"a3": (4000, 8000), "a1": {"at": [7000, 8000], "checked": 5}})
    batch = append(append(append(vec[i64](), 0), 1), 2)
    harm.settle(hunt.s, batch)
    assert hunt.piece("a1")["where"] == "out" and hunt.piece("a3")["noirceur"] == 1
    card = bloc(pieces={"a1": {"at": [7000, 8000], "checked": 5}})
    harm.settle(card.s, append(append(append(vec[i64](), 0), 1), state.NOBODY))
    assert card.s.traque == 1 and [card.piece(name)["noirceur"] for name in ("a2", "a3", "b1")] == [0, 0, 0]


@rule("OLO-Q47", "OLO-Q49", "OLO-Q106", "OLO-078")
def test_two_who_put_each_other_out_receive_nothing_and_count_twice() -> None:
    end = bloc(
        [5, 1, 1, 1, 5, 1],
        pieces={
            "a3": {"at": [4000, 8000], "checked": 6, "noirceur": 2},
            "b2": {"at": [5500, 8000], "checked": 5, "noirceur": 1},
        },
    ).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",), ("pass",))
    assert end.s.traque == 2 and [end.has(seat, "vp") for seat in range(2)] == [1, 1]
    for name in ("a3", "b2"):
        row = end.piece(name)
        assert (row["where"], row["noirceur"], row["actions"], row["stunned"], row["fell"]) == ("out", 0, 0, False, 1)


@rule("OLO-Q106", "OLO-213", "OLO-223")
def test_whoever_is_out_is_not_named_any_more() -> None:
    own = ["dominik_kralov", "requisition", "petra_kantor", "kubik_oktobar", "propaganda"]
    theirs = ["rejeton", "kubik_oktobar", "jana_alena_novak", "animosite", "propaganda"]
    lost = bloc(step="phase", phase=2, rows=[own, theirs], pieces={"a1": {"out": True}, "b3": {"out": True}})
    assert lost.offered == [("target", "a2"), ("target", "a3")]
    assert lost.play(("target", "a3")).offered == [("target", "b1"), ("target", "b2")]
    turn = bloc(step="phase", phase=5, pile=["1.000"], rows=[own, theirs], pieces={"a1": {"out": True}})
    assert turn.offered == [("name", "a2"), ("name", "a3")]


# -- cards that stand


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


@rule("OLO-211", "OLO-212", "OLO-208")
def test_the_stage_is_told() -> None:
    rift = bloc(step="end", pile=["1.414"], pieces={"b2": (8000, 8000)})
    view = rift.table.view(None)
    assert rift.asks == [(0, "where")] and (view["stage"], view["mechanism"], view["cycle"]) == (
        "mechanism",
        "cycle",
        2,
    )
    rift.play(("at", 8000, 9000))
    assert rift.table.view(None)["stage"] == "planning" and rift.table.view(None)["mechanism"] == ""


@rule("OLO-247", "OLO-239", "OLO-Q85")
@pytest.mark.parametrize("priority", [0, 1])
def test_the_player_with_priority_scores_first(priority: int) -> None:
    end = bloc(
        step="end",
        bare=False,
        priority=priority,
        pile=["2.000"],
        markers={"m1": {"token": 0}, "m2": {"token": 1}, "m3": {"token": 1}},
    )
    assert [event["seat"] for event in end.events("scored")] == [priority, 1 - priority]
    assert [end.has(seat, "vp") for seat in range(2)] == [1, 2]
    fiel = bloc(step="end", priority=priority, pile=["2.000"], pieces={"a3": {"noirceur": 3}, "b3": {"noirceur": 3}})
    assert [event["seat"] for event in fiel.events("fiel")] == [priority, 1 - priority]


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


# -- objectives


@rule("OLO-Q115", "OLO-239", "OLO-005")
def test_a_posed_marker_is_no_objective() -> None:
    held = bloc(
        step="end",
        agenda="emprise",
        pile=["2.000"],
        posed=[{"marker": "barricade", "at": [8000, 8000]}],
        pieces={"a3": (8000, 9600)},
    )
    assert held.has(0, "vp") == 0
    study = bloc(posed=[{"marker": "barricade", "at": [8000, 8000]}], pieces={"a3": (8000, 9600)})
    assert study.refused("study", "a3", "m1") == ("OLO-Q115", "no-study")
    assert study.refused("study", "a3", "m2") == ("OLO-Q115", "no-study")


@rule("OLO-083", "OLO-Q24")
def test_a_marker_that_is_not_tainted_gives_nothing() -> None:
    walk = bloc(bare=False, pieces={"a3": (8000, 5000)}).play(("march", "a3"), ("at", 8000, 6818))
    assert walk.piece("a3")["noirceur"] == 0
    both = bloc(bare=False, agenda="purification", terrain=[box(8600, 4400, 9600, 5400)], pieces={"a3": (6500, 5600)})
    both.s.tainted = 1
    both.play(("march", "a3"), ("at", 8000, 4432))
    assert both.piece("a3")["noirceur"] == 2, "a marker and a décor, one token each"


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


# -- what is answered where nothing of the kind is asked


@rule("OLO-040", "OLO-116", "OLO-213", "OLO-198")
def test_an_answer_to_another_question_is_refused() -> None:
    fight = bloc([5] * 4, pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    fight.play(("attack", "a3", "b2"))
    assert fight.asks == [(0, "fate")]
    assert fight.refused("tactic", "stun_target", "paid") == ("LUD-03", "not-offered")
    fight.play(("keep",))
    assert fight.refused("keep") == fight.refused("tempt", "paid") == ("LUD-03", "not-offered")
    plan = bloc(step="planning")
    assert plan.refused("end", seat=0) == plan.refused("march", "a3", seat=1) == ("LUD-03", "not-offered")
    secret = until(fresh(5, agenda="releves"), "cabal")
    assert secret.refused("recruit", "petra_kantor", seat=0) == ("LUD-03", "not-offered")
    secret.by(0, ("cabal", *ADMINISTRATION))
    assert secret.refused("cabal", *ADMINISTRATION, seat=0) == ("LUD-03", "not-offered")


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


@rule("OLO-089", "OLO-098", "OLO-Q116")
def test_guards_say_who_may_act() -> None:
    s = bloc(pieces={"a3": {"at": [4000, 8000], "stunned": True}}).s
    assert guards.why_not_act(s, 2) is guards.STUNNED and guards.why_not_act(s, 0) is guards.NOT_ACTIVE
    assert guards.why_not_act(bloc(pieces={"a3": (4000, 8000)}).s, 2) is None


# -- who is gone, what stays


@rule("OLO-Q106", "OLO-076", "OLO-Q107")
def test_whoever_goes_out_takes_all_tokens_along_and_nobody_elses_abilities() -> None:
    told: dict[str, Any] = {"at": [5500, 8000], "checked": 5, "actions": 2, "noirceur": 2, "stunned": True}
    end = bloc([5, 1, 1, 1], pieces={"a3": (4000, 8000), "b2": told})
    end.play(("attack", "a3", "b2"), ("keep",), ("pass",))
    row = end.piece("b2")
    assert (row["where"], row["noirceur"], row["actions"], row["stunned"]) == ("out", 0, 0, False)
    rows = end.s.standing
    left = {(int(rows[k + 2]), end.s.content.ability_ids[rows[k + 1]]) for k in range(0, len(rows), 6)}
    assert (2, "sommation") in left and (1, "surcharge") in left and not any(piece == 4 for piece, _ in left)


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


@rule("OLO-Q62", "OLO-230", "OLO-Q106")
def test_nobody_coordinates_a_rouage_that_is_out() -> None:
    pair = bloc(phase=3, pieces={"a3": (4000, 8000), "a1": {"out": True, "turned": 1}})
    assert pair.refused("coordinate", "a3", "a1", "plain") == ("OLO-230", "no-coordination")


@rule("OLO-243", "OLO-242")
def test_a_rouage_lost_in_an_earlier_cycle_gives_no_second_card() -> None:
    turn = bloc(step="end", cycle=2, propaganda=[2, 1], pile=["2.000"], pieces={"a1": {"out": True, "fell": 1}})
    assert [turn.has(seat, "propaganda") for seat in range(2)] == [2, 1]


@rule("OLO-Q103", "OLO-014")
def test_tainted_terrain_is_not_tainted_again() -> None:
    told: dict[str, Any] = {"cabals": [GANG, OTHERS], "active": "a2", "pieces": {"a2": (4409, 8000)}}
    stain = bloc(**told, terrain=[box(5000, 7000, 6000, 9000)])
    stain.s.tainted = 1
    assert stain.refused("use", "a2", "contamination") == ("OLO-Q103", "ability-useless")
    pair = bloc(**told, terrain=[box(5000, 7000, 6000, 9000), box(2000, 7000, 3500, 9000)])
    pair.s.tainted = 1
    assert pair.play(("use", "a2", "contamination")).table.view(None)["tainted"] == [1, 2]


@rule("OLO-083", "OLO-Q24")
def test_touching_terrain_that_is_not_tainted_gives_nothing() -> None:
    walk = bloc(pieces={"a3": (3000, 8000)}, terrain=[box(5000, 7000, 6000, 9000)])
    walk.play(("march", "a3"), ("at", 4409, 8000))
    assert walk.piece("a3")["noirceur"] == 0
    slow = bloc(pieces={"a3": (4409, 8000)}, terrain=[box(5000, 7000, 6000, 9000)])
    slow.s.tainted = 1
    slow.play(("march", "a3"), ("at", 4409, 8300))
    assert slow.piece("a3")["noirceur"] == 0, "it was touched before"
    again = slow.play(("march", "a3"), ("at", 3000, 8000))
    assert again.piece("a3")["noirceur"] == 0


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


@rule("OLO-198", "OLO-197")
def test_cabals_are_told_by_seat() -> None:
    for method, first in (("secret", "cabal"), ("draft", "recruit")):
        game = until(fresh(5, agenda="releves", cabals=method), first)
        until(game, "plan")
        told = {event["seat"]: event for event in game.events("cabal")}
        pieces = game.table.view(None)["pieces"]
        for seat in range(2):
            own = pieces[3 * seat : 3 * seat + 3]
            assert told[seat]["characters"] == [row["profile"] for row in own]
            assert told[seat]["equipment"] == [row["equipment"] for row in own]


@rule("OLO-Q114", "OLO-231")
def test_a_bonus_is_offered_beside_the_plain_coordination() -> None:
    gang = bloc(cabals=[GANG, OTHERS], phase=3, pieces={"a3": (4000, 8000), "a1": {"turned": 1, "actions": 2}})
    offered = [choice for choice in gang.offered if choice[0] == "coordinate"]
    assert offered == [("coordinate", "a3", "a1", "plain"), ("coordinate", "a3", "a1", "bonus")]
    plain = gang.play(offered[0])
    assert plain.piece("a1")["actions"] == 2 and plain.piece("a1")["active"]


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


# -- guards that few positions come to


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


@rule("OLO-022", "OLO-Q115", "OLO-Q02")
def test_a_study_needs_a_line_of_sight() -> None:
    wall = [box(7000, 6900, 9000, 7000)]
    hidden = bloc(bare=False, pieces={"a3": (8000, 6300)}, terrain=wall)
    assert hidden.refused("study", "a3", "m2") == ("OLO-022", "unseen")
    assert ("study", "a3", "m2") in bloc(bare=False, pieces={"a3": (8000, 6300)}).offered


@rule("OLO-227", "OLO-Q73", "OLO-Q74")
def test_nothing_comes_before_entering() -> None:
    door = bloc(pieces={"a3": {"noirceur": 1, "stunned": True}})
    for move in (("rest", "a3", "a3", "noirceur"), ("use", "a3", "sommation"), ("end",), ("march", "a3")):
        assert door.refused(*move) == ("OLO-227", "must-enter")
    assert door.offered == [("enter", "a3")]
    door.play(("enter", "a3"), ("at", 8000, 3500))
    assert door.offered == [("rest", "a3", "a3", "stunned"), ("end",)]
    assert door.refused("use", "a3", "sommation") == ("OLO-089", "stunned")


# -- what verbs, tests and preferences mean, one by one


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


@rule("OLO-227", "OLO-Q74", "OLO-106")
def test_whoever_must_enter_rests_nobody_before() -> None:
    outside = bloc(active="a1", pieces={"a1": {"noirceur": 1}, "a3": (4000, 4000)})
    assert outside.refused("rest", "a1", "a1", "noirceur") == ("OLO-227", "must-enter")
    assert outside.offered == [("enter", "a1")]


@rule("OLO-213", "OLO-242", "OLO-Q117")
def test_the_card_of_a_rouage_lost_in_this_cycle_is_still_laid_in_it() -> None:
    s = bloc(cycle=2, pieces={"a1": {"out": True}, "b2": (9000, 8000)}).s
    s.set_of(0, Piece.fell, 2)
    assert [int(rows.to_lay(s, seat)) for seat in (0, 1)] == [7, 7]
    s.set_of(0, Piece.fell, 1)
    assert [int(rows.to_lay(s, seat)) for seat in (0, 1)] == [6, 7]


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
