"""Phase 4: Revelation and the conquest of the sectors (DIK-112 to DIK-125 and their rulings)."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def claims(t: Scene, *trophies: str) -> list[int]:
    """Each claimant in turn takes the next of these Trophies; who they were."""
    order = []
    for trophy in trophies:
        ((seat, ask),) = t.asks
        assert ask == "trophy", t.asks
        order.append(seat)
        t.play(seat, trophy)
    return order


# -- Revelation


@rule("DIK-112")
def test_resolution_is_the_revelation_then_one_conquest_after_another() -> None:
    t = scene(2, pawns=[1, 0], secret="KA1", piles={"karst": ["B: C"], "josefov": ["A: C"]})
    t.play(0, "extend", "keep")
    assert t.table.view(None)["phase"] == "resolution"
    assert t.table.view(None)["track"] == ["KA1"]
    assert t.asks == [(0, "next-sector")]
    t.play(0, "name karst")
    assert t.asks == [(0, "next-sector")]
    t.play(0, "name josefov")
    keys = [e["key"] for e in t.table.events(None) if e["key"] in ("secret-revealed", "sector-named", "sector-cleared")]
    assert keys == ["secret-revealed", "sector-named", "sector-cleared", "sector-named", "sector-cleared"]


@rule("DIK-113")
def test_the_secret_card_is_turned_up_and_can_be_claimed() -> None:
    t = scene(2, phase="revelation", track=["MO1"], secret="KA1", piles={"karst": ["B: E"]})
    assert t.told("secret-revealed")[0]["card"] == "KA1"
    assert t.table.view(None)["track"] == ["MO1", "KA1"]
    assert t.table.view(None)["secret"] is None
    t.play(0, "name karst").play(1, "take_card KA1")
    assert [c["card"] for c in t.player(1)["cards"]] == ["KA1"]


# -- conquest of one sector


@rule("DIK-114")
def test_the_administrator_names_a_sector_that_holds_a_players_pile() -> None:
    piles = {"karst": ["A: C"], "motol": ["C: C"]}
    t = scene(3, phase="resolution", cabals="garde_noire,harmonie,polisec", piles=piles)
    assert t.asks == [(1, "next-sector")]
    assert t.choices(1) == ["name karst", "name motol"]
    assert t.refused(1, "name josefov").why == "not-offered"
    assert t.refused(0, "name karst").why == "not-asked"


@rule("DIK-114", "DIK-Q83")
def test_a_sector_where_only_the_others_are_is_not_named() -> None:
    t = scene(2, others=True, phase="resolution", piles={"karst": ["others: E,C"], "motol": ["B: C", "others: C"]})
    assert t.choices(0) == ["name motol"]


@rule("DIK-115")
def test_all_pawns_of_all_players_there_are_turned_face_up() -> None:
    t = scene(3, phase="resolution", piles={"karst": ["A: C,E", "B: G,E,E"], "motol": ["C: C"]})
    assert [p["pawns"] for p in t.table.view(None)["piles"]] == [[None, None], [None, None, None], [None]]
    t.play(0, "name karst")
    up = [["citizen", "emissary"], ["guard", "emissary", "emissary"], [None]]
    assert [p["pawns"] for p in t.table.view(None)["piles"]] == up
    assert [e["agents"] for e in t.told("pile-revealed")] == up[:2]


@rule("DIK-116")
def test_the_winner_has_the_most_emissaries_over_all_their_piles() -> None:
    t = scene(5, phase="resolution", piles={"karst": ["A: E,E,G,G,G", "B: E,C", "B: E,E"]})
    t.play(0, "name karst")
    assert [winner["seat"] for winner in t.told("winner")] == [1]
    assert t.asks == [(1, "trophy")]


@rule("DIK-117")
def test_a_tie_for_the_winner_starts_a_power_struggle_between_the_tied() -> None:
    t = scene(3, phase="resolution", pp=[5, 5, 5], piles={"karst": ["A: E,E", "B: E"], "motol": ["A: C"]})
    t.play(0, "name karst")
    assert t.asks == [(0, "trophy")]
    t = scene(3, phase="resolution", pp=[5, 5, 5], piles={"karst": ["A: E", "C: E,E", "B: E,E"]})
    t.play(0, "name karst").pass_windows()
    assert t.asks == [(1, "bid"), (2, "bid")]
    assert len(t.told("power-struggle")) == 1


@rule("DIK-118")
def test_every_other_tie_is_settled_by_rank() -> None:
    piles = {"karst": ["C: E,E", "A: E", "B: E"]}
    t = scene(3, phase="resolution", piles=piles, track=["KA1", "KA2"])
    t.play(0, "name karst")
    assert claims(t, "take_marker", "take_marker", "take_card KA1") == [2, 0, 1]
    t = scene(3, phase="resolution", piles=piles, track=["KA1", "KA2"], markers={1: {"college": 1}})
    t.play(1, "name karst")
    assert claims(t, "take_marker", "take_marker", "take_card KA1") == [2, 1, 0]
    assert not t.told("power-struggle")


@rule("DIK-119")
def test_claims_go_from_the_winner_down_by_number_of_emissaries() -> None:
    t = scene(3, phase="resolution", piles={"karst": ["A: E", "B: E,E", "C: E,E,E"]}, track=["KA1", "KA2"])
    t.play(0, "name karst")
    assert claims(t, "take_marker", "take_marker", "take_card KA1") == [2, 1, 0]


@rule("DIK-120")
def test_a_claim_costs_one_emissary_of_that_sector_and_brings_one_trophy() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: C,E,E,E"], "motol": ["A: E"]}, track=["KA1"])
    t.play(0, "name karst", "take_card KA1")
    assert t.piles("karst") == ["A: C,E,E"]
    assert t.piles("motol") == ["A: E"]
    assert len(t.player(0)["cards"]) == 1 and t.on("karst")["markers"] == 2
    t.play(0, "take_marker")
    assert t.piles("karst") == ["A: C,E"]
    assert t.on("karst")["markers"] == 1 and t.player(0)["markers"] == {"karst": 1}


@rule("DIK-121")
def test_without_an_emissary_left_nobody_claims() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: C,G", "B: E"]})
    t.play(0, "name karst")
    assert t.refused(0, "take_marker").why == "not-asked"
    assert claims(t, "take_marker") == [1]
    assert t.asks[0][1] == "window"
    assert t.on("karst")["markers"] == 1


@rule("DIK-122")
def test_further_rounds_follow_in_the_same_order() -> None:
    t = scene(
        4, phase="resolution", piles={"college": ["A: E,E", "B: E,E,E", "C: E"]}, track=["CH1", "CH2", "CH3", "CH4"]
    )
    t.play(0, "name college")
    order = claims(t, "take_card CH1", "take_card CH2", "take_marker", "take_marker", "take_card CH3", "take_card CH4")
    assert order == [1, 0, 2, 1, 0, 1]
    assert t.rank[2] == 27 and t.rank[1] == 31  # C, then B overtook A in mid-conquest: the order stood


@rule("DIK-123")
def test_claims_end_with_the_emissaries_or_with_the_trophies() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: E,E", "B: E"]}, track=["KA1", "KA2"])
    t.play(0, "name karst")
    assert claims(t, "take_card KA1", "take_card KA2", "take_marker") == [0, 1, 0]
    assert t.asks[0][1] == "window" and t.on("karst")["markers"] == 1
    t = scene(2, phase="resolution", piles={"karst": ["A: E,E,E", "B: E,E"]})
    t.play(0, "name karst")
    assert claims(t, "take_marker", "take_marker") == [0, 1]
    assert t.asks[0][1] == "window" and t.piles("karst") == []


@rule("DIK-124")
def test_all_pawns_left_in_a_resolved_sector_are_discarded() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: C,E,G", "B: G,G"], "motol": ["B: C"]})
    t.play(0, "name karst", "take_marker")
    assert t.piles("karst") == []
    assert t.piles("motol") == ["B: C"]
    assert [t.goods(kind) for kind in ("citizen", "guard", "emissary")] == [[0, 0]] * 3


@rule("DIK-125")
def test_sectors_are_named_until_no_pile_is_left() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: C"], "motol": ["B: C"], "josefov": ["A: G"]})
    for sector in ("motol", "karst", "josefov"):
        assert t.asks == [(0, "next-sector")]
        t.play(0, f"name {sector}")
    assert t.asks[0][1] == "window"
    t.pass_windows()
    assert t.table.view(None)["cycle"] == 2


@rule("DIK-116", "DIK-119", "DIK-120", "DIK-122", "DIK-123", "DIK-124")
def test_dik_x02_claims_three_against_one() -> None:
    piles = {"karst": ["A: E,E,E", "B: E"]}
    t = scene(2, phase="resolution", piles=piles, track=["Karst[-|N1]", "Karst[-|N1]"])
    t.play(0, "name karst")
    assert t.told("winner")[0]["seat"] == 0 and not t.told("power-struggle")
    assert claims(t, "take_marker", "take_marker", "take_card KA1", "take_card KA2") == [0, 1, 0, 0]
    assert t.on("karst")["markers"] == 0 and t.table.view(None)["track"] == []
    assert t.piles("karst") == []
    t = scene(2, phase="resolution", piles=piles)
    t.play(0, "name karst")
    assert claims(t, "take_marker", "take_marker") == [0, 1]
    assert t.asks[0][1] == "window" and t.piles("karst") == []


# -- rulings


@rule("DIK-Q58")
def test_the_emissary_of_a_claim_is_spent_even_without_a_trophy() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: E,E", "B: E"]})
    t.play(0, "name karst")
    assert t.choices(0) == ["take_marker", "no_trophy"]
    assert t.refused(0, "pass").why == "not-offered"  # no waiting with the Emissary in hand
    t.play(0, "no_trophy")
    assert t.piles("karst") == ["A: E", "B: E"]
    assert claims(t, "take_marker", "no_trophy") == [1, 0]
    assert t.asks[0][1] == "window"
    assert t.player(0)["markers"] == {} and t.on("karst")["markers"] == 1


@rule("DIK-Q59")
def test_a_player_for_whom_no_trophy_is_left_is_skipped() -> None:
    t = scene(3, phase="resolution", piles={"karst": ["A: E", "B: E,E,E", "C: E,E"]}, markers={0: {"karst": 1}})
    t.play(0, "name karst")
    assert claims(t, "take_marker") == [1]
    assert t.asks[0][1] == "window"  # neither C nor A is asked, and nobody threw an Emissary away
    assert t.told("no-trophy") == [] and t.piles("karst") == []


@rule("DIK-Q60")
def test_a_sector_without_emissaries_has_no_winner_and_is_cleared() -> None:
    t = scene(2, phase="resolution", pp=[3, 3], piles={"karst": ["A: C,G", "B: G"]}, track=["KA1"])
    t.play(0, "name karst")
    assert t.asks[0][1] == "window"
    assert not t.told("winner") and not t.told("power-struggle") and len(t.told("no-winner")) == 1
    assert t.piles("karst") == [] and t.on("karst")["markers"] == 2 and t.table.view(None)["track"] == ["KA1"]


@rule("DIK-Q61", "DIK-117")
def test_a_tie_is_fought_out_even_where_there_is_no_trophy() -> None:
    t = scene(2, phase="resolution", pp=[3, 3], piles={"karst": ["A: E", "B: E"]}, markers={0: {"karst": 2}})
    t.play(0, "name karst").pass_windows()
    assert t.told("power-struggle") and t.asks == [(0, "bid"), (1, "bid")]
    t.play(0, "bid 1").play(1, "bid 2")
    assert t.told("winner")[0]["seat"] == 1
    assert t.pp == [2, 1] and t.piles("karst") == []


@rule("DIK-Q64")
def test_a_pile_moved_into_a_conquered_sector_has_it_conquered_again() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["B: E"], "josefov": ["A: E"]}, markers={0: {"motol": 2}})
    t.play(0, "name karst").play(1, "take_marker")
    assert t.choices(0) == ["name josefov"]
    t.play(0, "use motol_2 2", f"pile {t.pile('josefov')}", "name karst")
    assert t.choices(0) == ["name karst"]
    t.play(0, "name karst", "take_marker")
    assert t.player(0)["markers"] == {"karst": 1, "motol": 2}


MOVER: dict[str, Any] = {"phase": "resolution", "markers": {0: {"motol": 2}}}


@rule("DIK-Q64", "DIK-Q07", "DIK-Q30")
def test_a_pile_that_comes_in_during_the_claims_is_revealed_and_claims_last() -> None:
    piles = {"karst": ["B: E,E"], "josefov": ["A: C,E,E,E"]}
    t = scene(2, **MOVER, piles=piles, track=["Karst[-|N1]"]).play(0, "name karst")
    assert t.asks == [(1, "trophy")]
    t.play(0, "use motol_2 2", f"pile {t.pile('josefov')}", "name karst")
    assert t.told("pile-revealed")[-1]["agents"] == ["citizen", "emissary", "emissary", "emissary"]
    assert t.asks == [(1, "trophy")]  # the Winner is declared: B stays first
    t.play(1, "take_card KA1")
    assert t.asks == [(0, "trophy")]
    t.play(0, "take_marker").play(1, "take_marker")
    assert (t.player(0)["markers"], t.player(1)["markers"]) == ({"karst": 1, "motol": 2}, {"karst": 1})
    assert t.piles("karst") == [] and len(t.told("sector-cleared")) == 1


@rule("DIK-Q64")
@pytest.mark.parametrize("late", [(2, 3), (3, 2)])
def test_several_who_come_in_late_claim_in_the_order_of_their_coming(late: tuple[int, int]) -> None:
    markers = {2: {"motol": 2}, 3: {"artefact": 1}}
    piles = {"karst": ["A: E", "D: C"], "josefov": ["C: E"], "hypogees": ["D: E"]}
    t = scene(5, phase="resolution", piles=piles, markers=markers, track=["Karst[-|N1]"])
    t.play(t.asks[0][0], "name karst")
    moves = {
        2: ("use motol_2 2", f"pile {t.pile('josefov')}", "name karst"),
        3: ("use artefact_1 0", f"pawn {t.pile('hypogees')} 1", f"pile {t.pile('karst', 1)}"),
    }
    for seat in late:
        t.play(seat, *moves[seat])
    assert claims(t, "no_trophy", "take_card KA1", "take_marker") == [0, *late]


@rule("DIK-Q64", "DIK-122")
def test_a_pile_that_leaves_during_the_claims_keeps_its_pawns_and_claims_no_more() -> None:
    t = scene(2, **MOVER, piles={"karst": ["A: E,E", "B: E"]}, track=["Karst[-|N1]"]).play(0, "name karst")
    t.play(0, "take_marker")
    assert t.asks == [(1, "trophy")]
    t.play(0, "use motol_2 2", f"pile {t.pile('karst')}", "name josefov").play(1, "take_marker")
    assert t.piles("josefov") == ["A: E"] and t.asks == [(0, "next-sector")]
    assert t.table.view(1)["piles"][0]["pawns"] == ["emissary"]  # what was shown stays known


@rule("DIK-Q64", "DIK-117")
@pytest.mark.parametrize(("to", "winner"), [("josefov", 1), (None, None)])
def test_a_tie_that_a_move_dissolves_is_not_fought_out(to: str | None, winner: int | None) -> None:
    t = scene(2, **MOVER, pp=[3, 3], piles={"karst": ["A: E", "B: E"]}).play(0, "name karst")
    assert t.told("power-struggle") and t.asks[0][1] == "window"
    if to is not None:
        t.play(0, "use motol_2 2", f"pile {t.pile('karst')}", f"name {to}")
    t.pass_windows()
    if winner is None:
        assert t.asks == [(0, "bid"), (1, "bid")]
    else:
        assert t.told("winner")[0]["seat"] == winner and t.asks == [(winner, "trophy")] and t.pp == [3, 3]


@rule("DIK-Q64", "DIK-116")
def test_an_emissary_that_comes_in_before_the_struggle_is_counted() -> None:
    piles = {"karst": ["A: E", "B: E"], "josefov": ["A: C,E"]}
    t = scene(2, phase="resolution", markers={0: {"artefact": 1}}, pp=[3, 3], piles=piles).play(0, "name karst")
    t.play(0, "use artefact_1 0", f"pawn {t.pile('josefov')} 2", f"pile {t.pile('karst')}", "stop").pass_windows()
    assert t.told("winner")[0]["seat"] == 0 and t.pp == [3, 3] and t.piles("karst")[0] == "A: E,E"


@rule("DIK-Q64", "DIK-218")
def test_when_all_emissaries_leave_before_the_struggle_nobody_wins() -> None:
    markers = {0: {"motol": 2}, 1: {"artefact": 1}}
    piles = {"karst": ["A: E", "B: E"], "josefov": ["B: C"]}
    t = scene(2, phase="resolution", markers=markers, piles=piles).play(0, "name karst")
    t.play(0, "use motol_2 2", f"pile {t.pile('karst')}", "name motol")
    t.play(1, "use artefact_1 0", f"pawn {t.pile('karst')} 1", f"pile {t.pile('josefov')}").pass_windows()
    assert t.told("no-winner") and not t.told("winner") and t.piles("karst") == []


def uprising(**description: object) -> Scene:
    """B's pile hides a Sleeper Agent of C; E has a Revolt token and a pile; B has a Blockhaus."""
    piles = {"karst": ["B: C,E", "E: E"]}
    return scene(5, phase="resolution", piles=piles, sleepers=[1], revolt=["karst"], blockhaus=["karst"], **description)


