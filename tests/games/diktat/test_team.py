"""« Envoyer une équipe »: piles, their owners, their limits, how they grow and vanish."""

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def board(t: Scene, eyes: int | None) -> list[tuple[str, int | None, list[str | None]]]:
    """The piles as a seat (or a spectator) sees them: sector, owner, pawns from the top."""
    return [(pile["sector"], pile["owner"], pile["pawns"]) for pile in t.table.view(eyes)["piles"]]


def send(t: Scene, seat: int, sector: str, *agents: str) -> Scene:
    return t.play(seat, "send", f"name {sector}", *(f"add {agent}" for agent in agents), "ready")


def give_up_place(t: Scene, seat: int, to: int, pile: int) -> Scene:
    """A deal: one player leaves a place to another."""
    t.play(seat, f"offer {to} give:place:{pile}")
    return t.play(to, next(choice for choice in t.beside(to) if choice.startswith("accept")))


@rule("DIK-071")
def test_a_team_is_one_pile_of_any_agents_in_any_order() -> None:
    t = scene(2, reserve={"A": {"C": 3, "G": 1, "E": 2}})
    send(t, 0, "karst", "emissary", "citizen", "guard", "citizen")
    assert t.piles("karst") == ["A: C,G,C,E"]  # each pawn on top of the last
    assert (t.goods("citizen")[0], t.goods("guard")[0], t.goods("emissary")[0]) == (1, 0, 1)
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-071")
def test_a_team_may_take_every_agent_of_the_own_reserve_but_no_more() -> None:
    t = scene(2, reserve={"A": {"C": 3, "G": 3, "E": 3}, "B": {"E": 1}})
    t.play(0, "send", "name motol", *["add citizen"] * 3)
    assert t.choices(0) == ["add guard", "add emissary", "ready"]
    assert t.refused(0, "add citizen").rule == "DIK-071"
    t.play(0, *["add guard"] * 3, *["add emissary"] * 3)
    assert t.choices(0) == ["ready"]
    t.play(0, "ready")
    assert t.piles("motol") == ["A: E,E,E,G,G,G,C,C,C"]


@rule("DIK-071")
def test_a_team_may_do_without_an_emissary() -> None:
    t = send(scene(2, reserve={"A": {"C": 1, "G": 1, "E": 1}}), 0, "motol", "guard", "citizen")
    assert t.piles("motol") == ["A: C,G"]


@rule("DIK-071")
def test_any_sector_may_be_named() -> None:
    t = scene(2, reserve={"A": {"C": 1}}).play(0, "send")
    assert len(t.choices(0)) == 12


@rule("DIK-072")
def test_the_pawns_lie_face_down() -> None:
    t = send(scene(3, reserve={"A": {"C": 1, "E": 1}}), 0, "karst", "citizen", "emissary")
    assert board(t, 0) == [("karst", 0, ["emissary", "citizen"])]
    for eyes in (1, 2, None):
        assert board(t, eyes) == [("karst", 0, [None, None])]
        assert all("agent" not in event for event in t.table.events(eyes))


@rule("DIK-073")
def test_everybody_sees_whose_pile_it_is() -> None:
    t = scene(2, reserve=[{"C": 1}, {"G": 1}])
    send(t, 0, "karst", "citizen")
    send(t, 1, "karst", "guard")
    for eyes in (0, 1, None):
        assert [owner for _, owner, _ in board(t, eyes)] == [0, 1]
    assert t.told("team-sent")[1] == {
        "number": 3, "rule": "DIK-071", "key": "team-sent", "seat": 1, "sector": "karst", "pile": 2, "n": 1,
    }  # fmt: skip


@rule("DIK-074")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_no_team_goes_to_a_sector_that_holds_its_maximum_of_piles(seats: int, limit: int) -> None:
    owners = ["B", "A", "B"][:limit]
    full = [f"{owner}: C" for owner in owners]
    t = scene(seats, reserve={"A": {"C": 1}}, piles={"karst": full, "josefov": full[1:]}).play(0, "send")
    assert "name karst" not in t.choices(0)
    assert t.refused(0, "name karst").rule == "DIK-074"
    t.play(0, "name josefov")  # one place left


