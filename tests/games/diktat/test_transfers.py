"""A Possession changes hands: what the giver loses, what the receiver gets (DIK-Q32, DIK-Q36, DIK-Q48, DIK-Q49)."""

import pytest

from ludotheque.games.diktat.names import SECTOR_IDS
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

NV = [f"NV{i}" for i in range(1, 7)]


def cards(t: Scene, seat: int) -> list[str]:
    return [card["card"] for card in t.player(seat)["cards"]]


# -- the giver (DIK-Q32, DIK-Q48)


@rule("DIK-Q48", "DIK-Q32", "DIK-043", "DIK-044")
def test_the_givers_cards_close_up_and_the_rightmost_slot_loses_its_vp() -> None:
    t = scene(2, cards=[NV[:4]])  # slots of 0, 1, 0, 1 VP
    assert t.vp == [2, 0]
    t.deal(0, 1, "give:card:NV1")
    assert cards(t, 0) == ["NV2", "NV3", "NV4"] and t.vp == [1, 0]
    t.deal(0, 1, "give:card:NV3")
    assert cards(t, 0) == ["NV2", "NV4"] and t.vp == [1, 1]  # an empty slot of 0 VP costs nothing


@rule("DIK-Q48", "DIK-046")
def test_affinity_tokens_on_a_given_card_come_back_to_their_owner() -> None:
    t = scene(2, cards=[["Karst[Po,Pe|N1]"]], affinity=[["pe"]], placed={"KA1": ["po"]})
    assert t.vp == [1, 0]
    t.deal(0, 1, "give:card:KA1")
    assert t.vp == [0, 0]
    assert (t.goods("politics"), t.goods("people")) == ([1, 0], [1, 0])
    assert t.player(1)["cards"][0]["tokens"] == [None, None]


@rule("DIK-Q48", "DIK-175", "DIK-045")
def test_gains_go_over_with_the_possession() -> None:
    t = scene(2, markers=[{"nouvelle_ville": 1, "college": 1}]).deal(0, 1, "give:marker:nouvelle_ville")
    assert (t.vp, t.rank) == ([0, 1], [35, 21])
    t.deal(0, 1, "give:marker:college")
    assert t.rank == [25, 31] and t.table.view(None)["admin"] == 1
    t = scene(2, content="house", cards=[["NV1"]]).deal(0, 1, "give:card:NV1")  # a Gain of 1 VP
    assert t.vp == [0, 1]


@rule("DIK-Q48", "DIK-106")
def test_a_place_given_up_takes_no_affinity_with_it() -> None:
    piles = {name: ["A: C"] for name in SECTOR_IDS[:9]}
    t = scene(2, markers=[{"josefov": 1}], affinity=[[], []], piles=piles)
    assert t.refused(0, "offer 1 give:marker:josefov").rule == "DIK-Q48"  # he could not discard what it gave
    number = SECTOR_IDS.index("josefov")
    assert t.pile(SECTOR_IDS[number - 1]) == number  # the pile goes by the number of that sector
    t.deal(0, 1, f"give:place:{number}")
    assert t.piles(SECTOR_IDS[number - 1]) == []


@rule("DIK-Q36")
def test_one_marker_of_a_stack_leaves_and_the_other_shows_face_1() -> None:
    t = scene(2, markers=[{"college": 2, "nouvelle_ville": 2}])
    assert (t.rank, t.vp) == ([45, 21], [2, 0])
    t.deal(0, 1, "give:marker:college give:marker:nouvelle_ville")
    assert t.player(0)["markers"] == t.player(1)["markers"] == {"college": 1, "nouvelle_ville": 1}
    assert (t.rank, t.vp) == ([35, 31], [1, 1])


@rule("DIK-Q36", "DIK-Q40", "DIK-Q48")
def test_one_josefov_marker_of_a_stack_costs_the_difference_between_the_levels() -> None:
    t = scene(2, markers=[{"josefov": 2}], affinity=[["po", "pe", "ar"]]).deal(0, 1, "give:marker:josefov")
    assert t.asks == [(0, "give-up-affinity")]
    t.play(0, "give_up people")
    assert t.asks == [(1, "affinity")]
    t.play(1, "affinity artefact", "affinity artefact")
    assert [t.goods(good) for good in ("politics", "people", "artefact")] == [[1, 0], [0, 0], [1, 2]]


