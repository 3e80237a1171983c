from ludotheque.games.hybris.game import HybrisGame

GAME = HybrisGame()
