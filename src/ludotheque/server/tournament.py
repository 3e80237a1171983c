"""A tournament as its steps tell it: who entered, rounds, results, rulings. The steps are the only truth; every process
that reads the same steps has the same tournament, and knows the same of what is to be done next."""

from typing import Literal

import msgspec

from ludotheque.match import pairings, standings
from ludotheque.match.pairings import Pairing
from ludotheque.match.standings import Format, Game, Line, Round
from ludotheque.server.notes import DAY, MINUTE, by_days
from ludotheque.server.shuffle import OPENING
from ludotheque.server.wire import ClockSettings

Stage = Literal["open", "playing", "over", "off"]
Missing = Literal["bye", "robot", "smaller"]
CALL = 10 * MINUTE  # before a round in which people say that they are there
BREAK = 10 * MINUTE  # from the end of a round to the next; no shorter than the call
GRACE = 5 * MINUTE  # after which a table is dealt without whoever has not come to it
GRACE_BY_DAYS = DAY
LEAST: dict[Format, int] = {"swiss": 2, "robin": 2, "knockout": 2, "pods": 3}  # people to begin with


class TournamentRules(msgspec.Struct):
    """What is settled when it is made, and by nobody afterwards. `rounds`: of a Swiss one or of pods. `size`: of a pod.
    `missing`: what becomes of those who then have nobody to play with. `late`: one may enter when it has begun. `most`:
    people at one table of that game."""

    form: Format
    clock: ClockSettings
    rounds: int = 0
    size: int = 4
    missing: Missing = "bye"
    rated: bool = False
    late: bool = False
    most: int = 2

    @property
    def live(self) -> bool:
        """Whether people are to be there at the same time, and say so before each round."""
        return not by_days(self.clock)


class Step(msgspec.Struct, omit_defaults=True):
    """in: somebody enters; out: leaves, or is sent off (`by`: the organiser); here: is there for the next round; moved:
    that begins then; round: it has begun; leg: one more table of a knock-out; result; ruling: the organiser's; over;
    off: it is called off. `why`: in the words of whoever decided it."""

    what: Literal["in", "out", "here", "moved", "round", "leg", "result", "ruling", "over", "off"]
    who: int | None = None
    by: Literal["organiser", "rule"] | None = None
    why: str = ""
    at: int | None = None
    number: int | None = None
    table: str = ""
    places: list[int | None] = []
    tables: list["Paired"] = []
    byes: list[int] = []
    missing: list[int] = []
    order: list[int] = []


class Paired(msgspec.Struct):
    """A table that is to be laid under this name. `seats`: who sits there; None: a robot."""

    table: str
    seats: list[int | None]


class Laid(msgspec.Struct):
    table: str
    seats: list[int | None]
    places: list[int | None] | None = None
    ruled: bool = False

    @property
    def people(self) -> list[int]:
        return [who for who in self.seats if who is not None]

    @property
    def game(self) -> Game:
        return Game(tuple(self.seats), tuple(self.places or ()))


class RoundOf(msgspec.Struct):
    begun: int
    tables: list[Laid]
    byes: list[int]
    missing: list[int]
    ended: int | None = None

    @property
    def plain(self) -> Round:
        return Round([each.game for each in self.tables], self.byes, self.missing)


class Ruling(msgspec.Struct):
    """What the organiser has decided, or the rules that everybody knew."""

    made: int
    step: Step