# -- Josefov is no mint (DIK-G16)


@rule("DIK-Q40", "DIK-Q48")
def test_dik_g16_josefov_is_no_mint() -> None:
    t = scene(2, markers=[{"josefov": 1}], affinity=[[], ["po", "pe"]])
    assert t.refused(0, "offer 1 give:marker:josefov").rule == "DIK-Q48"
    t.play(1, "offer 0 get:marker:josefov")  # the other side is not told before
    number = t.table.view(0)["offers"][0]["offer"]
    assert f"accept {number}" not in t.beside(0)
    assert t.refused(0, f"accept {number}").rule == "DIK-Q48"


@rule("DIK-047", "DIK-048", "DIK-Q40", "DIK-Q48")
def test_dik_g16_variant_the_tokens_of_both_stay_as_many() -> None:
    t = scene(2, markers=[{"josefov": 1}], cards=[["Karst[Po|N1]"]], affinity=[["pe"]], placed={"KA1": ["po"]})
    assert t.vp == [1, 0]
    t.deal(0, 1, "give:marker:josefov")
    assert t.choices(0) == ["give_up people", "give_up_placed KA1 0"]
    t.play(0, "give_up_placed KA1 0", "give_up people").play(1, "affinity artefact", "affinity people")
    assert t.vp == [0, 0]
    assert [t.goods(good) for good in ("politics", "people", "artefact")] == [[0, 0], [0, 1], [0, 1]]
    assert t.asks == [(0, "manoeuvre")]


@rule("DIK-Q48")
def test_tokens_given_in_the_same_deal_do_not_count_for_the_discard() -> None:
    t = scene(2, markers=[{"josefov": 1}], affinity=[["po", "pe", "ar"]])
    assert t.refused(0, "offer 1 give:marker:josefov give:politics:1 give:people:1").rule == "DIK-Q48"
    t.deal(0, 1, "give:marker:josefov give:politics:1")
    assert t.choices(0) == ["give_up people", "give_up artefact"]


# -- the receiver (DIK-Q48)


@rule("DIK-Q48", "DIK-131", "DIK-133")
def test_a_received_card_takes_the_leftmost_free_slot_and_its_vp() -> None:
    t = scene(2, cards=[["KA1"], ["NV1"]]).deal(0, 1, "give:card:KA1")
    assert cards(t, 1) == ["NV1", "KA1"] and t.vp == [0, 1]


@rule("DIK-Q48", "DIK-134")
def test_a_received_card_that_finds_no_slot_lies_beside_the_board_for_two_vp() -> None:
    t = scene(2, cards=[["KA1"], NV])
    before = t.vp[1]
    t.deal(0, 1, "give:card:KA1")
    assert t.player(1)["cards"][-1] == {"card": "KA1", "aside": True, "tokens": []} and t.vp[1] == before + 2


@rule("DIK-Q48", "DIK-138", "DIK-Q34")
def test_a_received_marker_needs_room_and_the_receiver_chooses_what_goes() -> None:
    five = {"karst": 2, "motol": 1, "combinat": 1, "forteresse": 1, "hypogees": 1}
    t = scene(2, markers=[{"faubourgs": 1}, five]).deal(0, 1, "give:marker:faubourgs")
    assert t.asks == [(1, "make-room")]
    assert t.choices(1) == [f"drop_marker {s}" for s in ("hypogees", "karst", "combinat", "motol", "forteresse")]
    assert not [*t.table.rules.faults(t.state)]  # the marker has not left its giver yet
    t.play(1, "drop_marker karst")
    assert t.player(1)["markers"] == {"motol": 1, "combinat": 1, "forteresse": 1, "hypogees": 1, "faubourgs": 1}
    assert t.on("karst")["markers"] == 2 and t.player(0)["markers"] == {}


@rule("DIK-Q48", "DIK-Q34")
def test_a_received_second_marker_needs_no_room() -> None:
    five = dict.fromkeys(("karst", "motol", "combinat", "forteresse", "hypogees"), 1)
    t = scene(2, markers=[{"karst": 1}, five]).deal(0, 1, "give:marker:karst")
    assert t.player(1)["markers"] == five | {"karst": 2}


