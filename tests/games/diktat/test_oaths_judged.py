"""Oaths: acts that become impossible (DIK-Q55) and sworn statements (DIK-Q56)."""

from typing import Any

import pytest

from tests.games.diktat.scene import EXTEND, SEND, Scene, act, breaches, end_cycle, scene
from tests.marks import rule

# -- impossibility (DIK-Q55)


@rule("DIK-Q55")
def test_a_sector_filled_by_others_excuses_even_whoever_had_a_chance_before() -> None:
    t = scene(3, pawns=[2, 1, 1], reserve=[{"C": 1}] * 3).deal(0, 1, "i:send:karst:0")
    t.play(0, *EXTEND).play(1, *SEND).play(2, *SEND)
    assert breaches(end_cycle(t)) == [0, 0, 0]


@rule("DIK-Q55")
def test_whoever_spends_the_last_chance_on_something_else_is_in_breach() -> None:
    t = scene(3, pawns=[1, 1, 1], reserve=[{"C": 1}] * 3).deal(0, 1, "i:send:karst:0")
    t.play(0, *EXTEND).play(1, *SEND).play(2, *SEND)  # the sector is full only after A's last Manoeuvre
    assert breaches(end_cycle(t)) == [1, 0, 0]


@rule("DIK-Q55")
def test_whoever_spends_the_means_is_in_breach() -> None:
    t = scene(2, pawns=[2, 1], reserve=[{"C": 1}]).deal(0, 1, "i:send:karst:0")
    t.play(0, "send", "name motol", "add citizen", "ready")  # no Agent is left for Karst
    assert breaches(end_cycle(t)) == [1, 0]
    t = scene(2, pp=[2], pawns=[1, 1]).deal(0, 1, "i:give:pp:2:0").play(0, "develop", "play HA-K1")
    assert t.pp == [0, 0] and breaches(end_cycle(t)) == [1, 0]


@rule("DIK-Q55")
def test_whoever_never_had_the_means_breaks_nothing() -> None:
    t = scene(2).deal(0, 1, "i:send:karst:0 i:give_card:KA1:0 i:give:debt:3:0 i:take_marker:karst:0")
    assert breaches(end_cycle(t)) == [0, 0]


@rule("DIK-Q55")
@pytest.mark.parametrize("clause", ["kill:1:1", "kill_in:karst:1"])
def test_a_target_gone_by_the_hand_of_others_excuses(clause: str) -> None:
    t = scene(3, pawns=[2, 1, 1], piles={"karst": ["B: C"]}).deal(0, 1, f"i:{clause}:0")
    t.play(0, *EXTEND).play(1, *EXTEND).play(2, "assassinate", "kill 1 1")
    assert breaches(end_cycle(t)) == [0, 0, 0]


@rule("DIK-Q55")
def test_power_lost_to_an_attack_of_the_others_excuses() -> None:
    attack: dict[str, Any] = {"phase": "resolution", "piles": {"karst": ["B: C"]}, "track": ["Artefact[-|N1|att]"]}
    t = scene(2, vp=[3, 0], pp=[4, 0], **attack).deal(0, 1, "i:give:pp:2:0")
    end_cycle(t)
    assert t.told("paid")[0]["pp"] == 3 and breaches(t) == [0, 0]
    t = scene(2, vp=[1, 0], pp=[4, 0], **attack).deal(0, 1, "i:give:pp:2:0")  # 3 PP are left: enough
    assert breaches(end_cycle(t)) == [1, 0]


@rule("DIK-Q55")
def test_a_pile_assassinated_by_others_cannot_be_withdrawn_any_more() -> None:
    for strike, expected in ((["assassinate", "kill 1 1"], 0), (EXTEND, 1)):
        t = scene(2, pawns=[1, 1], piles={"karst": ["A: C"]}).deal(0, 1, "i:withdraw:1:0")
        t.play(0, *EXTEND).play(1, *strike)
        assert breaches(end_cycle(t)) == [expected, 0]


