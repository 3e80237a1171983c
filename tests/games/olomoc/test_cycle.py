"""The cycle, planning, coordination, the end (OLO-208 to OLO-254)."""

import itertools
from typing import Any

import pytest

from ludotheque.games.olomoc import rows, state
from ludotheque.games.olomoc.phases import cycle
from ludotheque.games.olomoc.state import Piece
from tests.games.olomoc.scene import ADMINISTRATION, GANG, OTHERS, PLAIN, Scene, bloc, box, filled, scene
from tests.marks import rule

A = ["dominik_kralov", "kubik_oktobar", "petra_kantor", "propaganda", "animosite"]
B = ["rejeton", "jana_alena_novak", "kubik_oktobar", "propaganda", "animosite"]


def at_phase(first: list[str], second: list[str], phase: int, chance: list[int] | None = None, **told: Any) -> Scene:
    """Both rows are laid and phase number `phase` is about to be turned up."""
    return bloc(chance, step="phase", phase=phase, rows=[first, second], **told)


@rule("OLO-213", "OLO-214", "OLO-161", "OLO-163", "OLO-Q72")
def test_a_row_has_one_ministry_in_its_slot_and_all_other_cards() -> None:
    plan = scene(step="planning", ministries=[["couvre_feu", "animosite"], ["triage"]], cabals=[ADMINISTRATION, OTHERS])
    assert plan.asks == [(0, "plan"), (1, "plan")]
    assert plan.refused("plan", "couvre_feu", "2", "321p") == ("OLO-214", "wrong-slot")
    assert plan.refused("plan", "couvre_feu", "4", "321p") == ("OLO-214", "wrong-slot")
    assert plan.refused("plan", "triage", "4", "321p") == ("OLO-213", "ministry-not-held")
    assert {choice[2] for choice in plan.offered if choice[1] == "animosite"} == {"2", "4"}
    assert plan.refused("plan", "couvre_feu", "3", "32pp") == ("OLO-213", "wrong-cards")
    slots = {choice[2] for choice in plan.offered if choice[1] == "couvre_feu"}
    assert slots == {"3"} and len([c for c in plan.offered if c[1] == "couvre_feu"]) == 24
    plan.by(0, ("plan", "couvre_feu", "3", "321p"))
    assert plan.asks == [(1, "plan")] and plan.table.view(1)["rows"] == []
    lost = scene(
        step="planning",
        cabals=[ADMINISTRATION, OTHERS],
        propaganda=[2, 1],
        cycle=2,
        pieces={"a1": {"out": True, "fell": 1}},
    )
    assert {choice[3] for choice in lost.table.decision(0).choices} >= {"32pp", "p3p2"}  # type: ignore[union-attr]
    assert "321p" not in {choice[3] for choice in lost.table.decision(0).choices}  # type: ignore[union-attr]


@rule("OLO-213")
def test_the_fallen_ministry_is_nobodys_to_lay() -> None:
    plan = scene(step="planning", fallen="triage", cabals=[ADMINISTRATION, OTHERS])
    assert plan.refused("plan", "triage", "4", "321p", seat=0) == ("OLO-213", "ministry-not-held")
    assert plan.refused("plan", "triage", "4", "321p", seat=1) == ("OLO-213", "ministry-not-held")


@rule("OLO-Q72")
def test_whoever_lost_a_rouage_lays_both_others_and_two_propaganda() -> None:
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, OTHERS], "propaganda": [2, 1], "cycle": 2}
    lost = scene(step="planning", pieces={"a1": {"out": True, "fell": 1}}, **told)
    assert {"".join(sorted(str(choice[3]))) for choice in lost.offered} == {"23pp"}
    assert lost.refused("plan", "animosite", "2", "3ppp") == ("OLO-213", "wrong-cards")


@rule("OLO-213", "OLO-216")
def test_each_row_lies_before_the_player_who_laid_it() -> None:
    plan = scene(step="planning", ministries=[["couvre_feu"], ["fortifications"]], cabals=[ADMINISTRATION, OTHERS])
    assert set(plan.s.imagine(0, 1).rows) == {state.NONE}, "nobody imagines a row before it is laid"
    plan.by(0, ("plan", "couvre_feu", "3", "12p3")).by(1, ("plan", "fortifications", "2", "3p21"))
    assert plan.table.view(0)["rows"][0] == [A[0], A[1], "couvre_feu", "propaganda", A[2]]
    assert plan.table.view(1)["rows"][1] == [B[1], "fortifications", "propaganda", B[2], B[0]]


@rule("OLO-213", "OLO-Q60")
def test_a_row_is_any_order_of_the_rouages_left_and_propaganda() -> None:
    orders = ["".join(cards) for cards in itertools.product("123p", repeat=4)]
    wanted = [order for order in orders if all(order.count(rouage) <= 1 for rouage in "123")]
    assert list(rows._orders()) == list(rows.ORDER_IDS) == wanted
    masks = [sum(1 << "123".index(rouage) for rouage in order if rouage != "p") for order in wanted]
    assert list(rows._masks()) == list(rows.ORDER_MASKS) == masks


@rule("OLO-216", "OLO-Q72")
def test_cards_are_hidden_until_they_are_turned_up() -> None:
    shown = at_phase(A, B, 2)
    views = [shown.table.view(seat)["rows"] for seat in (0, 1, None)]
    assert views[0][0] == A and views[1][1] == B
    assert views[1][0] == views[2][0] == [*A[:2], None, None, None]


@rule("OLO-Q97")
def test_an_imagined_row_keeps_what_was_turned_up() -> None:
    shown = at_phase(A, B, 2, ministries=[["animosite", "couvre_feu"], ["animosite", "triage"]])
    worlds = {tuple(shown.s.imagine(0, key).rows) for key in range(1, 40)}
    assert len(worlds) > 3
    assert all(list(row)[:7] == list(shown.s.rows)[:7] for row in worlds)
    ids = shown.s.content.ministry_ids
    guessed = {ids[card - state.FIRST_MINISTRY] for row in worlds for card in row[5:] if card >= state.FIRST_MINISTRY}
    assert 1 < len(guessed) < 5 and guessed <= set(shown.table.view(1)["players"][1]["hand"])


