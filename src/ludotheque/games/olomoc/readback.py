# interpreted
"""The printed text of every ability, agenda and instinct, from the rows that are played: they cannot disagree.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

import re
from collections.abc import Sequence
from typing import Any

from ludotheque.games.olomoc.check import Edition
from ludotheque.games.olomoc.loader import EDITIONS
from ludotheque.games.olomoc.vocabulary import Length, book_of, faultless, vocabulary
from ludotheque.kit.effects import program
from ludotheque.kit.effects.readback import Reader
from ludotheque.kit.effects.vocabulary import Say, Value, Word, by_number

Table = dict[str, Any]

CASES = ("obj", "subj")  # somebody, who does it
BEARERS = {"characters": "own", "hostiles": "own", "equipment": "carried", "ministries": "none", "artefact": "none"}


class AbilityReader(Reader):
    """Knows whether a modifier concerns one or many, so that a sentence can say "its" or "their"; a plain test that
    must not hold has a sentence of its own."""

    whom = "none"

    def modifier(self, column: Sequence[int]) -> str:
        self.whom = self.who(column[program.WHOSE])
        return super().modifier(column)

    def others(self, word: Word, numbers: Sequence[int]) -> dict[str, Value]:
        return {**super().others(word, numbers), "whom": self.whom}

    def test(self, test: int) -> str:
        column = self.row(self.book.tests, test, program.TEST_WIDTH)
        if column[0] == program.NOT:
            column = self.row(self.book.tests, column[program.TEST_A], program.TEST_WIDTH)
            if column[0] >= program.FIRST:
                word = by_number(self.words.conditions, column[0])
                return self.say(f"test-not-{word.name}", **self.of(word, column))
        return super().test(test)


class Printer:
    """Prints the content of an edition in one language."""

    def __init__(self, edition: Edition, say: Say) -> None:
        self.edition = edition
        self.language = say("card-language")
        self.bearer = "own"
        self.plain = say
        self.found = list(edition.abilities())
        self.places = {ability["id"]: i for i, (_, _, ability) in enumerate(self.found)}
        hostiles, markers = edition.hostile_titles, edition.markers
        self.book = book_of([(ability, path) for _, path, ability in self.found], hostiles, markers, faultless)
        self.reader = AbilityReader(self.book, vocabulary(list(self.places), hostiles, markers), self.say, CASES)

    def say(self, message: str, /, **values: Value) -> str:
        """Every message may tell whose ability it speaks of: that of a rouage, of what a rouage carries, of nobody."""
        return self.plain(message, bearer=self.bearer, **values)

    def ability(self, name: str) -> list[str]:
        """How an ability is used, where there is something to say, and what it does."""
        file, _, ability = self.found[self.places[name]]
        self.bearer = BEARERS[file]
        return [*self.usage(ability), *self.sentences(ability)]

    def usage(self, ability: Table) -> list[str]:
        if "timing" not in ability:
            return []
        parts = [self.say(f"card-{ability['timing']}")]
        parts += [self.say("card-limit", n=n, period=period) for period, n in ability.get("limit", {}).items()]
        parts += [self.say(f"card-cost-{what}", n=n) for what, n in ability.get("cost", {}).items()]
        return [_sentence(self.reader.joined(parts, "card-usage"))]

    def sentences(self, ability: Table) -> list[str]:
        element = self.places[ability["id"]]
        found = [self.entry(entry, ability) for entry in range(self.book.first[element], self.book.first[element + 1])]
        if not found:
            return [_sentence(self.say("card-nothing"))]
        if ability.get("each_player"):
            found = [self.say("card-each", text=text) for text in found]
        return [_sentence(text) for text in found]

    def entry(self, entry: int, ability: Table) -> str:
        column = self.reader.row(self.book.entries, entry, program.ENTRY_WIDTH)
        text = self.reader.entry(entry)
        if column[program.FORM] == program.PROGRAM and column[program.ENTRY_IF]:
            text = self.say("clause-only-if", test=self.reader.test(column[program.ENTRY_IF]), steps=text)
        if column[program.FORM] == program.MODIFIER and "until" in ability:
            text = self.reader.until(text, ability["until"])
        return text

    def instinct(self, hostile: Table) -> list[str]:
        lines = [self.say("card-instinct", n=hostile["actions"])]
        for rule in hostile["instinct"]:
            test = self.say(f"instinct-if-{rule['if']}", within=self.length(rule.get("within", 0)))
            deed = self.say(f"instinct-{rule['do']}", at=self.say(f"instinct-at-{rule.get('at', 'preferred')}"))
            lines.append(self.say("instinct-rule", test=test, deed=deed))
        return [_sentence(line) for line in lines]

    def agenda(self, agenda: Table) -> list[str]:
        """Its deployment lines, what a study does, and what is worth points."""
        first, second = (self.say(f"edge-{edge}") for edge in agenda["edges"])
        lines = [self.say("agenda-edges", first=first, second=second)]
        if "study" in agenda:
            study = agenda["study"]
            lines.append(self.say("agenda-study", n=study["successes"], deed=self.say(f"study-{study['do']}")))
        return [_sentence(line) for line in [*lines, *(self.score(score) for score in agenda["score"])]]

    def brief(self, agenda: Table) -> list[str]:
        """What is worth points, in few words."""
        worth = [score for score in agenda["score"] if score.get("gives") != "files"]
        return [_sentence(self.score(score, "brief"))[:-1] for score in worth]

    def score(self, score: Table, manner: str = "score") -> str:
        title = self.edition.hostile_titles.get(score.get("hostile", ""), {}).get(self.language, "")
        when = self.say(f"{manner}-at-{score['at']}", hostile=title)
        n = score.get("n", 0)
        gives = self.say(f"{manner}-{score.get('gives', 'vp')}", n=n, healthy=score.get("healthy", 0))
        per = score.get("per", "once")
        share = self.say(f"{manner}-per-{per}", within=self.length(score.get("within", 0)))
        taker = self.say(f"{manner}-to-{score.get('to', 'each')}", within=self.length(score.get("within", 0)))
        return self.say(manner, when=when, gives=gives, per=share, to="" if score.get("gives") == "files" else taker)

    def length(self, thousandths: int) -> Value:
        return Length().spoken(thousandths, self.say)


def read(content: str, language: str, say: Say) -> dict[str, list[str]]:
    """By id, the title and the sentences of all that is printed."""
    edition = EDITIONS.named(content)
    printer = Printer(edition, say)
    told = {row["id"]: [row["name"][language], *printer.ability(row["id"])] for _, _, row in printer.found}
    for hostile in edition.hostiles:
        told[f"instinct-{hostile['id']}"] = [hostile["name"][language], *printer.instinct(hostile)]
    for agenda in edition.agendas:
        told[f"agenda-{agenda['id']}"] = [agenda["name"][language], *printer.agenda(agenda)]
    return told


def _sentence(text: str) -> str:
    """What is left out leaves a space or a comma behind; a sentence begins large and ends with a full stop."""
    text = re.sub(r",(?= ?[;:.,]|$)", "", re.sub(r" +", " ", text.strip()))
    return f"{text[:1].upper()}{text[1:]}."
