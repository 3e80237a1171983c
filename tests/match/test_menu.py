"""One menu a pause: what a seat may answer is worked out once, however many look."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import arg_a, pack
from ludotheque.match.table import Table
from tests.match.small import TAKE, SmallGame, Turns


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A seat for each time somebody lists the choices."""
    made: list[int] = []
    listed = Turns.legal

    def legal(self: Turns, s: object, seat: i64) -> vec[i64]:
        made.append(seat)
        return listed(self, s, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(Turns, "legal", legal)
    return made


def new_table() -> Table:
    rules = SmallGame()
    return Table(rules, rules.create(2, {}), {}).begin()


def test_choices_are_listed_once_a_pause_however_many_look(looks: list[int]) -> None:
    table = new_table()
    seat = table.waiting[0].seat
    for _ in range(5):
        assert table.view(None) and table.view(seat) and table.waiting == [table.decision(seat)]
    assert table.why_not(seat, ("take", 9)) is not None and table.why_not(seat, ("take", 1)) is None
    assert looks == [seat]
    assert table.choose(seat, ("take", 1)) is None
    assert looks == [seat]
    assert table.waiting == [table.decision(seat)]
    assert looks == [seat, seat]


def test_after_an_answer_and_after_taking_it_back_the_menu_is_made_anew(looks: list[int]) -> None:
    table = new_table()
    seat = table.waiting[0].seat
    table.choose(seat, ("take", 1))
    before = len(looks)
    table.decision(seat)
    table.undo(seat)
    table.decision(seat)
    assert len(looks) == before + 2


def test_what_is_recorded_is_the_whole_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "complete", lambda self, s, seat, choice: pack(TAKE, 1) if arg_a(choice) else choice)
    table = new_table()
    seat = table.waiting[0].seat
    assert table.choose(seat, ("take", 2)) is None
    assert table.entries[-1].choice == ("take", 1) and list(table.state.points)[seat] == 1  # type: ignore[attr-defined]
