"""Nothing is wrong with the tables of the five games: axe, and French signs that stay with their word."""

from typing import Any

import pytest

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.positions import every_lesson, every_question
from tests.browser.test_in_sight import SETTLED
from tests.server.process import Server

pytestmark = pytest.mark.daily

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "diktat": (3, {}),
    "steamwatchers": (3, {}),
    "neombre": (2, {}),
    "hybris": (2, {"scenario": "renaissance"}),
    "olomoc": (2, {}),
}
STATES = 8  # of each game: forty
BY_DAY = 2
SIZES = [(1366, 768), (390, 844), (820, 1180), (1440, 900)]

# What French sets apart by a space that the line may break at.
LOOSE = """() => {
  const found = [], all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const { textContent, parentElement } = all.currentNode;
    const loose = /\\S [:;?!»%](?!\\S)/u.exec(textContent) ?? /« /u.exec(textContent);
    if (loose && parentElement.checkVisibility() && !parentElement.closest("script, style")) found.push(textContent);
  }
  return found;
}"""


def states(host: Server, name: str) -> dict[str, str]:
    """So many questions of a random game, then of its lesson."""
    seats, options = TABLES[name]
    asked = every_question(host, name, seats, options, range(1))
    lessons = {f"lesson {step}": address for step, address in every_lesson(host, name).items()}
    taken = sorted(asked)[:: max(1, len(asked) // (STATES - 1))][: STATES - 1]
    return {each: asked[each] for each in taken} | dict(list(lessons.items())[: STATES - len(taken)])


def look(visit: Visit, places: dict[str, str]) -> list[str]:
    found: list[str] = []
    for n, (asked, address) in enumerate(places.items()):
        width, height = SIZES[n % len(SIZES)]
        me = visit(width, height, locale="fr-FR", color_scheme=("light", "dark")[n // 2 % 2])
        me.page.goto(address)
        assert me.until_asked()
        me.page.evaluate(SETTLED)
        found += [f"{asked}, {width}: {each}" for each in [*faults(me.page), *me.page.evaluate(LOOSE)]]
        me.page.context.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_wrong_with_forty_states(visit: Visit, host: Server, name: str) -> None:
    places = states(host, name)
    assert len(places) == STATES
    assert look(visit, places) == []


@pytest.mark.parametrize("name", ["diktat", "olomoc"])
def test_nothing_is_wrong_with_the_first_questions(visit: Visit, host: Server, name: str) -> None:
    """On a desk and on a phone, and that of the lesson; the other games are looked at in files of their own."""
    places = states(host, name)
    some = dict(list(places.items())[:BY_DAY])
    lesson = next(({step: address} for step, address in places.items() if step.startswith("lesson")), {})
    assert look(visit, some | lesson) == []
