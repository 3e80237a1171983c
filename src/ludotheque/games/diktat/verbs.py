"""The verbs of Diktat's choices. Those from 128 on are any-time choices (DIK-Q07); none of them lets a player discard
something for no reason (DIK-Q101)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.numbers import Verbs

VERBS = Verbs()
PASS: Final = VERBS.verb("pass")
STOP: Final = VERBS.verb("stop")
VERBS.resume(verb=4)
FIRST: Final = VERBS.verb("first", "int")
NAME: Final = VERBS.verb("name", "sector")
VERBS.resume(verb=10)
SEND: Final = VERBS.verb("send")
SPY_OUT: Final = VERBS.verb("spy")
ASSASSINATE: Final = VERBS.verb("assassinate")
EXTEND: Final = VERBS.verb("extend")
DEVELOP: Final = VERBS.verb("develop")
SPECIAL_MANOEUVRE: Final = VERBS.verb("special", "element", "int")
ADD: Final = VERBS.verb("add", "good")
READY: Final = VERBS.verb("ready")
LOOK: Final = VERBS.verb("look", "int", "int")
LOOK_CARD: Final = VERBS.verb("look_card")
SHOW: Final = VERBS.verb("show")
PURGE: Final = VERBS.verb("purge", "int", "int")
KILL: Final = VERBS.verb("kill", "int", "int")
KILL_CORRUPTION: Final = VERBS.verb("kill_corruption", "sector")
DISCARD: Final = VERBS.verb("discard", "good")
KEEP: Final = VERBS.verb("keep")
PLAY_CARD: Final = VERBS.verb("play", "element")
BID: Final = VERBS.verb("bid", "int")
TAKE_MARKER: Final = VERBS.verb("take_marker")
TAKE_CARD: Final = VERBS.verb("take_card", "element")
CLEAR: Final = VERBS.verb("clear")
NO_TROPHY: Final = VERBS.verb("no_trophy")
DROP_MARKER: Final = VERBS.verb("drop_marker", "sector")
AFFINITY: Final = VERBS.verb("affinity", "good")
GIVE_UP: Final = VERBS.verb("give_up", "good")
GIVE_UP_PLACED: Final = VERBS.verb("give_up_placed", "element", "int")
PILE: Final = VERBS.verb("pile", "int")
PAWN: Final = VERBS.verb("pawn", "int", "int")
ELEMENT: Final = VERBS.verb("element", "element")
OPPONENT: Final = VERBS.verb("opponent", "int")
PAY: Final = VERBS.verb("pay")
SACRIFICE: Final = VERBS.verb("sacrifice")
CABAL_CHOICE: Final = VERBS.verb("cabal", "cabal")
END_TURN: Final = VERBS.verb("end_turn")
CORRUPTION: Final = VERBS.verb("corruption", "sector")

VERBS.resume(verb=128)
BORROW: Final = VERBS.verb("borrow")
SCORE: Final = VERBS.verb("score", "element", "int", "good")
USE: Final = VERBS.verb("use", "element", "int")
OFFER: Final = VERBS.verb("offer")
ACCEPT: Final = VERBS.verb("accept", "int")
DECLINE: Final = VERBS.verb("decline", "int")
RETRACT: Final = VERBS.verb("retract", "int")
SHOW_PAWN: Final = VERBS.verb("show_pawn", "int", "int", "int")
SHOW_SCREEN: Final = VERBS.verb("show_screen", "int")
DISMISS: Final = VERBS.verb("dismiss")
TELL: Final = VERBS.verb("tell", "int", "int", "claim")
TELL_CARD: Final = VERBS.verb("tell_card", "element", "int")


def manoeuvre(verb: i64) -> i64:
    """Which of the six types of Manoeuvre a verb is (DIK-068), -1 for any other."""
    if verb == SEND:
        return 0
    if verb == SPY_OUT:
        return 1
    if verb == ASSASSINATE:
        return 2
    if verb == EXTEND:
        return 3
    if verb == DEVELOP:
        return 4
    return 5 if verb == SPECIAL_MANOEUVRE else -1


# Windows: which any-time actions are open beside a decision (DIK-Q07).
OPEN: Final = 1  # between two things
TURN_START: Final = 2  # a player is about to choose a Manoeuvre
AFTER_MANOEUVRE: Final = 3  # the same player's turn, directly after the Manoeuvre
BEFORE_FIRST: Final = 4  # the first player is about to be named
BEFORE_SECTOR: Final = 5  # a sector is about to be named
IN_CONQUEST: Final = 6  # before a Power struggle or a claim
MID_TURN: Final = 7  # between two Manoeuvres of one turn, the second about to be chosen
