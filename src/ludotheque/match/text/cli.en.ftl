cli-menu = Which game?
cli-menu-line = { $n }. { $title } ({ $range ->
    [true] { $least } to { $most } seats
   *[false] { $least ->
        [one] { $least } seat
       *[other] { $least } seats
    }
})
cli-menu-number = Type a number from 1 to { $n }, or quit.
cli-ask-seats = How many seats, from { $least } to { $most }? [{ $least }]
cli-ask-people = How many of them people at this keyboard, from 0 to { $most }? [1]
cli-title = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Type ? at any time for help.
cli-human = Seat { $n }: { $seat }, at this keyboard.
cli-bot = Seat { $n }: { $seat }, played by the bot “{ $bot }”.
cli-commitment = Commitment to the secret seed: { $hash }
cli-hand-over = { $seat }, the keyboard is yours. Others look away; press Enter when ready.
cli-hide = Press Enter to hide your screen, before the keyboard changes hands.
cli-prompt = { $seat } >
cli-choice = { $n }. { $text } [{ $typed }]
cli-more = … { $n } more: type list to read them all.
cli-beside-count = { $n ->
    [one] One more thing
   *[other] { $n } more things
} can be done at this moment: type beside to read.
cli-beside = What can be done at this moment, beside the question:
cli-beside-none = Nothing else can be done at this moment.
cli-no-such-number = There is no choice number { $n }.
cli-refused = No: { $why } ({ $rule })
cli-rule = { $rule }: { $sentence }
cli-ruling-ours = (Our reading, not the letter of the rulebook. { $reason })
cli-allowed = Nothing forbids it.
cli-why-what = Type why and a choice, such as: why { $example }
cli-ask-what = Type ask and a choice, such as: ask { $example }
cli-foreseen-nothing = Nothing more is to be said of it.
cli-explain-best = { $text } ({ $share } % of the thinking, { $chance } % chance of winning)
cli-explain-other = or: { $text } ({ $share } % of the thinking, { $chance } % chance of winning)
cli-explain-not-now = There is nothing to explain: you are not asked.
cli-review = { $title }: { $decisions ->
    [one] one decision reviewed
   *[other] { $decisions } decisions reviewed
  } of { $entries ->
        [one] { $entries } move
       *[other] { $entries } moves
    }, { $iterations ->
        [one] { $iterations } trial
       *[other] { $iterations } trials
    } each.
cli-review-one = Move { $move }, { $seat }: { $text } ({ $verdict }, { $chance } % chance of winning). The search would have:
cli-review-no-move = Move { $move } cannot be judged: somebody must have chosen there, and the game has { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }.
cli-review-curve = Chances of winning, for whoever sees all hands after the end:
cli-review-line = { $seat }: { $line } from { $first } % to { $last } %
cli-review-turns = Where the game turned:
cli-review-turn = move { $move }, { $seat }: { $text }. { $who } goes from { $before } % to { $after } %.
cli-review-turn-cost = { "  " }That choice cost { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }; preferred: { $better }.
cli-review-turn-after = { "  " }No choice was clearly better there: what followed turned it, dice, cards or answers.
cli-review-no-turns = No single move shifted the curve by ten points.
cli-review-decisions = What the search would have preferred, from what each could know then:
cli-review-sum = { $seat } lost { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} of chances in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
cli-review-costly = { "  " }move { $move }: { $text }, { $loss } % lost; preferred: { $better }.
cli-review-habit = { "  " }again and again: { $ask } { $times ->
        [one] { $times } time
       *[other] { $times } times
    }, { $lost } % lost in all.
cli-review-mark = { "  " }{ $text }
cli-review-move = move
cli-review-who = who
cli-review-played = played
cli-review-preferred = preferred
cli-review-loss = loss
cli-review-verdict = verdict
cli-review-points = { $loss } %
cli-review-interrupted = Interrupted after { $done ->
        [one] { $done } decision
       *[other] { $done } decisions
    } of { $total }. The same command goes on from there with { $file }.
