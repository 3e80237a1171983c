### All that Diktat says to its players; the words of the cards are in cards.en.ftl.

seat = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}

## Names. .at: where one is or goes; .of: where one comes from, what one belongs to; .the: with its article.

name-nouvelle_ville = New Town
    .at = in the New Town
    .of = of the New Town
    .the = the New Town
name-mala_strana = Malá Strana
    .at = in Malá Strana
    .of = of Malá Strana
    .the = Malá Strana
name-vieille_ville = Old Town
    .at = in the Old Town
    .of = of the Old Town
    .the = the Old Town
name-hypogees = Hypogea
    .at = in the Hypogea
    .of = of the Hypogea
    .the = the Hypogea
name-karst = Karst
    .at = in the Karst
    .of = of the Karst
    .the = the Karst
name-faubourgs = Suburbs
    .at = in the Suburbs
    .of = of the Suburbs
    .the = the Suburbs
name-combinat = Combinat
    .at = in the Combinat
    .of = of the Combinat
    .the = the Combinat
name-motol = Motol Centre
    .at = in the Motol Centre
    .of = of the Motol Centre
    .the = the Motol Centre
name-college = College of Harmony
    .at = in the College of Harmony
    .of = of the College of Harmony
    .the = the College of Harmony
name-josefov = Josefov
    .at = in Josefov
    .of = of Josefov
    .the = Josefov
name-forteresse = Fortress
    .at = in the Fortress
    .of = of the Fortress
    .the = the Fortress
name-artefact = Artefact
    .at = at the Artefact
    .of = of the Artefact
    .the = the Artefact

# .alien, .an-alien: the same pawn among the Others (DIK-183).
name-citizen = Citizen
    .a = a Citizen
    .alien = Parasite
    .an-alien = a Parasite
name-guard = Guard
    .a = a Guard
    .alien = Abomination
    .an-alien = an Abomination
name-emissary = Emissary
    .a = an Emissary
    .alien = Vector
    .an-alien = a Vector
name-pp = PP
name-politics = Politics
name-people = People
name-assassin = Assassin
name-spy = Spy
name-debt = Debt

name-blockhaus = Blockhaus
    .a = a Blockhaus
name-sleeper = Sleeper Agent
    .a = a Sleeper Agent
name-revolt = Revolt
    .a = a Revolt
name-membership = Membership
    .a = a Membership

name-setup = Setup
name-darkness = Gloom
name-opportunities = Opportunities
name-development = Development
name-manoeuvres = Manoeuvres
name-resolution = Resolution
name-end_of_cycle = End of Cycle

phrase-card = “{ $title }”
phrase-full = “{ $title }” ({ NAME($sector) })
phrase-marker = the marker { NAME($sector, form: "of") } (level { $level })

## Quantities

card-good-citizen = { $n ->
    [one] { $n } Citizen
   *[other] { $n } Citizens
}
card-good-guard = { $n ->
    [one] { $n } Guard
   *[other] { $n } Guards
}
card-good-emissary = { $n ->
    [one] { $n } Emissary
   *[other] { $n } Emissaries
}
card-good-pp = { $n } PP
card-good-politics = { $n ->
    [one] { $n } Politics Affinity
   *[other] { $n } Politics Affinities
}
card-good-people = { $n ->
    [one] { $n } People Affinity
   *[other] { $n } People Affinities
}
card-good-artefact = { $n ->
    [one] { $n } Artefact Affinity
   *[other] { $n } Artefact Affinities
}
card-good-assassin = { $n ->
    [one] { $n } Assassin
   *[other] { $n } Assassins
}
card-good-spy = { $n ->
    [one] { $n } Spy
   *[other] { $n } Spies
}
count-citizen = { card-good-citizen }
count-guard = { card-good-guard }
count-emissary = { card-good-emissary }
count-pp = { card-good-pp }
count-politics = { card-good-politics }
count-people = { card-good-people }
count-artefact = { card-good-artefact }
count-assassin = { card-good-assassin }
count-spy = { card-good-spy }
count-debt = { $n ->
    [one] { $n } Debt
   *[other] { $n } Debts
}

## Parts of sentences. Positions are counted from the top of the pile.

