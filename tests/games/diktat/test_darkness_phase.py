"""The Darkness phase: Gathering, Proliferation, Infection (DIK-201 to DIK-209, DIK-224, DIK-225 and their rulings)."""

import pytest

import ludotheque
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

ALL_TWELVE = ["C"] * 4 + ["G"] * 4 + ["E"] * 4


def darkness(**description: object) -> Scene:
    """The Darkness phase of the first Cycle, played until the next decision."""
    return scene(2, others=True, phase="darkness", **description)


def haunted(t: Scene) -> dict[str, int]:
    """Others pawns by sector."""
    piles = [p for p in t.table.view(None)["piles"] if p["owner"] is None]
    return {p["sector"]: len(p["pawns"]) for p in piles}


def others(n: int) -> str:
    return "others: " + ",".join(ALL_TWELVE[:n])


# -- order of the phases


@rule("DIK-201")
def test_the_darkness_phase_comes_first_in_each_cycle() -> None:
    t = scene(2, others=True, phase="start", cards=[["Motol[Po|N1]"]], deck=["Karst[-|N4]"])
    seen = []
    while t.asks[0][1] == "window":  # A's free symbol has A asked in every window
        view = t.table.view(None)
        seen.append((view["phase"], len(view["corruption"]), t.on("karst")["darkness"], len(view["track"])))
        t.play(0, "pass")
    assert seen[1:4] == [("darkness", 1, 0, 0), ("darkness", 1, 1, 0), ("opportunities", 1, 1, 2)]
    assert t.asks == [(0, "first-player")]
    base = scene(2, phase="start", deck=["Karst[-|N4]"])
    assert base.table.view(None)["track"][0] == "KA1"  # without the Others there is no such phase


@rule("DIK-201", "DIK-202", "DIK-203", "DIK-204", "DIK-191", "DIK-184", "DIK-208")
def test_dik_g11_first_darkness_phase() -> None:
    piles = {"artefact": ["others: E,G,C,C,C,C,G,G,G,E,E,E"]}
    t = scene(2, others=True, phase="start", piles=piles, deck=["Faubourgs[-|N2]"])
    assert t.told("gathering") == []
    assert t.table.view(None)["corruption"] == ["FA1"]
    assert haunted(t) == {"artefact": 10, "faubourgs": 2}
    assert t.piles("faubourgs") == ["others: G,E"] and t.piles("artefact") == ["others: C,C,C,C,G,G,G,E,E,E"]
    assert all(sector["darkness"] == 0 for sector in t.table.view(None)["sectors"].values())
    keys = [event["key"] for event in t.table.events(None)]
    assert keys.index("proliferation") < keys.index("opportunity")
    assert t.asks == [(0, "first-player")]


# -- Gathering


@rule("DIK-202")
def test_discarded_others_are_shuffled_below_the_pile_of_the_artefact() -> None:
    start = {"cycle": 2, "piles": {"karst": ["others: C,C,C,G,G,G,E"], "artefact": ["others: E,E"]}, "deck": ["MO1"]}
    t = darkness(**start, chance=[2, 1])
    assert t.piles("artefact") == ["others: E,E,G,C"] and t.piles("motol") == ["others: E"]
    t = darkness(**start, chance=[0, 0])
    assert t.piles("artefact") == ["others: E,C,E,G"]
    assert t.table.view(None)["centre"] == [0, 0, 0]
    assert t.table.view(0)["piles"][1]["pawns"] == [None] * 4  # face down


@rule("DIK-202")
def test_without_a_pile_on_the_artefact_the_gathered_form_one() -> None:
    t = darkness(cycle=2, centre=ALL_TWELVE, deck=["Karst[-|N1]"])
    assert haunted(t) == {"artefact": 11, "karst": 1}


@rule("DIK-202")
def test_nothing_is_gathered_in_the_first_cycle() -> None:
    t = darkness(cycle=1, centre=["C", "G"], deck=["Karst[-|N1]"])
    assert t.table.view(None)["centre"] == [1, 1, 0] and haunted(t) == {"artefact": 9, "karst": 1}


# -- Proliferation


@rule("DIK-203")
def test_the_top_card_of_the_deck_joins_the_corruption_track() -> None:
    t = darkness(corruption=["MO1"], deck=["KA1", "JO1", "HY1", "NV1"])
    seen = t.table.view(None)
    assert seen["corruption"] == ["MO1", "KA1"]
    assert seen["track"] == ["JO1", "HY1"] and seen["deck"] == 72 - 5


@rule("DIK-204")
def test_each_corrupted_sector_receives_as_many_as_the_score_of_the_card_just_drawn() -> None:
    t = darkness(corruption=["Motol[-|N4]", "Josefov[-|N1]"], deck=["Karst[-|N3]"])
    assert haunted(t) == {"artefact": 3, "motol": 3, "josefov": 3, "karst": 3}


