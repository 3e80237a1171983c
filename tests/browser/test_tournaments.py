"""A small tournament in the browser: organised at a desk, entered by phone, called, played, decided, and read."""

import sqlite3
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.sizes import SIZES, wide
from tests.browser.test_account import sign
from tests.server.process import Server


def called(host: Server, contest: str) -> None:
    """Its first round begins in a minute, so that people are asked."""
    with sqlite3.connect(Path(host.database.removeprefix("sqlite:///")), timeout=30) as db:
        now = int(time.time() * 1000)
        (last,) = db.execute("SELECT max(number) FROM tournament_step WHERE tournament = ?", [contest]).fetchone()
        body = f'{{"what":"moved","at":{now + 60_000}}}'
        db.execute("INSERT INTO tournament_step VALUES (?, ?, ?, ?)", (contest, last + 1, now, body))
    db.close()


def part(page: Page, name: str) -> None:
    page.locator(".parts").get_by_role("button", name=name, exact=True).click()


def test_a_tournament_from_the_form_to_the_standings(visit: Visit, host: Server) -> None:
    desk, phone, other = visit(), visit(390, 844, color_scheme="dark", locale="fr-FR"), visit(820, 1180)
    for each, name in ((desk, "Anezka"), (phone, "Borivoj"), (other, "Cecilie")):
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
    desk.page.goto("/tournaments/new")
    desk.page.get_by_label("Name of the tournament").fill("Coupe <b>")
    desk.page.get_by_role("radio", name="Swiss").check()
    desk.page.get_by_role("combobox", name="Rounds").select_option("1")
    assert not faults(desk.page) and not wide(desk.page)
    desk.page.get_by_role("button", name="Open the entries").click()
    expect(desk.page.locator("h1")).to_have_text("Coupe <b>")
    contest = desk.page.url.rpartition("/")[2]
    for each, enter in ((phone, "S’inscrire"), (other, "Enter")):
        each.page.goto("/tournaments")
        each.page.get_by_role("link", name="Coupe <b>").click()
        each.page.get_by_role("button", name=enter).click()
        expect(each.page.get_by_role("status")).to_contain_text("inscrit" if each is phone else "You are in")
    called(host, contest)
    for each, here in ((phone, "Je suis là"), (other, "I am here")):
        each.page.get_by_role("button", name=here).click()
        expect(each.page.get_by_role("button", name=here)).to_have_count(0)
    part(desk.page, "Desk")
    desk.page.get_by_role("button", name="Begin now").click()
    row = desk.page.locator(".rows li").filter(has_text="Table 1")
    expect(row).to_contain_text("playing")
    for each, mine in ((phone, "Votre table"), (other, "Your table")):
        each.page.get_by_role("link", name=mine).click()
        each.page.locator(".dock, .waitroom, main").first.wait_for()
        expect(each.page).to_have_url(f"http://localhost:{host.port}/table/{each.page.url.rpartition('/')[2]}")
    desk.page.get_by_role("button", name="Decide table 1").click()
    for n in (0, 1):
        desk.page.locator("dialog select").nth(n).select_option(str(n + 1))
    desk.page.get_by_label("Why").fill("Both went home")
    assert not faults(desk.page)
    desk.page.get_by_role("button", name="Decide so").click()
    expect(desk.page.locator(".eyebrow").first).to_contain_text("Over")
    part(desk.page, "Rules")
    expect(desk.page.locator("main")).to_contain_text("Both went home")
    for n, (width, height) in enumerate(SIZES):
        me = visit(width, height, color_scheme=("light", "dark")[n % 2], locale=("fr-FR", "en-GB")[n // 2])
        me.page.context.add_cookies((desk, phone)[n % 2].page.context.cookies())  # type: ignore[arg-type]
        me.page.goto(f"/tournament/{contest}")
        me.page.locator(".event table").wait_for()
        for button in range(me.page.locator(".parts button").count()):
            me.page.locator(".parts button").nth(button).click()
            assert not faults(me.page) and not wide(me.page)
        me.page.goto("/tournaments")
        me.page.locator(".cups li").first.wait_for()
        assert not faults(me.page) and not wide(me.page)
        me.page.context.close()
