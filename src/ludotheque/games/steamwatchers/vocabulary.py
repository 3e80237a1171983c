# interpreted
"""What Archon cards may say (STW-062 to STW-064): their verbs, and what they change while they are in force."""

from typing import Any

from ludotheque.games.steamwatchers import effects, names
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Report
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import Vocabulary, Whole

RULE = "STW-062"

VOCABULARY = Vocabulary(
    *effects.WORDS.words(),
    kinds={"floors": Whole(1, 5)},
    sections=names.WHEN_IDS,
    do="verb",
)


def book_of(cards: list[dict[str, Any]], report: Report) -> Book:
    """What the cards of a file do, by their place in it."""
    compiler = Compiler(VOCABULARY, report)
    for i, card in enumerate(cards):
        compiler.begin(card["id"])
        for k, effect in enumerate(card["effects"]):
            compiler.single(effect, ("card", i, "effects", k), "when")
    return compiler.finish()
