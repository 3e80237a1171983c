"""L'art de la politique (DIK-103 to DIK-111): offers, deals, oaths, showing and telling.

An offer is a vec: its number, who offers, to whom, then ITEM integers for each item: a code, two
arguments and, for a clause, how many Cycles ahead its deadline lies (0: this Cycle, 1: the next).
Codes below TAKES are given by the offerer; TAKES + code is given by the other; OATH + kind is a clause
the offerer swears, THEIR_OATH + kind one the other swears.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.vecs import filled
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.guards import SECTOR_FULL
from ludotheque.games.diktat.phases.affinity import affinities_held
from ludotheque.games.diktat.phases.duties import note_refused
from ludotheque.games.diktat.phases.oaths import (
    ACT_GIVE,
    ACT_GIVE_CARD,
    ACT_GIVE_MARKER,
    ACT_WITHDRAW,
    SWEAR_BID_LEAST,
    SWEAR_BID_MOST,
    SWEAR_FIRST,
    SWEAR_GIVE,
    SWEAR_GIVE_CARD,
    SWEAR_KILL,
    SWEAR_NO_KILL,
    SWEAR_NO_TAKE,
    SWEAR_NO_USE,
    SWEAR_PAWN,
    SWEAR_SECRET,
    SWEAR_TAKE,
    SWEAR_WITHDRAW,
    SWEARS,
    clause_id,
    counts,
)
from ludotheque.games.diktat.queries import affinities_given, marker_element, pile_limit
from ludotheque.games.diktat.state import Diktat, Pile, Player, eyes_of

OFFER_HEAD: Final = 3
ITEM: Final = 4
GIVE_GOOD: Final = 1  # x good, y how many
GIVE_CARD: Final = 2  # x card
GIVE_MARKER: Final = 3  # x sector
GIVE_PLACE: Final = 4  # x pile: it is withdrawn (DIK-106)
GIVE_TEAM: Final = 5  # x sector: whose turn it is sends a team there at once (DIK-Q57)
TAKES: Final = 10
OATH: Final = 100
THEIR_OATH: Final = 200
MOST_ITEMS: Final = 24

NO_PARTNER: Final = Refusal("DIK-Q50", "no-partner")
EMPTY_DEAL: Final = Refusal("DIK-Q50", "empty-deal")
TOO_MANY: Final = Refusal("DIK-Q50", "too-many-offers")
TOO_LONG: Final = Refusal("DIK-Q50", "too-long")
NOT_TRADABLE: Final = Refusal("DIK-Q47", "not-tradable")
NOT_HELD: Final = Refusal("DIK-Q47", "not-held")
TWICE_IN_DEAL: Final = Refusal("DIK-Q50", "item-twice")
OWES_AFFINITY: Final = Refusal("DIK-Q48", "owes-affinity")
NO_TEAM_NOW: Final = Refusal("DIK-Q57", "no-team-now")
NO_SUCH_CLAUSE: Final = Refusal("DIK-Q53", "no-such-clause")
NOT_KNOWN: Final = Refusal("DIK-Q53", "not-lawfully-known")
BAD_DEADLINE: Final = Refusal("DIK-Q53", "bad-deadline")
NO_SUCH_OFFER: Final = Refusal("DIK-Q50", "no-such-offer")


def why_not_offer(s: Diktat, seat: i64, words: vec[i64], window: i64) -> Refusal | None:
    """DIK-Q47 to DIK-Q53  A deal its maker could carry out now. What the other side is asked for is tested only
    as far as everybody can see: the rest when that side accepts (DIK-Q48)."""
    n: i64 = len(words)
    if n < 1 or words[0] >= s.seats or words[0] == seat:
        return NO_PARTNER
    if n == 1:
        return EMPTY_DEAL
    if (n - 1) % ITEM != 0 or n > 1 + MOST_ITEMS * ITEM:
        return TOO_LONG
    at: i64 = 1
    while at < n:
        bad = why_not_item(s, seat, words[0], words, at, window)
        if bad is not None:
            return bad
        at += ITEM
    if offer_number(s, seat, words[0]) == state.NOBODY:
        return TOO_MANY
    return why_not_side(s, seat, words, 1, 0)


def tradable(s: Diktat, seat: i64, owner: i64, window: i64) -> vec[i64]:
    """Each card, marker and place of a pile that this seat's offer may name as that owner's: code, then which."""
    found = vec[i64](capacity=16)
    for card in s.own[owner]:
        found = if_tradable(s, seat, owner, GIVE_CARD, card & 127, window, found)
    sector: i64
    for sector in range(names.SECTORS):
        if s.level(owner, sector) > 0:
            found = if_tradable(s, seat, owner, GIVE_MARKER, sector, window, found)
    at: i64 = 0
    while at < len(s.piles):
        if s.piles[at + Pile.owner] == owner:
            found = if_tradable(s, seat, owner, GIVE_PLACE, s.piles[at], window, found)
        at += Pile.WIDTH
    return found


def if_tradable(s: Diktat, seat: i64, owner: i64, code: i64, which: i64, window: i64, found: vec[i64]) -> vec[i64]:
    line = vec[i64]([owner, code + TAKES, which, 0, 0])
    if owner == seat:
        line[0] = (owner + 1) % s.seats
        line[1] = code
    if why_not_offer(s, seat, line, window) is not None:
        return found
    return append(append(found, code), which)


def offer_number(s: Diktat, seat: i64, to: i64) -> i64:
    """A free number for an offer. It names the two parties: nothing in it tells how much the others talk."""
    k: i64
    for k in range(1, 8):
        if find_offer(s, seat * 64 + to * 8 + k) < 0:
            return seat * 64 + to * 8 + k
    return state.NOBODY


def why_not_item(s: Diktat, seat: i64, other: i64, words: vec[i64], at: i64, window: i64) -> Refusal | None:
    """One line of an offer, by what is public and what its maker knows."""
    code = words[at]
    x = words[at + 1]
    y = words[at + 2]
    if code >= THEIR_OATH:
        return why_not_clause(s, other, code - THEIR_OATH, x, y, words[at + 3])
    if code >= OATH:
        return why_not_clause(s, seat, code - OATH, x, y, words[at + 3])
    giver = seat if code < TAKES else other
    what = code if code < TAKES else code - TAKES
    if what == GIVE_GOOD:
        return why_not_good(s, giver, x, y)
    if what == GIVE_CARD:
        if x >= names.CARDS:
            return NOT_TRADABLE  # DIK-006: a Cabal card is no Possession
        return None if s.owner_of_card(x) == giver else NOT_HELD
    if what == GIVE_MARKER:
        return None if x < names.SECTORS and s.level(giver, x) > 0 else NOT_HELD
    if what == GIVE_PLACE:
        return None if owns_pile(s, giver, x) else NOT_HELD
    if what == GIVE_TEAM:
        return why_not_team(s, giver, words, at, window)
    return NOT_TRADABLE


def why_not_good(s: Diktat, giver: i64, good: i64, n: i64) -> Refusal | None:
    """So many of a good; how many anybody has behind a screen, nobody can tell."""
    if good >= names.GOODS or n < 1 or n > 99:
        return NOT_TRADABLE
    return NOT_HELD if good >= names.SCREENED and s.get(giver, good) < n else None


def owns_pile(s: Diktat, seat: i64, pile: i64) -> bool:
    row = s.row(pile)
    return row >= 0 and s.piles[row + Pile.owner] == seat


def why_not_team(s: Diktat, seat: i64, words: vec[i64], at: i64, window: i64) -> Refusal | None:
    """DIK-Q57  In the beneficiary's own turn, a team in the place of a pile that the same deal withdraws."""
    if (
        (window != verbs.TURN_START and window != verbs.MID_TURN)
        or s.actor() != seat
        or s.get(seat, Player.forced) != 0
    ):
        return NO_TEAM_NOW
    place = GIVE_PLACE + TAKES - words[at] + GIVE_TEAM  # the other side's code
    freed: i64 = 0
    i = at % ITEM
    while i < len(words):
        if words[i] == place and s.row(words[i + 1]) >= 0 and s.place(words[i + 1]) == words[at + 1]:
            freed += 1
        i += ITEM
    if freed == 0:
        return NO_TEAM_NOW
    return None if s.pile_count(words[at + 1]) - freed < pile_limit(s.seats) else SECTOR_FULL


