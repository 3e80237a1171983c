"""Perft counts of described positions. The first ones are small enough to be counted by hand, as the comments do."""

from tests.games.diktat.scene import scene
from tests.games.shared.perft import perft


def test_an_assassination_with_two_attempts() -> None:
    """Three Citizens of one opposing pile: the first of 3, then the second of 2 or stop."""
    t = scene(2, assassins=[1, 0], piles={"karst": ["B: C,C,C"]}).play(0, "assassinate")
    assert perft(t.state, 1) == 3
    assert perft(t.state, 2) == 3 * (2 + 1)


def test_a_guard_closes_one_branch() -> None:
    """The Guard ends the Manoeuvre: the next decision is the opponent's choice of a Manoeuvre."""
    t = scene(2, assassins=[1, 0], pp=[9, 0], piles={"karst": ["B: G,C"]}).play(0, "assassinate")
    after_guard = scene(2, assassins=[1, 0], pp=[9, 0], piles={"karst": ["B: G,C"]}).play(0, "assassinate", "kill 1 1")
    assert perft(t.state, 2) == 2 + len(after_guard.choices(1))


def test_a_team_of_one_citizen_and_one_guard() -> None:
    """Twelve sectors, then C or G; then the other one or ready; then ready only."""
    t = scene(2, reserve=[{"C": 1, "G": 1}]).play(0, "send")
    assert perft(t.state, 1) == 12
    assert perft(t.state, 2) == 12 * 2
    assert perft(t.state, 3) == 12 * 2 * 2


def test_claims_three_against_one() -> None:
    """DIK-X02: marker, either card or nothing, then what is left of them."""
    t = scene(2, phase="resolution", piles={"karst": ["A: E,E,E", "B: E"]}, track=["Karst[-|N1]", "Karst[-|N1]"])
    assert perft(t.state, 1) == 1
    assert perft(t.state, 2) == 4
    assert perft(t.state, 3) == 4 + 3 + 3 + 4


def test_sealed_bids() -> None:
    """Three PP against two: 4 bids, 3 bids, then the winner's claim of a marker or nothing."""
    t = scene(2, pp=[3, 2], phase="resolution", piles={"karst": ["A: E", "B: E"]}).play(0, "name karst")
    t.pass_windows()
    assert perft(t.state, 1) == 4
    assert perft(t.state, 2) == 4 * 3
    assert perft(t.state, 3) == 4 * 3 * 2
