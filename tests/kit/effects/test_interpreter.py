"""One frame runs every card: it asks in its middle, and waits, is copied, saved and taken back there."""

import random
from typing import Any

import pytest

import ludotheque
from ludotheque.kit.effects import program
from tests.kit.effects.scene import BEAST, card, registered, scene

TWO_BEASTS = BEAST + BEAST.replace("beast", "second")
KEEPER, BEAST_1, BEAST_2 = 0, 4, 5

CLUB = '[[card]]\nid = "club"\neffect = [{ do = "hit", n = 3, to = "prowler" }]\n'


def test_a_card_asks_for_its_target_and_acts_on_it() -> None:
    t = scene(CLUB, ["club"], prowlers=TWO_BEASTS).play(0, "play club")
    assert t.choices(0) == ["target prowler0", "target prowler1"] and t.asks == [(0, "hit")]
    assert t.play(0, "target prowler1").life(BEAST_1, BEAST_2) == [10, 7]


def test_a_lone_target_is_asked_for_or_taken() -> None:
    assert scene(CLUB, ["club"]).play(0, "play club").asks == [(0, "hit")]
    t = scene(CLUB, ["club"], lone=program.TAKE_LONE).play(0, "play club")
    assert t.life(BEAST_1) == [7] and t.asks == [(1, "turn")]


def test_it_is_whoever_was_chosen_last() -> None:
    effect = '[{do="hit", n=1, to="prowler"}, {do="heal", n=1, to="you"}, {do="hit", n=2, to="it"}]'
    t = scene(card(effect), ["card"], prowlers=TWO_BEASTS).play(0, "play card", "target prowler1")
    assert t.life(BEAST_1, BEAST_2) == [10, 7]


def test_a_step_on_a_dead_it_is_passed_over_and_the_others_go_on() -> None:
    effect = '[{do="hit", n=20, to="prowler"}, {do="hit", n=2, to="it"}, {do="suffer", n=1}]'
    t = scene(card(effect), ["card"], prowlers=TWO_BEASTS).play(0, "play card", "target prowler1")
    assert t.life(KEEPER, BEAST_1, BEAST_2) == [7, 10, 0]


def test_when_nobody_is_left_to_choose_the_step_is_skipped_or_the_rest_dropped() -> None:
    text = card('[{do="hit", n=9, to="mate"}, {do="heal", n=1, to="mate"}, {do="suffer", n=2}]')
    for vanished, life in ((program.SKIP, 6), (program.END, 8)):
        t = scene(text, ["card"], prowlers=TWO_BEASTS.replace("n = 1", "n = 0"), vanished=vanished).play(
            0, "play card", "target keeper1"
        )
        assert t.life(0, 1) == [life, 0]


def test_a_card_that_would_have_nobody_to_act_on_is_not_offered() -> None:
    text = card('[{do="suffer", n=1}, {do="heal", n=1, to="mate"}]')
    assert scene(text, ["card"]).choices(0) == ["play card", "pass"]
    alone = scene(text, ["card"])
    alone.state.life[1] = 0
    assert alone.choices(0) == ["pass"]


def test_exactly_asks_for_as_many_and_up_to_for_one_at_least() -> None:
    exactly = card('[{do="hit", n=2, to={exactly=2, of="prowler"}}]')
    t = scene(exactly, ["card"], prowlers=TWO_BEASTS + BEAST.replace("beast", "third")).play(
        0, "play card", "target prowler2"
    )
    assert t.choices(0) == ["target prowler0", "target prowler1"]
    assert t.play(0, "target prowler0").life(4, 5, 6) == [8, 10, 8]
    assert scene(exactly, ["card"]).choices(0) == ["pass"]  # one prowler is too few
    t = scene(exactly.replace("exactly", "up_to"), ["card"], prowlers=TWO_BEASTS).play(0, "play card")
    assert "enough" not in t.choices(0)
    t.play(0, "target prowler1")
    assert t.choices(0) == ["target prowler0", "enough"]
    assert t.play(0, "enough").life(BEAST_1, BEAST_2) == [10, 8]


def test_a_random_target_is_drawn_and_bound() -> None:
    t = scene(card('[{do="hit", n=1, to="a_prowler"}, {do="hit", n=1, to="it"}]'), ["card"], prowlers=TWO_BEASTS)
    t.play(0, "play card")
    assert sorted(t.life(BEAST_1, BEAST_2)) == [8, 10]


def test_somebody_may_be_picked_before_anything_is_done() -> None:
    text = card('[{do="suffer", n=1}, {do="hit", n=2, to="it"}]', more='pick = "prowler"')
    t = scene(text, ["card"], prowlers=TWO_BEASTS).play(0, "play card")
    assert t.life(KEEPER) == [8] and t.asks == [(0, "effect-pick")]
    assert t.play(0, "target prowler0").life(KEEPER, BEAST_1) == [7, 8]


# -- branches, offers, prices


