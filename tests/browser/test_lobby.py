"""The lobby: two who do not know each other meet there and play; what it says when nobody waits."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.sizes import fits
from tests.browser.test_strangers import STRANGERS, to_the_end
from tests.server.process import Server

MOST = 1500  # answers of two


@pytest.fixture(autouse=True)
def nobody_left(host: Server) -> Iterator[None]:
    yield
    for each in host.get("/api/lobby")["tables"]:
        host.post(f"/api/admin/tables/{each['table']}/close", {"why": "done"})


def open_table(player: Player, game: str, shortest: bool = False) -> None:
    """From the lobby to the waiting room of a table of one's own."""
    page = player.page
    page.goto("/lobby")
    page.locator(f".opening li[data-game={game}] a").click()
    box = page.get_by_label(re.compile("Open to everybody|Ouverte à tous"))
    expect(box).to_be_checked()
    if shortest and game == "neombre":
        page.locator("input[name=kind][value=fight]").check()
    elif shortest and (option := STRANGERS[game].option):
        page.locator("select[aria-describedby=about-scenario]").select_option(option)
    count = page.locator("input[name=count][value='2']")
    if count.count():
        count.check()
    page.locator("form .btn.primary.big").click()
    expect(page.locator("h1")).to_have_text(re.compile("The deal is being prepared|La donne se prépare"))


@pytest.mark.daily
@pytest.mark.parametrize(
    ("game", "whole"),
    [("diktat", False), *(pytest.param(game, True, marks=pytest.mark.slow) for game in STRANGERS)],
)
def test_two_browsers_meet_in_the_lobby_and_play(visit: Visit, game: str, whole: bool) -> None:
    host, guest, watcher = visit(), visit(), visit()
    watcher.page.goto("/lobby")
    guest.page.goto("/lobby")
    open_table(host, game, shortest=whole)
    row = guest.page.locator(f".tables > li[data-game={game}]")
    expect(row).to_have_count(1)  # it came by itself
    expect(row).to_contain_text("begins as soon as you are there")
    expect(row).to_contain_text("Without a clock")
    assert not faults(guest.page)
    guest.page.get_by_label("Your name at the table").fill("Bo")
    row.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/table/*")
    for each in (host, guest):
        each.page.get_by_role("button", name="I am ready").click()
    host.until(lambda: bool(host.states) and bool(guest.states), "the deal")
    host.until(lambda: host.ask is not None or guest.ask is not None, "a question for somebody")
    assert {host.seat, guest.seat} == {0, 1}
    expect(watcher.page.locator(f".tables > li[data-game={game}]")).to_have_count(0)
    expect(host.page.locator(".seats")).to_contain_text("Bo")
    if whole:
        to_the_end([host, guest], STRANGERS[game], MOST)
        for each in (host, guest):
            each.page.locator("dialog .result").wait_for(state="visible")


def test_the_host_sees_who_is_ready_and_asks_for_a_seat_back(visit: Visit) -> None:
    host, guest = visit(), visit(locale="fr-FR")
    guest.page.goto("/lobby")
    open_table(host, "olomoc")
    guest.page.get_by_label("Votre nom à la table").fill("Bo")
    guest.page.locator(".tables > li[data-game=olomoc]").get_by_role("button", name="S’asseoir").click()
    guest.page.wait_for_url("**/table/*")
    rows = host.page.locator(".seatrows li")
    expect(rows.nth(1)).to_contain_text("Bo")
    expect(rows.nth(0)).to_contain_text("host")
    host.page.get_by_role("button", name="I am ready").click()
    expect(rows.nth(0)).to_contain_text("ready")
    expect(guest.page.locator("main")).to_contain_text("On attend Bo.")
    guest.page.get_by_role("button", name="Je suis prêt").click()
    expect(host.page.locator("main")).to_contain_text("The deal begins in")
    guest.page.get_by_role("button", name="Attendre encore").click()
    expect(host.page.locator("main")).to_contain_text("Waiting for Bo.")
    host.page.get_by_role("button", name="Ask for the seat of Bo back").click()
    fits(host.page)
    assert not faults(guest.page)
    host.page.get_by_role("button", name="It is kept for somebody").click()
    expect(rows.nth(1)).not_to_contain_text("Bo")
    expect(guest.page.get_by_role("button", name="Je suis prêt")).to_have_count(0)


def test_whoever_comes_too_late_is_told_so_and_watches_or_goes_on(visit: Visit, host: Server) -> None:
    me = visit()
    page = me.page
    made = host.post("/api/tables", {"game": "connect4", "seats": [{"name": "Ana"}, {"name": None}], "open": "en"})
    page.goto("/lobby")
    row = page.locator(".tables > li[data-game]")
    expect(row).to_contain_text("Puissance 4")
    full = {"fault": "table-full", "say": {"en": "Somebody has just taken the last seat."}}
    page.route("**/api/lobby/*/sit", lambda route: route.fulfill(status=409, json=full))
    row.get_by_role("button", name="Sit down").click()
    expect(page.locator("[role=alert]")).to_contain_text("Somebody has just taken the last seat.")
    me.complaints.clear()  # the browser itself reports the refusal
    page.unroute("**/api/lobby/*/sit")
    row.get_by_role("link", name="Watch").click()
    page.wait_for_url(f"**/table/{made['table']}")
    expect(page.locator("h1")).to_have_text("The deal is being prepared")
    host.post(f"/api/admin/tables/{made['table']}/close", {"why": "done"})
    expect(page.locator(".notice")).to_be_visible()


def test_filters_count_and_say_which_of_them_to_drop(visit: Visit, host: Server) -> None:
    days = {"budget": 604_800, "bonus": 86_400}
    seats = [{"name": "Ana"}, {"name": None}]
    made = [
        host.post("/api/tables", {"game": "connect4", "seats": seats, "open": "fr", "clock": days}),
        host.post("/api/tables", {"game": "diktat", "seats": [*seats, {"kind": "bot"}], "open": "en"}),
    ]
    page = visit(locale="fr-FR").page
    page.goto("/lobby")
    rows = page.locator(".tables > li[data-game]")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Puissance 4")).to_contain_text("7 j chacun, + 1 j par réponse")
    expect(page.get_by_role("button", name="Sans pendule 1")).to_be_visible()
    page.get_by_role("button", name="Par jours 1").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Diktat 0").click()
    expect(page.locator(".empty")).to_contain_text("Diktat, Par jours : aucune table.")
    assert not faults(page)
    page.get_by_role("button", name="Toutes cadences : une table").click()
    expect(rows).to_contain_text(["Diktat"])
    for each in made:
        host.post(f"/api/admin/tables/{each['table']}/close", {"why": "done"})
    page.get_by_role("button", name="Tous les jeux").click()
    expect(page.locator(".empty h2")).to_have_text("Aucune table ouverte")


def test_the_lobby_fits_every_size(visit: Visit, host: Server) -> None:
    body = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": None}], "open": "fr"}
    host.post("/api/tables", body)
    page = visit().page
    page.goto("/lobby")
    page.locator(".tables > li .btn").first.wait_for()
    fits(page)  # the last of the sizes is a phone's
    for button in page.locator(".tables .btn, .filters button").all():
        box = button.bounding_box()
        assert box and box["height"] >= 44


def test_a_lobby_that_cannot_be_reached_says_so_and_tries_again(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.route_web_socket("**/api/lobby/socket", lambda socket: socket.close())
    page.goto("/lobby")
    expect(page.locator(".lobby [role=status]")).to_contain_text("The lobby does not answer.")
    assert not faults(page)
    page.unroute_all()
    me.complaints.clear()
