"""Gain, pay, lose (HYB-032 to HYB-060)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, arg_a, pack
from ludotheque.core.vecs import without
from ludotheque.games.hybris import names, verbs
from ludotheque.games.hybris.phases.upgrades import Remove
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.kit.play.cards import draw, shuffled

BEST_SPACE: Final = 1
WORST_SPACE: Final = 4
MOST_GOODNESS: Final = 5
MOST_DETERMINATION: Final = 6


def gain(s: Hybris, seat: i64, what: i64, n: i64) -> None:
    """One effect's gain of one thing but VP, a unit at a time where units interact (HYB-Q144)."""
    if n <= 0:
        return
    if what == names.PRAYER:  # HYB-039, HYB-040, HYB-Q03
        n = min(n, s.well)
        s.well -= n
        s.add(seat, names.PRAYER, n)
        note(s, "HYB-039", "gained", seat, what, n)
    elif what <= names.FAITHFUL:  # HYB-037, HYB-038
        s.add(seat, what, n)
        note(s, "HYB-037", "gained", seat, what, n)
    elif what == names.GOODNESS:  # HYB-049
        rise(s, "HYB-049", seat, what, n, MOST_GOODNESS)
    elif what == names.DETERMINATION:  # HYB-051
        rise(s, "HYB-051", seat, what, n, MOST_DETERMINATION)
    elif what == names.BONUS_TOKEN:  # HYB-055
        s.add(seat, Player.bonus, n)
        note(s, "HYB-055", "gained", seat, what, n)
    elif what == names.UPGRADED_CARD:
        take_upgraded(s, seat)
    else:
        i: i64
        for i in range(n):
            gain_one(s, seat, what)


def score(s: Hybris, seat: i64, source: i64, n: i64) -> None:
    """HYB-035  VP that come from somewhere."""
    if n > 0:
        count_points(s, seat, source, n)
        note(s, "HYB-035", "gained", seat, names.VP, n)


def count_points(s: Hybris, seat: i64, source: i64, n: i64) -> None:
    s.add(seat, names.VP, n)
    s.add(seat, Player.points + source, n)


def gain_one(s: Hybris, seat: i64, what: i64) -> None:
    if what == names.GREATNESS:
        climb(s, seat)
    elif what == names.CARD:
        draw_conflict(s, seat)
    elif what == names.COLOSSEUM_CARD:
        draw_arena(s, seat)
    elif what == names.PREMONITION:
        draw_vision(s, seat)
    else:  # HYB-056, HYB-057, HYB-058
        s.call(Remove(seat, what))


def rise(s: Hybris, rule: str, seat: i64, what: i64, n: i64, most: i64) -> None:
    n = min(n, most - s.get(seat, what))
    if n > 0:
        s.add(seat, what, n)
        note(s, rule, "gained", seat, what, n)


def note(s: Hybris, rule: str, key: str, seat: i64, what: i64, n: i64) -> None:
    if s.loud and n > 0:
        s.tell(rule, key, {"seat": int(seat), "what": names.RESOURCE_IDS[what], "n": int(n)})


# -- losing and paying


def lose(s: Hybris, seat: i64, what: i64, n: i64) -> bool:
    """HYB-033  Lose what there is; True when it was not enough (HYB-Q07: tracks and hands have their floors too)."""
    if what == names.GREATNESS:
        i: i64
        for i in range(n):
            sink(s, seat)
        return False
    if what == names.CARD:  # HYB-Q10
        held: i64 = len(s.hands[seat])
        for i in range(min(n, held)):
            s.call(LoseCard(seat))
        return held < n
    floor: i64 = 1 if what == names.GOODNESS or what == names.DETERMINATION else 0  # HYB-036, HYB-050, HYB-052
    left = min(n, s.get(seat, what) - floor)
    take_away(s, seat, what, left)
    note(s, "HYB-033", "lost", seat, what, left)
    return left < n


def shame(s: Hybris, seat: i64) -> None:
    """HYB-033, HYB-034, HYB-Q09  An effect that took more than there was costs 1 Greatness, once."""
    if s.loud:
        s.tell("HYB-033", "short", {"seat": int(seat)})
    sink(s, seat)


def can_pay(s: Hybris, seat: i64, what: i64, n: i64) -> bool:
    """HYB-032  A price is paid in full or not at all."""
    return s.get(seat, what) >= n


def pay(s: Hybris, seat: i64, what: i64, n: i64) -> None:
    """HYB-037, HYB-038, HYB-041  What is paid goes to the general supply, Prayers too."""
    take_away(s, seat, what, n)
    note(s, "HYB-032", "paid", seat, what, n)


def take_away(s: Hybris, seat: i64, what: i64, n: i64) -> None:
    if what == names.VP:
        count_points(s, seat, names.LOST_OR_PAID, -n)
    else:
        s.add(seat, what, -n)


# -- Greatness


def climb(s: Hybris, seat: i64) -> None:
    """HYB-043, HYB-044, HYB-Q13  One space forward; on space 1 it is 1 VP instead."""
    if s.get(seat, names.GREATNESS) == BEST_SPACE:
        score(s, seat, names.FROM_GREATNESS, 1)
    else:
        step(s, "HYB-043", "rose", seat, -1)


def sink(s: Hybris, seat: i64) -> None:
    """HYB-045, HYB-046, HYB-Q08  One space back; on space 4 one VP is lost instead, if there is one."""
    if s.get(seat, names.GREATNESS) == WORST_SPACE:
        left = min(1, s.get(seat, names.VP))
        take_away(s, seat, names.VP, left)
        note(s, "HYB-046", "lost", seat, names.VP, left)
    else:
        step(s, "HYB-045", "fell", seat, 1)


