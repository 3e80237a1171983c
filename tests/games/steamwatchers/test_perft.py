"""Perft counts of described positions, small enough to be counted by hand, as the comments do."""

from tests.games.shared.perft import perft
from tests.games.steamwatchers.scene import scene


def test_secret_orders_of_one_zone_each() -> None:
    """Three kinds of tokens in the one zone of A, then that A is ready, then the same for B."""
    t = scene(2, phase="planning", zones={"rhone": "0 1b", "lutecia": "1 1b"})
    assert perft(t.state, 1) == 3
    assert perft(t.state, 2) == 3
    assert perft(t.state, 3) == 3 * 3


def test_secret_orders_of_two_zones() -> None:
    """Three kinds in either of two zones, then three in the other one."""
    t = scene(2, phase="planning", zones={"rhone": "0 1b", "gironde": "0 1b", "lutecia": "1 1b"})
    assert perft(t.state, 1) == 6
    assert perft(t.state, 2) == 6 * 3


def test_a_march_of_two_soldiers() -> None:
    """Breizh borders Gironde and Neustria: either, or nothing (no forced march on turn 1); then one soldier or two. B
    activates his token or passes."""
    zones = {"breizh": "0 2b movement", "alba": "1 1b defence"}
    t = scene(2, "apprentissage", acting=0, zones=zones, players=[{"beacons": 0}]).play(0, "activate breizh")
    assert perft(t.state, 1) == 2 + 1
    assert perft(t.state, 2) == 2 * 2 + 2


def test_sealed_bids() -> None:
    """Three barrels against one: 4 bids, then 2."""
    stock = [{"healthy": 3, "contraband": 0, "beacons": 0}, {"healthy": 1, "contraband": 0}]
    t = scene(2, acting=0, zones={"rhone": "0 3b movement", "gironde": "1 3b"}, players=stock)
    t.play(0, "activate rhone", "march gironde", "group 3 0")
    assert perft(t.state, 1) == 4
    assert perft(t.state, 2) == 4 * 2


def test_a_quarantine_token() -> None:
    """Four action slots, a healthy slot that is full, the Supply track."""
    zones = {"rhone": "0 1b f2", "lutecia": "1 1b"}
    t = scene(
        2, "apprentissage", phase="decline", reserved=["archon", "legate"], zones=zones, players=[{"incubation": 2}]
    )
    assert t.asks == [(0, "quarantine")]
    assert perft(t.state, 1) == 4 + 1 + 1
