"""The HTTP interface: what it answers, what it refuses, and with which sentence."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque._engine import engine_of
from ludotheque.match import ledger
from ludotheque.server import pages, sentences, wire
from ludotheque.server.api import ENDPOINTS
from ludotheque.server.openapi import openapi
from ludotheque.server.security import may_come
from tests.server.play import Player, made, socket, started, two_people

ROOT = Path(__file__).resolve().parents[2]


def test_each_game_says_which_engine_plays_it(web: TestClient) -> None:
    told = {card["id"]: card["engine"] for card in web.get("/api/games").json()["games"]}
    assert {"diktat", "olomoc"} <= set(told)
    assert told == {game: engine_of(game) for game in told}


def test_the_client_has_the_types_of_the_server() -> None:
    from tools.api_types import TARGET, typescript

    assert TARGET.read_text(encoding="utf-8") == typescript(), "run python tools/api_types.py"


def test_games_and_rules(web: TestClient) -> None:
    games = msgspec.json.decode(web.get("/api/games").content, type=wire.Games)
    diktat = next(card for card in games.games if card.id == "diktat")
    assert diktat.seats == (2, 5) and [bot.name for bot in diktat.bots] == ["robot"]
    book = msgspec.json.decode(web.get("/api/rules/diktat").content, type=wire.RuleBook)
    assert len(book.rules) > 200 and book.rulings
    assert all(rule.text["fr"] and rule.text["en"] for rule in book.rules)
    ours = {ruling.id for ruling in book.rulings if ruling.ours}
    assert ours and ours == {entry.id for entry in ledger.load("diktat").entries if entry.ours}
    assert {line.rule for part in book.aid for line in part.lines} <= {rule.id for rule in book.rules}
    assert book.aid[0].title["en"] == "The Cycle" and len(book.aid[0].lines) == 7
    assert web.get("/api/rules/table").json()["aid"] == []
    assert web.get("/api/rules/chess").json()["fault"] == "no-game"


@pytest.mark.parametrize(
    ("body", "french", "english"),
    [
        ("{", "ce n’est pas du JSON.", "it is not JSON."),
        ("\xff", "ce n’est pas du JSON.", "it is not JSON."),
        ("[]", "un objet JSON est attendu.", "a JSON object is expected."),
        ({"game": "connect4"}, "il y manque « seats ».", "it lacks “seats”."),
        ({"game": 4, "seats": []}, "« game » n’a pas la forme", "“game” does not have the shape"),
        ({"game": "x", "seats": [{"kind": "fox"}]}, "« seats[0].kind » n’a pas", "“seats[0].kind” does not"),
        ({"game": "x", "seats": [], "clock": {}}, "il y manque « clock.budget ».", "it lacks “clock.budget”."),
        ({"game": "x", "seats": [], "pie": 1}, "« pie » n’y a pas de place.", "it has no place for “pie”."),
    ],
)
def test_what_a_request_lacks_is_said_in_both_languages(web: TestClient, body: Any, french: str, english: str) -> None:
    content = body.encode("latin-1") if isinstance(body, str) else json.dumps(body)
    said = web.post("/api/tables", content=content).json()["say"]
    assert french in said["fr"] and english in said["en"], said


@pytest.mark.parametrize(
    ("body", "status", "fault"),
    [
        ("{", 400, "bad-body"),
        ("[]", 400, "bad-body"),
        ({"game": "connect4"}, 400, "bad-body"),
        ({"game": "connect4", "seats": [], "surprise": 1}, 400, "bad-body"),
        ({"game": "chess", "seats": [{}, {}]}, 404, "no-game"),
        ({"game": "connect4", "seats": [{}]}, 400, "bad-option"),
        ({"game": "connect4", "seats": [{}] * 9}, 400, "bad-option"),
        ({"game": "connect4", "seats": [{}, {"kind": "bot", "bot": "deep"}]}, 400, "bad-bot"),
        ({"game": "connect4", "seats": [{}, {"kind": "bot", "bot": "robot", "level": "x"}]}, 400, "bad-bot"),
        ({"game": "connect4", "seats": [{"name": "x" * 41}, {}]}, 400, "bad-name"),
        ({"game": "connect4", "seats": [{}, {}], "options": {"no": 1}}, 400, "bad-option"),
        ({"game": "connect4", "seats": [{}, {}], "seed": "known"}, 400, "known-seed"),
        ({"game": "connect4", "seats": [{}, {}], "clock": {"budget": 1}}, 400, "bad-clock"),
        ({"game": "diktat", "seats": [{}, {}], "options": {"content": "/etc"}}, 400, "bad-option"),
        ("x" * (wire.LARGEST_BODY + 1), 413, "too-large"),
    ],
)
def test_a_bad_table_is_refused_with_a_sentence(web: TestClient, body: Any, status: int, fault: str) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    answer = web.post("/api/tables", content=content)
    assert (answer.status_code, answer.json()["fault"]) == (status, fault)
    assert set(answer.json()["say"]) == {"fr", "en"}


@pytest.mark.parametrize(
    ("game", "seats", "options", "en", "fr"),
    [
        ("connect4", 3, {}, "is for 2 to 2 seats, not 3", "se joue de 2 à 2 places, et non 3"),
        (
            "connect4",
            2,
            {"no": 1},
            "has no option 'no'; its options are: none",
            "n’a pas d’option 'no' ; ses options : aucune",
        ),
        ("diktat", 2, {"others": 5}, "'others' is 5; it may be one of", "'others' vaut 5 ; elle prend une valeur de"),
        ("diktat", 2, {"cabals": 5}, "must be of type str", "doit être du type str"),
        ("diktat", 2, {"cabals": "polisec,x"}, "There is no Cabal 'x'", "Il n’y a pas de Cabale 'x'"),
        ("diktat", 2, {"cabals": "polisec"}, "names 1 Cabals for 2 seats", "1 pour 2 places"),
        ("diktat", 2, {"cabals": "polisec,polisec"}, "names a Cabal twice", "nomme deux fois une Cabale"),
        ("diktat", 2, {"content": "x"}, "the content is one of: house", "Les contenus de ce serveur : house"),
        ("steamwatchers", 2, {"scenario": "x"}, "the scenario is one of:", "Les scénarios de ce serveur :"),
        (
            "steamwatchers",
            3,
            {"scenario": "le_pillage_des_crames"},
            "is for 2 players, not 3",
            "se joue à 2, et non à 3",
        ),
        ("hybris", 3, {"duel": True}, "The Duel is for 2 players", "Le Duel se joue à 2"),
        ("olomoc", 2, {"agenda": "x"}, "There is no agenda 'x'", "Il n’y a pas d’agenda 'x'"),
        ("olomoc", 2, {"layout": "x"}, "There is no layout 'x'", "Il n’y a pas de disposition 'x'"),
        ("olomoc", 2, {"drawn": "no"}, "this is no JSON", "ceci n’est pas du JSON"),
        ("neombre", 2, {"readings": ["x"]}, 'There is no reading "x"', 'Il n’y a pas de lecture "x"'),
        ("phare", 2, {"campaign": {"oil": 99}}, "it must be a number from 0 to", "c’est un nombre de 0 à"),
    ],
)
def test_an_option_is_refused_in_the_words_of_both_languages(
    web: TestClient, game: str, seats: int, options: dict[str, Any], en: str, fr: str
) -> None:
    asked = {"game": game, "seats": [{"kind": "bot"}] * seats, "options": options}
    answer = web.post("/api/tables", content=json.dumps(asked)).json()
    assert answer["fault"] == "bad-option"
    assert en in answer["say"]["en"] and fr in answer["say"]["fr"]


def test_every_fault_has_its_sentence_in_both_languages() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "src/ludotheque/server").rglob("*.py"))
    used = set(re.findall(r'(?:Refusing|StoreFault|sentence|hang_up)\(\s*"([a-z-]+)"', sources))
    assert len(used) > 25
    for lang in sentences.LANGUAGES:
        known = (ROOT / f"src/ludotheque/server/text/{lang}.ftl").read_text()
        for why in used:
            assert f"fault-{why} = " in known, (lang, why)


def test_pages_answer_in_peace(web: TestClient) -> None:
    assert web.get("/").status_code == 200
    table, _ = two_people(web)
    for address in (f"/table/{table}", f"/replay/{table}", "/play/diktat", "/rules", "/rules/diktat/aid", "/settings"):
        assert web.get(address).status_code == 200, address
    assert web.get("/api/nothing").status_code == 404
    assert web.delete("/api/games").status_code == 405
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/none.js"):
        answer = web.get(path)
        assert "root:" not in answer.text and "[project]" not in answer.text


def test_headers_are_strict(web: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = web.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_other_sites_are_refused(web: TestClient) -> None:
    body = {"game": "connect4", "seats": [{}, {}]}
    assert web.post("/api/tables", json=body, headers={"origin": "https://evil.example"}).status_code == 403
    assert web.post("/api/tables", json=body, headers={"origin": "null"}).status_code == 403
    assert web.post("/api/tables", json=body, headers={"origin": "http://testserver"}).status_code == 200
    # A name that another site points at this machine is not this server's.
    assert web.get("/api/games", headers={"host": "evil.example"}).status_code == 403
    table, _ = two_people(web)
    from starlette.websockets import WebSocketDisconnect

    evil = {"origin": "https://evil.example"}
    with pytest.raises(WebSocketDisconnect), web.websocket_connect(f"/api/tables/{table}/socket", headers=evil):
        pass


PUBLIC = "https://games.example.org:8443"


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "public", "comes"),
    [
        ("https://games.example.org", "games.example.org", "https", "", True),
        ("http://games.example.org", "games.example.org", "http", "", True),
        ("http://games.example.org", "games.example.org", "https", "", False),  # a page that anybody may have changed
        ("http://games.example.org", "games.example.org", "wss", "", False),
        ("https://games.example.org", "games.example.org", "http", "", True),  # a proxy that does not tell of https
        ("https://games.example.org", "games.example.org:443", "https", "", True),
        ("https://games.example.org:444", "games.example.org", "https", "", False),
        ("https://games.example.org:8443", "games.example.org:8443", "http", PUBLIC, True),
        ("https://games.example.org:8443", "games.example.org", "http", PUBLIC, True),  # the proxy drops the port
        ("http://games.example.org:8443", "games.example.org:8443", "http", PUBLIC, False),
        ("https://evil.example:8443", "games.example.org:8443", "http", PUBLIC, False),
        ("http://localhost:8000", "localhost:8000", "http", PUBLIC, True),  # the host on the machine itself
        ("null", "games.example.org", "https", PUBLIC, False),
        ("null", "games.example.org", "http", "", False),
        ("", "games.example.org", "http", "", False),
        ("file://games.example.org", "games.example.org", "http", "", False),
        ("https://[", "games.example.org", "https", PUBLIC, False),
    ],
)
def test_where_a_page_may_come_from(origin: str, host: str, scheme: str, public: str, comes: bool) -> None:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    scope = {"type": "http", "scheme": scheme, "headers": headers}
    assert may_come(scope, False, public) is comes


def test_too_many_requests_are_slowed_down(web: TestClient) -> None:
    answers = [web.post("/api/login", json={"name": "a", "password": "b" * 8}).status_code for _ in range(12)]
    assert answers[0] == 403 and answers[-1] == 429


def test_accounts_come_and_go(web: TestClient) -> None:
    assert web.get("/api/me").json()["name"] is None
    for bad, fault in (("", "bad-name"), ("x" * 41, "bad-name"), ("a\nb", "bad-name")):
        answer = web.post("/api/register", json={"name": bad, "password": "long enough"})
        assert answer.json()["fault"] == fault
    assert web.post("/api/register", json={"name": "ana", "password": "short"}).json()["fault"] == "bad-password"
    answer = web.post("/api/register", json={"name": "ana", "password": "long enough"})
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    assert web.get("/api/me").json()["name"] == "ana"


def test_an_account_finds_its_seats_again_and_signs_out_everywhere(web: TestClient) -> None:
    web.post("/api/register", json={"name": "ana", "password": "long enough"})
    table, keys = two_people(web)
    with socket(web, table) as one:
        assert Player(one, [keys[0]]).until("welcome")["you"] == [0]
    with socket(web, table) as one:  # without the key: the account is enough
        assert Player(one, []).until("welcome")["you"] == [0]
    (mine,) = web.get("/api/me").json()["tables"]
    assert (mine["table"], mine["seat"], mine["your_turn"]) == (table, 0, True)
    session = dict(web.cookies)
    assert web.post("/api/logout-everywhere").status_code == 200
    web.cookies.update(session)
    assert web.get("/api/me").json()["name"] is None
    web.cookies.clear()
    assert web.post("/api/login", json={"name": "ana", "password": "wrong one"}).status_code == 403
    assert web.post("/api/login", json={"name": "ana", "password": "long enough"}).status_code == 200
    assert web.post("/api/logout").status_code == 200
    assert web.get("/api/me").json()["name"] is None


def test_a_banned_account_is_out(web: TestClient) -> None:
    web.post("/api/register", json={"name": "ana", "password": "long enough"})
    assert web.post("/api/admin/ban", json={"kind": "account", "who": "ana"}).json()["done"] is True
    assert web.get("/api/me").json()["name"] is None
    assert web.post("/api/login", json={"name": "ana", "password": "long enough"}).status_code == 403


def test_administration_needs_the_key_of_the_host(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path, local=False, host_key="the-key") as web:
        assert web.get("/api/admin/tables").status_code == 403
        assert web.get("/api/admin/tables", headers={"authorization": "Bearer no"}).status_code == 403
        assert web.get("/api/admin/tables", headers={"authorization": "Bearer the-key"}).status_code == 200
        assert web.get("/api/me").json()["host"] is False
    with started(sqlite_url, tmp_path) as web:
        assert web.get("/api/me").json()["host"] is True
        assert web.get("/api/admin/tables", headers={"x-forwarded-for": "10.0.0.1"}).status_code == 403


def test_list_close_export_import_backup(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        both = Player(one, keys)
        both.until("state")
        both.until("state")
        both.choose(0, ["drop", 3])
        exported = web.get(f"/api/admin/tables/{table}/export")
        copy = web.post("/api/admin/import", content=exported.content).json()
        assert copy["table"] != table
        with socket(web, copy["table"]) as two:
            again = Player(two, [link["key"] for link in copy["links"]])
            again.until("state")
            assert again.states[0]["view"] == both.states[0]["view"]
        listed = web.get("/api/admin/tables").json()["tables"]
        assert {entry["table"] for entry in listed} == {table, copy["table"]}
        assert web.post(f"/api/admin/tables/{table}/close", json={"why": "late"}).status_code == 200
        assert both.until("closed")["again"] is False
    with socket(web, table) as one:
        assert Player(one, []).until("closed")["why"] == "closed"
    damaged = exported.content.replace(b'"drop"', b'"fly"'), exported.content.replace(b'"seats":', b'"seats":[[]],"x":')
    deep = [b"[" * 5000 + b"\n", b'{"ludotheque-table":1}\n' + b'{"a":' * 5000 + b"\n", b"5\n", b"[1]\n{}\n"]
    for bad in (b"", b"{}", b"nonsense", exported.content[:-20], *damaged, *deep):
        refused = web.post("/api/admin/import", content=bad).json()
        assert refused["fault"] == "bad-journal" and refused["say"]["fr"] != refused["say"]["en"]
    path = Path(web.post("/api/admin/backup").json()["path"])
    assert path.is_file() and path.read_bytes().startswith(b"SQLite format 3")


def test_health_and_metrics(web: TestClient) -> None:
    assert web.get("/api/health").json()["ok"] is True
    table, _ = two_people(web)
    web.get(f"/api/tables/{table}")
    text = web.get("/api/metrics").text
    assert "ludotheque_live_tables 1" in text and "ludotheque_tables_made_total 1" in text


def test_no_secret_is_logged(web: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    web.post("/api/register", json={"name": "ana", "password": "a long secret"})
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot"}])
    with socket(web, table) as one:
        player = Player(one, [keys[0], "wrong-key-zzz"])
        player.until("state")
        player.choose(0, ["drop", 3])
    written = "".join(str(vars(record)) for record in caplog.records if record.name.startswith("ludotheque"))
    assert "/api/tables" in written
    session = web.cookies["ludotheque"]
    for secret in (*keys, "wrong-key-zzz", "a long secret", session):
        assert secret not in written


def test_the_document_of_the_interface_is_whole() -> None:
    document = openapi("1", ENDPOINTS)
    assert "/api/tables/{table}" in document["paths"] and "NewTable" in document["components"]["schemas"]
    json.dumps(document)


@pytest.mark.parametrize("requests", [12, pytest.param(200, marks=pytest.mark.slow)])
def test_schemathesis_finds_every_answer_as_the_document_says(sqlite_url: str, tmp_path: Path, requests: int) -> None:
    import schemathesis
    from hypothesis import HealthCheck, Phase, settings
    from schemathesis.checks import CHECKS, load_all_checks

    load_all_checks()
    named = ("status_code", "content_type", "response_headers", "response_schema")
    checks = CHECKS.get_by_names(["not_a_server_error", *(f"{name}_conformance" for name in named)])
    with started(sqlite_url, tmp_path) as web:
        schema = schemathesis.openapi.from_dict(openapi("1", ENDPOINTS))
        # Whoever asks too much is slowed down; here only what is asked counts.
        guesses = web.app.state.host.budgets.kept["guess"]  # type: ignore[attr-defined]
        guesses.rate = guesses.burst = 1e9
        known = {"table": two_people(web)[0], "game": "diktat"}
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # our own description is sound

            @settings(
                max_examples=requests,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @schemathesis_given(operation)
            def ask(case: Any) -> None:
                path = case.path_parameters
                if sum(map(len, path.values())) % 2:  # as often as not, something there is
                    case.path_parameters = {name: known.get(name, given) for name, given in path.items()}
                answer = web.request(
                    case.method,
                    case.formatted_path,
                    params=case.query or None,
                    json=case.body if isinstance(case.body, dict | list | str | int | float | None) else None,
                )
                case.validate_response(answer, checks=checks)

            ask()


def schemathesis_given(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())


def test_the_files_of_the_client_travel_packed(
    web: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "web_folder", lambda: tmp_path / "built")
    (tmp_path / "built" / "assets").mkdir(parents=True)
    script = "let table = 1;\n" * 200
    (tmp_path / "built" / "index.html").write_text("<!doctype html>")
    (tmp_path / "built" / "assets" / "index-1.js").write_text(script)
    (tmp_path / "built" / "assets" / "map-1.json").write_text("[1, 2]" * 200)
    assert web.get("/assets/map-1.json").headers["content-encoding"] == "gzip"
    (tmp_path / "built" / "assets" / "index-1.js.br").write_bytes(b"tight")
    tight = web.get("/assets/index-1.js", headers={"accept-encoding": "gzip, br;q=0.9"}, follow_redirects=False)
    assert tight.headers["content-encoding"] == "br" and tight.headers["content-length"] == "5"
    assert tight.headers["content-type"].startswith("text/javascript")
    answer = web.get("/assets/index-1.js", headers={"accept-encoding": "gzip"})
    assert answer.text == script
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) < len(script) / 10
    assert "immutable" in answer.headers["cache-control"]
    plain = web.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert plain.text == script
    assert "content-encoding" not in plain.headers
    assert web.get("/").headers["cache-control"] == "no-cache"


def test_the_page_of_a_table_names_what_it_will_need(
    web: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "web_folder", lambda: tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / ".vite").mkdir()
    parts = {
        "src/shell/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_kit"], "css": ["assets/Table-1.css"]},
        "_kit": {"file": "assets/kit-1.js", "imports": ["_kit"]},
        "src/shell/Home.svelte": {"file": "assets/Home-1.js"},
        "src/games/connect4/index.ts": {"file": "assets/connect4-1.js", "assets": ["assets/map-1.json"]},
    }
    faces = {"table": ["assets/a-1.woff2"], "home": ["assets/h-1.woff2"], "games": {"connect4": ["assets/c-1.woff2"]}}
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(parts))
    (tmp_path / ".vite" / "faces.json").write_text(json.dumps(faces))
    table = web.post("/api/tables", json={"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}]}).json()["table"]
    named = web.get(f"/table/{table}").headers["link"]
    assert "</assets/Table-1.js>; rel=modulepreload" in named
    assert "</assets/kit-1.js>; rel=modulepreload" in named
    assert "</assets/Table-1.css>; rel=preload; as=style; crossorigin" in named
    assert "</assets/map-1.json>; rel=preload; as=fetch; crossorigin" in named
    assert "</assets/a-1.woff2>; rel=preload; as=font; crossorigin" in named
    assert "connect4-1.js" in named and "c-1.woff2" in named and "h-1.woff2" not in named
    unknown = web.get("/table/unknown", headers={"accept": "text/html"}).headers["link"]
    assert "connect4-1.js" not in unknown and "c-1.woff2" not in unknown and "a-1.woff2" in unknown
    home = "</assets/Home-1.js>; rel=modulepreload, </assets/h-1.woff2>; rel=preload; as=font; crossorigin"
    assert web.get("/").headers["link"] == home
    assert "link" not in web.get("/settings").headers


def test_a_drawing_is_looked_at_before_a_table_is_laid(web: TestClient) -> None:
    def post(game: str, drawn: str) -> Any:
        return web.post(f"/api/games/{game}/flaws", content=json.dumps({"options": {"drawn": drawn}})).json()

    assert post("olomoc", "[]") == {"flaws": []}
    (flaw,) = post("olomoc", '[["low", [[1000, 4000], [5000, 4000], [5000, 5000]]]]')["flaws"]
    assert flaw["pieces"] == ["t1"] and flaw["bars"] is None and "OLO-189" in flaw["say"]["fr"]
    assert post("olomoc", "no")["fault"] == "bad-option"
    assert post("chess", "[]")["fault"] == "no-game"
    assert post("diktat", "[]") == {"flaws": []}