@rule("OLO-Q117", "OLO-Q60")
def test_a_rouage_lost_before_planning_still_has_its_card() -> None:
    plan = scene(step="planning", cabals=[ADMINISTRATION, OTHERS], pieces={"a1": {"out": True}})
    assert rows.to_lay(plan.s, 0) == 7 and ("321p" in {choice[3] for choice in plan.offered})


@rule("OLO-217", "OLO-225", "OLO-222")
def test_the_higher_rank_is_active_first() -> None:
    turn = at_phase(A, B, 2)  # Kubik, rank 2, against Jana, rank 3
    assert turn.asks == [(1, "activation")] and turn.table.view(None)["active"] == 1
    turn.play(("enter", "b3"), ("at", 8000, 16000 - 3599), ("end",))
    assert turn.asks == [(0, "activation")] and turn.piece("a2")["active"]
    assert turn.table.view(None)["active"] == 0


@rule("OLO-215", "OLO-230")
def test_whoever_was_turned_up_can_be_coordinated_later() -> None:
    turn = at_phase(A, B, 2, pieces={"a2": (4000, 4000), "a3": (4000, 7000), "b3": (9000, 12000)})
    assert (turn.piece("a2")["turned"], turn.piece("b3")["turned"], turn.piece("a3")["turned"]) == (2, 2, 0)
    turn.play(("end",), ("end",))
    assert turn.piece("a3")["active"] and ("coordinate", "a3", "a2", "plain") in turn.offered


@rule("OLO-222")
def test_an_activation_goes_on_until_its_player_stops_and_keeps_what_was_not_spent() -> None:
    turn = scene(pieces={"a3": (4000, 8000), "b2": (12000, 8000)})
    turn.play(("march", "a3"), ("at", 5000, 8000))
    assert turn.asks == [(0, "activation")] and ("march", "a3") in turn.offered and ("end",) in turn.offered
    turn.play(("march", "a3"), ("at", 6000, 8000))
    assert turn.asks == [(0, "activation")] and turn.piece("a3")["actions"] == 2
    turn.play(("end",))
    assert turn.piece("a3")["actions"] == 2


@rule("OLO-217", "OLO-218")
def test_different_ranks_leave_priority_and_the_artefact_alone() -> None:
    turn = at_phase(A, B, 2, priority=0, pile=["2.000"])
    assert turn.asks == [(1, "activation")] and turn.table.view(None)["priority"] == 0
    assert not turn.events("drawn"), "Kubik, rank 2, against Jana, rank 3: no mechanism"


@rule("OLO-224")
def test_the_first_rouage_is_active_no_more_when_the_second_card_is_played() -> None:
    own = ["dominik_kralov", "kubik_oktobar", "propaganda", "petra_kantor", "animosite"]
    turn = at_phase(own, B, 4, pieces={"a3": (4000, 8000)})
    assert turn.asks == [(0, "activation")] and turn.piece("a3")["active"]
    turn.play(("end",))
    assert turn.asks == [(1, "designate")] and not turn.piece("a3")["active"]


@rule("OLO-215", "OLO-208")
def test_the_fifth_card_is_turned_up_before_the_hostiles_act() -> None:
    hostiles = [{"profile": "rogue", "at": [x, 8000]} for x in (3000, 9000)]
    own, theirs = [*A[:4], "triage"], [*B[:3], "animosite", "propaganda"]
    turn = at_phase(own, theirs, 4, [1] * 12, hostiles=hostiles, pile=["2.000"])
    while turn.table.view(None)["stage"] != "hostiles":
        turn.play(turn.offered[-1])
    assert [event["card"] for event in turn.events("turned")] == ["propaganda", "animosite", "triage", "propaganda"]
    assert turn.table.view(None)["phase"] == 5 and turn.asks == [(int(turn.s.priority), "hostile")]


@rule("OLO-226", "OLO-238")
def test_what_lasts_to_the_end_of_the_fifth_phase_is_gone_when_hostiles_act() -> None:
    hostiles = [{"profile": "rogue", "at": [x, 8000]} for x in (3000, 9000)]
    own, theirs = [*A[:3], "interferences", "propaganda"], [B[0], "animosite", B[2], "propaganda", B[1]]
    pieces = {"a3": (6000, 3000), "b3": (9000, 13000)}
    turn = at_phase(own, theirs, 4, [1] * 12, hostiles=hostiles, pile=["2.000"], pieces=pieces)
    assert [row["ability"] for row in turn.table.view(None)["standing"]] == ["interferences"]
    while turn.asks[0][1] != "hostile":
        turn.play(turn.offered[-1])
    assert turn.table.view(None)["standing"] == []


@rule("OLO-219", "OLO-221")
def test_a_card_played_before_the_ministry_is_stopped_as_well() -> None:
    own = ["kubik_oktobar", "petra_kantor", "propaganda", "triage", "dominik_kralov"]
    theirs = ["rejeton", "animosite", "propaganda", "jana_alena_novak", "kubik_oktobar"]
    hurt = {"a1": {"at": [4000, 4000], "checked": 1}}
    turn = at_phase(own, theirs, 4, pile=["2.000"], pieces=hurt)
    assert turn.table.view(None)["priority"] == 1 and turn.asks == [(1, "effect-pick")]
    told = [event["key"] for event in turn.table.events(None) if event["key"] in ("blocked", "ministry", "activated")]
    assert told == ["blocked", "ministry"], "both of rank 3: Jana comes first and is not activated"


@rule("OLO-221")
def test_propaganda_is_stopped_by_a_ministry_too() -> None:
    own = ["kubik_oktobar", "communion", "propaganda", "triage", "dominik_kralov"]
    theirs = ["rejeton", "kubik_oktobar", "animosite", "propaganda", "jana_alena_novak"]
    hurt = {"a1": {"at": [4000, 4000], "checked": 1}}
    turn = at_phase(own, theirs, 4, pieces=hurt).play(("target", "a1"))
    turn.play(turn.offered[0])
    assert [event["seat"] for event in turn.events("blocked")] == [1]
    assert turn.table.view(None)["phase"] == 5 and not turn.events("propaganda")


