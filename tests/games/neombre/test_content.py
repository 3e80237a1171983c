"""The cards of the house edition: how many there are, what the tables say of them, what is printed on them."""

import pytest
from fluent.syntax import parse

from ludotheque.games.neombre import loader, names
from ludotheque.games.neombre.check import HOUSE, check
from ludotheque.games.neombre.content import Content
from ludotheque.games.neombre.vocabulary import vocabulary
from ludotheque.kit.effects.readback import messages
from tests.games.neombre.words import TEXT, printer

pytestmark = pytest.mark.interpreted

LANGUAGES = ("fr", "en")
LOOT = {"RE": 24, "RR": 26, "FF": 40, "0R": 6, "1B": 34, "1T": 34, "2P": 38, "2S": 38, "2V": 38, "3C": 40, "3K": 40}
LOOT |= {"4G": 44, "4M": 44, "5N": 44}
ENEMIES = {"0R": 1, "1B": 12, "1T": 12, "2P": 13, "2S": 13, "2V": 13, "3C": 14, "3K": 14, "4G": 15, "4M": 15, "5N": 15}


@pytest.fixture(scope="module")
def content() -> Content:
    return loader.load("house")


def test_the_house_edition_has_no_fault() -> None:
    assert check(HOUSE) == []


def test_there_are_530_loot_cards_and_137_enemies_as_planned_for_each_zone(content: Content) -> None:
    zones = [content.zone_ids[content.zone[d]] for d in content.design if content.zone[d] < len(content.zone_ids)]
    assert {zone: zones.count(zone) for zone in content.zone_ids} == LOOT
    enemies = [content.zone_ids[zone] for zone in content.enemy_zone]
    assert {zone: enemies.count(zone) for zone in ENEMIES} == ENEMIES
    assert (len(content.design), len(content.enemy_ids), len(content.quest_ids)) == (530, 137, 14)
    decks = [int(content.zone[d]) - len(content.zone_ids) for d in content.design]
    assert [decks.count(deck) for deck in range(4)] == [names.STARTER_CARDS] * 4


def test_copies_of_a_design_stand_side_by_side(content: Content) -> None:
    sickness = content.loot_ids.index("REB01")
    copies = range(content.first_card[sickness], content.first_card[sickness + 1])
    assert len(copies) == 24 and {int(content.design[card]) for card in copies} == {sickness}
    assert content.first_card[len(content.loot_ids)] == 530


def test_the_tables_say_what_the_files_say(content: Content) -> None:
    strike = content.loot_ids.index("1BB12")
    assert (content.value[strike], content.price[strike], content.buy[strike]) == (1, 1, -1)
    assert content.types[strike] == 1 << names.ASSAULT | 1 << names.HEAL and content.keywords[strike] == 0
    mirage = content.loot_ids.index("2SB14")
    assert (content.moment[mirage], content.moments[mirage]) == (names.ENEMY_PHASE, 1)
    manna = content.loot_ids.index("2SB16")
    assert content.keywords[manna] == 1 << names.EXTRA | 1 << names.RELIC and content.price[manna] == -1
    copyist = content.loot_ids.index("2SB10")
    assert content.summon[copyist] == 3
    worm = content.enemy_ids.index("3CA01")
    assert (content.hp[worm], content.token_attack[worm], content.token_hp[worm]) == (26, 1, 1)
    assert content.token_targeting[worm] == names.ARROGANT and content.targeting[worm] == names.METHODICAL
    croc = content.enemy_ids.index("2PA02")
    assert (content.armour[croc], content.obtain[croc], content.reveal[croc]) == (1, 1, 3)
    snake = content.enemy_ids.index("3KA14")
    assert content.enemy_keywords[snake] == 1 << names.CALL


