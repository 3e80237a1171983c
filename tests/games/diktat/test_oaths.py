"""Oaths « sur l'Artefact »: every clause kept and broken, deadlines, what a breach costs (DIK-108 to DIK-110)."""

from typing import Any

import pytest

from tests.games.diktat.scene import EXTEND, SEND, act, breaches, end_cycle, scene, sworn
from tests.marks import rule

KARST: dict[str, Any] = {"phase": "resolution", "piles": {"karst": ["A: E"]}, "track": ["KA1"]}
TIE: dict[str, Any] = {"phase": "resolution", "piles": {"karst": ["A: E", "B: E"]}, "pp": [3, 3]}
TWO_SECTORS: dict[str, Any] = {"phase": "resolution", "piles": {"karst": ["A: C"], "motol": ["B: C"]}}

# A clause that A swears, the scene, how A keeps it, how A breaks it. "deal ..." is an accepted offer of A to B.
CLAUSES: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "send:karst": ({"reserve": [{"C": 1}]}, SEND, EXTEND),
    "no_send:karst": ({"reserve": [{"C": 1}]}, EXTEND, SEND),
    "kill:1:2": (
        {"assassins": [1], "piles": {"karst": ["B: C,C"]}},
        ["assassinate", "kill 1 1", "kill 1 1"],
        ["assassinate", "kill 1 1", "stop"],
    ),
    "no_kill:1": ({"piles": {"karst": ["B: C"]}}, EXTEND, ["assassinate", "kill 1 1"]),
    "kill_in:karst:1": ({"piles": {"karst": ["B: C"]}}, ["assassinate", "kill 1 1"], EXTEND),
    "no_kill_in:karst": ({"piles": {"karst": ["B: C"]}}, EXTEND, ["assassinate", "kill 1 1"]),
    "withdraw:1": ({"piles": {"karst": ["A: C"]}}, ["deal give:place:1", *EXTEND], EXTEND),
    "first:1": ({"phase": "first_player"}, ["first 1"], ["first 0"]),
    "name:motol": (TWO_SECTORS, ["name motol"], ["name karst"]),
    "take:KA1": (KARST, ["name karst", "take_card KA1"], ["name karst", "take_marker"]),
    "no_take:KA1": (KARST, ["name karst", "take_marker"], ["name karst", "take_card KA1"]),
    "take_marker:karst": (KARST, ["name karst", "take_marker"], ["name karst", "no_trophy"]),
    "no_take_marker:karst": (KARST, ["name karst", "no_trophy"], ["name karst", "take_marker"]),
    "bid_least:2": (TIE, ["name karst", "bid 2"], ["name karst", "bid 1"]),
    "bid_most:1": (TIE, ["name karst", "bid 1"], ["name karst", "bid 2"]),
    "no_use:motol_1": ({"markers": [{"motol": 1}]}, EXTEND, ["use motol_1 1"]),
    "give:pp:2": ({"pp": [2]}, ["deal give:pp:1", "deal give:pp:1"], ["deal give:pp:1"]),
    "give_card:KA1": ({"cards": [["KA1"]]}, ["deal give:card:KA1"], EXTEND),
    "give_marker:karst": ({"markers": [{"karst": 1}]}, ["deal give:marker:karst"], EXTEND),
}


@rule("DIK-108", "DIK-109", "DIK-Q53")
@pytest.mark.parametrize("clause", CLAUSES)
def test_whoever_carries_out_what_was_sworn_loses_nothing(clause: str) -> None:
    given, keep, _ = CLAUSES[clause]
    t = end_cycle(act(sworn(clause, **given), keep))
    assert breaches(t) == [0, 0, 0] and t.told("oath-broken") == []
    assert t.table.view(None)["oaths"] == []


@rule("DIK-109", "DIK-110", "DIK-Q53")
@pytest.mark.parametrize("clause", CLAUSES)
def test_whoever_breaks_what_was_sworn_loses_one_vp(clause: str) -> None:
    given, _, stray = CLAUSES[clause]
    t = end_cycle(act(sworn(clause, **given), stray))
    assert breaches(t) == [1, 0, 0]
    assert [(e["seat"], e["rule"]) for e in t.told("oath-broken", 2)] == [(0, "DIK-110")]


