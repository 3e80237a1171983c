"""The table: a game in progress as players, programs and servers hold it."""

import hashlib
import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core import sight
from ludotheque.core.chance import Manual, NeedOutcome
from ludotheque.core.codec import NO_WORDS, BadChoice, Codec
from ludotheque.core.domains import Choice, Domain
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Result
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ALONE, BESIDE, FIRST_COME, NOT_OFFERED, SEALED, Frame, State, verb_of
from ludotheque.match.records import Records

FORMAT = 1
ASKED = 1  # of which world a question is asked: always the same, so that asking again tells nothing more
CHANCE = -1  # the seat of a decision that asks for a real die

MALFORMED = Refusal("LUD-05", "wrong-shape")
STALE = Refusal("LUD-06", "stale")
NO_SUCH_SEAT = Refusal("LUD-02", "no-such-seat")
NOT_FORESEEN = Refusal("LUD-14", "not-foreseen")
NOT_MEASURED = Refusal("LUD-14", "not-measured")
NOT_FOR_SPECTATORS = Refusal("LUD-14", "not-for-spectators")
OUTCOME_FIRST = Refusal("LUD-07", "outcome-first")
MARKED = (
    "r"  # how `Table.mark` is made: another letter, no hexadecimal one, whenever that changes; the first way had none
)
MODES = {ALONE: "alone", SEALED: "sealed", FIRST_COME: "first"}
UNDO_REFUSED = {
    "start": Refusal("LUD-10", "nothing-to-undo"),
    "other": Refusal("LUD-10", "not-your-move"),
    "roll": Refusal("LUD-11", "undo-after-roll"),
    "reveal": Refusal("LUD-11", "undo-after-reveal"),
    "hand": Refusal("LUD-12", "undo-after-hand"),
}
UNSURE = {why: Refusal("LUD-15", f"unsure-{why}") for why in ("roll", "reveal", "hand", "rest", "grave")}


@dataclass(frozen=True)
class Decision:
    """One seat must answer. `choices` is a list of tuples, or a Domain; `default` is what is played for a seat that
    does not answer in time (None: nothing can be, a die is waited for)."""

    seat: int
    rule: str
    ask: str
    choices: list[Choice] | Domain
    default: Choice | None = None
    mode: str = "alone"  # or "sealed": answers stay secret until all are in; or "first": the first one settles it
    about: dict[str, object] = field(default_factory=dict)  # the fields of the procedure that asks, and what it adds

    def __iter__(self) -> Any:
        return self.choices.iterate() if isinstance(self.choices, Domain) else iter(self.choices)


@dataclass(slots=True)
class Entry:
    """One line of the journal: an answer, or an undo."""

    seat: int
    choice: Choice | None
    outcomes: tuple[int, ...]
    digest: str


@dataclass(slots=True)
class Past:
    """What is needed to take back one answer. `sealed`: it was given to a sealed question that is still open. `quiet`:
    only those it concerns have noticed it."""

    state: State
    seat: int
    choice: Choice
    sealed: bool
    quiet: bool = False


Words = vec[i64]


def new_seed() -> str:
    return secrets.token_hex(32)


