"""The guided first game, from the home page to its last lesson, by pointer on a desk and by touch on a phone,
with letters of twice their size at every kind of question."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.match.guide import guide_of
from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT, Player
from tests.browser.test_large_text import check

GUIDE = guide_of("diktat")
assert GUIDE is not None
STEPS = [step.id for step in GUIDE.steps]
PICTURED = {"first", "sector", "team", "spy", "look-pawn", "offer", "kill", "bid", "trophy", "affinity", "closing"}

# Nothing lies on any part of a control.
WHOLE = """e => [0.1, 0.5, 0.9].every((part) => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part));
})"""


def lesson(me: Player) -> dict[str, Any] | None:
    found: dict[str, Any] | None = me.state["lesson"] if me.state else None
    return found


def until_taught(me: Player) -> dict[str, Any]:
    """Wait until the lesson asks for something, or is over."""

    def asks() -> bool:
        now = lesson(me)
        return now is not None and bool(now["goals"] or (now["done"] and me.ask))

    me.until(asks, "the next lesson")
    found = lesson(me)
    assert found is not None
    return found


def title(page: dict[str, Any], lang: str) -> str:
    """As the page shows it: French puts spaces that do not break before some marks."""
    said: str = page["title"][lang]
    return said if lang == "en" else re.sub(r" (?=[:;!?»])", "\xa0", said)


def read(me: Player, pages: list[dict[str, Any]], lang: str = "en") -> None:
    """Turn the pages up to the one that asks for something."""
    for page in pages[:-1]:
        me.page.locator("#lesson-title", has_text=title(page, lang)).wait_for()
        me.page.locator(".lesson .go").click()
    me.page.locator("#lesson-title", has_text=title(pages[-1], lang)).wait_for()


def press(me: Player, selector: str) -> None:
    found = me.page.locator(selector).first
    found.scroll_into_view_if_needed()
    found.click()


def do(me: Player, goals: list[list[list[Any]]], on_board: bool = True) -> None:
    """What the lesson asks for, where it points."""
    page, before = me.page, me.at
    verb, *rest = goals[0][0]
    if verb == "add":
        for _ in goals[:-1]:
            press(me, ".build .add[data-taught]")
        press(me, ".build .btn[data-taught]")
        me.until(lambda: me.at >= before + len(goals), "the team")
        return
    if verb == "bid":
        seal = page.locator(".choices form .btn.primary")
        plain = seal.evaluate("e => getComputedStyle(e).backgroundColor")
        for _ in range(int(rest[0])):
            page.locator(".bid .step").last.click()
        expect(seal).not_to_have_css("background-color", plain)  # lit once it is what the lesson means
        press(me, ".choices form .btn.primary")
    elif verb == "accept":
        if page.locator(".tabs").is_visible():
            page.locator(".tabs [data-taught]").click()
        press(me, ".offer [data-taught]")
    elif verb == "name" and on_board:
        sector = page.locator(f'.sector[data-target="sector:{rest[0]}"].is-traced')
        sector.wait_for()
        point = sector.evaluate(FREE_POINT)
        assert point is not None
        page.mouse.click(*point)
    else:
        press(me, ":is(.decide, .asides) [data-taught]")
    me.confirm(before)
    if verb == "accept" and page.locator(".tabs").is_visible():
        page.locator(".tabs button").first.click()


@pytest.mark.parametrize(
    ("width", "height", "lang"), [pytest.param(1366, 768, "en", marks=pytest.mark.slow), (390, 844, "fr")]
)
def test_the_guided_game_by_pointer(visit: Visit, artifacts: Path, width: int, height: int, lang: str) -> None:
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 800 else {}
    me = visit(width, height, locale={"en": "en-GB", "fr": "fr-FR"}[lang], **phone)
    page = me.page
    page.goto("/")
    page.screenshot(path=artifacts / f"guide-{width}-home.png")
    page.locator(".resume .btn.primary").click()
    page.locator(".lesson").wait_for()
    shown: list[int] = []
    for _ in range(60):
        now = until_taught(me)
        shown += [each["number"] for each in now["pages"] if each["number"] not in shown]
        read(me, now["pages"], lang)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("#question").is_visible()
        step = STEPS[now["pages"][-1]["number"]]
        told = page.locator(".lesson").evaluate("e => e.scrollHeight - e.clientHeight")
        assert told <= 2, f"{step} is cut by {told}"
        for control in page.locator(".choices .step").all():
            assert control.evaluate(WHOLE), step
        enlarged = me.touch and step in PICTURED
        if step in PICTURED:
            page.screenshot(path=artifacts / f"guide-{width}-{step}.png")
            if enlarged:
                page.evaluate("document.documentElement.style.fontSize = '200%'")
                check(page, step)
                page.evaluate("document.documentElement.style.fontSize = ''")
        if now["done"]:
            break
        do(me, now["goals"], on_board=not enlarged)
    assert shown == list(range(len(STEPS)))
    assert not me.refusals
    page.locator(".lesson .go").click()
    page.locator(".lesson").wait_for(state="detached")
    me.answer("extend")


def test_another_choice_gets_a_hint_and_the_lesson_can_be_left(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/play/diktat")
    page.locator("form button.btn:not(.primary)", has_text="Guided").click()
    now = until_taught(me)
    read(me, now["pages"])
    page.locator(".opt:not([data-taught])").first.click()
    page.locator(".refuse.hint", has_text=now["pages"][-1]["hint"]["en"]).wait_for()
    assert me.at == 0
    page.reload()
    until_taught(me)
    page.locator('.lesson button[aria-label="Leave the lesson"]').click()
    page.locator(".lesson .leave .btn").first.click()
    page.locator(".lesson").wait_for(state="detached")
    page.locator(".opt").nth(1).click()
    me.confirm(0)


def test_the_guided_game_in_french_by_keyboard(visit: Visit) -> None:
    me = visit(locale="fr-FR")
    page = me.page
    page.goto("/")
    page.wait_for_selector(".resume .btn.primary")
    me.tab_to(".resume .btn.primary")
    me.press("Enter")
    for keys in (["Enter", "Enter", "1", "Enter"], ["1"]):
        now = until_taught(me)
        before = me.at
        assert page.locator("#lesson-title").inner_text().replace("\xa0", " ") == now["pages"][0]["title"]["fr"]
        me.press(*keys)
        me.until_after(before, "the answer to be recorded")
    assert [STEPS[each["number"]] for each in until_taught(me)["pages"]] == ["sector"]
