## The guided first game: one idea a step, done at once. `.hint` answers whoever tries something else.

guide-welcome =
    Europe, frozen. Only the steam rising from the ground still keeps the clans alive. You lead the Rhône Conglomerate; Ysolde leads Menrâu.

    It takes about a quarter of an hour: one whole turn, one idea at a time. You may leave the lesson whenever you like, the game will go on.
    .title = It is cold

guide-board =
    Four zones are yours: those where your soldiers stand.

    Each floor of a steam column and each farm in your zones is worth 1 GEO. The highest GEO level on the last turn wins the game. Snow is worth nothing.
    .title = What zones are worth

guide-title =
    A turn begins with the Conclave. Each clan takes the title it has reserved, and acts at once.

    You are the first Watcher: the one who makes the steam rise. You have drawn three cards that nobody else sees.
    .title = Phase 1: the Conclave

guide-column =
    Each card names a zone, and how many floors the column there will have.

    Euskal is tall, but far. Breizh touches your Neustria: play “Breizh”. The other two cards stay in your hand.
    .title = Steam!
    .hint = A fine column, and nobody of yours there to warm up by it. Play “Breizh”.

guide-legate =
    Ysolde is Legate: she puts her token on a sea. That opens ways over the ice, but in this scenario only from turn 3 on.

    Nobody took the second title of Watcher: it acts by itself, and a column rises in Latium.
    .title = The others’ turn

guide-orders =
    Now everybody lays orders in secret: one token face down in each zone with soldiers.

    You want to march out of Neustria and Lutecia. Place a Movement in Neustria, then another in Lutecia.
    .title = Phase 2: secret orders
    .hint = In the order of the lesson: a Movement in Neustria, then a Movement in Lutecia.

guide-defences =
    A Defence token protects: it adds 1 to the force of a zone under attack. It can also build and recruit.

    Place a Defence in Gironde, then one in Flandria. There are Decoys too. They do nothing, but they do it very convincingly.
    .title = Hold the rest
    .hint = A Defence in Gironde, then a Defence in Flandria.

guide-ready =
    Until everything is revealed nobody knows your tokens.

    All your zones have theirs: say that you are ready.
    .title = Ready
    .hint = All is in place: say that you are ready.

guide-revealed =
    Ysolde is ready too: all tokens are turned up together.

    A Defence in Burgundia, Movements in Rhenania and Helvetia, and in Boiaria a Decoy, which goes home at once and hopes to be forgotten.
    .title = Tokens on the table

guide-activate =
    Tokens are activated one by one, each clan in turn, in the order of the titles. You are first.

    Activate the Movement in Neustria.
    .title = Phase 3: activation
    .hint = That one will come. Begin with Neustria.

guide-march =
    A march leads to a neighbouring zone, plain or mountain.

    The steam is in Breizh: march there.
    .title = March
    .hint = The column you raised is in Breizh.

guide-group =
    You have two soldiers here, and a farm. If both left, the zone would no longer be yours.

    Send one soldier, and let the other guard the farm.
    .title = How many?
    .hint = Only one: the other guards the farm.

guide-stop =
    The last soldier could go somewhere else: one token allows as many marches as you like, group by group.

    Stop here.
    .title = And the other?
    .hint = That one guards the farm. Stop here.

guide-rival =
    Ysolde activates in turn: a soldier goes down from Helvetia to Provença. The anchor drawn in that zone is a haven; contracts on the seas are negotiated there, later on.
    .title = Menrâu takes the air

guide-strike =
    In Burgundia three soldiers of Menrâu guard two farms. 2 GEO, on your doorstep.

    Activate Lutecia.
    .title = Farms that would suit you better
    .hint = It is time for Lutecia, next to Burgundia.

guide-beacon =
    You are about to attack with everybody. And the farm of Lutecia?

    A beacon keeps a zone yours without a soldier, as long as nobody else walks in. One may be deployed in each activation: put it in Lutecia.
    .title = A beacon
    .hint = First the beacon in Lutecia: then everybody can leave.

guide-attack =
    March to Burgundia with your four soldiers.

    Enemies stand there: there will be a combat, once all your moves are made.
    .title = Attack
    .hint = To Burgundia, all four.

guide-support =
    Your force: four soldiers, that is 4.

    A token in a neighbouring zone can support: it adds the force of its zone, then returns to your reserve. Your soldiers stay where they are. Support from Gironde: 3 more.
    .title = Support
    .hint = Four against three will not do: Ysolde has support as well. Let Gironde support.

