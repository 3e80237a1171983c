"""What holds everywhere: tokens, measuring, sides, ranks, decks, limits and costs of abilities."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.games.olomoc import guards, names, queries, rows, state
from ludotheque.games.olomoc.game import OlomocGame
from ludotheque.games.olomoc.loader import EDITIONS
from ludotheque.games.olomoc.phases import agenda, hostiles
from ludotheque.games.olomoc.phases.cycle import end_effects
from ludotheque.games.olomoc.phases.planning import begin_phase
from ludotheque.games.olomoc.state import Player
from ludotheque.kit.geometry.gaze import Gaze
from ludotheque.kit.geometry.measure import within
from ludotheque.kit.geometry.sight import line_of_sight, sees
from ludotheque.match.faces import Playable
from tests.games.olomoc.scene import (
    ADMINISTRATION,
    BROOD,
    GANG,
    OTHERS,
    PLAIN,
    Scene,
    bloc,
    box,
    content_with,
    fresh,
    scene,
)
from tests.marks import rule

RULER = [6500, 2659, 9500, 2659, 9500, 3409, 6500, 3409]  # over the first dossier


# -- tokens


@rule("OLO-006", "OLO-088")
def test_tokens_lie_on_cards_and_take_no_place() -> None:
    places = {"a3": [4000, 5000], "b2": [9000, 5000]}
    plain = bloc(bare=False, pieces={name: {"at": at} for name, at in places.items()})
    laden = bloc(
        bare=False,
        pieces={name: {"at": at, "noirceur": 3, "files": 2, "actions": 1} for name, at in places.items()},
        markers={"m1": {"token": 0}, "m2": {"token": 1}},
    )
    assert list(plain.s.discs) == list(laden.s.discs)
    dazed = bloc(bare=False, pieces={name: {"at": at, "stunned": True} for name, at in places.items()})
    assert [list(dazed.s.discs)[k::5] for k in range(4)] == [list(plain.s.discs)[k::5] for k in range(4)]
    assert sees(dazed.s.scene(), 2, 4)


@rule("OLO-006")
def test_who_is_off_the_bloc_has_a_card_for_its_tokens_and_a_token_on_a_marker_hides_nobody() -> None:
    rain = bloc(step="mechanism", pile=["1.618"], pieces={"b2": (8000, 8000)})
    away = [name for name in ("a1", "a2", "a3", "b1", "b3") if rain.piece(name)["where"] == "away"]
    assert len(away) == 5 and [rain.piece(name)["noirceur"] for name in (*away, "b2")] == [1] * 6
    over = bloc(bare=False, pieces={"a3": (8000, 5000), "b2": (8000, 11000)}, markers={"m2": {"token": 0}})
    assert over.table.view(None)["markers"][1]["at"] == [8000, 8000]
    assert sees(over.s.scene(), 2, 4) and ("shoot", "a3", "b2") in over.offered


@rule("OLO-006", "OLO-050", "OLO-G11")
def test_a_ruler_may_lie_where_a_dossier_was_taken() -> None:
    told: dict[str, Any] = {"agenda": "dossiers", "bare": False, "pieces": {"a3": (8000, 2068)}}
    full = bloc(**told).play(("march", "a3"))
    assert full.refused("at", 6500, 4000, 1, *RULER) == ("OLO-047", "ruler-on-piece")
    empty = bloc(**told, dice=[5, 5]).play(("study", "a3", "m1"), ("keep",), ("march", "a3"))
    assert empty.piece("a3")["files"] == 1
    assert empty.play(("at", 6500, 4000, 1, *RULER)).at("a3") == (6500, 4000)


# -- cards come before the rules


@rule("OLO-002", "OLO-138")
def test_what_a_card_lets_its_bearer_do_the_others_of_its_cabal_may_not() -> None:
    """The Prowler (a1) slips away; Zdenka (a2) of the same cabal is struck."""
    slip = bloc(
        cabals=[GANG, OTHERS], active="a2", pieces={"a1": (12000, 8000), "a2": (4000, 8000), "b2": (5500, 8000)}
    )
    slip.play(("march", "a2"), ("at", 2000, 8000))
    assert slip.asks == [(1, "opportunity")]


@rule("OLO-002", "OLO-122")
def test_a_card_lets_one_charge_at_somebody_out_of_sight() -> None:
    wall: dict[str, Any] = {
        "terrain": [box(6000, 6600, 6300, 9400)],
        "active": "a1",
        "pieces": {"a1": (4800, 8000), "b2": (7400, 8000)},
    }
    scent = bloc(cabals=[("limier_gris", "hedvika_lang", "veneur_anton"), OTHERS], **wall)
    assert not sees(scent.s.scene(), 0, 4) and ("charge", "a1", "b2") in scent.offered
    plain = bloc(cabals=[ADMINISTRATION, OTHERS], **wall)
    assert plain.refused("charge", "a1", "b2") == ("OLO-122", "charge-unseen")


@rule("OLO-002", "OLO-151")
def test_a_card_lets_a_stalker_aim_past_the_nearest() -> None:
    stalk = bloc(
        dice=[1] * 6,
        step="hostiles",
        pile=["2.000"],
        hostiles=[{"profile": "traqueur", "at": [8000, 8000]}],
        pieces={"a1": {"at": [8000, 11000], "actions": 0}, "a3": {"at": [8000, 4000], "actions": 0}},
    )
    assert {event["target"] for event in stalk.events("attacks")} == {"petra_kantor"}


# -- measuring


@rule("OLO-008", "OLO-Q89")
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_looks_sees_every_place_and_all_points(seed: int) -> None:
    game = fresh(seed, agenda="dossiers", layout="friche")
    for turn in range(70):
        views = [game.table.view(seat) for seat in (0, 1, None)]
        for part in ("pieces", "markers", "layout", "tainted", "edges", "traque"):
            assert views[0][part] == views[1][part] == views[2][part]
        points = [[(row["vp"], row["fiel"]) for row in view["players"]] for view in views]
        assert points[0] == points[1] == points[2]
        decision = game.table.waiting[0]
        choices = decision.choices
        choice = choices[turn % len(choices)] if isinstance(choices, list) else game.default
        assert game.table.choose(decision.seat, choice) is None
    on = [row for row in game.table.view(None)["pieces"] if row["where"] == "on_bloc"]
    assert len(on) > 2 and all(row["at"] is not None and row["radius"] > 0 for row in on)


@rule("OLO-007", "OLO-013")
def test_height_does_not_matter_for_a_distance() -> None:
    places = {"a3": (4000, 8000), "b2": (9000, 8000)}
    for terrain in ([], [box(6000, 6000, 7000, 10000)], [box(6000, 6000, 7000, 10000, "low")]):
        assert within(bloc(pieces=places, terrain=terrain).s.scene(), 2, 4, 3818)
        assert not within(bloc(pieces=places, terrain=terrain).s.scene(), 2, 4, 3817)


@rule("OLO-Q06", "OLO-007", "OLO-047")
@pytest.mark.parametrize("kind", ["obstructing", "low"])
def test_nobody_climbs_and_no_ruler_lies_on_a_decor(kind: str) -> None:
    climb = bloc(pieces={"a3": (4000, 8000)}, terrain=[box(5000, 7000, 6000, 9000, kind)]).play(("march", "a3"))
    assert climb.refused("at", 5500, 8000) == ("OLO-047", "on-terrain")
    flat = [4591, 7625, 7591, 7625, 7591, 8375, 4591, 8375]
    assert climb.refused("at", 8182, 8000, 1, *flat) == ("OLO-047", "ruler-on-terrain")
    assert climb.refused("at", 8182, 8000) == ("OLO-051", "out-of-reach")


@rule("OLO-016", "OLO-015", "OLO-047")
def test_rouages_markers_and_rulers_lie_on_a_zone() -> None:
    marsh = [box(4500, 7000, 9000, 9000, "zone")]
    flat = [4591, 7625, 7591, 7625, 7591, 8375, 4591, 8375]
    walk = bloc(pieces={"a3": (4000, 8000)}, terrain=marsh).play(("march", "a3"))
    assert walk.play(("at", 8182, 8000, 1, *flat)).at("a3") == (8182, 8000)
    build = bloc(cabals=[("ivana_prokop", *GANG[1:])], active="a1", pieces={"a1": (4000, 8000)}, terrain=marsh)
    build.play(("use", "a1", "barricade"), ("at", 5378, 8000))
    assert build.table.view(None)["markers"][0]["at"] == [5378, 8000]
    seen = bloc(pieces={"a3": (4000, 8000), "b2": (10000, 8000)}, terrain=marsh)
    assert sees(seen.s.scene(), 2, 4)


@rule("OLO-018", "OLO-019", "OLO-Q01", "OLO-G21", "OLO-G22")
def test_one_uncut_segment_from_rim_to_rim_is_enough() -> None:
    places = {"a3": (4000, 8000), "b2": (9000, 8000)}
    over = bloc(pieces=places, terrain=[box(6000, 4000, 6500, 8580)]).s.scene()
    assert sees(over, 2, 4) and sees(over, 4, 2), "eleven thousandths above the wall"
    ax, ay, bx, by = (int(n) for n in line_of_sight(over, 2, 4))
    heights = [ay + (by - ay) * (x - ax) / (bx - ax) for x in (6000, 6500)]
    assert min(heights) > 8580 and (ax - 4000) ** 2 + (ay - 8000) ** 2 <= 591**2
    assert not sees(bloc(pieces=places, terrain=[box(6000, 4000, 6500, 8592)]).s.scene(), 2, 4)
    joined = [box(6000, 4000, 6500, 8000), box(6500, 8000, 7000, 12000)]
    assert not sees(bloc(pieces=places, terrain=joined).s.scene(), 2, 4), "nobody looks through a joint"


@rule("OLO-021", "OLO-019")
def test_markers_and_rouages_block_nothing_all_around() -> None:
    crowd = bloc(
        bare=False,
        agenda="emprise",
        pieces={"a3": (8000, 5500), "b2": (8000, 10500), "b1": (6000, 5500), "b3": (2000, 5500)},
        hostiles=[{"profile": "gargoule", "at": [8000, 13800 + 984]}],
    ).s.scene()
    assert sees(crowd, 2, 4), "over the marker in the middle"
    assert sees(crowd, 2, 5) and sees(crowd, 2, 6), "past a rouage; past a rouage and a marker"


@rule("OLO-010", "OLO-027", "OLO-Q04", "OLO-G07", "OLO-106")
def test_across_a_30_mm_marker_allies_rest_and_a_stunned_rouage_engages_nobody() -> None:
    sides: dict[str, Any] = {"a3": (6818, 8000), "a1": {"at": [9182, 8000], "noirceur": 1}}
    rest = bloc(bare=False, pieces=sides).play(("rest", "a3", "a1", "noirceur"))
    assert rest.piece("a1")["noirceur"] == 0
    apart = bloc(pieces=sides)
    assert apart.refused("rest", "a3", "a1", "noirceur") == ("OLO-106", "rest-too-far"), "without the marker"
    foes = bloc(bare=False, pieces={"a3": (6818, 8000), "b2": {"at": [9182, 8000], "stunned": True}})
    assert foes.piece("a3")["free"] and not foes.piece("b2")["free"]
    assert bloc(bare=False, pieces={"a3": (6797, 8000), "b2": (9182, 8000)}).piece("b2")["free"], "0.021 from it"


@rule("OLO-G23")
def test_one_sees_oneself_and_smoke_blocks_as_far_as_its_marker_and_no_farther() -> None:
    smoke = bloc(pieces={"a3": (3000, 8000)}, posed=[{"marker": "smoke", "at": [8000, 8000]}])
    board = smoke.s.board
    assert sees(smoke.s.scene(), 2, 2) and board.polygons() == 1 and board.corners[0] == 24
    assert not board.sight_blocked(8984, 8600, 8600, 8984, -1), "past the corner of a square around it"
    assert board.sight_blocked(7016, 8000, 7100, 8000, -1) and board.sight_blocked(8000, 8980, 8000, 9500, -1)


@rule("OLO-G30")
def test_blockers_that_cannot_matter_are_left_out() -> None:
    walls = [box(6000, 4000, 6500, 9000), box(2000, 12000, 14000, 12500), box(7000, 2000, 7500, 3000)]
    board = content_with(walls).boards[-1]
    assert len(Gaze(board, 4000, 8000, 591, 9000, 8000, 591, -1).ends) == 1
    assert len(Gaze(board, 4000, 10500, 591, 9000, 10500, 591, -1).ends) == 0
    assert len(Gaze(board, 4000, 9591, 591, 9000, 9591, 591, -1).ends) == 1, "beside the line of the centres"
    assert len(Gaze(board, 4000, 9592, 591, 9000, 9592, 591, -1).ends) == 0


# -- who is who


@rule("OLO-066", "OLO-104", "OLO-185")
def test_rouages_are_allied_enemy_or_hostile() -> None:
    mixed = bloc(
        active="a2",
        pieces={"a2": (4000, 8000), "a3": (4000, 12000), "b2": {"at": [9000, 12000], "actions": 0}},
        hostiles=[{"profile": "rogue", "at": [8000, 8000]}, {"profile": "rogue", "at": [12000, 3000]}],
    )
    assert list(queries.foes_of(mixed.s, 1)) == [4, 6, 7] and list(queries.foes_of(mixed.s, 4)) == [1, 2, 6, 7]
    assert list(queries.foes_of(mixed.s, 6)) == [1, 2, 4], "to a hostile the rouages of both are, and no hostile"
    assert mixed.refused("use", "a2", "surcharge") == ("OLO-Q103", "ability-useless"), "a hostile is no enemy rouage"
    warn = bloc(pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "rogue", "at": [7000, 8000]}])
    assert warn.play(("use", "a3", "sommation"), ("at", 8500, 8000)).at("h1") == (8500, 8000), "a foe it is"


@rule("OLO-069", "OLO-181", "OLO-200", "OLO-217", "OLO-229")
def test_what_ranks_are_for() -> None:
    three = bloc(phase=3, pieces={"a1": {"at": [4000, 8000], "turned": 1}, "a2": {"at": [4000, 6000], "turned": 1}})
    s = three.s
    assert [int(s.rank(piece)) for piece in range(6)] == [1, 2, 3, 1, 2, 3]
    assert [int(rows.rank_of(s, 0, card)) for card in range(4)] == [1, 2, 3, 0]
    s.set_down(2, 4000, 10500)
    assert {choice[2] for choice in three.offered if choice[0] == "coordinate"} == {"a1", "a2"}
    assert [int(n) for n in hostiles.by_preference(s, s.scene(), 6, of([0, 1, 2]))] == [2, 1, 0]


# -- decks


def edition(folder: Path) -> Path:
    """A copy of the house's content, to be changed."""
    shutil.copytree(EDITIONS.folder("house"), folder)
    return folder


