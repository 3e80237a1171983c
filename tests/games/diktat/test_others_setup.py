"""Configuration: the Others. Setup, their piles, Corruption tokens, their board (DIK-180 to DIK-200)."""

import pytest

import ludotheque
from ludotheque.core.chance import Rigged
from ludotheque.kit.content.described import BadDescription
from tests.games.diktat.scene import Scene, end_cycle, scene
from tests.marks import rule

ALL_TWELVE = ["C"] * 4 + ["G"] * 4 + ["E"] * 4
UNTOUCHED = [*range(71, 0, -1), 1]  # draws that leave the deck and the order of two seats as they are


def new_game(pile: list[int]) -> Scene:
    """A game of two with the Others; the first card drawn is of the Artefact, so that no pawn leaves it."""
    options = {"others": True, "content": "fixture", "cabals": "harmonie,garde_noire"}
    return Scene(ludotheque.game("diktat").new(2, options=options, dealer=Rigged(UNTOUCHED + pile)))


# -- setup


@rule("DIK-180")
def test_the_others_bring_their_own_board_with_everything_on_it_still_unused() -> None:
    t = new_game([])
    seen = t.table.view(None)
    assert seen["centre"] == [0, 0, 0]
    assert all(s["darkness"] == s["corruption"] == 0 for s in seen["sectors"].values())
    assert t.player(0)["pawns"] == 5 and seen["sectors"]["karst"]["markers"] == 2  # after the normal setup
    for what in ({"darkness": {"karst": 1}}, {"corruption": ["KA1"]}, {"centre": ["C"]}):
        with pytest.raises(BadDescription, match="DIK-180"):
            scene(2, **what)


@rule("DIK-181", "DIK-Q94")
def test_four_pawns_of_each_type_are_shuffled_into_one_pile_on_the_artefact() -> None:
    t = new_game(list(range(11, 0, -1)))
    assert t.piles("artefact") == ["others: E,E,E,E,G,G,G,G,C,C,C,C"]
    assert len(t.table.view(None)["piles"]) == 1
    assert t.table.view(0)["piles"][0]["pawns"] == [None] * 12  # face down for everybody
    t = new_game([0] * 11)
    assert t.piles("artefact") == ["others: C,E,E,E,E,G,G,G,G,C,C,C"]


@rule("DIK-182")
def test_the_one_fiel_card_of_the_box_says_how_the_others_work() -> None:
    assert ludotheque.game("diktat").manifest.options["others"].values == (False, True)
    t = scene(2, others=True, phase="attack", track=["Karst[-|N1|att]"], vp=[1, 1], pp=[3, 3], deck=["MO1"])
    assert t.table.view(None)["corruption"] == ["MO1", "KA1"] and t.pp == [3, 3]  # as Brume & Fiel says
    t = scene(2, others=True, phase="resolution", piles={"karst": ["A: E"]}, darkness={"karst": 1})
    assert t.play(0, "name karst").refused(0, "take_marker").rule == "DIK-226"


# -- their piles


@rule("DIK-183")
def test_their_citizens_are_parasites_whose_death_changes_nothing_else() -> None:
    t = scene(2, others=True, pp=[1, 1], assassins=[1], piles={"karst": ["others: C,C,E"]})
    pile = t.pile("karst")
    t.play(0, "assassinate", f"kill {pile} 1")
    assert t.told("killed")[0]["agent"] == "citizen" and t.pp == [1, 1]
    assert t.asks == [(0, "victim")]  # the Manoeuvre goes on


@rule("DIK-184")
def test_an_others_pile_is_marked_as_theirs_for_everybody() -> None:
    t = scene(2, others=True, piles={"karst": ["others: C", "B: C"]})
    for eyes in (0, 1, None):
        assert [(p["sector"], p["owner"]) for p in t.table.view(eyes)["piles"]] == [
            ("karst", None),
            ("karst", 1),
            ("artefact", None),
        ]


@rule("DIK-Q93")
def test_there_may_be_more_than_ten_others_piles() -> None:
    ten = ["mala_strana", "vieille_ville", "hypogees", "karst", "faubourgs"]
    ten += ["combinat", "motol", "college", "josefov", "forteresse"]
    piles = {sector: [f"others: {ALL_TWELVE[i]}"] for i, sector in enumerate(ten)}
    t = scene(2, others=True, phase="darkness", piles=piles, deck=["Nouvelle Ville[-|N1]"])
    haunted = {p["sector"] for p in t.table.view(None)["piles"] if p["owner"] is None}
    assert len(haunted) == 12 and "nouvelle_ville" in haunted


