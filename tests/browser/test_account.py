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


HOOK = "https://9.9.9.9/turns"  # a public address, called only after minutes of absence


def test_a_webhook_for_all_seats_of_an_account_is_set_and_removed(visit: Visit) -> None:
    me = visit()
    page = me.page
    sign(page, "Ilse", "correct horse", up=True)
    card = page.locator(".card", has=page.get_by_role("heading", name="Webhook"))
    card.get_by_label("Address").fill("http://10.0.0.1/turns")
    card.get_by_role("button", name="Add").click()
    expect(card.locator(".refuse")).to_contain_text("private network")
    me.complaints.clear()  # the browser itself reports the refusal
    card.get_by_label("Address").fill(HOOK)
    card.get_by_role("button", name="Add").click()
    expect(card.locator(".rows")).to_contain_text(HOOK)
    assert len(card.locator(".secret code").inner_text()) > 20
    assert not faults(page)
    page.reload()
    expect(card.locator(".rows")).to_contain_text(HOOK)
    expect(card.locator(".secret")).to_have_count(0)  # shown once
    card.get_by_role("button", name=f"Remove {HOOK}").click()
    expect(card.locator(".rows")).to_have_count(0)


def test_whoever_laid_a_table_sets_its_webhooks(visit: Visit) -> None:
    me = visit(390, 844, has_touch=True)
    page = me.page
    me.start("me", "bot")
    me.until(lambda: me.states, "the table")
    page.get_by_role("button", name="Table menu").tap()
    page.get_by_role("button", name="Seats and links").tap()
    card = page.locator("dialog .card", has=page.get_by_role("heading", name="Webhook"))
    card.get_by_label("Address").fill(HOOK)
    card.get_by_label("For").select_option(index=1)
    card.get_by_role("button", name="Add").tap()
    expect(card.locator(".rows")).to_contain_text(HOOK)
    assert not faults(page)
    assert page.evaluate("document.querySelector('.dlg-b').scrollWidth <= document.querySelector('.dlg-b').clientWidth")
    card.get_by_role("button", name=f"Remove {HOOK}").tap()
    expect(card.locator(".rows")).to_have_count(0)


def test_the_password_is_changed_and_the_account_deleted(visit: Visit) -> None:
    me = visit()
    page = me.page
    sign(page, "Jarmila", "correct horse", up=True)
    card = page.locator("form.card", has=page.get_by_role("heading", name="Change the password"))
    card.get_by_label("Your password now").fill("wrong horse")
    card.get_by_label("The new password").fill("battery staple")
    card.get_by_role("button", name="Change the password").click()
    expect(page.locator(".refuse")).to_contain_text("do not go together")
    me.complaints.clear()  # the browser itself reports the refusal
    card.get_by_label("Your password now").fill("correct horse")
    card.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("status")).to_contain_text("changed")
    assert not faults(page)
    page.get_by_role("button", name="Sign out here").click()
    sign(page, "Jarmila", "battery staple")
    card = page.locator("form.card", has=page.get_by_role("heading", name="Delete the account"))
    card.get_by_label("Your password now").fill("battery staple")
    card.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status")).to_contain_text("deleted")
    page.locator(".switch").wait_for()
    sign(page, "Jarmila", "battery staple")
    expect(page.locator(".refuse")).to_contain_text("do not go together")
    me.complaints.clear()
