"""What Hybris tells bots: chances from expected VP, and which choices look promising."""

import math
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import scramble
from ludotheque.core.policy import Policy
from ludotheque.core.state import arg_a, arg_b, arg_c, mix_vec, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.phases.cities import idle_service
from ludotheque.games.hybris.phases.end_of_ages import Chaos
from ludotheque.games.hybris.phases.forge import Overstocked
from ludotheque.games.hybris.phases.moirai import Accomplish
from ludotheque.games.hybris.phases.olympus import Design, useful
from ludotheque.games.hybris.phases.planning import Plan
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.phases.turns import Turn
from ludotheque.games.hybris.play import HybrisTable
from ludotheque.games.hybris.state import NOBODY, Player
from ludotheque.games.hybris.worth import ages_left, at_once, errand, lasting, price, printed, prospects
from ludotheque.kit.bots.pick import by_weight
from ludotheque.kit.bots.values import attention, chances
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import ACCEPT
from ludotheque.kit.effects.selectors import NONE

KEENNESS: Final = 1.6  # how fast attention grows with worth
CURIOUS: Final = 1.0  # where it is drawn what is looked at
SLIGHT: Final = 0.2  # where what is looked at was drawn by worth
KEENER: Final = 3.0  # where nothing is searched
LEAST: Final = -2.0
MOST: Final = 3.0
MANY: Final[i64] = 28  # a longer list is not looked at as a whole
FEW: Final[i64] = 8  # choices of such a list that are looked at
ALIKE: Final[i64] = 3  # of Pillars, and of Upgrade tiles to go on with
RESTLESS: Final[i64] = 30  # decisions of a turn that is played on, at most
DRAW: Final[i64] = 1 << 32
LONG: Final = 16.0  # how many points are as good as a game when nothing is decided
PATIENCE: Final = 0.5


