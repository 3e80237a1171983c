"""Whoever plays several games finds them on the home page, the one that waits for them first, and can leave each."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_together import be_called, four_in_a_row
from tests.server.process import Server


def sit(player: Player, host: Server, game: str, seats: list[dict[str, object]]) -> str:
    made = host.post("/api/tables", {"game": game, "seats": seats})
    player.page.goto(f"/table/{made['table']}#{made['links'][0]['key']}")
    player.page.locator("#question").wait_for()
    return str(made["table"])


def with_a_friend(visit: Visit) -> tuple[Player, Player]:
    """A game of two people in which the second has just come."""
    host, guest = visit(), visit()
    four_in_a_row(host)
    link = host.page.locator("#link-1").input_value()
    host.page.locator(".acts a.btn.primary").click()
    guest.page.goto(link)
    be_called(guest, "Bo")
    assert host.until_asked()
    return host, guest


def test_games_are_listed_with_people_round_and_age_and_those_that_wait_for_me_first(
    visit: Visit, host: Server
) -> None:
    me = visit()
    robots: list[dict[str, object]] = [{"name": "Ana"}, {"kind": "bot", "name": "Robot Ilse", "level": "apprenti"}]
    sit(me, host, "diktat", robots)
    assert me.until_asked()
    sit(me, host, "connect4", [{"name": "Ana"}, {"name": "Bo"}])
    assert me.until_asked()
    me.answer()  # now it is Bo's turn, who has not come
    sit(me, host, "steamwatchers", robots)
    assert me.until_asked()
    page = me.page
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Two tables are waiting for you.")
    first = page.locator(".resume")
    expect(first).to_contain_text("Diktat")  # it has waited longest
    expect(first.locator(".turn")).to_contain_text("?")
    expect(first).to_contain_text("Cycle 1 of 5")
    expect(first).to_contain_text("Your turn, just now")
    rows = page.locator(".mine li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Steamwatchers")
    expect(rows.nth(0)).to_contain_text("Setup · You, Robot Ilse · just now")
    expect(rows.nth(1)).to_contain_text("Bo is thinking")
    expect(rows.nth(1)).to_contain_text("1 disc played · You, Bo")
    expect(page.locator(".footnav")).to_be_hidden()
    assert not faults(page)
    rows.nth(1).get_by_role("link").click()
    page.locator("#question").wait_for()


def test_a_game_alone_is_given_up_from_the_home_page(visit: Visit, host: Server) -> None:
    me = visit()
    table = sit(me, host, "connect4", [{"name": "Ana"}, {"kind": "bot"}])
    page = me.page
    page.goto("/")
    page.locator(".resume").get_by_role("button", name="Give up").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("The game stops here and leaves your list.")
    assert not faults(page)
    dialog.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".resume")).to_contain_text("Puissance 4")
    page.locator(".resume").get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Stop this game").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".resume")).not_to_contain_text("Puissance 4")
    assert host.get(f"/api/tables/{table}")["abandoned"]


def test_among_people_a_robot_takes_the_seat_of_whoever_gives_up(visit: Visit) -> None:
    first, second = with_a_friend(visit)
    first.page.locator(".top [aria-haspopup=dialog]").click()
    first.page.locator(".menu .btn", has_text="Give up this game").click()
    dialog = first.page.locator("dialog[open]")
    expect(dialog).to_contain_text("the game goes on for the others: Bo.")
    dialog.get_by_role("button", name="Give my seat to a robot").click()
    first.page.locator(".shelf").wait_for()
    expect(first.page.locator(".resume")).not_to_contain_text("Puissance 4")
    expect(second.page.locator(".msgs")).to_contain_text("has given up: a robot plays on")
    expect(second.page.locator(".seat").nth(0)).to_contain_text("Robot")
    assert second.until_asked()


def test_a_finished_game_is_taken_off_the_list(visit: Visit) -> None:
    first, second = with_a_friend(visit)
    for turn in range(7):
        player = (first, second)[turn % 2]
        assert player.until_asked()
        player.answer(nth=turn % 2)
    page = first.page
    first.until(lambda: first.over, "the end")
    page.goto("/")
    ended = page.locator(".smallgames li", has_text="Victory")
    expect(ended).to_have_count(1)
    ended.get_by_role("button", name="Remove Puissance 4 from this list").click()
    expect(ended).to_have_count(0)
    page.reload()
    page.locator(".shelf .btn").first.wait_for()
    expect(ended).to_have_count(0)


@pytest.mark.parametrize(("lang", "called"), [("en-GB", "Player 2"), ("fr-FR", "Joueur 2")])
def test_a_guest_without_a_name_is_called_in_the_readers_language(visit: Visit, lang: str, called: str) -> None:
    host, guest = visit(locale=lang), visit()
    four_in_a_row(host)
    link = host.page.locator("#link-1").input_value()
    host.page.locator(".acts a.btn.primary").click()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Stay Player 2").click()
    assert host.until_asked()
    host.answer()
    expect(host.page.locator(".seat").nth(1)).to_contain_text(called)
    expect(host.page.locator("#question")).to_contain_text(called)


def test_a_first_visit_offers_the_lesson_of_every_game_that_has_one(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    for title in ("Diktat", "Steamwatchers"):
        expect(page.get_by_role("button", name=f"Learn {title}")).to_be_visible()


def two_that_wait(me: Player, host: Server) -> tuple[str, str]:
    """Puissance 4 by days, and another game of it without a clock."""
    pair: list[dict[str, object]] = [{"name": "Ana"}, {"name": "Bo"}]
    free = sit(me, host, "connect4", pair)
    made = host.post("/api/tables", {"game": "connect4", "seats": pair, "clock": {"budget": 604_800, "bonus": 86_400}})
    me.page.goto(f"/table/{made['table']}#{made['links'][0]['key']}")
    assert me.until_asked()
    return str(made["table"]), free


def test_next_leads_to_the_table_whose_clock_runs_and_after_an_answer_to_the_next(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    page.goto("/next")
    expect(page.locator("h1")).to_have_text("Nothing is waiting for you.")
    clocked, free = two_that_wait(me, host)
    page.goto("/next")
    page.wait_for_url(f"**/table/{clocked}")
    assert me.until_asked()
    expect(page.locator(".nextup")).to_have_count(0)  # one answers here first
    me.answer()
    page.locator(".nextup a").click()
    page.wait_for_url(f"**/table/{free}")
    assert me.until_asked()


def test_a_deadline_is_said_by_the_wall_and_by_what_is_left(visit: Visit, host: Server) -> None:
    me = visit(locale="fr-FR")
    two_that_wait(me, host)
    me.page.goto("/")
    expect(me.page.locator(".resume .due")).to_have_text(re.compile(r"^avant .+ \d\d:\d\d \(il reste 6\sj 23\sh\)$"))
    expect(me.page.locator("h1")).to_have_text("Deux tables vous attendent.")


def test_a_server_that_is_away_leaves_the_covers_or_what_was_told_last(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    two_that_wait(me, host)
    page.route("**/api/mine", lambda route: route.fulfill(status=503, json={"fault": "x", "say": {"en": "Busy."}}))
    page.goto("/")
    expect(page.locator("[role=alert]")).to_contain_text("Your tables did not come. Busy.")
    expect(page.locator(".shelf:not(.small) .btn").first).to_be_visible()
    page.unroute("**/api/mine")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("h1")).to_have_text("Two tables are waiting for you.")
    page.route("**/api/mine", lambda route: route.abort())
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(page.locator(".yours [role=status]")).to_contain_text("Offline: your tables as they were just now.")
    assert not faults(page)
    me.complaints.clear()  # the browser itself reports both


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_has_its_navigation_at_the_foot_and_not_at_a_table(visit: Visit, host: Server, scheme: str) -> None:
    me = visit(390, 844, has_touch=True, color_scheme=scheme)
    page = me.page
    two_that_wait(me, host)
    expect(page.locator(".footnav")).to_have_count(0)
    page.goto("/")
    foot = page.locator(".footnav")
    expect(foot.get_by_role("link", name="Play 2 your turn")).to_be_visible()
    for link in foot.get_by_role("link").all():
        box = link.bounding_box()
        assert box and box["height"] >= 44 and box["width"] >= 44 and box["y"] + box["height"] <= 844
    assert not faults(page)
    foot.get_by_role("link", name="Rules").tap()
    expect(page.locator("h1")).to_be_visible()
    foot.get_by_role("link", name="Settings").tap()
    page.wait_for_url("**/settings")
    expect(foot.get_by_role("link", name="Settings")).to_have_attribute("aria-current", "page")
    page.goto("/play/diktat")
    go, bar = page.locator("form .btn.primary.big").bounding_box(), foot.bounding_box()
    assert go and bar and go["y"] + go["height"] <= bar["y"]
