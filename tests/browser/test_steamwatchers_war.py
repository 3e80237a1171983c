"""What is seen of a war in Steamwatchers: a combat that costs lives, a clan that is no more, a vote."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import lay
from tests.browser.test_steamwatchers import MOVING
from tests.server.process import Server

WAR = {"scenario": "la_guerre_vient"}
CLANS = ["catabates", "flotte", "menrau"]
DESK, PHONE = (1440, 900), (390, 844)


def sit(visit: Visit, address: str, size: tuple[int, int] = DESK) -> Player:
    me = visit(*size, **({"has_touch": True, "is_mobile": True} if size == PHONE else {}))
    me.page.goto(address)
    me.page.wait_for_selector("#question")
    return me


def assault(host: Server, mine: int, **theirs: int) -> list[str]:
    """Seat 0 attacks Gironde, which seat 1 holds with its last two soldiers, and has set a dial."""
    zones = {"rhone": "0 4b 1e movement", "gironde": "1 1b 1e", "svealand": "2 3b defence"}
    row = {"healthy": 0, "contraband": 0, **theirs}
    moves = [(0, move) for move in ("activate rhone", "march gironde", "group 4 1", f"bid {mine}")]
    players = [{"beacons": 0}, row, {}]
    return lay(host, "steamwatchers", 3, WAR, moves, acting=0, clans=CLANS, turn=2, zones=zones, players=players)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_whoever_is_eliminated_is_told_so_and_goes_on_watching_and_talking(
    visit: Visit, host: Server, size: tuple[int, int]
) -> None:
    attacker, defender, _ = assault(host, 0)
    me, other = sit(visit, attacker), sit(visit, defender, size)
    assert other.until_asked()
    other.answer()
    page = other.page
    expect(page.locator(".decide .eyebrow")).to_have_text("Eliminated")
    assert "left the map" in other.question
    expect(page.locator(".waits")).to_be_visible()
    expect(page.locator(".seat.me .facts")).to_have_text("eliminated")
    assert not faults(page)
    if size == PHONE:
        page.locator(".tabs button").last.tap()
    page.locator("#chat").fill("Well played")
    other.press("Enter")
    expect(me.page.locator(".msg")).to_contain_text("Well played")


def test_dials_do_not_turn_where_nothing_shall_move(visit: Visit, host: Server) -> None:
    attacker, defender, _ = assault(host, 2)
    me, other = sit(visit, attacker), sit(visit, defender)
    assert other.until_asked()
    other.answer()
    me.page.locator(".sw-battle .dial").first.wait_for()
    assert not me.page.evaluate(MOVING)
    expect(me.page.locator(".sw-tracks")).to_be_hidden()  # it would show from under the sheet


def test_death_and_exile_says_what_it_costs(visit: Visit, host: Server) -> None:
    _, defender, _ = assault(host, 0, contraband=3, incubation=7, exiled=2)
    me = sit(visit, defender, PHONE)
    assert me.until_asked()
    me.page.locator(".bid .step").nth(1).tap()
    me.page.locator(".choices form .btn.primary").tap()
    me.until(lambda: me.ask == "exile", "Death & Exile, at the end of the track")
    expect(me.page.locator(".sw-byzone .fine")).to_contain_text("each pair of exiled units costs 1 GEO")


def test_a_contract_is_offered_with_every_sea_in_sight_and_how_many_are_left(visit: Visit, host: Server) -> None:
    zones = {"breizh": "0 1b defence", "trinakria": "0 1b", "svealand": "1 2b"}
    mine, _, _ = lay(host, "steamwatchers", 3, WAR, [], acting=0, clans=CLANS, zones={**zones, "alba": "2 1b"})
    me = sit(visit, mine, PHONE)
    assert me.until_asked()
    me.answer("activate")
    me.until(lambda: me.ask == "defence", "what to do")
    me.answer("negotiate")
    me.until(lambda: me.ask == "slot", "where the token goes")
    me.answer("slot")
    me.until(lambda: me.ask == "contract", "a contract to place")
    expect(me.page.locator(".choices > .fine")).to_have_text("2 more contracts to place, one for each haven.")
    seas = me.page.locator(".sea-spot.is-legal")
    assert seas.count() > 3
    for sea in seas.all():
        box = sea.bounding_box()
        assert box is not None and box["x"] + box["width"] / 2 > 0 and box["x"] + box["width"] / 2 < 390


def test_a_bid_that_is_shown_is_no_longer_secret_and_the_map_stays_where_it_was(visit: Visit, host: Server) -> None:
    attacker, defender, _ = assault(host, 2)
    me, other = sit(visit, attacker, PHONE), sit(visit, defender)
    third = sit(visit, defender.split("#")[0], PHONE)
    caption, board = me.page.locator(".sw-battle .caption"), third.page.locator(".sw-map")
    expect(caption).to_contain_text("In secret")
    assert other.until_asked()
    other.answer()
    me.until(lambda: me.ask == "pay", "the barrels to pay with")
    expect(caption).to_contain_text("paid by both sides")
    expect(third.page.locator(".sw-battle")).to_be_visible()
    seen = board.get_attribute("viewBox")
    assert me.until_asked()
    me.answer("pay")
    third.until(lambda: third.state is not None and third.state["view"]["active"] is None, "the end of the combat")
    third.page.wait_for_timeout(300)
    x, y, width, _ = (float(n) for n in (board.get_attribute("viewBox") or "").split())
    left, top, wide, _ = (float(n) for n in (seen or "").split())
    assert abs(x + width / 2 - left - wide / 2) < 60 and abs(y - top) < 200
