"""L'art de la politique: what can be given, how a deal is made, what it does to both sides, giving up a place."""

import pytest

from tests.games.diktat.scene import Scene, offer, scene
from tests.marks import rule

# -- what can be given (DIK-103, DIK-104, DIK-Q47)


@rule("DIK-103", "DIK-104", "DIK-083", "DIK-092", "DIK-086", "DIK-Q19")
def test_dik_x06_a_paid_service() -> None:
    t = scene(3, pp=[0, 4], assassins=[1], piles={"combinat": ["C: C,C"]})
    t.deal(1, 0, "give:pp:2")
    t.play(0, "assassinate", "kill 1 1", "kill 1 1")
    assert t.pp == [2, 2, 0]
    assert t.piles("combinat") == []


@rule("DIK-103")
def test_a_deal_needs_no_turn_of_either_party() -> None:
    t = scene(3, pp=[0, 4, 0])
    assert t.asks == [(0, "manoeuvre")]
    t.deal(1, 2, "give:pp:3")
    assert t.pp == [0, 1, 3] and t.asks == [(0, "manoeuvre")]


GOODS = ["citizen", "guard", "emissary", "pp", "politics", "people", "artefact", "assassin", "spy", "debt"]


def rich(seats: int = 2) -> Scene:
    """A has two of everything that is traded by number."""
    return scene(
        seats,
        reserve=[{"C": 2, "G": 2, "E": 2}],
        pp=[2],
        affinity=[["po", "po", "pe", "pe", "ar", "ar"]],
        assassins=[2],
        spies=[2],
        debts=[2],
    )


@rule("DIK-104", "DIK-Q47")
@pytest.mark.parametrize("good", GOODS)
def test_pawns_and_tokens_are_given_freely_and_come_from_what_one_has(good: str) -> None:
    t = rich()
    assert t.refused(0, f"offer 1 give:{good}:3").rule == "DIK-Q47"
    t.deal(0, 1, f"give:{good}:2")
    assert t.goods(good) == [0, 2]
    assert [sum(t.goods(g)) for g in GOODS] == [2] * len(GOODS)
    t.deal(1, 0, f"give:{good}:1 get:{'spy' if good == 'pp' else 'pp'}:1")  # for something in return
    assert t.goods(good) == [1, 1]


@rule("DIK-104")
def test_markers_and_opportunity_cards_are_given_and_exchanged() -> None:
    t = scene(2, cards=[["KA1"], ["JO1"]], markers=[{"karst": 1}])
    t.deal(0, 1, "give:marker:karst")
    assert (t.player(0)["markers"], t.player(1)["markers"]) == ({}, {"karst": 1})
    t.deal(1, 0, "give:card:JO1 get:card:KA1")
    assert [[c["card"] for c in t.player(seat)["cards"]] for seat in (0, 1)] == [["JO1"], ["KA1"]]


@rule("DIK-104", "DIK-Q47")
def test_a_cabal_card_is_not_traded() -> None:
    t = scene(2, developed=[["HA-K1"]])
    assert t.refused(0, "offer 1 give:card:HA-K1").rule == "DIK-Q47"
    assert t.refused(1, "offer 0 get:card:HA-K1").rule == "DIK-Q47"


@rule("DIK-Q47")
@pytest.mark.parametrize("thing", ["blockhaus", "pawn", "manoeuvre", "vp", "administrator", "used"])
def test_what_another_rule_fixes_has_no_name_in_a_deal(thing: str) -> None:
    t = scene(2, cabals="garde_noire,harmonie")
    assert t.refused(0, f"offer 1 give:{thing}:1").rule == "LUD-05"


@rule("DIK-Q47")
def test_only_the_own_reserve_is_traded_not_pawns_in_piles_nor_placed_tokens() -> None:
    t = scene(2, piles={"karst": ["A: C"]}, cards=[["Karst[Po|N1]"]], affinity=[["po"]])
    t.play(0, "score KA1 0 politics")
    assert t.refused(0, "offer 1 give:citizen:1").rule == "DIK-Q47"
    assert t.refused(0, "offer 1 give:politics:1").rule == "DIK-Q47"


