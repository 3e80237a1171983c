### What the form says of the game: its weight, its length, what each option changes.

weight-olomoc = Heavy: every inch counts, and cards are laid in secret.
length-olomoc = Four cycles, about two hundred decisions: at half a minute each, an hour and three quarters.
about-olomoc-content-house = The characters, cards and layouts written for this project.
about-olomoc-cabals-secret = Both build a cabal at the same time; both are shown together.
about-olomoc-cabals-draft = Cogs, then cards, are picked in turn; each exists once.
about-olomoc-agenda-any = One of the six, at random, once the table is set.
about-olomoc-agenda-releves = Study three markers: each is worth a point a cycle to whoever has a token on it.
about-olomoc-agenda-gargoule = The Gargoyle guards the Bloc: to wound it, then to fell it, pays best.
about-olomoc-agenda-reglement = A cog that is lost is worth its rank; a marker in the middle is held alone.
about-olomoc-agenda-emprise = Three markers to hold with more ranks than the enemy.
about-olomoc-agenda-purification = Four tainted markers to remove by a study that succeeds.
about-olomoc-agenda-dossiers = Two files to take, to keep and to bring back near one’s line.
about-olomoc-layout-any = Player 1 lays one that goes with the agenda.
about-olomoc-layout-friche = Six pieces of terrain block the view, two give cover.
about-olomoc-layout-carrefour = Four pieces of terrain block the view, four give cover.
about-olomoc-layout-entrepots = Five large pieces of terrain block the view; for Purification and Compromising Files.
about-olomoc-layout-marais = Four pieces of terrain block the view, two give cover, two are flat zones.
option-olomoc-agenda = Agenda
value-olomoc-agenda-any = drawn at random
option-olomoc-layout = Layout
value-olomoc-layout-any = player 1 chooses
option-olomoc-drawn = Drawn layout
option-olomoc-cabals = Cabals
value-olomoc-cabals-secret = built in secret
value-olomoc-cabals-draft = picked in turn
option-olomoc-content = Content
