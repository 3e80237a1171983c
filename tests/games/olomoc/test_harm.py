"""Life line, out of action, Noirceur, Fiel, stunned (OLO-070 to OLO-091)."""

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names, state
from ludotheque.games.olomoc.phases import harm, hostiles
from ludotheque.games.olomoc.state import Piece
from tests.games.olomoc.scene import ADMINISTRATION, HYNEK, KIT, OTHERS, PACK, Scene, bloc, box, filled, scene
from tests.marks import rule


def wounded(piece: int, wounds: int, checked: int = 0, cabal: tuple[str, ...] = HYNEK) -> tuple[int, int]:
    """How many points are checked then, and the Noirceur received."""
    name = state.PIECE_IDS[piece]
    hit = scene(cabals=[cabal, OTHERS], equipment=[KIT, KIT], pieces={name: {"at": [4000, 8000], "checked": checked}})
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
    hit = scene(cabals=[HYNEK], equipment=[KIT, KIT], pieces={"a3": (4000, 8000)})
    harm.check(hit.s, vec[i64](), 2, 6, -1)
    assert (hit.piece("a3")["checked"], hit.piece("a3")["noirceur"]) == (6, 0)


@rule("OLO-Q113")
def test_an_unchecked_point_has_its_letter_again() -> None:
    hit = scene(cabals=[HYNEK], equipment=[KIT, KIT], pieces={"a3": {"at": [4000, 8000], "checked": 1}})
    harm.heal(hit.s, 2)
    harm.strike(hit.s, vec[i64](), 2, 1, 4)
    assert hit.piece("a3")["checked"] == 0
    harm.heal(hit.s, 2)
    assert hit.piece("a3")["checked"] == 0


def kill(victim: str = "b2", **told: Any) -> Scene:
    """a3 is about to put a rouage out of action that has one point left."""
    told = filled(told, cabals=[HYNEK, OTHERS], equipment=[KIT, KIT])
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
        equipment=[KIT, KIT],
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
        equipment=[KIT, KIT],
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


@rule("OLO-076", "OLO-Q106", "OLO-Q107")
def test_a_mark_goes_with_the_hostile_that_bears_it() -> None:
    """The next hostile has the number of the one that died, and nothing of it."""
    hunt = scene(
        cabals=[PACK, OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": (4000, 8000), "a1": (8000, 9600)},
        hostiles=[{"profile": "rogue", "at": [8000, 8000]}],
        standing=[{"ability": "marque_du_gibier", "by": "a3", "on": "h1"}],
    )
    assert hunt.dice("a1", names.ROLL_FRONTAL, "h1") == 5
    harm.settle(hunt.s, harm.check(hunt.s, vec[i64](), 6, 9, 0))
    assert hunt.piece("h1")["where"] == "out"
    assert hostiles.spawn(hunt.s, hunt.s.content.profile_ids.index("rogue"), 8000, 8000) == 6
    assert hunt.dice("a1", names.ROLL_FRONTAL, "h1") == 4, "a fresh Rogue"
    assert (hunt.piece("h1")["where"], hunt.piece("h1")["checked"]) == ("on_bloc", 0), "with all its life points"


@rule("OLO-076", "OLO-Q106", "OLO-Q107")
def test_a_mark_outlasts_the_rouage_that_made_it() -> None:
    hunt = scene(
        cabals=[PACK, OTHERS],
        equipment=[KIT, KIT],
        pieces={"a3": (4000, 8000), "a1": (8000, 9600), "b2": (8000, 8000)},
        standing=[{"ability": "marque_du_gibier", "by": "a3", "on": "b2"}],
    )
    harm.settle(hunt.s, harm.check(hunt.s, vec[i64](), 2, 9, 4))
    assert hunt.piece("a3")["where"] == "out" and hunt.dice("a1", names.ROLL_FRONTAL, "b2") == 5
    assert not hunt.broken("standing")


@rule("OLO-Q106")
def test_what_is_bound_to_a_piece_out_of_action_cannot_be() -> None:
    gone = scene(cabals=[PACK, OTHERS], equipment=[KIT, KIT], pieces={"a3": (4000, 8000), "b2": (8000, 8000)})
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
        equipment=[KIT, KIT],
        pieces={"a3": {"at": [4000, 8000], "checked": 6}, "b2": (5500, 8000)},
    ).play(("attack", "a3", "b2"), ("riposte", "paid"), ("keep",))
    assert end.piece("a3")["where"] == "out" and end.piece("b2")["noirceur"] == 1


@rule("OLO-077", "OLO-Q48")
def test_two_losses_at_once_count_twice_and_may_pass_three() -> None:
    end = scene(
        [5, 1, 1, 1, 5, 1],
        cabals=[HYNEK, OTHERS],
        equipment=[KIT, KIT],
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


@rule("OLO-083", "OLO-Q24")
def test_a_marker_that_is_not_tainted_gives_nothing() -> None:
    walk = bloc(bare=False, pieces={"a3": (8000, 5000)}).play(("march", "a3"), ("at", 8000, 6818))
    assert walk.piece("a3")["noirceur"] == 0
    both = bloc(bare=False, agenda="purification", terrain=[box(8600, 4400, 9600, 5400)], pieces={"a3": (6500, 5600)})
    both.s.tainted = 1
    both.play(("march", "a3"), ("at", 8000, 4432))
    assert both.piece("a3")["noirceur"] == 2, "a marker and a décor, one token each"


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


@rule("OLO-Q52", "OLO-Q46", "OLO-086", "OLO-253")
def test_fiel_from_a_tainted_last_point_comes_before_the_third_loss() -> None:
    last = {"at": [5500, 8000], "checked": 4, "noirceur": 3, "actions": 0}  # of Dominik, whose last point is tainted
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, HYNEK], "traque": 2, "vp": [0, 5], "fiel": [0, 2]}
    end = bloc([5, 1, 1, 1], **told, pieces={"a3": (4000, 8000), "b1": last})
    end.play(("attack", "a3", "b1"), ("keep",), ("pass",))
    assert end.table.result is not None and (end.table.result.reason, end.table.result.ranking) == ("fiel", [1, 2])
    assert end.s.traque == 2 and end.has(0, "vp") == 0, "nobody was put out of action any more"


@rule("OLO-083", "OLO-Q24", "OLO-Q115")
def test_a_tainted_marker_that_was_removed_stains_nobody() -> None:
    gone = bloc(
        [5, 5],
        bare=False,
        agenda="purification",
        cabals=[HYNEK, OTHERS],
        pieces={"a3": (8000, 4600), "b2": (12000, 9000)},
    )
    gone.play(("study", "a3", "m3"), ("keep",), ("march", "a3"), ("at", 8000, 4432))
    assert gone.piece("a3")["noirceur"] == 0 and gone.has(0, "vp") == 3
