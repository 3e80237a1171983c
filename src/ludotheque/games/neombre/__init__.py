"""Les Nominés du Néombre (1-4): a co-operative game of fights and decks that grow."""

from ludotheque.games.neombre.game import NomineesGame

GAME = NomineesGame()
