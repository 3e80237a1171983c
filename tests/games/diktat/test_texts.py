"""What only Diktat says: its names in their forms, the lines of its deals, a spy's whisper."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.diktat.codec import CLAUSES, ITEMS, DiktatCodec
from ludotheque.games.diktat.game import DiktatGame
from ludotheque.games.diktat.names import GOOD_IDS, SECTOR_IDS, TOKEN_IDS
from ludotheque.games.diktat.phases.oaths import CLAUSE_IDS
from ludotheque.games.diktat.state import PHASE_IDS
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Texts
from tests.games.diktat.said import WORDS
from tests.games.diktat.scene import scene
from tests.games.shared import spoken
from tests.games.shared.words import Words, well_said

pytestmark = pytest.mark.interpreted

OPTIONS: list[dict[str, Any]] = [{}, {"others": True}, {"content": "fixture", "cabals": "choose"}]


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts(lang: str) -> Texts:
    return Texts(DiktatGame(), lang, WORDS.options)


@pytest.fixture
def written(lang: str) -> spoken.Written:
    return spoken.Written(WORDS.home, lang)


# -- none missing, none left over


def test_every_thing_has_its_name(written: spoken.Written) -> None:
    assert written.named("name-") == {*SECTOR_IDS, *GOOD_IDS, *TOKEN_IDS[1:], *PHASE_IDS}
    assert written.named("count-") == set(GOOD_IDS)
    for sector in SECTOR_IDS:
        assert {f"name-{sector}.{form}" for form in ("at", "of", "the")} <= set(written.parts)
    for agent in GOOD_IDS[:3]:
        assert {f"name-{agent}.{form}" for form in ("a", "alien", "an-alien")} <= set(written.parts)


def test_every_line_of_a_deal_has_its_words(written: spoken.Written) -> None:
    assert tuple(CLAUSES) == CLAUSE_IDS[1:]
    assert written.named("clause-") == set(CLAUSES)
    for clause, variables in CLAUSES.items():
        assert written.variables(f"clause-{clause}") == set(variables)
    ways = {f"{way}-{what}" for way in ("give", "get") for what in ITEMS}
    assert written.named("item-") == {"give", "get", "i", "you"} | ways


# -- numbers that only the machine counts by


def test_an_offer_and_an_oath_are_told_by_what_they_hold(texts: Texts) -> None:
    t = scene(2, pp=[4, 2], reserve=[{"C": 1}])
    for answer in ("decline", "retract", "accept"):
        t.play(0, "offer 1 give:pp:2 i:no_send:karst:0")
        offer = t.table.view(0)["offers"][0]["offer"]
        seat, choice = (0 if answer == "retract" else 1), (answer, offer)
        said = texts.choice(choice, t.table.rules.speech.words(t.table.state, seat, choice))
        t.play(seat, f"{answer} {offer}")
        for line in (said, *(texts.event(event) for event in t.table.events(1)[-3:] if event["key"] != "sworn")):
            well_said(texts, line)
            assert "2 PP" in line and str(offer) not in line
    t.play(0, "send", "name karst", "add citizen", "ready")
    broken = texts.event(next(event for event in t.table.events(None) if event["key"] == "oath-broken"))
    well_said(texts, broken)
    assert texts.name("clause:no_send:karst") in broken and texts.seat(0) in broken and texts.seat(1) in broken


# -- fit to be read


@pytest.mark.parametrize("way", ["i", "you"])
@pytest.mark.parametrize("clause", CLAUSES)
def test_a_sworn_clause_reads_well(clause: str, way: str, texts: Texts) -> None:
    state: Any = ludotheque.game("diktat").new(3, 1).state
    codec = DiktatCodec(state.content)
    for data in Words.samples(WORDS, list(CLAUSES[clause]), clause):
        data |= {"seat": 2} if "seat" in data else {}
        data |= {"n": 2} if data.get("n") == 0 else {}
        item = ":".join([way, clause, *(str(data[name]) for name in CLAUSES[clause]), "1"])
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
    french = Texts(DiktatGame(), "fr", WORDS.options)
    assert [french.name("karst", form) for form in ("", "at", "of", "the", "no such form")] == [
        *("Karst", "au Karst", "du Karst", "le Karst", "Karst")
    ]
    assert [french.counted("guard", n) for n in (0, 1, 2)] == ["0 Garde", "1 Garde", "2 Gardes"]
    assert french.name("KA3") == "« Nuit des couteaux »"
    assert french.name("karst_2") == "le marqueur du Karst (niveau 2)"
    assert french.name("polisec") == "PoliSec"
    sworn = "faire jurer de n’assassiner aucun pion de C d’ici la fin du prochain Cycle"
    assert french.name("you:no_kill:2:1") == sworn
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
