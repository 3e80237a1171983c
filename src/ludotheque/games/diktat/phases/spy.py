"""Manœuvre « Espionner » (DIK-076 to DIK-081)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import OWNER
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NOT_OFFERED, arg_a, arg_b, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import bury, spend
from ludotheque.games.diktat.guards import why_not_look
from ludotheque.games.diktat.phases.duties import note_struck
from ludotheque.games.diktat.phases.oaths import settle_fact, settle_secret
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat, Pile, fact_of, kind_of
from ludotheque.games.diktat.uses import something_to_spy

NO_LOOKS_LEFT: Final = Refusal("DIK-076", "no-looks-left")
LOOK_FIRST: Final = Refusal("DIK-Q24", "look-first")
NO_SECRET: Final = Refusal("DIK-077", "no-secret-card")
NOTHING_TO_SHOW: Final = Refusal("DIK-080", "nothing-to-show")
NOT_JUST_SEEN: Final = Refusal("DIK-172", "not-just-seen")
LOOKS: Final = 2
CARD_SEEN: Final = 0xFFFF  # in `last`: the secret card, not a pawn


@frame("look")
class SpyOut(Procedure):
    """One element at a time, each seen before the next is chosen (DIK-Q24). After each look, and once at the
    end, what was just seen may be shown to everybody (DIK-080)."""

    seat: i64
    left: i64
    looks: i64
    last: Annotated[i64, OWNER]  # pile << 16 | position just seen and not shown; 0: nothing
    seen: vec[i64]  # the pawns looked at in this Manoeuvre

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-076", "look")

    def look(self, s: Diktat) -> i64:
        return ASK if self.looks > 0 or something_to_spy(s, self.seat) else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        position: i64
        if self.left > 0:
            n: i64 = len(s.piles)
            at: i64 = 0
            while at < n:
                if s.piles[at + Pile.owner] != seat:
                    for position in range(1, s.piles[at + Pile.height] + 1):
                        out = append(out, pack(verbs.LOOK, s.piles[at], position))
                at += Pile.WIDTH
            if s.secret != state.NOBODY:
                out = append(out, pack(verbs.LOOK_CARD))
        if self.looks > 0:
            out = append(out, pack(verbs.STOP))
            if self.last != 0:
                out = append(out, pack(verbs.SHOW))
            for pawn in self.seen:
                if self.why_not_purge(s, seat, pawn >> 16, pawn & 0xFFFF) is None:
                    out = append(out, pack(verbs.PURGE, pawn >> 16, pawn & 0xFFFF))
        return out

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.LOOK:
            bad = why_not_look(s, seat, arg_a(choice), arg_b(choice))
            if bad is not None:
                return bad
            return None if self.left > 0 else NO_LOOKS_LEFT
        if verb == verbs.LOOK_CARD:
            if s.secret == state.NOBODY:
                return NO_SECRET
            return None if self.left > 0 else NO_LOOKS_LEFT
        if verb == verbs.STOP:
            return None if self.looks > 0 else LOOK_FIRST
        if verb == verbs.SHOW:
            return None if self.last != 0 else NOTHING_TO_SHOW
        if verb == verbs.PURGE:
            for pawn in self.seen:
                if pawn == (arg_a(choice) << 16 | arg_b(choice)):
                    return self.why_not_purge(s, seat, arg_a(choice), arg_b(choice))
            return NOT_JUST_SEEN
        return NOT_OFFERED

    def why_not_purge(self, s: Diktat, seat: i64, pile: i64, position: i64) -> Refusal | None:
        """House (Ombre portée): pay to discard one opposing Citizen just looked at; then the Manoeuvre is over."""
        price = capacity(s, seat, effects.SPY_AND_DISCARD)
        if price == 0 or s.get(seat, names.PP) < price:
            return NOT_JUST_SEEN
        index = s.find_pawn(pile, position)
        return None if index >= 0 and kind_of(s.pawns[index]) == names.CITIZEN else NOT_JUST_SEEN

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.LOOK:
            return self.do_look(s, arg_a(choice), arg_b(choice))
        if verb == verbs.LOOK_CARD:
            return self.do_look_card(s)
        if verb == verbs.SHOW:
            return self.do_show(s)
        if verb == verbs.PURGE:
            return self.do_purge(s, arg_a(choice), arg_b(choice))
        return DONE

    def do_look(self, s: Diktat, pile: i64, position: i64) -> i64:
        """DIK-079, DIK-080, DIK-081  Any pile, any depth, in any order; only the spying player learns it and the
        pile stays as it is."""
        index = s.find_pawn(pile, position)
        s.see(index, 1 << self.seat)
        self.left -= 1
        self.looks += 1
        self.last = pile << 16 | position
        if find(self.seen, self.last) < 0:
            self.seen = append(self.seen, self.last)
        if s.loud:
            s.whisper(
                "DIK-080",
                "looked",
                {
                    "seat": self.seat,
                    "owner": s.owner(pile),
                    "sector": names.SECTOR_IDS[s.place(pile)],
                    "pile": pile,
                    "position": position,
                },
                1 << self.seat,
                {"agent": names.GOOD_IDS[kind_of(s.pawns[index])]},
            )
        return self.goto("look")

    def do_look_card(self, s: Diktat) -> i64:
        """DIK-077  The face-down Opportunity card."""
        s.secret_eyes |= 1 << self.seat
        s.revealed += 1
        self.left -= 1
        self.looks += 1
        self.last = CARD_SEEN
        if s.loud:
            card: dict[str, object] = {"card": s.content.card_ids[s.secret]}
            s.whisper("DIK-077", "looked-card", {"seat": self.seat}, 1 << self.seat, card)
        return self.goto("look")

    def do_show(self, s: Diktat) -> i64:
        """DIK-080, DIK-Q52  What was just seen is shown to everybody."""
        if self.last == CARD_SEEN:
            s.secret_eyes = state.ALL_EYES
            s.revealed += 1
            if s.loud:
                s.tell("DIK-080", "shown-card", {"seat": self.seat, "card": s.content.card_ids[s.secret]})
            settle_secret(s)
        else:
            pile = self.last >> 16
            position = self.last & 0xFFFF
            index = s.find_pawn(pile, position)
            s.see(index, state.ALL_EYES)
            if s.loud:
                s.tell(
                    "DIK-080",
                    "shown",
                    {
                        "seat": self.seat,
                        "owner": s.owner(pile),
                        "sector": names.SECTOR_IDS[s.place(pile)],
                        "pile": pile,
                        "position": position,
                        "agent": names.GOOD_IDS[kind_of(s.pawns[index])],
                    },
                )
            if fact_of(s.pawns[index]) != 0:
                settle_fact(s, fact_of(s.pawns[index]))
        self.last = 0
        return self.goto("look")

    def do_purge(self, s: Diktat, pile: i64, position: i64) -> i64:
        owner = s.owner(pile)
        sector = s.place(pile)
        spend(s, "DIK-172", self.seat, names.PP, capacity(s, self.seat, effects.SPY_AND_DISCARD))
        pawn = s.lift(pile, position)
        s.revealed += 1
        bury(s, owner, pawn, True)
        if s.loud:
            where: dict[str, object] = {
                "seat": self.seat,
                "owner": owner,
                "sector": names.SECTOR_IDS[sector],
                "pile": pile,
            }
            where["position"] = position
            s.tell("DIK-172", "purged", where)
        note_struck(s, pile)
        if fact_of(pawn) != 0:
            settle_fact(s, fact_of(pawn))
        return DONE


def spy_manoeuvre(s: Diktat, seat: i64) -> SpyOut:
    """DIK-076, DIK-078  Two elements, and one for each Spy token."""
    return SpyOut(seat, LOOKS + s.get(seat, names.SPY) + capacity(s, seat, effects.SPY_MORE), 0, 0, vec[i64]())
