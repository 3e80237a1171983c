"""Phase 2, Planning (HYB-072 to HYB-077)."""

from tests.games.hybris.scene import scene
from tests.marks import rule


@rule("HYB-072", "HYB-075", "HYB-Q34")
def test_all_plan_at_once_and_nobody_sees_the_tokens_of_others() -> None:
    table = scene(2, phase="planning")
    assert table.asks == [(0, "plan"), (1, "plan")]
    table.play(0, "assign pollux oracle")
    assert "token" not in table.player(0, 1)["characters"]["pollux"]
    assert table.player(0, 1)["tokens"] == 8  # not even that one is laid
    table.play(0, "ready").play(1, "ready")
    assert table.player(0, 0)["characters"]["pollux"]["token"] == "oracle"
    assert table.player(0, 1)["characters"]["pollux"]["token"] == "hidden"
    assert table.player(0, 1)["tokens"] == 7 and "reserve" not in table.player(0, 1)


@rule("HYB-073", "HYB-Q145")
def test_a_token_lies_under_one_character_and_may_be_lifted_until_ready() -> None:
    table = scene(2, phase="planning", characters={0: {"heracles": "reserve"}})
    table.play(0, "assign pollux forge")
    assert table.refused(0, "assign heracles forge").why == "token-not-left"
    assert table.refused(0, "assign pollux oracle").why == "has-token"
    table.play(0, "lift pollux", "assign heracles forge")
    assert table.refused(0, "lift pollux").why == "no-token-there"
    table.play(0, "assign pollux mortal_world")
    assert table.player(0, 0)["reserve"].count("mortal_world") == 1


@rule("HYB-073")
def test_used_locations_are_not_available() -> None:
    table = scene(2, phase="planning", unavailable=[["olympus"]])
    assert table.refused(0, "assign pollux olympus").rule == "HYB-073"
    assert "assign pollux forge" in table.choices(0)


@rule("HYB-074", "HYB-Q35")
def test_the_olympian_and_whoever_is_away_get_no_token() -> None:
    table = scene(2, phase="planning", characters={0: {"heracles": "below", "persee": "reserve fresh"}})
    assert table.refused(0, "assign olympian forge").rule == "HYB-074"
    assert table.refused(0, "assign heracles forge").rule == "HYB-Q35"
    assert table.refused(0, "assign persee forge").rule == "HYB-129"
    assert table.refused(0, "assign thesee forge").rule == "HYB-Q35"


@rule("HYB-076", "HYB-090")
def test_a_prophet_has_no_token_of_the_moirai_or_the_colosseum() -> None:
    table = scene(2, phase="planning")
    for location in ("moirai", "colosseum"):
        assert table.refused(0, f"assign prophet_1 {location}").rule == "HYB-076"
        assert f"assign pollux {location}" in table.choices(0)


@rule("HYB-077", "HYB-078")
def test_a_bonus_token_goes_under_a_hero_or_a_prophet() -> None:
    table = scene(2, phase="planning", bonus=[1], characters={0: {"calypso": "reserve"}})
    table.play(0, "assign prophet_1 bonus")
    assert table.refused(0, "assign calypso bonus").why == "token-not-left"
    table.play(0, "ready").play(1, "ready")
    assert table.player(0, 1)["bonus_tokens"] == 1 and table.player(0, 1)["tokens"] == 8


@rule("HYB-077")
def test_several_bonus_tokens_may_be_given_in_one_age() -> None:
    table = scene(2, phase="planning", bonus=[2], characters={0: {"calypso": "reserve"}})
    table.play(0, "assign prophet_1 bonus", "assign calypso bonus", "ready").play(1, "ready")
    characters = table.player(0, 0)["characters"]
    assert [characters[name]["token"] for name in ("prophet_1", "calypso")] == ["bonus"] * 2


@rule("HYB-Q145")
def test_a_plan_that_is_sealed_stands_while_others_plan() -> None:
    table = scene(2, phase="planning").play(0, "assign pollux oracle", "ready")
    assert table.asks == [(1, "plan")] and table.table.choose(0, ("lift", "pollux")) is not None


@rule("HYB-072")
def test_planning_is_laying_lifting_and_being_ready() -> None:
    table = scene(2, phase="planning")
    for other in ("pass", "activate pollux", "go olympus"):
        assert table.refused(0, other).why == "not-offered"
