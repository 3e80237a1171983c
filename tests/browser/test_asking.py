"""What a player may ask of the table at any moment: what a thing is, why a move stays made, who has said what, how much
time is left, and to be left alone."""

import re

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT, Player
from tests.browser.test_together import two_at_a_table


def asked_for_a_manoeuvre(me: Player, *kinds: str) -> None:
    me.start(*kinds)
    while me.until_asked() and me.ask != "manoeuvre":
        me.answer()
    expect(me.page.locator("#question")).to_contain_text("Manoeuvre")
    me.page.wait_for_selector(".about-place", state="attached")  # what answers is fetched after the table shows


def test_anything_says_what_it_is_and_which_rule_says_so(visit: Visit) -> None:
    me = visit()
    asked_for_a_manoeuvre(me, "me", "bot")
    page, before = me.page, me.at
    note = page.locator(".about")

    x, y = page.locator('[data-target="sector:karst"]').evaluate(FREE_POINT)
    page.mouse.move(x, y)
    page.mouse.move(x + 1, y)
    expect(note).to_contain_text("DIK-143")
    expect(note).to_contain_text("2 markers")
    assert not faults(page)
    me.press("i")  # it stays, and takes the pointer
    note.get_by_role("button", name="DIK-143").last.click()
    expect(page.locator("dialog .rule-body").first).to_contain_text("Assassin")
    me.press("Escape")

    me.press("Escape")
    expect(note).to_have_count(0)
    for thing, rule in ((".phases li:nth-child(4)", "DIK-112"), (".cyc", "DIK-009"), (".dock .agent", "DIK-086")):
        page.locator(thing).first.hover()
        expect(note).to_contain_text(rule)
        page.mouse.move(2, 2)
        expect(note).to_have_count(0)

    page.mouse.click(*page.locator('[data-target="sector:josefov"]').evaluate(FREE_POINT))  # it answers nothing now
    expect(note).to_contain_text("DIK-147")
    clicked = page.locator('[data-target="sector:josefov"]')
    expect(clicked).to_be_focused()
    expect(clicked).to_have_css("outline-style", "none")
    me.press("Escape")
    page.locator('[data-target="sector:combinat"]').focus()
    me.press("i")
    expect(note).to_contain_text("DIK-145")
    assert page.evaluate("document.activeElement.dataset.target") == "sector:combinat"
    me.press("i")
    expect(note).to_have_count(0)
    assert me.at == before and me.refusals == []
    assert page.evaluate("window.lostFocus") == []


def test_a_finger_on_what_answers_nothing_asks_what_it_is(visit: Visit) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True)
    asked_for_a_manoeuvre(me, "me", "bot")
    me.page.touchscreen.tap(*me.page.locator('[data-target="sector:josefov"]').evaluate(FREE_POINT))
    note = me.page.locator(".about")
    expect(note).to_contain_text("DIK-147")
    box = note.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    me.press_on(me.page.locator(".top .word"))
    expect(note).to_have_count(0)


