"""An optional account: by password, then by a passkey that the browser holds."""

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit

DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def sign(page: Page, name: str, password: str, up: bool = False) -> None:
    page.goto("/account")
    page.locator(".switch button").nth(int(up)).click()
    page.locator("input[name=username]").fill(name)
    page.locator("input[name=password]").fill(password)
    page.locator("form .btn.primary").click()


def test_signing_up_finds_the_table_again_from_another_browser(visit: Visit) -> None:
    me, elsewhere = visit(), visit()
    sign(me.page, "Milena", "correct horse", up=True)
    expect(me.page.locator(".lead")).to_contain_text("Milena")
    assert not faults(me.page)
    me.start("me", "bot")
    assert me.until_asked()
    sign(elsewhere.page, "Milena", "wrong horse")
    expect(elsewhere.page.locator(".refuse")).to_contain_text("do not go together")
    elsewhere.complaints.clear()  # the browser itself reports the refusal
    sign(elsewhere.page, "Milena", "correct horse")
    elsewhere.page.locator(".rows a").click()
    elsewhere.page.locator(".dock .screen").wait_for()
    elsewhere.page.goto("/account")
    elsewhere.page.get_by_role("button", name="Sign out everywhere").click()
    elsewhere.page.locator(".switch").wait_for()
    me.page.goto("/account")
    me.page.locator(".switch").wait_for()


def test_a_passkey_is_added_used_and_removed(visit: Visit) -> None:
    me = visit()
    page = me.page
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    sign(page, "Zdena", "correct horse", up=True)
    page.get_by_label("What to call it").fill("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator(".rows", has_text="My laptop")).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator(".lead")).to_contain_text("Zdena")
    page.get_by_role("button", name="Remove My laptop").click()
    expect(page.locator(".rows", has_text="My laptop")).to_have_count(0)
