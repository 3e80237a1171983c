"""A list that packs what is old: it reads like any other."""

import random
from dataclasses import dataclass
from typing import Any

import pytest

import ludotheque
from ludotheque.match import records
from ludotheque.match.records import SHEAF, Records
from tests.drivers import Driver


@dataclass
class Note:
    n: int
    words: tuple[str, ...]


def notes(count: int) -> Records[Note]:
    made: Records[Note] = Records(Note, "n", "words")
    made += [Note(n, ("word",) * (n % 3)) for n in range(count)]
    made.pack()
    return made


@pytest.mark.parametrize("count", [0, 1, SHEAF, 2 * SHEAF - 1, 2 * SHEAF, 5 * SHEAF + 3])
def test_records_read_like_a_list(count: int) -> None:
    plain = [Note(n, ("word",) * (n % 3)) for n in range(count)]
    packed = notes(count)
    assert len(packed) == count and [*packed] == plain and [*reversed(packed)] == plain[::-1]
    assert packed[:] == plain
    for at in range(-count, count):
        assert packed[at] == plain[at]
    rng = random.Random(count)
    for _ in range(50):
        start, stop = rng.randint(-count - 2, count + 2), rng.randint(-count - 2, count + 2)
        assert packed[start:stop] == plain[start:stop]
        assert [*packed.since(max(0, start))] == plain[max(0, start) :]
    for wrong in (count, -count - 1):
        with pytest.raises(IndexError):
            packed[wrong]


def test_a_copy_goes_its_own_way() -> None:
    one = notes(3 * SHEAF)
    other = one.copy()
    other.append(Note(-1, ()))
    one.append(Note(-2, ()))
    assert (one[-1].n, other[-1].n, len(one)) == (-2, -1, len(other))


@pytest.mark.parametrize("length", [0, 1, SHEAF, SHEAF + 1, 3 * SHEAF, 4 * SHEAF + 5, 5 * SHEAF + 2])
def test_what_came_last_is_forgotten(length: int) -> None:
    packed = notes(5 * SHEAF + 2)
    packed.cut(length)
    assert [note.n for note in packed] == [*range(length)]
    packed += [Note(n, ()) for n in range(length, 6 * SHEAF)]
    packed.pack()
    assert [note.n for note in packed] == [*range(6 * SHEAF)]


def test_whoever_reads_is_not_disturbed_by_whoever_writes() -> None:
    packed = notes(2 * SHEAF - 1)
    reading = iter(packed)
    first = next(reading)
    packed += [Note(n, ()) for n in range(2 * SHEAF - 1, 4 * SHEAF)]
    packed.pack()
    assert [first.n, *(note.n for note in reading)][: 2 * SHEAF - 1] == [*range(2 * SHEAF - 1)]


@pytest.mark.parametrize("game", ["diktat", "steamwatchers", "phare"])
def test_a_game_is_remembered_as_it_was_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every value comes back, and of the same type: events become sentences long after they were packed."""
    monkeypatch.setattr(records, "SHEAF", 8)  # so that the shortest game is packed too
    table = ludotheque.game(game).new(3, 5, {})
    told: list[str] = []
    made: list[Any] = []
    for _ in Driver(5).play(table, 300):
        told += [repr(table.told.apart(event)) for event in table.told.since(len(told))]
        made += [repr(entry) for entry in table.entries[len(made) :]]
        table.pack()
    told += [repr(table.told.apart(event)) for event in table.told.since(len(told))]
    assert [repr(table.told.apart(event)) for event in table.told] == told and len(told) > 16
    assert [repr(entry) for entry in table.entries][: len(made)] == made


def test_a_selection_is_kept_up_to_date_and_forgotten_with_what_is_cut() -> None:
    asked: list[int] = []

    def even(note: Note) -> Note | None:
        asked.append(note.n)
        return note if note.n % 2 == 0 else None

    records = notes(50)
    assert [note.n for note in records.selected(0, even)] == list(range(0, 50, 2))
    records += [Note(n, ()) for n in range(50, 53)]
    first, second = records.selected(0, even), records.selected(0, even)
    assert [note.n for note in second] == list(range(0, 53, 2)) and asked == list(range(53)), "each is asked once"
    first.append(Note(99, ()))
    assert len(records.selected(0, even)) == 27, "each asker has a copy"
    records.cut(10)
    records += [Note(100, ())] * 60
    assert [note.n for note in records.selected(0, even)] == [0, 2, 4, 6, 8] + [100] * 60
