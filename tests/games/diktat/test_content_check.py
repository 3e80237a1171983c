"""A folder of replacement cards: what is accepted, and for each fault its file, its line and its reason."""

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.diktat import loader, readback
from ludotheque.games.diktat.check import CONTENT, check
from ludotheque.games.diktat.names import ELEMENTS, GAIN
from ludotheque.games.diktat.vocabulary import VOCABULARY
from ludotheque.kit.content.toml_file import Fault
from ludotheque.kit.content.toml_lines import key_lines

pytestmark = pytest.mark.interpreted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the house cards to spoil."""
    copy = tmp_path / "cards"
    shutil.copytree(CONTENT / "house", copy)
    return copy


def spoil(folder: Path, file: str, old: str, new: str, nth: int = 1) -> int:
    """Replace the nth occurrence of a text; the line where the change begins."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    at = -1
    for _ in range(nth):
        at = text.index(old, at + 1)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def only(folder: Path) -> Fault:
    (fault,) = check(folder)
    return fault


@pytest.mark.parametrize("name", ["house", "fixture", "rulebook"])
def test_what_we_ship_is_without_fault(name: str) -> None:
    assert check(CONTENT / name) == []


def test_a_good_folder_loads_like_the_house_edition(folder: Path) -> None:
    content, house = loader.load(folder), loader.load("house")
    assert content.name == str(folder)
    assert list(content.book.entries) == list(house.book.entries)
    assert loader.load(str(folder)).card_ids == house.card_ids


def test_a_file_left_out_is_the_built_in_one(folder: Path) -> None:
    (folder / "opportunities.toml").unlink()
    spoil(folder, "cabals.toml", "rank = 24", "rank = 21")  # equal Ranks are accepted (DIK-Q04)
    assert check(folder) == []
    content = loader.load(folder)
    assert list(content.rank) == [21, 21, 18, 12, 5]
    assert content.card_ids[0] == "NV1"


def test_a_changed_folder_is_read_again(folder: Path) -> None:
    assert loader.load(folder).rank[0] == 24
    spoil(folder, "cabals.toml", "rank = 24", "rank = 34")
    assert loader.load(folder).rank[0] == 34


def test_windows_editors_are_welcome(folder: Path) -> None:
    for path in folder.glob("*.toml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert check(folder) == []
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
            'title = { fr = "Luthiers", en = "Lute Makers" }',
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


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("darkness = 3", "darkness 3"),
        ("darkness = 3", "darkness = "),
        ("darkness = 3", "darkness = 3\ndarkness = 3"),
        ('id = "KA2"', 'id = "KA2'),
        ('id = "KA2"', "id = KA2"),
    ],
)
def test_syntax_faults_have_a_line(folder: Path, old: str, new: str) -> None:
    line = spoil(folder, "opportunities.toml", old, new) + new.count("\n")
    fault = only(folder)
    assert (fault.file, fault.line) == (str(folder / "opportunities.toml"), line)
    assert fault.reason.startswith("TOML syntax: ")


