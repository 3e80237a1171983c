"""A finished game looked at again."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import review
from ludotheque.bots.levels import COMPAGNON, MAITRE
from ludotheque.bots.reasons import differences
from ludotheque.bots.review import LABELS, NotOver, decisions, effort, gather, judge, judge_for, label, sum_up
from ludotheque.bots.thinker import Thinker
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.journal import journal_of, parse, step

JOURNALS = Path(__file__).parents[1] / "journals"

BLUNDER = 5  # the entry with which the second player looks away from three in a column


def four() -> dict[str, Any]:
    """The first player stacks one column; the second lets the fourth disc fall."""
    table = game("connect4").new(2, seed=1)
    for n, column in enumerate((3, 2, 3, 2, 3, 4, 3)):
        assert table.choose(n % 2, ("drop", column)) is None
    assert table.over
    return journal_of(table)


def test_a_planted_blunder_is_the_turning_point() -> None:
    journal = four()
    wanted = decisions(journal)
    assert wanted == list(range(7))
    made = gather(journal, list(judge(journal, wanted, 250)), 250)
    worst = max(made["decisions"], key=lambda one: one["loss"])
    assert (worst["entry"], worst["seat"], worst["label"]) == (BLUNDER, 1, "blunder")
    assert worst["played"]["choice"] == ["drop", 4]
    assert worst["options"][0]["choice"] == ["drop", 3]
    swings = {turn["entry"]: turn["after"][0] - turn["before"][0] for turn in made["turns"]}
    assert max(swings, key=lambda entry: swings[entry]) == BLUNDER
    assert made["points"][-1] == {"entry": 7, "chances": [1.0, 0.0]}
    assert made["decisions"][6]["label"] == "best"  # the winning drop
    assert json.loads(json.dumps(made)) == made


def test_in_pieces_as_in_one_go_and_the_same_again() -> None:
    journal = four()
    wanted = decisions(journal)
    whole = list(judge(journal, wanted, 60, "s"))
    assert [*judge(journal, wanted[:3], 60, "s"), *judge(journal, wanted[3:], 60, "s")] == whole
    assert list(judge(journal, wanted, 60, "s")) == whole
    assert list(judge(journal, wanted, 60, "t")) != whole
    assert judge_for(journal, wanted[2:], 60, "s", 0.0) == whole[2:3]
    assert judge_for(journal, wanted, 60, "s", 1000.0) == whole


def test_what_was_taken_back_and_what_was_forced_is_not_judged() -> None:
    table = game("phare").new(1, seed=1)
    while not table.over:
        decision = table.waiting[0]
        assert decision.default is not None
        if table.choose(0, decision.default) is None and len(table.entries) == 1 and table.undo(0) is None:
            table.choose(0, decision.default)
    journal = journal_of(table)
    undone = [n for n, entry in enumerate(journal["entries"]) if entry.get("undo")]
    assert undone == [1]
    wanted = decisions(journal)
    assert 0 not in wanted and 1 not in wanted
    assert 0 < len(wanted) < len(journal["entries"])


def test_a_game_under_way_is_not_reviewed() -> None:
    journal = four()
    journal["entries"].pop()
    with pytest.raises(NotOver, match="only a finished game"):
        decisions(journal)


def test_a_decision_is_judged_on_what_its_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for what should have been done gets a world; from any other its seat cannot tell apart, the same."""
    journal = parse((JOURNALS / "diktat-2.jsonl").read_text(encoding="utf-8"))
    chosen = decisions(journal)[10:60:25]
    truth = list(judge(journal, chosen, 60))
    make = review.fresh_search

    class Elsewhere:
        """A search that is shown another world than the one it is asked about."""

        def __init__(self, search: Any) -> None:
            self.search = search

        def think(self, state: Any, *budget: Any, **more: Any) -> None:
            self.search.think(state.imagine(self.search.seat, 77), *budget, **more)

        def weigh(self, state: Any, *budget: Any) -> Any:
            return self.search.weigh(state.imagine(self.search.seat, 77), *budget)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.search, name)

    monkeypatch.setattr(review, "fresh_search", lambda table, seat: Elsewhere(make(table, seat)))
    assert list(judge(journal, chosen, 60)) == truth


def test_another_choice_than_the_one_preferred_is_never_called_the_best() -> None:
    assert [label(loss) for loss in (0.0, 0.049, 0.05, 0.1, 0.2)] == [LABELS[n] for n in (1, 1, 2, 3, 4)]


def test_effort() -> None:
    assert effort(0) == effort(10) > effort(300) > effort(100_000) > 0


def judged(entry: int, ask: str, loss: float, hope: float, seat: int = 0) -> dict[str, Any]:
    options = [{"expects": [hope, 1 - hope]}]
    about = {"entry": entry, "seat": seat, "ask": ask, "blind": 0.2}
    return about | {"loss": loss, "options": options, "played": {}, "label": label(loss)}


def test_small_losses_add_up_and_the_dearest_come_in_the_order_of_the_loss_that_is_told() -> None:
    """Not by what was left to win then: that is not told."""
    own = [judged(n, "bid", 0.03, 0.9) for n in range(10)] + [
        judged(20, "team", 0.06, 0.1),
        judged(21, "spy", 0.08, 0.9),
    ]
    total = sum_up(0, own)
    assert total["lost"] == pytest.approx(0.44) and total["decisions"] == 12
    assert total["costly"] == [21, 20, 0]
    assert total["habits"] == [{"ask": "bid", "times": 10, "lost": 0.3}]
    assert total["faults"] == 2


def test_nothing_is_held_against_whoever_lost_nothing() -> None:
    total = sum_up(0, [judged(n, "bid", 0.004, 0.5) for n in range(5)])
    assert (total["lost"], total["costly"], total["habits"], total["faults"]) == (0, [], [], 0)


