"""The Fiel card « Brume & Fiel »: Darkness over Trophies, the Attack, the Artefact marker (DIK-226 to DIK-230)."""

from typing import Any

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def karst(*piles: str, **description: Any) -> Scene:
    """Karst with these piles has just been named."""
    t = scene(2, others=True, phase="resolution", piles={"karst": list(piles)}, **description)
    return t.play(t.asks[0][0], "name karst")


# -- Darkness tokens


@rule("DIK-226")
def test_under_darkness_neither_cards_nor_markers_can_be_taken() -> None:
    t = karst("A: E", track=["KA1"], darkness={"karst": 1})
    assert t.choices(0) == ["clear", "no_trophy"]
    for trophy in ("take_marker", "take_card KA1"):
        assert (t.refused(0, trophy).rule, t.refused(0, trophy).why) == ("DIK-226", "darkness")
    t = karst("A: E", track=["KA1"], darkness={"motol": 1})
    assert t.choices(0) == ["take_marker", "take_card KA1", "no_trophy"]  # the Darkness of another sector


@rule("DIK-227")
def test_a_darkness_token_of_the_sector_is_a_trophy() -> None:
    t = karst("A: E,E", darkness={"karst": 2, "motol": 1})
    t.play(0, "clear")
    assert t.on("karst")["darkness"] == 1 and t.on("motol")["darkness"] == 1
    assert t.piles("karst") == ["A: E"]  # it cost an Emissary like any claim
    t.play(0, "clear")
    assert t.on("karst")["darkness"] == 0 and t.asks[0][1] == "window"
    t = karst("A: E")
    assert (t.refused(0, "clear").rule, t.refused(0, "clear").why) == ("DIK-227", "no-darkness")


@rule("DIK-227")
def test_whoever_claims_may_discard_a_darkness_token_the_winner_or_not() -> None:
    t = karst("A: E,E", "B: E", darkness={"karst": 2}).play(0, "no_trophy").play(1, "clear")
    assert t.on("karst")["darkness"] == 1


@rule("DIK-Q90")
def test_once_the_last_darkness_is_gone_the_next_claim_can_take_the_rest() -> None:
    t = karst("A: E,E", "B: E", track=["KA1"], corruption=["KA2"], darkness={"karst": 1})
    t.play(0, "clear")
    assert t.choices(1) == ["take_marker", "take_card KA1", "take_card KA2", "no_trophy"]
    t.play(1, "take_card KA2").play(0, "take_marker")
    assert t.player(0)["markers"] == {"karst": 1}


@rule("DIK-Q90")
def test_each_darkness_token_is_an_available_trophy_and_hides_both_tracks() -> None:
    t = karst("A: E,E,E", corruption=["KA2"], markers={1: {"karst": 2}}, darkness={"karst": 2})
    assert t.choices(0) == ["clear", "no_trophy"]
    assert t.refused(0, "take_card KA2").rule == "DIK-226"
    t.play(0, "clear")
    assert t.choices(0) == ["clear", "no_trophy"]
    t.play(0, "clear")
    assert t.choices(0) == ["take_card KA2", "no_trophy"]
    tie = karst("A: E", "B: E", markers={1: {"karst": 2}}, darkness={"karst": 1})
    assert tie.told("power-struggle") != []  # worth a struggle


# -- the Attack


@rule("DIK-228")
def test_an_attack_adds_the_top_card_of_the_deck_to_the_corruption_track() -> None:
    track = ["Motol[-|N4|att]"]
    t = scene(
        2, others=True, phase="attack", vp=[5, 5], pp=[9, 0], corruption=["JO1"], track=track, deck=["KA1", "HY1"]
    )
    assert t.table.view(None)["corruption"] == ["JO1", "KA1", "MO1"]
    assert t.pp == [9, 0] and t.goods("debt") == [0, 0]  # instead of the tribute
    assert t.piles("karst") == [] and t.on("karst")["darkness"] == 0  # the card alone: nothing spreads yet
    t = scene(2, others=True, phase="attack", corruption=["Josefov[-|N1|att]"], track=["MO1"], deck=["KA1"])
    assert t.told("attack") == []  # an icon on the corruption track does not attack


# -- the Artefact marker


def mover(level: int = 1, **description: Any) -> Scene:
    """A holds Artefact markers and may move Others pawns."""
    t = scene(2, others=True, markers=[{"artefact": level}], **description)
    return t.play(0, "use artefact_1 1" if level == 1 else "use artefact_2 2")


@rule("DIK-229")
def test_the_artefact_marker_moves_up_to_two_others_pawns_between_two_sectors() -> None:
    t = mover(piles={"karst": ["others: C,G,E"], "motol": ["others: C"]})
    karst_pile = t.pile("karst")
    t.play(0, f"pawn {karst_pile} 2", "name motol")
    assert t.piles("karst") == ["others: C,E"] and t.piles("motol") == ["others: G,C"]
    assert t.choices(0) == [f"pawn {karst_pile} 1", f"pawn {karst_pile} 2", "stop"]
    t.play(0, f"pawn {karst_pile} 2")
    assert t.piles("karst") == ["others: C"] and t.piles("motol") == ["others: E,G,C"]
    assert t.asks == [(0, "manoeuvre")] and t.player(0)["used"] == ["artefact_1"]


