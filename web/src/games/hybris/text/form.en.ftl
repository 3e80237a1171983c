### What the form says of the game: its weight, its length, what each option changes.

weight-hybris = Heavy: seven places, secret plans, duels and Technologies to build; “Rebirth” is the gentle way in.
length-hybris = Six Ages: allow an evening.
about-hybris-content-house = The cards and tiles written for this project.
about-hybris-scenario-none = 6 Ages. The game as it is meant.
about-hybris-scenario-renaissance = 4 Ages, two more Faithful to begin with, and four Upgrades are enough to win at once: for a first game.
about-hybris-scenario-titanomachie = 6 Ages. The Wrath II of each Primordial strikes twice.
about-hybris-scenario-age_des_heros = 6 Ages. Everybody begins better armed; Confrontations and Epics give one more point.
about-hybris-scenario-grece_unifiee = 6 Ages. The most Technologies in a City bring 3 points at the end.
about-hybris-scenario-puits_tari = 6 Ages. The Well begins fuller and overflows sooner.
about-hybris-variant-none = Upgrades can end the game at once; otherwise points decide.
about-hybris-variant-victoire_influence = A tile in each of the five Cities wins at once; Upgrades no longer do. Without a Scenario only.
about-hybris-variant-victoire_eveil = At the end the number of Upgrades counts before points. Without a Scenario only.
about-hybris-grip = The Oracle asks more and gives no points for perceiving. It goes with everything.
about-hybris-duel = For two: a second Pillar, a Posture each, and Authority tokens that forbid and reward places.
