"""``python -m bench clicks``: how long a person waits in front of the page, server included.

A real Chromium plays Diktat by pointer at a table whose other seat answers by a connection of its own, a moment later,
as a quick opponent would. A click is timed inside the page: from the click that sends an answer to the frame that shows
the table after it, which the server sends when the answer is on disk. A page is timed from nothing, in a new profile.

On a virtual machine others may take the processor in the middle of a click: then the machine was not idle, and the
click is counted apart.
"""

import argparse
import json
import random
import sys
import threading
import time
import urllib.request
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench import servers
from bench.claims import HOME
from bench.load import Finding, judged
from bench.report import machine, machine_line
from tests.browser import chromium
from tests.browser.player import Player

KEPT = HOME / "clicks.json"
PROCESSOR = Path("/proc/stat")
MOMENT_S = 0.3  # of the other seat: later than the hands come back
HANDS_OFF_MS = 100  # a page that is looked at while it draws is slower
READY = ".decide:not(.idle) #question"

# Notes the moment of the last click. Each new table that it brings (several answers may go with one click) ends the
# wait anew, right after the frame that shows it.
STOPWATCH = """(() => {
  let clicked = 0, wait = null;
  window.waits = [];
  addEventListener("click", () => ((clicked = performance.now()), (wait = null)), true);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (!clicked || !data.startsWith('{"type":"state"')) return;
        const from = clicked, mine = (wait ??= []), heard = performance.now() - from;
        const end = () => {
          if (!mine.length) window.waits.push(mine);
          mine.splice(0, 2, heard, performance.now() - from);
        };
        requestAnimationFrame(() => scheduler.postTask(end, { priority: "user-blocking" }));
      });
    }
  };
})()"""


def post(port: int, path: str, body: dict[str, Any]) -> Any:
    address, kind = f"http://127.0.0.1:{port}{path}", {"content-type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), kind), timeout=20) as answer:
        return json.loads(answer.read())


class Partner(threading.Thread):
    """Sits in the other seat and answers at random."""

    def __init__(self, port: int, table: str, key: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.seat, self.key, self.rng = seat, key, random.Random(1)
        self.socket = connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", max_size=None, compression=None)

    def run(self) -> None:
        self.socket.send(json.dumps({"type": "hello", "protocol": 1, "keys": [self.key]}))
        try:
            for text in self.socket:
                message = json.loads(text)
                if message["type"] == "state" and message["decision"]:
                    decision = message["decision"]
                    choice = self.rng.choice(decision["choices"]) if decision["choices"] else decision["default"]
                    body = {"type": "choose", "id": 0, "seat": self.seat, "choice": choice, "at": message["at"]}
                    time.sleep(MOMENT_S)
                    self.socket.send(json.dumps(body))
        except ConnectionClosed:
            return


def new_table(port: int) -> tuple[str, str, Partner]:
    """A table of Diktat for two: the path of its page, the key of the first seat, and who sits in the other."""
    made = post(port, "/api/tables", {"game": "diktat", "seats": [{"name": "Ana"}, {"name": "Bo"}]})
    keys = {link["seat"]: link["key"] for link in made["links"]}
    return f"/table/{made['table']}", keys[0], Partner(port, made["table"], keys[1], 1)


def opening(browser: Browser, port: int, path: str, ready: str) -> dict[str, float]:
    """Milliseconds until a new visitor first sees something, and until the page can be used."""
    context = browser.new_context(base_url=f"http://localhost:{port}", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(path, wait_until="commit")
    page.wait_for_selector(ready)
    usable = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    context.close()
    return {"paint_ms": paint, "usable_ms": usable}


def taken() -> int:
    """Hundredths of a second for which this virtual machine has waited for a processor; 0 where nobody can tell."""
    if not PROCESSOR.exists():
        return 0
    return int(PROCESSOR.read_text().split(maxsplit=9)[8])


class Wait(NamedTuple):
    """Milliseconds from a click to the news of it, and to the frame that shows it."""

    heard: float
    shown: float
    idle: bool  # nobody took the processor meanwhile


def clicks(browser: Browser, port: int, count: int) -> list[Wait]:
    """Answers by pointer, until so many were timed on an idle machine."""
    path, key, partner = new_table(port)
    context = browser.new_context(
        base_url=f"http://localhost:{port}", viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    )
    context.add_init_script(STOPWATCH)
    player = Player(context.new_page())
    player.page.goto(f"{path}#{key}")
    partner.start()
    waits: list[Wait] = []
    while sum(wait.idle for wait in waits) < count and player.until_asked():
        before = taken()
        player.answer(nth=len(waits))
        player.page.wait_for_timeout(HANDS_OFF_MS)
        idle = taken() == before
        waits += [Wait(heard, shown, idle) for heard, shown in player.page.evaluate("window.waits.splice(0)")]
    partner.socket.close()
    context.close()
    return waits


def part(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench clicks", description="The page in a real browser, timed.")
    parser.add_argument("--clicks", type=int, default=300, help="answers that are timed (300)")
    parser.add_argument("--openings", type=int, default=7, help="new visitors to each page; the median counts (7)")
    options = parser.parse_args(arguments)
    found_browser, why = chromium.look()
    if found_browser is None:
        print(why, file=sys.stderr)
        return 1
    with servers.ours() as running, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found_browser, args=["--disable-dev-shm-usage"])
        pages: dict[str, list[dict[str, float]]] = {"home": [], "table": []}
        for _ in range(options.openings):
            pages["home"].append(opening(browser, running.port, "/", ".shelf a.btn.primary"))
            path, key, partner = new_table(running.port)
            partner.start()
            pages["table"].append(opening(browser, running.port, f"{path}#{key}", READY))
            partner.socket.close()
        waits: list[Wait] = []
        while (idle := sum(wait.idle for wait in waits)) < options.clicks and len(waits) < 3 * options.clicks:
            waits += clicks(browser, running.port, options.clicks - idle)
        browser.close()
    findings = []
    undisturbed = [wait for wait in waits if wait.idle] or waits
    for name, share in (("median", 0.5), ("p99", 0.99)):
        for place, what in enumerate(("until the new table has come", "until it is on the screen")):
            shown = part([wait[place] for wait in undisturbed], share)
            findings.append(Finding(f"click, {what}: {name}, ms", "<= 50", shown, shown <= 50, name == "p99"))
    everything = part([wait.shown for wait in waits], 0.99)
    findings.append(Finding("the same, disturbed clicks too: p99, ms", "<= 50", everything, everything <= 50))
    for page, openings in pages.items():
        for what, label in (("paint_ms", "first paint"), ("usable_ms", "usable")):
            shown = part([opening_[what] for opening_ in openings], 0.5)
            findings.append(Finding(f"{page} page, {label}: median, ms", "< 1000", shown, shown < 1000))
    data = {
        "machine": machine(),
        "waits_ms": waits,
        "openings": pages,
        "findings": [asdict(finding) | {"verdict": finding.verdict} for finding in findings],
    }
    KEPT.write_text(json.dumps(data, indent=2) + "\n")
    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    console.print(judged(findings))
    console.print(f"{len(waits)} clicks, {len(undisturbed)} undisturbed; {machine_line()}", markup=False)
    console.print(f"Every one: {KEPT}", markup=False)
    return 0 if all(finding.verdict == "pass" for finding in findings if finding.required) else 1
