### What the engine itself says, in any game. A game's own message of the same id replaces it.

seat = Player { $n }
nobody = nobody
nothing = nothing

## Refusals

why-game-over = The game is over.
why-not-asked = It is not this seat’s turn to answer.
why-no-such-seat = There is no such seat at this table.
why-not-offered = This is not among the choices offered now.
why-no-window = This cannot be done at this moment.
why-wrong-shape = This does not read as a choice of this game.
why-out-of-range = This is outside what may be chosen.
why-amount-out-of-range = This number is too small or too large.
why-not-among-these = One of these is not among what may be picked.
why-wrong-number = That is too few or too many.
why-each-once = Each of them must be named exactly once.
why-stale = The game has moved on since this choice was made: look again, then choose.
why-off-lesson = It is allowed, but the lesson has not come to it yet.
why-not-foreseen = There is nothing to tell in advance about this choice.
why-not-measured = There is no such thing to measure in this game.
why-not-for-spectators = Only those who play may measure here: it would tell a spectator what is hidden.
why-outcome-first = A draw is awaited first: type in what the die or the deck gave.
why-nothing-to-undo = There is nothing to take back.
why-not-your-move = The last move was another seat’s: only that seat may take it back.
why-undo-after-roll = Chance has spoken since: it cannot be taken back.
why-undo-after-reveal = Something was revealed since: it cannot be taken back.
why-undo-after-hand = The hand has passed since: it cannot be taken back.
why-unsure-roll = Chance will speak: this cannot be taken back.
why-unsure-reveal = Something will be revealed: this cannot be taken back.
why-unsure-hand = The hand will pass: this cannot be taken back.
why-unsure-rest = There is something left to do.
why-unsure-grave = This gives it up.
why-notation-empty = Nothing is typed: give a number of the list, or a verb and its arguments.
why-notation-quote = The quoted text at character { $at } is not closed.
why-notation-number = The number at character { $at } is too long.
why-notation-verb = A choice begins with its verb.

## Chance, undo

ask-outcome = What did the die or the deck give, counted from 0?
choice-outcome = outcome { $a }
event-undone = { $seat } takes the last move back.
event-out-of-time = { $seat } has no time left: the default answer is given.
event-by-order = Your standing order { $n } has answered.
event-only-answer = There was only one answer: it was given for you.

## Effects of cards

ask-effect-pick = Whom do you choose?
ask-effect-order = Who comes next?
ask-effect-round = The number does not come out even: round it down or up?
ask-effect-choose = Which of them?
ask-effect-may = Do you want this?
ask-effect-pay = Do you pay the price?
ask-effect-resolve = Which effect comes first?
choice-target = { $a }
choice-enough = enough
choice-branch = { $text }
choice-accept = yes
choice-decline = no
choice-round = { $a ->
    [0] down
   *[1] up
}
choice-resolve = { $a }

## Choices too many to list

domain-amount = A number from { $least } to { $most }: type { $verb } and the number, such as: { $example }
domain-pick = From { $least } to { $most } of: { $ids }. Type { $verb } and those you pick, in this order, such as: { $example }
domain-order = All of these, in an order you choose: { $ids }. Such as: { $example }
domain-spot = A spot, from 0 0 to { $width } { $height }: type { $verb } and two numbers, such as: { $example }
domain-other = Such as: { $example }

## The table in the terminal

level-hasard = Chance
level-apprenti = Apprentice
level-compagnon = Companion
level-maitre = Master
level-grand-maitre = Grandmaster
label-best = best
label-good = good
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder
## Journals
