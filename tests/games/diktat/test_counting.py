"""What everybody can count of a screen: goods gained and spent in the open, Agents that leave shown or unseen."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, end_cycle, scene
from tests.marks import rule

AGENTS = ("citizen", "guard", "emissary")


def agents(t: Scene, observer: int, owner: int) -> list[int]:
    """Citizens, Guards and Emissaries that a seat counts as somebody's, in the reserve and in piles, then those gone
    without its seeing which they were."""
    counts = t.counts(observer, owner)
    return [counts[kind] for kind in (*AGENTS, "unseen")]


@rule("DIK-037", "DIK-030")
def test_everybody_counts_what_is_taken_and_spent_in_the_open() -> None:
    t = scene(3, pp=[5, 0, 0], piles={"karst": ["B: E"]}).play(0, "assassinate", "kill 1 1")
    assert [t.counts(seat, 0)["pp"] for seat in range(3)] == [8, 8, 8]
    t = scene(3, pp=[5, 5, 5]).play(0, "develop", "play HA-K1")
    assert [t.counts(seat, 0)["pp"] for seat in range(3)] == [3, 3, 3]
    assert [t.counts(0, owner)["pp"] for owner in range(3)] == [3, 5, 5]


@rule("DIK-061", "DIK-030")
def test_everybody_counts_the_income_of_everybody() -> None:
    t = scene(2, phase="opportunities", pp=[1, 2]).pass_windows()
    for observer in range(2):
        assert agents(t, observer, 0) == agents(t, observer, 1) == [3, 3, 3, 0]
        assert [t.counts(observer, owner)["pp"] for owner in range(2)] == [4, 5]


@rule("DIK-Q29", "DIK-085")
def test_an_agent_killed_in_front_of_all_is_counted_out_by_all() -> None:
    t = scene(3, piles={"karst": ["B: C,G"]}, reserve=[{}, {"C": 2, "G": 1}, {}]).play(0, "assassinate", "kill 1 1")
    assert [agents(t, observer, 1) for observer in range(3)] == [[2, 2, 0, 0]] * 3


@rule("DIK-107", "DIK-Q29")
def test_a_withdrawn_pile_is_counted_out_by_its_owner_and_by_whoever_had_seen_its_pawns() -> None:
    t = scene(3, piles={"karst": ["A: C,G"]}, seen=[(1, 2, [1])], pp=[0, 1, 0]).deal(0, 1, "give:place:1 get:pp:1")
    assert agents(t, 0, 0) == [0, 0, 0, 0]
    assert agents(t, 1, 0) == [1, 0, 0, 1], "B had seen the Guard; the other was the Citizen or not"
    assert agents(t, 2, 0) == [1, 1, 0, 2], "C knows only that two are gone"


@rule("DIK-096", "DIK-Q29")
@pytest.mark.parametrize(("kind", "left"), [("citizen", [1, 1, 1]), ("guard", [2, 0, 1]), ("emissary", [2, 1, 0])])
def test_an_agent_discarded_to_extend_influence_is_counted_out_by_its_owner_alone(kind: str, left: list[int]) -> None:
    t = scene(3, reserve=[{"C": 2, "G": 1, "E": 1}]).play(0, "extend", f"discard {kind}")
    assert agents(t, 0, 0) == [*left, 0]
    assert agents(t, 1, 0) == agents(t, 2, 0) == [2, 1, 1, 1]
    assert [t.goods(name)[0] for name in AGENTS] == left and t.pp[0] == 2


@rule("DIK-072", "DIK-030")
def test_a_team_stays_counted_and_only_its_owner_sees_it() -> None:
    t = scene(3, reserve=[{}, {"C": 1, "E": 1}], turn=1)
    t.play(1, "send", "name karst", "add emissary", "add citizen", "ready")
    assert [agents(t, observer, 1) for observer in range(3)] == [[1, 0, 1, 0]] * 3
    assert [t.table.view(eyes)["piles"][0]["pawns"] for eyes in (0, 1, 2, None)] == [
        [None, None],
        ["citizen", "emissary"],
        [None, None],
        [None, None],
    ]


@rule("DIK-159", "DIK-160")
def test_at_the_end_of_a_cycle_agents_are_gone_for_all_and_power_is_counted_on() -> None:
    t = scene(2, pp=[4, 7], affinity=[["po"], []], reserve=[{"C": 2}, {"E": 1}], pawns=[1, 1])
    t.play(0, "extend", "discard citizen").play(1, "extend", "keep")
    end_cycle(t).pass_windows()
    for observer in range(2):
        assert [t.counts(observer, owner)["pp"] for owner in range(2)] == [9, 11]
        assert agents(t, observer, 0) == agents(t, observer, 1) == [3, 3, 3, 0]
        assert t.counts(observer, 0)["politics"] == 1


@rule("DIK-Q52", "DIK-101")
@pytest.mark.parametrize("way", ["shown to one", "shown to all", "looked at"])
def test_a_screen_seen_is_counted_exactly_whatever_deals_went_before(way: str) -> None:
    cabals: dict[str, Any] = {
        "content": "house",
        "cabals": "harmonie,garde_noire,polisec",
        "affinity": [["po"], [], []],
    }
    t = scene(3, pp=[5, 5, 0], developed={"C": ["PS3"]}, turn=2, **cabals).deal(0, 1, "give:pp:3 give:politics:1")
    assert (t.counts(2, 0)["pp"], t.counts(2, 0)["deals"], t.counts(2, 1)["deals"]) == (5, 1, 1)
    if way == "looked at":
        t.play(2, "special PS3 0", "opponent 0")
    else:
        t.play(0, f"show_screen {2 if way == 'shown to one' else 9}")
    known = t.counts(2, 0)
    assert (known["pp"], known["politics"], known["deals"]) == (2, 0, 0)
    assert t.counts(2, 1)["deals"] == 1, "B's screen stays shut"
    assert t.counts(1, 0)["pp"] == 2, "a party to the deal knew already"


@rule("DIK-Q52")
def test_a_screen_shown_to_one_tells_the_others_nothing() -> None:
    t = scene(4, pp=[5, 5, 0, 0]).deal(0, 1, "give:pp:3").play(0, "show_screen 2")
    assert [t.counts(observer, 0)["pp"] for observer in range(4)] == [2, 2, 2, 5]
    assert [t.counts(observer, 0)["deals"] for observer in range(4)] == [0, 0, 0, 1]


@rule("DIK-166")
def test_a_tie_at_the_end_shows_the_power_of_those_who_are_tied_and_of_nobody_else() -> None:
    t = scene(4, cycle=4, phase="attack", vp=[2, 2, 1, 0], pp=[5, 5, 5, 5])
    t.deal(0, 1, "give:pp:2").deal(2, 3, "give:pp:1").pass_windows()
    assert t.table.over
    assert [t.counts(3, owner)["pp"] for owner in range(4)] == [3, 7, 4, 6]
    assert [t.counts(1, owner)["pp"] for owner in range(4)] == [3, 7, 5, 5]
    assert [t.counts(1, owner)["deals"] for owner in range(4)] == [0, 0, 1, 1]


# -- the Others, shuffled (DIK-Q25)


@rule("DIK-219", "DIK-Q25", "DIK-202")
def test_others_shuffled_apart_stay_apart_in_the_minds_of_the_players() -> None:
    piles = {"karst": ["others: E,E,C", "A: C"], "motol": ["others: E,G,G", "A: C"]}
    t = scene(2, others=True, phase="resolution", piles=piles).play(0, "name karst", "name motol")
    for key in range(8):
        world = Scene(t.table)
        world.state = t.state.imagine(1, key)
        kinds = [sorted(world.piles(sector)[0].split(": ")[1].split(",")) for sector in ("karst", "motol")]
        assert kinds == [["C", "E", "E"], ["E", "G", "G"]]


@rule("DIK-037", "DIK-031")
def test_tokens_taken_in_the_open_are_no_agents_that_went_unseen() -> None:
    t = scene(2, content="house", cards=[["FO4"]], reserve=[{"G": 2}])
    (use,) = (choice for choice in t.beside(0) if choice.startswith("use"))
    t.play(0, use)
    assert t.goods("assassin") == [1, 0] and [t.counts(seat, 0)["unseen"] for seat in range(2)] == [0, 0]