part-pawn = { $position ->
    [1] the top pawn
    [2] the 2nd pawn
    [3] the 3rd pawn
    [21] the 21st pawn
    [22] the 22nd pawn
    [23] the 23rd pawn
   *[other] the { $position }th pawn
}
part-pile = { $owner-id ->
    [-1] the Others’ pile { $pile }
   *[other] { $owner }’s pile { $pile }
} { NAME($sector-id, form: "at") }
phrase-pile = pile { $pile }
part-target = { part-pawn } of { part-pile }
part-kind = { $owner-id ->
    [-1] { NAME($agent-id, form: "an-alien") }
   *[other] { NAME($agent-id, form: "a") }
}
part-known = { $agent-id ->
    [unknown] { "" }
   *[other] { " " }({ $owner-id ->
        [-1] { NAME($agent-id, form: "alien") }
       *[other] { NAME($agent-id) }
    })
}
part-listener = { $to-id ->
    [9] everybody
   *[other] { $to }
}

## Questions

ask-cabal = Which Cabal do you lead?
ask-first-player = Who begins the Manoeuvres phase?
ask-manoeuvre = Which Manoeuvre do you play?
ask-after-manoeuvre = Your Manoeuvre is done: do you end your turn?
ask-team-sector = To which sector do you send your team?
ask-team-pawn = Which Agent do you put on the pile? The last one put lies on top.
ask-look = What do you look at?
ask-victim = Which pawn do you assassinate?
ask-others-victim = The Others attack: which pawn do they assassinate?
hush-others-victim = Whoever acts for the Others gets no private word as long as the attack lasts (DIK-215).
ask-extend-discard = Do you discard an Agent, an Assassin or a Spy for 1 more PP?
ask-cabal-card = Which Cabal card do you play?
ask-affinity = Which Affinity do you take?
ask-give-up-affinity = Which Affinity do you discard?
ask-exchange-give = Which Affinity do you give?
ask-exchange-get = Which Affinity do you take for it?
ask-take-back = Which pile do you take back into your reserve?
ask-move-pile = Which pile do you move?
ask-move-where = To which sector does it go?
ask-move-pawn = Which pawn do you move?
ask-move-onto = Onto which of your piles does it go?
ask-others-pawn = Which pawn of the Others do you move?
ask-others-where = To which sector does it go?
ask-refresh = Which element becomes usable again?
ask-place-token = Where do you put your token?
ask-reinforce = Which pile do you reinforce?
ask-campaign = On whose board do you put a Membership?
ask-sweep = Which pile do you sweep?
ask-dossiers = Behind whose screen do you look?
ask-inquisition = Which pile do you question?
ask-ransom = One of your Emissaries is unmasked: do you pay to keep it?
ask-revolt = Revolt! Do you pay to keep your Emissary?
ask-next-sector = Which sector is conquered now?
ask-bid = Power struggle: how many PP do you bid?
ask-trophy = Which Trophy do you take?
ask-lose-emissary = Which pile loses an Emissary?
ask-make-room = Your Influence zone is full: which marker do you discard?
ask-window = Do you do anything before the game goes on?

## Choices

choice-pass = Do nothing
choice-stop = Stop there
choice-cabal = Lead the Cabal { $a }
choice-first = Name { SEAT($a) }
choice-name = Name { NAME($a-id, form: "the") }
choice-send = Send a team
choice-spy = Spy
choice-assassinate = Assassinate
choice-extend = Extend influence
choice-develop = Develop the Cabal ({ $pp } PP)
choice-special = Special Manoeuvre, { $a }: { $effect }
choice-end_turn = End the turn
choice-add = Put { NAME($a-id, form: "a") }
choice-ready = The team is ready
choice-look = Look at { part-target }{ part-known }
choice-look_card = Look at the secret Opportunity
choice-show = Show everybody what you have just seen
choice-purge = Pay { $pp } PP to discard { part-target }{ part-known }
choice-kill = Assassinate { part-target }{ part-known }
choice-corruption = A Corruption token { NAME($a-id, form: "at") }
choice-kill_corruption = Assassinate a Corruption token { NAME($a-id, form: "at") }
choice-discard = Discard { COUNT($a-id, 1) }
choice-keep = Discard nothing
choice-play = Play { $a }. { $text }
choice-bid = Bid { $a } PP
choice-take_marker = Take { $marker }. { $text }
choice-take_card = Take { $a }. { $text }
choice-clear = Discard a Darkness token
choice-no_trophy = Discard an Emissary without taking a Trophy
choice-drop_marker = { $n ->
    [one] Discard your marker { NAME($a-id, form: "of") }
   *[other] Discard your { $n } markers { NAME($a-id, form: "of") }
}
choice-affinity = Take { COUNT($a-id, 1) }
choice-give_up = Discard { COUNT($a-id, 1) } from your reserve
choice-give_up_placed = Discard { COUNT($good-id, 1) } from { $a } (1 VP less)
choice-pile = Choose { part-pile }
choice-pawn = Choose { part-target }{ part-known }
choice-element = Choose { $a }
choice-opponent = Choose { SEAT($a) }
choice-pay = Pay { $pp } PP
choice-sacrifice = Discard the Emissary
choice-borrow = Take a Debt token: 5 PP now, 1 VP less at the end
choice-score = Place { COUNT($c-id, 1) } on { $a } (1 VP)
choice-use = Use { $a }: { $effect }
choice-offer = Offer { SEAT($a) } a deal: { $items }
choice-accept = Accept { $from }’s offer: { $items }
choice-decline = Decline { $from }’s offer: { $items }
choice-retract = Retract your offer to { $to }: { $items }
choice-show_pawn = Show { part-listener } { part-target }{ part-known }
choice-show_screen = Show { part-listener } what is behind your screen
choice-dismiss = Send a Membership back: 3 PP to its owner
choice-tell = Tell { part-listener } that { part-target } is { part-kind }
choice-tell_card = Tell { part-listener } that the secret Opportunity is { $a }

