### The words of the host’s page.

host = Host’s desk
host-why = This page is the host’s: tables, visitors, exclusions, copies. It opens with the host’s key.
host-key = Host’s key
host-key-why = It is in the file host.key, named when the server started. This tab keeps it until it is closed; it goes into no address.
host-enter = Open
host-leave = Lock
host-wrong-key = This is not the key of this server. Copy the whole line of the file host.key.
host-well = All is well. Ludothèque { $version }, database { $database ->
    [sqlite] SQLite
   *[postgresql] PostgreSQL
}.
host-silent = The server does not answer. This page tries again by itself.
host-live = Tables in memory
host-live-of = of { $n }
host-clients = Connections
host-thinking = Robots thinking
host-written = Rows written
host-memory = Peak memory
host-uptime = Running for
host-tables = Tables
host-find = Name, game or player
host-state = State
host-state-all = All
host-state-playing = Playing
host-state-paused = Paused
host-state-over = Over
host-state-closed = Closed
host-is-playing = playing
host-is-paused = paused
host-is-over = over
host-is-closed = closed
host-reread = Read again
host-now = just now
host-here = { $n ->
    [one] 1 connected
   *[other] { $n } connected
}
host-seats = Seats
host-seats-of = Seats of table { $table }
host-export = Export
host-export-of = Export table { $table }
host-close = Close the table
host-close-of = Close table { $table }
host-close-ask = Close this table?
host-close-why = { $game }, table { $table }: nobody will play there any more. Nothing is deleted; it can still be exported.
host-reason = Reason (optional)
host-more = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
host-too-many = Only the first { $n } are listed here; “ludotheque host tables” gives them all.
host-none-found = No table answers to this search.
host-no-tables = No tables yet.
host-seat-taken = a person
host-free = Free the seat
host-free-this = Free the seat of { $name }
host-free-why = The person in a seat that is freed loses it, and their link no longer opens it. The new link is shown here, this once.
host-people = Connected
host-at = table { $table }
host-nobody = Nobody is connected to a table.
host-ban = Ban
host-ban-this = Ban { $name }
host-ban-somebody = Ban somebody else
host-ban-ask = Ban from this server?
host-ban-kind = Whom
host-account = an account
host-visitor = a visitor
host-mark = Mark or address
host-ban-account-why = The account is signed out everywhere and cannot sign in any more.
host-ban-visitor-why = A visitor is known by the mark of their address, the same for a whole household. The address itself is not kept.
host-no-account = There is no account “{ $name }”.
host-bans = Banned
host-no-bans = Nobody is banned.
host-unban = Let in again
host-unban-this = Let in again: { $name }
host-copies = Copies
host-backup = Copy the database
host-backup-why = The whole database, copied while the server runs, into its data folder.
host-backup-done = Copy written: { $path }
host-import = Import a table
host-import-why = A file exported here, the journal of a finished game, a campaign, or all games of a page without a server. Each table gets a new name and new links.
host-imported = Table imported
host-maker = Whoever set up the table
host-doubtful = Rated games that do not count
host-doubtful-why = What the server saw. Nobody else is told; two people of one household are not a fraud.
host-no-doubt = None.
host-doubt-browser = One browser in two seats
host-doubt-address = One address in two seats
host-doubt-quick = Given away at its beginning, again
host-doubt-pair = The same winner again and again
host-doubt-host = You have it not count
host-doubt-earlier = { $n ->
    [one] Once more between these two in thirty days:
   *[other] { $n } more between these two in thirty days:
}
host-rated-seat = { $who }: place { $place }, answers: { $n }
host-rated-left = { $who }: left, answers: { $n }
host-count = Count it
host-count-this = Count it: the game of table { $table }
host-rated-table = A rated game, by its table
host-strike = Do not count it
host-no-rated = No rated game has ended at that table.
