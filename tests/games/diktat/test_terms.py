"""Terminologie: Capacity, exchange, Scourge, Gain, Manifestation, Darkness score (DIK-172 to DIK-179)."""

import pytest

from ludotheque.games.diktat import loader
from ludotheque.games.diktat.names import ANY_AFFINITY, OTHER_AFFINITY
from ludotheque.games.diktat.phases.exchange import Exchange
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def house(**given: object) -> Scene:
    """Two players on the house content, with empty screens unless said otherwise."""
    return scene(2, content="house", **{"pp": [0, 0], "affinity": [[], []], **given})


@rule("DIK-172")
def test_a_capacity_is_free_permanent_and_lasts_as_long_as_its_possession() -> None:
    t = house(cards=[["NV5"]], pawns=[3, 3])  # Extend influence gives 1 PP more
    t.play(0, "extend", "keep").play(1, "extend", "keep").play(0, "extend", "keep").play(1, "extend", "keep")
    assert t.pp == [4, 2] and t.player(0)["used"] == []
    t.deal(0, 1, "give:card:NV5").play(0, "extend", "keep").play(1, "extend", "keep")
    assert t.pp == [5, 4]


@rule("DIK-173")
def test_an_exchange_takes_the_whole_price_and_happens_once_a_use() -> None:
    t = house(cards=[["NV4"]], reserve=[{"E": 3}]).play(0, "use NV4 0")  # 1 Emissary for 4 PP
    assert (t.pp[0], t.goods("emissary")[0]) == (4, 2)
    assert t.refused(0, "use NV4 0").rule == "DIK-025"
    t = house(cards=[["CO3"]], reserve=[{"C": 1}])  # 2 Citizens for 3 PP
    assert "use CO3 0" not in t.beside(0)
    assert t.refused(0, "use CO3 0").rule == "DIK-173"


@rule("DIK-173", "DIK-Q13")
def test_an_exchange_is_a_choice_and_never_forces_a_debt() -> None:
    t = house(cards=[["MS4"]], pp=[2, 0])  # 3 PP for 1 Emissary
    assert t.refused(0, "use MS4 0").rule == "DIK-173"
    t.play(0, "borrow", "use MS4 0")
    assert (t.pp[0], t.goods("emissary")[0], t.goods("debt")[0]) == (4, 1, 1)


@rule("DIK-173")
@pytest.mark.parametrize(
    ("wanted", "listed"),
    [(ANY_AFFINITY, ["politics", "people", "artefact"]), (OTHER_AFFINITY, ["politics", "artefact"])],
)
def test_an_affinity_of_choice_may_be_the_one_given_unless_another_is_promised(wanted: int, listed: list[str]) -> None:
    t = house(affinity=[["pe"], []])
    t.state.call(Exchange(0, ANY_AFFINITY << 4 | 1, wanted << 4 | 1, 0))
    t.state.settle()
    t.table.menu.clear()  # it was changed behind the table
    t.play(0, "give_up people")
    assert t.asks == [(0, "exchange-get")] and t.choices(0) == [f"affinity {name}" for name in listed]


@rule("DIK-174")
def test_a_scourge_is_an_opportunity_card_without_effect_and_with_a_high_darkness() -> None:
    content = loader.load("house")
    scourges = loader.scourges(content)
    assert scourges == {"FA6", "CO6", "AR1", "AR2", "AR3"}
    for name in scourges:
        card = content.card_ids.index(name)
        assert content.book.first[card] == content.book.first[card + 1] and content.darkness[card] >= 3
    t = scene(2, content="house", phase="resolution", piles={"artefact": ["A: E"]}, track=["AR1"])
    t.play(0, "name artefact", "take_card AR1")  # a card like any other
    assert t.player(0)["cards"][0]["card"] == "AR1"


