"""What a scenario offers against the illness (STW-217)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.state import ASK, DONE, NEXT, Frame, pack, verb_of
from ludotheque.games.steamwatchers import verbs
from ludotheque.games.steamwatchers.phases.incubation import Cure, Pay
from ludotheque.games.steamwatchers.queries import barrels, quarantine_tokens
from ludotheque.games.steamwatchers.state import Steam


@frame("offer end")
class Treatment(Frame[Steam]):
    """STW-217, STW-Q75  At the start of Phase 5 a player may pay to be rid of one Quarantine token."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-217", "treatment")

    def offer(self, s: Steam) -> i64:
        return DONE if quarantine_tokens(s, self.seat) == 0 or barrels(s, self.seat) < s.scenario.cure else ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), pack(verbs.NO)), pack(verbs.YES))

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.YES:
            s.call(Cure(seat))
            s.call(Pay(seat, s.scenario.cure, rule_number("STW-217")))
        return NEXT
