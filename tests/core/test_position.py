"""A position from its declaration: what follows from it, what it may not say, and the text that the build compiles."""

import ast
from pathlib import Path
from typing import Annotated, Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core import expansion, sight
from ludotheque.core.expansion import BadPosition, expand
from ludotheque.core.fields import COUNT, EACH, FIXED, FLAG, FOLLOWS, HIDDEN, NOBODY, OWNER, SEAT, SEATS, SHARED, Row
from ludotheque.core.position import (
    at_least,
    faults,
    fixed_fields,
    new,
    one,
    position,
    row,
    rows,
    size,
    times,
    within,
)
from ludotheque.core.sight import By, Public, sights
from ludotheque.core.state import State
from ludotheque.core.vecs import of

SOURCES = Path(expansion.__file__).parents[2]
MOOD_IDS = ("calm", "angry")
SLOTS: Final = 2
IDS = {"card": ("ace", "king", "queen"), "clan": ("north", "south")}


class Content:
    zones = 3


@row
class Player(Row):
    gold: Annotated[i64, at_least(0)] = 3
    clan: Annotated[i64, "clan"] = NOBODY
    slots: Annotated[i64, HIDDEN, times(SLOTS + 1)] = 0
    ready: Annotated[i64, FLAG, OWNER]


@row
class Zone(Row):
    snow: i64 = 1
    owner: Annotated[i64, SEAT] = NOBODY


@position
class Land(State):
    content: Annotated[Content, FIXED]
    long: Annotated[i64, FIXED] = 0
    turn: Annotated[i64, within(1, 6)] = 1
    mood: Annotated[i64, MOOD_IDS] = 0
    players: Annotated[vec[i64], rows(Player, "seats")]
    zones: Annotated[vec[i64], rows(Zone, "content.zones")]
    facts: Annotated[vec[i64], HIDDEN, one(Zone)]
    bids: Annotated[vec[i64], EACH, size("seats", NOBODY)]
    towers: Annotated[vec[i64], SEATS, size(SLOTS)]
    hands: Annotated[list[vec[i64]], OWNER, SHARED, "card", size("seats")]
    heaps: Annotated["vec[vec[i64]]", HIDDEN, size(2)]
    deck: Annotated[vec[i64], COUNT, SHARED, "card"]


@position
class Province(Land):
    """A land that pays."""

    tax: Annotated[i64, at_least(0)] = 5

    # The first island has number 4.
    isles: Annotated[vec[i64], rows(Zone, 1, SLOTS + 2)]

    wealth: Annotated[i64, FOLLOWS] = 0


@position
class ProvinceTable(Province):
    def happy(self) -> bool:
        return self.mood == 0


def land(seats: int = 2) -> Land:
    return new(Land, seats, content=Content())


def test_a_blank_position_holds_what_its_fields_say() -> None:
    s = land()
    assert (s.turn, s.mood, s.long) == (1, 0, 0) and s.content.zones == 3
    assert list(s.players) == [3, -1, 0, 0, 0, 0] * 2 and list(s.zones) == [1, -1] * 3 and list(s.facts) == [1, -1]
    assert list(s.bids) == [-1, -1] and list(s.towers) == [0, 0]
    assert [list(pile) for pile in s.hands] == [[], []] and len(s.heaps) == 2 and len(s.deck) == 0


def test_a_column_is_a_number_and_a_row_knows_its_width() -> None:
    assert (Player.gold, Player.clan, Player.slots, Player.ready, Player.WIDTH) == (0, 1, 2, 5, 6)
    assert Player.FRESH == (3, -1, 0, 0, 0, 0)


def test_the_first_rows_are_read_by_one_set_of_words_the_second_by_another() -> None:
    s = land()
    s.put(1, Player.slots + 2, 7)
    s.add(1, Player.gold, -1)
    s.set_on(2, Zone.owner, 1)
    s.add_on(0, Zone.snow, 4)
    assert (s.get(1, 4), s.get(1, Player.gold), s.get(0, Player.gold)) == (7, 2, 3)
    assert (s.on(2, Zone.owner), s.on(0, Zone.snow), s.on(1, Zone.snow)) == (1, 5, 1)
    with pytest.raises(NotImplementedError):
        s.of(0, 0)


