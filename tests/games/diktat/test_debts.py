"""Points de Pouvoir and debts (DIK-031 to DIK-036, DIK-Q12 to DIK-Q16)."""

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def reveal_a_guard(t: Scene) -> Scene:
    """A assassinates the Guard of B in Karst and owes 2 PP."""
    return t.play(0, "assassinate", "kill 1 1")


GUARDED = {"piles": {"karst": ["B: G"]}}


@rule("DIK-031")
def test_pp_come_from_the_reserve_and_go_back_to_it() -> None:
    t = scene(3, pp=[5, 5, 5])
    assert t.play(0, "extend", "keep").pp == [6, 5, 5]
    assert t.play(1, "develop", "play GN-K1").pp == [6, 3, 5]


@rule("DIK-031")
def test_pp_come_from_another_player_only_where_a_rule_says_so() -> None:
    assert reveal_a_guard(scene(3, pp=[5, 5, 5], **GUARDED)).pp == [3, 7, 5]


@rule("DIK-032")
def test_a_debt_may_be_taken_at_any_moment_and_brings_5_pp_at_once() -> None:
    t = scene(3, pp=[0, 1, 0])
    assert t.asks == [(0, "manoeuvre")]
    t.play(1, "borrow")
    assert (t.pp, t.goods("debt")) == ([0, 6, 0], [0, 1, 0])
    assert t.asks == [(0, "manoeuvre")], "it costs no turn"


@rule("DIK-033")
def test_a_debt_costs_no_vp_before_the_end_of_the_game() -> None:
    t = scene(2, cycle=5, phase="attack", vp=[3, 3], debts=[1, 0])
    t.play(0, "borrow")
    assert [t.player(seat)["vp"] for seat in (0, 1)] == [3, 3]
    t.pass_windows()
    assert t.table.result is not None and t.table.result.scores == [1, 3]


@rule("DIK-034")
def test_one_voluntary_debt_a_cycle() -> None:
    t = scene(2, phase="attack").play(0, "borrow")
    assert t.refused(0, "borrow").rule == "DIK-034"
    assert "borrow" not in t.beside(0) and "borrow" in t.beside(1)
    t.pass_windows()
    assert t.table.view(None)["cycle"] == 2
    assert t.play(0, "borrow").goods("debt") == [2, 0]


@rule("DIK-035")
def test_who_owes_pp_and_has_too_few_is_forced_to_take_a_debt() -> None:
    t = reveal_a_guard(scene(2, pp=[1, 0], **GUARDED))
    assert (t.pp, t.goods("debt")) == ([1 + 5 - 2, 2], [1, 0]), "to another player"
    t = scene(2, others=True, pp=[1, 0], piles={"karst": ["others: G"]})
    t.play(0, "assassinate", "kill 1 1")
    assert (t.pp, t.goods("debt")) == ([1 + 5 - 2, 0], [1, 0]), "to the reserve"


@rule("DIK-035")
def test_no_debt_is_forced_while_the_pp_suffice() -> None:
    t = reveal_a_guard(scene(2, pp=[2, 0], **GUARDED))
    assert (t.pp, t.goods("debt")) == ([0, 2], [0, 0])


@rule("DIK-036")
@pytest.mark.parametrize("borrowed", [0, 1])
def test_a_forced_debt_neither_uses_nor_is_stopped_by_the_limit(borrowed: int) -> None:
    t = reveal_a_guard(scene(2, pp=[0, 0], borrowed=[borrowed, 0], debts=[borrowed, 0], **GUARDED))
    assert t.goods("debt") == [borrowed + 1, 0]
    assert ("borrow" in t.beside(0)) == (borrowed == 0)


# -- rulings


@rule("DIK-Q12")
def test_as_many_forced_debts_as_needed_and_no_more() -> None:
    t = scene(2, phase="attack", track=["Artefact[-|N3|att]"], vp=[7, 5], pp=[0, 0])
    assert (t.goods("debt"), t.pp) == ([2, 1], [10 - 7, 0])


