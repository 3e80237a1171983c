"""Journals: written, replayed, proven, and refused when anything was touched."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque import BadJournal
from ludotheque.core.chance import Manual, Rigged, Share, Together, dealer_from, seal
from ludotheque.match.bots import RandomBot
from ludotheque.match.journal import dump, journal_of, parse
from ludotheque.match.registry import rules_of
from ludotheque.match.table import CHANCE, MARKED, Table

pytestmark = pytest.mark.usefixtures("small_game")


def play_out(table: Table, seed: int = 1) -> Table:
    bot = RandomBot(seed)
    while not table.over:
        seat = table.waiting[0].seat
        assert table.choose(seat, bot.answer(table, seat)) is None
    return table


def finished(game: str = "small", **options: Any) -> Table:
    return play_out(ludotheque.game(game).new(seed="the secret", **options))


def sealed(parts: list[Any]) -> str:
    """A journal with a right checksum, whatever stands in it."""
    text = "".join(json.dumps(part, ensure_ascii=False, separators=(",", ":")) + "\n" for part in parts)
    return text + json.dumps({"sha256": hashlib.sha256(text.encode()).hexdigest()}) + "\n"


def parts_of(table: Table) -> list[Any]:
    return [json.loads(line) for line in dump(journal_of(table)).splitlines()[:-1]]


@pytest.mark.parametrize("game", ["connect4", "small", "phare"])
def test_a_journal_replays_to_the_same_position_and_is_proven(game: str) -> None:
    table = finished(game)
    text = dump(journal_of(table))
    assert parse(text) == json.loads(json.dumps(journal_of(table)))
    again = ludotheque.replay(text)
    assert again.state.fingerprint() == table.state.fingerprint() and again.result == table.result
    for seat in (None, 0):
        assert again.view(seat) == table.view(seat) and again.events(seat) == table.events(seat)
    proven = ludotheque.verify(text)
    assert proven["entries"] == len(table.entries) and (proven["draws"] > 0) == (game != "connect4")


def test_a_journal_replays_up_to_any_entry() -> None:
    table = finished()
    for to in range(len(table.entries) + 1):
        again = ludotheque.replay(journal_of(table), to)
        assert [e.digest for e in again.entries] == [e.digest for e in table.entries[:to]]


def test_the_seed_is_revealed_at_the_end_only() -> None:
    table = ludotheque.game("small").new(seed="the secret")
    assert "the secret" not in dump(journal_of(table))
    with pytest.raises(BadJournal, match="not over"):
        ludotheque.verify(journal_of(table))
    play_out(table)
    assert journal_of(table)["footer"]["seed"] == "the secret"


def test_a_game_gone_on_from_a_saved_position_has_a_journal_too() -> None:
    table = ludotheque.game("small").new(seed="the secret")
    table.choose(table.waiting[0].seat, ("roll",))
    again = play_out(ludotheque.load(json.dumps(table.save())))
    text = dump(journal_of(again))
    assert ludotheque.replay(text).result == again.result
    assert ludotheque.verify(text)["entries"] == len(again.entries)


def test_a_described_position_has_a_journal_too() -> None:
    table = play_out(ludotheque.game("phare").given(seats=2, oil=1, home=2, wrecks=1, chance=[3, 3], seed=5))
    again = ludotheque.replay(dump(journal_of(table)))
    assert again.result == table.result and again.events(None) == table.events(None)


def test_draws_typed_in_are_replayed_and_cannot_be_proven() -> None:
    table = ludotheque.game("small").new(dealer=Manual([]))
    while not table.over:
        decision = table.waiting[0]
        moves = [("outcome", 1)] if decision.seat == CHANCE else [("roll",), ("end",)]
        assert table.choose(decision.seat, moves[len(table.entries) % len(moves)]) is None
    text = dump(journal_of(table))
    assert ludotheque.replay(text).result == table.result
    with pytest.raises(BadJournal, match="committed seed"):
        ludotheque.verify(text)


def test_one_changed_byte_anywhere_is_noticed() -> None:
    text = dump(journal_of(finished("connect4"))).encode()
    for at in range(len(text)):
        for other in (text[at] ^ 1, text[at] ^ 32):
            changed = text[:at] + bytes([other]) + text[at + 1 :]
            with pytest.raises(BadJournal):
                ludotheque.verify(changed.decode("latin-1"))


def test_marks_made_in_an_earlier_way_are_not_compared() -> None:
    table = finished()
    parts = parts_of(table)
    for entry in parts[1:-1]:
        entry["digest"] = entry["digest"].removeprefix(MARKED)[::-1]
    assert ludotheque.replay(sealed(parts)).digest() == table.digest()


def test_a_journal_cut_anywhere_is_noticed() -> None:
    text = dump(journal_of(finished("connect4")))
    for at in range(len(text)):
        with pytest.raises(BadJournal):
            ludotheque.verify(text[:at])


def set_in(*path: Any, to: Any) -> Callable[[list[Any]], None]:
    def change(parts: list[Any]) -> None:
        part: Any = parts
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = to

    return change


def swap(parts: list[Any]) -> None:
    parts[1], parts[2] = parts[2], parts[1]


def other_draw(parts: list[Any]) -> None:
    parts[0]["outcomes"] = [1 - parts[0]["outcomes"][0]]


FORGERIES = {
    "another move": (set_in(1, "choice", to=["take", 9]), "not legal"),
    "another digest": (set_in(2, "digest", to=f"{MARKED}00000000"), "another position"),
    "another order": (swap, ""),
    "a move missing": (lambda parts: parts.pop(1), ""),
    "another draw": (other_draw, ""),
    "another seed": (set_in(-1, "seed", to="mine"), "not the one committed"),
    "another commitment": (set_in(0, "commitment", to="0"), "not the one committed"),
    "no commitment": (set_in(0, "commitment", to=None), "committed seed"),
    "another result": (set_in(-1, "scores", to=[9, 0]), "result"),
    "another count": (set_in(-1, "entries", to=3), "another number"),
    "no result": (lambda parts: parts[-1].pop("scores"), "'scores' is missing"),
    "another format": (set_in(0, "ludotheque", to=99), "format 99"),
    "another version": (set_in(0, "version", to="0"), "version '0'"),
    "another game": (set_in(0, "game", to="chess"), "no game 'chess'"),
    "no game": (lambda parts: parts[0].pop("game"), "names no game"),
    "wrong seats": (set_in(0, "seats", to=7), "2 to 2 seats"),
    "wrong option": (set_in(0, "options", to={"speed": 1}), "no option 'speed'"),
    "no options": (lambda parts: parts[0].pop("options"), "'options' is missing"),
    "a header that is none": (set_in(0, to=[]), ""),
    "an entry that is none": (set_in(1, to=3), "cannot be read"),
    "a footer that is none": (set_in(-1, to=3), "cannot be read"),
    "a seat that is none": (set_in(1, "seat", to=9), "no-such-seat"),
    "a choice that is none": (set_in(1, "choice", to=None), "cannot be read"),
    "an origin that is none": (set_in(0, "from", to={}), ""),
    "draws that are none": (set_in(0, "outcomes", to=["x"]), ""),
    "a huge draw": (set_in(0, "outcomes", to=[10**30]), ""),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_journal_with_a_right_checksum_is_refused_in_one_sentence(name: str) -> None:
    change, words = FORGERIES[name]
    parts = parts_of(finished())
    assert ludotheque.verify(sealed(parts))
    change(parts)
    with pytest.raises(BadJournal, match=words or ".") as caught:
        ludotheque.verify(sealed(parts))
    assert "\n" not in str(caught.value) and str(caught.value).endswith(".")


def test_a_draw_that_did_not_come_from_the_seed_is_found_out() -> None:
    """A cheat who deals by hand and commits to an honest seed."""
    table = ludotheque.game("small").new(seed="the secret")
    cheat = ludotheque.game("small").new(dealer=Rigged([1 - table.opening[0]] if table.opening else []))
    play_out(table)
    play_out(cheat)
    parts, honest = parts_of(cheat), parts_of(table)
    parts[0]["commitment"], parts[-1]["seed"] = honest[0]["commitment"], "the secret"
    assert ludotheque.replay(sealed(parts)).over
    with pytest.raises(BadJournal):
        ludotheque.verify(sealed(parts))


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "{}\n{}\n{}\n", "1\n2\n3\n4\n", "[" * 50_000 + "\n\n\n"])
def test_what_is_no_journal_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadJournal) as caught:
        ludotheque.replay(text)
    assert str(caught.value).endswith(".")


def test_a_deal_made_together_is_proven_with_every_share() -> None:
    shares = [Share(seat, seal(value), value) for seat, value in enumerate(("one", "two"))]
    rules = rules_of("phare")
    state = rules.create(2, rules.check_options(2, {}))
    state.dealer = Together("secret", shares)
    table = play_out(Table(rules, state, rules.check_options(2, {})).begin())
    text = dump(journal_of(table))
    assert ludotheque.verify(text)["shares"] == [0, 1]
    assert Together("secret", shares).seed != Together("secret", shares[:1]).seed != Together("other", shares).seed
    again = dealer_from(Together("secret", shares).describe())
    assert isinstance(again, Together) and again.seed == Together("secret", shares).seed
    for place, value in ((1, seal("three")), (2, "three"), (2, "")):
        forged = parse(text)
        forged["header"]["shares"][0][place] = value
        with pytest.raises(BadJournal):
            ludotheque.verify(forged)
