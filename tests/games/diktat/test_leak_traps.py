"""Leak traps: two worlds that a seat cannot tell apart offer, refuse, log and play the same for that seat."""

import itertools
from typing import Any

import pytest

import ludotheque
from ludotheque.match import notation
from ludotheque.match.bots import RandomBot
from ludotheque.match.journal import journal_of
from tests.contract.checks import menus
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

B, C = 1, 2
PROBES = [
    *((verb, pile, at) for verb in ("kill", "look", "purge") for pile, at in itertools.product(range(6), range(6))),
    *(("show_pawn", pile, 1, 0) for pile in range(6)),
    *(("tell", pile, 1, "guard") for pile in range(6)),
    *(("offer", 0, f"get:{good}") for good in ("pp:3", "pp:30", "citizen:1", "emissary:2", "politics:1", "people:2")),
    *((verb,) for verb in ("send", "spy", "assassinate", "extend", "develop", "stop", "show", "look_card", "borrow")),
    ("kill_corruption", "karst"),
    ("offer", 0, "i:secret:KA1:0"),
    ("offer", 0, "i:pawn:1:1:citizen:0"),
]


def twins(**shared: Any) -> list[Scene]:
    """Everything B and C cannot see differs: A's pawns, reserve, PP and Affinities, the Others, the secret card."""
    one = {
        "piles": {"karst": ["A: C,G,E", "others: C,G"], "motol": ["A: E", "B: C"]},
        "pp": [1, 4, 4],
        "reserve": [{"C": 4}, {"C": 1}],
        "affinity": [["po"]],
        "secret": "KA1",
        "deck": ["JO1", "JO2"],
    }
    two = {
        "piles": {"karst": ["A: E,E,C", "others: E,C"], "motol": ["A: G", "B: C"]},
        "pp": [9, 4, 4],
        "reserve": [{"E": 1, "G": 2}, {"C": 1}],
        "affinity": [["pe", "ar"]],
        "secret": "JO2",
        "deck": ["HY1", "KA1"],
    }
    common = {"others": True, "cards": [["Motol[Po,Pe|N1]"]], "markers": [{"artefact": 1}], **({"turn": 1} | shared)}
    return [scene(3, **world, **common) for world in (one, two)]


def outside(t: Scene, seat: int) -> object:
    """All a seat gets from the table: its view, the log, its menus, and the answer to every probe."""
    refusals = [t.table.why_not(seat, probe) for probe in PROBES]
    reasons = [None if refusal is None else (refusal.rule, refusal.why) for refusal in refusals]
    return t.table.view(seat), t.table.events(seat), menus(t.table, seat), reasons


MOMENTS: dict[str, list[tuple[int, str]]] = {
    "start of a turn": [],
    "choosing a victim": [(B, "assassinate")],
    "choosing what to look at": [(B, "spy")],
    "sending a team": [(B, "send"), (B, "name josefov")],
    "after an extension": [(B, "extend"), (B, "keep")],
    "an offer to A": [(B, "offer 0 get:pp:1 give:pp:2")],
}


@pytest.mark.parametrize("moment", MOMENTS)
@rule("DIK-030", "DIK-091")
def test_options_and_refusals_do_not_depend_on_what_others_hide(moment: str) -> None:
    one, two = twins()
    for seat, move in MOMENTS[moment]:
        one.play(seat, move)
        two.play(seat, move)
    for seat in (B, C):
        assert outside(one, seat) == outside(two, seat)
    assert one.table.view(None) == two.table.view(None)
    assert outside(one, 0) != outside(two, 0)  # A can tell


