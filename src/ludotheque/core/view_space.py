# interpreted
"""Numbers for a game that declares none of its own: its choices by the codec, its sight from the views, hashed."""

import zlib
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core import sight
from ludotheque.core.codec import Codec
from ludotheque.core.sight import Sight
from ludotheque.core.space import Space, write
from ludotheque.core.state import State

INTS = 16  # plain numbers below this have an action
SLOTS = 512


class ViewSpace(Space):
    """A block for each verb of up to three arguments. What a view shows is spread over `SLOTS` numbers: each leaf is
    added where the hash of its path falls, a word counting one at the hash of path and word."""

    def __init__(self, codec: Codec, sees: dict[str, Sight]) -> None:
        super().__init__()
        self.sees = sees
        for verb, (_, *kinds) in sorted(codec.verbs.items()):
            if len(kinds) <= 3 and not any(kind.endswith("*") for kind in kinds):
                self.block(verb, *(INTS if kind == "int" else len(codec.ids[kind]) for kind in kinds))
        self.part("view, hashed", SLOTS)

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        slots = [0] * SLOTS
        scatter(slots, "", sight.fields(s, self.sees, int(seat)))
        for number in slots:
            at = write(out, at, number)
        return at


def scatter(slots: list[int], path: str, value: Any) -> None:
    if isinstance(value, dict):
        for name in sorted(value, key=str):
            scatter(slots, f"{path}/{name}", value[name])
    elif isinstance(value, list):
        for at, part in enumerate(value):
            scatter(slots, f"{path}/{at}", part)
    elif isinstance(value, str):
        slots[zlib.crc32(f"{path}={value}".encode()) % SLOTS] += 1
    elif value is not None:
        slots[zlib.crc32(path.encode()) % SLOTS] += int(value)
