"""What Diktat tells bots: chances from expected points, which choices look promising, what others see, which deals to
try."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy
from ludotheque.core.state import BESIDE, arg_a, arg_b, pack, verb_of
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.phases.conquest import Conquest
from ludotheque.games.diktat.phases.oaths import SWEAR_NO_KILL
from ludotheque.games.diktat.phases.politics import GIVE_GOOD, OATH, TAKES, THEIR_OATH, offer_number
from ludotheque.games.diktat.phases.resolution import Resolution
from ludotheque.games.diktat.phases.struggle import PowerStruggle
from ludotheque.games.diktat.phases.team import SendTeam
from ludotheque.games.diktat.play import DiktatTable
from ludotheque.games.diktat.queries import pile_limit
from ludotheque.games.diktat.state import Pile, Player, eyes_of, kind_of, pile_of
from ludotheque.games.diktat.worth import (
    card_worth,
    marker_worth,
    next_card,
    prospects,
    purse,
    to_come,
    trophies,
)
from ludotheque.kit.bots.pick import by_weight
from ludotheque.kit.bots.values import attention, chances

UNSEEN_EMISSARY: Final = 0.36  # how often a face-down pawn is one
KEENNESS: Final = 1.3  # how fast attention grows with worth
PRIZE: Final = 0.6  # PP for an Emissary struck down, in points


class DiktatPolicy(Policy[DiktatTable]):
    EVALUATES: ClassVar[bool] = True
    LONGER: ClassVar[int] = 10
    DEALS: ClassVar[bool] = True
    OFFER: ClassVar[int] = verbs.OFFER << 48

    def values(self, s: DiktatTable) -> vec[float]:
        """Chances from prospects: a lead is worth the more the less is to come."""
        points = prospects(s)
        heat = 0.7 + 0.35 * to_come(s) + (0.0 if s.phase >= state.RESOLUTION else 0.35)
        return chances(points, heat)

    def choices(self, s: DiktatTable, seat: i64) -> vec[i64]:
        """What is asked, and beside it the first token that could be placed, Manifestations, answers to offers, and a
        Debt for whoever is poor."""
        out = s.stack[-1].legal(s, seat)
        if s.now() == 0:
            return out
        scoring = False
        for choice in s.beside(seat):
            verb = verb_of(choice)
            if verb == verbs.SCORE:
                if not scoring:
                    out = append(out, choice)
                scoring = True
            elif verb != verbs.BORROW or (s.get(seat, names.PP) < 3 and s.get(seat, Player.pawns) > 0):
                out = append(out, choice)
        return out

    def promises(self, s: DiktatTable, seat: i64, choices: vec[i64]) -> vec[float]:
        left = to_come(s)
        out = vec[float](capacity=len(choices))
        for choice in choices:
            worth = self.worth(s, seat, choice, left)
            out = append(out, attention(worth, KEENNESS, -1.0, 1.5))
        return out

    def pick(self, s: DiktatTable, seat: i64, draw: i64) -> i64:
        """By promise, as if thinking for an instant."""
        choices = self.choices(s, seat)
        if len(choices) == 1:
            return choices[0]
        if len(choices) > 40 or draw & 7 == 0:
            return s.random_choice(s.stack[-1], seat, draw >> 3)
        return by_weight(choices, self.promises(s, seat, choices), draw)

    def shown(self, s: DiktatTable, seat: i64, choice: i64) -> i64:
        """DIK-072, DIK-096  The kinds of Agents laid or discarded face down stay secret."""
        verb = verb_of(choice)
        if verb == verbs.ADD or (verb == verbs.DISCARD and arg_a(choice) < 3):
            return pack(verb)
        return choice

    def likely(self, s: DiktatTable, seat: i64) -> float:
        """Teams are seldom sent without an Emissary, and an Emissary that a third party has looked at seldom lives."""
        out = 1.0
        at: i64 = 0
        while at < len(s.piles):
            owner = s.piles[at + Pile.owner]
            if owner != seat and owner != state.OTHERS:
                sent = False
                for pawn in s.pawns:
                    if pile_of(pawn) == s.piles[at] and kind_of(pawn) == names.EMISSARY:
                        sent = True
                        if eyes_of(pawn) & ~(1 << seat | 1 << owner) & 31 != 0:
                            out *= 0.7
                if not sent:
                    out *= 0.4
            at += Pile.WIDTH
        return out

    # -- worth of a choice at first glance, in points

    def worth(self, s: DiktatTable, seat: i64, choice: i64, left: float) -> float:
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb >= BESIDE:
            return self.worth_beside(s, seat, choice)
        if verbs.manoeuvre(verb) >= 0:
            return self.worth_manoeuvre(s, seat, verb, left)
        if verb == verbs.NAME:
            top = s.stack[-1]
            return 0.3 if isinstance(top, Resolution) else self.claim(s, seat, a, left)
        if verb == verbs.ADD or verb == verbs.READY:
            return self.worth_team(s, seat, choice, left)
        if verb == verbs.KILL:
            return self.worth_target(s, seat, a, arg_b(choice), left)
        if verb == verbs.LOOK:
            return self.worth_look(s, seat, a, arg_b(choice), left)
        if verb == verbs.TAKE_CARD:
            return card_worth(s, seat, a, left)
        if verb == verbs.TAKE_MARKER:
            return self.worth_marker(s, seat, left)
        if verb == verbs.DROP_MARKER:
            return 0.5 - marker_worth(s, seat, a, left)
        if verb == verbs.AFFINITY:
            return self.worth_affinity(s, seat, a)
        return self.worth_bid(s, seat, a) if verb == verbs.BID else self.worth_small(s, seat, verb, a)

    def worth_small(self, s: DiktatTable, seat: i64, verb: i64, a: i64) -> float:
        """What is asked more seldom, or matters less."""
        if verb == verbs.LOOK_CARD:
            return 0.25 if s.secret_eyes >> seat & 1 == 0 else -0.8
        if verb == verbs.CLEAR:
            return 0.4
        if verb == verbs.FIRST:
            return 0.5 if a == seat else 0.3
        if verb == verbs.DISCARD:
            idle = s.get(seat, Player.pawns) == 0 or (
                a != names.EMISSARY and a != names.ASSASSIN and s.get(seat, a) > 1
            )
            return 0.4 if idle else -0.2
        if verb == verbs.NO_TROPHY or verb == verbs.SHOW:
            return -0.6
        if verb == verbs.PASS or verb == verbs.END_TURN or verb == verbs.KEEP or verb == verbs.PAY:
            return 0.25
        return 0.0 if verb == verbs.STOP or verb == verbs.PURGE else 0.2

    def worth_beside(self, s: DiktatTable, seat: i64, choice: i64) -> float:
        verb = verb_of(choice)
        if verb == verbs.SCORE:
            return 0.8
        if verb == verbs.USE:
            return 0.35
        if verb == verbs.ACCEPT or verb == verbs.DECLINE:
            return 0.3
        return -0.3 if verb == verbs.BORROW or verb == verbs.DISMISS else -0.5

    def worth_manoeuvre(self, s: DiktatTable, seat: i64, verb: i64, left: float) -> float:
        if verb == verbs.SEND:
            best = 0.0
            if s.get(seat, names.EMISSARY) > 0:
                sector: i64
                for sector in range(names.SECTORS):
                    if s.pile_count(sector) < pile_limit(s.seats):
                        best = max(best, self.claim(s, seat, sector, left))
            return best
        if verb == verbs.DEVELOP:
            cost = float(s.content.cabal_cost[s.cabal(seat) * 5 + min(s.get(seat, Player.developed), 4)])
            return next_card(s, seat, left) + 0.2 - (0.2 if left > 0.0 else 0.1) * cost
        if verb == verbs.ASSASSINATE:
            return self.best_target(s, seat, left) * (1.0 + 0.3 * float(s.get(seat, names.ASSASSIN)))
        if verb == verbs.SPY_OUT:
            return 0.25 if s.get(seat, Player.pawns) > 1 else -0.3
        return 0.3 if verb == verbs.EXTEND else 0.35

    def claim(self, s: DiktatTable, seat: i64, sector: i64, left: float) -> float:
        """What one more Emissary would bring in a sector, as far as its owner can tell."""
        own, theirs = self.standing(s, seat, sector)
        offered = trophies(s, seat, sector, left)
        taken = int(own + (theirs if theirs > own else own) * 0.999)
        if taken >= len(offered):
            return 0.0
        return offered[taken] * (1.0 if theirs <= 0.0 else 0.75)

    def standing(self, s: DiktatTable, seat: i64, sector: i64) -> tuple[float, float]:
        """Own Emissaries in a sector, and those of others as they may be guessed."""
        own = 0.0
        theirs = 0.0
        at: i64 = 0
        while at < len(s.piles):
            if s.piles[at + Pile.sector] == sector:
                mine = s.piles[at + Pile.owner] == seat
                for pawn in s.pawns:
                    if pile_of(pawn) == s.piles[at]:
                        if mine:
                            own += 1.0 if kind_of(pawn) == names.EMISSARY else 0.0
                        elif eyes_of(pawn) >> seat & 1 == 1:
                            theirs += 1.0 if kind_of(pawn) == names.EMISSARY else 0.0
                        else:
                            theirs += UNSEEN_EMISSARY
            at += Pile.WIDTH
        return own, theirs

    def worth_team(self, s: DiktatTable, seat: i64, choice: i64, left: float) -> float:
        """An Emissary while a Trophy waits for it, then some cover, then off."""
        top = s.stack[-1]
        assert isinstance(top, SendTeam)
        if verb_of(choice) == verbs.READY:
            return 0.3
        kind = arg_a(choice)
        if kind == names.EMISSARY:
            spare = float(s.get(seat, names.EMISSARY)) / float(s.get(seat, Player.pawns) + 1)
            return self.claim(s, seat, top.sector, left) + 0.1 * min(spare, 2.0) - 0.1
        height: i64 = 0
        if top.pile >= 0:
            height = s.height(top.pile)
        last = s.get(seat, Player.pawns) == 0
        return (0.3 if height < 3 else 0.0) + (0.25 if last else 0.0) + (0.05 if kind == names.GUARD else 0.0)

    def best_target(self, s: DiktatTable, seat: i64, left: float) -> float:
        best = -1.0
        at: i64 = 0
        while at < len(s.piles):
            if s.piles[at + Pile.owner] != seat:
                position: i64
                for position in range(1, s.piles[at + Pile.height] + 1):
                    best = max(best, self.worth_target(s, seat, s.piles[at], position, left))
            at += Pile.WIDTH
        return best

    def worth_target(self, s: DiktatTable, seat: i64, pile: i64, position: i64, left: float) -> float:
        """Striking a pawn: known for what it is, or guessed."""
        pawn = s.pawns[s.find_pawn(pile, position)]
        rival = 0.15 if s.owner(pile) == state.OTHERS else 0.35 if s.seats > 2 else 0.6
        own = 0.25 if s.has_pile(seat, s.place(pile)) else 0.0
        hit = PRIZE + rival + own
        if eyes_of(pawn) >> seat & 1 == 1:
            return hit if kind_of(pawn) == names.EMISSARY else 0.05 if kind_of(pawn) == names.CITIZEN else -0.6
        return UNSEEN_EMISSARY * hit - 0.12

    def worth_look(self, s: DiktatTable, seat: i64, pile: i64, position: i64, left: float) -> float:
        pawn = s.pawns[s.find_pawn(pile, position)]
        if eyes_of(pawn) >> seat & 1 == 1:
            return -1.0
        return 0.2 + (0.2 if s.has_pile(seat, s.place(pile)) else 0.0)

    def worth_marker(self, s: DiktatTable, seat: i64, left: float) -> float:
        sector = self.sector_now(s)
        return 0.3 if sector < 0 else marker_worth(s, seat, sector, left)

    def sector_now(self, s: DiktatTable) -> i64:
        from_top: i64 = len(s.stack) - 1
        while from_top >= 0:
            frame = s.stack[from_top]
            if isinstance(frame, Conquest):
                return frame.sector
            from_top -= 1
        return -1

    def worth_affinity(self, s: DiktatTable, seat: i64, good: i64) -> float:
        """A token for which a symbol waits."""
        worth = 0.2 - 0.1 * float(s.get(seat, good))
        for own in s.own[seat]:
            i: i64
            for i in range(3):
                symbol = s.content.symbols[(own & 127) * 3 + i]
                if s.placed(own & 127, i) == 0 and (symbol == good or symbol == names.ANY_AFFINITY):
                    worth += 0.3
        return worth

    def worth_bid(self, s: DiktatTable, seat: i64, bid: i64) -> float:
        """What going first in a sector is worth beside going second, against what is paid."""
        top = s.stack[-1]
        assert isinstance(top, PowerStruggle)
        left = to_come(s)
        offered = trophies(s, seat, top.sector, left)
        if len(offered) == 0:
            return 0.3 if bid == 0 else -0.5
        ahead = offered[0] - (offered[1] if len(offered) > 1 else 0.0)
        price = purse(s, seat, left, 0) * float(bid) / float(max(s.get(seat, names.PP), 1))
        off = abs(price - 0.45 * ahead)
        return 0.8 - off - (0.3 if price > ahead else 0.0)

    # -- dealing

    def asides(self, s: DiktatTable, seat: i64) -> vec[i64]:
        """Answers to offers."""
        out = vec[i64]()
        if len(s.offers) == 0:
            return out
        for choice in s.beside(seat):
            if verb_of(choice) == verbs.ACCEPT or verb_of(choice) == verbs.DECLINE:
                out = append(out, choice)
        return out

    def deals(self, s: DiktatTable, seat: i64) -> list[vec[i64]]:
        """Affinities against each other or against PP, and peace between two of several."""
        out: list[vec[i64]] = []
        if s.now() == 0 or len(s.offers) > 0:
            return out
        other: i64
        mine: i64
        theirs: i64
        for other in range(s.seats):
            if other == seat:
                continue
            for mine in range(names.POLITICS, names.ARTEFACT + 1):
                for theirs in range(names.POLITICS, names.ARTEFACT + 1):
                    if mine != theirs and s.get(seat, mine) > 0 and s.get(other, theirs) > 0:
                        out.append(deal(other, GIVE_GOOD, mine, 1, GIVE_GOOD + TAKES, theirs, 1))
                if s.get(seat, names.PP) >= 2 and s.get(other, mine) > 0:
                    out.append(deal(other, GIVE_GOOD, names.PP, 2, GIVE_GOOD + TAKES, mine, 1))
                if s.get(seat, mine) > 0 and s.get(other, names.PP) >= 2:
                    out.append(deal(other, GIVE_GOOD, mine, 1, GIVE_GOOD + TAKES, names.PP, 2))
            if s.seats > 2:
                out.append(deal(other, OATH + SWEAR_NO_KILL, other, 0, THEIR_OATH + SWEAR_NO_KILL, seat, 0))
        return out

    def struck(self, s: DiktatTable, seat: i64, words: vec[i64]) -> "DiktatTable | None":
        world = s.clone()
        number = offer_number(world, seat, words[0])
        world.words = words
        if world.why_not(seat, OFFER_CHOICE) is not None:
            return None
        world.apply(seat, OFFER_CHOICE)
        if world.why_not(words[0], pack(verbs.ACCEPT, number)) is not None:
            return None
        world.apply(words[0], pack(verbs.ACCEPT, number))
        return world


OFFER_CHOICE: Final = pack(verbs.OFFER)
POLICY: Final = DiktatPolicy()


def deal(to: i64, give: i64, x: i64, n: i64, get: i64, y: i64, m: i64) -> vec[i64]:
    """An offer of two lines, for this Cycle."""
    out = append(vec[i64](capacity=9), to)
    for word in (give, x, n, 0, get, y, m, 0):
        out = append(out, word)
    return out