def test_a_copy_has_its_own_numbers_and_shares_what_is_shared() -> None:
    s = land()
    s.turn, s.hands[0], s.deck = 4, of([1]), of([2, 0])
    twin = s.clone()
    assert type(twin) is Land and twin.fingerprint() == s.fingerprint()
    twin.put(0, Player.gold, 9)
    twin.hands[1] = of([2])
    twin.towers[0] = 1
    assert (s.get(0, Player.gold), list(s.hands[1]), s.towers[0], twin.turn) == (3, [], 0, 4)
    assert twin.content is s.content
    twin.hands[0][0] = 2
    twin.deck[0] = 1
    assert s.hands[0][0] == 2 and s.deck[0] == 1


def test_a_position_built_on_another_has_its_fields_first_and_is_copied_as_itself() -> None:
    s = new(ProvinceTable, 2, content=Content(), long=1)
    assert list(ProvinceTable.FIELDS) == [*Land.FIELDS, "tax", "isles", "wealth"]
    s.tax, s.turn = 6, 3
    twin = s.clone()
    assert type(twin) is ProvinceTable and twin.happy() and (twin.tax, twin.turn, twin.long) == (6, 3, 1)
    twin.tax = 7
    assert twin.fingerprint() != s.fingerprint()


def test_rows_are_counted_from_the_number_that_they_say() -> None:
    s = new(Province, 2, content=Content())
    s.isles = of([*s.isles, *Zone.FRESH])
    s.set_of(5, Zone.owner, 1)
    s.add_of(4, Zone.snow, 2)
    assert list(s.isles) == [3, -1, 1, 1] and (s.of(4, Zone.snow), s.of(5, Zone.owner)) == (3, 1)


def test_what_follows_from_a_position_is_copied_and_neither_saved_nor_shown() -> None:
    s = new(Province, 2, content=Content())
    s.wealth = 8
    assert s.clone().wealth == 8 and s.fingerprint() == new(Province, 2, content=Content()).fingerprint()
    assert fixed_fields(Province) == ("content", "long", "wealth") and "wealth" not in sights(Province)


@pytest.mark.parametrize("name", [name for name in Land.FIELDS if name not in fixed_fields(Land)])
def test_every_field_is_saved_and_in_the_fingerprint(name: str) -> None:
    s, sees = land(), sights(Land)
    written = sight.write(s, sees)
    fields: Any = written["fields"]
    value = fields[name]
    fields[name] = value + 1 if isinstance(value, int) else [*value, [1] if name in ("hands", "heaps") else 1]
    twin = land()
    sight.read(twin, sees, {}, written)
    assert twin.fingerprint() != s.fingerprint() and sight.write(twin, sees) == written


def test_who_sees_what_follows_from_the_declaration() -> None:
    s = land()
    s.mood, s.deck, s.bids, s.towers = 1, of([1, 2]), of([5, 6]), of([0, 3])
    s.hands[0], s.hands[1] = of([0, 2]), of([1, 1, 1])
    seen = sight.view(s, sights(Land), 0, IDS)
    assert (seen["turn"], seen["mood"], seen["deck"], seen["bids"]) == (1, "angry", 2, 5)
    assert seen["hands"] == [["ace", "queen"], 3] and seen["towers"] == [[], [0, 1]]
    assert not {"content", "long", "facts", "heaps"} & set(seen)
    other = sight.view(s, sights(Land), None, IDS)
    assert other["hands"] == [2, 3] and "bids" not in other


def test_a_game_shows_a_field_in_its_own_way_and_under_its_own_name() -> None:
    s = land()
    sees = sights(Land, turn=Public(lambda s, n: n * 10), places=By(lambda s, seat: seat, of="zones"))
    seen = sight.view(s, sees, 1, IDS)
    assert (seen["turn"], seen["places"]) == (10, 1) and "zones" not in seen
    with pytest.raises(ValueError, match="no field 'moon'"):
        sights(Land, moon=Public())


def test_the_columns_of_a_row_are_shown_to_whom_they_concern() -> None:
    s = land()
    s.put(1, Player.clan, 1)
    assert sight.columns_seen(s, "players", 1, IDS, False) == {"gold": 3, "clan": "south"}
    assert sight.columns_seen(s, "players", 0, IDS, True) == {"gold": 3, "clan": None, "ready": False}


