"""A folder of content for Steamwatchers: what is accepted, and for each fault its file, its line and its reason."""

import shutil
from pathlib import Path

import pytest

from ludotheque.games.steamwatchers import loader
from ludotheque.games.steamwatchers.check import HOUSE, check
from ludotheque.kit.content.toml_file import Fault
from tests.games.shared import content
from tests.games.shared.content import copied
from tests.marks import rule

pytestmark = pytest.mark.interpreted

OWN = """\
id = "ma_guerre"
title = { fr = "Ma guerre", en = "My war" }
players = [3, 4]
turns = 4
columns = 2
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied("steamwatchers", tmp_path)


def spoil(folder: Path, file: str, old: str, new: str) -> int:
    return content.spoil(folder / file, old, new)


def spoil_zone(folder: Path, zone: str, old: str, new: str) -> int:
    """Replace a text in the table of one zone of the map."""
    return content.spoil(folder / "map.toml", old, new, after=f'[[zone]]\nid = "{zone}"')


def only(folder: Path) -> Fault:
    (fault,) = check(folder)
    return fault


def reasons(folder: Path) -> list[str]:
    return [fault.reason for fault in check(folder)]


def scenario(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / "scenarios" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_copy_of_the_house_content_plays_alike(folder: Path) -> None:
    mine, house = loader.load(str(folder)), loader.load()
    assert mine.name == str(folder)
    assert list(mine.near) == list(house.near) and list(mine.book.sums) == list(house.book.sums)


def test_a_folder_may_replace_one_file_only(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "clans.toml", tmp_path)
    spoil(tmp_path, "clans.toml", "healthy = 5", "healthy = 6")
    assert check(tmp_path) == []
    assert loader.load(str(tmp_path)).healthy[0] == 6
    spoil(tmp_path, "clans.toml", "healthy = 6", "healthy = 4")
    assert loader.load(str(tmp_path)).healthy[0] == 4  # a changed file is read again


def test_an_own_scenario_stands_beside_the_others(tmp_path: Path) -> None:
    path = scenario(tmp_path, OWN + '\n[[special]]\nrule = "trophies"\nfigures = 3\n')
    assert check(tmp_path) == []
    for loaded in (loader.load(str(tmp_path), "ma_guerre"), loader.load("house", str(path))):
        mine = loaded.scenario
        assert (mine.id, mine.number, mine.turns, mine.trophies) == ("ma_guerre", 0, 4, 3)
        assert (mine.min_players, mine.max_players) == (3, 4)
    assert list(loader.scenarios(str(tmp_path)))[-1] == "ma_guerre"
    assert loader.load(str(tmp_path), "les_ruines").scenario.cure == 2


def test_what_holds_nothing_to_read_is_refused(tmp_path: Path) -> None:
    wanted = "map.toml, columns.toml, deployments.toml, clans.toml, archons.toml"
    assert only(tmp_path) == Fault(str(tmp_path), 0, f"holds none of {wanted}, nor a folder scenarios")


def test_toml_that_cannot_be_read_is_not_played(folder: Path) -> None:
    spoil(folder, "map.toml", "canvas = [1000, 800]", "canvas = [1000, 800")
    with pytest.raises(loader.ContentError, match="TOML syntax"):
        loader.load(str(folder))


@rule("STW-122", "STW-018")
def test_a_border_has_two_ends(folder: Path) -> None:
    spoil_zone(folder, "alba", '"commonwealth"', "")
    fault = only(folder)
    lines = (folder / "map.toml").read_text(encoding="utf-8").splitlines()
    assert lines[fault.line - 1] == 'borders = ["alba"]'
    said = "commonwealth names alba in borders, but alba does not name commonwealth: a border has two ends (STW-122)"
    assert fault.reason == said
    spoil_zone(folder, "commonwealth", '"alba"', "")
    spoil_zone(folder, "jylland", 'straits = ["gotaland"]\n', "")
    said = "gotaland names jylland in straits, but jylland does not name gotaland: a strait has two ends (STW-018)"
    assert only(folder).reason == said


@rule("STW-124")
def test_linked_seas_know_of_each_other(folder: Path) -> None:
    line = spoil(folder, "map.toml", 'links = ["mor_irez", "pontos"]', 'links = ["mor_irez", "pontos", "baltis"]')
    reason = "mare_nostrum is linked to baltis, but baltis is not linked to mare_nostrum (STW-124)"
    assert only(folder) == Fault(str(folder / "map.toml"), line, reason)


@rule("STW-122")
def test_every_zone_can_be_reached(folder: Path) -> None:
    spoil_zone(folder, "eirinn", 'straits = ["alba"]\n', "")
    line = spoil_zone(folder, "alba", 'straits = ["eirinn"]\n', "")
    assert line > 0
    reason = "eirinn cannot be reached by land or strait from the rest of the map (STW-122)"
    assert only(folder).reason == reason


@rule("STW-035")
def test_every_western_zone_can_be_reached_without_the_east(folder: Path) -> None:
    """Halogaland and its neighbours hang on the east alone once Jylland and Gotaland are parted."""
    spoil_zone(folder, "jylland", 'straits = ["gotaland"]\n', "")
    spoil_zone(folder, "gotaland", 'straits = ["jylland"]\n', "")
    found = reasons(folder)
    assert len(found) == 4
    tail = (
        "cannot be reached by land or strait from the rest of the map when the eastern zones are out of play (STW-035)"
    )
    assert {reason.split()[0] for reason in found} == {"halogaland", "vestland", "svealand", "gotaland"}
    assert all(reason.endswith(tail) for reason in found)


@rule("STW-016", "STW-123", "STW-125")
def test_coasts_make_sense(folder: Path) -> None:
    spoil_zone(folder, "eirinn", 'seas = ["mor_irez", "nordhaf"]', 'seas = ["mor_irez"]')
    said = "are joined by a strait and touch no sea in common (STW-016, STW-018)"
    assert reasons(folder) == [
        "all the coast of nordhaf is mountain: no sea move can end there (STW-125)",
        f"eirinn and alba {said}",
        f"alba and eirinn {said}",
    ]


def test_a_sea_needs_a_coast(folder: Path) -> None:
    new = '[[sea]]\nid = "lac"\norigin = "own"\nname = "Lac"\nlinks = []\nat = [500, 500]\n\n[[zone]]'
    spoil(folder, "map.toml", "[[zone]]", new)
    assert only(folder).reason == "lac has 0 coastal zone(s), a sea move needs two (STW-123)"
    spoil_zone(folder, "helvetia", "at =", 'seas = ["lac"]\nat =')
    spoil_zone(folder, "noricum", "at =", 'seas = ["lac"]\nat =')
    assert only(folder).reason == "all the coast of lac is mountain: no sea move can end there (STW-125)"


@pytest.mark.parametrize(
    ("zone", "old", "new", "reason"),
    [
        ("rhone", '"provenca"', '"provensa"', 'no zone of the map is called "provensa"; did you mean "provenca"?'),
        ("rhone", '["mare_nostrum"]', '["mare_nostro"]', 'no sea of the map is called "mare_nostro"; did you mean'),
        ("rhone", '"provenca"', '"rhone"', "rhone cannot be adjacent to itself"),
        ("rhone", '"provenca"', '"gironde"', "rhone names gironde twice in borders"),
        ("rhone", 'id = "rhone"', 'id = "gironde"', 'the id "gironde" is taken already, on line'),
        ("rhone", 'terrain = "plain"', 'terrain = "plains"', 'unknown terrain "plains"; did you mean "plain"?'),
        ("rhone", 'terrain = "plain"\n', "", 'missing key "terrain"'),
        ("rhone", "at = [325, 562]", "at = [1325, 562]", "rhone lies outside the canvas of 1000 by 800"),
        ("trakija", "haven = true", "haven = 1", "haven must be true or false, not 1"),
        ("trakija", "haven = true", "havens = true", 'unknown key "havens"; did you mean "haven"?'),
        ("trakija", "east = true\n", "", "10 zones are eastern and leave with two or three players, here 9 (STW-034)"),
        (
            "alba",
            'straits = ["eirinn"]',
            'straits = ["commonwealth"]',
            "alba borders commonwealth by land: a strait adds nothing (STW-018)",
        ),
    ],
)
def test_faults_of_a_zone(folder: Path, zone: str, old: str, new: str, reason: str) -> None:
    line = spoil_zone(folder, zone, old, new)
    fault = next(fault for fault in check(folder) if fault.reason.startswith(reason))
    assert fault.file == str(folder / "map.toml")
    if "missing" not in reason and "here 9" not in reason:
        assert fault.line == line


@rule("STW-051")
def test_a_map_has_49_zones(folder: Path) -> None:
    text = (folder / "map.toml").read_text(encoding="utf-8")
    at = text.index('[[zone]]\nid = "trinakria"')
    text = text[:at] + text[text.index("[[zone]]", at + 5) :]
    (folder / "map.toml").write_text(text.replace('"epiri", "trinakria"', '"epiri"'), encoding="utf-8")
    assert only(folder).reason == "a map has 49 zones, one for each Steam Column card, not 48 (STW-051)"


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("columns.toml", 'zone = "rhone"', 'zone = "rhome"', 'no zone of the map is called "rhome"; did you mean'),
        ("columns.toml", 'zone = "rhone"', 'zone = "alba"', "alba has a second Steam Column card, the first stands on"),
        ("columns.toml", 'zone = "rhone"', 'zone = "alba"', "rhone has no Steam Column card (STW-051)"),
        ("columns.toml", "floors = 3", "floors = 6", "floors must be between 1 and 5, not 6"),
        ("deployments.toml", "number = 2", "number = 1", "Deployment 1 stands twice (STW-044)"),
        ("deployments.toml", "number = 2", "number = 1", "Deployment 2 is missing (STW-044)"),
        ("deployments.toml", '"vestland"', '"lutecia"', "lutecia belongs to Deployment 1 already (STW-051)"),
        ("deployments.toml", '"vestland"', '"westland"', 'no zone of the map is called "westland"; did you mean'),
        ("deployments.toml", '"vestland"', '"epiri"', "1 of the zones of Deployment 2 are eastern: all three or none"),
        ("deployments.toml", '"vestland", ', "", "zones must have 3 entries, not 2"),
        ("deployments.toml", '"mare_nostrum"', '"mare"', 'no sea of the map is called "mare"'),
        ("clans.toml", "base = 12, elite = 4", "base = 12, elite = 5", "apotres has 17 figures, a clan has 16"),
        ("clans.toml", "base = 8, elite = 2", "base = 8, elite = 5", "apotres starts with 5 elite soldiers and has 4"),
        ("clans.toml", "base = 8, elite = 2", "base = 12, elite = 4", "apotres starts with 16 soldiers: 1 to 15 fit"),
        ("clans.toml", "beacons = 3", "beacons = 4", "the clans have 21 beacons together, the box holds 20 (STW-Q06)"),
        ("clans.toml", 'id = "menrau"', 'id = "menrou"', 'unknown clan "menrou"; did you mean "menrau"?'),
        ("clans.toml", 'id = "menrau"', 'id = "flotte"', 'the clan "flotte" stands twice (STW-001)'),
        ("clans.toml", "[10, 5]", "[11, 5]", "the Supply track of apotres begins at GÉO 0, soldiers and levels rise"),
        ("clans.toml", "[9, 4], [10, 5]", "[10, 4], [11, 6]", "the Supply track of apotres begins at GÉO 0"),
        (
            "clans.toml",
            "[10, 5], [11, 6]",
            "[11, 6]",
            "GÉO 5 must supply 10 soldiers: every clan starts there (STW-049)",
        ),
        ("clans.toml", "actions = [0, 0, 0, 0]", "actions = [0, 0, 0, 1]", "the action slots of apotres never cost"),
        (
            "clans.toml",
            '"RRQRQRQD"',
            '"RRQRQRQE"',
            "the Incubation track of apotres, and no other, ends with E (STW-235)",
        ),
        ("clans.toml", '"RRQRQRQD"', '"RRXD"', 'incubation "RRXD" does not fit: letters R and Q'),
        ("archons.toml", '"sea_closed"', '"sea_close"', 'unknown verb "sea_close"; did you mean "sea_closed"?'),
        ("archons.toml", '"name_sea"', '"sea_closed"', 'verb "sea_closed" belongs to an effect of when "lasting"'),
        ("archons.toml", '    { when = "arrival", verb = "name_sea" },\n', "", "sea_closed does something only beside"),
        ("archons.toml", 'id = "degel"', 'id = "fievre"', 'the id "fievre" is taken already'),
        (
            "archons.toml",
            '"lasting", verb = "straits_closed"',
            '"bonus", verb = "exempt"',
            "a card has one bonus effect",
        ),
        ("archons.toml", 'verb = "bid_limit", n = 3', 'verb = "bid_limit"', 'missing key "n"'),
    ],
)
def test_faults_of_cards_and_boards(folder: Path, file: str, old: str, new: str, reason: str) -> None:
    spoil(folder, file, old, new)
    fault = next((fault for fault in check(folder) if fault.reason.startswith(reason)), None)
    assert fault is not None, reasons(folder)
    assert fault.file == str(folder / file) and fault.line > 0


@rule("STW-050")
def test_the_box_has_barrels_for_every_slot(folder: Path) -> None:
    text = (folder / "clans.toml").read_text(encoding="utf-8")
    (folder / "clans.toml").write_text(text.replace("contraband = 3", "contraband = 7"), encoding="utf-8")
    assert only(folder).reason == "five clans may have 35 contraband slots to fill, the box holds 32 barrels (STW-050)"


def test_a_missing_card_or_clan_is_told(folder: Path) -> None:
    for file, first, reason in (
        ("archons.toml", "[[card]]", "an edition has 18 Archon cards, this file has 17"),
        ("clans.toml", "[[clan]]", 'the clan "catabates" is missing'),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(text[: text.rindex(first)], encoding="utf-8")
        assert reason in reasons(folder)
        (folder / file).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("turns = 4", "turns = 6", "turns must be between 3 and 5, not 6"),
        ("players = [3, 4]", "players = [4, 3]", "players must be the fewest, then the most, not [4, 3] (STW-001)"),
        ("players = [3, 4]", "players = [1, 4]", "each entry of players must be between 2 and 5, not 1"),
        ("columns = 2\n", "", 'missing key "columns"'),
        ("turns = 4", "turn = 4", 'unknown key "turn"; did you mean "turns"?'),
        (
            "columns = 2",
            'columns = 2\nbarred = ["apotres", "menrau", "flotte", "alliance"]',
            "3 clans are left for 4 players (STW-001)",
        ),
        ("columns = 2", 'columns = 2\nbarred = ["apotre"]', 'unknown clan "apotre"; did you mean "apotres"?'),
        ("columns = 2", "columns = 2\nhegemony = { from = 2 }", "needs at least one of: geo, havens"),
        (
            "columns = 2",
            "columns = 2\nhegemony = { from = 5, geo = 9 }",
            "hegemony from turn 5 in a game of 4 turns (STW-096)",
        ),
        (
            "columns = 2",
            "columns = 2\nhegemony = { from = 2, havens = 8, havens_5 = 3 }",
            "hegemony asks for 8 havens, the map has 7 in play (STW-024)",
        ),
        ("columns = 2", 'columns = 2\n[[special]]\nrule = "trophy"', 'unknown rule "trophy"; did you mean "trophies"?'),
        ("columns = 2", 'columns = 2\n[[special]]\nrule = "trophies"', 'missing key "figures"'),
        ("columns = 2", "columns = 2\n[[special]]\nfigures = 2", 'a special rule needs the key "rule"'),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "poorest"\n[[special]]\nrule = "poorest"',
            'the special rule "poorest" stands twice',
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "giants"\nzones = ["saxa"]\nfloors = 5\ngeo = 2',
            'no zone of the map is called "saxa"; did you mean "saksa"?',
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "giants"\nzones = ["epiri"]\nfloors = 5\ngeo = 2',
            "epiri is out of play with two or three players (STW-035)",
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "giants"\nzones = ["saksa", "saksa"]\nfloors = 5\ngeo = 2',
            "saksa stands twice in zones",
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "burnt"\nzones = 3\nunits = 3\nlosses = 1',
            'the Cramés are figures of menrau: barred must name "menrau" (STW-204)',
        ),
        (
            "columns = 2",
            'columns = 2\nbarred = ["menrau"]\n[[special]]\nrule = "burnt"\nzones = 4\nunits = 3\nlosses = 1',
            "zones must be between 1 and 3, not 4",
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "extra_forces"\nelite = 3',
            "apotres would start with 5 elite soldiers of 4 figures (STW-004)",
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "same_forces"\nbase = 12\nelite = 4',
            "conglomerat would start with 4 elite soldiers of 3 figures (STW-004)",
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "alga"\nhealthy = 1\ngeo = 1\n'
            '[[special]]\nrule = "ruins"\npacket = 9\npacket_5 = 9',
            "Ruines is not played together with Algue miraculeuse: one scenario card at most",
        ),
        (
            "columns = 2",
            'columns = 2\n[[special]]\nrule = "learning"\nelites = 2\ncontracts = 3\nmarch = 5',
            "march names turn 5 in a game of 4 turns (STW-002)",
        ),
        ('title = { fr = "Ma guerre", en = "My war" }', 'title = "Ma guerre"', "title must be a table"),
    ],
)
def test_faults_of_a_scenario(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = scenario(tmp_path, OWN.replace(old, new))
    fault = next((fault for fault in check(tmp_path) if fault.reason.startswith(reason)), None)
    assert fault is not None, reasons(tmp_path)
    assert fault.file == str(path) and fault.line > 0
    with pytest.raises(loader.ContentError) as refused:
        loader.load("house", str(path))
    assert str(path) in str(refused.value)


def test_two_scenarios_of_one_id(tmp_path: Path) -> None:
    scenario(tmp_path, OWN, "a.toml")
    second = scenario(tmp_path, OWN, "b.toml")
    reason = 'the id "ma_guerre" belongs to another scenario of this folder'
    assert only(tmp_path) == Fault(str(second), 0, reason)


def test_a_scenario_is_refused_on_a_map_without_its_zones(folder: Path) -> None:
    shutil.rmtree(folder / "scenarios")
    for file in ("map.toml", "columns.toml"):
        text = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(text.replace('"saksa"', '"saxe"'), encoding="utf-8")
    assert check(folder) == []
    assert loader.load(str(folder)).zone_ids.count("saxe") == 1
    with pytest.raises(loader.ContentError, match='"les_trois_geantes" needs a zone "saksa"'):
        loader.load(str(folder), "les_trois_geantes")
