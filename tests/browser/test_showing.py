"""Rules one can try: from the page of the rules, from the drawer and from a refusal at the table."""

import pytest
from playwright.sync_api import Page, expect

from ludotheque.match import examples
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.positions import lay
from tests.server.process import Server

RULES = {example.rule for example in examples.load("diktat")}


def scene(page: Page) -> None:
    expect(page.locator(".showme .opt").first).to_be_visible()
    expect(page.locator(".showme .stage svg.board")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [((1440, 900), "light"), ((390, 844), "dark")])
def test_a_rule_is_tried_from_the_page_of_the_rules(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(*size, color_scheme=scheme).page
    page.goto("/rules/diktat")
    expect(page.get_by_text(f"{len(RULES)} of")).to_be_visible()
    page.get_by_role("button", name="That can be shown").click()
    expect(page.locator(".ruleitem")).to_have_count(len(RULES))
    page.get_by_role("button", name="Show me: DIK-088").click()
    scene(page)
    page.keyboard.press("1")
    done = page.locator(".showme .outcome")
    expect(done).to_contain_text("it was a Guard")
    expect(done.locator(".rule.own")).to_have_text("DIK-088")
    expect(done.locator(".delta")).to_contain_text("PP")
    assert faults(page) == []
    page.keyboard.press("Backspace")
    expect(done).to_have_count(0)
    after = next(rule for rule in (each.rule for each in examples.load("diktat")) if rule > "DIK-088")
    page.keyboard.press("]")
    expect(page.locator(".showme .which b")).to_have_text(after)
    page.keyboard.press("[")
    expect(page.locator(".showme .which b")).to_have_text("DIK-088")
    page.keyboard.press("Escape")
    expect(page.locator(".showme")).to_have_count(0)


def test_a_refusal_shows_itself_and_the_game_behind_does_not_move(visit: Visit, host: Server) -> None:
    mine, _ = lay(host, "diktat", 2, {"content": "house"}, [], phase="manoeuvres", pp=[0, 0])
    me = visit()
    page = me.page
    page.goto(mine)
    assert me.until_asked()
    at = me.at
    page.locator('[data-about="man:develop"]').focus()
    me.press("Enter")
    refusal = page.locator(".refuse")
    expect(refusal).to_contain_text("DIK-097")
    refusal.get_by_role("button", name="Show me").click()
    scene(page)
    expect(page.locator(".showme .which b")).to_have_text("DIK-097")
    page.locator(".showme .opt", has_text="Develop").click()
    expect(page.locator(".showme .outcome.no")).to_contain_text("Nothing has changed")
    assert faults(page) == []
    page.locator(".showme .outcome .rule").click()
    expect(page.locator(".rule-shown")).to_contain_text("DIK-097")
    page.locator(".rule-shown").get_by_role("button", name="Show me: DIK-097").click()
    scene(page)
    assert faults(page) == []
    assert me.at == at
