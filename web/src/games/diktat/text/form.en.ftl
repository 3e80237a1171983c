### What the form says of the game: its weight, its length, what each option changes.

weight-diktat = Demanding: many cards and deals, which the guided game shows one by one.
length-diktat = About a hundred decisions each: allow an hour against robots, an evening with friends.
about-diktat-others = A common threat takes sectors every Cycle: left alone, it makes the whole table lose. For those who know the game already.
about-diktat-content-house = The cards written for this project.
about-diktat-cabals-random = Everyone is dealt a Cabal: nothing to decide before playing.
about-diktat-cabals-choose = Everyone chooses their Cabal as the game begins.
