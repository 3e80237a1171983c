"""Any-time actions (DIK-Q07 to DIK-Q09, DIK-Q102): when windows are open, what they allow, who is asked."""

from typing import Any

import pytest

from ludotheque.games.diktat.deals import TalkDomain
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

FREE_SYMBOL = {"cards": {"A": ["Karst[Po|N1]"]}}  # something to do in every window: A is asked


def is_open(t: Scene) -> bool:
    """Whether everybody may act beside the pending decision, or nobody."""
    open_to = [t.table.why_not(seat, ("show_screen", 9)) is None for seat in range(t.state.seats)]
    assert len(set(open_to)) == 1
    return open_to[0]


def pause(t: Scene) -> tuple[str, str]:
    """The question asked, which must hold a window open, and the event it comes after."""
    assert is_open(t)
    return t.asks[0][1], str(t.table.events(None)[-1]["key"])


# -- the windows


@rule("DIK-Q07")
def test_windows_of_the_first_phases() -> None:
    t = scene(2, phase="start", **FREE_SYMBOL)
    assert pause(t) == ("window", "cycle"), "after the Administrator is fixed"
    assert pause(t.play(0, "pass")) == ("window", "secret-card"), "after Opportunities"
    assert pause(t.play(0, "pass")) == ("first-player", "development"), "after Development"


@rule("DIK-Q07")
def test_windows_of_the_darkness_phase() -> None:
    t = scene(2, others=True, phase="start", deck=["Josefov[-|N4]"], **FREE_SYMBOL)
    assert pause(t) == ("window", "cycle")
    assert pause(t.play(0, "pass")) == ("window", "proliferation"), "between Proliferation and Infection"
    assert pause(t.play(0, "pass")) == ("window", "infection"), "after Infection"
    assert pause(t.play(0, "pass")) == ("window", "secret-card")


@rule("DIK-Q07")
def test_windows_of_the_manoeuvres_phase() -> None:
    t = scene(2, phase="first_player", pawns=[2, 1], markers={"A": {"motol": 1}}, secret="MS1", **FREE_SYMBOL)
    assert pause(t.play(0, "first 0")) == ("manoeuvre", "first-player"), "before each turn"
    assert pause(t.play(0, "extend", "keep")) == ("after-manoeuvre", "earned"), "after a Manoeuvre, for a sequel"
    assert pause(t.play(0, "end_turn")) == ("manoeuvre", "earned"), "after a Manoeuvre and before the next turn"
    t.play(1, "extend", "keep").play(0, "extend", "keep")
    assert pause(t) == ("window", "earned"), "after the last Manoeuvre, before the Revelation"


@rule("DIK-Q07")
def test_windows_of_the_resolution_phase() -> None:
    piles = {"karst": ["A: E", "B: E"], "motol": ["A: E"]}
    t = scene(2, phase="revelation", secret="NV1", track=["Artefact[-|N1|att]"], piles=piles, **FREE_SYMBOL)
    assert pause(t) == ("next-sector", "secret-revealed"), "after Revelation and before a sector is named"
    assert pause(t.play(0, "name karst")) == ("window", "power-struggle"), "before a Power struggle"
    t.play(0, "pass").play(1, "pass", "bid 0").play(0, "bid 0")
    assert pause(t) == ("trophy", "winner"), "before each claim"
    assert pause(t.play(0, "no_trophy")) == ("trophy", "no-trophy")
    assert pause(t.play(1, "no_trophy")) == ("next-sector", "sector-cleared"), "before each sector"
    t.play(0, "name motol", "no_trophy")
    assert pause(t) == ("window", "sector-cleared"), "after the last conquest"
    assert pause(t.play(0, "pass")) == ("window", "attack"), "after the Attack"


@rule("DIK-Q07")
def test_with_the_others_the_last_window_comes_after_cards_went_to_the_corruption_track() -> None:
    t = scene(2, others=True, phase="attack", track=["KA1", "NV2"])
    assert pause(t) == ("window", "corrupted")
    assert t.table.view(None)["corruption"] == ["KA1", "NV2"]


# -- what a window allows

HOUSE: dict[str, Any] = {
    "content": "house",
    "cabals": "garde_noire,resistance",
    "pp": [9, 9],
    "cards": {"A": ["MS4", "HY3", "HY5", "MO3", "MO4", "MO6", "AR1"]},
    "markers": {"A": {"artefact": 1}},
    "developed": {"A": ["GN1"], "B": ["RE5"]},
    "used": {"A": ["AR1"]},
    "affinity": [["ar"], []],
    "secret": "KA6",
}
PILES = {"karst": ["A: C,E", "B: E"], "motol": ["A: C"]}
ANY_TIME = {"use MS4 0", "use HY5 0", "use MO6 0"}  # exchange, look, refresh
MOVERS = {"use HY3 0", "use artefact_1 0", "use GN1 0"}  # move a pile, move pawns, place a token
LOOKS = {"use HY5 0"}  # at the secret card
MOVES = {"use HY3 0", "use artefact_1 0"}
NAMERS = {"use MO3 0", "use MO4 0"}  # name the next sector, the first player


