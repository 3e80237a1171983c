### The words of the page outside the games, which bring their own.

## Everywhere

home = Home
close = Close
cancel = Go back
confirm = Confirm
copy = Copy
copied = Copied
loading = One moment…
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
part-gone = A part of the page does not come: the server has been updated, or no longer answers. Nothing is lost.
fault-offline = The server does not answer. Check that it still runs, then try again; nothing is lost.
fault-other = The server refused ({ $status }). Try again, or go back home.
nav = Navigation
nav-play = Play
nav-rules = Rules

## Home

home-title = Five great games,
home-title-2 = one table.
home-lead = Alone against bots, in one room or far apart, tonight or over weeks. No account: open, sit down, play.
shelf = The large games
resume = Your game in progress
resume-go = Resume
mine-just-now = just now
mine-remove-this = Take { $title } off this list
resign = Give up this game
resign-short = Give up
resign-this = Give up this game of { $title }
play-this = Play { $title }
rules-this = Rules of { $title }
finished = Your finished games
small-games = Small games
players = { $least } to { $most } players
players-exact = { $least } players

## Setting up a table

no-such-game = There is no game “{ $game }” here.
you = You
me-default = Host
name-ask = What are you called?
name-yours = Your name at this table
name-take = That is my name
friend = Friend { $n }
guest = Guest { $n }
player-n = Player { $n }
robot-name = Robot { $name }
level-hasard = Chance (plays at random)
level-apprenti = Apprentice (plausible and forgiving)
level-compagnon = Companion (a good evening)
level-maitre = Master (thinks longer, forgives nothing)
options = Options
value-content-house = Ludothèque’s own
clock = Clock
clock-none = none
clock-brisk = 15 min each, + 20 s an answer
clock-evening = 45 min each, + 1 min an answer
clock-days = 7 days each, + 1 day an answer
clock-why = Whoever has no time left is answered for, in the simplest way.
start = Sit down and play
start-links = Prepare the table and the links
sit-down = Sit down
house-note = “House” content is written for this project, where the rulebook does not give it.
invite = Invite
invite-why = Each link gives one seat to the first who opens it; after that it only watches. Send each to one person only.
invite-qr = QR code
invite-qr-of = QR code of the link for { $who }
invite-watch = To watch only, this address is enough:

## The table

seats = Players
seat-open = Free seat
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
zoom-lit = See what can be touched
seat-board = { $who }: what everybody sees
seat-side = { $who }: their side of the table
rail = Decision, log, talk
panels = Panels
tab-board = Board
tab-talk = Talk
spectator = Spectator
log = Log
log-back = Step one move back
log-forward = Step one move forward
log-line = Click: the table as it was then
log-all = { $n ->
    [one] Show the act before
   *[other] Show the { $n } acts before
}
log-came = { $n ->
    [one] One consequence
   *[other] { $n } consequences
}
only-you = you only
since-turn = Since your last answer
skip = Skip
talk = Talk
talk-empty = Nobody has spoken yet. The whole table reads what is written here.
chat-write = Write to the table…
chat-send = Send
command = Type a move
command-open = Type a move instead of clicking
command-close = Back to the chat
command-send = Play this move
beside = At any time
to-you = Your decision
to-you-sealed = Your decision, in secret
sealed-why = Sealed answer: shown when everybody has answered.
picked = Choice:
choices-below = { $n } more
advice = Advice
why-move = Why this move?
unpick = Another choice
chat-seated = Only players talk here.
command-none = Nothing to play
asked-already = proposed already
undo = Take back
nothing-changed = Nothing has changed.
waiting = The others play
waiting-one = { $who } is thinking.
waiting-away = { $who } is away.
waiting-awaited = { $who } has not come yet.
waiting-many = { $n } players are thinking.
waiting-secret = answers in secret
waiting-about = is asked: “{ $question }”
left-days = { $days } d { $hours } h
since-seconds = for { $n } s
since-minutes = for { $n } min
since-hours = for { $n } h
since-days = { $n ->
    [one] since yesterday
   *[other] for { $n } days
}
gone = Eliminated
over = End of the game
over-sentence = The game is over.
paused = Paused
paused-sentence = The game is paused. The menu lets you propose to resume.
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
menu-result = Result and rematch
menu-replay = Watch again from the beginning
menu-replay-here = Watch again from here
share-position = Copy a link to this position
download = Download the record
download-later = The record of the game can be downloaded once it is over: it tells everything.
seat-is-bot = a bot
seat-is-open = nobody yet
seat-is-you = you
seat-is-here = here now
seat-is-away = not here now
seat-is-awaited = has not come yet
link-copy = Copy the link
link-renew = New link
link-move = Go on elsewhere
link-renew-why = A link seats the first who opens it, and then it only watches. A new link for your own seat moves it to another browser when it is opened there; the others are told.
replace-bot = Give to a bot
replace-person = Give to somebody else
replace-why = To give a seat away everybody at the table must agree; whoever is away has ten minutes at least to come back before, days in a slow game.
proposal = Proposal
proposal-undo = { $n ->
    [one] proposes to go back to the position after one move.
   *[other] proposes to go back to the position after { $n } moves.
}
proposal-pause = proposes a pause.
proposal-resume = proposes to resume.
proposal-replace-bot = proposes that a robot take the seat of { $who }, with all it knows.
proposal-replace-person = proposes that the seat of { $who } go to whoever opens a new link, and see all it knows.
proposal-due = Only if { $who } has not come back by { $time }.
proposal-waits = { $n ->
    [one] One player has agreed; waiting for the others.
   *[other] { $n } players have agreed; waiting for the others.
}
wish = { $n ->
    [one] proposes
   *[other] propose
}: { $what }
wish-waits = It is done once the others want it too; choosing anew changes your word.
agree = Agree
disagree = Refuse
less = Less
more = More
step-of = { $of }: { $step }
amount-range = from { $least } to { $most }
step-least = Not fewer than { $n }.
step-most = Not more than { $n }.
amount-off = A number from { $least } to { $most } is needed.
pick-off = { $least ->
    [one] { $most ->
        [one] Choose one.
       *[other] Choose from one to { $most }.
    }
   *[other] { $most ->
        [one] Choose one at most.
       *[other] Choose from { $least } to { $most }.
    }
}
hand-over = The screen changes hands
hand-over-to = { $who }, it is your turn
hand-over-why = Let the others look away: what follows is for this seat only.
hand-over-ready = I am here
rematch-ready = A rematch is waiting for you.
rematch-join = Join it
campaign-begin = In a campaign
campaign-why = What this game leaves, the next begins with: your games follow one another.
campaign-at = Campaign, game { $n }
next-ready = The next game of the campaign is waiting for you.