@rule("OLO-166", "OLO-169", "OLO-158")
def test_the_decks_are_those_of_the_content_that_was_agreed_on(tmp_path: Path) -> None:
    folder = edition(tmp_path / "mine")
    file = folder / "artefact.toml"
    text = file.read_text(encoding="utf-8")
    assert text.count('"2.000"') == 1
    file.write_text(text.replace('"2.000"', '"2.001"'), encoding="utf-8")
    table = Playable(OlomocGame()).new(2, seed=3, options={"content": str(folder)})
    changed = Scene(table).s
    assert "2.001" in changed.content.artefact_card_ids and "2.000" not in changed.content.artefact_card_ids
    house = fresh(3).s
    assert "2.000" in house.content.artefact_card_ids and len(house.content.artefact_card_ids) == 12


@rule("OLO-211", "OLO-172", "OLO-208")
def test_a_cycle_begins_with_one_card_drawn_and_resolved() -> None:
    turn = bloc(step="end", pile=["2.303", "1.000"], dice=[1], artefact="1.618")
    drawn = turn.events("drawn")
    assert [event["figure"] for event in drawn] == ["2.303"] and turn.s.priority == 1
    assert turn.piece("a1")["actions"] == 3, "Stase, after the reserves"
    assert turn.table.view(None)["stage"] == "planning" and len(turn.s.pile) == 1


