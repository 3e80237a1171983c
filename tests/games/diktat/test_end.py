"""End of Cycle and end of the game (DIK-158 to DIK-167), VP (DIK-002, DIK-003, DIK-Q01 to DIK-Q03, DIK-Q10)."""

import random
from typing import Any

import pytest

from ludotheque.core.game import Result
from ludotheque.games.diktat.names import PP
from ludotheque.games.diktat.state import Belief
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

ATTACK = "Artefact[-|N3|att]"


def last_window(seats: int = 3, **described: object) -> Scene:
    """The window between the Attack and the End of Cycle, where everybody is asked."""
    return scene(seats, phase="attack", **described)


def result(t: Scene) -> Result:
    assert t.table.result is not None
    return t.table.result


# -- when the game ends


@rule("DIK-158")
@pytest.mark.parametrize(("vp", "over"), [(9, False), (10, True), (11, True)])
def test_the_end_is_triggered_by_10_vp_of_anybody(vp: int, over: bool) -> None:
    t = last_window(vp=[0, vp, 0]).pass_windows()
    assert t.table.over == over
    assert len(t.told("game-ends")) == over


@rule("DIK-002", "DIK-158", "DIK-164")
def test_debts_are_deducted_only_once_10_vp_have_ended_the_game() -> None:
    t = last_window(2, vp=[10, 4], debts=[3, 0]).pass_windows()
    assert t.table.over and (result(t).scores, result(t).winners) == ([7, 4], [0])


@rule("DIK-002")
def test_10_vp_in_a_conquest_do_not_keep_the_other_sectors_from_being_conquered() -> None:
    piles = {"karst": ["A: E"], "motol": ["B: E"]}
    t = scene(
        2,
        phase="resolution",
        vp=[8, 0],
        track=["Karst[-|N1]"],
        cards=[["NV1", "NV2", "NV3", "NV4", "NV5", "NV6"]],
        piles=piles,
    )
    t.play(0, "name karst", "take_card KA1")
    assert t.vp[0] >= 10 and not t.table.over and t.asks == [(0, "next-sector")]
    t.play(0, "name motol").play(1, "take_marker")
    assert t.player(1)["markers"] == {"motol": 1}


