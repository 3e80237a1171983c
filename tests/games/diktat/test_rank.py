"""Rank and Administrator (DIK-051 to DIK-058, DIK-Q04 to DIK-Q06)."""

import shutil
from pathlib import Path

from ludotheque.games.diktat.check import CONTENT
from tests.games.diktat.scene import Scene, fresh, scene
from tests.marks import rule


def admin(t: Scene) -> int:
    return int(t.table.view(None)["admin"])


SYMBOL = {"A": ["Karst[Po|N1]"], "B": ["Combinat[Po|N1]"], "C": ["Josefov[Po|N1]"]}


def order_asked(t: Scene) -> list[int]:
    """Who is asked, one after the other, in a window where all pass."""
    seats = []
    while t.asks and t.asks[0][1] == "window":
        seats.append(t.asks[0][0])
        t.play(t.asks[0][0], "pass")
    return seats


@rule("DIK-051")
def test_order_of_rank_is_decreasing_rank() -> None:
    t = scene(3, cabals="polisec,harmonie,garde_noire", phase="start", cards=SYMBOL)
    assert (t.rank, t.asks) == ([17, 25, 21], [(1, "window")])
    t.play(1, "pass").play(2, "pass")
    assert t.asks == [(0, "window")]


@rule("DIK-052")
def test_the_starting_rank_is_printed_on_the_screen() -> None:
    assert scene(5).rank == [25, 21, 17, 13, 9]
    assert scene(5, content="house").rank == [24, 21, 18, 12, 5]


@rule("DIK-053")
def test_rank_changes_with_the_gains_of_its_owner() -> None:
    t = scene(2, markers={"B": {"college": 1}}, content="house", cards={"B": ["CH1", "AR5"]})
    assert t.rank == [24, 21 + 10 + 5 - 10]
    t.deal(1, 0, "give:marker:college")
    assert t.rank == [34, 16]


@rule("DIK-054")
def test_rank_settles_ties_and_simultaneity() -> None:
    cabals = "polisec,harmonie,garde_noire,syndicats,resistance"
    at_once = scene(5, cabals=cabals, phase="start", cards=SYMBOL)
    assert order_asked(at_once)[:3] == [1, 2, 0], "any-time actions"
    second_place = scene(5, cabals=cabals, phase="resolution", piles={"karst": ["A: E", "C: E", "B: E,E"]})
    second_place.play(1, "name karst", "take_marker")
    assert second_place.asks == [(2, "trophy")], "claims with equal Emissaries"


@rule("DIK-055")
def test_at_the_start_of_a_cycle_the_highest_rank_becomes_administrator() -> None:
    t = scene(3, cabals="polisec,harmonie,garde_noire", admin="A", phase="end_of_cycle")
    assert (t.table.view(None)["cycle"], admin(t)) == (2, 1)
    assert fresh(3, cabals="resistance,syndicats,polisec").table.view(None)["admin"] == 2


@rule("DIK-056")
def test_rank_gained_by_a_card_moves_the_token_within_the_conquest() -> None:
    piles = {"college": ["B: E"], "karst": ["A: C"]}
    t = scene(2, content="house", phase="resolution", track=["CH1"], piles=piles)
    assert (t.rank, admin(t)) == ([24, 21], 0)
    t.play(0, "name college").play(1, "take_card CH1")
    assert (t.rank, admin(t)) == ([24, 26], 1) and t.asks == [(1, "next-sector")]


@rule("DIK-055", "DIK-019")
def test_the_first_administrator_is_no_matter_of_luck_nor_of_seats() -> None:
    for seed in range(6):
        assert fresh(3, seed, cabals="resistance,harmonie,polisec").table.view(None)["admin"] == 1


@rule("DIK-056")
def test_the_highest_rank_makes_administrator_at_once_in_any_phase() -> None:
    first = scene(3, phase="first_player", markers={"A": {"college": 1}}).deal(0, 2, "give:marker:college")
    assert (admin(first), first.asks) == (2, [(2, "first-player")])
    turn = scene(3, phase="manoeuvres", markers={"A": {"college": 1}}).deal(0, 1, "give:marker:college")
    assert (admin(turn), turn.told("administrator")[-1]["seat"]) == (1, 1)
    conquest = scene(3, phase="resolution", piles={"college": ["C: E"], "karst": ["B: E"]})
    conquest.play(0, "name college").play(2, "take_marker")
    assert (admin(conquest), conquest.asks) == (2, [(2, "next-sector")])


@rule("DIK-057")
def test_the_administrator_decides_the_order_of_manoeuvres_and_of_conquests() -> None:
    t = scene(3, phase="first_player", cabals="garde_noire,harmonie,polisec", pawns=[1, 1, 1], reserve=[{"c": 1}] * 3)
    assert t.asks == [(1, "first-player")]
    t.play(1, "first 2")
    for seat, sector in ((2, "karst"), (0, "motol"), (1, "josefov")):
        t.play(seat, "send", f"name {sector}", "add citizen", "ready")
    assert t.asks == [(1, "next-sector")]
    assert t.choices(1) == ["name karst", "name motol", "name josefov"]
    t.refused(0, "name karst")


@rule("DIK-058")
def test_the_administrator_wins_the_ties_that_rank_settles() -> None:
    t = scene(
        3, cabals="polisec,garde_noire,harmonie", phase="resolution", pp=[2, 2, 2], piles={"karst": ["A: E", "C: E"]}
    )
    assert admin(t) == 2
    t.play(2, "name karst").pass_windows().play(0, "bid 1").play(2, "bid 1")
    assert t.asks == [(2, "trophy")]


