"""People who are away are told that it is their turn: once, by a real mail server and a real receiver."""

import contextlib
import json
import math
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.hooks import Target, is_public, signature
from ludotheque.server.mail import BadMail, Mailer, is_address
from ludotheque.server.notices import BEAT
from ludotheque.server.sentences import Refusing
from tests.server.play import Player, made, socket, started, two_people
from tests.server.receivers import HookServer, MailServer, waited
from tests.server.turned import TurnedClock, turned

AWAY = 40.0


class Evening:
    """Time passes when it is told to; what was then begun is at its end, every letter sent or given up."""

    def __init__(self, web: TestClient, hands: TurnedClock) -> None:
        self.hands, self.host = hands, web.app.state.host  # type: ignore[attr-defined]
        self.lasting = set(self.host.tasks)
        waited(lambda: self.host.notices.looking in hands.asleep)

    def __call__(self, seconds: float) -> None:
        for _ in range(math.ceil(seconds / BEAT)):
            self.hands.turn(BEAT)
            waited(lambda: self.host.tasks <= self.lasting)


@contextlib.contextmanager
def server(
    database: str, data: Path, mails: MailServer | None = None, **more: Any
) -> Iterator[tuple[TestClient, Evening]]:
    mailer = Mailer(mails.url, "table@example.org") if mails is not None else None
    settings = {
        "public": "https://t.example",
        "mailer": mailer,
        "notice_after": AWAY,
        "notice_retry": AWAY / 2,
        "private_hooks": True,
    } | more
    with turned() as hands, started(database, data, **settings) as web:
        yield web, Evening(web, hands)


def token(mails: MailServer, purpose: str, n: int = -1) -> str:
    found = re.search(rf"https?://t\.example/notices#{purpose}=(\S+)", mails.mails[n].get_content())
    assert found is not None
    return found[1]


def sit(web: TestClient, table: str, key: str) -> None:
    with socket(web, table) as line:
        Player(line, [key]).until("state")


def confirmed(web: TestClient, mails: MailServer, address: str = "ana@example.org", **who: Any) -> None:
    if "table" in who and not web.app.state.host.rooms.get(who["table"]):  # type: ignore[attr-defined]
        sit(web, who["table"], who["key"])
    answer = web.post("/api/notices/mail", json={"address": address, "language": "fr"} | who)
    assert answer.status_code == 200, answer.text
    assert answer.json()["mail"] == {"address": "a***@example.org", "language": "fr", "confirmed": False}
    assert web.post(f"/api/notices/confirm?token={token(mails, 'confirm')}").status_code == 200
    assert web.post("/api/notices", json=who).json()["mail"]["confirmed"] is True


def test_a_mail_for_a_turn_comes_once_and_can_be_stopped(database: str, tmp_path: Path) -> None:
    with MailServer() as mails, server(database, tmp_path, mails) as (web, later):
        table, keys = two_people(web)
        confirmed(web, mails, table=table, key=keys[0])
        assert "confirm" in mails.mails[0].get_content() and mails.mails[0]["Subject"].startswith("Ludothèque :")
        later(AWAY / 2)
        assert len(mails.mails) == 1  # not yet
        later(AWAY)
        notice = mails.mails[1]
        assert notice["To"] == "ana@example.org" and notice["From"] == "table@example.org"
        assert notice["Subject"] == "Ludothèque : c’est à vous de jouer"
        text = notice.get_content()
        assert f"https://t.example/table/{table}" in text
        assert not any(key in notice.as_string() for key in keys)
        later(3 * AWAY)
        assert len(mails.mails) == 2  # one for each turn
        with socket(web, table) as one:
            both = Player(one, keys)
            both.until("state")
            both.until("state")
            both.choose(0, ["drop", 3])
            both.choose(1, ["drop", 3])
        later(2 * AWAY)
        assert len(mails.mails) == 3
        one_click = re.fullmatch(r"<https://t\.example(/api/notices/stop\?token=\S+)>", notice["List-Unsubscribe"])
        assert one_click is not None and notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert web.post(one_click[1], content="List-Unsubscribe=One-Click").status_code == 200
        assert web.post("/api/notices", json={"table": table, "key": keys[0]}).json()["mail"] is None
        assert web.post(f"/api/notices/stop?token={token(mails, 'stop')}").json()["fault"] == "old-link"


