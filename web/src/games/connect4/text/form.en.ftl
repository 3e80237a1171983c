### What the form says of the game: its weight, its length, what each option changes.

weight-connect4 = Very light: a single rule.
length-connect4 = About ten discs each: a few minutes.
