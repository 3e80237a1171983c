"""Soldiers and contracts from reserve, wherever a rule grants one."""

from tests.games.steamwatchers.scene import ZONES, primus
from tests.marks import rule


@rule("STW-005", "STW-022", "STW-019")
def test_a_granted_soldier_goes_from_reserve_into_a_zone_he_controls_with_room() -> None:
    t = primus(ZONES)
    t.play(0, t.choices(0)[0])
    assert t.asks == [(0, "soldier")] and t.choices(0) == ["zone gironde", "zone istra"]
    refusals = [t.refused(0, f"zone {zone}") for zone in ("rhone", "saksa", "meseta", "epiri")]
    assert [refusal.rule for refusal in refusals] == ["STW-022", "STW-019", "STW-019", "STW-035"]
    before = t.player(0)["reserve_base"]
    t.play(0, "zone istra")
    assert t.units("istra") == (0, 1, 0) and t.player(0)["reserve_base"] == before - 1


@rule("STW-004", "STW-022")
def test_no_soldier_left_or_no_room_nothing_happens() -> None:
    t = primus(ZONES, players=[{"reserve_base": 0}])
    t.play(0, t.choices(0)[0])
    assert t.told("recruited") == [] and t.asks[0][1] != "soldier"
    t = primus({**ZONES, "gironde": "0 5b", "istra": "1 1b"})
    t.play(0, t.choices(0)[0])
    assert t.told("recruited") == [] and t.asks[0][1] != "soldier"
