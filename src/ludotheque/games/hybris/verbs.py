"""What players can answer, as numbers, and how the outside writes it."""

from typing import Final

from ludotheque.kit.effects import interpreter

OLYMPIAN: Final = 1
PILLAR: Final = 2
ASSIGN: Final = 3
LIFT: Final = 4
READY: Final = 5
ACTIVATE: Final = 6
PASS: Final = 7
UPGRADE: Final = 8
CITY: Final = 9
DISCARD: Final = 10
TEMPLE: Final = 11

VERBS: dict[int, tuple[str, ...]] = {
    OLYMPIAN: ("olympian", "olympian"),
    PILLAR: ("pillar", "pillar"),
    ASSIGN: ("assign", "character", "token"),
    LIFT: ("lift", "character"),
    READY: ("ready",),
    ACTIVATE: ("activate", "character"),
    PASS: ("pass",),
    UPGRADE: ("upgrade", "upgrade"),
    CITY: ("city", "city"),
    DISCARD: ("discard", "card"),
    TEMPLE: ("temple", "city"),
    interpreter.ACCEPT: ("accept",),
    interpreter.DECLINE: ("decline",),
}
