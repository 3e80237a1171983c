"""Fighting a player (HYB-253 to HYB-270): a card and a marker in secret, round after round."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ALONE, ASK, DONE, NEXT, SEALED, arg_a, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.hybris import effects, names, state, verbs
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.phases.against_the_game import pillar_due, playable
from ludotheque.games.hybris.phases.defeat import defeat
from ludotheque.games.hybris.phases.gains import draw_conflict, hand_choices
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris
from ludotheque.kit.play.sealed import UNSAID, Sealed, unsaid

STOPPED: Final[i64] = 0
CONTINUED: Final[i64] = 1
NO_CARD: Final = -2


@frame("start place mark reveal weigh alone judge cards tidy pillar")
class FightPlayer(Sealed[Hybris]):
    """HYB-253  The Attacker is `seat`; answers 1 when the Attacker has won."""

    seat: i64
    character: Annotated[i64, "character"]
    other: i64
    foe: Annotated[i64, "character"]
    placed: Annotated[vec[i64], EACH, "card"]
    marks: Annotated[vec[i64], EACH]
    lone: i64 = -1  # who plays on after the other has stopped
    won: i64 = 0

    def start(self, s: Hybris) -> i64:
        """HYB-307, HYB-Q90  The Combat is begun: whoever is attacked may react first."""
        combat.begin(s, self.seat, self.character, self.other, self.foe, NOBODY)
        if s.loud:
            s.tell("HYB-253", "combat", {"seat": int(self.seat), "other": int(self.other)})
        if s.olympian(self.other) == names.ATHENA and self.foe == state.FIGURE:
            draw_conflict(s, self.other)
        s.happens(effects.ATTACKED, self.other, NOBODY)
        return NEXT

    def fighters(self) -> i64:
        return 1 << self.seat | 1 << self.other

    # -- a round

    def place(self, s: Hybris) -> i64:
        """HYB-254, HYB-Q83  Each lays one card face down; without cards this is skipped."""
        for seat in (self.seat, self.other):
            if len(s.hands[seat]) == 0:
                self.placed[seat] = NO_CARD
                self.marks[seat] = STOPPED  # HYB-256  openly
        return self.gather(s)

    def mark(self, s: Hybris) -> i64:
        """HYB-255, HYB-Q84  Each says Continue or Stop; whoever can only stop answers all the same."""
        return self.gather(s)

    def mode(self, s: Hybris) -> i64:
        return SEALED if (self.at("place") or self.at("mark")) and self.both(s) else ALONE

    def both(self, s: Hybris) -> bool:
        """Whether two players answer, so that one must not know before the other."""
        return self.placed[self.seat] != NO_CARD and self.placed[self.other] != NO_CARD

    def asked(self, s: Hybris) -> i64:
        if self.at("alone"):
            return 1 << self.lone
        mask: i64 = 0
        for seat in (self.seat, self.other):
            if (self.at("place") and self.placed[seat] == UNSAID) or (self.at("mark") and self.marks[seat] == UNSAID):
                mask |= 1 << seat
        return mask

    def delivered(self, s: Hybris) -> i64:
        return NEXT

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        if self.at("place"):
            return ("HYB-254", "fight-card")
        return ("HYB-255", "fight-marker") if self.at("mark") else ("HYB-262", "fight-on")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        if self.at("place"):
            return hand_choices(s, seat, verbs.CARD)
        if self.at("alone"):
            return playable(s, seat)
        out = vec[i64](capacity=2)
        if combat.why_not_play(s, seat, self.placed[seat]) is None:
            out = append(out, pack(verbs.CONTINUE))
        return append(out, pack(verbs.STOP))

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if self.at("place") and verb_of(choice) == verbs.CARD and find(s.hands[seat], arg_a(choice)) < 0:
            return combat.NOT_IN_HAND
        if self.at("alone") and verb_of(choice) == verbs.CARD:
            return combat.why_not_play(s, seat, arg_a(choice))
        if self.at("mark") and verb_of(choice) == verbs.CONTINUE:  # HYB-260
            return combat.why_not_play(s, seat, self.placed[seat])
        return super().why_not(s, seat, choice)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if self.at("place"):
            self.placed[seat] = arg_a(choice)
            return self.goto("place")
        if self.at("mark"):
            self.marks[seat] = CONTINUED if verb_of(choice) == verbs.CONTINUE else STOPPED
            return self.goto("mark")
        if verb_of(choice) == verbs.STOP:
            return NEXT
        combat.play_card(s, seat, arg_a(choice))
        return self.goto("alone")

    def reveal(self, s: Hybris) -> i64:
        """HYB-257, HYB-258, HYB-259, HYB-Q85  Cards that go on are turned up, the Attacker's first."""
        going: i64 = 0
        self.lone = NOBODY
        for seat in (self.seat, self.other):
            go_on = self.marks[seat] == CONTINUED
            if s.loud:
                key = "continues" if go_on else "stops"
                s.tell("HYB-257", key, {"seat": int(seat)})
            if go_on:
                going += 1
                self.lone = seat
                combat.play_card(s, seat, self.placed[seat])
            self.placed[seat] = UNSAID
            self.marks[seat] = UNSAID
        if going != 1:
            self.lone = NOBODY if going == 0 else self.seat
        self.won = going  # kept until the totals are told
        return NEXT

    def weigh(self, s: Hybris) -> i64:
        """HYB-261, HYB-262  Both go on: another round; both stop: the end; one stops: the other may play on alone."""
        going = self.won
        self.won = 0
        if s.loud:
            for side in (0, 1):
                seat = s.combat[combat.SEAT + side]
                s.tell("HYB-261", "total", {"seat": int(seat), "force": int(combat.force_total(s, side))})
        if going == 2:
            return self.goto("place")
        return self.goto("judge") if going == 0 else NEXT

    def alone(self, s: Hybris) -> i64:
        """HYB-Q87"""
        return ASK if len(playable(s, self.lone)) > 1 else NEXT

    # -- the end

    def judge(self, s: Hybris) -> i64:
        """HYB-263, HYB-264, HYB-Q89, HYB-Q128"""
        s.revealed += 1  # a hand that could not go on shows as such
        attack = combat.force_total(s, 0)
        defence = combat.force_total(s, 1)
        self.won = 1 if attack > defence else 0
        if attack == defence and combat.wins_ties(s, 0) and not combat.wins_ties(s, 1):
            self.won = 1
        return NEXT

    def cards(self, s: Hybris) -> i64:
        """HYB-Q129 (1) to (3)"""
        winner = self.seat if self.won == 1 else self.other
        loser = self.other if self.won == 1 else self.seat
        if s.loud:
            s.tell("HYB-263", "won", {"seat": int(winner), "other": int(loser)})
        defeat(s, loser, self.foe if self.won == 1 else self.character)
        if winner == s.active:
            s.facts[Facts.beat_player] += 1
        s.happens(effects.COMBAT_WON, winner, NOBODY)
        combat.card_effects(s, winner, names.WIN)
        combat.card_effects(s, loser, names.LOSS)
        return NEXT

    def tidy(self, s: Hybris) -> i64:
        combat.tidy(s)
        return NEXT

    def pillar(self, s: Hybris) -> i64:
        """HYB-275"""
        pillar_due(s, self.seat, self.character, self.won)
        pillar_due(s, self.other, self.foe, 1 - self.won)
        s.answer(self.won)
        return DONE

    # -- what a seat cannot know

    def imagine(self, s: Hybris, seat: i64) -> None:
        """A card that the other may have laid, and a marker that goes with it."""
        for fighter in (self.seat, self.other):
            if fighter == seat or self.placed[fighter] < 0:
                continue
            hand = s.hands[fighter]
            self.placed[fighter] = hand[s.below("imagined", len(hand))]
            if self.marks[fighter] != UNSAID:
                fits = combat.why_not_play(s, fighter, self.placed[fighter]) is None
                self.marks[fighter] = s.below("imagined", 2) if fits else STOPPED


def fight(s: Hybris, seat: i64, character: i64, other: i64, foe: i64) -> None:
    s.call(FightPlayer(seat, character, other, foe, unsaid(s), unsaid(s)))