@rule("DIK-Q47")
def test_a_traded_debt_brings_its_new_holder_no_power_and_no_limit() -> None:
    t = scene(2, debts=[1], pp=[3, 3]).deal(0, 1, "give:debt:1")
    assert (t.goods("debt"), t.pp) == ([0, 1], [3, 3])
    t.play(1, "borrow")  # it was no voluntary Debt
    assert t.goods("debt") == [0, 2]


# -- making a deal (DIK-Q50)


@rule("DIK-Q50")
def test_a_deal_needs_a_partner_and_something_in_it() -> None:
    t = scene(2, pp=[2, 2])
    assert t.refused(0, "offer 0 give:pp:1").rule == "DIK-Q50"
    assert t.refused(0, "offer 2 give:pp:1").rule == "DIK-Q50"
    assert t.refused(0, "offer 1").rule == "DIK-Q50"
    assert t.refused(0, "offer 1 " + "get:pp:1 " * 25).rule == "DIK-Q50"
    assert t.refused(0, "offer 1 give:pp:0").rule == "DIK-Q47"


@rule("DIK-Q50")
def test_the_same_thing_is_listed_once_but_a_stack_holds_two_markers() -> None:
    t = scene(3, cards=[["KA1"]], markers=[{"karst": 2, "motol": 1}], piles={"karst": ["A: C"]})
    for item in ("card:KA1", "place:1"):
        assert t.refused(0, f"offer 1 give:{item} give:{item}").rule == "DIK-Q50"
    assert t.refused(0, "offer 1 give:marker:motol give:marker:motol").rule == "DIK-Q47"
    assert t.refused(0, "offer 1" + " give:marker:karst" * 3).rule == "DIK-Q50"
    t.deal(0, 1, "give:marker:karst give:marker:karst")
    assert t.player(1)["markers"] == {"karst": 2}


@rule("DIK-Q50")
def test_only_the_other_party_accepts_or_declines_and_only_the_maker_retracts() -> None:
    t = scene(3, pp=[4, 4, 4])
    number = offer(t, 2, 1, "give:pp:1 get:pp:2")  # not in C's turn: any player, at any window
    for seat, verb in [(0, "accept"), (2, "accept"), (0, "decline"), (2, "decline"), (0, "retract"), (1, "retract")]:
        assert t.refused(seat, f"{verb} {number}").rule == "DIK-Q50"
    assert f"accept {number}" in t.beside(1) and f"retract {number}" in t.beside(2)
    t.play(1, f"decline {number}")
    assert t.refused(1, f"accept {number}").rule == "DIK-Q50"
    number = offer(t, 2, 1, "give:pp:1 get:pp:2")
    t.play(2, f"retract {number}")
    assert t.refused(1, f"accept {number}").rule == "DIK-Q50"
    t.play(1, f"accept {offer(t, 2, 1, 'give:pp:1 get:pp:2')}")
    assert t.pp == [4, 3, 5]


@rule("DIK-Q50", "DIK-Q48")
def test_what_the_other_side_lacks_unseen_is_found_out_only_when_it_accepts() -> None:
    t = scene(2, pp=[3, 1])
    number = offer(t, 0, 1, "give:pp:1 get:pp:2")
    assert f"accept {number}" not in t.beside(1)
    assert t.refused(1, f"accept {number}").rule == "DIK-Q47"
    assert t.refused(0, "offer 1 get:spy:1").rule == "DIK-Q47"  # tokens lie in the open


@rule("DIK-Q50", "DIK-Q13")
def test_a_deal_never_forces_a_debt() -> None:
    t = scene(2, pp=[1, 1])
    assert t.refused(0, "offer 1 give:pp:2").rule == "DIK-Q47"
    t.play(0, "borrow").deal(0, 1, "give:pp:6")
    assert (t.pp, t.goods("debt")) == ([0, 7], [1, 0])


FULL = ("karst", "motol", "josefov", "combinat", "forteresse")


@rule("DIK-Q50", "DIK-138")
def test_markers_change_hands_at_the_same_instant_so_a_swap_needs_no_room() -> None:
    t = scene(
        2,
        markers=[dict.fromkeys(FULL, 1), {"karst": 1, "motol": 1, "hypogees": 1, "faubourgs": 1, "mala_strana": 1}],
        affinity=[["po", "po"]],
    )
    t.deal(0, 1, "give:marker:combinat get:marker:hypogees")
    assert t.asks == [(0, "manoeuvre")]
    assert set(t.player(0)["markers"]) == {"karst", "motol", "josefov", "forteresse", "hypogees"}
    assert set(t.player(1)["markers"]) == {"karst", "motol", "combinat", "faubourgs", "mala_strana"}


