"""What a frame says of each of its fields: who sees it, and what its numbers mean."""

from typing import Final

PUBLIC: Final = "public"  # everybody sees the field
OWNER: Final = "owner"  # the frame's seat sees it
EACH: Final = "each"  # a vec with one entry a seat: each seat sees its own
HIDDEN: Final = "hidden"  # nobody sees it

SEATS: Final = "seats"  # the kind of a bit mask of seats; other kinds are those of the codec

REQUIRED: Final = object()


class Field:
    """`kind` is one of the codec's kinds of ids, or SEATS, or "" for a number as it stands; `many`: a vec of them."""

    def __init__(self, sight: str = PUBLIC, kind: str = "", many: bool = False, default: object = REQUIRED) -> None:
        self.sight: str = sight
        self.kind: str = kind
        self.many: bool = many
        self.default: object = default