@rule("DIK-175")
@pytest.mark.parametrize(("card", "rank", "vp"), [("NV1", 0, 1), ("CH3", 10, 0), ("AR5", -10, 2)])
def test_a_gain_comes_with_its_element_and_goes_with_it(card: str, rank: int, vp: int) -> None:
    t = house()
    base = (t.rank[0], t.vp[0])
    t = house(cards=[[card]])
    assert (t.rank[0] - base[0], t.vp[0] - base[1]) == (rank, vp)  # slot 1 of the Harmonie board gives no VP
    t.deal(0, 1, f"give:card:{card}")
    assert (t.rank[0], t.vp[0]) == base


@rule("DIK-175", "DIK-026")
def test_a_used_element_keeps_its_gain() -> None:
    t = scene(2, markers=[{"nouvelle_ville": 1, "college": 1}], used=[["nouvelle_ville_1", "college_1"]])
    assert t.vp == [1, 0] and t.rank == [35, 21]


@rule("DIK-176")
def test_a_manifestation_costs_no_manoeuvre_and_needs_not_ones_own_turn() -> None:
    t = house(cards={1: ["NV4"]}, reserve=[{}, {"E": 1}]).play(1, "use NV4 0")
    assert t.pp == [0, 4]
    assert [t.player(seat)["pawns"] for seat in (0, 1)] == [5, 5] and t.asks == [(0, "manoeuvre")]


@rule("DIK-176")
@pytest.mark.parametrize("phase", ["start", "opportunities", "first_player", "manoeuvres", "resolution", "attack"])
def test_a_manifestation_is_triggered_at_any_moment_of_a_cycle(phase: str) -> None:
    piles = {"motol": ["A: C"]} if phase in ("manoeuvres", "resolution") else {}
    t = house(phase=phase, cards={1: ["NV4"]}, reserve=[{}, {"E": 1}], piles=piles)
    before = t.pp[1]
    t.play(1, "use NV4 0")
    assert t.pp[1] == before + 4


@rule("DIK-176")
def test_only_an_own_manifestation_is_used() -> None:
    t = house(cards=[["NV4", "NV5"], ["CO3"]], reserve=[{"E": 1, "C": 2}])
    for element in ("CO3 0", "NV5 0", "NV4 1", "KA1 0", "motol_1 0"):  # B's, a Capacity, no second effect, nobody's
        assert t.refused(0, f"use {element}").rule == "DIK-176"


@rule("DIK-177")
def test_after_its_manifestation_an_element_is_used_for_everybody_to_see() -> None:
    t = house(cards=[["NV4"]], reserve=[{"E": 2}]).play(0, "use NV4 0")
    assert t.player(0)["used"] == ["NV4"]
    assert [(e["seat"], e["element"]) for e in t.told("used")] == [(0, "NV4")]


@rule("DIK-178")
def test_the_darkness_score_does_nothing_in_the_base_game() -> None:
    played = []
    for score in (0, 4):
        t = scene(2, piles={"karst": ["A: E", "B: C"]}, track=[f"Karst[-|N{score}]"], pawns=[1, 1], secret="JO1")
        t.play(0, "extend", "keep").play(1, "extend", "keep").play(0, "name karst", "take_card KA1").pass_windows()
        played.append([(t.table.view(eyes), t.table.events(eyes)) for eyes in (0, 1, None)])
    assert played[0] == played[1]


@rule("DIK-179", "DIK-186")
def test_an_effect_on_a_type_of_agent_reaches_the_others_pawn_of_that_type() -> None:
    t = scene(
        2,
        content="house",
        others=True,
        cabals="polisec,harmonie",
        developed=[["PS4"]],  # after spying, 2 PP to discard a Citizen just looked at
        pp=[3, 0],
        piles={"karst": ["others: C,G"], "motol": ["B: C"]},
    )
    t.play(0, "spy", "look 1 1", "look 1 2")
    assert t.refused(0, "purge 1 2").rule == "DIK-172"  # an Abomination is a Guard, no Citizen
    t.play(0, "purge 1 1")
    assert t.piles("karst") == ["others: G"] and t.pp[0] == 1
