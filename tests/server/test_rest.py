"""When the clocks of those who play by days stand: nights and holidays, by the hour of their own zone."""

import datetime as dt
import random

import pytest

from ludotheque.server.rest import (
    DAY,
    HOUR,
    NEVER,
    WEEK,
    Calendar,
    changed,
    deadline,
    resting,
    spent,
    turning,
    why_not,
    zone_of,
)

PARIS = Calendar("Europe/Paris", (23 * 60, 7 * 60))


def instant(text: str, zone: str = "Europe/Paris", fold: int = 0) -> int:
    moment = dt.datetime.fromisoformat(text).replace(tzinfo=zone_of(Calendar(zone)), fold=fold)
    return round(moment.timestamp() * 1000)


def test_without_a_calendar_all_time_runs() -> None:
    assert spent(NEVER, 1000, 1000 + 3 * DAY) == 3 * DAY
    assert deadline(NEVER, 1000, 2 * DAY) == 1000 + 2 * DAY
    assert resting(NEVER, 1000) is None and turning(NEVER, 1000) is None
    assert spent(NEVER, 5000, 1000) == 0


def test_at_night_the_clock_stands() -> None:
    evening, morning = instant("2026-06-10 22:00"), instant("2026-06-11 08:00")
    assert spent(PARIS, evening, morning) == 2 * HOUR
    assert deadline(PARIS, evening, 2 * HOUR) == morning
    assert deadline(PARIS, evening, HOUR) == instant("2026-06-10 23:00")
    assert deadline(PARIS, evening, HOUR + 1) == instant("2026-06-11 07:00") + 1
    night = resting(PARIS, instant("2026-06-11 03:00"))
    assert night is not None and night.why == "night" and night.end == instant("2026-06-11 07:00")
    assert resting(PARIS, instant("2026-06-11 07:00")) is None
    assert resting(PARIS, instant("2026-06-10 23:00")) is not None
    assert turning(PARIS, evening) == instant("2026-06-10 23:00")
    assert turning(PARIS, instant("2026-06-11 00:30")) == instant("2026-06-11 07:00")


def test_a_night_that_begins_after_midnight() -> None:
    late = Calendar("Europe/Paris", (30, 8 * 60 + 30))
    assert spent(late, instant("2026-06-10 00:00"), instant("2026-06-11 00:00")) == 16 * HOUR
    assert resting(late, instant("2026-06-10 00:29")) is None


def test_two_days_take_three_where_eight_hours_a_day_are_slept() -> None:
    start = instant("2026-06-10 12:00")
    assert deadline(PARIS, start, 2 * DAY) == instant("2026-06-13 12:00")


def test_the_night_is_that_of_ones_own_zone() -> None:
    moment = instant("2026-06-11 03:00", "UTC")
    assert resting(Calendar("Asia/Tokyo", (23 * 60, 7 * 60)), moment) is None  # noon there
    assert resting(Calendar("America/New_York", (23 * 60, 7 * 60)), moment) is not None  # 23:00 there


def test_the_night_in_which_the_clocks_go_forward_is_an_hour_shorter() -> None:
    evening, morning = instant("2026-03-28 22:00"), instant("2026-03-29 08:00")
    assert morning - evening == 9 * HOUR
    assert spent(PARIS, evening, morning) == 2 * HOUR
    assert deadline(PARIS, evening, 2 * HOUR) == morning


def test_the_night_in_which_the_clocks_go_back_is_an_hour_longer() -> None:
    evening, morning = instant("2026-10-24 22:00"), instant("2026-10-25 08:00")
    assert morning - evening == 11 * HOUR
    assert spent(PARIS, evening, morning) == 2 * HOUR
    assert deadline(PARIS, evening, 2 * HOUR) == morning


def test_a_night_that_ends_at_an_hour_that_is_skipped_or_comes_twice() -> None:
    owl = Calendar("Europe/Paris", (20 * 60, 2 * 60 + 30))
    spring = resting(owl, instant("2026-03-28 23:00"))
    assert spring is not None and spring.end - spring.start == 6 * HOUR + HOUR // 2
    autumn = resting(owl, instant("2026-10-24 23:00"))
    assert autumn is not None and autumn.end == instant("2026-10-25 02:30", fold=0)


def test_holidays_are_whole_days() -> None:
    away = Calendar("Europe/Paris", None, ("2026-06-11", "2026-06-12"))
    assert spent(away, instant("2026-06-10 22:00"), instant("2026-06-13 01:00")) == 3 * HOUR
    found = resting(away, instant("2026-06-11 15:00"))
    assert found is not None and found.why == "holidays" and found.end == instant("2026-06-13 00:00")
    assert (
        spent(Calendar("Europe/Paris", None, ("2026-10-25",)), instant("2026-10-24 23:00"), instant("2026-10-26 01:00"))
        == 2 * HOUR
    )
    assert turning(away, instant("2026-06-13 00:00")) is None


