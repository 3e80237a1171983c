## What cards, tiles and boards say, built from their data. $n is the number of the effect (n in the content files).

card-line = { $type }: { $text }.
card-if = if { $test }, { $text }
card-and = { $first } and { $last }
step-then = { $first }; { $last }
step-and = { $first } and { $last }
clause-if = if { $test }, { $steps }
clause-may-then = you may { $steps }; if you do, { $then }
clause-cost = { $steps }
mod-if = { $text } { $test }
bound-ge = at least { $k }
bound-le = at most { $k }
limit = { $text }, once an Age
symbol-and = { $first } and { $last }
for-each = { $text } for { $share ->
    [1] each { $tally }
   *[other] every { $share } { $tally }
}{ $over ->
    [0] {""}
   *[other] {" "}above { $over }
}{ $max ->
    [0] {""}
   *[other] {" "}(at most { $max })
}

moment-top = Top
moment-bottom = Bottom, each other player
moment-after = Then the active player
moment-immediate = Immediate
moment-start_of_age = Start of Age
moment-end_of_age = End of Age
moment-passive = Passive
moment-once_per_age = Once per Age
moment-reaction = Reaction
moment-end_of_game = End of game
moment-bonus = Bonus
moment-malus = Penalty
moment-service = Service
moment-reward = Reward
moment-chant_1 = Canto I
moment-chant_2 = Canto II
moment-chant_3 = Canto III
moment-chant_4 = Canto IV
moment-epic = Epic reward
moment-wrath_1 = Wrath I
moment-wrath_2 = Wrath II
moment-play = In Combat
moment-win = If you win
moment-loss = If you are defeated
moment-condition = Condition
moment-rule = Rule
moment-setup = Setup, each player

amount-good = { $what ->
    [vp] { $n } VP
    [aegis] { $n } Aegis
    [faithful] { $n } Faithful
   *[prayer] { $n ->
        [one] { $n } Prayer
       *[other] { $n } Prayers
    }
}
effect-gain = { $what ->
    [greatness] gain { $n } Greatness
    [goodness] gain { $n } Goodness
    [determination] gain { $n } Determination
    [card] { $n ->
        [one] draw { $n } Conflict card
       *[other] draw { $n } Conflict cards
    }
    [colosseum_card] { $n ->
        [one] draw { $n } Colosseum card
       *[other] draw { $n } Colosseum cards
    }
    [premonition] { $n ->
        [one] draw { $n } Premonition
       *[other] draw { $n } Premonitions
    }
    [bonus_token] { $n ->
        [one] gain { $n } Bonus Location token
       *[other] gain { $n } Bonus Location tokens
    }
    [spark] { $n ->
        [one] remove { $n } Spark from your Upgrades
       *[other] remove { $n } Sparks from your Upgrades
    }
    [temple] { $n ->
        [one] remove { $n } Temple from your Upgrades
       *[other] remove { $n } Temples from your Upgrades
    }
    [prophet] { $n ->
        [one] remove { $n } Prophet from your Upgrades
       *[other] remove { $n } Prophets from your Upgrades
    }
    [hero] { $n ->
        [one] remove { $n } Hero from your Upgrades
       *[other] remove { $n } Heroes from your Upgrades
    }
    [upgraded_card] take the Upgraded card into your hand
   *[other] gain { amount-good }
}
effect-lose = { $what ->
    [greatness] lose { $n } Greatness
    [goodness] lose { $n } Goodness
    [determination] lose { $n } Determination
    [card] { $n ->
        [one] lose { $n } Conflict card
       *[other] lose { $n } Conflict cards
    }
   *[other] lose { amount-good }
}
effect-pay = pay { amount-good }
effect-act = perform { $action }
effect-peek = look secretly at the next Primordial
effect-guide = take any Technology from Olympus, pay its full cost and put it on space 1 of the Factory
effect-embolden = +{ $n } Force in your Combats until the Age ends
effect-generate = { $n ->
    [one] generate { $n } Prayer
   *[other] generate { $n } Prayers
}
effect-hand_limit = discard down to { $n } Conflict cards in hand
effect-discard_showing = discard every card in hand that shows { $element }
effect-defeat_hero = { $n ->
    [one] defeat one of your Heroes
   *[other] defeat { $n } of your Heroes
}
effect-face = fight this Primordial with one of your characters
effect-send_back = { $who ->
    [hero] return one of your Heroes from { $from }
    [prophet] return one of your Prophets from { $from }
   *[olympian] return your Olympian from { $from }
}
effect-reveal = reveal { $elements }
effect-discard = discard { $elements }
effect-discard_any = { $n ->
    [one] discard { $n } other card
   *[other] discard { $n } other cards
}
effect-add_force = +{ $n } Force
effect-next_force = your next card has +{ $n } Force
effect-next_cost = { $n ->
    [-1] your next card costs 1 Determination less
   *[other] your next card changes its Determination cost by { $n }
}

