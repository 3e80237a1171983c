"""What players can answer, as numbers, and how the outside writes it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.numbers import Verbs
from ludotheque.kit.effects import interpreter

VERBS = Verbs()
LAYOUT: Final = VERBS.verb("layout", "layout")  # which terrain
EDGE: Final = VERBS.verb("edge", "edge")  # a deployment line
CABAL: Final = VERBS.verb("cabal", "character", "character", "character")  # three rouages of a faction, by rank
RECRUIT: Final = VERBS.verb("recruit", "character")  # one rouage of a draft
EQUIP: Final = VERBS.verb("equip", "rank", "equipment")  # a card for one's own rouage of that rank
PLAN: Final = VERBS.verb("plan", "ministry", "slot", "order")  # a ministry, its slot, the others from left to right
END: Final = VERBS.verb("end")  # of one's activation
ENTER: Final = VERBS.verb("enter", "piece")
REST: Final = VERBS.verb("rest", "piece", "piece", "token")  # which token the target loses
MARCH: Final = VERBS.verb("march", "piece")
ATTACK: Final = VERBS.verb("attack", "piece", "piece")
SHOOT: Final = VERBS.verb("shoot", "piece", "piece")
CHARGE: Final = VERBS.verb("charge", "piece", "piece")
STUDY: Final = VERBS.verb("study", "piece", "piece")
USE: Final = VERBS.verb("use", "piece", "ability")  # an active ability
COORDINATE: Final = VERBS.verb("coordinate", "piece", "piece", "bonus")  # who, with or without a bonus
AT: Final = VERBS.verb("at", "int", "int", "int*")  # a place: x, y, the tool, the corners of the ruler
PASS: Final = VERBS.verb("pass")
DODGE: Final = VERBS.verb("dodge")
RIPOSTE: Final = VERBS.verb("riposte", "price")
STRIKE: Final = VERBS.verb("strike", "price")  # an opportunity attack
KEEP: Final = VERBS.verb("keep")  # the dice
TEMPT: Final = VERBS.verb("tempt", "price")  # fate
TACTIC: Final = VERBS.verb("tactic", "tactic", "price")
NAME: Final = VERBS.verb("name", "piece")  # a rouage, a hostile
RESTORE: Final = VERBS.verb("restore", "int")  # so many action tokens
SIDE: Final = VERBS.verb("side", "edge")  # a neutral edge
VERBS.resume(verb=30)
REPLACE: Final = VERBS.verb("replace")  # the card just drawn
SHIELD: Final = VERBS.verb("shield")  # the bearer from the card

VERBS.verb("target", "target", number=interpreter.TARGET)
VERBS.verb("enough", number=interpreter.ENOUGH)
VERBS.verb("branch", "int", number=interpreter.BRANCH)
VERBS.verb("accept", number=interpreter.ACCEPT)
VERBS.verb("decline", number=interpreter.DECLINE)


def is_of_a_piece(verb: i64) -> bool:
    """Whether a verb is something that a rouage does in an activation."""
    if verb == ENTER or verb == REST or verb == MARCH or verb == USE or verb == COORDINATE:
        return True
    return verb == ATTACK or verb == SHOOT or verb == CHARGE or verb == STUDY
