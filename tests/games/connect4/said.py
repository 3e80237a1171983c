"""What the tests of the words know of connect four."""

from tests.games.shared.words import Words


class Connect4Words(Words):
    values = {"seat": [0, 1], "column": [1, 7], "row": [1, 6]}


WORDS = Connect4Words("connect4")
