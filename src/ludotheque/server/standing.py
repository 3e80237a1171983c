"""What a person has ordered to be answered while they are away, as the log of their table says.

It is written into the log like a whisper, for its author alone, and it is theirs alone: whoever takes the seat after
them finds nothing of it."""

from typing import Any, Literal

import msgspec

from ludotheque.server.holders import Holder
from ludotheque.server.wire import Order


class Standing(msgspec.Struct):
    """`round`: how far the game was when it was written. `told`: how much had then been told. `asleep`: why it is not
    used until its author wants it again."""

    order: Order
    round: str
    told: int
    used: int = 0
    asleep: Literal["illegal", "back"] | None = None


class Orders(msgspec.Struct):
    """Of one seat. `row`: with which they were written. `own`: a question that its author answers by hand, having taken
    an answer back, by how many answers that seat had given."""

    holder: Holder
    row: int
    only: bool
    standing: list[Standing]
    own: int = -1

    def belong_to(self, holder: Holder | None) -> bool:
        """Whether that is still who wrote them."""
        if holder is None:
            return False
        account = self.holder.account
        return holder.account == account if account is not None else holder.mark == self.holder.mark


def written(body: dict[str, Any], before: Orders | None, holder: Holder, row: int, told: int) -> Orders:
    """From the note of the log that says them all; `body["from"]`: which of those before each of them still is."""
    standing = []
    for order, old in zip(msgspec.convert(body["orders"], list[Order]), body["from"], strict=True):
        if old is not None and before is not None:
            standing.append(msgspec.structs.replace(before.standing[old], order=order))
        else:
            standing.append(Standing(order, body["round"], told))
    return Orders(holder, row, body["only"], standing)


def kept(orders: list[Order], before: Orders | None, renew: list[int]) -> list[int | None]:
    """Which of those before each of these still is, but for being on or off."""
    old = [] if before is None else [as_meant(each.order) for each in before.standing]
    found: list[int | None] = []
    for n, order in enumerate(orders):
        alike = [at for at, each in enumerate(old) if each == as_meant(order) and at not in found]
        found.append(alike[0] if alike and n not in renew else None)
    return found


def as_meant(order: Order) -> Order:
    return msgspec.structs.replace(order, on=True)
