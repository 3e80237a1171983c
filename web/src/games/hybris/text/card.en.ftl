### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

line-hybris = The gods have broken the cosmos. Make it your greatness.
meta-hybris = 2 to 4 players · development, battles
