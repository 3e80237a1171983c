## What abilities, agendas and instincts say, made from their data. $bearer tells the ability of a rouage (own) from that
## of what a rouage carries (carried); $who and $whom are whoever acts or is concerned: one or many.

card-language = en
inches = { $part ->
    [none] { $whole ->
        [one] 1 inch
       *[other] { $whole } inches
    }
   *[other] { $whole }.{ $part } inches
}
step-then = { $first }; { $last }
step-and = { $first } and { $last }
clause-if = if { $test }, { $steps }
clause-unless = unless { $test }, { $steps }
clause-only-if = only if { $test }: { $steps }
clause-or = { $first }, or { $last }
clause-pick = choose { $target }
card-usage = { $first } · { $last }
card-active = active
card-permanent = permanent
card-limit = { $period ->
    [phase] { $n ->
        [one] once a planning phase
       *[other] { $n } times a planning phase
    }
    [cycle] { $n ->
        [one] once a cycle
       *[other] { $n } times a cycle
    }
   *[game] { $n ->
        [one] once a game
       *[other] { $n } times a game
    }
}
card-cost-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
card-cost-noirceur = { $n } Gloom
card-each = each player, the one with priority first: { $text }
card-nothing = no effect; the card still decides priority

effect-frontal_attack = { $n ->
    [0] make a frontal attack
    [one] make a frontal attack with 1 more die
   *[other] make a frontal attack with { $n } more dice
}
effect-ranged_attack = make a ranged attack{ $n ->
    [0] { "" }
    [one] { " " }with 1 more die
   *[other] { " " }with { $n } more dice
}{ $cover ->
    [ignored] { $far ->
        [ignored] , ignoring the maluses of cover and long range
       *[counted] , ignoring the malus of cover
    }
   *[counted] { $far ->
        [ignored] , ignoring the malus of long range
       *[counted] { "" }
    }
}
effect-push_away = push { $obj }, { $heading ->
    [directly] directly away from
   *[any] away from
} { $bearer ->
    [carried] the bearer
   *[own] this cog
}
effect-push_towards = push { $bearer ->
    [carried] the bearer
   *[own] this cog
} { $heading ->
    [directly] directly towards
   *[any] towards
} { $obj }
effect-place = place { $obj } within { $within } of its position{ $against ->
    [terrain] , in contact with terrain that is not a zone
   *[nothing] { "" }
}
effect-gain_noirceur = { $subj } { $who ->
    [many] receive
   *[one] receives
} { $n ->
    [one] 1 Gloom token
   *[other] { $n } Gloom tokens
}
effect-lose_noirceur = { $subj } { $who ->
    [many] lose
   *[one] loses
} { $n ->
    [one] 1 Gloom token
   *[other] { $n } Gloom tokens
}
effect-gain_actions = { $subj } { $who ->
    [many] gain
   *[one] gains
} { $n ->
    [one] 1 action token
   *[other] { $n } action tokens
}, never above the reserve of the start of the cycle
effect-lose_actions = { $subj } { $who ->
    [many] lose
   *[one] loses
} { $n ->
    [one] 1 action token, if there is one
   *[other] { $n } action tokens, or as many as there are
}
effect-stun = { $subj } { $who ->
    [many] receive
   *[one] receives
} a stunned token
effect-rouse = { $subj } { $who ->
    [many] lose their
   *[one] loses its
} stunned token
effect-heal = { $subj } { $who ->
    [many] uncheck their
   *[one] unchecks its
} { $n ->
    [one] rightmost checked life point
   *[other] { $n } rightmost checked life points
}
effect-wound = { $subj } { $who ->
    [many] check
   *[one] checks
} { $n ->
    [one] 1 life point
   *[other] { $n } life points
}, outside any attack
effect-roll = make a { $with } roll against { $obj }
effect-pose = place { $within ->
    [contact] in contact with
   *[other] within { $within } of
} { $bearer ->
    [carried] the bearer
   *[own] this cog
}, until the end of the cycle, { $marker }
effect-taint = { $obj } becomes tainted until the end of the cycle; cogs already in contact receive nothing
effect-spawn = a { $hostile } appears { $at }
effect-activate = activate { $obj } as in the hostile phase
effect-redraw = discard it and draw another card in its place
effect-spare = { $subj } is not affected by what the card does at once

