"""The server as it runs in a browser's tab, here without a browser: asked by messages, on a store the browser keeps."""

import ast
import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from ludotheque.match import examples
from ludotheque.match.ledger import rules_folder
from ludotheque.server import pool
from ludotheque.server.store import BadDatabase
from ludotheque.server.wire import PROTOCOL
from ludotheque.site.beside import WebWorker, carry_out
from ludotheque.site.build import STDLIB, lay_out, own_files
from ludotheque.site.tab import Tab

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "robot", "level": "hasard"}]
TABLE = {"game": "connect4", "seats": SEATS, "options": {}, "seed": "s"}


class Beside:
    """A worker of the browser, as the page's own hands it over."""

    killed = False

    async def run(self, work: bytes) -> bytes:
        return await asyncio.to_thread(carry_out, work)

    def kill(self) -> None:
        self.killed = True


class Never(Beside):
    async def run(self, work: bytes) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError


class Browser:
    """Counts how often it was asked to keep the file; refuses when it has no more room."""

    kept = 0
    full = False

    async def keep(self) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.kept += 1


Scene = Callable[[Tab, Browser], Awaitable[Any]]


def in_tab(folder: Path, scene: Scene) -> Any:
    async def run() -> Any:
        browser = Browser()
        tab = Tab(str(folder), browser.keep, Beside)
        await tab.open()
        try:
            return await asyncio.wait_for(scene(tab, browser), 60)
        finally:
            await tab.close()

    return asyncio.run(run())


async def asked(tab: Tab, method: str, address: str, body: object = None) -> tuple[int, Any]:
    status, headers, answer = await tab.request(method, address, b"" if body is None else json.dumps(body).encode())
    assert ("content-type", "application/json") in headers
    return status, json.loads(answer)


class Person:
    """Somebody at a table of the tab."""

    def __init__(self, tab: Tab, table: str, key: str, number: int = 1) -> None:
        self.tab, self.number, self.told = tab, number, asyncio.Queue[tuple[str, str]]()
        tab.connect(number, f"/api/tables/{table}/socket", lambda kind, text: self.told.put_nowait((kind, text)))
        self.say(type="hello", protocol=PROTOCOL, keys=[key], name=None, since=[], languages=["en"])

    def say(self, **message: object) -> None:
        self.tab.hear(self.number, json.dumps(message))

    async def hears(self, kind: str, **wanted: object) -> dict[str, Any]:
        while True:
            what, text = await self.told.get()
            assert what != "close"
            message: dict[str, Any] = json.loads(text) if text else {"type": what}
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message


async def seated(tab: Tab, game: str = "connect4") -> tuple[str, Person]:
    status, made = await asked(tab, "POST", "/api/tables", TABLE | {"game": game})
    assert status == 200
    return made["table"], Person(tab, made["table"], made["links"][0]["key"])


def test_a_move_is_answered_by_a_robot_in_another_worker(tmp_path: Path) -> None:
    async def scene(tab: Tab, browser: Browser) -> None:
        _, person = await seated(tab)
        state = await person.hears("state")
        person.say(type="choose", id=1, seat=0, choice=["drop", 3], at=state["at"])
        assert (await person.hears("accepted"))["id"] == 1
        await person.hears("state", at=2)

    in_tab(tmp_path, scene)


def test_what_the_browser_does_not_keep_was_never_done(tmp_path: Path) -> None:
    async def scene(tab: Tab, browser: Browser) -> str:
        table, person = await seated(tab)
        state = await person.hears("state")
        before = browser.kept
        await asked(tab, "GET", "/api/me")
        assert browser.kept == before  # reading changes nothing
        browser.full = True
        person.say(type="choose", id=1, seat=0, choice=["drop", 3], at=state["at"])
        assert (await person.hears("refused"))["why"] == "not-kept"
        status, _, fault = await tab.request("POST", "/api/tables", json.dumps(TABLE).encode())
        assert (status, json.loads(fault)["fault"]) == (503, "not-kept")
        browser.full = False
        person.say(type="choose", id=2, seat=0, choice=["drop", 4], at=state["at"])
        assert (await person.hears("accepted"))["id"] == 2
        await person.hears("state", at=2)
        return table

    table = in_tab(tmp_path, scene)
    with contextlib.closing(sqlite3.connect(tmp_path / "ludotheque.db")) as db:
        tables = [table for (table,) in db.execute("SELECT id FROM game_table")]
        told = [json.loads(body) for (body,) in db.execute("SELECT body FROM log ORDER BY seq")]
    assert tables == [table]
    assert [row["choice"] for row in told if "choice" in row and row["seat"] == 0] == [["drop", 4]]


def test_a_table_is_there_at_the_next_visit(tmp_path: Path) -> None:
    async def first(tab: Tab, browser: Browser) -> str:
        table, person = await seated(tab)
        state = await person.hears("state")
        person.say(type="choose", id=1, seat=0, choice=["drop", 3], at=state["at"])
        await person.hears("state", at=2)
        return table

    async def second(tab: Tab, browser: Browser) -> tuple[int, Any]:
        return await asked(tab, "GET", f"/api/tables/{table}")

    table = in_tab(tmp_path, first)
    status, summary = in_tab(tmp_path, second)
    assert status == 200 and summary["game"] == "connect4" and not summary["over"]


PAGE = 4096  # bytes, of SQLite


def garbage(file: Path) -> None:
    file.write_bytes(b"no database" * 1000)


