### The words of the page outside the games, which bring their own.

## Everywhere

home = Home
close = Close
cancel = Cancel
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
shelf = The five games
resume = Your game in progress
resume-go = Resume
resume-other = Also: { $title }
play-this = Play { $title }
rules-this = Rules of { $title }
finished = Your finished games
small-games = Small games
players = { $least } to { $most } players
players-exact = { $least } players
line-diktat = Prague by night, under an impossible object. Place, spy, betray, swear.
line-neombre = Four hands, one refuge. Today’s loot is tomorrow’s spell.
line-steamwatchers = The continent has frozen. Steam is left, and those who want it.
line-hybris = The gods have broken the cosmos. Make it your greatness.
line-olomoc = Three cogs, four cycles, a Bloc measured to the inch.
meta-diktat = 2 to 5 players · negotiation, hidden information
meta-neombre = 1 to 4 players · co-operation, card campaign
meta-steamwatchers = 2 to 5 players · hidden orders, territories
meta-hybris = 2 to 4 players · development, battles
meta-olomoc = 2 players · skirmish, exact measures

## Setting up a table

no-such-game = There is no game “{ $game }” here.
you = You
me-default = Host
friend = Friend { $n }
player-n = Player { $n }
robot-name = Robot { $name }
seat-name = Name of seat { $n }
seat-kind = Who plays seat { $n }
bot-level = Bot of seat { $n }
seat-add = Add a seat
seat-remove = Remove seat { $n }
kind-me = Me, here
kind-bot = Bot
kind-link = A friend, by a link
kind-room = Somebody, on this screen
kind-me-why = at this screen
kind-link-why = you will get a link to send them
kind-room-why = the screen goes from hand to hand
level-hasard = Chance (plays at random)
level-apprenti = Apprentice (plausible and forgiving)
level-compagnon = Companion (a good evening)
level-maitre = Master (thinks longer, forgives nothing)
options = Options
option-diktat-others = With the Others
option-steamwatchers-scenario = Scenario
value-scenario-apprentissage = Learning
value-scenario-la_guerre_vient = War Is Coming
value-scenario-les_feux_du_vieux_monde = Fires of the Old World
value-scenario-l_algue_miraculeuse = The Miracle Alga
value-scenario-le_pillage_des_crames = Plundering the Burnt
value-scenario-les_ruines = The Ruins
value-scenario-le_reliquaire = The Reliquary
value-scenario-les_trois_geantes = Three Giants
value-scenario-le_rendez_vous = The Rendezvous
option-diktat-content = Cards
option-steamwatchers-content = Map and cards
value-content-house = Ludothèque’s own
option-diktat-cabals = Cabals
value-cabals-random = drawn at random
value-cabals-choose = everyone chooses
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
invite-why = Each link gives a seat: whoever opens it sits there. Send each to one person only.
invite-watch = To watch only, this address is enough:

## The table

seats = Players
seat-open = Free seat
seat-waits = expected
your-turn = your turn
your-turn-notice = It is your turn.
title-turn = ● Your turn: { $title }
title-over = { $title }: the end
title-lost = { $title }: offline
plays = plays
thinks = is thinking…
away = away
board = Board
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
    [one] Show the line before
   *[other] Show the { $n } lines before
}
only-you = you only
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
undo = Take back
nothing-changed = Nothing has changed.
waiting = The others play
waiting-one = { $who } is thinking.
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
menu-replay = Replay from the beginning, or from here
share-position = Copy a link to this position
download = Download the record
download-later = The record of the game can be downloaded once it is over: it tells everything.
seat-is-bot = a bot
seat-is-open = nobody yet
seat-is-you = you
seat-is-here = here now
seat-is-away = not here now
link-copy = Copy the link
link-renew = New link
link-renew-why = A new link voids the one before it at once.
replace-bot = Give to a bot
replace-person = Give to somebody else
replace-why = To give a seat away, everybody at the table must agree.
proposal = Proposal
proposal-undo = { $n ->
    [one] proposes to go back to the position after one move.
   *[other] proposes to go back to the position after { $n } moves.
}
proposal-pause = proposes a pause.
proposal-resume = proposes to resume.
proposal-replace = proposes to replace { $who }.
proposal-waits = { $n ->
    [one] One player has agreed; waiting for the others.
   *[other] { $n } players have agreed; waiting for the others.
}
agree = Agree
disagree = Refuse
less = Less
more = More
amount-range = from { $least } to { $most }
hand-over = The screen changes hands
hand-over-to = { $who }, it is your turn
hand-over-why = Let the others look away: what follows is for this seat only.
hand-over-ready = I am here
rematch-ready = A rematch is waiting for you.
rematch-join = Join it

## Help

