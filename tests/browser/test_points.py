"""Where points come from: on a player's board while the game goes on, and line by line when it is over."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.table import Table
from tests.browser.conftest import Visit
from tests.browser.positions import keep
from tests.browser.sizes import DESK, HAND, Size, each_size
from tests.server.process import Server

SEED = "points"


def played(game_id: str) -> Table:
    table, bot = game(game_id).new(3, SEED), RandomBot(SEED)
    while waiting := table.waiting:
        table.choose(waiting[0].seat, bot.answer(table, waiting[0].seat))
    return table


def number(text: str) -> int:
    return int(text.replace("\u2212", "-"))


@pytest.fixture(scope="module", params=["hybris", "diktat"])
def both(request: pytest.FixtureRequest, host: Server) -> tuple[str, str, str]:
    """A game, and the address of a seat near its end and when it is over."""
    table = played(request.param)
    entries = list(table.entries)
    near = keep(host, table, entries[: len(entries) * 9 // 10], SEED)[0]
    return request.param, near, keep(host, table, entries, SEED)[0]


@pytest.mark.parametrize("sizes", [DESK, HAND], ids=["desk", "hand"])
def test_the_points_of_each_are_told_by_their_source(
    visit: Visit, both: tuple[str, str, str], artifacts: Path, sizes: tuple[Size, ...]
) -> None:
    name, near, over = both
    me = visit(*sizes[0], has_touch=sizes == HAND)
    me.page.goto(near)
    seats = me.page.locator(".seatstrip .seat")
    expect(seats).to_have_count(3)
    told = 0
    for at in range(3):
        score = number(seats.nth(at).locator(".pv b").inner_text())
        seats.nth(at).locator("button.emb").click()
        panel = me.page.get_by_role("dialog")
        expect(panel.locator(".hy-mat, .mat")).to_be_visible()
        parts = [number(part) for part in panel.locator(".pointsof dd").all_inner_texts()]
        assert sum(parts) == score
        told = max(told, len(parts))
        for width in each_size(me.page, sizes):
            if at == 0:
                me.page.screenshot(path=artifacts / f"points-{name}-{width}.png")
            assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        me.page.keyboard.press("Escape")
    assert told > 1
    me.page.goto(over)
    rows = me.page.locator(".result table tbody tr")
    expect(me.page.locator(".result tr.tot")).to_be_visible()
    told_rows = [[cell.strip() for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    total = rows.locator("xpath=self::*[contains(@class, 'tot')]").locator("td").all_inner_texts()
    at = told_rows.index([cell.strip() for cell in total])
    for seat in range(3):
        assert sum(number(row[seat].replace("·", "0")) for row in told_rows[:at]) == number(total[seat])
    for width in each_size(me.page, sizes):
        me.page.screenshot(path=artifacts / f"points-{name}-over-{width}.png")
