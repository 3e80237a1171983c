"""People among themselves in the browser: a page of one's own, friends, and somebody put out of sight."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.test_account import sign

SIZES = [(1440, 900), (1366, 768), (820, 1180), (390, 844)]


def wide(page: object) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")  # type: ignore[attr-defined]
    return found


def test_two_become_friends_and_one_opens_the_page_to_the_other(visit: Visit) -> None:
    me, other = visit(), visit(390, 844)
    for each, name in ((me, "Hedvika"), (other, "Otakar")):
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
    other.page.goto("/person")
    other.page.get_by_label("Their name here").fill("hedvika")
    other.page.get_by_role("button", name="Ask to be friends").click()
    expect(other.page.get_by_role("status")).to_contain_text("they will find your request")
    me.page.goto("/account")
    me.page.get_by_role("link", name="Your page").click()
    me.page.get_by_role("button", name="Yes, Otakar becomes your friend").click()
    expect(me.page.get_by_role("button", name="Remove Otakar")).to_be_visible()
    other.page.goto("/person#Hedvika")
    expect(other.page.locator(".closed")).to_contain_text("does not open their page")
    me.page.get_by_role("radio", name="Your friends").check()
    expect(me.page.locator(".opening")).to_contain_text("Your friends see your games")
    other.page.reload()
    expect(other.page.locator(".cols")).to_contain_text("No finished game yet")
    other.page.get_by_role("button", name="Mute", exact=True).click()
    other.page.get_by_role("button", name="Block", exact=True).click()
    expect(other.page.get_by_role("button", name="Stop blocking")).to_be_visible()
    other.page.goto("/person")
    expect(other.page.get_by_role("button", name="Stop blocking Hedvika")).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_role("heading", name="Friends")).to_be_visible()
    expect(me.page.get_by_role("button", name="Remove Otakar")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wrong_with_the_page_at_any_size(visit: Visit, scheme: str) -> None:
    name = f"Ludmila{scheme}"
    first = visit(color_scheme=scheme)
    sign(first.page, name, "correct horse", up=True)
    expect(first.page.locator(".lead")).to_contain_text(name)
    for n, (width, height) in enumerate(SIZES):
        me = visit(width, height, color_scheme=scheme, locale=("fr-FR", "en-GB")[n % 2])
        me.page.context.add_cookies(first.page.context.cookies())  # type: ignore[arg-type]
        me.page.goto("/person")
        me.page.locator(".person .cols").wait_for()
        assert not faults(me.page)
        assert not wide(me.page)
        me.page.context.close()
