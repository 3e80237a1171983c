resign-others = A robot takes your seat for good, with all you know, and the game goes on for the others: { $who }. They are told.
resign-alone = The game stops here and leaves your list. Nothing is recorded as lost, and its address still shows it.
resign-do-others = Give my seat to a robot
resign-do-alone = Stop this game
resign-stay = Keep playing
resign-rated = A rated game: whoever gives up is last.
