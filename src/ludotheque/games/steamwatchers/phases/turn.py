"""A game and its turns (STW-052)."""

from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, NEXT, Frame
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.phases.activation import Activation
from ludotheque.games.steamwatchers.phases.conclave import Conclave
from ludotheque.games.steamwatchers.phases.decline import Decline
from ludotheque.games.steamwatchers.phases.great_white import GreatWhite
from ludotheque.games.steamwatchers.phases.planning import Planning
from ludotheque.games.steamwatchers.phases.setup import SetUp
from ludotheque.games.steamwatchers.state import Steam


@frame("set_up turn after")
class Play(Frame[Steam]):
    """STW-002, STW-186  Set-up, then turns until a Phase 5 ends the game."""

    seat: i64

    def set_up(self, s: Steam) -> i64:
        s.call(SetUp(0))
        return NEXT

    def turn(self, s: Steam) -> i64:
        s.call(Turn(0))
        return NEXT

    def after(self, s: Steam) -> i64:
        return self.goto("turn") if s.ending == state.RUNNING else DONE


@frame("conclave planning activation decline great_white end")
class Turn(Frame[Steam]):
    """STW-052  Five phases, in this order."""

    seat: i64

    def conclave(self, s: Steam) -> i64:
        """STW-053  The turn marker moves there, which tells the phase."""
        s.phase = state.CONCLAVE
        s.call(Conclave(0))
        return NEXT

    def planning(self, s: Steam) -> i64:
        return self.enter(s, state.PLANNING, Planning(0))

    def activation(self, s: Steam) -> i64:
        return self.enter(s, state.ACTIVATION, Activation(0))

    def decline(self, s: Steam) -> i64:
        return self.enter(s, state.DECLINE, Decline(0))

    def great_white(self, s: Steam) -> i64:
        return self.enter(s, state.GREAT_WHITE, GreatWhite(0))

    def enter(self, s: Steam, phase: i64, procedure: Frame[Steam]) -> i64:
        s.phase = phase
        s.call(procedure)
        if s.loud:
            told: dict[str, object] = {"phase": state.PHASE_IDS[phase], "turn": s.turn, "last": s.scenario.turns}
            s.tell("STW-052", "phase", told)
        return NEXT
