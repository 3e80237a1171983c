"""The pieces that the tables of games share: cards that lie large, a hand, tracks, facts of a seat."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import lay
from tests.server.process import Server

DESK, PHONE = (1440, 900), (390, 844)
CLANS = ["catabates", "flotte", "menrau"]
HANDS = {0: {"steam": ["alba", "boiaria", "catalunya"], "archon": ["degel", "fievre"]}}
PRAGUE: dict[str, Any] = {
    "phase": "resolution",
    "pp": [4, 4],
    "track": ["JO1", "KA1"],
    "piles": {"josefov": ["A: E,C"]},
    "developed": {0: ["HA1"]},
}


def sit(visit: Visit, address: str, size: tuple[int, int] = DESK, **more: Any) -> Player:
    me = visit(*size, **more)
    me.page.goto(address)
    me.page.wait_for_selector("#question")
    me.page.wait_for_selector(".about-place", state="attached")
    return me


@pytest.fixture
def europe(host: Server) -> str:
    """Three columns and two Archon cards in hand, while a title is asked for."""
    told: dict[str, Any] = {
        "acting": 0,
        "clans": CLANS,
        "turn": 2,
        "zones": {"rhone": "0 4b", "gironde": "1 1b"},
        "hands": HANDS,
    }
    titles = ["archon", "legate", "primus"]
    return lay(host, "steamwatchers", 3, {"scenario": "la_guerre_vient"}, [], titles=titles, **told)[0]


def test_a_hand_is_one_stop_and_its_cards_lie_large_on_the_key_z(visit: Visit, europe: str) -> None:
    me = sit(visit, europe)
    page, focused = me.page, me.page.locator(".hand .pcard:focus")
    cards = page.locator(".hand .pcard")
    expect(cards).to_have_count(5)
    assert [card.get_attribute("tabindex") for card in cards.all()] == ["0", "-1", "-1", "-1", "-1"]
    cards.first.focus()
    me.press("ArrowRight", "ArrowRight", "ArrowRight")
    expect(focused).to_contain_text("Thaw")
    assert [card.get_attribute("tabindex") for card in cards.all()] == ["-1", "-1", "-1", "0", "-1"]
    me.press("z")
    large = page.locator("dialog .pcard.large")
    expect(large.locator(".name")).to_have_text("Thaw")
    expect(large.locator(".line").first).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("STW-062")
    assert faults(page) == []
    me.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(focused).to_contain_text("Thaw")
    me.press("i")
    expect(page.locator(".about .pcard.large .line").first).to_be_visible()
    expect(page.locator(".about")).to_contain_text("STW-063")
    assert page.evaluate("window.lostFocus") == []


def test_a_card_that_is_pointed_at_lies_large_beside_and_lights_its_zone(visit: Visit, europe: str) -> None:
    page = sit(visit, europe).page
    page.locator(".hand .pcard", has_text="Alba").hover()
    expect(page.locator(".about .pcard.large")).to_contain_text("floors")
    expect(page.locator(".zone.is-traced")).to_have_attribute("data-target", "zone:alba")


def test_a_long_touch_shows_a_card_that_a_touch_would_answer_with(visit: Visit, host: Server) -> None:
    mine = lay(host, "diktat", 2, {"content": "house"}, [(0, "name josefov")], **PRAGUE)[0]
    me = sit(visit, mine, PHONE, has_touch=True, is_mobile=True)
    page = me.page
    assert me.until_asked() and me.ask == "trophy"
    card = page.locator(".choices .pcard", has_text="Josefov").last
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    large = page.locator("dialog .pcard.large")
    large.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(large).to_be_visible()
    assert faults(page) == []
    before = me.at
    page.locator("dialog .iconbtn").first.tap()
    expect(page.locator("dialog")).to_have_count(0)
    assert me.at == before and page.locator(".choices .is-selected").count() == 0
    card.tap()
    me.confirm(before)  # the same path as any other choice


def test_a_card_on_the_table_that_is_no_answer_says_why_not_or_lies_large(visit: Visit, host: Server) -> None:
    mine = lay(host, "diktat", 2, {"content": "house"}, [(0, "name josefov")], **PRAGUE)[0]
    me = sit(visit, mine)
    page = me.page
    assert me.until_asked() and me.ask == "trophy"
    page.locator(".opps .pcard", has_text="Karst").click()
    expect(page.locator(".refuse")).to_be_visible()
    page.locator(".dock .slot .pcard").first.click()
    expect(page.locator("dialog .pcard.large .line").first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_tracks_say_who_stands_where_and_facts_fold_on_a_phone(
    visit: Visit, europe: str, size: tuple[int, int]
) -> None:
    page = sit(visit, europe, size).page
    if size == PHONE:
        page.locator(".tabs button").nth(1).click()
    held = page.locator(".tracks tbody tr", has_text="Archon").locator("td").first
    expect(held.locator(".sr")).to_have_text("Catabates")
    facts = page.locator(".seat.me .fact")
    shown = [fact.get_attribute("data-about") for fact in facts.all() if fact.is_visible()]
    assert shown == (
        ["units", "barrels"] if size == PHONE else ["harvest", "units", "barrels", "plague", "cards", "passed"]
    )
    assert faults(page) == []


def test_a_note_under_the_pointer_lets_clicks_through_and_goes_with_it(visit: Visit, europe: str) -> None:
    """It lies beside its thing; with the key i it stays and may be pressed."""
    me = sit(visit, europe)
    page, note = me.page, me.page.locator(".about")
    cards = page.locator(".hand .pcard")
    cards.first.hover()
    expect(note).to_have_css("pointer-events", "none")
    told, card = note.bounding_box(), cards.first.bounding_box()
    assert told and card and (told["x"] >= card["x"] + card["width"] or told["x"] + told["width"] <= card["x"])
    cards.last.hover()
    expect(note).not_to_contain_text(cards.first.locator(".name").inner_text())
    me.press("i")
    expect(note).to_have_css("pointer-events", "auto")
    page.mouse.move(2, 2)
    expect(note).to_be_visible()
    me.press("i")
    expect(note).to_have_count(0)