GIFTS: dict[str, tuple[str, dict[str, Any]]] = {
    "give:pp:2": ("give:pp:2", {"pp": [3]}),
    "give_card:KA1": ("give:card:KA1", {"cards": [["KA1"]]}),
    "give_marker:karst": ("give:marker:karst", {"markers": [{"karst": 1}]}),
    "withdraw:1": ("give:place:1", {"piles": {"karst": ["A: C"]}}),
}


@rule("DIK-Q55")
@pytest.mark.parametrize("clause", GIFTS)
def test_a_promised_gift_that_the_other_party_turns_down_is_no_breach(clause: str) -> None:
    gift, given = GIFTS[clause]
    for offered, expected in ((gift, 0), (f"{gift} get:pp:1", 1)):  # for nothing in return, and for a price
        t = scene(2, pawns=[1, 1], **given).deal(0, 1, f"i:{clause}:0")
        t.play(0, f"offer 1 {offered}").play(1, f"decline {t.table.view(1)['offers'][0]['offer']}")
        assert breaches(end_cycle(t)) == [expected, 0]


@rule("DIK-Q55")
def test_too_small_a_gift_turned_down_excuses_nobody() -> None:
    t = scene(2, pp=[3]).deal(0, 1, "i:give:pp:2:0").play(0, "offer 1 give:pp:1")
    t.play(1, f"decline {t.table.view(1)['offers'][0]['offer']}")
    assert breaches(end_cycle(t)) == [1, 0]


@rule("DIK-Q55")
def test_a_bid_one_cannot_afford_is_a_breach_only_by_own_fault() -> None:
    tie: dict[str, Any] = {"piles": {"karst": ["A: E", "B: E"]}}
    t = scene(2, phase="resolution", pp=[1, 0], **tie).deal(0, 1, "i:bid_least:3:0")  # never had 3 PP
    act(t, ["name karst", "bid 0"]).play(1, "bid 0")
    assert breaches(t) == [0, 0]
    t = scene(2, pawns=[1, 0], pp=[3, 0], **tie).deal(0, 1, "i:bid_least:3:0").play(0, "develop", "play HA-K1")
    act(t, ["name karst", "bid 1"]).play(1, "bid 0")
    assert breaches(t) == [1, 0]


@rule("DIK-Q55")
def test_a_trophy_taken_by_others_excuses() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: E", "B: E,E"]}, track=["KA1"]).deal(0, 1, "i:take:KA1:0")
    t.play(0, "name karst").play(1, "take_card KA1").play(0, "take_marker")
    assert breaches(end_cycle(t)) == [0, 0]


@rule("DIK-Q55")
def test_a_sector_that_has_no_pile_need_not_be_named() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["B: C"]}).deal(0, 1, "i:name:motol:0").play(0, "name karst")
    assert breaches(end_cycle(t)) == [0, 0]


@rule("DIK-Q53", "DIK-Q55")
def test_a_first_player_sworn_for_the_next_cycle_may_wait_until_then() -> None:
    t = scene(2, phase="first_player", pawns=[1, 1]).deal(0, 1, "i:first:1:1").play(0, "first 0")
    assert breaches(end_cycle(t)) == [0, 0]
    assert breaches(t.pass_windows().play(0, "first 0")) == [1, 0]


# -- statements (DIK-Q56)


def claimed(fact: str, **given: Any) -> Scene:
    """A swears a fact about its own pile of a Citizen (top), a Guard and an Emissary in Karst."""
    piles = {"karst": ["A: C,G,E"], **given.pop("piles", {})}
    return scene(3, piles=piles, **given).deal(0, 1, f"i:pawn:1:{fact}:0")


@rule("DIK-Q56", "DIK-109")
@pytest.mark.parametrize(("kind", "lies"), [("guard", 0), ("citizen", 1), ("emissary", 1)])
def test_a_false_statement_costs_one_vp_when_its_pawn_is_assassinated(kind: str, lies: int) -> None:
    t = claimed(f"2:{kind}", turn=1, assassins={1: 1}, pp=[0, 5])
    assert breaches(t) == [0, 0, 0]  # punishing now would tell the secret
    t.play(1, "assassinate", "kill 1 1")
    assert breaches(t) == [0, 0, 0]  # another pawn; the one sworn about is now on top
    t.play(1, "kill 1 1")
    assert breaches(t) == [lies, 0, 0]


