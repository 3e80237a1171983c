"""Le Phare, rule by rule. Dice are written as the outcomes of the dealer: 0 for a one, 5 for a six."""

from typing import Any

import pytest

import ludotheque
from ludotheque.core.chance import Manual
from ludotheque.core.domains import Spot
from ludotheque.core.game import BadOption
from ludotheque.core.refusal import Refusal
from ludotheque.games.phare.state import FETCH, KEEP
from ludotheque.kit.content.described import BadDescription
from ludotheque.match.faces import Playable
from ludotheque.match.journal import journal_of
from ludotheque.match.table import CHANCE, Table
from tests.marks import rule

FAR = [(1000, 500), (11000, 5500)]  # two lanterns at opposite corners: lane 0 drift 0, and lane 5 drift 5
AHEAD = [3, 3]  # a ship amidst the dark water between the two


@pytest.fixture
def phare() -> Playable:
    return ludotheque.game("phare")


def tasks(table: Table, *words: str) -> Table:
    for seat, word in enumerate(words):
        assert table.choose(seat, (word,)) is None
    return table


def told(table: Table, key: str) -> list[dict[str, object]]:
    return [event for event in table.events(None) if event["key"] == key]


def asked(table: Table) -> list[tuple[int, str]]:
    return [(decision.seat, decision.ask) for decision in table.waiting]


@rule("PHA-01")
@pytest.mark.parametrize(("wrecks", "dice", "ranks"), [(0, [0, 0], [1, 1, 1]), (2, AHEAD, [2, 2, 2])])
def test_all_win_or_all_lose(phare: Playable, wrecks: int, dice: list[int], ranks: list[int]) -> None:
    table = phare.given(seats=3, lanterns=FAR, home=3, wrecks=wrecks, oil=0, chance=dice)
    tasks(table, "keep", "keep", "keep").choose(0, ("light", 3000, 5500))
    assert table.over and table.result is not None
    assert table.result.ranking == ranks
    assert table.result.scores == [4 if ranks[0] == 1 else 3] * 3
    assert table.result.winners == ([0, 1, 2] if ranks[0] == 1 else [])


