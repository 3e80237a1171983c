"""A stranger touches the table, in the order a hand would: each answer by the things themselves, and no click more."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT, Player
from tests.browser.positions import lay
from tests.browser.test_hybris import TURN
from tests.browser.test_neombre import FIGHT, hp
from tests.browser.test_olomoc import ACTIVATION, ON_PAGE, piece
from tests.server.process import Server

pytestmark = pytest.mark.daily

CLICKS = "window.clicks = 0; addEventListener('click', () => void window.clicks++, true)"


def counted(me: Player, address: str) -> Player:
    me.page.add_init_script(CLICKS)
    me.page.goto(address)
    assert me.until_asked()
    return me


def clicks(me: Player) -> Any:
    return me.page.evaluate("window.clicks")


def test_neombre_a_card_then_a_foe(visit: Visit, host: Server) -> None:
    me = counted(visit(1366, 768), lay(host, "neombre", 4, {"mode": "fight"}, [], **FIGHT)[0])
    me.page.locator('.nb-dock .pcard.is-legal[data-target="card:D1B01"]').click()
    me.until(lambda: me.ask == "harm", "whom to strike")
    foe = me.page.locator('.nb-foe.is-legal[data-target="who:enemy_1"]')
    expect(foe.locator(".hp .then")).to_have_text("→ 5")
    foe.click()
    me.until(lambda: hp(me) == [6, 5, 10], "the blow")
    assert clicks(me) == 2
    expect(me.page.locator(".undo:not(.off)")).to_be_visible()  # and it can be taken back


def test_hybris_a_place_by_one_click(visit: Visit, host: Server) -> None:
    me = counted(visit(1366, 768), lay(host, "hybris", 2, {}, [(0, "activate olympian"), (0, "go_on")], **TURN)[0])
    assert me.ask == "where"
    me.page.locator('.board [data-target="loc:mortal_world"]').click(position={"x": 60, "y": 60})
    me.until(lambda: me.ask == "stand", "the place")
    assert clicks(me) == 1


def test_olomoc_a_cog_then_a_place(visit: Visit, host: Server) -> None:
    me = counted(visit(1366, 768), lay(host, "olomoc", 2, {}, [], **ACTIVATION)[0])
    assert me.ask == "activation"
    me.page.locator('.board [data-target="piece:a3"]').click()
    me.page.mouse.click(*me.page.locator("svg.bloc").evaluate(ON_PAGE, [7000, 6000]))
    me.until(lambda: piece(me, "a3")["at"] != [6600, 4900], "the march and its place")
    assert clicks(me) == 2
    expect(me.page.locator(".undo:not(.off)")).to_be_visible()


def test_diktat_a_manoeuvre_then_a_sector(visit: Visit, host: Server) -> None:
    among: dict[str, Any] = {"piles": {"college": ["B: G,C"]}, "reserve": [{"emissary": 2, "guard": 1}, {}]}
    me = counted(visit(1366, 768), lay(host, "diktat", 2, {}, [], **among)[0])
    assert me.ask == "manoeuvre"
    me.page.locator(".choices .opt", has_text="Send").first.click()
    me.until(lambda: me.ask == "team-sector", "where to")
    me.page.mouse.click(*me.lit().first.evaluate(FREE_POINT))
    me.until(lambda: me.ask == "team-pawn", "the team")
    assert clicks(me) == 2
