"""Steamwatchers played on the page: on a phone by touch, by keyboard alone, and what the map answers."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.core.domains import Domain
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.table import Decision
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM, FREE_POINT, Player
from tests.browser.positions import first_asked, keep
from tests.browser.test_playing import SMALL_FOR_A_THUMB, see_the_result
from tests.server.process import Server

LEARNED = {"scenario": "apprentissage"}
LEARNING = {"game": "steamwatchers", "option": "apprentissage", "level": "robot/hasard"}


def forward(me: Player, answers: int) -> None:
    """One answer in the bar: whatever moves the game on, or the next in turn."""
    verbs = [choice[0] for choice in me.state["decision"]["choices"] or []] if me.state else []
    wanted = next((verb for verb in ("march", "activate", "ready", "farm") if verb in verbs), None)
    me.answer(wanted if answers % 3 else None, nth=answers * 5)


def until(me: Player, ask: str) -> None:
    for answers in range(120):
        assert me.until_asked()
        if me.ask == ask:
            return
        forward(me, answers)
    raise AssertionError(f"never asked {ask}")


def sit(me: Player, host: Server, ask: str) -> None:
    """At the first question of that kind, across from a robot."""
    address, _ = first_asked(host, "steamwatchers", LEARNED, lambda each: each.ask == ask)
    me.page.goto(address)
    assert me.until_asked() and me.ask == ask


def two_ways(each: Decision) -> list[str]:
    """The zones to which several ways lead."""
    if each.ask != "movement" or isinstance(each.choices, Domain):
        return []
    ways = [str(choice[1]) for choice in each.choices if choice[0] in ("march", "sail", "force")]
    return [zone for zone in ways if ways.count(zone) > 1]


def click_zone(me: Player, selector: str) -> str:
    """The first such zone that no panel covers; its id."""
    for zone in me.page.locator(selector).all():
        point = zone.evaluate(FREE_POINT)
        if point is not None:
            name = (zone.get_attribute("data-target") or "").removeprefix("zone:")
            me.page.mouse.click(*point)
            return name or ""
    raise AssertionError(f"no free {selector}")


KINDS = {"clan", "deployment", "orders", "activation", "reserve"}
a_turn_and_at_night_a_whole_game = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])


@a_turn_and_at_night_a_whole_game
def test_a_short_game_on_a_phone_by_touch(visit: Visit, artifacts: Path, whole: bool) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True)
    page = me.page
    me.start("me", "bot", **LEARNING)
    board = answers = 0
    looked: set[str | None] = set()
    while me.until_asked():
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if me.ask not in looked:
            looked.add(me.ask)
            assert not faults(page), me.ask
            assert not page.evaluate(SMALL_FOR_A_THUMB), me.ask
            page.screenshot(path=artifacts / f"steamwatchers-{me.ask}.png")
        if me.ask == "activation" and board < 4 and me.lit().count() and me.touch_board():
            board += 1
        else:
            forward(me, answers)
        answers += 1
        assert answers < 500
        if looked >= KINDS and not whole:
            break
    assert board and looked >= KINDS
    if whole:
        see_the_result(me)
        assert not faults(page)
        for name in page.locator(".race .legend li").all():
            box = name.bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
        page.screenshot(path=artifacts / "steamwatchers-result.png")
        page.keyboard.press("Escape")
    for tab, shown in enumerate((".stage", ".sw-side", ".sw-dock", ".logwrap", ".talk")):
        page.locator(".tabs button").nth(tab).tap()
        page.locator(shown).wait_for(state="visible")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert not faults(page), shown


@a_turn_and_at_night_a_whole_game
def test_a_short_game_by_keyboard_alone(visit: Visit, whole: bool) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", **LEARNING)
    answers = 0
    while me.until_asked() and (whole or me.ask != "reserve"):
        offered = len(me.state["decision"]["choices"] or []) if me.state else 0
        me.type_answer(1 + (answers * 5) % max(1, min(9, offered)))
        answers += 1
        assert answers < 500
    assert answers > 5
    if whole:
        see_the_result(me)
    assert page.evaluate("window.lostFocus") == []


def test_orders_are_laid_on_the_map_and_a_wrong_zone_says_why(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    sit(me, host, "orders")
    name = click_zone(me, ".zone.is-legal")
    expect(page.locator(".sw-orders .rows .here")).to_have_count(1)
    expect(page.locator(".sw-orders .rows .opt.sel")).to_have_count(0)  # none is taken before it is said which
    page.locator(".ways .opt").nth(1).click()
    me.until(lambda: me.state and "order" in me.state["view"]["zones"][name], "the order to be recorded")
    assert me.state is not None and me.state["view"]["zones"][name]["order"] == {"owner": me.seat, "kind": "movement"}
    page.wait_for_selector(f'.zone[data-target="zone:{name}"]:not(.is-legal)')
    before = me.at
    click_zone(me, ".zone:not(.is-legal)")
    page.wait_for_selector(".refuse")
    assert me.at == before and me.refusals[-1]["rule"] in ("STW-069", "STW-070")


def test_what_another_orders_meanwhile_leaves_what_was_touched(visit: Visit, host: Server) -> None:
    played, bot = game("steamwatchers").new(2, "orders", LEARNED), RandomBot("orders")
    while any(each.ask != "orders" for each in played.waiting):
        seat = played.waiting[0].seat
        played.choose(seat, bot.answer(played, seat))
    seats = [visit(), visit()]
    for each, address in zip(seats, keep(host, played, list(played.entries), "orders"), strict=True):
        each.page.goto(address)
        assert each.until_asked()
    me, other = seats
    click_zone(me, ".zone.is-legal")
    ways = me.page.locator(".ways .opt")
    expect(ways.first).to_be_focused()
    heard = me.state
    while other.ask == "orders":
        other.answer()
    me.until(lambda: me.state is not heard, "the other to be ready")
    me.page.wait_for_timeout(200)
    expect(ways.first).to_be_focused()
    before = me.at
    ways.nth(1).click()
    me.until_after(before, "the order to be recorded")
    assert me.page.evaluate("window.lostFocus") == []


def test_a_zone_with_two_ways_to_it_asks_which_and_sends_neither_unsaid(visit: Visit, host: Server) -> None:
    """March and force lead to the same zone: touched once or twice it asks there, and the second can be had too."""
    me = visit()
    page = me.page
    address, asked = first_asked(host, "steamwatchers", LEARNED, lambda each: bool(two_ways(each)))
    doubled = two_ways(asked)
    page.goto(address)
    assert me.until_asked() and me.state is not None
    target = f"zone:{doubled[0]}"
    verbs = [choice[0] for choice in me.state["decision"]["choices"] if choice[1:2] == doubled[:1]]
    assert len(verbs) > 1
    zone, before = page.locator(f'.zone[data-target="{target}"]'), me.at
    for _ in range(4):  # opened and shut, opened and shut
        page.mouse.click(*zone.evaluate(FREE_POINT))
    expect(page.locator(".ways")).to_have_count(0)
    page.mouse.click(*zone.evaluate(FREE_POINT))
    expect(page.locator(".ways .opt")).to_have_count(len(verbs))
    assert not faults(page)
    assert page.locator(CONFIRM).count() == 0 and me.at == before
    page.keyboard.press("Escape")
    expect(zone).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".ways .opt").last.click()
    me.until(lambda: me.at > before, "the other way to be taken")
    assert page.evaluate("window.lostFocus") == []


def test_a_group_leaves_with_its_destination(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    sit(me, host, "orders")
    assert me.state is not None
    zones = me.state["view"]["zones"]
    start = max((name for name in zones if zones[name].get("holder") == me.seat), key=lambda name: zones[name]["base"])
    most = zones[start]["base"]
    assert most > 1
    page.locator(f'.zone[data-target="zone:{start}"]').focus()
    me.press("Enter")
    before = me.at
    expect(page.locator(".ways .opt").first).to_be_focused()
    me.press("ArrowDown", "Enter")
    me.until(lambda: me.at > before, "the order to be recorded")
    expect(page.locator(".ways")).to_have_count(0)
    until(me, "activation")
    page.locator(f'.zone[data-target="zone:{start}"]').focus()
    me.press("Enter")
    me.until(lambda: me.ask == "movement", "the question where to")
    page.locator('.sendable[role="button"]').first.focus()
    me.press("Enter", "Enter")  # none, then one: all of them were ready
    expect(page.locator(".sw-units output b").first).to_have_text("1")
    moving = me.at
    me.list_all()
    page.locator(".sw-move .opt").first.click()
    me.until(lambda: me.at > moving and me.ask != "group", "the group to arrive")
    assert me.state is not None and me.state["view"]["zones"][start].get("base") == most - 1


def test_a_group_on_its_way_counts_when_it_arrives(visit: Visit, host: Server) -> None:
    me = visit(reduced_motion="no-preference")
    page = me.page
    sit(me, host, "orders")
    laid = page.locator(".sw-orders .rows li").first
    name = laid.locator(".zn").inner_text()
    before = me.at
    laid.locator(".opt").nth(1).click()
    me.until(lambda: me.at > before, "the order to be recorded")
    until(me, "activation")
    page.locator(".sw-hinted .opt").filter(has_text="Movement").first.click()
    me.until(lambda: me.ask == "movement", f"where to go from {name}")
    assert me.state is not None
    zones = me.state["view"]["zones"]
    free = next(
        n
        for n, (verb, *rest) in enumerate(me.state["decision"]["choices"])
        if verb == "march" and zones[rest[0]].get("holder") in (None, me.seat)
    )
    to = me.state["decision"]["choices"][free][1]
    there = page.locator(f'.pieces [data-about="in:{to}:units-base"] .chip text')
    stood = there.all_inner_texts()
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    me.list_all()
    page.locator(".sw-move .opt").nth(free).click()
    page.locator(".going .chip").wait_for()
    assert there.all_inner_texts() == stood
    me.press("x")  # whatever moves is there at once
    me.until(lambda: there.all_inner_texts() != stood, "the group to arrive", 3)
    expect(page.locator(".going .chip")).to_be_hidden()


MOVING = """() => document.getAnimations().filter(each => each.playState === 'running'
  && Number.isFinite(each.effect.getComputedTiming().endTime)).length"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_orders_are_revealed_as_a_moment_that_a_key_ends(visit: Visit, host: Server, motion: str) -> None:
    me = visit(reduced_motion=motion)
    page = me.page
    sit(me, host, "orders")
    while not page.locator(".sw-orders > .opts .opt").count():
        before = me.at
        page.locator(".sw-orders .kind:not([aria-disabled=true])").first.click()
        me.until_after(before, "the order to be recorded")
    page.locator(".sw-orders > .opts .opt").click()
    me.until(lambda: me.ask != "orders", "the orders to be revealed")
    if motion == "reduce":
        expect(page.locator(".sw-moment.reveal li")).to_have_count(2)
        assert not page.locator(".going").count() and not page.evaluate(MOVING)
        me.press("x")
        expect(page.locator(".sw-moment")).to_have_count(0)
        return
    page.locator(".sw-moment.reveal li").nth(1).wait_for()
    assert page.locator(".ordered .down").count() and page.evaluate(MOVING)
    me.press("x")
    me.until(lambda: not page.evaluate(MOVING), "everything to stand still", 2)


