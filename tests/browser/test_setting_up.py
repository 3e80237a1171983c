"""The set-up proposes: with whom, how many, how long; one click starts, and what would be refused cannot be chosen."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit

MOST_TABS = 8


@pytest.mark.parametrize("game", ["diktat", "steamwatchers", "phare", "connect4"])
def test_few_tabs_lead_from_the_title_to_the_button(visit: Visit, game: str) -> None:
    me = visit()
    page = me.page
    for mode in ("alone", "friends", "screen", "room"):
        page.goto("/")
        page.locator(f'a.btn[href="/play/{game}"]').first.click()
        page.wait_for_selector("form .btn.primary.big")
        page.wait_for_function("() => document.activeElement?.matches('[data-page-title]')")
        steps = 0
        while not page.evaluate("document.activeElement?.matches('form .btn.primary.big')"):
            me.press("Tab")
            steps += 1
            if page.evaluate("document.activeElement?.name === 'mode'"):
                while page.evaluate("document.activeElement?.value") != mode:
                    me.press("ArrowRight")
            assert steps <= MOST_TABS, mode
        assert page.locator(f"input[value={mode}]").is_checked()


def test_a_first_game_of_steamwatchers_is_an_easy_one_with_a_clan_ready(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/play/steamwatchers")
    scenario = page.get_by_label("Scenario")
    scenario.wait_for()
    expect(scenario).to_have_value("apprentissage")
    expect(page.locator("#about-scenario")).to_contain_text("the easiest way to begin")
    assert not faults(page)
    page.locator("form .btn.primary.big").click()
    assert me.until_asked()
    expect(page.locator(".sw-clans .opt.sel")).to_contain_text("the simplest")
    expect(page.locator(".sw-clans .opt.sel")).to_be_in_viewport()
    before = me.at
    me.press("Enter")
    me.until(lambda: me.at > before, "the clan to be taken")
    page.goto("/play/steamwatchers")
    scenario.wait_for()
    expect(scenario).to_have_value("la_guerre_vient")  # who has played is offered the whole game


def test_every_scenario_and_option_is_explained_in_a_sentence(visit: Visit) -> None:
    page = visit().page
    page.goto("/play/steamwatchers")
    scenario = page.get_by_label("Scenario")
    scenario.wait_for()
    said = set()
    for value in scenario.locator("option").evaluate_all("all => all.map(each => each.value)"):
        scenario.select_option(value)
        said.add(page.locator("#about-scenario").inner_text())
    assert len(said) == 9
    page.goto("/play/diktat")
    page.locator(".more > summary").click()
    expect(page.locator(".tick", has_text="With the Others")).to_contain_text("makes the whole table lose")
    expect(page.locator(".options small")).to_have_count(2)


def test_a_scenario_for_two_seats_two_and_offers_no_more(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/play/steamwatchers")
    page.get_by_label("Scenario").select_option("le_pillage_des_crames")
    expect(page.locator("input[name=count]:checked")).to_have_value("2")
    expect(page.locator("input[name=count]:disabled")).to_have_count(3)
    page.locator("form .btn.primary.big").click()
    assert me.until_asked()
    assert len(me.page.locator(".seat").all()) == 2


def test_no_colour_is_promised_that_is_not_given(visit: Visit) -> None:
    page = visit().page
    page.goto("/play/diktat")
    page.locator(".more > summary").click()
    page.locator(".places li").first.wait_for()
    expect(page.locator(".places .seat-mark, .places [data-seat]")).to_have_count(0)


@pytest.mark.parametrize("game", ["diktat", "steamwatchers", "hybris", "olomoc", "neombre", "phare"])
@pytest.mark.parametrize("mode", ["friends", "room"])
def test_friends_and_the_same_screen_give_people_in_whichever_order_they_are_chosen(
    visit: Visit, game: str, mode: str
) -> None:
    page = visit().page
    for first in ("mode", "count"):
        page.goto(f"/play/{game}")
        page.locator("form .btn.primary.big").wait_for()
        how_many = page.locator("input[name=count][value='2']")
        if first == "count" and how_many.count():
            how_many.check()
        page.locator(f"input[value={mode}]").check()
        expect(page.locator(f"input[value={mode}]")).to_be_checked()
        if first == "mode" and how_many.count():
            how_many.check()
        page.locator(".more > summary").click()
        page.locator(".places li").first.wait_for()
        seats = page.locator(".places li label:nth-of-type(2) select")
        kinds = seats.evaluate_all("all => all.map(each => each.value)")
        assert kinds == ["me", {"friends": "link", "room": "room"}[mode]], first


def test_the_same_screen_and_its_number_of_players_are_two_choices(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto("/play/diktat")
    page.locator("input[value=room]").check()
    page.locator("input[name=count][value='3']").check()
    page.locator("form .btn.primary.big").click()
    page.locator(".handover .btn.primary").click()
    expect(page.locator(".seat")).to_have_count(3)


@pytest.mark.parametrize("game", ["diktat", "hybris", "neombre", "olomoc", "steamwatchers"])
def test_no_select_of_the_form_is_blank(visit: Visit, game: str) -> None:
    me = visit()
    me.page.goto(f"/play/{game}")
    me.page.wait_for_selector("form .btn.primary.big")
    me.unfold()
    chosen = me.page.locator("form select").evaluate_all(
        "all => all.map((e) => [e.closest('label')?.innerText.slice(0, 30), e.selectedOptions[0]?.text ?? ''])"
    )
    assert not [label for label, text in chosen if not text.strip()]


def test_every_agenda_and_layout_has_a_word(visit: Visit) -> None:
    me = visit()
    me.page.goto("/play/olomoc")
    me.page.wait_for_selector("form .btn.primary.big")
    me.unfold()
    for name, usually in (("agenda", "drawn at random"), ("layout", "player 1 chooses")):
        select, word = me.page.locator(f"select[aria-describedby=about-{name}]"), me.page.locator(f"#about-{name}")
        expect(select.locator("option:checked")).to_have_text(usually)
        words = []
        for value in select.locator("option").evaluate_all("all => all.map((e) => e.value)"):
            select.select_option(value)
            words.append(word.inner_text())
        assert len(set(words)) == len(words) > 4
