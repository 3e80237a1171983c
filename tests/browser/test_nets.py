"""What does not come, or throws, says so and takes nothing else with it: addresses, words, the pieces of a game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM, Player
from tests.server.process import Server


def table(host: Server, game: str = "diktat", people: int = 2, **more: Any) -> list[str]:
    """The address of each seat."""
    seats = [{"name": name} for name in ("Ana", "Bo", "Cy")[:people]]
    made = host.post("/api/tables", {"game": game, "seats": seats, **more})
    return [f"/table/{made['table']}#{link['key']}" for link in made["links"] if link["seat"] >= 0]


def forgive(me: Player, *words: str) -> None:
    """Of what the console complained, this was to be expected."""
    assert me.complaints and all(any(word in line for word in words) for line in me.complaints), me.complaints
    me.complaints.clear()


@pytest.mark.parametrize("address", ["/rules/%E0%A4%A", "/table/%", "/play/%E0", "/replay/%ff"])
def test_a_broken_address_is_a_page_that_is_not_there(visit: Visit, address: str) -> None:
    me = visit()
    # the server would refuse such an address itself: it comes by a link inside the page too
    me.page.goto("/")
    me.page.locator(".shelf").wait_for()
    me.page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", address
    )
    expect(me.page.locator(".notice h1")).to_be_visible()
    expect(me.page.locator(".notice").get_by_role("link", name="Home")).to_be_visible()


def test_what_stands_behind_the_number_sign_breaks_no_page(visit: Visit) -> None:
    me = visit()
    me.page.goto("/#%")
    me.page.locator(".shelf").wait_for()


@pytest.mark.parametrize("again", [True, False])
def test_words_that_do_not_come_are_asked_for_again_and_then_said_to_be_missing(visit: Visit, again: bool) -> None:
    me = visit()
    page, asked = me.page, 0

    def words(route: Route) -> None:
        nonlocal asked
        asked += 1
        if again and asked > 1:
            route.continue_()
        else:
            route.abort()

    page.route(re.compile(r"/assets/en-[^/]*\.js"), words)
    page.goto("/")
    if again:
        page.locator(".shelf").wait_for()
        expect(page.locator(".notice, .toast")).to_have_count(0)
    else:
        expect(page.locator(".notice p").first).to_have_text("This page did not load: the server does not answer.")
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert asked > 1
    forgive(me, "Failed to load resource", "Failed to fetch dynamically imported module")


def test_a_game_whose_pieces_do_not_come_says_so_and_not_that_it_connects(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    page.route(re.compile(r"/assets/cards[^/]*\.js"), lambda route: route.abort())
    page.goto(table(host, "hybris")[0])
    expect(page.locator(".notice h1")).to_have_text("This game did not load")
    expect(page.get_by_role("button", name="Reload")).to_have_count(1)
    assert not faults(page)
    forgive(me, "Failed to load resource", "Failed to fetch", "Failed to load module", "dynamically imported module")


def break_views(page: Page, spoil: str) -> None:
    """Every view the server sends loses that field: what a board does not expect."""

    def speak(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                told["view"].pop(spoil, None)
            socket.send(json.dumps(told))

        real.on_message(heard)

    page.route_web_socket(re.compile("/socket$"), speak)


@pytest.mark.parametrize(
    ("game", "field"), [("steamwatchers", "zones"), ("diktat", "sectors"), ("olomoc", "markers"), ("hybris", "temples")]
)
def test_a_board_that_throws_leaves_the_question_the_log_and_the_talk(
    visit: Visit, host: Server, game: str, field: str
) -> None:
    me = visit()
    page = me.page
    break_views(page, field)
    page.goto(table(host, game)[0])
    expect(page.locator(".decide #question")).not_to_be_empty()
    expect(page.locator(".talk")).to_be_visible()
    expect(page.locator(".broken").first).to_contain_text("nothing is lost")
    expect(page.get_by_role("button", name="Reload").first).to_be_visible()
    assert not faults(page)
    me.complaints.clear()


def test_whoever_is_asked_sees_a_pause_and_answers_after_it(visit: Visit, host: Server) -> None:
    addresses = table(host)
    ana, bo = visit(), visit()
    for player, address in zip((ana, bo), addresses, strict=True):
        player.page.goto(address)
        player.page.locator("#question").wait_for()
    ana.until(lambda: ana.state, "the table")
    bo.until(lambda: bo.state, "the table")
    asked = ana if ana.ask else bo
    other = bo if asked is ana else ana
    before = asked.question
    other.page.locator(".top [aria-haspopup=dialog]").click()
    other.page.get_by_role("button", name="Propose a pause").click()
    other.page.locator("dialog .btn.primary", has_text="Propose a pause").click()
    asked.page.get_by_role("button", name="Agree", exact=True).click()
    for player in (asked, other):
        expect(player.page.locator(".decide .eyebrow")).to_have_text("Paused")
        assert player.page.locator(".choices, .is-legal").count() == 0
        expect(player.page).to_have_title(re.compile("^Diktat"))
    at = asked.at
    asked.page.keyboard.press("1")
    asked.page.keyboard.press("Enter")
    asked.page.wait_for_timeout(100)
    assert asked.at == at and not asked.refusals
    asked.page.get_by_role("button", name="Propose to resume").click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    expect(asked.page.locator("#question")).to_have_text(before)
    expect(asked.page.locator(".choices")).to_be_visible()


def test_an_answer_given_while_a_line_of_talk_is_under_way_arrives(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    held: list[str | bytes] = []

    def speak(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "accepted" and told["id"] in talk:
                held.append(message)  # the line of talk stays under way
            else:
                socket.send(message)

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "say":
                talk.add(told["id"])
            real.send(message)

        real.on_message(heard)
        socket.on_message(said)

    talk: set[int] = set()
    page.route_web_socket(re.compile("/socket$"), speak)
    address = table(host, "connect4")[0]
    page.goto(address)
    page.locator(".choices .opt").first.wait_for()
    page.locator(".talk input").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text("hello")
    page.locator(".choices .opt").nth(3).click()
    page.locator(CONFIRM).click()
    expect(page.locator(".decide.idle")).to_be_visible()
    assert len(held) == 1


TITLES = {
    "/": "Play · Ludothèque",
    "/play/diktat": "Diktat · Ludothèque",
    "/rules/diktat": "Diktat: the rules · Ludothèque",
    "/settings": "Settings · Ludothèque",
    "/account": "Account · Ludothèque",
    "/host": "Host’s desk · Ludothèque",
    "/nowhere": "Nothing at this address · Ludothèque",
}


def test_every_page_says_in_its_tab_what_it_is(visit: Visit) -> None:
    me = visit()
    for address, title in TITLES.items():
        me.page.goto(address)
        expect(me.page).to_have_title(title)
    me.page.locator(".notice").get_by_role("link", name="Home").click()
    expect(me.page).to_have_title("Play · Ludothèque")
    me.complaints.clear()