@rule("DIK-Q50", "DIK-134")
def test_cards_change_hands_at_the_same_instant_so_a_swap_finds_the_freed_slot() -> None:
    six = [f"NV{i}" for i in range(1, 7)]
    t = scene(2, cards=[["KA1"], six]).deal(0, 1, "give:card:KA1 get:card:NV2")
    assert [c["card"] for c in t.player(1)["cards"]] == ["NV1", "NV3", "NV4", "NV5", "NV6", "KA1"]
    assert not any(c["aside"] for c in t.player(1)["cards"])


@rule("DIK-Q50", "DIK-Q05")
def test_the_administrator_token_moves_once_when_rank_changes_hands() -> None:
    t = scene(3, markers={1: {"college": 1}}, admin=1)  # A 25, B 31, C 17
    t.deal(1, 2, "give:marker:college")
    assert (t.rank, t.table.view(None)["admin"]) == ([25, 21, 27], 2)
    assert [event["seat"] for event in t.told("administrator")] == [2]


# -- offers lapse (DIK-Q50)


@rule("DIK-Q50")
def test_an_offer_lapses_when_the_pending_decision_is_answered() -> None:
    t = scene(2, pp=[3, 3])
    number = offer(t, 0, 1, "give:pp:1")
    t.play(0, "extend")
    assert t.table.view(1)["offers"] == []
    t.play(0, "keep")
    assert t.refused(1, f"accept {number}").rule == "DIK-Q50"


@rule("DIK-Q50")
def test_an_offer_lapses_when_a_listed_item_is_gone() -> None:
    t = scene(3, pp=[3, 3, 3], spies=[0, 1], markers=[{"karst": 1}])
    hidden = offer(t, 0, 1, "give:pp:3")
    marker = offer(t, 0, 1, "give:marker:karst")
    asked = offer(t, 0, 1, "give:pp:1 get:spy:1")
    stays = offer(t, 0, 2, "get:pp:1")
    t.deal(0, 2, "give:pp:1 give:marker:karst")
    assert [o["offer"] for o in t.table.view(0)["offers"]] == [asked, stays]
    t.deal(1, 2, "give:spy:1")
    assert [o["offer"] for o in t.table.view(0)["offers"]] == [stays]
    for number in (hidden, marker, asked):
        assert t.refused(1, f"accept {number}").rule == "DIK-Q50"


@rule("DIK-Q50", "DIK-Q07")
def test_a_pass_does_not_close_the_window_of_the_others() -> None:
    t = scene(2, phase="attack", pp=[3, 3])  # after the Attack everybody is asked, in order of Rank
    number = offer(t, 0, 1, "give:pp:1")
    t.play(0, "pass").play(1, f"accept {number}")
    assert t.pp == [2, 4]
    number = offer(t, 1, 0, "give:pp:1")  # an offer left open when all have passed is gone
    t.play(0, "pass").play(1, "pass")
    assert t.table.view(0)["offers"] == [] and t.refused(0, f"accept {number}").rule == "DIK-Q50"


@rule("DIK-Q50", "DIK-Q48")
def test_an_answer_inside_a_deal_leaves_the_other_offers_open() -> None:
    t = scene(3, markers=[{"josefov": 1}], affinity=[["po", "po"]], pp=[3, 3, 3])
    number = offer(t, 2, 1, "give:pp:1")
    t.deal(0, 1, "give:marker:josefov").play(0, "give_up politics", "give_up politics")
    t.play(1, "affinity people", "affinity people", f"accept {number}")
    assert t.pp == [3, 4, 2]


# -- giving up a place (DIK-106, DIK-107, DIK-Q57)