@rule("PHA-01")
def test_a_coast_has_one_to_four_keepers(phare: Playable) -> None:
    assert [phare.new(seats=n, seed=1).state.seats for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    with pytest.raises(BadOption):
        phare.new(seats=5)


@rule("PHA-02")
def test_the_watch_passes_to_the_left_after_dawn(phare: Playable) -> None:
    table = phare.given(seats=2, lanterns=FAR, home=2, oil=0, chance=[0, 0])
    assert asked(table) == [(0, "task"), (1, "task")]
    tasks(table, "keep", "keep")
    assert asked(table) == [(0, "lantern")]
    table.choose(0, ("light", 6000, 3000))
    assert [event["key"] for event in table.events(None)] == ["sealed", "sealed", "oil", "lit", "ship", "came-home"]
    assert asked(tasks(table, "keep", "keep")) == [(1, "lantern")]


@rule("PHA-03")
def test_tasks_are_chosen_in_any_order_and_nobody_sees_them_before_the_last(phare: Playable) -> None:
    table = phare.new(seats=3, seed=4)
    table.choose(2, ("fetch",))
    assert asked(table) == [(0, "task"), (1, "task")]
    assert [table.view(seat)["tasks"] for seat in (0, 1, 2, None)] == [None, None, "fetch", None]
    assert table.events(2)[-1]["task"] == "fetch"
    assert "task" not in table.events(0)[-1]
    assert table.choose(2, ("keep",)) == Refusal("LUD-02", "not-asked")


@rule("PHA-03")
def test_a_task_under_seal_is_imagined_anew(phare: Playable) -> None:
    table = phare.new(seats=2, seed=4)
    table.choose(1, ("fetch",))
    state: Any = table.state
    worlds = {seat: {state.imagine(seat, key).tasks[1] for key in range(1, 20)} for seat in (0, 1)}
    assert worlds == {0: {KEEP, FETCH}, 1: {FETCH}}


@rule("PHA-04")
@pytest.mark.parametrize(("before", "words", "after"), [(0, ("fetch", "keep", "fetch"), 2), (3, ("fetch",) * 3, 4)])
def test_who_fetched_brings_oil_and_the_tank_holds_four(
    phare: Playable, before: int, words: tuple[str, ...], after: int
) -> None:
    table = phare.given(seats=3, oil=before, lanterns=FAR, home=2, chance=[0, 0])
    assert told(tasks(table, *words), "oil")[0] == {
        "number": 3,
        "rule": "PHA-04",
        "key": "oil",
        "fetched": words.count("fetch"),
        "oil": after,
    }


@rule("PHA-05")
def test_the_first_who_kept_the_lamp_sets_the_lantern(phare: Playable) -> None:
    table = phare.given(seats=3, watch=1, lanterns=FAR, home=2, chance=[0, 0])
    assert asked(tasks(table, "keep", "fetch", "keep")) == [(2, "lantern")]
    table.choose(2, ("light", 6000, 3000))
    assert list(table.state.lanterns[4:]) == [6000, 3000]  # type: ignore[attr-defined]


@rule("PHA-05")
def test_a_lamp_that_nobody_kept_gives_no_lantern(phare: Playable) -> None:
    table = tasks(phare.given(seats=2, lanterns=FAR, home=2, chance=[0, 0]), "fetch", "fetch")
    assert told(table, "unlit") and not told(table, "lit")
    assert table.view(None)["home"] == 3


@rule("PHA-06")
@pytest.mark.parametrize(
    ("x", "y", "refusal"),
    [
        (2500, 500, None),
        (2499, 500, Refusal("PHA-06", "too-close")),
        (1060, 1998, Refusal("PHA-06", "too-close")),  # 1499.2 away: lengths are not rounded before they are compared
        (0, 6000, None),
        (12000, 0, None),
        (12001, 0, Refusal("PHA-06", "off-coast")),
        (0, 6001, Refusal("PHA-06", "off-coast")),
    ],
)
def test_a_lantern_stands_on_the_coast_away_from_the_others(
    phare: Playable, x: int, y: int, refusal: Refusal | None
) -> None:
    table = tasks(phare.given(seats=1, lanterns=FAR, home=2), "keep")
    assert table.why_not(0, ("light", x, y)) == refusal
    domain = table.waiting[0].choices
    assert isinstance(domain, Spot)
    assert (("light", x, y) in domain) == (refusal is None)


@rule("PHA-07")
def test_two_dice_bring_the_ship(phare: Playable) -> None:
    table = phare.given(seats=1, lanterns=FAR, home=2, oil=1, chance=[2, 4])
    tasks(table, "keep").choose(0, ("light", 0, 6000))
    assert told(table, "ship")[0] == {"number": 3, "rule": "PHA-07", "key": "ship", "lane": 3, "drift": 5}
    assert (table.view(0)["lane"], table.view(0)["drift"]) == (2, 4)


@rule("PHA-07")
def test_real_dice_may_be_typed_in(phare: Playable) -> None:
    table = phare.new(seats=1, dealer=Manual([]))
    tasks(table, "keep").choose(0, ("light", 1000, 500))
    for face in (0, 1):
        assert asked(table) == [(CHANCE, "outcome")]
        assert len(table.waiting[0].choices) == 6  # type: ignore[arg-type]
        assert table.choose(CHANCE, ("outcome", 6)) == Refusal("LUD-05", "wrong-shape")
        assert table.choose(CHANCE, ("outcome", face)) is None
    assert table.view(None)["home"] == 1
    assert journal_of(table)["entries"][1]["outcomes"] == [0, 1]


@rule("PHA-08")
@pytest.mark.parametrize(("lens", "drift", "saved"), [(0, 2, True), (0, 3, False), (1, 3, False), (2, 3, True)])
def test_a_lens_lights_farther(phare: Playable, lens: int, drift: int, saved: bool) -> None:
    """The ship lies 2.0, then 2.6 cables from the lantern."""
    at = [(1000, 500)] if drift == 2 else [(1000, 900)]
    table = phare.given(seats=1, lanterns=at, home=1, lens=lens, oil=0, chance=[0, drift])
    tasks(table, "keep").choose(0, ("light", 9000, 3000))
    assert table.view(None)["home"] == (2 if saved else 1)


@rule("PHA-09")
def test_each_may_burn_oil_for_a_ship_in_the_dark_the_watch_last(phare: Playable) -> None:
    table = phare.given(seats=3, watch=1, lanterns=FAR, home=2, oil=2, chance=[*AHEAD, 3, 3])
    tasks(table, "keep", "keep", "keep").choose(1, ("light", 0, 6000))
    assert asked(table) == [(2, "rescue")]
    assert table.waiting[0].choices == [("flare",), ("tow", "west"), ("tow", "east"), ("pass",)]
    table.choose(2, ("pass",))
    assert asked(table) == [(0, "rescue")]
    table.choose(0, ("flare",))
    assert asked(table) == [(1, "rescue")]
    table.choose(1, ("flare",))
    assert (table.view(None)["oil"], table.view(None)["wrecks"]) == (0, 1)


@rule("PHA-09")
def test_nobody_is_asked_without_oil_nor_for_a_lit_ship(phare: Playable) -> None:
    dark = phare.given(seats=2, lanterns=FAR, home=2, oil=0, chance=AHEAD)
    tasks(dark, "keep", "keep").choose(0, ("light", 0, 6000))
    assert told(dark, "wrecked") and asked(dark) == [(0, "task"), (1, "task")]
    lit = phare.given(seats=2, lanterns=FAR, home=2, oil=4, chance=[5, 5])
    tasks(lit, "keep", "keep").choose(0, ("light", 0, 6000))
    assert told(lit, "came-home")


@rule("PHA-10")
def test_a_flare_rolls_the_drift_again_and_may_light_the_ship(phare: Playable) -> None:
    table = phare.given(seats=2, lanterns=FAR, home=2, oil=2, chance=[0, 5, 1])
    tasks(table, "keep", "keep").choose(0, ("light", 6000, 3000))
    assert table.choose(1, ("flare",)) is None
    assert told(table, "flare")[0]["drift"] == 2
    assert (table.view(None)["oil"], table.view(None)["home"]) == (1, 3)


@rule("PHA-11")
def test_a_tow_moves_one_lane_and_stays_at_sea(phare: Playable) -> None:
    table = phare.given(seats=2, lanterns=FAR, home=2, oil=2, chance=[0, 5])
    tasks(table, "keep", "keep").choose(0, ("light", 3500, 5500))
    assert ("tow", "west") not in table.waiting[0].choices
    assert table.choose(1, ("tow", "west")) == Refusal("PHA-11", "off-sea")
    assert table.choose(1, ("tow", "east")) is None
    assert told(table, "towed")[0]["lane"] == 2
    assert (table.view(None)["oil"], table.view(None)["home"]) == (1, 3)


@rule("PHA-11")
def test_the_eastern_lane_ends_the_sea_too(phare: Playable) -> None:
    table = phare.given(seats=1, lanterns=FAR, home=2, oil=1, chance=[5, 0])
    tasks(table, "keep").choose(0, ("light", 3500, 5500))
    assert table.choose(0, ("tow", "east")) == Refusal("PHA-11", "off-sea")
    assert table.choose(0, ("tow", "west")) is None


@rule("PHA-12")
@pytest.mark.parametrize(("dice", "home", "wrecks"), [([0, 0], 3, 0), (AHEAD, 2, 1)])
def test_dawn_counts_the_ship(phare: Playable, dice: list[int], home: int, wrecks: int) -> None:
    table = phare.given(seats=1, lanterns=FAR, home=2, oil=0, chance=dice)
    tasks(table, "keep").choose(0, ("light", 0, 6000))
    assert (table.view(None)["home"], table.view(None)["wrecks"]) == (home, wrecks)


@rule("PHA-13")
@pytest.mark.parametrize(
    ("home", "wrecks", "dice", "reason"),
    [(3, 2, [0, 0], "safe-coast"), (3, 2, AHEAD, "lost-coast"), (2, 2, [0, 0], None), (3, 1, AHEAD, None)],
)
def test_four_ships_win_and_three_wrecks_lose(
    phare: Playable, home: int, wrecks: int, dice: list[int], reason: str | None
) -> None:
    table = phare.given(seats=1, lanterns=FAR, home=home, wrecks=wrecks, oil=0, chance=dice)
    tasks(table, "keep").choose(0, ("light", 0, 6000))
    assert (table.result.reason if table.result else None) == reason


@rule("PHA-14")
def test_a_victory_hands_oil_and_a_lens_to_the_next_game(phare: Playable) -> None:
    table = phare.given(seats=2, lanterns=FAR, home=3, oil=3, lens=1, chance=[0, 0])
    tasks(table, "keep", "keep").choose(0, ("light", 0, 6000))
    assert table.result is not None and table.result.campaign == {"oil": 3, "lens": 2}
    following = phare.new(seats=2, seed=1, options={"campaign": table.result.campaign})
    assert (following.view(None)["oil"], following.view(None)["lens"]) == (3, 2)
    again = phare.given(seats=2, options={"campaign": table.result.campaign}, lanterns=FAR, home=3, chance=[0, 0])
    tasks(again, "keep", "keep").choose(0, ("light", 0, 6000))
    assert again.result is not None and again.result.campaign == {"oil": 3, "lens": 2}  # two lenses at most


@rule("PHA-14")
def test_a_campaign_starts_with_two_measures_and_ends_with_a_defeat(phare: Playable) -> None:
    first = phare.new(seats=1, seed=1).view(None)
    assert (first["oil"], first["lens"]) == (2, 0)
    table = phare.given(seats=1, lanterns=FAR, wrecks=2, oil=0, chance=AHEAD)
    tasks(table, "keep").choose(0, ("light", 0, 6000))
    assert table.result is not None and table.result.campaign is None


@rule("PHA-14")
@pytest.mark.parametrize("campaign", [{"oil": 5}, {"lens": 3}, {"oil": True}, {"gold": 1}, []])
def test_a_campaign_carries_oil_and_lenses_only(phare: Playable, campaign: object) -> None:
    with pytest.raises(BadOption):
        phare.new(seats=1, options={"campaign": campaign})


def test_the_coast_is_drawn(phare: Playable) -> None:
    table = phare.given(seats=1, lanterns=[(0, 0), (12000, 6000)], home=2, oil=1, chance=[2, 1])
    tasks(table, "keep").choose(0, ("light", 5000, 5900))
    drawn = phare.rules.speech.picture(table.view(0), lambda name, **counts: f"{name} {sorted(counts.items())}")
    assert drawn is not None and drawn.splitlines() == [
        ". . . . . * . . . . . *",
        ". . . . . . . . . . . .",
        ". . . . . . . . . . . .",
        ". . . . . . . . . . . .",
        ". . . . . S . . . . . .",
        "* . . . . . . . . . . .",
        "coast [('home', 2), ('lens', 0), ('oil', 1), ('wrecks', 0)]",
    ]


@pytest.mark.parametrize(
    ("description", "said"),
    [
        ({"lanterns": FAR}, "more of them than nights"),
        ({"lanterns": [(0, 0), (0, 1000)], "home": 2}, "the one at 0, 1000 stands off the coast, or too close"),
        ({"lanterns": [(12_001, 0)], "home": 1}, "x is 12001; it must be a number from 0 to 12000"),
        ({"lanterns": [(0, 0, 0)], "home": 1}, "a lantern stands at x and y"),
        ({"lanterns": 3}, "lanterns is 3; it must be a list"),
        ({"oil": 5}, "oil is 5; it must be a number from 0 to 4"),
        ({"oil": "2"}, "oil is '2'; it must be a number from 0 to 4"),
        ({"home": 4}, "that game is over"),
        ({"watch": 2}, "There is no seat 2 at a table of 2"),
        ({"rocks": 3}, "A position has no 'rocks'"),
    ],
)
def test_an_impossible_description_says_what_is_wrong(
    phare: Playable, description: dict[str, object], said: str
) -> None:
    with pytest.raises(BadDescription, match=said):
        phare.given(seats=2, **description)  # type: ignore[arg-type]


# -- what a choice would do


@rule("LUD-14", "PHA-04")
def test_a_task_says_how_much_oil_there_may_be_and_nothing_of_what_others_sealed(phare: Playable) -> None:
    said = []
    for other in ("keep", "fetch"):
        table = phare.given(seats=3, oil=2)
        assert table.choose(1, (other,)) is None
        said.append([table.foresee(0, ("keep",)), table.foresee(0, ("fetch",))])
    assert said[0] == said[1] == [{"oil": [2, 4]}, {"oil": [3, 4]}]


@rule("LUD-14", "PHA-08")
def test_a_lantern_says_how_much_of_the_sea_it_would_light(phare: Playable) -> None:
    table = phare.given(seats=2, home=1, lanterns=[(1000, 500)])
    tasks(table, "keep", "keep")
    told = table.foresee(0, ("light", 11_000, 5_500))
    assert told == {"lit": 8, "before": 4, "of": 36}  # each lights its corner: three up or down, one along
    assert table.foresee(0, ("light", 1100, 500)) == Refusal("PHA-06", "too-close")


@rule("LUD-14", "PHA-10", "PHA-11")
def test_a_flare_and_a_tow_say_whether_the_ship_would_be_lit(phare: Playable) -> None:
    table = phare.given(seats=2, lanterns=FAR, home=2, oil=2, chance=[0, 5, 1])
    tasks(table, "keep", "keep").choose(0, ("light", 6000, 3000))
    assert table.foresee(1, ("tow", "east")) == {"lit": False, "ship": [3000, 5500]}
    told = table.foresee(1, ("flare",))
    assert told == {"lit": 3, "of": 6}
    assert table.choose(1, ("flare",)) is None  # the die says 2, one of the three
    assert table.view(None)["home"] == 3


@rule("PHA-05")
def test_a_night_brings_one_lantern_at_most(phare: Playable) -> None:
    coast: Any = phare.given(seats=1, lanterns=FAR, home=2).state
    coast.home = 1
    assert [*phare.rules.faults(coast)] == [], "the night that has not ended may have lit one"
    coast.home = 0
    assert ["2 lanterns stand after 0 nights" in fault.en for fault in phare.rules.faults(coast)] == [True]
