### What Steamwatchers' board says and the server does not.

sw-board = Frozen Europe. Arrow keys go from zone to zone; + and − zoom, 0 shows everything.
sw-geo = GEO
sw-turn = Turn { $n }
sw-phases = Phases of the turn
sw-phase-conclave = Conclave
sw-phase-planning = Orders
sw-phase-activation = Activation
sw-phase-decline = Decline
sw-phase-great_white = Great White
sw-tab-side = Conclave
sw-tab-dock = Clan
sw-side = Tracks, Archon, scenario
sw-tracks = Conclave and Reservation tracks
sw-title = Title
sw-conclave = Conclave
sw-reservation = Reserv.
sw-watcher = Watcher
sw-legate = Legate
sw-archon = Archon
sw-primus = Primus
sw-primus-token = Primus token
sw-free = free
sw-in-force = Archon in force · { $n }
sw-deck = Column deck
sw-discard = Discard
sw-archons = Archon deck
sw-farms-left = Farms
sw-turrets-left = Turrets
sw-terrain-plain = plain
sw-terrain-mountain = mountain
sw-zone-control = controlled by { $who }
sw-zone-raid = attacked by { $who }: { $units }
sw-zone-order = { $order } order
sw-zone-hidden = a hidden order of { $who }
sw-zone-column = column { $n }
sw-zone-beacon = beacon of { $who }
sw-zone-haven = haven
sw-zone-cube = morale cube
sw-zone-barrel = contraband barrel
sw-zone-target = target zone { $who }
sw-sea = { $name }, sea
sw-sea-free = { $free ->
    [0] no free contract slot
    [one] one free contract slot
   *[other] { $free } free contract slots
}
sw-sea-contracts = { $who }: { $n ->
    [one] one contract
   *[other] { $n } contracts
}
sw-sea-legate = the Legate
sw-sea-accomplice = the Accomplice
sw-sea-closed = closed by the Archon
sw-by-land = by land
sw-by-sea = by sea
sw-by-force = forced march
sw-way-march = By land
sw-way-sail = By sea
sw-way-force = Forced March
sw-else = Something else
sw-yours = { $n } of yours
sw-combat = combat
sw-units = { $n ->
    [0] no unit
    [one] 1 unit
   *[other] { $n } units
}
sw-towards = To { $zone }
sw-post = To post: { $zone }
sw-orders-left = Order tokens left
sw-orders-placed = { $n ->
    [0] No zone of { $of } has its order yet
    [one] 1 zone of { $of } has its order
   *[other] { $n } zones of { $of } have their order
}. Only you see your orders.
sw-order-laid = An order lies there already.
sw-group-none = This group cannot leave: it takes at least one unit, and room for all of them.
sw-battle = Combat: { $zone }
sw-attacks = attacks
sw-defends = defends
sw-step-force = Forces
sw-step-support = Support
sw-step-bids = Bids
sw-step-result = Result
sw-step-after = Aftermath
sw-none = none
sw-sealed = sealed
sw-bids-paid = Shown, and paid by both sides, win or lose.
sw-side-parts = { $who }: { $parts }
sw-bids-why = In secret, shown together.
sw-winner = { $who } wins.
sw-bid-barrels = barrels bid
sw-bid-stock = { $healthy } healthy, { $contraband } contraband. Every bid is lost; contraband raises incubation.
sw-bid-seal = { $n ->
    [0] Seal: bid nothing
    [one] Seal a bid of 1
   *[other] Seal a bid of { $n }
}
sw-clan-easy = the simplest
sw-clan-figures = { $base ->
        [one] { $base } soldier
       *[other] { $base } soldiers
    }, { $elite ->
        [one] { $elite } elite
       *[other] { $elite } elites
    } ({ $name }), { $healthy } healthy and { $contraband } contraband