def torn(file: Path) -> None:
    """One page of it is empty, which nothing reads before a table is opened."""
    whole = file.read_bytes()
    file.write_bytes(whole[:-PAGE] + bytes(PAGE))


def newer(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")


@pytest.mark.parametrize("spoil", [garbage, torn, newer])
def test_a_store_that_cannot_be_used_is_told_and_stays_as_it_is(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    async def scene(tab: Tab, browser: Browser) -> None:
        await seated(tab)

    in_tab(tmp_path, scene)
    file = tmp_path / "ludotheque.db"
    spoil(file)
    before, browser = file.read_bytes(), Browser()
    with pytest.raises(BadDatabase) as told:
        asyncio.run(Tab(str(tmp_path), browser.keep, None).open())
    assert set(told.value.say) == {"en", "fr"} and str(tmp_path) not in told.value.say["en"]
    assert asyncio.run(Tab(str(tmp_path), browser.keep, None).begin()) == told.value.say
    assert (file.read_bytes(), browser.kept) == (before, 0)


@pytest.mark.parametrize("address", ["/api/login", "/api/register", "/api/passkeys/question", "/api/notices"])
def test_nobody_signs_in_and_nobody_is_written_to(tmp_path: Path, address: str) -> None:
    async def scene(tab: Tab, browser: Browser) -> tuple[int, Any]:
        return await asked(tab, "POST", address, {})

    status, fault = in_tab(tmp_path, scene)
    assert (status, fault["fault"]) == (404, "no-page")


def test_a_level_that_would_think_too_long_is_neither_offered_nor_seated(tmp_path: Path) -> None:
    async def scene(tab: Tab, browser: Browser) -> None:
        _, told = await asked(tab, "GET", "/api/games")
        assert {tuple(bot["levels"]) for game in told["games"] for bot in game["bots"]} == {
            ("hasard", "apprenti", "compagnon")
        }
        seats = [SEATS[0], {"kind": "bot", "bot": "robot", "level": "maitre"}]
        status, fault = await asked(tab, "POST", "/api/tables", {"game": "connect4", "seats": seats, "options": {}})
        assert (status, fault["fault"]) == (400, "bad-bot")

    in_tab(tmp_path, scene)


def test_workers_are_processes_again_once_the_tab_is_closed(tmp_path: Path) -> None:
    async def scene(tab: Tab, browser: Browser) -> None:
        assert isinstance(pool.Worker(0).open(), WebWorker)

    in_tab(tmp_path, scene)
    assert pool._start is pool.Process


def test_a_worker_that_is_stopped_breaks_what_waits_for_it() -> None:
    async def scene() -> None:
        worker = WebWorker(Never())
        waits = worker.submit(int, "7")
        await asyncio.sleep(0)
        worker.kill()
        assert worker.worker.killed
        with pytest.raises(BrokenProcessPool):
            await asyncio.wrap_future(waits)

    asyncio.run(scene())


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    async def scene() -> None:
        worker = WebWorker(Beside())
        assert await asyncio.wrap_future(worker.submit(int, "7")) == 7
        with pytest.raises(ValueError, match="seven"):
            await asyncio.wrap_future(worker.submit(int, "seven"))

    asyncio.run(scene())


NEEDLESS = ("argon2", "webauthn", "uvicorn", "uvloop", "resource", "asyncpg", "openskill", "networkx")


def test_the_tab_loads_neither_what_a_browser_lacks_nor_games_that_are_not_played() -> None:
    script = f"""import sys
from ludotheque.site import tab
from ludotheque.match.registry import rules_of
rules_of("diktat")
print([name for name in {NEEDLESS!r} if name in sys.modules])
print([name for name in sys.modules if name.startswith("ludotheque.games.") and name.count(".") == 2])"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines() == ["[]", "['ludotheque.games.diktat']"]


def test_nothing_that_the_package_imports_is_left_out_of_its_library() -> None:
    asked = {
        (name, module)
        for name, source in own_files()
        if name.endswith(".py")
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for module in ([each.name for each in node.names] if isinstance(node, ast.Import) else [node.module or ""])
    }
    assert ("ludotheque/site/store.py", "sqlite3") in asked
    assert [each for each in sorted(asked) if f"{each[1].replace('.', '/')}.py".startswith(STDLIB)] == []


def test_a_rule_is_tried_in_the_tab(tmp_path: Path) -> None:
    async def scene(tab: Tab, browser: Browser) -> None:
        status, told = await asked(tab, "GET", "/api/rules/diktat/examples/0")
        assert status == 200 and told["rule"] == examples.load("diktat")[0].rule and told["moves"]

    in_tab(tmp_path, scene)


def test_the_examples_of_the_rules_are_in_the_package_of_the_tab_where_it_looks_for_them(tmp_path: Path) -> None:
    files = dict(own_files())
    there = [
        *sorted((rules_folder() / "examples").glob("*.toml")),
        *sorted((rules_folder() / "puzzles").glob("*.json")),
    ]
    assert sorted(name for name in files if "_rules/" in name) == sorted(
        f"ludotheque/_rules/{path.parent.name}/{path.name}" for path in there
    )
    lay_out(tmp_path, files.items())
    found = "from ludotheque.match import examples; print(len(examples.load('diktat')))"
    done = subprocess.run(
        [sys.executable, "-c", found], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(tmp_path)}
    )
    assert int(done.stdout) == len(examples.load("diktat"))