@rule("DIK-074")
def test_with_every_sector_full_no_team_can_be_sent() -> None:
    sectors = [*scene(2).table.view(None)["sectors"]]
    t = scene(2, reserve={"A": {"C": 1}}, piles={sector: ["B: C", "B: C"] for sector in sectors})
    assert "send" not in t.choices(0)
    assert t.refused(0, "send").rule == "DIK-074"


@rule("DIK-075")
def test_several_teams_of_one_player_in_a_sector_are_separate_piles() -> None:
    t = scene(2, reserve=[{"C": 1, "E": 2}, {"G": 1}])
    send(t, 0, "karst", "citizen").play(1, "extend", "keep")
    send(t, 0, "karst", "emissary").play(1, "extend", "keep")
    assert t.piles("karst") == ["A: C", "A: E"]
    t.play(0, "send")
    assert t.refused(0, "name karst").rule == "DIK-074"  # both count toward the limit


@rule("DIK-Q18")
def test_a_team_has_at_least_one_pawn() -> None:
    t = scene(2, reserve={"A": {"C": 1}}).play(0, "send", "name karst")
    assert t.choices(0) == ["add citizen"]
    assert t.refused(0, "ready").rule == "DIK-Q18"


@rule("DIK-Q18")
def test_a_player_without_agents_cannot_send_a_team() -> None:
    t = scene(2, pp=[5, 0])
    assert "send" not in t.choices(0)
    assert t.refused(0, "send").rule == "DIK-Q18"


