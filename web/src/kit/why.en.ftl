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