@rule("DIK-205")
def test_a_sector_with_several_cards_receives_once_per_card() -> None:
    t = darkness(corruption=["Karst[-|N1]", "Motol[-|N1]"], deck=["Karst[-|N2]"])
    assert haunted(t) == {"artefact": 6, "karst": 4, "motol": 2}


@rule("DIK-206")
def test_pawns_are_placed_in_the_order_of_the_track() -> None:
    piles = {"artefact": ["others: E,G,C"]}
    t = darkness(corruption=["Motol[-|N1]", "Hypogées[-|N1]"], piles=piles, deck=["Karst[-|N1]"])
    assert t.piles("motol") == ["others: E"]
    assert t.piles("hypogees") == ["others: G"]
    assert t.piles("karst") == ["others: C"]


@rule("DIK-207")
def test_when_the_artefact_runs_empty_sectors_without_any_pawn_get_a_corruption_token() -> None:
    corruption = ["Motol[-|N1]", "Hypogées[-|N1]", "Josefov[-|N1]"]
    t = darkness(corruption=corruption, piles={"artefact": ["others: E,G,C"]}, deck=["Karst[-|N2]"])
    assert haunted(t) == {"motol": 2, "hypogees": 1}
    tokens = [t.on(sector)["corruption"] for sector in ("motol", "hypogees", "josefov", "karst")]
    assert tokens == [0, 0, 1, 1]


@rule("DIK-Q77")
def test_one_corruption_token_a_sector_and_only_if_none_of_its_cards_brought_a_pawn() -> None:
    t = darkness(corruption=["Karst[-|N1]", "Karst[-|N1]"], centre=ALL_TWELVE, deck=["Karst[-|N2]"])
    assert t.on("karst")["corruption"] == 1
    corruption = ["Karst[-|N1]", "Motol[-|N1]"]
    t = darkness(corruption=corruption, piles={"artefact": ["others: C"]}, deck=["Karst[-|N1]"])
    assert t.piles("karst") == ["others: C"]
    assert t.on("karst")["corruption"] == 0 and t.on("motol")["corruption"] == 1


@rule("DIK-Q78")
def test_the_artefact_keeps_its_own_pawns_and_gets_a_token_only_when_it_is_empty() -> None:
    t = darkness(corruption=["Artefact[-|N1]"], deck=["Karst[-|N4]"])
    assert haunted(t) == {"artefact": 8, "karst": 4} and t.on("artefact")["corruption"] == 0
    t = darkness(corruption=["Artefact[-|N1]"], centre=ALL_TWELVE, deck=["Artefact[-|N4]"])
    assert t.on("artefact")["corruption"] == 1  # one, for both its cards
    assert t.on("artefact")["darkness"] == 0


@rule("DIK-Q78", "DIK-206")
@pytest.mark.parametrize(("order", "token"), [(["Artefact", "Karst"], 0), (["Karst", "Artefact"], 1)])
def test_an_artefact_emptied_before_its_turn_on_the_track_gets_a_token(order: list[str], token: int) -> None:
    piles = {"artefact": ["others: C,G"]}
    t = darkness(piles=piles, corruption=[f"{name}[-|N1]" for name in order], deck=["Karst[-|N2]"])
    assert haunted(t) == {"karst": 2} and t.on("artefact")["corruption"] == token


@rule("DIK-Q79")
def test_pawns_go_one_at_a_time_each_onto_the_top() -> None:
    piles = {"karst": ["others: C"], "artefact": ["others: E,G,C,C"]}
    t = darkness(piles=piles, deck=["Karst[-|N3]"])
    assert t.piles("karst") == ["others: C,G,E,C"] and t.piles("artefact") == ["others: C"]
    assert t.told("proliferation")[0] | {"number": 0} == {
        "number": 0,
        "rule": "DIK-204",
        "key": "proliferation",
        "sector": "karst",
        "n": 3,
    }  # how many, not which


@rule("DIK-Q80")
def test_a_card_with_darkness_zero_brings_neither_pawns_nor_corruption() -> None:
    t = darkness(corruption=["Motol[-|N3]"], deck=["Karst[-|N0]"])
    assert haunted(t) == {"artefact": 12} and t.table.view(None)["corruption"] == ["MO1", "KA1"]
    t = darkness(corruption=["Motol[-|N3]"], centre=ALL_TWELVE, deck=["Karst[-|N0]"])
    assert t.on("karst")["corruption"] == 0 and t.on("motol")["corruption"] == 0


# -- Infection


