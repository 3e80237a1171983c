"""The house around the games: the waiting room, names, talk, notes, the ways a page is read and how it comes."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_together import be_called, open_seats, two_at_a_table
from tests.server.process import Server

GAMES = ("diktat", "hybris", "neombre", "olomoc", "steamwatchers")


def invited(host: Player, *kinds: str) -> list[str]:
    """The links of a table of Diktat, whose host sits in the waiting room."""
    host.start(*kinds)
    fields = host.page.locator(".invites input")
    fields.first.wait_for()
    links = [field.input_value() for field in fields.all()]
    host.page.locator(".acts a.btn.primary").click()
    host.page.get_by_role("heading", name="The deal is being prepared").wait_for()
    return links


def test_a_guest_gives_a_name_before_the_deal(visit: Visit) -> None:
    host, guest = visit(), visit()
    link = invited(host, "me", "link", "link")[0]
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("What’s your name?")
    rows = host.page.locator(".seatrows li")
    expect(rows.nth(1)).to_contain_text("is here, has added nothing yet")  # no deal without them
    assert not faults(guest.page)
    be_called(guest, "Bo")
    expect(rows.nth(1)).to_contain_text("Bo")
    expect(rows.nth(1)).to_contain_text("has added to the deal")
    assert host.states == {}


def test_a_seat_nobody_took_has_one_name_and_goes_to_a_robot(visit: Visit) -> None:
    """In the invitation, in the waiting room, on the seat, in the question and in the log."""
    host, guest = visit(), visit()
    page = host.page
    host.start("me", "link", "link")
    page.locator(".invites label").first.wait_for()
    assert page.locator(".invites label").all_inner_texts() == ["Player 2", "Player 3"]
    link = page.locator(".invites input").first.input_value()
    page.locator(".acts a.btn.primary").click()
    rows = page.locator(".seatrows li")
    for n in (1, 2):
        expect(rows.nth(n).locator("b")).to_have_text(f"Player {n + 1}")
    guest.page.goto(link)
    be_called(guest, "Bo")
    page.get_by_role("button", name="Begin without waiting").click()
    page.locator(".dock").wait_for()
    expect(page.locator(".seat .who b").nth(2)).to_have_text("Player 3")
    host.until(lambda: host.log, "the log")
    host.open_acts()
    told = page.locator(".logwrap")
    expect(told).to_contain_text(re.compile(r"Player 3 leads"))
    assert not re.search(r"(^|\n)\s*leads", told.inner_text())


def test_a_robot_takes_an_empty_seat_of_the_waiting_room(visit: Visit) -> None:
    host = visit()
    invited(host, "me", "link", "link")
    page = host.page
    page.get_by_role("button", name="Give to a robot: the seat of Player 2").click()
    expect(page.locator(".seatrows li").nth(1)).to_contain_text("a robot")
    expect(page.locator(".invites input")).to_have_count(1)
    assert not faults(page)
    page.get_by_role("button", name="Give to a robot: the seat of Player 3").click()
    page.locator(".dock").wait_for()  # nobody is waited for any more
    expect(page.locator(".seat .who b").nth(1)).to_contain_text("Robot")


def test_a_game_is_called_off_in_the_waiting_room(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.page.goto(invited(host, "me", "link", "link")[0])
    be_called(guest, "Bo")
    expect(guest.page.get_by_role("button", name="Call it off")).to_have_count(0)
    host.page.get_by_role("button", name="Call it off").click()
    host.page.get_by_role("button", name="Keep waiting").click()
    host.page.get_by_role("button", name="Call it off").click()
    host.page.get_by_role("button", name="Call this game off").click()
    host.page.locator(".shelf").wait_for()
    expect(host.page.locator("section.resume")).not_to_contain_text("The deal")
    expect(guest.page.locator(".notice")).to_contain_text("This game was called off before the deal.")


def say(player: Player, text: str) -> None:
    player.page.locator("#chat").fill(text)
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#chat")).to_have_value("")


def test_people_speak_with_links_and_may_be_muted(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    say(guest, "Rules: https://example.org/a?b=1&c=<x>. javascript:alert(1)")
    line = host.page.locator(".msg").last
    side = host.page.locator(".seat .side").nth(1).inner_text()
    expect(line.locator("b")).to_have_text(f"Bo ({side})")
    link = line.get_by_role("link")
    expect(link).to_have_count(1)
    expect(link).to_have_attribute("href", "https://example.org/a?b=1&c=")
    expect(link).to_have_attribute("rel", re.compile("noopener"))
    expect(line).to_contain_text("<x>. javascript:alert(1)")
    assert not faults(host.page)

    open_seats(host)
    host.page.locator(".seatrows li").nth(1).get_by_role("button", name="Hide their messages").click()
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".talk")).to_contain_text("1 message of Bo")
    expect(host.page.locator(".msg", has_text="example.org")).to_have_count(0)
    host.page.reload()
    expect(host.page.locator(".talk .muted")).to_contain_text("1 message of Bo")
    host.page.locator(".talk .muted button").click()
    expect(host.page.locator(".msg", has_text="example.org")).to_have_count(1)


def test_seats_bear_their_person_and_spectators_are_counted(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    side = host.page.locator(".seat .side").nth(1).inner_text()
    host.page.get_by_role("button", name=f"Bo ({side}): what everybody sees").click()
    expect(host.page.locator("dialog[open] h2").first).to_have_text(f"Bo ({side}): what everybody sees")
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".watched")).to_have_count(0)
    watcher = visit()
    watcher.page.goto(host.page.url)
    expect(host.page.locator(".watched")).to_have_attribute("aria-label", "1 spectator")
    expect(host.page.locator(".seat.me b").first).to_contain_text("(you)")
    expect(host.page.locator("ol.log .you").first).to_have_text("(you)")
    host.page.get_by_label("Who is to read it").select_option(f"Bo ({side})")
    expect(host.page.locator("#chat")).to_have_attribute("placeholder", "To Bo alone…")
    say(host, "between us")
    expect(guest.page.locator(".msg").last).to_contain_text("you only between us")
    expect(host.page.locator(".msg").last).to_contain_text("Bo only between us")
    assert not faults(host.page)
    host.page.get_by_label("Who is to read it").select_option("Whole table")
    say(host, "to all")
    expect(watcher.page.locator(".msg").last).to_contain_text("to all")
    expect(watcher.page.locator(".msg", has_text="between us")).to_have_count(0)
    expect(watcher.page.locator(".you")).to_have_count(0)
    watcher.page.goto("/")
    expect(host.page.locator(".watched")).to_have_count(0)
    assert guest.refusals == []


def test_notes_are_kept_for_each_seat_and_seen_by_nobody_else(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    for player, text in ((host, "Bo bluffs."), (guest, "Never trust the host.")):
        player.page.locator("#question").focus()
        player.page.keyboard.press("n")
        player.page.locator(".own-notes textarea").fill(text)
        assert not faults(player.page)
        player.page.keyboard.press("Escape")
        player.page.reload()
        player.page.locator(".top [aria-haspopup=dialog]").click()
        player.page.locator(".menu .btn", has_text="My notes").click()
        expect(player.page.locator(".own-notes textarea")).to_have_value(text)
    assert not host.page.evaluate("JSON.stringify(localStorage)").count("Never trust")


def test_the_first_stop_of_a_table_leads_to_its_question(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot")
    assert me.until_asked()
    me.page.locator("[data-pages]").focus()
    me.press("Tab")
    skip = me.page.get_by_role("button", name="Skip to the question")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    assert not faults(me.page)
    me.press("Enter")
    expect(me.page.locator("#question")).to_be_focused()


# List items that somebody who cannot see them is told nothing of.
MUTE_ITEMS = """() => [...document.querySelectorAll('.app li')].filter(each => each.checkVisibility() &&
  !each.closest('[aria-hidden=true]') && !each.textContent.trim() &&
  !each.querySelector('[aria-label], [alt]:not([alt=""]), title')).map(each => each.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("game", GAMES)
def test_no_item_of_a_list_is_empty_and_log_lines_say_what_they_say(visit: Visit, game: str) -> None:
    me = visit()
    me.start(game=game)
    assert me.until_asked()
    me.page.locator("ol.log").wait_for()
    assert me.page.evaluate(MUTE_ITEMS) == []
    named = me.page.locator(".log > li[title], .log > li[aria-label]")
    expect(named).to_have_count(0)  # each is called by its own sentence
    tree = me.page.locator("ol.log").aria_snapshot()
    assert "See the table at this point" not in re.sub(r"^.*/title.*$", "", tree, flags=re.MULTILINE)


ADDRESSES = (
    "/",
    "/play/hybris",
    "/play/olomoc",
    "/rules/hybris",
    "/rules/hybris/aid",
    "/settings",
    "/account",
    "/host",
    "/notices",
    "/draw/olomoc",
)


def test_every_page_has_a_title_of_its_own(visit: Visit) -> None:
    page = visit().page
    titles = []
    for address in ADDRESSES:
        page.goto(address)
        page.locator("[data-page-title]").first.wait_for()
        if address != "/":
            expect(page).to_have_title(re.compile(" · Ludothèque$"))
        titles.append(page.title())
    assert len(set(titles)) == len(titles) and titles[0] != "Ludothèque"


SHIFTS = """window.shifted = 0;
const add = each => { window.shifted += each.hadRecentInput ? 0 : each.value; };
new PerformanceObserver(list => list.getEntries().forEach(add)).observe({type: 'layout-shift', buffered: true});"""


def late(page: Page, *addresses: str) -> None:
    """What the page asks of the server comes after its first picture."""

    def wait(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    for address in addresses:
        page.route(address, wait)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (820, 1180), (390, 844)])
