# interpreted
"""What the team may want to know between two fights: how a fight against so many would go, and what the fair takes.
Fights are played on copies, by robots, each with another luck: how often they are won is a measure of the risk."""

from itertools import combinations
from typing import Any

from ludotheque.core.state import pack
from ludotheque.games.neombre import queries, state, verbs
from ludotheque.games.neombre.foresee import blows
from ludotheque.games.neombre.phases import fair
from ludotheque.games.neombre.phases.fight import Fight, aggro
from ludotheque.games.neombre.policy import POLICY
from ludotheque.games.neombre.sight import shown_fair
from ludotheque.games.neombre.state import NOTHING, Figure, Nominees

TRIES = 20
MOST_ANSWERS = 600  # in one fight; longer ones count as lost


def measured(s: Nominees, question: tuple[Any, ...]) -> dict[str, Any] | None:
    match question:
        case ("blows",):
            return blows(s)
        case ("odds",):
            return odds(s)
        case ("fair",):
            return counter(s)
    return None


def odds(s: Nominees) -> dict[str, Any] | None:
    """NEO-037 to NEO-040  For each number of enemies: the bonus or malus on loot, how many of those fights robots win,
    how many of the team lie on the ground after them on average, in tenths, and how much loot won fights give, at
    least and at most."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Fight) or not top.at("number"):
        return None
    return {"tries": TRIES, "counts": [ahead(s, n) for n in range(1, len(s.pile) + 1)]}


def ahead(s: Nominees, n: int) -> dict[str, Any]:
    worlds = [fought(s, n, luck) for luck in range(1, TRIES + 1)]
    won = [world for world in worlds if world.outcome == state.WON]
    loot = [max(int(world.bonus) + sum(int(world.content.obtain[card]) for card in world.slain), 0) for world in won]
    fallen = sum(down(world) for world in worlds)
    return {
        "n": n,
        "bonus": int(aggro(s.figures, len(s.pile), n)),
        "won": len(won),
        "fallen": round(10 * fallen / TRIES),
        "loot": [min(loot), max(loot)] if loot else None,
    }


def fought(s: Nominees, n: int, luck: int) -> Any:
    """A fight against so many, played by robots to its end."""
    world: Any = s.clone()
    world.reseed(luck)
    seat = lowest(world.asked())
    world.apply(seat, pack(verbs.ENEMIES, n))
    for answer in range(MOST_ANSWERS):
        if world.over or world.phase == state.NO_FIGHT:
            break
        seat = lowest(world.asked())
        world.apply(seat, POLICY.pick(world, seat, luck * MOST_ANSWERS + answer))
    return world


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def down(world: Any) -> int:
    """Who of the team is dead when a fight ends."""
    if world.outcome == state.LOST:
        return int(world.figures)
    return sum(1 for figure in range(world.figures) if world.get(figure, Figure.fell) == state.DEAD_AT_THE_END)


def counter(s: Nominees) -> dict[str, Any] | None:
    """NEO-135, NEO-163  Of each card that lies open at the fair: its price, and for each player whether their deck can
    pay it, and what the two cards that come nearest are worth."""
    offered = shown_fair(s, s.fair)["offers"]
    if s.phase != state.NO_FIGHT or not isinstance(offered, list) or not offered:
        return None
    rows = []
    for design in queries.distinct(fair.offers(s)[: len(offered)]):
        price = int(s.content.buy[design])
        buyers = [
            {
                "can": len(fair.relics(s, seat)) > 0 or len(fair.sells(s, seat, price, NOTHING)) > 0,
                "nearest": nearest(s, seat, price),
            }
            for seat in range(s.seats)
        ]
        rows.append({"card": s.content.loot_ids[design], "price": price, "buyers": buyers})
    return {"offers": rows}


def nearest(s: Nominees, seat: int, price: int) -> int | None:
    """What the two cards of a deck that come nearest to a price are worth together; None: there are not two to sell."""
    prices = [int(s.content.price[design]) for design in s.decks[seat] if s.content.price[design] >= 0]
    sums = {one + other for one, other in combinations(sorted(prices), 2)}
    return min(sums, key=lambda found: (abs(found - price), found)) if sums else None
