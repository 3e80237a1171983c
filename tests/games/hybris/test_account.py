"""Where VP come from: each is counted under one source, and a finished game is explained by them."""

import pytest

from ludotheque.games.hybris import loader, names, queries
from tests.games.hybris.scene import Scene, deploy, end, scene
from tests.games.hybris.tiles import spark, whole
from tests.marks import rule

HOUSE = loader.load()


def sources(t: Scene) -> list[dict[str, int]]:
    points: list[dict[str, int]] = t.table.view(None)["points"]
    assert [sum(each.values()) for each in points] == t.have("vp")
    return [{key.removeprefix("from-"): n for key, n in each.items()} for each in points]


@rule("HYB-201", "HYB-203", "HYB-208", "HYB-210", "HYB-213", "HYB-306")
def test_the_points_of_a_deployment_are_told_apart() -> None:
    t = deploy(
        seats=4,
        olympians=["hades", "zeus", "poseidon", "athena"],
        tiles={"O01": "0 stored", "A02": "1 AR1"},
        vp=[0, 4],
        hero="tantale",
        characters={seat: {"olympian": "acted"} for seat in (1, 2, 3)},
    )
    t.play(0, "upgrade HAD1")
    tile, freed = int(HOUSE.tile_vp[HOUSE.tile_ids.index("O01")]), spark("hades", 1)
    own, neighbour, _, athena = sources(t)
    assert own == {"deployments": tile, "cities": 1, "connections": 1} | ({"upgrades": freed} if freed else {})
    assert neighbour == {"before": 4, "connections": 1} and athena == {"olympian": 2}


@rule("HYB-209")
@pytest.mark.parametrize(("well", "answer"), [(0, []), (5, ["take vp"])])
def test_a_temple_gives_its_point_for_the_city(well: int, answer: list[str]) -> None:
    t = deploy(temples={"argos": [0]}, well=well, characters={1: {"olympian": "acted"}})
    assert sources(t.play(0, *answer))[0]["cities"] == 1 + 1  # and the affinity


@rule("HYB-033", "HYB-036", "HYB-044", "HYB-046")
def test_what_is_lost_is_counted_apart_and_greatness_too() -> None:
    t = scene(2, phase="planning", vp=[0, 5], greatness=[1, 2], goodness=[2, 2])
    t.start(1, "nyx", "wrath_1")
    assert sources(t) == [{}, {"before": 5, "lost": -2}]
    t.start(0, "OL1", "bonus")
    assert sources(t)[0] == {"greatness": 1}


@rule("HYB-035")
@pytest.mark.parametrize(
    ("element", "source"),
    [
        ("pillar_6", "pillars"),
        ("A01", "technologies"),
        ("O12", "technologies"),
        ("argos", "locations"),
        ("OL1", "locations"),
        ("ATH1", "upgrades"),
        ("HAD6", "upgrades"),
        ("CPU", "combats"),
        ("nyx", "combats"),
    ],
)
def test_an_element_is_of_one_source(element: str, source: str) -> None:
    assert names.SOURCE_IDS[queries.source_of(HOUSE.element_ids.index(element))] == source


@rule("HYB-035")
def test_each_part_of_the_book_is_of_one_source() -> None:
    firsts = {
        names.FIRST_GOODNESS: "deployments",
        names.FIRST_SPARK: "upgrades",
        names.FIRST_CONFLICT: "combats",
        names.FIRST_QUEST: "quests",
        names.FIRST_PREMONITION: "premonitions",
    }
    assert {first: names.SOURCE_IDS[queries.source_of(first)] for first in firsts} == firsts
    assert len(names.SOURCE_IDS) == names.SOURCES


@rule("HYB-222", "HYB-Q49", "HYB-035")
def test_the_account_adds_up_and_leaves_out_what_nobody_has() -> None:
    t = end(
        2,
        "ether",
        age=6,
        vp=[9, 9],
        tiles={"S12": "0 LE1", "O12": "1 AR1"},
        freed=whole("ZEU2"),
        olympians=["zeus", "hades"],
        options={"scenario": "grece_unifiee"},
    )
    assert t.table.over and t.table.result is not None
    told = t.table.rules.account(t.state)
    assert told is not None
    points = {line.key: line.values for line in told.lines if not line.after}
    assert points == {
        "from-technologies": [2, 2],
        "from-scenario": [3, 3],
        "from-before": [9, 9],
        "from-lost": [-4, -4],
    }
    assert t.table.result.scores == [10, 10]
