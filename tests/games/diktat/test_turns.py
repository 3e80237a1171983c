"""The Manoeuvres phase: who begins, whose turn it is, what a Manoeuvre costs, playing twice and skipping."""

import pytest

import ludotheque
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def play_the_phase(t: Scene) -> list[int]:
    """Everybody only extends influence; the seats in the order of their turns."""
    turns = []
    while t.table.view(None)["phase"] == "manoeuvres":
        seat, ask = t.asks[0]
        if ask == "window":
            t.play(seat, "pass")
        elif ask == "after-manoeuvre":
            t.play(seat, "end_turn")
        else:
            turns.append(seat)
            t.play(seat, "extend", "keep")
    return turns


# -- the order of turns


@rule("DIK-065")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_administrator_names_any_player_to_begin(first: int) -> None:
    t = scene(3, phase="first_player", cabals="garde_noire,harmonie,polisec")
    assert t.asks == [(1, "first-player")]
    assert t.choices(1) == ["first 0", "first 1", "first 2"]
    t.refused(0, "first 0")
    t.play(1, f"first {first}")
    assert t.asks == [(first, "manoeuvre")]


@rule("DIK-066")
def test_turns_go_clockwise_one_manoeuvre_each() -> None:
    t = scene(3, phase="first_player", pawns=[2, 2, 2])
    t.play(0, "first 1")
    assert play_the_phase(t) == [1, 2, 0, 1, 2, 0]


@rule("DIK-066")
def test_turns_go_clockwise_whatever_the_ranks() -> None:
    t = scene(3, phase="first_player", cabals="harmonie,syndicats,polisec", pawns=[2, 2, 2])
    assert sorted(range(3), key=lambda seat: -t.rank[seat]) == [0, 2, 1]
    t.play(0, "first 0")
    assert play_the_phase(t) == [0, 1, 2, 0, 1, 2]


@rule("DIK-067")
def test_players_without_pawns_are_skipped_until_all_pawns_are_spent() -> None:
    t = scene(3, pawns=[1, 3, 2])
    assert play_the_phase(t) == [0, 1, 2, 1, 2, 1]
    assert [t.player(seat)["pawns"] for seat in range(3)] == [0, 0, 0]
    assert t.table.view(None)["phase"] == "resolution"


@rule("DIK-Q21")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_the_fifth_pawn_is_out_of_play(seats: int) -> None:
    t = Scene(ludotheque.game("diktat").new(seats, seed=3, options={"content": "fixture"})).pass_windows()
    t.play(t.asks[0][0], "first 0")
    assert play_the_phase(t) == [*range(seats)] * 4


# -- the six Manoeuvres

SIX = {"send", "spy", "assassinate", "extend", "develop", "special CO4 0"}


def all_six() -> Scene:
    return scene(
        2, content="house", cards={"A": ["CO4"]}, reserve={"A": {"C": 2}}, pp={"A": 9}, piles={"karst": ["B: C,C,C"]}
    )


@rule("DIK-068")
def test_there_are_six_types_of_manoeuvre() -> None:
    assert set(all_six().choices(0)) == SIX


@rule("DIK-068")
def test_the_same_type_may_be_chosen_several_times_in_a_cycle() -> None:
    t = all_six()
    for _ in range(3):
        t.play(0, "assassinate", "kill 1 1").play(1, "extend", "keep")
    assert t.player(0)["made"] == {"assassinate": 3, "send": 0, "spy": 0, "extend": 0, "develop": 0, "special": 0}


