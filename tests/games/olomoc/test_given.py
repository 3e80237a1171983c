"""Described positions: what is completed, and what cannot be, refused by a sentence that names field and law."""

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.games.olomoc.game import OlomocGame
from ludotheque.games.olomoc.given import KEYS
from ludotheque.games.olomoc.state import Marker, Piece, Player
from ludotheque.kit.content.described import BadDescription
from ludotheque.kit.geometry import board as plane
from ludotheque.match.position import BadPosition
from tests.marks import rule

RULES = OlomocGame()
CABAL = ["dominik_kralov", "hynek_novotny", "petra_kantor"]
HAND = ["animosite", "hierarchie_stricte", "requisition", "couvre_feu"]
DOMINIK, NOVOTNY, PETRA = CABAL
ROW = [PETRA, NOVOTNY, DOMINIK, "interferences", "propaganda"]
AT = [5000, 4000]


def piece(name: str = "a3", **parts: Any) -> dict[str, Any]:
    return {"pieces": {name: {"at": AT} | parts}}


def row(*cards: str, **told: Any) -> dict[str, Any]:
    return {"rows": {0: list(cards)}, **told}


# What is described, and what the refusal names: the field, then the rule or the part of it that is broken.
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    # Cabals
    "two factions": ({"cabals": [["dominik_kralov", "zdenka_mraz", "petra_kantor"]]}, "profile", "OLO-199"),
    "no rank 2": ({"cabals": [["dominik_kralov", "milena_hruba", "petra_kantor"]]}, "profile", "OLO-199"),
    "two leaders": ({"cabals": [["petra_kantor", "hynek_novotny", "jana_alena_novak"]]}, "profile", "OLO-199"),
    "ranks the other way": ({"cabals": [["petra_kantor", "hynek_novotny", "dominik_kralov"]]}, "profile", "OLO-199"),
    "one twice": ({"cabals": [["dominik_kralov", "hynek_novotny", "hynek_novotny"]]}, "profile", "OLO-199"),
    "a hostile in a cabal": ({"cabals": [["dominik_kralov", "hynek_novotny", "rogue"]]}, "character", "rogue"),
    "two rouages": ({"cabals": [["dominik_kralov", "hynek_novotny"]]}, "cabals", "OLO-200"),
    "four rouages": ({"cabals": [[*CABAL, "kubik_oktobar"]]}, "cabals", "OLO-200"),
    "an unknown character": ({"cabals": [["dominik", "hynek_novotny", "petra_kantor"]]}, "character", "dominik"),
    "a third cabal": ({"cabals": [CABAL] * 3}, "cabals", "2 seats"),
    # Equipment
    "a card of no ministry of theirs": (
        {"equipment": [["grappin", "gilet_renforce", "matraque_lestee"]]},
        "equipment",
        "OLO-203",
    ),
    "a card of another faction": (
        {"equipment": [["lame_de_recuperation", "gilet_renforce", "matraque_lestee"]]},
        "equipment",
        "OLO-203",
    ),
    "a card of somebody else": (
        {"equipment": [["insigne_de_kantor", "gilet_renforce", "matraque_lestee"]]},
        "equipment",
        "OLO-203",
    ),
    "a card twice": (
        {"equipment": [["gilet_renforce", "gilet_renforce", "insigne_de_kantor"]]},
        "equipment",
        "OLO-203",
    ),
    "a ministry that provides two": (
        {
            "cabals": [["dominik_kralov", "kubik_oktobar", "petra_kantor"]],
            "equipment": [["matraque_lestee", "disrupteur_quantique", "gilet_renforce"]],
        },
        "equipment",
        "OLO-203",
    ),
    "no card": ({"equipment": [["matraque_lestee", "gilet_renforce"]]}, "equipment", "OLO-200"),
    # Rouages
    "more wounds than life": (piece(checked=20), "checked", "OLO-070"),
    "dead on its feet": (piece(checked=7), "checked", "OLO-076"),
    "five action tokens": (piece(actions=5), "actions", "from 0 to 4"),
    "a negative number": (piece(actions=-1), "actions", "from 0 to 4"),
    "four tokens of Noirceur": (piece(noirceur=4), "noirceur", "from 0 to 3"),
    "stunned twice": (piece(stunned=2), "stunned", "true or false"),
    "three marches": (piece(marches=3), "marches", "OLO-105"),
    "three attacks": (piece(attacks=3), "attacks", "OLO-105"),
    "two rests": (piece(rests=2), "rests", "OLO-105"),
    "two studies": (piece(studies=2), "studies", "OLO-105"),
    "a file where none is to be had": (
        piece(files=1) | {"markers": {"m1": {"gone": True}}},
        "files",
        "OLO-Q115",
    ),
    "more files than the agenda has": (piece("a1", files=1) | {"agenda": "dossiers"}, "files", "OLO-187"),
    "a file carried off the Bloc": (
        {"agenda": "dossiers", "pieces": {"a1": {"files": 1}}, "markers": {"m1": {"gone": True}}},
        "files",
        "OLO-Q115",
    ),
    "out of action and standing": ({"pieces": {"a1": {"at": AT, "out": True}}}, "a1", "OLO-076"),
    "out of action with tokens": ({"pieces": {"a1": {"out": True, "actions": 2}}}, "actions", "OLO-076"),
    "out of action and stunned": ({"pieces": {"a1": {"out": True, "stunned": True}}}, "stunned", "OLO-076"),
    "out of action and alive": ({"pieces": {"a1": {"out": True, "checked": 2}}}, "checked", "OLO-076"),
    "lost in a cycle to come": ({"pieces": {"a1": {"out": True, "fell": 2}}}, "fell", "OLO-076"),
    "lost and in the game": ({"pieces": {"a1": {"fell": 1}}}, "fell", "OLO-076"),
    "active and out of action": ({"active": "a1", "pieces": {"a1": {"out": True}}}, "acting", "OLO-222"),
    "hurt off the Bloc": ({"pieces": {"a1": {"checked": 1}}}, "checked", "OLO-106"),
    "stunned off the Bloc": ({"pieces": {"a1": {"stunned": True}}}, "stunned", "OLO-106"),
    "a march off the Bloc": ({"pieces": {"a1": {"marches": 1}}}, "marches", "OLO-106"),
    "turned up in a phase to come": (piece("a1", turned=3), "turned", "OLO-216"),
    "turned up with the active one": (piece("a1", turned=1), "turned", "OLO-216"),
    # Places
    "off the Bloc": ({"pieces": {"a1": {"at": [100, 8000]}}}, "discs", "OLO-047"),
    "beyond the Bloc": ({"pieces": {"a1": {"at": [17000, 8000]}}}, "a1", "16000"),
    "two in one place": ({"pieces": {"a1": {"at": AT}, "b1": {"at": [5500, 4000]}}}, "discs", "OLO-047"),
    "on terrain": ({"layout": "friche", "pieces": {"a1": {"at": [3700, 4700]}}}, "discs", "OLO-047"),
    "a hostile on a rouage": (
        {"pieces": {"a1": {"at": AT}}, "hostiles": [{"profile": "rogue", "at": [5200, 4100]}]},
        "discs",
        "OLO-047",
    ),
    "a hostile off the Bloc": ({"hostiles": [{"profile": "rogue", "at": [0, 0]}]}, "discs", "OLO-047"),
    "a marker off the Bloc": ({"markers": {"m1": {"at": [10, 10]}}}, "discs", "OLO-047"),
    "a place of three numbers": ({"pieces": {"a1": {"at": [1, 2, 3]}}}, "a1", "two numbers"),
    # Hostiles
    "a hostile without a place": ({"hostiles": [{"profile": "rogue"}]}, "hostile", "'at'"),
    "a hostile without a profile": ({"hostiles": [{"at": AT}]}, "hostile", "'profile'"),
    "a rouage as a hostile": ({"hostiles": [{"profile": "petra_kantor", "at": AT}]}, "hostile", "petra_kantor"),
    "a hostile with tokens": ({"hostiles": [{"profile": "rogue", "at": AT, "actions": 1}]}, "hostile", "actions"),
    "a dead hostile": ({"hostiles": [{"profile": "rogue", "at": AT, "checked": 3}]}, "checked", "OLO-076"),
    "a hostile past its life": ({"hostiles": [{"profile": "rogue", "at": AT, "checked": 4}]}, "checked", "OLO-070"),
    "seven hostiles": (
        {"hostiles": [{"profile": "rogue", "at": [1000 + 2000 * k, 3000]} for k in range(7)]},
        "hostiles",
        "6",
    ),
    # Markers and agendas
    "a token in an agenda without": ({"agenda": "emprise", "markers": {"m1": {"token": 0}}}, "token", "OLO-Q115"),
    "a tainted marker in an agenda without": ({"markers": {"m1": {"tainted": True}}}, "tainted", "OLO-Q115"),
    "a marker that was tainted": (
        {"agenda": "purification", "markers": {"m1": {"tainted": False}}},
        "tainted",
        "OLO-Q115",
    ),
    "smoke before the planning": ({"posed": [{"marker": "smoke", "at": AT}], "step": "planning"}, "markers", "OLO-248"),
    "more markers than the agenda has": ({"markers": {"m4": {"at": AT}}}, "markers", "OLO-187"),
    "a marker of nobody": ({"markers": {"m1": {"token": 2}}}, "seat", "2"),
    "a token where no marker lies": ({"markers": {"m5": {"token": 0}}}, "m5", "not on the Bloc"),
    "a rouage as a marker": ({"markers": {"a1": {"token": 0}}}, "marker", "a1"),
    "a marker that nobody poses": ({"posed": [{"marker": "objective", "at": AT}]}, "marker", "objective"),
    "a posed marker without a place": ({"posed": [{"marker": "smoke"}]}, "posed", "'at'"),
    "nine markers": (
        {"posed": [{"marker": "smoke", "at": [1500 + 2000 * k, 3000]} for k in range(6)]},
        "posed",
        "8",
    ),
    "tainted terrain of no layout": ({"tainted": [1]}, "tainted", "1"),
    "tainted terrain that is not there": ({"layout": "friche", "tainted": [40]}, "tainted", "40"),
    "agenda tokens in an agenda without": ({"tokens": [2, 0]}, "tokens", "OLO-001"),
    "more agenda tokens than wounds": ({"agenda": "gargoule", "tokens": [99, 0]}, "tokens", "OLO-001"),
    "points for a gargoyle that stands": ({"agenda": "gargoule", "vp": [3, 0]}, "vp", "OLO-001"),
    "points from nowhere": ({"vp": [1, 0]}, "vp", "OLO-001"),
    "more points than there were": ({"cycle": 2, "vp": [0, 4]}, "vp", "OLO-001"),
    "points for a loss of one's own": ({"pieces": {"a1": {"out": True}}, "vp": [1, 0]}, "vp", "OLO-001"),
    "an unknown agenda": ({"agenda": "paix"}, "agenda", "paix"),
    "an unknown layout": ({"layout": "plage"}, "layout", "plage"),
    "one line for both": ({"edges": ["north", "north"]}, "edges", "OLO-190"),
    "a line of another agenda": ({"edges": ["west", "east"]}, "edges", "OLO-190"),
    "a line that is none": ({"edges": ["centre"]}, "edge", "centre"),
    # Fiel, traque, the end
    "three Fiel": ({"fiel": [3, 0]}, "fiel", "OLO-252"),
    "three Fiel each": ({"fiel": [3, 3]}, "fiel", "OLO-252"),
    "less than no Fiel": ({"fiel": [-1, 0]}, "fiel", "at least 0"),
    "a hunt without losses": ({"traque": 1}, "traque", "OLO-077"),
    "a loss without hunt": ({"traque": 0, "pieces": {"a1": {"out": True}}}, "traque", "OLO-077"),
    "three losses, and it goes on": (
        {"pieces": {"a1": {"out": True}, "b1": {"out": True}, "b2": {"out": True}}},
        "traque",
        "OLO-252",
    ),
    "a fifth cycle": ({"cycle": 5}, "cycle", "from 1 to 4"),
    "no cycle": ({"cycle": 0}, "cycle", "from 1 to 4"),
    "a sixth phase": ({"phase": 6}, "phase", "from 0 to 5"),
    "an activation before the first phase": ({"phase": 0}, "phase", "OLO-215"),
    # Ministries
    "six ministry cards": ({"ministries": [[*HAND, "interferences", "communion"]]}, "hand", "OLO-192"),
    "three ministry cards": (
        {"ministries": [HAND, ["animosite", "interferences", "communion"]], "spent": ["triage"]},
        "hand",
        "OLO-192",
    ),
    "two of the Axis": ({"ministries": [["animosite", "animosite", "requisition", "triage"]]}, "hand", "OLO-192"),
    "a card held twice": ({"ministries": [HAND, ["couvre_feu"]]}, "ministry", "couvre_feu"),
    "a card held and discarded": (
        {"ministries": [HAND], "spent": ["couvre_feu"], "cycle": 2},
        "ministry",
        "couvre_feu",
    ),
    "a card held and fallen": ({"ministries": [HAND], "fallen": "requisition"}, "ministry", "requisition"),
    "a fallen Axis": ({"fallen": "animosite"}, "fallen", "OLO-193"),
    "discards in the first cycle": ({"spent": ["triage", "communion"]}, "hand", "OLO-192"),
    "a full hand in the fourth cycle": ({"cycle": 4, "ministries": [HAND]}, "hand", "OLO-192"),
    "an unknown ministry": ({"fallen": "amour"}, "ministry", "amour"),
    "two propaganda cards without a loss": ({"propaganda": [2, 1]}, "propaganda", "OLO-242"),
    "no propaganda card": ({"propaganda": [0, 1]}, "propaganda", "OLO-242"),
    # Rows
    "five propaganda cards": (row(*["propaganda"] * 5, step="phase"), "rows", "OLO-213"),
    "a rouage twice": (
        row(PETRA, PETRA, DOMINIK, "interferences", "propaganda"),
        "rows",
        "OLO-213",
    ),
    "no ministry": (
        row(PETRA, NOVOTNY, DOMINIK, "propaganda", "propaganda"),
        "rows",
        "OLO-213",
    ),
    "two ministries": (
        row(PETRA, "animosite", NOVOTNY, "interferences", DOMINIK),
        "rows",
        "OLO-213",
    ),
    "a ministry in a wrong slot": (
        row(PETRA, "interferences", NOVOTNY, DOMINIK, "propaganda"),
        "rows",
        "OLO-213",
    ),
    "a ministry that is not held": (row(*ROW, ministries=[HAND]), "rows", "OLO-213"),
    "a rouage of the other": (row("vlasta_cerna", *ROW[1:]), "card", "vlasta_cerna"),
    "a rouage lost before": (
        row(*ROW, cycle=2, pieces={"a1": {"out": True, "fell": 1}}),
        "rows",
        "OLO-213",
    ),
    "four cards": (row(*ROW[:4]), "rows", "OLO-213"),
    "six cards": (row(*ROW, "propaganda"), "rows", "OLO-213"),
    "rows before they are laid": (row(*ROW, step="planning"), "rows", "OLO-213"),
    "another card than the active one": (row(NOVOTNY, PETRA, *ROW[2:]), "active", "OLO-222"),
    "propaganda that was not turned up": (row(*ROW, propaganda_card=True), "active", "OLO-222"),
    "turned up otherwise than the row": (row(*ROW, phase=2, active="a2", **piece("a3", turned=2)), "turned", "OLO-216"),
    # The Artefact
    "a card of the Artefact twice": ({"pile": ["1.000", "1.000"], "discard": []}, "pile", "OLO-169"),
    "a short Artefact": ({"pile": ["1.000"], "discard": ["2.000"]}, "pile", "OLO-169"),
    "active and discarded": ({"artefact": "1.000", "discard": ["1.000"]}, "artefact", "OLO-169"),
    "discarded, and none is active": ({"discard": ["1.000"]}, "artefact", "OLO-175"),
    "an unknown Artefact card": ({"artefact": "9.999"}, "Artefact card", "9.999"),
    # What stands, and the rest
    "an ability of somebody else": ({"standing": [{"ability": "poursuite", "by": "a1"}]}, "ability", "poursuite"),
    "an unknown ability": ({"standing": [{"ability": "vol"}]}, "ability", "vol"),
    "a step that is none": ({"step": "tea"}, "step", "tea"),
    "a hostile that is active": ({"active": "h1"}, "rouage", "h1"),
    "a third player": ({"first": 2}, "seat", "2"),
    "something else": ({"weather": "rain"}, "weather", "positions.md"),
}


