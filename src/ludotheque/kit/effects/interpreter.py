"""The interpreter: one frame that runs a program and may ask in its middle.

A game subclasses `Effect` and says what its words do, a method for each, found by its name: `do_inflict` carries out
the verb "inflict" on one target, `candidates_rival` lists whom the selector "rival" may mean, `count_fish` and
`holds_alone` answer the game's counts and tests (`BY_WORD`; `@frame(words=...)` writes the dispatch). All that an
effect remembers while it waits (the row it has come to, who was chosen, who is still to be treated) are fields of the
frame, so it is saved, copied, imagined and taken back like any other procedure. A program that starts another one
calls another frame, with its own `it`: neither sees what the other has chosen.
"""

from typing import Annotated, ClassVar, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, CUT, DONE, NOT_OFFERED, State, arg_a, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import NOBODY, Book
from ludotheque.kit.effects.prospects import NO_ONE, Prospect

# The choices that an effect offers by itself.
TARGET: Final[i64] = 118  # somebody to act on, unless the selector has a verb of its own
ENOUGH: Final = program.ENOUGH  # no further target
BRANCH: Final = 120  # one of the alternatives
ACCEPT: Final = 121
DECLINE: Final = 122
ROUND: Final = 123  # 0 down, 1 up

UNDECIDED: Final = -1

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
@frame("fetch aim order weigh treat choose may")
class Effect(Prospect[S]):
    """A program in progress. `seat` plays it, `source` is the element it stands on, `it` whoever was chosen last,
    `given` whom it was started with; `section` tells the card that is played from the trigger that it sets off."""

    section: Annotated[i64, HIDDEN] = -1  # where on the element the program stands
    pc: Annotated[i64, HIDDEN] = 0  # the row of the instruction in progress, which means nothing outside
    goals: Annotated[vec[i64], HIDDEN] = vec[i64]()  # the targets of that instruction, as far as they are known
    treated: Annotated[i64, HIDDEN] = 0  # how many of them it has been carried out on
    paying: i64 = 0  # 1 while a price is paid
    rounding: Annotated[i64, HIDDEN] = -1  # what was decided about an odd half, UNDECIDED before

    # -- what a game says

    BY_WORD: ClassVar[dict[str, str]] = {
        "do": "verb op target n a b c",
        "able": "verb op n a b c = True",
        "payable": "verb op target n a b c = True",
        "candidates": "selector atom a b c",
        "barred": "selector atom a b c target = None",
        "count": "count atom a b target",
        "holds": "condition atom a b target",
    }

    def do(self, s: S, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out a verb on one target (NOBODY: it has none), now or by calling a procedure."""
        raise NotImplementedError

    def barred(self, s: S, atom: i64, a: i64, b: i64, c: i64, target: i64) -> Refusal | None:
        """Why somebody whom a player insists on is none of the candidates; the target may be any number."""
        return None

    def goes_on(self, s: S) -> bool:
        """False drops the rest of the program, before its next instruction."""
        return True

    def after(self, s: S) -> None:
        """After every instruction with all its targets: deaths, say, and what they trigger."""

    def ended(self, s: S) -> None:
        """The program is over, run to its end or dropped: the card goes where it belongs."""

    def draw_rule(self, s: S) -> str:
        """The rule by which targets are drawn at random."""
        raise NotImplementedError

    def rounds_up(self) -> bool:
        return self.rounding == program.UP

    # -- running

    def fetch(self, s: S) -> i64:
        """Go on until an instruction asks, calls a procedure, or the program is over."""
        book = self.book(s)
        code = book.code
        while True:
            row = self.pc * program.WIDTH
            op = code[row]
            if op >= program.FIRST or op == program.PICK:
                if not self.goes_on(s):
                    return self.over(s)
                depth = len(s.stack)
                if self.asks_whom(book, code[row + program.TO]):
                    self.step = self.goto("aim")
                    flow = self.aim(s)
                else:
                    self.goals = self.meant(s, book, code[row + program.TO])
                    flow = self.treat_by(s, book)
                if flow != self.goto("fetch") or len(s.stack) != depth:
                    return flow
            elif op == program.STOP:
                return self.over(s)
            elif op == program.JUMP:
                self.pc = code[row + program.GO]
            elif op == program.IF:
                holds = self.proves(s, code[row + program.A], NOBODY)
                self.pc = self.pc + 1 if holds else code[row + program.GO]
            elif op == program.CHOOSE:
                return self.goto("choose")
            elif op == program.MAY:
                return self.goto("may")
            elif op == program.PRICE:
                if self.affords(s, self.pc + 1, code[row + program.B]):
                    self.paying = 1
                    self.pc += 1
                else:
                    self.pc = code[row + program.GO]
            else:  # PAID
                self.paying = 0
                self.pc += 1

    def over(self, s: S) -> i64:
        depth = len(s.stack)
        self.ended(s)
        return DONE if len(s.stack) >= depth else CUT

    def meant(self, s: S, book: Book, selector: i64) -> vec[i64]:
        """The targets of an instruction that asks nobody."""
        if selector == 0:
            return NO_ONE
        found = self.members(s, selector, NOBODY)
        row = selector * program.SELECTOR_WIDTH
        if book.selectors[row + program.HOW] == program.DRAWN:
            found = self.drawn(s, found, book.selectors[row + program.MOST])
            self.it = found
        return found

    def drawn(self, s: S, found: vec[i64], most: i64) -> vec[i64]:
        left = found[:]
        out = vec[i64](capacity=most)
        n: i64 = len(left)
        while n > 0 and len(out) < most:
            i = s.below(self.draw_rule(s), n)
            out = append(out, left[i])
            n -= 1
            left[i] = left[n]
        return out

    def treat(self, s: S) -> i64:
        """Carry out the instruction on each target that is left; one that vanished is passed over."""
        return self.treat_by(s, self.book(s))

    def treat_by(self, s: S, book: Book) -> i64:
        op = book.code[self.pc * program.WIDTH]
        n: i64 = len(self.goals)
        if n == 0 and book.vanished == program.END:
            return self.over(s)
        depth = len(s.stack)
        while self.treated < n and op != program.PICK:
            if n - self.treated > 1 and book.ordered[op] == 1:
                return self.goto("order")
            flow = self.weigh_by(s, book)
            if flow != self.goto("treat") or len(s.stack) != depth:
                return flow
        self.goals = vec[i64]()
        self.treated = 0
        self.pc += 1
        if op != program.PICK:
            self.after(s)
        return self.goto("fetch") if len(s.stack) == depth else self.away(s, depth, self.goto("fetch"))

    def weigh(self, s: S) -> i64:
        """Find the amount for the next target and carry out the verb on it."""
        return self.weigh_by(s, self.book(s))

    def weigh_by(self, s: S, book: Book) -> i64:
        target = self.goals[self.treated]
        if target != NOBODY and not self.present(s, target):
            self.treated += 1
            return self.goto("treat")
        code = book.code
        row = self.pc * program.WIDTH
        n = code[row + program.N]
        if code[row + program.PER] != 0:
            if self.rounding == UNDECIDED and self.odd(s):
                return ASK if self.at("weigh") else self.goto("weigh")
            n = self.amount(s, code[row + program.PER], self.focus(s, target))
            self.rounding = UNDECIDED
        self.treated += 1
        depth = len(s.stack)
        self.do(s, code[row], target, n, code[row + program.A], code[row + program.B], code[row + program.C])
        return self.goto("treat") if len(s.stack) == depth else self.away(s, depth, self.goto("treat"))

    def order(self, s: S) -> i64:
        return ASK

    def away(self, s: S, depth: i64, step: i64) -> i64:
        """Other procedures were called, and this one goes on at a step when they are done; or all were left."""
        return CUT if len(s.stack) < depth else step

    # -- whom

    def focus(self, s: S, target: i64) -> i64:
        """Whom "it" means in an amount: each target in turn, but for a single one that nobody chose."""
        book = self.book(s)
        selector = book.code[self.pc * program.WIDTH + program.TO]
        row = selector * program.SELECTOR_WIDTH
        if book.selectors[row + program.HOW] != program.ALL or book.selectors[row] == program.IT:
            return target
        return target if book.selectors[row + program.FLAGS] & program.EACH != 0 else NOBODY

    def odd(self, s: S) -> bool:
        """Whether somebody must decide how the amount for the next target is rounded."""
        book = self.book(s)
        row = book.code[self.pc * program.WIDTH + program.PER] * program.AMOUNT_WIDTH
        if book.amounts[row + program.ROUND] != program.ASKED:
            return False
        focus = self.focus(s, self.goals[self.treated])
        units = self.tally(s, book.amounts[row], focus) - book.amounts[row + program.OVER]
        return units > 0 and units % book.amounts[row + program.SHARE] != 0

    def open_targets(self, s: S) -> vec[i64]:
        """Whom the instruction in progress may still be aimed at."""
        row = self.pc * program.WIDTH
        found = self.fitting(s, row, self.members(s, self.book(s).code[row + program.TO], NOBODY))
        if len(self.goals) == 0:
            return found
        out = vec[i64](capacity=len(found))
        for target in found:
            if find(self.goals, target) < 0:
                out = append(out, target)
        return out

    def aim(self, s: S) -> i64:
        book = self.book(s)
        row = book.code[self.pc * program.WIDTH + program.TO] * program.SELECTOR_WIDTH
        least = book.selectors[row + program.LEAST]
        chosen: i64 = len(self.goals)
        if chosen < book.selectors[row + program.MOST]:
            left = self.open_targets(s)
            n: i64 = len(left)
            if n > 0:
                if book.lone == program.ASK_LONE or n > least - chosen:
                    s.menu = self.offers(s, left)  # found once, for the question too
                    return ASK
                for target in left:
                    self.goals = append(self.goals, target)
        self.it = self.goals
        self.treated = 0
        return self.treat_by(s, book)

    # -- choosing

    def choose(self, s: S) -> i64:
        open_branches = self.branches(s)
        if len(open_branches) == 0:
            self.pc = self.book(s).code[self.pc * program.WIDTH + program.GO]
            return self.goto("fetch")
        if len(open_branches) == 1 and self.book(s).lone == program.TAKE_LONE:
            return self.enter(s, open_branches[0])
        return ASK

    def branches(self, s: S) -> vec[i64]:
        """The numbers of the alternatives whose test holds; those that could do nothing only when all are so."""
        code = self.book(s).code
        out = vec[i64](capacity=4)
        idle = vec[i64](capacity=4)
        at = self.pc + 1
        i: i64
        for i in range(code[self.pc * program.WIDTH + program.A]):
            row = at * program.WIDTH
            if code[row + program.A] == 0 or self.proves(s, code[row + program.A], NOBODY):
                if self.possible(s, at + 1, code[row + program.GO]):
                    out = append(out, i)
                else:
                    idle = append(idle, i)
            at = code[row + program.GO]
        return out if len(out) > 0 else idle

    def enter(self, s: S, branch: i64) -> i64:
        code = self.book(s).code
        self.pc += 1
        i: i64
        for i in range(branch):
            self.pc = code[self.pc * program.WIDTH + program.GO]
        self.pc += 1
        return self.goto("fetch")

    def may(self, s: S) -> i64:
        """A price that cannot be paid in full is not offered."""
        code = self.book(s).code
        row = self.pc * program.WIDTH
        if code[row + program.A] == 1:
            last = code[row + program.WIDTH + program.B]
            if not self.affords(s, self.pc + 2, last):
                self.pc = code[row + program.GO]
                return self.goto("fetch")
        return ASK

    def legal(self, s: S, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if self.at("may"):
            return append(append(out, pack(ACCEPT)), pack(DECLINE))
        if self.at("weigh"):
            return append(append(out, pack(ROUND, program.DOWN)), pack(ROUND, program.UP))
        if self.at("choose"):
            for branch in self.branches(s):
                out = append(out, pack(BRANCH, branch))
            return out
        if self.at("order"):
            book = self.book(s)
            atom = book.selectors[book.code[self.pc * program.WIDTH + program.TO] * program.SELECTOR_WIDTH]
            i: i64
            for i in range(self.treated, len(self.goals)):
                out = append(out, pack(self.verb_for(book, atom), self.goals[i]))
            return out
        return self.offers(s, self.open_targets(s))

    def offers(self, s: S, targets: vec[i64]) -> vec[i64]:
        """The choices of whoever aims at one of these."""
        book = self.book(s)
        selector = book.code[self.pc * program.WIDTH + program.TO] * program.SELECTOR_WIDTH
        verb = self.verb_for(book, book.selectors[selector])
        out = vec[i64](capacity=len(targets) + 1)
        for target in targets:
            out = append(out, pack(verb, target))
        if len(self.goals) >= book.selectors[selector + program.LEAST]:
            out = append(out, pack(book.enough))
        return out

    def verb_for(self, book: Book, atom: i64) -> i64:
        """The verb of a choice that names a target."""
        verb = book.offers[atom]
        return verb if verb > 0 else TARGET

    def named(self, s: S, choice: i64) -> i64:
        """The target that a choice names."""
        return arg_a(choice)

    def why_not(self, s: S, seat: i64, choice: i64) -> Refusal | None:
        for offered in self.legal(s, seat):
            if offered == choice:
                return None
        if not self.at("aim"):
            return NOT_OFFERED
        book = self.book(s)
        selectors = book.selectors
        row = book.code[self.pc * program.WIDTH + program.TO] * program.SELECTOR_WIDTH
        if verb_of(choice) != self.verb_for(book, selectors[row]):
            return NOT_OFFERED
        target = self.named(s, choice)
        a = selectors[row + program.A]
        why = self.barred(s, selectors[row], a, selectors[row + program.B], selectors[row + program.C], target)
        return NOT_OFFERED if why is None else why

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if self.at("may"):
            code = self.book(s).code
            self.pc = self.pc + 1 if verb == ACCEPT else code[self.pc * program.WIDTH + program.GO]
            return self.goto("fetch")
        if self.at("choose"):
            return self.enter(s, arg_a(choice))
        if self.at("weigh"):
            self.rounding = arg_a(choice)
            return self.goto("weigh")
        target = self.named(s, choice)
        if self.at("order"):
            goals = self.goals[:]
            place = find(goals, target)
            goals[place] = goals[self.treated]
            goals[self.treated] = target
            self.goals = goals
            return self.goto("weigh")
        if verb == self.book(s).enough:
            self.it = self.goals
            self.treated = 0
            return self.goto("treat")
        self.goals = append(self.goals[:], target)
        return self.aim(s)

    def prompt(self, s: S, seat: i64) -> tuple[str, str]:
        book = self.book(s)
        row = self.pc * program.WIDTH
        op = book.code[row]
        if self.at("aim"):
            return (book.rule, "effect-pick") if op == program.PICK else (book.rules[op], book.asks[op])
        if self.at("order"):
            return (book.rules[op], "effect-order")
        if self.at("weigh"):
            return (book.rules[op], "effect-round")
        if self.at("choose"):
            return (book.rule, "effect-choose")
        return (book.rule, "effect-pay" if book.code[row + program.A] == 1 else "effect-may")
