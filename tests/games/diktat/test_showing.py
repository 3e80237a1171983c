"""Information: who sees a deal, what may be told, what may be shown (DIK-105, DIK-Q51, DIK-Q52)."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

OUTSIDERS = (2, None)  # C, and a spectator


def known(t: Scene) -> list[Any]:
    """All that C and a spectator see and hear."""
    return [(t.table.view(eyes), t.table.events(eyes)) for eyes in OUTSIDERS]


def rich(**more: Any) -> Scene:
    """Three players with enough of everything to deal with."""
    return scene(
        3,
        reserve=[{"C": 3, "G": 3, "E": 3}] * 3,
        pp=[9, 9, 9],
        affinity=[["po", "pe", "ar"], ["po", "pe", "ar"]],
        assassins=[1, 1],
        spies=[1, 1],
        debts=[1, 1],
        **more,
    )


# -- who sees a deal (DIK-Q51)

UNSEEN = ["give:pp:2", "give:pp:9 get:pp:1", "give:citizen:1", "get:guard:3", "give:emissary:1 get:politics:1"]


@rule("DIK-Q51")
@pytest.mark.parametrize("items", UNSEEN[1:])
def test_outsiders_cannot_tell_which_hidden_goods_passed(items: str) -> None:
    assert known(rich().deal(0, 1, items)) == known(rich().deal(0, 1, UNSEEN[0]))


@rule("DIK-Q51")
def test_everybody_sees_that_a_deal_was_made_and_the_parties_what_it_held() -> None:
    t = rich().deal(0, 1, "give:pp:2 get:artefact:1")
    for eyes in OUTSIDERS:
        assert [(e["seat"], e["to"], e["items"]) for e in t.told("deal", eyes)] == [(0, 1, [])]
    for party in (0, 1):
        assert t.told("deal", party)[0]["items"] == ["give:pp:2", "get:artefact:1"]


SEEN = ["get:card:KA1", "give:marker:karst", "give:assassin:1", "get:spy:1", "give:debt:1", "give:place:1"]
SEEN += ["i:no_send:karst:0", "you:give:pp:3:1", "i:pawn:1:1:citizen:0"]


@rule("DIK-Q51")
@pytest.mark.parametrize("item", SEEN)
def test_everybody_sees_possessions_tokens_withdrawals_and_the_text_of_oaths(item: str) -> None:
    t = rich(cards={1: ["KA1"]}, markers=[{"karst": 1}], piles={"karst": ["A: C"]}).deal(0, 1, f"give:pp:1 {item}")
    assert [t.told("deal", eyes)[0]["items"] for eyes in OUTSIDERS] == [[item], [item]]


@rule("DIK-Q51", "DIK-107")
def test_a_withdrawn_pile_does_not_show_its_pawns() -> None:
    worlds = [known(rich(piles={"karst": [pile]}).deal(0, 1, "give:place:1")) for pile in ("A: C,E", "A: G,G")]
    assert worlds[0] == worlds[1]


@rule("DIK-Q51", "DIK-Q50")
@pytest.mark.parametrize("phase", ["manoeuvres", "attack"])
def test_outsiders_do_not_notice_an_offer_made_declined_or_retracted(phase: str) -> None:
    t = rich(phase=phase)
    if phase == "attack":
        t.play(0, "pass")  # whoever has passed is not asked again because of a private offer
    before = known(t)
    t.play(1, "offer 0 give:pp:2")
    number = t.table.view(0)["offers"][0]["offer"]
    assert known(t) == before
    t.play(0, f"decline {number}")
    assert known(t) == before
    t.play(1, "offer 0 get:pp:1").play(1, f"retract {t.table.view(1)['offers'][0]['offer']}")
    assert known(t) == before


@rule("DIK-Q51", "DIK-Q50")
def test_an_accepted_deal_does_not_tell_how_many_others_are_on_the_table() -> None:
    t = rich().play(0, "offer 1 give:pp:1", "offer 1 give:pp:2", "offer 1 give:pp:3")
    number = t.table.view(1)["offers"][2]["offer"]
    t.play(1, f"accept {number}")
    assert known(t) == known(rich().deal(0, 1, "give:pp:3"))


@rule("DIK-Q51")
def test_a_deal_that_halts_for_a_choice_hides_its_goods_meanwhile() -> None:
    worlds = []
    for items in ("give:marker:josefov", "give:pp:1 get:guard:1 give:marker:josefov give:pp:2"):
        t = rich(markers=[{"josefov": 1}]).deal(0, 1, items)
        assert t.asks == [(0, "give-up-affinity")]
        worlds.append(known(t))
    assert worlds[0] == worlds[1]


@rule("DIK-Q51", "DIK-108")
@pytest.mark.parametrize("gift", ["give:pp:2", "give:pp:3", "give:citizen:1"])
def test_outsiders_cannot_tell_from_an_oath_whether_sworn_hidden_goods_have_passed(gift: str) -> None:
    t = rich().deal(0, 1, "i:give:pp:3:0").deal(0, 1, gift)
    assert known(t) == known(rich().deal(0, 1, "i:give:pp:3:0").deal(0, 1, "get:guard:1"))
    clauses = [t.table.view(eyes)["oaths"][0]["clauses"][0] for eyes in (0, 1, *OUTSIDERS)]
    assert {clause["clause"] for clause in clauses} == {"give:pp:3"}
    kept = gift == "give:pp:3"
    assert [clause["open"] for clause in clauses] == [not kept, not kept, True, True]


@rule("DIK-Q51", "DIK-Q55")
def test_outsiders_do_not_notice_that_a_promised_gift_was_turned_down() -> None:
    t = rich(cards=[["KA1"]]).deal(0, 1, "i:give_card:KA1:0")
    before = known(t)
    t.play(0, "offer 1 give:card:KA1").play(1, f"decline {t.table.view(1)['offers'][0]['offer']}")
    assert known(t) == before


# -- telling (DIK-105, DIK-Q52)


@rule("DIK-105", "DIK-Q52")
def test_what_a_player_saw_is_told_to_all_or_to_one_and_nobody_checks_it() -> None:
    t = scene(3, piles={"karst": ["C: G"]}, seen=[(1, 1, ["A"])])
    t.play(0, "tell 1 1 guard", "tell 1 1 emissary")  # the truth, then a lie
    assert [[e["agent"] for e in t.told("told", eyes)] for eyes in (1, 2, None)] == [["guard", "emissary"]] * 3
    t.play(0, "tell 1 1 citizen:1")  # whispered to B
    assert [len(t.told("told", eyes)) for eyes in (0, 1, 2, None)] == [3, 3, 2, 2]
    assert t.told("told", 1)[-1]["agent"] == "citizen"
    assert t.vp == [0, 0, 0]
    assert t.table.view(1)["piles"][0]["pawns"] == [None]  # to hear is not to know


@rule("DIK-105", "DIK-Q52")
def test_the_secret_card_is_told_to_all_or_to_one() -> None:
    t = scene(3, secret="KA1", secret_seen=["A"])
    t.play(0, "tell_card KA1 1", "tell_card JO1 9")
    heard = [[e["card"] for e in t.told("told-card", eyes)] for eyes in (1, 2, None)]
    assert heard == [["KA1", "JO1"], ["JO1"], ["JO1"]]
    assert t.table.view(1)["secret"] == {"card": None}


@rule("DIK-105")
def test_one_tells_another_player_about_something_on_the_board() -> None:
    t = scene(2, piles={"karst": ["B: G"]})
    assert t.refused(0, "tell 2 1 guard").rule == "DIK-Q20"
    assert t.refused(0, "tell 1 2 guard").rule == "DIK-Q20"
    for nobody in ("guard:0", "guard:2"):
        assert t.refused(0, f"tell 1 1 {nobody}").rule == "DIK-Q52"
    assert t.refused(0, "tell 1 1 pp").rule == "LUD-05"
    assert t.refused(0, "tell_card KA1 9").rule == "DIK-077"  # there is none
    assert scene(2, secret="KA1").refused(0, "tell_card KA1 0").rule == "DIK-Q52"


@rule("DIK-105", "DIK-103")
def test_information_can_be_sold() -> None:
    t = scene(2, piles={"karst": ["B: G"]}, pp=[3])
    t.deal(1, 0, "get:pp:3 i:pawn:1:1:guard:0")
    assert t.pp == [0, 3] and t.told("deal", 0)[0]["items"] == ["get:pp:3", "i:pawn:1:1:guard:0"]


# -- showing (DIK-Q52)


@rule("DIK-Q52")
def test_own_pawns_on_the_board_are_shown_to_whom_one_likes() -> None:
    t = scene(3, piles={"karst": ["A: C,G"]}).play(0, "show_pawn 1 2 1")
    views = [t.table.view(eyes)["piles"][0]["pawns"] for eyes in (1, 2, None)]
    assert views == [[None, "guard"], [None, None], [None, None]]
    assert [e.get("agent") for eyes in (1, 2, None) for e in t.told("shown-pawn", eyes)] == ["guard", None, None]
    t.play(0, "show_pawn 1 1 9")
    assert [t.table.view(eyes)["piles"][0]["pawns"][0] for eyes in (1, 2, None)] == ["citizen"] * 3
    assert t.piles("karst") == ["A: C,G"]


@rule("DIK-Q52")
def test_the_own_hidden_reserve_is_shown_to_whom_one_likes() -> None:
    t = scene(3, reserve=[{"C": 2}], pp=[4], affinity=[["po"]]).play(0, "show_screen 2")
    goods = {"citizen": 2, "guard": 0, "emissary": 0, "pp": 4, "politics": 1, "people": 0, "artefact": 0}
    assert [e.get("goods") for eyes in (1, 2, None) for e in t.told("screen-shown", eyes)] == [None, goods, None]
    t.play(0, "show_screen 9")
    assert [t.told("screen-shown", eyes)[-1].get("goods") for eyes in (1, 2)] == [goods] * 2


@rule("DIK-Q52")
def test_one_shows_only_what_is_ones_own_and_to_somebody_else() -> None:
    t = scene(3, piles={"karst": ["A: C", "B: G"]}, seen=[(2, 1, ["A"])])
    assert t.refused(0, "show_pawn 2 1 2").rule == "DIK-Q52"  # seen, but B's
    for to in (0, 3):
        assert t.refused(0, f"show_pawn 1 1 {to}").rule == "DIK-Q52"
        assert t.refused(0, f"show_screen {to}").rule == "DIK-Q52"
    assert t.refused(0, "show_pawn 1 2 1").rule == "DIK-Q20"


@rule("DIK-Q52", "DIK-080")
def test_a_spied_element_is_shown_to_all_at_that_moment_and_afterwards_only_told() -> None:
    t = scene(3, piles={"karst": ["B: G,C"]}, secret="KA1").play(0, "spy", "look 1 1", "show", "look_card")
    assert [t.table.view(eyes)["piles"][0]["pawns"] for eyes in (2, None)] == [["guard", None]] * 2
    t.play(0, "stop")
    assert t.table.view(2)["secret"] == {"card": None}
    assert t.refused(0, "show").rule == "LUD-02"
    assert t.refused(0, "show_pawn 1 2 2").rule == "DIK-Q52"
    t.play(0, "tell_card KA1 2")
    assert t.told("told-card", 2)[0]["card"] == "KA1"
