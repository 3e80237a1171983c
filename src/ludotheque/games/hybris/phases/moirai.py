"""The Moirai (HYB-159 to HYB-179): Accomplish, Chants and their conditions; and the Heroes to fight."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.hybris import effects, guards, names, queries, state, verbs
from ludotheque.games.hybris.phases.against_the_game import FightGame, pillar_due, remove_quest
from ludotheque.games.hybris.phases.defeat import defeat
from ludotheque.games.hybris.phases.gains import discard, hand_choices, score
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris
from ludotheque.kit.effects import program
from ludotheque.kit.effects.selectors import NONE

LOCKED = Refusal("HYB-177", "needs-unlocked")


@frame("choose attempt marked more")
class Accomplish(Frame[Hybris]):
    """HYB-159  One of the Quests laid open."""

    seat: i64
    character: Annotated[i64, "character"]
    quest: Annotated[i64, "quest"] = -1
    zone: Annotated[i64, HIDDEN] = -1

    def choose(self, s: Hybris) -> i64:
        return ASK

    def attempt(self, s: Hybris) -> i64:
        """HYB-162, HYB-166, HYB-Q70, HYB-Q131  The first Chant without a token: met if it can be, else defeat."""
        chant = self.next_chant(s)
        s.revealed += 1  # whether the hand meets it shows now
        start = s.content.book.start(names.FIRST_QUEST + self.quest, names.CHANT + chant)
        power = Power(self.seat, names.FIRST_QUEST + self.quest, NONE, NONE, names.CHANT + chant, start)
        code = s.content.book.code
        if code[start * program.WIDTH] == program.PRICE:
            if not power.affords(s, start + 1, code[start * program.WIDTH + program.B]):
                if s.loud:
                    s.tell(
                        "HYB-166", "chant-failed", {"seat": int(self.seat), "quest": s.content.quest_ids[self.quest]}
                    )
                defeat(s, self.seat, self.character)
                pillar_due(s, self.seat, self.character, 0)
                return DONE
        s.call(power)
        return NEXT

    def next_chant(self, s: Hybris) -> i64:
        chant: i64 = 0
        while s.chanted[self.zone * state.MOST_CHANTS + chant] != NOBODY:
            chant += 1
        return chant

    def marked(self, s: Hybris) -> i64:
        """HYB-163, HYB-165  One's token on the Chant; with the last one the Epic reward."""
        chant = self.next_chant(s)
        s.chanted[self.zone * state.MOST_CHANTS + chant] = self.seat
        s.facts[Facts.chanted] += 1
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "quest": s.content.quest_ids[self.quest]}
            told["chant"] = int(chant) + 1
            s.tell("HYB-163", "chant", told)
        s.happens(effects.QUEST_STEP, self.seat, NOBODY)
        if chant + 1 < s.content.chants[self.quest]:
            return NEXT
        s.facts[Facts.epic_ended] += 1
        s.start(self.seat, names.FIRST_QUEST + self.quest, names.EPIC)
        score(s, self.seat, names.FROM_SCENARIO, queries.stated(s, effects.EPIC_VP, 0))
        remove_quest(s, self.quest)
        return DONE

    def more(self, s: Hybris) -> i64:
        """HYB-164, HYB-Q72  A card discarded buys the next attempt."""
        return ASK if len(s.hands[self.seat]) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-159", "quest") if self.at("choose") else ("HYB-164", "next-chant")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        if not self.at("choose"):
            return append(hand_choices(s, seat, verbs.DISCARD), pack(verbs.STOP))
        out = vec[i64](capacity=3)
        for zone in guards.selectable_quests(s, seat):
            out = append(out, pack(verbs.QUEST, s.quests[zone]))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        why = super().why_not(s, seat, choice)
        if why is not None and self.at("choose") and verb_of(choice) == verbs.QUEST:
            return LOCKED if find(s.quests, arg_a(choice)) >= 0 else why
        return why

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if self.at("choose"):
            self.quest = arg_a(choice)
            self.zone = find(s.quests, self.quest)
            if s.loud:
                s.tell("HYB-159", "attempts", {"seat": int(seat), "quest": s.content.quest_ids[self.quest]})
            if s.content.chants[self.quest] == 0:
                s.call(FightGame(seat, self.character, names.ALLIES + self.quest))
                return DONE
            return NEXT
        if verb_of(choice) == verbs.STOP:
            return DONE
        discard(s, seat, arg_a(choice))
        return self.goto("attempt")


@frame("choose")
class Fight(Frame[Hybris]):
    """HYB-181  A Hero of the Colosseum who is still there."""

    seat: i64
    character: Annotated[i64, "character"]

    def choose(self, s: Hybris) -> i64:
        return ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-181", "fight-hero")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.ALLIES)
        ally: i64
        for ally in range(names.ALLIES):
            if s.allies[ally] == NOBODY:
                out = append(out, pack(verbs.HERO, names.FIRST_ALLY + ally))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if s.loud:
            s.tell("HYB-181", "fights", {"seat": int(seat), "hero": names.HERO_IDS[arg_a(choice)]})
        s.call(FightGame(seat, self.character, arg_a(choice) - names.FIRST_ALLY))
        return DONE
