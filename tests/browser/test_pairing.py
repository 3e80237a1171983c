"""Quick pairing: two who know nothing of each other are found, come, and play; what is said while nobody is there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.sizes import fits


@pytest.fixture(autouse=True)
def nobody_waits(visit: Visit) -> Iterator[None]:
    """Whoever waited at the end of a test waits no more."""
    waited: list[Player] = []
    seek.waited = waited  # type: ignore[attr-defined]
    yield
    for each in waited:
        each.page.request.post("/api/pairing/end")


def seek(me: Player, *games: str, pace: str = "Live", name: str = "") -> None:
    page = me.page
    seek.waited.append(me)  # type: ignore[attr-defined]
    page.goto("/lobby")
    page.locator(".pairing .covers button").first.wait_for()
    for button in page.locator(".pairing .covers button").all():
        if (button.get_attribute("aria-pressed") == "true") != (button.get_attribute("data-game") in games):
            button.click()
    page.get_by_label(pace, exact=True).check(force=True)
    if name:
        page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Find a game").click()
    expect(page.locator(".pairing h2")).not_to_have_text("Find a game")


def test_two_browsers_are_found_for_the_same_table_and_play(visit: Visit) -> None:
    one, two = visit(), visit()
    seek(one, "olomoc", "diktat", name="Ana")
    expect(one.page.locator(".pairing h2")).to_have_text("Looking for a table")
    expect(one.page.locator(".pairing .seek li")).to_have_count(2)
    assert not faults(one.page)
    seek(two, "hybris", "diktat", name="Bo")
    for each in (one, two):
        expect(each.page.locator(".pairing h2")).to_have_text("A table is found")
        expect(each.page.locator(".pairing")).to_contain_text("Diktat, live: one other person and you.")
    assert not faults(one.page)
    one.page.get_by_role("button", name="I’m coming").click()
    expect(one.page.locator(".pairing")).to_contain_text("Waiting for the others to say so.")
    two.page.get_by_role("button", name="I’m coming").click()
    for each in (one, two):
        each.page.wait_for_url("**/table/*")
        each.page.get_by_role("button", name="I am ready").click()
    one.until(lambda: bool(one.states) and bool(two.states), "the deal")
    one.until(lambda: one.ask is not None or two.ask is not None, "a question for somebody")
    assert {one.seat, two.seat} == {0, 1}
    expect(one.page.locator(".seats")).to_contain_text("Bo")
    mover = one if one.ask is not None else two
    before = mover.states[mover.seat]["at"]
    mover.answer()
    mover.until(lambda: mover.states[mover.seat]["at"] > before, "an answer that counts")


def test_not_this_time_ends_one_ticket_and_the_other_keeps_looking(visit: Visit) -> None:
    one, two = visit(), visit()
    seek(one, "olomoc")
    seek(two, "olomoc")
    two.page.get_by_role("button", name="Not this time").click()
    expect(two.page.locator(".pairing h2")).to_have_text("Find a game")
    expect(one.page.locator(".pairing")).to_contain_text("You are where you were in the line.")
    one.page.get_by_role("button", name="Stop looking").click()
    expect(one.page.locator(".pairing h2")).to_have_text("Find a game")
    expect(one.page.locator(".pairing .wait")).to_contain_text("not known yet")


def test_after_a_minute_robots_are_offered_and_play(visit: Visit) -> None:
    me = visit()
    me.page.clock.install()
    seek(me, "olomoc")
    expect(me.page.locator(".pairing .robots")).to_have_count(0)
    me.page.clock.fast_forward(61_000)
    me.page.get_by_role("button", name="Olomòc with robots").click()
    me.page.wait_for_url("**/table/*")
    assert me.page.request.get("/api/pairing").json()["ticket"] is None


def test_by_days_the_seat_waits_for_whoever_closed_the_page(visit: Visit) -> None:
    one, two = visit(locale="fr-FR"), visit()
    page = one.page
    one.page.goto("/lobby")
    seek.waited.append(one)  # type: ignore[attr-defined]
    for button in page.locator(".pairing .covers button:not([data-game=olomoc])").all():
        button.click()
    page.get_by_label("Par jours", exact=True).check(force=True)
    page.get_by_role("button", name="Trouver une partie").click()
    expect(page.locator(".pairing")).to_contain_text("votre place est gardée")
    page.goto("/settings")
    seek(two, "olomoc", pace="By days")
    expect(two.page.get_by_role("button", name="To the table")).to_be_visible()
    page.goto("/lobby")
    page.get_by_role("button", name="À la table").click()
    page.wait_for_url("**/table/*")
    page.goto("/lobby")
    expect(page.locator(".pairing")).to_contain_text("Votre place du jour est prise.")


def test_looking_for_a_game_fits_every_size(visit: Visit) -> None:
    me = visit()
    page = me.page
    seek(me, "olomoc", "neombre", "hybris", pace="Both")
    fits(page)
    page.get_by_role("button", name="Stop looking").click()
    expect(page.locator(".pairing h2")).to_have_text("Find a game")
    fits(page)
