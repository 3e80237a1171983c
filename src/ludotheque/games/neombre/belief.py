"""What a seat imagines where hands are not shown (NEO-Q180)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import find, without
from ludotheque.games.neombre import names, queries
from ludotheque.games.neombre.phases.hands import Choose
from ludotheque.games.neombre.phases.team_turn import PlayCard
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.play.cards import in_order, on_top, redrawn


def imagine_hand(s: Nominees, seat: i64) -> None:
    """The hand and the draw pile of somebody else, in each other's places. A card that was announced stays, and so does
    what is being looked for: that there is some, everybody knows."""
    hand, unknown = apart(s, seat, s.hands[seat], names.HAND)
    held: i64 = len(unknown)
    draws, more = apart(s, seat, s.draws[seat], names.DECK)
    pool = redrawn(s, on_top(unknown, more))
    s.hands[seat] = on_top(hand, pool[:held])
    s.draws[seat] = on_top(draws, pool[held:])


def apart(s: Nominees, seat: i64, cards: vec[i64], place: i64) -> tuple[vec[i64], vec[i64]]:
    """The cards of a place that stay there, and the others, each in order of number."""
    kept = vec[i64](capacity=len(cards))
    rest = in_order(cards)
    for waiting in s.stack:
        found = vec[i64](capacity=len(rest))
        if isinstance(waiting, PlayCard) and waiting.seat == seat and waiting.place == place:
            found = append(found, waiting.card)
        elif isinstance(waiting, Choose) and waiting.seat == seat and waiting.place == place and waiting.only != 0:
            found = queries.suiting(s, rest, waiting.only)
        for design in found:
            if find(rest, design) >= 0:
                kept = append(kept, design)
                rest = without(rest, design)
    return kept, rest
