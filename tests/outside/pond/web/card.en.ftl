line-pond = Seven water lilies, and enough to cover them.
meta-pond = 2 players · alignment
