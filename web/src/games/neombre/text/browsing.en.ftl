### A deck that is looked through, and the campaign told.

nb-sorted = Sort by
nb-sorted-found = order of arrival
nb-sorted-name = name
nb-sorted-value = value
nb-sorted-slot = use
nb-sorted-zone = zone
nb-sorted-price = resale
nb-only-type = Type
nb-only-slot = Use
nb-only-keyword = Keyword
nb-only-zone = Zone
nb-only-any = all
nb-sort-flow = draw and piles
nb-fact-value = Value
nb-fact-price = Resale
nb-fact-copies = Copies
nb-unsold = no price
nb-won = Brought back ({ $n }):
nb-lost = Gone ({ $n }):
nb-new = new
nb-hidden = { $n ->
    [one] { $n } card is not shown.
   *[other] { $n } cards are not shown.
}
nb-show-all = Show all
nb-compare-how = Touch two cards to compare them.
nb-compare-one = Touch a second card to lay them side by side.
nb-compared = Two cards side by side
nb-compare-end = Stop comparing
nb-deck-of = Deck: { $deck }
nb-leaves = A card leaves a deck only when it is sold at the fair, banished by an effect or asked for by a quest.
nb-refuge = The refuge
nb-refuge-says = Quests under way, everybody’s decks, and what the team has lived through.
nb-decks = Decks
nb-decks-choose = Whose
nb-chronicle = Chronicle
nb-chronicle-fights = { $n ->
    [0] No fight.
    [one] { $won ->
        [0] One fight, lost.
       *[other] One fight, won.
    }
   *[other] { $n } fights, { $won ->
        [0] all lost.
        [one] one won.
       *[other] { $won } won.
    }
}
nb-chronicle-where = { $zones }.
nb-chronicle-found = { $n ->
    [one] One card taken: { $cards }.
   *[other] { $n } cards taken: { $cards }.
}
nb-chronicle-mal = { $n ->
    [one] One more Resurrection Sickness.
   *[other] { $n } more Resurrection Sicknesses.
}
nb-chronicle-quests = Quests closed: { $quests }.
nb-voyage = Journey { $n }
nb-curve-fights = Fights won and lost
nb-curve-decks = Cards per deck
nb-curve-mal = Resurrection Sicknesses
nb-curve-level = Highest level
nb-curve-won = won
nb-curve-lost = lost
nb-nothing-yet = The first journey is not over: the refuge opens when it comes home.
nb-quest-closed = closed
