"""Tables played with the host's own cards: what a visitor may choose, what the client is told, what a journal keeps."""

import gzip
import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.games.steamwatchers.check import CONTENT
from ludotheque.kit.content import shelf
from ludotheque.match import ledger
from ludotheque.match.registry import rules_of
from ludotheque.server.api import games
from tests.outside.pond import Pond
from tests.server import contents
from tests.server.play import Player, made, socket, started

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
TWO = [{"name": "Ana"}, {"name": "Bo"}]


@pytest.fixture
def shelved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    cards, war = contents.cards(tmp_path / "cards"), contents.war(tmp_path / "war")
    monkeypatch.setenv(shelf.VARIABLE, os.pathsep.join((f"club={cards}", f"winter={war}")))
    return tmp_path


def test_the_games_say_which_content_the_host_offers(shelved: Path, web: TestClient) -> None:
    games = {card["id"]: card["contents"] for card in web.get("/api/games").json()["games"]}
    assert (games["diktat"], games["steamwatchers"], games["connect4"]) == (["club"], ["winter"], [])


def test_a_table_shows_the_cards_it_is_played_with(shelved: Path, web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=TWO, options={"content": "club"})
    sheet = web.get(f"/api/tables/{table}/content").json()
    printed = sheet["cards"]
    assert printed["KA1"]["en"]["title"] == "Midnight Market" and printed["KA1"]["symbols"] == ["people", "any"]
    assert "7" in printed["KA1"]["fr"]["text"][0] and printed["KA1"]["types"] == ["special"]
    assert printed["KA1"]["origin"] == "own" and "origin" not in printed["KA2"]
    assert web.get("/api/games/diktat/content/club").json() == sheet
    house = json.loads((WEB / "diktat" / "cards.gen.json").read_text(encoding="utf-8"))["cards"]
    assert [card for card in house if house[card] != printed[card]] == ["KA1"]
    with socket(web, table) as one:
        assert Player(one, [keys[0]]).until("welcome")["options"]["content"] == "club"
    exported = web.get(f"/api/admin/tables/{table}/export").text
    assert str(shelved) not in exported and '"content":"club"' in exported


@pytest.mark.parametrize("game", ["diktat", "steamwatchers"])
def test_the_house_content_is_what_the_client_ships_with(game: str, web: TestClient) -> None:
    shipped = json.loads((WEB / game / "cards.gen.json").read_text(encoding="utf-8"))
    assert web.get(f"/api/games/{game}/content/house").json() == shipped
    table, _ = made(web, game=game, seats=TWO)
    assert web.get(f"/api/tables/{table}/content").json() == shipped


def offered(cards: list[dict[str, Any]], name: str) -> dict[Any, Any]:
    option = next(card for card in cards if card["name"] == name)
    return {each["value"]: each["say"] for each in option["offered"]}


def test_what_a_form_offers_comes_from_the_rules_and_from_the_content(shelved: Path, web: TestClient) -> None:
    games = {card["id"]: card["options"] for card in web.get("/api/games").json()["games"]}
    diktat, steam = games["diktat"], games["steamwatchers"]
    assert offered(diktat, "others") == {False: None, True: None}
    assert offered(diktat, "cabals") == {"random": None, "choose": None}
    assert list(offered(diktat, "content")) == ["house", "club"]
    scenarios = offered(steam, "scenario")
    assert len(scenarios) == 9 and scenarios["la_guerre_vient"] == {"fr": "La Guerre vient", "en": "War Is Coming"}
    winter = web.get("/api/games/steamwatchers/options/winter").json()["options"]
    assert offered(winter, "scenario").keys() - scenarios.keys() == {"iron_winter"}
    assert offered(winter, "scenario")["iron_winter"]["fr"] == "Hiver de fer"
    assert web.get("/api/games/steamwatchers/options/club").status_code == 404
    assert web.get("/api/games/connect4/options/house").status_code == 404


def test_files_for_the_page_are_those_a_game_brings_and_no_others(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(rules_of("connect4")), "web", Pond.web)
    cards = {card["id"]: card["web"] for card in web.get("/api/games").json()["games"]}
    assert cards["connect4"] == ["card.en.ftl", "card.fr.ftl", "cover.svg"] and cards["diktat"] == []
    cover = web.get("/api/games/connect4/web/cover.svg")
    assert cover.headers["content-type"] == "image/svg+xml" and "viewBox" in cover.text
    assert "nénuphars" in web.get("/api/games/connect4/web/card.fr.ftl").text
    for path in ("connect4/web/__init__.py", "connect4/web/..%2F__init__.py", "diktat/web/cover.svg", "chess/web/x"):
        assert web.get(f"/api/games/{path}").status_code == 404


