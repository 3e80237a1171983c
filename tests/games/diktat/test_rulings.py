"""Rulings of ours that belong to no single chapter."""

import pytest

from ludotheque.games.diktat.names import GOOD_IDS
from ludotheque.games.diktat.phases.cycle import Cycle
from ludotheque.games.diktat.phases.oaths import ABLE, HEAD, REFUSED, STATUS
from ludotheque.games.diktat.state import DARKNESS, NOBODY, OPPORTUNITIES
from tests.games.diktat.scene import EXTEND, breaches, end_cycle, scene
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


@rule("DIK-Q50")
def test_an_offer_lapses_when_its_maker_skips_the_turn() -> None:
    t = scene(2, markers={"A": {"motol": 1}}, pp=[3, 0]).play(0, "offer 1 give:pp:1")
    number = t.table.view(1)["offers"][0]["offer"]
    t.play(0, "use motol_1 1")
    assert t.table.view(1)["offers"] == []
    assert t.refused(1, f"accept {number}").rule == "DIK-Q50"


@rule("DIK-Q50")
@pytest.mark.parametrize(
    ("card", "phase", "named"), [("MO3", "resolution", "name karst"), ("MO4", "first_player", "first 1")]
)
def test_an_offer_lapses_when_another_names_the_sector_or_the_first_player(card: str, phase: str, named: str) -> None:
    piles = {"karst": ["A: E"], "motol": ["B: E"]} if phase == "resolution" else {}
    t = scene(2, content="house", cards={"B": [card]}, admin="A", phase=phase, pp=[3, 0], piles=piles)
    t.play(0, "offer 1 give:pp:1")
    number = t.table.view(1)["offers"][0]["offer"]
    t.play(1, f"use {card} 0", named)
    assert t.table.view(1)["offers"] == []
    assert t.refused(1, f"accept {number}").rule == "DIK-Q50"


@rule("DIK-Q51")
def test_an_oath_to_give_stays_listed_for_others_until_its_deadline() -> None:
    """A secretly keeps at once what was sworn for the next Cycle: C cannot tell."""
    t = scene(3, phase="attack", pp=[5, 0, 0])
    t.play(0, "offer 1 i:give:pp:2:1").play(1, f"accept {t.table.view(1)['offers'][0]['offer']}")
    t.play(0, "offer 1 give:pp:2").play(1, f"accept {t.table.view(1)['offers'][0]['offer']}")
    for seat in range(3):
        t.play(seat, "pass")
    assert t.state.cycle == 2
    assert len(t.table.view(2)["oaths"]) == 1 and len(t.table.view(None)["oaths"]) == 1


@rule("DIK-080")
def test_five_players_who_each_looked_do_not_show_a_card_to_spectators() -> None:
    t = scene(5, secret="KA1", secret_seen=["A", "B", "C", "D", "E"])
    assert t.table.view(3)["secret"] == {"card": "KA1"}
    assert t.table.view(None)["secret"] == {"card": None}


@rule("DIK-Q96")
def test_a_sleeper_agent_on_a_pile_emptied_by_a_revolt_is_spent() -> None:
    t = scene(
        3,
        cabals=["resistance", "polisec", "harmonie"],
        markers={"A": {"college": 2}},
        phase="resolution",
        revolt=["karst"],
        piles={"karst": ["A: E", "C: E"]},
        sleepers=[2],
        stock=[5, 5, 0],
    )
    t.play(0, "name karst").play(2, "sacrifice")
    assert t.player(1)["stock"] == 5


@rule("DIK-Q56")
def test_in_an_imagined_world_a_statement_about_a_known_pawn_is_as_true_as_it_is() -> None:
    t = scene(2, piles={"karst": ["A: G"]}, seen=[(1, 1, ["B"])])
    t.play(0, "offer 1 i:pawn:1:1:guard:0").play(1, f"accept {t.table.view(1)['offers'][0]['offer']}")
    for key in range(20):
        world = t.state.imagine(1, key + 1)
        assert world.oaths[0][8] & 4 == 0


@rule("DIK-Q55")
@pytest.mark.parametrize(("pp", "blamed"), [(0, 0), (5, 1)])
def test_a_pile_lost_for_want_of_a_ransom_is_not_its_owners_fault(pp: int, blamed: int) -> None:
    t = scene(
        2, content="house", developed={"A": ["HA3"]}, pp=[0, pp], piles={"karst": ["B: E"]}, turn=1, pawns=[1, 1]
    ).deal(1, 0, "i:withdraw:1:0")
    t.play(1, *EXTEND).play(0, "special HA3 0", "pile 1").play(1, "sacrifice")
    assert t.piles("karst") == [] and breaches(end_cycle(t)) == [0, blamed]


@rule("DIK-Q55")
def test_whether_a_promise_could_be_kept_is_known_to_whoever_made_it() -> None:
    """A has an Agent to send and sends none: B cannot know that A could have."""
    t = scene(2, pawns=[2, 1], reserve=[{"C": 1}]).deal(0, 1, "i:send:karst:0").play(0, *EXTEND)
    able = [world.oaths[0][HEAD + STATUS] & ABLE for world in (t.state, t.state.imagine(0, 1), t.state.imagine(1, 1))]
    assert able == [ABLE, ABLE, 0]


@rule("DIK-Q55", "DIK-Q50")
def test_a_refused_gift_is_known_to_both_parties_only() -> None:
    t = scene(3, cards=[["KA1"]]).deal(0, 1, "i:give_card:KA1:0").play(0, "offer 1 give:card:KA1")
    t.play(1, f"decline {t.table.view(1)['offers'][0]['offer']}")
    seen = [t.state.imagine(seat, 1).oaths[0][HEAD + STATUS] & REFUSED for seat in range(3)]
    assert seen == [REFUSED, REFUSED, 0]


@rule("DIK-Q52")
def test_whoever_has_looked_behind_a_screen_imagines_what_is_there() -> None:
    t = scene(3, pp=[0, 5, 5]).deal(1, 2, "give:pp:1")  # how much, A cannot tell
    pp = GOOD_IDS.index("pp")
    assert len({int(t.state.imagine(0, key).get(1, pp)) for key in range(1, 30)}) > 1
    t.play(1, "show_screen 0")
    assert {int(t.state.imagine(0, key).get(1, pp)) for key in range(1, 30)} == {4}


@rule("DIK-049")
@pytest.mark.parametrize(("others", "phase"), [(False, OPPORTUNITIES), (True, DARKNESS)])
def test_the_first_window_of_a_cycle_belongs_to_its_first_phase(others: bool, phase: int) -> None:
    t = scene(2, others=others, phase="end_of_cycle")
    Cycle(NOBODY).crown(t.state)
    assert t.state.phase == phase
