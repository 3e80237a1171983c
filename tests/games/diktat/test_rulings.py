"""Rulings of ours that belong to no single chapter."""

from tests.games.diktat.scene import scene
from tests.marks import rule


@rule("DIK-Q104")
def test_a_lost_possession_costs_the_affinities_it_announces_even_if_the_supply_was_empty() -> None:
    """The ten Politics tokens are with B: Scribes du quai brings A none; giving it away costs A one all the same."""
    t = scene(
        2,
        content="house",
        cabals=["harmonie", "polisec"],
        affinity={"A": ["people"], "B": ["politics"] * 10},
        phase="resolution",
        piles={"josefov": ["A: E"]},
        track=["JO1"],
        admin="A",
    )
    t.play(0, "name josefov", "take_card JO1")
    assert t.goods("people")[0] == 1 and t.goods("politics")[0] == 0
    t.play(0, "offer 1 give:card:JO1").play(1, f"accept {t.table.view(1)['offers'][0]['offer']}")
    assert t.asks == [(0, "give-up-affinity")]
    t.play(0, "give_up people")
    assert t.goods("people")[0] == 0