@rule("OLO-224", "OLO-219")
def test_nobody_is_active_once_both_cards_are_over() -> None:
    own = ["dominik_kralov", "petra_kantor", "kubik_oktobar", "triage", "propaganda"]
    theirs = ["rejeton", "kubik_oktobar", "jana_alena_novak", "propaganda", "animosite"]
    pieces = {"a1": {"at": [4000, 9000], "checked": 1}, "a2": (4000, 4000), "b3": (9000, 12000)}
    turn = at_phase(own, theirs, 3, ministries=[["triage"], ["animosite"]], pieces=pieces)
    assert turn.play(("end",)).piece("a2")["active"]
    turn.play(("end",))
    assert turn.asks == [(0, "effect-pick")] and not any(turn.piece(name)["active"] for name in ("a2", "b3"))


@rule("OLO-218", "OLO-172", "OLO-Q56", "OLO-Q70", "OLO-171", "OLO-175")
def test_equal_ranks_set_off_a_mechanism_and_priority_decides() -> None:
    tie = at_phase(A, B, 1, pile=["2.000"])  # both rank 1; Silence gives priority to player 2
    assert [event["artefact"] for event in tie.events("drawn")] == ["silence"]
    assert tie.table.view(None)["priority"] == 1 and tie.asks == [(1, "activation")]
    assert tie.s.drawn == state.NONE, "the card that was drawn is the one in force, and nothing else"


@rule("OLO-219", "OLO-220", "OLO-221", "OLO-164", "OLO-Q57", "OLO-Q58", "OLO-Q59", "OLO-176")
def test_a_ministry_stops_activations_and_two_go_by_priority() -> None:
    low = at_phase(
        ["kubik_oktobar", "petra_kantor", "propaganda", "triage", "dominik_kralov"],
        ["rejeton", "animosite", "jana_alena_novak", "kubik_oktobar", "propaganda"],
        4,
        ministries=[["triage"], ["animosite"]],
        pieces={"a1": {"at": [4000, 4000], "checked": 1}},
    )
    assert low.asks == [(0, "effect-pick")] and not low.events("activated")
    low.play(("target", "a1")).play(("target", "b1"))
    assert low.piece("a1")["checked"] == 0
    assert [event["seat"] for event in low.events("blocked")] == [1], "Kubik is not activated"
    alone = at_phase(
        ["kubik_oktobar", "petra_kantor", "propaganda", "triage", "dominik_kralov"],
        ["rejeton", "animosite", "jana_alena_novak", "kubik_oktobar", "propaganda"],
        4,
        priority=1,
        pieces={"a1": {"at": [4000, 4000], "checked": 1}},
    )
    assert alone.events("ministry") and not alone.events("blocked"), "one ministry goes by its rank"
    both = at_phase(
        ["kubik_oktobar", "communion", "petra_kantor", "dominik_kralov", "propaganda"],
        ["rejeton", "animosite", "kubik_oktobar", "jana_alena_novak", "propaganda"],
        2,
        priority=1,
    )
    assert [event["ministry"] for event in both.events("ministry")] == ["animosite", "communion"]


@rule("OLO-161", "OLO-162", "OLO-164", "OLO-Q58")
def test_a_ministry_of_the_rank_of_a_rouage_ties_with_it_and_stops_it_all_the_same() -> None:
    tie = at_phase(
        ["kubik_oktobar", "petra_kantor", "propaganda", "triage", "dominik_kralov"],
        ["rejeton", "animosite", "kubik_oktobar", "jana_alena_novak", "propaganda"],
        4,
        pile=["2.000"],
        pieces={"a1": {"at": [4000, 4000], "checked": 1}, "b3": (9000, 9000)},
    )
    assert [row["rank"] for row in tie.events("turned")] == [3, 3] and len(tie.events("drawn")) == 1
    keys = [event["key"] for event in tie.table.events(None) if event["key"] in ("blocked", "ministry", "activated")]
    assert keys == ["blocked", "ministry"], "Jana's player is active first, and cannot activate her"
    assert not tie.events("activated") and tie.asks == [(1, "effect-pick")]


@rule("OLO-172", "OLO-Q56", "OLO-Q57", "OLO-175")
def test_cards_of_any_kind_tie_and_only_then_is_there_a_mechanism() -> None:
    own = ["kubik_oktobar", "animosite", "petra_kantor", "dominik_kralov", "propaganda"]
    theirs = ["rejeton", "animosite", "kubik_oktobar", "jana_alena_novak", "propaganda"]
    ministries = at_phase(own, theirs, 2, pile=["2.000"], priority=0)
    assert len(ministries.events("drawn")) == 1
    assert [event["seat"] for event in ministries.events("ministry")] == [1, 0], "by the priority it has just given"
    propaganda = at_phase(own, theirs, 5, pile=["2.000"])
    assert len(propaganda.events("drawn")) == 1 and propaganda.asks == [(1, "designate")]
    assert at_phase(A, B, 2).events("drawn") == [], "2 against 3"


@rule("OLO-Q55", "OLO-217")
def test_a_propaganda_card_comes_after_a_rouage_of_any_rank() -> None:
    own = ["propaganda", "animosite", "kubik_oktobar", "petra_kantor", "dominik_kralov"]
    turn = at_phase(own, B, 1)
    assert turn.events("drawn") == [] and turn.asks == [(1, "activation")], "Rejeton, of rank 1, is first"
    assert turn.piece("b1")["active"]


@rule("OLO-Q59", "OLO-221")
def test_a_ministry_stops_a_propaganda_card_altogether() -> None:
    own = ["dominik_kralov", "propaganda", "kubik_oktobar", "animosite", "petra_kantor"]
    theirs = ["rejeton", "animosite", "kubik_oktobar", "jana_alena_novak", "propaganda"]
    stop = at_phase(own, theirs, 2, pile=["2.000"], pieces={"a3": {"actions": 1}, "a2": {"actions": 1}})
    assert [event["seat"] for event in stop.events("blocked")] == [0]
    assert stop.table.view(None)["phase"] == 3 and stop.asks[0][1] == "activation", "nobody was designated"
    assert [stop.piece(name)["actions"] for name in ("a1", "a2", "a3")] == [4, 1, 1]


