"""A club in the browser: founded, joined by its link, a table of its own played to its end, and its results."""

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.sizes import SIZES, wide
from tests.browser.test_account import sign

WINS = (0, 1, 0, 1, 0, 1, 0)  # of Puissance 4: four in the first column


def arrived(page: Page) -> None:
    page.locator("main h1").wait_for()
    page.locator("[aria-busy=true]").wait_for(state="detached")


def test_two_found_a_club_play_there_and_read_the_results(visit: Visit) -> None:
    me, other, stranger = visit(), visit(390, 844, color_scheme="dark", locale="fr-FR"), visit(820, 1180)
    for each, name in ((me, "Noora"), (other, "Antonin"), (stranger, "Vilma")):
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
    me.page.goto("/clubs")
    me.page.get_by_role("main").get_by_role("link", name="Found a club").click()
    me.page.get_by_label("Name of the club").fill("Thursdays <b>")
    assert not faults(me.page) and not wide(me.page)
    me.page.get_by_role("button", name="Found the club").click()
    expect(me.page.locator("h1")).to_have_text("Thursdays <b>")
    club = me.page.url.rpartition("/")[2]
    me.page.get_by_role("button", name="Make a link").click()
    key = me.page.get_by_label("Invitation link").input_value().partition("#")[2]
    other.page.goto(f"/clubs/join#{key}")
    other.page.get_by_role("button", name="Venir au club").click()
    expect(other.page.locator(".folk")).to_contain_text("Antonin")
    me.page.locator('.covers a[href^="/play/connect4"]').click()
    me.page.get_by_role("button", name="Open it for the club").click()
    me.page.get_by_role("button", name="I am ready").wait_for()
    stranger.page.goto(f"/club/{club}")
    expect(stranger.page.locator(".refuse")).to_contain_text("There is no club here under that name")
    stranger.page.goto("/lobby")
    expect(stranger.page.locator(".empty, .tables").first).to_be_visible()
    expect(stranger.page.get_by_text("Thursdays")).to_have_count(0)
    stranger.complaints.clear()  # the browser itself reports what is not there
    other.page.goto("/")
    expect(other.page.get_by_role("heading", name="Thursdays <b>")).to_be_visible()
    assert not faults(other.page) and not wide(other.page)
    other.page.get_by_role("button", name="S’asseoir").click()
    other.page.get_by_role("button", name="Je suis prêt").click()
    me.page.get_by_role("button", name="I am ready").click()
    for n, column in enumerate(WINS):
        who = (me, other)[n % 2]
        assert who.until_asked()
        who.answer(nth=column)
    other.page.goto(f"/club/{club}")
    row = other.page.locator(".results tbody tr").first
    expect(row).to_contain_text("Noora")
    expect(other.page.get_by_role("columnheader", name="Gagnées")).to_have_attribute("aria-sort", "descending")
    other.page.get_by_role("button", name="Gagnées").click()
    expect(row).to_contain_text("Antonin")
    for n, (width, height) in enumerate(SIZES):
        page = visit(width, height, color_scheme=("light", "dark")[n % 2], locale=("fr-FR", "en-GB")[n // 2]).page
        page.context.add_cookies((me, other)[n % 2].page.context.cookies())  # type: ignore[arg-type]
        page.goto(f"/club/{club}")
        page.locator(".results summary").click()
        assert not faults(page) and not wide(page)
        for path in ("/clubs", "/clubs/new", f"/clubs/join#{key}"):
            page.goto(path)
            arrived(page)
            assert not faults(page) and not wide(page), path
        page.context.close()
