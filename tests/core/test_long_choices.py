"""Choices too long for one integer: made in short, completed in the state, in playouts too; and what if."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, State, arg_a, arg_b, pack
from ludotheque.core.vecs import of

PLAN = 1
PLANS = ([4, 5, 6, 7], [8, 9])


class Route(State):
    def __init__(self) -> None:
        super().__init__(1)
        self.visited: list[list[int]] = []
        self.rolled: i64 = 0

    def clone(self) -> "Route":
        other = Route()
        self.copy_base(other)
        other.visited, other.rolled = list(self.visited), self.rolled
        return other

    def mixed(self, h: i64) -> i64:
        return h


@frame("plan")
class Plan(Frame[Route]):
    """Offers plans by their number; a plan is carried out, and written down, stop by stop."""

    seat: i64
    left: i64

    def plan(self, s: Route) -> i64:
        return ASK if self.left > 0 else DONE

    def legal(self, s: Route, seat: i64) -> vec[i64]:
        return of([pack(PLAN, number) for number in range(len(PLANS))])

    def complete(self, s: Route, seat: i64, choice: i64) -> i64:
        if len(s.words) > 0:
            return choice
        stops = PLANS[arg_a(choice)]
        s.words = of(stops)
        return pack(PLAN, arg_a(choice), len(stops))

    def take(self, s: Route, seat: i64, choice: i64) -> i64:
        assert arg_b(choice) == len(s.words)
        s.visited.append([int(stop) for stop in s.words])
        s.rolled = s.below("LUD-01", 1000)
        self.left -= 1
        return self.goto("plan")


def route() -> Route:
    s = Route()
    s.key = 7
    s.call(Plan(0, 3))
    s.settle()
    return s


def test_a_choice_in_short_is_completed_wherever_it_is_carried_out() -> None:
    s = route()
    s.apply(0, pack(PLAN, 1))
    assert s.visited == [PLANS[1]] and len(s.words) == 0
    assert s.playout(3) == 2 and all(stops in PLANS for stops in s.visited) and s.over


def test_a_whole_choice_stays_as_it_is() -> None:
    s = route()
    whole = s.complete(0, pack(PLAN, 0))
    words = s.words
    assert list(words) == PLANS[0] and s.complete(0, whole) == whole and list(s.words) == list(words)
