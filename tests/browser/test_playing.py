"""Diktat played on the page: by pointer, by keyboard, on a phone, to the end."""

import contextlib
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.engines import ENGINES
from tests.browser.player import FREE_POINT, Player
from tests.server.process import Server

pytestmark = pytest.mark.daily

SMALL_FOR_A_THUMB = """[...document.querySelectorAll('.decide button:not(.rule, .below), .tabs button')]
  .filter(button => button.offsetParent && button.getBoundingClientRect().height < 44)
  .map(button => button.outerHTML.slice(0, 120))"""
AT_ITS_END = """() => { const log = document.querySelector("ol.log");
  return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 24 }"""


def see_the_result(me: Player) -> None:
    """The dialog opens by itself and says what the server said."""
    result = me.page.locator("dialog .result")
    result.wait_for(state="visible")
    assert me.state is not None
    totals = result.locator(".tot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(me.state["result"]["scores"])
    assert me.page.title() != "Ludothèque"
    won = [seat for seat, rank in enumerate(me.state["result"]["ranking"]) if rank == 1]
    headline = result.locator("h3").inner_text()
    people = [" ".join(name.split()) for name in result.locator("thead .nm").all_inner_texts()]
    assert sum(name.endswith("(you)") for name in people) == 1 and people[0].removesuffix(" (you)") in headline
    if 0 not in won:
        assert result.locator(".place").inner_text() == "You: 2nd"


@pytest.mark.slow
def test_a_whole_game_by_pointer_on_the_board_and_in_the_bar(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot")
    assert me.until_asked()
    assert me.page.locator(".dock .screen").is_visible()
    board = bar = 0
    while me.until_asked():
        if me.lit().count() and board < 6 and me.touch_board():
            board += 1
        else:
            me.answer("send" if bar < 6 else None, nth=bar * 7)
            bar += 1
        assert bar < 700
    assert board and bar > 20
    see_the_result(me)


def play_by_keyboard(me: Player) -> None:
    """From the home page to the result, without losing the focus."""
    page = me.page
    page.goto("/")
    page.wait_for_selector(".shelf")
    for place in ('button[title="English"]', '.shelf [data-game="diktat"] a.btn.primary'):
        me.tab_to(place)
        me.press("Enter")
    page.wait_for_selector("form .btn.primary.big")
    me.tab_to(".more > summary")
    me.press("Enter")
    for key in ("Tab", "Shift+Tab"):  # past the last control of a page some browsers go to their own
        me.tab_to(".places li:last-child button.iconbtn", key)
        me.press("Enter")
    me.tab_to("form .btn.primary.big", "Shift+Tab")
    me.press("Enter")
    answers = 0
    while me.until_asked():
        offered = page.locator(".choices .opt").count()
        me.type_answer(1 + (answers * 5) % max(1, min(9, offered)))
        answers += 1
        assert answers < 700
    see_the_result(me)
    assert page.evaluate("window.lostFocus") == []


def test_a_whole_game_by_keyboard_alone_never_loses_the_focus(visit: Visit, artifacts: Path) -> None:
    me = visit()
    play_by_keyboard(me)
    me.until(lambda: me.page.evaluate(AT_ITS_END), "the newest line of the log in sight")
    me.page.locator("dialog .race").wait_for()
    me.page.screenshot(path=artifacts / "result.png")
    assert not faults(me.page)
    with me.page.expect_download() as record:
        me.page.locator("dialog a[download]").click()
    assert '"game"' in record.value.path().read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["chromium", *ENGINES])
def test_a_whole_game_by_keyboard_in_every_engine(visit: Visit, host: Server, engine: str) -> None:
    with contextlib.ExitStack() as stack:
        if engine == "chromium":
            me = visit()
        else:
            opened = stack.enter_context(ENGINES[engine](f"http://localhost:{host.port}"))
            me = Player(cast("Page", opened), patience=180)
        play_by_keyboard(me)
        assert not me.complaints


def test_keys_pick_undo_and_help(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot")
    while me.until_asked() and me.ask != "manoeuvre":
        me.answer()
    assert me.state is not None and me.state["decision"] is not None
    verbs = [choice[0] for choice in me.state["decision"]["choices"]]
    question = me.question
    me.press(str(verbs.index("send") + 1))
    expect(page.locator("#question")).not_to_have_text(question)
    me.until_asked()
    me.press("Backspace")
    expect(page.locator("#question")).to_have_text(question)
    assert me.ask == "manoeuvre"
    me.press("?")
    page.locator("dialog .keys").first.wait_for()
    me.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate("window.lostFocus") == []


def test_what_may_not_be_touched_says_why_and_changes_nothing_and_what_may_answers(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot")
    for _ in range(60):
        assert me.until_asked()
        if me.lit().count() and me.page.locator(".sector:not(.is-legal)").count():
            break
        me.answer("send")
    before = me.at
    point = me.page.locator(".sector:not(.is-legal)").first.evaluate(FREE_POINT)
    me.page.mouse.click(*point)
    me.page.wait_for_selector(".refuse")
    assert me.at == before
    me.page.locator(".refuse .rule").click()
    me.page.locator("dialog .rule-body").first.wait_for()
    me.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    assert me.touch_board() and me.at > before


def test_on_a_phone_by_touch(visit: Visit, artifacts: Path) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = me.page
    me.start("me", "bot")
    board = bar = 0
    for _ in range(30):
        if board and bar >= 6:
            break
        assert me.until_asked()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if me.lit().count() and not board and me.touch_board():
            board += 1
        else:
            me.answer("send")
            bar += 1
    assert board and bar >= 6
    assert me.until_asked()
    for tab, shown in enumerate((".stage", ".opps", ".dock", ".logwrap", ".talk")):
        page.locator(".tabs button").nth(tab).tap()
        page.locator(shown).wait_for(state="visible")
        assert page.locator("#question").is_visible() or shown == ".dock"
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.screenshot(path=artifacts / f"phone-{shown[1:]}.png")
    page.locator(".tabs button").nth(3).tap()
    page.locator("ol.log > li").nth(-3).tap()
    page.locator(".is-past .stage").wait_for(state="visible")
    page.locator(".decide .btn.primary").tap()
    assert page.locator(".decide .choices").is_visible()
    small = page.evaluate(SMALL_FOR_A_THUMB)
    assert not small
