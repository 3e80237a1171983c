"""Who sees what of a position of Diktat, field by field, and how it is put into JSON."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ludotheque.core.sight import By, Plus, Public, Sight, columns_seen, sights
from ludotheque.games.diktat import state
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.names import (
    FIRST_CABAL_CARD,
    GOOD_IDS,
    GOODS,
    PP,
    SCREENED,
    SECTOR_IDS,
    SECTORS,
    TOKEN_IDS,
)
from ludotheque.games.diktat.phases.cycle import GOAL, tied
from ludotheque.games.diktat.phases.manoeuvres import MANOEUVRE_IDS
from ludotheque.games.diktat.phases.oaths import (
    CLAUSE,
    CLOSED,
    DEADLINE,
    HEAD,
    KIND,
    STATUS,
    VOID,
    WHO,
    X,
    Y,
    clause_id,
    unseen_gift,
)
from ludotheque.games.diktat.phases.politics import describe
from ludotheque.games.diktat.queries import cycles, pile_limit, rank, vp
from ludotheque.games.diktat.state import Diktat, Pile, Player, eyes_of, kind_of


def see_players(s: Diktat) -> list[dict[str, Any]]:
    """Everything on and beside the Cabal boards (DIK-029). Debts are public (DIK-Q16). At the end those with as many VP
    as another show their PP (DIK-166)."""
    seen = [see_player(s, owner) for owner in range(s.seats)]
    if s.ending == state.SCORED:
        for owner in tied(s):
            seen[owner]["pp"] = s.get(owner, PP)
    return seen


def see_screen(s: Diktat, players: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """DIK-030  What is behind a screen is for its owner only."""
    if s.cabal(seat) == state.NOBODY:
        return players
    own = players[seat] | {"screen": {GOOD_IDS[good]: s.get(seat, good) for good in range(SCREENED)}}
    return [own if owner == seat else player for owner, player in enumerate(players)]


def see_player(s: Diktat, owner: int) -> dict[str, Any]:
    cabal = s.cabal(owner)
    seen: dict[str, Any] = {"seat": owner, "order": s.get(owner, Player.order)}
    if cabal == state.NOBODY:
        return seen
    first = FIRST_CABAL_CARD + cabal * 5
    return {
        **seen,
        **columns_seen(s, "players", owner, {}, False),
        "board": see_board(s.content, cabal),
        "vp": vp(s, owner),
        "rank": rank(s, owner),
        "made": {name: s.get(owner, Player.made + i) for i, name in enumerate(MANOEUVRE_IDS)},
        "token": TOKEN_IDS[s.token_of(owner)],
        "played": [s.content.card_ids[first + i] for i in range(5) if s.get(owner, Player.played) >> i & 1],
        "used": [s.element_id(e) for e in s.elements(owner) if s.is_used(owner, e)],
        "markers": {SECTOR_IDS[i]: s.level(owner, i) for i in range(SECTORS) if s.level(owner, i)},
        "cards": [see_card(s, card) for card in s.own[owner]],
    }


@lru_cache(maxsize=64)
def see_board(k: Content, cabal: int) -> dict[str, Any]:
    """What is printed on a Cabal's board and screen: VP of the Opportunity slots, cost and VP of the Cabal slots,
    the Endowment."""
    endowment = {GOOD_IDS[good]: k.endowment[cabal * GOODS + good] for good in range(GOODS)}
    return {
        "slots": [k.slot_vp[cabal * 8 + i] for i in range(k.slots[cabal])],
        "costs": [k.cabal_cost[cabal * 5 + i] for i in range(5)],
        "vp": [k.cabal_vp[cabal * 5 + i] for i in range(5)],
        "endowment": {good: n for good, n in endowment.items() if n},
    }


def see_card(s: Diktat, own: int) -> dict[str, Any]:
    card = own & 127
    tokens = [GOOD_IDS[t] if t else None for t in (s.placed(card, k) for k in range(3))]
    symbols = [k for k in range(3) if s.content.symbols[card * 3 + k] >= 0]
    return {"card": s.content.card_ids[card], "aside": own >= state.ASIDE, "tokens": [tokens[k] for k in symbols]}


def is_known(pawn: int, owner: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) knows what a pawn is: it is its own, was shown to it, or to everybody."""
    eyes = eyes_of(pawn)
    return owner == seat or (seat is not None and bool(eyes >> seat & 1)) or bool(eyes >> 5)