@rule("DIK-Q56")
def test_it_is_settled_when_the_pawn_is_shown_to_all_and_not_before() -> None:
    t = claimed("1:guard").play(0, "show_pawn 1 1 2")
    assert breaches(t) == [0, 0, 0]
    assert breaches(t.play(0, "show_pawn 1 1 9")) == [1, 0, 0]
    t = claimed("1:guard", turn=1).play(1, "spy", "look 1 1")
    assert breaches(t) == [0, 0, 0]
    assert breaches(t.play(1, "show")) == [1, 0, 0]


@rule("DIK-Q56")
def test_it_is_settled_when_the_sector_is_revealed() -> None:
    t = claimed("2:citizen", phase="resolution", piles={"motol": ["B: C"]}).play(0, "name motol")
    assert breaches(t) == [0, 0, 0]
    assert breaches(t.play(0, "name karst")) == [1, 0, 0]


@rule("DIK-Q56")
def test_it_is_settled_after_the_last_conquest_before_the_attack_is_paid() -> None:
    given: dict[str, Any] = {"vp": [3, 0, 0], "pp": [5, 0, 0], "piles": {"motol": ["B: C"]}}
    t = claimed("1:guard", phase="resolution", track=["Artefact[-|N1|att]"], **given).deal(0, 1, "give:place:1")
    assert breaches(t) == [0, 0, 0]  # the pawns left unseen
    t.play(0, "name motol").pass_windows()
    assert breaches(t) == [1, 0, 0]
    assert [e["pp"] for e in t.told("paid")] == [2]  # for 2 VP
    assert [e["key"] for e in t.told("oath-broken") + t.told("attack")] == ["oath-broken", "attack"]
    assert t.told("oath-broken")[0]["number"] < t.told("attack")[0]["number"]


@rule("DIK-Q56")
def test_only_what_has_become_public_is_settled() -> None:
    t = scene(2, piles={"karst": ["A: C,G"]}, secret="KA1", secret_seen=[0])
    t.deal(0, 1, "i:pawn:1:1:citizen:0 i:pawn:1:2:citizen:0 i:secret:JO1:0").play(0, "show_pawn 1 1 9")
    assert breaches(t) == [0, 0]
    assert [c["open"] for c in t.table.view(1)["oaths"][0]["clauses"]] == [False, True, True]
    assert breaches(t.play(0, "show_pawn 1 2 9")) == [1, 0]


@rule("DIK-Q56")
def test_every_oath_about_one_pawn_is_settled_with_it() -> None:
    t = claimed("1:guard").deal(0, 2, "i:pawn:1:1:emissary:0").play(0, "show_pawn 1 1 9")
    assert breaches(t) == [2, 0, 0]


@rule("DIK-Q56")
@pytest.mark.parametrize(("card", "lies"), [("KA1", 0), ("JO1", 1)])
def test_a_statement_about_the_secret_card_is_settled_when_it_is_turned_up(card: str, lies: int) -> None:
    t = scene(2, phase="manoeuvres", pawns=[1, 1], secret="KA1", secret_seen=[0]).deal(0, 1, f"i:secret:{card}:0")
    t.play(0, *EXTEND)
    assert breaches(t) == [0, 0]
    t.play(1, "spy", "look_card", "show")
    assert breaches(t) == [lies, 0]
    t = scene(2, pawns=[1, 0], secret="KA1", secret_seen=[0], piles={"karst": ["B: C"]})
    t.deal(0, 1, f"i:secret:{card}:0").play(0, *EXTEND)
    assert t.asks == [(0, "next-sector")] and breaches(t) == [lies, 0]  # the Revelation


@rule("DIK-Q56")
@pytest.mark.parametrize(("kind", "lies"), [("citizen", 0), ("guard", 1)])
def test_truth_is_judged_at_the_moment_of_swearing_before_the_deal_moves_anything(kind: str, lies: int) -> None:
    t = scene(2, piles={"karst": ["A: C"]}).deal(0, 1, f"give:place:1 i:pawn:1:1:{kind}:0")
    assert breaches(t) == [0, 0]
    assert breaches(end_cycle(t)) == [lies, 0]
