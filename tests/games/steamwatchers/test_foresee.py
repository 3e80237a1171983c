"""What a choice would do, asked before it is made: the same as what it then does, and nothing of what is hidden."""

import json
from typing import Any

import pytest

from ludotheque.core.refusal import Refusal
from ludotheque.games.steamwatchers import names
from tests.games.steamwatchers.scene import Scene, attack, marching, scene
from tests.marks import rule


def foreseen(t: Scene, seat: int, *choice: str | int) -> dict[str, Any]:
    told = t.table.foresee(seat, choice)
    assert not isinstance(told, Refusal), told
    return told


def measured(t: Scene, seat: int, *question: str | int) -> dict[str, Any]:
    told = t.table.measure(seat, question)
    assert not isinstance(told, Refusal), told
    return told


# -- a payment


@rule("LUD-14", "STW-176")
@pytest.mark.parametrize("dirty", [0, 1, 2])
def test_a_payment_says_how_far_contraband_would_take_the_plague(dirty: int) -> None:
    t = attack("3b", "1b", players=[{"beacons": 0, "healthy": 3, "contraband": 3}, {"healthy": 0, "contraband": 0}])
    t.play(0, "bid 2").play(1, "bid 0")
    told = foreseen(t, 0, "pay", dirty)
    before = t.player(0)["incubation"]
    t.play(0, f"pay {dirty}")
    assert told["from"] == before and told["level"] == t.player(0)["incubation"]


@rule("LUD-14", "STW-177", "STW-178", "STW-235")
def test_a_payment_names_the_cells_that_would_act_in_their_order() -> None:
    t = attack(
        "3b",
        "1b",
        players=[{"beacons": 0, "healthy": 0, "contraband": 4, "spare_contraband": 6, "spare_healthy": 3}, {}],
    )
    t.play(0, "bid 8").play(1, "bid 0")
    content, clan = t.state.content, t.state.clan(0)
    acting = {names.QUARANTINE: "quarantine", names.DEATH: "death"}
    printed = [int(content.cell[clan * names.CELLS + k]) for k in range(8)]
    assert foreseen(t, 0, "pay", 8) == {
        "from": 0,
        "level": 7,  # the track of the Apôtres ends there
        "cells": [acting[cell] for cell in printed if cell in acting],
    }


# -- support, dials, flight


@rule("LUD-14", "STW-151")
def test_support_says_what_a_token_adds_and_how_the_sides_would_stand() -> None:
    t = attack("3b", "1b", {"burgundia": "0 2b 1e defence", "provenca": "1 1b defence"})
    assert foreseen(t, 0, "support", "burgundia") == {"adds": 4, "mine": 7, "theirs": 1, "open": 1}
    t.play(0, "support burgundia")
    assert t.told("attack")[-1]["force"] == 7
    assert foreseen(t, 1, "support", "provenca") == {"adds": 1, "mine": 2, "theirs": 7, "open": 0}
    t.play(1, "support provenca")
    assert t.told("defence")[-1]["force"] == 2


@rule("LUD-14", "STW-158", "STW-161")
def test_a_bid_says_up_to_which_bid_of_the_other_it_wins() -> None:
    players = [{"beacons": 0, "healthy": 3, "contraband": 2}, {"healthy": 2, "contraband": 1}]
    t = attack("3b", "2b", players=players)
    said = foreseen(t, 0, "bid", 1)
    assert (said["mine"], said["theirs"], said["holds"], said["verdict"]) == (4, [2, 5], 2, "holds")  # a tie is won
    assert foreseen(t, 1, "bid", 1)["verdict"] == "short" and foreseen(t, 1, "bid", 2)["holds"] == 0
    assert foreseen(t, 0, "bid", 2)["verdict"] == "sure" and foreseen(t, 0, "bid", 5)["contraband"] == 2
    ties = attack("3b", "2b", players=players, in_force="treve_armee")
    assert foreseen(ties, 0, "bid", 1)["holds"] == 1 and foreseen(ties, 1, "bid", 1)["holds"] == 0