def uses(t: Scene, seat: int = 0) -> set[str]:
    return {choice for choice in t.beside(seat) if choice.startswith("use")}


@rule("DIK-Q07")
@pytest.mark.parametrize(
    ("phase", "named"),
    [("start", set()), ("first_player", {"use MO4 0"}), ("manoeuvres", set()), ("resolution", {"use MO3 0"})],
)
def test_every_window_outside_a_conquest_allows_debts_tokens_deals_and_manifestations(
    phase: str, named: set[str]
) -> None:
    early = phase in ("start", "first_player")  # no team is out yet
    secret = HOUSE["secret"] if phase in ("first_player", "manoeuvres") else None
    t = scene(2, phase=phase, piles={} if early else PILES, **HOUSE | {"secret": secret})
    assert {"borrow", "score AR1 0 artefact"} <= set(t.beside(0))
    possible = (ANY_TIME | MOVERS) - (MOVES if early else set()) - (set() if secret else LOOKS)
    assert uses(t) == possible | named
    for move in NAMERS - named:
        assert t.refused(0, move).rule == "DIK-Q07"
    t.deal(0, 1, "give:pp:1" if early else f"give:pp:1 give:place:{t.pile('motol')}")
    assert (t.pp, t.piles("motol")) == ([8, 10], [])


@rule("DIK-Q07")
@pytest.mark.parametrize("claiming", [False, True], ids=["before a Power struggle", "before a claim"])
def test_inside_a_conquest_all_is_allowed_but_naming(claiming: bool) -> None:
    t = scene(2, phase="resolution", piles=PILES, **HOUSE | {"secret": None}).play(1, "borrow").play(0, "name karst")
    if claiming:
        t.pass_windows().play(0, "bid 1").play(1, "bid 0")
    assert t.asks == [(0, "trophy" if claiming else "window")]
    assert {"borrow", "score AR1 0 artefact"} <= set(t.beside(0))
    assert uses(t) == (ANY_TIME | MOVERS) - LOOKS
    for move in NAMERS:
        assert t.refused(0, move).rule == "DIK-Q07"
    assert t.refused(1, "use RE5 1").rule == "DIK-Q07"
    purse = t.pp
    assert t.deal(0, 1, "give:pp:1").pp == [purse[0] - 1, purse[1] + 1]
    assert t.play(0, "use MS4 0").goods("emissary")[0] == 1


@rule("DIK-Q07")
def test_the_window_after_the_last_manoeuvre_still_belongs_to_the_manoeuvres_phase() -> None:
    t = scene(2, pawns=[1, 0], piles={"motol": ["B: C,E"]}, **HOUSE).play(0, "extend", "keep", "pass")
    assert t.asks == [(1, "window")]
    t.play(1, "use RE5 0", f"pile {t.pile('motol')}")
    assert (t.piles("motol"), t.goods("citizen")[1], t.goods("emissary")[1]) == ([], 1, 1)


@rule("DIK-Q07")
def test_actions_take_effect_in_order_of_arrival() -> None:
    t = scene(2, debts=[9, 0]).play(1, "borrow")
    assert t.goods("debt") == [9, 1]
    assert t.refused(0, "borrow").rule == "DIK-Q15"


@rule("DIK-Q07")
def test_players_are_asked_in_order_of_rank_until_all_pass_in_a_row() -> None:
    cards = {"A": ["Karst[Po|N1]"], "B": ["Motol[Po,Po|N1]"], "C": ["Josefov[Po|N1]"]}
    t = scene(3, phase="start", cards=cards, affinity=[[], ["po"], []])
    t.play(0, "pass").play(1, "score MO1 0 politics")
    assert t.asks == [(0, "window")], "something was done: whoever had passed is asked again"
    t.play(0, "pass").play(1, "pass")
    assert t.asks == [(2, "window")]
    assert pause(t.play(2, "pass")) == ("window", "secret-card")


@rule("DIK-Q07", "DIK-Q50")
def test_an_offer_stays_open_until_its_window_closes() -> None:
    t = scene(3, phase="attack", pp=[4, 0, 0]).play(0, "offer 1 give:pp:1", "offer 2 give:pp:1", "pass")
    assert t.asks == [(1, "window")]
    t.play(1, next(choice for choice in t.beside(1) if choice.startswith("accept")))
    assert t.pp == [3, 1, 0]
    t.pass_windows()
    assert not any(choice.startswith("accept") for choice in t.beside(2)), "lapsed with the window"


# -- who is asked where no decision holds the window open


@rule("DIK-Q102")
def test_only_those_are_asked_who_may_have_something_to_do_as_far_as_everybody_can_tell() -> None:
    cards = {"B": ["Karst[Po|N1]"], "C": ["NV1"]}
    t = scene(4, phase="start", cards=cards, markers={"D": {"motol": 2}}, affinity=[["po"], [], ["po"]])
    assert t.asks == [(1, "window")], "a free symbol, whether or not B has a token for it"
    assert t.play(1, "pass").asks == [(3, "window")], "an unused Manifestation that this window allows"
    assert pause(t.play(3, "pass")) == ("window", "secret-card"), "neither A nor C: tokens are no public reason"


