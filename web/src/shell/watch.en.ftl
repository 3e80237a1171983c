watch-lead = { $n ->
    [0] Nobody plays before everybody’s eyes right now.
    [one] One game is played before everybody’s eyes.
   *[other] { $n } games are played before everybody’s eyes.
}
watch-looking = Looking who plays.
watch-none = Nothing to watch
watch-none-why = A game is listed here when its players wanted that, as soon as it is dealt. Tables among friends never are.
watch-lobby = Go to the lobby
watch-go = Watch
watch-go-at = Watch: { $title }, { $who }
watch-friends = { $n ->
    [one] { $who }, your friend, plays there
   *[other] { $who }, your friends, play there
}
watch-followed = { $n ->
    [one] { $who }, whom you follow, plays there
   *[other] { $who }, whom you follow, play there
}
watch-rated = rated
watch-onlookers = { $n ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $n } people are watching
}
watch-since = begun { $ago }
watch-tables = Games to watch