def test_a_file_cut_short(folder: Path) -> None:
    path = folder / "opportunities.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("{")], encoding="utf-8")
    fault = only(folder)
    assert fault.line == len(path.read_text(encoding="utf-8").splitlines())
    assert fault.reason.startswith("TOML syntax: ")


def test_text_that_is_not_utf8(folder: Path) -> None:
    path = folder / "opportunities.toml"
    raw = path.read_bytes()
    line = raw[: raw.index("Ruée".encode())].count(b"\n") + 1
    path.write_bytes(raw.decode("utf-8").replace("œ", "oe").encode("latin-1", "replace"))
    fault = only(folder)
    assert fault.line == line and "UTF-8" in fault.reason


def test_strange_folders(tmp_path: Path) -> None:
    assert only(tmp_path / "nowhere") == Fault(str(tmp_path / "nowhere"), 0, "is not a folder")
    assert "holds none of" in only(tmp_path).reason
    (tmp_path / "opportunites.toml").write_text("", encoding="utf-8")
    (tmp_path / "cabals.toml").mkdir()
    reasons = [fault.reason for fault in check(tmp_path)]
    assert any('did you mean "opportunities.toml"?' in reason for reason in reasons)
    assert any(reason.startswith("cannot be read") for reason in reasons)
    with pytest.raises(loader.ContentError):
        loader.load(tmp_path)


@pytest.mark.parametrize("text", ["", "card = 3", "card = [3]", "card = []", "[card]\nid = 1", "[[card]]", "x = 1"])
@pytest.mark.parametrize("file", ["opportunities.toml", "cabals.toml", "markers.toml"])
def test_nonsense_is_faulted_and_never_crashes(folder: Path, file: str, text: str) -> None:
    (folder / file).write_text(text, encoding="utf-8")
    faults = check(folder)
    assert faults and all(fault.line >= 0 and fault.reason for fault in faults)


def paths(value: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield (*here, key)
            yield from paths(item, (*here, key))
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield (*here, i)
            yield from paths(item, (*here, i))


@pytest.mark.parametrize("file", sorted(CONTENT.glob("*/*.toml")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_key_is_found_on_a_line_that_shows_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found, lines = key_lines(text), text.splitlines()
    assert set(found) == set(paths(tomllib.loads(text)))
    for path, line in found.items():
        name = next(part for part in reversed(path) if isinstance(part, str))
        assert name in lines[line - 1] or isinstance(path[-1], int)


def test_lines_of_every_kind_of_toml() -> None:
    text = '''# [[card]]
title = """
[[card]]
id = "no" \\""" still
""""
'quoted key'."and more" = 1 # id = 2
[[card]] # first
id = \'\'\'
] } "\'\'\'
list = [ 1, # one ]
  [2, "]"], { a = 1, "b c" = [ 3 ] } ,
]
[card.more]
when = 1979-05-27 07:32:00
[[card]]
[[card.part]]
x.y = 1
x.z = 2
[[card.part]]
'''
    assert key_lines(text) == {
        ("title",): 2,
        ("quoted key",): 6,
        ("quoted key", "and more"): 6,
        ("card",): 7,
        ("card", 0): 7,
        ("card", 0, "id"): 8,
        ("card", 0, "list"): 10,
        ("card", 0, "list", 0): 10,
        ("card", 0, "list", 1): 11,
        ("card", 0, "list", 1, 0): 11,
        ("card", 0, "list", 1, 1): 11,
        ("card", 0, "list", 2): 11,
        ("card", 0, "list", 2, "a"): 11,
        ("card", 0, "list", 2, "b c"): 11,
        ("card", 0, "list", 2, "b c", 0): 11,
        ("card", 0, "more"): 13,
        ("card", 0, "more", "when"): 14,
        ("card", 1): 15,
        ("card", 1, "part"): 16,
        ("card", 1, "part", 0): 16,
        ("card", 1, "part", 0, "x"): 17,
        ("card", 1, "part", 0, "x", "y"): 17,
        ("card", 1, "part", 0, "x", "z"): 18,
        ("card", 1, "part", 1): 19,
    }
    assert set(key_lines(text)) == set(paths(tomllib.loads(text)))


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="ab[]{}=.,\"'\\#\n 1", max_size=40))
def test_lines_agree_with_the_parser_on_any_text(text: str) -> None:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert set(key_lines(text)) >= set(paths(table))


def test_every_verb_is_on_some_built_in_card() -> None:
    house = loader.load("house")
    used = {row[1] for element in range(ELEMENTS) for row in readback.rows_of(house, element) if row[0] > GAIN}
    words = [*VOCABULARY.verbs, *VOCABULARY.modifiers]
    assert used == {word.number for word in words if word.within not in ("development", "gain")}
