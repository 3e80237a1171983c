"""Les Nominés du Néombre tells its story: what is to be played, decks read before they are chosen, what a number of
enemies risks, a page after each fight, a fair where nobody can buy, a result that nobody leads."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM
from tests.browser.positions import lay
from tests.browser.sizes import each_size
from tests.browser.test_neombre import FIGHT, PHONE, STRIKE, WON, sit
from tests.browser.test_olomoc import IN_SIGHT
from tests.server.process import Server

DESK = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LOST: dict[str, Any] = {
    "zone": "1B",
    "round": 2,
    "enemies": [{"card": "1BA01", "hp": 16, "memory": 0}, {"card": "1BA04", "hp": 9}],
    "hands": [["D1B01"], ["D2B01"]],
    "draws": [["D1B02"], ["D2B03"]],
    "hp": [1, 1],
    "pile": ["1BA06", "1BA07"],
}
BOTH_END = [(0, "end"), (1, "end")]
POOR = {**WON, "draws": [["D1B03"], [], [], []]}


def test_what_is_played_is_asked_first_and_a_campaign_is_one(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/play/neombre")
    kinds = page.locator("input[name=kind]")
    expect(kinds).to_have_count(4)
    assert page.locator("input[name=kind]").first.evaluate(
        "first => !!(first.compareDocumentPosition(document.querySelector('input[name=mode]')) & 4)"
    )
    expect(page.locator("input[value=campaign]")).to_be_checked()
    zone = page.locator("select[aria-describedby=about-zone]")
    expect(zone).to_have_count(0)
    page.locator("input[name=kind][value=fight]").check()
    expect(zone).to_be_visible()
    expect(page.locator("#about-zone")).to_have_text("Level 1.")
    page.locator("input[name=kind][value=campaign]").check()
    assert not faults(page)
    page.locator("form .btn.primary.big").click()
    expect(page.locator(".top a.chip")).to_have_text("Campaign, game 1")


def test_robots_are_with_you_and_alone_there_is_none(visit: Visit) -> None:
    page = visit().page
    page.goto("/play/neombre")
    alone = page.locator("label", has=page.locator("input[value=alone]"))
    expect(alone).to_contain_text("alone at the table")
    expect(page.get_by_label("Strength of the robots")).to_have_count(0)
    page.locator("input[name=count][value='2']").check()
    expect(alone).to_contain_text("with robots")
    expect(page.get_by_label("Strength of the robots")).to_be_visible()


@SIZES
def test_a_deck_is_read_before_it_is_chosen(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(**size)
    me.start(game="neombre")
    assert me.until_asked() and me.ask == "starter-deck"
    read = me.page.locator(".nb-heroes .btn").nth(2)
    me.press_on(read)
    deck = me.page.locator(".nb-deck-read")
    expect(deck.locator("h3")).to_have_text(re.compile(r"10 cards$"))
    expect(deck.locator("b").first).not_to_have_text(re.compile("D3B"))
    expect(deck.locator("b").first).to_have_text(re.compile(r"\w"))
    assert me.ask == "starter-deck" and not faults(me.page)


def test_how_many_enemies_to_meet_says_what_it_brings_and_risks(visit: Visit, host: Server) -> None:
    options = {"mode": "fight", "zone": "1B"}
    made = host.post("/api/tables", {"game": "neombre", "seats": [{"name": "Ana"}], "options": options, "seed": "a"})
    me = sit(visit, f"/table/{made['table']}#{made['links'][0]['key']}", **DESK)
    me.until_asked()
    me.answer()
    me.until(lambda: me.ask == "enemies", "how many enemies")
    page = me.page
    expect(page.locator(".nb-back small").first).to_have_text(re.compile(r"^\d+/20$"))
    expect(page.locator(".opt .does").first).to_have_text(re.compile(r"^won by robots \d+ out of 20, loot"))
    page.locator('[data-target="count:3"]').hover()
    expect(page.locator(".nb-odds")).to_contain_text("Against 3 enemies")
    assert not faults(page)


@SIZES
def test_a_lost_fight_has_its_page_until_it_is_closed(visit: Visit, host: Server, size: dict[str, Any]) -> None:
    address = lay(host, "neombre", 2, {"mode": "journey"}, BOTH_END, **LOST, quests=WON["quests"])[0]
    me = sit(visit, address, **size)
    page, told = me.page, me.page.locator(".nb-report")
    assert me.ask == "travel"
    expect(told.get_by_role("heading")).to_have_text("Fight lost")
    expect(told.locator(".down")).to_have_count(2)
    expect(told.locator(".mal")).to_have_text(["+ 1 Resurrection Sickness"] * 2)
    expect(told).to_contain_text("without effect")
    on = told.get_by_role("button", name="Go on")
    expect(on).to_be_in_viewport(ratio=1)
    assert not faults(page)
    me.press_on(on)
    expect(told).to_have_count(0)
    expect(page.locator(".nb-map .place.is-legal").first).to_be_visible()


def test_a_won_fight_tells_what_each_found(visit: Visit, host: Server) -> None:
    address = lay(host, "neombre", 4, {"mode": "journey"}, STRIKE, **WON)[0]
    me = sit(visit, address, **DESK)
    page = me.page
    assert me.ask == "share-loot" and me.state is not None
    expect(page.locator(".nb-report")).to_have_count(0)  # the loot comes first
    card = me.state["view"]["shown"][1]
    page.locator(f'.nb-place .pcard[data-target="card:{card}"]').click()
    page.locator('.nb-taker[data-target="who:player_2"]').click()
    me.until(lambda: me.ask == "fight-again", "the next question")
    told = page.locator(".nb-report")
    expect(told.get_by_role("heading")).to_have_text("Fight won")
    expect(told.locator(".nb-sum-team li").nth(2).locator("em")).to_have_count(1)
    expect(told.locator(".nb-sum-facts")).to_contain_text("3 damage dealt")
    expect(page.locator(".about")).to_have_count(0)  # what was touched has left the table
    me.press("Escape")
    expect(told).to_have_count(0)


def test_a_fair_where_nobody_can_buy_is_seen_and_says_why(visit: Visit, host: Server) -> None:
    moves = [*STRIKE, (0, "stop"), (0, "stop"), (0, "market")]
    me = sit(visit, lay(host, "neombre", 4, {"mode": "journey"}, moves, **POOR)[0], **DESK)
    page = me.page
    assert me.ask == "travel"
    expect(page.locator(".nb-stalls .pcard")).to_have_count(3)
    expect(page.locator(".nb-stalls .pcard.is-off")).to_have_count(3)
    expect(page.locator(".nb-visit header")).to_contain_text("two cards of one deck")
    on = page.get_by_role("button", name="Leave")
    for _ in each_size(page):
        for part in (on, page.locator(".nb-stalls .tag").first):
            assert part.evaluate(IN_SIGHT)
    assert not faults(page)
    on.click()
    expect(page.locator(".nb-stalls")).to_have_count(0)
    page.locator('.nb-map [data-target="zone:RE"]').click()
    me.until(lambda: me.ask != "travel" or page.locator(CONFIRM).count(), "the way home")


def test_the_end_is_told_of_all_together(visit: Visit, host: Server) -> None:
    me = visit(**DESK)
    me.page.goto(lay(host, "neombre", 2, {"mode": "fight"}, BOTH_END, **LOST)[0])
    told = me.page.locator("dialog .result")
    expect(told.get_by_role("heading", name="Defeat")).to_be_visible()
    expect(told.locator(".nb-end-fights > li")).to_have_count(1)
    expect(told).to_contain_text("One fight, lost.")
    expect(told.locator("table, .race")).to_have_count(0)
    assert not faults(me.page)


@SIZES
def test_a_target_says_what_is_left_of_it_and_what_it_does_in_return(
    visit: Visit, host: Server, size: dict[str, Any]
) -> None:
    foes = [{"card": "1BA10"}, {"card": "1BA04"}, {"card": "1BA05"}]
    position = {**FIGHT, "enemies": foes, "in_play": [[], []]}
    position |= {name: FIGHT[name][:2] for name in ("hands", "draws", "hp")} | {"discards": [[], []]}
    me = sit(visit, lay(host, "neombre", 2, {"mode": "fight"}, [(0, "play D1B01")], **position)[0], **size)
    me.until(lambda: me.ask == "harm", "whom to strike")
    does = me.page.locator(".opt .does")
    expect(does).to_have_count(3)
    expect(does.nth(0)).to_contain_text("11 → 8 HP, Gadfly arrives")
    expect(does.nth(1)).to_contain_text("15 → 12 HP, you 8 → 7 HP")
    expect(does.nth(2)).to_contain_text("then a card to discard")


def test_on_a_phone_an_option_says_what_the_card_does_and_giving_up_looks_apart(visit: Visit, host: Server) -> None:
    me = sit(visit, lay(host, "neombre", 4, {"mode": "fight"}, [], **FIGHT)[0], **PHONE)
    me.until_asked()
    expect(me.page.locator('.opt[data-verb="play"] .does').nth(1)).to_have_text("Deal 3 to an enemy.")
    expect(me.page.locator('.opt[data-verb="play"] .does').nth(1)).to_be_visible()
    style = "verb => getComputedStyle(document.querySelector(`.opt[data-verb=${verb}]`)).borderStyle"
    assert me.page.evaluate(style, "concede") != me.page.evaluate(style, "end")
    title = me.page.locator("h1.word")
    assert title.evaluate("all => all.scrollWidth <= all.clientWidth") and "Néombre" in title.inner_text()
