# interpreted
"""Cards, tiles and boards in plain words, built from the same rows the rules play.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

from collections.abc import Sequence

from ludotheque.games.hybris import loader, names
from ludotheque.games.hybris.content import Content
from ludotheque.games.hybris.vocabulary import VOCABULARY
from ludotheque.kit.effects import program
from ludotheque.kit.effects.readback import Reader, signed
from ludotheque.kit.effects.vocabulary import Say, Value, by_number


class Elements(Reader):
    """Reads an entry of an element. What is counted follows the sentence: "gain 1 VP for each Temple"."""

    def verb(self, row: Sequence[int]) -> str:
        word = by_number(self.words.verbs, row[program.OP])
        said = self.others(word, row[program.A : program.C + 1])
        text = self.say(f"effect-{word.name}", n=self.plain(row[program.N], row[program.PER]), **said)
        return self.counting(text, row[program.PER])

    def modifier(self, column: Sequence[int]) -> str:
        word = by_number(self.words.modifiers, column[program.WHAT])
        n = self.plain(column[program.ENTRY_N], column[program.ENTRY_PER])
        said = self.others(word, (column[program.ENTRY_A], column[program.ENTRY_B], 0))
        text = self.counting(self.say(f"mod-{word.name}", n=n, signed=signed(n), **said), column[program.ENTRY_PER])
        if column[program.ENTRY_IF]:
            text = self.say("mod-if", text=text, test=self.test(column[program.ENTRY_IF]))
        return self.limited(text, column)

    def plain(self, n: int, per: int) -> int:
        return n if not per else self.row(self.book.amounts, per, program.AMOUNT_WIDTH)[program.TIMES]

    def counting(self, text: str, per: int) -> str:
        if not per:
            return text
        column = self.row(self.book.amounts, per, program.AMOUNT_WIDTH)
        values: dict[str, Value] = {
            "share": column[program.SHARE],
            "over": column[program.OVER],
            "max": max(column[program.CAP], 0),
        }
        return self.say("for-each", text=text, tally=self.tally(column[program.COUNT]), **values)

    def tally(self, count: int, bound: str = "", k: int = 0) -> str:
        """What is counted: for each of them, or how many there must be."""
        column = self.row(self.book.counts, count, program.COUNT_WIDTH)
        word = by_number(self.words.counts, column[0])
        form = "test" if bound else "each"
        return self.say(f"tally-{word.name}", form=form, bound=bound, k=k, **self.of(word, column))

    def test(self, test: int) -> str:
        column = self.row(self.book.tests, test, program.TEST_WIDTH)
        if column[0] not in (program.GE, program.LE):
            return super().test(test)
        bound = self.say("bound-ge" if column[0] == program.GE else "bound-le", k=column[program.TEST_B])
        return self.tally(column[program.TEST_A], bound, column[program.TEST_B])

    def conditions(self, column: Sequence[int]) -> list[str]:
        """What must hold for a program, one text each."""
        return self.conjunction(column[program.ENTRY_IF]) if column[program.ENTRY_IF] else []

    def conjunction(self, test: int) -> list[str]:
        column = self.row(self.book.tests, test, program.TEST_WIDTH)
        if column[0] == program.BOTH:
            return [*self.conjunction(column[program.TEST_A]), *self.conjunction(column[program.TEST_B])]
        return [self.test(test)]


def read(name: str, language: str, say: Say) -> dict[str, list[str]]:
    """Every element of a content: its title, its sentences."""
    content, titles = loader.load(name), loader.titles(name)
    return {
        called: [titles.get(called, {}).get(language, ""), *sentences(content, element, say)]
        for element, called in enumerate(content.element_ids)
    }


def sentences(content: Content, element: int, say: Say) -> list[str]:
    """One sentence for each entry of an element, with its moment; an element may have none."""
    book, reader = content.book, Elements(content.book, VOCABULARY, say, ())
    lines = []
    for entry in range(book.first[element], book.first[element + 1]):
        column = reader.row(book.entries, entry, program.ENTRY_WIDTH)
        text = reader.entry(entry)
        if column[program.FORM] == program.PROGRAM and column[program.ENTRY_IF]:
            text = say("card-if", test=listed(say, reader.conditions(column)), text=text)
        when = names.SECTION_IDS[column[program.SECTION]]
        lines.append(say("card-line", type=say(f"moment-{when}"), text=text))
    return lines


def listed(say: Say, parts: list[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = say("card-and", first=text, last=part)
    return text
