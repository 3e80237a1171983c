"""What bots are told of Olomòc."""

from typing import Any

import pytest

from ludotheque.bots.levels import Level
from ludotheque.bots.thinker import Thinker
from ludotheque.core.state import arg_a, arg_b, verb_of
from ludotheque.games.olomoc import rows, verbs
from ludotheque.games.olomoc.phases.moving import Where
from ludotheque.games.olomoc.policy import PLACES, POLICY
from ludotheque.games.olomoc.state import Piece
from ludotheque.games.olomoc.worth import prospects
from ludotheque.kit.geometry.spots import cell_of
from tests.games.olomoc.scene import Scene, box, scene

QUICK = Level("quick", 24, 0)
FACING: dict[str, Any] = {"a3": {"at": [4000, 4000]}, "b2": {"at": [12000, 12000]}}


def stands(agenda: str = "releves", markers: dict[str, Any] | None = None, **told: Any) -> float:
    """The points that seat 0 may expect above those of seat 1."""
    pieces = FACING | told.pop("pieces", {})
    s = scene(bare=False, agenda=agenda, pieces=pieces, markers=markers or {}, **told).s
    own, other = prospects(s)
    return float(own - other)


def test_everything_good_is_worth_something() -> None:
    usual = stands()
    assert stands(vp=[1, 0]) > usual > stands(vp=[0, 1])
    assert stands(markers={"m1": {"token": 0}}) > usual > stands(markers={"m1": {"token": 1}})
    assert usual > stands(fiel=[1, 0]) > stands(fiel=[2, 0])
    for bad in ({"stunned": True}, {"checked": 2}, {"noirceur": 1}, {"actions": 1}):
        assert usual > stands(pieces={"a3": {"at": [4000, 4000]} | bad}), bad
        assert usual < stands(pieces={"b2": {"at": [12000, 12000]} | bad}), bad
    assert (
        stands(pieces={"a3": {"at": [4000, 4000], "noirceur": 3}})
        < stands(pieces={"a3": {"at": [4000, 4000], "noirceur": 2}}) - 0.5
    )
    assert stands(pieces={"a1": {"out": True}}) < usual - 1.0


@pytest.mark.parametrize("agenda", ["releves", "emprise", "purification", "dossiers", "reglement"])
def test_it_is_good_to_be_near_what_the_agenda_asks_for(agenda: str) -> None:
    x, y = scene(bare=False, agenda=agenda).table.view(0)["markers"][0]["at"]
    near, far = ([x, y + gap] if x == 3250 else [x + gap, y] for gap in (1500, 3500))  # away from the next marker
    assert stands(agenda, pieces={"a3": {"at": near}}) > stands(agenda, pieces={"a3": {"at": far}})


def test_the_gargoyle_is_worth_hunting_and_its_tokens_count() -> None:
    assert stands("gargoule", tokens=[2, 0]) > stands("gargoule") > stands("gargoule", tokens=[0, 2])
    close, away = {"a3": {"at": [8000, 5500]}}, {"a3": {"at": [8000, 2500]}}
    assert stands("gargoule", pieces=close) > stands("gargoule", pieces=away)


def test_chances_add_up_and_a_lead_counts_more_at_the_end() -> None:
    early, late = (POLICY.values(scene(pieces=FACING, vp=[2, 0], cycle=cycle).s) for cycle in (1, 4))
    assert abs(sum(early) - 1.0) < 1e-9 and abs(sum(late) - 1.0) < 1e-9
    assert 0.5 < early[0] < late[0]


def marching(**told: Any) -> Scene:
    at = scene(bare=False, step="activation", active="a3", pieces=FACING, **told)
    return at.play(("march", "a3"))


def test_a_few_places_are_thought_about_all_of_them_legal_and_in_squares_of_their_own() -> None:
    at = marching(terrain=[box(3000, 5500, 5000, 6000)])
    offered = [(int(arg_a(choice)), int(arg_b(choice))) for choice in POLICY.choices(at.s, 0)]
    assert len(offered) == PLACES == len({cell_of(x, y) for x, y in offered})
    assert all(at.table.why_not(0, ("at", x, y)) is None for x, y in offered)


def test_a_march_leads_towards_the_markers() -> None:
    at = marching()
    picked = [POLICY.pick(at.s, 0, draw * 71582788) for draw in range(30)]
    ahead = [choice for choice in picked if int(arg_b(choice)) > 4000]
    assert len(ahead) > 20, "the nearest marker lies north of it"


@pytest.mark.parametrize("piece", ["a3", "a2"])
def test_whoever_plays_on_goes_to_places_that_can_be_reached(piece: str) -> None:
    at = scene(bare=False, active=piece, pieces=FACING, terrain=[box(3000, 5500, 5000, 6000)])
    at.play(("march" if piece == "a3" else "enter", piece))
    picked = {POLICY.pick(at.s, 0, draw * 71582788) for draw in range(30)}
    assert len(picked) > 3
    assert all(at.table.why_not(0, ("at", int(arg_a(end)), int(arg_b(end)))) is None for end in picked)


