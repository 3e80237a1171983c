"""What every message is made of."""

from typing import Any, Literal

import msgspec

PROTOCOL = 1
LONGEST_NAME = 40
LONGEST_TEXT = 1000
LARGEST_FRAME = 64 * 1024
LARGEST_BODY = 64 * 1024
LARGEST_IMPORT = 16 * 1024 * 1024
NUL = rb"\u0000"  # as JSON must write it; PostgreSQL keeps no text that holds it

Language = Literal["fr", "en"]
Choice = list[str | int]
Sentence = dict[Language, str]
Object = dict[str, Any]


class Shape(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A part of a message."""