@rule("DIK-Q19")
def test_a_pile_that_loses_its_last_pawn_leaves_and_frees_its_place() -> None:
    t = scene(2, reserve={"B": {"C": 1}}, piles={"karst": ["B: C", "B: C"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.piles("karst") == ["B: C"]
    assert board(t, None) == [("karst", 1, [None])]
    send(t, 1, "karst", "citizen")
    assert t.piles("karst") == ["B: C", "B: C"]


@rule("DIK-Q19", "DIK-Q22")
def test_the_pawn_of_a_vanished_pile_stays_spent() -> None:
    t = scene(2, reserve={"A": {"C": 1}}, pawns=[2, 2])
    send(t, 0, "karst", "citizen").play(1, "assassinate", "kill 1 1")
    assert t.piles("karst") == []
    assert t.player(0)["pawns"] == 1
    assert t.player(0)["made"]["send"] == 1  # as spent, for everybody to see


@rule("DIK-Q22")
def test_a_withdrawn_pile_does_not_give_its_pawn_back() -> None:
    t = give_up_place(scene(2, pawns=[3, 2], piles={"karst": ["A: C,E"]}), 0, 1, 1)
    assert t.piles("karst") == []
    assert t.player(0)["pawns"] == 3


@rule("DIK-Q57")
def test_a_place_may_be_bought_for_the_second_of_two_manoeuvres_in_a_row() -> None:
    t = scene(2, reserve={"A": {"C": 1}}, markers={"A": {"motol": 1}}, piles={"karst": ["B: C", "B: C"]})
    t.play(0, "use motol_1 0", "extend", "keep", "offer 1 get:place:1 give:team:karst")
    t.play(1, next(choice for choice in t.beside(1) if choice.startswith("accept"))).play(0, "add citizen", "ready")
    assert t.piles("karst") == ["B: C", "A: C"]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-Q29")
def test_the_pawns_of_a_withdrawn_pile_are_not_shown() -> None:
    t = give_up_place(scene(3, piles={"karst": ["A: C,E"]}), 0, 1, 1)
    (event,) = t.told("withdrawn", 2)
    assert event | {"number": 0} == {
        "number": 0, "rule": "DIK-106", "key": "withdrawn", "seat": 0, "pile": 1, "sector": "karst", "n": 2,
    }  # fmt: skip
    assert t.goods("citizen")[0] == t.goods("emissary")[0] == 0  # discarded, not taken back


@rule("DIK-Q20")
def test_owner_sector_and_height_of_every_pile_are_public() -> None:
    t = scene(3, piles={"karst": ["A: C,E,G", "C: G"], "motol": ["B: E,E"]})
    heights = [(sector, owner, len(pawns)) for sector, owner, pawns in board(t, None)]
    assert heights == [("karst", 0, 3), ("karst", 2, 1), ("motol", 1, 2)]
    t.play(0, "assassinate")
    assert t.choices(0) == ["kill 2 1", "kill 3 1", "kill 3 2"]  # positions are chosen by others
    assert t.refused(0, "kill 3 3").rule == "DIK-Q20"
    assert t.refused(0, "kill 9 1").rule == "DIK-Q20"


# -- own pawns that change piles (Artefact marker, base game)


ARTEFACT = {"markers": {"A": {"artefact": 1}}}


@rule("DIK-Q31")
def test_two_pawns_of_any_depth_go_on_top_of_own_piles_elsewhere() -> None:
    t = scene(2, piles={"karst": ["A: C,G,E"], "motol": ["A: C"], "josefov": ["A: G"]}, **ARTEFACT)
    t.play(0, "use artefact_1 0", "pawn 1 3", "pile 2", "pawn 1 1", "pile 3")
    assert (t.piles("karst"), t.piles("motol"), t.piles("josefov")) == (["A: G"], ["A: E,C"], ["A: C,G"])
    assert t.asks == [(0, "manoeuvre")]
    assert t.player(0)["used"] == ["artefact_1"]


@rule("DIK-Q31")
def test_two_pawns_onto_one_pile_lie_in_the_order_chosen() -> None:
    t = scene(2, piles={"karst": ["A: C,G,E"], "motol": ["A: C"]}, **ARTEFACT)
    t.play(0, "use artefact_1 0", "pawn 1 3", "pile 2", "pawn 1 2", "pile 2")
    assert t.piles("motol") == ["A: G,E,C"]


@rule("DIK-Q31")
def test_both_pawns_come_from_one_pile_and_one_alone_is_enough() -> None:
    t = scene(2, piles={"karst": ["A: C,G"], "motol": ["A: C"]}, **ARTEFACT)
    t.play(0, "use artefact_1 0")
    assert "stop" not in t.choices(0)
    t.play(0, "pawn 1 1")
    assert t.choices(0) == ["pile 2"]
    t.play(0, "pile 2")
    assert t.choices(0) == ["pawn 1 1", "stop"]
    assert t.play(0, "stop").piles("motol") == ["A: C,C"]


@rule("DIK-Q31")
def test_a_pile_in_the_same_sector_or_of_another_player_takes_none() -> None:
    t = scene(2, piles={"karst": ["A: C", "A: G"], "motol": ["B: C"]}, **ARTEFACT)
    assert "use artefact_1 0" not in t.beside(0)
    t.refused(0, "use artefact_1 0")
    t = scene(2, piles={"karst": ["A: C", "A: G"], "motol": ["A: E", "B: C"]}, **ARTEFACT)
    assert t.play(0, "use artefact_1 0", "pawn 1 1").choices(0) == ["pile 3"]


@rule("DIK-Q31")
def test_limits_do_not_matter_and_a_source_left_empty_disappears() -> None:
    t = scene(2, piles={"karst": ["A: C"], "motol": ["A: G", "B: C"]}, **ARTEFACT)
    t.play(0, "use artefact_1 0", "pawn 1 1", "pile 2")
    assert (t.piles("karst"), t.piles("motol")) == ([], ["A: C,G", "B: C"])
    assert t.asks == [(0, "manoeuvre")]


@rule("DIK-Q31")
def test_the_positions_that_moved_are_public_their_types_are_not() -> None:
    t = scene(2, piles={"karst": ["A: C,E"], "motol": ["A: G"]}, **ARTEFACT)
    t.play(0, "use artefact_1 0", "pawn 1 2", "pile 2", "stop")
    (moved,) = t.told("pawn-moved", 1)
    assert (moved["pile"], moved["position"], moved["onto"]) == (1, 2, 2)
    assert [pile["pawns"] for pile in t.table.view(1)["piles"]] == [[None], [None, None]]


@rule("DIK-Q31", "DIK-Q64")
def test_pawns_move_during_a_conquest_too() -> None:
    piles = {"karst": ["B: E"], "motol": ["A: C"], "josefov": ["A: C"]}
    t = scene(2, phase="resolution", piles=piles, **ARTEFACT).play(0, "name karst")
    assert t.asks == [(1, "trophy")]
    t.play(0, "use artefact_1 0", f"pawn {t.pile('motol')} 1", f"pile {t.pile('josefov')}")
    assert t.piles("josefov") == ["A: C,C"] and t.asks == [(1, "trophy")]
