"""What a choice would do stands beside it before it is made, as the engine foresees it."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import lay
from tests.server.process import Server

TIED: dict[str, Any] = {
    "phase": "resolution",
    "piles": {"karst": ["A: E", "B: E"]},
    "pp": [4, 4],
    "track": ["KA1", "KA2"],
}
ALONE: dict[str, Any] = {"phase": "resolution", "piles": {"college": ["B: E,E", "A: C"]}, "track": ["CH3"], "admin": 0}
AMONG: dict[str, Any] = {
    "piles": {"karst": ["others: C,G"], "college": ["B: G,C"]},
    "pp": [1, 0],
    "reserve": [{"emissary": 2, "guard": 1}, {}],
}


def sits(visit: Visit, address: str, **more: Any) -> Player:
    me = visit(**more)
    me.page.goto(address)
    me.until_asked()
    return me


def test_a_bid_says_before_which_bids_it_goes(visit: Visit, host: Server) -> None:
    moves = [(0, "name karst"), (0, "pass"), (1, "pass")]
    me = sits(visit, lay(host, "diktat", 2, {}, moves, **TIED)[0])
    page = me.page
    expect(page.locator(".tied .reach")).to_have_text("after you up to 0 PP")
    expect(page.locator(".bidding .why")).to_contain_text("You would keep 4 PP.")
    page.locator(".bidding input").fill("3")
    expect(page.locator(".tied .reach")).to_have_text("after you up to 3 PP")
    expect(page.locator(".bidding .why")).to_contain_text("You would keep 1 PP.")


def test_a_strike_says_both_ways_of_a_hidden_pawn(visit: Visit, host: Server) -> None:
    me = sits(visit, lay(host, "diktat", 2, {"others": True}, [(0, "assassinate")], **AMONG)[0])
    page = me.page
    page.locator(".targets .pos").first.click()
    expect(page.locator(".strike li")).to_have_count(2)
    expect(page.locator(".strike")).to_contain_text("you receive 3 PP")
    expect(page.locator(".strike")).to_contain_text("you pay 2 PP, with 1 forced Debt, and the Manoeuvre ends.")


def test_a_trophy_says_what_it_brings(visit: Visit, host: Server) -> None:
    me = sits(visit, lay(host, "diktat", 2, {"content": "house"}, [(0, "name college")], **ALONE)[1])
    expect(me.page.locator(".mkt .gain")).to_contain_text("Administrator")
    expect(me.page.locator(".troph .pcard:not(.mkt) .gain")).to_contain_text("+10 Rank")


def test_a_team_is_told_of_the_others_where_it_goes(visit: Visit, host: Server) -> None:
    me = sits(visit, lay(host, "diktat", 2, {"others": True}, [(0, "send"), (0, "name karst")], **AMONG)[0])
    expect(me.page.locator("p.seen").nth(1)).to_have_text("The Others there will make 2 Assassinations on arrival.")


def test_a_team_is_told_by_name_where_the_others_will_see_it(visit: Visit, host: Server) -> None:
    sent = [(0, "send"), (0, "name nouvelle_ville"), (0, "add guard")]
    me = sits(visit, lay(host, "diktat", 2, {"others": True}, sent, **AMONG)[0])
    shown = me.page.locator("p.seen").first
    expect(shown).to_contain_text("one hidden pawn")
    expect(shown).not_to_contain_text("_")


def test_the_coast_says_what_a_lantern_would_light_and_where_a_tow_leads(visit: Visit, host: Server) -> None:
    address = lay(host, "phare", 2, {}, [(0, "keep"), (1, "keep")], oil=2)[0]
    me = sits(visit, address)
    page = me.page
    page.locator(".ph .sea").click()
    expect(page.locator(".coast")).to_contain_text("squares lit out of 36, instead of 0.")