@rule("OLO-Q60", "OLO-Q117", "OLO-221")
def test_the_card_of_a_rouage_that_is_out_ties_by_its_rank_and_activates_nobody() -> None:
    own = ["kubik_oktobar", "petra_kantor", "dominik_kralov", "propaganda", "animosite"]
    dead = at_phase(own, B, 2, pile=["1.000"], pieces={"a3": {"out": True}})
    assert [row["rank"] for row in dead.events("turned")] == [3, 3] and len(dead.events("drawn")) == 1
    assert dead.s.priority == 0 and dead.asks == [(1, "activation")], "nothing is done with the first card"
    assert [event["piece"] for event in dead.events("activated")] == ["jana_alena_novak"]


@rule("OLO-Q61", "OLO-223")
def test_propaganda_reaches_the_stunned_and_gives_back_none_one_or_two() -> None:
    for given in range(3):
        turn = at_phase(A, B, 4, pile=["1.000"], pieces={"a2": {"at": [4000, 4000], "actions": 1, "stunned": True}})
        assert turn.play(("name", "a2")).offered == [("restore", 0), ("restore", 1), ("restore", 2)]
        turn.play(("restore", given))
        assert turn.piece("a2")["actions"] == 1 + given and turn.piece("a2")["active"]


@rule("OLO-Q62", "OLO-229")
def test_whom_a_ministry_blocked_counts_as_revealed() -> None:
    theirs = ["rejeton", "animosite", "kubik_oktobar", "jana_alena_novak", "propaganda"]
    turn = at_phase(A, theirs, 2)
    assert [event["seat"] for event in turn.events("blocked")] == [0], "Kubik"
    assert turn.asks == [(0, "activation")] and turn.piece("a3")["active"]
    assert ("coordinate", "a3", "a2", "plain") in turn.offered


@rule("OLO-223", "OLO-Q55", "OLO-Q61", "OLO-Q64", "OLO-210", "OLO-234")
def test_propaganda_gives_back_up_to_two_tokens_and_activates() -> None:
    turn = at_phase(A, B, 4, pile=["1.000"], pieces={"a3": {"at": [4000, 4000], "actions": 3}, "a2": {"actions": 1}})
    assert turn.asks == [(0, "designate")]
    assert turn.offered == [("name", "a1"), ("name", "a2"), ("name", "a3")]
    turn.play(("name", "a3"))
    assert turn.offered == [("restore", 0), ("restore", 1)], "never above the start of the cycle"
    turn.play(("restore", 1))
    assert turn.piece("a3")["actions"] == 4 and turn.piece("a3")["active"]
    turned = at_phase(A, B, 4, pile=["1.000"], pieces={"a3": {"at": [4000, 4000]}, "a1": {"turned": 1}})
    turned.play(("name", "a3"))
    if turned.asks[0][1] == "restore":
        turned.play(("restore", 0))
    assert turned.refused("coordinate", "a3", "a1", "plain") == ("OLO-234", "coordination-propaganda")


@rule("OLO-Q86", "OLO-223")
def test_what_stasis_took_can_be_given_back() -> None:
    turn = at_phase(A, B, 4, pile=["2.303"], pieces={"a3": {"at": [4000, 4000]}, "a2": {"actions": 1}})
    assert [event["artefact"] for event in turn.events("drawn")] == ["stase"]
    first = int(turn.s.priority)
    turn.play(("name", ("a3", "b3")[first]))
    assert turn.offered == [("restore", 0), ("restore", 1)], "three tokens, four at the start of the cycle"
    turn.play(("restore", 1))
    assert turn.piece(("a3", "b3")[first])["actions"] == 4


@rule("OLO-234")
def test_propaganda_neither_turns_a_rouage_up_nor_turns_it_back() -> None:
    own = ["dominik_kralov", "propaganda", "petra_kantor", "kubik_oktobar", "animosite"]
    theirs = ["rejeton", "kubik_oktobar", "propaganda", "animosite", "jana_alena_novak"]
    for name, allowed in (("a1", True), ("a2", False)):
        pieces = {"a1": {"at": [4000, 9000], "turned": 1}, "a2": (4000, 6000), "a3": (9000, 4000), "b2": (9000, 12000)}
        turn = at_phase(own, theirs, 2, pieces=pieces)
        while turn.asks[0][1] != "designate":
            turn.play(("end",))
        turn.play(("name", name))
        turn.play(("end",))
        assert turn.piece("a3")["active"] and (("coordinate", "a3", name, "plain") in turn.offered) is allowed


def coordinating(**told: Any) -> Scene:
    told = filled(told, phase=3)
    pieces = {"a3": {"at": [4000, 8000]}, "a1": {"at": [7000, 8000], "turned": 2, "actions": 2}}
    for name, row in told.pop("pieces", {}).items():
        pieces[name] = pieces.get(name, {}) | row
    return bloc(told.pop("dice", []), pieces=pieces, **told)


@rule("OLO-229", "OLO-230", "OLO-231", "OLO-232", "OLO-233", "OLO-Q62", "OLO-Q63", "OLO-Q13", "OLO-Q64")
def test_a_higher_rank_coordinates_a_lower_one_turned_up_before() -> None:
    pair = coordinating(pieces={"a2": {"at": [4000, 12000]}, "a3": {"marches": 1}})
    assert pair.refused("coordinate", "a3", "a2", "plain") == ("OLO-Q62", "not-turned")
    assert pair.refused("coordinate", "a3", "a3", "plain") == ("OLO-230", "no-coordination")
    assert pair.refused("coordinate", "a3", "b1", "plain") == ("OLO-230", "no-coordination")
    assert pair.refused("march", "a1") == ("OLO-098", "not-active")
    pair.play(("coordinate", "a3", "a1", "plain"))
    assert pair.refused("coordinate", "a3", "a1", "plain") == ("OLO-232", "coordinated-already")
    pair.play(
        ("march", "a1"), ("at", 8000, 8000), ("march", "a3"), ("at", 5000, 8000), ("march", "a1"), ("at", 9000, 8000)
    )
    assert [pair.piece(name)["marches"] for name in ("a1", "a3")] == [2, 2], "each has its own limits"
    pair.play(("end",))
    assert not pair.piece("a1")["active"] and not pair.piece("a3")["active"]
    lower = scene(cabals=[ADMINISTRATION], phase=3, active="a1", pieces={"a1": (4000, 8000), "a3": {"turned": 1}})
    assert lower.refused("coordinate", "a1", "a3", "plain") == ("OLO-229", "not-lower")


