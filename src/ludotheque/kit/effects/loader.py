# interpreted
"""From what files say to programs: a closed vocabulary, and every fault told where it stands.

STEPS   a list of steps, carried out in their order
a step  {do = VERB, n = AMOUNT, to = WHOM, ...}             what else depends on the verb
        {pick = WHOM}                                      somebody is chosen for the steps that follow
        {if = TEST, then = STEPS, else = STEPS}
        {when = CLAUSE, of = WHOM, then = STEPS, else = STEPS}
        {choose = [{if = TEST, then = STEPS}, ...]}         one of them
        {may = STEPS}                                      if the player likes
        {may = STEPS, then = STEPS}                        a price, paid in full or not at all, and what it buys
WHOM    "word", {word = argument, ...}, {exactly = k, of = WHOM}, {up_to = k, of = WHOM}
AMOUNT  3, {half = COUNT}, {base = 1, per = COUNT, x = 2, over = 3, share = 2, max = 8}
COUNT   "word", {count = "word", ...}
TEST    "word", {word = argument, ...}, {ge = [COUNT, 3]}, {le = [COUNT, 3]}, {not = TEST},
        {all = [TEST, ...]}, {any = [TEST, ...]}
"""

from collections.abc import Callable, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.phrases import Path, Phrases, Report, Row, Table, extended
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import Modifier, Verb, Vocabulary, Word, find

STRUCTURES = ("pick", "if", "when", "choose", "may")

# Prices: in the middle of a program, of a whole card, or agreed to by whoever starts the program.
OFFERED, OF_THE_CARD, AGREED_TO = range(3)


