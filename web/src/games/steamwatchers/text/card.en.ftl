### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-steamwatchers = The continent has frozen. Only the steam is left, and those who want it.
meta-steamwatchers = 2 to 5 players · hidden orders, territories
option-steamwatchers-scenario = Scenario
option-steamwatchers-content = Map and cards
chapter-steamwatchers-pieces = Pieces and reserves
chapter-steamwatchers-tracks = Tracks, cards and algofuel
chapter-steamwatchers-conclave = Phase 1, Conclave
chapter-steamwatchers-planning = Phase 2, Order planning
chapter-steamwatchers-activation = Phase 3, Order activation
chapter-steamwatchers-decline = Phase 4, Decline
chapter-steamwatchers-great-white = Phase 5, Great White
chapter-steamwatchers-elimination = Elimination of a clan
chapter-steamwatchers-actions = Special actions
chapter-steamwatchers-movement = Movement token
chapter-steamwatchers-defence = Defence token
chapter-steamwatchers-combat = Combat
chapter-steamwatchers-incubation = Incubation and quarantine
chapter-steamwatchers-scenarios = Scenarios
chapter-steamwatchers-clans = Clans
