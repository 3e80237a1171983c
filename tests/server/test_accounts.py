"""The life of an account: another password, its end, and logins that have run out."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import accounts
from ludotheque.server.store import Account
from tests.server.authenticator import Device
from tests.server.play import Player, socket, started, two_people
from tests.server.test_passkeys import enrolled, question, signed_up
from tests.server.turned import turned

OLD, NEW = "long enough", "longer than before"


def login(web: TestClient, password: str) -> int:
    return int(web.post("/api/login", json={"name": "ana", "password": password}).status_code)


def change(web: TestClient, password: str = "", new: str = NEW, credential: Any = None) -> Any:
    return web.post("/api/password", json={"new": new, "proof": {"password": password, "credential": credential}})


def end(web: TestClient, password: str = "", credential: Any = None) -> Any:
    return web.post("/api/account/delete", json={"proof": {"password": password, "credential": credential}})


def test_a_password_is_changed_and_every_other_login_ends(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        signed_up(web)
        elsewhere = dict(web.cookies)
        assert login(web, OLD) == 200
        assert change(web, "wrong password").json()["fault"] == "bad-login"
        assert change(web, OLD, "short").json()["fault"] == "bad-password"
        assert change(web, OLD).json()["name"] == "ana"
        assert web.get("/api/me").json()["name"] == "ana"
        web.cookies.clear()
        web.cookies.update(elsewhere)
        assert web.get("/api/me").json()["name"] is None
        web.cookies.clear()
        assert (login(web, OLD), login(web, NEW)) == (403, 200)
        web.cookies.clear()
        assert change(web, NEW).json()["fault"] == "sign-in"


def test_a_passkey_stands_for_a_password_that_was_lost(web: TestClient) -> None:
    signed_up(web)
    device, strange = Device(), Device()
    enrolled(web, device)
    assert change(web, credential=strange.get(question(web))).json()["fault"] == "bad-passkey"
    assert change(web, credential=device.get(question(web))).status_code == 200
    web.cookies.clear()
    assert login(web, NEW) == 200


def test_a_passkey_of_another_account_proves_nothing(web: TestClient) -> None:
    signed_up(web, "bo")
    device = Device()
    enrolled(web, device)
    web.cookies.clear()
    signed_up(web)
    assert change(web, credential=device.get(question(web))).json()["fault"] == "bad-login"
    assert end(web, credential=device.get(question(web))).json()["fault"] == "bad-login"


def test_an_account_is_deleted_with_all_that_is_its_own(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        signed_up(web)
        enrolled(web, Device())
        table, keys = two_people(web)
        with socket(web, table) as one, socket(web, table) as two:
            ana = Player(one, [keys[0]])
            assert ana.until("welcome")["seats"][0]["account"] == "ana"
            ana.until("state")
            web.cookies.clear()
            bo = Player(two, [keys[1]])
            bo.until("state")
            assert login(web, OLD) == 200
            assert end(web, "wrong password").json()["fault"] == "bad-login"
            assert web.get("/api/me").json()["tables"]
            assert end(web, OLD).json()["name"] is None
            assert bo.until("seats")["seats"][0]["account"] is None
            assert ana.choose(0, ["drop", 3])["type"] == "accepted"  # the game goes on
        assert web.get("/api/me").json()["name"] is None and login(web, OLD) == 403
        store, portal = web.app.state.host.store, web.portal  # type: ignore[attr-defined]
        assert portal is not None
        for kept in ("account", "session", "passkey", "owned_seat", "contact", "own_hook"):
            assert portal.call(store.one, f"SELECT count(*) FROM {kept}")[0] == 0, kept
        signed_up(web)
        assert web.get("/api/me").json()["tables"] == []


def test_guesses_of_a_password_are_slowed_down_here_too(web: TestClient) -> None:
    signed_up(web)
    with turned():
        faults = [change(web, "wrong password").json()["fault"] for _ in range(15)]
    assert faults[0] == "bad-login" and faults[-1] == "too-fast"


def test_logins_that_have_run_out_are_forgotten(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.host.PURGE", 60.0)
    with turned() as hands, started(database, tmp_path) as web:
        store, portal = web.app.state.host.store, web.portal  # type: ignore[attr-defined]
        assert portal is not None

        def kept() -> int:
            return int(portal.call(store.one, "SELECT count(*) FROM session")[0])

        signed_up(web)
        hands.moment += accounts.SESSION - 10  # at once: nobody counts the beats between
        login(web, OLD)
        assert kept() == 2
        hands.turn(2 * 60)
        assert kept() == 1


def test_an_unknown_name_takes_as_long_from_the_first(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in for its password was made before anybody asked."""
    assert accounts.nobody.cache_info().currsize == 1