@rule("DIK-106", "DIK-107", "DIK-Q57")
def test_a_pile_removed_by_agreement_is_discarded_and_frees_its_place() -> None:
    t = scene(3, piles={"karst": ["A: C,E", "B: G"]}, reserve=[{"C": 1}, {}, {"E": 1}], turn=2, pp=[0, 0, 3])
    t.play(2, "send")
    assert t.refused(2, "name karst").rule == "DIK-074"
    t = scene(3, piles={"karst": ["A: C,E", "B: G"]}, reserve=[{"C": 1}, {}, {"E": 1}], turn=2, pp=[0, 0, 3])
    t.deal(0, 2, "give:place:1 get:pp:3")
    assert t.piles("karst") == ["B: G"]
    assert [t.goods(kind)[0] for kind in ("citizen", "guard", "emissary", "pp")] == [1, 0, 0, 3]
    assert t.player(0)["pawns"] == 4  # the Manoeuvre that had sent it stays spent
    t.play(2, "send", "name karst", "add emissary", "ready")
    assert t.piles("karst") == ["B: G", "C: E"]


@rule("DIK-106", "DIK-107")
def test_one_pile_is_removed_and_the_owners_other_one_stays() -> None:
    t = scene(3, piles={"karst": ["A: C,E", "A: G"], "motol": ["A: C"]}).deal(0, 1, "give:place:1")
    assert (t.piles("karst"), t.piles("motol")) == (["A: G"], ["A: C"])


@rule("DIK-Q57", "DIK-106")
def test_the_beneficiary_must_agree() -> None:
    t = scene(2, piles={"karst": ["A: C"]}).play(0, "offer 1 give:place:1")
    assert t.piles("karst") == ["A: C"]
    t.play(1, f"decline {t.table.view(1)['offers'][0]['offer']}")
    assert t.piles("karst") == ["A: C"]


@rule("DIK-106", "DIK-Q57")
def test_a_place_is_left_with_the_consent_of_both_and_by_its_owner_only() -> None:
    t = scene(3, piles={"karst": ["A: C", "B: G"]})
    number = offer(t, 2, 0, "get:place:1")
    assert t.piles("karst") == ["A: C", "B: G"]
    assert t.refused(1, f"accept {number}").rule == "DIK-Q50"
    assert t.refused(0, "offer 2 give:place:2").rule == "DIK-Q47"
    t.play(0, f"accept {number}")
    assert t.piles("karst") == ["B: G"]


@rule("DIK-Q57", "DIK-106")
def test_a_place_can_be_left_during_a_conquest_too_and_its_emissaries_claim_no_more() -> None:
    piles = {"karst": ["A: E,E", "B: E"], "motol": ["A: C", "B: C"]}
    t = scene(2, phase="resolution", piles=piles, track=["Karst[-|N1]"]).play(0, "name karst")
    assert t.asks == [(0, "trophy")]
    t.deal(0, 1, f"give:place:{t.pile('motol')}")
    assert t.piles("motol") == ["B: C"] and t.asks == [(0, "trophy")]
    t.deal(0, 1, f"give:place:{t.pile('karst')}")
    assert t.piles("karst") == ["B: E"] and t.asks == [(1, "trophy")]


@rule("DIK-Q57")
def test_a_freed_place_is_not_reserved() -> None:
    t = scene(3, piles={"karst": ["A: C", "B: G"], "josefov": ["B: C"]}, markers={1: {"motol": 2}}, turn=2)
    t.deal(0, 2, "give:place:1").play(1, "use motol_2 2", "pile 3", "name karst")
    assert t.piles("karst") == ["B: G", "B: C"]


@rule("DIK-Q57", "DIK-069")
def test_a_place_combined_with_the_beneficiarys_team_is_taken_at_once() -> None:
    t = scene(3, piles={"karst": ["A: C", "B: G"]}, reserve=[{}, {}, {"E": 2}], pp=[0, 0, 2], turn=2)
    t.deal(2, 0, "get:place:1 give:pp:2 give:team:karst")
    assert t.asks == [(2, "team-pawn")] and t.refused(1, "borrow").rule == "LUD-04"  # nobody comes in between
    t.play(2, "add emissary", "ready")
    assert t.piles("karst") == ["B: G", "C: E"] and t.pp == [2, 0, 0]
    assert (t.player(2)["pawns"], t.player(2)["made"]["send"]) == (4, 1)
    assert t.asks == [(0, "manoeuvre")]


@rule("DIK-Q50", "DIK-Q57")
def test_other_offers_lapse_when_a_deal_sends_a_team_at_once() -> None:
    t = scene(3, piles={"karst": ["A: C", "B: G"]}, reserve=[{}, {}, {"E": 2}], pp=[0, 1, 2], turn=2)
    t.play(1, "offer 0 give:pp:1").deal(2, 0, "get:place:1 give:team:karst")
    assert t.asks == [(2, "team-pawn")] and t.table.view(0)["offers"] == []