@rule("DIK-Q12")
def test_the_creditor_is_paid_in_full_and_the_change_stays_with_the_debtor() -> None:
    assert reveal_a_guard(scene(2, pp=[1, 3], **GUARDED)).pp == [4, 5]


@rule("DIK-Q13")
def test_optional_costs_never_force_a_debt() -> None:
    t = scene(2, pp=[1, 1], content="house", cabals="garde_noire,polisec", cards={"A": ["MS4"]})
    assert t.refused(0, "develop").rule == "DIK-097"
    assert t.refused(0, "use MS4 0").rule == "DIK-173"
    assert t.refused(0, "offer 1 give:pp:2").rule == "DIK-Q47"
    t.play(1, "offer 0 get:pp:2")
    assert not any(choice.startswith("accept") for choice in t.beside(0))
    t.play(0, "borrow")
    assert "develop" in t.choices(0) and "use MS4 0" in t.beside(0), "after a voluntary one they are legal"
    assert any(choice.startswith("accept") for choice in t.beside(0))


@rule("DIK-Q13")
def test_a_bid_never_forces_a_debt() -> None:
    t = scene(2, phase="resolution", pp=[1, 1], piles={"karst": ["A: E", "B: E"]})
    t.play(0, "name karst").pass_windows()
    assert t.refused(0, "bid 2").rule == "DIK-Q62"
    t.play(0, "bid 1").play(1, "bid 0")
    assert t.goods("debt") == [0, 0]


@rule("DIK-Q13")
@pytest.mark.parametrize(
    ("described", "moves"),
    [
        ({"piles": {"karst": ["B: G"]}}, ["assassinate", "kill 1 1"]),
        ({"piles": {"karst": ["others: G"]}, "others": True}, ["assassinate", "kill 1 1"]),
        ({"phase": "attack", "track": ["Artefact[-|N3|att]"], "vp": [1, 0]}, []),
    ],
)
def test_a_guard_an_abomination_and_the_attack_force_a_debt(described: dict[str, object], moves: list[str]) -> None:
    assert scene(2, pp=[0, 0], **described).play(0, *moves).goods("debt") == [1, 0]


@rule("DIK-Q14")
def test_pp_discarded_in_an_attack_are_a_payment_that_forces_debts() -> None:
    t = scene(2, phase="attack", track=["Artefact[-|N3|att]"], vp=[3, 0], pp=[0, 4])
    assert (t.pp, t.goods("debt")) == ([2, 4], [1, 0])


@rule("DIK-Q15")
def test_without_debt_tokens_no_voluntary_debt() -> None:
    t = scene(2, debts=[4, 6])
    assert t.refused(0, "borrow").rule == "DIK-Q15"
    assert "borrow" not in t.beside(0)
    assert "borrow" in scene(2, debts=[4, 5]).beside(0)


@rule("DIK-Q15")
def test_without_debt_tokens_the_rest_of_a_forced_payment_is_waived() -> None:
    t = reveal_a_guard(scene(2, pp=[1, 0], debts=[4, 6], **GUARDED))
    assert (t.pp, t.goods("debt")) == ([0, 1], [4, 6])


@rule("DIK-Q15")
def test_the_last_debt_tokens_are_taken_in_order_of_rank() -> None:
    attack = {"phase": "attack", "track": ["Artefact[-|N3|att]"], "vp": [5, 5, 5], "pp": [0, 0, 0]}
    t = scene(3, cabals="polisec,harmonie,garde_noire", debts=[8, 0, 0], **attack)
    assert t.goods("debt") == [8, 1, 1], "B has the highest Rank, then C; nothing is left for A"


@rule("DIK-Q16")
def test_debts_are_public() -> None:
    t = scene(2, debts=[2, 0]).play(1, "borrow")
    for eyes in (0, 1, None):
        assert [(t.player(seat, eyes)["debt"], t.player(seat, eyes)["borrowed"]) for seat in (0, 1)] == [
            (2, False),
            (1, True),
        ]
    assert [(event["rule"], event["seat"]) for event in t.told("debt")] == [("DIK-032", 1)]
