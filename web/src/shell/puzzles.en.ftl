### Positions to solve.

puzzles = Problems
puzzles-day = The problem of the day
puzzles-day-short = Of the day
puzzles-own = From my games
puzzles-which = Which problems
puzzles-level = level { $level }
puzzles-source = robots’ game no. { $number }, for { $seats }, move { $entry }
puzzles-of-mine = See the game again
puzzles-none = This server has no problems yet.
puzzles-none-own = Play a game and have the robot review it: your problems will come from it.
puzzles-none-due = Nothing to take up today: what you have solved comes back after 2, 7, then 30 days.
puzzles-engine = Problems can be played as soon as the engine is here.
puzzles-you = How you are doing
puzzles-streak = Streak
puzzles-longest = the longest: { $n }
puzzles-your-level = Level
puzzles-change = ({ $n })
puzzles-last = Latest tries
puzzles-was-right = right
puzzles-was-wrong = wrong
puzzles-kept = Only the first try counts, and a hint never raises the level. All of this stays in this browser.
