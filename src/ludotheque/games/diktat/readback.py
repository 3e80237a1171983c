# interpreted
"""Cards in plain words, built from the same rows the rules play: what a reader checks and what a player reads.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

from collections.abc import Sequence

from ludotheque.games.diktat import effects, loader, names
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.records import SYMBOLS
from ludotheque.games.diktat.vocabulary import GOODS, VOCABULARY
from ludotheque.kit.effects import program
from ludotheque.kit.effects.readback import Reader
from ludotheque.kit.effects.vocabulary import Say, Word

Row = tuple[int, ...]


class Elements(Reader):
    """Reads one effect of an element as a part of a sentence."""

    def message(self, kind: str, word: Word, section: int) -> str:
        return f"effect-gain_{word.name}" if section == names.GAIN else f"effect-{word.name}"

    def modifier(self, column: Sequence[int]) -> str:
        """Its configuration stands before the sentence, for all effects that share it."""
        what, n = column[program.WHAT], column[program.ENTRY_N]
        if what >= effects.INCOME:
            return goods(self.say, what - effects.INCOME, n)
        if what == effects.GAIN_AFFINITY:
            return goods(self.say, column[program.ENTRY_A], n)
        return super().modifier([*column[: program.ENTRY_IF], 0, *column[program.ENTRY_IF + 1 :]])

    def verb(self, row: Sequence[int]) -> str:
        if row[program.OP] != effects.REINFORCE:
            return super().verb(row)
        return reinforcement(self.say, row[program.A], row[program.N], bool(row[program.B]))


def read(name: str, language: str, say: Say) -> dict[str, list[str]]:
    """Every card of a content and every marker: its title, what stands around it, its sentences."""
    content, found = loader.load(name), dict[str, list[str]]()
    for element in range(names.ELEMENTS):
        marker = element - len(content.card_ids)
        parts = [title(content, element, language, say), header(content, element, language, say)]
        called = content.card_ids[element] if marker < 0 else f"marker {marker + 1}"
        found[called] = [part for part in parts if part] + sentences(content, element, say)
    return found


def goods(say: Say, good: int, n: int) -> str:
    names_of = {place: name for name, place in GOODS.items()}
    return say(f"card-good-{names_of[good]}", n=n)


def reinforcement(say: Say, agent: int, n: int, one_pile: bool) -> str:
    return say("effect-reinforce", n=n, goods=goods(say, agent, n), piles="one" if one_pile else "any")


def title(content: Content, element: int, language: str, say: Say) -> str:
    """The printed title of a card; the sector and level of a marker."""
    if element >= names.FIRST_MARKER:
        sector, level = divmod(element - names.FIRST_MARKER, 2)
        name = say(f"card-sector-{names.SECTOR_IDS[sector]}")
        return say("card-comma", first=name, last=say("card-level", n=level + 1))
    return loader.titles(content)[content.card_ids[element]][language]


def header(content: Content, element: int, language: str, say: Say) -> str:
    """Everything printed on a card besides its title and its effect; a marker has nothing else."""
    if element >= names.FIRST_MARKER:
        return ""
    if element >= names.CARDS:
        cabal, order = divmod(element - names.CARDS, 5)
        name = loader.cabal_names(content)[names.CABAL_IDS[cabal]][language]
        return say("card-dot", first=name, last=say("card-advised", n=order + 1))
    symbols = [int(content.symbols[element * SYMBOLS + k]) for k in range(SYMBOLS)]
    parts = [say(f"card-sector-{names.SECTOR_IDS[int(content.sector[element])]}")]
    affinities = [
        say(f"card-symbol-{'any' if s == names.ANY_AFFINITY else names.GOOD_IDS[s]}") for s in symbols if s >= 0
    ]
    parts.append(say("card-affinity", list=joined(say, "card-comma", affinities)) if affinities else say("card-blank"))
    parts.append(say("card-darkness", n=int(content.darkness[element])))
    if content.attack[element]:
        parts.append(say("card-attack"))
    if content.card_ids[element] in loader.scourges(content):
        parts.append(say("card-scourge"))
    return joined(say, "card-dot", parts)


def sentences(content: Content, element: int, say: Say) -> list[str]:
    """One sentence for each type of effect of an element, in the order of its rows; at least one."""
    rows = rows_of(content, element)
    if not rows:
        return [_without_rows(say, element)]
    reader = Elements(content.book, VOCABULARY, say, ())
    first = int(content.book.first[element])
    lines: list[str] = []
    for kind in dict.fromkeys(row[0] for row in rows):
        same = [i for i, row in enumerate(rows) if row[0] == kind]
        text = ""
        for condition in dict.fromkeys(rows[i][5] for i in same):
            link = "card-or" if kind == names.MANIFESTATION and rows[same[0]][5] == names.ALWAYS else "card-then"
            told = [reader.entry(first + i) for i in same if rows[i][5] == condition]
            more = _conditional(say, kind, condition, told)
            text = say(link, first=text, last=more) if text else more
        lines.append(say("card-line", type=say(f"card-type-{names.TYPE_IDS[kind]}"), text=text))
    return lines


def effect(content: Content, element: int, row: int, say: Say) -> str:
    """One effect of an element, as a part of a sentence."""
    return Elements(content.book, VOCABULARY, say, ()).entry(int(content.book.first[element]) + row)


def rows_of(content: Content, element: int) -> list[Row]:
    """The effects of an element as numbers: type, verb or modifier, n, a, b, configuration."""
    book = content.book
    found = []
    for entry in range(book.first[element], book.first[element + 1]):
        column = Reader.row(book.entries, entry, program.ENTRY_WIDTH)
        test = book.tests[column[program.ENTRY_IF] * program.TEST_WIDTH]
        said = [column[c] for c in (program.WHAT, program.ENTRY_N, program.ENTRY_A, program.ENTRY_B)]
        if column[program.FORM] == program.PROGRAM:
            row = Reader.row(book.code, column[program.START], program.WIDTH)
            said = [row[c] for c in (program.OP, program.N, program.A, program.B)]
        found.append((column[program.SECTION], *said, int(test)))
    return found


def joined(say: Say, link: str, parts: list[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = say(link, first=text, last=part)
    return text


def _without_rows(say: Say, element: int) -> str:
    sector, level = divmod(element - names.FIRST_MARKER, 2)
    if sector == names.VIEILLE_VILLE:
        return say("card-line", type=say("card-type-taken"), text=say(f"effect-vieille_ville-{level + 1}"))
    return say("card-nothing")


def _conditional(say: Say, kind: int, condition: int, told: list[str]) -> str:
    """The effects of one type in one configuration."""
    if kind == names.DEVELOPMENT:
        text = say("effect-development", goods=joined(say, "card-and", told))
    else:
        link = {names.MANIFESTATION: "card-or", names.GAIN: "card-and"}.get(kind, "card-then")
        text = joined(say, link, told)
    if condition == names.ALWAYS:
        return text
    return say(f"card-when-{'others' if condition == effects.OTHERS_ONLY else 'base'}", text=text)