def see_piles(s: Diktat) -> list[dict[str, Any]]:
    """DIK-Q20  Every pile's place, owner and height; its pawns, top first, as far as they are known to all."""
    return [see_pile(s, at, None) for at in range(0, len(s.piles), Pile.WIDTH)]


def see_known_piles(s: Diktat, piles: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """The pawns that this seat knows besides: an owner knows all of them (DIK-028)."""
    return [
        see_pile(s, n * Pile.WIDTH, seat)
        if pile["owner"] == seat or any(seat in of for of in pile["seen_by"])
        else pile
        for n, pile in enumerate(piles)
    ]


def see_pile(s: Diktat, at: int, seat: int | None) -> dict[str, Any]:
    serial, owner = s.piles[at + Pile.serial], s.piles[at + Pile.owner]
    pawns = [s.pawns[s.find_pawn(serial, i)] for i in range(1, s.piles[at + Pile.height] + 1)]
    return {
        "pile": serial,
        "owner": None if owner == state.OTHERS else owner,
        "sector": SECTOR_IDS[s.piles[at + Pile.sector]],
        "sleeper": bool(s.piles[at + Pile.sleeper]),
        "pawns": [GOOD_IDS[kind_of(p)] if is_known(p, owner, seat) else None for p in pawns],
        "seen_by": [[o for o in range(s.seats) if eyes_of(p) >> o & 1] for p in pawns],
    }


def see_sectors(s: Diktat, sectors: object) -> dict[str, dict[str, object]]:
    """What lies on each sector; `piles` of those that count towards its `limit` (DIK-013, DIK-185)."""
    return {
        name: columns_seen(s, "sectors", i, {}, False) | {"piles": s.pile_count(i), "limit": pile_limit(s.seats)}
        for i, name in enumerate(SECTOR_IDS)
    }


def see_secret(s: Diktat, seat: int | None) -> object:
    """The face-down card: nothing, or that it lies there, or which it is for those who saw it."""
    if s.secret == state.NOBODY:
        return None
    known = s.secret_eyes >> 5 or (seat is not None and s.secret_eyes >> seat & 1)
    return {"card": s.content.card_ids[s.secret] if known else None}


def see_offers(s: Diktat, seat: int | None) -> list[dict[str, Any]]:
    return [
        {"offer": o[0], "seat": o[1], "to": o[2], "items": items, "unseen": [item for item in items if unseen(item)]}
        for o in s.offers
        if seat is not None and seat in (o[1], o[2])
        for items in [describe(s, o, 3)]
    ]


def unseen(item: object) -> bool:
    """DIK-Q51  Goods behind a screen change hands unseen by others."""
    side, what = str(item).split(":")[:2]
    return side in ("give", "get") and what in GOOD_IDS[:SCREENED]


def see_oaths(s: Diktat, seat: int | None) -> list[dict[str, Any]]:
    """The text of oaths is public; whether a sworn statement was true is not (DIK-Q56), nor, but for the parties,
    whether goods that pass unseen have passed (DIK-Q51)."""
    return [
        {
            "oath": o[0],
            "parties": [o[1], o[2]],
            "clauses": [
                {
                    "seat": o[at + WHO],
                    "clause": clause_id(s, o[at + KIND], o[at + X], o[at + Y]),
                    "cycle": o[at + DEADLINE],
                    "open": not o[at + STATUS] & (VOID if unseen_gift(o, at, seat) else CLOSED),
                }
                for at in range(HEAD, len(o), CLAUSE)
            ],
        }
        for o in s.oaths
    ]


SEES: dict[str, Sight] = sights(
    Diktat,
    players=Plus(see_players, see_screen),
    sectors=Public(see_sectors),
    piles=Plus(see_piles, see_known_piles),
    secret=By(see_secret),
    offers=By(see_offers),
    oaths=By(see_oaths),
)


def phases(s: Diktat) -> list[str]:
    """Those of a Cycle: a game with the Others begins each in the dark."""
    return [name for phase, name in enumerate(state.PHASE_IDS) if phase > (0 if s.others else state.DARKNESS)]


SHOWS: dict[str, Callable[[Any], object]] = {
    "cycles": lambda s: int(cycles(s.seats)),
    "goal": lambda s: GOAL,
    "phases": phases,
}