def why_not_clause(s: Diktat, seat: i64, kind: i64, x: i64, y: i64, ahead: i64) -> Refusal | None:
    """DIK-Q53  A clause from the closed list, with a deadline in this Cycle or the next."""
    if ahead > 1:
        return BAD_DEADLINE
    if kind < 1 or kind >= SWEARS:
        return NO_SUCH_CLAUSE
    if kind == SWEAR_PAWN or kind == SWEAR_SECRET:
        return why_not_state(s, seat, kind, x, y)
    if kind == SWEAR_WITHDRAW:
        return None if owns_pile(s, seat, x) else NO_SUCH_CLAUSE
    if x >= clause_bound(s, kind) or ((kind == SWEAR_KILL or kind == SWEAR_NO_KILL) and x == seat):
        return NO_SUCH_CLAUSE
    most: i64 = 99 if kind == SWEAR_GIVE else 9
    return NO_SUCH_CLAUSE if counts(kind) and (y < 1 or y > most) else None


def clause_bound(s: Diktat, kind: i64) -> i64:
    """What the first number of a clause must be below: it is a player, a card, PP, a right, a good, or a sector."""
    if kind == SWEAR_KILL or kind == SWEAR_NO_KILL or kind == SWEAR_FIRST:
        return s.seats
    if kind == SWEAR_TAKE or kind == SWEAR_NO_TAKE or kind == SWEAR_GIVE_CARD:
        return names.CARDS
    if kind == SWEAR_BID_LEAST or kind == SWEAR_BID_MOST:
        return 100
    if kind == SWEAR_NO_USE:
        return names.ELEMENTS
    return names.GOODS if kind == SWEAR_GIVE else names.SECTORS


