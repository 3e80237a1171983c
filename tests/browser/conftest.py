"""One server and one browser for all tests of this folder; a fresh visitor for each."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.player import WATCH_FOCUS, Player
from tests.server.process import Server, server

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "tests" / "artifacts"
PATIENCE = 15_000  # milliseconds, for what is pressed and for what is expected alike
expect.set_options(timeout=PATIENCE)


# The driver keeps an event loop running on this thread: it must be gone before tests of other folders want one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found, why = chromium.look()
    if found is None:
        pytest.fail(why, pytrace=False)
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=found, args=["--disable-dev-shm-usage"])
        yield running
        running.close()


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built = ROOT / "src" / "ludotheque" / "_web" / "index.html"
    assert built.is_file(), "the client is not built: run python build_web.py"
    data = tmp_path_factory.mktemp("browser")
    with server(f"sqlite:///{data / 'tables.db'}", data) as running:
        yield running


# Every game that one person or one screen begins in a test is dealt from the test's name: the same each time.
DEALT = """
const sent = window.fetch;
window.fetch = (address, how) => {
  if (String(address).endsWith('/api/tables') && how?.method === 'POST') {
    const asked = JSON.parse(how.body), people = asked.seats.filter((seat) => seat.kind !== 'bot').length;
    if (asked.seed == null && (people < 2 || asked.hotseat)) {
      const dealt = 1 + Number(sessionStorage.getItem('dealt'));
      sessionStorage.setItem('dealt', dealt);
      how = {...how, body: JSON.stringify({...asked, seed: NAME + ' ' + dealt})};
    }
  }
  return sent(address, how);
};
"""

Visit = Callable[..., Player]


@pytest.fixture
def visit(browser: Browser, host: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A visitor with a browser profile of their own, who keeps no files. What the console complains of fails a test."""
    opened: list[Player] = []

    def arrive(width: int = 1440, height: int = 900, **more: Any) -> Player:
        settings = {
            "locale": "en-GB",
            "timezone_id": "UTC",
            "reduced_motion": "reduce",
            "service_workers": "block",
        } | more
        context = browser.new_context(
            base_url=f"http://localhost:{host.port}", viewport={"width": width, "height": height}, **settings
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH_FOCUS)
        context.add_init_script(DEALT.replace("NAME", json.dumps(f"{request.node.name} {len(opened)}")))
        player = Player(context.new_page(), touch=bool(more.get("has_touch")))
        opened.append(player)
        return player

    yield arrive
    complaints = [line for player in opened for line in player.complaints]
    for player in opened:
        player.page.context.close()
    assert not complaints


@pytest.fixture(scope="package")
def artifacts() -> Path:
    ARTIFACTS.mkdir(exist_ok=True)
    return ARTIFACTS