@rule("DIK-229")
def test_the_base_effect_of_the_marker_is_replaced() -> None:
    piles = {"karst": ["A: C,C", "others: C"], "motol": ["A: C"]}
    t = scene(2, others=True, markers=[{"artefact": 1}], piles=piles)
    assert t.refused(0, "use artefact_1 0").rule == "DIK-176"
    t = scene(2, markers=[{"artefact": 1}], piles={"karst": ["A: C,C"], "motol": ["A: C"]})
    assert t.refused(0, "use artefact_1 1").rule == "DIK-176"


@rule("DIK-230")
def test_level_two_moves_others_pawns_and_passes_through_darkness() -> None:
    t = mover(2, piles={"karst": ["others: C"]})
    t.play(0, f"pawn {t.pile('karst')} 1", "name motol")
    assert t.piles("motol") == ["others: C"]
    t = karst("A: E,E", "B: E", track=["KA1"], darkness={"karst": 1}, markers=[{"artefact": 2}])
    assert t.choices(0) == ["take_marker", "take_card KA1", "clear", "no_trophy"]
    t.play(0, "take_card KA1")
    assert t.choices(1) == ["clear", "no_trophy"]  # only for the owner
    t = karst("A: E", track=["KA1"], darkness={"karst": 1}, markers=[{"artefact": 1}])
    assert t.refused(0, "take_marker").rule == "DIK-226"  # and only at level 2


@rule("DIK-Q91")
def test_one_source_and_one_destination_with_one_or_two_positions() -> None:
    t = mover(piles={"karst": ["others: C,G"], "motol": ["others: C"]})
    t.play(0, f"pawn {t.pile('karst')} 1")
    assert "name karst" not in t.choices(0)  # another sector
    t.play(0, "name josefov")
    assert t.refused(0, f"pawn {t.pile('motol')} 1").why == "not-offered"  # the same source
    t.play(0, f"pawn {t.pile('karst')} 1")
    assert t.piles("josefov") == ["others: G,C"]  # the same destination, unasked
    t = mover(piles={"karst": ["others: C,G"]})
    t.play(0, f"pawn {t.pile('karst')} 1", "name josefov", "stop")
    assert t.piles("karst") == ["others: G"]  # one is enough


@rule("DIK-Q91")
def test_a_new_others_pile_needs_room_an_existing_one_does_not() -> None:
    piles = {"karst": ["others: C"], "motol": ["A: C", "B: C"], "josefov": ["others: C", "A: C"]}
    t = mover(piles=piles, corruption_tokens={"college": 1})
    t.play(0, f"pawn {t.pile('karst')} 1")
    assert "name motol" not in t.choices(0)
    assert {"name josefov", "name college"} <= set(t.choices(0))


@rule("DIK-Q91")
def test_pawns_may_leave_or_enter_the_artefact() -> None:
    t = mover(piles={"karst": ["others: C"], "artefact": ["others: G,E"]})
    t.play(0, f"pawn {t.pile('karst')} 1", "name artefact")
    assert t.piles("artefact") == ["others: C,G,E"] and t.piles("karst") == []
    t = mover(piles={"artefact": ["others: G,E"]})
    t.play(0, f"pawn {t.pile('artefact')} 1", "name karst", "stop")
    assert t.piles("karst") == ["others: G"]


@rule("DIK-Q91", "DIK-Q64")
def test_a_vector_moved_into_a_conquest_claims_last_and_out_of_it_no_more() -> None:
    piles = {"karst": ["A: E,E"], "motol": ["others: E"]}
    t = scene(2, others=True, phase="resolution", piles=piles, markers=[{"artefact": 1}]).play(0, "name karst")
    t.play(0, "use artefact_1 1", f"pawn {t.pile('motol')} 1", "name karst")
    assert t.asks == [(0, "trophy")] and t.told("pile-revealed")[-1]["owner"] == -1
    t.play(0, "take_marker")
    assert len(t.told("others-claim")) == 1 and t.player(0)["markers"] == {"artefact": 1, "karst": 1}
    t = karst("A: E,E", "others: E", markers=[{"artefact": 1}])
    t.play(0, "use artefact_1 1", f"pawn {t.pile('karst', 1)} 1", "name motol", "take_marker", "take_marker")
    assert t.told("others-claim") == [] and t.player(0)["markers"]["karst"] == 2


@rule("DIK-Q92")
def test_a_used_marker_does_not_pass_through_darkness() -> None:
    piles = {"karst": ["A: E"], "motol": ["others: C"]}
    t = scene(2, others=True, phase="resolution", piles=piles, darkness={"karst": 1}, markers=[{"artefact": 2}])
    t.play(0, "use artefact_2 2", f"pawn {t.pile('motol')} 1", "name josefov", "name karst")
    assert t.choices(0) == ["clear", "no_trophy"]
    t = scene(2, others=True, phase="resolution", piles=piles, darkness={"karst": 1}, markers=[{"artefact": 2}])
    t.play(0, "name karst", "take_marker")
    assert t.asks == [(0, "window")]
    t.play(0, "use artefact_2 2", f"pawn {t.pile('motol')} 1", "name josefov")  # both, after the last claim
    assert t.piles("josefov") == ["others: C"] and t.player(0)["markers"] == {"artefact": 2, "karst": 1}
