## What cards, clan boards and scenarios say, built from their data. $n is the number of the effect (n in the content
## files).

card-line = { $type }: { $text }.
card-when-arrival = On arrival
card-when-lasting = While in force
card-when-bonus = For the Archon

effect-arrival-name_sea = the Archon names a sea in play
effect-arrival-gain_healthy = { $n ->
    [one] each player gains a healthy barrel
   *[other] each player gains { $n } healthy barrels
}
effect-arrival-raise_incubation = each player’s incubation rises by { $n }
effect-arrival-place_soldier = { $n ->
    [one] each player places a base soldier from reserve in a zone under their control
   *[other] each player places { $n } base soldiers from reserve in zones under their control
}
effect-arrival-grow_columns = { $n ->
    [one] each column exactly { $floors } high gains a floor
   *[other] each column exactly { $floors } high gains { $n } floors
}
effect-arrival-shrink_columns = { $n ->
    [one] each column at least { $floors } high loses a floor, without incubation
   *[other] each column at least { $floors } high loses { $n } floors, without incubation
}
effect-arrival-offer_contraband = { $n ->
    [one] each player may take a contraband barrel
   *[other] each player may take up to { $n } contraband barrels
}
effect-arrival-draw_steam = { $n ->
    [one] each player draws a Steam Column card
   *[other] each player draws { $n } Steam Column cards
}
effect-arrival-place_contract = each player in control of a haven may place a contract from reserve

effect-lasting-sea_closed = no move and no flight uses the sea that was named, except for the clan whose Legate lies there
effect-lasting-straits_closed = straits make no zones adjacent
effect-lasting-no_forced_march = Forced March cannot be used
effect-lasting-defender_wins_ties = the defender wins when forces are equal
effect-lasting-turret_force = a turret is worth { $n } in defence
effect-lasting-no_attacker_support = the attacker gets no support
effect-lasting-bid_limit = { $n ->
    [one] a combat bid is one barrel at most
   *[other] a combat bid is { $n } barrels at most
}
effect-lasting-supply_less = the supply of every clan is { $n } lower
effect-lasting-clean_last_floor = the last floor of a column raises no incubation
effect-lasting-free_farms = building a farm in Phase 4 costs nothing

effect-bonus-gain_healthy = { $n ->
    [one] gain a healthy barrel
   *[other] gain { $n } healthy barrels
}
effect-bonus-place_soldier = { $n ->
    [one] place a base soldier from your reserve in a zone you control
   *[other] place { $n } base soldiers from your reserve in zones you control
}
effect-bonus-draw_steam = { $n ->
    [one] draw a Steam Column card
   *[other] draw { $n } Steam Column cards
}
effect-bonus-exempt = the card does not touch you this turn
effect-bonus-add_floor = { $n ->
    [one] add a floor to a column of your choice
   *[other] add { $n } floors to a column of your choice
}
effect-bonus-spare_column = first choose a column that is spared
effect-bonus-build_turret = build a turret in a zone you control with a unit
effect-bonus-more = your own number is { $n } higher
effect-bonus-without_haven = you need no haven
effect-bonus-remove_quarantine = { $n ->
    [one] remove a Quarantine token from your board
   *[other] remove { $n } Quarantine tokens from your board
}

clan-apotres = Fanatical Legions: action slots never cost algofuel; its Incubation track ends before Death & Exile, which is never reached.
clan-conglomerat = Trapped Beacons: whoever destroys one of its beacons loses one of the units moved there.
clan-menrau = Toxic Strains: may build a toxic farm instead of a farm: it holds its zone alone and infects whoever takes it.
clan-flotte = Accomplice of the Careeners: places its Accomplice token in a sea at setup: a contract that never moves and costs nothing.
clan-rhein_stamm = The Great Host: one of its two Mobilisations recruits up to four base soldiers (Krikers), never an elite.
clan-alliance = Strategic Planning: draws two Steam Column cards before the first Conclave; once a turn, may discard a card instead of activating an order.
clan-catabates = Snow Gliders: treats mountains as plains.
elite-apotres = Conversion: after winning as attacker, a base soldier from reserve joins the zone of the combat or one beside it under control.
elite-conglomerat = Suppressing Fire: supports a combat up to two land zones away.
elite-menrau = Neurotoxins: attacking, before the bids, the defender swaps a healthy barrel for a contraband one and their incubation rises by 1.
elite-flotte = Pack-Ice Raiders: for a group of Chargers alone, every sea with a free contract slot counts as under contract.
elite-rhein_stamm = Imposing: worth 3 when attacking instead of 2.
elite-alliance = Urban Guerrilla: attacking, +1 for each structure in the zone attacked.
elite-catabates = Wings of Death: a Forced March of Erinyes alone may cross enemy units without a combat.

