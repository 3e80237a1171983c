"""The fair of Farciminis (NEO-133 to NEO-140): cards for cards."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.core.vecs import without
from ludotheque.games.neombre import names, piles, queries, verbs
from ludotheque.games.neombre.phases.hands import give_back
from ludotheque.games.neombre.phases.loot import Shared, receive
from ludotheque.games.neombre.state import NOTHING, Nominees

OFFERS: Final = 3


def turn_up(s: Nominees) -> None:
    """NEO-134, NEO-138, NEO-Q121  The top three cards lie face up, or what is left."""
    found = vec[i64](capacity=OFFERS)
    while len(found) < OFFERS and len(s.fair) > 0:
        s.fair, s.fair_groups, design = piles.top(s, "NEO-134", s.fair, s.fair_groups)
        found = append(found, design)
    s.revealed += 1
    i: i64 = len(found) - 1
    while i >= 0:
        s.fair, s.fair_groups = piles.over(s.fair, s.fair_groups, found[i])
        i -= 1


def offers(s: Nominees) -> vec[i64]:
    return s.fair[:OFFERS]


def sells(s: Nominees, seat: i64, price: i64, other: i64) -> vec[i64]:
    """NEO-135, NEO-Q119  Cards of a player's deck that pay exactly a price together with another one, `other` once it
    is named."""
    out = vec[i64](capacity=8)
    for design in queries.distinct(s.decks[seat]):
        own = s.content.price[design]
        if own < 0:
            continue
        if other != NOTHING:
            if own + s.content.price[other] == price and len(without(s.decks[seat], other)) > 0:
                if has_both(s.decks[seat], design, other):
                    out = append(out, design)
        elif len(sells(s, seat, price, design)) > 0:
            out = append(out, design)
    return out


def has_both(deck: vec[i64], one: i64, other: i64) -> bool:
    """Whether a deck holds both, or two of the same."""
    n: i64 = 0
    for design in without(deck, other):
        if design == one:
            n += 1
    return n > 0


def relics(s: Nominees, seat: i64) -> vec[i64]:
    """NEO-163"""
    out = vec[i64](capacity=4)
    for design in queries.distinct(s.decks[seat]):
        if s.has(design, names.RELIC):
            out = append(out, design)
    return out


@frame("arrive trade")
class Fair(Shared):
    """NEO-133, NEO-134, NEO-139, NEO-Q120, NEO-Q122  As many exchanges as the team likes."""

    seat: i64

    def arrive(self, s: Nominees) -> i64:
        turn_up(s)
        if s.loud:
            s.tell("NEO-134", "fair", {"cards": [s.content.loot_ids[card] for card in offers(s)]})
        return NEXT

    def trade(self, s: Nominees) -> i64:
        return ASK if len(self.legal(s, 0)) > 1 else DONE

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-134", "fair")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        buyer: i64
        for design in queries.distinct(offers(s)):
            for buyer in range(s.seats):
                price = s.content.buy[design]
                if len(relics(s, buyer)) > 0 or len(sells(s, buyer, price, NOTHING)) > 0:
                    out = append(out, pack(verbs.BUY, design, buyer))
        return append(out, pack(verbs.STOP))

    def default(self, s: Nominees, seat: i64) -> i64:
        return pack(verbs.STOP)

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        s.call(Exchange(arg_b(choice), arg_a(choice)))
        return self.goto("trade")


@frame("pay second hand_over")
class Exchange(Frame[Nominees]):
    """NEO-135, NEO-136, NEO-137, NEO-138  Two cards of one deck whose prices add up exactly, or one relic."""

    seat: i64
    card: Annotated[i64, "card"]
    paid: Annotated[i64, "card"] = NOTHING

    def pay(self, s: Nominees) -> i64:
        return ASK

    def second(self, s: Nominees) -> i64:
        return ASK

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-135", "pay" if self.at("pay") else "pay-more")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for design in sells(s, seat, s.content.buy[self.card], self.paid):
            out = append(out, pack(verbs.PAY, design))
        if self.paid == NOTHING:
            for design in relics(s, seat):
                out = append(out, pack(verbs.RELIC, design))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.RELIC:
            give_back(s, seat, arg_a(choice))
            return self.goto("hand_over")
        if self.paid == NOTHING:
            self.paid = arg_a(choice)
            return NEXT
        give_back(s, seat, self.paid)
        give_back(s, seat, arg_a(choice))
        return NEXT

    def hand_over(self, s: Nominees) -> i64:
        s.fair, s.fair_groups = piles.without_card(s.fair, s.fair_groups, self.card)
        receive(s, self.seat, self.card)
        turn_up(s)
        return DONE
