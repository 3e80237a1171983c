"""The host's desk: opened by the key and by nothing else, and everything on it does what it says."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.process import Server, server


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("host")


@pytest.fixture(scope="module")
def club(data: Path) -> Iterator[Server]:
    """A server that others reach too, so that its host needs the key."""
    with server(f"sqlite:///{data / 'tables.db'}", data, "--public-url", "http://localhost") as running:
        for game, names in (
            ("connect4", ("Ana", "Bo")),
            ("diktat", ("Milena", "Radek", "Ilse")),
            ("phare", ("Cy", "Di")),
        ):
            running.post("/api/tables", {"game": game, "seats": [{"name": name} for name in names]})
        running.post("/api/register", {"name": "rude", "password": "long enough"})
        yield running


def enter(page: Page, club: Server, data: Path) -> None:
    page.goto(f"http://localhost:{club.port}/host")
    page.locator("input[name=host-key]").fill((data / "host.key").read_text())
    page.locator("form .btn.primary").click()
    page.locator(".tables li").first.wait_for()


def test_the_desk_opens_with_the_key_of_the_host_only(visit: Visit, club: Server, data: Path) -> None:
    page = visit().page
    page.goto(f"http://localhost:{club.port}/host")
    page.locator("input[name=host-key]").fill("wrong")
    page.locator("form .btn.primary").click()
    expect(page.locator(".refuse")).to_contain_text("not the key")
    assert not faults(page) and page.locator(".tables").count() == 0
    enter(page, club, data)
    assert page.url == f"http://localhost:{club.port}/host"
    assert not faults(page)
    page.reload()
    page.locator(".tables li").first.wait_for()  # the tab keeps it
    page.get_by_role("button", name="Lock").click()
    page.locator("input[name=host-key]").wait_for()
    page.reload()
    page.locator("input[name=host-key]").wait_for()


def test_tables_are_found_closed_exported_and_imported(visit: Visit, club: Server, data: Path, tmp_path: Path) -> None:
    page = visit().page
    enter(page, club, data)
    page.get_by_placeholder("Name, game or player").fill("milena")
    expect(page.locator(".tables li")).to_have_count(1)
    row = page.locator(".tables li")
    expect(row).to_contain_text("Diktat")
    with page.expect_download() as saving:
        row.get_by_role("button", name="Export").click()
    file = tmp_path / "table.jsonl"
    saving.value.save_as(file)
    assert json.loads(file.read_text().splitlines()[0])["ludotheque-table"] == 1
    row.get_by_role("button", name="Close table").click()
    assert not faults(page)
    page.get_by_label("Reason").fill("It is late.")
    page.locator("dialog .btn.primary").click()
    expect(row.locator(".chip.closed")).to_be_visible()
    expect(row).to_contain_text("It is late.")
    page.get_by_label("Import a table").set_input_files(file)
    expect(page.locator(".invites li")).to_have_count(4)
    expect(row).to_have_count(2)
    page.locator(".chips .chip", has_text="Closed").click()
    expect(row).to_have_count(1)
    assert not faults(page)
    page.get_by_role("button", name="Copy the database").click()
    expect(page.locator(".done")).to_contain_text("Copy written: ")
    copy = Path(page.locator(".done").inner_text().removeprefix("Copy written: "))
    assert copy.read_bytes().startswith(b"SQLite format 3")


def test_a_seat_is_freed_by_a_new_link(visit: Visit, club: Server, data: Path) -> None:
    me = visit()
    page = me.page
    enter(page, club, data)
    row = page.locator(".tables li", has_text="Ana")
    row.get_by_role("button", name="Seats of").click()
    page.get_by_role("button", name="Free the seat of Bo").click()
    link = page.locator("dialog .invites input")
    expect(link).to_be_visible()
    assert not faults(page)
    guest = visit()
    address = link.input_value()
    assert address.startswith("http://localhost/table/")  # as the host says it is reached from outside
    guest.page.goto(address.replace("http://localhost/", f"http://localhost:{club.port}/"))
    guest.until(lambda: guest.seat == 1, "the seat")


def test_people_are_seen_shut_out_and_let_in_again(visit: Visit, club: Server, data: Path) -> None:
    page = visit().page
    enter(page, club, data)
    table = club.post("/api/tables", {"game": "connect4", "seats": [{"name": "Zed"}, {"name": "Yan"}]})
    guest = visit()
    guest.page.goto(f"http://localhost:{club.port}/table/{table['table']}#{table['links'][0]['key']}")
    guest.until(lambda: guest.seat == 0, "the seat")
    page.get_by_role("button", name="Read again").click()
    row = page.locator(".rows li", has_text="Zed")
    expect(row).to_be_visible()
    row.get_by_role("button").click()
    assert not faults(page)
    expect(page.locator("dialog select")).to_have_value("visitor")
    page.get_by_role("button", name="Go back").click()  # this visitor shares our own address
    page.get_by_role("button", name="Ban somebody else").click()
    page.get_by_label("Name", exact=True).fill("nobody")
    page.locator("dialog .btn.primary").click()
    expect(page.locator(".refuse")).to_contain_text("no account")
    page.get_by_role("button", name="Ban somebody else").click()
    page.get_by_label("Name", exact=True).fill("rude")
    page.get_by_label("Reason").fill("Swore.")
    page.locator("dialog .btn.primary").click()
    banned = page.locator(".rows li", has_text="Swore.")
    expect(banned).to_contain_text("rude")
    banned.get_by_role("button", name="Let in again: rude").click()
    expect(banned).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_desk_in_french_by_day_and_night_on_a_desk_and_on_a_phone(
    visit: Visit, club: Server, data: Path, artifacts: Path, width: int, scheme: str
) -> None:
    me: Player = visit(width, 900 if width > 400 else 844, locale="fr-FR", color_scheme=scheme)
    page = me.page
    page.goto(f"http://localhost:{club.port}/host")
    page.locator("input[name=host-key]").wait_for()
    page.screenshot(path=artifacts / f"host-key-{width}-{scheme}.png", full_page=True)
    enter(page, club, data)
    assert page.locator("h1").inner_text() == "Régie"
    assert not faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=artifacts / f"host-{width}-{scheme}.png", full_page=True)
