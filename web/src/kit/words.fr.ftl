words = L’hôte vous écrit
words-mute = vos messages attendent jusqu’au { $until }
words-lobby = le salon vous est fermé jusqu’au { $until }
words-sent = Ce que vous avez signalé
words-waits = à lire par l’hôte
words-nothing = lu, sans suite
words-done = lu, l’hôte a agi
