"""When what an element says may be used, and what it may act on (DIK-176, DIK-Q07, DIK-Q30, DIK-Q31, DIK-Q91)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import pack
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import piles_of
from ludotheque.games.diktat.guards import why_not_arrive, why_not_develop
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import has_free_symbol, is_bonus
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector
from ludotheque.kit.effects import program

NOT_YOURS: Final = Refusal("DIK-176", "not-your-element")
NO_SUCH_EFFECT: Final = Refusal("DIK-176", "no-such-effect")
IS_USED: Final = Refusal("DIK-025", "is-used")
NOT_NOW: Final = Refusal("DIK-Q07", "not-in-this-window")
NOT_YOUR_TURN: Final = Refusal("DIK-Q30", "own-turn-only")
NO_SECOND_PAWN: Final = Refusal("DIK-Q30", "no-second-pawn")
NOTHING_TO_DO: Final = Refusal("DIK-173", "nothing-to-do")
NOT_ENOUGH: Final = Refusal("DIK-173", "not-enough")
NONE_IN_STOCK: Final = Refusal("DIK-Q39", "none-in-stock")
TOKENS_SPENT: Final = Refusal("DIK-038", "tokens-spent")
NOTHING_USED: Final = Refusal("DIK-024", "nothing-to-refresh")
NO_SECRET: Final = Refusal("DIK-077", "no-secret-card")
NO_AGENTS: Final = Refusal("DIK-Q18", "no-agents")


def owns(s: Diktat, seat: i64, element: i64) -> bool:
    for other in s.elements(seat):
        if other == element:
            return True
    return False


def why_not_now(s: Diktat, seat: i64, verb: i64, window: i64, turn: i64) -> Refusal | None:
    """DIK-Q07  Which Manifestations each window allows; decided by public facts alone."""
    if window == 0:
        return NOT_NOW
    if verb == effects.PLAY_TWICE or verb == effects.SKIP_TURN or is_bonus(verb):
        return why_not_in_turn(s, seat, verb, window) if turn == seat else NOT_YOUR_TURN
    if verb == effects.NAME_SECTOR or verb == effects.RETREAT:
        return None if window == verbs.BEFORE_SECTOR else NOT_NOW
    if verb == effects.NAME_FIRST:
        return None if window == verbs.BEFORE_FIRST else NOT_NOW
    if verb == effects.TAKE_BACK:
        return None if s.phase == state.MANOEUVRES else NOT_NOW
    if verb == effects.STRIKE:
        if window != verbs.TURN_START or turn == seat:
            return NOT_NOW
        return None if s.get(turn, Player.members) > 0 and s.get(turn, Player.forced) == 0 else NOT_NOW
    return None


def why_not_in_turn(s: Diktat, seat: i64, verb: i64, window: i64) -> Refusal | None:
    """Of one's own turn: its start, or after a manoeuvre."""
    if verb == effects.SKIP_TURN:
        return None if window == verbs.TURN_START else NOT_YOUR_TURN
    after = window == verbs.AFTER_MANOEUVRE or window == verbs.MID_TURN
    if verb != effects.PLAY_TWICE:
        return None if after else NOT_YOUR_TURN
    if not after and window != verbs.TURN_START:
        return NOT_YOUR_TURN
    needed: i64 = 1 if window == verbs.AFTER_MANOEUVRE else 2
    top = s.stack[-1]
    if isinstance(top, Procedure):
        needed += top.promised()
    return None if s.get(seat, Player.pawns) >= needed else NO_SECOND_PAWN


def why_not_verb(s: Diktat, seat: i64, verb: i64, n: i64, a: i64, b: i64) -> Refusal | None:
    """Whether a verb that is aimed at nothing has something to act on."""
    if verb == effects.EXCHANGE:
        return why_not_exchange(s, seat, a, b)
    if verb == effects.LOOK_SECRET:
        return None if s.secret != state.NOBODY else NO_SECRET
    if verb == effects.MOVE_PILE or verb == effects.RETREAT:
        return None if can_move_pile(s, seat) else NOTHING_TO_DO
    if verb == effects.MOVE_PAWNS:
        return None if can_move_pawns(s, seat) else NOTHING_TO_DO
    if verb == effects.MOVE_OTHERS:
        return None if can_move_others(s) else NOTHING_TO_DO
    if verb == effects.BONUS_SPY:
        return None if something_to_spy(s, seat) else NOTHING_TO_DO
    if verb == effects.BONUS_DEVELOP:
        return why_not_develop(s, seat, n)
    if verb == effects.BONUS_ASSASSINATE or verb == effects.KILL_SPREE:
        return None if someone_to_kill(s, seat) else NOTHING_TO_DO
    if verb == effects.TUNNELS:
        return why_not_tunnel(s, seat, n)
    if verb == effects.CAMPAIGN:
        return None if len(hosts(s, seat, state.NOBODY)) > 0 else TOKENS_SPENT
    return None


def why_not_tunnel(s: Diktat, seat: i64, bonus: i64) -> Refusal | None:
    if s.agents(seat) == 0:
        return NO_AGENTS
    sector: i64
    for sector in range(names.SECTORS):
        if why_not_arrive(s, sector, bonus) is None:
            return None
    return NOTHING_TO_DO


def why_not_exchange(s: Diktat, seat: i64, give: i64, get: i64) -> Refusal | None:
    """DIK-173, DIK-Q13  The whole price, from what the player has; never by a forced Debt."""
    good = give >> 4
    n = give & 15
    kind: i64
    if good == names.ANY_AFFINITY:
        enough = False
        for kind in range(names.POLITICS, names.ARTEFACT + 1):
            if s.get(seat, kind) >= n:
                enough = True
        if not enough:
            return NOT_ENOUGH
    elif s.get(seat, good) < n:
        return NOT_ENOUGH
    if get >> 4 == names.OTHER_AFFINITY:
        return None if can_change(s, seat) else NONE_IN_STOCK
    return None


