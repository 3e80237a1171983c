### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-diktat = Prague by night, under an impossible object. Place, spy, betray, swear.
meta-diktat = 2 to 5 players · negotiation, hidden information
option-diktat-others = With the Others
option-diktat-content = Cards
option-diktat-cabals = Cabals
value-diktat-cabals-random = drawn at random
value-diktat-cabals-choose = everyone chooses
chapter-diktat-cycle = The Cycle
chapter-diktat-manoeuvres = Manoeuvres
chapter-diktat-politics = Politics
chapter-diktat-resolution = Resolution
chapter-diktat-directives = Directives
chapter-diktat-others = The Others
