### The table in a few lines, for the terminal and for screen readers

view-turn = { $turn ->
    [0] Setup.
   *[other] Turn { $turn }, { NAME($phase) }.
} { $deck ->
    [one] { $deck } Steam Column card
   *[other] { $deck } Steam Column cards
} in the deck{ $top ->
    [none] { "" }
   *[other] , { NAME($top) } on the discard
}.
view-decree = Archon card in force: { NAME($card) }.
view-named_sea = Sea named by the Archon: { NAME($sea) }.
view-legate = Legate token: { NAME($sea) }.
view-accomplice = Accomplice token: { NAME($sea) }.
view-bearer = The scenario card is with { SEAT($seat) }.
view-counter = { NAME($counter) }: { $list }.
view-counted-seat = { SEAT($seat) } { $n }
view-counted-zone = { NAME($zone) } { $n }
view-conclave = Conclave: { $list }.
view-reservation = Reservations: { $list }.
view-at = { SEAT($seat) } { NAME($title) }
view-no-clan = { SEAT($seat) }, no clan.
view-out = { SEAT($seat) }, { NAME($clan) }: eliminated.
view-clan = { SEAT($seat) }, { NAME($clan) }: { $geo } GEO, Supply { $supply }, Incubation { $incubation }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
} on the map.
view-passed = { $text } Has passed.
view-stock = Stock: { $list }.
view-barrels = { $healthy ->
    [one] { $healthy } healthy barrel
   *[other] { $healthy } healthy barrels
}, { $contraband } contraband
view-on-spare_healthy = { $n } surplus
view-on-spare_contraband = { $n } surplus contraband
view-on-blocked = { $n ->
    [one] { $n } slot in quarantine
   *[other] { $n } slots in quarantine
}
view-on-capped = { $n ->
    [one] { $n } Supply cell in quarantine
   *[other] { $n } Supply cells in quarantine
}
view-on-exiled = { $n } dead or exiled
view-on-trophies = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
view-slots = Special actions: { $list }.
view-slot = { $token ->
    [mobilisation] Mobilisation
    [great_host] Great Host
    [forced_march] Forced March
    [negotiation] Negotiation
    [quarantine] quarantine
   *[free] free
}
view-reserve = Reserve: { $list }.
view-on-reserve_base = { COUNT("base", $n) }
view-on-reserve_elite = { COUNT("elite", $n) }
view-on-beacons = { $n ->
    [one] { $n } beacon
   *[other] { $n } beacons
}
view-on-contracts = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
}
view-on-toxics = { $n ->
    [one] { $n } toxic farm
   *[other] { $n } toxic farms
}
view-orders = Order tokens left: { $defence } Defence, { $movement } Movement, { $decoy } Decoy.
view-hand = Your hand: { NAME($cards) }.
view-cards = In hand: { $steam ->
    [one] { $steam } Steam Column card
   *[other] { $steam } Steam Column cards
}, { $archon } Archon.
view-rendezvous = Rendezvous: { NAME($zone) }.
view-rendezvous-secret = A secret rendezvous.
view-crames = The Burnt:
view-nobody = Nobody’s:
view-zone = { NAME($zone) }: { $list }.
view-raid = attacked by { SEAT($seat) } ({ $units })
view-floors = { $text } of steam
view-built = { NAME($structure) }
view-order = { $order ->
    [hidden] hidden order of { SEAT($seat) }
   *[other] { NAME($order) } order of { SEAT($seat) }
}
view-target = Target Zone token
view-target-of = Target Zone token of { SEAT($seat) }
view-cube = Morale cube
view-barrel = contraband barrel
view-haven = haven
view-sea = { NAME($sea) }: { $list }.
view-contracts = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
} of { SEAT($seat) }
view-free-slots = { $n ->
    [0] full
    [one] { $n } free slot
   *[other] { $n } free slots
}

## What a choice would do, before it is made

foreseen-pay = Incubation goes from { $from } to { $level }{ $cells ->
    [0] { "" }
    [one] , over a cell that acts
   *[other] , over { $cells } cells that act
}.
foreseen-support = It adds { $adds }: { $mine } against { $theirs }{ $open ->
    [0] { "" }
   *[other] , to which they may add { $open }
}.
foreseen-bid = { $mine } against { $theirs-0 } to { $theirs-1 }: { $verdict ->
    [sure] nothing they bid changes it
    [short] it does not suffice, whatever they bid
   *[holds] it wins if they bid { $holds } at most
}{ $contraband ->
    [0] { "" }
   *[other] ; { $contraband } of them would be contraband
}.
foreseen-flee = By { $by ->
    [land] land
   *[sea] sea
}; { $there ->
    [0] none of yours is there
    [one] 1 of yours is there
   *[other] { $there } of yours are there
}, { $lost ->
    [0] all would find room
   *[other] { $lost } would find no room
}.
foreseen-attack = { NAME($zone) }: { $attack-force } against { $defence-force } before support (at most { $attack-support } and { $defence-support }) and barrels (at most { $attack-barrels } and { $defence-barrels }). { $verdict ->
    [sure] Nothing of theirs changes it.
    [lost] Nothing of yours suffices.
    [ahead] You would be ahead.
   *[behind] You would be behind.
}
foreseen-group = { foreseen-attack }
foreseen-march = { foreseen-attack }
foreseen-sail = { foreseen-attack }
foreseen-force = { foreseen-attack }
