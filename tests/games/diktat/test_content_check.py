"""A folder of replacement cards: what is accepted, and for each fault its file, its line and its reason."""

import shutil
from pathlib import Path

import pytest

from ludotheque.games.diktat import loader, readback
from ludotheque.games.diktat.check import CONTENT, check
from ludotheque.games.diktat.names import ELEMENTS, GAIN
from ludotheque.games.diktat.vocabulary import VOCABULARY
from ludotheque.kit.content.toml_file import Fault
from tests.games.shared import content
from tests.games.shared.content import copied

pytestmark = pytest.mark.interpreted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied("diktat", tmp_path)


def spoil(folder: Path, file: str, old: str, new: str) -> int:
    return content.spoil(folder / file, old, new)


def only(folder: Path) -> Fault:
    (fault,) = check(folder)
    return fault


def test_a_good_folder_loads_like_the_house_edition(folder: Path) -> None:
    mine, house = loader.load(folder), loader.load("house")
    assert mine.name == str(folder)
    assert list(mine.book.entries) == list(house.book.entries)
    assert loader.load(str(folder)).card_ids == house.card_ids


def test_a_file_left_out_is_the_built_in_one(folder: Path) -> None:
    (folder / "opportunities.toml").unlink()
    spoil(folder, "cabals.toml", "rank = 24", "rank = 21")  # equal Ranks are accepted (DIK-Q04)
    assert check(folder) == []
    mine = loader.load(folder)
    assert list(mine.rank) == [21, 21, 18, 12, 5]
    assert mine.card_ids[0] == "NV1"


def test_a_changed_folder_is_read_again(folder: Path) -> None:
    assert loader.load(folder).rank[0] == 24
    spoil(folder, "cabals.toml", "rank = 24", "rank = 34")
    assert loader.load(folder).rank[0] == 34