## Help

help-digits = pick the choice with that number
help-enter = confirm
help-undo = take back your last move, as long as nothing was revealed
help-escape = give up the choice in progress
help-arrows = go from one thing on the board to its neighbour
help-tab = walk through the page
help-about = what the focused thing is, and the rule that says so; with a mouse, let the pointer rest on it
help-help = this page
help-rules = the rules and the player aid, beside the board
help-log = point at a line of the log to see it on the board; click it to see the table then
help-command = type the beginning of a choice, or a move in the notation of the command line
help-glow = What glows can be touched. The number of a rule opens that rule.
help-signs = The signs of the game

## Result

wins = Victory: { $who }, { $score }
wins-plain = Victory: { $who }
wins-together = Victory: { $who }
person-as = { $who } ({ $what })
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
race-turn = { $who } takes the lead for good, around move { $n }
race-label = The score of each player over the moves
unit-vp = VP

## Replay

replay-controls = Replay controls
replay-first = To the beginning
replay-prev = Previous move
replay-next = Next move
replay-play = Run
replay-pause = Stop
replay-move = Move
replay-move-of = move { $n } of { $last }
replay-eyes = Through the eyes of
replay-all = All hands
replay-hand = { $who }’s hand
replay-speed = Speed
replay-round = To the beginning of round { $n }
replay-turn = Turning point: move { $n }
replay-just = What has just happened
replay-fork = Play from here
replay-fork-why = { $n ->
    [one] A new table starts from the position after one move, against bots. This game stays as it is.
   *[other] A new table starts from the position after { $n } moves, against bots. This game stays as it is.
}
replay-fork-study = { $n ->
    [one] A new table starts from the position after one move, and you play every seat of it. While people play this game no robot joins in; the others are told.
   *[other] A new table starts from the position after { $n } moves, and you play every seat of it. While people play this game no robot joins in; the others are told.
}
replay-fork-hidden = What you may not know is imagined anew there.

## Rules

rule-open = Rule { $rule }

## Settings

theme = Theme
theme-system = that of the device
theme-light = light
theme-dark = dark
speed-1 = step by step (1×)
speed-2 = twice as fast (2×)
speed-0 = at once
name-mine = My name

## Account

account = Account
account-name = Name
password = Password
remove = Remove

## Learning

learn = Guided first game
learn-short = Learn
learn-this = Guided first game of { $title }
learn-newcomer = New here?
learn-why = A quarter of an hour, step by step, against two well-mannered robots. Nothing to read first.
lesson = Lesson { $n } of { $count }
lesson-progress = Progress of the lesson
lesson-next = Next
lesson-back = Read again
lesson-leave = Leave the lesson
lesson-leave-why = The game will go on without lessons, against real opponents.
lesson-then = Next
lesson-fold = Fold the lesson
lesson-stay = Stay
lesson-play-on = Play on
lesson-new-game = New game
