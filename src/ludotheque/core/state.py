"""Frames and states: the engine itself.

A *frame* is a procedure of the rulebook. Each of its steps does its part and answers where to go: NEXT,
DONE, ASK (wait for an answer), or another step, `self.goto("arrive")`. Where it depends on the choices of
its seat whether there is a question at all, it answers ASK_IF_ANY or ASK_IF_MANY: the engine looks, once.
To call other procedures it says `s.call(frame)`, once or several times, and answers NEXT or a step: they
run in that order, then the caller goes on there. A step that asks must change nothing: it is run again
whenever something was done beside it. Nothing lives outside the stack and the state's own fields, so a
game stops, is saved, copied and resumed anywhere.

A *choice* is one integer here: a verb and up to three arguments. Edges turn it into a tuple (codec).
"""

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import M32, Dealer, mix, scramble
from ludotheque.core.events import Event
from ludotheque.core.fields import Field
from ludotheque.core.refusal import Refusal

NEXT: Final[i64] = -1
DONE: Final[i64] = -2
ASK: Final[i64] = -3
CUT: Final[i64] = -4
ASK_IF_ANY: Final[i64] = -5  # ask where there is something to choose; else the procedure is done
ASK_IF_MANY: Final[i64] = -6  # the same, but a choice with one answer is taken

ALONE: Final = 0  # one seat is asked
SEALED: Final = 1  # several seats are asked; their answers stay secret until all are in
FIRST_COME: Final = 2  # several seats are asked; the first answer settles it

BESIDE: Final = 128  # verbs from here on are any-time choices, open beside the decision in progress

# Quiet states share these empty lists: a clone makes none of its own until it has something to say.
NO_EVENTS: Final[list[Event]] = []
NO_OUTCOMES: Final[list[int]] = []

GAME_OVER: Final = Refusal("LUD-01", "game-over")
NOT_ASKED: Final = Refusal("LUD-02", "not-asked")
NOT_OFFERED: Final = Refusal("LUD-03", "not-offered")
NO_WINDOW: Final = Refusal("LUD-04", "no-window")


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return verb << 48 | a << 32 | b << 16 | c


def verb_of(choice: i64) -> i64:
    return choice >> 48


def arg_a(choice: i64) -> i64:
    return choice >> 32 & 0xFFFF


def arg_b(choice: i64) -> i64:
    return choice >> 16 & 0xFFFF


