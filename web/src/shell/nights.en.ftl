nights = Nights and holidays
nights-why = In a game by days your clock stands during this time, and the table sees it. Time zone: { $zone }.
nights-sleep = My night stops my clock (eight hours at most)
nights-from = from
nights-to = to
nights-save = Keep
nights-saved = Kept, at all your tables by days.
holidays-add = Day off
holidays-take = Take this day
holidays-drop = Give back { $day }
holidays-left = { $year }: { $n ->
    [one] { $n } day
   *[other] { $n } days
} left to take. A day that has begun stays taken; the night is changed once a week.
