### The words of the page outside the games, which bring their own.

## Everywhere

home = Home
close = Close
cancel = Go back
confirm = Confirm
copy = Copy
copied = Copied
loading = One moment…
nav-studio = Studio
language = Language
settings = Settings
rules = Rules
menu = Table menu
help = Help
play = Play
soon = Soon
in-the-making = In the making
lost = Nothing at this address
lost-why = The link may be incomplete. Your games are still there.
unofficial = An unofficial implementation, written by players. The names of the games belong to their owners.
reload = Reload the page
part-gone = Part of this page did not load: the server has been updated, or no longer answers. Nothing is lost.
game-missing = This game did not load
which-way = Which one?
broken-page = This page cannot be shown
broken-why = This is a fault of the page, not yours, and nothing is lost: the server keeps the game.
fault-offline = The server does not answer. Check that it is still running, then try again; nothing is lost.
fault-other = The server refused this request ({ $status }). Try again, or go back home.
nav = Navigation
nav-play = Play
nav-lobby = Lobby
nav-tournaments = Events
nav-clubs = Clubs
nav-puzzles = Problems
nav-rules = Rules

## Home

home-title = Five great games,
home-title-2 = one table.
home-lead = On your own against robots, around one screen or miles apart, tonight or over weeks. No account needed: open, sit down, play.
home-lead-here = Alone against robots or around one screen. Everything is here, no server: nothing to install, and nothing leaves your browser.
shelf = The big games
mine-just-now = just now
mine-remove-this = Remove { $title } from this list
mine-lost = Your tables did not come.
mine-again = Try again
resign = Give up this game
resign-short = Give up
resign-this = Give up this game of { $title }
play-this = Play { $title }
rules-this = Rules of { $title }
finished = Your finished games
small-games = Small games
players = { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
players-exact = { $least ->
        [one] { $least } player
       *[other] { $least } players
    }

## Setting up a table

you = You
me-default = Guest
name-ask = What’s your name?
name-yours = Your name at this table
name-take = Use this name
name-later = Stay { $who }
player-n = Player { $n }
somebody = Somebody
robot-name = Robot { $name }
level-hasard = Chance (plays at random)
level-apprenti = Apprentice (plays correctly, forgives a lot)
level-compagnon = Companion (for a good evening)
level-maitre = Master (thinks longer, forgives nothing)
level-grand-maitre = Grandmaster (thinks up to three seconds a decision)
options = Options
value-content-house = Ludothèque’s own
clock = Clock
clock-none = Without a clock
clock-by-days = { $each } for each answer, { $bank } in the bank
clock-by-moves = { $budget } each, + { $bonus } for each answer
start = Sit down and play
sit-down = Sit down
invite = Invite
invite-why = One link per person: the first to open a link takes the seat; after that the link only lets people watch.
invite-qr = QR code
invite-qr-of = QR code of the link for { $who }

## The table

seats = Players
seat-waits = not here yet
your-turn = your turn
your-turn-notice = It is your turn.
title-turn = ● Your turn: { $title }
title-over = { $title }: the end
title-lost = { $title }: offline
plays = plays
thinks = is thinking…
yields = awaits the answer
away = away
board = Board
generic-board = What you see of the game
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = See the whole board
zoom-lit = See where you can play
seat-board = { $who }: what everybody sees
seat-side = { $who }: their side of the table
rail = Decision, log, talk
skip-question = Skip to the question
panels = Panels
tab-board = Board
tab-hand = Hand
hand-look = Look at the screen
hand-board = Show the board too
hand-here = This device as a hand
big-screen = On the big screen
tab-talk = Talk
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
table-unwatched = This table is not to be watched
nav-watch = Watch
spectator = Spectator
log = Log
log-back = Step one move back
log-forward = Step one move forward
log-line = See the table at this point
log-all = { $n ->
    [one] Show the earlier move
   *[other] Show the { $n } earlier moves
}
log-came = { $n ->
    [one] { $n } consequence
   *[other] { $n } consequences
}
only-you = you only
since-turn = Since your last answer
skip = Skip
talk = Talk
beside = At any time
to-you = Your decision
to-you-sealed = Your decision, in secret
sealed-why = Sealed answer: shown when everybody has answered.
picked = Choice:
choices-below = { $n } more
choices-placed = On the board: { $n }. See the list
tray-away = See the board
tray-back = Back to the question
advice = Advice
why-move = Why this move?
unpick = Change the choice
asked-already = proposed already
undo = Take back
nothing-changed = Nothing has changed.
waiting = The others are playing
waiting-one = { $who } is thinking.
waiting-away = { $who } is away.
waiting-awaited = { $who } is not here yet.
waiting-many = { $n ->
    [one] { $n } player is thinking.
   *[other] { $n } players are thinking.
}
waiting-secret = answers in secret
waiting-about = is asked: “{ $question }”
since-seconds = { $n } s
since-minutes = { $n } min
since-hours = { $n } h
since-days = { $n ->
    [one] since yesterday
   *[other] { $n } days
}
gone = Eliminated
over = End of the game
over-sentence = The game is over.
paused = Paused
paused-sentence = The game is paused.
past-title = Looking back
past-sentence = { $n ->
    [0] You are looking at the table before the first move. The game itself has not moved.
    [one] You are looking at the table after one move. The game itself has not moved.
   *[other] You are looking at the table after { $n } moves. The game itself has not moved.
}
past-back = Back to now
link-connecting = Connecting to the table…
link-connecting-why = If this lasts, the server may have stopped. Your moves are recorded.
link-lost = Connection lost
link-lost-sentence = The connection is down; it will resume by itself.
link-lost-why = Everything you played is recorded.
link-retry = Try again now
table-closed = You cannot sit down here
theme-switch = Change theme
ask-pause = Propose a pause
ask-resume = Propose to resume
ask-undo = Ask to go back one move
menu-seats = Seats and links
notes = My notes
orders = Standing orders
menu-result = Result and rematch
menu-replay = Watch again from the beginning
menu-replay-here = Watch again from here
share-position = Copy a link to this position
download = Download the record
download-table = Download this table
download-later = The record of the game can be downloaded once it is over: until then it would give the secrets away.
seat-is-bot = a robot
seat-is-open = nobody yet
seat-is-awaited = not here yet
less = Less
more = More
step-of = { $of }: { $step }
amount-range = from { $least } to { $most }
step-least = Not fewer than { $n }.
step-most = Not more than { $n }.
amount-off = A number from { $least } to { $most } is needed.
pick-off = { $least ->
    [0] { $most ->
        [one] Choose one at most.
       *[other] Choose { $most } at most.
    }
    [one] { $most ->
        [one] Choose one.
       *[other] Choose from { $least } to { $most }.
    }
   *[other] Choose from { $least } to { $most }.
}
hand-over = The screen changes hands
hand-over-to = { $who }, it is your turn
hand-over-why = Everyone else, look away: what follows is for { $who } only.
hand-over-ready = I am here
rematch-ready = A rematch is waiting for you.
rematch-join = Join it
campaign-at = Campaign, game { $n }
next-ready = The next game of the campaign is waiting for you.

## Help


## Result

wins = Victory: { $who }, { $score }
wins-plain = Victory: { $who }
wins-together = Victory: { $who }
person-as = { $who } ({ $what })
own-seat = you
your-place = { $several ->
    [yes] { $who }
   *[no] You
}: { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
shared-won = A game of { $title }: { $who } won.
shared = A game of { $title } to watch again.
wins-team = Victory
loses-team = Defeat
campaign-after = Go on as a campaign
wins-nobody = Nobody wins
points-from = Where the points come from
total = Total
again = Play again
result = Result
replay = Replay
share = Share
see-board = See the board
review = The game reviewed
race = Who was ahead, and when
race-turn = { $who } takes the lead for good, at move { $n }
race-label = The score of each player over the moves
unit-vp = VP

## Replay

replay-fork = Play from here

## Rules

rule-open = Rule { $rule }

## Settings

theme = Theme
theme-system = that of the device
theme-light = light
theme-dark = dark
name-mine = My name

## Account

account = Account
account-name = Name
password = Password
remove = Remove

## Learning

learn = Guided first game
learn-short = Learn
learn-this = Learn { $title }: guided first game
learn-newcomer = New here?
learn-why = A quarter of an hour, step by step, with well-mannered robots. Nothing to read first.
lesson-then = Up next
