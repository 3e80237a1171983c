"""Methods of one line that the build writes into the classes of other libraries."""

import ast

import pytest

from ludotheque.core.expansion import SHORT, BadFrame, expand

BASE = f"""class Rows(State):  {SHORT}
    def get(self, seat: i64) -> i64:
        return self.players[seat]

    def add(self, seat: i64, n: i64) -> None:
        self.players[seat] += n

    def copy(self, other: "Rows") -> None:
        other.players = self.players[:]
        other.areas = self.areas[:]

    def zeroed(self) -> None:
        self.players = zeros(3)
"""

GAME = '''from kit import Rows


class Game(Rows):
    """A game."""

    def first(self) -> i64:
        return self.get(0)

    def last(self) -> i64:
        return self.get(2)


class Table(Game):
    def second(self) -> i64:
        return self.get(1)
'''


def written(game: str, base: str = BASE) -> dict[str, list[str]]:
    text = expand(game, {"kit": base}.get)
    assert len(text.split("\n")) == len(game.split("\n"))
    return {
        node.name: [ast.unparse(each) for each in node.body if isinstance(each, ast.FunctionDef)]
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    }


def names(game: str, base: str = BASE) -> dict[str, list[str]]:
    return {
        kind: sorted(text.split("(")[0].removeprefix("def ") for text in texts)
        for kind, texts in written(game, base).items()
    }


def test_what_has_one_line_and_needs_nothing_else_is_written_into_the_class_built_on_it() -> None:
    assert names(GAME) == {"Game": ["add", "first", "get", "last"], "Table": ["second"]}
    assert "def get(self, seat: i64) -> i64:\n    return self.players[seat]" in written(GAME)["Game"]


def test_a_method_of_its_own_stays() -> None:
    own = GAME.replace("def last(self)", "def get(self, seat: i64)")
    assert names(own)["Game"] == ["add", "first", "get"]
    assert "return self.get(2)" in "".join(written(own)["Game"])


def test_a_class_without_the_mark_is_left_alone() -> None:
    plain = BASE.replace(f"  {SHORT}", "")
    assert names(GAME, plain) == {"Game": ["first", "last"], "Table": ["second"]}
    assert expand(BASE, lambda module: None) == BASE


def test_a_marked_class_built_on_a_marked_one_passes_on_both() -> None:
    longer = (
        BASE
        + f"""

class Wide(Rows):  {SHORT}
    def get(self, seat: i64) -> i64:
        return self.players[seat + 1]

    def on(self, area: i64) -> i64:
        return self.areas[area]
"""
    )
    game = GAME.replace("Rows", "Wide").replace("    def last", "    # a word\n\n    def last")
    assert names(game, longer)["Game"] == ["add", "first", "get", "last", "on"]
    assert "return self.players[seat + 1]" in "".join(written(game, longer)["Game"])


def test_where_there_is_no_room_the_build_says_so() -> None:
    with pytest.raises(BadFrame, match=r"Game: leave 2 more blank line\(s\)"):
        expand("from kit import Rows\nclass Game(Rows):\n    x = 1\nGAME = 1\n", {"kit": BASE}.get)
