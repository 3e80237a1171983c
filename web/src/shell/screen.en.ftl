screen-title = { $title } on the big screen
screen-lead = The screen is the table,
screen-lead-2 = the phone is the hand.
screen-step-1 = Point your camera at the code of a seat.
screen-step-2 = Say what you are called.
screen-step-3 = Look up here. Your secrets stay in your hand.
screen-room = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, all in this room
screen-free = seat to take
screen-robot = robot
screen-looks = looks on
screen-thinks = is thinking
screen-secret = answers in secret
screen-sealed = has sealed
screen-absent = { $n ->
        [0] away
       *[other] away, { $n } min
    }
screen-here = is here
screen-code = QR code of the seat of { $who }
screen-no-codes = The codes of the free seats are shown in the browser that laid the table.
screen-begin = The game begins
screen-ask = { $who }, look at your { $n ->
        [one] hand
       *[other] hands
    }: “{ $question }”
screen-in-secret = { $who }, look at your { $n ->
        [one] hand
       *[other] hands
    } and answer in secret.
screen-cues = Sounds
screen-cue-turn = two notes: somebody’s turn
screen-cue-open = a bell: answers are revealed
screen-sound = Sound
screen-full = Full screen
screen-theme = Day or night
screen-next = Next event
screen-host = See to the table
screen-lost = The screen has lost the server
screen-lost-why = Nothing is lost: the game goes on on the phones, and comes back here by itself.
