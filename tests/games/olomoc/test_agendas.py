"""What agendas score (OLO-001, OLO-239, OLO-251, OLO-Q115) and studies."""

from typing import Any

import pytest

from ludotheque.games.olomoc import names
from tests.games.olomoc.scene import ADMINISTRATION, Scene, bloc, box, filled
from tests.marks import rule


def agenda(name: str, dice: list[int] | None = None, **told: Any) -> Scene:
    return bloc(dice, agenda=name, **filled(told, bare=False))


def end(name: str, **told: Any) -> Scene:
    return agenda(name, step="end", pile=["2.000"], **told)


@rule("OLO-Q115", "OLO-038", "OLO-040")
def test_a_study_lays_a_token_and_replaces_the_other() -> None:
    study = agenda("releves", [5, 1], pieces={"a3": (8000, 6500)}, markers={"m2": {"token": 1}})
    assert study.dice("a3", names.ROLL_STUDY, "m2") == 2
    study.play(("study", "a3", "m2"))
    assert study.asks == [(0, "fate")]
    study.play(("keep",))
    assert study.table.view(None)["markers"][1]["token"] == 0
    assert study.refused("study", "a3", "m2") == ("OLO-Q115", "studied-already")
    row = study.piece("a3")
    assert (row["actions"], row["studies"], row["attacks"]) == (3, 1, 0)
    missed = agenda("releves", [4, 4], pieces={"a3": (8000, 6500)}).play(("study", "a3", "m2"), ("keep",))
    assert missed.table.view(None)["markers"][1]["token"] is None
    assert missed.refused("study", "a3", "m2") == ("OLO-094", "no-study-left")


@rule("OLO-Q115", "OLO-022", "OLO-039")
def test_a_study_needs_a_free_rouage_near_a_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    far = agenda("releves", pieces={"a3": (8000, 5817)})
    assert far.refused("study", "a3", "m2") == ("OLO-Q115", "study-too-far")
    assert ("study", "a3", "m2") in agenda("releves", pieces={"a3": (8000, 5818)}).offered
    held = agenda("releves", pieces={"a3": (8000, 6500), "b2": (6500, 6500)})
    assert held.refused("study", "a3", "m2") == ("OLO-Q115", "study-engaged")
    assert agenda("emprise", pieces={"a3": (8000, 6500)}).refused("study", "a3", "m2") == ("OLO-Q115", "no-study")
    blunt = agenda("releves", active="a1", pieces={"a1": (8000, 6500)})
    content = blunt.s.content
    profile = content.profile_ids.index(ADMINISTRATION[0])
    stats = content.stats[:]
    stats[profile * names.CHARACTERISTICS + names.TECHNIQUE] = 0
    monkeypatch.setattr(content, "stats", stats)
    assert blunt.refused("study", "a1", "m2") == ("OLO-039", "no-technique")


@rule("OLO-001", "OLO-239")
def test_surveys_score_each_marker_with_ones_token() -> None:
    over = end("releves", markers={"m1": {"token": 0}, "m2": {"token": 0}, "m3": {"token": 1}})
    assert [over.has(seat, "vp") for seat in range(2)] == [2, 1]


@rule("OLO-167", "OLO-251")
def test_the_third_loss_ends_the_game_without_the_points_of_its_end() -> None:
    kill = agenda(
        "gargoule",
        [5, 1, 1, 1],
        traque=2,
        tokens=[0, 2],
        hostiles=[],
        pieces={
            "a3": (4000, 4000),
            "a1": {"out": True},
            "a2": {"out": True},
            "b2": {"at": [5500, 4000], "checked": 5, "actions": 0},
        },
    )
    kill.play(("attack", "a3", "b2"), ("keep",), ("pass",))
    assert kill.table.result is not None and kill.table.result.reason == "traque"
    assert kill.table.result.scores == [1, 0], "one for Kubik; nothing for the tokens"


