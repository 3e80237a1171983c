"""A finished game explained: where each clan's GÉO comes from, which hegemony was reached, what settled a tie."""

from typing import Any

from ludotheque.core.game import Account
from tests.games.steamwatchers.scene import Scene, phase, scene
from tests.marks import rule


def account(t: Scene) -> Account:
    told = t.table.rules.account(t.state)
    assert t.table.over and told is not None and t.table.result is not None
    points = [line for line in told.lines if not line.after]
    seats = range(t.state.seats)
    assert [sum(line.values[seat] or 0 for line in points) for seat in seats] == t.table.result.scores
    return told


def lines(t: Scene) -> dict[str, Any]:
    return {line.key: line.values for line in account(t).lines}


@rule("STW-094", "STW-095", "STW-099")
def test_farms_floors_the_scenario_and_exile_add_up_to_the_score() -> None:
    zones = {"gironde": "0 1b f3 farm", "svealand": "1 1b f2"}
    players = [{"exiled": 3}, {"trophies": 4}]
    t = phase("great_white", zones, turn=3, players=players, scenario="les_feux_du_vieux_monde")
    assert lines(t) == {"farms": [1, 0], "floors": [3, 2], "trophies": [0, 2], "exile": [-1, 0]}
    assert account(t).because == ""


@rule("STW-101")
def test_a_tie_is_settled_by_quarantine_tokens_and_only_then_by_the_reservation_track() -> None:
    even = {"gironde": "0 1b f2", "svealand": "1 1b f2"}
    t = phase("great_white", even, turn=5, players=[{"blocked": 1, "healthy": 5}, {}])
    assert lines(t)["quarantines"] == [1, 0] and "reservation" not in lines(t)
    assert (account(t).because, account(t).numbers) == ("tokens", {"n": 2})
    t = phase("great_white", even, turn=5, reserved=["legate", "watcher_1"])
    assert lines(t)["quarantines"] == [0, 0] and lines(t)["reservation"] == [2, 1]
    assert account(t).because == "place"


@rule("STW-097", "STW-203", "STW-218")
def test_a_hegemony_says_which_one_and_who_was_how_far() -> None:
    zones = {"gironde": "0 1b f5 farm farm", "rhone": "0 1b f5", "svealand": "1 1b"}
    t = phase("great_white", zones, turn=3, scenario="l_algue_miraculeuse")
    assert lines(t)["hegemony-geo"] == [12, 0] and "quarantines" not in lines(t)
    assert (account(t).because, account(t).numbers) == ("geo", {"n": 10, "has": 12})


@rule("STW-026")
def test_the_last_clan_standing_keeps_the_level_last_measured() -> None:
    t = scene(2, clans=["apotres", "menrau"], zones={"gironde": "0 1b f3"}, players=[{"geo": 4}, {"geo": 3}])
    t.until("none")
    told = lines(t)
    assert t.table.result is not None and t.table.result.reason == "last_clan"
    assert told["before"] == [4, 3] and "floors" not in told
