## What a card says, built from its data. $n is the number of the effect (n in the content files).

card-line = { $type }: { $text }.
card-nothing = No effect.
card-when-base = without the Others, { $text }
card-when-others = with the Others, { $text }
card-and = { $first } and { $last }
card-or = { $first }; or { $last }
card-comma = { $first }, { $last }
card-then = { $first }; { $last }
card-dot = { $first } · { $last }

card-type-development = Development
card-type-gain = Gain
card-type-capacity = Capacity
card-type-besides = Besides
card-type-manifestation = Manifestation
card-type-special = Special Manoeuvre
card-type-taken = When taken

card-darkness = Gloom { $n }
card-attack = Attack of the Others
card-blank = no Affinity
card-affinity = Affinity { $list }
card-scourge = Scourge
card-advised = advised order { $n }
card-level = level { $n }

card-symbol-politics = Politics
card-symbol-people = People
card-symbol-artefact = Artefact
card-symbol-any = of any type

card-sector-nouvelle_ville = New Town
card-sector-mala_strana = Malá Strana
card-sector-vieille_ville = Old Town
card-sector-hypogees = Hypogea
card-sector-karst = Karst
card-sector-faubourgs = Suburbs
card-sector-combinat = Combinat
card-sector-motol = Motol Centre
card-sector-college = College of Harmony
card-sector-josefov = Josefov
card-sector-forteresse = Fortress
card-sector-artefact = Artefact

card-good-any_affinity = { $n ->
    [one] { $n } Affinity of your choice
   *[other] { $n } Affinities of your choice
}
card-good-other_affinity = { $n ->
    [one] { $n } Affinity of another type
   *[other] { $n } Affinities of another type
}

## Development and Gain

effect-development = take { $goods }
effect-gain_vp = { $n } VP
effect-gain_rank = { $signed } Rank

## Capacities

effect-extend_bonus = your Extend influence gives { $n } more PP
effect-spy_more = { $n ->
    [one] your Spy looks at { $n } more element
   *[other] your Spy looks at { $n } more elements
}
effect-bounty = { $n } more PP for each Emissary you assassinate
effect-guard_discount = you pay { $n } less PP when you reveal a Guard or an Abomination
effect-guard_surcharge = an opponent who reveals one of your Guards pays you { $n } more PP
effect-develop_discount = Develop the Cabal costs you { $n } less PP
effect-first_among_equals = you come first among equal bids in a Power struggle
effect-attack_immunity = you pay nothing in an Attack of the Others
effect-attack_exemption = you pay nothing in an Attack of the Others
effect-fewer_assassins = { $n ->
    [one] each pile you place faces { $n } fewer Assassination
   *[other] each pile you place faces { $n } fewer Assassinations
}
effect-half_assassins = each pile you place faces half the Assassinations, rounded down
effect-wild_affinity = { $affinity ->
    [politics] your Politics Affinities fit any symbol
    [people] your People Affinities fit any symbol
   *[artefact] your Artefact Affinities fit any symbol
}
effect-spy_and_discard = after your Spy you may pay { $n } PP to discard one opposing Citizen you have just looked at
effect-martial_law = { $n ->
    [one] in a sector with your Blockhaus and your Emissary, each of your Guards counts as one more Emissary to find the Winner and the order
   *[other] in a sector with your Blockhaus and your Emissary, every { $n } of your Guards count as one more Emissary to find the Winner and the order
}
effect-picket = an opponent who sends a team to a sector with one of your piles gives you { $n } PP, if they can
effect-arm_wrestling = in a Power struggle your bid counts { $n } higher for each Membership on the boards of the opponents involved
effect-darkness_pass = you may take cards and markers in sectors that hold Darkness tokens

## Manifestations

effect-exchange = discard { $give } from your reserve to take { $get }
effect-bonus_spy = after your Manoeuvre, Spy as well
effect-bonus_extend = after your Manoeuvre, Extend influence as well
effect-bonus_develop = after your Manoeuvre, Develop the Cabal as well, { $n } PP cheaper
effect-bonus_assassinate = { $n ->
    [one] after your Manoeuvre, carry out exactly { $n } Assassination, whatever your tokens
   *[other] after your Manoeuvre, carry out exactly { $n } Assassinations, whatever your tokens
}
effect-play_twice = play two Manoeuvres in a row
effect-skip_turn = skip your turn
effect-move_pile = move one of your piles to another sector
effect-refresh = { $n ->
    [one] remove the Used token from another element of yours
   *[other] remove the Used token from up to { $n } other elements of yours
}
effect-look_secret = look at the secret Opportunity card
effect-name_sector = name the next sector to conquer, instead of the Administrator
effect-name_first = before the Manoeuvres, name the first player, instead of the Administrator
effect-place_token = { $token ->
    [blockhaus] place a Blockhaus on a sector that has none
    [sleeper] place a Sleeper Agent on an opposing pile that has none
   *[revolt] place a Revolt on a sector that has none
}
effect-move_others = { $n ->
    [one] move { $n } pawn of the Others from one sector to another
   *[other] move up to { $n } pawns of the Others from one sector to another
}
effect-move_pawns = { $n ->
    [one] move { $n } pawn from one of your piles onto your piles in other sectors
   *[other] move up to { $n } pawns from one of your piles onto your piles in other sectors
}
effect-take_back = during the Manoeuvres, take one of your piles back into your reserve
effect-retreat = between two conquests, move one of your piles to another sector
effect-strike = at the start of the turn of an opponent who hosts a Membership, return that token to your stock: their next Manoeuvre must be Extend influence

## Special Manoeuvres

effect-reinforce = { $piles ->
    [one] { $n ->
        [one] you may put { $goods } from your reserve on top of one of your piles; then take 1 PP
       *[other] put up to { $goods } from your reserve on top of one of your piles, then take 1 PP
    }
   *[any] { $n ->
        [one] you may put { $goods } from your reserve on top of one of your piles; then take 1 PP
       *[other] put up to { $goods } from your reserve on top of your piles, then take 1 PP
    }
}
effect-gain_pp = take { $n } PP
effect-kill_spree = { $n ->
    [one] carry out { $n } Assassination, plus one for each Assassin token; a Guard is paid but does not end the Manoeuvre
   *[other] carry out { $n } Assassinations, plus one for each Assassin token; a Guard is paid but does not end the Manoeuvre
}
effect-sweep = in a sector with your pile or your Blockhaus, look at all pawns of one pile, then carry out one Assassination in that sector
effect-dossiers = look at everything one opponent keeps behind their screen, then take { $n } PP
effect-tunnels = send a team; for this pile the limit of the sector is { $n } higher
effect-campaign = { $n ->
    [one] place { $n } Membership on an opponent’s board
   *[other] place up to { $n } Memberships on different opponents’ boards (with 2 players, on the one board there is)
}
effect-inquisition = show everyone the top and bottom pawns of an opposing pile; for each Emissary shown its owner gives you { $n } PP or discards it

## Old Town acts when the marker is taken (DIK-150 to DIK-152).

effect-vieille_ville-1 = Develop your Cabal at once, for free
effect-vieille_ville-2 = with level 1 already yours, take 3 PP; else Develop your Cabal at once, for free, then take 3 PP