@rule("DIK-Q57")
def test_a_team_within_a_deal_needs_the_senders_turn_a_freed_place_and_an_agent() -> None:
    piles = {"karst": ["A: C", "B: G"], "motol": ["A: C"]}
    t = scene(3, piles=piles, reserve=[{}, {}, {"E": 1}], turn=2)
    assert t.refused(2, "offer 0 get:place:3 give:team:karst").rule == "DIK-Q57"  # another sector
    assert t.refused(2, "offer 0 get:place:1 get:team:karst").rule == "DIK-Q57"  # not A's turn
    assert t.refused(2, "offer 0 get:place:1 give:team:karst give:emissary:1").rule == "DIK-Q47"
    assert t.refused(2, "offer 0 get:place:1 get:place:3 give:team:karst give:team:motol").rule == "DIK-Q50"
    t = scene(3, piles=piles, reserve=[{"C": 1}, {}, {"E": 1}], turn=0)
    assert t.refused(2, "offer 0 get:place:1 give:team:karst").rule == "DIK-Q57"  # not C's turn


@rule("DIK-108", "DIK-111")
def test_a_deal_is_an_oath_only_where_something_is_sworn() -> None:
    t = scene(2, pp=[3, 0]).deal(0, 1, "give:pp:1")
    assert t.told("sworn") == [] and t.table.view(0)["oaths"] == []
    t.deal(0, 1, "give:pp:1 i:no_send:karst:0")
    assert len(t.told("sworn")) == 1 and len(t.table.view(0)["oaths"]) == 1


@rule("DIK-111", "DIK-105")
def test_a_lie_that_was_not_sworn_costs_nothing() -> None:
    t = scene(2, piles={"karst": ["A: E"]}).play(0, "tell 1 1 citizen")
    t.play(0, "extend", "keep").play(1, "assassinate", "kill 1 1")
    assert [told["agent"] for told in t.told("told")] == ["citizen"]
    assert t.told("killed")[0]["agent"] == "emissary" and t.vp == [0, 0]


@rule("DIK-111")
def test_an_agreement_without_oath_binds_nobody() -> None:
    t = scene(2, pp=[3, 0], reserve=[{"C": 1}, {"C": 1}])
    t.deal(0, 1, "give:pp:3")  # so that A may go to Karst alone, says B
    t.play(0, "send", "name karst", "add citizen", "ready").play(1, "send", "name karst", "add citizen", "ready")
    assert t.vp == [0, 0] and t.table.view(None)["oaths"] == [] and t.told("oath-broken") == []


@pytest.mark.parametrize(
    "item",
    [
        "give:pp:2",
        "get:artefact:1",
        "get:card:KA3",
        "give:marker:karst",
        "give:place:12",
        "get:team:combinat",
        "i:no_kill:2:0",
        "you:send:karst:1",
        "i:kill_in:karst:1:0",
        "you:give:pp:3:1",
        "i:pawn:4:2:guard:0",
    ],
)
def test_an_offer_reads_back_as_it_was_written(item: str) -> None:
    codec = scene(2).table.codec
    choice = ("offer", 1, item, "give:spy:1")
    packed, words = codec.encode(choice)
    assert codec.decode(packed, [int(word) for word in words]) == choice


@rule("DIK-109", "DIK-110")
def test_how_often_each_has_kept_its_word_is_counted() -> None:
    """Whoever swore nothing has given no word; who broke an oath has kept one less."""
    t = scene(3, pp=[4, 2, 0], reserve=[{"C": 1}])
    t.deal(0, 1, "give:pp:2 i:no_send:karst:0")
    t.deal(0, 1, "give:pp:1 i:no_send:combinat:0 you:no_send:karst:0")
    t.deal(0, 1, "give:pp:1")
    lab, state = t.table.rules.lab, t.table.state
    assert lab.promises(state, t.table.events(None)) == [(2, 2), (1, 1), (0, 0)]
    t.play(0, "send", "name karst", "add citizen", "ready")
    assert lab.promises(state, t.table.events(None)) == [(2, 1), (1, 1), (0, 0)]
