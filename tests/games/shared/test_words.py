"""Every sentence of every game: none missing, none left over, the right variables, and text fit to be read aloud."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.refusal import Refusal
from ludotheque.match.faces import Playable
from ludotheque.match.guide import guide_of
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.registry import registry
from ludotheque.match.table import Table
from ludotheque.match.texts import Texts
from tests.drivers import Driver
from tests.games.shared import spoken
from tests.games.shared.words import TESTS, Words, literals, named_in_calls, well_said, well_told, words_of
from tools.transcript import again, difference

pytestmark = pytest.mark.interpreted

WORDS = {game: words_of(game) for game in registry()}
EVENTS = [(game, key) for game, words in WORDS.items() if words.values for key in sorted(words.events)]
TOLD = [(game, n) for game, words in WORDS.items() for n in range(len(words.games()))]
TRANSCRIPTS = sorted(path for game in WORDS for path in (TESTS / game / "transcripts").glob("*.txt"))


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def words(game: str) -> Words:
    return WORDS[game]


@pytest.fixture
def texts(words: Words, lang: str) -> Texts:
    return Texts(words.rules, lang, words.options)


@pytest.fixture
def written(words: Words, lang: str) -> spoken.Written:
    return spoken.Written(words.home, lang)


# -- none missing, none left over


@pytest.mark.parametrize("game", WORDS)
def test_every_event_has_its_sentence_with_variables_it_knows(words: Words, written: spoken.Written) -> None:
    written.check_events(words.events)


@pytest.mark.parametrize("game", WORDS)
def test_every_question_refusal_verb_and_ending_has_its_sentence(
    words: Words, written: spoken.Written, lang: str
) -> None:
    shared, refusals = Texts(None, lang), words.sources.refusals()
    assert written.named("ask-") == words.sources.questions() >= written.named("hush-")
    assert written.named("why-") == {why for why in refusals if f"why-{why}" not in shared}
    assert written.named("choice-") == words.verbs()
    assert written.named("reason-") == words.endings()
    assert written.named("foreseen-") == words.foreseen


@pytest.mark.parametrize("game", [game for game in WORDS if guide_of(game) is not None])
def test_every_lesson_of_the_guide_has_its_words_and_no_other_is_there(game: str, written: spoken.Written) -> None:
    guide = guide_of(game)
    assert guide is not None
    lessons = {step.id for step in guide.steps}
    assert written.named("guide-") == lessons
    assert {f"guide-{step}.title" for step in lessons} <= set(written.parts)


@pytest.mark.parametrize("game", WORDS)
def test_nothing_else_is_left_over(words: Words, written: spoken.Written) -> None:
    whole, begun = literals(words)
    referred = written.referred()
    for name in written.parts:
        if name.partition("-")[0] in ("part", "phrase", "view"):
            used = name in whole or name in referred or any(name.startswith(part) for part in begun if "-" in part)
            assert used, f"nothing says {name}"
    prefixes = {name.partition("-")[0] for name in written.parts if "." not in name}
    assert prefixes - words.standard() - named_in_calls(words) == words.prefixes


# -- fit to be read


@pytest.mark.parametrize(("game", "key"), EVENTS, ids=[f"{game}-{key}" for game, key in EVENTS])
def test_an_event_reads_well_in_public_and_in_secret(words: Words, key: str, texts: Texts) -> None:
    for told, secret in words.events[key]:
        for heard in (told, told | secret):
            for data in words.samples(sorted(heard), key):
                sentence = texts.event({"number": 0, "rule": "LUD-01", "key": key, **data})
                well_told(texts, sentence)


@pytest.mark.parametrize("game", WORDS)
def test_every_refusal_is_one_sentence(words: Words, texts: Texts) -> None:
    for why in words.sources.refusals():
        sentence = texts.why(Refusal("LUD-01", why))
        well_said(texts, sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Ana gagne 1 points."),
        ("en", "Ana gains 1 points."),
        ("fr", "Ana prend the Karst."),
        ("fr", "Ana joue « »."),
        ("en", "Ana plays “”."),
        ("en", " takes the lead."),
        ("en", "takes the lead."),
        ("fr", "Ana donne 2 PP à\u00a0 Bob."),
    ],
)
def test_a_sentence_that_is_not_fit_to_be_read_is_noticed(lang: str, sentence: str) -> None:
    with pytest.raises(AssertionError):
        well_told(Texts(None, lang), sentence)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Player 1 gains 1 point."), ("fr", "La pile 1 arrive : 2 pions.")]
)
def test_a_sentence_that_is_fit_to_be_read_passes(lang: str, sentence: str) -> None:
    well_told(Texts(None, lang), sentence)


# -- whole games


def numbers_in(view: dict[str, Any]) -> dict[str, int]:
    return {name: value for name, value in view.items() if isinstance(value, int)}


def read_table(words: Words, table: Table, texts: Texts) -> None:
    """The questions, the choices of every seat and what each sees, at this pause."""
    for decision in table.waiting:
        well_said(texts, texts.ask(decision.ask, decision.seat))
        for choice in words.listed(decision):
            well_said(texts, texts.choice(choice, table.rules.speech.words(table.state, decision.seat, choice)))
    for seat in range(table.state.seats):
        for open_now in table.beside(seat):
            if isinstance(open_now, tuple):
                well_said(texts, texts.choice(open_now, table.rules.speech.words(table.state, seat, open_now)))
    for eyes in (0, None):
        if "round" in texts:
            well_said(texts, texts.format("round", **numbers_in(table.view(None))))
        picture = table.rules.speech.picture(table.view(eyes), texts.format)
        assert picture is None or picture.strip()
        assert texts.faults == []
        for line in (picture or "").splitlines() if words.picture_reads else ():
            well_said(texts, line.strip().removesuffix(" :"))


@pytest.mark.whole
@pytest.mark.parametrize(("game", "n"), TOLD, ids=[f"{game}-{n}" for game, n in TOLD])
def test_a_random_game_is_told_without_a_missing_word(words: Words, n: int) -> None:
    seats, options = words.games()[n]
    table = Playable(words.rules).new(seats, n, options)
    speakers = [Texts(table.rules, lang, table.options) for lang in LANGUAGES]
    for at, (seat, choice) in enumerate(Driver(f"texts {n}").play(table)):
        for texts in speakers:
            well_said(texts, texts.choice(choice, table.rules.speech.words(table.state, seat, choice)))
            if at % words.seen_every == n % words.seen_every:
                read_table(words, table, texts)
    assert table.result is not None
    for texts in speakers:
        read_table(words, table, texts)
        for eyes in (0, table.state.seats - 1, None):
            for event in table.events(eyes):
                well_told(texts, texts.event(event))
        well_said(texts, texts.reason(table.result))


# -- transcripts, reviewed as text


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_transcript_still_reads_the_same(path: Path) -> None:
    old = path.read_text(encoding="utf-8")
    assert difference(old, again(old)) is None, "read the change aloud, then: python tools/transcript.py write"


@pytest.mark.parametrize("game", sorted({path.parents[1].name for path in TRANSCRIPTS}))
def test_there_is_a_transcript_in_each_language(game: str) -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n")[0] for path in TRANSCRIPTS if game in path.parts]
    assert all(any(f'"lang": "{lang}"' in head for head in heads) for lang in LANGUAGES)
