## What the cards say, made from their data. $voice tells the card of a player, which speaks to them, from that of an
## enemy; $who is whoever acts: you, one other, or many.

card-language = en
step-then = { $first } · { $last }
step-and = { $voice ->
    [enemy] { $first }; { $last }
   *[player] { $first } and { $last }
}
clause-if = { $test }: { $steps }
clause-unless = except { $test }: { $steps }
clause-else = otherwise: { $steps }
clause-or = { $first } – or – { $last }
clause-may = you may: { $steps }
clause-may-then = you may pay ({ $steps }); if you do: { $then }
clause-price = tribute: { $steps }
clause-pick = choose { $target }
when-prelude = prelude: { $steps }
when-recital = recital: { $steps }
when-paramnesia = paramnesia: { $steps }
when-immaculate = { $whose ->
    [it] immaculate: { $steps }
    [self] if it is immaculate: { $steps }
   *[other] immaculate ({ $of }): { $steps }
}

card-keyword-extra = play this card as an extra card
card-keyword-channel = channel
card-keyword-epilogue = epilogue
card-keyword-relic = relic
card-keyword-call = call
card-keyword-ambush = ambush
card-keyword-civilian = civilian
card-trance = trance: { $steps }
card-summon = summon, { $hp } HP: { $steps }
card-cost = { $n ->
    [one] costs 1 loot to take
   *[other] costs { $n } loot to take
}
card-arrival = arrival: { $steps }
card-armour = armour { $n }
card-token = { $name } { $attack }/{ $hp }, { $targeting }