@rule("DIK-Q97")
def test_effects_after_the_reveal_go_by_rank_before_emissaries_are_counted() -> None:
    t = uprising(pp=[0, 2, 0, 0, 0])
    t.play(0, "name karst")
    assert len(t.told("sleeper-wakes")) == 1 and t.piles("karst") == ["B: E", "E: E"]
    assert t.asks == [(1, "revolt")]
    assert not t.told("winner")
    t.play(1, "pay")
    assert t.asks == [(2, "revolt")]  # C's agent woke before the revolt broke out
    t.play(2, "sacrifice")
    assert t.told("winner")[0]["seat"] == 1  # the Blockhaus makes B's Emissary count for two
    assert t.pp == [0, 0, 0, 0, 2]
    assert claims(t, "take_marker", "take_marker") == [1, 4]


@rule("DIK-Q97")
def test_a_revolt_of_the_higher_rank_comes_before_the_sleepers() -> None:
    t = uprising(markers={4: {"college": 1}})
    t.play(0, "name karst")
    assert t.asks == [(1, "revolt")] and not t.told("sleeper-wakes")
    t.play(1, "sacrifice")
    assert len(t.told("sleeper-wakes")) == 1  # C was not asked: no agent of C was awake
    assert not any(e["seat"] == 1 for e in t.told("winner"))  # a Blockhaus without an Emissary counts nothing
    assert t.pass_windows().asks == [(2, "bid"), (4, "bid")]