@rule("DIK-185")
def test_an_others_pile_counts_toward_the_limit_of_its_sector() -> None:
    t = scene(2, others=True, reserve=[{"C": 1}], piles={"karst": ["others: C", "B: C"], "motol": ["others: C"]})
    t.play(0, "send")
    assert "name karst" not in t.choices(0) and "name motol" in t.choices(0)
    assert t.refused(0, "name karst").rule == "DIK-074"


@rule("DIK-186")
def test_players_spy_on_and_assassinate_others_pawns_as_usual() -> None:
    t = scene(2, others=True, piles={"karst": ["others: C,G"]})
    pile = t.pile("karst")
    t.play(0, "spy", f"look {pile} 2")
    assert t.told("looked", 0)[0]["agent"] == "guard" and "agent" not in t.told("looked", 1)[0]
    t.play(0, "stop").play(1, "assassinate", f"kill {pile} 1")
    assert t.piles("karst") == ["others: G"]


@rule("DIK-187")
def test_an_abomination_costs_two_power_points_to_the_reserve_and_ends_the_manoeuvre() -> None:
    t = scene(2, others=True, pp=[3, 1], assassins=[2], piles={"karst": ["others: G,E"]})
    t.play(0, "assassinate", f"kill {t.pile('karst')} 1")
    assert t.pp == [1, 1] and t.goods("debt") == [0, 0]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-187", "DIK-Q13")
def test_whoever_has_too_little_for_an_abomination_is_forced_into_a_debt() -> None:
    t = scene(2, others=True, pp=[1, 1], piles={"karst": ["others: G,E"]})
    t.play(0, "assassinate", f"kill {t.pile('karst')} 1")
    assert t.pp == [1 + 5 - 2, 1] and t.goods("debt") == [1, 0]


@rule("DIK-188")
def test_a_vector_brings_three_power_points() -> None:
    t = scene(2, others=True, pp=[0, 1], assassins=[1], piles={"karst": ["others: G,E"]})
    t.play(0, "assassinate", f"kill {t.pile('karst')} 2")
    assert t.pp == [3, 1] and t.asks == [(0, "victim")]


@rule("DIK-189")
def test_others_piles_stay_on_the_board_at_the_end_of_a_cycle() -> None:
    t = scene(2, others=True, phase="end_of_cycle", piles={"karst": ["others: C,G"]}, deck=["JO1"])
    t.pass_windows()
    assert t.table.view(None)["cycle"] == 2
    assert t.piles("karst") == ["others: C,G"]


@rule("DIK-190")
def test_an_effect_on_others_pawns_cannot_touch_those_of_players() -> None:
    t = scene(2, others=True, markers=[{"artefact": 1}], piles={"karst": ["others: C", "A: C"], "motol": ["B: C"]})
    t.play(0, "use artefact_1 1")
    theirs = [t.pile("karst"), t.pile("artefact")]
    assert {choice.split()[1] for choice in t.choices(0)} == {str(pile) for pile in theirs}
    assert t.refused(0, f"pawn {t.pile('motol')} 1").why == "not-offered"


@rule("DIK-191")
def test_pawns_leave_the_artefact_from_the_top_of_the_pile() -> None:
    t = scene(2, others=True, phase="darkness", piles={"artefact": ["others: E,G,C,C"]}, deck=["Karst[-|N2]"])
    assert sorted(t.piles("karst")[0].removeprefix("others: ").split(",")) == ["E", "G"]
    assert t.piles("artefact") == ["others: C,C"]


@rule("DIK-192")
def test_pawns_put_where_others_are_go_on_top_of_their_one_pile() -> None:
    piles = {"karst": ["others: C,C"], "artefact": ["others: E,G"]}
    t = scene(2, others=True, phase="darkness", piles=piles, deck=["Karst[-|N1]"])
    assert t.piles("karst") == ["others: E,C,C"]
    with pytest.raises(BadDescription, match="DIK-192"):
        scene(2, others=True, piles={"karst": ["others: C", "others: C"]})


@rule("DIK-193")
def test_a_discarded_others_pawn_lies_face_up_in_the_centre_of_their_board() -> None:
    t = scene(2, others=True, assassins=[2], piles={"karst": ["others: C,E"]})
    pile = t.pile("karst")
    t.play(0, "assassinate", f"kill {pile} 1", f"kill {pile} 1")
    assert t.table.view(None)["centre"] == [1, 0, 1]
    assert t.goods("citizen") == [0, 0] and t.goods("emissary") == [0, 0]


