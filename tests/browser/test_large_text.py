"""Everything at twice its size, by larger letters and by zooming the page: nothing runs out of sight, is cut
or cannot be reached. Every kind of decision is looked at so in the guided game, which asks for each (`test_guide`)."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.process import Server

JOURNALS = Path(__file__).resolve().parents[1] / "journals"
PHONE = {"locale": "fr-FR", "has_touch": True, "is_mobile": True}
LARGER = "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"

# What stands out of the page at the right, or is cut by a box that cannot be scrolled. A name that is shortened says so
# with three dots and is told in full elsewhere; what only screen readers hear has no place.
FAULTS = """() => {
  const top = document.querySelector('dialog[open]') ?? document.body, found = [];
  const wide = document.documentElement.clientWidth;
  const say = (what, e) => found.push(`${what}: ${e.tagName}.${e.className} "${e.textContent.trim().slice(0, 40)}"`);
  for (const e of top.querySelectorAll('*')) {
    const box = e.getBoundingClientRect(), style = getComputedStyle(e);
    if (!(e instanceof HTMLElement) || !box.width || !box.height || style.clipPath !== 'none') continue;
    if (e.closest('.sr, .tblw')) continue;
    if (box.right > wide + 1) say('beyond the page', e);
    const text = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    if (!e.textContent.trim() || (style.textOverflow === 'ellipsis' && text)) continue;
    if (['hidden', 'clip'].includes(style.overflowX) && e.scrollWidth > e.clientWidth + 1) say('cut at the right', e);
    if (['hidden', 'clip'].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 2) say('cut below', e);
  }
  if (document.documentElement.scrollWidth > wide) found.push('the page scrolls sideways');
  return found;
}"""

# Everything that can be pressed is in sight, or its top comes into sight when its panel is scrolled; an arrow that says
# where there is more leaves when there is none.
HIDDEN = """async () => {
  const found = [], drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const covered = (e) => {
    const box = e.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    return !at || !(e.contains(at) || at.contains(e) || e.closest('label')?.contains(at));
  };
  for (const e of (document.querySelector('dialog[open]') ?? document).querySelectorAll('button, a, input, select')) {
    if (!e.checkVisibility() || e.closest('.board, .sr') || e.matches('.below')) continue;
    let hidden = true;
    for (const block of ['nearest', 'start']) {
      e.scrollIntoView({block, inline: 'nearest'});
      if (hidden && covered(e)) await drawn();
      hidden &&= covered(e);
    }
    if (hidden && e.isConnected) found.push(e.outerHTML.slice(0, 120));
  }
  return found;
}"""


def finished(host: Server, game: str) -> str:
    address = f"http://127.0.0.1:{host.port}/api/admin/import"
    journal = (JOURNALS / f"{game}-4.jsonl").read_bytes()
    with urllib.request.urlopen(urllib.request.Request(address, journal, method="POST")) as answer:
        return str(json.loads(answer.read())["table"])


@pytest.fixture(params=["text", "zoom", "phone"])
def me(visit: Visit, request: pytest.FixtureRequest) -> Player:
    if request.param == "zoom":
        return visit(720, 450, device_scale_factor=2, locale="fr-FR")
    player = visit(1440, 900, locale="fr-FR") if request.param == "text" else visit(390, 844, **PHONE)
    player.page.add_init_script(LARGER)
    return player


def check(page: Page, where: str) -> None:
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate(FAULTS) == [], where
    assert page.evaluate(HIDDEN) == [], where


def test_pages_outside_the_table(me: Player) -> None:
    for address, shown in (
        ("/", ".shelf a.btn.primary"),
        ("/play/diktat", ".glance"),
        ("/play/steamwatchers", ".glance"),
        ("/rules/phare", ".ruleitem"),
        ("/settings", ".prefs"),
        ("/account", ".switch"),
        ("/host", ".tables, .gauges"),
    ):
        me.page.goto(address)
        me.page.locator(shown).first.wait_for()
        check(me.page, address)
        if address.startswith("/play/"):
            me.unfold()
            check(me.page, f"{address}, unfolded")


@pytest.mark.parametrize("game", ["diktat", pytest.param("steamwatchers", marks=pytest.mark.slow)])
def test_a_table_its_result_and_its_replay(me: Player, host: Server, game: str) -> None:
    page = me.page
    me.start("me", "bot", "bot", game=game, level="robot/hasard")
    assert me.until_asked()
    check(page, "the table")
    for tab in page.locator(".tabs button").all():
        if tab.is_visible():
            tab.click()
            check(page, tab.inner_text())
            assert page.locator("#question").is_visible()
    page.locator(".decide .rule").first.click()
    page.locator("dialog .rule-body").first.wait_for()
    check(page, "a rule")
    table = finished(host, game)
    page.goto(f"/table/{table}")
    page.locator("dialog .race").wait_for(timeout=90_000)
    check(page, "the result")
    page.goto(f"/replay/{table}?at=20")
    page.locator(".scrub").wait_for(timeout=90_000)
    check(page, "the replay")