domain-deal = A deal: type offer, the number of a player, then what the deal holds, such as: { $example }

## What a deal holds, as infinitives whose subject is the one who offers it. Oaths run until the end of a Cycle.

item-give = to give { COUNT($good, $n) }
item-get = to get { COUNT($good, $n) }
item-give-card = to give { NAME($card) }
item-get-card = to get { NAME($card) }
item-give-marker = to give a marker { NAME($sector, form: "of") }
item-get-marker = to get a marker { NAME($sector, form: "of") }
item-give-place = to withdraw { NAME($pile) }
item-get-place = to have { NAME($pile) } withdrawn
item-give-team = to place a team { NAME($sector, form: "at") } at once
item-get-team = to have a team placed { NAME($sector, form: "at") } at once
item-i = to swear { $clause }{ $until ->
    [never] { "" }
    [this] { " " }this Cycle
   *[next] { " " }by the end of the next Cycle
}
item-you = to have the other swear { $clause }{ $until ->
    [never] { "" }
    [this] { " " }this Cycle
   *[next] { " " }by the end of the next Cycle
}

clause-send = to place a team { NAME($sector, form: "at") }
clause-no_send = to place no team { NAME($sector, form: "at") }
clause-kill = { $n ->
    [one] to assassinate a pawn of { SEAT($seat) }
   *[other] to assassinate { $n } pawns of { SEAT($seat) }
}
clause-no_kill = to assassinate no pawn of { SEAT($seat) }
clause-kill_in = { $n ->
    [one] to assassinate a pawn { NAME($sector, form: "at") }
   *[other] to assassinate { $n } pawns { NAME($sector, form: "at") }
}
clause-no_kill_in = to assassinate nobody { NAME($sector, form: "at") }
clause-withdraw = to withdraw { NAME($pile) }
clause-first = to name { SEAT($seat) } as first player
clause-name = to name { NAME($sector, form: "the") } for a conquest
clause-take = to take { NAME($card) }
clause-no_take = not to take { NAME($card) }
clause-take_marker = to take a marker { NAME($sector, form: "of") }
clause-no_take_marker = to take no marker { NAME($sector, form: "of") }
clause-bid_least = to bid at least { $pp } PP
clause-bid_most = to bid { $pp } PP at most
clause-no_use = not to use { NAME($card) }
clause-pawn = that { part-pawn } of { NAME($pile) } is { NAME($agent, form: "a") }
clause-secret = that the secret Opportunity is { NAME($card) }
clause-give = to give { COUNT($good, $n) }
clause-give_card = to give { NAME($card) }
clause-give_marker = to give a marker { NAME($sector, form: "of") }

## Events: the Cycle

