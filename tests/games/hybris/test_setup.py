"""Setting up (HYB-006 to HYB-031)."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.hybris import effects, names, state
from ludotheque.games.hybris.game import HybrisGame
from tests.games.hybris.scene import allows, at, chosen, end, fresh, quest, scene
from tests.games.hybris.tiles import elements, whole
from tests.marks import rule


@rule("HYB-001", "HYB-017", "HYB-Q143")
def test_olympians_are_chosen_in_the_order_of_seats_each_once() -> None:
    table = fresh(3)
    assert table.asks == [(0, "olympian")]
    table.play(0, "olympian athena")
    assert table.choices(1) == ["olympian zeus", "olympian poseidon", "olympian hades"]
    table.refused(1, "olympian athena")
    assert HybrisGame().manifest.seats == (2, 4)


@rule("HYB-018", "HYB-019", "HYB-020", "HYB-Q143")
@pytest.mark.parametrize(
    ("olympians", "spaces"),
    [
        (("hades", "zeus", "poseidon"), [4, 2, 3]),  # EX-01
        (("hades", "athena", "poseidon", "zeus"), [4, 3, 2, 1]),
        (("athena", "zeus"), [4, 3]),
        (("athena", "hades"), [3, 4]),
    ],
)
def test_markers_go_by_aura_and_leave_the_best_spaces_empty(olympians: tuple[str, ...], spaces: list[int]) -> None:
    assert chosen(*olympians).have("greatness") == spaces


@rule("HYB-021", "HYB-024", "HYB-025", "HYB-031", "HYB-Q02", "HYB-Q05", "HYB-Q06")
def test_everybody_starts_with_three_aegis_and_nothing_else() -> None:
    table = chosen("hades", "zeus")
    for seat in (0, 1):
        row = table.player(seat)
        assert [row[what] for what in ("vp", "aegis", "faithful", "prayer", "goodness", "determination")] == [
            0, 3, 0, 0, 1, 3,
        ]  # fmt: skip
    assert table.table.view(None)["well"] == 0


@rule("HYB-026", "HYB-027", "HYB-022", "HYB-023", "HYB-Q01", "HYB-Q60")
def test_characters_tokens_and_tiles_of_a_player() -> None:
    row = chosen("hades", "zeus").player(0, 0)
    assert row["characters"] == {name: {"place": "reserve"} for name in ("tantale", "prophet_1", "olympian")}
    assert Counter(row["reserve"]) == Counter(names.LOCATION_IDS) + Counter(["mortal_world"])
    assert row["tokens"] == 8 and row["freed"] == {f"HAD{n}": 0 for n in range(1, 7)}


@rule("HYB-028", "HYB-029", "HYB-030")
def test_one_card_and_one_premonition_are_drawn_in_secret() -> None:
    table = chosen("zeus", "poseidon")
    own, other = table.player(0, 0), table.player(0, 1)
    assert len(own["hand"]) == 1 == other["hand"]
    held = table.state.content.premonition_ids[table.state.visions[0][0]]
    assert own["premonitions"] == [held] and other["premonitions"] == 1
    assert own["deck"] == 16 and not own["upgraded"]
    kinds = [*table.state.hands[0], *table.state.decks[0]]
    assert sorted(kinds) == [*range(12), *range(12, 17)]
    assert [event for event in table.told("drew", 1) if "card" in event and event["seat"] == 0] == []
    assert table.told("drew", 0)[0]["card"] == own["hand"][0]


@rule("HYB-007", "HYB-008", "HYB-009", "HYB-010", "HYB-011", "HYB-012", "HYB-013", "HYB-014", "HYB-015", "HYB-016")
def test_the_world_is_laid_out() -> None:
    view = chosen("zeus", "poseidon").table.view(0)
    assert view["age"] == 1 and view["tile_at"] == {} and view["allies"] == {}
    assert view["arena"] == 40 and view["quest_deck"] == 30 and len([q for q in view["quests"] if q]) == 3
    assert view["vision_deck"] == 39 - 2 and view["chained"] == ["chronos"]
    assert view["veiled"] == {pile: {"seen_by": []} for pile in ("alpha", "beta", "gamma")}
    assert view["pillar_prayers"] == []


@rule("HYB-014")
def test_a_primordial_of_each_pile_is_drawn() -> None:
    found = {tuple(chosen("zeus", "hades", seed=seed).state.veiled) for seed in range(12)}
    assert len(found) > 3
    assert all(1 <= a <= 3 < b <= 6 < c <= 9 for a, b, c in found)


@rule("HYB-302")
def test_a_scenario_gives_what_it_promises() -> None:
    assert chosen("zeus", "hades", scenario="renaissance").have("faithful") == [2, 2]
    assert chosen("zeus", "hades", scenario="puits_tari").state.well == 6
    heroes = chosen("zeus", "hades", scenario="age_des_heros")
    assert heroes.have("hand") == [2, 2] and heroes.have("bonus_tokens") == [1, 1]


@rule("HYB-302")
def test_a_scenario_gives_it_once() -> None:
    table = end(2, options={"scenario": "age_des_heros"})
    assert table.state.age == 2 and table.have("bonus_tokens") == [0, 0]


@rule("HYB-303", "HYB-305", "HYB-Q123")
def test_one_variant_of_victory_at_most_is_in_play_and_the_grip_beside_it() -> None:
    influence, awakening, grip = (1 << names.VARIANT_IDS.index(name) for name in names.VARIANT_IDS)
    for options, mask in (
        ({}, 0),
        ({"variant": "victoire_influence"}, influence),
        ({"variant": "victoire_eveil"}, awakening),
        ({"grip": True}, grip),
        ({"variant": "victoire_eveil", "grip": True}, awakening | grip),
    ):
        assert scene(options=options).state.variants == mask


@rule("HYB-303", "HYB-304", "HYB-305", "HYB-Q123", "HYB-Q141")
def test_what_goes_together() -> None:
    for duel in (False, True):
        for scenario in ("none", "titanomachie", "renaissance"):
            for variant in ("none", "victoire_influence", "victoire_eveil"):
                for grip in (False, True):
                    joined = allows(2, duel=duel, scenario=scenario, variant=variant, grip=grip)
                    assert joined is ("none" in (scenario, variant))


@rule("HYB-303", "HYB-304", "HYB-305", "HYB-Q123")
def test_which_variants_go_together() -> None:
    game = HybrisGame()
    game.check_options(2, {"variant": "victoire_eveil", "grip": True})
    game.check_options(2, {"grip": True, "scenario": "titanomachie"})
    for options in (
        {"variant": "victoire_influence", "scenario": "renaissance"},
        {"variant": "victoire_eveil", "scenario": "renaissance", "grip": True},
    ):
        with pytest.raises(BadOption, match="HYB-304"):
            game.check_options(2, options)
    for unknown in ("unknown", "emprise_oracle"):
        with pytest.raises(BadOption):
            game.check_options(2, {"variant": unknown})


def test_a_described_position_keeps_every_piece() -> None:
    table = scene(3, hands=[["P01", "K05"], ["CPU"]], temples={"argos": [0, 2]}, freed={"ZEU5": 1}, phase="planning")
    assert table.state.phase == state.PLANNING and table.player(0, 0)["hand"] == ["P01", "K05"]
    assert [*HybrisGame().faults(table.state)] == []


@rule("HYB-238", "HYB-017")
def test_a_deck_is_made_of_seventeen_cards_and_not_of_the_upgraded_one() -> None:
    s = chosen("zeus", "hades").state
    for seat, own in ((0, "CZ"), (1, "CH")):
        cards = [s.content.conflict_ids[card] for card in (*s.decks[seat], *s.hands[seat])]
        assert sorted(cards) == sorted([*(f"P{n:02}" for n in range(1, 13)), *(f"{own}{n}" for n in range(1, 6))])


# -- read closely


@rule("HYB-008")
def test_any_tile_of_any_pile_may_be_designed_first() -> None:
    table = scene(phase="planning").start(0, "athens", "service")
    assert len(table.choices(0)) == names.TILES == 60


@rule("HYB-009")
def test_any_hero_of_the_colosseum_may_be_fought_first() -> None:
    table = at("colosseum", "slot CO1").play(0, "act fight")
    assert table.choices(0) == [f"hero {name}" for name in names.HERO_IDS[names.FIRST_ALLY :]]


@rule("HYB-011")
def test_quests_of_both_kinds_lie_among_the_first_three() -> None:
    shown = [quest for seed in range(4) for quest in chosen("zeus", "hades", seed=seed).state.quests]
    chants = scene(phase="planning").state.content.chants
    assert {chants[quest] == 0 for quest in shown[:6]} == {True, False}
    assert [chants[quest] for quest in shown[:3]] != [chants[quest] for quest in shown[3:6]]


@rule("HYB-014")
def test_nobody_knows_which_of_three_lies_on_a_symbol() -> None:
    table = chosen("zeus", "poseidon")
    for seat in (0, 1):
        worlds = [table.state.imagine(seat, key).veiled for key in range(40)]
        assert [{world[pile] for world in worlds} for pile in range(3)] == [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}]


@rule("HYB-015")
def test_all_six_pillars_lie_face_up_in_their_order() -> None:
    table = chosen("zeus", "poseidon")
    assert table.choices(0) == [f"pillar pillar_{n}" for n in range(1, 7)]


@rule("HYB-016")
def test_bonus_tokens_begin_in_the_general_supply() -> None:
    assert chosen("zeus", "poseidon").have("bonus_tokens") == [0, 0]


@rule("HYB-019", "HYB-020")
@pytest.mark.parametrize("seats", [2, 3])
def test_spaces_left_empty_are_there_to_be_climbed(seats: int) -> None:
    table = scene(seats, phase="planning")
    best = 5 - seats
    while best > 1:
        assert table.have("greatness")[0] == best and table.have("vp")[0] == 0
        table.start(0, "elis", "service")
        best -= 1
    assert table.have("greatness")[0] == 1


@rule("HYB-022")
def test_a_locked_tile_gives_nothing_yet() -> None:
    assert scene(phase="pillars").have("aegis") == [3, 3]
    assert scene(phase="pillars", freed=whole("ZEU6")).have("aegis") == [4, 3]


@rule("HYB-023")
def test_each_hero_is_freed_from_the_tile_of_its_name() -> None:
    assert elements("ZEU4")[0] == names.HERO != elements("ZEU3")[0]
    characters = scene(phase="planning").start(0, "M07", "immediate").player(0)["characters"]
    assert "persee" in characters and "heracles" not in characters


@rule("HYB-029")
def test_the_first_card_is_any_of_the_seventeen() -> None:
    first = [chosen("zeus", "hades", seed=seed).state.hands[0][0] for seed in range(20)]
    assert min(first) < names.COMMON <= max(first)


@rule("HYB-031")
def test_more_than_three_aegis_may_be_held() -> None:
    assert scene(phase="planning").start(0, "UN2", "bonus").have("aegis") == [4, 3]


@rule("HYB-010", "HYB-011", "HYB-012", "HYB-029")
def test_every_deck_is_shuffled() -> None:
    states = [chosen("zeus", "hades", seed=seed).state for seed in range(6)]
    for deck in ("arena", "quest_deck", "vision_deck"):
        assert len({tuple(getattr(s, deck)) for s in states}) == 6, deck
    for seat in (0, 1):
        assert len({tuple(s.decks[seat]) for s in states}) == 6


@rule("HYB-302", "HYB-163", "HYB-171")
def test_the_age_of_heroes_pays_for_every_quest() -> None:
    def points(heroic: bool) -> list[int]:
        told: dict[str, Any] = {"options": {"scenario": "age_des_heros"}} if heroic else {}
        epic = quest("E10", hands=[["CZ1", "CZ2", "P03", "P01"]], **told)
        epic.play(0, "card CZ1", "card P03", "discard P01", "card P03")
        beaten = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02", "P03"]], freed={"ZEU3": 1}, **told)
        beaten.play(0, "card P01", "card P02", "card P03")
        chant = quest("E10", hands=[["CZ1", "P03", "P01"]], **told).play(0, "card CZ1", "card P03")
        return [table.have("vp")[0] for table in (epic, beaten, chant)]

    content = scene().state.content
    scenario = content.element_ids.index("age_des_heros")
    more = [int(content.stated(scenario, what, 0)) for what in (effects.EPIC_VP, effects.CONFRONTATION_VP)]
    assert [a - b for a, b in zip(points(True), points(False), strict=True)] == [*more, 0]
