"""What players can answer, as numbers, and how the outside writes it."""

from typing import Final

from ludotheque.kit.effects import interpreter

LAYOUT: Final = 1  # which terrain
EDGE: Final = 2  # a deployment line
CABAL: Final = 3  # three rouages of a faction, by rank
RECRUIT: Final = 4  # one rouage of a draft
EQUIP: Final = 5  # a card for one's own rouage of that rank
PLAN: Final = 6  # a ministry, its slot, the other cards from left to right
END: Final = 7  # of one's activation
ENTER: Final = 8
REST: Final = 9  # which token the target loses
MARCH: Final = 10
ATTACK: Final = 11
SHOOT: Final = 12
CHARGE: Final = 13
STUDY: Final = 14
USE: Final = 15  # an active ability
COORDINATE: Final = 16  # who, with or without a bonus
AT: Final = 17  # a place: x, y, the tool, the corners of the ruler
PASS: Final = 18
DODGE: Final = 19
RIPOSTE: Final = 20
STRIKE: Final = 21  # an opportunity attack
KEEP: Final = 22  # the dice
TEMPT: Final = 23  # fate
TACTIC: Final = 24
NAME: Final = 25  # a rouage, a hostile
RESTORE: Final = 26  # so many action tokens
SIDE: Final = 27  # a neutral edge
REPLACE: Final = 30  # the card just drawn
SHIELD: Final = 31  # the bearer from the card

VERBS: dict[int, tuple[str, ...]] = {
    LAYOUT: ("layout", "layout"),
    EDGE: ("edge", "edge"),
    CABAL: ("cabal", "character", "character", "character"),
    RECRUIT: ("recruit", "character"),
    EQUIP: ("equip", "rank", "equipment"),
    PLAN: ("plan", "ministry", "slot", "order"),
    END: ("end",),
    ENTER: ("enter", "piece"),
    REST: ("rest", "piece", "piece", "token"),
    MARCH: ("march", "piece"),
    ATTACK: ("attack", "piece", "piece"),
    SHOOT: ("shoot", "piece", "piece"),
    CHARGE: ("charge", "piece", "piece"),
    STUDY: ("study", "piece", "piece"),
    USE: ("use", "piece", "ability"),
    COORDINATE: ("coordinate", "piece", "piece", "bonus"),
    AT: ("at", "int", "int", "int*"),
    PASS: ("pass",),
    DODGE: ("dodge",),
    RIPOSTE: ("riposte", "price"),
    STRIKE: ("strike", "price"),
    KEEP: ("keep",),
    TEMPT: ("tempt", "price"),
    TACTIC: ("tactic", "tactic", "price"),
    NAME: ("name", "piece"),
    RESTORE: ("restore", "int"),
    SIDE: ("side", "edge"),
    REPLACE: ("replace",),
    SHIELD: ("shield",),
    interpreter.TARGET: ("target", "target"),
    interpreter.ENOUGH: ("enough",),
    interpreter.BRANCH: ("branch", "int"),
    interpreter.ACCEPT: ("accept",),
    interpreter.DECLINE: ("decline",),
}
