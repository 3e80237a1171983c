"""Combats for a City (HYB-189, HYB-265, HYB-266) and contested deployments (HYB-223 to HYB-234)."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import effects, guards, names, queries, state, verbs
from ludotheque.games.hybris.phases.against_a_player import fight
from ludotheque.games.hybris.phases.defeat import flee, take_token_back
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.kit.play.window import Window

NOT_AVAILABLE = Refusal("HYB-225", "cannot-contest")
PROPHET = Refusal("HYB-229", "prophet-cannot-contest")
LIES = Refusal("HYB-226", "wounded")
WITHOUT_TOKEN = Refusal("HYB-227", "without-token")


@frame("fight settle")
class CityCombat(Frame[Hybris]):
    """HYB-092, HYB-237  A character comes to a City that another holds."""

    seat: i64
    character: Annotated[i64, "character"]
    holder: Annotated[i64, HIDDEN]  # seat * CHARACTERS + character
    place: Annotated[i64, HIDDEN]

    def fight(self, s: Hybris) -> i64:
        other = self.holder // state.CHARACTERS
        foe = self.holder % state.CHARACTERS
        if queries.kind_of(foe) == names.A_PROPHET:
            flee(s, other, foe)
            s.stand(self.seat, self.character, self.place)
            return DONE
        fight(s, self.seat, self.character, other, foe)
        return NEXT

    def settle(self, s: Hybris) -> i64:
        """HYB-265, HYB-266"""
        if s.answer_or(0) == 1:
            s.stand(self.seat, self.character, self.place)
        return DONE


def why_not_contest(s: Hybris, seat: i64, character: i64) -> Refusal | None:
    """HYB-225 to HYB-229, HYB-236, HYB-Q45  An available character not activated this Age, of somebody who
    has not passed."""
    if queries.kind_of(character) == names.A_PROPHET:
        return PROPHET
    if s.get(seat, Player.passed) == 1 or s.place(seat, character) != state.RESERVE:
        return NOT_AVAILABLE
    if s.is_(seat, character, state.ACTED):
        return NOT_AVAILABLE
    if s.is_(seat, character, state.LYING):
        return LIES
    if character != state.FIGURE and s.token(seat, character) == state.NO_TOKEN:
        return WITHOUT_TOKEN
    return None


def contestable(s: Hybris, seat: i64, character: i64) -> bool:
    """HYB-321, HYB-Q121  Not when Hadès deploys under the Kunée, nor when a power protects one's Prophets."""
    if guards.has_kunee(s, seat, character):
        return False
    return queries.kind_of(character) != names.A_PROPHET or queries.total(s, seat, effects.SANCTUARY) == 0


def contest_order(s: Hybris, seat: i64) -> vec[i64]:
    """HYB-223  The others, from the worst Greatness space to the best."""
    order = vec[i64](capacity=s.seats)
    ranked = s.by_greatness()
    i: i64 = len(ranked) - 1
    while i >= 0:
        if ranked[i] != seat:
            order = append(order, ranked[i])
        i -= 1
    return order


@frame()
class Contest(Window[Hybris]):
    """HYB-223, HYB-224  One after the other may contest, until one does; answers that seat and its character."""

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-223", "contest")

    def pass_verb(self) -> i64:
        return verbs.PASS

    def reactions(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        character: i64
        for character in range(state.CHARACTERS):
            if why_not_contest(s, seat, character) is None:
                out = append(out, pack(verbs.CONTEST, character))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.CONTEST:
            return why_not_contest(s, seat, arg_a(choice))
        return super().why_not(s, seat, choice)

    def react(self, s: Hybris, seat: i64, choice: i64) -> i64:
        """HYB-227, HYB-228, HYB-Q101  No Aegis; the token comes back unseen."""
        take_token_back(s, seat, arg_a(choice))
        s.mark(seat, arg_a(choice), state.ACTED)
        if s.loud:
            s.tell("HYB-225", "contests", {"seat": int(seat)})
        s.answer(seat)
        s.answer(arg_a(choice))
        return DONE