def test_lines_are_counted_in_files_of_windows_editors(folder: Path) -> None:
    for path in folder.glob("*.toml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    text = (folder / "cabals.toml").read_bytes()
    (folder / "cabals.toml").write_bytes(text.replace(b"rank = 21", b"rang = 21"))
    line = text[: text.index(b"rank = 21")].count(b"\n") + 1
    assert only(folder) == Fault(str(folder / "cabals.toml"), line, 'unknown key "rang"; did you mean "rank"?')


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("opportunities.toml", "darkness = 3", "darknes = 3", 'unknown key "darknes"; did you mean "darkness"?'),
        ("opportunities.toml", "darkness = 3", 'darkness = "3"', 'darkness must be a whole number, not "3"'),
        ("opportunities.toml", "darkness = 3", "darkness = true", "darkness must be a whole number, not true"),
        ("opportunities.toml", "darkness = 3", "darkness = 2.5", "darkness must be a whole number, not 2.5"),
        ("opportunities.toml", "darkness = 3", "darkness = 10", "darkness must be between 0 and 9, not 10"),
        ("opportunities.toml", "attack = true", 'attack = "yes"', 'attack must be true or false, not "yes"'),
        ("opportunities.toml", 'affinity = ["people"]', 'affinity = "people"', 'affinity must be a list, not "people"'),
        (
            "opportunities.toml",
            '["people"]',
            '["peeple"]',
            'unknown affinity "peeple"; did you mean "people"?',
        ),
        ("opportunities.toml", '"karst"', '"karts"', 'unknown sector "karts"; did you mean "karst"?'),
        ("opportunities.toml", 'verb = "bounty"', 'verb = "bonty"', 'unknown verb "bonty"; did you mean "bounty"?'),
        (
            "opportunities.toml",
            'verb = "bounty", n = 1',
            'verb = "bounty", m = 1, n = 1',
            'unknown key "m"; known: type, verb, n, when',
        ),
        ("opportunities.toml", 'verb = "bounty", n = 1', 'verb = "bounty"', 'missing key "n"'),
        (
            "opportunities.toml",
            'type = "special", verb = "kill_spree"',
            'type = "manifestation", verb = "kill_spree"',
            'verb "kill_spree" belongs to an effect of type "special"',
        ),
        (
            "opportunities.toml",
            'type = "capacity"',
            'type = "capacities"',
            'unknown type "capacities"; did you mean "capacity"?',
        ),
        ("opportunities.toml", 'type = "gain", vp = 1', "vp = 1", 'an effect needs the key "type"'),
        ("opportunities.toml", "vp = 1", "vpp = 1", 'unknown key "vpp"; did you mean "vp"?'),
        ("opportunities.toml", ", vp = 1 }", " }", "needs at least one of: vp, rank, affinity"),
        ("opportunities.toml", "vp = 1 }", "vp = 1, n = 2 }", '"n" stands only beside "affinity"'),
        (
            "opportunities.toml",
            "give = { emissary = 1 }",
            "give = { emissary = 1, pp = 1 }",
            "give must name exactly one good, not 2",
        ),
        (
            "opportunities.toml",
            "get = { pp = 4 }",
            "get = { other_affinity = 1 }",
            "other_affinity is got only for an Affinity given",
        ),
        (
            "opportunities.toml",
            'title = { fr = "Luthiers", en = "Violin Makers" }',
            'title = { fr = "Luthiers" }',
            'missing key "en"',
        ),
        (
            "opportunities.toml",
            'fr = "Luthiers"',
            'fr = "Lu\\u001bthiers"',
            'fr "Lu?thiers" does not fit: One line of text.',
        ),
        ("opportunities.toml", 'id = "KA2"', 'id = "KA1"', 'the id "KA1" is taken already, in opportunities.toml'),
        ("opportunities.toml", ', when = "base"', "", 'attack_immunity works only with when = "base"'),
        ("opportunities.toml", 'when = "others"', 'when = "base"', 'fewer_assassins works only with when = "others"'),
        ("opportunities.toml", 'when = "others"', 'when = "other"', 'unknown condition "other"'),
        ("opportunities.toml", 'when = "others"', "when = [1]", "when must be text in quotes, not a list"),
        ("cabals.toml", "rank = 21", "rang = 21", 'unknown key "rang"; did you mean "rank"?'),
        (
            "cabals.toml",
            "opportunity_vp = [0, 1, 1, 0, 1, 1]",
            "opportunity_vp = []",
            "opportunity_vp must have 1 to 8 entries, not 0",
        ),
        ("cabals.toml", "cabal_cost = [3, 3, 4, 5, 5]", "cabal_cost = [3]", "cabal_cost must have 5 entries, not 1"),
        ("cabals.toml", "order = 2", "order = 1", "order 1 of harmonie is taken already"),
        (
            "cabals.toml",
            "endowment = { politics = 3,",
            "endowment = { politics = 8,",
            "the Endowments hold 11 politics tokens so far, the supply is 10",
        ),
    ],
)
def test_one_fault_has_its_line_and_reason(folder: Path, file: str, old: str, new: str, reason: str) -> None:
    line = spoil(folder, file, old, new)
    fault = only(folder)
    assert (fault.file, fault.line) == (str(folder / file), line)
    assert reason in fault.reason
    with pytest.raises(loader.ContentError) as refused:
        loader.load(folder)
    assert refused.value.faults == [fault]
    assert str(refused.value) == f"{folder / file}:{line}: {fault.reason} (1 fault in this content)"


def test_all_faults_are_told_in_order(folder: Path) -> None:
    places = [
        (str(folder / file), spoil(folder, file, old, new))
        for file, old, new in (
            ("opportunities.toml", "darkness = 3", "darkness = 30"),
            ("opportunities.toml", '"forteresse"', '"fortress"'),
            ("cabals.toml", "rank = 5", "rank = 5000"),
        )
    ]
    assert [(fault.file, fault.line) for fault in check(folder)] == places
    with pytest.raises(loader.ContentError, match=r"opportunities.toml:\d+: darkness .* \(3 faults in this content\)"):
        loader.load(folder)


def test_an_id_taken_in_another_file(folder: Path) -> None:
    line = spoil(folder, "opportunities.toml", 'id = "KA2"', 'id = "HA1"')
    assert only(folder).reason == f'the id "HA1" is taken already, in opportunities.toml on line {line}'
    (folder / "cabals.toml").unlink()
    fault = only(folder)
    assert (fault.file, fault.line) == (str(folder / "opportunities.toml"), line)
    assert 'the id "HA1" is taken already, in the built-in cabals.toml on line' in fault.reason