@rule("DIK-158")
@pytest.mark.parametrize(("seats", "last"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_the_end_is_triggered_by_the_last_cycle(seats: int, last: int) -> None:
    assert last_window(seats, cycle=last).pass_windows().table.over
    assert not last_window(seats, cycle=last - 1).pass_windows().table.over


@rule("DIK-002", "DIK-Q01")
def test_10_vp_are_tested_only_in_the_end_of_cycle_phase() -> None:
    t = scene(2, vp=[10, 0], pawns=[1, 1], cards={"A": ["Karst[Po|N1]"]}, affinity=[["po"]])
    t.play(0, "score KA1 0 politics")
    assert t.vp[0] == 11 and not t.table.over
    t.play(0, "extend", "keep").play(1, "extend", "keep")
    assert t.asks == [(0, "window")] and not t.table.over, "nor after the last conquest"
    assert t.pass_windows().table.over


@rule("DIK-Q01")
def test_who_reached_10_vp_can_still_lose() -> None:
    t = last_window(vp=[10, 9, 0], debts=[2, 0, 0]).pass_windows()
    assert (result(t).scores, result(t).winners) == ([8, 9, 0], [1])
    ahead = last_window(vp=[10, 12, 0]).pass_windows()
    assert result(ahead).winners == [1], "VP may exceed 10 and the highest score wins"


@rule("DIK-003")
def test_without_anybody_at_10_the_most_vp_win_when_the_last_cycle_is_over() -> None:
    t = last_window(cycle=4, vp=[2, 3, 1]).pass_windows()
    assert result(t) == Result([2, 3, 1], [2, 1, 3], "most-vp")


# -- what goes and what stays


@rule("DIK-159")
def test_agents_assassins_and_spies_are_discarded() -> None:
    t = last_window(2, reserve=[{"c": 4, "g": 5, "e": 6}], assassins=[2, 1], spies=[1, 3]).pass_windows()
    assert [t.goods(name) for name in ("assassin", "spy")] == [[0, 0], [0, 0]]
    assert [t.goods(name) for name in ("citizen", "guard", "emissary")] == [[3, 3]] * 3, "only the new ones"


@rule("DIK-159")
def test_they_are_kept_when_the_game_ends() -> None:
    t = last_window(2, cycle=5, reserve=[{"c": 4}], spies=[1]).pass_windows()
    assert (t.goods("citizen")[0], t.goods("spy")[0], t.told("cycle-ends")) == (4, 1, [])


@rule("DIK-160")
def test_pp_affinities_and_specific_tokens_are_kept() -> None:
    t = last_window(2, cabals="garde_noire,polisec", pp=[7, 0], affinity=[["po", "ar"]], stock=[4], blockhaus=["karst"])
    t.pass_windows()
    assert t.pp == [7 + 3, 3]
    assert (t.goods("politics")[0], t.goods("artefact")[0]) == (1, 1)
    assert (t.player(0)["stock"], t.on("karst")["blockhaus"]) == (4, 1)


ELEMENTS = {
    "cards": {"A": ["CO4"]},
    "markers": {"A": {"motol": 1}, "B": {"artefact": 1}},
    "developed": {"A": ["HA1"]},
    "used": {"A": ["CO4", "motol_1", "HA1"], "B": ["artefact_1"]},
}


@rule("DIK-161")
def test_all_used_tokens_are_removed() -> None:
    t = last_window(2, content="house", **ELEMENTS)
    assert (t.player(0)["used"], t.player(1)["used"]) == (["CO4", "HA1", "motol_1"], ["artefact_1"])
    t.pass_windows()
    assert (t.player(0)["used"], t.player(1)["used"]) == ([], [])


@rule("DIK-Q44")
def test_used_tokens_leave_cabal_cards_too() -> None:
    t = last_window(2, content="house", developed={"A": ["HA1"]}, used={"A": ["HA1"]}).pass_windows()
    assert t.player(0)["used"] == []
    assert t.goods("emissary") == [4, 3], "it pays again in the next Development phase"


@rule("DIK-162")
def test_the_cards_left_on_the_track_are_discarded() -> None:
    t = last_window(2, track=["KA1", "NV2"], discard=["AR6"], deck=["MS1", "MS2", "MS3"]).pass_windows()
    assert t.table.view(None)["discard"] == ["AR6", "KA1", "NV2"]
    assert t.table.view(None)["track"] == ["MS1", "MS2"]


@rule("DIK-163")
def test_then_a_new_cycle_starts_with_phase_1() -> None:
    t = last_window(2, cycle=2, deck=["MS1", "MS2", "MS3"]).pass_windows()
    view = t.table.view(None)
    assert (view["cycle"], view["track"], t.asks) == (3, ["MS1", "MS2"], [(0, "first-player")])


# -- final scoring


@rule("DIK-164")
def test_first_each_player_loses_1_vp_per_debt() -> None:
    t = last_window(3, cycle=4, vp=[5, 5, 2], debts=[1, 0, 3]).pass_windows()
    assert result(t).scores == [4, 5, -1]


@rule("DIK-165")
def test_then_the_most_vp_win() -> None:
    t = last_window(3, cycle=4, vp=[6, 5, 2], debts=[2, 0, 0], pp=[9, 0, 0]).pass_windows()
    assert result(t).ranking == [2, 1, 3]


@rule("DIK-166")
def test_a_tie_is_broken_by_the_most_pp() -> None:
    t = last_window(3, cycle=4, vp=[5, 5, 2], pp=[3, 4, 9]).pass_windows()
    assert (result(t).winners, result(t).ranking) == ([1], [2, 1, 3])
    t = last_window(2, cycle=5, vp=[6, 5], debts=[1, 0], pp=[4, 3]).pass_windows()
    assert result(t).winners == [0], "borrowed PP are PP: a Debt costs its VP and no more"


@rule("DIK-166", "DIK-030")
def test_only_tied_players_show_their_pp_and_only_at_the_end() -> None:
    t = last_window(4, cycle=4, vp=[5, 5, 2, 6], pp=[3, 0, 9, 8])
    assert [player.get("pp") for player in t.table.view(0)["players"]] == [None] * 4
    t.pass_windows()
    for seat in (None, 2):
        assert [player.get("pp") for player in t.table.view(seat)["players"]] == [3, 0, None, None]


@rule("DIK-166", "DIK-030")
def test_pp_that_were_shown_are_imagined_by_nobody() -> None:
    t = last_window(3, cycle=4, vp=[5, 5, 2], pp=[3, 7, 9])
    state: Any = t.table.state
    state.deduce(2, 1, Belief.fog, 2)  # deals that seat 2 was no party to
    guesses = {t.table.imagine(2, random.Random(n)).state.get(1, PP) for n in range(20)}
    assert len(guesses) > 1
    t.pass_windows()
    for n in range(20):
        world = t.table.imagine(2, random.Random(n))
        assert world.view(2)["players"] == t.table.view(2)["players"]
        assert world.result is not None and world.result.ranking == result(t).ranking


@rule("DIK-167")
def test_players_still_tied_share_the_victory() -> None:
    t = last_window(3, cycle=4, vp=[5, 5, 2], pp=[4, 4, 9]).pass_windows()
    assert (result(t).winners, result(t).ranking) == ([0, 1], [1, 1, 3])
    t = last_window(2, cycle=5, vp=[6, 5], debts=[1, 0], pp=[4, 4]).pass_windows()
    assert result(t).scores == [5, 5] and result(t).winners == [0, 1], "Debts have cost their VP and break no tie"


@rule("DIK-Q10")
def test_the_last_stop_is_before_the_test_and_none_after_it() -> None:
    t = last_window(2, cycle=5, vp=[5, 5], pp=[0, 1], cards={"A": ["Karst[Po|N1]"]}, affinity=[["po"]])
    t.play(0, "pass").play(1, "pass")
    assert t.table.over and t.asks == []


@rule("DIK-Q10")
def test_nothing_can_be_done_once_the_end_is_triggered() -> None:
    t = last_window(2, cycle=5, vp=[5, 5], pp=[0, 1], cards={"A": ["Karst[Po|N1]"]}, affinity=[["po"]])
    assert "borrow" in t.beside(0) and "score KA1 0 politics" in t.beside(0)
    t.pass_windows()
    assert (t.asks, t.beside(0), result(t).winners) == ([], [], [1])
    for move in ("borrow", "score KA1 0 politics", "offer 1 get:pp:1", "pass"):
        assert t.refused(0, move).rule == "LUD-01"


# -- VP


@rule("DIK-Q02")
def test_vp_are_computed_from_everything_that_gives_them() -> None:
    seven = ["KA1", "KA2", "KA3", "KA4", "KA5", "KA6", "Motol[Po,Pe|N1]"]
    t = scene(
        2,
        cards={"A": seven},
        affinity=[["po", "pe"]],
        developed={"A": ["HA-K1", "HA-K2"]},
        markers={"A": {"nouvelle_ville": 2}},
        breaches=[1],
        debts=[3],
    )
    slots, beside, developed, gains, breaches = 3, 2, 1, 2, 1
    assert t.vp[0] == slots + beside + developed + gains - breaches
    t.play(0, "score MO1 0 politics", "score MO1 1 people")
    assert t.vp[0] == slots + beside + 2 + developed + gains - breaches
    t.deal(0, 1, "give:card:MO1")
    assert t.vp[0] == slots + developed + gains - breaches
    assert t.deal(0, 1, "give:marker:nouvelle_ville").vp == [slots + developed + 1 - breaches, 1]


@rule("DIK-Q03")
def test_vp_may_fall_below_0() -> None:
    t = scene(2, reserve=[{"c": 1}]).deal(0, 1, "i:no_send:karst:0")
    t.play(0, "send", "name karst", "add citizen", "ready")
    assert t.vp == [-1, 0] and t.player(0)["vp"] == -1


@rule("DIK-Q03")
def test_a_negative_score_counts_as_0_in_an_attack() -> None:
    t = last_window(2, breaches=[2, 0], pp=[5, 5], track=[ATTACK])
    assert (t.vp, t.pp) == ([-2, 0], [5, 5])
    assert len(t.told("attack")) == 1 and t.told("earned") == []


# -- golden tests


@rule("DIK-159", "DIK-160", "DIK-161", "DIK-Q44")
def test_dik_x10_what_survives_end_of_cycle() -> None:
    t = scene(
        2,
        phase="end_of_cycle",
        cabals="resistance,garde_noire",
        reserve={"A": {"c": 2, "e": 1}},
        assassins=[1],
        spies=[2],
        pp=[7],
        affinity=[["po", "pe", "ar"]],
        stock=[4],
        markers={"A": {"motol": 1}},
        developed={"A": ["RE-K1"]},
        used={"A": ["motol_1", "RE-K1"]},
    )
    income = {"agents": 3, "pp": 3}  # the Development phase of the next Cycle has come meanwhile
    assert t.table.view(None)["cycle"] == 2
    assert [t.goods(name)[0] for name in ("citizen", "guard", "emissary")] == [income["agents"]] * 3
    assert (t.goods("assassin")[0], t.goods("spy")[0], t.pp[0]) == (0, 0, 7 + income["pp"])
    assert [t.goods(name)[0] for name in ("politics", "people", "artefact")] == [1, 1, 1]
    assert (t.player(0)["token"], t.player(0)["stock"], t.player(0)["used"]) == ("revolt", 4, [])


@rule("DIK-155", "DIK-156", "DIK-Q14", "DIK-162")
def test_dik_g08_attack_in_the_base_game() -> None:
    t = last_window(3, track=[ATTACK], vp=[4, 3, 0], pp=[6, 0, 2])
    assert (t.pp, t.goods("debt")) == ([2, 2, 2], [0, 1, 0])
    assert t.table.view(None)["discard"] == []
    t.pass_windows()
    assert t.table.view(None)["discard"] == ["AR1"]


@rule("DIK-164", "DIK-165", "DIK-166", "DIK-167")
def test_dik_g09_final_scoring() -> None:
    t = last_window(3, cycle=4, vp=[8, 7, 7], debts=[1, 0, 0], pp=[3, 5, 5]).pass_windows()
    assert result(t).scores == [7, 7, 7]
    assert (result(t).winners, result(t).ranking) == ([1, 2], [3, 1, 1])


# -- the account


def account(t: Scene) -> dict[str, list[int | None]]:
    told = t.table.rules.account(t.state)
    assert told is not None
    points = [line for line in told.lines if not line.after]
    assert [sum(line.values[seat] or 0 for line in points) for seat in range(t.state.seats)] == result(t).scores
    return {line.key: line.values for line in told.lines}


@rule("DIK-133", "DIK-135", "DIK-164")
def test_the_account_adds_up_line_by_line() -> None:
    t = last_window(3, cycle=4, cards={"A": ["Karst[Po|N1]"]}, debts=[1, 0, 0]).pass_windows()
    told = account(t)
    slot = t.table.view(None)["players"][0]["board"]["slots"][0]
    assert told["slots"] == [slot, 0, 0] and told["debts"] == [-1, 0, 0] and "aside" not in told


@rule("DIK-166")
def test_the_account_shows_the_pp_of_those_who_were_tied_only() -> None:
    assert account(last_window(3, cycle=4, vp=[5, 5, 2], pp=[3, 4, 9]).pass_windows())["pp"] == [3, 4, None]
    assert "pp" not in account(last_window(3, cycle=4, vp=[5, 4, 2], pp=[3, 4, 9]).pass_windows())


@rule("DIK-033", "DIK-133", "DIK-135")
def test_a_view_says_where_the_points_come_from_and_counts_no_debt_yet() -> None:
    t = last_window(3, cycle=4, cards={"A": ["Karst[Po|N1]"]}, vp=[8, 7, 7], debts=[1, 0, 0])
    shown = t.table.view(None)
    assert "debts" not in shown["points"][0] and shown["points"][1] == {"described": 7}
    assert [sum(each.values()) for each in shown["points"]] == [player["vp"] for player in shown["players"]]
