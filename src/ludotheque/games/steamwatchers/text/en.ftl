### What Steamwatchers tells its players and several chapters share. Places, clans and cards are named by the content.

seat = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}

## Names

name-base = base soldier
    .a = a base soldier
name-elite = elite soldier
    .a = an elite soldier
name-defence = Defence
name-movement = Movement
name-decoy = Decoy
name-farm = farm
    .a = a farm
    .the = the farm
name-turret = turret
    .a = a turret
    .the = the turret
name-toxic = toxic farm
    .a = a toxic farm
    .the = the toxic farm
name-beacon = beacon
    .a = a beacon
    .the = the beacon
name-beacon_0 = beacon of A
    .a = a beacon of A
    .the = the beacon of A
name-beacon_1 = beacon of B
    .a = a beacon of B
    .the = the beacon of B
name-beacon_2 = beacon of C
    .a = a beacon of C
    .the = the beacon of C
name-beacon_3 = beacon of D
    .a = a beacon of D
    .the = the beacon of D
name-beacon_4 = beacon of E
    .a = a beacon of E
    .the = the beacon of E
name-watcher_1 = Watcher (1)
name-legate = Legate of the Careeners
name-archon = Archon
name-watcher_4 = Watcher (4)
name-primus = Primus
name-watcher_6 = Watcher (6)
name-setup = Setup
name-conclave = Conclave
name-planning = Order planning
name-activation = Order activation
name-decline = Decline
name-great_white = Great White
name-none = no clan
name-crames = the Burnt
name-slot = an action slot
name-stock = a healthy algofuel slot
name-supply = the Supply track

count-base = { $n ->
    [one] { $n } base soldier
   *[other] { $n } base soldiers
}
count-elite = { $n ->
    [one] { $n } elite soldier
   *[other] { $n } elite soldiers
}
part-units = { $elite ->
    [0] { COUNT("base", $base) }
   *[other] { $base ->
        [0] { COUNT("elite", $elite) }
       *[other] { COUNT("base", $base) } and { COUNT("elite", $elite) }
    }
}
part-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
part-placed = { $placed ->
    [one] { $placed } floor
   *[other] { $placed } floors
}

## Common choices

choice-stop = { $asked-id ->
    [support] No more support
    [spoils] Keep everything
    [farm] Build nothing
    [recruit] Enough recruits
    [beacon] No beacon
    [contract] No contract
    [smuggle] Take nothing
   *[other] Stop there
}
choice-yes = Yes
choice-no = No
choice-zone = Choose { $a }
choice-sea = Choose the { $a }
choice-card = Choose the card { $a }
choice-archon = Enact { $a }
choice-title = Choose { $a }
choice-clan = Lead the clan { $a }
choice-player = Choose { SEAT($a) }
choice-barrel = Take a barrel

## The game

event-phase = { $phase-id ->
    [conclave] Turn { $turn } of { $last }: { $phase }.
   *[other] { $phase }.
}

reason-hegemony = Victory by hegemony.
reason-last_turn = The last turn is over: the clan with the most geothermal resources wins.
reason-last_clan = Only one clan still holds the map.
reason-running = The game is not over.

# what a review says of how somebody played
habit-unspent = { $n ->
    [one] { $n } barrel was never spent.
   *[other] { $n } barrels were never spent.
}

round = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