target-self = { $bearer ->
    [carried] the bearer
   *[own] this cog
}
target-it = { $case ->
    [subj] it
   *[other] the chosen cog
}
target-coordinated = the coordinated cog
target-rouage = { $whose ->
    [ally] this cog or an allied cog
    [other_ally] another allied cog
    [enemy] an enemy cog
   *[foe] an enemy or hostile cog
} in line of sight{ $within ->
    [none] { "" }
    [contact] { " " }and in contact
   *[other] { " " }and within { $within }
}{ $has ->
    [noirceur] { " " }that has a Gloom token
    [action] { " " }that has an action token
    [spent_action] { " " }that has spent an action token
    [wound] { " " }that has a checked life point
    [stunned] { " " }that is stunned
   *[anything] { "" }
}
target-terrain = a piece of terrain in line of sight and within { $within }, zones aside,
target-engaged = a cog that it engages
target-shot = a valid target
target-own = one of their cogs
target-enemy_on_bloc = an enemy cog that is on the Bloc
target-hostile = a hostile on the Bloc
target-other_allies = { $within ->
    [none] the other allied cogs
   *[other] the other allied cogs within { $within } of { $bearer ->
        [carried] the bearer
       *[own] this cog
    }
}
target-everyone = all cogs of both players, on the Bloc or not,
target-healthy = all healthy cogs of both players, on the Bloc or not,
target-corrupted = all corrupted cogs of both players, on the Bloc or not,
target-central_terrain = each piece of terrain that lies nearest to the centre of the Bloc, zones aside,

tally-successes = successes
tally-noirceur = Gloom tokens on { $of }
tally-hostiles = hostiles on the Bloc
tally-profile = { $hostile } figures on the Bloc
test-ge = there are at least { $k } { $tally }
test-le = there are at most { $k } { $tally }
test-not = not: { $a }
test-both = { $a } and { $b }
test-either = { $a } or { $b }
test-free = { $of } is free
test-covered = { $of } has cover
test-stunned = { $of } is stunned
test-wounded = { $of } has a checked life point
test-hurt = { $of } has lost a life point and is still in play
test-unmoved = { $of } has made no movement in this planning phase
test-against_shot = the attack is a ranged one
test-against_it = the target is the chosen cog
test-touched_marker = the target is a marker in contact
test-not-free = { $of } is not free
test-not-covered = { $of } has no cover
test-not-stunned = { $of } is not stunned
test-not-wounded = { $of } has no checked life point
test-not-hurt = { $of } has lost no life point
test-not-unmoved = { $of } has made a movement in this planning phase
test-not-against_shot = the attack is not a ranged one
test-not-against_it = the target is not the chosen cog
test-not-touched_marker = the target is not a marker in contact

mod-dice = { $of } { $whom ->
    [many] have
   *[one] has
} { $signed } { $n ->
    [1] die
    [-1] die
   *[other] dice
} on { $whom ->
    [many] their
   *[one] its
} { $on }
mod-threshold = { $of } { $whom ->
    [many] have
   *[one] has
} { $signed } to the threshold of { $whom ->
    [many] their
   *[one] its
} { $on }
mod-tactic = { $of } pays { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
} for the tactic that { $tactic }, which remains the only one of the attack{ $n ->
    [0] { " " }and needs a success all the same
   *[other] { "" }
}
mod-free_reaction = { $always ->
    [yes] { $of } always makes { $reaction }, without cost and unless stunned, on every player’s cog in sight that would leave its threat zone
   *[no] { $of } may declare { $reaction } without paying its cost
}
mod-immune = { $of } { $from }
mod-study_range = { $of } may study a marker within { $within }, still in line of sight
mod-cover_range = { $of } has cover within { $within } of terrain that is not a zone
mod-charge_unseen = { $of } may charge a target that is out of sight; the attack still needs a line of sight
mod-last_choice = { $of } is not chosen by the instinct of a hostile while the same rule offers another cog
mod-any_target = { $of } may attack any valid target from afar, not only the nearest
mod-coordinate_by_propaganda = { $of } may coordinate although a propaganda card activated it; its own rank counts
mod-cover_malus = { $of } { $whom ->
    [many] shoot
   *[one] shoots
} with a cover malus of { $signed } { $n ->
        [1] die
        [-1] die
       *[other] dice
    }