@rule("OLO-001", "OLO-185")
def test_a_rouage_lost_to_a_hostile_is_worth_a_point_to_its_opponent() -> None:
    lost = agenda(
        "releves",
        [5, 1, 1],
        bare=True,
        step="hostiles",
        pile=["2.000"],
        hostiles=[{"profile": "rogue", "at": [4000, 9500]}],
        pieces={"b2": {"at": [4000, 8000], "checked": 5, "actions": 0}},
    )
    assert lost.piece("b2")["where"] == "out"
    assert [lost.has(seat, "vp") for seat in range(2)] == [1, 0]


@rule("OLO-001")
def test_agenda_tokens_are_no_points() -> None:
    hit = agenda("gargoule", [5, 5, 5, 1], pieces={"a3": (8000, 6100)})
    hit.play(("attack", "a3", "h1"), ("keep",), ("pass",))
    assert (hit.has(0, "tokens"), hit.has(0, "vp")) == (2, 0)


@rule("OLO-Q115", "OLO-251", "OLO-079", "OLO-168")
def test_the_gargoyle_gives_tokens_for_points_and_three_for_its_end() -> None:
    hit = agenda("gargoule", [5, 5, 5, 1], pieces={"a3": (8000, 6100)})
    hit.play(("attack", "a3", "h1"), ("keep",), ("pass",))
    assert hit.piece("h1")["checked"] == 2 == hit.has(0, "tokens") and hit.has(0, "vp") == 0
    last = agenda(
        "gargoule",
        [5, 1, 1, 1],
        hostiles=[{"profile": "gargoule", "at": [3000, 3000], "checked": 7}],
        bare=True,
        pieces={"a3": (3000, 5000)},
    )
    last.play(("attack", "a3", "h1"), ("keep",), ("pass",))
    assert (last.has(0, "vp"), last.has(0, "tokens"), last.piece("a3")["noirceur"]) == (3, 1, 0)
    assert last.piece("h1")["where"] == "out" and last.s.traque == 0, "nobody hunts for a hostile"
    for tokens, points in (([2, 1], [2, 0]), ([1, 1], [0, 0]), ([0, 4], [0, 2])):
        final = end("gargoule", cycle=4, tokens=tokens)
        assert final.table.result is not None and final.table.result.scores == points


@rule("OLO-239", "OLO-Q115")
def test_settling_scores_counts_ranks_and_the_only_holder() -> None:
    alone = end("reglement", pieces={"a1": (8000, 9900), "b3": {"at": [8000, 6100], "stunned": True}})
    assert [alone.has(seat, "vp") for seat in range(2)] == [1, 0]
    hidden = end("reglement", terrain=[box(5000, 8900, 11000, 9200)], pieces={"a1": (8000, 9900)})
    assert [hidden.has(seat, "vp") for seat in range(2)] == [1, 0], "near is near, in sight or not"
    shared = end("reglement", pieces={"a1": (8000, 9900), "b3": (8000, 6100)})
    assert [shared.has(seat, "vp") for seat in range(2)] == [0, 0]
    kill = agenda(
        "reglement",
        [5, 1, 1, 1],
        bare=True,
        pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "checked": 5, "actions": 0}},
    )
    kill.play(("attack", "a3", "b2"), ("keep",), ("pass",))
    assert kill.has(0, "vp") == 2, "the rank of Kubik"


@rule("OLO-239", "OLO-Q115")
def test_a_stranglehold_goes_to_the_greater_sum_of_ranks() -> None:
    over = end(
        "emprise",
        pieces={
            "a1": (8000, 5000),
            "a2": (6300, 3250),
            "b3": (9700, 3250),
            "b1": (8000, 9800),
            "b2": {"at": [6200, 8000], "stunned": True},
        },
    )
    assert [over.has(seat, "vp") for seat in range(2)] == [0, 1], "3 against 3 at m1; only b1 counts at m2"


