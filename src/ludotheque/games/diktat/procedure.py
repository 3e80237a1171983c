"""The base of Diktat's frames: a frame that what is played beside it may touch."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.diktat.state import Diktat
from ludotheque.kit.play.window import Nudged

# What an any-time action may do to the decision it is played beside.
TWICE: Final = 1  # the turn goes on with a second Manoeuvre
SKIP: Final = 2  # the turn ends without one
SECTOR: Final = 3  # the next sector is named
FIRST_SEAT: Final = 4  # the first player is named
ACTED: Final = 5  # somebody did something: whoever passed is asked again
TEAM: Final = 6  # the turn goes on with a team sent to that sector (DIK-Q57)


class Procedure(Nudged[Diktat]):
    """A frame of Diktat."""

    def promised(self) -> i64:
        """Manoeuvres already due to follow in the turn in progress (DIK-Q30)."""
        return 0
