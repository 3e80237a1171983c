"""What the tables of a tournament say of those who play in it: points, places, and what decides between equals.

Whoever entered is a number, from 0 in the order of entering. Nothing here knows of people, clocks or servers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

Format = Literal["swiss", "robin", "knockout", "pods"]
HALF = Fraction(1, 2)
POD = {2: (5, 3), 3: (5, 3, 1), 4: (5, 3, 2, 1), 5: (5, 3, 2, 1, 0)}  # by how many people sat there
BYE: dict[Format, int] = {"swiss": 1, "robin": 1, "knockout": 1, "pods": 3}
LEGS = 3  # of a knock-out at most: two with seats exchanged, and one more where these leave it open


@dataclass(frozen=True)
class Game:
    """A table. `seats`: who sits there; None: a robot. `places`: 1 for whoever won; None: they were not there at the
    end. Without places it is not over."""

    seats: tuple[int | None, ...]
    places: tuple[int | None, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.places)

    @property
    def people(self) -> list[int]:
        return [who for who in self.seats if who is not None]

    def place(self, who: int) -> int | None:
        return self.places[self.seats.index(who)]


@dataclass
class Round:
    """`byes`: who had nobody to play with. `missing`: who was to play and did not come."""

    games: list[Game] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return all(game.over for game in self.games)


@dataclass(frozen=True)
class Line:
    """`rounds`: the points of each; None: it is not over for them. `ties`: what decides between equal points, in this
    order; equal in these too, they share the place."""

    who: int
    place: int
    points: Fraction
    rounds: tuple[Fraction | None, ...]
    ties: tuple[Fraction, ...]


def in_pod(game: Game, who: int) -> Fraction:
    """Places are counted among people; who share one share what their places are worth together."""
    own = game.place(who)
    if own is None:
        return Fraction(0)
    scale = POD[max(2, len(game.people))]
    others = [place for other in game.people if (place := game.place(other)) is not None]
    ahead, alike = sum(place < own for place in others), others.count(own)
    return Fraction(sum(scale[ahead : ahead + alike]), alike)


def in_duel(game: Game, who: int) -> Fraction:
    """A point, half of one, or none; against somebody who was not there at the end it is won."""
    own = game.place(who)
    if own is None:
        return Fraction(0)
    other = game.places[1 - game.seats.index(who)]
    if other is None or own < other:
        return Fraction(1)
    return HALF if own == other else Fraction(0)


def earned(form: Format, each: Round, who: int) -> Fraction | None:
    """In that round; None: they still play."""
    if who in each.byes:
        return Fraction(BYE[form])
    games = [game for game in each.games if who in game.seats]
    if not all(game.over for game in games):
        return None
    return sum(((in_pod if form == "pods" else in_duel)(game, who) for game in games), Fraction(0))


def standings(form: Format, order: Sequence[int], rounds: Sequence[Round]) -> list[Line]:
    """The best first; whoever shares a place stands as in the order. In a knock-out `order` is that of the draw, points
    are matches won, and who goes out in the same round shares a place."""
    gained = {who: tuple(earned(form, each, who) for each in rounds) for who in order}
    points = {who: sum((each for each in found if each is not None), Fraction(0)) for who, found in gained.items()}
    if form == "knockout":
        ties: dict[int, tuple[Fraction, ...]] = {who: (points[who],) for who in order}
        points = won(order, rounds)
    else:
        ties = {who: decides(form, who, points, rounds) for who in order}
    ranked = sorted(order, key=lambda who: (-points[who], [-tie for tie in ties[who]]))
    places: dict[int, int] = {}
    for n, who in enumerate(ranked):
        before = ranked[n - 1]
        alike = n > 0 and points[before] == points[who] and (form == "knockout" or ties[before] == ties[who])
        places[who] = places[before] if alike else n + 1
    return [Line(who, places[who], points[who], gained[who], ties[who]) for who in ranked]


def decides(form: Format, who: int, points: dict[int, Fraction], rounds: Sequence[Round]) -> tuple[Fraction, ...]:
    """Buchholz and Sonneborn-Berger; among all who meet all the second says as much alone, then games won; at pods the
    points of whom one has met, then tables won."""
    met = [
        (game, other)
        for each in rounds
        for game in each.games
        if game.over and who in game.seats
        for other in game.people
        if other != who
    ]
    strength = sum((points.get(other, Fraction(0)) for _, other in met), Fraction(0))
    games = [game for each in rounds for game in each.games if game.over and who in game.seats]
    if form == "pods":
        return strength, Fraction(sum(game.place(who) == best(game) for game in games))
    against = sum((in_duel(game, who) * points.get(other, Fraction(0)) for game, other in met), Fraction(0))
    won = Fraction(sum(in_duel(game, who) == 1 for game in games))
    return (strength, against) if form == "swiss" else (against, won)


def best(game: Game) -> int:
    return min((place for who in game.people if (place := game.place(who)) is not None), default=0)


# -- knock-out


def draw(order: Sequence[int]) -> list[int | None]:
    """The slots of the first round, two by two; the first in the order have nobody beside them where these are more
    than those who play."""
    size = 1 << max(1, (len(order) - 1).bit_length())
    free = size - len(order)
    slots: list[int | None] = []
    for who in order[:free]:
        slots += [who, None]
    return slots + list(order[free:])


def after(slots: Sequence[int | None], each: Round) -> list[int | None]:
    """Who goes on of each two; None: neither of them, or it is not decided."""
    found: list[int | None] = []
    for one, other in zip(slots[::2], slots[1::2], strict=True):
        legs = [game for game in each.games if one is not None and one in game.seats]
        decided = all(leg.over for leg in legs) and not (legs and wants_leg(legs))
        found.append(through(one, other, each) if decided else None)
    return found


def remaining(order: Sequence[int], rounds: Sequence[Round]) -> list[int | None]:
    """The slots after these rounds."""
    slots = draw(order)
    for each in rounds:
        slots = after(slots, each)
    return slots


def through(one: int | None, other: int | None, each: Round) -> int | None:
    here = [who for who in (one, other) if who is not None and who not in each.missing]
    if len(here) < 2:
        return here[0] if here else None
    legs = [game for game in each.games if here[0] in game.seats]
    first, second = (sum((in_duel(game, who) for game in legs), Fraction(0)) for who in here)
    if first == second == 0:
        return None  # neither stayed
    return here[0] if first >= second else here[1]


def wants_leg(legs: Sequence[Game]) -> bool:
    """Whether two who play against each other play once more."""
    if not all(game.over for game in legs) or len(legs) >= LEGS:
        return False
    one, other = legs[0].people
    first, second = (sum((in_duel(game, who) for game in legs), Fraction(0)) for who in (one, other))
    if any(all(place is None for place in game.places) for game in legs):
        return False  # nobody came to it, or nobody stayed
    return len(legs) < 2 or first == second


def won(order: Sequence[int], rounds: Sequence[Round]) -> dict[int, Fraction]:
    """How many matches each has won, those without an opponent too."""
    found, slots = dict.fromkeys(order, Fraction(0)), draw(order)
    for each in rounds:
        slots = after(slots, each)
        for who in slots:
            if who is not None:
                found[who] += 1
    return found
