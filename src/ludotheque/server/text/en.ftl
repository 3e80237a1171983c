fault-no-table = There is no table here under that name. Check the link, or start a new table from the home page.
fault-no-game = This game does not exist here. The home page lists those that do.
fault-no-guide = This game has no guided first game yet. Start an ordinary one, or read its rules.
fault-bad-key = This link no longer opens a seat: it was replaced or is incomplete. Ask whoever set up the table for a new one; meanwhile you are watching.
fault-not-your-seat = That seat is not yours. You play only the seats whose links you have opened.
fault-not-yours = Only somebody with a seat at this table may do this.
fault-hello-first = The page and the server did not understand each other. Reload the page.
fault-unreadable = The server could not read this message. Reload the page; nothing is lost.
fault-too-large = This is too large for the server. Send something shorter.
fault-too-fast = Too many requests at once. Wait a few seconds and go on.
fault-too-many = Too many connections from your address. Close some pages or games, then try again.
fault-too-slow = The request did not come in whole in time. Try again.
fault-upgrade = The server has been updated since this page was loaded. Reload the page; nothing is lost.
fault-paused = The game is paused. It goes on when everybody agrees to resume.
fault-closed = The host has closed this table. It can still be watched.
fault-abandoned = Everybody who played here has given this game up. It can still be watched.
fault-over = The game is over.
fault-not-over = This is only shown once the game is over.
fault-many-reviews = Many games are waiting to be reviewed already. Ask again in a few minutes.
fault-not-alone = Robots give advice only when you play against robots alone.
fault-no-robots = While people play this game against each other no robot has a say in it: not here, and at no table made from it. Study it without robots, or wait until it is over.
fault-not-asked = Nothing is asked of you now.
fault-later = Its reasons would tell what it hides. Ask again when the game is over.
fault-nothing-to-explain = Nobody chose anything there.
fault-thinks-long = The robots are busy thinking. Try again in a moment.
fault-proposed = You have proposed this already, or enough at once: wait for the others’ answer.
fault-no-proposal = That proposal has been settled already.
fault-broken = The record of this table is damaged, so the table cannot be opened. The host can export it and report it; whoever made it can remove it, and so can the host.
fault-no-content = This table is played with cards that this server no longer has. Tell the host: they come back with the option --content with which the server was started then.
fault-database-locked = The database is busy with another program. Nothing was recorded: try again in a few seconds.
fault-disk-full = The server’s disk is full. Nothing was recorded: tell the host to make room, then try again.
fault-not-kept = This browser has no more room, or keeps nothing more: this was not done. Make room for it, or take your games along (under Settings), then try again.
fault-database-fault = The database does not answer. Nothing was recorded: try again in a few seconds.
fault-stopping = The server is stopping. This page connects again by itself when it is back.
fault-exists = This exists already.
fault-backup-elsewhere = PostgreSQL has its own tools for this: use pg_dump.
fault-bad-origin = This request comes from another site and was refused. Open the page from the server’s own address.
fault-bad-body = The server could not read this request: { $detail }
body-lacks = it lacks “{ $name }”.
body-stranger = it has no place for “{ $name }”.
body-shape = “{ $name }” does not have the shape expected.
body-object = a JSON object is expected.
file-unreadable = This file is not a game that can be read here.
body-json = it is not JSON.
fault-bad-text = This text holds a sign that cannot be kept (NUL). Remove it and send it again.
fault-bad-seats = This table has { $detail } seats: say who sits on each.
fault-known-seed = A table with a known seed is for one person, or for one screen.
fault-bad-clock = A clock runs from 10 seconds to a year, its bonus at most a day; by days each answer has from an hour to thirty days, and no bonus.
fault-no-loss = Where everyone wins together nobody loses alone on time. Choose the default answer or the robot.
fault-stood-in = A robot has held your seat since your time ran out. Take it back first.
fault-no-clock = This game has no clock to which time could be added.
fault-no-gift = Time is given to somebody else at the table, and a clock counts a year at most.
fault-bad-hour = A pause lasts from a minute to sixty days. Choose another hour of return.
fault-no-orders = Standing orders are given at tables by days, everybody at a screen of their own, as long as the game lasts.
fault-bad-order = This order speaks of a question or an answer that this game does not have. Write it again from the list.
fault-many-orders = A seat keeps twelve standing orders at most, of eight answers each. Take some away.
fault-grave-order = No order gives the game up for you. Choose another answer.
fault-no-diary = This browser has kept nothing to know you by: open a table first, or sign in.
fault-bad-zone = The server does not know this time zone. Choose another.
fault-bad-night = A night lasts from a few minutes to eight hours.
fault-bad-holidays = These holidays are not days of the calendar.
fault-many-holidays = Ten days of holidays a year, and you ask for more. Take some away.
fault-night-stays = Your night hours were changed less than a week ago: they stay until then.
fault-bad-option = { $detail }
fault-long-campaign = This file is too long: a campaign has at most { $detail } games here.
fault-slow-campaign = Playing this file again takes too long: it was not taken in. Leave the campaign earlier, and take in a shorter file.
fault-bad-options = The game does not take these options: one of them has not the shape it should have.
fault-opens = This table opens: nobody takes the game from those who play there. The host can close or remove it.
fault-bad-bot = This game has no such robot.
fault-bad-name = A name has 1 to 40 characters that can be seen.
fault-same-name = Somebody at this table is called that already. Choose another name.
fault-seat-taken = This seat is already taken: the first person to open a link takes the seat; after that the link only lets people watch. Was that not you? Ask the others. Was it you, on another device? Open the menu there and ask for a new link.
fault-not-dealt = The game has not begun: it waits for everybody’s share of the deal. Whoever is at the table can begin without waiting.
fault-called-off = This game was called off before the deal.
fault-not-open = This table is not open to everybody, or not any more. Choose another one in the lobby.
fault-table-full = Somebody has just taken the last seat. Choose another table, or open one like it.
fault-nobody-else = A table open to everybody has at least one free seat without a name, and everybody plays on a screen of their own; a campaign is not opened this way.
fault-many-open = You have enough tables open to everybody already. Wait until one is full, or call one off.
fault-lobby-crowded = The lobby is full: too many tables are waiting for people. Sit down at one of them, or invite by a link.
fault-nothing-asked = Choose one game or more, and whether to play live, by days or both.
fault-plays-live = You are at a table with others just now. Finish there, or look for a game by days.
fault-many-tickets = Enough people of your household are looking for a game already.
fault-ticket-held = You are looking for a game already, perhaps on another page. Stop there first.
fault-no-offer = That table is not there for you any more. If you are still looking, you have kept your place.
fault-not-watched = Those who play here want to be among themselves. Other games can be watched from the lobby.
fault-bad-watch = Whoever looks on is told at most sixty minutes or five answers late, and around one screen at once.
fault-stand-account = Sign in to speak among those who watch.
fault-reported = You have reported this already: the host will read it.
fault-many-reports = Five reports a day at most: the host reads what you have sent first.
fault-held-mute = The host has asked you to keep silent for a while: your page says until when. You can play on.
fault-held-lobby = The host has closed the lobby to you for a while: your page says until when. Tables by link stay open.
fault-turned-away = The host has asked for this seat back: choose another table in the lobby.
fault-too-early = Give the others a few minutes to come first.
fault-host-of-table = Only the host of the table may do that.
fault-seat-not-free = Somebody sits there already.
fault-dealt = The deal of this table is made: there is nothing to add to it.
fault-nobody-came = Nobody has come yet: wait for somebody, or give the seats to robots.
fault-bad-share = This share of the deal does not fit: it comes too late, or is not the one that was sealed.
fault-not-proven = The draws of this game cannot be proven: { $detail }
fault-other-rules = This game was played by other rules than those of this version of the program, which cannot show it any more. Nothing is damaged: the version it was played with can, and the host can export it.
fault-invite-local = Only this computer reaches this server, so no friend can open these links elsewhere. Start it with “serve --host 0.0.0.0” and make the table again.
fault-invite-none = This computer is not on a network, so nobody else can open these links.
fault-invite-near = Friends on the same network can open these links; from elsewhere the server needs a public address.
fault-seat-lost = This seat is no longer yours in this browser: it was opened elsewhere, or given to somebody else. The table’s talk says when.
line-moved = The seat of { $who } was opened from another place and is played from there.
line-link = { $who } has asked for a new link to this seat.
line-link-by = { $by } has asked for a new link to the seat of { $who }, which nobody holds.
line-begun = { $who } has begun without waiting for the shares of those who have not come.
line-rules = The rules are now version { $new } (until here: { $old }). They play the game so far exactly as it was, and it goes on.
line-mended = A rule of this game was mended (version { $new }, until here { $old }). The game goes on from the last position on which both agree; moves taken back: { $moves }.
line-freed = { $who } has left the seat: it is open to whoever opens a new link.
line-given-back-manners = { $by } has asked for the seat of { $who } back: for what was said here.
line-given-back-friend = { $by } has asked for the seat of { $who } back: it is kept for somebody.
line-given-back-away = { $by } has asked for the seat of { $who } back: nobody was there.
line-host = { $who } is the host of this table now.
line-replaced = { $who } was replaced by a robot, as all the others agreed.
line-resigned = { $who } has given up: a robot plays on in that seat.
line-renamed = { $who } is now called { $name }.
line-stand-in = { $who } has no time left: a robot holds the seat until they are back.
line-resumed = The hour of return has come: the game goes on.
line-back = { $who } takes their seat back.
line-lost = { $who } has no time left: the game is lost for this seat, a robot plays it to the end.
line-gift = { $by } gives { $who } 5 minutes.
line-gift-day = { $by } gives { $who } a day.
line-advice = { $who } has asked a robot for advice ({ $count } of { $most }).
line-studied = { $who } has made a table to study this position alone, without robots.
fault-bad-password = A password has 8 to 200 characters.
fault-bad-login = This name and password do not go together.
fault-many-guesses = Too many wrong passwords for this account. Try again in a minute; a browser in which you have signed in before, or a passkey, does not have to wait.
fault-name-taken = This name is taken. Choose another one.
fault-sign-in = Sign in first.
fault-host-only = Only the host of this server may do this. The host’s key is in the file named when the server started.
fault-bad-journal = { $detail }
fault-bad-point = There is no such point in this game.
fault-no-page = There is no such page here.
fault-spoils = Only with ?spoilers=yes: the cards of this game are a surprise to whoever plays it.
fault-not-reached = This table has not come to that part of the game.
fault-slow = The connection was too slow to follow. This page connects again by itself.
fault-nothing-typed = { $detail }
fault-fault = This is a fault of the server, and it has been noted. Nothing was recorded: try again.
doctor-readable = Others on this machine can read { $path }: seeds of games under way, addresses and secrets lie there. Close it with chmod go-rwx.
doctor-files = Only { $files ->
        [one] { $files } file
       *[other] { $files } files
    } may be open at once, and every connection is one: raise the limit (ulimit -n, or LimitNOFILE of a service).
