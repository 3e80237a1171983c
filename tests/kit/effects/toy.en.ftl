step-then = { $first } · { $last }
step-and = { $first } and { $last }
clause-if = if { $test }: { $steps }
clause-unless = unless { $test }: { $steps }
clause-else = otherwise: { $steps }
clause-or = { $first } - or - { $last }
clause-may = you may: { $steps }
clause-may-then = you may pay ({ $steps }); if you do: { $then }
clause-price = tribute: { $steps }
clause-cost = cost: { $steps }
clause-pick = choose { $target }
when-opening = opening: { $steps }
when-unhurt = { $named ->
    [no] unhurt: { $steps }
   *[yes] unhurt ({ $of }): { $steps }
}

effect-hit = { $voice ->
    [third] hits { $to } for { $n }
   *[other] hit { $to } for { $n }
}
effect-suffer = { $who ->
    [you] suffer { $n }
    [many] { $subject } suffer { $n }
   *[one] { $subject } suffers { $n }
}
effect-heal = heal { $to } by { $n }
effect-draw = { $who ->
    [you] draw { $n }
    [many] { $subject } draw { $n } each
   *[one] { $subject } draws { $n }
}
effect-discard = { $who ->
    [you] discard { $n }
   *[other] { $subject } discard { $n }
}
effect-mark = { $n ->
    [one] put a { $marker } marker on { $to }
   *[other] put { $n } { $marker } markers on { $to }
}
effect-launch = launch “{ $card }”
effect-call = { $n ->
    [one] another of its kind arrives
   *[other] { $n } others of its kind arrive
}

target-you = you
target-mate = { $case ->
    [of] a mate
   *[other] a mate
}
target-team = the team
target-prowler = a prowler
target-a_prowler = a prowler at random
target-prowlers = all prowlers
target-somebody = somebody
target-victim = its victim
target-attacker = the attacker
target-self = it
target-it = { $case ->
    [subject] they
    [of] the target
   *[other] the same
}
target-subject = that one
target-with_mark = all keepers with { $marker }
target-exactly = { $of ->
    [prowler] { $k } prowlers
   *[other] { $k } of them
}
target-up_to = { $of ->
    [prowler] 1 to { $k } prowlers
   *[other] 1 to { $k } of them
}

amount-half = half ({ $tally })
amount-per = { $max ->
    [0] { $base } + { $x } for each ({ $tally })
   *[other] { $base } + { $x } for each ({ $tally }), at most { $max }
}
tally-cards = cards { $in }, { $of }
tally-marks = { $marker } markers, { $of }
tally-life = life, { $of }
tally-plays = cards played this night
tally-prowlers = prowlers
place-hand = in hand
place-discard = in the discard
test-ge = { $tally }: { $k } or more
test-le = { $tally }: { $k } or fewer
test-not = not { $a }
test-both = { $a } and { $b }
test-either = { $a } or { $b }
test-dead = { $of } is dead
test-marked = { $of } bears { $marker }
test-unhurt = unhurt
test-opening = opening
test-alone = it is alone
mod-dealt = { $of }: { $signed } to hits
mod-taken = { $of }: { $signed } to damage taken
mod-hand = { $of }: { $signed } to the size of the hand
mod-hidden = { $of }: cannot be aimed at
mod-forbid = { $of }: no { $what }
mod-if = { $text } (if { $test })
mod-when = { $text } ({ $test })
what-healing = healing
trigger-night_falls = when night falls: { $steps }
trigger-card_played = after { $of } played a card: { $steps }
trigger-discarded = for each card { $of } discarded: { $steps }
trigger-prowler_dies = when a prowler dies: { $steps }
limit = { $text } ({ $n ->
    [one] once
   *[other] { $n } times
} { $period ->
    [night] a night
   *[other] in all
})
until-dawn = { $text }, until dawn
until-next_dawn = { $text }, until the dawn after next
marker-burn = burn
marker-frost = frost
