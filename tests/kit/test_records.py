"""Printed things as records: the shapes a file is held against, and the columns the rules read."""

from typing import Annotated

import pytest
from msgspec import Meta, field

from ludotheque.games.olomoc.records import RECORDS as OLOMOC
from ludotheque.kit.content.records import (
    Files,
    Open,
    Printed,
    bits,
    column,
    count,
    each,
    fill,
    fits,
    put,
    row,
    says,
    several,
    starts,
    within,
    word,
)
from ludotheque.kit.content.shapes import Path
from ludotheque.match.registry import registry

pytestmark = pytest.mark.interpreted

COLOURS = ("", "red", "green")


class Step(Open):
    do: str


class Price(Printed):
    gold: Annotated[int, within(0, 9), column("gold")] = 0


class Sale(Printed, tag_field="type", tag="sale"):
    n: Annotated[int, within(1, 3), column("sold")]


class Gift(Printed, tag_field="type", tag="gift"):
    fixed = {"sold": -1}


class Card(Printed):
    """A card."""

    one_at_least = ("words", "steps")
    beside = {"colour": "words"}
    id: Annotated[str, fits("[a-z]+", "small letters"), column("ids")]
    worth: Annotated[int, within(0, 5), column("worth"), column("twice", lambda worth: 2 * worth)]
    words: Annotated[
        list[Annotated[str, word("colour", COLOURS)]], several(0, 2), bits("mask"), row("places", 2, -1), count("many")
    ] = []
    colour: Annotated[str, word("colour", COLOURS), column("colour")] = ""
    partner: Annotated[str, says("Another card."), column("partner", of="known")] = ""
    fast: Annotated[bool, column("fast")] = False
    price: Price = field(default_factory=Price)
    spots: Annotated[list[int], starts("first_spot"), each("spots")] = []
    steps: list[Step] = []
    how: Annotated[Sale | Gift | None, Meta(title="offer")] = None


class Cards(Printed):
    card: list[Card]


class Content:
    known: list[str] = ["ann", "bob"]


RECORDS = Files(cards=Cards)
BEST = Card(id="a", worth=2, words=["green", "red"], colour="green", partner="bob", fast=True, spots=[7, 8])
LEAST = Card(id="b", worth=0)


def filled(*cards: Card) -> dict[str, object]:
    content = Content()
    fill(content, cards)
    return {name: list(value) for name, value in vars(content).items()}


def faults(**card: object) -> list[tuple[Path, str]]:
    found: list[tuple[Path, str]] = []
    table = {"card": [{"id": "a", "worth": 1, "words": []} | card]}
    RECORDS.shapes.check("cards", table, lambda path, reason: found.append((path[2:], reason)))
    return found


def test_each_field_fills_its_columns_in_the_order_of_the_records() -> None:
    assert filled(BEST, LEAST) == {
        "ids": ["a", "b"],
        "worth": [2, 0],
        "twice": [4, 0],
        "mask": [6, 0],
        "places": [2, 1, -1, -1],
        "many": [2, 0],
        "colour": [2, 0],
        "partner": [1, -1],
        "fast": [1, 0],
        "gold": [0, 0],
        "first_spot": [0, 2, 2],
        "spots": [7, 8],
    }


def test_records_of_several_classes_share_columns_by_what_is_fixed_for_one() -> None:
    assert filled(Card(id="a", worth=1, how=Gift()), Card(id="b", worth=1, how=Sale(n=3)))["sold"] == [-1, 3]


def test_one_record_sets_plain_numbers() -> None:
    content = Content()
    put(content, Price(gold=4))
    assert vars(content) == {"gold": 4}


@pytest.mark.parametrize(
    ("card", "where", "reason"),
    [
        ({"worth": 6}, ("worth",), "worth must be between 0 and 5, not 6"),
        ({"worth": True}, ("worth",), "worth must be a whole number, not true"),
        ({"id": "A1"}, ("id",), 'id "A1" does not fit: small letters'),
        ({"words": ["gren"]}, ("words", 0), 'unknown colour "gren"; did you mean "green"?'),
        ({"words": ["red"] * 3}, ("words",), "words must have 0 to 2 entries, not 3"),
        ({"partnr": "bob"}, ("partnr",), 'unknown key "partnr"; did you mean "partner"?'),
        ({"price": {"gold": 10}}, ("price", "gold"), "gold must be between 0 and 9, not 10"),
        ({"steps": [{"to": "you"}]}, ("steps", 0), 'missing key "do"'),
        ({"how": {"tipe": "sale"}}, ("how",), 'an offer needs the key "type" ("tipe" is not a key)'),
        ({"how": {"type": "sail"}}, ("how", "type"), 'unknown type "sail"; did you mean "sale"?'),
        ({"how": {"type": "sale"}}, ("how",), 'missing key "n"'),
        ({"how": {"type": "gift", "n": 1}}, ("how", "n"), 'unknown key "n"; known: type'),
        ({"how": {"type": 3}}, ("how", "type"), "type must be text in quotes, not 3"),
        ({"how": 3}, ("how",), "an offer must be a table in braces, not 3"),
    ],
)
def test_a_fault_of_shape_is_told_where_it_is(card: dict[str, object], where: Path, reason: str) -> None:
    assert faults(**card) == [(where, reason)]


def test_keys_that_need_each_other() -> None:
    found: list[str] = []
    RECORDS.shapes.check(
        "cards", {"card": [{"id": "a", "worth": 1, "colour": "red"}]}, lambda _, why: found.append(why)
    )
    assert found == ['"colour" stands only beside "words"', "needs at least one of: words, steps"]
    assert faults(steps=[{"do": "run", "n": 3}]) == []  # what else a step says is read elsewhere


def test_every_game_with_content_has_a_schema_of_all_its_files() -> None:
    with_files = [rules.content for rules in registry().values() if rules.content.files]
    assert len(with_files) >= 5
    for content in with_files:
        schema = content.schema()
        assert schema is not None
        assert {name.removesuffix(".toml") for name in content.files if name.endswith(".toml")} <= set(schema["$defs"])
    assert OLOMOC.schema["$defs"]["Terrain"]["description"] == "A piece of terrain: convex parts that touch."
