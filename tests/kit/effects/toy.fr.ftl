step-then = { $first } · { $last }
step-and = { $first } et { $last }
clause-if = si { $test } : { $steps }
clause-unless = sauf si { $test } : { $steps }
clause-else = sinon : { $steps }
clause-or = { $first } - ou - { $last }
clause-may = vous pouvez : { $steps }
clause-may-then = vous pouvez payer ({ $steps }) ; dans ce cas : { $then }
clause-price = tribut : { $steps }
clause-cost = coût : { $steps }
clause-pick = choisissez { $target }
when-opening = ouverture : { $steps }
when-unhurt = { $named ->
    [no] indemne : { $steps }
   *[yes] indemne ({ $of }) : { $steps }
}

effect-hit = { $voice ->
    [third] frappe { $to } de { $n }
   *[other] frappez { $to } de { $n }
}
effect-suffer = { $who ->
    [you] subissez { $n }
    [many] { $subject } subissent { $n }
   *[one] { $subject } subit { $n }
}
effect-heal = soignez { $to } de { $n }
effect-draw = { $who ->
    [you] piochez { $n }
    [many] { $subject } piochent { $n } chacun
   *[one] { $subject } pioche { $n }
}
effect-discard = { $who ->
    [you] défaussez { $n }
   *[other] { $subject } défausse { $n }
}
effect-mark = { $n ->
    [one] posez un marqueur { $marker } sur { $to }
   *[other] posez { $n } marqueurs { $marker } sur { $to }
}
effect-launch = lancez « { $card } »
effect-call = { $n ->
    [one] un autre de son espèce arrive
   *[other] { $n } autres de son espèce arrivent
}

target-you = vous
target-mate = un compagnon
target-team = { $case ->
    [subject] les veilleurs
   *[other] l’équipe
}
target-prowler = un rôdeur
target-a_prowler = un rôdeur au hasard
target-prowlers = tous les rôdeurs
target-somebody = quelqu’un
target-victim = sa victime
target-attacker = l’assaillant
target-self = lui
target-it = { $case ->
    [subject] la cible
    [of] la cible
   *[other] le même
}
target-subject = celui-ci
target-with_mark = les veilleurs marqués de { $marker }
target-exactly = { $of ->
    [prowler] { $k } rôdeurs
   *[other] { $k } d’entre eux
}
target-up_to = { $of ->
    [prowler] 1 à { $k } rôdeurs
   *[other] 1 à { $k } d’entre eux
}

amount-half = la moitié ({ $tally })
amount-per = { $max ->
    [0] { $base } + { $x } par unité ({ $tally })
   *[other] { $base } + { $x } par unité ({ $tally }), { $max } au plus
}
tally-cards = cartes { $in }, { $of }
tally-marks = marqueurs { $marker }, { $of }
tally-life = vie, { $of }
tally-plays = cartes jouées cette nuit
tally-prowlers = rôdeurs
place-hand = en main
place-discard = dans la défausse
test-ge = { $tally } : { $k } ou plus
test-le = { $tally } : { $k } ou moins
test-not = pas { $a }
test-both = { $a } et { $b }
test-either = { $a } ou { $b }
test-dead = { $of } meurt
test-marked = { $of } porte { $marker }
test-unhurt = indemne
test-opening = ouverture
test-alone = il est seul
mod-dealt = { $of } : coups { $signed }
mod-taken = { $of } : dégâts subis { $signed }
mod-hand = { $of } : taille de main { $signed }
mod-hidden = { $of } : ne peut être visé
mod-forbid = { $of } : { $what } impossible
mod-if = { $text } (si { $test })
mod-when = { $text } ({ $test })
what-healing = soins
trigger-night_falls = à la tombée de la nuit : { $steps }
trigger-card_played = après une carte jouée ({ $of }) : { $steps }
trigger-discarded = pour chaque carte défaussée ({ $of }) : { $steps }
trigger-prowler_dies = à la mort d’un rôdeur : { $steps }
limit = { $text } ({ $n ->
    [one] une fois
   *[other] { $n } fois
} { $period ->
    [night] par nuit
   *[other] en tout
})
until-dawn = { $text }, jusqu’à l’aube
until-next_dawn = { $text }, jusqu’à l’aube suivante
marker-burn = brûlure
marker-frost = givre
