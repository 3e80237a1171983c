"""`replay` and `verify`."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.match.journal import dump, journal_of
from tests.cli.drive import fault, fine, folder_state


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    fine("play", "phare", "--seats", 2, "--human", "none", "--seed", 11, "--journal", path)
    return path


def test_a_journal_is_told_and_proven(journal: Path) -> None:
    said = fine("replay", journal)
    moves = len(ludotheque.replay(journal.read_text()).entries)
    assert said.startswith(f"Le Phare, 2 seats, {moves} of {moves} moves.\n")
    assert "Player 1 has chosen a task.\n" in said and "The game is over. " in said
    told = fine("verify", journal, "--lang", "fr")
    assert "tous issus de la graine" in told and "elle a pu être choisie avant" in told
    assert json.loads(fine("verify", journal, "--json"))["entries"] == moves


def test_a_seat_is_told_its_own_secrets_and_no_others(journal: Path) -> None:
    said = fine("replay", journal, "--as", 2)
    assert "Player 2 has chosen a task: " in said and "Player 1 has chosen a task: " not in said


def test_a_replay_stops_where_it_is_told(journal: Path) -> None:
    said = fine("replay", journal, "--to", 1)
    assert "1 of " in said and "Then Player " in said and "The game is over" not in said
    data = json.loads(fine("replay", journal, "--to", 1, "--json"))
    assert data["moves"] == 1 and data["scores"] is None and data["view"]["over"] is False
    data = json.loads(fine("replay", journal, "--json", "--as", 1))
    assert data["view"]["you"] == 0 and len(data["ranking"]) == 2


def test_one_changed_byte_is_refused_and_the_file_stays(journal: Path) -> None:
    whole = journal.read_bytes()
    for at in range(0, len(whole), len(whole) // 40):
        journal.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        before = folder_state(journal.parent)
        assert fault("verify", journal, code=1)
        assert fault("replay", journal, code=1)
        assert folder_state(journal.parent) == before


def test_bad_journals_get_one_sentence(journal: Path, tmp_path: Path) -> None:
    lines = journal.read_text().splitlines(keepends=True)
    bad = tmp_path / "bad"
    for text, words in {
        "": "not a journal",
        "".join(lines[:-1]): "checksum, is missing",
        "".join(lines)[:-30]: "cut short",
        "".join(lines).replace("\n", "\r\n"): "changed",
        "hello\nworld\n!\n": "not a journal",
        lines[0] + "!\n" + "".join(lines[1:]): "line 2 is not JSON",
    }.items():
        bad.write_bytes(text.encode())
        assert words in fault("verify", bad, code=1)
    bad.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in fault("replay", bad, code=1)
    assert "cannot be read" in fault("replay", tmp_path / "nowhere")
    assert "cannot be read" in fault("verify", tmp_path)


def test_another_version_and_an_unfinished_game_are_named(tmp_path: Path) -> None:
    table = ludotheque.game("connect4").new(seed=1)
    path = tmp_path / "unfinished"
    path.write_text(dump(journal_of(table)))
    assert "not over" in fault("verify", path, code=1)
    assert "0 of 0 moves" in fine("replay", path)
    journal = journal_of(table)
    journal["header"]["version"] = "0"
    path.write_text(dump(journal))
    assert "version '0'" in fault("replay", path, code=1)
    journal["header"]["game"] = "chess"
    path.write_text(dump(journal))
    assert "no game 'chess'" in fault("replay", path, code=1)


def test_numbers_out_of_range_are_a_wrong_call(journal: Path) -> None:
    assert "from 0 to" in fault("replay", journal, "--to", 9999)
    assert "from 0 to" in fault("replay", journal, "--to", -1)
    assert "from 1 to 2" in fault("replay", journal, "--as", 3)
