"""Whole games of Olomòc against a robot: by pointer, by touch on a phone, by keyboard, from set-up to result."""

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.player import OFFERED, Player

MOST = 600  # answers


class Hand:
    """Somebody who answers whatever is asked, in one way: pointer, finger or keys."""

    def __init__(self, me: Player, keys: bool = False) -> None:
        self.me, self.keys, self.turn = me, keys, 0

    def on(self, there: Locator) -> None:
        if self.keys:
            there.focus()
            self.me.press("Enter")
        else:
            there.scroll_into_view_if_needed()
            self.me.press_on(there)

    def answer(self) -> None:
        me, page, before = self.me, self.me.page, self.me.at
        self.turn += 1
        match me.ask:
            case "plan":
                self.row()
            case "cabal":
                for pair in page.locator(".ol-pair").all():
                    self.on(pair.locator(".opt").nth(self.turn % pair.locator(".opt").count()))
            case "equip" | "recruit":
                cards = page.locator(".ol-offers .pcard")
                self.on(cards.nth(self.turn % cards.count()))
            case "where":
                self.place()
            case _:
                offered = page.locator(OFFERED)
                self.on(offered.nth(self.turn * 7 % offered.count()))
        me.confirm(before, self.on)

    def row(self) -> None:
        page = self.me.page
        while not page.locator(".ol-plan .seal:not([aria-disabled=true])").count():
            rack = page.locator(".ol-plan .rack .opt")
            self.on(rack.nth(self.turn % rack.count()))
            if (held := page.locator(".ol-plan .rack .opt.sel")).count():  # it fits nowhere beside what lies
                self.on(held)
                self.turn += 1
        self.on(page.locator(".ol-plan .seal"))

    def place(self) -> None:
        """One of the places, on the Bloc or from the list."""
        page = self.me.page
        places = page.locator(".ol-places .opt")
        places.first.wait_for()
        nth = self.turn * 5 % places.count()
        marks = page.locator(".board .ol-mark")
        if self.keys or self.me.touch or self.turn % 2:
            self.on(places.nth(nth))
        else:
            marks.nth(nth).click(force=True)


def play(hand: Hand) -> None:
    me = hand.me
    me.patience = 120  # a robot thinks, and so does whoever lists places
    me.page.set_default_timeout(60_000)  # the first page of a server reads all contents
    if me.touch:  # what was touched is told of over the rest, until it is closed
        me.page.add_locator_handler(me.page.locator(".about .iconbtn"), lambda close: close.tap())
    me.start("me", "bot", game="olomoc", level="robot/hasard")
    while me.until_asked():
        hand.answer()
        assert hand.turn < MOST
    result = me.page.locator("dialog .result")
    result.wait_for(state="visible")
    assert me.state is not None
    totals = result.locator(".tot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(me.state["result"]["scores"])
    assert not me.refusals and not me.complaints


@pytest.mark.slow
def test_a_whole_game_by_pointer(visit: Visit) -> None:
    play(Hand(visit()))


@pytest.mark.slow
def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    play(Hand(visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)))


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    hand = Hand(visit(), keys=True)
    play(hand)
    assert hand.me.page.evaluate("window.lostFocus") == []