def test_a_number_out_of_its_bounds_is_named_with_the_law() -> None:
    s = land()
    assert list(faults(s, IDS)) == []
    s.turn = 7
    s.hands[1] = of([3])
    s.put(1, Player.gold, -2)
    s.put(0, Player.ready, 2)
    s.put(0, Player.clan, 2)
    s.set_on(2, Zone.owner, 2)
    s.towers[1] = 4
    assert [fault.en for fault in faults(s, IDS)] == [
        "turn is 7; it is at least 1 and at most 6.",
        "gold (players 1) is -2; it is at least 0.",
        "clan (players 0) is 2; it is at least -1 and at most 1.",
        "ready (players 0) is 2; it is at least 0 and at most 1.",
        "owner (zones 2) is 2; it is at least -1 and at most 1.",
        "towers is 4; it is at least 0 and at most 3.",
        "hands is 3; it is at least -1 and at most 2.",
    ]
    assert next(faults(s, IDS)).fr == "turn vaut 7 ; il faut au moins 1 et au plus 6."


HEAD = """
from typing import Annotated
from librt.vecs import vec
from mypy_extensions import i64
from ludotheque.core.fields import FIXED, HIDDEN, SHARED, Row
from ludotheque.core.position import position, row, rows, size, times, within
from ludotheque.core.state import State

"""

# What is said of it, and the fields of the position.
WRONG = {
    "there already": "clone: i64 = 0",
    "a field is one of": "name: str",
    "neither a size": "turn: Annotated[i64, SHARED] = 0",
    "is said by size": "cells: vec[i64] = vec[i64]()",
    "says nothing about a field": "turn: Annotated[i64, 3] = 0",
    "more than 3 kinds of rows": "; ".join(f"{x}: Annotated[vec[i64], rows(Cell, 2)]" for x in "abcd"),
}
CELL = "@row\nclass Cell(Row):\n    snow: i64 = 0\n\n\n"


def wrong(said: str) -> str:
    fields = "\n".join(f"    {field}" for field in WRONG[said].split("; "))
    return f"{HEAD}\n{CELL}@position\nclass X(State):\n{fields}\n" + "\n" * 20


@pytest.mark.parametrize("said", WRONG)
def test_what_cannot_be_meant_is_refused_at_import_and_by_the_build(said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        expand(wrong(said), source)
    with pytest.raises(BadPosition, match=said):
        exec(wrong(said), {"__name__": "wrong"})


def source(module: str) -> str | None:
    path = SOURCES / (module.replace(".", "/") + ".py")
    return path.read_text(encoding="utf-8") if path.is_file() else None


def methods(text: str, kind: str) -> dict[str, str]:
    [node] = [each for each in ast.parse(text).body if isinstance(each, ast.ClassDef) and each.name == kind]
    return {each.name: ast.unparse(each) for each in node.body if isinstance(each, ast.FunctionDef)}


def test_the_build_writes_what_the_pure_engine_runs_on_the_lines_that_were_there() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    first, last = (
        text.index("from ludotheque.core.position import ("),
        text.index("from ludotheque.core.sight import By"),
    )
    text = text[:first] + "from ludotheque.core.position import position, row\n" + "\n" * 12 + text[last:]
    written = expand(text, source)
    assert len(written.split("\n")) == len(text.split("\n"))
    made = methods(written, "Land")
    assert made["get"].endswith("return self.players[row * 6 + column]")
    assert made["set_on"].endswith("self.zones[row * 2 + column] = value")
    assert "self.deck" in made["clone"] and "self.deck[:]" not in made["clone"]
    assert (
        "other = ProvinceTable(self.seats, self.content, self.long, self.wealth)"
        in methods(written, "ProvinceTable")["clone"]
    )
    assert methods(written, "Province")["of"].endswith("return self.isles[(row - 4) * 2 + column]")
    assert "s.put(1, 2 + 2, 7)" in written
    assert "other.tax = self.tax" in methods(written, "ProvinceTable")["clone"]


def test_columns_are_numbers_in_modules_that_import_the_row() -> None:
    state = (
        HEAD
        + "N: Final = 4\n\n\n@row\nclass Cell(Row):\n    snow: Annotated[i64, times(N + 1)] = 0\n    ice: i64 = 0\n"
    )
    user = "from game.state import Cell\n\n\ndef f(s, Other):\n    return s.get(0, Cell.ice) + Cell.WIDTH + Other.ice\n"
    assert expand(user, {"game.state": state}.get).split("\n")[4] == "    return s.get(0, 5) + 6 + Other.ice"
