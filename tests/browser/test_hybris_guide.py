"""The guided first game of Hybris, from its first page to its last lesson: by pointer on a desk, by touch on a phone,
on the board and in the dock where it points."""

from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.lessons import Goals, its_beginning_on_a_phone_and_at_night_all_of_it, learner, walk
from tests.browser.player import Player
from tests.browser.test_guide import lesson

KINDS = {"slot": "slot", "city": "city", "act": "act", "deploy": "case"}


def do(me: Player, goals: Goals) -> None:
    """What the lesson asks for: on the board where it can be, else what it points at."""
    page, before = me.page, me.at
    verb, *rest = goals[0][0]
    if verb in KINDS and not me.touch:
        spot = page.locator(f'.board .is-traced[data-target="{KINDS[verb]}:{rest[-1]}"]')
        spot.locator("circle, rect").first.click()  # a City is its hole, its name and its figures
    else:
        me.press_on(page.locator(":is(.decide, .tray) [data-taught]").first)
    me.confirm(before)
    me.until(lambda: me.at > before, f"{goals[0]} to be recorded")


@its_beginning_on_a_phone_and_at_night_all_of_it
def test_the_guided_game_is_played_to_its_end(
    visit: Visit, artifacts: Path, width: int, height: int, lang: str, answers: int
) -> None:
    me = learner(visit, "hybris", width, height, lang)
    if not walk(me, "hybris", lang, do, ("pillar", "plan", "card"), artifacts, answers):
        return
    now = lesson(me)
    assert now is None or now["done"]
    assert me.ask == "pillar"


def test_the_gentle_scenario_is_what_a_newcomer_is_offered(visit: Visit) -> None:
    page = visit().page
    page.goto("/play/hybris")
    asked = page.locator(".asked select").first
    assert asked.input_value() == "renaissance"
    assert "first game" in asked.locator("option:checked").inner_text()
