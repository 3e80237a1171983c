"""Olomòc (2): a skirmish of miniatures, measured to a thousandth of an inch."""

from ludotheque.games.olomoc.game import OlomocGame

GAME = OlomocGame()
