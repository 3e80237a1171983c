"""The base of Diktat's frames: a frame that what is played beside it may touch."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import Frame
from ludotheque.games.diktat.state import Diktat

# What an any-time action may do to the decision it is played beside.
TWICE: Final = 1  # the turn goes on with a second Manoeuvre
SKIP: Final = 2  # the turn ends without one
SECTOR: Final = 3  # the next sector is named
FIRST_SEAT: Final = 4  # the first player is named
ACTED: Final = 5  # somebody did something: whoever passed is asked again
TEAM: Final = 6  # the turn goes on with a team sent to that sector (DIK-Q57)


class Procedure(Frame[Diktat]):
    """A frame of Diktat."""

    def nudge(self, s: Diktat, what: i64, value: i64) -> None:
        """Something was done beside this decision; most frames do not care."""

    def promised(self) -> i64:
        """Manoeuvres already due to follow in the turn in progress (DIK-Q30)."""
        return 0


def nudge_below(s: Diktat, what: i64, value: i64) -> None:
    """Reach the nearest frame under the top that waits with an open window (or the top itself)."""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Procedure) and frame.window(s) != 0:
            frame.nudge(s, what, value)
            return
        i -= 1