doctor-hidden = A proxy hides where people come from, so that all share one budget: have it set X-Forwarded-For, and name it with --trusted-proxies.
player = Player { $n }
somebody = Somebody
who-laid = Whoever laid the table
fault-passkey-address = A passkey belongs to a name, and this page was opened by an address in digits. Open it under the server’s name (on this machine: localhost) and try again.
fault-passkey-many = This account has as many passkeys as it can have. Remove one first.
fault-bad-passkey = This passkey was not accepted. Try again, or sign in with your password.
fault-old-passkey = This took too long or was used already. Try again from the start.
fault-no-passkey = There is no such passkey on this account. Reload the page.
fault-no-mail = This server sends no mail: its host has set up no mail server.
fault-mail-fault = The mail server did not take the message. Check the address, or try again later.
fault-bad-address = This is not an e-mail address. Check it and try again.
fault-old-link = This link is no longer good: the address was changed or removed since. Give it again at the table.
fault-bad-hook = A webhook is an http or https address that can be reached (port 80, 443, or 1024 and above), at most 500 characters and 20 of them a table. Check it and try again.
fault-bad-push = This browser’s push service cannot be reached from here, or it gave something we cannot use. Turn the messages off and on again.
fault-private-hook = This address lies in a private network, where the server does not send. Choose a public one, or ask the host to allow it.
fault-not-maker = Only whoever set up this table may do this. Open the page with the link you got then.
fault-banned = The host has excluded you from this server. Write to the host if you think this is a mistake.
fault-no-person = There is nobody here under that name whose page you may see.
fault-many-friends = You have asked many people to be your friends. Ask again in a few hours.
fault-full-followed = You follow as many people as can be kept here. Remove one first.
fault-full-friends = You have as many friends as can be kept here. Remove one first.
fault-no-tournament = There is no tournament here under that name. Check the link, or see those that everybody may enter.
fault-tournament-together = This game is won together: nobody beats anybody in it, so there is nothing to rank.
fault-tournament-no-duel = This game is not played by two: choose pods.
fault-tournament-no-pods = This game is not played by so many: choose another size, or another format.
fault-tournament-rule = These rules do not go together: choose again what happens when somebody is missing, and whether one may enter late.
fault-tournament-rounds = Choose between 1 and 11 rounds.
fault-tournament-far = The first round is at most 90 days away.
fault-tournament-when = A round begins at least ten minutes from now, so that people can say that they are there, and within 90 days.
fault-tournaments-full = There are as many tournaments as this server takes. Try again when one is over.
fault-many-tournaments = You organise enough tournaments already. Wait until one is over, or call one off.
fault-many-entered = You play in enough tournaments already. Wait until one is over, or leave one.
fault-many-at-home = Enough people of your household play in this tournament already.
fault-tournament-begun = This tournament has begun, or is over: nobody enters any more.
fault-tournament-full = This tournament is full.
fault-no-club = There is no club here under that name, or it is open to its members only. Ask one of them for an invitation.
fault-void-link = This invitation is no longer good. Ask whoever sent it to you for another.
fault-same-club = Another club reads the same. Choose a name that nobody can take for its own.
fault-club-about = What a club says of itself has eight lines and 300 letters at most, and no invisible signs.
fault-club-role = Only those who lead this club may do this.
fault-club-full = This club is full.
fault-club-table = A table of a club has at least one free seat without a name, and everybody plays on a screen of their own; it is neither open to everybody nor a campaign.
fault-club-watch = A table of a club is shown to its members, or to its players only.
fault-many-clubs = You lead enough clubs already. Hand one over to somebody, or leave it.
fault-many-joined = You are in enough clubs already. Leave one first.
fault-many-called = Enough invitations are on their way. Wait until somebody answers, or a few hours.
fault-many-club-tables = Enough tables of this club are waiting for players. Sit down at one of them.
fault-not-friend = Only friends are invited this way. Send the link to anybody else.
fault-in-club = This person is in the club already.
fault-no-member = This person is not in the club.
fault-not-entered = Only somebody who plays in this tournament can be meant.
fault-no-call = People are asked whether they are there in the ten minutes before a round.
fault-desk-only = Only whoever organises this tournament may do this.
fault-tournament-over = This tournament is over.
fault-round-goes-on = The round goes on: its tables must be over first.
fault-not-all-here = Not everybody has said yet that they are there. The round begins at its time, or once all have answered.
fault-own-table = You play at this table yourself: its clocks and the rules decide, not you.
fault-round-stands = The next round was paired by this result: it stands.
fault-bad-places = Give each seat its place, or none.
fault-no-reason = Say why, in one line of 200 letters at most: everybody reads it.
fault-rated-account = A rated game asks for an account: sign in or make one, then sit down.
fault-rated-together = This game is won together: it has no levels and is never rated.
fault-rated-coach = No advice in a rated game: choose one of the two.
fault-coach-spent = You have asked for advice as often as this table allows ({ $detail }).
fault-aloud-rated = In a rated game whatever is said is said to the whole table.
fault-aloud-cooperative = Here one wins together: whatever is said is said to the whole table.
fault-aloud-agreed = At this table everything is said aloud.
fault-aside-robot = A robot holds that seat: nobody there reads what you write.
fault-aside-hush = { $detail }
fault-rated-alone = A rated game is played by two people at least, each on a screen of their own, outside campaigns and without a chosen seed.
fault-rated-clock = A rated game has a clock, so that nobody escapes a defeat by staying away. Choose one.
fault-rated-content = A rated game is played with what comes with the game, not with content or a layout of one’s own.
fault-bad-levels = Levels lie between 0 and 4,000, the lower one first.
fault-other-level = { $detail }
level-known = This table is for levels from { $low } to { $high }; yours is { $level } ± { $band }. Whoever opened it can invite you by a link.
level-unknown = This table is for levels from { $low } to { $high }; yours is not known yet: rated games, { $games } of { $shown }. Whoever opened it can invite you by a link.
mail-confirm-subject = Ludothèque: confirm your address
mail-confirm-text =
    Somebody, probably you, wants to be told at this address when it is their turn at a table of Ludothèque.
    { "" }
    To confirm, open this page:
    { $link }
    { "" }
    If it was not you, do nothing: there will be no other mail.
