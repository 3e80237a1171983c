"""Whatever is asked, in whatever game, at whatever size: each answer is in sight, or it is plain that there is more."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.positions import every_lesson, every_question
from tests.server.process import Server

pytestmark = pytest.mark.slow  # by day test_column.py looks at the largest of these questions

DESK = ((1440, 900), (1366, 768))
HAND = ((820, 1180), (390, 844))
TWO_LINES = 44  # pixels of the log

# What is wrong with the answers: one lies under something else, or out of sight where nothing says that there are more,
# or what confirms, or what the lesson means, must be looked for, or none is seen; and on a desk, a log without two
# lines. What confirms stands at the foot of its list, which scrolls behind it.
FAULTS = """([desk, lines]) => {
  const found = [], said = (e) => `"${(e.ariaLabel || e.innerText || e.className).trim().slice(0, 40)}"`;
  const more = [...document.querySelectorAll(".below, .to-list, .more")].some((e) => e.checkVisibility());
  // A row to be swiped, whose edge cuts something in two.
  const swiped = (e) => {
    for (let at = e.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowX) || at.scrollWidth <= at.clientWidth + 1) continue;
      const { left, right } = at.getBoundingClientRect();
      return [...at.querySelectorAll("*")].some((each) => {
        const box = each.getBoundingClientRect();
        return [left, right].some((edge) => box.left < edge - 4 && box.right > edge + 4);
      });
    }
    return false;
  };
  const answers = [...document.querySelectorAll(":is(.decide, .tray) :is(button, input, select)")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(".below") && e.offsetWidth > 1);
  const shown = new Map(); // how much of it, of what could be
  for (const e of answers) {
    const box = e.getBoundingClientRect();
    let [top, bottom, left, right] = [0, innerHeight, 0, innerWidth];
    for (let at = e.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    const foot = !e.closest(".acts") && e.closest(".choices")?.querySelector(".acts")?.getBoundingClientRect();
    if (foot && foot.bottom > bottom - 8) bottom = Math.min(bottom, foot.top);
    const [x0, y0] = [Math.max(box.left, left), Math.max(box.top, top)];
    const [x1, y1] = [Math.min(box.right, right), Math.min(box.bottom, bottom)];
    const whole = box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
    shown.set(e, (y1 - y0) / Math.min(box.height, bottom - top));
    if (!whole && e.matches(".primary")) found.push(`${said(e)} confirms, and is cut`);
    else if (!whole && !more && !swiped(e)) found.push(`${said(e)} is cut`);
    if (!whole && (more || swiped(e))) continue;
    const at = document.elementFromPoint((x0 + x1) / 2, (y0 + y1) / 2);
    if (x1 > x0 && y1 > y0 && !(at && (e.contains(at) || e.closest("label")?.contains(at))))
      found.push(`${at?.className?.baseVal ?? at?.className} lies on ${said(e)}`);
  }
  const listed = answers.filter((e) => e.matches(".choices :not(.rule, .acts *)"));
  const meant = listed.find((e) => e.matches("[data-taught]"));
  if (meant && shown.get(meant) < 0.9) found.push(`${said(meant)} is meant, and is cut`);
  const elsewhere = document.querySelector(".asides [data-taught]");
  if (listed.length && !elsewhere && listed.every((e) => shown.get(e) < 0.9)) found.push("no answer is seen");
  const log = document.querySelector(".log");
  if (desk && log && log.clientHeight < Math.min(lines, log.scrollHeight)) found.push("the log has no two lines");
  return found;
}"""


SETTLED = "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))))"


def faults(page: Page, where: str, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found += [f"{where}, {width}: {each}" for each in page.evaluate(FAULTS, [sizes == DESK, TWO_LINES])]
    return found


def look(visit: Visit, asked: dict[Any, str], sizes: tuple[tuple[int, int], ...]) -> list[str]:
    touch = {} if sizes == DESK else {"has_touch": True, "is_mobile": True}
    me = visit(*sizes[0], locale="fr-FR", **touch)
    found: list[str] = []
    for ask, address in asked.items():
        me.states.clear()
        me.seat = None
        me.page.goto(address)
        assert me.until_asked()
        me.page.locator(":is(.choices, .tray) :is(button, input):visible, .to-list, .lesson .go").first.wait_for()
        while (on := me.page.locator(".lesson .go")).count():
            on.first.click()
        found += faults(me.page, str(ask), sizes)
    return found


@pytest.mark.parametrize("sizes", [DESK, HAND], ids=["desk", "hand"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("diktat", 5, {"content": "house", "others": True}),
        ("steamwatchers", 5, {}),
        ("neombre", 2, {}),
        ("hybris", 4, {}),
        ("olomoc", 2, {}),
    ],
)
def test_every_answer_is_in_sight_or_says_where(
    visit: Visit, host: Server, game: str, seats: int, options: dict[str, Any], sizes: tuple[tuple[int, int], ...]
) -> None:
    assert look(visit, every_question(host, game, seats, options, range(2)), sizes) == []


@pytest.mark.parametrize("sizes", [DESK, HAND], ids=["desk", "hand"])
@pytest.mark.parametrize("game", ["diktat", "steamwatchers", "neombre", "hybris", "olomoc"])
def test_every_lesson_leaves_its_answers_in_sight(
    visit: Visit, host: Server, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    assert look(visit, every_lesson(host, game), sizes) == []
