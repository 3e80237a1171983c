"""Clones, saved positions and journals are the game itself."""

import copy
import json
from typing import Any

import pytest

import ludotheque
from ludotheque.core.chance import Manual
from ludotheque.match import journal as journals
from ludotheque.match.journal import journal_of
from ludotheque.match.table import CHANCE, MARKED
from tests.contract.checks import check_clone, check_marks, check_save, heard, portrait, position
from tests.drivers import SEED, Case, Driver, Story

CHANGED_BYTES = 50
TURNED = 3  # pauses whose every saved number is turned
PARTS = 4  # a journal is played again up to so many pauses, and to its end


def test_clones_are_clean(case: Case, told: Story) -> None:
    for at, table in told.pauses:
        check_clone(table, Driver(at))


def test_a_game_is_saved_and_loaded_at_every_pause(case: Case, told: Story) -> None:
    """The copy is loaded again from its own saved data at each pause, so that it never shares a past."""
    table = case.new(SEED)
    copied = table
    for move in told.moves:
        copied = ludotheque.load(json.dumps(copied.save()))
        assert table.choose(*move) is None and copied.choose(*move) is None
        assert copied.digest() == table.digest()
    assert table.over and table.result == copied.result == told.table.result


def test_a_loaded_position_looks_the_same(case: Case, told: Story) -> None:
    for _, table in told.pauses:
        check_save(table)


def test_whatever_is_saved_is_in_the_mark_of_a_position(case: Case, told: Story) -> None:
    for _, table in told.pauses[:: max(1, len(told.pauses) // TURNED)]:
        check_marks(table)


def test_a_journal_plays_again(case: Case, told: Story) -> None:
    text = journals.dump(journal_of(told.table))
    again = ludotheque.replay(text)
    assert position(again) == position(told.table)
    assert [e.digest for e in again.entries] == [e.digest for e in told.table.entries]
    assert [heard(again, s) for s in range(case.seats)] == [heard(told.table, s) for s in range(case.seats)]
    for at, table in told.pauses[:: max(1, len(told.pauses) // PARTS)]:
        assert position(ludotheque.replay(text, to=at)) == position(table)


def test_dice_typed_in_play_the_same_game(case: Case, told: Story) -> None:
    outcomes = iter(journals.all_outcomes(journal_of(told.table)))
    table = ludotheque.game(case.game).new(case.seats, options=json.loads(case.options), dealer=Manual([]))
    for move in [None, *told.moves]:
        if move is not None:
            assert table.choose(*move) is None
        while table.need is not None:
            assert [d.seat for d in table.waiting] == [CHANCE]
            assert table.choose(CHANCE, ("outcome", next(outcomes))) is None
    assert next(outcomes, None) is None
    assert position(table) == position(told.table) and table.result == told.table.result


def test_the_same_seed_gives_the_same_game(case: Case, told: Story) -> None:
    table = case.new(SEED)
    for move in told.moves:
        table.choose(*move)
    assert portrait(table) == portrait(told.table)


def test_an_unfinished_journal_keeps_the_seed_secret(case: Case, told: Story) -> None:
    for _, table in told.pauses[:3]:
        assert SEED not in json.dumps(journal_of(table))
        with pytest.raises(ludotheque.BadJournal):
            ludotheque.verify(journal_of(table))


def test_a_finished_journal_is_proven(case: Case, told: Story) -> None:
    proof = ludotheque.verify(journals.dump(journal_of(told.table)))
    assert proof["entries"] == len(told.moves)


def test_a_changed_byte_is_refused(case: Case, told: Story) -> None:
    data = journals.dump(journal_of(told.table)).encode()
    rng = Driver("bytes").rng
    for at in [0, len(data) - 1, *(rng.randrange(len(data)) for _ in range(CHANGED_BYTES))]:
        changed = data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]
        with pytest.raises((ludotheque.BadJournal, UnicodeDecodeError)):
            ludotheque.verify(changed.decode())


def test_a_forged_journal_is_refused_even_with_a_good_checksum(case: Case, told: Story) -> None:
    true = journal_of(told.table)
    forgeries = []

    def forge() -> dict[str, Any]:
        forgeries.append(copy.deepcopy(true))
        return forgeries[-1]

    forge()["footer"]["seed"] = "another seed"
    forge()["header"]["commitment"] = "0" * 64
    forge()["entries"].pop()
    forge()["footer"]["scores"][0] += 1
    forge()["entries"][0]["digest"] = f"{MARKED}00000000"
    forge()["entries"][0]["seat"] = case.seats
    forge()["header"]["version"] = "another version"
    drawn = [n for n, entry in enumerate(true["entries"]) if entry["outcomes"]]
    if drawn:
        forge()["entries"][drawn[-1]]["outcomes"][0] += 1
        forge()["entries"][drawn[0]]["outcomes"].append(0)
    for forgery in forgeries:
        with pytest.raises(ludotheque.BadJournal):
            ludotheque.verify(journals.dump(forgery))