def test_the_map_zooms_by_keys_and_arrows_walk_between_zones(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", **LEARNING)
    assert me.until_asked()
    board = page.locator(".sw-map")
    whole = board.get_attribute("viewBox")
    page.locator(".zone").nth(12).focus()
    first = page.evaluate("document.activeElement.dataset.target")
    me.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.target") != first
    me.press("+")
    expect(board).not_to_have_attribute("viewBox", whole or "")
    me.press("0")
    expect(board).to_have_attribute("viewBox", whole or "")
    for zone in page.locator(".zone").all():
        assert zone.get_attribute("aria-label")


def test_anything_says_what_it_is_and_which_rule_says_so(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", **LEARNING)
    until(me, "activation")
    note, before = page.locator(".about"), me.at

    def says(thing: str, *words: str) -> None:
        page.locator(thing).first.hover(force=True)
        for word in words:
            expect(note).to_contain_text(word)
        page.mouse.move(2, 2)
        expect(note).to_have_count(0)

    says(".column .cloud text", "Steam column", "floor", "STW-094")
    says("[data-about$=units-base] .chip text", "base soldier", "STW-147")
    says("[data-about$=order]:not(.spent) .oct", "order", "STW-1")
    says(".haven", "Haven", "STW-142")
    says(".sw-phases li:nth-child(4)", "STW-087")
    says(".sw-tracks tbody tr:nth-child(3)", "Archon", "STW-062")
    says(".sw-scenario h2", "Learning", "STW-193")
    expect(page.locator(".sw-scenario .turns .now")).to_have_text("1")
    expect(page.locator(".sw-scenario .aim li")).to_have_count(3)  # elites, contracts, Forced March come later
    says(".sw-clan .track.supply h3", "Supply", "STW-104")
    says(".sw-clan .plague li.quarantine", "Quarantine", "STW-181")
    says(".facts [data-about=barrels]", "barrels", "STW-158")

    page.locator(".sea-spot").first.focus()
    me.press("i")
    expect(note).to_contain_text("free contract slots")
    me.press("Escape")
    page.locator(".zone:not(.is-legal)").first.focus()
    me.press("i")
    expect(note).to_contain_text("STW-019")
    assert not faults(page)
    me.press("i")
    page.locator(".sw-dock").focus()
    me.press(*["ArrowDown"] * 3, "i")
    expect(note).to_contain_text("STW-029")
    me.press("Escape", "ArrowDown", "i")
    expect(note).to_contain_text("STW-032")
    me.press("Escape")
    expect(note).to_have_count(0)
    assert me.at == before and me.refusals == []
    assert page.evaluate("window.lostFocus") == []


def test_a_piece_stands_for_its_zone_and_the_boards_of_others_can_be_read(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    sit(me, host, "activation")
    page.locator(".sw-see button").last.click()
    expect(page.locator(".sw-dock .sw-hand")).to_have_count(0)
    expect(page.locator(".sw-clan .track.supply")).to_be_visible()
    page.locator(".pieces.is-legal .chip text").first.click()
    me.until(lambda: me.ask != "activation", "the order to be activated")
    assert page.locator(".about").count() == 0
    assert page.evaluate("window.lostFocus") == []


def test_a_finger_on_a_zone_that_answers_nothing_asks_what_it_is(visit: Visit) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True)
    page = me.page
    me.start("me", "bot", **LEARNING)
    until(me, "reserve")
    zone = next(each for each in page.locator(".zone").all() if each.evaluate(FREE_POINT))
    page.touchscreen.tap(*zone.evaluate(FREE_POINT))
    box = page.locator(".about").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    me.press("Escape")
    page.locator(".tabs button").nth(2).tap()
    page.locator(".sw-clan .plague ol").tap()
    expect(page.locator(".about")).to_contain_text("STW-17")
