### What becomes of the seat of somebody who gives up.

leave-steamwatchers = The robot leads your clan until the last turn: your zones, your units, the orders you have placed and your GEO stay in play.
