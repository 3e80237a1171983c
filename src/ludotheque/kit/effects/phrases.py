# interpreted
"""Whom, how many, whether: the phrases of a step, from what files say to rows of a book (the grammar: loader.py)."""

import difflib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import KIT_TESTS, Argument, Selector, Verb, Vocabulary, Whole, Word, find

Table = dict[str, Any]
Path = tuple[str | int, ...]
Report = Callable[[Path, str], None]
Row = list[int]

W = TypeVar("W", bound=Word)


class Phrases:
    """Reads phrases into the tables of a book. Faults go to `report`."""

    def __init__(self, vocabulary: Vocabulary, report: Report) -> None:
        self.words = vocabulary
        self.report = report
        self.book = Book()
        self.bound = False  # whether somebody has been chosen so far in the program being read
        self.rows: dict[str, dict[tuple[int, ...], int]] = {}

    def note(self, table: str, row: Row) -> int:
        """The place of a row in a table of the book; equal rows share one."""
        known = self.rows.setdefault(table, {})
        if tuple(row) not in known:
            rows: vec[i64] = getattr(self.book, table)
            known[tuple(row)] = len(rows) // len(row)
            setattr(self.book, table, extended(rows, row))
        return known[tuple(row)]

    # -- words and their arguments

    def word(self, words: Sequence[W], name: object, path: Path, kind: str) -> W | None:
        found = find(words, name)
        if found is None and isinstance(name, str):
            self.report(path, f"unknown {kind} {shown(name)}" + nearest(name, [word.name for word in words]))
        elif found is None:
            self.report(path, f"{path[-1] if path else kind} must be text in quotes, not {shown(name)}")
        return found

    def strangers(self, table: Table, path: Path, known: Sequence[str]) -> set[str]:
        """Report keys that nobody reads; those that they were probably meant to be."""
        guessed: set[str] = set()
        for key in table:
            if key not in known:
                meant = difflib.get_close_matches(key, [word for word in known if word not in table], n=1)
                self.report((*path, key), f"unknown key {shown(key)}" + nearest(key, meant or list(known)))
                guessed.update(meant)
        return guessed

    def arguments(
        self,
        word: Word,
        table: Table,
        path: Path,
        beside: Sequence[str] = (),
        after: Sequence[str] = (),
        own: bool = False,
    ) -> Row:
        """The columns of an instruction for what stands beside a word; `beside` and `after` are keys that others read.
        With `own` the first argument stands under the word's own name."""
        row = [0] * program.WIDTH
        column = program.A
        keys = [word.name if own and i == 0 else argument.name for i, argument in enumerate(word.arguments)]
        guessed = self.strangers(table, path, (*beside, *keys, *after))
        for key, argument in zip(keys, word.arguments, strict=True):
            here = (*path, key) if key in table else path
            value = table.get(key, _default(argument))
            if value is None and not argument.optional and key not in guessed:
                self.report(path, f'missing key "{key}"')
            elif value is not None and argument.kind == "selector":
                row[program.TO] = self.selector(value, here, choosing=isinstance(word, Verb))
            elif value is not None and argument.bounds is not None:
                row[program.N] = Whole(*argument.bounds).encode(key, value, _at(self.report, here))
            elif value is not None and argument.kind == "amount":
                row[program.N], row[program.PER] = self.amount(value, here)
            elif value is not None:
                row[column] = self.words.kinds[argument.kind].encode(key, value, _at(self.report, here))
            column += argument.kind not in ("selector", "amount")
        return row

    # -- whom

    def selector(self, whom: object, path: Path, choosing: bool = True, picking: bool = False) -> int:
        """`choosing`: somebody can be asked; `picking`: somebody must be."""
        key = next((key for key in ("exactly", "up_to") if isinstance(whom, dict) and key in whom), None)
        least = most = 1
        if key is not None:
            assert isinstance(whom, dict)
            self.strangers(whom, path, (key, "of"))
            most = self.whole(whom[key], (*path, key), key)
            least = most if key == "exactly" else 1
            whom, path = whom.get("of"), (*path, "of")
        found = self.named(whom, path)
        if found is None:
            return 0
        word, row = found
        if word.how == program.ALL and (picking or key is not None):
            self.report(path, f'"{word.name}" leaves nothing to choose')
        elif word.how != program.ALL and not choosing:
            self.report(path, f'"{word.name}" is a choice, and nobody is asked here')
        elif word.name == "it" and not self.bound and choosing:
            self.report(path, 'nobody has been chosen before "it"')
        self.bound = self.bound or word.how != program.ALL
        flags = (program.EACH if word.many else 0) | (program.FOLLOWS if word.follows else 0)
        flags |= self.words.all_selectors.index(word) << program.WORD
        return self.note("selectors", [word.number, word.how, least, most, *row[program.A : program.C + 1], flags])

    def named(self, whom: object, path: Path) -> tuple[Selector, Row] | None:
        if isinstance(whom, dict):
            names = [key for key in whom if find(self.words.all_selectors, key) is not None]
            if len(names) == 1:
                word = next(word for word in self.words.all_selectors if word.name == names[0])
                return word, self.arguments(word, whom, path, own=True)
            tables = [*(word.name for word in self.words.selectors if word.args), "exactly", "up_to"]
            self.report(path, f"whom? {shown(next(iter(whom), ''))}" + nearest(str(next(iter(whom), "")), tables))
            return None
        chosen = self.word(self.words.all_selectors, whom, path, "target")
        return None if chosen is None else (chosen, self.arguments(chosen, {}, path))

    # -- how many

    def whole(self, value: object, path: Path, name: str, low: int = 1) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value >= low:
            return value
        self.report(path, f"{name} must be a whole number from {low}, not {shown(value)}")
        return low

    def amount(self, n: object, path: Path) -> tuple[int, int]:
        """A plain number, or the row of an amount that is found when it is needed."""
        if isinstance(n, int) and not isinstance(n, bool):
            return n, 0
        if not isinstance(n, dict) or ("per" not in n and "half" not in n):
            self.report(path, f'an amount is a whole number or a table with the key "per" or "half", not {shown(n)}')
            return 0, 0
        if "half" in n:
            self.strangers(n, path, ("half",))
            row = [self.count(n["half"], (*path, "half")), 0, 1, 0, 2, program.NO_LIMIT, self.words.rounding]
            return 0, self.note("amounts", row)
        lows = {"base": -999, "x": -999, "over": 0, "share": 1, "max": 0}
        self.strangers(n, path, ("per", *lows))
        values = {"base": 0, "x": 1, "over": 0, "share": 1, "max": program.NO_LIMIT}
        for key, low in lows.items():
            if key in n:
                values[key] = self.whole(n[key], (*path, key), key, low)
        return 0, self.note("amounts", [self.count(n["per"], (*path, "per")), *values.values(), program.DOWN])

    def count(self, count: object, path: Path) -> int:
        table: Table = count if isinstance(count, dict) else {"count": count}
        here = (*path, "count") if isinstance(count, dict) else path
        word = self.word(self.words.counts, table.get("count"), here, "count")
        if word is None:
            return 0
        row = self.arguments(word, table, path, ("count",))
        return self.note("counts", [word.number, row[program.TO], row[program.A], row[program.B]])

    # -- whether

    def condition(self, table: Table, path: Path) -> int:
        """The test of what has an `if`, a `when`, or neither."""
        if "when" not in table:
            return self.test(table["if"], (*path, "if")) if "if" in table else 0
        clauses = [test for test in self.words.conditions if test.clause]
        clause = self.word(clauses, table["when"], (*path, "when"), "condition")
        if clause is None:
            return 0
        named = any(argument.name == "of" for argument in clause.arguments)
        row = self.arguments(clause, {"of": table["of"]} if named and "of" in table else {}, path)
        return self.note("tests", [clause.number, row[program.TO], row[program.A], row[program.B]])

    def test(self, test: object, path: Path) -> int:
        table: Table = test if isinstance(test, dict) else {}
        words = [test] if isinstance(test, str) else list(table)
        names = [key for key in words if key in KIT_TESTS or find(self.words.conditions, key) is not None]
        if len(names) != 1:
            known = [*KIT_TESTS, *(word.name for word in self.words.conditions)]
            said = words[0] if words else test
            self.report(path, f"unknown test {shown(said)}" + nearest(str(said), known))
            return 0
        (key,) = names
        if key in KIT_TESTS:
            return self.built(key, table, path)
        word = next(word for word in self.words.conditions if word.name == key)
        row = self.arguments(word, table, path, own=isinstance(test, dict))
        return self.note("tests", [word.number, row[program.TO], row[program.A], row[program.B]])

    def built(self, key: str, table: Table, path: Path) -> int:
        """One of the kit's own tests."""
        self.strangers(table, path, (key,))
        value, here = table.get(key), (*path, key)
        if key == "not":
            return self.note("tests", [program.NOT, 0, self.test(value, here), 0])
        if not isinstance(value, list) or len(value) < 2:
            self.report(here, f"{key} needs a list: " + ("[COUNT, 3]" if key in ("ge", "le") else "two tests or more"))
            return 0
        if key in ("ge", "le"):
            counted, bound = self.count(value[0], (*here, 0)), self.whole(value[1], (*here, 1), "the bound", -999)
            return self.note("tests", [program.GE if key == "ge" else program.LE, 0, counted, bound])
        rows = [self.test(each, (*here, i)) for i, each in enumerate(value)]
        row = rows[-1]
        for earlier in reversed(rows[:-1]):
            row = self.note("tests", [program.BOTH if key == "all" else program.EITHER, 0, earlier, row])
        return row


def _default(argument: Argument) -> object:
    if argument.default is None:
        return None
    return int(argument.default) if argument.default.lstrip("-").isdigit() else argument.default


def _at(report: Report, path: Path) -> Callable[[str], None]:
    return lambda reason: report(path, reason)


def extended(rows: vec[i64], row: Sequence[int]) -> vec[i64]:
    for number in row:
        rows = append(rows, i64(number))
    return rows