def test_nobody_is_written_to_while_connected_or_before_confirming(sqlite_url: str, tmp_path: Path) -> None:
    with MailServer() as mails, server(sqlite_url, tmp_path, mails) as (web, later):
        table, keys = two_people(web)
        other, others = two_people(web)
        sit(web, other, others[0])
        web.post(
            "/api/notices/mail", json={"address": "b@example.org", "language": "en", "table": other, "key": others[0]}
        )
        with socket(web, table) as one:
            ana = Player(one, [keys[0]])
            ana.until("state")
            confirmed(web, mails, table=table, key=keys[0])
            later(4 * AWAY)
            assert len(mails.mails) == 2  # the two to confirm
        later(2 * AWAY)
        assert len(mails.mails) == 3
        forged = token(mails, "stop").replace(".", ".0")
        assert web.post(f"/api/notices/stop?token={forged}").status_code == 404
        assert web.post(f"/api/notices/confirm?token={token(mails, 'stop')}").status_code == 404


def test_one_mail_tells_an_account_of_all_its_tables(sqlite_url: str, tmp_path: Path) -> None:
    with MailServer() as mails, server(sqlite_url, tmp_path, mails, public="http://t.example") as (web, later):
        assert web.post("/api/notices", json={}).json()["fault"] == "sign-in"
        web.post("/api/register", json={"name": "ana", "password": "long enough"})
        tables = []
        for _ in range(3):
            table, keys = two_people(web)
            with socket(web, table) as one:
                Player(one, [keys[0]]).until("state")
            tables.append(table)
        confirmed(web, mails)
        later(2 * AWAY)
        assert mails.mails[1]["Subject"] == "Ludothèque : 3 tables vous attendent"
        assert all(table in mails.mails[1].get_content() for table in tables)


def test_a_mail_put_off_is_tried_again(sqlite_url: str, tmp_path: Path) -> None:
    with MailServer() as mails, server(sqlite_url, tmp_path, mails) as (web, later):
        table, keys = two_people(web)
        confirmed(web, mails, table=table, key=keys[0])
        mails.busy = 2
        later(6 * AWAY)
        assert mails.busy == 0 and len(mails.mails) == 2
        mails.busy = 1
        sit(web, table, keys[1])
        body = {"address": "c@example.org", "language": "en", "table": table, "key": keys[1]}
        answer = web.post("/api/notices/mail", json=body)
        assert (answer.status_code, answer.json()["fault"]) == (503, "mail-fault")


def test_a_notice_survives_a_restart(database: str, tmp_path: Path) -> None:
    with MailServer() as mails:
        with server(database, tmp_path, mails) as (web, _):
            table, keys = two_people(web)
            confirmed(web, mails, table=table, key=keys[0])
        with server(database, tmp_path, mails) as (_, later):
            later(2 * AWAY)
            assert len(mails.mails) == 2
        with server(database, tmp_path, mails) as (_, later):
            later(3 * AWAY)
        assert len(mails.mails) == 2


def test_a_mail_server_that_hangs_delays_no_move(sqlite_url: str, tmp_path: Path) -> None:
    with MailServer() as mails, server(sqlite_url, tmp_path, mails) as (web, later):
        table, keys = two_people(web)
        confirmed(web, mails, table=table, key=keys[0])
        mails.held = threading.Event()
        later.hands.turn(2 * AWAY)  # its thread hangs from now on
        other, others = two_people(web)
        with socket(web, other) as one:
            both = Player(one, others)
            both.until("state")
            both.until("state")
            began = time.monotonic()
            for n in range(10):
                assert both.choose(n % 2, ["drop", n % 7])["type"] == "accepted"
            assert time.monotonic() - began < 2.0
        mails.held.set()
        waited(lambda: len(mails.mails) == 2)


