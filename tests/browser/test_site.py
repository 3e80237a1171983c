"""The folder of files in a real Chromium: everything is fetched once, then the network is cut."""

import functools
import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import threading
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error
from starlette.testclient import TestClient

from build_web import find_node
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game as public
from ludotheque.match.journal import journal_of
from ludotheque.match.table import Table
from ludotheque.match.versions import mark_of
from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings
from ludotheque.server.wire import PROTOCOL
from tests.browser.player import WATCH_FOCUS, Player
from tests.browser.test_guide import until_taught
from tests.browser.test_neombre_campaign import played as campaign

ROOT = Path(__file__).resolve().parents[2]
FIRST_VISIT = 9_000_000  # bytes, as they travel from a host that packs text
START = 180  # seconds that Python may take to start beside other tests
GAMES = ("diktat", "hybris", "neombre", "olomoc", "steamwatchers")

# What would be frames of a WebSocket are messages to a worker and from it.
OVERHEARD = """
const Real = window.Worker;
window.Worker = class extends Real {
  constructor(...how) {
    super(...how);
    window.engine = this;
    this.addEventListener('message', ({data}) => data.socket === 'message' && window.pageHeard(data.text));
  }
  postMessage(asked) {
    if (asked.do === 'hear') window.pageSaid(asked.text);
    super.postMessage(asked);
  }
};
"""
Come = Callable[..., Player]


