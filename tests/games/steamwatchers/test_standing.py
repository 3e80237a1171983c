"""What boards show all the time comes from the rules: the combat under way, what the scenario counts, how many must
fall. A page that drew it itself would not know of the card in force, nor of a scenario from outside."""

from typing import Any

import pytest

from ludotheque.core.refusal import Refusal
from tests.games.steamwatchers.scene import Scene, attack, bid, scene
from tests.marks import rule


def view(t: Scene) -> dict[str, Any]:
    return t.table.view(None)


def about(t: Scene, seat: int) -> dict[str, Any]:
    return dict(t.table.decision(seat).about)


# -- a combat under way


@rule("STW-146", "STW-148", "STW-157")
def test_the_combat_under_way_is_counted_for_everybody_support_included() -> None:
    t = attack("3b 1e", "2b turret defence", {"burgundia": "0 2b movement", "provenca": "1 1b defence"})
    shown = view(t)["combat"]
    assert (shown["zone"], shown["ties"]) == ("rhone", "attack")
    assert (shown["attack"]["seat"], shown["attack"]["force"]) == (0, 5)
    assert shown["attack"]["parts"] == [{"key": "base", "count": 3, "n": 3}, {"key": "elite", "count": 1, "n": 2}]
    assert [part["key"] for part in shown["defence"]["parts"]] == ["base", "order", "turret"]
    assert sum(part["n"] for part in shown["defence"]["parts"]) == shown["defence"]["force"] == 5
    t.play(0, "support burgundia")
    assert view(t)["combat"]["attack"]["force"] == t.told("attack")[-1]["force"] == 7
    t.play(1, "support provenca")
    assert view(t)["combat"]["defence"]["force"] == t.told("defence")[-1]["force"] == 6


@rule("STW-149", "STW-161")
def test_the_card_in_force_counts() -> None:
    shown = view(attack("3b", "2b turret", in_force="lignes_fortifiees"))["combat"]
    assert shown["defence"]["parts"][-1] == {"key": "turret", "n": 3}
    assert view(attack("3b", "2b", in_force="treve_armee"))["combat"]["ties"] == "defence"


@rule("STW-160")
def test_a_combat_that_was_fought_keeps_the_forces_announced_and_none_is_shown_afterwards() -> None:
    t = bid(attack("3b 1e", "5b"), 0, 2)
    assert t.asks == [(0, "losses")]
    shown = view(t)["combat"]
    assert (shown["attack"]["force"], shown["defence"]["force"], shown["attack"]["parts"]) == (5, 5, [])
    t.play(0, "lose 0")
    assert view(t)["combat"] is None


# -- questions say what they are about


@rule("STW-162", "STW-168")
def test_losses_and_those_who_find_no_room_are_counted_by_the_rules() -> None:
    t = bid(attack("3b 1e", "5b"), 0, 2)
    assert about(t, 0)["due"] == 2
    refuges = {"burgundia": "1 3b 1e"}
    t = attack(
        "5b",
        "4b 1e",
        refuges,
        players=[{"beacons": 0, "spare_healthy": 3}, {"healthy": 0, "contraband": 0}],
    )
    bid(t, 8, 0).play(1, "lose 0")
    assert t.asks == [(1, "overflow")] and about(t, 1)["due"] == 2


@rule("STW-117", "STW-149")
def test_a_movement_says_how_strong_the_defenders_are_of_each_zone_it_may_attack() -> None:
    zones = {"gironde": "0 3b movement", "rhone": "1 2b turret", "burgundia": "0 1b", "svealand": "1 4b"}
    t = scene(2, clans=["apotres", "menrau"], zones=zones).play(0, "activate gironde")
    assert about(t, 0)["against"] == {"rhone": 4}


# -- what the scenario counts


@rule("STW-203", "STW-202")
def test_hegemony_is_counted_towards_its_goal_the_card_of_the_scenario_included() -> None:
    zones = {"rhone": "0 1b f3 farm", "svealand": "1 1b"}
    t = scene(2, "l_algue_miraculeuse", clans=["apotres", "menrau"], zones=zones, bearer=0)
    geo, alga = view(t)["aims"]
    assert (geo["aim"], geo["goal"], geo["levels"]) == ("geo", 10, [5, 0]) and alga == {"aim": "alga", "geo": 1}
    assert view(t)["harvest"] == [4, 0]


@rule("STW-218")
@pytest.mark.parametrize(("seats", "goal"), [(2, 4), (5, 3)])
def test_havens_make_a_hegemony_by_the_number_of_players(seats: int, goal: int) -> None:
    clans = ["apotres", "menrau", "flotte", "alliance", "catabates"][:seats]
    t = scene(seats, "les_ruines", clans=clans, zones={"svealand": "1 1b"})
    assert [(aim["aim"], aim["goal"]) for aim in view(t)["aims"]] == [("havens", goal)]


@rule("STW-222")
def test_votes_are_counted_a_pair_of_zones_each() -> None:
    zones = {"rhone": "0 1b", "gironde": "0 1b", "burgundia": "0 1b", "svealand": "1 1b"}
    t = scene(3, "le_reliquaire", clans=["apotres", "menrau", "flotte"], zones=zones | {"eirinn": "2 1b"})
    assert view(t)["aims"][1] == {"aim": "votes", "levels": [1, 0, 0]}


@rule("STW-025", "STW-039", "STW-040")
@pytest.mark.parametrize(("seats", "titles"), [(2, 4), (3, 5), (5, 6)])
def test_the_tracks_are_as_long_as_the_table_is_large(seats: int, titles: int) -> None:
    clans = ["apotres", "menrau", "flotte", "alliance", "catabates"][:seats]
    assert len(view(scene(seats, clans=clans, zones={"svealand": "1 1b"}))["titles"]) == titles


@rule("STW-018", "STW-063")
def test_broken_straits_are_shown_as_such_whichever_card_broke_them() -> None:
    assert view(attack("3b", "2b"))["straits"] == "open"
    assert view(attack("3b", "2b", in_force="detroits_rompus"))["straits"] == "closed"


@rule("LUD-14")
def test_support_foresees_stopping_as_well() -> None:
    t = attack("3b", "1b", {"burgundia": "0 2b 1e defence", "provenca": "1 1b defence"})
    told = t.table.foresee(0, ("stop",))
    assert not isinstance(told, Refusal) and told == {"adds": 0, "mine": 3, "theirs": 1, "open": 1}
