"""A layout of Olomòc drawn by hand: moved, turned, judged by the engine while one draws, kept, shared and played on."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.sizes import fits


def editor(visit: Visit, width: int = 1440, height: int = 900, **more: object) -> Player:
    player = visit(width, height, **more)
    player.page.goto("/draw/olomoc")
    expect(player.page.get_by_role("button", name="Wasteland")).to_be_visible(timeout=60_000)  # cards are written once
    return player


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def verdict(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Is it legal?")


def test_a_layout_is_drawn_by_pointer_judged_shared_and_played_on(visit: Visit) -> None:
    player = editor(visit)
    page = player.page
    press(player, "Wasteland")
    expect(verdict(player)).to_contain_text("6 of 6 agendas")
    page.wait_for_url(re.compile("#.*obstructing"))
    eight = page.url
    press(player, "block")
    piece = page.get_by_role("button", name="Terrain 9")
    bloc = page.get_by_role("group", name="The Bloc").bounding_box()
    at = piece.bounding_box()
    assert bloc is not None and at is not None
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.mouse.down()
    page.mouse.move(bloc["x"] + 4, bloc["y"] + 4, steps=4)
    expect(verdict(player)).to_contain_text("terrain 9 lies off the Bloc")  # before it is let go
    page.mouse.up()
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    press(player, "Remove")
    expect(verdict(player)).to_contain_text("6 of 6 agendas")
    page.wait_for_url(eight)
    other = visit()
    other.page.goto(eight)  # whoever has the link sees the same
    expect(verdict(other)).to_contain_text("6 of 6 agendas")
    expect(other.page.get_by_role("button", name="Terrain 8")).to_be_visible()
    other.page.get_by_role("link", name="Play on it").click()
    other.page.locator("form .go-now button").click()
    other.page.wait_for_url("**/table/**")
    table = other.page.url.rsplit("/", 1)[1].partition("#")[0]
    assert "obstructing" in other.page.request.get(f"/api/tables/{table}").text()
    expect(other.page.locator('[data-target^="terrain:"]')).to_have_count(8)


def test_a_layout_is_drawn_by_keyboard_and_kept(visit: Visit) -> None:
    player = editor(visit)
    page = player.page
    press(player, "wall")
    page.get_by_role("button", name="Terrain 1").focus()
    for key in ("Shift+ArrowUp", "ArrowLeft", "Alt+ArrowRight", "r"):
        page.keyboard.press(key)
    expect(page.get_by_text("7.901 by 9 inches, turned by 15°")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(verdict(player)).to_contain_text("Legal.")
    page.get_by_label("Name").fill("Courtyard")
    press(player, "Save in this browser")
    page.goto("/draw/olomoc")
    expect(page.get_by_role("button", name="Terrain 1")).to_have_count(0)
    press(player, "Courtyard")
    expect(page.get_by_role("button", name="Terrain 1")).to_be_visible()
    page.get_by_role("button", name="Terrain 1").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_role("button", name="Terrain 1")).to_have_count(0)


def test_the_editor_is_fit_for_everybody(visit: Visit) -> None:
    player = editor(visit)
    press(player, "Crossroads")
    player.page.get_by_role("button", name="Terrain 2").focus()
    expect(verdict(player)).to_contain_text("agendas")
    player.page.evaluate("document.fonts.ready")
    fits(player.page)


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    page = visit().page
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
    page.goto("/draw/olomoc")
    page.get_by_label("Name").fill("Yard")
    page.get_by_role("button", name="Save in this browser").click()
    expect(page.get_by_text("This browser keeps nothing for later")).to_be_visible()


def test_an_agenda_that_cannot_be_played_says_why_and_its_markers_are_drawn(visit: Visit) -> None:
    player = editor(visit)
    page = player.page
    expect(page.locator(".dr-bloc .marker").first).to_be_attached()  # before anything is drawn or asked
    press(player, "block")  # in the middle of the Bloc, on a marker of four agendas
    reasons = verdict(player).locator(".dr-flaws li")
    expect(reasons.filter(has_text="terrain 1 and marker II of Surveys overlap")).to_have_count(1)
    expect(reasons.filter(has_text="Settling Scores")).to_have_count(1)
    expect(reasons.first.locator("a")).to_have_attribute("href", re.compile("^/rules/olomoc#OLO-"))
    page.get_by_label("Show an agenda").select_option("releves")
    expect(reasons).to_have_count(1)
    expect(page.locator(".dr-bloc .numeral")).to_have_text(["I", "II", "III"])
