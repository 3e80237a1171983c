### The laboratory: runs of many games, and the report on them.

## What cannot be done

fault-no-bot = { $game } has no bot called { $bot }; its bots are: { $known }.
fault-mix = { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name one for all seats, or one for each.
fault-pool = A tournament needs at least two different bots: repeat --bot. The bots are: { $known }.
fault-alone = A tournament needs at least two seats: add --seats.
fault-many-lineups = These bots make up { $lineups } different tables, more than { $most }: name fewer of them.
fault-varied-twice = The option { $name } is both fixed and varied: give it by --option or by --vary.
fault-no-time = There is no time to play in: give --limit a number of seconds above 0.
fault-interrupted = Interrupted. Kept in { $file }: { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The same command goes on from there.
fault-interrupted-lost = Interrupted after { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. With --out FILE they would have been kept.
fault-ladder-lost = Interrupted after { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. With --keep FILE they would have been kept.
fault-ladder-levels = A ladder needs at least two different levels: give --levels some of { $known }.
fault-ladder-alone = A ladder needs at least two seats: add --seats.
fault-other-ladder = { $file } holds another ladder: { $name } is { $found }, not { $want }. Choose another --keep.
fault-suffix = { $file }: the name of a file of results ends in .jsonl or .parquet.
fault-no-parquet = Parquet files need pyarrow: type {$install}, or give the file a name that ends in .jsonl.
fault-no-numpy = Learning needs numpy: type {$install}.
fault-no-training = { $game }: a net is learned where seats play against each other and the game judges positions.
fault-training-interrupted = Interrupted. The games and nets in { $folder } are kept; the same command goes on from there.
fault-other-training = { $file } is of another training: { $name } is { $found }, not { $want }. Choose another --keep.
fault-no-ray = Ray is not installed: type {$install}, or leave --ray out.
fault-ray-address = --ray { $address }: give HOST:PORT or ray://HOST:PORT, auto for the cluster of this machine, or local to start one.
fault-ray-silent = No Ray cluster answers at { $address }: start one with ray start --head, or leave --ray out.
fault-ray-lost = The Ray cluster at { $address } no longer answers.
fault-worker-lost = A process that played games was ended from outside, for want of memory perhaps: try fewer --workers.
fault-file = { $file } cannot be used: { $why }.
fault-corrupt = { $file } is not a file of results, or it is damaged{ $line ->
    [0] {""}
   *[other] {" "}(line { $line })
}. Nothing in it was changed: copy it again, or cut it before the damage.
fault-no-rows = { $file } holds no game.
fault-two-games = { $file } holds rows of different games: report on one at a time.
fault-other-run = { $file } holds another run: in its game { $number }, { $name } is { $found }, not { $want }. Choose another --out.
fault-no-number = There is no game { $number } in this file: its games go from { $least } to { $most }.
fault-other-content = The content has changed since game { $number } was played: it cannot be played again.
fault-not-again = Game { $number } does not come out the same again: its bots think against the clock. Simulate with --keep DIR to keep journals.

## A run in the terminal

lab-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }
lab-options = options: { $options }
lab-no-options = no options
lab-decisions = decisions a game: { $mean } (from { $min } to { $max })
lab-column-who = won, 95 % interval
lab-column-share = share
lab-column-from = from
lab-column-to = to
lab-column-score = mean score
lab-column-games = games
lab-seat = seat { $seat }
lab-ties = ties: { $ties }; nobody won: { $nobody }
lab-ended = { $times } ({ $share }): { $reason }
lab-speed = { $speed ->
        [one] { $speed } game
       *[other] { $speed } games
    } a second, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $engine } engine
lab-ahead = ends ahead of
lab-kept = The games are kept in { $file }.
lab-goes-on = Already in { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
lab-out-of-time = Time is up. Kept in { $file }: { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The same command goes on from there.
lab-out-of-time-lost = Time is up after { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
lab-broken-off = Kept in { $file }: { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The same command goes on from there.
lab-journal = The journal is in { $file }. To see it: ludotheque open { $file }

## Whole campaigns

fault-no-campaign = { $game } has no campaign: every game of it stands alone. Leave --campaign out.
fault-campaign-alone = --campaign plays one game after the other, all seats the same bot: leave --rotate, --vary, --keep, --workers, --ray and further --bot out.
campaigns-title = { $game }: campaigns, { $bot } at every seat, seed { $seed }
campaigns-seats = players
campaigns-campaigns = campaigns
campaigns-finished = finished
campaigns-games = games
campaigns-trials = fights
campaigns-won = won
campaigns-won-share = won
campaigns-from = from
campaigns-to = to
campaigns-rounds = rounds a fight
campaigns-decisions = decisions
campaigns-first-visit = first fight at a level
campaigns-zone = every fight in
campaigns-chapter = after game
campaigns-deck = cards a deck
campaigns-decks = decks
campaigns-card = card
campaigns-offers = offers
campaigns-taken = taken
campaigns-cards = cards offered: { $offered }; offered { $enough ->
        [one] { $enough } time
       *[other] { $enough } times
    } or more: { $weighed }; of these taken in under 2 % or over 90 % of their offers: { $odd }

## The report

fault-compared = { $one } and { $two } are not of the same game, so they cannot be compared.
lab-report = The report is in { $file }.
report-title = { $game }, measured
report-eyebrow = Laboratory report
report-foot = A shared first place counts as a win for each of those who share it. Bars and brackets are 95 % intervals (Wilson). Made by Ludothèque, an unofficial implementation; names belong to their owners.
report-theme = Light or dark
report-theme-auto = Auto
report-theme-light = Light
report-theme-dark = Dark
report-fact-games = Games
report-fact-seats = Seats
report-fact-bots = Players
report-fact-options = Options
report-fact-content = Content
report-fact-seed = Seed
report-fact-file = File
report-none = none
report-numbers = The numbers
report-seat = Seat { $n }
report-everybody = The table
report-first = First player
report-others = Others
report-mean = mean { $mean }
report-points = gap { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    } (effect { $size })
report-contents = Contents
report-ties = Shared first place
report-nobody = Nobody wins
report-column-who = Who
report-column-share = Wins
report-column-from = from
report-column-to = to
report-column-wins = Games won
report-column-games = Games
report-column-score = Mean score
report-column-part = Share
report-column-card = Card
report-column-taken = Taken
report-column-end = End
report-column-a = A
report-column-b = B
report-column-difference = Difference
report-column-size = Effect size
report-column-p = p
report-verdict-too-strong = too strong
report-verdict-too-weak = too weak
report-verdict-maybe-strong = probably too strong
report-verdict-maybe-weak = probably too weak
report-verdict-bit-strong = a little strong
report-verdict-bit-weak = a little weak
report-verdict-fair = fair
report-lead-too-strong = Too strong: { $names }.
report-lead-too-weak = Too weak: { $names }.
report-lead-maybe-strong = Probably too strong, more games would settle it: { $names }.
report-lead-maybe-weak = Probably too weak, more games would settle it: { $names }.
report-lead-fair = Everybody is within a third of a fair share.
report-band-note = Dashed: a fair share, { $fair }. Shaded: a third more or less than that.
report-groups-title = Wins by faction
report-seats-title = Wins by seat
report-bots-title = Wins by player
report-together-title = Games won together
report-together-lead = The table wins { $share } of its games.
report-option-title = Wins by { $option }
report-option-lead = The same shares beside each value of { $option }.
report-first-title = The first player
report-first-lead = Whoever is asked first wins { $share } of the games: { $verdict }.
report-length-title = Length, in decisions
report-length-lead = Half of the games end within { $median ->
        [one] { $median } decision
       *[other] { $median } decisions
    }; eight in ten take from { $low } to { $high }.
report-rounds-title = Length, in rounds
report-rounds-lead = A game takes { $mean ->
        [one] { $mean } round
       *[other] { $mean } rounds
    } on average.
report-gaps-title = Points between the first and the second
report-gaps-lead = Winners are { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
    } ahead on average; in { $none } of the games nobody is ahead by a point.
report-leads-title = Changes of the lead
report-leads-points = Whoever alone has the most points leads, looked at every { $every ->
        [one] { $every } decision
       *[other] { $every } decisions
    }.
report-leads-chances = This game counts points at its end only: whoever has the best chances leads, by more than { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } of them, as the bots judge the position every { $every ->
        [one] { $every } decision
       *[other] { $every } decisions
    }.
report-leads-lead = The lead changes { $mean ->
        [one] { $mean } time
       *[other] { $mean } times
    } a game on average; in { $none } of the games it never does.
report-cards-title = Cards
report-cards-lead = How often each card ends with somebody, and how often whoever holds it wins.
report-cards-across = taken, of all games →
report-cards-up = ↑ wins of those who hold it
report-cards-ends = Those that win most and least
report-cards-note = Cards taken fewer than { $least ->
        [one] { $least } time
       *[other] { $least } times
    } are in the table only. A card that wins may follow success rather than cause it.
report-ends-title = How games end
report-ends-lead = Why games stop, and how many of them have no winner or several.
report-compare-title = A beside B
report-compare-option = A beside B: { $option }
report-compare-sure = Changed beyond luck: { $names }.
report-compare-unsure = No difference goes beyond luck: with more games a small one could still show.
report-compare-means = Means
report-compare-note = Differences are B less A. Effect size: Cohen’s h for shares, d for means; 0.2 is small, 0.5 medium, 0.8 large. p is corrected for the number of shares compared (Holm).

## The studio

fault-rules-changed = The rules have changed since this was asked: what was played stays, and nothing is added to it.
fault-content-changed = The content “{ $name }” has changed since this was asked: what was played stays, and nothing is added to it.
studio-house = the house edition
studio-none-yet = No game is finished yet.
studio-endless-all = No game came to its end: { $n ->
        [one] { $n } game was
       *[other] { $n } games were
    } left as endless.
studio-endless = { $n ->
        [one] { $n } game was
       *[other] { $n } games were
    } left as endless, after { $limit ->
        [one] { $limit } decision
       *[other] { $limit } decisions
    }.
studio-together = The table wins { $share } of its games ({ $low } to { $high }).
studio-fair = Yes, everybody is near a fair share of { $fair }. Farthest from it: { $who }, { $share } ({ $low } to { $high }).
studio-unsure = Perhaps not. Farthest from a fair share of { $fair }: { $who }, { $share } ({ $low } to { $high }).
studio-unfair = No: { $names }. { $who } wins { $share } ({ $low } to { $high }), where { $fair } would be fair.
studio-open = Not settled yet: { $names }.
studio-more = About { $n ->
        [one] { $n } more game
       *[other] { $n } more games
    } would settle it.
studio-long = A game takes { $mean ->
        [one] { $mean } decision
       *[other] { $mean } decisions
    } on average ({ $low } to { $high }); nine in ten take { $most } at most.
studio-long-rounds = That is { $mean ->
        [one] { $mean } round
       *[other] { $mean } rounds
    }.
studio-open-long = A few more games, and the mean can be relied on.
studio-cards = Cards judged: { $all }; clearly too strong: { $strong }, too weak: { $weak }. Most often with the winner: { $best }, { $best-share } ({ $best-low } to { $best-high }); least often: { $worst }, { $worst-share } ({ $worst-low } to { $worst-high }).
studio-no-cards = This game has no cards that seats could be compared by.
studio-cards-few = No card has been taken often enough to be judged yet.
studio-open-cards = Not judged yet: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } taken fewer than { $least ->
        [one] { $least } time
       *[other] { $least } times
    }.
studio-changed = With { $side }, { $who } wins { $by ->
        [one] { $by } point
       *[other] { $by } points
    } { $more ->
        [yes] more
       *[no] less
    }, from { $before } to { $after } (difference { $low } to { $high }, p { $p }).
studio-luck = No difference goes beyond luck. The largest: with { $side }, { $who } wins { $by ->
        [one] { $by } point
       *[other] { $by } points
    } { $more ->
        [yes] more
       *[no] less
    }, from { $before } to { $after } (difference { $low } to { $high }, p { $p }).
studio-open-change = Not settled yet: a difference of five points or more could still hide in these intervals.
studio-length-changed = Games take { $by ->
        [one] { $by } decision
       *[other] { $by } decisions
    } { $more ->
        [yes] more
       *[no] less
    } ({ $low } to { $high }).
studio-length-same = Games take as long.
studio-why-turned = The lead changed most
studio-why-closest = The closest
studio-why-clearest = The clearest
studio-why-longest = The longest
studio-why-shortest = The shortest