event-cabal = { $seat } leads the Cabal { $cabal }.
event-cycle = Cycle { $cycle } begins.
event-administrator = { $seat } becomes Administrator.
event-opportunity = A new Opportunity: { $card } ({ $sector }).
event-secret-card = A secret Opportunity is laid face down.
event-development = Development: everyone receives { COUNT("citizen", $n) }, { COUNT("guard", $n) }, { COUNT("emissary", $n) }, { COUNT("pp", $n) } and { $pawns } Manoeuvre pawns.
event-dues = { $seat } collects { $n } PP from Memberships.
event-first-player = { $seat } names who begins: { SEAT($first) }.
event-turn-skipped = { $seat } skips the turn.
event-secret-revealed = The secret Opportunity is revealed: { $card } ({ $sector }).
event-attack = Attack of the Others: { $card } was left on the track.
event-cycle-ends = Cycle { $cycle } is over.
event-game-ends = The game ends with Cycle { $cycle }.

## Events: receiving and paying

event-earned = { $seat } receives { COUNT($good-id, $n) }.
event-spent = { $seat } discards { COUNT($good-id, $n) }.
event-paid = { $seat } pays { $pp } PP to the reserve.
event-paid-to = { $seat } pays { $pp } PP to { $to }.
event-debt = { $seat } takes a Debt token and receives { $pp } PP.
event-affinity-placed = { $seat } places { COUNT($good-id, 1) } on { $card } and gains 1 VP.
event-affinity-discarded = { $seat } discards { COUNT($good-id, 1) }.
event-card-taken = { $seat } takes { $card }.
event-marker-taken = { $seat } takes { $level ->
    [1] a marker { NAME($sector-id, form: "of") }
   *[other] the second marker { NAME($sector-id, form: "of") }, now at level { $level }
}.
event-marker-discarded = { $seat } discards { $n ->
    [one] a marker { NAME($sector-id, form: "of") }
   *[other] { $n } markers { NAME($sector-id, form: "of") }
}.

## Events: the Manoeuvres

event-manoeuvre = { $seat } { $manoeuvre-id ->
    [send] sends a team
    [spy] spies
    [assassinate] assassinates
    [extend] extends influence
    [develop] develops the Cabal
   *[special] plays a Special Manoeuvre
}.
event-team-sent = { $n ->
    [one] { $seat }’s pile { $pile } arrives { NAME($sector-id, form: "at") }: { $n } pawn, face down.
   *[other] { $seat }’s pile { $pile } arrives { NAME($sector-id, form: "at") }: { $n } pawns, face down.
}
event-looked = { $seat } looks at { part-target }.
    .secret = { $seat } looks at { part-target }: it is { part-kind }.
event-looked-card = { $seat } looks at the secret Opportunity.
    .secret = { $seat } looks at the secret Opportunity: it is { $card }.
event-looked-pile = { $seat } looks at all of { part-pile }.
    .secret = { $seat } looks at all of { part-pile }: { $owner-id ->
        [-1] { NAME($agents-id, form: "alien") }
       *[other] { $agents }
    }.
event-looked-behind = { $seat } looks behind { $owner }’s screen.
    .secret = { $seat } looks behind { $owner }’s screen: { $goods }.
event-screen-shown = { $seat } shows what is behind their screen.
    .secret = { $seat } shows what is behind their screen: { $goods }.
event-shown = { $seat } shows everybody { part-target }: it is { part-kind }.
event-shown-card = { $seat } shows everybody the secret Opportunity: it is { $card }.
event-shown-pawn = { $seat } shows { part-listener } { part-pawn } of their own pile { $pile } { NAME($sector-id, form: "at") }.
    .secret = { $seat } shows { part-listener } { part-pawn } of their own pile { $pile } { NAME($sector-id, form: "at") }: it is { NAME($agent-id, form: "a") }.
event-told = { $seat } tells { part-listener } that { part-target } is { part-kind }.
event-told-card = { $seat } tells { part-listener } that the secret Opportunity is { $card }.
event-killed = { $seat } assassinates { part-target }: it was { part-kind }.
event-corruption-killed = { $seat } assassinates a Corruption token { NAME($sector-id, form: "at") }.
event-purged = { $seat } discards { part-target }: it was { $owner-id ->
    [-1] a Parasite
   *[other] a Citizen
}.
event-agent-discarded = { $seat } discards an Agent from their reserve, face down.
    .secret = { $seat } discards { NAME($agent-id, form: "a") } from their reserve, face down.
event-developed = { $seat } plays { $card }.

## Events: game elements

