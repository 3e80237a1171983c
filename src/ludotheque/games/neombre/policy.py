"""What Les Nominés du Néombre tells bots: the chance of a fight, and which choices look promising. All win together."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy
from ludotheque.core.state import arg_a, arg_b, verb_of
from ludotheque.games.neombre import names, queries, state, verbs
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.games.neombre.phases.expedition import Expedition
from ludotheque.games.neombre.phases.journey import Journey
from ludotheque.games.neombre.play import NomineesTable
from ludotheque.games.neombre.worth import outlook
from ludotheque.kit.bots.pick import by_promise
from ludotheque.kit.bots.values import attention
from ludotheque.kit.effects import interpreter, program

KEENNESS: Final = 1.5  # how fast attention grows with worth
MANY: Final[i64] = 60
FORCE: Final = 0.25  # of a point of damage, in halves


class NomineesPolicy(Policy[NomineesTable]):
    EVALUATES: ClassVar[bool] = True

    def values(self, s: NomineesTable) -> vec[float]:
        chance = outlook(s)
        out = vec[float](capacity=s.seats)
        seat: i64
        for seat in range(s.seats):
            out = append(out, chance)
        return out

    def choices(self, s: NomineesTable, seat: i64) -> vec[i64]:
        """What is asked, without giving up; and no way home before there is something to tell there."""
        top = s.stack[-1]
        offered = top.legal(s, seat)
        away = isinstance(top, Journey) and not self.news(s) and not self.worn(s)
        out = vec[i64](capacity=len(offered))
        for choice in offered:
            verb = verb_of(choice)
            if verb == verbs.CONCEDE:
                continue
            if verb == verbs.HOME and away:
                continue
            if verb == verbs.GO and self.worn(s):
                continue
            if verb == verbs.STOP and isinstance(top, Expedition) and self.goes_on(s):
                continue
            if verb == verbs.MARKET:
                continue
            out = append(out, choice)
        return out if len(out) > 0 else offered

    def news(self, s: NomineesTable) -> bool:
        """Whether a quest waits to be closed."""
        for quest in s.quests:
            if quest == state.FULFILLED:
                return True
        return False

    def worn(self, s: NomineesTable) -> bool:
        """Whether defeats have weakened the decks so much that a journey had better end."""
        n: i64 = 0
        for deck in s.decks:
            for design in deck:
                if design == s.content.mal:
                    n += 1
        return s.outcome == state.LOST and n >= 4 * s.seats

    def goes_on(self, s: NomineesTable) -> bool:
        """Whether to look for another fight in the same zone: nobody fell, and no quest waits to be told of."""
        if self.news(s):
            return False
        seat: i64
        for seat in range(s.seats):
            if s.get(seat, state.FELL) == 1:
                return False
        return True

    def promise(self, s: NomineesTable, seat: i64, choice: i64) -> float:
        return attention(self.worth(s, seat, choice), KEENNESS, -3.0, 2.5)

    def pick(self, s: NomineesTable, seat: i64, draw: i64) -> i64:
        return by_promise(self, s, seat, draw, MANY)

    # -- worth of a choice at first glance

    def worth(self, s: NomineesTable, seat: i64, choice: i64) -> float:
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.PLAY or verb == verbs.RECALL:
            return self.worth_card(s, seat, a)
        if verb == verbs.END:
            return -1.5
        if verb == interpreter.TARGET:
            return self.worth_target(s, seat, a)
        if verb == verbs.CARD:
            return self.worth_picking(s, a)
        if verb == verbs.TAKE:
            return self.worth_taking(s, a, arg_b(choice))
        if verb == verbs.ENEMIES:
            usual = min(s.figures - 1, len(s.pile))
            return 0.0 if a == usual else -1.0 if a < usual else -2.0
        if verb == verbs.GO:
            return self.worth_going(s, a)
        if verb == verbs.AIM:
            return 0.1 * float(s.get(a, state.HP))
        if verb == verbs.ATTACH:
            return 0.5 * FORCE * float(s.content.strikes[a] + s.content.heals[a])
        if verb == verbs.HOME or verb == verbs.TRIGGER or verb == interpreter.ACCEPT:
            return 0.8
        if verb == verbs.STOP:
            return -1.0
        return 0.0

    def worth_card(self, s: NomineesTable, seat: i64, design: i64) -> float:
        """Damage, care for whoever needs it, cards for the hand; what stays in play the sooner the better."""
        missing = 0.0
        for figure in s.living():
            missing = max(missing, 1.0 - float(s.hp(figure)) / float(s.max_hp(figure)))
        worth = FORCE * float(s.content.strikes[design])
        worth += FORCE * float(s.content.heals[design]) * (2.0 * missing)
        worth += 0.1 * float(s.content.flows[design])
        if s.is_(design, names.EQUIPMENT) or s.is_(design, names.SUMMON):
            worth += 0.6
        if s.has(design, names.EXTRA):
            worth += 0.5
        if s.has(design, names.EPILOGUE):
            worth -= 0.8
        return worth - 0.3

    def worth_target(self, s: NomineesTable, seat: i64, who: i64) -> float:
        """Harm for the enemy that is nearest to falling, help for the one of us who is."""
        top = s.stack[-1]
        harmful = True
        if isinstance(top, Deed):
            op = s.content.book.code[top.pc * program.WIDTH]
            harmful = op in (names.INFLICT, names.SUFFER, names.DIMINISH, names.DISCARDS, names.JAILS, names.MILL)
        if queries.is_enemy(who):
            if not harmful:
                return -2.5
            left = float(s.of(who, state.E_HP) + s.of(who, state.E_ARMOUR))
            return 1.2 - 0.12 * left + 0.05 * float(s.content.threat[s.of(who, state.E_CARD)])
        if harmful:
            return -2.0 + 0.1 * float(s.hp(who))
        return 1.5 * (1.0 - float(s.hp(who)) / float(max(s.max_hp(who), 1)))

    def worth_picking(self, s: NomineesTable, design: i64) -> float:
        """A card to keep is worth what it does; one to lose, the other way round."""
        does = 0.08 * float(s.content.strikes[design] + s.content.heals[design] + s.content.flows[design])
        ask = s.stack[-1].prompt(s, 0)[1]
        return does if ask == "search" or ask == "launch" or ask == "foreseen-first" else -does

    def worth_taking(self, s: NomineesTable, design: i64, receiver: i64) -> float:
        """The best card, for whoever has the weakest deck."""
        level = float(queries.value_of(s, s.decks[receiver]))
        return 0.3 * float(s.content.value[design]) - 0.02 * level

    def worth_going(self, s: NomineesTable, zone: i64) -> float:
        """To where a quest leads; after a defeat somewhere easier, to grow."""
        level = s.content.level[zone]
        worth = -0.4 * float(level)
        quest: i64
        for quest in range(len(s.quests)):
            if s.quests[quest] == state.ACTIVE:
                zones = s.content.goal_zones[quest]
                if zones >> zone & 1 == 1:
                    worth += 2.0 if s.outcome != state.LOST else 0.5
        return worth


POLICY: Final = NomineesPolicy()