def test_quests_are_numbers_too(content: Content) -> None:
    first, hunt, delivery, everywhere = (content.quest_ids.index(f"REQ{n:02}") for n in (1, 3, 9, 12))
    assert content.objective[first] == names.WIN_FIGHTS and content.goal[first] == 1
    assert content.goal_zones[first] == 1 << content.zone_ids.index("0R")
    assert [int(n) for n in content.rewards[:2]] == [content.loot_ids.index("RRB01"), -1]
    assert content.objective[hunt] == names.DEFEAT_NAMED
    assert content.goal_enemy[hunt] == content.enemy_ids.index("1BA04") and content.goal_enemy[first] == -1
    assert content.goal_keyword[delivery] == names.RELIC and content.goal_keyword[hunt] == -1
    assert content.goal[everywhere] == 4 and int(content.goal_zones[everywhere]).bit_count() == 4
    bonus = content.quest_ids.index("REQ06")
    assert content.goal_bonus[bonus] == 1
    assert content.one_expedition[content.quest_ids.index("REQ04")] == 1
    assert content.no_death[content.quest_ids.index("REQ08")] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_printed_from_its_data(language: str) -> None:
    cards, words = printer(language)
    texts = {name: cards.loot_text(name) for name in cards.loot}
    assert [name for name, text in texts.items() if not text] == ["REB01"]  # Resurrection Sickness does nothing
    for name in cards.enemies:
        boxes = cards.enemy_text(name)
        assert boxes["active"], name
        texts |= {f"{name} {box}": text for box, text in boxes.items()}
    assert words.faults == []
    assert [text for text in texts.values() if "[" in text or "  " in text or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_message(language: str) -> None:
    there = {
        entry.id.name
        for entry in parse((TEXT / f"cards.{language}.ftl").read_text("utf-8")).body
        if hasattr(entry, "id")
    }
    assert set(messages(vocabulary({}))) <= there


PRINTED = {
    "0RB01": "jouez cette carte en tant que carte supplémentaire · infligez 2",
    "0RB02": "soignez 2 à vos équipiers · vos équipiers recyclent 2",
    "0RB03": "tribut : subissez 1 · infligez 3 · piochez 1",
    "0RB05": "infligez 2 – ou – si vous avez au moins 6 cartes dans la défausse : infligez 4",
    "1BB12": "infligez 3 · soignez-vous de 1",
    "2SB14": "tribut : défaussez 1 · choisissez les cibles des adversaires à leur prochain tour · un équipier "
    "pioche 2 · en jeu jusqu’à la fin du tour des adversaires",
    "1TB34": "coûte 1 butin obtensible · bannissez 2 cartes de votre deck",
    "2VB12": "mélangez le deck de la foire de Farciminis",
}
PRINTED_EN = {
    "0RB03": "tribute: suffer 1 · deal 3 to an enemy · draw 1",
    "2SB15": "deal 2 to a teammate · that target mills 3 · that target may play 1 extra card · heal yourself by 3",
    "3CB15": "deal 4 to an enemy · search the draw pile for 1 card “Conga of Woodlice”",
}


def test_the_cards_of_the_rulebook_read_as_they_are_printed_there() -> None:
    french, english = printer("fr")[0], printer("en")[0]
    assert {name: french.loot_text(name) for name in PRINTED} == PRINTED
    assert {name: english.loot_text(name) for name in PRINTED_EN} == PRINTED_EN


def test_an_enemy_has_three_boxes() -> None:
    assert printer("fr")[0].enemy_text("0RA01") == {
        "active": "la cible défausse 1 · inflige 1 · la cible recycle 1",
        "riposte": "inflige 2 à l’assaillant",
        "passive": "irruption : tous les joueurs subissent 2 · tous les joueurs piochent 1",
    }
    worm = printer("en")[0].enemy_text("3CA01")
    assert worm["riposte"] == "creates 2 tokens" and worm["passive"] == "Worm 1/1, Arrogant"


def test_conditions_and_amounts_read_as_one_would_say_them() -> None:
    french, english = printer("fr")[0], printer("en")[0]
    counted = "soignez à un personnage la moitié du nombre de cartes dans la défausse"
    assert french.loot_text("1TB03").startswith(counted)  # whom first, where the amount is a sentence
    assert english.loot_text("2PB25").startswith("restore to a character 2, plus 2 per piece of equipment")
    assert "dégâts subis −2" in french.loot_text("1BB08")
    wolf = french.enemy_text("1BA04")
    assert wolf["riposte"].endswith(
        "sauf si l’assaillant porte un marqueur infection : attache 1 marqueur infection à l’assaillant"
    )
    assert wolf["passive"] == "après chaque carte jouée par un joueur touché par infection : ce joueur subit 1"
    snake = english.enemy_text("3KA14")["passive"]
    assert snake.startswith("call · untargetable except if it is alone · instead of drawing, the players may launch")
    chameleon = french.enemy_text("3KA10")["passive"]
    assert chameleon == "inciblable tant que l’équipe n’a joué aucune carte ce tour"
    assert english.enemy_text("1BA12")["active"] == (
        "if the target has at least 4 cards in the hand: the target discards 2 · otherwise: deals 4"
    )
    assert french.enemy_text("1BA11")["active"] == "inflige 1 par adversaire en jeu (maximum 3)"


@pytest.mark.parametrize(
    ("language", "clumsy"),
    [
        ("fr", ("par unité", "ses propres valeurs", "si si", "sauf sauf", " de les ", ", vous", "à vous-même", " , ")),
        ("en", ("for each (", "its own", "if if", "if not", "to yourself", " ;", " :", ", you:", "  ")),
    ],
)
def test_no_text_reads_like_a_table(language: str, clumsy: tuple[str, ...]) -> None:
    cards = printer(language)[0]
    texts = {name: cards.loot_text(name) for name in cards.loot}
    for name in cards.enemies:
        texts |= {f"{name} {box}": text for box, text in cards.enemy_text(name).items()}
    assert {name: text for name, text in texts.items() if any(piece in text for piece in clumsy)} == {}
