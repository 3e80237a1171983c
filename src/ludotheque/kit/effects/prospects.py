"""What a program could do, before it begins: whether it has somebody to act on, whether its price can be paid."""

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.state import State
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import NO_LIMIT, NOBODY, Book
from ludotheque.kit.effects.selectors import Reading

NO_ONE: Final = append(vec[i64](), -1)  # the targets of a verb that acts on nobody: it is carried out once

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect(Reading[S]):
    """The part of an effect that looks ahead and changes nothing."""

    # -- what a game says

    def able(self, s: S, op: i64, n: i64, a: i64, b: i64, c: i64) -> bool:
        """Whether a verb that needs no target could do something, when the program is offered."""
        return True

    def payable(self, s: S, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> bool:
        """Whether one part of a price can be paid in full. A price whose parts share a purse is judged by `affords`."""
        return True

    def fitting(self, s: S, row: i64, found: vec[i64]) -> vec[i64]:
        """Of those whom the instruction at a row may be aimed at, the ones that it would do something to."""
        return found

    def affords(self, s: S, first: i64, last: i64) -> bool:
        """Whether the price in the rows from `first` up to `last` can be paid in full."""
        row: i64
        for row in range(first, last):
            if not self.affords_part(s, row):
                return False
        return True

    # -- looking ahead

    def possible(self, s: S, first: i64, last: i64 = NO_LIMIT) -> bool:
        """Whether the instructions that are certain to run, from one row up to another (NO_LIMIT: to the
        end), have somebody to act on. What
        stands behind a test, an offer or a price is not certain; of alternatives one is enough."""
        code = self.book(s).code
        pc = first
        while last == NO_LIMIT or pc < last:
            row = pc * program.WIDTH
            op = code[row]
            if op == program.STOP:
                return True
            if op >= program.FIRST or op == program.PICK:
                if not self.ready(s, row):
                    return False
                pc += 1
            elif op == program.CHOOSE:
                if not self.some_branch(s, pc):
                    return False
                pc = code[row + program.GO]
            elif op == program.IF or op == program.PRICE:
                pc = code[row + program.B]
            elif op == program.PAID or (op == program.MAY and code[row + program.C] == 1):
                pc += 1  # the price of the whole card may yet be paid
            else:
                pc = code[row + program.GO]
        return True

    def ready(self, s: S, row: i64) -> bool:
        book = self.book(s)
        selector = book.code[row + program.TO]
        if not self.asks_whom(book, selector):
            code = book.code
            if code[row] < program.FIRST:
                return True
            n = code[row + program.N]
            return self.able(s, code[row], n, code[row + program.A], code[row + program.B], code[row + program.C])
        at = selector * program.SELECTOR_WIDTH
        if book.selectors[at + program.FLAGS] & program.FOLLOWS != 0:
            return True
        found = self.fitting(s, row, self.members(s, selector, NOBODY))
        return len(found) >= max(book.selectors[at + program.LEAST], 1)

    def some_branch(self, s: S, pc: i64) -> bool:
        code = self.book(s).code
        at = pc + 1
        i: i64
        for i in range(code[pc * program.WIDTH + program.A]):
            row = at * program.WIDTH
            if code[row + program.A] == 0 or self.proves(s, code[row + program.A], NOBODY):
                if self.possible(s, at + 1, code[row + program.GO]):
                    return True
            at = code[row + program.GO]
        return False

    def affords_part(self, s: S, row: i64) -> bool:
        code = self.book(s).code
        at = row * program.WIDTH
        a = code[at + program.A]
        b = code[at + program.B]
        c = code[at + program.C]
        for target in NO_ONE if code[at + program.TO] == 0 else self.members(s, code[at + program.TO], NOBODY):
            n = code[at + program.N]
            if code[at + program.PER] != 0:
                n = self.amount(s, code[at + program.PER], target)
            if not self.payable(s, code[at], target, n, a, b, c):
                return False
        return True

    def asks_whom(self, book: Book, selector: i64) -> bool:
        return selector > 0 and book.selectors[selector * program.SELECTOR_WIDTH + program.HOW] == program.CHOSEN
