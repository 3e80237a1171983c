"""Planning rows (OLO-213, OLO-214): which cards a player may lay, and in which order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import arg_a, arg_b, arg_c, pack
from ludotheque.games.olomoc import names, state, verbs
from ludotheque.games.olomoc.state import FIRST_MINISTRY, NONE, PROPAGANDA_CARD, Bloc, Piece, Player

OTHERS: Final = names.PHASES - 1  # cards of a row beside the ministry
LETTERS: Final = "123p"
SLOT_IDS: Final = ("1", "2", "3", "4", "5")


def _orders() -> tuple[str, ...]:
    """Every order of four cards: rouages by rank, each at most once, and propaganda."""
    found: list[str] = [""]
    for _ in range(OTHERS):
        found = [order + card for order in found for card in LETTERS if card == "p" or card not in order]
    return tuple(found)


ORDER_IDS: Final = _orders()


def _cards() -> vec[i64]:
    cards = vec[i64]()
    for order in ORDER_IDS:
        for letter in order:
            cards = append(cards, LETTERS.index(letter))
    return cards


def _masks() -> vec[i64]:
    masks = vec[i64]()
    for order in ORDER_IDS:
        masks = append(masks, sum(1 << LETTERS.index(letter) for letter in order if letter != "p"))
    return masks


ORDER_CARDS: Final = _cards()
ORDER_MASKS: Final = _masks()  # the rouages in it, a bit each


def to_lay(s: Bloc, seat: i64) -> i64:
    """OLO-213, OLO-Q60, OLO-Q117  The rouages whose activation cards a player has this cycle, a bit each."""
    mask: i64 = 0
    place: i64
    for place in range(names.CABAL):
        piece = seat * names.CABAL + place
        if s.of(piece, Piece.where) != state.OUT or s.of(piece, Piece.fell) == s.cycle:
            mask |= 1 << place
    return mask


def held(s: Bloc, seat: i64, design: i64) -> i64:
    """A ministry card of that design in a player's hand, or NONE."""
    card: i64
    for card in range(len(s.content.ministry_card)):
        if s.get(seat, Player.hand) >> card & 1 == 1 and s.content.ministry_card[card] == design:
            return card
    return NONE


def orders_of(s: Bloc, seat: i64) -> vec[i64]:
    """The orders of all the rouages that a player lays."""
    mask = to_lay(s, seat)
    out = vec[i64](capacity=24)
    order: i64
    for order in range(len(ORDER_MASKS)):
        if ORDER_MASKS[order] == mask:
            out = append(out, order)
    return out


def ministries(s: Bloc, seat: i64) -> vec[i64]:
    """Every ministry that a player may lay, in each of its slots, as plans without an order."""
    out = vec[i64](capacity=24)
    design: i64
    slot: i64
    for design in range(len(s.content.ministry_ids)):
        if held(s, seat, design) != NONE:
            for slot in range(names.PHASES):
                if s.content.ministry_slots[design] >> slot & 1 == 1:
                    out = append(out, pack(verbs.PLAN, design, slot))
    return out


def plans(s: Bloc, seat: i64) -> vec[i64]:
    """Every row that a player may lay."""
    out = vec[i64]()
    orders = orders_of(s, seat)
    for plan in ministries(s, seat):
        for order in orders:
            out = append(out, pack(verbs.PLAN, arg_a(plan), arg_b(plan), order))
    return out


def drawn(s: Bloc, seat: i64, draw: i64) -> i64:
    """One of them."""
    orders = orders_of(s, seat)
    found = ministries(s, seat)
    plan = found[draw // len(orders) % len(found)]
    return pack(verbs.PLAN, arg_a(plan), arg_b(plan), orders[draw % len(orders)])


def card_at(plan: i64, slot: i64) -> i64:
    """The card that a plan lays in a slot."""
    ministry = arg_b(plan)
    if slot == ministry:
        return FIRST_MINISTRY + arg_a(plan)
    return ORDER_CARDS[arg_c(plan) * OTHERS + (slot if slot < ministry else slot - 1)]


def lay(s: Bloc, seat: i64, plan: i64) -> None:
    slot: i64
    for slot in range(names.PHASES):
        s.rows[seat * names.PHASES + slot] = card_at(plan, slot)


def imagine_row(s: Bloc, seat: i64) -> None:
    """A row that a player may have laid, for whoever has seen the cards turned up so far."""
    if s.card(seat, 0) == NONE or s.phase >= names.PHASES:
        return
    fit = vec[i64]()
    slot: i64
    for plan in plans(s, seat):
        same = True
        for slot in range(s.phase):
            same = same and card_at(plan, slot) == s.card(seat, slot)
        if same:
            fit = append(fit, plan)
    lay(s, seat, fit[s.below("imagined", len(fit))])


def rank_of(s: Bloc, seat: i64, card: i64) -> i64:
    """OLO-161, OLO-207, OLO-Q55, OLO-Q60  The rank that a card shows."""
    if card >= FIRST_MINISTRY:
        return s.content.ministry_rank[card - FIRST_MINISTRY]
    return s.content.propaganda_rank if card == PROPAGANDA_CARD else s.rank(seat * names.CABAL + card)


def card_id(s: Bloc, seat: i64, card: i64) -> str:
    """What a card of a row is called: the rouage, propaganda, or the ministry."""
    if card >= FIRST_MINISTRY:
        return s.content.ministry_ids[card - FIRST_MINISTRY]
    if card == PROPAGANDA_CARD:
        return "propaganda"
    return s.content.profile_ids[s.of(seat * names.CABAL + card, Piece.profile)]
