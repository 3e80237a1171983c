"""Every ability, instinct and agenda of Olomòc is printed from its data, in French and in English."""

from pathlib import Path

import pytest

from ludotheque.games.olomoc.loader import EDITIONS
from ludotheque.games.olomoc.vocabulary import vocabulary
from ludotheque.kit.effects import readback
from tests.marks import rule
from tools.readback import LANGUAGES, read, speaker

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_content_may_use_can_be_said(language: str) -> None:
    edition = EDITIONS.named("house")
    words = vocabulary([], edition.hostile_titles, edition.markers)
    say = speaker("olomoc", language)
    extra = [f"test-not-{test.name}" for test in words.conditions]
    unsaid = []
    for message in [*readback.messages(words), *extra]:
        try:
            say(message)
        except KeyError:
            unsaid.append(message)
        except LookupError:
            pass  # it is there, and wants its values
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ability_says_how_it_is_used_and_what_it_does(language: str) -> None:
    edition = EDITIONS.named("house")
    told = read("olomoc", "house", language)
    for file, _, ability in edition.abilities():
        title, *lines = told[ability["id"]]
        assert title == ability["name"][language]
        assert len(lines) >= (1 if file in ("ministries", "artefact") else 2), ability["id"]
        assert all(line.endswith(".") and line[0].isupper() | line[0].isdigit() for line in lines)
        assert not any(bad in line for line in lines for bad in ("  ", " ,", ",.", ",;", "{", "None")), lines


@rule("OLO-092")
@pytest.mark.parametrize(
    ("ability", "french", "english"),
    [
        (
            "surcharge",
            [
                "Active · une fois par cycle · 1 action · 1 Noirceur.",
                "Un rouage adverse en ligne de vue et à 6 pouces au plus qui a un pion d’action perd 2 pions d’action, "
                "ou ce qu’il en reste.",
            ],
            [
                "Active · once a cycle · 1 action · 1 Gloom.",
                "An enemy cog in line of sight and within 6 inches that has an action token loses 2 action tokens, "
                "or as many as there are.",
            ],
        ),
        (
            "discipline",
            [
                "Permanente.",
                "Les autres rouages alliés à 2 pouces au plus de ce rouage ont −1 au seuil en esquive, si ce rouage "
                "n’est pas sonné.",
            ],
            [
                "Permanent.",
                "The other allied cogs within 2 inches of this cog have −1 to the threshold of their dodge "
                "rolls, if this cog is not stunned.",
            ],
        ),
        (
            "tir_ajuste",
            [
                "Active · une fois par phase de planification · 2 actions.",
                "Faites une attaque à distance, sans les malus de couvert et de longue portée.",
            ],
            [
                "Active · once a planning phase · 2 actions.",
                "Make a ranged attack, ignoring the maluses of cover and long range.",
            ],
        ),
        (
            "requisition",
            [
                "Chaque joueur, celui qui a la priorité d’abord : un de ses rouages perd 2 pions d’action, ou ce qu’il "
                "en reste."
            ],
            [
                "Each player, the one with priority first: one of their cogs loses 2 action tokens, or as many as "
                "there are."
            ],
        ),
        (
            "agenda-purification",
            [
                "Lignes de déploiement : sud et nord.",
                "Une étude avec 2 réussites ou plus retire le marqueur.",
                "Une étude retire un marqueur : 2 points (3 si le rouage est sain), pour le joueur dont le rouage l’a "
                "fait.",
                "Un rouage d’un joueur est hors de combat : 1 point, pour l’adversaire de son propriétaire.",
            ],
            [
                "Deployment lines: south and north.",
                "A study with 2 successes or more removes the marker.",
                "A study removes a marker: 2 points (3 if the cog is healthy), for the player whose cog did it.",
                "A player’s cog is out of action: 1 point, for the opponent of its owner.",
            ],
        ),
    ],
)
def test_what_is_printed(ability: str, french: list[str], english: list[str]) -> None:
    assert read("olomoc", "house", "fr")[ability][1:] == french
    assert read("olomoc", "house", "en")[ability][1:] == english


def test_no_word_of_the_printed_content_changes_unseen() -> None:
    """printed.txt was read beside the specification, line by line; whoever changes content reads the line again."""
    kept = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8").splitlines()
    told = [f"{name}: {' '.join(lines)}" for name, (_, *lines) in read("olomoc", "house", "en").items()]
    assert told == kept
