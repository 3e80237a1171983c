"""The exact terms of a deal: how many offers and items, what one side must have, a team sent within it."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, offer, scene
from tests.marks import rule

# -- offers on the table (DIK-Q50)


@rule("DIK-Q50")
def test_seven_offers_may_lie_between_two_players_and_an_ended_one_makes_room() -> None:
    t = scene(3, pp=[9, 9, 9])
    numbers = [offer(t, 0, 1, f"give:pp:{n}") for n in range(1, 8)]
    assert len(set(numbers)) == 7
    assert t.refused(0, "offer 1 give:pp:8").rule == "DIK-Q50"
    t.play(0, "offer 2 give:pp:1").play(1, "offer 0 give:pp:1")  # other parties, other offers
    t.play(0, f"retract {numbers[2]}")
    assert offer(t, 0, 1, "give:pp:9") == numbers[2]
    assert [o["items"] for o in t.table.view(1)["offers"] if o["offer"] == numbers[2]] == [["give:pp:9"]]
    t.play(1, f"accept {numbers[6]}")
    assert t.pp == [2, 16, 9]


@rule("DIK-Q50")
def test_an_offer_holds_twenty_four_items() -> None:
    t = scene(2, pp=[0, 30])
    t.play(0, "offer 1 " + "get:pp:1 " * 24)
    assert t.refused(0, "offer 1 " + "get:pp:1 " * 25).rule == "DIK-Q50"
    t.play(1, f"accept {t.table.view(1)['offers'][0]['offer']}")
    assert t.pp == [24, 6]


@rule("DIK-Q50")
def test_different_things_of_one_kind_are_listed_side_by_side() -> None:
    piles = {"karst": ["A: C"], "motol": ["A: C"], "josefov": ["B: C"], "college": ["B: C"]}
    t = scene(2, cards=[["KA1", "JO1"], ["NV1", "NV2"]], markers=[{"karst": 1, "motol": 1}], piles=piles)
    t.deal(0, 1, "give:card:KA1 give:card:JO1 give:marker:karst give:marker:motol get:card:NV1 get:card:NV2")
    assert [c["card"] for c in t.player(0)["cards"]] == ["NV1", "NV2"]
    assert [c["card"] for c in t.player(1)["cards"]] == ["KA1", "JO1"]
    assert t.player(1)["markers"] == {"karst": 1, "motol": 1}
    t.deal(0, 1, "give:place:1 give:place:2 get:place:3 get:place:4")
    assert [t.piles(sector) for sector in piles] == [[], [], [], []]


@rule("DIK-Q50")
@pytest.mark.parametrize("item", ["card:NV1", "place:1", "marker:karst"])
def test_what_the_other_side_gives_is_listed_once_too(item: str) -> None:
    t = scene(2, cards=[[], ["NV1"]], markers=[{}, {"karst": 1}], piles={"karst": ["B: C"]})
    number = offer(t, 0, 1, f"get:{item} get:{item}")
    assert f"accept {number}" not in t.beside(1)
    assert t.refused(1, f"accept {number}").rule in ("DIK-Q50", "DIK-Q47")


@rule("DIK-Q50")
def test_an_offer_that_its_maker_can_no_longer_carry_out_is_not_accepted() -> None:
    t = scene(3, pp=[3, 3, 3], cards=[["KA1"]], piles={"karst": ["A: C"]}, markers=[{"karst": 1}])
    for item, spent in (("pp:2", "pp:2"), ("card:KA1", "card:KA1"), ("place:1", "place:1"), ("marker:karst",) * 2):
        number = offer(t, 0, 1, f"give:{item}")
        t.deal(0, 2, f"give:{spent}")
        assert t.refused(1, f"accept {number}").rule == "DIK-Q50", "it has lapsed"


@rule("DIK-Q47")
@pytest.mark.parametrize("good", ["debt", "assassin", "spy"])
def test_tokens_in_the_open_are_asked_for_only_where_they_lie(good: str) -> None:
    column = {"debt": "debts", "assassin": "assassins", "spy": "spies"}[good]
    t = scene(3, **{column: [0, 2, 0]})
    t.play(0, f"offer 1 get:{good}:2")
    assert t.refused(0, f"offer 1 get:{good}:3").rule == "DIK-Q47"
    assert t.refused(0, f"offer 2 get:{good}:1").rule == "DIK-Q47"


@rule("DIK-Q48")
def test_what_is_behind_the_screen_of_the_other_is_asked_for_freely_up_to_ninety_nine() -> None:
    t = scene(2)
    t.play(0, "offer 1 get:pp:99", "offer 1 get:artefact:99")
    assert t.refused(0, "offer 1 get:pp:100").rule == "DIK-Q47"


@rule("DIK-Q48", "DIK-Q40")
def test_each_side_keeps_enough_affinities_for_the_possession_it_gives() -> None:
    t = scene(2, markers=[{"josefov": 2}], affinity=[["po", "pe"]])
    assert t.refused(0, "offer 1 give:marker:josefov give:marker:josefov").rule == "DIK-Q48"  # three are owed
    t = scene(2, markers=[{"josefov": 2}], affinity=[["po", "pe", "ar"]])
    t.deal(0, 1, "give:marker:josefov give:marker:josefov")
    assert t.asks == [(0, "give-up-affinity")]
    t.play(0, "give_up politics", "give_up people", "give_up artefact")
    assert [t.goods(good)[0] for good in ("politics", "people", "artefact")] == [0, 0, 0]


# -- a team sent within a deal (DIK-Q57)

FULL = {"karst": ["A: C", "B: G"]}


def beneficiary(**given: Any) -> Scene:
    """C, whose turn it is, wants A's place in a full sector."""
    return scene(3, **{"piles": FULL, "reserve": [{}, {}, {"C": 1, "G": 1, "E": 1}], "turn": 2, **given})