def test_a_missing_key_is_told_on_the_line_of_its_card(folder: Path) -> None:
    line = spoil(folder, "opportunities.toml", 'id = "KA2"\n', "") - 1
    assert only(folder) == Fault(str(folder / "opportunities.toml"), line, 'missing key "id"')


def test_a_key_in_the_middle_of_a_long_effect_has_its_own_line(folder: Path) -> None:
    effects = """effects = [
    # a comment with [[card]] and id = "X"
    { type = "gain", vp = 1 },

    { type = "capacity", verb = '''bounty''', n = 1 }, { type = "capacity",  verb = "bountee", n = 1 },
]"""
    line = spoil(folder, "opportunities.toml", 'effects = [{ type = "gain", vp = 1 }]', effects)
    assert only(folder).line == line + 4


def test_count_of_cards(folder: Path) -> None:
    path = folder / "opportunities.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("per_sector = 6", ""), encoding="utf-8")
    assert check(folder) == []
    extra = '\n[[card]]\nid = "X1"\norigin = "own"\nsector = "karst"\ntitle = { fr = "a", en = "b" }\ndarkness = 1\n'
    path.write_text(text + extra, encoding="utf-8")
    state, count = check(folder)
    assert state.line == 4 and state.reason == "per_sector states 6 cards for each sector, karst has 7"
    assert count.line == text.count("\n") + 2
    assert count.reason == "an edition has 72 Opportunity cards, this file has 73"
    short = text.replace("per_sector = 6", "")[: text.rindex("\n[[card]]") - len("per_sector = 6")]
    path.write_text(short, encoding="utf-8")
    assert only(folder) == Fault(
        str(path), len(short.splitlines()), "an edition has 72 Opportunity cards, this file has 71"
    )


def test_a_cabal_with_four_cards(folder: Path) -> None:
    path = folder / "cabals.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("\n[[card]]")], encoding="utf-8")
    header = text[: text.index('id = "resistance"')].count("\n")
    assert only(folder) == Fault(str(path), header, "a Cabal has 5 cards, resistance has 4")


def test_a_missing_and_a_doubled_cabal(folder: Path) -> None:
    line = spoil(folder, "cabals.toml", 'id = "polisec"', 'id = "harmonie"')
    faults = check(folder)
    assert faults[0] == Fault(str(folder / "cabals.toml"), line, 'the Cabal "harmonie" stands twice, first on line 7')
    assert faults[-1].reason == 'the Cabal "polisec" is missing'


def test_a_token_of_another_cabal(folder: Path) -> None:
    line = spoil(folder, "cabals.toml", 'verb = "sweep"', 'verb = "campaign", n = 2')
    assert only(folder) == Fault(
        str(folder / "cabals.toml"), line, 'campaign needs the token "membership", which garde_noire does not have'
    )


def test_two_cabals_with_one_token(folder: Path) -> None:
    line = spoil(folder, "cabals.toml", 'token = "sleeper"', 'token = "blockhaus"')
    doubled, unplayable = check(folder)
    assert (doubled.line, doubled.reason) == (line, 'the token "blockhaus" belongs to another Cabal already')
    assert unplayable.reason == 'place_token needs the token "sleeper", which polisec does not have'


def test_two_special_manoeuvres_on_one_card(folder: Path) -> None:
    one = '{ type = "special", verb = "sweep" }'
    line = spoil(folder, "cabals.toml", one, f"{one},\n{one}")
    assert only(folder) == Fault(str(folder / "cabals.toml"), line + 1, "an element has at most one special Manoeuvre")


def test_markers_of_ones_own(folder: Path) -> None:
    shutil.copy(CONTENT / "rulebook" / "markers.toml", folder)
    assert check(folder) == []
    line = spoil(folder, "markers.toml", "level = 2", "level = 1")
    doubled, missing = check(folder)
    assert (doubled.line, doubled.reason) == (line - 2, "nouvelle_ville level 1 stands twice, first on line 4")
    assert missing.reason == "nouvelle_ville level 2 is missing"


def test_every_verb_is_on_some_built_in_card() -> None:
    house = loader.load("house")
    used = {row[1] for element in range(ELEMENTS) for row in readback.rows_of(house, element) if row[0] > GAIN}
    words = [*VOCABULARY.verbs, *VOCABULARY.modifiers]
    assert used == {word.number for word in words if word.within not in ("development", "gain")}
