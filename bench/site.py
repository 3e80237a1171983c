"""`python -m bench.site FOLDER...`: the seconds until a first move can be made in a site, in Chromium: on a first
visit, from what the browser has kept once that visit has lasted, and that with the page's processor four times slower.
Several sites take turns, so that what else the machine does weighs on all of them; `cpu` is the processor time of the
page and its workers."""

import functools
import json
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser import chromium

PATIENCE = 600_000  # milliseconds
SLOWER = 4
FIRST = "first visit"
TURNS = 3
FAILED = ".arriving[role=alert]"
KEPT = """async () => {
  const cache = await caches.open('ludotheque-memory');
  while ((await cache.keys()).length < 2) await new Promise((go) => setTimeout(go, 500));
}"""


def cpu(browser: Browser) -> float:
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(process["cpuTime"] for process in told if process["type"] == "renderer"))


def first_move(context: BrowserContext, address: str, slower: int, lasts: bool) -> dict[str, float]:
    """Seconds from opening the home page until it is read, and until a table of Diktat asks its first question. A visit
    that lasts ends when the browser has kept all that later ones begin with."""
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    assert context.browser is not None
    before, began = cpu(context.browser), time.monotonic()
    page.goto(address)
    play = page.locator('a[href="/play/diktat"]').first
    play.wait_for()
    read = time.monotonic() - began
    play.click()
    page.locator("form .btn.primary.big").click()
    page.locator(f"ol.log > li, {FAILED}").first.wait_for()
    assert not page.locator(FAILED).count(), page.locator(FAILED).inner_text()
    done = time.monotonic() - began
    spent = cpu(context.browser) - before
    if lasts:
        page.evaluate(KEPT)
    page.close()
    return {"home": round(read, 2), "table": round(done, 2), "cpu": round(spent, 2)}


def serve(folder: Path) -> tuple[ThreadingHTTPServer, str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://localhost:{server.server_address[1]}/"


def main(folders: list[Path]) -> None:
    sites = {str(folder): serve(folder) for folder in folders}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--disable-dev-shm-usage"])
        contexts = {name: browser.new_context(locale="en-GB", reduced_motion="reduce") for name in sites}
        for visit, slower in ((FIRST, 1), *[("from the cache", 1)] * TURNS, (f"{SLOWER} times slower", SLOWER)):
            for name, (_, address) in sites.items():
                contexts[name].set_default_timeout(PATIENCE)
                told = first_move(contexts[name], address, slower, visit == FIRST)
                print(json.dumps({visit: told, "site": name}), flush=True)
        browser.close()
    for server, _ in sites.values():
        server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
