pairing = Find a game
pairing-why = Tick all that suits you: the first table that is complete takes you.
pairing-games = Games
pairing-when = When
pairing-live = Live
pairing-days = By days
pairing-both = Both
pairing-name = Your name at the table
pairing-live-why = 45 min each, + 1 min for each answer. You have 30 seconds to come.
pairing-days-why = A day for each answer, 2 in the bank. You are looked after for seven days, with one seat a day at most.
pairing-both-why = Live if somebody is there, else by days.
pairing-wait-why = the usual wait for { $title }, from the waits of the last weeks
pairing-wait-unknown = How long it takes is not known yet.
pairing-few = A table is complete from the fewest people the game allows.
pairing-robots-after = After a minute robots are offered, never imposed. You may play against robots meanwhile.
pairing-go = Find a game
pairing-offline = Offline: nobody can be looked for
pairing-seeking = Looking for a table
pairing-seeking-live = Leave this page open: a sound calls you, and you have 30 seconds to come.
pairing-seeking-days = You may close this page. When a table is complete it is shown here, and your seat is kept.
pairing-here = { $here } of { $needed }
pairing-alone = you
pairing-with = { $n ->
    [1] you and one other
   *[other] you and { $n } others
}
pairing-stop = Stop looking
pairing-rests = Your seat for today is taken. The next one from { $time } on.
pairing-robots = Nobody yet. Begin with robots?
pairing-robots-why = A friendly game, at once; looking for people ends with it.
pairing-robots-go = { $title } with robots
pairing-found = A table is found
pairing-found-who = { $title }, { $pace }: { $n ->
    [1] one other person
   *[other] { $n } other people
} and you.
pairing-found-left = { $n ->
    [0] time is up
    [1] 1 second to say so
   *[other] { $n } seconds to say so
}
pairing-come = I’m coming
pairing-not = Not this time
pairing-coming = You are coming. Waiting for the others to say so.
pairing-ready = Everybody is coming.
pairing-sit = To the table
pairing-back = Somebody could not come. You are where you were in the line.
pairing-missed = That table was for you, and no answer came in time. Look again whenever you like.
pairing-call = A table is waiting for you.
pairing-rated = Rated
pairing-rated-why = People of a near level first, further ones as time goes by. Asks for an account.
