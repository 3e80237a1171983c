"""Les Trophées: what can be taken, where it goes, room for markers (DIK-130 to DIK-138, DIK-Q32 to DIK-Q35)."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

NV = [f"NV{i}" for i in range(1, 7)]
FIVE = dict.fromkeys(("motol", "combinat", "forteresse", "hypogees", "faubourgs"), 1)


def conquest(pawns: str = "E", **given: Any) -> Scene:
    """A alone conquers Karst with those pawns, and is asked for a Trophy."""
    piles = {"karst": [f"A: {pawns}"], **given.pop("piles", {})}
    return scene(given.pop("seats", 2), phase="resolution", piles=piles, **given).play(0, "name karst")


def cards(t: Scene, seat: int = 0) -> list[str]:
    return [card["card"] for card in t.player(seat)["cards"]]


# -- what a Trophy is (DIK-130)


@rule("DIK-130")
def test_a_trophy_is_a_card_of_the_sector_on_the_track_or_a_marker_of_the_sector() -> None:
    t = conquest(track=["KA1", "JO1", "KA3"], cards={1: ["KA2"]}, discard=["KA4"])
    assert t.choices(0) == ["take_marker", "take_card KA1", "take_card KA3", "no_trophy"]
    for card in ("JO1", "KA2", "KA4", "KA5", "HA-K1"):  # another sector, owned, discarded, in the deck, no Opportunity
        assert t.refused(0, f"take_card {card}").rule == "DIK-130"


@rule("DIK-130")
def test_a_sector_without_markers_left_gives_none() -> None:
    t = conquest(track=["KA1"], markers={1: {"karst": 2}})
    assert t.choices(0) == ["take_card KA1", "no_trophy"]
    assert t.refused(0, "take_marker").rule == "DIK-130"


@rule("DIK-130")
def test_a_taken_card_leaves_the_track_and_a_taken_marker_its_sector() -> None:
    t = conquest("E,E", track=["KA1", "KA2"]).play(0, "take_card KA2")
    assert t.table.view(None)["track"] == ["KA1"] and t.on("karst")["markers"] == 2
    t.play(0, "take_marker")
    assert t.on("karst")["markers"] == 1


@rule("DIK-021", "DIK-130")
def test_both_markers_of_a_sector_can_be_taken_in_one_conquest() -> None:
    t = conquest("E,E,E").play(0, "take_marker", "take_marker")
    assert t.player(0)["markers"] == {"karst": 2} and t.on("karst")["markers"] == 0


# -- cards (DIK-131 to DIK-134)


@rule("DIK-131", "DIK-133")
@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_a_card_goes_on_the_leftmost_free_slot_whose_vp_are_gained_at_once(before: int, vp: int) -> None:
    t = conquest(track=["KA1"], cards=[NV[:before]])
    had = t.vp[0]
    t.play(0, "take_card KA1")
    assert cards(t) == [*NV[:before], "KA1"] and t.vp[0] - had == vp


@rule("DIK-134", "DIK-Q33")
def test_dik_g06_track_full() -> None:
    t = conquest(track=["Karst[Po|N1]"], cards=[NV], affinity=[["po"]])
    before = t.vp[0]
    t.play(0, "take_card KA1")
    assert t.player(0)["cards"][6] == {"card": "KA1", "aside": True, "tokens": [None]}
    assert t.vp[0] == before + 2
    t.play(0, "score KA1 0 politics")  # in the window after the last conquest
    assert t.vp[0] == before + 3


@rule("DIK-134")
def test_each_card_beside_the_board_is_worth_two_vp() -> None:
    t = conquest("E,E", track=["KA1", "KA2"], cards=[NV])
    before = t.vp[0]
    t.play(0, "take_card KA1", "take_card KA2")
    assert [card["aside"] for card in t.player(0)["cards"][6:]] == [True, True] and t.vp[0] == before + 4


@rule("DIK-Q33", "DIK-134")
def test_the_effects_of_a_card_beside_the_board_work() -> None:
    t = scene(2, content="house", cards=[[*NV[:4], *("NV6", "MS1"), "NV5"]], pp=[0, 0]).play(0, "extend", "keep")
    assert t.player(0)["cards"][6]["aside"] and t.pp == [2, 0]  # NV5: Extend influence gives 1 PP more


@rule("DIK-Q33")
def test_a_card_beside_the_board_stays_there_and_the_next_one_takes_the_free_slot() -> None:
    t = conquest(track=["KA1"], cards=[[*NV, "JO1"]])
    assert t.vp[0] == 5
    t.deal(0, 1, "give:card:NV6")
    assert [(c["card"], c["aside"]) for c in t.player(0)["cards"]][-2:] == [("NV5", False), ("JO1", True)]
    assert t.vp[0] == 4
    t.play(0, "take_card KA1")
    assert [(c["card"], c["aside"]) for c in t.player(0)["cards"]][-2:] == [("JO1", True), ("KA1", False)]
    assert t.vp[0] == 5


@rule("DIK-Q33")
def test_a_card_beside_the_board_is_worth_two_vp_while_owned_and_can_be_traded() -> None:
    t = scene(2, cards=[[*NV, "JO1"]])
    assert t.vp == [5, 0]
    t.deal(0, 1, "give:card:JO1")
    assert t.vp == [3, 0] and cards(t, 1) == ["JO1"] and not t.player(1)["cards"][0]["aside"]


@rule("DIK-Q32")
@pytest.mark.parametrize("gone", NV[:5])
def test_whichever_card_leaves_the_rightmost_occupied_slot_is_the_one_that_empties(gone: str) -> None:
    for owned in range(2, 7):
        t = scene(2, cards=[NV[:owned]])
        if gone in NV[:owned]:
            t.deal(0, 1, f"give:card:{gone}")
            assert t.vp[0] == (owned - 1) // 2  # slots of 0, 1, 0, 1, 0, 1 VP


@rule("DIK-132")
def test_the_effects_of_a_taken_card_are_available_at_once() -> None:
    t = scene(
        2,
        content="house",
        phase="resolution",
        piles={"nouvelle_ville": ["A: E,E"]},
        track=["NV4", "NV1"],
        reserve=[{"E": 1}],
        pp=[0],
    )
    t.play(0, "name nouvelle_ville")
    assert t.refused(0, "use NV4 0").rule == "DIK-176"
    t.play(0, "take_card NV4", "use NV4 0")  # 1 Emissary for 4 PP, before the next claim
    assert t.pp[0] == 4 and t.goods("emissary")[0] == 0
    before = t.vp[0]
    t.play(0, "take_card NV1")  # a Gain of 1 VP, on a slot without VP
    assert t.vp[0] == before + 1


@rule("DIK-131", "DIK-133", "DIK-135", "DIK-170")
def test_dik_g05_card_with_affinity() -> None:
    t = scene(
        2,
        phase="resolution",
        piles={"combinat": ["A: E,E"]},
        cards=[["NV1"]],
        affinity=[["po", "po", "pe"]],
        track=["Combinat[Po,Ar|N1]"],
    )
    t.play(0, "name combinat", "take_card CO1")
    assert cards(t) == ["NV1", "CO1"] and t.vp[0] == 1
    assert t.refused(0, "score CO1 1 people").rule == "DIK-135"
    t.play(0, "score CO1 0 politics")
    assert t.vp[0] == 2
    assert t.player(0)["cards"][1]["tokens"] == ["politics", None]
    assert t.refused(0, "score CO1 0 politics").rule == "DIK-170"
    assert [t.goods(good)[0] for good in ("politics", "people", "artefact")] == [1, 1, 0]


# -- markers (DIK-136 to DIK-138)


@rule("DIK-136", "DIK-137")
def test_markers_go_to_the_influence_zone_and_the_second_of_a_sector_on_the_first() -> None:
    t = conquest("E,E").play(0, "take_marker")
    assert t.player(0)["markers"] == {"karst": 1} and t.on("karst")["markers"] == 1
    t.play(0, "take_marker")
    assert t.player(0)["markers"] == {"karst": 2} and t.on("karst")["markers"] == 0
    assert [event["level"] for event in t.told("marker-taken")] == [1, 2]


@rule("DIK-138", "DIK-041")
def test_with_five_slots_occupied_a_marker_must_be_discarded_to_make_room() -> None:
    t = conquest("E,E", markers=[FIVE]).play(0, "take_marker")
    assert t.asks == [(0, "make-room")]
    assert t.choices(0) == [f"drop_marker {sector}" for sector in sorted(FIVE, key=ORDER.index)]
    assert t.refused(0, "drop_marker karst").rule == "LUD-03"
    assert t.on("karst")["markers"] == 2 and not [*t.table.rules.faults(t.state)]
    t.play(0, "drop_marker motol")
    assert t.player(0)["markers"] == {**dict.fromkeys(set(FIVE) - {"motol"}, 1), "karst": 1}
    assert t.on("motol")["markers"] == 2 and t.on("karst")["markers"] == 1
    t.play(0, "take_marker")  # the second of a sector one holds needs no slot (DIK-Q34)
    assert t.player(0)["markers"]["karst"] == 2 and len(t.player(0)["markers"]) == 5


ORDER = ["hypogees", "karst", "faubourgs", "combinat", "motol", "forteresse"]


@rule("DIK-138")
def test_with_a_slot_free_nothing_is_discarded() -> None:
    four = {sector: level for sector, level in FIVE.items() if sector != "motol"}
    t = conquest(markers=[four]).play(0, "take_marker")
    assert len(t.player(0)["markers"]) == 5 and t.told("marker-discarded") == []


@rule("DIK-Q34", "DIK-041")
def test_a_stack_fills_one_slot_and_goes_as_a_whole() -> None:
    t = conquest(markers=[{**FIVE, "motol": 2}]).play(0, "take_marker", "drop_marker motol")
    assert "motol" not in t.player(0)["markers"] and t.on("motol")["markers"] == 2
    four = {**FIVE, "combinat": 2}
    del four["motol"]
    t = conquest(markers=[four]).play(0, "take_marker")
    assert len(t.player(0)["markers"]) == 5  # four stacks of five markers left a slot


@rule("DIK-138", "DIK-175", "DIK-Q40")
def test_what_the_discarded_marker_gave_goes_with_it() -> None:
    full = {"josefov": 1, "college": 1, "nouvelle_ville": 1, "motol": 1, "combinat": 1}
    t = conquest("E,E,E", markers=[full], affinity=[["po", "pe"]], seats=3, piles={"hypogees": ["A: E"]})
    t.play(0, "take_marker", "drop_marker nouvelle_ville")
    assert t.vp[0] == 0
    t.play(0, "no_trophy", "no_trophy", "name hypogees", "take_marker", "drop_marker josefov")
    assert t.asks == [(0, "give-up-affinity")]
    t.play(0, "give_up politics", "give_up people")
    assert t.player(0)["markers"] == {"college": 1, "motol": 1, "combinat": 1, "karst": 1, "hypogees": 1}


@rule("DIK-Q35")
def test_a_discarded_marker_is_a_trophy_again_when_its_sector_is_conquered_later() -> None:
    t = conquest(markers=[FIVE], piles={"motol": ["B: E,E"]}).play(0, "take_marker", "drop_marker motol", "name motol")
    t.play(1, "take_marker", "take_marker")
    assert t.player(1)["markers"] == {"motol": 2}


@rule("DIK-Q35")
def test_a_marker_discarded_on_the_sector_being_conquered_is_a_trophy_at_once() -> None:
    held = {**FIVE, "karst": 1}
    del held["faubourgs"]
    t = conquest("E,E", markers=[{"mala_strana": 1, "karst": 1}, held], track=["KA1"])
    assert t.choices(0) == ["take_card KA1", "no_trophy"]
    t.deal(0, 1, "give:marker:mala_strana").play(1, "drop_marker karst")
    assert t.asks == [(0, "trophy")] and t.choices(0) == ["take_marker", "take_card KA1", "no_trophy"]


@rule("DIK-120", "DIK-138", "DIK-Q58")
def test_dik_g15_a_trophy_nobody_wants() -> None:
    t = conquest(markers=[FIVE])
    assert t.choices(0) == ["take_marker", "no_trophy"]
    assert t.refused(0, "pass").rule == "LUD-03"  # waiting is not offered
    t.play(0, "no_trophy")
    assert t.piles("karst") == []
    assert t.player(0)["markers"] == FIVE and t.on("karst")["markers"] == 2
