"""Levels in the browser: the list of a season, one's own curve, a rated table in the lobby, and the host's desk."""

import sqlite3
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.sizes import DESK, HAND, fits
from tests.browser.test_account import sign
from tests.server.process import Server


def rated(host: Server, *people: str, games: int = 12) -> None:
    """So many rated games of these, as the server would have kept them."""
    now = int(time.time() * 1000)
    file = Path(host.database.removeprefix("sqlite:///"))
    with sqlite3.connect(file, timeout=30) as db:
        for n in range(1, games + 1):
            table = f"{people[0].lower()}{n}"
            why = "address" if n == games else None
            db.execute(
                "INSERT INTO rated_game VALUES (?, 'diktat', ?, ?, ?)", (table, n, now - (games - n) * 1000, why)
            )
            for seat, name in enumerate(people):
                mu, sigma = 25 + (0.5 - seat) * n, 8 - n * 0.45
                row = (table, seat, name, seat + 1, n, mu, sigma, mu, sigma, None if why else n)
                db.execute("INSERT INTO rated_seat VALUES (?, ?, 'diktat', ?, NULL, ?, 1, ?, ?, ?, ?, ?, ?)", row)
    db.close()


def opened(page: Page, shown: str) -> None:
    page.goto("/person")
    page.get_by_role("radio", name=shown).check()
    expect(page.locator(".opening")).to_contain_text("figures for each game")


def test_levels_are_seen_on_the_list_on_ones_page_in_the_lobby_and_by_the_host(visit: Visit, host: Server) -> None:
    names = ("Zdislava", "Bedrich")
    first, other = visit(), visit()
    for each, name in zip((first, other), names, strict=True):
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
    rated(host, *names)
    first.page.goto("/play/diktat")
    first.page.get_by_role("radio", name="With friends").check()
    first.page.get_by_role("checkbox", name="Open to everybody").check()
    first.page.get_by_role("checkbox", name="Rated").check()
    expect(first.page.get_by_label("Clock")).to_have_value("evening")
    first.page.get_by_label("From level").select_option("1900")
    first.page.get_by_role("button", name="Open the table").click()
    expect(first.page.locator("main")).to_contain_text("whoever leaves has lost")
    other.page.goto("/lobby")
    row = other.page.locator(".tables > li").filter(has_text="1,900 and above").first
    expect(row).to_contain_text("yours 1,")
    row.get_by_role("button", name="Sit down").click()
    expect(row.get_by_role("alert")).to_contain_text("This table is for levels from 1,900")
    other.complaints.clear()  # the browser itself reports the refusal
    other.page.goto("/ranking")
    line = other.page.locator("tbody th")
    expect(line.filter(has_text=names[1])).to_be_visible()
    expect(line.filter(has_text=names[0])).to_have_count(0)  # they have not opened their page
    opened(first.page, "Everybody")
    other.page.reload()
    expect(line.filter(has_text=names[0])).to_be_visible()
    for locale, sizes in (("fr-FR", DESK), ("en-GB", HAND)):
        me = visit(locale=locale)
        me.page.context.add_cookies(other.page.context.cookies())  # type: ignore[arg-type]
        for path, ready in (("/ranking", "tbody tr"), ("/person", ".curve"), ("/lobby", ".tables > li .span")):
            me.page.goto(path)
            fits(me.page, me.page.locator(ready).first.wait_for, sizes)


def test_the_host_sees_what_does_not_count_and_has_it_count(visit: Visit, host: Server) -> None:
    names = ("Vlasta", "Cenek")
    for name in names:
        each = visit()
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
    rated(host, *names, games=3)
    desk = visit()
    desk.page.goto("/host")
    row = (
        desk.page.locator("section").filter(has=desk.page.locator("#doubtful-h")).locator("li").filter(has_text="Cenek")
    )
    expect(row).to_contain_text("One address in two seats")
    expect(row).to_contain_text("2 more between these two")
    assert not faults(desk.page)
    row.get_by_role("button", name="Count").click()
    expect(row).to_have_count(0)