@rule("DIK-069")
@pytest.mark.parametrize(
    ("box", "moves"),
    [
        ("send", ["send", "name karst", "add citizen", "ready"]),
        ("spy", ["spy", "look 1 1", "stop"]),
        ("assassinate", ["assassinate", "kill 1 1"]),
        ("extend", ["extend", "keep"]),
        ("develop", ["develop", "play HA1"]),
        ("special", ["special CO4 0"]),
    ],
)
def test_every_manoeuvre_spends_one_pawn_on_its_own_box(box: str, moves: list[str]) -> None:
    t = all_six().play(0, *moves)
    assert t.player(0)["pawns"] == 4
    assert t.player(0)["made"] == {name: int(name == box) for name in t.player(0)["made"]}
    assert t.told("manoeuvre") == [
        {"number": 0, "rule": "DIK-069", "key": "manoeuvre", "seat": 0, "manoeuvre": box},
    ]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-070")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_everybody_sees_how_many_pawns_each_player_has_left(eyes: int | None) -> None:
    t = scene(3, pawns=[5, 3, 1]).play(0, "extend", "keep")
    assert [t.player(seat, eyes)["pawns"] for seat in range(3)] == [4, 3, 1]


@rule("DIK-Q23")
def test_a_player_with_nothing_at_all_can_still_extend_influence() -> None:
    t = scene(2)
    assert t.choices(0) == ["extend"]
    t.play(0, "extend", "keep")
    assert t.pp == [1, 0]


# -- Centre Motol: playing twice, skipping


@rule("DIK-148", "DIK-177", "DIK-067", "DIK-Q30")
def test_dik_g10_playing_twice() -> None:
    t = scene(3, pawns=[2, 2, 2], markers={"A": {"motol": 1}})
    t.play(0, "use motol_1 0")
    assert t.player(0)["used"] == ["motol_1"]
    assert play_the_phase(t) == [0, 0, 1, 2, 1, 2]


@rule("DIK-Q30")
def test_playing_twice_may_be_declared_directly_after_the_manoeuvre() -> None:
    t = scene(2, pawns=[3, 3], markers={"A": {"motol": 1}}).play(0, "extend", "keep")
    assert t.asks == [(0, "after-manoeuvre")]
    t.play(0, "use motol_1 0")
    assert play_the_phase(t) == [0, 1, 0, 1, 1]


@rule("DIK-Q30")
def test_playing_twice_moves_a_turn_forward_and_needs_the_pawn_for_it() -> None:
    t = scene(2, pawns=[1, 3], markers={"A": {"motol": 1}})
    assert "use motol_1 0" not in t.beside(0)
    assert t.refused(0, "use motol_1 0").rule == "DIK-Q30"
    t.play(0, "extend", "keep")
    assert t.asks == [(1, "manoeuvre")]  # not even asked afterwards


@rule("DIK-Q30")
def test_a_second_play_twice_needs_a_third_pawn() -> None:
    two = scene(2, content="house", pawns=[2, 2], cards={"A": ["VV5", "MO2"]}).play(0, "use VV5 0")
    assert two.refused(0, "use MO2 0").why == "no-second-pawn"
    three = scene(2, content="house", pawns=[3, 2], cards={"A": ["VV5", "MO2"]}).play(0, "use VV5 0", "use MO2 0")
    assert play_the_phase(three) == [0, 0, 0, 1, 1]


@rule("DIK-Q30")
def test_playing_twice_and_skipping_are_for_ones_own_turn() -> None:
    t = scene(2, markers={"B": {"motol": 1}})
    for option in (0, 1):
        assert t.refused(1, f"use motol_1 {option}").rule == "DIK-Q30"


@rule("DIK-Q30", "DIK-148")
def test_skipping_a_turn_spends_no_pawn_and_passes_the_turn() -> None:
    t = scene(3, pawns=[1, 1, 1], markers={"A": {"motol": 1}}).play(0, "use motol_1 1")
    assert t.player(0)["pawns"] == 1
    assert t.player(0)["used"] == ["motol_1"]
    assert play_the_phase(t) == [1, 2, 0]


@rule("DIK-Q30")
def test_a_skipped_turn_comes_back_at_once_when_nobody_else_has_pawns() -> None:
    t = scene(2, pawns=[1, 0], markers={"A": {"motol": 1}}).play(0, "use motol_1 1")
    assert play_the_phase(t) == [0]