tally-connected = { $form ->
    [test] { $bound } other { $k ->
        [one] tile is
       *[other] tiles are
    } connected to this one
   *[each] other tile connected to this one
}
tally-temples = { $form ->
    [test] you have { $bound } { $k ->
        [one] Temple
       *[other] Temples
    } in Cities
   *[each] Temple of yours in a City
}
tally-cities = { $form ->
    [test] you have tiles in { $bound } { $k ->
        [one] City
       *[other] Cities
    }
   *[each] City with a tile of yours
}
tally-unlocked = { $form ->
    [test] you have unlocked { $bound } Upgrade { $k ->
        [one] tile
       *[other] tiles
    }
   *[each] unlocked Upgrade tile
}
tally-premonitions = { $form ->
    [test] you hold { $bound } { $k ->
        [one] Premonition
       *[other] Premonitions
    }
   *[each] Premonition held
}
tally-determination = { $form ->
    [test] your Determination is { $bound }
   *[each] Determination
}
tally-faithful = { $form ->
    [test] you have { $bound } { $k ->
        [one] Faithful
       *[other] Faithful
    }
   *[each] Faithful
}
tally-prayers = { $form ->
    [test] you have { $bound } { $k ->
        [one] Prayer
       *[other] Prayers
    }
   *[each] Prayer held
}
tally-aegis = { $form ->
    [test] you have { $bound } Aegis
   *[each] Aegis
}
tally-heroes_below = { $form ->
    [test] { $bound } of your Heroes { $k ->
        [one] lies
       *[other] lie
    } in the Underworld
   *[each] defeated Hero of yours in the Underworld
}
tally-oracle_symbols = { $form ->
    [test] { $bound } Element { $k ->
        [one] symbol lies
       *[other] symbols lie
    } beside the Oracle
   *[each] Element symbol beside the Oracle
}
tally-other_players = { $form ->
    [test] there { $k ->
        [one] is
       *[other] are
    } { $bound } other { $k ->
        [one] player
       *[other] players
    }
   *[each] other player
}
tally-showing = { $form ->
    [test] { $bound } other { $k ->
        [one] card of your zone shows
       *[other] cards of your zone show
    } { $element }
   *[each] other card of your zone that shows { $element }
}
tally-greatness_space = { $form ->
    [test] you are on Greatness space { $k } or better
   *[each] Greatness space
}
tally-goodness = { $form ->
    [test] your Goodness is { $bound }
   *[each] Goodness
}
tally-converted = { $form ->
    [test] you converted { $bound } { $k ->
        [one] Prayer
       *[other] Prayers
    } this turn
   *[each] Prayer converted this turn
}
tally-in_factory = { $form ->
    [test] you have { $bound } { $k ->
        [one] tile
       *[other] tiles
    } in the Factory
   *[each] tile of yours in the Factory
}
tally-stored = { $form ->
    [test] you have { $bound } { $k ->
        [one] tile
       *[other] tiles
    } in storage
   *[each] tile in your storage
}
tally-chants = { $form ->
    [test] you completed { $bound } { $k ->
        [one] Canto
       *[other] Cantos
    } this turn
   *[each] Canto completed this turn
}
tally-hand = { $form ->
    [test] you have { $bound } Conflict { $k ->
        [one] card
       *[other] cards
    } in hand
   *[each] Conflict card in hand
}
tally-allies = { $form ->
    [test] you have { $bound } allied Colosseum { $k ->
        [one] Hero
       *[other] Heroes
    }
   *[each] allied Colosseum Hero
}
tally-joined = { $form ->
    [test] { $bound } { $k ->
        [one] tile is
       *[other] tiles are
    } connected to the one you deployed
   *[each] tile connected to the one you deployed
}

test-either = { $a } or { $b }
test-attacking = as Attacker
test-defending = as Defender
test-with_olympian = with your Olympian
test-against_player = against a player
test-against_game = against the game
test-fighter = with { $hero }
test-here = { $location }
test-in_city = the character is in { $city }
test-sent = { $character ->
    [hero] you sent a Hero
    [prophet] you sent a Prophet
   *[olympian] you sent your Olympian
}
test-did = your action was { $action }
test-temple_here = you have a Temple there
test-affine = the tile you deployed fits the City’s Affinity
test-made = the tile is of type { $type }
test-beat_player = you won a Combat against a player this turn
test-beat_quest = you won a Confrontation this turn
test-beat_hero = you beat a Colosseum Hero this turn
test-pushed = you moved another player’s tile out of the Factory this turn
test-epic_ended = you took an Epic reward this turn