AT_ONCE = ["no_send:karst", "no_kill:1", "no_kill_in:karst", "first:1", "name:motol", "no_take:KA1"]
AT_ONCE += ["no_take_marker:karst", "no_use:motol_1"]


@rule("DIK-110", "DIK-Q54")
@pytest.mark.parametrize("clause", AT_ONCE)
def test_the_vp_is_lost_at_the_very_act(clause: str) -> None:
    given, _, stray = CLAUSES[clause]
    t = sworn(clause, **given)
    before = t.vp
    act(t, stray)
    assert t.vp == [before[0] - 1, *before[1:]]


@rule("DIK-110", "DIK-Q54")
def test_a_bid_against_the_oath_costs_its_vp_when_the_bids_are_shown() -> None:
    t = act(sworn("bid_most:1", **TIE), ["name karst", "bid 2"])
    assert breaches(t) == [0, 0, 0]
    t.play(1, "bid 0")
    assert breaches(t) == [1, 0, 0]


# -- what an oath is (DIK-108, DIK-Q53)


@rule("DIK-108")
def test_an_oath_is_part_of_a_deal_that_both_accept() -> None:
    t = scene(2, pp=[2, 2], reserve=[{"C": 1}])
    t.play(0, "offer 1 i:no_send:karst:0 get:pp:2")
    assert t.table.view(None)["oaths"] == []
    t.play(1, f"accept {t.table.view(1)['offers'][0]['offer']}")
    assert t.pp == [4, 0]
    clause = {"seat": 0, "clause": "no_send:karst", "cycle": 1, "open": True}
    assert t.table.view(None)["oaths"] == [{"oath": 1, "parties": [0, 1], "clauses": [clause]}]
    assert t.told("sworn")[0]["rule"] == "DIK-108"


@rule("DIK-109")
def test_both_parties_may_swear_and_each_is_bound() -> None:
    t = scene(2, reserve=[{"C": 1}, {"C": 1}]).deal(0, 1, "i:no_send:motol:0 you:no_send:karst:0")
    t.play(0, *SEND).play(1, *SEND)
    assert breaches(t) == [0, 1]


@rule("DIK-Q53")
@pytest.mark.parametrize("ahead", [0, 1])
def test_a_clause_binds_until_its_deadline_and_no_longer(ahead: int) -> None:
    t = scene(2, pawns=[1, 1]).deal(0, 1, f"i:no_send:karst:{ahead}")
    end_cycle(t).pass_windows().play(0, "first 0").play(0, *SEND)
    assert breaches(t) == [ahead, 0]


@rule("DIK-Q53")
def test_a_duty_of_the_next_cycle_is_judged_at_its_end() -> None:
    t = scene(2, cards=[["KA1"]]).deal(0, 1, "i:give_card:KA1:1")
    assert breaches(end_cycle(t)) == [0, 0]
    assert breaches(end_cycle(t)) == [1, 0]


@rule("DIK-Q53")
def test_a_deadline_lies_in_this_cycle_or_the_next() -> None:
    t = scene(2)
    assert t.refused(0, "offer 1 i:no_send:karst:2").rule == "DIK-Q53"
    assert t.refused(0, "offer 1 i:no_send:karst").rule == "LUD-05"


@rule("DIK-Q53")
@pytest.mark.parametrize(
    "clause",
    [
        *("kill:0:1", "no_kill:0", "kill:3:1", "kill:1:0", "kill_in:karst:0", "first:3", "withdraw:2", "withdraw:9"),
        *("give:pp:0", "take:HA-K1", "give_card:karst_1", "pawn:1:3:guard", "pawn:9:1:guard"),
    ],
)
def test_a_clause_must_make_sense(clause: str) -> None:
    t = scene(3, piles={"karst": ["A: C,C", "B: C"]})
    assert t.refused(0, f"offer 1 i:{clause}:0").rule == "DIK-Q53"


