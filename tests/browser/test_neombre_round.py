"""A round of Les Nominés du Néombre in the real browser: from the refuge to a fight, its loot, the fair and home again;
two who act in the same instant, and one who leaves in the middle of a fight."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import DRAWN, OFFERED, Player
from tests.browser.positions import lay
from tests.browser.test_neombre import FIGHT, PHONE, READ, hp, sit
from tests.server.process import Server

STRONG = ["5NB01", "5NB06", "5NB18", "5NB21", "5NB22", "5NB25"]
LEFT = {
    "decks": [{"starter": "D1", "cards": [*STRONG, "1BB02", "1BB03"]}],
    "quests": {"REQ01": [3, 1], "REQ02": [1, 0], "REQ03": [1, 0]},
    "fair": ["FFB01", "FFB02", "FFB03", "FFB04"],
    "fair_groups": [1, 1, 1, 1],
}
WAY = [("go", "1B"), ("market",), ("home",)]
MOST = 60


def begun(visit: Visit, host: Server, **size: Any) -> Player:
    """Alone at the refuge, with a deck that wins, in a campaign."""
    body = {"game": "neombre", "seats": [{"name": "Ana"}], "options": {"campaign": LEFT}, "campaign": True}
    made = host.post("/api/tables", body | {"hotseat": True, "seed": "a"})
    return sit(visit, f"/table/{made['table']}#{made['links'][0]['key']}", **size)


class Round:
    """What is answered: a fight with one enemy, all loot taken, one card bought, then home."""

    def __init__(self, me: Player) -> None:
        self.me, self.way, self.asked = me, list(WAY), list[str]()

    def choice(self) -> list[Any]:
        me = self.me
        assert me.state is not None
        choices: list[list[Any]] = me.state["decision"]["choices"]
        self.asked.append(str(me.ask))
        if me.ask == "travel":
            return list(self.way.pop(0))
        if me.ask == "fight-again" or (me.ask == "fair" and "pay-more" in self.asked):
            return next(choice for choice in choices if choice[0] == "stop")
        kept = [choice for choice in choices if choice[0] not in ("concede", "end", "stop", "attach", "companion")]
        return kept[0] if kept else next(choice for choice in choices if choice[0] != "concede")

    def whole(self, answer: Any) -> None:
        """Until the journey is over; then what it left."""
        me = self.me
        for _ in range(MOST):
            if not me.until_asked():
                break
            before = me.at
            me.page.evaluate(DRAWN)
            if me.page.locator(READ).count():
                me.press_on(me.page.locator(READ).first)
            answer(self.choice())
            me.confirm(before)
        assert me.over and me.state is not None
        assert {"enemies", "share-loot", "fair", "pay", "pay-more"} <= set(self.asked)
        deck = me.state["view"]["decks"][0]
        assert not {"1BB02", "1BB03"} & set(deck) and any(card.startswith("FF") for card in deck)
        told = me.page.locator("dialog .campaign-next")
        expect(told.get_by_role("button", name="The next game")).to_be_visible()


def on_the_table(me: Player, choice: list[Any]) -> None:
    """By pointer, where the thing itself lies; what is no thing, in the bar."""
    page = me.page
    verb, *ids = choice
    spots = {
        "go": f'.nb-map [data-target="zone:{ids[0] if ids else ""}"]',
        "market": '.nb-map [data-target="zone:FF"]',
        "home": '.nb-map [data-target="zone:RE"]',
        "enemies": f'.nb-count [data-target="count:{ids[0] if ids else ""}"]',
        "play": f'.nb-dock .pcard.is-legal[data-target="card:{ids[0] if ids else ""}"]',
        "target": f'.nb-lay [data-target="who:{ids[0] if ids else ""}"]',
        "pay": f'.nb-coin.is-legal[data-target="card:{ids[0] if ids else ""}"]',
        "take": f'.nb-place .pcard[data-target="card:{ids[0] if ids else ""}"]',
        "buy": f'.nb-stalls .pcard[data-target="card:{ids[0] if ids else ""}"]',
    }
    if verb not in spots:
        in_the_bar(me, choice, Locator.click)
        return
    page.locator(spots[verb]).first.click()
    if verb in ("take", "buy"):
        taker = page.locator(f'.nb-taker[data-target="who:{ids[1]}"]')
        if taker.get_attribute("aria-pressed") != "true":
            taker.click()


def in_the_bar(me: Player, choice: list[Any], press: Any) -> None:
    """As a button: of a card and whom it is for, first the one, then the other."""
    page = me.page
    if page.locator(".to-list").count():
        press(page.locator(".to-list"))
    assert me.state is not None
    choices = me.state["decision"]["choices"]
    given = [each for each in choices if each[0] == choice[0] and len(each) > 2]
    if len(choice) > 2 and given:
        cards = list(dict.fromkeys(each[1] for each in given))
        if len(cards) > 1:
            press(page.locator(".choices .opts").first.locator(".opt").nth(cards.index(choice[1])))
            page.locator(".choices .opts + .why").wait_for()
        ways = [each[2] for each in given if each[1] == choice[1]]
        press(page.locator(".choices .why + .opts .opt").nth(ways.index(choice[2])))
        return
    if any(len(each) > 2 for each in choices):  # what stands behind the sharing
        press(page.locator(".choices .opts").last.locator(".opt").last)
        return
    press(page.locator(OFFERED).nth(choices.index(choice)))


def test_a_round_by_pointer(visit: Visit, host: Server) -> None:
    me = begun(visit, host)
    Round(me).whole(lambda choice: on_the_table(me, choice))


def by_keys(there: Locator) -> None:
    there.focus()
    there.press("Enter")


@pytest.mark.slow
def test_a_round_by_keys(visit: Visit, host: Server) -> None:
    me = begun(visit, host)
    Round(me).whole(lambda choice: in_the_bar(me, choice, by_keys))
    assert me.page.evaluate("window.lostFocus") == []


@pytest.mark.slow
def test_a_round_on_a_phone(visit: Visit, host: Server) -> None:
    me = begun(visit, host, **PHONE)
    Round(me).whole(lambda choice: in_the_bar(me, choice, Locator.tap))
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_act_in_the_same_instant_and_one_leaves_in_the_middle(visit: Visit, host: Server) -> None:
    """The team plays in any order: of two cards sent at once the first is played, the other stays in its hand and its
    player is told why; whoever closes the page finds the fight as it stands."""
    addresses = lay(host, "neombre", 4, {"mode": "fight"}, [], **FIGHT)
    ana, bo = sit(visit, addresses[0]), sit(visit, addresses[1])
    for me, card in ((ana, "D1B03"), (bo, "D2B01")):
        me.until_asked()
        expect(me.page.locator(".nb-roster li")).to_have_count(4)
        me.page.locator(f'.nb-dock .pcard.is-legal[data-target="card:{card}"]').wait_for()
    for me, card in ((ana, "D1B03"), (bo, "D2B01")):
        press = "at => void setTimeout(() => document.querySelector(at)?.click(), 300)"
        me.page.evaluate(press, f'.nb-dock .pcard[data-target="card:{card}"]')
    ana.until(lambda: ana.ask == "harm" or bo.ask in ("help", "harm"), "one of the cards")
    ana.until(lambda: not ana.pending and not bo.pending and bo.at == ana.at, "both to see the same")
    assert ana.state is not None and bo.state is not None
    assert ana.state["view"]["enemies"] == bo.state["view"]["enemies"]
    late, card = (bo, "D2B01") if ana.ask == "harm" else (ana, "D1B03")
    if late.refusals:  # sent before it had heard of the other
        assert [refusal["why"] for refusal in late.refusals] == ["stale"]
        expect(late.page.locator(".refuse")).to_contain_text("moved on")
    assert (
        late.state is not None
        and card in late.state["view"]["team"][late.seat]["hand"]
        and not (ana.refusals and bo.refusals)
    )

    before = hp(ana)
    bo.page.close()
    again = Player(bo.page.context.new_page())
    again.page.goto(addresses[1].partition("#")[0])
    again.page.locator(".nb-stage").wait_for()
    again.until(lambda: again.state, "the table")
    assert again.seat == 1 and hp(again) == before


def at(me: Player, ask: str) -> None:
    me.until(lambda: me.ask == ask, ask)


def test_what_a_team_decides_is_proposed_and_agreed_to(visit: Visit, host: Server) -> None:
    body = {"game": "neombre", "seats": [{"name": "Ana"}, {"name": "Bo"}], "options": {"mode": "fight", "zone": "1B"}}
    made = host.post("/api/tables", body)
    ana, bo = (visit() for _ in range(2))
    for me, link in zip((ana, bo), made["links"], strict=False):
        me.page.goto(f"/table/{made['table']}#{link['key']}")
    for me in (ana, bo):
        at(me, "starter-deck")
        me.answer()
    for me in (ana, bo):
        at(me, "enemies")
    before = ana.at
    ana.page.locator('.nb-count [data-target="count:1"]').click()
    expect(ana.page.locator(".proposal")).to_contain_text("once the others want it too")
    proposed = bo.page.locator(".proposal")
    expect(proposed).to_contain_text("proposes: One enemy")
    assert ana.at == before
    proposed.get_by_role("button", name="Agree").click()
    for me in (ana, bo):
        expect(me.page.locator(".proposal")).to_have_count(0)
        assert me.at > before


ORDERS: list[tuple[str, dict[str, Any], list[tuple[int, str]], list[str]]] = [
    (
        "draws-first",
        {"hands": [["D1B01", "D1B01", "D1B01", "D1B02", "D1B03", "D1B04"], []], "draws": [["3CB23"], []], "hp": [9, 4]},
        [(0, "end"), (1, "end")],
        ["1 card in the draw pile, 6 in hand", "draw pile empty, 0 in hand, 4 HP"],
    ),
    ("order", {"in_play": [["4GB41"], ["0RB06"]]}, [(0, "end"), (1, "end")], ["effect of", "effect of"]),
    (
        "riposte-order",
        {"hands": [["D1B02"], []], "hp": [2, 9], "zone": "1B", "enemies": [{"card": "1BA04"}, {"card": "1BA03"}]},
        [(0, "play D1B02")],
        ["Deals 1 to the attacker", "Deals 2 to the attacker"],
    ),
]


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("ask", "told", "moves", "says"), ORDERS, ids=[each[0] for each in ORDERS])
def test_an_order_is_asked_with_what_each_does(
    visit: Visit,
    host: Server,
    ask: str,
    told: dict[str, Any],
    moves: list[tuple[int, str]],
    says: list[str],
    size: dict[str, Any],
) -> None:
    draws = [["D1B01"] * 2, ["D2B03"]]
    position: dict[str, Any] = {"zone": "3K", "enemies": [{"card": "3KA06", "memory": 0}], "draws": draws} | told
    me = sit(visit, lay(host, "neombre", 2, {"mode": "fight"}, moves, **position)[1], **size)
    me.until_asked()
    assert me.ask == ask
    shown = me.page.locator(".opts .opt:visible")
    expect(shown).to_have_count(2)
    for option, words in zip(shown.all(), says, strict=True):
        expect(option).to_contain_text(words)
        box = option.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
