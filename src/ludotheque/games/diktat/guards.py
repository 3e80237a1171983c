"""Guards shared by several chapters: None, or the refusal that cites the rule."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.games.diktat import effects, names, state
from ludotheque.games.diktat.acts import debts_left, trophies_left
from ludotheque.games.diktat.queries import capacity, fits, pile_limit
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector

NO_SUCH_PILE: Final = Refusal("DIK-Q20", "no-such-pile")
NO_SUCH_PAWN: Final = Refusal("DIK-Q20", "no-such-pawn")
OWN_PAWN: Final = Refusal("DIK-Q26", "own-pawn")
KNOWN_TO_OWNER: Final = Refusal("DIK-Q24", "own-pawn-known")
NO_CORRUPTION: Final = Refusal("DIK-196", "no-corruption")
SECTOR_FULL: Final = Refusal("DIK-074", "sector-full")
NO_SUCH_SECTOR: Final = Refusal("DIK-071", "no-such-sector")
TRACK_FULL: Final = Refusal("DIK-Q28", "cabal-complete")
TOO_POOR: Final = Refusal("DIK-097", "too-poor")
DARKNESS_COVERS: Final = Refusal("DIK-226", "darkness")
NO_MARKER_LEFT: Final = Refusal("DIK-130", "no-marker")
NOT_A_TROPHY: Final = Refusal("DIK-130", "not-a-trophy")
NO_DARKNESS: Final = Refusal("DIK-227", "no-darkness")
ALREADY_BORROWED: Final = Refusal("DIK-034", "already-borrowed")
NO_DEBT_LEFT: Final = Refusal("DIK-Q15", "no-debt-left")
NOT_YOUR_CARD: Final = Refusal("DIK-169", "not-your-card")
NO_SYMBOL: Final = Refusal("DIK-170", "no-free-symbol")
NO_TOKEN_OF_TYPE: Final = Refusal("DIK-169", "no-such-token")
WRONG_SYMBOL: Final = Refusal("DIK-135", "wrong-symbol")


def why_not_pawn(s: Diktat, pile: i64, position: i64) -> Refusal | None:
    """DIK-Q20  Piles and their heights are public: a pawn is named by its pile and its position."""
    row = s.row(pile)
    if row < 0:
        return NO_SUCH_PILE
    if position < 1 or position > s.piles[row + 3]:
        return NO_SUCH_PAWN
    return None


def why_not_kill(s: Diktat, seat: i64, pile: i64, position: i64) -> Refusal | None:
    """DIK-084, DIK-179, DIK-186, DIK-Q26  Opposing and Others pawns only."""
    bad = why_not_pawn(s, pile, position)
    if bad is not None:
        return bad
    return OWN_PAWN if s.piles[s.row(pile) + Pile.owner] == seat else None


def why_not_look(s: Diktat, seat: i64, pile: i64, position: i64) -> Refusal | None:
    """DIK-077, DIK-Q24  Any pawn on the board but one's own."""
    bad = why_not_pawn(s, pile, position)
    if bad is not None:
        return bad
    return KNOWN_TO_OWNER if s.piles[s.row(pile) + Pile.owner] == seat else None


def why_not_kill_corruption(s: Diktat, sector: i64) -> Refusal | None:
    """DIK-196  A Corruption token can be assassinated as a Parasite."""
    return None if sector < names.SECTORS and s.on(sector, Sector.corruption) > 0 else NO_CORRUPTION


def why_not_arrive(s: Diktat, sector: i64, bonus: i64) -> Refusal | None:
    """DIK-013, DIK-074, DIK-185  A pile may come to a sector below its limit."""
    if sector >= names.SECTORS:
        return NO_SUCH_SECTOR
    return SECTOR_FULL if s.pile_count(sector) >= pile_limit(s.seats) + bonus else None


def develop_cost(s: Diktat, seat: i64, discount: i64) -> i64:
    """DIK-097  Cost of the next free slot of the Cabal track, discounts deducted."""
    slot = s.get(seat, Player.developed)
    cost = s.content.cabal_cost[s.cabal(seat) * 5 + slot] - discount - capacity(s, seat, effects.DEVELOP_DISCOUNT)
    return max(cost, 0)


def why_not_develop(s: Diktat, seat: i64, discount: i64) -> Refusal | None:
    """DIK-Q28  A free slot and enough PP."""
    if s.get(seat, Player.developed) >= 5:
        return TRACK_FULL
    return TOO_POOR if develop_cost(s, seat, discount) > s.get(seat, names.PP) else None


def why_not_any_trophy(s: Diktat, seat: i64, sector: i64) -> Refusal | None:
    """DIK-226, DIK-230, DIK-Q92  Darkness hides cards and markers from those without the Capacity (a Used marker
    gives none)."""
    if s.on(sector, Sector.darkness) > 0 and capacity(s, seat, effects.DARKNESS_PASS) == 0:
        return DARKNESS_COVERS
    return None


def why_not_marker(s: Diktat, seat: i64, sector: i64) -> Refusal | None:
    """DIK-130  A marker of the sector being conquered."""
    if s.on(sector, Sector.markers) == 0:
        return NO_MARKER_LEFT
    return why_not_any_trophy(s, seat, sector)


def why_not_card(s: Diktat, seat: i64, sector: i64, card: i64) -> Refusal | None:
    """DIK-130, DIK-199  A card of that sector on either track."""
    if card >= 72 or s.content.sector[card] != sector:
        return NOT_A_TROPHY
    for other in s.track:
        if other == card:
            return why_not_any_trophy(s, seat, sector)
    for other in s.corruption:
        if other == card:
            return why_not_any_trophy(s, seat, sector)
    return NOT_A_TROPHY


def can_claim(s: Diktat, seat: i64, sector: i64) -> bool:
    """DIK-Q59  Whether a seat has any Trophy to take in a sector."""
    dark = s.on(sector, Sector.darkness)
    if dark > 0:
        return True
    return trophies_left(s, sector) > 0


def why_not_borrow(s: Diktat, seat: i64) -> Refusal | None:
    """DIK-034, DIK-Q15  One voluntary Debt a Cycle, while tokens are left."""
    if s.get(seat, Player.borrowed) != 0:
        return ALREADY_BORROWED
    return NO_DEBT_LEFT if debts_left(s) == 0 else None


def why_not_score(s: Diktat, seat: i64, card: i64, symbol: i64, good: i64) -> Refusal | None:
    """DIK-169, DIK-170, DIK-Q46  An own token on a free matching symbol of an own card, each symbol a place of its
    own. What is placed stays there (DIK-Q37)."""
    mine = False
    for own in s.own[seat]:
        if own == card or own == card + state.ASIDE:
            mine = True
    if not mine:
        return NOT_YOUR_CARD
    if symbol > 2 or s.content.symbols[card * 3 + symbol] < 0 or s.placed(card, symbol) != 0:
        return NO_SYMBOL
    if good < 4 or good > 6 or s.get(seat, good) == 0:
        return NO_TOKEN_OF_TYPE
    return None if fits(s, seat, good, s.content.symbols[card * 3 + symbol]) else WRONG_SYMBOL
