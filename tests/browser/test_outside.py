"""A game of another package, which the page was built without: on the shelf with its cover, and played."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests import outside
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.server.process import Server, server


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("outside")
    with server(f"sqlite:///{data / 'tables.db'}", data, beside=(outside.HERE,)) as running:
        yield running


def test_it_stands_on_the_shelf_with_its_cover_and_is_played(visit: Visit, pond: Server) -> None:
    me = visit()
    page = me.page
    page.goto(f"http://localhost:{pond.port}/")
    game = page.locator('.game[data-game="pond"]')
    expect(game.locator("h2")).to_have_text("The Pond")
    expect(game.locator(".line")).to_have_text("Seven water lilies, and enough to cover them.")
    cover = game.locator(".cover img")
    expect(cover).to_be_visible()
    assert cover.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert page.locator(".game").last.get_attribute("data-game") == "pond"  # after those of the house
    expect(page.locator(".smallgames")).not_to_contain_text("The Pond")
    page.get_by_role("button", name="FR", exact=True).click()
    expect(game.locator(".meta")).to_have_text("2 joueurs · alignement")
    page.get_by_role("button", name="EN", exact=True).click()
    assert not faults(page)
    game.get_by_role("link", name="Play The Pond").click()
    expect(page.locator(".cover-side img")).to_be_visible()
    page.locator("form .btn.primary.big").click()
    assert me.until_asked()
    expect(page.locator(".fields")).to_contain_text("0")  # the board of any game
    me.answer()
    me.until(lambda: me.at >= 2, "the answer of the robot")
