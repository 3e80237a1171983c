"""A game and its turns (STW-052)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.state import DONE, NEXT, Frame
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.phases.activation import Activation
from ludotheque.games.steamwatchers.phases.conclave import Conclave
from ludotheque.games.steamwatchers.phases.decline import Decline
from ludotheque.games.steamwatchers.phases.great_white import GreatWhite
from ludotheque.games.steamwatchers.phases.planning import Planning
from ludotheque.games.steamwatchers.phases.setup import SetUp
from ludotheque.games.steamwatchers.state import Steam

SET_UP: Final = 0
TURN: Final = 1
AFTER: Final = 2


class Play(Frame[Steam]):
    """STW-002, STW-186  Set-up, then turns until a Phase 5 ends the game."""

    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "turn", "after")

    def clone(self) -> "Play":
        other = Play(self.seat)
        other.step = self.step
        return other

    def run(self, s: Steam) -> i64:
        if self.step == SET_UP:
            s.call(SetUp(0))
        elif self.step == TURN:
            s.call(Turn(0))
        elif s.ending != state.RUNNING:
            return DONE
        else:
            return TURN
        return NEXT


class Turn(Frame[Steam]):
    """STW-052  Five phases, in this order."""

    STEPS: ClassVar[tuple[str, ...]] = ("conclave", "planning", "activation", "decline", "great_white", "end")

    def clone(self) -> "Turn":
        other = Turn(self.seat)
        other.step = self.step
        return other

    def run(self, s: Steam) -> i64:
        s.phase = self.step + 1
        if s.phase == state.CONCLAVE:
            s.call(Conclave(0))
        elif s.phase == state.PLANNING:
            s.call(Planning(0))
        elif s.phase == state.ACTIVATION:
            s.call(Activation(0))
        elif s.phase == state.DECLINE:
            s.call(Decline(0))
        elif s.phase == state.GREAT_WHITE:
            s.call(GreatWhite(0))
        else:
            s.phase = state.GREAT_WHITE
            return DONE
        if s.loud and s.phase != state.CONCLAVE:  # which speaks for itself: the turn marker moves there (STW-053)
            told: dict[str, object] = {
                "phase": state.PHASE_IDS[s.phase],
                "turn": int(s.turn),
                "last": int(s.scenario.turns),
            }
            s.tell("STW-052", "phase", told)
        return NEXT
