"""What players can answer, as numbers, and how the outside writes it."""

from typing import Final

from ludotheque.core.numbers import Verbs
from ludotheque.kit.effects import interpreter
from ludotheque.kit.play import queue

VERBS = Verbs()
PLAY: Final = VERBS.verb("play", "card")  # a card from the hand
RECALL: Final = VERBS.verb("recall", "card")  # a card from the discard (NEO-159)
END: Final = VERBS.verb("end")  # one's turn
CONCEDE: Final = VERBS.verb("concede")
COMPANION: Final = VERBS.verb("companion")  # acts now
ATTACH: Final = VERBS.verb("attach", "card")
DRAW: Final = VERBS.verb("draw")
LAUNCH: Final = VERBS.verb("launch")
CARD: Final = VERBS.verb("card", "card")
LOOK: Final = VERBS.verb("look")
LEAVE: Final = VERBS.verb("leave")
ENEMIES: Final = VERBS.verb("enemies", "int")  # so many are drawn
KEEP: Final = VERBS.verb("keep")
REPLACE: Final = VERBS.verb("replace")
AIM: Final = VERBS.verb("aim", "character")  # at a figure
MARKER: Final = VERBS.verb("marker", "marker")
TRIGGER: Final = VERBS.verb("trigger", "card")  # an event of the loot
TAKE: Final = VERBS.verb("take", "card", "character")  # a card, for a player
STOP: Final = VERBS.verb("stop")
NAME: Final = VERBS.verb("name", "character")  # a player
GO: Final = VERBS.verb("go", "zone")  # to a zone
FIGHT: Final = VERBS.verb("fight")
HOME: Final = VERBS.verb("home")  # to the refuge
MARKET: Final = VERBS.verb("market")  # to the fair
BUY: Final = VERBS.verb("buy", "card", "character")  # a card, for a player
PAY: Final = VERBS.verb("pay", "card")  # with a card
RELIC: Final = VERBS.verb("relic", "card")  # pay with a relic
HAND_IN: Final = VERBS.verb("hand_in", "card", "character")  # a relic of a player
DECK: Final = VERBS.verb("deck", "deck")  # a starter deck
UNDER: Final = VERBS.verb("under", "enemy")  # a replaced civilian, under the pile

VERBS.verb("target", "character", number=interpreter.TARGET)
VERBS.verb("enough", number=interpreter.ENOUGH)
VERBS.verb("branch", "int", number=interpreter.BRANCH)
VERBS.verb("accept", number=interpreter.ACCEPT)
VERBS.verb("decline", number=interpreter.DECLINE)
VERBS.verb("round", "int", number=interpreter.ROUND)
VERBS.verb("resolve", "element", "int", number=queue.RESOLVE)
