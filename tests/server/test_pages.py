"""Addresses nobody has thought of: an answer in words, one short line in the log, and a budget."""

import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludotheque.server import pages
from ludotheque.server.logs import JsonLines, Seldom, set_up
from tests.server.play import started, two_people
from tests.server.process import server
from tests.server.turned import turned


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "built"
    root.mkdir()
    (root / "index.html").write_text("<!doctype html><title>Ludothèque</title><noscript>No script.</noscript>")
    monkeypatch.setattr(pages, "web_folder", lambda: root)
    return root


@pytest.fixture
def visited(sqlite_url: str, tmp_path: Path, built: Path) -> Iterator[TestClient]:
    """A server at which one is a visitor, not its host."""
    with started(sqlite_url, tmp_path, local=False) as web:
        yield web


def test_until_the_client_is_built_its_steps_are_shown(visited: TestClient, built: Path) -> None:
    (built / "index.html").unlink()
    step = built.with_name(pages.PROGRESS)
    for at, states in ((None, ["done", "now", "left"]), ("pages", ["done", "done", "now"])):
        if at is not None:
            step.write_text(at)
        page = visited.get("/table/anything").text
        assert re.findall(r'<li class="(\w+)">', page)[:3] == states
        assert 'lang="fr"' in page and 'lang="en"' in page and "run.py install" in page
        assert "[" not in page  # every sentence is there
    sheet = visited.get("/building.css")
    assert sheet.status_code == 200 and sheet.headers["content-type"].startswith("text/css")


ODD = ("/%00", "/table/%00", "/" + "a" * 300, "/table/" + "a" * 3000, "/%0a%1b[31m", "/%E2%80%AE", "/a/../../x%00.js")


@pytest.mark.parametrize("path", ODD)
def test_a_page_there_cannot_be_is_not_found_in_words(visited: TestClient, path: str) -> None:
    answer = visited.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")
    assert 'lang="fr"' in answer.text and 'lang="en"' in answer.text and 'href="/"' in answer.text
    assert visited.get(path).json()["fault"] == "no-page"


NOTHING = ("/nothing/here", "/settings/more", "/table", "/table/", "/table/nosuchtable", "/replay/nosuchtable")
NO_GAME = ("/play/chess", "/rules/chess", "/draw/chess", "/campaign/nosuchcampaign", "/play")


@pytest.mark.parametrize("path", NOTHING + NO_GAME)
def test_an_address_that_is_nothing_is_not_found_in_words(visited: TestClient, path: str) -> None:
    answer = visited.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 404 and "<title>Ludothèque" in answer.text  # the client, which says so too
    assert 'lang="fr"' in answer.text and 'lang="en"' in answer.text and 'href="/"' in answer.text
    other = visited.get(path)
    assert (other.status_code, other.json()["fault"]) == (404, "no-page")


def test_the_pages_of_the_client_are_found(visited: TestClient) -> None:
    table, _ = two_people(visited)
    own = [
        f"/table/{table}",
        f"/replay/{table}",
        f"/table/{table}/more",
        "/play/diktat",
        "/rules/diktat",
        "/draw/olomoc",
    ]
    for path in [*own, "/rules/diktat/aid", *(f"/{name}" for name in pages.ALONE)]:
        answer = visited.get(path)
        assert answer.status_code == 200 and 'lang="en"' not in answer.text, path


def test_the_server_knows_the_addresses_that_the_client_answers() -> None:
    client = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text()
    assert set(re.findall(r'router\.path === "/([\w/]*)"', client)) | {"rules"} == set(pages.ALONE)
    assert set(re.findall(r'parts\(router\.path, "(\w+)"\)', client)) == set(pages.ABOUT)


