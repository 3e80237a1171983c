"""Olomòc (2), in the making: a skirmish of miniatures, measured to a thousandth of an inch."""

from ludotheque.games.olomoc.game import OlomocGame

GAME = OlomocGame()
