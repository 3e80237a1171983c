"""A simulated game in the browser's replay."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect

from ludotheque.lab.play import play
from ludotheque.lab.run import journal_of_row
from tests.browser.conftest import Visit
from tests.lab.runs import plan
from tests.server.process import Server


@pytest.mark.parametrize(("game", "seats", "shown"), [("diktat", 3, "PoliSec"), ("steamwatchers", 4, "Menrâu")])
def test_a_simulated_game_is_seen_again_move_by_move(
    visit: Visit, host: Server, game: str, seats: int, shown: str
) -> None:
    what = plan(game, seats)
    row = play(what, what.job(4))
    address = f"http://127.0.0.1:{host.port}/api/admin/import"
    with urllib.request.urlopen(urllib.request.Request(address, journal_of_row(row).encode(), method="POST")) as answer:
        table = json.loads(answer.read())["table"]
    page = visit().page
    page.goto(f"/replay/{table}")
    scrubber = page.locator("input[type=range]")
    expect(scrubber).to_have_attribute("max", str(row["decisions"]))
    scrubber.fill(str(row["decisions"]))
    expect(page.locator("body")).to_contain_text(shown)