def equal_ranks(folder: Path) -> str:
    """A neutral edition whose Cabals all have Rank 20."""
    shutil.copytree(CONTENT / "fixture", folder / "equal")
    cabals = folder / "equal" / "cabals.toml"
    lines = cabals.read_text(encoding="utf-8").splitlines()
    cabals.write_text("\n".join("rank = 20" if line.startswith("rank") else line for line in lines), encoding="utf-8")
    return str(folder / "equal")


@rule("DIK-Q04")
def test_equal_ranks_before_the_first_cycle_follow_a_seat_order_drawn_at_setup(tmp_path: Path) -> None:
    edition, firsts = equal_ranks(tmp_path), set()
    for seed in range(12):
        t = fresh(3, seed, content=edition)
        orders = [player["order"] for player in t.table.view(None)["players"]]
        assert sorted(orders) == [0, 1, 2]
        assert admin(t) == orders.index(0)
        firsts.add(admin(t))
    assert firsts == {0, 1, 2}


@rule("DIK-Q04")
def test_among_equal_ranks_the_administrator_comes_first_then_clockwise(tmp_path: Path) -> None:
    edition = equal_ranks(tmp_path)
    t = scene(3, content=edition, admin="B", phase="opportunities", cards=SYMBOL)
    assert order_asked(t)[:3] == [1, 2, 0]
    bids = scene(3, content=edition, admin="B", phase="resolution", piles={"karst": ["A: E", "C: E"]})
    bids.play(1, "name karst").pass_windows().play(0, "bid 0").play(2, "bid 0")
    assert bids.asks == [(2, "trophy")], "C sits nearer to the left of B than A"


@rule("DIK-Q04")
def test_only_a_strictly_higher_rank_takes_the_token(tmp_path: Path) -> None:
    edition = equal_ranks(tmp_path)
    t = scene(3, content=edition, admin="B", phase="end_of_cycle")
    assert (t.table.view(None)["cycle"], admin(t)) == (2, 1), "not even at the start of a Cycle"
    t = scene(3, content=edition, admin="B", markers={"A": {"college": 1}, "B": {"college": 1}})
    assert admin(t.deal(0, 1, "give:marker:college")) == 1
    assert admin(t.deal(1, 2, "give:marker:college")) == 1, "30 against 30"
    assert admin(t.deal(1, 2, "give:marker:college")) == 2


@rule("DIK-Q05")
def test_the_token_moves_when_the_administrator_loses_rank() -> None:
    five = {"college": 1, "karst": 1, "faubourgs": 1, "combinat": 1, "forteresse": 1}
    t = scene(2, cabals="garde_noire,harmonie", phase="resolution", markers={"A": five}, piles={"motol": ["A: E"]})
    assert admin(t) == 0
    t.play(0, "name motol", "take_marker", "drop_marker college")
    assert (t.rank, admin(t)) == ([21, 25], 1)


@rule("DIK-Q05")
def test_decisions_already_taken_stand_when_the_token_moves() -> None:
    t = scene(3, phase="first_player", pawns=[2, 2, 2], markers={"A": {"college": 1}})
    t.play(0, "first 1").deal(0, 2, "give:marker:college")
    assert admin(t) == 2
    turns = []
    while t.asks[0][1] == "manoeuvre":
        turns.append(t.asks[0][0])
        t.play(turns[-1], "extend", "keep")
    assert turns == [1, 2, 0, 1, 2, 0]


@rule("DIK-Q05")
def test_a_new_administrator_waits_for_their_turn() -> None:
    t = scene(3, phase="first_player", pawns=[1, 1, 1], markers={"A": {"college": 1}})
    t.play(0, "first 0").deal(0, 2, "give:marker:college")
    assert admin(t) == 2
    assert t.play(0, "extend", "keep").asks == [(1, "manoeuvre")]


@rule("DIK-Q05")
def test_the_order_of_claims_under_way_does_not_change_the_next_decision_does() -> None:
    piles = {"college": ["A: E,E", "B: E,E", "C: E,E,E"], "karst": ["A: E", "B: E"]}
    t = scene(5, phase="resolution", piles=piles, track=["CH1", "CH2", "CH3", "CH4"])
    t.play(0, "name college").play(2, "take_card CH1").play(0, "take_card CH2").play(1, "take_marker")
    assert (t.rank[:3], admin(t)) == ([25, 31, 17], 1)
    assert t.asks == [(2, "trophy")]
    assert t.play(2, "take_card CH3").asks == [(0, "trophy")], "A still claims before B"
    assert t.play(0, "take_card CH4").asks == [(1, "trophy")]
    assert t.play(1, "take_marker").asks == [(1, "next-sector")]


@rule("DIK-Q05")
def test_the_next_tie_uses_the_new_ranks() -> None:
    piles = {"college": ["C: E"], "karst": ["A: E", "C: E"]}
    t = scene(3, phase="resolution", piles=piles).play(0, "name college").play(2, "take_marker", "name karst")
    t.pass_windows().play(0, "bid 0").play(2, "bid 0")
    assert t.asks == [(2, "trophy")]


@rule("DIK-Q06")
def test_the_administrator_is_fixed_before_the_darkness_phase() -> None:
    t = scene(2, others=True, cabals="polisec,harmonie", admin="A", phase="end_of_cycle")
    keys = [str(event["key"]) for event in t.table.events(None)]
    assert admin(t) == 1
    assert keys.index("cycle") < keys.index("administrator") < keys.index("corrupted") < keys.index("opportunity")
