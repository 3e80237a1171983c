### The list of a season.

ranking = Ranking
ranking-lead = Rated games only. A level is shown after { $shown } of them, with what is not known of it.
ranking-game = Game
ranking-season = Season
ranking-quarter = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[other] October to December { $year }
}
ranking-people = People
ranking-place = Place
ranking-name = Name
ranking-level = Level
ranking-played = This season
ranking-you = you
ranking-nobody = Nobody to show yet
ranking-nobody-why = Somebody is here once they have played enough rated games ({ $shown }) and opened their page. Set up a table and tick “Rated”.
ranking-who = You see those who open their page to you, and places are counted among them. Your own line is hidden from others as long as your page is closed.
ranking-order = By the level less what is not known of it: two times in three somebody plays within their ±.
ranking-page = Your page
ranking-robots = Robots, on the same scale
ranking-measured = measured against other robots
ranking-among = { $games ->
    [1] one rated game among people
   *[other] { $games } rated games among people
}
ranking-mine = You: { $level }
ranking-mine-yet = You: rated games, { $games } of { $shown }; your level is not shown yet
