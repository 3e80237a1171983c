"""What Hybris tells bots: chances from expected VP, and which choices look promising."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy
from ludotheque.core.state import arg_a, arg_b, arg_c, pack, verb_of
from ludotheque.games.hybris import names, state, verbs
from ludotheque.games.hybris.phases import combat, olympus
from ludotheque.games.hybris.phases.planning import Plan
from ludotheque.games.hybris.play import HybrisTable
from ludotheque.games.hybris.state import NOBODY
from ludotheque.games.hybris.worth import ages_left, errand, prospects
from ludotheque.kit.bots.pick import by_promise
from ludotheque.kit.bots.values import attention, chances
from ludotheque.kit.effects.interpreter import ACCEPT

KEENNESS: Final = 1.6  # how fast attention grows with worth
MANY: Final[i64] = 60
LONG: Final = 16.0  # how many points are as good as a game when nothing is decided
PATIENCE: Final = 0.5


class HybrisPolicy(Policy[HybrisTable]):
    EVALUATES: ClassVar[bool] = True
    EFFORT: ClassVar[int] = 2

    def values(self, s: HybrisTable) -> vec[float]:
        """Chances from prospects: a lead is worth the more the less is to come. Part of them are the chances of a long
        game, so that a point counts for somebody far ahead or behind too."""
        points = prospects(s)
        out = chances(points, 1.2 + 0.9 * ages_left(s))
        longer = chances(points, LONG)
        i: i64
        for i in range(len(out)):
            out[i] = (1.0 - PATIENCE) * out[i] + PATIENCE * longer[i]
        return out

    def choices(self, s: HybrisTable, seat: i64) -> vec[i64]:
        """What is asked; tokens are laid under one character after the other, and none is taken back."""
        offered = s.stack[-1].legal(s, seat)
        if not isinstance(s.stack[-1], Plan):
            return offered
        out = vec[i64](capacity=9)
        first = NOBODY
        for choice in offered:
            if verb_of(choice) == verbs.ASSIGN and first == NOBODY:
                first = arg_a(choice)
            if verb_of(choice) == verbs.READY or (verb_of(choice) == verbs.ASSIGN and arg_a(choice) == first):
                out = append(out, choice)
        return out

    def promise(self, s: HybrisTable, seat: i64, choice: i64) -> float:
        return attention(self.worth(s, seat, choice), KEENNESS, -2.0, 2.0)

    def pick(self, s: HybrisTable, seat: i64, draw: i64) -> i64:
        return by_promise(self, s, seat, draw, MANY)

    def shown(self, s: HybrisTable, seat: i64, choice: i64) -> i64:
        """HYB-072  Where a token goes stays secret."""
        return pack(verbs.READY) if isinstance(s.stack[-1], Plan) else choice

    # -- worth of a choice at first glance, in VP

    def worth(self, s: HybrisTable, seat: i64, choice: i64) -> float:
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.PASS or verb == verbs.READY:
            return -1.0
        if verb == verbs.ACTIVATE or verb == ACCEPT or verb == verbs.COMPLETE:
            return 0.8 if a == state.FIGURE else 0.6
        if verb == verbs.ASSIGN:
            return errand(s, seat, arg_b(choice)) - 0.3
        if verb == verbs.GO:
            return errand(s, seat, a) - 0.3
        if verb == verbs.ACT:
            return self.worth_acting(s, seat, a)
        if verb == verbs.TILE:
            return self.worth_design(s, seat, a)
        if verb == verbs.MAKE:
            return 0.4 - 0.1 * float(arg_b(choice) + arg_c(choice)) + 0.2 * float(s.content.tile_vp[a])
        if verb == verbs.CARD:
            return self.worth_card(s, seat, a)
        if verb == verbs.CONTINUE:
            return 0.4
        if verb == verbs.CONTEST:
            return 0.25 * float(len(s.hands[seat])) - 1.4
        if verb == verbs.DISCARD:
            return 0.3 - 0.2 * float(s.content.force[a])
        if verb == verbs.DEPLOY:
            return 0.5 * float(s.content.tile_vp[a])
        if verb == verbs.REWARD:
            return 0.4
        if verb == verbs.LINE:
            return 0.5 if olympus.bonus_of(s, a) >= names.SPARK else 0.0
        if verb == verbs.QUEST:
            return 0.2 * float(len(s.hands[seat])) - 0.4
        return 0.0

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
            return 1.4
        if action == names.MANUFACTURE:
            return 1.2
        if action == names.CONVERT:
            return 0.3 * float(s.get(seat, names.PRAYER)) - 0.4
        if action == names.DESIGN:
            return 0.3 if not self.planned(s, seat) else -0.2
        if action == names.FIGHT:
            return 0.2 * float(len(s.hands[seat])) - 0.6
        return 0.3

    def worth_design(self, s: HybrisTable, seat: i64, tile: i64) -> float:
        """What a tile would bring against what is lacking to pay for it."""
        lacking = max(0, s.content.cost_faithful[tile] - s.get(seat, names.FAITHFUL))
        lacking += max(0, s.content.cost_aegis[tile] - s.get(seat, names.AEGIS))
        return 0.3 * float(s.content.tile_vp[tile]) + 0.15 * float(s.content.tile_prayers[tile]) - 0.3 * float(lacking)

    def worth_card(self, s: HybrisTable, seat: i64, card: i64) -> float:
        """Force for its Determination; against the game no more than it takes."""
        if len(s.combat) == 0:
            return 0.0
        if s.combat[combat.ENEMY] != NOBODY and combat.force_total(s, 0) >= s.combat[combat.ENEMY_TOTAL]:
            return -1.5
        return 0.3 * float(s.content.force[card]) + 0.1 - 0.1 * float(combat.cost_of(s, seat, card))


POLICY: Final = HybrisPolicy()
