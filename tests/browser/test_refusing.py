"""Nothing that can be pressed refuses: what may not be done now is off, and says why."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT, Player
from tests.browser.positions import every_question, lay
from tests.browser.test_games_of_mine import sit
from tests.browser.test_neombre import FIGHT
from tests.browser.test_olomoc import ACTIVATION, PLANNING
from tests.browser.test_together import two_at_a_table
from tests.server.process import Server

ROBOT: dict[str, object] = {"kind": "bot", "name": "Robot Ilse", "level": "hasard"}
# Not: what leads away from the table, what somebody types into, and what gives a seat away.
CONTROLS = """() => {
  document.querySelectorAll("[data-control]").forEach((each) => delete each.dataset.control);
  const root = document.querySelector("dialog[open]") ?? document.querySelector(".app");
  return [...root.querySelectorAll("button")].filter((each) => !each.disabled && each.ariaDisabled !== "true"
    && each.checkVisibility() && !each.closest(".lang, .nameform, .hooks, .mail, form.say")
    && !/Give |Stop this game|Leave the lesson/.test(each.innerText + each.ariaLabel))
    .map((each, n) => { each.dataset.control = n; return (each.ariaLabel ?? "") + each.innerText; });
}"""
ENOUGH = 40


def press_everything(me: Player) -> set[str]:
    """Press every control that is on, one after the other, where each leads; those pressed."""
    page, done = me.page, set[str]()
    for _ in range(ENOUGH):
        me.until(lambda: me.ask or me.over or me.seat is None or (me.state and me.state["paused"]), "a question")
        page.wait_for_timeout(60)
        labels = page.evaluate(CONTROLS)
        fresh = [n for n, label in enumerate(labels) if label not in done]
        if not fresh:
            if not page.locator("dialog[open]").count():
                break
            page.keyboard.press("Escape")
            continue
        done.add(labels[fresh[0]])
        page.evaluate("n => document.querySelector(`[data-control='${n}']`)?.click()", fresh[0])
        me.until(lambda: True, "the answer")
        assert me.refusals == [], labels[fresh[0]]
        expect(page.locator(".refuse")).to_have_count(0)
    return done


@pytest.mark.parametrize("game", ["diktat", "connect4", "phare", "steamwatchers"])
def test_no_control_that_is_on_refuses_whoever_is_asked(visit: Visit, host: Server, game: str) -> None:
    me = visit()
    sit(me, host, game, [{"name": "Ana"}, ROBOT])
    assert me.until_asked()
    assert len(press_everything(me)) > 6


def test_no_control_that_is_on_refuses_a_spectator_who_is_told_why_they_cannot_talk(visit: Visit, host: Server) -> None:
    player, watcher = visit(), visit()
    table = sit(player, host, "diktat", [{"name": "Ana"}, ROBOT])
    watcher.page.goto(f"/table/{table}")
    watcher.page.locator("#question").wait_for()
    expect(watcher.page.locator(".talk")).to_contain_text("To write to the stand you need an account")
    expect(watcher.page.locator("#chat, #stand-line")).to_have_count(0)
    assert len(press_everything(watcher)) > 3


def off(button: Locator) -> None:
    expect(button).to_have_attribute("aria-disabled", "true")


def test_what_cannot_be_taken_back_is_off_and_says_why(visit: Visit, host: Server) -> None:
    me = visit()
    sit(me, host, "connect4", [{"name": "Ana"}, ROBOT])
    assert me.until_asked()
    me.answer()
    assert me.until_asked()  # the robot has answered since
    undo = me.page.locator(".decide .undo")
    off(undo)
    undo.click(force=True)
    expect(me.page.locator(".decide .kept")).to_contain_text("passed")
    me.press("Backspace")
    assert me.refusals == []


def test_to_choose_anew_and_to_take_back_are_not_called_alike(visit: Visit, host: Server) -> None:
    me = visit(locale="fr-FR")
    sit(me, host, "steamwatchers", [{"name": "Ana"}, ROBOT])
    assert me.until_asked()  # with a clan picked, to be confirmed
    acts = me.page.locator(".decide > .acts")
    expect(acts).to_contain_text("Changer de choix")
    expect(acts).not_to_contain_text("Annuler")
    acts.get_by_role("button", name="Changer de choix").click()
    expect(me.page.locator(".pick")).to_have_count(0)


def test_what_has_been_proposed_is_not_proposed_twice(visit: Visit) -> None:
    host, _, _ = two_at_a_table(visit)
    for _ in range(2):
        host.page.locator(".top [aria-haspopup=dialog]").click()
        pause = host.page.locator(".menu .btn", has_text="Propose a pause")
        pause.wait_for()
        if pause.is_disabled():
            expect(pause).to_contain_text("proposed already")
            break
        pause.click()
        host.page.locator("dialog .btn.primary", has_text="Propose a pause").click()
    else:
        raise AssertionError("it could be proposed twice")
    assert host.refusals == []


def described(control: Locator) -> str:
    """What a screen reader adds to the name of a control."""
    control.page.wait_for_function("e => e.hasAttribute('aria-describedby')", arg=control.element_handle())
    return str(control.evaluate("e => document.getElementById(e.getAttribute('aria-describedby')).textContent"))


def says_before_it_is_pressed(me: Player, control: Locator, reason: str) -> None:
    """Described, and written beside it for the focus and for the pointer."""
    off(control)
    assert reason in described(control)
    note = me.page.locator(".off-note")
    me.press("Tab")  # by keyboard: what is focused by a click shows nothing
    control.focus()
    expect(note).to_contain_text(reason)
    assert not faults(me.page)
    me.press("Escape")
    expect(note).to_have_count(0)
    control.evaluate("e => e.blur()")
    me.page.mouse.move(2, 2)  # nothing is off there
    control.hover(force=True)
    beside = control.get_attribute("data-about")
    expect(me.page.locator(".about .off") if beside else note).to_contain_text(reason)
    assert me.refusals == []
    me.page.mouse.move(2, 2)
    expect(note).to_have_count(0)


def test_a_manoeuvre_says_beforehand_why_it_cannot_be_made(visit: Visit, host: Server) -> None:
    me = visit()
    me.page.goto(lay(host, "diktat", 2, {"content": "house"}, [], phase="manoeuvres", pp=[0, 0])[0])
    assert me.until_asked() and me.ask == "manoeuvre"
    says_before_it_is_pressed(me, me.page.locator('[data-about="man:develop"]'), "enough PP")
    says_before_it_is_pressed(me, me.page.locator('[data-about="man:special"]'), "None of your cards")
    assert me.at == 0


def test_titles_undo_and_empty_answers_say_beforehand_why_they_are_off(visit: Visit, host: Server) -> None:
    asked = every_question(host, "steamwatchers", 5, {}, range(2))
    me = visit()
    me.page.goto(asked["primus"])
    assert me.until_asked()
    says_before_it_is_pressed(me, me.page.locator(".sw-shut").first, "Primus token")
    says_before_it_is_pressed(me, me.page.locator(".decide .undo.off"), "cannot be taken back")

    team = visit()
    sent = [(0, "send"), (0, "name karst")]
    team.page.goto(lay(host, "diktat", 2, {"content": "house"}, sent, phase="manoeuvres", reserve={"A": {"C": 1}})[0])
    assert team.until_asked() and team.ask == "team-pawn"
    says_before_it_is_pressed(team, team.page.locator(".build .btn.primary"), "at least one Agent")


def test_what_is_not_lit_on_the_board_says_why_where_it_says_what_it_is(visit: Visit, host: Server) -> None:
    me = visit()
    full: dict[str, Any] = {"piles": {"motol": ["B: C", "B: G"]}, "reserve": {"A": {"C": 1}}}
    me.page.goto(lay(host, "diktat", 2, {"content": "house"}, [(0, "send")], phase="manoeuvres", **full)[0])
    assert me.until_asked() and me.ask == "team-sector"
    me.page.locator(".about-place").wait_for(state="attached")
    x, y = me.page.locator('[data-target="sector:motol"]').evaluate(FREE_POINT)
    me.page.mouse.move(x, y)
    me.page.mouse.move(x + 1, y)
    expect(me.page.locator(".about .off")).to_contain_text("all the piles it has room for")
    assert me.refusals == []


def test_a_manoeuvre_that_cannot_be_made_is_off_can_be_reached_and_says_why_with_its_rule(
    visit: Visit, host: Server
) -> None:
    me = visit()
    me.page.goto(lay(host, "diktat", 2, {"content": "house"}, [], phase="manoeuvres", pp=[0, 0])[0])
    assert me.until_asked() and me.ask == "manoeuvre"
    develop = me.page.locator('[data-about="man:develop"]')
    off(develop)
    develop.focus()
    expect(develop).to_be_focused()
    me.press("Enter")
    expect(me.page.locator(".refuse")).to_contain_text("DIK-")
    for legal in me.page.locator(".cb-man .is-legal").all():
        expect(legal).to_have_attribute("aria-disabled", "false")


def test_a_title_that_cannot_be_had_is_off_and_says_why(visit: Visit, host: Server) -> None:
    asked = every_question(host, "steamwatchers", 5, {}, range(2))
    me = visit()
    me.page.goto(asked["primus"])
    assert me.until_asked()
    taken = me.page.locator(".sw-shut").first
    off(taken)
    taken.click(force=True)
    expect(me.page.locator(".refuse")).to_contain_text("STW-")


def test_acts_and_rows_of_olomoc_say_beforehand_why_they_are_shut(visit: Visit, host: Server) -> None:
    me = visit()
    me.page.set_default_navigation_timeout(60_000)  # the first table of a server reads the whole content
    me.page.goto(lay(host, "olomoc", 2, {}, [], **ACTIVATION)[0])
    assert me.until_asked() and me.ask == "activation"
    says_before_it_is_pressed(me, me.page.locator('.ol-acts [data-about="act:shoot"]'), "engaged cog cannot shoot")
    says_before_it_is_pressed(me, me.page.locator('.ol-acts [data-about="act:rest"]'), "no such token to lose")

    me.page.goto(lay(host, "olomoc", 2, {}, [], **PLANNING)[0])
    me.until(lambda: me.ask == "plan", "the row")
    says_before_it_is_pressed(me, me.page.locator(".ol-plan .seal"), "five cards first")
    me.page.locator(".ol-plan .rack .min .opt").first.click()
    me.page.locator(".ol-plan .slot:has(.pc)").click()  # it lay where it first may, and is taken up again
    says_before_it_is_pressed(me, me.page.locator(".ol-plan .slot[aria-disabled=true]").first, "slot")


def test_a_card_of_neombre_that_cannot_be_played_says_why_beforehand(visit: Visit, host: Server) -> None:
    me = visit()
    played = [(0, "play 1BB02"), (0, "target enemy_0"), (0, "play D1B04")]
    me.page.goto(lay(host, "neombre", 4, {"mode": "fight"}, played, **FIGHT)[0])
    assert me.until_asked()
    card = me.page.locator(".nb-hands .pcard:not(.is-legal)").first
    assert "played your two cards" in described(card)
    me.page.locator(".about-place").wait_for(state="attached")
    card.hover()
    expect(me.page.locator(".about .off")).to_contain_text("played your two cards")
    assert me.refusals == []
