review-offer = The robot can review the game: everybody’s chances over the moves, the turning points, and what it would have played in your place.
review-begin = Review with the robot
review-failed = The review did not come to its end. It will go on from where it was.
review-waiting = The review is waiting its turn…
review-running = { $done ->
        [one] { $done } decision
       *[other] { $done } decisions
    } of { $total }
review-percent = { $n }%
review-curve = Everybody’s chances of winning, as seen with all hands open
review-label = The chances of winning of each player over the moves; the table below gives the numbers
review-table = The numbers of the curve
review-before = Before
review-end = End
review-move = Move { $n }
review-turns = Where the game turned
review-turn = { $who }: { $choice }. { $seat } goes from { $before } to { $after }.
review-turn-cost = That choice cost { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }; preferred: { $better }.
review-turn-after = No choice was clearly better there: what followed turned it, dice, cards or answers.
review-no-turns = No single move shifted the curve by ten points.
review-decisions = What the robot would have played
review-known = Judged on what the player could know then.
review-whose = Decisions of
review-all = Show good choices too ({ $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    })
review-flawless = Nothing to say: no other choice would have been clearly better.
review-loss = −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
review-better = Preferred: { $choice }
review-why = Why
review-option = { $choice }: { $chance } chances, { $share } of the thinking
review-played = Played: { $choice } ({ $chance } chances)
review-sum = { $n ->
    [one] In { $n } decision
   *[other] In { $n } decisions
}, { $lost ->
    [one] { $lost } point of chances was lost.
   *[other] { $lost } points of chances were lost.
}
review-costly = The costliest choices
review-cost = { $choice }: −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }. Preferred: { $better }.
review-habits = Habits
review-habit = { $ask } Often a weaker answer: { $times ->
        [one] { $times } time
       *[other] { $times } times
    }, { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } in all.
review-lessons = { $n ->
    [one] { $n } lesson of this game
   *[other] { $n } lessons of this game
}
review-lessons-why = The better move stays hidden until you have tried.
review-lesson-played = Played: { $choice }.
review-try = Your turn to try
review-points = −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
review-turn-hidden = This choice cost { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }: the lesson is below.
review-cost-hidden = { $choice }: −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } of chances.
review-from-to = { $before } → { $after }
review-next = { $who }: { $choice }
review-then = then { $line }
review-between-two = (between { $low } and { $high } %)
review-because = { $who }, { $what }: { $better } instead of { $other }.
review-no-reason = The robot prefers it, for no reason that can be said in a word.
review-blind = These choices kept only { $kept } % of what chance would have lost: played almost at random.
review-between = These choices kept { $kept } % of what chance would have lost.
review-master = These choices kept { $kept } % of what chance would have lost: played like a master.
review-praised = The finest, at move { $n }: { $choice }, { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} ahead of every other choice.
