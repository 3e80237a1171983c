"""What Les Nominés du Néombre tells bots: the chance of a fight, and which choices look promising. All win together."""

import math
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy
from ludotheque.core.state import arg_a, arg_b, pack, verb_of
from ludotheque.games.neombre import effects, guards, names, order, queries, state, verbs
from ludotheque.games.neombre.phases.cards import Deed, Ripostes
from ludotheque.games.neombre.phases.expedition import Expedition, at_large
from ludotheque.games.neombre.phases.fair import Exchange, Fair, sells
from ludotheque.games.neombre.phases.fight import Fight
from ludotheque.games.neombre.phases.journey import Journey
from ludotheque.games.neombre.phases.team_turn import Drawing, TeamTurn
from ludotheque.games.neombre.state import NOBODY, NOTHING, Figure, Foe, Nominees
from ludotheque.games.neombre.worth import outlook, prospect, repeated
from ludotheque.kit.bots.pick import by_promise
from ludotheque.kit.bots.values import attention
from ludotheque.kit.effects import interpreter, program
from ludotheque.kit.effects.selectors import one

KEENNESS: Final = 1.5  # how fast attention grows with worth
MANY: Final[i64] = 60
CARE: Final = 0.5  # of a point of damage or of healing
FLOW: Final = 0.15  # of half a card
THREAT: Final = 0.07  # of a point of damage that an enemy does
LEFT: Final = 0.12  # of a point that an enemy has left
NOWHERE: Final = -99.0
LASTING: Final = 1 << names.ENCHANTMENT | 1 << names.EQUIPMENT
LACK: Final = 0.25  # of what a deck is short of
CONFIDENT: Final = 0.5  # the chance with which a team goes somewhere
PRUDENCE: Final = 0.05  # how much greater it must be for each level: a defeat costs more Mal
DREAD: Final = 10.0  # how much a smaller chance counts
EASE: Final = 0.3  # how much the chance counts besides
LEVEL: Final = 0.15  # of a zone: better loot
BARE: Final = 5.0  # where there is neither loot nor a quest
HOPELESS: Final = -2.0  # nowhere is it worth going
DANGER: Final[i64] = 3  # a third of the HP or less
MERIT: Final = 0.08  # of half a point or half a card that a card brings
BARGAIN: Final = 0.3  # what an exchange must bring
THIN: Final[i64] = 14  # a deck of so few cards spares none
DEAR: Final = 9.0  # a relic that a quest asks for


