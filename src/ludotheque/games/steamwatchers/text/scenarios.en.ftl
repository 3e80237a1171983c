### What the scenarios add

ask-spread = To which neighbouring zone do you send a unit?
ask-spread-unit = Which unit goes there?
ask-vanguard = Where do you place a vanguard soldier?
ask-first-elite = Where do you place your first elite soldier?
ask-treatment = Do you pay to remove a Quarantine token?
ask-vote = To whom do you give your votes?
ask-keeper = A tie: who keeps the Reliquary?
ask-poorest = What do you receive?
ask-rendezvous = Which zone is your secret rendezvous?
ask-rendezvous-recruits = Where do your two recruits arrive?

choice-vote = Vote for { SEAT($a) }

event-crames = The Burnt settle: { $zone }.
event-giant = A giant column stands: { $zone }.
event-spread = { $seat } advances { NAME($unit-id, form: "a") }: { $from_zone } to { $zone }.
event-vanguard = { $seat } posts a vanguard: { $zone }.
event-first-elite = { $seat } places their first elite soldier: { $zone }.
event-voted = { $seat } has voted.
    .secret = { $seat } votes for { $to }.
event-vote = { $seat } gives { $n ->
    [one] one vote
   *[other] { $n } votes
} to { $to }.
event-keeper = { $seat } keeps the Reliquary.
event-kept = { $seat } chooses a rendezvous.
    .secret = { $seat } chooses a rendezvous: { $zone }.
event-met = { $seat } reveals their rendezvous: { $zone }.

why-not-near-deployment = It must be a zone beside your deployment zones.
why-zone-held = This zone is already controlled.
why-not-drawn = That is not one of the cards you drew.
why-no-such-player = Nobody plays at that seat.
why-not-tied = Choose one of those who are tied.
