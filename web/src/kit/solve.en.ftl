### A position to solve.

solve = The problem
solve-position = The position, as { $who } sees it. { $question }
solve-plays = You play { $who }.
solve-own = You alone see:
solve-give-hint = A hint
solve-hint = It is about this: { $what }.
solve-hint-not = It is not: { $choice }.
solve-wrong = tried: no
solve-right = That is it, { $lead ->
    [one] { $lead } point ahead of every other choice
   *[other] { $lead } points ahead of every other choice
}
solve-not = No: { $ahead ->
    [one] { $ahead } point of chances less than the right choice
   *[other] { $ahead } points of chances less than the right choice
}
solve-chance = { $chance } % chance of winning, between { $low } and { $high } % by six searches made apart.
solve-why = { $who }, { $what }: { $other }. The right choice makes it { $better }.
solve-no-reason = The robot clearly prefers another choice, for no reason that can be said in a word.
solve-played = That is what was played.
solve-then = What follows
solve-again = Try again
solve-next = Next
solve-true = You see what this player could see. What follows is played in one of the worlds they could imagine.
