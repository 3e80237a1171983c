"""The sizes and colours that people have, one after the other on the same page: what is asked of each costs no other
visit."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from playwright.sync_api import Page

from tests.browser.axe import by_day_and_night
from tests.browser.player import DRAWN

Size = tuple[int, int]
DESK: tuple[Size, ...] = ((1440, 900), (1366, 768))
HAND: tuple[Size, ...] = ((820, 1180), (390, 844))  # by touch
SIZES = (*DESK, *HAND)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def each_size(page: Page, sizes: Sequence[Size] = SIZES) -> Iterator[int]:
    """The width of each, when the page has been drawn anew."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.evaluate(DRAWN)
        yield width


def wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def fits(page: Page, ready: Callable[[], object] = bool, sizes: Sequence[Size] = SIZES) -> None:
    """At every size, by day and by night, nothing is wrong with the page and nothing is wider than it."""
    for width in each_size(page, sizes):
        ready()
        found = by_day_and_night(page)
        assert not found, (page.url, width, found)
        assert not wide(page), (page.url, width)
