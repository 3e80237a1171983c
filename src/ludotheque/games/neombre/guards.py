"""Why a card cannot be played now, and the like: one guard each, for what is offered and for who insists."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.vecs import find
from ludotheque.games.neombre import content, names, queries, state
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.games.neombre.state import Figure, Nominees
from ludotheque.kit.effects.selectors import NONE

MOST_CARDS: Final = 60  # NEO-Q135

NOT_IN_HAND: Final = Refusal("NEO-104", "not-in-hand")
NOT_IN_DISCARD: Final = Refusal("NEO-159", "not-in-discard")
NO_PARAMNESIA: Final = Refusal("NEO-Q57", "no-paramnesia")
RECALLED: Final = Refusal("NEO-Q57", "recalled")
YOU_ARE_DEAD: Final = Refusal("NEO-103", "dead")
AFTER_EPILOGUE: Final = Refusal("NEO-155", "epilogue")
TOO_MANY_CARDS: Final = Refusal("NEO-Q135", "too-many-cards")
TURN_OVER: Final = Refusal("NEO-095", "turn-over")
NO_PLAY_LEFT: Final = Refusal("NEO-105", "no-play-left")
ALREADY_PLAYED: Final = Refusal("NEO-153", "already-played")
ONLY_RECITAL: Final = Refusal("NEO-153", "only-recital")
NO_TARGET: Final = Refusal("NEO-115", "no-target")


def why_not_play(s: Nominees, seat: i64, design: i64, place: i64) -> Refusal | None:
    """NEO-104, NEO-159, NEO-Q49, NEO-Q50, NEO-Q139  A card from the hand, from the discard only by paramnesia; what it
    will do does not matter, but its targets must be there."""
    if place == names.HAND and find(s.hands[seat], design) < 0:
        return NOT_IN_HAND
    if place == names.DISCARD:
        if find(s.discards[seat], design) < 0:
            return NOT_IN_DISCARD
        if s.content.clauses[design] >> names.WITH_PARAMNESIA & 1 == 0:
            return NO_PARAMNESIA
        if recalled(s, seat, design):
            return RECALLED
    why = why_not_now(s, seat)
    return why if why is not None else why_not_this(s, seat, design, played_out(s, seat))


def can_aim(s: Nominees, seat: i64, design: i64) -> bool:
    """NEO-115  Whether those are there whom a card must find."""
    needs = s.content.needs[design]
    if needs == content.NOTHING:
        return True
    if needs == content.AN_ENEMY:
        return queries.any_targetable(s)
    start = s.content.start(design, names.EFFECT)
    deed = Deed(seat, design, NONE, NONE, names.EFFECT, start)
    deed.me = seat
    return deed.possible(s, start)


def recalled(s: Nominees, seat: i64, design: i64) -> bool:
    """NEO-Q57  Whether an extra card was played from this discard before in the same team turn."""
    i: i64
    for i in range(0, len(s.recalled), 2):
        if s.recalled[i] == seat and s.recalled[i + 1] == design:
            return True
    return False


def why_not_now(s: Nominees, seat: i64) -> Refusal | None:
    """NEO-094, NEO-095, NEO-155, NEO-Q32, NEO-Q45  Whether this player may play any card at this moment."""
    if not s.lives(seat):
        return YOU_ARE_DEAD
    if s.epilogue == 1:
        return AFTER_EPILOGUE
    if out_of_cards(s):
        return TOO_MANY_CARDS
    if s.get(seat, Figure.stage) == state.OVER and s.get(seat, Figure.granted) == 0:
        return TURN_OVER
    return None


def played_out(s: Nominees, seat: i64) -> bool:
    """NEO-105  Whether only extra cards are left to a player whose turn is not over."""
    if s.get(seat, Figure.stage) == state.OVER:
        return False
    return s.get(seat, Figure.used) >= queries.plays_allowed(s, seat) + s.get(seat, Figure.granted)


def why_not_this(s: Nominees, seat: i64, design: i64, spent: bool) -> Refusal | None:
    """NEO-105, NEO-115, NEO-153  Whether a player who may play may play such a card."""
    if spent and not is_extra(s, seat, design):
        return NO_PLAY_LEFT
    if s.has(design, names.CHANNEL) and s.get(seat, Figure.played) > 0:
        return ALREADY_PLAYED
    if s.get(seat, Figure.channelled) > 0 and s.content.clauses[design] >> names.WITH_RECITAL & 1 == 0:
        return ONLY_RECITAL
    return None if can_aim(s, seat, design) else NO_TARGET


def out_of_cards(s: Nominees) -> bool:
    """NEO-Q135  Whether the team has played as many cards as a turn may have."""
    return s.turn_cards >= MOST_CARDS and not s.reads(names.ENDLESS)


def is_extra(s: Nominees, seat: i64, design: i64) -> bool:
    """NEO-105, NEO-Q158  Whether a card does not count towards the plays of this player."""
    return s.has(design, names.EXTRA) and not s.banned(names.BAN_EXTRA, seat)


def who_can_play(s: Nominees) -> i64:
    """Bit mask of the players whose turn still has room for a card, of whatever kind."""
    mask: i64 = 0
    if s.epilogue == 1 or out_of_cards(s):
        return mask
    team = s.team
    seat: i64
    for seat in range(s.seats):
        row = seat * Figure.WIDTH
        if team[row + Figure.dead] == 0:
            if team[row + Figure.stage] != state.OVER or team[row + Figure.granted] > 0:
                mask |= 1 << seat
    return mask
