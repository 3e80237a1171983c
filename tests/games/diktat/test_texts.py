"""Every sentence of Diktat: none missing, none left over, the right variables, and text fit to be read aloud."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.refusal import Refusal
from ludotheque.games.diktat import game, words
from ludotheque.games.diktat.codec import CLAUSE_ARGUMENT, DiktatCodec
from ludotheque.games.diktat.game import REASONS, DiktatGame
from ludotheque.games.diktat.names import GOOD_IDS, SECTOR_IDS, TOKEN_IDS
from ludotheque.games.diktat.phases.oaths import CLAUSE_IDS
from ludotheque.games.diktat.state import PHASE_IDS
from ludotheque.games.diktat.verbs import VERBS
from ludotheque.match.guide import guide_of
from ludotheque.match.table import Table
from ludotheque.match.texts import LANGUAGES, Texts
from tests.drivers import Driver
from tests.games.shared import spoken
from tools.transcript import again, difference

pytestmark = pytest.mark.interpreted

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
OPTIONS: list[dict[str, Any]] = [{}, {"others": True}, {"content": "fixture", "cabals": "choose"}]
GAMES = 30
HOME = Path(game.__file__).parent
SOURCES = spoken.Sources(HOME)
EVENTS = SOURCES.events()
HOUSE = {"content": "house"}

# A value of each kind of data, for sentences that random games reach rarely.
VALUES: dict[str, list[Any]] = {
    "seat": [0],
    "to": ["josefov"],
    "owner": [1, -1],
    "first": [2],
    "host": [1],
    "sector": list(SECTOR_IDS),
    "pile": [3],
    "onto": [5],
    "position": [1, 2, 3],
    "agent": list(GOOD_IDS[:3]),
    "agents": [["guard"], ["citizen", "emissary"]],
    "good": list(GOOD_IDS),
    "goods": [{"guard": 2, "pp": 0, "people": 1}, {"pp": 0}],
    "n": [0, 1, 2],
    "pp": [0, 1, 2],
    "pawns": [4],
    "level": [1, 2],
    "cycle": [2],
    "card": ["KA3"],
    "element": ["KA3", "HA2", "karst_1"],
    "cabal": ["polisec"],
    "token": list(TOKEN_IDS[1:]),
    "manoeuvre": ["send", "spy", "assassinate", "extend", "develop", "special"],
    "oath": [4],
    "offer": [4],
    "items": [[], ["give:pp:2"], ["get:card:KA3", "i:no_kill:2:1"]],
}
CLUMSY = re.compile(r"[\[\]{}_]|None|  | [.,]|\.\.|,\.| \)|\( |\b[dD]e les?\b|\bà les?\b|\bd’[A-E]\b|:\.| :$|; \.")


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts(lang: str) -> Texts:
    return Texts(DiktatGame(), lang, HOUSE)


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
    assert written.named("reason-") == set(REASONS.values())


def test_every_thing_has_its_name(written: spoken.Written) -> None:
    assert written.named("name-") == {*SECTOR_IDS, *GOOD_IDS, *TOKEN_IDS[1:], *PHASE_IDS}
    assert written.named("count-") == set(GOOD_IDS)
    for sector in SECTOR_IDS:
        assert {f"name-{sector}.{form}" for form in ("at", "of", "the")} <= set(written.parts)
    for agent in GOOD_IDS[:3]:
        assert {f"name-{agent}.{form}" for form in ("a", "alien", "an-alien")} <= set(written.parts)


def test_every_line_of_a_deal_has_its_words(written: spoken.Written) -> None:
    assert set(words.CLAUSES) == set(CLAUSE_IDS[1:]) == set(CLAUSE_ARGUMENT)
    assert written.named("clause-") == set(words.CLAUSES)
    for clause, variables in words.CLAUSES.items():
        assert written.variables(f"clause-{clause}") == set(variables)
    ways = {f"{way}-{what}" for way in ("give", "get") for what in words.ITEMS}
    assert written.named("item-") == {"give", "get", "i", "you"} | ways


def test_every_lesson_of_the_guide_has_its_words_and_no_other_is_there(written: spoken.Written) -> None:
    guide = guide_of("diktat")
    assert guide is not None
    lessons = {step.id for step in guide.steps}
    assert written.named("guide-") == lessons
    assert {f"guide-{step}.title" for step in lessons} <= set(written.parts)


def test_nothing_else_is_left_over(written: spoken.Written) -> None:
    whole, begun = SOURCES.literals("words", "picture")
    begun -= {"name-", "count-", "item-", "clause-"}
    referred = written.referred()
    for name in written.parts:
        prefix = name.partition("-")[0]
        if prefix in ("part", "phrase", "view"):
            used = name in whole or name in referred or any(name.startswith(part) for part in begun if "-" in part)
            assert used, f"nothing says {name}"
    prefixes = {name.partition("-")[0] for name in written.parts if "." not in name} - {"seat", "domain"}
    assert prefixes == {
        *("event", "ask", "why", "choice", "reason", "name", "count", "clause", "item", "part", "phrase", "view"),
        *("card", "effect"),  # the words of the cards
        *("guide", "habit"),
    }


# -- fit to be read


def samples(names: list[str]) -> Iterator[dict[str, Any]]:
    """Data that shows every value of every key at least once."""
    longest = max((len(VALUES[name]) for name in names), default=1)
    for i in range(longest):
        yield {name: VALUES[name][i % len(VALUES[name])] for name in names}


def well_said(texts: Texts, sentence: str) -> None:
    assert texts.faults == [], sentence
    assert not CLUMSY.search(sentence), sentence


@pytest.mark.parametrize("key", sorted(EVENTS))
def test_an_event_reads_well_in_public_and_in_secret(key: str, texts: Texts) -> None:
    for told, secret in EVENTS[key]:
        for heard in (told, told | secret):
            for data in samples(sorted(heard)):
                if "to" in data and key not in ("pile-moved", "others-moved"):
                    data["to"] = 1 if data.get("sector") == "karst" else 9
                if "offer" in data and not data.get("items", True):
                    continue  # an offer holds something, of which others may see nothing
                sentence = texts.event({"number": 0, "rule": "DIK-001", "key": key, **data})
                well_said(texts, sentence)
                assert sentence.endswith(".") and sentence[0] not in " .:"


@pytest.mark.parametrize("way", ["i", "you"])
@pytest.mark.parametrize("clause", words.CLAUSES)
def test_a_sworn_clause_reads_well(clause: str, way: str, texts: Texts) -> None:
    codec = DiktatCodec(ludotheque.game("diktat").new(3, 1).state.content)
    for data in samples(list(words.CLAUSES[clause])):
        data |= {"seat": 2} if "seat" in data else {}
        data |= {"n": 2} if data.get("n") == 0 else {}
        item = ":".join([way, clause, *(str(data[name]) for name in words.CLAUSES[clause]), "1"])
        assert codec.item(item), "not a line that a deal could hold"
        well_said(texts, texts.name(item))
        assert texts.name(item) != item


@pytest.mark.parametrize("item", ["give:pp:1", "get:guard:2", "give:card:KA3", "get:marker:karst", "give:place:12"])
def test_a_line_of_a_deal_reads_well(item: str, texts: Texts) -> None:
    well_said(texts, texts.name(item))
    assert texts.name(item) != item


def test_a_spy_reads_more_than_the_others(texts: Texts) -> None:
    where = {"key": "looked", "seat": 0, "owner": 1, "sector": "karst", "pile": 3, "position": 2}
    both = [texts.event(where), texts.event({**where, "agent": "guard"}), texts.event({**where, "owner": -1})]
    assert (
        both
        == {
            "fr": [
                "A regarde le 2e pion de la pile 3 de B au Karst.",
                "A regarde le 2e pion de la pile 3 de B au Karst : c’est un Garde.",
                "A regarde le 2e pion de la pile 3 des Autres au Karst.",
            ],
            "en": [
                "A looks at the 2nd pawn of B’s pile 3 in the Karst.",
                "A looks at the 2nd pawn of B’s pile 3 in the Karst: it is a Guard.",
                "A looks at the 2nd pawn of the Others’ pile 3 in the Karst.",
            ],
        }[texts.lang]
    )


def test_names_come_in_forms_counts_and_phrases() -> None:
    french = Texts(DiktatGame(), "fr", HOUSE)
    assert [french.name("karst", form) for form in ("", "at", "of", "the", "no such form")] == [
        *("Karst", "au Karst", "du Karst", "le Karst", "Karst")
    ]
    assert [french.counted("guard", n) for n in (0, 1, 2)] == ["0 Garde", "1 Garde", "2 Gardes"]
    assert french.name("KA3") == "« Nuit des couteaux »"
    assert french.name("karst_2") == "le marqueur du Karst (niveau 2)"
    assert french.name("polisec") == "PoliSec"
    assert french.name("you:no_kill:2:1") == "faire jurer de ne frapper aucun pion de C d’ici la fin du prochain Cycle"
    assert french.name("nothing:of:the:kind") == "nothing:of:the:kind"
    named = french.all_named({"agents": ["guard", "citizen"], "owner": -1, "goods": {"pp": 2, "spy": 0}, "x": None})
    assert named == {
        "agents": "Garde, Citoyen",
        "agents-id": "guard citizen",
        "agents-count": 2,
        "owner": "personne",
        "owner-id": -1,
        "goods": "2 PP",
    }
    assert french.faults == []


def test_every_refusal_is_one_sentence(texts: Texts) -> None:
    for why in SOURCES.refusals():
        sentence = texts.why(Refusal("DIK-001", why))
        well_said(texts, sentence)
        assert sentence.endswith(".")


# -- whole games


def read_table(table: Table, texts: Texts) -> None:
    """The questions, the choices of every seat and what each sees, at this pause."""
    for decision in table.waiting:
        well_said(texts, texts.ask(decision.ask, decision.seat))
        for choice in decision.choices if isinstance(decision.choices, list) else []:
            well_said(texts, texts.choice(choice, table.rules.words(table.state, decision.seat, choice)))
    for seat in range(table.state.seats):
        for choice in table.beside(seat):
            if isinstance(choice, tuple):
                well_said(texts, texts.choice(choice, table.rules.words(table.state, seat, choice)))
    for eyes in (0, None):
        assert table.rules.picture(table.view(eyes), texts.format)
        assert texts.faults == []


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_is_told_without_a_missing_word(number: int) -> None:
    table = ludotheque.game("diktat").new(2 + number % 4, number, OPTIONS[number % 3])
    speakers = [Texts(table.rules, lang, table.options) for lang in LANGUAGES]
    driver = Driver(f"texts {number}")
    for at, (seat, choice) in enumerate(driver.play(table)):
        for texts in speakers:
            well_said(texts, texts.choice(choice, table.rules.words(table.state, seat, choice)))
            if at % 40 == number:
                read_table(table, texts)
    assert table.result is not None
    for texts in speakers:
        for eyes in (0, 1, None):
            for event in table.events(eyes):
                well_said(texts, texts.event(event))
        well_said(texts, texts.reason(table.result))


# -- transcripts, reviewed as text


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_still_reads_the_same(path: Path) -> None:
    old = path.read_text(encoding="utf-8")
    assert difference(old, again(old)) is None, "read the change aloud, then: python tools/transcript.py write"


def test_there_is_a_transcript_in_each_language() -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n")[0] for path in TRANSCRIPTS]
    assert all(any(f'"lang": "{lang}"' in head for head in heads) for lang in LANGUAGES)
