"""Les Nominés du Néombre on the page: a card and its target by pointer and by keys, the places of a journey."""

import re
from typing import Any

from playwright.sync_api import expect

from ludotheque.games.neombre.names import READING_IDS
from tests.browser.axe import by_day_and_night, faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM, Player
from tests.browser.positions import lay
from tests.browser.test_playing import SMALL_FOR_A_THUMB
from tests.server.process import Server

FIGHT: dict[str, Any] = {
    "zone": "1B",
    "round": 3,
    "enemies": [
        {"card": "1BA01", "hp": 6, "memory": 1},
        {"card": "1BA04", "hp": 9, "markers": {"infection": 2}},
        {"card": "1BA05", "hp": 10},
    ],
    "hands": [["1BB02", "D1B01", "D1B03", "D1B04"], ["D2B01"], ["D3B01"], ["D4B01"]],
    "draws": [["D1B02", "D1B05"], ["D2B03"], ["D3B04"], ["D4B03"]],
    "discards": [["D1B02"], [], [], ["D4B05"]],
    "in_play": [["1BB05"], [], [], ["D4B02"]],
    "hp": [8, 4, 9, 6],
    "pile": ["1BA06", "1BA07"],
}
WON: dict[str, Any] = {
    "zone": "1B",
    "round": 3,
    "enemies": [{"card": "1BA04", "hp": 1}],
    "hands": [["D1B01"], ["D2B01"], [], []],
    "draws": [["1BB02", "1BB03"], [], [], []],
    "quests": {"REQ01": "closed", "REQ02": "active", "REQ03": "active"},
    "progress": {"REQ02": 1},
    "beaten": ["1BA02"],
    "pile": ["1BA06", "1BA07"],
    "fair": ["FFB01", "FFB02", "FFB03", "FFB04"],
}
STRIKE = [(0, "play D1B01")]  # at the only enemy
READ = ".nb-report > .btn, .nb-leave"  # closes a page of the story
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def sit(visit: Visit, address: str, **size: Any) -> Player:
    me = visit(**size)
    me.page.goto(address)
    me.page.locator(".nb-stage").wait_for()
    me.until(lambda: me.state, "the table")
    return me


def fighting(visit: Visit, host: Server, **size: Any) -> Player:
    return sit(visit, lay(host, "neombre", 4, {"mode": "fight"}, [], **FIGHT)[0], **size)


def resting(visit: Visit, host: Server, moves: list[tuple[int, str]], **size: Any) -> Player:
    me = sit(visit, lay(host, "neombre", 4, {"mode": "journey"}, STRIKE + moves, **WON)[0], **size)
    if me.ask in ("fight-again", "travel"):
        me.press_on(me.page.locator(READ))  # the fight has been told
    return me


def hp(me: Player) -> list[int]:
    assert me.state is not None
    return [enemy["hp"] for enemy in me.state["view"]["enemies"]]


def test_a_card_and_its_target_are_touched_on_the_table(visit: Visit, host: Server) -> None:
    me = fighting(visit, host)
    page = me.page
    aimed = page.locator('[data-camp="player_1"] .threat')  # by the boar for 3, by the wolf for 1, with 4 HP left
    expect(aimed.locator("b")).to_have_text(["3", "1"])
    expect(aimed.last).to_have_text("deadly")
    expect(page.locator(".threat.maybe")).to_have_count(1)  # the owl looks for the fullest hand
    card = page.locator('.nb-dock .pcard[data-target="card:D1B01"]')
    expect(card).to_contain_text("Deal 3 to an enemy.")
    expect(page.locator(".nb-roster li.waiting")).to_have_count(4)
    wolf = page.locator('.nb-foe[data-target="who:enemy_1"]')
    wolf.hover()
    wolf.hover(position={"x": 60, "y": 40})  # what is drawn under a pointer at rest begins its rest anew
    expect(page.locator(".about")).to_contain_text("NEO-170")
    expect(page.locator(".about .pcard")).to_have_count(0)  # the wolf says all of its card itself
    card.hover()
    expect(wolf.locator(".hp .then")).to_have_text("→ 5")  # before it is played
    before = me.at
    card.click()
    me.until(lambda: me.ask == "harm", "whom to strike")
    expect(page.locator(".nb-foe.is-legal")).to_have_count(3)
    assert me.question.startswith("Clumsy Thrust: ")
    expect(wolf).to_contain_text("Riposte")
    expect(page.locator(".nb-foe .hp .then")).to_have_text(["→ 2", "→ 5", "→ 6"])  # while the card is held
    expect(wolf.locator(".nb-beads .los")).to_have_count(4)
    wolf.hover()
    scrapper = page.locator('[data-camp="player_0"]')
    expect(scrapper.locator(".hp .then")).to_have_text("→ 7")  # the riposte included
    wolf.click()
    me.until(lambda: hp(me) != [6, 9, 10], "the blow")
    assert me.at == before + 2  # a card, a foe: two clicks
    assert hp(me) == [6, 5, 10]
    expect(wolf.locator(".hp b:not(.then)")).to_have_text(str(hp(me)[1]))
    expect(page.locator(".nb-camp.act .turn")).to_contain_text("1 card to play")
    expect(page.locator(".nb-roster li.open")).to_have_count(1)
    expect(page.locator(".nb-aims path.all")).to_have_count(4)  # the brutal wolf aims at all
    expect(page.locator(".nb-change")).to_have_count(0)  # nothing moves for whoever wants no motion


