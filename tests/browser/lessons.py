"""A guided first game walked through in the browser, whatever the game: each page read, each answer given where it is
taught, nothing cut, nothing refused."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_guide import read, until_taught
from tests.games.shared.guide import guide

Goals = list[list[list[Any]]]
LONGEST = 80  # answers
FIRST = 12

its_beginning_on_a_phone_and_at_night_all_of_it = pytest.mark.parametrize(
    ("width", "height", "lang", "answers"),
    [
        (390, 844, "fr", FIRST),
        pytest.param(390, 844, "fr", LONGEST, marks=pytest.mark.slow),
        pytest.param(1440, 900, "en", LONGEST, marks=pytest.mark.slow),
    ],
)


def learner(visit: Visit, game: str, width: int, height: int, lang: str) -> Player:
    """Somebody who has just begun the guided game."""
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 800 else {}
    me = visit(width, height, locale={"en": "en-GB", "fr": "fr-FR"}[lang], **phone)
    me.page.goto(f"/play/{game}")
    button = me.page.locator("form button.btn:not(.primary)", has_text="Guided" if lang == "en" else "guidée")
    button.wait_for(timeout=60_000)  # the first page of a server reads all contents
    me.press_on(button)
    me.page.locator(".lesson").wait_for(timeout=60_000)
    return me


def walk(
    me: Player,
    game: str,
    lang: str,
    do: Callable[[Player, Goals], None],
    looked_at: Collection[str],
    artifacts: Path,
    answers: int = LONGEST,
) -> bool:
    """To the last lesson and out of it, or as far as these answers lead (False); steps that are `looked_at` are asked
    what is wrong with them."""
    page = me.page
    steps = [step.id for step in guide(game).steps]
    width = page.viewport_size["width"] if page.viewport_size else 0
    shown: list[int] = []
    for _ in range(answers):
        now = until_taught(me)
        fresh = [each["number"] for each in now["pages"] if each["number"] not in shown]
        shown += fresh
        read(me, now["pages"], lang)
        step = steps[now["pages"][-1]["number"]]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("#question").is_visible()
        told = page.locator(".lesson").evaluate("e => e.scrollHeight - e.clientHeight")
        assert told <= 2, f"{step} is cut by {told}"
        if fresh:
            page.screenshot(path=artifacts / f"{game}-guide-{width}-{step}.png")
            if step in looked_at:
                assert not faults(page)
        if now["done"]:
            break
        do(me, now["goals"])
    assert not me.refusals
    if answers < LONGEST:
        assert shown == list(range(len(shown)))
        return False
    assert shown == list(range(len(steps)))
    me.press_on(page.locator(".lesson .go"))
    page.locator(".lesson").wait_for(state="detached")
    return True
