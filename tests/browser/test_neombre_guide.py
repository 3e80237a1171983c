"""The first expedition of Néombre as a lesson, from its first page to its last: by pointer on a desk, by touch on a
phone, where it points."""

from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.lessons import Goals, its_beginning_on_a_phone_and_at_night_all_of_it, learner, walk
from tests.browser.player import Player
from tests.browser.test_guide import lesson, read, until_taught
from tests.games.shared.guide import guide

STEPS = [step.id for step in guide("neombre").steps]
IN_HAND = {"play", "card"}
LOOKED_AT = {"deck", "guard", "discard", "take"}


def do(me: Player, goals: Goals) -> None:
    """What the lesson asks for: a card of the hand where it lies on the table, else what it points at."""
    page, before = me.page, me.at
    verb, *rest = goals[0][0]
    if verb in IN_HAND and not me.touch:
        me.press_on(page.locator(f'.nb-dock .pcard[data-target="card:{rest[0]}"]').first)
    else:
        me.press_on(page.locator(":is(.decide, .tray) [data-taught]").first)
    if verb == "take":  # the card, then who gets it
        page.locator(".decide .opts + .why").wait_for()
        me.press_on(page.locator(":is(.decide, .tray) [data-taught]").last)
    me.confirm(before)
    me.until(lambda: me.at > before, f"{goals[0]} to be recorded")


@its_beginning_on_a_phone_and_at_night_all_of_it
def test_the_first_expedition_is_taught_to_its_end(
    visit: Visit, artifacts: Path, width: int, height: int, lang: str, answers: int
) -> None:
    me = learner(visit, "neombre", width, height, lang)
    if not walk(me, "neombre", lang, do, LOOKED_AT, artifacts, answers):
        return
    now = lesson(me)
    assert now is None or me.ask == "reward"


def test_another_card_gets_the_hint_of_the_step(visit: Visit) -> None:
    me = learner(visit, "neombre", 1440, 900, "en")
    page = me.page
    while True:
        now = until_taught(me)
        read(me, now["pages"])
        if STEPS[now["pages"][-1]["number"]] == "guard":
            break
        do(me, now["goals"])
    before = me.at
    page.locator('.nb-dock .pcard[data-target="card:D1B01"]').click()
    page.locator(".refuse.hint", has_text=now["pages"][-1]["hint"]["en"]).wait_for()
    assert me.at == before
