sw-sign-geo = GEO that the clan would receive if it were counted now
sw-sign-units = units of the clan
sw-sign-barrels = barrels of algofuel
sw-sign-plague = incubation level of the Plague
sw-sign-cards = cards in hand
sw-sign-quarantine = quarantine space, on the incubation track
sw-sign-death = Death and Exile space, on the incubation track: a unit leaves