@rule("OLO-Q63", "OLO-229", "OLO-231")
def test_a_coordination_needs_no_token_of_either() -> None:
    for spent in ("a3", "a1"):
        assert ("coordinate", "a3", "a1", "plain") in coordinating(pieces={spent: {"actions": 0}}).offered


@rule("OLO-098", "OLO-230")
def test_a_coordinated_rouage_uses_abilities_of_its_own() -> None:
    pair = coordinating(cabals=[("ivana_prokop", "zdenka_mraz", "radek_sedlak")])
    assert pair.refused("use", "a1", "barricade") == ("OLO-098", "not-active")
    assert ("use", "a1", "barricade") in pair.play(("coordinate", "a3", "a1", "plain")).offered


@rule("OLO-Q64")
def test_both_are_active_until_their_player_ends_it() -> None:
    pair = coordinating(pieces={"a1": {"actions": 1}}).play(("coordinate", "a3", "a1", "plain"))
    pair.play(("march", "a1"), ("at", 8000, 8000))
    assert pair.piece("a1")["actions"] == 0 and pair.piece("a1")["active"] and pair.piece("a3")["active"]


@rule("OLO-232")
def test_one_rouage_is_coordinated_and_it_coordinates_nobody() -> None:
    three = {"a2": {"at": [4000, 12000], "turned": 1}}
    pair = coordinating(pieces=three)
    assert {choice[2] for choice in pair.offered if choice[0] == "coordinate"} == {"a1", "a2"}
    pair.play(("coordinate", "a3", "a2", "plain"))
    assert pair.refused("coordinate", "a3", "a1", "plain") == ("OLO-232", "coordinated-already")
    assert pair.refused("coordinate", "a2", "a1", "plain") == ("OLO-232", "coordinated-already")
    assert [choice for choice in pair.offered if choice[0] == "coordinate"] == []


@rule("OLO-233")
def test_the_attacks_of_the_coordinator_are_not_those_of_the_other() -> None:
    pair = coordinating(pieces={"a3": {"attacks": 2}, "b2": {"at": [8500, 8000]}}).play(
        ("coordinate", "a3", "a1", "plain")
    )
    assert pair.piece("a3")["attacks"] == 2 and ("attack", "a1", "b2") in pair.offered


@rule("OLO-Q62", "OLO-229")
def test_a_card_turned_up_in_this_phase_is_not_yet_revealed() -> None:
    pair = coordinating(pieces={"a1": {"turned": 3}})
    assert pair.refused("coordinate", "a3", "a1", "plain") == ("OLO-Q62", "not-turned")


@rule("OLO-Q73", "OLO-Q63", "OLO-Q74")
def test_a_coordinated_rouage_off_the_bloc_must_enter_before_the_end() -> None:
    pair = scene(
        cabals=[ADMINISTRATION], phase=3, pieces={"a3": {"at": [4000, 8000], "stunned": True}, "a1": {"turned": 1}}
    )
    pair.play(("coordinate", "a3", "a1", "plain"))
    assert pair.refused("end") == ("OLO-227", "must-enter")
    assert ("enter", "a1") in pair.offered and ("rest", "a3", "a3", "stunned") in pair.offered


@rule("OLO-Q73", "OLO-231")
def test_a_coordination_may_be_announced_before_the_coordinator_has_entered() -> None:
    pair = scene(cabals=[ADMINISTRATION], phase=3, pieces={"a1": {"at": [4000, 8000], "turned": 1}})
    assert pair.piece("a3")["where"] == "away" and ("coordinate", "a3", "a1", "plain") in pair.offered
    pair.play(("coordinate", "a3", "a1", "plain"))
    assert ("march", "a1") in pair.offered and pair.refused("end") == ("OLO-227", "must-enter")


@rule("OLO-Q75", "OLO-Q76")
def test_whoever_cannot_enter_may_coordinate_and_rests_on_itself_alone() -> None:
    waiting = {"a3": {"noirceur": 1}, "a1": {"noirceur": 1, "turned": 1}}
    shut = scene(cabals=[ADMINISTRATION], phase=3, terrain=[box(0, 0, 16000, 4800)], pieces=waiting)
    assert shut.refused("enter", "a3") == ("OLO-Q75", "no-entry")
    alone = ("rest", "a3", "a3", "noirceur")
    assert shut.offered == [alone, ("coordinate", "a3", "a1", "plain"), ("end",)], "nobody is beside it"


@rule("OLO-227", "OLO-Q73")
def test_a_rouage_enters_in_a_later_cycle_too_and_may_come_in_engaged() -> None:
    late = scene(cycle=3, pieces={"b2": (8000, 5700)})
    assert late.offered == [("enter", "a3")]
    late.play(("enter", "a3"), ("at", 8000, 3599))
    assert late.at("a3") == (8000, 3599) and not late.piece("a3")["free"]


@rule("OLO-228")
def test_nobody_enters_over_the_line_of_the_other() -> None:
    door = scene(layout="friche")
    assert door.table.view(None)["edges"][0] == "south"
    door.play(("enter", "a3"))
    upright = [7625, 13000, 8375, 13000, 8375, 16000, 7625, 16000]
    assert door.refused("at", 8000, 16000 - 3599, 1, *upright) == ("OLO-228", "ruler-off-edge")


@rule("OLO-Q114", "OLO-Q101", "OLO-094")
def test_a_coordination_bonus_is_declared_with_it() -> None:
    badge = coordinating(
        equipment=[("exosquelette", "chronographe", "insigne_de_kantor")], pieces={"a3": {"actions": 2}}
    )
    assert {choice[3] for choice in badge.offered if choice[0] == "coordinate"} == {"plain", "bonus"}
    badge.play(("coordinate", "a3", "a1", "bonus"))
    assert (badge.piece("a3")["actions"], badge.piece("a1")["actions"]) == (3, 2)
    full = coordinating(equipment=[("exosquelette", "chronographe", "insigne_de_kantor")])
    assert full.refused("coordinate", "a3", "a1", "bonus") == ("OLO-Q114", "no-bonus")
    gang = coordinating(cabals=[("lumir_havel", "zdenka_mraz", "radek_sedlak")])
    gang.play(("coordinate", "a3", "a1", "bonus"))
    assert gang.piece("a1")["actions"] == 3
    dazed = coordinating(cabals=[("lumir_havel", "zdenka_mraz", "radek_sedlak")], pieces={"a3": {"stunned": True}})
    dazed.play(("coordinate", "a3", "a1", "bonus"))
    assert dazed.piece("a1")["actions"] == 3, "permanent abilities of the stunned go on"
    plan = coordinating(
        cabals=[("lumir_havel", "zdenka_mraz", "radek_sedlak")],
        equipment=[("exosquelette", "chronographe", "plan_directeur")],
        propaganda_card=True,
    )
    assert plan.play(("coordinate", "a3", "a1", "bonus")).piece("a1")["actions"] == 3, "by propaganda too"


