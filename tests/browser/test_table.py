"""What surrounds a game: looking back, sharing, playing on from a position, notices, motion."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_together import be_called

pytestmark = pytest.mark.daily

# The page is out of sight, and what it would notify and play is noted.
ELSEWHERE = """
Object.defineProperty(document, 'hidden', {get: () => true});
window.notices = []; window.notes = 0;
window.Notification = class {
  static permission = 'granted';
  constructor(title, more) { window.notices.push(more.body) }
};
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.notes++; return make.call(this) };
"""


def under_way(visit: Visit, answers: int = 5, **more: object) -> Player:
    me = visit(**more)
    me.start("me", "bot")
    for _ in range(answers):
        assert me.until_asked()
        me.answer("send")
    assert me.until_asked()
    return me


def test_looking_back_disturbs_nothing_and_a_position_can_be_shared(visit: Visit) -> None:
    me = under_way(visit)
    page, before = me.page, me.at
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    line = page.locator("ol.log > li", has_text="arrives").last
    line.hover()
    expect(page.locator(".sector.is-traced")).to_have_count(1)
    line.click()
    expect(page.locator(".is-past .stage")).to_be_visible()
    expect(page.locator("ol.log > li.here")).to_contain_text("arrives")
    expect(page.locator(".choices")).to_have_count(0)
    page.locator(".acts.past .iconbtn").nth(2).click()
    address = page.evaluate("navigator.clipboard.readText()")
    page.locator(".acts.past .btn.primary").click()
    expect(page.locator(".choices")).to_be_visible()
    assert me.at == before

    stranger = visit()
    stranger.page.goto(address)
    assert me.state is not None
    expect(stranger.page.locator(".scrub output")).to_have_text(f"{address.split('=')[1]} / {me.state['shared']}")
    assert stranger.page.locator(".dock").count() == 0
    stranger.page.locator(".scrub .iconbtn").nth(1).click()
    stranger.page.wait_for_url(f"**?at={int(address.split('=')[1]) - 1}")


def test_play_on_from_an_earlier_turn_at_another_table(visit: Visit) -> None:
    me = under_way(visit)
    table = me.page.url
    me.page.locator(".logwrap .nav .iconbtn").first.click()
    me.page.locator(".is-past").wait_for()
    me.page.locator(".top [aria-haspopup=dialog]").click()
    me.page.locator(".menu .btn", has_text="Play from here").click()
    me.states.clear()
    me.page.locator("dialog .btn.primary").click()
    me.page.wait_for_url(lambda url: "/table/" in url and url != table)
    assert me.until_asked()
    me.answer()


def test_a_turn_that_comes_is_told_to_somebody_elsewhere(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.page.context.add_init_script(ELSEWHERE)
    host.page.goto("/settings")
    host.page.locator("input[aria-describedby=notify-why]").check()
    assert host.page.evaluate("window.notes") == 0
    host.start("me", "link")
    link = host.page.locator("#link-1").input_value()
    host.page.locator(".acts a.btn.primary").click()
    guest.page.goto(link)
    be_called(guest, "Bo")
    for player in (host, guest):
        player.page.locator(".dock .screen").wait_for()
    came = 0
    for _ in range(30):
        host.until(lambda: host.ask or guest.ask, "a question")
        if host.ask and came:
            break
        asked = guest if guest.ask else host
        came += asked is guest
        asked.until_asked()
        asked.answer("send")
        host.until(lambda: host.at == guest.at, "both to know")
    host.until(lambda: host.page.evaluate("window.notices.length > 0"), "the notice")
    assert host.page.evaluate("window.notices.at(-1)") == "It is your turn."
    assert host.page.title().startswith("● ")
    assert host.page.evaluate("window.notes") == 0  # silent unless asked
    host.page.goto("/settings")
    host.page.get_by_label("Two soft notes").check()
    host.until(lambda: host.page.evaluate("window.notes === 2"), "two notes")


def test_pieces_travel_and_a_key_ends_it(visit: Visit) -> None:
    me = under_way(visit, 0, reduced_motion="no-preference")
    page = me.page
    page.evaluate(
        """() => { window.flown = []; const real = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          const made = real.call(this, frames, {...options, duration: 60000});
          window.flown.push([this.dataset.piece ?? this.getAttribute('class'), made]); return made } }"""
    )
    for _ in range(20):
        if page.evaluate("window.flown.some(([what]) => String(what).startsWith('pile:'))"):
            break
        assert me.until_asked()
        me.answer("send")
    assert page.evaluate("window.flown.some(([what]) => String(what).startsWith('pile:'))")
    under = page.evaluate("window.flown.length")  # robots play on, step by step
    page.keyboard.press("Shift")
    states = page.evaluate("under => window.flown.slice(0, under).map(([, each]) => each.playState)", under)
    assert set(states) == {"finished"}

    calm = under_way(visit, 0)
    calm.page.evaluate(
        """() => { window.moved = []; const real = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          window.moved.push([this.outerHTML.slice(0, 200), new Error().stack]); return real.apply(this, how) } }"""
    )
    for _ in range(4):
        assert calm.until_asked()
        calm.answer("send")
    assert calm.page.evaluate("window.moved") == []


def test_focus_goes_to_the_question_where_what_opened_a_panel_is_hidden(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot", game="olomoc")
    assert me.until_asked()
    opener = me.page.locator(".top [aria-haspopup=dialog]")
    opener.click()
    me.page.locator("dialog[open]").wait_for()
    opener.evaluate("button => { button.hidden = true; button.style.display = 'none' }")
    me.press("Escape")
    expect(me.page.locator("[data-question]")).to_be_focused()