@rule("DIK-Q48", "DIK-138")
def test_room_is_never_made_with_what_the_deal_gives_away_or_brings() -> None:
    stacks = dict.fromkeys(("karst", "motol", "combinat", "forteresse", "hypogees"), 2)
    t = scene(3, markers=[{"faubourgs": 1, "mala_strana": 1, "nouvelle_ville": 1}, stacks])
    t.deal(1, 0, "give:marker:karst give:marker:motol get:marker:faubourgs")
    assert t.asks == [(1, "make-room")]
    t.play(1, "drop_marker karst")  # the one that stays; the other is promised
    assert t.player(1)["markers"] == {"motol": 1, "combinat": 2, "forteresse": 2, "hypogees": 2, "faubourgs": 1}
    assert t.player(0)["markers"] == {"mala_strana": 1, "nouvelle_ville": 1, "karst": 1, "motol": 1}
    assert t.on("karst")["markers"] == 1


@rule("DIK-Q48", "DIK-Q42")
def test_a_received_vieille_ville_marker_develops_nothing() -> None:
    t = scene(2, markers=[{"vieille_ville": 2}]).deal(0, 1, "give:marker:vieille_ville give:marker:vieille_ville")
    assert t.asks == [(0, "manoeuvre")]
    assert (t.player(1)["developed"], t.pp) == (0, [0, 0])


@rule("DIK-Q48", "DIK-132")
def test_the_effects_of_a_received_card_are_the_receivers_at_once() -> None:
    t = scene(2, content="house", cards=[["NV5"]]).deal(0, 1, "give:card:NV5")  # Extend influence gives 1 PP more
    start = t.pp
    t.play(0, "extend", "keep").play(1, "extend", "keep")
    assert [now - then for now, then in zip(t.pp, start, strict=True)] == [1, 2]


# -- Used tokens travel (DIK-Q49)


@rule("DIK-Q49", "DIK-025")
def test_a_used_possession_stays_used_in_other_hands() -> None:
    t = scene(2, content="house", markers=[{"motol": 1}], cards=[["NV4"]], used=[["motol_1", "NV4"]], turn=1)
    t.deal(0, 1, "give:marker:motol give:card:NV4")
    assert t.player(1)["used"] == ["NV4", "motol_1"] and t.player(0)["used"] == []
    assert t.refused(1, "use motol_1 0").rule == "DIK-025"
    assert t.refused(1, "use NV4 0").rule == "DIK-025"


@rule("DIK-Q49")
@pytest.mark.parametrize("used", [0, 1])
def test_a_stack_is_used_if_either_marker_was(used: int) -> None:
    t = scene(2, markers=[{"motol": 1}, {"motol": 1}], used={used: ["motol_1"]}, turn=1).deal(0, 1, "give:marker:motol")
    assert t.player(1)["used"] == ["motol_2"]
    assert t.refused(1, "use motol_2 0").rule == "DIK-025"


@rule("DIK-Q49")
def test_both_markers_of_a_used_stack_are_used() -> None:
    t = scene(2, markers=[{"motol": 2}], used=[["motol_2"]]).deal(0, 1, "give:marker:motol")
    assert (t.player(0)["used"], t.player(1)["used"]) == (["motol_1"], ["motol_1"])


@rule("DIK-043", "DIK-044")
def test_every_symbol_gives_its_token_back_and_a_free_one_gives_nothing() -> None:
    held = {"cards": [["Artefact[Po,Pe,Ar|N1]"]], "affinity": [[]], "reserve": [{"C": 1}]}
    t = scene(2, **held, placed={"AR1": [None, None, "ar"]}).deal(0, 1, "give:card:AR1")
    assert [t.goods(good)[0] for good in ("politics", "people", "artefact")] == [0, 0, 1]
    assert [t.goods(good)[0] for good in ("citizen", "guard", "emissary")] == [1, 0, 0]


@rule("DIK-131", "DIK-134")
@pytest.mark.parametrize("last", ["NV1", "MS6"])
def test_a_card_beside_the_board_takes_no_slot_of_the_track(last: str) -> None:
    t = scene(2, cards=[["NV2", "NV3", "NV4", "NV5", "NV6", "MS1", last], ["MS2"]])
    t.deal(0, 1, "give:card:NV2").deal(1, 0, "give:card:MS2")
    assert [card["card"] for card in t.player(0)["cards"] if card["aside"]] == [last]