@rule("OLO-209", "OLO-Q62", "OLO-Q86", "OLO-246", "OLO-208", "OLO-215")
def test_reserves_are_four_for_every_rouage_of_the_game() -> None:
    turn = scene(step="end", pieces={"a3": {"at": [4000, 4000], "actions": 1}, "a1": {"out": True}}, pile=["2.000"])
    assert turn.s.cycle == 2
    assert [turn.piece(name)["actions"] for name in ("a1", "a2", "a3")] == [0, 4, 4]
    assert [turn.piece(name)["turned"] for name in ("a1", "a2", "a3")] == [0, 0, 0], "no card is revealed any more"
    assert turn.asks == [(0, "plan"), (1, "plan")]


@rule("OLO-209")
def test_whoever_waits_off_the_bloc_or_is_stunned_receives_four_tokens_too() -> None:
    spent = {"a1": {"actions": 0}, "a2": {"at": [4000, 4000], "actions": 1, "stunned": True}, "b1": {"actions": 2}}
    turn = scene(step="end", cabals=[ADMINISTRATION, OTHERS], pieces=spent, pile=["2.000"])
    assert turn.piece("a1")["where"] == "away" and turn.piece("a2")["stunned"]
    assert [turn.piece(name)["actions"] for name in ("a1", "a2", "b1")] == [4, 4, 4]


@rule("OLO-241", "OLO-242", "OLO-243", "OLO-244")
def test_the_ministry_played_goes_and_a_lost_rouage_becomes_propaganda() -> None:
    turn = scene(step="end", cabals=[ADMINISTRATION, OTHERS], rows=[A, B], pieces={"a1": {"out": True}}, pile=["2.000"])
    view = turn.table.view(0)
    assert view["spent"] == ["animosite", "animosite"] and "animosite" not in view["players"][0]["hand"]
    assert [row["propaganda"] for row in view["players"]] == [2, 1] and view["rows"] == []


@rule("OLO-085", "OLO-240", "OLO-239", "OLO-247", "OLO-Q85")
def test_points_come_before_the_fiel_of_corrupted_rouages() -> None:
    end = scene(
        step="end",
        bare=False,
        fiel=[2, 0],
        markers={"m1": {"token": 0}, "m2": {"token": 0}},
        pieces={"a3": {"noirceur": 3}, "b1": {"noirceur": 3, "out": True}},
    )
    assert end.table.result is not None
    assert (end.table.result.scores, end.table.result.ranking) == ([2, 0], [2, 1])
    assert end.has(1, "fiel") == 0, "a rouage out of action is no longer corrupted"


@rule("OLO-254", "OLO-Q51", "OLO-Q76", "OLO-Q85")
def test_both_may_lose_by_the_fiel_of_one_cycle() -> None:
    corrupted = {name: {"noirceur": 3} for name in ("a3", "b1", "b2")}
    end = scene(step="end", fiel=[2, 1], pile=["2.000"], pieces=corrupted)
    assert end.table.result is not None and end.table.result.ranking == [2, 2]
    assert {end.piece(name)["where"] for name in ("a3", "b1", "b2")} == {"away"}


@rule("OLO-240")
def test_each_corrupted_rouage_counts_keeps_its_tokens_and_no_other_does() -> None:
    dark = {"a1": {"noirceur": 3}, "a3": {"noirceur": 3}, "b1": {"noirceur": 2}, "b2": {"noirceur": 1}}
    end = scene(step="end", cabals=[ADMINISTRATION, OTHERS], pieces=dark, pile=["2.000"])
    assert [end.has(seat, "fiel") for seat in range(2)] == [2, 0]
    assert [end.piece(name)["noirceur"] for name in dark] == [3, 3, 2, 1]


@rule("OLO-247", "OLO-Q85")
@pytest.mark.parametrize("priority", [0, 1])
def test_both_take_a_step_before_the_next_one_is_taken(priority: int) -> None:
    end = scene(
        step="end",
        bare=False,
        priority=priority,
        cabals=[("rejeton", "ludmila_tesar", "soeur_ilse")] * 2,
        equipment=[("exosquelette", "disrupteur_quantique", "chair_nouvelle")] * 2,
        markers={"m1": {"token": 0}, "m2": {"token": 1}},
        pieces={name: {"noirceur": 3, "checked": 2} for name in ("a3", "b3")},
        pile=["2.000"],
    )
    told = [event for event in end.table.events(None) if event["key"] in ("scored", "healed", "fiel")]
    who = [("soeur_ilse.1", "soeur_ilse.2")[seat] for seat in (priority, 1 - priority)]
    assert [event["key"] for event in told] == ["scored", "scored", "healed", "healed", "fiel", "fiel"]
    assert [event["seat"] for event in told if event["key"] != "healed"] == [priority, 1 - priority] * 2
    assert [event["piece"] for event in told if event["key"] == "healed"] == who


@rule("OLO-Q88")
def test_the_steps_of_the_end_are_taken_in_the_fourth_cycle_as_well() -> None:
    told: dict[str, Any] = {"step": "end", "bare": False, "cycle": 4, "markers": {"m1": {"token": 0}}}
    points = scene(**told).table.result
    assert points is not None and (points.scores, points.ranking) == ([1, 0], [1, 2])
    fiel = scene(**told, fiel=[2, 0], pieces={"a3": {"noirceur": 3}}).table.result
    assert fiel is not None and (fiel.reason, fiel.scores, fiel.ranking) == ("fiel", [1, 0], [2, 1])