def test_addresses_are_checked_and_nobody_is_flooded(sqlite_url: str, tmp_path: Path) -> None:
    with MailServer() as mails, server(sqlite_url, tmp_path, mails) as (web, _):
        table, keys = two_people(web)
        sit(web, table, keys[0])
        wish = {"language": "en", "table": table, "key": keys[0]}
        for bad in ("", "ana", "a@b\r\nBcc: c@d", "a b@example.org", "é@example.org", "a@" + "x" * 300):
            assert web.post("/api/notices/mail", json=wish | {"address": bad}).json()["fault"] == "bad-address"
        maker = wish | {"key": keys[2], "address": "a@example.org"}
        assert web.post("/api/notices/mail", json=maker).json()["fault"] == "not-your-seat"
        assert web.post("/api/notices/mail", json=wish | {"key": "no", "address": "a@example.org"}).status_code == 403
        guesses = web.app.state.host.budgets.kept["guess"]  # type: ignore[attr-defined]
        guesses.rate = guesses.burst = 1e9
        guesses.known.clear()
        answers = [web.post("/api/notices/mail", json=wish | {"address": "v@example.org"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        old = token(mails, "confirm", 0)
        assert web.post(f"/api/notices/confirm?token={old}").json()["fault"] == "old-link"


def test_without_a_mail_server_it_is_said(web: TestClient) -> None:
    table, keys = two_people(web)
    sit(web, table, keys[0])
    assert web.post("/api/notices", json={"table": table, "key": keys[0]}).json()["mailing"] is False
    body = {"address": "a@example.org", "language": "fr", "table": table, "key": keys[0]}
    assert web.post("/api/notices/mail", json=body).json()["fault"] == "no-mail"


# -- webhooks


def test_a_hook_is_signed_and_holds_no_secret(database: str, tmp_path: Path) -> None:
    with HookServer(500) as receiver, server(database, tmp_path) as (web, later):
        table, keys = made(web, game="diktat", seats=[{"name": "Ana"}, {"name": "Bo"}])
        wish = {"key": keys[2], "url": receiver.url}
        assert web.post(f"/api/tables/{table}/hooks", json=wish | {"key": keys[0]}).json()["fault"] == "not-maker"
        secret = web.post(f"/api/tables/{table}/hooks", json=wish).json()["secret"]
        notices = web.post("/api/notices", json={"table": table, "key": keys[2]}).json()
        assert notices["hooks"] == [{"url": receiver.url, "seat": None}]
        web.get(f"/api/tables/{table}")
        asked = web.app.state.host.rooms[table].live.asked  # type: ignore[attr-defined]
        later(6 * AWAY)  # the first was refused, and tried again
        assert len(receiver.posts) == len(asked) + 1
        for path, headers, body in receiver.posts:
            assert path == "/hook?who=table" and headers["content-type"] == "application/json"
            proof = signature(secret, int(headers["x-ludotheque-time"]), body)
            assert headers["x-ludotheque-signature"] == f"sha256={proof}"
            told = json.loads(body)
            assert set(told) == {"event", "table", "game", "seat", "name", "since", "link"}
            assert told["event"] == "turn" and told["table"] == table and told["seat"] in asked
            assert not any(key in body.decode() for key in keys)
        assert web.post(f"/api/tables/{table}/hooks/remove", json={"key": keys[2]}).json()["done"] is True
        assert web.post(f"/api/tables/{table}/hooks/remove", json={"key": keys[2]}).json()["done"] is False


def test_a_seat_may_have_its_own_hook(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer() as general, HookServer() as own, server(sqlite_url, tmp_path) as (web, later):
        table, keys = two_people(web)
        for body in ({"url": general.url}, {"url": own.url, "seat": 0}):
            assert web.post(f"/api/tables/{table}/hooks", json=body | {"key": keys[2]}).status_code == 200
        bad = {"url": own.url, "seat": 9, "key": keys[2]}
        assert web.post(f"/api/tables/{table}/hooks", json=bad).status_code == 403
        web.get(f"/api/tables/{table}")
        later(2 * AWAY)
        assert own.posts and general.posts == []


def test_an_account_has_a_hook_for_all_its_seats(database: str, tmp_path: Path) -> None:
    with (
        HookServer() as mine,
        HookServer() as club,
        server(database, tmp_path, public="http://t.example") as (web, later),
    ):
        assert web.post("/api/notices/hook", json={"url": mine.url}).json()["fault"] == "sign-in"
        assert web.post("/api/notices/hook/remove").json()["fault"] == "sign-in"
        web.post("/api/register", json={"name": "ana", "password": "long enough"})
        tables = []
        for _ in range(2):
            table, keys = two_people(web)
            with socket(web, table) as one:
                Player(one, [keys[0]]).until("state")
            tables.append(table)
        web.post(f"/api/tables/{table}/hooks", json={"key": keys[2], "url": club.url})  # beside it, not in its place
        assert web.post("/api/notices/hook", json={"url": "ftp://example.org"}).json()["fault"] == "bad-hook"
        secret = web.post("/api/notices/hook", json={"url": mine.url}).json()["secret"]
        assert web.post("/api/notices", json={}).json()["hooks"] == [{"url": mine.url, "seat": None}]
        later(2 * AWAY)
        assert len(mine.posts) == 2 and len(club.posts) == 1
        assert {json.loads(body)["table"] for _, _, body in mine.posts} == set(tables)
        for _, headers, body in mine.posts:
            proof = signature(secret, int(headers["x-ludotheque-time"]), body)
            assert headers["x-ludotheque-signature"] == f"sha256={proof}"
        assert web.post("/api/notices/hook/remove").json()["done"] is True
        assert web.post("/api/notices", json={}).json()["hooks"] == []


def test_a_redirection_is_not_followed_and_in_the_end_it_is_given_up(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer(*[307] * 20) as receiver, server(sqlite_url, tmp_path, notice_retry=0.02) as (web, later):
        table, keys = two_people(web)
        web.post(f"/api/tables/{table}/hooks", json={"key": keys[2], "url": receiver.url})
        web.get(f"/api/tables/{table}")
        later(3 * AWAY)
        assert [path for path, _, _ in receiver.posts] == ["/hook?who=table"] * 5


def test_private_networks_are_refused_unless_the_host_allows(sqlite_url: str, tmp_path: Path) -> None:
    with HookServer() as receiver, server(sqlite_url, tmp_path, private_hooks=False) as (web, _):
        table, keys = two_people(web)
        for url in (
            "http://127.0.0.1:8080/x",
            "http://localhost/x",
            "http://[::1]/",
            "http://10.0.0.1/",
            "http://169.254.169.254/",
        ):
            answer = web.post(f"/api/tables/{table}/hooks", json={"key": keys[2], "url": url})
            assert answer.json()["fault"] == "private-hook", url
        for url in (
            "",
            "ftp://example.org/",
            "http://",
            "http://u:p@example.org/",
            "http://x:99999/",
            "file:///etc",
            "http://93.184.216.34:25/",
            "https://93.184.216.34:22/",
            "http://93.184.216.34:6379/",
            "https://93.184.216.34:5432/",
            receiver.url,
        ):
            answer = web.post(f"/api/tables/{table}/hooks", json={"key": keys[2], "url": url})
            assert answer.json()["fault"] == "bad-hook", url


def test_a_name_that_turns_private_later_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    import socket as network

    with HookServer() as receiver:
        target = Target("http://hook.example:8080/", private=False)
        answer = [(network.AF_INET, network.SOCK_STREAM, 6, "", ("127.0.0.1", receiver.port))]
        monkeypatch.setattr(network, "getaddrinfo", lambda *_, **__: answer)
        with pytest.raises(Refusing, match="private-hook"):
            target.deliver(b"{}", "s", 1)
        assert receiver.posts == []


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("2002:0a00:0001::1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("fec0::1", False),
        ("::127.0.0.1", False),
        ("3fff::1", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
        ("64:ff9b::5db8:d822", True),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_settings_for_mail_are_checked() -> None:
    assert Mailer("smtp://u%40x:p%2F@h", "a@b.c").port == 587 and Mailer("smtps://h", "a@b.c").port == 465
    assert Mailer("smtp://u%40x:p%2F@h:25", "a@b.c").user == "u@x"
    for url, sender in (("http://h", "a@b.c"), ("smtp://", "a@b.c"), ("smtp://h:x", "a@b.c"), ("smtp://h", "nobody")):
        with pytest.raises(BadMail):
            Mailer(url, sender)
    assert is_address("a.b+c@example.org") and not is_address("a@b@c")


def test_a_password_never_goes_over_an_open_connection() -> None:
    with MailServer() as mails:
        mailer = Mailer(f"smtp://user:secret@127.0.0.1:{mails.port}", "a@example.org")
        from ludotheque.server.mail import NotSent

        with pytest.raises(NotSent):
            mailer.deliver(mailer.compose("b@example.org", "s", "t"))
        assert mails.mails == []