scenario-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
scenario-columns = { $n ->
    [0] no initial column
    [one] one initial column
   *[other] { $n } initial columns
}
scenario-barred = without { $clan }
hegemony-geo = Hegemony from turn { $from } on: a GEO level of { $n } or more wins at once.
hegemony-havens = Hegemony from turn { $from } on: control of { $n ->
        [one] { $n } haven
       *[other] { $n } havens
    } ({ $five } with five players) wins at once.
special-same_forces = Everybody deploys { $base } base and { $elite } elite soldiers, whatever the clan board says.
special-extra_forces = { $elite ->
    [0] Everybody deploys { $base } more base soldiers.
   *[other] { $base ->
        [0] Everybody deploys { $elite ->
            [one] one more elite soldier
           *[other] { $elite } more elite soldiers
        }.
       *[other] Everybody deploys { $base } more base and { $elite } more elite soldiers.
    }
}
special-learning = No clan ability, no Archon ability; elites arrive on turn { $elites }, contracts on turn { $contracts }, Forced March on turn { $march }.
special-spread = After the deployments, everybody moves up to { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } into free zones beside their own.
special-vanguard = { $soldiers ->
    [one] After the deployments, everybody may place a base soldier in a free zone beside their own.
   *[other] After the deployments, everybody may place { $soldiers } base soldiers in free zones beside their own.
}
special-trophies = The winner of a combat keeps a figure among the enemy losses; at the end, { $figures ->
    [one] { $figures } figure is worth 1 GEO.
   *[other] { $figures } figures are worth 1 GEO.
}
special-alga = The winner of a combat takes the Miracle Alga: { $healthy ->
    [one] a healthy barrel
   *[other] { $healthy } healthy barrels
} each time, and { $geo } GEO while holding it.
special-burnt = The Burnt hold { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    } with { $units ->
        [one] { $units } soldier
       *[other] { $units } soldiers
    }, a turret and a farm; beaten, they lose { $losses } and flee.
special-first_quarantine = { $tokens ->
    [one] Everybody starts with a Quarantine token.
   *[other] Everybody starts with { $tokens } Quarantine tokens.
}
special-ruins = The Ruins card sleeps among the first { $packet ->
        [one] { $packet } card
       *[other] { $packet } cards
    } ({ $packet_5 } with five players): whoever draws it turns a free coastal zone into a haven.
special-cure = At the start of Phase 5, { $cost ->
    [one] { $cost } barrel removes a Quarantine token.
   *[other] { $cost } barrels remove a Quarantine token.
}
special-watchers = Every Watcher title makes { $cards ->
        [one] { $cards } column
       *[other] { $cards } columns
    } appear.
special-reliquary = From turn { $from } on, a vote elects the keeper of the Reliquary: their incubation rises by { $incubation }, they have { $geo } more GEO.
scenario-language = en
special-poorest = At the end of Phase 5, those with the least GEO receive a healthy barrel or place a contract.
special-giants = Columns of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } stand from the start: { $zones }; at the end, each of these zones is worth { $geo } more GEO.
special-taller_columns = { $floors ->
    [one] Every column that appears gains one more floor.
   *[other] Every column that appears gains { $floors } more floors.
}
special-hot_columns = In Phase 4, a column of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } or more raises incubation by { $incubation }.
special-rendezvous = Everybody keeps one of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } secret: their rendezvous. Revealing it by the end of turn { $last_turn ->
        [one] { $last_turn } recruit
       *[other] { $last_turn } recruits
    } { $recruits ->
        [one] { $recruits } soldier
       *[other] { $recruits } soldiers
    }; at the end, one’s own is worth { $own } GEO, another’s { $other }.
