"""The longest names at the seats of all five games: nothing lies on anything, and what is cut can be read whole."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from tests.browser.conftest import Visit
from tests.browser.positions import keep
from tests.browser.sizes import DESK, HAND, Size, each_size
from tests.server.process import Server

SEED = "names"
SEATS = {"diktat": 5, "steamwatchers": 5, "hybris": 4, "olomoc": 2, "neombre": 4}
NAMES = [f"{name:W<32}" for name in ("Maximilienne ", "Bartholomée ", "Ignace ", "Wilhelmine ", "Théodebert ")]
ANSWERS = 60
# Of each seat: what lies outside of it or on its neighbour, and names that are cut and nowhere whole.
FAULTS = """
() => [...document.querySelectorAll('.seatstrip .seat')].flatMap((seat) => {
  const found = [], box = seat.getBoundingClientRect(), name = seat.querySelector('.who b');
  if (!name || !name.getClientRects().length) return [`no name: ${seat.textContent.trim().slice(0, 40)}`];
  const shown = [...seat.children].filter((child) => child.getClientRects().length);
  const boxes = shown.map((child) => [child.className, child.getBoundingClientRect()]);
  for (const [at, a] of boxes) {
    if (a.right > box.right + 1 || a.left < box.left - 1 || a.bottom > box.bottom + 1)
      found.push(`${at} leaves its seat`);
    for (const [other, b] of boxes)
      if (at < other && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(`${at} lies on ${other}`);
  }
  for (const text of seat.querySelectorAll('.who b, .who .nm, .who .side'))
    if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline') {
      if (getComputedStyle(text).textOverflow !== 'ellipsis') found.push(`${text.textContent} ends without a sign`);
      if (!text.closest('[title]')) found.push(`${text.textContent} is nowhere whole`);
    }
  return found;
})
"""


@pytest.fixture(scope="module", params=list(SEATS))
def seated(request: pytest.FixtureRequest, host: Server) -> tuple[str, str]:
    table, bot = game(request.param).new(SEATS[request.param], SEED), RandomBot(SEED)
    while len(table.entries) < ANSWERS and (waiting := table.waiting):
        table.choose(waiting[0].seat, bot.answer(table, waiting[0].seat))
    return request.param, keep(host, table, list(table.entries), SEED, NAMES[: SEATS[request.param]])[0]


at_a_desk_and_in_hand = pytest.mark.parametrize("sizes", [DESK, HAND], ids=["desk", "hand"])


@at_a_desk_and_in_hand
def test_names_of_32_letters_fit(
    visit: Visit, seated: tuple[str, str], artifacts: Path, sizes: tuple[Size, ...]
) -> None:
    name, address = seated
    me = visit(*sizes[0], has_touch=sizes == HAND)
    me.page.goto(address)
    expect(me.page.locator(".seatstrip .seat")).to_have_count(SEATS[name])
    me.page.evaluate("document.fonts.ready")
    for width in each_size(me.page, sizes):
        me.page.screenshot(path=artifacts / f"names-{name}-{width}.png")
        assert me.page.evaluate(FAULTS) == []
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width


# Names in the question, on the buttons of the Manoeuvres and on the plates of the sectors that leave their place.
SPILT = """
() => {
  const found = [];
  for (const each of document.querySelectorAll('#question, .waits li, .cb-man .box button > span'))
    if (each.getClientRects().length && each.parentElement.getClientRects().length) {
      const a = each.getBoundingClientRect(), room = each.parentElement.getBoundingClientRect();
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth) found.push(`${each.textContent.trim()} spills`);
      if (a.right > room.right + 1) found.push(`${each.textContent.trim()} leaves its place`);
    }
  const names = [...document.querySelectorAll('.plate.front > rect:first-child')].map((e) => e.getBoundingClientRect());
  for (const mark of document.querySelectorAll('.plate .mk')) {
    const b = mark.getBoundingClientRect();
    if (names.some((a) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)) found.push('a name lies on markers');
  }
  return [...new Set(found)];
}
"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@at_a_desk_and_in_hand
def test_names_of_people_sectors_and_manoeuvres_stay_in_their_places(
    visit: Visit, host: Server, artifacts: Path, sizes: tuple[Size, ...], locale: str
) -> None:
    table, bot = game("diktat").new(5, SEED), RandomBot(SEED)
    while len(table.entries) < ANSWERS:
        table.choose(table.waiting[0].seat, bot.answer(table, table.waiting[0].seat))
    address = keep(host, table, list(table.entries), SEED, NAMES)[0]
    me = visit(*sizes[0], has_touch=sizes == HAND, locale=locale)
    me.page.goto(address)
    expect(me.page.locator(".plate.front")).to_have_count(12)
    me.page.evaluate("document.fonts.ready")
    for width in each_size(me.page, sizes):
        me.page.screenshot(path=artifacts / f"names-prague-{locale}-{width}.png")
        assert me.page.evaluate(SPILT) == []
