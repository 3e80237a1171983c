# interpreted
"""The printed text of every card, from the programs that are played: text and effect cannot disagree.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

import re
from collections.abc import Sequence
from typing import Any

from ludotheque.games.neombre import effects, names
from ludotheque.games.neombre.check import Edition
from ludotheque.games.neombre.vocabulary import book_of, faultless, vocabulary
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.readback import Reader
from ludotheque.kit.effects.vocabulary import Say, Word

Table = dict[str, Any]

CASES = ("dat", "obj", "subj", "from_whom")  # to somebody, somebody, who does it, off somebody


class CardReader(Reader):
    """Reads cards aloud; outside a fight a deck lies in no pile."""

    def message(self, kind: str, word: Word, section: int) -> str:
        looted = word.number == effects.BANISH and section == names.LOOTED
        return "effect-banish-event" if kind == "effect" and looted else super().message(kind, word, section)

    def verb(self, row: Sequence[int]) -> str:
        return _tidy(super().verb(row))

    def test(self, test: int) -> str:
        """Whoever has played no card yet is said so in a word."""
        atom, _, count, most = self.row(self.book.tests, test, program.TEST_WIDTH)
        if atom == program.LE and most == 0:
            word, said = self.count(count)
            if word.number == effects.PLAYS_OF:
                return self.say("test-none-played", **said)
        return super().test(test)


class Printer:
    """Prints the cards of an edition in one language."""

    def __init__(self, edition: Edition, say: Say) -> None:
        self.say = say
        self.loot = {card["id"]: card for card in edition.loot}
        self.enemies = {card["id"]: card for card in edition.enemies}
        self.places = {name: i for i, name in enumerate([*self.loot, *self.enemies])}
        self.book = book_of(list(self.loot.values()), list(self.enemies.values()), faultless)
        words = vocabulary({card["id"]: card["name"] for card in self.loot.values()})
        self.players = CardReader(self.book, words, say, CASES, "player")
        self.foes = CardReader(self.book, words, say, CASES, "enemy")

    def loot_text(self, name: str) -> str:
        """What stands on a loot card."""
        card = self.loot[name]
        parts = [self.say(f"card-keyword-{word}") for word in card.get("keywords", ())]
        said = self.sections(self.players, name)
        parts += said["effect"]
        parts += [self.say("card-trance", steps=text) for text in said["trance"]]
        parts += [self.say("card-summon", hp=card["summon"], steps=text) for text in said["turn"]]
        if "event" in card:
            parts += [self.say("card-cost", n=card["cost"])] if card.get("cost") else []
            parts += said["event"]
        parts += [*said["static"], *said["triggers"]]
        text = self.joined(parts)
        return _tidy(self.say(f"until-{card['until']}", text=text) if "until" in card else text)

    def enemy_text(self, name: str) -> dict[str, str]:
        """What stands in the three boxes of an enemy; a box may be empty (NEO-073)."""
        card = self.enemies[name]
        said = self.sections(self.foes, name)
        passive = [self.say("card-armour", n=card["armour"])] if card.get("armour") else []
        passive += [self.say(f"card-keyword-{word}") for word in card.get("keywords", ())]
        passive += [self.say("card-arrival", steps=text) for text in said["arrival"]]
        passive += [*said["static"], *said["triggers"]]
        if "token" in card:
            token = card["token"]
            values = {"name": token[self.say("card-language")], "attack": token["attack"], "hp": token["hp"]}
            passive.append(self.say("card-token", **values, targeting=self.say(f"targeting-{token['targeting']}")))
        boxes = {"active": said["active"], "riposte": said["riposte"], "passive": passive}
        return {box: _tidy(self.joined(parts)) for box, parts in boxes.items()}

    def sections(self, reader: CardReader, name: str) -> dict[str, list[str]]:
        """The text of each entry of a card, by the section it stands in."""
        found: dict[str, list[str]] = {section: [] for section in names.SECTION_IDS}
        element = self.places[name]
        for entry in range(self.book.first[element], self.book.first[element + 1]):
            section = names.SECTION_IDS[self.book.entries[entry * program.ENTRY_WIDTH]]
            text = reader.entry(entry)
            found[section] += [text] if text else []
        return found

    def joined(self, parts: list[str]) -> str:
        return self.players.joined(parts, "step-then")


def way(edition: Edition, book: Book, pc: int, n: int, say: Say) -> str:
    """What one of the ways does between which the instruction at a row lets a player choose (NEO-Q51)."""
    words = vocabulary({card["id"]: card["name"] for card in edition.loot})
    return _tidy(CardReader(book, words, say, CASES, "player").branches(pc)[n])


def _tidy(text: str) -> str:
    """A target that needs no word leaves a space behind; a minus is no hyphen."""
    text = re.sub(r"(?<![\w-])-(?=\d)", "−", text)
    return re.sub(r" +", " ", text).replace(" ,", ",").strip()
