"""A folder of content for Olomòc: what is accepted, and for each fault its file, its line and its reason."""

import shutil
from pathlib import Path

import pytest

from ludotheque.games.olomoc import loader, names, records
from ludotheque.games.olomoc.check import HOUSE, check
from ludotheque.kit.content.edition import ContentError
from ludotheque.kit.content.records import Printed
from ludotheque.kit.content.toml_file import Fault
from tests.games.shared import content
from tests.marks import rule

pytestmark = pytest.mark.interpreted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return content.copied("olomoc", tmp_path)


def only(folder: Path) -> Fault:
    (fault,) = check(folder)
    return fault


def test_a_copy_of_the_house_content_is_without_fault_and_plays_alike(folder: Path) -> None:
    assert check(folder) == []
    mine, house = loader.load(folder), loader.load("house")
    assert list(mine.book.code) == list(house.book.code) and list(mine.stats) == list(house.stats)
    assert loader.mark(str(folder)) == loader.mark("house")


def test_a_folder_may_hold_layouts_only(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "layouts.toml", tmp_path)
    content.spoil(tmp_path / "layouts.toml", "[2200, 4300], [5200, 4300]", "[2300, 4300], [5200, 4300]")
    assert check(tmp_path) == []
    mine = loader.load(tmp_path)
    assert int(mine.boards[0].points[0]) == 2300 and mine.profile_ids == loader.load("house").profile_ids
    assert loader.mark(str(tmp_path)) != loader.mark("house")


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    assert "holds none of material.toml" in only(tmp_path).reason
    with pytest.raises(ContentError, match="unknown content"):
        loader.load("nowhere")


def test_content_with_a_fault_is_never_played(folder: Path) -> None:
    line = content.spoil(folder / "characters.toml", "rank = 3", "rank = 4")
    with pytest.raises(ContentError) as refused:
        loader.load(folder)
    assert f"characters.toml:{line}: rank must be between 1 and 3, not 4" in str(refused.value)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (records.Stats, names.CHARACTERISTIC_IDS),
        (records.Generic, names.GENERIC_IDS),
        (records.Tactics, names.TACTIC_IDS),
        (records.Limit, names.PERIOD_IDS),
        (records.Affiliation, names.AFFILIATION_IDS),
    ],
)
def test_keys_that_the_rules_count_by_are_in_their_order(record: type[Printed], words: tuple[str, ...]) -> None:
    assert record.__struct_encode_fields__ == words