class NomineesPolicy(Policy[Nominees]):
    EVALUATES: ClassVar[bool] = True

    def values(self, s: Nominees) -> vec[float]:
        chance = outlook(s)
        out = vec[float](capacity=s.seats)
        seat: i64
        for seat in range(s.seats):
            out = append(out, chance)
        return out

    def choices(self, s: Nominees, seat: i64) -> vec[i64]:
        """What is asked, without giving up. The way, the number of enemies, whether to go on and what to exchange are
        settled here: no search looks so far ahead."""
        top = s.stack[-1]
        if isinstance(top, Journey):
            return one(self.way(s))
        if isinstance(top, Fight):
            return one(pack(verbs.ENEMIES, min(self.usual(s, s.zone), len(s.pile))))
        if isinstance(top, Expedition):
            return one(pack(verbs.FIGHT if self.goes_on(s) else verbs.STOP))
        if isinstance(top, Fair):
            return one(self.bargain(s, top))
        if isinstance(top, Exchange):
            return one(self.payment(s, seat, top)[0])
        offered = top.legal(s, seat)
        out = vec[i64](capacity=len(offered))
        for choice in offered:
            if verb_of(choice) != verbs.CONCEDE:
                out = append(out, choice)
        return out

    # -- the campaign

    def way(self, s: Nominees) -> i64:
        """Home when there is something to tell there, or no hope left; else where it is best to go."""
        if self.news(s):
            return pack(verbs.HOME)
        best = pack(verbs.HOME)
        most = -9.0
        zone: i64
        for zone in range(len(s.content.zone_ids)):
            if s.content.level[zone] >= 0:
                worth = self.worth_going(s, zone)
                if worth > most:
                    most = worth
                    best = pack(verbs.GO, zone)
        return pack(verbs.HOME) if s.outcome == state.LOST and most < HOPELESS else best

    def worth_going(self, s: Nominees, zone: i64) -> float:
        """To where a quest leads, as soon as the decks are up to it; until then where they can best grow."""
        chance = prospect(s, zone, self.usual(s, zone))
        level = float(s.content.level[zone])
        worth = LEVEL * level + EASE * chance + DREAD * min(chance - CONFIDENT - PRUDENCE * level, 0.0)
        leads = 0.0
        quest: i64
        for quest in range(len(s.quests)):
            if s.quests[quest] == state.ACTIVE and self.leads(s, quest, zone):
                leads += 1.0
        if not self.has_loot(s, zone):
            worth -= 1.0 if leads > 0.0 else BARE
        return worth + leads

    def has_loot(self, s: Nominees, zone: i64) -> bool:
        """Whether there is still something to be found in a zone."""
        for design in at_large(s, zone):
            if not s.is_(design, names.EVENT):
                return True
        return False

    def leads(self, s: Nominees, quest: i64, zone: i64) -> bool:
        """Whether a quest can be advanced in a zone."""
        goal = s.content.objective[quest]
        if goal == names.DELIVER:
            for design in s.content.loot_of[zone]:
                if s.has(design, names.RELIC):
                    return True
            return False
        if goal == names.DEFEAT_NAMED:
            return s.content.enemy_zone[s.content.goal_enemy[quest]] == zone
        if goal == names.WIN_EACH and s.progress[quest] >> zone & 1 == 1:
            return False
        return s.content.goal_zones[quest] >> zone & 1 == 1

    def news(self, s: Nominees) -> bool:
        """Whether a quest can be closed at the refuge."""
        quest: i64
        for quest in range(len(s.quests)):
            if s.quests[quest] == state.FULFILLED or (s.quests[quest] == state.ACTIVE and self.has_wanted(s, quest)):
                return True
        return False

    def has_wanted(self, s: Nominees, quest: i64) -> bool:
        """Whether somebody holds the relic that a quest asks for."""
        if s.content.objective[quest] == names.DELIVER:
            for deck in s.decks:
                for design in deck:
                    if s.has(design, names.RELIC):
                        return True
        return False

    def usual(self, s: Nominees, zone: i64) -> i64:
        """As many enemies as the rules expect, and as many more as a quest wants."""
        n: i64 = s.figures - 1
        quest: i64
        for quest in range(len(s.quests)):
            if s.quests[quest] == state.ACTIVE and s.content.goal_zones[quest] >> zone & 1 == 1:
                n = max(n, s.figures - 1 + s.content.goal_bonus[quest])
        return n

    def goes_on(self, s: Nominees) -> bool:
        """Whether to look for another fight in the same zone: nothing is to be told at home, and nowhere is better."""
        return self.way(s) == pack(verbs.GO, s.zone)

    # -- the fair

    def bargain(self, s: Nominees, fair: Fair) -> i64:
        """The exchange that makes a deck better by most, or none."""
        best = pack(verbs.STOP)
        most = BARGAIN
        for choice in fair.legal(s, 0):
            if verb_of(choice) == verbs.BUY:
                gain = self.gain(s, arg_a(choice), arg_b(choice))
                if gain > most:
                    most = gain
                    best = choice
        return best

    def gain(self, s: Nominees, design: i64, buyer: i64) -> float:
        """What a deck has of a card for two: the cards that are left come up the more often."""
        deck = s.decks[buyer]
        if len(deck) <= THIN:
            return NOWHERE
        whole = 0.0
        for held in deck:
            whole += self.merit(s, held)
        price = self.payment(s, buyer, Exchange(buyer, design))[1]
        return self.merit(s, design) + whole / float(len(deck)) - price

    def payment(self, s: Nominees, seat: i64, deal: Exchange) -> tuple[i64, float]:
        """What to pay with, and what is lost by it."""
        best: i64 = NOTHING
        least = 99.0
        for choice in deal.legal(s, seat):
            design = arg_a(choice)
            lost = self.merit(s, design)
            if verb_of(choice) == verbs.RELIC:
                lost += DEAR if queries.wanted(s) != NOBODY else 0.0
            elif deal.paid == NOTHING:
                second = 99.0
                for other in sells(s, seat, s.content.buy[deal.card], design):
                    second = min(second, self.merit(s, other))
                lost += second
            if lost < least:
                least = lost
                best = choice
        return (best, least)

    def merit(self, s: Nominees, design: i64) -> float:
        """What a card brings its deck: what it does, and its value, which is HP (NEO-044)."""
        does = s.content.strikes[design] + s.content.heals[design] + s.content.flows[design]
        return MERIT * float(does) + 0.3 * float(s.content.value[design])

    def promise(self, s: Nominees, seat: i64, choice: i64) -> float:
        return attention(self.worth(s, seat, choice), KEENNESS, -3.0, 2.5)

    def pick(self, s: Nominees, seat: i64, draw: i64) -> i64:
        return by_promise(self, s, seat, draw, MANY)

    # -- company

    def helps_now(self, s: Nominees, seat: i64) -> bool:
        """Whether to act before people have: in a turn of one's own that has begun, or when nobody is in the middle of
        theirs and a card heals somebody in danger or finishes an enemy."""
        if not isinstance(s.stack[-1], TeamTurn):
            return False
        if s.get(seat, Figure.stage) == state.OPEN:
            return True
        for figure in s.living():
            if s.get(figure, Figure.stage) == state.OPEN:
                return False
        for design in s.hands[seat]:
            if (self.saves(s, seat, design) or self.finishes(s, design)) and guards.why_not_play(
                s, seat, design, names.HAND
            ) is None:
                return True
        return False

    def saves(self, s: Nominees, seat: i64, design: i64) -> bool:
        """Whether a card heals somebody in danger."""
        book = s.content.book
        pc = s.content.start(design, names.EFFECT)
        while book.code[pc * program.WIDTH] != program.STOP:
            row = pc * program.WIDTH
            if book.code[row] == effects.HEALS:
                alone = book.selectors[book.code[row + program.TO] * program.SELECTOR_WIDTH] == program.YOU
                for figure in s.living():
                    if DANGER * s.hp(figure) <= s.max_hp(figure) and (figure == seat or not alone):
                        return True
            pc += 1
        return False

    def finishes(self, s: Nominees, design: i64) -> bool:
        """Whether the blow of a card is enough for some enemy."""
        if s.is_(design, names.ASSAULT):
            for foe in queries.targetable(s):
                if 2 * (s.on(foe, Foe.hp) + s.on(foe, Foe.armour)) <= s.content.strikes[design]:
                    return True
        return False

    # -- worth of a choice at first glance

    def worth(self, s: Nominees, seat: i64, choice: i64) -> float:
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.PLAY or verb == verbs.RECALL:
            return self.worth_card(s, seat, a)
        if verb == verbs.END:
            return 0.1
        if verb == interpreter.TARGET:
            return self.worth_target(s, seat, a)
        if verb == verbs.NAME:
            return self.worth_beginning(s, a)
        if verb == verbs.CARD:
            return self.worth_picking(s, a)
        if verb == verbs.TAKE:
            return self.worth_taking(s, a, arg_b(choice))
        if verb == verbs.AIM:
            return 0.1 * float(s.get(a, Figure.hp))
        if verb == verbs.ATTACH:
            return repeated(s, a) - repeated(s, s.attached) - 0.3
        if verb == verbs.TRIGGER:
            return self.worth_event(s, a)
        if verb == interpreter.ACCEPT:
            return 0.8
        if verb == verbs.DECK:
            return self.worth_deck(s, a)
        if verb == verbs.STOP:
            return -1.0
        return 0.0

    def worth_deck(self, s: Nominees, deck: i64) -> float:
        """A team shares its tasks out; of whoever is alone nobody else takes care."""
        care = 0.0
        for design in s.content.loot_of[len(s.content.zone_ids) + deck]:
            copies = s.content.first_card[design + 1] - s.content.first_card[design]
            care += 0.05 * float(copies * s.content.heals[design])
        return care if s.seats == 1 else 0.0

    def worth_card(self, s: Nominees, seat: i64, design: i64) -> float:
        """Damage where it helps most, care for whoever needs it, cards while there is room; what stays in play the
        sooner the better."""
        worth = -0.2
        damage = 0.5 * float(s.content.strikes[design])
        if damage > 0.0:
            worth += self.worth_blow(s, seat, design, damage)
        care = 0.5 * float(s.content.heals[design])
        if care > 0.0:
            worth += CARE * self.need(s, design, care)
        if s.content.flows[design] > 0:
            room = len(s.hands[seat]) < names.HAND_LIMIT - 1 and len(s.draws[seat]) > 0
            worth += FLOW * float(s.content.flows[design]) * (1.0 if room else 0.3)
        if s.is_(design, names.EQUIPMENT) or s.is_(design, names.SUMMON):
            worth += 0.4
        if s.has(design, names.EXTRA):
            worth += 0.6
        if s.has(design, names.EPILOGUE):
            worth -= 0.8
        return worth

    def worth_blow(self, s: Nominees, seat: i64, design: i64, damage: float) -> float:
        """What a card's damage is worth against the enemy it suits best."""
        best = NOWHERE
        least = 99.0
        if s.is_(design, names.ASSAULT):
            for foe in queries.targetable(s):
                best = max(best, self.worth_striking(s, seat, foe, damage))
                least = min(least, float(s.on(foe, Foe.hp)))
        return CARE * damage if best == NOWHERE else best + LEFT * least

    def worth_striking(self, s: Nominees, seat: i64, foe: i64, damage: float) -> float:
        """So much damage to an enemy: to finish it is best, nobody strikes back then; the dangerous first."""
        card = s.on(foe, Foe.card)
        left = float(s.on(foe, Foe.hp) + s.on(foe, Foe.armour))
        token = s.on(foe, Foe.token) == 1
        threat = THREAT * (float(s.content.token_attack[card]) if token else 0.5 * float(s.content.threat[card]))
        if damage >= left:
            return CARE * left + 1.0 + 2.0 * threat
        worth = CARE * damage - LEFT * (left - damage) + threat
        if not token and not s.stands(effects.NO_RIPOSTE, seat):
            back = 0.5 * float(s.content.retort[card])
            hp = float(s.hp(seat))
            worth -= 0.25 * back * (1.0 if hp > back + 3.0 else 2.0 if hp > back else 6.0)
        return worth

    def need(self, s: Nominees, design: i64, points: float) -> float:
        """How many of these HP somebody lacks, the more of those in danger; what protects is never wasted."""
        best = 0.7 * points if s.content.types[design] & LASTING != 0 else 0.0
        for figure in s.living():
            hp = float(s.hp(figure))
            most = float(max(s.max_hp(figure), 1))
            best = max(best, min(points, most - hp) * (1.0 + 2.0 * max(0.5 - hp / most, 0.0)))
        return best

    def worth_target(self, s: Nominees, seat: i64, who: i64) -> float:
        """Harm for the enemy that suits it best, help for the one of us who needs it most."""
        top = s.stack[-1]
        if isinstance(top, Ripostes):
            return self.worth_riposte(s, who)
        harm = True
        care = False
        damage = 2.0
        if isinstance(top, Deed):
            code = s.content.book.code
            row = top.pc * program.WIDTH
            op = code[row]
            harm = op in (
                effects.INFLICT,
                effects.SUFFER,
                effects.DIMINISH,
                effects.DISCARDS,
                effects.JAILS,
                effects.MILL,
            )
            care = not harm
            harm = harm or op == program.PICK
            if code[row + program.PER] == 0:
                damage = float(code[row + program.N])
        if queries.is_enemy(who):
            return self.worth_striking(s, seat, who, damage) if harm else -2.5
        if not care:
            return -2.0 + 0.1 * float(s.hp(who))
        return 1.5 * (1.0 - float(s.hp(who)) / float(max(s.max_hp(who), 1)))

    def worth_beginning(self, s: Nominees, seat: i64) -> float:
        """Who comes first: in the draw step whoever has a card that may help, and last whoever would die of it."""
        if not isinstance(s.stack[-1], Drawing):
            return 0.0
        if len(s.draws[seat]) == 0:
            return -2.0 + 0.1 * float(s.hp(seat))
        return 0.5 if len(s.hands[seat]) >= queries.hand_limit(s, seat) else 0.0

    def worth_riposte(self, s: Nominees, foe: i64) -> float:
        """The heaviest first while something protects from it, else the lightest: whoever dies suffers no more."""
        hurt = 0.1 * float(
            order.amount(order.of_program(s, s.content.start(s.element_of(foe), names.RIPOSTE)), order.HURT)
        )
        return hurt if s.bears(effects.DAMAGE_TAKEN) else -hurt

    def worth_picking(self, s: Nominees, design: i64) -> float:
        """A card to keep is worth what it does; one to lose, the other way round."""
        does = 0.08 * float(s.content.strikes[design] + s.content.heals[design] + s.content.flows[design])
        ask = s.stack[-1].prompt(s, 0)[1]
        return does if ask == "search" or ask == "launch" or ask == "foreseen-first" else -does

    def worth_taking(self, s: Nominees, design: i64, receiver: i64) -> float:
        """The best card, for whoever has the weakest deck; the more of what that deck lacks; a relic while one is
        wanted."""
        strikes = 1.0
        heals = 1.0
        flows = 1.0
        for held in s.decks[receiver]:
            strikes += float(s.content.strikes[held])
            heals += float(s.content.heals[held])
            flows += float(s.content.flows[held])
        worth = float(s.content.strikes[design]) / math.sqrt(strikes)
        worth += float(s.content.heals[design]) / math.sqrt(heals) + float(s.content.flows[design]) / math.sqrt(flows)
        worth = LACK * worth + 0.3 * float(s.content.value[design])
        worth -= 0.02 * float(queries.value_of(s, s.decks[receiver]) - self.weakest(s))
        quest: i64
        for quest in range(len(s.quests)):
            if s.quests[quest] == state.ACTIVE and s.content.objective[quest] == names.DELIVER:
                worth += 1.0 if s.has(design, names.RELIC) else 0.0
        return worth

    def weakest(self, s: Nominees) -> i64:
        """The value of the weakest deck."""
        least: i64 = queries.value_of(s, s.decks[0])
        for deck in s.decks:
            least = min(least, queries.value_of(s, deck))
        return least

    def worth_event(self, s: Nominees, design: i64) -> float:
        """More loot is good, Mal bad; to banish is worth as much as there is Mal to banish."""
        sick: i64 = 0
        for deck in s.decks:
            for held in deck:
                if held == s.content.mal:
                    sick += 1
        code = s.content.book.code
        selectors = s.content.book.selectors
        worth = 0.2 - 0.8 * float(s.content.cost[design])
        pc = s.content.start(design, names.LOOTED)
        while code[pc * program.WIDTH] != program.STOP:
            row = pc * program.WIDTH
            n = code[row + program.N]
            if selectors[code[row + program.TO] * program.SELECTOR_WIDTH] == effects.TEAM:
                n *= s.seats
            if code[row] == effects.ADD_MAL:
                worth -= 0.8 * float(n)
            elif code[row] == effects.BANISH:
                worth += 0.6 * float(min(n, sick))
            elif code[row] == effects.LOOT_OBTAIN:
                worth += 0.9 * float(n)
            elif code[row] == effects.LOOT_REVEAL:
                worth += 0.15 * float(n)
            pc += 1
        return worth


POLICY: Final = NomineesPolicy()
