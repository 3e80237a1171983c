"""Who meets whom in the next round of a tournament, and on which seat.

A Swiss round is a matching of greatest weight (`networkx`, docs/decisions/0010): nobody meets the same person twice if
that can be avoided, then points are near, then seats are even. All of it follows from what has been played, so that a
pairing can be shown before it is made."""

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from ludotheque.match.standings import Round, standings

Seats = tuple[int | None, ...]  # None: a robot
AGAIN = 10**12  # what meeting once more costs
WHOLE = 60  # shares of a point, as many as make any point at a pod a whole number
APART = 100  # for each half point apart, and its square
UNEVEN = 10  # for a seat that one of them had more often
NEAR = 40  # of great rounds: so many above and below in the standings are looked at first
GREAT = 64


@dataclass(frozen=True)
class Pairing:
    tables: list[Seats]
    byes: list[int]


def met(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often two sat at one table."""
    games = [game.people for each in rounds for game in each.games]
    return Counter(pair for people in games for pair in itertools.combinations(sorted(people), 2))


def had(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often somebody had which seat."""
    games = [game for each in rounds for game in each.games]
    return Counter((who, seat) for game in games for seat, who in enumerate(game.seats) if who is not None)


def seated(people: Sequence[int], seats: Counter[tuple[int, int]]) -> Seats:
    """The order in which the seats that each had come out most even."""

    def cost(order: Sequence[int]) -> int:
        return sum((1 + seats[who, seat]) ** 2 for seat, who in enumerate(order))

    return min(itertools.permutations(people), key=cost)


def unlike(one: int, other: int, seats: Counter[tuple[int, int]]) -> int:
    """How uneven the seats of these two stay, whichever they take."""
    lean = seats[one, 0] - seats[one, 1], seats[other, 0] - seats[other, 1]
    return min(abs(lean[0] + 1) + abs(lean[1] - 1), abs(lean[0] - 1) + abs(lean[1] + 1))


# -- Swiss


def swiss(order: Sequence[int], present: Sequence[int], rounds: Sequence[Round], robot: bool = False) -> Pairing:
    """`order`: all, by the lot that was drawn at the beginning: it decides where nothing else does. `robot`: against
    one plays whoever has nobody else."""
    place = {who: n for n, who in enumerate(order)}
    points = {line.who: line.points for line in standings("swiss", order, rounds)}
    here = sorted(present, key=lambda who: (-points[who], place[who]))
    alone: list[int] = []
    if len(here) % 2:
        alone = [without(here, rounds)]
        here.remove(alone[0])
    pairs = matched(here, points, rounds)
    seats = had(rounds)
    tables: list[Seats] = [seated(pair, seats) for pair in pairs]
    if robot:
        tables += [against_robot(who, seats) for who in alone]
    return Pairing(tables, [] if robot else alone)


def against_robot(who: int, seats: Counter[tuple[int, int]]) -> Seats:
    return (who, None) if seats[who, 0] <= seats[who, 1] else (None, who)


def without(here: Sequence[int], rounds: Sequence[Round]) -> int:
    """Who has nobody to play with: of those who had this least often the last in the standings."""
    times = Counter(who for each in rounds for who in [*each.byes, *alone_at(each)])
    return min(reversed(here), key=lambda who: times[who])


def alone_at(each: Round) -> list[int]:
    return [game.people[0] for game in each.games if len(game.people) == 1]


def matched(here: Sequence[int], points: dict[int, Fraction], rounds: Sequence[Round]) -> list[tuple[int, int]]:
    """The tables, those with most points first. Great rounds are matched among neighbours, if that leaves nobody
    alone and nobody meets again."""
    times = met(rounds)
    found = matching(here, points, rounds, NEAR) if len(here) > GREAT else None
    if found is None or len(found) * 2 < len(here) or any(times[min(pair), max(pair)] for pair in found):
        found = matching(here, points, rounds, len(here))
    place = {who: n for n, who in enumerate(here)}
    pairs = [(min(pair, key=place.__getitem__), max(pair, key=place.__getitem__)) for pair in found]
    return sorted(pairs, key=lambda pair: (place[pair[0]], place[pair[1]]))


def matching(
    here: Sequence[int], points: dict[int, Fraction], rounds: Sequence[Round], near: int
) -> list[tuple[int, int]]:
    import networkx  # half a second and more, when the first round is paired

    times, seats = met(rounds), had(rounds)
    graph = networkx.Graph()
    graph.add_nodes_from(range(len(here)))
    for n, one in enumerate(here):
        for m in range(n + 1, min(len(here), n + 1 + near)):
            other = here[m]
            gap = int(2 * abs(points[one] - points[other]))
            cost = AGAIN * times[min(one, other), max(one, other)] + APART * gap * gap
            graph.add_edge(n, m, weight=-cost - UNEVEN * unlike(one, other, seats))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(here[n], here[m]) for n, m in found]


