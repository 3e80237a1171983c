"""``python -m bench presses``: how many clicks a decision takes, over one whole game of each.

A real Chromium plays by pointer against robots, one seat, at random from a seed, as somebody would who touches the
table first: what is lit on the board and in the dock, what lights up next, then the ways asked at the piece and the
button that confirms; the list of the column only where nothing on the table answers. Every click that the page hears
counts, and every answer that the server has accepted, however many went with one click, is a decision. Advice, undo and
zoom are not touched.
"""

import argparse
import json
import random
import sys
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench import servers
from bench.claims import HOME
from bench.clicks import post
from bench.report import machine_line
from tests.browser import chromium
from tests.browser.player import CONFIRM, DRAWN, WAYS, Player

LIMIT = 1.6
MOST = 400  # decisions of one game: a random one may never end
LEAST = 60  # decisions: after a short game another is begun
SENT = 0.5  # how often somebody sends what could still be changed
PATIENCE = 40  # clicks in vain
WAIT_MS = 20
HEARD = 25  # such waits until a click that changed nothing is known to have
TABLES: dict[str, dict[str, Any]] = {
    "neombre": {"seats": 2},
    "hybris": {"seats": 2},
    "olomoc": {"seats": 2},
    "diktat": {"seats": 3},
    "steamwatchers": {"seats": 3},
}

# What may be pressed: on the table, in the column, and the button that sends what a control has made ready.
FIND = """() => {
  const seen = (thing) => thing.getClientRects().length && !thing.closest("dialog, .ways") &&
    !thing.matches(":disabled, [aria-disabled=true]");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  window.found = {
    ways: [...document.querySelectorAll(".ways .opt")],
    sure: all(".decide > .acts > .btn.primary"),
    table: all(`:is(.stage, .dock, .side) [data-target].is-legal, .choices .slot.legal`),
    list: all(".choices :is(.opt, .pcard, button.pos, .add, button.who, .act, .fig)"),
    send: all(".choices .acts .btn.primary"),
  };
  const named = (thing) => thing.dataset.target ?? thing.textContent.trim();
  return Object.fromEntries(Object.entries(window.found).map(([kind, things]) => [kind, things.map(named)]));
}"""
PRESS = """([kind, nth]) => {
  const box = window.found[kind][nth].getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  window.found[kind][nth].dispatchEvent(new MouseEvent("click", at));
}"""


@dataclass
class Counted:
    clicks: int = 0
    decisions: int = 0
    games: int = 0
    by_ask: dict[str, list[int]] = field(default_factory=dict)  # clicks and decisions

    @property
    def mean(self) -> float:
        return self.clicks / max(1, self.decisions)


