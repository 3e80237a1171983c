"""Tables played with the host's own cards: the pages show those, not ours."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.server import contents
from tests.server.process import Server, server


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("contents")
    cards, war = contents.renamed(data / "cards"), contents.war(data / "war")
    offered = ("--content", f"club={cards}", "--content", f"winter={war}")
    with server(f"sqlite:///{data / 'tables.db'}", data, *offered) as running:
        yield running


def test_the_cards_of_the_club_at_the_table_in_the_log_and_in_the_replay(visit: Visit, club: Server) -> None:
    me = visit()
    page, address = me.page, f"http://localhost:{club.port}"
    page.goto(f"{address}/play/diktat")
    me.unfold()
    page.get_by_label("Cards").select_option("club")
    assert not faults(page)
    page.locator("form .btn.primary.big").click()
    assert me.until_asked()
    titles, marks = page.locator(".opps .pcard .name"), page.locator(":is(.opps .pcard, dialog) .house")
    expect(titles.first).to_contain_text("Club ")
    expect(marks).to_have_count(0)  # these are not ours
    me.open_acts()
    assert any("Club " in line for line in me.log)
    titles.first.click()
    expect(page.locator("dialog h2")).to_contain_text("Club ")
    expect(marks).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="FR", exact=True).click()
    expect(titles.first).to_contain_text("du club")
    me.until(lambda: any("du club" in line for line in me.log), "the log in French")
    table = page.url.rpartition("/")[2]
    page.goto(f"{address}/replay/{table}")
    expect(titles.first).to_contain_text("du club")
    page.goto(f"{address}/play/diktat")  # the next table is played with ours again
    page.locator("form .btn.primary.big").click()
    page.locator(".decide #question").wait_for()
    expect(titles.first).not_to_contain_text("du club")
    titles.first.click()
    expect(page.locator("dialog .house")).to_be_visible()


def test_a_scenario_of_the_host_is_chosen_and_explained(visit: Visit, club: Server) -> None:
    me = visit()
    page = me.page
    page.goto(f"http://localhost:{club.port}/play/steamwatchers")
    me.unfold()
    scenario = page.get_by_label("Scenario")
    expect(scenario.locator("option")).to_have_count(9)
    page.get_by_label("Map and cards").select_option("winter")
    expect(scenario.locator("option")).to_have_count(10)
    scenario.select_option(label="Iron Winter")
    page.get_by_label("Map and cards").select_option("house")
    expect(scenario).to_have_value("la_guerre_vient")  # ours has no such scenario
    page.get_by_label("Map and cards").select_option("winter")
    scenario.select_option(label="Iron Winter")
    page.locator("form .btn.primary.big").click()
    page.locator(".board .zone").first.wait_for()
    expect(page.locator(".sw-side")).to_contain_text("Iron Winter")
