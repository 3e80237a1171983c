### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-neombre = Four hands, one refuge. Today’s loot is tomorrow’s spell.
meta-neombre = 1 to 4 players · co-operation, card campaign
