from ludotheque.games.connect4.game import Connect4

GAME = Connect4()
