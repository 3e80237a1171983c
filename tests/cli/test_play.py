"""`play`: whole games scripted through the keyboard."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli import session
from tests.cli.drive import fault, fine, folder_state
from tests.games.steamwatchers.scene import attack, marching
from tests.marks import rule

WIN = "4\n1\n4\n1\n4\n1\n4\n"  # both seats, by the numbers of the list: seat 0 stacks four in column 3


def test_two_people_play_to_the_end_and_the_journal_is_proven(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    said = fine("play", "connect4", "--human", "1,2", "--journal", journal, typed=WIN)
    assert "Yellow drops a disc in column 4; it lands on row 4." in said
    assert said.splitlines()[-4:] == [
        "The game is over. Four discs in a row.",
        "1. Yellow: 1",
        "2. Red: 0",
        f"The journal is in {journal}. To prove it: ludotheque verify {journal}",
    ]
    assert "proven: 7 moves, 0 draws" in fine("verify", journal)
    assert list(tmp_path.iterdir()) == [journal]


def test_numbers_typed_forms_and_capitals_are_the_same(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    fine("play", "connect4", "--human", "all", "--seed", 1, "--journal", files[0], typed=WIN)
    typed = "drop 3\nDROP(0)\ndrop, 3\n drop 0\n4\ndrop 0\ndrop 3\n"
    fine("play", "connect4", "--human", "all", "--seed", 1, "--journal", files[1], typed=typed)
    assert files[0].read_text() == files[1].read_text()


def test_it_speaks_french(tmp_path: Path) -> None:
    said = fine("play", "connect4", "--human", "1,2", "--lang", "fr", typed=WIN)
    assert "Jaune joue dans la colonne 4" in said and "La partie est finie. Quatre jetons alignés." in said
    assert "Quelle colonne" in fine("play", "connect4", typed="quit\n", LANG=None)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["connect4", "phare"])
def test_bots_alone_play_a_whole_game_aloud(game: str, lang: str) -> None:
    said = fine("play", game, "--human", "none", "--bots", "hasard", "--seed", 5, "--lang", lang)
    assert "[" not in said.replace("[1]", "")
    assert said == fine("play", game, "--bots", "hasard:all", "--seed", 5, "--lang", lang)


def test_a_person_against_a_bot() -> None:
    said = fine("play", "connect4", "--seed", 3, typed="1\n" * 30)
    assert "Seat 1: Yellow, at this keyboard." in said
    assert "Seat 2: Red, played by the bot “Companion”." in said
    assert "Red drops a disc" in said


def test_the_board_the_question_and_the_choices_are_read_out() -> None:
    said = fine("play", "connect4", "--human", "1,2", typed="4\nquit\n")
    assert (
        ". . . Y . . .\nWhich column, from 1 on the left to 7 on the right?\n1. Drop a disc in column 1 [drop 0]\n"
        in said
    )
    assert said.endswith("Goodbye.\n")


def test_the_end_of_the_keyboard_is_a_way_to_leave() -> None:
    assert fine("play", "connect4", typed="4\n").endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "why CHOICE  why a choice is refused"),
        ("why", "Type why and a choice, such as: why drop 0"),
        ("why 4", "Nothing forbids it."),
        ("why drop 9", "There is no such column: they go from 1 to 7. (C4-01)"),
        ("why drop 9", "C4-01: Two players in turn"),
        ("drop 9", "No: There is no such column"),
        ("9", "There is no choice number 9."),
        ("0", "There is no choice number 0."),
        ("hop 3", "No: This does not read as a choice of this game. (LUD-05)"),
        ('drop "3', "The quoted text at character 6 is not closed."),
        ("", "Nothing is typed"),
        ("17 3", "A choice begins with its verb."),
        ("?", "ask CHOICE  what a choice would do"),
        ("ask", "Type ask and a choice, such as: ask drop 0"),
        ("ask 4", "No: There is nothing to tell in advance about this choice. (LUD-14)"),
        ("ask drop 9", "No: There is no such column"),
        ("measure distance 1 2", "No: There is no such thing to measure in this game. (LUD-14)"),
        ("measure", "Nothing is typed"),
        ("undo", "No: There is nothing to take back. (LUD-10)"),
        ("beside", "Nothing else can be done at this moment."),
        ("rule", "such as: rule C4-01"),
        ("rule c4-02", "C4-02: A column of six discs is full"),
        ("rule lud-12", "LUD-12: Once the hand has passed on"),
        ("rule C4-99", "There is no rule C4-99."),
        ("seat 1", "Type seat and the number of another seat"),
        ("save", "Type save and the name of a file."),
        ("view", "0 1 2 3 4 5 6"),
        ("list", "7. Drop a disc in column 7 [drop 6]"),
        ("/quit", "Goodbye."),
    ],
)
def test_commands_and_mistakes_get_a_sentence(line: str, answer: str) -> None:
    said = fine("play", "connect4", typed=f"{line}\nquit\n")
    assert answer in said.partition("Yellow > ")[2]


def test_undo_after_the_hand_has_passed_says_why() -> None:
    said = fine("play", "connect4", "--human", "1,2", typed="4\nundo\nquit\n")
    assert "The hand has passed since: it cannot be taken back. (LUD-12)" in said


def test_save_and_go_on(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    said = fine("play", "connect4", "--human", "1,2", typed=f"4\n1\nsave {position}\nquit\n")
    assert f"ludotheque play --from {position}" in said
    journal = tmp_path / "rest.jsonl"
    said = fine("play", "--from", position, "--human", "all", "--journal", journal, typed="4\n1\n4\n1\n4\n")
    assert "The game is over. Four discs in a row." in said
    assert "proven: 5 moves" in fine("verify", journal)


def test_save_does_not_touch_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    before = folder_state(tmp_path)
    assert "exists already" in fine("play", "connect4", typed=f"save {tmp_path / 'mine'}\nquit\n")
    assert "Not saved" in fine("play", "connect4", typed=f"save {tmp_path / 'no' / 'folder'}\nquit\n")
    assert folder_state(tmp_path) == before


def test_the_journal_is_whole_at_every_pause(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    said = fine("play", "connect4", "--human", "1,2", "--journal", journal, typed="4\n1\n")
    assert f"The journal is in {journal}." in said
    assert len(ludotheque.replay(journal.read_text()).entries) == 2


# -- the menu


def test_without_a_game_a_menu_asks(tmp_path: Path) -> None:
    said = fine("play", typed="x\n99\n1\n9\n\n\nquit\n")
    assert said.startswith("Which game?\n1. ")
    assert "Seat 1: " in said and said.endswith("Goodbye.\n")
    assert fine("play", typed="quit\n").startswith("Which game?")
    assert fine("play", typed="").startswith("Which game?")
    assert fine("play", "--lang", "fr", typed="quit\n").startswith("Quel jeu ?")


def test_the_menu_lists_whole_games_before_the_little_ones() -> None:
    listed = json.loads(fine("games", "--json"))
    stages = [game["stage"] in ("calibration", "tutorial") for game in listed]
    assert stages == sorted(stages)


# -- a game with secrets, several moves a turn, any-time choices


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "clear", lambda: print("<cleared>"))


def seats_in_order() -> tuple[int, int]:
    """Who begins with seed 2, and the other one, counted from 1."""
    first = ludotheque.game("small").new(seed=2).waiting[0].seat
    return first + 1, 2 - first


with_secrets = pytest.mark.usefixtures("small_game", "screens")


@with_secrets
def test_between_people_the_screen_is_cleared_and_secrets_stay(tmp_path: Path) -> None:
    typed = "\npeek\nend\n\n\nend\n\n\nend\n\n\nend\n"
    said = fine("play", "small", "--human", "1,2", "--seed", 2, typed=typed)
    first, other = (f"Player {seat}" for seat in seats_in_order())
    screens = said.split("<cleared>\n")
    assert f"{first}, the keyboard is yours." in screens[0]
    assert f"{first} peeks and sees the pearl." in screens[0]
    assert "Press Enter to hide your screen" in screens[0].splitlines()[-1]
    assert screens[1].startswith(f"{other}, the keyboard is yours.")
    assert f"{first} peeks.\n" in screens[1] and not any("pearl" in screen for screen in screens[1:])
    assert "The game is over. Every turn was played." in screens[-1]


@with_secrets
def test_moves_are_taken_back_and_any_time_choices_numbered() -> None:
    said = fine("play", "small", "--human", "1,2", "--seed", 2, typed="\ntake 2\nundo\nbeside\n6\nbeside\nquit\n")
    assert "takes the last move back." in said
    assert "One more thing can be done at this moment: type beside to read." in said
    assert "6. Wave [wave]" in said and "waves." in said
    assert "Nothing else can be done at this moment." in said.rpartition("waves.")[2]


@with_secrets
def test_another_person_takes_the_keyboard_for_an_any_time_choice() -> None:
    asked, other = seats_in_order()
    said = fine("play", "small", "--human", "1,2", "--seed", 2, typed=f"\nseat {other}\n\n\n1\n\n\ntake 1\nquit\n")
    assert f"Player {other} waves." in said and f"Player {asked} takes 1." in said
    back = fine(
        "play", "small", "--human", "1,2", "--seed", 2, typed=f"\nseat {other}\n\n\nseat {asked}\n\n\nend\nquit\n"
    )
    assert "waves." not in back


@with_secrets
def test_real_dice_are_typed_in() -> None:
    said = fine("play", "small", "--human", "1,2", "--manual", typed="2\n\nroll\noutcome 5\nview\nquit\n")
    assert "What did the die or the deck give, counted from 0?" in said
    assert "Player 2, the keyboard is yours." in said and "points: 5" in said


def test_a_spot_is_explained_with_an_example() -> None:
    said = fine("play", "phare", "--seats", 1, "--seed", 1, typed="keep\nlist\nlight 1 1\nquit\n")
    assert "A spot, from 0 0 to 12000 6000: type light and two numbers, such as: light 0 0" in said
    assert "lights a lantern at 1, 1." in said


@with_secrets
def test_a_view_without_a_picture_is_read_field_by_field(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {"you": 0, "stack": [1], "hand": ["pearl", "stone"], "rows": [{"n": 1, "of": []}, {}], "none": None}
    monkeypatch.setattr(ludotheque.Table, "view", lambda table, seat: seen)
    said = fine("play", "small", "--seed", 2, "--bots", "hasard:2", typed="view\nquit\n")
    assert "hand: the pearl, stone\nrows:\n  0:\n    n: 1\n    of: -\n  1: -\nnone: -\n" in said


# -- wrong calls


def test_wrong_calls(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    position = tmp_path / "position.json"
    position.write_text(json.dumps(ludotheque.game("connect4").new(seed=1).save()))
    before = folder_state(tmp_path)
    assert "no game 'chess'" in fault("play", "chess")
    assert "2 to 2 seats, not 3" in fault("play", "connect4", "--seats", 3)
    assert "no option 'speed'" in fault("play", "connect4", "--option", "speed=1")
    assert "NAME=VALUE" in fault("play", "connect4", "--option", "speed")
    assert "exists already" in fault("play", "connect4", "--journal", taken)
    assert "seats from 1 to 2" in fault("play", "connect4", "--human", "1,3")
    assert "seats from 1 to 2" in fault("play", "connect4", "--human", "1,1")
    assert "seats from 1 to 2" in fault("play", "connect4", "--bots", "hasard:x")
    assert "clever: there is no such level" in fault("play", "connect4", "--bots", "clever:2")
    assert "contradict" in fault("play", "connect4", "--human", "1,2", "--bots", "hasard:2")
    assert "contradict" in fault("play", "connect4", "--manual", "--seed", 1)
    assert "brings its own" in fault("play", "--from", position, "--seats", 2)
    assert "is a position of connect4" in fault("play", "phare", "--from", position)
    assert "cannot be read" in fault("play", "--from", tmp_path / "nowhere")
    assert "not JSON" in fault("play", "--from", taken, code=1)
    assert "cannot be used" in fault("play", "connect4", "--journal", tmp_path / "no" / "folder", code=1)
    assert folder_state(tmp_path) == before


@pytest.mark.usefixtures("small_game")
def test_options_are_read_by_their_type() -> None:
    assert "true or false" in fault("play", "small", "--option", "loud=maybe")
    assert "whole number" in fault("play", "small", "--option", "length=long")
    assert "one of ['calm', 'wild']" in fault("play", "small", "--option", "mood=odd")
    assert "JSON" in fault("play", "small", "--option", "past={")
    assert "given twice" in fault("play", "small", "--option", "length=1", "--option", "length=2")
    words = ["--option", "loud=oui", "--option", "length=3", "--option", "mood=wild", "--option", 'past={"a": 1}']
    fine("play", "small", "--bots", "hasard:2", *words, typed="quit\n")


def test_usage_faults_of_the_words_themselves_exit_2() -> None:
    for words in (("dance",), ("play", "--no-such-option"), ("play", "connect4", "--lang", "la"), ("replay",)):
        assert "--help`" in fault(*words)


@rule("LUD-14")
def test_what_a_choice_would_do_is_said_in_words(tmp_path: Path) -> None:
    table = attack("3b", "2b", players=[{"beacons": 0, "healthy": 3}, {"healthy": 2, "contraband": 0}]).table
    table.choose(1, ("bid", 1))
    (tmp_path / "dials.json").write_text(json.dumps(table.save()))
    said = fine("play", "--from", tmp_path / "dials.json", "--human", "1", typed="ask bid 1\nask bid 9\nquit\n")
    assert "4 against 2 to 4: nothing they bid changes it." in said
    assert "(STW-158)" in said


@rule("LUD-14")
@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing of theirs"), ("fr", "Rien de l’adversaire")])
def test_a_group_is_measured_in_words_of_both_languages(tmp_path: Path, lang: str, words: str) -> None:
    table = marching("3b 2e", "1b", players=[{}, {"healthy": 0, "contraband": 0}]).table
    (tmp_path / "march.json").write_text(json.dumps(table.save()))
    typed = "measure attack rhone 3 2\nask march rhone\nmeasure attack eirinn 1 0\nquit\n"
    said = fine("play", "--from", tmp_path / "march.json", "--human", "1", "--lang", lang, typed=typed)
    assert said.count(words) == 2
    assert ("Nothing more is to be said of it." if lang == "en" else "Il n’y a rien de plus à en dire.") in said
