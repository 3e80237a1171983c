"""The Oracle (HYB-153 to HYB-158) and Premonitions (HYB-136 to HYB-139)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, arg_a, verb_of
from ludotheque.core.vecs import without
from ludotheque.games.hybris import effects, names, queries, verbs
from ludotheque.games.hybris.belief import Handy
from ludotheque.games.hybris.phases.gains import draw_vision, hand_choices, pay, score
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris

NOTHING_NEW = Refusal("HYB-155", "no-new-element")


def can_perceive(s: Hybris) -> bool:
    return len(s.vision_deck) + len(s.vision_discard) > 0


def perceive(s: Hybris, seat: i64) -> None:
    """HYB-153  A Premonition and 1 VP."""
    draw_vision(s, seat)
    score(s, seat, names.FROM_LOCATIONS, queries.stated(s, effects.PERCEIVE_VP, 1))


def shown_elements(s: Hybris) -> i64:
    """Bit mask of the Elements on cards beside the Oracle."""
    mask: i64 = 0
    i: i64
    element: i64
    for i in range(1, len(s.beside_oracle), 2):
        for element in range(4):
            if s.content.shows(s.beside_oracle[i], element) > 0:
                mask |= 1 << element
    return mask


def why_not_presage(s: Hybris, card: i64) -> Refusal | None:
    """HYB-155, HYB-158, HYB-Q68, HYB-Q69  A card with an Element that is not beside the Oracle yet."""
    known = shown_elements(s)
    element: i64
    for element in range(4):
        if s.content.shows(card, element) > 0 and known >> element & 1 == 0:
            return None
    return NOTHING_NEW


def presage_cost(s: Hybris) -> i64:
    return queries.stated(s, effects.PRESAGE_COST, 1)


def can_presage(s: Hybris, seat: i64, faithful: i64) -> bool:
    if faithful < presage_cost(s):  # HYB-Q67
        return False
    for card in s.hands[seat]:
        if why_not_presage(s, card) is None:
            return True
    return False


@frame("choose")
class Presage(Handy):
    """HYB-154  A card beside the Oracle, a Faithful paid, and the next Primordial is looked at in secret."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK

    def answers(self, s: Hybris) -> bool:
        return len(self.legal(s, self.seat)) > 0

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-154", "presage")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for choice in hand_choices(s, seat, verbs.CARD):
            if why_not_presage(s, arg_a(choice)) is None:
                out = append(out, choice)
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.CARD:
            for held in s.hands[seat]:
                if held == arg_a(choice):
                    return why_not_presage(s, held)
        return super().why_not(s, seat, choice)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        card = arg_a(choice)
        s.hands[seat] = without(s.hands[seat], card)
        s.beside_oracle = append(append(s.beside_oracle[:], seat), card)
        s.revealed += 1
        if s.loud:
            s.tell("HYB-154", "presaged", {"seat": int(seat), "card": s.content.conflict_ids[card]})
        pay(s, seat, names.FAITHFUL, presage_cost(s))
        peek(s, seat)
        return DONE


def peek(s: Hybris, seat: i64) -> None:
    """HYB-156, HYB-157  The next Primordial, for one pair of eyes."""
    pile = queries.primordial_of_age(s)
    card = s.veiled[pile]
    if card == NOBODY:
        return
    s.seen_by[pile] |= 1 << seat
    s.revealed += 1
    if s.loud:
        told: dict[str, object] = {"seat": int(seat), "pile": names.PILE_IDS[pile + 1]}
        s.whisper("HYB-156", "looked", told, 1 << seat, {"card": s.content.primordial_ids[card]})


def complete(s: Hybris, seat: i64, card: i64) -> None:
    """HYB-136, HYB-137, HYB-Q137  A Premonition is revealed, laid on the discard pile, and gives its reward."""
    s.visions[seat] = without(s.visions[seat], card)
    s.vision_discard = append(s.vision_discard[:], card)
    s.revealed += 1
    if s.loud:
        s.tell("HYB-136", "completed", {"seat": int(seat), "card": s.content.premonition_ids[card]})
    s.start(seat, names.FIRST_PREMONITION + card, names.REWARD)


def here(s: Hybris, card: i64) -> bool:
    """Whether a character was sent to the Location that a Premonition names."""
    return s.facts[Facts.sent_to] == s.content.premonition_at[card]