def step(s: Hybris, rule: str, key: str, seat: i64, by: i64) -> None:
    """HYB-047, HYB-048  Into an empty space, or changing places with whoever stands there (HYB-Q12)."""
    here = s.get(seat, names.GREATNESS)
    other: i64
    for other in range(s.seats):
        if s.get(other, names.GREATNESS) == here + by:
            s.put(other, names.GREATNESS, here)
    s.put(seat, names.GREATNESS, here + by)
    if s.loud:
        s.tell(rule, key, {"seat": int(seat), "space": int(here + by)})


# -- cards


def draw_conflict(s: Hybris, seat: i64) -> None:
    """HYB-053, HYB-060, HYB-Q86  The top card of one's own deck; an empty one is made anew of the discards at once."""
    if len(s.decks[seat]) == 0:
        s.decks[seat], s.discards[seat] = reshuffled(s, s.decks[seat], s.discards[seat])
    if len(s.decks[seat]) == 0:  # HYB-Q21
        return
    s.decks[seat], card = draw(s.decks[seat])
    s.hands[seat] = append(s.hands[seat][:], card)
    s.revealed += 1
    if s.loud:
        drew: dict[str, object] = {"seat": int(seat), "deck": "own"}
        s.whisper("HYB-053", "drew", drew, 1 << seat, {"card": s.content.conflict_ids[card]})
    if len(s.decks[seat]) == 0:
        s.decks[seat], s.discards[seat] = reshuffled(s, s.decks[seat], s.discards[seat])


def draw_arena(s: Hybris, seat: i64) -> None:
    """HYB-180  The top card of the Colosseum deck into the hand; it is that player's from then on (HYB-Q22)."""
    card = arena_card(s)
    if card < 0:
        return
    s.hands[seat] = append(s.hands[seat][:], card)
    s.revealed += 1
    if s.loud:
        drew: dict[str, object] = {"seat": int(seat), "deck": "colosseum"}
        s.whisper("HYB-180", "drew", drew, 1 << seat, {"card": s.content.conflict_ids[card]})


def arena_card(s: Hybris) -> i64:
    """The top card of the Colosseum deck, or -1 when there is none (HYB-Q138)."""
    if len(s.arena) == 0:
        s.arena, s.arena_discard = reshuffled(s, s.arena, s.arena_discard)
    if len(s.arena) == 0:
        return -1
    s.arena, card = draw(s.arena)
    if len(s.arena) == 0:
        s.arena, s.arena_discard = reshuffled(s, s.arena, s.arena_discard)
    return card


def draw_vision(s: Hybris, seat: i64) -> None:
    """HYB-059, HYB-138  The top Premonition of the Oracle, kept face down."""
    if len(s.vision_deck) == 0:
        s.vision_deck, s.vision_discard = reshuffled(s, s.vision_deck, s.vision_discard)
    if len(s.vision_deck) == 0:
        return
    s.vision_deck, card = draw(s.vision_deck)
    s.visions[seat] = append(s.visions[seat][:], card)
    s.revealed += 1
    if s.loud:
        told: dict[str, object] = {"seat": int(seat)}
        s.whisper("HYB-059", "foresaw", told, 1 << seat, {"card": s.content.premonition_ids[card]})
    if len(s.vision_deck) == 0:
        s.vision_deck, s.vision_discard = reshuffled(s, s.vision_deck, s.vision_discard)


def reshuffled(s: Hybris, deck: vec[i64], discard: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """HYB-060  The discard pile as a new deck."""
    if len(discard) == 0:
        return deck, discard
    return shuffled(s, "HYB-060", discard), vec[i64]()


def discard(s: Hybris, seat: i64, card: i64) -> None:
    """HYB-Q22  A card of one's own, whatever it was at first, goes face up on one's own discard pile."""
    s.hands[seat] = without(s.hands[seat], card)
    s.discards[seat] = append(s.discards[seat][:], card)
    s.revealed += 1
    if s.loud:
        s.tell("HYB-Q10", "discarded", {"seat": int(seat), "card": s.content.conflict_ids[card]})


def take_upgraded(s: Hybris, seat: i64) -> None:
    """HYB-133, HYB-Q23  The Upgraded card comes into the hand."""
    if s.get(seat, Player.upgraded) == 1:
        return
    s.put(seat, Player.upgraded, 1)
    card = upgraded_card(s.get(seat, Player.olympian))
    s.hands[seat] = append(s.hands[seat][:], card)
    if s.loud:
        s.tell("HYB-133", "upgraded-card", {"seat": int(seat), "card": s.content.conflict_ids[card]})


def upgraded_card(olympian: i64) -> i64:
    return names.COMMON + olympian * names.SPECIFIC + names.SPECIFIC - 1


def hand_choices(s: Hybris, seat: i64, verb: i64) -> vec[i64]:
    """Each kind of card in a hand once."""
    out = vec[i64](capacity=len(s.hands[seat]))
    for card in s.hands[seat]:
        known = False
        for choice in out:
            if arg_a(choice) == card:
                known = True
        if not known:
            out = append(out, pack(verb, card))
    return out


@frame("choose")
class LoseCard(Frame[Hybris]):
    """HYB-Q10  A player who loses a Conflict card chooses which."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return DONE if len(s.hands[self.seat]) == 0 else ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-Q10", "lose-card")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        return hand_choices(s, seat, verbs.DISCARD)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        discard(s, seat, arg_a(choice))
        return DONE
