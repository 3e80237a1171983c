"""Diktat played on the page: by pointer, by keyboard, on a phone, to the end."""

from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT


def test_a_game_against_bots_starts_from_the_home_page_and_is_played_by_pointer(visit: Visit) -> None:
    me = visit()
    me.start()
    assert me.until_asked()
    assert me.page.locator(".dock .screen").is_visible()
    board = bar = 0
    lines = len(me.log)
    for _ in range(30):
        if board and bar >= 4:
            break
        if not me.until_asked():
            break
        if me.lit().count() and me.touch_sector():
            board += 1
        else:
            me.answer("send")
            bar += 1
    assert board and bar >= 4
    me.until_asked()
    assert len(me.log) > lines
    assert me.page.locator(".board .pile").count() > 0


def test_what_may_not_be_touched_says_why_and_changes_nothing(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot")
    for _ in range(20):
        assert me.until_asked()
        if me.lit().count() and me.page.locator(".sector:not(.is-legal)").count():
            break
        me.answer("send")
    before = me.at
    point = me.page.locator(".sector:not(.is-legal)").first.evaluate(FREE_POINT)
    me.page.mouse.click(*point)
    me.page.wait_for_selector(".refuse")
    assert me.at == before


def test_every_question_can_be_answered_by_keyboard(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/")
    page.wait_for_selector(".shelf")
    me.tab_to('.shelf [data-game="diktat"] a.btn.primary')
    me.press("Enter")
    page.wait_for_selector(".places li")
    me.tab_to("form .btn.primary.big")
    me.press("Enter")
    for _ in range(15):
        assert me.until_asked()
        page.wait_for_function("document.activeElement && document.activeElement !== document.body", timeout=2_000)
        me.type_answer()


def test_on_a_phone(visit: Visit, artifacts: Path) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = me.page
    me.start("me", "bot")
    for _ in range(6):
        assert me.until_asked()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        me.answer("send")
    assert me.until_asked()
    for tab, shown in enumerate((".stage", ".opps", ".dock", ".logwrap", ".talk")):
        page.locator(".tabs button").nth(tab).tap()
        page.locator(shown).wait_for(state="visible")
        assert page.locator("#question").is_visible() or shown == ".dock"
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.screenshot(path=artifacts / f"phone-{shown[1:]}.png")
    page.locator(".tabs button").first.tap()
    assert page.locator(".decide .choices").is_visible()


def test_a_whole_game_to_its_result(visit: Visit, artifacts: Path) -> None:
    me = visit()
    me.start("me", "bot")
    answers = 0
    while me.until_asked():
        me.answer(nth=answers * 7)
        answers += 1
        assert answers < 700
    result = me.page.locator("dialog .result")
    result.wait_for(state="visible")
    assert me.state is not None
    totals = result.locator(".tot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(me.state["result"]["scores"])
    me.page.screenshot(path=artifacts / "result.png")