mod-longest_shot = ranged attacks and Shooting ripostes cannot target a cog more than { $within } away, and such a cog is not a valid target
mod-cost = { $acts } costs { $n ->
    [one] 1 more action token
   *[other] { $n } more action tokens
}, free ones excepted
mod-no_coordination = no coordination can be announced
mod-reinforce = { $n ->
    [one] the first standard life point
   *[other] the first { $n } standard life points
} of { $bearer ->
    [carried] the bearer
   *[own] this cog
} { $n ->
    [one] is
   *[other] are
} reinforced for the whole game
mod-if = { $text }, if { $test }

trigger-coordination = when { $bearer ->
    [carried] the bearer
   *[own] this cog
} announces a coordination, { $steps }
trigger-tie_drawn = when the card of a tie mechanism has been drawn, before its effect and its priority apply: { $steps }
trigger-tie_effect = when the effect of a tie mechanism is about to apply: { $steps }
trigger-cycle_end = in the first step of the end of the cycle, { $steps }
until-phase_end = until the end of this planning phase, { $text }
until-next_phase_end = until the end of the next planning phase, { $text }
until-cycle_end = until the end of the cycle, { $text }

roll-frontal = frontal attacks
roll-charge = charge attacks
roll-ranged = ranged attacks
roll-riposte = Combat ripostes
roll-shot_back = Shooting ripostes
roll-opportunity = opportunity attacks
roll-dodge = dodge rolls
roll-technique = Technique rolls
roll-and = { $first } and { $last }
roll-and-comma = { $first }, { $last }
act-rest = a rest
act-march = a march
act-attack = an attack
act-charge = a charge
act-riposte = a riposte
act-dodge = a dodge
act-opportunity = an opportunity attack
act-entry = an entry
act-study = a study
act-or = { $first } or { $last }
act-or-comma = { $first }, { $last }
characteristic-technique = Technique
characteristic-combat = Combat
characteristic-shooting = Shooting
characteristic-dodge = Dodge
tactic-push_attacker = pushes the attacker
tactic-push_target = pushes the target
tactic-stun_target = stuns the target
reaction-shot_back = a Shooting riposte
reaction-opportunity = an opportunity attack
peril-opportunity = cannot be targeted by opportunity attacks
peril-push = cannot be pushed by an enemy or hostile effect
peril-place = cannot be placed by an enemy or hostile effect
peril-tainted_contact = receives no Gloom token for coming into contact with something tainted
peril-noirceur_for_enemy = receives no Gloom token for putting an enemy cog out of action
peril-noirceur_for_fate = tempts fate without receiving a Gloom token
spot-centre = at the centre of the Bloc, or as near as it can stand
spot-neutral_edge = at the middle of an edge that is not a deployment line, or as near as it can stand; the player with priority chooses the edge
posed-cover = a { $size } mm { $name } marker: a cog in contact with it has cover, and it blocks no line of sight
posed-obstruction = a { $size } mm { $name } marker: it blocks lines of sight and gives no cover

