"""Phase 2, Planning (HYB-072 to HYB-077): tokens under characters, in secret, all players at once."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import DONE, NOT_OFFERED, arg_a, arg_b, pack, verb_of
from ludotheque.games.hybris import state, verbs
from ludotheque.games.hybris.belief import give_back, suits, take_up
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.kit.play.sealed import Sealed

NO_FIGURE = Refusal("HYB-074", "no-token-for-olympian")
NOT_HERE = Refusal("HYB-Q35", "not-available")
NEW_HERE = Refusal("HYB-129", "next-age")
HAS_ONE = Refusal("HYB-072", "has-token")
NOT_LEFT = Refusal("HYB-073", "token-not-left")
NOT_THERE = Refusal("HYB-076", "prophet-barred")
NOTHING = Refusal("HYB-072", "no-token-there")


@frame("place")
class Plan(Sealed[Hybris]):
    """HYB-072, HYB-Q34, HYB-Q145  Each lays and lifts tokens until ready; then the plan stands."""

    seat: i64
    ready: Annotated[i64, SEATS] = 0

    def place(self, s: Hybris) -> i64:
        return self.gather(s)

    def asked(self, s: Hybris) -> i64:
        return ~self.ready & ((1 << s.seats) - 1)

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-072", "plan")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=32), pack(verbs.READY))
        character: i64
        token: i64
        for character in range(state.FIGURE):
            if why_not_plan(s, seat, character) is not None:
                continue
            if s.token(seat, character) != state.NO_TOKEN:
                out = append(out, pack(verbs.LIFT, character))
                continue
            for token in range(state.BONUS_KIND + 1):
                if why_not_assign(s, seat, character, token) is None:
                    out = append(out, pack(verbs.ASSIGN, character, token))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.ASSIGN:
            return why_not_assign(s, seat, arg_a(choice), arg_b(choice))
        if verb_of(choice) == verbs.LIFT:
            return why_not_lift(s, seat, arg_a(choice))
        return None if choice == pack(verbs.READY) else NOT_OFFERED

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.READY:
            self.ready |= 1 << seat
            if s.loud:
                s.tell("HYB-072", "planned", {"seat": int(seat)})
        elif verb_of(choice) == verbs.ASSIGN:
            take_up(s, seat, arg_b(choice))
            s.set_token(seat, arg_a(choice), arg_b(choice))
        else:
            give_back(s, seat, s.token(seat, arg_a(choice)))
            s.set_token(seat, arg_a(choice), state.NO_TOKEN)
        return self.goto("place")

    def delivered(self, s: Hybris) -> i64:
        return DONE

    def imagine(self, s: Hybris, seat: i64) -> None:
        """The tokens are redrawn with the characters (belief.py)."""


def why_not_plan(s: Hybris, seat: i64, character: i64) -> Refusal | None:
    """HYB-074, HYB-Q35  A Hero or Prophet of one's own, in the reserve, and not freed or won during this Age."""
    if character == state.FIGURE:
        return NO_FIGURE
    if s.place(seat, character) != state.RESERVE:
        return NOT_HERE
    return NEW_HERE if s.is_(seat, character, state.FRESH) else None


def why_not_assign(s: Hybris, seat: i64, character: i64, token: i64) -> Refusal | None:
    """HYB-072, HYB-073, HYB-076, HYB-077"""
    why = why_not_plan(s, seat, character)
    if why is not None:
        return why
    if s.token(seat, character) != state.NO_TOKEN:
        return HAS_ONE
    left = s.get(seat, Player.bonus) if token == state.BONUS_KIND else s.get(seat, Player.kept + token)
    if left == 0:
        return NOT_LEFT
    return None if suits(character, token) else NOT_THERE


def why_not_lift(s: Hybris, seat: i64, character: i64) -> Refusal | None:
    why = why_not_plan(s, seat, character)
    if why is not None:
        return why
    return NOTHING if s.token(seat, character) == state.NO_TOKEN else None
