"""A designer's afternoon: an edition copied, a card made too strong, a value refused, what differs, undone, kept."""

import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit

SIZES = ((1440, 900), (1366, 768), (820, 1180), (390, 844))
PATIENCE = 60_000


def copied(page: Page, game: str) -> None:
    page.goto("/studio")
    page.get_by_role("combobox", name="Game", exact=True).select_option(game)
    page.get_by_label("Its name").fill("Jeudi & <i>co</i>")
    page.get_by_role("button", name="Copy the house edition").click()
    page.wait_for_url("**/studio/edition/*", timeout=PATIENCE)
    expect(page.get_by_role("heading", name="edition “Jeudi & <i>co</i>”", level=1)).to_be_visible(timeout=PATIENCE)


def chosen(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)
    page.locator(".things li button").first.click()


def looked_at(page: Page) -> None:
    """At every size nothing is wrong with it, and nothing of it lies beside the screen."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not faults(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_a_designers_afternoon(visit: Visit) -> None:
    page = visit(1440, 900).page
    copied(page, "diktat")
    chosen(page, "night of knives")
    drawn, differs = page.locator(".drawn"), page.locator(".differs")
    expect(drawn.get_by_text("Nuit des couteaux")).to_be_visible(timeout=PATIENCE)
    dark = page.get_by_label("Darkness", exact=True)
    before = dark.input_value()
    dark.fill("90")
    expect(page.get_by_text("It must be a whole number from 0 to 9.")).to_be_visible(timeout=PATIENCE)
    expect(dark).to_have_attribute("aria-invalid", "true")
    looked_at(page)
    dark.fill("9")
    expect(drawn.locator(".cost")).to_have_text("9", timeout=PATIENCE)
    dark.press("Tab")
    expect(differs.locator("del")).to_have_text(before, timeout=PATIENCE)
    expect(differs.locator("ins")).to_have_text("9")
    often = page.get_by_role("group", name="Effects").get_by_label("How many").first
    often.fill("5")
    often.press("Tab")
    expect(differs.locator("ins")).to_have_count(2, timeout=PATIENCE)
    expect(drawn).to_contain_text("5")
    page.get_by_role("button", name="One more: Effects").click()
    page.get_by_role("combobox", name="Effects 2").select_option(label="Gain")
    expect(page.get_by_role("group", name="Effects").get_by_role("button", name="VP")).to_have_count(0)
    looked_at(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled(timeout=PATIENCE)
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download").click()
    with zipfile.ZipFile(io.BytesIO(Path(taken.value.path()).read_bytes())) as folder:
        assert re.search(r"darkness = 9", folder.read("opportunities.toml").decode())
    page.get_by_role("button", name=re.compile("As the house: Night of Knives, Darkness")).click()
    expect(dark).to_have_value(before, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "words", "field"),
    [
        ("hybris", "A01", "VP"),
        pytest.param("neombre", "1BB03", "Value", marks=pytest.mark.slow),
        pytest.param("olomoc", "petra", "Rank", marks=pytest.mark.slow),
        pytest.param("steamwatchers", "archons", "In French", marks=pytest.mark.slow),
    ],
)
def test_the_forms_of_every_game_open_and_show_how_it_is_printed(
    visit: Visit, game: str, words: str, field: str
) -> None:
    page = visit(1440, 900).page
    copied(page, game)
    chosen(page, words)
    expect(page.locator(".form").get_by_label(field, exact=True).first).to_be_visible()
    expect(page.locator(".drawn .pcard")).to_be_visible(timeout=PATIENCE)
    looked_at(page)