cli-review-lost = Interrupted after { $done ->
        [one] { $done } decision
       *[other] { $done } decisions
    } of { $total }; with --out FILE they would have been kept.
cli-no-such-rule = There is no rule { $rule }.
cli-rule-what = Type rule and the id of a rule, such as: rule { $example }
cli-seat-what = Type seat and the number of another seat at this keyboard ({ $seats }).
cli-save-what = Type save and the name of a file.
cli-saved = Saved in { $file }. The file holds every secret of the game. To go on: ludotheque play --from { $file }
cli-save-failed = Not saved: { $why }
cli-file-exists = the file { $file } exists already; give another name.
cli-journal = The journal is in { $file }.
cli-journal-verify = The journal is in { $file }. To prove it: ludotheque verify { $file }
cli-position-kept = The game is kept in { $file }. To go on: { $command }
cli-campaign-left = The campaign in { $file } stays as it was before this game.
cli-goodbye = Goodbye.
cli-over = The game is over. { $reason }
cli-score = { $rank ->
    [0] { $seat }: { $score }
   *[other] { $rank }. { $seat }: { $score }
}
cli-help =
    Type the number of a choice, or the choice itself as shown in brackets. Also:
    ?  this help
    list  the question and all its choices again
    view  what you can see of the game
    beside  what else can be done at this moment
    why CHOICE  why a choice is refused
    ask CHOICE  what a choice would do, as far as you can know
    measure QUESTION  what the game measures beside its choices
    explain  what a good player would do here, and expects
    rule ID  a rule of the game
    undo  take back your last move, while nothing was drawn or revealed since
    seat N  give the keyboard to another person, for an any-time choice
    save FILE  write the position into a file
    quit  leave the table
    A word that is both a choice and a command is the choice; /quit is always the command.

