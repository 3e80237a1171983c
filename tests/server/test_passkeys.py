"""Passkeys, with real signatures."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import passkeys
from tests.server.authenticator import Device, spoiled
from tests.server.play import started


def signed_up(web: TestClient, name: str = "ana") -> None:
    assert web.post("/api/register", json={"name": name, "password": "long enough"}).status_code == 200


def enrolled(web: TestClient, device: Device, name: str = "phone") -> Any:
    options = web.post("/api/passkeys/new").json()["options"]
    return web.post("/api/passkeys", json={"credential": device.create(options), "name": name})


def question(web: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = web.post("/api/passkeys/question").json()["options"]
    return found


def signed_in(web: TestClient, credential: dict[str, Any]) -> Any:
    return web.post("/api/passkeys/login", json={"credential": credential})


def test_a_passkey_is_made_signs_in_is_listed_and_removed(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        signed_up(web)
        device = Device()
        (card,) = enrolled(web, device).json()["passkeys"]
        assert card["name"] == "phone" and card["used"] is None
        web.cookies.clear()
        assert web.get("/api/passkeys").status_code == 403
        assert signed_in(web, device.get(question(web))).json()["name"] == "ana"
        assert web.get("/api/me").json()["name"] == "ana"
        (card,) = web.get("/api/passkeys").json()["passkeys"]
        assert card["used"] is not None
        assert web.post("/api/passkeys/remove", json={"id": "other"}).json()["fault"] == "no-passkey"
        assert web.post("/api/passkeys/remove", json={"id": card["id"]}).json() == {"passkeys": []}
        assert signed_in(web, device.get(question(web))).json()["fault"] == "bad-passkey"


def test_an_answer_counts_once(web: TestClient) -> None:
    signed_up(web)
    device = Device(counts=False)  # as devices that copy their keys to each other: always 0
    enrolled(web, device)
    answer = device.get(question(web))
    assert signed_in(web, answer).status_code == 200
    again = signed_in(web, answer)
    assert (again.status_code, again.json()["fault"]) == (403, "old-passkey")
    assert signed_in(web, device.get(question(web))).status_code == 200
    # Nor does an answer to a question that this server never asked, or asked for something else.
    never = device.get({"rpId": "testserver", "challenge": "AAAA"})
    assert signed_in(web, never).json()["fault"] == "old-passkey"
    other = web.post("/api/passkeys/new").json()["options"]
    crossed = device.get({"rpId": "testserver", "challenge": other["challenge"]})
    assert signed_in(web, crossed).json()["fault"] == "old-passkey"


def test_a_question_is_good_for_a_while_only(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    signed_up(web)
    device = Device()
    enrolled(web, device)
    monkeypatch.setattr(passkeys, "CHALLENGE", -1)
    assert signed_in(web, device.get(question(web))).json()["fault"] == "old-passkey"


def test_another_site_another_key_and_a_copy_are_refused(web: TestClient) -> None:
    signed_up(web)
    device = Device()
    assert enrolled(web, Device("https://evil.example")).json()["fault"] == "bad-passkey"
    assert enrolled(web, device).status_code == 200
    device.origin = "https://evil.example"
    assert signed_in(web, device.get(question(web))).json()["fault"] == "bad-passkey"
    device.origin = "http://testserver"
    elsewhere = question(web) | {"rpId": "evil.example"}
    assert signed_in(web, device.get(elsewhere)).json()["fault"] == "bad-passkey"
    answer = device.get(question(web))
    answer["response"]["signature"] = spoiled(answer["response"]["signature"])
    assert signed_in(web, answer).json()["fault"] == "bad-passkey"
    stranger = Device()
    stranger.id, stranger.user, stranger.counter = device.id, device.user, 50
    assert signed_in(web, stranger.get(question(web))).json()["fault"] == "bad-passkey"
    assert signed_in(web, device.get(question(web))).status_code == 200
    device.counter -= 1  # a copy of the device, which has not counted along
    assert signed_in(web, device.get(question(web))).json()["fault"] == "bad-passkey"
    assert signed_in(web, device.get(question(web))).status_code == 200


def test_a_passkey_belongs_to_one_account_and_a_ban_holds(web: TestClient) -> None:
    signed_up(web)
    device = Device()
    enrolled(web, device)
    signed_up(web, "bo")
    assert enrolled(web, device).json()["fault"] == "exists"
    assert web.get("/api/passkeys").json() == {"passkeys": []}
    assert web.post("/api/passkeys/remove", json={"id": "x"}).status_code == 404
    web.post("/api/admin/ban", json={"kind": "account", "who": "ana"})
    assert signed_in(web, device.get(question(web))).json()["fault"] == "bad-passkey"


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"response": 1}, {"response": {"clientDataJSON": "?"}}])
def test_nonsense_is_refused_in_words(web: TestClient, credential: dict[str, Any]) -> None:
    signed_up(web)
    for path, body in (
        ("/api/passkeys", {"credential": credential}),
        ("/api/passkeys/login", {"credential": credential}),
    ):
        answer = web.post(path, json=body)
        assert answer.status_code == 403 and set(answer.json()["say"]) == {"fr", "en"}


def test_nonsense_with_a_good_challenge_is_refused_in_words(web: TestClient) -> None:
    signed_up(web)
    device = Device()
    enrolled(web, device)
    for spoil in ("authenticatorData", "signature", "userHandle"):
        answer = device.get(question(web))
        answer["response"][spoil] = "AA"
        assert signed_in(web, answer).json()["fault"] == "bad-passkey"
    options = web.post("/api/passkeys/new").json()["options"]
    made = device.create(options)
    made["response"]["attestationObject"] = "AA"
    assert web.post("/api/passkeys", json={"credential": made}).json()["fault"] == "bad-passkey"


def test_a_passkey_needs_a_name_in_the_address(web: TestClient) -> None:
    signed_up(web)
    answer = web.post("/api/passkeys/question", headers={"host": "127.0.0.1:8787"})
    assert answer.json()["fault"] == "passkey-address"


def test_the_public_address_decides_whom_a_passkey_is_for(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path, public="https://table.example.org") as web:
        web.base_url = "https://testserver"
        signed_up(web)
        device = Device("https://table.example.org")
        assert enrolled(web, device).status_code == 200
        assert question(web)["rpId"] == "table.example.org"
        assert signed_in(web, device.get(question(web))).status_code == 200
        device.origin = "http://testserver"
        assert signed_in(web, device.get(question(web))).json()["fault"] == "bad-passkey"