class Hand(Player):
    """Touches the table, and counts."""

    def play(self, counted: Counted, rng: random.Random, most: int) -> None:
        stuck, most = 0, counted.decisions + most
        while counted.decisions < most and stuck < 12 and self.until_asked():
            ask, before = str(self.ask), self.answers
            clicks = self.decide(rng)
            made = self.answers - before
            stuck = 0 if made else stuck + 1
            counted.clicks, counted.decisions = counted.clicks + clicks, counted.decisions + made
            row = counted.by_ask.setdefault(ask, [0, 0])
            row[0], row[1] = row[0] + clicks, row[1] + made
        counted.games += self.over

    answers = 0

    def received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "accepted":
            self.answers += 1
        super().received(frame)

    def decide(self, rng: random.Random) -> int:
        """Clicks until an answer is in; those in vain count."""
        before, clicks, touched = self.answers, 0, set[str]()
        lit: set[str] = set()
        while self.answers == before and clicks < PATIENCE and not self.over:
            self.page.evaluate(DRAWN)
            found = self.page.evaluate(FIND)
            kind, nth = self.next(found, lit, touched, rng)
            if kind is None:
                return clicks
            lit = set(found["table"])
            touched.add(found[kind][nth])
            self.page.evaluate(PRESS, [kind, nth])
            clicks += 1
            self.settle(before)
        return clicks

    def next(
        self, found: dict[str, list[str]], lit: set[str], touched: set[str], rng: random.Random
    ) -> tuple[str | None, int]:
        for kind in ("ways", "sure"):
            if found[kind]:
                return kind, rng.randrange(len(found[kind]))
        if found["send"] and (touched or rng.random() < SENT):
            return "send", 0
        table = [n for n, name in enumerate(found["table"]) if name not in touched]
        fresh = [n for n in table if lit and found["table"][n] not in lit]
        kinds = {name.split(":")[0] for name in touched}
        other = [n for n in table if found["table"][n].split(":")[0] not in kinds]
        for choice in (fresh, other if touched else table):
            if choice:
                return "table", rng.choice(choice)
        listed = [n for n, name in enumerate(found["list"]) if name not in touched]
        grave = [n for n in listed if any(word in found["list"][n].lower() for word in ("abandonner", "concede"))]
        listed = [n for n in listed if n not in grave] or listed
        if listed:
            return "list", rng.choice(listed)
        return ("send", 0) if found["send"] else (None, 0)

    def settle(self, before: int) -> None:
        """Until the answer is in, or the page has shown what the click did."""
        for _ in range(HEARD):
            if self.pending or self.answers > before:
                break
            if self.page.locator(f"{WAYS}, {CONFIRM}").count():
                return
            self.page.wait_for_timeout(WAIT_MS)
        self.until(lambda: True, "the answer")


def measure(browser: Browser, port: int, game: str, seed: int, most: int) -> Counted:
    counted, rng = Counted(), random.Random(seed)
    while counted.decisions < min(LEAST, most):
        play(browser, port, game, counted, rng, most)
    return counted


def play(browser: Browser, port: int, game: str, counted: Counted, rng: random.Random, most: int) -> None:
    table = TABLES[game]
    seats = [{"name": "Ana"}, *({"kind": "bot", "level": "hasard"} for _ in range(table["seats"] - 1))]
    made = post(port, "/api/tables", {"game": game, "seats": seats, "options": table.get("options", {})})
    context = browser.new_context(
        base_url=f"http://localhost:{port}",
        viewport={"width": 1366, "height": 768},
        reduced_motion="reduce",
        locale="fr-FR",
    )
    hand = Hand(context.new_page(), patience=90)
    hand.page.goto(f"/table/{made['table']}#{made['links'][0]['key']}")
    hand.play(counted, rng, most)
    context.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench presses", description="Clicks a decision, counted in a real browser.")
    parser.add_argument("games", nargs="*", default=list(TABLES), help=f"which ({', '.join(TABLES)})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=MOST, help=f"decisions of one game ({MOST})")
    options = parser.parse_args(arguments)
    found_browser, why = chromium.look()
    if found_browser is None:
        print(why, file=sys.stderr)
        return 1
    results: dict[str, Counted] = {}
    with servers.ours(bots=1) as running, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found_browser, args=["--disable-dev-shm-usage"])
        for game in options.games:
            results[game] = measure(browser, running.port, game, options.seed, options.most)
            print(game, results[game], flush=True)
        browser.close()
    shown = Table("game", "games ended", "decisions", "clicks", "clicks a decision", "wanted", "")
    for game, counted in results.items():
        verdict = "pass" if counted.mean <= LIMIT else "FAIL"
        shown.add_row(
            game,
            str(counted.games),
            str(counted.decisions),
            str(counted.clicks),
            f"{counted.mean:.2f}",
            f"<= {LIMIT}",
            verdict,
        )
    (HOME / "presses.json").write_text(json.dumps({game: counted.__dict__ for game, counted in results.items()}) + "\n")
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    console.print(shown)
    console.print(machine_line(), markup=False)
    return 0 if all(counted.mean <= LIMIT for counted in results.values()) else 1
