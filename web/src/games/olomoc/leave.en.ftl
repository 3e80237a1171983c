### What becomes of the seat of somebody who gives up.

leave-olomoc = The robot commands your cogs until the last cycle: they stay where they are, and the game is won or lost in its hands.
