"""What the page says is a player's word, not the machine's, and what was half done is kept."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import every_question, lay
from tests.server.process import Server

RUNS_OVER = """() => {
  const edge = document.querySelector(".screen").getBoundingClientRect().right;
  return [...document.querySelectorAll(".screen .aff")].some(each => each.getBoundingClientRect().right > edge - 4);
}"""
# Names of people, of sides and of cards that are not shown whole.
CUT = """() => [...document.querySelectorAll(".seat :is(.who b, .side), .dock .slot b")].filter((name) => {
  const frame = name.closest(".in, .seat").getBoundingClientRect(), it = name.getBoundingClientRect();
  return name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1
    || it.bottom > frame.bottom + 1 || it.top < frame.top - 1;
}).map((name) => name.textContent)"""
IN_ITS_COLUMN = """each => each.getBoundingClientRect().bottom
  <= document.querySelector(".opps").getBoundingClientRect().bottom"""
# Names that something is painted on: a panel over the map, or pieces.
HIDDEN_NAMES = """() => {
  const panels = [...document.querySelectorAll(".sw-side :is(.sw-tracks, .sw-decrees > *)")]
    .map((each) => each.getBoundingClientRect());
  const later = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
  const pieces = [...document.querySelectorAll(".standing .pieces > g")];
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll(".zname")].filter((name) => {
    const box = name.getBoundingClientRect();
    return panels.some((panel) => over(box, panel))
      || pieces.some((piece) => later(name, piece) && over(box, piece.getBoundingClientRect()));
  }).map((name) => name.textContent);
}"""
# Words painted on by something else.
OVERLAPS = """([words, others]) => {
  const boxes = [...document.querySelectorAll(others)].map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll(words)].filter((word) => {
    const range = new Range();
    range.selectNodeContents(word);
    return [...range.getClientRects()].some((a) => boxes.some(
      (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  }).map((word) => word.textContent);
}"""
HOUSE = {"content": "house"}
SPYING: dict[str, Any] = {"phase": "manoeuvres", "spies": [3, 0]}


def until_team(me: Player) -> None:
    for _ in range(12):
        assert me.until_asked()
        if me.ask == "team-pawn":
            return
        me.answer("send")
    raise AssertionError("no team was ever asked for")


def test_a_half_built_team_outlives_a_reload(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot", level="robot/hasard")
    until_team(me)
    page.locator(".build .add:not([aria-disabled=true])").first.click()
    page.locator(".build .add:not([aria-disabled=true])").last.click()
    team = page.locator(".tpile").inner_text()
    page.reload()
    expect(page.locator(".tpile")).to_have_text(team, use_inner_text=True)
    page.locator(".build .acts .btn.primary").click()
    me.until(lambda: me.ask != "team-pawn", "the team to leave")
    assert not page.evaluate("Object.keys(sessionStorage).some(key => key.includes(' team '))")


def test_a_choice_is_typed_in_the_words_of_the_page(visit: Visit) -> None:
    me = visit(locale="fr-FR")
    page = me.page
    me.start("me", "bot", level="robot/hasard")
    assert me.until_asked()
    for _ in range(12):
        if me.ask == "manoeuvre":
            break
        me.answer()
        assert me.until_asked()
    page.get_by_role("button", name="Taper un coup plutôt que cliquer").click()
    box = page.locator("#command")
    assert box.get_attribute("placeholder") == page.locator(".choices .opt").first.inner_text().split("\n")[-1]
    box.fill("espio")
    box.press("Enter")
    me.until(lambda: me.ask == "look", "spying")


def test_piles_have_no_number_and_the_top_pawn_is_named(visit: Visit, host: Server) -> None:
    piles = {"karst": ["B: C,E,G"], "motol": ["B: C", "B: G"]}
    mine, _ = lay(host, "diktat", 2, HOUSE, [], piles=piles, **SPYING)
    me = visit(locale="fr-FR")
    page = me.page
    page.goto(mine)
    assert me.until_asked()
    while me.ask != "look":
        me.answer("spy")
        assert me.until_asked()
    assert page.locator(".poss em").all_inner_texts() == ["dessus"]
    page.locator(".poss .pos").first.click()
    page.locator(".decide > .acts > .btn.primary").click()
    line = page.locator("ol.log > li", has_text="regarde").last
    expect(line).to_contain_text("le pion du dessus de la pile de")
    assert not re.search(r"pile \d", page.locator("ol.log").inner_text())
    labels = page.locator(".board [aria-label*=pile]").evaluate_all("all => all.map(each => each.ariaLabel)")
    assert any("pile 1 de" in label and "Motol" in label for label in labels)
    assert not any(re.search(r"Karst.*pile \d", label) for label in labels)


def test_a_known_secret_card_shows_its_face_and_no_card_says_it_is_of_the_house(visit: Visit, host: Server) -> None:
    mine, _ = lay(host, "diktat", 2, HOUSE, [], secret="NV1", track=["MS1"], **SPYING)
    me = visit()
    page = me.page
    page.goto(mine)
    assert me.until_asked()
    while me.ask != "look":
        me.answer("spy")
        assert me.until_asked()
    me.answer("look_card")
    secret = page.locator(".opps .pcard").last
    expect(secret).to_contain_text("known to you")
    expect(secret).not_to_contain_text("Face down")
    assert page.locator(".opps .house:visible").count() == 0
    assert not faults(page)


@pytest.mark.parametrize("game", ["diktat", "steamwatchers"])
def test_the_help_explains_the_signs_of_the_game(visit: Visit, game: str) -> None:
    me = visit()
    me.start("me", "bot", game=game, level="robot/hasard")
    assert me.until_asked()
    me.press("?")
    signs = me.page.locator("dialog .keys").last.locator("dt")
    expect(signs).to_have_count(7)
    if game == "steamwatchers":
        assert {"Q", "†"} <= set(signs.all_inner_texts())
    assert not faults(me.page)


def test_french_runs_into_the_names_of_games(visit: Visit) -> None:
    page = visit(locale="fr-FR").page
    page.goto("/")
    expect(page.get_by_role("link", name="Jouer au Phare")).to_be_visible()


def test_with_five_players_nothing_is_cut_or_runs_over_its_border(visit: Visit, host: Server) -> None:
    affinity: list[list[str]] = [["Po", "Po", "Pe", "Pe", "Pe", "Ar"], [], [], [], []]
    mine = lay(
        host,
        "diktat",
        5,
        {"content": "house", "others": True},
        [],
        phase="manoeuvres",
        pp=[14, 3, 4, 5, 6],
        affinity=affinity,
        cards={0: ["JO2", "KA1", "NV2", "MS2"]},
        track=["NV1", "MS1", "JO1"],
        secret="KA2",
        secret_seen=[0],
        corruption=["HY1", "CO1"],
    )[0]
    me = visit(locale="fr-FR")
    page = me.page
    page.goto(mine)
    assert me.until_asked()
    for size in ((1920, 1080), (1440, 900), (1366, 768), (1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("document.fonts.ready")
        assert page.evaluate(RUNS_OVER) is False, size
        assert page.locator(".opps .corr li").last.evaluate(IN_ITS_COLUMN), size
        assert page.locator(".opps .pcard").nth(3).evaluate(IN_ITS_COLUMN), size
        assert page.locator(".opps .pcard .name").evaluate_all(f"all => all.every({IN_ITS_COLUMN})"), size
        assert page.evaluate(CUT) == [], size
    me.press("r")  # the rules beside it
    page.locator(".drawer .search").wait_for()
    for size in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        assert page.evaluate(CUT) == [], size


def test_a_deal_says_whose_pile_it_speaks_of_and_where(visit: Visit, host: Server) -> None:
    piles = {"karst": ["A: C,E"], "motol": ["B: C"]}
    mine = lay(host, "diktat", 2, HOUSE, [], piles=piles, phase="manoeuvres")[0]
    me = visit(locale="fr-FR")
    page = me.page
    page.goto(mine)
    assert me.until_asked()
    page.locator('.dealbtn[aria-disabled="false"]').click()
    page.locator(".oath .btn").click()
    page.locator(".clause select").nth(1).select_option("withdraw")
    named = page.locator(".clause select").nth(2).locator("option").all_inner_texts()
    assert named == ["la pile d’Harmonie au Karst", "la pile de Garde Noire au Centre Motol"]
    page.locator(".clause .btn").click()
    expect(page.locator(".oath ol li")).to_contain_text("retirer la pile d")


def test_on_a_low_screen_no_word_of_the_board_or_of_the_pawns_lies_under_another(visit: Visit, host: Server) -> None:
    piles = {"college": ["B: C,E,G,C,G,E"], "motol": ["B: C,G"], "nouvelle_ville": ["B: E,E,G,C,C"]}
    me = visit(1280, 720, locale="fr-FR")
    page = me.page
    page.goto(lay(host, "diktat", 2, HOUSE, [(0, "spy")], piles=piles, **SPYING)[0])
    assert me.until_asked() and me.ask == "look"
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate(OVERLAPS, [".railway .cap", ".railway .counter"]) == []
    assert page.evaluate(OVERLAPS, [".targets .t > *", ".targets .poss > *"]) == []


def test_no_place_of_the_map_lies_under_a_panel_nor_its_name_under_pieces(visit: Visit, host: Server) -> None:
    asked = every_question(host, "steamwatchers", 5, {}, range(1))
    me = visit(locale="fr-FR")
    page = me.page
    page.goto(asked["movement"])
    assert me.until_asked()
    for width, height in ((1920, 1080), (1440, 900), (1366, 768), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        assert page.evaluate(HIDDEN_NAMES) == [], (width, height)


def test_nothing_lies_on_the_map_of_a_first_game(visit: Visit, host: Server) -> None:
    me = visit(locale="fr-FR")
    me.page.goto(every_question(host, "steamwatchers", 2, {"scenario": "apprentissage"}, range(1))["orders"])
    assert me.until_asked()
    me.page.locator(".sw-scenario summary").wait_for()
    me.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert me.page.evaluate(HIDDEN_NAMES) == []