class Host:
    """Any web host: it hands out files and knows nothing."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Files, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "out"
    command = [sys.executable, "-m", "ludotheque.cli", "site", str(out), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=550)
    assert done.returncode == 0, done.stderr
    assert "MB compressed" in done.stdout
    return out


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    here = Host(folder)
    yield here
    here.stop()


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    """A visitor with a browser profile of their own, for whom everything has arrived."""
    opened: list[Player] = []

    def arrive(width: int = 1366, height: int = 768) -> Player:
        context = browser.new_context(
            base_url=f"http://localhost:{host.port}",
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(1000 * START)
        context.add_init_script(WATCH_FOCUS)
        context.add_init_script(OVERHEARD)
        me = Player(context.new_page(), patience=START)
        me.page.on("console", lambda message: me.complaints.extend([message.text] if message.type == "warning" else []))
        opened.append(me)
        me.page.expose_function("pageHeard", me.received)
        me.page.expose_function("pageSaid", me.sent)
        me.page.goto("/")
        me.page.locator(".shelf").wait_for()
        me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        return me

    yield arrive
    complaints = [line for player in opened for line in player.complaints]
    for player in opened:
        player.page.context.close()
    assert not complaints


def cut_off(me: Player, host: Host) -> None:
    """Nothing can be fetched any more, by the page or by what keeps it."""
    host.stop()
    me.page.context.set_offline(True)


def again(me: Player) -> dict[str, Any]:
    """The table after a reload, as this seat is shown it."""
    me.states.clear()
    me.page.reload()
    assert me.until_asked()
    assert me.state is not None
    return me.state


def test_a_first_visit_fetches_no_more_than_it_may(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file() and path.name != "404.html"]
    sizes = {path: min(len(path.read_bytes()), len(gzip.compress(path.read_bytes(), 9))) for path in files}
    assert sum(sizes.values()) < FIRST_VISIT, sorted(sizes.items(), key=lambda each: -each[1])[:8]
    kept = json.loads((folder / "service.js").read_text().partition("const FILES = ")[2].partition("; //")[0])
    named = {"/" + path.relative_to(folder).as_posix() for path in files} - {"/service.js"}
    assert set(kept) == (named - {"/index.html"}) | {"/"}


def test_what_is_left_out_is_asked_for_by_nothing_that_is_there(folder: Path) -> None:
    scripts = {path.name: path.read_text(encoding="utf-8") for path in (folder / "assets").glob("*.js")}
    asked = {other for text in scripts.values() for other in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)}
    assert len(asked) > 50 and asked <= scripts.keys()
    assert not [name for name in scripts if name.startswith(("Studio", "Host-", "Lobby"))]


def test_nothing_is_left_for_browsers_to_compile(folder: Path) -> None:
    with tarfile.open(folder / "engine" / "ludotheque.tar.xz") as packages:
        names = packages.getnames()
    library = gzip.decompress((folder / "engine" / "python_stdlib.zip.packed").read_bytes())
    names += zipfile.ZipFile(io.BytesIO(library)).namelist()
    assert "ludotheque/site/tab.pyc" in names and "asyncio/__init__.pyc" in names
    assert [name for name in names if name.endswith(".py") and not name.startswith("anyio/")] == []


def test_with_the_network_cut_a_game_is_set_up_played_and_there_after_a_reload(come: Come, host: Host) -> None:
    me = come()
    cut_off(me, host)
    me.start("me", "bot", level="robot/apprenti")
    for n in range(6):
        assert me.until_asked()
        me.answer(nth=n * 7)
    assert me.until_asked()
    before = me.state
    after = again(me)
    assert before is not None and (after["at"], after["view"]) == (before["at"], before["view"])
    me.answer()
    me.until_after(after["at"], "the answer after the reload")


def begun_on_a_server(data: Path) -> str:
    """The file of a table of Diktat, across from a robot, as the host of a server is given it."""
    app = make_app(Settings(f"sqlite:///{data / 'games.db'}", data=data, thinkers=0))
    with TestClient(app, base_url="http://localhost") as server:
        made = server.post("/api/tables", json={"game": "diktat", "seats": SEATS, "options": {}}).json()
        return server.get(f"/api/admin/tables/{made['table']}/export").text


def taken_in(data: Path, text: str) -> dict[str, Any]:
    with TestClient(make_app(Settings(f"sqlite:///{data / 'more.db'}", data=data, thinkers=0))) as server:
        answer = server.post("/api/admin/import", content=text)
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]
        found: dict[str, Any] = server.get(f"/api/tables/{table}").json()
        return found


KEPT_MEMORY = """async () => {
  const cache = await caches.open('ludotheque-memory');
  while ((await cache.keys()).length < 2) await new Promise((go) => setTimeout(go, 500));
  return (await cache.keys()).map(({url}) => url);
}"""


def test_a_servers_table_comes_by_a_file_goes_on_and_back_while_python_begins_where_it_was_kept(
    come: Come, host: Host, tmp_path: Path
) -> None:
    me = come()
    cut_off(me, host)
    file = tmp_path / "table.jsonl"
    file.write_text(begun_on_a_server(tmp_path))
    me.page.goto("/settings")
    bring = me.page.get_by_label("Bring a file")
    bring.set_input_files(file)
    me.page.get_by_text("One game came.").wait_for()
    me.page.get_by_role("link", name="Open it").click()
    assert me.until_asked()
    me.answer()
    assert me.until_asked() and me.state is not None
    at = me.state["at"]

    me.page.goto("/settings")
    bring.set_input_files(file)
    me.page.get_by_text("Nothing new came. One was here already.").wait_for()
    bring.set_input_files({"name": "no.jsonl", "mimeType": "text/plain", "buffer": b"no game"})
    me.page.get_by_role("alert").filter(has_text="file").wait_for()
    with me.page.expect_download() as saved:
        me.page.get_by_role("button", name="Take everything along").click()
    whole = Path(saved.value.path()).read_text()
    [part] = [json.loads(line) for line in whole.splitlines()[1:]]
    assert taken_in(tmp_path, part["text"])["at"] == at

    before = me.page.evaluate(KEPT_MEMORY)
    me.page.goto(f"/table/{part['id']}")
    me.states.clear()
    assert me.until_asked() and me.state is not None
    assert (
        me.state["at"] == at and me.page.evaluate(KEPT_MEMORY) == before
    )  # one that does not come back is thrown away


SPOIL = """() => new Promise((done, failed) => {
  const opened = indexedDB.open('/kept');
  opened.onerror = failed;
  opened.onsuccess = () => {
    const files = opened.result.transaction('FILE_DATA', 'readwrite').objectStore('FILE_DATA');
    const found = files.get('/kept/ludotheque.db');
    found.onsuccess = () => {
      const spoiled = {...found.result, contents: new TextEncoder().encode('no database'.repeat(1000))};
      files.put({...spoiled, timestamp: new Date(Date.now() + 1000)}, '/kept/ludotheque.db').onsuccess = () => {
        opened.result.close();
        done(spoiled.contents.length);
      };
    };
  };
})"""
KEPT_FILES = """async () => {
  const names = () => new Promise((done) => {
    indexedDB.open('/kept').onsuccess = ({target}) => {
      target.result.transaction('FILE_DATA').objectStore('FILE_DATA').getAllKeys().onsuccess = (told) => {
        target.result.close();
        done(told.target.result);
      };
    };
  });
  while (!(await names()).includes('/kept/ludotheque.db')) await new Promise((go) => setTimeout(go, 500));
  return names();
}"""


def test_games_that_are_damaged_are_told_offered_as_a_file_and_put_away_not_written_over(come: Come) -> None:
    me = come()
    me.page.locator(".arriving").wait_for(state="detached")
    size = me.page.evaluate(SPOIL)
    me.page.reload()
    alert = me.page.get_by_role("alert")
    alert.get_by_text("damaged").wait_for()
    with me.page.expect_download() as saved:
        alert.get_by_role("button", name="Download that file").click()
    assert Path(saved.value.path()).stat().st_size == size
    with me.page.expect_navigation():
        alert.get_by_role("button", name="Begin with no games").click()
    assert any(name.startswith("/kept/ludotheque.db.1") for name in me.page.evaluate(KEPT_FILES))


def test_nothing_is_offered_that_needs_a_server_and_a_new_version_comes_when_it_is_wanted(
    come: Come, folder: Path
) -> None:
    me = come(390, 844)
    assert me.page.locator('a[href="/account"]').count() == 0
    assert me.page.locator("meta[name=description]").get_attribute("content")
    me.page.goto("/play/diktat")
    me.page.locator("form .btn.primary.big").wait_for()
    assert me.page.locator('input[name="mode"]').count() == 2
    assert "Master" in me.page.locator(".askrow").inner_text()
    assert "maitre" not in me.page.locator(".askrow").inner_html()
    me.page.goto("/rules/diktat")
    me.page.locator("main").get_by_text("DIK-001").first.wait_for()
    service = folder / "service.js"
    text = service.read_text()
    service.write_text(f"{text}\n// another\n")
    try:
        me.page.evaluate("window.old = true; navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        me.page.get_by_text("A new version is ready").wait_for()
        me.page.get_by_role("button", name="Now", exact=True).click()
        me.page.wait_for_function("() => window.old === undefined")
        waiting = "navigator.serviceWorker.ready.then((kept) => [!!kept.waiting, !!navigator.serviceWorker.controller])"
        assert me.page.evaluate(waiting) == [False, True]
    finally:
        service.write_text(text)


# -- the same in a browser's Python and in this one

REPLAYED = """import { readFileSync } from "node:fs";
const [pyodide, packages, journals] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const py = await loadPyodide({ env: { LUDOTHEQUE_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" } });
py.FS.mkdirTree("/packages");
py.FS.mount(py.FS.filesystems.NODEFS, { root: packages }, "/packages");
py.globals.set("given", readFileSync(journals, "utf8"));
try {
  console.log(py.runPython(`
import sys
sys.path.insert(0, "/packages")
import json, pkgutil
from importlib import import_module
from ludotheque.match.journal import replay
from ludotheque.match.versions import mark_of
from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings
for package in ("core", "kit", "games", "match", "bots"):
    home = import_module("ludotheque." + package)
    for each in pkgutil.walk_packages(home.__path__, home.__name__ + "."):
        import_module(each.name)
import ludotheque.site.tab
given = json.loads(given)
marks = {journal["header"]["game"]: mark_of(journal["header"]["game"]) for journal in given}
json.dumps([marks, [replay(journal).digest() for journal in given]])`));
} catch (wrong) {
  console.error(wrong.message);
  process.exit(1);
}
process.exit(0);
"""


def played(game: str, decisions: int) -> list[Table]:
    """Games at random, one after the other, of so many decisions together."""
    tables: list[Table] = []
    bot = RandomBot(game)
    while decisions > 0:
        table = public(game).new(seed=f"{game} {len(tables)}")
        while table.waiting and decisions > 0:
            seat = table.waiting[0].seat
            assert table.choose(seat, bot.answer(table, seat)) is None
            decisions -= 1
        tables.append(table)
    return tables


def replayed_alike(folder: Path, scratch: Path, decisions: int) -> None:
    """A journal has a mark of the position after each decision, and a replay compares them. Python is the site's own,
    with what of its library is left."""
    tables = [table for game in GAMES for table in played(game, decisions)]
    (scratch / "replayed.mjs").write_text(REPLAYED)
    (scratch / "journals.json").write_text(json.dumps([journal_of(table) for table in tables]))
    found = find_node()
    assert found is not None
    engine = folder / "engine"
    python = scratch / "pyodide"
    shutil.copytree(ROOT / "web" / "node_modules" / "pyodide", python)
    (python / "python_stdlib.zip").write_bytes(gzip.decompress((engine / "python_stdlib.zip.packed").read_bytes()))
    with tarfile.open(engine / "ludotheque.tar.xz") as packages:
        packages.extractall(scratch / "packages", filter="data")
    parts = [python / "pyodide.mjs", scratch / "packages", scratch / "journals.json"]
    done = subprocess.run(
        [found[0], scratch / "replayed.mjs", *parts], capture_output=True, text=True, timeout=60 * START
    )
    assert done.returncode == 0, done.stderr[-2000:]
    marks, digests = json.loads(done.stdout)
    assert digests == [table.digest() for table in tables]
    assert marks == {game: mark_of(game) for game in GAMES}


def test_the_same_journals_lead_to_the_same_positions_in_a_browsers_python(folder: Path, tmp_path: Path) -> None:
    replayed_alike(folder, tmp_path, 40)


@pytest.mark.slow
def test_a_thousand_decisions_of_each_game_lead_to_the_same_positions(folder: Path, tmp_path: Path) -> None:
    replayed_alike(folder, tmp_path, 1000)


# -- whole games, by messages: the engine of the page is asked for what the page would ask it for

PLAY = """async ({game, seats, table, key, answers, protocol}) => {
  const fresh = () => (window.last = (window.last ?? 1e6) + 1);
  const send = (asked) => window.engine.postMessage(asked);
  const told = (id, hear) => window.engine.addEventListener('message', ({data}) => data.id === id && hear(data));
  const request = (path, body) => new Promise((done) => {
    const id = fresh();
    told(id, ({status, body}) => done([status, JSON.parse(new TextDecoder().decode(body))]));
    send({id, do: 'request', method: 'POST', path, body: new TextEncoder().encode(JSON.stringify(body))});
  });
  if (!table) {
    const [status, made] = await request('/api/tables', {game, seats, options: {}});
    if (status !== 200) throw new Error(JSON.stringify(made));
    [table, key] = [made.table, made.links[0].key];
  }
  const id = fresh();
  return await new Promise((done, failed) => {
    let given = 0, seen = 0, now = null, waits = false;
    const go = () => {
      if (waits || !now || now.at < seen) return;
      const {over, at, decision, view} = now;
      now = null;
      if (over || (given === answers && decision)) {
        send({id, do: 'hang_up'});
        return done({table, key, over, at, view, given});
      }
      if (!decision) return;
      const choice = decision.choices ? decision.choices[(given * 7) % decision.choices.length] : decision.default;
      [given, waits] = [given + 1, true];
      send({id, do: 'hear', text: JSON.stringify({type: 'choose', id: given, seat: 0, choice, at})});
    };
    const hear = (message) => {
      if (message.type === 'refused' && message.why !== 'stale') failed(new Error(JSON.stringify(message)));
      if (message.type === 'refused' || message.type === 'accepted') waits = false;
      if (message.type === 'accepted') seen = message.seen;
      if (message.type === 'state' && message.seat === 0) now = message;
      go();
    };
    told(id, ({socket, text}) => socket === 'message' && hear(JSON.parse(text)));
    send({id, do: 'connect', path: `/api/tables/${table}/socket`});
    const hello = {type: 'hello', protocol, keys: [key], name: null, since: [], languages: ['en']};
    send({id, do: 'hear', text: JSON.stringify(hello)});
  });
}"""
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "robot", "level": "apprenti"}]
MOST = 3000  # answers of one person


def play(me: Player, answers: int, **table: Any) -> dict[str, Any]:
    """So many answers at that table, or until its game is over."""
    me.page.wait_for_function("() => window.engine")
    found: dict[str, Any] = me.page.evaluate(PLAY, {"answers": answers, "protocol": PROTOCOL, **table})
    return found


@contextmanager
def worker_begins_with(folder: Path, script: str) -> Iterator[None]:
    [worker] = (folder / "assets").glob("worker-*.js")
    text = worker.read_text()
    worker.write_text(script + text)
    try:
        yield
    finally:
        worker.write_text(text)


FILLS_UP = """
let full = false;
addEventListener('message', ({data}) => data.do === 'fill' && (full = data.full));
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...what) { return full ? this.add(...what) : put.apply(this, what); };
"""  # what is there already cannot be added: the browser refuses it
KEEPS_NOTHING = "Object.defineProperty(self, 'indexedDB', {get() { throw new Error('not here'); }});"


def test_an_answer_that_the_browser_has_no_room_for_was_never_given(come: Come, folder: Path) -> None:
    with worker_begins_with(folder, FILLS_UP):
        me = come()
        begun = play(me, 2, game="diktat", seats=SEATS)
        table = {name: begun[name] for name in ("table", "key")}
        me.page.evaluate("window.engine.postMessage({do: 'fill', full: true})")
        with pytest.raises(Error, match="This browser has no more room"):
            play(me, 1, **table)
        full = me.page.get_by_role("alert").filter(has_text="is not kept")
        full.wait_for()
        assert play(me, 0, **table)["at"] == begun["at"]
        me.page.evaluate("window.engine.postMessage({do: 'fill', full: false})")
        assert play(me, 1, **table)["at"] > begun["at"]
        full.wait_for(state="detached")


@pytest.mark.slow
def test_a_window_that_keeps_nothing_says_so_and_plays(come: Come, folder: Path) -> None:
    with worker_begins_with(folder, KEEPS_NOTHING):
        me = come()
        me.page.get_by_role("status").filter(has_text="This window forgets everything").wait_for()
        assert play(me, 3, game="diktat", seats=SEATS)["at"] >= 3
        me.page.get_by_role("button", name="Close", exact=True).click()
        me.page.locator(".arriving").wait_for(state="detached")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_an_apprentice_with_the_network_cut(come: Come, host: Host, game: str) -> None:
    me = come()
    cut_off(me, host)
    begun = play(me, 10, game=game, seats=SEATS)
    assert not begun["over"]
    me.page.reload()
    me.page.locator(".shelf").wait_for()
    again = play(me, 0, table=begun["table"], key=begun["key"])
    assert (again["at"], again["view"]) == (begun["at"], begun["view"])
    ended = play(me, MOST, table=begun["table"], key=begun["key"])
    assert ended["over"] and ended["at"] > begun["at"]


@pytest.mark.slow
def test_a_campaign_comes_by_a_file_and_its_next_game_is_played_with_the_network_cut(
    come: Come, host: Host, tmp_path: Path
) -> None:
    me = come()
    cut_off(me, host)
    file = tmp_path / "campaign.jsonl"
    file.write_text(campaign().dump())
    me.page.goto("/play/neombre")
    me.page.locator("input[type=file]").set_input_files(file)
    me.page.locator(".nb-browse .pcard .line").first.wait_for()
    me.page.get_by_role("button", name="Open the next game").click()
    me.page.wait_for_url("**/table/*")
    assert me.until_asked()
    me.answer(nth=2)  # neither home nor to the fair
    assert me.until_asked()
    me.answer()
    assert again(me)["at"] >= 2


@pytest.mark.parametrize(
    "game", [game if game == "diktat" else pytest.param(game, marks=pytest.mark.slow) for game in GAMES]
)
def test_a_lesson_opens_with_the_network_cut(come: Come, host: Host, game: str) -> None:
    me = come()
    cut_off(me, host)
    me.page.goto(f"/play/{game}")
    me.page.locator("form button.btn:not(.primary)", has_text="Guided").click()
    me.page.locator("#lesson-title").wait_for()
    assert until_taught(me)["goals"]
