### What becomes of the seat of somebody who gives up.

leave-hybris = The robot leads your Heroes and Prophets until the last Age: your cards, your tokens and your VP stay in play and count at the end.