def test_whoever_is_struck_sees_the_line_and_who_makes_them_discard(visit: Visit, host: Server) -> None:
    position: dict[str, Any] = {
        "zone": "0R",
        "enemies": [{"card": "0RA01", "hp": 6, "memory": 1}],  # methodical: the first next, then the second
        "hands": [["D3B01", "D3B02", "D3B03"], []],
    }
    moves = [(0, "end"), (1, "end")]
    me = sit(visit, lay(host, "neombre", 2, {"mode": "fight"}, moves, **position)[0], locale="fr-FR")
    assert me.until_asked() and me.ask == "discard"
    page = me.page
    assert me.question.startswith("Bharaloth Féral\u00a0: quelle carte")
    expect(page.locator('[data-camp="player_0"] .threat b')).to_have_text("1")  # what is still to come of the blow
    expect(page.locator('[data-camp="player_1"] .threat')).to_have_count(0)  # its next target, not now
    expect(page.locator(".nb-aims path:not(.under)")).to_have_count(1)


def test_names_on_the_map_are_read_on_a_phone_and_every_place_has_its_key(visit: Visit, host: Server) -> None:
    away = [(0, "stop"), (0, "stop")]
    me = resting(visit, host, away, **PHONE)
    page = me.page
    page.locator(".nb-map text").first.wait_for()
    small = """[...document.querySelectorAll(".nb-map text")]
      .filter((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a < 10.9)"""
    assert not page.evaluate(f"{small}.map((each) => each.textContent)")
    assert page.locator(".nb-map .place text").count() > 12  # two lines each: most of them fit
    me = resting(visit, host, away)
    expect(me.page.locator(".choices .opt kbd")).to_have_text([str(n + 1) for n in range(13)])
    before = me.at
    me.press("1", "2")
    me.confirm(before)
    assert me.state is not None and me.state["view"]["zone"] == "4M"


def test_a_blow_and_its_riposte_rise_where_they_struck(visit: Visit, host: Server) -> None:
    me = fighting(visit, host, reduced_motion="no-preference")
    page = me.page
    page.locator('.nb-dock .pcard[data-target="card:D1B01"]').click()
    me.until(lambda: me.ask == "harm", "whom to strike")
    page.locator('.nb-foe.is-legal[data-target="who:enemy_1"]').wait_for()
    rises = """new Promise(done => {
      const found = new Set(), all = ["[data-foe=enemy_1]", "[data-camp=player_0]"];
      const seen = new MutationObserver(() => {
        for (const each of all) found.add(document.querySelector(`${each} .nb-change`)?.textContent);
        if (found.has("\u22124") && found.has("\u22121")) done([...found].filter(Boolean).sort());
      });
      seen.observe(document.body, { childList: true, subtree: true });
      document.querySelector(".nb-foe[data-target='who:enemy_1']").click();
    })"""
    assert page.evaluate(rises) == ["\u22121", "\u22124"]
    expect(page.locator(".nb-change")).to_have_count(0)  # and are gone in a moment


def test_other_readings_are_switches_of_the_form_and_say_what_they_change(visit: Visit) -> None:
    me = visit()
    me.page.goto("/play/neombre")
    me.unfold()
    me.page.locator(".switches > summary").click()
    switches = me.page.locator(".switches .tick")
    expect(switches).to_have_count(len(READING_IDS))
    for each in switches.all():
        expect(each.locator("small")).to_have_text(re.compile(r"^[A-Z][^()]+\.$"))  # what it changes, without a number
    me.page.get_by_label("Closed hands").check()
    assert not faults(me.page)
    with me.page.expect_response("**/api/tables") as answer:
        me.page.locator("form .btn.primary.big").click()
    assert (answer.value.request.post_data_json or {})["options"]["readings"] == ["own_hands"]
    assert me.until_asked()


