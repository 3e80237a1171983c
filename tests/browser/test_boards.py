"""What a board shows at the sizes people have: all of itself at first, in letters that can be read."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import lay
from tests.server.process import Server

SIZES = [(1440, 900), (1366, 768), (1280, 720), (820, 1180), (390, 844)]

# Places of the board of which more than the hem is out of sight.
HIDDEN = """() => {
  const frame = document.querySelector('.stage .board').getBoundingClientRect();
  return [...document.querySelectorAll('.board :is(.sector, .zone)')].filter((place) => {
    const box = place.getBoundingClientRect();
    const wide = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
    const high = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
    return wide < box.width * 0.94 || high < box.height * 0.94;
  }).map((place) => place.dataset.target);
}"""

# Words and numbers of the board that are drawn smaller than 11 pixels high.
SMALL = """() => [...document.querySelectorAll('.stage .board text')].filter((text) => {
  const box = text.getBoundingClientRect();
  return box.width > 0 && getComputedStyle(text).visibility === 'visible';
}).map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d])
  .filter(([, size]) => size < 10.9)"""

# Pairs of names of places that are written over each other.
OVER = """() => {
  const names = [...document.querySelectorAll('.board :is(.zname, .sname)')];
  const boxes = names.map((name) => [name.textContent, name.getBoundingClientRect()]);
  return boxes.flatMap(([a, one], i) => boxes.slice(i + 1).filter(([, two]) => one.width && two.width
    && one.left < two.right - 2 && two.left < one.right - 2 && one.top < two.bottom - 4 && two.top < one.bottom - 4)
    .map(([b]) => [a, b]));
}"""


PILES = {"karst": ["A: E, C"], "josefov": ["B: C", "A: G, E, E"], "artefact": ["C: E, E, E"], "motol": ["D: C"]}
ZONES = {
    "rhone": "0 4b 1e",
    "latium": "0 2b",
    "gironde": "1 1b 1e",
    "svealand": "2 3b",
    "breizh": "0 1b",
    "alba": "2 1b",
}
POSITIONS: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "diktat": (4, {}, {"phase": "manoeuvres", "piles": PILES, "pp": [9, 3, 4, 5]}),
    "steamwatchers": (
        3,
        {"scenario": "la_guerre_vient"},
        {"acting": 0, "clans": ["catabates", "flotte", "menrau"], "turn": 2, "zones": ZONES},
    ),
}


@pytest.fixture(scope="module")
def seats(host: Server) -> dict[str, str]:
    """A seat at a table of each game, under way."""
    return {
        game: lay(host, game, people, options, [], **described)[0]
        for game, (people, options, described) in POSITIONS.items()
    }


def sit(visit: Visit, address: str, size: tuple[int, int]) -> Player:
    me = visit(*size)
    me.page.goto(address)
    me.page.locator(".board :is(.plate text, .zname)").first.wait_for()
    me.page.evaluate("document.fonts.ready")
    return me


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", POSITIONS)
def test_the_whole_board_is_in_sight_and_can_be_read(
    visit: Visit, seats: dict[str, str], game: str, size: tuple[int, int]
) -> None:
    me = sit(visit, seats[game], size)
    assert me.page.evaluate(HIDDEN) == []
    assert me.page.evaluate(SMALL) == []
    assert me.page.evaluate(OVER) == []
    assert me.page.locator(".board :is(.plate text, .zname)").count() > 8
