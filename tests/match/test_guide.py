"""Every guide of every game is played whole: each answer legal at its point, each word there in both languages."""

import re

import pytest

from ludotheque.match import ledger, notation
from ludotheque.match.guide import LEARNER, OFF_LESSON, BadGuide, Guide, Move, Progress, guide_of, lesson, read_guide
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.registry import registry
from ludotheque.match.table import Table
from ludotheque.match.texts import Texts
from tests.marks import rule

GUIDES = {game: guide for game in registry() if (guide := guide_of(game)) is not None}


def choose(table: Table, move: Move, choice: tuple[object, ...]) -> None:
    refusal = table.choose(move.seat, choice)
    assert refusal is None, f"{notation.write(choice)} is refused: {refusal}"


def played(guide: Guide, count: int) -> Table:
    table = guide.open()
    for _, move in guide.line[:count]:
        choose(table, move, move.choices[0])
    return table


@pytest.mark.parametrize("game", GUIDES)
def test_the_line_is_legal_and_hands_over_to_the_learner(game: str) -> None:
    guide = GUIDES[game]
    table = guide.open()
    for n, (_, move) in enumerate(guide.line):
        assert Progress(guide, table).made == n
        for choice in move.choices:
            assert table.why_not(move.seat, choice) is None, notation.write(choice)
        choose(table, move, move.choices[0])
    assert Progress(guide, table).done
    assert not table.over
    asked = {decision.seat: decision.mode for decision in table.waiting}
    assert set(asked) == {LEARNER} or (LEARNER in asked and asked[LEARNER] == "first")


@pytest.mark.parametrize("game", GUIDES)
def test_what_is_as_good_leads_on_along_the_line(game: str) -> None:
    guide = GUIDES[game]
    for n, (_, move) in enumerate(guide.line):
        for other in move.choices[1:]:
            table = played(guide, n)
            choose(table, move, other)
            for _, later in guide.line[n + 1 :]:
                choose(table, later, later.choices[0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_every_word_is_there(game: str, lang: str) -> None:
    guide = GUIDES[game]
    texts = Texts(registry()[game], lang)
    words = 0
    for step in guide.steps:
        said = lesson(step, texts)
        words += sum(len(part.split()) for part in said.text)
        assert said.title and all(said.text)
        assert len(said.text) <= 3, f"{step.id} says too much at once"
        assert all(len(part.split()) <= 45 for part in said.text), f"{step.id} has a long paragraph"
    assert texts.faults == []
    # At 130 words a minute, and 10 seconds to do what each step asks, it takes from 10 to 15 minutes.
    assert 10 <= words / 130 + sum(bool(step.moves) for step in guide.steps) / 6 <= 15


@pytest.mark.parametrize("game", GUIDES)
def test_every_step_cites_a_rule_that_exists(game: str) -> None:
    known = {entry.id for entry in ledger.load(game).entries}
    for step in GUIDES[game].steps:
        assert step.rule is None or step.rule in known


@pytest.mark.parametrize("game", GUIDES)
def test_every_page_is_shown_once_and_in_order(game: str) -> None:
    guide = GUIDES[game]
    table, shown = guide.open(), []
    for _, move in guide.line:
        progress = Progress(guide, table)
        if move.seat == LEARNER:
            assert progress.goals[0] == move.choices
        shown += [number for number in progress.steps if number not in shown]
        choose(table, move, move.choices[0])
    shown += [number for number in Progress(guide, table).steps if number not in shown]
    assert shown == list(range(len(guide.steps)))


@rule("LUD-13")
@pytest.mark.parametrize("game", GUIDES)
def test_what_is_not_the_lesson_gets_a_hint_and_what_is_illegal_its_own_reason(game: str) -> None:
    guide = GUIDES[game]
    table = guide.open()
    for _, move in guide.line:
        if move.seat != LEARNER:
            choose(table, move, move.choices[0])
            continue
        progress = Progress(guide, table)
        before = table.digest()
        assert progress.why_not(table, LEARNER, move.choices[0]) is None
        illegal = progress.why_not(table, LEARNER, ("no such verb",))
        assert illegal is not None and illegal != OFF_LESSON
        for decision in table.waiting:
            if decision.seat == LEARNER and isinstance(decision.choices, list):
                for choice in set(decision.choices) - set(move.choices):
                    assert progress.why_not(table, LEARNER, choice) == OFF_LESSON
        assert table.digest() == before
        choose(table, move, move.choices[0])


def test_taking_back_goes_back_on_the_line() -> None:
    guide = GUIDES["diktat"]
    table = guide.open()
    for _, move in guide.line[:3]:
        choose(table, move, move.choices[0])
    assert Progress(guide, table).made == 3
    assert table.undo(LEARNER) is None
    assert Progress(guide, table).made == 2


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("seats = 2\nrivals = []\nstep = []\n[position]\n", "1 rivals"),
        ("seats = 2\nrivals = ['Ana']\ncolour = 'red'\nstep = []\n[position]\n", "no 'colour'"),
        ("seats = 2\nrivals = ['Ana']\n[position]\n[[step]]\nid = 'a'\ntext = 'x'\n", "no 'text'"),
        ("seats = 2\nrivals = ['Ana']\n[position]\n[[step]]\nid = 'a'\n[[step]]\nid = 'a'\n", "same id"),
        ("seats = 2\nrivals = ['Ana']\n[position]\n[[step]]\nid = 'a'\nplay = ['C: pass']\n", "no such seat"),
        ("seats = 2\nrivals = ['Ana']\n[position]\n[[step]]\nid = 'a'\nplay = ['\"']\n", "not closed"),
    ],
)
def test_a_file_that_means_nothing_is_refused(source: str, fault: str) -> None:
    with pytest.raises(BadGuide, match=re.escape(fault)):
        read_guide("diktat", source.encode())


def test_draws_can_be_fixed() -> None:
    source = "seats = 2\nrivals = ['Ana']\nseed = 'x'\nchance = [2, 0]\nstep = []\n[position]\n"
    dealer = read_guide("diktat", source.encode()).dealer(5)
    assert [dealer.draw("LUD-13", count, 6) for count in (5, 6)] == [2, 0]