guide-bid =
    7 for you. Menrâu: three soldiers, a Defence, and the support of Rhenania, 7 as well!

    Now both bid barrels of algofuel in secret. Each barrel adds 1, and all of them are lost. The attacker wins ties. Bid 2, 3 or 4.
    .title = The combat dials
    .hint = From 2 to 4 barrels: enough to win, and some left for the winter.

guide-pay =
    Ysolde bid only 2 barrels: Burgundia is yours, whatever you bid. Now for the bill.

    A healthy barrel harms nobody. A contraband barrel contaminates: your incubation rises by 1. Pay 2 contraband, just to see.
    .title = The price
    .hint = For science: 2 contraband barrels.

guide-flight =
    Incubation 2: cells of resistance, nothing serious. Not yet.

    The loser of a combat removes two soldiers; the others flee to a zone of theirs, close by. The survivor of Burgundia runs to Helvetia.
    .title = Flight

guide-conquest =
    A Morale cube stays there: until the end of the turn, whoever defends here has 2 more.

    The winner may also raze what they find. Two farms in perfect order? Keep everything.
    .title = Burgundia is yours
    .hint = Those farms are worth 2 GEO: keep them.

guide-passed =
    Ysolde has no token left: she passes. Whoever passes reserves at once a title for the next turn, and she takes the first Watcher from under your nose.

    Passing early is choosing first. Something to ponder by the fire.
    .title = Passing has its charms

guide-defence =
    You have one token left. An activated Defence lets you build a turret, wait, or mobilise.

    Activate Flandria, then mobilise.
    .title = A Defence works too
    .hint = Activate Flandria, then choose the Mobilisation.

guide-slot =
    A special action fills an action slot of your clan until the end of the turn. The first ones are free, the others cost a barrel.

    Take the first.
    .title = Slots
    .hint = The first: it costs nothing.

guide-recruit =
    A mobilisation raises up to two base soldiers, in the active zone or next to it.

    Recruit two in Flandria.
    .title = Two recruits
    .hint = Two base soldiers, both in Flandria.

guide-reserve =
    No token left: you pass in your turn, and reserve.

    In this scenario the Archon has no power, and the Legate no sea yet. Reserve the second Watcher.
    .title = Reserve a title
    .hint = Steam first: the title of Watcher, in fourth position.

guide-decline =
    Every column loses a floor. Whoever occupies the zone breathes what comes out: their incubation rises by 1.

    You have two columns, and you choose their order. Begin with Breizh.
    .title = Phase 4: Decline
    .hint = Gironde’s turn will come. Begin with Breizh.

guide-quarantine =
    Breizh goes down to one floor, and your incubation reaches cell 3: a Quarantine.

    A Quarantine token blocks something on your clan board: an action slot, a barrel slot, or a cell of Supply. For a long time.

    Give up an action slot that costs a barrel: the third or the fourth.
    .title = Quarantine
    .hint = Ouch, not that one. An action slot that costs a barrel: the third or the fourth.

guide-farm =
    Gironde loses its last floor. But the ground is warm: for one barrel it becomes a farm, and a farm never cools.

    Build it.
    .title = From steam to kitchen garden
    .hint = Without a farm Gironde would be worth nothing. Build.

guide-farm-paid =
    Your incubation is at 4. One more contraband barrel, and it would be a second Quarantine.

    Pay with a healthy barrel.
    .title = A healthy one, this time
    .hint = Contraband would cost more than a barrel. Pay healthy.

guide-supply =
    Breizh and five farms: 6 GEO! Your stocks are refilled, and your Supply follows your GEO: you feed 11 soldiers. You have 12.

    Remove one, from Flandria, Burgundia or Gironde. No hard feelings, recruit.
    .title = Phase 5: the Great White
    .hint = In Breizh and Neustria one soldier holds everything. Take one where there are several.

guide-elite =
    Incubation falls back to 0, a new turn begins. In this scenario every turn brings something new: here are the elite soldiers, of force 2.

    Place your Skypiercer in Gironde, Burgundia or Lutecia.
    .title = Turn 2: the elite
    .hint = Where it protects most: in Gironde, Burgundia or Lutecia.

guide-closing =
    6 GEO against 2: you lead, and you know it all: titles, steam, orders, marches, beacons, combats, farms, incubation, Supply.

    Turn 3 opens the seas, turn 4 the forced march, and it is the last: the highest GEO wins.

    Ysolde is done pretending. It is your turn now, in earnest. Wrap up warm.
    .title = The winter is yours
