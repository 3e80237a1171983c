# interpreted
"""What a choice would do, for whoever is about to make it, and what may be measured meanwhile. The rules' own queries
and acts answer, on a copy, from what that seat knows: of a pawn it has not seen both ways, of a rival's purse
nothing."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.state import pack
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import crown, must_pay
from ludotheque.games.diktat.phases.assassinate import EMISSARY_PRIZE, Assassinate, guard_price
from ludotheque.games.diktat.phases.conquest import Conquest
from ludotheque.games.diktat.phases.develop import Develop
from ludotheque.games.diktat.phases.others_attack import assassins
from ludotheque.games.diktat.phases.possessions import MARKER_SLOTS, AcquireMarker, add_card
from ludotheque.games.diktat.phases.struggle import PowerStruggle
from ludotheque.games.diktat.phases.team import pay_pickets
from ludotheque.games.diktat.queries import capacity, emissaries, rank, slots_used, vp
from ludotheque.games.diktat.sight import is_known
from ludotheque.games.diktat.state import Diktat, kind_of

SHOWN = {"pp": names.PP, "assassin": names.ASSASSIN, "spy": names.SPY}  # what the goods one gains are called


def foresee(s: Diktat, seat: int, choice: Choice) -> dict[str, Any] | None:
    asks = s.stack[-1]
    match choice:
        case ("bid", int(pp)) if isinstance(asks, PowerStruggle):
            return bid(s, asks, seat, pp)
        case ("kill", int(pile), int(position)) if isinstance(asks, Assassinate):
            return strike(s, asks, pile, position)
        case ("take_card", str(card)) if isinstance(asks, Conquest):
            return trophy(s, asks, seat, lambda world: add_card(world, seat, element(s, card)))
        case ("take_marker",) if isinstance(asks, Conquest):
            if s.level(seat, asks.sector) == 0 and slots_used(s, seat) >= MARKER_SLOTS:
                return {"crowded": True, "left": claims_left(s, asks, seat)}
            return {"crowded": False} | trophy(s, asks, seat, AcquireMarker(seat, asks.sector).place)
        case ("play", str(card)) if isinstance(asks, Develop):
            return gained(s, seat, lambda world: played(world, seat, element(s, card)))
        case _:
            return None


def measure(s: Diktat, seat: int, question: Choice) -> dict[str, Any] | None:
    """`team SECTOR`: what a team of that seat would meet there: the tolls it would pay, how often the Others would
    strike, and how many of its own Emissaries are there already."""
    match question:
        case ("team", str(name)) if name in names.SECTOR_IDS and s.cabal(seat) != state.NOBODY:
            sector = names.SECTOR_IDS.index(name)
            world: Any = s.clone()
            pay_pickets(world, seat, sector)
            return {
                "toll": int(s.get(seat, names.PP) - world.get(seat, names.PP)),
                "attack": int(assassins(s, seat, sector)) if s.others else 0,
                "emissaries": int(emissaries(s, seat, sector)),
            }
        case _:
            return None


def element(s: Diktat, card: str) -> int:
    return s.content.card_ids.index(card)


def bid(s: Diktat, struggle: PowerStruggle, seat: int, pp: int) -> dict[str, Any]:
    """What it leaves, up to which bid of each rival it goes before that one (-1: none), and before all of them."""
    rivals = []
    for rival in range(s.seats):
        if rival != seat and struggle.tied >> rival & 1:
            reach = pp + struggle.bonus(s, seat) - struggle.bonus(s, rival)
            reach -= 0 if struggle.first_of_equals(s, seat, rival) else 1
            rivals.append({"seat": rival, "holds": max(-1, int(reach))})
    return {"left": int(s.get(seat, names.PP)) - pp, "holds": min(rival["holds"] for rival in rivals), "rivals": rivals}


def strike(s: Diktat, asks: Assassinate, pile: int, position: int) -> dict[str, Any]:
    """Who it is, if that is known; what an Emissary brings, what a Guard costs and whether he ends the Manoeuvre."""
    seat, owner = int(asks.seat), int(s.owner(pile))
    pawn = s.pawns[s.find_pawn(pile, position)]
    world: Any = s.clone()
    paid = must_pay(world, "DIK-088", seat, guard_price(s, seat, owner), state.NOBODY)
    return {
        "alien": owner == state.OTHERS,
        "agent": names.GOOD_IDS[kind_of(pawn)] if is_known(pawn, owner, seat) else None,
        "prize": int(EMISSARY_PRIZE + capacity(s, seat, effects.BOUNTY)),
        "price": int(paid),
        "debts": int(world.get(seat, names.DEBT) - s.get(seat, names.DEBT)),
        "ends": asks.spree == 0,
        "left": int(asks.left) - 1,
    }


def trophy(s: Diktat, conquest: Conquest, seat: int, take: Callable[[Any], object]) -> dict[str, Any]:
    return gained(s, seat, take) | {"left": claims_left(s, conquest, seat)}


def claims_left(s: Diktat, conquest: Conquest, seat: int) -> int:
    """Emissaries there to claim with, after this claim."""
    return int(conquest.claimable(s, seat)) - 1


def gained(s: Diktat, seat: int, act: Callable[[Any], object]) -> dict[str, Any]:
    """What an act changes for a seat: its VP, Rank and goods, whether it becomes Administrator, a free development."""
    world: Any = s.clone()
    act(world)
    crown(world)
    return {
        "vp": int(vp(world, seat) - vp(s, seat)),
        "rank": int(rank(world, seat) - rank(s, seat)),
        **{name: int(world.get(seat, good) - s.get(seat, good)) for name, good in SHOWN.items()},
        "crowned": bool(world.admin == seat != s.admin),
        "develops": any(isinstance(frame, Develop) for frame in world.stack[len(s.stack) :]),
    }


def played(world: Any, seat: int, card: int) -> None:
    asks = world.stack[-1]
    asks.take(world, seat, pack(verbs.PLAY_CARD, card))
    asks.gains(world)
