### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-neombre = Four hands, one refuge. Today’s loot is tomorrow’s spell.
meta-neombre = 1 to 4 players · co-operation, card campaign
option-neombre-mode = Game
value-neombre-mode-journey = a journey
value-neombre-mode-expedition = an expedition
value-neombre-mode-fight = a fight
option-neombre-zone = Zone
option-neombre-content = Cards
chapter-neombre-material = Material
chapter-neombre-first-expedition = First expedition
chapter-neombre-quests = Quests
chapter-neombre-expeditions = Expeditions
chapter-neombre-aggro = Number of enemies and aggro
chapter-neombre-cards = Player cards
chapter-neombre-actions = The four basic actions
chapter-neombre-enemies = Enemies
chapter-neombre-fight = Course of a fight
chapter-neombre-resolution = Playing, launching, resolving
chapter-neombre-end-of-fight = End of a fight
chapter-neombre-loot = Loot
chapter-neombre-fair = The fair
chapter-neombre-glossary-cards = Glossary of cards
chapter-neombre-glossary-enemies = Glossary of enemies
chapter-neombre-solo = Solo