class Table:
    """Wraps a compiled state; the only place where choices are checked, logged and journalled."""

    def __init__(self, rules: Game, state: State, options: dict[str, Any]) -> None:
        self.rules = rules
        self.state = state
        self.options = options
        self.entries: Records[Entry] = Records(Entry, "seat", "choice", "outcomes", "digest")
        self.origin: dict[str, Any] | None = None
        self.opening: list[int] | None = None  # what was drawn before the first pause; None: it began at a pause
        self.told: Records[Event] = Records(Event, "rule", "key", "data", "eyes", "secret", "private")
        self.past: list[Past] = []
        self.barrier = "start"
        self.sealed_at = 0  # the entry number at which the sealed question on the table was put
        self.need: NeedOutcome | None = None
        self.retry: tuple[int, Choice] | None = None
        self._codec: Codec | None = None
        self.menu: dict[int, Decision] = {}  # what each asked seat may answer at this pause, once somebody has looked

    def begin(self, from_position: bool = False) -> "Table":
        """Run to the first pause and start the journal there."""
        self.state.loud = True
        if from_position:
            self.origin = self.save() | {"pending": None}
        untouched = self.state.clone()
        try:
            self.state.settle()
        except NeedOutcome as need:
            self.suspend(untouched, need, None)
            return self
        self.opening = self.collect()
        return self

    # -- what the game waits for

    @property
    def codec(self) -> Codec:
        if self._codec is None:
            self._codec = self.rules.codec(self.state)
        return self._codec

    @property
    def waiting(self) -> list[Decision]:
        """Every seat that must answer now; empty when the game is over."""
        if self.need is not None:
            faces: list[Choice] = [("outcome", n) for n in range(self.need.sides)]
            return [Decision(CHANCE, self.need.rule, "outcome", faces)]
        mask = self.state.asked()
        return [self.decision(seat) for seat in range(self.state.seats) if mask >> seat & 1]

    def decision(self, seat: int) -> Decision:
        """What a seat must answer. However many look, its choices are worked out once a pause."""
        if seat not in self.menu:
            self.menu[seat] = self.work_out(seat)
        return self.menu[seat]

    def work_out(self, seat: int) -> Decision:
        frame = self.state.stack[-1]
        rule, ask = frame.prompt(self.state, seat)
        domain = frame.domain(self.state, seat)
        choices: list[Choice] | Domain
        choices = domain if isinstance(domain, Domain) else [*map(self.codec.decode, frame.legal(self.state, seat))]
        if isinstance(choices, Domain) or type(frame).default is not Frame.default:
            late = self.codec.decode(frame.default(self.state, seat))
        else:
            late = choices[0]
        about = sight.frame_fields(frame, seat, self.codec.ids) | frame.about(self.state, seat)
        return Decision(seat, rule, ask, choices, late, MODES[frame.mode(self.state)], about)

    def beside(self, seat: int) -> list[Choice | Domain]:
        """Any-time choices open to that seat now: tuples, then domains too large to list."""
        if self.over or self.need is not None:
            return []
        listed: list[Choice | Domain] = [self.codec.decode(c) for c in self.state.beside(seat)]
        return listed + list(self.rules.long_domains(self.state, seat))

    @property
    def over(self) -> bool:
        return self.need is None and self.state.over

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state) if self.over else None

    # -- answering

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """None for a legal choice; changes nothing either way."""
        checked = self.check(seat, choice)
        return checked if isinstance(checked, Refusal) else None

    def is_beside(self, choice: Choice) -> bool:
        """Whether a choice of this game is one of those that may be made at any time."""
        return verb_of(self.codec.encode(tuple(choice))[0]) >= BESIDE

    def check(self, seat: int, choice: Choice) -> Refusal | tuple[Choice, int, Words]:
        """The choice completed, packed and found legal; or why not."""
        if self.need is not None:
            return OUTCOME_FIRST
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            return NO_SUCH_SEAT
        try:
            choice = tuple(choice)
            short, given = self.codec.encode(choice)
        except (BadChoice, TypeError):
            return MALFORMED
        state = self.state
        state.words = given
        packed = state.complete(seat, short)
        words = state.words
        if packed != short or ((words or given) and [*words] != [*given]):
            choice = self.codec.decode(packed, [*words])
        refusal = self.why_not_packed(seat, choice, packed)
        state.words = NO_WORDS
        return refusal or (choice, packed, words)

    def why_not_packed(self, seat: int, choice: Choice, packed: int) -> Refusal | None:
        state = self.state
        if seat in self.menu and verb_of(packed) < BESIDE and type(state.stack[-1]).why_not is Frame.why_not:
            offered = self.menu[seat].choices  # somebody has looked: the menu is the guard
            if not isinstance(offered, Domain):
                return None if choice in offered else NOT_OFFERED
        return state.why_not(seat, packed)

    def why_unsure(self, seat: int, choice: Choice) -> Refusal | None:
        """LUD-15  Why an answer is given by a player who is sure of it only: it cannot be taken back, or gives up what
        else is offered. None where there is nothing else to answer. It is tried in a world imagined from what the seat
        sees: whether it is asked for tells nothing that is hidden."""
        checked = self.check(seat, choice)
        if isinstance(checked, Refusal):
            return None
        choice, packed, words = checked
        if choice[0] in self.rules.grave:
            return UNSURE["grave"]
        asked = verb_of(packed) < BESIDE and bool(self.state.asked() >> seat & 1)
        offered = self.decision(seat).choices if asked else None
        if isinstance(offered, list):
            if all(other == choice or other[0] in self.rules.grave for other in offered):
                return None
            if choice[0] in self.rules.ends:
                return UNSURE["rest"]
        world = self.state.imagine(seat, ASKED)
        count, revealed = world.count, world.revealed
        world.words = words
        world.apply(seat, packed)
        passed = asked and not self.rules.manifest.cooperative and not world.asked() >> seat & 1
        why = "roll" if world.count != count else "reveal" if world.revealed != revealed else "hand" if passed else ""
        return UNSURE.get(why)

    def choose(self, seat: int, choice: Choice, at: int | None = None) -> Refusal | None:
        """Carry out a choice, or say why not and change nothing. `at`, if given, is the number of journal
        entries the chooser had seen: a choice made for an older position is refused, but for a sealed question,
        which the answers of others leave as it is."""
        if self.need is not None and seat == CHANCE:
            return self.outcome(choice)
        if at is not None and not self.opened(seat) <= at <= len(self.entries):
            return STALE
        checked = self.check(seat, choice)
        if isinstance(checked, Refusal):
            return checked
        choice, packed, words = checked
        state = self.state
        before, asked, question = state.clone(), state.asked(), state.stack[-1]
        state.words = words
        self.menu.clear()
        try:
            state.apply(seat, packed)
        except NeedOutcome as need:
            self.suspend(before, need, (seat, choice))
            return None
        except BaseException:
            self.replace(before)
            raise
        self.record(seat, choice, packed, before, asked, question)
        return None

    def opened(self, seat: int) -> int:
        """How many entries the journal had when the question now before that seat was put."""
        state = self.state
        sealed = state.asked() >> seat & 1 and state.stack[-1].mode(state) == SEALED
        return self.sealed_at if sealed else len(self.entries)

    def record(self, seat: int, choice: Choice, packed: int, before: State, asked: int, question: Frame[Any]) -> None:
        state, stack, asked_now = self.state, self.state.stack, self.state.asked()
        same = bool(stack) and stack[-1] is question
        answered = bool(asked >> seat & 1)
        sealed = answered and same and verb_of(packed) < BESIDE and question.mode(state) == SEALED
        sealed = sealed and question.ID not in self.rules.final
        fresh = state.log
        quiet = bool(fresh) and same and asked_now == asked and all(event.private for event in fresh)
        self.past.append(Past(before, seat, choice, sealed, quiet))
        rolled, learnt = state.count != before.count, state.revealed != before.revealed
        together = self.rules.manifest.cooperative
        passed = not together and answered and not sealed and not asked_now >> seat & 1
        outcomes = self.collect()
        self.entries.append(Entry(seat, choice, tuple(outcomes), self.mark()))
        if not same or asked_now not in (asked, asked & ~(1 << seat)):
            self.sealed_at = len(self.entries)
        if rolled or learnt or passed:
            self.past.clear()
            self.barrier = "roll" if rolled else "reveal" if learnt else "hand"

    def collect(self) -> list[int]:
        """Move what the state has just told and drawn into the table's own records."""
        outcomes, log = self.state.outcomes, self.state.log
        drawn = outcomes[:]
        outcomes.clear()
        self.told += log
        log.clear()
        return drawn

    def pack(self) -> None:
        """What is old in the records takes less room, for whoever keeps many tables."""
        self.entries.pack()
        self.told.pack()

    # -- a dealer who asks

    def suspend(self, before: State, need: NeedOutcome, retry: tuple[int, Choice] | None) -> None:
        """Go back to before the answer and wait for the missing outcome."""
        self.replace(before)
        self.need, self.retry = need, retry

    def outcome(self, choice: Choice) -> Refusal | None:
        need, dealer = self.need, self.state.dealer
        assert need is not None and isinstance(dealer, Manual)
        if len(choice) != 2 or choice[0] != "outcome" or type(choice[1]) is not int or not 0 <= choice[1] < need.sides:
            return MALFORMED
        self.state.dealer = Manual([*dealer.outcomes, choice[1]], dealer.start)
        self.need = None
        if self.retry is None:
            self.begin()
            return None
        seat, waiting = self.retry
        self.retry = None
        return self.choose(seat, waiting)

    def replace(self, state: State) -> None:
        """Put another state on the table."""
        self.menu.clear()
        self.state = state
        state.loud = True
        state.log.clear()
        state.outcomes.clear()

    # -- undo

    def undo(self, seat: int) -> Refusal | None:
        """Take back that seat's last answer, if nothing was rolled, revealed or handed over since. A sealed answer may
        be taken back until all are in; those of the others stay, and so does what others did that this seat has not
        noticed. In a co-operative game anybody takes back the last answer."""
        refusal = self.why_not_undo(seat)
        at = self.last_answer(seat)
        if refusal is not None or at is None:
            return refusal
        taken, kept, asked = self.past[at], self.past[at + 1 :], self.state.asked()
        here, past = self.state, list(self.past)
        del self.past[at:]
        self.replace(taken.state.clone())
        for answer in kept:
            if not self.answer_again(answer):  # it rests on what would be taken back
                self.past = past
                self.replace(here)
                return UNDO_REFUSED["other"]
        unnoticed = taken.quiet or (taken.sealed and asked == self.state.asked())  # nobody else knew of it
        self.told.append(Event("LUD-10", "undone", {"seat": seat}, 1 << seat, None, unnoticed))
        self.entries.append(Entry(seat, None, (), self.mark()))
        if not taken.sealed and not taken.quiet:
            self.sealed_at = len(self.entries)
        return None

    def why_not_undo(self, seat: int) -> Refusal | None:
        if self.need is not None:
            return OUTCOME_FIRST
        if self.last_answer(seat) is not None:
            return None
        noticed = any(not answer.quiet for answer in self.past)
        return UNDO_REFUSED["other" if noticed else self.barrier]

    def last_answer(self, seat: int) -> int | None:
        """The place in `past` of the answer that seat may take back: the last of all, leaving aside what others did
        unnoticed; or before sealed ones of others a sealed one of its own."""
        at = len(self.past) - 1
        while at >= 0 and self.past[at].quiet and self.past[at].seat != seat:
            at -= 1
        if at < 0 or self.past[at].seat == seat or self.rules.manifest.cooperative:
            return at if at >= 0 else None
        while at >= 0 and (self.past[at].sealed or self.past[at].quiet):
            if self.past[at].seat == seat:
                return at
            at -= 1
        return None

    def answer_again(self, answer: Past) -> bool:
        """An answer given once more, untold, that does not depend on the one taken back; False: it does."""
        checked = self.check(answer.seat, answer.choice)
        if isinstance(checked, Refusal):
            return False
        _, packed, words = checked
        before = self.state.clone()
        self.state.words = words
        self.menu.clear()
        self.state.apply(answer.seat, packed)
        self.state.log.clear()
        self.past.append(Past(before, answer.seat, answer.choice, answer.sealed, answer.quiet))
        return True

    # -- asking

    def foresee(self, seat: int, choice: Choice) -> dict[str, Any] | Refusal:
        """LUD-14  What a choice would do, as far as that seat may know: asked of a world imagined from what it sees, so
        that no answer can hold more. Or why it cannot be chosen, or that nothing is foreseen of it."""
        checked = self.check(seat, choice)
        if isinstance(checked, Refusal):
            return checked
        told = self.rules.foresee(self.state.imagine(seat, ASKED), seat, checked[0])
        return NOT_FORESEEN if told is None else told

    def measure(self, seat: int | None, question: Choice) -> dict[str, Any] | Refusal:
        """LUD-14  What a seat measures, in a world imagined from what it sees; a spectator (None) only where nothing is
        hidden."""
        if seat is None:
            if self.rules.hides(self.state):
                return NOT_FOR_SPECTATORS
            world = self.state.clone()
        elif type(seat) is int and 0 <= seat < self.state.seats:
            world = self.state.imagine(seat, ASKED)
        else:
            return NO_SUCH_SEAT
        told = self.rules.measure(world, seat, tuple(question))
        return NOT_MEASURED if told is None else told

    # -- seeing

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may see (None: a spectator), as JSON."""
        look = self.look()
        return look.alike | self.apart(look, seat)

    def look(self) -> sight.Look:
        """The position for whoever shows it to several: what all see alike, once."""
        look = sight.Look(self.state, self.rules.sees, self.codec.ids)
        look.alike |= {name: shown(self.state) for name, shown in self.rules.shows.items()}
        look.alike["over"] = self.over
        return look

    def apart(self, look: sight.Look, seat: int | None) -> dict[str, Any]:
        """What that seat sees and not everybody."""
        return look.own(seat) | {"waiting": self.awaited(seat)}

    def awaited(self, seat: int | None) -> list[dict[str, Any]]:
        """Who must answer what; of a sealed question to another seat only that it is not answered yet."""
        if self.need is not None:
            return [{"seat": CHANCE, "rule": self.need.rule, "ask": "outcome"}]
        state = self.state
        told: list[dict[str, Any]] = []
        for asked in range(state.seats):
            if state.asked() >> asked & 1:
                told.append({"seat": asked})
                if asked == seat or state.stack[-1].mode(state) != SEALED:
                    told[-1]["rule"], told[-1]["ask"] = state.stack[-1].prompt(state, asked)
        return told

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from event number `since` on, as that seat may know it; each seat has its own numbering."""
        noticed = [event for event in self.told if event.noticed_by(seat)]
        return [{"number": n, **noticed[n].seen_by(seat)} for n in range(since, len(noticed))]

    # -- copying

    def clone(self) -> "Table":
        """An exact copy: same position, same future, same records."""
        other = Table(self.rules, self.state.clone(), self.options)
        other.state.loud = True
        other.entries = self.entries.copy()
        other.origin, other.opening = self.origin, self.opening
        other.told = self.told.copy()
        other.past = [Past(p.state.clone(), p.seat, p.choice, p.sealed, p.quiet) for p in self.past]
        other.barrier, other.sealed_at = self.barrier, self.sealed_at
        other.need, other.retry = self.need, self.retry
        return other

    def imagine(self, seat: int, rng: random.Random) -> "Table":
        """A table that seat cannot tell from this one, everything it cannot know drawn anew."""
        other = Table(self.rules, self.state.imagine(seat, rng.getrandbits(61)), self.options)
        other.told = self.told.selected(seat, lambda event: event.known_to(seat))
        return other

    def mark(self) -> str:
        """The short digest written beside each journal entry, after the letter of the way it is made."""
        return f"{MARKED}{self.state.fingerprint():08x}"

    def digest(self) -> str:
        """SHA-256 of the whole position: the same for a game and its replay, whoever deals."""
        saved = {name: part for name, part in self.save().items() if name != "chance"}
        return hashlib.sha256(json.dumps(saved, sort_keys=True).encode()).hexdigest()

    # -- saving

    def save(self) -> dict[str, Any]:
        """The position at this pause, in the middle of anything, as JSON. It holds every secret."""
        dealer = self.state.dealer
        chance: dict[str, object] = {"dealer": "none"} if dealer is None else dealer.describe()
        saved = {
            "ludotheque": FORMAT,
            "game": self.rules.manifest.id,
            "version": self.rules.manifest.version,
            "seats": int(self.state.seats),
            "options": self.options,
            "chance": chance,
            "state": sight.write(self.state, self.rules.sees),
        }
        if self.need is not None:  # LUD-08  what waits for an outcome, the deal or a choice, waits on after loading
            saved["pending"] = None if self.retry is None else [self.retry[0], list(self.retry[1])]
        return saved
