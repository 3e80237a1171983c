"""Life line, out of action, Noirceur, Fiel, stunned (OLO-070 to OLO-091)."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names, state
from ludotheque.games.olomoc.phases import harm, hostiles
from ludotheque.games.olomoc.state import Piece
from tests.games.olomoc.scene import OTHERS, Scene, filled, scene
from tests.marks import rule

PLAIN = ("trousse_stimulante", "disrupteur_quantique", "grappin")
HYNEK = ("dominik_kralov", "hynek_novotny", "petra_kantor")


def wounded(piece: int, wounds: int, checked: int = 0, cabal: tuple[str, ...] = HYNEK) -> tuple[int, int]:
    """How many points are checked then, and the Noirceur received."""
    name = state.PIECE_IDS[piece]
    hit = scene(
        cabals=[cabal, OTHERS], equipment=[PLAIN, PLAIN], pieces={name: {"at": [4000, 8000], "checked": checked}}
    )
    harm.strike(hit.s, vec[i64](), piece, wounds, 4)
    return int(hit.s.of(piece, Piece.checked)), int(hit.s.of(piece, Piece.noirceur))


@rule("OLO-070", "OLO-071", "OLO-072", "OLO-073", "OLO-Q44")
@pytest.mark.parametrize(("wounds", "checked"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_a_reinforced_point_that_is_due_takes_one_wound(wounds: int, checked: int) -> None:
    assert wounded(2, wounds) == (checked, 0)  # Pétra: R S S S S T S


@rule("OLO-Q44", "OLO-072", "OLO-073")
def test_a_reinforced_point_further_on_does_not_help_and_two_take_one_wound() -> None:
    assert wounded(1, 1) == (1, 0)  # Hynek: S R S S T S
    assert wounded(1, 2) == (1, 0)
    assert wounded(1, 3) == (2, 0)
    assert wounded(0, 4) == (3, 0)  # Dominik: R R S S T


@rule("OLO-074", "OLO-075", "OLO-Q46")
def test_a_tainted_point_darkens_and_stops_the_attack() -> None:
    assert wounded(2, 3, checked=4) == (6, 1)
    assert wounded(2, 1, checked=4) == (5, 0)
    assert wounded(0, 9, checked=2) == (5, 1), "the last point too"


@rule("OLO-Q45", "OLO-Q42")
def test_wounds_outside_attacks_know_no_letters() -> None:
    hit = scene(cabals=[HYNEK], equipment=[PLAIN, PLAIN], pieces={"a3": (4000, 8000)})
    harm.check(hit.s, vec[i64](), 2, 6, -1)
    assert (hit.piece("a3")["checked"], hit.piece("a3")["noirceur"]) == (6, 0)


@rule("OLO-Q113")
def test_an_unchecked_point_has_its_letter_again() -> None:
    hit = scene(cabals=[HYNEK], equipment=[PLAIN, PLAIN], pieces={"a3": {"at": [4000, 8000], "checked": 1}})
    harm.heal(hit.s, 2)
    harm.strike(hit.s, vec[i64](), 2, 1, 4)
    assert hit.piece("a3")["checked"] == 0
    harm.heal(hit.s, 2)
    assert hit.piece("a3")["checked"] == 0


def kill(victim: str = "b2", **told: Any) -> Scene:
    """a3 is about to put a rouage out of action that has one point left."""
    told = filled(told, cabals=[HYNEK, OTHERS], equipment=[PLAIN, PLAIN])
    pieces = {"a3": {"at": [4000, 8000]}, victim: {"at": [5500, 8000], "checked": 5, "actions": 0}}
    for name, row in told.pop("pieces", {}).items():
        pieces[name] = pieces.get(name, {}) | row
    return scene([5, 1, 1, 1], pieces=pieces, **told).play(("attack", "a3", victim), ("keep",), ("pass",))


@rule("OLO-076", "OLO-077", "OLO-078", "OLO-Q49", "OLO-Q106")
def test_out_of_action_removes_raises_traque_and_darkens_the_author() -> None:
    end = kill()
    row = end.piece("b2")
    assert (row["where"], row["at"], row["actions"], row["noirceur"]) == ("out", None, 0, 0)
    assert end.s.traque == 1 and end.piece("a3")["noirceur"] == 1
    assert end.has(0, "vp") == 1, "the agenda gives one point"
    assert not any(ability == "surcharge" for ability in standing_of(end, 4))


def standing_of(at: Scene, piece: int) -> list[str]:
    rows = at.s.standing
    return [at.s.content.ability_ids[rows[k + 1]] for k in range(0, len(rows), 6) if rows[k + 2] == piece]


@rule("OLO-077", "OLO-079")
def test_a_hostile_out_of_action_gives_neither_traque_nor_noirceur() -> None:
    end = scene(
        [5, 5, 5, 1],
        cabals=[HYNEK],
        equipment=[PLAIN, PLAIN],
        pieces={"a3": (4000, 8000)},
        hostiles=[{"profile": "rogue", "at": [5500, 8000]}],
    )
    end.play(("attack", "a3", "h1"), ("keep",), ("pass",))
    assert end.s.traque == 0 and end.piece("a3")["noirceur"] == 0 and end.piece("h1")["where"] == "out"


@rule("OLO-167", "OLO-168", "OLO-252", "OLO-Q48", "OLO-Q52")
def test_the_third_loss_ends_the_game_at_once_and_costs_its_author_no_fiel() -> None:
    end = kill(traque=2, vp=[0, 3], fiel=[2, 0], pieces={"a3": {"noirceur": 3}})
    assert end.table.over and end.table.result is not None
    assert (end.table.result.reason, end.table.result.scores, end.table.result.ranking) == ("traque", [1, 3], [2, 1])
    assert end.has(0, "fiel") == 2


@rule("OLO-252")
def test_equal_points_at_the_traque_are_a_draw() -> None:
    end = kill(traque=2, vp=[0, 1])
    assert end.table.result is not None and end.table.result.ranking == [1, 1]


@rule("OLO-081", "OLO-084", "OLO-082")
def test_a_fourth_token_is_fiel() -> None:
    end = kill(pieces={"a3": {"noirceur": 3}})
    assert (end.piece("a3")["noirceur"], end.has(0, "fiel")) == (3, 1)


@rule("OLO-086", "OLO-253")
def test_fiel_three_loses_whatever_the_points() -> None:
    end = kill(fiel=[2, 0], vp=[9, 0], pieces={"a3": {"noirceur": 3}})
    assert end.table.result is not None
    assert (end.table.result.ranking, end.table.result.reason) == ([2, 1], "fiel")


@rule("OLO-Q47", "OLO-254", "OLO-Q51")
def test_attack_and_riposte_are_one_batch_and_both_may_lose() -> None:
    end = scene(
        [5, 1, 1, 1, 5, 1],
        cabals=[HYNEK, ("rejeton", "zdenka_mraz", "jana_alena_novak")],
        equipment=[PLAIN, PLAIN],
        fiel=[2, 2],
        pieces={
            "a3": {"at": [4000, 8000], "checked": 5, "noirceur": 3},
            "b2": {"at": [5500, 8000], "checked": 2, "noirceur": 3},
        },
    ).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",), ("pass",))
    assert end.table.result is not None
    assert (end.table.result.ranking, end.table.result.reason) == ([2, 2], "fiel-both")


@rule("OLO-Q50")
def test_hostiles_have_no_noirceur() -> None:
    end = scene(hostiles=[{"profile": "rogue", "at": [5500, 8000]}])
    harm.darken(end.s, 6, "OLO-082")
    assert end.s.of(6, Piece.noirceur) == 0


@rule("OLO-087", "OLO-091")
def test_one_stunned_token_at_most_and_it_stays() -> None:
    dazed = scene(step="end", pieces={"a3": {"at": [4000, 8000], "stunned": True}})
    assert dazed.s.cycle == 2 and dazed.piece("a3")["stunned"]


PACK = ("limier_gris", "premek_dusek", "veneur_anton")


@rule("OLO-076", "OLO-Q106", "OLO-Q107")
def test_a_mark_goes_with_the_hostile_that_bears_it() -> None:
    """The next hostile has the number of the one that died, and nothing of it."""
    hunt = scene(
        cabals=[PACK, OTHERS],
        equipment=[PLAIN, PLAIN],
        pieces={"a3": (4000, 8000), "a1": (8000, 9600)},
        hostiles=[{"profile": "rogue", "at": [8000, 8000]}],
        standing=[{"ability": "marque_du_gibier", "by": "a3", "on": "h1"}],
    )
    assert hunt.dice("a1", names.ROLL_FRONTAL, "h1") == 5
    harm.settle(hunt.s, harm.check(hunt.s, vec[i64](), 6, 9, 0))
    assert hunt.piece("h1")["where"] == "out"
    assert hostiles.spawn(hunt.s, hunt.s.content.profile_ids.index("rogue"), 8000, 8000) == 6
    assert hunt.dice("a1", names.ROLL_FRONTAL, "h1") == 4, "a fresh Rogue"


@rule("OLO-076", "OLO-Q106", "OLO-Q107")
def test_a_mark_outlasts_the_rouage_that_made_it() -> None:
    hunt = scene(
        cabals=[PACK, OTHERS],
        equipment=[PLAIN, PLAIN],
        pieces={"a3": (4000, 8000), "a1": (8000, 9600), "b2": (8000, 8000)},
        standing=[{"ability": "marque_du_gibier", "by": "a3", "on": "b2"}],
    )
    harm.settle(hunt.s, harm.check(hunt.s, vec[i64](), 2, 9, 4))
    assert hunt.piece("a3")["where"] == "out" and hunt.dice("a1", names.ROLL_FRONTAL, "b2") == 5
    assert not hunt.broken("standing")


@rule("OLO-Q106")
def test_what_is_bound_to_a_piece_out_of_action_cannot_be() -> None:
    gone = scene(cabals=[PACK, OTHERS], equipment=[PLAIN, PLAIN], pieces={"a3": (4000, 8000), "b2": (8000, 8000)})
    s = gone.s
    assert not gone.broken("standing") and not gone.broken("actions")
    s.enter(s.content.ability_ids.index("marque_du_gibier"), 2, 4, names.CYCLE_END, 1)
    assert not gone.broken("standing")
    s.set_of(4, Piece.where, state.OUT)
    s.set_of(4, Piece.actions, 1)
    assert gone.broken("standing") and gone.broken("actions")


@rule("OLO-071", "OLO-074")
def test_a_tainted_point_keeps_nothing_off_and_darkens_when_it_is_the_last_of_the_attack() -> None:
    assert wounded(2, 2, checked=4) == (6, 1)


@rule("OLO-075")
def test_the_next_attack_goes_on_beyond_a_tainted_point() -> None:
    assert wounded(2, 1, checked=6) == (7, 0)


@rule("OLO-076")
def test_whoever_has_a_point_left_stays() -> None:
    end = kill(pieces={"b2": {"checked": 4}})
    assert (end.piece("b2")["where"], end.piece("b2")["checked"], end.s.traque) == ("on_bloc", 5, 0)


@rule("OLO-078", "OLO-Q49")
def test_a_riposte_that_puts_out_of_action_darkens_its_author() -> None:
    end = scene(
        [1, 1, 1, 1, 5, 1],
        cabals=[HYNEK, OTHERS],
        equipment=[PLAIN, PLAIN],
        pieces={"a3": {"at": [4000, 8000], "checked": 6}, "b2": (5500, 8000)},
    ).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    assert end.piece("a3")["where"] == "out" and end.piece("b2")["noirceur"] == 1


@rule("OLO-077", "OLO-Q48")
def test_two_losses_at_once_count_twice_and_may_pass_three() -> None:
    end = scene(
        [5, 1, 1, 1, 5, 1],
        cabals=[HYNEK, OTHERS],
        equipment=[PLAIN, PLAIN],
        traque=2,
        pieces={"a3": {"at": [4000, 8000], "checked": 6}, "b2": {"at": [5500, 8000], "checked": 5}},
    ).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",), ("pass",))
    assert end.s.traque == 4 and end.table.result is not None and end.table.result.reason == "traque"


@rule("OLO-083", "OLO-Q23")
def test_whoever_is_pushed_against_a_tainted_marker_is_darkened() -> None:
    push = scene(bare=False, agenda="purification", pieces={"a3": (8000, 8500), "b2": (8000, 6000)})
    push.play(("use", "a3", "sommation"), ("at", 8000, 4432))
    assert push.piece("b2")["noirceur"] == 1


@rule("OLO-084")
def test_the_third_token_corrupts_and_raises_no_fiel() -> None:
    end = kill(pieces={"a3": {"noirceur": 2}})
    assert (end.piece("a3")["noirceur"], end.has(0, "fiel")) == (3, 0)


@rule("OLO-085", "OLO-Q51")
def test_each_corrupted_rouage_raises_fiel_at_the_end_of_a_cycle_and_no_tainted_one() -> None:
    dark: dict[str, Any] = {"a3": {"noirceur": 3}, "a2": {"noirceur": 3}, "b1": {"noirceur": 2}}
    end = scene(step="end", pile=["2.000"], pieces=dark)
    assert [end.has(seat, "fiel") for seat in range(2)] == [2, 0] and end.s.cycle == 2
    over = scene(step="end", pile=["2.000"], pieces=dark, fiel=[2, 0])
    assert over.has(0, "fiel") == 4 and over.table.result is not None and over.table.result.reason == "fiel"