class Compiler(Phrases):
    """Fills a book, element after element. Faults go to `report`; a book with faults is not to be played."""

    def __init__(self, vocabulary: Vocabulary, report: Report) -> None:
        super().__init__(vocabulary, report)
        self.code: list[Row] = [[program.STOP] + [0] * (program.WIDTH - 1)]
        self.certain = True  # whether the step being read is sure to be carried out
        self.element = ""
        self.launched: dict[str, list[tuple[str, Path]]] = {}

    # -- elements and their entries

    def begin(self, element: str) -> None:
        """The next element; its entries follow."""
        self.element = element
        self.book.first = append(self.book.first, len(self.book.entries) // program.ENTRY_WIDTH)

    def program(
        self, section: str, card: Table, path: Path, steps: str, price: str = "", cost: str = "", pick: str = ""
    ) -> None:
        """An entry with a program: the price under one key (it may be declined, and then nothing else happens) or the
        cost under another (it was agreed to before), somebody chosen under a third, then the steps. An `if` or `when`
        says when there is such an entry at all."""
        test = self.condition(card, path)
        start = self.start(False)
        if price in card:
            self.priced(card[price], (*path, price), lambda: self.rest(card, path, steps, pick), OF_THE_CARD)
        elif cost in card:
            self.priced(card[cost], (*path, cost), lambda: self.rest(card, path, steps, pick), AGREED_TO)
        else:
            self.rest(card, path, steps, pick)
        self.emit(program.STOP)
        self.entry(section, program.PROGRAM, ENTRY_IF=test, START=start)

    def single(self, table: Table, path: Path, key: str) -> None:
        """An entry written as one table: its section under a key, then one verb or one modifier with its arguments."""
        section, do = table.get(key), self.words.do
        known = list(self.words.sections)
        if section not in known:
            self.report((*path, key), f"unknown {key} {shown(section)}" + nearest(str(section), known))
        elif do not in table:
            self.report(path, f'missing key "{do}"')
        else:
            words: list[Word] = [*self.words.verbs, *self.words.modifiers]
            inside = [word for word in words if word.within == "" or section in word.within.split()]
            elsewhere = find(words, table[do])
            if elsewhere is not None and elsewhere not in inside:
                others = " or ".join(f'"{other}"' for other in elsewhere.within.split())
                self.report((*path, do), f"{do} {shown(table[do])} belongs to an effect of {key} {others}")
                return
            word = self.word(inside, table[do], (*path, do), do)
            rest = {other: value for other, value in table.items() if other != key}
            tests = {other: value for other, value in rest.items() if other in self.tested()}
            if isinstance(word, Verb):
                start = self.start(False)
                self.instruct(word, rest, path, (key, do), self.tested())
                self.emit(program.STOP)
                self.entry(section, program.PROGRAM, ENTRY_IF=self.condition(tests, path), START=start)
            elif isinstance(word, Modifier):
                self.standing(section, word, rest, path, (key, do))

    def tested(self) -> tuple[str, ...]:
        """The keys of a test: `when` for keywords, `if` for the others."""
        keys = {"when" if test.clause else "if" for test in self.words.conditions}
        return tuple(sorted(keys))

    def modifier(self, section: str, table: Table, path: Path) -> None:
        """{mod = "word", n = AMOUNT, of = WHOM, if = TEST, when = CLAUSE, limit = 1, per = "period", name = "word"};
        a clause speaks of whomever the modifier concerns."""
        word = self.word(self.words.modifiers, table.get("mod"), (*path, "mod"), "modifier")
        if word is not None:
            self.standing(section, word, table, path, ("mod",))

    def standing(self, section: str, word: Modifier, table: Table, path: Path, beside: Sequence[str]) -> None:
        self.bound = True
        after = (
            *self.tested(),
            *(("limit", "per") if self.words.periods else ()),
            *(("name",) if self.words.names else ()),
        )
        row = self.arguments(word, table, path, beside, after)
        name = table.get("name")
        if name is not None and name not in self.words.names:
            self.report((*path, "name"), f"unknown name {shown(name)}" + nearest(str(name), list(self.words.names)))
            return
        counted = any(argument.kind == "amount" for argument in word.arguments)
        times, period = self.limit(table, path)
        self.entry(
            section,
            program.MODIFIER,
            ENTRY_IF=self.condition({**table, "of": "subject"}, path),
            WHAT=word.number,
            ENTRY_N=row[program.N] if counted else 1,
            ENTRY_PER=row[program.PER],
            WHOSE=row[program.TO],
            ENTRY_A=row[program.A],
            ENTRY_B=row[program.B],
            TIMES_A=times,
            PERIOD=period,
            NAME=0 if name is None else self.words.names.index(name) + 1,
        )

    def trigger(self, section: str, table: Table, path: Path) -> None:
        """{at = "event", who = WHOM, if = TEST, limit = 2, per = "period", then = STEPS}"""
        event = self.word(self.words.events, table.get("at"), (*path, "at"), "event")
        if event is None:
            return
        self.strangers(table, path, ("at", "who", "if", "limit", "per", "then"))
        who = table.get("who", event.who)
        times, period = self.limit(table, path)
        start = self.start(True)
        self.steps(table.get("then"), (*path, "then"))
        self.emit(program.STOP)
        self.entry(
            section,
            program.TRIGGER,
            ENTRY_IF=self.condition(table, path),
            WHAT=event.number,
            WHOSE=0 if who == "" else self.selector(who, (*path, "who"), choosing=False),
            START=start,
            ENTRY_B=int(event.binds),
            TIMES_A=times,
            PERIOD=period,
        )

    def entry(self, section: str, form: int, **columns: int) -> None:
        row = [0] * program.ENTRY_WIDTH
        row[program.SECTION] = self.words.sections.index(section)
        row[program.FORM] = form
        for name, value in columns.items():
            row[getattr(program, name)] = value
        self.book.entries = extended(self.book.entries, row)

    def limit(self, table: Table, path: Path) -> tuple[int, int]:
        if "limit" not in table:
            return 0, 0
        times, period = self.words.limits.get(str(table["limit"]), (table["limit"], self.words.periods[0]))
        period = table.get("per", period)
        if period not in self.words.periods:
            known = list(self.words.periods)
            self.report((*path, "per"), f"unknown period {shown(period)}" + nearest(str(period), known))
            return 0, 0
        return self.whole(times, (*path, "limit"), "limit"), self.words.periods.index(period) + 1

    def finish(self) -> Book:
        """The whole book, once every element has been read."""
        book = self.book
        book.first = append(book.first, len(book.entries) // program.ENTRY_WIDTH)
        book.code = extended(vec[i64](), [number for row in self.code for number in row])
        verbs = {verb.number: verb for verb in self.words.verbs}
        last = max(verbs, default=0) + 1
        book.ordered = extended(vec[i64](), [int(n in verbs and verbs[n].ordered) for n in range(last)])
        book.rules = [verbs[n].rule if n in verbs else "" for n in range(last)]
        book.asks = [verbs[n].ask or verbs[n].name if n in verbs else "" for n in range(last)]
        offers = {word.number: word.offers for word in self.words.selectors if word.offers}
        last = max(word.number for word in self.words.all_selectors) + 1
        book.offers = extended(vec[i64](), [offers.get(n, 0) for n in range(last)])
        self.sum_up()
        book.rule, book.enough = self.words.rule, self.words.enough
        book.vanished, book.lone = self.words.vanished, self.words.lone
        self.endless()
        return book

    def sum_up(self) -> None:
        """Which modifiers each element has, and what it adds to each as long as nothing else must be asked."""
        book = self.book
        book.modifiers = max((word.number for word in self.words.modifiers), default=0) + 1
        sums = [0] * (book.modifiers * (len(book.first) - 1))
        bears = sums[:]
        for element in range(len(book.first) - 1):
            for entry in range(book.first[element], book.first[element + 1]):
                at = entry * program.ENTRY_WIDTH
                if book.entries[at + program.FORM] != program.MODIFIER:
                    continue
                place = element * book.modifiers + book.entries[at + program.WHAT]
                bears[place] = 1
                if not any(book.entries[at + c] for c in (program.ENTRY_IF, program.ENTRY_PER, program.TIMES_A)):
                    sums[place] += book.entries[at + program.ENTRY_N]
        book.sums, book.bears = extended(vec[i64](), sums), extended(vec[i64](), bears)

    def endless(self) -> None:
        """An element that is certain to come back to itself would never end."""
        done: set[str] = set()
        for first in self.launched:
            self.follow(first, [], done)

    def follow(self, element: str, way: list[str], done: set[str]) -> None:
        way = [*way, element]
        for other, path in self.launched.get(element, ()):
            if other in way:
                circle = way[way.index(other) :]
                if not done & set(circle):
                    self.report(path, "launches without end: " + " > ".join([*circle, other]))
                done.update(circle)
            elif other not in done:
                self.follow(other, way, done)

    # -- steps

    def start(self, bound: bool) -> int:
        self.bound = bound
        self.certain = True
        return len(self.code)

    def rest(self, card: Table, path: Path, steps: str, pick: str) -> None:
        if pick in card:
            self.emit(program.PICK, TO=self.selector(card[pick], (*path, pick), picking=True))
        if steps in card:
            self.steps(card[steps], (*path, steps))

    def steps(self, steps: object, path: Path) -> None:
        if not isinstance(steps, list):
            self.report(path, f"steps must be a list, not {shown(steps)}")
            return
        for i, step in enumerate(steps):
            if isinstance(step, dict):
                self.step(step, (*path, i))
            else:
                self.report((*path, i), f"a step must be a table in braces, not {shown(step)}")

    def step(self, step: Table, path: Path) -> None:
        known = [self.words.do, *STRUCTURES]
        kinds = [key for key in known if key in step]
        if len(kinds) > 1:
            self.report(path, "a step says one thing, not " + " and ".join(f'"{key}"' for key in kinds))
        elif not kinds:
            said = next(iter(step), "")
            self.report(path, f"a step does not begin with {shown(said)}" + nearest(said, known))
        elif kinds[0] == self.words.do:
            self.verb(step, path)
        elif kinds[0] == "pick":
            self.strangers(step, path, ("pick",))
            self.emit(program.PICK, TO=self.selector(step["pick"], (*path, "pick"), picking=True))
        elif kinds[0] == "choose":
            self.choice(step, path)
        elif kinds[0] == "may":
            self.offer(step, path)
        else:
            self.branching(step, path, kinds[0])

    def verb(self, step: Table, path: Path) -> None:
        do = self.words.do
        word = self.word(self.words.verbs, step[do], (*path, do), "verb")
        if word is not None:
            self.instruct(word, step, path, (do,))

    def instruct(self, word: Verb, step: Table, path: Path, beside: Sequence[str], after: Sequence[str] = ()) -> None:
        self.code.append([word.number, *self.arguments(word, step, path, beside, after)[1:]])
        if word.launches and self.certain:
            for argument in word.arguments:
                if argument.kind not in ("amount", "selector") and isinstance(step.get(argument.name), str):
                    self.launched.setdefault(self.element, []).append((step[argument.name], (*path, argument.name)))

    def branching(self, step: Table, path: Path, key: str) -> None:
        self.strangers(step, path, (key, "then", "else") if key == "if" else (key, "of", "then", "else"))
        at = self.emit(program.IF, A=self.condition(step, path), C=int(key == "when"))
        self.uncertain(step.get("then"), (*path, "then"))
        end = at
        if "else" in step:
            end = self.emit(program.JUMP)
            self.code[at][program.GO] = len(self.code)
            self.uncertain(step["else"], (*path, "else"))
        self.code[end][program.GO] = self.code[at][program.B] = len(self.code)

    def uncertain(self, steps: object, path: Path) -> None:
        certain, self.certain = self.certain, False
        self.steps(steps, path)
        self.certain = certain

    def choice(self, step: Table, path: Path) -> None:
        self.strangers(step, path, ("choose",))
        branches, path = step["choose"], (*path, "choose")
        if not isinstance(branches, list) or len(branches) < 2 or not all(isinstance(b, dict) for b in branches):
            self.report(path, "choose needs a list of two or more branches, each a table in braces")
            return
        ends = [self.emit(program.CHOOSE, A=len(branches))]
        for i, branch in enumerate(branches):
            self.strangers(branch, (*path, i), ("if", "then"))
            row = self.emit(program.BRANCH, A=self.condition(branch, (*path, i)))
            self.uncertain(branch.get("then"), (*path, i, "then"))
            ends.append(self.emit(program.JUMP))
            self.code[row][program.GO] = len(self.code)
        for end in ends:
            self.code[end][program.GO] = len(self.code)

    def offer(self, step: Table, path: Path) -> None:
        self.strangers(step, path, ("may", "then"))
        if "then" in step:
            self.priced(step["may"], (*path, "may"), lambda: self.uncertain(step["then"], (*path, "then")), OFFERED)
        else:
            at = self.emit(program.MAY)
            self.uncertain(step["may"], (*path, "may"))
            self.code[at][program.GO] = len(self.code)

    def priced(self, price: object, path: Path, bought: Callable[[], None], how: int) -> None:
        """A price and what it buys; unpaid, the program goes on after both."""
        first = len(self.code)
        if how != AGREED_TO:
            self.emit(program.MAY, A=1, C=int(how == OF_THE_CARD))
        at = self.emit(program.PRICE)
        self.uncertain(price, path)
        if any(row[program.OP] < program.FIRST for row in self.code[at + 1 :]):
            self.report(path, "a price is a plain list of verbs")
        self.code[at][program.B] = self.emit(program.PAID)
        bought()
        self.code[first][program.GO] = self.code[at][program.GO] = len(self.code)

    def emit(self, op: int, **columns: int) -> int:
        row = [op] + [0] * (program.WIDTH - 1)
        for name, value in columns.items():
            row[getattr(program, name)] = value
        self.code.append(row)
        return len(self.code) - 1


def faultless(path: Path, reason: str) -> None:
    """The report of a compiler whose cards have been checked before."""
    raise AssertionError(f"{path}: {reason}")