def findings(total: dict[str, Any]) -> int:
    return int(total["faults"]) + len(total["habits"]) + len(total["marks"])


def test_whoever_plays_at_random_hears_of_it_and_a_master_hardly() -> None:
    """Diktat, two seats: one plays at random, the other thinks."""
    table = game("diktat").new(2, seed=2)
    players: list[Any] = [RandomBot(2), Thinker(MAITRE, "2")]
    while not table.over:
        seat = table.waiting[0].seat
        assert table.choose(seat, players[seat].answer(table, seat)) is None
    journal = journal_of(table)
    wanted = decisions(journal)[::4]
    random_player, master = gather(journal, list(judge(journal, wanted, 120)), 120)["sums"]
    assert findings(random_player) >= 3 and len(random_player["costly"]) == 3
    assert findings(master) < findings(random_player) / 2


FEW = 120  # trials of a decision
STEADY = replace(COMPAGNON, eased=False)  # it thinks a little, and plays what it found best
FIVE = ("diktat", "steamwatchers", "neombre", "hybris", "olomoc")


@cache
def contest(name: str) -> dict[str, Any]:
    """One at random, one who thinks a little."""
    table = game(name).new(2, seed=1)
    players: list[Any] = [RandomBot(1), Thinker(STEADY, "1")]
    while not table.over:
        seat = table.waiting[0].seat
        assert table.choose(seat, players[seat].answer(table, seat)) is None
    return journal_of(table)


@cache
def reviewed(name: str) -> dict[str, Any]:
    journal = contest(name)
    return gather(journal, list(judge(journal, decisions(journal), FEW)), FEW)


@pytest.mark.parametrize("name", FIVE)
def test_in_each_game_whoever_plays_at_random_has_lost_more_by_it(name: str) -> None:
    random_player, thinker = reviewed(name)["sums"]
    assert random_player["costly"]
    share = [total["lost"] / total["decisions"] for total in (random_player, thinker)]
    assert share[0] > 2 * share[1]


@pytest.mark.parametrize("name", FIVE)
def test_in_each_game_all_that_was_chosen_among_several_is_judged(name: str) -> None:
    """A place to walk to as well, whose record says how the ruler lay; not a deal in many words."""
    table, entries = review.opened(contest(name)), contest(name)["entries"]
    wanted = set(decisions(contest(name)))
    left_out = []
    for n, entry in enumerate(entries):
        seat = entry["seat"]
        if table.state.asked() >> seat & 1 and n not in wanted and entry["choice"][0] != "offer":
            left_out += [n] if len(table.rules.policy().choices(table.state.imagine(seat, 1), seat)) > 1 else []
        step(table, entry, n + 1)
    assert left_out == []


@pytest.mark.parametrize("name", FIVE)
def test_in_each_game_what_is_preferred_could_have_been_played(name: str) -> None:
    table, made = review.opened(contest(name)), {one["entry"]: one for one in reviewed(name)["decisions"]}
    best = 0
    for n, entry in enumerate(contest(name)["entries"]):
        for option in made[n]["options"] if n in made else ():
            assert table.why_not(entry["seat"], tuple(option["choice"])) is None
        best += n in made and made[n]["label"] == LABELS[0]
        step(table, entry, n + 1)
    assert best > 0


def weighed(entry: int, ask: str, loss: float, sure: bool = True) -> dict[str, Any]:
    one = judged(entry, ask, loss, 0.5)
    one["options"][0] |= {"low": 0.5 - (0.01 if sure else loss), "high": 0.51}
    return one | {"played": {"low": 0.4 - loss, "high": 0.5 - loss + (0.001 if sure else loss)}}


def test_lessons_are_dear_sure_and_one_of_each_question() -> None:
    own = [weighed(n, ask, loss) for n, (ask, loss) in enumerate([("bid", 0.06), ("team", 0.3), ("bid", 0.09)])]
    own += [weighed(3, "spy", 0.049), weighed(4, "kill", 0.2, sure=False), judged(5, "name", 0.3, 0.5)]
    assert sum_up(0, own)["lessons"] == [1, 2]
    many = [weighed(n, f"ask {n}", 0.1 + n / 100) for n in range(8)]
    assert sum_up(0, many)["lessons"] == [3, 4, 5, 6, 7]


def test_the_only_good_choice_is_praised() -> None:
    found = judged(3, "bid", 0.0, 0.6) | {"label": "best"}
    found["options"].append({"expects": [0.45, 0.55]})
    near = judged(4, "bid", 0.0, 0.6) | {"label": "best"}
    near["options"].append({"expects": [0.55, 0.45]})
    assert sum_up(0, [found, near])["praised"] == 3
    assert sum_up(0, [near])["praised"] is None


def test_the_line_that_follows_and_why_the_other_choice_is_worse() -> None:
    journal = parse((JOURNALS / "diktat-2.jsonl").read_text(encoding="utf-8"))
    made = list(judge(journal, decisions(journal)[10:90:20], 150))
    told = [next_one for one in made for option in one["options"] for next_one in option["then"]]
    assert told and all(set(each) == {"seat", "choice", "words"} for each in told)
    table = game("diktat").given(seats=2, pp=[3, 1], assassins=[1, 0], piles={"karst": ["B: C,E,G"]})
    found = differences(table, 0, ("develop",), ("assassinate",))
    keys = [{**each, "key": each["key"].rpartition("-")[2]} for each in found]
    assert keys == [
        {"seat": 0, "key": "assassinate", "better": 0, "other": 1},
        {"seat": 0, "key": "develop", "better": 1, "other": 0},
    ]
