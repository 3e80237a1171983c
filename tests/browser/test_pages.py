"""Every page and everything that opens on one, in both languages, light and dark, wide and narrow, without an
accessibility fault that axe knows."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.sizes import SCHEMES, each_size
from tests.server.process import Server

PHONE, DESK = (390, 844), (1440, 900)
PAGES = (
    ("home", "/", ".shelf a.btn.primary"),
    ("set-up", "/play/diktat", ".glance"),
    ("settings", "/settings", ".prefs"),
    ("account", "/account", ".switch"),
    ("mail", "/notices#stop=x", ".btn.primary"),
    ("nowhere", "/nowhere", ".notice"),
    ("rules-phare", "/rules/phare", ".ruleitem"),
)
Look = Callable[..., None]


@pytest.fixture
def locale() -> str:
    return "fr-FR"


@pytest.fixture
def me(visit: Visit, locale: str) -> Player:
    return visit(locale=locale)


@pytest.fixture
def look(me: Player, artifacts: Path, locale: str) -> Look:
    def look_at(name: str, sizes: tuple[tuple[int, int], ...] = (PHONE, DESK)) -> None:
        found: list[str] = []
        for width in each_size(me.page, sizes):
            for scheme in SCHEMES:
                me.page.emulate_media(color_scheme=scheme)
                me.page.screenshot(path=artifacts / f"{name}-{width}-{locale}-{scheme}.png")
                # in the dark everything stands where it stands by day
                found.extend(f"{name}, {width} wide: {fault}" for fault in faults(me.page, scheme == "dark"))
            assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        assert not found, "\n".join(found)

    return look_at


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_pages_outside_the_table(me: Player, look: Look, locale: str) -> None:
    for name, address, shown in PAGES:
        me.page.goto(address)
        me.page.locator(shown).first.wait_for()
        look(name)
        if name == "nowhere":
            assert [line for line in me.complaints if "404" not in line] == []
            me.complaints.clear()
    if locale == "fr-FR":  # the page just seen with some hundred rules more: once is enough
        me.page.goto("/rules/diktat")
        me.page.locator(".ruleitem").first.wait_for()
        look("rules", (DESK,))


def test_the_table_and_all_that_opens_on_it(me: Player, look: Look) -> None:
    page = me.page
    me.start("me", "bot")
    for _ in range(2):
        assert me.until_asked()
        me.answer("send")
    assert me.until_asked()
    look("table")
    page.locator(".opps .pcard").first.click()
    dialog = page.locator("dialog[open]")

    def opened(name: str) -> None:
        dialog.wait_for()
        look(name)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    opened("card")
    page.locator(".decide .rule").first.click()
    opened("rule")
    page.keyboard.press("?")
    opened("help")
    for name, nth in (("seats", 0), ("fork", -1)):
        page.locator(".top [aria-haspopup=dialog]").click()
        dialog.wait_for()
        if not nth:
            look("menu")
        page.locator(".menu button.btn", has=page.locator(f"use[href='#i-{'person' if not nth else 'play'}']")).click()
        page.locator("dialog[open] .seatrows, dialog[open] .acts .btn.primary").first.wait_for()
        opened(name)
    page.locator(".swap").click()
    look("command", (DESK,))
    page.locator(".logwrap .nav .iconbtn").first.click()
    page.locator(".is-past").wait_for()
    look("past")
    page.goto(page.url.replace("/table/", "/replay/") + "?at=3")
    page.locator(".scrub").wait_for()
    look("replay")


def test_around_one_screen(me: Player, look: Look) -> None:
    me.start("me", "room")
    me.page.locator(".handover").wait_for()
    look("hand-over")


def test_both_languages_switch_live_with_the_log(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot")
    for _ in range(4):
        assert me.until_asked()
        me.answer("send")
    assert me.until_asked()
    question, lines = me.question, me.log
    assert len(lines) > 4

    page.locator(".top .lang button").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".logwrap h2")).to_have_text("Journal")
    expect(page.locator("#question")).not_to_have_text(question)
    expect(page.locator("ol.log > li").last).not_to_have_text(lines[-1])
    french = me.log
    assert len(french) == len(lines)
    assert all(ours != theirs for ours, theirs in zip(french, lines, strict=True) if ours.strip())

    page.locator(".top .lang button").last.click()
    expect(page.locator("#question")).to_have_text(question)
    expect(page.locator(".logwrap h2")).to_have_text("Log")
    assert me.log == lines


def test_on_a_phone_panels_slide_up_and_go_by_touch_and_by_key(visit: Visit) -> None:
    me = visit(*PHONE, has_touch=True, is_mobile=True)
    page = me.page
    me.start("me", "bot")
    assert me.until_asked()
    root, dialog = page.locator(".table-root"), page.locator("dialog[open]")
    tabs = page.locator(".tabs button")

    def box(selector: str) -> tuple[float, float, float, float]:
        found = page.locator(selector).bounding_box()
        assert found is not None, selector
        return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]

    for name, panel in (("side", ".opps"), ("dock", ".dock"), ("log", ".logwrap"), ("talk", ".talk")):
        tab = tabs.nth(("side", "dock", "log", "talk").index(name) + 1)
        for leave in (tab.tap, lambda: page.keyboard.press("Escape")):
            tab.tap()
            expect(root).to_have_attribute("data-tab", name)
            left, top, right, bottom = box(panel)
            assert (left, right) == (0, 390) and top >= box(".seatstrip")[3] - 1, name
            assert bottom <= box(".decide")[1] + 1 and box(".decide")[3] <= box(".tabs")[1] + 1, name
            assert page.locator("#question").is_visible()
            leave()
            expect(root).to_have_attribute("data-tab", "board")

    def open_rule() -> None:
        page.locator(".decide .rule").first.tap()
        page.locator("dialog .rule-body").first.wait_for()

    for leave in (
        lambda: page.locator(".dlg-h .iconbtn").tap(),
        lambda: page.touchscreen.tap(195, 20),
        lambda: page.keyboard.press("Escape"),
    ):
        open_rule()
        left, top, right, bottom = box(".dlg-in")
        assert (left, right, bottom) == (0, 390, 844) and top > 40
        leave()
        expect(dialog).to_have_count(0)

    note, thing = page.locator(".about"), page.locator(".dock [data-about=power]")
    tabs.nth(2).tap()
    for leave in (
        lambda: note.locator(".iconbtn").tap(),
        lambda: page.locator(".top .word").tap(),
        lambda: page.keyboard.press("Escape"),
    ):
        thing.tap()
        note.locator(".says").first.wait_for()
        left, top, right, bottom = box(".about")
        assert (left, right, bottom) == (0, 390, box(".tabs")[1]) and top > 200
        leave()
        expect(note).to_have_count(0)


@pytest.mark.parametrize("game", [None, "diktat", "steamwatchers"])
def test_the_letters_that_a_page_writes_with_are_those_it_is_given_at_once(
    visit: Visit, host: Server, game: str | None
) -> None:
    """None that comes late and lays the page out again, none that is fetched for nothing."""
    page = visit().page
    seats = [{"name": "Ana"}, {"name": "Bo"}]
    made = host.post("/api/tables", {"game": game, "seats": seats}) if game else None
    arrived = page.goto(f"/table/{made['table']}#{made['links'][0]['key']}" if made else "/")
    assert arrived is not None
    given = re.findall(r"/assets/([\w-]+\.woff2)>; rel=preload", arrived.headers["link"])
    page.locator("#question" if made else ".smallgames").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    fetched = page.evaluate("performance.getEntriesByType('resource').map(each => each.name.split('/').pop())")
    used = page.evaluate("[...document.fonts].filter(each => each.status === 'loaded').length")
    assert {name for name in fetched if name.endswith(".woff2")} == set(given) and used == len(given) > 1
