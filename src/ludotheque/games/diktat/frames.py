# interpreted
"""Every procedure of Diktat by name, so that a written position can be read back."""

from typing import Any

from ludotheque.core.state import Frame
from ludotheque.games.diktat.phases import (
    affinity,
    assassinate,
    conquest,
    cycle,
    develop,
    extend,
    handshake,
    manifest,
    manoeuvres,
    moves,
    others,
    others_attack,
    possessions,
    resolution,
    special,
    spy,
    struggle,
    team,
    window,
)

CHAPTERS = (
    affinity,
    assassinate,
    conquest,
    cycle,
    develop,
    extend,
    handshake,
    manifest,
    manoeuvres,
    moves,
    others,
    others_attack,
    possessions,
    resolution,
    special,
    spy,
    struggle,
    team,
    window,
)

FRAMES: dict[str, type[Frame[Any]]] = {
    name: kind
    for chapter in CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind.STEPS
}
