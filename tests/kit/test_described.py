"""Descriptions: the keys that a game declares, no other accepted and no other read."""

import pytest

from ludotheque.kit.content.described import BadDescription, Described, Key

KEYS = (Key("gold", "gold, by seat", "0"), Key("snow", "floors of snow", "0"))


def test_a_key_that_is_not_declared_is_refused_before_anything_is_read() -> None:
    with pytest.raises(BadDescription, match="A position has no 'rain'"):
        Described({"gold": [1], "rain": 2}, 2, KEYS)


def test_a_reader_cannot_ask_for_a_key_that_is_not_declared() -> None:
    told = Described({"gold": [1]}, 2, KEYS)
    with pytest.raises(LookupError, match="'rain'"):
        told.take("rain", 0)


def test_what_is_declared_and_said_but_not_read_is_refused() -> None:
    told = Described({"gold": [1], "snow": 2}, 2, KEYS)
    assert told.take("gold", []) == [1]
    with pytest.raises(BadDescription, match="snow: there is no such thing at the moment that is described"):
        told.finish()
