### The words of Olomòc's table.

ol-board = The Bloc, 16 inches by 16
ol-cabals = Cabals
ol-your-cabal = Your cabal
ol-tab-cabals = Cabals
ol-tab-ministries = My plan
ol-points = { $n ->
    [one] pt
   *[other] pts
}
ol-cycle = Cycle
ol-phase = Phase
ol-stage-setup = Setup
ol-stage-mechanism = Mechanism
ol-stage-planning = Planning
ol-stage-hostiles = Hostiles
ol-stage-end = End of cycle

# Pieces
ol-hostile = hostile
ol-life = { $n } of { $of } life points
ol-noirceur-n = { $n } Gloom
ol-stunned = stunned
ol-corrupted = corrupted
ol-free = free
ol-engaged = engaged
ol-active = active
ol-has-acted = has acted
ol-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
ol-where-away = off the Bloc
ol-where-out = out of action
ol-rank-base = Rank { $rank } · { $base } mm
ol-base = Base of { $base } mm
ol-rank-n = Rank { $n }
ol-actions-n = { $n ->
    [one] { $n } action token
   *[other] { $n } action tokens
}
ol-objective = Objective { $n }
ol-token-of = token of { $who }
ol-tainted = tainted
ol-terrain-obstructing = Terrain { $n }, blocks the view
ol-terrain-low = Terrain { $n }, cover that does not block the view
ol-terrain-zone = Terrain { $n }, zone
ol-stat-technique = Technique
ol-stat-combat = Combat
ol-stat-shooting = Shooting
ol-stat-dodge = Dodge

# Players
ol-fiel = Gall
ol-fiel-n = Gall: { $n } of 3
ol-priority = priority
ol-row = Planning row
ol-face-down = face down
ol-slot-laid = Slot { $slot }: { $card }
ol-slot-empty = Slot { $slot }, empty

# Cards
ol-agenda = Agenda
ol-artefact = Artefact
ol-artefact-now = { $number } · pile: { $pile }
ol-number-n = Number { $n }
ol-fallen = Fallen ministry
ol-polisec = PoliSec
ol-traque-n = Hunt: { $n } of 3
ol-ministries = Your ministries
ol-no-ministry = none
ol-slots = Slots { $slots }
ol-type-equipment = Equipment
ol-type-gift = Gift
ol-affiliated = Affiliation: { $to }

# Planning
ol-rack = Cards to lay
ol-plan-which = Press a card: it goes to the first free slot. For another, press the slot first.
ol-plan-where = In which slot?
ol-plan-whole = Your five cards are laid.
ol-plan-unfinished = Lay your five cards first.
ol-plan-elsewhere = { $card } goes only to slots { $slots }.
ol-plan-crowded = With the cards already laid, { $card } cannot go to this slot.
ol-plan-clear = Take back
ol-seal = Seal

# Cabal
ol-faction = Faction
ol-equip-whom = What does { $who } carry?
ol-for = For { $who }
ol-to-choose = to be chosen

# Activation
ol-act-march = March
ol-act-charge = Charge
ol-act-attack = Frontal attack
ol-act-shoot = Ranged attack
ol-act-study = Study
ol-act-rest = Rest
ol-act-coordinate = Coordination
ol-act-riposte = Riposte
ol-act-opportunity = Opportunity attack
ol-act-shut = { $act }: not possible
ol-act-nobody = There is nothing and nobody to aim at on the Bloc.
ol-all-acts = All acts ({ $n })

# Where
ol-where = { $who }, { $what }: where to?
ol-where-how = Touch the Bloc, or take one of these places.
ol-at = { $x }; { $y ->
        [one] { $y } inch
       *[other] { $y } inches
    }
ol-hand = Lay the ruler by hand
ol-hand-how = Drag the ruler, turn it, then touch where the base is to end against it.
ol-hand-tool-march = March ruler
ol-hand-tool-push = Short ruler
ol-hand-turn = Turn the ruler
ol-hand-left = to the left, { $n }°
ol-hand-right = to the right, { $n }°
ol-hand-lies = The ruler fits here. Where does the base end?
ol-nudge = Move by a hair
ol-nudge-west = west
ol-nudge-north = north
ol-nudge-south = south
ol-nudge-east = east

ol-legend-obstructing = blocks the view
ol-legend-low = cover
ol-legend-zone = zone
ol-legend-tainted = tainted
ol-sign-action = Action token
ol-sign-noirceur = Gloom
ol-sign-stunned = Stunned
ol-sign-fiel = Gall
ol-sign-traque = Hunt
ol-sign-priority = Priority

