### What the form says of the game: its weight, its length, what each option changes.

weight-neombre = Medium: simple turns played together, hundreds of cards to discover.
length-neombre = A fight is short; a journey strings several together.
about-neombre-content-house = The cards written for this project.
about-neombre-mode-journey = From the refuge to the refuge; decks, quests and finds carry over to the next table.
about-neombre-mode-expedition = One zone from its first fight to its loot, with decks of its level; nothing is kept.
about-neombre-mode-fight = One fight with decks of the zone’s level; nothing is kept.
