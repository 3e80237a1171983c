"""The studio: a question asked, played and answered, a game that shows it, an edition played that says so."""

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player

WIDE, PHONE = (1366, 768), (390, 844)


def looked_at(page: Page) -> None:
    """At both sizes nothing is wrong with it, and nothing of it lies beside the screen."""
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        assert not faults(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def says_its_edition(player: Player, name: str) -> None:
    """In the bar, at both sizes, and in the menu."""
    page, whole = player.page, f"Edition “{name}”, not the house’s"
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        chip = page.locator(".top").get_by_role("img", name=whole)
        expect(chip).to_be_in_viewport(ratio=1)
        expect(chip).to_contain_text(name)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog").get_by_text(whole)).to_be_visible()


def test_a_question_is_asked_answered_and_shown_by_a_game_and_an_edition_is_played(visit: Visit) -> None:
    player = visit(*WIDE)
    page = player.page
    page.goto("/studio/ask")
    page.get_by_role("combobox", name="Game", exact=True).select_option("diktat")
    page.get_by_role("radio", name="100", exact=True).check()
    page.get_by_label("The question, in your words").fill("Is <b>it</b> fair?")
    expect(page.get_by_text("Here that takes about")).to_be_visible()
    looked_at(page)
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_role("heading", name="Is <b>it</b> fair?")).to_be_visible()
    expect(page.locator(".tag.done, .tag.more")).to_be_visible(timeout=60_000)
    expect(page.locator(".verdict")).to_contain_text("Games played: 100")
    looked_at(page)
    page.get_by_role("button", name="Open game").first.click()
    page.wait_for_url("**/replay/*", timeout=60_000)
    expect(page.get_by_role("heading", name="Diktat", level=1)).to_be_visible()
    expect(page.locator(".chip.edition")).to_have_count(0)
    page.goto("/studio")
    expect(page.get_by_role("link", name="Is <b>it</b> fair?")).to_be_visible()
    page.get_by_role("combobox", name="Game", exact=True).select_option("diktat")
    page.get_by_label("Its name").fill("Vendredi & <i>co</i>")
    page.get_by_role("button", name="Copy the house edition").click()
    page.wait_for_url("**/studio/edition/*")
    page.goto("/studio")
    alone = page.get_by_role("button", name="Play alone with Vendredi & <i>co</i>")
    expect(alone).to_be_visible()
    looked_at(page)
    alone.click()
    page.wait_for_url("**/table/*")
    says_its_edition(player, "Vendredi & <i>co</i>")
