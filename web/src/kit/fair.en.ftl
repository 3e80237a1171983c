deal-title = The deal is being prepared
deal-why = Everybody shuffles the cards together: each browser adds its own share of chance, so that nobody, this server included, can choose the deal. It is made as soon as everybody is here.
deal-rated = Rated: the game counts for everybody’s level, and whoever leaves has lost.
deal-rated-guest = With a guest, the game is friendly: it was set up as rated and does not count.
deal-rated-few = Against robots alone, the game is friendly: it was set up as rated and does not count.
deal-club = This is a table of a club: its members alone see it, and whoever of them comes first may sit down.
deal-club-page = See the club
deal-coach = With a coach: each may ask a robot for advice (at most: { $most }), and the others are told. Whoever plays here agrees.
deal-open = Open to everybody: it stands in the lobby, and whoever comes first may sit down.
deal-has = has added to the deal
deal-silent = is here, has added nothing yet
deal-begin = Begin without waiting
deal-begin-why = Absent players can still play, but without a share in the deal: the table will say so.
deal-host = host
deal-ready = ready
deal-unready = not ready yet
deal-am-ready = I am ready
deal-not-ready = Not ready after all
deal-stop = Wait a little
deal-starts = The deal begins in { $n } s.
deal-awaits = Waiting for { $who }.
deal-ready-why = The deal begins five seconds after everybody is ready, unless somebody stops it. After five minutes the host may begin, with robots on the empty seats.
deal-begin-robots = Begin, robots on the empty seats
deal-hand = Make host
deal-hand-to = Make host of this table: { $who }
deal-back = Ask for the seat
deal-back-of = Ask for the seat of { $who } back
deal-back-why = Why? Everybody is told, and whoever gives the seat back gets none here.
deal-back-away = Nobody is there
deal-back-friend = It is kept for somebody
deal-back-manners = What was said here
deal-robot = Give to a robot
deal-robot-of = Give to a robot: the seat of { $who }
deal-off = Call it off
deal-off-why = Nothing is dealt yet: the table closes for everybody, and those who have come are told.
deal-off-do = Call this game off
deal-off-stay = Keep waiting
fair = Where chance came from
fair-together = From a secret of the server, fixed before anybody came, and from the shares of { $who }. As long as one of them was honest, nobody could choose this deal, the server included.
fair-server = From a secret of the server, fixed before the game. No player could choose it; the server alone drew it.
fair-chosen = Somebody chose the seed of this table and may have known every draw.
fair-lesson = The first draws follow the lesson.
fair-left = Without a share in it: { $who }.
fair-fork = The game began with a position of another table.
fair-file = This table came as a file: what it says of its beginning is only as good as that file.
fair-studied = Laid out elsewhere while it was played, without robots: by { $who }.
fair-check = Verify this game
fair-yes-whole = The journal is whole: its checksum is right.
fair-no-whole = The journal was changed: its checksum is wrong.
fair-yes-bound = The secret now shown is the one the server was bound to.
fair-no-bound = The secret now shown is not the one the server was bound to.
fair-yes-first = It is the one this browser was told of when it first came.
fair-no-first = It is not the one this browser was told of when it first came.
fair-yes-shares = Every share is the one that was sealed.
fair-no-shares = A share is not the one that was sealed.
fair-yes-own = This browser’s own share is in it.
fair-no-own = This browser’s own share is not in it.
fair-yes-played = Played again by the server: { $entries ->
        [one] { $entries } move
       *[other] { $entries } moves
    }, all legal; { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, all from that seed.
fair-verified = Verified.
fair-doubt = Something is wrong.
fair-not = The checks before the last were made in this browser; to have the last one too without trusting the server, download the journal and type “ludotheque verify”. Nothing can prove that the person who runs the server looked at no hidden card.
