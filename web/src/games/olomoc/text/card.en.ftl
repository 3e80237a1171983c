### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-olomoc = Three cogs, four cycles, a Bloc measured to the inch.
meta-olomoc = 2 players · skirmish, exact measures