@rule("OLO-243", "OLO-246")
def test_two_rouages_lost_in_one_cycle_are_two_cards_of_propaganda() -> None:
    lost = {"a1": {"out": True}, "a2": {"out": True}}
    turn = scene(step="end", cabals=[ADMINISTRATION, OTHERS], pieces=lost, traque=2, pile=["2.000"])
    assert [turn.has(seat, "propaganda") for seat in range(2)] == [3, 1] and turn.s.cycle == 2
    quiet = scene(step="end", cycle=2, pile=["2.000"])
    assert quiet.s.cycle == 3, "though nothing was scored and nobody was lost"


@rule("OLO-Q84")
def test_without_hostiles_the_cycle_still_has_its_end() -> None:
    end = scene(step="hostiles", bare=False, markers={"m1": {"token": 1}}, pile=["2.000"])
    assert not end.events("hostile-acts") and [end.has(seat, "vp") for seat in range(2)] == [0, 1]


@rule("OLO-238")
def test_nobody_is_active_once_the_hostile_phase_is_over() -> None:
    hostiles = [{"profile": "rogue", "at": [8000, 8000]}]
    done = scene(step="hostiles", hostiles=hostiles, priority=1, pile=["2.000"])
    assert len(done.events("hostile-acts")) == 1 and done.table.view(None)["active"] is None


@rule("OLO-Q87", "OLO-248")
def test_abilities_stay_and_only_what_counts_by_the_cycle_begins_anew() -> None:
    gear = ("exosquelette", "disrupteur_quantique", "trousse_stimulante")
    pieces = {"a2": {"at": [4000, 4000]}, "a3": {"at": [4000, 8000], "actions": 2}}
    turn = scene(
        cabals=[ADMINISTRATION, OTHERS],
        equipment=[gear, PLAIN],
        hostiles=[{"profile": "rogue", "at": [9000, 9000]}],
        pieces=pieces,
    )
    s = turn.s
    keys = {name: s.ability_of(2, s.content.ability_ids.index(name)) for name in ("trousse_stimulante", "sommation")}
    once = s.ability_of(1, s.content.ability_ids.index("surcharge"))
    for key in (*keys.values(), once):
        s.note_use(s.book(), key, 0)
    before = list(s.standing)
    cycle.end_effects(s)
    assert list(s.standing) == before and s.is_on(6) and turn.at("a3") == (4000, 8000)
    assert s.used_up(s.book(), keys["trousse_stimulante"], 0), "once a game"
    assert not s.used_up(s.book(), keys["sommation"], 0) and not s.used_up(s.book(), once, 0)


@rule("OLO-245", "OLO-248", "OLO-226", "OLO-238", "OLO-Q87", "OLO-Q107")
def test_every_effect_ends_with_the_cycle_and_tokens_stay() -> None:
    end = scene(
        step="end",
        layout="friche",
        bare=False,
        tainted=[1],
        posed=[{"marker": "barricade", "at": [8000, 4000]}],
        standing=[{"ability": "couvre_feu"}, {"ability": "fortifications"}],
        pieces={"a3": {"at": [5500, 8000], "noirceur": 2, "checked": 1}},
        markers={"m1": {"token": 1}},
        pile=["2.000"],
    )
    view = end.table.view(None)
    assert view["standing"] == [] and view["tainted"] == []
    assert [row["kind"] for row in view["markers"]] == ["objective"] * 3 and view["markers"][0]["token"] == 1
    assert end.piece("a3")["where"] == "on_bloc" and end.at("a3") == (5500, 8000)
    assert (end.piece("a3")["noirceur"], end.piece("a3")["checked"]) == (2, 1)


@rule("OLO-226", "OLO-224")
def test_until_the_end_of_the_next_phase_is_two_ends_of_phases() -> None:
    s = scene(standing=[{"ability": "couvre_feu"}]).s
    s.passes(1)
    assert any(s.standing[k + 4] for k in range(0, len(s.standing), 6))
    s.passes(1)
    assert not any(s.standing[k + 4] for k in range(0, len(s.standing), 6))


@rule("OLO-251", "OLO-253", "OLO-254")
def test_fiel_is_no_part_of_the_points_and_points_are_no_part_of_fiel() -> None:
    equal = scene(step="end", cycle=4, vp=[2, 2], fiel=[2, 0]).table.result
    assert equal is not None and (equal.ranking, equal.reason) == ([1, 1], "cycles")
    told: dict[str, Any] = {"step": "end", "pile": ["2.000"], "vp": [1, 5]}
    dark = {name: {"noirceur": 3} for name in ("a1", "a3", "b1")}
    for priority in range(2):
        both = scene(**told, fiel=[2, 2], priority=priority, cabals=[ADMINISTRATION, OTHERS], pieces=dark).table.result
        assert both is not None and (both.ranking, both.reason) == ([2, 2], "fiel-both"), "4 Fiel against 3"


@rule("OLO-251", "OLO-252")
def test_what_an_agenda_gives_at_the_end_of_the_game_is_given_then_alone() -> None:
    """Dossiers: one point a cycle for each that is carried, two more at the end of the game near one's own edge."""
    home: dict[str, Any] = {"agenda": "dossiers", "bare": True, "pile": ["2.000"]}
    pieces: dict[str, Any] = {"a3": {"at": [3591, 8000], "files": 1}}
    assert scene(step="end", cycle=3, pieces=pieces, **home).has(0, "vp") == 1
    assert scene(step="end", cycle=4, pieces=pieces, **home).has(0, "vp") == 3
    pieces["a3"]["at"], pieces["b2"] = [3000, 8000], {"at": [4500, 8000], "checked": 5, "actions": 0}
    hunt = scene([5, 1, 1, 1], traque=2, pieces=pieces, **home).play(("attack", "a3", "b2"), ("keep",), ("pass",))
    assert hunt.table.result is not None and (hunt.table.result.reason, hunt.has(0, "vp")) == ("traque", 1)


@rule("OLO-253")
def test_whoever_loses_by_fiel_scores_nothing_of_the_cycle() -> None:
    pieces: dict[str, Any] = {"a3": {"at": [4000, 8000], "noirceur": 3}, "b1": {"at": [5500, 8000], "actions": 0}}
    fate = scene([1, 1, 1, 1], fiel=[2, 0], bare=False, markers={"m1": {"token": 0}}, pieces=pieces)
    fate.play(("attack", "a3", "b1"), ("tempt", "paid"))
    assert fate.table.result is not None and fate.table.result.ranking == [2, 1] and fate.has(0, "vp") == 0