@rule("OLO-Q98", "OLO-193")
def test_the_fallen_ministry_does_nothing_of_its_own() -> None:
    for fallen in ("couvre_feu", "hierarchie_stricte", "fortifications"):
        quiet = bloc(fallen=fallen, phase=3, pieces={"a3": (4000, 8000), "a1": {"at": [7000, 8000], "turned": 1}})
        assert quiet.table.view(None)["fallen"] == fallen and quiet.table.view(None)["standing"] == []
        assert queries.cost(quiet.s, 2, names.MARCH) == 1
        assert ("coordinate", "a3", "a1", "plain") in quiet.offered


@rule("OLO-Q89", "OLO-001")
def test_points_never_go_down() -> None:
    s = bloc(vp=[1, 0]).s
    for n in (0, -1, -3):
        agenda.gain(s, 0, 0, n)
        agenda.gain(s, state.NOBODY, 0, 2)
    assert [int(s.get(seat, Player.vp)) for seat in range(2)] == [1, 0]


# -- abilities: how often, at what price


def limited(**told: Any) -> Scene:
    return scene(cabals=[GANG, BROOD], equipment=[("chronographe", "trousse_stimulante", "grappin"), PLAIN], **told)


@rule("OLO-094", "OLO-Q64", "OLO-Q87")
def test_a_limit_by_phase_by_cycle_and_by_game_is_counted_for_each_rouage() -> None:
    hook: dict[str, Any] = {"terrain": [box(9000, 7000, 10000, 9000)], "pieces": {"a3": (4000, 8000)}}
    pull = limited(**hook).play(("use", "a3", "grappin"), ("at", 5500, 8000))
    assert pull.refused("use", "a3", "grappin") == ("OLO-094", "ability-used")
    s = pull.s
    key = s.ability_of(2, s.content.ability_ids.index("grappin"))
    assert s.used_up(s.book(), key, 0)
    begin_phase(s)
    assert not s.used_up(s.book(), key, 0), "once a phase"

    leap = limited(**hook).play(("use", "a3", "embuscade"), ("at", 8409, 8000))
    s = leap.s
    key = s.ability_of(2, s.content.ability_ids.index("embuscade"))
    begin_phase(s)
    assert s.used_up(s.book(), key, 0), "once a cycle"
    end_effects(s)
    assert not s.used_up(s.book(), key, 0)

    kit = limited(active="a2", pieces={"a2": {"at": [4000, 8000], "actions": 1}})
    kit.play(("use", "a2", "trousse_stimulante"))
    s = kit.s
    key = s.ability_of(1, s.content.ability_ids.index("trousse_stimulante"))
    begin_phase(s)
    end_effects(s)
    assert s.used_up(s.book(), key, 0), "once a game"