class HybrisPolicy(Policy[HybrisTable]):
    EVALUATES: ClassVar[bool] = True
    EFFORT: ClassVar[int] = 2
    ENOUGH: ClassVar[int] = 200
    LONGER: ClassVar[int] = 20
    FAR: ClassVar[int] = 40
    SLIPS: ClassVar[int] = 30

    def values(self, s: HybrisTable) -> vec[float]:
        """Chances from prospects: a lead is worth the more the less is to come. Part of them are the chances of a long
        game, so that a point counts for somebody far ahead or behind too."""
        points = prospects(s if self.quiet(s) else self.played_on(s))
        out = chances(points, 1.2 + 0.9 * ages_left(s))
        longer = chances(points, LONG)
        i: i64
        for i in range(len(out)):
            out[i] = (1.0 - PATIENCE) * out[i] + PATIENCE * longer[i]
        return out

    def quiet(self, s: HybrisTable) -> bool:
        """Between two turns, and while nobody fights: a turn costs first and brings last."""
        if len(s.stack) == 0:
            return True
        frame = s.stack[-1]
        if s.phase == state.ACTION:
            return isinstance(frame, Turn) and frame.at("open")
        return len(s.combat) == 0

    def played_on(self, s: HybrisTable) -> HybrisTable:
        """How the turn in progress may end."""
        world = s.clone()
        world.reseed(scramble(s.key, s.count))
        n: i64 = 0
        while n < RESTLESS and not self.quiet(world):
            seat = world.actor()
            world.apply(seat, self.pick(world, seat, world.below("HYB-Q134", DRAW)))
            n += 1
        return world

    def choices(self, s: HybrisTable, seat: i64) -> vec[i64]:
        """What is asked; tokens are laid under one character after the other, and none is taken back; of a long list,
        and of things much alike, a few are looked at."""
        offered = s.stack[-1].legal(s, seat)
        if not isinstance(s.stack[-1], Plan):
            n: i64 = len(offered)
            if n > MANY:
                return self.few(s, seat, offered, FEW)
            if n > ALIKE and (verb_of(offered[0]) == verbs.PILLAR or verb_of(offered[0]) == verbs.UPGRADE):
                return self.few(s, seat, offered, ALIKE)
            return offered
        out = vec[i64](capacity=9)
        first = NOBODY
        for choice in offered:
            if verb_of(choice) == verbs.ASSIGN and first == NOBODY:
                first = arg_a(choice)
            if verb_of(choice) == verbs.READY or (verb_of(choice) == verbs.ASSIGN and arg_a(choice) == first):
                out = append(out, choice)
        return out

    def few(self, s: HybrisTable, seat: i64, offered: vec[i64], most: i64) -> vec[i64]:
        """Some of a list, drawn without replacement by what they seem to be worth: the same in all worlds that the
        seat cannot tell apart, others in another position."""
        h = mix_vec(mix_vec(seat + s.age * 8, s.tile_at), s.quests)
        who: i64
        for who in range(s.seats):
            h = mix_vec(h, s.players[who * Player.WIDTH : who * Player.WIDTH + Player.olympian])
        keys = vec[float](capacity=len(offered))
        i: i64
        for i in range(len(offered)):
            weight = attention(self.worth(s, seat, offered[i]), CURIOUS, LEAST, MOST)
            keys = append(keys, -math.log((float(scramble(h, i)) + 1.0) / float(DRAW)) / weight)
        out = vec[i64](capacity=most)
        while len(out) < most:
            first: i64 = 0
            for i in range(len(keys)):
                if keys[i] < keys[first]:
                    first = i
            out = append(out, offered[first])
            keys[first] = math.inf
        return out

    def promise(self, s: HybrisTable, seat: i64, choice: i64) -> float:
        """Tiles that are looked at were drawn by their worth already: what comes of them tells the rest."""
        keenness = SLIGHT if isinstance(s.stack[-1], Design) else KEENNESS
        return attention(self.worth(s, seat, choice), keenness, LEAST, MOST)

    def pick(self, s: HybrisTable, seat: i64, draw: i64) -> i64:
        """As by promise, but keener."""
        choices = self.choices(s, seat)
        if len(choices) == 1:
            return choices[0]
        weights = vec[float](capacity=len(choices))
        for choice in choices:
            weights = append(weights, attention(self.worth(s, seat, choice), KEENER, LEAST, MOST))
        return by_weight(choices, weights, draw)

    def shown(self, s: HybrisTable, seat: i64, choice: i64) -> i64:
        """HYB-072  Where a token goes stays secret."""
        return pack(verbs.READY) if isinstance(s.stack[-1], Plan) else choice

    # -- worth of a choice at first glance, in VP

    def worth(self, s: HybrisTable, seat: i64, choice: i64) -> float:
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.PASS or verb == verbs.READY:
            return -1.0
        if verb == verbs.ACTIVATE:
            return 1.0 if a == state.FIGURE else errand(s, seat, s.token(seat, a)) - 0.3
        if verb == verbs.ASSIGN:
            return errand(s, seat, arg_b(choice)) - 0.3
        if verb == verbs.GO:
            return errand(s, seat, a) - 0.3
        if verb == verbs.ACT:
            return self.worth_acting(s, seat, a)
        if verb == verbs.SLOT:
            return printed(s, names.FIRST_SLOT + a, names.BONUS)
        if verb == verbs.ART:
            return -0.6
        if verb == verbs.CITY:
            return self.worth_city(s, seat, a)
        if verb == verbs.QUEST:
            return self.worth_quest(s, seat, a)
        if verb == verbs.CARD:
            return self.worth_card(s, seat, a)
        return self.worth_taking(s, seat, choice)

    def worth_taking(self, s: HybrisTable, seat: i64, choice: i64) -> float:
        """What is printed on whatever is taken or completed, less its price."""
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.COMPLETE:
            return 0.6 + printed(s, names.FIRST_PREMONITION + a, names.REWARD)
        if verb == verbs.PILLAR:
            return printed(s, names.FIRST_PILLAR + a, names.TOP) + price(names.PRAYER) * float(s.pillar_prayers[a])
        if verb == verbs.LINE:
            if not useful(s, seat, a):
                return LEAST
            prayers = float(s.content.line_prayers[a])
            return printed(s, names.FIRST_LINE + a, names.REWARD) - price(names.PRAYER) * prayers
        return price(a) if verb == verbs.TAKE else self.worth_little(s, seat, choice)

    def worth_little(self, s: HybrisTable, seat: i64, choice: i64) -> float:
        """What is asked more seldom."""
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.SERVE and idle_service(s):
            return LEAST
        if verb == ACCEPT or verb == verbs.SERVE or verb == verbs.USE:
            return 0.8
        if verb == verbs.TILE:
            return self.worth_design(s, seat, a)
        if verb == verbs.MAKE:
            return 0.4 - 0.1 * float(arg_b(choice) + arg_c(choice)) + 0.2 * float(s.content.tile_vp[a])
        if verb == verbs.CONTINUE or verb == verbs.REWARD or verb == verbs.RESOLVE:
            return 0.4
        if verb == verbs.CONTEST:
            return 0.3 * float(len(s.hands[seat])) - 1.3
        if verb == verbs.DISCARD:
            return self.worth_discard(s, seat, a)
        if verb == verbs.DEPLOY:
            return 0.5 * float(s.content.tile_vp[a]) + 0.2 * float(s.content.tile_prayers[a])
        if verb == verbs.UPGRADE:
            tile = a % names.UPGRADES
            left = s.elements_of(seat, tile) - s.get(seat, Player.freed + tile)
            return 1.0 + 0.05 * printed(s, names.FIRST_UPGRADE + a, names.REWARD) - 0.3 * float(left)
        return 0.0

    def worth_city(self, s: HybrisTable, seat: i64, city: i64) -> float:
        """What Influence brings there, unless somebody has to be fought for it."""
        worth = price(names.GOODNESS) * float(s.content.city_goodness[city]) + 0.3
        worth += max(
            price(names.FAITHFUL) * float(s.content.city_faithful[city]),
            printed(s, names.FIRST_CITY + city, names.SERVICE),
        )
        holder = s.occupant(state.CITY + city)
        if holder != NOBODY and queries.kind_of(holder % state.CHARACTERS) != names.A_PROPHET:
            worth += 0.3 * float(len(s.hands[seat])) - 2.0
        return worth

    def worth_quest(self, s: HybrisTable, seat: i64, quest: i64) -> float:
        """A Chant that can be sung, or an enemy that cards in hand may equal."""
        element = names.FIRST_QUEST + quest
        if s.content.chants[quest] == 0:
            enemy = names.ALLIES + quest
            due = float(s.content.enemy_base[enemy]) + 2.2 * float(s.content.enemy_cards[enemy])
            force = 0.0
            for card in s.hands[seat]:
                force += float(s.content.force[card])
            force = min(force, 2.5 * float(s.get(seat, names.DETERMINATION)))
            return printed(s, element, names.REWARD) - 1.0 if force >= due else -1.5
        return 1.5 if self.sings(s, seat, quest) else -2.0

    def sings(self, s: HybrisTable, seat: i64, quest: i64) -> bool:
        """Whether the next Chant of an Epic can be sung: failing it is a defeat (HYB-166)."""
        chant: i64 = 0
        zone = find(s.quests, quest)
        while s.chanted[zone * state.MOST_CHANTS + chant] != NOBODY:
            chant += 1
        element = names.FIRST_QUEST + quest
        code = s.content.book.code
        start = s.content.book.start(element, names.CHANT + chant)
        if code[start * program.WIDTH] != program.PRICE:
            return True
        power = Power(seat, element, NONE, NONE, names.CHANT + chant, start)
        return power.affords(s, start + 1, code[start * program.WIDTH + program.B])

    def worth_discard(self, s: HybrisTable, seat: i64, card: i64) -> float:
        """A card of little Force, rather; for VP (HYB-311) a dear one, for the next Chant any if it can be sung."""
        frame = s.stack[-1]
        if isinstance(frame, Chaos):
            return float(s.content.card_cost[card]) + 1.0 - price(names.CARD)
        if isinstance(frame, Accomplish) and not self.sings(s, seat, frame.quest):
            return -2.0
        return 0.5 - 0.2 * float(s.content.force[card])

    def planned(self, s: HybrisTable, seat: i64) -> bool:
        """Whether a tile of that seat waits in the Workshop."""
        place: i64
        for place in range(state.WORKSHOP, state.FACTORY):
            tile = s.tile_on(place)
            if tile != NOBODY and s.tile_of[tile] == seat:
                return True
        return False

    def worth_acting(self, s: HybrisTable, seat: i64, action: i64) -> float:
        if action == names.DEPLOY:
            return 2.2
        if action == names.MANUFACTURE:
            return 1.4
        if action == names.CONVERT:
            return 0.3 * float(s.get(seat, names.PRAYER)) - 0.4
        if action == names.DESIGN:
            return 0.4 if not self.planned(s, seat) else -0.2
        if action == names.FIGHT:
            return 0.2 * float(len(s.hands[seat])) - 0.6
        if action == names.DRAIN:
            worth = 1.4 if s.get(seat, names.AEGIS) < 3 else 0.6
            zeus = s.seat_of(names.ZEUS)
            return worth if zeus == NOBODY or zeus == seat else worth - 0.4  # HYB-312
        if action == names.RESURRECT or action == names.PERCEIVE:
            return 1.1
        if action == names.INFLUENCE or action == names.TRAIN:
            return 0.8
        return 0.4

    def worth_design(self, s: HybrisTable, seat: i64, tile: i64) -> float:
        """What a tile would bring against what is lacking to pay for it; what has to go is the worst one."""
        if isinstance(s.stack[-1], Overstocked):
            return -0.5 * float(s.content.tile_vp[tile])
        lacking = max(0, s.content.cost_faithful[tile] - s.get(seat, names.FAITHFUL))
        lacking += max(0, s.content.cost_aegis[tile] - s.get(seat, names.AEGIS))
        worth = 0.3 * float(s.content.tile_vp[tile]) + 0.15 * float(s.content.tile_prayers[tile]) - 0.3 * float(lacking)
        if s.content.tile_type[tile] == names.SOCIAL and s.olympian(seat) == names.ATHENA:  # HYB-306
            worth += 0.6
        return worth + 0.3 * at_once(s, tile) + 0.2 * lasting(s, tile, ages_left(s))

    def worth_card(self, s: HybrisTable, seat: i64, card: i64) -> float:
        """Force for its Determination; against the game no more than it takes."""
        if len(s.combat) == 0:
            return 0.0
        if s.combat[combat.ENEMY] != NOBODY and combat.force_total(s, 0) >= s.combat[combat.ENEMY_TOTAL]:
            return -1.5
        return 0.3 * float(s.content.force[card]) + 0.1 - 0.1 * float(combat.cost_of(s, seat, card))


POLICY: Final = HybrisPolicy()
