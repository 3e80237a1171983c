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
weight-diktat = Demanding: many cards and deals, which the guided game shows one by one.
length-diktat = About a hundred answers each: count an hour against robots, an evening with friends.
about-diktat-others = A common threat takes sectors every cycle: left alone, it makes the whole table lose. For those who know the game already.
about-diktat-content-house = The cards written for this project.
about-diktat-cabals-random = Everyone is dealt a Cabal: nothing to decide before playing.
about-diktat-cabals-choose = Everyone chooses their Cabal as the game begins.
