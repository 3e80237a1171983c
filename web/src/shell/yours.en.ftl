yours-looking = Looking for your tables.
yours-turns = { $n ->
    [1] One table is waiting for you.
    [2] Two tables are waiting for you.
    [3] Three tables are waiting for you.
    [4] Four tables are waiting for you.
   *[other] { $n } tables are waiting for you.
}
yours-first = The most pressing: { $title }.
yours-none = Nothing is waiting for you.
yours-none-why = Others are thinking: you will be told here.
yours-offline = Offline: your tables as they were { $ago }.
yours-pressing = The most pressing table
yours-more = The other tables that are waiting for you
yours-rest = { $n ->
    [1] and one more
   *[other] the other { $n }
}
yours-since = Your turn, { $ago }
yours-happened = What happened:
yours-due = before { $when } ({ $left } left)
yours-answer = Answer
yours-sit = Sit down
yours-see = See
yours-watch = Watch
yours-under-way = Under way
yours-under-way-why = { $n ->
    [1] one table where others are awaited
   *[other] { $n } tables where others are awaited
}
yours-closed = stopped
yours-awaits = { $n ->
    [1] the deal waits for { $who }
   *[other] the deal waits for { $n } people
}
yours-missing = { $n ->
    [one] one answer is missing
   *[other] { $n } answers are missing
}
yours-thinks-human = { $who } is thinking
yours-thinks-open = { $who } is not here yet
yours-thinks-bot = { $who } is playing
