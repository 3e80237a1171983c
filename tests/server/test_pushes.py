"""A browser that was left is told by its push service: what arrives there is taken apart as the browser would."""

import base64
import json
import os
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from py_vapid.jwt import decode
from starlette.testclient import TestClient

from ludotheque.server import clock
from ludotheque.server.pushes import PACE, night
from ludotheque.server.sentences import Refusing
from tests.server.play import Player, socket, two_people
from tests.server.receivers import HookServer
from tests.server.test_notices import AWAY, server

PUSH: dict[str, Any] = {"public": "https://t.example", "push_after": AWAY}
DAY = 1440


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Browser:
    """One that has subscribed at that push service, with keys of its own."""

    def __init__(self, service: HookServer, name: str = "ana") -> None:
        self.endpoint = f"http://127.0.0.1:{service.port}/push/{name}"
        self.key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self.auth = os.urandom(16)

    def wish(self, **more: Any) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"public_key": written(point), "auth": written(self.auth)}
        return {"endpoint": self.endpoint, "language": "en"} | keys | more

    def read(self, body: bytes) -> dict[str, str]:
        found = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(found))


def wished(web: TestClient, browser: Browser, *at: tuple[str, list[str]], **more: Any) -> bool:
    seats = [{"table": table, "keys": keys} for table, keys in at]
    for table, keys in at:
        with socket(web, table) as line:
            Player(line, keys).until("state")
    answer = web.post("/api/notices/push", json=browser.wish(seats=seats, **more))
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["done"])


def test_a_turn_is_told_once_in_a_message_only_that_browser_can_read(database: str, tmp_path: Path) -> None:
    with HookServer() as service, server(database, tmp_path, **PUSH) as (web, later):
        table, keys = two_people(web)
        ana = Browser(service)
        assert wished(web, ana, (table, keys[:1]))
        later(AWAY / 2)
        assert not service.posts  # not yet
        later(AWAY)
        [(path, headers, body)] = service.posts
        assert path == "/push/ana" and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        told = ana.read(body)
        link = f"/table/{table}"
        assert told == {"title": "Puissance 4", "body": "It is your turn", "link": link, "lang": "en"}
        with pytest.raises(http_ece.ECEException):
            Browser(service).read(body)
        scheme, _, parts = headers["authorization"].partition(" ")
        signed = dict(part.split("=", 1) for part in parts.split(","))
        public = web.get("/api/notices/push").json()["key"]
        assert scheme == "vapid" and signed["k"] == public and Vapid.verify(headers["authorization"])
        claims = decode(signed["t"], public)
        assert claims["aud"] == f"http://127.0.0.1:{service.port}" and claims["sub"] == "https://t.example"
        assert 0 < claims["exp"] - clock.now() / 1000 < 86_400
        later(3 * AWAY)
        assert len(service.posts) == 1  # one for each turn