@rule("DIK-194")
def test_if_too_few_are_in_the_artefact_only_those_are_placed() -> None:
    t = scene(2, others=True, phase="darkness", piles={"artefact": ["others: C,C"]}, deck=["Karst[-|N4]"])
    assert t.piles("karst") == ["others: C,C"] and t.piles("artefact") == []
    assert t.on("karst")["corruption"] == 0


@rule("DIK-195")
def test_a_sector_that_an_empty_artefact_cannot_serve_gets_a_corruption_token() -> None:
    t = scene(2, others=True, phase="darkness", centre=ALL_TWELVE, deck=["Karst[-|N4]"])
    assert t.piles("karst") == [] and t.on("karst")["corruption"] == 1


@rule("DIK-196")
def test_a_corruption_token_is_assassinated_like_a_revealed_parasite() -> None:
    t = scene(2, others=True, pp=[1, 1], assassins=[1], corruption_tokens={"karst": 2}, centre=ALL_TWELVE)
    assert "spy" not in t.choices(0)  # it is face up: nothing to look at
    t.play(0, "assassinate", "kill_corruption karst")
    assert t.on("karst")["corruption"] == 1 and t.pp == [1, 1] and t.asks == [(0, "victim")]
    assert t.table.view(None)["centre"] == [4, 4, 4]
    assert t.refused(0, "kill_corruption motol").rule == "DIK-196"


@rule("DIK-196")
def test_corruption_tokens_take_part_in_assassinations_of_the_others() -> None:
    piles = {"karst": ["others: C"]}
    t = scene(2, others=True, reserve=[{"C": 4}], piles=piles, corruption_tokens={"karst": 2})
    t.play(0, "send", "name karst", "add citizen", "add citizen", "add citizen", "add citizen", "ready")
    assert t.told("others-attack")[0]["n"] == 3


@rule("DIK-Q74")
def test_corruption_tokens_alone_are_an_others_pile() -> None:
    tokens = {"karst": 1, "motol": 1}
    t = scene(2, others=True, reserve=[{"C": 2}], piles={"karst": ["B: C"]}, corruption_tokens=tokens)
    t.play(0, "send")
    assert t.refused(0, "name karst").rule == "DIK-074"
    t.play(0, "name motol", "add citizen", "add citizen", "ready")
    assert t.asks == [(1, "others-victim")] and t.told("others-attack")[0]["n"] == 1


# -- the corruption track


@rule("DIK-197")
def test_cards_won_by_the_others_fill_the_corruption_track_in_order() -> None:
    t = scene(2, others=True, phase="attack", corruption=["KA1"], track=["MO1", "JO1"])
    assert t.table.view(None)["corruption"] == ["KA1", "MO1", "JO1"]


@rule("DIK-198")
def test_a_sector_is_corrupted_as_long_as_one_of_its_cards_is_on_the_track() -> None:
    t = scene(2, others=True, phase="resolution", corruption=["KA1", "MO1"], piles={"karst": ["A: E"]}, deck=["JO1"])
    t.play(0, "name karst", "take_card KA1").pass_windows()
    assert t.table.view(None)["cycle"] == 2
    assert [len(t.piles(sector)) for sector in ("karst", "motol", "josefov", "college")] == [0, 1, 1, 0]


@rule("DIK-198", "DIK-199", "DIK-200")
def test_dik_g14_corruption_track_as_a_source_of_trophies() -> None:
    track = ["Karst[-|N1]", "Josefov[-|N1]", "Karst[-|N1]"]
    t = scene(2, others=True, phase="resolution", corruption=track, piles={"karst": ["A: E"]}, deck=["MO1"])
    t.play(0, "name karst")
    assert t.choices(0) == ["take_marker", "take_card KA1", "take_card KA2", "no_trophy"]
    t.play(0, "take_card KA1")
    assert [c["card"] for c in t.player(0)["cards"]] == ["KA1"] and not t.player(0)["cards"][0]["aside"]
    assert t.table.view(None)["corruption"] == ["JO1", "KA2"]
    t.pass_windows()
    assert t.piles("karst") == ["others: E"]  # still corrupted: the next Proliferation reaches it