event-used = { $seat } uses { $element }.
event-refreshed = { $seat } may use { $element } again.
event-strike = { $seat } calls a strike: { SEAT($host) } gives a Membership back and will have to extend influence.
event-pile-taken-back = { $n ->
    [one] { $seat } takes pile { $pile } { NAME($sector-id, form: "of") } back into their reserve ({ $n } pawn).
   *[other] { $seat } takes pile { $pile } { NAME($sector-id, form: "of") } back into their reserve ({ $n } pawns).
}
event-pile-moved = { $seat } moves pile { $pile } { NAME($sector-id, form: "of") } to { NAME($to-id, form: "the") }.
event-pawn-moved = { $seat } moves { part-pawn } of their own pile { $pile } onto their own pile { $onto }.
event-corruption-moved = { $seat } moves a Corruption token { NAME($sector-id, form: "of") } to { NAME($to-id, form: "the") }.
event-others-moved = { $seat } moves { part-pawn } of the Others { NAME($sector-id, form: "of") } to { NAME($to-id, form: "the") }.
event-token-placed = { $seat } puts { NAME($token-id, form: "a") } { $token-id ->
    [sleeper] on pile { $pile } { NAME($sector-id, form: "of") }
   *[other] { NAME($sector-id, form: "at") }
}.
event-membership-placed = { $seat } puts { NAME($token-id, form: "a") } on { SEAT($host) }’s board.
event-membership-back = { $seat } sends a Membership back.
event-reinforced = { $seat } adds a pawn to pile { $pile } { NAME($sector-id, form: "of") }.
event-emissary-lost = { $seat } discards an Emissary { NAME($sector-id, form: "at") }.
event-withdrawn = { $n ->
    [one] { $seat } withdraws pile { $pile } { NAME($sector-id, form: "of") }: { $n } pawn is discarded.
   *[other] { $seat } withdraws pile { $pile } { NAME($sector-id, form: "of") }: { $n } pawns are discarded.
}

## Events: deals and oaths

event-offered = { $seat } offers { $to } a deal: { $items }.
event-declined = { $to } declines { $seat }’s offer: { $items }.
event-retracted = { $seat } retracts an offer to { $to }: { $items }.
event-deal = { $items-count ->
    [0] { $seat } and { $to } come to terms out of sight.
   *[other] { $to } accepts { $seat }’s offer: { $items }.
}
event-sworn = { $seat } and { $to } swear it on the Artefact.
event-oath-broken = { $seat } breaks the oath given to { $to } ({ $clauses }) and loses 1 VP.

## Events: conquests

event-sector-named = { $seat } names the next sector: { $sector }.
event-pile-revealed = { $owner-id ->
    [-1] The Others’ pile { $pile }: { NAME($agents-id, form: "alien") }.
   *[other] { $owner }’s pile { $pile }: { $agents }.
}
event-sleeper-wakes = A Sleeper Agent wakes { NAME($sector-id, form: "at") }: { $owner } loses a Citizen there.
event-power-struggle = Power struggle { NAME($sector-id, form: "at") }.
event-bid-shown = { $seat } bids { $pp } PP.
event-winner = { $seat } is the Winner { NAME($sector-id, form: "at") }.
event-no-winner = No player is the Winner { NAME($sector-id, form: "at") }.
event-others-claim = The Others make a claim { NAME($sector-id, form: "at") }: a Vector is discarded, and an Emissary of every player.
event-darkness-cleared = { $seat } discards a Darkness token { NAME($sector-id, form: "of") }.
event-no-trophy = { $seat } discards an Emissary { NAME($sector-id, form: "at") } without taking a Trophy.
event-sector-cleared = The conquest { NAME($sector-id, form: "of") } is over; the players’ pawns there are discarded.

## Events: the Others

event-gathering = { $n ->
    [one] Gathering: { $n } pawn of the Others goes back under the pile of the Artefact.
   *[other] Gathering: { $n } pawns of the Others go back under the pile of the Artefact.
}
event-corrupted = { $card } ({ $sector }) joins the corruption track: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-proliferation = { $n ->
    [one] Proliferation: { $n } pawn of the Others arrives { NAME($sector-id, form: "at") }.
   *[other] Proliferation: { $n } pawns of the Others arrive { NAME($sector-id, form: "at") }.
}
event-corruption-token = A Corruption token arrives { NAME($sector-id, form: "at") }.
event-infection = { $n ->
    [one] Infection: { $n } Darkness token falls { NAME($sector-id, form: "at") }.
   *[other] Infection: { $n } Darkness tokens fall { NAME($sector-id, form: "at") }.
}
event-others-attack = { $n ->
    [one] The Others attack { $seat }’s pile { NAME($sector-id, form: "at") }: { $n } Assassination.
   *[other] The Others attack { $seat }’s pile { NAME($sector-id, form: "at") }: { $n } Assassinations.
}
event-others-killed = For the Others, { $seat } assassinates { part-target }: it was { part-kind }.
event-overrun = The corruption track overflows.
event-darkened = One more Darkness token is due, and none is left.

