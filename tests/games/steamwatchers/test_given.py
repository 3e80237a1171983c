"""What a description leaves out is completed; saved positions that cannot be are refused, too."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games import steamwatchers
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import archon_place, ruines
from ludotheque.games.steamwatchers.given import IN_A_ZONE
from ludotheque.games.steamwatchers.state import Player, Zone
from ludotheque.kit.content.described import BadDescription
from tests.games.steamwatchers.scene import Scene, scene
from tests.marks import rule


def described(**description: Any) -> Scene:
    """Apôtres and Conglomérat, unless told otherwise."""
    return scene(**description)


def test_what_is_missing_from_a_described_reserve_lies_on_the_death_and_exile_board() -> None:
    t = described(zones={"rhone": "0 2b"}, players=[{"reserve_base": 4}])
    assert (t.player(0)["exiled"], t.player(0)["units"]) == (12 - 2 - 4, 2)
    t = described(zones={"rhone": "0 2b"}, players=[{"exiled": 3}])
    assert (t.player(0)["reserve_base"], t.player(0)["reserve_elite"]) == (12 - 2 - 3, 4)


@pytest.mark.parametrize("word", IN_A_ZONE)
def test_every_word_for_what_lies_in_a_zone_is_read(word: str) -> None:
    try:
        described(zones={"rhone": f"{word} 0 1b"})
    except BadDescription as refused:  # what this zone cannot hold at this table, not what no zone holds
        assert "cannot hold" not in str(refused)


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


@rule("STW-113")
def test_a_title_that_a_fallen_clan_had_reserved_may_be_taken() -> None:
    s = described().state
    for seat in range(2):
        s.put(seat, Player.reserved, 2)
    assert [fault.en for fault in steamwatchers.GAME.faults(s)] == [
        "two seats hold one title on the Reservation track (STW-025)."
    ]
    s.put(1, Player.out, 1)
    assert [*steamwatchers.GAME.faults(s)] == []
