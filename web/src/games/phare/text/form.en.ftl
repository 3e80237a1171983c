### What the form says of the game: its weight, its length, what each option changes.

weight-phare = Light: one page of rules, all win or lose together.
length-phare = About ten decisions each: five minutes.
