"""When the clock of somebody who plays by days stands: at night in their own zone, and on their holidays.

All of it is reckoned between instants (milliseconds since 1970) from what people have said of themselves, and from
nothing else."""

import datetime as dt
from collections.abc import Iterator
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

Why = Literal["night", "holidays"]
HOUR = 3_600_000
DAY = 24 * HOUR
LONGEST_NIGHT = 8 * 60  # minutes
MOST_HOLIDAYS = 10  # in a year
WEEK = 7 * DAY  # between two changes of a night


class Calendar(msgspec.Struct, frozen=True, omit_defaults=True):
    """`night`: the minutes of the day at which it begins and ends. `holidays`: whole days, as YYYY-MM-DD, in order.
    `since`: when the night was last said otherwise."""

    zone: str = "UTC"
    night: tuple[int, int] | None = None
    holidays: tuple[str, ...] = ()
    since: int = 0


class Rest(NamedTuple):
    """The clock stands from `start` on, and goes on at `end`."""

    start: int
    end: int
    why: Why


NEVER = Calendar()


def why_not(calendar: Calendar) -> str | None:
    """What is wrong with it, as the key of a sentence."""
    try:
        zone_of(calendar)
    except (KeyError, ValueError, OSError):
        return "bad-zone"
    if calendar.night is not None:
        start, end = calendar.night
        if not (0 <= start < 1440 and 0 <= end < 1440 and 0 < (end - start) % 1440 <= LONGEST_NIGHT):
            return "bad-night"
    try:
        days = [dt.date.fromisoformat(day) for day in calendar.holidays]
    except ValueError:
        return "bad-holidays"
    if [day.isoformat() for day in sorted(set(days))] != list(calendar.holidays):
        return "bad-holidays"
    if any(sum(day.year == year for day in days) > MOST_HOLIDAYS for year in {day.year for day in days}):
        return "many-holidays"
    return None


def zone_of(calendar: Calendar) -> dt.tzinfo:
    return dt.UTC if calendar.zone == "UTC" else ZoneInfo(calendar.zone)


def changed(before: Calendar, after: Calendar, now: int) -> Calendar | str:
    """The calendar once somebody has said another; or why not. Holidays that have begun stay taken, none is taken for a
    day that is past, and a night stays for a week."""
    if (before.zone, before.night) != (after.zone, after.night):
        if before.night is not None and now < before.since + WEEK:
            return "night-stays"
        since = now
    else:
        since = before.since
    if (why := why_not(msgspec.structs.replace(after, holidays=()))) is not None:
        return why
    today = day_of(now, zone_of(before)).isoformat()
    begun = {day for day in before.holidays if day <= today}
    free = {day for day in after.holidays if day >= min(today, day_of(now, zone_of(after)).isoformat())}
    found = Calendar(after.zone, after.night, tuple(sorted(begun | free)), since)
    return why_not(found) or found


def day_of(instant: int, zone: dt.tzinfo) -> dt.date:
    return dt.datetime.fromtimestamp(instant / 1000, zone).date()


def at(day: dt.date, minute: int, zone: dt.tzinfo) -> int:
    """That time of that day. Of one that comes twice in autumn it is the first; one that is skipped in spring comes as
    long after midnight as it would have come on any other day."""
    moment = dt.datetime.combine(day, dt.time(minute // 60, minute % 60), zone)
    return round(moment.timestamp() * 1000)


# -- what follows from it


def rests(calendar: Calendar, since: int) -> Iterator[Rest]:
    """The rests that end after that instant, one after the other; those that touch are one, which is called after the
    part that ends last."""
    held: Rest | None = None
    for rest in spans(calendar, since):
        if held is not None and rest.start <= held.end:
            held = Rest(held.start, *max((held.end, held.why), (rest.end, rest.why)))
            continue
        if held is not None and held.end > since:
            yield held
        held = rest
    if held is not None and held.end > since:
        yield held


def spans(calendar: Calendar, since: int) -> Iterator[Rest]:
    """Nights and holidays by their beginnings, from about that instant on."""
    zone = zone_of(calendar)
    day = day_of(since, zone) - dt.timedelta(days=1)
    one = dt.timedelta(days=1)
    ahead = sorted(dt.date.fromisoformat(each) for each in calendar.holidays)
    while calendar.night is not None or (ahead and ahead[-1] >= day):
        if day in ahead:
            yield Rest(at(day, 0, zone), at(day + one, 0, zone), "holidays")
        if calendar.night is not None:
            start, end = calendar.night
            yield Rest(at(day, start, zone), at(day + one if end <= start else day, end, zone), "night")
        day += one


def spent(calendar: Calendar, since: int, until: int) -> int:
    """How much time ran for whoever was asked from one instant to another."""
    total = max(0, until - since)
    for rest in rests(calendar, since):
        if rest.start >= until:
            break
        total -= min(rest.end, until) - max(rest.start, since)
    return total


def deadline(calendar: Calendar, since: int, left: int) -> int:
    """When so much time has run."""
    for rest in rests(calendar, since):
        before = max(0, rest.start - since)
        if left <= before:
            break
        left, since = left - before, rest.end
    return since + left


def resting(calendar: Calendar, now: int) -> Rest | None:
    """The rest that lasts at that instant."""
    first = next(rests(calendar, now), None)
    return first if first is not None and first.start <= now else None


def turning(calendar: Calendar, now: int) -> int | None:
    """When the clock next stands, or goes on."""
    first = next(rests(calendar, now), None)
    return None if first is None else first.end if first.start <= now else first.start