@rule("DIK-Q57")
@pytest.mark.parametrize("kept", ["citizen", "guard", "emissary"])
def test_one_agent_of_any_type_must_be_left_for_the_team(kept: str) -> None:
    given = [f"give:{kind}:1" for kind in ("citizen", "guard", "emissary") if kind != kept]
    t = beneficiary()
    everything = "give:citizen:1 give:guard:1 give:emissary:1"
    assert t.refused(2, f"offer 0 get:place:1 give:team:karst {everything}").rule == "DIK-Q47"
    t.deal(2, 0, f"get:place:1 give:team:karst {' '.join(given)}")
    assert t.asks == [(2, "team-pawn")]
    assert [choice for choice in t.choices(2) if choice.startswith("add")] == [f"add {kept}"]


@rule("DIK-Q57")
def test_the_offer_may_come_from_whoever_leaves_the_place() -> None:
    t = beneficiary().deal(0, 2, "give:place:1 get:team:karst")
    assert t.asks == [(2, "team-pawn")]
    t.play(2, "add emissary", "ready")
    assert t.piles("karst") == ["B: G", "C: E"]


@rule("DIK-Q57")
def test_a_place_of_ones_own_side_frees_nothing_for_ones_own_team() -> None:
    t = beneficiary(piles={"karst": ["C: C", "B: G"], "motol": ["A: C", "B: C"]})
    assert t.refused(2, "offer 0 give:place:1 give:team:karst").rule == "DIK-Q57"
    assert t.refused(2, "offer 0 give:team:karst").rule == "DIK-Q57"
    assert t.refused(2, "offer 0 get:place:3 give:team:karst").rule == "DIK-Q57"


@rule("DIK-Q57", "DIK-074")
def test_the_places_freed_must_be_enough_for_the_limit() -> None:
    crowded = {"karst": ["A: C", "A: C", "B: G"]}  # one above the limit, by a tunnel
    t = beneficiary(piles=crowded)
    assert t.refused(2, "offer 0 get:place:1 give:team:karst").rule == "DIK-074"
    t.deal(2, 0, "get:place:1 get:place:2 give:team:karst")
    assert t.asks == [(2, "team-pawn")]
    five = {"karst": ["A: C", "B: G", "D: C"]}
    t = scene(5, piles=five, reserve=[{}, {}, {"E": 1}], turn=2).deal(2, 0, "get:place:1 give:team:karst")
    assert t.asks == [(2, "team-pawn")]


@rule("DIK-Q57", "DIK-Q30")
def test_a_team_is_sent_instead_of_a_manoeuvre_and_not_after_it() -> None:
    t = beneficiary(markers={2: {"motol": 1}}, pawns=[4, 4, 2]).play(2, "extend", "keep")
    assert t.asks == [(2, "after-manoeuvre")]
    assert t.refused(2, "offer 0 get:place:1 give:team:karst").rule == "DIK-Q57"
    t.play(2, "use motol_1 0")
    assert t.asks == [(2, "manoeuvre")]
    t.deal(2, 0, "get:place:1 give:team:karst").play(2, "add citizen", "ready")
    assert (t.piles("karst"), t.player(2)["pawns"]) == (["B: G", "C: C"], 0)


@rule("DIK-Q57", "DIK-Q100")
def test_whoever_must_extend_influence_sends_no_team() -> None:
    assert beneficiary(forced={2: 1}).refused(2, "offer 0 get:place:1 give:team:karst").rule == "DIK-Q57"
    t = beneficiary(forced={0: 1}).deal(2, 0, "get:place:1 give:team:karst")
    assert t.asks == [(2, "team-pawn")]


# -- goods that pass unseen (DIK-Q51)


@rule("DIK-Q51")
def test_both_parties_count_exactly_what_passed_and_the_third_counts_a_deal_against_both() -> None:
    t = scene(4, pp=[5, 5, 5, 5], affinity=[["po"]])
    t.deal(0, 1, "give:pp:2 get:pp:1 give:politics:1")
    counts = {observer: [t.counts(observer, owner)["pp"] for owner in (0, 1, 2)] for observer in range(4)}
    assert counts == {0: [4, 6, 5], 1: [4, 6, 5], 2: [5, 5, 5], 3: [5, 5, 5]}
    assert [t.counts(1, owner)["politics"] for owner in (0, 1)] == [0, 1]
    assert [t.counts(2, owner)["politics"] for owner in (0, 1)] == [1, 0]
    deals = {observer: [t.counts(observer, owner)["deals"] for owner in range(4)] for observer in range(4)}
    assert deals == {0: [0, 0, 0, 0], 1: [0, 0, 0, 0], 2: [1, 1, 0, 0], 3: [1, 1, 0, 0]}
    t.deal(0, 1, "give:pp:1")
    assert [t.counts(2, owner)["deals"] for owner in range(4)] == [2, 2, 0, 0]


@rule("DIK-Q51")
def test_a_deal_of_open_things_makes_nobody_less_sure() -> None:
    t = scene(3, spies=[1], markers=[{"karst": 1}]).deal(0, 1, "give:spy:1 give:marker:karst")
    assert [t.counts(2, owner)["deals"] for owner in range(3)] == [0, 0, 0]


@rule("DIK-106", "DIK-Q47")
@pytest.mark.parametrize("pile", [1, 9])
def test_a_place_is_asked_of_whoever_holds_it(pile: int) -> None:
    t = scene(2, piles={"karst": ["A: C"], "motol": ["B: C"]})
    assert t.refused(0, f"offer 1 get:place:{pile}").rule == "DIK-Q47"
    t.play(0, "offer 1 get:place:2")
