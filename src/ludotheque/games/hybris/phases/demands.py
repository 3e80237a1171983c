"""What Chants, Premonitions and Wraths demand (HYB-167 to HYB-169, HYB-315, HYB-239): cards shown or discarded,
somebody sent back."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, arg_a, pack
from ludotheque.core.vecs import without
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.belief import Handy
from ludotheque.games.hybris.phases.gains import discard, hand_choices
from ludotheque.games.hybris.state import Hybris

ANY_CITY: Final = 0  # of names.PLACE_IDS


def covers(s: Hybris, cards: vec[i64], need: i64) -> bool:
    """HYB-Q74  Each symbol asked for has a symbol of its own."""
    element: i64
    for element in range(4):
        n: i64 = 0
        for card in cards:
            n += s.content.shows(card, element)
        if n < need >> element * names.SYMBOL_BITS & names.SYMBOL_MOST:
            return False
    return True


def tight(s: Hybris, cards: vec[i64], need: i64) -> bool:
    """Whether no card of a set could be left out."""
    for card in cards:
        if covers(s, without(cards, card), need):
            return False
    return True


def leads_on(s: Hybris, chosen: vec[i64], rest: vec[i64], need: i64) -> bool:
    """Whether a choice can be completed from the rest without a superfluous card."""
    if covers(s, chosen, need):
        return tight(s, chosen, need)
    for card in rest:
        if helps(s, chosen, card, need) and leads_on(s, append(chosen[:], card), without(rest, card), need):
            return True
    return False


def helps(s: Hybris, chosen: vec[i64], card: i64, need: i64) -> bool:
    """Whether a card shows a symbol that is still missing."""
    element: i64
    for element in range(4):
        if s.content.shows(card, element) == 0:
            continue
        n: i64 = 0
        for other in chosen:
            n += s.content.shows(other, element)
        if n < need >> element * names.SYMBOL_BITS & names.SYMBOL_MOST:
            return True
    return False


@frame("choose")
class Show(Handy):
    """HYB-168, HYB-169  Cards of one's hand that together show the symbols, one at a time; shown, or discarded."""

    seat: i64
    need: Annotated[i64, HIDDEN]
    for_good: i64  # 1: they are discarded
    chosen: Annotated[vec[i64], HIDDEN] = vec[i64]()

    def choose(self, s: Hybris) -> i64:
        if covers(s, self.chosen, self.need):
            return self.finish(s)
        return ASK

    def answers(self, s: Hybris) -> bool:
        return covers(s, s.hands[self.seat], self.need)

    def forget(self) -> None:
        self.chosen = vec[i64]()

    def rest(self, s: Hybris, seat: i64) -> vec[i64]:
        rest = s.hands[seat]
        for card in self.chosen:
            rest = without(rest, card)
        return rest

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-169", "discard-symbols") if self.for_good == 1 else ("HYB-168", "show-symbols")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        rest = self.rest(s, seat)
        out = vec[i64](capacity=8)
        for choice in hand_choices(s, seat, verbs.CARD):
            card = arg_a(choice)
            spare = False
            for other in rest:
                if other == card:
                    spare = True
            if (
                spare
                and helps(s, self.chosen, card, self.need)
                and leads_on(s, append(self.chosen[:], card), without(rest, card), self.need)
            ):
                out = append(out, choice)
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        self.chosen = append(self.chosen[:], arg_a(choice))
        return self.goto("choose")

    def finish(self, s: Hybris) -> i64:
        if self.for_good == 1:
            for card in self.chosen:
                discard(s, self.seat, card)
        else:
            s.revealed += 1
            if s.loud:
                cards = [s.content.conflict_ids[card] for card in self.chosen]
                s.tell("HYB-168", "showed", {"seat": int(self.seat), "cards": cards})
        return DONE


def to_send_back(s: Hybris, seat: i64, kind: i64, place: i64) -> vec[i64]:
    """HYB-167, HYB-Q73  One's own characters of a kind that stand there."""
    out = vec[i64](capacity=4)
    character: i64
    for character in range(state.CHARACTERS):
        if queries.kind_of(character) == kind and stands(s.place(seat, character), place):
            out = append(out, character)
    return out


def stands(where: i64, place: i64) -> bool:
    """Whether a place of the board is the Location or City of that number in names.PLACE_IDS."""
    if place == ANY_CITY:
        return state.CITY <= where < state.BELOW
    if place <= names.BOARDS:
        return queries.location_of(where) == place - 1
    return where == state.CITY + place - names.BOARDS - 1


@frame("choose")
class SendBack(Frame[Hybris]):
    """HYB-167, HYB-Q48  A character goes back to the reserve; its slot is empty at once."""

    seat: i64
    kind: Annotated[i64, HIDDEN]
    place: Annotated[i64, HIDDEN]

    def choose(self, s: Hybris) -> i64:
        found = to_send_back(s, self.seat, self.kind, self.place)
        if len(found) == 1:
            return self.take(s, self.seat, pack(verbs.SEND_BACK, found[0]))
        return ASK if len(found) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-167", "send-back")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for character in to_send_back(s, seat, self.kind, self.place):
            out = append(out, pack(verbs.SEND_BACK, character))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        s.stand(seat, arg_a(choice), state.RESERVE)
        if s.loud:
            s.tell("HYB-167", "sent-back", {"seat": int(seat)})
        return DONE


@frame("choose")
class DiscardDown(Frame[Hybris]):
    """HYB-239, HYB-Q11  Down to so many cards in hand."""

    seat: i64
    most: i64

    def choose(self, s: Hybris) -> i64:
        return ASK if len(s.hands[self.seat]) > self.most else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-239", "discard-down")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        return hand_choices(s, seat, verbs.DISCARD)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        discard(s, seat, arg_a(choice))
        return self.goto("choose")


def discard_showing(s: Hybris, seat: i64, element: i64) -> None:
    """HYB-315  Every card in hand that shows an Element."""
    for card in s.hands[seat][:]:
        if s.content.shows(card, element) > 0:
            discard(s, seat, card)