def test_the_key_of_the_server_is_made_once(database: str, tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with server(database, tmp_path, **PUSH) as (web, _):
            keys.append(web.get("/api/notices/push").json())
    assert keys[0] == keys[1] and keys[0]["after"] == int(AWAY) and keys[0]["pace"] == PACE // 1000


def test_a_browser_is_told_of_several_tables_at_once_and_not_often(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer() as service, server(sqlite_url, tmp_path, **PUSH) as (web, later):
        ana, tables = Browser(service), [two_people(web) for _ in range(2)]
        assert wished(web, ana, *((table, keys[:1]) for table, keys in tables), language="fr")
        later(2 * AWAY)
        [(_, _, body)] = service.posts
        assert ana.read(body) == {
            "title": "Ludothèque",
            "body": "2 tables vous attendent",
            "link": "/next",
            "lang": "fr",
        }
        table, keys = tables[0]
        with socket(web, table) as line:
            both = Player(line, keys[:2])
            both.until("state")
            both.until("state")
            both.choose(0, ["drop", 3])
            both.choose(1, ["drop", 3])
        later(2 * AWAY)
        assert len(service.posts) == 1  # it has been told a moment ago
        later(PACE / 1000)
        assert [ana.read(body)["link"] for _, _, body in service.posts[1:]] == [f"/table/{table}"]


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_tried_again(database: str, tmp_path: Path) -> None:
    with HookServer(503, 410) as service, server(database, tmp_path, **PUSH) as (web, later):
        table, keys = two_people(web)
        assert wished(web, Browser(service), (table, keys[:1]))
        later(8 * AWAY)
        assert len(service.posts) == 2  # put off, then gone
        with socket(web, table) as line:
            both = Player(line, keys[:2])
            both.until("state")
            both.until("state")
            both.choose(0, ["drop", 3])
            both.choose(1, ["drop", 3])
        later(2 * PACE / 1000)
        assert len(service.posts) == 2
        gone = web.post("/api/notices/push/remove", json={"endpoint": Browser(service).endpoint})
        assert gone.json()["done"] is False


def test_at_night_nothing_is_told_and_in_the_morning_what_is_still_so(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer() as service, server(sqlite_url, tmp_path, **PUSH) as (web, later):
        table, keys = two_people(web)
        now = clock.now() // 60_000 % DAY
        quiet = [(now - 10) % DAY, (now + 15) % DAY]  # for a quarter of an hour more
        assert wished(web, Browser(service), (table, keys[:1]), night=quiet)
        later(600)
        assert not service.posts
        later(600)
        assert len(service.posts) == 1


def test_a_table_may_stay_silent_and_a_seat_of_another_is_not_told_of(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer() as service, server(sqlite_url, tmp_path, **PUSH) as (web, later):
        table, keys = two_people(web)
        other, others = two_people(web)
        assert wished(web, Browser(service), (table, keys[:1]), (other, others[:1]), silent=[table, "nowhere"])
        later(2 * AWAY)
        assert len(service.posts) == 1
        wrong = Browser(service, "eve").wish(seats=[{"table": table, "keys": ["guessed"]}])
        web.cookies.clear()
        assert web.post("/api/notices/push", json=wrong).json()["done"] is False
        later(2 * PACE / 1000)
        assert {path for path, _, _ in service.posts} == {"/push/ana"}


def test_an_account_is_told_of_all_its_seats_on_every_device(database: str, tmp_path: Path) -> None:
    with HookServer() as service, server(database, tmp_path, **PUSH | {"public": "http://t.example"}) as (web, later):
        web.post("/api/register", json={"name": "ana", "password": "long enough"})
        table, keys = two_people(web)
        with socket(web, table) as line:
            Player(line, keys[:1]).until("state")
        for name in ("desk", "phone"):
            assert wished(web, Browser(service, name))
        later(2 * AWAY)
        assert sorted(path for path, _, _ in service.posts) == ["/push/desk", "/push/phone"]


def test_only_public_addresses_by_https_are_called(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer() as service, server(sqlite_url, tmp_path, **PUSH, private_hooks=False) as (web, _):
        ana = Browser(service)
        for endpoint, fault in (
            ("http://93.184.216.34/push", "bad-push"),
            ("https://93.184.216.34:22/push", "bad-push"),
            ("https://u:p@93.184.216.34/push", "bad-push"),
            ("ftp://93.184.216.34/", "bad-push"),
            ("", "bad-push"),
            ("https://127.0.0.1/push", "private-hook"),
            ("https://169.254.169.254/push", "private-hook"),
            ("https://[::1]/push", "private-hook"),
        ):
            assert web.post("/api/notices/push", json=ana.wish(endpoint=endpoint)).json()["fault"] == fault, endpoint
        for wrong in ({"public_key": ""}, {"public_key": "A" * 87}, {"auth": "AAAA"}, {"auth": "no base64!"}):
            answer = web.post("/api/notices/push", json=ana.wish(endpoint="https://93.184.216.34/push") | wrong)
            assert answer.json()["fault"] == "bad-push", wrong
        assert not service.posts


def test_what_is_no_night() -> None:
    assert night("Europe/Paris", [22 * 60, 8 * 60]).night == (1320, 480) and night("UTC", None).night is None
    for zone, minutes in (("Nowhere", None), ("UTC", [1]), ("UTC", [5, 5]), ("UTC", [0, DAY]), ("UTC", [-1, 4])):
        with pytest.raises(Refusing, match="bad-push"):
            night(zone, minutes)