help-digits = pick the choice with that number
help-enter = confirm
help-undo = take back your last move, as long as nothing was revealed
help-escape = give up the choice in progress
help-arrows = go from one thing on the board to its neighbour
help-tab = walk through the page
help-about = what the focused thing is, and the rule that says so; with a mouse, let the pointer rest on it
help-help = this page
help-log = point at a line of the log to see it on the board; click it to see the table then
help-command = type a move in the notation of the command line
help-glow = What glows can be touched. The number of a rule opens that rule.

## Result

wins = Victory: { $who }, { $score }
wins-plain = Victory: { $who }
wins-together = Victory: { $who }
wins-nobody = Nobody wins
points-from = Where the points come from
total = Total
again = Play again
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

rules-of = { $title }: the rules
rules-own-words = All the rules in our own words, each with a number.
rules-books = The rules of each game
rules-table = The table
rules-all = All the rules
rule-open = Rule { $rule }
rule-anchor = Link to { $rule }
rule-unknown = Rule { $rule } is not in the book.
page = p. { $n }
ruling = Ruling
rulings = Rulings
rulings-why = Where the rulebook leaves a question open, this is the answer the table follows.
chapters = Chapters
search = Search the rules
search-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
search-none = No rule contains these words.
chapter-aim = Aim of the game
chapter-setup = Setup
chapter-cycle = The Cycle
chapter-manoeuvres = Manoeuvres
chapter-politics = Politics
chapter-resolution = Resolution
chapter-end = End of the game
chapter-directives = Directives
chapter-terms = Terms
chapter-others = The Others
chapter-answering = Answering
chapter-chance = Chance
chapter-undo = Taking back
chapter-guide = The guided game
chapter-players = Players
chapter-play = Play
chapter-campaign = Campaign
chapter-dawn = Dawn
chapter-dusk = Dusk
chapter-lantern = Lantern
chapter-night = Night
chapter-rescue = Rescue
chapter-ship = Ship
chapter-pieces = Pieces and reserves
chapter-board = The board
chapter-tracks = Tracks, cards and algofuel
chapter-turn = The turn
chapter-conclave = Phase 1, Conclave
chapter-planning = Phase 2, Order planning
chapter-activation = Phase 3, Order activation
chapter-decline = Phase 4, Decline
chapter-great-white = Phase 5, Great White
chapter-elimination = Elimination of a clan
chapter-actions = Special actions
chapter-movement = Movement token
chapter-defence = Defence token
chapter-combat = Combat
chapter-incubation = Incubation and quarantine
chapter-scenarios = Scenarios
chapter-clans = Clans

## Settings

settings-why = Kept in this browser, applied at once.
theme = Theme
theme-system = that of the device
theme-light = light
theme-dark = dark
comfort = Comfort
motion = Motion
marks = Larger seat marks, so as not to depend on colours
table-settings = At the table
confirm-before = Ask before what cannot be taken back
notify = Tell me by a notification when it is my turn
name-mine = My name
sound = Two soft notes when my turn comes
notify-why = Only while the page is out of sight. The browser will ask you once.
notify-denied = This browser refuses notifications from this site; its settings can allow them again.
notify-none = This browser cannot notify.

## Account

account = Account
account-name = Name
password = Password
remove = Remove

## Diktat

