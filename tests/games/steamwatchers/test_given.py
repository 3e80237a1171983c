"""Described positions that cannot be: each is refused in one sentence that says what contradicts what."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import archon_place, ruines
from ludotheque.games.steamwatchers.state import Player, Zone
from tests.games.steamwatchers.scene import Scene, scene

FULL_HOUSE = ["mare_nostrum", "mor_irez", "nordhaf", "doggersee"]

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": [{"healthy": -1}]}, "players: healthy is -1; it must be a number from 0 to 999."),
    ({"players": [{"healthy": "many"}]}, "players: healthy is 'many'; it must be a number"),
    ({"players": [{"healthy": 6}]}, "Seat 0 has 6 of healthy barrels; its clan board allows 0 to 5"),
    ({"players": [{"blocked": 1}]}, "Seat 0 has 5 of healthy barrels; its clan board allows 0 to 4"),
    ({"players": [{"contraband": 5}]}, "Seat 0 has 5 of contraband barrels; its clan board allows 0 to 4"),
    ({"players": [{"incubation": 99}]}, "Seat 0 has 99 of incubation; its clan board allows 0 to 7"),
    ({"players": [{"capped": 9}]}, "Seat 0 has 9 of capped supply; its clan board allows 0 to"),
    ({"players": [{"supply": 99}]}, "Seat 0 has 99 of supply; its clan board allows 0 to"),
    ({"players": [{"spare_contraband": 30}]}, "The box has fewer contraband barrels than are described (STW-004)."),
    ({"players": [{"spare_healthy": 50}]}, "The box has fewer healthy barrels than are described (STW-004)."),
    ({"players": [{}, {}, {}]}, "players is [{}, {}, {}], with 3 entries for 2 seats."),
    ({"players": [{"weather": 1}]}, "There is no clan board number 'weather'; the clan board numbers are"),
    ({"players": [{"exiled": 13}]}, "reserve_base (players 0) is -1; it is at least 0."),
    ({"players": [{"reserve_base": 13}]}, "exiled (players 0) is -1; it is at least 0."),
    ({"players": [{"reserve_base": 5, "exiled": 0}]}, "Seat 0 has 16 figures; another number is described (STW-004)."),
    ({"players": [{"beacons": 9}]}, "Seat 0 has more beacons than its clan owns (STW-004)."),
    ({"players": [{"contracts": 4}]}, "Seat 0 has 3 contracts; more are described (STW-004)."),
    ({"players": [{"toxics": 1}]}, "Seat 0 has no such reserve of toxic farms (STW-246)."),
    ({"players": [{"deployment": 7}]}, "There is no such Deployment card with 2 players (STW-034, STW-044)."),
    ({"players": [{"deployment": 3}]}, "There is no such Deployment card with 2 players (STW-034, STW-044)."),
    ({"players": [{"deployment": 6}, {"deployment": 6}]}, "Two seats took one Deployment card (STW-044)."),
    ({"players": [{"delayed": 2}]}, "delayed (players 0) is 2; it is at least 0 and at most 1."),
    ({"players": [{"slots": ["free"] * 7}]}, "slots: seat 0 has "),
    ({"players": [{"slots": ["magic"]}]}, "There is no token 'magic'; the tokens are free,"),
    (
        {"players": [{"slots": ["negotiation", "negotiation"]}]},
        "Seat 0 has more Special Action tokens on its slots than",
    ),
    (
        {"players": [{"slots": ["great_host"]}]},
        "Seat 0 has more Special Action tokens on its slots than it owns (STW-115).",
    ),
    ({"titles": ["legate", "legate"]}, "Two seats hold one title on the Conclave track (STW-025)."),
    ({"titles": ["legate", "primus"]}, "The Conclave track has 4 positions with 2 players"),
    ({"reserved": ["archon", "archon"]}, "Two seats hold one title on the Reservation track (STW-025)."),
    ({"titles": ["emperor"]}, "There is no title 'emperor'; the titles are none, watcher_1,"),
    ({"clans": ["apotres", "apotres"]}, "Each seat leads one clan, and none is led twice (STW-001)."),
    ({"clans": ["apotres"]}, "clans is ['apotres'], with 1 entries for 2 seats."),
    ({"clans": ["apotres", "menrow"]}, "There is no clan 'menrow'; did you mean 'menrau'?"),
    ({"turn": 6}, "turn is 6; it must be a number from 0 to 5."),
    ({"turn": -1}, "turn is -1; it must be a number from 0 to 5."),
    ({"phase": "noon"}, "There is no phase 'noon'; the phases are conclave,"),
    ({"phase": "decline", "acting": 0}, "Somebody acts in the middle of Phase 3 only, not in 'decline'."),
    ({"phase": "planning", "passed": [0]}, "Nobody has passed before Phase 3, not in 'planning' (STW-080)."),
    ({"acting": 7}, "There is no seat 7 at a table of 2."),
    ({"passed": [7]}, "There is no seat 7 at a table of 2."),
    ({"bearer": 7}, "There is no seat 7 at a table of 2."),
    ({"chooser": -1}, "There is no seat -1 at a table of 2."),
    ({"enacted_by": 2}, "There is no seat 2 at a table of 2."),
    ({"enacted_in": 2}, "enacted_in is 2; it must be a number from 0 to 1."),
    ({"primus": "primus"}, "primus: number 0 is 5; it is at most 4 (STW-041)."),
    ({"zones": {"rhone": "7 2b"}}, "There is no seat '7' at a table of 2."),
    ({"zones": {"rhone": "2b"}}, "zones: say whose units stand in rhone: '0 2b 1e'"),
    ({"zones": {"rhone": "0 5b 1e"}}, "zones: more than five units in rhone (STW-022)"),
    (
        {"zones": {"rhone": "crames 2b"}},
        "Units of nobody stand in rhone, or somebody holds it without a unit (STW-Q46).",
    ),
    ({"zones": {"rhone": "0 1b farm farm turret"}}, "zones: rhone holds two structures at most (STW-008)"),
    ({"zones": {"rhone": "beacon"}}, "zones: say whose it is that lies in rhone: 'beacon:1', 'decoy:0'"),
    ({"zones": {"rhone": "beacon:5"}}, "There is no seat '5' at a table of 2."),
    ({"zones": {"rhone": "defence"}}, "zones: say whose it is that lies in rhone: 'beacon:1', 'decoy:0'"),
    ({"zones": {"rhone": "0 1b beacon:1"}}, "zones: units and a beacon of another clan in rhone (STW-131)"),
    (
        {"zones": {"rhone": "defence:0"}},
        "zones: an order token in rhone where its owner has no unit (STW-076)",
    ),
    (
        {"zones": {"rhone": "1 1b defence:0"}},
        "zones: an order token in rhone where its owner has no unit (STW-076)",
    ),
    ({"zones": {"rhone": "f6"}}, "zones: floors in rhone is 6; it must be a number from 0 to 5."),
    ({"zones": {"rhone": "barrel"}}, "More barrels of the Cramés are described than this scenario has (STW-205)."),
    ({"zones": {"rhone": "target:4"}}, "There is no seat '4' at a table of 2."),
    ({"zones": {"rhone": "castle"}}, "zones: rhone cannot hold 'castle'"),
    ({"zones": {"rhone": 3}}, "zones: rhone is 3; it must be words such as '0 2b 1e turret'."),
    ({"zones": {"rohne": "f1"}}, "There is no zone 'rohne'; did you mean 'rhone'?"),
    ({"zones": {"epiri": "f1"}}, "epiri is out of play with 2 players (STW-035)."),
    (
        {"zones": {"rhone": "toxic"}, "clans": ["apotres", "alliance"]},
        "Nobody here plays Menrâu, whose toxic farms are",
    ),
    (
        {"zones": {"rhone": "0 5b", "alba": "0 5b", "breizh": "0 5b"}},
        "reserve_base (players 0) is -3; it is at least 0.",
    ),
    (
        {"zones": {name: "0 1b movement" for name in ("rhone", "alba", "breizh", "gironde")}},
        "Seat 0 has more order tokens on the board than it owns (STW-071).",
    ),
    ({"seas": {"mor_irez": [2, 1]}}, "mor_irez has 2 contract slots, no more and no less (STW-017)."),
    ({"seas": {"mor_irez": [-1]}}, "seas: mor_irez is -1; it must be a number from 0 to 3."),
    ({"seas": {name: [1] for name in FULL_HOUSE}}, "contracts (players 0) is -1; it is at least 0."),
    ({"seas": {"pontos": [1]}}, "pontos is out of play with 2 players (STW-Q13)."),
    ({"legate": "pontos"}, "There is no such sea with 2 players (STW-Q13)."),
    ({"accomplice": "nordhaf"}, "Only Flotte libre has an Accomplice token (STW-237)."),
    (
        {"hands": {0: {"steam": ["alba"]}, 1: {"steam": ["alba"]}}},
        "The card alba lies both in the hand of seat 0 and in",
    ),
    (
        {"hands": {0: {"archon": ["degel"]}}, "in_force": "degel"},
        "The card degel lies both in the hand of seat 0 and in",
    ),
    ({"discard": ["alba"], "boxed": ["alba"]}, "The card alba lies both in the discard pile and in the box."),
    ({"deck": ["alba", "alba"]}, "The card alba lies both in the deck and in the deck."),
    ({"archon_deck": ["degel"], "in_force": "degel"}, "The card degel lies both in force and in the Archon deck."),
    ({"hands": {7: {"steam": ["alba"]}}}, "There is no seat 7 at a table of 2."),
    ({"hands": {0: {"magic": ["alba"]}}}, "A hand holds steam and archon cards, not 'magic'."),
    ({"hands": {0: {"steam": ["epiri"]}}}, "The card epiri is out of the game with 2 players (STW-034)."),
    ({"hands": {0: {"steam": ["ruines"]}}}, "A Steam Column card lies where no card can lie"),
    ({"rendezvous": {0: "alba"}}, "A Steam Column card lies where no card can lie"),
    ({"weather": "rain"}, "A position has no 'weather'; see docs/positions.md for what it can say."),
]


def described(**description: Any) -> Scene:
    """Apôtres and Conglomérat, unless told otherwise."""
    return scene(**description)


@pytest.mark.parametrize(("description", "reason"), IMPOSSIBLE, ids=lambda value: str(value)[:60])
def test_an_impossible_position_is_refused(description: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError) as refused:
        described(**description)
    assert reason.lower() in str(refused.value).lower()


def test_what_is_missing_from_a_described_reserve_lies_on_the_death_and_exile_board() -> None:
    t = described(zones={"rhone": "0 2b"}, players=[{"reserve_base": 4}])
    assert (t.player(0)["exiled"], t.player(0)["units"]) == (12 - 2 - 4, 2)
    t = described(zones={"rhone": "0 2b"}, players=[{"exiled": 3}])
    assert (t.player(0)["reserve_base"], t.player(0)["reserve_elite"]) == (12 - 2 - 3, 4)


POSITION: dict[str, Any] = {"zones": {"rhone": "0 2b farm defence", "alba": "1 1b"}, "hands": {0: {"steam": ["saksa"]}}}

# A saved position with one number changed, and what becomes wrong with it.
TAMPERED: dict[str, tuple[str, int, int]] = {
    "a sixth unit": ("zones", Zone.base, 6),
    "a holder without units": ("zones", Zone.holder, 1),
    "a seat that is none": ("zones", Zone.holder, 4),
    "units that attack for nobody": ("zones", Zone.raid_base, 1),
    "a structure that is none": ("zones", Zone.first, 9),
    "a second structure first": ("zones", Zone.second, 1),
    "a sixth floor": ("zones", Zone.floors, 6),
    "half a column": ("zones", Zone.floors, -1),
    "two cubes": ("zones", Zone.cube, 2),
    "an order that is none": ("zones", Zone.order, 4),
    "an order of nobody": ("zones", Zone.order, 1),
    "a barrel of the Cramés": ("zones", Zone.barrel, 1),
    "a target of nobody": ("zones", Zone.target, 4),
    "less than nothing": ("players", Player.spare_healthy, -1),
    "too much in stock": ("players", Player.healthy, 6),
    "a clan twice": ("players", Player.clan, 1),
    "a clan that is none": ("players", Player.clan, 7),
    "a figure more": ("players", Player.reserve_elite, 5),
    "a figure less": ("players", Player.reserve_base, 1),
    "a title twice": ("players", Player.title, 2),
    "a title that is none": ("players", Player.reserved, 5),
    "a slot that is none": ("players", Player.slot + 5, 0),
    "a token that is none": ("players", Player.slot, 7),
    "a third trap": ("players", Player.beacons, 9),
    "poison of others": ("players", Player.toxics, 1),
    "neither passed nor not": ("players", Player.passed, 2),
    "a contract too many": ("players", Player.contracts, 4),
    "a contract less than none": ("seas", 0, -1),
    "a contract of a third seat": ("seas", 2, 1),
    "a card in a third hand": ("cards", 0, 4),
    "a card taken from the deck": ("cards", 0, state.IN_DISCARD),
    "a card twice": ("deck", 0, 5),
    "an Archon card twice": ("archons", 0, 5),
}


@pytest.mark.parametrize("change", TAMPERED)
def test_a_saved_position_that_cannot_be_is_not_loaded(change: str) -> None:
    saved = described(**POSITION).table.save()
    assert ludotheque.load(saved).waiting
    field, at, value = TAMPERED[change]
    fields = saved["state"]["fields"]
    fields[field][at] = value
    with pytest.raises(ValueError, match="This position"):
        ludotheque.load(saved)


NUMBERS = [("turn", 6), ("phase", 6), ("chooser", 2), ("bearer", 2), ("primus", 5), ("in_force", 3), ("top", 3)]
NUMBERS += [("legate", 9), ("accomplice", 1), ("farms", 41), ("turrets", 11), ("buried", -1), ("enacted_in", 9)]


@pytest.mark.parametrize(("field", "value"), NUMBERS)
def test_a_number_that_cannot_be_is_not_loaded(field: str, value: int) -> None:
    saved = described(**POSITION).table.save()
    saved["state"]["fields"][field] = value
    with pytest.raises(ValueError, match="This position is impossible"):
        ludotheque.load(saved)


def test_cards_in_force_and_under_the_deck_are_one_each() -> None:
    t = described(in_force="degel")
    other = t.state.content.archon_ids.index("air_pur")
    for place, where in ((archon_place(t.state, other), state.IN_FORCE), (ruines(t.state), 0)):
        saved = t.table.save()
        saved["state"]["fields"]["cards"][place] = where
        with pytest.raises(ValueError, match="This position is impossible"):
            ludotheque.load(saved)