effect-inflict = { $counted ->
    [yes] { $voice ->
        [enemy] deals { $dat } { $n }
       *[player] deal { $dat } { $n }
    }
   *[no] { $voice ->
        [enemy] deals { $n } { $dat }
       *[player] deal { $n } { $dat }
    }
}
effect-heal = { $voice ->
    [enemy] { $whose ->
        [self] heals itself by { $n }
       *[other] { $counted ->
            [yes] restores { $dat } { $n }
           *[no] restores { $n } { $dat }
        }
    }
   *[player] { $whose ->
        [you] heal yourself by { $n }
       *[other] { $counted ->
            [yes] restore { $dat } { $n }
           *[no] restore { $n } { $dat }
        }
    }
}
effect-augment = { $voice ->
    [enemy] augments { $obj } by { $n }
   *[player] augment { $obj } by { $n }
}
effect-diminish = { $voice ->
    [enemy] diminishes { $obj } by { $n }
   *[player] diminish { $obj } by { $n }
}
effect-revive = revive { $obj } with { $n } HP
effect-suffer = { $who ->
    [you] suffer { $n }
    [many] { $subj } suffer { $n }
   *[one] { $subj } suffers { $n }
}
effect-draw = { $who ->
    [you] draw { $n }
    [many] { $subj } draw { $n }
   *[one] { $subj } draws { $n }
}
effect-recycle = { $who ->
    [you] recycle { $n }
    [many] { $subj } recycle { $n }
   *[one] { $subj } recycles { $n }
}
effect-mill = { $who ->
    [you] mill { $n }
    [many] { $subj } mill { $n }
   *[one] { $subj } mills { $n }
}
effect-discard = { $who ->
    [you] discard { $n }
    [many] { $subj } discard { $n }
   *[one] { $subj } discards { $n }
}
effect-foresee = { $who ->
    [you] foresee { $n }
    [many] { $subj } foresee { $n }
   *[one] { $subj } foresees { $n }
}
effect-jail = { $who ->
    [you] jail { $n } from { $from }
    [many] { $subj } jail { $n } from { $from }
   *[one] { $subj } jails { $n } from { $from }
}
effect-search = { $who ->
    [you] search { $in } for { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } { $only }
    [many] { $subj } search { $in } for { $n } card { $only }
   *[one] { $subj } searches { $in } for { $n } card { $only }
}
effect-launch = { $chosen ->
    [yes] { $who ->
        [you] launch { $n } card { $only } of your choice from { $from }
        [many] { $subj } launch { $n } card { $only } of their choice from { $from }
       *[one] { $subj } launches { $n } card { $only } of their choice from { $from }
    }
   *[no] { $who ->
        [you] launch { $n } { $n ->
            [one] card
           *[other] cards
        } { $only } from { $from }
        [many] { $subj } launch { $n } card { $only } from { $from }
       *[one] { $subj } launches { $n } card { $only } from { $from }
    }
}
effect-banish = { $who ->
    [you] banish { $n } { $n ->
        [one] card
       *[other] cards
    } { $only } from { $from }
    [many] { $subj } banish { $n } card { $only } from { $from }
   *[one] { $subj } banishes { $n } card { $only } from { $from }
}
effect-banish-event = { $who ->
    [you] banish { $n ->
        [one] 1 card
       *[other] { $n } cards
    } { $only } from your deck
   *[other] { $subj } banish { $n ->
        [one] 1 card
       *[other] { $n } cards
    } { $only } from their deck
}
effect-attach = { $voice ->
    [enemy] attaches { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    } { $dat }
   *[player] { $whose ->
        [you] receive { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    }
       *[other] attach { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    } { $dat }
    }
}
effect-gain = { $voice ->
    [enemy] gains { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    }
   *[player] gain { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    }
}
effect-remove_marker = { $voice ->
    [enemy] { $whose ->
        [self] loses { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    }
       *[other] removes { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    } { $from_whom }
    }
   *[player] { $whose ->
        [you] lose { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    }
       *[other] remove { $n } { $marker } { $n ->
        [one] marker
       *[other] markers
    } { $from_whom }
    }
}
effect-token = { $n ->
    [one] creates 1 token
   *[other] creates { $n } tokens
}
effect-call = call { $n }
effect-destroy = { $voice ->
    [enemy] destroys { $n } { $what } { $from_whom }
   *[player] { $whose ->
        [you] destroy { $n } { $what } of yours
       *[other] destroy { $n } { $what } { $from_whom }
    }
}
effect-extra_play = { $who ->
    [you] you may play { $n ->
        [one] 1 extra card
       *[other] { $n } extra cards
    }
    [many] { $subj } may each play { $n ->
        [one] 1 extra card
       *[other] { $n } extra cards
    }
   *[one] { $subj } may play { $n ->
        [one] 1 extra card
       *[other] { $n } extra cards
    }
}
effect-set_targets = choose the enemies’ targets for their next turn
effect-loot_reveal = { $n ->
    [one] reveal 1 more loot
   *[other] reveal { $n } more loot
}
effect-loot_obtain = { $n ->
    [one] 1 more loot to take
   *[other] { $n } more loot to take
}
effect-loot_redraw = discard the revealed loot and reveal as many again
effect-shuffle_fair = shuffle the deck of the Farciminis fair
effect-add_mal = { $who ->
    [you] add { $n } Resurrection Sickness to your deck
    [many] { $subj } add { $n } Resurrection Sickness to their deck
   *[one] { $subj } adds { $n } Resurrection Sickness to their deck
}

