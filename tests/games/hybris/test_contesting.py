"""Contesting a deployment (HYB-223 to HYB-234): who may, at what price, and what becomes of whoever did."""

from typing import Any

import pytest

from tests.games.hybris.scene import Scene, deploy, turn
from tests.marks import rule

CALM = {"olympian": "acted"}  # an Olympian that does not contest


def by_prophet(*moves: str, **description: Any) -> Scene:
    """A Prophet of Zeus deploys at Argos, where the tile has the City's affinity; seat 1 has Hadès."""
    told: dict[str, Any] = {
        "olympians": ["zeus", "hades"],
        "tiles": {"O01": "0 stored"},
        "characters": {0: {"prophet_1": "mortal_world"}, 1: {"tantale": "oracle", "prophet_1": "forge"}},
    }
    table = turn(**(told | description)).play(0, "activate prophet_1", "city argos")
    if table.asks == [(0, "before-action")]:
        table.play(0, "go_on")
    table.play(0, "act deploy", "deploy O01 AR2")
    return table.play(1, *moves) if moves else table


@rule("HYB-224")
def test_a_contest_that_failed_is_the_only_one() -> None:
    rows = {1: {"thesee": "forge"}, 2: {"diomede": "oracle"}, 3: {"tantale": "moirai"}}
    table = deploy(seats=4, greatness=[1, 2, 3, 4], characters=rows).play(3, "contest tantale")
    assert len(table.told("contests")) == 1 and table.told("won")[0]["seat"] == 0
    assert [ask for _, ask in table.asks] != ["contest"] and table.player(0)["characters"]["pollux"]["place"] == "argos"


@rule("HYB-225")
def test_an_olympian_that_has_acted_and_is_home_again_cannot_contest() -> None:
    table = deploy(characters={1: {"olympian": "reserve acted", "thesee": "forge"}})
    assert table.choices(1) == ["contest thesee", "pass"]
    assert table.refused(1, "contest olympian").rule == "HYB-225"


@rule("HYB-Q45")
def test_whoever_has_passed_contests_no_more() -> None:
    told: dict[str, Any] = {"tiles": {"O01": "0 stored"}, "characters": {0: {"pollux": "mortal_world"}}}
    table = turn(pillars=["pillar_5", "pillar_1"], **told).play(1, "pass")
    table.play(0, "activate pollux", "city argos", "act deploy", "deploy O01 AR2")
    assert table.asks[0] != (1, "contest") and table.told("deployed") != []


@rule("HYB-228", "HYB-Q101")
@pytest.mark.parametrize("aegis", [0, 2])
def test_a_hero_contests_without_aegis_and_nobody_sees_its_token(aegis: int) -> None:
    table = deploy(aegis=[3, aegis], characters={1: {"thesee": "oracle"}})
    assert "contest thesee" in table.choices(1)
    table.play(1, "contest thesee")
    assert table.have("aegis")[1] == aegis and "oracle" not in str(table.table.events(0))


@rule("HYB-229", "HYB-230")
def test_no_prophet_contests_another_prophet() -> None:
    table = by_prophet()
    assert table.choices(1) == ["contest tantale", "contest olympian", "pass"]
    assert table.refused(1, "contest prophet_1").rule == "HYB-229"


@rule("HYB-230")
def test_the_turn_of_a_prophet_that_fled_goes_on() -> None:
    table = by_prophet("contest tantale", "reward B", premonitions=[["V01"]]).until("after-action")
    assert table.asks == [(0, "after-action")] and table.player(0)["characters"]["prophet_1"]["place"] == "reserve"


@rule("HYB-201", "HYB-207", "HYB-214", "HYB-232")
def test_the_bonuses_of_step_4_are_the_deployers() -> None:
    table = by_prophet("contest tantale", "reward A")
    assert [(e["seat"], e["n"]) for e in table.told("gained") if e["what"] == "vp"][:2] == [(1, 2), (0, 1)]
    assert table.asks == [(0, "remove")]  # the Immediate power


@rule("HYB-Q100", "HYB-234")
@pytest.mark.parametrize("sent", ["tantale", "olympian"])
def test_whoever_contested_has_acted_this_age(sent: str) -> None:
    table = by_prophet(f"contest {sent}", "reward A")
    assert table.player(1)["characters"][sent] == {"place": "argos", "acted": True}
    assert not table.player(1)["resolved"]


@rule("HYB-Q43")
@pytest.mark.parametrize("way", ["contest", "pass"])
def test_a_bonus_token_that_led_nowhere_comes_back(way: str) -> None:
    rows = {0: {"pollux": "mortal_world"}, 1: {"thesee": "reserve bonus"}}
    if way == "contest":
        table = deploy(characters=rows).play(1, "contest thesee")
    else:
        table = turn(pillars=["pillar_5", "pillar_1"], characters=rows).play(1, "pass")
    assert table.player(1)["bonus_tokens"] == 1 and table.player(1)["used"] == []


@rule("HYB-269", "HYB-268", "HYB-276")
def test_whoever_contests_and_loses_takes_nothing() -> None:
    table = deploy(
        "sparta",
        "deploy A01 SP1",
        tiles={"A01": "0 stored"},
        olympians=["zeus", "athena"],
        characters={1: {"diomede": "reserve forge"}},
        well=5,
    )
    table.play(1, "contest diomede")
    content = table.state.content
    tile = content.tile_ids.index("A01")
    assert table.told("won")[0]["seat"] == 0 and table.told("claims") == []
    assert table.have("vp")[1] == 0 and table.have("vp")[0] >= content.tile_vp[tile]
    assert table.have("prayer") == [content.tile_prayers[tile], 0]
    assert table.player(0)["characters"]["pollux"]["place"] == "sparta"
    assert table.player(1)["characters"]["diomede"]["place"] == "below"