cli-replay = { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $entries } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }.
cli-next = Then { $seat } is to answer: { $ask }
cli-verified = The journal is proven: { $entries ->
        [one] { $entries } move
       *[other] { $entries } moves
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, all from the seed committed to at the start. The end: { $reason }
cli-verified-together = Shares in the seed: { $who }. As long as one of them was honest, nobody could choose it.
cli-verified-alone = The seed was made by one party alone: it could not be changed during the game, but it may have been chosen before.
cli-verified-from = The game began with a position, not with a deal: how that came about is not proven.
cli-campaign-kept = Game { $n } of the campaign is kept in { $file }.
cli-campaign-game = Game { $n }, { $seats } { $seats ->
    [one] seat
   *[other] seats
 }, { $entries ->
        [one] { $entries } move
       *[other] { $entries } moves
    }, proven. { $reason }
cli-campaign-open = The campaign of { $title } goes on: every game begins with what the one before left.
cli-campaign-over = The campaign of { $title } has ended.

# -- what goes wrong

cli-fault-typed = { $kind ->
    [NoSuchOption] There is no option { $name } here: `{ $command } --help` lists them.
    [MissingParameter] { $name } is missing: `{ $command } --help` says what to type.
    [BadParameter] The value given for { $name } does not fit: `{ $command } --help` says what it may be.
    [BadOptionUsage] { $name } is not followed by its value: `{ $command } --help` says what it may be.
   *[other] This is no way to call `{ $command }`: `{ $command } --help` says how.
}
cli-fault-no-command = There is no command { $name }{ $near ->
    [none] {""}
   *[other] ; near it are { $near }
}. `{ $command } --help` lists them all.
cli-fault-file = { $file ->
    [none] A file
   *[other] { $file }
} cannot be used: { $why ->
    [ENOENT] there is no such file or folder
    [EEXIST] it exists already
    [EACCES] it is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] there is a file where a folder should be
    [ENOSPC] the disk is full
   *[other] { $detail }
}.
cli-fault-unread = { $file } cannot be read ({ $why ->
    [ENOENT] there is no such file
    [EACCES] it is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] there is a file where a folder should be
   *[other] { $detail }
}): give the path of { $what ->
    [review] a review
    [position] a saved position
    [campaign] a campaign
   *[journal] a journal
}.
cli-fault-not-text = { $file } is not { $what ->
    [review] a review
    [position] a saved position
    [campaign] a campaign
   *[journal] a journal
}: it is not UTF-8 text.
cli-fault-program = this is a fault of the program ({ $name }: { $detail }); please report it with the trace that appears when { $trace }=1 is set.
cli-fault-game-failed = { $detail }.
cli-fault-no-ledger = There is no rule ledger for { $game }; the ledgers here are: { $known }.
cli-fault-ledger = A rule ledger cannot be read ({ $detail }).
cli-fault-no-rule = { $game } has no rule { $rule }{ $near ->
    [none] {""}
   *[other] ; near it are { $near }
}. `ludotheque rules { $game }` lists them all.
cli-fault-coverage = Coverage reads the sources and the tests: run it from a checkout.
cli-fault-bench = The bench lives in the folder bench/ of the project’s checkout: run it there.
cli-fault-option-form = --option { $text }: write it as NAME=VALUE.
cli-fault-option-twice = --option { $name } is given twice, as { $one } and as { $other }: keep one.
cli-fault-option-truth = --option { $name }={ $value }: it is either true or false.
cli-fault-option-number = --option { $name }={ $value }: a whole number is expected.
cli-fault-option-json = --option { $name }={ $value }: JSON is expected.
cli-fault-seats = { $flag } { $text }: give different seats from 1 to { $seats } with commas between, or all.
cli-fault-seat = { $flag } { $number }: the seats of this game go from 1 to { $seats }.
cli-fault-level = { $flag } { $name }: there is no such level; the levels are: { $levels }.
cli-fault-human-bots = --human { $human } and --bots { $bots } contradict each other: give each seat to one, or give only one.
cli-fault-folder = There is no folder { $folder }: give one that holds cards.
cli-fault-no-content = { $game ->
    [none] No game here
   *[other] { $game }
} has no content to check.
cli-fault-which-content = Several games have content: say which with --game ({ $games }).
cli-fault-no-server = { $address } does not answer like a table server (status { $status }).
cli-fault-silent-server = { $address } does not answer: start the server, or name it with --server.
cli-fault-key-file = There is no file { $file }: the server says where its key is when it starts.
cli-fault-no-account = There is no account “{ $who }”.
cli-fault-not-banned = “{ $who }” is not banned: `ludotheque host bans` lists who is.
cli-fault-to = --to { $to }: this journal has { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }; give a number from 0 to { $total }.
cli-fault-branch-out = --branch N and --out FILE go together.
cli-fault-file-exists = The file { $file } exists already: give another name, or remove it first.
cli-fault-no-review = { $file } is not a review: give another file, or remove it.
cli-fault-other-review = { $file } is the review of another game or by another version: give another file.
cli-fault-manual-seed = --manual and --seed contradict each other: chance is typed in or comes from a seed.
cli-fault-from = --from brings its own seats, options and chance: leave --seats, --option, --seed, --manual out.
cli-fault-position-of = { $file } is a position of { $game }, not of { $asked }.
cli-fault-campaign-deals = --campaign deals its games itself: leave --from and --manual out.
cli-fault-no-campaign = There is no campaign in { $file } yet: name the game to begin one.
cli-fault-campaign-of = { $file } is a campaign of { $game } and brings its own options.
cli-fault-log-level = There is no log level { $level }: use debug, info, warning or error.

cli-puzzles-found = { $id }  { $ask }, level { $level }: the best choice is { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} ahead of the next.
cli-puzzles-there = { $count ->
    [one] There is { $count } puzzle.
   *[other] There are { $count } puzzles.
}
cli-puzzles-checked = { $kept ->
    [one] { $kept } puzzle is still proven
   *[other] { $kept } puzzles are still proven
}, { $gone ->
    [one] { $gone } is dropped.
   *[other] { $gone } are dropped.
}
