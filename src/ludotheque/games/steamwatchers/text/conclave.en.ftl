### Phase 1, Conclave: titles, Archon cards, Steam Column cards

ask-watcher = Watcher: which Steam Column card do you play?
ask-legate = Legate: in which sea do you place your token?
ask-archon = Archon: which card do you enact?
ask-primus = Primus: on which position of the Reservation track do you put your token?
ask-name-sea = Which sea do you close?
ask-spare-column = Which column do you spare?
ask-bonus-floor = Which column gains a floor?
ask-bonus-turret = Where do you build a turret?
ask-smuggle = Do you take a contraband barrel?
ask-ruins = Ruins are searched: which coastal zone becomes a haven?

event-title = { $seat } becomes { $title }.
event-drew-steam = { $seat } draws { $n ->
    [one] a Steam Column card
   *[other] { $n } Steam Column cards
}.
    .secret = { $seat } draws { $n ->
    [one] a Steam Column card
   *[other] { $n } Steam Column cards
}: { $cards }.
event-drew-archons = { $seat } draws { $n ->
    [one] an Archon card
   *[other] { $n } Archon cards
}.
    .secret = { $seat } draws { $n ->
    [one] an Archon card
   *[other] { $n } Archon cards
}: { $cards }.
event-column = { $seat } makes steam burst forth: { $zone }, { part-placed } more.
event-column-from-deck = Steam bursts forth by itself: { $zone }, { part-placed } more.
event-legate = { $seat } places the Legate token: { $sea }.
event-primus = { $seat } puts the Primus token on a title: { $title }.
event-decree = { $seat } enacts { $card }.
event-decree-again = Nobody is Archon: { $card } acts again.
event-sea-named = { $seat } closes a sea: { $sea }.
event-column-spared = { $seat } spares a column: { $zone }.
event-column-changed = The column now has { part-floors }: { $zone }.
event-floor-added = { $seat } adds { part-placed }: { $zone }.
event-gained-healthy = { $seat } receives { $n ->
    [one] a healthy barrel
   *[other] { $n } healthy barrels
}.
event-gained-contraband = { $seat } receives a contraband barrel.
event-ruins = { $seat } searches ruins and finds a haven: { $zone }.

why-primus-position = The Primus token goes on any position but the Primus position itself.
why-no-such-column = Choose a column that qualifies.
why-no-turret-there = A turret is built where you have a unit.
why-ruins-controlled = This zone is already controlled.
why-ruins-inland = It must be a coastal zone in play.
why-ruins-haven = There is a haven or a token here already.
