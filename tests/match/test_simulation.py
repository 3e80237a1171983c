"""Many games counted: the same in any number of processes."""

import pytest

from ludotheque.match.simulation import GameFailed, Share, Tally, keys_of, play_some, simulate, wilson
from tests.match.small import SmallGame

GAMES = 130  # three chunks


def test_any_number_of_processes_gives_the_same_tally() -> None:
    heard: list[int] = []
    one = simulate("connect4", 2, {}, 5, GAMES, 1, heard.append)
    assert sum(heard) == GAMES
    assert simulate("connect4", 2, {}, 5, GAMES, 2) == one
    assert simulate("connect4", 2, {}, 6, GAMES, 1) != one
    report = one.report()
    assert report["games"] == GAMES and sum(report["reasons"].values()) == GAMES
    wins = sum(line["wins"] for line in report["seats"])
    assert wins == GAMES + report["ties"] - report["nobody"]
    assert 7 <= report["decisions"]["min"] <= report["decisions"]["mean"] <= report["decisions"]["max"] <= 42


def test_games_are_told_apart_by_their_number_alone() -> None:
    parts = Tally()
    for first, count in ((40, 20), (0, 7), (7, 33)):
        parts.add(play_some("connect4", 2, {}, 5, first, count))
    assert parts == simulate("connect4", 2, {}, 5, 60)


def test_every_game_has_its_own_keys() -> None:
    keys = {key for index in range(500) for key in keys_of(1, index)}
    assert len(keys) == 1000 and all(0 <= key < 2**61 for key in keys)
    assert keys_of(1, 2) != keys_of(12, 0) != keys_of(2, 1)


@pytest.mark.usefixtures("small_game")
def test_groups_gather_what_the_game_labels() -> None:
    tally = simulate("small", 2, {}, 5, 40)
    assert set(tally.groups) == {"even", "odd"}
    assert sum(share.games for share in tally.groups.values()) == 80
    assert sum(share.points for share in tally.groups.values()) == sum(s.points for s in tally.seats.values())


@pytest.mark.usefixtures("small_game")
def test_a_game_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: SmallGame, state: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(SmallGame, "result", broken)
    with pytest.raises(GameFailed, match=r"Game 0 .*ZeroDivisionError: oh.*playout\(\d+\)"):
        simulate("small", 2, {}, 5, 10)


def test_a_share_is_reported_with_its_mean_score() -> None:
    assert Share(4, 1, 8).report()["share"] == 0.25 and Share(4, 1, 8).report()["score"] == 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (570, 1000, 0.5391, 0.6004)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