@rule("DIK-091", "DIK-215")
def test_the_log_of_a_kill_names_positions_and_the_revealed_type_only() -> None:
    worlds = [scene(3, assassins=[1], piles={"karst": [pile]}) for pile in ("B: C,C,G", "B: C,E,E")]
    for t in worlds:
        t.play(0, "assassinate", "kill 1 1")
    assert outside(worlds[0], 0) == outside(worlds[1], 0)
    assert worlds[0].told("killed") == worlds[1].told("killed")
    others = [
        scene(2, others=True, reserve=[{"C": 2, **rest}], piles={"karst": ["others: C"]}) for rest in ({}, {"E": 1})
    ]
    for t, team in zip(others, (("citizen", "citizen"), ("emissary", "citizen")), strict=True):
        t.play(0, "send", "name karst", *(f"add {kind}" for kind in team), "ready")
    assert outside(others[0], B) == outside(others[1], B)
    for t in others:
        t.play(B, f"kill {t.pile('karst', 1)} 1")
    assert outside(others[0], B) == outside(others[1], B)


def time_out(t: Scene) -> str:
    """The engine plays for the seat that is asked; what it played."""
    seat = t.asks[0][0]
    late = t.table.codec.decode(t.state.stack[-1].default(t.state, seat))
    assert t.table.choose(seat, late) is None
    return notation.write(late)


@pytest.mark.parametrize("moment", MOMENTS)
@rule("DIK-Q11")
def test_what_is_played_for_a_silent_seat_follows_from_what_it_sees(moment: str) -> None:
    one, two = twins()
    for seat, move in MOMENTS[moment]:
        one.play(seat, move)
        two.play(seat, move)
    assert one.asks[0][0] in (B, C)
    assert time_out(one) == time_out(two)


@rule("DIK-Q11")
def test_what_is_played_for_a_silent_seat_shows_nothing_it_hides() -> None:
    one, two = twins(turn=0)
    assert [time_out(one), time_out(one)] == [time_out(two), time_out(two)] == ["extend", "keep"]
    assert outside(one, B) == outside(two, B)


@rule("DIK-030")
def test_a_bot_plays_alike_in_worlds_it_cannot_tell_apart() -> None:
    one, two = twins()
    for seed in range(40):
        assert RandomBot(seed).answer(one.table, B) == RandomBot(seed).answer(two.table, B)


@rule("DIK-030")
def test_whether_agents_for_a_reinforcement_are_left_shows_in_no_question() -> None:
    rich, poor = (
        scene(2, content="house", cards=[["FO5"]], reserve=[reserve], piles={"karst": ["A: C"]})
        for reserve in ({"G": 2}, {"E": 2})
    )
    for t in (rich, poor):
        t.play(0, "special FO5 0")
    assert outside(rich, B) == outside(poor, B)


@rule("DIK-Q51")
def test_a_deal_in_progress_does_not_show_how_much_it_holds() -> None:
    markers = [{"karst": 1}, {"josefov": 1, "motol": 1, "college": 1, "combinat": 1, "forteresse": 1}]
    worlds = [scene(3, pp=[5, 5, 5], markers=markers, affinity={1: ["po", "po"]}) for _ in range(2)]
    worlds[0].deal(0, 1, "give:marker:karst")
    worlds[1].deal(0, 1, "give:pp:2 get:pp:1 give:marker:karst")
    assert worlds[0].asks == worlds[1].asks == [(B, "make-room")]
    assert outside(worlds[0], C) == outside(worlds[1], C)


@rule("DIK-080")
def test_a_replay_shows_a_seat_no_more_than_it_saw_and_the_seed_comes_last() -> None:
    table = ludotheque.game("diktat").new(2, "the hidden seed", {"content": "fixture"})
    for _ in range(12):
        decision = table.waiting[0]
        moves = list(decision)
        table.choose(decision.seat, ("spy",) if ("spy",) in moves else moves[0])
    again = ludotheque.replay(journal_of(table))
    for seat in (0, 1, None):
        assert again.events(seat) == table.events(seat) and again.view(seat) == table.view(seat)
    assert "the hidden seed" not in repr(journal_of(table))
    for _ in range(1000):
        if not table.over:
            decision = table.waiting[0]
            table.choose(decision.seat, ("extend",) if decision.ask == "manoeuvre" else next(iter(decision)))
    assert journal_of(table)["footer"]["seed"] == "the hidden seed"
