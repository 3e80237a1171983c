"""The first expedition of Néombre as a lesson, from its first page to its last: by pointer on a desk, by touch on a
phone, where it points."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.match.guide import guide_of
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM, Player
from tests.browser.test_guide import lesson, read, until_taught

GUIDE = guide_of("neombre")
assert GUIDE is not None
STEPS = [step.id for step in GUIDE.steps]
IN_HAND = {"play", "card"}
LOOKED_AT = {"deck", "guard", "discard", "take"}


def begin(me: Player, called: str) -> None:
    me.page.goto("/play/neombre")
    button = me.page.locator("form button.btn:not(.primary)", has_text=called)
    button.wait_for(timeout=60_000)  # the first page of a server reads all contents
    me.press_on(button)
    me.page.locator(".lesson").wait_for(timeout=60_000)


def do(me: Player, goals: list[list[list[Any]]]) -> None:
    """What the lesson asks for: a card of the hand where it lies on the table, else what it points at."""
    page, before = me.page, me.at
    verb, *rest = goals[0][0]
    if verb in IN_HAND and not me.touch:
        me.press_on(page.locator(f'.nb-dock .pcard[data-target="card:{rest[0]}"]').first)
    else:
        me.press_on(page.locator(".decide [data-taught]").first)
    if verb == "take":  # the card, then who gets it
        page.locator(".decide .opts + .why").wait_for()
        me.press_on(page.locator(".decide [data-taught]").last)
    me.confirm(before)
    me.until(lambda: me.at > before, f"{goals[0]} to be recorded")


@pytest.mark.parametrize(
    ("width", "height", "lang"), [pytest.param(1440, 900, "en", marks=pytest.mark.slow), (390, 844, "fr")]
)
def test_the_first_expedition_is_taught_to_its_end(
    visit: Visit, artifacts: Path, width: int, height: int, lang: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 800 else {}
    me = visit(width, height, locale={"en": "en-GB", "fr": "fr-FR"}[lang], **phone)
    page = me.page
    begin(me, "Guided" if lang == "en" else "guidée")
    shown: list[int] = []
    for _ in range(40):
        now = until_taught(me)
        fresh = [each["number"] for each in now["pages"] if each["number"] not in shown]
        shown += fresh
        read(me, now["pages"], lang)
        step = STEPS[now["pages"][-1]["number"]]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("#question").is_visible()
        told = page.locator(".lesson").evaluate("e => e.scrollHeight - e.clientHeight")
        assert told <= 2, f"{step} is cut by {told}"
        page.screenshot(path=artifacts / f"neombre-guide-{width}-{step}.png")
        if step in LOOKED_AT:
            assert not faults(page)
        if now["done"]:
            break
        do(me, now["goals"])
    assert shown == list(range(len(STEPS)))
    assert {refusal["why"] for refusal in me.refusals} <= {"not-foreseen"}  # of ending a turn nothing is foreseen
    me.press_on(page.locator(".lesson .go"))
    page.locator(".lesson").wait_for(state="detached")
    assert lesson(me) is None or me.ask == "reward"


def test_another_card_gets_the_hint_of_the_step(visit: Visit) -> None:
    me = visit()
    page = me.page
    begin(me, "Guided")
    while True:
        now = until_taught(me)
        read(me, now["pages"])
        if STEPS[now["pages"][-1]["number"]] == "guard":
            break
        do(me, now["goals"])
    before = me.at
    page.locator('.nb-dock .pcard[data-target="card:D1B01"]').click()
    page.locator(CONFIRM).click()
    page.locator(".refuse.hint", has_text=now["pages"][-1]["hint"]["en"]).wait_for()
    assert me.at == before
