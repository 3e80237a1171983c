### What becomes of the seat of somebody who gives up.

leave-diktat = The robot takes over your Cabal: your piles, your Memberships and your VP stay on the table, it keeps or breaks the oaths you have sworn, and what it scores counts until the last Cycle.
