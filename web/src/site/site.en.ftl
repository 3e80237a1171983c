site-coming = The engine is coming…
site-fetching = The engine is coming: { $done } of { $all } MB. You can already read the rules and prepare a game.
site-starting = The engine is starting…
site-elsewhere = Ludothèque is open in another tab. Close it to play here: your games are the same.
site-failed = The engine could not start. What has arrived is kept, and so are your games.
site-keeps-nothing = This window forgets everything when it is closed: it is a private one, or has no room.
site-keeps-no-more = This browser has no more room. What is done now, by robots too, is not kept and does not count: make room, or take your games along.
site-spoiled-file = Download that file
site-spoiled-anew = Begin with no games
site-spoiled-why = Begin anew, and that file stays in this browser under another name.
carry = Your games, elsewhere
carry-why = One file with all your games, to bring to another device or to a server. It holds everything, hidden cards too: keep it to yourself. Nothing that is here is written over.
carry-along = Take everything along
carry-along-done = { $count ->
    [0] There is no game here yet.
    [one] One game or campaign is in the file.
   *[other] { $count } games and campaigns are in the file.
  }
carry-back = Bring a file
carry-busy = The games are being read…
carry-back-done = { $fresh ->
    [0] Nothing new came.
    [one] One game came.
   *[other] { $fresh } games came.
  } { $here ->
    [0] { "" }
    [one] One was here already.
   *[other] { $here } were here already.
  } { $refused ->
    [0] { "" }
    [one] One could not be read.
   *[other] { $refused } could not be read.
  }
carry-look = { $count ->
    [one] Open it
   *[other] See them
  }