target-you = { $case ->
    [dat] to yourself
    [from_whom] from yourself
    [subj] you
    [of] you
   *[other] yourself
}
target-it = { $bound ->
    [yes] { $case ->
        [dat] to that player
        [from_whom] from that player
       *[other] that player
    }
   *[no] { $case ->
        [dat] to that target
        [from_whom] from that target
       *[other] that target
    }
}
target-subject = { $case ->
    [dat] to that character
    [from_whom] from that character
   *[other] that character
}
target-team = { $case ->
    [dat] to the team
    [from_whom] from the team
    [subj] all players
   *[other] the team
}
target-teammate = { $case ->
    [dat] to a teammate
    [from_whom] from a teammate
   *[other] a teammate
}
target-teammates = { $case ->
    [dat] to your teammates
    [from_whom] from your teammates
   *[other] your teammates
}
target-enemy = { $case ->
    [dat] to an enemy
    [from_whom] from an enemy
    [subj] the enemy
   *[other] an enemy
}
target-all_enemies = { $case ->
    [dat] to all enemies
    [from_whom] from all enemies
   *[other] all enemies
}
target-character = { $case ->
    [dat] to a character
    [from_whom] from a character
   *[other] a character
}
target-all_characters = { $case ->
    [dat] to all characters
    [from_whom] from all characters
   *[other] all characters
}
target-all_others = { $case ->
    [dat] to all other characters
    [from_whom] from all other characters
   *[other] all other characters
}
target-dead_teammate = { $case ->
    [dat] to a dead teammate
    [from_whom] from a dead teammate
   *[other] a dead teammate
}
target-your_summons = { $case ->
    [dat] to your summons
    [from_whom] from your summons
   *[other] your summons
}
target-random_enemy = { $case ->
    [dat] to a random enemy
    [from_whom] from a random enemy
   *[other] a random enemy
}
target-target = { $case ->
    [dat] { "" }
    [from_whom] from the target
   *[other] the target
}
target-attacker = { $case ->
    [dat] to the attacker
    [from_whom] from the attacker
   *[other] the attacker
}
target-players = { $case ->
    [dat] to the players
    [from_whom] from the players
   *[other] the players
}
target-self = { $case ->
    [dat] to itself
    [from_whom] from itself
    [subj] it
    [of] it
   *[other] itself
}
target-other_enemies = { $case ->
    [dat] to the other enemies
    [from_whom] from the other enemies
   *[other] the other enemies
}
target-random_player = { $case ->
    [dat] to a random player
    [from_whom] from a random player
   *[other] a random player
}
target-with_marker = { $case ->
    [dat] to players with { $marker }
    [from_whom] from players with { $marker }
    [of] a player with { $marker }
   *[other] players with { $marker }
}
target-exactly = { $case ->
    [dat] to { $k } different { $of ->
        [enemy] enemies
        [teammate] teammates
       *[character] characters
    }
   *[other] { $k } different { $of ->
        [enemy] enemies
        [teammate] teammates
       *[character] characters
    }
}
target-up_to = { $case ->
    [dat] to up to { $k } different { $of ->
        [enemy] enemies
        [teammate] teammates
       *[character] characters
    }
   *[other] up to { $k } different { $of ->
        [enemy] enemies
        [teammate] teammates
       *[character] characters
    }
}

amount-half = half the number of { $tally }
amount-per = { $base ->
    [0] { $x } per { $tally }
   *[other] { $base }, plus { $x } per { $tally }
}{ $max ->
    [0] { "" }
   *[other] { " " }(at most { $max })
}
tally-cards = { $n ->
    [one] card
   *[other] cards
} in { $in }{ $whose ->
    [none] { "" }
    [you] { "" }
   *[other] { " " }of { $of }
}
tally-markers = { $marker } { $n ->
    [one] marker
   *[other] markers
}{ $whose ->
    [none] { "" }
   *[other] { " " }on { $of }
}
tally-hp = HP{ $whose ->
    [none] { "" }
    [you] { " " }you have
   *[other] { " " }of { $of }
}
tally-max_hp = max HP{ $whose ->
    [none] { "" }
    [you] { " " }you have
   *[other] { " " }of { $of }
}
tally-missing_hp = { $n ->
    [one] missing HP
   *[other] missing HP
}{ $whose ->
    [none] { "" }
    [you] { " " }of yours
   *[other] { " " }of { $of }
}
tally-summons = { $n ->
    [one] summon
   *[other] summons
}{ $whose ->
    [none] { " " }in play
    [you] { " " }of yours
   *[other] { " " }of { $of }
}
tally-equipment = { $n ->
    [one] piece
   *[other] pieces
} of equipment{ $whose ->
    [none] { " " }in play
    [you] { " " }of yours
   *[other] { " " }of { $of }
}
tally-plays = { $n ->
    [one] card
   *[other] cards
} already played this turn{ $whose ->
    [none] { "" }
   *[other] { " " }by { $of }
}
tally-enemies = { $n ->
    [one] enemy
   *[other] enemies
} in play
tally-players = living { $n ->
    [one] player
   *[other] players
}
tally-teammates = living { $n ->
    [one] teammate
   *[other] teammates
}