def test_nul_is_refused_wherever_text_is_taken(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        answers = [
            web.get("/api/tables/%00"),
            web.get("/api/tables/a%00b"),
            web.post("/api/login", json={"name": "a\0b", "password": "long enough"}),
            web.post("/api/register", json={"name": "ab", "password": "long\0enough"}),
            web.post("/api/notices/confirm?token=%00"),
            web.get("/api/admin/tables?after=%00"),
            web.post("/api/tables", json={"game": "connect4", "seats": [{"name": "a\0"}, {}]}),
            web.get("/api/games/diktat/content/%00"),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["fault"]) == (400, "bad-text"), answer.url
            assert set(answer.json()["say"]) == {"fr", "en"}


def test_pages_have_a_budget_and_know_who_is_banned(visited: TestClient) -> None:
    with turned() as hands:
        answers = [visited.get("/").status_code for _ in range(450)]
        assert answers[0] == 200 and answers[-1] == 429
        hands.turn(1)
        assert visited.get("/").status_code == 200
    host = visited.app.state.host  # type: ignore[attr-defined]
    host.bans.marks = {host.bans.mark("testclient")}
    assert visited.get("/").status_code == 403


def test_a_body_that_breaks_off_is_one_line_of_the_log(sqlite_url: str, tmp_path: Path) -> None:
    with server(sqlite_url, tmp_path, "--log-level", "info") as running:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", running.port)) as half:
                half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{")
        running.get("/api/games")
        running.stop()
    lines = [json.loads(line) for line in running.log.read_text().splitlines()]
    about = [line for line in lines if line.get("path") == "/api/tables"]
    assert len(about) == 3 and not any("trace" in line for line in lines)


def test_a_request_that_fails_is_one_trace(
    visited: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> Path:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(pages, "web_folder", broken)
    with caplog.at_level(logging.INFO, "ludotheque.server"):
        answer = visited.get("/")
    assert (answer.status_code, answer.json()["fault"]) == (500, "fault")
    assert sum(record.exc_info is not None for record in caplog.records) == 1


def line_of(message: str, **more: object) -> str:
    record = logging.makeLogRecord({"name": "ludotheque.server", "levelno": logging.ERROR, "msg": message} | more)
    return JsonLines().format(record)


def test_a_line_of_the_log_is_never_long() -> None:
    try:
        raise ValueError("y" * 100_000)
    except ValueError as error:
        kept = (ValueError, error, error.__traceback__)
    line = line_of("x" * 100_000, path="/" + "z" * 100_000, exc_info=kept, **{f"more{n}": "w" * 999 for n in range(99)})
    assert len(line) < 20_000 and "\n" not in line
    assert json.loads(line)["trace"].endswith("y")


def test_the_same_warning_again_and_again_is_counted_not_repeated() -> None:
    seldom = Seldom()
    heard = [seldom.filter(logging.makeLogRecord({"msg": "again", "levelno": logging.WARNING})) for _ in range(1000)]
    assert 5 <= sum(heard) <= 50
    assert seldom.filter(logging.makeLogRecord({"msg": "another", "levelno": logging.WARNING}))
    said = logging.makeLogRecord({"msg": "request", "levelno": logging.INFO})
    assert all(seldom.filter(said) for _ in range(100))


def test_what_was_left_out_is_told_with_the_next_line(capsys: pytest.CaptureFixture[str]) -> None:
    loggers = [logging.getLogger(name) for name in ("ludotheque.server", "uvicorn.error")]
    before = [(log.handlers, log.propagate, log.level) for log in loggers]
    with turned() as hands:
        set_up("warning")
        try:
            for _ in range(100):
                loggers[0].warning("again")
            hands.turn(60)
            loggers[0].warning("again")
        finally:
            for log, kept in zip(loggers, before, strict=True):
                log.handlers, log.propagate, log.level = kept
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert lines[-1]["left_out"] == 101 - len(lines)


def test_a_page_whose_client_is_still_being_built_comes_by_itself(
    web: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "web_folder", lambda: tmp_path / "_web")
    waiting = web.get("/table/abc")
    assert waiting.status_code == 200 and 'http-equiv="refresh"' in waiting.text
    assert "d’elle-même" in waiting.text and "by itself" in waiting.text
    (tmp_path / "_web").mkdir()
    (tmp_path / "_web" / "index.html").write_text("the client")
    assert web.get("/table/abc", headers={"accept": "text/html"}).text == "the client"
