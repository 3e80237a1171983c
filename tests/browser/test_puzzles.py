"""Positions to solve, in the browser."""

import pytest
from playwright.sync_api import expect

from ludotheque.match import puzzles
from tests.browser import axe
from tests.browser.conftest import Visit


@pytest.mark.parametrize("width", [390, 1440])
def test_a_puzzle_is_tried_missed_and_solved_by_keys(visit: Visit, width: int) -> None:
    page = visit(width=width, height=844).page
    page.goto("/puzzles")
    chips = page.get_by_role("group", name="Which problems")
    options = page.locator(".solve .opt")
    expect(options.first).to_be_visible(timeout=60_000)  # the puzzle of the day, perhaps one of Diktat too
    with page.expect_response("**/api/puzzles/diktat/*", timeout=60_000) as answer:
        chips.get_by_role("button", name="Diktat").click()
    told = answer.value.json()
    assert told["id"] in {puzzle.id for puzzle in puzzles.load("diktat")}
    expect(page.locator(".puzzle-from")).to_contain_text("Diktat")
    expect(options).to_have_count(len(told["answers"]), timeout=60_000)
    wrong = next(n for n in range(len(told["answers"])) if n != told["best"])
    page.keyboard.press("h")
    expect(page.locator(".solve .hint")).to_be_visible()
    page.keyboard.press(str(wrong + 1))
    expect(page.get_by_role("heading", name="No:")).to_be_visible()
    expect(page.locator(".puzzle-self .last > span")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe.faults(page) == []
    page.keyboard.press("Backspace")
    page.keyboard.press(str(told["best"] + 1))
    expect(page.get_by_role("heading", name="That is it")).to_be_visible()
    expect(page.locator(".puzzle-self .last > span")).to_have_count(1)  # only the first try counts
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="That is it")).to_have_count(0)
    expect(options.first).to_be_enabled(timeout=60_000)
