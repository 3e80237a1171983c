"""Playing alone (NEO-188 to NEO-195): the companion and the card attached to it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import DONE, Frame
from ludotheque.core.vecs import find, without
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.aftermath import follow_up
from ludotheque.games.neombre.state import NOTHING, Figure, Nominees

COMPANION: Final[i64] = 1  # the figure
ATTACHED: Final = Figure.used  # of the companion: 1 once a card was attached this turn
PERMANENT: Final = 1 << names.ENCHANTMENT | 1 << names.EQUIPMENT | 1 << names.SUMMON

NO_COMPANION: Final = Refusal("NEO-191", "no-companion")
ATTACHED_ALREADY: Final = Refusal("NEO-191", "attached-already")
NOT_HELD: Final = Refusal("NEO-191", "not-in-hand")


def why_not_attach(s: Nominees, design: i64) -> Refusal | None:
    """NEO-191, NEO-Q124  Once a turn, a card of the hand, at any time in the team turn."""
    if s.seats > 1 or not s.lives(COMPANION):
        return NO_COMPANION
    if s.get(COMPANION, ATTACHED) == 1:
        return ATTACHED_ALREADY
    return None if find(s.hands[0], design) >= 0 else NOT_HELD


def may_attach(s: Nominees) -> bool:
    """NEO-Q48, NEO-Q124  Whether there is still a card to attach: after an épilogue too, and after the player's turn,
    until the player has done with it."""
    if s.seats > 1 or not s.lives(0) or s.get(COMPANION, Figure.stage) == state.OVER or len(s.hands[0]) == 0:
        return False
    return why_not_attach(s, s.hands[0][0]) is None


def attach(s: Nominees, design: i64) -> None:
    """NEO-192, NEO-Q53  The card attached before is discarded."""
    s.put(COMPANION, ATTACHED, 1)
    s.hands[0] = without(s.hands[0], design)
    if s.attached != NOTHING:
        hands.throw(s, 0, s.attached)
    s.attached = design
    if s.loud:
        s.tell("NEO-191", "attached", {"card": s.content.loot_ids[design]})
    follow_up(s)


def can_act(s: Nominees) -> bool:
    """NEO-190, NEO-Q125  The companion acts once a team turn, before the player's turn or after it."""
    if s.seats > 1 or not s.lives(COMPANION) or s.get(COMPANION, Figure.acted) == 1:
        return False
    return s.get(0, Figure.stage) != state.OPEN


@frame("act")
class CompanionTurn(Frame[Nominees]):
    """NEO-193, NEO-194, NEO-Q125, NEO-Q127  It triggers its card if it can, which stays attached."""

    seat: i64

    def act(self, s: Nominees) -> i64:
        if not can_act(s):
            return DONE
        s.put(COMPANION, Figure.acted, 1)
        if s.attached != NOTHING and s.content.types[s.attached] & PERMANENT == 0:
            s.cast(COMPANION, s.attached, names.BY_COMPANION)
        return DONE