mail-turn-subject = { $count ->
    [one] Ludothèque: it is your turn
   *[other] Ludothèque: { $count } tables are waiting for you
}
mail-turn-table = { $game }: { $link }
mail-turn-text =
    It is your turn:
    { "" }
    { $tables }
    { "" }
    Stop these mails: { $stop }
mail-called-subject = { $count ->
    [one] Ludothèque: your table in the tournament is ready
   *[other] Ludothèque: { $count } tables of tournaments are ready for you
}
mail-called-text =
    Your opponents are expected at the table. Come and sit down:
    { "" }
    { $tables }
    { "" }
    Stop these mails: { $stop }
push-called = { $count ->
    [one] Your table in the tournament is ready
   *[other] { $count } tables of tournaments are ready for you
}
sit-down = Your table is ready: come and sit down.
push-turn = { $count ->
    [one] It is your turn
   *[other] { $count } tables are waiting for you
}
serve-port-taken = Port { $port } is taken by another program: stop it, or choose another port with --port, or leave --port out and a free one is found.
serve-ports-taken = Every port from { $first } to { $last } is taken: choose one with --port.
serve-cannot-listen = The server cannot listen on { $host } port { $port }: { $detail }.
serve-workers = Several workers need a PostgreSQL database: add --database postgresql://..., or use one worker.
serve-compiling = The rules run uncompiled for now: the compiler works beside them, and the table goes over to the compiled ones by itself.
serve-compiled = The table has gone over to the compiled rules.
serve-not-compiled = The rules stay uncompiled (ludotheque doctor says why). Everything works, more slowly.
serve-public = The public address is written https://table.example.org.
serve-mail-public = Mails hold links, so they need the address people use: add --public-url https://...
serve-content = { $text } is not a name for a folder of content: write --content NAME=FOLDER, with a name of letters, digits, - and _ that none of our own content has.
serve-content-folder = There is no folder { $folder }: check the path after the name.
serve-content-none = { $folder } holds no content of a game: see docs/adding-a-card.md.
serve-content-faults = { $fault } (ludotheque content check { $folder } lists every fault.)
restore-done = Restored and checked: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
}. The server can be started.
restore-before = What was there before is kept: { $file }
restore-no-file = There is no file { $file }: `ludotheque host backup` says where it puts its copies.
restore-running = The server is running on this database. Stop it, restore, and start it again; nothing was changed.
restore-damaged = { $file } is not a whole copy ({ $detail }). Nothing was changed: take another backup.
restore-foreign = { $file } is a database, but not one of Ludothèque. Nothing was changed: check the path.
restore-newer = { $file } was written by a newer program. Nothing was changed: restore it with that one.
restore-elsewhere = PostgreSQL has its own tools for this: use pg_restore (docs/hosting.md says how).
fault-no-campaign = There is no such campaign here.
fault-stands-alone = { $detail } has no campaign: every game of it stands alone.
fault-campaign-over = This campaign has ended. Go back to before its last game, or begin another.
fault-bad-branch = This campaign has { $detail } finished games: choose after which of them to go on.
fault-bad-stays = A seat is kept once only, and only a seat of this table.
fault-is-here = { $detail } is at the table: only somebody who is away can be replaced.
fault-bad-campaign = This file is not a campaign. Choose one that the page of a campaign, or “play --campaign”, has written.
fault-empty-campaign = No game of this campaign is finished yet: begin one from the page of the game.