CHOICE = card(
    '[{choose=[{then=[{do="hit", n=2, to="prowler"}]}, {if={ge=[{count="cards", in="discard", of="you"}, 2]}, '
    'then=[{do="hit", n=4, to="prowler"}]}]}]'
)


def test_a_branch_is_offered_when_its_test_holds() -> None:
    t = scene(CHOICE, ["card"]).play(0, "play card")
    assert t.choices(0) == ["branch 0"]
    t = scene(CHOICE, ["card"])
    t.state.discard[0] = t.state.hands[0][:]
    t.play(0, "play card")
    assert t.choices(0) == ["branch 0", "branch 1"]
    assert t.play(0, "branch 1", "target prowler0").life(BEAST_1) == [6]


def test_an_optional_part_is_accepted_or_declined() -> None:
    text = card('[{may=[{do="suffer", n=2}]}, {do="hit", n=1, to="prowlers"}]')
    assert scene(text, ["card"]).play(0, "play card", "accept").life(KEEPER, BEAST_1) == [6, 9]
    assert scene(text, ["card"]).play(0, "play card", "decline").life(KEEPER, BEAST_1) == [8, 9]


PRICED = card('[{may=[{do="discard", n=2}], then=[{do="hit", n=5, to="prowler"}]}]')


def test_a_price_is_offered_only_when_it_can_be_paid_in_full() -> None:
    t = scene(PRICED, ["card", "card"]).play(0, "play card")
    assert t.asks == [(1, "turn")] and t.hand(0) == ["card"]
    t = scene(PRICED, ["card", "card", "card"]).play(0, "play card", "accept", "throw card", "throw card")
    assert t.play(0, "target prowler0").life(BEAST_1) == [5] and t.hand(0) == []
    t = scene(PRICED, ["card", "card", "card"]).play(0, "play card", "decline")
    assert t.life(BEAST_1) == [10] and t.hand(0) == ["card", "card"]


def test_the_price_of_a_card_unpaid_leaves_nothing_of_it() -> None:
    text = card(
        '[{do="hit", n=4, to="prowlers"}]',
        more='tribute = [{do="suffer", n=3}]\nstatic = [{mod="taken", n=-2, of="you"}]',
    )
    assert scene(text, ["card"]).play(0, "play card", "decline").life(KEEPER, BEAST_1) == [8, 10]
    assert scene(text, ["card"]).play(0, "play card", "accept").life(KEEPER, BEAST_1) == [5, 6]


def test_a_cost_is_paid_without_a_question_or_nothing_happens() -> None:
    text = card('[{do="hit", n=4, to="prowlers"}]', more='cost = [{do="discard", n=1}]')
    t = scene(text, ["card", "card"]).play(0, "play card")
    assert t.asks == [(0, "discard")]
    assert t.play(0, "throw card").life(BEAST_1) == [6]
    assert scene(text, ["card"]).play(0, "play card").life(BEAST_1) == [10]


def test_a_price_is_never_modified() -> None:
    cloak = card("[]", "cloak", 'static = [{mod="taken", n=-2, of="you"}]\nuntil = "dawn"')
    text = cloak + card('[{do="suffer", n=3}]', more='tribute = [{do="suffer", n=3}]')
    t = scene(text, ["cloak"], [], ["card"])
    t.play(0, "play cloak").state.hands[0] = t.state.hands[2][:]
    t.play(1, "pass")
    t.state.stack[0].seat = 0
    assert t.play(0, "play card", "accept").life(0) == [4]


# -- amounts


@pytest.mark.parametrize(
    ("amount", "hurt"),
    [
        ("3", 3),
        ('{per={count="marks", marker="burn", of="you"}}', 3),
        ('{base=1, per={count="marks", marker="burn", of="you"}, x=2}', 7),
        ('{base=1, per={count="marks", marker="burn", of="you"}, x=2, max=5}', 5),
        ('{per={count="marks", marker="burn", of="you"}, over=1}', 2),
        ('{per={count="marks", marker="burn", of="you"}, share=2}', 1),
        ('{per={count="life", of="team"}}', 10),
        ('{per="prowlers"}', 1),
    ],
)
def test_amounts(amount: str, hurt: int) -> None:
    t = scene(card(f'[{{do="hit", n={amount}, to="prowlers"}}]'), ["card"])
    t.state.marks[0] = 3
    assert 10 - t.play(0, "play card").life(BEAST_1)[0] == hurt


def test_an_odd_half_is_rounded_as_the_player_likes() -> None:
    text = card('[{do="hit", n={half={count="marks", marker="burn", of="you"}}, to="prowlers"}]')
    for marks, moves, left in ((4, [], 8), (3, ["round 0"], 9), (3, ["round 1"], 8)):
        t = scene(text, ["card"])
        t.state.marks[0] = marks
        assert t.play(0, "play card", *moves).life(BEAST_1) == [left]
    t = scene(text, ["card"], rounding=program.UP)
    t.state.marks[0] = 3
    assert t.play(0, "play card").life(BEAST_1) == [8]


