"""What players can answer, as numbers, and how the outside writes it."""

from typing import Final

from ludotheque.kit.effects import interpreter
from ludotheque.kit.play import queue

PLAY: Final = 1  # a card from the hand
RECALL: Final = 2  # a card from the discard (NEO-159)
END: Final = 3  # one's turn
CONCEDE: Final = 4
COMPANION: Final = 5  # acts now
ATTACH: Final = 6
DRAW: Final = 7
LAUNCH: Final = 8
CARD: Final = 9
LOOK: Final = 10
LEAVE: Final = 11
ENEMIES: Final = 12  # so many are drawn
KEEP: Final = 13
REPLACE: Final = 14
AIM: Final = 15  # at a figure
MARKER: Final = 16
TRIGGER: Final = 17  # an event of the loot
TAKE: Final = 18  # a card, for a player
STOP: Final = 19
NAME: Final = 20  # a player
GO: Final = 21  # to a zone
FIGHT: Final = 22
HOME: Final = 23  # to the refuge
MARKET: Final = 24  # to the fair
BUY: Final = 25  # a card, for a player
PAY: Final = 26  # with a card
RELIC: Final = 27  # pay with a relic
HAND_IN: Final = 28  # a relic of a player
DECK: Final = 29  # a starter deck

VERBS: dict[int, tuple[str, ...]] = {
    PLAY: ("play", "card"),
    RECALL: ("recall", "card"),
    END: ("end",),
    CONCEDE: ("concede",),
    COMPANION: ("companion",),
    ATTACH: ("attach", "card"),
    DRAW: ("draw",),
    LAUNCH: ("launch",),
    CARD: ("card", "card"),
    LOOK: ("look",),
    LEAVE: ("leave",),
    ENEMIES: ("enemies", "int"),
    KEEP: ("keep",),
    REPLACE: ("replace",),
    AIM: ("aim", "character"),
    MARKER: ("marker", "marker"),
    TRIGGER: ("trigger", "card"),
    TAKE: ("take", "card", "character"),
    STOP: ("stop",),
    NAME: ("name", "character"),
    GO: ("go", "zone"),
    FIGHT: ("fight",),
    HOME: ("home",),
    MARKET: ("market",),
    BUY: ("buy", "card", "character"),
    PAY: ("pay", "card"),
    RELIC: ("relic", "card"),
    HAND_IN: ("hand_in", "card", "character"),
    DECK: ("deck", "deck"),
    interpreter.TARGET: ("target", "character"),
    interpreter.ENOUGH: ("enough",),
    interpreter.BRANCH: ("branch", "int"),
    interpreter.ACCEPT: ("accept",),
    interpreter.DECLINE: ("decline",),
    interpreter.ROUND: ("round", "int"),
    queue.RESOLVE: ("resolve", "element", "int"),
}
