### The studio: questions that games between robots answer.

studio = The studio
studio-lead = Change a card, ask what that changes, open any game that showed it.
studio-ask = Ask a question
studio-question = A question
studio-report = Report
studio-follow = Follow
studio-sign-in = Sign in
studio-host = The host’s key
studio-what-if = What if…?
studio-what-if-why = Is a faction too strong? Is a card ever taken? Does the game take too long?
studio-room = Your games take { $kept } MB of { $room } MB. { $n ->
        [one] One experiment is played at a time.
       *[other] { $n } experiments are played at a time.
    }
studio-state-waiting = Waiting
studio-state-running = Running
studio-state-paused = Paused
studio-state-done = Answered
studio-state-more = Needs more
studio-state-stopped = Stopped
studio-house = house edition
studio-asking-fair = Is { $title } fair?
studio-asking-long = How long does { $title } take?
studio-asking-cards = Which cards matter in { $title }?
studio-asking-change = { $a } or { $b }?
studio-asking-option = What does “{ $option }” do in { $title }?
studio-progress = Progress
studio-far = Games: { $done } of { $all }
studio-left = { $time } left
studio-speed = { $n ->
        [one] { $n } game
       *[other] { $n } games
    } a second
studio-in-line = Two experiments are played at a time: this one waits for its turn.
studio-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
studio-pause = Pause
studio-resume = Resume
studio-pause-this = Pause: { $title }
studio-resume-this = Resume: { $title }
studio-early = It can be read already, it is not settled. You may close this page: it goes on.
studio-seed = seed { $seed }
studio-answer = Answer
studio-after = Games played: { $games }. 95% intervals.
studio-narrowed = It stops once the interval is as narrow as you asked, looked at after set numbers of games.
studio-numbers = The numbers
studio-find = Search
studio-games-of = Games that show it
studio-to-open = Games to open
studio-to-open-why = Each is played again exactly, seen from any seat.
studio-showing = Games: { $name }
studio-chosen-games = The chosen games
studio-no-game = No game shows it.
studio-game-n = game { $n }
studio-decisions = { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
studio-open = Open
studio-opening = Playing it again…
studio-open-this = Open game { $n }
studio-try = Play with it
studio-try-why = Exactly what was measured, whatever becomes of the edition.
studio-files = To take away
studio-file-html = A page to send
studio-file-csv = CSV
studio-file-jsonl = JSON lines
studio-file-parquet = Parquet
studio-remove = Delete this experiment
studio-remove-why = Games opened from it go too.
studio-remove-this = Delete { $title }
studio-really = Delete for good
studio-what = What do you want to know?
studio-kind-fair = Is it fair?
studio-kind-fair-why = Everybody’s share of wins, with its interval.
studio-kind-long = How long?
studio-kind-long-why = Decisions, rounds, gaps, changes of the lead.
studio-kind-cards = Which cards matter?
studio-kind-cards-why = How often they are taken, how often they win.
studio-kind-change = A or B?
studio-kind-change-why = The same deals with one and with the other, and the difference.
studio-kind-option = What does this option do?
studio-kind-option-why = The same deals with two of its values.
studio-game = Game
studio-content = Edition
studio-edition-of = edition “{ $name }”
studio-a = A, as it is
studio-b = B, as it would be
studio-option = Option
studio-options = Scenario and options
studio-side = “{ $option }: { $value }”
studio-sides = A: { $a } · B: { $b }
studio-yes = yes
studio-no = no
studio-seats = Seats
studio-level = Who plays
studio-many = How many games, at most
studio-until = Stop
studio-all-games = when all are played
studio-within = at ± { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
studio-within-part = at ± { $n }%
studio-title = The question, in your words
studio-title-why = optional
studio-foretold = What you will know
studio-reach = With { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, a share is known to { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
studio-reach-change = With { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of each, a difference of { $n ->
        [one] { $n } point
       *[other] { $n } points
    } will show. Less will not.
studio-reach-long = With { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, the mean length is known to { $n }%.
studio-takes = Here that takes about { $time }.
studio-same-deals = The same deals for A and for B.
studio-not-enough = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } will not do for that.
studio-endless = { $n ->
        [one] { $n } random game
       *[other] { $n } random games
    } did not end: such games are counted apart.
studio-day = More than a day: that is what I want.
studio-reckoning = A few games are played to find out…
studio-choose = Choose what is to be compared.
studio-run = Run
studio-close = You may close this page: it goes on, and comes back after a cut.
studio-editions = Editions
studio-editions-why = A copy of what comes with a game, yours. A table keeps the edition as it was when you opened it.
studio-changed = changed on { $day }
studio-edition-name = Its name
studio-copy = Copy the house edition
studio-play = Play alone
studio-invite = Invite
studio-play-this = Play alone with { $name }
studio-invite-this = Invite others to play with { $name }
studio-invited = The table is waiting
studio-sit = Sit down
studio-guests = Who may come in
studio-guests-why = You, and these accounts. Each has a desk of their own and sees no other.
studio-account = Account
studio-in = Let in
studio-out = Take out
studio-out-this = Take out { $name }
studio-players = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }

### An edition, changed in forms.

studio-change = Change
studio-change-this = Change { $name }
edit-title = { $game }, edition “{ $name }”
edit-valid = Valid
edit-faults = { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
edit-undo = Undo
edit-redo = Redo
edit-take = Download
edit-bring = Bring a folder
edit-play = Play with it
edit-better = Is it better?
edit-things = Things of this edition
edit-seek = Search among { $n }
edit-none-found = Nothing is called that.
edit-changed = changed
edit-faulty = faulty
edit-within = From { $low } to { $high }.
edit-from = From { $low }.
edit-none = none
edit-add = One more: { $name }
edit-one-more = One more
edit-remove = Take away: { $name }
edit-raise = Move up: { $name }
edit-anyway = Keep it all the same
edit-back = Leave it as it was
edit-another = One more like this
edit-without = Take this away
edit-drawn = As it will be printed
edit-in-fr = In French
edit-in-en = In English
edit-not-drawn = This is printed on no card of its own, or the edition has faults.
edit-cannot-lie = The sentences are written from the effects: they cannot lie.
edit-differs = What differs from the house
edit-same = Nothing differs from the house edition.
edit-now = now
edit-give-back = As the house
edit-give-back-this = As the house: { $name }
edit-versions = { $n ->
        [one] { $n } version
       *[other] { $n } versions
    }
edit-to = Go to this
edit-to-this = Go to this version, number { $n }
edit-here = now
edit-first = The copy as it was made
