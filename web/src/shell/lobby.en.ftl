lobby-looking = Looking who is waiting.
lobby-count = { $n ->
    [0] Nobody is waiting just now.
    [1] One table is waiting for people.
   *[other] { $n } tables are waiting for people.
}
lobby-lost = The lobby does not answer any more: this list may be old.
lobby-unreached = The lobby does not answer. Your tables and games against robots stay open.
lobby-pace = Pace
lobby-games = Games
lobby-all = Any pace
lobby-all-games = Any game
lobby-pace-live = Live
lobby-pace-days = By days
lobby-pace-none = Without a clock
lobby-empty = No open table
lobby-empty-why = Open the first one: it appears here as soon as it is ready.
lobby-filtered = Nothing under these filters
lobby-filtered-why = { $game }, { $pace }: no table.
lobby-drop-pace = { $n ->
    [1] Any pace: one table
   *[other] Any pace: { $n } tables
}
lobby-drop-game = { $n ->
    [1] Any game: one table
   *[other] Any game: { $n } tables
}
lobby-drop-all = See all ({ $n })
lobby-tables = Open tables
lobby-seats = Who sits there
lobby-free = free
lobby-language-fr = French
lobby-language-en = English
lobby-since = opened { $ago }
lobby-sit = Sit down
lobby-sit-at = Sit down: { $title }, { $who }’s table
lobby-watch = Watch
lobby-watch-at = Watch: { $title }, { $who }’s table
lobby-yours = Your table
lobby-soon = begins as soon as you are there
lobby-open = Open a table
lobby-open-why = Choose a game: the table is open to everybody, and whoever comes first sits down.
lobby-coach = with a coach
lobby-friendly = Friendly
lobby-rated = Rated, all levels
lobby-rated-span = Rated, from { $low } to { $high }
lobby-rated-from = Rated, { $low } and above
lobby-rated-to = Rated, up to { $high }
lobby-my-level = yours { $level }
lobby-stake = Stake and level
lobby-any-stake = Rated or not
lobby-only-rated = Rated
lobby-only-friendly = Friendly
lobby-for-me = For my level
lobby-drop-stake = { $n ->
    [1] Rated or not: one table
   *[other] Rated or not: { $n } tables
}
lobby-ranking = Ranking of the season
lobby-to-watch = Watch a game
