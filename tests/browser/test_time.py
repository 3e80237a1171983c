"""The clocks of a table on its page: days and nights, what happens at zero, and the seat that is given back."""

import datetime as dt
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.process import Server

DAY = 86_400
BOTH = [{"name": "Ana"}, {"name": "Bo"}]


def come(player: Player, made: dict[str, Any], seat: int) -> None:
    player.page.goto(f"/table/{made['table']}#{made['links'][seat]['key']}")
    player.page.locator("#question").wait_for()


def test_a_table_by_days_says_the_deadline_and_the_night_in_both_languages(visit: Visit, host: Server) -> None:
    clock = {"each": 2 * DAY, "budget": 3 * DAY}
    made = host.post("/api/tables", {"game": "connect4", "seats": BOTH, "clock": clock})
    me, friend = visit(locale="fr-FR"), visit()
    come(me, made, 0)
    come(friend, made, 1)
    mine = me.page.locator('.seat [data-clock="runs"]')
    expect(mine).to_contain_text("avant")
    expect(mine.locator("[role=timer]")).to_have_text("5 j")
    theirs = friend.page.locator('.seat [data-clock="runs"]')
    expect(theirs).to_contain_text("by ")
    expect(theirs.locator("[role=timer]")).to_have_text("5 d")
    expect(me.page.locator('.seat [data-clock="waits"]')).to_have_count(1)
    assert not faults(me.page)

    # She goes to bed.
    now = dt.datetime.now(dt.UTC)
    me.page.goto("/settings")
    nights = me.page.locator(".nights")
    nights.get_by_label("Ma nuit arrête ma pendule").check()
    nights.get_by_label("de", exact=True).fill((now - dt.timedelta(hours=1)).strftime("%H:%M"))
    nights.get_by_label("à", exact=True).fill((now + dt.timedelta(hours=6)).strftime("%H:%M"))
    nights.get_by_role("button", name="Garder").click()
    expect(nights.get_by_role("status")).to_contain_text("à toutes vos tables par jours")
    assert not faults(me.page)
    expect(friend.page.locator('.seat [data-clock="night"]')).to_contain_text("night, until")
    me.page.goto(f"/table/{made['table']}")
    expect(me.page.locator('.seat [data-clock="night"]')).to_contain_text("nuit, jusqu’à")
    me.answer()  # whoever wakes may play
    expect(friend.page.locator('.seat [data-clock="runs"]')).to_contain_text("by ")
    expect(friend.page.locator('.seat [data-clock="night"]')).to_have_count(0)


def test_at_zero_a_robot_holds_the_seat_and_gives_it_back_to_whoever_opens_the_table(
    visit: Visit, host: Server
) -> None:
    clock = {"budget": 10, "bonus": 60, "zero": "robot"}
    made = host.post("/api/tables", {"game": "connect4", "seats": BOTH, "clock": clock})
    me, friend = visit(), visit()
    come(me, made, 0)
    come(friend, made, 1)
    expect(me.page.locator('.seat [data-clock="last"]')).to_contain_text("+ 1 min for an answer")
    held = me.page.locator(".heldseat")
    expect(held).to_contain_text("A robot holds your seat")
    expect(friend.page.locator('.seat [data-clock="held"]')).to_contain_text("a robot holds the seat")
    assert not faults(me.page)
    held.get_by_role("button", name="Take my seat back").click()
    expect(held).to_have_count(0)
    expect(friend.page.locator('.seat [data-clock="held"]')).to_have_count(0)


def test_a_pause_is_said_on_every_page_and_nobody_plays_meanwhile(visit: Visit, host: Server) -> None:
    made = host.post("/api/tables", {"game": "connect4", "seats": BOTH, "clock": {"budget": 900}})
    me, friend = visit(), visit()
    come(me, made, 0)
    come(friend, made, 1)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Propose a pause").click()
    me.page.locator("dialog .btn.primary", has_text="Propose a pause").click()
    friend.page.get_by_role("button", name="Agree").click()
    for player in (me, friend):
        expect(player.page.locator('.seat [data-clock="pause"]')).to_have_count(2)
        expect(player.page.locator("#question")).to_contain_text("paused")


def test_time_is_given_to_whoever_is_waited_for(visit: Visit, host: Server) -> None:
    made = host.post("/api/tables", {"game": "connect4", "seats": BOTH, "clock": {"budget": 600}})
    me, friend = visit(), visit()
    come(me, made, 0)
    come(friend, made, 1)
    friend.page.get_by_role("button", name="Give 5 minutes").click()
    expect(me.page.locator('.seat [data-clock="runs"] [role=timer]')).to_have_text(re.compile(r"^1[45]:"))


def test_the_pace_and_what_happens_at_zero_are_chosen_in_words(visit: Visit) -> None:
    page = visit().page
    page.goto("/play/diktat")
    page.locator("input[name=mode][value=friends]").check(force=True)
    page.get_by_label("Clock").select_option(label="2 days an answer, + 3")
    zero = page.get_by_label("At zero")
    expect(zero).to_have_value("default")
    assert zero.locator("option").all_inner_texts() == ["default answer", "a robot holds the seat", "the seat is lost"]
    zero.select_option("robot")
    expect(page.locator("#zero-why")).to_contain_text("gives the seat back")
    assert not faults(page)
    page.goto("/play/neombre")
    page.locator("input[name=mode][value=friends]").check(force=True)
    page.get_by_label("Clock").select_option(label="15 min each, + 20 s a move")
    assert page.get_by_label("At zero").locator("option").count() == 2  # nobody loses alone there