sw-your-side = Your clan
sw-abilities = Abilities of the clan
sw-healthy = Healthy
sw-contraband = Contraband
sw-surplus = Surplus
sw-stock = { $n } of { $of }{ $q ->
    [0] { "" }
   *[other] , { $q } under quarantine
}
sw-surplus-n = { $healthy } healthy, { $contraband } contraband
sw-actions = Special actions
sw-slot = Slot { $n }, cost { $cost }: { $what }
sw-act-free = free
sw-act-mobilisation = Mobilisation
sw-act-great_host = Great Host
sw-act-forced_march = Forced March
sw-act-negotiation = Negotiation
sw-act-quarantine = quarantine
sw-reserve = Reserve
sw-beacons = { $n ->
    [0] no beacon
    [one] 1 beacon
   *[other] { $n } beacons
}
sw-contracts = { $n ->
    [0] no contract
    [one] 1 contract
   *[other] { $n } contracts
}
sw-supply = Supply
sw-supply-now = { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
} for { $level }
sw-incubation = Incubation of the Bane
sw-plague = Incubation
sw-incubation-now = level { $n }
sw-exiled = { $n } in exile
sw-hand = Your hand
sw-hand-open = In hand
sw-hand-empty = No card.
sw-rendezvous = rendezvous: { $zone }
sw-fact-units = { $n ->
    [0] no unit
    [one] 1 unit
   *[other] { $n } units
}
sw-fact-barrels = { $n ->
    [0] no barrel
    [one] 1 barrel
   *[other] { $n } barrels
}
sw-fact-incubation = incubation { $n }
sw-fact-cards = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}
sw-passed = has passed
sw-out = eliminated
sw-gone = Your clan has left the map. Watch the rest; the table still hears you.
sw-line-farms = Farms of zones controlled
sw-line-floors = Steam floors controlled
sw-line-scenario = Scenario
sw-line-exile = Death & Exile
sw-gives-watcher = Three Steam Column cards, one to play.
sw-gives-legate = The Legate token opens one more sea.
sw-gives-archon = Enact an Archon card for the whole turn.
sw-gives-primus = A base soldier, and a title blocked for the others.
sw-fact-geo = { $n } GEO if counted now
sw-part-iotunn = Iotunn +{ $n }
sw-part-jeep = Jeep +{ $n }
sw-part-order = Defence +{ $n }
sw-part-turret = turret +{ $n }
sw-part-cube = morale +{ $n }
sw-force-of = force { $n }
sw-odds-sure = Victory is certain: nothing can stop you.
sw-odds-ahead = { $n ->
    [0] Even: the attacker wins ties.
   *[other] You lead by { $n }.
}
sw-odds-behind = { $n ->
    [0] Even: the defender wins ties.
   *[other] You are { $n } short.
}
sw-odds-lost = Out of reach, even with everything.
sw-most-support = possible support
sw-most-barrels = barrels at most
sw-they-may-add = The other side may still add { $n }.
sw-before-bids-only = Only the bids remain.
sw-gives-up = gives up its { $order } order
sw-fallen-zone = Your units: { $zone }
sw-fallen = { $n } of { $of } to lose
sw-no-room = { $n ->
    [one] 1 without room
   *[other] { $n } without room
}
sw-in-reserve = In reserve: { $base } base, { $elite } elite.
sw-hunger-now = { $units ->
    [one] 1 unit
   *[other] { $units } units
}, supply for { $level }.
sw-exile-why = It will not come back. At the end each pair of exiled units costs 1 GEO: { $n ->
    [0] you have none so far
    [one] you already have 1
   *[other] you already have { $n }
}.
sw-contracts-left = { $n ->
    [one] 1 more contract to place.
   *[other] { $n } more contracts to place, one for each haven.
}
sw-pay-due = { $n ->
    [one] 1 barrel to pay
   *[other] { $n } barrels to pay
}
sw-pay-clean = incubation does not move
sw-pay-rise = incubation { $from } → { $to }
sw-cell-quarantine = Quarantine
sw-cell-death = Death & Exile
sw-bid-sure = Enough, whatever the other bids.
sw-bid-short = Too little, even against nothing.
sw-bid-holds = { $n ->
    [0] Wins if the other bids nothing.
   *[other] Wins if the other bids { $n } at most.
}
sw-bid-dirty = { $n ->
    [one] One of them has to be contraband.
   *[other] { $n } of them have to be contraband.
}
sw-tie = { $side ->
    [attack] The attacker wins ties.
   *[other] The Archon gives ties to the defender.
}
sw-reveal = Orders revealed
sw-line-before = Level last measured
sw-line-card = Scenario card
sw-line-trophies = Figures taken, by pairs
sw-line-rendezvous = Rendezvous
sw-line-targets = Target zones controlled
sw-line-hegemony-geo = GEO level: { $n } for hegemony
sw-line-hegemony-havens = Havens controlled: { $n } for hegemony
sw-won-geo = Victory by hegemony: a GEO level of { $has }, where { $n } was enough.
sw-won-havens = Victory by hegemony: { $has ->
        [one] { $has } haven
       *[other] { $has } havens
    } controlled, where { $n } were enough.