def arg_c(choice: i64) -> i64:
    return choice & 0xFFFF


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages need not be compiled
class Frame(Generic[S]):
    """A procedure in progress. Games declare theirs with `@frame` (core/frame.py); from that follow these three, the
    fields in the order of `__init__`, and `clone`, and `run` where each step is a method of its name."""

    ID: ClassVar[str] = ""
    STEPS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[dict[str, Field]] = {}

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.caller: i64 = -1  # the place in the stack of whoever called it; -1: the one below

    def at(self, step: str) -> bool:
        """Whether that is the current step."""
        return self.STEPS[self.step] == step

    def goto(self, step: str) -> i64:
        """The number of a step: `return self.goto("arrive")`."""
        return self.STEPS.index(step)

    def run(self, s: S) -> i64:
        """Do the current step."""
        raise NotImplementedError

    def dispatch(self, s: S) -> i64:
        """What `run` does unless a frame has its own, which may call this: the method of the current step."""
        raise NotImplementedError

    def end(self, s: S) -> i64:
        """The last step of many frames: everything is done, and what was called has come back."""
        return DONE

    def asked(self, s: S) -> i64:
        """Bit mask of the seats that must answer now."""
        return 1 << self.seat

    def mode(self, s: S) -> i64:
        """ALONE, or how several asked seats answer: SEALED or FIRST_COME."""
        return ALONE

    def legal(self, s: S, seat: i64) -> vec[i64]:
        """The choices of one asked seat. A frame whose choices are too many to list may list some of them here;
        it then has a `domain` and its own `why_not` and `sample`."""
        raise NotImplementedError

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        """Carry out a legal answer; says where to go, as `run` does."""
        raise NotImplementedError

    def complete(self, s: S, seat: i64, choice: i64) -> i64:
        """The whole of a choice made in short (a click near a spot, the number of a plan): what is checked, carried out
        and recorded, its fourth argument and the following in `s.words`. A whole choice stays as it is."""
        return choice

    def why_not(self, s: S, seat: i64, choice: i64) -> Refusal | None:
        """The guard of this decision: None exactly for the legal choices."""
        for offered in self.legal(s, seat):
            if offered == choice:
                return None
        return NOT_OFFERED

    def sample(self, s: S, seat: i64, draw: i64) -> i64:
        """A random legal choice from a 32-bit draw."""
        offered = s.offered(self, seat)
        n: i64 = len(offered)
        return offered[draw % n]

    def default(self, s: S, seat: i64) -> i64:
        """What is played for a seat that does not answer in time."""
        return self.legal(s, seat)[0]

    def window(self, s: S) -> i64:
        """Which any-time actions are open beside this decision; 0: none. The game gives the numbers a meaning."""
        return 0

    def prompt(self, s: S, seat: i64) -> tuple[str, str]:
        """The rule that asks, and the key of the question."""
        raise NotImplementedError

    def about(self, s: S, seat: i64) -> dict[str, object]:
        """What else a question is about, beside the fields of the frame that asks: ids and numbers that this seat may
        know, for whoever draws it."""
        return {}

    def domain(self, s: S, seat: i64) -> object | None:
        """A core.domains.Domain when the choices are not a plain list."""
        return None

    def clone(self) -> "Frame[S]":
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the stack of frames, the chance counter, and what the game's own subclass adds. Games declare theirs
    with `@position` (core/position.py); from that follow FIELDS and the methods that raise NotImplementedError here,
    but those that say what a choice does."""

    FIELDS: ClassVar[dict[str, Field]] = {}

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stack: list[Frame[Any]] = []
        self.answers: vec[i64] = vec[i64]()  # what finished frames answer, each behind the place of its caller
        self.running: i64 = -1  # the place of the frame whose step is carried out
        self.menu: vec[i64] = vec[i64]()  # the choices that were found when the question was put, until it is answered
        self.key: i64 = 1
        self.count: i64 = 0
        self.revealed: i64 = 0  # grows whenever somebody learns something: a barrier to undo
        self.dealer: Dealer | None = None
        self.loud: bool = False
        self.log: list[Event] = NO_EVENTS
        self.outcomes: list[int] = NO_OUTCOMES
        self.words: vec[i64] = vec[i64]()  # the rest of a choice too long for one integer, while it is carried out

    # -- going on

    def call(self, frame: Frame[Any]) -> None:
        """Enter another procedure; the caller goes on where its own answer says, once that one is done. What it has
        been answered before and has not read is gone."""
        if len(self.answers) > 0:
            self.forget(self.running)
        frame.caller = self.running
        self.stack.append(frame)

    def answer(self, value: i64) -> None:
        """Tell the caller a number, once or several times, in the last step."""
        to = self.stack[self.running].caller
        self.answers = append(append(self.answers, to if to >= 0 else self.running - 1), value)

    def answered(self) -> vec[i64]:
        """The numbers that the procedures called last have answered, in their order; they are told once."""
        out = vec[i64](capacity=2)
        if len(self.answers) > 0:
            i: i64
            for i in range(0, len(self.answers), 2):
                if self.answers[i] == self.running:
                    out = append(out, self.answers[i + 1])
            self.forget(self.running)
        return out

    def answer_or(self, default: i64) -> i64:
        """The same where one number is expected, or none."""
        heard = self.answered()
        return heard[0] if len(heard) > 0 else default

    def forget(self, first: i64) -> None:
        """Drop what was answered to the frames from that place on."""
        kept = vec[i64](capacity=len(self.answers))
        i: i64
        for i in range(0, len(self.answers), 2):
            if self.answers[i] < first:
                kept = append(append(kept, self.answers[i]), self.answers[i + 1])
        self.answers = kept

    def settle(self) -> None:
        """Run until somebody must answer or the game is over."""
        depth: i64 = len(self.stack)
        while depth > 0:
            frame = self.stack[depth - 1]
            self.running = depth - 1
            flow = frame.run(self)
            if flow <= ASK_IF_ANY:
                flow = self.ask_or_go(frame, flow)
            if flow == ASK:
                return
            self.follow(frame, flow, depth)
            depth = len(self.stack)

    def ask_or_go(self, frame: Frame[Any], flow: i64) -> i64:
        """Where a step goes once it is known whether its seat has something to choose."""
        while flow <= ASK_IF_ANY:
            offered = frame.legal(self, frame.seat)
            n: i64 = len(offered)
            if n == 0:
                return DONE
            if n > 1 or flow == ASK_IF_ANY:
                self.menu = offered
                return ASK
            flow = frame.take(self, frame.seat, offered[0])
        return flow

    def follow(self, frame: Frame[Any], flow: i64, depth: i64) -> None:
        """Go where a step said; `depth` was the height of the stack before it ran."""
        if flow >= 0:
            frame.step = flow
        elif flow == NEXT:
            frame.step += 1
        if len(self.stack) > depth + 1:
            self.turn_over(depth)
        if flow == DONE:
            self.finish(frame, depth - 1)

    def turn_over(self, depth: i64) -> None:
        """Several procedures were called in one step: the first called comes first."""
        stack = self.stack
        last: i64 = len(stack) - 1
        while depth < last:
            frame = stack[depth]
            stack[depth] = stack[last]
            stack[last] = frame
            depth += 1
            last -= 1

    def finish(self, frame: Frame[Any], place: i64) -> None:
        """Leave the procedure at a place in the stack; it may have called others as its last act."""
        if place == len(self.stack) - 1:
            self.stack.pop()
        else:
            i: i64
            for i in range(place + 1, len(self.stack)):
                self.stack[i].caller = frame.caller
            self.stack.pop(place)
        if len(self.answers) > 0:
            self.forget(place)

    def cut(self, keep: i64) -> i64:
        """Leave every procedure above the first `keep`, the running one included: `return s.cut(keep)`."""
        while len(self.stack) > keep:
            self.stack.pop()
        self.forget(keep)
        return CUT

    def deliver(self) -> None:
        """The last sealed answer is in: all become known together, and none can be taken back."""
        self.revealed += 1

    @property
    def over(self) -> bool:
        return len(self.stack) == 0

    # -- answering

    def asked(self) -> i64:
        """Bit mask of the seats that must answer now."""
        if len(self.stack) == 0:
            return 0
        return self.stack[-1].asked(self)

    def actor(self) -> i64:
        """The first seat that must answer now, or -1."""
        mask = self.asked()
        if mask == 0:
            return -1
        seat: i64 = 0
        while mask & 1 == 0:
            mask = mask >> 1
            seat += 1
        return seat

    def legal(self, seat: i64) -> vec[i64]:
        if self.asked() >> seat & 1 == 0:
            return vec[i64]()
        return self.stack[-1].legal(self, seat)

    def offered(self, frame: Frame[Any], seat: i64) -> vec[i64]:
        """The choices of a seat, which `frame` asks; not to be changed. Found when the question was put, where that
        depended on them."""
        return self.menu if len(self.menu) > 0 else frame.legal(self, seat)

    def legal_now(self) -> vec[i64]:
        """The choices of the first seat that must answer."""
        return self.stack[-1].legal(self, self.actor())

    def beside(self, seat: i64) -> vec[i64]:
        """The any-time choices open to a seat now; a game that has some overrides this."""
        return vec[i64]()

    def why_not_beside(self, seat: i64, choice: i64) -> Refusal | None:
        for offered in self.beside(seat):
            if offered == choice:
                return None
        return NO_WINDOW

    def take_beside(self, seat: i64, choice: i64) -> None:
        """Carry out a legal any-time choice, now or by calling a frame."""
        raise NotImplementedError

    def why_not(self, seat: i64, choice: i64) -> Refusal | None:
        """None for a legal choice, otherwise the rule that forbids it."""
        if len(self.stack) == 0:
            return GAME_OVER
        if verb_of(choice) >= BESIDE:
            return self.why_not_beside(seat, choice)
        if self.asked() >> seat & 1 == 0:
            return NOT_ASKED
        return self.stack[-1].why_not(self, seat, choice)

    def complete(self, seat: i64, choice: i64) -> i64:
        """A choice of an asked seat as it is carried out and recorded (see `Frame.complete`)."""
        if verb_of(choice) >= BESIDE or self.asked() >> seat & 1 == 0:
            return choice
        return self.stack[-1].complete(self, seat, choice)

    def apply(self, seat: i64, choice: i64) -> None:
        """Carry out a choice known to be legal, completed if it was made in short, and go on to the next pause."""
        depth: i64 = len(self.stack)
        if len(self.menu) > 0:
            self.menu = vec[i64]()
        if verb_of(choice) >= BESIDE:
            self.running = depth - 1
            self.take_beside(seat, choice)
            if len(self.stack) > depth + 1:
                self.turn_over(depth)
        else:
            frame = self.stack[depth - 1]
            self.running = depth - 1
            flow = frame.take(self, seat, frame.complete(self, seat, choice))
            if flow <= ASK_IF_ANY:
                flow = self.ask_or_go(frame, flow)
            if flow == ASK:
                if len(self.words) > 0:
                    self.words = vec[i64]()
                return
            self.follow(frame, flow, depth)
        if len(self.words) > 0:
            self.words = vec[i64]()
        self.settle()

    def play(self, choice: i64) -> None:
        """Apply a choice of the first seat that must answer."""
        self.apply(self.actor(), choice)

    # -- chance

    def below(self, rule: str, sides: i64) -> i64:
        """A number from 0 to sides - 1, drawn because `rule` says so."""
        count = self.count
        self.count = count + 1
        dealer = self.dealer
        if dealer is None:
            return (scramble(self.key, count) * sides) >> 32
        outcome: i64 = dealer.draw(rule, count, sides)
        if self.loud:
            if len(self.outcomes) == 0:
                self.outcomes = []
            self.outcomes.append(outcome)
        return outcome

    def shuffle(self, rule: str, cards: vec[i64]) -> None:
        """Shuffle in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(rule, i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def reseed(self, key: i64) -> None:
        """Forget the dealer: from here on chance comes from the small generator."""
        self.dealer = None
        self.key = key
        self.count = 0

    # -- telling

    def tell(self, rule: str, key: str, data: dict[str, object]) -> None:
        """Log something everybody sees. Call it under `if s.loud`."""
        self.note(Event(rule, key, data))

    def whisper(self, rule: str, key: str, data: dict[str, object], eyes: i64, secret: dict[str, object]) -> None:
        """Log something with a part for some seats only. Call it under `if s.loud`."""
        self.note(Event(rule, key, data, eyes, secret))

    def confide(self, rule: str, key: str, eyes: i64, secret: dict[str, object]) -> None:
        """Log something others must not even notice. Call it under `if s.loud`."""
        self.note(Event(rule, key, {}, eyes, secret, True))

    def note(self, event: Event) -> None:
        if len(self.log) == 0:
            self.log = []
        self.log.append(event)

    # -- numbers of rows: of the first rows that the position declares, the second, the third

    def get(self, row: i64, column: i64) -> i64:
        raise NotImplementedError

    def put(self, row: i64, column: i64, value: i64) -> None:
        raise NotImplementedError

    def add(self, row: i64, column: i64, n: i64) -> None:
        raise NotImplementedError

    def on(self, row: i64, column: i64) -> i64:
        raise NotImplementedError

    def set_on(self, row: i64, column: i64, value: i64) -> None:
        raise NotImplementedError

    def add_on(self, row: i64, column: i64, n: i64) -> None:
        raise NotImplementedError

    def of(self, row: i64, column: i64) -> i64:
        raise NotImplementedError

    def set_of(self, row: i64, column: i64, value: i64) -> None:
        raise NotImplementedError

    def add_of(self, row: i64, column: i64, n: i64) -> None:
        raise NotImplementedError

    # -- copying, comparing, playing on

    def clone(self) -> Self:
        """An exact, quiet copy: same future, nothing shared, no log."""
        raise NotImplementedError

    def copy_base(self, other: "State") -> None:
        """Give a fresh copy what this class holds."""
        if len(self.answers) > 0:
            other.answers = self.answers[:]
        other.key = self.key
        other.count = self.count
        other.revealed = self.revealed
        other.dealer = self.dealer
        for frame in self.stack:
            other.stack.append(frame.clone())

    def read_back(self) -> None:
        """The position was read from a file: what follows from its fields is found again."""

    def open_box(self) -> None:
        """Every piece where it is before the set-up; a copy has no need of it."""

    def imagine(self, seat: i64, key: i64) -> "State":
        """A clone in which everything that seat cannot know is drawn anew, future chance included."""
        raise NotImplementedError

    def mixed(self, h: i64) -> i64:
        """Fold the game's own fields into a fingerprint, all that are saved, by `mix_vec`."""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A quick number for comparing two positions of one game: all that is saved is in it, but which chance is to
        come (`key`) and what can be taken back (`revealed`)."""
        h = mix_vec(mix_number(17, self.count), self.answers)
        for frame in self.stack:
            h = mix_frame(h, frame)
        return self.mixed(h)

    def random_choice(self, frame: Frame[Any], seat: i64, draw: i64) -> i64:
        """What a random player answers; a game with any-time choices mixes them in."""
        return frame.sample(self, seat, draw)

    def random_asked(self, draw: i64) -> i64:
        """One of the asked seats, when the first to answer settles it."""
        mask = self.asked()
        seat = draw % self.seats
        while mask >> seat & 1 == 0:
            seat = (seat + 1) % self.seats
        return seat

    def playout(self, seed: i64, limit: i64 = 100000) -> i64:
        """Play on at random, here; how many decisions were taken."""
        n: i64 = 0
        while len(self.stack) > 0 and n < limit:
            frame = self.stack[-1]
            draw = mix((seed << 7) + n * 0x3C6EF35)
            seat = self.actor() if frame.mode(self) != FIRST_COME else self.random_asked(draw)
            self.apply(seat, self.random_choice(frame, seat, draw))
            n += 1
        return n

    def copies(self, n: i64) -> i64:
        """Make n clones, for the bench."""
        total: i64 = 0
        i: i64
        for i in range(n):
            total += self.clone().count
        return total

    def imagines(self, seat: i64, n: i64) -> i64:
        """Imagine n worlds, for the bench."""
        total: i64 = 0
        i: i64
        for i in range(n):
            total += self.imagine(seat, i + 1).count
        return total


def mix_number(h: i64, x: i64) -> i64:
    """Fold one number into a fingerprint, its upper half too."""
    return mix(h * 31 + x + (x >> 32) * 0x45D9F3B + 7)


def mix_vec(h: i64, v: vec[i64]) -> i64:
    """Fold numbers into a fingerprint: how many there are, then `mix_number` of each, written out, for it is most of a
    fingerprint."""
    n: i64 = len(v)
    h = mix_number(h, n)
    for x in v:
        h = (h * 31 + x + (x >> 32) * 0x45D9F3B + 7) & M32
        h = ((h ^ (h >> 16)) * 0x45D9F3B) & M32
        h = ((h ^ (h >> 16)) * 0x45D9F3B) & M32
        h = h ^ (h >> 16)
    return h


def mix_piles(h: i64, piles: list[vec[i64]]) -> i64:
    """Fold piles into a fingerprint: how many there are, then each."""
    h = mix_number(h, len(piles))
    for pile in piles:
        h = mix_vec(h, pile)
    return h


def mix_vecs(h: i64, piles: vec[vec[i64]]) -> i64:
    h = mix_number(h, len(piles))
    for pile in piles:
        h = mix_vec(h, pile)
    return h


def mix_frame(h: i64, frame: Frame[Any]) -> i64:
    """Fold all that is saved of a frame into a fingerprint: which it is, where it is, each of its fields."""
    letter: i64
    for letter in frame.ID.encode():
        h = mix_number(h, letter)
    h = mix_number(mix_number(h, frame.step), frame.caller)
    for name, field in frame.FIELDS.items():
        if field.many:
            h = mix_vec(h, getattr(frame, name))
        else:
            h = mix_number(h, getattr(frame, name))
    return h
