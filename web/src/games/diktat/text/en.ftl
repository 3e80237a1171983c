### The words of its table, beside the rules.

dk-cycle = Cycle
dk-cycle-of = Cycle { $n } of { $last }
dk-phases = Phases of the Cycle
dk-opportunities = Opportunities
dk-deck = deck { $n }
dk-secret-card = Secret card
dk-secret-hidden = Face down. Spy to look at it.
dk-secret-known = Secret, known to you
dk-corruption = Corruption track
dk-corruption-n = { $n } of 6
dk-darkness = Gloom { $n }
dk-attack = Attack of the Others
dk-house = house
dk-any-type = of any type
dk-printed = rulebook
dk-printed-why = Given by the rulebook
dk-house-why = House content, written for this project
dk-rank = Rank
dk-pawns-left = { $n ->
    [one] { $n } Manoeuvre left
   *[other] { $n } Manoeuvres left
}
dk-admin = Administrator
dk-screen = Behind your screen
dk-screen-of = Behind { $who }’s screen
dk-only-you = seen by you only
dk-window-closed = Debt, Affinities, deals: whenever the game stops
dk-power = Power
dk-affinities = Affinities
dk-influence = Influence
dk-influence-empty = no Influence here yet
dk-cabal = Cabal
dk-manoeuvres = Manoeuvres
dk-your-side = Your side of the table
dk-board = Prague, twelve sectors
dk-vp-track = Victory Points
dk-goal = Goal: 10
dk-level = level { $n }
dk-used = Used
dk-none = none
dk-slot-empty = free slot
dk-slot-vp = +{ $n } VP
dk-m-send = Team
dk-m-spy = Spy
dk-m-assassinate = Assassinate
dk-m-extend = Influence
dk-m-develop = Develop
dk-m-special = Special
dk-made = { $n ->
    [0] { $name }
    [one] { $name }: one pawn
   *[other] { $name }: { $n } pawns
}
dk-pile-gone = a pile that is no longer there
dk-pile = { $sector }, pile { $pile } of { $owner }, { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}: { $pawns }
dk-hidden-pawn = hidden
dk-others = the Others
dk-pawn-of = { $sector }, pile { $pile } of { $owner }, { $n ->
    [1] top pawn
   *[other] pawn { $n }
}: { $kind }
dk-sector = { $name }; { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}; { $piles ->
    [0] no pile
    [one] { $piles } pile
   *[other] { $piles } piles
}{ $more }
dk-sector-card = ; Opportunity: { $title }
dk-sector-darkness = ; Darkness: { $n }
dk-sector-corruption = ; Corruption: { $n }
dk-sector-blockhaus = ; Blockhaus
dk-sector-revolt = ; Revolt
dk-sector-full = ; full
dk-team-for = Build the team for { $sector }. The last one placed is on top.
dk-team-add = Add: { $agent }, { $n } left
dk-team-list = Pile, from top to bottom
dk-team-empty = Tap your Agents in order: the last one placed is on top.
dk-team-none = { $agent }: all you had are in the pile.
dk-team-some = Add at least one Agent first.
dk-man-later = A Manoeuvre is chosen on your turn, in the Manoeuvres phase.
dk-special-none = None of your cards allows a Special Manoeuvre now.
dk-deal-nothing = Add first what changes hands, or an oath.
dk-team-up = Move { $agent } up
dk-team-down = Move { $agent } down
dk-team-out = Remove { $agent }
dk-team-placed = already placed
dk-team-seen = { $n ->
    [0] The others will only see the height of the pile.
    [one] The others will see: { $sector }, one hidden pawn.
   *[other] The others will see: { $sector }, { $n } hidden pawns.
}
dk-team-attack = { $n ->
    [one] The Others there will make { $n } Assassination on arrival.
   *[other] The Others there will make { $n } Assassinations on arrival.
}
dk-team-toll = Toll on arrival: { $n } PP.
dk-strike-citizen = { $name }: nothing to gain, nothing to pay.
dk-strike-emissary = { $name }: you receive { $n } PP.
dk-strike-guard = { $name }: you pay { $n } PP{ $debts ->
    [0] { "" }
    [one] , with { $debts } forced Debt
   *[other] , with { $debts } forced Debts
}{ $ends ->
    [0] { "" }
   *[other] , and the Manoeuvre ends
}.
dk-gain-vp = { $sign }{ $n } VP
dk-gain-rank = { $sign }{ $n } Rank
dk-gain-pp = { $sign }{ $n } PP
dk-gain-assassin = { $sign }{ $n ->
    [one] { $n } Assassin
   *[other] { $n } Assassins
}
dk-gain-spy = { $sign }{ $n ->
    [one] { $n } Spy
   *[other] { $n } Spies
}
dk-gain-crowned = Administrator
dk-gain-develops = free development
dk-team-send = { $n ->
    [0] Send
    [one] Send { $n } pawn
   *[other] Send { $n } pawns
}
dk-team-shuffle = Shuffle
dk-seen = Do you keep what you saw to yourself?
dk-pass = Skip these pauses until the end of the Cycle, unless I am offered a deal
dk-choose = Choose
dk-track = Opportunity track
dk-known = already known
dk-top = top
dk-bid-pp = PP out of { $n }
dk-bid-tied = Tied
dk-bid-waits = has not bid yet
dk-bid-done = bid placed
dk-bid-seal = Seal { $n } PP
dk-bid-left = You would keep { $n } PP.
dk-bid-reach = { $n ->
    [-1] before you
   *[other] after you up to { $n } PP
}
dk-bid-why = All bids are shown together and lost, the winner’s too. Between equal bids, Rank decides.
dk-trophy-marker = { $sector } marker
dk-claims = Claims to come
dk-deal = Deal
dk-deal-new = New deal
dk-deal-with = With
dk-deal-give = You give
dk-deal-get = { $who } gives
dk-deal-oath = On the Artefact
dk-deal-oath-why = The text of the oath is public. Whoever breaks it loses 1 VP at once; the act stands.
dk-deal-add = Add
dk-deal-add-clause = Add a clause
dk-deal-remove = Remove: { $what }
dk-deal-what = What
dk-deal-how-many = How many
dk-deal-which = Your choice
dk-deal-who-swears = Who swears
dk-deal-i = You
dk-deal-clause = Clause
dk-deal-until = Until the end
dk-deal-this = of this Cycle
dk-deal-next = of the next Cycle
dk-deal-propose = Offer the deal
dk-deal-empty = nothing
dk-deal-closed = A deal is offered whenever the game stops: before or after a Manoeuvre, between two conquests or two claims.
dk-offer-from = { $who } offers you:
dk-offer-to = You offer { $who }:
dk-offer-accept = Accept
dk-offer-decline = Decline
dk-offer-retract = Retract
dk-oaths = Oaths in force
dk-oath-line = { $who } swore { $clause }
dk-secret-both = you two
dk-public = public
dk-tab-cards = Cards
dk-tab-cabal = My Cabal
dk-line-slots = Opportunity slots
dk-line-aside = Opportunities beside the board
dk-line-affinities = Affinities placed
dk-line-cabal = Cabal slots
dk-line-gains = Gains of cards and markers
dk-line-breaches = Broken oaths
dk-line-debts = Debts
dk-line-described = Set by the position the game began from
dk-line-pp = Tie: most PP
dk-others-centre = At the centre of the Others’ board: { $list }
dk-step = { $n } more.
clause-name-send = send a team to a sector
clause-name-no_send = send no team to a sector
clause-name-kill = assassinate a player’s pawns
clause-name-no_kill = assassinate no pawn of a player
clause-name-kill_in = assassinate in a sector
clause-name-no_kill_in = assassinate nobody in a sector
clause-name-withdraw = withdraw a pile
clause-name-first = name the first player
clause-name-name = name a sector for conquest
clause-name-take = take a card
clause-name-no_take = not take a card
clause-name-take_marker = take a marker
clause-name-no_take_marker = take no marker of a sector
clause-name-bid_least = bid at least
clause-name-bid_most = bid no more than
clause-name-no_use = not use an element
clause-name-pawn = that a pawn is of a certain kind
clause-name-secret = that the secret card is this one
clause-name-give = give later
clause-name-give_card = give a card later
clause-name-give_marker = give a marker later