@rule("OLO-094")
def test_the_same_ability_of_two_rouages_has_two_counts() -> None:
    twins = scene(
        cabals=[ADMINISTRATION, ADMINISTRATION],
        equipment=[PLAIN, PLAIN],
        pieces={"a3": (4000, 8000), "b3": (7000, 8000)},
    ).play(("use", "a3", "sommation"), ("at", 8500, 8000))
    s = twins.s
    sommation = s.content.ability_ids.index("sommation")
    assert s.used_up(s.book(), s.ability_of(2, sommation), 0)
    assert not s.used_up(s.book(), s.ability_of(5, sommation), 0)
    assert [(row["piece"], row["ability"], row["n"]) for row in twins.table.view(None)["uses"]] == [
        ("a3", "sommation", 1)
    ]
    rest = bloc(pieces={"a3": {"at": [4000, 8000], "noirceur": 2}, "a1": {"at": [4000, 12000], "noirceur": 1}})
    rest.play(("rest", "a3", "a3", "noirceur"))
    assert [rest.piece(name)["rests"] for name in ("a1", "a3")] == [0, 1]


@rule("OLO-094", "OLO-226", "OLO-215", "OLO-Q64")
def test_a_new_phase_gives_marches_attacks_rests_and_studies_anew() -> None:
    own = ["dominik_kralov", "petra_kantor", "kubik_oktobar", "propaganda", "animosite"]
    theirs = ["jana_alena_novak", "rejeton", "kubik_oktobar", "propaganda", "animosite"]
    spent = {"marches": 2, "attacks": 2, "rests": 1, "studies": 1, "moved": 1}
    turn = bloc(step="phase", phase=2, rows=[own, theirs], pieces={"a3": {"at": [4000, 8000], **spent}})
    row = turn.piece("a3")
    assert [row[name] for name in spent] == [0, 0, 0, 0, False] and row["active"]
    assert ("march", "a3") in turn.offered