@rule("LUD-14", "STW-166", "STW-168")
def test_a_flight_says_by_which_way_and_who_would_find_no_room() -> None:
    refuges = {"burgundia": "1 4b", "helvetia": "1 1b"}
    t = attack("5b", "4b", refuges, players=[{"beacons": 0, "spare_healthy": 3}, {"healthy": 0, "contraband": 0}])
    t.play(0, "bid 8").play(1, "bid 0")
    while t.asks[0][1] == "pay":
        t.play(0, "pay 0")
    assert t.asks == [(1, "flight")]
    assert foreseen(t, 1, "flee", "burgundia") == {"by": "land", "there": 4, "lost": 1}
    assert foreseen(t, 1, "flee", "helvetia") == {"by": "land", "there": 1, "lost": 0}


# -- how a group would stand


@rule("LUD-14", "STW-146", "STW-148")
def test_a_group_is_weighed_against_those_it_would_meet() -> None:
    t = marching("3b 1e", "2b turret defence", {"burgundia": "0 2b movement", "provenca": "1 1b defence"})
    told = measured(t, 0, "attack", "rhone", 2, 1)
    assert [part["key"] for part in told["defence"]["parts"]] == ["base", "order", "turret"]
    assert (told["attack"]["force"], told["defence"]["force"]) == (4, 5)
    assert (told["attack"]["support"], told["defence"]["support"]) == (2, 1)
    t.play(0, "march rhone")
    assert foreseen(t, 0, "group", 2, 1) == told
    assert measured(t, 0, "attack", "eirinn", 2, 1) == {}  # nobody to fight


@rule("LUD-14")
def test_the_forces_foreseen_are_those_announced() -> None:
    t = marching("3b 1e", "2b 1e turret cube defence").play(0, "march rhone")
    told = foreseen(t, 0, "group", 3, 1)
    t.play(0, "group 3 1")
    t = t.play(0, "stop") if t.asks[0][1] == "movement" else t
    assert told["attack"]["force"] == t.told("attack")[-1]["force"]
    assert told["defence"]["force"] == t.told("defence")[-1]["force"]
    assert sum(part["n"] for part in told["defence"]["parts"]) == told["defence"]["force"]


@rule("LUD-14")
@pytest.mark.parametrize(("zone", "way"), [("rhone", "march"), ("provenca", "force"), ("eirinn", "sail")])
def test_a_zone_out_of_reach_is_asked_for_by_the_way_most_to_the_point(zone: str, way: str) -> None:
    assert measured(marching("3b", "1b"), 0, "way", zone) == {"choice": [way, zone]}


@rule("LUD-14")
def test_only_whoever_moves_measures_a_group_and_nobody_sends_more_than_a_clan_has() -> None:
    t = marching("3b", "1b")
    none = Refusal("LUD-14", "not-measured")
    assert t.table.measure(1, ("attack", "rhone", 1, 0)) == none
    assert t.table.measure(0, ("attack", "rhone", 60, 0)) == none
    assert t.table.measure(0, ("attack", "atlantis", 1, 0)) == none
    assert scene(2, clans=["apotres", "menrau"]).table.measure(0, ("attack", "rhone", 1, 0)) == none


# -- what is hidden


@rule("LUD-14")
def test_two_worlds_that_differ_in_hidden_things_only_answer_byte_for_byte_the_same() -> None:
    """The other's bid, its hand, the decks: none of it shows in an answer."""
    players = [{"beacons": 0, "healthy": 3, "contraband": 2}, {"healthy": 3, "contraband": 2}]

    def world(theirs: int, hand: str) -> Scene:
        others = {"burgundia": "0 1b"}
        return attack("3b 1e", "2b", others, players=players, hands={1: {"steam": [hand]}}).play(1, f"bid {theirs}")

    one, two = world(0, "breizh"), world(5, "helvetia")
    two.state.deck = two.state.deck[::-1]
    assert one.table.view(0) == two.table.view(0) and one.table.view(1) != two.table.view(1)
    for n in range(6):
        answers = [json.dumps(t.table.foresee(0, ("bid", n))) for t in (one, two)]
        assert answers[0] == answers[1] and "verdict" in answers[0]
