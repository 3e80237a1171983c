"""What happened at a table since a seat last answered by itself, as that seat saw it: in a few sentences, and in a few
positions to look at again."""

from ludotheque.core.events import Event
from ludotheque.match.texts import SEATS
from ludotheque.server import cards, wire
from ludotheque.server.cards import Tongues
from ludotheque.server.live import LiveTable
from ludotheque.server.sentences import TableTexts

SENTENCES = 3  # about what has happened at one table
LOOKED_AT = 60  # events for these
MOMENTS = 6
PLAYED = 400  # moves among which these are chosen, the last ones


def happened(live: LiveTable, seat: int) -> list[Event]:
    """What that seat noticed of the others since its last answer, and what was answered for it: what names it first,
    then what somebody did, then what came last. Of the setting up nothing is told."""
    fresh = live.table.told.since(live.answered[seat])[-LOOKED_AT:]
    seen = [event for event in fresh if event.noticed_by(seat) and event.seen_by(seat).get("seat") != seat]
    if not live.answered[seat]:
        seen = [event for event in seen if "seat" in event.data]
    ranked = sorted(range(len(seen)), key=lambda n: (not names(seen[n], seat), "seat" not in seen[n].data, -n))
    return [seen[n] for n in sorted(ranked[:SENTENCES])]


def names(event: Event, seat: int) -> bool:
    """Whether that seat reads its own name there, or of an order of its own."""
    told = event.seen_by(seat)
    own = event.private and event.rule == "LUD-17"
    return own or any(seat in value if isinstance(value, list) else value == seat for value in map(told.get, SEATS))


def touched(live: LiveTable, seat: int, since: int) -> bool:
    """Whether somebody else has done something that names the seat since so much was told."""
    fresh = [event for event in live.table.told.since(since) if event.noticed_by(seat) and event.rule != "LUD-17"]
    return any(names(event, seat) and event.seen_by(seat).get("seat") != seat for event in fresh)


def moves(live: LiveTable, seat: int) -> list[tuple[int, list[Event]]]:
    """The moves that seat saw since its last answer, by their places in `turns`, each with what it was told of it."""
    told, since = live.table.told, live.answered[seat]
    found: list[tuple[int, list[Event]]] = []
    start = len(live.turns)
    while start > 0 and live.told_by[start - 1] > since and len(live.turns) - start < PLAYED:
        start -= 1
    before = max(since, live.told_by[start - 1] if start else 0)
    fresh = told.since(before)
    unseen = set(live.hidden(seat))
    for place in range(start, len(live.turns)):
        upto = live.told_by[place]
        events = [event for event in fresh[: max(0, upto - before)] if event.noticed_by(seat)]
        fresh, before = fresh[max(0, upto - before) :], max(before, upto)
        if place not in unseen and events:
            found.append((place, events))
    return found


def weight(events: list[Event], seat: int) -> int:
    if any(event.rule == "LUD-17" for event in events):
        return 3
    if any(names(event, seat) for event in events):
        return 2
    return int(any("seat" in event.data for event in events))


def digest(live: LiveTable, number: int, seat: int, languages: Tongues) -> wire.Digest:
    voices = cards.spoken(live, languages)
    played = moves(live, seat)
    last = len(played) - 1
    ranked = sorted(range(len(played)), key=lambda n: (n != last, -weight(played[n][1], seat), -n))
    chosen = [played[n] for n in sorted(ranked[:MOMENTS])]
    used = sum(event.rule == "LUD-17" for _, events in played for event in events)
    return wire.Digest(
        id=number,
        seat=seat,
        since=live.gave[seat],
        acts=len(played) - used,
        used=used,
        happened=[cards.event_card(event, seat, voices).get("say", {}) for event in happened(live, seat)],
        moments=[moment(live, seat, place, events, voices) for place, events in chosen],
    )


def moment(
    live: LiveTable, seat: int, place: int, events: list[Event], voices: dict[wire.Language, TableTexts]
) -> wire.Moment:
    """Of what came of a move, what is about that seat stands for it; else what began it."""
    told = [event for event in events if event.rule != "LUD-17"] or events
    event = next((each for each in told if names(each, seat)), told[0])
    say = cards.event_card(event, seat, voices).get("say", {})
    return wire.Moment(live.seen_by(seat, live.turns[place]), live.when[place], event.rule, say)
