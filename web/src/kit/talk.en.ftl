talk-empty = Nobody has spoken yet. The whole table reads what you write here.
chat-write = Write to the table…
chat-whom = Who is to read it
chat-all = Whole table
chat-write-alone = To { $who } alone…
chat-alone = { $who } only
chat-send = Send
command = Type a move
command-open = Type a move instead of clicking
command-close = Back to the chat
command-send = Play this move
chat-seated = Only players talk here.
command-none = Nothing to play
chat-muted = { $n ->
    [one] { $n } message of { $who } hidden
   *[other] { $n } messages of { $who } hidden
}
chat-read = Show
chat-report = Report { $who }
