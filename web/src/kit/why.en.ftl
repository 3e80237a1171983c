why-told = Everybody at the table is told that you ask a robot, not what it says. You may do so at { $most } of your decisions in a game, as often as you like at each.
why-ask = Ask the robot
why-left = { $n ->
    [0] That was your last piece of advice in this game.
    [one] One more piece of advice is left in this game.
   *[other] { $n } more pieces of advice are left in this game.
}
why-thinking = The robot is thinking…
why-here = What a robot of level { $level } would do here, from what you know:
why-then = What a robot of level { $level } thought, from what { $who } knew then:
why-chance = { $who } answers by chance: there is nothing to explain.
why-played = { $who } played: { $choice }
why-nothing = Do nothing
why-percent = { $n }%
why-chances = { $chance } chance of winning
why-then-next = then: { $choices }
part-gain = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} better than the next best choice
why-gain = { part-gain }.
why-gain-from = { part-gain }, mostly at the expense of { $who } (−{ $loss }).
why-even = About as good as your other choices.
why-deal = a deal, weighed by itself
why-together = The table wins: { $chance }
why-take = Choose this
why-others = What everybody could expect
why-who = Who
why-last = Why the last move?
why-look = Where to look
why-look-here = The robot hesitates between these. The board shows where they lie.
why-think = What to think of
why-think-of = The difference is about this:
why-think-close = They are so close that each can be defended.
why-think-further = No number on the table tells them apart at once: look further ahead.
why-ask-think = What should I think of?
why-ask-move = Show the move
why-between = (between { $low } and { $high } %)
why-number = { $who }, { $what }: { $better } instead of { $other }.
why-judged = Judged by what you can know, never by what is hidden.
