### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-olomoc = Three cogs, four cycles, a Bloc measured to the inch.
meta-olomoc = 2 players · skirmish, exact measures
chapter-olomoc-material = Components
chapter-olomoc-measuring = Measuring
chapter-olomoc-terrain = Terrain and zones
chapter-olomoc-sight = Lines of sight
chapter-olomoc-zones = Threat zones
chapter-olomoc-rolls = Characteristic rolls
chapter-olomoc-movement = Movement
chapter-olomoc-rouages = Cogs and life line
chapter-olomoc-noirceur = Gloom and Gall
chapter-olomoc-states = States
chapter-olomoc-abilities = Abilities
chapter-olomoc-actions = Generic abilities
chapter-olomoc-shooting = Ranged attacks
chapter-olomoc-ministries = Ministries and PoliSec
chapter-olomoc-artefact = Artefact and priority
chapter-olomoc-hostiles = Hostiles
chapter-olomoc-cabals = Cabals
chapter-olomoc-cycle = The cycle
chapter-olomoc-geometry = Geometry