def test_it_in_the_amount_for_a_group_is_each_in_turn() -> None:
    text = card('[{do="suffer", n={per={count="marks", marker="burn", of="it"}}, to="team"}]')
    t = scene(text, ["card"])
    t.state.marks[0], t.state.marks[2] = 1, 3
    assert t.play(0, "play card").life(0, 1) == [7, 5]


def test_it_in_the_amount_for_one_whom_nobody_chose_is_still_whoever_was_chosen() -> None:
    text = card(
        '[{do="mark", marker="burn", n=2, to="prowler"},'
        ' {do="suffer", n={per={count="marks", marker="burn", of="it"}}, to="you"}]'
    )
    assert scene(text, ["card"]).play(0, "play card", "target prowler0").life(0) == [6]


# -- tests and clauses


def test_if_unless_and_clauses() -> None:
    marked = card(
        '[{if={marked="burn", of="you"}, then=[{do="hit", n=1, to="prowlers"}], else=[{do="hit", n=2, to="prowlers"}]}]'
    )
    assert scene(marked, ["card"]).play(0, "play card").life(BEAST_1) == [8]
    t = scene(marked, ["card"])
    t.state.marks[0] = 1
    assert t.play(0, "play card").life(BEAST_1) == [9]
    opening = card('[{when="opening", then=[{do="hit", n=3, to="prowlers"}]}, {do="hit", n=1, to="prowlers"}]')
    t = scene(opening, ["card"], ["card"]).play(0, "play card").play(1, "play card")
    assert t.life(BEAST_1) == [5]
    tests = '{all=["alone", {not={dead="you"}}, {any=[{ge=["plays", 1]}, {le=[{count="life", of="you"}, 8]}]}]}'
    both = card(f'[{{if={tests}, then=[{{do="hit", n=1, to="prowlers"}}]}}]')
    assert scene(both, ["card"]).play(0, "play card").life(BEAST_1) == [9]
    assert scene(both, ["card"], prowlers=TWO_BEASTS).play(0, "play card").life(BEAST_1) == [10]


# -- order, launch


def test_the_order_of_targets_is_chosen_where_it_matters() -> None:
    text = card('[{do="draw", n=1, to="team"}]') + CLUB
    t = scene(text, ["card"], ["card"], deck=["club", "card"]).play(0, "play card")
    assert t.choices(0) == ["target keeper0", "target keeper1"]
    t.play(0, "target keeper1")
    assert t.hand(1) == ["card", "club"] and t.hand(0) == ["card"]


def test_a_launched_card_has_its_own_it_and_is_over_before_the_first_goes_on() -> None:
    first = '[{do="hit", n=1, to="prowler"}, {do="launch", card="club"}, {do="hit", n=1, to="it"}]'
    t = scene(card(first) + CLUB, ["card"], prowlers=TWO_BEASTS)
    t.play(0, "play card", "target prowler0")
    assert t.life(BEAST_1, BEAST_2) == [9, 10]
    assert t.play(0, "target prowler1").life(BEAST_1, BEAST_2) == [8, 7]


# -- stopping in the middle


def test_an_effect_is_saved_copied_imagined_and_taken_back_in_its_middle() -> None:
    text = card('[{do="hit", n=1, to="prowler"}, {may=[{do="launch", card="club"}]}, {do="hit", n=2, to="it"}]') + CLUB
    t = scene(text, ["card"], deck=["club", "card", "club"], prowlers=TWO_BEASTS)
    t.play(0, "play card", "target prowler1", "accept")
    assert [type(frame).__name__ for frame in t.state.stack] == ["Nights", "Play", "Play"]
    with registered(t.table.rules):
        again = ludotheque.load(t.table.save())
        copy, world = t.table.clone(), t.table.imagine(0, random.Random(3))
        for table in (again, copy, world):
            state: Any = table.state
            assert table.choose(0, ("target", "prowler0")) is None
            assert [int(state.life[c]) for c in (4, 5)] == [7, 7]
        assert t.life(BEAST_1, BEAST_2) == [10, 9]
        assert t.table.undo(0) is None and t.table.waiting[0].ask == "effect-may"


def test_a_view_of_an_effect_in_progress_says_what_it_waits_for() -> None:
    t = scene(CLUB, ["club"]).play(0, "play club")
    shown = t.table.view(1)["stack"][-1]
    assert shown == {"frame": "play", "step": "aim", "seat": 0, "source": "club", "paying": 0}
    two = card('[{do="hit", n=1, to={exactly=2, of="prowler"}}]')
    t = scene(two, ["card"], prowlers=TWO_BEASTS + BEAST.replace("beast", "third")).play(
        0, "play card", "target prowler1"
    )
    assert t.table.waiting[0].about["goals"] == ["prowler1"]  # what a number means is the game's to say
