"""A table by days in the browser: who comes back is told what happened; orders are written, moved and removed."""

import random

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.sizes import SIZES, wide
from tests.server.play import Player
from tests.server.process import Server, Socket

DAYS = {"budget": 259_200, "each": 172_800}
# As if this browser had last been here nine hours ago, before the first move.
LONG_AGO = """table => {
  const all = JSON.parse(localStorage.getItem("ludotheque.tables"));
  all.find((each) => each.table === table).seen = {0: {at: 1, time: Date.now() - 9 * 3600e3}};
  localStorage.setItem("ludotheque.tables", JSON.stringify(all));
}"""


def answers(hand: Player, rng: random.Random, seat: int) -> bool:
    """One answer of that seat, if it is asked."""
    hand.send(type="ping")
    hand.until("pong")
    if not hand.states[seat]["decision"]:
        return False
    return bool(hand.choose(seat, hand.some_choice(seat, rng))["type"] == "accepted")


def test_who_comes_back_is_told_and_leaves_orders(visit: Visit, host: Server) -> None:
    made = host.post("/api/tables", {"game": "diktat", "seats": [{"name": "Ida"}, {"name": "Jan"}], "clock": DAYS})
    table, keys, rng = made["table"], [link["key"] for link in made["links"]], random.Random(4)
    me = visit()
    me.page.context.add_cookies(
        [{"name": "ludotheque-browser", "value": "of-both", "url": f"http://localhost:{host.port}"}]
    )
    hand = Player(Socket(host, table, "of-both"), keys[:2])
    hand.until("proposals")
    for _ in range(200):  # Ida answers only when nobody else may
        if sum(answers(hand, rng, 1) for _ in range(3)) > 1:
            break
        answers(hand, rng, 0)
    me.page.goto(f"/table/{table}#{keys[0]}")
    me.page.locator(".decide").first.wait_for()
    me.page.goto("/")
    me.page.evaluate(LONG_AGO, table)
    me.page.goto(f"/table/{table}")
    digest = me.page.get_by_label("While you were away")
    expect(digest).to_contain_text("Jan")
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert not faults(me.page) and not wide(me.page), width
    me.page.get_by_role("button", name="Table menu").click()
    me.page.get_by_role("button", name="Standing orders").click()
    panel = me.page.locator(".orders")
    for lasts in ("round", "game"):
        panel.get_by_role("button", name="New standing order").press("Enter")
        expect(panel.get_by_label("Question")).to_be_focused()
        panel.get_by_label("How long").select_option(lasts)
        panel.get_by_role("button", name="Keep this order").press("Enter")
        expect(panel.get_by_role("button", name="New standing order")).to_be_focused()
    cards = panel.locator(".list > li")
    expect(cards.last).to_contain_text("until the game ends")
    panel.get_by_role("button", name="Before the one above: order 2").press("Enter")
    expect(cards.first).to_contain_text("until the game ends")
    expect(panel.get_by_label("Order 1 in force")).to_be_focused()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert not faults(me.page) and not wide(me.page), width
    panel.get_by_role("button", name="Remove: order 1").press("Enter")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("until this round ends")
