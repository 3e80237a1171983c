"""The count of what comes into play, on a game or two of each game that has one."""

from collections.abc import Iterable
from typing import Any

import pytest

from ludotheque.match.table import Table
from tests.exercise import KNOWN, Exercise, Tally, exercise_of, main


@pytest.mark.parametrize("game", KNOWN)
def test_games_are_counted_by_what_they_bring_into_play(game: str) -> None:
    tally = Tally(exercise_of(game))
    tally.play(0)
    tally.play(1)
    assert set(tally.counts) <= set(tally.elements)
    assert len(tally.counts) > len(tally.elements) // 10
    assert len(list(tally.lines())) == len(tally.exercise.kinds) + 2


class Ships(Exercise):
    """Le Phare has no content: its dice stand for it."""

    game = "phare"
    kinds = {"lanes": ["1", "2", "3", "4", "5", "6"], "seats": ["one", "several"]}

    def begin(self, number: int, few: list[str]) -> Table:
        self.wanted = few
        return super().begin(number, few)

    def begun(self, table: Table) -> Iterable[str]:
        return ["several" if table.state.seats > 1 else "one"]

    def heard(self, event: dict[str, Any]) -> Iterable[str]:
        return [str(event["lane"])] if event["key"] == "ship" else []


def test_what_is_seen_too_seldom_is_told_to_the_next_game_and_in_the_table() -> None:
    ships = Ships()
    tally = Tally(ships, 2)
    tally.play(0)
    assert ships.wanted == tally.elements
    tally.play(1)
    assert set(ships.wanted) < set(tally.elements)
    head, lanes, _, foot = tally.lines()
    seldom = [lane for lane in ships.kinds["lanes"] if tally.counts[lane] < 2]
    assert head.endswith("under 2") and all(f"{lane} {tally.counts[lane]}" in lanes for lane in seldom)
    assert foot.startswith("2 games, ") and foot.endswith(f"8 elements, {len(tally.few)} of them under 2")


def test_the_run_ends_when_all_was_seen_and_fails_when_it_was_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hybris", "--games", "1"]) == 1
    assert main(["hybris", "--games", "1", "--enough", "0"]) == 0
    assert "\n0 games, " in capsys.readouterr().out
