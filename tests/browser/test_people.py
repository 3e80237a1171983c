"""People among themselves in the browser: a page of one's own, friends, and somebody put out of sight."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sizes import DESK, HAND, Size, fits
from tests.browser.test_account import sign


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
    expect(other.page.get_by_role("button", name="Remove Hedvika and stop blocking them")).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_role("heading", name="Friends")).to_be_visible()
    expect(me.page.get_by_role("button", name="Remove Otakar")).to_have_count(0)


@pytest.mark.parametrize(("locale", "sizes"), [("fr-FR", DESK), ("en-GB", HAND)])
def test_nothing_is_wrong_with_the_page_at_any_size(visit: Visit, locale: str, sizes: tuple[Size, ...]) -> None:
    me, name = visit(), f"Ludmila{locale[:2]}"
    sign(me.page, name, "correct horse", up=True)
    expect(me.page.locator(".lead")).to_contain_text(name)
    same = visit(locale=locale)
    same.page.context.add_cookies(me.page.context.cookies())  # type: ignore[arg-type]
    same.page.goto("/person")
    same.page.locator(".person .cols").wait_for()
    fits(same.page, sizes=sizes)
