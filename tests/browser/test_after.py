"""After the end: what can be done next stays in sight, and the game can be watched again."""

import re

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.test_games_of_mine import sit
from tests.browser.test_large_text import finished
from tests.server.process import Server


def test_the_winner_and_what_can_be_done_next_stay_when_the_result_is_closed(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    sit(me, host, "connect4", [{"name": "Ana"}, {"kind": "bot", "name": "Robot Ilse", "level": "hasard"}])
    answers = 0
    while me.until_asked():
        me.answer(nth=answers)
        answers += 1
    headline = page.locator("dialog .result h3").inner_text()
    me.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#question")).to_have_text(headline)
    after = page.locator(".decide .ended")
    assert after.locator(".btn").all_inner_texts() == ["Play again", "Result", "Replay", "The game reviewed", "Share"]
    assert not faults(page)
    page.set_viewport_size({"width": 390, "height": 844})
    for button in after.locator(".btn").all():
        expect(button).to_be_in_viewport()
    after.get_by_role("button", name="The game reviewed").click()
    expect(page.locator("dialog .review")).to_be_visible()
    me.press("Escape")
    after.get_by_role("link", name="Replay").click()
    expect(page.locator(".scrub output")).to_have_text(re.compile(r"^0 / \d+$"))
    page.go_back()
    page.locator("dialog .result").wait_for()
    me.press("Escape")
    table = page.url
    after.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)


def test_a_replay_begins_at_the_beginning_with_marks_a_speed_and_all_hands(visit: Visit, host: Server) -> None:
    page = visit().page
    page.goto(f"/replay/{finished(host, 'diktat')}")
    at = page.locator(".scrub output")
    expect(at).to_have_text(re.compile(r"^0 / "), timeout=60_000)
    rounds = page.locator(".slide .round")
    expect(rounds.first).to_be_visible(timeout=30_000)
    expect(rounds.nth(1)).to_be_visible(timeout=30_000)
    rounds.first.click()
    expect(page.locator(".top")).to_contain_text("2")
    assert not at.inner_text().startswith("0 /")
    page.get_by_label("Speed").select_option("4")
    before = at.inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).not_to_have_text(before)
    page.get_by_role("button", name="Pause", exact=True).click()

    page.get_by_label("Seen by").select_option("all")
    hands = page.locator(".hands .screen")
    expect(hands).to_have_count(4)
    expect(page.locator(".hands h2").first).to_contain_text("hand")
    expect(page.locator(".hands")).not_to_contain_text("seen by you only")
    assert not faults(page)
    page.get_by_role("button", name="Help").click()
    expect(page.locator("dialog .keys").first).to_be_visible()
    page.keyboard.press("Escape")
    theme = page.evaluate("document.documentElement.dataset.theme")
    page.get_by_role("button", name="Change theme").click()
    assert page.evaluate("document.documentElement.dataset.theme") != theme
    page.locator(".top").get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .aid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".tabs button", has_text="All hands").click()
    expect(hands.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