# -- everybody meets everybody


def robin_rounds(entrants: int) -> int:
    return entrants - 1 + entrants % 2


def robin(order: Sequence[int], number: int, present: Sequence[int], robot: bool = False) -> Pairing:
    """Round `number`, from 0, by the circle: one stands, the others go round it. Whoever meets somebody who is missing
    has a bye, or plays against a robot; whose turn it is to rest has neither."""
    ring: list[int | None] = list(order) if len(order) % 2 == 0 else [*order, None]
    turn = number % (len(ring) - 1)
    ring = [ring[0], *ring[1:][-turn:], *ring[1:][:-turn]] if turn else ring
    half = len(ring) // 2
    pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
    tables: list[Seats] = []
    byes: list[int] = []
    for n, (one, other) in enumerate(pairs):
        if one is None or other is None:
            continue
        # the one who stands changes seats each round, the others do so by going round
        both = (other, one) if (number % 2 if n == 0 else n % 2) else (one, other)
        here = [who for who in both if who in present]
        if len(here) == 2:
            tables.append(both)
        elif here and robot:
            tables.append(tuple(who if who in present else None for who in both))
        else:
            byes += here
    return Pairing(tables, byes)


# -- knock-out


def knockout(slots: Sequence[int | None], present: Sequence[int], rounds: Sequence[Round]) -> Pairing:
    """The first leg of each match; whoever has nobody against them goes on."""
    seats = had(rounds)
    tables: list[Seats] = []
    byes: list[int] = []
    for pair in zip(slots[::2], slots[1::2], strict=True):
        here = [who for who in pair if who is not None and who in present]
        if len(here) == 2:
            tables.append(seated(here, seats))
        else:
            byes += here
    return Pairing(tables, byes)


# -- pods


def sizes(people: int, size: int, least: int, most: int) -> list[int]:
    """How many sit at each table: no more than `size` if that goes, and as near to it as it goes; fewer than there are
    where none of it goes, and the others have nobody to play with."""
    for count in range(people, 0, -1):
        fits = [tables for tables in range(1, count + 1) if tables * least <= count <= tables * most]
        if fits:
            tables = min(fits, key=lambda n: (count > n * size, abs(count - n * size)))
            return [count // tables + (n < count % tables) for n in range(tables)]
    return []


def pods(
    order: Sequence[int],
    present: Sequence[int],
    rounds: Sequence[Round],
    size: int,
    most: int,
    robot: bool = False,
) -> Pairing:
    """Tables of three to five; `most`: as many as the game takes. `robot`: robots fill up what is not full."""
    place = {who: n for n, who in enumerate(order)}
    points = {line.who: line.points for line in standings("pods", order, rounds)}
    here = sorted(present, key=lambda who: (-points[who], place[who]))
    many = sizes(len(here), size, 2, size) if robot else sizes(len(here), size, 3, most)
    byes: list[int] = []
    while len(here) > sum(many):
        byes.append(without(here, rounds))
        here.remove(byes[-1])
    seats = had(rounds)
    tables: list[Seats] = []
    for people in mixed(here, many, points, met(rounds)):
        found = seated(people, seats)
        tables.append(found + (None,) * (size - len(found)) if robot else found)
    return Pairing(tables, byes)


def mixed(
    here: Sequence[int], many: Sequence[int], points: dict[int, Fraction], times: Counter[tuple[int, int]]
) -> list[list[int]]:
    """By points from the top; then two at a time change tables as long as fewer meet again, or points come nearer."""
    ends = list(itertools.accumulate(many))
    tables = [list(here[end - n : end]) for n, end in zip(many, ends, strict=True)]

    whole = {who: int(points[who] * WHOLE) for who in here}

    def cost(people: Sequence[int]) -> int:
        pairs = itertools.combinations(sorted(people), 2)
        return sum(AGAIN * times[pair] ** 2 + (whole[pair[0]] - whole[pair[1]]) ** 2 for pair in pairs)

    costs = [cost(people) for people in tables]
    better = True
    while better:
        better = False
        for (a, one), (b, other) in itertools.combinations(enumerate(tables), 2):
            for n, m in itertools.product(range(len(one)), range(len(other))):
                one[n], other[m] = other[m], one[n]
                new = cost(one), cost(other)
                if sum(new) < costs[a] + costs[b]:
                    costs[a], costs[b] = new
                    better = True
                else:
                    one[n], other[m] = other[m], one[n]
    return tables