def can_change(s: Diktat, seat: i64) -> bool:
    """Whether some own Affinity can be changed for another type still in stock."""
    have: i64
    want: i64
    for have in range(names.POLITICS, names.ARTEFACT + 1):
        if s.get(seat, have) > 0:
            for want in range(names.POLITICS, names.ARTEFACT + 1):
                if want != have and s.affinity_stock(want) > 0:
                    return True
    return False


def refreshes(s: Diktat, element: i64) -> bool:
    """Whether an element removes Used tokens."""
    book = s.content.book
    row: i64
    for row in range(book.first[element], book.first[element + 1]):
        section = book.entries[row * program.ENTRY_WIDTH]
        if section == names.MANIFESTATION or section == names.SPECIAL:
            if s.content.verb(row) == effects.REFRESH:
                return True
    return False


def why_not_refresh(s: Diktat, seat: i64, source: i64, element: i64) -> Refusal | None:
    """House: another own Used element that does not itself remove Used tokens."""
    if element == source:
        return NOT_YOURS
    return None if s.is_used(seat, element) and not refreshes(s, element) else NOTHING_USED


def can_move_pile(s: Diktat, seat: i64) -> bool:
    """Whether some own pile has somewhere else to go."""
    for pile in piles_of(s, seat):
        here = s.place(pile)
        sector: i64
        for sector in range(names.SECTORS):
            if sector != here and why_not_arrive(s, sector, 0) is None:
                return True
    return False


def can_move_pawns(s: Diktat, seat: i64) -> bool:
    """DIK-Q31  Two own piles in different sectors."""
    first: i64 = state.NOBODY
    for pile in piles_of(s, seat):
        if first == state.NOBODY:
            first = s.place(pile)
        elif s.place(pile) != first:
            return True
    return False


def why_not_host_others(s: Diktat, sector: i64, source: i64) -> Refusal | None:
    """DIK-192, DIK-Q91  Another sector that has an Others pile, or room for one."""
    if sector >= names.SECTORS or sector == source:
        return NOTHING_TO_DO
    if s.others_pile(sector) != 0 or s.on(sector, Sector.corruption) > 0:
        return None
    return why_not_arrive(s, sector, 0)


def can_move_others(s: Diktat) -> bool:
    source: i64
    sector: i64
    for source in range(names.SECTORS):
        if s.haunting(source) > 0:
            for sector in range(names.SECTORS):
                if why_not_host_others(s, sector, source) is None:
                    return True
    return False


def why_not_place_on(s: Diktat, seat: i64, token: i64, target: i64) -> Refusal | None:
    """House: one Blockhaus or Revolt a sector, one Sleeper Agent an opposing player's pile."""
    if token == names.BLOCKHAUS:
        return None if target < names.SECTORS and s.on(target, Sector.blockhaus) == 0 else NOTHING_TO_DO
    if token == names.REVOLT:
        return None if target < names.SECTORS and s.on(target, Sector.revolt) == 0 else NOTHING_TO_DO
    row = s.row(target)
    if row < 0 or s.piles[row + Pile.owner] == seat or s.piles[row + Pile.owner] == state.OTHERS:
        return NOTHING_TO_DO
    return None if s.piles[row + Pile.sleeper] == 0 else NOTHING_TO_DO


def something_to_spy(s: Diktat, seat: i64) -> bool:
    """DIK-Q24  An opposing or Others pawn, or the secret card."""
    return s.secret != state.NOBODY or opposing_pile(s, seat)


def opposing_pile(s: Diktat, seat: i64) -> bool:
    n: i64 = len(s.piles)
    at: i64 = 0
    while at < n:
        if s.piles[at + Pile.owner] != seat:
            return True
        at += Pile.WIDTH
    return False


def someone_to_kill(s: Diktat, seat: i64) -> bool:
    """DIK-Q27  An opposing pawn, an Others pawn or a Corruption token."""
    if opposing_pile(s, seat):
        return True
    sector: i64
    if s.others:
        for sector in range(names.SECTORS):
            if s.on(sector, Sector.corruption) > 0:
                return True
    return False


def tempted(s: Diktat, seat: i64, window: i64) -> bool:
    """Whether a seat may have something to do in a window that no decision holds open, as far as everybody
    can tell (DIK-Q102): a free Affinity symbol, or an unused Manifestation that the window allows."""
    if has_free_symbol(s, seat):
        return True
    book = s.content.book
    for element in s.elements(seat):
        row: i64
        for row in range(book.first[element], book.first[element + 1]):
            if book.entries[row * program.ENTRY_WIDTH] == names.MANIFESTATION and s.applies(row):
                if not s.is_used(seat, element):
                    if why_not_now(s, seat, s.content.verb(row), window, state.NOBODY) is None:
                        return True
    return False


def hosts(s: Diktat, seat: i64, last: i64) -> vec[i64]:
    """Boards that can take one more Membership: two a player, three in a game of 2."""
    out = vec[i64](capacity=4)
    if s.get(seat, Player.stock) == 0:
        return out
    most: i64 = 3 if s.seats == 2 else 2
    host: i64
    for host in range(s.seats):
        if host != seat and s.get(host, Player.members) < most and (host != last or s.seats == 2):
            out = append(out, pack(verbs.OPPONENT, host))
    return out