# Measures
ol-tool-tape = Measure
ol-tool-threats = Threats
ol-tool-reach = Reach
ol-tool-rings = Inches
ol-tape-0 = Touch a piece, terrain or the ground.
ol-tape-1 = To where?
ol-tape-2 = Touch to measure something else.
ol-inches = { $n } in
ol-contact = contact
ol-bridged = by a marker
ol-seen = seen
ol-cut = view blocked
ol-band-far = long range
ol-band-beyond = too far in this light
ol-places = Places that matter
ol-too-far = Out of reach: { $n } in, and the ruler is { $most }.
ol-illegal = Nobody can stand there.
ol-moved = { $tool ->
    [march] { $n } in, with the march ruler
    [push] { $n } in, with the short ruler
    [slide] { $n } in, without a ruler
   *[other] { $n } in
}
ol-magnet-contact = Snapped: in contact with { $who }
ol-magnet-inside = Snapped: just inside the threat zone of { $who }
ol-magnet-outside = Snapped: just outside the threat zone of { $who }
ol-magnet-reach = Snapped: as far as it goes
ol-fact-free = Free
ol-fact-engaged = Engaged by { $who }
ol-fact-engages = Engages { $who }
ol-fact-markers = Near enough to study: { $who }
ol-fact-contact = in contact with { $who }
ol-fact-cover = In cover
ol-fact-seen = In sight of { $who }
ol-fact-unseen = Seen by nobody
ol-fact-shoots = Can shoot at { $who }
ol-fact-shot = { $n ->
    [one] { $who } can shoot at it
   *[other] { $who } can shoot at it
}
ol-fact-tainted = Gloom, in contact with { $who }
ol-fact-struck = { $n ->
    [one] { $who } may strike as it leaves
   *[other] { $who } may strike as it leaves
}
ol-line-markers = near { $who }
ol-line-engages = engages { $who }
ol-line-cover = in cover
ol-line-seen = { $n ->
    [0] out of sight
    [one] seen by { $who }
    [2] seen by { $who }
   *[other] seen by { $n }
}
ol-line-struck = struck on leaving by { $who }
ol-line-far = { $n } in { $way }
ol-line-part = { $way } of the Bloc
ol-alike = { $n ->
    [one] one such place
   *[other] { $n } places alike
}
ol-next-alike = another place alike ({ $n } of { $of })
ol-way-north = to the north
ol-way-south = to the south
ol-way-east = to the east
ol-way-west = to the west
ol-way-north-east = to the north-east
ol-way-north-west = to the north-west
ol-way-south-east = to the south-east
ol-way-south-west = to the south-west

# Fighting
ol-fuse = { $n ->
    [one] { $n } second left to react
   *[other] { $n } seconds left to react
}
ol-against = { $who } against { $whom }
ol-dice = { $n ->
    [one] { $n } die at { $threshold }+
   *[other] { $n } dice at { $threshold }+
}
ol-threshold = threshold
ol-part-technique = Technique
ol-part-combat = Combat
ol-part-shooting = Shooting
ol-part-dodge = Dodge
ol-part-abilities = abilities
ol-part-far = long range
ol-part-cover = cover
ol-part-support = support
ol-part-charge = charge
ol-if = Reaction
ol-hurt = Wounded
ol-out = Out of action
ol-answer-none = none
ol-answer-dodge = dodge
ol-answer-riposte = riposte
ol-hurt-n = wounded { $chance }
ol-out-n = out of action { $chance }
ol-line-attack = { $dice }: { $hurts } without a reaction
ol-line-back = { $hurts }; in return: { $back }
ol-befell-hurt = −{ $n } life
ol-befell-healed = +1 life
ol-befell-darkened = +1 Gloom
ol-befell-stunned = stunned
ol-befell-studied = studied
ol-back = in return
ol-percent = { $n }%
ol-rolled = Dice: { $faces }, at { $threshold } or more: { $hits ->
    [0] no success
    [one] { $hits } success
   *[other] { $hits } successes
}
ol-hits = { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}

# The account of a game
ol-line-agenda = Agenda
ol-line-fallen = Enemy cogs out of action
ol-line-fiel = Gall: at { $n } the game is lost
ol-won-points = { $n ->
    [one] { $n } point to { $less } after the fourth cycle.
   *[other] { $n } points to { $less } after the fourth cycle.
}
ol-won-hunt = { $n ->
    [one] Three cogs lost: the hunt stops everything, { $n } point to { $less }.
   *[other] Three cogs lost: the hunt stops everything, { $n } points to { $less }.
}
ol-won-draw = { $n ->
    [one] { $n } point each: the game is drawn.
   *[other] { $n } points each: the game is drawn.
}
ol-won-fiel = A Gall of { $n }: the cabal has lost, whatever the points.
ol-won-both = Both cabals have too much Gall: both have lost.