## What a link shows where it is shared.
preview-home = Five deep French board games with every rule enforced: alone against robots, around one screen, or online.
preview-play = A table of { $title }: alone against robots, around one screen, or online. Every rule is enforced.
preview-rules = The rules of { $title }
preview-rules-line = Every rule with its page, and our rulings where the rulebook is silent.
preview-going-on = The game is under way. Open the link to follow it, or to take the seat that is waiting for you.
preview-over = { $n ->
    [0] The game is over. { $how }
    [one] The game is over: { $winners } won. { $how }
   *[other] The game is over: { $winners } won. { $how }
}

## Until the client is built

building = First start: the page comes here by itself once it is ready, in a minute or two as a rule.
building-server = The server is running
building-tools = Tools of the page
building-pages = Pages and boards
building-engine = Compiled engine, on the side: nobody waits for it
building-cure = If nothing comes, type in the project’s folder:

## The studio

fault-studio-closed = The studio is open to the host of this server and to the accounts they let in: sign in, or ask them.
fault-no-account = No account is called { $detail }.
fault-no-experiment = There is no such experiment, or it is not yours.
fault-no-edition = There is no such edition, or it is not yours.
fault-bad-question = This cannot be asked like that: look at the number of games, the precision and the option.
fault-same-sides = A and B are the same: choose two editions, or two values, that differ.
fault-many-experiments = You already have { $detail } experiments: delete one.
fault-many-editions = You already have { $detail } editions: delete one.
fault-studio-full = Your games would take more room than this server gives each person: delete experiments, or ask for fewer games.
fault-long-run = That would take more than a day here. Ask for fewer games, or say that you want it so.
fault-bad-title = A title is one line of { $detail } characters at most.
fault-studio-failed = That cannot be done: { $detail }
fault-studio-slow = That takes this server too long. Try again with fewer games.
fault-no-games = No game has been played yet.
fault-edition-faults = The edition “{ $detail }” has faults: mend them, and it can be played.
fault-edition-large = An edition has 60 files and one megabyte at most.
fault-edition-file = “{ $detail }” cannot be a file of an edition: they are .toml files, in small letters.
fault-edit-nowhere = That place of the edition is no longer there: look at it again.
fault-edit-moved = Somebody has changed this edition meanwhile, in another window perhaps: look at it again.
fault-edit-no-version = That version is not kept any more.
fault-edit-no-folder = This is no zipped folder of text files.
fault-run-rules-changed = The rules have changed since this was asked. What was played stays; ask again.
fault-run-content-changed = The content has changed since this was asked. What was played stays; ask again.
fault-run-slow = A game took too long.
fault-run-lost = The process that played was ended, for want of memory perhaps. Resume when you like.
fault-run-content = This content cannot be played like that.
fault-run-broken = A game met with an error: this edition may be the cause.

edit-brought = a folder brought in
edit-all-files = all files
