reports = Reports
reports-why = { $n ->
    [0] What players tell you of others, with the lines of the table. Nothing waits.
    [one] One report to read.
   *[other] { $n } reports to read, the oldest first.
}
reports-none = Nothing to read.
reports-by = { $by } reports { $about }
reports-read = Read
reports-fold = Fold
reports-since = account of { $day }, { $games ->
    [one] one game
   *[other] { $games } games
}
reports-founded = { $n ->
    [one] one report read, { $founded } founded
   *[other] { $n } reports read, { $founded } founded
}
reports-acts = before: { $acts }
reports-table = Open table { $table } at that moment.
reports-table-why = It is seen as by a spectator: without hidden cards as long as the game lasts.
reports-decide = Decide
reports-act-word = a word
reports-act-mute = silence, 7 days
reports-act-lobby = out of the lobby, 30 days
reports-act-out = exclude
reports-act-nothing = nothing follows
reports-words = What { $who } will read
reports-close = Send and close
reports-undo-why = It can be taken back for 30 days.
reports-decided = Decided these thirty days
reports-undo = Take it back
reports-undo-of = Take it back: what was decided for { $who }
reports-undone = taken back
reports-line = { $who }: { $text }
reports-said = “{ $text }”
reports-club = The name of the club, and what it says of itself: “{ $text }”