dk-cycle = Cycle
dk-cycle-of = Cycle { $n } of { $last }
dk-phases = Phases of the Cycle
dk-opportunities = Opportunities
dk-deck = deck { $n }
dk-secret-card = Secret card
dk-secret-hidden = Face down. Spy to look at it.
dk-secret-known = Known to you.
dk-corruption = Corruption track
dk-corruption-n = { $n } of 6
dk-darkness = Darkness { $n }
dk-attack = Attack of the Others
dk-house = house
dk-printed = rulebook
dk-printed-why = Given by the rulebook
dk-house-why = House content, written for this project
dk-rank = Rank
dk-pawns-left = { $n ->
    [one] { $n } Manoeuvre left
   *[other] { $n } Manoeuvres left
}
dk-admin = Administrator
dk-screen = Behind your screen
dk-only-you = seen by you only
dk-window-closed = Debt, Affinities, deals: when their window opens
dk-power = Power
dk-affinities = Affinities
dk-influence = Influence
dk-cabal = Cabal
dk-manoeuvres = Manoeuvres
dk-your-side = Your side of the table
dk-board = Prague, twelve sectors
dk-vp-track = Victory Points
dk-goal = Goal: 10
dk-level = level { $n }
dk-used = Used
dk-none = none
dk-slot-empty = free slot
dk-slot-vp = +{ $n } VP
dk-m-send = Team
dk-m-spy = Spy
dk-m-assassinate = Assassinate
dk-m-extend = Influence
dk-m-develop = Develop
dk-m-special = Special
dk-made = { $n ->
    [0] { $name }
    [one] { $name }: one pawn
   *[other] { $name }: { $n } pawns
}
dk-pile = { $sector }, pile { $pile } of { $owner }, { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}: { $pawns }
dk-hidden-pawn = hidden
dk-others = the Others
dk-pawn-of = { $sector }, pile { $pile } of { $owner }, { $n ->
    [1] top pawn
   *[other] pawn { $n }
}: { $kind }
dk-sector = { $name }; { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}; { $piles ->
    [0] no pile
    [one] { $piles } pile
   *[other] { $piles } piles
}{ $more }
dk-sector-card = ; Opportunity: { $title }
dk-sector-darkness = ; Darkness: { $n }
dk-sector-corruption = ; Corruption: { $n }
dk-sector-blockhaus = ; Blockhaus
dk-sector-revolt = ; Revolt
dk-sector-full = ; full
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = See the whole city
dk-team-for = Build the team for { $sector }. The last one placed is on top.
dk-team-add = Add: { $agent }, { $n } left
dk-team-list = Pile, from top to bottom
dk-team-empty = Tap your Agents in order: the last one placed is on top.
dk-team-up = Move { $agent } up
dk-team-down = Move { $agent } down
dk-team-out = Remove { $agent }
dk-team-placed = already placed
dk-team-seen = { $n ->
    [0] The others will only see the height of the pile.
    [one] The others will see: { $sector }, one hidden pawn.
   *[other] The others will see: { $sector }, { $n } hidden pawns.
}
dk-team-send = { $n ->
    [0] Send
    [one] Send { $n } pawn
   *[other] Send { $n } pawns
}
dk-team-shuffle = Shuffle
dk-seen = Do you keep what you saw to yourself?
dk-pass = Skip these pauses until the end of the Cycle, unless I am offered a deal
dk-choose = Choose
dk-track = Opportunity track
dk-known = already known
dk-bid-pp = PP out of { $n }
dk-bid-tied = Tied
dk-bid-waits = has not bid yet
dk-bid-done = bid placed
dk-bid-seal = Seal { $n } PP
dk-bid-why = All bids are shown together and lost, the winner’s too. Between equal bids, Rank decides.
dk-trophy-marker = { $sector } marker
dk-claims = Claims to come
dk-card-full = See the whole card
dk-deal = Deal
dk-deal-new = New deal
dk-deal-with = With
dk-deal-give = You give
dk-deal-get = { $who } gives
dk-deal-oath = On the Artefact
dk-deal-oath-why = The text of the oath is public. Whoever breaks it loses 1 VP at once; the act stands.
dk-deal-add = Add
dk-deal-add-clause = Add a clause
dk-deal-remove = Remove: { $what }
dk-deal-what = What
dk-deal-how-many = How many
dk-deal-which = Which
dk-deal-who-swears = Who swears
dk-deal-i = You
dk-deal-clause = Clause
dk-deal-until = Until the end
dk-deal-this = of this Cycle
dk-deal-next = of the next Cycle
dk-deal-propose = Propose the deal
dk-deal-empty = nothing
dk-deal-closed = Deals are proposed when their window is open: before or after a Manoeuvre, between two conquests.
dk-offer-from = { $who } offers you:
dk-offer-to = You propose to { $who }:
dk-offer-accept = Accept
dk-offer-decline = Decline
dk-offer-retract = Withdraw
dk-oaths = Oaths in force
dk-oath-line = { $who } swore { $clause }
dk-secret-both = you two
dk-public = public
dk-tab-cards = Cards
dk-tab-cabal = My Cabal
dk-line-slots = Opportunity slots
dk-line-affinities = Affinities placed
dk-line-cabal = Cabal slots
dk-line-gains = Gains of cards and markers
dk-line-breaches = Broken oaths
dk-line-debts = Debts
dk-line-pp = Tie: most PP
dk-others-centre = At the centre of the Others’ board: { $list }
dk-stock = in stock
dk-members = Memberships hosted
dk-step = { $n } more.
clause-name-send = send a team to a sector
clause-name-no_send = send no team to a sector
clause-name-kill = strike a player’s pawns
clause-name-no_kill = strike no pawn of a player
clause-name-kill_in = strike in a sector
clause-name-no_kill_in = strike nobody in a sector
clause-name-withdraw = withdraw a pile
clause-name-first = name the first player
clause-name-name = name a sector for conquest
clause-name-take = take a card
clause-name-no_take = not take a card
clause-name-take_marker = take a marker
clause-name-no_take_marker = take no marker of a sector
clause-name-bid_least = bid at least
clause-name-bid_most = bid no more than
clause-name-no_use = not use an element
clause-name-pawn = that a pawn is of a certain kind
clause-name-secret = that the secret card is this one
clause-name-give = give later
clause-name-give_card = give a card later
clause-name-give_marker = give a marker later

## Small games

c4-board = Seven columns, six rows
c4-column = Column { $n }, { $free ->
    [0] full
    [one] one free cell
   *[other] { $free } free cells
}
ph-board = The coast
ph-help = Touch the coast to put the lantern there, or give the two numbers.
generic-board = What you see of the game

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
lesson-fold = Fold the lesson
lesson-stay = Stay
lesson-play-on = Play on
lesson-new-game = New game