def test_the_same_by_keys_with_one_stop_for_the_hand_and_one_for_the_table(visit: Visit, host: Server) -> None:
    me = fighting(visit, host)
    page = me.page
    assert page.locator('.nb-lay [tabindex="0"]').count() == 1
    assert page.locator('.nb-dock .hand [tabindex="0"]').count() == 1
    me.tab_to(".nb-dock .hand .pcard")
    me.press("ArrowRight")
    expect(page.locator('.pcard[data-target="card:D1B01"]')).to_be_focused()
    me.press("Enter", "Enter")
    me.until(lambda: me.ask == "harm", "whom to strike")
    me.tab_to(".nb-lay .nb-foe", "Shift+Tab")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert first.startswith("1, Atrabilious Boar, 6 HP of 16, relentless")
    assert "aims at The Bonesetter" in first
    while not page.evaluate("document.activeElement.matches('[data-target=\"who:enemy_2\"]')"):
        me.press("ArrowRight")
    me.press("Enter", "Enter")
    me.until(lambda: hp(me) != [6, 9, 10], "the blow")
    assert hp(me)[:2] == [6, 9]
    assert page.evaluate("window.lostFocus") == []


def test_what_may_not_be_played_says_why(visit: Visit, host: Server) -> None:
    me = sit(visit, lay(host, "neombre", 4, {"mode": "fight"}, [], **{**FIGHT, "used": [2]})[0])
    me.page.locator('.nb-dock .pcard[data-target="card:D1B01"]').click()
    expect(me.page.locator(".refuse")).to_contain_text("two cards")
    assert me.refusals


def test_loot_is_shared_by_a_card_and_somebody(visit: Visit, host: Server) -> None:
    me = resting(visit, host, [])
    page = me.page
    assert me.ask == "share-loot" and me.state is not None
    shown, before = me.state["view"]["shown"], me.state["view"]["decks"]
    card = page.locator(f'.nb-place .pcard[data-target="card:{shown[1]}"]')
    card.click()
    expect(page.locator(".nb-taker.is-legal")).to_have_count(4)
    page.locator('.nb-taker[data-target="who:player_2"]').click()
    me.until(lambda: me.ask != "share-loot", "the card to be given")
    assert me.state["view"]["decks"][2] == [*before[2], shown[1]]


def test_the_map_is_walked_by_arrows_and_answers(visit: Visit, host: Server) -> None:
    me = resting(visit, host, [(0, "stop"), (0, "stop")])
    page = me.page
    assert me.ask == "travel"
    expect(page.locator(".nb-map .place.is-legal")).to_have_count(13)
    page.locator('.nb-map [data-target="zone:RE"]').focus()
    me.press("ArrowRight")
    expect(page.locator('.nb-map [data-target="zone:0R"]')).to_be_focused()
    page.locator('.nb-map [data-target="zone:FF"]').click()
    page.locator(CONFIRM).click()
    me.until(lambda: me.ask == "fair", "the fair")
    expect(page.locator(".nb-place.fair .nb-loot")).to_have_count(3)


def test_nothing_is_wrong_with_any_scene(visit: Visit, host: Server) -> None:
    for moves in (None, [], [(0, "stop")], [(0, "stop"), (0, "stop")], [(0, "stop"), (0, "stop"), (0, "market")]):
        me = fighting(visit, host) if moves is None else resting(visit, host, moves)
        me.page.locator("symbol[id^=sa-ne]").first.wait_for(state="attached")
        assert not by_day_and_night(me.page), me.ask
        me.page.close()


def test_on_a_phone_everything_is_within_reach(visit: Visit, host: Server) -> None:
    me = fighting(visit, host, **PHONE)
    page = me.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    foe = page.locator(".nb-foe").first
    box = foe.bounding_box()
    assert box is not None and box["y"] > 100 and box["width"] > 340
    assert not faults(page) and not page.evaluate(SMALL_FOR_A_THUMB)
    page.locator(".tabs button").nth(2).tap()
    expect(page.locator(".nb-dock .nb-loot").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not faults(page)
    page.locator(".tabs button").nth(1).tap()
    expect(page.locator(".nb-side")).to_be_visible()
    assert not faults(page)
