"""What a scenario asks by its hooks."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, Frame
from ludotheque.games.steamwatchers.state import Steam


@frame("ask")
class Question(Frame[Steam]):
    """One question to one player; the hooks at that place know the answers, and what comes of them."""

    seat: i64
    place: i64
    number: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return s.content.hooks[self.place].question(s, seat, self.number)

    def ask(self, s: Steam) -> i64:
        if not s.alive(self.seat):
            return DONE
        return ASK_IF_MANY

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
