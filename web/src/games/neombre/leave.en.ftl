### What becomes of the seat of somebody who gives up.

leave-neombre = The robot plays your hand for the team: you win or lose together, and what you carry stays with the group.
