"""What players can answer, as numbers, and how the outside writes it."""

from typing import Final

from ludotheque.core.numbers import Verbs
from ludotheque.kit.effects import interpreter

VERBS = Verbs()
OLYMPIAN: Final = VERBS.verb("olympian", "olympian")
PILLAR: Final = VERBS.verb("pillar", "pillar")
ASSIGN: Final = VERBS.verb("assign", "character", "token")
LIFT: Final = VERBS.verb("lift", "character")
READY: Final = VERBS.verb("ready")
ACTIVATE: Final = VERBS.verb("activate", "character")
PASS: Final = VERBS.verb("pass")
UPGRADE: Final = VERBS.verb("upgrade", "upgrade")
CITY: Final = VERBS.verb("city", "city")
DISCARD: Final = VERBS.verb("discard", "card")
TEMPLE: Final = VERBS.verb("temple", "city")
USE: Final = VERBS.verb("use", "element")  # a power once an Age
RESOLVE: Final = VERBS.verb("resolve")  # the Pillar, now
GO_ON: Final = VERBS.verb("go_on")
GO: Final = VERBS.verb("go", "location")  # to a Location
SLOT: Final = VERBS.verb("slot", "slot")
ART: Final = VERBS.verb("art", "location")
ACT: Final = VERBS.verb("act", "action")
COMPLETE: Final = VERBS.verb("complete", "premonition")  # a Premonition
STOP: Final = VERBS.verb("stop")
LINE: Final = VERBS.verb("convert", "line")  # of the conversion table
TILE: Final = VERBS.verb("tile", "tile")
MAKE: Final = VERBS.verb("make", "tile", "int", "int")  # a tile, for so many Faithful and Aegis
CARD: Final = VERBS.verb("card", "card")
QUEST: Final = VERBS.verb("quest", "quest")
HERO: Final = VERBS.verb("hero", "character")
TAKE: Final = VERBS.verb("take", "resource")  # Faithful, Service, Goodness, VP, Prayer
DEPLOY: Final = VERBS.verb("deploy", "tile", "case")  # a tile on a case
REWARD: Final = VERBS.verb("reward", "reward")
CONTEST: Final = VERBS.verb("contest", "character")
SEND_BACK: Final = VERBS.verb("send_back", "character")
CONTINUE: Final = VERBS.verb("continue")
CHALLENGE: Final = VERBS.verb("challenge", "character")  # a character for a Combat
SERVE: Final = VERBS.verb("service")  # the Service of a City
POSTURE: Final = VERBS.verb("posture", "posture")  # Duel
COVER: Final = VERBS.verb("cover", "pillar")  # half of a Pillar
LAY: Final = VERBS.verb("lay", "spot", "face")  # an Olympian token on a slot
TOKEN: Final = VERBS.verb("token", "spot")  # an Olympian token that lies on one

VERBS.verb("accept", number=interpreter.ACCEPT)
VERBS.verb("decline", number=interpreter.DECLINE)
