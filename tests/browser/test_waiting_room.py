"""Somebody who is not here: said on the seat and in the question, with what can be done about it right there."""

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.test_together import four_in_a_row


def test_whoever_has_not_come_is_named_and_can_be_reminded_or_replaced(visit: Visit) -> None:
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    page = host.page
    four_in_a_row(host)
    page.locator(".acts a.btn.primary").click()
    page.get_by_role("button", name="Begin without waiting").click()
    assert host.until_asked()
    host.answer()
    expect(page.locator(".seat").nth(1)).to_contain_text("not here yet")
    expect(page.locator("#question")).to_have_text("Player 2 is not here yet.")
    assert not faults(page)
    remind = page.locator(".decide .absent").get_by_role("button", name="Remind")
    remind.click()
    expect(page.locator(".decide .absent")).to_contain_text("Invitation copied")
    assert f"/table/{page.url.split('/')[-1]}#" in page.evaluate("navigator.clipboard.readText()")
    page.locator(".decide .absent").get_by_role("button", name="Give to a robot").click()
    assert host.until_asked()
    expect(page.locator(".seat").nth(1)).to_contain_text("Robot")


def test_a_page_to_be_read_first_is_not_beside_a_question_to_answer(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/")
    page.get_by_role("button", name="Learn Steamwatchers").click()
    page.locator(".lesson .go").wait_for()
    expect(page.locator(".decide .choices")).to_have_count(0)
    expect(page.locator(".decide .eyebrow")).to_have_text("Up next")
    while page.locator(".lesson .go").count():
        page.locator(".lesson .go").click()
    page.locator(".decide .choices").wait_for()
