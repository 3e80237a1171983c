"""A finished game reviewed in the browser."""

import json
import urllib.request

from playwright.sync_api import expect

from ludotheque.match.faces import game
from ludotheque.match.journal import dump, journal_of
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.server.process import Server


def laid(host: Server) -> str:
    """A game in which the second player lets a fourth disc fall."""
    table = game("connect4").new(2, seed=1)
    for n, column in enumerate((3, 2, 3, 2, 3, 4, 3)):
        table.choose(n % 2, ("drop", column))
    address = f"http://127.0.0.1:{host.port}/api/admin/import"
    request = urllib.request.Request(address, dump(journal_of(table)).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        return str(json.loads(answer.read())["table"])


def test_the_blunder_is_shown_and_leads_to_its_move(visit: Visit, host: Server) -> None:
    page = visit(width=390, height=844).page
    page.goto(f"/replay/{laid(host)}")
    page.get_by_role("button", name="The game reviewed").click()
    page.get_by_role("button", name="Review with the robot").click()
    review = page.locator(".review")
    expect(review.get_by_role("progressbar")).to_be_visible()
    expect(review.get_by_role("img")).to_be_visible(timeout=120_000)
    review.get_by_label("Decisions of").select_option("1")
    expect(review.locator(".judged")).to_contain_text("blunder")
    turn = review.locator(".turns li", has_text="Move 6")
    expect(turn).to_contain_text("the lesson is below")
    for part in (turn, review.locator(".lessons")):  # the better move stays hidden until one has tried
        expect(part).not_to_contain_text("column 4")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe.faults(page) == []
    review.locator(".lessons").get_by_role("button", name="Your turn to try").click()
    trial = page.get_by_role("dialog", name="Your turn to try")
    trial.get_by_role("button", name="Drop a disc in column 5").click()
    expect(trial.get_by_role("heading", name="No:")).to_be_visible()
    expect(trial.locator(".outcome")).to_contain_text("That is what was played.")
    trial.get_by_role("button", name="Try again").click()
    trial.get_by_role("button", name="Drop a disc in column 4").click()
    expect(trial.get_by_role("heading", name="That is it")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe.faults(page) == []
    page.keyboard.press("Escape")
    expect(turn).to_contain_text("preferred: Drop a disc in column 4")
    review.locator(".turns").get_by_role("link", name="Move 6").click()
    expect(page.locator("output")).to_have_text("6 / 7")
