"""A folder of content for Hybris: what is accepted, and for each fault its file, its line and its reason."""

import shutil
from pathlib import Path

import pytest

from ludotheque.games.hybris import loader
from ludotheque.games.hybris.check import HOUSE, check
from ludotheque.kit.content.edition import ContentError
from ludotheque.kit.content.toml_file import Fault
from tests.games.shared import content
from tests.marks import rule

pytestmark = pytest.mark.interpreted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return content.copied("hybris", tmp_path)


def spoil(folder: Path, file: str, old: str, new: str) -> int:
    return content.spoil(folder / f"{file}.toml", old, new)


def only(folder: Path) -> Fault:
    (fault,) = check(folder)
    return fault


def test_a_copy_of_the_house_content_is_without_fault_and_plays_alike(folder: Path) -> None:
    assert check(folder) == []
    mine, house = loader.load(folder), loader.load()
    assert list(mine.book.code) == list(house.book.code) and list(mine.facing) == list(house.facing)
    assert loader.mark(str(folder)) == loader.mark("house")


def test_a_folder_may_replace_one_file_only(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "primordials.toml", tmp_path)
    spoil(tmp_path, "primordials", "aegis = 3", "aegis = 2")
    assert check(tmp_path) == []
    assert loader.load(tmp_path).drained[0] == 2
    assert loader.mark(str(tmp_path)) != loader.mark("house")


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    assert "holds none of pillars.toml" in only(tmp_path).reason
    with pytest.raises(ContentError, match="unknown content"):
        loader.load("nowhere")


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("technologies", 'what = "aegis"', 'what = "aegs"', 'unknown what "aegs"; did you mean "aegis"?'),
        ("technologies", 'do = "gain"', 'do = "gian"', 'unknown verb "gian"; did you mean "gain"?'),
        (
            'technologies',
            'at = "deployed_here"',
            'at = "deployed"',
            'unknown event "deployed"; did you mean "deployed_here"?',
        ),
        ("technologies", 'if = "defending"', 'if = "defendin"', 'unknown test "defendin"; did you mean "defending"?'),
        ("technologies", 'per = "temples"', 'per = "temple"', 'unknown count "temple"; did you mean "temples"?'),
        ("technologies", 'edges = "ES"', 'edges = "SE"', 'edges "SE" does not fit'),
        ("technologies", 'vp = 5\nprayers', 'vpp = 5\nprayers', 'unknown key "vpp"; did you mean "vp"?'),
        ("technologies", 'type = "architecture"', 'type = "culture"', 'place 1 of [[tile]] is for type "architecture"'),
        ("technologies", '{ when = "end_of_game"', '{ when = "end_of_gam"', 'unknown moment "end_of_gam"'),
        ("technologies", '{ when = "end_of_game"', '{ when = "top"', '"top" is no moment of a tile'),
        (
            'technologies',
            '"passive", mod = "force"',
            '"immediate", mod = "force"',
            '"immediate" takes steps or a trigger',
        ),
        ("pillars", "number = 2", "number = 3", "the Pillars stand in the order of their numbers (HYB-015)"),
        ("pillars", '{ when = "bottom", steps', '{ when = "after", steps', 'a pillar has one effect "bottom", not 0'),
        ("cities", 'a = "AT1.E"', 'a = "AT1.S"', "edges that meet are opposite"),
        ("cities", 'b = "AT2.W"', 'b = "SP2.W"', "neighbours are cases of one City, a link joins two Cities (HYB-212)"),
        ("cities", 'id = "sparta"', 'id = "spart"', 'unknown City "spart"; did you mean "sparta"?'),
        ("boards", 'id = "OL2"', 'id = "OL1"', 'the id "OL1" is taken already, on line'),
        (
            'olympians',
            '["spark", "temple", "spark"]',
            '["spark", "spark", "spark"]',
            'bear 2 hero, 2 prophet, 8 spark, 3 temple',
        ),
        ("olympians", 'id = "pollux"', 'id = "persee"', "the Heroes of zeus are pollux, heracles, persee"),
        ("conflicts", "copies = 3", "copies = 4", "the Colosseum has 40 cards (HYB-010), here are 41"),
        ("conflicts", "upgraded = true\n", "", "the last card of an Olympian's deck is the Upgraded one (HYB-028)"),
        ("conflicts", 'deck = "zeus"', 'deck = "hades"', 'card 13 belongs to the deck "zeus", not "hades"'),
        ("heroes", 'hero = "atalante"', 'hero = "atalant"', 'unknown hero "atalant"; did you mean "atalante"?'),
        ("primordials", 'pile = "alpha"', 'pile = "beta"', 'place 2 of [[primordial]] is for pile "alpha"'),
        (
            'quests',
            'elements = ["water"] }], steps',
            'elements = ["watr"] }], steps',
            'unknown Element "watr"; did you mean "water"?',
        ),
        ("quests", '{ when = "chant_1"', '{ when = "chant_2"', 'a epic has one effect "chant_1", not 0'),
        (
            'premonitions',
            '{ in_city = "lemnos" }',
            '{ in_cty = "lemnos" }',
            'unknown test "in_cty"; did you mean "in_city"?',
        ),
        ("premonitions", "steps = [{", "stops = [{", 'an effect needs one of the keys "steps", "mod", "at"'),
        ("scenarios", 'mod = "ages", n = 4', 'mod = "ages", n = 9', "n must be between 1 and 6, not 9"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_line_and_its_reason(
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    shutil.copy(HOUSE / f"{file}.toml", tmp_path)
    line = spoil(tmp_path, file, old, new)
    faults = check(tmp_path)
    found = [fault for fault in faults if reason in fault.reason]
    assert found, faults
    assert found[0].file == str(tmp_path / f"{file}.toml")
    if not reason.startswith(("the Colosseum has", "bear")):  # these speak of the file, or of all the tiles
        assert abs(found[0].line - line) <= 12


def test_content_with_a_fault_is_not_played(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "heroes.toml", tmp_path)
    spoil(tmp_path, "heroes", "base = 3", "base = 33")
    with pytest.raises(ContentError, match="base must be between 0 and 20, not 33"):
        loader.load(tmp_path)


def test_an_id_of_another_file_is_taken(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "quests.toml", tmp_path)
    spoil(tmp_path, "quests", 'id = "E01"', 'id = "A01"')
    assert 'the id "A01" is taken already, in technologies.toml on line' in only(tmp_path).reason


@rule("HYB-004")
def test_a_missing_tile_is_missed(folder: Path) -> None:
    path = folder / "technologies.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[tile]]")], encoding="utf-8")
    assert only(folder).reason == "an edition has 60 [[tile]], not 59"