@rule("OLO-096", "OLO-095", "OLO-082")
@pytest.mark.parametrize(
    ("cabal", "active", "ability", "actions", "tokens"),
    [
        (ADMINISTRATION, "a2", "surcharge", 1, 1),
        (BROOD, "a2", "transfusion", 1, 1),
        (ADMINISTRATION, "a3", "sommation", 1, 0),
        (("milena_hruba", *ADMINISTRATION[1:]), "a1", "premiers_soins", 2, 0),
    ],
)
def test_a_cost_in_noirceur_darkens_the_user_and_one_in_actions_empties_its_reserve(
    cabal: tuple[str, str, str], active: str, ability: str, actions: int, tokens: int
) -> None:
    places = {"a1": [4000, 8000], "a2": [4000, 9182], "a3": [5182, 8000], "b2": [8000, 8000]}
    pieces = {name: {"at": at, "checked": 1} for name, at in places.items()}
    used = bloc(cabals=[cabal, OTHERS], active=active, pieces=pieces).play(("use", active, ability))
    row = used.piece(active)
    assert (row["noirceur"], row["actions"]) == (tokens, 4 - actions)
    assert [used.piece(name)["noirceur"] for name in places if name != active] == [0, 0, 0]


@rule("OLO-096", "OLO-Q53", "OLO-084", "OLO-253")
def test_a_corrupted_user_pays_with_fiel_and_may_lose_before_the_effect() -> None:
    drain = bloc(active="a2", fiel=[2, 0], pieces={"a2": {"at": [4000, 8000], "noirceur": 3}, "b2": (8000, 8000)})
    drain.play(("use", "a2", "surcharge"))
    assert drain.table.result is not None and drain.table.result.ranking == [2, 1]
    assert drain.piece("b2")["actions"] == 4 and drain.piece("a2")["noirceur"] == 3


