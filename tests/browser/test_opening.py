"""What opening a table costs a slow machine, in counts that do not depend on how busy this one is."""

from typing import Any

import pytest

from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.server.pages import of_build
from tests.browser.conftest import ROOT, Visit
from tests.browser.positions import keep
from tests.browser.test_playing import AT_ITS_END
from tests.server.process import Server

# Seats, the question the table is opened at; then at most so many elements and layouts.
TABLES: dict[str, tuple[int, str, tuple[int, int]]] = {
    "steamwatchers": (4, "movement", (1900, 26)),
    "diktat": (4, "team-sector", (1560, 20)),
    "hybris": (2, "turn", (2200, 20)),
    "olomoc": (2, "plan", (2950, 20)),
    "neombre": (2, "team-turn", (950, 20)),
}
BUILT = ROOT / "src" / "ludotheque" / "_web"
MIDST = 10  # moves, so that something lies on the board and stands in the log
COME = (".decide:not(.idle) #question", "ol.log > li", ".stage [data-target]")

# Every read of a size while something has changed lays the page out there and then; the folds of the column are tries.
WATCH = """window.tries = 0;
new MutationObserver((all) => (window.tries += all.length)).observe(document, {
  subtree: true, attributeFilter: ["data-fold"] });"""


def opened(host: Server, name: str) -> str:
    """The address of whoever is asked that question first."""
    seats, ask, _ = TABLES[name]
    played, bot = game(name).new(seats, "1", {}), RandomBot("1")
    while waiting := played.waiting:
        for each in waiting:
            if each.ask == ask and len(played.entries) > MIDST:
                return keep(host, played, list(played.entries), "1")[each.seat]
        played.choose(waiting[0].seat, bot.answer(played, waiting[0].seat))
    raise AssertionError(f"{name} was never asked {ask}")


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_made_and_laid_out_once(visit: Visit, host: Server, name: str) -> None:
    me = visit(1366, 768, locale="fr-FR")
    me.page.context.add_init_script(WATCH)
    counts = me.page.context.new_cdp_session(me.page)
    counts.send("Performance.enable")
    me.page.goto(opened(host, name))
    for part in COME:
        me.page.wait_for_selector(part, state="attached")
    me.page.wait_for_load_state("networkidle")
    metrics = counts.send("Performance.getMetrics")["metrics"]
    measured: dict[str, Any] = {each["name"]: each["value"] for each in metrics}
    elements = me.page.evaluate("document.querySelectorAll('*').length")
    tries = me.page.evaluate("window.tries")
    found = (elements, measured["LayoutCount"])
    assert all(n <= most for n, most in zip(found, TABLES[name][2], strict=True)), found
    assert tries <= 8, "the column is settled once"
    # The newest line is in sight, whenever the game's way of telling has come.
    me.page.wait_for_function(AT_ITS_END)


def test_a_table_of_steamwatchers_is_written_with_the_letters_sent_ahead(visit: Visit, host: Server) -> None:
    """Each face that comes later weighs, and has the whole page laid out again."""
    me = visit(1366, 768, locale="fr-FR")
    me.page.goto(opened(host, "steamwatchers"))
    me.page.wait_for_selector("ol.log > li", state="attached")
    me.page.wait_for_load_state("networkidle")
    faces = of_build(BUILT, "faces.json")
    come = me.page.evaluate("performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname.slice(1))")
    assert {name for name in come if name.endswith(".woff2")} == {*faces["table"], *faces["games"]["steamwatchers"]}
