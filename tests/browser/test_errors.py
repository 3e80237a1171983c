"""What goes wrong speaks to a person: what happened, what to do, nothing lost; never a dead page."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.server.process import Server, server


def test_a_link_that_leads_nowhere(visit: Visit) -> None:
    me = visit(390, 844)
    page = me.page
    for address in ("/table/nosuchtable", "/replay/nosuchtable", "/nowhere", "/nothing/here"):
        answer = page.goto(address)
        assert answer is not None and answer.status == 404
        notice = page.locator(".notice:not([aria-busy])")
        expect(notice.locator("h1")).to_be_visible()
        assert len(notice.locator("p").first.inner_text()) > 30
        assert page.evaluate("document.documentElement.scrollWidth") <= 390 and faults(page) == []
        notice.get_by_role("link", name="Home").click()
        page.locator(".shelf").wait_for()
    assert all("404" in line for line in me.complaints)
    me.complaints.clear()


def test_a_link_that_leads_nowhere_is_read_without_scripts(visit: Visit) -> None:
    me = visit(java_script_enabled=False)
    me.page.goto("/nothing/here")
    expect(me.page.locator("noscript p[lang=fr]")).to_contain_text("Cette page n’existe pas ici.")
    expect(me.page.locator("noscript p[lang=en]")).to_contain_text("There is no such page here.")
    me.page.locator("noscript p[lang=en] a").click()
    me.page.wait_for_url("**/")
    assert all("404" in line for line in me.complaints)
    me.complaints.clear()


@pytest.mark.parametrize("address", ["/play/nosuchgame", "/rules/nosuchgame"])
def test_a_game_that_is_not_there(visit: Visit, address: str) -> None:
    me = visit()
    me.page.goto(address)
    expect(me.page.get_by_role("alert")).to_be_visible()
    assert "nosuchgame :" not in me.page.locator("h1").inner_text() and faults(me.page) == []
    assert all("404" in line for line in me.complaints)
    me.complaints.clear()


def test_a_link_that_was_replaced_lets_watch_and_says_so(visit: Visit, host: Server) -> None:
    made = host.post("/api/tables", {"game": "diktat", "seats": [{"name": "Ana"}, {"name": "Bo"}]})
    page = visit(390, 844).page
    page.goto(f"/table/{made['table']}#{'x' * 22}")
    expect(page.get_by_role("alert")).to_contain_text("Ask whoever set up the table for a new one")
    expect(page.locator(".top .chip:not(.watched)")).to_have_attribute("aria-label", "Spectator")
    menu = page.locator(".top [aria-haspopup=dialog]").bounding_box()
    assert menu is not None and menu["x"] + menu["width"] <= 390
    assert page.locator(".talk .swap").count() == 0  # nothing to type for whoever only watches


def test_a_page_older_than_the_server_asks_to_be_loaded_again(visit: Visit, host: Server) -> None:
    made = host.post("/api/tables", {"game": "diktat", "seats": [{"name": "Ana"}, {"name": "Bo"}]})
    page = visit().page
    old = [True]

    def speak(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            real.send(json.dumps({**told, "protocol": 0} if old[0] and told["type"] == "hello" else told))

        socket.on_message(said)

    page.route_web_socket(re.compile("/socket$"), speak)
    page.goto(f"/table/{made['table']}")
    expect(page.locator(".notice")).to_contain_text("has been updated")
    assert faults(page) == []
    old[0] = False
    page.get_by_role("button", name="Reload the page").click()
    expect(page.locator(".board")).to_be_visible()


def test_a_part_that_no_longer_comes_is_told(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/")
    page.locator(".shelf").wait_for()
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.locator(".hd nav a[href^='/rules']").click()
    expect(page.locator(".notice")).to_contain_text("Nothing is lost")
    assert faults(page) == []
    page.unroute_all()
    page.get_by_role("button", name="Reload the page").click()
    page.locator(".ruleitem").first.wait_for()

    me.start("me", "bot")
    assert me.until_asked()
    page.route("**/assets/Help-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Help", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="Nothing is lost")).to_be_visible()
    assert me.until_asked() and faults(page) == []
    me.complaints.clear()  # the browser tells that the part did not come


def test_a_server_that_is_gone_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    data = f"sqlite:///{tmp_path / 'tables.db'}"
    me = visit()
    page = me.page
    with server(data, tmp_path) as first:
        made = first.post("/api/tables", {"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}]})
        page.goto(f"http://localhost:{first.port}/table/{made['table']}#{made['links'][0]['key']}")
        assert me.until_asked()
        me.answer()
        page.locator(".decide.idle").wait_for()
        first.kill()
        expect(page.locator("#question")).to_contain_text("resume by itself")
        expect(page.locator(".decide").get_by_role("button", name="Try again now")).to_be_visible()
        with server(data, tmp_path, "--port", str(first.port)):
            expect(page.locator("#question")).not_to_contain_text("resume by itself", timeout=20_000)
            assert me.at == 1
    me.complaints.clear()  # the browser tells that nobody answered
