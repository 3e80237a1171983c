"""Phase 1, Divine Pillar (HYB-065 to HYB-071)."""

from tests.games.hybris.scene import scene
from tests.marks import rule


@rule("HYB-065", "HYB-003", "HYB-Q25")
def test_pillars_are_chosen_in_greatness_order() -> None:
    """EX-02"""
    table = scene(4, olympians=["hades", "athena", "poseidon", "zeus"], phase="pillars")
    order = []
    for pillar in (6, 5, 4, 3):
        ((seat, ask),) = table.asks
        assert ask == "pillar"
        order.append(seat)
        table.play(seat, f"pillar pillar_{pillar}")
    assert order == [3, 2, 1, 0]


@rule("HYB-066")
def test_a_pillar_is_taken_once_an_age() -> None:
    table = scene(2, phase="pillars").play(0, "pillar pillar_2")
    refusal = table.refused(1, "pillar pillar_2")
    assert (refusal.rule, refusal.why) == ("HYB-066", "pillar-taken")
    assert len(table.choices(1)) == 5
    assert table.player(0)["pillar"] == "pillar_2"


@rule("HYB-069")
def test_turns_go_by_the_numbers_of_the_pillars() -> None:
    table = scene(3, phase="pillars").play(0, "pillar pillar_5").play(1, "pillar pillar_1").play(2, "pillar pillar_3")
    for seat in range(3):
        table.play(seat, "ready")
    for seat in (1, 2, 0):
        assert table.asks == [(seat, "turn")]
        table.play(seat, "pass")
    assert table.asks[0][1] == "pillar"


@rule("HYB-070", "HYB-071", "HYB-Q20")
def test_a_pillar_left_gathers_one_prayer_for_whoever_takes_it_later() -> None:
    """EX-03"""
    table = scene(2, phase="pillars", well=5, prayers_on=["pillar_1", "pillar_4"])
    table.play(0, "pillar pillar_1")
    assert table.have("prayer") == [1, 0] and table.state.well == 5
    table.play(1, "pillar pillar_2")
    assert table.table.view(None)["pillar_prayers"] == [f"pillar_{n}" for n in (3, 4, 5, 6)]


@rule("HYB-217", "HYB-Q50")
def test_powers_of_the_start_of_the_age_come_first() -> None:
    table = scene(2, phase="pillars", tiles={"A02": "0 AR1", "O03": "1 EL2", "C02": "1 stored"})
    assert table.asks == [(0, "pillar")]
    assert table.have("aegis") == [4, 3] and table.have("faithful") == [0, 1] and table.have("goodness") == [1, 1]