sw-won-standing = The last turn is over: of the clans still on the map, the one with the most geothermal resources wins.
sw-won-tokens = A tie at { $n } GEO: the clan with the fewest Quarantine tokens wins.
sw-won-place = A tie at { $n } GEO and in Quarantine tokens: the first on the Reservation track wins.
sw-line-quarantines = Tie: fewest Quarantine tokens
sw-line-reservation = Then the position on the Reservation track
sw-deployment = card { $n }
sw-floors = { $n ->
    [one] 1 floor
   *[other] { $n } floors
}
sw-nobodys = nobody’s
sw-your-zone = yours
sw-does-turret = The zone defends with 2 more, for good.
sw-does-mobilise = Two base soldiers or one elite, here or next door. Fills an action slot.
sw-does-great_host = Up to four base soldiers, here or next door. Fills an action slot.
sw-does-negotiate = One contract per haven: each opens a sea to your troops. Fills an action slot.
sw-does-wait = Nothing; the token leaves, and its protection with it.
sw-does-pass = Your Movements come back, your Defences still protect; you reserve a title.
sw-support-why = An order next door adds the force of its zone.
sw-result-why = The stronger side wins; { $side ->
    [attack] the attacker
   *[other] the defender
} wins ties.
sw-after-why = The loser removes two units, the others flee; a morale cube stays.
sw-what-column = Steam column
sw-what-primus = Primus token
sw-what-healthy = Healthy algofuel
sw-what-contraband = Contraband algofuel
sw-what-legate = Legate token
sw-what-accomplice = Accomplice token
sw-what-strait = Strait
sw-combat-here = A combat to come
sw-tracks-conclave = Conclave track
sw-tracks-reservation = Reservation track
sw-held-by = Held by { $who }.
sw-reserved-by = Reserved by { $who } for the next turn.
sw-enacted = Enacted by { $who }.
sw-decrees = Archon and scenario
sw-boards = Clan boards
sw-hand-of = In hand: { $steam ->
    [0] no Column card
    [one] one Column card
   *[other] { $steam } Column cards
}, { $archon ->
    [0] no Archon card
    [one] one Archon card
   *[other] { $archon } Archon cards
}.
sw-in-reserve-n = In reserve: { $what }
sw-cell-resist = Resistance
sw-cell-end = End of the track
sw-turn-of = Turn { $n } of { $of }
sw-scenario-rules = Rules of the scenario, decks
sw-what-hegemony = Hegemony
sw-what-trophies = Trophies
sw-what-giants = Target zones
sw-what-rendezvous = Rendezvous
sw-aim-learning = What comes little by little
sw-aim-elites = Elite soldiers
sw-aim-contracts = Contracts, the way by sea
sw-aim-march = Forced March
sw-aim-geo = Hegemony: { $n } GEO from turn { $from } on
sw-aim-havens = Hegemony: { $n ->
        [one] { $n } haven
       *[other] { $n } havens
    } from turn { $from } on
sw-aim-alga = The Miracle Alga
sw-aim-keeper = Keeper of the Reliquary
sw-aim-votes = Votes in the next election
sw-aim-voices = { $n ->
    [0] no vote
    [one] 1 vote
   *[other] { $n } votes
}
sw-aim-trophies = Trophies: 1 GEO for { $n }
sw-aim-giants = Target zones: { $n } GEO each at the end
sw-aim-rendezvous = Rendezvous: { $own } GEO for one’s own, { $other } for another’s
sw-aim-secret = secret
sw-aim-burnt = Zones of the Burnt
sw-aim-nobody = nobody’s yet
sw-sea-coasts = { $n ->
    [0] none of your zones lies on it
    [one] one of your zones lies on it
   *[other] { $n } of your zones lie on it
}
sw-vote-yours = { $n ->
    [one] You have 1 vote.
   *[other] You have { $n } votes, all for one clan.
}
sw-vote-talk = Talk it over first.
