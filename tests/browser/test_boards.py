"""What a board shows at the sizes people have: all of itself at first, in letters that can be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import lay
from tests.browser.sizes import SIZES, Size, each_size
from tests.browser.test_steamwatchers_war import assault
from tests.server.process import Server

WIDE = SIZES[0]
SMALLEST = (1280, 720)

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
    "diktat": (
        4,
        {"content": "house"},
        {
            "phase": "manoeuvres",
            "piles": PILES,
            "pp": [9, 3, 4, 5],
            "cards": {1: ["JO2"]},
            "developed": {1: ["GN1"]},
            "track": ["NV1", "MS1", "JO1"],
            "markers": {1: {"karst": 1}},
        },
    ),
    "steamwatchers": (
        3,
        {"scenario": "la_guerre_vient"},
        {"acting": 0, "clans": ["catabates", "flotte", "menrau"], "turn": 2, "zones": ZONES},
    ),
}


@pytest.fixture
def seats(host: Server) -> dict[str, str]:
    """A seat at a table of each game, under way; it belongs to whoever opens it."""
    return {
        game: lay(host, game, people, options, [], **described)[0]
        for game, (people, options, described) in POSITIONS.items()
    }


def sit(visit: Visit, address: str, size: Size = WIDE) -> Player:
    me = visit(*size)
    me.page.goto(address)
    me.page.locator(".board :is(.plate text, .zname)").first.wait_for()
    me.page.evaluate("document.fonts.ready")
    return me


@pytest.mark.parametrize("game", POSITIONS)
def test_the_whole_board_is_in_sight_and_can_be_read(visit: Visit, seats: dict[str, str], game: str) -> None:
    me = sit(visit, seats[game])
    for _ in each_size(me.page, (*SIZES, SMALLEST)):
        assert me.page.evaluate(HIDDEN) == []
        assert me.page.evaluate(SMALL) == []
        assert me.page.evaluate(OVER) == []
        assert me.page.locator(".board :is(.plate text, .zname)").count() > 8


def reachable(me: Player, selector: str) -> list[bool]:
    """Whether the middle of each such thing can be pressed: it is in sight and nothing lies over it."""
    found: list[bool] = me.page.locator(selector).evaluate_all(
        """each => each.map((thing) => {
          const box = thing.getBoundingClientRect();
          const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !!there && thing.contains(there);
        })"""
    )
    return found


def test_a_number_to_answer_with_is_never_out_of_reach(visit: Visit, host: Server) -> None:
    _, defender, _ = assault(host, 2, healthy=3)
    me = visit(*WIDE)
    me.page.goto(defender)
    me.page.locator(".bid .step").first.wait_for()
    for _ in each_size(me.page, (*SIZES, SMALLEST)):
        assert reachable(me, ".bid .step, .bid input, .bidding .btn.primary") == [True] * 4


def test_a_refusal_lies_beside_the_control_and_covers_none_of_it(visit: Visit, seats: dict[str, str]) -> None:
    me = sit(visit, seats["diktat"])
    for _ in each_size(me.page, (*SIZES, SMALLEST)):
        me.page.locator('[data-about^="man:"]:not(.is-legal)').first.dispatch_event("click")
        me.page.locator(".refuse").wait_for()
        assert reachable(me, ".refuse .iconbtn") == [True]
        assert False not in reachable(me, ".choices :is(.opt, .btn)")
        me.page.locator(".refuse .iconbtn").click()
        me.page.locator(".refuse").wait_for(state="detached")


# Every pawn of a game in five high piles, the tallest under the names that stand lowest.
HIGH = {
    "mala_strana": ["A: C,C,C,G,G,E,E,E"],
    "josefov": ["B: C,C,C,G,G,E,E,E"],
    "college": ["C: C,C,C,G,G,E,E,E"],
    "vieille_ville": ["D: C,C,C,G,G,E,E,E"],
    "karst": ["E: C,C,C,G,G,E,E,E"],
}
# Names of sectors that something stands on: drawn before it, or where there is room for both, in its place.
COVERED = """(apart) => [...document.querySelectorAll('.board .plate text:not(.full, .mk text)')].flatMap((name) => {
  const box = name.getBoundingClientRect();
  return [...document.querySelectorAll('.board .piles :is(.slab, .hgt)')].filter((piece) => {
    const it = piece.getBoundingClientRect();
    const over = it.left < box.right && box.left < it.right && it.top < box.bottom - 1 && box.top < it.bottom - 1;
    return over && (apart || name.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING);
  }).map((piece) => [name.textContent, piece.getAttribute('class')]);
})"""


def test_the_name_of_a_sector_is_read_whatever_stands_there(visit: Visit, host: Server) -> None:
    me = sit(visit, lay(host, "diktat", 5, {"content": "house"}, [], phase="manoeuvres", piles=HIGH)[0])
    for width in each_size(me.page, (*SIZES, SMALLEST)):
        assert me.page.locator(".piles .slab").count() == 40
        assert me.page.evaluate(COVERED, width > 820) == []


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize(
    ("game", "shows"),
    [("diktat", ["Rank", "Violin Makers", "Military Engineers", "Karst"]), ("steamwatchers", ["Supply", "In hand"])],
)
def test_a_touch_of_a_seat_opens_that_players_whole_public_board(
    visit: Visit, seats: dict[str, str], game: str, shows: list[str], size: Size
) -> None:
    me = sit(visit, seats[game], size)
    me.page.locator(".seat").nth(1).click()
    for words in shows:
        expect(me.page.locator("dialog")).to_contain_text(words)
    assert me.page.locator("dialog:modal").count() == (size == (390, 844))  # a desk has room for both
    me.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    me.page.locator(".seat button.emb").nth(1).focus()
    me.press("Enter")
    expect(me.page.locator("dialog")).to_contain_text(shows[0])
    assert faults(me.page) == []


@pytest.mark.parametrize(("game", "beside"), [("diktat", ".opps, .dock"), ("steamwatchers", ".sw-tracks, .sw-dock")])
def test_a_tablet_shows_the_cards_and_ones_own_side_with_the_board(
    visit: Visit, seats: dict[str, str], game: str, beside: str
) -> None:
    me = sit(visit, seats[game], (820, 1180))
    shown = [each.bounding_box() for each in me.page.locator(f":is({beside})").all()]
    assert len(shown) == 2 and all(box and box["height"] > 90 and box["width"] > 150 for box in shown)
    board = me.page.locator(".stage").bounding_box()
    assert board is not None and board["height"] >= 0.4 * 1180
    assert False not in reachable(me, ".choices :is(.opt, .btn)")[:3]