FORM = [
    ("characters", "petra_kantor", "stats = {", "stat = {", 'unknown key "stat"; did you mean "stats"?'),
    ("characters", "petra_kantor", '"RSSSSTS"', '"RSXSSTS"', 'life "RSXSSTS" does not fit'),
    ("characters", "petra_kantor", "rank = 3\n", "", 'missing key "rank"'),
    ("characters", "sommation", 'en = "Final Warning"', 'en = ""', 'en "" does not fit'),
    ("characters", "sommation", ', en = "Final Warning"', "", 'missing key "en"'),
    ("characters", "sommation", 'timing = "active"', 'timing = "actve"', 'unknown timing "actve"'),
    ("layouts", "friche", 'kind = "obstructing"', 'kind = "wall"', 'unknown kind "wall"'),
    ("layouts", "friche", "[2200, 4300]", "[2200.5, 4300]", "must be a whole number, not 2200.5"),
    ("layouts", "friche", "[2200, 4300]", "[2200, 4300, 1]", "must have 2 entries, not 3"),
    ("artefact", "pluie_de_fiel", '"1.618"', '"3.618"', 'each entry of numbers "3.618" does not fit'),
]
PROGRAMS = [
    (
        "characters",
        "sommation",
        'do = "push_away"',
        'do = "push_awy"',
        'unknown verb "push_awy"; did you mean "push_away"?',
    ),
    ("characters", "sommation", 'rouage = "foe"', 'rouage = "fo"', 'unknown rouage "fo"; did you mean "foe"?'),
    ("characters", "sommation", "within = 4000", "within = 40000", "within must be between 1 and 16000 thousandths"),
    ("characters", "sommation", "within = 4000", 'within = "near"', 'within must be "contact" or a whole number'),
    ("characters", "discipline", '["dodge"]', '["doge"]', 'unknown on "doge"; did you mean "dodge"?'),
    ("characters", "discipline", '["dodge"]', '"dodge"', 'on must be a list of words, not "dodge"'),
    ("characters", "discipline", 'mod = "threshold"', 'mod = "treshold"', 'unknown modifier "treshold"'),
    ("characters", "barricade", 'marker = "barricade"', 'marker = "barrikade"', 'unknown marker "barrikade"'),
    ("artefact", "emergence", 'hostile = "rogue"', 'hostile = "rouge"', 'unknown hostile "rouge"'),
    ("equipment", "chronographe", 'at = "tie_drawn"', 'at = "tie"', 'unknown event "tie"'),
    ("characters", "surcharge", "to = {", "two = {", 'unknown key "two"; did you mean "to"?'),
]
USES = [
    (
        "characters",
        "sommation",
        "limit = { phase = 1 }",
        "limit = { phase = 1, cycle = 1 }",
        "one period, not 2 (OLO-094)",
    ),
    ("characters", "discipline", '"permanent"', '"active"', 'has the key "effect" and no "triggers" (OLO-098)'),
    ("characters", "sommation", '"active"', '"permanent"', 'has "static" or "triggers", and neither'),
    ("characters", "marque_du_gibier", 'until = "cycle_end"\n', "", 'leaves behind needs "until" (OLO-245)'),
    ("equipment", "trousse_stimulante", "limit = { game = 1 }\n", "", "could be used without end (OLO-Q104)"),
    ("ministries", "couvre_feu", 'until = "next_phase_end"\n', "", 'what stays needs "static" and "until" (OLO-245)'),
    ("ministries", "communion", "effect = [", 'until = "cycle_end"\neffect = [', "and nothing does"),
    ("ministries", "requisition", 'to = "own"', 'to = "self"', 'requisition: "self" means nobody on a card'),
    ("artefact", "stase", 'to = "everyone"', 'to = { rouage = "foe" }', 'stase: "rouage" means nobody on a card'),
    ("characters", "bond", 'to = "self"', 'to = "own"', 'bond: "own" means nobody on an ability of a rouage'),
    (
        "characters",
        '"otakar_blaha"',
        "combat = 5",
        "combat = 0",
        "otakar_blaha has combat 0 and could never use it (OLO-039)",
    ),
    (
        "characters",
        '"soeur_ilse"',
        "technique = 4",
        "technique = 0",
        "has technique 0 and could never use it (OLO-039)",
    ),
]
THINGS = [
    (
        "characters",
        "petra_kantor",
        "base = 30",
        "base = 32",
        "no base is 32 mm wide; they are 25, 30, 40, 50 (OLO-G02)",
    ),
    ("characters", "petra_kantor", '"administration"', '"administraton"', 'did you mean "administration"? (OLO-199)'),
    (
        "characters",
        "radek_sedlak",
        '["frange", "coordination"]',
        '["frange", "frange"]',
        "a ministry stands twice (OLO-068)",
    ),
    ("characters", "presence_ignoree", '"kubik_oktobar"', '"petra_kantor"', '"petra_kantor" is petra_kantor too'),
    (
        "characters",
        "jana_alena_novak",
        'en = "Jana Alena Novak"',
        'en = "Pétra Kantor"',
        '"Pétra Kantor" is petra_kantor too',
    ),
    (
        "equipment",
        "gilet_renforce",
        'fr = "Gilet renforcé"',
        'fr = "Matraque lestée"',
        '"Matraque lestée" is matraque_lestee too',
    ),
    ("ministries", "animosite", "copies = 2", "copies = 1", "1 ministry cards are axe's, the deck has 2 (OLO-158)"),
    (
        "ministries",
        "hierarchie_stricte",
        'ministry = "coordination"',
        'ministry = "frange"',
        "0 ministry cards are coordination's",
    ),
    ("ministries", "animosite", "slots = [2, 4]", "slots = [2, 2]", "a slot stands twice (OLO-163)"),
    ("artefact", "silence", '["2.000"]', '["2.000", "1.001"]', "the Artefact has 13 cards, not 12 (OLO-169)"),
    ("artefact", "silence", '["2.000"]', '["2.718"]', "a number stands on two cards of the Artefact (OLO-169)"),
    ("artefact", "silence", '["2.000"]', '["1.999"]', "so that priority favours nobody (OLO-170)"),
    ("material", "barricade", "size = 40", "size = 45", "a marker is 30, 40 or 50 mm wide (OLO-005)"),
    ("material", "rulers", "width = 750", "width = 3001", "the march ruler is wider than long (OLO-G12)"),
]
INSTINCTS = [
    ("hostiles", "rogue", 'if = "always"', 'if = "anybody"', 'of an instinct, and no other, is for "always" (OLO-180)'),
    ("hostiles", "gargoule", "within = 8000, ", "", '"near" and "within" belong together'),
    ("hostiles", "rogue", 'do = "stop"', 'do = "stop", at = "centre"', '"at" says whom to strike'),
    (
        "hostiles",
        "rogue",
        'do = "strike", at = "preferred"',
        'do = "strike", at = "centre"',
        "only a movement aims at the centre",
    ),
    ("hostiles", "rogue", "combat = 3", "combat = 0", "it has combat 0 and cannot strike (OLO-039)"),
    ("hostiles", "rogue", 'if = "engaging"', 'if = "anybody"', 'to strike it must be "engaging"'),
]
AGENDAS = [
    ("agendas", "releves", '["south", "north"]', '["south", "west"]', "face each other (OLO-190)"),
    ("agendas", "releves", "[3250, 8000]", "[300, 8000]", "m1 does not lie whole on the Bloc (OLO-046)"),
    ("agendas", "releves", "[3250, 8000]", "[7000, 8000]", "m2 overlaps m1 (OLO-047)"),
    ("agendas", "releves", "size = 30", "size = 35", "a marker is 30, 40 or 50 mm wide, not 35 (OLO-005)"),
    ("agendas", "releves", '"m2"', '"m1"', "two markers have the same id"),
    ("agendas", '"gargoule"', 'profile = "gargoule"', 'profile = "gargole"', 'did you mean "gargoule"? (OLO-177)'),
    ("agendas", "dossiers", "[8000, 5600]", "[8000, 4000]", "traqueur overlaps m1 (OLO-047)"),
    ("agendas", "releves", 'do = "put_token"', 'do = "take_file"', 'without a study that does "put_token"'),
    ("agendas", "reglement", ", within = 1000", "", '"within" says how near'),
    ("agendas", "reglement", 'per = "rank"', 'per = "life"', '"rouage_out" cannot count for each "life"'),
    ("agendas", "reglement", 'to = "opponent"', 'to = "author"', 'at "rouage_out" nothing goes to "author"'),
    ("agendas", "dossiers", ', gives = "files"', ', gives = "files", n = 1', "of files all fall"),
    (
        "agendas",
        "purification",
        'do = "remove_marker"',
        'do = "put_token"',
        'that does "remove_marker" it never happens',
    ),
    (
        "agendas",
        '"gargoule"',
        'hostile = "gargoule", gives',
        'hostile = "rogue", gives',
        "names a hostile of the agenda",
    ),
    ("agendas", '"gargoule"', 'gives = "tokens", ', "", "nobody is ever given agenda tokens"),
    ("agendas", "emprise", 'per = "marker"', 'per = "once"', '"greater_rank" is asked for each "marker"'),
]
CABALS = [
    ("characters", "dominik_kralov", "rank = 1", "rank = 2", None),
    (
        "equipment",
        "disrupteur_quantique",
        'ministry = "progres"',
        'ministry = "progres", faction = "frange"',
        "one ministry, faction or character (OLO-203)",
    ),
    (
        "equipment",
        "insigne_de_kantor",
        '"petra_kantor"',
        '"petra_cantor"',
        'no character is petra_cantor; did you mean "petra_kantor"?',
    ),
    ("equipment", "fumigenes", 'ministry = "frange"', 'ministry = "progres"', "vlasta_cerna (OLO-201, OLO-204)"),
]
LAYOUTS = [
    (
        "[2200, 4300], [5200, 4300], [5200, 5100], [2200, 5100]",
        "[2200, 4300], [5200, 5100], [5200, 4300], [2200, 5100]",
        "t1 crosses itself (OLO-G02)",
    ),
    (
        "[2200, 4300], [5200, 4300], [5200, 5100], [2200, 5100]",
        "[2200, 5100], [5200, 5100], [5200, 4300], [2200, 4300]",
        "t1 has its corners clockwise",
    ),
    (
        "[2200, 4300], [5200, 4300], [5200, 5100], [2200, 5100]",
        "[2200, 4300], [3000, 4900], [5200, 4300], [5200, 5100], [2200, 5100]",
        "t1 is not convex; divide it",
    ),
    (
        "[2200, 4300], [5200, 4300], [5200, 5100], [2200, 5100]",
        "[2200, 4300], [5200, 4300], [5200, 4300], [2200, 5100]",
        "has the same corner twice",
    ),
    (
        "[2200, 4300], [5200, 4300]",
        "[2200, 4300], [25200, 4300]",
        "t1 lies off the Bloc, whose sides go from 0 to 16000 (OLO-003)",
    ),
    (
        "[2200, 2000], [3000, 2000]",
        "[2200, 1999], [3000, 1999]",
        "t2 stands nearer than 2 inches to the edge of the Bloc (OLO-189)",
    ),
    ("[3000, 4300], [2200, 4300]", "[3000, 4400], [2200, 4400]", "t2 overlaps t1 (OLO-189)"),
    (
        "[3000, 4300], [2200, 4300]",
        "[3000, 4279], [2200, 4279]",
        "t2 stands nearer than 2 inches to t1 without touching it (OLO-189)",
    ),
    (
        "[5200, 4300], [5200, 5100]",
        "[8801, 4300], [8801, 5100]",
        "t5 stands nearer than 2 inches to t1 without touching it (OLO-189)",
    ),
    ('id = "t2"', 'id = "t1"', "t1 stands twice in the layout"),
    (
        'agendas = ["releves", "gargoule"',
        'agendas = ["releves", "gargouille"',
        'no agenda is called gargouille; did you mean "gargoule"?',
    ),
    ('agendas = ["releves", "gargoule"', 'agendas = ["releves", "releves"', "releves stands twice"),
]


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "reason"), [*FORM, *PROGRAMS, *USES, *THINGS, *INSTINCTS, *AGENDAS]
)
def test_a_fault_is_told_with_its_reason(folder: Path, file: str, after: str, old: str, new: str, reason: str) -> None:
    line = content.spoil(folder / f"{file}.toml", old, new, after=after)
    faults = check(folder)
    told = [fault for fault in faults if reason in fault.reason]
    assert told, faults
    last = len((folder / f"{file}.toml").read_text(encoding="utf-8").splitlines())
    assert Path(told[0].file).stem == file and (abs(told[0].line - line) <= 12 or told[0].line == last), told


@pytest.mark.parametrize(("file", "after", "old", "new", "reason"), CABALS)
def test_every_cabal_of_a_faction_must_exist_and_find_three_cards(
    folder: Path, file: str, after: str, old: str, new: str, reason: str | None
) -> None:
    content.spoil(folder / f"{file}.toml", old, new, after=after)
    faults = check(folder)
    if reason is None:
        assert faults == []  # Milena is left
        content.spoil(folder / "characters.toml", "rank = 1", "rank = 3", after="milena_hruba")
        reason = "administration has nobody of rank 1, a cabal needs one of each (OLO-200)"
        faults = check(folder)
    assert any(reason in fault.reason for fault in faults), faults


@rule("OLO-189", "OLO-Q90", "OLO-G02")
@pytest.mark.parametrize(("old", "new", "reason"), LAYOUTS)
def test_an_illegal_layout_is_told_with_its_line_and_its_rule(folder: Path, old: str, new: str, reason: str) -> None:
    line = content.spoil(folder / "layouts.toml", old, new)
    faults = check(folder)
    assert any(reason in fault.reason for fault in faults), faults
    assert all(abs(fault.line - line) <= 4 for fault in faults)
