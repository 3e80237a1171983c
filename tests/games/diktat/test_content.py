"""The cards as data: house content, neutral content, markers, test notation, and the words they are read back in."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.games.diktat import loader, readback
from ludotheque.games.diktat.check import CONTENT
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.effects import (
    ATTACK_EXEMPTION,
    BASE_ONLY,
    DARKNESS_PASS,
    EXCHANGE,
    GAIN_AFFINITY,
    GAIN_RANK,
    GAIN_VP,
    INCOME,
    MOVE_OTHERS,
    MOVE_PAWNS,
    MOVE_PILE,
    OTHERS_ONLY,
    PLAY_TWICE,
    REINFORCE,
    SKIP_TURN,
)
from ludotheque.games.diktat.names import (
    ALWAYS,
    ANY_AFFINITY,
    ARTEFACT,
    ARTEFACT_SECTOR,
    ASSASSIN,
    BESIDES,
    CABAL_IDS,
    CAPACITY,
    CARDS,
    CITIZEN,
    COLLEGE,
    COMBINAT,
    DEVELOPMENT,
    ELEMENTS,
    EMISSARY,
    FAUBOURGS,
    FIRST_CABAL_CARD,
    FIRST_MARKER,
    FORTERESSE,
    GAIN,
    GOOD_IDS,
    GOODS,
    GUARD,
    HYPOGEES,
    JOSEFOV,
    KARST,
    MALA_STRANA,
    MANIFESTATION,
    MOTOL,
    NOUVELLE_VILLE,
    OTHER_AFFINITY,
    PEOPLE,
    POLITICS,
    PP,
    SECTORS,
    SPECIAL,
    SPY,
    TOKEN_IDS,
    VIEILLE_VILLE,
)
from ludotheque.kit.effects import program
from tests.marks import rule
from tools.readback import LANGUAGES, read, speaker

Row = tuple[int, ...]


@pytest.fixture(scope="module")
def house() -> Content:
    return loader.load("house")


@pytest.fixture(scope="module")
def fixture() -> Content:
    return loader.load("fixture")


def rows(content: Content, card: str) -> list[Row]:
    return readback.rows_of(content, content.card_ids.index(card))


def marker(content: Content, sector: int, level: int) -> list[Row]:
    return readback.rows_of(content, FIRST_MARKER + sector * 2 + level - 1)


def kinds(content: Content, element: int) -> frozenset[int]:
    return frozenset(row[0] for row in readback.rows_of(content, element))


def test_the_house_edition_has_the_cards_it_promises(house: Content) -> None:
    assert len(house.card_ids) == len(set(house.card_ids)) == 97
    assert Counter(house.sector) == {sector: 6 for sector in range(SECTORS)}
    assert len(loader.scourges(house)) == 5
    types = Counter(kinds(house, card) for card in range(CARDS))
    assert types == {
        frozenset([DEVELOPMENT]): 20,
        frozenset([MANIFESTATION]): 19,
        frozenset([GAIN]): 12,
        frozenset([CAPACITY]): 8,
        frozenset([SPECIAL]): 7,
        frozenset(): 5,
        frozenset([GAIN, DEVELOPMENT]): 1,
    }
    assert {house.card_ids[card] for card in range(CARDS) if not kinds(house, card)} == loader.scourges(house)
    symbols = Counter(symbol for symbol in house.symbols if symbol >= 0)
    assert symbols == {POLITICS: 24, ARTEFACT: 23, PEOPLE: 22, ANY_AFFINITY: 12}
    assert Counter(house.darkness) == {1: 35, 2: 22, 3: 13, 4: 2}
    assert sum(house.attack) == 15


def test_house_ranks_never_tie(house: Content) -> None:
    assert list(house.rank) == [24, 21, 18, 12, 5]
    assert len({rank % 5 for rank in house.rank}) == 5
    changes = [row[2] for e in range(ELEMENTS) for row in readback.rows_of(house, e) if row[:2] == (GAIN, GAIN_RANK)]
    assert changes and all(change % 5 == 0 for change in changes)


@rule("DIK-017")
def test_house_endowments(house: Content) -> None:
    held = [house.endowment[cabal * GOODS : (cabal + 1) * GOODS] for cabal in range(5)]
    told = [{GOOD_IDS[good]: n for good, n in enumerate(goods) if n} for goods in held]
    assert told == [
        {"artefact": 3, "politics": 1, "pp": 2},
        {"politics": 2, "people": 1, "artefact": 1, "pp": 2},
        {"politics": 3, "artefact": 1, "pp": 4},
        {"people": 3, "politics": 1, "pp": 4},
        {"people": 3, "artefact": 1, "pp": 5},
    ]
    assert [TOKEN_IDS[kind] for kind in house.token] == ["", "blockhaus", "sleeper", "membership", "revolt"]


def test_house_tracks_give_the_victory_points_they_promise(house: Content) -> None:
    assert list(house.slots) == [6] * 5
    for cabal in range(5):
        assert sum(house.slot_vp[cabal * 8 : cabal * 8 + 8]) == 4
        assert sum(house.cabal_vp[cabal * 5 : cabal * 5 + 5]) == 4
    assert list(house.cabal_cost)[:5] == [3, 3, 4, 5, 5]
    assert list(house.cabal_cost)[20:] == [1, 3, 4, 5, 6]
    assert list(house.slot_vp)[:8] == [0, 0, 1, 1, 1, 1, 0, 0]


def test_every_house_card_says_it_is_ours() -> None:
    for file in (CONTENT / "house").glob("*.toml"):
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        assert {entry["origin"] for key in ("card", "cabal") for entry in table.get(key, ())} == {"house"}
    markers = tomllib.loads((CONTENT / "rulebook" / "markers.toml").read_text(encoding="utf-8"))["marker"]
    assert len(markers) == 24 and {entry["origin"] for entry in markers} == {"rulebook"}


@rule("DIK-140", "DIK-141", "DIK-142", "DIK-143", "DIK-144", "DIK-145", "DIK-146", "DIK-147", "DIK-149")
@pytest.mark.parametrize("name", loader.BUILT_IN)
def test_markers_that_pay_or_give(name: str) -> None:
    content = loader.load(name)
    for sector, good, one, two in (
        (HYPOGEES, SPY, 1, 2),
        (KARST, ASSASSIN, 1, 2),
        (FAUBOURGS, CITIZEN, 2, 3),
        (COMBINAT, PP, 1, 2),
        (FORTERESSE, GUARD, 1, 2),
    ):
        assert marker(content, sector, 1) == [(DEVELOPMENT, INCOME + good, one, 0, 0, ALWAYS)]
        assert marker(content, sector, 2) == [(DEVELOPMENT, INCOME + good, two, 0, 0, ALWAYS)]
    emissary = (DEVELOPMENT, INCOME + EMISSARY, 1, 0, 0, ALWAYS)
    assert marker(content, MALA_STRANA, 1) == [emissary]
    assert marker(content, MALA_STRANA, 2) == [emissary, (DEVELOPMENT, INCOME + PP, 1, 0, 0, ALWAYS)]
    for level in (1, 2):
        assert marker(content, NOUVELLE_VILLE, level) == [(GAIN, GAIN_VP, level, 0, 0, ALWAYS)]
        assert marker(content, JOSEFOV, level) == [(GAIN, GAIN_AFFINITY, level + 1, ANY_AFFINITY, 0, ALWAYS)]
        assert marker(content, COLLEGE, level) == [(GAIN, GAIN_RANK, 10 * level, 0, 0, ALWAYS)]
        assert marker(content, VIEILLE_VILLE, level) == []


@rule("DIK-148", "DIK-153", "DIK-154", "DIK-229", "DIK-230")
def test_markers_that_act(house: Content) -> None:
    acts = [(MANIFESTATION, verb, 0, 0, 0, ALWAYS) for verb in (PLAY_TWICE, SKIP_TURN, MOVE_PILE)]
    assert marker(house, MOTOL, 1) == acts[:2]
    assert marker(house, MOTOL, 2) == acts
    base = (MANIFESTATION, MOVE_PAWNS, 2, 0, 0, BASE_ONLY)
    others = (MANIFESTATION, MOVE_OTHERS, 2, 0, 0, OTHERS_ONLY)
    assert marker(house, ARTEFACT_SECTOR, 1) == [base, others]
    assert marker(house, ARTEFACT_SECTOR, 2) == [
        base,
        (BESIDES, ATTACK_EXEMPTION, 1, 0, 0, BASE_ONLY),
        others,
        (CAPACITY, DARKNESS_PASS, 1, 0, 0, OTHERS_ONLY),
    ]


def test_packed_effects(house: Content) -> None:
    assert rows(house, "NV4") == [(MANIFESTATION, EXCHANGE, 0, EMISSARY * 16 + 1, PP * 16 + 4, ALWAYS)]
    assert rows(house, "FA3") == [
        (MANIFESTATION, EXCHANGE, 0, CITIZEN * 16 + 2, GUARD * 16 + 1, ALWAYS),
        (MANIFESTATION, EXCHANGE, 0, CITIZEN * 16 + 2, EMISSARY * 16 + 1, ALWAYS),
    ]
    assert rows(house, "JO5") == [(MANIFESTATION, EXCHANGE, 0, ANY_AFFINITY * 16 + 1, OTHER_AFFINITY * 16 + 1, ALWAYS)]
    assert rows(house, "AR6") == [
        (MANIFESTATION, EXCHANGE, 0, ANY_AFFINITY * 16 + 1, PP * 16 + 5, ALWAYS),
        (MANIFESTATION, MOVE_OTHERS, 1, 0, 0, OTHERS_ONLY),
    ]
    assert rows(house, "MS3") == [(SPECIAL, REINFORCE, 1, EMISSARY, 1, ALWAYS)]
    assert rows(house, "FA4") == [(SPECIAL, REINFORCE, 3, CITIZEN, 0, ALWAYS)]
    assert rows(house, "AR5") == [(GAIN, GAIN_VP, 2, 0, 0, ALWAYS), (GAIN, GAIN_RANK, -10, 0, 0, ALWAYS)]
    assert rows(house, "HA4") == [(GAIN, GAIN_RANK, 5, 0, 0, ALWAYS), (GAIN, GAIN_AFFINITY, 1, ANY_AFFINITY, 0, ALWAYS)]


def test_elements_follow_one_numbering(house: Content) -> None:
    assert house.card_ids[FIRST_CABAL_CARD : FIRST_CABAL_CARD + 6] == ["HA1", "HA2", "HA3", "HA4", "HA5", "GN1"]
    first = list(house.book.first)
    assert len(first) == ELEMENTS + 1 and first == sorted(first)
    assert first[ELEMENTS] == len(house.book.entries) // program.ENTRY_WIDTH


def test_the_neutral_content_loads_the_same_way(fixture: Content) -> None:
    assert list(fixture.rank) == [25, 21, 17, 13, 9]
    assert not any(fixture.endowment)
    assert all(not kinds(fixture, element) for element in range(FIRST_MARKER))
    assert Counter(fixture.sector) == {sector: 6 for sector in range(SECTORS)}
    assert set(fixture.darkness) == {1} and set(fixture.symbols) == {-1} and not any(fixture.attack)
    for cabal in range(5):
        assert list(fixture.slot_vp)[cabal * 8 : cabal * 8 + 6] == [0, 1, 0, 1, 0, 1]
        assert list(fixture.cabal_cost)[cabal * 5 : cabal * 5 + 5] == [2, 3, 4, 5, 6]
        assert list(fixture.cabal_vp)[cabal * 5 : cabal * 5 + 5] == [0, 1, 0, 1, 2]
    assert fixture.card_ids[72:77] == [f"HA-K{i}" for i in range(1, 6)]
    assert [TOKEN_IDS[kind] for kind in fixture.token] == ["", "blockhaus", "sleeper", "membership", "revolt"]


def test_built_in_content_is_shared(house: Content) -> None:
    assert loader.load("house") is house


@pytest.mark.parametrize(
    ("text", "sector", "affinity", "darkness", "attack"),
    [
        ("Karst[Po,Pe|N2|att]", "karst", ["politics", "people"], 2, True),
        ("Karst[-|N1]", "karst", [], 1, False),
        ("malá strana[Ar,Ar|N3]", "mala_strana", ["artefact", "artefact"], 3, False),
        ("Centre Motol[*|N0]", "motol", ["any"], 0, False),
        ("Collège de l'Harmonie[-|N1]", "college", [], 1, False),
        (" HYPOGEES [ po , * | n4 | ATT ] ", "hypogees", ["politics", "any"], 4, True),
    ],
)
def test_card_notation(text: str, sector: str, affinity: list[str], darkness: int, attack: bool) -> None:
    assert loader.parse_card(text) == {"sector": sector, "affinity": affinity, "darkness": darkness, "attack": attack}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Karst", "is not a card"),
        ("Karst[-|N1", "is not a card"),
        ("Karts[-|N1]", 'did you mean "karst"'),
        ("Karst[Px|N1]", 'unknown symbol "px"'),
        ("Karst[Po,Po,Po,Po|N1]", "at most 3"),
        ("Karst[-|N12]", "the most is 9"),
    ],
)
def test_bad_card_notation(text: str, reason: str) -> None:
    with pytest.raises(loader.ContentError, match=reason):
        loader.parse_card(text)


def test_derived_content(house: Content) -> None:
    cards: dict[int | str, str] = {"NV1": "Karst[Po|N2|att]", 71: "Malá Strana[-|N3]"}
    changed = loader.with_cards(house, cards)
    assert (changed.sector[0], changed.darkness[0], changed.attack[0]) == (KARST, 2, 1)
    assert list(changed.symbols[:3]) == [POLITICS, -1, -1]
    assert (changed.sector[71], changed.darkness[71], changed.attack[71]) == (MALA_STRANA, 3, 0)
    assert rows(changed, "NV1") == [] == rows(changed, "AR6")
    for element in range(1, ELEMENTS):
        if element != 71:
            assert readback.rows_of(changed, element) == readback.rows_of(house, element)
    assert (house.sector[0], rows(house, "NV1")) == (NOUVELLE_VILLE, [(GAIN, GAIN_VP, 1, 0, 0, ALWAYS)])


def test_a_derived_content_is_rebuilt_from_its_name(fixture: Content) -> None:
    once = loader.with_cards(fixture, {"KA1": "Karst[Po,Pe|N2|att]", "KA2": "Karst[-|N3]"})
    twice = loader.with_cards(once, {"KA2": "Artefact[*|N4]"})
    assert twice.name == "fixture{KA1=karst[Po,Pe|N2|att];KA2=artefact[*|N4]}"
    again = loader.load(twice.name)
    for field in ("name", "card_ids", "sector", "symbols", "darkness", "attack", "sums", "rank", "slot_vp"):
        assert list(getattr(again, field)) == list(getattr(twice, field))
    assert list(again.book.entries) == list(twice.book.entries) and list(again.book.first) == list(twice.book.first)
    assert loader.titles(again)["KA2"] == {"fr": "artefact[*|N4]", "en": "artefact[*|N4]"}
    assert loader.with_cards(fixture, {}) is fixture


def test_only_opportunity_cards_can_be_replaced(fixture: Content) -> None:
    with pytest.raises(loader.ContentError, match="HA-K1"):
        loader.with_cards(fixture, {"HA-K1": "Karst[-|N1]"})
    with pytest.raises(loader.ContentError, match="0 to 71"):
        loader.with_cards(fixture, {72: "Karst[-|N1]"})


@pytest.mark.parametrize("name", ["", "maison", "no/such/folder"])
def test_unknown_content_names_what_is_known(name: str) -> None:
    with pytest.raises(loader.ContentError, match='"house", "fixture", or the path of a folder'):
        loader.load(name)


@pytest.mark.parametrize("name", loader.BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_reads_back(name: str, language: str) -> None:
    content, say = loader.load(name), speaker("diktat", language)
    lines = list(read("diktat", name, language).values())
    assert len(lines) == ELEMENTS
    for element, line in enumerate(lines):
        assert "{" not in " ".join(line) and line[-1].endswith(".")
        assert readback.title(content, element, language, say)
        assert len(readback.sentences(content, element, say)) == max(1, len(kinds(content, element)))


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        ("NV2", "fr", "Développement : prenez 2 PP."),
        ("HY2", "en", "Development: take 1 Spy and 1 Citizen."),
        (
            "JO5",
            "en",
            "Manifestation: discard 1 Affinity of your choice from your reserve to take 1 Affinity of another type.",
        ),
        ("AR5", "fr", "Gain : 2 PV et −10 Rang."),
        (
            "AR4",
            "en",
            "Capacity: without the Others, you pay nothing in an Attack of the Others; "
            "with the Others, each pile you place faces 2 fewer Assassinations.",
        ),
    ],
)
def test_words_of_a_card(house: Content, card: str, language: str, said: str) -> None:
    spoken = readback.sentences(house, house.card_ids.index(card), speaker("diktat", language))
    assert [line.replace("\u00a0", " ") for line in spoken] == [said]


def test_header_of_a_card(house: Content) -> None:
    card = house.card_ids.index("AR3")
    assert readback.header(house, card, "en", speaker("diktat", "en")) == (
        "Artefact · Affinity Artefact, Artefact · Gloom 3 · Attack of the Others · Scourge"
    )
    assert (
        readback.header(house, FIRST_CABAL_CARD + 5, "fr", speaker("diktat", "fr")) == "Garde Noire · ordre conseillé 1"
    )


def test_the_words_have_the_same_ids_and_variables_in_both_languages() -> None:
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.found.add(node.id.name)

    def messages(language: str) -> dict[str, set[str]]:
        text = (Path(readback.__file__).parent / "text" / f"cards.{language}.ftl").read_text(encoding="utf-8")
        found: dict[str, set[str]] = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
        return found

    french, english = messages("fr"), messages("en")
    assert french == english


def test_every_cabal_has_a_name(house: Content) -> None:
    assert set(loader.cabal_names(house)) == set(CABAL_IDS)
    assert loader.cabal_names(house)["resistance"] == {"fr": "Résistance", "en": "Resistance"}