def why_not_state(s: Diktat, seat: i64, kind: i64, x: i64, y: i64) -> Refusal | None:
    """DIK-Q53  A statement about something the swearer lawfully knows, as all can tell; it need not be true."""
    if kind == SWEAR_SECRET:
        return None if x < names.CARDS and s.secret_eyes >> seat & 1 == 1 else NOT_KNOWN
    index = s.find_pawn(x, y >> 2)
    if s.row(x) < 0 or index < 0 or y & 3 > 2:
        return NO_SUCH_CLAUSE
    known = s.owner(x) == seat or eyes_of(s.pawns[index]) >> seat & 1 == 1
    return None if known else NOT_KNOWN


def why_not_side(s: Diktat, giver: i64, words: vec[i64], first: i64, side: i64) -> Refusal | None:
    """Whether a party has everything it gives (side 0: the offerer's items, TAKES: the other's), each thing
    once, and can still discard the Affinities its Possessions gave (DIK-Q48)."""
    given = goods_given(words, first, side)
    owed: i64 = 0
    freed: i64 = 0
    teams: i64 = 0
    n: i64 = len(words)
    at = first
    while at < n:
        code = words[at] - side
        if code >= GIVE_CARD and code <= GIVE_TEAM:
            before = listed_before(words, at, first)
            if before > (1 if code == GIVE_MARKER else 0):
                return TWICE_IN_DEAL
            if code == GIVE_TEAM:
                teams += 1
            elif not still_held(s, giver, code, words[at + 1], before):
                return NOT_HELD
            else:
                owed += affinities_of(s, giver, code, words[at + 1], before)
        at += ITEM
    good: i64
    if teams > 0 and s.agents(giver) - given[names.CITIZEN] - given[names.GUARD] - given[names.EMISSARY] < 1:
        return NOT_HELD
    for good in range(names.GOODS):
        if given[good] > s.players[giver * Player.WIDTH + good]:
            return NOT_HELD
        if good >= names.POLITICS and good <= names.ARTEFACT:
            freed += given[good]
    if owed > 0 and affinities_held(s, giver) - freed < owed:
        return OWES_AFFINITY
    return None