def test_a_night_that_touches_holidays_goes_on_into_them_and_out_again() -> None:
    both = Calendar("Europe/Paris", (23 * 60, 7 * 60), ("2026-06-11",))
    found = resting(both, instant("2026-06-10 23:30"))
    assert found is not None and (found.start, found.end) == (instant("2026-06-10 23:00"), instant("2026-06-12 07:00"))
    assert spent(both, instant("2026-06-10 22:00"), instant("2026-06-12 08:00")) == 2 * HOUR


def test_time_spent_and_deadlines_agree_wherever_they_are_cut() -> None:
    rng = random.Random(3)
    zones = ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "UTC", "Asia/Kathmandu", "Africa/Cairo")
    for _ in range(150):
        start = rng.randrange(1440)
        night = rng.choice([None, (start, (start + rng.randint(1, 480)) % 1440)])
        first = dt.date(2026, rng.choice((3, 10, 11)), rng.randint(1, 28))
        days = sorted({(first + dt.timedelta(days=rng.randrange(12))).isoformat() for _ in range(rng.randrange(6))})
        each = Calendar(rng.choice(zones), night, tuple(days))
        since = instant(f"{first.isoformat()} 00:00", "UTC") + rng.randrange(DAY)
        left = rng.randrange(1, 5 * DAY)
        end = deadline(each, since, left)
        assert spent(each, since, end) == left
        assert spent(each, since, end - 1) == left - 1  # and not a moment before
        cut = rng.randrange(since, end)
        assert spent(each, since, cut) + spent(each, cut, end) == left
        gone = spent(each, since, cut)
        assert gone == left or deadline(each, cut, left - gone) == end


@pytest.mark.parametrize(
    ("calendar", "why"),
    [
        (Calendar("Nowhere/City"), "bad-zone"),
        (Calendar("../etc/passwd"), "bad-zone"),
        (Calendar(""), "bad-zone"),
        (Calendar("UTC", (0, 0)), "bad-night"),
        (Calendar("UTC", (0, 481)), "bad-night"),
        (Calendar("UTC", (-1, 400)), "bad-night"),
        (Calendar("UTC", (1200, 1441)), "bad-night"),
        (Calendar("UTC", None, ("2026-02-30",)), "bad-holidays"),
        (Calendar("UTC", None, ("2026-02-02", "2026-02-01")), "bad-holidays"),
        (Calendar("UTC", None, tuple(f"2026-02-{day:02}" for day in range(1, 12))), "many-holidays"),
        (Calendar("UTC", (1320, 360)), None),
        (Calendar("UTC", None, (*(f"2026-12-{day}" for day in range(22, 32)), "2027-01-01")), None),
    ],
)
def test_what_is_no_calendar_is_refused(calendar: Calendar, why: str | None) -> None:
    assert why_not(calendar) == why


def test_holidays_that_have_begun_stay_taken_and_none_is_taken_afterwards() -> None:
    now = instant("2026-06-10 12:00")
    before = Calendar("Europe/Paris", None, ("2026-06-09", "2026-06-10", "2026-06-20"))
    after = changed(before, Calendar("Europe/Paris", None, ("2026-06-01", "2026-06-21")), now)
    assert isinstance(after, Calendar) and after.holidays == ("2026-06-09", "2026-06-10", "2026-06-21")
    many = tuple(f"2026-07-{day:02}" for day in range(1, 10))
    assert changed(before, Calendar("Europe/Paris", None, many), now) == "many-holidays"


def test_a_night_stays_for_a_week() -> None:
    now = instant("2026-06-10 12:00")
    first = changed(NEVER, PARIS, now)
    assert isinstance(first, Calendar) and first.since == now
    other = Calendar("Europe/Paris", (7 * 60, 15 * 60))
    assert changed(first, other, now + WEEK - 1) == "night-stays"
    assert changed(first, Calendar("Asia/Tokyo", PARIS.night), now + DAY) == "night-stays"
    assert changed(first, Calendar(), now + DAY) == "night-stays"  # nor is it given up and taken again
    moved = changed(first, other, now + WEEK)
    assert isinstance(moved, Calendar) and moved.night == other.night and moved.since == now + WEEK
    same = changed(moved, Calendar("Europe/Paris", other.night, ("2026-06-25",)), now + WEEK)
    assert isinstance(same, Calendar) and same.since == moved.since
