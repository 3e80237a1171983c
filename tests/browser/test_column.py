"""The column of the question on a low screen, with five at the table: whatever it asks, its control is there."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT
from tests.browser.positions import every_lesson, every_question, lay
from tests.server.process import Server

SIZES = ((1366, 768), (1280, 720))
BOARD = (640, 300)  # pixels that the board keeps at least
ROOM = 150  # and so many a list of choices that is longer
TWO_LINES = 48  # pixels of the log
WHOLE = {"cabal-card", "trophy"}  # cards, which are compared: all in sight at once

# What is wrong with the controls of the question: none leaves the column, none is covered, and only the list of choices
# scrolls to bring one into sight. What confirms is in sight unscrolled.
STARVED = """async ([wide, high, room]) => {
  const found = [], column = document.querySelector(".rail").getBoundingClientRect();
  const say = (what, e) => found.push(`${what}: ${e.className} "${(e.ariaLabel ?? e.innerText).slice(0, 40)}"`);
  const inside = (e) => {
    const box = e.getBoundingClientRect();
    if (box.top < column.top - 1 || box.bottom > Math.min(column.bottom, innerHeight) + 1) return false;
    return [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9]].every(([x, y]) => {
      const at = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      return at && (e.contains(at) || e.closest("label")?.contains(at));
    });
  };
  const list = document.querySelector(".choices");
  const controls = [...document.querySelectorAll(".decide :is(button, input, select)")]
    .filter((e) => e.checkVisibility() && !e.matches(".below") && e.getBoundingClientRect().width > 1);
  for (const e of controls) if (e.matches(".primary") && !inside(e)) say("to confirm needs scrolling", e);
  const seen = list?.clientHeight ?? 0;
  if (list && seen < Math.min(list.scrollHeight, room)) found.push(`only ${seen} px of choices`);
  for (const e of controls) {
    let reached = false;
    for (const block of ["nearest", "center"]) {
      e.scrollIntoView({ block });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if ((reached = inside(e))) break;
    }
    if (!reached) say("out of reach", e);
  }
  const end = document.querySelector(".decide").getBoundingClientRect().bottom;
  for (const e of document.querySelectorAll(".asides, .logwrap, .talk, .sw-dock")) {
    const box = e.getBoundingClientRect();
    if (box.height > 1 && end > box.top + 1) say("runs over", e);
  }
  for (const e of document.querySelectorAll("html, body, .app, .rail, .decide"))
    if (e.scrollTop) found.push(`${e.tagName}.${e.className} scrolls`);
  list?.scrollTo(0, 0);
  const stage = document.querySelector(".stage").getBoundingClientRect();
  if (stage.width < wide || stage.height < high) found.push(`a board of ${stage.width} x ${stage.height}`);
  return found;
}"""

# Whether the last choice of the list, once pressed, asks to be confirmed.
PICK = """async () => {
  const offered = ".choices :is(.opt, .pcard, .pos):not(:disabled, [aria-disabled=true])";
  [...document.querySelectorAll(offered)].at(-1)?.click();
  for (let picture = 0; picture < 3; picture++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return !!document.querySelector(".pick");
}"""


def starved(page: Page, where: str) -> list[str]:
    """What is wrong at both sizes."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        found += [f"{where}, {width}: {each}" for each in page.evaluate(STARVED, [*BOARD, ROOM])]
    return found


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        ("diktat", {"content": "house", "others": True}, 16),
        pytest.param("steamwatchers", {}, 33, marks=pytest.mark.slow),
    ],
)
def test_no_question_starves_its_control_nor_what_confirms_it(
    visit: Visit, host: Server, game: str, options: dict[str, Any], kinds: int
) -> None:
    asked = every_question(host, game, 5, options, range(4))
    assert len(asked) == kinds
    me = visit(locale="fr-FR")
    page, found, confirmed = me.page, list[str](), 0
    for ask, address in asked.items():
        me.states.clear()
        me.seat = None
        page.goto(address)
        assert me.until_asked() and me.ask == ask
        page.locator(".choices :is(button, input):visible, .to-list").first.wait_for()
        found += starved(page, ask)
        if ask in WHOLE and (more := page.locator(".choices").evaluate("e => e.scrollHeight - e.clientHeight")) > 1:
            found.append(f"{ask}: {more} px more than the column shows")
        if page.evaluate(PICK):
            confirmed += 1
            found += starved(page, f"{ask}, picked")
    assert not found
    assert confirmed > kinds / 3


