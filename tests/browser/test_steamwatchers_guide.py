"""The guided first game of Steamwatchers, from its first page to its last lesson: by pointer on a desk, by touch on a
phone, where it points and on the map."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lessons import Goals, its_beginning_on_a_phone_and_at_night_all_of_it, learner, walk
from tests.browser.player import FREE_POINT, Player
from tests.browser.test_guide import lesson

ON_THE_MAP = {"activate", "march", "support", "zone"}


def do(me: Player, goals: Goals) -> None:
    """What the lesson asks for: on the map where it can be, else what it points at."""
    page, before = me.page, me.at
    verb, *rest = goals[0][0]
    answers = 1
    if verb in ("group", "bid"):
        # one stepper a kind of unit: all of them are ready at first; a dial begins at nothing
        less, more = page.locator(".choices .step").first, page.locator(".choices .step").nth(1)
        number = page.locator(".choices :is(output b, .val input)").first
        now = int((number.input_value() if verb == "bid" else number.text_content()) or 0)
        for _ in range(abs(int(rest[0]) - now)):
            step = more if rest[0] > now else less
            expect(step).to_have_attribute("data-taught", "true")
            me.press_on(step)
        expect(page.locator(".choices .step[data-taught]")).to_have_count(0)
        expect(page.locator(".choices form .btn.primary")).to_have_attribute("data-taught", "true")
        me.press_on(page.locator(".choices form .btn.primary"))
    elif verb in ON_THE_MAP:
        zone = page.locator(f'.zone[data-target="zone:{rest[0]}"].is-traced')
        zone.wait_for()
        me.until(lambda: zone.evaluate(FREE_POINT), f"{rest[0]} to be free to touch")
        point = zone.evaluate(FREE_POINT)
        if me.touch:
            page.touchscreen.tap(*point)
        else:
            page.mouse.click(*point)
        # all of them go, as the lesson wants: the group leaves with its destination
        answers = 2 if verb == "march" and len(goals) > 1 else 1
    elif verb == "remove" and not me.touch:  # from afar a phone's map shows sums, not single chips
        me.press_on(page.locator(f'.sendable[data-target="unit:{rest[0]}:{rest[1]}"]'))
    elif verb == "quarantine_slot":
        # on the clan board, which a phone shows with the question
        board = ".sw-inset" if me.touch else ".sw-dock"
        slot = page.locator(f"{board} .actions li").nth(rest[0]).locator("button[data-taught]")
        if me.touch:  # no need to look for it further up the list
            assert slot.evaluate(
                "e => e.getBoundingClientRect().top >= e.closest('.choices').getBoundingClientRect().top"
            )
        me.press_on(slot)
    else:
        me.press_on(page.locator(":is(.decide, .asides) [data-taught]").first)
    me.confirm(before)
    me.until(lambda: me.at >= before + answers, f"{goals[0]} to be recorded")


@its_beginning_on_a_phone_and_at_night_all_of_it
def test_the_guided_game_is_played_to_its_end(
    visit: Visit, artifacts: Path, width: int, height: int, lang: str, answers: int
) -> None:
    me = learner(visit, "steamwatchers", width, height, lang)
    if not walk(me, "steamwatchers", lang, do, ("support", "quarantine"), artifacts, answers):
        return
    now = lesson(me)
    assert now is None or now["done"]
