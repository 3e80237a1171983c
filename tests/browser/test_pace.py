"""What others do is shown step by step, never late, and can be skipped; the log tells it by acts."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_steamwatchers import forward

DIKTAT = {"level": "robot/hasard"}
STEAM = {"game": "steamwatchers", "option": "apprentissage", "level": "robot/hasard"}
diktat_and_at_night_steamwatchers = pytest.mark.parametrize(
    "game", [pytest.param(DIKTAT, id="diktat"), pytest.param(STEAM, id="steamwatchers", marks=pytest.mark.slow)]
)
AT_ONCE = 4.0  # seconds that a slow machine may take to draw a table when nothing is shown step by step
ASKED = ".decide:not(.idle) #question"


def seated(visit: Visit, game: dict[str, str], bots: int = 3, **more: object) -> Player:
    me = visit(reduced_motion="no-preference", **more)
    me.start("me", *["bot"] * bots, **game)
    me.page.wait_for_selector(ASKED, timeout=30_000)
    return me


def lateness(me: Player, answers: int) -> tuple[float, bool]:
    """After an answer: how long the server's next question waits for its showing, and whether skipping was offered."""
    page, before, heard, offered = me.page, me.at, 0.0, False
    forward(me, answers)
    end = time.monotonic() + 40
    while time.monotonic() < end:
        offered = offered or page.locator(".skip").count() > 0
        if not heard and me.ask and me.at > before:
            heard = time.monotonic()
        if heard and page.locator(ASKED).count() and not page.locator(".skip").count():
            return time.monotonic() - heard, offered
        page.wait_for_timeout(20)
    raise AssertionError("never asked again")


@diktat_and_at_night_steamwatchers
def test_robots_are_seen_playing_and_nothing_is_shown_late(visit: Visit, game: dict[str, str]) -> None:
    me = seated(visit, game)
    waits: list[float] = []
    for answers in range(60):
        late, offered = lateness(me, answers)
        assert late < 6.5, waits
        if offered:
            waits.append(late)
        if len([late for late in waits if late > 0.4]) >= 3:
            return
    raise AssertionError(f"nothing was shown step by step: {waits}")


def test_the_rest_can_be_skipped_until_the_next_question(visit: Visit) -> None:
    me = seated(visit, DIKTAT)
    skip = me.page.locator(".skip")
    for _ in range(8):
        me.answer("send")
        me.until(lambda: skip.count() or me.page.locator(ASKED).count(), "something to be shown")
        if skip.count():
            skip.click()
            me.until(lambda: me.ask or me.over, "a question")
            asked = time.monotonic()
            me.page.wait_for_selector(ASKED)
            assert time.monotonic() - asked < AT_ONCE
            expect(skip).to_have_count(0)
            return
        me.page.wait_for_selector(ASKED)
    raise AssertionError("nothing was ever shown step by step")


def test_the_speed_is_a_setting_and_without_motion_everything_comes_at_once(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    page = me.page
    page.goto("/settings")
    page.get_by_label("at once").check()
    assert not faults(page)
    me.start("me", "bot", "bot", "bot", **DIKTAT)
    page.wait_for_selector(ASKED)
    for answers in range(4):
        late, offered = lateness(me, answers)
        assert late < AT_ONCE and not offered
    page.goto("/settings")
    expect(page.get_by_label("at once")).to_be_checked()
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(page.get_by_label("at once")).to_be_disabled()


@diktat_and_at_night_steamwatchers
def test_what_others_did_since_ones_last_answer_is_one_press_away(visit: Visit, game: dict[str, str]) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", "bot", "bot", **game)
    since = page.locator(".since")
    for answers in range(60):
        assert me.until_asked()
        page.wait_for_timeout(200)
        if since.count() and int(since.locator("summary b").inner_text()) > 2:
            break
        forward(me, answers)
    told = int(since.locator("summary b").inner_text())
    assert told > 2
    since.locator("summary").click()
    expect(since.locator("ol > li")).to_have_count(told)
    expect(since.locator("ol > li").last).to_be_visible()
    assert not faults(page)
    me.press("Escape")
    expect(since.locator("ol > li").last).to_be_hidden()
    page.reload()
    expect(since.locator("summary b")).to_be_visible()


def test_an_act_is_one_line_with_what_came_of_it_under_it(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", "bot", "bot", **DIKTAT)
    act = page.locator("ol.log > li:has(.unfold[aria-expanded=false])").last
    for _ in range(40):
        assert me.until_asked()
        if act.count():
            break
        me.answer("send")
    lines, at = page.locator("ol.log > li").count(), act.get_attribute("data-line")
    told = len(page.locator("ol.log li").all())
    here = page.locator(f'ol.log > li[data-line="{at}"]')
    here.locator(".unfold").click()
    expect(here.locator("li").first).to_be_visible()
    assert page.locator("ol.log > li").count() == lines and len(page.locator("ol.log li").all()) > told
    assert not faults(page)
    here.locator(".unfold").click()
    expect(here.locator("li")).to_have_count(0)
