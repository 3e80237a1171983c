# interpreted
"""Cards in plain words, from the rows that are played: text and effect cannot disagree.

`say(message, **values)` formats a message of the game's texts. The messages:

    effect-<verb>      $n, $counted (yes: more than a number), $who (none, you, one, many), $voice, of its target $whose
                       and each $<case>, other arguments
    target-<selector>  $case, $bound (yes: "it" is whom the event of a trigger concerns), its arguments;
                       target-exactly and target-up_to: $k, $case, $of (the selector's id)
    amount-half        $tally; amount-per: $base, $x, $over, $share, $max (0: none), $tally
    tally-<count>      $of, $whose, each $<case>, its arguments, $n (how many are spoken of: one, several)
    test-<test>        $of, $whose, each $<case>, its arguments; test-ge, test-le: of whom they speak, $k, $tally, $bare
                       (the tally with "none" for $whose); test-not: $a; test-both, test-either: $a, $b
    step-then          $first, $last, $voice: two steps of a card; step-and: two steps inside a clause
    clause-if          $test, $steps; clause-unless for a test with "not"; clause-else: $steps
    clause-or          $first, $last
    clause-may         $steps; clause-may-then: $steps, $then; clause-price, clause-cost: $steps
    clause-pick        $target
    when-<test>        $steps, $of, $whose, $named (no: it speaks of "it")
    mod-<modifier>     $n, $signed (+1), $of, $whose, each $<case>, its arguments; mod-if, mod-when: $text, $test
    trigger-<event>    $of, $whose, each $<case>, $steps
    limit              $text, $n, $period
    until-<moment>     $text

$who is for the grammar of a verb that its target carries out: "draw 2", "a teammate draws 2", "the players draw 2".
$whose is the id of the selector, "none" where there is none: a message may say "its" where it speaks of itself.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import Say, Value, Vocabulary, Word, by_number


class Reader:
    """Reads the programs of a book aloud. `cases` are the forms in which the game's messages want a target: every
    verb gets them all, and takes what it needs. `voice` is handed on to the messages of verbs."""

    def __init__(
        self, book: Book, vocabulary: Vocabulary, say: Say, cases: Sequence[str] = ("to",), voice: str = ""
    ) -> None:
        self.book = book
        self.words = vocabulary
        self.say = say
        self.cases = cases
        self.voice = voice
        self.section = 0
        self.bound = "no"

    # -- entries

    def entry(self, entry: int) -> str:
        """One entry of an element: a program, a modifier or a trigger."""
        column = self.row(self.book.entries, entry, program.ENTRY_WIDTH)
        if column[program.FORM] == program.MODIFIER:
            return self.modifier(column)
        if column[program.FORM] == program.TRIGGER:
            return self.trigger(column)
        return self.program(column[program.START], column[program.SECTION])

    def message(self, kind: str, word: Word, section: int) -> str:
        """The message of a verb ("effect") or a modifier ("mod"); a game may tell sections apart."""
        return f"{kind}-{word.name}"

    def program(self, start: int, section: int = 0) -> str:
        self.section = section
        return self.joined(self.parts(start, len(self.book.code) // program.WIDTH), "step-then")

    def modifier(self, column: Sequence[int]) -> str:
        word = by_number(self.words.modifiers, column[program.WHAT])
        n = self.amount(column[program.ENTRY_N], column[program.ENTRY_PER])
        said = self.others(word, (column[program.ENTRY_A], column[program.ENTRY_B], 0))
        said = self.owner(column[program.WHOSE]) | said
        counted = signed(n) if isinstance(n, int) else n
        text = self.say(self.message("mod", word, column[program.SECTION]), n=n, signed=counted, **said)
        if column[program.ENTRY_IF]:
            key = "mod-when" if self.clause(column[program.ENTRY_IF]) else "mod-if"
            text = self.say(key, text=text, test=self.test(column[program.ENTRY_IF]))
        return self.limited(text, column)

    def trigger(self, column: Sequence[int]) -> str:
        word = by_number(self.words.events, column[program.WHAT])
        self.bound = "yes" if word.binds else "no"
        steps = self.joined(self.parts(column[program.START], len(self.book.code) // program.WIDTH), "step-and")
        self.bound = "no"
        if column[program.ENTRY_IF]:
            steps = self.say("clause-if", test=self.test(column[program.ENTRY_IF]), steps=steps)
        return self.limited(self.say(f"trigger-{word.name}", **self.owner(column[program.WHOSE]), steps=steps), column)

    def limited(self, text: str, column: Sequence[int]) -> str:
        if not column[program.TIMES_A]:
            return text
        period = self.words.periods[column[program.PERIOD] - 1]
        return self.say("limit", text=text, n=column[program.TIMES_A], period=period)

    def until(self, text: str, moment: str) -> str:
        """A text with the duration that a card states."""
        return self.say(f"until-{moment}", text=text)

    # -- steps

    def parts(self, first: int, last: int) -> list[str]:
        """The steps from one row up to another, each as a text."""
        found = []
        pc = first
        while pc < last:
            row = self.row(self.book.code, pc, program.WIDTH)
            op = row[program.OP]
            if op == program.STOP:
                break
            if op >= program.FIRST:
                found.append(self.verb(row))
                pc += 1
            elif op == program.PICK:
                found.append(self.say("clause-pick", target=self.target(row[program.TO], "pick")))
                pc += 1
            elif op == program.IF:
                found.append(self.branching(pc, row))
                pc = row[program.B]
            elif op == program.CHOOSE:
                found.append(self.joined(self.branches(pc), "clause-or"))
                pc = row[program.GO]
            elif op == program.MAY:
                found += self.offer(pc, row)
                pc = row[program.GO]
            elif op == program.PRICE:
                found.append(self.say("clause-cost", steps=self.inside(pc + 1, row[program.B])))
                pc = row[program.B] + 1
            else:  # the jump over an "else", whose row the test before it knows
                pc += 1
        return found

    def inside(self, first: int, last: int) -> str:
        return self.joined(self.parts(first, last), "step-and")

    def joined(self, parts: Sequence[str], link: str) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say(link, first=text, last=part, voice=self.voice)
        return text

    def verb(self, row: Sequence[int]) -> str:
        word = by_number(self.words.verbs, row[program.OP])
        said = self.cased(row[program.TO], self.cases) | self.others(word, row[program.A : program.C + 1])
        said["n"] = self.amount(row[program.N], row[program.PER])
        said["counted"] = "yes" if row[program.PER] else "no"
        said["who"] = self.who(row[program.TO])
        said["voice"] = self.voice
        return self.say(self.message("effect", word, self.section), **said)

    def branching(self, pc: int, row: Sequence[int]) -> str:
        otherwise = row[program.GO] if row[program.GO] < row[program.B] else row[program.B]
        steps = self.inside(pc + 1, otherwise)
        test = row[program.A]
        if row[program.C]:
            column = self.row(self.book.tests, test, program.TEST_WIDTH)
            whose = column[program.OF]
            named = "yes" if whose and self.word_of(whose).name != "it" else "no"
            word = by_number(self.words.conditions, column[0])
            text = self.say(f"when-{word.name}", **self.owner(whose), named=named, steps=steps)
        else:
            text = self.conditional(test, steps)
        if otherwise == row[program.B]:
            return text
        return self.say(
            "step-then", first=text, last=self.say("clause-else", steps=self.inside(otherwise, row[program.B]))
        )

    def conditional(self, test: int, steps: str) -> str:
        column = self.row(self.book.tests, test, program.TEST_WIDTH)
        if column[0] == program.NOT:
            return self.say("clause-unless", test=self.test(column[program.TEST_A]), steps=steps)
        return self.say("clause-if", test=self.test(test), steps=steps)

    def branches(self, pc: int) -> list[str]:
        """The alternatives of the instruction at a row, each as a text."""
        found = []
        at = pc + 1
        for _ in range(self.row(self.book.code, pc, program.WIDTH)[program.A]):
            branch = self.row(self.book.code, at, program.WIDTH)
            steps = self.inside(at + 1, branch[program.GO])
            found.append(self.conditional(branch[program.A], steps) if branch[program.A] else steps)
            at = branch[program.GO]
        return found

    def offer(self, pc: int, row: Sequence[int]) -> list[str]:
        if not row[program.A]:
            return [self.say("clause-may", steps=self.inside(pc + 1, row[program.GO]))]
        paid = self.row(self.book.code, pc + 1, program.WIDTH)[program.B]
        price = self.inside(pc + 2, paid)
        if row[program.C]:
            return [self.say("clause-price", steps=price), *self.parts(paid + 1, row[program.GO])]
        return [self.say("clause-may-then", steps=price, then=self.inside(paid + 1, row[program.GO]))]

    # -- phrases

    def word_of(self, selector: int) -> Word:
        flags = self.row(self.book.selectors, selector, program.SELECTOR_WIDTH)[program.FLAGS]
        return self.words.all_selectors[flags >> program.WORD]

    def target(self, selector: int, case: str) -> str:
        column = self.row(self.book.selectors, selector, program.SELECTOR_WIDTH)
        word = self.word_of(selector)
        least, most = column[program.LEAST], column[program.MOST]
        if most > 1:
            return self.say(f"target-{'exactly' if least == most else 'up_to'}", k=most, case=case, of=word.name)
        others = self.others(word, column[program.A : program.C + 1])
        return self.say(f"target-{word.name}", case=case, bound=self.bound, **others)

    def who(self, selector: int) -> str:
        if not selector:
            return "none"
        column = self.row(self.book.selectors, selector, program.SELECTOR_WIDTH)
        if column[program.ATOM] == program.YOU:
            return "you"
        return "many" if column[program.MOST] > 1 or column[program.FLAGS] & program.EACH else "one"

    def amount(self, n: int, per: int) -> Value:
        if not per:
            return n
        column = self.row(self.book.amounts, per, program.AMOUNT_WIDTH)
        half = (
            column[program.SHARE] == 2
            and not column[program.BASE]
            and column[program.TIMES] == 1
            and not column[program.OVER]
        )
        counted = self.counted(column[program.COUNT], 2 if half else 1)
        if half:
            return self.say("amount-half", tally=counted)
        return self.say(
            "amount-per",
            base=column[program.BASE],
            x=column[program.TIMES],
            over=column[program.OVER],
            share=column[program.SHARE],
            max=max(column[program.CAP], 0),
            tally=counted,
        )

    def counted(self, count: int, n: int) -> str:
        word, said = self.count(count)
        return self.say(f"tally-{word.name}", n=n, **said)

    def count(self, count: int) -> tuple[Word, dict[str, Value]]:
        column = self.row(self.book.counts, count, program.COUNT_WIDTH)
        word = by_number(self.words.counts, column[0])
        return word, self.of(word, column)

    def test(self, test: int) -> str:
        column = self.row(self.book.tests, test, program.TEST_WIDTH)
        atom, a, b = column[0], column[program.TEST_A], column[program.TEST_B]
        if atom in (program.GE, program.LE):
            word, said = self.count(a)
            bare = self.say(f"tally-{word.name}", n=b, **(said | {"whose": "none"}))
            key = "test-ge" if atom == program.GE else "test-le"
            return self.say(key, k=b, bare=bare, **(said | {"tally": self.counted(a, b)}))
        if atom == program.NOT:
            return self.say("test-not", a=self.test(a))
        if atom in (program.BOTH, program.EITHER):
            return self.say("test-both" if atom == program.BOTH else "test-either", a=self.test(a), b=self.test(b))
        test_word = by_number(self.words.conditions, atom)
        return self.say(f"test-{test_word.name}", **self.of(test_word, column))

    def clause(self, test: int) -> bool:
        """Whether a test is a keyword."""
        atom = self.row(self.book.tests, test, program.TEST_WIDTH)[0]
        found = [word for word in self.words.conditions if word.number == atom]
        return bool(found) and found[0].clause

    def of(self, word: Word, column: Sequence[int]) -> dict[str, Value]:
        """The arguments of a count or a test, and of whom it speaks."""
        others = self.others(word, (column[program.COUNT_A], column[program.COUNT_B], 0))
        return self.owner(column[program.OF]) | others

    def owner(self, selector: int) -> dict[str, Value]:
        """The same of whom something speaks, "of" among the cases."""
        return self.cased(selector, ("of", *self.cases))

    def cased(self, selector: int, cases: Sequence[str]) -> dict[str, Value]:
        """The id of a selector, and its words in some cases."""
        said: dict[str, Value] = {"whose": self.word_of(selector).name if selector else "none"}
        for case in cases:
            said[case] = self.target(selector, case) if selector else ""
        return said

    def others(self, word: Word, numbers: Sequence[int]) -> dict[str, Value]:
        """The arguments of a word beside its amount and its target."""
        said: dict[str, Value] = {}
        names = [argument for argument in word.arguments if argument.kind not in ("amount", "selector")]
        for argument, number in zip(names, numbers, strict=False):
            said[argument.name] = self.words.kinds[argument.kind].spoken(number, self.say)
        return said

    @staticmethod
    def row(table: vec[i64], place: int, width: int) -> list[int]:
        return [int(table[place * width + column]) for column in range(width)]


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "\N{MINUS SIGN}")


def messages(vocabulary: Vocabulary) -> list[str]:
    """The messages that the texts of a game need for its vocabulary."""
    found = [f"effect-{word.name}" for word in vocabulary.verbs]
    found += [f"target-{word.name}" for word in vocabulary.selectors]
    found += [f"tally-{word.name}" for word in vocabulary.counts]
    for test in vocabulary.conditions:
        found += [f"test-{test.name}", *([f"when-{test.name}"] if test.clause else [])]
    found += [f"mod-{word.name}" for word in vocabulary.modifiers]
    found += [f"trigger-{word.name}" for word in vocabulary.events]
    found += [f"until-{moment}" for moment in vocabulary.moments]
    for kind in vocabulary.kinds.values():
        found += [f"{kind.said}-{word}" for word in getattr(kind, "ids", ())] if kind.said else []
    return found