@rule("OLO-199", "OLO-047", "OLO-213")
@pytest.mark.parametrize(("told", "field", "law"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_refused_and_says_which_law(told: dict[str, Any], field: str, law: str) -> None:
    with pytest.raises(BadDescription) as refused:
        RULES.given(2, {}, **told)
    assert field in str(refused.value) and law in str(refused.value) and "\n" not in str(refused.value)


NONSENSE: list[Any] = [
    *("x", -1, 1.5, 10**30, b"x", [None], [[None]], [5, 5, 5, 5], [10**30], {"q": 1}, {0: None}, {(1,): 2}),
    *({"a1": 5}, {"a1": {"at": 5}}, {"a1": {"at": [10**30, 1]}}, {"a1": {"out": "x"}}, {"a1": {"actions": 10**30}}),
    *({"m1": 5}, {"m1": {"at": None}}, {"m1": {"token": "x"}}, [["x"] * 5], [[[]] * 5], [{"ability": []}]),
    *([{"profile": 5, "at": 5}], [{"profile": "rogue", "at": [1]}], [{"marker": "smoke", "at": "ab"}]),
]


@pytest.mark.parametrize("key", [key.name for key in KEYS])
def test_nonsense_is_refused_too(key: str) -> None:
    for value in NONSENSE:
        with pytest.raises(BadDescription):
            RULES.given(2, {}, **{"step": "mechanism" if key == "tie" else "activation", key: value})


POSSIBLE: list[dict[str, Any]] = [
    {},
    {"cycle": 4, "phase": 5, "vp": [3, 1], "pieces": {"b2": {"out": True, "fell": 2}}, "markers": {"m2": {"token": 0}}},
    {"agenda": "dossiers", "pieces": {"a3": {"at": AT, "files": 1}}, "markers": {"m1": {"gone": True}}},
    {"agenda": "gargoule", "bare": True, "tokens": [3, 1], "vp": [3, 0], "fiel": [2, 2]},
    {"step": "planning", "cycle": 2},
    {"step": "hostiles", "hostiles": [{"profile": "rogue", "at": AT, "stunned": True, "checked": 2}]},
    {"step": "end", "cycle": 3, "pieces": {"a1": {"out": True}}},
    {"step": "mechanism", "tie": False, "pile": ["1.000"]},
    {"step": "phase", "phase": 3},
    {"active": "a1", "propaganda_card": True, "last": False},
    {"phase": 3, "pieces": {"a1": {"turned": 1}, "a2": {"at": AT, "turned": 2, "marches": 2, "moved": True}}},
    {"edges": {1: "south"}, "first": 1, "posed": [{"marker": "smoke", "at": AT}]},
    {"cabals": {1: CABAL}, "equipment": {1: ["matraque_lestee", "gilet_renforce", "insigne_de_kantor"]}},
    {
        "rows": {0: ROW},
        "ministries": {1: ["triage", "animosite", "communion", "requisition"]},
        "fallen": "fortifications",
    },
]


@pytest.mark.parametrize("told", POSSIBLE)
def test_what_can_be_is_completed_and_played_on(told: dict[str, Any]) -> None:
    s, _ = RULES.given(2, {}, **told)
    s.settle()
    for seed in range(3):
        world = s.clone()
        world.reseed(seed + 1)
        world.playout(seed)
        assert world.over and not [*RULES.faults(world)]


# A saved position with one number changed: the field, the place of the number, and the number.
TAMPERED: dict[str, tuple[str, int, int]] = {
    "no such profile": ("pieces", Piece.profile, 99),
    "nobody": ("pieces", Piece.profile, -1),
    "another profile than its base and life": ("pieces", Piece.profile, 12),
    "no such card": ("pieces", Piece.equipment, 99),
    "nowhere": ("pieces", Piece.where, 3),
    "gone from where it stands": ("pieces", 2 * Piece.WIDTH + Piece.where, 0),
    "another life line": ("pieces", Piece.life, 1 << 20),
    "a rouage activated as a hostile": ("pieces", Piece.activated, 1),
    "something of a hostile that is none": ("pieces", 11 * Piece.WIDTH + Piece.noirceur, 1),
    "another radius": ("discs", 2 * plane.DISC + 2, 100),
    "of the other side": ("discs", 2 * plane.DISC + 3, 1),
    "stunned without its token": ("discs", 2 * plane.DISC + 4, 1),
    "a marker without a size": ("discs", 12 * plane.DISC + 2, 0),
    "a marker of no kind": ("markers", Marker.kind, 9),
    "a token of nobody": ("markers", Marker.token, 7),
    "more ministries than there are": ("players", Player.hand, 1 << 20),
    "no ministry": ("players", Player.hand, 0),
    "a card twice": ("rows", 0, 0),
    "a card that is none": ("rows", 0, 99),
    "an edge twice": ("edges", 0, 2),
    "an ability of another": ("standing", 1, 30),
    "an ability that is none": ("standing", 1, 9999),
    "an ability of a marker": ("standing", 2, 15),
    "a key twice": ("standing", 6, 1),
    "a card of the Artefact twice": ("pile", 0, 5),
}


@pytest.mark.parametrize(("field", "at", "number"), TAMPERED.values(), ids=TAMPERED)
def test_a_saved_position_that_was_changed_is_refused(field: str, at: int, number: int) -> None:
    table = ludotheque.game("olomoc").given(seats=2, pieces={"a3": {"at": AT}})
    saved = json.loads(json.dumps(table.save()))
    assert ludotheque.load(saved)
    saved["state"]["fields"][field][at] = number
    with pytest.raises(BadPosition):
        ludotheque.load(saved)
