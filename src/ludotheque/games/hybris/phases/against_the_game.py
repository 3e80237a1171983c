"""Fighting the game (HYB-242 to HYB-252): Quests, Heroes of the Colosseum, a Primordial."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.phases.defeat import FallHero, defeat, undefeated
from ludotheque.games.hybris.phases.gains import LoseCard, arena_card, hand_choices, score
from ludotheque.games.hybris.phases.resolving import Resolve, unresolved
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris


@frame("prepare draw play judge cards prize tidy pillar")
class FightGame(Frame[Hybris]):
    """HYB-170, HYB-181, HYB-235  One of one's characters against an enemy of the game."""

    seat: i64
    character: Annotated[i64, "character"]
    enemy: Annotated[i64, "enemy"]
    won: i64 = 0

    def prepare(self, s: Hybris) -> i64:
        """HYB-172, HYB-175, HYB-176, HYB-Q75, HYB-Q78  Conditions that can fail before a card is drawn."""
        combat.begin(s, self.seat, self.character, NOBODY, NOBODY, self.enemy)
        if combat.condition(s, effects.HERO_FALLS) >= 0 and len(undefeated(s, self.seat)) == 0:
            return self.goto("cards")
        first = combat.condition(s, effects.DISCARD_FIRST)
        if first >= 0:
            n = combat.number(s, first)
            if len(s.hands[self.seat]) < n:
                return self.goto("cards")
            i: i64
            for i in range(n):
                s.call(LoseCard(self.seat))
        return NEXT

    def draw(self, s: Hybris) -> i64:
        """HYB-243, HYB-Q138  The enemy's cards, as many as there are."""
        i: i64
        for i in range(s.content.enemy_cards[self.enemy]):
            card = arena_card(s)
            if card >= 0:
                s.drawn = append(s.drawn[:], card)
                s.revealed += 1
        s.combat[combat.ENEMY_TOTAL] = enemy_total(s, self.enemy)
        if s.loud:
            cards = [s.content.conflict_ids[card] for card in s.drawn]
            s.tell("HYB-246", "enemy", {"force": int(s.combat[combat.ENEMY_TOTAL]), "cards": cards})
        return NEXT

    def play(self, s: Hybris) -> i64:
        """HYB-247, HYB-249"""
        return ASK if len(self.legal(s, self.seat)) > 1 else NEXT

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-247", "fight-game")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        return playable(s, seat)

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.CARD:
            return combat.why_not_play(s, seat, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return NEXT
        combat.play_card(s, seat, arg_a(choice))
        return self.goto("play")

    def judge(self, s: Hybris) -> i64:
        """HYB-242, HYB-250, HYB-251, HYB-173"""
        s.revealed += 1  # a hand that could not go on shows as such
        total = combat.force_total(s, 0)
        if combat.condition(s, effects.CERTAIN_WIN) >= 0 or total >= s.combat[combat.ENEMY_TOTAL]:
            self.won = 1
        must = combat.condition(s, effects.MUST_SHOW)
        if must >= 0:
            needed = combat.argument(s, must)
            element: i64
            for element in range(4):
                if combat.shown_symbols(s, self.seat, element) < needed >> element * names.SYMBOL_BITS & 3:
                    self.won = 0
        if s.loud:
            s.tell("HYB-249", "total", {"seat": int(self.seat), "force": int(total)})
        return NEXT

    def cards(self, s: Hybris) -> i64:
        """HYB-184, HYB-Q129 (1) to (3)"""
        if self.won == 0:
            defeat(s, self.seat, self.character)
            combat.card_effects(s, self.seat, names.LOSS)
        else:
            s.happens(effects.COMBAT_WON, self.seat, NOBODY)
            combat.card_effects(s, self.seat, names.WIN)
        return NEXT

    def prize(self, s: Hybris) -> i64:
        """HYB-171, HYB-182, HYB-250  What the victory brings (HYB-Q129 (4))."""
        if self.won == 0:
            return NEXT
        if self.enemy < names.ALLIES:
            win_ally(s, self.seat, self.enemy)
        elif self.enemy < names.ALLIES + names.QUESTS:
            if combat.condition(s, effects.HERO_FALLS) >= 0:
                s.call(FallHero(self.seat))
            s.start(self.seat, combat.enemy_element(self.enemy), names.REWARD)
            score(s, self.seat, names.FROM_SCENARIO, queries.stated(s, effects.CONFRONTATION_VP, 0))
            s.facts[Facts.beat_quest] += 1
            s.happens(effects.QUEST_STEP, self.seat, NOBODY)
            remove_quest(s, self.enemy - names.ALLIES)
        else:
            s.start(self.seat, combat.enemy_element(self.enemy), names.REWARD)
        return NEXT

    def tidy(self, s: Hybris) -> i64:
        combat.tidy(s)
        return NEXT

    def pillar(self, s: Hybris) -> i64:
        """HYB-275, HYB-Q29  An Olympian defeated in its own activation resolves its Pillar without the top half."""
        pillar_due(s, self.seat, self.character, self.won)
        return DONE


def pillar_due(s: Hybris, seat: i64, character: i64, won: i64) -> None:
    own = seat == s.active and character == s.facts[Facts.sent]
    if won == 0 and character == state.FIGURE and own and unresolved(s, seat):
        s.call(Resolve(seat, 1))


def playable(s: Hybris, seat: i64) -> vec[i64]:
    """Cards that may be played face up now, and stopping."""
    out = vec[i64](capacity=8)
    for choice in hand_choices(s, seat, verbs.CARD):
        if combat.why_not_play(s, seat, arg_a(choice)) is None:
            out = append(out, choice)
    return append(out, pack(verbs.STOP))


def enemy_total(s: Hybris, enemy: i64) -> i64:
    """HYB-243, HYB-244, HYB-245, HYB-246, HYB-Q80  Base, the Force of its cards, and 1 for every match of symbols."""
    total = s.content.enemy_base[enemy]
    zero = combat.condition(s, effects.DRAWN_FORCE_ZERO) >= 0  # HYB-174
    element: i64
    for card in s.drawn:
        if not zero:
            total += s.content.force[card]
        for element in range(4):
            own = s.content.enemy_symbols[enemy] >> element * names.SYMBOL_BITS & names.SYMBOL_MOST
            total += own * s.content.shows(card, element)
    return total


def win_ally(s: Hybris, seat: i64, ally: i64) -> None:
    """HYB-182, HYB-183  A beaten Hero of the Colosseum joins, for use from the next Age on."""
    s.allies[ally] = seat
    hero = names.FIRST_ALLY + ally
    s.stand(seat, hero, state.RESERVE)
    s.mark(seat, hero, state.FRESH)
    s.facts[Facts.beat_hero] += 1
    if s.loud:
        s.tell("HYB-182", "ally", {"seat": int(seat), "hero": names.HERO_IDS[hero]})


def remove_quest(s: Hybris, quest: i64) -> None:
    """HYB-Q51  A completed Quest leaves the game; its zone stays empty until Quest Progress."""
    zone: i64
    i: i64
    for zone in range(state.QUEST_ZONES):
        if s.quests[zone] == quest:
            s.quests[zone] = NOBODY
            for i in range(state.MOST_CHANTS):
                s.chanted[zone * state.MOST_CHANTS + i] = NOBODY