def test_a_move_that_stays_made_says_why(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot")
    while me.until_asked() and me.state is not None and (me.state["undo"] or me.at == 0):
        me.answer("send")
    before, page = me.at, me.page
    me.press("Backspace")
    kept = page.locator(".decide .kept")
    expect(kept).to_contain_text("LUD-1")
    assert me.at == before
    page.reload()
    expect(page.locator(".decide .undo.off")).to_be_visible()
    expect(kept).to_have_text("")
    page.locator(".decide .undo.off").click(force=True)  # it is off, and still says why
    expect(kept).to_contain_text("LUD-1")
    assert me.at == before


def test_pauses_are_skipped_for_whoever_wishes_it(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot")
    while me.until_asked() and me.ask != "window":
        me.answer("send")
    assert me.ask == "window"
    before = me.at
    me.page.locator(".passing input").click()
    me.until(lambda: me.at > before and me.ask != "window", "the pause to pass")
    me.until_asked()
    assert me.page.evaluate("window.lostFocus") == []


def test_what_was_said_is_read_again_and_counted_on_a_phone(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    for n in range(5):
        host.page.locator("#chat").fill(f"line {n}")
        host.press("Enter")
        expect(host.page.locator(".msgs .msg", has_text="line")).to_have_count(n + 1)
    expect(guest.page.locator(".msgs .msg", has_text="line")).to_have_count(5)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    badge = guest.page.locator(".tabs .bdg")
    expect(badge).to_have_text("6")  # with the line that says what the guest is called
    guest.page.locator(".tabs button", has_text="Talk").click()
    expect(guest.page.locator(".msgs .msg", has_text="line").first).to_contain_text("line 0")
    expect(badge).to_have_count(0)


def test_clocks_run_where_people_want_them(visit: Visit) -> None:
    me = visit()
    me.page.goto("/play/diktat")
    expect(me.page.get_by_label("Clock")).to_have_count(0)
    me.unfold()
    kinds = me.page.locator(".places select")
    kinds.nth(1).select_option("room")
    me.page.get_by_label("Clock").select_option("days")
    me.page.locator("form .btn.primary.big").click()
    me.page.locator(".handover .btn.primary").click()
    timer = me.page.locator(".seat").get_by_role("timer").first
    expect(timer).to_have_text(re.compile(r"5 d|4 d \d+ h"))
    me.page.set_viewport_size({"width": 390, "height": 844})
    expect(timer).to_be_visible()


def test_the_home_page_says_whose_turn_it_is_and_keeps_finished_games(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", game="steamwatchers", option="apprentissage")
    assert me.until_asked()
    page.goto("/")
    expect(page.locator("h1")).to_have_text("One table is waiting for you.")
    expect(page.locator(".resume .turn")).to_contain_text("?")
    expect(page.locator(".resume .pl span").first).to_have_text("You")
    expect(page.locator(".resume .art img")).to_have_count(1)

    page.goto("/play/connect4")
    page.locator("form .btn.primary.big").wait_for()
    me.states.clear()
    me.seat = None
    page.locator("form .btn.primary.big").click()
    page.wait_for_url("**/table/*")
    while me.until_asked():
        me.answer(nth=me.at)
    page.locator("dialog .result").wait_for()
    page.goto("/")
    finished = page.locator('[aria-labelledby="finished"] li')
    expect(finished).to_have_count(1)
    finished.locator("a", has_text="Replay").click()
    page.locator(".scrub").wait_for()


def test_a_replay_shows_the_secrets_of_the_eyes_it_is_seen_with_in_either_language(visit: Visit) -> None:
    me = visit()
    asked_for_a_manoeuvre(me, "me", "bot")
    page = me.page
    page.goto(page.url.replace("/table/", "/replay/") + "?at=9999")
    expect(page.locator(".dock .screen")).to_contain_text("Behind your screen")
    line = page.locator(".log li", has_text="DIK-061")
    expect(line).to_contain_text("Development")
    page.locator(".lang button", has_text="FR").click()
    expect(page.locator(".dock .screen")).to_contain_text("Derrière votre paravent")
    expect(line).to_contain_text("Développement")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".tabs button").last.click()
    expect(page.locator(".dock .screen")).to_be_visible()
    expect(page.locator(".scrub output")).to_be_visible()


def test_a_deal_is_composed_with_a_clause_and_answered_where_it_is_read(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    host.until(lambda: host.ask or guest.ask, "a question")
    mine, theirs = (host, guest) if host.ask else (guest, host)
    page = mine.page
    page.locator('.dealbtn[aria-disabled="false"]').click()
    page.locator(".adder .btn").first.click()
    expect(page.locator(".composer .item")).to_contain_text("1 PP")
    page.locator(".oath .btn").click()
    page.locator(".clause .btn").click()
    expect(page.locator(".oath ol li")).to_contain_text("swear")
    page.locator(".composer .acts .btn.primary").click()
    offer = theirs.page.locator(".offer.incoming")
    expect(offer).to_contain_text("offers you")
    expect(offer).to_contain_text("to get 1 PP")
    offer.locator(".btn.primary").click()
    expect(theirs.page.locator(".offer")).to_have_count(0)
    expect(page.locator(".oaths")).to_contain_text("1")
    assert page.evaluate("window.lostFocus") == []
