pause-why = Once all agree, nobody plays and no clock runs; the board can be looked at.
pause-nobody = Nobody plays, no clock runs.
pause-until = The game goes on by itself: { $when }.
pause-return = Hour of return
pause-open = no hour: it goes on when all want to
pause-hours = { $n ->
    [one] in an hour
    [12] in 12 hours
    [24] in a day
    [72] in three days
   *[other] in a week
}
pause-at = at an hour of your choice