@rule("OLO-001", "OLO-249", "OLO-250", "OLO-251", "OLO-Q88")
@pytest.mark.parametrize(("points", "ranking"), [([3, 1], [1, 2]), ([1, 3], [2, 1]), ([2, 2], [1, 1])])
def test_after_four_cycles_more_points_win(points: list[int], ranking: list[int]) -> None:
    end = scene(step="end", cycle=4, vp=points)
    assert end.table.result is not None
    assert (end.table.result.ranking, end.table.result.reason, end.s.ending) == (ranking, "cycles", state.BY_CYCLES)
    assert not scene(step="end", cycle=3, vp=points, pile=["2.000"]).table.over


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


@rule("OLO-Q106", "OLO-213", "OLO-223")
def test_whoever_is_out_is_not_named_any_more() -> None:
    own = ["dominik_kralov", "requisition", "petra_kantor", "kubik_oktobar", "propaganda"]
    theirs = ["rejeton", "kubik_oktobar", "jana_alena_novak", "animosite", "propaganda"]
    lost = bloc(step="phase", phase=2, rows=[own, theirs], pieces={"a1": {"out": True}, "b3": {"out": True}})
    assert lost.offered == [("target", "a2"), ("target", "a3")]
    assert lost.play(("target", "a3")).offered == [("target", "b1"), ("target", "b2")]
    turn = bloc(step="phase", phase=5, pile=["1.000"], rows=[own, theirs], pieces={"a1": {"out": True}})
    assert turn.offered == [("name", "a2"), ("name", "a3")]


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


@rule("OLO-Q62", "OLO-230", "OLO-Q106")
def test_nobody_coordinates_a_rouage_that_is_out() -> None:
    pair = bloc(phase=3, pieces={"a3": (4000, 8000), "a1": {"out": True, "turned": 1}})
    assert pair.refused("coordinate", "a3", "a1", "plain") == ("OLO-230", "no-coordination")


@rule("OLO-243", "OLO-242")
def test_a_rouage_lost_in_an_earlier_cycle_gives_no_second_card() -> None:
    turn = bloc(step="end", cycle=2, propaganda=[2, 1], pile=["2.000"], pieces={"a1": {"out": True, "fell": 1}})
    assert [turn.has(seat, "propaganda") for seat in range(2)] == [2, 1]


@rule("OLO-Q114", "OLO-231")
def test_a_bonus_is_offered_beside_the_plain_coordination() -> None:
    gang = bloc(cabals=[GANG, OTHERS], phase=3, pieces={"a3": (4000, 8000), "a1": {"turned": 1, "actions": 2}})
    offered = [choice for choice in gang.offered if choice[0] == "coordinate"]
    assert offered == [("coordinate", "a3", "a1", "plain"), ("coordinate", "a3", "a1", "bonus")]
    plain = gang.play(offered[0])
    assert plain.piece("a1")["actions"] == 2 and plain.piece("a1")["active"]


@rule("OLO-227", "OLO-Q73", "OLO-Q74")
def test_nothing_comes_before_entering() -> None:
    door = bloc(pieces={"a3": {"noirceur": 1, "stunned": True}})
    for move in (("rest", "a3", "a3", "noirceur"), ("use", "a3", "sommation"), ("end",), ("march", "a3")):
        assert door.refused(*move) == ("OLO-227", "must-enter")
    assert door.offered == [("enter", "a3")]
    door.play(("enter", "a3"), ("at", 8000, 3500))
    assert door.offered == [("rest", "a3", "a3", "stunned"), ("end",)]
    assert door.refused("use", "a3", "sommation") == ("OLO-089", "stunned")


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


@rule("OLO-229", "OLO-230")
@pytest.mark.parametrize("side", ["a", "b"])
def test_either_player_is_offered_both_lower_ranks_to_coordinate(side: str) -> None:
    cabals = [ADMINISTRATION, ("milena_hruba", "hynek_novotny", "petra_kantor")]
    turned = {f"{side}1": {"turned": 1}, f"{side}2": {"turned": 2}, f"{side}3": (4000, 8000)}
    pair = bloc(cabals=cabals, phase=3, active=f"{side}3", pieces=turned)
    offered = [choice[2] for choice in pair.offered if choice[0] == "coordinate"]
    assert offered == [f"{side}1", f"{side}2"]


@rule("OLO-241", "OLO-247")
@pytest.mark.parametrize("priority", [0, 1])
def test_each_player_discards_the_ministry_of_the_own_row_by_priority(priority: int) -> None:
    own = ["dominik_kralov", "requisition", "petra_kantor", "kubik_oktobar", "propaganda"]
    theirs = ["rejeton", "kubik_oktobar", "couvre_feu", "jana_alena_novak", "propaganda"]
    hands = [["animosite", "requisition", "triage", "communion"], ["animosite", "couvre_feu"]]
    turn = bloc(step="end", priority=priority, rows=[own, theirs], ministries=hands, pile=["2.000"])
    view = turn.table.view(None)
    played = ["requisition", "couvre_feu"]
    assert view["spent"] == [played[priority], played[1 - priority]]
    for seat in (0, 1):
        hand = turn.table.view(seat)["players"][seat]["hand"]
        assert played[seat] not in hand and "animosite" in hand


def abilities_of(table: Scene) -> set[tuple[int, str]]:
    """Whose abilities stand, and those of the table, which are nobody's."""
    rows = table.s.standing
    return {(int(rows[k + 2]), table.s.content.ability_ids[rows[k + 1]]) for k in range(0, len(rows), 6)}


@rule("OLO-245", "OLO-099", "OLO-Q87")
def test_what_lasts_ends_with_the_cycle_and_what_rouages_can_do_stays() -> None:
    told: dict[str, Any] = {"pile": ["2.000"], "pieces": {"a3": (4000, 8000)}}
    before = abilities_of(bloc(**told))
    lasting = [{"ability": "couvre_feu"}, {"ability": "marque_du_gibier", "by": "a3", "on": "b2"}]
    assert abilities_of(bloc(**told, standing=lasting)) > before
    assert abilities_of(bloc(**told, step="end", standing=lasting)) == before and len(before) > 6