def goods_given(words: vec[i64], first: i64, side: i64) -> vec[i64]:
    """How many of each good a party gives."""
    given = filled(names.GOODS, 0)
    n: i64 = len(words)
    at = first
    while at < n:
        if words[at] - side == GIVE_GOOD and words[at + 1] < names.GOODS:
            given[words[at + 1]] += words[at + 2]
        at += ITEM
    return given


def still_held(s: Diktat, giver: i64, code: i64, x: i64, before: i64) -> bool:
    """Whether a party has what it gives; `before`: how often the deal has named it already."""
    if code == GIVE_CARD:
        return s.owner_of_card(x) == giver
    if code == GIVE_MARKER:
        return s.level(giver, x) - before > 0
    return s.row(x) >= 0 and s.owner(x) == giver


def affinities_of(s: Diktat, giver: i64, code: i64, x: i64, before: i64) -> i64:
    """DIK-Q48  The Affinities that a Possession gave, to be discarded with it."""
    if code == GIVE_CARD:
        return affinities_given(s, x)
    if code != GIVE_MARKER:
        return 0
    level = s.level(giver, x) - before
    owed = affinities_given(s, marker_element(x, level))
    return owed - affinities_given(s, marker_element(x, 1)) if level == 2 else owed


def listed_before(words: vec[i64], at: i64, first: i64) -> i64:
    """How often the same thing is listed earlier on the same side: twice is right for a stack of markers only."""
    count: i64 = 0
    i = first
    while i < at:
        if words[i] == words[at] and (words[i + 1] == words[at + 1] or words[at] % TAKES == GIVE_TEAM):
            count += 1
        i += ITEM
    return count


def find_offer(s: Diktat, number: i64) -> i64:
    i: i64
    for i in range(len(s.offers)):
        if s.offers[i][0] == number:
            return i
    return -1


def why_not_accept(s: Diktat, seat: i64, number: i64, window: i64) -> Refusal | None:
    """DIK-Q50  An open offer to this seat that both sides can still carry out."""
    i = find_offer(s, number)
    if i < 0 or s.offers[i][2] != seat:
        return NO_SUCH_OFFER
    offer = s.offers[i]
    at: i64 = OFFER_HEAD
    while at < len(offer):
        bad = why_not_item(s, offer[1], seat, offer, at, window)
        if bad is not None:
            return bad
        at += ITEM
    bad = why_not_side(s, offer[1], offer, OFFER_HEAD, 0)
    if bad is not None:
        return bad
    return why_not_side(s, seat, offer, OFFER_HEAD, TAKES)


def why_not_end_offer(s: Diktat, seat: i64, number: i64, column: i64) -> Refusal | None:
    """Only the maker (column 1) retracts an offer, only the other (column 2) declines it."""
    i = find_offer(s, number)
    return None if i >= 0 and s.offers[i][column] == seat else NO_SUCH_OFFER


def make_offer(s: Diktat, seat: i64, words: vec[i64]) -> None:
    """DIK-Q50, DIK-Q51  An offer is known to the two parties only."""
    number = offer_number(s, seat, words[0])
    offer = append(vec[i64](capacity=len(words) + 2), number)
    offer = append(offer, seat)
    for word in words:
        offer = append(offer, word)
    s.offers = [*s.offers, offer]
    if s.loud:
        both = 1 << seat | 1 << words[0]
        secret: dict[str, object] = {"seat": seat, "to": words[0], "items": describe(s, offer, 3)}
        s.confide("DIK-Q50", "offered", both, secret)