def guess(web: TestClient, password: str, name: str = "ana", browser: str = "", address: str = "") -> str:
    """What a login from that browser is answered: the account, or why not."""
    headers = {"cookie": f"ludotheque-browser={browser}"} if browser else {}
    answer = web.post("/api/login", json={"name": name, "password": password}, headers=headers).json()
    web.cookies.clear()
    return str(answer.get("name") or answer["fault"])


def test_guesses_are_counted_by_account_over_all_processes(database: str, tmp_path: Path) -> None:
    with turned() as hands, started(database, tmp_path) as web, started(database, tmp_path) as other:
        signed_up(web)
        web.cookies.clear()
        assert guess(web, OLD, browser="her own") == "ana"
        said = []
        for n in range(30):
            for budget in (web, other):
                budget.app.state.host.budgets.kept["guess"].known.clear()  # type: ignore[attr-defined]  # another address
            said.append(guess((web, other)[n % 2], f"wrong {n}"))
        assert said == ["bad-login"] * accounts.GUESSES + ["many-guesses"] * (30 - accounts.GUESSES)
        assert guess(other, OLD) == "many-guesses"  # right or wrong: nobody learns which
        assert guess(other, OLD, browser="somebody else's") == "many-guesses"
        assert guess(other, OLD, browser="her own") == "ana"  # nobody is locked out by others
        assert guess(web, "wrong", "no such name") == "bad-login"
        hands.turn(2 * accounts.PACE / 1000)
        assert guess(web, OLD) == "ana"


def test_a_browser_that_is_known_may_not_guess_for_ever_either(database: str, tmp_path: Path) -> None:
    with turned(), started(database, tmp_path) as web:
        signed_up(web)
        web.cookies.clear()
        assert guess(web, OLD, browser="her own") == "ana"
        said = []
        for n in range(15):
            web.app.state.host.budgets.kept["guess"].known.clear()  # type: ignore[attr-defined]
            said.append(guess(web, f"wrong {n}", browser="her own"))
        assert said[-1] == "many-guesses" and said.count("bad-login") == accounts.GUESSES
        assert guess(web, OLD, browser="another") == "ana"


@pytest.mark.parametrize("other", ["ANA", "Ａｎａ", "Аnа", "Anа", " ana "])
def test_names_that_read_alike_are_one_account(database: str, tmp_path: Path, other: str) -> None:
    with started(database, tmp_path) as web:
        signed_up(web)
        web.cookies.clear()
        taken = web.post("/api/register", json={"name": other, "password": OLD})
        assert (taken.status_code, taken.json()["fault"]) == (409, "name-taken")
        assert guess(web, OLD, other) == "ana"
        assert web.post("/api/register", json={"name": "Anna", "password": OLD}).status_code == 200


def test_accounts_from_before_that_read_alike_go_on(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        signed_up(web)
        web.cookies.clear()
        portal, store = web.portal, web.app.state.host.store  # type: ignore[attr-defined]
        assert portal is not None
        password = portal.call(store.account, "ana").password
        portal.call(store.all, "DELETE FROM reading")
        portal.call(store.add_account, Account("Ana", password))
    with started(database, tmp_path) as web:
        assert (guess(web, OLD, "ana"), guess(web, OLD, "Ana"), guess(web, OLD, "ANA")) == ("ana", "Ana", "ana")
        assert web.post("/api/register", json={"name": "ANA", "password": OLD}).status_code == 409