# What of the answers is out of sight or covered, how many lines the log shows, whether the list is folded to a line.
SEEN = """() => {
  const whole = (e) => {
    const box = e.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
    return box.top >= 0 && box.bottom <= innerHeight + 1 && e.contains(at);
  };
  const answers = [...document.querySelectorAll(".choices :is(.opt, .pcard, .slot, .seal)")];
  const hidden = answers.filter((e) => e.checkVisibility() && !whole(e)).map((e) => e.innerText.slice(0, 30));
  return [hidden, document.querySelector(".log")?.clientHeight ?? 0, !!document.querySelector(".to-list")];
}"""


@pytest.mark.parametrize(
    ("game", "seats", "kinds", "folded"),
    [
        ("olomoc", 2, ("cabal", "equip", "plan", "where"), set()),
        ("hybris", 4, ("pillar", "plan", "design"), set()),
    ],
)
def test_large_questions_are_wholly_in_sight_and_two_lines_of_the_log_stay(
    visit: Visit, host: Server, game: str, seats: int, kinds: tuple[str, ...], folded: set[str]
) -> None:
    asked = every_question(host, game, seats, {}, range(1))
    me = visit(*SIZES[0], locale="fr-FR")
    for kind in kinds:
        me.states.clear()
        me.seat = None
        me.page.goto(asked[kind])
        assert me.until_asked() and me.ask == kind
        me.page.locator(".log").wait_for()
        me.page.wait_for_function(f"() => !({SEEN})()[0].length")
        hidden, log, line = me.page.evaluate(SEEN)
        assert (hidden, line) == ([], kind in folded) and log >= TWO_LINES


def test_a_lesson_leaves_the_cards_of_its_first_act_in_sight(visit: Visit, host: Server) -> None:
    me = visit(*SIZES[0], locale="fr-FR")
    me.page.goto(next(iter(every_lesson(host, "olomoc").values())))
    assert me.until_asked() and me.ask == "plan"
    me.page.locator(".lesson .go").wait_for()
    while me.page.locator(".lesson .go").count():
        me.page.locator(".lesson .go").click()
    me.page.locator(".slot").first.wait_for()
    me.page.wait_for_function(f"() => !({SEEN})()[0].length")
    assert me.page.locator(".rack .opt").count() > 6
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".rack")).to_be_hidden()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".rack")).to_be_visible()


OVER_THE_FOOT = """() => {
  const [meant, foot] = [".opt[data-taught]", ".acts"].map((each) => document.querySelector(`.tray ${each}`));
  return meant.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top;
}"""


def test_what_a_lesson_means_stands_over_the_foot_of_its_list_and_what_is_over_it_is_counted(
    visit: Visit, host: Server
) -> None:
    me = visit(390, 844, locale="fr-FR", has_touch=True, is_mobile=True)
    me.page.goto(every_lesson(host, "hybris")[4])
    assert me.until_asked() and me.ask == "plan"
    while me.page.locator(".lesson .go").count():
        me.page.locator(".lesson .go").click()
    expect(me.page.locator(".tray .opt[data-taught]")).to_contain_text("La Forge")
    expect(me.page.locator(".below.up")).to_have_text("encore 3")
    me.page.wait_for_function(OVER_THE_FOOT)
    me.page.locator(".below.up").click()
    expect(me.page.locator(".below.up")).to_have_count(0)
    expect(me.page.locator(".below.down")).to_be_visible()


def test_a_sealed_bid_of_five_keeps_its_steps_and_its_seal(visit: Visit, host: Server) -> None:
    tied: dict[str, Any] = {
        "phase": "resolution",
        "pp": [14, 3, 4, 5, 6],
        "piles": {"karst": [f"{who}: E" for who in "ABCD"]},
    }
    moves = [(0, "name karst"), *((seat, "pass") for seat in range(4))]
    me = visit(locale="fr-FR")
    me.page.goto(lay(host, "diktat", 5, {"content": "house"}, moves, **tied)[0])
    assert me.until_asked() and me.ask == "bid"
    me.page.locator(".bid .step").last.wait_for()
    assert not starved(me.page, "bid")


def test_a_refusal_covers_neither_the_control_nor_its_confirmation(visit: Visit, host: Server) -> None:
    asked = every_question(host, "steamwatchers", 5, {}, range(1))
    me = visit(*SIZES[0], locale="fr-FR")
    me.page.goto(asked["orders"])
    assert me.until_asked()
    point = me.page.locator(".board .zone:not(.is-legal)").last.evaluate(FREE_POINT)
    me.page.mouse.click(*point)
    expect(me.page.locator(".refuse")).to_be_visible()
    assert not starved(me.page, "refused")
