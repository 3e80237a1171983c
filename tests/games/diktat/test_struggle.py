"""Power struggle: sealed bids between the players tied for the Winner (DIK-126 to DIK-129, DIK-Q62, DIK-Q63)."""

from tests.games.diktat.scene import Scene, scene, struggle
from tests.marks import rule

TWO_EACH = {"hypogees": ["A: E,E", "B: E,E"]}


def claimants(t: Scene) -> list[int]:
    """Who claims, everybody leaving the Trophies, until the conquest is over."""
    order = []
    while t.asks and t.asks[0][1] == "trophy":
        order.append(t.asks[0][0])
        t.play(order[-1], "no_trophy")
    return order


@rule("DIK-126")
def test_bids_are_secret_until_all_are_in_and_shown_at_the_same_time() -> None:
    t = struggle(3, {"karst": ["A: E", "B: E", "C: E"]}, pp=[4, 4, 4])
    assert t.asks == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert t.choices(1) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    t.play(1, "bid 3").play(0, "bid 1")
    assert t.asks == [(2, "bid")]
    assert [t.table.view(seat)["stack"][-1].get("bids") for seat in (0, 1, 2, None)] == [1, 3, -1, None]
    assert t.told("bid-shown") == [] and t.pp == [4, 4, 4]
    t.play(2, "bid 0")
    assert [(e["seat"], e["pp"]) for e in t.told("bid-shown")] == [(0, 1), (1, 3), (2, 0)]


@rule("DIK-126")
def test_a_player_with_fewer_emissaries_does_not_bid() -> None:
    t = struggle(5, {"karst": ["A: E,E", "B: E,E", "C: E"]}, pp=[4, 4, 4, 4, 4])
    assert t.asks == [(0, "bid"), (1, "bid")]


@rule("DIK-127")
def test_the_highest_bid_wins_and_the_others_follow_by_decreasing_bid() -> None:
    t = struggle(3, {"karst": ["A: E", "B: E", "C: E"]}, pp=[4, 4, 4], track=["KA1", "KA2", "KA3"])
    t.play(0, "bid 1").play(1, "bid 2").play(2, "bid 4")
    assert t.told("winner")[0]["seat"] == 2
    assert claimants(t) == [2, 1, 0]


@rule("DIK-128")
def test_equal_bids_are_ordered_by_rank() -> None:
    three = {"karst": ["A: E", "B: E", "C: E"]}
    t = struggle(3, three, pp=[4, 4, 4])
    t.play(0, "bid 2").play(1, "bid 2").play(2, "bid 2")
    assert claimants(t) == [0, 1, 2]
    t = struggle(3, three, pp=[4, 4, 4], markers={2: {"college": 1}})
    t.play(0, "bid 2").play(1, "bid 3").play(2, "bid 2")
    assert claimants(t) == [1, 2, 0]


@rule("DIK-129")
def test_all_bids_are_discarded_winners_and_losers_alike() -> None:
    t = struggle(3, {"karst": ["A: E", "B: E", "C: C"]}, pp=[4, 5, 6])
    t.play(0, "bid 4").play(1, "bid 1")
    assert t.pp == [0, 4, 6]


@rule("DIK-117", "DIK-126", "DIK-127", "DIK-128", "DIK-129", "DIK-123")
def test_dik_g04_power_struggle() -> None:
    t = struggle(2, TWO_EACH, pp=[4, 5], track=["Hypogées[-|N1]"])
    t.play(0, "bid 2").play(1, "bid 3")
    assert t.told("winner")[0]["seat"] == 1 and t.pp == [2, 2]
    t.play(1, "take_marker").play(0, "take_marker").play(1, "take_card HY1")
    assert t.asks[0][1] == "window" and t.piles("hypogees") == []  # A's last Emissary went without a Trophy
    assert t.player(0)["markers"] == {"hypogees": 1} and t.player(0)["cards"] == []
    t = struggle(2, TWO_EACH, pp=[4, 5], track=["Hypogées[-|N1]"])
    t.play(0, "bid 3").play(1, "bid 3")
    assert t.told("winner")[0]["seat"] == 0 and t.pp == [1, 2]
    assert t.asks == [(0, "trophy")]


@rule("DIK-Q62")
def test_a_bid_is_anything_up_to_the_own_power_points() -> None:
    t = struggle(2, TWO_EACH, pp=[0, 3])
    assert t.choices(0) == ["bid 0"]
    refusal = t.refused(1, "bid 4")
    assert (refusal.rule, refusal.why) == ("DIK-Q62", "amount-out-of-range")
    t.play(0, "bid 0").play(1, "bid 3")
    assert t.pp == [0, 0] and t.goods("debt") == [0, 0]  # no Debt is forced


@rule("DIK-Q62")
def test_a_bid_cannot_be_taken_back_or_changed() -> None:
    t = struggle(2, TWO_EACH, pp=[2, 2])
    t.play(0, "bid 2")
    assert t.refused(0, "bid 0").why == "not-asked"
    undone = t.table.undo(0)
    assert undone is not None and undone.why == "undo-after-hand"


@rule("DIK-Q62")
def test_debts_and_deals_close_when_the_bidding_opens() -> None:
    t = scene(2, phase="resolution", pp=[0, 0], piles=TWO_EACH).play(0, "name hypogees")
    assert t.asks == [(0, "window")]  # the tied players have a last moment before they bid
    t.play(1, "borrow").deal(1, 0, "give:pp:2")
    assert t.pp == [2, 3]
    t.pass_windows()
    assert t.asks == [(0, "bid"), (1, "bid")]
    assert t.refused(0, "borrow").why == "no-window"
    assert t.refused(0, "offer 1 give:pp:1").why == "no-window"
    t.play(1, "bid 0")
    assert t.refused(0, "borrow").why == "no-window"
    t.play(0, "bid 2")
    assert "borrow" in t.beside(0)


@rule("DIK-Q63")
def test_players_outside_the_struggle_follow_by_emissaries_then_by_rank() -> None:
    by_emissaries = {"karst": ["A: E,E,E", "B: E,E,E", "C: E", "D: E,E"]}
    by_rank = {"karst": ["A: E,E,E", "B: E,E,E", "C: E", "E: E"]}  # E, with a marker of the College, ranks before C
    for piles, outside in ((by_emissaries, [3, 2]), (by_rank, [4, 2])):
        t = struggle(5, piles, pp=[1] * 5, track=["KA1", "KA2"], markers={4: {"college": 1}})
        t.play(0, "bid 0").play(1, "bid 1")
        order = []
        for trophy in ("take_marker", "take_marker", "take_card KA1", "take_card KA2"):
            order.append(t.asks[0][0])
            t.play(order[-1], trophy)
        assert order == [1, 0, *outside]


@rule("DIK-127")
def test_once_the_bids_are_shown_nobody_is_tied_any_more() -> None:
    t = struggle(2, {"karst": ["A: E", "B: E"]}, pp=[2, 2])
    assert t.table.view(None)["stack"][-2]["tied"] == [0, 1]
    t.play(0, "bid 1").play(1, "bid 0")
    assert t.table.view(None)["stack"][-1]["tied"] == []
