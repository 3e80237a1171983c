"""The clocks of a table, reckoned from what the rows of its log say and when they came."""

from collections import deque

from ludotheque.server import clock, rest
from ludotheque.server.rest import NEVER, Calendar
from ludotheque.server.wire import ClockSettings

MOST_LAG = 500  # milliseconds of an answer's way here that are given back
SECOND = 1000
MINUTE = 60 * SECOND
IN_A_ROW = 3  # default answers after which a robot holds the seat
RETURN = MINUTE  # at least, for whoever takes a seat back
GIFT = 5 * MINUTE


class Clocks:
    """`own`: what is left of the time for the answer a seat is giving; `left`: of what it has besides. Tables of before
    (`zero` null) charge robots too and leave a bonus with whoever takes the answer back."""

    def __init__(self, pace: ClockSettings | None, seats: int, began: int) -> None:
        self.pace = pace or ClockSettings(0)
        self.runs = pace is not None
        self.left = [self.pace.budget * SECOND] * seats
        self.own = [self.pace.each * SECOND] * seats
        self.ran = [0] * seats  # since their last answer
        self.before: list[list[tuple[int, int]]] = [[] for _ in range(seats)]  # each answer that may be taken back
        self.late = [0] * seats  # default answers in a row
        self.calendars = [NEVER] * seats
        self.ticked = began  # until when all this is reckoned

    @property
    def strict(self) -> bool:
        return self.pace.zero is not None

    @property
    def by_days(self) -> bool:
        return self.pace.each > 0

    @property
    def gift(self) -> int:
        """What others may give at once."""
        return rest.DAY if self.by_days else GIFT

    def spent(self, seat: int, until: int) -> int:
        """By a seat that is asked, since the last reckoning."""
        return rest.spent(self.calendars[seat], self.ticked, until)

    def tick(self, time: int, running: list[int]) -> None:
        if self.runs:
            for seat in running:
                ran = self.spent(seat, time)
                self.ran[seat] += ran
                own = min(ran, self.own[seat])
                self.own[seat] -= own
                self.left[seat] = max(0, self.left[seat] - (ran - own))
        self.ticked = max(self.ticked, time)

    def remaining(self, time: int, running: list[int]) -> list[int]:
        """What each clock shows at that time."""
        return [
            max(0, own + left - (self.spent(seat, time) if seat in running else 0))
            for seat, (own, left) in enumerate(zip(self.own, self.left, strict=True))
        ]

    def answering(self, time: int, running: list[int]) -> list[int]:
        """The part of it that is for this answer alone."""
        return [max(0, own - (self.spent(seat, time) if seat in running else 0)) for seat, own in enumerate(self.own)]

    def due(self, seat: int) -> int:
        """When the clock of a seat that is asked runs out."""
        return rest.deadline(self.calendars[seat], self.ticked, self.own[seat] + self.left[seat])

    # -- what happens

    def answered(self, seat: int, asked: bool, lag: int, late: bool) -> None:
        """`asked`: it is what the seat was to answer, and nothing beside it."""
        if not self.strict:
            self.left[seat] += self.pace.bonus * SECOND
        elif asked:
            self.before[seat].append((self.own[seat], self.left[seat]))
            self.left[seat] += self.pace.bonus * SECOND + min(max(0, lag), MOST_LAG, self.ran[seat])
            self.own[seat] = self.pace.each * SECOND
            self.ran[seat] = 0
        if asked:
            self.late[seat] = self.late[seat] + 1 if late else 0

    def taken_back(self, seat: int) -> None:
        """An answer that is taken back has brought nothing."""
        if not self.strict:
            self.left[seat] += self.pace.bonus * SECOND
        elif self.before[seat]:
            own, left = self.before[seat].pop()
            self.own[seat], self.left[seat] = min(own, self.own[seat]), min(left, self.left[seat])

    def went_back(self) -> None:
        """By consent: what was answered before cannot be taken back any more."""
        self.before = [[] for _ in self.before]

    def came_back(self, seat: int) -> None:
        self.late[seat] = 0
        self.own[seat] = self.pace.each * SECOND
        if not self.by_days:
            self.left[seat] = max(self.left[seat], RETURN)

    def rests(self, seat: int, calendar: Calendar) -> None:
        self.calendars[seat] = calendar


class Lag:
    """How long the way to somebody and back takes: the server counts from what it sent to what came back, and gives
    back no more than it found lately, and never more than its bound."""

    def __init__(self) -> None:
        self.under_way: dict[int, float] = {}
        self.lately: deque[float] = deque(maxlen=5)

    def sent(self, number: int) -> None:
        self.under_way[number] = clock.monotonic()
        for old in [*self.under_way][:-8]:
            del self.under_way[old]

    def heard(self, number: int) -> None:
        if (when := self.under_way.pop(number, None)) is not None:
            self.lately.append(clock.monotonic() - when)

    @property
    def found(self) -> int:
        """Milliseconds."""
        return min(MOST_LAG, round(sorted(self.lately)[len(self.lately) // 2] * 1000)) if self.lately else 0
