"""What a card says is read back from what it plays."""

from pathlib import Path

import pytest

from ludotheque.kit.effects import readback
from ludotheque.kit.effects.readback import Reader
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Texts
from tests.kit.effects.scene import card, edition
from tests.kit.effects.toy import WatchGame, load
from tests.kit.effects.words import Edition

pytestmark = pytest.mark.interpreted

CARDS, FAULTS = load(Path(__file__).with_name("cards.toml"))


def texts(cards: Edition, lang: str) -> Texts:
    return Texts(WatchGame(cards), lang)


def lines(cards: Edition, name: str, lang: str, voice: str = "") -> list[str]:
    """Every entry of an element, read aloud; nothing may be missing from the texts."""
    says = texts(cards, lang)
    reader = Reader(cards.book, cards.words, says.format, ("to", "subject"), voice)
    element = cards.ids.index(name)
    found = [reader.entry(entry) for entry in range(cards.book.first[element], cards.book.first[element + 1])]
    assert not says.faults
    return [line for line in found if line]


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "lantern",
            ["heal somebody by 3 · the team draw 1 each"],
            ["soignez quelqu’un de 3 · les veilleurs piochent 1 chacun"],
        ),
        (
            "bargain",
            ["tribute: suffer 2 and discard 1 · hit a prowler for 6"],
            ["tribut : subissez 2 et défaussez 1 · frappez un rôdeur de 6"],
        ),
        (
            "stigma",
            ["hit a prowler for 2 - or - if cards in the discard, you: 3 or more: hit a prowler for 5"],
            ["frappez un rôdeur de 2 - ou - si cartes dans la défausse, vous : 3 ou plus : frappez un rôdeur de 5"],
        ),
        (
            "pyre",
            [
                "hit a prowler for 3 · put a burn marker on the same · if the target is dead: draw 2 · "
                "otherwise: suffer 1"
            ],
            [
                "frappez un rôdeur de 3 · posez un marqueur brûlure sur le même · si la cible meurt : piochez 2 · "
                "sinon : subissez 1"
            ],
        ),
        (
            "tithe",
            ["you may pay (discard 1); if you do: heal the team by 2 · hit all prowlers for 1"],
            ["vous pouvez payer (défaussez 1) ; dans ce cas : soignez l’équipe de 2 · frappez tous les rôdeurs de 1"],
        ),
        (
            "overture",
            ["opening: hit a prowler at random for 3 · unhurt (you): draw 1 · otherwise: heal you by 2"],
            ["ouverture : frappez un rôdeur au hasard de 3 · indemne (vous) : piochez 1 · sinon : soignez vous de 2"],
        ),
        (
            "crescendo",
            [
                "hit a prowler for 1 + 2 for each (cards played this night), at most 5 · "
                "hit the same for half (cards in hand, the team)"
            ],
            [
                "frappez un rôdeur de 1 + 2 par unité (cartes jouées cette nuit), 5 au plus · "
                "frappez le même de la moitié (cartes en main, l’équipe)"
            ],
        ),
        ("cleave", ["hit 1 to 2 prowlers for 2"], ["frappez 1 à 2 rôdeurs de 2"]),
        (
            "echo",
            ["you may: launch “cleave” · hit a prowler at random for 1"],
            ["vous pouvez : lancez « cleave » · frappez un rôdeur au hasard de 1"],
        ),
        (
            "seal",
            ["choose a prowler", "the team: +1 to hits", "the target: +1 to damage taken"],
            ["choisissez un rôdeur", "l’équipe : coups +1", "la cible : dégâts subis +1"],
        ),
        (
            "buckler",
            ["draw 1", "you: −2 to damage taken (once a night)", "you: +1 to the size of the hand"],
            ["piochez 1", "vous : dégâts subis −2 (une fois par nuit)", "vous : taille de main +1"],
        ),
        (
            "vigil",
            [
                "for each card you discarded: heal you by 1 (2 times a night)",
                "after the team played a card: hit a prowler at random for 1",
            ],
            [
                "pour chaque carte défaussée (vous) : soignez vous de 1 (2 fois par nuit)",
                "après une carte jouée (l’équipe) : frappez un rôdeur au hasard de 1",
            ],
        ),
        (
            "shade",
            [
                "the team suffer 0 + 1 for each (frost markers, the target)",
                "it: cannot be aimed at (if not it is alone)",
                "all keepers with frost: no healing",
                "when a prowler dies: another of its kind arrives (once in all)",
            ],
            [
                "les veilleurs subissent 0 + 1 par unité (marqueurs givre, la cible)",
                "lui : ne peut être visé (si pas il est seul)",
                "les veilleurs marqués de givre : soins impossible",
                "à la mort d’un rôdeur : un autre de son espèce arrive (une fois en tout)",
            ],
        ),
    ],
)
def test_cards_are_read_back(name: str, english: list[str], french: list[str]) -> None:
    assert lines(CARDS, name, "en") == english
    assert lines(CARDS, name, "fr") == french


def test_the_voice_is_the_card_s() -> None:
    assert lines(CARDS, "hound", "en", "third")[0].startswith("hits its victim for 2")
    assert (
        lines(CARDS, "hound", "fr", "third")[1]
        == "sauf si l’assaillant porte brûlure : posez un marqueur brûlure sur l’assaillant"
    )


def test_steps_inside_a_clause_are_joined_otherwise() -> None:
    cards = edition(card('[{do="suffer", n=1}, {may=[{do="suffer", n=2}, {do="draw", n=3}]}, {do="draw", n=1}]'))
    assert lines(cards, "card", "en") == ["suffer 1 · you may: suffer 2 and draw 3 · draw 1"]


def test_a_cost_is_read_before_what_it_buys() -> None:
    cards = edition(card('[{do="draw", n=1}]', more='cost = [{do="suffer", n=1}, {do="discard", n=2}]'))
    assert lines(cards, "card", "en") == ["cost: suffer 1 and discard 2 · draw 1"]


def test_a_duration_is_read_with_what_lasts() -> None:
    reader = Reader(CARDS.book, CARDS.words, texts(CARDS, "fr").format)
    assert reader.until("vous : coups +1", "next_dawn") == "vous : coups +1, jusqu’à l’aube suivante"


def test_branches_have_words_of_their_own() -> None:
    reader = Reader(CARDS.book, CARDS.words, texts(CARDS, "en").format)
    assert reader.branches(CARDS.book.start(CARDS.ids.index("stigma"), 0)) == [
        "hit a prowler for 2",
        "if cards in the discard, you: 3 or more: hit a prowler for 5",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_message(lang: str) -> None:
    says = texts(CARDS, lang)
    assert FAULTS == [] and [message for message in readback.messages(CARDS.words) if message not in says] == []
