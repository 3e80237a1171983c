"""A stranger at each table: the set-up as it is proposed, the first questions, a move that is not allowed, the end."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from tests.browser.conftest import Visit
from tests.browser.player import FREE_POINT, Player
from tests.browser.positions import keep
from tests.browser.test_hybris_whole import passes_by_itself, plan
from tests.browser.test_neombre import READ
from tests.browser.test_neombre_round import Round
from tests.browser.test_neombre_round import in_the_bar as by_button
from tests.browser.test_olomoc_whole import Hand
from tests.server.process import Server

pytestmark = pytest.mark.daily

LAPTOP = (1366, 768)
FIRST = 12  # answers
LONG = 70
LONGEST = 60  # answers from the last entry of a random game to its end


def in_the_bar(me: Player, answers: int) -> None:
    me.answer(nth=answers * 5)


def among_gods(me: Player, answers: int) -> None:
    if me.ask == "plan":
        plan(me)
    elif me.ask == "pillar":
        before = me.at
        me.press_on(me.page.locator(".choices .pcard.is-legal").first)
        me.confirm(before)
    elif not passes_by_itself(me):
        in_the_bar(me, 0 if me.ask == "turn" else answers)


def with_the_named(me: Player, answers: int) -> None:
    """What the page tells is read; cards are played as long as there are any."""
    before = me.at
    if me.page.locator(READ).count():
        me.press_on(me.page.locator(READ).first)
    me.list_all()
    by_button(me, Round(me).choice(), Locator.click)
    me.confirm(before)


def with_a_cabal(me: Player, answers: int) -> None:
    hand = Hand(me)
    hand.turn = answers
    hand.answer()


def told_of_all_together(me: Player) -> None:
    expect(me.page.locator("dialog .result .nb-end-fights > li")).to_have_count(1)
    expect(me.page.locator("dialog .result table")).to_have_count(0)  # nobody has beaten anybody


def points_add_up(me: Player) -> None:
    """Every point has its line, and the lines of each seat make its total."""
    assert me.state is not None
    rows = me.page.locator("dialog .result tbody tr").all()
    found = [[number(each) for each in row.locator("td").all_inner_texts()] for row in rows]
    total = next(n for n, row in enumerate(rows) if "tot" in (row.get_attribute("class") or ""))
    assert sorted(found[total]) == sorted(me.state["result"]["scores"])
    assert [sum(column) for column in zip(*found[:total], strict=True)] == found[total]


def number(said: str) -> int:
    return 0 if said == "·" else int(said.replace("\u2212", "-"))


@dataclass(frozen=True)
class Stranger:
    wrong: str  # something on the table that may not be touched
    at: str  # when this is asked
    answer: Callable[[Player, int], None] = in_the_bar
    option: str = ""  # of the set-up: the shortest game
    kinds: tuple[str, ...] = ()  # who sits there, where not as proposed
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)  # of the game that is nearly over
    told: Callable[[Player], None] = points_add_up  # what the page says of the end


DUEL = ("me", "bot")
STRANGERS = {
    "diktat": Stranger(".board .sector:not(.is-legal)", "team-sector"),
    "hybris": Stranger(
        ".board .hy-slot:not(.is-legal)", "stand", among_gods, "renaissance", DUEL, options={"scenario": "renaissance"}
    ),
    "steamwatchers": Stranger(
        ".board .zone:not(.is-legal)",
        "orders",
        in_the_bar,
        "apprentissage",
        DUEL,
        options={"scenario": "apprentissage"},
    ),
    "olomoc": Stranger(
        '.board .ol-piece:not(.is-legal):is([data-target^="piece:b"], [data-target^="piece:h"])',
        "activation",
        with_a_cabal,
        kinds=DUEL,
    ),
    "neombre": Stranger(
        ".nb-dock .pcard:not(.is-legal)",
        "team-turn",
        with_the_named,
        options={"mode": "fight"},
        told=told_of_all_together,
    ),
}
each_game = pytest.mark.parametrize("name", STRANGERS)

# The question, and of its answers one that is wholly in sight or a line that leads to them.
ASKED = """() => {
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
    return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight + 1 && (e === at || e.contains(at));
  };
  const answers = [...document.querySelectorAll(".choices :is(button, .pcard), .to-list, .decide .acts .btn")];
  return [seen(document.querySelector("#question")), answers.some(seen)];
}"""


def free(me: Player, there: str) -> list[float] | None:
    """A point of the first such thing of the table that nothing covers."""
    look = FREE_POINT.replace(".sector, .zone", ".sector, .zone, .hy-slot, .ol-piece, .pcard")
    points = (each.evaluate(look) for each in me.page.locator(there).all())
    return next((point for point in points if point), None)


def do_wrong(me: Player, point: list[float]) -> None:
    """The page says why and by which rule, and it was no answer: only others go on meanwhile."""
    before, refused = me.taken, len(me.refusals)
    me.page.mouse.click(*point)
    refusal = me.page.locator(".refuse")
    expect(refusal).to_be_visible()
    expect(refusal.locator(".rule")).to_have_count(1)
    assert me.taken == before and len(me.refusals) == refused + 1
    refusal.locator(".iconbtn").click()
    expect(refusal).to_have_count(0)


@pytest.mark.parametrize("answers", [FIRST, pytest.param(LONG, marks=pytest.mark.slow)])
@each_game
def test_the_first_minutes(visit: Visit, name: str, answers: int) -> None:
    """From the home page by what is proposed there; every question can be read and answered where it stands."""
    stranger = STRANGERS[name]
    me = visit(*LAPTOP)
    me.start(*stranger.kinds, game=name, option=stranger.option, level="robot/hasard")
    erred, given = False, 0
    while (given < answers or not erred) and me.until_asked():
        me.page.wait_for_function(f"() => ({ASKED})().every(Boolean)")
        if me.ask == stranger.at and not erred and (point := free(me, stranger.wrong)):
            do_wrong(me, point)
            erred = True
        stranger.answer(me, given)
        given += 1
        assert given < LONGEST + answers
    assert erred
    me.page.locator("ol.log > li").nth(2).wait_for()
    assert len(me.refusals) == 1


def to_the_end(players: list[Player], stranger: Stranger, most: int) -> None:
    """They answer whatever they are asked."""
    me, given = players[0], 0
    while not all(player.over for player in players):
        me.until(lambda: all(each.over for each in players) or any(each.ask for each in players), "a question")
        for player in players:
            if player.ask and player.until_asked():
                player.page.wait_for_function(f"() => ({ASKED})().every(Boolean)")
                stranger.answer(player, given)
                given += 1
                told(players, player)
        assert given < most


def told(players: list[Player], by: Player) -> None:
    """All know what that one has done: it may answer for others."""
    for player in players:
        player.until(functools.partial(knows, player, by), "what another did")


def knows(player: Player, by: Player) -> bool:
    assert player.state is not None and by.state is not None
    return bool(player.state["shared"] >= by.state["shared"])


@each_game
def test_the_end(visit: Visit, host: Server, name: str) -> None:
    """The last answers of two people: who has won stands over the points, and these add up."""
    stranger = STRANGERS[name]
    players = [visit(*LAPTOP), visit(*LAPTOP)]
    for player, address in zip(players, nearly_over(host, name, stranger), strict=True):
        player.page.goto(address)
    to_the_end(players, stranger, LONGEST)
    for player in players:
        player.page.locator("dialog .result").wait_for(state="visible")
        expect(player.page.locator("dialog .result h3")).not_to_be_empty()
        stranger.told(player)


def nearly_over(host: Server, name: str, stranger: Stranger) -> list[str]:
    """The addresses of a random game's seats, before its last entry."""
    played, bot = game(name).new(stranger.seats, "stranger", stranger.options), RandomBot("stranger")
    while waiting := played.waiting:
        played.choose(waiting[0].seat, bot.answer(played, waiting[0].seat))
    return keep(host, played, list(played.entries)[:-1], "stranger")