def test_a_scenario_of_the_host_is_listed_and_played(shelved: Path, web: TestClient) -> None:
    printed = web.get("/api/games/steamwatchers/content/winter").json()
    assert printed["scenarios"]["iron_winter"]["fr"]["title"] == "Hiver de fer" and "map" not in printed
    options = {"content": "winter", "scenario": "iron_winter"}
    table, _ = made(web, game="steamwatchers", seats=TWO, options=options)
    assert web.get(f"/api/tables/{table}").json()["options"] == options


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("diktat", {"content": "winter"}),
        ("diktat", {"content": "cards"}),
        ("diktat", {"content": 3}),
        ("steamwatchers", {"scenario": "iron_winter"}),
        ("steamwatchers", {"scenario": "war/scenarios/iron_winter.toml"}),
        ("steamwatchers", {"content": ["winter"]}),
    ],
)
def test_a_visitor_names_no_file_of_the_server(
    shelved: Path, web: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object]
) -> None:
    monkeypatch.chdir(shelved)
    answer = web.post("/api/tables", json={"game": game, "seats": TWO, "options": options})
    assert (answer.status_code, answer.json()["fault"]) == (400, "bad-option")


def test_content_that_is_not_offered_is_not_shown(shelved: Path, web: TestClient) -> None:
    assert web.get("/api/games/diktat/content/winter").status_code == 404
    assert web.get("/api/games/diktat/content/..").status_code == 404
    assert web.get("/api/games/connect4/content/house").status_code == 404
    assert web.get("/api/games/nothing/content/house").status_code == 404
    table, _ = made(web, game="connect4", seats=TWO)
    assert web.get(f"/api/tables/{table}/content").json() == {}


def test_a_server_without_the_cards_says_so_and_plays_on(
    shelved: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with started(sqlite_url, shelved) as web:
        table, keys = made(web, game="diktat", seats=TWO, options={"content": "club"})
        fine, _ = made(web, game="diktat", seats=TWO)
    monkeypatch.delenv(shelf.VARIABLE)
    with started(sqlite_url, shelved) as web:
        answer = web.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["fault"]) == (409, "no-content")
        with socket(web, table) as one:
            assert Player(one, [keys[0]]).until("closed")["why"] == "no-content"
        assert web.get(f"/api/tables/{fine}").status_code == 200
        listed = {entry["table"]: entry["content"] for entry in web.get("/api/admin/tables").json()["tables"]}
        assert listed == {table: "club", fine: "house"}


def test_a_map_of_ones_own_comes_with_its_drawing(shelved: Path, web: TestClient) -> None:
    folder = shelved / "war"
    for name in ("map", "columns", "deployments"):
        shutil.copy(CONTENT / "house" / f"{name}.toml", folder)
    for bad in ("", "{}", '{"zones": [], "seas": []}'):
        (folder / "map.json").write_text(bad, encoding="utf-8")
        assert "no drawing" in refused("--content", f"atlas={folder}")
    shutil.copy(WEB / "steamwatchers" / "map.gen.json", folder / "map.json")
    drawn = web.get("/api/games/steamwatchers/content/atlas").json()["map"]
    assert drawn == json.loads((folder / "map.json").read_text(encoding="utf-8"))


def refused(*options: str) -> str:
    done = CliRunner().invoke(app, ["serve", "--no-browser", "--lang", "en", *options])
    assert done.exit_code in (1, 2) and "Traceback" not in done.output
    return " ".join(done.output.split())


def test_a_host_hears_what_is_wrong_with_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.VARIABLE, "")
    cards = contents.cards(tmp_path / "cards")
    assert "NAME=FOLDER" in refused("--content", str(cards))
    assert "NAME=FOLDER" in refused("--content", f"house={cards}")
    assert "NAME=FOLDER" in refused("--content", f"a b={cards}")
    assert "no folder" in refused("--content", f"club={cards}-gone")
    assert "no content of a game" in refused("--content", f"club={tmp_path}")
    path = cards / "opportunities.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('sector = "karst"', 'sector = "karts"', 1), encoding="utf-8"
    )
    monkeypatch.setenv(shelf.VARIABLE, "")
    said = refused("--content", f"club={cards}")
    assert "opportunities.toml:" in said and "content check" in said


@pytest.mark.parametrize("game", ["diktat", "steamwatchers", "hybris", "neombre", "olomoc"])
def test_what_was_sent_once_is_kept(game: str, web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = made(web, game=game, seats=TWO)
    paths = [f"/api/tables/{table}/content", f"/api/rules/{game}"]
    first = [web.get(path).content for path in paths]

    def again(*_: Any) -> bytes:
        raise AssertionError("made a second time")

    for module, name in ((games, "printed"), (ledger, "load"), (gzip, "compress")):
        monkeypatch.setattr(module, name, again)
    assert [web.get(path).content for path in paths] == first
