"""`python -m bench.site FOLDER`: the seconds until a first move can be made in a site, in Chromium: on a first visit,
from what the browser has kept, and that with the page's processor four times slower."""

import functools
import json
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser import chromium

PATIENCE = 600_000  # milliseconds
SLOWER = 4


def first_move(context: BrowserContext, address: str, slower: int = 1) -> dict[str, float]:
    """Seconds from opening the home page until it is read, and until a table of Diktat asks its first question."""
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    began = time.monotonic()
    page.goto(address)
    page.locator(".shelf").wait_for()
    read = time.monotonic() - began
    page.locator('.shelf [data-game="diktat"] a.btn.primary').click()
    page.locator("form .btn.primary.big").click()
    page.locator("ol.log > li").first.wait_for()
    done = time.monotonic() - began
    page.close()
    return {"home": round(read, 2), "table": round(done, 2)}


def main(folder: Path) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}/"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--disable-dev-shm-usage"])
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        print(json.dumps({"first visit": first_move(context, address)}))
        print(json.dumps({"from the cache": first_move(context, address)}))
        print(json.dumps({f"page {SLOWER} times slower": first_move(context, address, SLOWER)}))
        browser.close()
    server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


if __name__ == "__main__":
    main(Path(sys.argv[1]))
