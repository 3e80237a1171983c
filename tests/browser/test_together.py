"""Several people at one table: far apart, and around one screen."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.process import server


def play(players: list[Player], answers: int) -> None:
    """Whoever is asked answers, until so many answers are given."""
    for _ in range(answers):
        first = players[0]
        first.until(lambda: any(player.ask for player in players), "a question for somebody")
        asked = next(player for player in players if player.ask)
        assert asked.until_asked()
        asked.answer("send")
        first.until(lambda: len({player.at for player in players}) == 1, "everybody to be told")


def two_at_a_table(visit: Visit) -> tuple[Player, Player, str]:
    host, guest = visit(), visit()
    host.start("me", "link")
    link = host.page.locator("#link-1").input_value()
    host.page.locator(".acts a.btn.primary").click()
    guest.page.goto(link)
    be_called(guest, "Bo")
    for player in (host, guest):
        player.page.locator(".dock .screen").wait_for(state="visible")
    return host, guest, link


def be_called(guest: Player, name: str) -> None:
    """Whoever comes by a link is asked for a name before the deal."""
    guest.page.locator("main .nameform input").fill(name)
    guest.page.locator("main .nameform .btn.primary").click()
    expect(guest.page.locator(".nameform")).to_have_count(0)


def test_the_question_has_the_focus_once_a_name_is_given(visit: Visit) -> None:
    _, guest, _ = two_at_a_table(visit)
    expect(guest.page.locator("#question")).to_be_focused()
    assert guest.page.evaluate("window.lostFocus") == []


def test_two_browsers_one_game_with_a_reload_and_a_lost_connection(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    assert "#" not in guest.page.url
    assert {host.seat, guest.seat} == {0, 1}
    play([host, guest], 6)

    asked = host if host.ask else guest
    asked.until_asked()
    question, lines = asked.question, asked.log
    asked.page.reload()
    expect(asked.page.locator("#question")).to_have_text(question)
    assert asked.log == lines

    other = guest if asked is host else host
    connections = other.connections
    other.page.context.set_offline(True)
    expect(other.page.locator(".top .chip.warn")).to_be_visible()
    expect(other.page.locator("#question")).to_have_text("The connection is down; it will resume by itself.")
    assert "offline" in other.page.title()
    asked.until_asked()
    asked.answer("send")
    other.page.context.set_offline(False)
    other.until(lambda: other.connections > connections, "a new connection")
    other.until(lambda: other.at >= asked.at, "what was missed")
    expect(other.page.locator(".chip.warn")).to_have_count(0)
    expect(other.page.locator("ol.log > li")).to_have_count(len(asked.log))
    play([host, guest], 3)
    # A browser that is cut off says so itself; nothing else may be said.
    for player in (host, guest):
        player.complaints = [line for line in player.complaints if "ERR_INTERNET_DISCONNECTED" not in line]


def open_seats(player: Player) -> None:
    player.page.locator(".top [aria-haspopup=dialog]").click()
    player.page.locator(".menu .btn").first.click()
    player.page.locator(".seatrows").wait_for()


def test_a_seat_is_its_first_openers_and_moves_by_a_link_of_their_own(visit: Visit) -> None:
    host, guest, link = two_at_a_table(visit)
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Bo")
    open_seats(host)
    theirs = host.page.locator(".seatrows li").nth(1)
    expect(theirs).to_contain_text("here now")
    for label in ("Copy the link", "New link"):  # whoever laid the table has no way into the seat
        expect(theirs.locator("button", has_text=label)).to_have_count(0)
    third = visit()
    third.page.goto(link)
    expect(third.page.locator(".top .chip[aria-label='Spectator']")).to_be_visible()
    expect(third.page.locator(".refuse")).to_contain_text("This seat is already taken")
    expect(guest.page.locator(".dock")).to_have_count(1)

    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_seats(guest)
    guest.page.locator(".seatrows li").nth(1).locator("button", has_text="Continue on another device").click()
    guest.page.locator(".seatrows button", has_text="Copied").wait_for()
    fresh = guest.page.evaluate("navigator.clipboard.readText()")
    assert fresh != link
    phone = visit()
    phone.page.goto(fresh)
    phone.page.locator(".dock .screen").wait_for()
    expect(guest.page.locator(".dock")).to_have_count(0)
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".msgs")).to_contain_text("was opened from another place")


def test_a_name_is_changed_at_any_time(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    open_seats(guest)
    field = guest.page.locator(".nameform input")
    field.fill("Guest")
    guest.page.locator(".nameform .btn").click()
    expect(guest.page.locator(".nameform .refuse")).to_contain_text("called that already")
    field.fill("Bobine")
    guest.page.locator(".nameform .btn").click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Bobine")


def test_an_absent_seat_goes_to_a_bot_and_then_to_somebody_else(visit: Visit) -> None:
    host = visit()
    host.start("me", "link", "bot")
    host.page.locator(".acts a.btn.primary").click()
    host.page.get_by_role("button", name="Begin without waiting").click()
    host.page.locator(".dock .screen").wait_for()
    open_seats(host)
    row = host.page.locator(".seatrows li").nth(1)
    row.locator("button", has_text="Give to a robot").click()
    assert host.until_asked()
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Robot")
    open_seats(host)
    row.locator("button", has_text="Give to somebody else").click()
    open_seats(host)
    expect(row).to_contain_text("nobody yet")
    row.locator("button", has_text="New link").click()
    row.locator("button", has_text=re.compile("Copy the link|Copied")).first.wait_for()


def test_a_pause_needs_the_consent_of_both(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit)
    host.page.locator(".top [aria-haspopup=dialog]").click()
    host.page.locator(".menu .btn", has_text="Propose a pause").click()
    host.page.locator("dialog .btn.primary", has_text="Propose a pause").click()
    guest.page.locator(".proposal .btn.primary").click()
    for player in (host, guest):
        player.until_paused()
    guest.page.locator(".top [aria-haspopup=dialog]").click()
    guest.page.locator(".menu .btn", has_text="Propose to resume").click()
    host.page.locator(".proposal .btn.primary").click()
    host.until(lambda: host.state and not host.state["paused"], "the end of the pause")


def test_around_one_screen_nothing_shows_before_its_person_is_there(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "room")
    seats: list[int | None] = []
    shown: list[str | None] = []
    for _ in range(40):
        me.until(lambda: page.locator(".handover, .decide:not(.idle)").count(), "a question or the hand-over")
        if page.locator(".handover").count():
            assert page.locator(".dock, .screen, .board, .log, .decide").count() == 0
            me.seat = next(seat for seat, state in me.states.items() if seat is not None and state["decision"])
            seats.append(me.seat)
            page.locator(".handover .btn.primary").click()
            page.locator(".dock .screen").wait_for(state="visible")
            shown.append(page.locator(".dock").get_attribute("data-seat"))
            if len(set(seats)) == 2:
                break
        me.until_asked()
        me.answer("send")
        me.until(lambda: page.locator(".handover, .decide:not(.idle)").count(), "the next question")
    assert set(seats) == {0, 1}
    assert len(set(shown)) == 2


def four_in_a_row(host: Player) -> None:
    """A table with a friend."""
    host.page.goto("/play/connect4")
    host.page.locator("input[value=friends]").check()
    host.page.locator("form .btn.primary.big").click()


def test_the_deal_is_made_together_and_a_finished_game_is_verified_by_a_click(visit: Visit) -> None:
    host, guest = visit(), visit()
    four_in_a_row(host)
    link = host.page.locator("#link-1").input_value()
    expect(host.page.locator(".invite-say")).to_contain_text("serve --host 0.0.0.0")  # nobody else reaches this one
    expect(host.page.locator(".qr")).to_have_count(0)
    host.page.locator(".acts a.btn.primary").click()
    expect(host.page.get_by_role("heading", name="The deal is being prepared")).to_be_visible()
    expect(host.page.locator(".seatrows li").nth(0)).to_contain_text("has added to the deal")
    expect(host.page.locator(".seatrows li").nth(1)).to_contain_text("not here yet")
    expect(host.page.locator("#link-1")).to_have_value(link)  # to be sent again
    assert not faults(host.page) and host.states == {}
    guest.page.goto(link)
    be_called(guest, "Bo")
    for turn in range(7):
        player = (host, guest)[turn % 2]
        assert player.until_asked()
        player.answer(nth=turn % 2)
    page = guest.page
    section = page.locator(".verified")
    expect(section).to_contain_text("From a secret of the server, fixed before anybody came")
    section.get_by_role("button", name="Verify this game").click()
    expect(section.get_by_role("status")).to_contain_text("Verified.")
    expect(section.locator("li")).to_have_count(6)
    expect(section).to_contain_text("This browser’s own share is in it.")
    assert not faults(page)


def test_whoever_does_not_want_to_wait_begins(visit: Visit) -> None:
    host = visit()
    four_in_a_row(host)
    host.page.locator(".acts a.btn.primary").click()
    host.page.get_by_role("button", name="Begin without waiting").click()
    assert host.until_asked()
    expect(host.page.locator(".msgs")).to_contain_text("without waiting for the shares")


def test_friends_get_an_address_they_can_open_and_a_code_to_point_a_camera_at(visit: Visit, tmp_path: Path) -> None:
    host = visit()
    data = f"sqlite:///{tmp_path / 'tables.db'}"
    with server(data, tmp_path, "--host", "0.0.0.0", "--public-url", "http://games.example.org") as club:
        host.page.goto(f"http://localhost:{club.port}/play/connect4")
        host.page.locator("input[value=friends]").check()
        host.page.locator("form .btn.primary.big").click()
        expect(host.page.locator("#link-1")).to_have_value(re.compile("^http://games.example.org/table/"))
        host.page.locator(".invites summary").click()
        expect(host.page.get_by_role("img", name="QR code of the link for")).to_be_visible()
        assert not faults(host.page)