## The table, line by line

view-cycle = Cycle { $cycle }, { NAME($phase) } phase. Administrator: { SEAT($admin) }. { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}.
view-track = Opportunities: { NAME($cards) }.
view-secret = Secret Opportunity, face down.
view-secret-known = Secret Opportunity, known to you: { NAME($card) }.
view-corruption = Corruption track ({ $n } of 6): { NAME($cards) }.
view-player = { SEAT($seat) }, Cabal { NAME($cabal) }: { $vp } VP, Rank { $rank }, { $pawns ->
    [one] { $pawns } Manoeuvre pawn
   *[other] { $pawns } Manoeuvre pawns
}.
view-no-cabal = { SEAT($seat) }, without a Cabal.
view-beside = Beside the board: { $list }.
view-stock = { $n } × { NAME($token) } in stock
view-members = { $n ->
    [one] { $n } Membership hosted
   *[other] { $n } Memberships hosted
}
view-breaches = { $n ->
    [one] { $n } oath broken
   *[other] { $n } oaths broken
}
view-markers = Influence markers: { NAME($markers) }.
view-cards = Opportunity cards: { $list }.
view-card = { NAME($card) }
view-card-symbols = { NAME($card) } (Affinity: { $list })
view-free = free
view-played = Cabal cards in play: { NAME($cards) }.
view-used = Used: { NAME($elements) }.
view-screen = Behind your screen: { $list }.
view-sector = { NAME($sector) }: { $list }.
view-on-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
view-on-darkness = { $n ->
    [one] { $n } Darkness token
   *[other] { $n } Darkness tokens
}
view-on-corruption = { $n ->
    [one] { $n } Corruption token
   *[other] { $n } Corruption tokens
}
view-on-blockhaus = { $n } Blockhaus
view-on-revolt = { $n ->
    [one] { $n } Revolt
   *[other] { $n } Revolts
}
view-pile = { $owner ->
    [-1] The Others’ pile { $pile }, top first: { $list }
   *[other] { SEAT($owner) }’s pile { $pile }, top first: { $list }
}
view-pawn = { $agent ->
    [unknown] ?
   *[other] { $owner ->
        [-1] { NAME($agent, form: "alien") }
       *[other] { NAME($agent) }
    }
}
view-asleep = { $text }; a Sleeper Agent lies on it
view-offer = Offer from { SEAT($seat) } to { SEAT($to) }: { NAME($items) }.
view-oath = { SEAT($seat) } swore { NAME($clause) }.

## The end of the game

reason-most-vp = Most VP wins, Debts deducted; then most PP.
reason-overrun = Corruption has overrun the city: everybody loses.
reason-darkened = Darkness has covered the city: everybody loses.

## Refusals

