"""What a shared link shows: the game, who plays, how it ended; nothing that only a seat may know."""

import re
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludotheque.server import pages
from tests.server.play import made, two_people

PAGE = "<!doctype html><html><head><title>Ludothèque</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with a picture for Puissance 4 and none for the others."""
    folder = tmp_path / "built"
    (folder / "previews").mkdir(parents=True)
    for name in ("home", "connect4"):
        (folder / "previews" / f"{name}.jpg").write_bytes(b"picture")
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "web_folder", lambda: folder)
    return folder


def tags(web: TestClient, address: str, lang: str = "en-GB,en;q=0.9") -> dict[str, str]:
    answer = web.get(address, headers={"accept-language": lang, "accept": "text/html"})
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(text) for name, text in found}


def test_a_table_is_named_by_its_game_and_its_people(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": 'Zoé "<b>'}, {"name": "Bo"}])
    said = tags(web, f"/table/{table}")
    assert said["og:title"] == 'Puissance 4 · Zoé "<b>, Bo'
    assert "under way" in said["og:description"] and said["og:description"] == said["description"]
    assert said["og:image"].endswith("/previews/connect4.jpg") and said["og:url"].endswith(f"/table/{table}")
    page = web.get(f"/table/{table}").text
    assert "<b>" not in page and not any(key in page for key in keys)
    assert "en cours" in tags(web, f"/table/{table}", "fr")["og:description"]
    assert "en cours" in tags(web, f"/replay/{table}", "de")["og:description"]


def test_once_it_is_over_the_link_says_who_won(web: TestClient) -> None:
    table, _ = two_people(web)
    web.get(f"/api/tables/{table}")
    live = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
    for move in range(7):  # Ana fills the first column, Bo the second
        live.table.choose(move % 2, ("drop", move % 2))
    assert tags(web, f"/table/{table}")["og:description"].startswith("The game is over: Ana won. Four discs")


def test_other_pages_show_the_house_or_the_rules(web: TestClient) -> None:
    for address in ("/", "/settings", "/table/nowhere", "/play/nowhere"):
        said = tags(web, address)
        assert said["og:title"] == "Ludothèque" and said["og:image"].endswith("/previews/home.jpg")
    play = tags(web, "/play/connect4")
    assert play["og:title"] == "Puissance 4" and play["og:image"].endswith("/previews/connect4.jpg")
    rules = tags(web, "/rules/diktat")
    assert rules["og:title"] == "The rules of Diktat" and rules["og:image"].endswith("/previews/home.jpg")
    assert tags(web, "/rules/diktat/aid")["og:title"] == rules["og:title"]
    assert tags(web, "/rules/connect4")["og:image"].endswith("/previews/connect4.jpg")


def test_the_page_travels_packed_where_that_is_taken(web: TestClient) -> None:
    packed = web.get("/", headers={"accept-encoding": "gzip"})
    plain = web.get("/", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text and "accept-language" in plain.headers["vary"]
