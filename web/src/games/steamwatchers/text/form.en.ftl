### What the form says of the game: its weight, its length, what each option changes.

weight-steamwatchers = Demanding: secret orders, combat and supply; the scenario “Learning” brings them in one by one.
length-steamwatchers = From 70 to 125 decisions each, by the scenario: allow an hour against robots, an evening with friends.
about-steamwatchers-content-house = The map and cards written for this project.
about-steamwatchers-scenario-apprentissage = 4 turns. Clan abilities sleep and each turn adds one action: the easiest way to begin.
about-steamwatchers-scenario-la_guerre_vient = 5 turns. All the rules and nothing more: the game as it is meant.
about-steamwatchers-scenario-les_feux_du_vieux_monde = 3 turns. More soldiers, and trophies for whoever wins combats: short and warlike.
about-steamwatchers-scenario-l_algue_miraculeuse = 4 turns. Every combat won gives the alga, which pays and changes hands; 10 GEO are enough to end early.
about-steamwatchers-scenario-le_pillage_des_crames = 4 turns, for two. Neutral, well-stocked zones wait to be plundered.
about-steamwatchers-scenario-les_ruines = 5 turns. A haven sleeps in the deck, quarantine can be cured; holding enough havens ends the game.
about-steamwatchers-scenario-le_reliquaire = 4 turns. From the second on a vote says who keeps a reliquary that pays and contaminates.
about-steamwatchers-scenario-les_trois_geantes = 4 turns. Three giant columns to hold, and more dangerous steam.
about-steamwatchers-scenario-le_rendez_vous = 4 turns. Each clan has a secret place to be at the right time.