mod-force = { $signed } Force
mod-opponent_force = opponent { $signed } Force
mod-opponent_combos = the opponent’s Combo bonuses count 0
mod-wins_ties = you win ties
mod-manufacture_discount = Manufacture costs you { $n } resource less
mod-influence_faithful = Influence gives you { $n } more Faithful when you take the Faithful
mod-wrath_immune = Wrath I passes you by
mod-prophets_free = your Prophets cost no Aegis
mod-hero_free = { $hero } costs no Aegis
mod-storage = your storage holds { $n } more tile
mod-well_immune = an overflow of the Well costs you no Faithful
mod-sanctuary = your Prophets’ deployments cannot be contested
mod-combat_determination = your Determination counts { $n } more in Combat
mod-convert_discount = your first conversion of each Convert costs { $n } Prayer less, at least 1
mod-death_to_reserve = a defeated { $hero } goes to your reserve instead of the Underworld
mod-kunee = Hades may move onto occupied slots without Combat, then lies in the reserve, and his deployments cannot be contested
mod-must_show = the cards you play must show { $elements }
mod-certain_win = you win without comparing Force
mod-hero_falls = you must defeat one of your Heroes
mod-type_force_zero = { $type ->
    [weapon] your Weapons have Force 0
    [tactic] your Tactics have Force 0
   *[power] your Powers have Force 0
}
mod-type_limit = { $type ->
    [weapon] play at most { $n } Weapon
    [tactic] play at most { $n } Tactic
   *[power] play at most { $n } Power
}
mod-needs_unlocked = you need { $n ->
    [one] an unlocked Upgrade tile
   *[other] { $n } unlocked Upgrade tiles
}
mod-discard_first = { $n ->
    [one] discard { $n } Conflict card first
   *[other] discard { $n } Conflict cards first
}
mod-drawn_force_zero = the cards drawn for the enemy give 0 Force
mod-ages = the game lasts { $n ->
        [one] { $n } Age
       *[other] { $n } Ages
    }
mod-upgrades_to_win = unlocking { $n } Upgrade tiles wins at once
mod-wrath_2_times = Wrath II is applied { $n ->
        [one] { $n } time
       *[other] { $n } times
    } in a row
mod-confrontation_vp = each Confrontation won gives { $n } more VP
mod-epic_vp = each Epic reward gives { $n } more VP
mod-majority_vp = at the end, the player with strictly the most tiles in a City gains { $n } VP, for each City
mod-well_start = the Well starts with { $n ->
        [one] { $n } Prayer
       *[other] { $n } Prayers
    }
mod-overflow_from = the Well overflows from { $n ->
        [one] { $n } Prayer
       *[other] { $n } Prayers
    }
mod-destroy_from = a Temple is destroyed from { $n ->
        [one] { $n } Prayer
       *[other] { $n } Prayers
    }
mod-no_upgrade_win = unlocking all Upgrade tiles does not end the game
mod-cities_to_win = a player with tiles in { $n ->
        [one] { $n } City
       *[other] { $n } Cities
    } wins at once
mod-rank_by_upgrades = at the end the most unlocked Upgrade tiles win, then VP, then Greatness
mod-presage_cost = Presage costs { $n } Faithful
mod-perceive_vp = Perceive gives { $n } VP

trigger-combat_won = when you win a Combat, { $steps }
trigger-hero_fallen = when one of your Heroes goes to the Underworld, { $steps }
trigger-influenced = when you Influence, { $steps }
trigger-drained = when you Drain, { $steps }
trigger-perceived = when you Perceive, { $steps }
trigger-resurrected = when you Resurrect, { $steps }
trigger-quest_step = when you complete a Canto or win a Confrontation, { $steps }
trigger-attacked = when another player starts a Combat against you, { $steps }
trigger-deployed_here = when another player deploys in this City, { $steps }
trigger-visited_here = when another player’s character enters this City, { $steps }
trigger-activated = when this Hero is activated, { $steps }

action-convert = Convert
action-design = Design
action-manufacture = Manufacture
action-produce = Produce
action-perceive = Perceive
action-presage = Presage
action-accomplish = Accomplish
action-train = Train
action-fight = Fight
action-resurrect = Resurrect
action-drain = Drain
action-influence = Influence
action-deploy = Deploy

granted-convert = a Convert action
granted-design = a Design action
granted-produce = a Produce action
granted-train = a Train action
granted-influence = an Influence action in a City of your choice

element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water

place-any_city = a City
place-olympus = Olympus
place-colosseum = the Colosseum
place-underworld = the Underworld
place-moirai = the Moirai
place-oracle = the Oracle
place-forge = the Forge
place-athens = Athens
place-sparta = Sparta
place-argos = Argos
place-elis = Elis
place-lemnos = Lemnos

at-olympus = at Olympus
at-colosseum = at the Colosseum
at-underworld = in the Underworld
at-moirai = at the Moirai
at-oracle = at the Oracle
at-forge = at the Forge
at-mortal_world = in the Mortal World

city-athens = Athens
city-sparta = Sparta
city-argos = Argos
city-elis = Elis
city-lemnos = Lemnos

type-architecture = Architecture
type-culture = Culture
type-military = Military
type-science = Science
type-social = Social

hero-pollux = Pollux
hero-heracles = Heracles
hero-persee = Perseus
hero-thesee = Theseus
hero-bellerophon = Bellerophon
hero-orion = Orion
hero-diomede = Diomedes
hero-ulysse = Odysseus
hero-telemaque = Telemachus
hero-tantale = Tantalus
hero-orphee = Orpheus
hero-sisyphe = Sisyphus
hero-calypso = Calypso
hero-atalante = Atalanta
hero-penthesilee = Penthesilea
hero-milon = Milo
hero-icare = Icarus
