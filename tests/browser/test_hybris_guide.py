"""The guided first game of Hybris, from its first page to its last lesson: by pointer on a desk, by touch on a phone,
on the board and in the dock where it points."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.match.guide import guide_of
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_guide import lesson, read, until_taught

GUIDE = guide_of("hybris")
assert GUIDE is not None
STEPS = [step.id for step in GUIDE.steps]
KINDS = {"slot": "slot", "city": "city", "act": "act", "deploy": "case"}


def do(me: Player, goal: list[Any]) -> None:
    """What the lesson asks for: on the board where it can be, else what it points at."""
    page, before = me.page, me.at
    verb, *rest = goal
    if verb in KINDS and not me.touch:
        spot = page.locator(f'.board .is-traced[data-target="{KINDS[verb]}:{rest[-1]}"]')
        spot.locator("circle, rect").first.click()  # a City is its hole, its name and its figures
    else:
        me.press_on(page.locator(".decide [data-taught]").first)
    me.confirm(before)
    me.until(lambda: me.at > before, f"{goal} to be recorded")


@pytest.mark.parametrize(
    ("width", "height", "lang"), [pytest.param(1440, 900, "en", marks=pytest.mark.slow), (390, 844, "fr")]
)
def test_the_guided_game_is_played_to_its_end(
    visit: Visit, artifacts: Path, width: int, height: int, lang: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 800 else {}
    me = visit(width, height, locale={"en": "en-GB", "fr": "fr-FR"}[lang], **phone)
    page = me.page
    page.goto("/play/hybris")
    me.press_on(page.locator("form button.btn:not(.primary)", has_text="Guided" if lang == "en" else "guidée"))
    page.locator(".lesson").wait_for()
    shown: list[int] = []
    for _ in range(80):
        now = until_taught(me)
        fresh = [each["number"] for each in now["pages"] if each["number"] not in shown]
        shown += fresh
        read(me, now["pages"], lang)
        step = STEPS[now["pages"][-1]["number"]]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("#question").is_visible()
        told = page.locator(".lesson").evaluate("e => e.scrollHeight - e.clientHeight")
        assert told <= 2, f"{step} is cut by {told}"
        if fresh:
            page.screenshot(path=artifacts / f"hybris-guide-{width}-{step}.png")
        if fresh and step in ("pillar", "plan", "card"):
            assert not faults(page)
        if now["done"]:
            break
        do(me, now["goals"][0][0])
    assert shown == list(range(len(STEPS)))
    assert not me.refusals
    me.press_on(page.locator(".lesson .go"))
    page.locator(".lesson").wait_for(state="detached")
    now = lesson(me)
    assert now is None or now["done"]
    assert me.ask == "pillar"


def test_the_gentle_scenario_is_what_a_newcomer_is_offered(visit: Visit) -> None:
    page = visit().page
    page.goto("/play/hybris")
    asked = page.locator(".asked select").first
    assert asked.input_value() == "renaissance"
    assert "first game" in asked.locator("option:checked").inner_text()
