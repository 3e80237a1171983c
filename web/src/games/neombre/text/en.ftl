### The words of the table, beside the rules.

nb-tab-expedition = Expedition
nb-tab-hand = Hand
nb-hp = HP
nb-hp-n = { $n } HP
nb-round = round { $n }
nb-phases = Phases of the fight
nb-phase-setup = Setup
nb-phase-team = Team
nb-phase-enemies = Enemies
nb-foes = Enemies
nb-no-foe = No enemy on the table
nb-team = The team
nb-foe = { $n }, { $name }, { $hp } HP of { $most }, { $aim }
nb-left = { $n } HP would be left
nb-armour-n = armour { $n }
nb-aims = aims at { $who }
nb-camp = { $name }, { $hp } HP of { $most }
nb-summoned = { $name }, { $hp } HP of { $most }
nb-threats = { $n ->
    [one] aimed at by enemy { $list }
   *[other] aimed at by enemies { $list }
}
nb-threat = { $order } for { $n }
nb-blows = { $n ->
        [one] { $n } blow
       *[other] { $n } blows
    }
nb-mortal = would not outlive it
nb-mortal-short = deadly
nb-marked = { $marker } { $n }
nb-active = Active
nb-riposte = Riposte
nb-passive = Passive
nb-aim-relentless = relentless
nb-aim-arrogant = arrogant
nb-aim-brutal = brutal
nb-aim-stupid = stupid
nb-aim-fearless = fearless
nb-aim-undecided = undecided
nb-aim-methodical = methodical
nb-aim-necrotic = necrotic
nb-aim-opportunist = opportunist
nb-aim-predator = predator
nb-aim-vengeful = vengeful
nb-marker-poison = poison
nb-marker-infection = infection
nb-marker-silt = silt
nb-marker-rage = rage
nb-marker-wind = north wind
nb-marker-neombre = néombre
nb-sort-assault = assault
nb-sort-heal = healing
nb-sort-enchantment = enchantment
nb-sort-equipment = equipment
nb-sort-summon = summon
nb-sort-event = event
nb-sort-extra = extra
nb-sort-channel = channel
nb-sort-epilogue = epilogue
nb-sort-relic = relic
nb-sort-call = call
nb-sort-ambush = ambush
nb-sort-civilian = civilian
nb-value = value { $n }
nb-price = resale { $n }
nb-buy = price { $n }
nb-spoils = loot: cards to keep, cards revealed
nb-plays-left = { $n ->
    [0] no card left to play
    [one] { $n } card to play
   *[other] { $n } cards to play
}
nb-turn-over = has ended their turn
nb-turn-waits = has not played yet
nb-fallen = fallen in the fight
nb-your-side = Your side
nb-hand = Hand
nb-hand-empty = Your hand is empty.
nb-deck = Deck
nb-your-deck = { $n ->
    [one] Your deck: { $n } card
   *[other] Your deck: { $n } cards
}
nb-asked = { $what }: { $question }
nb-deck-n = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
nb-in-play = In play
nb-foreseen = Face up on the draw pile
nb-piles = Your piles
nb-pile-draw = draw pile
nb-pile-discard = discard
nb-pile-jail = jail
nb-pile-hand-n = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
nb-pile-draw-n = draw pile: { $n }
nb-pile-discard-n = discard: { $n }
nb-pile-jail-n = jail: { $n }
nb-expedition = Expedition
nb-journey = The journey
nb-level = level { $n }
nb-pile-enemies = { $n ->
    [one] enemy
   *[other] enemies
}
nb-pile-loot = { $n ->
    [one] loot card
   *[other] loot cards
}
nb-pile-left = { $n ->
    [one] { $n } enemy in the pile
   *[other] { $n } enemies in the pile
}
nb-loot-left = { $n ->
    [one] { $n } loot card in the pile
   *[other] { $n } loot cards in the pile
}
nb-aggro = aggro: { $n } loot
nb-quests = Quests
nb-quest-progress = { $n } of { $goal }
nb-quest-done = fulfilled: to be closed at the refuge
nb-quests-closed = { $n ->
    [one] { $n } quest closed
   *[other] { $n } quests closed
}
nb-map = Map of the world
nb-here = you are here
nb-none = no card
nb-taken = taken by { $who }
nb-taker = { $name }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck
nb-count-n = { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
}
nb-beaten = Beaten in this expedition
nb-offers = At the fair
nb-pays = { $who } pays with their deck
nb-offered = Cards to choose from
nb-for-whom = { $card }, for whom?
nb-title-starters = Four of the Named
nb-title-loot = Loot
nb-title-fair = Farciminis Fair
nb-title-refuge = The refuge
nb-says-starters = Each player chooses the deck to begin with.
nb-says-count = How many enemies will you face?
nb-says-civilians = These enemies come forward; civilians may be replaced.
nb-says-loot = What the team has found.
nb-says-obtain = { $n ->
    [one] { $n } more card to take: touch it, then who gets it.
   *[other] { $n } more cards to take: touch one, then who gets it.
}
nb-says-fair = One card for two cards of the same deck, or for a relic.
nb-says-refuge = Fulfilled quests are closed, and their rewards shared.
nb-says-rest = The team catches its breath.
nb-says-won = The fight is won.
nb-says-lost = The fight is lost.
nb-hero-D1 = Iron, plain blows, and what it takes to stay standing.
nb-hero-D2 = Herbs and ointments: the team stays alive.
nb-hero-D3 = Draws, omens and channelled spells.
nb-hero-D4 = Dogs and traps: the pack strikes with him.
nb-costs = { $card } costs { $n }.
nb-laid = On the counter: { $card }, { $n }.
nb-fair-left = { $n ->
    [one] { $n } card at the fair
   *[other] { $n } cards at the fair
}
nb-you = you
nb-roster = Everybody plays when they like
nb-roster-waiting = { $n ->
    [one] { $n } card to play
   *[other] { $n } cards to play
}
nb-roster-open = { $n ->
    [0] playing
    [one] playing, { $n } more
   *[other] playing, { $n } more
}
nb-roster-over = done
nb-roster-fallen = fallen
nb-order-colon = :{" "}
nb-order-of = effect of { $who }
nb-order-draws = { $pile ->
        [0] draw pile empty
        [one] { $pile } card in the draw pile
       *[other] { $pile } cards in the draw pile
    }, { $held } in hand, { $hp } HP