@rule("DIK-Q102")
def test_a_used_or_untimely_manifestation_or_a_filled_symbol_is_no_reason_to_be_asked() -> None:
    t = scene(
        3,
        phase="start",
        markers={"A": {"motol": 2}, "C": {"artefact": 1}},
        used={"A": ["motol_2"], "C": ["artefact_1"]},
        cards={"B": ["KA1"]},
    )
    assert t.asks == [(0, "first-player")]
    assert scene(2, phase="start", markers={"B": {"motol": 1}}).asks == [(0, "first-player")]


@rule("DIK-Q102")
def test_before_a_power_struggle_the_players_involved_are_asked() -> None:
    piles = {"karst": ["B: E,C", "C: E"]}
    t = scene(3, phase="resolution", pp=[3, 1, 1], piles=piles).play(0, "name karst")
    assert t.asks == [(1, "window")]
    t.play(1, "borrow").deal(0, 2, "give:pp:3").play(1, "pass")
    assert t.play(2, "pass").asks == [(1, "bid"), (2, "bid")]
    t.play(1, "bid 6").play(2, "bid 4")
    assert t.asks == [(1, "trophy")]


@rule("DIK-Q102", "DIK-Q09")
def test_after_the_attack_everybody_is_asked() -> None:
    t = scene(3, phase="attack")
    for seat in (0, 1, 2):
        assert t.asks == [(seat, "window")]
        t.play(seat, "pass")
    assert t.table.view(None)["cycle"] == 2


@rule("DIK-Q09")
def test_tokens_kept_until_the_attack_is_paid_still_count_for_the_end() -> None:
    t = scene(2, phase="attack", track=["Artefact[-|N3|att]"], vp=[9, 0], pp=[9, 0], affinity=[["po"]], **FREE_SYMBOL)
    assert t.pp == [0, 0], "9 PP for 9 VP"
    t.play(0, "score KA1 0 politics").pass_windows()
    assert t.table.result is not None and t.table.result.scores == [10, 0]


# -- what cannot be interrupted


@rule("DIK-Q08")
@pytest.mark.parametrize(
    "moves",
    [
        ["send"],
        ["send", "name motol"],
        ["send", "name motol", "add citizen"],
        ["spy"],
        ["spy", "look 1 1"],
        ["assassinate"],
        ["assassinate", "kill 1 1"],
        ["extend"],
        ["develop"],
    ],
)
def test_a_manoeuvre_is_not_interrupted(moves: list[str]) -> None:
    t = scene(2, pp=[5], reserve={"A": {"c": 2}}, assassins=[1], piles={"karst": ["B: C,C,C"]}, **FREE_SYMBOL)
    t.play(0, *moves)
    assert (is_open(t), t.beside(0), t.beside(1)) == (False, [], [])
    for seat in (0, 1):
        assert t.refused(seat, "borrow").rule == "LUD-04"
        assert t.refused(seat, f"offer {1 - seat} get:pp:1").rule == "LUD-04"


@rule("DIK-Q08")
def test_an_attack_of_the_others_is_not_interrupted() -> None:
    t = scene(2, others=True, reserve={"A": {"c": 2}}, piles={"karst": ["others: C,C"]})
    t.play(0, "send", "name karst", "add citizen", "add citizen", "ready")
    assert t.asks == [(1, "others-victim")]
    assert t.refused(0, "borrow").rule == "LUD-04"


@rule("DIK-Q08")
def test_the_commitment_of_bids_is_not_interrupted() -> None:
    t = scene(2, phase="resolution", pp=[1, 1], piles={"karst": ["A: E", "B: E"]}).play(0, "name karst").pass_windows()
    assert t.refused(0, "borrow").rule == "LUD-04"
    t.play(0, "bid 1")
    assert not is_open(t) and t.refused(1, "borrow").rule == "LUD-04"


@rule("DIK-Q08")
def test_the_attack_and_the_end_of_cycle_are_not_interrupted() -> None:
    t = scene(2, phase="after_conquests", track=["Artefact[-|N3|att]"], vp=[2, 2], pp=[2, 2], **FREE_SYMBOL)
    assert (t.asks, t.pp) == ([(0, "window")], [2, 2])
    t.play(0, "pass")
    assert (t.asks, t.pp) == ([(0, "window")], [0, 0]), "all have paid before anybody is asked again"
    t.play(0, "pass").play(1, "pass")
    assert t.table.view(None)["cycle"] == 2


@rule("DIK-Q07")
def test_after_the_end_whoever_still_wants_to_talk_hears_that_the_game_is_over() -> None:
    t = scene(2, phase="attack", vp=[10, 0])
    assert TalkDomain(t.state, 0).why_not(("show_screen", 9)) is None
    t.pass_windows()
    refusal = TalkDomain(t.state, 0).why_not(("show_screen", 9))
    assert t.table.over and refusal is not None and refusal.rule == "LUD-01"
