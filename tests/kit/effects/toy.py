"""A small night watch on the effect interpreter: keepers play cards against prowlers. Nobody plays it; it stands for a
game of another package, which is never compiled. What its words mean is in words.py, its cards are in cards.toml."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.codec import Codec
from ludotheque.core.frame import by_id, frame
from ludotheque.core.game import Game, Manifest, Result
from ludotheque.core.laws import Broken, Laws
from ludotheque.core.sight import By, Count, Public
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, mix_vec, pack, verb_of
from ludotheque.core.vecs import filled, find, of, without
from ludotheque.kit.content.toml_file import Fault, TomlFile
from ludotheque.kit.effects import interpreter
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.modifiers import BOUND, KEY, SOURCE, STANDING_WIDTH, Ground
from ludotheque.kit.effects.program import NOBODY, Book
from ludotheque.kit.effects.triggers import Drain, drain, happens
from ludotheque.kit.play.queue import RESOLVE
from tests.kit.effects import words
from tests.kit.effects.words import KEEPERS, PLACES, Edition, read

PLAY, PASS, THROW = 1, 2, 3
CHARACTERS = KEEPERS + 8  # keepers first, then prowlers in the order of their arrival
IDS = (*(f"keeper{i}" for i in range(KEEPERS)), *(f"prowler{i}" for i in range(CHARACTERS - KEEPERS)))
HAND = 3
NIGHTS = 4
ROOT = 1  # frames that stay when the game is decided


class Watch(Ground):
    def __init__(self, seats: i64, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition
        self.life: vec[i64] = filled(CHARACTERS, 0)
        self.most: vec[i64] = filled(CHARACTERS, 0)
        self.marks: vec[i64] = filled(CHARACTERS * len(words.MARKERS), 0)
        self.prowler: vec[i64] = filled(CHARACTERS, NOBODY)  # the element of a prowler
        self.deck: vec[i64] = vec[i64]()  # the top is last
        self.hands: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        self.discard: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        self.struck: vec[i64] = vec[i64]()  # prowlers hit by the card being played
        self.night: i64 = 0
        self.plays: i64 = 0
        self.arrived: i64 = 0

    def book(self) -> Book:
        return self.edition.book

    def scope(self, seat: i64, source: i64, it: vec[i64], given: vec[i64], context: i64) -> "Play":
        return Play(seat, source, it, given)

    def queue(self, batch: vec[i64]) -> "Order":
        return Order(0, batch)

    def gone(self, key: i64, source: i64, seat: i64) -> None:
        self.discard[seat] = append(self.discard[seat], source)

    # -- characters

    def living(self, first: int, last: int) -> vec[i64]:
        return of([c for c in range(first, last) if self.life[c] > 0])

    def keepers(self) -> vec[i64]:
        return self.living(0, KEEPERS)

    def prowlers(self) -> vec[i64]:
        return self.living(KEEPERS, CHARACTERS)

    def arrive(self, element: int) -> None:
        prowler = KEEPERS + self.arrived
        self.arrived += 1
        self.prowler[prowler] = element
        self.life[prowler] = self.most[prowler] = self.edition.life[element]
        self.enter(element, NOBODY, prowler)

    def hurt(self, target: i64, n: i64) -> None:
        self.life[target] -= min(max(0, n), self.life[target])

    def bury(self) -> i64:
        """After every instruction: the dead leave, which others may notice."""
        for at in range(len(self.standing) - STANDING_WIDTH, -1, -STANDING_WIDTH):
            key, source, bound = self.standing[at + KEY], self.standing[at + SOURCE], self.standing[at + BOUND]
            if bound >= KEEPERS and self.life[bound] == 0 and self.prowler[bound] == source:
                happens(self, words.PROWLER_DIES, bound)
                self.leave(key)
        drain(self)
        if len(self.prowlers()) == 0 or len(self.keepers()) == 0:
            return self.cut(ROOT)
        return NEXT

    # -- cards

    def draw(self, seat: i64) -> None:
        if len(self.deck) > 0 and len(self.hands[seat]) < HAND + self.total(words.HAND_SIZE, seat):
            self.deck, card = pop(self.deck)
            self.hands[seat] = append(self.hands[seat], card)
            self.revealed += 1

    def throw(self, seat: i64, card: i64) -> None:
        self.hands[seat] = without(self.hands[seat], card)
        self.discard[seat] = append(self.discard[seat], card)
        self.call(begun(self, seat, card, words.TRANCE))
        happens(self, words.DISCARDED, seat)
        drain(self)

    # -- copying

    def clone(self) -> "Watch":
        other = Watch(self.seats, self.edition)
        self.copy_base(other)
        self.copy_ground(other)
        other.life, other.most, other.marks = self.life[:], self.most[:], self.marks[:]
        other.prowler, other.deck, other.struck = self.prowler[:], self.deck[:], self.struck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.discard = [pile[:] for pile in self.discard]
        other.night, other.plays, other.arrived = self.night, self.plays, self.arrived
        return other

    def imagine(self, seat: i64, key: i64) -> "Watch":
        """Everything lies open but the order of the deck."""
        world = self.clone()
        world.reseed(key)
        world.deck = of(sorted(world.deck))
        world.shuffle("LUD-01", world.deck)
        return world

    def mixed(self, h: i64) -> i64:
        for field in (self.life, self.marks, self.deck, self.struck, *self.hands, *self.discard):
            h = mix_vec(h, field)
        return self.mixed_ground(h + self.night * 7 + self.plays)


@frame()
class Play(Effect[Watch]):
    def book(self, s: Watch) -> Book:
        return s.edition.book

    def asked(self, s: Watch) -> i64:
        return 1 << max(self.seat, 0)  # the first keeper decides for the prowlers

    def do(self, s: Watch, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> None:
        if op == words.HIT:
            self.hit(s, target, n)
        elif op == words.SUFFER:
            s.hurt(target, n if self.paying == 1 else n + s.applied(words.TAKEN, target))
        elif op == words.HEAL:
            if not s.stands(words.FORBID, target):
                s.life[target] += min(n, s.most[target] - s.life[target])
        elif op == words.DRAW:
            for _ in range(n):
                s.draw(target)
        elif op == words.DISCARD:
            s.call(Discard(target, n))
        elif op == words.MARK:
            s.marks[target * len(words.MARKERS) + a] += n
        elif op == words.LAUNCH:
            s.call(begun(s, self.seat, a, words.EFFECT))
        elif op == words.CALL:
            for _ in range(n):
                s.arrive(s.prowler[self.me(s)])
        else:
            raise NotImplementedError(op)

    def hit(self, s: Watch, target: i64, n: i64) -> None:
        if target >= KEEPERS:
            n += s.applied(words.DEALT, self.seat)
            if self.seat >= 0 and find(s.struck, target) < 0:
                s.struck = append(s.struck, target)
        s.hurt(target, n + s.applied(words.TAKEN, target))

    def me(self, s: Watch) -> i64:
        """The prowler whose card this is."""
        return self.it[0] if len(self.it) > 0 and self.seat == NOBODY else self.seat

    def candidates(self, s: Watch, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        if atom == words.MATE:
            return of([k for k in s.keepers() if k != self.seat])
        if atom == words.TEAM:
            return s.keepers()
        if atom == words.PROWLER:
            return of([p for p in s.prowlers() if not s.stands(words.HIDDEN, p)])
        if atom == words.PROWLERS:
            return s.prowlers()
        if atom == words.SOMEBODY:
            return of([*s.keepers(), *self.candidates(s, words.PROWLER, 0, 0, 0)])
        if atom == words.SELF:
            return of([self.me(s)])
        if atom == words.WITH_MARK:
            return of([k for k in s.keepers() if s.marks[k * len(words.MARKERS) + a] > 0])
        raise NotImplementedError(atom)

    def count(self, s: Watch, atom: i64, a: i64, b: i64, target: i64) -> i64:
        if atom == words.CARDS:
            return len(s.hands[target] if a == PLACES.index("hand") else s.discard[target])
        if atom == words.MARKS:
            return s.marks[target * len(words.MARKERS) + a]
        if atom == words.LIFE:
            return s.life[target]
        if atom == words.PLAYS:
            return s.plays
        return len(s.prowlers())

    def holds(self, s: Watch, atom: i64, a: i64, b: i64, target: i64) -> bool:
        if atom == words.DEAD:
            return s.life[target] == 0
        if atom == words.MARKED:
            return s.marks[target * len(words.MARKERS) + a] > 0
        if atom == words.UNHURT:
            return s.life[target] == s.most[target]
        if atom == words.OPENING:
            return s.plays == 0
        return len(s.prowlers()) == 1

    def present(self, s: Watch, target: i64) -> bool:
        return s.life[target] > 0

    def payable(self, s: Watch, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> bool:
        return len(s.hands[target]) >= n if op == words.DISCARD else True

    def goes_on(self, s: Watch) -> bool:
        """A prowler that died in its own turn does not go on; what its death sets off does."""
        return self.section not in (words.ACTIVE, words.RIPOSTE) or s.life[self.me(s)] > 0

    def after(self, s: Watch) -> None:
        s.close_uses()
        s.bury()

    def ended(self, s: Watch) -> None:
        """A card that was played goes to the discard, or stays in play as long as it says."""
        if self.section != words.EFFECT:
            return
        moment, times = s.edition.until[self.source]
        if moment:
            s.enter(self.source, self.seat, self.it[0] if len(self.it) > 0 else NOBODY, moment, times)

    def about(self, s: Watch, seat: i64) -> dict[str, object]:
        return {"goals": [IDS[target] for target in self.goals]}

    def draw_rule(self, s: Watch) -> str:
        return "LUD-01"


@frame()
class Order(Drain[Watch]):
    def rank(self, s: Watch, seat: i64) -> i64:
        return seat

    def chooser(self, s: Watch, seat: i64) -> i64:
        return seat

    def still(self, s: Watch, seat: i64, subject: i64) -> bool:
        return seat == NOBODY or s.life[seat] > 0

    def prompt(self, s: Watch, seat: i64) -> tuple[str, str]:
        return ("LUD-01", "order")


@frame("throw")
class Discard(Frame[Watch]):
    seat: i64
    left: i64

    def prompt(self, s: Watch, seat: i64) -> tuple[str, str]:
        return ("LUD-01", "discard")

    def throw(self, s: Watch) -> i64:
        return ASK if self.left > 0 and len(s.hands[self.seat]) > 0 else DONE

    def legal(self, s: Watch, seat: i64) -> vec[i64]:
        return of([pack(THROW, card) for card in sorted(set(s.hands[seat]))])

    def take(self, s: Watch, seat: i64, choice: i64) -> i64:
        s.throw(seat, arg_a(choice))
        self.left -= 1
        return self.goto("throw")


@frame("dusk turn riposte played prowl dawn")
class Nights(Frame[Watch]):
    """The whole game: every night each keeper plays one card or passes, then the prowlers act."""

    seat: i64

    def prompt(self, s: Watch, seat: i64) -> tuple[str, str]:
        return ("LUD-01", "turn")

    def run(self, s: Watch) -> i64:
        over = len(s.prowlers()) == 0 or len(s.keepers()) == 0 or s.night > NIGHTS
        return DONE if over else self.dispatch(s)

    def dusk(self, s: Watch) -> i64:
        s.night += 1
        s.plays = 0
        s.renew(words.PERIODS.index("night") + 1)
        for seat in s.keepers():
            s.draw(seat)
            happens(s, words.NIGHT_FALLS, seat)
        drain(s)
        self.seat = 0
        return NEXT

    def turn(self, s: Watch) -> i64:
        return ASK if self.seat < s.seats and s.life[self.seat] > 0 else self.goto("prowl")

    def riposte(self, s: Watch) -> i64:
        for prowler in s.struck:
            if s.life[prowler] > 0:
                s.call(begun(s, NOBODY, s.prowler[prowler], words.RIPOSTE, [prowler], [self.seat]))
        s.struck = vec[i64]()
        return NEXT

    def played(self, s: Watch) -> i64:
        happens(s, words.CARD_PLAYED, self.seat)
        drain(s)
        s.plays += 1
        self.seat += 1
        return self.goto("turn")

    def prowl(self, s: Watch) -> i64:
        if self.seat < s.seats:
            self.seat += 1
            return self.goto("turn")
        for prowler in s.prowlers():
            victim = max(s.keepers(), key=lambda keeper: s.life[keeper])
            s.call(begun(s, NOBODY, s.prowler[prowler], words.ACTIVE, [prowler], [victim]))
        return NEXT

    def dawn(self, s: Watch) -> i64:
        s.passes(words.DAWN)
        return self.goto("dusk")

    def legal(self, s: Watch, seat: i64) -> vec[i64]:
        out = [pack(PLAY, card) for card in sorted(set(s.hands[seat])) if playable(s, seat, card)]
        return of([*out, pack(PASS)])

    def take(self, s: Watch, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == PASS:
            self.seat += 1
            return self.goto("turn")
        card = arg_a(choice)
        s.hands[seat] = without(s.hands[seat], card)
        if s.edition.until[card][0] == 0:
            s.discard[seat] = append(s.discard[seat], card)
        s.call(begun(s, seat, card, words.EFFECT))
        return NEXT


def begun(s: Watch, seat: i64, element: i64, section: i64, it: Sequence[int] = (), given: Sequence[int] = ()) -> Play:
    """The program of a section of an element; row 0, where a section that it lacks begins, is the end."""
    return Play(seat, element, of([*it]), of([*given]), section, s.book().start(element, section))


def playable(s: Watch, seat: i64, card: i64) -> bool:
    effect = begun(s, seat, card, words.EFFECT)
    return effect.possible(s, effect.pc)


@frame("deal")
class Deal(Frame[Watch]):
    seat: i64

    def deal(self, s: Watch) -> i64:
        s.shuffle("LUD-01", s.deck)
        for seat in range(s.seats):
            for _ in range(HAND - 1):
                s.draw(seat)
        for element in s.edition.first_prowlers:
            s.arrive(element)
        s.call(Nights(0))
        return DONE


VERBS: dict[int, tuple[str, ...]] = {
    PLAY: ("play", "element"),
    PASS: ("pass",),
    THROW: ("throw", "element"),
    interpreter.TARGET: ("target", "character"),
    interpreter.ENOUGH: ("enough",),
    interpreter.BRANCH: ("branch", "int"),
    interpreter.ACCEPT: ("accept",),
    interpreter.DECLINE: ("decline",),
    interpreter.ROUND: ("round", "int"),
    RESOLVE: ("resolve", "element", "int"),
}


def load(path: Path) -> tuple[Edition, list[Fault]]:
    faults: list[Fault] = []
    file = TomlFile(path, faults)
    table = file.parse()
    return read(table or {}, file.fault), faults


LAWS = Laws(Watch)


@LAWS.law("LUD-01", "", en="the cards do not add up", fr="les cartes ne sont pas toutes là")
def each_card_once(s: Watch) -> Broken:
    cards = len(s.deck) + sum(map(len, s.hands)) + sum(map(len, s.discard))
    resolving = sum(isinstance(f, Play) and f.seat >= 0 and s.edition.until[f.source][0] > 0 for f in s.stack)
    standing = [s.standing[at + SOURCE] for at in range(0, len(s.standing), STANDING_WIDTH)]
    if cards + resolving + sum(source < s.edition.cards for source in standing) != s.edition.copies:
        yield {}


class WatchGame(Game):
    manifest = Manifest(id="watch", title="The Watch", seats=(2, 3), stage="test", version="1", cooperative=True)
    frames = by_id(Deal, Nights, Play, Order, Discard)
    text = str(Path(__file__).parent)
    ledger = "LUD"
    laws = LAWS
    fixed = ("edition",)
    sees = {
        "life": Public(),
        "most": Public(),
        "marks": Public(),
        "prowler": Public(),
        "deck": Count(),
        "hands": By(lambda state, seat: [list(map(int, hand)) for hand in state.hands]),
        "discard": By(lambda state, seat: [list(map(int, pile)) for pile in state.discard]),
        "struck": Public(),
        "night": Public(),
        "plays": Public(),
        "arrived": Public(),
        "standing": Public(),
        "uses": Public(),
        "pending": Public(),
        "entered": Public(),
    }

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def blank(self, seats: int, options: dict[str, Any]) -> Watch:
        return Watch(seats, self.edition)

    def create(self, seats: int, options: dict[str, Any]) -> Watch:
        state = Watch(seats, self.edition)
        for seat in range(seats):
            state.life[seat] = state.most[seat] = 8
        state.deck = of([card for card in range(self.edition.cards) for _ in range(2)])
        state.call(Deal(0))
        return state

    def codec(self, state: Watch) -> Codec:
        return Codec(VERBS, {"element": tuple(self.edition.ids), "character": IDS})

    def result(self, state: Watch) -> Result:
        won = len(state.prowlers()) == 0
        return Result([int(won)] * int(state.seats), [1 if won else 2] * int(state.seats), "done")
