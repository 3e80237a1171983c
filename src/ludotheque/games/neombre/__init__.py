"""Les Nominés du Néombre (1-4): in the making, the cards stand."""
