from ludotheque.games.phare.game import Phare

GAME = Phare()
