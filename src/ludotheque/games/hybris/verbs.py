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
USE: Final = 12  # a power once an Age
RESOLVE: Final = 13  # the Pillar, now
GO_ON: Final = 14
GO: Final = 15  # to a Location
SLOT: Final = 16
ART: Final = 17
ACT: Final = 18
COMPLETE: Final = 19  # a Premonition
STOP: Final = 20
LINE: Final = 21  # of the conversion table
TILE: Final = 22
MAKE: Final = 23  # a tile, for so many Faithful and Aegis
CARD: Final = 24
QUEST: Final = 25
HERO: Final = 26
TAKE: Final = 27  # Faithful, Service, Goodness, VP, Prayer
DEPLOY: Final = 28  # a tile on a case
REWARD: Final = 29
CONTEST: Final = 30
SEND_BACK: Final = 31
CONTINUE: Final = 32
CHALLENGE: Final = 33  # a character for a Combat
SERVE: Final = 34  # the Service of a City
POSTURE: Final = 35  # Duel
COVER: Final = 36  # half of a Pillar
LAY: Final = 37  # an Olympian token on a slot
TOKEN: Final = 38  # an Olympian token that lies on one

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
    USE: ("use", "element"),
    RESOLVE: ("resolve",),
    GO_ON: ("go_on",),
    GO: ("go", "location"),
    SLOT: ("slot", "slot"),
    ART: ("art", "location"),
    ACT: ("act", "action"),
    COMPLETE: ("complete", "premonition"),
    STOP: ("stop",),
    LINE: ("convert", "line"),
    TILE: ("tile", "tile"),
    MAKE: ("make", "tile", "int", "int"),
    CARD: ("card", "card"),
    QUEST: ("quest", "quest"),
    HERO: ("hero", "character"),
    TAKE: ("take", "resource"),
    DEPLOY: ("deploy", "tile", "case"),
    REWARD: ("reward", "reward"),
    CONTEST: ("contest", "character"),
    SEND_BACK: ("send_back", "character"),
    CONTINUE: ("continue",),
    CHALLENGE: ("challenge", "character"),
    SERVE: ("service",),
    POSTURE: ("posture", "posture"),
    COVER: ("cover", "pillar"),
    LAY: ("lay", "spot", "face"),
    TOKEN: ("token", "spot"),
    interpreter.ACCEPT: ("accept",),
    interpreter.DECLINE: ("decline",),
}
