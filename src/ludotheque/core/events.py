"""What happened: one sentence of the log, with a part for everybody and a part for some."""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1  # eyes of a secret part that was shown to all, spectators included


class Event:
    """`data` is public; `secret` is for the seats of the bit mask `eyes` only. Of a private event nobody else
    learns that it happened."""

    def __init__(
        self,
        rule: str,
        key: str,
        data: dict[str, object],
        eyes: int = 0,
        secret: dict[str, object] | None = None,
        private: bool = False,
    ) -> None:
        self.rule: str = rule
        self.key: str = key
        self.data: dict[str, object] = data
        self.eyes: int = eyes
        self.secret: dict[str, object] | None = secret
        self.private: bool = private

    def noticed_by(self, seat: int | None) -> bool:
        return not self.private or (seat is not None and bool(self.eyes >> seat & 1))

    def only_for(self, seat: int | None) -> bool:
        """Its secret part was told to that seat and to nobody else."""
        return self.secret is not None and seat is not None and self.eyes == 1 << seat

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as that seat (None: a spectator) may know it."""
        told: dict[str, object] = {"rule": self.rule, "key": self.key, **self.data}
        if self.secret is not None and (self.eyes == EVERYONE or (seat is not None and self.eyes >> seat & 1)):
            told.update(self.secret)
        return told

    def known_to(self, seat: int) -> "Event | None":
        """What is left of the event for somebody who knows what that seat knows; None if it went unnoticed."""
        if not self.noticed_by(seat):
            return None
        if self.secret is None or not (self.eyes == EVERYONE or self.eyes >> seat & 1):
            return Event(self.rule, self.key, self.data, 1 << seat, None, self.private)
        return Event(
            self.rule, self.key, self.data, self.eyes if self.eyes == EVERYONE else 1 << seat, self.secret, self.private
        )