nb-cuts = { $who } is in the middle of a turn: a card played now ends it.
nb-forecast = What it would do, ripostes included
nb-forecast-hp = { $who } { $was } → { $now } HP
nb-forecast-falls = { $who } { $was } → 0, down
nb-forecast-none = { $who }: nothing changes
nb-forecast-chance = The rest is left to chance.
nb-aims-all = the whole team
nb-report-won = Fight won
nb-report-lost = Fight lost
nb-report-conceded = The team gave up.
nb-report-rounds = { $n ->
    [0] Before the team’s first round.
    [one] In { $n } round.
   *[other] In { $n } rounds.
}
nb-report-slain = { $n ->
    [0] No enemy beaten.
    [one] { $n } enemy beaten.
   *[other] { $n } enemies beaten.
}
nb-report-back = The expedition ends here; nothing won before is lost. The team says where to go.
nb-report-on = Go on
nb-sum-up = standing
nb-sum-down = down
nb-sum-mal = + { $n } Resurrection Sickness
nb-sum-dealt = { $n } damage dealt
nb-sum-suffered = { $n } HP lost
nb-sum-healed = { $n } HP healed
nb-no-effect = no effect
nb-mal-says = A Resurrection Sickness is a card without effect: it takes up a place in the hand until a card banishes it.
nb-end-home = { $lost ->
    [0] { $won ->
            [0] The team comes home without a fight.
            [one] The team comes home, one fight won.
           *[other] The team comes home, { $won } fights won.
        }
    [one] { $won ->
            [0] The team comes home, one fight lost.
            [one] The team comes home, one fight won, one lost.
           *[other] The team comes home, { $won } fights won, one lost.
        }
   *[other] { $won ->
            [0] The team comes home, { $lost } fights lost.
            [one] The team comes home, one fight won, { $lost } lost.
           *[other] The team comes home, { $won } fights won, { $lost } lost.
        }
}
nb-end-apart = { $n ->
    [one] One fight, { $won ->
        [0] lost.
       *[other] won.
    }
   *[other] { $n } fights, { $won ->
        [0] none won.
        [one] one won.
       *[other] { $won } won.
    }
}
nb-end-others = Outside of fights, { $who } got { $cards }.
nb-deck-read = Read the deck
nb-deck-of = { $who }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nb-fair-can = { $who } can pay
nb-fair-near = It takes { $n } exactly: nearest, { $who } would have { $near } with two cards.
nb-fair-nothing = No deck has two cards to sell, nor a relic.
nb-fair-nobody = Nobody can take anything today: a price is paid with two cards of one deck that make it exactly, or with a relic.
nb-fair-leave = Leave
nb-odds-short = { $won }/{ $of }
nb-odds-why = Under each number: how many out of { $of }, played by robots in a hurry with your decks, are won.
nb-odds-won = { $n ->
    [one] Against one enemy
   *[other] Against { $n } enemies
}, robots in a hurry win { $won } out of { $of }.
nb-odds-loot = Loot of a victory: { $least } to { $most }.
nb-odds-bonus = { $n ->
    [one] One card more, included, for daring.
   *[other] { $n } cards more, included, for daring.
}
nb-odds-malus = { $n ->
    [one] One card less, included, for caution.
   *[other] { $n } cards less, included, for caution.
}
nb-odds-fallen = { $n ->
    [one] On average one of you stays down.
   *[other] On average { $n } of you stay down.
}
nb-odds-line = won by robots { $won } out of { $of }, loot { $loot }
nb-does-hp = { $was } → { $now } HP
nb-does-falls = { $was } → 0, down
nb-does-nothing = nothing changes
nb-then-came = { $n ->
    [one] { $who } arrives
   *[other] { $n } × { $who } arrive
}
nb-then-milled = { $who } mills { $n }
nb-then-discarded = { $who } discards { $n }
nb-then-jailed = { $who } jails { $n }
nb-then-drew = { $who } draws { $n }
nb-then-marked = { $who }: { $marker } { $n }
nb-asks-discard = then a card to discard
nb-asks-jail = then a card to jail
