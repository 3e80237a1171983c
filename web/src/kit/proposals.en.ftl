proposal = Proposal
proposal-undo = { $n ->
    [0] proposes to go back to the very beginning.
    [one] proposes to go back to the position after one move.
   *[other] proposes to go back to the position after { $n } moves.
}
proposal-pause = proposes a pause.
proposal-resume = proposes to resume.
proposal-replace-bot = proposes that a robot take { $who }’s seat, with all that this seat knows.
proposal-replace-person = proposes that { $who }’s seat go to whoever opens a new link, and see all that this seat knows.
proposal-due = Only if { $who } is not back by { $time }.
proposal-waits = { $n ->
    [one] One player has agreed; waiting for the others.
   *[other] { $n } players have agreed; waiting for the others.
}
wish = { $n ->
    [one] proposes
   *[other] propose
}: { $what }
wish-waits = It is done once the others want it too; choosing again replaces your proposal.
agree = Agree
disagree = Refuse
proposal-until = The game goes on by itself: { $time }.