def take_offer(s: Diktat, number: i64) -> vec[i64]:
    """Take an offer off the table."""
    i = find_offer(s, number)
    offer = s.offers[i]
    s.offers = s.offers[:i] + s.offers[i + 1 :]
    return offer


def drop_offer(s: Diktat, number: i64, key: str) -> None:
    offer = take_offer(s, number)
    if s.loud:
        both = 1 << offer[1] | 1 << offer[2]
        s.confide("DIK-Q50", key, both, {"seat": offer[1], "to": offer[2], "items": describe(s, offer, 3)})


def decline_offer(s: Diktat, number: i64) -> None:
    """DIK-Q55  Whoever turns down what the other had sworn to give, for nothing, cannot blame the other."""
    offer = s.offers[find_offer(s, number)]
    at: i64 = OFFER_HEAD
    gift = len(s.oaths) > 0
    while at < len(offer):
        gift = gift and offer[at] < TAKES
        at += ITEM
    at = OFFER_HEAD
    while gift and at < len(offer):
        x = offer[at + 1]
        if offer[at] == GIVE_GOOD:
            note_refused(s, offer[1], offer[2], ACT_GIVE, x, offer[at + 2])
        elif offer[at] == GIVE_CARD:
            note_refused(s, offer[1], offer[2], ACT_GIVE_CARD, x, 0)
        elif offer[at] == GIVE_MARKER:
            note_refused(s, offer[1], offer[2], ACT_GIVE_MARKER, x, 0)
        elif offer[at] == GIVE_PLACE:
            note_refused(s, offer[1], offer[2], ACT_WITHDRAW, x, 0)
        at += ITEM
    drop_offer(s, number, "declined")


def lapse_offers(s: Diktat, window: i64) -> None:
    """DIK-Q50  An offer lapses when something in it is gone, as far as its maker and everybody can see."""
    kept: list[vec[i64]] = []
    for offer in s.offers:
        bad = why_not_side(s, offer[1], offer, OFFER_HEAD, 0)
        at: i64 = OFFER_HEAD
        while bad is None and at < len(offer):
            bad = why_not_item(s, offer[1], offer[2], offer, at, window)
            at += ITEM
        if bad is None:
            kept.append(offer)
    s.offers = kept


def describe(s: Diktat, offer: vec[i64], depth: i64) -> list[object]:
    """The items of an offer as ids; depth 1: only what everybody sees (DIK-Q51), 3: all of it."""
    out: list[object] = []
    at: i64 = OFFER_HEAD
    while at < len(offer):
        code = offer[at]
        x = offer[at + 1]
        y = offer[at + 2]
        hidden = code % TAKES == GIVE_GOOD and code < OATH and x < names.SCREENED
        if depth == 3 or not hidden:
            out.append(item_id(s, code, x, y, offer[at + 3]))
        at += ITEM
    return out


def item_id(s: Diktat, code: i64, x: i64, y: i64, ahead: i64) -> str:
    """One item in the notation of the command line."""
    if code >= OATH:
        side = "i" if code < THEIR_OATH else "you"
        return f"{side}:{clause_id(s, code % OATH, x, y)}:{ahead}"
    side = "give" if code < TAKES else "get"
    what = code % TAKES
    if what == GIVE_GOOD:
        return f"{side}:{names.GOOD_IDS[x]}:{y}"
    if what == GIVE_CARD:
        return f"{side}:card:{s.content.card_ids[x]}"
    if what == GIVE_MARKER:
        return f"{side}:marker:{names.SECTOR_IDS[x]}"
    if what == GIVE_TEAM:
        return f"{side}:team:{names.SECTOR_IDS[x]}"
    return f"{side}:place:{x}"