@pytest.mark.parametrize(("pawns", "tokens"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
@rule("DIK-208", "DIK-209")
def test_dik_x08_infection_thresholds(pawns: int, tokens: int) -> None:
    t = scene(2, others=True, phase="infection", piles={"karst": [others(pawns)]})
    assert t.on("karst")["darkness"] == tokens
    assert t.on("artefact")["darkness"] == 0


@rule("DIK-208")
def test_dik_x08_the_artefact_is_never_infected() -> None:
    t = scene(2, others=True, phase="infection")
    assert haunted(t) == {"artefact": 12} and t.on("artefact")["darkness"] == 0


@rule("DIK-209")
def test_darkness_tokens_stay_at_the_end_of_a_cycle() -> None:
    t = scene(2, others=True, phase="end_of_cycle", darkness={"karst": 2, "motol": 1}, deck=["JO1"]).pass_windows()
    assert t.table.view(None)["cycle"] == 2
    assert t.on("karst")["darkness"] == 2 and t.on("motol")["darkness"] == 1


@rule("DIK-Q75")
def test_corruption_tokens_count_for_infection() -> None:
    tokens = {"karst": 1, "motol": 4, "josefov": 3}
    t = scene(2, others=True, phase="infection", piles={"karst": [others(3)]}, corruption_tokens=tokens)
    assert [t.on(sector)["darkness"] for sector in ("karst", "motol", "josefov")] == [1, 1, 0]


@rule("DIK-Q81")
def test_darkness_already_there_does_not_reduce_what_is_added() -> None:
    t = scene(2, others=True, phase="infection", piles={"karst": [others(8)]}, darkness={"karst": 2})
    assert t.on("karst")["darkness"] == 4


# -- common defeats


@rule("DIK-224")
def test_a_seventh_card_on_the_corruption_track_loses_the_game_at_once() -> None:
    six = ["KA1", "KA2", "MO1", "MO2", "JO1"]
    t = darkness(corruption=six, deck=["HY1"])
    assert not t.table.over  # a sixth is still bearable
    t = darkness(corruption=[*six, "JO2"], deck=["Hypogées[-|N3]"])
    assert t.table.over and t.table.result is not None
    assert (t.table.result.reason, t.table.result.winners) == ("overrun", [])
    assert haunted(t) == {"artefact": 12}  # nothing was placed any more


@rule("DIK-225")
def test_a_seventh_darkness_token_loses_the_game_at_once() -> None:
    t = scene(2, others=True, phase="infection", piles={"karst": [others(4)]}, darkness={"motol": 5})
    assert not t.table.over and t.on("karst")["darkness"] == 1
    t = scene(2, others=True, phase="infection", piles={"karst": [others(8)]}, darkness={"motol": 5})
    assert t.table.over and t.table.result is not None
    assert (t.table.result.reason, t.table.result.winners) == ("darkened", [])
    assert t.refused(0, "first 0").why == t.refused(0, "borrow").why == "game-over"


@rule("DIK-225", "DIK-208")
def test_an_infection_that_cannot_be_carried_out_in_full_is_shown_as_far_as_it_goes() -> None:
    t = scene(2, others=True, phase="infection", piles={"karst": [others(8)]}, darkness={"motol": 5})
    assert t.table.over and t.on("karst")["darkness"] == 1
    assert [(e["sector"], e["n"]) for e in t.told("infection")] == [("karst", 1)]
    assert t.told("infection")[0]["number"] < t.told("darkened")[0]["number"]
    t = scene(2, others=True, phase="infection", piles={"karst": [others(4)]}, darkness={"motol": 6})
    assert t.table.over and t.on("karst")["darkness"] == 0 and t.told("infection") == []


@rule("DIK-Q82")
def test_darkness_tokens_taken_off_the_board_are_back_in_stock() -> None:
    piles = {"motol": ["A: E"], "karst": [others(4)]}
    t = scene(2, others=True, phase="resolution", piles=piles, darkness={"motol": 6}, deck=["JO1"])
    t.play(0, "name motol", "clear").pass_windows()
    assert t.table.view(None)["cycle"] == 2 and not t.table.over
    assert t.on("motol")["darkness"] == 5 and t.on("karst")["darkness"] == 1


@rule("DIK-224")
def test_a_game_from_the_first_card_can_be_lost_together() -> None:
    table = ludotheque.game("diktat").new(2, 3, {"others": True})
    for _ in range(1000):  # everybody extends, nobody conquers: the cards go to the Others
        if not table.over:
            decision = table.waiting[0]
            table.choose(decision.seat, ("extend",) if decision.ask == "manoeuvre" else next(iter(decision)))
    result = table.result
    assert result is not None and result.reason == "overrun" and result.ranking == [2, 2]
