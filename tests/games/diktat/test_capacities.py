"""Every Capacity of the house cards, with and without its Used token."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def house(seats: int = 2, **described: Any) -> Scene:
    return scene(seats, content="house", **({"pp": [0] * seats} | described))


# -- Manoeuvres and payments


@rule("DIK-172")
def test_nv5_extending_influence_gives_one_pp_more() -> None:
    t = house(cards={"A": ["NV5"]}, reserve={"A": {"C": 1}}).play(0, "extend", "keep").play(1, "extend", "keep")
    assert t.pp == [2, 1]
    assert t.play(0, "extend", "discard citizen").pp == [5, 1]  # it costs nothing and lasts


@rule("DIK-025")
@pytest.mark.parametrize(("used", "gain"), [([], 2), (["NV5"], 1)])
def test_a_used_element_gives_no_capacity(used: list[str], gain: int) -> None:
    t = house(cards={"A": ["NV5"]}, used={"A": used}).play(0, "extend", "keep")
    assert t.pp[0] == gain


@rule("DIK-172")
@pytest.mark.parametrize(
    ("cards", "developed", "looks"), [([], [], 2), (["HY4"], [], 3), ([], ["PS4"], 3), (["HY4"], ["PS4"], 4)]
)
def test_hy4_and_ps4_let_a_spy_manoeuvre_look_at_one_element_more(
    cards: list[str], developed: list[str], looks: int
) -> None:
    piles = {"karst": ["B: G,G,G,G,G"]}
    t = house(cabals=["polisec", "harmonie"], cards={"A": cards}, developed={"A": developed}, piles=piles)
    t.play(0, "spy", *(f"look 1 {position + 1}" for position in range(looks)))
    assert t.refused(0, f"look 1 {looks + 1}").rule == "DIK-076"


def shadow(pp: int) -> Scene:
    cabals, piles = ["polisec", "harmonie", "syndicats"], {"karst": ["B: C,E,C"]}
    return house(3, cabals=cabals, developed={"A": ["PS4"]}, pp=[pp, 0, 0], piles=piles).play(0, "spy")


@rule("DIK-172", "DIK-Q24")
def test_ps4_discards_one_citizen_just_looked_at_for_two_pp() -> None:
    t = shadow(5).play(0, "look 1 2", "look 1 3")
    assert "purge 1 3" in t.choices(0)
    t.refused(0, "purge 1 2")  # an Emissary
    t.refused(0, "purge 1 1")  # a Citizen, but not looked at
    t.play(0, "purge 1 3")
    assert t.piles("karst") == ["B: C,E"]
    assert t.pp == [3, 0, 0]
    assert t.told("purged", 2)[0]["position"] == 3
    assert t.asks == [(1, "manoeuvre")]  # one of them, then the Manoeuvre is over


@rule("DIK-172")
def test_ps4_offers_a_citizen_looked_at_twice_once() -> None:
    assert shadow(5).play(0, "look 1 3", "look 1 3").choices(0).count("purge 1 3") == 1


@rule("DIK-172", "DIK-Q13")
def test_ps4_needs_the_two_pp_and_forces_no_debt() -> None:
    t = shadow(1).play(0, "look 1 1")
    assert "purge 1 1" not in t.choices(0)
    t.refused(0, "purge 1 1")
    assert t.play(0, "stop").goods("debt") == [0, 0, 0]


@rule("DIK-Q56")
def test_ps4_settles_a_sworn_falsehood_about_the_discarded_citizen() -> None:
    t = house(cabals=["polisec", "harmonie"], developed={"A": ["PS4"]}, pp=[5, 0], piles={"karst": ["B: C"]})
    t.play(1, "offer 0 i:pawn:1:1:emissary:0")
    t.play(0, next(choice for choice in t.beside(0) if choice.startswith("accept")))
    t.play(0, "spy", "look 1 1")
    assert t.player(1)["breaches"] == 0
    t.play(0, "purge 1 1")
    assert t.player(1)["breaches"] == 1


@rule("DIK-172")
@pytest.mark.parametrize("victim", ["B", "others"])
def test_ka4_one_pp_more_for_each_emissary_assassinated(victim: str) -> None:
    t = house(others=victim == "others", cards={"A": ["KA4"]}, assassins=[1, 0], piles={"karst": [f"{victim}: E,E"]})
    assert t.play(0, "assassinate", "kill 1 1", "kill 1 1").pp[0] == 8


@rule("DIK-172", "DIK-Q98")
@pytest.mark.parametrize("victim", ["B", "others"])
def test_ka5_pays_one_pp_for_a_guard_or_an_abomination(victim: str) -> None:
    t = house(others=victim == "others", cards={"A": ["KA5"]}, pp=[3, 0], piles={"karst": [f"{victim}: G"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.pp == [2, 1 if victim == "B" else 0]


@rule("DIK-172", "DIK-Q98")
@pytest.mark.parametrize(("cards", "developed"), [(["FO3"], []), ([], ["GN3"])])
def test_fo3_and_gn3_bring_three_pp_for_a_revealed_guard(cards: list[str], developed: list[str]) -> None:
    cabals = ["harmonie", "garde_noire"]
    t = house(cabals=cabals, cards={"B": cards}, developed={"B": developed}, pp=[3, 0], piles={"karst": ["B: G"]})
    assert t.play(0, "assassinate", "kill 1 1").pp == [0, 3]


@rule("DIK-090")
def test_a_dearer_guard_forces_a_debt_all_the_same() -> None:
    t = house(cards={"B": ["FO3"]}, pp=[2, 0], piles={"karst": ["B: G"]}).play(0, "assassinate", "kill 1 1")
    assert (t.pp, t.goods("debt")) == ([4, 3], [1, 0])


@rule("DIK-097")
def test_co5_develops_one_pp_cheaper() -> None:
    t = house(cabals=["resistance", "harmonie"], cards={"A": ["CO5"]}, pp=[2, 0])
    t.play(0, "develop", "play RE1").play(1, "extend", "keep")
    assert t.pp[0] == 2  # 1 less than 1
    t.play(0, "develop", "play RE2")
    assert t.pp[0] == 0  # 1 less than 3


@rule("DIK-172", "DIK-097")
def test_co5_and_vv3_add_up_but_never_below_nothing() -> None:
    t = house(cabals=["resistance", "harmonie"], cards={"A": ["CO5", "VV3"]}).play(0, "extend", "keep")
    assert t.play(0, "use VV3 0", "play RE1").pp[0] == 1


# -- Power struggles


def struggle(bids: list[int], **described: Any) -> list[int]:
    """Everybody has one Emissary in Karst and bids; the order of their claims."""
    seats = len(bids)
    piles = {"karst": [f"{'ABC'[seat]}: E" for seat in range(seats)]}
    t = house(seats, phase="resolution", piles=piles, **{"pp": [9] * seats, "admin": "A"} | described)
    t.play("ABC".index(described.get("admin", "A")), "name karst").pass_windows()
    for seat, bid in enumerate(bids):
        t.play(seat, f"bid {bid}")
    assert t.pp == [9 - bid for bid in bids]  # what is discarded is never changed
    order = []
    while t.asks and t.asks[0][1] == "trophy":
        order.append(t.asks[0][0])
        t.play(order[-1], "no_trophy")
    return order


FIRST: dict[str, dict[str, Any]] = {
    "CH4": {"cards": {"B": ["CH4"]}},
    "RE4": {"cabals": ["harmonie", "resistance"], "developed": {"B": ["RE4"]}},
}


@rule("DIK-172", "DIK-127")
@pytest.mark.parametrize("element", FIRST)
def test_ch4_and_re4_come_first_among_equal_bids_only(element: str) -> None:
    assert struggle([2, 2], **FIRST[element]) == [1, 0]
    assert struggle([3, 2], **FIRST[element]) == [0, 1]
    assert struggle([2, 2], cabals=FIRST[element].get("cabals", ["harmonie", "garde_noire"])) == [0, 1]


@rule("DIK-172", "DIK-127")
def test_between_ch4_and_re4_rank_decides() -> None:
    both = {"cards": {"A": ["CH4"]}, "developed": {"C": ["RE4"]}, "cabals": ["garde_noire", "harmonie", "resistance"]}
    assert struggle([2, 2, 2], admin="B", **both) == [0, 2, 1]


@rule("DIK-172")
def test_sy4_bids_count_one_higher_for_each_membership_of_the_opponents_involved() -> None:
    unions = {"cabals": ["harmonie", "syndicats", "polisec"], "members": {"A": 2, "C": 1}}
    assert struggle([4, 2, 0], developed={"B": ["SY4"]}, **unions) == [1, 0, 2]  # 2 + 3 beats 4
    assert struggle([4, 2, 0], **unions) == [0, 1, 2]


@rule("DIK-172")
def test_sy4_does_not_count_the_memberships_of_those_not_involved() -> None:
    cabals, piles = ["harmonie", "syndicats", "polisec"], {"karst": ["A: E", "B: E"], "motol": ["C: E"]}
    t = house(
        3, phase="resolution", cabals=cabals, developed={"B": ["SY4"]}, members={"C": 2}, pp=[9, 9, 9], piles=piles
    )
    t.play(0, "name karst").pass_windows().play(0, "bid 1").play(1, "bid 0")
    assert t.told("winner")[0]["seat"] == 0


# -- conquest, teams, Affinities


def law(pile: str, blockhaus: bool = True) -> int:
    """The Winner of Karst between that pile of Garde Noire (A) and two Emissaries of Harmonie (B)."""
    t = house(
        phase="resolution", cabals=["garde_noire", "harmonie"], developed={"A": ["GN5"]},
        blockhaus=["karst"] if blockhaus else [], piles={"karst": [f"A: {pile}", "B: E,E"]},
    )  # fmt: skip
    return int(t.play(1, "name karst").pass_windows().told("winner")[0]["seat"])


@rule("DIK-Q97")
def test_gn5_every_two_guards_count_as_an_emissary_more_with_a_blockhaus() -> None:
    assert law("E,G,G") == 0  # 1 + the Blockhaus + 1
    assert law("G,G,G,G,G,G") == 1  # no Emissary, no claim
    assert law("E,G,G,G,G", blockhaus=False) == 1


@rule("DIK-172", "DIK-Q97")
def test_gn5_a_single_guard_counts_for_nothing() -> None:
    t = house(
        phase="resolution", cabals=["garde_noire", "harmonie"], developed={"A": ["GN5"]}, blockhaus=["karst"],
        piles={"karst": ["A: E,G", "B: E,E"]},
    )  # fmt: skip
    t.play(1, "name karst").pass_windows()
    assert [ask for _, ask in t.asks] == ["bid", "bid"]  # two against two


PICKET: dict[str, Any] = {"cabals": ["harmonie", "syndicats"], "developed": {"B": ["SY3"]}, "reserve": {"A": {"C": 2}}}


@rule("DIK-172")
@pytest.mark.parametrize(("purse", "after"), [(2, [1, 1]), (0, [0, 0])])
def test_sy3_a_team_sent_beside_its_pile_costs_one_pp_if_there_is_one(purse: int, after: list[int]) -> None:
    t = house(**PICKET, piles={"karst": ["B: C"]}, pp=[purse, 0])
    t.play(0, "send", "name karst", "add citizen", "ready")
    assert (t.pp, t.goods("debt")) == (after, [0, 0])


@rule("DIK-172")
def test_sy3_does_not_mind_other_sectors_nor_its_own_teams() -> None:
    t = house(**PICKET | {"reserve": [{"C": 1}, {"C": 1}]}, piles={"karst": ["B: C"]}, pp=[2, 2])
    t.play(0, "send", "name motol", "add citizen", "ready").play(1, "send", "name karst", "add citizen", "ready")
    assert t.pp == [2, 2] and t.told("paid-to") == []


@rule("DIK-172", "DIK-135")
def test_ha2_artefact_tokens_match_any_symbol() -> None:
    cards = {"A": ["NV1", "NV3"]}  # a Politics symbol, a People symbol
    t = house(cards=cards, developed={"A": ["HA2"]}, affinity={"A": ["Ar", "Ar", "Pe"]})
    t.play(0, "score NV1 0 artefact", "score NV3 0 artefact")
    plain = house(cards=cards, affinity={"A": ["Ar", "Ar", "Pe"]})
    assert plain.refused(0, "score NV1 0 artefact").rule == "DIK-135"
    dogma = house(cards=cards, developed={"A": ["HA2"]}, affinity={"A": ["Pe"]})
    assert dogma.refused(0, "score NV1 0 people").rule == "DIK-135"  # the other types do not


# -- the Others


IMMUNE: dict[str, dict[str, Any]] = {"AR4": {"cards": {"A": ["AR4"]}}, "HA5": {"developed": {"A": ["HA5"]}}}


@rule("DIK-172")
@pytest.mark.parametrize("element", IMMUNE)
def test_ar4_and_ha5_pay_nothing_in_an_attack_of_the_others(element: str) -> None:
    t = house(phase="attack", track=["AR1"], vp=[4, 4], pp=[6, 6], **IMMUNE[element])
    assert t.told("attack")
    assert t.pp == [6, 2]


def attack(others: int, *elements: str) -> int:
    """How many assassins strike a pile sent beside that many Others pawns."""
    kinds = ["C", "C", "C", "C", "E", "E", "E", "E"][:others]
    held: dict[str, Any] = {
        "cards": {"A": ["AR4"] if "AR4" in elements else []},
        "developed": {"A": ["HA5"] if "HA5" in elements else []},
    }
    piles = {"karst": ["others: " + ",".join(kinds)]}
    t = house(others=True, reserve={"A": {"C": 9}}, piles=piles, **held)
    t.play(0, "send", "name karst", *["add citizen"] * 9, "ready")
    struck = 0
    while t.asks[0][1] == "others-victim":
        t.play(1, t.choices(1)[0])
        struck += 1
    return struck


@rule("DIK-Q99")
@pytest.mark.parametrize(
    ("elements", "struck"),
    [((), [1, 2, 3, 5]), (("AR4",), [0, 0, 1, 3]), (("HA5",), [0, 1, 1, 2]), (("AR4", "HA5"), [0, 0, 0, 1])],
)
def test_ar4_takes_two_assassins_from_an_attack_and_ha5_halves_them(
    elements: tuple[str, ...], struck: list[int]
) -> None:
    assert [attack(others, *elements) for others in (1, 2, 3, 5)] == struck
