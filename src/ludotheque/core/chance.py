"""Chance. Rules never draw by themselves: they ask the state, which asks its dealer.

Without a dealer the state uses the small counter-based generator below (playouts, imagined worlds).
At a real table a dealer answers instead: Seeded (provable afterwards), Recorded (replay), Rigged
(tests and puzzles), Manual (somebody rolls real dice). Dealers hold no position of their own: the
number of draws made so far is part of the state, so that clones and undo need no care.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

M32: Final = 0xFFFFFFFF


def mix(x: i64) -> i64:
    """A 32-bit scramble whose products stay under 2**63: compiled and interpreted agree bit for bit."""
    x = x & M32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & M32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & M32
    return x ^ (x >> 16)


def scramble(key: i64, count: i64) -> i64:
    """The count-th 32-bit number of the stream named by a 62-bit key."""
    x = mix((key & M32) + count * 0x3C6EF35)
    return mix(x ^ (key >> 32) ^ (count << 7))


class NeedOutcome(Exception):
    """A manual dealer was asked for a draw nobody has typed in yet."""

    def __init__(self, rule: str, sides: int) -> None:
        super().__init__(f"{rule}: a draw among {sides} is needed")
        self.rule: str = rule
        self.sides: int = sides


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers the count-th draw of a game: a number from 0 to sides - 1."""

    def draw(self, rule: str, count: int, sides: int) -> int:
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """What a saved position needs to make this dealer again."""
        raise NotImplementedError


class Seeded(Dealer):
    """SHA-256 of the secret seed and the number of the draw: nobody can guess it, anybody can check it later."""

    def __init__(self, seed: str) -> None:
        self.seed: str = seed

    def draw(self, rule: str, count: int, sides: int) -> int:
        block = hashlib.sha256(f"{self.seed}/{count}".encode()).digest()
        return (int.from_bytes(block[:8], "big") * sides) >> 64

    def commitment(self) -> str:
        """What is published at the start; the seed itself is revealed with the finished journal."""
        return hashlib.sha256(f"ludotheque seed {self.seed}".encode()).hexdigest()

    def secret(self) -> str:
        """What is revealed in the end."""
        return self.seed

    def describe(self) -> dict[str, object]:
        return {"dealer": "seeded", "seed": self.seed}


class Share:
    """What one seat adds to the seed: `sealed` is told first, `value` only when every seat has told the like; "": it
    never was."""

    def __init__(self, seat: int, sealed: str, value: str) -> None:
        self.seat: int = seat
        self.sealed: str = sealed
        self.value: str = value

    def fits(self) -> bool:
        return self.value == "" or seal(self.value) == self.sealed

    def plain(self) -> list[object]:
        return [self.seat, self.sealed, self.value]


def seal(value: str) -> str:
    """What is told of a share before it is told itself."""
    return hashlib.sha256(f"ludotheque share {value}".encode()).hexdigest()


def read_shares(listed: object) -> list[Share]:
    """Shares as a journal has them; ValueError where one is not what was told of it."""
    found: list[Share] = []
    for part in listed if isinstance(listed, list) else []:
        seat, sealed, value = part
        share = Share(int(seat), str(sealed), str(value))
        if not share.fits():
            raise ValueError(f"the share of seat {share.seat} is not the one it had sealed")
        found.append(share)
    return found


class Together(Seeded):
    """Seeded by a secret, told sealed before anybody else said anything, and by the shares of the seats: nobody knew
    the seed before all shares were sealed, nor could choose it."""

    def __init__(self, secret: str, shares: list[Share]) -> None:
        parts = [f"{share.seat} {share.sealed} {share.value}" for share in shares]
        text = "\n".join(["ludotheque together", secret, *parts])
        super().__init__(hashlib.sha256(text.encode()).hexdigest())
        self.kept: str = secret
        self.shares: list[Share] = shares

    def commitment(self) -> str:
        return Seeded(self.kept).commitment()

    def secret(self) -> str:
        return self.kept

    def describe(self) -> dict[str, object]:
        return {"dealer": "together", "seed": self.kept, "shares": [share.plain() for share in self.shares]}


def seeded_by(secret: str, shares: object) -> Seeded:
    """The dealer of a secret and of the shares that a journal has, if any."""
    return Together(secret, read_shares(shares)) if shares else Seeded(secret)


class Listed(Dealer):
    """Outcomes known in advance, counted from draw number `start`."""

    def __init__(self, outcomes: list[int], start: int = 0) -> None:
        self.outcomes: list[int] = outcomes
        self.start: int = start

    def past_the_list(self, rule: str, count: int, sides: int) -> int:
        raise NeedOutcome(rule, sides)

    def draw(self, rule: str, count: int, sides: int) -> int:
        at = count - self.start
        if at < 0 or at >= len(self.outcomes):
            return self.past_the_list(rule, count, sides)
        outcome = self.outcomes[at]
        if not 0 <= outcome < sides:
            raise ValueError(f"{rule}: the outcome {outcome} of draw {count} is not between 0 and {sides - 1}")
        return outcome


class Recorded(Listed):
    """The outcomes written in a journal, in order."""

    def past_the_list(self, rule: str, count: int, sides: int) -> int:
        raise ValueError(f"{rule}: the journal has no outcome for draw {count}")

    def describe(self) -> dict[str, object]:
        return {"dealer": "recorded", "outcomes": list(self.outcomes), "start": self.start}


class Rigged(Listed):
    """The outcomes a test or a puzzle asks for, then a seeded stream."""

    def __init__(self, outcomes: list[int], start: int = 0, seed: str = "rigged") -> None:
        super().__init__(outcomes, start)
        self.after: Seeded = Seeded(seed)

    def past_the_list(self, rule: str, count: int, sides: int) -> int:
        return self.after.draw(rule, count, sides)

    def describe(self) -> dict[str, object]:
        return {
            "dealer": "rigged",
            "outcomes": list(self.outcomes),
            "start": self.start,
            "seed": self.after.seed,
        }


class Manual(Listed):
    """Outcomes typed in from a real table; asks for the next one by NeedOutcome."""

    def describe(self) -> dict[str, object]:
        return {"dealer": "manual", "outcomes": list(self.outcomes), "start": self.start}


def dealer_from(description: dict[str, object]) -> Dealer:
    """The dealer a saved position describes."""
    kind = description.get("dealer")
    seed = str(description.get("seed", ""))
    listed = description.get("outcomes", [])
    outcomes = [int(x) for x in listed] if isinstance(listed, list) else []
    start = description.get("start", 0)
    if not isinstance(start, int):
        start = 0
    if kind in ("seeded", "together"):
        return seeded_by(seed, description.get("shares"))
    if kind == "recorded":
        return Recorded(outcomes, start)
    if kind == "rigged":
        return Rigged(outcomes, start, seed)
    if kind == "manual":
        return Manual(outcomes, start)
    raise ValueError(f"unknown dealer {kind!r}")
