"""What cannot be done is refused with a sentence that cites its rule, and nothing has changed."""

from typing import Any

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.hybris.game import HybrisGame
from tests.games.hybris.scene import Scene, fresh, scene
from tests.marks import rule

TURN: dict[str, Any] = {
    "olympians": ["athena", "zeus"],
    "pillars": ["pillar_1", "pillar_2"],
    "characters": [{"diomede": "reserve mortal_world"}, {"pollux": "reserve forge", "heracles": "FO2"}],
    "tiles": {"O01": "0 stored", "A03": "1 C", "S02": "0 1"},
    "hands": [["P01"], ["P02"]],
    "aegis": [3, 3],
    "faithful": [3, 3],
}


def refused(t: Scene, seat: int, move: str) -> tuple[str, str]:
    refusal = t.refused(seat, move)
    return refusal.rule, refusal.why


@rule("HYB-074", "HYB-076")
def test_a_token_under_a_character_that_may_not_have_it() -> None:
    t = scene(2, phase="planning", olympians=["athena", "zeus"])
    assert refused(t, 0, "assign olympian forge") == ("HYB-074", "no-token-for-olympian")
    assert refused(t, 0, "assign prophet_1 moirai") == ("HYB-076", "prophet-barred")


@rule("HYB-088")
def test_a_slot_that_is_taken() -> None:
    t = scene(2, **TURN).play(0, "pass").play(1, "activate pollux")
    assert refused(t, 1, "slot FO2") == ("HYB-088", "spot-not-empty")
    assert refused(t, 1, "slot OR1") == ("LUD-03", "not-offered")


def contested() -> Scene:
    t = scene(2, **TURN).play(0, "activate diomede").play(0, "city argos").play(0, "act deploy", "deploy O01 AR1")
    return t.play(1, "contest pollux")


@rule("HYB-247", "HYB-254")
def test_a_card_that_is_not_held() -> None:
    t = contested()
    assert refused(t, 0, "card P05") == ("HYB-247", "not-in-hand")
    t.play(0, "card P01")


@rule("HYB-261")
def test_a_combat_that_is_over_is_not_continued() -> None:
    t = contested().play(0, "card P01").play(1, "card P02").play(0, "stop").play(1, "stop")
    assert refused(t, 0, "continue")[0].startswith("LUD-")
    assert refused(t, 1, "continue")[0].startswith("LUD-")


@rule("HYB-224")
def test_a_deployment_is_contested_once() -> None:
    t = contested()
    assert refused(t, 1, "contest olympian") == ("LUD-03", "not-offered")


@rule("HYB-303", "HYB-304")
def test_variants_that_exclude_a_scenario() -> None:
    with pytest.raises(BadOption, match="HYB-304"):
        HybrisGame().check_options(2, {"scenario": "renaissance", "variant": "victoire_eveil"})
    with pytest.raises(BadOption, match="variant"):
        HybrisGame().check_options(2, {"variant": ["victoire_eveil", "victoire_influence"]})


@rule("HYB-278")
def test_the_duel_is_for_two() -> None:
    with pytest.raises(BadOption, match="HYB-278"):
        fresh(3, duel=True)
