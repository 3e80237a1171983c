"""`python -m bench.thinking SITE`: the seconds that robots think about a decision in a browser's tab. Positions are
taken from games that apprentices play here, evenly spread over each; a worker of the site, in Chromium, is given them
one by one, as the page's own worker gives them."""

import argparse
import json
import pickle
import random
import statistics
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.site import PATIENCE, serve
from ludotheque.bots import worker
from ludotheque.bots.levels import APPRENTI, COMPAGNON, MAITRE
from ludotheque.bots.registry import make
from ludotheque.match.faces import game as public
from tests.browser import chromium

GAMES = ("diktat", "hybris", "neombre", "olomoc", "steamwatchers")
LEVELS = (APPRENTI.name, COMPAGNON.name, MAITRE.name)

THINKER = """async () => {
  const page = await (await fetch('/service.js')).text();
  const [file] = page.match(/\\/assets\\/worker-[^"]+\\.js/);
  window.thinker = new Worker(file, {type: 'module', name: 'thinker'});
}"""
THINK = """async (work) => {
  const began = performance.now();
  const {data} = await new Promise((done) => {
    window.thinker.onmessage = done;
    window.thinker.postMessage({id: 1, work: Uint8Array.from(work)});
  });
  return [(performance.now() - began) / 1000, [...data.answer]];
}"""


def positions(game: str, wanted: int) -> list[tuple[bytes, int]]:
    """So many decisions of a game, each as the robot is given it, with its seat."""
    table = public(game).new(seed=f"thinking {game}")
    apprentice = make(APPRENTI.name, game)
    seen: list[tuple[bytes, int]] = []
    while table.waiting:
        seat = table.waiting[0].seat
        world = table.imagine(seat, random.Random(game))
        seen.append((json.dumps(world.save()).encode(), seat))
        assert table.choose(seat, apprentice.answer(table, seat)) is None
    return [seen[n * len(seen) // wanted] for n in range(wanted)]


def seconds(page: Page, game: str, level: str, asked: list[tuple[bytes, int]]) -> list[float]:
    told = []
    for position, seat in asked:
        work = pickle.dumps((worker.think, (position, "robot", level, seat, True, game)))
        taken, answer = page.evaluate(THINK, list(work))
        well, choice = pickle.loads(bytes(answer))
        assert well, choice
        told.append(float(taken))
    return sorted(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--decisions", type=int, default=20, help="of each game (20)")
    parser.add_argument("--game", choices=GAMES, action="append")
    given = parser.parse_args()
    server, address = serve(given.site)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--disable-dev-shm-usage"])
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}rules")
        page.evaluate(THINKER)
        for game in given.game or GAMES:
            asked = positions(game, given.decisions)
            seconds(page, game, APPRENTI.name, asked[:1])  # the game is loaded
            for level in LEVELS:
                told = seconds(page, game, level, asked)
                median, longest = statistics.median(told), told[-1]
                print(
                    json.dumps({"game": game, "level": level, "median": round(median, 2), "longest": round(longest, 2)})
                )
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
