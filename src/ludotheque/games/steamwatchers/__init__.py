from ludotheque.games.steamwatchers.game import SteamwatchersGame

GAME = SteamwatchersGame()
