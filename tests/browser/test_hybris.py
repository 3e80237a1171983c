"""Hybris on the page: a turn by pointer, a deployment by keys alone, planning by its rack, a Duel, phones, and axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import by_day_and_night, faults
from tests.browser.conftest import Visit
from tests.browser.player import CONFIRM, DRAWN, Player
from tests.browser.positions import lay
from tests.browser.sizes import each_size
from tests.browser.test_boards import SMALL
from tests.server.process import Server

TURN: dict[str, Any] = {
    "olympians": ["athena", "zeus"],
    "pillars": ["pillar_1", "pillar_2"],
    "characters": [{"diomede": "reserve oracle"}, {}],
    "tiles": {"O01": "0 stored", "O06": "1 AR2"},
    "hands": [["P01", "P02"], []],
}

BUSY: dict[str, Any] = TURN | {
    "age": 2,
    "well": 7,
    "vp": [19, 21],
    "tiles": {"O01": "0 stored", "O06": "1 AR2", "O02": "0 A", "O03": "1 B", "O04": "0 1", "O07": "1 EL1"},
    "characters": [{"diomede": "reserve oracle", "olympian": "argos acted"}, {"olympian": "CO1 acted"}],
    "temples": {"argos": [0], "elis": [1]},
    "premonitions": [["V18", "V20"], []],
    "used": [["olympus"], []],
    "prayers_on": ["pillar_5"],
}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
FOCUSED = "document.activeElement.dataset.target"
# The arrow that leads towards a thing of the board, and the one to try when that leads nowhere.
WAYS = """target => {
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const [tx, ty] = middle(document.querySelector(`.board [data-target="${target}"]`));
  const flat = tx > x ? 'ArrowRight' : 'ArrowLeft', steep = ty > y ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(tx - x) > Math.abs(ty - y) ? [flat, steep] : [steep, flat];
}"""


def walk_to(me: Player, target: str) -> None:
    """From the one stop of the board by arrows alone."""
    assert me.page.locator(".board [data-stop][tabindex='0']").count() == 1
    me.tab_to(".board [data-stop]")
    seen: list[str] = []
    while (here := me.page.evaluate(FOCUSED)) != target:
        first, second = me.page.evaluate(WAYS, target)
        me.press(second if here in seen else first)
        if me.page.evaluate(FOCUSED) == here:
            me.press(second)
        seen.append(here)
        assert len(seen) < 40, f"{target} cannot be walked to: {seen}"


def sit(visit: Visit, host: Server, moves: list[tuple[int, str]], **told: Any) -> Player:
    """In the first seat of that position; `look`: how it is looked at."""
    me = visit(**told.pop("look", {}))
    me.page.goto(lay(host, "hybris", 2, told.pop("options", {}), moves, **(TURN | told))[0])
    me.page.wait_for_selector(".hyb .hy-panel")
    assert me.until_asked()
    return me


def thing(me: Player, target: str, within: str = ".board") -> Any:
    return me.page.locator(f'{within} [data-target="{target}"]')


def asked(me: Player, *asks: str) -> None:
    me.until(lambda: me.ask in asks, " or ".join(asks))


def own(me: Player) -> dict[str, Any]:
    assert me.state is not None
    return me.state["view"]["players"][0]


def test_a_turn_on_the_board_by_pointer(visit: Visit, host: Server) -> None:
    """A Hero of the dock, a slot of its Location, the verb of the board: each is lit, and nothing else of its kind."""
    me = sit(visit, host, [])
    hero = thing(me, "hero:diomede", ".hy-dock")
    expect(hero).to_have_class(re.compile("is-legal"))
    before = me.at
    hero.click()
    me.confirm(before)  # its token is revealed
    asked(me, "stand")
    lit = me.page.locator(".board .is-legal[data-target^='slot:']")
    expect(lit).to_have_count(3)
    assert [each.get_attribute("data-target") for each in lit.all()] == ["slot:OR1", "slot:OR2", "slot:OR3"]
    thing(me, "slot:OR2").click()
    expect(me.page.locator(CONFIRM)).to_be_visible()
    assert me.ask == "stand"  # picked, not yet sent
    thing(me, "slot:OR2").click()
    asked(me, "action")
    assert own(me)["characters"]["diomede"]["place"] == "OR2" and own(me)["faithful"] == 1
    before = me.at
    thing(me, "act:perceive").click()
    me.confirm(before)
    me.until(lambda: own(me)["vp"] == 1, "the action")
    assert len(own(me)["premonitions"]) == 1
    expect(thing(me, "hero:diomede")).to_have_attribute("aria-label", "Diomedes, Hero of Athena, The Oracle 2")


def test_what_is_not_lit_says_why(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(0, "activate diomede")])
    asked(me, "stand")
    thing(me, "slot:FO1").click()
    expect(me.page.locator(".refuse")).to_be_visible()
    assert me.ask == "stand" and len(me.refusals) == 1


def enter(me: Player) -> None:
    """By Enter, and once more where it cannot be taken back."""
    before = me.at
    me.press("Enter")
    me.confirm(before, lambda _: me.press("Enter"))


def test_a_deployment_by_keys_alone(visit: Visit, host: Server) -> None:
    """One stop for the board, arrows from place to place, Enter picks and Enter sends."""
    me = sit(visit, host, [(0, "activate olympian")])
    for _ in range(12):
        if me.ask == "where":
            break
        me.type_answer()
        me.page.wait_for_timeout(200)
    asked(me, "where")
    walk_to(me, "loc:mortal_world")
    me.press("Enter")
    asked(me, "stand")
    walk_to(me, "city:argos")
    enter(me)
    asked(me, "action")
    walk_to(me, "act:deploy")
    enter(me)
    asked(me, "deploy")
    walk_to(me, "case:AR1")
    expect(thing(me, "case:AR1").locator(".ghost-tile")).to_have_count(1)  # before it is laid
    enter(me)
    me.until(lambda: me.state is not None and me.state["view"]["tile_at"]["O01"]["at"] == "AR1", "the tile")


def test_what_a_choice_costs_and_brings_is_told_before_it_is_made(visit: Visit, host: Server) -> None:
    """The price beside the character, the bonus beside the slot; over a case its connections light up."""
    me = sit(visit, host, [], aegis=[3, 3], well=5)
    expect(me.page.locator(".choices .opt", has_text="Activate Diomedes").locator(".told")).to_have_text("−1 Aegis")
    expect(me.page.locator(".choices .opt", has_text="Activate Athena").locator(".told")).to_have_count(0)
    way = ["activate olympian", "go_on", "go mortal_world"]
    me = sit(visit, host, [(0, move) for move in way], well=5)
    expect(me.page.locator(".choices .opt", has_text="Argos").locator(".told")).to_have_text("The Well would hold 6")
    way += ["city argos", "go_on", "act deploy"]
    me = sit(visit, host, [(0, move) for move in way])
    expect(me.page.locator(".hy-joins")).to_have_count(0)
    thing(me, "case:AR1").hover()
    expect(me.page.locator(".hy-joins")).to_have_count(1)
    expect(me.page.locator(".hy-worth")).to_contain_text("VP")
    thing(me, "tile:O06").hover()  # connected with nothing yet
    expect(me.page.locator(".hy-joins")).to_have_count(0)


def test_planning_lays_tokens_under_characters(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [], phase="planning", characters=[{"diomede": "reserve"}, {}])
    asked(me, "plan")
    rack = me.page.locator(".hy-plan .rack button.opt")
    expect(rack.first).to_be_visible()
    rack.filter(has_text="Forge").click()
    me.until(lambda: own(me)["characters"]["diomede"].get("token") == "forge", "the token")
    me.page.locator(".hy-plan .rack button.opt").filter(has_text="Oracle").click()
    me.until(lambda: own(me)["characters"]["prophet_1"].get("token") == "oracle", "the other token")
    me.page.locator(".hy-plan .who").first.click()  # taken back
    me.until(lambda: "token" not in own(me)["characters"]["diomede"], "the token back")
    me.page.locator(".hy-plan .seal").click()
    me.until(lambda: me.ask is None, "the others")


def test_a_duel_lays_its_tokens_on_slots(visit: Visit, host: Server) -> None:
    told = {
        "options": {"duel": True},
        "pillars": ["pillar_1", "pillar_3"],
        "seconds": ["pillar_5", "pillar_6"],
        "postures": ["humble pillar_5", "proud pillar_6"],
        "laid": {"FO1": "1 forbidden", "OL1": "0 olympian"},
    }
    me = sit(visit, host, [(0, "activate diomede"), (0, "slot OR1")], **told)
    asked(me, "lay-token")
    expect(me.page.locator(".hy-laid")).to_have_count(2)
    lit = me.page.locator(".board .is-legal[data-target^='slot:']")
    assert lit.count() > 2 and thing(me, "slot:FO1").get_attribute("aria-pressed") is None
    chosen, before = lit.first.get_attribute("data-target") or "", me.at
    lit.first.click()
    me.confirm(before)
    me.until(lambda: me.ask != "lay-token", "the token")
    assert me.state is not None
    assert me.state["view"]["laid"][chosen.removeprefix("slot:")] == {"seat": 0, "face": "forbidden"}


def test_a_duel_is_seen_in_the_strip_and_on_the_mat(visit: Visit, host: Server) -> None:
    """Both Pillars, the half that is covered, the Posture, the tokens left, what a token does where it lies."""
    told: dict[str, Any] = {
        "options": {"duel": True},
        "pillars": ["pillar_1", "pillar_3"],
        "seconds": ["pillar_5", "pillar_6"],
        "postures": ["humble pillar_5", "proud pillar_6"],
        "laid": {"FO1": "1 forbidden", "OL1": "0 olympian"},
    }
    me = sit(visit, host, [], **told)
    mine = me.page.locator(".seat.me")
    expect(mine.locator(".pil.top-cut")).to_have_attribute("aria-label", re.compile("top half covered"))
    expect(me.page.locator(".seat").nth(1).locator(".pil.bottom-cut")).to_have_count(1)
    expect(mine.locator(".posture")).to_have_text("Humble")
    left = int(mine.locator(".pils .left").inner_text())
    assert left == own(me)["olympian_tokens"]
    expect(thing(me, "slot:FO1")).to_have_attribute("aria-label", re.compile("Forbidden token of Zeus: nobody"))
    expect(me.page.locator(".hy-columns .hy-column.taken")).to_have_count(4)
    assert not by_day_and_night(me.page)
    me.page.locator(".seat").nth(1).click()
    expect(me.page.locator("dialog .hy-mat")).to_contain_text("bottom half covered")
    assert not by_day_and_night(me.page)


CONTESTED = ["1 activate pollux", "1 city argos", "1 act deploy", "1 deploy O06 AR1", "0 contest diomede"]
FIELD: dict[str, Any] = {
    "pillars": ["pillar_2", "pillar_1"],
    "characters": [{"diomede": "reserve moirai"}, {"pollux": "reserve mortal_world"}],
    "tiles": {"O06": "1 stored"},
    "hands": [["P01", "P02"], ["P05", "P04"]],
}


def fought(*moves: str) -> list[tuple[int, str]]:
    return [(int(move[0]), move[2:]) for move in (*CONTESTED, *moves)]


def test_a_combat_has_its_stage_and_markers_are_turned_up_together(visit: Visit, host: Server) -> None:
    """One’s own card lies in the secret frame, the other’s shows its back; nothing turns until both have locked."""
    moves = fought("0 card P01", "1 card P05", "1 continue")
    me = sit(visit, host, moves, **FIELD)
    asked(me, "fight-marker")
    stage = me.page.locator(".hy-combat")
    expect(stage.locator(".hy-laid-card.secret")).to_have_text("Crush")
    expect(stage.locator(".hy-laid-card.back")).to_have_count(1)
    expect(stage.locator(".marker.locked")).to_have_count(1)  # the other's, not what it says
    expect(stage.locator(".marker.turned")).to_have_count(0)
    assert not by_day_and_night(me.page)
    me.answer("continue")
    asked(me, "fight-card")
    expect(stage.locator(".marker.turned")).to_have_count(2)
    expect(stage.locator(".hy-played.turned")).to_have_count(2)


def test_without_motion_the_end_of_a_combat_stands_until_it_is_noted(visit: Visit, host: Server) -> None:
    moves = fought("0 card P01", "1 card P05", "1 stop")
    me = sit(visit, host, moves, look={"reduced_motion": "reduce"}, **FIELD)
    asked(me, "fight-marker")
    me.answer("stop")
    ended = me.page.locator(".hy-moment", has_text="Zeus beats Athena")
    expect(ended).to_be_visible()
    expect(ended.locator(".marker.stop")).to_have_count(2)
    assert ended.evaluate("e => getComputedStyle(e).animationName") == "none"
    me.press("Escape")
    expect(ended).to_have_count(0)


def test_a_challenge_is_thrown_and_answered(visit: Visit, host: Server) -> None:
    """Whoever may contest is lit; both see the challenge thrown, lay their cards and lock their markers, and both
    see who has won."""
    moves = [(int(move[0]), move[2:]) for move in CONTESTED[:-1]]
    players = [visit(), visit()]
    for player, address in zip(players, lay(host, "hybris", 2, {}, moves, **(TURN | FIELD)), strict=True):
        player.page.goto(address)
        player.page.wait_for_selector(".hyb .hy-panel")
    me, other = players
    assert me.until_asked()
    asked(me, "contest")
    expect(other.page.locator(".waits")).to_contain_text("contest")
    hero = thing(me, "hero:diomede", ".hy-dock")
    expect(hero).to_have_class(re.compile("is-legal"))
    before = me.at
    hero.click()
    me.confirm(before)
    for player in players:
        thrown = player.page.locator(".hy-moment.thrown")
        expect(thrown).to_have_text("Athena issues a challenge")
        player.press("Escape")
        expect(thrown).to_have_count(0)
        asked(player, "fight-card")
        expect(player.page.locator(".hy-combat .camp")).to_have_count(2)
    for player in players:
        player.answer("card")
    for player in players:
        asked(player, "fight-marker")
        player.answer("stop")
    for player in players:
        expect(player.page.locator(".hy-moment li")).to_have_count(2)
        player.press("Escape")
    me.until(lambda: me.state is not None and me.state["view"]["combat"] is None, "the end of the Combat")
    expect(me.page.locator(".hy-combat")).to_have_count(0)


@pytest.mark.parametrize("phase", ["pillars", "planning", "action"])
def test_nothing_is_wrong_with_it(visit: Visit, host: Server, phase: str) -> None:
    more: dict[str, Any] = {} if phase == "action" else {"characters": [{}, {}]}
    if phase == "pillars":
        more |= {"pillars": [], "olympians": ["zeus", "athena"]}  # Zeus chooses first
    me = sit(visit, host, [], phase=phase, **more)
    assert not by_day_and_night(me.page)


# Points of the lines of the question that something lies over.
COVERED = """() => {
  const question = document.querySelector("#question"), range = document.createRange();
  range.selectNodeContents(question);
  return [...range.getClientRects()]
    .flatMap((line) => [0.02, 0.5, 0.98].map((part) => [line.left + line.width * part, line.top + line.height / 2]))
    .filter(([x, y]) => !question.contains(document.elementFromPoint(x, y)));
}"""
# Words of the page, beside the board, in letters under 11 pixels.
TINY = """() => [...document.querySelectorAll(".app *")]
  .filter((each) => !each.closest("svg") && each.getClientRects().length)
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11)
  .map((each) => each.textContent.trim())"""


def test_everything_can_be_read_at_every_size(visit: Visit, host: Server) -> None:
    """The board whole and its letters large enough, nothing over the question, the Pillars always in sight: in the top
    bar, in a column on a wide desk, behind their tab on a tablet, where one’s own side lies beside the question."""
    me = sit(visit, host, [(0, "activate diomede")], **BUSY)
    page = me.page
    for width, height in ((1920, 1080), (1440, 900), (1366, 768), (1280, 720), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        at = f"{width} x {height}"
        assert page.evaluate(SMALL) == [], at
        assert page.evaluate(TINY) == [], at
        assert page.evaluate(COVERED) == [], at
        assert page.locator(".hy-columns").is_visible() == (820 < width < 1696), at
        assert page.locator(".hy-side").is_visible() == (width > 1696), at
        assert page.locator(".hy-dock").is_visible(), at
        box = page.locator(".hy-ground .ring").bounding_box()
        stage = page.locator(".stage").bounding_box()
        assert box and stage and stage["y"] <= box["y"] and box["y"] + box["height"] <= stage["y"] + stage["height"], at
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_selector(".about-place", state="attached")
    page.locator(".hy-column").nth(2).click()
    expect(page.locator(".about")).to_contain_text("Ambition")


# Locations of which a part is out of sight, and what may be touched and is covered.
UNSEEN = """() => {
  const frame = document.querySelector(".stage .board").getBoundingClientRect();
  const within = (box) => box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  return [...document.querySelectorAll(".board .hy-panel")].filter((each) => !within(each.getBoundingClientRect()))
    .map((each) => each.dataset.target);
}"""
COVERED_SPOTS = """() => [...document.querySelectorAll(".board .is-legal")].filter((each) => {
  const box = each.getBoundingClientRect();
  const points = [0.2, 0.5, 0.8].map((part) => [box.x + box.width * part, box.y + box.height / 2]);
  return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".zoom, .hy-wheel, .decide, .tray"));
}).map((each) => each.dataset.target)"""


def test_a_phone_opens_with_the_whole_board(visit: Visit, host: Server) -> None:
    """Unless a few places of it are asked for; from afar only what can be read is written."""
    me = sit(visit, host, [], look=PHONE, **BUSY)
    asked(me, "turn")
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(UNSEEN) == []
    assert me.page.evaluate(SMALL) == []
    assert me.page.locator(".board .afar-title").count() == 6
    for _ in range(7):  # and at every zoom between it and the closest
        me.page.locator(".board [data-stop][tabindex='0']").press("+")
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(SMALL) == []


def test_no_control_of_the_board_lies_on_what_may_be_touched(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(0, "activate diomede")], **BUSY)
    asked(me, "stand")
    for _ in each_size(me.page):
        assert me.page.locator(".board .is-legal").count() == 3
        assert me.page.evaluate(COVERED_SPOTS) == []


def test_a_spectator_sees_every_slot(visit: Visit, host: Server) -> None:
    address = lay(host, "hybris", 2, {}, [], **BUSY)[0].split("#")[0]
    me = visit()
    me.page.goto(address)
    me.page.wait_for_selector(".hyb .hy-panel")
    for _ in each_size(me.page):
        assert me.page.evaluate(UNSEEN) == []
        assert me.page.evaluate(COVERED_SPOTS.replace(".is-legal", ".hy-slot")) == []


def test_what_another_plans_leaves_the_map_of_a_phone_as_it_was(visit: Visit, host: Server) -> None:
    told = TURN | {"phase": "planning", "characters": [{"diomede": "reserve"}, {"pollux": "reserve"}]}
    seats = [visit(**PHONE), visit()]
    for each, address in zip(seats, lay(host, "hybris", 2, {}, [], **told), strict=True):
        each.page.goto(address)
        assert each.until_asked()
        asked(each, "plan")
    me, other = seats
    board = me.page.locator(".board")
    for _ in range(3):
        me.page.locator(".board [data-stop][tabindex='0']").press("+")
    me.page.evaluate(DRAWN)
    framed, heard = board.get_attribute("viewBox"), me.state
    other.page.locator(".hy-plan .rack button.opt").first.click()
    me.until(lambda: me.state is not heard, "the token of the other")
    me.page.evaluate(DRAWN)
    me.page.evaluate(DRAWN)
    assert board.get_attribute("viewBox") == framed


def test_a_phone_opens_on_what_matters(visit: Visit, host: Server) -> None:
    me = sit(visit, host, [(0, "activate diomede")], look=PHONE)
    asked(me, "stand")
    box = thing(me, "slot:OR2").bounding_box()
    assert box is not None and 0 < box["x"] < 390 - box["width"] and box["width"] > 24
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab, shown in enumerate((".stage", ".hy-side", ".hy-dock", ".logwrap", ".talk")):
        me.page.locator(".tabs button").nth(tab).tap()
        me.page.locator(shown).wait_for(state="visible")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert not faults(me.page), shown
