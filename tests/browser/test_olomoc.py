"""Olomòc on the page: a march and an attack by pointer, a row and a place by keys alone, phones, and axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.server.wire import ClockSettings
from tests.browser.axe import by_day_and_night, faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM, DRAWN, Player
from tests.browser.positions import every_question, lay
from tests.server.process import Server

ACTIVATION: dict[str, Any] = {
    "layout": "marais",
    "pieces": {"a3": {"at": [6600, 4900]}, "a2": {"at": [3200, 6800]}, "b3": {"at": [9900, 10300]}},
    "hostiles": [{"profile": "rogue", "at": [8400, 4900]}],
    "phase": 1,
    "rows": [
        ["petra_kantor", "hynek_novotny", "dominik_kralov", "interferences", "propaganda"],
        ["vlasta_cerna", "animosite", "lumir_havel", "zdenka_mraz", "propaganda"],
    ],
    "step": "activation",
    "active": "a3",
}
# The last card of the game: the points of the agenda are still to come.
LAST: dict[str, Any] = {
    "layout": "friche",
    "cycle": 4,
    "phase": 5,
    "vp": [3, 1],
    "pieces": {"a3": {"at": [8000, 4000]}, "b2": {"out": True, "fell": 2}},
    "markers": {"m2": {"token": 0}},
    "step": "activation",
    "active": "a3",
}
# Somebody in reach of a foe who strikes.
REACTION: dict[str, Any] = {
    "layout": "friche",
    "pieces": {"a3": {"at": [7000, 5600]}, "b3": {"at": [8700, 5600]}},
    "step": "activation",
    "active": "b3",
}
PLANNING: dict[str, Any] = {"layout": "friche", "phase": 0, "step": "planning"}
# Where a point of the Bloc, in thousandths of an inch, lies on the page.
ON_PAGE = """(board, [x, y]) => {
  const at = new DOMPoint(x / 10, 1600 - y / 10).matrixTransform(board.getScreenCTM());
  return [at.x, at.y];
}"""
# What is seen of the area within reach: each time it comes, goes or changes, and whether its places are asked for yet.
AREAS = """() => {
  window.areas = [];
  const look = () => {
    const shape = document.querySelector(".ol-reach")?.getAttribute("d") ?? "";
    const seen = [shape, !!document.querySelector(".ol-places")];
    if (shape !== (window.areas.at(-1)?.[0] ?? "")) window.areas.push(seen);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def sit(
    visit: Visit,
    host: Server,
    moves: list[tuple[int, str]],
    position: dict[str, Any],
    pace: ClockSettings | None = None,
    **look: Any,
) -> Player:
    """In the first seat of that position."""
    me = visit(**look)
    if pace:
        me.page.clock.install()
    me.page.set_default_navigation_timeout(60_000)  # the first table of a server reads the whole content
    me.page.goto(lay(host, "olomoc", 2, {}, moves, pace, **position)[0])
    me.page.wait_for_selector(".bloc")
    assert me.until_asked()
    return me


def thing(me: Player, target: str, within: str = ".board") -> Any:
    return me.page.locator(f'{within} [data-target="{target}"]')


def piece(me: Player, name: str) -> dict[str, Any]:
    assert me.state is not None
    return next(each for each in me.state["view"]["pieces"] if each["id"] == name)


def test_a_march_by_pointer(visit: Visit, host: Server) -> None:
    """The icon of the act, a place that the engine names, the ghost under the mouse, and one click is the move."""
    me = sit(visit, host, [], ACTIVATION)
    expect(thing(me, "piece:a3")).to_have_class(re.compile("is-legal"))
    me.page.locator(".ol-acts .act").first.click()
    me.until(lambda: me.ask == "where", "the place")
    marks = me.page.locator(".ol-mark")
    expect(marks.nth(8)).to_be_attached()
    chosen = (marks.last.get_attribute("data-target") or "").split(":")[1:]
    marks.last.hover(force=True)
    expect(me.page.locator(".ol-ghost")).to_be_visible()
    expect(me.page.locator(".ol-told li").first).to_be_visible()
    assert piece(me, "a3")["at"] == [6600, 4900] and me.page.locator(CONFIRM).count() == 0  # only looked at
    marks.last.click(force=True)
    me.until(lambda: piece(me, "a3")["at"] == [int(n) for n in chosen], "the march")
    expect(me.page.locator(".undo:not(.off)")).to_be_visible()  # it can be taken back


def test_an_act_that_is_shut_says_why(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [], ACTIVATION)
    me.page.locator('.ol-acts .act.shut[data-about="act:study"]').click(force=True)  # off, and asked why
    expect(me.page.locator(".refuse")).to_be_visible()
    assert me.ask == "activation" and len(me.refusals) == 1


def test_anything_is_measured_at_any_time(visit: Visit, host: Server) -> None:
    """A tape from a base to another: how far, and whether it is seen. Nothing is answered by that."""
    me = sit(visit, host, [], ACTIVATION)
    me.page.locator(".ol-tools .tb").first.click()
    thing(me, "piece:a3").click()
    thing(me, "piece:b3").click()
    expect(me.page.locator(".ol-tape")).to_have_attribute("aria-label", "5.15 in · seen · long range")
    assert me.ask == "activation" and me.page.locator(CONFIRM).count() == 0


def test_the_area_within_reach_is_known_before_a_march_is_announced(visit: Visit, host: Server) -> None:
    """It is drawn before the table has answered, and it stays: what the table then measures is the same."""
    me = sit(visit, host, [], ACTIVATION)
    me.page.wait_for_timeout(500)  # it is asked for once nobody has done anything for a moment
    me.page.evaluate(AREAS)
    me.page.locator('.ol-acts .act[data-about="act:march"]').click()
    me.page.wait_for_selector(".ol-places .opt", state="attached")
    me.page.wait_for_timeout(300)
    ((shape, asked),) = me.page.evaluate("window.areas")
    assert shape and not asked


def test_odds_are_known_before_an_attack(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [], ACTIVATION)
    thing(me, "piece:h1").click()
    expect(me.page.locator(".ol-odds")).to_contain_text("4 dice at 5+")
    expect(me.page.locator(".ol-odds tbody tr").first).to_contain_text("80%")
    assert me.ask == "activation"


def test_a_click_means_the_place_that_the_engine_says(visit: Visit, host: Server) -> None:
    """On a base nobody can stand, and the page says why; on open ground the ruler lies that leads there."""
    me = sit(visit, host, [(0, "march a3")], ACTIVATION)
    expect(me.page.locator(".ol-reach")).to_have_count(1)
    thing(me, "piece:h1").click()
    expect(me.page.locator(".ol-told .no")).to_be_visible()
    expect(me.page.locator(".ol-ghost")).to_have_count(0)
    me.page.mouse.move(*me.page.locator("svg.bloc").evaluate(ON_PAGE, [8100, 6080]))
    expect(me.page.locator(".ol-told .drawn")).to_have_text("Snapped: in contact with Rogue")
    me.page.mouse.move(*me.page.locator("svg.bloc").evaluate(ON_PAGE, [7000, 6000]))
    expect(me.page.locator(".ol-ruler")).to_have_count(1)
    expect(me.page.locator(".ol-told")).to_contain_text("Engages Rogue")
    assert me.ask == "where" and me.page.locator(CONFIRM).count() == 0
    me.page.mouse.down()
    me.page.mouse.up()
    me.until(lambda: piece(me, "a3")["at"] != [6600, 4900], "the march")


def test_a_click_out_of_reach_says_by_how_much(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(0, "march a3")], ACTIVATION)
    expect(me.page.locator(".ol-reach")).to_have_count(1)
    me.page.mouse.click(*me.page.locator("svg.bloc").evaluate(ON_PAGE, [12000, 1500]))
    expect(me.page.locator(".ol-told .no")).to_contain_text("Out of reach: 5.2 in, and the ruler is 3.")
    expect(me.page.locator(".ol-ghost")).to_have_count(0)


# Whether all of a thing lies in sight and nothing lies on its middle.
IN_SIGHT = """(thing) => {
  const box = thing.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && thing.contains(at);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1280, 720)])
def test_both_cabals_stand_beside_the_bloc_and_what_scores_above_it(
    visit: Visit, host: Server, width: int, height: int
) -> None:
    me = sit(visit, host, [], ACTIVATION, width=width, height=height)
    for name in ("a1", "a2", "a3", "b1", "b2", "b3"):
        assert thing(me, f"piece:{name}", ".ol-side").evaluate(IN_SIGHT), name
    goal = me.page.locator(".ol-goal")
    expect(goal).to_contain_text("End of cycle: 1 point per marker")
    assert goal.evaluate(IN_SIGHT) and goal.evaluate("e => e.clientHeight") < 50


@pytest.mark.parametrize("position", [ACTIVATION, PLANNING], ids=["activation", "planning"])
def test_what_scores_is_read_on_a_phone_too(visit: Visit, host: Server, position: dict[str, Any]) -> None:
    me = sit(visit, host, [], position, **PHONE)
    goal = me.page.locator(".ol-goal")
    expect(goal).to_contain_text("Enemy cog out of action: 1 point")
    assert goal.evaluate(IN_SIGHT) and goal.evaluate("e => e.clientHeight") < 70
    assert goal.evaluate("e => e.scrollHeight <= e.clientHeight + 1")


def test_the_first_layout_lies_on_the_bloc_until_another_is_pointed_at(visit: Visit, host: Server) -> None:
    me = visit()
    me.page.goto(every_question(host, "olomoc", 2, {}, range(1))["layout"])
    assert me.until_asked() and me.ask == "layout"
    rows, lies = me.page.locator(".choices .opt"), me.page.locator(".ol-considered")
    drawn = "[...document.querySelectorAll('.ol-terrain path')].map((path) => path.getAttribute('d')).join()"
    first, last = (row.locator("span").inner_text() for row in (rows.first, rows.last))
    expect(lies).to_have_text(first)
    terrain = me.page.evaluate(drawn)
    assert terrain
    rows.last.hover()
    expect(lies).to_have_text(last)
    assert me.page.evaluate(drawn) not in ("", terrain)
    me.page.mouse.move(2, 2)
    expect(lies).to_have_text(first)


def test_a_row_by_keys_alone(visit: Visit, host: Server) -> None:
    """Each card goes where it first may, or where a place was meant; one way only lies by itself; then the seal."""
    me = sit(visit, host, [], PLANNING)
    assert me.ask == "plan"
    slots, rack = me.page.locator(".ol-plan .slot"), me.page.locator(".ol-plan .rack .opt")
    slots.nth(3).focus()
    me.press("Enter")
    expect(slots.nth(3)).to_have_attribute("aria-pressed", "true")
    first = rack.first.locator("b").inner_text()
    rack.first.focus()
    me.press("Enter")
    expect(slots.nth(3)).to_have_attribute("aria-label", re.compile(re.escape(first.lstrip("0123456789"))))
    while not me.page.locator(".ol-plan .seal[aria-disabled=false]").count():
        before = slots.locator(".pc").count()
        rack.first.focus()
        me.press("Enter")
        expect(slots.locator(".pc")).not_to_have_count(before)
    me.page.locator(".ol-plan .seal").focus()
    me.press("Enter")
    me.until(lambda: me.ask is None, "the other row")
    assert me.state is not None and me.state["view"]["rows"] == []  # shown together


def test_a_place_by_keys_alone(visit: Visit, host: Server) -> None:
    """The places are a list of buttons: nobody must aim."""
    me = sit(visit, host, [(0, "march a3")], ACTIVATION)
    places = me.page.locator(".ol-places .opt")
    places.nth(3).wait_for()
    assert places.count() <= 8 < me.page.locator(".ol-mark").count()  # those alike are one row
    places.nth(3).focus()
    before = me.at
    me.press("Enter")
    me.confirm(before, lambda _: me.press("Enter"))
    me.until(lambda: piece(me, "a3")["at"] != [6600, 4900], "the march")
    assert me.page.locator(".board [data-stop][tabindex='0']").count() == 1


def test_the_last_card_ends_the_game_and_the_points_are_explained(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [], LAST)
    me.answer("end")
    me.until(lambda: me.over, "the end")
    result = me.page.locator("dialog .result")
    result.wait_for(state="visible")
    told = result.inner_text()
    assert "4 points to 1 after the fourth cycle." in told and "Enemy cogs out of action" in told
    assert result.locator(".tot td").all_inner_texts() == ["4", "1"]
    assert not faults(me.page)


def test_a_ruler_by_hand(visit: Visit, host: Server) -> None:
    """It is turned and nudged, the engine says what is wrong with it, and what it allows is announced with it."""
    me = sit(visit, host, [(0, "march a3")], ACTIVATION)
    me.page.locator(".ol-handles .tb").first.click()
    expect(me.page.locator(".ol-hand")).to_have_count(1)
    expect(me.page.locator(".ol-mark")).to_have_count(0)
    me.page.mouse.click(*me.page.locator("svg.bloc").evaluate(ON_PAGE, [6600, 7600]))
    told = me.page.locator(".ol-told")
    told.wait_for()
    for _ in range(9):
        me.page.locator(".ol-handles.turn .tb").first.click()
    expect(told.locator(".no .rule")).to_have_text(re.compile("OLO-"))
    expect(me.page.locator(CONFIRM)).to_have_count(0)
    for _ in range(9):
        me.page.locator(".ol-handles.turn .tb").last.click()
    expect(me.page.locator(".ol-ghost")).to_be_visible()
    me.page.locator(CONFIRM).click()
    me.until(lambda: piece(me, "a3")["at"] != [6600, 4900], "the march")
    assert not me.refusals


def test_a_reaction_is_asked_with_its_odds_and_both_see_the_dice_fall(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(1, "attack b3 a3")], REACTION)
    assert me.ask == "react"
    expect(me.page.locator(".ol-fight .who")).to_have_text("Vlasta Černá against Pétra Kantor")
    says = me.page.locator(".ol-fight .opt small")
    expect(says).to_have_text([re.compile(r"^wounded \d+%")] * 3)
    expect(says.last).to_contain_text("in return: wounded")
    expect(me.page.locator(".ol-tape")).to_have_attribute("aria-label", "0.52 in · seen")  # from one to the other
    expect(me.page.locator(".fight-ring")).to_have_count(2)
    expect(me.page.locator(".ol-fuse")).to_have_count(0)
    assert not faults(me.page)
    me.answer("riposte")
    expect(me.page.locator(".ol-rolls > div")).to_have_count(2)
    assert me.page.locator(".ol-rolls .die").count() == 3 + 4


def test_where_clocks_run_a_reaction_has_half_a_minute(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(1, "attack b3 a3")], REACTION, ClockSettings(900, 20))
    expect(me.page.locator(".ol-fuse")).to_be_visible()
    assert me.ask == "react"
    me.page.clock.fast_forward(31_000)
    me.until(lambda: me.ask is None, "the answer of whoever gives none")
    assert not me.refusals


def test_a_finger_that_rests_aims_through_a_loupe(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(0, "march a3")], ACTIVATION, **PHONE)
    me.page.wait_for_selector(".ol-reach", state="attached")
    me.page.wait_for_selector(".to-list")  # the list has given its room to the Bloc
    me.page.evaluate(DRAWN)
    x, y = me.page.locator("svg.bloc").evaluate(ON_PAGE, [7000, 6000])
    finger = me.page.context.new_cdp_session(me.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x - 30, "y": y}]})
    expect(me.page.locator(".ol-loupe")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(me.page.locator(".ol-loupe")).to_have_count(0)
    expect(me.page.locator(".ol-ghost")).to_be_visible()
    expect(me.page.locator(".ol-told")).to_contain_text("Engages Rogue")


@pytest.mark.parametrize("position", ["activation", "march", "planning"])
def test_nothing_is_wrong_with_it(visit: Visit, host: Server, position: str) -> None:
    moves = [(0, "march a3")] if position == "march" else []
    me = sit(visit, host, moves, PLANNING if position == "planning" else ACTIVATION)
    assert not by_day_and_night(me.page)


def test_a_phone_opens_on_what_matters(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(0, "march a3")], ACTIVATION, **PHONE)
    framed = """() => {
      const box = document.querySelector('.board [data-target="piece:a3"]').getBoundingClientRect();
      return box.width > 24 && box.x > 0 && box.right < innerWidth;
    }"""
    me.page.wait_for_function(framed)
    me.page.locator(".ol-mark").first.tap(force=True)
    before = me.page.locator(".ol-ghost .base").bounding_box()
    me.page.locator(".nudge .east").tap()
    after = me.page.locator(".ol-ghost .base").bounding_box()
    assert before is not None and after is not None and after["x"] > before["x"]
    for tab, shown in enumerate((".stage", ".ol-side", ".ol-dock", ".logwrap", ".talk")):
        me.page.locator(".tabs button").nth(tab).tap()
        me.page.locator(shown).wait_for(state="visible")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert not faults(me.page), shown
