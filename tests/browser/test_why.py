"""Robots explain themselves in the browser: advice for whoever plays alone, and why they did what they did."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.process import Server


def sit_down(me: Player, host: Server, game: str, *others: dict[str, str]) -> None:
    """At the first seat of a new table."""
    body = json.dumps({"game": game, "seats": [{"name": "Ana"}, *others]}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{host.port}/api/tables", body, method="POST")
    with urllib.request.urlopen(request) as answer:
        made = json.loads(answer.read())
    me.page.goto(f"/table/{made['table']}#{made['links'][0]['key']}")


def robot(level: str) -> dict[str, str]:
    return {"kind": "bot", "bot": "robot", "level": level}


@pytest.mark.parametrize("width", [390, 1440])
def test_advice_is_given_taken_and_a_robot_says_why(visit: Visit, host: Server, artifacts: Path, width: int) -> None:
    me = visit(width=width, height=844)
    sit_down(me, host, "connect4", robot("compagnon"))
    assert me.until_asked()
    page = me.page
    page.get_by_role("button", name="Advice").click()
    panel = page.locator("dialog .explained")
    expect(panel.locator("ul li")).to_have_count(3, timeout=60_000)  # where to look: no figure, and no order
    expect(panel).not_to_contain_text("chance of winning")
    assert axe.faults(page) == []
    panel.get_by_role("button", name="What should I think of?").click()
    expect(panel.get_by_role("heading", name="What to think of")).to_be_visible()
    expect(panel).not_to_contain_text("chance of winning")
    page.screenshot(path=artifacts / f"why-rungs-{width}.png")
    panel.get_by_role("button", name="Show the move").click()
    expect(panel.locator("ol li")).to_have_count(3)
    expect(panel).to_contain_text("chance of winning (between")
    expect(panel).to_contain_text("Master")
    panel.locator("summary").click()
    expect(panel.locator("tbody tr")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.screenshot(path=artifacts / f"why-{width}.png")
    assert axe.faults(page) == []
    advised = panel.locator("li").first.locator(".what").inner_text()
    before = me.at
    panel.get_by_role("button", name="Choose this").first.click()
    expect(page.locator(".decide .pick")).to_contain_text(advised)
    me.confirm(before)
    me.until(lambda: me.at > before + 1, "the robot's answer")
    assert me.until_asked()
    page.get_by_role("button", name="Advice").click()
    expect(panel.get_by_role("button", name="Show the move")).to_be_visible(timeout=60_000)
    panel.get_by_role("button", name="Why the last move?").click()
    expect(panel).to_contain_text("Red played: Drop a disc", timeout=60_000)
    expect(panel.locator("ol li")).to_have_count(3)
    assert axe.faults(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_looking_back_a_move_is_explained(visit: Visit, host: Server) -> None:
    me = visit()
    sit_down(me, host, "connect4", robot("hasard"))
    assert me.until_asked()
    before = me.at
    me.answer()
    me.until(lambda: me.at > before + 1, "the robot's answer")
    assert me.until_asked()
    me.page.locator(".logwrap .nav .iconbtn").first.click()
    me.page.get_by_role("button", name="Why this move?").click()
    expect(me.page.locator("dialog .explained")).to_contain_text("played: Drop a disc", timeout=60_000)


def test_advice_at_a_table_with_secrets(visit: Visit, host: Server) -> None:
    me = visit()
    sit_down(me, host, "diktat", robot("hasard"))
    assert me.until_asked()
    me.page.get_by_role("button", name="Advice").click()
    expect(me.page.locator("dialog .explained li").first).to_be_visible(timeout=60_000)


def test_among_people_no_advice_is_offered(visit: Visit, host: Server) -> None:
    me = visit()
    sit_down(me, host, "connect4", {"name": "Bo"})
    me.page.locator("#question").wait_for()
    expect(me.page.get_by_role("button", name="Advice")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_among_people_a_coach_is_set_up_asked_and_told_of(
    visit: Visit, host: Server, artifacts: Path, width: int
) -> None:
    setting_up = visit(width=width, height=844).page
    setting_up.goto("/play/connect4")
    setting_up.locator("input[name=mode][value=friends]").check(force=True)
    setting_up.locator("details.more summary").first.click()
    setting_up.get_by_role("checkbox", name="With a coach").check()
    assert axe.faults(setting_up) == []
    setting_up.screenshot(path=artifacts / f"coach-setup-{width}.png")

    made = host.post(
        "/api/tables", {"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}], "coach": True, "together": True}
    )
    ana, bo = visit(width=width, height=844), visit(width=width, height=844)
    for player, link in zip((ana, bo), made["links"], strict=False):
        player.page.goto(f"/table/{made['table']}#{link['key']}")
        if player is ana:
            expect(player.page.locator("body")).to_contain_text("Whoever plays here agrees")
    assert ana.until_asked()
    ana.page.get_by_role("button", name="Advice").click()
    panel = ana.page.locator("dialog .explained")
    expect(panel).to_contain_text("Everybody at the table is told")
    panel.get_by_role("button", name="Ask the robot").click()
    expect(panel.locator("ul li")).to_have_count(3, timeout=60_000)
    expect(panel).to_contain_text("2 more pieces of advice")
    assert axe.faults(ana.page) == []
    ana.page.screenshot(path=artifacts / f"coach-{width}.png")
    if width < 800:
        bo.page.locator(".tabs button", has_text="Talk").click()
    expect(bo.page.locator(".talk")).to_contain_text("Ana has asked a robot for advice (1 of 3).")
