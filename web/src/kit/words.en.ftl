words = The host writes to you
words-mute = you keep silent until { $until }
words-lobby = the lobby is closed to you until { $until }
words-sent = What you have reported
words-waits = the host will read it
words-nothing = read, nothing follows
words-done = read, the host has acted
