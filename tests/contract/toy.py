"""A little trick game with secrets, right when `flaw` is "", wrong in one way otherwise. Nobody plays it: it proves
that the contract notices. It also stands for a game of another package, which is never compiled."""

from typing import Annotated, Any

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.codec import Codec
from ludotheque.core.domains import Choice
from ludotheque.core.fields import EACH
from ludotheque.core.frame import by_id, frame
from ludotheque.core.game import Game, Manifest, Result, ranked
from ludotheque.core.laws import Broken, Laws
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import By, Public
from ludotheque.core.state import (
    ASK,
    BESIDE,
    DONE,
    NO_WINDOW,
    NOT_OFFERED,
    SEALED,
    Frame,
    State,
    arg_a,
    mix_vec,
    pack,
)
from ludotheque.core.vecs import filled, of, without

CARDS, HAND = 12, 3
PLAY, PEEK = 1, BESIDE
NONE = -1


@frame("play")
class Trick(Frame["Tricks"]):
    seat: i64
    sealed: Annotated[vec[i64], EACH]
    first: Annotated[vec[i64], EACH]

    def asked(self, s: "Tricks") -> i64:
        return sum(1 << seat for seat in range(s.seats) if self.sealed[seat] == NONE)

    def mode(self, s: "Tricks") -> i64:
        return SEALED

    def prompt(self, s: "Tricks", seat: i64) -> tuple[str, str]:
        return ("LUD-01", "play")

    def play(self, s: "Tricks") -> i64:
        if s.flaw == "restless":
            s.below("LUD-01", 6)
        if self.asked(s):
            return ASK
        s.score(self.sealed, self.first)
        if len(s.hands[0]) == 0:
            return DONE
        self.sealed = filled(s.seats, NONE)
        self.first = filled(s.seats, 0)
        return self.goto("play")

    def legal(self, s: "Tricks", seat: i64) -> vec[i64]:
        if s.flaw == "dead end" and len(s.hands[seat]) == 1:
            return vec[i64]()
        return of([pack(PLAY, card) for card in s.hands[seat]])

    def why_not(self, s: "Tricks", seat: i64, choice: i64) -> Refusal | None:
        if s.flaw == "loose guard":
            return None
        if s.flaw == "tight guard" and arg_a(choice) == s.hands[seat][0]:
            return NOT_OFFERED
        return super().why_not(s, seat, choice)

    def take(self, s: "Tricks", seat: i64, choice: i64) -> i64:
        self.sealed[seat] = arg_a(choice)
        s.hands[seat] = without(s.hands[seat], arg_a(choice))
        if s.flaw == "hurry":
            self.first[seat] = self.asked(s)
        if s.loud:
            card: dict[str, object] = {"card": int(arg_a(choice))}
            s.whisper("LUD-01", "played", card if s.flaw == "chatter" else {}, 1 << seat, card)
        return self.goto("play")