why-cabal-taken = Another player already leads that Cabal.
why-no-such-pile = That pile does not exist.
why-no-such-pawn = This pile has no pawn at that position.
why-no-such-sector = That sector does not exist.
why-no-such-effect = This element has no effect of that kind.
why-no-such-agent = You do not have that Agent in your reserve.
why-no-such-token = You do not have that Affinity token in your reserve.
why-no-such-offer = That offer does not exist.
why-no-such-clause = This cannot be sworn: the list of oaths is closed.
why-own-pawn = Nobody assassinates their own pawns.
why-own-pawn-known = You know your own pawns already.
why-no-corruption = This sector has no Corruption token.
why-sector-full = This sector holds all the piles it has room for.
why-all-full = Every sector is full.
why-cabal-complete = Your five Cabal cards are in play already.
why-too-poor = You do not have enough PP to develop your Cabal.
why-cannot-pay = You do not have enough PP.
why-darkness = A Darkness token covers this sector: discard it first.
why-no-darkness = This sector has no Darkness token.
why-no-marker = This sector has no Influence marker left.
why-not-a-trophy = This card is not a Trophy of this sector.
why-already-borrowed = You have taken a Debt of your own free will this Cycle already.
why-no-debt-left = There is no Debt token left.
why-not-your-card = This card is not yours.
why-no-free-symbol = This card has no free Affinity symbol there.
why-wrong-symbol = This token does not match that symbol.
why-not-this-sector = This Assassination must be in the sector swept.
why-strike-first = Assassinate at least one pawn before you stop.
why-must-play = You must perform a Manoeuvre: a turn cannot be passed.
why-must-extend = The strike forces you to extend your influence.
why-no-agents = You have no Agent in your reserve.
why-empty-team = A team has at least one Agent.
why-nothing-to-spy = There is nothing to spy on.
why-nobody-to-kill = There is nobody to assassinate.
why-no-looks-left = You have looked at all you could.
why-look-first = Look at one element at least before you stop.
why-no-secret-card = There is no secret Opportunity.
why-nothing-to-show = You have just seen nothing that you could show.
why-not-just-seen = This is not a Citizen that you have just seen, or you cannot discard it.
why-no-partner = A deal is offered to another player.
why-empty-deal = This deal holds nothing.
why-too-many-offers = Too many of your offers to this player wait for an answer already.
why-too-long = This deal is too long or badly written.
why-not-tradable = This cannot be traded.
why-not-held = The player who should give it does not have it.
why-item-twice = The same thing is given twice in this deal.
why-owes-affinity = The player who gives this Possession must be able to discard the Affinities it had brought.
why-no-team-now = A team can take a freed place within the deal only in the turn of the player who sends it.
why-not-lawfully-known = You may only swear to what you know yourself.
why-bad-deadline = An oath runs until the end of this Cycle or of the next.
why-not-your-pawn = This pawn is not yours: you may talk about it, not show it.
why-no-listener = Show it to another player, or to everybody.
why-no-membership = You host no Membership, or this is not the start of your turn.
why-not-your-element = This element is not yours.
why-is-used = This element carries a Used token.
why-not-in-this-window = This element cannot be used at this moment.
why-own-turn-only = This element is used in your own turn, at the right moment.
why-no-second-pawn = You need a second Manoeuvre pawn.
why-nothing-to-do = This effect has nothing to act on.
why-not-enough = You do not have what this exchange costs.
why-none-in-stock = There is no other Affinity token in stock.
why-tokens-spent = You have no token left to put.
why-nothing-to-refresh = You have no other Used element to free.

# what a review says of how somebody played
habit-unspent = { $n } PP were never spent.
habit-alone = { $n } of { $of ->
        [one] { $of } team
       *[other] { $of } teams
    } had a single pawn.

round = Cycle { $cycle } of { $cycles }

# what a choice would do, before it is made
foreseen-bid = You would keep { $left } PP. { $holds ->
    [-1] This bid does not make sure that you go first.
   *[other] You go first if nobody else bids more than { $holds } PP.
}
foreseen-kill = { $agent ->
    [citizen] This pawn is known: it brings nothing.
    [emissary] { part-if-emissary }
    [guard] { part-if-guard }
   *[none] { part-if-emissary } { part-if-guard }
}
part-if-emissary = { $alien ->
    [yes] Vector
   *[no] Emissary
}: you receive { $prize } PP.
part-if-guard = { $alien ->
    [yes] Abomination
   *[no] Guard
}: you pay { $price } PP{ $debts ->
    [0] { "" }
    [one] , with { $debts } forced Debt
   *[other] , with { $debts } forced Debts
}{ $ends ->
    [yes] , and the Manoeuvre ends there
   *[no] { "" }
}.
foreseen-take_card = { part-gained } { part-claims-left }
foreseen-take_marker = { $crowded ->
    [yes] One of your slots must be emptied first. { part-claims-left }
   *[no] { part-gained } { part-claims-left }
}
foreseen-play = { part-gained }
foreseen-team = Toll: { $toll } PP. Assassinations by the Others on arrival: { $attack }. Your Emissaries there: { $emissaries }.
part-gained = VP: { $vp }. Rank: { $rank }. PP: { $pp }. Assassins: { $assassin }. Spies: { $spy }.{ $crowned ->
    [yes] { " " }You become Administrator.
   *[no] { "" }
}{ $develops ->
    [yes] { " " }You develop your Cabal for free.
   *[no] { "" }
}
part-claims-left = { $left ->
    [0] This would be your last Emissary here.
    [one] You would have { $left } Emissary left here.
   *[other] You would have { $left } Emissaries left here.
}