def test_neither_home_nor_a_table_jumps(visit: Visit, host: Server, width: int, height: int) -> None:
    me = visit(width=width, height=height)
    page = me.page
    page.add_init_script(SHIFTS)
    late(page, "**/api/games", "**/api/mine")
    page.goto("/")
    page.locator(".smallgames li").first.wait_for()
    assert page.evaluate("window.shifted") < 0.05
    made = host.post("/api/tables", {"game": "diktat", "seats": [{"name": "Ana"}, *[{"kind": "bot"}] * 3]})
    page.goto(f"/table/{made['table']}#{made['links'][0]['key']}")
    assert me.until_asked()
    most = 0.05 if width > 390 else 0.1  # in hand the board gives way to the question
    assert page.evaluate("window.shifted") < most
    page.goto("/")
    page.locator("section.resume .btn.primary").wait_for()
    page.locator(".smallgames li").first.wait_for()
    assert page.evaluate("window.shifted") < 0.05


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_home_is_read_before_its_script_is_there(visit: Visit, locale: str) -> None:
    page = visit(locale=locale).page
    page.route("**/assets/*.js", lambda route: None if "index-" in route.request.url else route.continue_())
    page.goto("/", wait_until="commit")
    title = "Cinq grands jeux, une seule table." if locale == "fr-FR" else "Five great games, one table."
    expect(page.locator("h1")).to_have_text(title)
    page.unroute("**/assets/*.js")
    page.goto("/")
    page.locator(".shelf .btn").first.wait_for()
    expect(page.locator("h1")).to_have_count(1)


def test_rules_open_the_game_at_hand_and_stand_in_the_order_of_the_shelf(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/")
    shelf = page.locator(".shelf h2").all_inner_texts()
    page.goto("/play/neombre")
    page.locator(".hd nav a", has_text="Rules").click()
    expect(page.locator("h1")).to_contain_text("Néombre")
    page.locator(".books a").nth(2).wait_for()
    assert page.locator(".books a").all_inner_texts()[: len(shelf)] == shelf
    me.start("me", "bot", game="hybris")
    assert me.until_asked()
    page.goto("/settings")
    page.locator(".hd nav a", has_text="Rules").click()
    expect(page.locator("h1")).to_contain_text("Hybris")