class Tricks(State):
    def __init__(self, seats: i64, flaw: str) -> None:
        super().__init__(seats)
        self.flaw = flaw
        self.deck: vec[i64] = vec[i64]()  # the top is last
        self.hands: list[vec[i64]] = []
        self.points: vec[i64] = filled(seats, 0)
        self.peeked: vec[i64] = filled(seats, 0)

    def deal(self) -> None:
        self.deck = of(list(range(CARDS)))
        self.shuffle("LUD-01", self.deck)
        for _ in range(self.seats):
            hand = vec[i64]()
            for _ in range(HAND):
                self.deck, card = pop(self.deck)
                hand = append(hand, card)
            self.hands.append(hand)

    def score(self, sealed: vec[i64], first: vec[i64]) -> None:
        best = max(range(self.seats), key=lambda seat: (first[seat], sealed[seat]))
        self.points[best] += 1
        self.revealed += 1

    def beside(self, seat: i64) -> vec[i64]:
        return vec[i64]() if self.peeked[seat] else of([pack(PEEK)])

    def why_not_beside(self, seat: i64, choice: i64) -> Refusal | None:
        return NO_WINDOW if self.peeked[seat] else None

    def take_beside(self, seat: i64, choice: i64) -> None:
        self.peeked[seat] = 1
        if self.flaw != "stealth":
            self.revealed += 1

    def clone(self) -> "Tricks":
        other = Tricks(self.seats, self.flaw)
        self.copy_base(other)
        other.deck, other.points, other.peeked = self.deck[:], self.points[:], self.peeked[:]
        other.hands = self.hands if self.flaw == "shared hands" else [hand[:] for hand in self.hands]
        return other

    def imagine(self, seat: i64, key: i64) -> "Tricks":
        other = self.clone()
        other.reseed(key)
        if self.flaw == "clairvoyance":
            return other
        known = self.deck[len(self.deck) - 1] if self.peeked[seat] and self.flaw != "amnesia" else NONE
        unknown = [card for card in self.deck if card != known]
        trick = other.stack[-1] if other.stack else None
        for owner in range(self.seats):
            if owner != seat:
                unknown += self.hands[owner]
                if isinstance(trick, Trick) and trick.sealed[owner] != NONE:
                    unknown.append(trick.sealed[owner])
        pile = of(unknown if self.flaw == "memory" else sorted(unknown))
        other.shuffle("LUD-01", pile)
        for owner in range(self.seats):
            if owner != seat:
                for i in range(len(other.hands[owner])):
                    pile, other.hands[owner][i] = pop(pile)
                if isinstance(trick, Trick) and trick.sealed[owner] != NONE:
                    pile, trick.sealed[owner] = pop(pile)
        other.deck = pile if known == NONE else append(pile, known)
        if self.flaw == "lost piece":
            other.deck, _ = pop(other.deck)
        return other

    def mixed(self, h: i64) -> i64:
        if self.flaw == "unmarked":
            return h
        for part in (self.deck, self.points, self.peeked, *([] if self.flaw == "unmarked hands" else self.hands)):
            h = mix_vec(h, part)
        return h


@frame("deal")
class Deal(Frame[Tricks]):
    seat: i64

    def deal(self, s: Tricks) -> i64:
        s.deal()
        s.call(Trick(0, filled(s.seats, NONE), filled(s.seats, 0)))
        return DONE


LAWS = Laws(Tricks)


@LAWS.law("LUD-01", "", en="the cards do not add up", fr="les cartes ne sont pas toutes là")
def each_card_once(s: Tricks) -> Broken:
    held = [*s.deck, *(card for hand in s.hands for card in hand)]
    played = [c for frame in s.stack if isinstance(frame, Trick) for c in frame.sealed if c != NONE]
    gone = HAND * s.seats - sum(map(len, s.hands)) - len(played)
    if not len({*held, *played}) == len(held) + len(played) == CARDS - gone:
        yield {}


class TrickGame(Game):
    manifest = Manifest(id="tricks", title="Tricks", seats=(2, 3), stage="test", version="1")
    frames = by_id(Deal, Trick)
    text = ""
    ledger = "LUD"
    laws = LAWS
    fixed = ("flaw",)

    def __init__(self, flaw: str = "") -> None:
        self.flaw = flaw
        self.sees = {
            "deck": By(self.top) if flaw != "open deck" else Public(),
            "hands": By(self.hand),
            "points": Public(),
            "peeked": Public(),
        }
        if flaw == "undeclared":
            del self.sees["points"]

    def top(self, state: Tricks, seat: int | None) -> object:
        looked = seat is not None and state.peeked[seat] == 1
        return {"size": len(state.deck), "top": int(state.deck[len(state.deck) - 1]) if looked else None}

    def hand(self, state: Tricks, seat: int | None) -> object:
        return [[int(c) for c in hand] if owner == seat else len(hand) for owner, hand in enumerate(state.hands)]

    def blank(self, seats: int, options: dict[str, Any]) -> Tricks:
        return Tricks(seats, self.flaw)

    def create(self, seats: int, options: dict[str, Any]) -> Tricks:
        state = Tricks(seats, self.flaw)
        state.call(Deal(0))
        return state

    def codec(self, state: Tricks) -> Codec:
        return Codec({PLAY: ("play", "int"), PEEK: ("peek",)}, {})

    def foresee(self, state: Tricks, seat: int, choice: Choice) -> dict[str, Any] | None:
        """What one keeps; "oracle": what the next player holds too."""
        kept = [card for card in state.hands[seat] if card != choice[1]] if choice[0] == "play" else None
        if self.flaw == "oracle":
            return {"next": sorted(int(card) for card in state.hands[(seat + 1) % state.seats])}
        return None if kept is None else {"kept": [int(card) for card in kept]}

    def result(self, state: Tricks) -> Result:
        points = [int(p) for p in state.points]
        return Result(points, ranked(points), "done")