card-instinct = { $n ->
    [one] 1 action; for it the first rule that fits
   *[other] { $n } actions; for each the first rule that fits
}
instinct-rule = { $test }: { $deed }
instinct-if-stunned = if it is stunned
instinct-if-engaging = if it engages a cog in sight
instinct-if-near = if a player’s cog is within { $within }
instinct-if-anybody = if a player’s cog is on the Bloc
instinct-if-shot = if it has a valid target and dice left to shoot
instinct-if-always = otherwise
instinct-shake_off = it loses its stunned token and its activation ends
instinct-strike = it makes a frontal attack on { $at }
instinct-shoot = it makes a ranged attack on { $at }
instinct-move = it moves directly towards { $at }
instinct-stop = its activation ends
instinct-at-preferred = the one of highest rank
instinct-at-centre = the centre of the Bloc

agenda-edges = deployment lines: { $first } and { $second }
edge-south = south
edge-east = east
edge-north = north
edge-west = west
agenda-study = { $n ->
    [one] a study with 1 success or more
   *[other] a study with { $n } successes or more
} { $deed }
study-put_token = puts your agenda token on the marker, in place of the enemy’s
study-remove_marker = removes the marker
study-take_file = removes the marker, and the cog carries a file

score = { $when }: { $gives }{ $per }{ $to }
score-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}{ $healthy ->
    [0] { "" }
   *[other] { " " }({ $healthy } if the cog is healthy)
}
score-tokens = { $n ->
    [one] 1 agenda token
   *[other] { $n } agenda tokens
}
score-files = each file that it carried is placed where it stood as a 30 mm objective marker
score-at-cycle_end = end of a cycle, first step
score-at-game_end = end of the game, after the 4th cycle
score-at-rouage_out = a player’s cog is out of action
score-at-carrier_out = a cog with files is out of action
score-at-hostile_out = the { $hostile } is out of action
score-at-hostile_hurt = an attack hurts the { $hostile }
score-at-marker_studied = a study removes a marker
score-per-once = { "" }
score-per-rank = { " " }for each rank of the cog lost
score-per-life = { " " }for each life point checked
score-per-own_token = { " " }for each marker with their own agenda token
score-per-marker = { " " }for each marker
score-per-file = { " " }for each file that their cogs carry on the Bloc
score-per-file_home = { " " }for each file that their cogs carry within { $within } of their deployment line
score-to-each = , for each player
score-to-author = , for the player whose cog did it
score-to-opponent = , for the opponent of its owner
score-to-most_tokens = , for the player with more agenda tokens; on a tie for nobody
score-to-sole_holder = , for the only player with a cog that is not stunned within { $within } of the marker
score-to-greater_rank = , for the player whose cogs within { $within } of it, stunned ones aside, have more ranks together; on a tie for nobody

# The same points in few words, to be read at a glance on the table

brief = { $when }: { $gives }{ $per }{ $to }
brief-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $healthy ->
    [0] { "" }
   *[other] { " " }({ $healthy } if the cog is healthy)
}
brief-tokens = { $n ->
    [one] { $n } agenda token
   *[other] { $n } agenda tokens
}
brief-at-cycle_end = end of cycle
brief-at-game_end = end of game
brief-at-rouage_out = enemy cog out of action
brief-at-hostile_out = { $hostile } out of action
brief-at-hostile_hurt = attack that hurts the { $hostile }
brief-at-marker_studied = study that removes a marker
brief-per-once = { "" }
brief-per-rank = { " " }per rank
brief-per-life = { " " }per life point
brief-per-own_token = { " " }per marker with one’s token
brief-per-marker = { " " }per marker
brief-per-file = { " " }per file carried
brief-per-file_home = { " " }per file carried within { $within } of one’s line
brief-to-each = { "" }
brief-to-author = { "" }
brief-to-opponent = { "" }
brief-to-most_tokens = { " " }to whoever has more agenda tokens
brief-to-sole_holder = { " " }to whoever is alone within { $within } of the marker
brief-to-greater_rank = { " " }to whoever has more ranks within { $within }
