"""A folder of cards for Néombre: for each fault its file, its line and its reason."""

from pathlib import Path

import pytest

from ludotheque.games.neombre import loader
from ludotheque.games.neombre.check import check
from ludotheque.kit.content.edition import ContentError
from ludotheque.kit.content.toml_file import Fault
from tests.games.shared import content

pytestmark = pytest.mark.interpreted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return content.copied("neombre", tmp_path)


def spoil(folder: Path, file: str, after: str, old: str, new: str) -> int:
    return content.spoil(folder / file, old, new, after=after)


def only(folder: Path) -> Fault:
    (fault,) = check(folder)
    return fault


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "reason"),
    [
        ("zones/1b.toml", "1BB12", 'do = "inflict"', 'do = "inflct"', 'unknown verb "inflct"; did you mean "inflict"?'),
        ("zones/1b.toml", "1BB12", 'to = "enemy"', 'to = "enemi"', 'unknown target "enemi"; did you mean "enemy"?'),
        ("zones/1b.toml", "1BB12", "price = 1", "prize = 1", 'unknown key "prize"; did you mean "price"?'),
        (
            "zones/1b.toml",
            "1BB12",
            'to = "enemy"',
            'to = "attacker"',
            '1BB12: "attacker" means nobody on a player\'s card',
        ),
        ("zones/2p.toml", "2PA02", 'to = "target"', 'to = "enemy"', '2PA02: "enemy" means nobody on an enemy'),
        ("zones/3c.toml", "3CA01", "token = {", "toke = {", 'unknown key "toke"; did you mean "token"?'),
        ("zones/2s.toml", "2SB10", "summon = 3\n", "", '"turn" stands only beside "summon"'),
        (
            "zones/2s.toml",
            "2SB14",
            'until = "end_of_enemy_phase"\n',
            "",
            '"enchantment" and the key "until" belong together',
        ),
        ("zones/2s.toml", "2SB16", "value = 2", "value = 2\nprice = 3", "a relic has no resale price"),
        ("zones/1t.toml", "[[loot]]", "[[loot]]", "[[loot]]\nboo = 1", 'unknown key "boo"'),
        ("zones/1b.toml", "[[loot]]", '"1BB12"', '"1BB13"', '"1BB13" is 1BB13 too'),
        ("zones/1b.toml", "1BB12", '"Frappe vampirique"', '"Rusticisme"', '"Rusticisme" is 0RB03 too'),
        (
            "zones/1b.toml",
            "1BB12",
            '["assault", "heal"]',
            '["heal"]',
            '1BB12: the type "assault" is missing (NEO-Q07)',
        ),
        (
            "zones/1b.toml",
            "1BB11",
            '["assault"]',
            '["assault", "heal"]',
            '"heal" is not what its effect does',
        ),
        ("zones.toml", '"1B"', "assault = 15", "assault = 14", "15 cards are assault, zones.toml plans 14 for 1B"),
        ("zones.toml", '"1B"', "enemies = 12", "enemies = 13", "1B has 12 enemies, not 13"),
        ("zones/ff.toml", "FFB01", "buy = ", "copies = 1 # ", '"buy" stands on the cards of the fair'),
        ("decks.toml", "D1B01", "copies = 3", "copies = 4", "D1 has 11 cards, a starter deck has 10"),
        ("decks.toml", "D1B01", "value = 0", "value = 1", "the cards of a starter deck are worth nothing"),
        ("quests.toml", "REQ02", '"RRB02"', '"RRB77"', "RRB77 is no reward"),
        ("quests.toml", "REQ02", '"1T"', '"1X"', "no expedition goes to 1X"),
        ("quests.toml", "REQ03", '"1BA04"', '"1BA99"', "no enemy is called 1BA99"),
        ("quests.toml", "REQ14", "level = 5", "level = 7", "the levels of the quests rise from 0 by ones"),
    ],
)
def test_a_fault_is_told_with_its_reason(folder: Path, file: str, after: str, old: str, new: str, reason: str) -> None:
    spoil(folder, file, after, old, new)
    faults = check(folder)
    assert any(reason in fault.reason for fault in faults), faults
    assert all(fault.line >= 1 for fault in faults)


def test_a_fault_in_the_middle_of_an_effect_is_told_with_its_line(folder: Path) -> None:
    line = spoil(folder, "zones/1b.toml", "1BB12", 'do = "heal"', 'do = "heel"')
    assert (Path(only(folder).file).name, only(folder).line) == ("1b.toml", line)


def test_loops_are_refused(folder: Path) -> None:
    spoil(
        folder,
        "zones/1b.toml",
        "1BB12",
        'types = ["assault", "heal"]',
        'types = ["assault", "heal"]\ntrance = [{ do = "recycle", n = 1, to = "you" }]',
    )
    assert "recycle in a trance could run without end" in only(folder).reason


def test_missing_and_unknown_files_are_named(folder: Path) -> None:
    (folder / "zones" / "5n.toml").rename(folder / "zones" / "6n.toml")
    assert sorted(fault.reason for fault in check(folder)) == [
        "is missing: zone 5N has no cards",
        "no zone has that id",
    ]
    (folder / "quests.toml").unlink()
    assert "is missing" in [fault.reason for fault in check(folder)]
    assert only(folder / "nowhere").reason == "is not a folder"


def test_a_folder_with_faults_is_not_played(folder: Path) -> None:
    assert loader.load(folder).loot_ids == loader.load("house").loot_ids
    assert loader.mark(str(folder)) == loader.mark("house")
    spoil(folder, "zones/1b.toml", "1BB12", 'do = "inflict"', 'do = "bite"')
    with pytest.raises(ContentError, match='unknown verb "bite"'):
        loader.load(folder)
