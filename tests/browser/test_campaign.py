"""A campaign on the page: two games that follow one another, the chain, its file, another way, a friend on a phone."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from ludotheque.match import campaign as campaigns
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import OFFERED, Player
from tests.server.process import Server
from tests.server.test_campaigns import game


def answer(me: Player, choice: list[Any]) -> None:
    """That choice, in the bar."""
    assert me.state is not None
    before, decision = me.at, me.state["decision"]
    if decision["choices"] is None:
        for n, length in enumerate(choice[1:]):
            me.page.locator(".choices form input[type=number]").nth(n).fill(str(length))
        me.press_on(me.page.locator(".choices form .btn.primary"))
        me.until(lambda: me.at > before, "the lantern")
        return
    me.press_on(me.page.locator(OFFERED).nth(decision["choices"].index(choice)))
    me.confirm(before)


def play_on(me: Player) -> None:
    while me.until_asked():
        assert me.state is not None
        answer(me, me.state["decision"]["default"])


def begun(me: Player, host: Server, won: bool = True) -> str:
    """The first game of a campaign, whose deal is known, played to its end on the page; the campaign."""
    seed, moves = game(won, seats=1)
    body = {"game": "phare", "seats": [{"name": "Ana"}], "seed": seed, "campaign": True}
    made = host.post("/api/tables", body)
    me.page.goto(f"/table/{made['table']}#{made['links'][0]['key']}")
    for _, choice in moves:
        assert me.until_asked()
        answer(me, choice)
    campaign: str = made["campaign"]
    return campaign


def test_two_games_of_a_campaign_from_the_set_up_to_its_file(visit: Visit, host: Server, tmp_path: Path) -> None:
    me = visit()
    me.page.goto("/play/phare")
    me.unfold()
    me.page.get_by_label("In a campaign").check()
    expect(me.page.locator("#campaign-why")).to_be_visible()
    me.press_on(me.page.locator("form .btn.primary.big"))
    expect(me.page.locator(".top a.chip")).to_have_text("Campaign, game 1")

    campaign = begun(me, host)
    left = host.get(f"/api/campaigns/{campaign}")["chapters"][0]["say"]["en"]
    told = me.page.locator("dialog .campaign-next")
    expect(told).to_contain_text(left)
    expect(me.page.locator("dialog .result").get_by_role("button", name="Play again")).to_have_count(0)
    me.states.clear()
    me.press_on(told.get_by_role("button", name="The next game"))
    expect(me.page.locator(".top a.chip")).to_have_text("Campaign, game 2")
    assert me.until_asked()
    assert me.state is not None and me.state["view"]["lens"] == 1
    play_on(me)
    me.page.locator("dialog .campaign-next a").click()

    rows = me.page.locator(".timeline > li article")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(left)
    expect(rows.first.locator(".people")).to_have_text("Ana")
    assert faults(me.page) == []
    with me.page.expect_download() as got:
        me.page.get_by_role("link", name="The file of the campaign").click()
    file = tmp_path / "campaign.jsonl"
    got.value.save_as(file)
    story = campaigns.parse(file.read_text())
    assert len(story.chapters) == 2 and len(story.verify()) == 2

    other = visit(width=390, height=844, has_touch=True)  # elsewhere, by the file
    other.page.goto("/play/phare")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.locator(".timeline > li article")).to_have_count(2)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Le Phare")
    other.press_on(other.page.locator(".timeline article").first.get_by_role("button", name="Go on from here"))
    assert other.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(other.page) == []
    other.press_on(other.page.get_by_role("button", name="Begin the other campaign"))
    assert other.until_asked()
    assert other.state is not None and other.state["view"]["lens"] == 1


def test_a_friend_joins_the_next_game_and_home_shows_the_campaign(visit: Visit, host: Server) -> None:
    me, friend = visit(), visit()
    campaign = begun(me, host)
    me.page.goto("/")
    finished = me.page.locator(".smallgames a", has_text="Campaign, game 1")
    expect(finished).to_have_attribute("href", f"/campaign/{campaign}")
    finished.click()
    for width, height in ((1366, 768), (390, 844)):  # at the head of the page, however long the story
        me.page.set_viewport_size({"width": width, "height": height})
        expect(me.page.get_by_role("button", name="Open the next game")).to_be_in_viewport(ratio=1)
    me.page.get_by_text("Who plays the next one").click()
    me.page.get_by_role("button", name="Add a seat").click()
    me.page.locator(".places li").nth(1).locator("select").first.select_option("link")
    expect(me.page.locator(".places li").first.locator("select").first).to_have_value("stays")
    me.page.get_by_role("button", name="Open the next game").click()
    link = me.page.locator("#link-1").input_value()
    me.page.locator(".acts a.btn.primary").click()
    friend.page.goto(link)
    for player in (me, friend):
        expect(player.page.locator(".top a.chip")).to_have_text("Campaign, game 2")
        assert player.until_asked()
    assert (me.seat, friend.seat) == (0, 1)
    me.page.goto("/")
    expect(me.page.locator(".resume a", has_text="Campaign, game 2")).to_be_visible()


def test_a_lost_campaign_says_so_and_goes_another_way(visit: Visit, host: Server) -> None:
    me = visit(locale="fr-FR")
    campaign = begun(me, host, won=False)
    told = me.page.locator("dialog .campaign-next")
    expect(told).to_contain_text("La campagne s’arrête ici")
    expect(told.get_by_role("button")).to_have_count(0)
    told.locator("a").click()
    expect(me.page.locator(".timeline .end")).to_contain_text("s’arrête ici")
    me.page.get_by_role("button", name="Repartir du début").click()
    me.states.clear()
    me.page.get_by_role("button", name="Commencer l’autre campagne").click()
    assert me.until_asked()
    (branch,) = host.get(f"/api/campaigns/{campaign}")["branches"]
    assert branch["after"] == 0