@pytest.mark.parametrize("manner", range(8))
def test_whatever_the_manner_there_are_places_to_think_about(manner: int) -> None:
    at = scene(bare=False, pieces=FACING | {"b1": {"at": [4000, 6500]}}, terrain=[box(6000, 2000, 6500, 3900)])
    piece, target = (1, -1) if manner == 2 else (2, 0 if manner == 5 else 3)
    at.s.stack.append(Where(0, piece, manner, target, 2000))
    offered = POLICY.choices(at.s, 0)
    assert 0 < len(offered) <= PLACES and {int(verb_of(choice)) for choice in offered} == {verbs.AT}


def test_whoever_can_study_seldom_does_anything_else() -> None:
    at = scene(bare=False, step="activation", active="a3", pieces={"a3": {"at": [3250, 6500]}})
    picked = [at.table.codec.decode(POLICY.pick(at.s, 0, draw * 71582788)) for draw in range(60)]
    assert picked.count(("study", "a3", "m1")) > 25 and picked.count(("end",)) < 10


def test_rows_are_mixed_and_the_seed_decides() -> None:
    at = scene(bare=False, step="planning", pieces=FACING)
    laid = [Thinker(QUICK, f"row {n}").answer(at.table, 0) for n in range(10)]
    assert len(set(laid)) >= 5, "nobody can count on a row"
    assert Thinker(QUICK, "row 3").answer(at.table, 0) == laid[3]
    assert len(rows.plans(at.s, 0)) > 28 and all(choice[0] == "plan" for choice in laid)


def test_a_bot_shoots_whoever_would_fall() -> None:
    hurt = {"at": [7000, 4000], "checked": 5, "actions": 0}
    at = scene(step="activation", active="a2", pieces={"a2": {"at": [4000, 4000]}, "b2": hurt})
    assert at.s.content.profile_ids[at.s.of(1, Piece.profile)] == "hynek_novotny", "five dice to shoot with"
    answers = [Thinker(Level("usual", 60, 0), f"shot {n}").answer(at.table, 0) for n in range(3)]
    assert sum(answer[0] in ("shoot", "use", "charge") for answer in answers) >= 2, answers


def test_whoever_answers_at_random_does_what_is_offered() -> None:
    at = scene(
        bare=False,
        phase=3,
        pieces={"a3": {"at": [5500, 4500], "noirceur": 1}, "a1": {"turned": 1}, "b2": {"at": [8500, 4500]}},
    )
    frame = at.s.stack[-1]
    offered = {int(choice) for choice in frame.legal(at.s, 0)}
    drawn = {int(frame.sample(at.s, 0, draw)) for draw in range(200)}
    assert drawn == offered and len(offered) > 5


def test_what_is_paid_for_is_worth_what_it_may_bring() -> None:
    pieces = {"a3": {"at": [4000, 8000]}, "b2": {"at": [5500, 8000]}}
    at = scene(step="activation", active="a3", pieces=pieces)
    before = prospects(at.s)
    after = prospects(at.play(("attack", "a3", "b2")).s)
    assert at.asks == [(1, "react")] and after[1] < before[1] - 0.2, "the blow is on its way"
    hit, miss = (
        prospects(scene(dice, active="a3", pieces=pieces).play(("attack", "a3", "b2"), ("pass",)).s)
        for dice in ([6, 6, 6, 6], [1, 1, 1, 1])
    )
    assert hit[1] < after[1] < miss[1] and hit[0] == miss[0]


def test_a_study_is_worth_its_chance() -> None:
    told: dict[str, Any] = {"bare": False, "active": "a3", "pieces": {"a3": {"at": [3250, 6500]}}}
    good, bad = (
        prospects(scene(dice, **told).play(("study", "a3", "m1")).s)[0] for dice in ([5, 5, 5, 5], [1, 1, 1, 1])
    )
    assert good > bad + 1.0


def test_propaganda_comes_late_and_whoever_coordinates_after_the_others() -> None:
    at = scene(bare=False, step="planning", pieces=FACING)
    plans = rows.plans(at.s, 0)
    best = plans[max(range(len(plans)), key=lambda k: POLICY.worth_plan(plans[k]))]
    cards = [int(rows.card_at(best, slot)) for slot in range(5)]
    assert [card for card in cards if card < 4] == [0, 1, 2, 3]


def test_whoever_may_strike_is_named_rather_than_let_off() -> None:
    pieces = {"a3": (4000, 8000), "b1": (4000, 9700), "b2": (5700, 8000)}
    leave = scene(pieces=pieces).play(("march", "a3"), ("at", 1700, 8000))
    s = leave.s
    assert leave.asks == [(1, "strike-order")]
    choices = POLICY.choices(s, 1)
    promises = dict(zip((int(verb_of(choice)) for choice in choices), POLICY.promises(s, 1, choices), strict=True))
    assert promises[verbs.NAME] > promises[verbs.PASS]
    assert POLICY.pick(s, 1, 3) in list(choices)
    assert leave.table.why_not(1, Thinker(QUICK, "strike").answer(leave.table, 1)) is None
