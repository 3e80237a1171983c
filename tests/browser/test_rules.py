"""The rules and the aid sheet beside the board, and the sheet on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.match.aid import aid_of
from ludotheque.match.ledger import load
from ludotheque.match.registry import registry
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player

AIDED = [game for game in registry() if aid_of(game)]
PAGES = re.compile(rb"/Type\s*/Page\b")
FOCUS = "document.activeElement.closest('dialog') !== null"


def seated(visit: Visit, *size: int, game: str = "diktat", **more: str) -> Player:
    me = visit(*size, **more)
    me.start("me", "bot", game=game, level="robot/hasard")
    assert me.until_asked()
    return me


def cited(me: Player) -> str:
    assert me.state is not None
    return str(me.state["decision"]["rule"])


def apart(page: Page, drawer: str, others: tuple[str, ...]) -> None:
    """Everything lies in the window, and nothing behind the drawer."""
    edge = page.locator(drawer).bounding_box()
    assert edge is not None and page.viewport_size is not None
    for other in others:
        box = page.locator(other).first.bounding_box()
        assert box is not None and box["width"] > 200, other
        assert box["x"] >= edge["x"] + edge["width"] - 1, other
        assert box["x"] + box["width"] <= page.viewport_size["width"] + 1, other


@pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "light"), (1366, 768, "dark")])
def test_a_drawer_beside_the_board(visit: Visit, width: int, height: int, scheme: str) -> None:
    me = seated(visit, width, height, color_scheme=scheme)
    page = me.page
    drawer, shown = page.locator("dialog.drawer"), page.locator(".rule-shown")
    page.locator("#question").focus()
    page.keyboard.press("r")
    expect(shown).to_contain_text(cited(me))
    assert page.evaluate(FOCUS) and not page.locator(":modal").count()
    apart(page, "dialog.drawer", (".stage .board", ".decide", ".seats"))
    assert faults(page) == []

    expect(page.locator(".aid h3").first).to_have_text("The Cycle")
    page.get_by_label("Search the rules").fill("guard dik-088")
    expect(drawer.locator(".ruleitem")).to_have_count(1)
    drawer.locator(".ruleitem button", has_text="DIK-088").click()
    expect(shown).to_contain_text("DIK-088")
    expect(shown).to_contain_text("Manoeuvres, p.")
    page.get_by_role("button", name="Chapters").click()
    page.locator(".chapters summary", has_text="The Others").click()
    expect(drawer.locator(".ruleitem").first).to_contain_text("DIK-180")
    assert faults(page) == []

    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "question"


def test_a_ruling_of_ours_is_marked_on_the_page_and_in_the_drawer(visit: Visit) -> None:
    ours = next(entry for entry in load("diktat").entries if entry.ours)
    plain = next(entry for entry in load("diktat").entries if entry.is_ruling and not entry.ours)
    mark = f"Our reading, not the letter of the rulebook. {ours.reason['en']}"
    me = seated(visit)
    page = me.page
    page.get_by_role("button", name="Rules", exact=True).click()
    search, drawer = page.get_by_label("Search the rules"), page.locator("dialog.drawer")
    item = drawer.locator(f'.ruleitem:has(> .rule:text-is("{ours.id}"))')
    search.fill(ours.id)
    expect(item.locator(".ours")).to_have_text(mark)
    item.locator("> .rule").click()
    expect(drawer.locator(".rule-shown .ours")).to_have_text(mark)
    search.fill(plain.id)
    expect(drawer.locator(f'.ruleitem:has(> .rule:text-is("{plain.id}")) .ours')).to_have_count(0)
    page.goto("/rules/diktat")
    expect(page.locator(f"#{ours.id} .ours")).to_have_text(mark)
    expect(page.locator(f"#{plain.id} .ours")).to_have_count(0)
    assert faults(page) == []


def test_one_plays_on_while_it_is_open_and_it_follows_the_question(visit: Visit) -> None:
    me = seated(visit)
    page = me.page
    page.get_by_role("button", name="Rules", exact=True).click()
    shown = page.locator(".rule-shown")
    seen = set()
    for _ in range(4):
        expect(shown).to_contain_text(cited(me))
        seen.add(cited(me))
        if not (me.lit().count() and me.touch_board()):
            me.answer("send")
        assert me.until_asked()
    assert len(seen) > 1
    page.locator("#question").focus()
    page.keyboard.press("r")
    expect(page.locator("dialog.drawer")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "question"


def test_a_sheet_on_a_phone(visit: Visit) -> None:
    me = seated(visit, 390, 844)
    page = me.page
    book = page.get_by_role("button", name="Rules", exact=True)
    book.click()
    expect(page.locator(":modal .rule-shown")).to_contain_text(cited(me))
    assert faults(page) == []
    page.get_by_label("Search the rules").fill("debt")
    expect(page.locator(":modal .ruleitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(":modal .aid")).to_be_visible()
    page.locator(":modal .aid .rule").first.click()
    expect(page.locator(".rule-shown")).to_contain_text(aid_of("diktat")[0].lines[0].rule)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(book).to_be_focused()


def test_every_aid_sheet_is_one_page_of_paper_in_both_languages(visit: Visit) -> None:
    for lang, locale in (("fr", "fr-FR"), ("en", "en-GB")):
        me = visit(locale=locale)
        page = me.page
        for game in AIDED:
            page.goto(f"/rules/{game}/aid")
            parts = page.locator(".aid h2")
            expect(parts).to_have_count(len(aid_of(game)))
            expect(parts.first).to_have_text(aid_of(game)[0].title[lang])
            assert len(PAGES.findall(page.pdf(prefer_css_page_size=True))) == 1, (game, lang)


def test_the_rules_lead_to_the_sheet_and_back(visit: Visit) -> None:
    me = visit(color_scheme="dark")
    page = me.page
    page.goto("/rules/steamwatchers")
    page.get_by_role("link", name="Player aid").click()
    expect(page.locator(".aid")).to_be_visible()
    assert faults(page) == []
    page.locator(".aid .rule", has_text="STW-161").click()
    expect(page).to_have_url(re.compile(r"/rules/steamwatchers#STW-161$"))
    expect(page.locator("#STW-161")).to_be_focused()
