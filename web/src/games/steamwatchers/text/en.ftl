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
sw-scenario = Scenario
sw-bearer = Held by { $who }.
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
sw-sea = { $name }, sea, { $free ->
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
sw-else = Otherwise
sw-yours = { $n } of yours
sw-combat = combat
sw-units = { $n ->
    [0] no unit
    [one] 1 unit
   *[other] { $n } units
}
sw-wall-order = Defence +{ $n }
sw-wall-turret = turret +{ $n }
sw-wall-cube = morale +{ $n }
sw-before-bids = before support, bids and abilities
sw-towards = To { $zone }
sw-post = To post: { $zone }
sw-orders-left = Order tokens left
sw-orders-placed = { $n } of { $of } zones served. Only you see your orders.
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
sw-bids-why = In secret, shown together.
sw-winner = { $who } wins.
sw-bid-forces = Force announced: { $mine } against { $theirs }
sw-bid-barrels = barrels bid
sw-bid-stock = { $healthy } healthy, { $contraband } contraband. Every bid is lost; contraband raises incubation.
sw-bid-seal = { $n ->
    [0] Seal: bid nothing
    [one] Seal a bid of 1
   *[other] Seal a bid of { $n }
}
sw-clan-figures = { $base } soldiers, { $elite } elites ({ $name }), { $healthy } healthy and { $contraband } contraband
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
sw-beacons = { $n } beacons
sw-contracts = { $n } contracts
sw-supply = Supply
sw-supply-now = { $units } units for { $level }
sw-incubation = Incubation of the Plague
sw-incubation-now = level { $n }
sw-exiled = { $n } in exile
sw-hand = Your hand
sw-hand-empty = No card.
sw-rendezvous = rendezvous: { $zone }
sw-fact-units = { $n } units
sw-fact-barrels = { $n } barrels
sw-fact-incubation = incubation { $n }
sw-fact-cards = { $n } cards
sw-passed = has passed
sw-out = eliminated
sw-line-farms = Farms of zones controlled
sw-line-floors = Steam floors controlled
sw-line-scenario = Scenario
sw-line-exile = Death & Exile
sw-gives-watcher = Three Steam Column cards, one to play.
sw-gives-legate = The Legate token opens one more sea.
sw-gives-archon = Enact an Archon card for the whole turn.
sw-gives-primus = A base soldier, and a place kept for next turn.
sw-fact-geo = { $n } GEO if counted now
