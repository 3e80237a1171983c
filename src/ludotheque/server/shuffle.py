"""The deal that people make together, as the log of a table tells it.

Every seat of a person first tells its share sealed; when all have, the shares are opened, and the seed of the game is
made of the server's secret, to which it was bound before, and of them all. Whoever does not open in time is left out:
not knowing the secret, they cannot know what that changes."""

from ludotheque.core.chance import Share, seal

OPENING = 20_000  # milliseconds in which sealed shares are opened
LONGEST = 200  # characters of a share


class Shuffle:
    """`due`: until when shares are opened; None: they are still being sealed."""

    def __init__(self) -> None:
        self.shares: dict[int, Share] = {}
        self.due: int | None = None
        self.dealt = False

    def close(self, time: int) -> None:
        """No more shares come."""
        self.due = time + OPENING if self.due is None else self.due
        self.settle()

    def may_open(self, seat: int, value: str) -> bool:
        share = self.shares.get(seat)
        closed = self.due is not None and not self.dealt
        return closed and share is not None and not share.value and seal(value) == share.sealed

    def settle(self, up: bool = False) -> None:
        """Dealt when all is open, or when time is up."""
        self.dealt = self.dealt or (self.due is not None and (up or all(share.value for share in self.shares.values())))

    @property
    def plain(self) -> list[list[object]]:
        return [share.plain() for _, share in sorted(self.shares.items())]
