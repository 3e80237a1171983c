### The laboratory: runs of many games, and the report on them.

## What cannot be done

fault-no-bot = { $game } has no bot called { $bot }; its bots are: { $known }.
fault-mix = { $bots } bots were named for { $seats } seats: name one for all seats, or one for each.
fault-pool = A tournament needs at least two different bots: repeat --bot. The bots are: { $known }.
fault-alone = A tournament needs at least two seats: add --seats.
fault-many-lineups = These bots make up { $lineups } different tables, more than { $most }: name fewer of them.
fault-varied-twice = The option { $name } is both fixed and varied: give it by --option or by --vary.
fault-no-time = There is no time to play in: give --limit a number of seconds above 0.
fault-interrupted = Interrupted: { $played } of { $games } games are kept in { $file }. The same command goes on from there.
fault-interrupted-lost = Interrupted after { $played } of { $games } games. With --out FILE they would have been kept.
fault-suffix = { $file }: the name of a file of results ends in .jsonl or .parquet.
fault-no-parquet = Parquet files need pyarrow: install ludotheque[lab], or give the file a name that ends in .jsonl.
fault-no-ray = Ray is not installed: install ludotheque[ray], or leave --ray out.
fault-ray-address = --ray { $address }: give HOST:PORT or ray://HOST:PORT, auto for the cluster of this machine, or local to start one.
fault-ray-silent = No Ray cluster answers at { $address }: start one with ray start --head, or leave --ray out.
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

lab-title = { $game }: { $games } games, { $seats } seats, seed { $seed }
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
lab-speed = { $speed } games a second, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $engine } engine
lab-ahead = ends ahead of
lab-kept = The games are kept in { $file }.
lab-goes-on = { $games } games are in { $file } already.
lab-out-of-time = The time is over: { $played } of { $games } games are kept in { $file }. The same command goes on from there.
lab-out-of-time-lost = The time is over: { $played } of { $games } games were played.
lab-journal = The journal is in { $file }. To see it: ludotheque open { $file }