@rule("OLO-Q115", "OLO-082")
def test_purification_removes_a_marker_for_two_or_three_points() -> None:
    clean = agenda("purification", [5, 5], pieces={"a3": (8000, 5000)}).play(("study", "a3", "m3"), ("keep",))
    assert clean.has(0, "vp") == 3 and "m3" not in [row["id"] for row in clean.table.view(None)["markers"]]
    fate = agenda("purification", [1, 1, 5, 5], pieces={"a3": (8000, 5000)}).play(
        ("study", "a3", "m3"), ("tempt", "paid")
    )
    assert fate.has(0, "vp") == 2, "healthy no more"
    one = agenda("purification", [5, 1], pieces={"a3": (8000, 5000)}).play(("study", "a3", "m3"), ("keep",))
    assert one.has(0, "vp") == 0


@rule("OLO-Q115")
def test_a_rouage_keeps_all_its_files_when_it_is_stunned() -> None:
    more = agenda("dossiers", [5, 1], hostiles=[], pieces={"a3": {"at": [8000, 1500], "files": 1}})
    assert more.play(("study", "a3", "m1"), ("keep",)).piece("a3")["files"] == 2
    daze = agenda(
        "dossiers",
        [5, 5, 1, 1],
        bare=True,
        pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "files": 2, "actions": 0}},
    ).play(("attack", "a3", "b2"), ("keep",), ("tactic", "stun_target", "paid"))
    assert (daze.piece("b2")["stunned"], daze.piece("b2")["files"]) == (True, 2)


@rule("OLO-Q115")
def test_a_riposte_takes_tokens_of_the_gargoyle() -> None:
    back = agenda("gargoule", [1] * 5 + [5, 5, 1, 1], step="hostiles", pile=["2.000"], pieces={"a3": (8000, 6100)})
    back.play(("riposte", "paid"))
    assert back.piece("h1")["checked"] == 1 == back.has(0, "tokens"), "a reinforced point takes one of two"


@rule("OLO-Q115", "OLO-061", "OLO-Q48")
def test_files_are_carried_dropped_and_brought_home() -> None:
    take = agenda("dossiers", [5, 1], hostiles=[], pieces={"a3": (8000, 1500)}).play(("study", "a3", "m1"), ("keep",))
    assert take.piece("a3")["files"] == 1 and [row["id"] for row in take.table.view(None)["markers"]] == ["m2"]
    lost = agenda(
        "dossiers",
        [5, 1, 1, 1],
        bare=True,
        pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "checked": 5, "files": 2, "actions": 0}},
    ).play(("attack", "a3", "b2"), ("keep",), ("pass",))
    spots = [row["at"] for row in lost.table.view(None)["markers"]]
    assert spots[0] == [5500, 8000] and len(spots) == 2 and spots[1] == [6682, 8000], "the second as near as possible"
    carried = end("dossiers", bare=True, pieces={"a3": {"at": [8000, 8000], "files": 2}, "a2": {"files": 1}})
    assert carried.has(0, "vp") == 2, "only on the Bloc"
    home = end(
        "dossiers",
        bare=True,
        cycle=4,
        pieces={"a3": {"at": [3591, 8000], "files": 1}, "b3": {"at": [12408, 4000], "files": 1}},
    )
    assert home.table.result is not None and home.table.result.scores == [3, 1], "within three inches of one’s own edge"


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


@rule("OLO-022", "OLO-Q115", "OLO-Q02")
def test_a_study_needs_a_line_of_sight() -> None:
    wall = [box(7000, 6900, 9000, 7000)]
    hidden = bloc(bare=False, pieces={"a3": (8000, 6300)}, terrain=wall)
    assert hidden.refused("study", "a3", "m2") == ("OLO-022", "unseen")
    assert ("study", "a3", "m2") in bloc(bare=False, pieces={"a3": (8000, 6300)}).offered
