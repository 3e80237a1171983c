"""The guided first cycle of Olomòc, from its first page to its last lesson: by pointer on a desk, by touch on a phone,
on the Bloc where a place is taught."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.lessons import Goals, learner, walk
from tests.browser.player import Player
from tests.browser.test_guide import read, until_taught


def do(me: Player, goals: Goals) -> None:
    """What the lesson asks for: a row card by card, a place on the Bloc, else what it points at."""
    page, before = me.page, me.at
    verb = goals[0][0][0]
    if verb == "plan":
        for _ in range(5):  # the last card lies by itself
            if page.locator(".seal[data-taught]").count():
                break
            me.press_on(page.locator(".ol-plan .rack [data-taught]").first)
        me.press_on(page.locator(".ol-plan .seal[data-taught]"))
    elif verb == "at" and not me.touch:
        page.locator(".board .ol-mark.is-traced").last.click(force=True)  # a ghost may lie over it
    else:
        me.press_on(page.locator(":is(.decide, .tray) [data-taught]").first)
    me.confirm(before)
    me.until(lambda: me.at > before, f"{goals[0]} to be recorded")


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (390, 844, "fr")])
def test_the_guided_game_is_played_to_its_end(
    visit: Visit, artifacts: Path, width: int, height: int, lang: str
) -> None:
    me = learner(visit, "olomoc", width, height, lang)
    walk(me, "olomoc", lang, do, ("plan", "ruler", "riposte"), artifacts)
    assert me.ask == "plan" and me.state is not None
    view = me.state["view"]
    assert (view["cycle"], [player["vp"] for player in view["players"]]) == (2, [2, 0])


def test_its_first_lessons_point_at_cards_at_an_act_and_at_a_place(visit: Visit) -> None:
    me = learner(visit, "olomoc", 1366, 768, "en")
    for wanted in ("plan", "march", "at", "study"):
        now = until_taught(me)
        read(me, now["pages"])
        assert now["goals"][0][0][0] == wanted
        if wanted != "study":
            do(me, now["goals"])
    assert not me.refusals
