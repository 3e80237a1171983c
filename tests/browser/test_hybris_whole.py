"""Hybris played to its end on the page: whole games by pointer, by keys alone and on a phone; its last turn, and what
the page says of the end."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import lay
from tests.browser.test_hybris import PHONE, TURN
from tests.browser.test_playing import see_the_result
from tests.server.process import Server

LONGEST = 900  # answers
LIT = ".board .is-legal:is([data-target^='slot:'], [data-target^='city:'], [data-target^='act:'])"


def plan(me: Player) -> None:
    """A token under each character, one after the other, then the seal."""
    rack, before = me.page.locator(".hy-plan .rack button.opt"), me.at
    if rack.count():
        me.press_on(rack.last)
    else:
        me.press_on(me.page.locator(".hy-plan .seal"))
    me.until(lambda: me.at > before, "the token")


def plan_by_keys(me: Player) -> None:
    before = me.at
    me.tab_to(".hy-plan .rack button.opt" if me.page.locator(".hy-plan .rack button.opt").count() else ".hy-plan .seal")
    me.press("Enter")
    me.until(lambda: me.at > before, "the token")


def touch_the_board(me: Player) -> bool:
    """Answer where it is lit, once the board lies still."""
    lit, before = me.page.locator(LIT), me.at
    if not lit.count():
        return False
    spot = lit.first.locator("circle, rect").first
    spot.scroll_into_view_if_needed()
    spot.click()
    me.confirm(before)
    return True


def passes_by_itself(me: Player) -> bool:
    """Among robots a question with nothing to choose is passed by the page."""
    decision, before = (me.state or {})["decision"], me.at
    if decision and (decision["choices"] != [["go_on"]] or not me.among_robots):
        return False
    me.until(lambda: not decision or me.at > before, "the question to pass")
    return True


def play(me: Player) -> int:
    """To the end, on the board where it can be on a desk; how often it was answered there."""
    answers = touched = 0
    while me.until_asked():
        if passes_by_itself(me):
            continue
        if me.ask == "plan":
            plan(me)
        elif touched < 25 and touch_the_board(me):
            touched += 1
        else:
            me.answer(nth=0 if me.ask == "turn" else answers * 7)
        answers += 1
        assert answers < LONGEST
    return touched


@pytest.mark.slow
def test_a_whole_game_by_pointer_on_the_board_and_in_the_bar(visit: Visit, artifacts: Path) -> None:
    me = visit()
    me.start("me", "bot", "bot", game="hybris", option="renaissance", level="robot/hasard")
    assert play(me) > 10
    see_the_result(me)
    me.page.locator("dialog .race").wait_for()
    me.page.screenshot(path=artifacts / "hybris-result.png")
    assert not faults(me.page)
    assert not me.refusals


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    me = visit()
    me.start("me", "bot", game="hybris", option="renaissance", level="robot/hasard")
    answers = 0
    while me.until_asked():
        if passes_by_itself(me):
            continue
        if me.ask == "plan":
            plan_by_keys(me)
        else:
            offered = len((me.state or {})["decision"]["choices"] or [])
            me.type_answer(1 + (answers * 5) % max(1, min(9, offered)))
        answers += 1
        assert answers < LONGEST
    see_the_result(me)
    assert not me.refusals
    assert me.page.evaluate("window.lostFocus") == []


@pytest.mark.slow
@pytest.mark.parametrize("duel", [False, True])
def test_a_whole_game_on_a_phone(visit: Visit, host: Server, artifacts: Path, duel: bool) -> None:
    """The Duel as well: both seats from phones."""
    addresses = lay(host, "hybris", 2, {"scenario": "renaissance", "duel": duel}, [], phase="pillars")
    players = [visit(**PHONE), visit(**PHONE)]
    for player, address in zip(players, addresses, strict=True):
        player.page.goto(address)
        player.page.wait_for_selector(".hyb .hy-panel")
    answers = 0
    while not all(player.over for player in players):
        players[0].until(lambda: any(each.ask or each.over for each in players), "a question")
        for player in players:
            if not player.ask:
                continue
            player.until_asked()
            if player.ask == "plan":
                plan(player)
            else:
                player.answer(nth=answers * 7)
            answers += 1
            assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert answers < LONGEST
    see_the_result(players[0])
    players[0].page.screenshot(path=artifacts / f"hybris-result-phone-{'duel' if duel else 'game'}.png")
    assert not faults(players[0].page)


LAST_AGE: dict[str, Any] = TURN | {
    "age": 4,
    "vp": [12, 12],
    "pillars": ["pillar_2", "pillar_1"],
    "characters": [{"diomede": "OR1 acted", "olympian": "OL1 acted"}, {"olympian": "MO1 acted"}],
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_last_turn_leads_to_the_result(visit: Visit, host: Server, artifacts: Path, theme: str) -> None:
    """Level on points: Greatness decides, and the page says so."""
    addresses = lay(host, "hybris", 2, {"scenario": "renaissance"}, [(1, "pass")], **LAST_AGE)
    players = [visit(color_scheme=theme), visit()]
    for player, address in zip(players, addresses, strict=True):
        player.page.goto(address)
        player.page.wait_for_selector(".hyb .hy-panel")
    me = players[0]
    assert me.until_asked() and me.ask == "turn"
    before = me.at
    me.page.locator(".choices .opt", has_text="Pass").click()
    me.confirm(before)
    while not me.over:
        me.until(lambda: me.over or any(each.ask for each in players), "a question or the end")
        for player in players:
            if player.ask:
                player.until_asked()
                player.answer("decline")
    see_the_result(me)
    assert me.state is not None
    scores, ranking = me.state["result"]["scores"], me.state["result"]["ranking"]
    assert sorted(ranking) == [1, 2]
    if scores[0] == scores[1]:
        expect(me.page.locator("dialog .result .win")).to_contain_text("Greatness")
    me.page.locator("dialog .race").wait_for()
    me.page.screenshot(path=artifacts / f"hybris-end-{theme}.png")
    assert not faults(me.page)
