"""Every sentence of Steamwatchers: none missing, none left over, the right variables, and text fit to be read aloud."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.core.refusal import Refusal
from ludotheque.games.steamwatchers import game
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.names import CLAN_IDS, SCENARIO_IDS
from ludotheque.games.steamwatchers.sight import ENDING_IDS, SLOT_IDS
from ludotheque.games.steamwatchers.state import ORDER_IDS, PHASE_IDS, TITLE_IDS, UNIT_IDS
from ludotheque.games.steamwatchers.verbs import VERBS
from ludotheque.match.guide import guide_of
from ludotheque.match.table import Table
from ludotheque.match.texts import LANGUAGES, Texts
from tests.drivers import Driver
from tests.games.shared import spoken
from tools.transcript import again, difference

pytestmark = pytest.mark.interpreted

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
HOME = Path(game.__file__).parent
SOURCES = spoken.Sources(HOME)
EVENTS = SOURCES.events()
OPTIONS = {"content": "house", "scenario": SCENARIO_IDS[1]}
PLACES = ("slot", "stock", "supply")  # where a Quarantine token goes
SEEN_EVERY = 60  # one decision in so many is looked at from every side

# A value of each kind of data, for sentences that random games reach rarely.
VALUES: dict[str, list[Any]] = {
    "seat": [0, 2],
    "other": [1],
    "owner": [1],
    "winner": [3],
    "zone": ["rhone", "eirinn"],
    "from_zone": ["alba"],
    "through": ["burgundia"],
    "to": ["gironde"],
    "sea": ["mor_irez"],
    "card": ["mer_close", "rhone"],
    "cards": [["rhone"], ["rhone", "alba"]],
    "clan": list(CLAN_IDS),
    "title": list(TITLE_IDS[1:]),
    "phase": list(PHASE_IDS[1:]),
    "order": list(ORDER_IDS[1:]),
    "unit": list(UNIT_IDS),
    "structure": list(STRUCTURE_IDS[1:]),
    "action": list(SLOT_IDS[1:5]),
    "place": list(PLACES),
    "base": [1, 2, 0],
    "elite": [0, 2, 1],
    "floors": [1, 3],
    "placed": [1, 3],
    "exchanged": [0, 1],
    "n": [1, 2],
    "cost": [0, 1],
    "healthy": [0, 1, 3],
    "contraband": [1, 0, 2],
    "force": [7],
    "attack": [9],
    "defence": [8],
    "level": [0, 4],
    "score": [-1, 12],
    "turn": [1],
    "last": [4],
}
LISTS = {"defence": [["rhone"], []], "movement": [[], ["alba", "rhone"]], "decoy": [["gironde"], []]}
CLUMSY = re.compile(r"[\[\]{}_]|None|  | [.,]|\.\.|,\.| \)|\( |\b[dD]e les?\b|\bà les?\b|\bd’[A-E]\b|:\.| :$|; \.")


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts(lang: str) -> Texts:
    return Texts(SteamwatchersGame(), lang, OPTIONS)


@pytest.fixture
def written(lang: str) -> spoken.Written:
    return spoken.Written(HOME, lang)


# -- none missing, none left over


def test_every_event_has_its_sentence_with_variables_it_knows(written: spoken.Written) -> None:
    written.check_events(EVENTS)


def test_every_question_refusal_verb_and_ending_has_its_sentence(written: spoken.Written, lang: str) -> None:
    assert written.named("ask-") == SOURCES.questions()
    shared = {why for why in SOURCES.refusals() if f"why-{why}" in Texts(None, lang)}
    assert written.named("why-") == SOURCES.refusals() - shared
    assert written.named("choice-") == {verb for verb, *_ in VERBS.values()}
    assert written.named("reason-") == set(ENDING_IDS)
    asked = {"pay", "support", "bid", "flee", "group", "march", "sail", "force", "attack"}
    assert written.named("foreseen-") == asked


def test_every_thing_has_its_name(written: spoken.Written, texts: Texts) -> None:
    things = {*UNIT_IDS, *ORDER_IDS, *STRUCTURE_IDS, *TITLE_IDS, *PHASE_IDS}
    turns = {f"chose_{n}" for n in range(1, 6)}  # of choice, as the laboratory counts them
    assert written.named("name-") == things | turns | {"beacon", "crames", *PLACES}
    assert written.named("count-") == set(UNIT_IDS)
    for unit in UNIT_IDS:
        assert f"name-{unit}.a" in written.parts
    for structure in STRUCTURE_IDS[1:]:
        assert {f"name-{structure}.{form}" for form in ("a", "the")} <= set(written.parts)
    content = ludotheque.game("steamwatchers").new(5, 1).state.content
    for piece in (*content.zone_ids, *content.sea_ids, *content.archon_ids, *CLAN_IDS, *SCENARIO_IDS):
        assert texts.name(piece) != piece


def test_every_lesson_of_the_guide_has_its_words_and_no_other_is_there(written: spoken.Written) -> None:
    guide = guide_of("steamwatchers")
    assert guide is not None
    lessons = {step.id for step in guide.steps}
    assert written.named("guide-") == lessons
    assert {f"guide-{step}.title" for step in lessons} <= set(written.parts)


def test_nothing_else_is_left_over(written: spoken.Written) -> None:
    whole, begun = SOURCES.literals("picture")
    referred = written.referred()
    for name in written.parts:
        if name.partition("-")[0] in ("part", "view"):
            used = name in whole or name in referred or any(name.startswith(part) for part in begun if "-" in part)
            assert used, f"nothing says {name}"
    prefixes = {name.partition("-")[0] for name in written.parts if "." not in name}
    assert prefixes == {
        *(
            "seat",
            "event",
            "ask",
            "why",
            "choice",
            "reason",
            "name",
            "count",
            "part",
            "view",
            "guide",
            "trait",
            "habit",
            "foreseen",
        ),
        *("card", "clan", "effect", "elite", "hegemony", "scenario", "special"),  # the words of the content
    }


# -- fit to be read


def samples(names: list[str], key: str) -> Iterator[dict[str, Any]]:
    """Data that shows every value of every key at least once."""
    kinds = VALUES | LISTS if key == "revealed" else VALUES
    longest = max((len(kinds[name]) for name in names), default=1)
    for i in range(longest):
        data = {name: kinds[name][i % len(kinds[name])] for name in names}
        if "to" in data and key in ("voted", "vote"):
            data["to"] = 1
        yield data


def well_said(texts: Texts, sentence: str) -> None:
    assert texts.faults == [], sentence
    assert not CLUMSY.search(sentence), sentence


@pytest.mark.parametrize("key", sorted(EVENTS))
def test_an_event_reads_well_in_public_and_in_secret(key: str, texts: Texts) -> None:
    for told, secret in EVENTS[key]:
        for heard in (told, told | secret):
            for data in samples(sorted(heard), key):
                sentence = texts.event({"number": 0, "rule": "STW-001", "key": key, **data})
                well_said(texts, sentence)
                assert sentence.endswith(".") and sentence[0] not in " .:"


def test_a_bid_is_told_to_its_owner_with_its_number(texts: Texts) -> None:
    both = [texts.event({"key": "bid-set", "seat": 0}), texts.event({"key": "bid-set", "seat": 0, "n": 3})]
    assert (
        both
        == {
            "fr": ["A règle sa roue de combat.", "A règle sa roue de combat sur 3."],
            "en": ["A sets a combat dial.", "A sets a combat dial to 3."],
        }[texts.lang]
    )


def test_every_refusal_is_one_sentence(texts: Texts) -> None:
    for why in SOURCES.refusals():
        sentence = texts.why(Refusal("STW-001", why))
        well_said(texts, sentence)
        assert sentence.endswith(".")


# -- whole games


def read_table(table: Table, texts: Texts) -> None:
    """The questions, the choices of every seat and what each sees, at this pause."""
    for decision in table.waiting:
        well_said(texts, texts.ask(decision.ask, decision.seat))
        for choice in decision:
            well_said(texts, texts.choice(choice, table.rules.words(table.state, decision.seat, choice)))
    for eyes in (0, None):
        for line in table.rules.picture(table.view(eyes), texts.format).splitlines():
            well_said(texts, line.strip().removesuffix(" :"))


@pytest.mark.parametrize("number", range(2 * len(SCENARIO_IDS)))
def test_a_random_game_of_each_scenario_is_told_without_a_missing_word(number: int) -> None:
    scenario = SCENARIO_IDS[number % len(SCENARIO_IDS)]
    table = fitting(scenario, number)
    speakers = [Texts(table.rules, lang, table.options) for lang in LANGUAGES]
    for at, (seat, choice) in enumerate(Driver(f"texts {number}").play(table)):
        for texts in speakers:
            well_said(texts, texts.choice(choice, table.rules.words(table.state, seat, choice)))
            if at % SEEN_EVERY == number:
                read_table(table, texts)
    assert table.result is not None
    for texts in speakers:
        read_table(table, texts)
        for eyes in (0, 1, None):
            for event in table.events(eyes):
                well_said(texts, texts.event(event))
        well_said(texts, texts.reason(table.result))


def fitting(scenario: str, number: int) -> Table:
    """A new game of a scenario; its first round with as few as it takes, the second with as many."""
    seats = range(2, 6) if number < len(SCENARIO_IDS) else range(5, 1, -1)
    face = ludotheque.game("steamwatchers")
    for count in seats:
        try:
            return face.new(count, number, {"scenario": scenario})
        except BadOption:
            continue
    raise AssertionError(f"{scenario} is for nobody")


# -- transcripts, reviewed as text


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_still_reads_the_same(path: Path) -> None:
    old = path.read_text(encoding="utf-8")
    assert difference(old, again(old)) is None, "read the change aloud, then: python tools/transcript.py write"


def test_there_is_a_transcript_in_each_language() -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n")[0] for path in TRANSCRIPTS]
    assert all(any(f'"lang": "{lang}"' in head for head in heads) for lang in LANGUAGES)
