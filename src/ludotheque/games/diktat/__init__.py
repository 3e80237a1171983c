from ludotheque.games.diktat.game import DiktatGame

GAME = DiktatGame()
