### What the page says of the game before one sits down: the form.

weight-connect4 = Very light: a single rule.
length-connect4 = About ten discs each: a few minutes.
