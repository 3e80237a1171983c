"""Choices as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque.core.domains import Choice
from ludotheque.match.notation import BadNotation, read, vocabulary, write

numbers = st.integers(-(10**17), 10**17)
words = st.text() | st.from_regex(r"[a-z_]{1,12}|[A-Z]{2}[0-9]|[+-]?[0-9]{1,4}|[\s\"(),\\]{1,4}", fullmatch=True)


@given(st.tuples(words), st.lists(words | numbers, max_size=5))
def test_what_is_written_reads_back(verb: tuple[str], rest: list[object]) -> None:
    choice: Choice = (*verb, *rest)
    again = read(write(choice))
    assert again == choice and [type(part) for part in again] == [type(part) for part in choice]


@given(st.text())
def test_any_text_is_a_choice_or_a_clear_fault(text: str) -> None:
    try:
        choice = read(text)
    except BadNotation as fault:
        assert str(fault).endswith(".") and 1 <= fault.at <= len(text) + 1
    else:
        assert read(write(choice)) == choice


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("drop 3", ("drop", 3)),
        ("  drop,  3 ", ("drop", 3)),
        ("kill(17, 2)", ("kill", 17, 2)),
        ("bid -1", ("bid", -1)),
        ('say "17" "a \\"b\\""', ("say", "17", 'a "b"')),
        ("pass", ("pass",)),
        ("name Vieille-Ville", ("name", "Vieille-Ville")),
    ],
)
def test_forms_people_type(text: str, choice: Choice) -> None:
    assert read(text) == choice


def test_capitals_follow_the_words_of_the_game() -> None:
    known = ["drop", "NV1", "a", "A"]
    assert read("DROP nv1 a A b", known) == ("drop", "NV1", "a", "A", "b")


def test_the_words_of_a_game_are_its_verbs_and_ids() -> None:
    table = ludotheque.game("phare").new(seats=1)
    assert {"keep", "tow", "west", "east"} <= set(vocabulary(table.codec))


@pytest.mark.parametrize(
    ("text", "why", "at"),
    [
        ("", "notation-empty", 1),
        (" ,( )", "notation-empty", 1),
        ("3", "notation-verb", 1),
        ('say "oh', "notation-quote", 5),
        ('say "\\x"', "notation-quote", 5),
        ("bid 1234567890123456789", "notation-number", 5),
    ],
)
def test_faults_say_where(text: str, why: str, at: int) -> None:
    with pytest.raises(BadNotation) as caught:
        read(text)
    assert (caught.value.why, caught.value.at) == (why, at)


@pytest.mark.parametrize("part", [True, None, 1.5, ("nested",)])
def test_only_texts_and_whole_numbers_can_be_typed(part: object) -> None:
    with pytest.raises(TypeError):
        write(("say", part))
