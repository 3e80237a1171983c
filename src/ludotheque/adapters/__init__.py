"""Games for programs that learn: plain steps, PettingZoo, Gymnasium, OpenSpiel (extra `rl`)."""
