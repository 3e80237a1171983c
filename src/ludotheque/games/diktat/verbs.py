"""The verbs of Diktat's choices. Those from 128 on are any-time choices (DIK-Q07); none of them lets a player discard
something for no reason (DIK-Q101)."""

from typing import Final

PASS: Final = 1
STOP: Final = 2
FIRST: Final = 4
NAME: Final = 5
SEND: Final = 10
SPY_OUT: Final = 11
ASSASSINATE: Final = 12
EXTEND: Final = 13
DEVELOP: Final = 14
SPECIAL_MANOEUVRE: Final = 15
ADD: Final = 16
READY: Final = 17
LOOK: Final = 18
LOOK_CARD: Final = 19
SHOW: Final = 20
PURGE: Final = 21
KILL: Final = 22
KILL_CORRUPTION: Final = 23
DISCARD: Final = 24
KEEP: Final = 25
PLAY_CARD: Final = 26
BID: Final = 27
TAKE_MARKER: Final = 28
TAKE_CARD: Final = 29
CLEAR: Final = 30
NO_TROPHY: Final = 31
DROP_MARKER: Final = 32
AFFINITY: Final = 33
GIVE_UP: Final = 34
GIVE_UP_PLACED: Final = 35
PILE: Final = 36
PAWN: Final = 37
ELEMENT: Final = 38
OPPONENT: Final = 39
PAY: Final = 40
SACRIFICE: Final = 41
CABAL_CHOICE: Final = 42
END_TURN: Final = 43
CORRUPTION: Final = 44

BORROW: Final = 128
SCORE: Final = 129
USE: Final = 130
OFFER: Final = 131
ACCEPT: Final = 132
DECLINE: Final = 133
RETRACT: Final = 134
SHOW_PAWN: Final = 135
SHOW_SCREEN: Final = 136
DISMISS: Final = 137
TELL: Final = 138
TELL_CARD: Final = 139

# Each verb's name and the kinds of its arguments (see codec.py).
VERBS: Final = {
    PASS: ("pass",),
    STOP: ("stop",),
    FIRST: ("first", "int"),
    NAME: ("name", "sector"),
    SEND: ("send",),
    SPY_OUT: ("spy",),
    ASSASSINATE: ("assassinate",),
    EXTEND: ("extend",),
    DEVELOP: ("develop",),
    SPECIAL_MANOEUVRE: ("special", "element", "int"),
    ADD: ("add", "good"),
    READY: ("ready",),
    LOOK: ("look", "int", "int"),
    LOOK_CARD: ("look_card",),
    SHOW: ("show",),
    PURGE: ("purge", "int", "int"),
    KILL: ("kill", "int", "int"),
    KILL_CORRUPTION: ("kill_corruption", "sector"),
    DISCARD: ("discard", "good"),
    KEEP: ("keep",),
    PLAY_CARD: ("play", "element"),
    BID: ("bid", "int"),
    TAKE_MARKER: ("take_marker",),
    TAKE_CARD: ("take_card", "element"),
    CLEAR: ("clear",),
    NO_TROPHY: ("no_trophy",),
    DROP_MARKER: ("drop_marker", "sector"),
    AFFINITY: ("affinity", "good"),
    GIVE_UP: ("give_up", "good"),
    GIVE_UP_PLACED: ("give_up_placed", "element", "int"),
    PILE: ("pile", "int"),
    PAWN: ("pawn", "int", "int"),
    ELEMENT: ("element", "element"),
    OPPONENT: ("opponent", "int"),
    PAY: ("pay",),
    SACRIFICE: ("sacrifice",),
    CABAL_CHOICE: ("cabal", "cabal"),
    END_TURN: ("end_turn",),
    CORRUPTION: ("corruption", "sector"),
    BORROW: ("borrow",),
    SCORE: ("score", "element", "int", "good"),
    USE: ("use", "element", "int"),
    OFFER: ("offer",),
    ACCEPT: ("accept", "int"),
    DECLINE: ("decline", "int"),
    RETRACT: ("retract", "int"),
    SHOW_PAWN: ("show_pawn", "int", "int", "int"),
    SHOW_SCREEN: ("show_screen", "int"),
    DISMISS: ("dismiss",),
    TELL: ("tell", "int", "int", "claim"),
    TELL_CARD: ("tell_card", "element", "int"),
}

# Windows: which any-time actions are open beside a decision (DIK-Q07).
OPEN: Final = 1  # between two things
TURN_START: Final = 2  # a player is about to choose a Manoeuvre
AFTER_MANOEUVRE: Final = 3  # the same player's turn, directly after the Manoeuvre
BEFORE_FIRST: Final = 4  # the first player is about to be named
BEFORE_SECTOR: Final = 5  # a sector is about to be named
IN_CONQUEST: Final = 6  # before a Power struggle or a claim
MID_TURN: Final = 7  # between two Manoeuvres of one turn, the second about to be chosen
