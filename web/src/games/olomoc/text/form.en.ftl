### What the form says of the game: its weight, its length, what each option changes.

weight-olomoc = Heavy: every inch counts, and cards are laid in secret.
length-olomoc = Four cycles, about two hundred decisions.
about-olomoc-content-house = The characters, cards and layouts written for this project.
about-olomoc-cabals-secret = Both build a cabal at the same time; both are shown together.
about-olomoc-cabals-draft = Cogs, then cards, are picked in turn; each exists once.
option-olomoc-agenda = Agenda
value-olomoc-agenda-any = drawn at random
option-olomoc-layout = Layout
value-olomoc-layout-any = player 1 chooses
option-olomoc-drawn = Drawn layout
option-olomoc-cabals = Cabals
value-olomoc-cabals-secret = built in secret
value-olomoc-cabals-draft = picked in turn
option-olomoc-content = Content
