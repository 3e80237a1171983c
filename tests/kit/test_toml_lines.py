"""On which line of a TOML file each key stands."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.kit.content.toml_lines import key_lines
from tests.games.shared.content import paths

pytestmark = pytest.mark.interpreted


def test_lines_of_every_kind_of_toml() -> None:
    text = '''# [[card]]
title = """
[[card]]
id = "no" \\""" still
""""
'quoted key'."and more" = 1 # id = 2
[[card]] # first
id = \'\'\'
] } "\'\'\'
list = [ 1, # one ]
  [2, "]"], { a = 1, "b c" = [ 3 ] } ,
]
[card.more]
when = 1979-05-27 07:32:00
[[card]]
[[card.part]]
x.y = 1
x.z = 2
[[card.part]]
'''
    assert key_lines(text) == {
        ("title",): 2,
        ("quoted key",): 6,
        ("quoted key", "and more"): 6,
        ("card",): 7,
        ("card", 0): 7,
        ("card", 0, "id"): 8,
        ("card", 0, "list"): 10,
        ("card", 0, "list", 0): 10,
        ("card", 0, "list", 1): 11,
        ("card", 0, "list", 1, 0): 11,
        ("card", 0, "list", 1, 1): 11,
        ("card", 0, "list", 2): 11,
        ("card", 0, "list", 2, "a"): 11,
        ("card", 0, "list", 2, "b c"): 11,
        ("card", 0, "list", 2, "b c", 0): 11,
        ("card", 0, "more"): 13,
        ("card", 0, "more", "when"): 14,
        ("card", 1): 15,
        ("card", 1, "part"): 16,
        ("card", 1, "part", 0): 16,
        ("card", 1, "part", 0, "x"): 17,
        ("card", 1, "part", 0, "x", "y"): 17,
        ("card", 1, "part", 0, "x", "z"): 18,
        ("card", 1, "part", 1): 19,
    }
    assert set(key_lines(text)) == set(paths(tomllib.loads(text)))


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="ab[]{}=.,\"'\\#\n 1", max_size=40))
def test_lines_agree_with_the_parser_on_any_text(text: str) -> None:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert set(key_lines(text)) >= set(paths(table))
