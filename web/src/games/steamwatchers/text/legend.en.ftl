sw-sign-geo = GEO that the clan would receive if it were counted now
sw-sign-units = units of the clan
sw-sign-barrels = barrels of algofuel
sw-sign-plague = incubation level of the Bane
sw-sign-cards = cards in hand
sw-sign-quarantine = quarantine cell, on the incubation track
sw-sign-death = Death & Exile cell, on the incubation track: a unit leaves
