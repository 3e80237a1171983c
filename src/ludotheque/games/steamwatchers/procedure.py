"""The base of frames that keep answers under seal."""

from mypy_extensions import i64

from ludotheque.core.state import Frame
from ludotheque.games.steamwatchers.state import Steam


class Sealed(Frame[Steam]):
    """A frame that holds what others must not know yet."""

    def imagine(self, s: Steam, seat: i64) -> None:
        """Draw anew what that seat cannot know of the answers given so far."""
        raise NotImplementedError
