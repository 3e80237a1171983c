"""The frame of the game (HYB-002, HYB-003): set-up, then Ages of four phases each."""

from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, NEXT, Frame
from ludotheque.games.hybris import queries, state
from ludotheque.games.hybris.phases.end_of_ages import EndOfAge, EndOfGame
from ludotheque.games.hybris.phases.pillars import ChoosePillars
from ludotheque.games.hybris.phases.planning import Plan
from ludotheque.games.hybris.phases.setup import SetUp
from ludotheque.games.hybris.phases.turns import Turns
from ludotheque.games.hybris.state import Hybris


@frame("set_up pillars plan act end_age advance")
class Play(Frame[Hybris]):
    """HYB-003  Divine Pillar, Planning, Action, End of Ages, in this order."""

    seat: i64

    def set_up(self, s: Hybris) -> i64:
        s.call(SetUp(0))
        return NEXT

    def pillars(self, s: Hybris) -> i64:
        s.phase = state.PILLARS
        if s.loud:
            s.tell("HYB-003", "age", {"age": int(s.age)})
        s.call(ChoosePillars(0))
        return NEXT

    def plan(self, s: Hybris) -> i64:
        s.phase = state.PLANNING
        s.call(Plan(0))
        return NEXT

    def act(self, s: Hybris) -> i64:
        s.phase = state.ACTION
        s.call(Turns(0))
        return NEXT

    def end_age(self, s: Hybris) -> i64:
        s.phase = state.END_OF_AGE
        s.call(EndOfAge(0))
        return NEXT

    def advance(self, s: Hybris) -> i64:
        """HYB-121  The next Age, or the end of the game."""
        if s.age < queries.ages(s):
            s.age += 1
            return self.goto("pillars")
        s.call(EndOfGame(0))
        return DONE
