"""The page as an application of the device: what browsers ask of one, looked at by hand, one after the other."""

import json
import struct
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.process import Server

CONTROLLER = "navigator.serviceWorker.controller?.scriptURL ?? ''"


@pytest.fixture
def arrived(visit: Visit) -> Player:
    """Somebody whose browser has kept the shell."""
    me = visit(1366, 768, service_workers="allow")
    me.page.goto("/")
    me.page.locator(".shelf").wait_for()
    me.until(lambda: me.page.evaluate("!!navigator.serviceWorker.controller"), "the service worker")
    return me


def kept(page: Page) -> list[str]:
    names = "async () => (await (await caches.open('ludotheque')).keys()).map(({url}) => new URL(url).pathname)"
    found: list[str] = page.evaluate(names)
    return found


def test_what_makes_it_an_application(arrived: Player, host: Server) -> None:
    page = arrived.page
    fetched = page.request
    manifest = fetched.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert manifest["name"] and manifest["short_name"] and manifest["lang"] == "fr" and manifest["id"] == "/"
    assert manifest["scope"] == "/" and manifest["display"] == "standalone"
    purposes: dict[str, set[str]] = {}
    for icon in manifest["icons"]:
        answer = fetched.get(icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
        purposes.setdefault(icon["purpose"], set()).add(icon["sizes"])
        if icon["type"] == "image/png":
            sides = struct.unpack(">II", answer.body()[16:24])
            assert "x".join(map(str, sides)) == icon["sizes"]
    assert {"192x192", "512x512"} <= purposes["any"] and {"192x192", "512x512"} <= purposes["maskable"]
    for address in (manifest["start_url"], *(each["url"] for each in manifest["shortcuts"])):
        assert fetched.get(address).ok
    touch = fetched.get(page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "")
    assert struct.unpack(">II", touch.body()[16:24]) == (180, 180)

    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map((each) => each.content)"
    grounds = "getComputedStyle(document.body).backgroundColor"
    for theme, wanted in (("light", "#f6f3ee"), ("dark", "#171513")):
        page.evaluate("(t) => document.documentElement.dataset.theme = t", theme)
        red, green, blue = (int(wanted[n : n + 2], 16) for n in (1, 3, 5))
        assert page.evaluate(grounds) == f"rgb({red}, {green}, {blue})" and wanted in page.evaluate(colours)
    assert manifest["theme_color"] == manifest["background_color"] == "#f6f3ee"
    assert "width=device-width" in (page.locator("meta[name=viewport]").get_attribute("content") or "")
    assert page.evaluate("isSecureContext && document.doctype.name === 'html' && document.characterSet === 'UTF-8'")
    assert page.evaluate("[...document.images].every((each) => each.complete && each.naturalWidth > 0)")


def test_without_the_network_the_shell_opens_and_says_so(arrived: Player, host: Server) -> None:
    page = arrived.page
    page.goto("/rules/diktat")  # what the server answers is asked for, and kept nowhere
    page.locator("[data-page-title]").wait_for()
    assert kept(page) and all(name == "/" or name.startswith("/assets/") for name in kept(page))
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator(".shelf .game")).to_have_count(5)
    expect(page.locator(".along b")).to_have_text("Offline")
    expect(page.locator(".along")).to_contain_text("Your tables are on the server")
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".along")).to_have_count(0)
    cut_off = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    arrived.complaints = [line for line in arrived.complaints if not any(part in line for part in cut_off)]


def test_a_new_version_is_said_quietly_and_comes_when_it_may(arrived: Player) -> None:
    page = arrived.page
    page.goto("/play/connect4")
    page.locator("main .btn.primary").last.click()
    arrived.until_asked()
    page.evaluate("navigator.serviceWorker.register('/service.js?new')")
    notice = page.locator(".along")
    expect(notice).to_contain_text("A new version is ready")
    assert page.evaluate("document.activeElement.closest('.along')") is None
    notice.get_by_role("button", name="At the end of the game").click()
    expect(notice).to_have_count(0)
    page.evaluate("window.before = true")
    arrived.answer("send")
    assert page.evaluate("window.before") and page.evaluate(CONTROLLER).endswith("/service.js")
    page.locator(".top [aria-haspopup=dialog]").click()
    with page.expect_event("load"):
        page.get_by_role("link", name="Home").click()
    page.locator(".shelf").wait_for()
    assert not page.evaluate("window.before")


def test_installing_is_offered_once_after_the_third_game(visit: Visit) -> None:
    me = visit()
    page = me.page
    offer = """() => { const offer = new Event("beforeinstallprompt", {cancelable: true});
      offer.prompt = async () => { window.asked = true; return {outcome: "accepted"}; }; dispatchEvent(offer); }"""
    games = [{"table": f"t{n}", "game": "connect4", "keys": [], "links": [], "time": n, "over": True} for n in range(3)]
    told = json.dumps({"tables": [], "gone": []})
    page.route("**/api/mine", lambda asked: asked.fulfill(content_type="application/json", body=told))
    page.goto("/")
    page.locator(".shelf").wait_for()
    for finished, offered in ((2, 0), (3, 1)):
        page.evaluate("(all) => localStorage.setItem('ludotheque.tables', JSON.stringify(all))", games[:finished])
        page.reload()
        page.locator(".shelf").wait_for()
        page.evaluate(offer)
        expect(page.locator(".along")).to_have_count(offered)
    page.locator(".along").get_by_role("button", name="Install").click()
    assert page.evaluate("window.asked") is True
    page.reload()
    page.locator(".shelf").wait_for()
    page.evaluate(offer)
    page.goto("/settings")
    page.evaluate(offer)
    expect(page.get_by_role("button", name="Install as an application")).to_be_visible()
    expect(page.locator(".along")).to_have_count(0)


def test_a_message_is_shown_and_leads_to_its_table(arrived: Player, host: Server) -> None:
    """Where there is no window nothing may be notified: what would be shown is kept instead."""
    page, context = arrived.page, arrived.page.context
    worker = context.service_workers[0]
    worker.evaluate("""() => {
      self.told = [];
      ServiceWorkerRegistration.prototype.showNotification = async (title, more) => { self.told.push([title, more]); };
      clients.openWindow = async (link) => { self.opened = link; };
    }""")
    cdp = context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    cdp.send("ServiceWorker.enable")
    arrived.until(lambda: bool(known), "the registration")
    sent = {"title": "Diktat", "body": "It is your turn", "link": "/table/t1", "lang": "en"}
    message = {"origin": f"http://localhost:{host.port}", "registrationId": known[0]["registrationId"]}
    cdp.send("ServiceWorker.deliverPushMessage", message | {"data": json.dumps(sent)})
    arrived.until(lambda: worker.evaluate("self.told.length"), "the notification")
    [(title, shown)] = worker.evaluate("self.told")
    assert (title, shown["body"], shown["lang"], shown["data"]) == ("Diktat", "It is your turn", "en", "/table/t1")
    assert page.request.get(shown["icon"]).ok
    click = """(data) => {
      const event = new Event("notificationclick");
      event.notification = {data, close() {}};
      event.waitUntil = (work) => { self.waits = work; };
      dispatchEvent(event);
      return self.waits.then(() => self.opened);
    }"""
    assert worker.evaluate(click, shown["data"]) == "/table/t1"