@rule("DIK-Q53")
@pytest.mark.parametrize("words", ["be_nice:1", "love:karst", "vote:1", "pawn:1:1:politics", ""])
def test_free_text_cannot_be_sworn(words: str) -> None:
    t = scene(2, piles={"karst": ["A: C"]})
    assert t.refused(0, f"offer 1 i:{words}:0").rule == "LUD-05"


@rule("DIK-Q53")
@pytest.mark.parametrize("side", ["i", "you"])
def test_facts_are_sworn_about_what_the_swearer_lawfully_knows(side: str) -> None:
    t = scene(3, piles={"karst": ["A: C", "C: G"]}, seen=[(2, 1, [1])], secret="KA1", secret_seen=[1])
    maker, partner = (1, 2) if side == "i" else (2, 1)  # B swears, whoever proposes it
    for fact in ("pawn:2:1:guard", "pawn:2:1:citizen", "secret:KA1", "secret:JO1"):  # true or not
        t.play(maker, f"offer {partner} {side}:{fact}:0")
    assert t.refused(maker, f"offer {partner} {side}:pawn:1:1:citizen:0").rule == "DIK-Q53"
    t = scene(3, piles={"karst": ["B: C"]}, secret="KA1")
    t.play(maker, f"offer {partner} {side}:pawn:1:1:citizen:0")  # one's own
    assert t.refused(maker, f"offer {partner} {side}:secret:KA1:0").rule == "DIK-Q53"


@rule("DIK-Q53")
def test_a_promise_to_give_is_kept_by_giving_to_the_other_party() -> None:
    t = sworn("give:pp:2", pp=[9]).deal(0, 2, "give:pp:2")
    assert breaches(end_cycle(t)) == [1, 0, 0]
    t = sworn("give_card:KA1", cards=[["KA1"]]).deal(0, 2, "give:card:KA1")  # a third player has it now
    assert breaches(end_cycle(t)) == [1, 0, 0]


# -- a breach (DIK-110, DIK-Q54)


@rule("DIK-Q54", "DIK-110")
def test_breaking_is_possible_and_the_act_stands() -> None:
    t = sworn("no_send:karst", reserve=[{"C": 1}]).play(0, *SEND)
    assert t.piles("karst") == ["A: C"]
    assert t.vp == [-1, 0, 0]  # below zero if need be
    assert t.player(1)["vp"] == 0


@rule("DIK-Q54")
def test_one_oath_costs_a_player_one_vp_but_every_oath_its_own() -> None:
    t = scene(2, reserve=[{"C": 2}], pawns=[2, 1]).deal(0, 1, "i:no_send:karst:0 i:no_send:motol:0 i:send:josefov:0")
    t.play(0, *SEND).play(1, *EXTEND).play(0, "send", "name motol", "add citizen", "ready")
    assert breaches(end_cycle(t)) == [1, 0]
    t = scene(3, reserve=[{"C": 1}]).deal(0, 1, "i:no_send:karst:0").deal(0, 2, "i:no_send:karst:0")
    assert breaches(t.play(0, *SEND)) == [2, 0, 0]


@rule("DIK-Q54")
def test_after_a_breach_the_other_party_is_free() -> None:
    t = scene(2, reserve=[{"C": 1}, {"C": 1}]).deal(0, 1, "i:no_send:karst:0 you:no_send:karst:0")
    t.play(0, *SEND).play(1, *SEND)
    assert breaches(t) == [1, 0]


@rule("DIK-Q54")
def test_two_who_default_at_the_same_deadline_both_pay() -> None:
    t = scene(2, pp=[2, 2]).deal(0, 1, "i:give:pp:1:0 you:give:pp:1:0")
    assert breaches(end_cycle(t)) == [1, 1]
    t = scene(2, **TIE).deal(0, 1, "i:bid_most:1:0 you:bid_most:1:0")
    act(t, ["name karst", "bid 2"]).play(1, "bid 2")
    assert breaches(t) == [1, 1]


@rule("DIK-Q54", "DIK-Q10")
def test_what_was_sworn_for_a_cycle_that_never_comes_costs_nothing() -> None:
    t = scene(2, cycle=5, cards=[["KA1"]]).deal(0, 1, "i:give_card:KA1:1")
    assert end_cycle(t).table.over and breaches(t) == [0, 0]
