"""``python -m bench reach``: how long somebody waits for the area that a rouage of Olomòc can reach.

A real Chromium, wide and as a phone. A march is announced by its icon, in a dozen places of the Bloc, and the time runs
inside the page: from the click to the frame that shows the area. In between the answer is kept on disk, the question
comes with its places, and the server measures the reach; the second time is from that question on, 0 where the area,
measured before the march was announced, is drawn before it.

What others do on the machine is in it: the median is held against the claim, and the worst is shown. How long the page
itself worked, in time of the processor and to the end of the list of places, is shown beside.
"""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console

from bench.claims import HOME
from bench.load import Finding, judged
from bench.report import machine_line
from tests.browser import chromium
from tests.browser.positions import lay
from tests.server.process import Server

LIMIT_MS = 100
HANDS_OFF_MS = 100  # until the frame is drawn and counted
MARCH = '.ol-acts .act[data-about="act:march"]'
SIZES: dict[str, dict[str, Any]] = {
    "wide (1440)": {"viewport": {"width": 1440, "height": 900}},
    "phone (390)": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
PLACES = {
    "marais": [(8000, 4000), (4400, 7600), (11500, 9800), (7400, 12600)],
    "friche": [(8000, 4000), (4400, 7600), (11500, 9800), (7400, 12600)],
    "carrefour": [(8000, 4000), (4400, 7600), (11500, 9800), (7400, 12600)],
}

# From the last click and from the last news of the table to each area drawn since: right after the frame that shows it.
STOPWATCH = """(() => {
  let clicked = 0, told = 0, drawn = null;
  window.waits = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.startsWith('{"type":"state"')) told = performance.now();
      });
    }
  };
  addEventListener("click", () => (clicked = performance.now()), true);
  const look = () => {
    const area = document.querySelector(".ol-reach"), shape = area?.getAttribute("d") ?? null;
    if (shape === drawn) return;
    drawn = shape;
    if (!shape || !clicked) return;
    const from = [clicked, told < clicked ? Infinity : told];
    const end = () => window.waits.push(from.map((since) => Math.max(0, performance.now() - since)));
    requestAnimationFrame(() => scheduler.postTask(end, { priority: "user-blocking" }));
  };
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ["d"] };
  new MutationObserver(look).observe(document, changes);
})()"""


def position(layout: str, at: tuple[int, int]) -> dict[str, Any]:
    return {"layout": layout, "pieces": {"a3": {"at": list(at)}}, "step": "activation", "active": "a3"}


def worked(meter: CDPSession) -> float:
    """Milliseconds of the processor that the page has taken so far."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration") * 1000


def march(page: Page, meter: CDPSession) -> tuple[float, float, float]:
    before = worked(meter)
    page.locator(MARCH).click()
    page.wait_for_selector(".ol-reach", state="attached")
    page.wait_for_timeout(HANDS_OFF_MS)
    clicked, asked = page.evaluate("window.waits.splice(0)[0]")
    return float(clicked), float(asked), worked(meter) - before


def look(browser: Browser, server: Server, size: dict[str, Any], rounds: int) -> list[tuple[float, float, float]]:
    waits = []
    for layout, places in PLACES.items():
        for at in places * rounds:
            context = browser.new_context(base_url=f"http://localhost:{server.port}", reduced_motion="reduce", **size)
            context.add_init_script(STOPWATCH)
            page = context.new_page()
            page.goto(lay(server, "olomoc", 2, {}, [], None, **position(layout, at))[0])
            page.wait_for_selector(MARCH)
            page.wait_for_load_state("networkidle")
            meter = context.new_cdp_session(page)
            meter.send("Performance.enable", {"timeDomain": "threadTicks"})
            waits.append(march(page, meter))
            context.close()
    return waits


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench reach", description="Where a rouage can go, from click to drawing.")
    parser.add_argument("--rounds", type=int, default=1, help="marches from each of a dozen places (1)")
    options = parser.parse_args(arguments)
    found_browser, why = chromium.look()
    if found_browser is None:
        print(why, file=sys.stderr)
        return 1
    HOME.mkdir(exist_ok=True)
    findings = []
    with TemporaryDirectory(prefix="reach-", dir=HOME) as folder, ExitStack() as closing, sync_playwright() as driver:
        server = Server(f"sqlite:///{folder}/reach.db", Path(folder))
        closing.callback(server.stop)
        browser = driver.chromium.launch(executable_path=found_browser, args=["--disable-dev-shm-usage"])
        for name, size in SIZES.items():
            waits = look(browser, server, size, options.rounds)
            for column, told in enumerate(("from click to area", "from question to area", "the page itself")):
                times = sorted(wait[column] for wait in waits)
                for what, shown in (("median", times[len(times) // 2]), ("worst", times[-1])):
                    required = what == "median" and column < 2
                    findings.append(
                        Finding(f"{name}, {told}: {what}, ms", f"<= {LIMIT_MS}", shown, shown <= LIMIT_MS, required)
                    )
        browser.close()
    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    console.print(judged(findings))
    console.print(machine_line(), markup=False)
    return 0 if all(finding.verdict == "pass" for finding in findings if finding.required) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