@rule("DIK-199")
def test_a_card_of_another_sector_on_the_corruption_track_is_no_trophy() -> None:
    t = scene(2, others=True, phase="resolution", corruption=["JO1"], piles={"karst": ["A: E"]})
    assert t.play(0, "name karst").refused(0, "take_card JO1").rule == "DIK-130"


@rule("DIK-200")
def test_higher_cards_move_down_when_one_leaves() -> None:
    t = scene(2, others=True, phase="resolution", corruption=["MO1", "KA1", "JO1", "HY1"], piles={"karst": ["A: E"]})
    t.play(0, "name karst", "take_card KA1")
    assert t.table.view(None)["corruption"] == ["MO1", "JO1", "HY1"]


# -- Corruption tokens leave


@rule("DIK-Q76")
def test_corruption_tokens_go_with_the_others_of_their_sector_and_never_to_the_artefact() -> None:
    piles = {"karst": ["A: E,E", "others: C"]}
    t = scene(2, others=True, phase="resolution", piles=piles, corruption_tokens={"karst": 2}, deck=["JO1"])
    t.play(0, "name karst", "take_marker", "no_trophy")
    assert t.on("karst")["corruption"] == 0 and t.table.view(None)["centre"] == [1, 0, 0]
    t.pass_windows()
    assert t.told("gathering")[0]["n"] == 1  # the Parasite alone


@rule("DIK-Q76", "DIK-196")
def test_an_assassinated_corruption_token_goes_to_the_supply_and_is_not_gathered() -> None:
    t = scene(2, others=True, corruption_tokens={"karst": 1}, piles={"artefact": []})
    t.play(0, "assassinate", "kill_corruption karst")
    assert t.on("karst")["corruption"] == 0 and t.table.view(None)["centre"] == [0, 0, 0]


@rule("DIK-Q76")
def test_corruption_tokens_stay_where_the_others_stay() -> None:
    piles = {"karst": ["A: C", "others: C"]}
    t = scene(2, others=True, phase="resolution", piles=piles, corruption_tokens={"karst": 2, "motol": 1})
    t.play(0, "name karst")
    assert t.on("karst")["corruption"] == 2 and t.on("motol")["corruption"] == 1


@rule("DIK-Q76", "DIK-196", "DIK-229")
def test_the_artefact_marker_moves_corruption_tokens_like_the_parasites_they_count_as() -> None:
    piles = {"karst": ["others: C"], "artefact": ["others: G"]}
    tokens = {"karst": 2, "motol": 1}
    t = scene(2, others=True, piles=piles, corruption_tokens=tokens, markers=[{"artefact": 1}])
    t.play(0, "use artefact_1 1")
    moved = {"corruption karst", "corruption motol", f"pawn {t.pile('karst')} 1", f"pawn {t.pile('artefact')} 1"}
    assert set(t.choices(0)) == moved
    t.play(0, "corruption karst")
    assert "name karst" not in t.choices(0)
    t.play(0, "name josefov")
    assert t.choices(0) == [f"pawn {t.pile('karst')} 1", "corruption karst", "stop"]  # from the same sector
    t.play(0, f"pawn {t.pile('karst')} 1")  # two in all, a token and a pawn
    assert [t.on(sector)["corruption"] for sector in ("karst", "josefov", "motol")] == [1, 1, 1]
    assert t.piles("josefov") == ["others: C"] and t.asks == [(0, "manoeuvre")]
    assert t.told("corruption-moved")[0]["to"] == "josefov"


@rule("DIK-Q76")
def test_the_last_token_of_a_sector_ends_the_move() -> None:
    t = scene(2, others=True, piles={"artefact": []}, corruption_tokens={"motol": 1}, markers=[{"artefact": 1}])
    t.play(0, "use artefact_1 1", "corruption motol", "name karst")
    assert t.on("karst")["corruption"] == 1 and t.asks == [(0, "manoeuvre")]


@rule("DIK-181", "DIK-202", "DIK-Q25")
def test_those_gathered_below_the_first_twelve_are_not_taken_for_them() -> None:
    t = new_game(list(range(11, 0, -1))).until("manoeuvre")
    t.play(t.asks[0][0], "assassinate", "kill 1 1")
    dead = "CGE"[t.table.view(None)["centre"].index(1)]
    end_cycle(t)
    for key in range(1, 20):
        world = Scene(t.table)
        world.state = t.state.imagine(1, key)
        assert world.piles("artefact")[0][-1] == dead
