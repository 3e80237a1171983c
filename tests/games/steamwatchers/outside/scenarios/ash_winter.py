"""Ash Winter: relics lie under the ash."""

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import arg_a, pack, verb_of
from ludotheque.core.vecs import of
from ludotheque.games.steamwatchers.acts import zone_id
from ludotheque.games.steamwatchers.hooks import Hooks
from ludotheque.games.steamwatchers.phases.incubation import Pay
from ludotheque.games.steamwatchers.phases.questions import Question
from ludotheque.games.steamwatchers.queries import barrels, by_reservation, controlled, in_play
from ludotheque.games.steamwatchers.state import CRAMES, FORCED_MARCH
from ludotheque.games.steamwatchers.verbs import STOP, ZONE

RULE = "STW-Q88"
SEARCH = 1
ZONES = 6
PAIR = 2
ENOUGH = 6
TOO_MUCH_ASH = Refusal(RULE, "too-much-ash")
NO_ASH = Refusal(RULE, "no-ash")


class AshWinter(Hooks):
    def turn_begins(self, s):
        for _ in range(ZONES):
            zone = s.below(RULE, s.content.zones)
            if in_play(s, zone):
                s.tally("ash", zone, 1)
                if s.loud:
                    s.tell(RULE, "ash-falls", {"zone": zone_id(s, zone)})

    def winter_begins(self, s):
        for seat in by_reservation(s):
            s.call(Question(seat, self.place, SEARCH))

    def question(self, s, seat, number):
        return (RULE, "search-ash")

    def answers(self, s, seat, number):
        ashen = [zone for zone in controlled(s, seat) if s.counter("ash", zone) > 0]
        if not ashen or barrels(s, seat) == 0:
            return of([])
        return of([pack(STOP), *(pack(ZONE, zone) for zone in ashen)])

    def why_not(self, s, seat, number, choice):
        return NO_ASH

    def answered(self, s, seat, number, choice):
        if verb_of(choice) == STOP:
            return
        zone = arg_a(choice)
        s.tally("ash", zone, -1)
        s.tally("relics", seat, 1)
        if s.loud:
            s.tell(RULE, "relic-found", {"seat": int(seat), "zone": zone_id(s, zone)})
        s.call(Pay(seat, 1, 29))

    def won(self, s, winner, loser, zone, base, elite):
        if loser != CRAMES and s.counter("relics", loser) > 0:
            s.tally("relics", loser, -1)
            s.tally("relics", winner, 1)
            if s.loud:
                s.tell(RULE, "relic-taken", {"seat": int(winner), "other": int(loser)})

    def why_not_act(self, s, seat, token):
        return TOO_MUCH_ASH if token == FORCED_MARCH and s.turn == 1 else None

    def floors(self, s, zone, n):
        return n + 1 if s.counter("ash", zone) > 0 else n

    def hegemon(self, s, seat):
        return s.counter("relics", seat) >= ENOUGH

    def score(self, s, seat, n):
        return n + s.counter("relics", seat) // PAIR
