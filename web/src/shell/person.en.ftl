### The words of somebody's page.

person-mine = Your page
person-of = { $name }
person-since = here since { $month }
person-ended = { $begun ->
    [0] no game among people yet
   *[other] { $finished } of { $begun } to the end
}
person-ended-why = games among people played to the end, of those that are over
person-closed = { $name } does not open their page.
person-closed-why = You have met at a table: you see their name, their seal, and the games they played to the end.
person-nobody = There is nobody here under that name whose page you may see.
person-sign-in = A page needs an account.
person-shown = Who sees your page
person-shown-me = Only you
person-shown-me-why = Whoever has played with you sees your name, your seal and the games you played to the end. Nothing else, and nobody else.
person-shown-friends = Your friends
person-shown-friends-why = Your friends see your games, results and figures for each game; never your tables.
person-shown-all = Everybody
person-shown-all-why = Whoever knows your name sees your games, results and figures for each game; never your tables.
person-games = By game
person-game = Game
person-played = Games
person-won = Won
person-alone = Against robots
person-last = Last
person-won-of = { $won } of { $games }
person-no-games = No finished game yet.
person-levels = Levels
person-levels-why = From rated games only. The band is what is not known: two times in three the truth lies within it.
person-ranking = Ranking
person-rated = { $games ->
    [1] one rated game
   *[other] { $games } rated games
}
person-rated-yet = rated games: { $games } of { $shown } before the level is shown
person-curve = Level, last rated games ({ $n }): from { $from } to { $to } ± { $band }
person-word = Word
person-word-of = { $kept } of { $sworn }
person-word-why = oaths kept in { $game }. Breaking them is part of the game: this number judges nobody.
person-results = Last games
person-left = left before the end
person-place = { $place ->
    [1] won
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
person-friends = Friends
person-no-friends = Nobody yet. A friend sees your page if you open it to friends.
person-ask = Ask to be friends
person-ask-name = Their name here
person-asked = If somebody has that name, they will find your request.
person-asks = asks to be your friend
person-yes = Yes
person-yes-to = Yes, { $name } becomes your friend
person-no = No
person-no-to = No to { $name }; they are told nothing
person-remove = Remove
person-remove-this = Remove { $name } from your friends
person-bond-friend = Friend
person-bond-asked = Request sent
person-away = Out of sight
person-muted = muted
person-blocked = blocked
person-follow = Follow
person-follows = Followed
person-unfollow = Remove { $name } from those you follow
person-followed = You follow
person-follow-why = Their games come first among those to watch. They are told nothing.
person-watch = Games to watch
person-mute = Mute
person-unmute = Read their messages again
person-block = Block
person-unblock = Stop blocking
person-undo-mute = Remove { $name } and read their messages again
person-undo-block = Remove { $name } and stop blocking them
person-mute-why = Mute: their messages are hidden from you, at every table.
person-block-why = Block: you are not shown their open tables, nor they yours, and they cannot ask to be your friend. Games under way go on. They are told nothing.
person-account = Account and data
person-report = Report
