"""Whoever plays several games finds them on the home page, the one that waits for them first, and can leave each."""

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
    first = page.locator(".resume")
    expect(first).to_contain_text("Steamwatchers")
    expect(first).to_contain_text("It is your turn.")
    expect(first).to_contain_text("Setup")
    rows = page.locator(".mine li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(0)).to_contain_text("You, Robot Ilse")
    expect(rows.nth(0)).to_contain_text("Cycle 1 of 5")
    expect(rows.nth(0)).to_contain_text("just now")
    expect(rows.nth(1)).to_contain_text("You, Bo")
    expect(rows.nth(1)).to_contain_text("1 disc played")
    expect(rows.nth(1)).not_to_contain_text("your turn")
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
    ended.get_by_role("button", name="Take Puissance 4 off this list").click()
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
        expect(page.get_by_role("button", name=f"Guided first game of {title}")).to_be_visible()
