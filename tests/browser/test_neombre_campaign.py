"""A campaign of Les Nominés du Néombre on its page: quests, decks looked through and compared, the story so far."""

import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque import Campaign
from ludotheque.games.neombre.loader import spoken_names
from ludotheque.games.neombre.policy import POLICY
from ludotheque.match.journal import journal_of
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_playing import SMALL_FOR_A_THUMB

TITLES = spoken_names("house")
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SEEDS = 30


def journey(story: Campaign, seed: int, zones: list[str]) -> None:
    """The next game of a campaign of two: to these zones, for a fight each, and home, played at a glance."""
    table, rng, left = story.begin(2, seed=seed), random.Random(seed), list(zones)
    state: Any = table.state
    while not table.over:
        asked = table.waiting[0]
        if asked.ask == "travel":
            choice: tuple[Any, ...] = ("go", left.pop(0)) if left else ("home",)
        elif asked.ask == "fight-again":
            choice = ("stop",)
        else:
            choice = table.codec.decode(POLICY.pick(state, asked.seat, rng.getrandbits(31)))
        assert table.choose(asked.seat, choice) is None
    story.add(journal_of(table))


def brought(story: Campaign) -> list[tuple[str, list[str]]]:
    """The decks that won cards of zone 1B in the last journey, and which."""
    (before, now) = (
        {deck["starter"]: Counter(deck["cards"]) for deck in (left or {})["decks"]} for left in story.left[-2:]
    )
    won = [(starter, sorted((cards - before[starter]).elements())) for starter, cards in now.items()]
    return [(starter, cards) for starter, cards in won if any(card.startswith("1B") for card in cards)]


@cache
def played() -> Campaign:
    """Two journeys, the second of which brings something home."""
    story = Campaign("neombre")
    journey(story, 1, [])
    for seed in range(SEEDS):
        other = story.branch(1)
        journey(other, seed, ["1B"])
        if brought(other):
            return other
    raise AssertionError("no journey brings anything home")


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    file = tmp_path / "campaign.jsonl"
    file.write_text(played().dump())
    return file


def opened(visit: Visit, file: Path, **size: Any) -> Player:
    me = visit(**size)
    me.page.goto("/play/neombre")
    me.page.locator("input[type=file]").set_input_files(file)
    me.page.locator(".nb-browse .pcard .line").first.wait_for()
    return me


def shown(me: Player) -> list[str]:
    return [str(each.get_attribute("data-card")) for each in me.page.locator(".nb-browse .cards .pcard").all()]


def test_a_deck_is_sorted_filtered_and_compared(visit: Visit, campaign: Path) -> None:
    (starter, won), *_ = brought(played())
    me = opened(visit, campaign)
    page = me.page
    page.get_by_label(TITLES[starter]["en"], exact=True).check()
    found = page.locator(".nb-browse .brought .plus")
    for card in won:
        expect(found).to_contain_text(TITLES[card]["en"])
    expect(page.locator(".nb-browse .new")).to_have_count(len(set(won)))
    assert set(shown(me)[: len(set(won))]) == set(won)  # what is new lies first

    page.get_by_label("Sort by").select_option("name")
    names = [TITLES[card]["en"] for card in shown(me)]
    assert names == sorted(names, key=str.casefold) and len(names) > 4
    zone = page.locator(".nb-tools label").filter(has=page.get_by_text("Zone", exact=True))
    zone.locator("select").select_option("1B")
    assert shown(me) and {card[:2] for card in shown(me)} == {"1B"}
    page.get_by_role("button", name="Show all").click()
    assert len(shown(me)) == len(names)

    cards = page.locator(".nb-browse .cards .pcard")
    cards.nth(0).click()
    expect(page.locator(".nb-browse .compared")).to_have_count(0)
    cards.nth(1).click()
    expect(page.locator(".nb-browse .compared .pcard")).to_have_count(2)
    expect(page.locator(".nb-browse .compared .name").nth(1)).to_have_text(names[1])
    page.get_by_role("button", name="Stop comparing").click()
    expect(page.locator(".nb-browse .compared")).to_have_count(0)

    page.get_by_role("button", name=re.compile("NEO-Q20")).click()
    expect(page).to_have_url(re.compile(r"/rules/neombre#NEO-Q20$"))


def test_the_same_by_keys(visit: Visit, campaign: Path) -> None:
    me = opened(visit, campaign)
    me.tab_to(".nb-browse .cards .pcard")
    me.press("Enter", "ArrowRight", "ArrowRight", " ")
    expect(me.page.locator(".nb-browse .compared .pcard")).to_have_count(2)
    assert me.page.evaluate("document.activeElement.matches('.nb-browse .cards .pcard[aria-pressed=true]')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_story_is_told_in_words_and_curves_and_spoils_nothing(visit: Visit, campaign: Path, scheme: str) -> None:
    me = visit(color_scheme=scheme, **PHONE)
    sent: list[str] = []
    me.page.on("response", lambda answer: sent.append(answer.url))
    me.page.goto("/play/neombre")
    me.page.locator("input[type=file]").set_input_files(campaign)
    page = me.page
    page.locator(".nb-browse .pcard .line").first.wait_for()
    expect(page.locator(".nb-curve")).to_have_count(4)
    expect(page.locator(".nb-curve svg").first).to_have_attribute(
        "aria-label", re.compile(r"^Fights won and lost\. won: 1, ")
    )
    told = page.locator(".nb-told li")
    expect(told).to_have_count(2)
    expect(told.nth(1)).to_contain_text(TITLES["1B"]["en"])
    expect(page.locator(".nb-refuge .log")).to_contain_text(TITLES["REQ02"]["en"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not faults(page) and not page.evaluate(SMALL_FOR_A_THUMB)

    answer = page.request.get(f"/api/campaigns/{page.url.rpartition('/')[2]}")
    card = answer.text()
    unmet = {name for name in TITLES if name[:2] in ("3K", "4G", "5N", "FF") and len(name) > 2}
    assert not [name for name in unmet if f'"{name}"' in card or TITLES[name]["en"] in card]
    parts = {url.rpartition("/")[2] for url in sent if "/content/" in url}
    assert parts and parts <= {"0R", "1B", "RE", "RR", "D1", "D2", "D3", "D4"}
