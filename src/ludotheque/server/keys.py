"""Keys of a table, each in the link to a seat: which seat one opens, and the first ones of a new table."""

from ludotheque.server import wire
from ludotheque.server.notes import Notes, Occupant
from ludotheque.server.store import MAKER, SCREEN, hashed, new_secret

MOST_KEYS = 16


def lock_of(notes: Notes, seat: int) -> int:
    """What the key of a seat opens: around one screen every seat."""
    return SCREEN if notes.head.hotseat and seat != MAKER else seat


class Keys:
    """The first links of a table: one a person, or one for all around one screen, and what its maker is known by."""

    def __init__(self, seats: list[Occupant], hotseat: bool) -> None:
        people = [seat for seat, occupant in enumerate(seats) if occupant.kind != "bot"]
        screen = new_secret()
        keys = {seat: screen if hotseat else new_secret() for seat in people} | {MAKER: new_secret()}
        self.kept = {hashed(key): SCREEN if key == screen else seat for seat, key in keys.items()}
        self.links = [wire.SeatLink(seat, key) for seat, key in keys.items()]