test-ge = { $whose ->
    [none] { $k ->
        [one] if there is at least { $k } { $tally }
       *[other] if there are at least { $k } { $tally }
    }
    [you] if you have at least { $k } { $bare }
    [players] if the players have at least { $k } { $bare } together
   *[other] if { $of } has at least { $k } { $bare }
}
test-le = { $k ->
    [0] if { $of } has no { $bare }
   *[other] { $whose ->
        [none] if there are at most { $k } { $tally }
        [you] if you have at most { $k } { $bare }
        [players] if the players have at most { $k } { $bare } together
       *[other] if { $of } has at most { $k } { $bare }
    }
}
test-none-played = as long as { $of } has played no card this turn
test-not = except { $a }
test-both = { $a } and { $b }
test-either = { $a } or { $b }
test-alone = if it is alone
test-killed = if the target dies
test-has_marker = { $whose ->
    [self] if it has any { $marker } marker
   *[other] if { $subj } has any { $marker } marker
}
test-prelude = prelude
test-recital = recital
test-paramnesia = paramnesia
test-immaculate = immaculate

mod-if = { $text } { $test }
mod-when = { $test }: { $text }
mod-damage_dealt = { $subj }: damage dealt to enemies { $signed }
mod-damage_taken = { $subj }: damage taken { $signed }
mod-heal_received = { $subj }: healing received { $signed }
mod-hand_limit = { $subj }: hand size { $signed }
mod-plays = { $subj }: cards to play per turn { $signed }
mod-draw_step = { $subj }: cards drawn at the start of the turn { $signed }
mod-draw_may_launch = instead of drawing, { $subj } may launch the top card of their draw pile
mod-untargetable = { $whose ->
    [self] untargetable
   *[other] { $subj }: untargetable
}
mod-no_riposte = { $subj }: no riposte suffered
mod-no_active = { $subj }: active cancelled
mod-taunt = single-target enemies aim at { $of }
mod-forbid = { $subj }: no { $what }
limit = { $n ->
    [one] { $text } (once a round)
   *[other] { $text } ({ $n } times a round)
}

trigger-team_turn_start = at the start of the team turn: { $steps }
trigger-team_turn_end = at the end of the team turn: { $steps }
trigger-before_your_turn = before your turn: { $steps }
trigger-after_your_turn = after your turn: { $steps }
trigger-enemy_phase_end = after the enemies: { $steps }
trigger-after_card_played = { $whose ->
    [you] after each card you play: { $steps }
    [players] after each card played: { $steps }
    [team] after each card a player plays: { $steps }
   *[other] after each card played by { $of }: { $steps }
}
trigger-on_discard = { $whose ->
    [you] for each card you discard: { $steps }
    [players] for each card a player discards: { $steps }
   *[other] for each card discarded by { $of }: { $steps }
}
trigger-on_death = when it dies: { $steps }
trigger-on_ally_death = when an ally dies: { $steps }

until-end_of_team_turn = { $text } · in play until the end of the team turn
until-end_of_enemy_phase = { $text } · in play until the end of the enemies’ turn
until-end_of_next_enemy_phase = { $text } · in play for two turns of the enemies
until-end_of_fight = { $text } · in play until the end of the fight

place-hand = the hand
place-deck = the draw pile
place-discard = the discard
place-jail = the jail
marker-poison = poison
marker-infection = infection
marker-silt = silt
marker-rage = rage
marker-wind = north wind
marker-neombre = Néombre
marker-any = freely chosen
piece-equipment = equipment
piece-summon = summon
forbidden-search = searching
forbidden-extra = extra cards
forbidden-heal = healing
forbidden-recycle = recycling
forbidden-launch = launching
only-any = { "" }
only-assault = (assault)
only-heal = (healing)
only-enchantment = (enchantment)
only-equipment = (equipment)
only-summon = (summon)
only-event = (event)
only-card = “{ $name }”
targeting-relentless = Relentless
targeting-arrogant = Arrogant
targeting-brutal = Brutal
targeting-stupid = Stupid
targeting-fearless = Fearless
targeting-undecided = Undecided
targeting-methodical = Methodical
targeting-necrotic = Necrotic
targeting-opportunist = Opportunist
targeting-predator = Predator
targeting-vengeful = Vengeful