class Tournament:
    def __init__(self, rules: TournamentRules, begins: int) -> None:
        self.rules, self.begins = rules, begins
        self.last = 0  # the number of the last step
        self.entered: list[int] = []
        self.out: set[int] = set()
        self.gone: set[int] = set()  # whose account is no longer there, or may not come in
        self.here: set[int] = set()  # who is there for the next round
        self.order: list[int] = []  # by lot, drawn with the first round
        self.rounds: list[RoundOf] = []
        self.over = self.off = False
        self.rulings: list[Ruling] = []
        self.lines: tuple[int, list[Line]] = (-1, [])  # the standings after that step

    def absorb(self, number: int, made: int, step: Step) -> None:
        self.last = number
        match step.what:
            case "in" if step.who is not None:
                self.entered.append(step.who)
                self.out.discard(step.who)
                if self.order and step.who not in self.order:
                    self.order.append(step.who)
            case "out" if step.who is not None:
                self.out.add(step.who)
                self.here.discard(step.who)
            case "here" if step.who is not None:
                self.here.add(step.who)
            case "moved" if step.at is not None:
                self.begins = step.at
            case "round":
                self.began(made, step)
            case "leg":
                self.rounds[-1].tables.append(Laid(step.tables[0].table, step.tables[0].seats))
            case "result" | "ruling":
                self.decided(made, step)
            case "over" | "off":
                self.over, self.off = step.what == "over", step.what == "off"
        if step.by is not None or step.what in ("ruling", "off"):
            self.rulings.append(Ruling(made, step))

    def began(self, made: int, step: Step) -> None:
        self.order = step.order or self.order
        tables = [Laid(each.table, each.seats) for each in step.tables]
        self.rounds.append(RoundOf(made, tables, step.byes, step.missing))
        self.here = set()
        self.ends(made)

    def decided(self, made: int, step: Step) -> None:
        for each in self.tables:
            if each.table == step.table:
                each.places, each.ruled = step.places, step.what == "ruling"
        self.rounds[-1].ended = None
        self.ends(made)

    def ends(self, made: int) -> None:
        """The round ends with its last table, and the next begins after a while."""
        if not self.going and not self.to_come:
            self.rounds[-1].ended = made
            self.begins = made + BREAK

    # -- how it stands

    @property
    def stage(self) -> Stage:
        if self.over or self.off:
            return "over" if self.over else "off"
        return "playing" if self.rounds else "open"

    @property
    def active(self) -> list[int]:
        return [who for who in dict.fromkeys(self.entered) if who not in self.out | self.gone]

    @property
    def tables(self) -> list[Laid]:
        return [table for each in self.rounds for table in each.tables]

    @property
    def going(self) -> list[Laid]:
        return [each for each in self.rounds[-1].tables if each.places is None] if self.rounds else []

    @property
    def to_come(self) -> list[list[int | None]]:
        """The legs of a knock-out that are to be played yet: the same two, with seats exchanged."""
        if self.rules.form != "knockout" or not self.rounds:
            return []
        legs: dict[frozenset[int], list[Laid]] = {}
        for each in self.rounds[-1].tables:
            legs.setdefault(frozenset(each.people), []).append(each)
        return [found[-1].seats[::-1] for found in legs.values() if standings.wants_leg([each.game for each in found])]

    @property
    def between(self) -> bool:
        """Whether it waits for a round to begin."""
        return self.stage in ("open", "playing") and not (self.rounds and self.rounds[-1].ended is None)

    def calls(self, now: int) -> bool:
        """Whether people are asked whether they are there."""
        return self.rules.live and self.between and now >= self.begins - CALL

    @property
    def present(self) -> list[int]:
        return [who for who in self.active if who in self.here] if self.rules.live else self.active

    @property
    def planned(self) -> int:
        """How many rounds there will be, as far as it is known."""
        if self.rules.form in ("swiss", "pods"):
            return self.rules.rounds
        many = len(self.order) if self.order else len(self.active)
        return pairings.robin_rounds(many) if self.rules.form == "robin" else max(1, (many - 1).bit_length())

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to play."""
        if self.rules.form == "knockout" and self.rounds:
            return len(standings.remaining(self.order, self.plain)) <= 1
        return len(self.rounds) >= self.planned and bool(self.rounds)

    @property
    def plain(self) -> list[Round]:
        return [each.plain for each in self.rounds]

    def standings(self) -> list[Line]:
        """All who have ever entered, once there is something to tell."""
        if self.lines[0] != self.last:
            order = self.order or list(dict.fromkeys(self.entered))
            self.lines = (self.last, standings.standings(self.rules.form, order, self.plain))
        return self.lines[1]

    # -- the next round

    def due(self, now: int) -> int | None:
        """When something is to be done next by the clock."""
        if self.stage not in ("open", "playing"):
            return None
        if self.between:
            return self.begins
        return min((moment for moment in self.waits if moment > now), default=None)

    @property
    def waits(self) -> tuple[int, int]:
        """When a table is dealt to which somebody has not come, and when the shares of those who have are in."""
        first = self.rounds[-1].begun + (GRACE if self.rules.live else GRACE_BY_DAYS)
        return first, first + 2 * OPENING

    @property
    def lots(self) -> list[int]:
        """Among whom the lot is drawn. Whoever misses the first round has no place in a plan made for all rounds."""
        return self.present if self.rules.form in ("robin", "knockout") else self.active

    def pairing(self, order: list[int], present: list[int]) -> Pairing:
        """The round that would begin with these."""
        rounds, rules = self.plain, self.rules
        robot = rules.missing == "robot"
        match rules.form:
            case "swiss":
                return pairings.swiss(order, present, rounds, robot)
            case "robin":
                return pairings.robin(order, len(rounds), present, robot)
            case "knockout":
                return pairings.knockout(standings.remaining(order, rounds), present, rounds)
            case "pods":
                return pairings.pods(order, present, rounds, rules.size, rules.most, robot)

    def expected(self) -> list[int]:
        """Who is to play in the next round, if they are there."""
        if self.rules.form == "knockout" and self.rounds:
            return [who for who in standings.remaining(self.order, self.plain) if who is not None]
        return self.order if self.rules.form == "robin" and self.rounds else self.active

    @property
    def enough(self) -> bool:
        """Whether a round can begin with those who are there."""
        return len(self.present) >= (2 if self.rounds else LEAST[self.rules.form])
