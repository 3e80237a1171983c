"""What a scenario asks by its hooks."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, PUBLIC, Frame
from ludotheque.games.steamwatchers.state import Steam


class Question(Frame[Steam]):
    """One question to one player; the hooks at that place know the answers, and what comes of them."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "place": PUBLIC, "number": PUBLIC}

    def __init__(self, seat: i64, place: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.place: i64 = place
        self.number: i64 = number

    def clone(self) -> "Question":
        return Question(self.seat, self.place, self.number)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return s.content.hooks[self.place].question(s, seat, self.number)

    def run(self, s: Steam) -> i64:
        if not s.alive(self.seat):
            return DONE
        offered = self.legal(s, self.seat)
        if len(offered) == 0:
            return DONE
        return ASK if len(offered) > 1 else self.take(s, self.seat, offered[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return s.content.hooks[self.place].answers(s, seat, self.number)

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        for offered in self.legal(s, seat):
            if offered == choice:
                return None
        return s.content.hooks[self.place].why_not(s, seat, self.number, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        s.content.hooks[self.place].answered(s, seat, self.number, choice)
        return DONE