@rule("DIK-Q30")
def test_a_turn_can_only_be_skipped_at_its_start() -> None:
    t = scene(2, content="house", pawns=[3, 3], cards={"A": ["MO1"]}, markers={"A": {"motol": 1}})
    t.play(0, "extend", "keep")
    assert t.refused(0, "use MO1 0").rule == "DIK-Q30"
    t.play(0, "use motol_1 0")
    assert t.asks == [(0, "manoeuvre")]
    assert t.refused(0, "use MO1 0").rule == "DIK-Q30"  # the second Manoeuvre is not the start of a turn


@rule("DIK-Q30")
def test_one_option_of_centre_motol_a_cycle() -> None:
    t = scene(2, markers={"A": {"motol": 2}}, piles={"karst": ["A: C"]}).play(0, "use motol_2 0")
    for option in (0, 1, 2):
        assert t.refused(0, f"use motol_2 {option}").rule == "DIK-025"


@rule("DIK-Q30")
def test_moving_a_pile_keeps_its_order_and_minds_the_limit() -> None:
    piles = {"karst": ["A: C,E,G"], "josefov": ["B: C", "B: C"], "motol": ["B: C"]}
    t = scene(2, markers={"A": {"motol": 2}}, piles=piles, turn="B")
    t.play(0, "use motol_2 2", "pile 1")  # during the turn of B
    assert "name karst" not in t.choices(0)
    assert "name josefov" not in t.choices(0)  # full
    t.play(0, "name motol")
    assert t.piles("motol") == ["A: C,E,G", "B: C"]
    assert t.piles("karst") == []
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-Q30")
def test_a_pile_moves_between_conquests_and_during_one() -> None:
    piles = {"karst": ["A: E", "B: E"], "josefov": ["A: C"]}
    t = scene(2, phase="resolution", markers={"A": {"motol": 2}}, piles=piles)
    t.play(0, "name karst").pass_windows().play(0, "bid 0").play(1, "bid 0")
    assert t.asks == [(0, "trophy")]
    assert "use motol_2 2" in t.beside(0)
    t.play(0, "no_trophy").play(1, "no_trophy")
    t.play(0, "use motol_2 2", "pile 3", "name artefact")
    assert t.piles("artefact") == ["A: C"]


# -- a forced Manoeuvre


@rule("DIK-Q100")
def test_a_forced_player_can_only_extend_influence() -> None:
    t = scene(2, content="house", cards={"A": ["CO4"]}, forced={"A": 1}, pp=[9, 0], reserve={"A": {"C": 2}})
    assert t.choices(0) == ["extend"]
    for manoeuvre in ("send", "develop", "special CO4 0"):
        assert t.refused(0, manoeuvre).rule == "DIK-Q100"
    t.play(0, "extend", "keep").play(1, "extend", "keep")
    assert set(t.choices(0)) == {"send", "extend", "develop", "special CO4 0"}


@rule("DIK-Q100")
def test_skipping_the_turn_only_delays_the_forced_manoeuvre() -> None:
    t = scene(2, forced={"A": 1}, reserve={"A": {"C": 1}}, markers={"A": {"motol": 1}})
    t.play(0, "use motol_1 1").play(1, "extend", "keep")
    assert t.refused(0, "send").rule == "DIK-Q100"


@rule("DIK-Q100")
def test_the_second_of_two_manoeuvres_in_a_row_is_free() -> None:
    t = scene(2, forced={"A": 1}, reserve={"A": {"C": 1}}, markers={"A": {"motol": 1}})
    t.play(0, "use motol_1 0", "extend", "keep")
    assert set(t.choices(0)) == {"send", "extend"}


@rule("DIK-Q100")
def test_a_bonus_manoeuvre_is_free_after_the_forced_one() -> None:
    t = scene(2, content="house", cards={"A": ["VV1"]}, forced={"A": 1}, piles={"karst": ["B: C"]})
    t.play(0, "extend", "keep", "use VV1 0", "look 1 1", "stop")
    assert t.told("looked", 0)[0]["agent"] == "citizen"


@rule("DIK-Q100")
def test_a_forced_manoeuvre_that_was_never_due_is_forgotten_with_the_cycle() -> None:
    t = scene(2, phase="end_of_cycle", forced={"A": 1}).pass_windows()
    t.play(0, "first 0")
    assert "send" in t.choices(0)