@rule("OLO-098", "OLO-089", "OLO-106")
def test_who_is_not_active_does_nothing() -> None:
    idle = bloc(pieces={"a3": (4000, 8000), "a1": {"at": [7000, 8000], "noirceur": 1}, "b2": (12000, 8000)})
    for move in (("rest", "a1", "a1", "noirceur"), ("march", "a1"), ("shoot", "a1", "b2"), ("charge", "a1", "b2")):
        assert idle.refused(*move) == ("OLO-098", "not-active")
    for move in (("enter", "a2"), ("study", "a1", "m1"), ("use", "a1", "masse"), ("coordinate", "a1", "a2", "plain")):
        assert idle.refused(*move)[1] in ("not-active", "no-coordination")
    assert idle.refused("rest", "b2", "b2", "noirceur") == ("OLO-098", "not-active")
    assert idle.refused("march", "m1") == ("OLO-098", "not-active")


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


@rule("OLO-089", "OLO-098", "OLO-Q116")
def test_guards_say_who_may_act() -> None:
    s = bloc(pieces={"a3": {"at": [4000, 8000], "stunned": True}}).s
    assert guards.why_not_act(s, 2) is guards.STUNNED and guards.why_not_act(s, 0) is guards.NOT_ACTIVE
    assert guards.why_not_act(bloc(pieces={"a3": (4000, 8000)}).s, 2) is None
